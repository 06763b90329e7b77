Which second nouns "does the player mean" rules are asked about where words follow the end of a grammar line: after "all but" any object may be one; after "and" none is.
--- source
"All But"

The Lab is a room. A hat is in the Lab. The player carries a pen.
Does the player mean doing something: say "<[noun], [second noun]> "; make no decision.
--- play

All But
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see a hat here.

>take all but hat
<yourself, pen> 
<yourself, yourself> 
<yourself, hat> 
<hat, pen> 
<hat, yourself> 
<hat, hat> 
There is none of those about!

>drop all
(the pen)
You put the pen down.

>take hat and pen
hat: You take the hat.
pen: You take the pen.

>
