Whoever is within earshot may be meant by a description of speakers, animals too.
--- source
The Lab is a room. The Hall is north of the Lab. Alice and Eve are women in the Lab. Bob is a man in the Lab. Carl is a man in the Hall. The crate is an open container in the Lab. A parrot is an animal in the crate. The ball, the bat and the cup are in the Lab. The hero is a person that varies. The hero is Alice.
When play begins: say "[list of people]: [list of people who can hear the player]: [list of things in the crate]".
Instead of jumping:
	repeat with N running from 1 to 8:
		perform a1 beat.
Instead of thinking:
	repeat with N running from 1 to 8:
		perform a2 beat.
Instead of smelling:
	repeat with N running from 1 to 8:
		perform a3 beat.

Section 1 (dialogue)

(This is the a1 beat; fully recurring.)

The hero: "x"

	Player (now the ball is in the crate): "y"

A person: "z"

(This is the a2 beat; fully recurring.)

A person: "z"

(This is the a3 beat; fully recurring.)

The hero: "x"

A person: "z"
--- play
yourself, Alice, Eve, Bob, parrot and Carl: yourself, Alice, Eve, Bob and parrot: parrot
Welcome
An Interactive Fiction
Release

Lab
You can see Alice, Eve, Bob, a crate (in which is a parrot), a ball, a bat and a cup here.

>jump
Alice: "x"

You: "y"

The parrot: "z"

Alice: "x"

You: "y"

Eve: "z"

Alice: "x"

You: "y"

Eve: "z"

Alice: "x"

You: "y"

Bob: "z"

Alice: "x"

You: "y"

Eve: "z"

Alice: "x"

You: "y"

Bob: "z"

Alice: "x"

You: "y"

Eve: "z"

Alice: "x"

You: "y"

Bob: "z"

>think
Eve: "z"

Eve: "z"

Alice: "z"

Eve: "z"

Alice: "z"

Bob: "z"

Bob: "z"

Bob: "z"

>smell
Alice: "x"

Bob: "z"

Alice: "x"

Eve: "z"

Alice: "x"

Eve: "z"

Alice: "x"

The parrot: "z"

Alice: "x"

The parrot: "z"

Alice: "x"

The parrot: "z"

Alice: "x"

Eve: "z"

Alice: "x"

The parrot: "z"
