Texts: written over lines, in every case, changed by characters, words, punctuated words, lines and paragraphs; matched and replaced; pieces chosen each by its own counter; numbers at their ends.
--- source
"Said"

The Hall is a room. The box is in the Hall. The coat is a thing carried by the player. James is a man in the Hall. James carries the staff. The indefinite article of the staff is "James['] own".
The printed name of the box is "box of [if the coat is carried]coats[otherwise]air[end if]".
The saying is a text that varies. The saying is "The quick  brown fox, isn't it? Yes - 'quite'.

	Second line here;
and a third."
To say twice (T - text): say "[T][T]".
To say beginning: say "<". 
To say (N - number) stars:
	repeat with I running from 1 to N:
		say "*".
To say emphatic -- beginning emphasis: say "{".
To say end emphatic -- ending emphasis: say "}".
To decide which text is (T - text) doubled: decide on "[T]+[T]".
Testing is an action applying to one number. Understand "probe [number]" as testing.
Carry out testing when the number understood is 1:
	say "[saying][line break]";
	say "[saying in title case] / [saying in upper case] / [saying in lower case] / [saying in sentence case][line break]";
	say "[number of characters in saying] [number of words in saying] [number of punctuated words in saying] [number of unpunctuated words in saying] [number of lines in saying] [number of paragraphs in saying][line break]";
	say "[character number 1 in saying] [word number 3 in saying] [punctuated word number 5 in saying] [unpunctuated word number 5 in saying] [line number 3 in saying] [paragraph number 2 in saying][line break]";
	say "[character number 0 in saying][character number 999 in saying][word number 0 in saying][word number 99 in saying][line number 9 in saying][paragraph number 3 in saying]|".
Carry out testing when the number understood is 2:
	let T be "one two two three";
	replace the text "two" in T with "2"; say "[T]. ";
	replace the word "2" in T with "deux"; say "[T]. ";
	replace the punctuated word "deux" in T with "zwei"; say "[T]. ";
	replace the regular expression "(\w)(\w+)" in T with "\2\1"; say "[T]. ";
	replace the regular expression "\b(\w)" in T with "\u1"; say "[T]. ";
	replace word number 2 in T with "dos"; say "[T]. ";
	replace character number 1 in T with "N"; say "[T]. ";
	replace line number 1 in T with "a line"; say "[T]. ";
	replace paragraph number 1 in T with "a para"; say "[T]. ";
	replace word number 9 in T with "none"; say "[T]. ";
	replace character number 0 in T with "none"; say "[T]."
Carry out testing when the number understood is 3:
	let T be "Banana split";
	if T matches the text "nan", say "a";
	if T matches the text "NAN", say "b";
	if T matches the text "NAN", case insensitively:
		say "c";
	if T exactly matches the text "banana split", say "d";
	if T exactly matches the text "BANANA split", case insensitively:
		say "e";
	if T matches the regular expression "b.n", case insensitively:
		say "f";
	if T matches the regular expression "^split", say "g";
	if T exactly matches the regular expression ".*t", say "h";
	say number of times T matches the text "an";
	say number of times T matches the regular expression "\w+";
	let N be number of times T matches the text "AN", case insensitively;
	say N;
	say number of times T matches the text "q";
	if T matches the regular expression "(\w+) (s)(p)?(q)?":
		say "[text matching regular expression]/[text matching subexpression 1]/[text matching subexpression 2]/[text matching subexpression 3]/[text matching subexpression 4]/";
	if T is empty, say "e";
	if "" is empty, say "f";
	if T is "Banana split", say "g";
	if T is not "banana split", say "h".
Carry out testing when the number understood is 4:
	say "[one of]a[or]b[or]c[stopping][one of]d[or]e[cycling][one of]f[or]g[sticky random] [first time]once[only][one of]h[or]i[or]j[at random] [one of]k[or]l[then at random] [one of]m[or]n[then purely at random] [one of]o[or]p[in random order] [one of]q[or]r[as decreasingly likely outcomes].";
Carry out testing when the number understood is 5:
	say "[twice saying in upper case][line break][5 stars][0 stars][-1 stars]; [emphatic]x[end emphatic]; [beginning].";
	say "[box] [the box] [A box] [The staff] [a staff] [James][']s [list of things carried by James] [is-are the list of things carried by James] [if the coat is carried][one of]A[or]B[cycling][otherwise]C[end if][unless the coat is carried]D[otherwise if the box is in the Hall]E[otherwise]F[end unless].".
