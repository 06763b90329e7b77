Scenes that begin and end by the ends of others, named or plain, constant or in a variable; one that begins and ends without end; and events set again, for the past, after midnight, and missed by half an hour. The reference does not follow a scene in a variable.
--- source
"Scenes at Their Edges"

The Hall is a room. The Yard is north of the Hall.
The phase is a number that varies.
Night is a recurring scene. Night begins when the phase is 1. Night ends when the phase is 2. Night ends happily when the phase is 3. Night ends sadly when the phase is 4.
Dawn is a recurring scene. Dawn begins when Night ends. Dawn ends when Night begins.
Joy is a recurring scene. Joy begins when Night ends happily. Joy ends when Night ends sadly. Joy ends loudly when Night begins.
Echo is a recurring scene. Echo begins when Joy begins. Echo ends when Joy ends loudly. Echo ends softly when Joy ends.
The chosen is a scene that varies. The chosen is Night.
Watch is a recurring scene. Watch begins when the chosen begins. Watch ends when the chosen ends.
Care is a recurring scene. Care begins when the chosen ends happily. Care ends when the chosen ends sadly.
Prelude is a scene. Prelude begins when play begins. Prelude ends when Night ends.
Idle is a scene. Idle begins when Idle ends. Busy is a recurring scene. Busy begins when the phase is 5. Busy ends when the phase is 5.
Gale is a scene. Gale begins when Night begins. Gale ends when Night begins.
When a scene (called S) begins: say "([S] begins at [time of day])[line break]".
When a scene (called S) ends: say "([S] ends)[line break]".
When Night ends happily: say "(happily)[line break]". When Night ends sadly: say "(sadly)[line break]". When Joy ends loudly: say "(loudly)[line break]". When Echo ends softly: say "(softly)[line break]". When Gale begins: say "(gale)[line break]".
To tell about (S - scene): say "[S][if S is happening] now[end if][if S has happened] had[end if][if S has ended] over[end if][if S is not happening] not[end if]; ".
Telling is an action out of world applying to nothing. Understand "tell" as telling.
Carry out telling:
	repeat with S running through scenes:
		if S is not the Entire Game, tell about S;
	say "[if Night ended happily]happy [end if][if Night ended sadly]sad [end if][if Joy ended loudly]loud [end if][if Echo ended softly]soft [end if].";
	say "[time since Night began] / [time when Night ended] / [time since Joy ended] / [time when Dawn began]."
Setting the phase to is an action applying to one number. Understand "phase [number]" as setting the phase to.
Carry out setting the phase to: now the phase is the number understood.
Instead of waiting: increase the time of day by 15 minutes; say "[time of day]."
Instead of sleeping: increase the time of day by 31 minutes; say "[time of day]."
Instead of waving hands: increase the time of day by 28 minutes; say "[time of day]."
Instead of jumping: now the chosen is Joy.

At 9:20 AM: say "Twenty past."
At 9:10 AM: say "Ten past at [time of day]."
At 9:40 AM: say "Twenty to."
At the time when the bell rings: say "Bell."
At the time when the gong sounds: say "Gong."; the gong sounds in two turns from now.
At the time when the cat mews: say "Mew."
At the time when the owl hoots: say "Hoot."
At 11:50 PM: say "Late."
The count is a number that varies. The count is 0.
Ringing is an action applying to nothing. Understand "ring" as ringing.
Carry out ringing: the bell rings in three turns from now; the bell rings in one turn from now; the gong sounds in the count turns from now.
Mewing is an action applying to nothing. Understand "mew" as mewing.
Carry out mewing: now the time of day is 11:45 PM; the cat mews in 20 minutes from now; the owl hoots at 12:10 AM; the bell rings in 2147483647 turns from now; the gong sounds in 1 turn from now.
--- play

(Entire Game begins at 9:00 am)

(Prelude begins at 9:00 am)

Scenes at Their Edges
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall

>tell
Night not; Dawn not; Joy not; Echo not; Watch not; Care not; Prelude now had; Idle not; Busy not; Gale not; .
*** In the rule "Carry out telling", the scene Night has not begun yet.
1 minute / *** In the rule "Carry out telling", the scene Night has not ended yet.
12:01 am / *** In the rule "Carry out telling", the scene Joy has not ended yet.
1 minute / *** In the rule "Carry out telling", the scene Dawn has not begun yet.
12:01 am.

>phase 1
(Night begins at 9:00 am)

(Gale begins at 9:00 am)

(gale)

(Gale ends)

(Watch begins at 9:00 am)

