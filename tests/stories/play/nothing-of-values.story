Who stands in relation to "nothing" of a kind of named values stands in relation to none of them.
--- source
The Attic is a room. Ada is a woman in the Attic. Bea is a woman in the Attic.
A colour is a kind of value. The colours are red and blue.
Liking relates various people to various colours. The verb to like means the liking relation. Ada likes red.
Definition: a person is grey if it likes nothing.

Instead of jumping:
	say "[list of grey people].";
	if Ada likes nothing, say "Never.";
	if Bea likes nothing, say "Bea likes nothing."
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Attic
You can see Ada and Bea here.

>jump
yourself and Bea.
Bea likes nothing.

>
