# SPDX-License-Identifier: GPL-3.0-or-later
"""Commands of a player: every token of grammar, tokens and words of the story, mistakes, values, properties and relations that
are understood, the person to whom a command is given, pronouns, numbers and times, several commands in a line. Each question
has its own room, where its commands are typed."""

WORLD = '''
A shade is a kind of value. The shades are umber, teal and pale mauve. A jar is a kind of container. A jar is usually open and portable. A fig is a kind of thing. A fig is usually edible. The plural of fig is figs. A thing can be cracked. A thing has a shade. A thing has a number called heft. A lens is a kind of thing. The plural of lens is lenses.
A mass is a kind of value. 5kg specifies a mass. A score line is a kind of value. 10-99 specifies a score line.
Persuasion: persuasion succeeds. The description of the player is "Myself."
Weighing is an action applying to one thing. Report weighing: say "Weighed [the noun]." Report someone weighing: say "[The actor] weighed [the noun]."
'''

WAYS = ["n", "s", "e", "w", "up", "northwest"]


class Place:
    """A room of the question's own, with things in it."""
    def __init__(self, pick):
        self.pick, self.room, self.things = pick, pick.name().title(), []
        self.world = ["%s is a room." % self.room]

    def thing(self, kind="thing", adjective=None, more="", plural=False):
        name = (adjective + " " if adjective else "") + self.pick.name()
        article = "Some" if plural else "An" if name[0] in "aeiou" else "A"
        self.world.append("%s %s %s %s in %s. %s" % (article, name, "are" if plural else "is", ("an " if kind[0] in "aeiou" else "a ") + kind, self.room, more))
        self.things.append(name)
        return name

    def person(self, kind=None):
        name = self.pick.name().title()
        self.world.append("%s is a %s in %s." % (name, kind or self.pick.choice(["man", "woman"]), self.room))
        return name

    def ask(self, *commands, body=()):
        return Question(["move the player to %s, without printing a room description;" % self.room] + list(body), self.world, [c.lower() for c in commands])


def verb_with(pick, place, tokens, applying, said, more=""):
    """An action of the question, understood by a verb and tokens; returns the verb."""
    verb = pick.name()
    place.world.append("%sing is an action applying to %s. Understand \"%s %s\" as %sing. %sReport %sing: say \"%s.\"" % (verb.title(), applying, verb, tokens, verb, more, verb, said))
    return verb


def things_token(pick):
    place = Place(pick)
    one, two = place.thing(), place.thing(pick.choice(["thing", "jar", "fig", "man", "backdrop", "supporter"]))
    person, plural = place.person(), place.thing(plural=True)
    token, applying = pick.choice([("[something]", "one thing"), ("[things]", "one thing"), ("[someone]", "one thing"), ("[anything]", "one visible thing"), ("[any thing]", "one visible thing"), ("[thing]", "one thing"), ("[something preferably held]", "one thing"), ("[things preferably held]", "one carried thing"),
                                   ("[fig]", "one thing"), ("[an open container]", "one thing"), ("[any fig]", "one visible thing"), ("[jar]", "one touchable thing"), ("[man]", "one thing"), ("[any person]", "one visible thing"), ("[a cracked thing]", "one thing"), ("[things inside]", "one thing"), ("[other things]", "one thing")])
    if token in ("[things inside]", "[other things]"):
        token, applying = token + " in/with [something]", "two things"
    verb = verb_with(pick, place, token, applying, "(1) [noun] [second noun]")
    place.world.append("The %s is cracked." % one)
    other = pick.choice([one, two, person])
    tail = " in " + two if "two" in applying else ""
    return place.ask("%s %s%s" % (verb, one, tail), "%s %s%s" % (verb, pick.choice([two, person, "me", plural, "it", "all", "them", "everything except " + one, "all but " + one, one + " and " + other, other, "the " + one + ", " + two + " and the " + person]), tail),
                     verb, other, "%s %s %s" % (verb, pick.choice(["all", "every", "each", "both", "two", "a", "the", "any", "some", "that", "my"]), pick.choice([one, plural, "figs", "things"])), "%s %s, %s" % (person + ", " + verb, one, two))


