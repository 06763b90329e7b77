Made by machine: a session of scenes, 20 commands, which the reference plays alike.
--- source
"Session" by "Tester"

Back Yard is a room. "It hums. [We] [can't] say."

Foggy Path is inside from Back Yard. "Carrying [a list of things carried by the player]. It hums."

Upper Deck is a room. It is inside from Foggy Path. "Is it (so)? [first time]New! [only]Plain."

The iron crate is a container in Upper Deck. The description of the iron crate is "A faint smell.[line break]". The printed name of the iron crate is "Widget".

In Foggy Path is a loaf. It is an edible thing. It is scenery.

A torch is a switched on device in Foggy Path. Understand "degopod thing" as the torch.

In Foggy Path are some iron stairs. They are a thing. They are pushable between rooms. Understand "norarut/gadget" as the iron stairs.

The blue plum is an edible thing carried by the player. The description of the blue plum is "Well...".

The jar is a closed container in the iron crate. 

Carla carries a striped pie.

Carla wears a striped bell.

Dov is carrying a small hat.

Dov carries a green coat.

Instead of examining something for the third turn:
	say "R2 count.";

Instead of touching Dov:
	end the story;

The Second Act is a scene. The Second Act begins when the turn count is 3. The Second Act ends when the player is in Back Yard.

When the Second Act begins:
	say "R4 begins.";

When the Second Act ends:
	say "R5 ends after [the time since the Second Act began].";

Every turn when the Second Act has happened:
	say "R8 tense.";

When play begins: the tisedak bell rings in 1 turns from now.

At the time when the tisedak bell rings:
	say "R10, [A striped pie] and [the striped bell].";

The deed is a stored action that varies. Before taking something: now the deed is the current action.

Segonefing is an action applying to nothing. Understand "segonef" as segonefing.

Carry out segonefing:
	silently try the deed;
	say "Tried.";

After showing the torch to a portable thing:
	say "R11, [A striped bell] and [the striped bell].";

Every turn when the player has carried the jar twice:
	say "R12 history.";

Instead of going for the third turn:
	say "R13 count.";

Every turn when the location is dark for less than three turns:
	say "R14 history.";

Before waiting more than once:
	say "R15 count.";

Every turn:
	if we have taken the green coat, say "R16 tense.";

Every turn when the player has been in Foggy Path more than once:
	say "R17 history.";

Before looking at least twice:
	say "R18 count.";

Every turn:
	if the player was in Foggy Path, say "R19 tense.";
--- play

Session
An Interactive Fiction by Tester
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Back Yard
It hums. You can't say.

>the carla, feed pie to degopod
There is nobody of that name to speak to.

>segonef
Tried.

R14 history.

>nw
There is no way in that direction.

R14 history.

R10, A striped pie and the striped bell.

R4 begins.

R5 ends after 0 minutes.

>take pie, iron from small hat
You see nothing of that name.

>e
There is no way in that direction.

R8 tense.

R14 history.

>unlock dov with degopod
You see nothing of that name.

>please take the jar
That is no verb known to me.

>put carla inside another coat. in
You see nothing of that name.

>look up the carla in iron stairs
You see nothing of that name.

>go to it
That noun has no place in such a command.

>look up it in yes. walk east
You see nothing of that name.

>hold iron
You see nothing of that name.

>jump
You jump, and come down again.

R8 tense.

R14 history.

>drop norarut in carla
You see nothing of that name.

>drop dov on striped pie
You see nothing of that name.

>ask carla to hug small
You see nothing of that name.

>push the iron crate, her
You see nothing of that name.

>shout dov to striped
You see nothing of that name.

>go south
There is no way in that direction.

R8 tense.

R14 history.

>segonef
R15 count.

Tried.

R8 tense.

R14 history.

>
