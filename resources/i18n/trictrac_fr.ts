<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>A table for Tric Trac, Backgammon and Tavla, for two people at one computer.</source>
        <translation>Une table de jeu pour le Tric Trac, le Backgammon et le Tavla, à deux devant un même ordinateur.</translation>
    </message>
    <message>
        <source>The program is free under the MIT licence. It uses Qt under the LGPL and the typeface Lato under the SIL Open Font License.</source>
        <translation>Le programme est libre, sous licence MIT. Il utilise Qt sous licence LGPL et la police Lato sous licence SIL Open Font License.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>ActionBar</name>
    <message>
        <source>{key} shows all keys</source>
        <translation>{key} montre toutes les touches</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Accepter</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuer à jouer</translation>
    </message>
    <message>
        <source>Result…</source>
        <translation>Résultat…</translation>
    </message>
    <message>
        <source>Confirm the throw</source>
        <translation>Valider le jet</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>This has only just changed – please look before you press.</source>
        <translation>Cela vient de changer – regardez d’abord, puis appuyez.</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>Kept boar&amp;ds</source>
        <translation>Positions gar&amp;dées</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Nouvelle partie</translation>
    </message>
    <message>
        <source>New game with chec&amp;kable dice…</source>
        <translation>Nouvelle partie avec des dés &amp;vérifiables…</translation>
    </message>
    <message>
        <source>Kept g&amp;ames</source>
        <translation>Part&amp;ies conservées</translation>
    </message>
    <message>
        <source>&amp;Leave this game…</source>
        <translation>&amp;Quitter cette partie…</translation>
    </message>
    <message>
        <source>&amp;Give up…</source>
        <translation>&amp;Abandonner…</translation>
    </message>
    <message>
        <source>&amp;Save elsewhere…</source>
        <translation>&amp;Enregistrer ailleurs…</translation>
    </message>
    <message>
        <source>Set up a &amp;position…</source>
        <translation>&amp;Composer une position…</translation>
    </message>
    <message>
        <source>Save a pict&amp;ure of the board…</source>
        <translation>Enregistrer une i&amp;mage du tablier…</translation>
    </message>
    <message>
        <source>Keep this &amp;board</source>
        <translation>&amp;Garder cette position</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Quitter le &amp;programme</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Coller</translation>
    </message>
    <message>
        <source>&amp;Save a copy…</source>
        <translation>&amp;Enregistrer une copie…</translation>
    </message>
    <message>
        <source>Copy as &amp;text</source>
        <translation>Copier en &amp;texte</translation>
    </message>
    <message>
        <source>Copy as Position &amp;ID</source>
        <translation>Copier en Position &amp;ID</translation>
    </message>
    <message>
        <source>Copy as &amp;Match ID</source>
        <translation>Copier en &amp;Match ID</translation>
    </message>
    <message>
        <source>Copy as &amp;XGID</source>
        <translation>Copier en &amp;XGID</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>Take the turn &amp;back…</source>
        <translation>Re&amp;prendre le tour…</translation>
    </message>
    <message>
        <source>Play the turn a&amp;gain…</source>
        <translation>Re&amp;jouer le tour…</translation>
    </message>
    <message>
        <source>&amp;Throw the dice</source>
        <translation>&amp;Lancer les dés</translation>
    </message>
    <message>
        <source>&amp;Finish turn</source>
        <translation>&amp;Terminer le tour</translation>
    </message>
    <message>
        <source>&amp;Show all plays</source>
        <translation>&amp;Montrer tous les coups</translation>
    </message>
    <message>
        <source>D&amp;ouble</source>
        <translation>D&amp;oubler</translation>
    </message>
    <message>
        <source>&amp;Dice by hand</source>
        <translation>&amp;Dés à la main</translation>
    </message>
    <message>
        <source>R&amp;ules</source>
        <translation>&amp;Règles</translation>
    </message>
    <message>
        <source>M&amp;oves</source>
        <translation>&amp;Coups</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>Un tour en arrière</translation>
    </message>
    <message>
        <source>One turn on</source>
        <translation>Un tour en avant</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Revenir à la partie</translation>
    </message>
    <message>
        <source>&amp;Coach</source>
        <translation>&amp;Entraîneur</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Leçons</translation>
    </message>
    <message>
        <source>&amp;Present</source>
        <translation>Pré&amp;senter</translation>
    </message>
    <message>
        <source>Turn the &amp;board</source>
        <translation>&amp;Tourner le tablier</translation>
    </message>
    <message>
        <source>&amp;Mirror the board</source>
        <translation>&amp;Inverser gauche et droite</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Plein &amp;écran</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Préférences…</translation>
    </message>
    <message>
        <source>T&amp;he dice…</source>
        <translation>Les dé&amp;s…</translation>
    </message>
    <message>
        <source>&amp;Keyboard…</source>
        <translation>&amp;Clavier…</translation>
    </message>
    <message>
        <source>&amp;Delete my data…</source>
        <translation>&amp;Supprimer mes données…</translation>
    </message>
    <message>
        <source>&amp;About this program…</source>
        <translation>À &amp;propos de ce programme…</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nouveau</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Présenter</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>Keep this game for later and choose another</source>
        <translation>Garder cette partie pour plus tard et en choisir une autre</translation>
    </message>
    <message>
        <source>Begin a game whose throws anybody can check afterwards</source>
        <translation>Commencer une partie dont chacun pourra vérifier les jets ensuite</translation>
    </message>
    <message>
        <source>All games: to go on with, to look through, to pass on</source>
        <translation>Toutes les parties&#xa0;: à reprendre, à revoir, à transmettre</translation>
    </message>
    <message>
        <source>Keep this game for later, or end it without a result</source>
        <translation>Garder cette partie pour plus tard ou la terminer sans résultat</translation>
    </message>
    <message>
        <source>Give the game up, if the other side accepts</source>
        <translation>Proposer à l’autre camp qu’il a gagné</translation>
    </message>
    <message>
        <source>Keep this game in another folder from now on</source>
        <translation>Conserver désormais cette partie dans un autre dossier</translation>
    </message>
    <message>
        <source>Place the checkers as you like and play from there</source>
        <translation>Placer les pions à votre guise et jouer à partir de là</translation>
    </message>
    <message>
        <source>Save the board as a drawing, a picture or a page</source>
        <translation>Enregistrer le tablier comme dessin, image ou page</translation>
    </message>
    <message>
        <source>Put this position into a set, to show it again</source>
        <translation>Mettre cette position dans un recueil, pour la remontrer</translation>
    </message>
    <message>
        <source>Look at the positions that were kept</source>
        <translation>Regarder les positions gardées</translation>
    </message>
    <message>
        <source>Close the program; the game is kept</source>
        <translation>Fermer le programme&#xa0;; la partie est conservée</translation>
    </message>
    <message>
        <source>Look through a file of games: .ttg, .mat, .sgf</source>
        <translation>Parcourir un fichier de parties&#xa0;: .ttg, .mat, .sgf</translation>
    </message>
    <message>
        <source>Read what was copied: an ID, a position, or the text of a game</source>
        <translation>Lire ce qui a été copié&#xa0;: un identifiant, une position ou le texte d’une partie</translation>
    </message>
    <message>
        <source>Write the game to a file of its own, as .ttg, .mat or .sgf</source>
        <translation>Écrire la partie dans un fichier à part, en .ttg, .mat ou .sgf</translation>
    </message>
    <message>
        <source>Copy the checkers of both sides as words</source>
        <translation>Copier les pions des deux camps en toutes lettres</translation>
    </message>
    <message>
        <source>Copy the checkers as gnubg writes them</source>
        <translation>Copier les pions à la manière de gnubg</translation>
    </message>
    <message>
        <source>Copy score, cube and dice as gnubg writes them</source>
        <translation>Copier le score, le videau et les dés à la manière de gnubg</translation>
    </message>
    <message>
        <source>Copy the whole moment in one line, as XG writes it</source>
        <translation>Copier tout l’instant sur une ligne, à la manière de XG</translation>
    </message>
    <message>
        <source>Play the move again that was taken back</source>
        <translation>Rejouer le coup annulé</translation>
    </message>
    <message>
        <source>Go back to the last turn, if both sides agree; the dice stay the same</source>
        <translation>Revenir au dernier tour si les deux joueurs sont d’accord&#xa0;; les dés restent les mêmes</translation>
    </message>
    <message>
        <source>Go on to where the turn was taken back, if both sides agree</source>
        <translation>Retourner là où le tour a été repris, si les deux joueurs sont d’accord</translation>
    </message>
    <message>
        <source>Throw the dice for the side on turn</source>
        <translation>Lancer les dés du camp dont c’est le tour</translation>
    </message>
    <message>
        <source>Finish the turn once its numbers are played</source>
        <translation>Terminer le tour une fois les nombres joués</translation>
    </message>
    <message>
        <source>Offer the doubling cube before the throw</source>
        <translation>Proposer de doubler avant de lancer les dés</translation>
    </message>
    <message>
        <source>Show how often each throw has fallen</source>
        <translation>Montrer combien de fois chaque jet est sorti</translation>
    </message>
    <message>
        <source>List every way to play this throw, to look at and to play</source>
        <translation>Lister toutes les façons de jouer ce jet</translation>
    </message>
    <message>
        <source>Set every throw by hand, for exercises</source>
        <translation>Placer chaque jet à la main, pour s’exercer</translation>
    </message>
    <message>
        <source>Show or hide the rules of this game</source>
        <translation>Afficher ou masquer les règles de ce jeu</translation>
    </message>
    <message>
        <source>Show or hide the list of moves</source>
        <translation>Afficher ou masquer la liste des coups</translation>
    </message>
    <message>
        <source>Show the turn before on the board</source>
        <translation>Montrer le tour d’avant sur le tablier</translation>
    </message>
    <message>
        <source>Show the next turn on the board</source>
        <translation>Montrer le tour d’après sur le tablier</translation>
    </message>
    <message>
        <source>Show the first position on the board</source>
        <translation>Montrer la première position sur le tablier</translation>
    </message>
    <message>
        <source>Show the game as it stands</source>
        <translation>Montrer la partie telle qu’elle est</translation>
    </message>
    <message>
        <source>Show or hide the counts of the position</source>
        <translation>Montrer ou cacher le décompte de la position</translation>
    </message>
    <message>
        <source>Learn the games step by step</source>
        <translation>Apprendre les jeux pas à pas</translation>
    </message>
    <message>
        <source>Show the board to a class, to draw and to try on it</source>
        <translation>Montrer le tablier à une classe, y dessiner et y essayer des coups</translation>
    </message>
    <message>
        <source>Show the board from the other side</source>
        <translation>Montrer le tablier vu de l’autre côté</translation>
    </message>
    <message>
        <source>Exchange left and right on the board</source>
        <translation>Échanger la gauche et la droite du tablier</translation>
    </message>
    <message>
        <source>Fill the whole screen</source>
        <translation>Occuper tout l’écran</translation>
    </message>
    <message>
        <source>Language, look, speed and habits</source>
        <translation>Langue, apparence, vitesse et habitudes</translation>
    </message>
    <message>
        <source>Show all keys in large type</source>
        <translation>Montrer toutes les touches en grand</translation>
    </message>
    <message>
        <source>See all that is kept on this computer, and delete it</source>
        <translation>Voir et supprimer ce qui est conservé sur cet ordinateur</translation>
    </message>
    <message>
        <source>Version and licences</source>
        <translation>Version et licences</translation>
    </message>
    <message>
        <source>Take the last move back, or a whole turn if both sides agree</source>
        <translation>Reprendre le dernier coup, ou un tour entier si les deux joueurs sont d’accord</translation>
    </message>
</context>
<context>
    <name>Agree</name>
    <message>
        <source>Play the turn again as it was?</source>
        <translation>Rejouer le tour tel qu’il était&#xa0;?</translation>
    </message>
    <message>
        <source>The game goes on where it stood before the turn was taken back.</source>
        <translation>La partie continue là où elle en était avant que le tour soit repris.</translation>
    </message>
    <message>
        <source>Take the turn back?</source>
        <translation>Reprendre le tour&#xa0;?</translation>
    </message>
    <message>
        <source>It can then be played differently. No throw changes: all dice that have fallen come again exactly as they were.</source>
        <translation>Il pourra être joué autrement. Aucun jet ne change&#xa0;: tous les dés tombés reviennent tels quels.</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Both sides agree</source>
        <translation>Les deux sont d’accord</translation>
    </message>
    <message>
        <source>Take the drop back?</source>
        <translation>Reprendre le refus du double&#xa0;?</translation>
    </message>
    <message>
        <source>Take the resignation back?</source>
        <translation>Reprendre l’abandon&#xa0;?</translation>
    </message>
    <message>
        <source>The double then waits for its answer once more.</source>
        <translation>Le double attendra de nouveau sa réponse.</translation>
    </message>
    <message>
        <source>The game then goes on where it stood before it was given up. No throw changes.</source>
        <translation>La partie reprendra où elle en était avant l’abandon. Aucun jet ne change.</translation>
    </message>
</context>
<context>
    <name>Busy</name>
    <message>
        <source>This game is being played elsewhere</source>
        <translation>Cette partie se joue ailleurs</translation>
    </message>
    <message>
        <source>Another window of the program has this game open, so nothing can be played in it here. You can look through it as far as it has come, or close the other window and try again.</source>
        <translation>Une autre fenêtre du programme a ouvert cette partie&#xa0;; on ne peut donc pas y jouer ici. Vous pouvez la revoir jusqu’où elle est arrivée, ou fermer l’autre fenêtre et réessayer.</translation>
    </message>
    <message>
        <source>Another game</source>
        <translation>Autre partie</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Look through</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Another window is playing it</source>
        <translation>Une autre fenêtre y joue</translation>
    </message>
</context>
<context>
    <name>CheckableDice</name>
    <message>
        <source>Dice that can be checked</source>
        <translation>Des dés vérifiables</translation>
    </message>
    <message>
        <source>The program has drawn a secret number and shows its fingerprint. All throws of the game follow from this number and from words that you add now. After the game the number is shown: anybody can then check every throw.</source>
        <translation>Le programme a tiré un nombre secret et en montre l’empreinte. Tous les jets de la partie découlent de ce nombre et de mots que vous ajoutez maintenant. Après la partie, le nombre est montré&#xa0;: chacun peut alors vérifier chaque jet.</translation>
    </message>
    <message>
        <source>Fingerprint (SHA-256)</source>
        <translation>Empreinte (SHA-256)</translation>
    </message>
    <message>
        <source>Note the fingerprint and the words, or photograph them: only so it can be told afterwards that no other number and no other words were put in. Whoever did not start the game should type words that nobody can guess; otherwise the number can have been chosen beforehand among many. Until the end the number lies in the file of the game on this computer: whoever opens that file can work out the throws to come.</source>
        <translation>Notez ou photographiez l’empreinte et les mots&#xa0;: c’est le seul moyen de savoir ensuite qu’aucun autre nombre ni aucun autre mot n’a été substitué. Que celui qui n’a pas lancé la partie tape des mots que personne ne peut deviner&#xa0;; sinon le nombre a pu être choisi d’avance parmi beaucoup d’autres. Jusqu’à la fin, le nombre se trouve dans le fichier de la partie, sur cet ordinateur&#xa0;: qui ouvre ce fichier peut calculer les jets à venir.</translation>
    </message>
    <message>
        <source>Words of {player}</source>
        <translation>Mots de {player}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Begin the game</source>
        <translation>Commencer la partie</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>bar</source>
        <translation>barre</translation>
    </message>
    <message>
        <source>{first} {a}, {second} {b}</source>
        <translation>{first} {a}, {second} {b}</translation>
    </message>
    <message>
        <source>level</source>
        <translation>à égalité</translation>
    </message>
    <message>
        <source>{side} leads by {pips}</source>
        <translation>{side} mène de {pips}</translation>
    </message>
    <message>
        <source>the sides still meet</source>
        <translation>les camps se croisent encore</translation>
    </message>
    <message>
        <source>no more contact</source>
        <translation>plus de contact</translation>
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
        <translation>tenu par {checkers}</translation>
    </message>
    <message>
        <source>empty; {throws}/{all} throws take it</source>
        <translation>vide&#xa0;; {throws}/{all} jets le prennent</translation>
    </message>
    <message>
        <source>{throws}/{all} throws score; at most {points}</source>
        <translation>{throws}/{all} jets marquent&#xa0;; au plus {points}</translation>
    </message>
    <message>
        <source>H</source>
        <translation>B</translation>
    </message>
    <message>
        <source>E</source>
        <translation>E</translation>
    </message>
    <message>
        <source>cannot be played</source>
        <translation>injouable</translation>
    </message>
    <message>
        <source>hits {places}</source>
        <translation>bat sur {places}</translation>
    </message>
    <message>
        <source>scores up to {points}</source>
        <translation>marque jusqu’à {points}</translation>
    </message>
    <message>
        <source>can take the Hucke</source>
        <translation>peut prendre le coin</translation>
    </message>
    <message>
        <source>brings {checkers} into play</source>
        <translation>en fait entrer {checkers}</translation>
    </message>
    <message>
        <source>a plain move</source>
        <translation>un coup simple</translation>
    </message>
    <message>
        <source>{n} of {all} hit</source>
        <translation>{n} sur {all} battent</translation>
    </message>
    <message>
        <source>{n} score</source>
        <translation>{n} marquent</translation>
    </message>
    <message>
        <source>{n} enter</source>
        <translation>{n} font entrer</translation>
    </message>
    <message>
        <source>{n} pass</source>
        <translation>{n} passent</translation>
    </message>
    <message>
        <source>Hucke</source>
        <translation>Coin de repos</translation>
    </message>
    <message>
        <source>Points at stake</source>
        <translation>Points à portée</translation>
    </message>
    <message>
        <source>Made points</source>
        <translation>Flèches tenues</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Blocages</translation>
    </message>
    <message>
        <source>Blots (hit by)</source>
        <translation>Blots</translation>
    </message>
    <message>
        <source>Throws of {side}</source>
        <translation>Jets&#xa0;: {side}</translation>
    </message>
    <message>
        <source>Next throw: {side}</source>
        <translation>Prochain jet&#xa0;: {side}</translation>
    </message>
    <message>
        <source>{letter} hits</source>
        <translation>{letter} bat</translation>
    </message>
    <message>
        <source>+1 scores</source>
        <translation>+1 marque</translation>
    </message>
    <message>
        <source>⌂ takes the Hucke</source>
        <translation>⌂ prend le coin</translation>
    </message>
    <message>
        <source>{letter} enters</source>
        <translation>{letter} fait entrer</translation>
    </message>
    <message>
        <source>× passes</source>
        <translation>× passe</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Entraîneur</translation>
    </message>
    <message>
        <source>Close the coach</source>
        <translation>Fermer l’entraîneur</translation>
    </message>
    <message>
        <source>The coach looks on as soon as a game is on the table.</source>
        <translation>L’entraîneur regarde dès qu’une partie est sur la table.</translation>
    </message>
    <message>
        <source>Whose throws the table shows</source>
        <translation>De qui le tableau montre les jets</translation>
    </message>
    <message>
        <source>The race in pips</source>
        <translation>La course en pips</translation>
    </message>
    <message>
        <source>The 36 throws</source>
        <translation>Les 36 jets</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Files of Backgammon: Jellyfish’s text (.mat, .txt) and SGF (.sgf), as gnubg and others write
them. Files of every game here: .ttg, and the journals of games (.jsonl), which are read only.
What a file is, its contents decide, not its name. A name of “-” is standard input or output.</source>
        <translation>Fichiers de backgammon&#xa0;: le texte de Jellyfish (.mat, .txt) et SGF (.sgf), tels que gnubg et
d’autres les écrivent. Fichiers de tous les jeux d’ici&#xa0;: .ttg, et les journaux des parties
(.jsonl), qui sont seulement lus. C’est le contenu d’un fichier qui dit ce qu’il est, non son
nom. «&#xa0;-&#xa0;» désigne l’entrée ou la sortie standard.</translation>
    </message>
    <message>
        <source>Each fault is one line: FILE:LINE:COLUMN: what is wrong. One that begins with “note:” leaves
no doubt about what is meant. The exit status is 0 where everything was read and can have been
played, 1 where it was not, 2 for a wrong command.</source>
        <translation>Chaque faute tient sur une ligne, FICHIER:LIGNE:COLONNE, suivie de ce qui ne va pas. Si elle
commence par «&#xa0;note&#xa0;», le sens ne fait pas de doute. Le code de retour est 0 si tout a été lu et
a pu être joué, 1 sinon, 2 si la commande est fausse.</translation>
    </message>
    <message>
        <source>Faults of IN are told as by “trictrac check”; what cannot have been played is written as it
was read, with the reason beside it. The exit status is 0 where all went well, 1 where nothing
was written, 2 for a wrong command, 3 where OUT was written and IN has faults.</source>
        <translation>Les fautes d’ENTRÉE sont dites comme par «&#xa0;trictrac check&#xa0;»&#xa0;; ce qui n’a pas pu être joué est
écrit comme il a été lu, avec la raison à côté. Le code de retour est 0 si tout s’est bien passé,
1 si rien n’a été écrit, 2 si la commande est fausse, 3 si SORTIE a été écrite et qu’ENTRÉE a des
fautes.</translation>
    </message>
    <message>
        <source>Read files of games and step through every play by the rules.</source>
        <translation>Lit des fichiers de parties et rejoue chaque coup selon les règles.</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>FICHIER</translation>
    </message>
    <message>
        <source>files of games</source>
        <translation>fichiers de parties</translation>
    </message>
    <message>
        <source>Write the games of a file in another format; the ending of OUT says which.</source>
        <translation>Écrit les parties d’un fichier dans un autre format&#xa0;; l’extension de SORTIE dit lequel.</translation>
    </message>
    <message>
        <source>IN</source>
        <translation>ENTRÉE</translation>
    </message>
    <message>
        <source>a file of games</source>
        <translation>un fichier de parties</translation>
    </message>
    <message>
        <source>OUT</source>
        <translation>SORTIE</translation>
    </message>
    <message>
        <source>the file to write</source>
        <translation>le fichier à écrire</translation>
    </message>
    <message>
        <source>write over OUT if it is there</source>
        <translation>remplacer SORTIE si elle existe</translation>
    </message>
    <message>
        <source>the format to write, where the name of OUT does not say it</source>
        <translation>le format, si le nom de SORTIE ne le dit pas</translation>
    </message>
    <message>
        <source>Read lesson files as the program does and say of each whether it is sound: every mistake with its line, claims that counting shows to be wrong, and, as a warning, plays that are not named and fulfil what is asked too.</source>
        <translation>Lire des leçons comme le fait le programme et dire de chacune si elle est bonne&#xa0;: chaque faute avec sa ligne, les affirmations que le compte dément et, à titre d’avertissement, les coups non nommés qui répondent aussi à la question.</translation>
    </message>
    <message>
        <source>lesson files to check</source>
        <translation>leçons à vérifier</translation>
    </message>
    <message>
        <source>list the legal plays of positions given as lines of JSON</source>
        <translation>donner les coups permis dans des positions en lignes de JSON</translation>
    </message>
    <message>
        <source>check lesson files and tell the line of each mistake</source>
        <translation>vérifier des leçons et dire la ligne de chaque faute</translation>
    </message>
    <message>
        <source>read files of games and say what in them cannot have been played</source>
        <translation>lire des fichiers de parties et dire ce qui n’a pas pu être joué</translation>
    </message>
    <message>
        <source>write the games of a file in another format</source>
        <translation>écrire les parties d’un fichier dans un autre format</translation>
    </message>
    <message>
        <source>draw the board of a position as SVG, PNG or PDF</source>
        <translation>dessiner le tablier d’une position en SVG, PNG ou PDF</translation>
    </message>
    <message>
        <source>throw the dice of saved games again and compare them with the record</source>
        <translation>relancer les dés de parties enregistrées et les comparer à ce qui est écrit</translation>
    </message>
    <message>
        <source>the answers cannot be written: {why}; make room and try again.</source>
        <translation>impossible d’écrire les réponses&#xa0;: {why}&#xa0;; faites de la place et recommencez.</translation>
    </message>
    <message>
        <source>standard output is closed; open it to receive the answers.</source>
        <translation>la sortie standard est fermée&#xa0;; ouvrez-la pour recevoir les réponses.</translation>
    </message>
    <message>
        <source>“{language}” is not a language here, {known} are</source>
        <translation>«&#xa0;{language}&#xa0;» n’est pas une langue ici&#xa0;; il y a {known}</translation>
    </message>
    <message>
        <source>a command is missing, such as “plays”</source>
        <translation>il manque une commande, par exemple «&#xa0;plays&#xa0;»</translation>
    </message>
    <message>
        <source>The rules of Tric Trac, Backgammon and Tavla on the command line.</source>
        <translation>Les règles du tric trac, du backgammon et du tavla en ligne de commande.</translation>
    </message>
    <message>
        <source>show program&apos;s version number and exit</source>
        <translation>montrer la version du programme et finir</translation>
    </message>
    <message>
        <source>the language of what is said, if not that of the locale</source>
        <translation>la langue des messages, si ce n’est pas celle du système</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <translation>COMMANDE</translation>
    </message>
    <message>
        <source>A position is the text that the program writes, such as

  trictrac picture &quot;red 7:2 13:2 off:11 / black 15:2 24:13&quot; out.svg --dice 6-4

or all its lines from a file by way of “-”, which stands for standard input; for Backgammon and
Tavla also an XGID, a Position ID, or a Position ID with a Match ID. The ending of OUT says what
is written: .svg has shapes only, .png has dots, .pdf is a page as large as the board.
The exit status is 0 where OUT was written, 1 where it was not, 2 for a wrong command.</source>
        <translation>Une position est le texte que le programme écrit, par exemple

  trictrac picture &quot;red 7:2 13:2 off:11 / black 15:2 24:13&quot; out.svg --dice 6-4

