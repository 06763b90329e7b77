Phrases as values, also without one; real numbers compared in every way, with what is not a number too; properties and either/or properties of nothing and of what lacks them; texts of characters and of the command; divisions by zero. The reference orders what is not a number.
--- source
"Machine at Its Edges"

The Hall is a room. The ball is a thing in the Hall. The candle is a device in the Hall. The box is an open container in the Hall. Bob is a man in the Hall.
A thing has a number called weight. A thing has a list of numbers called marks. A device can be bright or dim. A device is usually dim.
The target is an object that varies. The gauge is a real number that varies. The count is a number that varies. The label is a text that varies. The initial is a unicode character that varies.
The plan is a phrase number -> number that varies. The deed is a phrase number -> nothing that varies. The task is a phrase nothing -> nothing that varies. The source is a phrase nothing -> text that varies. The pick is a phrase nothing -> thing that varies.
To decide which number is double (N - number) (this is doubling): decide on N * 2.
To decide which number is tell and triple (N - number) (this is tripling): say "(tripled)"; decide on N * 3.
To chant (N - number) (this is chanting): say "chant [N] ".
To rest (this is resting): say "rest ".
To decide which text is the motto (this is mottoing): decide on "motto [count]".
To decide which thing is the chosen one (this is choosing): decide on the ball.
To decide whether (N - number) is nice (this is niceness): if N > 3, yes; no.
To decide which number is sum of (A - number) and (B - number) (this is adding up): decide on A + B.
To decide which number is total of (A - number) and (B - number) and (C - number) (this is totalling): decide on A + B + C.
To say doubled list: let L be doubling applied to {1, 2, 3}; say "[L in brace notation]".
To compare (A - real number) with (B - real number): say "[if A is B]=[end if][if A is not B]#[end if][if A < B]<[end if][if A > B]>[end if][if A <= B]l[end if][if A >= B]g[end if] ".
To weigh (A - real number) with (B - number): say "[if A < B]<[end if][if A > B]>[end if][if A <= B]l[end if][if A >= B]g[end if] ".
Testing is an action out of world applying to one number. Understand "probe [number]" as testing.
Carry out testing when the number understood is 1:
	say "[plan applied to 5], '[source applied]', [pick applied]; "; apply deed to 5; apply task; say ".";
	now the plan is doubling; now the deed is chanting; now the task is resting; now the source is mottoing; now the pick is choosing;
	say "[plan applied to 5], '[source applied]', [pick applied]; "; apply deed to 5; apply task; say ".";
	now the plan is tripling; say "[plan applied to 5]; "; say "[if niceness applied to 5 is true]a[end if][if niceness applied to 2 is true]b[end if]; [adding up applied to 2 and 3]; [totalling applied to 1 and 2 and 3]; [doubled list]."
Carry out testing when the number understood is 2:
	compare 1.0 with 1.0; compare 1.0 with 2.0; compare 2.0 with 1.0; compare -0.0 with 0.0; let N be the real square root of -1.0; compare N with N; compare N with 1.0; compare 1.0 with N; compare plus infinity with 1.0; say "; ";
	weigh 1.0 with 1; weigh 1.5 with 2; weigh 2.5 with 2; weigh N with 1; say "."
Carry out testing when the number understood is 3:
	now the weight of the target is 3; increase the weight of the target by 2; add 3 to the marks of the target; say "[weight of the target].";
	now the target is the Hall; now the weight of the target is 3; increase the weight of the target by 2; say "[weight of the target].";
	now the target is the ball; now the weight of the target is 3; increase the weight of the target by 2; add 3 to the marks of the target; say "[weight of the target] [marks of the target in brace notation].";
	now the target is nothing; now the target is bright; now the target is the Hall; now the target is bright; now the target is the candle; now the target is bright; say "[if the candle is bright]bright[end if][if the candle is dim]dim[end if]; "; now the target is dim; say "[if the candle is bright]bright[end if][if the candle is dim]dim[end if]."
Carry out testing when the number understood is 4:
	now the initial is unicode 233; now the label is "[initial]"; say "[label] [number of characters in label]; "; now the label is "[the player's command]"; say "[label]; "; say "[number of words in the label]."
Carry out testing when the number understood is 5:
	repeat with N running from 1 to 6:
		say "[one of]a[or]b[or]c[stopping][one of]d[or]e[cycling][first time]g[only] ";
	say "."
Carry out testing when the number understood is 6:
	say "[the count / 0] [remainder after dividing 5 by 0] [square root of -4] [5 to the nearest 0].";
	let T be the list of things in the Hall; say "[entry 1 of T] [entry 9 of T].".

Carry out testing when the number understood is 7:
	say "[a random animal] [a random thing in the box] [a random number between 5 and 5] [a random device in the Hall].";
	let A be a random closed container;
	say "[A].";
	let V be a random truth state;
	say "[if V is true or V is false]fine[end if]; [a random number from 3 to 3].";
	say "[a random odd colour] [a random plain colour] [a random dim device].";
	let H be 0;
	let K be 0;
	repeat with I running from 1 to 40:
		if a random chance of 0 in 5 succeeds, say "!";
		if a random chance of -1 in 5 succeeds, say "!";
		if a random chance of 5 in 5 succeeds, increase H by 1;
		if a random chance of 6 in 5 succeeds, increase H by 1;
		if a random chance of 1 in 2 succeeds, increase K by 1;
	say "[H] [if K > 5 and K < 35]about half[end if]."
A colour is a kind of value. The colours are red, green and blue. Definition: a colour is odd if it is red and it is blue. Definition: a colour is plain if it is green.
--- play

Machine at Its Edges
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall
You can see a ball, a candle, a box (empty) and Bob here.

>probe 1
0, "", yourself; .
10, "motto 0", ball; chant 5 rest .
(tripled)15; a; 5; 6; {2, 4, 6}.

>probe 2
=lg #<l #>g =lg # # # #>g ; lg <l >g  .

>probe 3
*** In the rule "Carry out testing when the number understood is 3", 'nothing' has no property "weight".
*** In the rule "Carry out testing when the number understood is 3", 'nothing' has no property "weight".
*** In the rule "Carry out testing when the number understood is 3", 'nothing' has no property "weight".
*** In the rule "Carry out testing when the number understood is 3", 'nothing' has no property "marks".
*** In the rule "Carry out testing when the number understood is 3", 'nothing' has no property "weight".
0.
*** In the rule "Carry out testing when the number understood is 3", Hall has no property "weight".
*** In the rule "Carry out testing when the number understood is 3", Hall has no property "weight".
*** In the rule "Carry out testing when the number understood is 3", Hall has no property "weight".
*** In the rule "Carry out testing when the number understood is 3", Hall has no property "weight".
0.
5 {3}.
*** In the rule "Carry out testing when the number understood is 3", Hall has no property "bright".
bright; dim.

>probe 4
é 1; probe 4; 2.

>probe 5
adg be cd ce cd ce .

>probe 6
*** In the rule "Carry out testing when the number understood is 6", 0 cannot be divided by zero.
0 *** In the rule "Carry out testing when the number understood is 6", 5 cannot be divided by zero.
0 *** In the rule "Carry out testing when the number understood is 6", -4 has no square root.
0 *** In the rule "Carry out testing when the number understood is 6", 5 cannot be divided by zero.
0.
yourself *** In the rule "Carry out testing when the number understood is 6", there is no entry 9 in a list of 5 entries.
yourself.

>probe 7
nothing nothing 5 a candle.
nothing.
fine; 3.
*** In the rule "Carry out testing when the number understood is 7", there is nothing to choose from at random.
red green a candle.
80 about half.

>
