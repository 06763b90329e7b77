The status line names nobody whom a pronoun of the story could mean.
--- source
The Hall is a room. The conductor is a man in the Hall. A ticket is a kind of thing. The player carries a ticket. A ticket can be punched. Definition: a ticket is unpunched if it is not punched.
Every turn: say "<[the prior named object] [they]>".
Instead of asking someone about a topic listed in the Table of Chatter: say "[reply entry][paragraph break]". 
Instead of asking the conductor about "hat": say "[they] [say]."
Instead of asking the conductor about "fan": say "[if the player carries an unpunched ticket]X[end if] [they] [say]."

Table of Chatter
topic	reply
"train" or "the train"	"'It goes,' says [the noun]."
"ticket/tickets"	"'[if the player carries an unpunched ticket]Yours needs punching[otherwise]In order[end if],' [they] [say]."
"coat"	"[they] [say]."
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall
You can see a conductor here.

>x conductor
You notice nothing out of the ordinary about the conductor.

<the conductor he>
>ask conductor about train
"It goes," says the conductor.

<the conductor he>
>ask conductor about tickets
"Yours needs punching," he says.

<the conductor he>
>ask conductor about coat
he says.

<the conductor he>
>ask conductor about hat
he says.

<the conductor he>
>ask conductor about fan
X he says.

<the conductor he>
>x ticket
You notice nothing out of the ordinary about the ticket.

<the conductor he>
>ask conductor about tickets
"Yours needs punching," he says.

<the conductor he>
>
