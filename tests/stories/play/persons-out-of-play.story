A person who is nowhere reaches what is with that person, and nothing else.
--- source
"Out of Play"

The Lab is a room. The lamp is in the Lab. Bob is a man. Bob carries the cup. The hat is a wearable thing. Bob wears the hat. The box is an open container. Bob carries the box. The pin is in the box. Eve is a woman. The statue is a thing. Part of the statue is a man called Head.
After deciding the scope of the player: place Bob in scope; place Head in scope.
Persuasion rule: persuasion succeeds.

Test me with "x bob".
Instead of jumping: say "[if Bob can see the cup]a[end if][if Bob can see the lamp]b[end if][if Bob can see Eve]c[end if][if Bob can touch the cup]d[end if][if Bob can see Bob]e[end if][if Head can see the statue]f[end if][if Bob can see the pin]g[end if][if Eve can see Bob]h[end if][if Head can see the lamp]i[end if]."
--- play

Out of Play
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see a lamp here.

>jump
d.

>bob, take lamp
He isn't within reach.

>bob, x me
He isn't within reach.

>bob, x hat
Bob looks at the hat from close by.

>bob, take all
He isn't within reach.

>bob, jump
Bob jumps up and down.

>head, x statue
He isn't within reach.

>head, take statue
He isn't within reach.

>head, take lamp
He isn't within reach.

>x cup
You notice nothing out of the ordinary about the cup.

>take all
(the lamp)
You take the lamp.

>bob, take cup
Bob tries, but can't do that.

>bob, take pin
Bob takes the pin.

>bob, put pin in box
Bob puts the pin into the box.

>
