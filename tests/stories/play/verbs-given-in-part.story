A verb whose past is not given has its own, whatever its participle is, and the other way round.
--- source
"Verbs Given in Part"

The Yard is a room. The shelf is a supporter in the Yard. Anna is a woman in the Yard. Ted is a man in the Yard.
A thing has a number called worth. A coin is a kind of thing.
To grill (he grills, it is grillen) is a verb. To speak (he speaks, it is spoken) is a verb. To frise (he frises, he froze) is a verb. To amplify (he amplifies, it is amplifen) is a verb.
Owning relates various people to various things. The verb to own means the owning relation.
On the shelf is zemi with worth 4. Ted owns it.
On the shelf is zomi. Ted owns it.
Carried by Ted is zumi with worth 3. Anna owns it.

To show (V - a verb):
	say "[adapt V in past tense from third person singular], [adapt V in perfect tense from third person singular], [negate V in past tense from first person plural], [adapt V in past perfect tense from second person singular]."

Instead of jumping:
	show the verb grill;
	show the verb speak;
	show the verb frise;
	show the verb amplify;
	say "[list of things owned by Ted]; [list of things owned by Anna]."
--- play

Verbs Given in Part
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Yard
You can see a shelf (on which are zemi and zomi), Anna and Ted here.

>jump
grilled, has grillen, did not grill, had grillen.
spoke, has spoken, did not speak, had spoken.
froze, has frised, did not frise, had frised.
amplified, has amplifen, did not amplify, had amplifen.
shelf and zomi; Ted.

>
