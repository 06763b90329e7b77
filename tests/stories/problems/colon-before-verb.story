A rule or definition without its colon is reported as such, although it contains a verb and so could be a sentence; likewise a phrase that runs on
into the next line.
--- source
The Hall is a room. The cup is in the Hall. The lamp is a device in the Hall.
A mood is a kind of value. The moods are calm and cross. A person has a mood. Buffing is an action applying to one thing.

Every turn when the cup is carried
	say "x".

Definition a thing is bright if it is lit.

Check taking the lamp when the player carries the cup
	say "x" instead.

Check buffing
	if the cup is carried:
		say "x".

Every turn while the player is in the Hall
	if the cup is carried:
		say "x".

Every turn:
	now the mood of the player is the mood after the mood of the player
	say "x".

The parcel "x" is in the Hall.
--- sentences
The sentence 'Every turn when the cup is carried say "x"' could not be understood. A colon may be missing before 'say'.
The sentence 'Definition a thing is bright if it is lit' could not be understood. A colon may be missing before 'a'.
The sentence 'Check taking the lamp when the player carries the cup say "x" instead' could not be understood. A colon may be missing before 'say'.
'if the cup is carried' is not an action. Rules of the check buffing rulebook apply to actions. A colon may be missing before 'if'.
'the player is in the Hall if the cup is carried' is not a condition or an activity. A colon may be missing before 'if'.
'the mood of the player is the mood after the mood of the player say "x"' is not a condition. A semicolon may be missing before 'say'.
'parcel "x"' cannot be a name because it contains a quotation.
