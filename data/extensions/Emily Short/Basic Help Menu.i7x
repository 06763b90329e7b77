Version 1 of Basic Help Menu by Looseleaf, in place of Basic Help Menu by Emily Short, begins here.

"Stands in for an extension by Emily Short: HELP shows a menu for people who play such a story for the first time, in words and code of its own. A story adds its options to the tables."

Include Menus by Emily Short.

Part 1 - What the menus hold

Table of Basic Help Options
title (text)	subtable (table name)	description (text)	toggle (rule)
"About [story title]"	--	"[if the story genre is empty]An interactive story[otherwise]An interactive story ([story genre])[end if], in which you decide what the main character does."	--
"How to play"	Table of Instruction Options	--	--

Table of Instruction Options
title (text)	subtable (table name)	description (text)	toggle (rule)
"What this is"	--	"You play a character in the story. The story describes what you see, and you type what you want to do. It answers each command with what happens, and waits for the next one."	--
"Typing"	--	"Type a command after the sign [command prompt] and press Return. Begin with a verb, then name a thing: LOOK, OPEN BOX, PUT COIN IN BOX. Small and capital letters are the same."	--
"First steps"	--	"LOOK (or L) describes the place you are in. EXAMINE (or X) and the name of a thing describes it in detail. INVENTORY (or I) lists what you are carrying."	--
"Moving"	--	"To move, type a direction of the compass: NORTH, SOUTHEAST, or N, SE. UP, DOWN, IN and OUT may work too. The description of a place mentions its exits."	--
"Things"	--	"TAKE and DROP, OPEN and CLOSE, WEAR and TAKE OFF work with most things where they make sense. PUT COIN IN BOX and PUT COIN ON TABLE move things."	--
"Saving and quitting"	--	"SAVE saves the game, and RESTORE continues a saved one. UNDO takes back the last turn, AGAIN (or G) repeats the last command, and QUIT ends the game."	--
"The world"	Table of IF Elements	--	--
"If you are stuck"	Table of Stuckness Advice	--	--

Table of IF Elements
title (text)	subtable (table name)	description (text)	toggle (rule)
"Places"	--	"You are in one place at a time, and can reach only what is there. To see another place, go to it."	--
"In and on"	--	"Things can be in or on other things, or be parts of them. What is in a closed box cannot be seen until the box is opened."	--
"Actions"	--	"Each action takes one turn. Some need a second thing: UNLOCK DOOR WITH KEY."	--
"People"	--	"To talk with people, type ASK BOB ABOUT THE KEY or TELL BOB ABOUT THE KEY; to hand them something, GIVE THE KEY TO BOB or SHOW THE KEY TO BOB. To ask somebody to do something, type BOB, GO NORTH."	--

Table of Stuckness Advice
title (text)	subtable (table name)	description (text)	toggle (rule)
"Look again"	--	"Examine everything that the descriptions mention, look into and under things, and visit every place."	--
"Read again"	--	"What the story mentions twice may be a hint. When a command fails, the answer often says what is missing."	--
"Use other words"	--	"If a command is not understood, try another word for the same thing, or a shorter command."	--
"Take a break"	--	"Play with a friend, or come back tomorrow."	--

Table of Setting Options
title (text)	subtable (table name)	description (text)	toggle (rule)
"Descriptions of places"	--	--	switch description types rule
"Messages about the score"	--	--	switch notification status rule

Part 2 - Settings

The score-announcement is a truth state that varies.
The score-announcement is true.

This is the switch notification status rule:
	if the score-announcement is true:
		now the score-announcement is false;
		try switching score notification off;
	otherwise:
		now the score-announcement is true;
		try switching score notification on.

This is the switch description types rule:
	if set to unabbreviated room descriptions:
		try preferring abbreviated room descriptions;
	otherwise if set to sometimes abbreviated room descriptions:
		try preferring unabbreviated room descriptions;
	otherwise:
		try preferring sometimes abbreviated room descriptions.

Part 3 - The command

Understand "help" or "hint" or "hints" or "about" or "info" as asking for help.
Asking for help is an action out of world.

Carry out asking for help (this is the help request rule):
	now the current menu is the Table of Basic Help Options;
	carry out the displaying activity;
	clear the screen;
	try looking.

Basic Help Menu ends here.

---- DOCUMENTATION ----

Write "Include Basic Help Menu by Emily Short." in a story. HELP, HINT, ABOUT and INFO then show the menu.

To change the text of the first option, and to add options:

	When play begins:
		choose row 1 in the Table of Basic Help Options;
		now the description entry is "You have lost your umbrella."

	Table of Basic Help Options (continued)
	title	subtable	description	toggle
	"Settings"	Table of Setting Options	--	--
	"Who wrote this"	--	"I did."	--
