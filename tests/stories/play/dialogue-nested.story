Beats within beats: one that waits for an action stays under those that are performed meanwhile.
--- source
The Lab is a room. Alice, Bob are people in the Lab. A ball, a bat, a cup and a hat are in the Lab. 
Philosophy is a concept.

After taking: say "[bracket]A[close bracket]".
Instead of kissing something: try waiting.
Report someone dropping: say "[bracket]R stop[close bracket]"; stop the action.
Check taking the hat: say "no."; stop the action.
Every turn: say "[bracket]ET [list of being performed dialogue beats] [turn count][close bracket]".

Performing is an action applying to one dialogue beat. Carry out performing: perform the dialogue beat understood.  Understand "perform [dialogue beat]" as performing.

Section 1 (dialogue)

(This is the alpha beat. Fully recurring.)

Narration: "Alpha."

-- after taking the cup

	Narration: "After cup."

-- after taking the hat

	Narration: "After hat."

-- after dropping the cup

	Narration: "After dropping cup."

-- after waiting

	Narration: "After wait."

-- after bob waiting

	Narration: "After bob wait."

Narration: "Alpha ends."

-> perform beta beat

Narration: "Back in alpha."

(This is the beta beat. Fully recurring.)

-- before jumping

	Narration: "Jumped."

	-> stop

-- (if the cup is carried) before waiting

	Narration (before Bob jumping; before waiting): "Waited."

Narration: "Beta ends."

(Later; about philosophy. This is the gamma beat.)

Player: "Gamma."

Bob (without speaking; to Alice): "Delta."
--- play
Welcome
An Interactive Fiction
Release

Lab
You can see Alice, Bob, a ball, a bat, a cup and a hat here.

>perform alpha beat
Alpha.

[ET alpha beat 1]
>get hat
no.

[ET alpha beat 2]
>get cup
[A]
After cup.

Alpha ends.

[ET alpha beat and beta beat 3]
>z
Waited.

Bob jumps up and down.

A while goes by.

Beta ends.

Back in alpha.

[ET  4]
>jump
You jump, and come down again.

[ET  5]
>perform alpha beat
Alpha.

[ET alpha beat 6]
>drop cup
You put the cup down.

After dropping cup.

Alpha ends.

[ET alpha beat and beta beat 7]
>jump
Jumped.

Back in alpha.

[ET  8]
>perform alpha beat
Alpha.

[ET alpha beat 9]
>kiss alice
A while goes by.

[ET alpha beat 10]
>jump
You jump, and come down again.

[ET alpha beat 11]
>get cup
[A]
After cup.

Alpha ends.

[ET alpha beat and beta beat 12]
>perform alpha beat
Alpha.

[ET alpha beat and beta beat 13]
>bob, wait
Bob would rather not.

[ET alpha beat and beta beat 14]
>z
A while goes by.

After wait.

Alpha ends.

[ET alpha beat and beta beat 15]
>z
Waited.

Bob jumps up and down.

A while goes by.

Beta ends.

Back in alpha.

[ET alpha beat and beta beat 16]
>talk about philosophy
You: "Gamma."

Delta.

[ET alpha beat and beta beat 17]
>talk about philosophy
There is no reply.

[ET alpha beat and beta beat 18]