ou toutes ses lignes, depuis un fichier, avec «&#xa0;-&#xa0;», qui désigne l’entrée standard&#xa0;; au backgammon
et au tavla aussi un XGID, un Position ID, ou un Position ID avec un Match ID. L’extension de
SORTIE dit ce qui est écrit&#xa0;: .svg n’a que des formes, .png a des points, .pdf est une page aux
dimensions du tablier. Le code de retour est 0 si SORTIE a été écrite, 1 sinon, 2 si la commande
est fausse.</translation>
    </message>
    <message>
        <source>“{text}” is not a throw; write it like 6-4</source>
        <translation>«&#xa0;{text}&#xa0;» n’est pas un jet&#xa0;; écrivez par exemple 6-4</translation>
    </message>
    <message>
        <source>“{text}” is not a width; give a number from {least} to {most}</source>
        <translation>«&#xa0;{text}&#xa0;» n’est pas une largeur&#xa0;; donnez un nombre de {least} à {most}</translation>
    </message>
    <message>
        <source>Draw the board of a position as the program shows it.</source>
        <translation>Dessine le tablier d’une position tel que le programme le montre.</translation>
    </message>
    <message>
        <source>POSITION</source>
        <translation>POSITION</translation>
    </message>
    <message>
        <source>what is on the board</source>
        <translation>ce qui est sur le tablier</translation>
    </message>
    <message>
        <source>GAME</source>
        <translation>JEU</translation>
    </message>
    <message>
        <source>the game, where POSITION does not say it</source>
        <translation>le jeu, si POSITION ne le dit pas</translation>
    </message>
    <message>
        <source>SIDE</source>
        <translation>CAMP</translation>
    </message>
    <message>
        <source>the side to move, such as red or white</source>
        <translation>le camp au trait, par exemple red ou white</translation>
    </message>
    <message>
        <source>the dice that lie on the board</source>
        <translation>les dés posés sur le tablier</translation>
    </message>
    <message>
        <source>TEXT</source>
        <translation>TEXTE</translation>
    </message>
    <message>
        <source>draw on the board, such as “arrows: 13-7 red”, “circles: 8 blue”, “numbers: 6=1 green”; may be given several times</source>
        <translation>dessiner sur le tablier, par exemple «&#xa0;arrows: 13-7 red&#xa0;», «&#xa0;circles: 8 blue&#xa0;», «&#xa0;numbers: 6=1 green&#xa0;»&#xa0;; peut se répéter</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NOM</translation>
    </message>
    <message>
        <source>intarsia, night or projector (the usual one), or a theme file ending in .toml</source>
        <translation>intarsia, night ou projector (par défaut), ou un fichier de thème finissant par .toml</translation>
    </message>
    <message>
        <source>the width of an .svg or .png in pixels, usually {usual}</source>
        <translation>la largeur d’un .svg ou .png en pixels, sinon {usual}</translation>
    </message>
    <message>
        <source>seen from the other side</source>
        <translation>vu de l’autre côté</translation>
    </message>
    <message>
        <source>with left and right exchanged</source>
        <translation>gauche et droite échangées</translation>
    </message>
    <message>
        <source>(shown here on two lines), with &quot;options&quot;, &quot;score&quot; and &quot;ask&quot; where wanted. Points
are numbered as printed on the board; &quot;backgammon&quot; and &quot;tavla&quot; have the sides &quot;white&quot;
and &quot;black&quot; and also know &quot;bar&quot;. Each line that is not blank gets one line of JSON as its answer.
The exit status is 1 where a line could not be answered, 2 for a wrong command.</source>
        <translation>(ici sur deux lignes), avec &quot;options&quot;, &quot;score&quot; et &quot;ask&quot; si on le souhaite. Les flèches ont les
numéros du tablier&#xa0;; &quot;backgammon&quot; et &quot;tavla&quot; ont les camps &quot;white&quot; et &quot;black&quot; et connaissent aussi
&quot;bar&quot;. Chaque ligne non vide reçoit pour réponse une ligne de JSON. Le code de retour est 1 si une
ligne est restée sans réponse, 2 si la commande est fausse.</translation>
    </message>
    <message>
        <source>A request is one line of JSON:</source>
        <translation>Une requête est une ligne de JSON&#xa0;:</translation>
    </message>
    <message>
        <source>Read positions with a throw, one line of JSON each, and answer each with all legal plays as one line of JSON.</source>
        <translation>Lit des positions avec un jet, chacune sur une ligne de JSON, et répond à chacune par tous les coups permis, sur une ligne de JSON.</translation>
    </message>
    <message>
        <source>files to read; standard input without any</source>
        <translation>fichiers à lire&#xa0;; sinon l’entrée standard</translation>
    </message>
    <message>
        <source>the following arguments are required: {names}</source>
        <translation>il manque&#xa0;: {names}</translation>
    </message>
    <message>
        <source>unrecognized arguments: {names}</source>
        <translation>arguments inconnus&#xa0;: {names}</translation>
    </message>
    <message>
        <source>argument {name}: expected one argument</source>
        <translation>{name} demande une valeur</translation>
    </message>
    <message>
        <source>argument {name}: expected at least one argument</source>
        <translation>{name} demande au moins une valeur</translation>
    </message>
    <message>
        <source>argument {name}: ignored explicit argument {value}</source>
        <translation>{name} ne prend pas de valeur {value}</translation>
    </message>
    <message>
        <source>argument {name}: invalid choice: {value} (choose from {choices})</source>
        <translation>{name}&#xa0;: {value} n’existe pas ici&#xa0;; choisissez parmi {choices}</translation>
    </message>
    <message>
        <source>argument {name}: {what}</source>
        <translation>{name}&#xa0;: {what}</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>montrer cette aide et finir</translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>arguments&#xa0;</translation>
    </message>
    <message>
        <source>options</source>
        <translation>options&#xa0;</translation>
    </message>
    <message>
        <source>{message}; “{command} --help” shows what is known.</source>
        <translation>{message}&#xa0;; «&#xa0;{command} --help&#xa0;» montre ce qui existe.</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>usage&#xa0;: </translation>
    </message>
    <message>
        <source>Whatever contradicts itself in a record is told with its line. What cannot be seen in it is
that another secret number, or other words, were put in afterwards and all made to fit; against
that helps the fingerprint noted before the game. The exit status is 0 where a complete record
fits together and has the given fingerprint, 3 where it fits together and no more is proved, 1
where it is refused or its throws cannot be made again, 2 for a wrong command. Nothing shows
whether the secret number was chosen beforehand among many: let the other side type words that
nobody can guess, once the fingerprint is shown.</source>
        <translation>Ce qui se contredit dans un enregistrement est signalé avec sa ligne. Ce qui ne s’y voit pas,
c’est qu’un autre nombre secret ou d’autres mots ont été substitués après coup et que tout a été
ajusté&#xa0;; l’empreinte notée avant la partie en protège. Le code de retour est 0 quand un
enregistrement complet est cohérent et porte l’empreinte donnée, 3 quand il est cohérent sans
que rien de plus soit prouvé, 1 quand il est refusé ou que ses jets ne peuvent pas être refaits,
2 pour une commande fausse. Rien ne montre si le nombre secret a été choisi d’avance parmi
beaucoup d’autres&#xa0;: que l’autre camp tape des mots que personne ne peut deviner, une fois
l’empreinte affichée.</translation>
    </message>
    <message>
        <source>Put records of games to the proof: every move to the rules, every throw to the dice.</source>
        <translation>Mettre à l’épreuve des enregistrements de parties&#xa0;: chaque coup selon les règles, chaque jet selon les dés.</translation>
    </message>
    <message>
        <source>DIGITS</source>
        <translation>CHIFFRES</translation>
    </message>
    <message>
        <source>the fingerprint that was noted before the game</source>
        <translation>l’empreinte notée avant la partie</translation>
    </message>
    <message>
        <source>WORDS</source>
        <translation>MOTS</translation>
    </message>
    <message>
        <source>the words that the players typed before the game</source>
        <translation>les mots tapés par les joueurs avant la partie</translation>
    </message>
    <message>
        <source>records of games</source>
        <translation>parties enregistrées</translation>
    </message>
    <message>
        <source>a fingerprint has 64 digits, of 0 to 9 and a to f</source>
        <translation>une empreinte a 64 chiffres, de 0 à 9 et de a à f</translation>
    </message>
    <message>
        <source>judge positions as a player does, and say when to double</source>
        <translation>jauger des positions comme le fait un joueur et dire quand doubler</translation>
    </message>
    <message>
        <source>Judge positions as a player does: read questions from standard input, one line of JSON each, and answer each with one line of JSON.</source>
        <translation>Jauge des positions comme le fait un joueur&#xa0;: lit des questions sur l’entrée standard, chacune sur une ligne de JSON, et répond à chacune par une ligne de JSON.</translation>
    </message>
    <message>
        <source>A question is one line of JSON:</source>
        <translation>Une question est une ligne de JSON&#xa0;:</translation>
    </message>
    <message>
        <source>the character set {name} is not known</source>
        <translation>le jeu de caractères {name} n’est pas connu</translation>
    </message>
    <message>
        <source>the character set of a file that names none, such as windows-1251 or shift_jis</source>
        <translation>le jeu de caractères d’un fichier qui n’en indique pas, comme windows-1251 ou shift_jis</translation>
    </message>
    <message>
        <source>(shown here on three lines). Besides &quot;plays&quot; one can ask for the &quot;chances&quot; before a throw and
for the &quot;cube&quot;; positions, house rules, dice and score are those of “trictrac plays”, and &quot;match&quot;,
&quot;level&quot;, &quot;replies&quot; (0 to 2), &quot;best&quot; and &quot;seed&quot; may be added. {stop} ends the search for the
question with the id 1. Each question gets one line of JSON. The exit status is 1 where a line could
not be answered, 2 for a wrong command.</source>
        <translation>(ici sur trois lignes). Outre &quot;plays&quot;, on peut demander les chances avant un jet (&quot;chances&quot;) et
l’avis sur le videau (&quot;cube&quot;)&#xa0;; position, règles de la maison, dés et points s’écrivent comme pour
«&#xa0;trictrac plays&#xa0;», et l’on peut ajouter &quot;match&quot;, &quot;level&quot;, &quot;replies&quot; (de 0 à 2), &quot;best&quot; et
&quot;seed&quot;. {stop} met fin à la recherche de la question dont l’id est 1. Chaque question reçoit une ligne
de JSON. L’état de sortie est 1 si une ligne est restée sans réponse, 2 pour une commande fautive.</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>The file cannot be read: {why}; check the name and that the file may be read.</source>
        <translation>Le fichier ne peut pas être lu&#xa0;: {why}&#xa0;; vérifiez le nom et le droit de le lire.</translation>
    </message>
    <message>
        <source>standard input is closed</source>
        <translation>l’entrée standard est fermée</translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>entrée standard</translation>
    </message>
    <message>
        <source>note: </source>
        <translation>note&#xa0;: </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of {game}</source>
        <translation>
            <numerusform>%n partie de {game}</numerusform>
            <numerusform>%n parties de {game}</numerusform>
        </translation>
    </message>
    <message>
        <source>match to {length}</source>
        <translation>match en {length}</translation>
    </message>
    <message>
        <source>all of it legal</source>
        <translation>tout est permis</translation>
    </message>
    <message>
        <source>with the faults above</source>
        <translation>avec les fautes ci-dessus</translation>
    </message>
    <message>
        <source>The name does not end in {endings}; choose such a name, or name the format with --to.</source>
        <translation>Le nom ne finit pas par {endings}&#xa0;; choisissez un tel nom, ou nommez le format avec --to.</translation>
    </message>
    <message>
        <source>There is nothing to write.</source>
        <translation>Il n’y a rien à écrire.</translation>
    </message>
    <message>
        <source>positions that were set up</source>
        <translation>des positions composées</translation>
    </message>
    <message>
        <source>{ending} has no words for {what}; write a .ttg.</source>
        <translation>{ending} ne sait pas dire {what}&#xa0;; écrivez un .ttg.</translation>
    </message>
    <message>
        <source>{ending} has no place for {things}.</source>
        <translation>{ending} n’a pas de place pour {things}.</translation>
    </message>
    <message>
        <source>This is no ordinary file; nothing was written.</source>
        <translation>Ce n’est pas un fichier ordinaire&#xa0;; rien n’a été écrit.</translation>
    </message>
    <message>
        <source>The file already exists; --force writes over it.</source>
        <translation>Le fichier existe déjà&#xa0;; --force le remplace.</translation>
    </message>
    <message>
        <source>The file cannot be written: {why}; nothing was changed.</source>
        <translation>Le fichier ne peut pas être écrit&#xa0;: {why}&#xa0;; rien n’a été changé.</translation>
    </message>
    <message>
        <source>warning: {what}</source>
        <translation>avertissement&#xa0;: {what}</translation>
    </message>
    <message>
        <source>sound; {steps}, {questions}, {languages}.</source>
        <translation>en ordre&#xa0;; {steps}, {questions}, {languages}.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n étape</numerusform>
            <numerusform>%n étapes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n question</numerusform>
            <numerusform>%n questions</numerusform>
        </translation>
    </message>
    <message>
        <source>one language</source>
        <translation>une langue</translation>
    </message>
    <message>
        <source>“{name}” does not name a kind of picture; let the name end in .svg, .png or .pdf.</source>
        <translation>«&#xa0;{name}&#xa0;» ne désigne aucune sorte d’image&#xa0;; faites finir le nom par .svg, .png ou .pdf.</translation>
    </message>
    <message>
        <source>standard input is closed; give the position or open it.</source>
        <translation>l’entrée standard est fermée&#xa0;; donnez la position, ou ouvrez-la.</translation>
    </message>
    <message>
        <source>standard input is no text; save the position as UTF-8.</source>
        <translation>l’entrée standard n’est pas du texte&#xa0;; enregistrez la position en UTF-8.</translation>
    </message>
    <message>
        <source>“{game}” is not a game here; the games are {known}.</source>
        <translation>«&#xa0;{game}&#xa0;» n’est pas un jeu ici&#xa0;; les jeux sont {known}.</translation>
    </message>
    <message>
        <source>the position is one of {real}, not of {game}; leave --game out.</source>
        <translation>la position est une position de {real}, non de {game}&#xa0;; omettez --game.</translation>
    </message>
    <message>
        <source>“{side}” is not a side here; say {first} or {second}.</source>
        <translation>«&#xa0;{side}&#xa0;» n’est pas un camp ici&#xa0;; il y a {first} et {second}.</translation>
    </message>
    <message>
        <source>“{line}” cannot be drawn (column {column}); write it like “arrows: 13-7 red”.</source>
        <translation>«&#xa0;{line}&#xa0;» ne se dessine pas (colonne {column})&#xa0;; écrivez par exemple «&#xa0;arrows: 13-7 red&#xa0;».</translation>
    </message>
    <message>
        <source>“{name}” is not a theme; say {known}, or name a .toml file.</source>
        <translation>«&#xa0;{name}&#xa0;» n’est pas un thème&#xa0;; il y a {known}, ou nommez un fichier .toml.</translation>
    </message>
    <message>
        <source>the theme “{name}”, line {line} cannot be used at “{field}”: {cause}; correct it.</source>
        <translation>le thème «&#xa0;{name}&#xa0;» est inutilisable à la ligne {line}, «&#xa0;{field}&#xa0;»&#xa0;: {cause}&#xa0;; corrigez-le.</translation>
    </message>
    <message>
        <source>the theme “{name}”, line {line} cannot be used: {cause}; correct it.</source>
        <translation>le thème «&#xa0;{name}&#xa0;» est inutilisable à la ligne {line}&#xa0;: {cause}&#xa0;; corrigez-le.</translation>
    </message>
    <message>
        <source>the theme “{name}” cannot be used at “{field}”: {cause}; correct it.</source>
        <translation>le thème «&#xa0;{name}&#xa0;» est inutilisable, «&#xa0;{field}&#xa0;»&#xa0;: {cause}&#xa0;; corrigez-le.</translation>
    </message>
    <message>
        <source>the theme “{name}” cannot be used: {cause}; correct it.</source>
        <translation>le thème «&#xa0;{name}&#xa0;» est inutilisable&#xa0;: {cause}&#xa0;; corrigez-le.</translation>
    </message>
    <message>
        <source>Qt is not installed, which pictures are drawn with; install PySide6-Essentials.</source>
        <translation>Qt n’est pas installé, or il dessine les images&#xa0;; installez PySide6-Essentials.</translation>
    </message>
    <message>
        <source>“{name}” cannot be written: {why}; choose another place.</source>
        <translation>«&#xa0;{name}&#xa0;» ne peut pas être écrit&#xa0;: {why}&#xa0;; choisissez un autre endroit.</translation>
    </message>
    <message>
        <source>“{name}” already exists; choose another name or add --force.</source>
        <translation>«&#xa0;{name}&#xa0;» existe déjà&#xa0;; choisissez un autre nom ou ajoutez --force.</translation>
    </message>
    <message>
        <source>standard input is closed; name a file or open it.</source>
        <translation>l’entrée standard est fermée&#xa0;; nommez un fichier, ou ouvrez-la.</translation>
    </message>
    <message>
        <source>“{name}” cannot be read: {why}; check the name and that the file may be read.</source>
        <translation>«&#xa0;{name}&#xa0;» ne peut pas être lu&#xa0;: {why}&#xa0;; vérifiez le nom et le droit de lire le fichier.</translation>
    </message>
    <message>
        <source>line {line}: throw {number} is {written}, but the dice of this game give {expected}.</source>
        <translation>ligne {line}&#xa0;: le jet {number} est {written}, mais les dés de cette partie donnent {expected}.</translation>
    </message>
    <message>
        <source>the throws came from the operating system and cannot be thrown again; choose checkable dice before a game that is to be verified.</source>
        <translation>les jets sont venus du système et ne peuvent pas être relancés&#xa0;; choisissez des dés vérifiables avant une partie à vérifier.</translation>
    </message>
    <message numerus="yes">
        <source>all %n throws are those of its dice, and every move is legal.</source>
        <translation>
            <numerusform>%n jet, et c’est bien celui de ses dés, et chaque coup est permis.</numerusform>
            <numerusform>les %n jets sont bien ceux de ses dés, et chaque coup est permis.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n throws were set by hand, as the record says.</source>
        <translation>
            <numerusform>%n jet a été posé à la main, comme il est écrit.</numerusform>
            <numerusform>%n jets ont été posés à la main, comme il est écrit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n throws were given in advance, as the record says.</source>
        <translation>
            <numerusform>%n jet était donné d’avance, comme le dit l’enregistrement.</numerusform>
            <numerusform>%n jets étaient donnés d’avance, comme le dit l’enregistrement.</numerusform>
        </translation>
    </message>
    <message>
        <source>the record is complete: it was played to the end.</source>
        <translation>l’enregistrement est complet&#xa0;: on a joué jusqu’à la fin.</translation>
    </message>
    <message>
        <source>the record is not complete: it was not played to the end.</source>
        <translation>l’enregistrement n’est pas complet&#xa0;: on n’a pas joué jusqu’à la fin.</translation>
    </message>
    <message>
        <source>line {line}: {what}</source>
        <translation>ligne {line}&#xa0;: {what}</translation>
    </message>
    <message>
        <source>fingerprint: {digits}</source>
        <translation>empreinte&#xa0;: {digits}</translation>
    </message>
    <message>
        <source>words: “{words}”</source>
        <translation>mots&#xa0;: «&#xa0;{words}&#xa0;»</translation>
    </message>
    <message>
        <source>words: none</source>
        <translation>mots&#xa0;: aucun</translation>
    </message>
    <message>
        <source>compare both with what was noted before the game; otherwise another secret number, or other words, can have been put in afterwards.</source>
        <translation>comparez les deux avec ce qui a été noté avant la partie&#xa0;; sinon un autre nombre secret ou d’autres mots ont pu être substitués après coup.</translation>
    </message>
    <message>
        <source>this is not the fingerprint that was noted: another secret number was put in.</source>
        <translation>ce n’est pas l’empreinte notée&#xa0;: un autre nombre secret a été substitué.</translation>
    </message>
    <message>
        <source>these are not the words that were noted: other words were put in.</source>
        <translation>ce ne sont pas les mots notés&#xa0;: d’autres mots ont été substitués.</translation>
    </message>
    <message>
        <source>refused.</source>
        <translation>refusé.</translation>
    </message>
    <message>
        <source>proved, if the words are those that were typed: the secret number was not exchanged after it was shown. That it was chosen beforehand among many is not excluded.</source>
        <translation>prouvé, si les mots sont bien ceux qui ont été tapés&#xa0;: le nombre secret n’a pas été échangé après coup. Qu’il ait été choisi d’avance parmi beaucoup d’autres n’est pas exclu.</translation>
    </message>
    <message>
        <source>proved: neither the secret number nor the words were exchanged afterwards. That the number was chosen beforehand among many is not excluded.</source>
        <translation>prouvé&#xa0;: ni le nombre secret ni les mots n’ont été échangés après coup. Que le nombre ait été choisi d’avance parmi beaucoup d’autres n’est pas exclu.</translation>
    </message>
    <message>
        <source>consistent, not proved: whoever began the game can have known all throws.</source>
        <translation>cohérent, non prouvé&#xa0;: qui a lancé la partie a pu connaître tous les jets.</translation>
    </message>
    <message>
        <source>consistent, not proved.</source>
        <translation>cohérent, non prouvé.</translation>
    </message>
    <message>
        <source>line 1: “{field}” cannot be right; the dice cannot be thrown again.</source>
        <translation>ligne 1&#xa0;: «&#xa0;{field}&#xa0;» ne peut pas être juste&#xa0;; les dés ne peuvent pas être relancés.</translation>
    </message>
    <message>
        <source>version {version} is newer than this program; update the program.</source>
        <translation>la version {version} est plus récente que ce programme&#xa0;; mettez-le à jour.</translation>
    </message>
    <message>
        <source>the file cannot be read: {why}; check the name and that it may be read.</source>
        <translation>le fichier ne peut pas être lu&#xa0;: {why}&#xa0;; vérifiez le nom et le droit de le lire.</translation>
    </message>
    <message>
        <source>the file is not a record of a game of this program.</source>
        <translation>le fichier n’est pas l’enregistrement d’une partie de ce programme.</translation>
    </message>
    <message numerus="yes">
        <source>%n throw(s) checked</source>
        <translation>
            <numerusform>%n jet vérifié</numerusform>
            <numerusform>%n jets vérifiés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n play(s) impossible</source>
        <translation>
            <numerusform>%n coup impossible</numerusform>
            <numerusform>%n coups impossibles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n play(s) not checked</source>
        <translation>
            <numerusform>%n coup non vérifié</numerusform>
            <numerusform>%n coups non vérifiés</numerusform>
        </translation>
    </message>
    <message>
        <source>standard input is closed; open it to send the questions.</source>
        <translation>l’entrée standard est fermée&#xa0;; ouvrez-la pour envoyer les questions.</translation>
    </message>
    <message>
        <source>thinking needs NumPy, which is not installed; install it and try again.</source>
        <translation>la réflexion a besoin de NumPy, qui n’est pas installé&#xa0;; installez-le et réessayez.</translation>
    </message>
    <message>
        <source>there is no net for {variant} yet; people can play it, the program cannot.</source>
        <translation>il n’y a pas encore de réseau pour {variant}&#xa0;; on peut y jouer à deux, le programme ne sait pas y jouer.</translation>
    </message>
    <message>
        <source>the net for {variant} is damaged; install the program once more.</source>
        <translation>le réseau pour {variant} est endommagé&#xa0;; réinstallez le programme.</translation>
    </message>
    <message>
        <source>the net for {variant} was made for other rules; install the program once more.</source>
        <translation>le réseau pour {variant} a été fait pour d’autres règles&#xa0;; réinstallez le programme.</translation>
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
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Continue a game</source>
        <translation>Reprendre une partie</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>Afficher toutes les parties</translation>
    </message>
</context>
<context>
    <name>Demonstration</name>
    <message>
        <source>From the rules</source>
        <translation>Extrait des règles</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Retour à la partie</translation>
    </message>
