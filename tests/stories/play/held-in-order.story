What holds something holds it in an order, and in it is found what is asked for first, whichever of the two is the subject.
--- source
The Lab is a room. The Den is a room. Ann is a woman in the Lab. The table is a supporter in the Lab. The box is an open container in the Lab.
A gem is a kind of thing. A gem can be bright. A gem has a number called size.
The ruby is a gem. The opal is a gem. The pearl is a gem. The onyx is a gem. The topaz is a gem. The topaz is in the Den. The rock is in the Lab.
Overlying relates a gem (called A) to a gem (called B) when the size of A is greater than the size of B. The verb to overlie means the overlying relation.
Liking relates various people to various gems. The verb to like means the liking relation.
The ruby is carried by Ann. The opal is on the table.
To test:
	if Ann carries a gem (called X), say "a [X];";
	if Ann carries a thing (called X), say "b [X];";
	if Ann carries something (called X), say "c [X];";
	if a gem (called X) is carried by Ann, say "d [X];";
	if Ann carries a bright gem (called X), say "e [X];";
	if Ann carries a gem (called X) which overlies the topaz, say "f [X];";
	if a gem (called X) is on the table, say "g [X];";
	if something (called X) is on the table, say "h [X];";
	if the table supports a gem (called X), say "i [X];";
	if something (called X) is in the Lab, say "j [X];";
	if a thing (called X) is in the box, say "k [X];";
	if Ann likes a gem (called X), say "l [X];";
	if a gem (called X) is liked by Ann, say "m [X];";
	if the player can see a gem (called X), say "n [X];";
	if a person (called P) is carrying a gem (called X), say "o [P] [X];";
	if Ann has a gem (called X), say "p [X];";
	if Ann holds a gem (called X), say "q [X];";
	if Ann wears something (called X), say "r [X];";
	if Ann encloses a gem (called X), say "s [X];";
	if the Lab encloses a gem (called X), say "t [X];";
	if a gem (called X) is held by Ann, say "u [X];";
	if an open container (called C) contains a gem (called X), say "v [C] [X];";
	if a room (called R) contains a gem (called X), say "w [R] [X];";
	say "[list of gems carried by Ann]; [list of things on the table]; [list of things in the box]; [list of things carried by Ann]; [a random gem carried by Ann];";
	repeat with QQ running through things carried by Ann:
		say "[QQ],";
	repeat with QQ running through gems carried by Ann:
		say "[QQ],";
	say "[line break]".
Carrying1 relates a person (called P) to a thing (called T) when P carries T. The verb to lug means the carrying1 relation.
When play begins:
	now the size of the opal is 5;
	now the size of the pearl is 4;
	now the size of the ruby is 3;
	now the opal is carried by Ann;
	now the pearl is carried by Ann;
	now the onyx is carried by Ann;
	now the opal is bright;
	now the pearl is bright;
	now Ann likes the pearl;
	now Ann likes the opal;
	test;
	now the onyx is carried by Ann;
	now the ruby is carried by Ann;
	now the pearl is on the table;
	now the opal is on the table;
	now the topaz is in the box;
	now the onyx is in the box;
	test;
	now the pearl is carried by Ann;
	now the opal is carried by Ann;
	now the topaz is carried by Ann;
	now Ann wears the topaz;
	now Ann wears the pearl;
	test.
--- play

a onyx;b onyx;c onyx;d onyx;e pearl;f pearl;j yourself;l opal;m opal;n ruby;o Ann onyx;p onyx;q ruby;s ruby;t ruby;u ruby;w Den topaz;onyx, pearl, opal and ruby; nothing; nothing; onyx, pearl, opal and ruby; an onyx;onyx,pearl,opal,ruby,onyx,pearl,opal,ruby,
a ruby;b ruby;c ruby;d ruby;f ruby;g opal;h opal;i opal;j yourself;k onyx;l opal;m opal;n ruby;o Ann ruby;p ruby;q ruby;s ruby;t ruby;u ruby;v box onyx;ruby; opal and pearl; onyx and topaz; ruby; a ruby;ruby,ruby,
a opal;b opal;c opal;d opal;e opal;f opal;j yourself;k onyx;l opal;m opal;n ruby;o Ann opal;p topaz;q ruby;r topaz;s ruby;t ruby;u ruby;v box onyx;opal and ruby; nothing; onyx; opal and ruby; a ruby;opal,ruby,opal,ruby,

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see Ann, a table, a box (in which is an onyx) and a rock here.

>
