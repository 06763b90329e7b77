Two articles where one was meant: the second is part of what is printed; in a description it is nothing.
--- source
"A2"

The the Kitchen is a room. North of the the Kitchen is a a room called the the Attic. In the Attic is a a lamp. The the the bird is an animal in the Attic. 
There is a the mouse in the Kitchen. A thing called a the hat is in the Kitchen. The Kitchen contains a the bun.
A a chair is a kind of supporter.
--- play

A2
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

the Kitchen
You can see a the mouse, a the hat and a the bun here.

>take mouse
You take the the mouse.

>x hat
You notice nothing out of the ordinary about the the hat.

>n

the Attic
You can see an a lamp and a the the bird here.

>take lamp
You take the a lamp.

>look
the Attic
You can see a the the bird here.
