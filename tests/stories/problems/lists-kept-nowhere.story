A list or text that is kept nowhere cannot be changed in place; what is added to a list, or looked for in a relation, is of a kind that fits.
--- source
The Hall is a room. Bob is a man in the Hall. The coin is in the Hall. The lamp is a device in the Hall.

The wishlist is a list of things that varies. Loving relates various people to various things. The verb to love means the loving relation.

To decide what list of things is the loot: decide on the list of things in the Hall.

When play begins:
	sort the list of people;
	reverse the list of people;
	add Bob to the list of people;
	remove Bob from the list of things in the Hall;
	truncate the list of people to 1 entry;
	add the coin to the loot;
	replace the text "a" in the substituted form of "abc" with "x";
	sort the wishlist;
	let people be the list of people;
	add the coin to people;
	add the noun to people;
	let places be the list of rooms;
	add the Hall to the wishlist;
	add Bob to places;
	remove the Hall from the wishlist;
	add people to places;
	let A be the list of things that Bob relates to by the loving relation;
	let B be the list of objects that Bob relates to by the loving relation;
	let C be the list of people that Bob relates to by the loving relation;
	let D be the list of men that relate to the coin by the loving relation;
	let E be the person that Bob relates to by the loving relation;
	let F be the list of people that relate to the coin by the loving relation.
--- problems
LIST_NOT_CHANGED at "sort the list of people"
LIST_NOT_CHANGED at "reverse the list of people"
LIST_NOT_CHANGED at "add Bob to the list of people"
LIST_NOT_CHANGED at "remove Bob from the list of things in the Hall"
LIST_NOT_CHANGED at "truncate the list of people to 1 entry"
LIST_NOT_CHANGED at "add the coin to the loot"
LIST_NOT_CHANGED at "replace the text "a" in the substituted form of "abc" with "x""
PHRASE_UNKNOWN at "add the Hall to the wishlist"
PHRASE_UNKNOWN at "add Bob to places"
PHRASE_UNKNOWN at "remove the Hall from the wishlist"
PHRASE_UNKNOWN at "add people to places"
PHRASE_UNKNOWN at "let C be the list of people that Bob relates to by the loving relation"
PHRASE_UNKNOWN at "let D be the list of men that relate to the coin by the loving relation"
PHRASE_UNKNOWN at "let E be the person that Bob relates to by the loving relation"
