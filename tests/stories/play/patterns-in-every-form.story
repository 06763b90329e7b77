What regular expressions of every form match, capture and replace. The reference differs in what it does not have: escapes in sets, \A, \z and \Z, alternatives of different lengths looked back for, remarks; and in where a lazy repetition of a group begins.
--- source
"Patterns in Every Form"

The Lab is a room.

To try (T - text) with (P - text):
	if T matches the regular expression P:
		say "[P]: '[text matching regular expression]' 1 '[text matching subexpression 1]' 2 '[text matching subexpression 2]'; [number of times T matches the regular expression P]; ";
		replace the regular expression P in T with "<\2|\0|\1>";
		say "[T].";
	otherwise:
		say "[P]: no."

To try (T - text) with (P - text) in any case:
	if T matches the regular expression P, case insensitively:
		say "[P]: '[text matching regular expression]' 1 '[text matching subexpression 1]'; [number of times T matches the regular expression P, case insensitively]; ";
		replace the regular expression P in T with "<\1>", case insensitively;
		say "[T].";
	otherwise:
		say "[P]: no."

To try all of (T - text) with (P - text):
	say "[P]: [if T exactly matches the regular expression P]whole[otherwise]not whole[end if], [if T exactly matches the regular expression P, case insensitively]whole[otherwise]not whole[end if] in any case.";

When play begins:
	say "Sets: ";
	try "ab-cd[close bracket]e f>g^h" with "<^a-c>+";
	try "ab-cd" with "<-b>+";
	try "a1 B2_%'" with "<\d\u>";
	try "a1 B2_%'" with "<^\w>";
	try "a1 B2_%'" with "<\D>+";
	try "a^b" with "<b^>";
	try "tab" with "<a-a>";
	try "one\two" with "<\\>";
	try "a-z" with "<a\-z>+";
	try "a>b" with "<\>>";
	try "x.y?z" with "\P+";
	try "Ab cD" with "\L+";
	try "Ab cD" with "\U+";
	try "Ab cD" with "\W\w";
	try "été ÉTÉ" with "<é-ê>t";
	try "été ÉTÉ" with "\u+";
	say "Repetition: ";
	try "aaaa" with "a{2}";
	try "aaaa" with "a{3,}";
	try "aaaaa" with "a{1,2}";
	try "aaaa" with "a{2,3}?";
	try "aaaa" with "a{0}";
	try "a{2" with "a{2";
	try "a{x}" with "a{x}";
	try "a{2,x}" with "a{2,x}";
	try "ababab" with "(ab){2}";
	try "ababab" with "(ab){1,2}";
	try "ababab" with "(ab){1,2}?";
	try "ababab" with "(ab){2,}";
	try "ababab" with "(ab)*?b";
	try "ababab" with "(ab)+?";
	try "ab" with "(a|b)*";
	try "abc" with "(a|b)+?c";
	try "aab" with "(a*)*b";
	try "aab" with "(a?)+(b)";
	try "aaa" with "a??";
	try "xaay" with "xa*?y";
	try "xaay" with "xa+?y";
	try "xaay" with "x(a?)a?y";
	try "xy" with "xa?(a*)y";
	say "Alternatives: ";
	try "cat dog cow" with "cow|dog|(c)at";
	try "cat dog cow" with "c(at|ow)|d(og)";
	try "ab" with "a(|b)";
	try "ab" with "(a|ab)$";
	try "ab" with "|b";
	say "Places: ";
	try "one two" with "\bt";
	try "one two" with "\Bn";
	try "one two" with "o\b";
	try "one two" with "\Ao";
	try "one two" with "o\z";
	try "one two" with "o\Z";
	try "one[line break]" with "e$";
	try "one[line break]" with "e\z";
	try "one[line break]" with "e\Z";
	try "one[line break]two" with "e$";
	try "one[line break]two" with "^t";
	try "one[line break]two" with "e.t";
	try "one[line break]two" with "e\nt";
	try "" with "^$";
	try "" with "\b";
	try "it's 5% off-hand" with "\b\w";
	say "Looking: ";
	try "foobar foobaz" with "foo(?=baz)(b)";
	try "foobar foobaz" with "foo(?!bar)(.)";
	try "foobar foobaz" with "(?<=foo)ba(z)";
	try "foobar tubaz" with "(?<!foo)ba(.)";
	try "xab yb zzb" with "(?<=xa|zz|y)b";
	try "xab yb zzb" with "(?<!xa|y)b";
	try "aaab" with "(?>a+)b";
	try "aaab" with "(?>a|aa)(b)";
	try "pound 50" with "(?<=<nd> )\d";
	try "abab" with "(?=(ab))a";
	try "abac" with "a(?!(b))(.)";
	say "Brackets: ";
	try "aXbxc" with "(?i)x(.)";
	try "aXbxc" with "(?i:x)(b|c)";
	try "aXbxc" with "((?i)X)";
	try "abAB" with "(?i)(ab)\1";
	try "abAB" with "(ab)\1";
	try "XxX" with "x(?i)x";
	try "XxX" with "(?i)x(?-i)x(?i)x";
	try "abc" with "a(?#what stands here is for people)b(c)";
	try "aa bb ab" with "(a)?(?(1)a|b+)";
	try "(ab" with "(\()?ab(?(1)\)|\b)";
	try "abcba" with "(a)(b)c\2\1";
	try "axbax" with "^(?:(a|b\1)x)+$";
	try "ab abb" with "(?<=(?:a|ab)|c)b";
	try "a1b2" with "(<a-z>)(\d)";
	say "Case: ";
	try "Hello hELLO" with "hell(o)" in any case;
	try "aBcABC" with "(<a-c>)b" in any case;
	try "ÉTÉ été" with "(é)t" in any case;
	try "abAB" with "(ab)\1" in any case;
	try all of "Abc" with "abc";
	try all of "abc" with "<a-c>*";
	try all of "abcd" with "a|abcd";
	try all of "abcd" with "abc";
	try all of "abcd" with "bcd";
