<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>A table for Tric Trac, Backgammon and Tavla, for two people at one computer.</source>
        <translation>Ein Spieltisch für Tric Trac, Backgammon und Tavla: zwei Menschen, ein Computer.</translation>
    </message>
    <message>
        <source>The program is free under the MIT licence. It uses Qt under the LGPL and the typeface Lato under the SIL Open Font License.</source>
        <translation>Das Programm ist frei unter der MIT-Lizenz. Es verwendet Qt unter der LGPL und die Schrift Lato unter der SIL Open Font License.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>ActionBar</name>
    <message>
        <source>{key} shows all keys</source>
        <translation>{key} zeigt alle Tasten</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Annehmen</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Result…</source>
        <translation>Ergebnis…</translation>
    </message>
    <message>
        <source>Confirm the throw</source>
        <translation>Wurf bestätigen</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>This has only just changed – please look before you press.</source>
        <translation>Das hat sich eben erst geändert – bitte erst hinsehen, dann drücken.</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>Kept boar&amp;ds</source>
        <translation>Gemerkte Ste&amp;llungen</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Neue Partie</translation>
    </message>
    <message>
        <source>New game with chec&amp;kable dice…</source>
        <translation>Neue Partie mit nach&amp;prüfbaren Würfeln…</translation>
    </message>
    <message>
        <source>Kept g&amp;ames</source>
        <translation>&amp;Aufbewahrte Partien</translation>
    </message>
    <message>
        <source>&amp;Leave this game…</source>
        <translation>Partie &amp;verlassen…</translation>
    </message>
    <message>
        <source>&amp;Give up…</source>
        <translation>Auf&amp;geben…</translation>
    </message>
    <message>
        <source>&amp;Save elsewhere…</source>
        <translation>Anderswo &amp;speichern…</translation>
    </message>
    <message>
        <source>Set up a &amp;position…</source>
        <translation>S&amp;tellung aufbauen…</translation>
    </message>
    <message>
        <source>Save a pict&amp;ure of the board…</source>
        <translation>Bild des Brettes spe&amp;ichern…</translation>
    </message>
    <message>
        <source>Keep this &amp;board</source>
        <translation>Stellung &amp;merken</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>&amp;Save a copy…</source>
        <translation>&amp;Kopie speichern…</translation>
    </message>
    <message>
        <source>Copy as &amp;text</source>
        <translation>Als &amp;Text kopieren</translation>
    </message>
    <message>
        <source>Copy as Position &amp;ID</source>
        <translation>Als &amp;Position-ID kopieren</translation>
    </message>
    <message>
        <source>Copy as &amp;Match ID</source>
        <translation>Als &amp;Match-ID kopieren</translation>
    </message>
    <message>
        <source>Copy as &amp;XGID</source>
        <translation>Als &amp;XGID kopieren</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Take the turn &amp;back…</source>
        <translation>Zug zurück&amp;nehmen…</translation>
    </message>
    <message>
        <source>Play the turn a&amp;gain…</source>
        <translation>Zug wieder &amp;aufnehmen…</translation>
    </message>
    <message>
        <source>&amp;Throw the dice</source>
        <translation>W&amp;ürfeln</translation>
    </message>
    <message>
        <source>&amp;Finish turn</source>
        <translation>Zug &amp;beenden</translation>
    </message>
    <message>
        <source>&amp;Show all plays</source>
        <translation>Alle Züge &amp;zeigen</translation>
    </message>
    <message>
        <source>D&amp;ouble</source>
        <translation>Do&amp;ppeln</translation>
    </message>
    <message>
        <source>&amp;Dice by hand</source>
        <translation>Würfel von &amp;Hand</translation>
    </message>
    <message>
        <source>R&amp;ules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>M&amp;oves</source>
        <translation>&amp;Züge</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>Ein Zug zurück</translation>
    </message>
    <message>
        <source>One turn on</source>
        <translation>Ein Zug weiter</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zur Partie</translation>
    </message>
    <message>
        <source>&amp;Coach</source>
        <translation>&amp;Trainer</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Lektionen</translation>
    </message>
    <message>
        <source>&amp;Present</source>
        <translation>&amp;Präsentieren</translation>
    </message>
    <message>
        <source>Turn the &amp;board</source>
        <translation>&amp;Brett drehen</translation>
    </message>
    <message>
        <source>&amp;Mirror the board</source>
        <translation>Brett &amp;spiegeln</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Einstellungen…</translation>
    </message>
    <message>
        <source>T&amp;he dice…</source>
        <translation>Die Wür&amp;fel…</translation>
    </message>
    <message>
        <source>&amp;Keyboard…</source>
        <translation>&amp;Tastatur…</translation>
    </message>
    <message>
        <source>&amp;Delete my data…</source>
        <translation>&amp;Meine Daten löschen…</translation>
    </message>
    <message>
        <source>&amp;About this program…</source>
        <translation>Ü&amp;ber dieses Programm…</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Präsentieren</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Keep this game for later and choose another</source>
        <translation>Diese Partie für später aufbewahren und eine andere wählen</translation>
    </message>
    <message>
        <source>Begin a game whose throws anybody can check afterwards</source>
        <translation>Eine Partie beginnen, deren Würfe sich hinterher prüfen lassen</translation>
    </message>
    <message>
        <source>All games: to go on with, to look through, to pass on</source>
        <translation>Alle Partien: zum Weiterspielen, Ansehen und Weitergeben</translation>
    </message>
    <message>
        <source>Keep this game for later, or end it without a result</source>
        <translation>Diese Partie für später aufbewahren oder ohne Ergebnis beenden</translation>
    </message>
    <message>
        <source>Give the game up, if the other side accepts</source>
        <translation>Der anderen Seite anbieten, dass sie gewonnen hat</translation>
    </message>
    <message>
        <source>Keep this game in another folder from now on</source>
        <translation>Diese Partie ab jetzt in einem anderen Ordner speichern</translation>
    </message>
    <message>
        <source>Place the checkers as you like and play from there</source>
        <translation>Steine nach Belieben aufstellen und von dort aus spielen</translation>
    </message>
    <message>
        <source>Save the board as a drawing, a picture or a page</source>
        <translation>Das Brett als Zeichnung, Bild oder Seite speichern</translation>
    </message>
    <message>
        <source>Put this position into a set, to show it again</source>
        <translation>Diese Stellung in eine Sammlung legen, um sie wieder zu zeigen</translation>
    </message>
    <message>
        <source>Look at the positions that were kept</source>
        <translation>Die gemerkten Stellungen ansehen</translation>
    </message>
    <message>
        <source>Close the program; the game is kept</source>
        <translation>Das Programm schließen; die Partie bleibt erhalten</translation>
    </message>
    <message>
        <source>Look through a file of games: .ttg, .mat, .sgf</source>
        <translation>Eine Datei mit Partien ansehen: .ttg, .mat, .sgf</translation>
    </message>
    <message>
        <source>Read what was copied: an ID, a position, or the text of a game</source>
        <translation>Lesen, was kopiert wurde: eine Kennung, eine Stellung oder den Text einer Partie</translation>
    </message>
    <message>
        <source>Write the game to a file of its own, as .ttg, .mat or .sgf</source>
        <translation>Die Partie in eine eigene Datei schreiben, als .ttg, .mat oder .sgf</translation>
    </message>
    <message>
        <source>Copy the checkers of both sides as words</source>
        <translation>Die Steine beider Seiten in Worten kopieren</translation>
    </message>
    <message>
        <source>Copy the checkers as gnubg writes them</source>
        <translation>Die Steine so kopieren, wie gnubg sie schreibt</translation>
    </message>
    <message>
        <source>Copy score, cube and dice as gnubg writes them</source>
        <translation>Spielstand, Dopplerwürfel und Würfel so kopieren, wie gnubg sie schreibt</translation>
    </message>
    <message>
        <source>Copy the whole moment in one line, as XG writes it</source>
        <translation>Den ganzen Augenblick in einer Zeile kopieren, wie XG ihn schreibt</translation>
    </message>
    <message>
        <source>Play the move again that was taken back</source>
        <translation>Den zurückgenommenen Schritt wieder spielen</translation>
    </message>
    <message>
        <source>Go back to the last turn, if both sides agree; the dice stay the same</source>
        <translation>Zum letzten Zug zurückgehen, wenn beide einverstanden sind; die Würfel bleiben dieselben</translation>
    </message>
    <message>
        <source>Go on to where the turn was taken back, if both sides agree</source>
        <translation>Wieder dahin gehen, wo der Zug zurückgenommen wurde, wenn beide einverstanden sind</translation>
    </message>
    <message>
        <source>Throw the dice for the side on turn</source>
        <translation>Für die Seite würfeln, die am Zug ist</translation>
    </message>
    <message>
        <source>Finish the turn once its numbers are played</source>
        <translation>Den Zug beenden, wenn die Zahlen gespielt sind</translation>
    </message>
    <message>
        <source>Offer the doubling cube before the throw</source>
        <translation>Vor dem Wurf das Doppeln anbieten</translation>
    </message>
    <message>
        <source>Show how often each throw has fallen</source>
        <translation>Zeigen, wie oft jeder Wurf gefallen ist</translation>
    </message>
    <message>
        <source>List every way to play this throw, to look at and to play</source>
        <translation>Alle Möglichkeiten auflisten, diesen Wurf zu spielen</translation>
    </message>
    <message>
        <source>Set every throw by hand, for exercises</source>
        <translation>Jeden Wurf von Hand setzen, zum Üben</translation>
    </message>
    <message>
        <source>Show or hide the rules of this game</source>
        <translation>Die Regeln dieses Spiels zeigen oder verbergen</translation>
    </message>
    <message>
        <source>Show or hide the list of moves</source>
        <translation>Die Liste der Züge zeigen oder verbergen</translation>
    </message>
    <message>
        <source>Show the turn before on the board</source>
        <translation>Den Zug davor auf dem Brett zeigen</translation>
    </message>
    <message>
        <source>Show the next turn on the board</source>
        <translation>Den Zug danach auf dem Brett zeigen</translation>
    </message>
    <message>
        <source>Show the first position on the board</source>
        <translation>Die erste Stellung auf dem Brett zeigen</translation>
    </message>
    <message>
        <source>Show the game as it stands</source>
        <translation>Die Partie zeigen, wie sie steht</translation>
    </message>
    <message>
        <source>Show or hide the counts of the position</source>
        <translation>Die Zählung der Stellung zeigen oder verbergen</translation>
    </message>
    <message>
        <source>Learn the games step by step</source>
        <translation>Die Spiele Schritt für Schritt lernen</translation>
    </message>
    <message>
        <source>Show the board to a class, to draw and to try on it</source>
        <translation>Das Brett einer Klasse zeigen, darauf zeichnen und ausprobieren</translation>
    </message>
    <message>
        <source>Show the board from the other side</source>
        <translation>Das Brett von der anderen Seite zeigen</translation>
    </message>
    <message>
        <source>Exchange left and right on the board</source>
        <translation>Links und rechts auf dem Brett vertauschen</translation>
    </message>
    <message>
        <source>Fill the whole screen</source>
        <translation>Den ganzen Bildschirm ausfüllen</translation>
    </message>
    <message>
        <source>Language, look, speed and habits</source>
        <translation>Sprache, Aussehen, Tempo und Gewohnheiten</translation>
    </message>
    <message>
        <source>Show all keys in large type</source>
        <translation>Alle Tasten in großer Schrift zeigen</translation>
    </message>
    <message>
        <source>See all that is kept on this computer, and delete it</source>
        <translation>Sehen und löschen, was auf diesem Computer aufbewahrt wird</translation>
    </message>
    <message>
        <source>Version and licences</source>
        <translation>Version und Lizenzen</translation>
    </message>
    <message>
        <source>Take the last move back, or a whole turn if both sides agree</source>
        <translation>Den letzten Schritt zurücknehmen, oder einen ganzen Zug, wenn beide einverstanden sind</translation>
    </message>
</context>
<context>
    <name>Agree</name>
    <message>
        <source>Play the turn again as it was?</source>
        <translation>Den Zug wieder so aufnehmen, wie er war?</translation>
    </message>
    <message>
        <source>The game goes on where it stood before the turn was taken back.</source>
        <translation>Die Partie geht da weiter, wo sie vor dem Zurücknehmen stand.</translation>
    </message>
    <message>
        <source>Take the turn back?</source>
        <translation>Den Zug zurücknehmen?</translation>
    </message>
    <message>
        <source>It can then be played differently. No throw changes: all dice that have fallen come again exactly as they were.</source>
        <translation>Er kann dann anders gespielt werden. An den Würfen ändert sich nichts: Was gefallen ist, kommt genauso wieder.</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Both sides agree</source>
        <translation>Beide sind einverstanden</translation>
    </message>
    <message>
        <source>Take the drop back?</source>
        <translation>Ablehnung des Doppelns zurücknehmen?</translation>
    </message>
    <message>
        <source>Take the resignation back?</source>
        <translation>Aufgabe zurücknehmen?</translation>
    </message>
    <message>
        <source>The double then waits for its answer once more.</source>
        <translation>Das Doppeln wartet dann noch einmal auf seine Antwort.</translation>
    </message>
    <message>
        <source>The game then goes on where it stood before it was given up. No throw changes.</source>
        <translation>Die Partie geht dann weiter, wo sie vor der Aufgabe stand. An den Würfen ändert sich nichts.</translation>
    </message>
</context>
<context>
    <name>Busy</name>
    <message>
        <source>This game is being played elsewhere</source>
        <translation>Diese Partie wird anderswo gespielt</translation>
    </message>
    <message>
        <source>Another window of the program has this game open, so nothing can be played in it here. You can look through it as far as it has come, or close the other window and try again.</source>
        <translation>Ein anderes Fenster des Programms hat diese Partie geöffnet, deshalb lässt sich hier nicht in ihr spielen. Sie können sie ansehen, so weit sie gekommen ist, oder das andere Fenster schließen und es noch einmal versuchen.</translation>
    </message>
    <message>
        <source>Another game</source>
        <translation>Andere Partie</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Look through</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Another window is playing it</source>
        <translation>Ein anderes Fenster spielt sie</translation>
    </message>
</context>
<context>
    <name>CheckableDice</name>
    <message>
        <source>Dice that can be checked</source>
        <translation>Nachprüfbare Würfel</translation>
    </message>
    <message>
        <source>The program has drawn a secret number and shows its fingerprint. All throws of the game follow from this number and from words that you add now. After the game the number is shown: anybody can then check every throw.</source>
        <translation>Das Programm hat eine geheime Zahl gezogen und zeigt ihren Fingerabdruck. Alle Würfe der Partie ergeben sich aus dieser Zahl und aus Worten, die Sie jetzt hinzufügen. Nach der Partie wird die Zahl gezeigt: Dann kann jeder jeden Wurf nachprüfen.</translation>
    </message>
    <message>
        <source>Fingerprint (SHA-256)</source>
        <translation>Fingerabdruck (SHA-256)</translation>
    </message>
    <message>
        <source>Note the fingerprint and the words, or photograph them: only so it can be told afterwards that no other number and no other words were put in. Whoever did not start the game should type words that nobody can guess; otherwise the number can have been chosen beforehand among many. Until the end the number lies in the file of the game on this computer: whoever opens that file can work out the throws to come.</source>
        <translation>Notieren oder fotografieren Sie den Fingerabdruck und die Worte: Nur so lässt sich später feststellen, dass keine andere Zahl und keine anderen Worte eingesetzt wurden. Wer die Partie nicht begonnen hat, gibt am besten Worte ein, die niemand erraten kann; sonst könnte die Zahl vorher unter vielen ausgesucht worden sein. Bis zum Schluss liegt die Zahl in der Datei der Partie auf diesem Computer: Wer diese Datei öffnet, kann die kommenden Würfe ausrechnen.</translation>
    </message>
    <message>
        <source>Words of {player}</source>
        <translation>Worte von {player}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Begin the game</source>
        <translation>Partie beginnen</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>bar</source>
        <translation>Bar</translation>
    </message>
    <message>
        <source>{first} {a}, {second} {b}</source>
        <translation>{first} {a}, {second} {b}</translation>
    </message>
    <message>
        <source>level</source>
        <translation>gleichauf</translation>
    </message>
    <message>
        <source>{side} leads by {pips}</source>
        <translation>{side} führt mit {pips}</translation>
    </message>
    <message>
        <source>the sides still meet</source>
        <translation>die Seiten treffen noch aufeinander</translation>
    </message>
    <message>
        <source>no more contact</source>
        <translation>kein Kontakt mehr</translation>
    </message>
    <message>
        <source>{first}–{last} ({points})</source>
        <translation>{first}–{last} ({points})</translation>
    </message>
    <message>
        <source>{place} ({throws}/{all})</source>
        <translation>{place} ({throws}/{all})</translation>
    </message>
    <message>
        <source>held by {checkers}</source>
        <translation>gehalten von {checkers}</translation>
    </message>
    <message>
        <source>empty; {throws}/{all} throws take it</source>
        <translation>leer; {throws}/{all} Würfe nehmen sie</translation>
    </message>
    <message>
        <source>{throws}/{all} throws score; at most {points}</source>
        <translation>{throws}/{all} Würfe bringen Punkte; höchstens {points}</translation>
    </message>
    <message>
        <source>H</source>
        <translation>S</translation>
    </message>
    <message>
        <source>E</source>
        <translation>E</translation>
    </message>
    <message>
        <source>cannot be played</source>
        <translation>nicht spielbar</translation>
    </message>
    <message>
        <source>hits {places}</source>
        <translation>schlägt auf {places}</translation>
    </message>
    <message>
        <source>scores up to {points}</source>
        <translation>bringt bis zu {points}</translation>
    </message>
    <message>
        <source>can take the Hucke</source>
        <translation>kann die Hucke nehmen</translation>
    </message>
    <message>
        <source>brings {checkers} into play</source>
        <translation>bringt {checkers} ins Spiel</translation>
    </message>
    <message>
        <source>a plain move</source>
        <translation>ein gewöhnlicher Zug</translation>
    </message>
    <message>
        <source>{n} of {all} hit</source>
        <translation>{n} von {all} schlagen</translation>
    </message>
    <message>
        <source>{n} score</source>
        <translation>{n} bringen Punkte</translation>
    </message>
    <message>
        <source>{n} enter</source>
        <translation>{n} bringen ins Spiel</translation>
    </message>
    <message>
        <source>{n} pass</source>
        <translation>{n} verfallen</translation>
    </message>
    <message>
        <source>Hucke</source>
        <translation>Hucke</translation>
    </message>
    <message>
        <source>Points at stake</source>
        <translation>Punkte in Reichweite</translation>
    </message>
    <message>
        <source>Made points</source>
        <translation>Gesichert</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Sperren</translation>
    </message>
    <message>
        <source>Blots (hit by)</source>
        <translation>Einzelne Steine</translation>
    </message>
    <message>
        <source>Throws of {side}</source>
        <translation>Würfe von {side}</translation>
    </message>
    <message>
        <source>Next throw: {side}</source>
        <translation>Nächster Wurf: {side}</translation>
    </message>
    <message>
        <source>{letter} hits</source>
        <translation>{letter} schlägt</translation>
    </message>
    <message>
        <source>+1 scores</source>
        <translation>+1 bringt Punkte</translation>
    </message>
    <message>
        <source>⌂ takes the Hucke</source>
        <translation>⌂ nimmt die Hucke</translation>
    </message>
    <message>
        <source>{letter} enters</source>
        <translation>{letter} bringt ins Spiel</translation>
    </message>
    <message>
        <source>× passes</source>
        <translation>× verfällt</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Trainer</translation>
    </message>
    <message>
        <source>Close the coach</source>
        <translation>Trainer schließen</translation>
    </message>
    <message>
        <source>The coach looks on as soon as a game is on the table.</source>
        <translation>Der Trainer sieht zu, sobald eine Partie auf dem Tisch steht.</translation>
    </message>
    <message>
        <source>Whose throws the table shows</source>
        <translation>Wessen Würfe die Tabelle zeigt</translation>
    </message>
    <message>
        <source>The race in pips</source>
        <translation>Das Rennen in Pips</translation>
    </message>
    <message>
        <source>The 36 throws</source>
        <translation>Die 36 Würfe</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Files of Backgammon: Jellyfish’s text (.mat, .txt) and SGF (.sgf), as gnubg and others write
them. Files of every game here: .ttg, and the journals of games (.jsonl), which are read only.
What a file is, its contents decide, not its name. A name of “-” is standard input or output.</source>
        <translation>Backgammon-Dateien: Text nach Jellyfish (.mat, .txt) und SGF (.sgf), wie gnubg und andere sie
schreiben. Dateien aller Spiele hier: .ttg und die Journale der Partien (.jsonl), die nur gelesen
werden. Was eine Datei ist, sagt ihr Inhalt, nicht ihr Name. „-“ steht für Standardein- oder
-ausgabe.</translation>
    </message>
    <message>
        <source>Each fault is one line: FILE:LINE:COLUMN: what is wrong. One that begins with “note:” leaves
no doubt about what is meant. The exit status is 0 where everything was read and can have been
played, 1 where it was not, 2 for a wrong command.</source>
        <translation>Jeder Fehler ist eine Zeile: DATEI:ZEILE:SPALTE: was nicht stimmt. Beginnt sie mit „Hinweis:“, so
ist klar, was gemeint ist. Der Rückgabewert ist 0, wenn alles gelesen wurde und so gespielt worden
sein kann, sonst 1, bei einem falschen Befehl 2.</translation>
    </message>
    <message>
        <source>Faults of IN are told as by “trictrac check”; what cannot have been played is written as it
was read, with the reason beside it. The exit status is 0 where all went well, 1 where nothing
was written, 2 for a wrong command, 3 where OUT was written and IN has faults.</source>
        <translation>Fehler in EIN werden wie von „trictrac check“ genannt; was so nicht gespielt worden sein kann,
wird geschrieben, wie es gelesen wurde, mit dem Grund daneben. Der Rückgabewert ist 0, wenn alles
gelungen ist, 1, wenn nichts geschrieben wurde, 2 bei einem falschen Befehl, 3, wenn AUS
geschrieben wurde und EIN Fehler hat.</translation>
    </message>
    <message>
        <source>Read files of games and step through every play by the rules.</source>
        <translation>Liest Dateien mit Partien und spielt jeden Zug nach den Regeln nach.</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>DATEI</translation>
    </message>
    <message>
        <source>files of games</source>
        <translation>Dateien mit Partien</translation>
    </message>
    <message>
        <source>Write the games of a file in another format; the ending of OUT says which.</source>
        <translation>Schreibt die Partien einer Datei in einem anderen Format; welches, sagt die Endung von AUS.</translation>
    </message>
    <message>
        <source>IN</source>
        <translation>EIN</translation>
    </message>
    <message>
        <source>a file of games</source>
        <translation>eine Datei mit Partien</translation>
    </message>
    <message>
        <source>OUT</source>
        <translation>AUS</translation>
    </message>
    <message>
        <source>the file to write</source>
        <translation>die Datei, die geschrieben wird</translation>
    </message>
    <message>
        <source>write over OUT if it is there</source>
        <translation>AUS überschreiben, wenn es die Datei schon gibt</translation>
    </message>
    <message>
        <source>the format to write, where the name of OUT does not say it</source>
        <translation>das Format, wenn es der Name von AUS nicht sagt</translation>
    </message>
    <message>
        <source>Read lesson files as the program does and say of each whether it is sound: every mistake with its line, claims that counting shows to be wrong, and, as a warning, plays that are not named and fulfil what is asked too.</source>
        <translation>Lektionen lesen, wie es das Programm tut, und von jeder sagen, ob sie in Ordnung ist: jeder Fehler mit seiner Zeile, Behauptungen, die das Nachzählen widerlegt, und als Warnung Züge, die nicht genannt sind und das Gefragte auch erfüllen.</translation>
    </message>
    <message>
        <source>lesson files to check</source>
        <translation>Lektionen, die geprüft werden</translation>
    </message>
    <message>
        <source>list the legal plays of positions given as lines of JSON</source>
        <translation>die erlaubten Züge zu Stellungen in JSON-Zeilen nennen</translation>
    </message>
    <message>
        <source>check lesson files and tell the line of each mistake</source>
        <translation>Lektionen prüfen und zu jedem Fehler die Zeile nennen</translation>
    </message>
    <message>
        <source>read files of games and say what in them cannot have been played</source>
        <translation>Dateien mit Partien lesen und sagen, was so nicht gespielt worden sein kann</translation>
    </message>
    <message>
        <source>write the games of a file in another format</source>
        <translation>die Partien einer Datei in einem anderen Format schreiben</translation>
    </message>
    <message>
        <source>draw the board of a position as SVG, PNG or PDF</source>
        <translation>das Brett einer Stellung als SVG, PNG oder PDF zeichnen</translation>
    </message>
    <message>
        <source>throw the dice of saved games again and compare them with the record</source>
        <translation>die Würfel gespeicherter Partien noch einmal werfen und mit der Aufzeichnung vergleichen</translation>
    </message>
    <message>
        <source>the answers cannot be written: {why}; make room and try again.</source>
        <translation>die Antworten lassen sich nicht schreiben: {why}; schaffen Sie Platz und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>standard output is closed; open it to receive the answers.</source>
        <translation>die Standardausgabe ist geschlossen; öffnen Sie sie, um die Antworten zu erhalten.</translation>
    </message>
    <message>
        <source>“{language}” is not a language here, {known} are</source>
        <translation>„{language}“ ist hier keine Sprache; es gibt {known}</translation>
    </message>
    <message>
        <source>a command is missing, such as “plays”</source>
        <translation>es fehlt ein Befehl, zum Beispiel „plays“</translation>
    </message>
    <message>
        <source>The rules of Tric Trac, Backgammon and Tavla on the command line.</source>
        <translation>Die Regeln von Tric Trac, Backgammon und Tavla auf der Befehlszeile.</translation>
    </message>
    <message>
        <source>show program&apos;s version number and exit</source>
        <translation>die Version des Programms zeigen und aufhören</translation>
    </message>
    <message>
        <source>the language of what is said, if not that of the locale</source>
        <translation>die Sprache der Ausgaben, wenn nicht die des Systems</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <translation>BEFEHL</translation>
    </message>
    <message>
        <source>A position is the text that the program writes, such as

  trictrac picture &quot;red 7:2 13:2 off:11 / black 15:2 24:13&quot; out.svg --dice 6-4

or all its lines from a file by way of “-”, which stands for standard input; for Backgammon and
Tavla also an XGID, a Position ID, or a Position ID with a Match ID. The ending of OUT says what
is written: .svg has shapes only, .png has dots, .pdf is a page as large as the board.
The exit status is 0 where OUT was written, 1 where it was not, 2 for a wrong command.</source>
        <translation>Eine Stellung ist der Text, den das Programm schreibt, etwa

  trictrac picture &quot;red 7:2 13:2 off:11 / black 15:2 24:13&quot; out.svg --dice 6-4