def value_token(pick):
    place = Place(pick)
    token, applying, said, typed = pick.choice([
        ("[number]", "one number", "[number understood]", ["3", "-7", "twelve", "0", "99999", "3.5", "one hundred", "many", "twenty-one", "-0", "+4", "12 12"]),
        ("[time]", "one time", "[time understood]", ["3 pm", "10:30", "half past six", "noon", "quarter to nine am", "25:00", "midnight", "twenty to three", "12:01 am", "3", "half past ten pm", "10:5", "twelve minutes past two", "1 o'clock"]),
        ("[a time period]", "one time period", "[time period understood]", ["3 minutes", "an hour", "two hours and 10 minutes", "90 minutes", "1 hour", "an hour and a minute"]),
        ("[shade]", "one shade", "[shade understood]", ["umber", "pale mauve", "pale", "teal", "red", "the teal", "mauve"]),
        ("[mass]", "one mass", "[mass understood]", ["3kg", "0kg", "3 kg", "kg", "1000kg", "-2kg"]),
        ("[text]", "one topic", "[topic understood]", ["a b c", "It's late", "x", "north", "3, then 4", '"quoted"', "hello there.", "all"]),
        ("[truth state]", "one truth state", "[truth state understood]", ["true", "false", "yes", "maybe"]),
        ("[score line]", "one score line", "[score line understood]", ["3-12", "10-1", "0-99", "12", "3-200"]),
        ("[real number]", "one real number", "[real number understood]", ["3", "2.5", "-0.75", "1e5", "pi", "2.5 x 10^3", "3.", "plus infinity"]),
        ("[direction]", "one visible thing", "[noun]", WAYS + ["the north", "upwards", "in", "out"]),
        ("[any room]", "one visible thing", "[noun]", [place.room, "hub", "nowhere", "the hub"]),
    ])
    verb = verb_with(pick, place, pick.choice([token, "to " + token, token + " now", "at/to " + token]), applying, "[if the current action is waiting]?[end if]<%s>" % said)
    form = place.world[-1].split('"')[1].split(" ", 1)[1].replace("at/to", pick.choice(["at", "to"]))
    return place.ask(*["%s %s" % (verb, form.replace(token, t)) for t in pick.sample(typed, min(5, len(typed)))], verb)


def mixed_token(pick):
    place = Place(pick)
    one, person = place.thing(), place.person()
    tokens, applying, said, typed = pick.choice([
        ("[something] to [number]", "one thing and one number", "[noun]=[number understood]", ["%s to 4" % one, "%s to x" % one, "%s" % one, "%s to" % one]),
        ("[number] on [something]", "one thing and one number", "[noun]=[number understood]", ["4 on %s" % one, "five on the %s" % one, "on %s" % one, "6"]),
        ("[someone] about [text]", "one thing and one topic", "[noun]=[topic understood]", ["%s about the rain" % person, "%s about" % person, "about rain", "%s" % person]),
        ("[text] to [someone]", "one topic and one thing", "[noun]=[topic understood]", ["a long thing to %s" % person, "to to %s" % person, "x %s" % person]),
        ("[something] at [time]", "one thing and one time", "[noun]=[time understood]", ["%s at 3 pm" % one, "%s at noonish" % one, "%s at ten" % one, "%s at half past two" % one]),
        ("[shade] [something]", "one thing and one shade", "[noun]=[shade understood]", ["teal %s" % one, "umber the %s" % one, "pale mauve %s" % one, "%s" % one]),
        ("[something] [something]", "two things", "[noun]=[second noun]", ["%s %s" % (one, person), "%s" % one, "%s it" % person]),
        ("[someone] [something]", "two things", "[noun]=[second noun]", ["%s %s" % (person, one), "%s %s" % (one, person), "me me"]),
        ("[things] with [something]", "two things", "[noun]=[second noun]", ["all with %s" % one, "%s, %s with %s" % (one, person, person), "%s with" % one, "%s with all" % one]),
        ("[text] for [number]", "one topic and one number", "[topic understood]=[number understood]", ["a word for 3", "for for 3", "x for y"]),
    ])
    if applying.startswith("one topic and one thing"):
        applying = "one thing and one topic"
    if applying == "one topic and one number":
        tokens, applying, said, typed = "[number] [text]", "one number and one topic", "[number understood]=[topic understood]", ["3 a word", "x y", "12"]
    verb = verb_with(pick, place, tokens, applying, said)
    return place.ask(*["%s %s" % (verb, t) for t in typed], pick.choice(["g", "again", one, "oops " + one]))


