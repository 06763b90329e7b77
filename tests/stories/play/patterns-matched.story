Regular expressions of every form against several texts: what matches, its parts, how often, and what replaces it.
Patterns that cannot be read.
--- source
"Patterns Matched"

The Lab is a room.
T is a text that varies.
The list of patterns is a list of texts that varies.
The list of patterns is {"(?<=ab)c", "(?<!ab)c", "(?<=(a|b))c", "(?=bc)b(.)", "a(?!b)", "(a+?)(a*)", "(a*)(a+)", "(a{2,3}?)(.*)", "(?>a+)b", "(?>ab|a)b", "(a)(b)?(?(2)c|d)", "(\w)\1", "(a|b|ab)(c|bcd)", "^(\d+)-(\d+)$", "\$\.\^", "\D+", "\S+\s\S+", "\W", "\u\l+", "\p", "\P+", ".{3}", "(..)*x", "(?i)ABC", "(?i:A)b", "a||b", "\n", "\t", "\\", "(a(b(c)))", "()", "(a)|(b)", "x?y?z?", "(ab){2}", "(ab){0,1}c", "(a|)b", "\bcat\b", "\Bat", "<^a-c>+", "<a-c,x>+", "<^\d>+", "a.*?c", "a.*c", "(?=a)(?=.b)ab"}.
To try (X - a text):
	say "[X]:[line break]";
	repeat with P running through the list of patterns:
		now T is X;
		if T matches the regular expression P:
			say " [P] <[text matching regular expression]|[text matching subexpression 1]|[text matching subexpression 2]> [number of times T matches the regular expression P]";
			if T exactly matches the regular expression P, say "=";
			replace the regular expression P in T with "(\1\0)";
			say " [T]";
			say ";[line break]";
	say "[line break]".
Instead of jumping:
	try "abc";
	try "aaab";
	try "abab abcx";
	try "12-34";
	try "Cat cat scatter";
	try "a\b-c d";
	try "xyz";
	try "x.$.^ aa".
Instead of waving hands:
	let the bad be {"(", ")", "a{3,1}", "*", "<a", "(?<=a*)b", "(?(1", "(?z)", "+a"};
	repeat with P running through the bad:
		if "aab" matches the regular expression P, say "matches";
		say " ([P])[line break]".
--- play

Patterns Matched
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab

>jump
abc:
 (?<=ab)c <c||> 1 ab(c);
 (?<=(a|b))c <c|b|> 1 ab(bc);
 (?=bc)b(.) <bc|c|> 1 a(cbc);
 (a+?)(a*) <a|a|> 1 (aa)bc;
 (a*)(a+) <a||a> 1 (a)bc;
 (?>a+)b <ab||> 1 (ab)c;
 (a)(b)?(?(2)c|d) <abc|a|b> 1= (aabc);
 (a|b|ab)(c|bcd) <abc|ab|c> 1= (ababc);
 \D+ <abc||> 1= (abc);
 \P+ <abc||> 1= (abc);
 .{3} <abc||> 1= (abc);
 (?i)ABC <abc||> 1= (abc);
 (?i:A)b <ab||> 1 (ab)c;
 a||b <a||> 4 (a)()b()c();
 (a(b(c))) <abc|abc|bc> 1= (abcabc);
 () <||> 4 ()a()b()c();
 (a)|(b) <a|a|> 2 (aa)(b)c;
 x?y?z? <||> 4 ()a()b()c();
 (ab){0,1}c <abc|ab|> 1= (ababc);
 (a|)b <ab|a|> 1 (aab)c;
 <a-c,x>+ <abc||> 1= (abc);
 <^\d>+ <abc||> 1= (abc);
 a.*?c <abc||> 1= (abc);
 a.*c <abc||> 1= (abc);
 (?=a)(?=.b)ab <ab||> 1 (ab)c;

aaab:
 a(?!b) <a||> 2 (a)(a)ab;
 (a+?)(a*) <aaa|a|aa> 1 (aaaa)b;
 (a*)(a+) <aaa|aa|a> 1 (aaaaa)b;
 (a{2,3}?)(.*) <aaab|aa|ab> 1= (aaaaab);
 (?>a+)b <aaab||> 1= (aaab);
 (\w)\1 <aa|a|> 1 (aaa)ab;
 \D+ <aaab||> 1= (aaab);
 \P+ <aaab||> 1= (aaab);
 .{3} <aaa||> 1 (aaa)b;
 (?i:A)b <ab||> 1 aa(ab);
 a||b <a||> 5 (a)(a)(a)()b();
 () <||> 5 ()a()a()a()b();
 (a)|(b) <a|a|> 4 (aa)(aa)(aa)(b);
 x?y?z? <||> 5 ()a()a()a()b();
 (a|)b <ab|a|> 1 aa(aab);
 <a-c,x>+ <aaab||> 1= (aaab);
 <^\d>+ <aaab||> 1= (aaab);
 (?=a)(?=.b)ab <ab||> 1 aa(ab);

