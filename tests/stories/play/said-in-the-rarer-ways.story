Declarations and assertions in forms that are right but rarely written, and what they make.
--- source
The Yard is a room. The Barn is west of the Yard. The Mill is a room. East of the Mill is the Barn. The Farm is a region. The Yard and the Barn are in the Farm. The Loft is above the Barn. The Cave is below the Mill. The crate is an open openable container in the Yard. The ball is in the crate. The shelf is a supporter in the Yard. Ann is a woman in the Yard. Bob is a man in the Barn. The sleeping bag is in the Yard. The player is in the Yard.

A species is a kind of thing. The plural of species is speciess. Most Wanted is a room. No Exit is a room. The newt and the toad are speciess in the Yard. A goose is a kind of animal. The plural of goose is geese. Two geese are in the Barn. An ox is a kind of animal. The plural of ox is oxen. Three oxen are in the Mill. A box, a tin and a chest are kinds of container. A bin, tub and keg are kinds of container. The keg called the old keg is in the Barn. Some water is in the Barn. Somebody called the Miller is in the Mill. A man called Mr Brown is in the Mill. A woman called Jill is in the Mill. Two men are in the Mill.

Hue is a kind of value. The hues are red, green and grey. A thing has a hue. A thing is usually grey. The hue of the ball and the crate is red. The hue of the newt and the toad is green. Mood is a kind of value. A mood is usually calm. The moods are calm, wild and sad. A person has a mood. A thing has a number (called years). A room has a number (called the depth within). Ann is wild. Bob is sad. Detail is a kind of value. The details are quiet and loud. Quiet detail is a thing in the Yard. A thing can be loud-looking. It is loud-looking.
Weight is a kind of value. 10kg specifies a weight. A thing has a weight. The ball is 3kg. The weight of a man is usually 80kg. The weight of a woman is usually 60kg.

Every container has a number called the room within. Each supporter has a text called the label. All rooms have a number called the echo. A person can be hungry. A thing can be neat, messy or mixed (this is its tidiness property). A person can be tall, short or middling (this is their build). A woman can be shy, bold or calm-minded (this is her manner property). A man can be aged, young or ripe (this is his age). A room can be wet or dry. A door can be either jammed or free. A device can be humming. A supporter is either wide or narrow. The shelf is wide. The crate is neat. Ann is tall and shy. Bob is short and aged. The room within of the crate is 5. The label of the shelf is "SHELF". The echo of a room is usually 1. The echo of the Cave is 9.

The tally is a number that varies. The tally is 5. The top is a number variable. The top is 7. The flag is always true. The depth is always -5. The word is always "deep". The ratio is always 2.5. The count is initially 3. The count is a number that varies. The hoard is a container that varies. The hoard is the crate. The chosen one is a person that varies. The chosen one is Ann. The best hue is a hue that varies. The best hue is green. The log is a list of numbers that varies. The log is { 1, 2, 3 }. The favourites is a list of things that varies. The favourites is { the ball, the crate }. The plan is an action that varies. The plan is the action of waiting. The rule-book is a rulebook that varies. The rel is a relation of people to things that varies. The rel is the liking relation.

Liking relates various people to various things. The verb to like means the liking relation. Ann and Bob like the ball. Ann likes the crate and the shelf. The toad and the newt are liked by Bob. Managing relates one person (called the boss) to various people. The verb to manage means the managing relation. Ann manages Bob. The boss of Ann is the Miller. Twinning relates one person (called the twin) to another. The verb to twin means the twinning relation. Ann twins Bob. Meeting relates people to each other. The verb to meet means the meeting relation. Ann meets Bob. Bob meets the Miller. Teaming relates people to each other in groups. The verb to team with means the teaming relation. Ann teams with Bob. The Miller teams with Mr Brown. Costing relates various things to various numbers. The verb to cost means the costing relation. The ball costs 5. The ball costs 6. Rating relates people to one number. The verb to rate means the rating relation. Owning relates one person to various things. The verb to own means the owning relation. Ann owns the ball. Ann owns the crate. Owing relates various people to one person. The verb to owe means the owing relation. Ann owes Bob. Bob owes Ann. Outweighing relates a thing (called X) to a thing (called Y) when the weight of X is greater than the weight of Y. The verb to outweigh means the outweighing relation.

