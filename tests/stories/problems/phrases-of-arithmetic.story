The words of an operation of arithmetic are taken, with the same operands. Other operands, other words and what is said are free.
--- source
The Vault is a room.
To decide which number is (A - a number) plus (B - a number): decide on 7.

To decide which real number is (A - a real number) divided by (B - a real number): decide on A.

To decide which number is the remainder after dividing (A - a number) by (B - a number): decide on 7.

To decide whether (A - a number) minus (B - a number): decide yes.

To (A - a number) times (B - a number): do nothing.

To decide which text is (A - a text) plus (B - a text): decide on "[A][B]".

To decide which number is the/-- remainder after dividing (A - a number) by (B - a number): decide on 7.

To decide which number is twice (A - a number) plus (B - a number): decide on 7.

To say (A - a number) plus (B - a number): say "x".
--- problems
PHRASE_OTHER_RESULT at "To decide which number is (A - a number) plus (B - a number)"
PHRASE_OTHER_RESULT at "To decide which real number is (A - a real number) divided by (B - a real number)"
PHRASE_OTHER_RESULT at "To decide which number is the remainder after dividing (A - a number) by (B - a number)"
PHRASE_OTHER_RESULT at "To decide whether (A - a number) minus (B - a number)"
PHRASE_OTHER_RESULT at "To (A - a number) times (B - a number)"
