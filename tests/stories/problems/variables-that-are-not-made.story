A variable is made with certainty or not at all; only values are so initially.
--- source
The Vault is a room.

The price is never a number that varies.

The motto is seldom a text that varies.

The gain is initially a number that varies.
--- problems
KIND_UNKNOWN at "never a number"
KIND_UNKNOWN at "seldom a text"
KIND_UNKNOWN at "initially a number"
