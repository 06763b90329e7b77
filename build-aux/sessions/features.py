# SPDX-License-Identifier: GPL-3.0-or-later
"""Features of an author's story: each function is one, which adds sentences and rules to a world, and forms of commands. Each
rule prints its number (R1, R2 ...), so that the transcript shows what ran, and in what order."""

ACTIONS = ["taking", "dropping", "examining", "opening", "closing", "entering", "pushing", "touching", "wearing", "eating", "pulling", "searching", "looking under"]
TWO = ["putting %s on %s", "inserting %s into %s", "giving %s to %s", "showing %s to %s", "unlocking %s with %s", "throwing %s at %s", "removing %s from %s"]
BARE = ["looking", "jumping", "waiting", "taking inventory", "going", "exiting", "sleeping", "listening"]


def label(world):
    world.rules = getattr(world, "rules", 0) + 1
    return "R%d" % world.rules


def noun(world):
    pick = world.pick
    return pick.choice([world.anything().the(), world.anything().the(), "something", "a container", "an open thing", "something carried", "a supporter", "an edible thing",
                        "a thing which is in a container", "something (called the item)", "a thing in the location", "a portable thing", "someone", "the noun", "a wearable thing",
                        "anything", "a thing worn by the player", "something lit", "an off-stage thing", "a person", "a fixed in place thing"]).replace(
                            "the noun", world.some().the())


def action(world):
    pick, how = world.pick, world.pick.random()
    if how < 0.6:
        return "%s %s" % (pick.choice(ACTIONS), noun(world))
    if how < 0.75:
        return pick.choice(TWO) % (noun(world), noun(world))
    if how < 0.85:
        return pick.choice(BARE)
    return pick.choice(["going %s" % pick.choice(["north", "south", "nowhere", "up"]), "going to %s" % world.room().name, "going from %s" % world.room().name,
                        "doing something to %s" % world.some().the(), "doing something other than looking or examining with %s" % world.some().the(),
                        "examining or taking %s" % world.some().the(), "taking or dropping something", "going in the presence of %s" % world.anything().the(),
                        "asking %s about something" % world.person().the(), "exiting from something", "looking in %s" % world.room().name])


def condition(world):
    pick = world.pick
    thing, other, room = world.anything(), world.anything(), world.room()
    return pick.choice([
        "the player carries %s" % thing.the(), "%s is in %s" % (thing.the(), room.the()), "%s is visible" % thing.the(), "%s is handled" % world.some().the(),
        "the location is %s" % room.the(), "we have examined %s" % thing.the(), "%s is touchable" % thing.the(), "%s can see %s" % (world.person().the(), thing.the()),
        "the player has been in %s" % room.the(), "%s has been handled" % world.some().the(), "%s was carried by the player" % thing.the(), "something is on %s" % world.some("supporter").the(),
        "%s is visited" % room.the(), "the turn count is greater than %d" % pick.randint(2, 15), "%s is not in the location" % thing.the(), "in darkness",
        "%s encloses %s" % (room.the(), thing.the()), "the player wears something", "%s holds %s" % (world.person().the(), thing.the()), "all of the things carried by the player are portable",
        "the number of things in the location is greater than %d" % pick.randint(2, 6), "most of the things in the location are handled", "we are taking something",
        "%s is open" % (world.some("container").the()), "%s has been open for %d turns" % (world.some("container").the(), pick.randint(1, 4)), "the player is in a dark room",
        "the player has carried %s for at least %d turns" % (thing.the(), pick.randint(1, 3)), "%s had been handled" % world.some().the(),
        "%s is adjacent to %s" % (room.the(), world.room().the()), "the second noun is nothing", "a random chance of 1 in 1 succeeds"])


