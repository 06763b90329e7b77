"The Keeper of Words" by "Test Author"

The Desk is a room. "A desk [one of]of oak[or]of pine[or]of beech[at random]. [italic type]It is tidy.[roman type]"

The file of notes is called "notes".

The tally is a number that varies.

Instead of jumping:
	increase the tally by a random number from 1 to 100;
	write "[the tally]" to the file of notes;
	say "The tally is [the tally].";

Instead of waving hands:
	if the file of notes exists, say "The notes say [text of the file of notes].";
	otherwise say "There are no notes."
