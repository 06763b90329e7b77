A definition of what has a plural name says "are", whatever its condition says.
--- source
The Lab is a room. The shoes are a plural-named wearable thing in the Lab. The stones are things in the Lab. The pin is in the Lab.
A puzzle is a kind of thing. The box is a puzzle in the Lab. The trunk is a puzzle in the Lab.
Definition: the shoes are solved if it is wearable.
Definition: the stones are solved if the pin is portable.
Definition: puzzles are solved rather than open-ended if the pin is scenery.
When play begins: say "[list of solved things]; [list of open-ended puzzles]."
--- play

shoes and stones; box and trunk.

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see some shoes, a stones, a pin, a box and a trunk here.

>
