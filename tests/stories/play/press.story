Texts that agree, change and are matched; numbers in every base, in words, rounded and real; times; lists said; topics of a table.
--- source
"Press" by A Printer

The story headline is "A Proof". The release number is 3. The story creation year is 2021.

The Press Room is a room. Use scoring. The maximum score is 12.
Bess is a woman in the Press Room. Rufus is a man in the Press Room. The type is a thing in the Press Room. The galleys are plural-named things in the Press Room. The ink is a thing in the Press Room. The indefinite article of the ink is "some". The proof is a proper-named thing in the Press Room. The rat is a neuter animal in the Press Room. The printed name of the proof is "Proof One".

To be inky is a verb. To smudge is a verb. To run is a verb. To carry up is a verb. To ought is a verb.

Table of Ranks
score	rank
0	"apprentice"
5	"journeyman"
12	"master"

Table of Presses
topic	reply
"flatbed/cylinder press"	"It is old."
"platen" or "small press"	"It is small."

To proclaim (X - an object): say "[The X] [smudge] [regarding X][their] [those] -- [They] [are] here; [it] [run]. [It's] [regarding X]that [They're]."

Instead of jumping:
	proclaim Bess;
	proclaim Rufus;
	proclaim the galleys;
	proclaim the type;
	proclaim the player;
	say "[We] [smudge], [us], [our] [ours] [ourselves]; [Our] [Us] [Ours] [Ourselves].";
	say "[regarding 1][There] [are] [1]; [regarding 3][there] [are] [3].";
	say "[regarding the galleys][They] [can't] [don't] [haven't] [aren't] [won't] [might not] [could] [should] [must].";
	say "[adapt the verb run in past tense from third person singular], [adapt the verb run in future tense from first person plural], [adapt the verb run in perfect tense from third person singular], [adapt the verb run in past perfect tense from second person singular].";
	say "[negate the verb run in past tense from third person singular], [negate the verb run in present tense from third person plural]; [infinitive of the verb run], [past participle of the verb run], [present participle of the verb smudge].".

Instead of waiting:
	let T be "the QUICK brown fox. it jumped! was it there? yes";
	say "[T in upper case] / [T in lower case] / [T in title case] / [T in sentence case].";
	say "[number of characters in T] [number of words in T] [number of punctuated words in T] [number of unpunctuated words in T] [number of lines in T] [number of paragraphs in T].";
	say "[character number 5 in T] [word number 2 in T] [punctuated word number 5 in T] [word number 99 in T][line number 1 in T].";
	replace the text "brown" in T with "red";
	replace the word "it" in T with "she";
	replace the punctuated word "!" in T with ";";
	replace character number 1 in T with "T";
	replace word number 3 in T with "blue";
	say "[T].";
	replace the regular expression "(\w+) (\w+)" in T with "\2 \1";
	say "[T].";
	if T matches the regular expression "f(o+)x", say "yes [text matching regular expression] [text matching subexpression 1] .";
	if T exactly matches the text "fox", say "no.";
	if "abc" is "ABC" in lower case, say "same.";
	if T is not empty, say "full.";
	let U be "[T]-[the ink]";
	say "[U].";
	if U matches the regular expression "^\s*T.*\d?$", say "odd.";
	replace the regular expression "\bthe\b" in U with "\u0", case insensitively;
	say "[U in upper case]."

Instead of smelling:
	say "[255 in hexadecimal] [255 in octal] [5 in binary] [255 in base 36] [7 in 4 digits] [10 in 4 hexadecimal digits] [5 in 8 binary digits] [-1 in unsigned decimal] [-26 in base 3].";
	say "[1234 in words], [-7 in words], [100000 in words], [the number of people in words].";
	say "[square root of 50] [square root of 49] [cube root of 27] [7 to the nearest 5] [8 to the nearest 5] [-7 to the nearest 5] [remainder after dividing -7 by 3] [-7 / 2] [absolute value of -7.5].";
	say "[2.0 * 3.5] [7 / 2.0] [real square root of 2.0 to 3 decimal places] [ceiling of 2.1] [floor of -2.1] [2.5 to the nearest whole number] [1.0 x 10^10] [1.5 in scientific notation] [3.0 to the power 4.0] [logarithm to base 2 of 8.0] [sine of 0.0].";
	say "[if 2.5 > 2]more[end if] [10 minutes] [2:05 pm] [2:05 pm in words] [minutes part of 2:05 pm] [hours part of 2:05 pm] [2:05 pm - 3 hours 10 minutes] [12 am in words] [12 pm in words] [90 minutes].";
	repeat with N running from 1 to 5:
		say "[one of]a[or]b[or]c[stopping][one of]d[or]e[cycling][first time]![only][one of]f[or]g[sticky random] ";
	say line break;
	say "[if the score is 0]nought[otherwise if the score is 1]one[else]more[end if][unless the score is 0] no[otherwise] yes[end unless].";
	increase the score by 5;
	say "[bracket]x[close bracket] [apostrophe] [quotation mark]'[unicode 233] [']it[']s the Masters['].[line break]It's 'odd', isn't it?[paragraph break]End".

