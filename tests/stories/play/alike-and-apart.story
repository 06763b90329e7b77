What is told apart and what is not: things that are alike but for a property, with and without it seen; choices in every random way; texts all in one case; on stage and off it; actions and commands asked about in conditions; one thing there is.
--- source
"Alike"

The Hall is a room. The Yard is north of the Hall.
A colour is a kind of value. The colours are red, green and blue.
A disc is a kind of thing. A disc has a colour. Understand the colour property as describing a disc. A disc has a number called the size. A disc can be bent or straight. Understand the bent property as referring to a disc. A disc has a text called the mark. Understand the mark property as referring to a disc.
Four discs are in the Hall.
A bead is a kind of thing. A bead can be dull or bright. A bead is usually dull. Three beads are in the Hall. A bead has a colour. Understand the colour property as referring to a bead when the item described is bright.
A tin is a kind of container. Two tins are in the Yard. A nail is a kind of thing. Five nails are in the Yard.
Before printing the name of a bead when the item described is bright: say "[colour] ".
Before printing the plural name of a bead: say "some ".
The pebble is a thing. There is a man called Tom. There is a lamp in the Yard. There is an openable open container called the urn in the Yard. In the Yard are a mat and a rug. There are two women in the Yard.
The motto is a text that varies. Ann is a woman in the Hall. The sack is a container in the Hall. The gem is in the sack.

Testing is an action applying to one number. Understand "probe [number]" as testing.
Carry out testing when the number understood is 1:
	let N be 0;
	repeat with D running through discs:
		increment N;
		if N is 1, now D is green;
		if N is 2, now the mark of D is "star";
		if N is 3, now D is bent;
		if N is 4, now the size of D is 9;
	say "[list of discs]; [number of green discs]; [number of bent discs]."
Carry out testing when the number understood is 2:
	let N be 0;
	repeat with D running through beads:
		increment N;
		if N is 1, now D is bright;
		if N is 2, now D is blue;
	say "[list of beads]; [list of beads in the Hall].";
	try looking.
Carry out testing when the number understood is 3:
	repeat with T running through {"abc", "ABC", "aBc", "", "a1", "A1", " ", "123", "é", "É"}:
		say "'[T]' [if T is in lower case]l[end if][if T is in upper case]u[end if][if T is empty]e[end if]; ";
	now the motto is "Small [if the gem is in the sack]gem[otherwise]sack[end if]";
	say "[if the motto is in lower case]l[end if][if the motto in lower case is in lower case]m[end if][if the motto in upper case is in upper case]u[end if] [motto in title case] [number of characters in motto]."
Carry out testing when the number understood is 4:
	now the gem is on-stage; now the pebble is on-stage; now Tom is on-stage;
	say "[location of gem], [holder of gem], [location of pebble], [location of Tom], ";
	now the gem is off-stage; now the pebble is off-stage;
	say "[if the gem is off-stage]a[end if][if the pebble is on-stage]b[end if][if the Hall is on-stage]c[end if][number of off-stage things]; ";
	now every off-stage thing is in the sack;
	say "[list of things in the sack].";
Carry out testing when the number understood is 5:
	repeat with I running from 1 to 12:
		say "[one of]a[or]b[or]c[or]d[in random order]";
	say " ";
	repeat with I running from 1 to 7:
		say "[one of]a[or]b[in random order]";
	say " ";
	repeat with I running from 1 to 8:
		say "[one of]a[or]b[or]c[sticky random]";
	say " ";
	repeat with I running from 1 to 8:
		say "[one of]a[or]b[or]c[at random]";
	say " ";
	repeat with I running from 1 to 8:
		say "[one of]a[or]b[or]c[then at random]";
	say " ";
	repeat with I running from 1 to 8:
		say "[one of]a[or]b[or]c[then purely at random]";
	say " ";
	repeat with I running from 1 to 8:
		say "[one of]a[or]b[or]c[as decreasingly likely outcomes]";
	say " ";
	repeat with I running from 1 to 8:
		say "[one of]a[or]b[or]c[cycling]";
	say " ";
	repeat with I running from 1 to 5:
		say "[one of]a[or]b[or]c[stopping][one of]x[in random order]";
	say "."
Carry out testing when the number understood is 6:
	say "[list of women in the Yard]; [list of containers in the Yard]; [list of things in the Yard]; [Tom]; [if the urn is open]o[end if]; [a list of nails]; [the list of tins]."

Every turn when the player's command matches "probe [number]": say "(probed)".
Every turn when the player's command includes "wait": say "(waited)".
Every turn when the player's command does not match "wait": say "(not wait)".
Every turn when the current action is waiting: say "(waiting)".
Instead of waiting when the player's command includes "long": say "Long."
After asking Ann about "rain/snow" when the topic understood includes "snow": say "Snow!"
After asking Ann about "rain/snow": say "Rain."
After going to the Yard: say "Out you go."; continue the action.
Report going: try looking; try taking inventory; say "(went by [the current action])".
The last act is a stored action that varies. 
After taking something: now the last act is the current action; say "[last act]; [actor part of last act]; [noun part of last act]; [action name part of last act]; [if the last act involves the noun]i[end if][if the last act involves Ann]j[end if]."
After dropping something: try the last act; say "[if the last act is taking the noun]t[end if][if the last act is taking Ann]u[end if]."
--- play

