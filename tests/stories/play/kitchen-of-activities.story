Activities of the library and of one's own, many at once.
--- source
"The Night Kitchen" by Nobody

Use scoring. The maximum score is 12.
The Kitchen is a room. "Copper and steam." The Pantry is north of the Kitchen. The Pantry is dark. The Cellar is down from the Kitchen.
A dish is a kind of thing. A dish can be hot or cold. A dish is usually cold. A dish has a number called portions. The portions of a dish is usually 2. 
The soup, the stew and the pie are dishes in the Kitchen. The soup is hot. The portions of the pie is 5.
A shelf is a supporter in the Kitchen. On the shelf are a jug, a bowl and a candle. The candle is lit. The cook is a man in the Kitchen. "The cook [if the player carries a dish]eyes your dish[otherwise]stirs[end if]."
The cat is an animal in the Kitchen. The cat wears a bell. The cat carries a mouse. The hamper is an open container in the Kitchen. In the hamper are a loaf, a cheese and a knife. The hatch is a door. The hatch is up from the Kitchen. Through the hatch is the Loft. The range is a fixed in place thing in the Kitchen. "A black range hulks here." The smell is a backdrop in the Kitchen.
Spoon is a kind of thing. Four spoons are in the hamper. A fork is a kind of thing. Two forks are on the shelf.

Part 1 - Activities


Sampling something is an activity on dishes. The sampling activity has a number called the sips. The sampling activity has a truth state called the burning.

Ringing the bell is an activity. The ringing the bell activity has a text called tone.

Choosing a word for something is an activity on numbers. Counting texts about something is an activity on texts.

Before sampling a hot dish (called D): now burning is true; say "(Careful with [the D].) ".

First before sampling something: now the sips is 3.

Rule for sampling the pie: say "Pie! ".

Rule for sampling a dish (called D) (this is the general taste rule): say "[The D] [are] [if burning is true]hot[otherwise]mild[end if] after [sips]. ".

For sampling the stew when the cat is visible: say "Shared. "; continue the activity.

After sampling a dish when the burning is true: say "Ouch. ".

After sampling: say "Done."

Before ringing the bell: now tone is "ding".

Rule for ringing the bell: say "[tone]-dong. ".

Last after ringing the bell: say "Echo."

Rule for choosing a word for 3: say "three".

Rule for choosing a word for a number (called N) when N > 9: say "many".

Last rule for choosing a word for a number: say "some".

Rule for counting texts about "a": say "A text. ". 


Asking1 is an action out of world applying to nothing. Understand "q1" as asking1.

Carry out asking1:
	repeat with D running through dishes:
		carry out the sampling activity with D;
		say line break;
	carry out the ringing the bell activity;
	say line break;
	say line break;
	begin the ringing the bell activity;
	say "now. [if the ringing the bell activity is going on]on[end if]. ";
	if handling the ringing the bell activity:
		say "default. ";
	end the ringing the bell activity;
	begin the sampling activity with the pie;
	say "[if the sampling activity is going on]on[end if]. ";
	abandon the sampling activity with the pie;
	say "[if the sampling activity is not going on]off[end if]."


Part 2 - Library activities


Rule for printing the name of a dish (called D) while taking inventory: say "dish for [portions of D]". 

Rule for printing the name of the jug while looking: say "jug of [if the cat is visible]milk[otherwise]water[end if]".

After printing the name of a hot dish: say " (steaming)".

Before printing the name of the loaf: say "crusty ".

Rule for printing the plural name of a spoon: say "silver spoons". 

Before printing the plural name of a fork: say "bent ". 

Rule for printing a number of spoons when the listing group size is greater than 2: say "a clutch of spoons".

Rule for printing room description details of the hamper: say " (woven)".

Rule for writing a paragraph about the cat: say "The cat [if the cat carries the mouse]has [a list of things carried by the cat][otherwise]sulks[end if].".

Rule for writing a paragraph about a dish (called D) when the number of unmentioned dishes > 1: say "Dishes stand about: [list of unmentioned dishes].".

Before listing contents of the shelf: group forks together as "cutlery".

Before listing contents while looking: group dishes together.

Rule for grouping together dishes: say "food".

Before grouping together forks: say "(".

After grouping together forks: say ")".

After choosing notable locale objects: set the locale priority of the range to 1.

Rule for printing a locale paragraph about the hamper: say "The hamper gapes[if something is in the hamper], holding [a list of things in the hamper][end if]."; now the hamper is mentioned; continue the activity.

Rule for printing the description of a dark room: say "Black as pitch." 

Rule for printing the name of a dark room: say "Somewhere dark".

Rule for printing the announcement of darkness: say "The light fails." 

Rule for printing a refusal to act in the dark: say "You fumble."

Rule for printing the announcement of light: say "Ah."

Rule for listing nondescript items of the Kitchen when the player carries nothing: say "Also: [list of marked for listing things].".

Rule for listing nondescript items when the player carries something: say "And: "; list the contents of the location, as a sentence, listing marked items only; say "."

Rule for deciding the scope of the player while in darkness: place the player in scope; place the cook in scope.

After deciding the scope of the player while smelling: place the Loft in scope.

Rule for clarifying the parser's choice of the soup: say "(well, soup) ".

Rule for asking which do you mean while taking: say "Which one, then?".

Rule for supplying a missing noun while smelling: now the noun is the smell. 

Rule for supplying a missing second noun while inserting: say "(hamper) "; now the second noun is the hamper.

