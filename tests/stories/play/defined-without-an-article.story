The article may be left out where an action, an activity, a rulebook or a verb is defined.
--- source
The Hall is a room. Ada is a woman in the Hall. Ada carries a fan. A drum is in the Hall.

Tapping is action applying to one thing. Understand "tap [something]" as tapping.
Report tapping: say "Tap."; carry out the resounding activity with the noun; follow the echo rules; follow the size rules for 7.

Humming is action out of world. Understand "hum" as humming. Report humming: say "Hm."

Resounding something is activity on things.
Rule for resounding the drum: say "Boom."

The echo rules is rulebook.
An echo rule: say "Oom."

The size rules are number based rulebook.
A size rule for 7: say "Seven."

Verb to admire (she admires, they admire, she admired) means the possession relation.
Instead of jumping:
	if Ada admires the fan, say "She does."
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall
You can see Ada and a drum here.

>tap drum
Tap.
Boom.

Oom.
Seven.

>hum
Hm.

>jump
She does.
