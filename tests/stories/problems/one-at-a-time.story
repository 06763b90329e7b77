What is done is done to one thing at a time: a rule speaks of any one of a sort, or of nothing, and not of all, of none, of two or of 'any thing'.
--- source
The Court is a room. The net and the racket are in the Court. Una is a woman in the Court. The bin is an open container in the Court. The Path is east of the Court.

Instead of taking everything: say "x".

Instead of kissing nobody: say "x".

Instead of taking two things: say "x".

Instead of taking any container: say "x".

Instead of inserting something into every container: say "x".

Instead of going to every room: say "x".

Instead of waiting in the presence of more than one person: say "x".

Rule for printing the name of all things: say "x".

Instead of taking anything: say "x".

Instead of dropping things: say "x".

Instead of kissing anybody: say "x".

Instead of doing something to nothing: say "x".

Instead of going nowhere: say "x".

Instead of waiting in the presence of a woman: say "x".
--- problems
RULE_ACTION_UNKNOWN at "everything"
RULE_ACTION_UNKNOWN at "nobody"
RULE_ACTION_UNKNOWN at "two things"
RULE_ACTION_UNKNOWN at "any container"
RULE_ACTION_UNKNOWN at "every container"
RULE_ACTION_UNKNOWN at "every room"
RULE_ACTION_UNKNOWN at "more than one person"
RULE_VALUE_UNKNOWN at "all things"
