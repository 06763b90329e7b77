A character is written by its number or by its name; it is a value, and as text it is itself. What has no such number is a fault.
--- source
"Type Case"

The Composing Room is a room. "Trays of type: [unicode 9822], [unicode white chess knight] and [unicode Latin Small Letter Eth]."

A thing has a unicode character called the stamp. The stamp of a thing is usually unicode black star.
The mallet is in the Composing Room. The chisel is in the Composing Room. The stamp of the chisel is unicode greek capital letter omega.

Instead of examining something: say "Stamped [stamp of the noun]."
Instead of jumping:
	repeat with N running from 8592 to 8595:
		say "[unicode N]";
	let C be unicode black right-pointing triangle;
	say " [C][line break]";
	let T be the substituted form of "[C]!";
	say "[T] has [number of characters in T] characters: [unicode (64 + 1)].";
Instead of waving hands: say "[unicode (1 - 2)]."
--- play

Type Case
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Composing Room
Trays of type: ♞, ♘ and ð.

You can see a mallet and a chisel here.

>x mallet
Stamped ★.

>x chisel
Stamped Ω.

>jump
←↑→↓ ▶
▶! has 2 characters: A.

>wave
*** In the rule "Instead of waving hands", no character has the number -1.
 .

>
