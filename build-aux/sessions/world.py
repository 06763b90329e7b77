# SPDX-License-Identifier: GPL-3.0-or-later
"""A small world as an author writes one: rooms on a map, things of every kind in them, people, and their names.

Each sentence is a separate paragraph, so that it can be removed to reduce a difference. What is drawn is recorded (`rooms`,
`things`, `people`), for rules that speak of it and for commands that name it."""
import dataclasses

DIRECTIONS = ["north", "south", "east", "west", "up", "down", "northeast", "southwest", "inside"]
OPPOSITES = dict(zip(DIRECTIONS, ["south", "north", "west", "east", "down", "up", "southwest", "northeast", "outside"]))
ROOMS = ["Hall", "Kitchen", "Garden", "Old Cellar", "Attic", "Library", "Foggy Path", "Courtyard", "Tower Room", "River Bank", "stone cave",
         "Captain's Cabin", "Back Yard", "Upper Deck"]
ADJECTIVES = ["red", "green", "old", "small", "brass", "wooden", "blue", "iron", "torn", "striped"]
NOUNS = {
    "thing": ["rock", "stick", "coin", "book", "key", "rope", "statue", "letter", "feather", "egg timer", "ball", "bell"],
    "container": ["box", "chest", "bag", "jar", "drawer", "crate", "basket"],
    "supporter": ["table", "shelf", "bench", "desk", "tray"],
    "device": ["lamp", "radio", "torch", "fan"],
    "wearable": ["hat", "coat", "scarf", "ring"],
    "edible": ["apple", "pie", "loaf", "plum"],
    "seat": ["chair", "bed", "armchair", "cage"],
}
PLURALS = ["scissors", "curtains", "stairs", "matches", "papers"]
PEOPLE = [("Ann", "woman"), ("Bob", "man"), ("Carla", "woman"), ("Dov", "man"), ("the guard", "man"), ("an old sailor", "man"), ("the cat", "animal"),
          ("the aunt", "woman"), ("Mr Finch", "man"), ("a crow", "animal")]
SAYINGS = ["It hums.", "Dust everywhere", "You see nothing odd.", "A faint smell.[line break]", "'Oh!'", "[The noun] [are] here.", "Well...",
           "One.[paragraph break]Two.", "[if the player carries something]Busy[otherwise]Idle[end if].", "[one of]Once[or]Again[stopping].",
           "[run paragraph on]Glued. ", "Is it (so)?", "[The player] [look] at [the location].", "[first time]New! [only]Plain.", "Wait: ",
           "Carrying [a list of things carried by the player].", "[We] [can't] say.", "It is [time of day].", "Turn [turn count]."]


@dataclasses.dataclass
class Noun:
    name: str           # as sentences say it, with no article
    kind: str
    place: "Noun" = None
    words: tuple = ()
    proper: bool = False
    plural: bool = False

    def the(self):
        return self.name if self.proper else "the " + self.name

    def a(self):
        if self.proper:
            return self.name
        return ("some " if self.plural else "an " if self.name[0] in "aeiou" else "a ") + self.name


