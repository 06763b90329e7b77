Who is named within a printed name is the one whom pronouns mean after it, in a list of one too.
--- source
The Hall is a room. Bob is a man in the Hall. Bob carries a ticket. Alice is a woman in the Hall. Alice carries some maps. The box is a container in the Hall. The coins are in the box.
Rule for printing the name of the ticket: say "[the holder of the ticket]'s ticket".
Rule for printing the name of the maps: say "maps of [Alice]".
After printing the name of the box: say " (of [Bob])".
Before printing the name of the coins: say "[Alice]'s ".
The printed name of Bob is "Bob[if Alice is visible] (with [Alice])[end if]".
Instead of jumping:
	say "1 [The ticket] [are], [they].";
	say "2 [the ticket]: [they] [have].";
	say "3 [maps]: [they] [have].";
	say "4 [The box]: [they] [have].";
	say "5 [The coins]: [they] [have].";
	say "6 [Bob]: [they] [have].";
	say "7 [list of things carried by Bob]: [they] [have].";
	say "8 [the list of things carried by Alice]: [they] [have].";
	say "9 [a ticket] [The ticket] [regarding the box][they] [have].";
	say "10 [list of people]: [they] [have].";
	say "11 [Bob] [them] [Bob] [themselves] [The Alice] [ticket] [them].".
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall
You can see Bob (with Alice), Alice and a box (of Bob (with Alice)) (in which is an Alice's coins) here.

>jump
1 The Bob (with Alice)'s ticket is, she.
2 the Bob (with Alice)'s ticket: she has.
3 maps of Alice: she has.
4 The box (of Bob (with Alice)): she has.
5 The Alice's coins: she has.
6 Bob (with Alice): she has.
7 Bob (with Alice)'s ticket: she has.
8 the maps of Alice: she has.
9 a Bob (with Alice)'s ticket The Bob (with Alice)'s ticket it has.
10 yourself, Bob (with Alice) and Alice: they have.
11 Bob (with Alice) her Bob (with Alice) herself Alice Bob (with Alice)'s ticket her.

>
