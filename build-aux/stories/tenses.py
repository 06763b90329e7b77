# SPDX-License-Identifier: GPL-3.0-or-later
"""What was, has been and had been; how often, for how many turns; events to come; scenes with several ends; verbs that agree in
person, tense and viewpoint. Each question has its own room and switch, so that its rules print only during the question."""

WORLD = '''
The turn_query is a text that varies.
Stirring is an action applying to nothing. Understand "stir" as stirring. Report stirring: say "Stirred." The description of the player is "Myself."
'''


class Place:
    def __init__(self, pick):
        self.pick, self.mark = pick, pick.name()
        self.room, self.other = pick.name().title(), pick.name().title()
        self.thing, self.box, self.lamp, self.person = pick.name(), pick.name(), pick.name(), pick.name().title()
        self.world = ["%s is a room. %s is north of %s." % (self.room, self.other, self.room), "The %s is in %s. The %s is an openable open container in %s. The %s is a device in %s. %s is a woman in %s." % (self.thing, self.room, self.box, self.room, self.lamp, self.room, self.person, self.room)]

    def every_turn(self, *lines):
        self.world.append("Every turn when the turn_query is \"%s\":\n\t%s;" % (self.mark, ";\n\t".join(lines)))

    def ask(self, *commands, body=()):
        return Question(["now the turn_query is \"%s\";" % self.mark, "move the player to %s, without printing a room description;" % self.room] + list(body), self.world, [c.lower() for c in commands])

    def commands(self, count):
        pick = self.pick
        return [pick.choice(["take %s" % self.thing, "drop %s" % self.thing, "open %s" % self.box, "close %s" % self.box, "switch on %s" % self.lamp, "switch off %s" % self.lamp, "n", "s", "z", "z", "stir", "stir", "x %s" % self.thing, "put %s in %s" % (self.thing, self.box), "%s, take %s" % (self.person, self.thing), "undo", "take all"]) for _ in range(count)]

    def state(self):
        pick = self.pick
        return pick.choice([("the %s" % self.box, "open"), ("the %s" % self.box, "closed"), ("the %s" % self.lamp, "switched on"), ("the %s" % self.thing, "in the %s" % self.box), ("the player", "in %s" % self.other), ("the %s" % self.thing, "carried by the player"), ("the %s" % self.thing, "carried"), ("the %s" % self.thing, "handled"), ("the location", self.other), ("the %s" % self.thing, "in %s" % self.room), ("the player", "in %s" % self.room), ("the %s" % self.thing, "carried by %s" % self.person)])

    def past(self):
        who, what = self.state()
        verb = self.pick.choice(["is", "was", "has been", "had been", "is not", "was not", "has not been", "had not been"])
        return "%s %s %s" % (who, verb, what)


def tense(pick):
    place = Place(pick)
    place.every_turn(*['say "%s[if %s]y[otherwise]n[end if]"' % (mark, place.past()) for mark in "abcd"])
    return place.ask(*place.commands(7))


def often(pick):
    place = Place(pick)
    lines = []
    for mark in "abc":
        who, what = place.state()
        verb = pick.choice(["is", "is", "was", "has been", "had been"])
        lines.append('if %s %s %s for %s, say "%s"' % (who, verb, what, pick.choice(["the first time", "the second time", "the third time", "two turns", "three turns", "at least two turns", "more than one turn", "exactly two turns", "less than three turns", "at most two times", "the first turn", "the second turn", "at least twice", "only the second time", "two to three turns", "the second to third time"]).replace("for twice", "twice"), mark))
    place.every_turn(*[line.replace("for at least twice", "at least twice") for line in lines])
    return place.ask(*place.commands(9))


def done(pick):
    place = Place(pick)
    acts = ["taken the %s" % place.thing, "opened the %s" % place.box, "stirred", "waited", "dropped the %s" % place.thing, "gone north", "examined the %s" % place.thing, "switched on the %s" % place.lamp, "gone up", "looked"]
    forms = ["we have %s", "we have not %s", "%s has %%s" % place.person, "the player has %s"]
    place.every_turn(*['say "%s[if %s]y[otherwise]n[end if]"' % (mark, pick.choice(forms[:2] * 4 + forms) % pick.choice(acts)) for mark in "abcd"])
    return place.ask(*place.commands(8))


