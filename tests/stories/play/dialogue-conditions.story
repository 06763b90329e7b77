Conditions of beats, lines and choices are asked once each, in their order, before anything is chosen.
--- source
The Lab is a room. Alice is a woman in the Lab. Bob is a man in the Lab.
Art and law are concepts.
To decide whether asked (N - number): say "<[N]>"; no.
To decide whether ask (N - number): say "<[N]>"; yes.
When play begins: make the dialogue director active; make law a live conversational subject.
Instead of jumping: if dialogue about art intervenes, say "y"; otherwise say "n".
Instead of singing: perform the last beat.
Singing is an action applying to nothing. Understand "sing" as singing.

Section 1 (dialogue)

(If asked 1.)

Alice: "a"

(About art. If asked 2.)

Alice: "a"

(Spontaneous. If asked 3.)

Alice: "a"

(Spontaneous. About law. If asked 4.)

Alice: "a"

(Requiring nothing; about law; if asked 41.)

Player: "a"

(Spontaneous. If ask 5.)

Bob: "a"

(Spontaneous. If ask 6.)

Bob: "b"

(This is the last beat. Recurring.)

Bob (if asked 7): "q"

Bob (if ask 8; recurring): "q2"

Bob (if asked 9; recurring; to Alice): "q3"

-- (if asked 10) "X"

-- (if ask 11; recurring) "Y"

-- (if ask 12; recurring) "Z"

	Alice (if ask 13): "e"

--- play
Welcome
An Interactive Fiction
Release

Lab
You can see Alice and Bob here.

>z
A while goes by.

<1><2><3><4><41><5><6>
Bob: "a"

>jump
<1><2><3><4><41><6>n
<1><2><3><4><41><6>
Bob: "b"

>talk about art
<1><2><3><4><41><5><6>
There is no reply.

<1><2><3><4><41>
>sing
<7><8>
Bob: "q2"

<9><10><11><12>
(1) Y
(2) Z

>2
Z

<13>
Alice: "e"

>sing
<7><8>
Bob: "q2"

<9><10><11><12>
(1) Y
(2) Z

>1
Y

>z
A while goes by.

<1><2><3><4><41>
