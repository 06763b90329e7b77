An order that lacks its noun is answered; one to act out of the world ends as a failure, and ACTIONS says so. The pronoun "me"
is told with the others when the player has a name. Questions at the end come first among the tables.
--- source
"Orders"

The Deck is a room. Finn is a man in the Deck. Moll is a woman in the Deck. The player is Moll.
Hauling is an action applying to one thing. Understand "haul" as hauling.
Persuasion: rule succeeds.
When play begins:
	repeat with T running through table names:
		say "[T]. ".
--- play

(the empty table). Table of Final Question Options. Table of Locale Priorities. 
Orders
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Deck
You can see Finn here.

>finn, haul
That order means nothing to me.

>haul
That asks for a noun.

>actions on
Actions listing on.

>finn, pronouns
[asking Finn to try requesting the pronoun meanings]
[This is something for you and the story to settle between you: Finn has no part in it.]
[asking Finn to try requesting the pronoun meanings - failed]

>actions off
Actions listing off.

>pronouns
Just now, "it" stands for nothing, "him" stands for Finn, "her" stands for nothing, "them" stands for nothing and "me" stands for Moll.

>
