Numbers, texts, lists and times at their limits: the first and the last entry, the one after it, and none at all.
--- source
"To the Last Entry"

Use the serial comma.

The Den is a room. The cup and the mat are in the Den. A thing has a number called heft. The heft of the cup is 4. The heft of the mat is 4. The tray is here. The heft of the tray is 9.
A hue is a kind of value. The hues are red, green and blue. A tone is a kind of value. The tone is flat.

Table of Nothing Much
n	t
3	"c"
1	"a"
2	"b"

To show (L - a list of numbers): say "[L in brace notation] ".
To tell (T - a text): say "([T])".
To tell (N - a number): say "[N] ".
To tell (B - a truth state): say "[if B is true]+[otherwise]-[end if]".
To end: say line break.

Counting is an action applying to nothing. Understand "count" as counting. Carry out counting:
	say "[35 in base 36] [36 in base 36] [-1 in base 36] [5 in base 2] ([5 in base 1]) ([5 in base 37]) ([5 in base 0])[line break]";
	say "[7 in 0 digits] [7 in 1 digit] [7 in 3 digits] [-7 in 1 digit] [255 in 4 hexadecimal digits] [8 in 5 octal digits] [5 in 8 binary digits] [35 in 4 base 36 digits] [5 in -1 binary digits][line break]";
	say "[0 in binary] [-1 in unsigned decimal] [9 in hexadecimal] [10 in hexadecimal] [15 in hexadecimal] [16 in hexadecimal] [0 in 0 base 2 digits][line break]";
	tell the number of characters in "[5 in 100 binary digits]";
	tell the number of characters in "[5 in 101 binary digits]";
	end;
	say "[7 to the nearest 5] [8 to the nearest 5] [-7 to the nearest 5] [-8 to the nearest 5] [5 to the nearest 10] [-5 to the nearest 10] [7 to the nearest 0][line break]";
	say "[2.5 to the nearest whole number] [-2.5 to the nearest whole number] [1.0 to 0 decimal places] [1.26 to 1 decimal places] [3.0 in scientific notation] [1234.5 to 2 decimal places in decimal notation] [1234.5 to 2 decimal places in scientific notation][line break]";
	say "[hue after red] [hue after blue] [hue before red] [hue before green] [first value of hue] [last value of hue] [tone after flat] [tone before flat] [sequence number of green] [default value of hue] [default value of number][line break]";
	let R be a random number from 3 to 3;
	tell R;
	let R be a random number between -2 and -2;
	tell R;
	let H be a random hue from green to green;
	say "[H] ";
	let M be a random time from 9:00 am to 9:00 am;
	say "[M]";
	end;
	seed the random-number generator with 5;
	let X be a random number between 1 and 1000;
	seed the random-number generator with 5;
	say "[if X is a random number between 1 and 1000]alike[otherwise]otherwise[end if]; ";
	seed the random-number generator with 0;
	seed the random-number generator with -5;
	say "[0] thing[s], [1] thing[s], [2] thing[s], [-1] thing[s]; [1 in words] thing[s], [3 in words] thing[s].";

Timing is an action applying to nothing. Understand "time" as timing. Carry out timing:
	let N be 0;
	repeat with T running through {3:59 am, 4:00 am, 12:00 am, 11:59 pm}:
		repeat with U running through {3:59 am, 4:00 am, 12:00 am, 11:59 pm}:
			increase N by 1;
			say "[if T is before U]<[otherwise if T is after U]>[otherwise]=[end if][if N is 4 or N is 8 or N is 12] ";
	say "[line break][minutes part of 11:59 pm] [hours part of 11:59 pm] [hours part of 12:59 am] [minutes part of 1:00 pm][line break]";
	say "[1 minute before 12:00 am] [1 minute after 11:59 pm] [24 hours after 3:00 pm] [25 hours before 1:00 am] [2 hours 30 minutes] [60 minutes] [59 minutes][line break]";

