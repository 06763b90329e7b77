Pieces of texts are counted, found and replaced; lines and paragraphs end before the space after them. Words and
matches of regular expressions are replaced; texts change their case.
--- source
"Pieces of Texts"

The Lab is a room.
W is a text that varies.

To take apart (T - text):
	now W is the substituted form of T;
	say "[number of characters in W], [number of words in W], [number of punctuated words in W], [number of unpunctuated words in W], [number of lines in W], [number of paragraphs in W]";
	repeat with I running from 0 to 4:
		say "[line break][I]: {[character number I in W]} {[word number I in W]} {[punctuated word number I in W]} {[unpunctuated word number I in W]} {[line number I in W]} {[paragraph number I in W]}";
	say "[line break]".

To put in (R - text) for pieces of (T - text):
	repeat with I running from 0 to 2:
		now W is the substituted form of T;
		replace character number I in W with R;
		say "{[W]} ";
		now W is the substituted form of T;
		replace word number I in W with R;
		say "{[W]} ";
		now W is the substituted form of T;
		replace punctuated word number I in W with R;
		say "{[W]} ";
		now W is the substituted form of T;
		replace unpunctuated word number I in W with R;
		say "{[W]} ";
		now W is the substituted form of T;
		replace line number I in W with R;
		say "{[W]} ";
		now W is the substituted form of T;
		replace paragraph number I in W with R;
		say "{[W]}[line break]".

To put in (R - text) for (S - text) of (T - text):
	now W is T;
	replace the word S in W with R;
	say "{[W]} ";
	now W is T;
	replace the punctuated word S in W with R;
	say "{[W]} ";
	now W is T;
	replace the text S in W with R;
	say "{[W]}[line break]".

To put in (R - text) for matches of (S - text) in (T - text):
	now W is T;
	say "[number of times W matches the regular expression S] ";
	if W matches the regular expression S, say "{[text matching regular expression]} {[text matching subexpression 1]} {[text matching subexpression 2]} ";
	if W exactly matches the regular expression S, say "exactly ";
	replace the regular expression S in W with R;
	say "{[W]}[line break]".

To convert (T - text):
	now W is T;
	say "{[W in lower case]} {[W in upper case]} {[W in title case]} {[W in sentence case]}[if W is in lower case] lower[end if][if W is in upper case] upper[end if][if W is empty] empty[end if][if W is not empty] not empty[end if][if W is substituted] substituted[end if][if W is unsubstituted] not substituted[end if]: [W], [number of characters in W] characters[if W is substituted], substituted[end if][line break]".

Instead of jumping:
	take apart "one, two -- three... four.five";
	take apart "  Lead  and trail. ";
	take apart "Line 1[line break]Line 2 [line break]  [line break]Para 2[line break]";
	take apart "[line break] a  [line break] [paragraph break]  b";
	take apart "";
	take apart " [line break] ".

Instead of waving hands:
	put in "X[if 1 is 1]Y[end if]" for pieces of "one, two";
	put in "" for pieces of "  Lead. ";
	put in "!" for pieces of " [line break] a [line break]  [line break]  b ";
	put in "!" for pieces of "".

Instead of thinking:
	put in "X" for "do" of "undo do done. do, DO redo";
	put in "X" for "do." of "undo do. do done. do";
	put in "X" for "" of "undo do";
	put in "X" for "..." of "do... do.. do";
	put in "X[if 1 is 1]Y[end if]" for "two three" of "two three, (two three) two-three";
	put in "" for "do" of "do".

Instead of jumping up:
	put in "\2<\1\0>\l1\u1\n" for matches of "d(.)" in "undo do DO";
	put in "-" for matches of "\bdo\b" in "undo do done, do";
	put in "\2 \1" for matches of "(\w+)\W+(\w+)" in "one two, three four five";
	put in "-" for matches of "^u" in "uu";
	put in "-" for matches of "o$" in "oo";
	put in "-" for matches of "" in "ab";
	put in "-" for matches of "(?i)DO" in "do Do dO d";
	put in "-" for matches of "\s+" in "  a  b ";
	put in "(\0)" for matches of "[bracket]aeiou[close bracket]{2}" in "aeb ie oui";
	put in "-" for matches of "x*" in "xaxx";
	put in "\\\0\q" for matches of "a|bc" in "abc";
	put in "-" for matches of "a.c" in "abc".
Jumping up is an action applying to nothing. Understand "jump up" as jumping up.

Instead of singing:
	convert "hello WORLD. it's 5! what? yes";
	convert "";
	convert "ÉTÉ à la";
	convert "a-b c.d (e) f";
	convert "X";
	convert "x1";
	convert "XY[if 1 is 1]z[end if]".
Singing is an action applying to nothing. Understand "sing" as singing.
--- play

Pieces of Texts
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab

