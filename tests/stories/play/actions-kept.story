An action that is kept keeps the words that it was about; what takes no noun is told without one.
--- source
The Lab is a room. The Den is south of the Lab. The cup is in the Lab. Bob is a man in the Lab. The book is in the Lab.
To gripe: say "<[the current action]>".
This is the after rule: say "(So much for [the current action].)".
The after rule is listed before the report stage rule in the specific action-processing rules.
A thing has an action called idea. 
Before consulting: now the idea of the cup is the current action.
Report examining the cup: say "[idea of the cup].".
Report jumping: try the idea of the cup; say "ok [idea of the cup]."
Report consulting: say "[the topic understood] [idea of the cup]."
Instead of thinking: try silently looking; try Bob waiting; say "[current action]."
Instead of waving hands: now the idea of the cup is the action of consulting the book about "foo"; say "[idea of the cup]."
Instead of sleeping: now the idea of the cup is the action of telling Bob about "the thing"; try the idea of the cup.
Report telling: say "told [topic understood] [current action]."
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see a cup, Bob and a book here.

(So much for looking.)

>south
(So much for going south.)

Den
(So much for looking.)

>north
(So much for going north.)

Lab
You can see a cup, Bob and a book here.

(So much for looking.)

>consult book about snow white
(So much for consulting the book about "snow white".)

You find nothing about that in the book.

snow white consulting the book about "snow white".

>x cup
You notice nothing out of the ordinary about the cup.
(So much for examining the cup.)

consulting the book about "snow white".

>jump
(So much for jumping.)

You jump, and come down again.

(So much for consulting the book about "snow white".)

You find nothing about that in the book.

snow white consulting the book about "snow white".

ok consulting the book about "snow white".

>wave
consulting the book about "foo".

>jump
(So much for jumping.)

You jump, and come down again.

(So much for consulting the book about "foo".)

You find nothing about that in the book.

foo consulting the book about "foo".

ok consulting the book about "foo".

>sleep
(So much for telling Bob about "the thing".)

It makes no impression.

>
