Ways along relations of every sort, from and to nothing; lists of those related; texts with tabs, texts with substitutions that
are compared; patterns that fit nothing or everything; what agrees with an empty list; a text without end.
--- source
"Beyond the Last"

The Den is a room. The cup, the mat, the jug and the pan are in the Den. The tray is a supporter in the Den. The Void is a room. Ann is a woman in the Den. Bob is a man in the Den. Cy is a man in the Den.
A thing has a text called motto. The motto of the cup is "[the mat] first". The motto of the mat is "egg".
Leading relates various people to one person. The verb to lead means the leading relation. Ann leads Bob. Bob leads Cy.
Following relates one person to various people. The verb to follow means the following relation. Ann follows Bob. Bob follows Cy.
Liking relates various people to various people. The verb to like means the liking relation. Ann likes Bob. Bob likes Cy. Cy likes Ann.
Pairing relates one person to another. The verb to pair with means the pairing relation. Ann pairs with Bob.
Clubbing relates people to each other in groups. The verb to club with means the clubbing relation. Ann clubs with Bob.
Kin relates people to each other. The verb to be kin to means the kin relation. Ann is kin to Bob. Bob is kin to Cy.
Nearness relates a thing (called X) to a thing (called Y) when X is Y. The verb to neighbour means the nearness relation.
Counting relates various people to various numbers. The verb to count as means the counting relation. Ann counts as 3. Ann counts as 5.

To tell (T - a text): say "([T])".
To tell (N - a number): say "[N] ".
To judge (B - a truth state): say "[if B is true]+[otherwise]-[end if]".
To end: say line break.
To decide which text is tab: decide on "[unicode 9]".

Routing is an action applying to nothing. Understand "route" as routing. Carry out routing:
	repeat with R running through {the leading relation, the following relation, the liking relation, the pairing relation, the clubbing relation, the kin relation}:
		say "[R]: ";
		tell number of steps via R from Ann to Cy;
		tell number of steps via R from Ann to Bob;
		tell number of steps via R from Cy to Ann;
		tell number of steps via R from Ann to Ann;
		say "[next step via R from Ann to Cy]/[next step via R from Cy to Ann]/[next step via R from Ann to Ann]/[next step via R from nothing to Ann]/[next step via R from Ann to nothing]/[number of steps via R from nothing to nothing][line break]";
	say "[number of steps via the nearness relation from Ann to Bob][line break]".
Listing is an action applying to nothing. Understand "list" as listing. Carry out listing:
	say "[list of people that the leading relation relates] / [list of people to which the leading relation relates] / [list of people that relate to Cy by the leading relation] / [list of people to which Ann relates by the leading relation][line break]";
	say "[list of people that the following relation relates] / [list of people to which the following relation relates] / [list of people that relate to Cy by the following relation] / [list of people to which Ann relates by the following relation][line break]";
	say "[list of people that the clubbing relation relates] / [list of people to which the kin relation relates] / [list of people that relate to Cy by the kin relation] / [list of people to which Ann relates by the pairing relation][line break]";
	say "[list of numbers to which the counting relation relates] / [list of people that the counting relation relates] / [list of people that relate to 5 by the counting relation] / [list of numbers to which Ann relates by the counting relation] / [list of numbers to which Bob relates by the counting relation][line break]";
	say "[person that relates to Cy by the leading relation] / [person to which Cy relates by the leading relation] / [person that relates to Ann by the following relation] / [number to which Ann relates by the counting relation] / [number to which Bob relates by the counting relation] / [person that relates to 5 by the counting relation] / [person that relates to 6 by the counting relation][line break]";
	judge whether or not a person relates to Cy by the leading relation;
	judge whether or not a person relates to Ann by the leading relation;
	judge whether or not Cy relates to a person by the leading relation;
	judge whether or not Ann relates to a person by the kin relation;
	judge whether or not Ann relates to a number by the counting relation;
	judge whether or not Bob relates to a number by the counting relation;
	judge whether or not a person relates to 3 by the counting relation;
	judge whether or not a person relates to 4 by the counting relation;
	end;
	now Ann counts as 7;
	now Ann does not count as 3;
	say "[list of numbers to which Ann relates by the counting relation] [if Ann counts as 3]three[end if][if Ann counts as 7]seven[end if][line break]";
	now Ann pairs with Cy;
	say "[if Ann pairs with Bob]old[end if][if Cy pairs with Ann]new[end if][if Bob pairs with Ann]odd[end if] ";
	now Cy clubs with Bob;
	say "[if Ann clubs with Cy]club[end if] ";
	now Cy does not club with Bob;
	say "[if Ann clubs with Cy]club[end if][if Ann clubs with Bob]still[end if] ";
	now Cy leads Ann;
	say "[if Cy leads Ann]leads[end if] ";
	tell number of steps via the leading relation from Cy to Bob;
	end.
