# SPDX-License-Identifier: GPL-3.0-or-later
"""Assertions of every form: what sentences create, of which kind, where, and its properties."""

WORLD = '''
A size is a kind of value. The sizes are tiny, middling and huge. A thing has a size. The size of a thing is usually middling.
A colour is a kind of value. The colours are red, green and blue. A thing has a colour called the tint. A thing can be fragile.
A thing has a number called worth. The worth of a thing is usually 5. A thing has a text called the smell. A room can be indoor or outdoor.
A length is a kind of value. 10m specifies a length. A thing has a length called breadth.
A weight is a kind of value. 10kg specifies a weight. A thing has a weight.
A hat is a kind of thing. A hat is always wearable. A crate is a kind of container. A crate is usually openable and closed. A robot is a kind of person. A coin is a kind of thing. A shop is a kind of room.
Understand "bric" as the yard. The Yard is a room. The Barn is north of the Yard. The vat is an open container in the Yard. The shelf is a supporter in the Barn. Anna is a woman in the Yard. Ted is a man in the Barn.
Liking relates various things to various things. The verb to like means the liking relation.
Owning relates one person to various things. The verb to own (he owns, they own, he owned, it is owned) means the owning relation.

To tell (T - a thing):
	say "[a T]; [The T]; [T] in [the holder of T]: [kind-words of T]";
	say "[if T is lit]lit [end if][if T is open]open [end if][if T is openable]openable [end if][if T is edible]edible [end if][if T is fixed in place]fixed [end if][if T is wearable]wearable [end if][if T is enterable]enterable [end if][if T is transparent]transparent [end if][if T is locked]locked [end if][if T is lockable]lockable [end if][if T is scenery]scenery [end if][if T is plural-named]plural [end if][if T is proper-named]proper [end if][if T is fragile]fragile [end if][if T is worn]worn [end if][if T is switched on]on [end if][if T is pushable between rooms]pushable [end if][if T is undescribed]undescribed [end if]";
	say "worth [worth of T] [size of T] [tint of T] [breadth of T] [weight of T] d=[description of T] i=[initial appearance of T] s=[smell of T] p=[list of things which are part of T] h=[list of things held by T] l=[list of things liked by T] o=[list of people who own T][line break]".
To say kind-words of (T - a thing):
	say "[if T is a hat]hat [end if][if T is a crate]crate [end if][if T is a container]container [end if][if T is a supporter]supporter [end if][if T is a woman]woman [end if][if T is a man]man [end if][if T is an animal]animal [end if][if T is a robot]robot [end if][if T is a person]person [end if][if T is a door]door [end if][if T is a device]device [end if][if T is a vehicle]vehicle [end if][if T is a backdrop]backdrop [end if][if T is a coin]coin [end if]".
To tell (R - a room):
	say "[a R]; [The R]; [R] [if R is a shop]shop [end if][if R is dark]dark [end if][if R is outdoor]outdoor [end if][if R is proper-named]proper [end if]region [map region of R] d=[description of R] has [list of things in R]";
	repeat with way running through directions:
		if the room-or-door way from R is not nothing, say " [way]-[the room-or-door way from R]";
	say line break.
To tell (R - a region):
	say "[a R]; [The R]: [list of rooms in R][line break]".
'''

THINGS = ["thing", "container", "supporter", "man", "woman", "animal", "device", "hat", "crate", "robot", "coin", "vehicle", "person"]
ADJECTIVES = {"thing": ["edible", "fixed in place", "lit", "fragile", "scenery", "portable", "wearable", "plural-named", "proper-named", "tiny", "huge", "undescribed", "not fragile"],
              "container": ["open", "closed", "openable", "transparent", "enterable", "locked", "lockable", "opaque", "unopenable", "closed and openable", "closed, openable"],
              "supporter": ["enterable", "fixed in place"], "device": ["switched on", "switched off"], "room": ["dark", "lighted", "outdoor"]}
PLACES = ["in the Yard", "in the Barn", "in the vat", "on the shelf", "in Barn", "on shelf", "carried by Anna", "held by Ted", "worn by Anna", "carried by the player", "part of the shelf", "in Yard", "part of Anna", "on the player"]
ARTICLES = ["the", "a", "The", "", "some", "an", "A"]


def a(words):
    return ("an " if words[0] in "aeiou" else "a ") + words


def cap(words):
    return words[:1].upper() + words[1:]


def adjective(pick, kind):
    own = {"crate": "container", "device": "device", "container": "container", "supporter": "supporter", "vehicle": "container", "room": "room", "shop": "room"}.get(kind)
    if own == "room":
        return pick.choice(ADJECTIVES["room"])
    return pick.choice(ADJECTIVES[own] if own and pick.often(0.6) else ADJECTIVES["thing"])


