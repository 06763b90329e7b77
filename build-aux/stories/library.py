# SPDX-License-Identifier: GPL-3.0-or-later
"""The library's actions with everything that can fail in them: things that are locked, closed, worn, held by others, fixed,
part of something, too much to carry, out of reach or in the dark; the same by other people; what is done first to make it
possible.  Each question has separate rooms, and its rules print only during the question."""

WORLD = '''
The turn_query is a text that varies. The description of the player is "Myself."
Persuasion: persuasion succeeds.
A thing can be soft. Understand the soft property as describing a thing.
'''


class Place:
    """A room with one of everything, each named afresh, and another room behind a door."""

    def __init__(self, pick):
        self.pick, self.mark = pick, pick.name()
        self.room, self.other = pick.name().title(), pick.name().title()
        self.person = pick.name().title()
        for what in ("thing", "box", "chest", "key", "shelf", "stool", "lamp", "cloak", "cake", "rock", "sky", "cat", "door", "cart", "knob", "bits"):
            setattr(self, what, pick.name())
        the = dict(vars(self))
        self.world = ["{room} is a room. The {door} is a door. The {door} is north of {room} and south of {other}.".format(**the),
                      "The {thing} is in {room}. The {box} is an openable container in {room}. The {chest} is a lockable locked container in {room}. The {key} unlocks the {chest}. The {key} is in the {box}.".format(**the),
                      "The {shelf} is a supporter in {room}. The {stool} is an enterable portable supporter in {room}. The {lamp} is a device on the {shelf}. The {cloak} is wearable. The {cake} is edible. The {cake} and the {cloak} are on the {shelf}.".format(**the),
                      "The {rock} is fixed in place in {room}. The {sky} is scenery in {room}. The {cat} is an animal in {room}. {person} is a woman in {room}. The {knob} is part of the {chest}. The {cart} is a vehicle in {room}. Some {bits} are in {room}.".format(**the)]
        for text, chance in (("The {box} is open.", 0.5), ("The {box} is transparent.", 0.2), ("The {chest} is enterable.", 0.4), ("The {door} is {state}.", 0.6), ("The carrying capacity of the player is 2.", 0), ("The carrying capacity of the {box} is 1.", 0.3),
                             ("The carrying capacity of the {shelf} is 3.", 0.3), ("{person} wears the {cloak}.", 0), ("The {thing} is soft.", 0.3), ("{other} is dark.", 0.3), ("The {lamp} is lit.", 0.2), ("The {lamp} is switched on.", 0.3), ("The {thing} is pushable between rooms.", 0.3), ("The {box} is enterable.", 0.3),
                             ("The {bits} are edible.", 0.2), ("The description of the {thing} is \"Fine.\"", 0.3), ("{person} carries a {bits}ette.", 0.3), ("The initial appearance of the {thing} is \"It lies here.\"", 0.2), ("The {shelf} is enterable.", 0.3), ("The {rock} is wearable.", 0.1)):
            if pick.often(chance):
                self.world.append(text.format(state=pick.choice(["open", "locked and lockable", "unopenable", "open and unopenable"]), **the))

    def ask(self, *commands, body=()):
        return Question(["now the turn_query is \"%s\";" % self.mark, "move the player to %s, without printing a room description;" % self.room] + list(body), self.world, [c.lower() for c in commands])

    def one(self):
        return getattr(self, self.pick.choice(["thing", "thing", "box", "chest", "key", "shelf", "stool", "lamp", "cloak", "cake", "rock", "sky", "cat", "door", "cart", "knob", "bits", "person", "thing", "box"]))

    def when(self):
        return 'when the turn_query is "%s"' % self.mark

    def command(self):
        pick, one = self.pick, self.one
        how = pick.random()
        if how < 0.45:
            return pick.choice(["take", "take", "drop", "open", "close", "x", "enter", "get on", "get in", "eat", "wear", "take off", "switch on", "switch off", "push", "pull", "turn", "touch", "rub", "kiss", "attack", "cut", "burn", "wave", "squeeze", "smell", "taste", "listen to", "drink", "climb", "search", "look under", "wake", "buy", "remove", "get off", "leave", "stand on", "sit on", "lie on", "disrobe", "shut", "get", "pick up", "put down", "discard", "feel", "tie", "swing", "set", "fill"]) + " " + one()
        if how < 0.65:
            return pick.choice(["put %s in %s", "put %s on %s", "unlock %s with %s", "lock %s with %s", "give %s to %s", "show %s to %s", "throw %s at %s", "take %s from %s", "tie %s to %s", "open %s with %s", "insert %s into %s", "hang %s on %s", "feed %s to %s", "remove %s from %s", "discard %s into %s"]) % (one(), one())
        if how < 0.75:
            return pick.choice(["n", "s", "up", "in", "out", "exit", "look", "i", "z", "jump", "sing", "sleep", "pray", "think", "stand", "get up", "get out", "wake up", "yes", "no", "sorry", "get off", "listen", "smell", "go %s" % self.door, "go nowhere", "n. s"])
        if how < 0.85:
            return "%s, %s" % (pick.choice([self.person, self.person, self.cat, self.thing]), pick.choice(["take %s", "drop %s", "open %s", "enter %s", "eat %s", "wear %s", "switch on %s", "close %s", "take off %s", "x %s", "touch %s"]) % one())
        if how < 0.93:
            return pick.choice(["take all", "drop all", "take all from %s" % self.shelf, "put all in %s" % self.box, "take all but %s" % self.thing, "put all on %s" % self.stool, "take %s and %s" % (one(), one()), "drop %s and %s" % (one(), one()), "wear all", "open all", "take soft", "take all soft things"])
        return pick.choice(["push %s north" % one(), "push %s south" % one(), "enter %s. n" % self.cart, "n. look", "ask %s about %s" % (self.person, one()), "tell %s about %s" % (one(), one()), "ask %s for %s" % (self.person, one()), "consult %s about %s" % (one(), one()), "answer hello to %s" % one(), "get %s out of %s" % (one(), one())])