abab abcx:
 (?<=ab)c <c||> 1 abab ab(c)x;
 (?<=(a|b))c <c|b|> 1 abab ab(bc)x;
 (?=bc)b(.) <bc|c|> 1 abab a(cbc)x;
 (a+?)(a*) <a|a|> 3 (aa)b(aa)b (aa)bcx;
 (a*)(a+) <a||a> 3 (a)b(a)b (a)bcx;
 (?>a+)b <ab||> 3 (ab)(ab) (ab)cx;
 (a)(b)?(?(2)c|d) <abc|a|b> 1 abab (aabc)x;
 (a|b|ab)(c|bcd) <abc|ab|c> 1 abab (ababc)x;
 \D+ <abab abcx||> 1= (abab abcx);
 \S+\s\S+ <abab abcx||> 1= (abab abcx);
 \W < ||> 1 abab( )abcx;
 \P+ <abab abcx||> 1= (abab abcx);
 .{3} <aba||> 3 (aba)(b a)(bcx);
 (..)*x <abab abcx|bc|> 1= (bcabab abcx);
 (?i)ABC <abc||> 1 abab (abc)x;
 (?i:A)b <ab||> 3 (ab)(ab) (ab)cx;
 a||b <a||> 10 (a)()b(a)()b() (a)()b()c()x();
 (a(b(c))) <abc|abc|bc> 1 abab (abcabc)x;
 () <||> 10 ()a()b()a()b() ()a()b()c()x();
 (a)|(b) <a|a|> 6 (aa)(b)(aa)(b) (aa)(b)cx;
 x?y?z? <||> 10 ()a()b()a()b() ()a()b()c(x)();
 (ab){2} <abab|ab|> 1 (ababab) abcx;
 (ab){0,1}c <abc|ab|> 1 abab (ababc)x;
 (a|)b <ab|a|> 3 (aab)(aab) (aab)cx;
 <^a-c>+ < ||> 2 abab( )abc(x);
 <a-c,x>+ <abab||> 2 (abab) (abcx);
 <^\d>+ <abab abcx||> 1= (abab abcx);
 a.*?c <abab abc||> 1 (abab abc)x;
 a.*c <abab abc||> 1 (abab abc)x;
 (?=a)(?=.b)ab <ab||> 3 (ab)(ab) (ab)cx;

12-34:
 ^(\d+)-(\d+)$ <12-34|12|34> 1= (1212-34);
 \D+ <-||> 1 12(-)34;
 \W <-||> 1 12(-)34;
 \p <-||> 1 12(-)34;
 \P+ <12||> 2 (12)-(34);
 .{3} <12-||> 1 (12-)34;
 a||b <||> 6 ()1()2()-()3()4();
 () <||> 6 ()1()2()-()3()4();
 x?y?z? <||> 6 ()1()2()-()3()4();
 <^a-c>+ <12-34||> 1= (12-34);
 <^\d>+ <-||> 1 12(-)34;

Cat cat scatter:
 (?<!ab)c <c||> 2 Cat (c)at s(c)atter;
 a(?!b) <a||> 3 C(a)t c(a)t sc(a)tter;
 (a+?)(a*) <a|a|> 3 C(aa)t c(aa)t sc(aa)tter;
 (a*)(a+) <a||a> 3 C(a)t c(a)t sc(a)tter;
 (\w)\1 <tt|t|> 1 Cat cat sca(ttt)er;
 \D+ <Cat cat scatter||> 1= (Cat cat scatter);
 \S+\s\S+ <Cat cat||> 1 (Cat cat) scatter;
 \W < ||> 2 Cat( )cat( )scatter;
 \u\l+ <Cat||> 1 (Cat) cat scatter;
 \P+ <Cat cat scatter||> 1= (Cat cat scatter);
 .{3} <Cat||> 5 (Cat)( ca)(t s)(cat)(ter);
 a||b <||> 16 ()C(a)()t() ()c(a)()t() ()s()c(a)()t()t()e()r();
 () <||> 16 ()C()a()t() ()c()a()t() ()s()c()a()t()t()e()r();
 (a)|(b) <a|a|> 3 C(aa)t c(aa)t sc(aa)tter;
 x?y?z? <||> 16 ()C()a()t() ()c()a()t() ()s()c()a()t()t()e()r();
 (ab){0,1}c <c||> 2 Cat (c)at s(c)atter;
 \bcat\b <cat||> 1 Cat (cat) scatter;
 \Bat <at||> 3 C(at) c(at) sc(at)ter;
 <^a-c>+ <C||> 4 (C)a(t )ca(t s)ca(tter);
 <a-c,x>+ <a||> 3 C(a)t (ca)t s(ca)tter;
 <^\d>+ <Cat cat scatter||> 1= (Cat cat scatter);
 a.*?c <at c||> 2 C(at c)(at sc)atter;
 a.*c <at cat sc||> 1 C(at cat sc)atter;

