Related to nobody from now on: 'now X verbs nobody' undoes all that X is related to, whatever keeps the relation.
--- source
"Nobody"

The Hall is a room. Ann and Bob are people in the Hall. The pen, the cup and the hat are in the Hall.
Knowing relates various people to various people. The verb to know means the knowing relation.
Heeding relates people to each other. The verb to heed means the heeding relation.
Guiding relates one person (called the guide) to various people. The verb to lead means the guiding relation.
Owning relates various people to various things. The verb to own means the owning relation.
Testing is an action applying to one number. Understand "probe [number]" as testing.
To reset: now Ann knows Bob; now Ann knows the player; now Bob knows Ann; now everybody heeds Ann; now Ann leads everyone; now Ann owns the pen; now Ann owns the cup; now Bob owns the pen.
To tell: say "[list of people known by Ann]; [list of people who know Ann]; [list of people who heed Ann]; [list of people led by Ann]; [list of things owned by Ann]; [list of people who own the pen]."
Carry out testing when the number understood is 1: reset; tell; now Ann knows nobody; tell.
Carry out testing when the number understood is 2: reset; now nobody knows Ann; tell.
Carry out testing when the number understood is 3: reset; now Ann heeds nobody; tell.
Carry out testing when the number understood is 4: reset; now Ann leads nobody; tell.
Carry out testing when the number understood is 5: reset; now Ann owns nothing; tell.
Carry out testing when the number understood is 6: reset; now Ann owns no things; tell.
Carry out testing when the number understood is 7: reset; now nobody owns the pen; tell.
Carry out testing when the number understood is 8: reset; now Ann does not own the pen; tell.
Carry out testing when the number understood is 9: reset; now nobody heeds Ann; tell.
Carry out testing when the number understood is 10: reset; now Ann knows no man; tell.
Carry out testing when the number understood is 11: reset; now Ann owns no thing; tell.
Carry out testing when the number understood is 12: reset; now nothing is owned by Ann; tell.
Carry out testing when the number understood is 13: reset; now nobody is led by Ann; tell.
Carry out testing when the number understood is 14: reset; now Ann knows everybody; now Ann owns everything; now Ann heeds everyone in the Hall; tell.
Carry out testing when the number understood is 15: reset; now Ann carries the pen; now Ann carries the cup; now Ann wears the hat; now Ann carries nothing; now Ann wears nothing; say "[list of things had by Ann]."
--- play

Nobody
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall
You can see Ann, Bob, a pen, a cup and a hat here.

>probe 1
yourself and Bob; Bob; yourself, Ann and Bob; yourself, Ann and Bob; pen and cup; Ann and Bob.
nothing; Bob; yourself, Ann and Bob; yourself, Ann and Bob; pen and cup; Ann and Bob.

>probe 2
yourself and Bob; nothing; yourself, Ann and Bob; yourself, Ann and Bob; pen and cup; Ann and Bob.

>probe 3
yourself and Bob; Bob; nothing; yourself, Ann and Bob; pen and cup; Ann and Bob.

>probe 4
yourself and Bob; Bob; yourself, Ann and Bob; nothing; pen and cup; Ann and Bob.

>probe 5
yourself and Bob; Bob; yourself, Ann and Bob; yourself, Ann and Bob; nothing; Bob.

>probe 6
yourself and Bob; Bob; yourself, Ann and Bob; yourself, Ann and Bob; nothing; Bob.

>probe 7
yourself and Bob; Bob; yourself, Ann and Bob; yourself, Ann and Bob; cup; nothing.

>probe 8
yourself and Bob; Bob; yourself, Ann and Bob; yourself, Ann and Bob; cup; Bob.

>probe 9
yourself and Bob; Bob; nothing; yourself, Ann and Bob; pen and cup; Ann and Bob.

>probe 10
yourself and Bob; Bob; yourself, Ann and Bob; yourself, Ann and Bob; pen and cup; Ann and Bob.

>probe 11
yourself and Bob; Bob; yourself, Ann and Bob; yourself, Ann and Bob; nothing; Bob.

>probe 12
yourself and Bob; Bob; yourself, Ann and Bob; yourself, Ann and Bob; nothing; Bob.

>probe 13
yourself and Bob; Bob; yourself, Ann and Bob; nothing; pen and cup; Ann and Bob.

>probe 14
yourself, Ann and Bob; Ann and Bob; yourself, Ann and Bob; yourself, Ann and Bob; yourself, Ann, Bob, pen, cup and hat; Ann and Bob.

>probe 15
hat.

>
