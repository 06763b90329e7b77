What has a part, and nothing in or on it, is empty.
--- source
"Rm"

The Lab is a room. The shelf is a supporter carried by the player. The pie is an edible thing part of the shelf. 
The box is an open container in the Lab. The lid is part of the box. The coin is in the box. Bob is a man in the Lab. The arm is part of Bob. The rack is a supporter in the Lab. The hook is part of the rack. The jar is a closed openable container in the Lab. The rug is a thing in the Lab. The tassel is part of the rug. The chest is an open container in the Lab.
--- play

Rm
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see a box (in which is a coin), Bob, a rack, a jar (closed), a rug and a chest (empty) here.

>remove all from shelf
The shelf is empty.

>remove all from box
You take the coin.

>remove all from box
The box is empty.

>remove all from bob
Bob has nothing.

>remove all from rack
The rack is empty.

>remove all from jar
The jar is closed.

>remove all from rug
It can't hold anything.

>remove all from chest
The chest is empty.

>take all from shelf
The shelf is empty.

>take all from rug
It can't hold anything.

>remove pie from shelf
It belongs to the shelf and stays there.

>remove lid from box
It belongs to the box and stays there.

>remove coin from box
The coin isn't there to be removed.

>remove all from coin
It can't hold anything.

>put all on shelf
coin: You put it there.

>put all in chest
shelf: You put it inside.

>remove all from chest
(the shelf from the chest)
You take the shelf.

>remove all except coin from chest
You see nothing of that name.

>