def own_token(pick):
    place = Place(pick)
    one, two, token = place.thing(), place.thing(), pick.name()
    word, other = pick.name(), pick.name()
    place.world.append(pick.choice(['Understand "%s" or "%s" as "[%s]".' % (word, other, token), 'Understand "%s" as "[%s]". Understand "%s %s" as "[%s]".' % (word, token, other, word, token),
                                    'Understand "%s/%s" as "[%s]".' % (word, other, token), 'Understand "%s/-- %s" as "[%s]".' % (word, other, token)]))
    form = pick.choice(["[%s] [something]", "[something] [%s]", "[%s] [something] [text]", "[%s]/-- [something]", "[something] [%s] [number]"]) % token
    form = form.replace("]/--", "]")
    applying = "one thing and one topic" if "[text]" in form else "one thing and one number" if "[number]" in form else "one thing"
    verb = verb_with(pick, place, form, applying, "[noun]/[the player's command]")
    fill = lambda w: form.replace("[%s]" % token, w).replace("[something]", pick.choice([one, two])).replace("[text]", "so and so").replace("[number]", "7")
    return place.ask(*["%s %s" % (verb, fill(w)) for w in (word, other, other + " " + word, "x", "")])


def value_of_token(pick):
    place = Place(pick)
    one, two, token, word = place.thing(), place.thing(), pick.name(), pick.name()
    sort, value, applying, said = pick.choice([("number", "12", "one number", "[number understood]"), ("shade", "teal", "one shade", "[shade understood]"), ("time", "3:00 PM", "one time", "[time understood]"), ("thing", "the " + one, "one thing", "[noun]")])
    place.world.append('Understand "%s" or "old %s" as %s.' % (word, word, value))
    verb = verb_with(pick, place, "[%s]" % sort.replace("thing", "something"), applying, said)
    return place.ask("%s %s" % (verb, word), "%s old %s" % (verb, word), "%s old" % verb, "%s %s" % (verb, {"number": "4", "shade": "umber", "time": "4 pm", "thing": two}[sort]), "x %s" % word)


def mistakes(pick):
    place = Place(pick)
    one, two, word = place.thing(), place.thing(), pick.name()
    place.world.append(pick.choice([
        'Understand "%s [something]" as a mistake ("Not [the noun].").' % word, 'Understand "%s" as a mistake ("No.").' % word, 'Understand "%s [text]" as a mistake ("Do not say [the topic understood].").' % word,
        'Understand "%s [something]" or "%s at [something]" as a mistake.' % (word, word), 'Understand "%s" as a mistake ("In [the location].") when the player carries the %s.' % (word, one),
        'Understand "xyz %s" as a mistake ("[The player] [say] it.").' % word, 'Understand "%s [things]" as a mistake ("Which? [noun].").' % word]))
    return place.ask(*pick.sample(["%s %s" % (word, one), word, "%s at %s" % (word, two), "%s all" % word, "xyz %s" % word, "%s, %s" % (one, word), "take %s. %s" % (one, word), "%s nosuch" % word], 6))


