The last resort is met at the stage that the earliest of the other choices waits for.
--- source
The Lab is a room. Alice is a woman in the Lab. The ball and the cup are in the Lab.
Before doing something: say "[bracket]B[close bracket]".
Instead of smelling: say "[bracket]I[close bracket]".
Check listening: say "[bracket]C[close bracket]" instead.
Instead of squeezing the ball: perform a1 beat.
Instead of squeezing the cup: perform a2 beat.
Instead of squeezing Alice: perform a3 beat.

Section 1 (dialogue)

(This is the a1 beat; fully recurring.)

-- instead of jumping

	Narration: "jump"

-- after taking the ball

	Narration: "taken"

-- otherwise

	Narration: "other"

(This is the a2 beat; fully recurring.)

-- after jumping

	Narration: "jump"

-- otherwise

	Narration: "other"

(This is the a3 beat; fully recurring.)

-- after jumping

	Narration: "jump"

-- before taking the ball

	Narration: "taken"

-- otherwise

	Narration: "other"
--- play
Welcome
An Interactive Fiction
Release

[B]
Lab
You can see Alice, a ball and a cup here.

>squeeze ball
[B]
>look
[B]
other

>squeeze ball
[B]
>smell
[B]
other

>squeeze ball
[B]
>listen
[B]
other

>squeeze cup
[B]
>z
[B]
A while goes by.

other

>squeeze cup
[B]
>smell
[B]
[I]
>listen
[B]
[C]
>jump
[B]
You jump, and come down again.

jump

>squeeze alice
[B]
>z
other

>smell
[B]
[I]
>z
[B]
A while goes by.
