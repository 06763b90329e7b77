The extension that comes with Looseleaf: HELP shows a menu that the story fills, and rules of the library's settings.
--- source
Include Basic Help Menu by Emily Short.
Use scoring. The Porch is a room. "Rain."

When play begins:
	choose row 1 in the Table of Basic Help Options;
	now the description entry is "You have lost your umbrella."

Table of Basic Help Options (continued)
title	subtable	description	toggle
"Settings"	Table of Setting Options	--	--
"Who wrote this"	--	"I did."	--
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Porch
Rain.

>help
Instructions
 > 1. About Welcome
   2. How to play
   3. Settings
   4. Who wrote this
>1
About Welcome

You have lost your umbrella.


Press SPACE to go on.
> 
Instructions
 > 1. About Welcome
   2. How to play
   3. Settings
   4. Who wrote this
>2
How to play
 > 1. What this is
   2. Typing
   3. First steps
   4. Moving
   5. Things
   6. Saving and quitting
   7. The world
   8. If you are stuck
>4
Moving

To move, type a direction of the compass: NORTH, SOUTHEAST, or N, SE. UP, DOWN, IN and OUT may work too. The description of a place mentions its exits.


Press SPACE to go on.
> 
How to play
   1. What this is
   2. Typing
   3. First steps
 > 4. Moving
   5. Things
   6. Saving and quitting
   7. The world
   8. If you are stuck
>q
Instructions
   1. About Welcome
 > 2. How to play
   3. Settings
   4. Who wrote this
>3
Settings
 > 1. Descriptions of places
   2. Messages about the score
>1

Welcome tells of places in the short manner from now on (even where you have never been).

Settings
 > 1. Descriptions of places
   2. Messages about the score
> 

Welcome tells of new places at full length from now on, and of others in short.

Settings
 > 1. Descriptions of places
   2. Messages about the score
>2

Changes of the score are passed over from now on.

Settings
   1. Descriptions of places
 > 2. Messages about the score
>q
Instructions
   1. About Welcome
   2. How to play
 > 3. Settings
   4. Who wrote this
>4
Who wrote this

I did.


Press SPACE to go on.
> 
Instructions
   1. About Welcome
   2. How to play
   3. Settings
 > 4. Who wrote this
>q

Porch
Rain.

>about
Instructions
 > 1. About Welcome
   2. How to play
   3. Settings
   4. Who wrote this
>q

Porch
Rain.

>
