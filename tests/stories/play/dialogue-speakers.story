Who spoke before, and to whom, decides who speaks next; narration makes one forget, and the player is never meant by a description.
--- source
The Lab is a room. Alice is a woman in the Lab. Bob, Carl and Eve are people in the Lab.
Instead of jumping: 
	repeat with N running from 1 to 6:
		perform a1 beat;
		say "--[line break]".
Instead of thinking: 
	repeat with N running from 1 to 6:
		perform a2 beat;
		say "--[line break]".
Instead of smelling: 
	repeat with N running from 1 to 6:
		perform a3 beat;
		say "--[line break]".
Instead of waving hands: 
	repeat with N running from 1 to 6:
		perform a4 beat;
		say "--[line break]".
Instead of listening: 
	repeat with N running from 1 to 6:
		perform a5 beat;
		say "--[line break]".
When play begins: say "[list of people]".

Section 1 (dialogue)

(This is the a1 beat; fully recurring.)

Alice: "x"

Player: "y"

A person: "z"

(This is the a2 beat; fully recurring.)

Alice: "x"

Narration: "y"

A person: "z"

(This is the a3 beat; fully recurring.)

Player: "y"

A person: "z"

(This is the a4 beat; fully recurring.)

Alice (to Bob): "x"

Narration: "y"

A person: "z"

A person: "z"

(This is the a5 beat; fully recurring.)

Alice (to the player): "x"

A person: "z"

Bob (to Alice): "x"

Narration: "x"

A person: "z"
--- play
yourself, Alice, Bob, Carl and Eve
Welcome
An Interactive Fiction
Release

Lab
You can see Alice, Bob, Carl and Eve here.

>jump
Alice: "x"

You: "y"

Alice: "z"

--

Alice: "x"

You: "y"

Bob: "z"

--

Alice: "x"

You: "y"

Bob: "z"

--

Alice: "x"

You: "y"

Eve: "z"

--

Alice: "x"

You: "y"

Carl: "z"

--

Alice: "x"

You: "y"

Eve: "z"

--

>think
Alice: "x"

y

Alice: "z"

--

Alice: "x"

y

Eve: "z"

--

Alice: "x"

y

Bob: "z"

--

Alice: "x"

y

Bob: "z"

--

Alice: "x"

y

Alice: "z"

--

Alice: "x"

y

Bob: "z"

--

>smell
You: "y"

Alice: "z"

--

You: "y"

Carl: "z"

--

You: "y"

Carl: "z"

--

You: "y"

Carl: "z"

--

You: "y"

Bob: "z"

--

You: "y"

Carl: "z"

--

>wave
Alice (to Bob): "x"

y

Alice: "z"

Eve: "z"

--

Alice (to Bob): "x"

y

Bob: "z"

Eve: "z"

--

Alice (to Bob): "x"

y

Alice: "z"

Eve: "z"

--

Alice (to Bob): "x"

y

Alice: "z"

Eve: "z"

--

Alice (to Bob): "x"

y

Eve: "z"

Alice: "z"

--

Alice (to Bob): "x"

y

Carl: "z"

Alice: "z"

--

>listen
Alice (to yourself): "x"

Eve: "z"

Bob (to Alice): "x"

x

Alice: "z"

--

Alice (to yourself): "x"

Eve: "z"

Bob (to Alice): "x"

x

Carl: "z"

--

Alice (to yourself): "x"

Eve: "z"

Bob (to Alice): "x"

x

Bob: "z"

--

Alice (to yourself): "x"

Carl: "z"

Bob (to Alice): "x"

x

Bob: "z"

--

Alice (to yourself): "x"

Carl: "z"

Bob (to Alice): "x"

x

Eve: "z"

--

Alice (to yourself): "x"

Eve: "z"

Bob (to Alice): "x"

x

Eve: "z"

--
