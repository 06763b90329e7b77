What 'with' says after two adjectives, and after a value that says what something is.
--- source
The Hall is a room. A rank is a kind of value. The ranks are commoner, gentry and noble. A person has a rank. A person has a number called fortune. A thing has a text called tag.
Ann is a woman in the Hall. She is gentry with fortune 900.
Bea is a woman in the Hall. Bea is noble with fortune 3 and tag "B".
Cay is a gentry woman in the Hall with fortune 4.
Dee is a woman in the Hall with fortune 5 and rank noble.
A box is in the Hall. It is an open container with tag "box".
A crate is in the Hall. It is open container with tag "crate".
A tin is a container in the Hall. It is closed with tag "tin". 
A can is a container in the Hall. The can is openable and closed with tag "can", description "A can." and carrying capacity 4. 
A jar is a container in the Hall. The jar is openable, closed and transparent with tag "jar".
Eve is a woman in the Hall. 
The Attic is above the Hall.
Carry out jumping:
	repeat with P running through persons:
		say "[P] [rank of P] [fortune of P] [tag of P].";
	repeat with P running through containers:
		say "[P] [if P is openable]o[end if][if P is open]O[end if] [tag of P]: [description of P] [carrying capacity of P].";
	say "[Attic] [list of dark rooms]."
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall
You can see Ann, Bea, Cay, Dee, a box (empty), a crate (empty), a tin (closed), a can (closed), a jar (closed and empty) and Eve here.

>jump
yourself commoner 0 .
Ann gentry 900 .
Bea noble 3 B.
Cay gentry 4 .
Dee noble 5 .
Eve commoner 0 .
box O box:  100.
crate O crate:  100.
tin  tin:  100.
can o can: A can. 4.
jar o jar:  100.
Attic nothing.

You jump, and come down again.

>
