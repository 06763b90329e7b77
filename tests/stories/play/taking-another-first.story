A rule for implicitly taking may put another thing in the place of the noun or the second noun, with which the action goes on. The response begins no paragraph.
--- source
"Taking first"

The Barn is a room. The trough is a container in the Barn. The heap of turnips is in the Barn. A turnip is a kind of thing. A turnip is usually edible. The sack is a container. Three turnips are in the sack. Wilf is a man in the Barn. Persuasion rule: persuasion succeeds.
The crate is a lockable locked openable closed container in the Barn. The skeleton key unlocks the crate. The hook is in the Barn. The bonnet is a wearable thing in the Barn.
The standard implicit taking rule response (A) is "(You grab [the noun] first.)[line break]".

Rule for implicitly taking the heap:
	let the pick be a random turnip in the sack;
	if the pick is nothing:
		say "The heap is gone.";
	otherwise:
		now the person asked carries the pick;
		say "(choosing one of the heap)[command clarification break]";
		now the noun is the pick.

Rule for implicitly taking the hook:
	now the player carries the skeleton key;
	say "(which is on a ring with the key)[command clarification break]";
	now the second noun is the skeleton key.
--- play

Taking first
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Barn
You can see a trough (empty), a heap of turnips, Wilf, a crate (closed), a hook and a bonnet here.

>put heap in trough
(choosing one of the heap)
You put the turnip into the trough.

>wilf, put heap in trough
(choosing one of the heap)
Wilf puts the turnip into the trough.

>unlock crate with hook
(which is on a ring with the key)
You unlock the crate.

>inventory
You have with you:
  a skeleton key

>give heap to wilf
(choosing one of the heap)
Wilf refuses it with thanks.

>show heap to wilf
The heap is gone.

>wear bonnet
(You grab the bonnet first.)
You put the bonnet on.
