A kind is a kind 'of' another, a list has no comma at its end, and only adjectives have a 'not' of their own after that of the verb.
--- source
The Hall is a room. The coin is in the Hall.

A lamp is a kind thing.

Colour is a kind value.

Stools are kinds supporter.

A bottle is a kind container in the Hall.

There is a kind thing called the parcel.

A wager is a kind called the bet.

The pair is a list of numbers that varies. The pair is {3, 4,}.

Instead of jumping:
	if the coin is not not lit, say "It shines.";
	if the coin is not not in the Hall, say "It is here.";
	if the coin is not not the player, say "It is you.";
	if a thing which is not not in the Hall is lit, say "Something shines.";
	let the trio be {3, 4, 5,}.
--- problems
SAME_AS_ANOTHER at "A lamp is a kind thing"
SAME_AS_ANOTHER at "Colour is a kind value"
SAME_AS_ANOTHER at "Stools are kinds supporter"
SAME_AS_ANOTHER at "A bottle is a kind container in the Hall"
CALLED_WITHOUT_KIND at "a kind thing"
CALLED_WITHOUT_KIND at "a kind"
CONSTANT_UNKNOWN at "{3, 4,}"
CONDITION_UNKNOWN at "the coin is not not in the Hall"
CONDITION_UNKNOWN at "the coin is not not the player"
CONDITION_UNKNOWN at "a thing which is not not in the Hall is lit"
PHRASE_UNKNOWN at "let the trio be {3, 4, 5,}"
