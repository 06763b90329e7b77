# SPDX-License-Identifier: GPL-3.0-or-later
"""Conditions and descriptions: adjectives, relations, quantifiers, superlatives, called, random, number of, list of."""

WORLD = '''
The Yard is a room. The Barn is north of the Yard. The Loft is above the Barn. The Cellar is below the Barn. The Cellar is dark.
A size is a kind of value. The sizes are tiny, middling and huge. A thing has a size. The size of a thing is usually middling.
A thing can be clean or dirty. A thing has a number called worth. The worth of a thing is usually 5.
A hat is a kind of thing. A hat is always wearable. A bucket is a kind of container.
The red hat is a hat in the Yard. The worth of the red hat is 3. The blue hat is a dirty hat in the Barn. It is tiny. The old hat is a hat. The worth of the old hat is 12.
The pail is an open bucket in the Yard. The nail is in the pail. The vat is a closed openable bucket in the Barn. The frog is an animal in the vat. The tin is a bucket in the Cellar.
The bench is a supporter in the Yard. The lamp is on the bench. It is lit and huge. The worth of the lamp is 9. Some oats are on the bench. The oats are dirty.
Anna is a woman in the Yard. Anna wears the old hat. Anna carries a spade. Carl is a man in the Barn. The handle is part of the spade.
Liking relates various people to various things. The verb to like means the liking relation. Anna likes the lamp. Carl likes the frog. Carl likes the lamp.
Definition: a thing is dear if its worth is 6 or more. Definition: a thing is handy: if it is carried, yes; if it is in the Yard, yes; no.

To gather (D - a description of objects):
	repeat with X running through members of D:
		say "[X], ";
	let L be the list of members of D;
	say "[L]; [number of members of D]; [list of members of D].".
'''

KINDS = ["thing", "hat", "bucket", "container", "person", "supporter", "room", "animal"]
PLURALS = {"thing": "things", "hat": "hats", "bucket": "buckets", "container": "containers", "person": "people", "supporter": "supporters", "room": "rooms", "animal": "animals"}
ADJECTIVES = {"thing": ["clean", "dirty", "dear", "not dear", "lit", "tiny", "huge", "middling", "portable", "fixed in place", "handled", "handy", "not dirty", "wearable", "visible", "touchable", "carried", "worn"],
              "container": ["open", "closed", "openable", "transparent", "opaque", "not open"], "room": ["dark", "lighted", "visited", "unvisited", "adjacent"], "person": ["male", "female", "not male"]}
NAMED = ["the red hat", "the blue hat", "the pail", "the lamp", "the oats", "Anna", "Carl", "the frog", "the spade", "the handle", "the tin", "the nail"]
PLACES = ["in the Yard", "in the Barn", "on the bench", "in the pail", "carried by Anna", "worn by Anna", "in a room", "in a bucket", "part of the spade", "liked by Carl", "in the location", "enclosed by the Barn", "enclosed by Anna", "on a supporter", "held by a person", "which is in the Yard", "that is not in the Barn", "liked by someone", "of worth 5" ]


def adjective(pick, kind):
    own = {"hat": "thing", "bucket": "container", "animal": "person", "supporter": "thing"}.get(kind, kind)
    choices = list(ADJECTIVES.get(own, []))
    if kind != "room":
        choices += ADJECTIVES["thing"]
    return pick.choice(choices)


def noun(pick, plural, clause=0.4):
    kind = pick.choice(KINDS)
    words = (adjective(pick, kind) + " " if pick.often(0.5) else "") + (PLURALS[kind] if plural else kind)
    if kind != "room" and pick.often(clause):
        words += " " + pick.choice(PLACES)
    return words


# What may follow a noun, repeatedly: negated verbs, adjectives with a place, several clauses. (The language has no
# clauses about the past, and no negated adjective before a place.)
MARKED = ["which {be} {adjective} {place}", "that {be} {not}{place}", "which {be} {not}{place} {place}", "that {be} {not}{one}", "which {be} {not}{one} {place}", "that {be} {not}{name} {place}",
          "with worth {number}", "which {be} {not}{place} and {place}", "that Anna {does}", "which {be} {not}{adjective} and {place}", "{place} that {be} {not}{place}",
          "{place} {place}", "{place} which {be} {not}{adjective}", "which someone {verb_s}", "that {be} {not}{adjective} or {adjective}", "other than {name}", "{place} except {name}", "not {place}",
          "that {be} {not}liked by {name}", "which {be} {not}provided by Anna", "that {be} {not}larger than middling", "which {be} {not}dearer than {name}", "that {be} the dearest {one_bare}",
          "enclosing {one}", "containing {one} {place}", "that {carry} {one} {place}", "who {do} not carry {one}", "who {do} not like {one} {place}", "who like {name} {place}", "carrying {one} {place}"]
VERBS = ["like", "carry", "wear", "hold"]


def marked(pick, plural):
    """A clause after a noun, with some forms that the language does not have."""
    verb = pick.choice(VERBS)
    one = noun(pick, False, 0).replace("not ", "")      # (within what is denied nothing is denied again)
    return pick.choice(MARKED).format(be="are" if plural else "is", have="have" if plural else "has", carry="carry" if plural else "carries", do="do" if plural else "does", **{
        "not": "not " if pick.often(0.5) else "", "adjective": pick.choice(ADJECTIVES["thing"]), "place": _Each(pick, PLACES), "one": article(one), "one_bare": one,
        "name": pick.choice(NAMED), "number": pick.randint(3, 9), "does": pick.choice(["likes", "carries", "does not carry"]), "verb_s": verb + "s"}).replace("  ", " ")


