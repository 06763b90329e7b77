Scenes that begin, end in their own ways and come again; clocks and bells; how often something was done; activities around names and lists.
--- source
"Seasons" by Ann

The Field is a room. "Stubble." The Barn is north of the Field. The goat is an animal in the Field. The lamp is a device in the Barn. The bell is in the Barn.
The Harvest is a scene. The Harvest begins when the player is in the Barn. The Harvest ends well when the lamp is switched on. The Harvest ends badly when the goat is in the Barn.
The Rest is a recurring scene. The Rest begins when the Harvest ends. The Rest ends when the time since the Rest began is at least 2 minutes.
When the Harvest begins: say "(The harvest.)". When the Harvest ends well: say "(Well.)". When the Harvest ends badly: say "(Badly.)". When the Rest begins: say "(Rest.)". When the Rest ends: say "(Up!)".
Instead of jumping during the Harvest: say "Work first."
Before doing something for the second turn: say "(still at it)".
Every turn during the Rest: say "(Zzz [time since the Rest began].)".
When play begins: the bell rings in three turns from now; the cock crows at 9:04 AM.
At the time when the bell rings: say "(Ding.)"; the bell rings in two turns from now.
At the time when the cock crows: say "(Crow at [time of day].)".
At 9:06 AM: say "(Six past.)".
Instead of taking the goat for the first time: say "It bolts."
Instead of taking the goat for the third time: say "Third."
Instead of taking the goat more than four times: say "Give up."
Instead of taking the goat at least twice: say "Again, [the noun] flees."
Rule for printing the name of the goat while the player is in the Barn: say "old goat".
Before printing the name of the goat: say "*". After printing the name of the goat: say "*".
Rule for printing room description details of something: do nothing.
Before listing contents: say "<". After listing contents: say ">".
Rule for writing a paragraph about the goat when the Rest is happening: say "The goat rests too."
Rule for deciding whether all includes the bell: it does not.
Rule for supplying a missing noun while listening: now the noun is the goat.
Instead of listening to the goat: say "Maa."
After deciding the scope of the player when the location is the Field: place the bell in scope.
Surveying is an action applying to nothing. Understand "survey" as surveying. Report surveying: say "[if the Harvest has happened]had[otherwise]not had[end if] [if the Harvest has not ended]on[end if][if the Harvest has ended]over[end if] [if the Harvest ended badly]bad[end if][if the Harvest ended well]good[end if] [if the player has been in the Barn]been[end if] [if the lamp has been switched on]lit[end if] [turn count] [if we have taken the bell]had bell[end if] [if we have not taken the bell]no bell[end if]."

--- play

Seasons
An Interactive Fiction by Ann
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Field
Stubble.

You can see <a *goat*> here.

>survey
not had on    1  no bell.

>jump
(still at it)
You jump, and come down again.

>listen
There is no sound worth mention.

>x bell
You notice nothing out of the ordinary about the bell.

(Ding.)

>n

Barn
You can see <a lamp and a bell> here.

(The harvest.)

(Crow at 9:04 am.)

>jump
Work first.

>take all
lamp: You take the lamp.

(Six past.)

(Ding.)

>survey
had on  been  8  no bell.

>switch on lamp
You switch the lamp on.

(Well.)

(Rest.)

(Zzz 0 minutes.)

>z
A while goes by.

(Zzz 1 minute.)

(Ding.)

(Up!)

>look
Barn
You can see <a bell> here.

>s

Field
Stubble.

You can see <a *goat*> here.

>look
Field
Stubble.

You can see <a *goat*> here.

(Ding.)

>take goat
It bolts.

>take goat
Again, the *goat* flees.

>take goat
Third.

(Ding.)

>take goat
Again, the *goat* flees.

>take goat
Give up.

>take bell
You can't stretch as far as the Barn.

(Ding.)

>n

Barn
You can see <a bell> here.

>take bell
You take the bell.

>survey
had over good been lit 22 had bell .

(Ding.)

>z
A while goes by.

>z
A while goes by.

>