</context>
<context>
    <name>DicePage</name>
    <message>
        <source>The dice</source>
        <translation>Les dés</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Cette partie</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Toutes les parties</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Nothing has been thrown with two dice yet.</source>
        <translation>Aucun jet de deux dés pour l’instant.</translation>
    </message>
    <message>
        <source>Throws: {total}. Doubles: {doubles}, to be expected: {expected}. Longest run of doubles: {run}.</source>
        <translation>Jets&#xa0;: {total}. Doubles&#xa0;: {doubles}, attendus&#xa0;: {expected}. Plus longue série de doubles&#xa0;: {run}.</translation>
    </message>
    <message>
        <source>The lines show what fair dice are expected to throw. From {enough} throws on, this page says how unusual the differences are.</source>
        <translation>Les traits montrent ce qu’on attend de dés honnêtes. À partir de {enough} jets, on peut dire à quel point les écarts sont inhabituels.</translation>
    </message>
    <message>
        <source>Fair dice hardly ever stray this far from what is expected (p = {p}).</source>
        <translation>Des dés honnêtes ne s’écartent presque jamais autant de ce qu’on attend (p&#xa0;=&#xa0;{p}).</translation>
    </message>
    <message>
        <source>Fair dice stray this far now and then: {share} times in a thousand (p = {p}).</source>
        <translation>Des dés honnêtes s’écartent parfois autant&#xa0;: {share} fois sur mille (p&#xa0;=&#xa0;{p}).</translation>
    </message>
    <message>
        <source>Nothing unusual: fair dice stray at least as far {share} times in a thousand (p = {p}).</source>
        <translation>Rien d’inhabituel&#xa0;: des dés honnêtes s’écartent au moins autant {share} fois sur mille (p&#xa0;=&#xa0;{p}).</translation>
    </message>
    <message>
        <source>Set by hand and not counted: {number}.</source>
        <translation>Posés à la main, non comptés&#xa0;: {number}.</translation>
    </message>
    <message>
        <source>Given in advance and not counted: {number}.</source>
        <translation>Donnés d’avance, non comptés&#xa0;: {number}.</translation>
    </message>
    <message>
        <source>Thrown on class boards and not counted: {number}.</source>
        <translation>Lancés sur des tableaux de classe et non comptés&#xa0;: {number}.</translation>
    </message>
    <message>
        <source>Games still to be read: {number}.</source>
        <translation>Parties encore à lire&#xa0;: {number}.</translation>
    </message>
    <message>
        <source>Fingerprint: {text}</source>
        <translation>Empreinte&#xa0;: {text}</translation>
    </message>
    <message>
        <source>Words: {text}</source>
        <translation>Mots&#xa0;: {text}</translation>
    </message>
    <message>
        <source>The secret number is shown when the game is over.</source>
        <translation>Le nombre secret sera montré à la fin de la partie.</translation>
    </message>
    <message>
        <source>Until then it lies in {file}: whoever opens that file can work out the throws to come.</source>
        <translation>Jusque-là, il se trouve dans {file}&#xa0;: qui ouvre ce fichier peut calculer les jets à venir.</translation>
    </message>
    <message>
        <source>Secret number: {text}</source>
        <translation>Nombre secret&#xa0;: {text}</translation>
    </message>
    <message>
        <source>To check every throw: {command}</source>
        <translation>Pour vérifier chaque jet&#xa0;: {command}</translation>
    </message>
    <message>
        <source>Compare fingerprint and words with what was noted before the game, or give them to the command as --fingerprint and --words: only then it is shown that no other number was put in afterwards. Whether this one was chosen beforehand among many, nothing shows.</source>
        <translation>Comparez l’empreinte et les mots avec ce qui a été noté avant la partie, ou donnez-les à la commande par --fingerprint et --words&#xa0;: alors seulement il est établi qu’aucun autre nombre n’a été substitué après coup. Que celui-ci ait été choisi d’avance parmi beaucoup d’autres, rien ne le montre.</translation>
    </message>
    <message>
        <source>{throw}: {number}</source>
        <translation>{throw}&#xa0;: {number}</translation>
    </message>
</context>
<context>
    <name>Editor</name>
    <message>
        <source>Ready to play: the game begins with the opening throw.</source>
        <translation>Prêt à jouer&#xa0;: la partie commence par le jet d’ouverture.</translation>
    </message>
    <message>
        <source>Ready to play: {side} throws.</source>
        <translation>Prêt à jouer&#xa0;: {side} lance les dés.</translation>
    </message>
    <message>
        <source>A double that was offered is left out.</source>
        <translation>Un double proposé est laissé de côté.</translation>
    </message>
    <message>
        <source>A resignation that was offered is left out.</source>
        <translation>Un abandon proposé est laissé de côté.</translation>
    </message>
    <message>
        <source>The game was over; its last position is shown.</source>
        <translation>La partie était finie&#xa0;; sa dernière position est montrée.</translation>
    </message>
    <message>
        <source>Tray</source>
        <translation>Réserve</translation>
    </message>
    <message>
        <source>A click takes checkers away</source>
        <translation>Un clic enlève des pions</translation>
    </message>
    <message>
        <source>A click places {side}</source>
        <translation>Un clic place {side}</translation>
    </message>
    <message>
        <source>As text of this program</source>
        <translation>Comme texte de ce programme</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Copié.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Composer une position</translation>
    </message>
    <message>
        <source>Open from text…</source>
        <translation>Ouvrir un texte…</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copier comme texte</translation>
    </message>
    <message>
        <source>Picture…</source>
        <translation>Image…</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Jouer d’ici</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Board of the editor</source>
        <translation>Tablier de composition</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Start position</source>
        <translation>Position de départ</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Vider</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>Échanger les camps</translation>
    </message>
    <message>
        <source>Bear off the rest</source>
        <translation>Sortir le reste</translation>
    </message>
    <message>
        <source>Bear off all checkers that lie in the trays</source>
        <translation>Tous les pions restés en réserve comptent comme sortis</translation>
    </message>
    <message>
        <source>Opening throw</source>
        <translation>Jet d’ouverture</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Au trait</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Match</translation>
    </message>
    <message>
        <source>Doubling cube</source>
        <translation>Videau</translation>
    </message>
    <message>
        <source>Single game</source>
        <translation>Partie simple</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Partie d’argent</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>Match length</source>
        <translation>Longueur du match</translation>
    </message>
    <message>
        <source>Owner of the cube</source>
        <translation>Propriétaire du videau</translation>
    </message>
    <message>
        <source>In the middle</source>
        <translation>Au milieu</translation>
    </message>
    <message>
        <source>Keys: arrows move about, + places, − takes away, Return picks up and puts down, X changes the colour, Del empties a point.</source>
        <translation>Touches&#xa0;: les flèches se déplacent, + place, − enlève, Entrée porte, X change de couleur, Suppr vide une flèche.</translation>
    </message>
    <message>
        <source>Ready to play: {side} has {throw}.</source>
        <translation>Prêt à jouer&#xa0;: {side} a {throw}.</translation>
    </message>
    <message>
        <source>Die {number}</source>
        <translation>Dé {number}</translation>
    </message>
    <message>
        <source>Crawford game played</source>
        <translation>Partie Crawford jouée</translation>
    </message>
    <message>
        <source>The Match ID has bits set that mean nothing; they are left out.</source>
        <translation>Le Match ID contient des bits sans signification&#xa0;; ils sont ignorés.</translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>the disk is full</source>
        <translation>le disque est plein</translation>
    </message>
    <message>
        <source>the disk cannot be written to</source>
        <translation>le disque est en lecture seule</translation>
    </message>
    <message>
        <source>you are not allowed to use it</source>
        <translation>vous n’y avez pas accès</translation>
    </message>
    <message>
        <source>it is no longer there</source>
        <translation>l’emplacement n’existe plus</translation>
    </message>
    <message>
        <source>it is not an ordinary file</source>
        <translation>ce n’est pas un fichier ordinaire</translation>
    </message>
    <message>
        <source>something else has the folder’s name</source>
        <translation>ce nom ne désigne pas un dossier</translation>
    </message>
    <message>
        <source>your home folder is not known</source>
        <translation>votre dossier personnel est inconnu</translation>
    </message>
    <message>
        <source>the disk reports a fault</source>
        <translation>le disque signale une erreur</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>la taille est excessive</translation>
    </message>
    <message>
        <source>the text is too long</source>
        <translation>le texte est trop long</translation>
    </message>
    <message>
        <source>another window is playing it</source>
        <translation>elle est déjà ouverte dans une autre fenêtre</translation>
    </message>
    <message>
        <source>another program has changed the file</source>
        <translation>un autre programme a modifié le fichier</translation>
    </message>
    <message>
        <source>it goes on in another folder</source>
        <translation>elle se poursuit dans un autre dossier</translation>
    </message>
    <message>
        <source>a newer version of the program wrote it</source>
        <translation>écrit par une version plus récente du programme</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>le fichier est endommagé</translation>
    </message>
    <message>
        <source>it does not hold a game</source>
        <translation>le fichier ne contient pas de partie</translation>
    </message>
    <message>
        <source>it cannot be read</source>
        <translation>la lecture est impossible</translation>
    </message>
    <message>
        <source>it has a form the program does not know</source>
        <translation>le programme ne connaît pas ce format</translation>
    </message>
    <message>
        <source>it is not well-formed</source>
        <translation>la syntaxe est incorrecte</translation>
    </message>
    <message>
        <source>the entry is not known</source>
        <translation>cette entrée est inconnue</translation>
    </message>
    <message>
        <source>the entry is missing</source>
        <translation>cette entrée manque</translation>
    </message>
    <message>
        <source>the entry is not complete</source>
        <translation>cette entrée est incomplète</translation>
    </message>
    <message>
        <source>the entry is of the wrong kind</source>
        <translation>cette entrée n’est pas du bon type</translation>
    </message>
    <message>
        <source>the value is too small or too large</source>
        <translation>la valeur est trop petite ou trop grande</translation>
    </message>
    <message>
        <source>the value is not a colour</source>
        <translation>la valeur n’est pas une couleur</translation>
    </message>
    <message>
        <source>the word is not one of those allowed</source>
        <translation>ce mot n’est pas prévu ici</translation>
    </message>
    <message>
        <source>the text is empty</source>
        <translation>le texte est vide</translation>
    </message>
    <message>
        <source>it is not in the folder of themes</source>
        <translation>il n’est pas dans le dossier des thèmes</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>le fichier est vide</translation>
    </message>
    <message>
        <source>there are characters that are not text</source>
        <translation>il y a des signes qui ne sont pas du texte</translation>
    </message>
    <message>
        <source>the line is not JSON</source>
        <translation>la ligne n’est pas du JSON</translation>
    </message>
    <message>
        <source>the line is not a JSON object</source>
        <translation>la ligne n’est pas un objet JSON</translation>
    </message>
    <message>
        <source>there are too many positions, or too many checkers</source>
        <translation>il y a trop de positions, ou trop de pions</translation>
    </message>
    <message>
        <source>the program has no such game</source>
        <translation>le programme n’a pas ce jeu</translation>
    </message>
    <message>
        <source>this cannot be drawn</source>
        <translation>cela ne peut pas être dessiné</translation>
    </message>
    <message>
        <source>a question has one kind of answer</source>
        <translation>une question n’a qu’une sorte de réponses</translation>
    </message>
    <message>
        <source>there must be right answers and wrong ones</source>
        <translation>il faut des réponses justes et des fausses</translation>
    </message>
    <message>
        <source>it cannot be used</source>
        <translation>l’utilisation est impossible</translation>
    </message>
    <message>
        <source>{path}, line {line}, entry “{field}”</source>
        <translation>{path}, ligne {line}, entrée «&#xa0;{field}&#xa0;»</translation>
    </message>
    <message>
        <source>{path}, line {line}</source>
        <translation>{path}, ligne {line}</translation>
    </message>
    <message>
        <source>{path}, entry “{field}”</source>
        <translation>{path}, entrée «&#xa0;{field}&#xa0;»</translation>
    </message>
    <message>
        <source>The texts for the language “{language}” are missing; English is used instead.</source>
        <translation>Les textes de la langue «&#xa0;{language}&#xa0;» manquent&#xa0;; l’anglais les remplace.</translation>
    </message>
    <message>
        <source>Some of your settings could not be read, so the usual ones are in use. The file stays as it is until you change a setting; then a copy is kept beside it.</source>
        <translation>Certaines de vos préférences sont illisibles&#xa0;; les valeurs habituelles les remplacent. Le fichier reste intact jusqu’au prochain enregistrement&#xa0;; une copie sera alors conservée à côté.</translation>
    </message>
    <message>
        <source>The settings could not be saved: {cause} ({where}). They hold until you close the program.</source>
        <translation>Les préférences n’ont pas pu être enregistrées&#xa0;: {cause} ({where}). Elles restent valables jusqu’à la fermeture du programme.</translation>
    </message>
    <message>
        <source>The theme cannot be used: {cause} ({where}). The usual one is shown instead.</source>
        <translation>Ce thème est inutilisable&#xa0;: {cause} ({where}). Le thème habituel le remplace.</translation>
    </message>
    <message>
        <source>The folder of themes cannot be used: {cause} ({where}).</source>
        <translation>Le dossier des thèmes est inutilisable&#xa0;: {cause} ({where}).</translation>
    </message>
    <message>
        <source>The folder {where} cannot be used: {cause}. You can play, but games may be lost when the program is closed.</source>
        <translation>Le dossier {where} est inutilisable&#xa0;: {cause}. Vous pouvez jouer, mais les parties risquent d’être perdues à la fermeture du programme.</translation>
    </message>
    <message>
        <source>Not saved: {cause}. The game goes on.</source>
        <translation>Non enregistré&#xa0;: {cause}. La partie continue.</translation>
    </message>
    <message>
        <source>From now on the game is saved in {folder}.</source>
        <translation>La partie est désormais enregistrée dans {folder}.</translation>
    </message>
    <message>
        <source>The game is saved again, as {name}. The changed file was left as it is.</source>
        <translation>La partie est de nouveau enregistrée, sous {name}. Le fichier modifié est resté tel quel.</translation>
    </message>
    <message>
        <source>This game cannot be continued: {cause} ({where}). The file stays as it is.</source>
        <translation>Cette partie ne peut pas être reprise&#xa0;: {cause} ({where}). Le fichier reste intact.</translation>
    </message>
    <message>
        <source>The record of this game was damaged. It goes on from the last sound entry; the damaged file is kept as {where}.</source>
        <translation>L’enregistrement de cette partie était endommagé. Elle reprend à la dernière entrée lisible&#xa0;; le fichier endommagé est conservé sous {where}.</translation>
    </message>
    <message>
        <source>Damaged – goes on from its last sound entry</source>
        <translation>Endommagée – reprend à la dernière entrée lisible</translation>
    </message>
    <message>
        <source>Cannot be opened: {cause}</source>
        <translation>Ouverture impossible&#xa0;: {cause}</translation>
    </message>
    <message>
        <source>One byte of the record of this game was wrong. It was put right by the check of its line, and nothing is missing; the file as it was found is kept as {where}.</source>
        <translation>Un octet de l’enregistrement de cette partie était faux. Il a été rétabli d’après la somme de contrôle de sa ligne, et rien ne manque&#xa0;; le fichier tel qu’il a été trouvé est conservé sous {where}.</translation>
    </message>
    <message>
        <source>The position being set up could not be saved: {cause} ({where}). It is there until you close the program.</source>
        <translation>La position en cours de composition n’a pas pu être enregistrée&#xa0;: {cause} ({where}). Elle reste là jusqu’à la fermeture du programme.</translation>
    </message>
    <message>
        <source>How far you have come in the lessons could not be saved: {cause} ({where}). It is known until you close the program.</source>
        <translation>Votre avancement dans les leçons n’a pas pu être enregistré&#xa0;: {cause} ({where}). Il reste connu jusqu’à la fermeture du programme.</translation>
    </message>
</context>
<context>
    <name>FileFaults</name>
    <message>
        <source>This cannot be read ({key}).</source>
        <translation>Ceci n’est pas lisible ({key}).</translation>
    </message>
    <message>
        <source>The file is larger than {limit} bytes and was not read.</source>
        <translation>Le fichier dépasse {limit} octets et n’a pas été lu.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Le fichier est vide.</translation>
    </message>
    <message>
        <source>The file is not text; perhaps it is of another kind, or was damaged.</source>
        <translation>Ce fichier n’est pas du texte&#xa0;; il est peut-être d’un autre genre, ou endommagé.</translation>
    </message>
    <message>
        <source>The line is too long; what follows on it was not read.</source>
        <translation>La ligne est trop longue&#xa0;; sa suite n’a pas été lue.</translation>
    </message>
    <message>
        <source>The file has more than {limit} entries; it was read up to here.</source>
        <translation>Le fichier a plus de {limit} entrées&#xa0;; il a été lu jusqu’ici.</translation>
    </message>
    <message>
        <source>More than {limit} faults were found; the file was read up to here.</source>
        <translation>Plus de {limit} erreurs ont été trouvées&#xa0;; le fichier a été lu jusqu’ici.</translation>
    </message>
    <message>
        <source>There is no game in this file, or none before this line.</source>
        <translation>Il n’y a pas de partie dans ce fichier, ou pas avant cette ligne.</translation>
    </message>
    <message>
        <source>The file ends in the middle of this line; it seems to have been cut off.</source>
        <translation>Le fichier s’arrête au milieu de cette ligne&#xa0;; il semble avoir été coupé.</translation>
    </message>
    <message>
        <source>“{text}” is not known in such a file.</source>
        <translation>«&#xa0;{text}&#xa0;» n’est rien de connu dans un tel fichier.</translation>
    </message>
    <message>
        <source>A match as long as that is not known; the longest goes to 999 points.</source>
        <translation>Un match aussi long n’existe pas ici&#xa0;; le plus long va jusqu’à 999.</translation>
    </message>
    <message>
        <source>No match length is given; the games are taken as a money session.</source>
        <translation>Aucune longueur de match n’est donnée&#xa0;; les parties sont prises comme parties d’argent.</translation>
    </message>
    <message>
        <source>This game names another match length than the first.</source>
        <translation>Cette partie donne au match une autre longueur que la première.</translation>
    </message>
    <message>
        <source>These are not the players named before: “{names}”.</source>
        <translation>D’autres joueurs qu’auparavant&#xa0;: «&#xa0;{names}&#xa0;».</translation>
    </message>
    <message>
        <source>A name is longer than {limit} characters and was cut.</source>
        <translation>Un nom dépasse {limit} caractères et a été raccourci.</translation>
    </message>
    <message>
        <source>The games are “{game}”; only Backgammon can be read.</source>
        <translation>Les parties sont de «&#xa0;{game}&#xa0;»&#xa0;; seul le Backgammon peut être lu.</translation>
    </message>
    <message>
        <source>This is an SGF file of another game; Backgammon has GM[6].</source>
        <translation>C’est un fichier SGF d’un autre jeu&#xa0;; le Backgammon porte GM[6].</translation>
    </message>
    <message>
        <source>The score does not follow from the game before, which makes it {expected}.</source>
        <translation>Le score ne découle pas de la partie précédente&#xa0;; il serait de {expected}.</translation>
    </message>
    <message>
        <source>This game has no result, and yet another one follows.</source>
        <translation>Cette partie n’a pas de résultat, et pourtant une autre la suit.</translation>
    </message>
    <message>
        <source>This is not a result; W+2 or B+4R would be one.</source>
        <translation>Ce n’est pas un résultat&#xa0;; on attend par exemple W+2 ou B+4R.</translation>
    </message>
    <message>
        <source>“{field}” has an impossible value.</source>
        <translation>«&#xa0;{field}&#xa0;» a une valeur impossible.</translation>
    </message>
    <message>
        <source>“{text}” is not a move.</source>
        <translation>«&#xa0;{text}&#xa0;» n’est pas un coup.</translation>
    </message>
    <message>
        <source>The move {move} cannot be made: {rule}.</source>
        <translation>Le coup {move} est impossible&#xa0;: {rule}.</translation>
    </message>
    <message>
        <source>The throw was passed, but something could be played.</source>
        <translation>Le tour a été passé, alors qu’un coup était jouable.</translation>
    </message>
    <message>
        <source>The file does not say how this throw was played.</source>
        <translation>Le fichier ne dit pas comment ce coup de dés a été joué.</translation>
    </message>
    <message>
        <source>The game stops after this throw, before it is played.</source>
        <translation>La partie s’arrête après ce coup de dés, avant qu’il soit joué.</translation>
    </message>
    <message>
        <source>The game stops while this throw is being played.</source>
        <translation>La partie s’arrête alors que ce coup de dés n’est joué qu’en partie.</translation>
    </message>
    <message>
        <source>It is the other side’s turn.</source>
        <translation>C’est le tour de l’autre camp.</translation>
    </message>
    <message>
        <source>A game cannot begin with a double: equal dice are thrown again.</source>
        <translation>Une partie ne commence pas par un double&#xa0;: on relance des dés égaux.</translation>
    </message>
    <message>
        <source>The game is over before this.</source>
        <translation>La partie est déjà finie à cet endroit.</translation>
    </message>
    <message>
        <source>A hit is marked on {point}, but nobody stood there.</source>
        <translation>Un pion battu est noté en {point}, mais il n’y avait personne.</translation>
    </message>
    <message>
        <source>A new position is set up in the middle of a game.</source>
        <translation>Une nouvelle position est composée au milieu d’une partie.</translation>
    </message>
    <message>
        <source>The double before this was neither taken nor dropped.</source>
        <translation>Le double précédent n’a été ni accepté ni refusé.</translation>
    </message>
    <message>
        <source>Nobody has doubled, so there is nothing to take or drop.</source>
        <translation>Personne n’a doublé&#xa0;: il n’y a rien à accepter ni à refuser.</translation>
    </message>
    <message>
        <source>The cube cannot be turned now: {rule}.</source>
        <translation>On ne peut pas doubler maintenant&#xa0;: {rule}.</translation>
    </message>
    <message>
        <source>This double cannot be beavered.</source>
        <translation>Ce double n’admet pas de beaver.</translation>
    </message>
    <message>
        <source>The cube would be at {expected}.</source>
        <translation>Le videau serait à {expected}.</translation>
    </message>
    <message>
        <source>No cube and no result is worth {value}.</source>
        <translation>Aucun videau ni aucun résultat ne vaut {value}.</translation>
    </message>
    <message>
        <source>The resignation before this was not answered.</source>
        <translation>L’abandon précédent est resté sans réponse.</translation>
    </message>
    <message>
        <source>The other side has won this game.</source>
        <translation>C’est l’autre camp qui a gagné cette partie.</translation>
    </message>
    <message>
        <source>This game was worth {expected}.</source>
        <translation>Cette partie valait {expected}.</translation>
    </message>
    <message>
        <source>The game ended otherwise; it was worth {expected}.</source>
        <translation>La partie a fini autrement&#xa0;; elle valait {expected}.</translation>
    </message>
    <message>
        <source>No ending is worth {value} with the cube as it stands.</source>
        <translation>Avec le videau tel qu’il est, aucune fin ne vaut {value}.</translation>
    </message>
    <message>
        <source>A value begins here and is never closed with a bracket.</source>
        <translation>Une valeur commence ici et aucun crochet ne la ferme.</translation>
    </message>
    <message>
        <source>The file ends within a game; a parenthesis is missing.</source>
        <translation>Le fichier finit au milieu d’une partie&#xa0;; il manque une parenthèse.</translation>
    </message>
    <message>
        <source>The file has more values than any match; it was read up to here.</source>
        <translation>Le fichier a plus de valeurs qu’un match ne peut en avoir&#xa0;; il a été lu jusqu’ici.</translation>
    </message>
    <message>
        <source>This is nested too deeply.</source>
        <translation>L’imbrication est trop profonde.</translation>
    </message>
    <message>
        <source>Nothing was played here; the other lines of play were left out.</source>
        <translation>Rien n’a été joué ici&#xa0;; les autres variantes ont été omises.</translation>
    </message>
    <message>
        <source>This is not a list of points.</source>
        <translation>Ce n’est pas une liste de flèches.</translation>
    </message>
    <message>
        <source>The dice cannot show this.</source>
        <translation>Les dés ne peuvent pas montrer cela.</translation>
    </message>
    <message>
        <source>The cube cannot show this.</source>
        <translation>Le videau ne peut pas montrer cela.</translation>
    </message>
    <message>
        <source>One side has more than fifteen checkers.</source>
        <translation>Un camp a plus de quinze pions.</translation>
    </message>
    <message>
        <source>Checkers of both sides stand on one point.</source>
        <translation>Des pions des deux camps sont sur la même flèche.</translation>
    </message>
    <message>
        <source>One side does not have fifteen checkers.</source>
        <translation>Un camp n’a pas quinze pions.</translation>
    </message>
    <message>
        <source>A point cannot owe any checkers.</source>
        <translation>Une flèche ne peut pas porter moins de zéro pion.</translation>
    </message>
    <message>
        <source>A checker stands on a point that this game does not have.</source>
        <translation>Un pion est sur une flèche que ce jeu n’a pas.</translation>
    </message>
    <message>
        <source>A checker stands on its own target point, where it would be off.</source>
        <translation>Une dame est sur sa propre flèche d’arrivée, où elle serait déjà sortie.</translation>
    </message>
    <message>
        <source>A checker stands on the opponent’s Hucke.</source>
        <translation>Une dame est dans le coin de repos de l’adversaire.</translation>
    </message>
    <message>
        <source>A checker stands alone on its own Hucke.</source>
        <translation>Une dame est seule dans son coin de repos.</translation>
    </message>
    <message>
        <source>A match cannot have this length.</source>
        <translation>Un match ne peut pas avoir cette longueur.</translation>
    </message>
    <message>
        <source>This game is not played with a cube.</source>
        <translation>Ce jeu ne connaît pas de videau.</translation>
    </message>
    <message>
        <source>Jacoby’s rule and beavers belong to money play alone.</source>
        <translation>La règle de Jacoby et les beavers n’existent qu’en partie d’argent.</translation>
    </message>
    <message>
        <source>The line is not JSON; each line must be one JSON object.</source>
        <translation>La ligne n’est pas du JSON&#xa0;; chaque ligne doit être un objet JSON.</translation>
    </message>
    <message>
        <source>The line has a number that cannot be used.</source>
        <translation>La ligne contient un nombre inutilisable.</translation>
    </message>
    <message>
        <source>One name is written twice in one object.</source>
        <translation>Un nom figure deux fois dans le même objet.</translation>
    </message>
    <message>
        <source>The line is not a JSON object.</source>
        <translation>La ligne n’est pas un objet JSON.</translation>
    </message>
    <message>
        <source>The first line does not say which format this is.</source>
        <translation>La première ligne ne dit pas de quel format il s’agit.</translation>
    </message>
    <message>
        <source>Version {value} is newer than this program; update the program.</source>
        <translation>La version {value} est plus récente que ce programme&#xa0;; mettez le programme à jour.</translation>
    </message>
    <message>
        <source>The game “{value}” is not known.</source>
        <translation>Le jeu «&#xa0;{value}&#xa0;» n’est pas connu.</translation>
    </message>
    <message>
        <source>“{field}” is not known here.</source>
        <translation>«&#xa0;{field}&#xa0;» n’est pas connu ici.</translation>
    </message>
    <message>
        <source>“{field}” is missing.</source>
        <translation>Il manque «&#xa0;{field}&#xa0;».</translation>
    </message>
    <message>
        <source>The numbers of the actions must follow one another.</source>
        <translation>Les numéros des actions doivent se suivre.</translation>
    </message>
    <message>
        <source>This follows an action that is not there.</source>
        <translation>Ceci suit une action qui n’existe pas.</translation>
    </message>
    <message>
        <source>This does not follow from the line before.</source>
        <translation>Ceci ne découle pas de la ligne précédente.</translation>
    </message>
    <message>
        <source>The game goes back to an earlier throw, which dice do not allow.</source>
        <translation>La partie revient à un coup de dés antérieur, ce que les dés ne permettent pas.</translation>
    </message>
    <message>
        <source>Other dice fell here before, and dice that have fallen come again.</source>
        <translation>D’autres dés sont déjà tombés ici, et des dés tombés reviennent tels quels.</translation>
    </message>
    <message>
        <source>The rules do not allow this: {rule}.</source>
        <translation>Les règles ne le permettent pas&#xa0;: {rule}.</translation>
    </message>
    <message>
        <source>This could not be followed in the file it came from.</source>
        <translation>Ceci n’était déjà pas jouable dans le fichier d’origine.</translation>
    </message>
    <message>
        <source>The record is damaged here ({field}).</source>
        <translation>L’enregistrement est endommagé ici ({field}).</translation>
    </message>
    <message>
        <source>The first line was never finished.</source>
        <translation>La première ligne n’a jamais été achevée.</translation>
    </message>
    <message>
        <source>The line was changed after it was written.</source>
        <translation>La ligne a été modifiée après coup.</translation>
    </message>
    <message>
        <source>The line says wrongly whether the game is over.</source>
        <translation>La ligne dit à tort si la partie est finie.</translation>
    </message>
    <message>
        <source>Other throws are given beside dice that can be checked; no game has both.</source>
        <translation>D’autres jets sont donnés à côté de dés vérifiables&#xa0;; aucune partie n’a les deux.</translation>
    </message>
    <message>
        <source>This is a board on which everything is free; its throws prove nothing.</source>
        <translation>C’est un tablier où tout est libre&#xa0;; ses jets ne prouvent rien.</translation>
    </message>
    <message>
        <source>The game does not begin with the opening throw, as a game with dice does.</source>
        <translation>La partie ne commence pas par le jet d’ouverture, comme le fait une partie jouée aux dés.</translation>
    </message>
    <message>
        <source>The throw does not come from where the line says.</source>
        <translation>Le jet ne vient pas d’où la ligne le dit.</translation>
    </message>
    <message>
        <source>The result does not follow from what was played.</source>
        <translation>Le résultat ne découle pas de ce qui a été joué.</translation>
    </message>
    <message>
        <source>The line has an impossible value.</source>
        <translation>La ligne contient une valeur impossible.</translation>
    </message>
    <message>
        <source>The line is not known here.</source>
        <translation>La ligne n’est pas connue ici.</translation>
    </message>
    <message>
        <source>The line is missing.</source>
        <translation>Il manque la ligne.</translation>
    </message>
    <message>
        <source>This play cannot be made: {rule}.</source>
        <translation>Ce coup est impossible&#xa0;: {rule}.</translation>
    </message>
    <message>
        <source>other lines of play</source>
        <translation>d’autres façons de jouer</translation>
    </message>
    <message>
        <source>resignations that were refused</source>
        <translation>les abandons refusés</translation>
    </message>
    <message>
        <source>drawings</source>
        <translation>les dessins</translation>
    </message>
    <message>
        <source>the marks of throws set by hand</source>
        <translation>les marques des coups de dés posés à la main</translation>
    </message>
    <message>
        <source>that a game was ended without a result</source>
        <translation>le fait qu’une partie ait pris fin sans résultat</translation>
    </message>
    <message>
        <source>what makes the dice checkable</source>
        <translation>ce qui permet de vérifier les dés</translation>
    </message>
    <message>
        <source>The match was won before this game, which counts for nothing.</source>
        <translation>Le match était déjà gagné avant cette partie, qui ne compte pas.</translation>
    </message>
    <message>
        <source>No ending is worth {value} with the cube as it stands; {taken} are counted.</source>
        <translation>Avec le videau tel qu’il est, aucune fin ne vaut {value}&#xa0;; on compte {taken}.</translation>
    </message>
    <message>
        <source>The whole match was given up here; the winner gets the {value} missing points.</source>
        <translation>Le match entier a été abandonné ici&#xa0;; le vainqueur reçoit les points manquants&#xa0;: {value}.</translation>
    </message>
    <message>
        <source>The cube was turned, but belongs to no side.</source>
        <translation>Le videau a été tourné, mais n’appartient à aucun camp.</translation>
    </message>
    <message>
        <source>A cube that shows 1 belongs to no side.</source>
        <translation>Un videau qui montre 1 n’appartient à aucun camp.</translation>
    </message>
    <message>
        <source>The Crawford game is played without the cube.</source>
        <translation>La partie de Crawford se joue sans videau.</translation>
    </message>
    <message>
        <source>A side has nothing left to play in this position.</source>
        <translation>Dans cette position, un camp n’a plus rien à jouer.</translation>
    </message>
    <message>
        <source>Neither side could ever move from this position.</source>
        <translation>Dans cette position, aucun camp ne pourrait jamais jouer.</translation>
    </message>
    <message>
        <source>The match is over with this score.</source>
        <translation>Avec ce score, le match est terminé.</translation>
    </message>
    <message>
        <source>analyses and other notes of the program that wrote it</source>
        <translation>les analyses et autres notes du programme qui l’a écrit</translation>
    </message>
    <message>
        <source>This is not UTF-8 and names no character set; it was read as Western text, so letters may be wrong. Choose another character set if they are.</source>
        <translation>Ce n’est pas de l’UTF-8 et aucun jeu de caractères n’est indiqué&#xa0;; le texte a été lu comme occidental, des lettres peuvent être fausses. Choisissez alors un autre jeu de caractères.</translation>
    </message>
    <message>
        <source>This cannot stand in the character set {encoding}, which is named here.</source>
        <translation>Ceci n’existe pas dans le jeu de caractères indiqué, {encoding}.</translation>
    </message>
    <message>
        <source>The character set {encoding} is not known.</source>
        <translation>Le jeu de caractères {encoding} n’est pas connu.</translation>
    </message>
    <message>
        <source>What other programs note here is too long; it was cut to {limit} characters.</source>
        <translation>Ce que d’autres programmes notent ici est trop long et a été réduit à {limit} caractères.</translation>
    </message>
    <message>
        <source>A byte is wrong here; the check tells how the line was written.</source>
        <translation>Un octet est faux ici&#xa0;; grâce à sa somme de contrôle, la ligne a été lue telle qu’elle avait été écrite.</translation>
    </message>
    <message>
        <source>This is a file of {program}, which cannot be read here; turn it into .mat or SGF with a program that reads it.</source>
        <translation>C’est un fichier de {program}, qui ne peut pas être lu ici&#xa0;; convertissez-le en .mat ou SGF avec un programme qui le lit.</translation>
    </message>
    <message>
        <source>This is a position, not a game; the window opens it, and “trictrac picture” draws it.</source>
        <translation>C’est une position, pas une partie&#xa0;; la fenêtre l’ouvre, et «&#xa0;trictrac picture&#xa0;» la dessine.</translation>
    </message>
    <message>
        <source>The program that wrote the file recorded an illegal play here; the board is as it left it.</source>
        <translation>Le programme qui a écrit le fichier a noté ici un coup irrégulier&#xa0;; le tablier est tel qu’il l’a laissé.</translation>
    </message>
    <message>
        <source>The position that came of this play cannot be read; the board stays as it was.</source>
        <translation>La position issue de ce coup ne peut pas être lue&#xa0;; le tablier reste tel quel.</translation>
    </message>
    <message>
        <source>The position that this game began from cannot be read, so nothing is checked.</source>
        <translation>La position de départ de cette partie ne peut pas être lue&#xa0;; rien n’est donc vérifié.</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Impossible: {fault}</source>
        <translation>Impossible&#xa0;: {fault}</translation>
    </message>
    <message>
        <source>Drop the file to open it</source>
        <translation>Déposez le fichier pour l’ouvrir</translation>
    </message>
    <message>
        <source>The file already exists</source>
        <translation>Le fichier existe déjà</translation>
    </message>
    <message>
        <source>{path} would be replaced by the copy; what it holds now would be gone.</source>
        <translation>{path} serait remplacé par la copie&#xa0;; son contenu actuel serait perdu.</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Enregistrer une copie</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Doubles to {value}</source>
        <translation>Double à {value}</translation>
    </message>
    <message>
        <source>Beaver to {value}</source>
        <translation>Beaver à {value}</translation>
    </message>
    <message>
        <source>Takes</source>
        <translation>Accepte</translation>
    </message>
    <message>
        <source>Drops</source>
        <translation>Refuse</translation>
    </message>
    <message>
        <source>Gives up</source>
        <translation>Abandonne</translation>
    </message>
    <message>
        <source>Accepts</source>
        <translation>Accepte l’abandon</translation>
    </message>
    <message>
        <source>Plays on</source>
        <translation>Veut continuer</translation>
    </message>
    <message>
        <source>Ended without a result</source>
        <translation>Finie sans résultat</translation>
    </message>
    <message>
        <source>Game of this program</source>
        <translation>Partie de ce programme</translation>
    </message>
    <message>
        <source>Backgammon as text</source>
        <translation>Backgammon en texte</translation>
    </message>
    <message>
        <source>Backgammon as SGF</source>
        <translation>Backgammon en SGF</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>c’est un dossier</translation>
    </message>
    <message>
        <source>no file can have this name</source>
        <translation>aucun fichier ne peut porter ce nom</translation>
    </message>
    <message>
        <source>it is not there</source>
        <translation>il n’existe pas</translation>
    </message>
    <message>
        <source>you may not read it</source>
        <translation>vous n’avez pas le droit de le lire</translation>
    </message>
    <message>
        <source>Line {line}</source>
        <translation>Ligne {line}</translation>
    </message>
    <message>
        <source>Line {line}, column {column}</source>
        <translation>Ligne {line}, colonne {column}</translation>
    </message>
    <message>
        <source>{place}: {fault}</source>
        <translation>{place}&#xa0;: {fault}</translation>
    </message>
    <message>
        <source>Faults: {count}</source>
        <translation>Erreurs&#xa0;: {count}</translation>
    </message>
    <message>
        <source>Notes: {count}</source>
        <translation>Remarques&#xa0;: {count}</translation>
    </message>
    <message>
        <source>{path} cannot be opened. {fault}</source>
        <translation>Impossible d’ouvrir {path}. {fault}</translation>
    </message>
    <message>
        <source>{path} cannot be opened: {cause}.</source>
        <translation>Impossible d’ouvrir {path}&#xa0;: {cause}.</translation>
    </message>
    <message>
        <source>What was copied cannot be read. {fault}</source>
        <translation>Ce qui a été copié est illisible. {fault}</translation>
    </message>
    <message>
        <source>What was copied is not known here. A Position ID, a Match ID, an XGID, a position in words, or the text of a .mat, .sgf or .ttg file can be pasted.</source>
        <translation>Rien de connu n’a été copié. On peut coller un Position ID, un Match ID, un XGID, une position en toutes lettres ou le texte d’un fichier .mat, .sgf ou .ttg.</translation>
    </message>
    <message>
        <source>The position that was copied cannot be read. {fault}</source>
        <translation>La position copiée est illisible. {fault}</translation>
    </message>
    <message>
        <source>Nobody can play on from this position. {fault}</source>
        <translation>Personne ne peut continuer à partir de cette position. {fault}</translation>
    </message>
    <message>
        <source>The game that was on the table is kept for later.</source>
        <translation>La partie qui était sur la table est gardée pour plus tard.</translation>
    </message>
    <message>
        <source>Other lines of play with other dice stay in the file: this game counts.</source>
        <translation>Les autres façons de jouer, avec d’autres dés, restent dans le fichier&#xa0;: cette partie compte.</translation>
    </message>
    <message>
        <source>Copied: {what}</source>
        <translation>Copié&#xa0;: {what}</translation>
    </message>
    <message>
        <source>{address} was not opened: the program loads nothing from the network. Save the file on this computer first.</source>
        <translation>{address} n’a pas été ouvert&#xa0;: le programme ne charge rien depuis le réseau. Enregistrez d’abord le fichier sur cet ordinateur.</translation>
    </message>
    <message>
        <source>{name} is no longer there; what was read stays open.</source>
        <translation>{name} n’est plus là&#xa0;; ce qui a été lu reste ouvert.</translation>
    </message>
    <message>
        <source>Another program has changed {name}; what was read stays open.</source>
        <translation>Un autre programme a modifié {name}&#xa0;; ce qui a été lu reste ouvert.</translation>
    </message>
    <message>
        <source>{text} – not possible</source>
        <translation>{text} – impossible</translation>
    </message>
    <message>
        <source>Nobody wins</source>
        <translation>Personne ne gagne</translation>
    </message>
    <message>
        <source>not played yet</source>
        <translation>pas encore joué</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>passe</translation>
    </message>
    <message>
        <source>Wins 1 point</source>
        <translation>Gagne 1 point</translation>
    </message>
    <message>
        <source>Wins {points} points</source>
        <translation>Gagne {points} points</translation>
    </message>
    <message>
        <source>{player}: {what}</source>
        <translation>{player}&#xa0;: {what}</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>Partie {number}</translation>
    </message>
    <message>
        <source>stops at a fault</source>
        <translation>s’arrête à une erreur</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>inachevée</translation>
    </message>
    <message>
        <source>This comes after a fault, so the board stays as it was before it.</source>
        <translation>Ceci vient après une erreur&#xa0;; le tablier reste tel qu’il était avant elle.</translation>
    </message>
    <message>
        <source>A {ending} file cannot hold a position that was set up; choose {others} instead.</source>
        <translation>Un fichier {ending} ne peut pas contenir une position composée&#xa0;; choisissez plutôt {others}.</translation>
    </message>
    <message>
        <source>A {ending} file cannot hold {game}; choose .ttg instead.</source>
        <translation>Un fichier {ending} ne peut pas contenir {game}&#xa0;; choisissez plutôt .ttg.</translation>
    </message>
    <message>
        <source>The copy is saved as {path}.</source>
        <translation>La copie est enregistrée sous {path}.</translation>
    </message>
    <message>
        <source>This format has no place for: {things}.</source>
        <translation>Ce format n’a pas de place pour&#xa0;: {things}.</translation>
    </message>
    <message>
        <source>The copy could not be saved as {path}: {cause}. Choose another place.</source>
        <translation>La copie n’a pas pu être enregistrée sous {path}&#xa0;: {cause}. Choisissez un autre endroit.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Tous les fichiers</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Pasted game</source>
        <translation>Partie collée</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Relire</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Enregistrer une copie…</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Continuer la partie</translation>
    </message>
    <message>
        <source>Play on from the last possible moment, as a game of your own</source>
        <translation>Continuer à partir du dernier instant possible, comme partie à vous</translation>
    </message>
    <message>
        <source>Games of the file</source>
        <translation>Parties du fichier</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fichiers</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Commentaire</translation>
    </message>
    <message>
        <source>Faults of the file</source>
        <translation>Erreurs du fichier</translation>
    </message>
    <message>
        <source>Open &amp;again</source>
        <translation>&amp;Récents</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>&amp;Vider la liste</translation>
    </message>
    <message>
        <source>One moment, please</source>
        <translation>Un instant, s’il vous plaît</translation>
    </message>
    <message>
        <source>Files: {done} of {files} · games imported: {games}</source>
        <translation>Fichiers&#xa0;: {done} sur {files} · parties importées&#xa0;: {games}</translation>
    </message>
    <message>
        <source>{name} is large and is being read, move by move.</source>
        <translation>{name} est volumineux&#xa0;; sa lecture se fait coup par coup.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>The copy will not hold everything</source>
        <translation>La copie ne contiendra pas tout</translation>
    </message>
    <message>
        <source>Save it so</source>
        <translation>Enregistrer ainsi</translation>
    </message>
    <message>
        <source>Western European</source>
        <translation>Europe de l’Ouest</translation>
    </message>
    <message>
        <source>Central European</source>
        <translation>Europe centrale</translation>
    </message>
    <message>
        <source>Cyrillic</source>
        <translation>Cyrillique</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>Grec</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>Turc</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>Hébreu</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>Arabe</translation>
    </message>
    <message>
        <source>Baltic</source>
        <translation>Balte</translation>
    </message>
    <message>
        <source>Vietnamese</source>
        <translation>Vietnamien</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>Japonais</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>Chinois</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>Coréen</translation>
    </message>
    <message>
        <source>Analyses and other notes of another program stay in the file it came from.</source>
        <translation>Les analyses et autres notes d’un autre programme restent dans le fichier d’origine.</translation>
    </message>
    <message>
        <source>A {ending} file has no place for: {things}.</source>
        <translation>Un fichier {ending} n’a pas de place pour&#xa0;: {things}.</translation>
    </message>
    <message>
        <source>Several positions</source>
        <translation>Plusieurs positions</translation>
    </message>
    <message>
        <source>Positions in this text: {count}. Which one is to be opened?</source>
        <translation>Positions dans ce texte&#xa0;: {count}. Laquelle faut-il ouvrir&#xa0;?</translation>
    </message>
    <message>
        <source>Character set</source>
        <translation>Jeu de caractères</translation>
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
        <translation>L’ancien jeu au coin de repos&#xa0;: battre, sortir ses dames et atteindre le premier douze points.</translation>
    </message>
    <message>
        <source>The classic race: be the first to bring all fifteen checkers home and off the board.</source>
        <translation>La course classique&#xa0;: ramener ses quinze pions et les sortir avant l’autre.</translation>
    </message>
    <message>
        <source>Backgammon as in Turkey: fresh dice to begin, and no hit and run at home.</source>
        <translation>Le backgammon à la turque&#xa0;: des dés frais pour commencer, et qui frappe chez soi y reste.</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rouge</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noir</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanc</translation>
    </message>
    <message>
        <source>Where the Hucke lies</source>
        <translation>Place du coin de repos</translation>
    </message>
    <message>
        <source>A checker leaving the start point</source>
        <translation>Une dame qui quitte le talon</translation>
    </message>
    <message>
        <source>may go on at once (usual)</source>
        <translation>peut continuer aussitôt (usuel)</translation>
    </message>
    <message>
        <source>waits for the others (strict start)</source>
        <translation>attend les autres (départ strict)</translation>
    </message>
    <message>
        <source>{name} ({colour})</source>
        <translation>{name} ({colour})</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} et {last}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pip(s) to go</source>
        <translation>
            <numerusform>encore %n pip</numerusform>
            <numerusform>encore %n pips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) won</source>
        <translation>
            <numerusform>%n partie gagnée</numerusform>
            <numerusform>%n parties gagnées</numerusform>
        </translation>
    </message>
    <message>
        <source>This throw was set by hand.</source>
        <translation>Les dés ont été placés à la main.</translation>
    </message>
    <message>
        <source>Red 13, Black 12 (as in these rules)</source>
        <translation>Rouge 13, Noir 12 (selon ces règles)</translation>
    </message>
    <message>
        <source>Red 12, Black 13 (most sources)</source>
        <translation>Rouge 12, Noir 13 (autres sources)</translation>
    </message>
    <message>
        <source>the Hucke is 13 for Red and 12 for Black</source>
        <translation>le coin de repos est la 13 pour Rouge, la 12 pour Noir</translation>
    </message>
    <message>
        <source>historic Hucke: each side’s own twelfth point, 12 for Red and 13 for Black</source>
        <translation>coin historique, la douzième flèche de chacun&#xa0;: la 12 pour Rouge, la 13 pour Noir</translation>
    </message>
    <message>
        <source>a checker leaving the start point may run on at once</source>
        <translation>une dame qui quitte le talon peut continuer aussitôt</translation>
    </message>
    <message>
        <source>strict start: nobody runs on while others wait on the start point</source>
        <translation>départ strict&#xa0;: aucune ne continue tant que d’autres attendent au talon</translation>
    </message>
    <message>
        <source>historic Hucke</source>
        <translation>coin historique</translation>
    </message>
    <message>
        <source>strict start</source>
        <translation>départ strict</translation>
    </message>