Matching is an action applying to nothing. Understand "match" as matching. Carry out matching:
	let T be "a[tab]b[line break]c[tab][tab]d";
	tell number of words in T;
	tell word number 2 in T;
	tell word number 4 in T;
	tell number of lines in T;
	tell T in title case;
	tell T in sentence case;
	end;
	tell number of times "[T]b" matches the text "b";
	tell number of times "[motto of the cup]" matches the text "[motto of the mat]";
	tell number of times "[T][T]" matches the regular expression "[bracket]bc[close bracket]";
	judge whether or not "[motto of the cup]" matches the text "mat";
	judge whether or not "[motto of the cup]" exactly matches the text "the mat first";
	end;
	let U be "axbxc";
	replace the regular expression "x" in U with "y\";
	tell U;
	let U be "axbxc";
	replace the regular expression "(" in U with "y";
	tell U;
	let U be "axbxc";
	replace the regular expression "" in U with "y";
	tell U;
	let U be "axbxc";
	replace the regular expression "x*" in U with "-";
	tell U;
	let U be "aXbxc";
	replace the regular expression "x" in U with "y", case insensitively;
	tell U;
	let U be "axbxc";
	replace the regular expression "(.)x" in U with "\2\1\9";
	tell U;
	let U be "one  two";
	replace the word "two" in U with "[the cup]";
	tell U;
	let U be "one two two";
	replace the text "two" in U with "two two";
	tell U;
	let U be "[motto of the mat]";
	replace the text "g" in U with "[motto of the cup]";
	tell U;
	end;
	judge whether or not "ab" matches the regular expression "a(";
	judge whether or not "ab" matches the regular expression "";
	judge whether or not "" matches the regular expression "a";
	judge whether or not "" matches the regular expression "a*";
	judge whether or not "" exactly matches the regular expression "";
	end;
	let L be "ab cd. Ef, gh-[unicode 13]ij.";
	repeat with I running from 1 to 6:
		let L be the substituted form of "[L] [L]";
	tell number of characters in L;
	tell number of words in L;
	tell word number 300 in L;
	tell number of punctuated words in L;
	tell number of times L matches the text "gh";
	tell number of times L in upper case matches the text "GH-";
	tell number of times L in title case matches the text "Cd. Ef, Gh-";
	tell number of times L in sentence case matches the text "b cd. Ef, gh-";
	replace the word "cd" in L with "x";
	tell number of characters in L;
	replace the punctuated word "," in L with "";
	tell number of characters in L;
	replace the text "ij" in L with "longer";
	tell number of characters in L;
	replace the regular expression "b|x" in L with "--";
	tell number of characters in L;
	tell character number 700 in L;
	end;
	say "[regarding things in the Void][are] [regarding things in the Den][are] [regarding the cup][are] [regarding rooms][are] [regarding 0][are] [regarding 1][are] [regarding 2][are] [regarding -1][are][line break]";
	say "[an egg cup] [a motto of the mat] [The list of things in the Void] [A list of things on the tray] [the list of things in the Den] [is-are the list of things in the Void] [is-are the list of things in the Den] [a list of things in the Den including contents][line break]".
The egg cup is a thing.
Doubling is an action applying to nothing. Understand "double" as doubling. Carry out doubling:
	let T be "0123456789";
	repeat with I running from 1 to 24:
		let T be "[T][T]";
		if I is 3, tell number of characters in T;
	say "Never."
--- play

Beyond the Last
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Den
You can see a cup, a mat, a jug, a pan, a tray, Ann, Bob and Cy here.

>route
leading relation: 2 1 -1 0 Bob/nothing/nothing/nothing/nothing/-1
following relation: 2 1 -1 0 Bob/nothing/nothing/nothing/nothing/-1
liking relation: 2 1 1 0 Bob/Ann/nothing/nothing/nothing/-1
pairing relation: 0 0 0 0 nothing/nothing/nothing/nothing/nothing/-1
clubbing relation: 0 0 0 0 nothing/nothing/nothing/nothing/nothing/-1
kin relation: 2 1 2 0 Bob/Bob/nothing/nothing/nothing/-1
*** In the rule "Carry out routing", the nearness relation can only be tested between two objects, and has no routes.
0

>list
Ann and Bob / Bob and Cy / Bob / Bob
Ann and Bob / Bob and Cy / Bob / Bob
yourself, Ann, Bob and Cy / Bob, Ann and Cy / Bob / Bob
3 and 5 / Ann / Ann / 3 and 5 / 
Bob / nothing / nothing / 3 / 0 / Ann / nothing
+--++-+-
5 and 7 seven
new club still leads 2 

>match
4 (b)(d)2 (A	B
C		D)(A	b
c		d)
2 0 4 ++
(ay\by\c)*** In the rule "Carry out matching", the regular expression "(" cannot be read: a round bracket is never closed.
(axbxc)(axbxc)(-a--b--c-)(aybyc)(abc)(one  the cup)(one two two two two)(ethe mat firstthe mat first)
*** In the rule "Carry out matching", the regular expression "a(" cannot be read: a round bracket is never closed.
---+-
1215 320 (ij)576 64 64 64 64 1151 1087 1343 1471 (f)
is are is are is is are is
an egg cup egg Nothing Nothing yourself, the cup, the mat, the jug, the pan, the tray, Ann, Bob and Cy is nothing are yourself, the cup, the mat, the jug, the pan, the tray, Ann, Bob and Cy a cup, a mat, a jug, a pan, a tray, Ann, Bob and Cy

>double
80 *** In the rule "Carry out doubling", a text keeps growing.

>look
Den
You can see a cup, a mat, a jug, a pan, a tray, Ann, Bob and Cy here.

>
