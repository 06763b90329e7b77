Made by machine: 7 questions of assertions, which the reference refuses too.
--- source
"Probe" by "Tester"

The Hub is a room.
Probing is an action out of world applying to one number. Understand "probe [number]" as probing.

A size is a kind of value. The sizes are tiny, middling and huge. A thing has a size. The size of a thing is usually middling.
A colour is a kind of value. The colours are red, green and blue. A thing has a colour called the tint. A thing can be fragile.
A thing has a number called worth. The worth of a thing is usually 5. A thing has a text called the smell. A room can be indoor or outdoor.
A length is a kind of value. 10m specifies a length. A thing has a length called breadth.
A hat is a kind of thing. A hat is always wearable. A crate is a kind of container. A crate is usually openable and closed. A robot is a kind of person. A coin is a kind of thing. A shop is a kind of room.
Understand "bric" as the yard. The Yard is a room. The Barn is north of the Yard. The vat is an open container in the Yard. The shelf is a supporter in the Barn. Anna is a woman in the Yard. Ted is a man in the Barn.
Liking relates various things to various things. The verb to like means the liking relation.
Owning relates one person to various things. The verb to own (he owns, they own, he owned, it is owned) means the owning relation.

To tell (T - a thing):
	say "[a T]; [The T]; [T] in [the holder of T]: [kind-words of T]";
	say "[if T is lit]lit [end if][if T is open]open [end if][if T is openable]openable [end if][if T is edible]edible [end if][if T is fixed in place]fixed [end if][if T is wearable]wearable [end if][if T is enterable]enterable [end if][if T is transparent]transparent [end if][if T is locked]locked [end if][if T is lockable]lockable [end if][if T is scenery]scenery [end if][if T is plural-named]plural [end if][if T is proper-named]proper [end if][if T is fragile]fragile [end if][if T is worn]worn [end if][if T is switched on]on [end if][if T is pushable between rooms]pushable [end if][if T is undescribed]undescribed [end if]";
	say "worth [worth of T] [size of T] [tint of T] [breadth of T] d=[description of T] i=[initial appearance of T] s=[smell of T] p=[list of things which are part of T] h=[list of things held by T] l=[list of things liked by T] o=[list of people who own T][line break]".
To say kind-words of (T - a thing):
	say "[if T is a hat]hat [end if][if T is a crate]crate [end if][if T is a container]container [end if][if T is a supporter]supporter [end if][if T is a woman]woman [end if][if T is a man]man [end if][if T is an animal]animal [end if][if T is a robot]robot [end if][if T is a person]person [end if][if T is a door]door [end if][if T is a device]device [end if][if T is a vehicle]vehicle [end if][if T is a backdrop]backdrop [end if][if T is a coin]coin [end if]".
To tell (R - a room):
	say "[a R]; [The R]; [R] [if R is a shop]shop [end if][if R is dark]dark [end if][if R is outdoor]outdoor [end if][if R is proper-named]proper [end if]region [map region of R] d=[description of R] has [list of things in R]";
	repeat with way running through directions:
		if the room-or-door way from R is not nothing, say " [way]-[the room-or-door way from R]";
	say line break.
To tell (R - a region):
	say "[a R]; [The R]: [list of rooms in R][line break]".


The tikatig is in the Yard, fragile and huge.

Carry out probing when the number understood is 16:
	say "#16:[line break]";
	tell tikatig;

There is a tirapod humigon on the shelf. Its worth is 4.

Carry out probing when the number understood is 19:
	say "#19:[line break]";
	tell tirapod humigon;

There is a backdrop called the vozugon. It is in the Yard. It is also in the Barn.

Carry out probing when the number understood is 36:
	say "#36:[line break]";
	tell vozugon;
	repeat with place running through rooms:
		if the place encloses vozugon, say "[place], ";

The Vonobin is a dark room. The Godevam is northeast from the Vonobin and southwest of the YardGodevam. The Vobalom is a room with description "Hm." The Godevam is outside of it. The Noserut is a dark room. The Noserut is outside the Vobalom. The Vonobin is in the Tivomip.

Carry out probing when the number understood is 39:
	say "#39:[line break]";
	tell Vonobin;
	tell Godevam;
	tell Vobalom;
	tell Noserut;

The Nomitig is a room. The Vopubin is a room with description "Hm." The Nomitig is down of it. The Finogon is a room with description "Hm." Vopubin is north of it. The Nomitig is in the Razudak. Bafimip is a region. The Nomitig and Vopubin are in Bafimip.

Carry out probing when the number understood is 50:
	say "#50:[line break]";
	tell Nomitig;
	tell Vopubin;
	tell Finogon;

There is a room called Gotirut. Above the Gotirut is the Kaledak. Up is the Hudepod. The Zuminef is a dark room. The Zuminef is inside Gotirut. The Gotirut is in the Senogon.

Carry out probing when the number understood is 52:
	say "#52:[line break]";
	tell Gotirut;
	tell Kaledak;
	tell Hudepod;
	tell Zuminef;

There is a room called Gosetig. Outside of the Gosetig is a room called Mifilom. The Seledak is west of Gosetig. "A place." The Radedak is northeast of the Gosetig. Gosetig is in the Zubalom. Levotig is a region. The Gosetig and the Mifilom are in Levotig.

Carry out probing when the number understood is 57:
	say "#57:[line break]";
	tell Gosetig;
	tell Mifilom;
	tell Seledak;
	tell Radedak;
--- problems
VERB_NOT_ASSERTED at "The tikatig is in the Yard, fragile and huge"
SAME_AS_ANOTHER at "Its worth is 4"
SAME_AS_ANOTHER at "It is also in the Barn"
SAME_AS_ANOTHER at "The Noserut is outside the Vobalom"
TWO_PLACES at "The Nomitig and Vopubin are in Bafimip"
MAP_TWO_WAYS at "Up is the Hudepod"
CANNOT_HOLD at "The Zuminef is inside Gotirut"
TWO_PLACES at "The Gosetig and the Mifilom are in Levotig"
--- sentences
'The tikatig is in the Yard, fragile and huge' is decided during play, so a sentence cannot make it true at the start.
'Its worth' and '4' are two different things, so one cannot be the other.
'It' and 'also in the Barn' are two different things, so one cannot be the other.
'The Noserut' and 'outside the Vobalom' are two different things, so one cannot be the other. Place a room with a direction ('The Attic is north of the Hall.'), and a thing with 'in', 'on' or 'part of' ('The cup is on the table.').
'The Nomitig and Vopubin are in Bafimip' puts Nomitig in one place, and 'The Nomitig is in the Razudak' in another. It can be in one place only.
'Up is the Hudepod' gives a second destination for going up, which already leads to another place.
'The Zuminef is inside Gotirut' is not possible: Gotirut is a room, which cannot hold things in this way.
'The Gosetig and the Mifilom are in Levotig' puts Gosetig in one place, and 'Gosetig is in the Zubalom' in another. It can be in one place only.
