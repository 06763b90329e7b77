# SPDX-License-Identifier: GPL-3.0-or-later
"""Actions of the author's: their variables and stages, by others, stored and tried; reaching, seeing, activities that name,
group, list and ask; moving between rooms, ways, doors, backdrops and regions.  Each question has separate rooms."""

WORLD = '''
The turn_query is a text that varies. The description of the player is "Myself."
A bead is a kind of thing. A vase is a kind of container. A vase is usually open. A thing can be chipped. A thing has a number called worth. A hue is a kind of value. The hues are jade, rose and slate. A thing has a hue.
Persuasion: persuasion succeeds.
'''


class Place:
    def __init__(self, pick):
        self.pick, self.mark = pick, pick.name()
        self.room, self.other = pick.name().title(), pick.name().title()
        self.thing, self.box, self.shelf, self.person = pick.name(), pick.name(), pick.name(), pick.name().title()
        self.world = ["%s is a room. %s is %s of %s." % (self.room, self.other, pick.choice(["north", "east"]), self.room), "The %s is in %s. The %s is an openable open container in %s. The %s is a supporter in %s. %s is a woman in %s." % (self.thing, self.room, self.box, self.room, self.shelf, self.room, self.person, self.room)]

    def ask(self, *commands, body=()):
        return Question(["now the turn_query is \"%s\";" % self.mark, "move the player to %s, without printing a room description;" % self.room] + list(body), self.world, [c.lower() for c in commands])

    def when(self):
        return 'when the turn_query is "%s"' % self.mark


def with_variables(pick):
    place, verb = Place(pick), pick.name()
    variable = pick.name()
    kind, value, said = pick.choice([("number", "3", "[%s]"), ("object", "the noun", "[the %s]"), ("text", '"[the noun]!"', "[%s]"), ("thing", "the %s" % place.box, "[a %s]"), ("truth state", "true", "[%s]"), ("list of things", "the list of things in the location", "[%s]"), ("room", "the location", "[%s]"), ("hue", "rose", "[%s]")])
    said = said % variable
    place.world.append("%sing is an action applying to one thing. Understand \"%s [something]\" as %sing. The %sing action has %s %s called the %s%s." % (verb.title(), verb, verb, verb, "an" if kind[0] in "aeiou" else "a", kind, variable, pick.choice(["", ' (matched as "toward")']) if kind in ("object", "thing", "room") else ""))
    place.world.append("Setting action variables for %sing: now the %s is %s." % (verb, variable, value))
    for sort, mark in (("Check", "1"), ("Carry out", "2"), ("Report", "3"), ("Before", "4"), ("After", "5")):
        if pick.often(0.6):
            place.world.append("%s %s%sing%s: say \"%s %s.\"%s." % (sort, pick.choice(["", "", "an actor "]), verb, pick.choice(["", " something", " something (called X)", " the %s" % place.thing, " when the actor is the player"]), mark, said, pick.choice(["", "; continue the action"]) if sort == "After" else pick.choice(["", "", "; stop the action"]) if sort in ("Check",) else ""))
    if "toward" in place.world[2]:
        place.world.append("Instead of %sing toward %s: say \"Toward.\"." % (verb, {"object": "the %s" % place.box, "thing": "the %s" % place.box, "room": place.room}[kind]))
    return place.ask("%s %s" % (verb, place.thing), "%s %s" % (verb, place.box), "%s, %s %s" % (place.person, verb, place.shelf), verb)


def stored(pick):
    place = Place(pick)
    action = lambda: pick.choice(["taking the %s" % place.thing, "waiting", "looking", "putting the %s on the %s" % (place.thing, place.shelf), "%s taking the %s" % (place.person, place.thing), "going north", "asking %s about \"rain\"" % place.person, "examining %s" % place.person, "inserting the %s into the %s" % (place.thing, place.box), "opening the %s" % place.box, "giving the %s to %s" % (place.thing, place.person), "%s dropping the %s" % (place.person, place.thing)])
    body = ["let A be the action of %s;" % action(), "let B be the action of %s;" % action(), 'say "[A] / [B] / [noun part of A] / [second noun part of B] / [actor part of A]: ";', "if A is B, say \"same \";", "try A;", "silently try B;" if pick.often(0.4) else "try B;", 'if A involves the %s, say "involves ";' % place.thing, "let L be a list of stored actions;", "add A to L;", "add B to L;", "repeat with X running through L:", "\tif X is %s, say \"w\";" % pick.choice(["waiting", "taking something", "going", "looking"]), 'say "[action name part of A] [L]";', "if A is not waiting, say \"not\";"]
    return place.ask("i", "%s, i" % place.person, body=body)