--- play

Sets: <^a-c>+: "-" 1 "" 2 ""; 2; ab<|-|>c<|d]e f>g^h|>.
<-b>+: "b-" 1 "" 2 ""; 1; a<|b-|>cd.
<\d\u>: "1" 1 "" 2 ""; 3; a<|1|> <|B|><|2|>_%".
<^\w>: " " 1 "" 2 ""; 2; a1<| |>B2_%<|"|>.
<\D>+: "a" 1 "" 2 ""; 3; <|a|>1<| B|>2<|_%"|>.
<b^>: "^" 1 "" 2 ""; 2; a<|^|><|b|>.
<a-a>: "a" 1 "" 2 ""; 1; t<|a|>b.
<\\>: "\" 1 "" 2 ""; 1; one<|\|>two.
<a\-z>+: "a-z" 1 "" 2 ""; 1; <|a-z|>.
<\>>: ">" 1 "" 2 ""; 1; a<|>|>b.
\P+: "x" 1 "" 2 ""; 3; <|x|>.<|y|>?<|z|>.
\L+: "A" 1 "" 2 ""; 3; <|A|>b<| |>c<|D|>.
\U+: "b c" 1 "" 2 ""; 1; A<|b c|>D.
\W\w: " c" 1 "" 2 ""; 1; Ab<| c|>D.
<é-ê>t: "ét" 1 "" 2 ""; 1; <|ét|>é ÉTÉ.
\u+: "ÉTÉ" 1 "" 2 ""; 1; été <|ÉTÉ|>.
Repetition: a{2}: "aa" 1 "" 2 ""; 2; <|aa|><|aa|>.
a{3,}: "aaaa" 1 "" 2 ""; 1; <|aaaa|>.
a{1,2}: "aa" 1 "" 2 ""; 3; <|aa|><|aa|><|a|>.
a{2,3}?: "aa" 1 "" 2 ""; 2; <|aa|><|aa|>.
a{0}: "" 1 "" 2 ""; 5; <||>a<||>a<||>a<||>a<||>.
a{2: "a{2" 1 "" 2 ""; 1; <|a{2|>.
a{x}: "a{x}" 1 "" 2 ""; 1; <|a{x}|>.
a{2,x}: "a{2,x}" 1 "" 2 ""; 1; <|a{2,x}|>.
(ab){2}: "abab" 1 "ab" 2 ""; 1; <|abab|ab>ab.
(ab){1,2}: "abab" 1 "ab" 2 ""; 2; <|abab|ab><|ab|ab>.
(ab){1,2}?: "ab" 1 "ab" 2 ""; 3; <|ab|ab><|ab|ab><|ab|ab>.
(ab){2,}: "ababab" 1 "ab" 2 ""; 1; <|ababab|ab>.
(ab)*?b: "b" 1 "" 2 ""; 3; a<|b|>a<|b|>a<|b|>.
(ab)+?: "ab" 1 "ab" 2 ""; 3; <|ab|ab><|ab|ab><|ab|ab>.
(a|b)*: "ab" 1 "b" 2 ""; 2; <|ab|b><||>.
(a|b)+?c: "abc" 1 "b" 2 ""; 1; <|abc|b>.
(a*)*b: "aab" 1 "" 2 ""; 1; <|aab|>.
(a?)+(b): "aab" 1 "" 2 "b"; 1; <b|aab|>.
a??: "" 1 "" 2 ""; 4; <||>a<||>a<||>a<||>.
xa*?y: "xaay" 1 "" 2 ""; 1; <|xaay|>.
xa+?y: "xaay" 1 "" 2 ""; 1; <|xaay|>.
x(a?)a?y: "xaay" 1 "a" 2 ""; 1; <|xaay|a>.
xa?(a*)y: "xy" 1 "" 2 ""; 1; <|xy|>.
Alternatives: cow|dog|(c)at: "cat" 1 "c" 2 ""; 3; <|cat|c> <|dog|> <|cow|>.
c(at|ow)|d(og): "cat" 1 "at" 2 ""; 3; <|cat|at> <og|dog|> <|cow|ow>.
a(|b): "a" 1 "" 2 ""; 1; <|a|>b.
(a|ab)$: "ab" 1 "ab" 2 ""; 1; <|ab|ab>.
|b: "" 1 "" 2 ""; 3; <||>a<||>b<||>.
Places: \bt: "t" 1 "" 2 ""; 1; one <|t|>wo.
\Bn: "n" 1 "" 2 ""; 1; o<|n|>e two.
o\b: "o" 1 "" 2 ""; 1; one tw<|o|>.
\Ao: "o" 1 "" 2 ""; 1; <|o|>ne two.
o\z: "o" 1 "" 2 ""; 1; one tw<|o|>.
o\Z: "o" 1 "" 2 ""; 1; one tw<|o|>.
e$: "e" 1 "" 2 ""; 1; on<|e|>
.
e\z: no.
e\Z: "e" 1 "" 2 ""; 1; on<|e|>
.
e$: no.
^t: no.
e.t: "e
t" 1 "" 2 ""; 1; on<|e
t|>wo.
e\nt: "e
t" 1 "" 2 ""; 1; on<|e
t|>wo.
^$: "" 1 "" 2 ""; 1; <||>.
\b: no.
\b\w: "i" 1 "" 2 ""; 4; <|i|>t's <|5|>% <|o|>ff-<|h|>and.
Looking: foo(?=baz)(b): "foob" 1 "b" 2 ""; 1; foobar <|foob|b>az.
foo(?!bar)(.): "foob" 1 "b" 2 ""; 1; foobar <|foob|b>az.
(?<=foo)ba(z): "baz" 1 "z" 2 ""; 1; foobar foo<|baz|z>.
(?<!foo)ba(.): "baz" 1 "z" 2 ""; 1; foobar tu<|baz|z>.
(?<=xa|zz|y)b: "b" 1 "" 2 ""; 3; xa<|b|> y<|b|> zz<|b|>.
(?<!xa|y)b: "b" 1 "" 2 ""; 1; xab yb zz<|b|>.
(?>a+)b: "aaab" 1 "" 2 ""; 1; <|aaab|>.
(?>a|aa)(b): "ab" 1 "b" 2 ""; 1; aa<|ab|b>.
(?<=<nd> )\d: "5" 1 "" 2 ""; 1; pound <|5|>0.
(?=(ab))a: "a" 1 "ab" 2 ""; 2; <|a|ab>b<|a|ab>b.
a(?!(b))(.): "ac" 1 "" 2 "c"; 1; ab<c|ac|>.
Brackets: (?i)x(.): "Xb" 1 "b" 2 ""; 2; a<|Xb|b><|xc|c>.
(?i:x)(b|c): "Xb" 1 "b" 2 ""; 2; a<|Xb|b><|xc|c>.
((?i)X): "X" 1 "X" 2 ""; 2; a<|X|X>b<|x|x>c.
(?i)(ab)\1: "abAB" 1 "ab" 2 ""; 1; <|abAB|ab>.
(ab)\1: no.
x(?i)x: "xX" 1 "" 2 ""; 1; X<|xX|>.
(?i)x(?-i)x(?i)x: "XxX" 1 "" 2 ""; 1; <|XxX|>.
a(?#what stands here is for people)b(c): "abc" 1 "c" 2 ""; 1; <|abc|c>.
(a)?(?(1)a|b+): "aa" 1 "a" 2 ""; 3; <|aa|a> <|bb|> a<|b|>.
(\()?ab(?(1)\)|\b): "ab" 1 "" 2 ""; 1; (<|ab|>.
(a)(b)c\2\1: "abcba" 1 "a" 2 "b"; 1; <b|abcba|a>.
^(?:(a|b\1)x)+$: "axbax" 1 "ba" 2 ""; 1; <|axbax|ba>.
(?<=(?:a|ab)|c)b: "b" 1 "" 2 ""; 3; a<|b|> a<|b|><|b|>.
(<a-z>)(\d): "a1" 1 "a" 2 "1"; 2; <1|a1|a><2|b2|b>.
Case: hell(o): "Hello" 1 "o"; 2; <o> <O>.
(<a-c>)b: "aB" 1 "a"; 2; <a>c<A>C.
(é)t: "ÉT" 1 "É"; 2; <É>É <é>é.
(ab)\1: "abAB" 1 "ab"; 1; <ab>.
abc: not whole, whole in any case.
<a-c>*: whole, whole in any case.
a|abcd: whole, whole in any case.
abc: not whole, not whole in any case.
bcd: not whole, not whole in any case.

Patterns in Every Form
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab

>
