What is made for each of a kind may be called: 'its', 'their' say whose it is, 'it' and 'them' name the owner. A value that is made so gets a name as well.
--- source
"B1" by Nobody

The Herb Garden is a room. The Floral Display is west of the Herb Garden. Rex is an animal in the Herb Garden. Antony is a man in the Herb Garden. A woman called the Queen of Nile is in the Floral Display. 
A trowel is a kind of thing. A trowel (called agricultural implement) is in every room. Every room contains a vehicle (called its buggy).
Every animal wears a thing (called the collar belonging to it). 
A nose is a kind of thing. A nose (called his noble schnozzle) is part of every person.
An ear is a kind of thing. An ear (called the ear of her) is part of every person.
A colour is a kind of value. The colours are lime green, signal red and cerulean blue.
Liking relates various people to various colours. The verb to like means the liking relation.
Every man likes a colour (called their favourite colour).
Adoring relates people to colours. The verb to adore means the adoring relation. A fan is a kind of woman. A fan (called its fan) adores every colour.
A box is a kind of container. A box (called their box) is carried by every woman. 
A spoon is a kind of thing. Three spoons are in every box.

When play begins:
	say "1 [list of noses].";
	say "1 [list of ears].";
	say "1 [list of vehicles].";
	say "1 [list of things in the Herb Garden].";
	say "1 [list of things in the Floral Display].";
	say "1 [list of things worn by Rex].";
	say "1 [list of colours].";
	say "1 [list of men].";
	repeat with M running through men:
		say "1 [M] [list of colours liked by M].";
	repeat with M running through women:
		say "1 [M] [list of colours adored by M] [list of things enclosed by M].";
	say "1 [list of boxes]."
--- play

1 your noble schnozzle, Rex's noble schnozzle, Antony's noble schnozzle, Queen of Nile's noble schnozzle, lime green's fan's noble schnozzle, signal red's fan's noble schnozzle, cerulean blue's fan's noble schnozzle and Antony's favourite colour's fan's noble schnozzle.
1 ear of your, ear of Rex's, ear of Antony's, ear of Queen of Nile's, ear of lime green's fan's, ear of signal red's fan's, ear of cerulean blue's fan's and ear of Antony's favourite colour's fan's.
1 Herb Garden's buggy and Floral Display's buggy.
1 yourself, Rex, Antony, agricultural implement and Herb Garden's buggy.
1 Queen of Nile, agricultural implement and Floral Display's buggy.
1 collar belonging to Rex.
1 lime green, signal red, cerulean blue and Antony's favourite colour.
1 Antony.
1 Antony Antony's favourite colour.
1 Queen of Nile  Queen of Nile's box, three spoons, Queen of Nile's noble schnozzle and ear of Queen of Nile's.
1 lime green's fan lime green lime green's fan's box, three spoons, lime green's fan's noble schnozzle and ear of lime green's fan's.
1 signal red's fan signal red signal red's fan's box, three spoons, signal red's fan's noble schnozzle and ear of signal red's fan's.
1 cerulean blue's fan cerulean blue cerulean blue's fan's box, three spoons, cerulean blue's fan's noble schnozzle and ear of cerulean blue's fan's.
1 Antony's favourite colour's fan Antony's favourite colour Antony's favourite colour's fan's box, three spoons, Antony's favourite colour's fan's noble schnozzle and ear of Antony's favourite colour's fan's.
1 Queen of Nile's box, lime green's fan's box, signal red's fan's box, cerulean blue's fan's box and Antony's favourite colour's fan's box.

B1
An Interactive Fiction by Nobody
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Herb Garden
You can see Rex, Antony, an agricultural implement and a Herb Garden's buggy (empty) here.

>look
Herb Garden
You can see Rex, Antony, an agricultural implement and a Herb Garden's buggy (empty) here.

>x schnozzle
Which do you mean: your noble schnozzle, Rex's noble schnozzle or Antony's noble schnozzle?

>rex schnozzle
You see nothing of that name.

>x buggy
The Herb Garden's buggy is empty.

>x my schnozzle
You notice nothing out of the ordinary about your noble schnozzle.

>x collar belonging to rex
You notice nothing out of the ordinary about collar belonging to Rex.

>x nile box
You see nothing of that name.

>x ear of me
You see nothing of that name.

>