>tell
Night now had; Dawn not; Joy not; Echo not; Watch now had; Care not; Prelude now had; Idle not; Busy not; Gale had over not; .
1 minute / *** In the rule "Carry out telling", the scene Night has not ended yet.
12:01 am / *** In the rule "Carry out telling", the scene Joy has not ended yet.
1 minute / *** In the rule "Carry out telling", the scene Dawn has not begun yet.
12:01 am.

>phase 2
(Night ends)

(Dawn begins at 9:01 am)

(Prelude ends)

(Watch ends)

>tell
Night had over not; Dawn now had; Joy not; Echo not; Watch had over not; Care not; Prelude had over not; Idle not; Busy not; Gale had over not; .
2 minutes / 9:01 am / *** In the rule "Carry out telling", the scene Joy has not ended yet.
1 minute / 9:01 am.

>phase 1
(Night begins at 9:02 am)

(Dawn ends)

(Watch begins at 9:02 am)

>phase 3
(happily)

(Joy begins at 9:03 am)

(Echo begins at 9:03 am)

(Night ends)

(Dawn begins at 9:03 am)

(Watch ends)

(Care begins at 9:03 am)

>tell
Night had over not; Dawn now had over; Joy now had; Echo now had; Watch had over not; Care now had; Prelude had over not; Idle not; Busy not; Gale had over not; happy .
2 minutes / 9:03 am / *** In the rule "Carry out telling", the scene Joy has not ended yet.
1 minute / 9:03 am.

>phase 1
(Night begins at 9:04 am)

(Dawn ends)

(loudly)

(Echo ends)

(Joy ends)

(Watch begins at 9:04 am)

>tell
Night now had over; Dawn had over not; Joy had over not; Echo had over not; Watch now had over; Care now had; Prelude had over not; Idle not; Busy not; Gale had over not; loud .
1 minute / 9:03 am / 1 minute / 9:03 am.

>phase 4
(sadly)

(Night ends)

(Dawn begins at 9:05 am)

(Watch ends)

(Care ends)

>tell
Night had over not; Dawn now had over; Joy had over not; Echo had over not; Watch had over not; Care had over not; Prelude had over not; Idle not; Busy not; Gale had over not; sad loud .
2 minutes / 9:05 am / 2 minutes / 9:05 am.

>jump
>phase 1
(Night begins at 9:07 am)

(Dawn ends)

>phase 3
(happily)

(Joy begins at 9:08 am)

(Echo begins at 9:08 am)

(Night ends)

(Dawn begins at 9:08 am)

(Watch begins at 9:08 am)

>phase 4
>phase 5
(Busy begins at 9:10 am)

(Busy ends)

(Busy begins at 9:10 am)

(Busy ends)

(Busy begins at 9:10 am)

(Busy ends)

(Busy begins at 9:10 am)

(Busy ends)

(Busy begins at 9:10 am)

(Busy ends)

(Busy begins at 9:10 am)

(Busy ends)

(Busy begins at 9:10 am)

(Busy ends)

(Busy begins at 9:10 am)

(Busy ends)

(Busy begins at 9:10 am)

(Busy ends)

(Busy begins at 9:10 am)

(Busy ends)

(Busy begins at 9:10 am)

(Busy ends)
*** In the rule "scene change machinery rule", scenes keep beginning and ending within one turn.

Ten past at 9:10 am.

(Busy begins at 9:11 am)

(Busy ends)

(Busy begins at 9:11 am)

(Busy ends)

(Busy begins at 9:11 am)

(Busy ends)

(Busy begins at 9:11 am)

(Busy ends)

(Busy begins at 9:11 am)

(Busy ends)

(Busy begins at 9:11 am)

(Busy ends)

(Busy begins at 9:11 am)

(Busy ends)

(Busy begins at 9:11 am)

(Busy ends)

(Busy begins at 9:11 am)

(Busy ends)

(Busy begins at 9:11 am)

(Busy ends)

(Busy begins at 9:11 am)

(Busy ends)
*** In the rule "scene change machinery rule", scenes keep beginning and ending within one turn.

>phase 0
>look
Hall

>wait
9:28 am.

Twenty past.

>wave
9:57 am.

Twenty to.

>sleep
10:29 am.

>ring
Gong.

>look
Hall
Bell.

>look
Hall

>look
Hall
Gong.

>mew
>look
Hall
Gong.

>wait
12:02 am.

Late.

>look
Hall

>wait
12:19 am.

Gong.

Mew.

Hoot.

>look
Hall

>