class World:
    def __init__(self, pick, rooms=4, things=9, people=2):
        self.pick, self.sentences, self.verbs = pick, [], []
        self.rooms, self.things, self.people, self.doors, self.backdrops = [], [], [], [], []
        self.taken = set()
        self.add_rooms(rooms)
        for _ in range(things):
            self.add_thing()
        for _ in range(people):
            self.add_person()

    def say(self, sentence):
        self.sentences.append(sentence)

    def saying(self):
        return self.pick.choice(SAYINGS)

    # --- what to speak of ---

    def some(self, *kinds):
        found = [t for t in self.things if not kinds or t.kind in kinds]
        return self.pick.choice(found or self.things)

    def room(self):
        return self.pick.choice(self.rooms)

    def person(self):
        return self.pick.choice(self.people) if self.people else self.some()

    def anything(self):
        return self.pick.choice(self.things + self.people + self.doors + self.backdrops)

    # --- rooms ---

    def add_rooms(self, count):
        pick = self.pick
        names = pick.sample(ROOMS, count)
        used = {}
        for at, name in enumerate(names):
            room = Noun(name, "room", words=tuple(name.lower().split()), proper=name[0].isupper())
            if at == 0:
                self.say("%s is a room. %s" % (name, self.room_text()))
            else:
                other = pick.choice(self.rooms)
                free = [d for d in DIRECTIONS if d not in used[other.name]]
                way = pick.choice(free)
                used[other.name].add(way)
                used.setdefault(name, set()).add(OPPOSITES[way])
                if pick.often(0.25):
                    self.add_door(way, other, name)
                    self.say("%s is a room. %s" % (name, self.room_text()))
                else:
                    form = pick.choice(["%s is %s %s. %s", "%s is a room. It is %s %s. %s", "%s is a dark room. It is %s %s. %s"])
                    self.say(form % (name, self.bearing(way), other.name, self.room_text()))
            used.setdefault(name, set())
            self.rooms.append(room)

    @staticmethod
    def bearing(way):
        return way + (" from" if way in ("inside", "outside") else " of" if way not in ("up", "down") else " from")

    def room_text(self):
        return self.pick.choice(["", '"%s"' % self.saying(), 'The description is "%s".' % self.saying(), '"%s %s"' % (self.saying(), self.saying())])

    def add_door(self, way, here, there):
        pick = self.pick
        name = self.new_name(["oak door", "gate", "hatch", "trapdoor", "side door"])
        self.doors.append(Noun(name, "door", here, tuple(name.split())))
        self.say("The %s is a door. It is %s %s and %s %s. %s%s" % (
            name, self.bearing(way), here.name, self.bearing(OPPOSITES[way]), there, pick.choice(["", "It is open. ", "It is locked. ", "It is scenery. ", "It is open and unopenable. "]),
            pick.choice(["", '"%s"' % self.saying(), 'The description is "%s".' % self.saying()])))

    # --- things ---

    def new_name(self, nouns):
        for _ in range(50):
            name = self.pick.maybe(self.pick.choice(ADJECTIVES) + " ", 0.6) + self.pick.choice(nouns)
            if name not in self.taken:
                break
        else:
            name = self.pick.name()
        self.taken.add(name)
        return name

    def add_thing(self):
        pick = self.pick
        kind = pick.choice(["thing", "thing", "thing", "container", "container", "supporter", "device", "wearable", "edible", "seat", "plural"])
        if kind == "plural":
            thing = Noun(self.new_name(PLURALS), "thing", plural=True)
        else:
            thing = Noun(self.new_name(NOUNS[kind]), kind)
        thing.words = tuple(thing.name.split())
        clause, what = self.whereabouts(thing), self.sort_of(thing)
        opening = pick.choice(["The", "The", "A"]) if not thing.plural else "Some"
        form = pick.random()
        name = "%s %s" % (opening if not (opening == "A" and thing.name[0] in "aeiou") else "An", thing.name)
        are = "are" if thing.plural else "is"
        if form < 0.55 or clause.startswith(("carried", "worn", "part")):
            self.say("%s %s %s %s. %s" % (name, are, what, clause, self.more_of(thing)))
        elif form < 0.8:
            self.say("%s%s %s %s. %s %s %s. %s" % (clause[0].upper(), clause[1:], are, thing.a(), "They" if thing.plural else "It", are, what, self.more_of(thing)))
        else:
            self.say("%s %s %s. %s %s %s. %s" % (name, are, clause, "They" if thing.plural else "It", are, what, self.more_of(thing)))
        self.things.append(thing)

    def sort_of(self, thing):
        pick, kind = self.pick, thing.kind
        if kind == "container":
            return pick.choice(["a container", "an open container", "a closed container", "a closed openable container", "a transparent closed openable container",
                                "an open openable container", "a locked lockable closed openable container", "an opaque openable container"])
        if kind == "supporter":
            return pick.choice(["a supporter", "a supporter", "an enterable supporter", "a portable supporter"])
        if kind == "seat":
            return pick.choice(["an enterable supporter", "an enterable open container", "an enterable openable container", "an enterable supporter",
                                "a vehicle", "an enterable transparent closed openable container"])
        if kind == "device":
            return pick.choice(["a device", "a switched on device", "a lit device"])
        if kind == "wearable":
            return pick.choice(["a wearable thing", "wearable", "a wearable thing"])
        if kind == "edible":
            return pick.choice(["edible", "an edible thing"])
        return pick.choice(["a thing", "a thing", "a portable thing", "a lit thing", "a fixed in place thing"])

    def whereabouts(self, thing):
        pick = self.pick
        holders = [t for t in self.things if t.kind in ("container", "supporter", "seat") and not t.plural]
        how = pick.random()
        if holders and how < 0.35:
            thing.place = pick.choice(holders)
            on = "on" if thing.place.kind == "supporter" else "in"
            return "%s %s" % (on if thing.place.kind != "seat" else pick.choice(["in", "on"]), thing.place.the())
        if how < 0.42:
            return "carried by the player"
        if how < 0.47 and thing.kind == "wearable":
            return "worn by the player"
        if self.things and how < 0.53:
            thing.place = pick.choice(self.things)
            return "part of " + thing.place.the()
        thing.place = pick.choice(self.rooms[:2]) if pick.often(0.6) else self.room()
        return "in " + (thing.place.the())

    def more_of(self, thing):
        pick, out = self.pick, []
        they = "They are" if thing.plural else "It is"
        if pick.often(0.25):
            out.append('"%s"' % self.saying())
        if pick.often(0.35):
            out.append('The description of %s is "%s".' % (thing.the(), self.saying()))
        if pick.often(0.15):
            out.append("%s %s." % (they, pick.choice(["scenery", "fixed in place", "undescribed", "pushable between rooms", "privately-named", "lit", "handled"])))
        if pick.often(0.12):
            out.append('The printed name of %s is "%s".' % (thing.the(), pick.choice(["odd thing", "Widget", "curious [if handled]used[end if] object", "l'objet"])))
        if pick.often(0.08):
            out.append('The indefinite article of %s is "%s".' % (thing.the(), pick.choice(["one", "your", "a heap of", "our"])))
        if pick.often(0.2):
            word = pick.name()
            thing.words += (word,)
            out.append('Understand "%s" as %s.' % (pick.choice([word, word + " thing", word + "/gadget", "big " + word]), thing.the()))
        return " ".join(out)

    # --- people ---

    def add_person(self):
        pick = self.pick
        left = [p for p in PEOPLE if p[0] not in self.taken]
        called, kind = pick.choice(left)
        self.taken.add(called)
        name = called.split(" ", 1)[1] if called.split()[0] in ("the", "a", "an") else called
        person = Noun(name, kind, self.room() if pick.often(0.5) else self.rooms[0], tuple(name.lower().split()), proper=called[0].isupper())
        seats = [t for t in self.things if t.kind in ("seat", "supporter")]
        where = "in " + person.place.the()
        if seats and pick.often(0.15):
            where = "on " + pick.choice(seats).the()
        self.say("%s%s is %s %s %s. %s%s" % (called[0].upper(), called[1:], "an" if kind == "animal" else "a", kind, where, pick.maybe('"%s" ' % self.saying(), 0.25),
                                            pick.maybe('The description of %s is "%s".' % (person.the(), self.saying()), 0.4)))
        for _ in range(pick.randint(0, 2)):
            thing = Noun(self.new_name(NOUNS[pick.choice(["thing", "wearable", "edible"])]), "thing", person)
            thing.words = tuple(thing.name.split())
            self.say(pick.choice(["%s carries %s.", "%s is carrying %s.", "%s wears %s."]) % (person.the()[0].upper() + person.the()[1:], thing.a()))
            self.things.append(thing)
        self.people.append(person)
