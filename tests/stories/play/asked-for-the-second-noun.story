What is inferred before the player is asked for the second noun, and what the answer is joined to; responses that others
precede; relations as they are listed; scripts within scripts.
--- source
"Inferred First"

The Den is a room. Bob is a man in the Den. Al is a man in the Den. The player carries the coin. The slot is in the Den. A box is a kind of container. The red box and the blue box are boxes in the Den. The red box is closed. The blue box is closed. The red box and the blue box are openable and lockable and locked.
Posting it into is an action applying to two things. Understand "post [something preferably held] into [something]" as posting it into. Carry out posting: say "Posted [the noun] into [the second noun]."
Showing off is an action applying to one carried thing and one thing. Understand "flaunt [something preferably held] before [someone]" as showing off. Carry out showing off: say "Flaunted [the noun] before [the second noun]."
Betting is an action applying to two things. Understand "bet [something preferably held] on [something] wildly" as betting. Carry out betting: say "Bet."
Meeting relates a person (called P) to a person (called Q) when P carries something and Q carries something. The verb to meet means the meeting relation.
Nearness relates a thing (called X) to a thing (called Y) when X is near to Y. To decide whether (X - a thing) is near to (Y - a thing): decide on whether or not the holder of X is the holder of Y. The verb to neighbour means the nearness relation.
Owning relates one person to one thing. The verb to own means the owning relation. Bob owns the coin.
Wedding relates one person to another. The verb to wed means the wedding relation. Bob weds Al.
Liking relates people to each other. The verb to like means the liking relation.
Quartering relates various things to one room. The verb to quarter in means the quartering relation. The coin quarters in the Den.
Grouping relates things to each other in groups. The verb to group with means the grouping relation. The coin groups with the slot.
Numbering relates things to numbers. The verb to number as means the numbering relation. The coin numbers as 5.
Waving off is an action applying to nothing. Understand "choose" as waving off. Carry out waving off: let N be a number chosen by the player from 1 to 0; say "[N]."
Instead of jumping (this is the hop rule): now the standard report waiting rule response (A) is "Tick."; say "Hop." (A).
Instead of smelling when the coin is carried (this is the brass rule): say "Brass." (A).
Before issuing the response text while waiting (this is the chatter rule): say "[Are]: [the red box] and [the blue box]: ".
Report waiting (this is the being rule): say "[Are] it? [regarding the coin][are]." (A).
Rule for deciding whether all includes the slot: it does not.
Does the player mean giving the coin to Bob: it is possible.
Test holding with "i" holding the coin and the slot.
Test twice with "z / test thrice / i".
Test thrice with "test off / z".
--- play

is: the red box and the blue box: Inferred First
is: the red box and the blue box: An Interactive Fiction
is: the red box and the blue box: Release 1 / Serial number 000000 / Looseleaf 0.1.0is: the red box and the blue box:  / D

Den
You can see Bob, Al, a slot, a red box (closed) and a blue box (closed) here.

>post
(the coin into the coin)
Posted the coin into the coin.

>slot
is: the red box and the blue box: That is no verb known to me.

>post
(the coin into the coin)
Posted the coin into the coin.

>red box
is: the red box and the blue box: That is no verb known to me.

>post into
is: the red box and the blue box: You see nothing of that name.

>blue
is: the red box and the blue box: That is no verb known to me.

>flaunt
is: the red box and the blue box: Whom are you to flaunt the coin before?

>bob
is: the red box and the blue box: You see nothing of that name.

>flaunt
is: the red box and the blue box: Whom are you to flaunt the coin before?

>al
is: the red box and the blue box: You see nothing of that name.

>flaunt coin
is: the red box and the blue box: Whom are you to flaunt the coin before?

>bob
Flaunted the coin before Bob.

>give
is: the red box and the blue box: Whom are you to give?

>al
(the coin)
Al refuses it with thanks.

>give to
is: the red box and the blue box: You see nothing of that name.

>bob
is: the red box and the blue box: That is no verb known to me.

>bet
is: the red box and the blue box: That sentence means nothing to me.

>slot
is: the red box and the blue box: That is no verb known to me.

>bet on
is: the red box and the blue box: That sentence means nothing to me.

>bet on slot
is: the red box and the blue box: That sentence means nothing to me.

>unlock
(the coin with the coin)
The coin has no lock.

>red
is: the red box and the blue box: That is no verb known to me.

>coin
is: the red box and the blue box: That is no verb known to me.

>unlock with coin
is: the red box and the blue box: You see nothing of that name.

>blue
is: the red box and the blue box: That is no verb known to me.

>unlock red box with
(the coin)
The coin doesn't fit the lock.

>put all in
is: the red box and the blue box: There is none of those about!

>slot
is: the red box and the blue box: That is no verb known to me.

>put in slot
is: the red box and the blue box: That sentence means nothing to me.

>insert in
(in the coin)
The inside is nothing that you can lay hands on.

>insert into slot
is: the red box and the blue box: You see nothing of that name.

>show
is: the red box and the blue box: Whom are you to show?

>bob
(the coin)
Bob looks at it and says nothing.

>show to
is: the red box and the blue box: You see nothing of that name.

>al
is: the red box and the blue box: That is no verb known to me.

>choose
1.

>relations
Owning relates one person to one thing:
  Bob  >=>  the coin
Wedding relates one person to another:
  Bob  ==  Al
Quartering relates various things to one room:
  The coin  >=>  Den
Grouping relates things to each other in groups:
  { the coin and the slot }
  and 5 single-member groups

>responses
hop rule response (A): "Hop."
brass rule response (A): "Brass."
being rule response (A): "[Are] it? [regarding the coin][are]."
(And 392 of the library: RESPONSES ALL shows them.)

>jump
Hop.

>z
is: the red box and the blue box: Tick.

is: the red box and the blue box: is it? is.

>responses
standard report waiting rule response (A): "Tick." (since it was changed)
hop rule response (A): "Hop."
brass rule response (A): "Brass."
being rule response (A): "[Are] it? [regarding the coin][are]."
(And 391 of the library: RESPONSES ALL shows them.)

>smell
Brass.

>test holding
(first acquiring the slot)
(Testing.)

>[1] i
You have with you:
  a slot
  a coin

>test twice
(Testing.)

>[1] z
is: the red box and the blue box: Tick.

is: the red box and the blue box: is it? is.

>[2] test thrice
(Testing.)

>[3] test off
These tests can be run:
    test holding
    test twice
    test thrice

>[4] z
is: the red box and the blue box: Tick.

is: the red box and the blue box: is it? is.

>[5] i
You have with you:
  a slot
  a coin

>trace 3
Parser tracing on, level 3 of 5.

>give
["give" is looked up in 2 lines of grammar]
    [7 could be meant: cannot be told]
[line "give [someone] [something preferably held]" -> giving it to: stopped]
is: the red box and the blue box: Whom are you to give?

>bob
["give bob" is looked up in 2 lines of grammar]
  [token 1, at word 2, "bob": Bob]
    [7 could be meant: cannot be told]
[line "give [someone] [something preferably held]" -> giving it to: stopped]
is: the red box and the blue box: What are you to give Bob?

>post coin in
["post coin in" is looked up in 1 line of grammar]
  [token 1, at word 2, "coin in": coin]
  [token 2, at word 3, "in": it does not fit]
[line "post [something preferably held] into [something]" -> posting it into: does not fit, having come to the end]
is: the red box and the blue box: That sentence means nothing to me.

>slot
is: the red box and the blue box: That is no verb known to me.

>trace off
Parser tracing off.

>
