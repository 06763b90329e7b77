Version 6 of Glulx Text Effects by Looseleaf, in place of Glulx Text Effects by Emily Short, begins here.

"Stands in for an extension by Emily Short, whose styles it answers to, in words and code of its own. Weight, slope, width, reversal and colours of a style are shown; what concerns lines is not."

Part 1 - Styles

A glulx text style is a kind of value.
The glulx text styles are all-styles, normal-style, italic-style, fixed-letter-spacing-style, header-style, bold-style, alert-style, note-style, blockquote-style, input-style, special-style-1 and special-style-2.

A text justification is a kind of value.
The text justifications are left-justified, left-right-justified, center-justified and right-justified.

A font weight is a kind of value.
The font weights are light-weight, regular-weight and bold-weight.

Section - The Table of User Styles definition

Table of User Styles
style name (a glulx text style)	background color (a text)	color (a text)	first line indentation (a number)	fixed width (a truth state)	font weight (a font weight)	indentation (a number)	italic (a truth state)	justification (a text justification)	relative size (a number)	reversed (a truth state)
--	--	--	--	--	--	--	--	--	--	--

Part 2 - Colours

[Of "#RRGGBB".]
To decide what number is the colour-value of (T - a text):
	let N be 0;
	let the digits be "0123456789ABCDEF";
	repeat with I running from 1 to the number of characters in T:
		let C be character number I in T in upper case;
		repeat with J running from 1 to 16:
			if C exactly matches the text character number J in the digits, now N is (N * 16) + J - 1;
	decide on N.

Part 3 - Printing in a style

[Roman type ends a style, and its colours.]
To end-style: (- style roman; -).
To say roman type -- running on:
	end-style;
	say default colours.

To say plain-style-of (S - a glulx text style):
	say roman type;
	if S is header-style or S is bold-style or S is alert-style:
		say bold type;
	otherwise if S is italic-style or S is note-style:
		say italic type;
	otherwise if S is fixed-letter-spacing-style or S is blockquote-style:
		say fixed letter spacing.

Section - Which rows are meant

To decide whether row (N - a number) is meant here:
	yes.

Section - The looks of a style

To apply-row of (S - a glulx text style):
	repeat with N running from 1 to the number of rows in the Table of User Styles:
		choose row N in the Table of User Styles;
		if there is a style name entry and (the style name entry is S or the style name entry is all-styles) and row N is meant here:
			if there is a font weight entry:
				if the font weight entry is bold-weight:
					say bold type;
			if there is an italic entry and the italic entry is true, say italic type;
			if there is a fixed width entry and the fixed width entry is true, say fixed letter spacing;
			if there is a color entry, colour-letters the colour-value of the color entry;
			if there is a background color entry, colour-ground the colour-value of the background color entry.

To say (S - a glulx text style) in effect:
	say plain-style-of S;
	apply-row of S.

To say alert style -- running on: say "[alert-style in effect]".
To say block quote style -- running on: say "[blockquote-style in effect]".
To say blockquote style -- running on: say "[blockquote-style in effect]".
To say header style -- running on: say "[header-style in effect]".
To say input style -- running on: say "[input-style in effect]".
To say note style -- running on: say "[note-style in effect]".
To say special style 1 -- running on: say "[special-style-1 in effect]".
To say special style 2 -- running on: say "[special-style-2 in effect]".
To say first custom style -- running on: say "[special-style-1 in effect]".
To say second custom style -- running on: say "[special-style-2 in effect]".
To say first special style -- running on: say "[special-style-1 in effect]".
To say second special style -- running on: say "[special-style-2 in effect]".

Glulx Text Effects ends here.

---- DOCUMENTATION ----

Read with "Include Glulx Text Effects by Emily Short."

A style is described by a row of a table, and switched on within a text:

	Table of User Styles (continued)
	style name	color	font weight
	special-style-1	"#C01C28"	bold-weight

	Instead of jumping: say "[first special style]Crash![roman type]".

Roman type ends it. The size of letters, indentation and justification are not shown.