a\b-c d:
 (?<!ab)c <c||> 1 a\b-(c) d;
 a(?!b) <a||> 1 (a)\b-c d;
 (a+?)(a*) <a|a|> 1 (aa)\b-c d;
 (a*)(a+) <a||a> 1 (a)\b-c d;
 \D+ <a\b-c d||> 1= (a\b-c d);
 \S+\s\S+ <a\b-c d||> 1= (a\b-c d);
 \W <-||> 2 a\b(-)c( )d;
 \p <-||> 1 a\b(-)c d;
 \P+ <a\b||> 2 (a\b)-(c d);
 .{3} <a\b||> 2 (a\b)(-c )d;
 a||b <a||> 8 (a)()\()b()-()c() ()d();
 \\ <\||> 1 a(\)b-c d;
 () <||> 8 ()a()\()b()-()c() ()d();
 (a)|(b) <a|a|> 2 (aa)\(b)-c d;
 x?y?z? <||> 8 ()a()\()b()-()c() ()d();
 (ab){0,1}c <c||> 1 a\b-(c) d;
 (a|)b <b||> 1 a\(b)-c d;
 <^a-c>+ <\||> 3 a(\)b(-)c( d);
 <a-c,x>+ <a||> 3 (a)\(b)-(c) d;
 <^\d>+ <a\b-c d||> 1= (a\b-c d);
 a.*?c <a\b-c||> 1 (a\b-c) d;
 a.*c <a\b-c||> 1 (a\b-c) d;

xyz:
 \D+ <xyz||> 1= (xyz);
 \P+ <xyz||> 1= (xyz);
 .{3} <xyz||> 1= (xyz);
 (..)*x <x||> 1 (x)yz;
 a||b <||> 4 ()x()y()z();
 () <||> 4 ()x()y()z();
 x?y?z? <xyz||> 2= (xyz)();
 <^a-c>+ <xyz||> 1= (xyz);
 <a-c,x>+ <x||> 1 (x)yz;
 <^\d>+ <xyz||> 1= (xyz);

x.$.^ aa:
 a(?!b) <a||> 2 x.$.^ (a)(a);
 (a+?)(a*) <aa|a|a> 1 x.$.^ (aaa);
 (a*)(a+) <aa|a|a> 1 x.$.^ (aaa);
 (a{2,3}?)(.*) <aa|aa|> 1 x.$.^ (aaaa);
 (\w)\1 <aa|a|> 1 x.$.^ (aaa);
 \$\.\^ <$.^||> 1 x.($.^) aa;
 \D+ <x.$.^ aa||> 1= (x.$.^ aa);
 \S+\s\S+ <x.$.^ aa||> 1= (x.$.^ aa);
 \W <.||> 3 x(.)$(.)^( )aa;
 \p <.||> 2 x(.)$(.)^ aa;
 \P+ <x||> 3 (x).($).(^ aa);
 .{3} <x.$||> 2 (x.$)(.^ )aa;
 (..)*x <x||> 1 (x).$.^ aa;
 a||b <||> 9 ()x().()$().()^() (a)(a)();
 () <||> 9 ()x().()$().()^() ()a()a();
 (a)|(b) <a|a|> 2 x.$.^ (aa)(aa);
 x?y?z? <x||> 9 (x)().()$().()^() ()a()a();
 <^a-c>+ <x.$.^ ||> 1 (x.$.^ )aa;
 <a-c,x>+ <x||> 2 (x).$.^ (aa);
 <^\d>+ <x.$.^ aa||> 1= (x.$.^ aa);


>wave
*** In the rule "Instead of waving hands", the regular expression "(" cannot be read: a round bracket is never closed.
 (()
*** In the rule "Instead of waving hands", the regular expression ")" cannot be read: a closing round bracket has no opening one.
 ())
*** In the rule "Instead of waving hands", the regular expression "a{3,1}" cannot be read: the first number of a repetition is larger than the second.
 (a{3,1})
*** In the rule "Instead of waving hands", the regular expression "*" cannot be read: there is nothing to repeat before a repetition sign.
 (*)
*** In the rule "Instead of waving hands", the regular expression "<a" cannot be read: an angle bracket is never closed.
 (<a)
*** In the rule "Instead of waving hands", the regular expression "(?<=a*)b" cannot be read: a lookbehind does not have a fixed length.
 ((?<=a*)b)
*** In the rule "Instead of waving hands", the regular expression "(?(1" cannot be read: "(?(" is not followed by the number of a group.
 ((?(1)
*** In the rule "Instead of waving hands", the regular expression "(?z)" cannot be read: "(?" is followed by an unknown character.
 ((?z))
*** In the rule "Instead of waving hands", the regular expression "+a" cannot be read: there is nothing to repeat before a repetition sign.
 (+a)

>