Carry out testing when the number understood is 6:
	say "[0] [1] [-1] [2147483647] [-2147483648] [2147483647 + 1] [0 in words] [-1 in words] [13 in words] [20 in words] [21 in words] [99 in words] [100 in words] [101 in words] [115 in words] [999 in words] [1000 in words] [1001 in words] [1100 in words] [999999 in words] [1000000 in words] [-2147483648 in words][line break]";
	say "[1] thing[s]; [0] thing[s]; [2] thing[s]; [-1] thing[s]; [101] thing[s]; [1 in words] thing[s]; [21 in words] thing[s].[line break]";
	say "[7 divided by 2] [-7 divided by 2] [7 divided by -2] [remainder after dividing 7 by 2] [remainder after dividing -7 by 2] [remainder after dividing 7 by -2] [7 to the nearest 5] [-7 to the nearest 5] [8 to the nearest 5] [2 to the nearest 4] [-2 to the nearest 4] [0 to the nearest 5] [square root of 17] [square root of 0] [cube root of 27] [cube root of -27] [absolute value of -5].";
	say "[1st] [2nd] [3rd]." 
To say (N - number) th: say "[N]th".
To say 1st: say "first". To say 2nd: say "second". To say 3rd: say "third".
Carry out testing when the number understood is 7:
	say "[12:00 am] [12:01 am] [11:59 am] [12 pm] [12:59 pm] [1 pm] [11:59 pm] [11:59 pm + 2 minutes] [12:01 am - 2 minutes] [3:30 pm in words] [12:00 am in words] [12:00 pm in words] [6:45 am in words] [7:15 am in words] [8:31 am in words] [8:29 am in words] [8:01 am in words] [8:59 am in words] [minutes part of 8:05 am] [hours part of 8:05 pm] [8:07 am to the nearest five minutes] [11:58 pm to the nearest 5 minutes] [90 minutes] [2 hours 5 minutes before 1 am] [5 minutes after 11:58 pm].";
	say "[if 11 pm is after 1 am]a[end if][if 1 am is before 2 am]b[end if][if 1 am is before 1 am]c[end if][if 1 am is after 1 am]d[end if].".
--- play

Said
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall
You can see a box of coats and James here.

>probe 1
The quick  brown fox, isn't it? Yes - "quite".

Second line here; and a third.
The Quick  Brown Fox, Isn't It? Yes - "Quite".

Second Line Here; And A Third. / THE QUICK  BROWN FOX, ISN'T IT? YES - "QUITE".

SECOND LINE HERE; AND A THIRD. / the quick  brown fox, isn't it? yes - "quite".

second line here; and a third. / The quick  brown fox, isn't it? Yes - "quite".

Second line here; and a third.
78 14 22 15 2 2
T brown , isn't  Second line here; and a third.
|
>probe 2
one 2 2 three. one deux deux three. one zwei zwei three. neo weiz weiz hreet. Neo Weiz Weiz Hreet. Neo dos Weiz Hreet. Neo dos Weiz Hreet. a line. a para. a para. a para.

>probe 3
acefh2220Banana sp/Banana/s/p//fgh
>probe 4
adf onceh k m o q.

>probe 4
bef i l n p r.

>probe 4
cdf j k n p q.

>drop coat
You put the coat down.

>probe 5
THE QUICK  BROWN FOX, ISN'T IT? YES - "QUITE".

SECOND LINE HERE; AND A THIRD.THE QUICK  BROWN FOX, ISN'T IT? YES - "QUITE".

SECOND LINE HERE; AND A THIRD.
*****; {x}; <.
box of air the box of air A box of air The staff James' own staff James's staff is the staff CD.

>take coat
You take the coat.

>probe 5
THE QUICK  BROWN FOX, ISN'T IT? YES - "QUITE".

SECOND LINE HERE; AND A THIRD.THE QUICK  BROWN FOX, ISN'T IT? YES - "QUITE".

SECOND LINE HERE; AND A THIRD.
*****; {x}; <.
box of coats the box of coats A box of coats The staff James' own staff James's staff is the staff AE.

>probe 6
0 1 -1 2147483647 -2147483648 -2147483648 zero minus one thirteen twenty twenty-one ninety-nine one hundred one hundred and one one hundred and fifteen nine hundred and ninety-nine one thousand one thousand and one one thousand, one hundred nine hundred and ninety-nine thousand, nine hundred and ninety-nine one million minus two billion, one hundred and forty-seven million, four hundred and eighty-three thousand, six hundred and forty-eight
1 thing; 0 things; 2 things; -1 things; 101 things; one thing; twenty-one things.
3 -3 -3 1 -1 1 5 -5 10 4 -4 0 4 0 3 -3 5.0.
first second third.

>probe 7
12:00 am 12:01 am 11:59 am 12:00 pm 12:59 pm 1:00 pm 11:59 pm 12:01 am 11:59 pm half past three twelve o'clock twelve o'clock quarter to seven quarter past seven twenty-nine minutes to nine twenty-nine minutes past eight one minute past eight one minute to nine 5 20 8:05 am 12:00 am 1 hour 30 minutes 10:55 pm 12:03 am.
b.

>