def described(pick, kind=None):
    kind = kind or pick.choice(THINGS)
    words = kind
    if pick.often(0.5):
        words = adjective(pick, kind) + " " + words
        if pick.often(0.2):
            words = adjective(pick, kind) + pick.choice([" ", ", ", " and "]) + words
    return words


def named(pick):
    """A name as authors write it, and the words by which a rule refers to it."""
    name = pick.name(pick.choice([1, 1, 2]))
    how = pick.random()
    if how < 0.5:
        return "the " + name, name
    if how < 0.7:
        return name.title(), name
    if how < 0.8:
        return "a " + name, name
    if how < 0.85:
        return "some " + name, name
    if how < 0.9:
        return "the " + name.title(), name
    return name, name


def place(pick):
    return pick.choice(PLACES[:8]) if pick.often(0.7) else pick.choice(PLACES)


def properties(pick):
    return pick.choice(["worth %d" % pick.randint(0, 20), "worth %d and size huge" % pick.randint(0, 20), "description \"Fine.\"", "smell \"rose\", worth 3 and tint blue", "breadth %dm" % pick.randint(1, 9), "size tiny", "tint green", "the worth 7", "worth 3, size tiny, tint red"])


def predicate(pick, kind=None):
    how = pick.random()
    if how < 0.3:
        return a(described(pick, kind))
    if how < 0.5:
        return a(described(pick, kind)) + " " + place(pick)
    if how < 0.6:
        return a(described(pick, kind)) + pick.choice([" with ", " having ", " that is ", " which is "]) + properties(pick)
    if how < 0.7:
        return adjective(pick, kind or "thing") + pick.choice([" and ", ", ", " "]) + pick.choice([place(pick), adjective(pick, kind or "thing")])
    if how < 0.8:
        return place(pick)
    return adjective(pick, kind or "thing")


def follow(pick, kind=None, subject=None):
    """A sentence about the last thing that was mentioned.  ("The worth of it is 8" is always refused there.)"""
    it = subject or pick.choice(["It", "It", "It", "He", "She"])
    return pick.choice(["%s is %s." % (it, predicate(pick, kind)), "%s is %s." % (it, adjective(pick, kind or "thing")), "The description is \"Plain.\"", "\"An appearance.\"", "The worth is 9.", 
                        "%s has worth 6." % it, "The smell is \"mint\".", "%s has size huge." % it, "Its worth is 4.", "Its description is \"Its own.\"", "The initial appearance is \"Lo!\"", "Tint is blue.", 
                        "%s likes Anna." % it, "Anna owns it.", "%s is %s." % (it, place(pick)), "%s is liked by Ted." % it, "%s is not fragile." % it,
                        "Understand \"zog\" as it.", "The indefinite article is \"yon\".", "The plural of %s is xes." % (subject or "it").lower(), "It is part of the shelf."])


def simple(pick):
    said, name = named(pick)
    world = cap("%s is %s." % (said, predicate(pick)))
    if pick.often(0.6):
        world += " " + follow(pick)
    if pick.often(0.4):
        world += " " + follow(pick, None, pick.choice(["It", cap(said), "The " + name]))
    return Question(["tell %s;" % name], [world])


def inverted(pick):
    said, name = named(pick)
    where = place(pick)
    form = pick.choice(["%s is %s.", "%s is %s which is fragile.", "%s is %s with worth 3.", "%s are %s."])
    world = form % (cap(where), said)
    if pick.often(0.5):
        world += " " + cap(said) + " is %s." % predicate(pick)
    if pick.often(0.5):
        world += " " + follow(pick)
    return Question(["tell %s;" % name], [world])


def listed(pick):
    names = [named(pick) for _ in range(pick.randint(2, 4))]
    text = pick.choice([" and ", ", and "]).join([", ".join(s for s, _ in names[:-1]), names[-1][0]])
    kind = pick.choice(THINGS)
    plural = {"man": "men", "woman": "women", "person": "people"}.get(kind, kind + "s")
    how = pick.random()
    if how < 0.3:
        world = cap("%s are %s." % (text, pick.choice([place(pick), plural, plural + " " + place(pick), adjective(pick, "thing"), adjective(pick, kind) + " " + plural])))
    elif how < 0.6:
        world = cap(place(pick)) + pick.choice([" is ", " are "]) + text + "."
    elif how < 0.8:
        world = pick.choice(["The vat contains ", "Anna carries ", "Ted wears ", "The shelf supports ", "The player carries ", "Anna owns ", "Ted holds ", "Anna has ", "The Barn contains "]) + text + "."
    else:
        world = "There are " + text + " " + pick.choice(["here.", place(pick) + ".", "in the Yard."])
    if pick.often(0.4):
        world += " " + cap(names[0][0]) + " is %s." % predicate(pick)
    if pick.often(0.3):
        world += " " + follow(pick, None, "It")
    return Question(["tell %s;" % n for _, n in names], [world])


