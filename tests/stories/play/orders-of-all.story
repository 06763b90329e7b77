Of "all" in an order: who is spoken to is asked and reaches while rules decide what it includes, so what the player holds is no possession of theirs.
--- source
"Helping Hands"

The Yard is a room. The rake is in the Yard. Bob is a man in the Yard. The player carries a basket. Ann is a woman in the Yard. Ann carries an apple.

Persuasion: persuasion succeeds.

Rule for deciding whether all includes the apple: say "([The person asked] is asked, and [the person reaching] reaches.)"; it does not.
--- play

Helping Hands
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Yard
You can see a rake, Bob and Ann here.

>take all
(You is asked, and yourself reaches.)

rake: You take the rake.

>bob, take all
(Bob is asked, and Bob reaches.)

rake: Bob tries, but can't do that.
basket: Bob tries, but can't do that.

>ann, take all
rake: Ann tries, but can't do that.
basket: Ann tries, but can't do that.

>bob, jump
Bob jumps up and down.

>take all
(You is asked, and yourself reaches.)
There is none of those about!

>
