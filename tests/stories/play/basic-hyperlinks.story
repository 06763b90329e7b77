The extension that comes with Looseleaf: links with numbers give the commands of a table, or follow a rule.
--- source
Include Basic Hyperlinks by Emily Short.
The Bank is a room. "A path leads [set link 1]north[end link]; a [set link 2]bell[end link] hangs here." The Shack is north of the Bank. "Back [set link 3]south[end link]."

Table of Hyperlink Glulx Replacement Commands (continued)
linknum	replacement
1	"north"
3	"south"

First clicking hyperlink rule when the current link number is 2: say "Ding."; rule succeeds.
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Bank
A path leads north; a bell hangs here.

>[link 2]
Ding.

>[link 1]
north

Shack
Back south.

>
