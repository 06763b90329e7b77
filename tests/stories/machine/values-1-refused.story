Made by machine: 7 questions of values, which the reference refuses too.
--- source
"Probe" by "Tester"

The Hub is a room.
Probing is an action out of world applying to one number. Understand "probe [number]" as probing.

The Yard is north of the Hub. Anna is a woman in the Yard. Bob is a man in the Hub. The cup is in the Yard. The box is an open container in the Hub. The pen and the ink are things in the Hub. Some oats are in the box.
A mood is a kind of value. The moods are glad, grim and keen. A person has a mood. Bob is grim. A thing has a number called worth. The worth of the cup is 4. The worth of the ink is 9. A thing has a text called note. The note of the pen is "Nib [worth of the pen]".
A length is a kind of value. 1.0m specifies a length. A thing has a list of numbers called marks. The marks of the box is {2, 1}. A thing can be dusty. The ink is dusty.

To decide which K is the pick of (A - value of kind K) or (B - K): if the player is in the Hub, decide on A; decide on B.

To decide which list of K is the twin of (V - value of kind K): let L be a list of Ks; add V to L; add V to L; decide on L.

To decide which list of K is (L - list of values of kind K) doubled up: let M be L; add L to M; decide on M.

To decide what number is the length of (L - list of values): decide on the number of entries in L.

To decide what number is double (N - number) (this is doubling): decide on N + N.

To decide what text is fenced (T - text) (this is fencing): decide on "<[T]>".

To decide what number is the bigger of (A - number) and (B - number) (this is biggest): if A > B, decide on A; decide on B.

To decide whether (N - number) is fit (this is fitness): decide on whether or not N > 2.

Definition: a number is fit if it > 2.

To decide what number is (F - phrase number -> number) done twice to (N - number): decide on F applied to (F applied to N).


Carry out probing when the number understood is 13:
	say "#13:[line break]";
	let L be the list of people;
	reverse L;
	say "[L with definite articles]; [L]; [L with indefinite articles]";
	let N be 0;
	repeat with X running through L:
		increase N by 2;
	say " [N] [is-are L] [if the ink is listed in L]ink[end if]";

Carry out probing when the number understood is 14:
	say "#14:[line break]";
	let T be "[worth of the cup] oars";
	let U be "dog-end";
	let R be "\p";
	if T exactly matches the regular expression R:
		say "yes <[text matching regular expression]> <[text matching subexpression 1]>";
	say " [number of times T matches the regular expression R]";
	replace the character number 2 in T with "<\0>";
	say " [T]|";

Carry out probing when the number understood is 20:
	say "#20:[line break]";
	let L be the twin of the cup;
	remove the cup from L, if present;
	say "[L with definite articles]; [L]; [L with indefinite articles]";
	let N be 0;
	repeat with X running through L:
		increase N by 2;
	say " [N] [is-are L] [if the ink is listed in L]ink[end if]";

Carry out probing when the number understood is 22:
	say "#22:[line break]";
	let L be the list of things in the box;
	add the ink to L, if absent;
	say "[L with definite articles]; [L]; [L with indefinite articles]";
	let N be 0;
	repeat with X running through L:
		increase N by the number of characters in the printed name of X;
	say " [N] [is-are L] [if the ink is listed in L]ink[end if]";

Carry out probing when the number understood is 44:
	say "#44:[line break]";
	let L be {Bob, Anna};
	remove the cup from L, if present;
	say "[L with definite articles]; [L]; [L with indefinite articles]";
	let N be 0;
	repeat with X running through L:
		increase N by 2;
	say " [N] [is-are L] [if the ink is listed in L]ink[end if]";

Carry out probing when the number understood is 59:
	say "#59:[line break]";
	let L be the list of people;
	add the ink to L, if absent;
	say "[L with definite articles]; [L]; [L with indefinite articles]";
	let N be 0;
	repeat with X running through L:
		increase N by 2;
	say " [N] [is-are L] [if the ink is listed in L]ink[end if]";

Carry out probing when the number understood is 60:
	say "#60:[line break]";
	let T be "one two  three";
	let U be "a b c d";
	say "[double the remainder after dividing the absolute value of the worth of the cup by 3]|[the worth of the cup]";
--- problems
SUBSTITUTION_UNKNOWN at "is-are L"
PHRASE_UNKNOWN at "replace the character number 2 in T with "<\0>""
SUBSTITUTION_UNKNOWN at "is-are L"
SUBSTITUTION_UNKNOWN at "is-are L"
SUBSTITUTION_UNKNOWN at "is-are L"
SUBSTITUTION_UNKNOWN at "is-are L"
SUBSTITUTION_UNKNOWN at "double the remainder after dividing the absolute value of the worth of the cup by 3"
--- sentences
'[is-are L]' in this text is not a text substitution or a value.
'replace the character number 2 in T with "<\0>"' is not a known phrase. It was read as 'replace (S - a snippet) with (T - text)', so 'the character number 2 in T' must be a snippet. It is a text.
'[is-are L]' in this text is not a text substitution or a value.
'[is-are L]' in this text is not a text substitution or a value.
'[is-are L]' in this text is not a text substitution or a value.
'[is-are L]' in this text is not a text substitution or a value.
'[double the remainder after dividing the absolute value of the worth of the cup by 3]' in this text is not a text substitution or a value. It was read as '(P - time period) after (T - time)', so 'remainder' must be a time period.