def line(world, depth=1):
    """A line of a rule's body."""
    pick, tab = world.pick, "\t" * depth
    thing, room = world.some(), world.room()
    how = pick.random()
    if how < 0.45:
        return '%ssay "%s";' % (tab, text(world))
    if how < 0.60 and depth < 3:
        lines = ["%sif %s:" % (tab, condition(world)), line(world, depth + 1)]
        if pick.often(0.4):
            lines += ["%sotherwise:" % tab, line(world, depth + 1)]
        return "\n".join(lines)
    return tab + pick.choice([
        "now %s is in %s;" % (thing.the(), room.the()), "now the player carries %s;" % thing.the(), "move the player to %s;" % room.the(), "try looking;",
        "try examining %s;" % thing.the(), "silently try taking %s;" % thing.the(), "now %s is open;" % world.some("container").the(), "remove %s from play;" % thing.the(),
        "now %s is nowhere;" % thing.the(), "move %s to %s;" % (world.person().the(), room.the()), "increase the score by 2;", "now %s is handled;" % thing.the(),
        "now %s is lit;" % thing.the(), "repeat with item running through things in the location:\n%s\tsay \"[item] \";" % tab, "try %s opening %s;" % (world.person().the(), thing.the()),
        "now the description of %s is \"%s\";" % (thing.the(), world.saying()), "try silently dropping %s;" % thing.the(), "let N be the number of visible things;\n%ssay \"[N].\";" % tab,
        'say "[The list of things enclosed by the location].";',
        "say line break;", "move the player to %s, without printing a room description;" % room.the(),
        'say "[best route from the location to %s], [number of moves from the location to %s]";' % (room.the(), world.room().the()), "try entering %s;" % thing.the(),
        'say "Noun [the noun]; second [the second noun]; actor [the actor].";', "try giving %s to %s;" % (thing.the(), world.person().the())])


def text(world):
    pick = world.pick
    return "%s%s%s" % (label(world), pick.choice([" ", ": ", ", "]), pick.choice([
        world.saying(), "[The noun].", "[the location].", "[a list of things in the location].", "[is-are the list of things in the location].", "[The actor] [are] here.",
        "[A %s] and [the %s]." % (world.anything().name, world.anything().name), "[list of visited rooms].", "[contents of the location].", "[the holder of the noun].",
        "[if %s]so[otherwise]not so[end if]." % condition(world), "[regarding the noun][They] [are] there.", "[We] [have] [a list of things held by the player]."]))


def ending(world, home):
    pick = world.pick
    if home in ("Instead of", "After", "Before") and pick.often(0.25):
        return ["\t" + pick.choice(["stop the action;", "continue the action;", "rule succeeds;", "rule fails;"])]
    if home == "Check" and pick.often(0.5):
        return ["\t" + pick.choice(["stop the action;", 'say "No." instead;', "instead say \"Not so.\";"])]
    return []


# --- features ---------------------------------------------------------------------------------------------------------------------------

def action_rule(world):
    pick = world.pick
    home = pick.choice(["Instead of", "Before", "After", "Check", "Carry out", "Report", "Instead of", "After"])
    what = action(world)
    if home in ("Check", "Carry out", "Report"):
        what = pick.choice(ACTIONS) + " " + noun(world)
    when = " when " + condition(world) if pick.often(0.3) else pick.maybe(pick.choice([" in " + world.room().the(), " for the first time", " for the second time",
                                                                                       " in the presence of " + world.anything().the()]), 0.15)
    if pick.often(0.12) and home != "Instead of":
        what = pick.choice(["an actor ", world.person().the() + " "]) + what
    world.say("%s %s%s:\n%s" % (home, what, when, "\n".join(['\tsay "%s";' % text(world)] + [line(world) for _ in range(pick.randint(0, 2))] + ending(world, home))))


def every_turn(world):
    pick = world.pick
    world.say("Every turn%s:\n%s" % (pick.choice(["", " when " + condition(world), " while " + condition(world), " during the Entire Game"]), line(world)))


def beginning(world):
    pick = world.pick
    world.say("When play begins:\n%s" % "\n".join([line(world) for _ in range(pick.randint(1, 2))]))


