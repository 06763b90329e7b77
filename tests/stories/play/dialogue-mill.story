Beats, styles, choices and a scene of a story that has all of them.
--- source
"Mill" by A Miller

The Mill is a room. "Flour hangs in the air." The Yard is north of the Mill. Ada is a woman in the Mill. Ben is a man in the Yard. The miller is a man in the Mill. The sack is a container in the Mill. The sack is open. In the sack is grain. The wheel is a device in the Mill. The cat is an animal in the Mill.
Flour, gossip and water are concepts. Understand "talk" as gossip.
A person can be cross or merry. A person is usually merry.
A dialogue beat can be loud, soft or hushed. A dialogue beat is usually soft.
A dialogue line can be whispered. 
A dialogue choice can be daring.
Spoken grimly and spoken smilingly are performance styles.
The chosen beat is a dialogue beat that varies. The chosen beat is the weather beat.
Grinding is a scene. Grinding begins when the wheel is switched on. Grinding ends when the wheel is switched off.
When Grinding begins: say "The stones turn."; make the dialogue director active.
When Grinding ends: say "The stones stop."; make the dialogue director passive.
When the supper scene begins: say "Supper!".
When the supper scene ends: say "Supper is over."

Before performing a dialogue line when the style is spoken grimly: say "(grim) ".
After performing a narrated dialogue line: say "~~"; say line break.
For performing a whispered dialogue line (called L): say "[The speaker] whispers to [the interlocutor], '[textual content of L]'[line break]".

Check taking grain: say "Too fine."; stop the action.
Every turn when the player is in the Mill: say "(turn [turn count]: [list of being performed dialogue beats]/[live conversational subject list])".
Instead of singing: perform the weather beat.
Singing is an action applying to nothing. Understand "sing" as singing.
Supping is an action applying to nothing. Understand "sup" as supping. Carry out supping: perform the supper beat.
Telling all is an action out of world applying to nothing. Understand "tell all" as telling all.
Carry out telling all:
	repeat with B running through loud dialogue beats:
		say "[B] is loud.";
	say "[number of performed dialogue lines] lines, [number of performed dialogue choices] choices, [list of daring dialogue choices], [list of dialogue lines in the weather beat], [number of dialogue beats which are about flour].";
	say "[list of unperformed recurring dialogue beats]; [if a dialogue beat is hushed]some hushed[otherwise]none hushed[end if]; [the first speaker of weather beat]."

Section 1 - Weather (dialogue)

(This is the weather beat. Loud. About water.)

Ada (smilingly): "Fine weather, [interlocutor]."

Ada (to the miller; grimly): "Rain by night, [interlocutor]."

	Miller (if Ada is merry; now Ada is cross): "You always say so."

		Ada (without speaking): "[The speaker] shrugs at [the list of people in the location]."

	Miller (unless Ada is merry): "Never mind."

-- (this is the bold choice; daring) "Ask [the miller] about flour."

	Player: "What of the flour?"

	Miller (mentioning flour): "It is 'fine' flour."

	-> perform the chosen beat

-- (if Ada is cross) "Cheer Ada."

	Narration (now Ada is merry; before Ada examining the sack): "You smile at Ada."

	<-

-- (recurring; if the number of entries in the current choice list is at most 1) "Look around."

	Narration (before looking): "You look."

	<-

-- "Leave it."

	-> stop

Narration: "That is that."

Section 2 - Grind (dialogue during Grinding)

(About flour; hushed.)

Miller (whispered; to Ada): "Flour!"

(Spontaneous. If the grain is in the sack.)

Ada (after switching off the wheel; recurring): "Enough of that noise."

(Later; spontaneous.)

Narration: "Dust settles."

Section 3 - Supper (dialogue)

(This is the supper scene.)

Miller (after taking the grain): "Porridge!"

Miller: "Bread!"

-- before eating or tasting something

	Narration: "You chew."

-- instead of dropping something in the presence of Ada

	Ada: "Pick it up!"

	<-

-- after going north

	Narration: "You run away from supper."

	Ben: "Back again?"

-- otherwise

	Miller (recurring): "Sit down!"

	<-

Ada: "Good."
--- play
Mill
An Interactive Fiction by A Miller
Release

Mill
Flour hangs in the air.

You can see Ada, a miller, a sack (in which is grain), a wheel and a cat here.

>sing
Ada: "Fine weather, nothing."

Ada (to the miller): "Rain by night, miller."

The miller: "You always say so."

Ada shrugs at yourself, Ada, the miller and the cat.

The miller: "Never mind."

(1) Ask the miller about flour.
(2) Cheer Ada.
(3) Leave it.

>3
Leave it.

(turn 1: /water)
>2
That is no verb known to me.

>1
That is no verb known to me.

>tell all
weather beat is loud.
5 lines, 2 choices, bold choice, line-1, line-2, line-3, line-4, line-5, line-6, line-7, line-8, line-9 and line-10, 1.
; some hushed; Ada.

>sing
(1) Ask the miller about flour.
(2) Cheer Ada.

>1
Ask the miller about flour.

You: "What of the flour?"

It is "fine" flour.

(1) Cheer Ada.
(2) Look around.

>2
Look around.

You look.
~~

Mill
Flour hangs in the air.

You can see Ada, a miller, a sack (in which is grain), a wheel and a cat here.

(1) Cheer Ada.
(2) Look around.

>switch wheel on
(A number from 1 to 2, please.)

>z
(A number from 1 to 2, please.)

>z
(A number from 1 to 2, please.)

>z
(A number from 1 to 2, please.)

>sup
(A number from 1 to 2, please.)

>look
(A number from 1 to 2, please.)

>get sack
(A number from 1 to 2, please.)

>i
(A number from 1 to 2, please.)

>taste sack
(A number from 1 to 2, please.)

>sup
(A number from 1 to 2, please.)

>n
(A number from 1 to 2, please.)

>s
(A number from 1 to 2, please.)

>talk about flour
(A number from 1 to 2, please.)

>talk about water
(A number from 1 to 2, please.)

>ask about talk
(A number from 1 to 2, please.)

>tell all
(A number from 1 to 2, please.)