def tried(pick):
    place = Place(pick)
    return place.ask(*[place.command() for _ in range(8)])


def laden(pick):
    """With something held from the start, so that more actions succeed."""
    place = Place(pick)
    held = pick.sample([place.thing, place.cloak, place.key, place.cake, place.bits, place.lamp], 3)
    body = ["now the player carries the %s;" % name for name in held]
    body.append(pick.choice(["now the player wears the %s;" % place.cloak, "now %s carries the %s;" % (place.person, place.cake), "now the %s is open;" % place.box, "move the player to the %s, without printing a room description;" % place.stool, "move the player to the %s, without printing a room description;" % place.cart, "now the %s is in the %s;" % (place.person, place.chest) if False else "now the %s is unlocked;" % place.chest]))
    return place.ask(*[place.command() for _ in range(8)], body=body)


def meant(pick):
    """Which of several the player means."""
    place = Place(pick)
    word = pick.name()
    names = ["%s %s" % (pick.name(), word) for _ in range(3)]
    place.world.append("The %s, the %s and the %s are things in %s. The %s is wearable." % (names[0], names[1], names[2], place.room, names[0]))
    for _ in range(pick.randint(1, 3)):
        place.world.append("Does the player mean %s the %s %s: %s." % (pick.choice(["taking", "examining", "doing something to", "wearing", "taking or examining"]), pick.choice(names), place.when(), pick.choice(["it is very likely", "it is likely", "it is unlikely", "it is very unlikely", "it is possible"])))
    return place.ask(*[pick.choice(["take %s", "x %s", "wear %s", "drop %s", "put %%s in %s" % place.box, "take all %s", "show %%s to %s" % place.person, "%s, take %%s" % place.person, "x the %s"]) % word for _ in range(6)], names[0].split()[0], names[1], body=["now the player carries the %s;" % names[2]] if pick.often(0.3) else [])


def ruled(pick):
    """One of the library's rules is removed, moved, or replaces another."""
    place = Place(pick)
    word = pick.name()
    place.world.append(pick.choice(["Instead of taking the %s %s: say \"No %s.\"." % (place.thing, place.when(), word), "Before taking something %s: say \"(%s) \"." % (place.when(), word), "After dropping something %s: say \"Thud [the noun].\"." % place.when(), "Rule for implicitly taking something %s: say \"(Not %s.)\"; try silently taking the noun." % (place.when(), word) if False else "Rule for implicitly taking something (called the prize) %s: say \"(grabbing [the prize])[line break]\"; silently try taking the prize." % place.when(),
                                    "Check an actor taking something soft: say \"[The actor] shrinks.\" instead.", "Report an actor opening something %s: say \"Creak.\"." % place.when(), "After an actor entering something %s: say \"[The actor] gets in.\"." % place.when(), "Instead of an actor closing the %s: say \"[The %s] is stuck.\"." % (place.box, place.box), "Rule for printing the announcement of darkness %s: say \"Black.\"." % place.when(),
                                    "Carry out taking something %s: say \"+\"." % place.when(), "Before an actor doing something %s: if the noun is soft, say \"Soft.\" instead." % place.when(), "After taking the %s for the second time: say \"Again?\"." % place.thing, "Every turn %s: if the player carries the %s, say \"You feel it.\"." % (place.when(), place.thing),
                                    "Instead of doing something other than examining to the %s: say \"Only look at [the %s].\"." % (place.thing, place.thing), "Unsuccessful attempt by %s doing something: say \"[The person asked] fails.\"." % place.person, "Persuasion rule for asking %s to try taking something: say \"She will not.\"; persuasion fails." % place.person]))
    return place.ask(*[place.command() for _ in range(4)], "take %s" % place.thing, "drop %s" % place.thing, "open %s" % place.box, "close %s" % place.box, "enter %s" % place.stool, "n")


TEMPLATES = [tried, tried, tried, laden, laden, meant, ruled]
