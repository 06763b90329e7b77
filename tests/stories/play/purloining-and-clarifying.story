Several things are purloined at once; what clarifies the parser's choice knows for which action.
--- source
"Purloining and Clarifying"

The Bank is a room. Vault is a room. A token is a kind of thing. Three tokens are in the Vault.
The brass bell and the bell rope are in the Bank. The rope is scenery.
Rule for clarifying the parser's choice of the bell while taking: say "(which hangs within reach)[line break]".
Does the player mean doing something with the brass bell: it is very likely.
--- play

Purloining and Clarifying
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Bank
You can see a brass bell here.

>purloin three tokens
[Purloined.]
[Purloined.]
[Purloined.]

>i
You have with you:
  three tokens

>take bell
(which hangs within reach)
You take the brass bell.

>drop bell
(the brass bell)
You put the brass bell down.

>x bell
(the brass bell)
You notice nothing out of the ordinary about the brass bell.

>
