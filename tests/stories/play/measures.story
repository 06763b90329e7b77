Units: notations of one part and of several, scaled, in other units, reckoned with, described, taken apart and typed.
--- source
"Measures"

The Assay Office is a room. A bar is a kind of thing. The copper bar, the tin bar and the lead bar are bars in the Assay Office.

A mass is a kind of value. 1g (in grams) specifies a mass. 1 kg specifies a mass scaled up by 1000. 1 tonne (in tonnes, singular) or 2 tonnes (in tonnes, plural) specifies a mass scaled up by 1000000.
A bar has a mass. The mass of the copper bar is 12 kg. The mass of the tin bar is 7500g. The mass of the lead bar is 2 tonnes.

A length is a kind of value. 10m specifies a length. 10cm (in centimetres) specifies a length scaled down by 100.
An area is a kind of value. 10 sq m specifies an area. A length times a length specifies an area.
A speed is a kind of value. 10 m/s specifies a speed. A duration is a kind of value. 10s specifies a duration. A speed times a duration specifies a length.

A calendar day is a kind of value. 31-12-99 specifies a calendar day with parts day (without leading zeros), month and year.
A stature is a kind of value. 6 foot 11 specifies a stature with parts feet and inches (optional, preamble optional).
A tint is a kind of value. 255/255/255 specifies a tint with parts red, green and blue.
A reading is a kind of value. 9:9r specifies a reading with parts tens (1 to 5) and tenths.

Definition: a bar is massive rather than slight if its mass is 8 kg or more.
Definition: a bar is weighty if its mass is at least 10 kg.
Definition: a bar is dainty if its mass is less than 8 kg.

The deadline is a calendar day that varies. The deadline is 7-3-21.

Instead of jumping:
	say "[mass of copper bar], [mass of tin bar], [mass of lead bar].";
	say "[mass of copper bar in grams]; [mass of tin bar in tonnes].";
	say "[mass of copper bar plus mass of tin bar]; [mass of copper bar times 3]; [mass of lead bar divided by 3]; [mass of lead bar divided by mass of copper bar]; [remainder after dividing mass of lead bar by mass of tin bar].";
	say "[total mass of bars in the Assay Office]; [the list of massive bars]; [the list of slight bars]; [the list of weighty bars]; [the list of dainty bars].";
	say "[the heaviest bar].";

Definition: a bar is heavy if its mass is 1 tonne or more.

Instead of waiting:
	let a be 3m;
	let b be 250cm;
	say "[a times b]; [a times b divided by a]; [a times b divided by b]; [b]; [b in centimetres]; [a minus b]; [square root of 16 sq m].";
	let v be 12 m/s;
	let t be 4s;
	say "[v times t]; [t times v]; [48m divided by v]; [48m divided by t].";
	if b is less than a, say "shorter.";
	if 100cm is 1m, say "equal.";

Instead of smelling:
	say "[deadline], [year part of deadline], [month part of deadline], [day part of deadline].";
	say "[calendar day with day part 5 month part 11 year part 3].";
	say "[6 foot 1], [5 foot 0]; [255/0/7]; [3:4r].";
	say "[green part of 10/20/30].";
	if 7-3-21 is the deadline, say "today.";
	if 6 foot 1 > 5 foot 11, say "tall.";

Dating is an action applying to one calendar day. Understand "date [calendar day]" as dating. Carry out dating: say "It is [calendar day understood]."
Weighing is an action applying to one mass. Understand "weigh [mass]" as weighing. Carry out weighing: say "You weigh [mass understood]."
Sizing is an action applying to one stature. Understand "size [stature]" as sizing. Carry out sizing: say "Size [stature understood]."
--- play

Measures
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Assay Office
You can see a copper bar, a tin bar and a lead bar here.

>jump
12 kg, 7.5 kg, 2 tonnes.
12000g; 0.0075 tonnes.
19.5 kg; 36 kg; 666.666 kg; 166; 5 kg.
2.0195 tonnes; the copper bar and the lead bar; the tin bar; the copper bar and the lead bar; the tin bar.
the lead bar.

>wait
7 sq m; 2.33m; 2.8m; 2.5m; 250cm; 50cm; 4m.
48m; 48m; 4s; 12 m/s.
shorter.
equal.

>smell
7-03-21, 21, 3, 7.
5-11-03.
6 foot 1, 5; 255/000/007; 3:4r.
20.
today.
tall.

>date 1-02-03
It is 1-02-03.

>date 31-12-99
It is 31-12-99.

>date 1-1
That sentence means nothing to me.

>weigh 3 kg
You weigh 3 kg.

>weigh 1500g
You weigh 1.5 kg.

>weigh 2 tonnes
You weigh 2 tonnes.

>size 5 foot 9
Size 5 foot 9.

>