def called(pick):
    name = pick.name(pick.choice([1, 2]))
    article = pick.choice(["", "the ", "a ", "The ", "an "])
    what = described(pick).replace("scenery", "fragile")     # (which nobody carries)
    world = pick.choice(["%s called %s%s is %s." % (cap(a(what)), article, name, place(pick)), "%s is %s called %s%s." % (cap(place(pick)), a(what), article, name), "There is %s called %s%s %s." % (a(what), article, name, pick.choice([place(pick), "", "here"])),
                         "%s called %s%s is %s." % (cap(a(what)), article, name, adjective(pick, "thing")), "Anna carries %s called %s%s." % (a(what), article, name), "The vat contains %s called %s%s." % (a(what), article, name)])
    if pick.often(0.6):
        world += " " + follow(pick, None, pick.choice(["It", "The " + name]))
    return Question(["tell %s;" % name], [world])


def there_is(pick):
    said, name = named(pick)
    said = pick.choice([said, "a " + name, "an old " + name])
    name = name if not said.startswith("an old") else "old " + name
    world = pick.choice(["There is %s %s.", "There is %s %s. It is fragile.", "There are %s %s.", "There is %s in the Yard which is %s.", "There is %s here. It is %s."]) % (said, pick.choice([place(pick), "in the Yard", "here"]))
    if pick.often(0.5):
        world += " " + follow(pick)
    return Question(["tell %s;" % name], [world])


def new_kind(pick):
    kind, said_name = pick.name(), named(pick)
    said, name = said_name
    above = pick.choice(THINGS)
    lines = ["%s is a kind of %s." % (cap(pick.choice([a(kind), kind, kind + "s", "the " + kind])), above)]
    if lines[0].startswith(cap(kind + "s ")):
        lines[0] = "%ss are a kind of %s." % (cap(kind), above)
    plural = kind + "s"
    more = ["%s is usually %s." % (cap(a(kind)), adjective(pick, above)), "%s are usually %s." % (cap(plural), adjective(pick, above)), "The worth of %s is usually 11." % a(kind), "%s is always fragile." % cap(a(kind)), "%s has a number called the power. The power of %s is usually 7." % (cap(a(kind)), a(kind)),
            "The description of %s is usually \"Kind of.\"" % a(kind), "%s usually has worth 14." % cap(a(kind)), "%s has worth 13." % cap(a(kind)), "The plural of %s is %sen." % (kind, kind), "%s can be bright or dull. %s is usually bright." % (cap(a(kind)), cap(a(kind))), 
            "Every %s likes Anna." % kind, "The worth of %s is 12." % plural, "It is usually edible.", "It has a text called rumour.", "They are usually fragile.", "The smell of %s is \"%s\"." % (a(kind), kind), "%s are fragile." % cap(plural), "The tint of %s is usually blue." % plural]
    for _ in range(pick.randint(0, 3)):
        lines.append(pick.choice(more))
    lines.append(cap(pick.choice(["%s is %s in the Yard." % (said, a(kind)), "In the Yard is %s called %s." % (a(kind), name), "%s is %s." % (said, a(kind)), "%s is %s with worth 2 in the Barn." % (said, a(kind)), "%s is a fragile %s." % (said, kind), "%s called %s is in the vat." % (a(kind), name), "%s is in the Yard. It is %s." % (said, a(kind))])))
    if pick.often(0.3):     # (but a kind that is spoken of before it is one is mostly refused)
        said = lines[1:]
        pick.shuffle(said)
        lines[1:] = said
    return Question(["tell %s;" % name, 'say "[list of %ss]/[number of %ss]/[if %s is %s]yes[end if]";' % (kind, kind, name, a(kind))], [" ".join(lines)])


def counted(pick):
    kind = pick.name()
    many = pick.choice(["two", "three", "3", "2", "ten", "Four", "one"])
    lines = ["%s is a kind of %s." % (cap(a(kind)), pick.choice(["thing", "container", "coin", "animal"]))]
    if pick.often(0.3):
        lines.append("The plural of %s is %sen." % (kind, kind))
        plural = kind + "en"
    else:
        plural = kind + "s"
    lines.append(pick.choice(["In the Yard are %s %s." % (many, plural), "%s %s are in the Yard." % (cap(many), plural), "There are %s %s in the vat." % (many, plural), "Anna carries %s %s." % (many, plural), "The vat contains %s %s and %s." % (many, plural, a(pick.name())),
                              "On the shelf is a tray%s. On the tray%s are %s %s." % (kind, kind, many, plural), "In the Barn is a %s. In the Barn are %s %s." % (kind, many, plural), "%s fragile %s are in the Barn." % (cap(many), plural), "The player holds %s %s." % (many, plural), "In the vat are %s, %s %s and a nut%s." % (a("pin" + kind), many, plural, kind)]))
    return Question(['say "[list of %s] [number of %s]: ";' % (plural, plural), "repeat with item running through %s:" % plural, '\tsay "[item] in [holder of item][if item is fragile] fragile[end if], ";'], [" ".join(lines)])