There is a box in the Yard. There is a tin called the round tin on the shelf. There are two chests in the Loft. There is a man called the sweep in the Loft. There is a woman who is in the Cave. In the Cave is a lamp. On the shelf is a mug. On the shelf are a jug and a pan. Inside the crate is a nail. Carried by Ann is a hat. The cap is worn by Ann. The coin is carried. The ring is worn. The key is carried. The rope is here. The saw is nowhere. The moon is a backdrop. The moon is in the Yard and the Barn. The sky is a backdrop. The sky is everywhere. The nose is part of Ann. A knob is a kind of thing. A knob is part of every tin. A handle is a kind of thing. A handle is part of every chest. A purse is a kind of container. Every person carries a purse. A shelf-end is a kind of thing. A shelf-end called the left end is part of the shelf. A peg is a kind of thing. A peg is in every box. A ribbon is a kind of thing. A ribbon is usually wearable. A ribbon is worn by every woman.
The gate is a door. It is north of the Yard and south of the Field. The hatch is down from the Barn and up from the Pit. The hatch is a door. The flap is a door. The flap is east of the Cave. Through the flap is the Fen. Outside from the Mill is the Lane. Inside from the Lane is the Mill. The Hill is northeast of the Yard. Northwest of the Hill is nowhere. North of the Lane is the Moor. South of the Moor is the Lane. Hubwards is a direction. The opposite of hubwards is rimwards. Rimwards is a direction. The opposite of rimwards is hubwards. Hubwards from the Moor is the Fen. A direction can be useful. East is useful.

A bird is a kind of animal. Some birds are defined by the Table of Wings. A coinage is a kind of value. The coinages are defined by the Table of Coins. A tool is a kind of thing. A gem is a kind of thing. Some gems are defined by the Table of Stones. The kinds of tool are defined by the Table of Gear.

Table of Wings
bird	hue	weight	mood (a mood)
wren	red	1kg	calm
owl	grey	2kg	--

Table of Coins
coinage	worth
penny	1
groat	4

Table of Gear
tool	cost
spade	5
rake	6

Table of Notes
note	count
"a"	1
"b"	--
with 2 blank rows

Table of Notes (continued)
note	count
"c"	3
"d"	4

Table of Notes (amended)
note	count
"b"	2

Table of Lists
name (text)	members (list of numbers)	kept (an action)	seen (a rule)
"x"	{ 1, 2 }	the action of looking	the yard rule
"y"	{ }	the action of taking the ball	--

Table of Stones
gem	facets	lore
ruby	{ 1, 2 }	"red"
opal	{ 5 }	"white"

Table of Kinds Named
what	amount	whose
text	number	a person
--	--	--

Part 2

A thing can be worn-out. A thing can be dusty. A thing can be cheap. A thing is usually worn-out. A container is usually not worn-out. A worn-out thing is usually dusty. A dusty thing is usually cheap. A bin is usually worn-out. The mug is not worn-out. The chest called the new chest is in the Loft. It is not worn-out. The pan is not dusty.
To squat down is a verb. To stoop is a verb. To stoop over is a verb. To nod off is a verb. The verb to sit beside means the meeting relation.

This is the yard rule: say "Yard rule." Include assertions in the debugging log. Omit everything from the debugging log.

The taking action has a number called the grip (matched as "gripping"). The looking action has an object called the thing looked at. The pushing action has a number called the force. Setting action variables for pushing: now the force is 3. Report pushing: say "Force [force]." Dreaming is an action applying to nothing. The dreaming action has a text called the dream. Naming it as is an action with past participle named, applying to one carried thing and one topic. Fanning something is an activity. Blowing something is an activity on things. Puffing is an activity on nothing. For fanning something: say "Fan."

To tell about (X - a thing): say "[X]: [years of X], [if X is worn-out]worn-out[end if] [if X is dusty]dusty[end if] [if X is cheap]cheap[end if], [hue of X], [weight of X], [if X is a container][room within of X][otherwise]-[end if], [tidiness of X], held by [holder of X]; liked by [list of people who like X]; liked by Ann [if Ann likes X]yes[otherwise]no[end if]; costs 5 [if X costs 5]yes[end if], 7 [if X costs 7]yes[end if]; owned by [if Ann owns X]Ann[otherwise]nobody[end if]; lighter: [list of birds outweighed by X]."
To tell about person (P - a person): say "[P]: [mood of P], [build of P], boss [boss of P], twin [twin of P], meets [list of people who meet P], team [list of people who team with P], carries [list of things carried by P], wears [list of things worn by P], parts [list of things which are part of P]."
Telling is an action applying to nothing. Understand "tell all" as telling. Instead of telling:
	repeat with X running through things in the Yard:
		tell about X;
		say line break.

