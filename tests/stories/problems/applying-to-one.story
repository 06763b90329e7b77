An action that applies to "one", without saying what, is reported where that is said.
--- source
The Hall is a room.

Buffing is an action applying to one.

Rubbing it with is an action applying to one thing and two visible.
--- sentences
'applying to one' cannot follow 'is an action'. Write what the action applies to, as in 'applying to one thing'.
'applying to one thing and two visible' cannot follow 'is an action'. Write what the action applies to, as in 'applying to one thing'.
