Subjects that are live, who is required and who leads, what a beat is made of, and lists of beats, lines and choices.
--- source
The Lab is a room. Alice, Bob and Carl are people in the Lab. Dan is a man. A ball, a bat, a cup and a hat are in the Lab. A crate is in the Lab. The hero is a person that varies. The hero is Bob.

When play begins:
	make the bat a live conversational subject;
	make the ball a live conversational subject;
	say "A: [live conversational subject list].";
	make the bat a live conversational subject;
	say "B: [live conversational subject list].";
	clear conversational subjects;
	perform the one beat;
	say "C: [live conversational subject list].";
	clear conversational subjects;
	make the cup a live conversational subject;
	make the ball a live conversational subject;
	perform the two beat;
	say "D: [live conversational subject list].";
	say "E: [list of speakers required by one beat]; [first speaker of one beat].";
	say "F: [list of speakers required by two beat]; [first speaker of two beat].";
	say "G: [list of speakers required by three beat]; [first speaker of three beat].";
	say "H: [list of speakers required by four beat]; [first speaker of four beat].";
	say "I: [whether or not the five beat is available] [whether or not the six beat is available].";
	perform the four beat;
	say "J: [whether or not the five beat is available] [whether or not the six beat is available].";
	perform the seven beat;
	say "K: [whether or not the five beat is available] [whether or not the six beat is available].";
	say "L: [whether or not dialogue has been performed this turn].";
	perform the eight beat;
	say "M: [whether or not the one beat is performable to the player] [whether or not the ten beat is performable to Alice] [whether or not the four beat is about the bat].";
	showme the beat structure of the eight beat;
	showme the beat structure of the nine beat;
	say "[the list of dialogue beats which are about the bat]";
	say "[textual content of the silly line]|[textual content of the mad choice]|[opening line of three beat]";
	say "[one beat] [the one beat] [The silly line].";

Section 1 (dialogue)

(This is the one beat. About the bat, the ball and the hat.)

Alice (mentioning the cup and the crate): "One."

(This is the two beat; about the hat, the cup and the bat; requiring nothing.)

Alice (this is the silly line): "Two."

(This is the three beat.)

Player: "I say."

A woman: "Something."

Bob (to Carl): "Hello."

The hero: "Here."

The player: "X."

(This is the four beat. About a thing; recurring.)

Narration: "Four."

Bob: "Four bob."

Bob: "Four bob again."

(Immediately after the four beat. This is the five beat.)

Narration: "Five."

(After the four beat. This is the six beat.)

Narration: "Six."

(This is the seven beat.)

Narration: "Seven a."

-> perform the ten beat

Narration: "Seven b."

(This is the eight beat.)

Dan: "Never."

	Alice: "Not."

Alice (without speaking): "Alice nods."

	-- (this is the mad choice) "Hm"

		<-

		-> perform the ten beat

	-> stop

(This is the nine beat.)

-- before jumping

	Narration: "No."

-- instead of taking the ball

-- after waiting

	<-

-- otherwise

	-> end the story saying "x"

<-

(This is the ten beat.)

Narration: "Ten."
--- play
A: ball and bat.
B: ball and bat.

Alice: "One."

C: crate, cup, hat, ball and bat.

Alice: "Two."

D: bat, hat, ball and cup.
E: Alice; Alice.
F: ; Alice.
G: yourself and Bob; yourself.
H: Bob; Bob.
I: false false.

Four.

Bob: "Four bob."

Bob: "Four bob again."

J: true true.

Seven a.

Ten.

Seven b.

K: false true.
L: true.

Alice nods.

(1) Hm

>1
Hm

M: false false true.
eight beat (available, irrelevant, inaccessible, performed, non-recurring, unspontaneous):
  LINE line-15
    LINE line-16
  LINE line-17
    DECISION of type TEXTUAL
      CHOICE mad choice
        DECISION of type FLOW
          CHOICE flow-3
        DECISION of type FLOW
          CHOICE flow-4
    DECISION of type FLOW
      CHOICE flow-5
nine beat (available, irrelevant, accessible, unperformed, non-recurring, unspontaneous):
  DECISION of type PARSED
    CHOICE choice-6
      LINE line-18
    CHOICE choice-7
    CHOICE choice-8
      DECISION of type FLOW
        CHOICE flow-9
    CHOICE choice-10
      DECISION of type FLOW
        CHOICE flow-11
  DECISION of type FLOW
    CHOICE flow-12
one beat, two beat and four beatTwo.|Hm|line-3one beat one beat silly line.

Welcome
An Interactive Fiction
Release

Lab
You can see Alice, Bob, Carl, a ball, a bat, a cup, a hat and a crate here.

>look
Lab
You can see Alice, Bob, Carl, a ball, a bat, a cup, a hat and a crate here.

>z
A while goes by.
