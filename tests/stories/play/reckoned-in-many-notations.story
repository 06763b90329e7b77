Units and their products, notations of each form, equations solved for either side, plurals, verbs in each tense, degrees, numbers in words, times and real numbers.
--- source
The Lab is a room.

Length is a kind of value. 5m specifies a length. 5km specifies a length scaled up by 1000. Area is a kind of value. 5sqm specifies an area. A length times a length specifies an area. Volume is a kind of value. 5cum specifies a volume. A length times an area specifies a volume.
Weight is a kind of value. 1.0kg specifies a weight.
Price is a kind of value. $9.99 specifies a price. Cipher is a kind of value. 999-99 specifies a cipher. Ratio is a kind of value. 9/9 specifies a ratio. Speed is a kind of value. 5 mps specifies a speed. A time period times a speed specifies a length. Grade is a kind of value. -9 grade specifies a grade. Tall order is a kind of value. 9 tall orders (plural) and 1 tall order (singular) specify a tall order.
Mass is a kind of value. 1 gram (singular) specifies a mass. 2 grams (plural) specifies a mass. 1 kilogram specifies a mass scaled up by 1000.
Clock is a kind of value. 9:59:59 specifies a clock with parts hours, minutes and seconds.

Equation - Ohm
	V = I * R
where V is a number, I is a number and R is a number.

Equation - Boxing
	A = L * B
where A is an area and L is a length and B is a length.

Equation - Pythagoras
	C ^ 2 = A ^ 2 + B ^ 2
where A is a real number, B is a real number and C is a real number.

Equation - Mixed
	Y = 20 - (X + 3)*2 - X/4
where X is a number and Y is a number.

Equation - Logs
	P = root Q
where P is a real number and Q is a real number.

A fox, a mouse, a knife, a box, a lady, a potato, a wolf, a sheep, a goose, a child, a day, a bus, a tooth, a cactus, a quiz and a hero are kinds of thing.

The Lab contains two foxes, two mouses, two knifes, two boxes, two ladies, two potatoes, two wolves, two sheep, two gooses, two childs, two days, two buses, two tooths, two cactuses, two quizes and two heroes.

To stop is a verb. To lie is a verb. To try is a verb. To go is a verb. To pass is a verb. To hop is a verb. To mix is a verb. To agree is a verb. To quit is a verb. To play is a verb. To echo is a verb. To dye is a verb. To be able to swim is a verb. To star is a verb. To might is a verb. To step over is a verb.

A person can be happy. A thing has a number called depth. Definition: a thing is deep if its depth is 5 or more. Definition: a thing is wide if its depth is 5 or more. Definition: a thing is dry if its depth is 0 or less. Definition: a thing is thin if its depth is 2 or less. Definition: a thing is grey if its depth is 3 or more.
The well is a thing in the Lab. The depth of the well is 9. The cup is a thing in the Lab. The depth of the cup is 2. The saucer is in the Lab.

