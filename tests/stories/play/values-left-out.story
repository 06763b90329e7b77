A number or another value that a line of grammar leaves out is asked for; a topic is not.
--- source
Lab is a room. A ball is in Lab. Ann is a woman in Lab. Colour is a kind of value. The colours are red and blue.
Fooing is an action applying to one number. Understand "foo" and "foo [number]" as fooing. Report fooing: say "Foo [number understood]." Before fooing: say "before."
Fooxing is an action out of world applying to one number. Understand "foox" and "foox [number]" as fooxing. Report fooxing: say "Foox [number understood]." Carry out fooxing: say "before."
Baring it with is an action applying to one thing and one number. Understand "bar [something]" and "bar [something] [number]" and "bar" as baring it with. Report baring: say "Bar [noun] [number understood]." Before baring: say "before."
Barxing it with is an action out of world applying to one thing and one number. Understand "barx [something]" and "barx [something] [number]" and "barx" as barxing it with. Report barxing: say "Barx [noun] [number understood]." Carry out barxing: say "before."
Bazing it to is an action applying to one number and one thing. Understand "baz [number]" and "baz [number] [something]" and "baz" as bazing it to. Report bazing: say "Baz [number understood]." Before bazing: say "before."
Topping it to is an action applying to one topic and one thing. Understand "top [text]" and "top [text] to [something]" and "top" as topping it to. Report topping: say "top [second noun]." Before topping: say "before."
Tellering it on is an action applying to one thing and one topic. Understand "tell2 [something]" and "tell2 [something] [text]" and "tell2" as tellering it on. Report tellering: say "T2." Before tellering: say "before."
Optioning is an action applying to nothing or one thing. Understand "opt" and "opt [something]" as optioning. Report optioning: say "Opt [noun]."
Pairing it with is an action applying to two things. Understand "pair" and "pair [something]" and "pair [something] [something]" as pairing it with. Report pairing: say "Pair [noun] [second noun]."
Timing is an action applying to one time. Understand "tim" and "tim [time]" as timing. Report timing: say "Tim [time understood]."
Rule for supplying a missing second noun while baring: say "supply2."; now the second noun is the ball.
Rule for supplying a missing second noun while barxing: say "supply2."; now the second noun is the ball.
Rule for supplying a missing noun while fooing: say "supply1."; now the noun is the ball.
Rule for supplying a missing noun while bazing: say "supply."; now the noun is the ball.
Rule for supplying a missing second noun while bazing: say "supply2."; now the second noun is the ball.
Rule for supplying a missing noun while topping: say "supply."; now the noun is the ball.
Rule for supplying a missing second noun while topping: say "supply2."; now the second noun is the ball.
Every turn: say "turn."
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see a ball and Ann here.

>foo
That asks for something other than an object.

turn.

>foo 0
before.

Foo 0.

turn.

>foo 1
before.

Foo 1.

turn.

>foox
before.

Foox 1.

>foox 0
before.

Foox 0.

>foox 1
before.

Foox 1.

>bar ball
That asks for something other than a second object.

turn.

>bar ball 5
before.

Bar ball 5.

turn.

>bar
That asks for a noun.

turn.

>barx ball
before.

Barx ball 5.

>barx ball 5
before.

Barx ball 5.

>barx
before.

Barx nothing 5.

>baz 4
supply2.

before.

Baz 4.

turn.

>baz 4 ball
before.

Baz 4.

turn.

>baz
That asks for something other than an object.

turn.

>top
supply2.

before.

top ball.

turn.

>top ball
supply2.

before.

top ball.

turn.

>top hello
supply2.

before.

top ball.

turn.

>top hello to ball
before.

top ball.

turn.

>tell2
That asks for a noun.

turn.

>tell2 ball
before.

T2.

turn.

>tell2 ball on
before.

T2.

turn.

>opt
That asks for a noun.

turn.

>opt ball
Opt ball.

turn.

>pair
That asks for a noun.

turn.

>pair ball
That asks for a second noun.

turn.

>pair ball ball
That asks for a second noun.

turn.

>tim
That asks for something other than an object.

turn.

>tim noon
Tim 12:00 pm.

turn.

>ann, foo
That order means nothing to me.

turn.

>ann, foo 3
Ann would rather not.

turn.

>ann, bar ball
That order means nothing to me.

turn.

>ann, pair ball
That order means nothing to me.

turn.

>ann, pair
That order means nothing to me.

turn.

>ann, opt
That order means nothing to me.

turn.

>ann, foox
[This is something for you and the story to settle between you: Ann has no part in it.]
