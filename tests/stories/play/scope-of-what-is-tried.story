While a line of grammar is tried, rules about scope take its action for the one that is going on; and a rule may be about one lettered
text alone.
--- source
"Through the Spyglass"

The Deck is a room. The spyglass is in the Deck. The Island is a room. A palm and a hut are in the Island. A sailor is a person in the Deck.

After deciding the scope of the player while examining or touching: place the contents of the Island in scope.
Persuasion rule: persuasion succeeds.
Rule for issuing the response text of the standard report taking rule response (A): say "Aye, [the noun]."
Rule for issuing the response text of the standard report dropping rule response (A) when the noun is the spyglass: say "Overboard!"
--- play

Through the Spyglass
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Deck
You can see a spyglass and a sailor here.

>x palm
You notice nothing out of the ordinary about the palm.

>take palm
You see nothing of that name.

>take spyglass
Aye, the spyglass.


>x hut
You notice nothing out of the ordinary about the hut.

>touch palm
You can't stretch as far as the Island.

>sailor, x palm
Nobody answers.

>drop spyglass
Overboard!


>take all
spyglass: Aye, the spyglass.


>
