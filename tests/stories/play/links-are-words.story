Of a link its words are printed; what it is for is a value, with its tag.
--- source
The Lab is a room. The button is in the Lab.
Report exiting: say "E."
This is the splash rule: say "Splash."
The sky rules are a rulebook.
Examination hyperlink is a hyperlink tag.
To say link to examine (X - thing):
	say link to hyperlink token of examination hyperlink with X.
Hyperlink handling rule for examination hyperlink:
	let the item be the value of outcome as a thing;
	try examining the item;
	rule succeeds.
Glk event handling rule for a timer event:
	say "Ping! [event]."
The best link is a hyperlink token that varies.
When play begins:
	say "1 [link to follow splash rule]big red button[end link].";
	say "2 [link to command `PRESS BUTTON`]pretty red button[end link].";
	say "3 [link to type `BUTTON`]pretty[end link].";
	say "5 [link to follow sky rules]blue[end link].";
	say "6 [link to examine the button]button[end link].";
	let T be hyperlink token of examination hyperlink with the button;
	say "7 [tag of T] [value of T as a thing].";
	let U be hyperlink token of command replacement with "take button";
	say "9 [U].";
	let V be hyperlink token of examination hyperlink;
	say "10 [tag of V].";
	request timer events every 500 milliseconds;
	cancel timer events;
	if T is T, say "16 same.";
	say "18 [list of hyperlink tags].";
--- play

1 big red button.
2 pretty red button.
3 pretty.
5 blue.
6 button.
7 Examination hyperlink button.
9 a link that types "take button".
10 Examination hyperlink.
16 same.
18 null hyperlink, Command replacement, Command appendment, Keypress hyperlink, Rule hyperlink and Examination hyperlink.

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see a button here.

>look
Lab
You can see a button here.

>
