Activities, darkness, doors, vehicles and lists in a yard; a backdrop in a region goes before what is in a room at each step.
--- source
"D11" by Nobody

[activities, printing, going, darkness, vehicles]
The Yard is a room. "A yard[if the lamp is lit] lit up[end if].[first time] (New.)[only]". The Cave is a dark room. The Cave is down from the Yard. "A cave." The Farm is a region. The Yard and the Barn are in the Farm. The Barn is north of the Yard. "Hay: [list of things in the Barn]." East of the Barn is the Loft. The Loft is in the Farm. 
The steel door is west of the Yard and east of the Vault. The steel door is a door. It is closed and openable. "[if open]A way leads west[otherwise]A steel door bars the way[end if]."
The lamp is a device in the Yard. "A lamp stands [if switched on]glowing[otherwise]dull[end if] here." Carry out switching on the lamp: now the lamp is lit. Carry out switching off the lamp: now the lamp is unlit.
A coin is a kind of thing. Five coins are in the Yard. Two coins are in the Barn. A gem is a kind of thing. The ruby and the opal are gems in the Yard. A sheep is a kind of animal. Three sheep are in the Barn. The plural of sheep is sheep. 
The cage is a transparent closed openable container in the Yard. The parrot is an animal in the cage. The shelf is a supporter in the Yard. On the shelf are a book, three coins and a glass jug. The jug is an open container. In the jug is some water. The jug is transparent.
The bike is a vehicle in the Yard. The cart is a pushable between rooms thing in the Yard. The stool is an enterable supporter in the Yard. The hills are a backdrop. The hills are in the Farm. "Hills." 
The player wears a cloak. The player carries a sack. The sack is an open container. In the sack is a bun.
Before printing the name of a gem: say "shiny ". After printing the name of a gem while not looking: say "*". Rule for printing the plural name of a coin: say "bits". Rule for printing a number of coins: say "many bits". 

Before listing contents: group gems together as "gems". Before listing contents: group coins together.
Before grouping together gems: say "[listing group size in words] fine ". Rule for grouping together coins: say "coins".
Rule for printing room description details of the cage: say " [bracket]caged[close bracket]". Rule for printing inventory details of the sack: say " (holding [a list of things in the sack])".
After printing the banner text: say "(c) Nobody."
Rule for printing the announcement of darkness: say "Dark!" Rule for printing a refusal to act in the dark: say "Too dark." Rule for printing the description of a dark room: say "Black." Rule for printing the name of a dark room: say "Black Place". 
Rule for choosing notable locale objects of the Yard: set the locale priority of the stool to 1; continue the activity. For printing a locale paragraph about the bike: say "The bike leans here."; now the bike is mentioned. Before printing the locale description: say "--". After printing the locale description: say "==[line break]".
Rule for deciding whether all includes the book: it does not. Rule for deciding whether all includes scenery: it does not.
Rule for clarifying the parser's choice of the ruby: say "(the ruby, of course)". Rule for printing a parser error when the latest parser error is the can't see any such thing error: say "What's that?" 
Rule for reaching inside the cage: say "Through the bars!"; rule succeeds. 

Before going to the Barn: say "To the Barn." Instead of going from the Barn to the Loft: say "No loft." After going west through the steel door: say "Through."; continue the action. Check going by the bike when the room gone to is the Cave: say "Not by bike." instead. Before going with the cart: say "(cart)". Instead of going nowhere from the Yard: say "Fence."
Every turn: say "[if in darkness]dark[otherwise]lit[end if] [location] [list of things in the location]."
--- play

D11
An Interactive Fiction by Nobody
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D
(c) Nobody.

Yard
A yard. (New.)

--
A steel door bars the way.

A lamp stands dull here.

The bike leans here.

You can also see many bits, two fine two gems (a shiny ruby and a shiny opal), a cage [caged] (in which is a parrot), a shelf (on which are a book, a glass jug (in which are some water) and many bits), a cart and a stool here.

==

>look
Yard
A yard.

--
A steel door bars the way.

A lamp stands dull here.

The bike leans here.

You can also see many bits, two fine two gems (a shiny ruby and a shiny opal), a cage [caged] (in which is a parrot), a shelf (on which are a book, a glass jug (in which are some water) and many bits), a cart and a stool here.

==

lit Yard hills, steel door, yourself, lamp, many bits, two fine two gems (shiny ruby and shiny opal), cage, shelf, bike, cart and stool.

>i
You have with you:
  a cloak (being worn)
  a sack (holding a bun)
    a bun

lit Yard hills, steel door, yourself, lamp, many bits, two fine two gems (shiny ruby* and shiny opal*), cage, shelf, bike, cart and stool.

>x hills
Hills.

lit Yard hills, steel door, yourself, lamp, many bits, two fine two gems (shiny ruby* and shiny opal*), cage, shelf, bike, cart and stool.

>get all
lamp: You take the lamp.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
shiny ruby*: You take the shiny ruby*.
shiny opal*: You take the shiny opal*.
cage: You take the cage.
cart: You take the cart.
glass jug: You take the glass jug.
water: You take the water.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.

