Rows of the Table of User Styles that are about one window, or about all of a sort, in the stand-in for Flexible Windows.
--- source
Include Flexible Windows by Jon Ingold.

The Lab is a room.

The side window is a text-buffer g-window spawned by the main window. The position of the side window is g-placeright.

Table of User Styles (continued)
window	style name	color	font weight
side window	special-style-1	"#FF0000"	bold-weight
all-buffer-windows	special-style-2	"#00FF00"	--
all-grid-windows	special-style-2	"#0000FF"	--
--	note-style	--	bold-weight

When play begins: open the side window.

To say meant: say "[if row 2 is meant here]side [end if][if row 3 is meant here]buffer [end if][if row 4 is meant here]grid [end if][if row 5 is meant here]any[end if]".

To decide which text is the meaning: decide on the substituted form of "[meant]".

Instead of jumping:
	say "Here: [meaning].";
	set focus to the side window;
	let T be the meaning;
	set focus to the main window;
	say "There: [T].";
	say "[special style 1]Loud[roman type], [note style]and all the same[roman type]."
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab

>jump
Here: buffer any.
There: side buffer any.
Loud, and all the same.

>