def own_action(world):
    pick = world.pick
    verb = pick.name()
    form, token, fill = pick.choice([
        ("one thing", "[something]", "<noun>"), ("one visible thing", "[something]", "<noun>"), ("one carried thing", "[something preferably held]", "<noun>"),
        ("one touchable thing", "[things]", "<nouns>"), ("nothing", "", ""), ("one number", "[number]", "<number>"), ("one topic", "[text]", "<text>"),
        ("one thing and one topic", "[someone] about [text]", "<person> about <text>"), ("two things", "[things] with [something]", "<nouns> with <noun>"),
        ("two things", "[something] at/to [something]", "<noun> to <noun>"), ("one visible thing", "[any thing]", "<noun>"), ("one visible thing", "[any room]", "<room>"),
        ("one visible thing", "[direction]", "<way>"), ("one time", "[time]", "<time>"), ("one thing", "[someone]", "<person>"), ("one thing", "[open container]", "<noun>"),
        ("one thing and one number", "[number] on/in [something]", "<number> on <noun>"), ("two things", "[other things] in [container]", "<nouns> in <noun>"),
        ("one carried thing", "[things held]", "<nouns>"), ("one thing", "[things inside] now", "<nouns> now"), ("one thing and one visible thing", "[someone] [something]", "<person> <noun>")])
    world.say("%sing is an action applying to %s." % (verb.title(), form))
    world.say('Understand "%s%s" as %sing.' % (verb, " " + token if token else "", verb))
    if pick.often(0.2):
        world.say('Understand "%s" as %sing.' % (verb, verb))
    values = {"one number": "[number understood]", "one topic": "[topic understood]", "one time": "[time understood]", "nothing": "Done", "one thing and one number": "[noun] [number understood]",
              "one thing and one topic": "[noun]: [topic understood]"}
    about = values.get(form, "[The noun] [second noun]" if form.startswith(("two", "one thing and")) else "[The noun]")
    what = label(world)
    for home in pick.sample(["Check", "Carry out", "Report"], pick.randint(1, 3)):
        world.say('%s %sing:\n\tsay "%s %s %s.";' % (home, verb, what, home.lower(), about))
    world.verbs.append("%s %s" % (verb, fill))


def synonym(world):
    pick = world.pick
    what, sort = pick.choice([("look", "looking"), ("inspect [something]", "examining"), ("grab [things]", "taking"), ("stash [things] in [something]", "inserting it into"),
                              ("hand [someone] [something]", "giving it to (with nouns reversed)"), ("exits", "exiting"), ("press [something]", "pushing"), ("use [something]", "switching on"),
                              ("yell", "singing"), ("talk to [someone]", "kissing"), ("knock on [something]", "attacking"), ("unscrew [something] with [something]", "unlocking it with")])
    world.say('Understand "%s" as %s.' % (what, sort))
    for slot, fill in (("[something]", "<noun>"), ("[things]", "<nouns>"), ("[someone]", "<person>")):
        what = what.replace(slot, fill)
    world.verbs.append(what)


def mistake(world):
    word = world.pick.name()
    world.say('Understand "%s [something]" as a mistake ("%s %s").' % (word, label(world), world.saying()))
    world.verbs.append(word + " <noun>")


def understood_property(world):
    pick = world.pick
    if not hasattr(world, "colours"):
        world.colours = True
        world.say("Colour is a kind of value. The colours are crimson, teal and ochre. A thing has a colour. Understand the colour property as %s." % pick.choice(
            ["describing a thing", "referring to a thing"]))
    thing = world.anything()
    colour = pick.choice(["crimson", "teal", "ochre"])
    thing.words = (colour,) + thing.words
    world.say("The colour of %s is %s." % (thing.the(), colour))


def coins(world):
    """A kind and some identical things of it."""
    pick = world.pick
    if hasattr(world, "alike"):
        return
    name, plural = pick.choice([("token", "tokens"), ("wolf tooth", "wolf teeth"), ("glass bead", "glass beads"), ("tin soldier", "tin soldiers")])
    world.alike = (name, plural)
    world.say("A %s is a kind of thing. %s" % (name, pick.maybe("The plural of %s is %s. " % (name, plural), 0.9)) + pick.maybe('The description of a %s is "%s".' % (name, world.saying())))
    place = world.room()
    world.say("%s %s are in %s." % (pick.choice(["Two", "Three", "Five"]), plural, place.the()))
    holders = [t for t in world.things if t.kind in ("container", "supporter") and t.place is not None]
    if holders and pick.often(0.6):
        holder = pick.choice(holders)
        world.say("Two %s are %s %s." % (plural, "on" if holder.kind == "supporter" else "in", holder.the()))
    world.verbs += ["take %s" % plural, "drop two %s" % plural, "x %s" % name, "put all %s in <noun>" % plural, "take a %s" % name]