Counting is an action applying to nothing. Understand "tally" as counting. Instead of counting: say "[tally] [top] [if flag is true]y[end if] [depth] [word] [ratio] [count] [hoard] [chosen one] [best hue] [log] [favourites] [plan] [rel]; [the number of people], [the number of containers], [the number of geese] geese, [the number of oxen] oxen, [list of birds], [list of coinages], [list of tools], [number of rows in the Table of Notes] rows, [number of blank rows in the Table of Notes] blank; [echo of the Cave] [echo of the Yard]; [list of people in the Mill]; [list of things on the shelf]; [list of useful directions]; [list of off-stage things]."
Peopling is an action applying to nothing. Understand "people" as peopling. Instead of peopling:
	repeat with P running through people:
		tell about person P;
		say line break.

Verbing is an action applying to nothing. Understand "verbs" as verbing. Instead of verbing: say "[We] [squat], [stoop], [nod] and [sit]."; say "[number of blank rows in the Table of Kinds Named] blank; "; add 3 to the facets of the ruby; say "[facets of the ruby] [facets of the opal] [lore of the opal] [list of dusty things]; [list of cheap things in the Loft]."; say "[if Ann meets Bob]Beside.[end if] [the depth within of the Yard].".
Noting is an action applying to nothing. Understand "note" as noting. Instead of noting:
	repeat through the Table of Notes:
		say "[note entry]: [if there is a count entry][count entry][otherwise]none[end if]; ";
	repeat through the Table of Lists:
		say "[name entry] [members entry] [kept entry] [if there is a seen entry][seen entry][end if]; ".
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Yard
You can see a gate, a crate (in which are a ball and a nail), a shelf (on which are a mug, a jug and a pan), Ann, a sleeping bag, a newt, a toad, Quiet detail and a box (in which is a peg) here.

>tell all
gate: 0, worn-out dusty cheap, grey, 0kg, -, neat, held by Yard; liked by nothing; liked by Ann no; costs 5 , 7 ; owned by nobody; lighter: nothing.

sky: 0, worn-out dusty cheap, grey, 0kg, -, neat, held by Yard; liked by nothing; liked by Ann no; costs 5 , 7 ; owned by nobody; lighter: nothing.

moon: 0, worn-out dusty cheap, grey, 0kg, -, neat, held by Yard; liked by nothing; liked by Ann no; costs 5 , 7 ; owned by nobody; lighter: nothing.

yourself: 0, worn-out dusty cheap, grey, 0kg, -, neat, held by Yard; liked by nothing; liked by Ann no; costs 5 , 7 ; owned by nobody; lighter: nothing.

crate: 0,  dusty cheap, red, 0kg, 5, neat, held by Yard; liked by Ann; liked by Ann yes; costs 5 , 7 ; owned by Ann; lighter: nothing.

shelf: 0, worn-out dusty cheap, grey, 0kg, -, neat, held by Yard; liked by Ann; liked by Ann yes; costs 5 , 7 ; owned by nobody; lighter: nothing.

Ann: 0, worn-out dusty cheap, grey, 60kg, -, neat, held by Yard; liked by nothing; liked by Ann no; costs 5 , 7 ; owned by nobody; lighter: wren and owl.

sleeping bag: 0, worn-out dusty cheap, grey, 0kg, -, neat, held by Yard; liked by nothing; liked by Ann no; costs 5 , 7 ; owned by nobody; lighter: nothing.

newt: 0, worn-out dusty cheap, green, 0kg, -, neat, held by Yard; liked by Bob; liked by Ann no; costs 5 , 7 ; owned by nobody; lighter: nothing.

toad: 0, worn-out dusty cheap, green, 0kg, -, neat, held by Yard; liked by Bob; liked by Ann no; costs 5 , 7 ; owned by nobody; lighter: nothing.

Quiet detail: 0, worn-out dusty cheap, grey, 0kg, -, neat, held by Yard; liked by nothing; liked by Ann no; costs 5 , 7 ; owned by nobody; lighter: nothing.

box: 0,  dusty cheap, grey, 0kg, 0, neat, held by Yard; liked by nothing; liked by Ann no; costs 5 , 7 ; owned by nobody; lighter: nothing.


>tally
5 7 y -5 deep 2.5 3 crate Ann green 1, 2 and 3 ball and crate waiting liking relation; 17, 24, 2 geese, 3 oxen, wren and owl, penny and groat, nothing, 6 rows, 2 blank; 9 1; three oxen, Miller, Mr Brown, Jill and two men; mug, jug and pan; east; round tin on the shelf, sweep in the Loft, three purses, saw, round tin on the shelf's knob, wren, owl, ruby and opal.

>people
yourself: calm, tall, boss nothing, twin nothing, meets nothing, team yourself, carries coin, key and purse, wears ring, parts nothing.

Ann: wild, tall, boss Miller, twin Bob, meets Bob, team Ann and Bob, carries hat and purse, wears cap and ribbon, parts nose.

