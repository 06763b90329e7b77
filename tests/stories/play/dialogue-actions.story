Choices that wait for actions take them before anything is asked, once they could be done, or when they are done; and otherwise.
--- source
The Lab is a room. Alice, Bob are people in the Lab. A ball, a bat, a cup and a hat are in the Lab. A crate is in the Lab. The crate is fixed in place.

Before doing something: say "[bracket]B[close bracket]".
Instead of smelling something: say "[bracket]I[close bracket]".
Check taking: say "[bracket]Ch[close bracket]".
After taking: say "[bracket]A[close bracket]"; continue the action.
Carry out jumping: say "[bracket]CO[close bracket]".
Carry out waiting: say "[bracket]COW[close bracket]".
Every turn: say "[bracket]ET [current beats] [turn count][close bracket]".
Report waiting: say "[bracket]RW[close bracket]".
To say current beats: say list of being performed dialogue beats.

Probing is an action out of world applying to nothing. Understand "probe" as probing. Carry out probing: say "probing".

Performing is an action applying to one dialogue beat. Carry out performing: perform the dialogue beat understood.  Understand "perform [dialogue beat]" as performing.

Section 1 (dialogue)

(This is the alpha beat. Fully recurring.)

Narration: "Alpha."

-- before taking the ball

	Narration: "Before ball."

-- instead of taking the bat

	Narration: "Instead bat."

-- after taking the cup

	Narration: "After cup."

-- instead of taking the crate

	Narration: "Instead crate."

-- after taking the crate

	Narration: "After crate."

-- instead of smelling the hat

	Narration: "Instead smell."

-- after jumping

	Narration: "After jumping."

	<-

-- otherwise

	Narration: "Otherwise."

	<-

Narration: "Alpha ends."

(This is the beta beat. Fully recurring.)

Narration: "Beta."

-- instead of waiting

	Narration: "Instead wait."

-- (if the cup is carried) after jumping

	Narration: "jumped"

Narration: "Beta ends."

(This is the gamma beat. Fully recurring.)

Narration: "Gamma."
--- play
Welcome
An Interactive Fiction
Release

[B]
Lab
You can see Alice, Bob, a ball, a bat, a cup, a hat and a crate here.

>perform alpha beat
[B]
Alpha.

[ET alpha beat 1]
>look
Otherwise.

[ET alpha beat 2]
>get ball
Before ball.

Alpha ends.

[ET  3]
>perform alpha beat
[B]
Alpha.

[ET alpha beat 4]
>get bat
[B]
Instead bat.

Alpha ends.

[ET  5]
>perform alpha beat
[B]
Alpha.

[ET alpha beat 6]
>get cup
[B]
[Ch]
[A]
You take the cup.

After cup.

Alpha ends.

[ET  7]
>drop cup
[B]
You put the cup down.

[ET  8]
>perform alpha beat
[B]
Alpha.

[ET alpha beat 9]
>get crate
[B]
Instead crate.

Alpha ends.

[ET  10]
>get crate
[B]
The crate can't be moved from the spot.

[ET  11]
>smell hat
[B]
[I]
[ET  12]
>perform alpha beat
[B]
Alpha.

[ET alpha beat 13]
>jump
[B]
[CO]
You jump, and come down again.

After jumping.

[ET alpha beat 14]
>perform gamma beat
Otherwise.

[ET alpha beat 15]
>probe
probing
>get ball
Before ball.

Alpha ends.

[ET  16]
>perform alpha beat
[B]
Alpha.

[ET alpha beat 17]
>bob, jump
Otherwise.

[ET alpha beat 18]
>foo
That is no verb known to me.

>get ball
Before ball.

Alpha ends.

[ET  19]
>perform alpha beat
[B]
Alpha.

[ET alpha beat 20]
>perform beta beat
Otherwise.

[ET alpha beat 21]
>jump
[B]
[CO]
You jump, and come down again.

After jumping.

[ET alpha beat 22]
>z
Otherwise.

[ET alpha beat 23]
>z
Otherwise.

[ET alpha beat 24]
>get ball
Before ball.

Alpha ends.

[ET  25]
>perform beta beat
[B]
Beta.

[ET beta beat 26]
>z
[B]
Instead wait.

Beta ends.

[ET  27]
>get hat and bat
hat: [B]
[Ch]
[A]
You take the hat.
bat: [B]
[Ch]
[A]
You take the bat.

[ET  28]
