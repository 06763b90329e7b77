# SPDX-License-Identifier: GPL-3.0-or-later
"""Relations in all forms, with the verbs that mean them: asserted, tested, changed, iterated over."""

WORLD = '''
The Yard is a room. Anna, Beth and Cora are women in the Yard. Carl and Dirk are men in the Yard. The red cup, the blue cup and the old box are things in the Yard. The Barn is north of the Yard. The Loft is above the Barn.
A colour is a kind of value. The colours are crimson, azure and ochre.
'''

PEOPLE = ["Anna", "Beth", "Cora", "Carl", "Dirk"]
THINGS = ["the red cup", "the blue cup", "the old box"]
VERBS = [("love", "loves", "loved", "loving"), ("know", "knows", "known", "knowing"), ("fancy", "fancies", "fancied", "fancying"), ("owe", "owes", "owed", "owing"), ("watch", "watches", "watched", "watching"), ("hug", "hugs", "hugged", "hugging"), ("teach", "teaches", "taught", "teaching"), ("see", "sees", "seen", "seeing")]


def sides(pick):
    """(left kind, right kind, members left, members right)"""
    return pick.choice([("person", "person", PEOPLE, PEOPLE), ("person", "thing", PEOPLE, THINGS), ("person", "colour", PEOPLE, ["crimson", "azure", "ochre"]), ("thing", "number", THINGS, ["1", "2", "7"]), ("person", "room", PEOPLE, ["the Yard", "the Barn", "the Loft"])])


def plural(kind):
    return {"person": "people"}.get(kind, kind + "s")


def form(pick, left, right):
    if left == right and pick.often(0.35):
        return pick.choice(["one %s to another", "%s to each other" % ("various " + plural(left)), "various %s to each other" % plural(left), "one %s to each other" % left, "%s to each other in groups" % plural(left), "various %s to each other" % plural(left)]) .replace("%s", left)
    named = lambda kind, name: kind + pick.choice(["", "", " (called the %s)" % name])
    return pick.choice(["one {0} to one {1}", "one {0} to various {2}", "various {3} to one {1}", "various {3} to various {2}", "various {3} to various {2}", "one {0} to {2}", "{3} to {2}"]).format(left, named(right, "goal") if pick.often(0.2) else right, plural(right), plural(left))


def declared(pick):
    left, right, lefts, rights = sides(pick)
    base, third, past, gerund = pick.choice(VERBS)
    name = pick.name()
    verb, verbs, part = name + base, name + third, name + past
    relation = name + "ing"
    shape = form(pick, left, right)
    lines = "%s relates %s. " % (relation.title(), shape)
    lines += pick.choice(["The verb to %s means the %s relation." % (verb, relation), "The verb to %s (he %s, they %s, he %s, it is %s, he is %s) means the %s relation." % (verb, verbs, verb, part, part, name + gerund, relation), "The verb to %s (it %s, they %s, it is %s) implies the %s relation." % (verb, verbs, verb, part, relation),
                          "The verb to %s (he %s, they %s, he %s, it is %s) means the %s relation." % (verb, verbs, verb, part, part, relation), "The verb to %s means the %s relation." % (verb, relation),
                          "The verb to %s (it %s, they %s, it %s, it is %s, it is %s) means the %s relation." % (verb, verbs, verb, part, part, name + gerund, relation)])
    if lines.count("(he") == 0 and lines.count("(it") == 0:
        pass
    return lines, relation, verb, verbs, part, lefts, rights, left, right, shape


def fact(pick, verbs, verb, lefts, rights, shape):
    return pick.choice(["%s %s %s." % (pick.choice(lefts).replace("the ", "The "), verbs, pick.choice(rights)), "%s and %s %s %s." % (*[x.replace("the ", "The ") for x in pick.sample(lefts, 2)], verb, pick.choice(rights)) if shape.count("various") > 1 else "%s %s %s." % (lefts[0].replace("the ", "The "), verbs, rights[-1]),
                        "%s %s %s and %s." % (lefts[1].replace("the ", "The "), verbs, rights[0], rights[2]) if shape.count("various") > 1 else "%s %s %s." % (lefts[1].replace("the ", "The "), verbs, rights[1])])