class _Each:
    """Another of them wherever it is named."""

    def __init__(self, pick, choices):
        self.pick, self.choices = pick, choices

    def __format__(self, _):
        return self.pick.choice(self.choices)


def article(words):
    return ("an " if words[0] in "aeiou" else "a ") + words


def predicate(pick):
    return pick.choice(["clean", "dirty", "dear", "tiny", "huge", "lit", "in the Yard", "in the Barn", "on the bench", "carried", "not dirty", "liked by Anna", "liked by someone",
                        "open or dirty", "dear and clean", "not in the Yard", "in a bucket", "part of something", "a hat", "a bucket", "a thing in the Yard"])


def subject(pick):
    how = pick.random()
    if how < 0.3:
        return pick.choice(NAMED), False
    if how < 0.5:
        return article(noun(pick, False)), False
    quantifier = pick.choice(["every", "no", "each", "all", "some", "most", "at least two", "at most two", "exactly one", "two", "fewer than three", "more than one", "none of the", "all of the", "not every"])
    plural = quantifier not in ("every", "no", "each", "not every")
    return quantifier + " " + noun(pick, plural, 0.3), plural and quantifier != "exactly one"


def condition(pick):
    how = pick.random()
    if how < 0.1:
        return pick.choice(["Anna", "Carl", "someone", "nobody", "a person", "everyone"]) + " likes " + pick.choice(["the lamp", "something", "nothing", article(noun(pick, False)), "the frog"])
    if how < 0.2:
        return "there is %s" % article(noun(pick, False))
    if how < 0.3:
        return "the number of %s is %s %d" % (noun(pick, True), pick.choice(["", "at least", "greater than", "less than"]), pick.randint(0, 4))
    if how < 0.4:
        return "%s %s %s" % (pick.choice(["Anna", "Carl", "the bench", "the Yard", "the pail"]), pick.choice(["encloses", "does not enclose", "contains", "carries", "holds", "supports"]),
                             pick.choice(["something", "nothing", "the lamp", "the handle", article(noun(pick, False)), "exactly one thing"]))
    words, plural = subject(pick)
    return "%s %s %s" % (words, "are" if plural else "is", predicate(pick))


def asked(pick):
    said = condition(pick)
    if pick.often(0.25):
        said += pick.choice([" and ", " or "]) + condition(pick)
    return Question(["if %s:" % said, '\tsay "Yes.";', "otherwise:", '\tsay "No.";'])


def called(pick):
    words = noun(pick, False)
    return Question(["if %s %s %s (called the catch):" % (pick.choice(["Anna", "Carl", "the pail", "the bench", "the Yard"]), pick.choice(["contains", "supports", "carries", "encloses", "likes"]), article(words)),
                     '\tsay "[The catch].";', "otherwise:", '\tsay "None.";']) if pick.often(0.5) else Question(
                    ["if %s (called the catch) is %s:" % (article(words), predicate(pick)), '\tsay "[The catch].";', "otherwise:", '\tsay "None.";'])


def listed(pick):
    return Question(['say "%s: [%s %s].";' % ("All", pick.choice(["list of", "the list of", "a list of", "is-are a list of", "is-are the list of", "The list of", "number of", "number of"]), noun(pick, True))])


def repeated(pick):
    return Question(["repeat with the item running through %s:" % noun(pick, True), '\tsay "[item], ";', 'say "end.";'])


def handed(pick):
    """A description as the argument of a phrase: its members are in the same order."""
    moved = pick.choice(["now the red hat is on the bench;", "now the lamp is in the pail;", "now Anna carries the nail;", "now the oats are in the Yard;"])
    return Question([moved, "gather %s;" % noun(pick, True)])


def extreme(pick):
    return Question(['say "[the %s %s]";' % (pick.choice(["dearest", "hugest", "tiniest"]), noun(pick, False).replace("room", "thing"))]) if pick.often(0.3) else Question(
        ['say "[the total worth of %s]";' % noun(pick, True)])


def said_of(pick):
    name = pick.choice(NAMED)
    return Question(["let the lot be the list of %s;" % noun(pick, True), 'say "[the lot] ([number of entries in the lot])";', 'if %s is listed in the lot, say "!";' % name,
                     'say "[the lot with definite articles]|[lot in brace notation]";'])


def nested(pick):
    head = pick.choice(["thing", "thing", "person", "container", "hat"])
    how = pick.random()
    if how < 0.7:
        return Question(['say "%s: [list of %s %s].";' % ("All", PLURALS[head], marked(pick, True))])
    if how < 0.85:
        return Question(["if %s is %s %s:" % (pick.choice(NAMED), article(head), marked(pick, False)), '\tsay "Yes.";', "otherwise:", '\tsay "No.";'])
    return Question(["if %s %s %s is %s:" % (pick.choice(["a", "every", "no", "some"]), head, marked(pick, False), predicate(pick)), '\tsay "Yes.";', "otherwise:", '\tsay "No.";'])


TEMPLATES = [asked, asked, asked, asked, called, listed, listed, repeated, extreme, said_of, handed, handed, nested, nested, nested]
