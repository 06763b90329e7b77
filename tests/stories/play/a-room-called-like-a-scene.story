What is in a room whose name ends like a kind of value is a thing.
--- source
Crime Scene is a room. A pin is in Crime Scene. CG is in Crime Scene.
Colour is a kind of value. The colours are red and green.
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Crime Scene
You can see a pin and CG here.

>look
Crime Scene
You can see a pin and CG here.

>
