Parts of a notation that stand for values of other kinds, and notations all of whose parts have an end: counted, listed and gone through.
--- source
"The Stalls"

The Foyer is a room. A seat row is a kind of value. The seat rows are front row, middle row and back row.
A discomfort is a kind of value. 1.0 groan specifies a discomfort. Span is a kind of value. 1cm specifies a span. 1m specifies a span scaled up by 100.

A seat number is a kind of value. <row><place> specifies a seat number with parts
	row (values "A, B, C", corresponding to seat rows) and
	place (1 to 4).
A legroom is a kind of value. leg <room>/<ache> specifies a legroom with parts
	room (corresponding to spans) and
	ache (0 to 20, corresponding to discomfort).

Definition: a seat number is aisle rather than inner: if the place part of it is 1 or the place part of it is 4, yes; no.
The taken seat is a seat number that varies. The taken seat is B2.
A ticket is a kind of thing. A ticket has a seat number. A stub is a ticket in the Foyer with seat number C4.

Sitting at is an action applying to one seat number. Understand "sit at [seat number]" as sitting at.
Carry out sitting at: now the taken seat is the seat number understood.
Report sitting at: say "You sit in the [row part of the taken seat], place [place part of the taken seat][if the taken seat is aisle], by the aisle[end if]."

When play begins:
	showme the number of seat numbers;
	showme the list of aisle seat numbers;
	repeat with S running through inner seat numbers:
		say "[S] ";
	say line break;
	showme the row part of the taken seat;
	if the row part of the taken seat is the middle row, say "In the middle.";
	repeat with R running through seat rows:
		say "[seat number with row part R place part 3] ";
	say line break;
	showme the legroom with room part 2m ache part 2.6 groan;
	let L be leg 45/3;
	showme the room part of L;
	showme the ache part of L;
	if the room part of L is less than 50cm, say "Narrow.";
	showme whether or not every seat number is aisle.
--- play

"number of seat numbers" = number: 12
"list of aisle seat numbers" = list of seat numbers: {A1, A4, B1, B4, C1, C4}
A2 A3 B2 B3 C2 C3 
"row part of the taken seat" = seat row: middle row
In the middle.
A3 B3 C3 
"legroom with room part 2m ache part 2.6 groan" = legroom: leg 200/03
"room part of L" = span: 45cm
"ache part of L" = discomfort: 3.0 groan
Narrow.
"whether or not every seat number is aisle" = truth state: false

The Stalls
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Foyer
You can see a stub here.

>sit at c1
You sit in the back row, place 1, by the aisle.

>sit at a2
You sit in the front row, place 2.

>sit at d1
That sentence means nothing to me.

>
