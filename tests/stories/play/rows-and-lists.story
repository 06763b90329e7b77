Each phrase about lists, texts and relations at its edges, with the complaint that it makes: an entry that is not there, a length below nothing, a part of an expression that did not match, what nobody is related to; and what a report, a rule and a variable say of it.
--- source
"At the Edges"

The Lab is a room. The Den is north of the Lab. A crate is a container in the Lab. Ann is a woman in the Lab. Bob is a man in the Den. A coin, a nail and a cork are in the crate. The crate is openable.
Friendship relates people to each other. The verb to befriend means the friendship relation. Ann befriends Bob.
Owning-up relates various people to various things. The verb to claim means the owning-up relation.
Suiting relates one thing to one person. The verb to suit means the suiting relation. The coin suits Ann.
Pricing relates things to numbers. The verb to cost means the pricing relation. The coin costs 5. The nail costs 2.
The weighing rules is a number based rulebook producing a number. The weighing rulebook has a number called the heft. The weighing rulebook has outcomes light (success) and heavy (failure).
A weighing rule for 1: now the heft is 3; rule succeeds with result 9. A weighing rule for 2: now the heft is 4; make no decision. A weighing rule: if the heft is 4, rule succeeds with result 7; light.
To say outcomes:
	repeat with N running from 1 to 3:
		say "[N]: [the number produced by the weighing rules for N] [if rule succeeded]yes[otherwise if rule failed]no[otherwise]neither[end if]; ".
L is a list of numbers that varies. L is {3, 1, 2}.
Instead of jumping:
	say "[entry 1 of L] [entry 3 of L] [number of entries in L]: ";
	say "[entry 4 of L].";
	say "[entry 0 of L].";
	add 9 at entry 5 in L;
	say "[L].";
	add 9 at entry 4 in L;
	add 8 at entry 1 in L;
	say "[L].";
	add 8 at entry 0 in L;
	say "[L].";
	remove entry 7 from L;
	remove entry 1 from L;
	remove entries 2 to 9 from L;
	remove entries 3 to 2 from L;
	say "[L].";
	remove entries 2 to 3 from L;
	say "[L].";
	truncate L to 1 entries;
	say "[L].";
	truncate L to -1 entries;
	extend L to 4 entries;
	say "[L].";
	truncate L to the last 2 entries;
	say "[L].";
	change L to have 3 entries;
	say "[L].";
	change L to have -2 entries;
	rotate L;
	now entry 1 of L is 6;
	rotate L backwards;
	say "[L].";
	reverse L;
	sort L in reverse order;
	say "[L] [if 6 is listed in L]in[end if][if 7 is not listed in L]out[end if].";
	let M be L;
	add M to L;
	add {6, 7} to L, if absent;
	remove {0} from L;
	say "[L] [M].";
	remove 77 from L;
	remove 77 from L, if present;
	say "[L].".
Instead of waiting:
	let T be "one two three two";
	say "[T], [word number 0 in T], [word number 5 in T], [character number 4 in T].";
	replace the text "two" in T with "2";
	say "[T].";
	replace word number 1 in T with "1";
	replace character number 1 in T with "First ";
	replace the regular expression "(\d) (\w+)" in T with "\2-\1-\0-\9";
	say "[T].";
	replace the regular expression "\b(\w)" in T with "\u1";
	say "[T].";
	if T matches the regular expression "(R)(x)?", say "<[text matching regular expression]> <[text matching subexpression 1]> <[text matching subexpression 2]>.";
	if T matches the regular expression "q", say "q";
	otherwise say "No <[text matching regular expression]>.";
	replace punctuated word number 2 in T with "*";
	replace line number 1 in T with "whole line";
	replace paragraph number 1 in T with "[T]!";
	replace unpunctuated word number 2 in T with "LINE";
	say "[T] [number of paragraphs in T] [number of lines in T].".
Instead of thinking:
	say "[list of people who befriend Ann], [list of people befriended by Bob], [list of people befriended by Ann].";
	now Ann does not befriend Bob;
	say "[list of people who befriend someone].";
	now Ann claims the coin; now Bob claims the coin; now Bob claims the nail;
	say "[list of people who claim the coin], [list of things claimed by Bob], [number of things claimed by Ann].";
	say "[the list of people that the coin relates to by the suiting relation].";
	say "[person to whom the coin relates by the suiting relation], [if the nail relates to a person by the suiting relation]some[otherwise]none[end if].";
	now the nail suits Ann; now the cork suits Bob;
	say "[list of things that suit Ann], [list of things which suit Bob].";
	say "[the number that the coin relates to by the pricing relation], [list of things that cost 2], [if the cork relates to a number by the pricing relation]priced[otherwise]free[end if].";
	now the cork costs 2;
	say "[list of things that cost 2].";
	now the coin does not cost 5;
	say "[list of things that cost 5]: [next step via the friendship relation from Ann to Bob] [number of steps via the friendship relation from Ann to Bob].";
	show relation friendship relation;
	show relation suiting relation;
	show relation owning-up relation.
Instead of smelling:
	say "[outcomes].";
	let R be a random number from 3 to 3;
	say "[R] [a random person who is in the Den] [random thing in the crate that suits Bob] [if a random chance of 5 in 5 succeeds]sure[end if][if a random chance of 0 in 5 succeeds]never[end if].".
--- play

At the Edges
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see a crate (in which are a coin, a nail and a cork) and Ann here.

>jump
3 2 3: *** In the rule "Instead of jumping", there is no entry 4 in a list of 3 entries.
0.
*** In the rule "Instead of jumping", there is no entry 0 in a list of 3 entries.
0.
*** In the rule "Instead of jumping", nothing can be added at entry 5 of a list of 3 entries.
3, 1 and 2.
8, 3, 1, 2 and 9.
*** In the rule "Instead of jumping", nothing can be added at entry 0 of a list of 5 entries.
8, 3, 1, 2 and 9.
*** In the rule "Instead of jumping", entries 7 to 7 cannot be removed from a list of 5 entries.
*** In the rule "Instead of jumping", entries 2 to 9 cannot be removed from a list of 4 entries.
*** In the rule "Instead of jumping", entries 3 to 2 cannot be removed from a list of 4 entries.
3, 1, 2 and 9.
3 and 9.
3.
*** In the rule "Instead of jumping", a list cannot have -1 entries.
3, 0, 0 and 0.
0 and 0.
0, 0 and 0.
*** In the rule "Instead of jumping", a list cannot have -2 entries.
0, 0 and 6.
6, 0 and 0 inout.
6, 6 and 7 6, 0 and 0.
*** In the rule "Instead of jumping", a value that is not in a list cannot be removed from it.
6, 6 and 7.

>wait
one two three two, , ,  .
one 2 three 2.
First  three-2-2 three- 2.
First  Three-2-2 Three- 2.
No <>.
whole LINE 1 1.

>think
Bob, Ann, Bob.
nothing.
Ann and Bob, coin and nail, 1.
Ann.
Ann, none.
nail, cork.
5, nail, free.
nail and cork.
nothing: nothing -1.
relation of people: friendship relation
relation of things to people: suiting relation
Suiting relates one thing to one person:
  The nail  >=>  Ann
  The cork  >=>  Bob
relation of people to things: owning-up relation
Owning-up relates various people to various things:
  Ann  >=>  the coin
  Bob  >=>  the coin
  Bob  >=>  the nail

>smell
1: 9 yes; 2: 7 yes; 3: light yes; .
3 Bob nothing sure.

>
