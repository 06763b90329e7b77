What is said again is not made again, what has no name but a kind is a variable, and what is left out belongs to what the text was about.
--- source
The Hall is a room. East of the Hall is nothing. A number called tries is initially 4. The Yard is north of the Hall.

There is a room called the Yard. "A yard."

A thing called the mug is in the Yard. A container called the mug is in the Yard.

In the Hall is a fox. The description is "A hall with a fox."

An animal is a kind of thing. The hen is an animal in the Yard. The hen carries a seed.

The chest is a container in the Hall. The pin is a thing inside the chest in the Hall.

A man called Otto is nowhere.

The gate is a door. The gate is south of the Shed and north of the Yard. The Shed is north of the gate. The hut is a region. The Hall is in the hut.

The knob is part of the chest. The fog is a backdrop in the Hall. The rug is in the Hall.

When play begins:
	say "[tries]; [list of things]; [list of rooms].";
	say "[description of Hall] [holder of the pin] [holder of the seed] [front side of the gate] [whether or not the mug is a container].";
--- play

4; yourself, fox, chest, pin, rug, mug, hen, seed, Otto, gate, knob and fog; Hall, Yard and Shed.
A hall with a fox. chest hen Yard true.

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall
A hall with a fox.

You can see a fox, a chest (in which is a pin) and a rug here.

>
