What WHY tells of clauses: where things were held, backdrops of a region, many values in one clause, long texts, adjectives
of both nouns, what is described by a relation, scenes, counts, chance; and which rule ended what others abided by.
--- source
The Yard is a room. The Barn is north of the Yard. The Field is a region. The Yard and the Barn are in the Field.
The sky is a backdrop. The sky is in the Field. The smoke is a backdrop. The smoke is in the Barn.
The box is an open container in the Yard. The lid is part of the box. The shelf is a supporter in the Yard. The vase is on the shelf. The ghost is a thing. The coin is in the box.
Bob is a man in the Yard. Bob carries the rope. Bob wears the hat. The hat is wearable.
A thing can be heavy or light. A thing is usually light. The vase is heavy. Mood is a kind of value. The moods are calm, glad and sorry. A thing has a mood. The rope is sorry.
The tally is a number that varies. The worth is a number that varies. The motto is a text that varies. The motto is "Waste not, want not; look before you leap, but never hesitate too long; many hands make light work, though too many cooks spoil the broth; still waters run deep, and the early bird, as everybody knows, is the one that catches the worm.". The slogan is a text that varies. The slogan is "Onward". The watch is an object that varies. The target is a person that varies. The target is the player.
Rain is a scene. Rain begins when the tally is 2. Rain ends when the tally is 4. Frost is a scene. Frost begins when play begins.
The weighing rules is a thing based rulebook. The tug rules is a rulebook. The drag rules is a rulebook. The toll rules is a number based rulebook.

Every turn: increase the tally by 1.
Instead of jumping when the sky is in the Barn: say "1."; make no decision.
Instead of jumping when the smoke is in the Yard: say "2."
Instead of jumping when the tally + the worth + the score + the turn count + the tally + the worth is 900: say "3."
Instead of jumping when the vase is in the box: say "4."
Instead of jumping when the rope is in the box: say "5."
Instead of jumping when the hat is on the shelf: say "6."
Instead of jumping when the lid is in the Barn: say "7."
Instead of jumping when the ghost is in the Yard: say "8."
Instead of jumping when the motto is "Enough": say "9."
Instead of jumping when the slogan is "Enough": say "10."
Instead of jumping when the watch is the vase: say "11."
Instead of jumping when the target is Bob: say "12."
Instead of jumping when the player is in the Barn: say "13."
Instead of jumping when the location is the Barn: say "14."
Instead of jumping during Rain: say "15."
Instead of jumping when Rain has ended: say "16."
Instead of jumping when Frost is not happening: say "17."
Instead of jumping for the fourth time: say "18."
Instead of jumping for the fourth turn: say "19."
Instead of jumping in the presence of the ghost: say "20."
Instead of jumping when a random chance of 0 in 2 succeeds: say "21."
Instead of jumping when the number of people in the Barn is at least 1 and the tally is 3: say "22."
Instead of jumping when the mood of the rope is glad: say "23."
Instead of taking an open portable lit wearable heavy thing: say "24."
Instead of taking something which is on a supporter: say "25."
Instead of taking a thing carried by a person: say "26."
Instead of taking a thing that incorporates a thing: say "27."
Instead of taking a glad thing: say "28."
Instead of putting something on a portable supporter: say "29."
Instead of inserting a heavy thing into an open container: say "30."
Instead of examining Bob when Bob carries more than one thing: say "31."
Instead of taking the coin when the player carries the hat or the tally is 40: say "32."
A weighing rule for a heavy thing: say "33."
A weighing rule for a light thing in the box: say "34."
A toll rule for a number greater than 5: say "35."
Every turn when the tally is 100: say "36."

A tug rule (this is the first tug rule): say "Tug."
A tug rule (this is the hard tug rule): rule fails.
A tug rule (this is the late tug rule): say "Late."
A drag rule (this is the slow drag rule): rule succeeds.
Instead of pulling (this is the soft pull rule): follow the tug rules; say "Soft."; make no decision.
Instead of pulling (this is the pull rule): abide by the tug rules.
Instead of pulling (this is the last pull rule): say "Last."
Check pushing (this is the push check rule): anonymously abide by the tug rules.
Check pushing (this is the late push rule): say "Never."
Instead of turning (this is the turn rule): follow the drag rules; say "Turned."
Instead of turning (this is the late turn rule): say "Never."
Check touching (this is the touch rule): follow the drag rules; stop the action.
Carry out touching (this is the late touch rule): say "Never."
Instead of waving hands (this is the wave rule): try jumping; try waiting.
After waiting (this is the after waiting rule): follow the weighing rules for the rope; follow the weighing rules for the vase; follow the toll rules for 3.
Report waiting (this is the late wait rule): say "Never."
Instead of kissing (this is the kiss rule): if the player consents, say "Well."
Instead of kissing (this is the late kiss rule): say "Never."
Instead of smelling (this is the smell rule): end the story; say "Phew."
Before listening (this is the listening rule): try silently taking the coin; try looking.
Report taking the coin (this is the coin report rule): say "Coin."
At 9:03 AM: say "Past nine."
At the time when the bell rings: say "Dong."
At the time when the owl hoots: say "Hoo."
Instead of thinking: the bell rings in two turns from now; say "Soon."; if the tally > 900, the owl hoots in two turns from now.
This is the loose rule: say "Loose."
The late tug rule is not listed in the tug rules.
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Yard
You can see a box (in which is a coin), a shelf (on which is a vase) and Bob here.

>jump
You jump, and come down again.

>take lid
It belongs to the box and stays there.

>take hat
Bob has it.

>take vase
25.

Past nine.

>take rope
26.

>take coin
Coin.

You take the coin.

>put coin on shelf
You put the coin on the shelf.

>put vase in box
30.

>x bob
You notice nothing out of the ordinary about Bob.

>pull vase
Tug.

Soft.

Tug.

>push vase
Tug.

>turn vase
Turned.

>touch vase
>wave
16.

33.

>listen
25.

Yard
You can see a box (empty), a shelf (on which are a coin and a vase) and Bob here.

There is no sound worth mention.

>think
Soon.

>z
33.

>z
33.

Dong.

>kiss bob
>no
>jump
16.

>n

Barn

>jump
18.

>frob
That is no verb known to me.

>smell
Phew.



    *** The End ***




What now: RESTART, RESTORE a saved game, QUIT or UNDO the last command?
> >quit
