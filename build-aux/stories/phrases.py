# SPDX-License-Identifier: GPL-3.0-or-later
"""Phrases of the author: parameters, choosing between two, recursion, options, phrases as values; lists and loops."""

WORLD = '''
The Dock is a room. A crate is a kind of container. The big crate is a crate in the Dock. The small crate is a closed crate in the Dock. Dora is a woman in the Dock. The rope is in the Dock.
A colour is a kind of value. The colours are red, green and blue. A thing has a colour. The rope is blue.
'''
VALUES = {"number": ["3", "0", "-4", "12"], "text": ['"ab"', '"Two words"'], "thing": ["the rope", "the big crate", "Dora"], "colour": ["red", "blue"],
          "truth state": ["true", "false"], "time": ["3 PM", "10:15 AM"], "list of numbers": ["{3, 1, 2}", "{}"], "object": ["the rope", "the Dock"], "room": ["the Dock"]}


def phrases(pick):
    kind, name = pick.choice(sorted(VALUES)), pick.name()
    kinds = [kind] + ([pick.choice(sorted(VALUES))] if pick.often(0.5) else [])
    holes = ["(%s - %s)" % ("XY"[i], ("a " if pick.often(0.5) and k[0] not in "aeiou" else "") + k) for i, k in enumerate(kinds)]
    words = name + " " + (" %s " % pick.choice(["with", "by", "and", "to/into", "-- at"])).join(holes)
    used = words
    values = [pick.choice(VALUES[k]) for k in kinds]
    for hole, value in zip(holes, values):
        used = used.replace(hole, value)
    used = used.replace("to/into", pick.choice(["to", "into"])).replace("-- at", "-- at")
    return Question([used + ";"], ['To %s: say "%s."' % (words, "/".join("[%s]" % "XY"[i] for i in range(len(kinds))))])


def decided(pick):
    name = pick.name()
    loop = pick.choice(["\tif N is less than 2, decide on 1;\n\tdecide on N * the %s of (N - 1)." % name,
                        "\tlet total be 0;\n\trepeat with I running from 1 to N:\n\t\tif I is 3, next;\n\t\tincrease total by I;\n\tdecide on total.",
                        "\twhile N is greater than 10:\n\t\tdecrease N by 7;\n\tdecide on N.",
                        "\tif N is:\n\t\t-- 1: decide on 100;\n\t\t-- 5: decide on 500;\n\t\t-- otherwise: decide on N."])
    return Question(['say "[%s of %d], [%s of %d].";' % (name, pick.randint(0, 7), name, pick.randint(1, 25))],
                    ["To decide which number is the %s of (N - a number):\n%s" % (name, loop)])


def chosen(pick):
    name = pick.name()
    kinds = pick.sample(["a thing", "a container", "a crate", "an open crate", "the big crate", "an object", "a person", "a closed container"], 3)
    return Question(["%s %s;" % (name, value) for value in ("the big crate", "the small crate", "the rope", "Dora")],
                    ['To %s (X - %s): say "[X]: %s. "' % (name, kind, kind) + "." for kind in kinds + ["a thing"] if kind != "a thing" or "a thing" not in kinds])


def conditions(pick):
    name = pick.name()
    return Question(['if the rope is %s, say "Yes.";' % name, 'if Dora is not %s, say "Not she.";' % name, 'say "[if the big crate is %s]A[otherwise]B[end if]";' % name],
                    ["To decide %s (X - a thing) is %s: %s." % (pick.choice(["if", "whether"]), name, pick.choice(["decide on whether or not X is a crate", "if X is a person, yes; no", "yes", "if X is blue, decide yes; decide no"]))])


def options(pick):
    name = pick.name()
    given = pick.choice(["", ", loudly", ", twice", ", loudly and twice"])
    return Question(["%s the rope%s;" % (name, given)], ['To %s (X - a thing), loudly and/or twice:\n\tsay "[X]";\n\tif loudly, say "!";\n\tif twice, say " [X]".' % name])


def lists(pick):
    values = [str(pick.randint(0, 20)) for _ in range(pick.randint(0, 5))]
    body = ["let L be %s;" % ("{%s}" % ", ".join(values) if values else "a list of numbers")]
    for _ in range(pick.randint(1, 4)):
        body.append(pick.choice(["add %d to L" % pick.randint(0, 9), "add {4, 5} to L", "remove 3 from L, if present", "sort L", "sort L in reverse order", "reverse L", "rotate L", "rotate L backwards",
                                 "truncate L to %d entries" % pick.randint(0, 4), "truncate L to the last 2 entries", "add %d at entry 1 in L" % pick.randint(0, 9), "extend L to 7 entries", "change L to have 3 entries",
                                 "add 5 to L, if absent", "remove {1, 2, 3} from L, if present"]) + ";")
    return Question(body + ['say "[L]; [number of entries in L]; [L in brace notation]";', 'if 5 is listed in L, say " five";', "repeat with N running through L:", '\tsay " <[N]>";'])


def object_lists(pick):
    return Question(["let L be the list of %s;" % pick.choice(["crates", "things in the Dock", "people", "closed containers", "things"]), pick.choice(["add the rope to L;", "add the rope to L, if absent;", "reverse L;", "sort L in %s order;" % "colour"]),
                     'say "[L with definite articles], [L with indefinite articles]";', 'say " [L in brace notation]"' + pick.choice([";", "; say entry 1 of L;"])])


def applied(pick):
    name = pick.name()
    return Question(['say "[%s applied to %d]";' % (name, pick.randint(0, 9)), "let L be {1, 2, 3, 4};",
                     pick.choice(['say " [%s applied to L]";' % name, 'say " [the %s reduction of L]";' % (name + "sum")])],
                    ["To decide what number is %s of/-- (N - a number) (this is %s): decide on N * %d." % (name + "er", name, pick.randint(2, 5)),
                     "To decide what number is %s plussing (N - a number) and (M - a number) (this is %s): decide on N + M." % (name, name + "sum")])


def switched(pick):
    return Question(["let C be %s;" % pick.choice(["red", "green", "blue"]), "if C is:", '\t-- red: say "R";', pick.choice(['\t-- blue: say "B";', "\t-- blue:\n\t\tsay \"B\";\n\t\tsay \"b\";".replace("\n", "\n\t")]), '\t-- otherwise: say "O";',
                     'say " [C], [colour after C], [colour before C]";', "repeat with X running through colours:", '\tsay " [X]";'])


TEMPLATES = [phrases, phrases, decided, chosen, conditions, options, lists, lists, lists, object_lists, applied, switched]
