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
'the gohst' is not an action. Rules of the instead rulebook apply to actions. 'taking' was read as an action, so 'the gohst' must be a description or a name. Nothing here is called 'gohst'. Did you mean 'ghost'?
'Insted of jumping' looks like the beginning of a rule, but it does not begin with the name of a rulebook. Did you mean 'instead'?
'the lamp is heavy' is not a condition or an activity. 'is' was read as a verb, so 'heavy' must be an adjective, a description, a name or a place. Nothing here is called 'heavy'.
'folow the scene changing rules' is not a known phrase. Nothing here is called 'folow'. Did you mean 'follow'?
'the pale ghots is in the Attic' is not a condition. 'is' was read as a verb, so 'the pale ghots' must be a description or a name. Did you mean 'pale ghost'?
'[the lmap]' in this text is not a text substitution or a value. In it, 'lmap' must be an object. Nothing here is called 'lmap'. Did you mean 'lamp'?
There is no rule called 'The blok attacking rule'. Did you mean 'block attacking rule'?
'objct based' is not a basis for a rulebook. Write a kind of value, 'action' or 'nothing', followed by 'based'. Did you mean 'object'?
'The scuttle' and 'a contaner in the Attic' are two different things, so one cannot be the other. Did you mean 'container'?
There is no rulebook called 'The frigth rules'. Did you mean 'fright rules'?
There is no option called 'brief room description'. Did you mean 'brief room descriptions'?
