Rules whose preambles differ in one clause or one word, rules that sentences place several times, and titles of rules without a name.
--- source
The Yard is a room. The Barn is west of the Yard. The Farm is a region. The Yard is in the Farm. The crate is an open openable container in the Yard. The ball is in the crate. The lamp is lit in the Yard. The statue is scenery in the Yard. The shed is a lit scenery container in the Yard. Ann is a woman in the Yard. Bob is a man in the Barn. Ann carries the cup. The cart is a vehicle in the Yard. The gate is a door. It is east of the Yard and west of the Lane. The nymph is a person in the Lane.

Hue is a kind of value. The hues are red and green. A thing has a hue. The ball is green. A thing can be neat or messy. Gala is a scene. Gala is recurring. Eclipse is a scene. Gala begins when the cup is messy. Gala ends merrily when the cup is neat. Gala ends when the ball is red. Eclipse begins when the ball is red.

Hoisting it over is an action applying to two things. Uttering is an action applying to one topic. Understand "utter [text]" as uttering. Waving-all is an action applying to two things. Measuring is an action applying to one number. Understand "measure [number]" as measuring. Understand "hoist [something] over [something]" as hoisting it over.
The hoisting it over action has an object called the far side (matched as "onto"). The hoisting it over action has an object called the near side (matched as "off"). The hoisting it over action has a number called the height (matched as "by").

Kissing someone is tenderness. Attacking Ann is taking liberties. Touching the ball is container by night. Waking someone is being up early.

The A Team is a rulebook. An A Team rule: say "Made of [hue of ball]  and of
	[hue of cup],   nothing else."
The grade rules are a number based rulebook. The tone rules are an object based rulebook. The tone rules have outcomes sharp (success), flat (failure) and dull (no outcome - the default). The tone rulebook has a number called the pitch. There is a nothing based rulebook called the lull. There are rulebooks called the hush.
A very first lull rule (this is the hush-hush rule): do nothing. A very last lull rule (this is the last lull rule): do nothing.

[histories]
Instead of jumping twice: say "Twice." Instead of jumping for the third time: say "Third." Instead of jumping less than three times: say "Less than three." Instead of jumping at most twice: say "At most twice." Instead of jumping at least twice: say "At least." Instead of jumping more than twice: say "More than twice." Instead of jumping two to four times: say "Two to four." Instead of jumping: say "Jump." Instead of jumping for at least two turns: say "Two turns." Instead of jumping in the Yard three times: say "Thrice here." Instead of jumping when the lamp is lit for the second time: say "Lit twice."

[variables of the action, in either order; texts; names without it]
Instead of hoisting something over something onto the crate off the ball: say "1." Instead of hoisting something over something off the ball onto the crate: say "2." Instead of hoisting something over something onto the crate: say "3." Instead of hoisting something over something off a container: say "4." Instead of hoisting something over something off the crate by 3: say "5." Instead of hoisting something over something by 3 off the crate: say "6."
Instead of uttering: say "Any." Instead of uttering in the Yard: say "Any here." Instead of asking Ann about something: say "Asked." Instead of asking Ann about anything in the Yard: say "Asked here." Instead of asking Ann about "hello": say "Asked hello." Instead of uttering "hello": say "Hello." Instead of measuring a number: say "Any number." Instead of measuring 5: say "Five." Instead of waving-all in the Yard: say "All." Instead of waving-all: say "Waved."

[company, places, actors]
Instead of looking in the presence of Ann: say "Ann." Instead of looking in the presence of a neat person: say "Neat." Instead of looking in the presence of the neat Ann: say "Neat Ann." Instead of looking in the presence of Ann carrying the cup: say "Ann and cup." Instead of looking in the presence of a woman (called the lady): say "[The lady]." Instead of looking in the Farm: say "Farm." Instead of looking in a lighted room: say "Lighted." Instead of looking in the Yard: say "Yard." Instead of an actor looking: say "Anybody." Instead of asking an actor to try looking: say "Asked." Instead of asking Ann to try looking: say "Ann asked." Instead of Ann looking: say "By Ann." Instead of looking during Gala: say "Gala." Instead of looking during a recurring scene: say "Recurring."
Instead of going from the Yard: say "From." Instead of going from the Yard to the Barn: say "From to." Instead of going to the Barn: say "To." Instead of going nowhere: say "Nowhere." Instead of going nowhere in the Yard: say "Nowhere here." Instead of going nowhere from the Yard: say "Nowhere from." Instead of going through the gate: say "Through." Instead of going by the cart: say "By." Instead of going with the cup: say "With." Instead of going somewhere: say "Somewhere." Instead of going in the Yard: say "In." Instead of going west in the Farm: say "West."
Instead of doing something other than taking to the ball: say "Other." Instead of doing something other than taking or dropping with the ball: say "Other two." Instead of doing something other than examining: say "Not examining." Instead of tenderness: say "Tender." Instead of taking liberties: say "Liberties." Instead of container by night: say "Night." Instead of tenderness or being up early: say "Either." Instead of doing something in the presence of Bob: say "Bob."

