Some of the library's answers are about nothing in particular, whatever stands in their place.
--- source
"Nothing in Particular"

The Lab is a room. The oats are in the Lab. The oats are plural-named. The cup is in the Lab. The shelf is a supporter in the Lab. Anna is a woman in the Lab.
Checking verbs is an action out of world applying to nothing. Understand "check" as checking verbs. To grill is a verb.
Carry out checking verbs: say "It [negate the verb grill in present tense].[regarding the oats]".

The block attacking rule response (A) is "[regarding nothing][They] [grill]."
The report pushing rule response (A) is "[Those] [grill]."
The standard report waiting rule response (A) is "It [grill]."
The block buying rule response (A) is "[There] [grill]."
The standard search supporters rule response (B) is "It [grill]."
The report jumping rule response (A) is "They [grill]."
The block asking rule response (A) is "It [grill]."
--- play

Nothing in Particular
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see some oats, a cup, a shelf and Anna here.

>check
It does not grill.

>attack cup
It grills.

>check
It does not grill.

>push cup
That grills.

>check
It does not grill.

>z
It grills.

>check
It does not grill.

>buy cup
There grills.

>check
It does not grill.

>search shelf
It grills.

>check
It does not grill.

>jump
They grills.

>check
It do not grill.

>ask anna about rain
It grills.

>check
It does not grill.

>wake anna
There is no call for that.

>check
It does not grill.

>take cup
You take the cup.

>check
It do not grill.

>