oder alle seine Zeilen aus einer Datei über „-“, das für die Standardeingabe steht; bei Backgammon
und Tavla auch eine XGID, eine Position-ID oder eine Position-ID mit einer Match-ID. Was
geschrieben wird, sagt die Endung von AUS: .svg hat nur Formen, .png hat Bildpunkte, .pdf ist eine
Seite, so groß wie das Brett. Der Rückgabewert ist 0, wenn AUS geschrieben wurde, sonst 1, bei
einem falschen Befehl 2.</translation>
    </message>
    <message>
        <source>“{text}” is not a throw; write it like 6-4</source>
        <translation>„{text}“ ist kein Wurf; schreiben Sie etwa 6-4</translation>
    </message>
    <message>
        <source>“{text}” is not a width; give a number from {least} to {most}</source>
        <translation>„{text}“ ist keine Breite; geben Sie eine Zahl von {least} bis {most} an</translation>
    </message>
    <message>
        <source>Draw the board of a position as the program shows it.</source>
        <translation>Zeichnet das Brett einer Stellung, wie das Programm es zeigt.</translation>
    </message>
    <message>
        <source>POSITION</source>
        <translation>STELLUNG</translation>
    </message>
    <message>
        <source>what is on the board</source>
        <translation>was auf dem Brett ist</translation>
    </message>
    <message>
        <source>GAME</source>
        <translation>SPIEL</translation>
    </message>
    <message>
        <source>the game, where POSITION does not say it</source>
        <translation>das Spiel, wenn STELLUNG es nicht nennt</translation>
    </message>
    <message>
        <source>SIDE</source>
        <translation>SEITE</translation>
    </message>
    <message>
        <source>the side to move, such as red or white</source>
        <translation>die Seite am Zug, etwa red oder white</translation>
    </message>
    <message>
        <source>the dice that lie on the board</source>
        <translation>die Würfel, die auf dem Brett liegen</translation>
    </message>
    <message>
        <source>TEXT</source>
        <translation>TEXT</translation>
    </message>
    <message>
        <source>draw on the board, such as “arrows: 13-7 red”, “circles: 8 blue”, “numbers: 6=1 green”; may be given several times</source>
        <translation>auf das Brett zeichnen, etwa „arrows: 13-7 red“, „circles: 8 blue“, „numbers: 6=1 green“; auch mehrmals</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NAME</translation>
    </message>
    <message>
        <source>intarsia, night or projector (the usual one), or a theme file ending in .toml</source>
        <translation>intarsia, night oder projector (sonst dieses), oder eine Datei mit einem Aussehen, die auf .toml endet</translation>
    </message>
    <message>
        <source>the width of an .svg or .png in pixels, usually {usual}</source>
        <translation>die Breite einer .svg oder .png in Bildpunkten, sonst {usual}</translation>
    </message>
    <message>
        <source>seen from the other side</source>
        <translation>von der anderen Seite gesehen</translation>
    </message>
    <message>
        <source>with left and right exchanged</source>
        <translation>links und rechts vertauscht</translation>
    </message>
    <message>
        <source>(shown here on two lines), with &quot;options&quot;, &quot;score&quot; and &quot;ask&quot; where wanted. Points
are numbered as printed on the board; &quot;backgammon&quot; and &quot;tavla&quot; have the sides &quot;white&quot;
and &quot;black&quot; and also know &quot;bar&quot;. Each line that is not blank gets one line of JSON as its answer.
The exit status is 1 where a line could not be answered, 2 for a wrong command.</source>
        <translation>(hier auf zwei Zeilen), auf Wunsch mit &quot;options&quot;, &quot;score&quot; und &quot;ask&quot;. Die Felder sind nummeriert
wie auf dem Brett; &quot;backgammon&quot; und &quot;tavla&quot; haben die Seiten &quot;white&quot; und &quot;black&quot; und kennen auch
&quot;bar&quot;. Jede Zeile, die nicht leer ist, erhält eine JSON-Zeile als Antwort. Der Rückgabewert ist 1,
wenn sich eine Zeile nicht beantworten ließ, bei einem falschen Befehl 2.</translation>
    </message>
    <message>
        <source>A request is one line of JSON:</source>
        <translation>Eine Anfrage ist eine Zeile JSON:</translation>
    </message>
    <message>
        <source>Read positions with a throw, one line of JSON each, and answer each with all legal plays as one line of JSON.</source>
        <translation>Liest Stellungen mit einem Wurf, je eine Zeile JSON, und beantwortet jede mit allen erlaubten Zügen in einer Zeile JSON.</translation>
    </message>
    <message>
        <source>files to read; standard input without any</source>
        <translation>Dateien, die gelesen werden; sonst die Standardeingabe</translation>
    </message>
    <message>
        <source>the following arguments are required: {names}</source>
        <translation>es fehlt: {names}</translation>
    </message>
    <message>
        <source>unrecognized arguments: {names}</source>
        <translation>unbekannt: {names}</translation>
    </message>
    <message>
        <source>argument {name}: expected one argument</source>
        <translation>zu {name} gehört eine Angabe</translation>
    </message>
    <message>
        <source>argument {name}: expected at least one argument</source>
        <translation>zu {name} gehört mindestens eine Angabe</translation>
    </message>
    <message>
        <source>argument {name}: ignored explicit argument {value}</source>
        <translation>zu {name} gehört keine Angabe {value}</translation>
    </message>
    <message>
        <source>argument {name}: invalid choice: {value} (choose from {choices})</source>
        <translation>{name}: {value} gibt es hier nicht; wählen Sie aus {choices}</translation>
    </message>
    <message>
        <source>argument {name}: {what}</source>
        <translation>{name}: {what}</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>diese Hilfe zeigen und aufhören</translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>Angaben</translation>
    </message>
    <message>
        <source>options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>{message}; “{command} --help” shows what is known.</source>
        <translation>{message}; „{command} --help“ zeigt, was es gibt.</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>Aufruf: </translation>
    </message>
    <message>
        <source>Whatever contradicts itself in a record is told with its line. What cannot be seen in it is
that another secret number, or other words, were put in afterwards and all made to fit; against
that helps the fingerprint noted before the game. The exit status is 0 where a complete record
fits together and has the given fingerprint, 3 where it fits together and no more is proved, 1
where it is refused or its throws cannot be made again, 2 for a wrong command. Nothing shows
whether the secret number was chosen beforehand among many: let the other side type words that
nobody can guess, once the fingerprint is shown.</source>
        <translation>Was sich in einer Aufzeichnung widerspricht, wird mit der Zeile genannt. Nicht zu sehen ist,
ob nachträglich eine andere geheime Zahl oder andere Worte eingesetzt wurden und alles passend
gemacht wurde; dagegen hilft der vor der Partie notierte Fingerabdruck. Der Rückgabewert ist 0,
wenn eine vollständige Aufzeichnung stimmig ist und den angegebenen Fingerabdruck hat, 3, wenn
sie stimmig ist und mehr nicht bewiesen wurde, 1, wenn sie abgelehnt wird oder ihre Würfe nicht
wiederholt werden können, 2 bei einem falschen Befehl. Nichts zeigt, ob die geheime Zahl vorher
unter vielen ausgesucht wurde: Lassen Sie die andere Seite Worte eingeben, die niemand erraten
kann, sobald der Fingerabdruck zu sehen ist.</translation>
    </message>
    <message>
        <source>Put records of games to the proof: every move to the rules, every throw to the dice.</source>
        <translation>Aufzeichnungen von Partien prüfen: jeden Zug an den Regeln, jeden Wurf an den Würfeln.</translation>
    </message>
    <message>
        <source>DIGITS</source>
        <translation>ZIFFERN</translation>
    </message>
    <message>
        <source>the fingerprint that was noted before the game</source>
        <translation>der Fingerabdruck, der vor der Partie notiert wurde</translation>
    </message>
    <message>
        <source>WORDS</source>
        <translation>WORTE</translation>
    </message>
    <message>
        <source>the words that the players typed before the game</source>
        <translation>die Worte, die vor der Partie eingegeben wurden</translation>
    </message>
    <message>
        <source>records of games</source>
        <translation>Aufzeichnungen von Partien</translation>
    </message>
    <message>
        <source>a fingerprint has 64 digits, of 0 to 9 and a to f</source>
        <translation>ein Fingerabdruck hat 64 Ziffern von 0 bis 9 und a bis f</translation>
    </message>
    <message>
        <source>judge positions as a player does, and say when to double</source>
        <translation>Stellungen beurteilen, wie ein Spieler es tut, und sagen, wann zu verdoppeln ist</translation>
    </message>
    <message>
        <source>Judge positions as a player does: read questions from standard input, one line of JSON each, and answer each with one line of JSON.</source>
        <translation>Beurteilt Stellungen, wie ein Spieler es tut: liest Fragen von der Standardeingabe, je eine Zeile JSON, und beantwortet jede mit einer Zeile JSON.</translation>
    </message>
    <message>
        <source>A question is one line of JSON:</source>
        <translation>Eine Frage ist eine Zeile JSON:</translation>
    </message>
    <message>
        <source>the character set {name} is not known</source>
        <translation>der Zeichensatz {name} ist nicht bekannt</translation>
    </message>
    <message>
        <source>the character set of a file that names none, such as windows-1251 or shift_jis</source>
        <translation>der Zeichensatz einer Datei, die keinen nennt, etwa windows-1251 oder shift_jis</translation>
    </message>
    <message>
        <source>(shown here on three lines). Besides &quot;plays&quot; one can ask for the &quot;chances&quot; before a throw and
for the &quot;cube&quot;; positions, house rules, dice and score are those of “trictrac plays”, and &quot;match&quot;,
&quot;level&quot;, &quot;replies&quot; (0 to 2), &quot;best&quot; and &quot;seed&quot; may be added. {stop} ends the search for the
question with the id 1. Each question gets one line of JSON. The exit status is 1 where a line could
not be answered, 2 for a wrong command.</source>
        <translation>(hier auf drei Zeilen). Außer &quot;plays&quot; lassen sich die Aussichten vor einem Wurf (&quot;chances&quot;) und
der Verdopplungswürfel (&quot;cube&quot;) erfragen; Stellung, Hausregeln, Würfel und Punkte stehen wie bei
„trictrac plays“, dazu auf Wunsch &quot;match&quot;, &quot;level&quot;, &quot;replies&quot; (0 bis 2), &quot;best&quot; und &quot;seed&quot;.
{stop} beendet die Suche zur Frage mit der id 1. Jede Frage erhält eine Zeile JSON. Der
Exit-Status ist 1, wenn eine Zeile nicht zu beantworten war, 2 bei einem falschen Befehl.</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>The file cannot be read: {why}; check the name and that the file may be read.</source>
        <translation>Die Datei lässt sich nicht lesen: {why}; prüfen Sie den Namen und ob sie gelesen werden darf.</translation>
    </message>
    <message>
        <source>standard input is closed</source>
        <translation>die Standardeingabe ist geschlossen</translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>Standardeingabe</translation>
    </message>
    <message>
        <source>note: </source>
        <translation>Hinweis: </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of {game}</source>
        <translation>
            <numerusform>%n Partie {game}</numerusform>
            <numerusform>%n Partien {game}</numerusform>
        </translation>
    </message>
    <message>
        <source>match to {length}</source>
        <translation>Match auf {length}</translation>
    </message>
    <message>
        <source>all of it legal</source>
        <translation>alles erlaubt</translation>
    </message>
    <message>
        <source>with the faults above</source>
        <translation>mit den Fehlern oben</translation>
    </message>
    <message>
        <source>The name does not end in {endings}; choose such a name, or name the format with --to.</source>
        <translation>Der Name endet nicht auf {endings}; wählen Sie einen solchen Namen, oder nennen Sie das Format mit --to.</translation>
    </message>
    <message>
        <source>There is nothing to write.</source>
        <translation>Es gibt nichts zu schreiben.</translation>
    </message>
    <message>
        <source>positions that were set up</source>
        <translation>aufgebaute Stellungen</translation>
    </message>
    <message>
        <source>{ending} has no words for {what}; write a .ttg.</source>
        <translation>{ending} kennt keine Worte für {what}; schreiben Sie eine .ttg.</translation>
    </message>
    <message>
        <source>{ending} has no place for {things}.</source>
        <translation>In {ending} ist kein Platz für {things}.</translation>
    </message>
    <message>
        <source>This is no ordinary file; nothing was written.</source>
        <translation>Das ist keine gewöhnliche Datei; es wurde nichts geschrieben.</translation>
    </message>
    <message>
        <source>The file already exists; --force writes over it.</source>
        <translation>Die Datei gibt es schon; --force überschreibt sie.</translation>
    </message>
    <message>
        <source>The file cannot be written: {why}; nothing was changed.</source>
        <translation>Die Datei lässt sich nicht schreiben: {why}; es wurde nichts verändert.</translation>
    </message>
    <message>
        <source>warning: {what}</source>
        <translation>Warnung: {what}</translation>
    </message>
    <message>
        <source>sound; {steps}, {questions}, {languages}.</source>
        <translation>in Ordnung; {steps}, {questions}, {languages}.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n Schritt</numerusform>
            <numerusform>%n Schritte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n Frage</numerusform>
            <numerusform>%n Fragen</numerusform>
        </translation>
    </message>
    <message>
        <source>one language</source>
        <translation>eine Sprache</translation>
    </message>
    <message>
        <source>“{name}” does not name a kind of picture; let the name end in .svg, .png or .pdf.</source>
        <translation>„{name}“ nennt keine Art von Bild; lassen Sie den Namen auf .svg, .png oder .pdf enden.</translation>
    </message>
    <message>
        <source>standard input is closed; give the position or open it.</source>
        <translation>die Standardeingabe ist geschlossen; geben Sie die Stellung an, oder öffnen Sie sie.</translation>
    </message>
    <message>
        <source>standard input is no text; save the position as UTF-8.</source>
        <translation>die Standardeingabe ist kein Text; speichern Sie die Stellung als UTF-8.</translation>
    </message>
    <message>
        <source>“{game}” is not a game here; the games are {known}.</source>
        <translation>„{game}“ ist hier kein Spiel; die Spiele sind {known}.</translation>
    </message>
    <message>
        <source>the position is one of {real}, not of {game}; leave --game out.</source>
        <translation>die Stellung gehört zu {real}, nicht zu {game}; lassen Sie --game weg.</translation>
    </message>
    <message>
        <source>“{side}” is not a side here; say {first} or {second}.</source>
        <translation>„{side}“ ist hier keine Seite; es gibt {first} und {second}.</translation>
    </message>
    <message>
        <source>“{line}” cannot be drawn (column {column}); write it like “arrows: 13-7 red”.</source>
        <translation>„{line}“ lässt sich nicht zeichnen (Spalte {column}); schreiben Sie etwa „arrows: 13-7 red“.</translation>
    </message>
    <message>
        <source>“{name}” is not a theme; say {known}, or name a .toml file.</source>
        <translation>„{name}“ ist kein Aussehen; es gibt {known}, oder nennen Sie eine .toml-Datei.</translation>
    </message>
    <message>
        <source>the theme “{name}”, line {line} cannot be used at “{field}”: {cause}; correct it.</source>
        <translation>das Aussehen „{name}“ ist in Zeile {line} bei „{field}“ nicht zu gebrauchen: {cause}; berichtigen Sie es.</translation>
    </message>
    <message>
        <source>the theme “{name}”, line {line} cannot be used: {cause}; correct it.</source>
        <translation>das Aussehen „{name}“ ist in Zeile {line} nicht zu gebrauchen: {cause}; berichtigen Sie es.</translation>
    </message>
    <message>
        <source>the theme “{name}” cannot be used at “{field}”: {cause}; correct it.</source>
        <translation>das Aussehen „{name}“ ist bei „{field}“ nicht zu gebrauchen: {cause}; berichtigen Sie es.</translation>
    </message>
    <message>
        <source>the theme “{name}” cannot be used: {cause}; correct it.</source>
        <translation>das Aussehen „{name}“ ist nicht zu gebrauchen: {cause}; berichtigen Sie es.</translation>
    </message>
    <message>
        <source>Qt is not installed, which pictures are drawn with; install PySide6-Essentials.</source>
        <translation>Qt ist nicht installiert; damit werden Bilder gezeichnet. Installieren Sie PySide6-Essentials.</translation>
    </message>
    <message>
        <source>“{name}” cannot be written: {why}; choose another place.</source>
        <translation>„{name}“ lässt sich nicht schreiben: {why}; wählen Sie einen anderen Ort.</translation>
    </message>
    <message>
        <source>“{name}” already exists; choose another name or add --force.</source>
        <translation>„{name}“ gibt es schon; wählen Sie einen anderen Namen, oder fügen Sie --force hinzu.</translation>
    </message>
    <message>
        <source>standard input is closed; name a file or open it.</source>
        <translation>die Standardeingabe ist geschlossen; nennen Sie eine Datei, oder öffnen Sie sie.</translation>
    </message>
    <message>
        <source>“{name}” cannot be read: {why}; check the name and that the file may be read.</source>
        <translation>„{name}“ lässt sich nicht lesen: {why}; prüfen Sie den Namen und ob die Datei gelesen werden darf.</translation>
    </message>
    <message>
        <source>line {line}: throw {number} is {written}, but the dice of this game give {expected}.</source>
        <translation>Zeile {line}: Wurf {number} ist {written}, doch die Würfel dieser Partie ergeben {expected}.</translation>
    </message>
    <message>
        <source>the throws came from the operating system and cannot be thrown again; choose checkable dice before a game that is to be verified.</source>
        <translation>die Würfe kamen vom Betriebssystem und lassen sich nicht wiederholen; wählen Sie vor einer Partie, die geprüft werden soll, nachprüfbare Würfel.</translation>
    </message>
    <message numerus="yes">
        <source>all %n throws are those of its dice, and every move is legal.</source>
        <translation>
            <numerusform>%n Wurf: Er ist der seiner Würfel, und jeder Zug ist erlaubt.</numerusform>
            <numerusform>alle %n Würfe sind die ihrer Würfel, und jeder Zug ist erlaubt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n throws were set by hand, as the record says.</source>
        <translation>
            <numerusform>%n Wurf wurde von Hand gelegt, wie in der Aufzeichnung steht.</numerusform>
            <numerusform>%n Würfe wurden von Hand gelegt, wie in der Aufzeichnung steht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n throws were given in advance, as the record says.</source>
        <translation>
            <numerusform>%n Wurf war vorgegeben, wie die Aufzeichnung sagt.</numerusform>
            <numerusform>%n Würfe waren vorgegeben, wie die Aufzeichnung sagt.</numerusform>
        </translation>
    </message>
    <message>
        <source>the record is complete: it was played to the end.</source>
        <translation>die Aufzeichnung ist vollständig: Es wurde zu Ende gespielt.</translation>
    </message>
    <message>
        <source>the record is not complete: it was not played to the end.</source>
        <translation>die Aufzeichnung ist nicht vollständig: Es wurde nicht zu Ende gespielt.</translation>
    </message>
    <message>
        <source>line {line}: {what}</source>
        <translation>Zeile {line}: {what}</translation>
    </message>
    <message>
        <source>fingerprint: {digits}</source>
        <translation>Fingerabdruck: {digits}</translation>
    </message>
    <message>
        <source>words: “{words}”</source>
        <translation>Worte: „{words}“</translation>
    </message>
    <message>
        <source>words: none</source>
        <translation>Worte: keine</translation>
    </message>
    <message>
        <source>compare both with what was noted before the game; otherwise another secret number, or other words, can have been put in afterwards.</source>
        <translation>vergleichen Sie beides mit dem, was vor der Partie notiert wurde; sonst können nachträglich eine andere geheime Zahl oder andere Worte eingesetzt worden sein.</translation>
    </message>
    <message>
        <source>this is not the fingerprint that was noted: another secret number was put in.</source>
        <translation>das ist nicht der notierte Fingerabdruck: Eine andere geheime Zahl wurde eingesetzt.</translation>
    </message>
    <message>
        <source>these are not the words that were noted: other words were put in.</source>
        <translation>das sind nicht die notierten Worte: Andere Worte wurden eingesetzt.</translation>
    </message>
    <message>
        <source>refused.</source>
        <translation>abgelehnt.</translation>
    </message>
    <message>
        <source>proved, if the words are those that were typed: the secret number was not exchanged after it was shown. That it was chosen beforehand among many is not excluded.</source>
        <translation>bewiesen, sofern die Worte die eingegebenen sind: Die geheime Zahl wurde nicht nachträglich ausgetauscht. Dass sie vorher unter vielen ausgesucht wurde, ist nicht ausgeschlossen.</translation>
    </message>
    <message>
        <source>proved: neither the secret number nor the words were exchanged afterwards. That the number was chosen beforehand among many is not excluded.</source>
        <translation>bewiesen: Weder die geheime Zahl noch die Worte wurden nachträglich ausgetauscht. Dass die Zahl vorher unter vielen ausgesucht wurde, ist nicht ausgeschlossen.</translation>
    </message>
    <message>
        <source>consistent, not proved: whoever began the game can have known all throws.</source>
        <translation>stimmig, nicht bewiesen: Wer die Partie begonnen hat, kann alle Würfe gekannt haben.</translation>
    </message>
    <message>
        <source>consistent, not proved.</source>
        <translation>stimmig, nicht bewiesen.</translation>
    </message>
    <message>
        <source>line 1: “{field}” cannot be right; the dice cannot be thrown again.</source>
        <translation>Zeile 1: „{field}“ kann nicht stimmen; die Würfel lassen sich nicht noch einmal werfen.</translation>
    </message>
    <message>
        <source>version {version} is newer than this program; update the program.</source>
        <translation>Version {version} ist neuer als dieses Programm; aktualisieren Sie es.</translation>
    </message>
    <message>
        <source>the file cannot be read: {why}; check the name and that it may be read.</source>
        <translation>die Datei lässt sich nicht lesen: {why}; prüfen Sie den Namen und ob sie gelesen werden darf.</translation>
    </message>
    <message>
        <source>the file is not a record of a game of this program.</source>
        <translation>die Datei ist keine Aufzeichnung einer Partie dieses Programms.</translation>
    </message>
    <message numerus="yes">
        <source>%n throw(s) checked</source>
        <translation>
            <numerusform>%n Wurf geprüft</numerusform>
            <numerusform>%n Würfe geprüft</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n play(s) impossible</source>
        <translation>
            <numerusform>%n Spielzug unmöglich</numerusform>
            <numerusform>%n Spielzüge unmöglich</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n play(s) not checked</source>
        <translation>
            <numerusform>%n Spielzug nicht geprüft</numerusform>
            <numerusform>%n Spielzüge nicht geprüft</numerusform>
        </translation>
    </message>
    <message>
        <source>standard input is closed; open it to send the questions.</source>
        <translation>die Standardeingabe ist geschlossen; öffnen Sie sie, um die Fragen zu senden.</translation>
    </message>
    <message>
        <source>thinking needs NumPy, which is not installed; install it and try again.</source>
        <translation>zum Nachdenken wird NumPy gebraucht, das nicht installiert ist; installieren Sie es und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>there is no net for {variant} yet; people can play it, the program cannot.</source>
        <translation>für {variant} gibt es noch kein Netz; Menschen können es spielen, das Programm nicht.</translation>
    </message>
    <message>
        <source>the net for {variant} is damaged; install the program once more.</source>
        <translation>das Netz für {variant} ist beschädigt; installieren Sie das Programm noch einmal.</translation>
    </message>
    <message>
        <source>the net for {variant} was made for other rules; install the program once more.</source>
        <translation>das Netz für {variant} wurde für andere Regeln gemacht; installieren Sie das Programm noch einmal.</translation>
    </message>
</context>
<context>
    <name>Continue</name>
    <message>
        <source>{first} – {second}</source>
        <translation>{first} – {second}</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Continue a game</source>
        <translation>Partie fortsetzen</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>Alle Partien zeigen</translation>
    </message>
</context>
<context>
    <name>Demonstration</name>
    <message>
        <source>From the rules</source>
        <translation>Aus den Regeln</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zur Partie</translation>
    </message>
