Notations with parts, options, scales and products that cannot be, each beside one that can.
--- source
The Yard is a room. A size is a kind of value. A span is a kind of value. A file is a kind of value. The files are alpha, beta and gamma. A code is a kind of value. A rate is a kind of value. A heap is a kind of value. A pile is a kind of value. A stack is a kind of value. A sum is a kind of value. A duty is a kind of value. A tone is a kind of value. The tones are soft and loud. A tally is a kind of value. A score is a kind of value. A mark is a kind of value.

1.99 crowns specifies a size with parts crowns and pence (optional).

<"to" specifies a size.

<left specifies a span.

12<"t">34 specifies a span with parts one and two.

A4 specifies a code with parts rank (corresponding to files) and row (1 to 8, without leading zeros).

B4 specifies a code with parts rank (corresponding to things) and row (corresponding to tones).

C5 specifies a code with parts rank (4 ternary digits) and row (up to 3 binary digits).

D6 specifies a code with parts rank (0 digits) and row (32 digits).

E7 specifies a code with parts rank (values "x, y,z") and row (digits "01").

F8 specifies a code with parts rank (values 3) and row (odds "12").

G9 specifies a code with parts rank (5 to 5) and row (preamble optional).

H1 specifies a code with parts rank (8 to 1).

J2 specifies a code with parts rank and rank.

K3 specifies a code with parts rank, row and line.

L4M5 specifies a code with parts rank (optional) and row.

100/200/300/400/500/600/700/800 specifies a heap.

1-<free> specifies a heap with parts fixed and free.

9x9x9 specifies a pile in binary with parts a and b and c.

1z specifies a stack in base 37 with parts z.

1q (singular) or 2qs (plural) specifies a stack.

3qs (plural, in quarts and many) specifies a stack scaled up by 4.

4qb (in buckets or dual) specifies a stack scaled up by 16.

5 specifies a stack.

0.5qh specifies a stack scaled down by 0.

6qg specifies a stack equivalent to 7 heaps.

7qf specifies a stack scaled up by 1.5.

8qe specifies a stack equivalent to 4q offset by 2q.

9qd specifies a stack offset by 3q.

1qc specifies a stack scaled at 1000.

1.0v specifies a sum scaled at 1000.

1.0w specifies a sum scaled up by 1.5.

some money specifies a sum.

"12" specifies a sum.

1u specifies a duty scaled up by 3.

1t specifies a tone.

1s specifies a thing.

1r specifies a number.

1p specifies a list of numbers.

3qs specifies a stack.

1q specifies a duty.

1n specifies a duty. 1m (abstract) specifies a duty. 1l (in ) specifies a duty.

A size times a span specifies a duty.

A duty multiplied by a span specifies a rate.

A sum times a duty specifies a tally.

A score times a mark specifies a mark.

1y specifies a score. 1k specifies a mark. 1h specifies a tally.

A score times a mark specifies a score.

A score times a mark specifies a tally.

A mark times a score specifies a score.

A mark times a score specifies a tally.

A score minus a score specifies a mark.

A score minus a score specifies a tally.

A mark multiplied by a bucket specifies a tally.

A bucket times a pail specifies a tally.

A size times a span specifies a bucket.

1 times 2 j specifies a bucket.

specifies a mark.