DIRECTIONS = ["north", "south", "east", "west", "northeast", "up", "down", "inside", "outside"]
OF = {"up": ["above", "up from"], "down": ["below", "down from"], "inside": ["inside", "inside from"], "outside": ["outside from", "outside"]}


def way_of(pick, way):
    return pick.choice(OF.get(way, ["%s of" % way, "%s from" % way, "%s of" % way]))


def mapped(pick):
    rooms = [pick.name().title() for _ in range(pick.randint(2, 4))]
    lines = [pick.choice(["%s is a room.", "The %s is a room.", "There is a room called %s.", "The %s is a dark room.", "The %s is a shop. \"Buy!\""]) % rooms[0]]
    the = lambda r: pick.choice(["the ", "", "the "]) + r
    last = rooms[0]
    for room in rooms[1:]:
        way = pick.choice(DIRECTIONS)
        at = pick.choice([last, rooms[0]])
        lines.append(pick.choice([
            "%s is %s %s." % (cap(the(room)), way_of(pick, way), the(at)), "%s %s is %s." % (cap(way_of(pick, way)), the(at), the(room)), "%s is %s." % (cap(way), the(room)), "%s of %s is a room called %s." % (cap(way), the(at), room),
            "%s is %s %s. \"A place.\"" % (cap(the(room)), way_of(pick, way), the(at)), "%s is a room. It is %s %s." % (cap(the(room)), way_of(pick, way), the(at)), "%s is %s %s and %s of the Yard%s." % (cap(the(room)), way_of(pick, way), the(at), pick.choice(["southeast", "southwest"]), room),
            "%s is a shop %s %s." % (cap(the(room)), way_of(pick, way), the(at)), "%s is a dark room. %s is %s %s." % (cap(the(room)), cap(the(room)), way_of(pick, way), the(at)), "%s is mapped %s of %s." % (cap(the(room)), way if way not in ("inside", "outside") else "west", the(at)), "There is a room called %s. %s is %s %s." % (room, cap(the(room)), way_of(pick, way), the(at)),
            "%s is an outdoor room %s %s." % (cap(the(room)), way_of(pick, way), the(at)), "%s is a room %s %s." % (cap(the(room)), way_of(pick, way), the(at)), "%s is a room with description \"Hm.\" %s is %s of it." % (cap(the(room)), cap(the(at)), way), "%s of %s is nowhere. %s is %s." % (cap(pick.choice(["southeast", "southwest"])), the(at), cap(pick.choice(["east", "west"])), the(room)),
            "%s is %s. %s is %s of it." % (cap(way), the(room), cap(the(pick.name().title())), pick.choice(["southeast", "southwest"]))]))
        last = room
    if pick.often(0.3):
        grounds = pick.name().title() + pick.name()
        lines.append("The %s is a region. %s is in the %s." % (grounds, cap(the(rooms[0])), grounds))
    if pick.often(0.3):
        region = pick.name().title()
        lines.append("%s is a region. %s and %s are in %s." % (region, cap(the(rooms[0])), the(rooms[1]), region))
    return Question(["tell %s;" % r for r in rooms], [" ".join(lines)])


def doors(pick):
    door, one, two, key = pick.name(pick.choice([1, 2])), pick.name().title(), pick.name().title(), pick.name()
    way, back = pick.choice([("north", "south"), ("east", "west"), ("up", "down"), ("inside", "outside")])
    lines = ["%s is a room." % one]
    lines.append(pick.choice(["The %s is a door. It is %s of %s and %s of %s." % (door, way, one, back, two), "The %s is %s of %s and %s of %s. It is a door." % (door, way, one, back, two), "%s of %s is a door called the %s. %s of the %s is %s." % (cap(way), one, door, cap(way), door, two),
                              "The %s is an open door. The %s is %s of %s. Through the %s is %s." % (door, door, way, one, door, two), "The %s is a closed openable door %s of %s. %s of the %s is %s." % (door, way, one, cap(way), door, two), "%s is the %s. %s of it is %s. The %s is a door." % (cap(way), door, cap(way), two, door),
                              "The %s is a locked door. It is %s of %s. %s is %s of the %s." % (door, way, one, two, way, door), "A door called %s is %s of %s and %s of %s." % (door, way, one, back, two)]))
    if pick.often(0.6):
        lines.append(pick.choice(["It is locked. The %s unlocks it. The %s is in the Yard." % (key, key), "The %s is lockable and locked. The matching key of the %s is the %s. The %s is a thing." % (door, door, key, key), "The %s is openable. " % door, "The description of %s is \"Oak.\"" % door, "The %s is scenery." % door, "It is open.", "It is unopenable and open.", "\"A door stands here.\"", "The %s unlocks the %s. Anna carries the %s." % (key, door, key), "It is closed and locked. It has matching key the %s. The %s is on the shelf." % (key, key)]))
    return Question(["tell %s;" % one, "tell %s;" % two, "tell %s;" % door, 'say "[front side of %s] [back side of %s] [other side of %s from %s] [direction of %s from %s] [matching key of %s]";' % (door, door, door, one, door, one, door)], [" ".join(lines)])


