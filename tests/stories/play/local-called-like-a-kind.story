A local value may be called like a kind of value whose name is also a property's.
--- source
"Called Like a Kind"

The Stall is a room. A melon is in the Stall. A price is a kind of value. 1 groat specifies a price. A thing has a price. The price of a thing is usually 5 groat. Juice is a kind of value. The juices are sweet and sour. A thing has a juice.
Instead of buying something:
	let the price be the price of the noun;
	say "[The noun] costs [the price].";
	increase the price by 1 groat;
	say "[price], not [price of the noun]: [if the price is greater than 5 groat]dear[otherwise]cheap[end if].".
Instead of smelling something:
	let juice be the juice of the noun;
	say "It smells [juice][if juice is sweet], very sweet[end if].".
--- play

Called Like a Kind
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Stall
You can see a melon here.

>buy melon
The melon costs 5 groat.
6 groat, not 5 groat: dear.

>smell melon
It smells sweet, very sweet.

>