</context>
<context>
    <name>DicePage</name>
    <message>
        <source>The dice</source>
        <translation>Die Würfel</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Diese Partie</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Partien</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Nothing has been thrown with two dice yet.</source>
        <translation>Mit zwei Würfeln ist noch nicht gewürfelt worden.</translation>
    </message>
    <message>
        <source>Throws: {total}. Doubles: {doubles}, to be expected: {expected}. Longest run of doubles: {run}.</source>
        <translation>Würfe: {total}. Pasche: {doubles}, zu erwarten: {expected}. Längste Paschfolge: {run}.</translation>
    </message>
    <message>
        <source>The lines show what fair dice are expected to throw. From {enough} throws on, this page says how unusual the differences are.</source>
        <translation>Die Striche zeigen, was von guten Würfeln zu erwarten ist. Ab {enough} Würfen lässt sich sagen, wie ungewöhnlich die Abweichungen sind.</translation>
    </message>
    <message>
        <source>Fair dice hardly ever stray this far from what is expected (p = {p}).</source>
        <translation>So weit weichen gute Würfel fast nie von der Erwartung ab (p&#xa0;=&#xa0;{p}).</translation>
    </message>
    <message>
        <source>Fair dice stray this far now and then: {share} times in a thousand (p = {p}).</source>
        <translation>So weit weichen gute Würfel ab und zu ab: in {share} von tausend Fällen (p&#xa0;=&#xa0;{p}).</translation>
    </message>
    <message>
        <source>Nothing unusual: fair dice stray at least as far {share} times in a thousand (p = {p}).</source>
        <translation>Nichts Ungewöhnliches: Gute Würfel weichen in {share} von tausend Fällen mindestens so weit ab (p&#xa0;=&#xa0;{p}).</translation>
    </message>
    <message>
        <source>Set by hand and not counted: {number}.</source>
        <translation>Von Hand gesetzt und nicht mitgezählt: {number}.</translation>
    </message>
    <message>
        <source>Given in advance and not counted: {number}.</source>
        <translation>Vorgegeben und nicht mitgezählt: {number}.</translation>
    </message>
    <message>
        <source>Thrown on class boards and not counted: {number}.</source>
        <translation>Auf Tafelbildern gewürfelt und nicht mitgezählt: {number}.</translation>
    </message>
    <message>
        <source>Games still to be read: {number}.</source>
        <translation>Noch zu lesende Partien: {number}.</translation>
    </message>
    <message>
        <source>Fingerprint: {text}</source>
        <translation>Fingerabdruck: {text}</translation>
    </message>
    <message>
        <source>Words: {text}</source>
        <translation>Worte: {text}</translation>
    </message>
    <message>
        <source>The secret number is shown when the game is over.</source>
        <translation>Die geheime Zahl wird nach dem Ende der Partie gezeigt.</translation>
    </message>
    <message>
        <source>Until then it lies in {file}: whoever opens that file can work out the throws to come.</source>
        <translation>Bis dahin liegt sie in {file}: Wer diese Datei öffnet, kann die kommenden Würfe ausrechnen.</translation>
    </message>
    <message>
        <source>Secret number: {text}</source>
        <translation>Geheime Zahl: {text}</translation>
    </message>
    <message>
        <source>To check every throw: {command}</source>
        <translation>Um jeden Wurf nachzuprüfen: {command}</translation>
    </message>
    <message>
        <source>Compare fingerprint and words with what was noted before the game, or give them to the command as --fingerprint and --words: only then it is shown that no other number was put in afterwards. Whether this one was chosen beforehand among many, nothing shows.</source>
        <translation>Vergleichen Sie Fingerabdruck und Worte mit dem, was vor der Partie notiert wurde, oder geben Sie sie dem Befehl als --fingerprint und --words an: Erst dann ist gezeigt, dass nachträglich keine andere Zahl eingesetzt wurde. Ob diese vorher unter vielen ausgesucht wurde, zeigt nichts.</translation>
    </message>
    <message>
        <source>{throw}: {number}</source>
        <translation>{throw}: {number}</translation>
    </message>
</context>
<context>
    <name>Editor</name>
    <message>
        <source>Ready to play: the game begins with the opening throw.</source>
        <translation>Spielbereit: Die Partie beginnt mit dem Eröffnungswurf.</translation>
    </message>
    <message>
        <source>Ready to play: {side} throws.</source>
        <translation>Spielbereit: {side} würfelt.</translation>
    </message>
    <message>
        <source>A double that was offered is left out.</source>
        <translation>Ein angebotenes Doppeln ist weggelassen.</translation>
    </message>
    <message>
        <source>A resignation that was offered is left out.</source>
        <translation>Eine angebotene Aufgabe ist weggelassen.</translation>
    </message>
    <message>
        <source>The game was over; its last position is shown.</source>
        <translation>Die Partie war zu Ende; gezeigt wird ihre letzte Stellung.</translation>
    </message>
    <message>
        <source>Tray</source>
        <translation>Vorrat</translation>
    </message>
    <message>
        <source>A click takes checkers away</source>
        <translation>Ein Klick nimmt Steine weg</translation>
    </message>
    <message>
        <source>A click places {side}</source>
        <translation>Ein Klick stellt {side} auf</translation>
    </message>
    <message>
        <source>As text of this program</source>
        <translation>Als Text dieses Programms</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Kopiert.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Stellung aufbauen</translation>
    </message>
    <message>
        <source>Open from text…</source>
        <translation>Aus Text öffnen…</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Als Text kopieren</translation>
    </message>
    <message>
        <source>Picture…</source>
        <translation>Bild…</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Merken</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Von hier spielen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Board of the editor</source>
        <translation>Brett zum Aufbauen</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Start position</source>
        <translation>Ausgangsstellung</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>Seiten tauschen</translation>
    </message>
    <message>
        <source>Bear off the rest</source>
        <translation>Rest hinaus</translation>
    </message>
    <message>
        <source>Bear off all checkers that lie in the trays</source>
        <translation>Alle Steine, die noch im Vorrat liegen, gelten als hinausgespielt</translation>
    </message>
    <message>
        <source>Opening throw</source>
        <translation>Eröffnungswurf</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Am Zug</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Match</translation>
    </message>
    <message>
        <source>Doubling cube</source>
        <translation>Dopplerwürfel</translation>
    </message>
    <message>
        <source>Single game</source>
        <translation>Einzelne Partie</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Spiel um Geld</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Match length</source>
        <translation>Länge des Matches</translation>
    </message>
    <message>
        <source>Owner of the cube</source>
        <translation>Besitzer des Dopplerwürfels</translation>
    </message>
    <message>
        <source>In the middle</source>
        <translation>In der Mitte</translation>
    </message>
    <message>
        <source>Keys: arrows move about, + places, − takes away, Return picks up and puts down, X changes the colour, Del empties a point.</source>
        <translation>Tasten: Pfeile wandern, + stellt auf, − nimmt weg, Eingabe trägt, X wechselt die Farbe, Entf leert einen Platz.</translation>
    </message>
    <message>
        <source>Ready to play: {side} has {throw}.</source>
        <translation>Spielbereit: {side} hat {throw}.</translation>
    </message>
    <message>
        <source>Die {number}</source>
        <translation>Würfel {number}</translation>
    </message>
    <message>
        <source>Crawford game played</source>
        <translation>Crawford-Partie gespielt</translation>
    </message>
    <message>
        <source>The Match ID has bits set that mean nothing; they are left out.</source>
        <translation>In der Match ID sind Bits gesetzt, die nichts bedeuten; sie bleiben weg.</translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>the disk is full</source>
        <translation>der Datenträger ist voll</translation>
    </message>
    <message>
        <source>the disk cannot be written to</source>
        <translation>auf den Datenträger kann nicht geschrieben werden</translation>
    </message>
    <message>
        <source>you are not allowed to use it</source>
        <translation>Ihnen fehlt die Berechtigung</translation>
    </message>
    <message>
        <source>it is no longer there</source>
        <translation>nicht mehr vorhanden</translation>
    </message>
    <message>
        <source>it is not an ordinary file</source>
        <translation>keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>something else has the folder’s name</source>
        <translation>unter diesem Namen liegt kein Ordner</translation>
    </message>
    <message>
        <source>your home folder is not known</source>
        <translation>Ihr persönlicher Ordner ist nicht bekannt</translation>
    </message>
    <message>
        <source>the disk reports a fault</source>
        <translation>der Datenträger meldet einen Fehler</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>zu groß</translation>
    </message>
    <message>
        <source>the text is too long</source>
        <translation>der Text ist zu lang</translation>
    </message>
    <message>
        <source>another window is playing it</source>
        <translation>sie wird gerade in einem anderen Fenster gespielt</translation>
    </message>
    <message>
        <source>another program has changed the file</source>
        <translation>ein anderes Programm hat die Datei verändert</translation>
    </message>
    <message>
        <source>it goes on in another folder</source>
        <translation>sie geht in einem anderen Ordner weiter</translation>
    </message>
    <message>
        <source>a newer version of the program wrote it</source>
        <translation>von einer neueren Version des Programms geschrieben</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>beschädigt</translation>
    </message>
    <message>
        <source>it does not hold a game</source>
        <translation>die Datei enthält keine Partie</translation>
    </message>
    <message>
        <source>it cannot be read</source>
        <translation>nicht lesbar</translation>
    </message>
    <message>
        <source>it has a form the program does not know</source>
        <translation>der Aufbau ist dem Programm nicht bekannt</translation>
    </message>
    <message>
        <source>it is not well-formed</source>
        <translation>der Aufbau ist fehlerhaft</translation>
    </message>
    <message>
        <source>the entry is not known</source>
        <translation>der Eintrag ist nicht bekannt</translation>
    </message>
    <message>
        <source>the entry is missing</source>
        <translation>der Eintrag fehlt</translation>
    </message>
    <message>
        <source>the entry is not complete</source>
        <translation>der Eintrag ist unvollständig</translation>
    </message>
    <message>
        <source>the entry is of the wrong kind</source>
        <translation>der Eintrag ist von falscher Art</translation>
    </message>
    <message>
        <source>the value is too small or too large</source>
        <translation>der Wert ist zu klein oder zu groß</translation>
    </message>
    <message>
        <source>the value is not a colour</source>
        <translation>der Wert ist keine Farbe</translation>
    </message>
    <message>
        <source>the word is not one of those allowed</source>
        <translation>dieses Wort ist hier nicht vorgesehen</translation>
    </message>
    <message>
        <source>the text is empty</source>
        <translation>der Text ist leer</translation>
    </message>
    <message>
        <source>it is not in the folder of themes</source>
        <translation>nicht im Ordner der Gestaltungen</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>die Datei ist leer</translation>
    </message>
    <message>
        <source>there are characters that are not text</source>
        <translation>es stehen Zeichen darin, die kein Text sind</translation>
    </message>
    <message>
        <source>the line is not JSON</source>
        <translation>die Zeile ist kein JSON</translation>
    </message>
    <message>
        <source>the line is not a JSON object</source>
        <translation>die Zeile ist kein JSON-Objekt</translation>
    </message>
    <message>
        <source>there are too many positions, or too many checkers</source>
        <translation>es sind zu viele Stellungen oder zu viele Steine</translation>
    </message>
    <message>
        <source>the program has no such game</source>
        <translation>dieses Spiel gibt es hier nicht</translation>
    </message>
    <message>
        <source>this cannot be drawn</source>
        <translation>das lässt sich nicht zeichnen</translation>
    </message>
    <message>
        <source>a question has one kind of answer</source>
        <translation>eine Frage hat nur eine Art von Antworten</translation>
    </message>
    <message>
        <source>there must be right answers and wrong ones</source>
        <translation>es braucht richtige und falsche Antworten</translation>
    </message>
    <message>
        <source>it cannot be used</source>
        <translation>nicht verwendbar</translation>
    </message>
    <message>
        <source>{path}, line {line}, entry “{field}”</source>
        <translation>{path}, Zeile {line}, Eintrag „{field}“</translation>
    </message>
    <message>
        <source>{path}, line {line}</source>
        <translation>{path}, Zeile {line}</translation>
    </message>
    <message>
        <source>{path}, entry “{field}”</source>
        <translation>{path}, Eintrag „{field}“</translation>
    </message>
    <message>
        <source>The texts for the language “{language}” are missing; English is used instead.</source>
        <translation>Die Texte für die Sprache „{language}“ fehlen; stattdessen erscheint Englisch.</translation>
    </message>
    <message>
        <source>Some of your settings could not be read, so the usual ones are in use. The file stays as it is until you change a setting; then a copy is kept beside it.</source>
        <translation>Einige Ihrer Einstellungen sind nicht lesbar; an ihrer Stelle gelten die üblichen. Die Datei bleibt unverändert, bis neue Einstellungen gespeichert werden; dann wird eine Kopie daneben aufbewahrt.</translation>
    </message>
    <message>
        <source>The settings could not be saved: {cause} ({where}). They hold until you close the program.</source>
        <translation>Die Einstellungen ließen sich nicht speichern: {cause} ({where}). Sie gelten, bis Sie das Programm schließen.</translation>
    </message>
    <message>
        <source>The theme cannot be used: {cause} ({where}). The usual one is shown instead.</source>
        <translation>Diese Gestaltung ist nicht verwendbar: {cause} ({where}). Stattdessen erscheint die übliche.</translation>
    </message>
    <message>
        <source>The folder of themes cannot be used: {cause} ({where}).</source>
        <translation>Der Ordner der Gestaltungen ist nicht benutzbar: {cause} ({where}).</translation>
    </message>
    <message>
        <source>The folder {where} cannot be used: {cause}. You can play, but games may be lost when the program is closed.</source>
        <translation>Der Ordner {where} ist nicht benutzbar: {cause}. Sie können spielen, doch beim Schließen des Programms gehen Partien womöglich verloren.</translation>
    </message>
    <message>
        <source>Not saved: {cause}. The game goes on.</source>
        <translation>Nicht gespeichert: {cause}. Sie können weiterspielen.</translation>
    </message>
    <message>
        <source>From now on the game is saved in {folder}.</source>
        <translation>Ab jetzt wird die Partie in {folder} gespeichert.</translation>
    </message>
    <message>
        <source>The game is saved again, as {name}. The changed file was left as it is.</source>
        <translation>Die Partie ist wieder gespeichert, als {name}. Die veränderte Datei blieb, wie sie ist.</translation>
    </message>
    <message>
        <source>This game cannot be continued: {cause} ({where}). The file stays as it is.</source>
        <translation>Diese Partie lässt sich nicht fortsetzen: {cause} ({where}). Die Datei bleibt unverändert.</translation>
    </message>
    <message>
        <source>The record of this game was damaged. It goes on from the last sound entry; the damaged file is kept as {where}.</source>
        <translation>Die Aufzeichnung dieser Partie war beschädigt. Es geht beim letzten brauchbaren Eintrag weiter; die beschädigte Datei bleibt erhalten als {where}.</translation>
    </message>
    <message>
        <source>Damaged – goes on from its last sound entry</source>
        <translation>Beschädigt – geht beim letzten brauchbaren Eintrag weiter</translation>
    </message>
    <message>
        <source>Cannot be opened: {cause}</source>
        <translation>Lässt sich nicht öffnen: {cause}</translation>
    </message>
    <message>
        <source>One byte of the record of this game was wrong. It was put right by the check of its line, and nothing is missing; the file as it was found is kept as {where}.</source>
        <translation>Ein Byte der Aufzeichnung dieser Partie war falsch. Es ließ sich anhand der Prüfsumme seiner Zeile berichtigen, und es fehlt nichts; die Datei, wie sie gefunden wurde, liegt als {where}.</translation>
    </message>
    <message>
        <source>The position being set up could not be saved: {cause} ({where}). It is there until you close the program.</source>
        <translation>Die Stellung, die aufgebaut wird, ließ sich nicht speichern: {cause} ({where}). Sie bleibt, bis Sie das Programm schließen.</translation>
    </message>
    <message>
        <source>How far you have come in the lessons could not be saved: {cause} ({where}). It is known until you close the program.</source>
        <translation>Wie weit Sie in den Lektionen sind, ließ sich nicht speichern: {cause} ({where}). Es gilt, bis Sie das Programm schließen.</translation>
    </message>
</context>
<context>
    <name>FileFaults</name>
    <message>
        <source>This cannot be read ({key}).</source>
        <translation>Das lässt sich nicht lesen ({key}).</translation>
    </message>
    <message>
        <source>The file is larger than {limit} bytes and was not read.</source>
        <translation>Die Datei ist größer als {limit} Bytes und wurde nicht gelesen.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Die Datei ist leer.</translation>
    </message>
    <message>
        <source>The file is not text; perhaps it is of another kind, or was damaged.</source>
        <translation>Die Datei ist kein Text; vielleicht ist sie von anderer Art oder beschädigt.</translation>
    </message>
    <message>
        <source>The line is too long; what follows on it was not read.</source>
        <translation>Die Zeile ist zu lang; ihr Rest wurde nicht gelesen.</translation>
    </message>
    <message>
        <source>The file has more than {limit} entries; it was read up to here.</source>
        <translation>Die Datei hat mehr als {limit} Einträge; sie wurde bis hierher gelesen.</translation>
    </message>
    <message>
        <source>More than {limit} faults were found; the file was read up to here.</source>
        <translation>Es fanden sich mehr als {limit} Fehler; die Datei wurde bis hierher gelesen.</translation>
    </message>
    <message>
        <source>There is no game in this file, or none before this line.</source>
        <translation>In dieser Datei steht keine Partie, oder vor dieser Zeile keine.</translation>
    </message>
    <message>
        <source>The file ends in the middle of this line; it seems to have been cut off.</source>
        <translation>Die Datei endet mitten in dieser Zeile; offenbar wurde sie abgeschnitten.</translation>
    </message>
    <message>
        <source>“{text}” is not known in such a file.</source>
        <translation>„{text}“ ist in einer solchen Datei nicht bekannt.</translation>
    </message>
    <message>
        <source>A match as long as that is not known; the longest goes to 999 points.</source>
        <translation>So lange Matches gibt es hier nicht; das längste geht bis 999.</translation>
    </message>
    <message>
        <source>No match length is given; the games are taken as a money session.</source>
        <translation>Es steht keine Länge des Matches dabei; die Partien gelten als Spiel um Geld.</translation>
    </message>
    <message>
        <source>This game names another match length than the first.</source>
        <translation>Diese Partie nennt eine andere Länge des Matches als die erste.</translation>
    </message>
    <message>
        <source>These are not the players named before: “{names}”.</source>
        <translation>Andere Namen als zuvor: „{names}“.</translation>
    </message>
    <message>
        <source>A name is longer than {limit} characters and was cut.</source>
        <translation>Ein Name ist länger als {limit} Zeichen und wurde gekürzt.</translation>
    </message>
    <message>
        <source>The games are “{game}”; only Backgammon can be read.</source>
        <translation>Die Partien sind „{game}“; gelesen wird nur Backgammon.</translation>
    </message>
    <message>
        <source>This is an SGF file of another game; Backgammon has GM[6].</source>
        <translation>Das ist eine SGF-Datei eines anderen Spiels; Backgammon hat GM[6].</translation>
    </message>
    <message>
        <source>The score does not follow from the game before, which makes it {expected}.</source>
        <translation>Der Spielstand passt nicht zur Partie davor; nach ihr stünde es {expected}.</translation>
    </message>
    <message>
        <source>This game has no result, and yet another one follows.</source>
        <translation>Diese Partie hat kein Ergebnis, und doch folgt eine weitere.</translation>
    </message>
    <message>
        <source>This is not a result; W+2 or B+4R would be one.</source>
        <translation>Das ist kein Ergebnis; bekannt sind solche wie W+2 oder B+4R.</translation>
    </message>
    <message>
        <source>“{field}” has an impossible value.</source>
        <translation>„{field}“ hat einen unmöglichen Wert.</translation>
    </message>
    <message>
        <source>“{text}” is not a move.</source>
        <translation>„{text}“ ist kein Zug.</translation>
    </message>
    <message>
        <source>The move {move} cannot be made: {rule}.</source>
        <translation>Der Zug {move} ist nicht möglich: {rule}.</translation>
    </message>
    <message>
        <source>The throw was passed, but something could be played.</source>
        <translation>Es wurde ausgesetzt, obwohl sich etwas spielen ließ.</translation>
    </message>
    <message>
        <source>The file does not say how this throw was played.</source>
        <translation>Wie dieser Wurf gespielt wurde, steht nicht in der Datei.</translation>
    </message>
    <message>
        <source>The game stops after this throw, before it is played.</source>
        <translation>Die Partie bricht nach diesem Wurf ab, ehe er gespielt ist.</translation>
    </message>
    <message>
        <source>The game stops while this throw is being played.</source>
        <translation>Die Partie bricht ab, während dieser Wurf gespielt wird.</translation>
    </message>
    <message>
        <source>It is the other side’s turn.</source>
        <translation>Die andere Seite ist am Zug.</translation>
    </message>
    <message>
        <source>A game cannot begin with a double: equal dice are thrown again.</source>
        <translation>Eine Partie beginnt nicht mit einem Pasch: Bei gleichen Würfeln wird neu geworfen.</translation>
    </message>
    <message>
        <source>The game is over before this.</source>
        <translation>Die Partie ist hier schon zu Ende.</translation>
    </message>
    <message>
        <source>A hit is marked on {point}, but nobody stood there.</source>
        <translation>Auf {point} ist ein Schlag vermerkt, doch dort stand niemand.</translation>
    </message>
    <message>
        <source>A new position is set up in the middle of a game.</source>
        <translation>Mitten in der Partie wird eine neue Stellung aufgebaut.</translation>
    </message>
    <message>
        <source>The double before this was neither taken nor dropped.</source>
        <translation>Das Doppeln davor wurde weder angenommen noch abgelehnt.</translation>
    </message>
    <message>
        <source>Nobody has doubled, so there is nothing to take or drop.</source>
        <translation>Niemand hat gedoppelt, also gibt es nichts anzunehmen oder abzulehnen.</translation>
    </message>
    <message>
        <source>The cube cannot be turned now: {rule}.</source>
        <translation>Jetzt lässt sich nicht doppeln: {rule}.</translation>
    </message>
    <message>
        <source>This double cannot be beavered.</source>
        <translation>Auf dieses Doppeln ist kein Beaver möglich.</translation>
    </message>
    <message>
        <source>The cube would be at {expected}.</source>
        <translation>Der Dopplerwürfel stünde auf {expected}.</translation>
    </message>
    <message>
        <source>No cube and no result is worth {value}.</source>
        <translation>Kein Dopplerwürfel und kein Ergebnis ist {value} wert.</translation>
    </message>
    <message>
        <source>The resignation before this was not answered.</source>
        <translation>Auf das Aufgeben davor folgte keine Antwort.</translation>
    </message>
    <message>
        <source>The other side has won this game.</source>
        <translation>Diese Partie hat die andere Seite gewonnen.</translation>
    </message>
    <message>
        <source>This game was worth {expected}.</source>
        <translation>Diese Partie war {expected} wert.</translation>
    </message>
    <message>
        <source>The game ended otherwise; it was worth {expected}.</source>
        <translation>Die Partie endete anders; sie war {expected} wert.</translation>
    </message>
    <message>
        <source>No ending is worth {value} with the cube as it stands.</source>
        <translation>Beim jetzigen Stand des Dopplerwürfels ist kein Ende {value} wert.</translation>
    </message>
    <message>
        <source>A value begins here and is never closed with a bracket.</source>
        <translation>Hier beginnt ein Wert, den keine Klammer schließt.</translation>
    </message>
    <message>
        <source>The file ends within a game; a parenthesis is missing.</source>
        <translation>Die Datei endet mitten in einer Partie; eine Klammer fehlt.</translation>
    </message>
    <message>
        <source>The file has more values than any match; it was read up to here.</source>
        <translation>Die Datei hat mehr Werte, als ein Match haben kann; sie wurde bis hierher gelesen.</translation>
    </message>
    <message>
        <source>This is nested too deeply.</source>
        <translation>Das ist zu tief verschachtelt.</translation>
    </message>
    <message>
        <source>Nothing was played here; the other lines of play were left out.</source>
        <translation>Hier wurde nichts gespielt; die Nebenvarianten blieben weg.</translation>
    </message>
    <message>
        <source>This is not a list of points.</source>
        <translation>Das ist keine Liste von Punkten.</translation>
    </message>
    <message>
        <source>The dice cannot show this.</source>
        <translation>Das können die Würfel nicht zeigen.</translation>
    </message>
    <message>
        <source>The cube cannot show this.</source>
        <translation>Das kann der Dopplerwürfel nicht zeigen.</translation>
    </message>
    <message>
        <source>One side has more than fifteen checkers.</source>
        <translation>Eine Seite hat mehr als fünfzehn Steine.</translation>
    </message>
    <message>
        <source>Checkers of both sides stand on one point.</source>
        <translation>Auf einem Punkt stehen Steine beider Seiten.</translation>
    </message>
    <message>
        <source>One side does not have fifteen checkers.</source>
        <translation>Eine Seite hat nicht fünfzehn Steine.</translation>
    </message>
    <message>
        <source>A point cannot owe any checkers.</source>
        <translation>Auf einem Punkt können nicht weniger als null Steine stehen.</translation>
    </message>
    <message>
        <source>A checker stands on a point that this game does not have.</source>
        <translation>Ein Stein steht auf einem Punkt, den dieses Spiel nicht hat.</translation>
    </message>
    <message>
        <source>A checker stands on its own target point, where it would be off.</source>
        <translation>Ein Stein steht auf dem eigenen Zielfeld; dort wäre er schon draußen.</translation>
    </message>
    <message>
        <source>A checker stands on the opponent’s Hucke.</source>
        <translation>Ein Stein steht auf der Hucke des Gegners.</translation>
    </message>
    <message>
        <source>A checker stands alone on its own Hucke.</source>
        <translation>Ein Stein steht allein auf der eigenen Hucke.</translation>
    </message>
    <message>
        <source>A match cannot have this length.</source>
        <translation>Diese Länge kann ein Match nicht haben.</translation>
    </message>
    <message>
        <source>This game is not played with a cube.</source>
        <translation>Dieses Spiel kennt keinen Dopplerwürfel.</translation>
    </message>
    <message>
        <source>Jacoby’s rule and beavers belong to money play alone.</source>
        <translation>Die Jacoby-Regel und Beaver gehören nur zum Spiel um Geld.</translation>
    </message>
    <message>
        <source>The line is not JSON; each line must be one JSON object.</source>
        <translation>Die Zeile ist kein JSON; jede Zeile muss ein JSON-Objekt sein.</translation>
    </message>
    <message>
        <source>The line has a number that cannot be used.</source>
        <translation>In der Zeile steht eine Zahl, die sich nicht verwenden lässt.</translation>
    </message>
    <message>
        <source>One name is written twice in one object.</source>
        <translation>In einem Objekt steht ein Name doppelt.</translation>
    </message>
    <message>
        <source>The line is not a JSON object.</source>
        <translation>Die Zeile ist kein JSON-Objekt.</translation>
    </message>
    <message>
        <source>The first line does not say which format this is.</source>
        <translation>Die erste Zeile sagt nicht, welches Format das ist.</translation>
    </message>
    <message>
        <source>Version {value} is newer than this program; update the program.</source>
        <translation>Version {value} ist neuer als dieses Programm; aktualisieren Sie das Programm.</translation>
    </message>
    <message>
        <source>The game “{value}” is not known.</source>
        <translation>Das Spiel „{value}“ ist nicht bekannt.</translation>
    </message>
    <message>
        <source>“{field}” is not known here.</source>
        <translation>„{field}“ ist hier nicht bekannt.</translation>
    </message>
    <message>
        <source>“{field}” is missing.</source>
        <translation>„{field}“ fehlt.</translation>
    </message>
    <message>
        <source>The numbers of the actions must follow one another.</source>
        <translation>Die Nummern der Aktionen müssen aufeinander folgen.</translation>
    </message>
    <message>
        <source>This follows an action that is not there.</source>
        <translation>Das folgt auf eine Aktion, die es nicht gibt.</translation>
    </message>
    <message>
        <source>This does not follow from the line before.</source>
        <translation>Das folgt nicht aus der Zeile davor.</translation>
    </message>
    <message>
        <source>The game goes back to an earlier throw, which dice do not allow.</source>
        <translation>Die Partie geht zu einem früheren Wurf zurück; mit echten Würfeln geht das nicht.</translation>
    </message>
    <message>
        <source>Other dice fell here before, and dice that have fallen come again.</source>
        <translation>Hier sind vorher andere Würfel gefallen; ein gefallener Wurf kommt genauso wieder.</translation>
    </message>
    <message>
        <source>The rules do not allow this: {rule}.</source>
        <translation>Das erlauben die Regeln nicht: {rule}.</translation>
    </message>
    <message>
        <source>This could not be followed in the file it came from.</source>
        <translation>Das ließ sich schon in der ursprünglichen Datei nicht nachspielen.</translation>
    </message>
    <message>
        <source>The record is damaged here ({field}).</source>
        <translation>Die Aufzeichnung ist hier beschädigt ({field}).</translation>
    </message>
    <message>
        <source>The first line was never finished.</source>
        <translation>Die erste Zeile wurde nie zu Ende geschrieben.</translation>
    </message>
    <message>
        <source>The line was changed after it was written.</source>
        <translation>Die Zeile wurde nachträglich verändert.</translation>
    </message>
    <message>
        <source>The line says wrongly whether the game is over.</source>
        <translation>Die Zeile sagt zu Unrecht, ob die Partie vorbei ist.</translation>
    </message>
    <message>
        <source>Other throws are given beside dice that can be checked; no game has both.</source>
        <translation>Neben überprüfbaren Würfeln sind andere Würfe vorgegeben; keine Partie hat beides.</translation>
    </message>
    <message>
        <source>This is a board on which everything is free; its throws prove nothing.</source>
        <translation>Dies ist ein Brett, auf dem alles frei ist; seine Würfe beweisen nichts.</translation>
    </message>
    <message>
        <source>The game does not begin with the opening throw, as a game with dice does.</source>
        <translation>Die Partie beginnt nicht mit dem Eröffnungswurf, wie es eine gewürfelte Partie tut.</translation>
    </message>
    <message>
        <source>The throw does not come from where the line says.</source>
        <translation>Der Wurf kommt nicht daher, woher er laut der Zeile kommt.</translation>
    </message>
    <message>
        <source>The result does not follow from what was played.</source>
        <translation>Das Ergebnis folgt nicht aus dem, was gespielt wurde.</translation>
    </message>
    <message>
        <source>The line has an impossible value.</source>
        <translation>In der Zeile steht ein unmöglicher Wert.</translation>
    </message>
    <message>
        <source>The line is not known here.</source>
        <translation>Die Zeile ist hier nicht bekannt.</translation>
    </message>
    <message>
        <source>The line is missing.</source>
        <translation>Die Zeile fehlt.</translation>
    </message>
    <message>
        <source>This play cannot be made: {rule}.</source>
        <translation>Dieser Zug ist nicht möglich: {rule}.</translation>
    </message>
    <message>
        <source>other lines of play</source>
        <translation>andere Spielweisen</translation>
    </message>
    <message>
        <source>resignations that were refused</source>
        <translation>abgelehnte Aufgaben</translation>
    </message>
    <message>
        <source>drawings</source>
        <translation>Zeichnungen</translation>
    </message>
    <message>
        <source>the marks of throws set by hand</source>
        <translation>die Kennzeichen von Hand gelegter Würfe</translation>
    </message>
    <message>
        <source>that a game was ended without a result</source>
        <translation>dass eine Partie ohne Ergebnis beendet wurde</translation>
    </message>
    <message>
        <source>what makes the dice checkable</source>
        <translation>die Angaben, mit denen sich die Würfel nachprüfen lassen</translation>
    </message>
    <message>
        <source>The match was won before this game, which counts for nothing.</source>
        <translation>Das Match war vor dieser Partie schon gewonnen; sie zählt nicht.</translation>
    </message>
    <message>
        <source>No ending is worth {value} with the cube as it stands; {taken} are counted.</source>
        <translation>Beim jetzigen Stand des Dopplerwürfels ist kein Ende {value} wert; gezählt werden {taken}.</translation>
    </message>
    <message>
        <source>The whole match was given up here; the winner gets the {value} missing points.</source>
        <translation>Hier wurde das ganze Match aufgegeben; wer gewinnt, erhält die fehlenden Punkte: {value}.</translation>
    </message>
    <message>
        <source>The cube was turned, but belongs to no side.</source>
        <translation>Der Dopplerwürfel wurde gedreht, gehört aber keiner Seite.</translation>
    </message>
    <message>
        <source>A cube that shows 1 belongs to no side.</source>
        <translation>Ein Dopplerwürfel, der 1 zeigt, gehört keiner Seite.</translation>
    </message>
    <message>
        <source>The Crawford game is played without the cube.</source>
        <translation>Die Crawford-Partie wird ohne Dopplerwürfel gespielt.</translation>
    </message>
    <message>
        <source>A side has nothing left to play in this position.</source>
        <translation>In dieser Stellung hat eine Seite nichts mehr zu spielen.</translation>
    </message>
    <message>
        <source>Neither side could ever move from this position.</source>
        <translation>Aus dieser Stellung könnte nie eine Seite ziehen.</translation>
    </message>
    <message>
        <source>The match is over with this score.</source>
        <translation>Mit diesem Stand ist das Match vorbei.</translation>
    </message>
    <message>
        <source>analyses and other notes of the program that wrote it</source>
        <translation>Analysen und andere Vermerke des Programms, das sie schrieb</translation>
    </message>
    <message>
        <source>This is not UTF-8 and names no character set; it was read as Western text, so letters may be wrong. Choose another character set if they are.</source>
        <translation>Das ist kein UTF-8 und nennt keinen Zeichensatz; gelesen wurde es als westeuropäischer Text, Buchstaben können falsch sein. Wählen Sie dann einen anderen Zeichensatz.</translation>
    </message>
    <message>
        <source>This cannot stand in the character set {encoding}, which is named here.</source>
        <translation>Das kann im angegebenen Zeichensatz {encoding} nicht stehen.</translation>
    </message>
    <message>
        <source>The character set {encoding} is not known.</source>
        <translation>Der Zeichensatz {encoding} ist nicht bekannt.</translation>
    </message>
    <message>
        <source>What other programs note here is too long; it was cut to {limit} characters.</source>
        <translation>Was andere Programme hier vermerken, ist zu lang; es wurde auf {limit} Zeichen gekürzt.</translation>
    </message>
    <message>
        <source>A byte is wrong here; the check tells how the line was written.</source>
        <translation>Hier ist ein Byte falsch; anhand ihrer Prüfsumme wurde die Zeile gelesen, wie sie geschrieben war.</translation>
    </message>
    <message>
        <source>This is a file of {program}, which cannot be read here; turn it into .mat or SGF with a program that reads it.</source>
        <translation>Das ist eine Datei von {program}, die hier nicht gelesen werden kann; wandeln Sie sie mit einem Programm, das sie liest, in .mat oder SGF um.</translation>
    </message>
    <message>
        <source>This is a position, not a game; the window opens it, and “trictrac picture” draws it.</source>
        <translation>Das ist eine Stellung, keine Partie; das Fenster öffnet sie, und „trictrac picture“ zeichnet sie.</translation>
    </message>
    <message>
        <source>The program that wrote the file recorded an illegal play here; the board is as it left it.</source>
        <translation>Das Programm, das die Datei schrieb, hat hier einen regelwidrigen Spielzug festgehalten; das Brett steht so, wie es danach stand.</translation>
    </message>
    <message>
        <source>The position that came of this play cannot be read; the board stays as it was.</source>
        <translation>Die Stellung nach diesem Spielzug lässt sich nicht lesen; das Brett bleibt, wie es war.</translation>
    </message>
    <message>
        <source>The position that this game began from cannot be read, so nothing is checked.</source>
        <translation>Die Stellung, aus der diese Partie begann, lässt sich nicht lesen; daher wird nichts geprüft.</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Impossible: {fault}</source>
        <translation>Unmöglich: {fault}</translation>
    </message>
    <message>
        <source>Drop the file to open it</source>
        <translation>Datei loslassen, um sie zu öffnen</translation>
    </message>
    <message>
        <source>The file already exists</source>
        <translation>Die Datei gibt es schon</translation>
    </message>
    <message>
        <source>{path} would be replaced by the copy; what it holds now would be gone.</source>
        <translation>{path} würde durch die Kopie ersetzt; der jetzige Inhalt wäre fort.</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Kopie speichern</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>Doubles to {value}</source>
        <translation>Doppelt auf {value}</translation>
    </message>
    <message>
        <source>Beaver to {value}</source>
        <translation>Beaver auf {value}</translation>
    </message>
    <message>
        <source>Takes</source>
        <translation>Nimmt an</translation>
    </message>
    <message>
        <source>Drops</source>
        <translation>Lehnt ab</translation>
    </message>
    <message>
        <source>Gives up</source>
        <translation>Gibt auf</translation>
    </message>
    <message>
        <source>Accepts</source>
        <translation>Nimmt das Aufgeben an</translation>
    </message>
    <message>
        <source>Plays on</source>
        <translation>Spielt weiter</translation>
    </message>
    <message>
        <source>Ended without a result</source>
        <translation>Ohne Ergebnis beendet</translation>
    </message>
    <message>
        <source>Game of this program</source>
        <translation>Partie dieses Programms</translation>
    </message>
    <message>
        <source>Backgammon as text</source>
        <translation>Backgammon als Text</translation>
    </message>
    <message>
        <source>Backgammon as SGF</source>
        <translation>Backgammon als SGF</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>es ist ein Ordner</translation>
    </message>
    <message>
        <source>no file can have this name</source>
        <translation>so kann keine Datei heißen</translation>
    </message>
    <message>
        <source>it is not there</source>
        <translation>es gibt sie nicht</translation>
    </message>
    <message>
        <source>you may not read it</source>
        <translation>Sie dürfen sie nicht lesen</translation>
    </message>
    <message>
        <source>Line {line}</source>
        <translation>Zeile {line}</translation>
    </message>
    <message>
        <source>Line {line}, column {column}</source>
        <translation>Zeile {line}, Spalte {column}</translation>
    </message>
    <message>
        <source>{place}: {fault}</source>
        <translation>{place}: {fault}</translation>
    </message>
    <message>
        <source>Faults: {count}</source>
        <translation>Fehler: {count}</translation>
    </message>
    <message>
        <source>Notes: {count}</source>
        <translation>Hinweise: {count}</translation>
    </message>
    <message>
        <source>{path} cannot be opened. {fault}</source>
        <translation>{path} lässt sich nicht öffnen. {fault}</translation>
    </message>
    <message>
        <source>{path} cannot be opened: {cause}.</source>
        <translation>{path} lässt sich nicht öffnen: {cause}.</translation>
    </message>
    <message>
        <source>What was copied cannot be read. {fault}</source>
        <translation>Das Kopierte lässt sich nicht lesen. {fault}</translation>
    </message>
    <message>
        <source>What was copied is not known here. A Position ID, a Match ID, an XGID, a position in words, or the text of a .mat, .sgf or .ttg file can be pasted.</source>
        <translation>Es wurde nichts kopiert, was hier bekannt ist. Einfügen lassen sich Position-ID, Match-ID, XGID, eine Stellung in Worten oder der Text einer .mat-, .sgf- oder .ttg-Datei.</translation>
    </message>
    <message>
        <source>The position that was copied cannot be read. {fault}</source>
        <translation>Die kopierte Stellung lässt sich nicht lesen. {fault}</translation>
    </message>
    <message>
        <source>Nobody can play on from this position. {fault}</source>
        <translation>Aus dieser Stellung kann niemand weiterspielen. {fault}</translation>
    </message>
    <message>
        <source>The game that was on the table is kept for later.</source>
        <translation>Die Partie, die auf dem Tisch lag, ist für später aufbewahrt.</translation>
    </message>
    <message>
        <source>Other lines of play with other dice stay in the file: this game counts.</source>
        <translation>Andere Spielweisen mit anderen Würfen bleiben in der Datei: Diese Partie zählt.</translation>
    </message>
    <message>
        <source>Copied: {what}</source>
        <translation>Kopiert: {what}</translation>
    </message>
    <message>
        <source>{address} was not opened: the program loads nothing from the network. Save the file on this computer first.</source>
        <translation>{address} wurde nicht geöffnet: Das Programm lädt nichts aus dem Netz. Speichern Sie die Datei zuerst auf diesem Computer.</translation>
    </message>
    <message>
        <source>{name} is no longer there; what was read stays open.</source>
        <translation>{name} ist nicht mehr da; das Gelesene bleibt offen.</translation>
    </message>
    <message>
        <source>Another program has changed {name}; what was read stays open.</source>
        <translation>Ein anderes Programm hat {name} verändert; das Gelesene bleibt offen.</translation>
    </message>
    <message>
        <source>{text} – not possible</source>
        <translation>{text} – nicht möglich</translation>
    </message>
    <message>
        <source>Nobody wins</source>
        <translation>Niemand gewinnt</translation>
    </message>
    <message>
        <source>not played yet</source>
        <translation>noch nicht gespielt</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>setzt aus</translation>
    </message>
    <message>
        <source>Wins 1 point</source>
        <translation>Gewinnt 1 Punkt</translation>
    </message>
    <message>
        <source>Wins {points} points</source>
        <translation>Gewinnt {points} Punkte</translation>
    </message>
    <message>
        <source>{player}: {what}</source>
        <translation>{player}: {what}</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>Partie {number}</translation>
    </message>
    <message>
        <source>stops at a fault</source>
        <translation>endet an einem Fehler</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>unvollendet</translation>
    </message>
    <message>
        <source>This comes after a fault, so the board stays as it was before it.</source>
        <translation>Das steht nach einem Fehler; das Brett bleibt, wie es davor war.</translation>
    </message>
    <message>
        <source>A {ending} file cannot hold a position that was set up; choose {others} instead.</source>
        <translation>Eine {ending}-Datei kann keine aufgebaute Stellung aufnehmen; wählen Sie stattdessen {others}.</translation>
    </message>
    <message>
        <source>A {ending} file cannot hold {game}; choose .ttg instead.</source>
        <translation>Eine {ending}-Datei kann {game} nicht aufnehmen; wählen Sie stattdessen .ttg.</translation>
    </message>
    <message>
        <source>The copy is saved as {path}.</source>
        <translation>Die Kopie liegt jetzt in {path}.</translation>
    </message>
    <message>
        <source>This format has no place for: {things}.</source>
        <translation>In diesem Format ist kein Platz für: {things}.</translation>
    </message>
    <message>
        <source>The copy could not be saved as {path}: {cause}. Choose another place.</source>
        <translation>Die Kopie ließ sich nicht als {path} speichern: {cause}. Wählen Sie einen anderen Ort.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle Dateien</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Pasted game</source>
        <translation>Eingefügte Partie</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Stellung</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Neu lesen</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Kopie speichern…</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Play on from the last possible moment, as a game of your own</source>
        <translation>Ab dem letzten möglichen Augenblick als eigene Partie weiterspielen</translation>
    </message>
    <message>
        <source>Games of the file</source>
        <translation>Partien der Datei</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>Faults of the file</source>
        <translation>Fehler der Datei</translation>
    </message>
    <message>
        <source>Open &amp;again</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>&amp;Liste leeren</translation>
    </message>
    <message>
        <source>One moment, please</source>
        <translation>Einen Augenblick, bitte</translation>
    </message>
    <message>
        <source>Files: {done} of {files} · games imported: {games}</source>
        <translation>Dateien: {done} von {files} · importierte Partien: {games}</translation>
    </message>
    <message>
        <source>{name} is large and is being read, move by move.</source>
        <translation>{name} ist groß und wird Zug für Zug gelesen.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>The copy will not hold everything</source>
        <translation>Die Kopie wird nicht alles enthalten</translation>
    </message>
    <message>
        <source>Save it so</source>
        <translation>So speichern</translation>
    </message>
    <message>
        <source>Western European</source>
        <translation>Westeuropäisch</translation>
    </message>
    <message>
        <source>Central European</source>
        <translation>Mitteleuropäisch</translation>
    </message>
    <message>
        <source>Cyrillic</source>
        <translation>Kyrillisch</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>Griechisch</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>Türkisch</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>Hebräisch</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>Arabisch</translation>
    </message>
    <message>
        <source>Baltic</source>
        <translation>Baltisch</translation>
    </message>
    <message>
        <source>Vietnamese</source>
        <translation>Vietnamesisch</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>Japanisch</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>Chinesisch</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>Koreanisch</translation>
    </message>
    <message>
        <source>Analyses and other notes of another program stay in the file it came from.</source>
        <translation>Analysen und andere Vermerke eines anderen Programms bleiben in der Datei, aus der die Partie kam.</translation>
    </message>
    <message>
        <source>A {ending} file has no place for: {things}.</source>
        <translation>Eine {ending}-Datei hat keinen Platz für: {things}.</translation>
    </message>
    <message>
        <source>Several positions</source>
        <translation>Mehrere Stellungen</translation>
    </message>
    <message>
        <source>Positions in this text: {count}. Which one is to be opened?</source>
        <translation>Stellungen in diesem Text: {count}. Welche soll geöffnet werden?</translation>
    </message>
    <message>
        <source>Character set</source>
        <translation>Zeichensatz</translation>
    </message>
</context>
<context>
    <name>GameNames</name>
    <message>
        <source>Tric Trac</source>
        <translation>Tric Trac</translation>
    </message>
    <message>
        <source>Backgammon</source>
        <translation>Backgammon</translation>
    </message>
    <message>
        <source>Tavla</source>
        <translation>Tavla</translation>
    </message>
    <message>
        <source>The old game with the Hucke: hit, bear off, and be the first to reach twelve points.</source>
        <translation>Das alte Spiel mit der Hucke: schlagen, hinausspielen und als Erster zwölf Punkte erreichen.</translation>
    </message>
    <message>
        <source>The classic race: be the first to bring all fifteen checkers home and off the board.</source>
        <translation>Der klassische Wettlauf: als Erster alle fünfzehn Steine heimbringen und abtragen.</translation>
    </message>
    <message>
        <source>Backgammon as in Turkey: fresh dice to begin, and no hit and run at home.</source>
        <translation>Backgammon auf Türkisch: frische Würfel zu Beginn, und wer zu Hause schlägt, bleibt stehen.</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Where the Hucke lies</source>
        <translation>Lage der Hucke</translation>
    </message>
    <message>
        <source>A checker leaving the start point</source>
        <translation>Ein Stein, der das Startfeld verlässt,</translation>
    </message>
    <message>
        <source>may go on at once (usual)</source>
        <translation>darf gleich weiterziehen (üblich)</translation>
    </message>
    <message>
        <source>waits for the others (strict start)</source>
        <translation>wartet auf die anderen (strenger Start)</translation>
    </message>
    <message>
        <source>{name} ({colour})</source>
        <translation>{name} ({colour})</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} und {last}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pip(s) to go</source>
        <translation>
            <numerusform>noch %n Pip</numerusform>
            <numerusform>noch %n Pips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) won</source>
        <translation>
            <numerusform>%n Partie gewonnen</numerusform>
            <numerusform>%n Partien gewonnen</numerusform>
        </translation>
    </message>
    <message>
        <source>This throw was set by hand.</source>
        <translation>Dieser Wurf wurde von Hand gesetzt.</translation>
    </message>
    <message>
        <source>Red 13, Black 12 (as in these rules)</source>
        <translation>Rot 13, Schwarz 12 (wie in diesen Regeln)</translation>
    </message>
    <message>
        <source>Red 12, Black 13 (most sources)</source>
        <translation>Rot 12, Schwarz 13 (die meisten Quellen)</translation>
    </message>
    <message>
        <source>the Hucke is 13 for Red and 12 for Black</source>
        <translation>die Hucke ist für Rot die 13, für Schwarz die 12</translation>
    </message>
    <message>
        <source>historic Hucke: each side’s own twelfth point, 12 for Red and 13 for Black</source>
        <translation>historische Hucke, die eigene zwölfte Spitze: für Rot die 12, für Schwarz die 13</translation>
    </message>
    <message>
        <source>a checker leaving the start point may run on at once</source>
        <translation>ein Stein, der das Startfeld verlässt, darf gleich weiterziehen</translation>
    </message>
    <message>
        <source>strict start: nobody runs on while others wait on the start point</source>
        <translation>strenger Start: Niemand zieht weiter, solange auf dem Startfeld noch Steine warten</translation>
    </message>
    <message>
        <source>historic Hucke</source>
        <translation>historische Hucke</translation>
    </message>
    <message>
        <source>strict start</source>
        <translation>strenger Start</translation>
    </message>
</context>
<context>
    <name>GameOver</name>
    <message>
        <source>So far</source>
        <translation>Bisher</translation>
    </message>
    <message>
        <source>See the secret number of the dice…</source>
        <translation>Die geheime Zahl der Würfel ansehen…</translation>
    </message>
    <message>
        <source>Swap sides for the next game</source>
        <translation>Für die nächste Partie die Farben tauschen</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Look at the board</source>
        <translation>Brett ansehen</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Nächste Partie</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch eine Partie</translation>
    </message>
    <message>
        <source>{player}: {hits} for hits + {off} borne off = {points}</source>
        <translation>{player}: {hits} fürs Schlagen + {off} fürs Hinausspielen = {points}</translation>
    </message>
    <message>
        <source>{winner} has borne off {most} checkers, {loser} {fewer}.</source>
        <translation>Abgetragene Steine: {winner} {most}, {loser} {fewer}.</translation>
    </message>
    <message>
        <source>The score was {first}&#xa0;to&#xa0;{second}.</source>
        <translation>Es stand {first}&#xa0;:&#xa0;{second}.</translation>
    </message>
</context>
<context>
    <name>GiveUp</name>
    <message>
        <source>{player} gives up?</source>
        <translation>{player} gibt auf?</translation>
    </message>
    <message>
        <source>{player} may accept this or play on.</source>
        <translation>{player} kann das annehmen oder weiterspielen lassen.</translation>
    </message>
    <message>
        <source>as {stake} ({points})</source>
        <translation>als {stake} ({points})</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Aufgeben</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Walk over the board</source>
        <translation>Über das Brett gehen</translation>
    </message>
    <message>
        <source>Take up, put down, throw</source>
        <translation>Nehmen, absetzen, würfeln</translation>
    </message>
    <message>
        <source>Put the checker back</source>
        <translation>Stein zurücklegen</translation>
    </message>
    <message>
        <source>Next place to play</source>
        <translation>Nächste Möglichkeit</translation>
    </message>
    <message>
        <source>Previous place to play</source>
        <translation>Vorige Möglichkeit</translation>
    </message>
    <message>
        <source>Go to the dice</source>
        <translation>Zu den Würfeln</translation>
    </message>
    <message>
        <source>Go to the tray</source>
        <translation>Zur Ablage</translation>
    </message>
    <message>
        <source>Take the last move back</source>
        <translation>Schritt zurücknehmen</translation>
    </message>
    <message>
        <source>Play the other number</source>
        <translation>Die andere Zahl spielen</translation>
    </message>
    <message>
        <source>Hear how the game stands</source>
        <translation>Spielstand vorlesen lassen</translation>
    </message>
    <message>
        <source>Set a die by hand</source>
        <translation>Würfel von Hand legen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Next place found</source>
        <translation>Nächste Fundstelle</translation>
    </message>
    <message>
        <source>Previous place found</source>
        <translation>Vorige Fundstelle</translation>
    </message>
    <message>
        <source>Back to the paragraph before</source>
        <translation>Zurück zum Absatz davor</translation>
    </message>
    <message>
        <source>Forward again</source>
        <translation>Wieder vorwärts</translation>
    </message>
    <message>
        <source>Larger type</source>
        <translation>Größere Schrift</translation>
    </message>
    <message>
        <source>Smaller type</source>
        <translation>Kleinere Schrift</translation>
    </message>
    <message>
        <source>While presenting</source>
        <translation>Beim Präsentieren</translation>
    </message>
    <message>
        <source>In a turn</source>
        <translation>Im Zug</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Auf dem Brett</translation>
    </message>
    <message>
        <source>In the window</source>
        <translation>Im Fenster</translation>
    </message>
    <message>
        <source>The moves of the game</source>
        <translation>Die Züge der Partie</translation>
    </message>
    <message>
        <source>In the rules</source>
        <translation>In den Regeln</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Tastatur</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>or</source>
        <translation>oder</translation>
    </message>
</context>
<context>
    <name>Leave</name>
    <message>
        <source>Leave this game?</source>
        <translation>Diese Partie verlassen?</translation>
    </message>
    <message>
        <source>Kept for later, it waits on the start page exactly as it stands. Ended, it counts for nobody and cannot be continued.</source>
        <translation>Aufbewahrt wartet sie auf der Startseite, genau so, wie sie steht. Beendet zählt sie für niemanden und lässt sich nicht fortsetzen.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>End without result</source>
        <translation>Ohne Ergebnis beenden</translation>
    </message>
    <message>
        <source>Keep for later</source>
        <translation>Für später aufbewahren</translation>
    </message>
</context>
<context>
    <name>LessonFaults</name>
    <message>
        <source>the file cannot be read; check its name and its permissions.</source>
        <translation>die Datei lässt sich nicht lesen; prüfen Sie ihren Namen und ihre Rechte.</translation>
    </message>
    <message>
        <source>the file is larger than {limit} KiB; divide it into several lessons.</source>
        <translation>die Datei ist größer als {limit} KiB; teilen Sie sie in mehrere Lektionen.</translation>
    </message>
    <message>
        <source>there are characters here that are not text; save the file as UTF-8.</source>
        <translation>hier stehen Zeichen, die kein Text sind; speichern Sie die Datei als UTF-8.</translation>
    </message>
    <message>
        <source>a lesson begins with “lesson:” and the game, such as “lesson: tric-trac”.</source>
        <translation>eine Lektion beginnt mit „lesson:“ und dem Spiel, etwa „lesson: tric-trac“.</translation>
    </message>
    <message>
        <source>the lesson has no steps; begin one with a line “step” by itself.</source>
        <translation>die Lektion hat keine Schritte; beginnen Sie einen mit einer Zeile „step“ für sich.</translation>
    </message>
    <message>
        <source>“{what}” is not a game of this program; write “tric-trac”, “backgammon” or “tavla”.</source>
        <translation>„{what}“ ist kein Spiel dieses Programms; schreiben Sie „tric-trac“, „backgammon“ oder „tavla“.</translation>
    </message>
    <message>
        <source>the game has no house rule “{what}” with this choice; correct it or leave it out.</source>
        <translation>das Spiel kennt keine Hausregel „{what}“ mit dieser Wahl; berichtigen Sie sie, oder lassen Sie sie weg.</translation>
    </message>
    <message>
        <source>“{what}” is not an entry; write “key: value”, and indent lines that go on with a text.</source>
        <translation>„{what}“ ist kein Eintrag; schreiben Sie „Schlüssel: Wert“, und rücken Sie Zeilen ein, die einen Text fortsetzen.</translation>
    </message>
    <message>
        <source>“{what}” is not an entry of a lesson; check its spelling.</source>
        <translation>„{what}“ gehört nicht zu den Einträgen einer Lektion; prüfen Sie die Schreibweise.</translation>
    </message>
    <message>
        <source>“{what}” names no language here; only texts may end in “.de”, “.en” or “.fr”.</source>
        <translation>„{what}“ nennt hier keine Sprache; nur Texte dürfen auf „.de“, „.en“ oder „.fr“ enden.</translation>
    </message>
    <message>
        <source>“{what}” does not belong here; see the order of the entries in the description.</source>
        <translation>„{what}“ gehört nicht hierher; die Beschreibung nennt die Reihenfolge der Einträge.</translation>
    </message>
    <message>
        <source>“{what}” is written twice; keep one of the two.</source>
        <translation>„{what}“ steht zweimal da; behalten Sie eines davon.</translation>
    </message>
    <message>
        <source>“{what}” is empty; write something or remove the line.</source>
        <translation>„{what}“ ist leer; schreiben Sie etwas, oder entfernen Sie die Zeile.</translation>
    </message>
    <message>
        <source>“{what}” is missing from what begins here; add it.</source>
        <translation>in dem, was hier beginnt, fehlt „{what}“; fügen Sie es hinzu.</translation>
    </message>
    <message>
        <source>“{what}” is missing; a text is in all languages of the lesson or has no language at all.</source>
        <translation>„{what}“ fehlt; ein Text steht in allen Sprachen der Lektion oder ganz ohne Sprache.</translation>
    </message>
    <message>
        <source>“{what}” is too long; divide it into several steps.</source>
        <translation>„{what}“ ist zu lang; teilen Sie es in mehrere Schritte.</translation>
    </message>
    <message>
        <source>there are too many of these; at most {what} are allowed.</source>
        <translation>davon gibt es zu viele; erlaubt sind höchstens {what}.</translation>
    </message>
    <message>
        <source>the position cannot be set up ({what}); write it like “red 1:15 / black 24:15”, or “start”.</source>
        <translation>die Stellung lässt sich nicht aufbauen ({what}); schreiben Sie etwa „red 1:15 / black 24:15“ oder „start“.</translation>
    </message>
    <message>
        <source>“{what}” is not a score of a game that goes on; write it like “5-3”, in Tric Trac only.</source>
        <translation>„{what}“ ist kein Stand einer laufenden Partie; schreiben Sie etwa „5-3“, nur bei Tric Trac.</translation>
    </message>
    <message>
        <source>“{what}” is not a throw; write a side and two numbers, such as “red 6-4”.</source>
        <translation>„{what}“ ist kein Wurf; schreiben Sie eine Seite und zwei Augenzahlen, etwa „red 6-4“.</translation>
    </message>
    <message>
        <source>“{what}” is not a place on this board; write 1 to 24.</source>
        <translation>„{what}“ gibt es auf diesem Brett nicht; schreiben Sie 1 bis 24.</translation>
    </message>
    <message>
        <source>“{what}” is not a drawing; write it like “arrows: 7-13 red” or “numbers: 18=1 blue”.</source>
        <translation>„{what}“ ist keine Zeichnung; schreiben Sie etwa „arrows: 7-13 red“ oder „numbers: 18=1 blue“.</translation>
    </message>
    <message>
        <source>“{what}” is not a play; write it like “8/14 10/14”.</source>
        <translation>„{what}“ ist kein Zug; schreiben Sie etwa „8/14 10/14“.</translation>
    </message>
    <message>
        <source>“{what}” is not a complete legal play of this throw; play it at the table to see why.</source>
        <translation>„{what}“ ist kein vollständiger erlaubter Zug mit diesem Wurf; spielen Sie ihn am Brett, um zu sehen, warum.</translation>
    </message>
    <message>
        <source>the game is over here; nothing more can be thrown.</source>
        <translation>die Partie ist hier zu Ende; es kann nicht mehr geworfen werden.</translation>
    </message>
    <message>
        <source>this question has neither “dice:” nor choices nor points; add one of them.</source>
        <translation>dieser Frage fehlen „dice:“, Antworten zur Auswahl und Felder zum Zeigen; fügen Sie eines davon hinzu.</translation>
    </message>
    <message>
        <source>“{what}” is not a rule; see the list of rules in the description.</source>
        <translation>„{what}“ ist keine Regel; die Beschreibung zählt die Regeln auf.</translation>
    </message>
    <message>
        <source>the step is refused, but by another rule; write “{what}” after it.</source>
        <translation>der Schritt wird abgelehnt, aber durch eine andere Regel; schreiben Sie „{what}“ dahinter.</translation>
    </message>
    <message>
        <source>“{what}” is legal here; write it as a complete play after “wrong:”.</source>
        <translation>„{what}“ ist hier erlaubt; schreiben Sie es als ganzen Zug hinter „wrong:“.</translation>
    </message>
    <message>
        <source>“{what}” ends in the same position as an answer further up; keep one of the two.</source>
        <translation>„{what}“ endet in derselben Stellung wie eine Antwort weiter oben; behalten Sie eine davon.</translation>
    </message>
    <message>
        <source>this question needs a right answer; with answers to choose from, a wrong one as well.</source>
        <translation>diese Frage braucht eine richtige Antwort, eine Auswahl auch eine falsche.</translation>
    </message>
    <message>
        <source>a question is answered by a play, by pointing or by choosing, in one way only; divide it into two steps.</source>
        <translation>eine Frage wird durch einen Zug, durch Zeigen oder durch Auswählen beantwortet, nur auf eine dieser Arten; teilen Sie sie in zwei Schritte.</translation>
    </message>
    <message>
        <source>“{what}” is not the number of a fact; see resources/rules/facts.toml, or leave it out.</source>
        <translation>„{what}“ ist keine Nummer einer Tatsache; sehen Sie in resources/rules/facts.toml nach, oder lassen Sie sie weg.</translation>
    </message>
    <message>
        <source>“{what}” is not worse in this than the first right play; name what it falls short in, or write “worse: task”.</source>
        <translation>„{what}“ ist darin nicht schlechter als der erste richtige Zug; nennen Sie, worin er zurückbleibt, oder schreiben Sie „worse: task“.</translation>
    </message>
    <message>
        <source>no count of throws here gives {what}; count again.</source>
        <translation>keine Zählung von Würfen ergibt hier {what}; zählen Sie noch einmal.</translation>
    </message>
    <message>
        <source>“{what}” is not named and falls short in nothing that the wrong answers do; add it, or ask for more.</source>
        <translation>„{what}“ ist nicht genannt und bleibt in nichts zurück, worin es die falschen Antworten tun; nehmen Sie den Zug auf, oder fragen Sie genauer.</translation>
    </message>
    <message>
        <source>“{what}” is not known here; see the description for the words allowed here.</source>
        <translation>„{what}“ ist hier nicht bekannt; die Beschreibung nennt die Wörter, die hier stehen dürfen.</translation>
    </message>
    <message>
        <source>This lesson cannot be opened. Line {line} of {name}: {reason}</source>
        <translation>Diese Lektion lässt sich nicht öffnen. Zeile {line} von {name}: {reason}</translation>
    </message>
    <message>
        <source>This lesson cannot be opened. {name}: {reason}</source>
        <translation>Diese Lektion lässt sich nicht öffnen. {name}: {reason}</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>{side} {roll}: cannot be played</source>
        <translation>{side} {roll}: nicht spielbar</translation>
    </message>
    <message>
        <source>{side} {roll}: {play}</source>
        <translation>{side} {roll}: {play}</translation>
    </message>
    <message>
        <source>✓ Right</source>
        <translation>✓ Richtig</translation>
    </message>
    <message>
        <source>Not quite</source>
        <translation>Nicht ganz</translation>
    </message>
    <message>
        <source>The rules forbid it</source>
        <translation>Das verbieten die Regeln</translation>
    </message>
    <message>
        <source>Not there. Look again and have another try.</source>
        <translation>Dort nicht. Schauen Sie noch einmal hin und versuchen Sie es wieder.</translation>
    </message>
    <message>
        <source>✓ All solved</source>
        <translation>✓ Alles gelöst</translation>
    </message>
    <message>
        <source>{done} of {of} solved</source>
        <translation>{done} von {of} gelöst</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Lessons (*.txt)</source>
        <translation>Lektionen (*.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Read, look, and answer on the board.</source>
        <translation>Lesen, zusehen und auf dem Brett antworten.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Open a lesson…</source>
        <translation>Lektion öffnen…</translation>
    </message>
    <message>
        <source>{game}, positions: {count}</source>
        <translation>{game}, Stellungen: {count}</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Your own lessons</source>
        <translation>Ihre eigenen Lektionen</translation>
    </message>
    <message>
        <source>Every lesson in this folder: {folder}</source>
        <translation>Alle Lektionen aus diesem Ordner: {folder}</translation>
    </message>
    <message>
        <source>Your sets of positions</source>
        <translation>Ihre Sammlungen von Stellungen</translation>
    </message>
    <message>
        <source>Step {step} of {of}</source>
        <translation>Schritt {step} von {of}</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Alle Lektionen</translation>
    </message>
    <message>
        <source>Board of the lesson</source>
        <translation>Brett der Lektion</translation>
    </message>
    <message>
        <source>Show a hint</source>
        <translation>Tipp zeigen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Show the rest at once</source>
        <translation>Den Rest sofort zeigen</translation>
    </message>
    <message>
        <source>Play these throws</source>
        <translation>Diese Würfe spielen</translation>
    </message>
    <message>
        <source>Play this throw</source>
        <translation>Diesen Wurf spielen</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Nächster Schritt</translation>
    </message>
    <message>
        <source>Allowed; the lesson has another play</source>
        <translation>Erlaubt; die Lektion meint einen anderen Zug</translation>
    </message>
    <message>
        <source>Points: {given}; with {play}: {asked}</source>
        <translation>Punkte: {given}; mit {play}: {asked}</translation>
    </message>
    <message>
        <source>Checkers hit: {given}; with {play}: {asked}</source>
        <translation>Geschlagene Steine: {given}; mit {play}: {asked}</translation>
    </message>
    <message>
        <source>Checkers taken off: {given}; with {play}: {asked}</source>
        <translation>Steine vom Brett: {given}; mit {play}: {asked}</translation>
    </message>
    <message>
        <source>Throws that hit you: {given} of {throws}; after {play}: {asked}</source>
        <translation>Würfe, die Sie treffen: {given} von {throws}; nach {play}: {asked}</translation>
    </message>
    <message>
        <source>Checkers left alone: {given}; after {play}: {asked}</source>
        <translation>Einzelne Steine: {given}; nach {play}: {asked}</translation>
    </message>
    <message>
        <source>Made points: {given}; after {play}: {asked}</source>
        <translation>Gesichert: {given}; nach {play}: {asked}</translation>
    </message>
    <message>
        <source>Longest block: {given}; after {play}: {asked}</source>
        <translation>Längste Sperre: {given}; nach {play}: {asked}</translation>
    </message>
    <message>
        <source>Nothing that can be counted is worse than after {play}.</source>
        <translation>Nichts, was sich zählen lässt, ist schlechter als nach {play}.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Your game has other rules: {game}. In this lesson holds: {lesson}.</source>
        <translation>In Ihrer Partie gelten andere Regeln: {game}. In dieser Lektion gilt: {lesson}.</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Played out</source>
        <translation>Zu Ende gespielt</translation>
    </message>
    <message>
        <source>Gammon</source>
        <translation>Gammon</translation>
    </message>
    <message>
        <source>Backgammon (triple)</source>
        <translation>Backgammon (dreifach)</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Aufgegeben</translation>
    </message>
    <message>
        <source>Cube dropped</source>
        <translation>Doppeln abgelehnt</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>games played</source>
        <translation>gespielte Partien</translation>
    </message>
    <message>
        <source>won and lost</source>
        <translation>gewonnen und verloren</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>gammons</source>
        <translation>Gammons</translation>
    </message>
    <message>
        <source>turns in a game</source>
        <translation>Züge in einer Partie</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>{turns} turns: {number}</source>
        <translation>{turns} Züge: {number}</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Alle Spieler</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>The dice…</source>
        <translation>Die Würfel…</translation>
    </message>
    <message>
        <source>No finished game to count yet.</source>
        <translation>Es gibt noch keine beendete Partie zu zählen.</translation>
    </message>
    <message>
        <source>Month by month</source>
        <translation>Monat für Monat</translation>
    </message>
    <message>
        <source>How the games ended</source>
        <translation>Wie die Partien ausgingen</translation>
    </message>
    <message>
        <source>How many turns the games took</source>
        <translation>Wie viele Züge sie dauerten</translation>
    </message>
    <message>
        <source>Games without a result and class boards are not counted.</source>
        <translation>Partien ohne Ergebnis und Tafelbilder zählen nicht mit.</translation>
    </message>
    <message>
        <source>{month}: {won} won, {lost} lost</source>
        <translation>{month}: {won} gewonnen, {lost} verloren</translation>
    </message>
    <message>
        <source>{name}: {won} won, {lost} lost</source>
        <translation>{name}: {won} gewonnen, {lost} verloren</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>Zu jeder Zeit</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>In the last 7 days</source>
        <translation>In den letzten 7 Tagen</translation>
    </message>
    <message>
        <source>In the last 30 days</source>
        <translation>In den letzten 30 Tagen</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>In diesem Jahr</translation>
    </message>
    <message>
        <source>From … to …</source>
        <translation>Von … bis …</translation>
    </message>
    <message>
        <source>Search for a player</source>
        <translation>Spieler suchen</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>from</source>
        <translation>von</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Erster Tag</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Letzter Tag</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>No game fits this search.</source>
        <translation>Keine Partie passt zu dieser Suche.</translation>
    </message>
    <message>
        <source>Search less narrowly, or show all games again.</source>
        <translation>Suchen Sie nach weniger, oder lassen Sie sich wieder alle Partien zeigen.</translation>
    </message>
    <message>
        <source>No game has been kept yet.</source>
        <translation>Hier ist noch keine Partie.</translation>
    </message>
    <message>
        <source>Every game you play is kept here automatically: to go on with, to look through, and to pass on.</source>
        <translation>Jede Partie, die Sie spielen, wird hier von selbst aufbewahrt: zum Weiterspielen, zum Ansehen und zum Weitergeben.</translation>
    </message>
    <message>
        <source>Play a game</source>
        <translation>Eine Partie spielen</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>Alle Partien zeigen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>Delete for good…</source>
        <translation>Endgültig löschen…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Look through</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>gone for good after {days} days</source>
        <translation>nach {days} Tagen endgültig gelöscht</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Played last</source>
        <translation>Zuletzt gespielt</translation>
    </message>
    <message>
        <source>Delete for good?</source>
        <translation>Endgültig löschen?</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) would be gone for good.</source>
        <translation>
            <numerusform>%n Partie wäre für immer verloren.</numerusform>
            <numerusform>%n Partien wären für immer verloren.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Endgültig löschen</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) imported</source>
        <translation>
            <numerusform>%n Partie importiert</numerusform>
            <numerusform>%n Partien importiert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) brought back</source>
        <translation>
            <numerusform>%n Partie zurückgeholt</numerusform>
            <numerusform>%n Partien zurückgeholt</numerusform>
        </translation>
    </message>
    <message>
        <source>All results</source>
        <translation>Alle Ergebnisse</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Nicht beendet</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>With a gammon</source>
        <translation>Mit Gammon</translation>
    </message>
    <message>
        <source>Without a winner</source>
        <translation>Ohne Sieger</translation>
    </message>
    <message>
        <source>Class boards</source>
        <translation>Tafelbilder</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>Gelöscht</translation>
    </message>
    <message>
        <source>The list of games was damaged and has been rebuilt; no game is lost.</source>
        <translation>Das Verzeichnis der Partien war beschädigt und wurde neu angelegt; keine Partie ist verloren.</translation>
    </message>
    <message>
        <source>A newer version of the program keeps the list of games; the list is left as it is and rebuilt in memory.</source>
        <translation>Eine neuere Version des Programms führt das Verzeichnis der Partien; es bleibt, wie es ist, und wird im Speicher neu angelegt.</translation>
    </message>
    <message>
        <source>The list of games cannot be written to the disk; it is rebuilt each time.</source>
        <translation>Das Verzeichnis der Partien lässt sich nicht auf den Datenträger schreiben; es wird jedes Mal neu angelegt.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) still to be read</source>
        <translation>
            <numerusform>%n Partie wird noch gelesen</numerusform>
            <numerusform>%n Partien werden noch gelesen</numerusform>
        </translation>
    </message>
    <message>
        <source>Class board</source>
        <translation>Tafelbild</translation>
    </message>
    <message>
        <source>{player} wins {score}</source>
        <translation>{player} gewinnt {score}</translation>
    </message>
    <message>
        <source>{player} wins {stake}</source>
        <translation>{player} gewinnt {stake}</translation>
    </message>
    <message>
        <source>{player} wins</source>
        <translation>{player} gewinnt</translation>
    </message>
    <message>
        <source>Ended at {score}</source>
        <translation>Beendet bei {score}</translation>
    </message>
    <message>
        <source>Ended without a result</source>
        <translation>Ohne Ergebnis beendet</translation>
    </message>
    <message>
        <source>{player} wins a gammon</source>
        <translation>{player} gewinnt ein Gammon</translation>
    </message>
    <message>
        <source>{player} wins a backgammon</source>
        <translation>{player} gewinnt ein Backgammon</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>aufgegeben</translation>
    </message>
    <message>
        <source>cube dropped</source>
        <translation>Doppeln abgelehnt</translation>
    </message>
    <message>
        <source>Deleted: {game}</source>
        <translation>Gelöscht: {game}</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) deleted</source>
        <translation>
            <numerusform>%n Partie gelöscht</numerusform>
            <numerusform>%n Partien gelöscht</numerusform>
        </translation>
    </message>
    <message>
        <source>This game could not be deleted: {cause} ({where}). It stays as it is.</source>
        <translation>Diese Partie konnte nicht gelöscht werden: {cause} ({where}). Sie bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>This game could not be brought back: {cause} ({where}).</source>
        <translation>Diese Partie konnte nicht zurückgeholt werden: {cause} ({where}).</translation>
    </message>
    <message>
        <source>This game could not be read: {cause} ({where}). Nothing was written.</source>
        <translation>Diese Partie konnte nicht gelesen werden: {cause} ({where}). Es wurde nichts geschrieben.</translation>
    </message>
    <message>
        <source>Nothing of {where} was imported: {cause}.</source>
        <translation>Aus {where} wurde nichts importiert: {cause}.</translation>
    </message>
    <message>
        <source>{where} tells of something that cannot have been played; it was imported up to there. Open the file to see where that is.</source>
        <translation>{where} enthält etwas, das so nicht gespielt worden sein kann; bis dahin wurde importiert. Öffnen Sie die Datei, um die Stelle zu sehen.</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Verzeichnis</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <translation>&amp;Zug</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Werkzeugleiste</translation>
    </message>