def backdrop(world):
    pick = world.pick
    name = world.new_name(["sky", "river", "mist", "wall", "grass"])
    places = pick.choice(["everywhere", "in %s and %s" % (world.rooms[0].the(), world.rooms[1].the())])
    world.say("The %s is a backdrop. It is %s. %s" % (name, places, pick.choice(["", 'The description is "%s".' % world.saying(), "It is not scenery."])))
    world.backdrops.append(type(world.rooms[0])(name, "backdrop", world.rooms[0], tuple(name.split())))


def region(world):
    pick = world.pick
    if hasattr(world, "region"):
        return
    world.region = True
    rooms = pick.sample(world.rooms, 2)
    world.say("The Grounds is a region. %s and %s are in the Grounds." % (rooms[0].the()[0].upper() + rooms[0].the()[1:], rooms[1].the()))
    world.say('%s in the Grounds:\n\tsay "%s";' % (pick.choice(["Instead of jumping", "Every turn when the player is", "After looking", "Before listening"]), text(world)))


NAMING = ["the small name of"]


def activity(world):
    pick = world.pick
    thing, kind = world.anything(), pick.choice(["a container", "a supporter", "a person", "an open container", "something lit", "a door", "a thing"])
    which = pick.choice([thing.the(), kind, thing.the()])
    t = '\tsay "%s";' % text(world)
    short = label(world)
    world.say(pick.choice([
        'Rule for printing the name of %s:\n\tsay "%s thing";' % (thing.the(), short), 'Before printing the name of %s:\n\tsay "%s-";' % (which, short),
        'After printing the name of %s:\n\tsay " (%s)";' % (which, short), 'After printing the name of %s while listing contents:\n\tsay " (%s)";' % (which, short),
        'After printing the name of %s while looking:\n\tsay " {%s}";' % (which, short), "Rule for listing nondescript items:\n%s" % t,
        "Before listing nondescript items:\n%s" % t, "After listing nondescript items:\n%s" % t, "Rule for writing a paragraph about %s:\n%s" % (which, t),
        "Rule for listing nondescript items when %s is visible:\n\tsay \"%s [a list of mentioned things].\";\n\tcontinue the activity;" % (thing.the(), short),
        'Rule for writing a paragraph about %s:\n\tsay "%s [The %s] [are] near [a list of unmentioned things in the location].";' % (thing.the(), short, thing.name),
        "Before looking:\n\tnow %s is mentioned;" % thing.the(), "For choosing notable locale objects:\n%s\n\tcontinue the activity;" % t,
        "After choosing notable locale objects:\n\tset the locale priority of %s to %d;" % (thing.the(), pick.choice([0, 1, 3, 9, 10])),
        "For printing a locale paragraph about %s:\n\tsay \"%s\";" % (which, short + " para.[paragraph break]"), "For printing a locale paragraph about %s:\n\tdo nothing;" % which, "Rule for printing room description details of %s:\n\tsay \" <%s>\";" % (which, short),
        "Rule for printing room description details of %s:\n\tdo nothing;" % which,
        "Rule for printing the description of a dark room:\n%s" % t, "Rule for printing the name of a dark room:\n\tsay \"%s dark\";" % short,
        "Rule for printing the announcement of darkness:\n%s" % t, "Rule for printing the announcement of light:\n%s" % t,
        "Rule for printing a refusal to act in the dark:\n%s" % t, "Rule for printing a parser error:\n\tsay \"%s error.\";" % short,
        "Rule for printing a parser error when the latest parser error is the can't see any such thing error:\n\tsay \"%s unseen.\";" % short,
        "Rule for supplying a missing noun while %s:\n\tnow the noun is %s;" % (pick.choice(["listening", "smelling", "taking", "examining"]), thing.the()),
        "Rule for clarifying the parser's choice of %s:\n\tdo nothing;" % which, "Rule for clarifying the parser's choice of something:\n\tsay \"(%s [the noun])[command clarification break]\";" % short,
        "Rule for asking which do you mean:\n\tsay \"%s which?\";" % short if pick.often(0.3) else "Before asking which do you mean:\n\tsay \"%s. \";" % short,
        "Does the player mean %s %s: it is %s." % (pick.choice(["taking", "examining", "doing something with", "dropping"]), thing.the(), pick.choice(["likely", "unlikely", "very likely", "very unlikely"])),
        "Rule for deciding whether all includes %s: it does not." % which, "Rule for deciding whether all includes %s while taking: it does." % pick.choice([thing.the(), "something"]),
        "Rule for deciding the concealed possessions of %s: %s." % (world.person().the(), pick.choice(["yes", "if the particular possession is worn, no; yes"])),
        "After deciding the scope of the player:\n\tplace %s in scope;" % thing.the(), "After deciding the scope of the player while examining:\n\tplace %s in scope;" % thing.the(),
        "After deciding the scope of the player:\n\tplace the contents of %s in scope;" % world.room().the(), "Rule for implicitly taking something:\n%s" % t,
        "Rule for implicitly taking %s:\n\tsay \"%s take.\";\n\tsilently try taking %s;" % (thing.the(), short, thing.the()), "Before listing contents:\n\tgroup wearable things together;", "Before listing contents:\n\tgroup %s together." % pick.choice(["containers", "edible things", "supporters"]),
        "Rule for printing the locale description of %s:\n%s\n\tcontinue the activity;" % (world.room().the(), t), "Before printing the locale description:\n%s" % t,
        "After printing the locale description:\n%s" % t, "After reading a command:\n\tif the player's command includes \"%s\", say \"%s seen.\";" % (thing.words[-1] if thing.words else "it", short),
        "After reading a command:\n\tif the player's command matches \"z\":\n\t\treplace the player's command with \"x %s\";" % thing.name, "Rule for printing the plural name of %s:\n\tsay \"%s plural\";" % (kind, short),
        "After printing the name of a dark room:\n\tsay \"!\";", "Before printing the name of %s while taking inventory:\n\tsay \"%s \";" % (which, short),
        "Rule for printing the banner text:\n\tsay \"%s banner.\";" % short, "Rule for constructing the status line:\n\tdo nothing;", "After printing the banner text:\n%s" % t,
        "Rule for printing a number of %s:\n\tsay \"%s lot\";" % (kind if kind.startswith("a ") and kind.count(" ") == 1 else "something", short)]))


