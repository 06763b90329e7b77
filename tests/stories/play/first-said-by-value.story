What is first spoken of by a value, as by an adjective, is made by it: enumerated or measured, of the property that goes by its kind's name.
--- source
"The Fair" by A Tester

A size is a kind of value. The sizes are tiny, middling and huge. A thing has a size. The size of a thing is usually middling.
A weight is a kind of value. 10kg specifies a weight. A thing has a weight called the load. A thing has a weight. A thing can be fragile.
A colour is a kind of value. The colours are red, green and blue. A hat is a kind of thing. A hat has a colour.

The Fairground is a room.

The marble is huge. It is in the Fairground.

The drum and the cymbal are tiny. The drum is in the Fairground. In the Fairground is the cymbal.

The anvil is 90kg. The anvil is in the Fairground.

The anchor is huge, fragile and 70kg. The anchor is in the Fairground. The bell is 4kg and fragile. The bell is in the Fairground.

The bonnet is a hat which is green. The bonnet is in the Fairground. The pea is a thing that is tiny and fragile. The pea is in the Fairground.

Every turn:
	repeat with item running through things in the Fairground:
		unless item is the player, say "[item]: [size of item], [weight of item], [load of item][if item is fragile], fragile[end if][if item is a hat], [colour of item][end if]."
--- play
The Fair
An Interactive Fiction by A Tester
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Fairground
You can see a marble, a drum, a cymbal, an anvil, an anchor, a bell, a bonnet and a pea here.

>wait
A while goes by.

marble: huge, 0kg, 0kg.
drum: tiny, 0kg, 0kg.
cymbal: tiny, 0kg, 0kg.
anvil: middling, 90kg, 0kg.
anchor: huge, 70kg, 0kg, fragile.
bell: middling, 4kg, 0kg, fragile.
bonnet: middling, 0kg, 0kg, green.
pea: tiny, 0kg, 0kg, fragile.