</context>
<context>
    <name>Match</name>
    <message>
        <source>Single game</source>
        <translation>Einzelne Partie</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Match</translation>
    </message>
    <message>
        <source>Money play</source>
        <translation>Spiel um Geld</translation>
    </message>
    <message numerus="yes">
        <source>point(s)</source>
        <comment>behind a number</comment>
        <translation>
            <numerusform>Punkt</numerusform>
            <numerusform>Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>won game(s)</source>
        <comment>behind a number</comment>
        <translation>
            <numerusform>gewonnene Partie</numerusform>
            <numerusform>gewonnene Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Match to %n won game(s)</source>
        <translation>
            <numerusform>Match auf %n gewonnene Partie</numerusform>
            <numerusform>Match auf %n gewonnene Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Match to %n point(s)</source>
        <translation>
            <numerusform>Match auf %n Punkt</numerusform>
            <numerusform>Match auf %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>{games} of {length} games</source>
        <translation>{games} von {length} Partien</translation>
    </message>
    <message>
        <source>{points} of {length}</source>
        <translation>{points} von {length}</translation>
    </message>
    <message>
        <source>Crawford game</source>
        <translation>Crawford-Partie</translation>
    </message>
    <message>
        <source>{free} + {time}</source>
        <translation>{free} + {time}</translation>
    </message>
    <message>
        <source>Time left: {minutes} min {seconds} s</source>
        <translation>Restzeit: {minutes} min {seconds} s</translation>
    </message>
    <message>
        <source>{player} has no time left. The game can go on.</source>
        <translation>Die Zeit von {player} ist abgelaufen. Die Partie kann weitergehen.</translation>
    </message>
    <message>
        <source>The cube lies in the middle, at {value}.</source>
        <translation>Der Dopplerwürfel liegt in der Mitte und zeigt {value}.</translation>
    </message>
    <message>
        <source>The cube is at {value} and belongs to {player}.</source>
        <translation>Der Dopplerwürfel zeigt {value} und gehört {player}.</translation>
    </message>
    <message>
        <source>Double to {value}</source>
        <translation>Auf {value} doppeln</translation>
    </message>
    <message>
        <source>Take: play for {value}</source>
        <translation>Annehmen: um {value} spielen</translation>
    </message>
    <message>
        <source>Drop: lose {points}</source>
        <translation>Ablehnen: {points} verlieren</translation>
    </message>
    <message>
        <source>Beaver to {value}</source>
        <translation>Beaver auf {value}</translation>
    </message>
    <message>
        <source>{player}: take or drop?</source>
        <translation>{player}: annehmen oder ablehnen?</translation>
    </message>
    <message>
        <source>{player} beavers to {value} and keeps the cube.</source>
        <translation>{player} antwortet mit einem Beaver: Der Dopplerwürfel steht auf {value} und bleibt dort.</translation>
    </message>
    <message>
        <source>{player} doubles to {value}.</source>
        <translation>{player} doppelt auf {value}.</translation>
    </message>
    <message>
        <source>Crawford game: one side is a single point short, so this game is played without the cube.</source>
        <translation>Crawford-Partie: Zum Match fehlt nur noch ein Punkt, darum wird ohne Dopplerwürfel gespielt.</translation>
    </message>
    <message>
        <source>{times} × cube {cube} = {points}</source>
        <translation>{times} × Dopplerwürfel {cube} = {points}</translation>
    </message>
    <message>
        <source>{stake}: {product}</source>
        <translation>{stake}: {product}</translation>
    </message>
    <message>
        <source>The cube was never turned, so this counts only once (Jacoby).</source>
        <translation>Der Dopplerwürfel wurde nie gedreht, darum zählt das nur einfach (Jacoby).</translation>
    </message>
    <message>
        <source>The cube was dropped at {offered}: {points}.</source>
        <translation>Der Dopplerwürfel wurde bei {offered} abgelehnt: {points}.</translation>
    </message>
    <message>
        <source>given up as {what}</source>
        <translation>aufgegeben, als {what}</translation>
    </message>
    <message>
        <source>{player}: {before} + {value} = {after} of {length}</source>
        <translation>{player}: {before} + {value} = {after} von {length}</translation>
    </message>
    <message>
        <source>{player}: {before} + {value} = {after}</source>
        <translation>{player}: {before} + {value} = {after}</translation>
    </message>
    <message>
        <source>{player} wins the match by {most}&#xa0;to&#xa0;{fewer}.</source>
        <translation>{player} gewinnt das Match mit {most}&#xa0;:&#xa0;{fewer}.</translation>
    </message>
    <message>
        <source>The next game is the Crawford game: it is played without the cube.</source>
        <translation>Die nächste Partie ist die Crawford-Partie: Sie wird ohne Dopplerwürfel gespielt.</translation>
    </message>
    <message>
        <source>{points} (to {length})</source>
        <translation>{points} (auf {length})</translation>
    </message>
    <message>
        <source>{player}: {before} + {value} = {after}; {length} would have done</source>
        <translation>{player}: {before} + {value} = {after}; {length} hätten genügt</translation>
    </message>
    <message>
        <source>without the doubling cube</source>
        <translation>ohne Dopplerwürfel</translation>
    </message>
    <message>
        <source>with the doubling cube</source>
        <translation>mit Dopplerwürfel</translation>
    </message>
    <message>
        <source>Crawford rule</source>
        <translation>Crawford-Regel</translation>
    </message>
    <message>
        <source>without the Crawford rule</source>
        <translation>ohne Crawford-Regel</translation>
    </message>
    <message>
        <source>Jacoby rule</source>
        <translation>Jacoby-Regel</translation>
    </message>
    <message>
        <source>without the Jacoby rule</source>
        <translation>ohne Jacoby-Regel</translation>
    </message>
    <message>
        <source>beavers</source>
        <translation>mit Beaver</translation>
    </message>
    <message>
        <source>no beavers</source>
        <translation>ohne Beaver</translation>
    </message>
