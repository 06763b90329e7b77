The extension that comes with Looseleaf: tables are menus, chosen from by keys; a description, another menu, or a rule.
--- source
Include Menus by Emily Short.
The Hall is a room.

Table of Help
title	subtable	description	toggle
"How to play"	--	"Type things."	--
"Questions"	Table of Questions	--	--
"Loud"	--	--	the louder rule

Table of Questions
title	subtable	description	toggle
"Why?"	--	"Because."	--

This is the louder rule: say "LOUD."

Understand "help" as asking for help. Asking for help is an action out of world.
Carry out asking for help:
	now the current menu is the Table of Help;
	carry out the displaying activity;
	clear the screen;
	try looking.
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall

>help
Instructions
 > 1. How to play
   2. Questions
   3. Loud
>n
Instructions
   1. How to play
 > 2. Questions
   3. Loud
>[return]
Questions
 > 1. Why?
>1
Why?

Because.


Press SPACE to go on.
> 
Questions
 > 1. Why?
>q
Instructions
   1. How to play
 > 2. Questions
   3. Loud
>3

LOUD.
Instructions
   1. How to play
   2. Questions
 > 3. Loud
>q

Hall

>look
Hall
