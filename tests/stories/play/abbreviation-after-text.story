A full stop that a text implies is one of two stops with a word alone between: that word is passed over; and a title's quotation marks.
--- source
"The Dogs' Day" by Ann 'Annie' O'Hare

The Yard is a room. "This is [story title], told by [story author]."
Don is a man in the Yard. The description is "Don takes photographs of [first time]all [only]sorts."
Mr. Carno is a man in the Yard. The description of Carno is "He does tricks."
Dr. Wells is a woman in the Yard.

Instead of jumping:
	say "Up you go."
Oh. The Lane is north of the Yard.
--- play

The Dogs" Day
An Interactive Fiction by Ann "Annie" O'Hare
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Yard
This is The Dogs" Day, told by Ann "Annie" O'Hare.

You can see Don, Carno and Wells here.

>jump
Up you go.

>x don
Don takes photographs of all sorts.

>x carno
He does tricks.

>n

Lane
