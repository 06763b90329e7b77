Made by machine: 50 questions of conditions, which the reference answers alike.
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
	if each not open container is liked by someone:
		say "Yes.";
	otherwise:
		say "No.";

Carry out probing when the number understood is 2:
	say "#2:[line break]";
	if the bench contains something:
		say "Yes.";
	otherwise:
		say "No.";

Carry out probing when the number understood is 3:
	say "#3:[line break]";
	repeat with the item running through touchable supporters:
		say "[item], ";
	say "end.";

Carry out probing when the number understood is 4:
	say "#4:[line break]";
	if a lit container is dirty:
		say "Yes.";
	otherwise:
		say "No.";

Carry out probing when the number understood is 5:
	say "#5:[line break]";
	if each hat is liked by Anna:
		say "Yes.";
	otherwise:
		say "No.";

Carry out probing when the number understood is 6:
	say "#6:[line break]";
	if there is an animal in the Yard:
		say "Yes.";
	otherwise:
		say "No.";

Carry out probing when the number understood is 8:
	say "#8:[line break]";
	if every container in the location is clean or Carl encloses exactly one thing:
		say "Yes.";
	otherwise:
		say "No.";

Carry out probing when the number understood is 9:
	say "#9:[line break]";
	repeat with the item running through supporters:
		say "[item], ";
	say "end.";

Carry out probing when the number understood is 10:
	say "#10:[line break]";
	if the number of lighted rooms is less than 0:
		say "Yes.";
	otherwise:
		say "No.";

Carry out probing when the number understood is 11:
	say "#11:[line break]";
	if everyone likes the lamp:
		say "Yes.";
	otherwise:
		say "No.";

Carry out probing when the number understood is 12:
	say "#12:[line break]";
	say "All: [a list of opaque containers enclosed by Anna].";

Carry out probing when the number understood is 13:
	say "#13:[line break]";
	if the pail likes an animal in a bucket (called the catch):
		say "[The catch].";
	otherwise:
		say "None.";

Carry out probing when the number understood is 14:
	say "#14:[line break]";
	say "All: [number of fixed in place things].";

Carry out probing when the number understood is 15:
	say "#15:[line break]";
	say "[the total worth of hats worn by Anna]";

Carry out probing when the number understood is 16:
	say "#16:[line break]";
	say "[the total worth of not open containers]";

Carry out probing when the number understood is 17:
	say "#17:[line break]";
	say "All: [the list of things].";

Carry out probing when the number understood is 18:
	say "#18:[line break]";
	say "[the total worth of fixed in place containers carried by Anna]";

Carry out probing when the number understood is 19:
	say "#19:[line break]";
	say "All: [The list of animals].";

Carry out probing when the number understood is 20:
	say "#20:[line break]";
	if the number of wearable containers is  2:
		say "Yes.";
	otherwise:
		say "No.";

Carry out probing when the number understood is 21:
	say "#21:[line break]";
	let the lot be the list of not dear things in a room;
	say "[the lot] ([number of entries in the lot])";
	if the lamp is listed in the lot, say "!";
	say "[the lot with definite articles]|[lot in brace notation]";

Carry out probing when the number understood is 22:
	say "#22:[line break]";
	if the Yard encloses a bucket (called the catch):
		say "[The catch].";
	otherwise:
		say "None.";

Carry out probing when the number understood is 23:
	say "#23:[line break]";
	say "All: [is-are a list of lighted rooms].";

Carry out probing when the number understood is 24:
	say "#24:[line break]";
	if a not dear animal (called the catch) is not in the Yard:
		say "[The catch].";
	otherwise:
		say "None.";

Carry out probing when the number understood is 25:
	say "#25:[line break]";
	say "All: [number of dark rooms].";

Carry out probing when the number understood is 26:
	say "#26:[line break]";
	if Anna is tiny:
		say "Yes.";
	otherwise:
		say "No.";

Carry out probing when the number understood is 28:
	say "#28:[line break]";
	if the Yard carries a handy animal (called the catch):
		say "[The catch].";
	otherwise:
		say "None.";

Carry out probing when the number understood is 29:
	say "#29:[line break]";
	repeat with the item running through wearable hats:
		say "[item], ";
	say "end.";

Carry out probing when the number understood is 32:
	say "#32:[line break]";
	say "All: [number of carried hats on a supporter].";

Carry out probing when the number understood is 35:
	say "#35:[line break]";
	if Carl is tiny:
		say "Yes.";
	otherwise:
		say "No.";

Carry out probing when the number understood is 36:
	say "#36:[line break]";
	say "[the total worth of visible animals]";

Carry out probing when the number understood is 37:
	say "#37:[line break]";
	repeat with the item running through hats:
		say "[item], ";
	say "end.";

Carry out probing when the number understood is 38:
	say "#38:[line break]";
	say "All: [number of animals liked by someone].";

Carry out probing when the number understood is 41:
	say "#41:[line break]";
	if the Yard likes a bucket on a supporter (called the catch):
		say "[The catch].";
	otherwise:
		say "None.";