def backdrops(pick):
    name, region = pick.name(), pick.name().title()
    lines = [pick.choice(["The %s is a backdrop. It is in the Yard and the Barn." % name, "The %s is a backdrop. It is in Yard and Barn. \"Far.\"" % name, "The %s is a backdrop in the Yard. \"Looks far.\"" % name, "The %s is a backdrop. It is everywhere. The description is \"Sky.\"" % name, "The %s is everywhere." % name, "Some %s are a backdrop in the Barn." % name,
                         "%s is a region. The Loft%s is a room in %s. The %s is a backdrop. It is in %s." % (region, name, region, name, region), "The %s is a backdrop. The %s is in the Yard, in the Barn." % (name, name), "In the Yard is a backdrop called the %s." % name, "A backdrop called %s is in Yard. It is in the Barn." % name, "There is a backdrop called the %s. It is in the Yard. It is also in the Barn." % name, "The %s is a backdrop in the Yard and in the Barn." % name, "The %s is a fragile backdrop. The %s is in the Yard and the Barn." % (name, name)])]
    if pick.often(0.4):
        lines.append(follow(pick))
    return Question(["tell %s;" % name, "repeat with place running through rooms:", '\tif the place encloses %s, say "[place], ";' % name], [" ".join(lines)])


def parts(pick):
    whole, part, kind = pick.name(), pick.name(), pick.name()
    form = pick.choice([
        ("The %s is in the Yard. A %s is part of the %s.", (whole, part, whole)), ("The %s is a container in the Yard. The %s is part of the %s. It is a button%s.", None), ("The %s is on the shelf. The %s is a supporter which is part of the %s.", (whole, part, whole)),
        ("The %s is part of the %s. The %s is a device in the Barn.", (part, whole, whole)), ("%s is in the Yard. Part of the %s is a %s.", (whole.title(), whole, part)), ("The %s is in the vat. Part of it is the %s.", (whole, part)), ("The %s is here. The %s and the nib%s are parts of the %s.", None), ("The %s, part of the %s, is fragile. The %s is in the Yard.", (part, whole, whole))])
    if form[1] is None:
        form = ("The %s is in the Yard. The %s is part of the %s. It is fixed in place.", (whole, part, whole))
    return Question(["tell %s;" % whole, "tell %s;" % part], [form[0] % form[1]])


def assemblies(pick):
    kind, part, one = pick.name(), pick.name(), pick.name()
    lines = ["%s is a kind of %s. %s is a kind of %s." % (cap(a(kind)), pick.choice(["thing", "container", "person"]), cap(a(part)), pick.choice(["thing", "supporter", "hat", "container"])),
             pick.choice(["%s is part of every %s." % (cap(a(part)), kind), "Every %s has %s." % (kind, a(part)), "Every %s carries %s." % (kind, a(part)), "In every %s is %s." % (kind, a(part)), "%s called its %sling is part of every %s." % (cap(a(part)), part, kind), "Two %ss are part of every %s." % (part, kind), "Every %s contains %s." % (kind, a(part)), "Every %s wears %s." % (kind, a(part)), "A fragile %s is part of every %s." % (part, kind), "On every %s is %s." % (kind, a(part))]),
             pick.choice(["The %s is %s in the Yard." % (one, a(kind)), "%s is %s in the Barn." % (one.title(), a(kind)), "In the Yard is %s called %s." % (a(kind), one), "%s and %s are %ss in the Yard." % (one.title(), "x" + one, kind), "The %s is %s." % (one, a(kind))])]
    return Question(["tell %s;" % one, "repeat with item running through %ss:" % part, "\ttell item;"], [" ".join(lines)])


