[Looseleaf's standard library, 15: actions outside the world of the story: saving, quitting, the score, the manner of
descriptions.]

Book 8 - Out of world

Quitting the game is an action out of world and applying to nothing.
This is the quit the game rule:
	say "Really leave the story? " (A);
	if the player consents, follow the immediately quit rule.
The quit the game rule is listed in the carry out quitting the game rulebook.

Saving the game is an action out of world and applying to nothing.
This is the save the game rule:
	if the saving of the play works, say "Saved." (B);
	otherwise say "It could not be saved." (A).
The save the game rule is listed in the carry out saving the game rulebook.
To decide whether the saving of the play works (of the library): (- save-play -).

Restoring the game is an action out of world and applying to nothing.
This is the restore the game rule:
	if the restoring of the play works, say "Restored." (B);
	otherwise say "It could not be restored." (A).
The restore the game rule is listed in the carry out restoring the game rulebook.
To decide whether the restoring of the play works (of the library): (- restore-play -).

Restarting the game is an action out of world and applying to nothing.
This is the restart the game rule:
	say "Really begin again? " (A);
	if the player consents:
		follow the immediately restart the VM rule;
		say "It could not be begun again." (B).
The restart the game rule is listed in the carry out restarting the game rulebook.

Verifying the story file is an action out of world and applying to nothing.
This is the verify the story file rule:
	if the play is sound, say "All is as it should be." (A);
	otherwise say "Something is not as it should be." (B).
The verify the story file rule is listed in the carry out verifying the story file rulebook.
To decide whether the play is sound (of the library): (- play-is-sound -).

Switching the story transcript on is an action out of world and applying to nothing.
This is the switch the story transcript on rule:
	if the transcript-runs is true:
		say "The transcript is running." (A);
	otherwise if a transcript can be begun:
		now the transcript-runs is true;
		say "Here begins a transcript of:" (B);
		say line break;
		say the banner text;
	otherwise:
		say "No transcript could be begun." (C).
The switch the story transcript on rule is listed in the carry out switching the story transcript on rulebook.

Switching the story transcript off is an action out of world and applying to nothing.
This is the switch the story transcript off rule:
	if the transcript-runs is false:
		say "No transcript is running." (A);
	otherwise if a transcript can be ended:
		say "[line break]Here ends the transcript." (B);
		now the transcript-runs is false;
	otherwise:
		say "The transcript could not be ended." (C).
The switch the story transcript off rule is listed in the carry out switching the story transcript off rulebook.
The transcript-runs is a truth state that varies.
To decide whether a transcript can be begun (of the library): (- begin-transcript -).
To decide whether a transcript can be ended (of the library): no. [whoever shows the play ends it]

Requesting the story file version is an action out of world and applying to nothing.
Carry out requesting the story file version (this is the announce the story file version rule):
	say the banner text;
	say "Identification number: [project IFID][line break]" (A);
	say VM report on interpreter;
	say list of extension credits;
	try requesting copyright licences;
	rule succeeds.

Requesting copyright licences is an action out of world and applying to nothing.
This is the announce the copyright licences rule:
	say "This story uses no extensions that ask to be acknowledged." (A).
The announce the copyright licences rule is listed in the carry out requesting copyright licences rulebook.

Requesting the score is an action out of world and applying to nothing.
This is the announce the score rule:
	if the actor is not the player, make no decision;
	tell the score;
	if the score-step is:
		-- 1: say "[if the story has ended]In the end [we] [have][otherwise]So far [we] [have][end if] [score] of [maximum score] points, after [turn count] turn[s]" (A);
		-- 2: say ", which makes [us] " (B);
		-- 3: say "This story keeps no score." (C);
		-- 4: say "[bracket][number understood in words] point[s] more.[close bracket]" (D);
		-- 5: say "[bracket][number understood in words] point[s] less.[close bracket]" (E).
The announce the score rule is listed in the carry out requesting the score rulebook.

[The obituary and the notices of a change tell of the score too, without that rule; it only keeps their texts.]
The score-step is a number that varies.
To tell the score (of the library):
	if the scoring option is inactive:
		say text of announce the score rule response (C);
		say line break;
	otherwise:
		say text of announce the score rule response (A);
		let the rank be the rank of the player;
		unless the rank is empty:
			say text of announce the score rule response (B);
			say the rank;
		say ".[line break]".
