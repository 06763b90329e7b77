What is made for each thing of a kind is made for the narrowest of its kinds first.
--- source
The Hall is a room. 
A device2 is a kind of thing. A gadget is a kind of device2. A gizmo is a kind of gadget.
A knob is a kind of thing. A lamp is a kind of thing. A wire is a kind of thing. A plug is a kind of thing. A tag is a kind of thing. A nub is a kind of thing.
A lamp is part of every gizmo.
A wire is part of every device2.
A knob is part of every gadget. A plug is part of every device2. A tag is part of every gizmo. 
The alpha is a gizmo in the Hall. The beta is a gadget in the Hall. The gamma is a device2 in the Hall. A dial is part of the alpha. 
The delta is in the Hall. The delta is a gizmo. 
The Yard is a room. Two gadgets are in the Yard.
A chest is a kind of container. A tag is in every chest. A gizmo-chest is a kind of chest. A nub is in every gizmo-chest. The oak chest is a gizmo-chest in the Hall. 
A wolf is a kind of animal. Every wolf carries a plug. Every person carries a wire. Every wolf wears a tag. The grey wolf is a wolf in the Hall.
Instead of jumping:
	say "[list of things which are part of the alpha].";
	say "[list of things which are part of the beta].";
	say "[list of things which are part of the gamma].";
	say "[list of things which are part of the delta].";
	repeat with X running through gadgets in the Yard:
		say "[list of things which are part of X]:";
	say "[list of things in the oak chest].";
	say "[list of things had by the grey wolf].";
	say "[list of wires]; [list of knobs]; [list of things].";
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall
You can see an alpha, a beta, a gamma, a delta, an oak chest (in which are a nub and a tag) and a grey wolf here.

>jump
alpha's lamp, alpha's tag, alpha's knob, alpha's wire, alpha's plug and dial.
beta's knob, beta's wire and beta's plug.
gamma's wire and gamma's plug.
delta's lamp, delta's tag, delta's knob, delta's wire and delta's plug.
knob, wire and plug:knob, wire and plug:nub and tag.
plug, tag and wire.
four wires, alpha's wire, beta's wire, gamma's wire and delta's wire; alpha's knob, beta's knob, delta's knob and two knobs; yourself, four wires, alpha, beta, gamma, delta, oak chest, nub, two tags, grey wolf, three plugs, alpha's lamp, alpha's tag, alpha's knob, alpha's wire, alpha's plug, beta's knob, beta's wire, beta's plug, gamma's wire, gamma's plug, dial, delta's lamp, delta's tag, delta's knob, delta's wire, delta's plug, two gadgets and two knobs.

>