def repeated(pick):
    place = Place(pick)
    for mark in "ABC":
        action = pick.choice(["taking the %s" % place.thing, "taking something", "stirring", "stirring", "waiting", "examining the %s" % place.thing, "opening the %s" % place.box, "doing something", "going north", "going"])
        times = pick.choice(["for the second time", "for the third time", "at least twice", "twice", "three times", "for two turns", "for the second turn", "less than three times", "for at least two turns", "in %s for the second time" % place.room, "for the first time", "exactly twice", "more than once", "for the first to second time"])
        place.world.append("%s %s %s:\n\tif the turn_query is \"%s\", say \"{%s}\";\n\tcontinue the action." % (pick.choice(["Instead of", "Before", "After"]), action, times, place.mark, mark))
    return place.ask(*[pick.choice(["stir", "stir", "stir", "z", "take %s" % place.thing, "drop %s" % place.thing, "x %s" % place.thing, "n", "s", "open %s" % place.box, "close %s" % place.box]) for _ in range(10)])


def events(pick):
    place, event, other = Place(pick), pick.name(), pick.name()
    place.world.append("At the time when the %s rings: say \"R\"; if the %s is in %s, say \"!\"; now the %s is switched on." % (event, place.thing, place.room, place.lamp))
    place.world.append("At the time when the %s rings: say \"Q[time of day]\"." % other)
    form = lambda e: "the %s rings %s" % (e, pick.choice(["in two turns from now", "in one turn from now", "in three turns from now", "in 2 minutes from now", "at 4:00 PM", "at 4:02 PM", "at 3:59 PM", "in zero turns from now", "in zero turns from now"]))
    body = ["now the time of day is 3:58 PM;", form(event) + ";", form(other) + ";"]
    if pick.often(0.4):
        body.append(form(event) + ";")
    return place.ask(*[pick.choice(["z", "stir", "n", "s", "undo", "z. z", "x me"]) for _ in range(7)], body=body)


def scenes(pick):
    place, scene = Place(pick), pick.name().title() + " Act"
    kind = pick.choice(["a scene", "a recurring scene", "a scene", "a non-recurring scene"])
    begins = pick.choice(["the player carries the %s" % place.thing, "the player is in %s" % place.other, "the %s is open and the player carries something" % place.box, "the %s is switched on" % place.lamp, "the player has been in %s" % place.other])
    ends = [pick.choice(["when the %s is closed" % place.box, "when the player is in %s" % place.room, "when the time since %s began is 2 minutes" % scene, "when the %s is in the %s" % (place.thing, place.box), "when the %s is not switched on" % place.lamp, "when the time since %s began is at least 3 minutes" % scene]) for _ in range(2)]
    happily, sadly = pick.name(), pick.name()
    said = "%s is %s. %s begins when the turn_query is \"%s\" and %s." % (scene, kind, scene, place.mark, begins)
    if pick.often(0.6):
        said += " %s ends %s %s. %s ends %s %s." % (scene, happily, ends[0], scene, sadly, ends[1])
        place.world.append(said)
        place.world.append("When %s ends %s: say \"{H}\".\n\nWhen %s ends %s: say \"{S}\"." % (scene, happily, scene, sadly))
        place.every_turn("if %s ended %s, say \"happily\"" % (scene, happily), "if %s ended %s, say \"sadly\"" % (scene, sadly))
    else:
        said += " %s ends %s." % (scene, ends[0])
        place.world.append(said)
    place.world.append("When %s begins: say \"{B}\".\n\nWhen %s ends: say \"{E}\"." % (scene, scene))
    if pick.often(0.5):
        later = pick.name().title() + " Play"
        place.world.append("%s is a scene. %s begins when %s ends. %s ends when %s begins." % (later, later, scene, later, scene) if pick.often(0.5) else "%s is a scene. %s begins when %s begins. %s ends when %s ends." % (later, later, scene, later, scene))
        place.world.append("When %s begins: say \"{b}\".\n\nWhen %s ends: say \"{e}\"." % (later, later))
    place.world.append("%s stirring during %s: say \"{D}\"." % (pick.choice(["Before", "Instead of", "After", "Report"]), scene))
    place.every_turn('say "[if %s is happening]h[end if][if %s has happened]H[end if][if %s has ended]E[end if][if %s has not happened]N[end if] [list of happening scenes]"' % (scene, scene, scene, scene))
    return place.ask(*place.commands(8), body=["now the %s is open;" % place.box, "now the %s is switched off;" % place.lamp])


VERBS = ["carry", "be", "have", "do", "go", "try", "watch", "find", "take", "run", "begin", "write", "cry", "fix", "see", "become", "hurry", "pass", "fly", "sit", "lie", "kneel", "agree"]