def scene(world):
    pick = world.pick
    name = "%s Act" % pick.choice(["First", "Second", "Grim", "Merry", "Long"])
    if name in world.taken:
        return
    world.taken.add(name)
    starts = pick.choice(["play begins", condition(world), "the turn count is %d" % pick.randint(2, 8), "the player is in %s" % world.room().the(), "the player carries %s" % world.some().the()])
    ends = pick.choice([condition(world), "the time since the %s began is %d minutes" % (name, pick.randint(1, 5)), "the player is in %s" % world.room().the(), "%s is handled" % world.some().the()])
    manner = pick.choice(["", "recurring "])
    world.say("The %s is a %sscene. The %s begins when %s. The %s ends when %s." % (name, manner, name, starts, name, ends))
    world.say('When the %s begins:\n\tsay "%s begins.";' % (name, label(world)))
    world.say('When the %s ends:\n\tsay "%s ends after [the time since the %s began].";' % (name, label(world), name))
    world.say(pick.choice(['Every turn during the %s:\n\tsay "%s during.";' % (name, label(world)), 'Instead of %s during the %s:\n\tsay "%s scene.";' % (action(world), name, label(world)),
                           'Every turn when the %s %s:\n\tsay "%s tense.";' % (name, pick.choice(["is happening", "has happened", "has not happened", "has ended", "is not happening"]), label(world)),
                           'Before %s during the %s:\n\tsay "%s scene.";' % (action(world), name, label(world))]))


def event(world):
    pick = world.pick
    name = pick.name()
    if pick.often(0.4):
        world.say("At 9:%02d AM:\n%s" % (pick.randint(2, 25), line(world)))
    else:
        world.say("When play begins: the %s bell rings in %d turns from now." % (name, pick.randint(1, 8)))
        world.say("At the time when the %s bell rings:\n%s%s" % (name, line(world), pick.maybe("\n\tthe %s bell rings in %d turns from now;" % (name, pick.randint(1, 4)), 0.4)))


