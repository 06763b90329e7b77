Phrases, rulebooks, activities, actions and scenes of a small yard.
--- source
"D6" by Nobody

[phrases, rulebooks, activities, actions, scenes in commands]
Hey is a text that varies. Hey is "hey". The Yard is a room. The Barn is north of the Yard. The apple is in the Yard. The pear is in the Yard. Anna is a woman in the Yard. A dog is an animal in the Barn. The crate is a container in the Yard. The table is a supporter in the Yard. On the table are a cup and a plate.
To greet (P - a person), warmly, twice or with feeling:
	say "Hello, [P][if warmly] dear[end if][if twice] again[end if][if with feeling] oh[end if]."
To decide which number is double (N - a number): decide on N + N.
To decide what text is shouted (T - a text): decide on "[T in upper case]!".
To decide whether (P - a person) is busy: if P is Anna, yes; no.
To decide which object is the partner of (T - a thing): if T is the apple, decide on the pear; decide on nothing.
To say swap (A - a thing) and (B - a thing): say "[B]-[A]".
To repeat the chant (N - a number) times/time: 
	repeat with I running from 1 to N:
		say "la[if I < N] [end if]".
To say (N - a number) bar/bars: say "[N]b".
To twiddle (T - a thing): say "thing."
To twiddle (T - a person): say "person."
To twiddle (T - the apple): say "the apple."
To twiddle (T - a thing that is on the table): say "tabled."
To combine (L - a list of numbers) with (f - phrase number -> number): say "[f applied to L]".
To decide which number is tripled (N - a number) (this is tripling): decide on N * 3.
To decide which K is the other of (A - a value of kind K) or (B - K): decide on B.
Bravado is a rulebook. The bravado rulebook has a number called the pluck. Bravado: now the pluck is 3. A bravado rule: say "Pluck [pluck]."; rule succeeds.
Judging is a person based rulebook. Judging has outcomes guilty (success), innocent (failure) and unsure (no outcome - default).
Judging Anna: guilty. Judging an animal: innocent. 
Price rules is an object based rulebook producing a number. A price rule for the apple: rule succeeds with result 10. A price rule for a thing on the table: rule succeeds with result 20. 
Appraising something is an activity on things. The appraising activity has a number called depth. Before appraising something: now depth is 2; say "Hm."; continue the activity. Rule for appraising the apple: say "Apple [depth]." Rule for appraising something: say "Something [depth]." After appraising the pear: say "Done with [the item described]."
Musing is an activity. Rule for musing while appraising: say "both". Rule for musing: say "musing.".
Waving at is an action applying to one visible thing. Understand "wave at/to [something]" as waving at. The waving at action has a truth state called noticed. Setting action variables for waving at: if the noun is a person, now noticed is true. Check waving at something while the player is carrying something: say "Hands full." instead. Carry out waving at: say "You wave."; Report waving at the dog: say "Woof."
Instead of taking the apple when the pear is carried: say "No more." 
After taking the apple for the second time: say "Again."
Before taking something in the presence of Anna: say "(Anna looks.)"
Instead of examining something for the first time: say "First."
Every turn when the player carries the apple for the first turn: say "Carrying now."
Every turn when the player has been in the Barn for exactly two turns: say "Two turns."
At the time when the bell rings: say "Ding."
Rumpus is a recurring scene. Rumpus begins when the player carries the pear. Rumpus ends when the player does not carry the pear. When Rumpus begins: say "Rumpus!" When Rumpus ends: say "Peace after [time since Rumpus began]."
Hush is a scene. Hush begins when Rumpus ends. Hush ends happily when the player is in the Barn. Hush ends sadly when the time since Hush began is 3 minutes. When Hush ends happily: say "Happy." When Hush ends sadly: say "Sad." When Hush ends: say "Hush over."
Persuasion rule for asking Anna to try taking the pear: persuasion fails. Persuasion rule for asking people to try doing something: persuasion succeeds.
Unsuccessful attempt by Anna doing something: say "Anna fails at [current action]."
Rule for printing the name of the cup while looking: say "old cup".
Rule for listing nondescript items of the Yard: say "Stuff."
After printing the locale description of the Barn: say "(barn)[line break]".
Rule for supplying a missing noun while waving at: now the noun is the dog.
Does the player mean taking the pear: it is very likely.
Understand "fruit" as the apple. Understand "fruit" as the pear.
Understand "toss [something] at/to [someone]" or "toss [something]" as giving it to.

When play begins:
	greet Anna;
	greet the dog, warmly;
	greet Anna, with feeling;
	say "1 [double 4] [shouted hey] [if Anna is busy]b[end if][if the dog is busy]c[end if] [partner of the apple] [partner of the pear] [swap apple and pear].";
	repeat the chant 3 times;
	repeat the chant 1 time;
	say "[2 bars] [1 bar].";
	twiddle Anna;
	twiddle apple;
	twiddle cup;
	twiddle crate;
	combine {1, 2, 3} with tripling;
	say " [the other of 3 or 4] [tripling applied to 5].";
	follow the bravado rules;
	if rule succeeded, say "ok.";
	follow the judging rules for Anna;
	say "[outcome of the rulebook]. ";
	follow the judging rules for the dog;
	say "[if the outcome of the rulebook is the innocent outcome]inn[end if]. ";
	follow the judging rules for yourself;
	say "[the outcome of the rulebook].";
	say "[number produced by the price rules for the apple] [the number produced by price rules for the cup] [number produced by price rules for the crate].";
	carry out the appraising activity with the apple;
	carry out the appraising activity with the pear;
	carry out the musing activity;
	the bell rings in 2 turns from now;
	follow the bravado rules.
--- play

Hello, Anna.
Hello, dog dear.
Hello, Anna oh.
1 8 HEY! b pear nothing pear-apple.
la la lala2b 1b.
person.
the apple.
tabled.
thing.
3, 6 and 9 4 15.

Pluck 3.
ok.
guilty. inn. (no outcome).
10 20 0.
Hm.
Apple 2.
Hm.
Something 2.
Done with the pear.
musing.

Pluck 3.

D6
An Interactive Fiction by Nobody
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Yard
Stuff.

>x apple
First.

>x apple
You notice nothing out of the ordinary about the apple.

>take fruit
(the pear)
(Anna looks.)

You take the pear.

Rumpus!

Ding.

>take apple
(Anna looks.)

No more.

>x cup
You notice nothing out of the ordinary about the cup.

>z
A while goes by.

>drop pear
You put the pear down.

Peace after 4 minutes.

>take apple
(Anna looks.)

Again.

Carrying now.

>drop apple
You put the apple down.

Sad.

Hush over.

>take apple
(Anna looks.)

You take the apple.

Carrying now.

>n

Barn
You can see a dog here.

(barn)

>wave
You wave your hands.

>wave at anna
You see nothing of that name.

>drop apple
You put the apple down.

Two turns.

>wave
You wave your hands.

>z
A while goes by.

>z
A while goes by.

>s

Yard
Stuff.

>anna, take pear
Anna would rather not.

>anna, take cup
Anna takes the cup.

>anna, take cup
Anna fails at Anna taking the cup.

>toss cup to anna
(taking the cup to begin with)
(Anna looks.)

Anna has it.

>ask anna for cup
Anna fails at Anna giving the cup to yourself.

>look
Yard
Stuff.

>