def described_by(pick):
    """Things distinguished by their properties, their relations, and their own words."""
    place = Place(pick)
    kind = pick.name()
    place.world.append("A %s is a kind of thing. %s" % (kind, pick.choice(["Understand the shade property as describing a %s." % kind, "Understand the shade property as referring to a %s." % kind, "Understand the cracked property as describing a %s." % kind, "Understand the heft property as describing a %s." % kind,
                                                                  'Understand "in [something related by reversed containment]" as a %s.' % kind, 'Understand "with [something related by incorporation]" as a %s.' % kind, 'Understand "dusty" as a %s when the item described is cracked.' % kind, 'Understand "cracked" as a %s when the item described is cracked.' % kind])))
    names = [pick.name() for _ in range(3)]
    for name, shade in zip(names, ["umber", "teal", "pale mauve"]):
        place.world.append("The %s %s is a %s in %s. It is %s. The heft is %d. %s" % (name, kind, kind, place.room, shade, pick.randint(1, 3), pick.maybe("It is cracked.", 0.4)))
    box, man = place.thing("jar"), place.person()
    place.world.append("The fourth %s is a %s in the %s. The fifth %s is a %s. %s carries the fifth %s. The tag%s is part of the %s %s." % (kind, kind, box, kind, kind, man, kind, kind, names[0], kind))
    said = pick.sample(["umber", "teal", "pale mauve", "cracked", "uncracked", "dusty", "1", "2", "fourth", "the", "mauve", "teal umber"], 4)
    tails = ["%s in %s" % (kind, box), "%s with tag%s" % (kind, kind), "%s held by %s" % (kind, man)]
    return place.ask(*["x %s %s" % (s, kind) for s in said], *["x %s" % pick.choice(tails), "take all %ss" % kind, "x %s" % kind, pick.choice(["umber", "fourth", names[0], "cracked", "in " + box])])


def which_one(pick):
    place = Place(pick)
    noun, adjectives = pick.name(), [pick.name() for _ in range(4)]
    kind = pick.choice(["thing", "jar", "fig", "lens"])
    for adjective in adjectives[:pick.randint(2, 4)]:
        place.world.append("The %s %s is a %s in %s." % (adjective, noun, kind, place.room))
    one = "%s %s" % (adjectives[0], noun)
    place.world.append(pick.choice(["", "Does the player mean taking the %s: it is very likely." % one, "Does the player mean doing something with the %s: it is unlikely." % one, "Does the player mean examining the %s: it is possible." % one,
                                    "Does the player mean taking a cracked thing: it is very unlikely. The %s is cracked." % one, "The player carries the %s." % one, "Rule for clarifying the parser's choice of the %s: say \"(naturally)[line break]\". Does the player mean doing something with the %s: it is likely." % (one, one),
                                    "Rule for asking which do you mean while taking: say \"Which[if the number of things in %s > 9] one[end if]?\"." % place.room, "Understand \"%s\" as the %s %s." % (noun + "let", adjectives[1], noun)]))
    return place.ask("take %s" % noun, pick.choice([adjectives[0], "the " + adjectives[1], "all", "both", "one", "look", noun, "2", "the second one", "the " + one, adjectives[1] + " and " + adjectives[0]]), "x %s" % noun, pick.choice([adjectives[1], "first", "any", "none", "x %s" % one]),
                     "drop %s" % noun, "take %s" % adjectives[0], "x it", "take a %s" % noun, "take two %ss" % noun, "put %s in %s" % (noun, noun), adjectives[1], "drop all")


def pronouns(pick):
    place = Place(pick)
    one, some, person, animal = place.thing(), place.thing(plural=True), place.person(), place.thing("animal")
    woman = place.person("woman")
    jar = place.thing("jar")
    return place.ask(*[pick.choice(["x %s" % w for w in (one, some, person, animal, woman, "it", "them", "him", "her", "me", "myself", "%s and %s" % (one, jar))] + ["take %s" % one, "take it", "take them", "put it in %s" % jar, "put it in it", "give it to her", "ask him about it", "drop all", "look", "weigh it", "x itself", "%s, take it" % person, "%s, x her" % person, "look in it", "take %s" % some, "pronouns", "show it to him", "x them", "drop it"]) for _ in range(9)])


