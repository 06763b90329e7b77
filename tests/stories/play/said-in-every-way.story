Alternatives, lists, articles, verbs in persons and tenses, pronouns, styles and characters.
--- source
"Said in Every Way"

The Lab is a room. The Yard is north of the Lab. A coin is a kind of thing. Three coins are in the Lab. The apple is an edible thing in the Lab. The indefinite article of the apple is "an". The scissors are a plural-named thing in the Lab. The water is in the Lab. The indefinite article of the water is "some". Excalibur is a proper-named thing in the Lab. Ann is a woman in the Lab. The crew are a plural-named person in the Lab. The crate is an open container in the Lab. The pin and the nail are in the crate. The shelf is a supporter in the Lab. The vase is on the shelf. The lamp is a lit device on the shelf. The chest is a closed opaque container in the Lab. The egg is in the chest. The jar is a closed transparent container in the Lab.
A hue is a kind of value. The hues are red, green and blue.
To shine is a verb. To be able to swim is a verb.
The printed plural name of a coin is "pieces". N is a number that varies.

To list (D - a description of objects):
	say "[list of D] / [a list of D] / [the list of D] / [A list of D] / [The list of D] / [is-are list of D] / [is-are the list of D] / [is-are a list of D][line break]".

Instead of jumping:
	repeat with X running through {1, 2, 3, 4, 5, 6, 7}:
		say "[one of]a[or]b[or]c[cycling] [one of]a[or]b[or]c[stopping] [first time]once [only]|";
	say "[line break]";
	repeat with X running through {0, 1, 2}:
		now N is X;
		say "[N] coin[s] [regarding the N]";
		say "[if N is 0]none[else if N is 1]one[otherwise]more[end if] [unless N is 1]not one[end unless];";
	say "[line break]".

Instead of waving hands:
	list coins;
	list things in the crate;
	list people;
	list things on the chest;
	list edible things;
	list plural-named things;
	repeat with X running through {apple, scissors, water, Excalibur, Ann, crew, yourself}:
		say "[X] [a X] [the X] [A X] [The X] [an X] [regarding X][They] [are] [them] [their] [theirs] [themselves] [those] [it's|they're][shine] [carry] [have] [do] [don't] [can] [aren't] [haven't] [the player].";
To say it's|they're: say "[They're] ".

Instead of thinking:
	now the story viewpoint is first person singular;
	say "[We] [are] [shine] [our] [ours] [ourselves] [us].";
	now the story viewpoint is third person plural;
	say "[We] [are] [shine] [our] [ours] [ourselves] [us].";
	now the story viewpoint is second person singular;
	now the story tense is past tense;
	say "[We] [are] [shine] [carry] [can] [don't]. [regarding Ann][They] [are] [shine]. [There] [are]. [adapt the verb shine in future tense] [adapt the verb carry in perfect tense from third person singular] [infinitive of the verb shine] [past participle of the verb carry] [present participle of the verb carry] [meaning of the verb carry] [negate the verb shine in past perfect tense].";
	now the story tense is future tense;
	say "[We] [are] [shine] [regarding Ann][shine].";
	now the story tense is present tense;
	say "[regarding 3][are] [regarding 1][are] [regarding nothing][are].";

Instead of singing:
	say "[bold type]b[italic type]i[roman type]r[fixed letter spacing]f[variable letter spacing]v.[bracket]x[close bracket][apostrophe]q[quotation mark][no line break][run paragraph on]";
	say "[5 in words] [21 in words] [red] [Unicode 9731] [unicode 233][unicode Latin small letter e with acute].[paragraph break]Next.[line break][if 1 is 2]no[otherwise if 1 is 1]yes[end if][conditional paragraph break]After";
	say "[the time of day in words]; [12:30 PM] [1 hour 5 minutes] [true] [if true is false]t[end if].";
	say "[contents of the crate]; [what's on the shelf].";
	center "Middle".
To say what's on (S - an object): list the contents of S, as a sentence, tersely, listing marked items only, prefacing with is/are, including contents.
To say contents of (S - an object): list the contents of S, with newlines, indented, giving inventory information, including all contents, with extra indentation.
To center (T - a text): say "([T in upper case])".
Singing is an action applying to nothing. Understand "sing" as singing.
--- play

Said in Every Way
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see three pieces, an apple, some scissors, some water, Excalibur, Ann, some crew, a crate (in which are a pin and a nail), a shelf (on which are a vase and a lamp), a chest (closed) and a jar (closed and empty) here.

>jump
a a once |b b |c c |a c |b c |c c |a c |
0 coins none not one;1 coin one ;2 coins more not one;

>jump
b c |c c |a c |b c |c c |a c |b c |
0 coins none not one;1 coin one ;2 coins more not one;

>wave
three pieces / three pieces / the three pieces / Three pieces / The three pieces / are three pieces / are the three pieces / are three pieces
pin and nail / a pin and a nail / the pin and the nail / A pin and a nail / The pin and the nail / are pin and nail / are the pin and the nail / are a pin and a nail
yourself, Ann and crew / yourself, Ann and some crew / yourself, Ann and the crew / Yourself, Ann and some crew / You, Ann and the crew / are yourself, Ann and crew / are yourself, Ann and the crew / are yourself, Ann and some crew
nothing / nothing / nothing / Nothing / Nothing / are nothing / are nothing / are nothing
apple / an apple / the apple / An apple / The apple / is apple / is the apple / is an apple
scissors and crew / some scissors and some crew / the scissors and the crew / Some scissors and some crew / The scissors and the crew / are scissors and crew / are the scissors and the crew / are some scissors and some crew
apple an apple the apple An apple The apple an apple It is it its its itself that That's shines carries has does doesn't can isn't hasn't yourself.
scissors some scissors the scissors Some scissors The scissors some scissors They are them their theirs themselves those They're shine carry have do don't can aren't haven't yourself.
water some water the water Some water The water some water It is it its its itself that That's shines carries has does doesn't can isn't hasn't yourself.
Excalibur Excalibur Excalibur Excalibur Excalibur Excalibur It is it its its itself that That's shines carries has does doesn't can isn't hasn't yourself.
Ann Ann Ann Ann Ann Ann She is her her hers herself her She's shines carries has does doesn't can isn't hasn't yourself.
crew some crew the crew Some crew The crew some crew They are them their theirs themselves those They're shine carry have do don't can aren't haven't yourself.
yourself yourself yourself You You yourself You are you your yours yourself you You're shine carry have do don't can aren't haven't yourself.

>think
I am shine my mine myself me.
They are shine their theirs themselves them.
You were shined carried could didn't. She was shined. There was. will shine has carried shine carried carrying carrying relation had not shone.
You will be will shine will shine.
are is is.

>sing
birfv.[x]'q"five twenty-one red ☃ éé.

Next.
yes
Afterfour minutes past nine; 12:30 pm 1 hour 5 minutes true .
  a pin
  a nail
; are nothing.
(MIDDLE)
>