Listing is an action applying to nothing. Understand "list" as listing. Carry out listing:
	let nil be a list of numbers;
	let mono be {1};
	let duo be {1, 2};
	let trio be {1, 2, 3};
	say "([nil]) ([mono]) ([duo]) ([trio]) ([{1, 2, 3, 4}]) ([nil in brace notation]) ([{{1}, {2, 3}} in brace notation])";
	let solo be {"a"};
	let pair be {"a", "b"};
	say "([solo in brace notation]) ([pair in brace notation]) ([solo]) ([pair])[line break]";
	say "[list of things in the Den] / [the list of things in the Den] / [list of rooms] / [the list of people in the cup] / [{the cup, the mat} with definite articles] / [{the cup, the mat, the tray} with indefinite articles] / [{the tray} with definite articles][line break]";
	repeat with K running from 0 to 3:
		let L be a list of numbers;
		repeat with I running from 1 to K:
			add I to L;
		reverse L;
		show L;
		rotate L;
		show L;
		rotate L backwards;
		rotate L backwards;
		show L;
		sort L;
		show L;
		sort L in reverse order;
		show L;
		say "[if L is empty]empty[otherwise]full[end if] [number of entries in L][line break]";
	add 9 at entry 1 in nil;
	show nil;
	add 8 at entry 2 in nil;
	show nil;
	add 7 at entry 4 in nil;
	add 6 at entry 0 in nil;
	add 5 at entry 2 in nil;
	show nil;
	add 5 at entry 1 in nil, if absent;
	show nil;
	add 4 at entry 1 in nil, if absent;
	show nil;
	add 4 to nil, if absent;
	add 3 to nil, if absent;
	show nil;
	add {3, 2, 2, 4} to nil, if absent;
	show nil;
	add nil to nil;
	show nil;
	add nil to nil, if absent;
	show nil;
	say line break;
	add duo at entry 1 in duo;
	show duo;
	add duo at entry 2 in duo;
	show duo;
	let duo be {1, 2};
	add duo at entry 3 in duo;
	show duo;
	let duo be {1, 2};
	add {5} at entry 4 in duo;
	show duo;
	add {5} at entry 0 in duo;
	show duo;
	let bare be a list of numbers;
	add bare to duo;
	show duo;
	add bare at entry 1 in duo;
	show duo;
	add {5, 6} at entry 2 in duo;
	show duo;
	say line break;
	remove 5 from duo;
	show duo;
	remove 7 from duo;
	show duo;
	remove 7 from duo, if present;
	show duo;
	remove {2, 8} from duo;
	show duo;
	remove {2, 8} from duo, if present;
	show duo;
	remove {6, 1} from duo;
	show duo;
	let L be {1, 2, 3, 4};
	remove entry 4 from L;
	show L;
	remove entry 4 from L;
	show L;
	remove entry 4 from L, if present;
	show L;
	remove entry 0 from L;
	show L;
	remove entry 0 from L, if present;
	show L;
	remove entry 1 from L;
	show L;
	say line break;
	let L be {1, 2, 3, 4, 5};
	remove entries 2 to 1 from L;
	show L;
	remove entries 0 to 1 from L;
	show L;
	remove entries 5 to 6 from L;
	show L;
	remove entries 2 to 1 from L, if present;
	show L;
	remove entries 6 to 7 from L, if present;
	show L;
	remove entries 5 to 6 from L, if present;
	show L;
	remove entries 0 to 1 from L, if present;
	show L;
	remove entries 2 to 3 from L;
	show L;
	remove entries 1 to 1 from L;
	show L;
	say line break;
	let L be {1, 2, 3, 4, 5};
	truncate L to 6 entries;
	show L;
	truncate L to 5 entries;
	show L;
	truncate L to 4 entries;
	show L;
	truncate L to the last 5 entries;
	show L;
	truncate L to the last 4 entries;
	show L;
	truncate L to the last 3 entries;
	show L;
	truncate L to -1 entries;
	show L;
	truncate L to the last -1 entries;
	show L;
	extend L to 2 entries;
	show L;
	extend L to 3 entries;
	show L;
	extend L to 4 entries;
	show L;
	extend L to -1 entries;
	show L;
	change L to have 5 entries;
	show L;
	change L to have 2 entries;
	show L;
	change L to have -1 entries;
	show L;
	truncate L to the last 0 entries;
	show L;
	change L to have 1 entry;
	show L;
	truncate L to 0 entries;
	show L;
	say line break;
	let M be a list of lists of numbers;
	extend M to 3 entries;
	add 1 to entry 2 of M;
	say "[M in brace notation] ";
	let W be a list of objects;
	extend W to 2 entries;
	say "[W in brace notation][line break]";
	let things be {the tray, the cup, the mat};
	sort things in heft order;
	say "[things in brace notation] ";
	sort things in reverse heft order;
	say "[things in brace notation] ";
	let big be a list of numbers;
	repeat with I running from 1 to 40:
		add the remainder after dividing (I * 7) by 11 to big;
	sort big;
	show big;
	truncate big to 1 entry;
	sort big in random order;
	show big;
	extend big to 300 entries;
	say "[number of entries in big] [entry 256 of big] [entry 300 of big][line break]";

