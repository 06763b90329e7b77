Code in Inform 6 reads and sets what pronouns mean and the number that "[s]" goes by, and asks for yes or no.
--- source
The Lab is a room. Bob is a man in the Lab. Ann is a woman in the Lab. The pen is in the Lab. Some coins are in the Lab.
To set the/-- pronoun it to (O - an object): (- LanguagePronouns-->3 = {O}; -).
To set the/-- pronoun him to (O - an object): (- LanguagePronouns-->6 = {O}; -).
To set the/-- pronoun her to (O - an object): (- LanguagePronouns-->9 = {O}; -).
To set the/-- pronoun them to (O - an object): (- LanguagePronouns-->12 = {O}; -).
To decide what object is the meaning of it: (- Meaning(1) -).
To decide what number is pronoun entries: (- LanguagePronouns-->0 -).
To decide what number is bits of (N - a number): (- LanguagePronouns-->({N}*3-1) -).
To say word (N - a number): (- print (address) LanguagePronouns-->({N}*3-2); -).
To mark two: (- say__n = 2; -).
To mark one: (- say__n = 1; -).
To decide what number is said number: (- say__n -).
To say numerical is-are: (- if (say__n == 1) print "is"; else print "are"; -).
To decide whether agreed: (- YesOrNo() -).
To decide whether agreed indeed: (- Agree(3) -).
Include (-
[ Agree x; if (x == 2) rtrue; return YesOrNo(); ];
[ Meaning x y; y = LanguagePronouns-->(3*x); if (y == NULL) return nothing; return y; ];
-).
Instead of jumping:
	say "[meaning of it] [pronoun entries] [bits of 1] [bits of 2] [bits of 3] [bits of 4] [word 1] [word 4].";
	set the pronoun it to the pen; set pronoun him to Bob; set her to Ann; set the pronoun them to the coins;
	say "[meaning of it].".
To set her to (O - an object): set the pronoun her to O.
Instead of waiting:
	say "Sure?[line break]"; if agreed, say "Yes." ; otherwise say "No.";
	say "Sure?[line break]"; if agreed indeed, say "Yes."; otherwise say "No.";
Instead of waving hands: say "[3] coin[s] [numerical is-are] [said number]. "; mark one; say "coin[s] [numerical is-are]. "; mark two; say "coin[s] [numerical is-are].";
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see Bob, Ann, a pen and some coins here.

>jump
pen 12 568 2048 1024 455 it them.
pen.

>x it
You notice nothing out of the ordinary about the pen.

>x him
You notice nothing out of the ordinary about Bob.

>x her
You notice nothing out of the ordinary about Ann.

>x them
You notice nothing out of the ordinary about the coins.

>z
Sure?
>yes
Yes.
Sure?
>no
No.

>wave
3 coins are 3. coin is. coins are.

>