</context>
<context>
    <name>GameOver</name>
    <message>
        <source>So far</source>
        <translation>Jusqu’ici</translation>
    </message>
    <message>
        <source>See the secret number of the dice…</source>
        <translation>Voir le nombre secret des dés…</translation>
    </message>
    <message>
        <source>Swap sides for the next game</source>
        <translation>Échanger les couleurs pour la prochaine partie</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Look at the board</source>
        <translation>Voir le tablier</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Partie suivante</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>{player}: {hits} for hits + {off} borne off = {points}</source>
        <translation>{player}&#xa0;: {hits} pour les dames battues + {off} pour les dames sorties = {points}</translation>
    </message>
    <message>
        <source>{winner} has borne off {most} checkers, {loser} {fewer}.</source>
        <translation>Pions sortis&#xa0;: {winner} {most}, {loser} {fewer}.</translation>
    </message>
    <message>
        <source>The score was {first}&#xa0;to&#xa0;{second}.</source>
        <translation>Le score était de {first} à {second}.</translation>
    </message>
</context>
<context>
    <name>GiveUp</name>
    <message>
        <source>{player} gives up?</source>
        <translation>{player} abandonne&#xa0;?</translation>
    </message>
    <message>
        <source>{player} may accept this or play on.</source>
        <translation>{player} peut accepter ou demander de continuer la partie.</translation>
    </message>
    <message>
        <source>as {stake} ({points})</source>
        <translation>comme {stake} ({points})</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuer à jouer</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Abandonner</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Walk over the board</source>
        <translation>Parcourir le tablier</translation>
    </message>
    <message>
        <source>Take up, put down, throw</source>
        <translation>Prendre, poser, lancer</translation>
    </message>
    <message>
        <source>Put the checker back</source>
        <translation>Reposer le pion</translation>
    </message>
    <message>
        <source>Next place to play</source>
        <translation>Possibilité suivante</translation>
    </message>
    <message>
        <source>Previous place to play</source>
        <translation>Possibilité précédente</translation>
    </message>
    <message>
        <source>Go to the dice</source>
        <translation>Aller aux dés</translation>
    </message>
    <message>
        <source>Go to the tray</source>
        <translation>Aller à la sortie</translation>
    </message>
    <message>
        <source>Take the last move back</source>
        <translation>Annuler le coup</translation>
    </message>
    <message>
        <source>Play the other number</source>
        <translation>Jouer l’autre nombre</translation>
    </message>
    <message>
        <source>Hear how the game stands</source>
        <translation>Entendre le score</translation>
    </message>
    <message>
        <source>Set a die by hand</source>
        <translation>Placer un dé à la main</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Next place found</source>
        <translation>Résultat suivant</translation>
    </message>
    <message>
        <source>Previous place found</source>
        <translation>Résultat précédent</translation>
    </message>
    <message>
        <source>Back to the paragraph before</source>
        <translation>Revenir au paragraphe précédent</translation>
    </message>
    <message>
        <source>Forward again</source>
        <translation>Avancer de nouveau</translation>
    </message>
    <message>
        <source>Larger type</source>
        <translation>Caractères plus grands</translation>
    </message>
    <message>
        <source>Smaller type</source>
        <translation>Caractères plus petits</translation>
    </message>
    <message>
        <source>While presenting</source>
        <translation>Pendant une présentation</translation>
    </message>
    <message>
        <source>In a turn</source>
        <translation>Pendant le tour</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Sur le tablier</translation>
    </message>
    <message>
        <source>In the window</source>
        <translation>Dans la fenêtre</translation>
    </message>
    <message>
        <source>The moves of the game</source>
        <translation>Les coups de la partie</translation>
    </message>
    <message>
        <source>In the rules</source>
        <translation>Dans les règles</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Clavier</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>or</source>
        <translation>ou</translation>
    </message>
</context>
<context>
    <name>Leave</name>
    <message>
        <source>Leave this game?</source>
        <translation>Quitter cette partie&#xa0;?</translation>
    </message>
    <message>
        <source>Kept for later, it waits on the start page exactly as it stands. Ended, it counts for nobody and cannot be continued.</source>
        <translation>Gardée pour plus tard, elle vous attend sur la page d’accueil, telle quelle. Terminée, elle ne compte pour personne et ne peut plus être reprise.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>End without result</source>
        <translation>Terminer sans résultat</translation>
    </message>
    <message>
        <source>Keep for later</source>
        <translation>Garder pour plus tard</translation>
    </message>