</context>
<context>
    <name>MatchButtons</name>
    <message>
        <source>Next game</source>
        <translation>Nächste Partie</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Zurückziehen</translation>
    </message>
</context>
<context>
    <name>MatchChoice</name>
    <message>
        <source>What is played</source>
        <translation>Was gespielt wird</translation>
    </message>
    <message>
        <source>Length of the match</source>
        <translation>Länge des Matches</translation>
    </message>
    <message>
        <source>With the doubling cube</source>
        <translation>Mit Dopplerwürfel</translation>
    </message>
    <message>
        <source>With it, the Crawford rule holds.</source>
        <translation>Mit ihm gilt die Crawford-Regel.</translation>
    </message>
    <message>
        <source>Jacoby</source>
        <translation>Jacoby</translation>
    </message>
    <message>
        <source>Gammons count only once until the cube has been turned.</source>
        <translation>Gammon und Backgammon zählen nur einfach, bis der Dopplerwürfel gedreht wurde.</translation>
    </message>
    <message>
        <source>Beavers</source>
        <translation>Beaver</translation>
    </message>
    <message>
        <source>Whoever is doubled may turn the cube once more and keep it.</source>
        <translation>Wem das Doppeln angeboten wird, der darf den Würfel noch einmal drehen und behalten.</translation>
    </message>
    <message>
        <source>With clocks</source>
        <translation>Mit Uhren</translation>
    </message>
    <message>
        <source>min each,</source>
        <translation>min für jede Seite,</translation>
    </message>
    <message>
        <source>s free in each turn</source>
        <translation>s frei je Zug</translation>
    </message>
    <message>
        <source>Minutes for each side</source>
        <translation>Minuten für jede Seite</translation>
    </message>
    <message>
        <source>Free seconds in each turn</source>
        <translation>Freie Sekunden in jedem Zug</translation>
    </message>
</context>
<context>
    <name>Message</name>
    <message>
        <source>Please note</source>
        <translation>Bitte beachten</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>Moved</name>
    <message>
        <source>This game goes on in another folder</source>
        <translation>Diese Partie geht in einem anderen Ordner weiter</translation>
    </message>
    <message>
        <source>It was moved to {folder}, where it cannot be found now. What has been played since is known only there. You can go on from where it stood here: as a copy, which is another game.</source>
        <translation>Sie wurde nach {folder} verlegt und ist dort gerade nicht zu finden. Was seither gespielt wurde, steht nur dort. Von dem Stand, den sie hier hatte, können Sie mit einer Kopie weiterspielen; das ist dann eine eigene Partie.</translation>
    </message>
    <message>
        <source>Go on with a copy</source>
        <translation>Mit einer Kopie weiterspielen</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Jetzt nicht</translation>
    </message>
    <message>
        <source>Goes on in another folder</source>
        <translation>Geht in einem anderen Ordner weiter</translation>
    </message>
    <message>
        <source>Goes on in {folder}</source>
        <translation>Geht weiter in {folder}</translation>
    </message>
</context>
<context>
    <name>Moves</name>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Close the move list</source>
        <translation>Liste der Züge schließen</translation>
    </message>
    <message>
        <source>An earlier moment</source>
        <translation>Eine frühere Stelle</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Von hier weiterspielen</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zur Partie</translation>
    </message>
    <message>
        <source>doubles to {value}</source>
        <translation>doppelt auf {value}</translation>
    </message>
    <message>
        <source>beaver to {value}</source>
        <translation>Beaver auf {value}</translation>
    </message>
    <message>
        <source>takes</source>
        <translation>nimmt an</translation>
    </message>
    <message>
        <source>drops</source>
        <translation>lehnt ab</translation>
    </message>
    <message>
        <source>gives up</source>
        <translation>gibt auf</translation>
    </message>
    <message>
        <source>gives up {stake}</source>
        <translation>gibt {stake} auf</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>setzt aus</translation>
    </message>
    <message>
        <source>{what}, accepted</source>
        <translation>{what}: angenommen</translation>
    </message>
    <message>
        <source>{what}, refused</source>
        <translation>{what}: abgelehnt</translation>
    </message>
    <message>
        <source>Ended without a result.</source>
        <translation>Die Spieler sind aufgestanden.</translation>
    </message>
    <message>
        <source>Opening throws: {throws}</source>
        <translation>Eröffnungswürfe: {throws}</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>Partie {number}</translation>
    </message>
    <message>
        <source>Crawford</source>
        <translation>Crawford</translation>
    </message>
    <message>
        <source>another beginning</source>
        <translation>anderer Anfang</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n Zug</numerusform>
            <numerusform>%n Züge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other line(s) of play</source>
        <translation>
            <numerusform>%n andere Fortsetzung</numerusform>
            <numerusform>%n andere Fortsetzungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Comment: {text}</source>
        <translation>Kommentar: {text}</translation>
    </message>
    <message>
        <source>{player}, {numbers}: {play}</source>
        <translation>{player}, {numbers}: {play}</translation>
    </message>
    <message>
        <source>hits</source>
        <translation>schlägt</translation>
    </message>
    <message>
        <source>A comment on this moment</source>
        <translation>Kommentar zu dieser Stelle</translation>
    </message>
    <message>
        <source>The moves are listed here as soon as a game is on the table.</source>
        <translation>Sobald eine Partie auf dem Tisch steht, werden ihre Züge hier aufgeschrieben.</translation>
    </message>
    <message>
        <source>Move list</source>
        <translation>Liste der Züge</translation>
    </message>
    <message>
        <source>Other lines of play</source>
        <translation>Andere Fortsetzungen</translation>
    </message>
    <message>
        <source>Moment {number} of {all}</source>
        <translation>Stelle {number} von {all}</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>Ein Zug zurück</translation>
    </message>
    <message>
        <source>One turn on</source>
        <translation>Ein Zug weiter</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
