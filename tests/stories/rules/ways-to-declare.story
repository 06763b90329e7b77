What can be declared, in every form: rulebooks with bases, results, outcomes and variables; rules that are placed, named, replaced and put off; activities; actions with all sorts of nouns; scenes; verbs; definitions; kinds and their plurals; use options.
--- source
"Declared"

The Hall is a room. "A hall." The Yard is north of the Hall. "A yard."
The coin is a thing in the Hall. Ann is a woman in the Hall. The urn is an open container in the Hall. The lamp is a lit thing in the urn.
A deed is a kind of object. The feast and the flight are deeds. A deed has a number called the worth. The worth of the feast is 3. A deed has a text called the fame. A deed can be famous. The flight is famous.
A gander is a kind of animal. The plural of gander is geese. Two ganders are in the Yard.
A hue is a kind of value. Some hues are defined by the Table of Hues. A hue can be warm or cold. A hue is usually cold. Red is warm.

Table of Hues
hue	depth
red	3
blue	5
green	--

There is a number based rulebook called the tests.
There is a rulebook called the stages.
The scales are a thing based rulebook producing a number.
The scales have outcomes light (success), heavy (failure) and unsure (no outcome - default).
The marks rules is a number based rulebook. The marks rulebook has default success. The marks rulebook has a number called the sum. The marks rulebook has a text called the note.
The weather rules are a rulebook. The weather rules have outcomes fair, foul and mixed. 
The choice rulebook is a hue based rulebook producing a thing.

A tests rule: say "t0 ".
A tests rule for 5: say "t5 ".
A tests rule for 7:
	say "t7 ";
	rule succeeds.
First tests rule (this is the first of all rule): say "tf ".
Last tests rule: say "tl ".
The very last rule is listed last in the tests.
This is the very last rule: say "tv ".
This is the between rule: say "tb ".
The between rule is listed after the first of all rule in the tests.
This is the instead-of-between rule: say "ti ".
The instead-of-between rule is listed instead of the between rule in the tests.
A stages rule: say "s1 ".
A stages rule when the coin is carried: say "s2 "; stop.
The last stages rule: say "s3 ".
A scales rule for the coin: light.
A scales rule for a container: heavy.
A scales rule for a lit thing: rule succeeds with result 7.
A scales rule for a woman: unsure.
A scales rule: say "sc ".
A marks rule: now the sum is 2.
A marks rule for a number: increase the sum by the added part; now the note is "noted".
To decide which number is the added part: decide on 10.
Last marks rule: say "sum [sum] [note] "; if the sum is 12, rule fails.
A weather rule when the coin is carried: fair.
A weather rule when Ann is in the Yard: foul.
Choice rule for red: rule succeeds with result the coin.
Choice rule for a warm hue: rule succeeds with result the urn.
Choice rule for a cold hue: say "cold ".

Sorting something is an activity. Musing is an activity.
The musing activity has a number called the depth of thought.
Before musing: now the depth of thought is 2; say "m1 ".
Rule for musing when the depth of thought is 2: say "m2 ".
After musing: say "m3 [depth of thought] ".
Before sorting the coin: say "c1 ".
For sorting the coin: say "c2 ".
After sorting something: say "c3 ".
Last for sorting: say "c4 ".

Thinking about is an action applying to one topic. Understand "think about [text]" as thinking about. Report thinking about: say "You think of [the topic understood]."
Daubing it in is an action applying to one thing and one hue. Understand "daub [something] in [hue]" as daubing it in. Report daubing: say "[The noun] in [the hue understood]."
Peering is an action applying to one visible thing and requiring light. Understand "peer [something]" as peering. Report peering: say "Peered at [the noun]."
Grasping is an action applying to one touchable thing. Understand "grasp [something]" as grasping. Report grasping: say "Grasped."
Stowing it in is an action applying to one carried thing and one thing. Understand "stow [something] in [something]" as stowing it in. Report stowing: say "Stowed [the noun]."
Pausing is an action out of world. Understand "pause" as pausing. Carry out pausing: say "A pause."
Shuddering is an action applying to nothing. Understand "shudder" as shuddering. The shuddering action has a number called the force. Setting action variables for shuddering: now the force is 4. Carry out shuddering: increment the force. Report shuddering: say "Force [force]."
Taking something is bold behaviour. Grasping something is bold behaviour. Shuddering is timid behaviour.
Before bold behaviour: say "(bold) ".
Instead of timid behaviour in the Yard: say "Not here."
Instead of bold behaviour in the presence of a gander: say "They hiss."

The hunt is a scene. The hunt begins when the coin is carried. The hunt ends happily when the player is in the Yard. The hunt ends badly when Ann is in the Yard. The rest is a recurring scene. The rest begins when the hunt ends happily. The rest ends when the time since the rest began is 2 minutes. The dusk is a scene. The dusk begins when the rest ends. The coda is a scene. The coda begins when the dusk begins.
When the hunt begins: say "Hunt on. ".
When the hunt ends happily: say "Hunt won. ".
When the rest begins: say "Rest. ".
When the rest ends: say "Rest over. ".
When the coda begins: say "Coda. ".
Every turn during the rest: say "(resting) ".
Every turn when the hunt has happened: say "(hunted) ".
Every turn when the hunt is not happening and the hunt has not happened: say "(no hunt yet) ".

