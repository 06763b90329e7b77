A part is printed by the name that its whole has just then; lists that begin with a capital; rules of looking that run after going have not been counted; a noun left out of an action's name; the choice that "[/]" offers; a command for testing that takes a turn.
--- source
"Printed"

A wing is a kind of thing. A bird is a kind of animal. One wing (called its pinion) is part of every bird. The Loft is a room. The Yard is below the Loft.

The robin is a bird in the Loft. The printed name of the robin is "[if the player is in the Loft]redbreast[otherwise]robin". Wren is a bird in the Loft. The heron is a bird in the Yard. The up/down ladder is scenery in the Yard. Understand "steps[/]rungs/-- ladder" as the up/down ladder.

Mark is a man in the Loft. The printed name of Mark is "mark".

After looking in the Yard for the first time: say "(the first look here)".
After looking for at least the third time: say "(seen often)".

Scratching it in is an action applying to one topic and one thing. Understand "scratch [text] in/on [something]" as scratching it in.
Check scratching in the Loft: say "Not in the loft itself.".
Check scratching in the robin: say "It flies up.".
Check scratching "help" in something: say "Nobody comes.".
Check scratching in a bird: say "Birds want no words.".

Becoming is an action applying to one visible thing. Understand "become [any person]" as becoming. Carry out becoming: now the player is the noun.

Instead of waiting: say "[list of wings]. [The list of people in the Loft]. [A list of people in the Loft]. [The yourself], [the yourself].".

Every turn: say "(Turn [turn count].)".
--- play

Printed
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Loft
You can see a redbreast, Wren and mark here.

>wait
redbreast's wing, Wren's pinion and heron's pinion. You, the redbreast, Wren and mark. Yourself, a redbreast, Wren and mark. You, yourself.

(Turn 1.)

>scratch help in robin
It flies up.

Birds want no words.

Nobody comes.

(Turn 2.)

>scratch help in wren
Birds want no words.

Nobody comes.

(Turn 3.)

>d

Yard
You can see a heron here.

(Turn 4.)

>look
Yard
You can see a heron here.

(the first look here)
(Turn 5.)

>u

Loft
You can see a redbreast, Wren and mark here.

(Turn 6.)

>d

Yard
You can see a heron here.

(Turn 7.)

>look
Yard
You can see a heron here.

(seen often)
(Turn 8.)

>x steps
You see nothing of that name.

>x rungs ladder
You notice nothing out of the ordinary about the up/down ladder.

(Turn 9.)

>wait
robin's wing, Wren's pinion and heron's pinion. The robin, Wren and mark. A robin, Wren and mark. You, yourself.

(Turn 10.)

>become mark
(Turn 11.)

>wait
redbreast's wing, Wren's pinion and heron's pinion. The redbreast, Wren and yourself. A redbreast, Wren and yourself. Yourself, your former self.

(Turn 12.)

>gonear heron
Yard
You can see your former self and a heron here.

(seen often)
(Turn 13.)

>
