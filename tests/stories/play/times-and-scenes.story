Times, timed events, turns, what has been and how often, scenes that begin and end, and when.
--- source
"Times and Scenes"

The Clocktower is a room. The Belfry is above the Clocktower. The lever is a thing in the Clocktower. The lamp is a device in the Clocktower.
The time of day is 11:50 PM.

Storm is a scene. Storm begins when the lamp is switched on. Storm ends calmly when the lamp is switched off. Storm ends badly when the player carries the lever.
Calm is a recurring scene. Calm begins when Storm ends calmly. Calm ends when the time since Calm began is at least 2 minutes.
Coda is a scene. Coda begins when Storm ends. 
When Storm begins: say "The storm begins."
When Storm ends calmly: say "It passes."
When Storm ends badly: say "It breaks."
When Calm begins: say "Calm."
When Calm ends: say "No longer calm."
Every turn during Storm: say "Thunder."
Every turn during Calm: say "Hush."
At 11:53 PM: say "Seven to."
At the time when the bell rings: say "Ding."
At the time when the gong sounds: say "Dong at [time of day]."
Definition: a scene is brief if the time since it began is less than 3 minutes.

Instead of jumping:
	the bell rings in 2 turns from now;
	the gong sounds at 12:01 AM;
	say "Set.";

Instead of waving hands:
	say "A [time of day] [time of day plus 15 minutes] [time of day minus 1 hour] [turn count].";
	say "B [if Storm is happening]yes[otherwise]no[end if] [if Storm has happened]yes[otherwise]no[end if] [if Storm has not happened]yes[otherwise]no[end if] [if Storm has ended]yes[otherwise]no[end if] [if Storm has not ended]yes[otherwise]no[end if].";
	say "C [list of happening scenes].";
	if Storm has happened, say "D [time when Storm began] [time since Storm began].";
	if Storm has ended, say "E [time when Storm ended] [time since Storm ended] [if Storm ended calmly]calmly[end if][if Storm ended badly]badly[end if].";
	say "F [if the lamp is switched on]on[otherwise]off[end if] [if the lamp has been switched on]was[otherwise]never[end if] [if the lamp had been switched on]had[otherwise]had not[end if] [if the lamp was switched on]before[otherwise]not before[end if].";
	if the lamp has been switched on for three turns, say "G three turns.";
	if the lamp has been switched on twice, say "H twice.";
	if the player has been in the Belfry, say "I been.";
	if we have taken the lever, say "J taken.";
	if we have not taken the lever, say "J not taken.";
	if the time of day is before 11:55 PM, say "K early.";
	if the time of day is after 11:55 PM, say "K late.";
	if the time of day is at least 11:52 PM, say "L at least.";

Instead of thinking:
	say "A [3:05 PM] [12:00 AM] [12:00 PM] [11:59 PM plus 2 minutes] [12:10 AM minus 20 minutes].";
	say "B [hours part of 3:05 PM] [minutes part of 3:05 PM] [hours part of 12:30 AM] [minutes part of 12:00 PM].";
	say "C [3:05 PM to the nearest 10 minutes in words] [3:45 PM in words] [12:00 PM in words] [1:15 AM in words] [6:30 AM in words] [7:59 PM in words] [12:00 AM in words].";
	say "D [90 minutes] [1 hour 5 minutes] [1 minute] [2 hours] [0 minutes].";
	let T be 2:30 PM;
	increase T by 45 minutes;
	say "E [T] [T minus 2:30 PM].";
	say "F [if 3:00 PM is before 4:00 PM]yes[otherwise]no[end if] [if 4:00 PM is after 4:00 PM]yes[otherwise]no[end if] [if 9:00 AM is 9:00 AM]yes[otherwise]no[end if].";
	say "G [a random time between 3:00 PM and 3:00 PM].";
	say "H [4:02 PM to the nearest five minutes] [4:03 PM to the nearest five minutes].";

Every turn when the lever is carried for the first time: say "First."
Every turn when the lamp is switched on for the second turn: say "Second."
Every turn when the player has been in the Belfry for two turns: say "Two up here."
After taking the lever for the second time: say "Again."
--- play

Times and Scenes
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Clocktower
You can see a lever and a lamp here.

>think
A 3:05 pm 12:00 am 12:00 pm 12:01 am 11:50 pm.
B 15 5 0 0.
C ten past three quarter to four twelve o'clock quarter past one half past six one minute to eight twelve o'clock.
D 1 hour 30 minutes 1 hour 5 minutes 1 minute 2 hours  0 minutes.
E 3:15 pm 45 minutes.
F yes no yes.
G 3:00 pm.
H 4:00 pm 4:05 pm.

>wave
A 11:51 pm 12:06 am 10:51 pm 2.
B no no yes no yes.
C Entire Game.
F off never had not not before.
J not taken.
K early.

>jump
Set.

>z
A while goes by.

Seven to.

>z
A while goes by.

Ding.

>switch on lamp
You switch the lamp on.

The storm begins.

Thunder.

>wave
A 11:56 pm 12:11 am 10:56 pm 7.
B yes yes no no yes.
C Entire Game and Storm.
D 11:55 pm 1 minute.
F on was had before.
J not taken.
K late.
L at least.

Second.

Thunder.

>z
A while goes by.

Thunder.

>z
A while goes by.

Thunder.

>switch off lamp
You switch the lamp off.

It passes.

Calm.

Hush.

>wave
A 12:00 am 12:15 am 11:00 pm 11.
B no yes no yes no.
C Entire Game, Calm and Coda.
D 11:55 pm 5 minutes.
E 11:59 pm 1 minute calmly.
F off was had not before.
J not taken.
K late.

Hush.

No longer calm.

>z
A while goes by.

Dong at 12:01 am.

>z
A while goes by.

>z
A while goes by.

>z
A while goes by.

>take lever
You take the lever.

First.

>wave
A 12:06 am 12:21 am 11:06 pm 17.
B no yes no yes no.
C Entire Game and Coda.
D 11:55 pm 11 minutes.
E 11:59 pm 7 minutes calmly.
F off was had not before.
J taken.
K late.

First.

>drop lever
You put the lever down.

>take lever
Again.

>up

Belfry

>z
A while goes by.

>z
A while goes by.

Two up here.

>wave
A 12:12 am 12:27 am 11:12 pm 23.
B no yes no yes no.
C Entire Game and Coda.
D 11:55 pm 17 minutes.
E 11:59 pm 13 minutes calmly.
F off was had not before.
I been.
J taken.
K late.

Two up here.

>switch on lamp
You see nothing of that name.

>down

Clocktower
You can see a lamp here.

>switch on lamp
You switch the lamp on.

>z
A while goes by.

Second.

>