</context>
<context>
    <name>MyData</name>
    <message>
        <source>Your data</source>
        <translation>Ihre Daten</translation>
    </message>
    <message>
        <source>Games, deleted ones too</source>
        <translation>Partien, auch gelöschte</translation>
    </message>
    <message>
        <source>Games saved elsewhere</source>
        <translation>Anderswo gespeicherte Partien</translation>
    </message>
    <message>
        <source>The list of games</source>
        <translation>Das Verzeichnis der Partien</translation>
    </message>
    <message>
        <source>Settings, with the players’ names</source>
        <translation>Einstellungen, mit den Namen der Spieler</translation>
    </message>
    <message>
        <source>Progress in the lessons</source>
        <translation>Fortschritt in den Lektionen</translation>
    </message>
    <message>
        <source>Your own themes</source>
        <translation>Eigene Gestaltungen des Tisches</translation>
    </message>
    <message>
        <source>Everything else</source>
        <translation>Alles Übrige</translation>
    </message>
    <message>
        <source>The log for faults</source>
        <translation>Das Protokoll für Fehler</translation>
    </message>
    <message>
        <source>{held}: {place}</source>
        <translation>{held}: {place}</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n Datei</numerusform>
            <numerusform>%n Dateien</numerusform>
        </translation>
    </message>
    <message>
        <source>{files} ({size})</source>
        <translation>{files} ({size})</translation>
    </message>
    <message>
        <source>{name} – {held}</source>
        <translation>{name} – {held}</translation>
    </message>
    <message>
        <source>Delete my data</source>
        <translation>Meine Daten löschen</translation>
    </message>
    <message>
        <source>This is all the program keeps on this computer. Nothing was ever sent anywhere. Untick what is to stay.</source>
        <translation>Das ist alles, was das Programm auf diesem Computer aufbewahrt. Nichts davon wurde je irgendwohin gesendet. Nehmen Sie das Häkchen weg, wo etwas bleiben soll.</translation>
    </message>
    <message>
        <source>The program keeps nothing on this computer.</source>
        <translation>Das Programm bewahrt auf diesem Computer nichts auf.</translation>
    </message>
    <message>
        <source>Delete what is ticked for good? It cannot be brought back.</source>
        <translation>Das Angekreuzte endgültig löschen? Es lässt sich nicht zurückholen.</translation>
    </message>
    <message>
        <source>Keep everything</source>
        <translation>Alles behalten</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Yes, delete for good</source>
        <translation>Ja, endgültig löschen</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Löschen…</translation>
    </message>
    <message>
        <source>Everything ticked has been deleted.</source>
        <translation>Alles Angekreuzte ist gelöscht.</translation>
    </message>
    <message>
        <source>Not everything could be deleted. What is left:</source>
        <translation>Nicht alles ließ sich löschen. Übrig sind:</translation>
    </message>
    <message>
        <source>Guest: keep no names on this computer</source>
        <translation>Gast: keine Namen auf diesem Computer aufbewahren</translation>
    </message>
    <message>
        <source>For a computer that many share. Games are kept without the names of the players; names that were kept before stay in their games.</source>
        <translation>Für einen Computer, den viele benutzen. Partien werden ohne die Namen der Spieler aufbewahrt; frühere Namen bleiben in ihren Partien.</translation>
    </message>
    <message>
        <source>See where everything lies that the program keeps, and delete it.</source>
        <translation>Sehen Sie, wo alles liegt, was das Programm aufbewahrt, und löschen Sie es.</translation>
    </message>
    <message>
        <source>Delete my data…</source>
        <translation>Meine Daten löschen…</translation>
    </message>
    <message>
        <source>Guest – no names are kept</source>
        <translation>Gast – Namen werden nicht aufbewahrt</translation>
    </message>
    <message>
        <source>Guest: names are for this game alone and are kept nowhere.</source>
        <translation>Gast: Namen gelten nur für diese Partie und werden nirgends aufbewahrt.</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Read the rule</source>
        <translation>Regel nachlesen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Anderswo speichern…</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>Save a picture of the board</source>
        <translation>Bild des Brettes speichern</translation>
    </message>
    <message>
        <source>Drawing (*.svg)</source>
        <translation>Zeichnung (*.svg)</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Bild (*.png)</translation>
    </message>
    <message>
        <source>Page (*.pdf)</source>
        <translation>Seite (*.pdf)</translation>
    </message>
    <message>
        <source>“{ending}” is not a kind of picture; let the name end in .svg, .png or .pdf.</source>
        <translation>„{ending}“ ist keine Art von Bild; lassen Sie den Namen auf .svg, .png oder .pdf enden.</translation>
    </message>
    <message>
        <source>The picture “{name}” was not saved: {cause}</source>
        <translation>Das Bild „{name}“ ist nicht gespeichert: {cause}</translation>
    </message>
</context>
<context>
    <name>Plate</name>
    <message>
        <source>to play</source>
        <translation>am Zug</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name of {colour}</source>
        <translation>Name für {colour}</translation>
    </message>
    <message>
        <source>Let the players swap colours</source>
        <translation>Die Farben der Spieler tauschen</translation>
    </message>
</context>
<context>
    <name>Plays</name>
    <message>
        <source>There is nothing to be played now.</source>
        <translation>Jetzt ist nichts zu ziehen.</translation>
    </message>
    <message>
        <source>Close the list of plays</source>
        <translation>Liste der Züge schließen</translation>
    </message>
    <message>
        <source>All plays</source>
        <translation>Alle Züge</translation>
    </message>
    <message>
        <source>Not possible now:</source>
        <translation>Jetzt nicht möglich:</translation>
    </message>
    <message>
        <source>{places}: {reason}</source>
        <translation>{places}: {reason}</translation>
    </message>
    <message>
        <source>bar</source>
        <translation>Bar</translation>
    </message>
    <message>
        <source>off</source>
        <translation>hinaus</translation>
    </message>
</context>
<context>
    <name>PositionFaults</name>
    <message>
        <source>In the tray of {side}: {count}. Place them, or bear the rest off.</source>
        <translation>Im Vorrat von {side}: {count}. Stellen Sie sie auf, oder spielen Sie den Rest hinaus.</translation>
    </message>
    <message>
        <source>{side} has more than fifteen checkers; take some away.</source>
        <translation>{side} hat mehr als fünfzehn Steine; nehmen Sie welche weg.</translation>
    </message>
    <message>
        <source>Point {place} is held by {other}; a point belongs to one side only.</source>
        <translation>Auf {place} steht {other}; dort ist nicht für beide Seiten Platz.</translation>
    </message>
    <message>
        <source>Point {place} is the Hucke of {other}; {side} may never stand there.</source>
        <translation>{place} ist die Hucke von {other}; {side} darf dort nie stehen.</translation>
    </message>
    <message>
        <source>{side} cannot stand alone on its Hucke, point {place}; put two there or none.</source>
        <translation>{side} kann auf der eigenen Hucke {place} nicht allein stehen; stellen Sie zwei dorthin oder keinen.</translation>
    </message>
    <message>
        <source>{side} has nothing left to play; put at least one checker on the board.</source>
        <translation>{side} hat nichts mehr zu spielen; stellen Sie mindestens einen Stein auf.</translation>
    </message>
    <message>
        <source>{side} has won with this score; a game goes on below {target} points.</source>
        <translation>{side} hat mit diesem Stand gewonnen; weiter geht es unter {target} Punkten.</translation>
    </message>
    <message>
        <source>One die is missing; set both, or none.</source>
        <translation>Ein Würfel fehlt; setzen Sie beide oder keinen.</translation>
    </message>
    <message>
        <source>This is the Crawford game, which is played without the cube.</source>
        <translation>Dies ist die Crawford-Partie; sie wird ohne Dopplerwürfel gespielt.</translation>
    </message>
    <message>
        <source>The cube cannot show so much in this match; choose a smaller number.</source>
        <translation>So hoch kann der Dopplerwürfel in diesem Match nicht stehen; wählen Sie eine kleinere Zahl.</translation>
    </message>
    <message>
        <source>A cube that has been turned belongs to a side; say to which.</source>
        <translation>Ein gedrehter Dopplerwürfel gehört einer Seite; sagen Sie, welcher.</translation>
    </message>
    <message>
        <source>A cube that shows 1 has not been turned; it lies in the middle.</source>
        <translation>Ein Dopplerwürfel auf 1 ist noch nicht gedreht; er liegt in der Mitte.</translation>
    </message>
    <message>
        <source>A single game has no cube; choose money or a match.</source>
        <translation>Eine einzelne Partie hat keinen Dopplerwürfel; wählen Sie Spiel um Geld oder Match.</translation>
    </message>
    <message>
        <source>{side} has won the match with this score; lower the score.</source>
        <translation>{side} hat das Match mit diesem Stand gewonnen; verringern Sie ihn.</translation>
    </message>
    <message>
        <source>Neither side could ever move from here; open a point.</source>
        <translation>Von hier aus könnte niemand je ziehen; öffnen Sie einen Punkt.</translation>
    </message>
    <message>
        <source>No checker can lie there.</source>
        <translation>Dort kann kein Stein liegen.</translation>
    </message>
    <message>
        <source>All fifteen checkers of {side} are placed; take one away first.</source>
        <translation>Alle fünfzehn Steine von {side} sind aufgestellt; nehmen Sie erst einen weg.</translation>
    </message>
    <message>
        <source>the ID has too few or too many letters.</source>
        <translation>die Kennung hat zu wenige oder zu viele Zeichen.</translation>
    </message>
    <message>
        <source>there is a letter that no ID has.</source>
        <translation>hier steht ein Zeichen, das es in keiner Kennung gibt.</translation>
    </message>
    <message>
        <source>the ID has something left over at its end.</source>
        <translation>die Kennung geht nicht auf.</translation>
    </message>
    <message>
        <source>there are too many fields.</source>
        <translation>es sind zu viele Felder.</translation>
    </message>
    <message>
        <source>something is missing here.</source>
        <translation>hier fehlt etwas.</translation>
    </message>
    <message>
        <source>a side has more than fifteen checkers.</source>
        <translation>eine Seite hat mehr als fünfzehn Steine.</translation>
    </message>
    <message>
        <source>the checkers do not make fifteen.</source>
        <translation>es sind nicht fünfzehn Steine.</translation>
    </message>
    <message>
        <source>both sides stand on one point.</source>
        <translation>beide Seiten stehen auf demselben Platz.</translation>
    </message>
    <message>
        <source>no own checker stays on the target point; count it as off.</source>
        <translation>auf dem eigenen Zielfeld bleibt kein Stein; zählen Sie ihn zu „off“.</translation>
    </message>
    <message>
        <source>that is the Hucke of the other side.</source>
        <translation>das ist die Hucke der anderen Seite.</translation>
    </message>
    <message>
        <source>a checker cannot stand alone on its Hucke.</source>
        <translation>auf der eigenen Hucke kann kein Stein allein stehen.</translation>
    </message>
    <message>
        <source>“{what}” is needed here.</source>
        <translation>hier muss „{what}“ stehen.</translation>
    </message>
    <message>
        <source>“{what}” is not a point with its checkers; write it like {example}.</source>
        <translation>„{what}“ ist kein Platz mit seinen Steinen; schreiben Sie etwa {example}.</translation>
    </message>
    <message>
        <source>two sides are needed, with one stroke between them.</source>
        <translation>es braucht zwei Seiten mit einem Schrägstrich dazwischen.</translation>
    </message>
    <message>
        <source>this board has no such place.</source>
        <translation>diesen Platz gibt es auf dem Brett nicht.</translation>
    </message>
    <message>
        <source>“{what}” is not a side of this game.</source>
        <translation>„{what}“ ist keine Seite dieses Spiels.</translation>
    </message>
    <message>
        <source>“{what}” is not a game of this program.</source>
        <translation>„{what}“ ist kein Spiel dieses Programms.</translation>
    </message>
    <message>
        <source>the game has no such house rule: “{what}”.</source>
        <translation>diese Hausregel gibt es nicht: „{what}“.</translation>
    </message>
    <message>
        <source>there is no such cube.</source>
        <translation>so steht kein Dopplerwürfel.</translation>
    </message>
    <message>
        <source>this game has no cube.</source>
        <translation>dieses Spiel hat keinen Dopplerwürfel.</translation>
    </message>
    <message>
        <source>dice show 1 to 6.</source>
        <translation>Würfel zeigen 1 bis 6.</translation>
    </message>
    <message>
        <source>there is no such score.</source>
        <translation>diesen Stand gibt es nicht.</translation>
    </message>
    <message>
        <source>no match is that long here.</source>
        <translation>so lang ist hier kein Match.</translation>
    </message>
    <message>
        <source>the ID is of a moment that is not known.</source>
        <translation>die Kennung meint keinen bekannten Augenblick.</translation>
    </message>
    <message>
        <source>this is given twice.</source>
        <translation>das steht hier zweimal.</translation>
    </message>
    <message>
        <source>the game is won with this score.</source>
        <translation>mit diesem Stand ist die Partie gewonnen.</translation>
    </message>
    <message>
        <source>the ID cannot have this value.</source>
        <translation>diesen Wert kann die Kennung nicht haben.</translation>
    </message>
    <message>
        <source>a checker stands on the bar of the other side.</source>
        <translation>ein Stein steht auf der Bar der anderen Seite.</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Stellung</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Side to move</source>
        <translation>Seite am Zug</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Match</translation>
    </message>
    <message>
        <source>Match length</source>
        <translation>Länge des Matches</translation>
    </message>
    <message>
        <source>Cube</source>
        <translation>Dopplerwürfel</translation>
    </message>
    <message>
        <source>Owner of the cube</source>
        <translation>Besitzer des Dopplerwürfels</translation>
    </message>
    <message>
        <source>Largest cube</source>
        <translation>Höchster Dopplerwürfel</translation>
    </message>
    <message>
        <source>There is nothing to read yet.</source>
        <translation>Noch gibt es nichts zu lesen.</translation>
    </message>
    <message>
        <source>Line {line} is not a position; write it like “{example}”, or paste an ID.</source>
        <translation>Zeile {line} ist keine Stellung; schreiben Sie etwa „{example}“, oder fügen Sie eine Kennung ein.</translation>
    </message>
    <message>
        <source>The position cannot be played from.</source>
        <translation>Von dieser Stellung aus kann nicht gespielt werden.</translation>
    </message>
    <message>
        <source>bar</source>
        <translation>Bar</translation>
    </message>
    <message>
        <source>borne off</source>
        <translation>hinausgespielt</translation>
    </message>
    <message>
        <source>this cannot be right.</source>
        <translation>das stimmt nicht.</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>{field}, line {line}, column {column}: {cause}</source>
        <translation>{field}, Zeile {line}, Spalte {column}: {cause}</translation>
    </message>
    <message>
        <source>{field}, column {column}: {cause}</source>
        <translation>{field}, Spalte {column}: {cause}</translation>
    </message>
    <message>
        <source>The text is too long to look for a position in it.</source>
        <translation>Der Text ist zu lang, um darin eine Stellung zu suchen.</translation>
    </message>
    <message>
        <source>This is a position of the kind {what}, which cannot be read here; copy its XGID or its Position ID instead.</source>
        <translation>Das ist eine Stellung der Art {what}, die hier nicht gelesen werden kann; kopieren Sie stattdessen ihre XGID oder ihre Position ID.</translation>
    </message>
</context>
<context>
    <name>PositionText</name>
    <message>
        <source>Open a position from text</source>
        <translation>Stellung aus Text öffnen</translation>
    </message>
    <message>
        <source>Paste a position of this program, a Position ID, a Match ID or an XGID.</source>
        <translation>Fügen Sie eine Stellung dieses Programms ein, eine Position-ID, Match-ID oder XGID.</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Set up</source>
        <translation>Aufbauen</translation>
    </message>
    <message>
        <source>Position of this program</source>
        <translation>Stellung dieses Programms</translation>
    </message>
    <message>
        <source>It is the first of {count} in this text.</source>
        <translation>Es ist die erste von {count} in diesem Text.</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>Set by hand</source>
        <translation>Von Hand gesetzt</translation>
    </message>
    <message>
        <source>Begins</source>
        <translation>Beginnt</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation>Gleichstand</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Throw again</source>
        <translation>Noch einmal würfeln</translation>
    </message>
    <message>
        <source>Finish turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Given in advance</source>
        <translation>Vorgegeben</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Use the {number} instead</source>
        <translation>Stattdessen die {number} spielen</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Bestätigen</translation>
    </message>
    <message>
        <source>Set the die to {number}</source>
        <translation>Den Würfel auf {number} legen</translation>
    </message>
    <message>
        <source>Double: one more throw</source>
        <translation>Pasch: noch ein Wurf</translation>
    </message>
</context>
<context>
    <name>Preflight</name>
    <message>
        <source>DISPLAY is not set</source>
        <translation>DISPLAY ist nicht gesetzt</translation>
    </message>
    <message>
        <source>DISPLAY is “{name}”, which does not name a display</source>
        <translation>DISPLAY ist „{name}“, und das nennt keine Anzeige</translation>
    </message>
    <message>
        <source>WAYLAND_DISPLAY is “{name}”, but XDG_RUNTIME_DIR is not set</source>
        <translation>WAYLAND_DISPLAY ist „{name}“, aber XDG_RUNTIME_DIR ist nicht gesetzt</translation>
    </message>
    <message>
        <source>the Wayland display “{name}” cannot be reached ({reason})</source>
        <translation>die Wayland-Anzeige „{name}“ ist nicht zu erreichen ({reason})</translation>
    </message>
    <message>
        <source>the X display “{name}” cannot be reached ({reason})</source>
        <translation>die X-Anzeige „{name}“ ist nicht zu erreichen ({reason})</translation>
    </message>
    <message>
        <source>this system has no such sockets</source>
        <translation>dieses System hat keine solchen Sockets</translation>
    </message>
    <message>
        <source>no display has so high a number</source>
        <translation>keine Anzeige hat eine so hohe Nummer</translation>
    </message>
    <message>
        <source>it does not answer</source>
        <translation>sie antwortet nicht</translation>
    </message>
    <message>
        <source>nobody knows its machine</source>
        <translation>ihr Rechner ist nicht bekannt</translation>
    </message>
    <message>
        <source>the X display “{name}” accepts connections but does not answer</source>
        <translation>die X-Anzeige „{name}“ nimmt Verbindungen an, antwortet aber nicht</translation>
    </message>
    <message>
        <source>the X display “{name}” refuses the connection of this user</source>
        <translation>die X-Anzeige „{name}“ weist die Verbindung dieses Benutzers ab</translation>
    </message>
    <message>
        <source>QT_QPA_PLATFORM is set to “{name}”, which Qt does not know: remove the variable, or set it to xcb or wayland.</source>
        <translation>QT_QPA_PLATFORM steht auf „{name}“, das Qt nicht kennt: Entfernen Sie die Variable, oder setzen Sie sie auf xcb oder wayland.</translation>
    </message>
    <message>
        <source>There is no screen to show the window on: neither DISPLAY nor WAYLAND_DISPLAY is set. Start the program from a desktop session.</source>
        <translation>Es gibt keinen Bildschirm für das Fenster: Weder DISPLAY noch WAYLAND_DISPLAY ist gesetzt. Starten Sie das Programm aus einer Desktop-Sitzung.</translation>
    </message>
    <message>
        <source>There is no screen to show the window on: {reasons}.</source>
        <translation>Es gibt keinen Bildschirm für das Fenster: {reasons}.</translation>
    </message>
    <message>
        <source>System libraries that Qt needs are missing; install the packages with: {files}.</source>
        <translation>Es fehlen Bibliotheken des Systems, die Qt braucht; installieren Sie die Pakete mit: {files}.</translation>
    </message>
    <message>
        <source>System libraries that Qt needs are missing ({files}). Install them with: {command}</source>
        <translation>Es fehlen Bibliotheken des Systems, die Qt braucht ({files}). Installieren Sie sie mit: {command}</translation>
    </message>
