Things and values that each of a kind has, and their names: possessive, called, numbered, of nameless owners and of the player.
--- source
The Yard is a room. The Barn is west of the Yard. A lid is a kind of thing. A handle is a kind of thing. A note is a kind of thing. A nose is a kind of thing. A collar is a kind of thing. A collar is wearable. A badge is a kind of thing. A wheel is a kind of thing. A hub is a kind of thing. A seat is a kind of supporter. A drawer is a kind of container. A drawer is openable and closed. A key-ring is a kind of container. A cart is a kind of thing. A dog is a kind of animal. A chest is a kind of container.

A lid is part of every chest. A handle (called its grip) is part of every lid. In every chest is a note. Every chest contains a badge (called the tag of it). A nose is part of every person. A nose (called his second nose) is part of every man. A handle (called their crook) is part of every woman. A collar (called her collar) is worn by every woman. A collar is worn by every dog. Every man carries a key-ring (called the ring that he carries). Four wheels are part of every cart. A hub is part of every wheel. A seat (called the seat of it) is part of every cart. On every seat is a note (called the note for them). A desk is a kind of supporter. A drawer is part of every desk. Every drawer contains a note. A satchel is a kind of container. Two notes are in every satchel. Every room contains a badge. A badge (called the badge here) is in every room.

The oak chest is a chest in the Yard. The elm chest is a chest in the Yard. Two lids are in the Barn. Ann is a woman in the Yard. Bob is a man in the Barn. Rex is a dog in the Barn. Two men are in the Barn. The hay cart is a cart in the Yard. The writing desk is a desk in the Barn. The satchel called the bag is in the Yard. The player is in the Yard.

A hue is a kind of value. The hues are red and green. Tinting relates various people to various hues. The verb to tint means the tinting relation. Every person tints a hue. Lending relates various things to various hues. The verb to lend means the lending relation. Every cart lends a hue (called its shade).

Telling is an action applying to nothing. Understand "tell" as telling. Carry out telling: say "[list of hues]."; say "[list of things in the Yard]."; say "[list of things in the Barn]."; say "[list of noses]; [list of handles]; [list of collars]; [list of badges]; [list of notes]; [list of wheels]; [list of hubs]."; say "[list of things carried by Bob]; [list of things worn by Ann]; [list of things which are part of the hay cart]; [list of things which are part of yourself]; [list of hues tinted by yourself]; [list of hues tinted by Ann]; [list of hues lent by the hay cart]."
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Yard
You can see a badge, a badge here, an oak chest (in which are a note and a tag of oak chest), an elm chest (in which are a note and a tag of elm chest), Ann, a hay cart and the bag (in which are two notes) here.

>tell
red, green, your hue, Ann's hue, Bob's hue, Rex's hue, hue 1, hue 2 and hay cart's shade.
yourself, badge, badge here, oak chest, elm chest, Ann, hay cart and bag.
two lids, Bob, Rex, two men, writing desk, badge and badge here.
your nose, Ann's nose, Bob's second nose, Bob's nose, Rex's nose, two noses and two noses; oak chest's lid's grip, elm chest's lid's grip, two handles and Ann's crook; Ann's collar and collar; two badges, two badges, tag of oak chest and tag of elm chest; five notes and note for seat of hay cart; four wheels; four hubs.
ring that Bob carries; Ann's collar; four wheels and seat of hay cart; your nose; your hue; Ann's hue; hay cart's shade.

>x oak lid
You notice nothing out of the ordinary about the oak chest's lid.

>x oak grip
You notice nothing out of the ordinary about the oak chest's lid's grip.

>x elm tag
You notice nothing out of the ordinary about the tag of elm chest.

>x my nose
You notice nothing out of the ordinary about your nose.

>x ann's crook
You notice nothing out of the ordinary about Ann's crook.

>x ann's collar
You notice nothing out of the ordinary about Ann's collar.

>x rex's collar
You see nothing of that name.

>w

Barn
You can see two lids, Bob, Rex, two men, a writing desk, a badge and a badge here here.

>x rex's collar
That makes sense only as far as this: examine Rex's nose.

>x bob's nose
Which do you mean: Bob's second nose or Bob's nose?

>x bob's second nose
You notice nothing out of the ordinary about Bob's second nose.

>x writing drawer
You notice nothing out of the ordinary about the writing desk's drawer.

>open writing drawer
You open the writing desk's drawer to find inside a note.

>e

Yard
You can see a badge, a badge here, an oak chest (in which are a note and a tag of oak chest), an elm chest (in which are a note and a tag of elm chest), Ann, a hay cart and the bag (in which are two notes) here.

>x seat of hay cart
Which do you mean: the seat of hay cart or the note for seat of hay cart?

>look in bag
In the bag are two notes.

>open oak
(the oak chest)
The oak chest can't be opened.

>x grip of oak chest
You see nothing of that name.

>x oak chest grip
You see nothing of that name.

>