Alike
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall
You can see four discs, three some beads, Ann and a sack (in which is a gem) here.

>look
Hall
You can see four discs, three some beads, Ann and a sack (in which is a gem) here.

(not wait)
>probe 1
disc, disc, disc and disc; 1; 1.

(probed)
(not wait)
>take green disc
taking the disc; yourself; disc; taking; i.

(not wait)
>take bent disc
taking the disc; yourself; disc; taking; i.

(not wait)
>take star disc
taking the disc; yourself; disc; taking; i.

(not wait)
>take disc
(the disc)
taking the disc; yourself; disc; taking; i.

(not wait)
>take three discs
What are you to take those things from?

>drop discs
disc: taking the disc; yourself; disc; taking; i.
t.
disc: You have it already.
.
disc: You have it already.
.
disc: You have it already.
.

(not wait)
>probe 2
red bead and two some beads; red bead and two some beads.

Hall
You can see a disc, a disc, a disc, a red bead, two some beads, Ann and a sack (in which is a gem) here.

(probed)
(not wait)
>take blue bead
You see nothing of that name.

>take bright bead
You see nothing of that name.

>take beads
red bead: taking the red bead; yourself; red bead; taking; i.
bead: taking the bead; yourself; bead; taking; i.
bead: taking the bead; yourself; bead; taking; i.

(not wait)
>take bead
Which do you mean: a bead or the red bead?

>drop beads
bead: taking the bead; yourself; bead; taking; i.
t.
bead: You have it already.
.
red bead: You have it already.
.

(not wait)
>probe 3
"abc" l; "ABC" u; "aBc" ; "" lue; "a1" ; "A1" ; " " ; "123" ; "é" l; "É" u;  Small Gem 9.

(probed)
(not wait)
>probe 4
Hall, sack, Hall, Hall, a3; urn in the Yard, pebble and gem.

(probed)
(not wait)
>probe 5
acbddabcbcda abbaabb bbbbbbbb bcacbcba abcacacb abccbaaa aabaaaaa abcabcab axbxcxcxcx.

(probed)
(not wait)
>probe 5
cbadbdacdabc aabbaba bbbbbbbb cabcbaca abcbcabc aaaccaac bbbaaacb cabcabca cxcxcxcxcx.

(probed)
(not wait)
>n
Out you go.

Yard
You can see two tins (empty), five nails, a lamp, a mat, a rug and two women here.

Yard
You can see two tins (empty), five nails, a lamp, a mat, a rug and two women here.

You have with you:
  a bead
  a disc

(went by going north)
(not wait)
>probe 6
two women; two tins; yourself, two tins, five nails, lamp, mat, rug and two women; Tom; o; five nails; the two tins.

(probed)
(not wait)
>take tins
tin: taking the tin; yourself; tin; taking; i.
tin: taking the tin; yourself; tin; taking; i.

(not wait)
>take tin
You have it already.

(not wait)
>take two nails
nail: taking the nail; yourself; nail; taking; i.
nail: taking the nail; yourself; nail; taking; i.

(not wait)
>i
You have with you:
  two nails
  two tins
  a bead
  a disc

(not wait)
>drop nail
taking the nail; yourself; nail; taking; i.

t.

(not wait)
>drop nails
nail: taking the nail; yourself; nail; taking; i.
t.
nail: You have it already.
.

(not wait)
>s

Hall
You can see Tom, a red bead, a bead, a disc, a disc, a disc, Ann and a sack (in which are the urn in the Yard (empty), a pebble and a gem) here.

Hall
You can see Tom, a red bead, a bead, a disc, a disc, a disc, Ann and a sack (in which are the urn in the Yard (empty), a pebble and a gem) here.

You have with you:
  a nail
  two tins
  a bead
  a disc

(went by going south)
(not wait)
>z
A while goes by.

(not wait)
(waiting)
>wait long
That makes sense only as far as this: wait.

>ask ann about rain
Rain.

(not wait)
>ask ann about snow
Snow!

(not wait)
>ask ann about sun
Nobody answers.

(not wait)
>look
Hall
You can see Tom, a red bead, a bead, a disc, a disc, a disc, Ann and a sack (in which are the urn in the Yard (empty), a pebble and a gem) here.

(not wait)
>look
Hall
You can see Tom, a red bead, a bead, a disc, a disc, a disc, Ann and a sack (in which are the urn in the Yard (empty), a pebble and a gem) here.

(not wait)
>