[bare properties and adjectives]
Instead of touching scenery: say "Scenery." Instead of touching lit: say "Lit." Instead of touching lit scenery: say "Lit scenery." Instead of touching unlit: say "Unlit." Instead of touching red: say "Red." Instead of touching red scenery: say "Red scenery." Instead of touching something lit: say "Something lit." Instead of touching a lit thing: say "Lit thing." Instead of touching a lit thing in the crate: say "Lit in crate." Instead of touching something which is not in the crate: say "Not in crate." Instead of touching something which is the ball: say "Is ball." Instead of touching the ball: say "Ball." Instead of touching the green ball: say "Green ball." Instead of touching a neat green ball: say "Neat green."

[rulebooks named with for, about and on; scenes]
A tone rule for the ball: flat. A tone rule about the ball: sharp. A tone rule on the ball: dull. Tone of the ball: flat. Rule for tone of the cup: flat. Rule about tone the cup: flat. Rule on tone the cup: flat. First tone rule for the cup: flat. The last tone rule on the cup: flat. The first tone rule for a container: flat. Grade 4: rule succeeds. Grade rule for 5: rule succeeds. A grade rule: rule fails. Tone during Gala: dull. Tone during Gala: flat. Tone for a thing when the lamp is lit: sharp. Tone when the lamp is lit: dull.
When Gala begins: say "Gala begins." When Gala ends merrily: say "Merrily." When Gala ends: say "Gala ends." When a Gala begins: say "A gala begins." When an Eclipse begins: say "An eclipse begins." When scene begins: say "Scene begins." When a recurring scene begins: say "Recurring begins." When a recurring scene begins while the lamp is lit: say "Recurring, lit." When a recurring scene ends when the lamp is lit: say "Recurring ends, lit." When scene begins while the lamp is lit: say "Lit scene." When Gala begins while the lamp is lit: say "Lit gala."

[activities and conditions as circumstances]
Rule for printing the name of the ball while printing the name of something: say "b". Rule for printing the name of the ball while not printing the name of the crate: say "bl". Rule for printing the name of the ball while listing contents of anything: say "ba". Rule for printing the name of the ball while listing contents of the crate or listing contents for the shed: say "bb". Rule for printing the name of the ball when (the lamp is lit or the ball is red) or the crate is open: say "bc". Rule for printing the name of the ball when taking the ball, dropping the ball or (examining the ball): say "bd". Rule for printing the name of the ball when not taking the ball or dropping the ball: say "be". Rule for printing the name of the ball while listing contents activity: say "bf". Rule for printing the name of the ball when the list of people is listed in { { Ann, Bob }, { Ann } } or looking: say "bg".

[titles]
Before taking something (called the thing taken) in the Yard: do nothing. Before taking, dropping, or examining the ball: do nothing. Before taking the ball: do-a-remarkably-long-thing-with-a-name-without-any-space. Before taking the ball: do-a-remarkably-long-thing-with-a-name-éééé. Before taking the ball: say "A
	b  c     d". Before taking the ball: say "Exactly forty bytes, no more and less". Before taking the ball: say "Exactly forty-one bytes, not fewer, so".
To do-a-remarkably-long-thing-with-a-name-without-any-space: do nothing. To do-a-remarkably-long-thing-with-a-name-éééé: do nothing.

[sentences about places]
The chain rules are a rulebook. A chain rule (this is the one rule): say "1." A chain rule (this is the two rule): say "2." A chain rule (this is the three rule): say "3." A first chain rule (this is the four rule): say "4." The last chain rule (this is the five rule): say "5." This is the six rule: say "6." This is the seven rule: say "7." This is the eight rule: say "8." This is the nine rule: say "9."
The one rule is not listed in any rulebook. The one rule is listed last in the chain rules. The six rule is listed first in the chain rules. The seven rule is listed first in the chain rules. The six rule is listed in the chain rules. The eight rule is listed instead of the two rule in the chain rules. The two rule is listed after the eight rule in the chain rules. The nine rule is listed before the two rule in the chain rules. The two rule is not listed in the chain rules. The two rule is listed in the chain rules. The eight rule is listed instead of the eight rule in the chain rules. The three rule is listed last in the chain rules. The four rule is not listed in the chain rules. The four rule is not listed in the chain rules. The five rule is listed before the one rule in the chain rules. The seven rule is listed last in the chain rules. The eight rule is listed after the six rule in the chain rules. The four rule is listed instead of the nine rule in the chain rules.
The one rule does nothing if the lamp is lit. The one rule does nothing unless the lamp is lit. The two rule substitutes for the one rule when the crate is open. The six rule substitutes for the three rule.
--- play

Recurring, lit.

Lit scene.

Recurring begins.

Scene begins.

Recurring, lit.

Lit scene.

A gala begins.

Recurring begins.

Scene begins.

Lit gala.

Gala begins.

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Yard.

>jump
Less than three.

>jump
Lit twice.

>jump
Thrice here.

>utter hello
Any here.

>utter bye
Any here.

>ask ann about hello
Asked here.

>ask ann about bye
Asked here.

>measure 5
Five.

>measure 6
Any number.

>look
Yard.

>go west
West.

>touch ball
Green ball.

>touch lamp
Lit.

>touch statue
Scenery.

>touch shed
Scenery.

>touch me
Unlit.

>kiss ann
Tender.

>kiss me
Tender.

>attack ann
Liberties.

>drop cup
Not examining.

>take ball
A b  c     d
Exactly forty bytes, no more and less
Exactly forty-one bytes, not fewer, so
Not examining.

>hoist ball over crate
Other two.

>touch cup
Unlit.

>
--- rules chain
six rule
four rule
two rule
five rule
eight rule
one rule
three rule
seven rule
