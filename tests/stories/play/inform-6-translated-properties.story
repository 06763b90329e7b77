Code in Inform 6 uses properties by the names that "translates into I6 as" gives, either/or properties too, in a story that includes no other code; and knows whether an action is tried silently. The reference prints the same.
--- source
The Attic is a room. A trunk is in the Attic. A lamp is in the Attic. A ladder is in the Attic.
A thing can be dusty or clean. A thing is usually clean. A room can be dusty or clean.
A thing has a number called age. The age of the lamp is 12.
The dusty property translates into I6 as "p_dusty". The age property translates into Inter as "p_age".

To soil (X - an object): (- give {X} p_dusty; -).
To wipe (X - an object): (- give {X} ~p_dusty; -).
To decide whether (X - an object) is soiled: (- ({X} has p_dusty) -).
To decide what number is the age found in (X - an object): (- {X}.p_age -).
To let (X - an object) age: (- {X}.p_age = {X}.p_age + 1; -).
To decide whether nobody hears of it: (- (keep_silent) -).

After taking: say "[if nobody hears of it]hush[otherwise]aloud[end if]."
Carry out taking: say "[if nobody hears of it](silently)[otherwise](loudly)[end if]."
Instead of jumping: try silently taking the ladder; say "[if nobody hears of it]hush[otherwise]aloud[end if]."
Instead of waiting:
	soil the trunk; soil the ladder; wipe the ladder; soil the Attic; let the lamp age;
	say "[list of dusty things]; [if the trunk is soiled]y[end if][if the lamp is soiled]y[end if][if the Attic is soiled]y[end if]; [the age found in the lamp]."
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Attic
You can see a trunk, a lamp and a ladder here.

>z
trunk; yy; 13.

>take lamp
(loudly).

aloud.

>jump
(silently).

hush.

aloud.

>i
You have with you:
  a ladder
  a lamp

>