Carry out probing when the number understood is 43:
	say "#43:[line break]";
	say "All: [list of tiny containers that is not in the Barn].";

Carry out probing when the number understood is 44:
	say "#44:[line break]";
	if the bench contains the lamp:
		say "Yes.";
	otherwise:
		say "No.";

Carry out probing when the number understood is 45:
	say "#45:[line break]";
	say "All: [is-are the list of opaque containers].";

Carry out probing when the number understood is 46:
	say "#46:[line break]";
	if the oats is dear:
		say "Yes.";
	otherwise:
		say "No.";

Carry out probing when the number understood is 47:
	say "#47:[line break]";
	say "All: [is-are a list of rooms].";

Carry out probing when the number understood is 48:
	say "#48:[line break]";
	if a handy container is not dirty and someone likes the frog:
		say "Yes.";
	otherwise:
		say "No.";

Carry out probing when the number understood is 49:
	say "#49:[line break]";
	let the lot be the list of things liked by someone;
	say "[the lot] ([number of entries in the lot])";
	if Anna is listed in the lot, say "!";
	say "[the lot with definite articles]|[lot in brace notation]";

Carry out probing when the number understood is 50:
	say "#50:[line break]";
	say "All: [is-are a list of touchable hats].";

Carry out probing when the number understood is 51:
	say "#51:[line break]";
	if the tin is a thing in the Yard:
		say "Yes.";
	otherwise:
		say "No.";

Carry out probing when the number understood is 52:
	say "#52:[line break]";
	say "All: [list of hats on a supporter].";

Carry out probing when the number understood is 53:
	say "#53:[line break]";
	if there is a room or most buckets are not in the Yard:
		say "Yes.";
	otherwise:
		say "No.";

Carry out probing when the number understood is 54:
	say "#54:[line break]";
	if someone likes something or the red hat is carried:
		say "Yes.";
	otherwise:
		say "No.";

Carry out probing when the number understood is 56:
	say "#56:[line break]";
	say "[the total worth of things]";

Carry out probing when the number understood is 57:
	say "#57:[line break]";
	if there is a container in the pail:
		say "Yes.";
	otherwise:
		say "No.";

Carry out probing when the number understood is 58:
	say "#58:[line break]";
	say "All: [is-are the list of containers].";

Carry out probing when the number understood is 59:
	say "#59:[line break]";
	if nobody likes a not dear supporter:
		say "Yes.";
	otherwise:
		say "No.";

Carry out probing when the number understood is 60:
	say "#60:[line break]";
	if Carl encloses a room (called the catch):
		say "[The catch].";
	otherwise:
		say "None.";
--- play

Probe
An Interactive Fiction by Tester
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hub

>probe 1
#1:
No.

>probe 2
#2:
No.

>probe 3
#3:
end.

>probe 4
#4:
No.

>probe 5
#5:
No.

>probe 6
#6:
No.

>probe 8
#8:
Yes.

>probe 9
#9:
bench, end.

>probe 10
#10:
No.

>probe 11
#11:
No.

>probe 12
#12:
All: nothing.

>probe 13
#13:
None.

>probe 14
#14:
All: 1.

>probe 15
#15:
12
>probe 16
#16:
5
>probe 17
#17:
All: yourself, the red hat, the pail, the nail, the bench, the lamp, the oats, Anna, the old hat, the spade, the blue hat, the vat, the frog, Carl, the tin and the handle.

>probe 18
#18:
0
>probe 19
#19:
All: The frog.

>probe 20
#20:
No.

>probe 21
#21:
yourself, red hat, pail, bench, Anna, blue hat, vat, Carl and tin (9)yourself, the red hat, the pail, the bench, Anna, the blue hat, the vat, Carl and the tin|{yourself, red hat, pail, bench, Anna, blue hat, vat, Carl, tin}
>probe 22
#22:
The pail.

>probe 23
#23:
All: are a Hub, a Yard, a Barn and a Loft.

>probe 24
#24:
The frog.

>probe 25
#25:
All: 1.

>probe 26
#26:
No.

>probe 28
#28:
None.

>probe 29
#29:
red hat, old hat, blue hat, end.

>probe 32
#32:
All: 0.

>probe 35
#35:
No.

>probe 36
#36:
0
>probe 37
#37:
red hat, old hat, blue hat, end.

>probe 38
#38:
All: 1.

>probe 41
#41:
None.

>probe 43
#43:
All: nothing.

>probe 44
#44:
No.

>probe 45
#45:
All: are the pail, the vat and the tin.

>probe 46
#46:
No.

>probe 47
#47:
All: are a Hub, a Yard, a Barn, a Loft and a Cellar.

>probe 48
#48:
No.

>probe 49
#49:
lamp and frog (2)the lamp and the frog|{lamp, frog}
>probe 50
#50:
All: are nothing.

>probe 51
#51:
No.

>probe 52
#52:
All: nothing.

>probe 53
#53:
Yes.

>probe 54
#54:
Yes.

>probe 56
#56:
89
>probe 57
#57:
No.

>probe 58
#58:
All: are the pail, the vat and the tin.

>probe 59
#59:
Yes.

>probe 60
#60:
None.

>
