What dialogue leaves to chance: options shuffled and drawn, and who speaks, or is spoken to, where several could.
--- source
The Lab is a room. Alice is a woman in the Lab. Bob, Carl and Eve are people in the Lab.
When play begins: make the dialogue director active.
Every turn when the alpha beat is performed: make the dialogue director active; say "[whether or not dialogue has been performed this turn]".
Instead of jumping: perform alpha beat.
Instead of thinking:
	repeat with N running from 1 to 9:
		perform the beta beat.
Instead of smelling: perform delta beat.
Instead of waving hands: perform gamma beat.
Instead of listening: perform eps beat.
Instead of singing: say "[a random number from 1 to 100] [a random number from 1 to 3] [a random number from 1 to 3] [a random number from 1 to 1000000]".
Singing is an action applying to nothing. Understand "sing" as singing.

Section 1 (dialogue)

(This is the alpha beat; recurring.)

Narration: "Alpha."

(Spontaneous; recurring.)

Narration (recurring): "Spont."

(This is the beta beat; recurring.)

-- shuffle through

	Narration (recurring): "1"

-- or

	Narration (recurring): "2"

-- or

	Narration (recurring): "3"

-- or

	Narration (recurring): "4"

-- or

	Narration (recurring): "5"

(This is the gamma beat; fully recurring.)

-- choose randomly

	Narration: "1"

-- or

	Narration: "2"

-- or

	Narration: "3"

(This is the delta beat; fully recurring.)

A person: "D1"

A person: "D2"

A person: "D3"

A woman: "D4"

(This is the eps beat; fully recurring.)

Alice (to a person): "E1"

Alice (to a person): "E2"

A person (to a woman): "E3"

A person (to a person): "E4"
--- play
Welcome
An Interactive Fiction
Release

Lab
You can see Alice, Bob, Carl and Eve here.

>jump
Alpha.

false
Spont.

>sing
61 1 1 959904
false
Spont.

>think
2

5

1

4

3

3

1

2

4

false
Spont.

>sing
87 2 3 373886
false
Spont.

>wave
1

false
Spont.

>sing
97 3 3 942971
false
Spont.

>smell
Alice: "D1"

Eve: "D2"

Bob: "D3"

Alice: "D4"

false
Spont.

>sing
8 2 1 985991
false
Spont.

>listen
Alice (to Carl): "E1"

Alice (to Alice): "E2"

Alice (to Alice): "E3"

Alice (to Alice): "E4"

false
Spont.

>sing
98 2 3 7911
false
Spont.
