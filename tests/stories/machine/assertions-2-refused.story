Made by machine: 16 questions of assertions, which the reference refuses too.
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


The puhupod is a kind of crate. The debagon is a puhupod with worth 2 in the Barn.

Carry out probing when the number understood is 6:
	say "#6:[line break]";
	tell debagon;
	say "[list of puhupods]/[number of puhupods]/[if debagon is a puhupod]yes[end if]";

The lebapod is in the Yard and is fragile. It has worth 6.

Carry out probing when the number understood is 9:
	say "#9:[line break]";
	tell lebapod;

The zulemip, part of the fidetig, is fragile. The fidetig is in the Yard.

Carry out probing when the number understood is 11:
	say "#11:[line break]";
	tell fidetig;
	tell zulemip;

Kakavam, godenef bativam, a katikub and a pulesal are things. Kakavam is a thing which is size tiny.

Carry out probing when the number understood is 13:
	say "#13:[line break]";
	tell kakavam;
	tell godenef bativam;
	tell katikub;
	tell pulesal;

On the player is the lesebin which is fragile.

Carry out probing when the number understood is 14:
	say "#14:[line break]";
	tell lesebin;

The vosepod is the vat.

Carry out probing when the number understood is 15:
	say "#15:[line break]";
	say "[vosepod]";

The Huhulom is a shop. "Buy!" The Ranozob is inside Huhulom and southeast of the YardRanozob. The Fibarut is a room with description "Hm." The Ranozob is northeast of it. Down is Tilerut.

Carry out probing when the number understood is 17:
	say "#17:[line break]";
	tell Huhulom;
	tell Ranozob;
	tell Fibarut;
	tell Tilerut;

Tiderut is a supporter that is the worth 7. Tint is blue. It is part of the shelf.

Carry out probing when the number understood is 27:
	say "#27:[line break]";
	tell tiderut;

The gozufel is fixed in place wearable. Understand "zog" as it.

Carry out probing when the number understood is 35:
	say "#35:[line break]";
	tell gozufel;

The selemip is a container in the Yard. A container is either fizusal or milegon. Things are usually fizusal.

Carry out probing when the number understood is 36:
	say "#36:[line break]";
	say "[if selemip is fizusal]fizusal[else]not[end if] [if selemip is not fizusal]n[end if] [if the vat is fizusal]v[end if]";
	now the selemip is fizusal;
	say "[if the selemip is fizusal]fizusal[end if] [list of fizusal things]";

Kakasal punotig is either in the Yard or the Barn.

Carry out probing when the number understood is 38:
	say "#38:[line break]";
	tell kakasal punotig;

The vat has a huravam.

Carry out probing when the number understood is 40:
	say "#40:[line break]";
	tell huravam;

A supporter called the huvopod dedemip is held by Ted. The huvopod dedemip is worn by Anna.

Carry out probing when the number understood is 44:
	say "#44:[line break]";
	tell huvopod dedemip;

Kavopod is a room. The defigon is a locked door. It is up of Kavopod. Fipufel is up of the defigon. It is locked. The mipurut unlocks it. The mipurut is in the Yard.

Carry out probing when the number understood is 48:
	say "#48:[line break]";
	tell Kavopod;
	tell Fipufel;
	tell defigon;
	say "[front side of defigon] [back side of defigon] [other side of defigon from Kavopod] [direction of defigon from Kavopod] [matching key of defigon]";

The finonef is a container which is in the Yard. Its description is "Its own."

Carry out probing when the number understood is 52:
	say "#52:[line break]";
	tell finonef;

A hufisal vozurut is in the Yard with worth 4. Its description is "Its own."

Carry out probing when the number understood is 60:
	say "#60:[line break]";
	tell hufisal vozurut;
