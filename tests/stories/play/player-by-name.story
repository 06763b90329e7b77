Whoever is the player needs no article while that lasts, and 'pronouns' tells the player's own name.
--- source
"The Changing of the Guard"

The Yard is a room. A knight is a man in the Yard. A thief is a man in the Yard. Bob is a man in the Yard. The player is the knight.
When play begins: say "[if the knight is proper-named]Proper[end if]."
Instead of waving hands: say "[the player] [The player] [a player] [if the knight is proper-named]knight proper[end if] [if the thief is proper-named]thief proper[end if] [the list of people in the Yard]."
Instead of jumping: say "Thief."; now the player is the thief.
Instead of sleeping: say "Knight."; now the player is the knight.
Instead of thinking: say "Bob."; now the player is Bob; now Bob is improper-named; now the knight is improper-named.
Instead of listening: say "Proper."; now the thief is proper-named.
--- play

Proper.

The Changing of the Guard
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Yard
You can see a thief and Bob here.

>wave
yourself You yourself knight proper  yourself, the thief and Bob.

>pronouns
Just now, "it" stands for nothing, "him" stands for Bob, "her" stands for nothing, "them" stands for nothing and "me" stands for knight.

>jump
Thief.

>wave
yourself You yourself knight proper thief proper knight, yourself and Bob.

>pronouns
Just now, "it" stands for nothing, "him" stands for Bob, "her" stands for nothing, "them" stands for nothing and "me" stands for thief.

>x knight
You see nothing of that name.

>pronouns
Just now, "it" stands for nothing, "him" stands for Bob, "her" stands for nothing, "them" stands for nothing and "me" stands for thief.

>sleep
Knight.

>wave
yourself You yourself knight proper  yourself, the thief and Bob.

>jump
Thief.

>wave
yourself You yourself knight proper thief proper knight, yourself and Bob.

>undo
Yard
[One turn taken back.]

>wave
yourself You yourself knight proper thief proper knight, yourself and Bob.

>jump
Thief.

>listen
Proper.

>sleep
Knight.

>wave
yourself You yourself knight proper  yourself, the thief and Bob.

>think
Bob.

>wave
the yourself You a yourself   the knight, the thief and the yourself.

>pronouns
Just now, "it" stands for nothing, "him" stands for the yourself, "her" stands for nothing, "them" stands for nothing and "me" stands for the Bob.

>sleep
Knight.

>wave
yourself You yourself knight proper  yourself, the thief and the Bob.