</context>
<context>
    <name>LessonFaults</name>
    <message>
        <source>the file cannot be read; check its name and its permissions.</source>
        <translation>le fichier est illisible&#xa0;; vérifiez son nom et ses droits.</translation>
    </message>
    <message>
        <source>the file is larger than {limit} KiB; divide it into several lessons.</source>
        <translation>le fichier dépasse {limit} Kio&#xa0;; répartissez-le en plusieurs leçons.</translation>
    </message>
    <message>
        <source>there are characters here that are not text; save the file as UTF-8.</source>
        <translation>il y a là des caractères qui ne sont pas du texte&#xa0;; enregistrez le fichier en UTF-8.</translation>
    </message>
    <message>
        <source>a lesson begins with “lesson:” and the game, such as “lesson: tric-trac”.</source>
        <translation>une leçon commence par «&#xa0;lesson:&#xa0;» et le jeu, par exemple «&#xa0;lesson: tric-trac&#xa0;».</translation>
    </message>
    <message>
        <source>the lesson has no steps; begin one with a line “step” by itself.</source>
        <translation>la leçon n’a pas d’étape&#xa0;; commencez-en une par une ligne «&#xa0;step&#xa0;» seule.</translation>
    </message>
    <message>
        <source>“{what}” is not a game of this program; write “tric-trac”, “backgammon” or “tavla”.</source>
        <translation>«&#xa0;{what}&#xa0;» n’est pas un jeu de ce programme&#xa0;; écrivez «&#xa0;tric-trac&#xa0;», «&#xa0;backgammon&#xa0;» ou «&#xa0;tavla&#xa0;».</translation>
    </message>
    <message>
        <source>the game has no house rule “{what}” with this choice; correct it or leave it out.</source>
        <translation>le jeu n’a pas de règle maison «&#xa0;{what}&#xa0;» avec ce choix&#xa0;; corrigez-la ou omettez-la.</translation>
    </message>
    <message>
        <source>“{what}” is not an entry; write “key: value”, and indent lines that go on with a text.</source>
        <translation>«&#xa0;{what}&#xa0;» n’est pas une entrée&#xa0;; écrivez une clé, deux-points et sa valeur, et décalez les lignes qui continuent un texte.</translation>
    </message>
    <message>
        <source>“{what}” is not an entry of a lesson; check its spelling.</source>
        <translation>«&#xa0;{what}&#xa0;» n’est pas une entrée de leçon&#xa0;; vérifiez l’orthographe.</translation>
    </message>
    <message>
        <source>“{what}” names no language here; only texts may end in “.de”, “.en” or “.fr”.</source>
        <translation>«&#xa0;{what}&#xa0;» ne désigne pas de langue ici&#xa0;; seuls les textes peuvent finir par «&#xa0;.de&#xa0;», «&#xa0;.en&#xa0;» ou «&#xa0;.fr&#xa0;».</translation>
    </message>
    <message>
        <source>“{what}” does not belong here; see the order of the entries in the description.</source>
        <translation>«&#xa0;{what}&#xa0;» n’a pas sa place ici&#xa0;; la description donne l’ordre des entrées.</translation>
    </message>
    <message>
        <source>“{what}” is written twice; keep one of the two.</source>
        <translation>«&#xa0;{what}&#xa0;» est écrit deux fois&#xa0;; gardez-en un.</translation>
    </message>
    <message>
        <source>“{what}” is empty; write something or remove the line.</source>
        <translation>«&#xa0;{what}&#xa0;» est vide&#xa0;; écrivez quelque chose ou supprimez la ligne.</translation>
    </message>
    <message>
        <source>“{what}” is missing from what begins here; add it.</source>
        <translation>il manque «&#xa0;{what}&#xa0;» à ce qui commence ici&#xa0;; ajoutez-le.</translation>
    </message>
    <message>
        <source>“{what}” is missing; a text is in all languages of the lesson or has no language at all.</source>
        <translation>il manque «&#xa0;{what}&#xa0;»&#xa0;; un texte est dans toutes les langues de la leçon, ou n’a pas de langue du tout.</translation>
    </message>
    <message>
        <source>“{what}” is too long; divide it into several steps.</source>
        <translation>«&#xa0;{what}&#xa0;» est trop long&#xa0;; répartissez-le en plusieurs étapes.</translation>
    </message>
    <message>
        <source>there are too many of these; at most {what} are allowed.</source>
        <translation>il y en a trop&#xa0;; {what} au plus sont permis.</translation>
    </message>
    <message>
        <source>the position cannot be set up ({what}); write it like “red 1:15 / black 24:15”, or “start”.</source>
        <translation>cette position est impossible ({what})&#xa0;; écrivez par exemple «&#xa0;red 1:15 / black 24:15&#xa0;» ou «&#xa0;start&#xa0;».</translation>
    </message>
    <message>
        <source>“{what}” is not a score of a game that goes on; write it like “5-3”, in Tric Trac only.</source>
        <translation>«&#xa0;{what}&#xa0;» n’est pas le score d’une partie en cours&#xa0;; écrivez par exemple «&#xa0;5-3&#xa0;», au tric trac seulement.</translation>
    </message>
    <message>
        <source>“{what}” is not a throw; write a side and two numbers, such as “red 6-4”.</source>
        <translation>«&#xa0;{what}&#xa0;» n’est pas un jet&#xa0;; écrivez un camp et deux nombres, par exemple «&#xa0;red 6-4&#xa0;».</translation>
    </message>
    <message>
        <source>“{what}” is not a place on this board; write 1 to 24.</source>
        <translation>«&#xa0;{what}&#xa0;» n’existe pas sur ce tablier&#xa0;; écrivez 1 à 24.</translation>
    </message>
    <message>
        <source>“{what}” is not a drawing; write it like “arrows: 7-13 red” or “numbers: 18=1 blue”.</source>
        <translation>«&#xa0;{what}&#xa0;» n’est pas un dessin&#xa0;; écrivez par exemple «&#xa0;arrows: 7-13 red&#xa0;» ou «&#xa0;numbers: 18=1 blue&#xa0;».</translation>
    </message>
    <message>
        <source>“{what}” is not a play; write it like “8/14 10/14”.</source>
        <translation>«&#xa0;{what}&#xa0;» n’est pas un coup&#xa0;; écrivez par exemple «&#xa0;8/14 10/14&#xa0;».</translation>
    </message>
    <message>
        <source>“{what}” is not a complete legal play of this throw; play it at the table to see why.</source>
        <translation>«&#xa0;{what}&#xa0;» n’est pas un coup complet et permis pour ce jet&#xa0;; jouez-le à la table pour voir pourquoi.</translation>
    </message>
    <message>
        <source>the game is over here; nothing more can be thrown.</source>
        <translation>la partie est finie ici&#xa0;; on ne peut plus lancer.</translation>
    </message>
    <message>
        <source>this question has neither “dice:” nor choices nor points; add one of them.</source>
        <translation>cette question n’a ni «&#xa0;dice:&#xa0;», ni réponses à choisir, ni flèches à montrer&#xa0;; ajoutez l’un des trois.</translation>
    </message>
    <message>
        <source>“{what}” is not a rule; see the list of rules in the description.</source>
        <translation>«&#xa0;{what}&#xa0;» n’est pas une règle&#xa0;; la description énumère les règles.</translation>
    </message>
    <message>
        <source>the step is refused, but by another rule; write “{what}” after it.</source>
        <translation>ce pas est refusé, mais par une autre règle&#xa0;; écrivez «&#xa0;{what}&#xa0;» à la suite.</translation>
    </message>
    <message>
        <source>“{what}” is legal here; write it as a complete play after “wrong:”.</source>
        <translation>«&#xa0;{what}&#xa0;» est permis ici&#xa0;; écrivez-le comme coup complet après «&#xa0;wrong:&#xa0;».</translation>
    </message>
    <message>
        <source>“{what}” ends in the same position as an answer further up; keep one of the two.</source>
        <translation>«&#xa0;{what}&#xa0;» aboutit à la même position qu’une réponse plus haut&#xa0;; gardez l’une des deux.</translation>
    </message>
    <message>
        <source>this question needs a right answer; with answers to choose from, a wrong one as well.</source>
        <translation>cette question demande une bonne réponse, et un choix en demande aussi une mauvaise.</translation>
    </message>
    <message>
        <source>a question is answered by a play, by pointing or by choosing, in one way only; divide it into two steps.</source>
        <translation>on répond à une question par un coup, en montrant ou en choisissant, d’une seule de ces façons&#xa0;; répartissez-la en deux étapes.</translation>
    </message>
    <message>
        <source>“{what}” is not the number of a fact; see resources/rules/facts.toml, or leave it out.</source>
        <translation>«&#xa0;{what}&#xa0;» n’est pas le numéro d’un fait&#xa0;; voyez resources/rules/facts.toml, ou omettez-le.</translation>
    </message>
    <message>
        <source>“{what}” is not worse in this than the first right play; name what it falls short in, or write “worse: task”.</source>
        <translation>«&#xa0;{what}&#xa0;» n’est pas moins bon en cela que le premier coup juste&#xa0;; dites en quoi il l’est, ou écrivez «&#xa0;worse: task&#xa0;».</translation>
    </message>
    <message>
        <source>no count of throws here gives {what}; count again.</source>
        <translation>aucun compte de jets ne donne ici {what}&#xa0;; recomptez.</translation>
    </message>
    <message>
        <source>“{what}” is not named and falls short in nothing that the wrong answers do; add it, or ask for more.</source>
        <translation>«&#xa0;{what}&#xa0;» n’est pas nommé et n’a aucun des défauts des mauvaises réponses&#xa0;; ajoutez-le, ou demandez davantage.</translation>
    </message>
    <message>
        <source>“{what}” is not known here; see the description for the words allowed here.</source>
        <translation>«&#xa0;{what}&#xa0;» est inconnu ici&#xa0;; la description donne les mots permis ici.</translation>
    </message>
    <message>
        <source>This lesson cannot be opened. Line {line} of {name}: {reason}</source>
        <translation>Cette leçon ne s’ouvre pas. Ligne {line} de {name}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>This lesson cannot be opened. {name}: {reason}</source>
        <translation>Cette leçon ne s’ouvre pas. {name}&#xa0;: {reason}</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>{side} {roll}: cannot be played</source>
        <translation>{side} {roll}&#xa0;: injouable</translation>
    </message>
    <message>
        <source>{side} {roll}: {play}</source>
        <translation>{side} {roll}&#xa0;: {play}</translation>
    </message>
    <message>
        <source>✓ Right</source>
        <translation>✓ Juste</translation>
    </message>
    <message>
        <source>Not quite</source>
        <translation>Pas tout à fait</translation>
    </message>
    <message>
        <source>The rules forbid it</source>
        <translation>Les règles l’interdisent</translation>
    </message>
    <message>
        <source>Not there. Look again and have another try.</source>
        <translation>Pas là. Regardez encore et réessayez.</translation>
    </message>
    <message>
        <source>✓ All solved</source>
        <translation>✓ Tout est résolu</translation>
    </message>
    <message>
        <source>{done} of {of} solved</source>
        <translation>{done} sur {of} résolues</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Leçons</translation>
    </message>
    <message>
        <source>Lessons (*.txt)</source>
        <translation>Leçons (*.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Read, look, and answer on the board.</source>
        <translation>Lire, regarder et répondre sur le tablier.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Open a lesson…</source>
        <translation>Ouvrir une leçon…</translation>
    </message>
    <message>
        <source>{game}, positions: {count}</source>
        <translation>{game}, positions&#xa0;: {count}</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Your own lessons</source>
        <translation>Vos propres leçons</translation>
    </message>
    <message>
        <source>Every lesson in this folder: {folder}</source>
        <translation>Toutes les leçons de ce dossier&#xa0;: {folder}</translation>
    </message>
    <message>
        <source>Your sets of positions</source>
        <translation>Vos recueils de positions</translation>
    </message>
    <message>
        <source>Step {step} of {of}</source>
        <translation>Étape {step} sur {of}</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Toutes les leçons</translation>
    </message>
    <message>
        <source>Board of the lesson</source>
        <translation>Tablier de la leçon</translation>
    </message>
    <message>
        <source>Show a hint</source>
        <translation>Voir un indice</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Show the rest at once</source>
        <translation>Montrer la suite d’un coup</translation>
    </message>
    <message>
        <source>Play these throws</source>
        <translation>Jouer ces jets</translation>
    </message>
    <message>
        <source>Play this throw</source>
        <translation>Jouer ce jet</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Étape suivante</translation>
    </message>
    <message>
        <source>Allowed; the lesson has another play</source>
        <translation>Permis&#xa0;; la leçon attend un autre coup</translation>
    </message>
    <message>
        <source>Points: {given}; with {play}: {asked}</source>
        <translation>Points&#xa0;: {given}&#xa0;; avec {play}&#xa0;: {asked}</translation>
    </message>
    <message>
        <source>Checkers hit: {given}; with {play}: {asked}</source>
        <translation>Prises&#xa0;: {given}&#xa0;; avec {play}&#xa0;: {asked}</translation>
    </message>
    <message>
        <source>Checkers taken off: {given}; with {play}: {asked}</source>
        <translation>Sorties&#xa0;: {given}&#xa0;; avec {play}&#xa0;: {asked}</translation>
    </message>
    <message>
        <source>Throws that hit you: {given} of {throws}; after {play}: {asked}</source>
        <translation>Jets qui vous touchent&#xa0;: {given} sur {throws}&#xa0;; après {play}&#xa0;: {asked}</translation>
    </message>
    <message>
        <source>Checkers left alone: {given}; after {play}: {asked}</source>
        <translation>Blots&#xa0;: {given}&#xa0;; après {play}&#xa0;: {asked}</translation>
    </message>
    <message>
        <source>Made points: {given}; after {play}: {asked}</source>
        <translation>Cases faites&#xa0;: {given}&#xa0;; après {play}&#xa0;: {asked}</translation>
    </message>
    <message>
        <source>Longest block: {given}; after {play}: {asked}</source>
        <translation>Plus long blocage&#xa0;: {given}&#xa0;; après {play}&#xa0;: {asked}</translation>
    </message>
    <message>
        <source>Nothing that can be counted is worse than after {play}.</source>
        <translation>Rien de ce qui se compte n’est moins bon qu’après {play}.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Your game has other rules: {game}. In this lesson holds: {lesson}.</source>
        <translation>Votre partie a d’autres règles&#xa0;: {game}. Dans cette leçon&#xa0;: {lesson}.</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Played out</source>
        <translation>Jouée jusqu’au bout</translation>
    </message>
    <message>
        <source>Gammon</source>
        <translation>Gammon</translation>
    </message>
    <message>
        <source>Backgammon (triple)</source>
        <translation>Backgammon (triple)</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Abandon</translation>
    </message>
    <message>
        <source>Cube dropped</source>
        <translation>Videau refusé</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>games played</source>
        <translation>parties jouées</translation>
    </message>
    <message>
        <source>won and lost</source>
        <translation>gagnées et perdues</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gagnées</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>gammons</source>
        <translation>gammons</translation>
    </message>
    <message>
        <source>turns in a game</source>
        <translation>tours par partie</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Nulle</translation>
    </message>
    <message>
        <source>{turns} turns: {number}</source>
        <translation>{turns} tours&#xa0;: {number}</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdues</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Tous les joueurs</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>The dice…</source>
        <translation>Les dés…</translation>
    </message>
    <message>
        <source>No finished game to count yet.</source>
        <translation>Aucune partie terminée à compter pour l’instant.</translation>
    </message>
    <message>
        <source>Month by month</source>
        <translation>Mois par mois</translation>
    </message>
    <message>
        <source>How the games ended</source>
        <translation>Comment les parties ont fini</translation>
    </message>
    <message>
        <source>How many turns the games took</source>
        <translation>Combien de tours elles ont duré</translation>
    </message>
    <message>
        <source>Games without a result and class boards are not counted.</source>
        <translation>Les parties sans résultat et les tableaux de classe ne comptent pas.</translation>
    </message>
    <message>
        <source>{month}: {won} won, {lost} lost</source>
        <translation>{month}&#xa0;: {won} gagnées, {lost} perdues</translation>
    </message>
    <message>
        <source>{name}: {won} won, {lost} lost</source>
        <translation>{name}&#xa0;: {won} gagnées, {lost} perdues</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>Toutes les dates</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>In the last 7 days</source>
        <translation>Ces 7 derniers jours</translation>
    </message>
    <message>
        <source>In the last 30 days</source>
        <translation>Ces 30 derniers jours</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Cette année</translation>
    </message>
    <message>
        <source>From … to …</source>
        <translation>Du … au …</translation>
    </message>
    <message>
        <source>Search for a player</source>
        <translation>Chercher un joueur</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>from</source>
        <translation>du</translation>
    </message>
    <message>
        <source>to</source>
        <translation>au</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Premier jour</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Dernier jour</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>No game fits this search.</source>
        <translation>Aucune partie ne correspond à cette recherche.</translation>
    </message>
    <message>
        <source>Search less narrowly, or show all games again.</source>
        <translation>Demandez-en moins, ou affichez de nouveau toutes les parties.</translation>
    </message>
    <message>
        <source>No game has been kept yet.</source>
        <translation>Aucune partie n’est encore conservée.</translation>
    </message>
    <message>
        <source>Every game you play is kept here automatically: to go on with, to look through, and to pass on.</source>
        <translation>Chaque partie que vous jouez est conservée ici d’elle-même&#xa0;: à reprendre, à revoir, à transmettre.</translation>
    </message>
    <message>
        <source>Play a game</source>
        <translation>Jouer une partie</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>Afficher toutes les parties</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Récupérer</translation>
    </message>
    <message>
        <source>Delete for good…</source>
        <translation>Supprimer définitivement…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Look through</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Reprendre</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>gone for good after {days} days</source>
        <translation>suppression définitive après {days} jours</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tours</translation>
    </message>
    <message>
        <source>Played last</source>
        <translation>Jouée le</translation>
    </message>
    <message>
        <source>Delete for good?</source>
        <translation>Supprimer définitivement&#xa0;?</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) would be gone for good.</source>
        <translation>
            <numerusform>%n partie serait perdue pour toujours.</numerusform>
            <numerusform>%n parties seraient perdues pour toujours.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Supprimer définitivement</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) imported</source>
        <translation>
            <numerusform>%n partie importée</numerusform>
            <numerusform>%n parties importées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) brought back</source>
        <translation>
            <numerusform>%n partie récupérée</numerusform>
            <numerusform>%n parties récupérées</numerusform>
        </translation>
    </message>
    <message>
        <source>All results</source>
        <translation>Tous les résultats</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Inachevée</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnée</translation>
    </message>
    <message>
        <source>With a gammon</source>
        <translation>Avec un gammon</translation>
    </message>
    <message>
        <source>Without a winner</source>
        <translation>Sans vainqueur</translation>
    </message>
    <message>
        <source>Class boards</source>
        <translation>Tableaux de classe</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>Supprimée</translation>
    </message>
    <message>
        <source>The list of games was damaged and has been rebuilt; no game is lost.</source>
        <translation>La liste des parties était endommagée et a été refaite&#xa0;; aucune partie n’est perdue.</translation>
    </message>
    <message>
        <source>A newer version of the program keeps the list of games; the list is left as it is and rebuilt in memory.</source>
        <translation>Une version plus récente du programme tient la liste des parties&#xa0;; elle reste telle quelle et est refaite en mémoire.</translation>
    </message>
    <message>
        <source>The list of games cannot be written to the disk; it is rebuilt each time.</source>
        <translation>La liste des parties ne peut pas être écrite sur le disque&#xa0;; elle est refaite à chaque fois.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) still to be read</source>
        <translation>
            <numerusform>encore %n partie à lire</numerusform>
            <numerusform>encore %n parties à lire</numerusform>
        </translation>
    </message>
    <message>
        <source>Class board</source>
        <translation>Tableau de classe</translation>
    </message>
    <message>
        <source>{player} wins {score}</source>
        <translation>{player} gagne {score}</translation>
    </message>
    <message>
        <source>{player} wins {stake}</source>
        <translation>{player} gagne {stake}</translation>
    </message>
    <message>
        <source>{player} wins</source>
        <translation>{player} gagne</translation>
    </message>
    <message>
        <source>Ended at {score}</source>
        <translation>Arrêtée à {score}</translation>
    </message>
    <message>
        <source>Ended without a result</source>
        <translation>Arrêtée sans résultat</translation>
    </message>
    <message>
        <source>{player} wins a gammon</source>
        <translation>{player} gagne un gammon</translation>
    </message>
    <message>
        <source>{player} wins a backgammon</source>
        <translation>{player} gagne un backgammon</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>abandon</translation>
    </message>
    <message>
        <source>cube dropped</source>
        <translation>videau refusé</translation>
    </message>
    <message>
        <source>Deleted: {game}</source>
        <translation>Supprimée&#xa0;: {game}</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) deleted</source>
        <translation>
            <numerusform>%n partie supprimée</numerusform>
            <numerusform>%n parties supprimées</numerusform>
        </translation>
    </message>
    <message>
        <source>This game could not be deleted: {cause} ({where}). It stays as it is.</source>
        <translation>Cette partie n’a pas pu être supprimée&#xa0;: {cause} ({where}). Elle reste telle quelle.</translation>
    </message>
    <message>
        <source>This game could not be brought back: {cause} ({where}).</source>
        <translation>Cette partie n’a pas pu être récupérée&#xa0;: {cause} ({where}).</translation>
    </message>
    <message>
        <source>This game could not be read: {cause} ({where}). Nothing was written.</source>
        <translation>Cette partie n’a pas pu être lue&#xa0;: {cause} ({where}). Rien n’a été écrit.</translation>
    </message>
    <message>
        <source>Nothing of {where} was imported: {cause}.</source>
        <translation>Rien de {where} n’a été importé&#xa0;: {cause}.</translation>
    </message>
    <message>
        <source>{where} tells of something that cannot have been played; it was imported up to there. Open the file to see where that is.</source>
        <translation>{where} contient quelque chose qui n’a pas pu être joué&#xa0;; l’importation s’arrête là. Ouvrez le fichier pour voir où.</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Chiffres</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
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
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <translation>&amp;Tour</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ai&amp;de</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Barre d’outils</translation>
    </message>
</context>
<context>
    <name>Match</name>
    <message>
        <source>Single game</source>
        <translation>Partie simple</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Match</translation>
    </message>
    <message>
        <source>Money play</source>
        <translation>Partie d’argent</translation>
    </message>
    <message numerus="yes">
        <source>point(s)</source>
        <comment>behind a number</comment>
        <translation>
            <numerusform>point</numerusform>
            <numerusform>points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>won game(s)</source>
        <comment>behind a number</comment>
        <translation>
            <numerusform>partie gagnée</numerusform>
            <numerusform>parties gagnées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Match to %n won game(s)</source>
        <translation>
            <numerusform>Match en %n partie gagnée</numerusform>
            <numerusform>Match en %n parties gagnées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Match to %n point(s)</source>
        <translation>
            <numerusform>Match en %n point</numerusform>
            <numerusform>Match en %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>{games} of {length} games</source>
        <translation>{games} sur {length} parties</translation>
    </message>
    <message>
        <source>{points} of {length}</source>
        <translation>{points} sur {length}</translation>
    </message>
    <message>
        <source>Crawford game</source>
        <translation>Partie Crawford</translation>
    </message>
    <message>
        <source>{free} + {time}</source>
        <translation>{free} + {time}</translation>
    </message>
    <message>
        <source>Time left: {minutes} min {seconds} s</source>
        <translation>Temps restant&#xa0;: {minutes} min {seconds} s</translation>
    </message>
    <message>
        <source>{player} has no time left. The game can go on.</source>
        <translation>{player} n’a plus de temps. La partie peut continuer.</translation>
    </message>
    <message>
        <source>The cube lies in the middle, at {value}.</source>
        <translation>Le videau est au milieu, à {value}.</translation>
    </message>
    <message>
        <source>The cube is at {value} and belongs to {player}.</source>
        <translation>Le videau est à {value} et appartient à {player}.</translation>
    </message>
    <message>
        <source>Double to {value}</source>
        <translation>Doubler à {value}</translation>
    </message>
    <message>
        <source>Take: play for {value}</source>
        <translation>Accepter&#xa0;: jouer pour {value}</translation>
    </message>
    <message>
        <source>Drop: lose {points}</source>
        <translation>Refuser&#xa0;: perdre {points}</translation>
    </message>
    <message>
        <source>Beaver to {value}</source>
        <translation>Beaver à {value}</translation>
    </message>
    <message>
        <source>{player}: take or drop?</source>
        <translation>{player}&#xa0;: accepter ou refuser&#xa0;?</translation>
    </message>
    <message>
        <source>{player} beavers to {value} and keeps the cube.</source>
        <translation>{player} répond par un beaver&#xa0;: le videau passe à {value} et reste de son côté.</translation>
    </message>
    <message>
        <source>{player} doubles to {value}.</source>
        <translation>{player} double à {value}.</translation>
    </message>
    <message>
        <source>Crawford game: one side is a single point short, so this game is played without the cube.</source>
        <translation>Partie Crawford&#xa0;: il ne manque qu’un point, on joue donc sans videau.</translation>
    </message>
    <message>
        <source>{times} × cube {cube} = {points}</source>
        <translation>{times} × videau {cube} = {points}</translation>
    </message>
    <message>
        <source>{stake}: {product}</source>
        <translation>{stake}&#xa0;: {product}</translation>
    </message>
    <message>
        <source>The cube was never turned, so this counts only once (Jacoby).</source>
        <translation>Le videau n’a jamais été tourné&#xa0;: cela ne compte donc qu’une fois (Jacoby).</translation>
    </message>
    <message>
        <source>The cube was dropped at {offered}: {points}.</source>
        <translation>Le videau a été refusé à {offered}&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>given up as {what}</source>
        <translation>abandon, comme {what}</translation>
    </message>
    <message>
        <source>{player}: {before} + {value} = {after} of {length}</source>
        <translation>{player}&#xa0;: {before} + {value} = {after} sur {length}</translation>
    </message>
    <message>
        <source>{player}: {before} + {value} = {after}</source>
        <translation>{player}&#xa0;: {before} + {value} = {after}</translation>
    </message>
    <message>
        <source>{player} wins the match by {most}&#xa0;to&#xa0;{fewer}.</source>
        <translation>{player} gagne le match par {most}&#xa0;:&#xa0;{fewer}.</translation>
    </message>
    <message>
        <source>The next game is the Crawford game: it is played without the cube.</source>
        <translation>La partie suivante est la partie Crawford&#xa0;: elle se joue sans videau.</translation>
    </message>
    <message>
        <source>{points} (to {length})</source>
        <translation>{points} (en {length})</translation>
    </message>
    <message>
        <source>{player}: {before} + {value} = {after}; {length} would have done</source>
        <translation>{player}&#xa0;: {before} + {value} = {after}&#xa0;; {length} auraient suffi</translation>
    </message>
    <message>
        <source>without the doubling cube</source>
        <translation>sans videau</translation>
    </message>
    <message>
        <source>with the doubling cube</source>
        <translation>avec videau</translation>
    </message>
    <message>
        <source>Crawford rule</source>
        <translation>règle de Crawford</translation>
    </message>
    <message>
        <source>without the Crawford rule</source>
        <translation>sans règle de Crawford</translation>
    </message>
    <message>
        <source>Jacoby rule</source>
        <translation>règle de Jacoby</translation>
    </message>
    <message>
        <source>without the Jacoby rule</source>
        <translation>sans règle de Jacoby</translation>
    </message>
    <message>
        <source>beavers</source>
        <translation>avec beavers</translation>
    </message>
    <message>
        <source>no beavers</source>
        <translation>sans beavers</translation>
    </message>
</context>
<context>
    <name>MatchButtons</name>
    <message>
        <source>Next game</source>
        <translation>Partie suivante</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Retirer</translation>
    </message>
</context>
<context>
    <name>MatchChoice</name>
    <message>
        <source>What is played</source>
        <translation>Ce que l’on joue</translation>
    </message>
    <message>
        <source>Length of the match</source>
        <translation>Longueur du match</translation>
    </message>
    <message>
        <source>With the doubling cube</source>
        <translation>Avec le videau</translation>
    </message>
    <message>
        <source>With it, the Crawford rule holds.</source>
        <translation>Avec lui, la règle Crawford s’applique.</translation>
    </message>
    <message>
        <source>Jacoby</source>
        <translation>Jacoby</translation>
    </message>
    <message>
        <source>Gammons count only once until the cube has been turned.</source>
        <translation>Gammons et backgammons ne comptent qu’une fois tant que le videau n’a pas été tourné.</translation>
    </message>
    <message>
        <source>Beavers</source>
        <translation>Beavers</translation>
    </message>
    <message>
        <source>Whoever is doubled may turn the cube once more and keep it.</source>
        <translation>Celui à qui l’on propose de doubler peut tourner le videau une fois de plus et le garder.</translation>
    </message>
    <message>
        <source>With clocks</source>
        <translation>Avec pendules</translation>
    </message>
    <message>
        <source>min each,</source>
        <translation>min chacun,</translation>
    </message>
    <message>
        <source>s free in each turn</source>
        <translation>s libres par tour</translation>
    </message>
    <message>
        <source>Minutes for each side</source>
        <translation>Minutes pour chaque camp</translation>
    </message>
    <message>
        <source>Free seconds in each turn</source>
        <translation>Secondes libres à chaque tour</translation>
    </message>
</context>
<context>
    <name>Message</name>
    <message>
        <source>Please note</source>
        <translation>À noter</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>Moved</name>
    <message>
        <source>This game goes on in another folder</source>
        <translation>Cette partie se poursuit dans un autre dossier</translation>
    </message>
    <message>
        <source>It was moved to {folder}, where it cannot be found now. What has been played since is known only there. You can go on from where it stood here: as a copy, which is another game.</source>
        <translation>Elle a été déplacée vers {folder}, où elle est introuvable pour le moment. Ce qui s’est joué depuis ne figure que là-bas. Vous pouvez repartir de la situation connue ici avec une copie, qui sera une autre partie.</translation>
    </message>
    <message>
        <source>Go on with a copy</source>
        <translation>Continuer avec une copie</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Pas maintenant</translation>
    </message>
    <message>
        <source>Goes on in another folder</source>
        <translation>Se poursuit dans un autre dossier</translation>
    </message>
    <message>
        <source>Goes on in {folder}</source>
        <translation>Se poursuit dans {folder}</translation>
    </message>
