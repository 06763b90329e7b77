Clauses with whose; being in a region, and adjectives that are made so one after another.
--- source
"Joined"

Hollow Country is a region. The Yard is a room. The Shed is north of the Yard. The Loft is above the Shed. The Yard and the Shed are in Hollow Country.
A colour is a kind of value. The colours are red, green and blue. A thing has a colour. A thing has a number called the weight. The weight of a thing is usually 2.
A crate is an open openable container in the Yard. A bench is a supporter in the Yard. A red ball, a green ball and a blue ball are things. The red ball and the green ball are in the crate. The blue ball is on the bench. The colour of the green ball is green. The colour of the blue ball is blue. The weight of the red ball is 7.
Ann is a woman in the Yard. Ann is wearing a scarf. Ann is carrying a lamp. Bob is a man in the Shed. Bob is carrying a map and a pen. The colour of the scarf is blue. The lamp is a device. The handle is part of the lamp. A thing called the drum is a container. It is closed. It is openable. It is transparent. In it is a moth.
Cy is a man in the Loft. Dee is a woman in the Loft.
Instead of jumping:
	say "8: [list of things whose weight is 7], [list of things whose colour is blue].";
	say "9: [if the player is in Hollow Country]in[end if] [if the Loft is in Hollow Country]no[end if]."
Instead of waiting:
	now the red ball is marked;
	now the weight of the blue ball is 9;
	say "b [list of marked things] [weight of the blue ball].";
	now the blue ball is in the crate;
	now the lamp is switched on;
	say "c [list of things in the crate] [if the lamp is switched on]on[end if]."
A thing can be marked or plain. A thing is usually plain.
--- play

Joined
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Yard
You can see a crate (in which are a red ball and a green ball), a bench (on which is a blue ball) and Ann here.

>jump
8: red ball, blue ball and scarf.
9: in .

>wait
b red ball 9.
c blue ball, red ball and green ball on.

>jump
8: red ball, blue ball and scarf.
9: in .

>