def values(pick):
    kind, names = pick.name(), [pick.name() for _ in range(3)]
    lines = [pick.choice(["A %s is a kind of value. The %ss are %s, %s and %s.", "A %s is a kind of value. Some %ss are %s, %s and %s.", "A %s is a kind of value. The %ss are %s, %s, %s."]) % (kind, kind, *names)]
    lines += pick.sample(["%s has a number called the rank. The rank of %s is 3. The rank of %s is usually 2." % (cap(a(kind)), names[0], a(kind)), "%s can be warm or cold. %s is cold. %s is usually warm." % (cap(a(kind)), cap(names[1]), cap(a(kind))), "A thing has %s. The %s of the vat is %s." % (a(kind), kind, names[2]), "Anna has %s called the favourite. The favourite of Anna is %s." % (a(kind), names[1]), "A container has %s. The vat is %s." % (a(kind), names[0]),
                          "The current %s is %s that varies. The current %s is %s." % (kind, a(kind), kind, names[2]), "The last %s is %s that varies. The last %s is initially %s." % (kind, a(kind), kind, names[1]), "A person has %s. People are usually %s. Anna is %s." % (a(kind), names[1], names[2])], pick.randint(1, 2))
    body = ['repeat with item running through %ss:' % kind, '\tsay "[item][if item is %s]![end if] ";' % names[0]]
    text = " ".join(lines)
    if "rank" in text:
        body += ['\tsay "[rank of item] ";']
    if "warm" in text:
        body += ['\tsay "[if item is warm]warm[end if] ";']
    body += ['say "%s / [%s after %s] [%s before %s] [number of %ss] [if the %s of the vat is %s]v[end if]";' % (names[0], kind, names[0], kind, names[0], kind, kind, names[2])] if "thing has" in text else []
    if "current" in text:
        body += ['say "[current %s]";' % kind]
    if "last" in text:
        body += ['say "[last %s]";' % kind]
    if "favourite" in text:
        body += ['say "[favourite of Anna]";']
    if "People" in text:
        body += ['say "[%s of Ted] [%s of Anna]";' % (kind, kind)]
    return Question(body, [text])


def variables(pick):
    name = pick.name(pick.choice([1, 2]))
    kind, value, more = pick.choice([("number", "5", "7"), ("text", '"abc"', '"x[if 1 is 1]y[end if]"'), ("truth state", "true", "false"), ("time", "9:30 AM", "10 minutes"), ("thing", "the vat", "Anna"), ("room", "the Yard", "Barn"), ("person", "Ted", "the player"), ("size", "tiny", "huge"), ("length", "4m", "6m"), ("list of numbers", "{1, 2}", "{}"), ("object", "nothing", "the Yard"), ("real number", "2.5", "3"), ("action", "jumping", "taking the vat"), ("direction", "north", "up"), ("container", "the vat", "the vat")])
    lines = pick.choice(["The %s is %s that varies. The %s is %s." % (name, a(kind), name, value), "The %s is initially %s." % (name, value), "The %s is %s that varies. The %s is usually %s." % (name, a(kind), name, value), "%s called the %s varies. The %s is %s." % (cap(a(kind)), name, name, value), "The %s is always %s." % (name, value), "%s is %s that varies." % (name.title(), a(kind)), "The %s is %s variable. The %s is %s." % (name, a(kind), name, value), "%s is %s which varies. %s is initially %s." % (cap(name), a(kind), cap(name), value), "The %s is %s that varies. %s is %s." % (name, a(kind), cap(name), more), "There is %s that varies called the %s." % (a(kind), name), "%s %s is %s." % ("The", name, value), "%s is a %s that varies. The initial value of %s is %s." % (cap(name), kind, name, value)])
    return Question(['say "[%s]";' % name], [lines])


def has_property(pick):
    prop, (said, name) = pick.name(), named(pick)
    kind, value = pick.choice([("number", "5"), ("text", '"abc"'), ("truth state", "true"), ("time", "9:30 AM"), ("thing", "the vat"), ("room", "the Yard"), ("size", "tiny"), ("length", "4m"), ("list of text", '{"a", "b"}'), ("person", "Anna"), ("colour", "blue")])
    has = pick.choice(["has %s called %s", "has %s called the %s", "have %s called %s", "has some %s called the %s"]) % (a(kind) if "some" not in "" else kind, prop)
    owner = pick.choice(["A thing", "A container", "The " + name, "Every thing", "Things", "A person", cap(said), "A hat"])
    lines = [cap("%s is a %s in the Yard." % (said, {"A person": "man", "A container": "container", "A hat": "hat"}.get(owner, "thing"))), "%s %s." % (owner, has)]
    lines.append(pick.choice(["The %s of %s is %s." % (prop, said if said[0] != "a" else "the " + name, value), "%s of %s is %s." % (cap(prop), name, value), "%s has %s %s." % (cap(said) if said[:2] != "a " else "The " + name, prop, value), "The %s is %s." % (prop, value), "The %s of %s is usually %s." % (prop, owner[0].lower() + owner[1:] if "very" not in owner else "a thing", value), "It has %s %s." % (prop, value)]))
    return Question(['say "[%s of %s]";' % (prop, name), 'now the %s of %s is %s;' % (prop, name, value), 'say "[%s of %s]";' % (prop, name)], [" ".join(lines)])


