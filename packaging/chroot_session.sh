#!/bin/bash
# A player's session on a screen of its own: a scripted game begun with the mouse, and a file opened.
# Run inside the system that packaging/try-in-chroot makes.
set -eu
Xvfb :77 -noreset -screen 0 1366x768x24 >/dev/null 2>&1 &
server=$!
trap 'kill $server 2>/dev/null' EXIT
export DISPLAY=:77
for _ in $(seq 50); do xdotool getdisplaygeometry >/dev/null 2>&1 && break; sleep 0.2; done

window() { # the window of a started program, once it is there
    for _ in $(seq 100); do
        found=$(xdotool search --onlyvisible --pid "$1" 2>/dev/null | head -n 1) && [ -n "$found" ] && { echo "$found"; return; }
        sleep 0.2
    done
    echo "no window came" >&2
    return 1
}

trictrac-gui --language en --new tric-trac --dice 5-4,3-1,6-4,5-2,6-3,4-2,6-6,5-1 >/tmp/said-1.txt 2>&1 &
game=$!
id=$(window $game)
echo "the window of the game: $id"
sleep 3
xdotool windowfocus "$id"; sleep 0.5
import -window root /tmp/shot-board.png
# Each side throws for the beginning, then the game goes on with clicks: a checker, then its point.
at() { xdotool mousemove "$1" "$2" click 1; sleep 1; }
xdotool key ctrl+t; sleep 2; xdotool key ctrl+t; sleep 2
at 694 497; at 506 563 # Red from 1 to 6
at 694 497; at 542 563 # Red from 1 to 5
import -window root /tmp/shot-red.png
xdotool key ctrl+Return; sleep 1; xdotool key ctrl+t; sleep 2
at 694 230; at 456 180 # Black from 24 to 18
at 694 230; at 543 180 # Black from 24 to 20
xdotool key ctrl+Return; sleep 1
import -window root /tmp/shot-black.png
kill -0 $game && echo "still there after two turns"
kill -TERM $game; wait $game 2>/dev/null || true
journal=$(ls -t ~/.local/share/trictrac-gui/games/*.jsonl | head -n 1)
echo "the game is kept: $(wc -l <"$journal") lines; as the command line reads it:"
trictrac check "$journal" && echo "  every play can have been made"
steps=$(grep -c '"do":"stepped"' "$journal")
echo "steps played by mouse: $steps"; [ "$steps" = 4 ]
echo "said on the terminal: $(wc -l </tmp/said-1.txt) lines"; cat /tmp/said-1.txt

trictrac-gui --language en /dist/ttg-1-tric-trac.ttg >/tmp/said-2.txt 2>&1 &
file=$!
echo "the window of the file: $(window $file)"
sleep 3
import -window root /tmp/shot-file.png
kill -0 $file && echo "the file is open"
kill -TERM $file; wait $file 2>/dev/null || true
cat /tmp/said-2.txt
