An outcome of a name that two rulebooks have is what the rule's own rulebook says; what a rulebook is about is put back when it ends;
a rulebook stops when one of its rules ends the story.
--- source
"Ends"

The Shed is a room. The cup and the jug are in the Shed.
The opening trial rules are a rulebook. The opening trial rules have outcomes fine (success), poor (failure) and unclear (no outcome - default).
The second trial rules are a rulebook. The second trial rules have outcomes poor (success) and odd (failure).
An opening trial rule: say "1a. "; poor.
An opening trial rule: say "1b. ".
A second trial rule: say "2a. "; poor.
To tell: say "[if rule succeeded]yes [otherwise if rule failed]no [otherwise]neither [end if][outcome of the rulebook]."
Instead of jumping:
	follow the opening trial rules; tell;
	follow the second trial rules; tell.

The inner rules are an object based rulebook. The outer rules are an object based rulebook.
An inner rule for the cup: say "inner cup ([the parameter-object]). ".
An inner rule for the jug: say "inner jug ([the parameter-object]). ".
An outer rule for the cup: say "outer 1 ([the parameter-object]). "; follow the inner rules for the jug; say "still ([the parameter-object]). ".
An outer rule for the cup: say "outer 2 ([the parameter-object]). "; abide by the inner rules for the cup.
An outer rule for something (called X): say "outer 3 [X] ([the parameter-object])."
Instead of waiting: follow the outer rules for the cup.

The camel rules are a rulebook. A camel rule: say "Straw one. ". A camel rule: say "Straw two. "; end the story saying "It broke". A camel rule: say "Straw three. ".
Instead of taking the cup:
	say "Before. ";
	follow the camel rules;
	say "After. ".
Every turn when the player carries the jug: say "Turn one. ".
Every turn when the player carries the jug: end the story finally; say "Turn two. ".
Every turn when the player carries the jug: say "Turn three. ".

--- play

Ends
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Shed
You can see a cup and a jug here.

>jump
1a. no poor.

2a. yes poor.

>z
outer 1 (the cup). inner jug (the jug). still (the cup). outer 2 (the cup). inner cup (the cup). outer 3 cup (the cup).

>take jug
You take the jug.

Turn one. 
Turn two. 


    *** The End ***




What now: RESTART, RESTORE a saved game, QUIT or UNDO the last command?
> >
