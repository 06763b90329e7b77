Code in Inform 6 asks between which things the parser asks, and prints the title of the story.
--- source
"Hats on Pegs"

The Cloakroom is a room. The red hat, the green hat and the umbrella are in the Cloakroom. A cap is a kind of thing. Understand "hat" as a cap. Two caps are in the Cloakroom.

Include (-
[ Offered thing group at;
	for (group = 1: group <= number_of_classes: group++) {
		at = 0;
		while (match_classes-->at ~= group && match_classes-->at ~= -group) at++;
		if (match_list-->at == thing) rtrue;
	}
	rfalse;
];
-).
To decide whether (X - an object) is a choice: (- Offered({X}) -).
To decide what number is the number of choices: (- number_of_classes -).
To say the name of this story: (- print (TEXT_TY_Say) Story; -).
Definition: a thing is offered if it is a choice.

Rule for asking which do you mean: say "([number of choices]) [The list of offered things] of [the name of this story]?"
--- play

Hats on Pegs
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Cloakroom
You can see a red hat, a green hat, an umbrella and two caps here.

>take hat
(3) The red hat, the green hat and the cap of Hats on Pegs?

>red
You take the red hat.

>drop hat
(the red hat)
You put the red hat down.

>
