'Nothing' is an object, and what a definition says of others with 'rather than' is said of it too; of several phrases the one for objects takes it.
--- source
The Pantry is a room. The Yard is north of the Pantry. The jar is in the Pantry. A thing has a number called size. The size of the jar is 7. The size of a thing is usually 2.
Definition: a thing is roomy rather than cramped if its size is 5 or more.
Definition: a thing is weighty rather than slight if it is the jar.
Definition: a room is weighty rather than slight: decide no.
Definition: an object is odd rather than even if it is the jar.
Definition: a room is grand rather than modest: decide no.

The dusting rules are an object based rulebook.
A dusting rule for an object (called O): say "object [O]."
A dusting rule for a thing: say "thing."
A dusting rule for a slight object: say "slight."

To greet (O - an object): say "object [O]!".
To greet (O - a thing): say "thing [O]!".

To judge (O - an object): say "[O]: [if O is an object]object[end if] [if O is a thing]thing[end if] [if O is not an object]none[end if] [if O is slight]slight[end if] [if O is weighty]weighty[end if] [if O is cramped]cramped[end if] [if O is not cramped]roomy[end if] [if O is modest]modest[end if] [if O is not slight]notslight[end if] [if O is even]even[end if] [if O is not even]odd[end if]."

Every turn:
	judge the noun;
	judge the Yard;
	judge north;
	judge nothing;
	greet the noun;
	greet nothing;
	greet the Yard;
	follow the dusting rules for the noun;
	follow the dusting rules for nothing;
	let D be a random closed door;
	if D is an object, say "A door is an object, where there is none, too.";
	if D is a door, say "A door.";
	if the noun is an even object, say "Even.";
	if the noun is a slight thing, say "Slight."
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Pantry
You can see a jar here.

>wait
A while goes by.

nothing: object   slight  cramped  modest  even .
Yard: object   slight  cramped  modest  even .
north: object   slight  cramped  modest  even .
nothing: object   slight  cramped  modest  even .
object nothing!
object nothing!
object Yard!
slight.
object nothing.
slight.
object nothing.
A door is an object, where there is none, too.
Even.

>examine jar
You notice nothing out of the ordinary about the jar.

jar: object thing   weighty  roomy modest notslight  odd.
Yard: object   slight  cramped  modest  even .
north: object   slight  cramped  modest  even .
nothing: object   slight  cramped  modest  even .
thing jar!
object nothing!
object Yard!
thing.
object jar.
slight.
object nothing.
A door is an object, where there is none, too.

>
