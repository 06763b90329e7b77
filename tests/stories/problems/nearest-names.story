A problem ends with the known name that is nearest in spelling to what was written, where one is near.
--- source
The Attic is a room. A lamp is here. The pale ghost is an animal in the Attic.

Instead of taking the gohst: say "It is all draught."

Insted of jumping: say "The beams are low."

After opening the lamp when the lamp is heavy: say "Creak."

Every turn:
	folow the scene changing rules;
	now the pale ghots is in the Attic;
	say "[the lmap]".

The blok attacking rule is not listed in the check attacking rulebook.

The fright rules are an objct based rulebook.

The scuttle is a contaner in the Attic.

The frigth rules have default success.

Use brief room description.

D is in the Attic.
--- sentences
'the gohst' is not an action. Rules of the instead rulebook apply to actions. I took 'taking' for an action, but 'the gohst' should be a description, or a name. Nothing here is called 'gohst'; perhaps 'ghost' was meant.
'Insted of jumping' looks like the beginning of a rule, but it does not begin with the name of a rulebook. Perhaps 'instead' was meant.
'the lamp is heavy' is not a condition or an activity. I took 'is' for a verb, but 'heavy' should be an adjective, a description, a name or a place. Nothing here is called 'heavy'.
'folow the scene changing rules' is not a known phrase. Nothing here is called 'folow'; perhaps 'follow' was meant.
'the pale ghots is in the Attic' is not a condition. I took 'is' for a verb, but 'the pale ghots' should be a description, or a name. Perhaps 'pale ghost' was meant.
'[the lmap]' in this text is not a text substitution or a value. In it, 'lmap' should be an object. Perhaps 'lamp' was meant.
There is no rule called 'The blok attacking rule'. Perhaps 'block attacking rule' was meant.
'objct based' is not a basis for a rulebook. Write a kind of value, 'action' or 'nothing', followed by 'based'. Perhaps 'object' was meant.
'The scuttle' and 'a contaner in the Attic' are two different things, so one cannot be the other. Perhaps 'container' was meant.
There is no rulebook called 'The frigth rules'. Perhaps 'fright rules' was meant.
There is no option called 'brief room description'. Perhaps 'brief room descriptions' was meant.
