A topic that a rule asks about is matched as if it had been typed; "it" is the topic at hand; listening and smelling find
their noun, or need none; a command that includes a value says which it was.
--- source
"Small Talk"

The Lobby is a room. Vera is a woman in the Lobby.

Understand "rain/snow" or "sleet" as "[weather]".
Instead of asking Vera about "[weather]": say "'It is wet,' she says."
Instead of asking Vera about "hats/caps": say "'They keep it off.'"
Instead of asking Vera about something: say "'No idea about [the topic understood].'"
Instead of telling Vera about something: try asking Vera about it.
Instead of examining Vera: try asking Vera about "Snow".
Instead of kissing Vera: try asking Vera about "hats/umbrellas".
Instead of waving hands: try asking Vera about "coats"; try asking Vera about "coats".
Mood is a kind of value. The moods are glad and sad. The mood of the day is a mood that varies.
After reading a command:
	if the player's command includes "[mood]":
		now the mood of the day is the mood understood;
		cut the matched text.
Instead of singing: say "A [mood of the day] song."
Singing is an action applying to nothing. Understand "sing" as singing.
Instead of listening to a room: say "Nothing but rain on [the noun]."
--- play

Small Talk
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lobby
You can see Vera here.

>ask vera about rain
"It is wet," she says.

>tell vera about caps
"They keep it off."

>tell vera about time
"No idea about time."

>x vera
"It is wet," she says.

>kiss vera
"They keep it off."

>wave
"No idea about coats."

"No idea about coats."

>listen
Nothing but rain on the Lobby.

>smell
There is no smell worth mention.

>sing
A glad song.

>sing sad
A sad song.

>sing
A sad song.

>