def alls(pick):     # (of commands in a row the first does not fail: what is left of the row then spoils "put all on" for the reference)
    place = Place(pick)
    one, two, some, fixed, person, jar = place.thing(), place.thing("jar"), place.thing(plural=True), place.thing("supporter"), place.person(), place.thing("container", None, "It is portable.")
    for _ in range(2):
        place.world.append("In the %s is a %s." % (jar, pick.name()))
    place.world.append("Three figs are in %s. Two lenses are in %s." % (place.room, place.room))
    return place.ask(*[pick.choice(["take all", "take all but %s" % one, "take everything except %s and %s" % (one, some), "drop all", "put all in %s" % two, "put all but %s in %s" % (one, two), "take all from %s" % jar, "take %s and %s" % (one, some), "take %s, %s, and %s" % (one, two, some), "drop %s. take %s" % (one, one), "take figs", "take two figs", "drop a fig", "take fig and lens", "take three lenses", "put figs in %s" % two,
                                    "take all figs", "take all except figs", "drop all but figs", "%s, take all" % person, "remove all from %s" % two, "take it", "take them", "x all", "drop everything", "i then drop all", "take both lenses", "put all on %s" % fixed, "i", "take all from all", "take lenses but fig", "give all to %s" % person, "take five figs", "take all of the figs", "eat fig", "take nothing", "i.drop %s.i" % one]) for _ in range(8)])


def sequences(pick):
    place = Place(pick)
    one, two, person = place.thing(), place.thing("jar"), place.person()
    typed = [pick.choice(["take %s then drop it" % one, "take %s. x it. drop it" % one, "x %s, then x %s" % (one, two), "take %s and drop it" % one, "take %s and then wave it" % one, "z. z. g", "again", "g", "g. g", "undo", "oops", "oops %s" % one, "x nosuch", "take nosuch", "x %sx" % one, "oops %s" % two, "%s, take %s then drop it" % (person, one), "%s, z" % person, "wait then again", "x %s.." % one, ". x %s" % one, "take %s. nosuch. drop it" % one,
                                    "then x %s" % one, "x %s then" % one, "take", one, "put %s" % one, "put %s in" % one, two, "drop", "ask %s" % person, "ask %s about" % person, "say hello to %s" % person, "say hello", "yes", "no", "tell %s about %s" % (person, one), "answer yes to %s" % person, "give %s" % one, "give %s to" % one, person, "undo. undo", "i. undo", "take %s! x it?" % one]) for _ in range(9)]
    return place.ask(*[here if not here.startswith("oops ") or "such" in before or before.endswith("x") else "z" for before, here in zip([""] + typed, typed)])    # (after a question oops puts right what the buffer still holds)


def people_told(pick):
    place = Place(pick)
    one, jar, person, other = place.thing(), place.thing("jar"), place.person("man"), place.person("woman")
    if pick.often(0.5):
        place.world.append(pick.choice(["Instead of %s taking something: say \"He takes no [noun].\"." % person, "Persuasion rule for asking %s to try taking something: say \"No, no.\"; persuasion fails." % person, "Unsuccessful attempt by %s doing something: say \"[Person asked] cannot.\"." % person, "After %s taking something: say \"He has [the noun].\"." % person,
                                        "Before %s doing something: say \"Well,\"." % person, "Report %s taking the %s: say \"Mine!\"." % (person, one), "Check %s dropping something: say \"Never [the noun].\" instead." % person, "Answering %s that something is rudeness%s." % (person, person.lower()), "Instead of answering %s that \"hi\": say \"Hi yourself.\"." % person,
                                        "Instead of asking %s about \"rain/snow\": say \"It pours.\"." % person, "After asking %s about something: say \"About [the topic understood].\"." % person, "Instead of telling %s about \"[number] times\": say \"[number understood]!\"." % person, "Instead of asking %s for something: say \"Not mine.\"." % person, "Instead of giving something to %s: say \"[The second noun] thanks for [the noun].\"." % person]))
    return place.ask(*[pick.choice(["%s, take %s" % (person, one), "%s, drop %s" % (person, one), "%s, put %s in %s" % (person, one, jar), "%s, give %s to %s" % (person, one, other), "%s, give me %s" % (person, one), "ask %s for %s" % (person, one), "ask %s to take %s" % (person, one), "tell %s to drop %s" % (person, one), "%s, hi" % person, "%s, hello there" % person, "ask %s about rain" % person, "ask %s about the snow" % person, "tell %s about 3 times" % person,
                                    "ask %s about %s" % (person, one), "%s, tell me about rain" % person, "%s, look" % person, "%s, i" % person, "%s, x me" % person, "%s, n" % person, "%s, weigh %s" % (person, one), "%s, take all" % person, "%s, ask %s about rain" % (person, other), "talk to %s" % person, "say hi to %s" % person, "answer hi to %s" % person, "give %s to %s" % (one, person), "show %s %s" % (person, one), "take %s" % one, "him, take %s" % one, "%s and %s, z" % (person, other), "all, z", "%s, %s, z" % (person, other), "me, z", "%s, undo" % person, "%s, take %s. drop it" % (person, one), "%s, again" % person, "g"]) for _ in range(9)])


