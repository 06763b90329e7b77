Made by machine: 52 questions of conditions, which the reference answers alike.
--- source
"Probe" by "Tester"

The Hub is a room.
Probing is an action out of world applying to one number. Understand "probe [number]" as probing.

The Yard is a room. The Barn is north of the Yard. The Loft is above the Barn. The Cellar is below the Barn. The Cellar is dark.
A size is a kind of value. The sizes are tiny, middling and huge. A thing has a size. The size of a thing is usually middling.
A thing can be clean or dirty. A thing has a number called worth. The worth of a thing is usually 5.
A hat is a kind of thing. A hat is always wearable. A bucket is a kind of container.
The red hat is a hat in the Yard. The worth of the red hat is 3. The blue hat is a dirty hat in the Barn. It is tiny. The old hat is a hat. The worth of the old hat is 12.
The pail is an open bucket in the Yard. The nail is in the pail. The vat is a closed openable bucket in the Barn. The frog is an animal in the vat. The tin is a bucket in the Cellar.
The bench is a supporter in the Yard. The lamp is on the bench. It is lit and huge. The worth of the lamp is 9. Some oats are on the bench. The oats are dirty.
Anna is a woman in the Yard. Anna wears the old hat. Anna carries a spade. Carl is a man in the Barn. The handle is part of the spade.
Liking relates various people to various things. The verb to like means the liking relation. Anna likes the lamp. Carl likes the frog. Carl likes the lamp.
Definition: a thing is dear if its worth is 6 or more. Definition: a thing is handy: if it is carried, yes; if it is in the Yard, yes; no.


Carry out probing when the number understood is 1:
	say "#1:[line break]";
	if not every container in a room is part of something or there is a visited room:
		say "Yes.";
	otherwise:
		say "No.";

Carry out probing when the number understood is 2:
	say "#2:[line break]";
	if all tiny containers are part of something:
		say "Yes.";
	otherwise:
		say "No.";

Carry out probing when the number understood is 3:
	say "#3:[line break]";
	if nobody likes a container:
		say "Yes.";
	otherwise:
		say "No.";

Carry out probing when the number understood is 4:
	say "#4:[line break]";
	if the spade is clean:
		say "Yes.";
	otherwise:
		say "No.";

Carry out probing when the number understood is 5:
	say "#5:[line break]";
	say "All: [a list of huge things in the pail].";

Carry out probing when the number understood is 7:
	say "#7:[line break]";
	say "All: [number of hats in the Barn].";

Carry out probing when the number understood is 8:
	say "#8:[line break]";
	if a worn animal (called the catch) is in a bucket:
		say "[The catch].";
	otherwise:
		say "None.";

Carry out probing when the number understood is 9:
	say "#9:[line break]";
	say "All: [the list of buckets].";

Carry out probing when the number understood is 10:
	say "#10:[line break]";
	if everyone likes the frog or there is a handled hat worn by Anna:
		say "Yes.";
	otherwise:
		say "No.";

Carry out probing when the number understood is 11:
	say "#11:[line break]";
	if a container is dear:
		say "Yes.";
	otherwise:
		say "No.";

Carry out probing when the number understood is 12:
	say "#12:[line break]";
	say "All: [The list of things].";

Carry out probing when the number understood is 13:
	say "#13:[line break]";
	if the number of portable people that is not in the Barn is greater than 3:
		say "Yes.";
	otherwise:
		say "No.";

Carry out probing when the number understood is 14:
	say "#14:[line break]";
	if some not dirty hats enclosed by Anna are dirty:
		say "Yes.";
	otherwise:
		say "No.";

Carry out probing when the number understood is 15:
	say "#15:[line break]";
	if Anna contains an animal:
		say "Yes.";
	otherwise:
		say "No.";

Carry out probing when the number understood is 16:
	say "#16:[line break]";
	repeat with the item running through unvisited rooms:
		say "[item], ";
	say "end.";

Carry out probing when the number understood is 17:
	say "#17:[line break]";
	let the lot be the list of handy containers;
	say "[the lot] ([number of entries in the lot])";
	if the nail is listed in the lot, say "!";
	say "[the lot with definite articles]|[lot in brace notation]";