Bob: sad, short, boss Ann, twin Ann, meets Ann and Miller, team Ann and Bob, carries purse, wears nothing, parts nothing.

goose: calm, tall, boss nothing, twin nothing, meets nothing, team goose, carries purse, wears nothing, parts nothing.

goose: calm, tall, boss nothing, twin nothing, meets nothing, team goose, carries purse, wears nothing, parts nothing.

ox: calm, tall, boss nothing, twin nothing, meets nothing, team ox, carries purse, wears nothing, parts nothing.

ox: calm, tall, boss nothing, twin nothing, meets nothing, team ox, carries purse, wears nothing, parts nothing.

ox: calm, tall, boss nothing, twin nothing, meets nothing, team ox, carries purse, wears nothing, parts nothing.

Miller: calm, tall, boss nothing, twin nothing, meets Bob, team Miller and Mr Brown, carries purse, wears nothing, parts nothing.

Mr Brown: calm, tall, boss nothing, twin nothing, meets nothing, team Miller and Mr Brown, carries purse, wears nothing, parts nothing.

Jill: calm, tall, boss nothing, twin nothing, meets nothing, team Jill, carries purse, wears ribbon, parts nothing.

man: calm, tall, boss nothing, twin nothing, meets nothing, team man, carries purse, wears nothing, parts nothing.

man: calm, tall, boss nothing, twin nothing, meets nothing, team man, carries purse, wears nothing, parts nothing.

woman: calm, tall, boss nothing, twin nothing, meets nothing, team woman, carries purse, wears ribbon, parts nothing.

sweep in the Loft: calm, tall, boss nothing, twin nothing, meets nothing, team sweep in the Loft, carries purse, wears nothing, parts nothing.

wren: calm, tall, boss nothing, twin nothing, meets nothing, team wren, carries purse, wears nothing, parts nothing.

owl: calm, tall, boss nothing, twin nothing, meets nothing, team owl, carries purse, wears nothing, parts nothing.


>verbs
You squat, stoop, nod and sit.
2 blank; 1, 2 and 3 5 white yourself, coin, ring, key, seventeen purses, crate, ball, nail, shelf, jug, Ann, hat, cap, three ribbons, sleeping bag, newt, toad, Quiet detail, box, peg, Bob, two geese, old keg, water, three oxen, Miller, Mr Brown, Jill, two men, two chests, woman, lamp, rope, flap, round tin on the shelf, sweep in the Loft, saw, moon, sky, nose, round tin on the shelf's knob, two handles, left end, gate, hatch, wren, owl, ruby, opal and new chest's handle; two chests.
Beside.
 0.

>note
a: 1; b: 2; c: 3; d: 4; x 1 and 2 looking yard rule; y  taking the ball ; 
>push crate
Nothing comes of it.

Force 3.

>w

Barn
You can see a hatch, Bob, two geese, the old keg (empty) and some water here.

>look
Barn
You can see a hatch, Bob, two geese, the old keg (empty) and some water here.

>down
(opening the hatch to begin with)

Pit
You can see a hatch here.

>up

Barn
You can see a hatch, Bob, two geese, the old keg (empty) and some water here.

>up

Loft
You can see two chests (empty) and the new chest (empty) here.

>look
Loft
You can see two chests (empty) and the new chest (empty) here.

>x moon
You see nothing of that name.

>x sky
You notice nothing out of the ordinary about the sky.

>d

Barn
You can see a hatch, Bob, two geese, the old keg (empty) and some water here.

>e

Yard
You can see a gate, a crate (in which are a ball and a nail), a shelf (on which are a mug, a jug and a pan), Ann, a sleeping bag, a newt, a toad, Quiet detail and a box (in which is a peg) here.

>north
(opening the gate to begin with)

Field
You can see a gate here.

>s

Yard
You can see a gate, a crate (in which are a ball and a nail), a shelf (on which are a mug, a jug and a pan), Ann, a sleeping bag, a newt, a toad, Quiet detail and a box (in which is a peg) here.

>ne

Hill

>nw
There is no way in that direction.

>sw

Yard
You can see a gate, a crate (in which are a ball and a nail), a shelf (on which are a mug, a jug and a pan), Ann, a sleeping bag, a newt, a toad, Quiet detail and a box (in which is a peg) here.

>in
There is no way in that direction.

>out
There is nothing to get out of here.

>d
There is no way in that direction.

>e
There is no way in that direction.

>x moon
You notice nothing out of the ordinary about the moon.

>i
You have with you:
  a coin
  a ring (being worn)
  a key
  a purse

>hubwards
There is no way in that direction.

>
