Relations that are asked by a condition and ways through them; now with several things at once; functions given on as values; what is said of a column, an activity, a property; answers to a blank line, to "me" and to commands nobody can do.
--- source
"Said and Made So"

Hollow Country is a region. The Yard is a room. The Shed is north of the Yard. The Loft is above the Shed. The Yard and the Shed are in Hollow Country.
A colour is a kind of value. The colours are red, green and blue. A thing has a colour. A thing has a number called the weight. The weight of a thing is usually 2.
A crate is an open openable container in the Yard. A bench is a supporter in the Yard. A red ball, a green ball and a blue ball are things. The red ball and the green ball are in the crate. The blue ball is on the bench. The colour of the green ball is green. The colour of the blue ball is blue. The weight of the red ball is 7.
Ann is a woman in the Yard. Ann is wearing a scarf. Ann is carrying a lamp. Bob is a man in the Shed. Bob is carrying a map and a pen. The colour of the scarf is blue. The lamp is a device. The handle is part of the lamp. A thing called the drum is a container. It is closed. It is openable. It is transparent. In it is a moth.
Cy is a man in the Loft. Dee is a woman in the Loft.
Nearness relates a person (called A) to a person (called B) when the location of A is adjacent to the location of B. The verb to neighbour means the nearness relation.
Matching relates a thing (called X) to a thing (called Y) when the colour of X is the colour of Y and X is not Y. The verb to match means the matching relation.
Heaviness relates a thing (called X) to a thing (called Y) when the weight of X is greater than the weight of Y. The verb to outweigh means the heaviness relation.
Trust relates various people to various people. The verb to trust means the trust relation. Ann trusts Bob. Bob trusts Cy. Cy trusts Dee.
Definition: a thing is hefty if its weight is 5 or more. Definition: a thing is slight if its weight is less than 2. A thing can be marked or plain. A thing is usually plain.
To decide which number is nought (this is noughting): decide on 0.
To decide which number is the double of (N - a number) (this is doubling): decide on N times 2.
To decide which number is the sum of (N - a number) with (M - a number) (this is summing): decide on N plus M.
To decide which number is the total of (N - a number) with (M - a number) with (K - a number) (this is summing three): decide on N plus M plus K.
To greet (P - a person) (this is greeting): say "Hello, [P]."
To wave (this is waving): say "Waved."
To give (A - a thing) and (B - a thing) (this is pairing): say "[A]/[B]."
Instead of jumping:
	say "5: [list of people who neighbour Ann], [list of people neighboured by Ann], [list of things that match the blue ball].";
	say "6: [list of things which outweigh the blue ball], [number of things which outweigh the red ball].";
	say "7: [next step via the trust relation from Ann to Dee], [number of steps via the trust relation from Ann to Dee], [next step via the trust relation from Dee to Ann].";
	say "8: [list of hefty things], [number of slight things], [heaviest thing in the crate], [if the location is in Hollow Country]in[end if] [if the Loft is in Hollow Country]no[end if]."
Definition: a thing is heavy if its weight is 7 or more.
Instead of waiting:
	now the red ball is marked; now the blue ball is marked;
	say "a [list of marked things].";
	now the red ball is plain; now the weight of the blue ball is 9;
	say "b [list of marked things] [weight of the blue ball].";
	now all things in the crate are marked;
	say "c [list of marked things].";
	now everything on the bench is in the crate;
	now every thing carried by Bob is nowhere;
	say "d [list of things in the crate]; [list of things carried by Bob]; [if the pen is nowhere]gone[end if].";
	say "e [list of marked things].";
	now the player is wearing the scarf;
	now Bob is carrying the pen;
	now the handle is part of the crate;
	say "f [list of things worn by the player], [holder of the pen], [if the handle is part of the crate]part[end if].";
	now the player is in the Shed;
	now Ann is not carrying the lamp;
	say "g [location], [location of the lamp], [list of people in the location].";
	now everything in the crate is plain;
	now the weight of the crate is the weight of the red ball;
	say "h [list of red things] [weight of the crate].";
	now Ann trusts everyone in the Loft;
	now nobody in the Loft is trusted by Bob;
	say "i [list of people trusted by Ann], [list of people trusted by Bob].";
	now the lamp is switched on;
	now the Loft is mapped east of the Shed;
	say "j [if the lamp is switched on]on[end if] [the room east from the Shed]."