def either(pick):
    one, two, prop, (said, name) = pick.name(), pick.name(), pick.name(), named(pick)
    owner = pick.choice(["A thing", "Things", "The " + name, "A room or a thing", "A container", "A thing"])
    lines = [cap("%s is a container in the Yard." % said), pick.choice(["%s can be %s." % (owner, one), "%s can be %s or %s." % (owner, one, two), "%s is either %s or %s." % (owner, one, two), "%s can be either %s or %s." % (owner, one, two), "%s can be %s, %s or m%s (this is its %s property)." % (owner, one, two, one, prop), "%s can be %s, %s or m%s." % (owner, one, two, one)])]
    lines.append(pick.choice(["It is %s." % one, "The %s is %s." % (name, one), "%s are usually %s." % ("Things", one), "The %s is not %s." % (name, one), "A container is usually %s." % one, "", "The vat is %s." % one]))
    return Question(['say "[if %s is %s]%s[else]not[end if] [if %s is not %s]n[end if] [if the vat is %s]v[end if]";' % (name, one, one, name, one, one), "now the %s is %s;" % (name, one), 'say "[if the %s is %s]%s[end if] [list of %s things]";' % (name, one, one, one)], [" ".join(lines)])


def tabled(pick):
    kind, table, names = pick.name(), pick.name().title(), [pick.name(pick.choice([1, 1, 2])) for _ in range(3)]
    above = pick.choice(["thing", "value", "person", "room", "container"])
    column = pick.choice(["worth", "heft"]) if above not in ("value", "room") else "heft"
    numbers = [str(pick.randint(1, 30)) for _ in range(3)]
    lines = "%s is a kind of %s. " % (cap(a(kind)), above)
    if column == "heft" and pick.often(0.3):
        lines += "%s has a number called heft. " % cap(a(kind))
    lines += pick.choice(["The %ss are defined by the Table of %s." % (kind, table), "Some %ss are defined by Table of %s." % (kind, table), "Some %ss in the Yard are defined by the Table of %s." % (kind, table)])
    rows = ["%s\t%s\t%s" % (n, v, t) for n, v, t in zip(names, numbers, ['"one"', '"two"', pick.choice(['"three"', "--"])])]
    world = "Table of %s\n%s\t%s\t%s\n%s" % (table, pick.choice(["name", kind]) if above != "value" else kind, column, pick.choice(["smell", "rumour"]) if above not in ("value", "room") else "rumour", "\n".join(rows))
    return Question(['repeat with item running through %ss:' % kind, '\tsay "[item] [%s of item]; ";' % column, 'say "[the list of %ss]";' % kind] + (["tell %s;" % names[0]] if above in ("thing", "person", "container") else []), [lines, world])


def units(pick):
    kind, unit = pick.name(), pick.name()
    form = pick.choice(["1%s" % unit, "1 %s" % unit, "1.0%s" % unit, "1:59", "1 %s or 1 %ss" % (unit, unit), "1 %s (singular) or 2 %ss (plural)" % (unit, unit), "$1.99%s" % unit[:2], "%s 1" % unit])
    lines = ["%s is a kind of value. %s specifies %s%s." % (cap(a(kind)), form if form[:2] not in ("1:", "$1") else form + unit[:2], a(kind), pick.choice(["", "", " scaled up by 10" if form[0] == "1" and form != "1:59" else "", " with parts big%s and small%s" % (unit, unit) if form[:2] in ("1:", "$1") else ""]))]
    sample = {"1%s": "7%s"}
    value = form.split(" or ")[0].replace(" (singular)", "").replace("1", "7", 1) if form[:2] not in ("1:", "$1") else form.replace("1", "3", 1) + unit[:2]
    lines.append("A thing has %s called the m%s. The m%s of the vat is %s." % (a(kind), unit, unit, value))
    return Question(['say "[m%s of the vat] [m%s of Anna]";' % (unit, unit), 'if the m%s of the vat is greater than the m%s of Anna, say "greater";' % (unit, unit), 'say "[m%s of the vat + m%s of the vat]";' % (unit, unit)], [" ".join(lines)])


def people(pick):
    (said, name), thing, other = named(pick), pick.name(), pick.name()
    lines = [cap(pick.choice(["%s is a man in the Yard.", "%s is a woman. %s is in the Barn." % ("%s", cap(said)), "%s is a female person in the Yard.", "%s is a robot in Barn.", "%s is a male animal in the Yard.", "%s is an animal. It is in the vat.", "In the Yard is a man called %s." % name + "%.0s", "%s is a person."]) % said)]
    lines += pick.sample(["%s carries a %s." % (pick.choice(["He", "She", "It", cap(said)]), thing), "%s wears a %s and a %s." % (cap(said), thing, other), "%s is carrying a %s and wearing a %s." % (cap(said), thing, other), "The %s is a hat worn by %s." % (thing, said), "%s has a %s." % (cap(said), thing), "A %s is carried by %s." % (thing, said), "%s is wearing the %s. It is fragile." % (cap(said), thing), "Carried by %s is a %s." % (said, thing),
                         "The player carries the %s. %s wears the %s." % (thing, cap(said), other), "%s holds the %s, the %s." % (cap(said), thing, other), "Worn by %s is a hat called the %s." % (said, thing), "%s is not %s." % (cap(said), "male"), "%s owns the %s. The %s is in the vat." % (cap(said), thing, thing), "%s likes Anna. Anna likes %s." % (cap(said), said)], pick.randint(1, 2))
    text = " ".join(lines)
    return Question(["tell %s;" % name] + ["tell %s;" % t for t in (thing, other) if t in text], [text])


