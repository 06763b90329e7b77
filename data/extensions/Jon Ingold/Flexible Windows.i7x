Version 15/210811 of Flexible Windows by Looseleaf, in place of Flexible Windows by Jon Ingold up to version 15/220801, begins here.

"Stands in for an extension by Jon Ingold, whose windows it opens by the same words, in words and code of its own. A window is a pane beside the story's text: of text, of rows of characters, or of pictures."

Include Glulx Entry Points by Emily Short.
Include Glulx Text Effects by Emily Short.

Part 1 - Windows

Chapter - Kinds

A g-window is a kind of IO window.
A graphics g-window is a kind of g-window.
A text buffer g-window is a kind of g-window.
A text grid g-window is a kind of g-window.
A text-buffer g-window is a kind of text buffer g-window.
A text-grid g-window is a kind of text grid g-window.

[The windows that are always there belong to these kinds too.]
A text buffer window is a kind of text buffer g-window.
A text grid window is a kind of text grid g-window.

A g-window type is a kind of value.
The g-window types are g-text-buffer, g-text-grid and g-graphics.
A g-window has a g-window type called type.
The type of a graphics g-window is usually g-graphics.
The type of a text buffer g-window is usually g-text-buffer.
The type of a text grid g-window is usually g-text-grid.
Definition: a g-window is graphical rather than textual if the type of it is g-graphics.
Definition: a g-window is buffering rather than non-buffering if the type of it is g-text-buffer.

A g-window position is a kind of value.
The g-window positions are g-placenull, g-placeleft, g-placeright, g-placeabove and g-placebelow.
A g-window has a g-window position called position.
Definition: a g-window is vertically positioned rather than horizontally positioned if the position of it is at least g-placeabove.

A g-window scale method is a kind of value.
The g-window scale methods are g-proportional, g-fixed-size and g-using-minimum.
A g-window has a g-window scale method called scale method.

A g-window has a number called measurement.
The measurement of a g-window is usually 40.
A g-window has a number called minimum size.
A g-window has a number called the rock number.
A g-window has a number called the ref number.
A g-window has a text called background color.
A g-window can be g-required or g-unrequired.
A g-window is usually g-unrequired.
A g-window can be g-present or g-unpresent.
A g-window is usually g-unpresent.

Chapter - Which window is split

Spawning relates one g-window (called the spawner) to various g-windows.
The verb to spawn means the spawning relation.

To decide whether (W - a g-window) is below (V - a g-window):
	let U be W;
	while the spawner of U is a g-window:
		now U is the spawner of U;
		if U is V, decide yes;
	decide no.

Ancestry relates a g-window (called V) to a g-window (called W) when W is below V.
The verb to be ancestral to means the ancestry relation.
Descent relates a g-window (called W) to a g-window (called V) when W is below V.
The verb to be descended from means the descent relation.

Chapter - The windows that are there

The main window is g-present.
The status window is g-present.
The main window spawns the status window.
[Earlier stories call it so.]
The main-window is a text-buffer g-window.
The glk window handle of the main-window is 1.
The main-window is g-present.

The acting main window is a g-window that varies.
The acting main window is the main window.
The current g-window is a g-window that varies.
The current g-window is the main window.

To decide which g-window is the invalid window:
	decide on the boxed quotation window.

Chapter - Styles of windows

[Each row of the table may be about one window, or about all of a sort.]
The all-windows is a g-window.
The all-buffer-windows is a text-buffer g-window.
The all-grid-windows is a text-grid g-window.

Section - The Table of User Styles with windows (in place of Section - The Table of User Styles definition in Glulx Text Effects by Emily Short)

Table of User Styles
window (a g-window)	style name (a glulx text style)	background color (a text)	color (a text)	first line indentation (a number)	fixed width (a truth state)	font weight (a font weight)	indentation (a number)	italic (a truth state)	justification (a text justification)	relative size (a number)	reversed (a truth state)
--	--	--	--	--	--	--	--	--	--	--	--

Section - Which rows are meant in a window (in place of Section - Which rows are meant in Glulx Text Effects by Emily Short)

To decide whether row (N - a number) is meant here:
	choose row N in the Table of User Styles;
	if there is no window entry, yes;
	if the window entry is the all-windows or the window entry is the current g-window, yes;
	if the window entry is the all-buffer-windows and the type of the current g-window is g-text-buffer, yes;
	if the window entry is the all-grid-windows and the type of the current g-window is g-text-grid, yes;
	no.

Part 2 - Opening and closing

Chapter - How a window is split, in the numbers of Glk

To decide what number is the side-number of (W - a g-window):
	if the position of W is:
		-- g-placeleft: decide on 0;
		-- g-placeright: decide on 1;
		-- g-placebelow: decide on 3;
	decide on 2.

To decide what number is the unit-number of (W - a g-window):
	if the scale method of W is g-fixed-size, decide on 16;
	decide on 32.

To decide what number is the sort-number of (W - a g-window):
	if the type of W is:
		-- g-text-grid: decide on 4;
		-- g-graphics: decide on 5;
	decide on 3.

To decide what number is the parent-handle of (W - a g-window):
	if the spawner of W is a g-window, decide on the glk window handle of the spawner of W;
	decide on 1.

Chapter - Constructing

Constructing something is an activity on g-windows.
Deconstructing something is an activity on g-windows.