--- problems
CONSTANT_UNKNOWN at "2 in the Barn"
TWO_PLACES at "The lebapod is in the Yard and is fragile"
COMMA_AT_END at "The zulemip, part of the fidetig,"
SAME_AS_ANOTHER at "Kakavam is a thing which is size tiny"
CANNOT_HOLD at "On the player is the lesebin which is fragile"
SAME_AS_ANOTHER at "The vosepod is the vat"
SUBSTITUTION_UNKNOWN at "vosepod"
CANNOT_HOLD at "The Ranozob is inside Huhulom and southeast of the YardRanozob"
SAME_AS_ANOTHER at "Tiderut is a supporter that is the worth 7"
PROPERTY_NOT_ALLOWED at "Tint is blue"
PART_NOT_THING at "It is part of the shelf"
PHRASE_UNKNOWN at "tell tiderut"
UNDERSTAND_VAGUE at "it"
PROPERTY_NOT_ALLOWED at "Things are usually fizusal"
SENTENCE_UNKNOWN at "Kakasal punotig is either in the Yard or the Barn"
PHRASE_UNKNOWN at "tell kakasal punotig"
PROPERTY_UNKNOWN at "a huravam"
PHRASE_UNKNOWN at "tell huravam"
TWO_PLACES at "A supporter called the huvopod dedemip is held by Ted"
PROPERTY_NOT_ALLOWED at "It is locked"
PROPERTY_NOT_ALLOWED at "The mipurut unlocks it"
SAME_AS_ANOTHER at "Its description is "Its own.""
PROPERTY_NOT_ALLOWED at "A hufisal vozurut is in the Yard with worth 4"
SAME_AS_ANOTHER at "Its description is "Its own.""
--- sentences
'2 in the Barn' is not a value. It must be a number.
'The lebapod is in the Yard and is fragile' puts lebapod in one place, and 'The lebapod is in the Yard and is fragile' in another. It can be in one place only.
'The zulemip, part of the fidetig,' begins or ends with a comma. Part of the sentence may be missing.
'Kakavam' and 'a thing which is size tiny' are two different things, so one cannot be the other.
'On the player is the lesebin which is fragile' is not possible: yourself is a person, which cannot hold things in this way.
'The vosepod' and 'the vat' are two different things, so one cannot be the other.
'[vosepod]' in this text is not a text substitution or a value. Nothing here is called 'vosepod'.
'The Ranozob is inside Huhulom and southeast of the YardRanozob' is not possible: Huhulom is a shop, which cannot hold things in this way.
'Tiderut' and 'a supporter that is the worth 7' are two different things, so one cannot be the other.
'Tint is blue' is not possible: Ranozob does not have this property. These kinds have it: thing.
'It is part of the shelf' is not possible: Tilerut cannot be a part of something.
'tell tiderut' is not a known phrase. It was read as 'tell (T - a thing)', so 'tiderut' must be a thing. Nothing here is called 'tiderut'.
'it' is not a possible meaning. Write an action, an object, a kind of object, a value, or a token in quotation marks.
'Things are usually fizusal' is not possible: thing does not have this property. These kinds have it: container.
The sentence 'Kakasal punotig is either in the Yard or the Barn' could not be understood.
'tell kakasal punotig' is not a known phrase. It was read as 'tell (T - a thing)', so 'kakasal punotig' must be a thing. Nothing here is called 'kakasal'.
'a huravam' does not begin with the name of a property. To create a property, name its kind: 'A thing has a number called the price'. For what a person has, use 'carries': 'Bob carries a hat'.
'tell huravam' is not a known phrase. It was read as 'tell (T - a thing)', so 'huravam' must be a thing. Nothing here is called 'huravam'.
'A supporter called the huvopod dedemip is held by Ted' puts huvopod dedemip in one place, and 'The huvopod dedemip is worn by Anna' in another. It can be in one place only.
'It is locked' is not possible: Fipufel does not have this property. These kinds have it: door, container.
'The mipurut unlocks it' is not possible: Fipufel does not have this property. These kinds have it: door, container.
'Its description' and '"Its own."' are two different things, so one cannot be the other.
'A hufisal vozurut is in the Yard with worth 4' is not possible: Yard does not have this property. These kinds have it: thing.
'Its description' and '"Its own."' are two different things, so one cannot be the other.