Rule for implicitly taking the knife: say "(snatching the knife) "; try silently taking the knife.

Rule for printing the banner text: say "THE NIGHT KITCHEN[line break]".

Rule for constructing the status line: do nothing.

Rule for printing the player's obituary: say "So ends supper, [score] of [maximum score]."

Rule for amusing a victorious player: say "Try tasting the cat."

Rule for printing a parser error when the latest parser error is the not a verb I recognise error: say "The kitchen knows no such word."

Rule for printing a parser error when the latest parser error is the can't see any such thing error: say "No such thing in the [location].".

Rule for deciding whether all includes the cat: it does not.

Rule for deciding whether all includes a dish while dropping: it does not.

Does the player mean eating the pie: it is very likely.

Instead of eating a dish: carry out the sampling activity with the noun; decrease the portions of the noun by 1; increase the score by 1; if the portions of the noun is 0, remove the noun from play.

Instead of eating the loaf: end the story finally saying "You are full".
--- play

THE NIGHT KITCHEN

Kitchen
Copper and steam.

A black range hulks here.

Dishes stand about: soup (steaming), stew and pie.

The cook stirs.

The cat has a mouse.

The hamper gapes, holding a crusty loaf, a cheese, a knife and a clutch of spoons.

Also: shelf and hatch.

>look
Kitchen
Copper and steam.

A black range hulks here.

Dishes stand about: soup (steaming), stew and pie.

The cook stirs.

The cat has a mouse.

The hamper gapes, holding a crusty loaf, a cheese, a knife and a clutch of spoons.

Also: shelf and hatch.

>q1
(Careful with the soup (steaming).) The soup (steaming) is hot after 3. Ouch. Done.

Shared. The stew is mild after 3. Done.

Pie! Done.

ding-dong. Echo.


now. on. ding-dong. Echo.
on. off.

>take soup
You take the soup (steaming).

>i
You have with you:
  a dish for 2 (steaming)

>look
Kitchen
Copper and steam.

A black range hulks here.

Dishes stand about: soup (steaming), stew and pie.

The cook eyes your dish.

The cat has a mouse.

The hamper gapes, holding a crusty loaf, a cheese, a knife and a clutch of spoons.

And: a shelf and a hatch.

>take all
stew: You take the stew.
pie: You take the pie.
hamper: You take the hamper.
jug: You take the jug.
bowl: You take the bowl.
candle: You take the candle.
fork: You take the fork.
fork: You take the fork.
mouse: The cat has it.
crusty loaf: You take the crusty loaf.
cheese: You take the cheese.
knife: You take the knife.
Spoon: You take the Spoon.
Spoon: You take the Spoon.
Spoon: You take the Spoon.
Spoon: You take the Spoon.

>drop all
Spoon: You put the Spoon down.
Spoon: You put the Spoon down.
Spoon: You put the Spoon down.
Spoon: You put the Spoon down.
knife: You put the knife down.
cheese: You put the cheese down.
crusty loaf: You put the crusty loaf down.
fork: You put the fork down.
fork: You put the fork down.
candle: You put the candle down.
bowl: You put the bowl down.
jug: You put the jug down.
hamper: You put the hamper down.

>look
Kitchen
Copper and steam.

A black range hulks here.

The hamper gapes.

The cook eyes your dish.

The cat has a mouse.

And: a jug of milk, a bowl, a candle, two bent forks, a crusty loaf, a cheese, a knife, a clutch of spoons, a shelf and a hatch.

>take fork
You take the fork.

>cutlery
The kitchen knows no such word.

>x dish
No such thing in the Kitchen.

>smell
There is no smell worth mention.

>put bowl
What are you to put the bowl in?

>put jug
What are you to put the jug in?

>n
The north is nothing that you can lay hands on.

>look
Kitchen
Copper and steam.

A black range hulks here.

The hamper gapes.

The cook eyes your dish.

The cat has a mouse.

And: a jug of milk, a bowl, a candle, a fork, a crusty loaf, a cheese, a knife, a clutch of spoons, a shelf and a hatch.

>x cook
You notice nothing out of the ordinary about the cook.

>take cook
The cook is not yours to pick up.

>s
There is no way in that direction.

>eat
(the pie)
Pie! Done.

[one point more.]

>eat soup
(Careful with the soup (steaming).) The soup (steaming) is hot after 3. Ouch. Done.

[one point more.]

>eat pie
Pie! Done.

[one point more.]

>cut knife
The knife would be no better for being cut.

>eat cheese
The cheese is not for eating.

>xyzzy
The kitchen knows no such word.

>x unicorn
No such thing in the Kitchen.

>u
(opening the hatch to begin with)

Loft
A black range hulks here.

>d
There is no way in that direction.

>take candle
No such thing in the Loft.

>d
There is no way in that direction.

>u
There is no way in that direction.

>q1
(Careful with the soup (steaming).) The soup (steaming) is hot after 3. Ouch. Done.

The stew is mild after 3. Done.

Pie! Done.

ding-dong. Echo.


now. on. ding-dong. Echo.
on. off.

>drop all
fork: You put the fork down.

>take candle
No such thing in the Loft.

>n
There is no way in that direction.

>look
Loft
A black range hulks here.

And: a fork.

>s
There is no way in that direction.

>eat loaf
No such thing in the Loft.

>amusing
The kitchen knows no such word.

>quit
Really leave the story? >