def which_is(pick):
    (said, name), where = named(pick), place(pick)
    world = pick.choice(["%s is a thing which is %s." % (said, where), "%s is a container which is in the Yard." % said, "%s is a supporter that is on the shelf." % said, "%s is a man who is in the Barn." % said, "%s is a thing %s with worth 3." % (said, where), "%s is a thing with worth 3 and description \"W.\"" % said, "%s, a container, is in the Yard." % said, "%s is in the Yard and is fragile." % said, "%s is in the Yard with worth 4." % said, "%s is %s, fragile and huge." % (said, where), "%s is fragile, huge and %s." % (said, where),
                         "%s is a fragile thing, in the Yard." % said, "%s is a thing in the Yard which is fragile." % said, "%s is a kind of thing. The u%s is %s." % ("a " + name, name, "a " + name), "%s has worth 3. %s is in the Yard." % (said, cap(said)), "The vat has %s." % said, "The vat%s is an open container with worth 30. In it is %s." % (name.replace(" ", ""), said), "On the shelf is a fragile container called %s." % name, "%s and the q%s are in the Yard and fragile." % (said, name), "%s is either in the Yard or the Barn." % said, "%s is nowhere." % said, "%s is here." % said, "Here is %s." % said])
    name = "u" + name if " kind of " in world else name
    return Question(["tell %s;" % name], [cap(world) + (" " + follow(pick) if pick.often(0.4) else "")])


def genitive(pick):
    said, name = named(pick)
    thing = pick.name()
    world = pick.choice(["%s's %s is in the Yard. %s is a man." % (name.title(), thing, name.title()), "The %s's %s is a container. The %s is an animal in the Yard." % (name, thing, name), "%s is a woman in the Yard. %s's %s is a hat. %s wears %s's %s." % (name.title(), name.title(), thing, name.title(), name.title(), thing), "In the Yard is %s's %s. %s is a man in the Barn." % (name.title(), thing, name.title())])
    return Question(["tell %s's %s;" % (name, thing)], [world])


def by_value(pick):
    """A thing that is first mentioned with a value, named or measured, as an adjective."""
    said, name = named(pick)
    measure = "%dkg" % pick.randint(1, 40)
    value = pick.choice(["huge", "tiny", measure, "huge and " + measure, measure + " and fragile", "huge, fragile and " + measure, "fragile, " + measure + " and tiny", "not tiny", "blue", "4m",
                         "usually huge", "a thing which is huge", "a hat which is tiny and fragile", "a thing that is " + measure, "a huge thing", "a huge fragile hat", "tiny with worth 3"])
    world = cap("%s is %s." % (said, value))
    if pick.often(0.3):
        other = pick.name()
        world = cap("%s and the %s are %s." % (said, other, value))
    if pick.often(0.3):
        world = cap("%s is a %s. %s" % (said, pick.choice(["hat", "thing", "container"]), world))
    if pick.often(0.6):
        world += " %s is %s." % (pick.choice(["It", cap(said)]), place(pick))
    if pick.often(0.3):
        world += " " + follow(pick)
    return Question(["tell %s;" % name], [world])


def of_kind_by_value(pick):
    """A value for all things of a kind, and another for one of them."""
    name, one = pick.name(), pick.name()
    value = pick.choice(["huge", "tiny", "7kg", "tiny and 3kg"])
    said = pick.choice(["A %s is usually %s.", "%ss are usually %s.", "A %s is always %s.", "A %s is never %s.", "Every %s is %s.", "A %s is %s.", "%ss are %s.", "The weight of a %s is usually 4kg. [%s]", "A %s has weight 3kg. [%s]"])
    world = "A %s is a kind of thing. %s A %s called %s is in the Yard." % (name, cap(said % (name, value)), name, one)
    if pick.often(0.4):
        world += " %s is %s." % (cap(one), pick.choice(["huge", "9kg", "tiny"]))
    return Question(["tell %s;" % one], [world])


TEMPLATES = [by_value, of_kind_by_value, simple, simple, inverted, listed, listed, called, there_is, new_kind, new_kind, counted, mapped, mapped, doors, backdrops, parts, assemblies, values, variables, has_property, either, tabled, units, people, which_is, which_is, genitive]