>jump
30, 5, 9, 5, 1, 1
0: {} {} {} {} {} {}
1: {o} {one} {one} {one,} {one, two -- three... four.five} {one, two -- three... four.five}
2: {n} {two} {,} {two} {} {}
3: {e} {three} {two} {--} {} {}
4: {,} {four} {--} {three...} {} {}
19, 3, 4, 3, 1, 1
0: {} {} {} {} {} {}
1: { } {Lead} {Lead} {Lead} {Lead  and trail.} {Lead  and trail.}
2: { } {and} {and} {and} {} {}
3: {L} {trail} {trail} {trail.} {} {}
4: {e} {} {.} {} {} {}
25, 6, 6, 6, 3, 2
0: {} {} {} {} {} {}
1: {L} {Line} {Line} {Line} {Line 1} {Line 1
Line 2}
2: {i} {1} {1} {1} {Line 2} {Para 2}
3: {n} {Line} {Line} {Line} {Para 2} {}
4: {e} {2} {2} {2} {} {}
12, 2, 2, 2, 2, 2
0: {} {} {} {} {} {}
1: {
} {a} {a} {a} {a} {a}
2: { } {b} {b} {b} {b} {b}
3: {a} {} {} {} {} {}
4: { } {} {} {} {} {}
0, 0, 0, 0, 0, 0
0: {} {} {} {} {} {}
1: {} {} {} {} {} {}
2: {} {} {} {} {} {}
3: {} {} {} {} {} {}
4: {} {} {} {} {} {}
3, 0, 0, 0, 0, 0
0: {} {} {} {} {} {}
1: { } {} {} {} {} {}
2: {
} {} {} {} {} {}
3: { } {} {} {} {} {}
4: {} {} {} {} {} {}

>wave
{one, two} {one, two} {one, two} {one, two} {one, two} {one, two}
{XYne, two} {XY, two} {XY, two} {XY two} {XY} {XY}
{oXYe, two} {one, XY} {oneXY two} {one, XY} {one, two} {one, two}
{  Lead. } {  Lead. } {  Lead. } {  Lead. } {  Lead. } {  Lead. }
{ Lead. } {  . } {  . } {   } {   } {   }
{ Lead. } {  Lead. } {  Lead } {  Lead. } {  Lead. } {  Lead. }
{ 
 a 
  
  b } { 
 a 
  
  b } { 
 a 
  
  b } { 
 a 
  
  b } { 
 a 
  
  b } { 
 a 
  
  b }
{!
 a 
  
  b } { 
 ! 
  
  b } { 
 ! 
  
  b } { 
 ! 
  
  b } { 
 ! 
  
  b } { 
 ! 
  
  b }
{ ! a 
  
  b } { 
 a 
  
  ! } { 
 a 
  
  ! } { 
 a 
  
  ! } { 
 a 
  
  ! } { 
 a 
  
  ! }
{} {} {} {} {} {}
{} {} {} {} {} {}
{} {} {} {} {} {}

>think
{undo X done. X, DO redo} {unX X done. X, DO reX} {unX X Xne. X, DO reX}
{undo do. do done. do} {undo X do done. do} {undo X do done. do}
{undo do} {undo do} {XuXnXdXoX XdXoX}
{do... do.. do} {doX do.. do} {doX do.. do}
{XY, (XY) two-three} {XY, (XY) two-three} {XY, (XY) two-three}
{} {} {}

>jump up
2 {do} {o} {} {un<odo>oO
 <odo>oO
 DO}
2 {do} {} {} {undo - done, -}
2 {one two} {one} {two} {two one, four three five}
1 {u} {} {} {-u}
1 {o} {} {} {o-}
0 {ab}
3 {do} {} {} {- - - d}
3 {  } {} {} {-a-b-}
3 {ae} {} {} {(ae)b (ie) (ou)i}
4 {x} {} {} {--a--}
2 {a} {} {} {\aq\bcq}
1 {abc} {} {} exactly {-}

>sing
{hello world. it's 5! what? yes} {HELLO WORLD. IT'S 5! WHAT? YES} {Hello World. It's 5! What? Yes} {Hello world. It's 5! What? Yes} not empty substituted: hello WORLD. it's 5! what? yes, 30 characters, substituted
{} {} {} {} lower upper empty substituted: , 0 characters, substituted
{été à la} {ÉTÉ À LA} {Été À La} {Été à la} not empty substituted: ÉTÉ à la, 8 characters, substituted
{a-b c.d (e) f} {A-B C.D (E) F} {A-B C.D (E) F} {A-b c.D (e) f} not empty substituted: a-b c.d (e) f, 13 characters, substituted
{x} {X} {X} {X} upper not empty substituted: X, 1 characters, substituted
{x1} {X1} {X1} {X1} not empty substituted: x1, 2 characters, substituted
{xyz} {XYZ} {Xyz} {Xyz} not empty not substituted: XYz, 3 characters

>
