"The Toll Bridge" by The Looseleaf Contributors

[A rulebook can be asked for a value. The toll rules are asked for a number of pence for whatever somebody brings across; the first rule that applies gives the answer. Put a breakpoint on one of them with F9, TAKE GOOSE, cross the bridge by going EAST, and see how it was entered: asked for a value.]

Chapter 1 - The River

The West Bank is a room. "A bridge of planks leads east, and a hut stands at the end of it."

The East Bank is east of the West Bank. "Reeds, mud, and the road to the market."

The goose and the millstone are in the West Bank. The letter is in the West Bank. The letter can be sealed or unsealed. The letter is sealed.

The toll keeper is a man in the West Bank. "The toll keeper leans in the door of the hut with a slate."

Chapter 2 - What Crossing Costs

The toll rules are an object based rulebook producing a number.

A toll rule for the millstone:
	rule succeeds with result 12.

A toll rule for the letter when the letter is sealed:
	rule succeeds with result 0.

A toll rule for a thing:
	rule succeeds with result 2.

To decide which number is the toll for (item - a thing):
	decide on the number produced by the toll rules for the item.

Chapter 3 - Asking and Crossing

Asking price is an action applying to one thing. Understand "price [something]" as asking price.

Carry out asking price:
	let the sum be the toll for the noun;
	if the sum is 0:
		say "'That crosses for nothing,' says the keeper.";
	otherwise:
		say "'That will be [sum] pence,' says the keeper, and writes it on the slate."

Before going east from the West Bank:
	let the total be 0;
	repeat with item running through things carried by the player:
		increase the total by the toll for the item;
	say "The keeper adds up what you carry: [total] pence."

Instead of opening the letter:
	now the letter is unsealed;
	say "You break the seal. It was only about geese."

Test me with "price goose / price millstone / price letter / open letter / price letter / take letter / take millstone / east".