def history(world):
    pick = world.pick
    thing, room = world.anything(), world.room()
    what = pick.choice(["the player is in %s" % room.the(), "%s is handled" % world.some().the(), "the player carries %s" % world.some().the(), "%s is in %s" % (thing.the(), room.the()),
                        "the location is dark", "something is on %s" % world.some("supporter").the()])
    how = pick.choice(["for the first time", "for the second time", "for the third time", "for two turns", "for at least three turns", "for more than 2 turns", "for less than three turns", "for the third turn",
                       "only for the first time", "more than once", "twice", "at least twice"])
    perfect = what.replace(" is ", " has been ").replace("carries", "has carried")
    world.say('Every turn when %s %s:\n\tsay "%s";' % (pick.choice([what, perfect]), how, label(world) + " history."))
    doing = pick.choice(["taking %s" % world.some().the(), "examining something", "jumping", "waiting", "going", "looking", "taking something"])
    world.say('%s %s %s:\n\tsay "%s";' % (pick.choice(["Instead of", "Before", "After"]), doing, pick.choice(["for the first time", "for the second time", "at least twice", "more than once", "twice", "for the third turn",
                                                                                                       "for two turns", "less than three times", "once"]),
                                            label(world) + " count."))
    if pick.often(0.5):
        world.say('Every turn:\n\tif %s, say "%s";' % (pick.choice(["we have taken %s" % thing.the(), "we have not taken %s" % thing.the(), "the player has been in %s" % room.the(), "the player was in %s" % room.the(),
                                                            "the player had been in %s" % room.the(), "%s has not been handled" % world.some().the(), "%s has been in %s" % (thing.the(), room.the())]), label(world) + " tense."))


def stored(world):
    pick = world.pick
    world.say("The deed is a stored action that varies. Before %s: now the deed is the current action." % pick.choice(["taking something", "examining something", "doing something", "dropping or opening something", "going"])
              if not hasattr(world, "deed") else "")
    world.deed = True
    word = pick.name()
    world.say("%sing is an action applying to nothing. Understand \"%s\" as %sing." % (word.title(), word, word))
    world.say("Carry out %sing:\n\t%s" % (word, pick.choice(['say "Deed: [deed].";', "try the deed;", 'say "[noun part of the deed], [actor part of the deed], [action name part of the deed].";',
                                                        'if the deed is %s, say "Such.";\n\totherwise say "No such: [the deed].";' % action(world), "silently try the deed;\n\tsay \"Tried.\";",
                                                        'if the deed involves %s, say "Involved.";' % world.some().the(), "let L be a list of stored actions;\n\tadd the deed to L;\n\tadd the action of waiting to L;\n\tsay \"[L].\";"])))
    world.verbs.append(word)


def persuasion(world):
    pick = world.pick
    person = world.person()
    world.say("Persuasion rule for asking %s to try %s: %s." % (pick.choice([person.the(), "someone", "people"]), pick.choice(
        ["doing something", "taking something", "going", "dropping something", "opening or closing something", "examining something", "jumping"]), pick.choice(
            ["persuasion succeeds", "persuasion succeeds", 'say "%s No way."; persuasion fails' % label(world)])))
    if pick.often(0.4):
        world.say("Unsuccessful attempt by %s %s:\n\tsay \"%s [reason the action failed] fails.\";" % (person.the(), pick.choice(["taking something", "going", "doing something", "dropping something"]), label(world)))
    if pick.often(0.4):
        world.say("%s %s %s:\n\tsay \"%s [the actor].\";" % (pick.choice(["Instead of", "After", "Before", "Report"]), person.the(), pick.choice(["taking something", "going", "dropping something", "examining something", "waiting"]), label(world)))