def queries(pick, relation, verb, verbs, part, lefts, rights, left, right):
    a, b = pick.choice(lefts), pick.choice(rights)
    object_ = right not in ("colour", "number")
    yes = ['say "[if %s %s %s]yes[else]no[end if] ";' % (a, verbs, b), 'say "[if %s relates to %s by the %s relation]yes[else]no[end if] ";' % (a, b, relation), 'say "[if %s does not %s %s]not[else]so[end if] ";' % (a, verb, b), 'say "[list of %s that %s %s]. ";' % (plural(left), "relate to", b + " by the %s relation" % relation),
           'say "[list of %s who %s %s]. ";' % (plural(left), verb, b) if left == "person" else 'say "[list of %s which %s %s]. ";' % (plural(left), verb, b),
           'say "[list of %s to which %s relates by the %s relation]. ";' % (plural(right), a, relation) if object_ else 'say ". ";', 'say "[the %s to which %s relates by the %s relation]. ";' % (right, a, relation) if object_ else 'say "[the %s that %s relates to by the %s relation]";' % (right, a, relation), 'say "[number of %s which relate to %s by the %s relation]. ";' % (plural(left), b, relation),
           # (values that cannot be enumerated, such as numbers, cannot be iterated over)
           "repeat with item running through %s that %s relates to by the %s relation:\n\t\tsay \"[item], \";" % (plural(right), a, relation) if object_ else 'say "-";', "showme the %s relation;" % relation, 'say "[if %s %s %s]some[end if] ";' % (a, verbs, "a " + right if object_ else b), 'say "[if a %s %s %s]by some[end if] ";' % (left, verbs, b), 'if a %s (called the lover) %s %s, say "[The lover]. ";' % (left, verbs, b),
           'if %s %s a %s (called the beloved), say "[The beloved]. ";' % (a, verbs, right) if object_ else 'say "-";', 'say "[if %s %s something]thing[end if] ";' % (a, verbs) if right == "thing" else 'say "[if everybody %s %s]all[end if] ";' % (verbs, b) if left == "person" else 'say "-";', 'say "[if no %s %s %s]none[end if] ";' % (left, verbs, b), 'say "[if exactly one %s %s %s]one[end if] ";' % (left, verbs, b), 'say "[if at least two %s %s %s]two[end if] ";' % (plural(left), verb, b)]
    if part and object_:
        yes += ['say "[if %s is %s by %s]passive[end if] ";' % (b, part, a), 'say "[list of %s %s by %s]. ";' % (plural(right), part, a), 'say "[list of %s which are %s by %s]. ";' % (plural(right), part, a), 'say "[if something is %s by %s]thing[end if] ";' % (part, a), 'say "[if %s is not %s by %s]not[end if] ";' % (b, part, a), 'now %s is %s by %s;' % (b, part, a), 'say "[if %s is %s by someone]passive[end if] ";' % (b, part) if left == "person" else 'say "";']
    yes += ['now %s %s %s;' % (a, verbs, b), 'now %s does not %s %s;' % (a, verb, b), 'now %s relates to %s by the %s relation;' % (a, b, relation), 'now %s %s no %s;' % (a, verbs, right), 'now no %s %s %s;' % (left, verbs, b), 'now every %s %s %s;' % (left, verbs, b), 'now %s %s every %s;' % (a, verbs, right) if object_ else 'now %s %s %s;' % (a, verbs, rights[0])]
    return [pick.choice(yes) for _ in range(pick.randint(3, 6))] + ['say "[list of %s that relate to %s by the %s relation].";' % (plural(left), b, relation)]


