The plural among the forms of a verb names it, a first singular is the present tense and a second one the past tense, whoever is its subject.
--- source
"Forms Given by Person"

The Yard is a room.

To wreak (I wreak, it is wrought) is a verb. To creak (I creak, you crook) is a verb. To trot (they trit, he trots) is a verb. To dread (it dreads, he dreads) is a verb. To sway (we swee) is a verb.

To show (V - a verb):
	say "[adapt V in present tense from third person singular], [adapt V in present tense from third person plural], [adapt V in past tense from third person singular], [adapt V in perfect tense from third person singular], [present participle of V]."

Instead of jumping:
	show the verb wreak;
	show the verb creak;
	show the verb trit;
	show the verb dread;
	show the verb swee;
	say "Birds [trit]; the Yard [wreak]."
--- play

Forms Given by Person
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Yard

>jump
wreak, wreak, wreaked, has wrought, wreaking.
creak, creak, crook, has creaked, creaking.
trots, trit, trotted, has trotted, trotting.
dreads, dread, dreads, has dreaded, dreading.
sways, swee, swayed, has swayed, swaying.
Birds trots; the Yard wreak.

>
