Version 10 of Basic Screen Effects by Looseleaf, in place of Basic Screen Effects by Emily Short, begins here.

"Stands in for an extension by Emily Short, whose phrases it answers to, in words and code of its own. A play here is a page of text and rows of a status line above it: what a page can do is done, what only a screen can do is harmless."

[The library itself waits for keys, clears the screen, pauses and shows quotations.]

Part 1 - The screen

To clear only the/-- main screen: clear the main window.
To clear only the/-- status line: clear the status window.

Part 2 - Keys

To decide what number is the/-- chosen letter: (- VM_KeyChar() -).

[The library's phrase has an article; stories leave it out.]
To stop game abruptly: stop the game abruptly.

Part 3 - Text in the middle

[The page has no columns that could be counted, so a centred text has a line to itself and nothing more.]
To center (line - a text):
	say "[conditional paragraph break][fixed letter spacing][line][variable letter spacing][line break]".

To centre (line - a text):
	center line.

To center (line - a text) at/on the/-- row (N - a number):
	say "[if N > 1][line break][end if][line]".

[In the status line, where there are columns; in the page as above.]
To centre (line - a text) at/on the/-- row (N - a number):
	let T be the substituted form of line;
	if the focused-pane is 2:
		let the gap be (the screen width - the number of characters in T) / 2;
		cursor-pane 2 to N and (the gap + 1);
		say T;
	otherwise:
		center T.

To center (line - a text) at/on the/-- row (N - a number):
	centre line at row N.

Part 4 - The status line

The right alignment depth is a number that varies. The right alignment depth is usually 14.

Table of Plain Status
left	central	right
" [left hand status line]"	""	"[right hand status line]"

[A row of the table is a row of the line: what stands left, in the middle and right.]
To fill the/-- status bar/line with (T - a table name):
	redraw the status window with T.

[The line has as many rows as are printed in it.]
To deepen the/-- status line to (N - a number) rows:
	do nothing.

To move the/-- cursor to (N - a number):
	if the focused-pane is 2, cursor-pane 2 to N and 1.

To right align the/-- cursor to (N - a number):
	if the focused-pane is 2, cursor-pane 2 to N and (the screen width - the right alignment depth).

Part 5 - Colours

To say default letters -- running on: say "[default colours]".
To say black letters -- running on: say "[basic black letters]".
To say red letters -- running on: say "[basic red letters]".
To say green letters -- running on: say "[basic green letters]".
To say yellow letters -- running on: say "[basic yellow letters]".
To say blue letters -- running on: say "[basic blue letters]".
To say magenta letters -- running on: say "[basic magenta letters]".
To say cyan letters -- running on: say "[basic cyan letters]".
To say white letters -- running on: say "[basic white letters]".

To turn the/-- background black: say "[basic black background]".
To turn the/-- background red: say "[basic red background]".
To turn the/-- background green: say "[basic green background]".
To turn the/-- background yellow: say "[basic yellow background]".
To turn the/-- background blue: say "[basic blue background]".
To turn the/-- background magenta: say "[basic magenta background]".
To turn the/-- background cyan: say "[basic cyan background]".
To turn the/-- background white: say "[basic white background]".

Basic Screen Effects ends here.

---- DOCUMENTATION ----

Read with "Include Basic Screen Effects by Emily Short."

To wait: "wait for any key", "wait for the SPACE key", "pause the game"; "the chosen letter" waits, and is the number of the character typed. To end without a question: "stop game abruptly". To clear: "clear the screen", "clear only the main screen", "clear only the status line". To show what "display the boxed quotation" has set: "show the current quotation".

A line of its own is printed by

	center "Chapter One";

and a status line of several rows comes from a table with the columns left, central and right:

	Table of Weather
	left	central	right
	"[location]"	"cloudy"	"[time of day]"

	Rule for constructing the status line:
		fill status bar with Table of Weather;
		rule succeeds.

Letters and backgrounds can be black, red, green, yellow, blue, magenta, cyan and white: "[red letters]", "[default letters]", "turn the background blue". A status line can also be drawn by hand:

	Rule for constructing the status line:
		move the cursor to 1;
		say "[location]";
		right align the cursor to 1;
		say "[turn count]";
		center "- Chapter One -" at row 2;
		rule succeeds.

It is laid out for 80 columns; where it is shown, what stands left, in the middle and right keeps its place in whatever width there is.
