A minus sign belongs to the number after it: it is not an operation on one value.
--- source
The Hall is a room.

When play begins:
	let N be 3;
	let M be -3;
	let M be minus 3;
	let M be N * -3;
	let M be minus N;
	let M be - 3.
--- problems
PHRASE_UNKNOWN at "let M be minus N"
PHRASE_UNKNOWN at "let M be - 3"
