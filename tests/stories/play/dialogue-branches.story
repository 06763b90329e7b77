Each branch begins without knowing who spoke before it, and the beat goes on as if nothing had been said there.
--- source
The Lab is a room. Alice and Eve are women in the Lab. Bob and Carl are men in the Lab.
Instead of jumping:
	repeat with N running from 1 to 8:
		perform a1 beat.
Instead of thinking:
	repeat with N running from 1 to 8:
		perform a2 beat.
Instead of smelling:
	repeat with N running from 1 to 8:
		perform a3 beat.
Instead of waving hands:
	repeat with N running from 1 to 8:
		perform a4 beat.

Section 1 (dialogue)

(This is the a1 beat; fully recurring.)

Alice: "x"

	A person: "z"

(This is the a2 beat; fully recurring.)

Alice (to Bob): "x"

	A person: "z"

(This is the a3 beat; fully recurring.)

Alice: "x"

-- step through and stop

	A person: "z"

-- or

	A person: "y"

(This is the a4 beat; fully recurring.)

Alice (to Carl): "x"

	Eve (to Bob): "y"

A person: "z"
--- play
Welcome
An Interactive Fiction
Release

Lab
You can see Alice, Eve, Bob and Carl here.

>jump
Alice: "x"

Alice: "z"

Alice: "x"

Eve: "z"

Alice: "x"

Eve: "z"

Alice: "x"

Carl: "z"

Alice: "x"

Bob: "z"

Alice: "x"

Carl: "z"

Alice: "x"

Alice: "z"

Alice: "x"

Carl: "z"

>think
Alice (to Bob): "x"

Eve: "z"

Alice (to Bob): "x"

Eve: "z"

Alice (to Bob): "x"

Alice: "z"

Alice (to Bob): "x"

Eve: "z"

Alice (to Bob): "x"

Alice: "z"

Alice (to Bob): "x"

Bob: "z"

Alice (to Bob): "x"

Bob: "z"

Alice (to Bob): "x"

Bob: "z"

>smell
Alice: "x"

Eve: "z"

Alice: "x"

Bob: "y"

Alice: "x"

Alice: "y"

Alice: "x"

Bob: "y"

Alice: "x"

Eve: "y"

Alice: "x"

Bob: "y"

Alice: "x"

Alice: "y"

Alice: "x"

Carl: "y"

>wave
Alice (to Carl): "x"

Eve (to Bob): "y"

Carl: "z"

Alice (to Carl): "x"

Eve (to Bob): "y"

Carl: "z"

Alice (to Carl): "x"

Eve (to Bob): "y"

Carl: "z"

Alice (to Carl): "x"

Eve (to Bob): "y"

Carl: "z"

Alice (to Carl): "x"

Eve (to Bob): "y"

Carl: "z"

Alice (to Carl): "x"

Eve (to Bob): "y"

Carl: "z"

Alice (to Carl): "x"

Eve (to Bob): "y"

Carl: "z"

Alice (to Carl): "x"

Eve (to Bob): "y"

Carl: "z"