Carry out probing when the number understood is 18:
	say "#18:[line break]";
	if a thing on a supporter is on the bench:
		say "Yes.";
	otherwise:
		say "No.";

Carry out probing when the number understood is 19:
	say "#19:[line break]";
	repeat with the item running through people in a room:
		say "[item], ";
	say "end.";

Carry out probing when the number understood is 20:
	say "#20:[line break]";
	if the number of female people is less than 1:
		say "Yes.";
	otherwise:
		say "No.";

Carry out probing when the number understood is 21:
	say "#21:[line break]";
	if there is an animal enclosed by Anna or a not dirty hat is dear:
		say "Yes.";
	otherwise:
		say "No.";

Carry out probing when the number understood is 23:
	say "#23:[line break]";
	repeat with the item running through rooms:
		say "[item], ";
	say "end.";

Carry out probing when the number understood is 25:
	say "#25:[line break]";
	if a carried animal (called the catch) is in a bucket:
		say "[The catch].";
	otherwise:
		say "None.";

Carry out probing when the number understood is 26:
	say "#26:[line break]";
	if the number of animals is less than 3 or most dark rooms are not dirty:
		say "Yes.";
	otherwise:
		say "No.";

Carry out probing when the number understood is 28:
	say "#28:[line break]";
	say "All: [the list of middling hats].";

Carry out probing when the number understood is 29:
	say "#29:[line break]";
	if the bench likes a dear hat (called the catch):
		say "[The catch].";
	otherwise:
		say "None.";

Carry out probing when the number understood is 30:
	say "#30:[line break]";
	if a carried supporter (called the catch) is not dirty:
		say "[The catch].";
	otherwise:
		say "None.";

Carry out probing when the number understood is 31:
	say "#31:[line break]";
	if Carl likes an opaque container:
		say "Yes.";
	otherwise:
		say "No.";

Carry out probing when the number understood is 32:
	say "#32:[line break]";
	if exactly one not dirty things is not in the Yard:
		say "Yes.";
	otherwise:
		say "No.";

Carry out probing when the number understood is 33:
	say "#33:[line break]";
	say "All: [The list of buckets].";

Carry out probing when the number understood is 36:
	say "#36:[line break]";
	repeat with the item running through things:
		say "[item], ";
	say "end.";

Carry out probing when the number understood is 37:
	say "#37:[line break]";
	say "[the total worth of touchable animals part of the spade]";

Carry out probing when the number understood is 38:
	say "#38:[line break]";
	if every worn animal is a bucket:
		say "Yes.";
	otherwise:
		say "No.";

Carry out probing when the number understood is 39:
	say "#39:[line break]";
	say "All: [is-are the list of unvisited rooms].";

Carry out probing when the number understood is 40:
	say "#40:[line break]";
	if a not open bucket (called the catch) is liked by someone:
		say "[The catch].";
	otherwise:
		say "None.";

Carry out probing when the number understood is 41:
	say "#41:[line break]";
	say "All: [list of carried supporters].";

Carry out probing when the number understood is 42:
	say "#42:[line break]";
	if the pail is tiny and at most two containers enclosed by the Barn are in the Barn:
		say "Yes.";
	otherwise:
		say "No.";

Carry out probing when the number understood is 43:
	say "#43:[line break]";
	if a dirty person (called the catch) is in a bucket:
		say "[The catch].";
	otherwise:
		say "None.";

Carry out probing when the number understood is 45:
	say "#45:[line break]";
	repeat with the item running through worn people:
		say "[item], ";
	say "end.";

Carry out probing when the number understood is 46:
	say "#46:[line break]";
	if nobody likes something:
		say "Yes.";
	otherwise:
		say "No.";

Carry out probing when the number understood is 47:
	say "#47:[line break]";
	if the bench carries a person (called the catch):
		say "[The catch].";
	otherwise:
		say "None.";

Carry out probing when the number understood is 48:
	say "#48:[line break]";
	if some opaque containers are not dirty:
		say "Yes.";
	otherwise:
		say "No.";

