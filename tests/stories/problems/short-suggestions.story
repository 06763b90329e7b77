Nearly every word of three letters is near to others, so only a swapped or doubled letter is corrected there. That nothing has the name is said first.
--- source
The Hall is a room. The hat is in the Hall. The map is in the Hall. The ball is in the Hall.

Instead of jumping: say "[cup]".

Instead of taking the hta: say "a".

Instead of waiting: now the bag is in the Hall.

Instead of taking the tag: say "a".

Instead of taking the bal: say "a".

Instead of taking the blal: say "a".

Instead of sleeping: if the player is in the Hall, then say "x".

To decide whether (X - a thing) is noragon: yes.

Instead of taking the noragon: say "a".
--- sentences
'[cup]' in this text is not a text substitution or a value. Nothing here is called 'cup'.
'the hta' is not an action. Rules of the instead rulebook apply to actions. 'taking' was read as an action, so 'the hta' must be a description or a name. Nothing here is called 'hta'. Did you mean 'hat'?
'the bag is in the Hall' is not a condition. 'is' was read as a verb, so 'the bag' must be a description or a name. Nothing here is called 'bag'.
'the tag' is not an action. Rules of the instead rulebook apply to actions. 'taking' was read as an action, so 'the tag' must be a description or a name. Nothing here is called 'tag'.
'the bal' is not an action. Rules of the instead rulebook apply to actions. 'taking' was read as an action, so 'the bal' must be a description or a name. Nothing here is called 'bal'. Did you mean 'ball'?
'the blal' is not an action. Rules of the instead rulebook apply to actions. 'taking' was read as an action, so 'the blal' must be a description or a name. Nothing here is called 'blal'. Did you mean 'ball'?
'then say "x"' is not a known phrase. Leave out 'then'.
'the noragon' is not an action. Rules of the instead rulebook apply to actions. 'taking' was read as an action, so 'the noragon' must be a description or a name.
