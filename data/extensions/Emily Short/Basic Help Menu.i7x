Version 1 of Basic Help Menu by Looseleaf, in place of Basic Help Menu by Emily Short, begins here.

"Stands in for an extension by Emily Short: HELP shows a menu for people who play such a story for the first time, in words and code of its own. A story adds its options to the tables."

Include Menus by Emily Short.

Part 1 - What the menus hold

Table of Basic Help Options
title (text)	subtable (table name)	description (text)	toggle (rule)
"About [story title]"	--	"[if the story genre is empty]A story[otherwise]A story ([story genre])[end if] in which you say what happens next."	--
"How to play"	Table of Instruction Options	--	--

Table of Instruction Options
title (text)	subtable (table name)	description (text)	toggle (rule)
"What this is"	--	"You are one of the people in the story. It tells what you see, and you type what you do. It answers each line that you type, and then it is your turn again."	--
"Typing"	--	"Type after the sign [command prompt] and press Return. Begin with what you do, then name the thing: LOOK, OPEN BOX, PUT COIN IN BOX. Capitals do not matter."	--
"First steps"	--	"LOOK (or L) describes the place. EXAMINE (or X) and the name of a thing looks at it closely, and many things show more when they are examined. INVENTORY (or I) lists what you have with you."	--
"Moving"	--	"Directions are those of a compass: NORTH, SOUTHEAST, or N, SE. UP, DOWN, IN and OUT may lead somewhere too. The description of a place tells its ways out."	--
"Things"	--	"TAKE and DROP, OPEN and CLOSE, WEAR and TAKE OFF work with most things that look as if they could. PUT COIN IN BOX and PUT COIN ON TABLE move things about."	--
"The play itself"	--	"SAVE keeps where you are, and RESTORE comes back to it. UNDO takes the last turn back, AGAIN (or G) does it once more, QUIT ends."	--
"The world"	Table of IF Elements	--	--
"When nothing works"	Table of Stuckness Advice	--	--

Table of IF Elements
title (text)	subtable (table name)	description (text)	toggle (rule)
"Places"	--	"A place is one room: what is in it is within reach. The next place begins where you go there."	--
"In and on"	--	"Things can be in, on or part of others. What is in a closed box is not seen until the box is opened."	--
"Actions"	--	"An action takes a turn and is done at once. Some need a second thing: UNLOCK DOOR WITH KEY."	--
"People"	--	"Speak with people by ASK BOB ABOUT THE KEY, TELL BOB ABOUT THE KEY, GIVE THE KEY TO BOB or SHOW THE KEY TO BOB. To ask for something to be done: BOB, GO NORTH."	--

Table of Stuckness Advice
title (text)	subtable (table name)	description (text)	toggle (rule)
"Look again"	--	"Examine what every description names, look into and under things, and go where you have not been."	--
"Read again"	--	"What the story says twice may be a hint. What it says when something fails often tells what is missing."	--
"Say it otherwise"	--	"If a line is not understood, use another word for the same, or fewer words."	--
"Ask somebody"	--	"Play together with somebody, or come back tomorrow."	--

Table of Setting Options
title (text)	subtable (table name)	description (text)	toggle (rule)
"Long or short descriptions of places"	--	--	switch description types rule
"Tell of changes of the score, or not"	--	--	switch notification status rule

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

Read with "Include Basic Help Menu by Emily Short." HELP, HINT, ABOUT and INFO show the menu.

What the first option says, and options of a story's own:

	When play begins:
		choose row 1 in the Table of Basic Help Options;
		now the description entry is "You have lost your umbrella."

	Table of Basic Help Options (continued)
	title	subtable	description	toggle
	"Settings"	Table of Setting Options	--	--
	"Who wrote this"	--	"I did."	--