def kinds_of_action(pick):
    place, name, other = Place(pick), pick.name(), pick.name()
    acts = pick.sample(["Taking the %s" % place.thing, "Examining something", "Waiting", "Opening the %s" % place.box, "Dropping something", "Going", "Looking", "Putting something on the %s" % place.shelf, "Touching %s" % place.person, "Going north", "Attacking someone"], 3)
    place.world.append(" ".join("%s is %s." % (a, pick.choice([name + " behaviour", name + " behaviour", other])) for a in acts) + " Jumping is %s behaviour. Jumping is %s." % (name, other))
    for mark in "AB":
        place.world.append("%s %s%s %s: say \"{%s}\"; continue the action." % (pick.choice(["Before", "Instead of", "After"]), pick.choice([name + " behaviour", other]), pick.choice(["", "", " in %s" % place.room, " in the presence of %s" % place.person, " for the second time"]), place.when(), mark))
    place.world.append("")
    return place.ask(*[pick.choice(["take %s" % place.thing, "x %s" % place.box, "z", "open %s" % place.box, "close %s" % place.box, "drop %s" % place.thing, "n", "s", "look", "touch %s" % place.person, "jump", "hit %s" % place.person, "%s, jump" % place.person]) for _ in range(8)])


def by_others(pick):
    place = Place(pick)
    rules = ["Persuasion rule for asking %s to try taking the %s: say \"P.\"; persuasion fails." % (place.person, place.thing), "Unsuccessful attempt by %s taking: say \"U[reason the action failed].\"." % place.person, "Check %s taking the %s: say \"C.\"; stop the action." % (place.person, place.thing), "Instead of %s taking the %s: say \"I.\"." % (place.person, place.thing), "Check an actor dropping the %s: say \"D [actor].\"; stop the action." % place.thing, "Report %s going: say \"G [noun].\"; rule succeeds." % place.person, "Before an actor opening the %s: say \"B [the actor].\"." % place.box, "After %s opening the %s: say \"A.\"." % (place.person, place.box), "Carry out %s examining something: say \"E [the noun].\"." % place.person, "Instead of an actor examining %s: say \"X.\"." % place.person, "Every turn %s: try %s %s." % (place.when(), place.person, pick.choice(["taking the %s" % place.thing, "dropping the %s" % place.thing, "opening the %s" % place.box, "closing the %s" % place.box, "waiting", "going north", "examining the %s" % place.thing])), "Rule for implicitly taking the %s: say \"Im.\"." % place.thing]
    place.world += pick.sample(rules, 4)
    return place.ask(*[pick.choice(["%s, take %s" % (place.person, place.thing), "%s, drop %s" % (place.person, place.thing), "%s, open %s" % (place.person, place.box), "%s, close %s" % (place.person, place.box), "%s, n" % place.person, "take %s" % place.thing, "drop %s" % place.thing, "give %s to %s" % (place.thing, place.person), "%s, give me %s" % (place.person, place.thing), "%s, x me" % place.person, "%s, put %s in %s" % (place.person, place.thing, place.box), "z", "n", "s", "%s, eat %s" % (place.person, place.thing), "%s, enter %s" % (place.person, place.shelf), "x %s" % place.person]) for _ in range(8)])


def reach_and_sight(pick):
    place = Place(pick)
    inner = pick.name()
    if pick.often(0.5):
        place.world[1] = place.world[1].replace("openable open container", "openable closed container")
    place.world.append("The %s is in the %s. %s" % (inner, place.box, pick.choice(["The %s is transparent." % place.box, "The %s is lit." % inner, ""])))
    place.world.append(pick.choice(["A rule for reaching inside the %s: say \"In.\"; deny access." % place.box, "A rule for reaching inside the %s: say \"Ok.\"; allow access." % place.box, "A rule for reaching inside %s: if the person reaching is the player, say \"Far.\"; deny access." % place.room, "A rule for reaching outside the %s: deny access." % place.shelf, "Visibility rule when examining the %s: there is insufficient light." % inner, "Visibility rule when looking under something: there is sufficient light.", "After deciding the scope of the player while examining: place the %s in scope." % inner, "After deciding the scope of the player: place %s in scope." % place.other, "The %s is enterable." % place.shelf, "%s is dark." % place.room, "Rule for deciding the scope of the player when in %s: place the contents of %s in scope; place the player in scope." % (place.room, place.room), "The %s is enterable. The %s is portable." % (place.shelf, place.shelf)]))
    body = ['say "[if the %s is visible]v[end if][if the %s is touchable]t[end if][if %s can see the %s]s[end if][if %s can touch the %s]T[end if] [list of visible things enclosed by the location]";' % (inner, inner, place.person, inner, place.person, inner)]
    return place.ask(*pick.sample(["x %s" % inner, "take %s" % inner, "open %s" % place.box, "enter %s" % place.shelf, "take %s" % place.thing, "touch %s" % inner, "look under %s" % place.box, "x %s" % place.thing, "look", "put %s on %s" % (place.thing, place.shelf), "search %s" % place.box, "exit", "take all", "drop all", "smell %s" % inner], 8), body=body)


