"""Displays are tried before Qt is: sockets of this machine, the network, and refusals."""

from __future__ import annotations

import socket
import struct
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from trictrac_gui.startup import display
from trictrac_gui.startup.display import Unreachable, reach_wayland, reach_x11

pytestmark = pytest.mark.skipif(
    not hasattr(socket, "AF_UNIX"), reason="this system has no X displays"
)

Answer = Callable[[socket.socket], None]
Listen = Callable[[socket.socket, Answer], None]


def accepts(connection: socket.socket) -> None:
    """Answer as an X server with one screen does."""
    connection.recv(4096)
    screen = struct.pack("<5I6HI4B", 1, 1, 0, 1, 0, 9, 9, 2, 2, 1, 1, 1, 0, 0, 24, 0)
    body = struct.pack(
        "<4I2H8BI", 1, 1 << 20, (1 << 20) - 1, 0, 0, 65535, 1, 0, 0, 0, 8, 8, 8, 9, 0
    )
    connection.sendall(struct.pack("<2B3H", 1, 0, 11, 0, len(body + screen) // 4) + body + screen)
    connection.recv(4096)


def refuses(connection: socket.socket) -> None:
    """Answer as an X server does to a user it does not know."""
    connection.recv(4096)
    reason = b"No protocol specified\n\0\0"
    head = struct.pack("<2B3H", 0, len(reason) - 2, 11, 0, len(reason) // 4)
    connection.sendall(head + reason)


@pytest.fixture
def listen() -> Iterator[Listen]:
    """Let a socket answer each connection in the background until the test is over."""
    with ExitStack() as open_sockets:

        def start(server: socket.socket, answer: Answer) -> None:
            open_sockets.callback(server.close)
            server.listen()

            def serve() -> None:
                while True:
                    try:
                        connection, _ = server.accept()
                        with connection:
                            answer(connection)
                    except OSError:
                        return

            threading.Thread(target=serve, daemon=True).start()

        yield start


@pytest.fixture
def answering(listen: Listen) -> Callable[[Answer], str]:
    """A display on the network of this machine that answers so."""

    def start(answer: Answer) -> str:
        server = socket.socket()
        server.bind(("127.0.0.1", 0))
        listen(server, answer)
        return f"127.0.0.1:{server.getsockname()[1] - display.FIRST_X11_PORT}.0"

    return start


def unused_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def test_a_display_on_the_network_that_answers_is_reached(
    answering: Callable[[Answer], str],
) -> None:
    reach_x11(answering(accepts))


def test_a_display_that_turns_the_user_away_says_so(answering: Callable[[Answer], str]) -> None:
    name = answering(refuses)
    with pytest.raises(Unreachable, match="refuses the connection of this user") as caught:
        reach_x11(name)
    assert name in str(caught.value)


def test_a_display_that_never_answers_is_given_up(answering: Callable[[Answer], str]) -> None:
    released = threading.Event()

    def says_nothing(connection: socket.socket) -> None:
        connection.recv(4096)
        released.wait(60)

    name = answering(says_nothing)
    try:
        with pytest.raises(Unreachable, match="does not answer"):
            reach_x11(name, timeout=0.3)
    finally:
        released.set()


def test_nobody_on_the_port_is_unreachable() -> None:
    name = f"127.0.0.1:{unused_port() - display.FIRST_X11_PORT}"
    with pytest.raises(Unreachable, match="refused") as caught:
        reach_x11(name)
    assert f"“{name}”" in str(caught.value)


def test_a_host_without_an_address_is_unreachable() -> None:
    with pytest.raises(Unreachable, match="cannot be reached"):
        reach_x11("no-such-host.invalid:0", timeout=1)


@pytest.mark.parametrize("name", [":87", ":87.0", "unix:87", "unix/:87.1"])
def test_a_local_display_is_looked_for_in_its_folder(name: str, tmp_path: Path) -> None:
    with pytest.raises(Unreachable, match="no such file or directory"):
        reach_x11(name, folder=tmp_path)


@pytest.mark.parametrize("name", [":87", "unix:87.0"])
def test_a_socket_in_the_folder_is_connected_to(
    name: str, tmp_path: Path, listen: Listen, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The X library does not know this folder, so only the connecting itself is looked at.
    monkeypatch.setattr(display, "_shake_hands", lambda *_: None)
    server = socket.socket(socket.AF_UNIX)
    server.bind(str(tmp_path / "X87"))
    listen(server, accepts)
    reach_x11(name, folder=tmp_path)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="a thing of Linux")
def test_a_socket_without_a_file_is_connected_to(
    tmp_path: Path, listen: Listen, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(display, "_shake_hands", lambda *_: None)
    server = socket.socket(socket.AF_UNIX)
    server.bind(f"\0{tmp_path / 'X87'}")
    listen(server, accepts)
    reach_x11(":87", folder=tmp_path)


def test_a_path_names_its_socket_itself(
    tmp_path: Path, listen: Listen, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(display, "_shake_hands", lambda *_: None)
    server = socket.socket(socket.AF_UNIX)
    server.bind(str(tmp_path / "org.x:0"))
    listen(server, accepts)
    reach_x11(str(tmp_path / "org.x:0"))


@pytest.mark.parametrize("name", ["nonsense", ":", ":x", "host:1.2.3x", "0"])
def test_what_names_no_display_is_refused(name: str) -> None:
    with pytest.raises(Unreachable, match="does not name a display"):
        reach_x11(name)


def test_a_number_beyond_all_ports_is_refused() -> None:
    with pytest.raises(Unreachable, match="so high a number"):
        reach_x11("localhost:99999")


def test_an_empty_display_is_refused() -> None:
    with pytest.raises(Unreachable, match="DISPLAY is not set"):
        reach_x11("")


def test_a_wayland_socket_is_reached_by_its_name_and_by_its_path(
    tmp_path: Path, listen: Listen
) -> None:
    server = socket.socket(socket.AF_UNIX)
    server.bind(str(tmp_path / "wayland-7"))
    listen(server, accepts)
    reach_wayland({"WAYLAND_DISPLAY": "wayland-7", "XDG_RUNTIME_DIR": str(tmp_path)})
    reach_wayland({"WAYLAND_DISPLAY": str(tmp_path / "wayland-7")})


def test_a_wayland_display_without_its_socket_is_unreachable(tmp_path: Path) -> None:
    with pytest.raises(Unreachable, match="“wayland-7” cannot be reached"):
        reach_wayland({"WAYLAND_DISPLAY": "wayland-7", "XDG_RUNTIME_DIR": str(tmp_path)})


def test_a_wayland_display_needs_the_folder_of_its_socket() -> None:
    with pytest.raises(Unreachable, match="XDG_RUNTIME_DIR is not set"):
        reach_wayland({"WAYLAND_DISPLAY": "wayland-7"})
