"[s]" is for the number that was said last; what is named, listed or answered in between is one again. A list that begins a sentence calls the player as any list does. Plurals are made from the last word of a name.
--- source
The Quay is a room. A coin is a kind of thing. A lens is a kind of thing. A pair of oars is a kind of thing. The plural of coin is Coppers. Five coins are in the crate. The crate is a container in the Quay. Two lenss are in the Quay. Two pair of oarss are in the Quay. Tess is a woman in the Quay. The tally is a list of numbers that varies. The tally is {4, 7}.

Instead of jumping: say "[5] crate[s], [5][the crate] creak[s], [5] [list of coins] creak[s], [1] [list of coins] creak[s], [5] [the tally] creak[s], [5] [list of open doors] creak[s], [5] [regarding the crate]creak[s], [1][regarding 3] creak[s], [5] [Tess]: [list of things in the Quay which are not a person] creak[s]."
Instead of waiting: say "[A list of people] / [a list of people] / [The list of people] / [is-are a list of people] / [A list of people which are not Tess]."
Instead of singing: now the story viewpoint is first person singular; try waiting.
Understand "sing" as singing. Singing is an action applying to nothing.
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Quay
You can see a crate (in which are five Coppers), two lenss, two pair of oarss and Tess here.

>jump
5 crates, 5the crate creak, 5 five Coppers creaks, 1 five Coppers creaks, 5 4 and 7 creak, 5 nothing creak, 5 creak, 1 creaks, 5 Tess: yourself, crate, two lenss, two pair of oarss and Tess creak.

>wait
Yourself and Tess / yourself and Tess / You and Tess / are yourself and Tess / Yourself.

>sing
Myself and Tess / myself and Tess / I and Tess / am myself and Tess / Myself.
