A phrase to say values of a kind has no words of its own: it is for each value of that kind that is said alone, and what turns out to be another is said as ever.
--- source
The Lab is a room. Colour is a kind of value. The colours are red and blue. The ball is in the Lab. A gem is a kind of thing. The opal is a gem. A thing has a colour. 
A length is a kind of value. 5m specifies a length.
To say (C - colour): say "<colour>".
To say (L - length): say "long".
Nicety is a kind of value. The niceties are sweet and sour.
To say (N - nicety) please: say "nice [N]".
To say (N - list of numbers): say "numbers!".
When play begins:
	let X be red;
	say "[X] [red] [list of colours] [opal] [the opal] [ball] [a random gem] [colour of the ball] [5m] [5m times 2].";
	say X;
	say " ";
	say the opal;
	let L be {1, 2};
	say "[L] [{1, 2}] [sweet] [sweet please].";
	repeat with G running through gems:
		say "[G] [The G].";
	showme X;
	let T be "[X]";
	say T.
--- play

<colour> <colour> red and blue opal the opal ball an opal <colour> long long.
<colour> the opalnumbers!
 numbers!
 sweet nice sweet.
opal The opal.
"X" = colour: red
<colour>
Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see a ball here.

>look
Lab
You can see a ball here.

>
