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
A rule of the instead rulebook applies to actions, but I do not understand 'the gohst' as one, or as a part of one. I took 'taking' for an action, but 'the gohst' should be a description, or a name. Nothing here is called 'gohst'; perhaps 'ghost' was meant.
'Insted of jumping' looks like the beginning of a rule, but it does not begin with the name of a rulebook that I know. Perhaps 'instead' was meant.
I do not understand 'the lamp is heavy' as a condition, or as an activity. I took 'is' for a verb, but 'heavy' should be an adjective, a description, a name or a place. Nothing here is called 'heavy'.
I do not know how to do 'folow the scene changing rules'. Nothing here is called 'folow'; perhaps 'follow' was meant.
I do not understand 'the pale ghots is in the Attic' as something that is so or not so. I took 'is' for a verb, but 'the pale ghots' should be a description, or a name. Perhaps 'pale ghost' was meant.
The text has '[the lmap]' in it, but I know nothing of that name to print. In it, 'lmap' should be an object. Perhaps 'lamp' was meant.
I know of no rule called 'The blok attacking rule'. Perhaps 'block attacking rule' was meant.
I do not know what a rulebook could be based on when it is 'objct based': it should be a kind of value, 'action' or 'nothing', followed by 'based'. Perhaps 'object' was meant.
You seem to say that 'The scuttle' is the same as 'a contaner in the Attic', but these are two different things. Perhaps 'container' was meant.
I know of no rulebook called 'The frigth rules'. Perhaps 'fright rules' was meant.
I know no option called 'brief room description'. Perhaps 'brief room descriptions' was meant.
