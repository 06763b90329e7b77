What is in something closed is not visible, though it is carried, worn or a part of what is.
--- source
"The Usher"

The Foyer is a room. The Cellar is a dark room. It is below the Foyer.
The satchel is a closed openable container. The player carries the satchel. In the satchel is a ticket.
The coat is a wearable thing. The player wears the coat. The pocket is a closed openable container. It is part of the coat. In the pocket is a coin.
The bottle is a closed transparent container. The player carries the bottle. In the bottle is a letter.
An usher is a person in the Foyer. The usher carries a closed container called the box. In the box is a key.

To look (T - a thing):
	say "[T][if T is visible], seen[end if][if the usher can see T], seen by the usher[end if][if the player can touch T], touched[end if]."

Every turn:
	look the ticket;
	look the coin;
	look the letter;
	look the key;
	say "In sight: [list of visible things]."
--- play

The Usher
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Foyer
You can see an usher here.

>z
A while goes by.

ticket.
coin.
letter, seen, seen by the usher.
key.
In sight: yourself, satchel, coat, bottle, letter, usher, box and pocket.

>open satchel
You open the satchel to find inside a ticket.

ticket, seen, seen by the usher, touched.
coin.
letter, seen, seen by the usher.
key.
In sight: yourself, satchel, ticket, coat, bottle, letter, usher, box and pocket.

>open pocket
You open the pocket to find inside a coin.

ticket, seen, seen by the usher, touched.
coin, seen, seen by the usher, touched.
letter, seen, seen by the usher.
key.
In sight: yourself, satchel, ticket, coat, bottle, letter, usher, box, pocket and coin.

>d

In the dark
Not a glimmer of light anywhere: you can make out nothing at all.

ticket, touched.
coin, touched.
letter.
key.
In sight: nothing.

>close satchel
You close the satchel.

ticket.
coin, touched.
letter.
key.
In sight: nothing.

>