Lauding relates various people to various deeds. The verb to praise (he praises, they praise, he praised, it is praised, he is praising) means the lauding relation. Ann praises the feast.
Definition: a deed is great if its worth is greater than 2.
Definition: a deed is praised if someone praises it.
Definition: a number is round: if the remainder after dividing it by 10 is 0, yes; no.
Definition: a thing is handy rather than remote: if it is in the location, decide yes; decide no.
Definition: a hue is strong if the depth of it is at least 4.
Definition: a person (called P) is clever if P praises a deed.

Testing is an action applying to one number. Understand "probe [number]" as testing.
Carry out testing when the number understood is 1:
	follow the tests for 5;
	say "| ";
	follow the tests for 7;
	say "| ";
	follow the tests for 1;
	say "[if rule succeeded]ok[otherwise if rule failed]no[otherwise]none[end if] | ";
	follow the stages;
	say "[if rule succeeded]ok[otherwise if rule failed]no[otherwise]none[end if] | ";
	follow the marks rules for 3;
	say "[if rule succeeded]ok[otherwise if rule failed]no[otherwise]none[end if] | ";
	follow the weather rules;
	say "[if rule succeeded]ok[otherwise if rule failed]no[otherwise]none[end if] [outcome of the rulebook]."
Carry out testing when the number understood is 2:
	follow the scales for the coin;
	say "[outcome of the rulebook] ";
	follow the scales for the urn;
	say "[outcome of the rulebook] ";
	follow the scales for Ann;
	say "[outcome of the rulebook] ";
	say "[the number produced by the scales for the lamp] ";
	say "[the thing produced by the choice rulebook for red] ";
	say "[the thing produced by the choice rulebook for blue]."
Carry out testing when the number understood is 3:
	carry out the musing activity;
	carry out the sorting activity with the coin;
	carry out the sorting activity with the urn;
	begin the musing activity;
	if handling the musing activity, say "h ";
	end the musing activity;
	begin the musing activity;
	abandon the musing activity;
	say "."
Carry out testing when the number understood is 4:
	say "[list of great deeds]; [list of famous deeds]; [list of praised deeds]; [list of strong hues]; [list of warm hues]; [list of handy things]; [list of clever people]; [if 20 is round]r[end if][if 21 is round]s[end if]; [worth of feast] [worth of flight] [fame of flight]; [list of geese]; [list of hues]."
To say outcome of the rulebook: say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if]".
--- play

Declared
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall
A hall.

You can see a coin, Ann and an urn (in which is a lamp) here.

>probe 1
tf t5 t0 ti tl tv | tf t7 | tf t0 ti tl tv none | 
s1 
s3 none | ok | 
none N.

(no hunt yet) 
>probe 2
S F sc N 7 the coin cold nothing.

(no hunt yet) 
>probe 3
m1 m2 m3 2 c1 c2 c3 c4 c3 m1 m2 m3 2 m1 .

(no hunt yet) 
>probe 4
feast; flight; feast; blue; red; yourself, coin, Ann and urn; Ann; r; 3 0 ; two geese; red, blue and green.

(no hunt yet) 
>think about the sea
You think of the sea.

(no hunt yet) 
>daub coin in red
The coin in red.

(no hunt yet) 
>daub coin in pink
That sentence means nothing to me.

>peer lamp
Peered at the lamp.

(no hunt yet) 
>grasp coin
(bold) 
Grasped.

(no hunt yet) 
>stow coin in urn
(taking the coin to begin with)
(bold) 
Stowed the coin.

Hunt on. 
(hunted) 
>pause
A pause.

>shudder
Force 5.

(hunted) 
>take coin
(bold) 
You have it already.

(hunted) 
>probe 1
tf t5 t0 ti tl tv | tf t7 | tf t0 ti tl tv none | 
s2 none | ok | 
ok S.

(hunted) 
>stow coin in urn
Stowed the coin.

(hunted) 
>n

Yard
A yard.

You can see two geese here.

Hunt won. 
Rest. 
(hunted) 
(resting) 
>shudder
Not here.

(hunted) 
(resting) 
Rest over. 
Coda. 
>grasp gander
(bold) 
They hiss.

(hunted) 
>probe 2
S F sc N 7 the coin cold nothing.

(hunted) 
>z
A while goes by.

(hunted) 
>z
A while goes by.

(hunted) 
>z
A while goes by.

(hunted) 
>pause
A pause.

>z
A while goes by.

(hunted) 
>
--- rules tests
first of all rule
A tests rule for 5
A tests rule for 7
A tests rule
instead-of-between rule
Last tests rule
very last rule
--- rules scales
A scales rule for the coin
A scales rule for a lit thing
A scales rule for a container
A scales rule for a woman
A scales rule
