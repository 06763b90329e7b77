The director fills silence with what is relevant, or spontaneous; who talks about something leads a beat, or another answers.
--- source
The Lab is a room. Alice, Bob are people in the Lab. A ball, a bat, a cup and a hat are in the Lab. Carl is a man.
Philosophy is a concept.

Instead of kissing something: try waiting.
Instead of touching something: try jumping.
Instead of squeezing something: say "before "; perform delta beat; say "squeezed.".
When play begins: make the dialogue director active.
Every turn: say "[bracket]ET [list of being performed dialogue beats] [whether or not dialogue has been performed this turn][close bracket]".
Before an actor waiting: say "[bracket]B[close bracket]".
Instead of an actor jumping: say "[bracket]I[close bracket]"; continue the action.

First carry out an actor talking about: say "L [leading beats] O [other beats] ".

Performing is an action applying to one dialogue beat. Carry out performing: perform the dialogue beat understood.  Understand "perform [dialogue beat]" as performing.

Section 1 (dialogue)

(This is the starting beat.)

Narration: "Start."

(Recurring, spontaneous.)

Narration (recurring): "Spont."

(This is the alpha beat. Fully recurring.)

Narration: "Alpha."

-- before waiting

	Narration: "Before wait."

-- instead of jumping

	Narration: "Instead jump."

-- after dropping something

	Narration (now Bob carries the ball; before dropping the ball): "Something."

	<-

(This is the delta beat. Recurring; requiring Carl.)

Narration (recurring): "Delta."

(This is the lead1 beat. About philosophy.)

Player (to Alice): "P."

Alice: "A."

(This is the lead2 beat. About philosophy; recurring.)

Alice: "A."

Player: "B."

(This is the lead3 beat. About philosophy; recurring.)

Bob: "Bo."

(This is the lead4 beat. About philosophy; recurring.)

Narration: "N."

Carl: "Never"

(This is the lead5 beat. About philosophy; recurring. If 1 is 2.)

Narration: "N5"

(This is the lead6 beat. About philosophy; recurring.)

A person: "N6"

(This is the lead7 beat. About philosophy; recurring.)

Alice: "N7"

(This is the epsilon beat; fully recurring.)

A woman: "X."


Section 2

Instead of smelling Alice: try Alice talking about philosophy.
Instead of smelling Bob: if dialogue about philosophy led by Bob intervenes, say "yes"; otherwise say "no".
Instead of smelling the hat: if dialogue about philosophy intervenes, say "yes"; otherwise say "no".
--- play
Welcome
An Interactive Fiction
Release

Lab
You can see Alice, Bob, a ball, a bat, a cup and a hat here.

Start.

>z
[B]
A while goes by.

[ET  false]
Spont.

>squeeze hat
before
Delta.

squeezed.

[ET  true]
>perform alpha beat
Alpha.

[ET alpha beat true]
>kiss hat
That is only for the living.

>touch hat
Instead jump.

[ET  true]
>perform delta beat
Delta.

[ET  true]
>get ball
You take the ball.

[ET  false]
Spont.

>drop ball
You put the ball down.

[ET  false]
Spont.

>z
[B]
A while goes by.

[ET  false]
Spont.

>smell alice
L lead2 beat and lead7 beat O lead1 beat, lead3 beat and lead6 beat
Alice: "A."

You: "B."

[ET  true]
>talk about philosophy
L lead1 beat O lead2 beat, lead3 beat, lead6 beat and lead7 beat
You (to Alice): "P."

Alice: "A."

[ET  true]
>smell bob
Bob: "Bo."

yes
[ET  true]
>smell bob
yes
[ET  true]
>smell hat
yes
[ET  true]
>smell hat
yes
[ET  true]
>smell hat
yes
[ET  true]