def naming(pick):
    place = Place(pick)
    kind = pick.name()
    place.world.append("A %s is a kind of thing. Three %ss are in %s. The fine %s is a %s in %s. The %s are things in %s. They are plural-named." % (kind, kind, place.room, kind, kind, place.room, pick.name() + "s", place.room))
    rules = ["Rule for printing the name of a %s: say \"odd %s\"." % (kind, kind), "Rule for printing the plural name of a %s: say \"odd %ses\"." % (kind, kind), "Rule for printing a number of %ss: say \"a heap of [listing group size]\"." % kind, "Before listing contents: group %ss together." % kind, "Before listing contents: group %ss together as \"bits\"." % kind, "Before listing contents: group %ss together giving articles." % kind, "Rule for grouping together %ss: say \"some [listing group size] things\"." % kind, "Before grouping together %ss: say \"(\". After grouping together %ss: say \")\"." % (kind, kind), "After printing the name of the %s: say \" (!)\"." % place.thing, "Before printing the name of the %s while listing contents: say \"nice \"." % place.thing, "After printing the name of the %s when looking: omit contents in listing." % place.box, "Rule for printing room description details of the %s: say \" (d)\"." % place.box, "Rule for writing a paragraph about the %s: say \"Here: [a %s] and [a %s].\"." % (place.thing, place.thing, place.box), "Before printing the locale description of %s: say \"L.\"." % place.room, "Rule for listing nondescript items of %s: say \"[The list of marked for listing things].\"." % place.room, "After choosing notable locale objects: set the locale priority of the %s to 0." % place.thing, "After choosing notable locale objects: set the locale priority of the %s to 9." % place.box, "For printing a locale paragraph about the %s: say \"P.\"." % place.shelf, "The %s is undescribed." % place.thing, "Rule for printing inventory details of the %s: say \" (inv)\"." % place.thing, "Rule for deciding the concealed possessions of %s: if the particular possession is the %s, yes; no." % (place.person, place.thing), "The printed plural name of a %s is \"%sz\"." % (kind, kind), "The indefinite article of a %s is \"ye\"." % kind]
    place.world += [r.replace("Before listing contents:", "Before listing contents while looking:") for r in pick.sample(rules, 3)]
    if pick.often(0.4):
        place.world.append("A fragment-%s is a kind of thing. Two fragment-%ss are on the %s. The %s is in the %s." % (kind, kind, place.shelf, pick.name(), place.box))
    return place.ask("look", "i", "take all", "i", "x %s" % place.person, body=['say "[list of things in %s]; [The list of %ss]; [a list of %ss in %s]; [is-are a list of things on the %s]; [contents of the %s with newlines]";' .replace("; [contents of the %s with newlines]", "") % (place.room, kind, kind, place.room, place.shelf)])


def asked_for(pick):
    place = Place(pick)
    place.world.append(pick.choice(["Rule for supplying a missing noun while %s: now the noun is the %s." % (pick.choice(["listening", "smelling"]), place.thing), "Rule for supplying a missing second noun while giving: now the second noun is %s." % place.person, "Rule for supplying a missing second noun while unlocking something with: say \"With?\".", "Rule for deciding whether all includes the %s: it does not." % place.thing, "Rule for deciding whether all includes scenery: it does. The %s is scenery." % place.thing, "Rule for printing a parser error when the latest parser error is the noun did not make sense in that context error: say \"Context.\".", "Rule for printing a parser error when the latest parser error is the can't see any such thing error: say \"None such.\".", "Rule for printing a parser error: say \"Eh?\"; make no decision.", "Rule for printing a parser error when the latest parser error is the didn't understand error %s: say \"What?\"." % place.when().replace("when", "and"), "After reading a command %s: if the player's command includes \"please\", cut the matched text." % place.when(), "After reading a command %s: if the player's command matches \"frob\", replace the player's command with \"x %s\"." % (place.when(), place.thing), "After reading a command %s: let N be the number of words in the player's command; say \"<[N]:[word number 1 in the player's command]>\"." % place.when(), "Rule for clarifying the parser's choice of the %s: say \"(sure)[line break]\"." % place.thing, "Before implicitly taking something: say \"(hm) \".", "Rule for implicitly taking the %s: say \"No.\"." % place.thing, "After reading a command: if the player's command includes \"thing\", replace the matched text with \"%s\"." % place.thing]))
    return place.ask(*pick.sample(["listen", "smell", "give %s" % place.thing, "take all", "drop all", "x nosuch", "frob", "please x %s" % place.thing, "x %s please" % place.thing, "x thing", "blah blah", "take %s from %s" % (place.thing, place.shelf), "put %s in %s" % (place.thing, place.box), "unlock %s" % place.box, "take", "x the %s" % place.thing, "wear %s" % place.thing, "eat", "insert %s" % place.thing, "drop %s" % place.thing, "take %s all" % place.thing, "take %s %s" % (place.thing, place.box), "go", "%s, go" % place.person], 10))


