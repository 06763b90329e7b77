# SPDX-License-Identifier: GPL-3.0-or-later
"""Texts: breaks, alternatives, conditions within, quotes, characters, case; descriptions of things and rooms; lists of texts."""

BREAKS = ["[line break]", "[paragraph break]", "[conditional paragraph break]", "[no line break]", "[run paragraph on]"]
ENDS = [".", "!", "?", "", ".'", ")", ":", "...", ".[line break]", "[paragraph break]", "[run paragraph on]", ". ", "'"]
WORDS = ["Rain", "a cold wind", "It's late", "'Never,' said he", "dogs' tails", "the end", "(so it seems)", "1,000 oars", "half - or less", "Bob's hat"]


def piece(pick, depth=0, inside=()):
    how = pick.random()
    if how < 0.45 or depth > 2:
        return pick.choice(WORDS)
    if how < 0.57:
        return pick.choice(BREAKS)
    if how < 0.70:
        return "[if %s]%s[otherwise]%s[end if]" % (condition(pick), piece(pick, 3), piece(pick, 3))
    if how < 0.78:
        return "[unless %s]%s[end if]" % (condition(pick), piece(pick, 3))
    if how < 0.90:
        return "[one of]%s[or]%s[or]%s[%s]" % (piece(pick, 3), piece(pick, 3), piece(pick, 3), pick.choice(["cycling", "stopping"]))
    if how < 0.96:
        return "[first time]%s[only]" % piece(pick, 3)
    return pick.choice(["[bracket]x[close bracket]", "[quotation mark]q[quotation mark]", "[apostrophe]", "[italic type]it[roman type]", "[unicode 233]", "it['s] 3"])


def condition(pick):
    return pick.choice(["the time of day is after 8 PM", "a random chance of 1 in 1 succeeds", "the player is in the Hub", "the player carries something"])


def text(pick):
    return pick.maybe(" ", 0.1).join(piece(pick) for _ in range(pick.randint(1, 4))) + pick.choice(ENDS)


def said(pick):
    return Question(['say "%s";' % text(pick) for _ in range(pick.randint(1, 3))])


def described(pick):
    name = pick.name()
    return Question(["now the player carries the %s;" % name, "try examining the %s;" % name],
                    ['The %s is a thing. "%s" The description of the %s is "%s".' % (name, text(pick), name, text(pick))],
                    ["x " + name] if pick.often(0.5) else [])


def room(pick):
    place, thing = pick.name(), pick.name()
    world = ['%s is a room. "%s"' % (place.title(), text(pick)), "The %s is in %s. %s" % (thing, place.title(), pick.maybe('"%s"' % text(pick)))]
    if pick.often(0.4):
        world.append("The %s is a supporter in %s. %s The %s is on the %s." % (
            thing + " table", place.title(), pick.choice(["", "It is scenery.", '"%s"' % text(pick)]),
            thing + " cup", thing + " table"))
    return Question(["move the player to %s, without printing a room description;" % place.title(), "try looking;",
                     "move the player to the Hub, without printing a room description;"], world, ["look"] if pick.often(0.3) else [])


def stored(pick):
    name = pick.name()
    change = pick.choice(["say %s", "say %s in upper case", "say %s in lower case", "say %s in title case", "say %s in sentence case",
                          "say the number of characters in %s", "say the number of words in %s", "say word number 2 in %s", "say character number 3 in %s",
                          'say "[%s]|"', "replace the text \"a\" in %s with \"<A>\"", "replace the word \"the\" in %s with \"THE\"",
                          "replace the regular expression \"(\\w)(\\s)\" in %s with \"\\2\\1\"", "say the substituted form of %s",
                          "say the number of punctuated words in %s", "say the number of lines in %s", "say the number of paragraphs in %s"])
    return Question(['let %s be "%s";' % (name, text(pick)), change.replace("%s", name) + ";", 'say "|[%s]|";' % name])


def compared(pick):
    one = text(pick)
    other = one if pick.often(0.3) else text(pick)
    name = pick.name()
    return Question(["if %s is \"%s\":" % (name, other), '\tsay "Yes.";', "otherwise:", '\tsay "No: [%s]|";' % name, "if %s is empty, say \"Empty.\";" % name,
                     "if %s exactly matches the text \"%s\", say \"Exact.\";" % (name, pick.choice(WORDS))], ['%s is a text that varies. %s is "%s".' % (name, name, one)])


def nested(pick):
    phrase = pick.name()
    return Question(['say "A [%s] B[%s]%s";' % (phrase, phrase, pick.choice(ENDS))],
                    ['To say %s: say "%s"%s.' % (phrase, text(pick), pick.maybe('; say "%s"' % text(pick)))])


def cases(pick):
    thing = pick.name()
    proper = pick.often(0.3)
    plural = pick.often(0.3)
    world = "%s is %s in the Hub." % (thing.title() if proper else ("Some " if plural else "A ") + thing, "a thing" if not proper else "a man")
    article = pick.choice(["the ", "The ", "a ", "A ", "", "an ", "some "])
    return Question(['say "[%s%s], [regarding the %s][They] [are] [verb]. ";' .replace("[verb]", "here") % (article, thing, thing),
                     'say "[%s%s] [%s] [if the %s is plural-named]P[end if].";' % (article, thing, pick.choice(["are", "have", "look", "don't care", "can't go"]), thing),
                     "now the %s is nowhere;" % thing], [world])


def numbers(pick):
    n = pick.randint(0, 12)
    return Question(['let N be %d;' % n, 'say "[N] oar[s], [N in words] oar[s]; %s"' % pick.choice(ENDS) + ";", 'say "[%d in words] and [ordinal of %d]";' .replace("[ordinal of %d]", "%d") % (pick.randint(-5, 2000), pick.randint(1, 9))])


TEMPLATES = [said, said, said, described, described, room, room, stored, stored, compared, nested, cases, numbers]
