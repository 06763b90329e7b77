Version 10 of Glulx Entry Points by Looseleaf, in place of Glulx Entry Points by Emily Short, begins here.

"Stands in for an extension by Emily Short, whose rulebooks it answers to, in words and code of its own. Ticks of the timer, clicks and links come to them."

Part 1 - Events

A g-event is a kind of value.
The g-events are timer-event, char-event, line-event, mouse-event, arrange-event, redraw-event, sound-notify-event and hyperlink-event.

The current g-event is a g-event that varies.

Part 2 - Rulebooks

The glulx input handling rules are a g-event based rulebook.
The glulx input handling rules have outcomes replace player input (success) and require input to continue (success).

The glulx timed activity rules are a rulebook.
The glulx redrawing rules are a rulebook.
The glulx arranging rules are a rulebook.
The glulx sound notification rules are a rulebook.
The glulx mouse input rules are a rulebook.
The glulx character input rules are a rulebook.
The glulx line input rules are a rulebook.
The glulx hyperlink rules are a rulebook.
The glulx status redrawing rules are a rulebook.
The glulx zeroing-reference rules are a rulebook.
The glulx resetting-windows rules are a rulebook.
The glulx resetting-streams rules are a rulebook.
The glulx resetting-filerefs rules are a rulebook.
The glulx resetting-channels rules are a rulebook.
The glulx object-updating rules are a rulebook.

[Nothing outside a play has to be found again here, so these run once, before the story begins.]
First when play begins (this is the glulx objects rule):
	follow the glulx zeroing-reference rules;
	follow the glulx resetting-windows rules;
	follow the glulx resetting-streams rules;
	follow the glulx resetting-filerefs rules;
	follow the glulx resetting-channels rules;
	follow the glulx object-updating rules.

Part 3 - What happens at an event

The glulx replacement command is a text that varies.

The default timer rule is listed in the glulx input handling rules.
Glulx input handling rule for a timer-event (this is the default timer rule):
	follow the glulx timed activity rules.

Glulx input handling rule for a mouse-event (this is the default mouse rule):
	follow the glulx mouse input rules.

Glulx input handling rule for a hyperlink-event (this is the default hyperlink rule):
	follow the glulx hyperlink rules.

To treat (E - a g-event) as input:
	now the current g-event is E;
	now the glulx replacement command is "";
	follow the glulx input handling rules for E;
	if the outcome of the rulebook is the replace player input outcome and the glulx replacement command is not "", give-line the glulx replacement command.

Glk event handling rule for a timer event (this is the glulx timer rule):
	treat timer-event as input.
Glk event handling rule for a mouse event (this is the glulx mouse rule):
	treat mouse-event as input.
Glk event handling rule for a hyperlink event (this is the glulx hyperlink rule):
	treat hyperlink-event as input.

Part 4 - Of an event

To decide what number is the current/-- mouse x/column: decide on the clicked-column.
To decide what number is the current/-- mouse y/row: decide on the clicked-row.

Part 5 - What there is

To decide whether glulx timekeeping is supported: decide yes.
To decide whether glulx graphics is supported: decide yes.
To decide whether glulx PNG transparency is supported: decide yes.
To decide whether glulx sound is supported: decide yes.
To decide whether glulx mouse input is supported: decide yes.
To decide whether glulx graphic-window mouse input is supported: decide yes.
To decide whether glulx hyperlinks are supported: decide yes.

Part 6 - Commands after an event

To update/redraw the status line: redraw the status line.
To print prompt: say "[command prompt]".
To cancel line input in the/-- main window: do nothing.
To cancel character input in the/-- main window: do nothing.
To request line input in the/-- main window: do nothing.
To request character input in the/-- main window: do nothing.
To re-request line input in the/-- main window: do nothing.

Glulx Entry Points ends here.

---- DOCUMENTATION ----

Read with "Include Glulx Entry Points by Emily Short."

Rules for events go into the glulx input handling rules, or into the rulebooks for one event:

	When play begins: request timer events every 1000 milliseconds.

	Glulx input handling rule for a timer-event: say "Tick."

	A glulx mouse input rule: say "A click in row [mouse row]."

An event can give a command, as if it had been typed:

	Glulx input handling rule for a hyperlink-event:
		now the glulx replacement command is "look";
		replace player input.

Lines and keys come to whom waits for them: the rulebooks for these are there, and nothing follows them.
