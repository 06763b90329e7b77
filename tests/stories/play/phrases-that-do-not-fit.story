A phrase is not run for what it does not take: that is a run-time problem, and what it should decide is a default.
--- source
"Fitting"

The Pen is a room. Fay is a woman in the Pen. Rex is an animal in the Pen. The bowl is a container in the Pen.

To greet (M - a man): say "Sir. ".
To greet (W - a woman): say "Madam. ".
To fill (C - an open container): say "Filled. ".
To decide which number is the hat size of (P - a person): decide on 7.
To decide if (P - a person) is hatted: decide yes.

Before touching something (called the patient):
	greet the patient;
	say "And so on. ".

Instead of searching something (called the vessel):
	fill the vessel;
	say "[hat size of the vessel][if the vessel is hatted] hatted[otherwise] bare[end if]."
--- play

Fitting
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Pen
You can see Fay, Rex and a bowl (empty) here.

>touch fay
Madam. And so on. 
Fay seems to prefer some distance.

>touch rex
*** In the rule "Before touching something (called the patient)", a phrase was called with a value of the wrong kind.
And so on. 
Rex seems to prefer some distance.

>search bowl
Filled. *** In the rule "Instead of searching something (called the vessel)", a phrase was called with a value of the wrong kind.
0*** In the rule "Instead of searching something (called the vessel)", a phrase was called with a value of the wrong kind.
 bare.

>search fay
*** In the rule "Instead of searching something (called the vessel)", a phrase was called with a value of the wrong kind.
7 hatted.

>