Carry out probing when the number understood is 49:
	say "#49:[line break]";
	if the pail carries exactly one thing or the number of not open containers part of the spade is  1:
		say "Yes.";
	otherwise:
		say "No.";

Carry out probing when the number understood is 51:
	say "#51:[line break]";
	say "All: [list of animals].";

Carry out probing when the number understood is 52:
	say "#52:[line break]";
	if the pail is dirty:
		say "Yes.";
	otherwise:
		say "No.";

Carry out probing when the number understood is 53:
	say "#53:[line break]";
	if a handy supporter is in the Yard:
		say "Yes.";
	otherwise:
		say "No.";

Carry out probing when the number understood is 54:
	say "#54:[line break]";
	repeat with the item running through supporters:
		say "[item], ";
	say "end.";

Carry out probing when the number understood is 55:
	say "#55:[line break]";
	if the nail is a thing in the Yard:
		say "Yes.";
	otherwise:
		say "No.";

Carry out probing when the number understood is 56:
	say "#56:[line break]";
	if the oats is a hat:
		say "Yes.";
	otherwise:
		say "No.";

Carry out probing when the number understood is 57:
	say "#57:[line break]";
	if the pail is a hat:
		say "Yes.";
	otherwise:
		say "No.";

Carry out probing when the number understood is 58:
	say "#58:[line break]";
	say "All: [a list of worn hats].";

Carry out probing when the number understood is 59:
	say "#59:[line break]";
	if more than one buckets are lit:
		say "Yes.";
	otherwise:
		say "No.";

Carry out probing when the number understood is 60:
	say "#60:[line break]";
	if every thing is carried:
		say "Yes.";
	otherwise:
		say "No.";
--- play

Probe
An Interactive Fiction by Tester
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hub

>probe 1
#1:
Yes.

>probe 2
#2:
Yes.

>probe 3
#3:
Yes.

>probe 4
#4:
No.

>probe 5
#5:
All: nothing.

>probe 7
#7:
All: 1.

>probe 8
#8:
None.

>probe 9
#9:
All: the pail, the vat and the tin.

>probe 10
#10:
No.

>probe 11
#11:
No.

>probe 12
#12:
All: You, the red hat, the pail, the nail, the bench, the lamp, the oats, Anna, the old hat, the spade, the blue hat, the vat, the frog, Carl, the tin and the handle.

>probe 13
#13:
No.

>probe 14
#14:
No.

>probe 15
#15:
No.

>probe 16
#16:
Yard, Barn, Loft, Cellar, end.

>probe 17
#17:
pail (1)the pail|{pail}
>probe 18
#18:
Yes.

>probe 19
#19:
yourself, Anna, Carl, end.

>probe 20
#20:
No.

>probe 21
#21:
No.

>probe 23
#23:
Hub, Yard, Barn, Loft, Cellar, end.

>probe 25
#25:
None.

>probe 26
#26:
Yes.

>probe 28
#28:
All: the red hat and the old hat.

>probe 29
#29:
None.

>probe 30
#30:
None.

>probe 31
#31:
No.

>probe 32
#32:
No.

>probe 33
#33:
All: The pail, the vat and the tin.

>probe 36
#36:
yourself, red hat, pail, nail, bench, lamp, oats, Anna, old hat, spade, blue hat, vat, frog, Carl, tin, handle, end.

>probe 37
#37:
0
>probe 38
#38:
Yes.

>probe 39
#39:
All: are the Yard, the Barn, the Loft and the Cellar.

>probe 40
#40:
None.

>probe 41
#41:
All: nothing.

>probe 42
#42:
No.

>probe 43
#43:
The frog.

>probe 45
#45:
end.

>probe 46
#46:
No.

>probe 47
#47:
None.

>probe 48
#48:
No.

>probe 49
#49:
No.

>probe 51
#51:
All: frog.

>probe 52
#52:
Yes.

>probe 53
#53:
Yes.

>probe 54
#54:
bench, end.

>probe 55
#55:
No.

>probe 56
#56:
No.

>probe 57
#57:
No.

>probe 58
#58:
All: nothing.

>probe 59
#59:
No.

>probe 60
#60:
No.

>