1g specifies.
--- problems
NOTATION_WITHOUT_NUMBER at "<"to" specifies a size"
NOTATION_WITHOUT_NUMBER at "<left specifies a span"
NOTATION_UNCLEAR at "A4 specifies a code with parts rank (corresponding to files) and row (1 to 8, without leading zeros)"
NOTATION_PART_COUNT at "A4 specifies a code with parts rank (corresponding to files) and row (1 to 8, without leading zeros)"
NOTATION_PART_KIND at "B4 specifies a code with parts rank (corresponding to things) and row (corresponding to tones)"
NOTATION_UNCLEAR at "B4 specifies a code with parts rank (corresponding to things) and row (corresponding to tones)"
NOTATION_UNCLEAR at "C5 specifies a code with parts rank (4 ternary digits) and row (up to 3 binary digits)"
NOTATION_UNCLEAR at "C5 specifies a code with parts rank (4 ternary digits) and row (up to 3 binary digits)"
NOTATION_UNCLEAR at "D6 specifies a code with parts rank (0 digits) and row (32 digits)"
NOTATION_UNCLEAR at "D6 specifies a code with parts rank (0 digits) and row (32 digits)"
NOTATION_UNCLEAR at "E7 specifies a code with parts rank (values "x, y,z") and row (digits "01")"
NOTATION_UNCLEAR at "F8 specifies a code with parts rank (values 3) and row (odds "12")"
NOTATION_UNCLEAR at "F8 specifies a code with parts rank (values 3) and row (odds "12")"
NOTATION_UNCLEAR at "G9 specifies a code with parts rank (5 to 5) and row (preamble optional)"
NOTATION_UNCLEAR at "G9 specifies a code with parts rank (5 to 5) and row (preamble optional)"
NOTATION_UNCLEAR at "H1 specifies a code with parts rank (8 to 1)"
NOTATION_UNCLEAR at "J2 specifies a code with parts rank and rank"
NOTATION_UNCLEAR at "K3 specifies a code with parts rank, row and line"
NOTATION_UNCLEAR at "L4M5 specifies a code with parts rank (optional) and row"
NOTATION_TOO_LARGE at "100/200/300/400/500/600/700/800 specifies a heap"
NOTATION_TOO_LARGE at "1-<free> specifies a heap with parts fixed and free"
NOTATION_WITHOUT_NUMBER at "9x9x9 specifies a pile in binary with parts a and b and c"
NOTATION_UNCLEAR at "3qs (plural, in quarts and many) specifies a stack scaled up by 4"
NOTATION_TWICE at "3qs (plural, in quarts and many) specifies a stack scaled up by 4"
NOTATION_IS_NUMBER at "5 specifies a stack"
NOTATION_UNCLEAR at "0.5qh specifies a stack scaled down by 0"
NOTATION_UNCLEAR at "6qg specifies a stack equivalent to 7 heaps"
NOTATION_UNCLEAR at "7qf specifies a stack scaled up by 1.5"
NOTATION_UNCLEAR at "1qc specifies a stack scaled at 1000"
NOTATION_WITHOUT_NUMBER at "some money specifies a sum"
NOTATION_WITHOUT_NUMBER at ""12" specifies a sum"
NOTATION_NOT_SCALED at "1u specifies a duty scaled up by 3"
NOTATION_NOT_UNIT at "1t specifies a tone"
NOTATION_NOT_UNIT at "1s specifies a thing"
NOTATION_NOT_UNIT at "1r specifies a number"
NOTATION_KIND_UNKNOWN at "1p specifies a list of numbers"
NOTATION_TWICE at "3qs specifies a stack"
NOTATION_TAKEN at "1q specifies a duty"
NOTATION_KIND_UNKNOWN at "A duty multiplied by a span specifies a rate"
DIMENSION_TWICE at "A score times a mark specifies a score"
DIMENSION_TWICE at "A score times a mark specifies a tally"
DIMENSION_TWICE at "A mark times a score specifies a score"
DIMENSION_TWICE at "A mark times a score specifies a tally"
DIMENSION_TWICE at "A score minus a score specifies a tally"
NOTATION_KIND_UNKNOWN at "A mark multiplied by a bucket specifies a tally"
NOTATION_WITHOUT_NUMBER at "A bucket times a pail specifies a tally"
DIMENSION_TWICE at "A size times a span specifies a bucket"
NOTATION_KIND_UNKNOWN at "1 times 2 j specifies a bucket"
SENTENCE_UNKNOWN at "specifies a mark"
SENTENCE_UNKNOWN at "1g specifies"