def verbs(pick):
    verb = pick.choice(["be", "have", "do", "carry", "wear", "hold", "see", "take", "drop", "give", "open", "close", "look", "find", "get", "try", "can", "could", "must", "should", "might", "may", "would", "can't", "aren't", "don't", "won't", "look up", "go on"])
    own = pick.choice(["", "To %s is a verb." % pick.choice(VERBS), ""])
    bare = {"be": "are", "look up": "look", "go on": "go"}.get(verb, verb)
    place = Place(pick)
    world = place.world + ["The %s are things in %s. The %s are plural-named." % (pick.name() + "s", place.room, place.thing)]
    body = ["now the story viewpoint is %s;" % pick.choice(["first person singular", "second person singular", "third person singular", "first person plural", "second person plural", "third person plural"]), "now the story tense is %s;" % pick.choice(["present tense", "past tense", "perfect tense", "past perfect tense", "future tense"])]
    body += ['say "[We] [%s] [us], [our], [ours], [ourselves]. ";' % bare, 'say "[regarding the %s][They] [%s]; [regarding %s][they] [%s] [them] [their] [themselves]; [The %s] [%s] [those]. ";' % (place.thing, bare, place.person, bare, place.box, bare), 'say "[regarding 1][%s] [regarding 3][%s] [regarding nothing][%s]; [regarding the player][%s]. ";' % (bare, bare, bare, bare), 'say "[It] [%s] [there] [here]; [Those] [%s]."' % (bare, bare) + ";"]
    return Question(body + ["now the story viewpoint is second person singular;", "now the story tense is present tense;"], world)


def own_verbs(pick):
    stem = "to" + pick.name()[:4] + pick.choice(["ise", "ate", "ify", "ush", "ount", "ent"])    # (whose last letter is never doubled)
    place = Place(pick)
    declared = pick.choice(["To %s is a verb." % stem, "To %s (he %ses, it is %sen) is a verb." % (stem, stem, stem), "To %s (it %ses, it %sed, it is %sen) is a verb." % (stem, stem, stem, stem), "To %s (he %sz) is a verb." % (stem, stem)])
    tense_of = ["present tense", "past tense", "perfect tense", "past perfect tense", "future tense"]
    number = ["first person singular", "second person singular", "third person singular", "first person plural", "third person plural"]
    v = "the verb %s" % stem
    body = ['say "[adapt %s in %s from %s]; [negate %s in %s from %s]; ";' % (v, pick.choice(tense_of), pick.choice(number), v, pick.choice(tense_of), pick.choice(number)), 'say "[infinitive of %s]/[past participle of %s]/[present participle of %s]; ";' % (v, v, v), 'say "[adapt %s from %s]; [adapt %s in %s]; [negate %s from %s]; [negate %s in %s]; ";' % (v, pick.choice(number), v, pick.choice(tense_of), v, pick.choice(number), v, pick.choice(tense_of)), 'say "[The %s] [%s] [if the story tense is present tense]p[end if]; [We] [%s]; [regarding two][%s] [%s]."' % (place.thing, stem, stem, stem, pick.choice(VERBS)) + ";"]
    body[-1] = body[-1].replace(" [%s].\"" % body[-1].rsplit("[", 1)[1].split("]")[0], ".\"") if body[-1].rsplit("[", 1)[1].split("]")[0] in VERBS else body[-1]
    return Question(body, place.world + [declared])


def responses(pick):
    place, rule = Place(pick), pick.name()
    world = place.world + ["This is the %s rule: say \"One [the %s].\" (A); say \"Two[line break]\" (B); if the %s is switched on, say \"Three [2 + 2].\" (C)." % (rule, place.thing, place.lamp), "Report stirring when the turn_query is \"%s\" (this is the %s report rule): say \"[We] [stir] [the %s].\" (A)." % (place.mark, rule, place.box), "To stir is a verb."]
    world[-1] = "To %s is a verb." % pick.name()
    world[-2] = world[-2].replace("[stir]", "[look at]").replace("[look at]", "[see]")
    if pick.often(0.5):
        world.append("The %s rule response (A) is \"Uno [the %s].\"." % (rule, place.box))
    if pick.often(0.3):
        world.append("Before issuing the response text of the %s rule response (B): say \"<\". After issuing the response text of the %s rule response (B): say \">\"." % (rule, rule))
    body = ["follow the %s rule;" % rule, "now the %s rule response (B) is \"Dos[first time] new[only].\";" % rule, "follow the %s rule;" % rule, 'say "[text of the %s rule response (A)]";' % rule]
    return Question(["now the turn_query is \"%s\";" % place.mark, "move the player to %s, without printing a room description;" % place.room] + body, world, ["stir"])


TEMPLATES = [tense, tense, often, often, done, done, repeated, repeated, events, scenes, scenes, verbs, verbs, own_verbs, responses]