To decide what text is the rank of the player: (- score-rank -).
To issue score notification message (of the library):
	if the scoring option is inactive or the score-notices are off, stop;
	divide the paragraph;
	let the rise be the score minus the last notified score;
	if the rise is greater than 0:
		set the number understood to the rise;
		say text of announce the score rule response (D);
	otherwise:
		set the number understood to 0 minus the rise;
		say text of announce the score rule response (E);
	say line break.
To set the number understood to (N - a number) (of the library): (- set-number-understood -).
The score-notices-off is a truth state that varies.
To decide whether the score-notices are off (of the library):
	decide on the score-notices-off.

Preferring abbreviated room descriptions is an action out of world and applying to nothing.
This is the prefer abbreviated room descriptions rule:
	if the actor is the player, now the room-description-detail is 3.
The prefer abbreviated room descriptions rule is listed in the carry out preferring abbreviated room descriptions rulebook.
This is the standard report preferring abbreviated room descriptions rule:
	if the actor is not the player, make no decision;
	say story title;
	say " tells of places in the short manner from now on (even where [we] [have] never been)." (A).
The standard report preferring abbreviated room descriptions rule is listed in the report preferring abbreviated room descriptions rulebook.

Preferring unabbreviated room descriptions is an action out of world and applying to nothing.
This is the prefer unabbreviated room descriptions rule:
	if the actor is the player, now the room-description-detail is 2.
The prefer unabbreviated room descriptions rule is listed in the carry out preferring unabbreviated room descriptions rulebook.
This is the standard report preferring unabbreviated room descriptions rule:
	if the actor is not the player, make no decision;
	say story title;
	say " tells of places at full length from now on (even where [we] [have] been before)." (A).
The standard report preferring unabbreviated room descriptions rule is listed in the report preferring unabbreviated room descriptions rulebook.

Preferring sometimes abbreviated room descriptions is an action out of world and applying to nothing.
This is the prefer sometimes abbreviated room descriptions rule:
	if the actor is the player, now the room-description-detail is 1.
The prefer sometimes abbreviated room descriptions rule is listed in the carry out preferring sometimes abbreviated room descriptions rulebook.
This is the standard report preferring sometimes abbreviated room descriptions rule:
	if the actor is not the player, make no decision;
	say story title;
	say " tells of new places at full length from now on, and of others in short." (A).
The standard report preferring sometimes abbreviated room descriptions rule is listed in the report preferring sometimes abbreviated room descriptions rulebook.

Switching score notification on is an action out of world and applying to nothing.
This is the switch score notification on rule:
	if the actor is not the player, make no decision;
	if the scoring option is active, now the score-notices-off is false;
	otherwise tell the score.
The switch score notification on rule is listed in the carry out switching score notification on rulebook.
This is the standard report switching score notification on rule:
	if the actor is the player and the scoring option is active, say "Changes of the score are announced from now on." (A).
The standard report switching score notification on rule is listed in the report switching score notification on rulebook.

Switching score notification off is an action out of world and applying to nothing.
This is the switch score notification off rule:
	if the actor is not the player, make no decision;
	if the scoring option is active, now the score-notices-off is true;
	otherwise tell the score.
The switch score notification off rule is listed in the carry out switching score notification off rulebook.
This is the standard report switching score notification off rule:
	if the actor is the player and the scoring option is active, say "Changes of the score are passed over from now on." (A).
The standard report switching score notification off rule is listed in the report switching score notification off rulebook.

Requesting the pronoun meanings is an action out of world and applying to nothing.
This is the announce the pronoun meanings rule:
	if the actor is not the player, make no decision;
	let the count be the number of pronouns;
	if the player is not yourself, increase the count by 1;
	if the count is 0:
		say "The story knows of no pronouns." (D);
		make no decision;
	say "Just now, " (A);
	repeat with I running from 1 to the count:
		say "[quotation mark][pronoun number I][quotation mark] ";
		let the referent be the meaning of pronoun number I;
		if the referent is nothing:
			say "stands for nothing" (C);
		otherwise:
			say "stands for " (B);
			if I is the count and the player is not yourself, now the player-is-named is true;
			say the referent;
			now the player-is-named is false;
		if I is the count minus 1:
			if the serial comma option is active, say ",";
			say list conjunction;
		otherwise if I is less than the count:
			say ", ";
	say ".".
The announce the pronoun meanings rule is listed in the carry out requesting the pronoun meanings rulebook.
To decide which number is the number of pronouns (of the library): (- pronoun-count -).
To say pronoun number (N - a number) (of the library): (- say-pronoun -).
To decide which object is the meaning of pronoun number (N - a number) (of the library): (- pronoun-meaning -).