</context>
<context>
    <name>Moves</name>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Close the move list</source>
        <translation>Fermer la liste des coups</translation>
    </message>
    <message>
        <source>An earlier moment</source>
        <translation>Un moment antérieur</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Continuer d’ici</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Revenir à la partie</translation>
    </message>
    <message>
        <source>doubles to {value}</source>
        <translation>double à {value}</translation>
    </message>
    <message>
        <source>beaver to {value}</source>
        <translation>beaver à {value}</translation>
    </message>
    <message>
        <source>takes</source>
        <translation>accepte</translation>
    </message>
    <message>
        <source>drops</source>
        <translation>refuse</translation>
    </message>
    <message>
        <source>gives up</source>
        <translation>abandonne</translation>
    </message>
    <message>
        <source>gives up {stake}</source>
        <translation>concède {stake}</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>passe</translation>
    </message>
    <message>
        <source>{what}, accepted</source>
        <translation>{what}&#xa0;: accepté</translation>
    </message>
    <message>
        <source>{what}, refused</source>
        <translation>{what}&#xa0;: refusé</translation>
    </message>
    <message>
        <source>Ended without a result.</source>
        <translation>Les joueurs se sont levés.</translation>
    </message>
    <message>
        <source>Opening throws: {throws}</source>
        <translation>Jets d’ouverture&#xa0;: {throws}</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation>Début</translation>
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
        <translation>autre début</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n tour</numerusform>
            <numerusform>%n tours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other line(s) of play</source>
        <translation>
            <numerusform>%n autre suite</numerusform>
            <numerusform>%n autres suites</numerusform>
        </translation>
    </message>
    <message>
        <source>Comment: {text}</source>
        <translation>Commentaire&#xa0;: {text}</translation>
    </message>
    <message>
        <source>{player}, {numbers}: {play}</source>
        <translation>{player}, {numbers}&#xa0;: {play}</translation>
    </message>
    <message>
        <source>hits</source>
        <translation>frappe</translation>
    </message>
    <message>
        <source>A comment on this moment</source>
        <translation>Commentaire sur ce moment</translation>
    </message>
    <message>
        <source>The moves are listed here as soon as a game is on the table.</source>
        <translation>Les coups s’inscrivent ici dès qu’une partie est sur la table.</translation>
    </message>
    <message>
        <source>Move list</source>
        <translation>Liste des coups</translation>
    </message>
    <message>
        <source>Other lines of play</source>
        <translation>Autres suites</translation>
    </message>
    <message>
        <source>Moment {number} of {all}</source>
        <translation>Moment {number} sur {all}</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>Un tour en arrière</translation>
    </message>
    <message>
        <source>One turn on</source>
        <translation>Un tour en avant</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>À la fin</translation>
    </message>
</context>
<context>
    <name>MyData</name>
    <message>
        <source>Your data</source>
        <translation>Vos données</translation>
    </message>
    <message>
        <source>Games, deleted ones too</source>
        <translation>Parties, même supprimées</translation>
    </message>
    <message>
        <source>Games saved elsewhere</source>
        <translation>Parties enregistrées ailleurs</translation>
    </message>
    <message>
        <source>The list of games</source>
        <translation>La liste des parties</translation>
    </message>
    <message>
        <source>Settings, with the players’ names</source>
        <translation>Préférences, avec les noms des joueurs</translation>
    </message>
    <message>
        <source>Progress in the lessons</source>
        <translation>Progression dans les leçons</translation>
    </message>
    <message>
        <source>Your own themes</source>
        <translation>Vos propres thèmes de la table</translation>
    </message>
    <message>
        <source>Everything else</source>
        <translation>Tout le reste</translation>
    </message>
    <message>
        <source>The log for faults</source>
        <translation>Le journal des erreurs</translation>
    </message>
    <message>
        <source>{held}: {place}</source>
        <translation>{held}&#xa0;: {place}</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n fichier</numerusform>
            <numerusform>%n fichiers</numerusform>
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
        <translation>Supprimer mes données</translation>
    </message>
    <message>
        <source>This is all the program keeps on this computer. Nothing was ever sent anywhere. Untick what is to stay.</source>
        <translation>Voici tout ce que le programme conserve sur cet ordinateur. Rien n’a jamais été envoyé nulle part. Décochez ce qui doit rester.</translation>
    </message>
    <message>
        <source>The program keeps nothing on this computer.</source>
        <translation>Le programme ne conserve rien sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Delete what is ticked for good? It cannot be brought back.</source>
        <translation>Supprimer définitivement ce qui est coché&#xa0;? Rien ne pourra être récupéré.</translation>
    </message>
    <message>
        <source>Keep everything</source>
        <translation>Tout garder</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Yes, delete for good</source>
        <translation>Oui, supprimer définitivement</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Supprimer…</translation>
    </message>
    <message>
        <source>Everything ticked has been deleted.</source>
        <translation>Tout ce qui était coché est supprimé.</translation>
    </message>
    <message>
        <source>Not everything could be deleted. What is left:</source>
        <translation>Tout n’a pas pu être supprimé. Il reste&#xa0;:</translation>
    </message>
    <message>
        <source>Guest: keep no names on this computer</source>
        <translation>Invité&#xa0;: ne conserver aucun nom sur cet ordinateur</translation>
    </message>
    <message>
        <source>For a computer that many share. Games are kept without the names of the players; names that were kept before stay in their games.</source>
        <translation>Pour un ordinateur partagé. Les parties sont conservées sans les noms des joueurs&#xa0;; les noms déjà conservés restent dans leurs parties.</translation>
    </message>
    <message>
        <source>See where everything lies that the program keeps, and delete it.</source>
        <translation>Voyez où se trouve tout ce que le programme conserve, et supprimez-le.</translation>
    </message>
    <message>
        <source>Delete my data…</source>
        <translation>Supprimer mes données…</translation>
    </message>
    <message>
        <source>Guest – no names are kept</source>
        <translation>Invité – aucun nom n’est conservé</translation>
    </message>
    <message>
        <source>Guest: names are for this game alone and are kept nowhere.</source>
        <translation>Invité&#xa0;: les noms ne servent qu’à cette partie et ne sont conservés nulle part.</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Why?</source>
        <translation>Pourquoi&#xa0;?</translation>
    </message>
    <message>
        <source>Read the rule</source>
        <translation>Lire la règle</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Enregistrer ailleurs…</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>Save a picture of the board</source>
        <translation>Enregistrer une image du tablier</translation>
    </message>
    <message>
        <source>Drawing (*.svg)</source>
        <translation>Dessin (*.svg)</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Image (*.png)</translation>
    </message>
    <message>
        <source>Page (*.pdf)</source>
        <translation>Page (*.pdf)</translation>
    </message>
    <message>
        <source>“{ending}” is not a kind of picture; let the name end in .svg, .png or .pdf.</source>
        <translation>«&#xa0;{ending}&#xa0;» n’est pas un type d’image&#xa0;; terminez le nom par .svg, .png ou .pdf.</translation>
    </message>
    <message>
        <source>The picture “{name}” was not saved: {cause}</source>
        <translation>L’image «&#xa0;{name}&#xa0;» n’est pas enregistrée&#xa0;: {cause}</translation>
    </message>
</context>
<context>
    <name>Plate</name>
    <message>
        <source>to play</source>
        <translation>à jouer</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Name of {colour}</source>
        <translation>Nom du joueur&#xa0;: {colour}</translation>
    </message>
    <message>
        <source>Let the players swap colours</source>
        <translation>Échanger les couleurs des joueurs</translation>
    </message>
</context>
<context>
    <name>Plays</name>
    <message>
        <source>There is nothing to be played now.</source>
        <translation>Il n’y a rien à jouer maintenant.</translation>
    </message>
    <message>
        <source>Close the list of plays</source>
        <translation>Fermer la liste des coups</translation>
    </message>
    <message>
        <source>All plays</source>
        <translation>Tous les coups</translation>
    </message>
    <message>
        <source>Not possible now:</source>
        <translation>Impossible maintenant&#xa0;:</translation>
    </message>
    <message>
        <source>{places}: {reason}</source>
        <translation>{places}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>bar</source>
        <translation>barre</translation>
    </message>
    <message>
        <source>off</source>
        <translation>sortie</translation>
    </message>
</context>
<context>
    <name>PositionFaults</name>
    <message>
        <source>In the tray of {side}: {count}. Place them, or bear the rest off.</source>
        <translation>En réserve pour {side}&#xa0;: {count}. Placez-les, ou sortez le reste.</translation>
    </message>
    <message>
        <source>{side} has more than fifteen checkers; take some away.</source>
        <translation>{side} a plus de quinze pions&#xa0;; enlevez-en.</translation>
    </message>
    <message>
        <source>Point {place} is held by {other}; a point belongs to one side only.</source>
        <translation>{other} tient la flèche {place}&#xa0;; une flèche n’appartient qu’à un camp.</translation>
    </message>
    <message>
        <source>Point {place} is the Hucke of {other}; {side} may never stand there.</source>
        <translation>La flèche {place} est le coin de repos de {other}&#xa0;; {side} ne peut jamais s’y tenir.</translation>
    </message>
    <message>
        <source>{side} cannot stand alone on its Hucke, point {place}; put two there or none.</source>
        <translation>{side} ne peut pas se tenir seul sur son coin de repos, la flèche {place}&#xa0;; mettez-y deux dames ou aucune.</translation>
    </message>
    <message>
        <source>{side} has nothing left to play; put at least one checker on the board.</source>
        <translation>{side} n’a plus rien à jouer&#xa0;; placez au moins un pion.</translation>
    </message>
    <message>
        <source>{side} has won with this score; a game goes on below {target} points.</source>
        <translation>{side} a gagné avec ce score&#xa0;; une partie continue au-dessous de {target} points.</translation>
    </message>
    <message>
        <source>One die is missing; set both, or none.</source>
        <translation>Il manque un dé&#xa0;; posez les deux, ou aucun.</translation>
    </message>
    <message>
        <source>This is the Crawford game, which is played without the cube.</source>
        <translation>C’est la partie Crawford&#xa0;; elle se joue sans videau.</translation>
    </message>
    <message>
        <source>The cube cannot show so much in this match; choose a smaller number.</source>
        <translation>Le videau ne peut pas monter si haut dans ce match&#xa0;; choisissez un nombre plus petit.</translation>
    </message>
    <message>
        <source>A cube that has been turned belongs to a side; say to which.</source>
        <translation>Un videau tourné appartient à un camp&#xa0;; dites auquel.</translation>
    </message>
    <message>
        <source>A cube that shows 1 has not been turned; it lies in the middle.</source>
        <translation>Un videau à 1 n’a pas été tourné&#xa0;; il reste au milieu.</translation>
    </message>
    <message>
        <source>A single game has no cube; choose money or a match.</source>
        <translation>Une partie simple n’a pas de videau&#xa0;; choisissez une partie d’argent ou un match.</translation>
    </message>
    <message>
        <source>{side} has won the match with this score; lower the score.</source>
        <translation>{side} a gagné le match avec ce score&#xa0;; baissez-le.</translation>
    </message>
    <message>
        <source>Neither side could ever move from here; open a point.</source>
        <translation>D’ici, aucun camp ne pourrait jamais jouer&#xa0;; ouvrez une flèche.</translation>
    </message>
    <message>
        <source>No checker can lie there.</source>
        <translation>Aucun pion ne peut s’y tenir.</translation>
    </message>
    <message>
        <source>All fifteen checkers of {side} are placed; take one away first.</source>
        <translation>Les quinze pions de {side} sont placés&#xa0;; enlevez-en d’abord un.</translation>
    </message>
    <message>
        <source>the ID has too few or too many letters.</source>
        <translation>l’identifiant a trop ou trop peu de signes.</translation>
    </message>
    <message>
        <source>there is a letter that no ID has.</source>
        <translation>il y a là un signe qu’aucun identifiant n’a.</translation>
    </message>
    <message>
        <source>the ID has something left over at its end.</source>
        <translation>l’identifiant ne tombe pas juste.</translation>
    </message>
    <message>
        <source>there are too many fields.</source>
        <translation>il y a trop de champs.</translation>
    </message>
    <message>
        <source>something is missing here.</source>
        <translation>il manque quelque chose ici.</translation>
    </message>
    <message>
        <source>a side has more than fifteen checkers.</source>
        <translation>un camp a plus de quinze pions.</translation>
    </message>
    <message>
        <source>the checkers do not make fifteen.</source>
        <translation>il n’y a pas quinze pions.</translation>
    </message>
    <message>
        <source>both sides stand on one point.</source>
        <translation>les deux camps sont sur la même flèche.</translation>
    </message>
    <message>
        <source>no own checker stays on the target point; count it as off.</source>
        <translation>aucune dame ne reste sur sa flèche d’arrivée&#xa0;; comptez-la dans «&#xa0;off&#xa0;».</translation>
    </message>
    <message>
        <source>that is the Hucke of the other side.</source>
        <translation>c’est le coin de repos de l’autre camp.</translation>
    </message>
    <message>
        <source>a checker cannot stand alone on its Hucke.</source>
        <translation>une dame ne peut pas être seule sur son coin de repos.</translation>
    </message>
    <message>
        <source>“{what}” is needed here.</source>
        <translation>il faut ici «&#xa0;{what}&#xa0;».</translation>
    </message>
    <message>
        <source>“{what}” is not a point with its checkers; write it like {example}.</source>
        <translation>«&#xa0;{what}&#xa0;» n’est pas une flèche avec ses pions&#xa0;; écrivez par exemple {example}.</translation>
    </message>
    <message>
        <source>two sides are needed, with one stroke between them.</source>
        <translation>il faut deux camps, séparés par une barre oblique.</translation>
    </message>
    <message>
        <source>this board has no such place.</source>
        <translation>ce tablier n’a pas cette place.</translation>
    </message>
    <message>
        <source>“{what}” is not a side of this game.</source>
        <translation>«&#xa0;{what}&#xa0;» n’est pas un camp de ce jeu.</translation>
    </message>
    <message>
        <source>“{what}” is not a game of this program.</source>
        <translation>«&#xa0;{what}&#xa0;» n’est pas un jeu de ce programme.</translation>
    </message>
    <message>
        <source>the game has no such house rule: “{what}”.</source>
        <translation>le jeu n’a pas cette règle maison&#xa0;: «&#xa0;{what}&#xa0;».</translation>
    </message>
    <message>
        <source>there is no such cube.</source>
        <translation>aucun videau ne montre cela.</translation>
    </message>
    <message>
        <source>this game has no cube.</source>
        <translation>ce jeu n’a pas de videau.</translation>
    </message>
    <message>
        <source>dice show 1 to 6.</source>
        <translation>les dés montrent de 1 à 6.</translation>
    </message>
    <message>
        <source>there is no such score.</source>
        <translation>ce score n’existe pas.</translation>
    </message>
    <message>
        <source>no match is that long here.</source>
        <translation>aucun match n’est si long ici.</translation>
    </message>
    <message>
        <source>the ID is of a moment that is not known.</source>
        <translation>l’identifiant ne désigne aucun moment connu.</translation>
    </message>
    <message>
        <source>this is given twice.</source>
        <translation>cela figure deux fois.</translation>
    </message>
    <message>
        <source>the game is won with this score.</source>
        <translation>avec ce score la partie est gagnée.</translation>
    </message>
    <message>
        <source>the ID cannot have this value.</source>
        <translation>l’identifiant ne peut pas avoir cette valeur.</translation>
    </message>
    <message>
        <source>a checker stands on the bar of the other side.</source>
        <translation>un pion est sur la barre de l’autre camp.</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Règles maison</translation>
    </message>
    <message>
        <source>Side to move</source>
        <translation>Camp au trait</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Match</translation>
    </message>
    <message>
        <source>Match length</source>
        <translation>Longueur du match</translation>
    </message>
    <message>
        <source>Cube</source>
        <translation>Videau</translation>
    </message>
    <message>
        <source>Owner of the cube</source>
        <translation>Propriétaire du videau</translation>
    </message>
    <message>
        <source>Largest cube</source>
        <translation>Videau maximal</translation>
    </message>
    <message>
        <source>There is nothing to read yet.</source>
        <translation>Il n’y a encore rien à lire.</translation>
    </message>
    <message>
        <source>Line {line} is not a position; write it like “{example}”, or paste an ID.</source>
        <translation>La ligne {line} n’est pas une position&#xa0;; écrivez par exemple «&#xa0;{example}&#xa0;», ou collez un identifiant.</translation>
    </message>
    <message>
        <source>The position cannot be played from.</source>
        <translation>On ne peut pas jouer à partir de cette position.</translation>
    </message>
    <message>
        <source>bar</source>
        <translation>barre</translation>
    </message>
    <message>
        <source>borne off</source>
        <translation>sortis</translation>
    </message>
    <message>
        <source>this cannot be right.</source>
        <translation>c’est faux.</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>{field}, line {line}, column {column}: {cause}</source>
        <translation>{field}, ligne {line}, colonne {column}&#xa0;: {cause}</translation>
    </message>
    <message>
        <source>{field}, column {column}: {cause}</source>
        <translation>{field}, colonne {column}&#xa0;: {cause}</translation>
    </message>
    <message>
        <source>The text is too long to look for a position in it.</source>
        <translation>Le texte est trop long pour y chercher une position.</translation>
    </message>
    <message>
        <source>This is a position of the kind {what}, which cannot be read here; copy its XGID or its Position ID instead.</source>
        <translation>C’est une position du type {what}, qui ne peut pas être lue ici&#xa0;; copiez plutôt son XGID ou son Position ID.</translation>
    </message>
</context>
<context>
    <name>PositionText</name>
    <message>
        <source>Open a position from text</source>
        <translation>Ouvrir une position depuis un texte</translation>
    </message>
    <message>
        <source>Paste a position of this program, a Position ID, a Match ID or an XGID.</source>
        <translation>Collez une position de ce programme, un Position ID, un Match ID ou un XGID.</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Set up</source>
        <translation>Composer</translation>
    </message>
    <message>
        <source>Position of this program</source>
        <translation>Position de ce programme</translation>
    </message>
    <message>
        <source>It is the first of {count} in this text.</source>
        <translation>C’est la première de {count} dans ce texte.</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>Set by hand</source>
        <translation>Dés placés à la main</translation>
    </message>
    <message>
        <source>Begins</source>
        <translation>Commence</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation>Égalité</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>Throw again</source>
        <translation>Relancer</translation>
    </message>
    <message>
        <source>Finish turn</source>
        <translation>Terminer le tour</translation>
    </message>
    <message>
        <source>Given in advance</source>
        <translation>Dés donnés d’avance</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Annuler le coup</translation>
    </message>
    <message>
        <source>Use the {number} instead</source>
        <translation>Jouer plutôt le {number}</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Valider</translation>
    </message>
    <message>
        <source>Set the die to {number}</source>
        <translation>Mettre le dé sur {number}</translation>
    </message>
    <message>
        <source>Double: one more throw</source>
        <translation>Doublet&#xa0;: encore un jet</translation>
    </message>
</context>
<context>
    <name>Preflight</name>
    <message>
        <source>DISPLAY is not set</source>
        <translation>DISPLAY n’est pas définie</translation>
    </message>
    <message>
        <source>DISPLAY is “{name}”, which does not name a display</source>
        <translation>DISPLAY vaut «&#xa0;{name}&#xa0;», ce qui ne désigne aucun affichage</translation>
    </message>
    <message>
        <source>WAYLAND_DISPLAY is “{name}”, but XDG_RUNTIME_DIR is not set</source>
        <translation>WAYLAND_DISPLAY vaut «&#xa0;{name}&#xa0;», mais XDG_RUNTIME_DIR n’est pas définie</translation>
    </message>
    <message>
        <source>the Wayland display “{name}” cannot be reached ({reason})</source>
        <translation>l’affichage Wayland «&#xa0;{name}&#xa0;» est injoignable ({reason})</translation>
    </message>
    <message>
        <source>the X display “{name}” cannot be reached ({reason})</source>
        <translation>l’affichage X «&#xa0;{name}&#xa0;» est injoignable ({reason})</translation>
    </message>
    <message>
        <source>this system has no such sockets</source>
        <translation>ce système n’a pas de telles sockets</translation>
    </message>
    <message>
        <source>no display has so high a number</source>
        <translation>aucun affichage n’a un numéro aussi grand</translation>
    </message>
    <message>
        <source>it does not answer</source>
        <translation>il ne répond pas</translation>
    </message>
    <message>
        <source>nobody knows its machine</source>
        <translation>sa machine est inconnue</translation>
    </message>
    <message>
        <source>the X display “{name}” accepts connections but does not answer</source>
        <translation>l’affichage X «&#xa0;{name}&#xa0;» accepte les connexions, mais ne répond pas</translation>
    </message>
    <message>
        <source>the X display “{name}” refuses the connection of this user</source>
        <translation>l’affichage X «&#xa0;{name}&#xa0;» refuse la connexion de cet utilisateur</translation>
    </message>
    <message>
        <source>QT_QPA_PLATFORM is set to “{name}”, which Qt does not know: remove the variable, or set it to xcb or wayland.</source>
        <translation>QT_QPA_PLATFORM vaut «&#xa0;{name}&#xa0;», que Qt ne connaît pas&#xa0;: supprimez la variable, ou donnez-lui la valeur xcb ou wayland.</translation>
    </message>
    <message>
        <source>There is no screen to show the window on: neither DISPLAY nor WAYLAND_DISPLAY is set. Start the program from a desktop session.</source>
        <translation>Il n’y a pas d’écran où montrer la fenêtre&#xa0;: ni DISPLAY ni WAYLAND_DISPLAY n’est définie. Lancez le programme depuis une session de bureau.</translation>
    </message>
    <message>
        <source>There is no screen to show the window on: {reasons}.</source>
        <translation>Il n’y a pas d’écran où montrer la fenêtre&#xa0;: {reasons}.</translation>
    </message>
    <message>
        <source>System libraries that Qt needs are missing; install the packages with: {files}.</source>
        <translation>Il manque des bibliothèques du système dont Qt a besoin&#xa0;; installez les paquets qui contiennent&#xa0;: {files}.</translation>
    </message>
    <message>
        <source>System libraries that Qt needs are missing ({files}). Install them with: {command}</source>
        <translation>Il manque des bibliothèques du système dont Qt a besoin ({files}). Installez-les avec&#xa0;: {command}</translation>
    </message>
