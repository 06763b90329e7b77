The extension that comes with Looseleaf: marks taken out of the command before it is understood.
--- source
Include Punctuation Removal by Emily Short.
The Hall is a room. Mrs Plum is a woman in the Hall. St Oaf is a man in the Hall. Oaf carries a cap.
Understand "cap s" as the cap.
The bell is a device in the Hall.
After reading a command:
	resolve punctuated titles;
	remove stray punctuation;
	if the player's command includes "cap's", remove apostrophes;
	say "[bracket][the player's command][close bracket][line break]".
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall
You can see Mrs Plum, St Oaf and a bell here.

>x mrs. plum.
[x mrs plum.]

You notice nothing out of the ordinary about Mrs Plum.

>x st. oaf. x bell
[x st oaf. x bell]

You notice nothing out of the ordinary about St Oaf.

The bell is switched off.

>x bell?!
[x bell]

The bell is switched off.

>look!!
[look]

Hall
You can see Mrs Plum, St Oaf and a bell here.

>x cap
[x cap]

You notice nothing out of the ordinary about the cap.

>x "bell"
[x bell]

The bell is switched off.

>
