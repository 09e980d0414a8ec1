<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>GameNames</name>
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
            <numerusform>%n pip to go</numerusform>
            <numerusform>%n pips to go</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) won</source>
        <translation>
            <numerusform>%n game won</numerusform>
            <numerusform>%n games won</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Match</name>
    <message numerus="yes">
        <source>Match to %n point(s)</source>
        <translation>
            <numerusform>Match to %n point</numerusform>
            <numerusform>Match to %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Match to %n won game(s)</source>
        <translation>
            <numerusform>Match to %n won game</numerusform>
            <numerusform>Match to %n won games</numerusform>
        </translation>
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
            <numerusform>won game</numerusform>
            <numerusform>won games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>PgDown</source>
        <translation>Page Down</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>Page Up</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) deleted</source>
        <translation>
            <numerusform>%n game deleted</numerusform>
            <numerusform>%n games deleted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) brought back</source>
        <translation>
            <numerusform>%n game brought back</numerusform>
            <numerusform>%n games brought back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) still to be read</source>
        <translation>
            <numerusform>%n game still to be read</numerusform>
            <numerusform>%n games still to be read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) would be gone for good.</source>
        <translation>
            <numerusform>%n game would be gone for good.</numerusform>
            <numerusform>%n games would be gone for good.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) imported</source>
        <translation>
            <numerusform>%n game imported</numerusform>
            <numerusform>%n games imported</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MyData</name>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n file</numerusform>
            <numerusform>%n files</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Moves</name>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other line(s) of play</source>
        <translation>
            <numerusform>%n other line of play</numerusform>
            <numerusform>%n other lines of play</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message numerus="yes">
        <source>%n game(s) of {game}</source>
        <translation>
            <numerusform>%n game of {game}</numerusform>
            <numerusform>%n games of {game}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n question</numerusform>
            <numerusform>%n questions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n throw(s) checked</source>
        <translation>
            <numerusform>%n throw checked</numerusform>
            <numerusform>%n throws checked</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n play(s) impossible</source>
        <translation>
            <numerusform>%n play impossible</numerusform>
            <numerusform>%n plays impossible</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n play(s) not checked</source>
        <translation>
            <numerusform>%n play not checked</numerusform>
            <numerusform>%n plays not checked</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message numerus="yes">
        <source>The number(s) {numbers} cannot be played: {reason}</source>
        <translation>
            <numerusform>The {numbers} cannot be played: {reason}</numerusform>
            <numerusform>The numbers {numbers} cannot be played: {reason}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Unsaved</name>
    <message numerus="yes">
        <source>%n game(s) are not saved</source>
        <translation>
            <numerusform>%n game is not saved</numerusform>
            <numerusform>%n games are not saved</numerusform>
        </translation>
    </message>
</context>
</TS>