lit Yard hills, steel door, yourself, shelf, bike and stool.

>drop all
coin: You put the coin down.
coin: You put the coin down.
coin: You put the coin down.
water: You put the water down.
glass jug: You put the glass jug down.
cart: You put the cart down.
cage: You put the cage down.
shiny opal*: You put the shiny opal* down.
shiny ruby*: You put the shiny ruby* down.
coin: You put the coin down.
coin: You put the coin down.
coin: You put the coin down.
coin: You put the coin down.
coin: You put the coin down.
lamp: You put the lamp down.
sack: You put the sack down.

lit Yard sack, lamp, two fine two gems (shiny ruby* and shiny opal*), cage, cart, glass jug, water, hills, steel door, yourself, shelf, bike, stool and many bits.

>switch lamp on
You switch the lamp on.

lit Yard sack, lamp, two fine two gems (shiny ruby* and shiny opal*), cage, cart, glass jug, water, hills, steel door, yourself, shelf, bike, stool and many bits.

>look
Yard
A yard lit up.

--
A steel door bars the way.

The bike leans here.

You can also see a sack (in which is a bun), a lamp, two fine two gems (a shiny ruby and a shiny opal), a cage [caged] (in which is a parrot), a cart, a glass jug (empty), some water, a shelf (on which is a book), a stool and many bits here.

==

lit Yard sack, lamp, two fine two gems (shiny ruby and shiny opal), cage, cart, glass jug, water, hills, steel door, yourself, shelf, bike, stool and many bits.

>get lamp
You take the lamp.

lit Yard sack, two fine two gems (shiny ruby* and shiny opal*), cage, cart, glass jug, water, hills, steel door, yourself, shelf, bike, stool and many bits.

>d

Cave
A cave.

--==

lit Cave yourself.

>switch lamp off
You switch the lamp off.

lit Cave yourself.

Dark!

>get bun
What's that?

>look
Black Place
Black.

dark Cave yourself.

>x bun
What's that?

>switch lamp on
You switch the lamp on.

dark Cave yourself.

Cave
A cave.

--==

>u

Yard
A yard lit up.

--
A steel door bars the way.

The bike leans here.

You can also see a sack (in which is a bun), two fine two gems (a shiny ruby and a shiny opal), a cage [caged] (in which is a parrot), a cart, a glass jug (empty), some water, a shelf (on which is a book), a stool and many bits here.

==

lit Yard hills, yourself, sack, two fine two gems (shiny ruby* and shiny opal*), cage, cart, glass jug, water, steel door, shelf, bike, stool and many bits.

>open door
You open the steel door.

lit Yard hills, yourself, sack, two fine two gems (shiny ruby* and shiny opal*), cage, cart, glass jug, water, steel door, shelf, bike, stool and many bits.

>w
Through.

Vault
--
A way leads west.

==

lit Vault steel door and yourself.

>look
Vault
--
A way leads west.

==

lit Vault steel door and yourself.

>e

Yard
A yard lit up.

--
A way leads west.

The bike leans here.

You can also see a sack (in which is a bun), two fine two gems (a shiny ruby and a shiny opal), a cage [caged] (in which is a parrot), a cart, a glass jug (empty), some water, a shelf (on which is a book), a stool and many bits here.

==

lit Yard hills, steel door, yourself, sack, two fine two gems (shiny ruby* and shiny opal*), cage, cart, glass jug, water, shelf, bike, stool and many bits.

>get on bike
You get into the bike.

--==

lit Yard hills, steel door, sack, two fine two gems (shiny ruby* and shiny opal*), cage, cart, glass jug, water, shelf, bike, stool and many bits.

>d
Not by bike.

lit Yard hills, steel door, sack, two fine two gems (shiny ruby* and shiny opal*), cage, cart, glass jug, water, shelf, bike, stool and many bits.

>n
To the Barn.

Barn (in the bike)
Hay: hills, bike, many bits and three sheep.

--The bike leans here.

You can see many bits and three sheep here.

==
--==

lit Barn hills, bike, many bits and three sheep.

>look
Barn (in the bike)
Hay: hills, bike, many bits and three sheep.

--The bike leans here.

You can see many bits and three sheep here.

==
--==

lit Barn hills, bike, many bits and three sheep.

>e
No loft.

lit Barn hills, bike, many bits and three sheep.

>s

Yard (in the bike)
A yard lit up.

--
The bike leans here.

A way leads west.

You can also see a sack (in which is a bun), two fine two gems (a shiny ruby and a shiny opal), a cage [caged] (in which is a parrot), a cart, a glass jug (empty), some water, a shelf (on which is a book), a stool and many bits here.

==
--==

lit Yard hills, bike, steel door, sack, two fine two gems (shiny ruby* and shiny opal*), cage, cart, glass jug, water, shelf, stool and many bits.

>get off
You get out of the bike.

Yard
A yard lit up.

--
The bike leans here.

A way leads west.

You can also see a sack (in which is a bun), two fine two gems (a shiny ruby and a shiny opal), a cage [caged] (in which is a parrot), a cart, a glass jug (empty), some water, a shelf (on which is a book), a stool and many bits here.

==

