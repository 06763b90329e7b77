Beats are performed by name, by subject, by actions and by the director; lines by who is there, with actions before and after them.
--- source
The Lab is a room. Alice is a woman in the Lab. Bob is a man in the Lab. A ball, a bat, a cup and a hat are in the Lab.
Dan is a man.
Philosophy is a concept. Art is a concept.
The hero is a person that varies. The hero is Bob.
Report someone rubbing: say "R." instead.
Report someone touching: say "Tnot"; stop the action.
After Alice smelling: say "After"; rule fails.
Check Alice listening: say "Check" instead.
Instead of Alice jumping: say "Instead".
Before Alice waving: say "Before" instead.

Instead of waiting:
	repeat with B running through dialogue beats:
		say "[B]: [first speaker of B]/[list of speakers required by B].";

Instead of squeezing the hat: perform F beat.
Instead of squeezing the bat: perform G beat.
Instead of squeezing the cup: perform I beat.
Instead of squeezing Bob: perform J beat.

Section 1 (dialogue)

(This is the A beat. )

Narration: "x"

Player: "B"

(This is the B beat. )

A woman: "x"

Bob: "B"

(This is the C beat. )

The hero: "x"

Bob: "B"

	Alice: "B"

(This is the D beat; about philosophy; recurring.)

-- step through

	Alice: "Cc"

-- or

	Bob: "Cc"

(This is the E beat; about art.)

Dan: "Never"

Alice (if 1 is 2): "Dan."

Bob: "Only once."

(This is the E2 beat; about art; recurring.)

Bob: "E2."

(This is the E3 beat; about art.)

Bob: "E3."

(This is the F beat; fully recurring.)

Alice (after rubbing the ball): "F1"

Alice (after touching the ball): "F2"

Alice (after smelling the ball): "F3"

Alice (after listening to the ball): "F4"

Alice (after jumping): "F5"

Alice (after waving the ball): "F6"

Alice (after Bob jumping; after taking the ball; before dropping the ball; now the bat is nowhere; before Bob waiting): "F7"

Alice (after taking the bat): "F8"

(This is the G beat; fully recurring.)

Alice (to Bob): "G1"

A person: "Gx"

A person: "Gy"

A person: "Gz"

A woman (to Bob): "Ga"

Someone: "Gb"

Someone (to a man): "Gc"

Something: "Gd"

A man (to an animal): "Ge"

(This is the I beat; fully recurring.)

Alice (normally; to Bob): "I1"

(This is the J beat; fully recurring.)

Alice (without speaking; to Bob): "J1"

A person in the Lab (to the player): "J2"
--- play
Welcome
An Interactive Fiction
Release

Lab
You can see Alice, Bob, a ball, a bat, a cup and a hat here.

>z
A beat: yourself/yourself.
B beat: Bob/Bob.
C beat: Bob/Bob and Alice.
D beat: Alice/Alice and Bob.
E beat: Dan/Dan, Alice and Bob.
E2 beat: Bob/Bob.
E3 beat: Bob/Bob.
F beat: Alice/Alice.
G beat: Alice/Alice.
I beat: Alice/Alice.
J beat: Alice/Alice.

>talk about philosophy
Alice: "Cc"

>g
Bob: "Cc"

>g
There is no reply.

>talk about art
Bob: "E2."

>g
>g
>g
>squeeze hat
R.

Alice: "F1"

Tnot
Alice: "F2"

After
Alice: "F3"

Check
Instead
Alice: "F5"

Before
Alice: "F6"

Bob jumps up and down.

Alice takes the ball.

Alice: "F7"

Alice puts the ball down.

Bob waits.

>squeeze bat
You see nothing of that name.

>squeeze bat
You see nothing of that name.

>squeeze cup
Alice (to Bob): "I1"

>squeeze bob
J1

Bob (to yourself): "J2"
