A rulebook that produces a value gives the value of the rule that decided, and the kind's own default when none did.
--- source
The Market is a room. The apple is in the Market. The pearl is in the Market. The stone is in the Market.

The pricing rules are an object based rulebook producing a number.

A pricing rule for the pearl: rule succeeds with result 90.
A pricing rule for a thing (called the item):
	if the item is the stone, rule fails;
	rule succeeds with result 2.

Instead of examining something: say "It costs [the number produced by the pricing rules for the noun], [if rule succeeded]and no less[otherwise]which is to say nothing[end if]."
--- rules pricing
A pricing rule for the pearl
A pricing rule for a thing ( called the item )
--- trace
> x pearl
Instead of examining something
A pricing rule for the pearl
> x apple
Instead of examining something
A pricing rule for a thing ( called the item )
> x stone
Instead of examining something
A pricing rule for a thing ( called the item )
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Market
You can see an apple, a pearl and a stone here.

>x pearl
It costs 90, and no less.

>x apple
It costs 2, and no less.

>x stone
It costs 0, which is to say nothing.

>