Wording is an action applying to nothing. Understand "word" as wording. Carry out wording:
	let T be "Ab cd, ef.[line break]Gh[paragraph break]ij";
	let B be "ab";
	let S be "  a   b  ";
	let E be "";
	say "[number of characters in T] [number of words in T] [number of punctuated words in T] [number of unpunctuated words in T] [number of lines in T] [number of paragraphs in T][line break]";
	say "([character number 0 in T]) ([character number 1 in T]) ([character number 2 in B]) ([character number 3 in B]) ([character number -1 in B])[line break]";
	repeat with I running from 0 to 9:
		say "([word number I in T]) ([punctuated word number I in T]) ([unpunctuated word number I in T])[line break]";
	repeat with I running from 0 to 3:
		tell line number I in "one[line break]two";
		tell paragraph number I in "one[paragraph break]two";
	end;
	repeat with I running from 0 to 3:
		let U be "x y";
		replace character number I in U with "QQ";
		tell U;
		let U be "x y";
		replace word number I in U with "QQ";
		tell U;
		let U be "x, y";
		replace punctuated word number I in U with "QQ";
		tell U;
		let U be "x, y";
		replace unpunctuated word number I in U with "QQ";
		tell U;
		let U be "x[line break]y";
		replace line number I in U with "QQ";
		tell U;
		let U be "x[paragraph break]y";
		replace paragraph number I in U with "QQ";
		tell U;
		end;
	tell whether or not T matches the text "cd";
	tell whether or not T matches the text "CD";
	tell whether or not T matches the text "CD", case insensitively;
	tell whether or not T exactly matches the text "Ab";
	tell whether or not B exactly matches the text "ab";
	tell whether or not B exactly matches the text "AB";
	tell whether or not B exactly matches the text "AB", case insensitively;
	tell whether or not B matches the text "";
	tell whether or not E matches the text "a";
	tell whether or not E exactly matches the text "";
	tell whether or not B exactly matches the text "";
	end;
	tell number of times "aaaa" matches the text "aa";
	tell number of times "aaaa" matches the text "";
	tell number of times E matches the text "a";
	tell number of times "aAa" matches the text "a";
	tell number of times "aAa" matches the text "a", case insensitively;
	tell number of times "aAa" matches the regular expression "a";
	tell number of times "aAa" matches the regular expression "A", case insensitively;
	tell number of times "abc" matches the regular expression "x*";
	end;
	if "xxabcxx" matches the text "abc", say "[first index of text match]-[last index of text match], [length of text match]; ";
	if "abc" matches the text "a", say "[first index of text match]-[last index of text match], [length of text match]; ";
	if "abc" matches the text "z", say "no";
	say "[first index of text match]-[last index of text match], [length of text match]; ";
	if "aabbcc" matches the regular expression "(b+)(c)", say "[text matching regular expression] ([text matching subexpression 1]) ([text matching subexpression 2]) ([text matching subexpression 3]) ([text matching subexpression 0]) [first index of subexpression 1]-[last index of subexpression 1], [length of subexpression 1]; [first index of subexpression 3]-[last index of subexpression 3], [length of subexpression 3]; ";
	tell whether or not "aab" exactly matches the regular expression "a*b";
	tell whether or not "aabc" exactly matches the regular expression "a*b";
	tell whether or not "AAB" exactly matches the regular expression "a*b", case insensitively;
	end;
	let U be "The cat sat. the mat.";
	replace the text "the" in U with "a";
	tell U;
	let U be "The cat sat. the mat.";
	replace the text "THE" in U with "a", case insensitively;
	tell U;
	let U be "at cat at, at";
	replace the word "at" in U with "on";
	tell U;
	let U be "a, b, c";
	replace the punctuated word "," in U with ";";
	tell U;
	let U be "aXbXc";
	replace the regular expression "X(.)" in U with "<\1\0\n\t\\>";
	tell U;
	let U be "aXbXc";
	replace the regular expression "(.)X" in U with "\u1-";
	tell U;
	let U be "AXBXC";
	replace the regular expression "(.)x" in U with "\l1-", case insensitively;
	tell U;
	let U be "abab";
	replace the regular expression "b" in U with "";
	tell U;
	let U be "abab";
	replace the text "b" in U with "";
	tell U;
	let U be "abab";
	replace the text "" in U with "x";
	tell U;
	let U be "abab";
	replace the text "abab" in U with "x";
	tell U;
	end;
	say "[T in lower case] / [T in upper case] / [T in title case] / [S in sentence case] / [E in title case] / [B in sentence case][line break]";
	tell "the cAT. a MAT! so? 'yes', [']no['] x-ray" in sentence case;
	tell "the cAT. a MAT! so? 'yes', x-ray o'clock" in title case;
	end;
	tell whether or not B is in lower case;
	tell whether or not "aB" is in lower case;
	tell whether or not "AB" is in upper case;
	tell whether or not "Ab" is in upper case;
	tell whether or not E is in lower case;
	tell whether or not "1" is in upper case;
	end;
	say "[number of words in S] [number of words in E] [number of lines in E] [number of paragraphs in E] [number of characters in E] [word number 1 in S]|[word number 2 in S]|[word number 3 in S]|[line break]";
	say "[unicode 65][unicode 0][unicode 55296][unicode 55295][line break]";

