Substitutions of several parts whose bodies in Inform 6 are one statement, beside those that stand for themselves; light in a room, and what is marked for listing. The reference prints the same.
--- source
"The Music Room" by A Tester

The Music Room is a room. The Cellar is a dark room. The Cellar is below the Music Room. The piano is a thing in the Music Room. The lute is a thing in the Music Room. The lute is marked for listing.

Mood is a kind of value. The moods are merry, sad, calm and grim. The current mood is a mood that varies.

To say when (N - a mood) -- beginning say_by_mood:
	(- switch ( (+ the current mood +) ) {-open-brace} {N}: -).
To say or when (N - a mood) -- continuing say_by_mood:
	(- {N}: -).
To say at other times -- continuing say_by_mood:
	(- default: -).
To say end when -- ending say_by_mood:
	(- {-close-brace} -).

To say loudly -- beginning say_loud: (- style bold; -).
To say softly -- ending say_loud: (- style roman; -).

To decide whether (place - a room) is bright: (- ( OffersLight({place}) ) -).
To decide whether (X - a thing) is set aside: (- ({X} has workflag) -).

The description of the piano is "It sounds [when merry]like [if the lute is in the Music Room]two[otherwise]one[end if], and bright[or when calm]slow[at other times]dull[end when]. [loudly]Loud![softly] Soft."

Carry out jumping:
	repeat with M running through moods:
		now the current mood is M;
		say "[M]: [description of the piano]";
	if the Music Room is bright, say "Light here.";
	unless the Cellar is bright, say "Dark below.";
	if the lute is set aside, say "The lute is set aside.";
	unless the piano is set aside, say "The piano is not.".
--- play

The Music Room
An Interactive Fiction by A Tester
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Music Room
You can see a piano and a lute here.

>jump
merry: It sounds like two, and bright. Loud! Soft.sad: It sounds dull. Loud! Soft.calm: It sounds slow. Loud! Soft.grim: It sounds dull. Loud! Soft.Light here.
Dark below.
The lute is set aside.

You jump, and come down again.

>x piano
It sounds dull. Loud! Soft.

>
