An action that is kept in a variable and tried silently has what was printed before it divided from its words, and nothing after them.
--- source
"Kept"

The Hub is a room. Mary is a woman in the Hub. The tin is an open openable container in the Hub.
The plan is an action that varies.

When play begins:
	let B be the action of opening the tin;
	silently try B;
	say "x.";
	silently try B;
	say "y ";
	try B;
	say "z.";
	now the plan is the action of kissing Mary;
	silently try the plan;
	say "s";
	silently try the plan;
	silently try the plan;
	say "q.";
	silently try kissing Mary;
	say "p."

Instead of waving hands:
	silently try the plan;
	say "M."
--- play

The tin is open as it is.
x.

The tin is open as it is.
y 
The tin is open as it is.

z.

Mary seems in no mood to be kissed.
s
Mary seems in no mood to be kissed.

Mary seems in no mood to be kissed.
q.
Mary seems in no mood to be kissed.

p.

Kept
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hub
You can see Mary and a tin (empty) here.

>wave
Mary seems in no mood to be kissed.
M.

>
