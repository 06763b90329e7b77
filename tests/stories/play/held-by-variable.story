Whom a variable of the story names is asked for what he holds in the order of the world; who is named otherwise, in the order in which he holds it.
--- source
The Lab is a room. Ann is a woman in the Lab.
A gem is a kind of thing. The ruby is a gem. The opal is a gem. The pearl is a gem. Bob is a man in the Lab. The box is a container in the Lab. The rock is in the Lab.
The hero is a person that varies. The hero is Ann. A thing has an object called the owner. The place is an object that varies. A person can be keen. Ann is keen.
The case is a container that varies. 
To decide which person is the lass: decide on Ann.
When play begins:
	now the opal is carried by Ann;
	now the pearl is carried by Ann;
	now the ruby is carried by Ann;
	now the pearl is carried by Ann;
	now the owner of the box is Ann;
	now the place is Ann;
	now the player is Ann;
	if the player carries a gem (called X), say "a [X];";
	if the owner of the box carries a gem (called X), say "b [X];";
	if the place carries a gem (called X), say "c [X];";
	if the lass carries a gem (called X), say "d [X];";
	if a gem (called X) is carried by the hero, say "e [X];";
	if a gem (called X) is carried by the player, say "f [X];";
	if a gem (called X) is carried by the owner of the box, say "g [X];";
	if a gem (called X) is carried by the lass, say "h [X];";
	if a random keen person carries a gem (called X), say "i [X];";
	say "[a random gem carried by the hero]. [list of gems carried by the hero]. [list of gems carried by the player]. [list of gems carried by the owner of the box]. [list of gems carried by the lass]. [list of gems which are carried by the lass].";
	repeat with QQ running through gems carried by the hero:
		say "[QQ],";
	if the hero has a gem (called X), say "j [X];";
	if the player has a gem (called X), say "k [X];";
	if the holder of the pearl carries a gem (called X), say "l [X];";
	if a keen person (called P) carries a gem (called X), say "m [X];";
	if someone (called P) carries a gem (called X), say "n [X];";
	if someone keen carries a gem (called X), say "o [X];";
	say "[if the hero carries something]yes.[end if]";
	now the opal is in the box;
	now the ruby is in the box;
	now the pearl is in the box;
	now the case is the box;
	now the place is the box;
	if the case contains a gem (called X), say "p [X];";
	if the box contains a gem (called X), say "q [X];";
	if a gem (called X) is in the case, say "r [X];";
	if the place contains a gem (called X), say "s [X];";
	if a gem (called X) is in the place, say "t [X];";
	if the location contains a thing (called X), say "u [X];";
	if a thing (called X) is in the location, say "v [X];";
	now every gem is in the location;
	now the opal is in the location;
	if the location contains a gem (called X), say "w [X];";
	if a gem (called X) is in the location, say "x [X];";
	if the Lab contains a gem (called X), say "y [X];";
	if a gem (called X) is in the Lab, say "z [X];";
	let R be the Lab;
	if R contains a gem (called X), say "A [X];";
	let C be the box;
	now every gem is in the box;
	now the opal is in the box;
	if C contains a gem (called X), say "B [X];";
	if a gem (called X) is in C, say "C [X];";
	now every gem is carried by Ann;
	now the opal is carried by Ann;
Instead of examining someone:
	if the noun carries a gem (called X), say "D [X];";
	if the actor carries a gem (called X), say "E [X];";
	if the person asked carries a gem (called X), say "F [X];";
	if the noun has a gem (called X), say "G [X];";
	if a gem (called X) is carried by the noun, say "H [X];";
	say "[list of gems carried by the noun].";
Instead of examining someone (called P) when P carries a gem (called X): say "I [X]."
Instead of waiting when the player carries a gem (called X): say "J [X]."
Instead of jumping when the hero carries a gem (called X): say "K [X]."
Instead of thinking when a gem (called X) is carried by the hero: say "L [X]."
--- play

a pearl;b pearl;c ruby;d pearl;e ruby;f pearl;g pearl;h pearl;i pearl;a ruby. pearl, ruby and opal. pearl, ruby and opal. pearl, ruby and opal. pearl, ruby and opal. pearl, ruby and opal.
ruby,opal,pearl,j ruby;k pearl;l pearl;m pearl;n pearl;o pearl;yes.
p pearl;q pearl;r pearl;s pearl;t pearl;u your former self;v your former self;w opal;x opal;y opal;z opal;A opal;B opal;C opal;
Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see your former self, Bob, a box (empty) and a rock here.

>x ann
I opal.

>z
J opal.

>jump
K ruby.

>think
L ruby.

>