def stated(pick):
    lines, relation, verb, verbs, part, lefts, rights, left, right, shape = declared(pick)
    passive = part if "it is" in lines else None
    world = lines + " ".join(fact(pick, verbs, verb, lefts, rights, shape) for _ in range(pick.randint(0, 3)))
    body = []
    for q in queries(pick, relation, verb, verbs, passive, lefts, rights, left, right):
        body += q.replace("\n\t\t", "\n\t").split("\n")
    return Question(body, [world])


def conditional(pick):
    name = pick.name()
    left = pick.choice(["a person (called P)", "a person (called the first)", "a thing (called P)"])
    p = left.split("called ")[1].rstrip(")")
    lines = "%sing relates %s to %s when %s. The verb to %s (he %ss, they %s, he is %sed) means the %sing relation." % (name.title(), left, pick.choice(["a person (called Q)", "a thing (called Q)"]), pick.choice(["%s is not Q" % p, "%s is a woman and Q is a man" % p, "Q is in the location of %s" % p, "the number of characters in the printed name of %s is less than the number of characters in the printed name of Q" % p]), name, name, name, name, name)
    return Question(['say "[list of people who %s Carl]. [list of people %sed by Anna]. [if Anna %ss Beth]yes[else]no[end if]. [if Anna %ss the red cup]yes[end if]. [number of things %sed by Dirk]";' % (name, name, name, name, name), "repeat with item running through things %sed by Cora:" % name, '\tsay "[item], ";'], [lines])


def prepositional(pick):
    name = pick.name()
    word = pick.choice(["under-%s", "%s to", "%s with", "beside-%s", "%s"]) % name
    lines = "%sness relates %s. The verb to be %s means the %sness relation." % (name.title(), pick.choice(["various things to various things", "one thing to various things", "various things to one thing", "various people to one thing", "one thing to one thing"]), word, name)
    # "The pin is a thing under the cup" is left out, because the reference reverses it for various to one
    lines += " " + pick.choice(["The red cup is %s the old box." % word, "Anna is %s the old box. Carl is %s the old box." % (word, word), "A r%s is a thing. It is %s the blue cup." % (name, word), "The t%s is a thing in the Yard. The t%s is %s the red cup." % (name, name, word), "%s the blue cup is a h%s." % (word.capitalize(), name), ""])
    return Question(['say "[list of things %s the old box]. [if Anna is %s the old box]yes[end if] [if something is %s the red cup]some[end if] [list of things which are %s something].";' % ((word,) * 4), "now Carl is %s the red cup;" % word, 'say "[list of people %s the red cup] [if the red cup is %s the old box]yes[else]no[end if]";' % (word, word), "now the red cup is not %s the old box;" % word, 'say "[list of things %s the old box]";' % word], [lines])


def adjectives(pick):
    name = pick.name()
    lines = "%sing relates various people to various people. The verb to %s (he %ss, they %s, he is %sed) means the %sing relation. Anna %ss Beth and Carl. Dirk %ss Anna. " % (name.title(), name, name, name, name, name, name, name)
    lines += pick.choice(["Definition: a person is %sable if a person %ss it." % (name, name), "Definition: a person is %sable if it is %sed by someone." % (name, name), "Definition: a person (called X) is %sable if X %ss someone." % (name, name), "Definition: a person is %sable if it %ss Anna or it %ss Beth." % (name, name, name), "Definition: a person is %sable: decide on whether or not it %ss Carl." % (name, name), "Definition: a person is %sable: if it %ss a woman, yes; no." % (name, name), "Definition: a person is %sable if the number of people %sed by it is 2." % (name, name)])
    return Question(['say "[list of %sable people]. [if Anna is %sable]yes[end if] [number of people who are not %sable] [list of women who %s a %sable person] [if every %sable person is a woman]all[end if] [if the player is not %sable]me[end if]";' % ((name,) * 7)], [lines])


TEMPLATES = [stated, stated, stated, conditional, prepositional, adjectives]
