Lists: entries are added, removed, moved and sorted, in lists of several kinds and in lists of lists; what is refused
leaves the list as it was.
--- source
"Lists Handled"

The Lab is a room. The cup, the pin and the urn are in the Lab. A thing has a number called rank. The rank of the cup is 2. The rank of the pin is 3. The rank of the urn is 1. A thing has a text called motto. The motto of the cup is "b". The motto of the urn is "a".
L is a list of numbers that varies.
W is a list of texts that varies.
D is a list of things that varies.
N is a list of lists of numbers that varies.
Hours is a list of times that varies.
R is a list of real numbers that varies.

To decide which number is (A - a number) against (B - a number) (this is parity order):
	let X be the remainder after dividing A by 2;
	let Y be the remainder after dividing B by 2;
	if X is greater than Y, decide on 1;
	if X is less than Y, decide on -1;
	decide on 0.

To decide which number is (A - a text) beside (B - a text) (this is length order):
	decide on the number of characters in A minus the number of characters in B.

Instead of jumping:
	now L is {3, 1, 2};
	add 1 to L;
	add 1 to L, if absent;
	add 9 at entry 1 in L;
	add 8 at entry 3 in L;
	add 7 at entry 7 in L;
	say "[L] [number of entries in L][line break]";
	add 5 at entry 2 in L, if absent;
	add 5 at entry 3 in L, if absent;
	say "[L in brace notation][line break]";
	add {4, 1, 6} to L, if absent;
	say "[L][line break]";
	add {4, 1} to L;
	add {0, 0} at entry 2 in L;
	say "[L][line break]";
	remove 0 from L;
	remove 77 from L, if present;
	remove {9, 4, 77} from L, if present;
	say "[L][line break]";
	remove entry 1 from L;
	remove entry 99 from L, if present;
	remove entries 2 to 3 from L;
	remove entries 4 to 99 from L, if present;
	say "[L][line break]";
	now L is {3, 1, 2, 5};
	truncate L to 6 entries;
	say "[L] ";
	truncate L to 3 entries;
	say "[L] ";
	truncate L to the last 2 entries;
	say "[L] ";
	extend L to 1 entries;
	extend L to 4 entries;
	say "[L] ";
	change L to have 5 entries;
	say "[L] ";
	change L to have 1 entry;
	say "[L] ";
	truncate L to 0 entries;
	say "[L][if L is empty] empty[end if][if L is not empty] not empty[end if]";
	reverse L;
	rotate L;
	rotate L backwards;
	sort L;
	say " [L in brace notation][line break]".

Instead of waving hands:
	now L is {3, 1, -2, 2, 1, 10};
	reverse L;
	say "[L] ";
	rotate L;
	say "[L] ";
	rotate L backwards;
	rotate L backwards;
	say "[L] ";
	sort L;
	say "[L] ";
	sort L in reverse order;
	say "[L] ";
	sort L with parity order;
	say "[L][line break]";
	now W is {"b", "", "ab", "B", "ccc"};
	sort W;
	say "[W in brace notation] ";
	sort W with length order;
	say "[W in brace notation] ";
	sort W in reverse order;
	say "[W in brace notation][line break]";
	now D is the list of things in the Lab;
	remove the player from D, if present;
	sort D in rank order;
	say "[D] ";
	sort D in reverse rank order;
	say "[D with definite articles] ";
	sort D in motto order;
	say "[D with indefinite articles] ";
	say "[D in brace notation][line break]";
	now Hours is {9:00 AM, 8:59 PM, 12:00 AM};
	sort Hours;
	say "[Hours] ";
	now R is {1.5, -2.0, 0.25};
	sort R in reverse order;
	say "[R][line break]";
	now N is {{2, 1}, {1, 2, 3}, {}, {1, 2}, {2, 1}};
	sort N;
	say "[N in brace notation] ";
	sort N in reverse order;
	say "[N in brace notation][line break]".

