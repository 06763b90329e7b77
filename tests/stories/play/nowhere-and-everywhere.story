Somewhere, nowhere, everywhere: of what is no room they say in which rooms it is, even inside or upon something; of a room
they are a description.
--- source
"Cellarage"

The Hall and the Cellar are rooms. The Cellar is dark.
The bench is a supporter in the Cellar. The jug is on the bench. The cork is nowhere.
The damp is a backdrop. The damp is everywhere.

To place (X - an object):
	say "[X]:[if X is somewhere] somewhere[end if][if X is nowhere] nowhere[end if][if X is everywhere] everywhere[end if][if X is somewhere dark] in the dark[end if][if X is not somewhere lighted] not in the light[end if]. ".

When play begins:
	place the jug;
	place the cork;
	place the damp;
	now the jug is nowhere;
	place the jug;
	if the Hall is somewhere lighted, say "The Hall is lit."
--- play

jug: somewhere in the dark not in the light. cork: nowhere not in the light. damp: somewhere everywhere. jug: nowhere not in the light. The Hall is lit.

Cellarage
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall

>
