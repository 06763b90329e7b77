A topic that is listed in an unknown table is reported as such, and not as an action that was cut short.
--- source
The Hall is a room. Bob is a man in the Hall.

Table of Sayings
topic	reply
"flour"	"Fine."

Instead of asking Bob about a topic listed in the Table of Sayigns:
	say "Yes."

Instead of telling Bob about a topic listed in Table of Weather:
	say "Yes."
--- sentences
'asking Bob about a topic listed in the Table of Sayigns' is not an action. Rules of the instead rulebook apply to actions. Nothing here is called 'Table of Sayigns'. Did you mean 'table of sayings'?
'telling Bob about a topic listed in Table of Weather' is not an action. Rules of the instead rulebook apply to actions. Nothing here is called 'Table of Weather'.
