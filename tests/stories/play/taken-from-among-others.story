What is taken out of something with others is told of a line each, also where there are rules of after.
--- source
Lab is a room. The box is an open container in the Lab. The pin, the cup and the pot are in the box. 
Every turn: say "Tick."
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see a box (in which are a pin, a cup and a pot) here.

>get all from box
pin: You take the pin.
cup: You take the cup.
pot: You take the pot.

Tick.

>
