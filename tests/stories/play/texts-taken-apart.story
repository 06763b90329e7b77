Texts taken apart by characters, words, lines and paragraphs, changed in place, matched and replaced, as they are written and as they are said.
--- source
"Texts Taken Apart"

The Desk is a room.
The poem is a text that varies.
When play begins: now the poem is "One, two:[line break]buckle my shoe!  Three--four.[paragraph break]Knock 'at' the door.[line break][line break]Five".

Instead of jumping:
	say "A [number of characters in poem] [number of words in poem] [number of punctuated words in poem] [number of unpunctuated words in poem] [number of lines in poem] [number of paragraphs in poem].";
	say "B [word number 1 in poem]|[word number 4 in poem]|[word number 99 in poem]|[word number 0 in poem].";
	say "C [punctuated word number 2 in poem]|[punctuated word number 8 in poem]|[punctuated word number 9 in poem].";
	say "D [unpunctuated word number 1 in poem]|[unpunctuated word number 2 in poem]|[unpunctuated word number 5 in poem].";
	say "E [line number 1 in poem]|[line number 2 in poem]|[line number 3 in poem].";
	say "F [paragraph number 1 in poem]|[paragraph number 2 in poem]|[paragraph number 3 in poem]|[paragraph number 4 in poem].";
	say "G [character number 1 in poem][character number 4 in poem][character number 5 in poem][character number 999 in poem].";
	let E be "";
	say "H [number of characters in E] [number of words in E] [number of lines in E] [number of paragraphs in E] [word number 1 in E].";

Instead of waiting:
	let T be "the quick brown fox";
	replace word number 2 in T with "slow";
	say "A [T].";
	replace character number 1 in T with "Th";
	say "B [T].";
	replace punctuated word number 4 in T with "dog";
	say "C [T].";
	replace unpunctuated word number 1 in T with "A";
	say "D [T].";
	replace word number 9 in T with "never";
	say "E [T].";
	let P be "one[line break]two[line break]three";
	replace line number 2 in P with "zwei";
	say "F [P].";
	let Q be "one[paragraph break]two";
	replace paragraph number 1 in Q with "eins";
	say "G [Q].";
	let R be "banana band";
	replace the text "an" in R with "AN";
	say "H [R].";
	replace the word "band" in R with "BAND";
	say "I [R].";
	replace the text "AND" in R with "and";
	say "J [R].";
	replace the text "BAN" in R with "x", case insensitively;
	say "K [R].";
	replace the word "BAnD" in R with "group";
	say "L [R].";
	let S be "abc";
	replace character number 99 in S with "z";
	say "N [S].";

Instead of smelling:
	let T be "Mary had a Little lamb";
	say "A [T in lower case]|[T in upper case]|[T in title case]|[T in sentence case].";
	say "B [if T is in lower case]yes[otherwise]no[end if] [if T in lower case is in lower case]yes[otherwise]no[end if] [if T in upper case is in upper case]yes[otherwise]no[end if] [if T is in upper case]yes[otherwise]no[end if].";
	let W be "lamb";
	say "C [if W is in lower case]yes[otherwise]no[end if] [if W is in upper case]yes[otherwise]no[end if].";
	let U be W in upper case;
	say "D [if U is in upper case]yes[otherwise]no[end if] [if U is in lower case]yes[otherwise]no[end if].";
	if T matches the text "Little", say "E yes.";
	if T matches the text "little", say "F wrong.";
	if T matches the text "little", case insensitively:
		say "G yes.";
	if T exactly matches the text "Mary", say "H wrong.";
	if W exactly matches the text "lamb", say "I yes.";
	if W exactly matches the text "LAMB", case insensitively:
		say "J yes.";
	let N be the number of times T matches the text "a";
	say "K [N].";
	if T is empty, say "L wrong.";
	let E be "";
	if E is empty, say "M empty.";
	if E is non-empty, say "N wrong.";
	let V be "[T] and more";
	say "O [if V is substituted]substituted[otherwise]unsubstituted[end if].";
	let X be the substituted form of V;
	say "P [if X is substituted]substituted[otherwise]unsubstituted[end if] [X].";
	now the poem is "[the location]";
	say "Q [poem].";
	if "abc" is "abc", say "R same.";
	if "abc" < "abd", say "S less.";
	if "abc" is "ABC", say "T wrong.";

Instead of listening:
	let T be "The rain in Spain, 1999 to 2024.";
	if T matches the regular expression "(\w+)ai(n)", say "A [text matching regular expression] [text matching subexpression 1] [text matching subexpression 2] [first index of subexpression 1] [last index of subexpression 1] [length of subexpression 1] [length of subexpression 2].";
	if T matches the regular expression "sp(ain)", case insensitively:
		say "B [text matching regular expression].";
	if T matches the regular expression "sp(ain)", say "C wrong.";
	let N1 be the number of times T matches the regular expression "\d{4}";
	let N2 be the number of times T matches the regular expression "\d";
	let N3 be the number of times T matches the regular expression "ain";
	say "D [N1] [N2] [N3].";
	if T exactly matches the regular expression "The .*", say "E yes.";
	if T exactly matches the regular expression "The", say "F wrong.";
	replace the regular expression "\d+" in T with "<\0>";
	say "G [T].";
	now T is "The rain in Spain";
	replace the regular expression "(\w)(\w)\b" in T with "\2\1";
	say "H [T].";
	replace the regular expression "(r.*?) " in T with "\u1!";
	say "I [T].";
	let U be "foo bar";
	replace the regular expression "\b(\w)" in U with "\u1";
	say "J [U].";
	replace the regular expression "\w+$" in U with "\l0";
	say "K [U].";
	replace the regular expression "^" in U with "> ";
	say "L [U].";
	replace the regular expression "o*" in U with "-";
	say "M [U].";