</context>
<context>
    <name>Present</name>
    <message>
        <source>Audience window</source>
        <translation>Fenêtre du public</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Un pas en arrière</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Un pas en avant</translation>
    </message>
    <message>
        <source>Draw arrows</source>
        <translation>Dessiner des flèches de couleur</translation>
    </message>
    <message>
        <source>Draw circles</source>
        <translation>Dessiner des cercles</translation>
    </message>
    <message>
        <source>Write numbers</source>
        <translation>Écrire des numéros</translation>
    </message>
    <message>
        <source>Next colour</source>
        <translation>Couleur suivante</translation>
    </message>
    <message>
        <source>Wipe off the drawings</source>
        <translation>Effacer les dessins</translation>
    </message>
    <message>
        <source>Dark curtain</source>
        <translation>Rideau noir</translation>
    </message>
    <message>
        <source>White curtain</source>
        <translation>Rideau blanc</translation>
    </message>
    <message>
        <source>Hold the audience’s picture</source>
        <translation>Figer l’image du public</translation>
    </message>
    <message>
        <source>Previous kept position</source>
        <translation>Position gardée précédente</translation>
    </message>
    <message>
        <source>Next kept position</source>
        <translation>Position gardée suivante</translation>
    </message>
    <message>
        <source>Presentation</source>
        <translation>Présentation</translation>
    </message>
    <message>
        <source>Leave the presentation?</source>
        <translation>Quitter la présentation&#xa0;?</translation>
    </message>
    <message>
        <source>The board is kept with everything drawn on it. A game that was going on stands where you left it.</source>
        <translation>Le tablier est conservé avec tous ses dessins. Une partie en cours reste telle que vous l’avez laissée.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Rester</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Set the dice by hand</source>
        <translation>Poser les dés à la main</translation>
    </message>
    <message>
        <source>Show all plays</source>
        <translation>Montrer tous les coups</translation>
    </message>
    <message>
        <source>Draw the curtain</source>
        <translation>Tirer le rideau</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Composer une position</translation>
    </message>
    <message>
        <source>Keep this board</source>
        <translation>Garder cette position</translation>
    </message>
    <message>
        <source>Leave the presentation</source>
        <translation>Quitter la présentation</translation>
    </message>
    <message>
        <source>Red, solid line</source>
        <translation>Rouge, trait plein</translation>
    </message>
    <message>
        <source>Blue, dashed line</source>
        <translation>Bleu, trait interrompu</translation>
    </message>
    <message>
        <source>Green, dotted line</source>
        <translation>Vert, trait pointillé</translation>
    </message>
    <message>
        <source>Yellow, double line</source>
        <translation>Jaune, trait double</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Accepter</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Partie suivante</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Partie finie</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Finish turn</source>
        <translation>Terminer le tour</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Valider</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>All plays: {count}</source>
        <translation>Coups possibles&#xa0;: {count}</translation>
    </message>
    <message>
        <source>The audience sees the curtain.</source>
        <translation>Le public voit le rideau.</translation>
    </message>
    <message>
        <source>Only the audience window’s picture can be held; open the window first.</source>
        <translation>Seule la fenêtre du public peut être figée&#xa0;: ouvrez-la d’abord.</translation>
    </message>
    <message>
        <source>The audience’s picture is held.</source>
        <translation>L’image du public est figée.</translation>
    </message>
    <message>
        <source>Screen {name} ({width} × {height})</source>
        <translation>Écran {name} ({width} × {height})</translation>
    </message>
    <message>
        <source>In a window of its own</source>
        <translation>Dans une fenêtre à part</translation>
    </message>
    <message>
        <source>Close the audience window</source>
        <translation>Fermer la fenêtre du public</translation>
    </message>
    <message>
        <source>A board is being presented</source>
        <translation>Un tablier est présenté</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Maj</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>PgDown</source>
        <translation>Page suiv.</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>Page préc.</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Retour arrière</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Gauche</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Droite</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Haut</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Bas</translation>
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
        <translation>Vous n’avez rien à jouer à cet endroit.</translation>
    </message>
    <message>
        <source>no checker of this side stands there</source>
        <translation>aucun pion de ce camp ne s’y trouve</translation>
    </message>
    <message>
        <source>Checkers never run backwards.</source>
        <translation>On ne recule jamais.</translation>
    </message>
    <message>
        <source>this side does not move that way</source>
        <translation>ce camp ne joue pas dans ce sens</translation>
    </message>
    <message>
        <source>First empty the start point; until then no other checker may move.</source>
        <translation>Videz d’abord le talon&#xa0;; jusque-là, aucune autre dame ne bouge.</translation>
    </message>
    <message>
        <source>checkers still wait on the start point</source>
        <translation>des dames attendent encore au talon</translation>
    </message>
    <message>
        <source>Your checker on the bar has to come in first.</source>
        <translation>Votre pion sur la barre doit d’abord rentrer.</translation>
    </message>
    <message>
        <source>the checker on the bar finds no open point to come in on.</source>
        <translation>le pion sur la barre ne trouve aucune flèche ouverte pour rentrer.</translation>
    </message>
    <message>
        <source>checkers on the bar must enter first</source>
        <translation>les pions sur la barre doivent d’abord rentrer</translation>
    </message>
    <message>
        <source>None of the numbers left leads there.</source>
        <translation>Aucun des nombres restants n’y mène.</translation>
    </message>
    <message>
        <source>the dice do not show that number, or not that often</source>
        <translation>les dés ne montrent pas ce nombre, ou pas si souvent</translation>
    </message>
    <message>
        <source>This is the other side’s Hucke; you may never stop there.</source>
        <translation>C’est le coin de repos adverse&#xa0;; vous ne pouvez jamais vous y arrêter.</translation>
    </message>
    <message>
        <source>the only way left leads to the other side’s Hucke.</source>
        <translation>le seul chemin mène au coin de repos adverse.</translation>
    </message>
    <message>
        <source>the opponent’s Hucke is closed at all times</source>
        <translation>le coin de repos de l’adversaire est toujours fermé</translation>
    </message>
    <message>
        <source>Two or more checkers of the other side close this point.</source>
        <translation>Cette flèche est fermée&#xa0;: l’adversaire l’occupe à deux ou plus.</translation>
    </message>
    <message>
        <source>every point in reach is closed.</source>
        <translation>toutes les flèches à portée sont fermées.</translation>
    </message>
    <message>
        <source>two or more opposing checkers close the point</source>
        <translation>deux pions adverses ou plus ferment cette flèche</translation>
    </message>
    <message>
        <source>Bearing off begins only when all your checkers are in the home board.</source>
        <translation>On ne sort qu’une fois tous ses pions dans le jan intérieur.</translation>
    </message>
    <message>
        <source>bearing off is not allowed before all checkers are home.</source>
        <translation>on ne sort pas avant d’avoir tous ses pions chez soi.</translation>
    </message>
    <message>
        <source>not all fifteen checkers are home yet</source>
        <translation>les quinze pions ne sont pas encore tous dans le jan intérieur</translation>
    </message>
    <message>
        <source>A checker farther back has to use this number.</source>
        <translation>Ce nombre revient à un pion placé plus en arrière.</translation>
    </message>
    <message>
        <source>a checker farther back is in the way of bearing off.</source>
        <translation>un pion placé plus en arrière empêche la sortie.</translation>
    </message>
    <message>
        <source>a checker farther back must be moved with that number</source>
        <translation>ce nombre doit se jouer avec un pion placé plus loin</translation>
    </message>
    <message>
        <source>A lone checker may not stop in your Hucke, not even on its way.</source>
        <translation>Une dame seule ne peut pas s’arrêter dans votre coin de repos, même en passant.</translation>
    </message>
    <message>
        <source>no checker may rest alone on its Hucke</source>
        <translation>aucune dame ne peut se poser seule dans son coin de repos</translation>
    </message>
    <message>
        <source>A checker that has hit in your home board stays there for this throw.</source>
        <translation>Un pion qui a frappé dans votre jan intérieur y reste pour ce jet.</translation>
    </message>
    <message>
        <source>the checker that has hit must stay where it is.</source>
        <translation>le pion qui a frappé doit rester où il est.</translation>
    </message>
    <message>
        <source>a checker that has hit in its home board stays there for this throw</source>
        <translation>un pion qui a frappé dans son jan intérieur y reste pour ce jet</translation>
    </message>
    <message>
        <source>Your empty Hucke must be entered by two checkers in one throw.</source>
        <translation>Votre coin de repos vide se prend avec deux dames dans le même jet.</translation>
    </message>
    <message>
        <source>a checker would enter the Hucke alone.</source>
        <translation>une dame entrerait seule dans le coin de repos.</translation>
    </message>
    <message>
        <source>the Hucke must be entered by two checkers in one throw</source>
        <translation>le coin de repos se prend avec deux dames dans le même jet</translation>
    </message>
    <message>
        <source>The last two in the Hucke must go on in the same throw.</source>
        <translation>Les deux dernières dames doivent quitter le coin de repos dans le même jet.</translation>
    </message>
    <message>
        <source>a single checker would be left behind in the Hucke.</source>
        <translation>une dame resterait seule dans le coin de repos.</translation>
    </message>
    <message>
        <source>the last two checkers must leave the Hucke in one throw</source>
        <translation>les deux dernières dames quittent le coin de repos dans le même jet</translation>
    </message>
    <message>
        <source>This would waste a number; you have to play as many of them as you can.</source>
        <translation>Un nombre serait perdu&#xa0;; vous devez jouer le plus de nombres possible.</translation>
    </message>
    <message>
        <source>more numbers of the throw could be played</source>
        <translation>on pouvait jouer davantage de nombres de ce jet</translation>
    </message>
    <message>
        <source>Only one number can be played, and it has to be the higher one.</source>
        <translation>Un seul nombre peut être joué, et ce doit être le plus fort.</translation>
    </message>
    <message>
        <source>of the two numbers the higher one must be played</source>
        <translation>des deux nombres, c’est le plus grand qu’il faut jouer</translation>
    </message>
    <message>
        <source>This game is played without the doubling cube.</source>
        <translation>Cette partie se joue sans videau.</translation>
    </message>
    <message>
        <source>this game is played without the cube</source>
        <translation>on joue sans videau</translation>
    </message>
    <message>
        <source>Nobody doubles in the Crawford game.</source>
        <translation>On ne double pas dans la partie Crawford.</translation>
    </message>
    <message>
        <source>in the Crawford game the cube is not used</source>
        <translation>le videau ne sert pas dans la partie Crawford</translation>
    </message>
    <message>
        <source>Only the side on turn may double.</source>
        <translation>Seul le joueur dont c’est le tour peut doubler.</translation>
    </message>
    <message>
        <source>only the side about to throw may double</source>
        <translation>seul le camp qui va lancer les dés peut doubler</translation>
    </message>
    <message>
        <source>Doubling comes before the throw.</source>
        <translation>On double avant de lancer les dés.</translation>
    </message>
    <message>
        <source>a side doubles before its throw, not after it</source>
        <translation>on double avant de lancer les dés, pas après</translation>
    </message>
    <message>
        <source>The cube belongs to {player}; nobody else may turn it now.</source>
        <translation>Le videau est à {player}&#xa0;; personne d’autre ne peut le tourner.</translation>
    </message>
    <message>
        <source>the cube belongs to the opponent</source>
        <translation>le videau appartient à l’adversaire</translation>
    </message>
    <message>
        <source>The cube goes no higher.</source>
        <translation>Le videau ne va pas plus haut.</translation>
    </message>
    <message>
        <source>the cube has reached its highest value</source>
        <translation>le videau a atteint sa plus haute valeur</translation>
    </message>
    <message>
        <source>it is not this side’s turn to throw</source>
        <translation>ce n’est pas à ce camp de lancer les dés</translation>
    </message>
    <message>
        <source>a throw has another number of dice, or other faces</source>
        <translation>un jet a un autre nombre de dés ou d’autres faces</translation>
    </message>
    <message>
        <source>no throw lies there to be played</source>
        <translation>il n’y a pas de jet à jouer</translation>
    </message>
    <message>
        <source>no checker can go from there to there</source>
        <translation>aucune dame ne peut aller de là à là</translation>
    </message>
    <message>
        <source>a number of the throw can still be played</source>
        <translation>un nombre du jet peut encore être joué</translation>
    </message>
    <message>
        <source>nobody can resign at this moment</source>
        <translation>personne ne peut abandonner à ce moment</translation>
    </message>
    <message>
        <source>no game is lost for as much as that</source>
        <translation>aucune partie ne se perd aussi cher</translation>
    </message>
    <message>
        <source>no resignation waits for an answer</source>
        <translation>aucun abandon n’attend de réponse</translation>
    </message>
    <message>
        <source>the cube cannot be turned now</source>
        <translation>le videau ne peut pas être tourné maintenant</translation>
    </message>
    <message>
        <source>no double waits for an answer</source>
        <translation>aucun doublement n’attend de réponse</translation>
    </message>
    <message>
        <source>this double cannot be beavered</source>
        <translation>ce doublement n’admet pas de beaver</translation>
    </message>
    <message>
        <source>no further game follows</source>
        <translation>aucune autre partie ne suit</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>la partie est finie</translation>
    </message>
    <message>
        <source>nothing is taken back once the game is over</source>
        <translation>rien ne se reprend une fois la partie finie</translation>
    </message>
    <message>
        <source>No number of this throw can be played: {reason}</source>
        <translation>Aucun nombre de ce jet n’est jouable&#xa0;: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>The number(s) {numbers} cannot be played: {reason}</source>
        <translation>
            <numerusform>Le {numbers} n’est pas jouable&#xa0;: {reason}</numerusform>
            <numerusform>Les nombres {numbers} ne sont pas jouables&#xa0;: {reason}</numerusform>
        </translation>
    </message>
    <message>
        <source>the rules forbid it ({rule})</source>
        <translation>les règles l’interdisent ({rule})</translation>
    </message>
    <message>
        <source>the checkers on the start point cannot leave it, and so no other can move.</source>
        <translation>les dames du talon ne peuvent pas en sortir, et aucune autre ne peut donc jouer.</translation>
    </message>
    <message>
        <source>there is nothing of this kind to be taken back</source>
        <translation>il n’y a rien de tel à reprendre</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Une erreur s’est produite</translation>
    </message>
    <message>
        <source>The program met an error it did not expect. Your game is kept and shown as it was recorded; you can go on playing. The report below helps to put the error right.</source>
        <translation>Le programme a rencontré une erreur inattendue. Votre partie est conservée et s’affiche telle qu’elle a été enregistrée&#xa0;; vous pouvez continuer à jouer. Le rapport ci-dessous aide à corriger l’erreur.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Copier le rapport</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>Requests</name>
    <message>
        <source>The line is not sound UTF-8 text; save the requests as UTF-8, with whole characters.</source>
        <translation>La ligne n’est pas un texte UTF-8 intact&#xa0;; enregistrez les requêtes en UTF-8, avec des caractères entiers.</translation>
    </message>
    <message>
        <source>The line is not JSON (fault at column {column}); write one JSON object on one line.</source>
        <translation>La ligne n’est pas du JSON (faute à la colonne {column})&#xa0;; écrivez un objet JSON sur une ligne.</translation>
    </message>
    <message>
        <source>The line has a number that cannot be used, such as NaN or one far too long; use small whole numbers.</source>
        <translation>La ligne contient un nombre inutilisable, par exemple NaN ou un nombre bien trop long&#xa0;; prenez de petits nombres entiers.</translation>
    </message>
    <message>
        <source>The line is nested too deep; a request has at most lists within a list.</source>
        <translation>La ligne est imbriquée trop profondément&#xa0;; une requête a tout au plus des listes dans une liste.</translation>
    </message>
    <message>
        <source>The line is longer than {limit} bytes; write one request on each line.</source>
        <translation>La ligne dépasse {limit} octets&#xa0;; écrivez une requête par ligne.</translation>
    </message>
    <message>
        <source>{where} is written twice in one object; keep one of the two.</source>
        <translation>{where} est écrit deux fois dans un objet&#xa0;; gardez l’un des deux.</translation>
    </message>
    <message>
        <source>{where} is missing; add it to the line.</source>
        <translation>{where} manque&#xa0;; ajoutez-le à la ligne.</translation>
    </message>
    <message>
        <source>{where} is not a known key; use {choices}, or leave it out.</source>
        <translation>{where} n’est pas une clé connue&#xa0;; prenez {choices}, ou omettez-la.</translation>
    </message>
    <message>
        <source>{where} must be a JSON object, not {kind}.</source>
        <translation>{where} doit être un objet JSON, non {kind}.</translation>
    </message>
    <message>
        <source>{where} must be a list, not {kind}.</source>
        <translation>{where} doit être une liste, non {kind}.</translation>
    </message>
    <message>
        <source>{where} must be a whole number, not {kind}.</source>
        <translation>{where} doit être un nombre entier, non {kind}.</translation>
    </message>
    <message>
        <source>{where} must be {choices}, not {kind}.</source>
        <translation>{where} doit être {choices}, non {kind}.</translation>
    </message>
    <message>
        <source>{where} must be two numbers, not {given}.</source>
        <translation>{where} doit avoir deux nombres, non {given}.</translation>
    </message>
    <message>
        <source>{where} must be {wanted} numbers, not {given}.</source>
        <translation>{where} doit avoir {wanted} nombres, non {given}.</translation>
    </message>
    <message>
        <source>{where} must be a number from 1 to 6, not {given}.</source>
        <translation>{where} doit être un nombre de 1 à 6, non {given}.</translation>
    </message>
    <message>
        <source>{where} must be two places, from and to, not {given} of them.</source>
        <translation>{where} doit avoir deux places, départ et arrivée, non {given}.</translation>
    </message>
    <message>
        <source>{where} must name places of the board: a number from 1 to 24 or {choices}, not {kind}.</source>
        <translation>{where} doit nommer des places du tablier&#xa0;: un nombre de 1 à 24 ou {choices}, non {kind}.</translation>
    </message>
    <message>
        <source>{where} must be 0 or more, not {given}.</source>
        <translation>{where} doit être 0 ou plus, non {given}.</translation>
    </message>
    <message>
        <source>{where} is not a place in this game; name points “1” to “24”, “off”, and in Backgammon and Tavla “bar”.</source>
        <translation>{where} n’est pas une place de ce jeu&#xa0;; il y a «&#xa0;1&#xa0;» à «&#xa0;24&#xa0;», «&#xa0;off&#xa0;», et au backgammon et au tavla «&#xa0;bar&#xa0;».</translation>
    </message>
    <message>
        <source>{where} must be 0 or more checkers; a point cannot owe any.</source>
        <translation>{where} doit avoir 0 pion ou plus&#xa0;; une flèche ne peut pas en devoir.</translation>
    </message>
    <message>
        <source>{where} has more than fifteen checkers; take away those that are too many.</source>
        <translation>{where} a plus de quinze pions&#xa0;; ôtez ceux qui sont de trop.</translation>
    </message>
    <message>
        <source>{where} does not complete fifteen checkers; correct the number or leave “off” out.</source>
        <translation>{where} ne complète pas quinze pions&#xa0;; corrigez le nombre ou omettez «&#xa0;off&#xa0;».</translation>
    </message>
    <message>
        <source>Checkers of both sides stand on point {point}; take one side off it.</source>
        <translation>Des pions des deux camps sont sur la flèche {point}&#xa0;; ôtez ceux d’un camp.</translation>
    </message>
    <message>
        <source>{where} is the target point of {side}, where no own checker stays; count those checkers as “off”.</source>
        <translation>{where} est la flèche d’arrivée de {side}, où aucune de ses dames ne reste&#xa0;; comptez-les dans «&#xa0;off&#xa0;».</translation>
    </message>
    <message>
        <source>{where} is the opponent’s Hucke, which no checker of {side} may enter; move those checkers elsewhere.</source>
        <translation>{where} est le coin de repos de l’adversaire, où aucune dame de {side} n’entre&#xa0;; placez ces dames ailleurs.</translation>
    </message>
    <message>
        <source>{where} is {side}’s own Hucke, where a checker cannot stand alone; put two or more there, or none.</source>
        <translation>{where} est le coin de repos de {side}, où une dame ne peut pas être seule&#xa0;; mettez-en deux ou plus, ou aucune.</translation>
    </message>
    <message>
        <source>This game of {variant} is finished; ask about a position before its end.</source>
        <translation>Cette partie de {variant} est finie&#xa0;; demandez une position d’avant la fin.</translation>
    </message>
    <message>
        <source>“{side}” has borne off all its checkers and cannot move; ask about a position before that.</source>
        <translation>«&#xa0;{side}&#xa0;» a sorti tous ses pions et ne peut plus jouer&#xa0;; demandez une position d’avant.</translation>
    </message>
    <message>
        <source>{where} is a key this game does not have; leave it out.</source>
        <translation>{where} est une clé que ce jeu n’a pas&#xa0;; omettez-la.</translation>
    </message>
    <message>
        <source>The line</source>
        <translation>La ligne</translation>
    </message>
    <message>
        <source>“{text}”</source>
        <translation>«&#xa0;{text}&#xa0;»</translation>
    </message>
    <message>
        <source>the number {number}</source>
        <translation>le nombre {number}</translation>
    </message>
    <message>
        <source>the text {text}</source>
        <translation>le texte {text}</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>une liste</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un objet</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} ou {last}</translation>
    </message>
    <message>
        <source>{where} must be true or false, not {kind}.</source>
        <translation>{where} doit être true ou false, non {kind}.</translation>
    </message>
    <message>
        <source>{where} must be from {least} to {most}, not {given}.</source>
        <translation>{where} doit être compris entre {least} et {most}, non {given}.</translation>
    </message>
    <message>
        <source>{where} must be a whole number or a text of at most {limit} characters, so that the answer can be told from others.</source>
        <translation>{where} doit être un nombre entier ou un texte d’au plus {limit} caractères, afin de distinguer la réponse des autres.</translation>
    </message>
    <message>
        <source>{where} is for money play; leave “length” out or set it to 0.</source>
        <translation>{where} ne vaut que pour la partie d’argent&#xa0;; omettez «&#xa0;length&#xa0;» ou mettez-le à 0.</translation>
    </message>
    <message>
        <source>{where} is true, but no side stands one point from winning the match; correct the score.</source>
        <translation>{where} est true, mais aucun camp n’est à un point de gagner le match&#xa0;; corrigez le score.</translation>
    </message>
    <message>
        <source>{where} must be 1, 2, 4 and so on up to {limit}; correct the cube.</source>
        <translation>{where} doit être 1, 2, 4 et ainsi de suite jusqu’à {limit}&#xa0;; corrigez le videau.</translation>
    </message>
    <message>
        <source>{where} must name the side that owns a cube of 2 or more, and must be missing while the cube lies in the middle and in the Crawford game.</source>
        <translation>{where} doit nommer le camp qui possède un videau de 2 ou plus, et manquer tant que le videau est au milieu ainsi que dans la partie Crawford.</translation>
    </message>
    <message>
        <source>There is no cube to turn in this game; give a “match” of a game with a cube that is not the Crawford game.</source>
        <translation>Il n’y a pas de videau à tourner dans cette partie&#xa0;; donnez le «&#xa0;match&#xa0;» d’un jeu avec videau qui ne soit pas à la partie Crawford.</translation>
    </message>
    <message>
        <source>“{side}” may not turn the cube, which belongs to the other side or is at its limit; correct “owner” or “cube”.</source>
        <translation>«&#xa0;{side}&#xa0;» ne peut pas tourner le videau, qui appartient à l’autre camp ou a atteint sa limite&#xa0;; corrigez «&#xa0;owner&#xa0;» ou «&#xa0;cube&#xa0;».</translation>
    </message>
</context>
<context>
    <name>RulesController</name>
    <message>
        <source>Only one play is possible: {play}</source>
        <translation>Un seul coup est possible&#xa0;: {play}</translation>
    </message>
</context>
<context>
    <name>RulesDock</name>
    <message>
        <source>the starting position</source>
        <translation>la position de départ</translation>
    </message>
    <message>
        <source>the way of the checkers</source>
        <translation>le parcours des pions</translation>
    </message>
    <message>
        <source>who begins</source>
        <translation>qui commence</translation>
    </message>
    <message>
        <source>what a throw is worth</source>
        <translation>ce que vaut un lancer</translation>
    </message>
    <message>
        <source>where one may land</source>
        <translation>où l’on peut se poser</translation>
    </message>
    <message>
        <source>which checkers move first</source>
        <translation>quels pions partent d’abord</translation>
    </message>
    <message>
        <source>single moves</source>
        <translation>certains déplacements</translation>
    </message>
    <message>
        <source>bearing off</source>
        <translation>la sortie des pions</translation>
    </message>
    <message>
        <source>what must be played</source>
        <translation>ce qu’il faut jouer</translation>
    </message>
    <message>
        <source>the points</source>
        <translation>les points</translation>
    </message>
    <message>
        <source>the end of the game</source>
        <translation>la fin de la partie</translation>
    </message>
    <message>
        <source>the doubling cube</source>
        <translation>le videau</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Close the rules</source>
        <translation>Fermer les règles</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Chapitres</translation>
    </message>
    <message>
        <source>The rules of this game cannot be read in this language.</source>
        <translation>Les règles de ce jeu ne sont pas lisibles dans cette langue.</translation>
    </message>
    <message>
        <source>{game} has no booklet that can be read here. It is played as {parent} is, whose rules follow; what differs: {parts}.</source>
        <translation>{game} n’a pas de livret lisible ici. On y joue comme au {parent}, dont voici les règles&#xa0;; ce qui change&#xa0;: {parts}.</translation>
    </message>
    <message>
        <source>Show on the board</source>
        <translation>Montrer sur le tablier</translation>
    </message>
    <message>
        <source>Save the rules as a PDF</source>
        <translation>Enregistrer les règles en PDF</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>Documents PDF (*.pdf)</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Le disque est plein.</translation>
    </message>
    <message>
        <source>You are not allowed to write to this folder.</source>
        <translation>Ce dossier est protégé en écriture.</translation>
    </message>
    <message>
        <source>The file {path} could not be written. {cause} Choose another folder.</source>
        <translation>Le fichier {path} n’a pas pu être écrit. {cause} Choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Smaller type</source>
        <translation>Caractères plus petits</translation>
    </message>
    <message>
        <source>Larger type</source>
        <translation>Caractères plus grands</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>Print the rules…</source>
        <translation>Imprimer les règles…</translation>
    </message>
    <message>
        <source>Save as a PDF…</source>
        <translation>Enregistrer en PDF…</translation>
    </message>
    <message>
        <source>What holds here: {rules}.</source>
        <translation>Ce qui vaut ici&#xa0;: {rules}.</translation>
    </message>
</context>
<context>
    <name>RulesSearch</name>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Chercher dans les règles</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>Passage précédent</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>Passage suivant</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>{number} of {all}</source>
        <translation>{number} sur {all}</translation>
    </message>
</context>
<context>
    <name>RulesSubjects</name>
    <message>
        <source>who begins</source>
        <translation>qui commence</translation>
    </message>
    <message>
        <source>when nothing fits</source>
        <translation>quand rien ne peut se jouer</translation>
    </message>
    <message>
        <source>the bar</source>
        <translation>la barre</translation>
    </message>
    <message>
        <source>leaving the start point</source>
        <translation>quitter le talon</translation>
    </message>
    <message>
        <source>another throw</source>
        <translation>encore un jet</translation>
    </message>
    <message>
        <source>into the Hucke</source>
        <translation>entrer dans le coin de repos</translation>
    </message>
    <message>
        <source>the last two in the Hucke</source>
        <translation>les deux dernières du coin de repos</translation>
    </message>
    <message>
        <source>bearing off</source>
        <translation>la sortie</translation>
    </message>
    <message>
        <source>doubles</source>
        <translation>deux nombres égaux</translation>
    </message>
    <message>
        <source>In the rules: {subject}</source>
        <translation>Dans les règles&#xa0;: {subject}</translation>
    </message>
</context>
<context>
    <name>SetQuestion</name>
    <message>
        <source>Tick every play that is right.</source>
        <translation>Cochez chaque coup qui est juste.</translation>
    </message>
    <message>
        <source>Right plays</source>
        <translation>Coups justes</translation>
    </message>
    <message>
        <source>Click every place that is right.</source>
        <translation>Cliquez sur chaque endroit qui est juste.</translation>
    </message>
    <message>
        <source>Right places, such as 13, 18</source>
        <translation>Endroits justes, par exemple 13, 18</translation>
    </message>
    <message>
        <source>Write two or more answers and tick the right ones.</source>
        <translation>Écrivez au moins deux réponses et cochez les justes.</translation>
    </message>
    <message>
        <source>Answer {number}</source>
        <translation>Réponse {number}</translation>
    </message>
    <message>
        <source>right</source>
        <translation>juste</translation>
    </message>
    <message>
        <source>Write what you ask.</source>
        <translation>Écrivez ce que vous demandez.</translation>
    </message>
    <message>
        <source>There must be a right answer and a wrong one.</source>
        <translation>Il faut une réponse juste et une fausse.</translation>
    </message>
    <message>
        <source>Say what is right.</source>
        <translation>Dites ce qui est juste.</translation>
    </message>
    <message>
        <source>A play can be asked for only where a throw lies on the board that can be played.</source>
        <translation>On peut demander un coup là où un jet jouable est posé.</translation>
    </message>
    <message>
        <source>Ask about this position</source>
        <translation>Question sur cette position</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>If it is right</source>
        <translation>Si c’est juste</translation>
    </message>
    <message>
        <source>If it is not</source>
        <translation>Sinon</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>C’est juste.</translation>
    </message>
    <message>
        <source>That is not it.</source>
        <translation>Ce n’est pas cela.</translation>
    </message>
    <message>
        <source>Find a play</source>
        <translation>Trouver un coup</translation>
    </message>
    <message>
        <source>Point at a place</source>
        <translation>Montrer un endroit</translation>
    </message>
    <message>
        <source>Choose an answer</source>
        <translation>Choisir une réponse</translation>
    </message>
    <message>
        <source>No question</source>
        <translation>Pas de question</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Valider</translation>
    </message>