def names_understood(pick):
    place = Place(pick)
    one, other = place.thing(), place.thing()
    word, second, third = pick.name(), pick.name(), pick.name()
    place.world.append(pick.choice([
        'Understand "%s" and "%s %s" as the %s.' % (word, second, third, one), 'Understand "%s/%s thing" as the %s.' % (word, second, one), 'The %s is privately-named. Understand "%s" as the %s.' % (one, word, one), 'Understand "%s" as the %s when the %s is cracked.' % (word, one, other),
        'Understand "%s" as the %s when the player carries the %s.' % (word, one, other), 'Understand "%s [number]" as the %s.' % (word, one), 'Understand "%s" as the plural of fig. Two figs are in %s.' % (word, place.room), 'Understand "%s" as %s.' % (word, place.room),
        'Understand the printed name property as referring to the %s. The printed name of the %s is "%s".' % (one, one, word), 'The %s has some text called the alias. The alias of the %s is "%s". Understand the alias property as describing the %s.' % (one, one, word, one), 'Understand "the %s" or "%s of %s" as the %s.' % (word, second, third, one), 'Understand "%s" as the %s. Understand "%s" as the %s.' % (word, one, word, other),
        'Understand "%s" as south.' % word, 'Understand "%s" as "[%s]". Understand "[%s] %s" as the %s.' % (word, third, third, second, one), 'Understand "%s-%s" as the %s.' % (word, second, one), "Understand \"%s's\" as the %s." % (word, one), 'Understand "%s" as a fig. A fig is in %s.' % (word, place.room)]))
    return place.ask(*["x " + w for w in [word, "%s %s" % (second, third), "%s thing" % second, one, "the %s %s" % (word, one), "%s 7" % word, "%s of %s" % (second, third), "%s-%s" % (word, second), "%s's" % word, word + " " + word]], "take all %s" % word, word)


def changed_verbs(pick):
    place = Place(pick)
    one, two, word = place.thing(), place.thing("jar"), pick.name()
    place.world.append(pick.choice(['Understand "%s [something] in/into [something]" as inserting it into.' % word, 'Understand "%s [something] with [something]" as putting it on (with nouns reversed).' % word, 'Understand the command "%s" as "take".' % word, 'Understand the command "%s" as something new. Understand "%s" as jumping.' % (word, word), 'Understand the commands "%s" and "%sx" as "drop".' % (word, word),
                                    'Understand "%s" and "%s around" as looking.' % (word, word), 'Understand "%s away" or "be %s" as sleeping.' % (word, word), 'Understand "%s [something] [direction]" as pushing it to.' % word, 'Understand "%s [direction]" as going.' % word, 'Understand "%s [someone] [something]" as giving it to (with nouns reversed).' % word, 'Understand "%s [things inside] from/out [something]" as removing it from.' % word,
                                    'Understand "%s [things]" as taking. Understand "%s [other things] on/in [something]" as inserting it into.' % (word, word), 'Understand "%s" as examining. Understand "%s [something]" as examining. Rule for supplying a missing noun while examining: now the noun is the %s.' % (word, word, one), 'Understand "%s [something]" as weighing when the %s is cracked.' % (word, one), 'Understand "[something] %s" as weighing.' % word, 'Understand "%s" as weighing.' % word]))
    return place.ask(*["%s %s" % (word, w) for w in [one, "%s in %s" % (one, two), "%s with %s" % (one, two), "around", "away", "%s north" % one, "n", "me %s" % one, "all from %s" % two, "", "all"]], "%s %s" % (one, word), "be " + word)


TEMPLATES = [things_token, things_token, value_token, value_token, mixed_token, own_token, value_of_token, mistakes, described_by, described_by, which_one, which_one, pronouns, alls, alls, sequences, sequences, people_told, people_told, names_understood, names_understood, changed_verbs]
