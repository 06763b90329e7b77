A phrase that is given nothing but the name of a kind knows the default of that kind; and the kind of a phrase that takes several
values names them in one pair of brackets.
--- source
"By Name of Kind"

A hue is a kind of value. The hues are ochre, umber and sienna. A tub is a kind of container. The Studio is a room. A tub called the vat is in the Studio.

To survey (name of kind of value K):
	say "Of [list of Ks], first [default value of K].";
	let the start be the default value of K;
	say "Again: [start].".

To wish (P - person) a (T - text) at (H - time) (this is wishing): say "[P]: [T], [H]."

When play begins:
	survey hues;
	survey tubs;
	survey truth states;
	showme wishing;
	apply wishing to yourself and "fair morning" and 8:00 AM.
--- play

Of ochre, umber and sienna, first ochre.
Again: ochre.
Of vat, first vat.
Again: vat.
Of false and true, first false.
Again: false.
phrase (person, text, time) -> nothing: wishing
yourself: fair morning, 8:00 am.

By Name of Kind
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Studio
You can see the vat (empty) here.

>look
Studio
You can see the vat (empty) here.

>
