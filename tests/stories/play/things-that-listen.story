A property that translates into I6 as 'talkable' makes things that one can talk to as to persons, and only that.
--- source
"Things that listen"

A thing can be hearing. The hearing property translates into I6 as "talkable".
The Bridge is a room. The computer is scenery in the Bridge. The computer is hearing. The chair is in the Bridge.
Instead of asking the computer about "course": say "'Steady,' says the computer."
Instead of answering the computer that something: say "The computer notes it: [the topic understood]."
Instead of asking the computer to try doing something: say "The computer has no hands."
Understand "pat [someone]" as touching.
The Hold is down from the Bridge. Ines is a woman in the Hold.
--- play

Things that listen
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Bridge
You can see a chair here.

>ask computer about course
"Steady," says the computer.

>say hello
(to the computer)
The computer notes it: hello.

>answer hello to computer
The computer notes it: hello.

>computer, take chair
The computer has no hands.

>ask chair about course
That is only for the living.

>chair, hello
You can't hold a conversation with the chair.

>pat computer
That is only for the living.

>kiss computer
That is only for the living.

>down

Hold
You can see Ines here.

>say hello
(to Ines)
Nobody answers.