def talking(world):
    pick = world.pick
    person = world.person()
    world.say(pick.choice([
        'After asking %s about "weather/rain":\n\tsay "%s";' % (person.the(), text(world)), 'Instead of telling %s about "[text]":\n\tsay "%s heard: [the topic understood].";' % (person.the(), label(world)),
        'Instead of asking %s about something:\n\tsay "%s [topic understood]?";' % (person.the(), label(world)), 'Instead of answering %s that "hello/hi":\n\tsay "%s";' % (person.the(), text(world)),
        'Instead of giving something to %s:\n\tsay "%s thanks.";\n\tnow %s carries the noun;' % (person.the(), label(world), person.the()),
        'Instead of asking %s for something:\n\tsay "%s [the second noun].";' % (person.the(), label(world)),
        'Instead of asking %s about a topic listed in the Table of Talk:\n\tsay "[reply entry][paragraph break]";' % person.the() + ("" if hasattr(world, "table") else
            '\n\nTable of Talk\ntopic\treply\n"old war" or "war"\t"%s Long ago."\n"weather"\t"%s Wet."\n"[any thing]"\t"%s That."' % (label(world), label(world), label(world)))]))
    if "Table of Talk" in world.sentences[-1]:
        world.table = True


def scoring(world):
    pick = world.pick
    if hasattr(world, "scored"):
        return
    world.scored = True
    world.say("Use scoring. The maximum score is %d." % pick.randint(3, 20))
    world.say("After %s:\n\tincrease the score by %d;\n\tcontinue the action;" % (pick.choice(["taking something", "examining something for the first time", "going", "opening something"]), pick.randint(1, 5)))
    if pick.often(0.5):
        world.say('Table of Rankings\nscore\trank\n0\t"Novice"\n3\t"Adept"\n8\t"Master"')


def the_end(world):
    pick = world.pick
    world.say("%s:\n\tend the story%s;" % (pick.choice(["After jumping", "Instead of sleeping", "Every turn when the turn count is 15", "Every turn when %s" % condition(world), "Instead of %s" % action(world)]),
                                       pick.choice([" finally", "", ' saying "%s The end"' % label(world), ' finally saying "Won"'])))


def viewpoint(world):
    pick = world.pick
    world.say("When play begins:\n\tnow the story viewpoint is %s person %s;\n\tnow the story tense is %s tense." % (
        pick.choice(["first", "second", "third"]), pick.choice(["singular", "plural"]), pick.choice(["past", "present", "future", "perfect", "past perfect"])))


def option(world):
    pick = world.pick
    world.say(pick.choice(["Use serial comma.", "Use full-length room descriptions.", "Use brief room descriptions.", "Use abbreviated room descriptions.", "Use undo prevention.", "The carrying capacity of the player is %d." % pick.randint(1, 4), "The rucksack is a player's holdall. The player carries the rucksack. The carrying capacity of the player is 2.",
                           "The time of day is 11:58 PM.", "The right hand status line is \"[turn count]\".", "Use memory economy.", "%s has carrying capacity 1." % world.person().the().capitalize()]))


def protagonist(world):
    pick = world.pick
    person = world.person()
    world.say(pick.choice(["The player is %s." % person.the(), "The player is in %s." % world.room().the(), 'The description of the player is "%s".' % world.saying(),
                           "Instead of jumping:\n\tnow the player is %s;\n\ttry looking;" % person.the(), "After waiting:\n\tnow the player is %s;" % world.person().the()]))


def lock(world):
    pick = world.pick
    boxes = [t for t in world.things if t.kind in ("container", "seat")] + world.doors
    if boxes:
        box = pick.choice(boxes)
        key = world.some()
        world.say("%s is lockable and locked. %s unlocks %s." % (box.the().capitalize(), key.the().capitalize(), box.the()))
        world.verbs += ["unlock %s with %s" % (box.name, key.name), "open " + box.name, "lock " + box.name]


def adjective(world):
    pick = world.pick
    word = pick.name()
    world.say("Definition: a thing is %s if %s." % (word, pick.choice(["it is in a container", "it is carried by someone", "it is lit or it is handled", "it is not portable", "the player can see it"])))
    world.say('Instead of singing:\n\tsay "%s: [list of %s things], [the number of %s things in the location].";' % (label(world), word, word))
    world.say("Instead of thinking:\n\trepeat with item running through %s things:\n\t\tsay \"[The item]; \";" % word)
