Phrases of the same words decide on values of one kind, where one takes all that the other takes; the library's count too.
--- source
The Vault is a room.
To decide which number is the rank of (N - number): decide on 2.

To decide which text is the rank of (N - number): decide on "two".

To decide which text is the rank of (T - text): decide on T.

To decide which number is (N - number) to the power (M - number): decide on 7.

To decide which text is the absolute value of (N - real number): decide on "some".

To decide which number is the square root of (N - number): decide on 3.

To decide which number is the grade of (N - number): decide on 3.

To decide which text is the grade of (P - a person): decide on "third".

To polish (N - number): do nothing.

To decide which number is polish (N - number): decide on N.

To decide whether polish (N - number): yes.

To polish (P - a person): do nothing.

To say polish (N - number): say "shine".
--- problems
PHRASE_OTHER_RESULT at "To decide which text is the rank of (N - number)"
PHRASE_OTHER_RESULT at "To decide which number is (N - number) to the power (M - number)"
PHRASE_OTHER_RESULT at "To decide which text is the absolute value of (N - real number)"
PHRASE_OTHER_RESULT at "To decide which number is the square root of (N - number)"
PHRASE_OTHER_RESULT at "To decide which number is polish (N - number)"
PHRASE_OTHER_RESULT at "To decide whether polish (N - number)"
