How often and how long: each tense counts in its own way, asking notes what is so, and what was done is known when it has been done.
--- source
"How Long"

The Yard is a room. The shed is north of the Yard. The spade is in the Yard. The anvil is fixed in place in the Yard.
To say times: say "[if the player is in the shed for the first time]1[end if][if the player is in the shed for the second time]2[end if][if the player has been in the shed twice]T[end if][if the player has not been in the shed]N[end if][if the player was in the shed]W[end if][if the player had been in the shed]D[end if]";
To say turns: say "[if the player is in the shed for two turns]=2[end if][if the player has been in the shed for two turns]>1[end if][if the player was in the shed for exactly two turns]was 2[end if][if the player is in the shed for less than two turns]<2[end if][if the player had been in the shed for one turn]had[end if]".
To say doings: say "[if we have taken the spade]S[end if][if we have taken the anvil]A[end if][if we have jumped]J[end if][if we have taken the spade for two turns]S2[end if]".
Every turn: say "([times]) ([turns]) ([doings])".
Before taking the spade: say "Before: [doings]."
After taking the spade: say "After: [doings]."
Instead of jumping: move the player to the shed, without printing a room description; say "There: [times]."; move the player to the Yard, without printing a room description; say "Back: [times]."; move the player to the shed, without printing a room description; say "Again: [times]."
--- play

How Long
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Yard
You can see a spade and an anvil here.

>z
A while goes by.

(N) (<2) ()
>n

shed
(1) (<2) ()
>z
A while goes by.

(1WD) (=2was 2had) ()
>z
A while goes by.

(1WD) (>1had) ()
>s

Yard
You can see a spade and an anvil here.

(WD) (<2had) ()
>z
A while goes by.

(D) (<2) ()
>take anvil
The anvil can't be moved from the spot.

(D) (<2) ()
>take spade
Before: .

After: .

(D) (<2) (S)
>take spade
Before: SS2.

You have it already.

(D) (<2) (SS2)
>jump
There: 2TD.

Back: TD.

Again: TD.

(TD) (<2) (S)
>jump
There: TWD.

Back: TWD.

Again: TWD.

(TWD) (=2was 2had) (S)
>
