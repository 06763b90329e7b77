Notations with literal text, bases, digits and values of their own, ranges and parts that may be left out.
--- source
Lab is a room.

A bunk is a kind of value. <"<">1109<">"> specifies a bunk.
A shade is a kind of value. %<red level><green level><blue level> specifies a shade with parts red level (2 hexadecimal digits), green level (2 hexadecimal digits) and blue level (2 hexadecimal digits).
A C hex is a kind of value. <"0x"><hexval> specifies a C hex with parts hexval (in hexadecimal, digits "0123456789abcdef").
A wall pattern is a kind of value. <pattern number> specifies a wall pattern with parts pattern number (2 base 4 digits, digits "▙▛▜▟").
A switch is a kind of value. _<dip>_ specifies a switch with parts dip (5 binary digits).
A ratio is a kind of value. 16:20 specifies a ratio with parts wide and high (without leading zeros).
A coin is a kind of value. £<pound>< "." ><pence> specifies a coin with parts pound and pence (2 digits, optional, preamble optional).
A franc is a kind of value. 4F99 specifies a franc with parts whole and centimes (optional).
A pole is a kind of value. 50° N 100° W specifies a pole with parts latitude (7 to 85) and longitude (20 to 179).
A move is a kind of value. <side>x<count> specifies a move with parts side (values "LF, RF, LH") and count (0 to 5).
To decide which ratio is the wider version of (AR - a ratio):
	let W be the wide part of AR multiplied by 2;
	let H be the high part of AR;
	let the wider ratio be the ratio with wide part W high part H;
	decide on the wider ratio.
When play begins:
	showme <1109>;
	showme %4169E1;
	showme %4169e1;
	showme blue level part of %4169E1;
	showme shade with red level part 255 green level part 0 blue level part 16;
	showme 0x3daa;
	showme C hex with hexval part 15786;
	showme ▙▟;
	repeat with S running from ▙▙ to ▟▟:
		say "[S] ";
	say line break;
	showme the number of wall patterns;
	showme _01101_;
	showme dip part of _01101_;
	showme the number of switches;
	showme the wider version of 4:3;
	showme £2.14;
	showme £31;
	showme £31.00;
	showme pence part of £31;
	showme coin with pound part 3 pence part 5;
	showme 12F50;
	showme 14F;
	showme 50° N 100° W;
	showme 7° N 20° W;
	showme pole with latitude part 8 longitude part 25;
	showme the number of poles;
	showme LFx3;
	showme side part of RFx0;
	showme the list of moves;
	showme £2.14 + £1.99;
	showme £2.14 * 3;
	showme 12F50 / 2;
	showme 12F50 / 2F25;
	showme a random move;
	showme a random switch.
--- play

bunk: <1109>
shade: %4169E1
shade: %4169E1
"blue level part of %4169E1" = number: 225
"shade with red level part 255 green level part 0 blue level part 16" = shade: %FF0010
c hex: 0x3daa
"C hex with hexval part 15786" = c hex: 0x3daa
wall pattern: ▙▟
▙▙ ▙▛ ▙▜ ▙▟ ▛▙ ▛▛ ▛▜ ▛▟ ▜▙ ▜▛ ▜▜ ▜▟ ▟▙ ▟▛ ▟▜ ▟▟ 
"number of wall patterns" = number: 16
switch: _01101_
"dip part of _01101_" = number: 13
"number of switches" = number: 32
"wider version of 4:3" = ratio: 8:3
coin: £2.14
coin: £31
coin: £31
"pence part of £31" = number: 0
"coin with pound part 3 pence part 5" = coin: £3.05
franc: 12F50
franc: 14F
pole: 50° N 100° W
pole: 7° N 20° W
"pole with latitude part 8 longitude part 25" = pole: 8° N 25° W
"number of poles" = number: 12640
move: LFx3
"side part of RFx0" = number: 2
"list of moves" = list of moves: {LFx0, LFx1, LFx2, LFx3, LFx4, LFx5, RFx0, RFx1, RFx2, RFx3, RFx4, RFx5, LHx0, LHx1, LHx2, LHx3, LHx4, LHx5}
"£2.14 + £1.99" = coin: £4.13
"£2.14 * 3" = coin: £6.42
"12F50 / 2" = franc: 6F25
"12F50 / 2F25" = number: 5
"a random move" = move: RFx2
"a random switch" = switch: _01101_

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab

>wait
A while goes by.

>