Relating is an action applying to nothing. Understand "relate" as relating. Carry out relating:
	repeat with R running through {the pairing relation, the leading relation, the following relation, the liking relation, the kin relation, the mates relation, the clubbing relation}:
		say "[R]: [if R is equivalence]e[end if][if R is symmetric]s[end if][if R is one-to-one]1-1[end if][if R is one-to-various]1-v[end if][if R is various-to-one]v-1[end if][if R is various-to-various]v-v[end if][if R is empty] empty[end if][line break]".
Pairing relates one thing to one thing. Leading relates one thing to various things. Following relates various things to one thing. Liking relates various things to various things. Kin relates things to each other. Mates relates one thing to another. Clubbing relates things to each other in groups.
--- play

To the Last Entry
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Den
You can see a cup, a mat, and a tray here.

>count
Z 10 1Z141Z3 101 ((5 in base 1)) ((5 in base 37)) ((5 in base 0))
7 7 007 4294967289 00FF 00010 00000101 000Z 101
0 4294967295 9 A F 10 0
100 100 
5 10 -5 -10 10 -10 *** In the rule "Carry out counting", 7 cannot be divided by zero.
0
3 -3 1.0 1.3 3.0 × 10^0 1234.5 1.23 × 10^3
green red blue red red blue flat flat 2 red 0
3 -2 green 9:00 am
alike; 0 things, 1 thing, 2 things, -1 things; one thing, three things.

>time
=>>> <=<< <>=> <><=
59 23 0 0
11:59 pm 12:00 am 3:00 pm 12:00 am 2 hours 30 minutes 1 hour  59 minutes

