A word that is part of some name is not said to be unknown, though the name cannot stand there; the first part of a notation cannot be left out; actions without their second noun; relations with everything; specifications of what has none.

--- source
The Yard is a room. The easel is a supporter in the Yard. The fan is on the easel. Bob is a man in the Yard.
The habit is a stored action that varies.
A price is a kind of value. $10 specifies a price with parts dollars (optional).
A fee is a kind of value. 10 crowns specifies a fee with parts crowns (preamble optional).
Loving relates various people to various people. The verb to love means the loving relation.
The specification of instead rulebook is "First."
The specification of the examining rulebook is "Second."
The specification of examining action is "Third."
Test me with "look / undo".
Test more with "look / xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx".
Test last with "look / xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx".

Every turn:
	now the habit is the action of putting the fan;
	now the habit is the action of putting the fan on the easel;
	now the habit is the action of taking the fan;
	now the habit is the action of taking the fan on the easel;
	if the habit is the action of putting the fan on the easel, say "So.";
	now Bob loves every thing;
	now every thing loves Bob;
	now Bob loves every woman.
--- problems
NOTATION_UNCLEAR at "$10 specifies a price with parts dollars (optional)"
NOTATION_UNCLEAR at "10 crowns specifies a fee with parts crowns (preamble optional)"
PROPERTY_NOT_ALLOWED at "The specification of instead rulebook is "First.""
PROPERTY_NOT_ALLOWED at "The specification of the examining rulebook is "Second.""
TEST_COMMAND at ""look / undo""
TEST_COMMAND at ""look / xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx""
ACTION_IN_PART at "the fan"
CONDITION_UNKNOWN at "the habit is the action of taking the fan on the easel"
NOW_IMPOSSIBLE at "Bob loves every thing"
NOW_IMPOSSIBLE at "every thing loves Bob"
