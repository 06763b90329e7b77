"Inputs" by Looseleaf

The Hall is a room. "A bare hall." The lamp is a thing in the Hall.

The usual order is always "take lamp".
The usual word is always "lamp".
The count is a number that varies.

This is the bell rule: say "Ding."

Glk event handling rule for a timer event:
	increment the count;
	say "Tick [the count].";
	if the count is 3, cancel timer events.

Instead of waiting: request timer events every 50 milliseconds; say "The clock runs."

Instead of waving hands: say "[link to command the usual order]Lamp[end link] or [link to type the usual word]word[end link] or [link to follow the bell rule]bell[end link] or [link to press Unicode 113]key[end link]."

To show the menu:
	say "A. Help. Q. Back.";
	let C be the next pressed key;
	while C is not Unicode 113:
		say "You pressed [C].";
		let C be the next pressed key;
	say "Back again."

Instead of jumping: show the menu.