>list
() (1) (1 and 2) (1, 2, and 3) (1, 2, 3, and 4) ({}) ({{1}, {2, 3}})({"a"}) ({"a", "b"}) (a) (a and b)
yourself, cup, mat, and tray / yourself, the cup, the mat, and the tray / Den / nothing / the cup and the mat / a cup, a mat, and a tray / the tray
{} {} {} {} {} empty 0
{1} {1} {1} {1} {1} full 1
{2, 1} {1, 2} {1, 2} {1, 2} {2, 1} full 2
{3, 2, 1} {1, 3, 2} {2, 1, 3} {1, 2, 3} {3, 2, 1} full 3
{9} {9, 8} *** In the rule "Carry out listing", nothing can be added at entry 4 of a list of 2 entries.
*** In the rule "Carry out listing", nothing can be added at entry 0 of a list of 2 entries.
{9, 5, 8} {9, 5, 8} {4, 9, 5, 8} {4, 9, 5, 8, 3} {4, 9, 5, 8, 3, 2} {4, 9, 5, 8, 3, 2, 4, 9, 5, 8, 3, 2} {4, 9, 5, 8, 3, 2, 4, 9, 5, 8, 3, 2} 
{1, 2, 1, 2} {1, 1, 2, 1, 2, 2, 1, 2} {1, 2, 1, 2} *** In the rule "Carry out listing", nothing can be added at entry 4 of a list of 2 entries.
{1, 2} *** In the rule "Carry out listing", nothing can be added at entry 0 of a list of 2 entries.
{1, 2} {1, 2} {1, 2} {1, 5, 6, 2} 
{1, 6, 2} *** In the rule "Carry out listing", a value that is not in a list cannot be removed from it.
{1, 6, 2} {1, 6, 2} *** In the rule "Carry out listing", a value that is not in a list cannot be removed from it.
{1, 6} {1, 6} {} {1, 2, 3} *** In the rule "Carry out listing", entries 4 to 4 cannot be removed from a list of 3 entries.
{1, 2, 3} {1, 2, 3} *** In the rule "Carry out listing", entries 0 to 0 cannot be removed from a list of 3 entries.
{1, 2, 3} {1, 2, 3} {2, 3} 
*** In the rule "Carry out listing", entries 2 to 1 cannot be removed from a list of 5 entries.
{1, 2, 3, 4, 5} *** In the rule "Carry out listing", entries 0 to 1 cannot be removed from a list of 5 entries.
{1, 2, 3, 4, 5} *** In the rule "Carry out listing", entries 5 to 6 cannot be removed from a list of 5 entries.
{1, 2, 3, 4, 5} {1, 2, 3, 4, 5} {1, 2, 3, 4, 5} {1, 2, 3, 4} {2, 3, 4} {2} {} 
{1, 2, 3, 4, 5} {1, 2, 3, 4, 5} {1, 2, 3, 4} {1, 2, 3, 4} {1, 2, 3, 4} {2, 3, 4} *** In the rule "Carry out listing", a list cannot have -1 entries.
{2, 3, 4} *** In the rule "Carry out listing", a list cannot have -1 entries.
{2, 3, 4} {2, 3, 4} {2, 3, 4} {2, 3, 4, 0} *** In the rule "Carry out listing", a list cannot have -1 entries.
{2, 3, 4, 0} {2, 3, 4, 0, 0} {2, 3} *** In the rule "Carry out listing", a list cannot have -1 entries.
{2, 3} {} {0} {} 
{{}, {1}, {}} {nothing, nothing}
{cup, mat, tray} {tray, cup, mat} {0, 0, 0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 7, 7, 7, 7, 8, 8, 8, 9, 9, 9, 9, 10, 10, 10, 10} {0} 300 0 0

>word
17 5 7 5 3 2
() (A) (b) () ()
() () ()
(Ab) (Ab) (Ab)
(cd) (cd) (cd,)
(ef) (,) (ef.)
(Gh) (ef) (Gh)
(ij) (.) (ij)
() (Gh) ()
() (ij) ()
() () ()
() () ()
()()(one)(one)(two)(two)()()
(x y)(x y)(x, y)(x, y)(x
y)(x

y)
(QQ y)(QQ y)(QQ, y)(QQ y)(QQ
y)(QQ

y)
(xQQy)(x QQ)(xQQ y)(x, QQ)(x
QQ)(x

QQ)
(x QQ)(x y)(x, QQ)(x, y)(x
y)(x

y)
+-+-+-++-+-
2 5 0 2 3 2 3 4 
3-5, 3; 1-1, 1; 0-0, 0; bbc (bb) (c) () (bbc) 3-4, 2; 0-0, 0; +-+
(The cat sat. a mat.)(a cat sat. a mat.)(on cat on, on)(a; b; c)(a<bXb
	\><cXc
	\>)(A-B-c)(a-b-C)(aa)(aa)(xaxbxaxbx)(x)
ab cd, ef.
gh

ij / AB CD, EF.
GH

IJ / Ab Cd, Ef.
Gh

Ij /   A   b   /  / Ab
(The cat. A mat! So? "yes", 'no' x-ray)(The Cat. A Mat! So? "Yes", X-Ray O'clock)
+-+-+-
2 0 0 0 0 a|b||
A*** In the rule "Carry out wording", no character has the number 0.
 *** In the rule "Carry out wording", no character has the number 55296.
 ퟿

>relate
pairing relation: 1-1 empty
leading relation: 1-v empty
following relation: v-1 empty
liking relation: v-v empty
kin relation: sv-v empty
mates relation: s1-1 empty
clubbing relation: ev-v empty

>
