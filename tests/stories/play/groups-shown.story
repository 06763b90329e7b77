Groups are shown as lists of objects; who is in none is named where they are few.
--- source
Lab is a room. Ann, Bob, Cy, Dee and Eve are people in the Lab.
Alliance relates people to each other in groups. The verb to ally with means the alliance relation.
Colour is a kind of value. The colours are red, blue, green and pink. Mixing relates colours to each other in groups. The verb to mix with means the mixing relation.
When play begins:
	show relation alliance relation;
	now Ann allies with Bob;
	show relation alliance relation;
	now Ann allies with Dee;
	show relation alliance relation;
	now Cy allies with Eve;
	show relation alliance relation;
	now Cy allies with the player;
	show relation alliance relation;
	show relation mixing relation;
	now red mixes with green;
	show relation mixing relation;
	now pink mixes with green;
	show relation mixing relation;
	now pink mixes with blue;
	show relation mixing relation;
--- play

relation of people: alliance relation
Alliance relates people to each other in groups:
  6 single-member groups
relation of people: alliance relation
Alliance relates people to each other in groups:
  { Ann and Bob }
  and 4 single-member groups
relation of people: alliance relation
Alliance relates people to each other in groups:
  { Ann, Bob and Dee }
  and yourself, Cy and Eve in single-member groups
relation of people: alliance relation
Alliance relates people to each other in groups:
  { Ann, Bob and Dee }
  { Cy and Eve }
  and yourself in a single-member group
relation of people: alliance relation
Alliance relates people to each other in groups:
  { yourself, Cy and Eve }
  { Ann, Bob and Dee }
relation of colours: mixing relation
Mixing relates colours to each other in groups:
  4 single-member groups
relation of colours: mixing relation
Mixing relates colours to each other in groups:
  { red,  green }
  and 2 single-member groups
relation of colours: mixing relation
Mixing relates colours to each other in groups:
  { red,  green,  pink }
  and a single-member group
relation of colours: mixing relation
Mixing relates colours to each other in groups:
  { red,  blue,  green,  pink }

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see Ann, Bob, Cy, Dee and Eve here.

>
