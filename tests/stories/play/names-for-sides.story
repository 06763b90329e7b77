A list of names after 'called' is as many properties; the partner of either side of a relation may have a name; what somebody has can be moved.
--- source
"Called so" by T

The Hall is a room. A vista is a kind of thing. A vista has some text called the hue, the tune, and the scent. A vista has a number called the width and the height.
The meadow is a vista in the Hall. The hue of the meadow is "green". The tune is "larks". The scent is "hay". The width of the meadow is 7.

Fitting relates one thing (called the mate) to one supporter. The verb to fit implies the fitting relation.
The peg is a supporter in the Hall. The shelf is a supporter in the Hall. The player carries a hat and a vase. The hat fits the peg. The vase fits the shelf.

Probing is an action applying to nothing. Understand "probe" as probing.
Carry out probing:
	say "[hue of the meadow], [tune of the meadow], [scent of the meadow], [width of the meadow] by [height of the meadow].";
	say "[mate of the peg], [mate of the shelf].";
	now the hat fits the shelf;
	say "[mate of the peg], [mate of the shelf].";
	now the mate of the peg is the vase;
	if the vase fits the peg, say "The vase fits the peg."

The steward is a man in the Hall. The steward carries a tray. The tray is a supporter. A spoon is on the tray. The player wears a supporter called a stole. The dais is a supporter in the Hall.
Sizing up is an action applying to nothing. Understand "size" as sizing up.
Carry out sizing up: say "Fixed: [list of things which are fixed in place]."
--- play

Called so
An Interactive Fiction by T
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall
You can see a meadow, a peg, a shelf, a steward and a dais here.

>probe
green, larks, hay, 7 by 0.
hat, vase.
nothing, hat.
The vase fits the peg.

>size
Fixed: peg, shelf and dais.

>push dais
The dais is too firmly in place.