</context>
<context>
    <name>Present</name>
    <message>
        <source>Audience window</source>
        <translation>Publikumsfenster</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Einen Schritt weiter</translation>
    </message>
    <message>
        <source>Draw arrows</source>
        <translation>Pfeile zeichnen</translation>
    </message>
    <message>
        <source>Draw circles</source>
        <translation>Kreise zeichnen</translation>
    </message>
    <message>
        <source>Write numbers</source>
        <translation>Zahlen schreiben</translation>
    </message>
    <message>
        <source>Next colour</source>
        <translation>Nächste Farbe</translation>
    </message>
    <message>
        <source>Wipe off the drawings</source>
        <translation>Zeichnungen abwischen</translation>
    </message>
    <message>
        <source>Dark curtain</source>
        <translation>Dunkler Vorhang</translation>
    </message>
    <message>
        <source>White curtain</source>
        <translation>Weißer Vorhang</translation>
    </message>
    <message>
        <source>Hold the audience’s picture</source>
        <translation>Bild des Publikums anhalten</translation>
    </message>
    <message>
        <source>Previous kept position</source>
        <translation>Vorige gemerkte Stellung</translation>
    </message>
    <message>
        <source>Next kept position</source>
        <translation>Nächste gemerkte Stellung</translation>
    </message>
    <message>
        <source>Presentation</source>
        <translation>Präsentation</translation>
    </message>
    <message>
        <source>Leave the presentation?</source>
        <translation>Präsentation verlassen?</translation>
    </message>
    <message>
        <source>The board is kept with everything drawn on it. A game that was going on stands where you left it.</source>
        <translation>Das Brett bleibt mit allen Zeichnungen erhalten. Eine laufende Partie steht so da, wie Sie sie verlassen haben.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Bleiben</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Set the dice by hand</source>
        <translation>Würfel von Hand legen</translation>
    </message>
    <message>
        <source>Show all plays</source>
        <translation>Alle Züge zeigen</translation>
    </message>
    <message>
        <source>Draw the curtain</source>
        <translation>Vorhang zuziehen</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Stellung aufbauen</translation>
    </message>
    <message>
        <source>Keep this board</source>
        <translation>Stellung merken</translation>
    </message>
    <message>
        <source>Leave the presentation</source>
        <translation>Präsentation verlassen</translation>
    </message>
    <message>
        <source>Red, solid line</source>
        <translation>Rot, durchgezogene Linie</translation>
    </message>
    <message>
        <source>Blue, dashed line</source>
        <translation>Blau, gestrichelte Linie</translation>
    </message>
    <message>
        <source>Green, dotted line</source>
        <translation>Grün, gepunktete Linie</translation>
    </message>
    <message>
        <source>Yellow, double line</source>
        <translation>Gelb, doppelte Linie</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Annehmen</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Nächste Partie</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Partie beendet</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Finish turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Bestätigen</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>All plays: {count}</source>
        <translation>Alle Züge: {count}</translation>
    </message>
    <message>
        <source>The audience sees the curtain.</source>
        <translation>Das Publikum sieht den Vorhang.</translation>
    </message>
    <message>
        <source>Only the audience window’s picture can be held; open the window first.</source>
        <translation>Nur das Publikumsfenster lässt sich anhalten: Öffnen Sie es zuerst.</translation>
    </message>
    <message>
        <source>The audience’s picture is held.</source>
        <translation>Das Bild des Publikums steht still.</translation>
    </message>
    <message>
        <source>Screen {name} ({width} × {height})</source>
        <translation>Bildschirm {name} ({width} × {height})</translation>
    </message>
    <message>
        <source>In a window of its own</source>
        <translation>In einem eigenen Fenster</translation>
    </message>
    <message>
        <source>Close the audience window</source>
        <translation>Publikumsfenster schließen</translation>
    </message>
    <message>
        <source>A board is being presented</source>
        <translation>Ein Brett wird vorgeführt</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Ctrl</source>
        <translation>Strg</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Umschalt</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>PgDown</source>
        <translation>Bild ab</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>Bild auf</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Pos1</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Rücktaste</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Oben</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Unten</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>You have no checker there.</source>
        <translation>Dort steht kein Stein von Ihnen.</translation>
    </message>
    <message>
        <source>no checker of this side stands there</source>
        <translation>Dort steht kein Stein dieser Seite</translation>
    </message>
    <message>
        <source>Checkers never run backwards.</source>
        <translation>Rückwärts wird nie gezogen.</translation>
    </message>
    <message>
        <source>this side does not move that way</source>
        <translation>Das ist nicht die Laufrichtung dieser Seite</translation>
    </message>
    <message>
        <source>First empty the start point; until then no other checker may move.</source>
        <translation>Räumen Sie zuerst das Startfeld; vorher darf kein anderer Stein ziehen.</translation>
    </message>
    <message>
        <source>checkers still wait on the start point</source>
        <translation>Es warten noch Steine auf dem Startfeld</translation>
    </message>
    <message>
        <source>Your checker on the bar has to come in first.</source>
        <translation>Zuerst muss Ihr Stein von der Bar wieder eintreten.</translation>
    </message>
    <message>
        <source>the checker on the bar finds no open point to come in on.</source>
        <translation>Der Stein auf der Bar findet keinen freien Punkt zum Eintreten.</translation>
    </message>
    <message>
        <source>checkers on the bar must enter first</source>
        <translation>Zuerst müssen die Steine von der Bar eintreten</translation>
    </message>
    <message>
        <source>None of the numbers left leads there.</source>
        <translation>Keine der übrigen Zahlen führt dorthin.</translation>
    </message>
    <message>
        <source>the dice do not show that number, or not that often</source>
        <translation>Die Würfel zeigen diese Zahl nicht, oder nicht so oft</translation>
    </message>
    <message>
        <source>This is the other side’s Hucke; you may never stop there.</source>
        <translation>Das ist die Hucke der anderen Seite; dort dürfen Sie nie stehen bleiben.</translation>
    </message>
    <message>
        <source>the only way left leads to the other side’s Hucke.</source>
        <translation>Der einzige Weg führt in die Hucke der anderen Seite.</translation>
    </message>
    <message>
        <source>the opponent’s Hucke is closed at all times</source>
        <translation>Die Hucke des Gegners ist immer gesperrt</translation>
    </message>
    <message>
        <source>Two or more checkers of the other side close this point.</source>
        <translation>Hier ist gesperrt: Die andere Seite steht dort mit zwei oder mehr Steinen.</translation>
    </message>
    <message>
        <source>every point in reach is closed.</source>
        <translation>Alles in Reichweite ist gesperrt.</translation>
    </message>
    <message>
        <source>two or more opposing checkers close the point</source>
        <translation>Zwei oder mehr gegnerische Steine sperren den Punkt</translation>
    </message>
    <message>
        <source>Bearing off begins only when all your checkers are in the home board.</source>
        <translation>Abgetragen wird erst, wenn alle Ihre Steine im Heimfeld stehen.</translation>
    </message>
    <message>
        <source>bearing off is not allowed before all checkers are home.</source>
        <translation>Abgetragen wird erst, wenn alle Steine im Heimfeld stehen.</translation>
    </message>
    <message>
        <source>not all fifteen checkers are home yet</source>
        <translation>Noch sind nicht alle fünfzehn Steine im Heimfeld</translation>
    </message>
    <message>
        <source>A checker farther back has to use this number.</source>
        <translation>Diese Zahl muss ein Stein spielen, der weiter hinten steht.</translation>
    </message>
    <message>
        <source>a checker farther back is in the way of bearing off.</source>
        <translation>Zuerst müsste ein Stein ziehen, der weiter hinten steht.</translation>
    </message>
    <message>
        <source>a checker farther back must be moved with that number</source>
        <translation>Mit dieser Zahl muss ein weiter hinten stehender Stein ziehen</translation>
    </message>
    <message>
        <source>A lone checker may not stop in your Hucke, not even on its way.</source>
        <translation>Ein einzelner Stein darf in Ihrer Hucke nicht rasten, auch nicht unterwegs.</translation>
    </message>
    <message>
        <source>no checker may rest alone on its Hucke</source>
        <translation>Kein Stein darf allein auf seiner Hucke Halt machen</translation>
    </message>
    <message>
        <source>A checker that has hit in your home board stays there for this throw.</source>
        <translation>Ein Stein, der in Ihrem Heimfeld geschlagen hat, bleibt dort bis zum nächsten Wurf.</translation>
    </message>
    <message>
        <source>the checker that has hit must stay where it is.</source>
        <translation>Der Stein, der geschlagen hat, muss stehen bleiben.</translation>
    </message>
    <message>
        <source>a checker that has hit in its home board stays there for this throw</source>
        <translation>Ein Stein, der im eigenen Heimfeld geschlagen hat, bleibt in diesem Wurf dort stehen</translation>
    </message>
    <message>
        <source>Your empty Hucke must be entered by two checkers in one throw.</source>
        <translation>In Ihre leere Hucke müssen zwei Steine im selben Wurf kommen.</translation>
    </message>
    <message>
        <source>a checker would enter the Hucke alone.</source>
        <translation>Ein Stein käme allein in die Hucke.</translation>
    </message>
    <message>
        <source>the Hucke must be entered by two checkers in one throw</source>
        <translation>Die Hucke muss in einem Wurf von zwei Steinen zugleich besetzt werden</translation>
    </message>
    <message>
        <source>The last two in the Hucke must go on in the same throw.</source>
        <translation>Die letzten beiden Steine müssen die Hucke im selben Wurf verlassen.</translation>
    </message>
    <message>
        <source>a single checker would be left behind in the Hucke.</source>
        <translation>In der Hucke bliebe ein einzelner Stein zurück.</translation>
    </message>
    <message>
        <source>the last two checkers must leave the Hucke in one throw</source>
        <translation>Die letzten zwei Steine müssen die Hucke in einem Wurf zusammen verlassen</translation>
    </message>
    <message>
        <source>This would waste a number; you have to play as many of them as you can.</source>
        <translation>So ginge eine Zahl verloren; spielen Sie so viele Zahlen wie möglich.</translation>
    </message>
    <message>
        <source>more numbers of the throw could be played</source>
        <translation>Von diesem Wurf ließen sich mehr Zahlen spielen</translation>
    </message>
    <message>
        <source>Only one number can be played, and it has to be the higher one.</source>
        <translation>Nur eine Zahl lässt sich spielen, und das muss die höhere sein.</translation>
    </message>
    <message>
        <source>of the two numbers the higher one must be played</source>
        <translation>Von den beiden Zahlen muss die höhere gespielt werden</translation>
    </message>
    <message>
        <source>This game is played without the doubling cube.</source>
        <translation>Diese Partie wird ohne Dopplerwürfel gespielt.</translation>
    </message>
    <message>
        <source>this game is played without the cube</source>
        <translation>Es wird ohne Dopplerwürfel gespielt</translation>
    </message>
    <message>
        <source>Nobody doubles in the Crawford game.</source>
        <translation>In der Crawford-Partie wird nicht gedoppelt.</translation>
    </message>
    <message>
        <source>in the Crawford game the cube is not used</source>
        <translation>In der Crawford-Partie ruht der Dopplerwürfel</translation>
    </message>
    <message>
        <source>Only the side on turn may double.</source>
        <translation>Doppeln darf nur, wer an der Reihe ist.</translation>
    </message>
    <message>
        <source>only the side about to throw may double</source>
        <translation>Nur wer als Nächster würfelt, darf doppeln</translation>
    </message>
    <message>
        <source>Doubling comes before the throw.</source>
        <translation>Gedoppelt wird vor dem Wurf.</translation>
    </message>
    <message>
        <source>a side doubles before its throw, not after it</source>
        <translation>Gedoppelt wird vor dem Wurf, nicht danach</translation>
    </message>
    <message>
        <source>The cube belongs to {player}; nobody else may turn it now.</source>
        <translation>Der Dopplerwürfel gehört {player}; niemand sonst darf ihn jetzt drehen.</translation>
    </message>
    <message>
        <source>the cube belongs to the opponent</source>
        <translation>Der Dopplerwürfel gehört dem Gegner</translation>
    </message>
    <message>
        <source>The cube goes no higher.</source>
        <translation>Höher geht der Dopplerwürfel nicht.</translation>
    </message>
    <message>
        <source>the cube has reached its highest value</source>
        <translation>Der Dopplerwürfel ist am höchsten Wert angelangt</translation>
    </message>
    <message>
        <source>it is not this side’s turn to throw</source>
        <translation>Diese Seite ist nicht mit dem Würfeln an der Reihe</translation>
    </message>
    <message>
        <source>a throw has another number of dice, or other faces</source>
        <translation>Ein Wurf hat eine andere Zahl von Würfeln oder andere Augen</translation>
    </message>
    <message>
        <source>no throw lies there to be played</source>
        <translation>Es liegt kein Wurf da, der zu spielen wäre</translation>
    </message>
    <message>
        <source>no checker can go from there to there</source>
        <translation>So kann kein Stein ziehen</translation>
    </message>
    <message>
        <source>a number of the throw can still be played</source>
        <translation>Eine Zahl des Wurfs kann noch gespielt werden</translation>
    </message>
    <message>
        <source>nobody can resign at this moment</source>
        <translation>In diesem Augenblick kann niemand aufgeben</translation>
    </message>
    <message>
        <source>no game is lost for as much as that</source>
        <translation>So hoch geht keine Partie verloren</translation>
    </message>
    <message>
        <source>no resignation waits for an answer</source>
        <translation>Keine Aufgabe wartet auf eine Antwort</translation>
    </message>
    <message>
        <source>the cube cannot be turned now</source>
        <translation>Der Dopplerwürfel kann jetzt nicht gedreht werden</translation>
    </message>
    <message>
        <source>no double waits for an answer</source>
        <translation>Keine Verdopplung wartet auf eine Antwort</translation>
    </message>
    <message>
        <source>this double cannot be beavered</source>
        <translation>Auf diese Verdopplung ist kein Beaver möglich</translation>
    </message>
    <message>
        <source>no further game follows</source>
        <translation>Keine weitere Partie folgt</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>Die Partie ist vorbei</translation>
    </message>
    <message>
        <source>nothing is taken back once the game is over</source>
        <translation>Nach dem Ende der Partie wird nichts mehr zurückgenommen</translation>
    </message>
    <message>
        <source>No number of this throw can be played: {reason}</source>
        <translation>Keine Zahl dieses Wurfs ist spielbar: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>The number(s) {numbers} cannot be played: {reason}</source>
        <translation>
            <numerusform>Die {numbers} ist nicht spielbar: {reason}</numerusform>
            <numerusform>Die Zahlen {numbers} sind nicht spielbar: {reason}</numerusform>
        </translation>
    </message>
    <message>
        <source>the rules forbid it ({rule})</source>
        <translation>Die Regeln verbieten es ({rule})</translation>
    </message>
    <message>
        <source>the checkers on the start point cannot leave it, and so no other can move.</source>
        <translation>Die Steine auf dem Startfeld kommen nicht weg, und so kann kein anderer ziehen.</translation>
    </message>
    <message>
        <source>there is nothing of this kind to be taken back</source>
        <translation>es gibt nichts dieser Art zurückzunehmen</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Etwas ist schiefgegangen</translation>
    </message>
    <message>
        <source>The program met an error it did not expect. Your game is kept and shown as it was recorded; you can go on playing. The report below helps to put the error right.</source>
        <translation>Das Programm ist auf einen unerwarteten Fehler gestoßen. Ihre Partie ist gesichert und steht so auf dem Brett, wie sie aufgezeichnet wurde; Sie können weiterspielen. Der folgende Bericht hilft, den Fehler zu beheben.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Bericht kopieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>Requests</name>
    <message>
        <source>The line is not sound UTF-8 text; save the requests as UTF-8, with whole characters.</source>
        <translation>Die Zeile ist kein heiler UTF-8-Text; speichern Sie die Anfragen als UTF-8, mit ganzen Zeichen.</translation>
    </message>
    <message>
        <source>The line is not JSON (fault at column {column}); write one JSON object on one line.</source>
        <translation>Die Zeile ist kein JSON (Fehler in Spalte {column}); schreiben Sie ein JSON-Objekt auf eine Zeile.</translation>
    </message>
    <message>
        <source>The line has a number that cannot be used, such as NaN or one far too long; use small whole numbers.</source>
        <translation>In der Zeile steht eine Zahl, die sich nicht verwenden lässt, etwa NaN oder eine viel zu lange; verwenden Sie kleine ganze Zahlen.</translation>
    </message>
    <message>
        <source>The line is nested too deep; a request has at most lists within a list.</source>
        <translation>Die Zeile ist zu tief verschachtelt; eine Anfrage hat höchstens Listen in einer Liste.</translation>
    </message>
    <message>
        <source>The line is longer than {limit} bytes; write one request on each line.</source>
        <translation>Die Zeile ist länger als {limit} Bytes; schreiben Sie auf jede Zeile eine Anfrage.</translation>
    </message>
    <message>
        <source>{where} is written twice in one object; keep one of the two.</source>
        <translation>{where} steht in einem Objekt zweimal; behalten Sie eines davon.</translation>
    </message>
    <message>
        <source>{where} is missing; add it to the line.</source>
        <translation>{where} fehlt; fügen Sie es der Zeile hinzu.</translation>
    </message>
    <message>
        <source>{where} is not a known key; use {choices}, or leave it out.</source>
        <translation>{where} ist kein bekannter Schlüssel; nehmen Sie {choices}, oder lassen Sie ihn weg.</translation>
    </message>
    <message>
        <source>{where} must be a JSON object, not {kind}.</source>
        <translation>{where} muss ein JSON-Objekt sein, nicht {kind}.</translation>
    </message>
    <message>
        <source>{where} must be a list, not {kind}.</source>
        <translation>{where} muss eine Liste sein, nicht {kind}.</translation>
    </message>
    <message>
        <source>{where} must be a whole number, not {kind}.</source>
        <translation>{where} muss eine ganze Zahl sein, nicht {kind}.</translation>
    </message>
    <message>
        <source>{where} must be {choices}, not {kind}.</source>
        <translation>{where} muss {choices} sein, nicht {kind}.</translation>
    </message>
    <message>
        <source>{where} must be two numbers, not {given}.</source>
        <translation>{where} müssen zwei Zahlen sein, nicht {given}.</translation>
    </message>
    <message>
        <source>{where} must be {wanted} numbers, not {given}.</source>
        <translation>{where} müssen {wanted} Zahlen sein, nicht {given}.</translation>
    </message>
    <message>
        <source>{where} must be a number from 1 to 6, not {given}.</source>
        <translation>{where} muss eine Zahl von 1 bis 6 sein, nicht {given}.</translation>
    </message>
    <message>
        <source>{where} must be two places, from and to, not {given} of them.</source>
        <translation>{where} müssen zwei Plätze sein, von und nach, nicht {given}.</translation>
    </message>
    <message>
        <source>{where} must name places of the board: a number from 1 to 24 or {choices}, not {kind}.</source>
        <translation>{where} muss Plätze des Bretts nennen: eine Zahl von 1 bis 24 oder {choices}, nicht {kind}.</translation>
    </message>
    <message>
        <source>{where} must be 0 or more, not {given}.</source>
        <translation>{where} muss 0 oder mehr sein, nicht {given}.</translation>
    </message>
    <message>
        <source>{where} is not a place in this game; name points “1” to “24”, “off”, and in Backgammon and Tavla “bar”.</source>
        <translation>{where} ist kein Platz in diesem Spiel; es gibt „1“ bis „24“, „off“ und bei Backgammon und Tavla „bar“.</translation>
    </message>
    <message>
        <source>{where} must be 0 or more checkers; a point cannot owe any.</source>
        <translation>{where} müssen 0 oder mehr Steine sein; weniger kann nirgends stehen.</translation>
    </message>
    <message>
        <source>{where} has more than fifteen checkers; take away those that are too many.</source>
        <translation>{where} hat mehr als fünfzehn Steine; nehmen Sie die überzähligen weg.</translation>
    </message>
    <message>
        <source>{where} does not complete fifteen checkers; correct the number or leave “off” out.</source>
        <translation>{where} ergänzt nicht auf fünfzehn Steine; berichtigen Sie die Zahl, oder lassen Sie „off“ weg.</translation>
    </message>
    <message>
        <source>Checkers of both sides stand on point {point}; take one side off it.</source>
        <translation>Auf {point} stehen Steine beider Seiten; nehmen Sie die einer Seite weg.</translation>
    </message>
    <message>
        <source>{where} is the target point of {side}, where no own checker stays; count those checkers as “off”.</source>
        <translation>{where} ist das Zielfeld von {side}, auf dem kein eigener Stein bleibt; zählen Sie diese Steine zu „off“.</translation>
    </message>
    <message>
        <source>{where} is the opponent’s Hucke, which no checker of {side} may enter; move those checkers elsewhere.</source>
        <translation>{where} ist die Hucke des Gegners, die kein Stein von {side} betreten darf; stellen Sie diese Steine woandershin.</translation>
    </message>
    <message>
        <source>{where} is {side}’s own Hucke, where a checker cannot stand alone; put two or more there, or none.</source>
        <translation>{where} ist die eigene Hucke von {side}, auf der kein Stein allein stehen kann; stellen Sie zwei oder mehr dorthin oder keinen.</translation>
    </message>
    <message>
        <source>This game of {variant} is finished; ask about a position before its end.</source>
        <translation>Diese Partie {variant} ist zu Ende; fragen Sie nach einer Stellung davor.</translation>
    </message>
    <message>
        <source>“{side}” has borne off all its checkers and cannot move; ask about a position before that.</source>
        <translation>„{side}“ hat alle Steine draußen und kann nicht ziehen; fragen Sie nach einer Stellung davor.</translation>
    </message>
    <message>
        <source>{where} is a key this game does not have; leave it out.</source>
        <translation>{where} ist ein Schlüssel, den dieses Spiel nicht hat; lassen Sie ihn weg.</translation>
    </message>
    <message>
        <source>The line</source>
        <translation>Die Zeile</translation>
    </message>
    <message>
        <source>“{text}”</source>
        <translation>„{text}“</translation>
    </message>
    <message>
        <source>the number {number}</source>
        <translation>die Zahl {number}</translation>
    </message>
    <message>
        <source>the text {text}</source>
        <translation>der Text {text}</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} oder {last}</translation>
    </message>
    <message>
        <source>{where} must be true or false, not {kind}.</source>
        <translation>{where} muss true oder false sein, nicht {kind}.</translation>
    </message>
    <message>
        <source>{where} must be from {least} to {most}, not {given}.</source>
        <translation>{where} muss zwischen {least} und {most} liegen, nicht bei {given}.</translation>
    </message>
    <message>
        <source>{where} must be a whole number or a text of at most {limit} characters, so that the answer can be told from others.</source>
        <translation>{where} muss eine ganze Zahl oder ein Text von höchstens {limit} Zeichen sein, damit die Antwort von anderen zu unterscheiden ist.</translation>
    </message>
    <message>
        <source>{where} is for money play; leave “length” out or set it to 0.</source>
        <translation>{where} gilt nur im Spiel um Geld; lassen Sie „length“ weg oder setzen Sie es auf 0.</translation>
    </message>
    <message>
        <source>{where} is true, but no side stands one point from winning the match; correct the score.</source>
        <translation>{where} ist true, doch keiner Seite fehlt genau ein Punkt zum Sieg im Match; berichtigen Sie den Spielstand.</translation>
    </message>
    <message>
        <source>{where} must be 1, 2, 4 and so on up to {limit}; correct the cube.</source>
        <translation>{where} muss 1, 2, 4 und so weiter bis {limit} sein; berichtigen Sie den Verdopplungswürfel.</translation>
    </message>
    <message>
        <source>{where} must name the side that owns a cube of 2 or more, and must be missing while the cube lies in the middle and in the Crawford game.</source>
        <translation>{where} muss die Seite nennen, der ein Verdopplungswürfel ab 2 gehört, und fehlen, solange er in der Mitte liegt, sowie im Crawford-Spiel.</translation>
    </message>
    <message>
        <source>There is no cube to turn in this game; give a “match” of a game with a cube that is not the Crawford game.</source>
        <translation>In diesem Spiel gibt es keinen Verdopplungswürfel zu drehen; geben Sie ein „match“ zu einem Spiel mit Verdopplungswürfel an, das nicht das Crawford-Spiel ist.</translation>
    </message>
    <message>
        <source>“{side}” may not turn the cube, which belongs to the other side or is at its limit; correct “owner” or “cube”.</source>
        <translation>„{side}“ darf den Verdopplungswürfel nicht drehen, denn er gehört der anderen Seite oder steht an seiner Grenze; berichtigen Sie „owner“ oder „cube“.</translation>
    </message>
</context>
<context>
    <name>RulesController</name>
    <message>
        <source>Only one play is possible: {play}</source>
        <translation>Nur ein Zug ist möglich: {play}</translation>
    </message>
</context>
<context>
    <name>RulesDock</name>
    <message>
        <source>the starting position</source>
        <translation>die Anfangsstellung</translation>
    </message>
    <message>
        <source>the way of the checkers</source>
        <translation>der Weg der Steine</translation>
    </message>
    <message>
        <source>who begins</source>
        <translation>wer beginnt</translation>
    </message>
    <message>
        <source>what a throw is worth</source>
        <translation>was ein Wurf gilt</translation>
    </message>
    <message>
        <source>where one may land</source>
        <translation>wo man landen darf</translation>
    </message>
    <message>
        <source>which checkers move first</source>
        <translation>welche Steine zuerst ziehen</translation>
    </message>
    <message>
        <source>single moves</source>
        <translation>einzelne Züge</translation>
    </message>
    <message>
        <source>bearing off</source>
        <translation>das Abtragen</translation>
    </message>
    <message>
        <source>what must be played</source>
        <translation>was gespielt werden muss</translation>
    </message>
    <message>
        <source>the points</source>
        <translation>die Punkte</translation>
    </message>
    <message>
        <source>the end of the game</source>
        <translation>das Ende der Partie</translation>
    </message>
    <message>
        <source>the doubling cube</source>
        <translation>der Dopplerwürfel</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Close the rules</source>
        <translation>Regeln schließen</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Kapitel</translation>
    </message>
    <message>
        <source>The rules of this game cannot be read in this language.</source>
        <translation>Die Regeln dieses Spiels sind in dieser Sprache nicht lesbar.</translation>
    </message>
    <message>
        <source>{game} has no booklet that can be read here. It is played as {parent} is, whose rules follow; what differs: {parts}.</source>
        <translation>Zu {game} gibt es hier kein lesbares Regelheft. Gespielt wird wie {parent}, dessen Regeln hier folgen; anders ist: {parts}.</translation>
    </message>
    <message>
        <source>Show on the board</source>
        <translation>Auf dem Brett zeigen</translation>
    </message>
    <message>
        <source>Save the rules as a PDF</source>
        <translation>Die Regeln als PDF speichern</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>PDF-Dokumente (*.pdf)</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Der Datenträger ist voll.</translation>
    </message>
    <message>
        <source>You are not allowed to write to this folder.</source>
        <translation>Der Ordner ist schreibgeschützt.</translation>
    </message>
    <message>
        <source>The file {path} could not be written. {cause} Choose another folder.</source>
        <translation>Die Datei {path} ließ sich nicht schreiben. {cause} Wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vorwärts</translation>
    </message>
    <message>
        <source>Smaller type</source>
        <translation>Kleinere Schrift</translation>
    </message>
    <message>
        <source>Larger type</source>
        <translation>Größere Schrift</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Print the rules…</source>
        <translation>Regeln drucken…</translation>
    </message>
    <message>
        <source>Save as a PDF…</source>
        <translation>Als PDF speichern…</translation>
    </message>
    <message>
        <source>What holds here: {rules}.</source>
        <translation>Was hier gilt: {rules}.</translation>
    </message>
</context>
<context>
    <name>RulesSearch</name>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>In den Regeln suchen</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>Vorige Stelle</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>Nächste Stelle</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>{number} of {all}</source>
        <translation>{number} von {all}</translation>
    </message>
</context>
<context>
    <name>RulesSubjects</name>
    <message>
        <source>who begins</source>
        <translation>wer beginnt</translation>
    </message>
    <message>
        <source>when nothing fits</source>
        <translation>wenn nichts passt</translation>
    </message>
    <message>
        <source>the bar</source>
        <translation>die Bar</translation>
    </message>
    <message>
        <source>leaving the start point</source>
        <translation>das Startfeld verlassen</translation>
    </message>
    <message>
        <source>another throw</source>
        <translation>noch ein Wurf</translation>
    </message>
    <message>
        <source>into the Hucke</source>
        <translation>in die Hucke</translation>
    </message>
    <message>
        <source>the last two in the Hucke</source>
        <translation>die letzten zwei in der Hucke</translation>
    </message>
    <message>
        <source>bearing off</source>
        <translation>Steine hinausbringen</translation>
    </message>
    <message>
        <source>doubles</source>
        <translation>der Pasch</translation>
    </message>
    <message>
        <source>In the rules: {subject}</source>
        <translation>In den Regeln: {subject}</translation>
    </message>
</context>
<context>
    <name>SetQuestion</name>
    <message>
        <source>Tick every play that is right.</source>
        <translation>Haken Sie jeden Zug an, der richtig ist.</translation>
    </message>
    <message>
        <source>Right plays</source>
        <translation>Richtige Züge</translation>
    </message>
    <message>
        <source>Click every place that is right.</source>
        <translation>Klicken Sie auf jede Stelle, die richtig ist.</translation>
    </message>
    <message>
        <source>Right places, such as 13, 18</source>
        <translation>Richtige Stellen, etwa 13, 18</translation>
    </message>
    <message>
        <source>Write two or more answers and tick the right ones.</source>
        <translation>Schreiben Sie mindestens zwei Antworten und haken Sie die richtigen an.</translation>
    </message>
    <message>
        <source>Answer {number}</source>
        <translation>Antwort {number}</translation>
    </message>
    <message>
        <source>right</source>
        <translation>richtig</translation>
    </message>
    <message>
        <source>Write what you ask.</source>
        <translation>Schreiben Sie, was Sie fragen.</translation>
    </message>
    <message>
        <source>There must be a right answer and a wrong one.</source>
        <translation>Es braucht eine richtige und eine falsche Antwort.</translation>
    </message>
    <message>
        <source>Say what is right.</source>
        <translation>Geben Sie an, was richtig ist.</translation>
    </message>
    <message>
        <source>A play can be asked for only where a throw lies on the board that can be played.</source>
        <translation>Nach einem Zug lässt sich fragen, wo ein Wurf liegt, der gespielt werden kann.</translation>
    </message>
    <message>
        <source>Ask about this position</source>
        <translation>Frage zu dieser Stellung</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>If it is right</source>
        <translation>Wenn es stimmt</translation>
    </message>
    <message>
        <source>If it is not</source>
        <translation>Wenn nicht</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Richtig.</translation>
    </message>
    <message>
        <source>That is not it.</source>
        <translation>Das ist es nicht.</translation>
    </message>
    <message>
        <source>Find a play</source>
        <translation>Einen Zug finden</translation>
    </message>
    <message>
        <source>Point at a place</source>
        <translation>Auf eine Stelle zeigen</translation>
    </message>
    <message>
        <source>Choose an answer</source>
        <translation>Eine Antwort auswählen</translation>
    </message>
    <message>
        <source>No question</source>
        <translation>Keine Frage</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Übernehmen</translation>
    </message>
