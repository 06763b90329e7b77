Values in parts as a player types them, sorted, looked up and understood as properties.
--- source
Lab is a room. A moment is a kind of value. 12-31 specifies a moment with parts months (1 to 12) and days (1 to 31).
A colour code is a kind of value. #<hue> specifies a colour code with parts hue (3 hexadecimal digits).
The lamp is here. The lamp has a colour code. The colour code of the lamp is #0F3. A thing has a moment. The moment of the lamp is 2-14. Understand the moment property as describing the lamp.
Dating is an action applying to one moment. Understand "date [moment]" as dating. Carry out dating: say "[moment understood]: [months part of the moment understood] and [days part of the moment understood in words]."
Painting is an action applying to one thing and one colour code. Understand "paint [something] [colour code]" as painting. Carry out painting: now the colour code of the noun is the colour code understood; say "[noun] [colour code of noun]."

Table of Days
when (moment)	what
2-14	"Valentine"
12-24	"Eve"
1-01	"New"

After dating:
	if there is a what corresponding to a when of the moment understood in the Table of Days:
		say what corresponding to a when of the moment understood in the Table of Days;
	say line break.
When play begins:
	sort the Table of Days in when order;
	repeat through the Table of Days:
		say "[when entry]=[what entry] ";
	say line break;
	showme the number of moments;
	showme the number of moments which are the moment of the lamp;
	if 2-14 is less than 3-01, say "less.";
	showme 12-31 minus 1-01;
	showme a random moment.
--- play

1-01=New 2-14=Valentine 12-24=Eve 
"number of moments" = number: 372
"number of moments which are the moment of the lamp" = number: 1
less.
"12-31 minus 1-01" = moment: 12-31
"a random moment" = moment: 2-26

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see a lamp here.

>date 2-14
2-14: 2 and fourteen.

Valentine

>date 12-24
12-24: 12 and twenty-four.

Eve

>date 1-01
1-01: 1 and one.

New

>date 13-01
That sentence means nothing to me.

>date 1-1
1-01: 1 and one.

New

>paint lamp #abc
lamp #ABC.

>paint lamp #ABC
lamp #ABC.

>paint lamp #ab
That sentence means nothing to me.

>badge (17)
That is no verb known to me.

>badge 17
That is no verb known to me.

>x 2-14
You notice nothing out of the ordinary about the lamp.

>x lamp
You notice nothing out of the ordinary about the lamp.

>