def ways(pick):
    place = Place(pick)
    third, door, backdrop, region = pick.name().title(), pick.name(), pick.name(), pick.name().title()
    place.world.append(pick.choice(["%s is west of %s." % (third, place.room), "The %s is a door. It is west of %s and east of %s." % (door, place.room, third), "The %s is an open door. The %s is up from %s. Through it is %s." % (door, door, place.room, third), "%s is a dark room. It is down from %s." % (third, place.room), "Southwest of %s is %s. West of %s is nowhere." % (place.room, third, third)]))
    place.world.append("The %s is a backdrop. %s" % (backdrop, pick.choice(["It is in %s and %s." % (place.room, third), "It is everywhere.", "It is in %s." % place.other, "%s is a region. %s and %s are in %s. It is in %s." % (region, place.room, third, region, place.other)])))
    has_door = "door" in place.world[2]
    d = "the %s" % door if has_door else "the %s" % backdrop
    body = [pick.choice(["say \"[best route from %s to %s], [number of moves from %s to %s] \";" % (place.room, third, third, place.other), "say \"[best route from %s to %s, using doors] [number of moves from %s to %s, using even locked doors] \";" % (place.other, third, place.room, third), "change the north exit of %s to %s;" % (third, place.room), "change the west exit of %s to nowhere;" % place.room, "change the south exit of %s to %s;" % (place.room, third), "now the %s is everywhere;" % backdrop, "update backdrop positions;", "now the %s is nowhere;" % backdrop]),
            'say "[list of rooms adjacent to %s] [the room west of %s] [list of adjacent rooms] [if %s is adjacent to %s]adj[end if] [list of directions which are not up] ";' .replace(" [list of directions which are not up]", "") % (place.room, place.room, third, place.room)]
    return place.ask(*[pick.choice(["n", "s", "e", "w", "u", "d", "sw", "ne", "look", "x %s" % backdrop, "go nowhere", "open %s" % door, "x %s" % door, "enter %s" % door, "close %s" % door, "go through %s" % door, "exit", "go to %s" % third, "take %s" % backdrop, "in", "out"]) for _ in range(9)], body=body)


def going(pick):
    place = Place(pick)
    third, cart = pick.name().title(), pick.name()
    place.world.append("%s is west of %s. The %s is a vehicle in %s. The %s is pushable between rooms." % (third, place.room, cart, place.room, place.thing))
    for mark in "AB":
        place.world.append("%s %s: say \"{%s}[if the noun is a direction][noun][end if] [room gone from]-[room gone to][if the vehicle gone by is not nothing] by [vehicle gone by][end if][if the thing gone with is not nothing] with [thing gone with][end if].\"; continue the action." .replace("[if the", "[if the") % (pick.choice(["Before", "Instead of", "After", "Check", "Carry out", "Report"]), pick.choice(["going", "going to %s" % third, "going from %s" % place.room, "going west", "going from %s to %s" % (place.room, third), "going by the %s" % cart, "going with the %s" % place.thing, "going nowhere", "going somewhere", "%s going" % place.person, "an actor going", "going west in %s" % place.room, "going to somewhere", "going by something", "going when the player carries something", "going west with something"]), mark))
    if any("nowhere" in w or "Before" in w or "Instead" in w for w in place.world[-2:]):
        place.world[-2:] = [w.replace("[room gone from]-[room gone to][if the vehicle gone by is not nothing] by [vehicle gone by][end if][if the thing gone with is not nothing] with [thing gone with][end if]", "[the location]") for w in place.world[-2:]]
    return place.ask(*[pick.choice(["w", "e", "n", "s", "enter %s" % cart, "exit", "push %s west" % place.thing, "push %s east" % place.thing, "push %s up" % place.thing, "%s, w" % place.person, "%s, e" % place.person, "go nowhere", "take %s" % place.box, "u", "go west", "push %s to %s" % (place.thing, third), "enter west", "get on %s" % place.shelf]) for _ in range(10)])


TEMPLATES = [with_variables, with_variables, stored, stored, kinds_of_action, by_others, by_others, reach_and_sight, reach_and_sight, naming, naming, naming, asked_for, asked_for, ways, ways, going, going]
