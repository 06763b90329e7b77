Questions that are answered yes or no, in short and in full; ways between rooms by doors open, closed and secret; what a rulebook is followed for; names of kinds in the plural; a value asked of what has none.
--- source
"Answers"

The Hall is a room. The Yard is north of the Hall. The iron door is a door. It is west of the Hall and east of the Vault. The iron door is closed and locked. The Loft is above the Yard. The trap is a door. It is above the Vault and below the Attic. The trap is open. Beyond is a room. The Cave is west of Beyond.
Asking is an action applying to nothing. Understand "quiz" as asking.
Carry out asking:
	say "Sure?[line break]";
	if the player consents:
		say "Good.";
	otherwise:
		say "Bad."
To show way from (A - room) to (B - room):
	say "[A]-[B]: [best route from A to B] [number of moves from A to B]; through doors [best route from A to B, using doors] [number of moves from A to B, using doors]; locked too [best route from A to B, using even locked doors] [number of moves from A to B, using even locked doors].[line break]".
Testing is an action applying to nothing. Understand "probe" as testing.
Carry out testing:
	show way from the Hall to the Hall;
	show way from the Hall to the Yard;
	show way from the Hall to the Loft;
	show way from the Hall to the Vault;
	show way from the Hall to the Attic;
	show way from the Vault to the Attic;
	show way from the Attic to the Loft;
	show way from the Hall to the Cave;
	show way from the Beyond to the Cave.
Carry out asking: say "(asked)".
Every turn when the player's command matches "quiz": say "(quizzed)".
Check jumping when the player's command includes "up/down": say "Which way?" instead.
Sneezing is an action applying to one thing. Understand "sneeze [text]" or "sneeze" as a mistake ("Bless you.").
--- play

Answers
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall
You can see an iron door here.

>quiz
Sure?
>y
Good.

(asked)
(quizzed)
>quiz
Sure?
>n
Bad.

(asked)
(quizzed)
>quiz
Sure?
>yes
Good.

(asked)
(quizzed)
>quiz
Sure?
>no
Bad.

(asked)
(quizzed)
>probe
Hall-Hall: nothing 0; through doors nothing 0; locked too nothing 0.
Hall-Yard: north 1; through doors north 1; locked too north 1.
Hall-Loft: north 2; through doors north 2; locked too north 2.
Hall-Vault: nothing -1; through doors nothing -1; locked too west 1.
Hall-Attic: nothing -1; through doors nothing -1; locked too west 2.
Vault-Attic: nothing -1; through doors up 1; locked too up 1.
Attic-Loft: nothing -1; through doors nothing -1; locked too down 4.
Hall-Cave: nothing -1; through doors nothing -1; locked too nothing -1.
Beyond-Cave: west 1; through doors west 1; locked too west 1.

>jump
You jump, and come down again.

>sneeze now
Bless you.

>
