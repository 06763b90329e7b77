Code in Inform 6 asks descriptions, tables, lists and texts that a phrase was given, leaves hints of style out, and ends the play.
--- source
The Den is a room. The ball is in the Den. The ball is edible. The coin is in the Den. Bob is a man in the Den.

Table of Fish
name	size
"pike"	3
"eel"	4

To decide whether (X - an object) is a member of (D - description of objects): (- ({D})({X}) -).
To decide what number is the depth of (T - a table name): (- TableRows({T}) -).
To decide what number is the count of (L - a list of numbers): (- LIST_OF_TY_GetLength({L}) -).
To decide what number is the breadth of (T - a text): (- TEXT_TY_CharacterLength({T}) -).
To utter (T - a text): (- TEXT_TY_Say({T}); -).
To hint: (- glk_stylehint_set(wintype_TextBuffer, style_User1, stylehint_Weight, 1); -).
To decide whether unicode (N - a number) is exact: (- (glk_gestalt(gestalt_CharOutput, {N}) == gestalt_CharOutput_ExactPrint) -).
To halt: (- quit; -).

When play begins:
	say "1: [if the ball is a member of edible things]y[else]n[end if][if the coin is a member of edible things]y[else]n[end if].";
	let G be "gloom";
	say "2: [depth of the Table of Fish] [count of {4, 5, 6}] [breadth of G].";
	hint;
	utter "3: [the list of edible things].";
	say "[if unicode 65 is exact]y[else]n[end if].".

Instead of jumping: say "Bye."; halt.
--- play
1: yn.
2: 2 3 5.
3: the ball.y.

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Den
You can see a ball, a coin and Bob here.

>jump
Bye.
