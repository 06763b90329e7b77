A response is a value with a name; its text is another thing, which is said by 'text of'.
--- source
The Lab is a room. Ann is a woman in the Lab. 
When play begins:
	let R be the standard report waiting rule response (A);
	say "1 [R].";
	say "2 [text of the standard report waiting rule response (A)].";
	say "3 [text of R].";
	let S be the can't take yourself rule response (A);
	if R is S, say "4 same.";
	if R is R, say "5 same.";
	showme R;
	let L be {the standard report waiting rule response (A), the can't take yourself rule response (A)};
	say "6 [L].";
	now the standard report waiting rule response (A) is "Zzz.";
	say "7 [text of R]";
	emit R;
To emit (R - response): say "E: [text of R]".
This is the foo rule: say "Foo." (A).

Instead of jumping: say "[standard report waiting rule response (A)]".
The tally is a number that varies.
--- play

1 standard report waiting rule response (A).
2 A while goes by..
3 A while goes by..
5 same.
"R" = response: standard report waiting rule response (A)
6 standard report waiting rule response (A) and can't take yourself rule response (A).
7 Zzz.E: Zzz.
Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see Ann here.

>jump
standard report waiting rule response (A)
>