</context>
<context>
    <name>Sets</name>
    <message>
        <source>The lesson is made</source>
        <translation>Die Lektion ist fertig</translation>
    </message>
    <message>
        <source>It is among your own lessons, under its title.</source>
        <translation>Sie steht unter ihrem Titel bei Ihren eigenen Lektionen.</translation>
    </message>
    <message>
        <source>Questions that no longer fit their position stand in its file as remarks: {numbers}.</source>
        <translation>Fragen, die nicht mehr zu ihrer Stellung passen, stehen in der Datei als Bemerkungen: {numbers}.</translation>
    </message>
    <message>
        <source>Its file, for a text editor: {path}</source>
        <translation>Die Datei, für einen Texteditor: {path}</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>Hier bleiben</translation>
    </message>
    <message>
        <source>Open the lesson</source>
        <translation>Lektion öffnen</translation>
    </message>
    <message>
        <source>New set</source>
        <translation>Neue Sammlung</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Datei öffnen…</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Title of the set</source>
        <translation>Titel der Sammlung</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>Sammlungen</translation>
    </message>
    <message>
        <source>Make a lesson of it</source>
        <translation>Lektion daraus machen</translation>
    </message>
    <message>
        <source>Positions of the set</source>
        <translation>Stellungen der Sammlung</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Question…</source>
        <translation>Frage…</translation>
    </message>
    <message>
        <source>Draw on it…</source>
        <translation>Darauf zeichnen…</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Picture…</source>
        <translation>Bild…</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Präsentieren</translation>
    </message>
    <message>
        <source>No position has been kept yet. “Keep this board” in the menu of the game, or in class mode, puts one here.</source>
        <translation>Noch ist keine Stellung gemerkt. „Stellung merken“ im Menü der Partie oder im Unterricht legt hier eine ab.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Nach vorn</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Nach hinten</translation>
    </message>
    <message>
        <source>The set could not be opened: {cause} ({where}).</source>
        <translation>Die Sammlung wird nicht geöffnet: {cause} ({where}).</translation>
    </message>
    <message>
        <source>The set could not be saved: {cause} ({path}). Save it elsewhere; nothing is lost yet.</source>
        <translation>Die Sammlung ist nicht gespeichert: {cause} ({path}). Speichern Sie sie anderswo; noch ist nichts verloren.</translation>
    </message>
    <message>
        <source>The lesson could not be written: {cause} ({path}).</source>
        <translation>Die Lektion ist nicht geschrieben: {cause} ({path}).</translation>
    </message>
    <message>
        <source>No lesson can be made of this set: in each of its positions the game is over.</source>
        <translation>Aus dieser Sammlung lässt sich keine Lektion machen: In jeder ihrer Stellungen ist die Partie zu Ende.</translation>
    </message>
    <message>
        <source>Another program has changed this set. Your version is kept beside it, as {name}; the other is as it was.</source>
        <translation>Ein anderes Programm hat diese Sammlung geändert. Ihre Fassung liegt daneben, als {name}; die andere ist, wie sie war.</translation>
    </message>
    <message>
        <source>Asked: {question}</source>
        <translation>Frage: {question}</translation>
    </message>
    <message>
        <source>Positions of {game}</source>
        <translation>Stellungen aus {game}</translation>
    </message>
    <message>
        <source>Kept as number {number} in “{title}”.</source>
        <translation>Als Nummer {number} in „{title}“ gemerkt.</translation>
    </message>
    <message>
        <source>No position has been kept yet.</source>
        <translation>Noch ist keine Stellung gemerkt.</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} von {count}</translation>
    </message>
    <message>
        <source>{place}: {note}</source>
        <translation>{place}: {note}</translation>
    </message>
    <message>
        <source>The drawings are kept with number {number}.</source>
        <translation>Die Zeichnungen sind bei Nummer {number} gemerkt.</translation>
    </message>
    <message>
        <source>Draw, then keep the board with the bookmark (F4).</source>
        <translation>Zeichnen Sie, dann merken Sie die Stellung mit dem Lesezeichen (F4).</translation>
    </message>
    <message>
        <source>Before the opening throw</source>
        <translation>Vor dem Eröffnungswurf</translation>
    </message>
    <message>
        <source>{side} to throw</source>
        <translation>{side} würfelt</translation>
    </message>
    <message>
        <source>Positions to look at: {count}</source>
        <translation>Stellungen zum Ansehen: {count}</translation>
    </message>
    <message>
        <source>Position {number}</source>
        <translation>Stellung {number}</translation>
    </message>
    <message>
        <source>Sets of positions (*.tts)</source>
        <translation>Sammlungen von Stellungen (*.tts)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>{side} has {throw}</source>
        <translation>{side} hat {throw}</translation>
    </message>
    <message>
        <source>Positions that came from “{title}”: {count}.</source>
        <translation>Stellungen, die aus „{title}“ dazukamen: {count}.</translation>
    </message>
    <message>
        <source>Is “{title}” to stay as a set of its own as well?</source>
        <translation>Soll „{title}“ auch als eigene Sammlung bleiben?</translation>
    </message>
    <message>
        <source>The positions were added</source>
        <translation>Die Stellungen sind hinzugefügt</translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Let it stay</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>“{title}” cannot be brought back. Positions in it: {count}.</source>
        <translation>„{title}“ lässt sich nicht zurückholen. Stellungen darin: {count}.</translation>
    </message>
    <message>
        <source>Delete this set?</source>
        <translation>Diese Sammlung löschen?</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>A lesson was made before under this title. What was written in its file since then is lost if it is replaced.</source>
        <translation>Unter diesem Titel wurde schon einmal eine Lektion angelegt. Was seitdem in ihrer Datei geschrieben wurde, geht verloren, wenn sie ersetzt wird.</translation>
    </message>
    <message>
        <source>Positions whose game is over are not in the lesson: {numbers}.</source>
        <translation>Stellungen, deren Partie zu Ende ist, fehlen in der Lektion: {numbers}.</translation>
    </message>
    <message>
        <source>Replace the earlier lesson?</source>
        <translation>Die frühere Lektion ersetzen?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>Beide behalten</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Rename this set</source>
        <translation>Diese Sammlung umbenennen</translation>
    </message>
    <message>
        <source>Add the positions of</source>
        <translation>Stellungen hinzufügen aus</translation>
    </message>
    <message>
        <source>Delete this set…</source>
        <translation>Diese Sammlung löschen…</translation>
    </message>
    <message>
        <source>This position is number {number} in “{title}” already.</source>
        <translation>Diese Stellung ist schon Nummer {number} in „{title}“.</translation>
    </message>
    <message>
        <source>“{title}” is of another game or has other house rules. Only sets of the same game can be put together.</source>
        <translation>„{title}“ gehört zu einem anderen Spiel oder hat andere Hausregeln. Nur Sammlungen desselben Spiels lassen sich zusammenlegen.</translation>
    </message>
    <message>
        <source>With the positions of “{title}” there would be more than {most}. Nothing was added.</source>
        <translation>Mit den Stellungen aus „{title}“ wären es mehr als {most}. Es wurde nichts hinzugefügt.</translation>
    </message>
    <message>
        <source>The set could not be deleted: {cause} ({path}).</source>
        <translation>Die Sammlung ließ sich nicht löschen: {cause} ({path}).</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>{number}%</source>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Size of the text</source>
        <translation>Größe der Schrift</translation>
    </message>
    <message>
        <source>Look of the table</source>
        <translation>Aussehen des Tisches</translation>
    </message>
    <message>
        <source>Dice and checkers move</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Avoid movement</source>
        <translation>Bewegung vermeiden</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>slowly</source>
        <translation>langsam</translation>
    </message>
    <message>
        <source>at a normal pace</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>schnell</translation>
    </message>
    <message>
        <source>without animation</source>
        <translation>ohne Animation</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Immer</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>One click plays a checker’s only move</source>
        <translation>Ein Klick spielt den einzig möglichen Zug</translation>
    </message>
    <message>
        <source>Finish the turn after the last number</source>
        <translation>Zug nach der letzten Zahl von selbst beenden</translation>
    </message>
    <message>
        <source>Turn the board for the other player</source>
        <translation>Brett für die andere Seite drehen</translation>
    </message>
    <message>
        <source>Mirror the board: left becomes right</source>
        <translation>Brett spiegeln: links wird rechts</translation>
    </message>
    <message>
        <source>Sounds of dice and checkers</source>
        <translation>Würfel und Steine hören</translation>
    </message>
    <message>
        <source>Listen</source>
        <translation>Probe hören</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Nothing can be heard yet: the part of Qt that plays sounds is not installed. The README says how to add it.</source>
        <translation>Noch ist nichts zu hören: Der Teil von Qt, der Töne abspielt, ist nicht installiert. Wie er dazukommt, steht in der README.</translation>
    </message>
    <message>
        <source>Nothing can be heard yet: a system library is missing, on Linux most often libpulse (package libpulse0).</source>
        <translation>Noch ist nichts zu hören: Dem System fehlt eine Bibliothek, unter Linux meist libpulse (Paket libpulse0).</translation>
    </message>
    <message>
        <source>Nothing can be heard: the system reports no loudspeaker.</source>
        <translation>Es ist nichts zu hören: Das System meldet keinen Lautsprecher.</translation>
    </message>
    <message>
        <source>Follow the system, light or dark</source>
        <translation>Wie das System, hell oder dunkel</translation>
    </message>
    <message>
        <source>{file} (cannot be used)</source>
        <translation>{file} (nicht verwendbar)</translation>
    </message>
    <message>
        <source>Make a copy of this theme to change</source>
        <translation>Kopie zum Ändern anlegen</translation>
    </message>
    <message>
        <source>Open the folder of themes</source>
        <translation>Ordner der Gestaltungen öffnen</translation>
    </message>
    <message>
        <source>The system shows no folders. Your themes lie in {where}.</source>
        <translation>Das System zeigt keine Ordner an. Ihre Gestaltungen liegen in {where}.</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>The sheet could not be written: {cause} ({path}). Choose another place.</source>
        <translation>Das Blatt ließ sich nicht schreiben: {cause} ({path}). Wählen Sie einen anderen Ort.</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>answers</source>
        <translation>loesungen</translation>
    </message>
    <message>
        <source>On paper</source>
        <translation>Auf Papier</translation>
    </message>
    <message>
        <source>Worksheet…</source>
        <translation>Arbeitsblatt…</translation>
    </message>
    <message>
        <source>Answer sheet…</source>
        <translation>Lösungsblatt…</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Lösungen</translation>
    </message>
    <message>
        <source>Worksheet</source>
        <translation>Arbeitsblatt</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Name:</translation>
    </message>
    <message>
        <source>{number}. {side} has {roll}</source>
        <translation>{number}. {side} hat {roll}</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>Order of the dice: {numbers}.</source>
        <translation>Reihenfolge der Würfel: {numbers}.</translation>
    </message>
    <message>
        <source>Taken back: {src} – {dst}.</source>
        <translation>Zurückgenommen: {src} – {dst}.</translation>
    </message>
    <message>
        <source>{player} throws {numbers}.</source>
        <translation>{player} würfelt {numbers}.</translation>
    </message>
    <message>
        <source>{player} throws {numbers}, a double.</source>
        <translation>{player} würfelt {numbers}, einen Pasch.</translation>
    </message>
    <message>
        <source>{player} begins with {numbers}.</source>
        <translation>{player} beginnt mit {numbers}.</translation>
    </message>
    <message>
        <source>{player} begins and throws both dice.</source>
        <translation>{player} beginnt und wirft beide Würfel.</translation>
    </message>
    <message>
        <source>{player}: borne off from {src}.</source>
        <translation>{player}: von {src} abgetragen.</translation>
    </message>
    <message>
        <source>{player}: enters on {dst}.</source>
        <translation>{player}: tritt auf {dst} wieder ein.</translation>
    </message>
    <message>
        <source>{player}: {src} to {dst}.</source>
        <translation>{player}: von {src} nach {dst}.</translation>
    </message>
    <message>
        <source>A checker of {player} is hit on {point}.</source>
        <translation>Ein Stein von {player} wird auf {point} geschlagen.</translation>
    </message>
    <message>
        <source>{points} for {player}: {total} in all.</source>
        <translation>{points} für {player}: insgesamt {total}.</translation>
    </message>
    <message>
        <source>no</source>
        <translation>kein</translation>
    </message>
    <message>
        <source>one</source>
        <translation>ein</translation>
    </message>
    <message>
        <source>two</source>
        <translation>zwei</translation>
    </message>
    <message>
        <source>three</source>
        <translation>drei</translation>
    </message>
    <message>
        <source>four</source>
        <translation>vier</translation>
    </message>
    <message>
        <source>five</source>
        <translation>fünf</translation>
    </message>
    <message>
        <source>six</source>
        <translation>sechs</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sieben</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>acht</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>neun</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>zehn</translation>
    </message>
    <message>
        <source>eleven</source>
        <translation>elf</translation>
    </message>
    <message>
        <source>twelve</source>
        <translation>zwölf</translation>
    </message>
    <message>
        <source>thirteen</source>
        <translation>dreizehn</translation>
    </message>
    <message>
        <source>fourteen</source>
        <translation>vierzehn</translation>
    </message>
    <message>
        <source>fifteen</source>
        <translation>fünfzehn</translation>
    </message>
    <message numerus="yes">
        <source>{count} red</source>
        <translation>
            <numerusform>{count} roter</numerusform>
            <numerusform>{count} rote</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} black</source>
        <translation>
            <numerusform>{count} schwarzer</numerusform>
            <numerusform>{count} schwarze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} white</source>
        <translation>
            <numerusform>{count} weißer</numerusform>
            <numerusform>{count} weiße</numerusform>
        </translation>
    </message>
    <message>
        <source>no</source>
        <comment>tric-trac</comment>
        <translation>kein</translation>
    </message>
    <message>
        <source>one</source>
        <comment>tric-trac</comment>
        <translation>ein</translation>
    </message>
    <message numerus="yes">
        <source>{count} black</source>
        <comment>tric-trac</comment>
        <translation>
            <numerusform>{count} schwarzer</numerusform>
            <numerusform>{count} schwarze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} white</source>
        <comment>tric-trac</comment>
        <translation>
            <numerusform>{count} weißer</numerusform>
            <numerusform>{count} weiße</numerusform>
        </translation>
    </message>
    <message>
        <source>Point {number}</source>
        <comment>tric-trac</comment>
        <translation>Spitze {number}</translation>
    </message>
    <message>
        <source>Borne off</source>
        <comment>tric-trac</comment>
        <translation>Hinausgespielt</translation>
    </message>
    <message>
        <source>none yet</source>
        <comment>tric-trac</comment>
        <translation>noch keiner</translation>
    </message>
    <message>
        <source>blot</source>
        <comment>tric-trac</comment>
        <translation>einzelner Stein</translation>
    </message>
    <message>
        <source>A checker of {player} is hit on {point}.</source>
        <comment>tric-trac</comment>
        <translation>Ein Stein von {player} wird auf {point} geschlagen.</translation>
    </message>
    <message>
        <source>{player} throws {numbers}, a double.</source>
        <comment>tric-trac</comment>
        <translation>{player} würfelt {numbers}, einen Pasch.</translation>
    </message>
    <message>
        <source>{player}: borne off from {src}.</source>
        <comment>tric-trac</comment>
        <translation>{player}: von {src} hinausgespielt.</translation>
    </message>
    <message>
        <source>set by hand</source>
        <translation>von Hand gesetzt</translation>
    </message>
    <message>
        <source>given in advance</source>
        <translation>vorgegeben</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>noch keiner</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>Bar</source>
        <translation>Bar</translation>
    </message>
    <message>
        <source>Borne off</source>
        <translation>Abgetragen</translation>
    </message>
    <message>
        <source>Point {number}</source>
        <translation>Punkt {number}</translation>
    </message>
    <message>
        <source>start point of {side}</source>
        <translation>Startfeld von {side}</translation>
    </message>
    <message>
        <source>Hucke of {side}</source>
        <translation>Hucke von {side}</translation>
    </message>
    <message>
        <source>blot</source>
        <translation>Blot</translation>
    </message>
    <message>
        <source>made point</source>
        <translation>gemachter Punkt</translation>
    </message>
    <message>
        <source>the bar</source>
        <translation>die Bar</translation>
    </message>
    <message>
        <source>off the board</source>
        <translation>ins Ziel</translation>
    </message>
    <message>
        <source>can go to {places}</source>
        <translation>kann ziehen: {places}</translation>
    </message>
    <message>
        <source>cannot move now; Enter or a click says why</source>
        <translation>kann jetzt nicht ziehen; Eingabe oder Klick sagt, warum</translation>
    </message>
    <message>
        <source>taken up; Esc puts it back</source>
        <translation>aufgenommen; Esc legt zurück</translation>
    </message>
    <message>
        <source>out of reach; Enter or a click says why</source>
        <translation>nicht erreichbar; Eingabe oder Klick sagt, warum</translation>
    </message>
    <message>
        <source>hit here with {numbers}</source>
        <translation>hier schlagen mit {numbers}</translation>
    </message>
    <message>
        <source>put down here with {numbers}</source>
        <translation>hier absetzen mit {numbers}</translation>
    </message>
    <message>
        <source>still to play: {numbers}</source>
        <translation>noch zu spielen: {numbers}</translation>
    </message>
    <message>
        <source>{player} is to throw</source>
        <translation>{player} ist am Wurf</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>{player} sets {numbers}</source>
        <translation>{player} setzt {numbers}</translation>
    </message>
    <message>
        <source>one still open</source>
        <translation>eine noch offen</translation>
    </message>
    <message>
        <source>{player} threw {numbers}</source>
        <translation>{player} hat {numbers} gewürfelt</translation>
    </message>
    <message>
        <source>the keys 1 to 6 set them</source>
        <translation>die Tasten 1 bis 6 setzen sie</translation>
    </message>
    <message>
        <source>Enter or a click throws them</source>
        <translation>Eingabe oder Klick würfelt</translation>
    </message>
    <message>
        <source>Enter or a click finishes the turn</source>
        <translation>Eingabe oder Klick beendet den Zug</translation>
    </message>
    <message>
        <source>Enter or a click changes their order</source>
        <translation>Eingabe oder Klick vertauscht sie</translation>
    </message>
    <message>
        <source>Board: {game}</source>
        <translation>Brett: {game}</translation>
    </message>
    <message>
        <source>The arrow keys walk over the board; F1 lists all keys.</source>
        <translation>Die Pfeiltasten führen über das Brett; F1 nennt alle Tasten.</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>A game for two</source>
        <translation>Eine Partie zu zweit</translation>
    </message>
    <message>
        <source>Choose a game, sit down, and throw the dice.</source>
        <translation>Wählen Sie ein Spiel, nehmen Sie Platz und würfeln Sie.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beginnen</translation>
    </message>
</context>
<context>
    <name>SystemFaults</name>
    <message>
        <source>No such file or directory</source>
        <translation>es gibt sie nicht</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>das ist nicht erlaubt</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>das ist nicht erlaubt</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>das ist ein Ordner</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>ein Teil des Weges ist kein Ordner</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>es gibt sie schon</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>der Name ist zu lang</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>der Datenträger ist voll</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>der Datenträger lässt sich nicht beschreiben</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>der Datenträger meldet einen Fehler</translation>
    </message>
    <message>
        <source>no file has such a name</source>
        <translation>so heißt keine Datei</translation>
    </message>
    <message>
        <source>the system gives no reason</source>
        <translation>das System nennt keinen Grund</translation>
    </message>
    <message>
        <source>Connection refused</source>
        <translation>Verbindung abgelehnt</translation>
    </message>
    <message>
        <source>Connection timed out</source>
        <translation>Zeit für die Verbindung abgelaufen</translation>
    </message>
    <message>
        <source>No route to host</source>
        <translation>kein Weg zum Rechner</translation>
    </message>
</context>
<context>
    <name>Themes</name>
    <message>
        <source>the red checkers</source>
        <translation>die roten Steine</translation>
    </message>
    <message>
        <source>the black checkers</source>
        <translation>die schwarzen Steine</translation>
    </message>
    <message>
        <source>the white checkers</source>
        <translation>die weißen Steine</translation>
    </message>
    <message>
        <source>the lighter points</source>
        <translation>die helleren Zacken</translation>
    </message>
    <message>
        <source>the darker points</source>
        <translation>die dunkleren Zacken</translation>
    </message>
    <message>
        <source>the ground</source>
        <translation>der Grund</translation>
    </message>
    <message>
        <source>the numbers of the points</source>
        <translation>die Nummern der Zacken</translation>
    </message>
    <message>
        <source>the rim</source>
        <translation>der Rand</translation>
    </message>
    <message>
        <source>the numbers in the rings</source>
        <translation>die Zahlen in den Ringen</translation>
    </message>
    <message>
        <source>the white of the rings</source>
        <translation>das Weiß der Ringe</translation>
    </message>
    <message>
        <source>the words beside the dice</source>
        <translation>die Worte neben den Würfeln</translation>
    </message>
    <message>
        <source>the plate they stand on</source>
        <translation>das Schild darunter</translation>
    </message>
    <message>
        <source>the pips of the red dice</source>
        <translation>die Augen der roten Würfel</translation>
    </message>
    <message>
        <source>the pips of the black dice</source>
        <translation>die Augen der schwarzen Würfel</translation>
    </message>
    <message>
        <source>the pips of the white dice</source>
        <translation>die Augen der weißen Würfel</translation>
    </message>
    <message>
        <source>the red dice</source>
        <translation>die roten Würfel</translation>
    </message>
    <message>
        <source>the black dice</source>
        <translation>die schwarzen Würfel</translation>
    </message>
    <message>
        <source>the white dice</source>
        <translation>die weißen Würfel</translation>
    </message>
    <message>
        <source>for everybody</source>
        <translation>für alle</translation>
    </message>
    <message>
        <source>for those who cannot see red</source>
        <translation>für Menschen, die kein Rot sehen</translation>
    </message>
    <message>
        <source>for those who cannot see green</source>
        <translation>für Menschen, die kein Grün sehen</translation>
    </message>
    <message>
        <source>for those who cannot see blue</source>
        <translation>für Menschen, die kein Blau sehen</translation>
    </message>
    <message>
        <source>in shades of grey</source>
        <translation>in Graustufen</translation>
    </message>
    <message>
        <source>{where}: {cause}.</source>
        <translation>{where}: {cause}.</translation>
    </message>
    <message>
        <source>the mark of the first number</source>
        <translation>das Zeichen der ersten Zahl</translation>
    </message>
    <message>
        <source>the mark of the second number</source>
        <translation>das Zeichen der zweiten Zahl</translation>
    </message>
    <message>
        <source>the mark of both numbers together</source>
        <translation>das Zeichen beider Zahlen zusammen</translation>
    </message>
    <message>
        <source>the halo of a checker that can move</source>
        <translation>der Schein um einen ziehbaren Stein</translation>
    </message>
    <message>
        <source>the frame around what forbids a step</source>
        <translation>der Rahmen um das, was einen Schritt verbietet</translation>
    </message>
    <message>
        <source>the frame moved by the arrow keys</source>
        <translation>der Rahmen, den die Pfeiltasten bewegen</translation>
    </message>
    <message>
        <source>the sign on the other side’s Hucke</source>
        <translation>das Zeichen auf der Hucke der anderen Seite</translation>
    </message>
    <message>
        <source>– {one} and {two}</source>
        <translation>– {one} und {two}</translation>
    </message>
    <message>
        <source>Hard to tell apart {eye}:</source>
        <translation>Schwer zu unterscheiden {eye}:</translation>
    </message>
</context>
<context>
    <name>Unsaved</name>
    <message numerus="yes">
        <source>%n game(s) are not saved</source>
        <translation>
            <numerusform>%n Partie ist nicht gespeichert</numerusform>
            <numerusform>%n Partien sind nicht gespeichert</numerusform>
        </translation>
    </message>
    <message>
        <source>Why: {cause}.</source>
        <translation>Grund: {cause}.</translation>
    </message>
    <message>
        <source>What was played since the last saving is in memory alone, and is lost if you quit now.</source>
        <translation>Was seit dem letzten Speichern gespielt wurde, ist nur im Arbeitsspeicher und geht verloren, wenn Sie jetzt beenden.</translation>
    </message>
    <message>
        <source>What was played since the last saving is in memory alone. You can leave the game there: it stands under “Continue a game”, and is saved by itself as soon as that is possible.</source>
        <translation>Was seit dem letzten Speichern gespielt wurde, ist nur im Arbeitsspeicher. Dort kann die Partie bleiben: Sie steht unter „Partie fortsetzen“ und wird von selbst gespeichert, sobald das möglich ist.</translation>
    </message>
    <message>
        <source>Do not leave</source>
        <translation>Nicht verlassen</translation>
    </message>
    <message>
        <source>Discard what is not saved</source>
        <translation>Nicht Gespeichertes verwerfen</translation>
    </message>
    <message>
        <source>Leave it in memory</source>
        <translation>Im Arbeitsspeicher lassen</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Anderswo speichern…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Not saved yet – in memory until that is possible</source>
        <translation>Noch nicht gespeichert – im Arbeitsspeicher, bis es möglich ist</translation>
    </message>
    <message>
        <source>Do not quit</source>
        <translation>Nicht beenden</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>the game</source>
        <translation>die Partie</translation>
    </message>
    <message>
        <source>a single game</source>
        <translation>einfache Partie</translation>
    </message>
    <message>
        <source>a gammon</source>
        <translation>Gammon</translation>
    </message>
    <message>
        <source>a backgammon</source>
        <translation>Backgammon</translation>
    </message>
    <message>
        <source>a mars</source>
        <translation>ein Mars</translation>
    </message>
    <message>
        <source>The game was ended without a result.</source>
        <translation>Die Partie wurde ohne Ergebnis beendet.</translation>
    </message>
    <message>
        <source>Drawn: no throw could move either side any more.</source>
        <translation>Unentschieden: Mit keinem Wurf kann eine Seite noch ziehen.</translation>
    </message>
    <message>
        <source>{winner} wins: {loser} gave up.</source>
        <translation>{winner} gewinnt: {loser} hat aufgegeben.</translation>
    </message>
    <message>
        <source>{winner} wins: {loser} dropped the cube.</source>
        <translation>{winner} gewinnt: {loser} hat das Doppeln abgelehnt.</translation>
    </message>
    <message>
        <source>{winner} wins a gammon: {loser} bore off no checker.</source>
        <translation>{winner} gewinnt ein Gammon: {loser} hat keinen Stein abgetragen.</translation>
    </message>
    <message>
        <source>{winner} wins a backgammon: {loser} bore off no checker and has one left on the bar or in the winner’s home board.</source>
        <translation>{winner} gewinnt ein Backgammon: {loser} hat nichts abgetragen, und ein Stein steht noch im Heimfeld der anderen Seite oder auf der Bar.</translation>
    </message>
    <message>
        <source>{winner} wins: all checkers are off.</source>
        <translation>{winner} gewinnt: Alle Steine sind abgetragen.</translation>
    </message>
    <message>
        <source>{winner} wins: {target} points are reached.</source>
        <translation>{winner} gewinnt: {target} Punkte sind erreicht.</translation>
    </message>
    <message>
        <source>{player}: accept or play on</source>
        <translation>{player}: annehmen oder weiterspielen</translation>
    </message>
    <message>
        <source>{player}: confirm the throw or change it</source>
        <translation>{player}: den Wurf bestätigen oder ändern</translation>
    </message>
    <message>
        <source>{player}: set the dice by hand</source>
        <translation>{player}: die Würfel von Hand legen</translation>
    </message>
    <message>
        <source>{player}: a double – throw again</source>
        <translation>{player}: ein Pasch – noch einmal würfeln</translation>
    </message>
    <message>
        <source>{player}: throw the dice</source>
        <translation>{player}: würfeln</translation>
    </message>
    <message>
        <source>A tie: both sides throw once more</source>
        <translation>Gleichstand: Beide würfeln noch einmal</translation>
    </message>
    <message>
        <source>{player}: throw for the first turn</source>
        <translation>{player}: um den ersten Zug würfeln</translation>
    </message>
    <message>
        <source>{player}: this throw is passed</source>
        <translation>{player}: Dieser Wurf verfällt</translation>
    </message>
    <message>
        <source>{player}: play {numbers}</source>
        <translation>{player}: {numbers} spielen</translation>
    </message>
    <message>
        <source>{player}: finish the turn or undo</source>
        <translation>{player}: Zug beenden oder zurücknehmen</translation>
    </message>
    <message>
        <source>{player}: finish the turn</source>
        <translation>{player}: Zug beenden</translation>
    </message>
    <message>
        <source>{player} gives up: {stake} ({points}).</source>
        <translation>{player} gibt auf: {stake} ({points}).</translation>
    </message>
    <message>
        <source>{winner} wins a mars: {loser} bore off no checker.</source>
        <translation>{winner} gewinnt mit einem Mars: {loser} hat keinen Stein abgetragen.</translation>
    </message>
    <message>
        <source>Both sides throw; whoever throws more begins</source>
        <translation>Beide würfeln; wer höher würfelt, beginnt</translation>
    </message>
    <message>
        <source>{player} gives the game up.</source>
        <translation>{player} gibt die Partie auf.</translation>
    </message>
</context>
</TS>
