The extension that comes with Looseleaf: keys are waited for and numbered, texts in the middle have a line, and what only a screen could do is harmless.
--- source
Include Basic Screen Effects by Emily Short.
The Stage is a room. "Boards."

Table of Bar
left	central	right
"[location]"	"Act [turn count]"	"Box"

Rule for constructing the status line:
	fill status bar with Table of Bar;
	center "[location]" at row 2;
	rule succeeds.
Instead of jumping:
	display the boxed quotation "Over the wings
	-- A Gull";
	show the current quotation;
	say "A key:[line break]";
	wait for any key;
	say "thanks. Another:[line break]";
	let N be the chosen letter;
	say "[N], [if N is 120]x[otherwise]not x[end if].";
	say "[red letters]Red[default letters] curtain.";
	turn the background blue;
	center "THE END";
	clear the screen;
	clear only the main screen;
	clear only the status line;
	say "[if the screen width is greater than 10]Wide.[end if] [right alignment depth].";
	pause the game;
	say "On.".
Instead of sleeping: stop game abruptly.
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Stage
Boards.

>jump
Over the wings
-- A Gull
A key:
>k
thanks. Another:
>xyz
120, x.
Red curtain.

THE END
Wide.
 14.


Press SPACE to go on.
>x
>[return]
On.

>look
Stage
Boards.

>sleep