Instead of thinking:
	say "[noughting applied], [doubling applied to 4], [summing applied to 4 and 5], [summing three applied to 1 and 2 and 3].";
	apply greeting to Ann;
	apply waving;
	apply pairing to the red ball and the blue ball;
	say "[doubling applied to {1, 2, 3}], [summing reduction of {1, 2, 3}].";
	say "[the filter to hefty things of {the red ball, the blue ball, the moth}].";
	showme the weight of the red ball;
	showme the list of hefty things;
	showme the location;
	say "[12:30 pm].";
Instead of smelling:
	say "[the action of taking the lamp], [taking inventory], [the matching relation], [the verb trust], [Hollow Country].";
	say "[nearness relation] [instead rules] [jumping]."
--- play

Said and Made So
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Yard
You can see a crate (in which are a red ball and a green ball), a bench (on which is a blue ball) and Ann here.

>jump
5: Bob, Bob, scarf.
6: red ball, 0.
7: Bob, 3, nothing.
8: red ball, 0, red ball, in .

>wait
a red ball and blue ball.
b blue ball 9.
c red ball, green ball and blue ball.
d blue ball, red ball and green ball; nothing; gone.
e blue ball, red ball and green ball.
f scarf, Bob, part.

Shed
You can see Bob here.

g Shed, Yard, yourself and Bob.
h yourself, crate, red ball, bench, Ann, lamp, Bob, map, pen, Cy, Dee, handle, drum and moth 7.
i Bob, Cy and Dee, nothing.
j on the Loft.

>think
0, 8, 9, 6.
Hello, Ann.
Waved.
red ball/blue ball.
2, 4 and 6, 6.
red ball and blue ball.
"weight of the red ball" = number: 7
"list of hefty things" = list of things: {crate, red ball, blue ball}
"location" = object: Shed
12:30 pm.

>smell
taking the lamp, taking inventory, matching relation, verb trust, Hollow Country.
nearness relation Instead rulebook jumping.

>take
(Bob)
Bob is not yours to pick up.

>undo
Shed
[One turn taken back.]

>x drum
You see nothing of that name.

>again
You see nothing of that name.

>take me
You have yourself well in hand already.

>ann, take lamp
There is nobody of that name to speak to.

>ann, ann, take lamp
There is nobody of that name to speak to.

>bob, go north
Bob would rather not.

>give lamp to
You see nothing of that name.

>put pen in
(the scarf)
(taking the pen to begin with)
Bob has it.

>take pen, and lamp
You see nothing of that name.

>take pen and and lamp
You see nothing of that name.

>drop all from crate
You see nothing of that name.

>oops lamp
You see nothing of that name.

>x it
You notice nothing out of the ordinary about the pen.

>undo
Shed
[One turn taken back.]

>ask bob about ann
Nobody answers.

>tell me about bob
You tell yourself all about it.

>bob, tell me about pen
Nobody answers.

>bob, hello
Nobody answers.

>look then inventory. wait
Shed
You can see Bob here.

You have with you:
  a scarf (being worn)

a blue ball and red ball.
b blue ball 9.
c blue ball, red ball and green ball.
d blue ball, red ball and green ball; nothing; gone.
e blue ball, red ball and green ball.
f scarf, Bob, part.

Shed
You can see Bob here.

g Shed, Yard, yourself and Bob.
h yourself, crate, red ball, bench, Ann, lamp, Bob, map, pen, Cy, Dee, handle, drum and moth 7.
i Bob, Cy and Dee, nothing.
j on the Loft.

>
