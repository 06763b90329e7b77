# SPDX-License-Identifier: GPL-3.0-or-later
"""Tables: rows chosen, blanks, sorting, columns of many kinds, rows found; relations in their forms."""


def cells(pick, kind):
    return {"number": lambda: str(pick.randint(0, 9)), "text": lambda: pick.choice(['"ab"', '"b"', '"Ca"', '"a b"']), "time": lambda: "%d:%02d PM" % (pick.randint(1, 12), pick.choice([0, 15, 30]))}[kind]()


def table(pick):
    name, one, two = pick.name(), pick.name(), pick.name()
    kinds = [pick.choice(["number", "text"]), pick.choice(["number", "time", "text"])]
    rows = [[cells(pick, k) if pick.often(0.9) or i == 0 else "--" for k in kinds] for i in range(pick.randint(2, 5))]
    text = "Table of %s\n%s\t%s\n" % (name.title(), one, two) + "\n".join("\t".join(row) for row in rows) + pick.maybe("\nwith 2 blank rows", 0.3)
    return name.title(), one, two, kinds, rows, text


def rows(pick):
    name, one, two, kinds, made, text = table(pick)
    body = [pick.choice(["repeat through the Table of %s:" % name, "repeat through the Table of %s in %s order:" % (name, one), "repeat through the Table of %s in reverse %s order:" % (name, one), "repeat through the Table of %s in reverse order:" % name]),
            '\tsay "[%s entry]";' % one, '\tif there is a %s entry, say "/[%s entry]";' % (two, two), '\tsay ", ";']
    return Question(body + ['say "[number of rows in the Table of %s] [number of blank rows in the Table of %s] [number of filled rows in the Table of %s]";' % (name, name, name)], [text])


def sorted_rows(pick):
    name, one, two, kinds, made, text = table(pick)
    return Question(["sort the Table of %s in %s%s order;" % (name, pick.maybe("reverse "), pick.choice([one, two])), "repeat through the Table of %s:" % name, '\tsay "[%s entry]";' % one, '\tif there is a %s entry, say "/[%s entry]";' % (two, two), '\tsay ", ";'], [text])


def found(pick):
    name, one, two, kinds, made, text = table(pick)
    key = pick.choice(made)[0] if pick.often(0.7) else cells(pick, kinds[0])
    return Question(["if there is a %s of %s in the Table of %s:" % (one, key, name), "\tchoose row with %s of %s in the Table of %s;" % (one, key, name),
                     '\tif there is a %s entry, say "[%s entry]";' % (two, two), "\tblank out the %s entry;" % two, '\tif there is no %s entry, say " gone";' % two, "\tif there is a %s corresponding to a %s of %s in the Table of %s, say \" [%s corresponding to a %s of %s in the Table of %s]\";" % (two, one, key, name, two, one, key, name) if kinds[0] != "text" else '\tsay "-";',
                     "otherwise:", '\tsay "None.";', "choose row 1 in the Table of %s;" % name, 'say " [%s entry]";' % one], [text])


def changed(pick):
    name, one, two, kinds, made, text = table(pick)
    body = ["choose row %d in the Table of %s;" % (pick.randint(1, len(made)), name), "now %s entry is %s;" % (one, cells(pick, kinds[0])), pick.choice(["blank out the whole row;", "blank out the %s entry;" % two, "now %s entry is %s;" % (two, cells(pick, kinds[1])), "blank out the whole %s column in the Table of %s;" % (two, name)])]
    if "blank rows" in text:
        body += ["choose a blank row in the Table of %s;" % name, "now %s entry is %s;" % (one, cells(pick, kinds[0]))]
    return Question(body + ["repeat through the Table of %s:" % name, '\tsay "[%s entry]";' % one, '\tif there is a %s entry, say "/[%s entry]";' % (two, two), '\tsay ", ";', 'say "[if there is no %s in row 1 of the Table of %s]none[otherwise][%s in row 1 of the Table of %s][end if]";' % (two, name, two, name)], [text])


def related(pick):
    relation, verb = pick.name(), pick.name()
    form = pick.choice(["one person to one thing", "one person to various things", "various people to one thing", "various people to various things", "people to each other", "one person to another", "people to each other in groups"])
    people = [pick.name().title() for _ in range(4)]
    things = [pick.name() for _ in range(2)]
    among = "another" in form or "each other" in form
    world = ["%s relates %s%s." % (relation.title(), form, ""), "The verb to %s means the %s relation." % (verb, relation),
             "%s are people in the Hub. %s are things in the Hub." % (", ".join(people[:-1]) + " and " + people[-1], "The %s and the %s" % tuple(things))]
    targets = people if among else ["the " + t for t in things]
    facts = [(people[i % 4], pick.choice(targets)) for i in range(pick.randint(1, 3))]
    facts = [f for f in facts if f[0] != f[1]]
    body = ["now %s %ss %s;" % (a, verb, b) for a, b in facts]
    if facts and pick.often(0.4):
        body.append("now %s does not %s %s;" % (facts[0][0], verb, facts[0][1]))
    for _ in range(2):
        a, b = pick.choice(people), pick.choice(targets)
        body.append('say "[if %s %ss %s]y[otherwise]n[end if] ";' % (a, verb, b))
    body += ['say "[list of people who %s %s]; ";' % (verb, pick.choice(targets)), 'if %s %ss something (called the aim), say "[the aim]";' % (pick.choice(people), verb)]
    if among:
        body.append('say " [number of steps via the %s relation from %s to %s], [next step via the %s relation from %s to %s]";' % (relation, people[0], people[1], relation, people[0], people[1]))
    return Question(body + ["repeat with P running through people in the Hub:", "\tif P is not the player, now P is nowhere;", "repeat with T running through things in the Hub:", "\tif T is not the player, now T is nowhere;"], world)


TEMPLATES = [rows, sorted_rows, found, changed, related, related]