lit Yard yourself, hills, bike, steel door, sack, two fine two gems (shiny ruby* and shiny opal*), cage, cart, glass jug, water, shelf, stool and many bits.

>push cart north
(cart)
To the Barn.

Barn
Hay: hills, yourself, many bits and three sheep.

--
You can see many bits and three sheep here.

==

lit Barn cart, hills, yourself, many bits and three sheep.

>look
Barn
Hay: cart, hills, yourself, many bits and three sheep.

--
You can see many bits and three sheep here.

==

lit Barn cart, hills, yourself, many bits and three sheep.

>push cart south
(cart)
Yard
A yard lit up.

--
The bike leans here.

A way leads west.

You can also see a sack (in which is a bun), two fine two gems (a shiny ruby and a shiny opal), a cage [caged] (in which is a parrot), a glass jug (empty), some water, a shelf (on which is a book), a stool and many bits here.

==

lit Yard cart, hills, yourself, bike, steel door, sack, two fine two gems (shiny ruby* and shiny opal*), cage, glass jug, water, shelf, stool and many bits.

>get on stool
You get onto the stool.

--==

lit Yard cart, hills, bike, steel door, sack, two fine two gems (shiny ruby* and shiny opal*), cage, glass jug, water, shelf, stool and many bits.

>look
Yard (on the stool)
A yard lit up.

--
The bike leans here.

A way leads west.

You can also see a cart, a sack (in which is a bun), two fine two gems (a shiny ruby and a shiny opal), a cage [caged] (in which is a parrot), a glass jug (empty), some water, a shelf (on which is a book) and many bits here.

==
--==

lit Yard cart, hills, bike, steel door, sack, two fine two gems (shiny ruby and shiny opal), cage, glass jug, water, shelf, stool and many bits.

>get parrot
Through the bars!

The parrot is not yours to pick up.

lit Yard cart, hills, bike, steel door, sack, two fine two gems (shiny ruby* and shiny opal*), cage, glass jug, water, shelf, stool and many bits.

>open cage
You open the cage.

lit Yard cart, hills, bike, steel door, sack, two fine two gems (shiny ruby* and shiny opal*), cage, glass jug, water, shelf, stool and many bits.

>get parrot
Through the bars!

The parrot is not yours to pick up.

lit Yard cart, hills, bike, steel door, sack, two fine two gems (shiny ruby* and shiny opal*), cage, glass jug, water, shelf, stool and many bits.

>x zork
What's that?

>take ruby
You take the shiny ruby*.

lit Yard cart, hills, bike, steel door, sack, shiny opal*, cage, glass jug, water, shelf, stool and many bits.

>take gem
What's that?

>get coins
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.

lit Yard cart, hills, bike, steel door, sack, shiny opal*, cage, glass jug, water, shelf and stool.

>i
You have with you:
  many bits
  a shiny ruby*
  a lamp (providing light)
  a cloak (being worn)

lit Yard cart, hills, bike, steel door, sack, shiny opal*, cage, glass jug, water, shelf and stool.

>put coins on shelf
coin: You put it there.
coin: You put it there.
coin: You put it there.
coin: You put it there.
coin: You put it there.
coin: You put it there.
coin: You put it there.
coin: You put it there.

lit Yard cart, hills, bike, steel door, sack, shiny opal*, cage, glass jug, water, shelf and stool.

>look
Yard (on the stool)
A yard lit up.

--
The bike leans here.

A way leads west.

You can also see a cart, a sack (in which is a bun), a shiny opal, a cage [caged] (in which is a parrot), a glass jug (empty), some water and a shelf (on which are many bits and a book) here.

==
--==

lit Yard cart, hills, bike, steel door, sack, shiny opal, cage, glass jug, water, shelf and stool.

>ne
Fence.

lit Yard cart, hills, bike, steel door, sack, shiny opal*, cage, glass jug, water, shelf and stool.

>get off
You get off the stool.

Yard
A yard lit up.

--
The bike leans here.

A way leads west.

You can also see a cart, a sack (in which is a bun), a shiny opal, a cage [caged] (in which is a parrot), a glass jug (empty), some water, a shelf (on which are many bits and a book) and a stool here.

==

lit Yard yourself, cart, hills, bike, steel door, sack, shiny opal*, cage, glass jug, water, shelf and stool.

>ne
Fence.

lit Yard yourself, cart, hills, bike, steel door, sack, shiny opal*, cage, glass jug, water, shelf and stool.

>search shelf
On the shelf are many bits and a book.

lit Yard yourself, cart, hills, bike, steel door, sack, shiny opal*, cage, glass jug, water, shelf and stool.

>x jug
The glass jug is empty.

lit Yard yourself, cart, hills, bike, steel door, sack, shiny opal*, cage, glass jug, water, shelf and stool.

>take all from shelf
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.
coin: You take the coin.

lit Yard yourself, cart, hills, bike, steel door, sack, shiny opal*, cage, glass jug, water, shelf and stool.

>x cage
In the cage is a parrot.

lit Yard yourself, cart, hills, bike, steel door, sack, shiny opal*, cage, glass jug, water, shelf and stool.

>