Instead of sleeping:
	say "[the list of people]; [The list of plural-named things]; [is-are a list of animals]; [list of women]; [a list of men not in the Press Room].";
	say "[a type] [an ink] [the ink] [The galleys] [a galleys] [A ink] [proof] [the proof] [The proof] [a Bess] [printed name of rat] [the player] [The player].";
	say "[bold type]B[roman type][italic type]I[roman type][fixed letter spacing]F[variable letter spacing][run paragraph on]";
	say "[if Bess is a woman and Rufus is a woman]both[otherwise]one[end if][no line break]."

Asking about presses is an action applying to one topic. Understand "read about [text]" as asking about presses.
Carry out asking about presses:
	if the topic understood is a topic listed in the Table of Presses, say "[reply entry]";
	otherwise say "Nothing on [the topic understood]."

--- play

Press
A Proof by A Printer
Release 3 / Serial number 000000 / Looseleaf 0.1.0 / D

Press Room
You can see Bess, Rufus, a type, some galleys, some ink, Proof One and a rat here.

>jump
Bess smudges her her -- She is here; it runs. It's that She's.
Rufus smudges his him -- He is here; it runs. It's that He's.
The galleys smudge their those -- They are here; it runs. It's that They're.
The type smudges its that -- It is here; it runs. It's that That's.
You smudge your you -- You are here; it runs. It's that You're.
You smudge, you, your yours yourself; Your You Yours Yourself.
There is 1; there is 3.
They can't don't haven't aren't won't might not could should must.
ran, will run, has run, had run.
did not run, do not run; run, run, smudging.

>wait
THE QUICK BROWN FOX. IT JUMPED! WAS IT THERE? YES / the quick brown fox. it jumped! was it there? yes / The Quick Brown Fox. It Jumped! Was It There? Yes / The quick brown fox. It jumped! Was it there? Yes.
49 10 13 10 1 1.
Q QUICK . the QUICK brown fox. it jumped! was it there? yes.
The QUICK blue fox. she jumped; was she there? yes.
QUICK The fox blue. jumped she; she was there? yes.
yes fox o .
same.
full.
QUICK The fox blue. jumped she; she was there? yes-the ink.
QUICK THE FOX BLUE. JUMPED SHE; SHE WAS THERE? YES-THE INK.

>smell
FF 377 101 73 0007 000A 00000101 4294967295 102002022201221110212.
one thousand, two hundred and thirty-four, minus seven, one hundred thousand, four.
7 7 3 5 10 -5 -1 -3 7.5.
7.0 3.5 1.414 3.0 -3.0 3 1.0 × 10^10 1.5 × 10^0 81.0 3.0 0.0.
more 10 minutes 2:05 pm five past two 5 14 10:55 am twelve o'clock twelve o'clock 1 hour 30 minutes.
ad!
f bef cdf cef cdf 
nought yes.
[x] ' ""é 'it's the Masters'.
It's "odd", isn't it?

End
[five points more.]

>sleep
yourself, Bess, Rufus and the rat; The galleys; is a rat; Bess; nothing.
a type some ink the ink The galleys some galleys Some ink Proof One Proof One Proof One Bess rat yourself You.
BIFone.

>read about flatbed
Nothing on flatbed.

>read about cylinder press
It is old.
>read about flatbed press
It is old.
>read about the small press
Nothing on the small press.

>score
So far you have 5 of 12 points, after 9 turns.

>notify off
Changes of the score are passed over from now on.

>notify
Changes of the score are announced from now on.

>
