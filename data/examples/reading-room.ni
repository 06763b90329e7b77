"The Reading Room" by The Looseleaf Contributors

[Where a rule stands is decided by how much it asks for, unless a sentence says otherwise. Look at "Instead of" in the Rules panel: the Laws have put the rule that asks for most first, and the rule for one book above the rule for any thing. Then look at "Every turn": there the order was given by hand.]

Chapter 1 - The Room

The Reading Room is a room. "Green lamps, long tables, and a silence that has been kept up for a hundred years."

The oak desk is a supporter in the Reading Room. The red ledger and the atlas are on the oak desk. The librarian is a woman in the Reading Room. "A librarian looks up from her cards whenever you move."

Chapter 2 - What the Librarian Allows

Instead of taking something in the Reading Room:
	say "The librarian coughs. Things stay on the tables here."

Instead of taking the red ledger in the Reading Room:
	say "The ledger is chained to the desk, and has been since the last reader who liked it too much."

Instead of taking the atlas in the Reading Room when the librarian is in the Reading Room:
	say "'The atlas is not lent out,' says the librarian, 'not even from one table to the next.'"

Instead of touching something:
	say "Dry paper, and a little dust."

Chapter 3 - The Sounds of the Room

[Of these three none asks for anything, so by the Laws they would stand as they are written. Take away the sentence about listing, and watch the clock strike last.]

Every turn (this is the whispering rule):
	say "Somebody whispers two tables away."

Every turn (this is the lamp rule):
	say "A lamp hums."

Every turn (this is the clock rule):
	say "The clock over the door counts the turn."

The clock rule is listed first in the every turn rules. The lamp rule is listed before the whispering rule in the every turn rules.

Test me with "take ledger / take atlas / take desk / touch atlas".
