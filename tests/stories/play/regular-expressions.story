What regular expressions find: the first way in which they can match, as Perl would try them; ranges stand in angle brackets. What is replaced is
made characters even where nothing was found.
--- source
"Patterns"

The Lab is a room.

To try (T - text) with (P - text):
	if T matches the regular expression P:
		say "[P]: '[text matching regular expression]' 1 '[text matching subexpression 1]' 2 '[text matching subexpression 2]'; [number of times T matches the regular expression P] times.";
	otherwise:
		say "[P]: no."

When play begins:
	try "the cat sat on the mat" with "<a-c>at";
	try "the cat sat on the mat" with "\b(\w)at\b";
	try "aaa bbb" with "(a*)\s(b+?)";
	try "abcabc" with "(abc)\1";
	try "foobar" with "foo(?=bar)";
	try "foobaz" with "foo(?!bar)";
	try "price 100 pounds" with "(?<=price )\d{2,3}";
	try "xaby" with "(?<=xa|zz)b";
	try "Hello World" with "(?i)WORLD$";
	try "aab" with "(?>a+)ab";
	try "aXbX" with "(.*?)X";
	try "caab" with "(a|ab)(b)?";
	try "((x))" with "\((\(x\))\)";
	try "Mixed Case" with "\u\l+";
	try "a.b,c" with "\p";
	try "one two" with "^\S+";
	try "ab12" with "(a)?(?(1)b|x)\d+";
	try "zzz" with "(z{2})(z)?";
	let T be "The quick brown fox";
	replace the regular expression "(\w+) (\w+)" in T with "\2 \u1";
	say "[T].";
	replace the regular expression "o" in T with "0", case insensitively;
	say "[T].";
	replace the text "the" in T with "A", case insensitively;
	say "[T].";
	replace the word "quick" in T with "slow";
	say "[T] / [T in title case] / [T in sentence case] / [T in upper case]";
	if T exactly matches the regular expression "quick.*":
		say "whole.";
	let U be "[T]";
	replace the text "zebra" in U with "horse";
	now T is "changed";
	say "[U].";
--- play

<a-c>at: "cat" 1 "" 2 ""; 1 times.
\b(\w)at\b: "cat" 1 "c" 2 ""; 3 times.
(a*)\s(b+?): "aaa b" 1 "aaa" 2 "b"; 1 times.
(abc)\1: "abcabc" 1 "abc" 2 ""; 1 times.
foo(?=bar): "foo" 1 "" 2 ""; 1 times.
foo(?!bar): "foo" 1 "" 2 ""; 1 times.
(?<=price )\d{2,3}: "100" 1 "" 2 ""; 1 times.
(?<=xa|zz)b: "b" 1 "" 2 ""; 1 times.
(?i)WORLD$: "World" 1 "" 2 ""; 1 times.
(?>a+)ab: no.
(.*?)X: "aX" 1 "a" 2 ""; 2 times.
(a|ab)(b)?: "a" 1 "a" 2 ""; 2 times.
\((\(x\))\): "((x))" 1 "(x)" 2 ""; 1 times.
\u\l+: "Mixed" 1 "" 2 ""; 2 times.
\p: "." 1 "" 2 ""; 2 times.
^\S+: "one" 1 "" 2 ""; 1 times.
(a)?(?(1)b|x)\d+: "ab12" 1 "a" 2 ""; 1 times.
(z{2})(z)?: "zzz" 1 "zz" 2 "z"; 1 times.
quick THE fox BROWN.
quick THE f0x BR0WN.
quick A f0x BR0WN.
slow A f0x BR0WN / Slow A F0x Br0wn / Slow a f0x br0wn / SLOW A F0X BR0WNslow A f0x BR0WN.

Patterns
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