</context>
<context>
    <name>Sets</name>
    <message>
        <source>The lesson is made</source>
        <translation>La leçon est prête</translation>
    </message>
    <message>
        <source>It is among your own lessons, under its title.</source>
        <translation>Elle se trouve parmi vos leçons, sous son titre.</translation>
    </message>
    <message>
        <source>Questions that no longer fit their position stand in its file as remarks: {numbers}.</source>
        <translation>Les questions qui ne conviennent plus à leur position sont dans le fichier en remarques&#xa0;: {numbers}.</translation>
    </message>
    <message>
        <source>Its file, for a text editor: {path}</source>
        <translation>Son fichier, pour un éditeur de texte&#xa0;: {path}</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>Rester ici</translation>
    </message>
    <message>
        <source>Open the lesson</source>
        <translation>Ouvrir la leçon</translation>
    </message>
    <message>
        <source>New set</source>
        <translation>Nouveau recueil</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Ouvrir un fichier…</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Title of the set</source>
        <translation>Titre du recueil</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>Recueils</translation>
    </message>
    <message>
        <source>Make a lesson of it</source>
        <translation>En faire une leçon</translation>
    </message>
    <message>
        <source>Positions of the set</source>
        <translation>Positions du recueil</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Question…</source>
        <translation>Question…</translation>
    </message>
    <message>
        <source>Draw on it…</source>
        <translation>Dessiner dessus…</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Changer</translation>
    </message>
    <message>
        <source>Picture…</source>
        <translation>Image…</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Présenter</translation>
    </message>
    <message>
        <source>No position has been kept yet. “Keep this board” in the menu of the game, or in class mode, puts one here.</source>
        <translation>Aucune position n’est encore gardée. «&#xa0;Garder cette position&#xa0;», dans le menu de la partie ou en classe, en dépose une ici.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Plus tôt</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Plus tard</translation>
    </message>
    <message>
        <source>The set could not be opened: {cause} ({where}).</source>
        <translation>Le recueil n’est pas ouvert&#xa0;: {cause} ({where}).</translation>
    </message>
    <message>
        <source>The set could not be saved: {cause} ({path}). Save it elsewhere; nothing is lost yet.</source>
        <translation>Le recueil n’est pas enregistré&#xa0;: {cause} ({path}). Enregistrez-le ailleurs&#xa0;; rien n’est encore perdu.</translation>
    </message>
    <message>
        <source>The lesson could not be written: {cause} ({path}).</source>
        <translation>La leçon n’est pas écrite&#xa0;: {cause} ({path}).</translation>
    </message>
    <message>
        <source>No lesson can be made of this set: in each of its positions the game is over.</source>
        <translation>On ne peut pas faire de leçon de ce recueil&#xa0;: dans chacune de ses positions, la partie est finie.</translation>
    </message>
    <message>
        <source>Another program has changed this set. Your version is kept beside it, as {name}; the other is as it was.</source>
        <translation>Un autre programme a modifié ce recueil. Votre version est à côté, sous le nom {name}&#xa0;; l’autre est restée telle quelle.</translation>
    </message>
    <message>
        <source>Asked: {question}</source>
        <translation>Question&#xa0;: {question}</translation>
    </message>
    <message>
        <source>Positions of {game}</source>
        <translation>Positions de {game}</translation>
    </message>
    <message>
        <source>Kept as number {number} in “{title}”.</source>
        <translation>Gardée comme numéro {number} dans «&#xa0;{title}&#xa0;».</translation>
    </message>
    <message>
        <source>No position has been kept yet.</source>
        <translation>Aucune position n’est encore gardée.</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} sur {count}</translation>
    </message>
    <message>
        <source>{place}: {note}</source>
        <translation>{place}&#xa0;: {note}</translation>
    </message>
    <message>
        <source>The drawings are kept with number {number}.</source>
        <translation>Les dessins sont gardés avec le numéro {number}.</translation>
    </message>
    <message>
        <source>Draw, then keep the board with the bookmark (F4).</source>
        <translation>Dessinez, puis gardez la position avec le signet (F4).</translation>
    </message>
    <message>
        <source>Before the opening throw</source>
        <translation>Avant le jet d’ouverture</translation>
    </message>
    <message>
        <source>{side} to throw</source>
        <translation>{side} va lancer les dés</translation>
    </message>
    <message>
        <source>Positions to look at: {count}</source>
        <translation>Positions à regarder&#xa0;: {count}</translation>
    </message>
    <message>
        <source>Position {number}</source>
        <translation>Position {number}</translation>
    </message>
    <message>
        <source>Sets of positions (*.tts)</source>
        <translation>Recueils de positions (*.tts)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>{side} has {throw}</source>
        <translation>{side} a {throw}</translation>
    </message>
    <message>
        <source>Positions that came from “{title}”: {count}.</source>
        <translation>Positions venues de «&#xa0;{title}&#xa0;»&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>Is “{title}” to stay as a set of its own as well?</source>
        <translation>Faut-il aussi garder «&#xa0;{title}&#xa0;» comme recueil à part&#xa0;?</translation>
    </message>
    <message>
        <source>The positions were added</source>
        <translation>Les positions sont ajoutées</translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Let it stay</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>“{title}” cannot be brought back. Positions in it: {count}.</source>
        <translation>«&#xa0;{title}&#xa0;» ne pourra pas être récupéré. Positions dedans&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>Delete this set?</source>
        <translation>Supprimer ce recueil&#xa0;?</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>A lesson was made before under this title. What was written in its file since then is lost if it is replaced.</source>
        <translation>Une leçon a déjà été faite sous ce titre. Ce qui a été écrit depuis dans son fichier sera perdu si on la remplace.</translation>
    </message>
    <message>
        <source>Positions whose game is over are not in the lesson: {numbers}.</source>
        <translation>Les positions dont la partie est finie ne sont pas dans la leçon&#xa0;: {numbers}.</translation>
    </message>
    <message>
        <source>Replace the earlier lesson?</source>
        <translation>Remplacer la leçon précédente&#xa0;?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>Garder les deux</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Rename this set</source>
        <translation>Renommer ce recueil</translation>
    </message>
    <message>
        <source>Add the positions of</source>
        <translation>Ajouter les positions de</translation>
    </message>
    <message>
        <source>Delete this set…</source>
        <translation>Supprimer ce recueil…</translation>
    </message>
    <message>
        <source>This position is number {number} in “{title}” already.</source>
        <translation>Cette position est déjà le numéro {number} de «&#xa0;{title}&#xa0;».</translation>
    </message>
    <message>
        <source>“{title}” is of another game or has other house rules. Only sets of the same game can be put together.</source>
        <translation>«&#xa0;{title}&#xa0;» concerne un autre jeu ou d’autres règles maison. Seuls des recueils du même jeu peuvent être réunis.</translation>
    </message>
    <message>
        <source>With the positions of “{title}” there would be more than {most}. Nothing was added.</source>
        <translation>Avec les positions de «&#xa0;{title}&#xa0;», il y en aurait plus de {most}. Rien n’a été ajouté.</translation>
    </message>
    <message>
        <source>The set could not be deleted: {cause} ({path}).</source>
        <translation>Le recueil n’a pas pu être supprimé&#xa0;: {cause} ({path}).</translation>
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
        <translation>Préférences</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aspect</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Size of the text</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>Look of the table</source>
        <translation>Aspect de la table</translation>
    </message>
    <message>
        <source>Dice and checkers move</source>
        <translation>Vitesse de l’animation</translation>
    </message>
    <message>
        <source>Avoid movement</source>
        <translation>Éviter les mouvements</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>slowly</source>
        <translation>lente</translation>
    </message>
    <message>
        <source>at a normal pace</source>
        <translation>normale</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>rapide</translation>
    </message>
    <message>
        <source>without animation</source>
        <translation>aucune animation</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Toujours</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>One click plays a checker’s only move</source>
        <translation>Un clic joue le seul coup possible</translation>
    </message>
    <message>
        <source>Finish the turn after the last number</source>
        <translation>Terminer le tour après le dernier nombre</translation>
    </message>
    <message>
        <source>Turn the board for the other player</source>
        <translation>Tourner le tablier pour l’autre joueur</translation>
    </message>
    <message>
        <source>Mirror the board: left becomes right</source>
        <translation>Inverser la gauche et la droite</translation>
    </message>
    <message>
        <source>Sounds of dice and checkers</source>
        <translation>Bruits des dés et du jeu</translation>
    </message>
    <message>
        <source>Listen</source>
        <translation>Écouter</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Nothing can be heard yet: the part of Qt that plays sounds is not installed. The README says how to add it.</source>
        <translation>Rien ne s’entend encore&#xa0;: la partie de Qt qui joue les sons n’est pas installée. Le README explique comment l’ajouter.</translation>
    </message>
    <message>
        <source>Nothing can be heard yet: a system library is missing, on Linux most often libpulse (package libpulse0).</source>
        <translation>Rien ne s’entend encore&#xa0;: il manque une bibliothèque au système, sous Linux le plus souvent libpulse (paquet libpulse0).</translation>
    </message>
    <message>
        <source>Nothing can be heard: the system reports no loudspeaker.</source>
        <translation>Rien ne s’entend&#xa0;: le système n’annonce aucun haut-parleur.</translation>
    </message>
    <message>
        <source>Follow the system, light or dark</source>
        <translation>Comme le système, clair ou sombre</translation>
    </message>
    <message>
        <source>{file} (cannot be used)</source>
        <translation>{file} (inutilisable)</translation>
    </message>
    <message>
        <source>Make a copy of this theme to change</source>
        <translation>Copier ce thème pour le modifier</translation>
    </message>
    <message>
        <source>Open the folder of themes</source>
        <translation>Ouvrir le dossier des thèmes</translation>
    </message>
    <message>
        <source>The system shows no folders. Your themes lie in {where}.</source>
        <translation>Le système n’affiche pas de dossier. Vos thèmes sont dans {where}.</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>The sheet could not be written: {cause} ({path}). Choose another place.</source>
        <translation>La feuille n’a pas pu être écrite&#xa0;: {cause} ({path}). Choisissez un autre endroit.</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>answers</source>
        <translation>corrige</translation>
    </message>
    <message>
        <source>On paper</source>
        <translation>Sur papier</translation>
    </message>
    <message>
        <source>Worksheet…</source>
        <translation>Feuille d’exercices…</translation>
    </message>
    <message>
        <source>Answer sheet…</source>
        <translation>Corrigé…</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Corrigé</translation>
    </message>
    <message>
        <source>Worksheet</source>
        <translation>Feuille d’exercices</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Nom&#xa0;:</translation>
    </message>
    <message>
        <source>{number}. {side} has {roll}</source>
        <translation>{number}. {side} a {roll}</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>Order of the dice: {numbers}.</source>
        <translation>Ordre des dés&#xa0;: {numbers}.</translation>
    </message>
    <message>
        <source>Taken back: {src} – {dst}.</source>
        <translation>Annulé&#xa0;: {src} – {dst}.</translation>
    </message>
    <message>
        <source>{player} throws {numbers}.</source>
        <translation>{player} lance {numbers}.</translation>
    </message>
    <message>
        <source>{player} throws {numbers}, a double.</source>
        <translation>{player} lance {numbers}, un double.</translation>
    </message>
    <message>
        <source>{player} begins with {numbers}.</source>
        <translation>{player} commence avec {numbers}.</translation>
    </message>
    <message>
        <source>{player} begins and throws both dice.</source>
        <translation>{player} commence et lance les deux dés.</translation>
    </message>
    <message>
        <source>{player}: borne off from {src}.</source>
        <translation>{player}&#xa0;: sortie depuis {src}.</translation>
    </message>
    <message>
        <source>{player}: enters on {dst}.</source>
        <translation>{player}&#xa0;: rentre en {dst}.</translation>
    </message>
    <message>
        <source>{player}: {src} to {dst}.</source>
        <translation>{player}&#xa0;: de {src} à {dst}.</translation>
    </message>
    <message>
        <source>A checker of {player} is hit on {point}.</source>
        <translation>Un pion de {player} est frappé en {point}.</translation>
    </message>
    <message>
        <source>{points} for {player}: {total} in all.</source>
        <translation>{points} pour {player}&#xa0;: {total} en tout.</translation>
    </message>
    <message>
        <source>no</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>one</source>
        <translation>un</translation>
    </message>
    <message>
        <source>two</source>
        <translation>deux</translation>
    </message>
    <message>
        <source>three</source>
        <translation>trois</translation>
    </message>
    <message>
        <source>four</source>
        <translation>quatre</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinq</translation>
    </message>
    <message>
        <source>six</source>
        <translation>six</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sept</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>huit</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>neuf</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>dix</translation>
    </message>
    <message>
        <source>eleven</source>
        <translation>onze</translation>
    </message>
    <message>
        <source>twelve</source>
        <translation>douze</translation>
    </message>
    <message>
        <source>thirteen</source>
        <translation>treize</translation>
    </message>
    <message>
        <source>fourteen</source>
        <translation>quatorze</translation>
    </message>
    <message>
        <source>fifteen</source>
        <translation>quinze</translation>
    </message>
    <message numerus="yes">
        <source>{count} red</source>
        <translation>
            <numerusform>{count} rouge</numerusform>
            <numerusform>{count} rouges</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} black</source>
        <translation>
            <numerusform>{count} noir</numerusform>
            <numerusform>{count} noirs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} white</source>
        <translation>
            <numerusform>{count} blanc</numerusform>
            <numerusform>{count} blancs</numerusform>
        </translation>
    </message>
    <message>
        <source>no</source>
        <comment>tric-trac</comment>
        <translation>aucune</translation>
    </message>
    <message>
        <source>one</source>
        <comment>tric-trac</comment>
        <translation>une</translation>
    </message>
    <message numerus="yes">
        <source>{count} black</source>
        <comment>tric-trac</comment>
        <translation>
            <numerusform>{count} noire</numerusform>
            <numerusform>{count} noires</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} white</source>
        <comment>tric-trac</comment>
        <translation>
            <numerusform>{count} blanche</numerusform>
            <numerusform>{count} blanches</numerusform>
        </translation>
    </message>
    <message>
        <source>Point {number}</source>
        <comment>tric-trac</comment>
        <translation>Flèche {number}</translation>
    </message>
    <message>
        <source>Borne off</source>
        <comment>tric-trac</comment>
        <translation>Dames sorties</translation>
    </message>
    <message>
        <source>none yet</source>
        <comment>tric-trac</comment>
        <translation>aucune pour l’instant</translation>
    </message>
    <message>
        <source>blot</source>
        <comment>tric-trac</comment>
        <translation>dame découverte</translation>
    </message>
    <message>
        <source>A checker of {player} is hit on {point}.</source>
        <comment>tric-trac</comment>
        <translation>Une dame de {player} est battue en {point}.</translation>
    </message>
    <message>
        <source>{player} throws {numbers}, a double.</source>
        <comment>tric-trac</comment>
        <translation>{player} lance {numbers}, un doublet.</translation>
    </message>
    <message>
        <source>{player}: borne off from {src}.</source>
        <comment>tric-trac</comment>
        <translation>{player}&#xa0;: sortie depuis {src}.</translation>
    </message>
    <message>
        <source>set by hand</source>
        <translation>placés à la main</translation>
    </message>
    <message>
        <source>given in advance</source>
        <translation>fixés d’avance</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>aucun pour l’instant</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>Bar</source>
        <translation>Barre</translation>
    </message>
    <message>
        <source>Borne off</source>
        <translation>Pions sortis</translation>
    </message>
    <message>
        <source>Point {number}</source>
        <translation>Flèche {number}</translation>
    </message>
    <message>
        <source>start point of {side}</source>
        <translation>talon de {side}</translation>
    </message>
    <message>
        <source>Hucke of {side}</source>
        <translation>coin de repos de {side}</translation>
    </message>
    <message>
        <source>blot</source>
        <translation>blot</translation>
    </message>
    <message>
        <source>made point</source>
        <translation>case</translation>
    </message>
    <message>
        <source>the bar</source>
        <translation>la barre</translation>
    </message>
    <message>
        <source>off the board</source>
        <translation>la sortie</translation>
    </message>
    <message>
        <source>can go to {places}</source>
        <translation>peut aller&#xa0;: {places}</translation>
    </message>
    <message>
        <source>cannot move now; Enter or a click says why</source>
        <translation>ne peut pas bouger&#xa0;; Entrée ou un clic dit pourquoi</translation>
    </message>
    <message>
        <source>taken up; Esc puts it back</source>
        <translation>en main&#xa0;; Échap repose</translation>
    </message>
    <message>
        <source>out of reach; Enter or a click says why</source>
        <translation>hors de portée&#xa0;; Entrée ou un clic dit pourquoi</translation>
    </message>
    <message>
        <source>hit here with {numbers}</source>
        <translation>battre ici avec {numbers}</translation>
    </message>
    <message>
        <source>put down here with {numbers}</source>
        <translation>poser ici avec {numbers}</translation>
    </message>
    <message>
        <source>still to play: {numbers}</source>
        <translation>reste à jouer&#xa0;: {numbers}</translation>
    </message>
    <message>
        <source>{player} is to throw</source>
        <translation>à {player} de lancer</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>{player} sets {numbers}</source>
        <translation>{player} place {numbers}</translation>
    </message>
    <message>
        <source>one still open</source>
        <translation>un dé encore libre</translation>
    </message>
    <message>
        <source>{player} threw {numbers}</source>
        <translation>{player} a lancé {numbers}</translation>
    </message>
    <message>
        <source>the keys 1 to 6 set them</source>
        <translation>les touches 1 à 6 les placent</translation>
    </message>
    <message>
        <source>Enter or a click throws them</source>
        <translation>Entrée ou un clic les lance</translation>
    </message>
    <message>
        <source>Enter or a click finishes the turn</source>
        <translation>Entrée ou un clic termine le tour</translation>
    </message>
    <message>
        <source>Enter or a click changes their order</source>
        <translation>Entrée ou un clic les échange</translation>
    </message>
    <message>
        <source>Board: {game}</source>
        <translation>Tablier&#xa0;: {game}</translation>
    </message>
    <message>
        <source>The arrow keys walk over the board; F1 lists all keys.</source>
        <translation>Les flèches du clavier parcourent le tablier&#xa0;; F1 montre toutes les touches.</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Règles maison</translation>
    </message>
    <message>
        <source>A game for two</source>
        <translation>Une partie à deux</translation>
    </message>
    <message>
        <source>Choose a game, sit down, and throw the dice.</source>
        <translation>Choisissez un jeu, prenez place et lancez les dés.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Commencer</translation>
    </message>
</context>
<context>
    <name>SystemFaults</name>
    <message>
        <source>No such file or directory</source>
        <translation>il n’existe pas</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>ce n’est pas permis</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>ce n’est pas permis</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>c’est un dossier</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>une partie du chemin n’est pas un dossier</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>il existe déjà</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>le nom est trop long</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>le disque est plein</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>le disque n’accepte pas l’écriture</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>le disque signale une erreur</translation>
    </message>
    <message>
        <source>no file has such a name</source>
        <translation>aucun fichier n’a un tel nom</translation>
    </message>
    <message>
        <source>the system gives no reason</source>
        <translation>le système ne donne pas de raison</translation>
    </message>
    <message>
        <source>Connection refused</source>
        <translation>connexion refusée</translation>
    </message>
    <message>
        <source>Connection timed out</source>
        <translation>délai de connexion dépassé</translation>
    </message>
    <message>
        <source>No route to host</source>
        <translation>pas de route vers la machine</translation>
    </message>
</context>
<context>
    <name>Themes</name>
    <message>
        <source>the red checkers</source>
        <translation>les dames rouges</translation>
    </message>
    <message>
        <source>the black checkers</source>
        <translation>les dames noires</translation>
    </message>
    <message>
        <source>the white checkers</source>
        <translation>les pions blancs</translation>
    </message>
    <message>
        <source>the lighter points</source>
        <translation>les flèches claires</translation>
    </message>
    <message>
        <source>the darker points</source>
        <translation>les flèches sombres</translation>
    </message>
    <message>
        <source>the ground</source>
        <translation>le fond</translation>
    </message>
    <message>
        <source>the numbers of the points</source>
        <translation>les numéros des flèches</translation>
    </message>
    <message>
        <source>the rim</source>
        <translation>le bord</translation>
    </message>
    <message>
        <source>the numbers in the rings</source>
        <translation>les nombres dans les anneaux</translation>
    </message>
    <message>
        <source>the white of the rings</source>
        <translation>le blanc des anneaux</translation>
    </message>
    <message>
        <source>the words beside the dice</source>
        <translation>les mots à côté des dés</translation>
    </message>
    <message>
        <source>the plate they stand on</source>
        <translation>leur plaque</translation>
    </message>
    <message>
        <source>the pips of the red dice</source>
        <translation>les points des dés rouges</translation>
    </message>
    <message>
        <source>the pips of the black dice</source>
        <translation>les points des dés noirs</translation>
    </message>
    <message>
        <source>the pips of the white dice</source>
        <translation>les points des dés blancs</translation>
    </message>
    <message>
        <source>the red dice</source>
        <translation>les dés rouges</translation>
    </message>
    <message>
        <source>the black dice</source>
        <translation>les dés noirs</translation>
    </message>
    <message>
        <source>the white dice</source>
        <translation>les dés blancs</translation>
    </message>
    <message>
        <source>for everybody</source>
        <translation>pour tous</translation>
    </message>
    <message>
        <source>for those who cannot see red</source>
        <translation>pour qui ne voit pas le rouge</translation>
    </message>
    <message>
        <source>for those who cannot see green</source>
        <translation>pour qui ne voit pas le vert</translation>
    </message>
    <message>
        <source>for those who cannot see blue</source>
        <translation>pour qui ne voit pas le bleu</translation>
    </message>
    <message>
        <source>in shades of grey</source>
        <translation>en nuances de gris</translation>
    </message>
    <message>
        <source>{where}: {cause}.</source>
        <translation>{where}&#xa0;: {cause}.</translation>
    </message>
    <message>
        <source>the mark of the first number</source>
        <translation>la marque du premier nombre</translation>
    </message>
    <message>
        <source>the mark of the second number</source>
        <translation>la marque du second nombre</translation>
    </message>
    <message>
        <source>the mark of both numbers together</source>
        <translation>la marque des deux nombres ensemble</translation>
    </message>
    <message>
        <source>the halo of a checker that can move</source>
        <translation>le halo d’une dame qui peut jouer</translation>
    </message>
    <message>
        <source>the frame around what forbids a step</source>
        <translation>le cadre autour de ce qui interdit un coup</translation>
    </message>
    <message>
        <source>the frame moved by the arrow keys</source>
        <translation>le cadre déplacé par les touches fléchées</translation>
    </message>
    <message>
        <source>the sign on the other side’s Hucke</source>
        <translation>le signe sur la Hucke de l’autre camp</translation>
    </message>
    <message>
        <source>– {one} and {two}</source>
        <translation>– {one} et {two}</translation>
    </message>
    <message>
        <source>Hard to tell apart {eye}:</source>
        <translation>Difficiles à distinguer {eye}&#xa0;:</translation>
    </message>
</context>
<context>
    <name>Unsaved</name>
    <message numerus="yes">
        <source>%n game(s) are not saved</source>
        <translation>
            <numerusform>%n partie n’est pas enregistrée</numerusform>
            <numerusform>%n parties ne sont pas enregistrées</numerusform>
        </translation>
    </message>
    <message>
        <source>Why: {cause}.</source>
        <translation>Raison&#xa0;: {cause}.</translation>
    </message>
    <message>
        <source>What was played since the last saving is in memory alone, and is lost if you quit now.</source>
        <translation>Ce qui a été joué depuis le dernier enregistrement n’est qu’en mémoire, et sera perdu si vous quittez maintenant.</translation>
    </message>
    <message>
        <source>What was played since the last saving is in memory alone. You can leave the game there: it stands under “Continue a game”, and is saved by itself as soon as that is possible.</source>
        <translation>Ce qui a été joué depuis le dernier enregistrement n’est qu’en mémoire. La partie peut y rester&#xa0;: elle figure sous «&#xa0;Reprendre une partie&#xa0;» et sera enregistrée d’elle-même dès que possible.</translation>
    </message>
    <message>
        <source>Do not leave</source>
        <translation>Rester</translation>
    </message>
    <message>
        <source>Discard what is not saved</source>
        <translation>Abandonner ce qui n’est pas enregistré</translation>
    </message>
    <message>
        <source>Leave it in memory</source>
        <translation>Laisser en mémoire</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Enregistrer ailleurs…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Not saved yet – in memory until that is possible</source>
        <translation>Pas encore enregistrée – en mémoire jusqu’à ce que ce soit possible</translation>
    </message>
    <message>
        <source>Do not quit</source>
        <translation>Ne pas quitter</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>the game</source>
        <translation>la partie</translation>
    </message>
    <message>
        <source>a single game</source>
        <translation>partie simple</translation>
    </message>
    <message>
        <source>a gammon</source>
        <translation>gammon</translation>
    </message>
    <message>
        <source>a backgammon</source>
        <translation>backgammon</translation>
    </message>
    <message>
        <source>a mars</source>
        <translation>un mars</translation>
    </message>
    <message>
        <source>The game was ended without a result.</source>
        <translation>La partie s’est terminée sans résultat.</translation>
    </message>
    <message>
        <source>Drawn: no throw could move either side any more.</source>
        <translation>Partie nulle&#xa0;: plus aucun jet ne permet de jouer.</translation>
    </message>
    <message>
        <source>{winner} wins: {loser} gave up.</source>
        <translation>{winner} gagne&#xa0;: {loser} abandonne.</translation>
    </message>
    <message>
        <source>{winner} wins: {loser} dropped the cube.</source>
        <translation>{winner} gagne&#xa0;: {loser} a refusé le videau.</translation>
    </message>
    <message>
        <source>{winner} wins a gammon: {loser} bore off no checker.</source>
        <translation>{winner} gagne un gammon&#xa0;: {loser} n’a sorti aucun pion.</translation>
    </message>
    <message>
        <source>{winner} wins a backgammon: {loser} bore off no checker and has one left on the bar or in the winner’s home board.</source>
        <translation>{winner} gagne un backgammon&#xa0;: {loser} n’a rien sorti et garde un pion sur la barre ou dans le jan intérieur adverse.</translation>
    </message>
    <message>
        <source>{winner} wins: all checkers are off.</source>
        <translation>{winner} gagne&#xa0;: tous ses pions sont sortis.</translation>
    </message>
    <message>
        <source>{winner} wins: {target} points are reached.</source>
        <translation>{winner} gagne&#xa0;: les {target} points sont atteints.</translation>
    </message>
    <message>
        <source>{player}: accept or play on</source>
        <translation>{player}&#xa0;: acceptez ou continuez</translation>
    </message>
    <message>
        <source>{player}: confirm the throw or change it</source>
        <translation>{player}&#xa0;: validez le jet ou changez-le</translation>
    </message>
    <message>
        <source>{player}: set the dice by hand</source>
        <translation>{player}&#xa0;: posez les dés à la main</translation>
    </message>
    <message>
        <source>{player}: a double – throw again</source>
        <translation>{player}&#xa0;: un doublet – relancez les dés</translation>
    </message>
    <message>
        <source>{player}: throw the dice</source>
        <translation>{player}&#xa0;: lancez les dés</translation>
    </message>
    <message>
        <source>A tie: both sides throw once more</source>
        <translation>Égalité&#xa0;: chacun relance</translation>
    </message>
    <message>
        <source>{player}: throw for the first turn</source>
        <translation>{player}&#xa0;: lancez pour le premier tour</translation>
    </message>
    <message>
        <source>{player}: this throw is passed</source>
        <translation>{player}&#xa0;: vous passez</translation>
    </message>
    <message>
        <source>{player}: play {numbers}</source>
        <translation>{player}&#xa0;: jouez {numbers}</translation>
    </message>
    <message>
        <source>{player}: finish the turn or undo</source>
        <translation>{player}&#xa0;: terminez le tour ou annulez</translation>
    </message>
    <message>
        <source>{player}: finish the turn</source>
        <translation>{player}&#xa0;: terminez le tour</translation>
    </message>
    <message>
        <source>{player} gives up: {stake} ({points}).</source>
        <translation>{player} abandonne&#xa0;: {stake} ({points}).</translation>
    </message>
    <message>
        <source>{winner} wins a mars: {loser} bore off no checker.</source>
        <translation>{winner} gagne un mars&#xa0;: {loser} n’a sorti aucun pion.</translation>
    </message>
    <message>
        <source>Both sides throw; whoever throws more begins</source>
        <translation>Chacun lance&#xa0;; qui fait le plus commence</translation>
    </message>
    <message>
        <source>{player} gives the game up.</source>
        <translation>{player} abandonne la partie.</translation>
    </message>
</context>
</TS>
