What showme repeats of the source is set as a printer would; of a text, whatever is in its brackets, only the value is shown; an action without nouns begins no paragraph.
--- source
The Yard is a room. The cup is in the Yard. Bob is a man in the Yard.
Summing is a (list of numbers) based rulebook producing a number.
To decide what number is twice (N - number): decide on N + N.
When play begins:
	showme number produced by the summing rulebook for {1, 2};
	showme twice ( 4 );
	showme "You are in [the location].";
	let X be the action of waiting;
	showme X;
	let L be a list of stored actions;
	add X to L;
	showme L.
--- play

"number produced by the summing rulebook for { 1, 2 }" = number: 0
"twice (4)" = number: 8
text: You are in the Yard.
"X" = action: waiting
"L" = list of actions: {waiting}

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Yard
You can see a cup and Bob here.

>i
You have nothing with you.

>look
Yard
You can see a cup and Bob here.

>
