How often without "for"; actions in a list without their nouns; the painting and the action of painting; a key for what has no lock; a plural beside a declared one; a kind of value asked for by a value; a slash at the end of what is understood; ??? as a name; a name that begins with "use", and one with an action that takes no noun; a room as part of a region; what a thing can be before all things can; asking as the last of two actions.
--- source
"As Authors Write"

The Lobby is a room. ??? is north of the Lobby. The Den is south of the Lobby.
A sprat is a kind of thing. The plural of sprat is spraten. Three spraten are in the Lobby. A fin is a kind of thing. Two fins are part of every sprat.
Use by date is a text that varies. Use by date is "May". The painting and the chest are in the Lobby. The brass key is in the Lobby. The brass key unlocks the chest.
A floor mat is in the Den. Sleeping mat is in the Den. The Manor is a region. The Den is part of the Manor.
The chest can be worn out or intact. The chest is worn out. A thing can be worn out or intact.
Instead of taking the floor mat in the Manor: say "[list of rooms in the Manor], [list of worn out things]."
Painting is an action applying to one thing. Understand "daub [something]" as painting. Report painting: say "You daub [the noun]."
Understand "canvas" as the painting. Understand "draw on/over/" as a mistake ("Not on that.").

Instead of going to the Den the first time, say "Not yet."
Ann is a woman in the Den. Instead of asking: say "Of no use."
Instead of jumping two times: say "Twice."
Instead of doing something other than looking, going, listening, painting, touching or jumping: say "Not now."
Instead of going to ???, say "Nobody knows what is there."
Instead of touching something:
	if the text is "abc", say "Asked for a text.";
	if a number is 3, say "Asked for a number.";
	say "[number of sprats], [number of spraten], [list of fins], [matching key of the chest], [use by date].".
--- play

As Authors Write
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lobby
You can see three spraten, a painting, a chest and a brass key here.

>s
Not yet.

>jump
You jump, and come down again.

>jump
Twice.

>s

Den
You can see a floor mat, Sleeping mat and Ann here.

>ask ann for floor mat
Of no use.

>ask ann about hats
Not now.

>take floor mat
Den, chest.

>x sleeping mat
Not now.

>listen
There is no sound worth mention.

>z
Not now.

>jump
You jump, and come down again.

>n

Lobby
You can see three spraten, a painting, a chest and a brass key here.

>n
Nobody knows what is there.

>daub canvas
You daub the painting.

>touch chest
Asked for a text.
Asked for a number.
3, 3, six fins, brass key, May.

>x fin
Not now.

>draw on
Not on that.

>