When play begins:
	say "1 [3m times 4m] [12sqm divided by 4m] [2km plus 500m] [3m times 4sqm] [square root of 16] [remainder after dividing 17 by 5].";
	say "2 [$3.50 plus $1.75] [$10.00 divided by 4] [$1.05 times 3] [$9.99 minus $10.00].";
	say "3 [123-45] [3/4] [5 mps] [-3 grade] [3 grade] [1500m] [999m] [2500m].";
	say "4 [1 gram] [2 grams] [1500 grams] [1 kilogram] [0 grams] [1.5kg plus 2.25kg] [1.5kg times 2].";
	say "5 [1:05:09] [hours part of 1:05:09] [seconds part of 1:05:09] [clock with hours part 2 minutes part 3 seconds part 4].";
	let V be given by Ohm where I is 3 and R is 4;
	let R be given by Ohm where V is 12 and I is 3;
	let L be given by Boxing where A is 12sqm and B is 3m;
	let Y be given by Mixed where X is 5;
	let C be given by Pythagoras where A is 3.0 and B is 4.0;
	let P be given by Logs where Q is 16.0;
	let Q be given by Logs where P is 3.0;
	say "6 [V] [R] [L] [Y] [C] [P] [Q].";
	say "7 [list of things in the Lab].";
	say "8 [regarding the well][stop] [lie] [try] [go] [pass] [hop] [mix] [agree] [quit] [play] [echo] [dye] [star].";
	say "9 [regarding 2][stop] [lie] [try] [go] [pass].";
	say "10 [list of deep things]; [list of wide things]; [list of dry things]; [list of thin things]; [list of grey things].";
	say "11 [list of things deeper than the cup]; [if the cup is thinner than the well]thinner[end if]; [the deepest thing]; [the driest thing] [if the well is greyer than the cup]greyer[end if] [if the well is wider than the cup]wider[end if].";
	now the story tense is past tense;
	say "12 [regarding the well][stop] [lie] [try] [go] [pass] [hop] [mix] [agree] [quit] [play] [echo] [dye] [star].";
	now the story tense is perfect tense;
	say "13 [regarding the well][stop] [lie] [try] [go] [pass] [hop] [mix] [agree] [quit] [play] [echo] [dye] [star].";
	now the story tense is future tense;
	say "14 [regarding the well][stop] [lie] [do not try] [don't go] [are] [are not] [have] [can] [cannot].";
	now the story tense is past perfect tense;
	say "15 [regarding 2][stop] [are] [have] [do not hop].";
	now the story tense is present tense;
	say "16 [present participle of the verb stop] [present participle of the verb lie] [present participle of the verb agree] [past participle of the verb try] [past participle of the verb quit] [infinitive of the verb mix] [adapt the verb pass in past tense from third person singular].";
	say "17 [0 in words] [13 in words] [21 in words] [100 in words] [101 in words] [1999 in words] [-7 in words] [1000000 in words].";
	say "18 [11 to the nearest 5] [12:59 am] [12:01 pm] [11:59 pm minus 10 minutes] [12:00 am plus 1 hour] [90 minutes] [1 hour 1 minute] [2 hours].";
	say "19 [3.0 plus 4] [1.0 divided by 3] [2.5 to the nearest whole number] [floor of 2.7] [ceiling of 2.2] [absolute value of -3.5] [2.0 to the power 10] [1.5 x 10^3] [pi] [cosine of 0] [natural logarithm of 1.0].";
	say "20 [7 divided by 2] [-7 divided by 2] [7 minus 10 times 2] [(7 minus 10) times 2] [2147483647 plus 1] [5 * 3 + 2 - 1].".
--- play

1 12sqm 3m 2.5km 12cum 4 2.
2 $5.25 $2.50 $3.15 $0.0-1.
3 123-45 3/4 5 mps -3 grade 3 grade 1.5km 999m 2.5km.
4 1 gram 2 grams 1.5 kilogram 1 kilogram 0 grams 3.75kg 3.0kg.
5 1:05:09 1 9 2:03:04.
6 12 4 4m 3 5.0 4.0 9.0.
7 yourself, two mouses, two knifes, two gooses, two childs, two tooths, two foxes, two boxes, two ladies, two potatoes, two wolves, two sheep, two days, two buses, two cactuses, two quizes, two heroes, well, cup and saucer.
8 stops lies tries goes passes hops mixes agrees quits plays echoes dyes stars.
9 stop lie try go pass.
10 well; well; yourself, two mouses, two knifes, two gooses, two childs, two tooths, two foxes, two boxes, two ladies, two potatoes, two wolves, two sheep, two days, two buses, two cactuses, two quizes, two heroes and saucer; yourself, two mouses, two knifes, two gooses, two childs, two tooths, two foxes, two boxes, two ladies, two potatoes, two wolves, two sheep, two days, two buses, two cactuses, two quizes, two heroes, cup and saucer; well.
11 well; thinner; the well; the saucer greyer wider.
12 stopped lied tried went passed hopped mixed agreed quit played echoed dyed starred.
13 has stopped has lied has tried has gone has passed has hopped has mixed has agreed has quit has played has echoed has dyed has starred.
14 will stop will lie will not try won't go will be will not be will have will be able to will not be able to.
15 had stopped had been had had had not hopped.
16 stopping lying agreeing tried quit mix passed.
17 zero thirteen twenty-one one hundred one hundred and one one thousand, nine hundred and ninety-nine minus seven one million.
18 10 12:59 am 12:01 pm 11:49 pm 1:00 am 1 hour 30 minutes 1 hour 1 minute 2 hours .
19 7.0 0.33333 3 2.0 3.0 3.5 1024.0 1500.0 3.14159 1.0 0.0.
20 3 -3 -13 -6 -2147483648 20.

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see two mouses, two knifes, two gooses, two childs, two tooths, two foxes, two boxes, two ladies, two potatoes, two wolves, two sheep, two days, two buses, two cactuses, two quizes, two heroes, a well, a cup and a saucer here.

>look
Lab
You can see two mouses, two knifes, two gooses, two childs, two tooths, two foxes, two boxes, two ladies, two potatoes, two wolves, two sheep, two days, two buses, two cactuses, two quizes, two heroes, a well, a cup and a saucer here.

>
