Breaks at either end of a text: of a room's description, which follows a heading, and of the story's last words. A text that is compared spends no first time.
--- source
"Breaks" by Nobody
In Particular

The Quay is a room. "[paragraph break]Planks.[paragraph break]Ropes[first time] lie about[only]."
The crate is in the Quay. The description is "[first time]Tarred. [only]Shut."
The chain is in the Quay. 
Instead of jumping: end the story saying "Wet.[paragraph break]Cold".
Instead of thinking: end the story saying "[italic type]Thought[roman type]".
Instead of waiting: end the story saying "Late".
Instead of smelling: end the story saying "[if the crate is handled]Tar[end if]".
Instead of waving hands:
	repeat with R running through things in the Quay:
		if the description of R is "", say "[R] has none.";
--- play

Breaks
An Interactive Fiction by Nobody
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Quay


Planks.

Ropes lie about.

You can see a crate and a chain here.

>look
Quay


Planks.

Ropes.

You can see a crate and a chain here.

>x crate
Tarred. Shut.

>x crate
Shut.

>wave
chain has none.

>jump


    *** Wet.

Cold ***




What now: RESTART, RESTORE a saved game, QUIT or UNDO the last command?
> >undo
Quay
[One turn taken back.]

>think


    *** Thought ***




What now: RESTART, RESTORE a saved game, QUIT or UNDO the last command?
> >undo
Quay
[One turn taken back.]

>z


    *** Late ***



What now: RESTART, RESTORE a saved game, QUIT or UNDO the last command?
> >undo
Quay
[One turn taken back.]

>smell


    ***  ***




What now: RESTART, RESTORE a saved game, QUIT or UNDO the last command?
> >