To try (P - text) on (T - text):
	if T matches the regular expression P, say "[text matching regular expression];[run paragraph on]";
	otherwise say "-;[run paragraph on]".

Instead of thinking:
	try "a|b" on "cb";
	try "(a|b)+c" on "xababc";
	try "\bfox\b" on "a fox";
	try "\Box" on "fox";
	try "\Bfox" on "a fox";
	try "\AThe" on "The End";
	try "End\z" on "The End";
	try "[bracket]a-c[close bracket]+" on "xxabcd";
	try "[bracket]^a-c[close bracket]+" on "abcxyz";
	try "a{2}" on "aaaa";
	try "a{2,}" on "aaaa";
	try "a{2,3}" on "aaaa";
	try "a{2,3}?" on "aaaa";
	try "a??b" on "ab";
	try "a*?b" on "aab";
	try "(?i)FOX" on "fox";
	try "(?=fo)f" on "fox";
	try "(?!fo)f" on "fox";
	try "(?<=f)o" on "fox";
	try "(?<!f)o" on "fo o";
	try "(?>a+)ab" on "aaab";
	try "(a)\1" on "abaa";
	try "(?#remark)x" on "x";
	try "\s\S" on "a b";
	try "\d\D" on "a1b";
	try "\w\W" on "ab c";
	try "\p\P" on "a, b";
	try "\t|\n" on "ab";
	try "." on "";
	try "(a(b)?)+" on "aba";
	try "((a+)b)*c" on "aabac";
	try "(?(1)x|y)" on "y";
	say line break;
	try "(" on "(";
	try ")" on ")";
	try "*" on "*";
	try "a{3,2}" on "aaa";
	try "[bracket]a" on "a";
	try "<a" on "a";
	try "<^a-c\d>+" on "abc1xyz9";
	try "[bracket]b-a[close bracket]" on "a";
	try "\" on "a";
	try "(?<=a+)b" on "ab";
	try "(?q)" on "a";
	try "a**" on "a";
	say "end."
--- play

Texts Taken Apart
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Desk

>jump
A 67 12 20 11 4 3.
B One|my||.
C ,|!|Three.
D One,|two:|shoe!.
E One, two:|buckle my shoe!  Three--four.|Knock "at" the door..
F One, two:
buckle my shoe!  Three--four.|Knock "at" the door.|Five|.
G O, .
H 0 0 0 0 .

>wait
A the slow brown fox.
B Thhe slow brown fox.
C Thhe slow brown dog.
D A slow brown dog.
E A slow brown dog.
F one
zwei
three.
G eins

two.
H bANANa bANd.
I bANANa bANd.
J bANANa bANd.
K xANa xd.
L xANa xd.
N abc.

>smell
A mary had a little lamb|MARY HAD A LITTLE LAMB|Mary Had A Little Lamb|Mary had a little lamb.
B no no no no.
C yes no.
D yes no.
E yes.
G yes.
I yes.
J yes.
K 4.
M empty.
O substituted.
P substituted Mary had a Little lamb and more.
Q the Desk.
R same.
S less.

>listen
A rain r n 5 5 1 1.
B Spain.
D 2 8 2.
E yes.
G The rain in Spain, <1999> to <2024>..
H Teh rani ni Spani.
I Teh RANI!ni Spani.
J Foo Bar.
K Foo bar.
L > Foo bar.
M ->- -F-- -b-a-r-.

>think
b;ababc;fox;ox;-;The;End;abc;xyz;aa;aaaa;aaa;aa;ab;aab;fox;f;-;o;o;-;aa;x; b;1b;b ;, ;-;-;aba;c;y;
*** In the rule "Instead of thinking", the regular expression "(" cannot be read: a round bracket is never closed.
-;*** In the rule "Instead of thinking", the regular expression ")" cannot be read: a closing round bracket has no opening one.
-;*** In the rule "Instead of thinking", the regular expression "*" cannot be read: there is nothing to repeat before a repetition sign.
-;*** In the rule "Instead of thinking", the regular expression "a{3,2}" cannot be read: the first number of a repetition is larger than the second.
-;*** In the rule "Instead of thinking", the regular expression "[a" cannot be read: a square bracket is never closed.
-;*** In the rule "Instead of thinking", the regular expression "<a" cannot be read: an angle bracket is never closed.
-;xyz;*** In the rule "Instead of thinking", the regular expression "[b-a]" cannot be read: a range ends before it begins.
-;*** In the rule "Instead of thinking", the regular expression "\" cannot be read: it ends with a backslash.
-;*** In the rule "Instead of thinking", the regular expression "(?<=a+)b" cannot be read: a lookbehind does not have a fixed length.
-;*** In the rule "Instead of thinking", the regular expression "(?q)" cannot be read: "(?" is followed by an unknown character.
-;a;end.

>
