An [if] within another is refused, at any depth, as the reference does; what is meant still plays.
--- source
The Yard is a room.

To say weather: say "[if the Yard is dark]cold[otherwise]warm[end if]".

When play begins:
	say "1 [if the player is a person]a[if the Yard is lighted]b[end if]c[end if].";
	say "2 [if the player is a person]a[unless the Yard is dark]b[end unless]c[end if].";
	say "3 [if the Yard is dark]a[otherwise][if the player is a person]b[end if]c[end if].";
	say "4 [if the Yard is dark]a[otherwise if the player is a person]b[if the Yard is lighted]c[end if]d[end if].";
	say "5 [if the player is a person]a[one of]b[if the Yard is lighted]c[end if]d[or]e[stopping]f[end if].";
	say "6 [if the player is a person]a[first time]b[if the Yard is lighted]c[end if]d[only]e[end if].";
	say "7 [if the player is a person]a[end if][if the Yard is lighted]b[end if].";
	say "8 [one of]a[if the player is a person]b[end if]c[or]d[stopping].";
	say "9 [if the player is a person]a[one of]b[or]c[stopping]d[first time]e[only]f[end if].";
	say "10 [if the player is a person]a [weather][end if].";
	say "11 [first time]a[if the player is a person]b[end if][only]."
--- problems
SUBSTITUTION_IF_IN_IF at "if the Yard is lighted"
SUBSTITUTION_IF_IN_IF at "unless the Yard is dark"
SUBSTITUTION_IF_IN_IF at "if the player is a person"
SUBSTITUTION_IF_IN_IF at "if the Yard is lighted"
SUBSTITUTION_IF_IN_IF at "if the Yard is lighted"
SUBSTITUTION_IF_IN_IF at "if the Yard is lighted"
--- play

1 abc.
2 abc.
3 bc.
4 bcd.
5 abcdf.
6 abcde.
7 ab.
8 abc.
9 abdef.
10 a warm.
11 ab.

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Yard

>
