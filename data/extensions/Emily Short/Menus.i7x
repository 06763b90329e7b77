Version 3 of Menus by Looseleaf, in place of Menus by Emily Short, begins here.

"Stands in for an extension by Emily Short, whose tables it shows as menus, in words and code of its own. Options are chosen by keys or by their numbers."

Include Basic Screen Effects by Emily Short.

Part 1 - What is shown

The current menu is a table name that varies.
The current menu title is a text that varies.
The current menu title is "Instructions".
The current menu selection is a number that varies.
The current menu selection is 1.
The endnode flag is a number that varies.
The endnode flag is 0.
The menu depth is a number that varies.

Table of Sample Options
title (text)	subtable (table name)	description (text)	toggle (rule)
--	--	--	--

Table of Sample Hints
hint (text)	used (number)
--	--

Displaying is an activity.

Part 2 - Showing

Table of Shallow Menu Status
left	central	right
" N = next"	"[current menu title]"	"Q = leave "
" P = previous"	""	"RETURN = choose "

Table of Deep Menu Status
left	central	right
" N = next"	"[current menu title]"	"Q = back "
" P = previous"	""	"RETURN = choose "

To show menu contents of (T - a table name):
	say "[bold type][current menu title][roman type][line break]";
	repeat with N running from 1 to the number of rows in T:
		choose row N in T;
		if there is a title entry, say "[if N is the current menu selection] > [otherwise]   [end if][N]. [title entry][line break]".

Rule for constructing the status line while displaying (this is the constructing status line while displaying rule):
	if the menu depth > 1:
		fill status bar with Table of Deep Menu Status;
	otherwise:
		fill status bar with Table of Shallow Menu Status;
	rule succeeds.

Part 3 - Choosing

To decide what number is the next menu choice in (T - a table name):
	while true is true:
		redraw the status line;
		clear only the main screen;
		show menu contents of T;
		let K be the chosen letter;
		let last be the number of rows in T;
		if K is 78 or K is 110 or K is -5:
			if the current menu selection < last, increase the current menu selection by 1;
		otherwise if K is 80 or K is 112 or K is -4:
			if the current menu selection > 1, decrease the current menu selection by 1;
		otherwise if K is 81 or K is 113 or K is -8:
			decide on 0;
		otherwise if K is -6 or K is 32:
			decide on the current menu selection;
		otherwise if K > 48 and K <= 48 + last and K < 58:
			now the current menu selection is K - 48;
			decide on the current menu selection.

To open row (N - a number) in (T - a table name):
	choose row N in T;
	let the former title be the current menu title;
	if there is a title entry, now the current menu title is the title entry;
	if there is a description entry:
		clear only the main screen;
		say "[bold type][title entry][roman type][paragraph break][description entry][paragraph break]";
		pause the game;
	otherwise if there is a subtable entry:
		show menu (the subtable entry);
		now the current menu selection is N;
	otherwise if there is a toggle entry:
		follow the toggle entry;
	now the current menu title is the former title.

To show menu (T - a table name):
	increase the menu depth by 1;
	now the current menu is T;
	now the current menu selection is 1;
	let the choice be the next menu choice in T;
	while the choice is not 0:
		open row (the choice) in T;
		now the current menu is T;
		now the choice is the next menu choice in T;
	decrease the menu depth by 1.

Rule for displaying (this is the basic menu contents rule):
	show menu (the current menu).

Part 4 - Hints

To say hints from (booklet - a table name):
	let the last be the number of rows in the booklet;
	let the shown be 1;
	repeat with N running from 1 to the last:
		if N <= the shown:
			choose row N in the booklet;
			say "[hint entry] ([N]/[the last])[line break]";
			if N < the last:
				say "H shows another, any other key goes back.[line break]";
				let K be the chosen letter;
				if K is 72 or K is 104, increase the shown by 1.

This is the hint toggle rule:
	clear only the main screen;
	choose row (the current menu selection) in the current menu;
	say "[bold type][title entry][roman type][paragraph break]";
	if there is a subtable entry, say hints from the subtable entry;
	pause the game.

Menus ends here.

---- DOCUMENTATION ----

Read with "Include Menus by Emily Short."

A menu is a table; what an option does is its description, its subtable (another menu), or the rule in its last column:

	Table of Help
	title	subtable	description	toggle
	"How to play"	--	"Type what you want to do."	--
	"Questions"	Table of Questions	--	--

	Understand "help" as asking for help. Asking for help is an action out of world.

	Carry out asking for help:
		now the current menu is the Table of Help;
		carry out the displaying activity;
		clear the screen;
		try looking.

N and P, the arrows and the numbers of options choose, Return opens, and Q leads back.