Before constructing a g-window (called W) (this is the fix method and measurement rule):
	if the scale method of W is g-proportional and (the measurement of W > 100 or the measurement of W < 0), now the scale method of W is g-fixed-size;
	if the position of W is g-placenull:
		if the spawner of W is a g-window and the spawner of W is vertically positioned:
			now the position of W is g-placeright;
		otherwise:
			now the position of W is g-placeabove;

Rule for constructing a g-window (called W) (this is the construct a g-window rule):
	now the glk window handle of W is the pane-opened beside the parent-handle of W by method (the side-number of W + the unit-number of W) at size (the measurement of W) of sort (the sort-number of W);
	now the ref number of W is the glk window handle of W;
	if the glk window handle of W is not 0:
		now W is g-present;
		name-pane (the glk window handle of W) as the substituted form of "[W]".

After constructing a g-window (called W) (this is the colour and fill a g-window rule):
	if W is g-present:
		if the background color of W is not empty, colour-pane (the glk window handle of W) in the colour-value of the background color of W;
		refresh W;
	continue the activity.

Rule for deconstructing a g-window (called W) (this is the deconstruct a g-window rule):
	close-pane (the glk window handle of W);
	now the glk window handle of W is 0;
	now the ref number of W is 0;
	now W is g-unpresent.

To open up/-- (W - a g-window), as the acting main window:
	if W is g-unpresent:
		if the spawner of W is a g-window and the spawner of W is g-unpresent, open the spawner of W;
		now W is g-required;
		carry out the constructing activity with W;
	if as the acting main window, now the acting main window is W.

To close (W - a g-window):
	if W is g-present and W is not the main window and W is not the status window:
		repeat with V running through g-present g-windows:
			if W spawns V, close V;
		now W is g-unrequired;
		carry out the deconstructing activity with W;
		if the current g-window is W, now the current g-window is the main window.

To shut down (W - a g-window): close W.

Part 3 - Printing and drawing

Refreshing something is an activity on g-windows.
The window-drawing rules are a g-window based rulebook.

To set/move/shift the/-- focus to (W - a g-window), clearing the window:
	now the current g-window is W;
	focus W;
	if clearing the window, clear W.

To focus upon (W - a g-window): set focus to W.
To return to the/-- main screen/window/focus: set focus to the main window.

To refresh (W - a g-window):
	if W is g-present:
		let the former be the current g-window;
		set focus to W;
		clear W;
		carry out the refreshing activity with W;
		follow the window-drawing rules for W;
		set focus to the former.

To refresh all windows:
	repeat with W running through g-present g-windows:
		if W is not the main window and W is not the main-window and W is not the status window, refresh W.

This is the refresh windows rule: refresh all windows.
The refresh windows rule is listed in the glulx arranging rules.

To position the/-- cursor in (W - a g-window) at row (Y - a number) column (X - a number):
	set W cursor to row Y and column X.

To decide which number is the measure of (W - a g-window):
	if W is vertically positioned, decide on the height of W;
	decide on the width of W.

To resize (W - a g-window):
	if W is g-present, arrange-pane (the glk window handle of W) by method (the side-number of W + the unit-number of W) at size (the measurement of W).

To set the measurement of (W - a g-window) to (N - a number):
	now the measurement of W is N;
	resize W.

To set the background color of (W - a g-window) to (T - a text):
	now the background color of W is T;
	if W is g-present, colour-pane (the glk window handle of W) in the colour-value of T.

Chapter - Pictures

To draw (F - a figure name) in (W - a g-window) at x (X - a number) and/-- y (Y - a number):
	draw-pane (the glk window handle of W) with F at X and Y by 0 and 0.

To draw (F - a figure name) in (W - a g-window) at x (X - a number) and/-- y (Y - a number) scaled to width (M - a number) and/-- height (N - a number):
	draw-pane (the glk window handle of W) with F at X and Y by M and N.

To draw a rectangle (T - a text) in (W - a g-window) at x (X - a number) and/-- y (Y - a number) scaled to width (M - a number) and/-- height (N - a number):
	fill-pane (the glk window handle of W) in the colour-value of T at X and Y by M and N.

Part 4 - Events

To decide which g-window is the event window:
	repeat with W running through g-present g-windows:
		if the glk window handle of W is the clicked-pane, decide on W;
	decide on the main window.

To request hyperlink input in (W - a g-window): do nothing.

Flexible Windows ends here.

---- DOCUMENTATION ----

Read with "Include Flexible Windows by Jon Ingold."

A window is declared with the window that it takes its room from, its place and its size, and opened by a phrase:

	The side window is a text buffer g-window spawned by the main window.
	The position of the side window is g-placeright.
	The scale method of the side window is g-proportional.
	The measurement of the side window is 30.

	When play begins: open the side window.

A rule for refreshing it says what it shows; "refresh the side window" runs it again:

	Rule for refreshing the side window: try taking inventory.

	Every turn: refresh the side window.

A text grid g-window has a cursor: "set the map window cursor to row 2 and column 5". A graphics g-window has rectangles and figures: "draw a rectangle "#2E3436" in the map window at x 0 and y 0 scaled to width 40 and height 20", "draw the figure of the castle in the map window at x 10 and y 10". With "request mouse input in the map window", clicks come to the glulx mouse input rules: "the event window", "mouse row" and "mouse column".

A window is measured on a screen of 80 characters by 25, or 800 picture elements by 500, whatever room it has where it is shown. A story can have 31 windows beside its text.