Instead of thinking:
	now N is {{2, 1}, {1, 2, 3}, {}};
	say "[if {2, 1} is listed in N]1[end if][if {1, 2} is listed in N]2[end if][if {} is listed in N]3[end if][if {1, 2, 3} is not listed in N]4[end if]";
	add {} to N, if absent;
	add {1, 2} to N, if absent;
	remove {2, 1} from N;
	say " [N in brace notation]";
	add 5 to entry 1 of N;
	now entry 2 of N is {7};
	say " [N in brace notation] [entry 1 in entry 1 of N] [number of entries in entry 2 of N]";
	let M be N;
	add {8} to M;
	say " [if M is N]same[otherwise]other[end if]";
	truncate M to 3 entries;
	say " [if M is N]same[otherwise]other[end if]";
	now entry 1 of entry 2 of M is 6;
	say " [if M is N]same[otherwise]other[end if] [if {1, 2} is {1, 2}]alike[end if] [if {1, 2} is {1, 3}]alike[end if] [if {1, 2} is {1}]alike[end if][line break]";
	now W is {"x", "[W]", "a[if 1 is 1]b[end if]"};
	truncate W to 1 entries;
	add "a[if 1 is 1]b[end if]" to W;
	if "ab" is listed in W, say "ab ";
	if "a" is listed in W, say "a ";
	if "x" is listed in W, say "x ";
	if "X" is not listed in W, say "no X ";
	add "ab" to W, if absent;
	add "c[if 1 is 1]b[end if]" to W, if absent;
	say "[W in brace notation] ";
	remove "cb" from W, if present;
	say "[W in brace notation][line break]";
	repeat with X running through {3, 4}:
		say "[X];";
	repeat with X running through W:
		say "[X];";
	say "[line break][list of numbers running]".
To say list of numbers running:
	let Q be a list of numbers;
	repeat with X running from 1 to 4:
		if X is listed in {2, 3}, next;
		add X to Q;
	say "[Q][line break]".

Instead of singing:
	now L is {1, 2};
	say "[entry 3 of L]";
	say "[entry 0 of L]";
	say "[entry -1 of L]";
	now entry 3 of L is 5;
	remove 4 from L;
	remove entry 5 from L;
	remove entry 0 from L;
	remove entries 1 to 3 from L;
	remove entries 2 to 1 from L;
	add 1 at entry 9 in L;
	add 1 at entry 0 in L;
	add {1} at entry 9 in L;
	now D is {cup, urn};
	sort D in rank order;
	say "[L] [D][line break]".
Singing is an action applying to nothing. Understand "sing" as singing.
--- play

Lists Handled
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see a cup, a pin and an urn here.

>jump
9, 3, 8, 1, 2, 1 and 7 7
{9, 5, 3, 8, 1, 2, 1, 7}
9, 5, 3, 8, 1, 2, 1, 7, 4 and 6
9, 0, 0, 5, 3, 8, 1, 2, 1, 7, 4, 6, 4 and 1
5, 3, 8, 1, 2, 1, 7, 6 and 1
3, 2 and 1
3, 1, 2 and 5 3, 1 and 2 1 and 2 1, 2, 0 and 0 1, 2, 0, 0 and 0 1  empty {}

>wave
10, 1, 2, -2, 1 and 3 3, 10, 1, 2, -2 and 1 1, 2, -2, 1, 3 and 10 -2, 1, 1, 2, 3 and 10 10, 3, 2, 1, 1 and -2 10, 2, -2, 3, 1 and 1
{"", "B", "ab", "b", "ccc"} {"", "B", "b", "ab", "ccc"} {"ccc", "b", "ab", "B", ""}
urn, cup and pin the pin, the cup and the urn a pin, an urn and a cup {pin, urn, cup}
12:00 am, 9:00 am and 8:59 pm 1.5, 0.25 and -2.0
{{}, {1, 2}, {2, 1}, {2, 1}, {1, 2, 3}} {{1, 2, 3}, {2, 1}, {2, 1}, {1, 2}, {}}

>think
13 {{1, 2, 3}, {}, {1, 2}} {{1, 2, 3, 5}, {7}, {1, 2}} 1 1 other same other alike  
ab x no X {"x", "ab", "cb"} {"x", "ab"}
3;4;x;ab;
1 and 4

>sing
*** In the rule "Instead of singing", there is no entry 3 in a list of 2 entries.
0*** In the rule "Instead of singing", there is no entry 0 in a list of 2 entries.
0*** In the rule "Instead of singing", there is no entry -1 in a list of 2 entries.
0*** In the rule "Instead of singing", entry 3 cannot be changed in a list of 2 entries.
*** In the rule "Instead of singing", a value that is not in a list cannot be removed from it.
*** In the rule "Instead of singing", entries 5 to 5 cannot be removed from a list of 2 entries.
*** In the rule "Instead of singing", entries 0 to 0 cannot be removed from a list of 2 entries.
*** In the rule "Instead of singing", entries 1 to 3 cannot be removed from a list of 2 entries.
*** In the rule "Instead of singing", entries 2 to 1 cannot be removed from a list of 2 entries.
*** In the rule "Instead of singing", nothing can be added at entry 9 of a list of 2 entries.
*** In the rule "Instead of singing", nothing can be added at entry 0 of a list of 2 entries.
*** In the rule "Instead of singing", nothing can be added at entry 9 of a list of 2 entries.
1 and 2 urn and cup

>
