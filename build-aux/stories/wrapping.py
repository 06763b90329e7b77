# SPDX-License-Identifier: GPL-3.0-or-later
"""Phrases that use themselves in their own definitions, that wrap those of the library or of wider kinds, and that conflict
with others.

The answer of an endless recursion is "deep" rather than the depth at which it was stopped, because that depends on which
operand of "+" is evaluated first, where the reference depends on its target machine (the second operand first on Glulx)."""

WORLD = '''
The Mill is a room. A sack is a kind of container. The big sack is an open sack in the Mill. The small sack is an open sack in the big sack. The cord is in the small sack. Greta is a woman in the Mill.
A thing has a number called heft. The heft of the cord is 3. The heft of the big sack is 12.
A grade is a kind of value. The grades are fine, plain and coarse. A thing has a grade.
The depth is a number that varies.
To decide whether it goes too deep:
	increment the depth;
	if the depth is greater than 30, yes;
	no.
'''


def told(uses):
    """Each value by itself, starting at depth 0."""
    body = []
    for i, use in enumerate(uses):
        body += ["now the depth is 0;", "let V%d be %s;" % (i, use), 'say "[if the depth is greater than 30]deep[otherwise][V%d][end if]. ";' % i]
    return body


def counted(pick):
    """A number that is decided recursively, with the words before and after it."""
    name = pick.name()
    of = pick.choice(["%s of", "the %s of", "%s at", "how %s"]) % name
    step = pick.choice(["(N - 1)", "N - 1", "(N minus 1)", "N minus 1"])
    other = pick.choice(["N", "1", "2", "%s (N - 2)" % of, "(%s %s)" % (of, step), "the remainder after dividing N by 3", "%s %s" % (of, step)])
    operator = pick.choice(["+", "*", "-", "plus", "times", "minus"])
    sides = ["%s %s" % (of, step), other]
    if pick.often(0.3):
        sides.reverse()
    value = (" %s " % operator).join(sides)
    way = pick.choice(["\tdecide on %s.", "\tlet M be %s;\n\tdecide on M.", "\tif %s is 4, decide on 5;\n\tdecide on N.", "\tlet L be {1};\n\tadd %s to L;\n\tdecide on entry 2 of L.",
                       "\tlet T be \"[%s]\";\n\tdecide on the number of characters in T.", "\tdecide on the absolute value of (%s)."]) % value
    uses = pick.sample(["%s 4" % of, "%s 3 + 1" % of, "1 + %s 3" % of, "%s (2) + %s 2" % (of, of), "%s (1 + 2)" % of, "%s (3) * 2" % of, "%s %s 2" % (of, of)], 3)
    return Question(told(uses), ["To decide which number is %s (N - a number):\n\tif N is less than 2 or it goes too deep, decide on 1;\n%s" % (of, way)])


def between(pick):
    name = pick.name()
    value = pick.choice(["(A - 1) %s B + 1", "1 + (A - 1) %s B", "(A - 1) %s (B + 1)", "A - 1 %s B * 2", "B + (A - 1 %s B)"]) % name
    uses = pick.sample(["2 %s 3", "1 + 2 %s 1", "2 %s 1 + 1", "(2 %s 1) + 1", "1 %s 2 %s 3"], 2)
    return Question(told([use.replace("%s", name) for use in uses]),
                    ["To decide which number is (A - a number) %s (B - a number):\n\tif A is less than 1 or it goes too deep, decide on B;\n\tdecide on %s." % (name, value)])


def spoken(pick):
    name = pick.name()
    body = pick.choice(['say "[N][if N > 1] [%s N - 1]";', 'say "<[%s (N - 1)]>";', "say N;\n\tsay %s (N - 1);", 'say "[N] then [%s (N - 1)]";', 'say "[N + 1][%s N - 1]";']) % name
    return Question(['say "%s %s, [%s 1 + 1]";' % ("[%s 3]" % name, pick.choice(["and", "or"]), name)],
                    ["To say %s (N - a number):\n\tif N is less than 1 or it goes too deep, stop;\n\t%s" % (name, body)])


def narrower(pick):
    """A phrase for a narrower kind prints something, and leaves the rest to the one for the wider kind."""
    name, wide, narrow = pick.name(), *pick.choice([("a thing", "a container"), ("an object", "a thing"), ("a container", "a sack"), ("a thing", "a person"), ("a thing", "the big sack"), ("a container", "an open container"), ("a sack", "a sack which is in the Mill")])
    again = pick.choice(["%s X;", "%s the big sack;", "%s the holder of X;", "if X is not the cord, %s the cord;", "let Y be X;\n\t%s Y;"]) % name
    return Question(["%s %s;" % (name, value) for value in pick.sample(["the big sack", "the small sack", "the cord", "Greta"], 3)],
                    ['To %s (X - %s): say "[X], widely. "' % (name, wide), 'To %s (X - %s):\n\tsay "[X]: ";\n\tif it goes too deep, stop;\n\t%s' % (name, narrow, again)])


def narrower_value(pick):
    name = pick.name()
    wide, narrow = pick.choice([("a thing", "a container"), ("an object", "a thing"), ("a container", "a sack"), ("a value", "a number")])
    result = pick.choice(["number", "text"])
    wrap = {"number": ["100 + the %s of X", "the %s of X + 100", "the %s of X times 2"], "text": ['"<[the %s of X]>"', '"[%s of X] again"', "the %s of X in upper case"]}[result]
    plain = {"number": "7", "text": '"plain"'}[result]
    values = ["5", '"t"'] if wide == "a value" else pick.sample(["the big sack", "the cord", "Greta", "the small sack"], 2)
    return Question(['say "[the %s of %s].";' % (name, value) for value in values if not value.startswith('"')],
                    ["To decide which %s is the %s of (X - %s): decide on %s." % (result, name, wide, plain), "To decide which %s is the %s of (X - %s):\n\tif it goes too deep, decide on %s;\n\tdecide on %s." % (result, name, narrow, plain, pick.choice(wrap) % name)])


def asked(pick):
    name = pick.name()
    again = pick.choice(["if the holder of X is %s, yes", "decide on whether or not the holder of X is %s", "unless the holder of X is %s, yes", "if X is the cord and the holder of X is %s, decide yes"]) % name
    return Question(['say "%s.";' % ", ".join("[if %s is %s]yes[otherwise]no[end if]" % (value, name) for value in ("the cord", "the small sack", "the big sack"))],
                    ["To decide whether (X - an object) is %s:\n\tif X is a room or it goes too deep, %s;\n\t%s;\n\tno." % (name, pick.choice(["yes", "no"]), again)])


LIBRARY = [
    ("To say (T - a text) in upper case", 'say "<[T in upper case]>"', 'say "[printed name of the cord in upper case]"'),
    ("To decide which text is (T - a text) in upper case", 'decide on "<[T in upper case]>"', 'say "[printed name of the cord in upper case]"'),
    ("To decide which text is (T - a text) in lower case", 'let U be T in lower case;\n\tdecide on "[U]."', 'say "[printed name of the Mill in lower case]"'),
    ("To decide which text is (T - a text) in title case", "decide on T in upper case", 'say "[printed name of the cord in title case]"'),
    ("To say (N - a number) in words", 'say "*[N in words]*"', 'say "[12 in words] [heft of the cord in words]"'),
    ("To decide which number is the number of characters in (T - a text)", "decide on 1 + the number of characters in T", 'say "[number of characters in "abc"]"'.replace('"abc"', "printed name of the cord")),
    ("To decide which number is (N - a number) to the nearest (M - a number)", "decide on N to the nearest M + 1", 'say "[14 to the nearest 5]"'),
    ("To say the (X - a sack)", 'say "that [the X]"', 'say "[the big sack], [the cord]"'),
    ("To say a (X - a sack)", 'say "one [X]"', 'say "[a big sack], [a cord], [an open sack]"'),
    ("To say (X - a sack)", 'say "=[the X]="', 'say "[big sack], [the small sack], [cord]"'),
    ("To say (G - a grade)", 'say "grade [G]"', 'say "[grade of the cord], [fine]"'),
    ("To say the list of (L - a list of numbers)", 'say "{[L]}"', "let L be {1, 2};\n\tsay the list of L"),
    ("To move (X - a thing) to (Y - a thing)", 'say "(moved)";\n\tmove X to Y', "move the cord to the big sack;\n\tmove the cord to the small sack"),
    ("To sort (L - a list of numbers)", 'say "(sorting)";\n\tsort L', 'let L be {3, 1, 2};\n\tsort L;\n\tsay L'),
    ("To decide which number is a random number between (A - a number) and (B - a number)", "decide on A + B", 'say "[a random number between 2 and 3]"'),
    ("To decide which object is the holder of (X - a sack)", "decide on Greta", 'say "[holder of the small sack] [holder of the cord]"'),
    ("To decide whether (X - a sack) is visible", "no", 'say "[if the big sack is visible]yes[otherwise]no[end if]"'),
    ("To add (N - a number) to (L - a list of numbers)", 'say "+[N]";\n\tadd N to L', "let L be {3};\n\tadd 4 to L;\n\tsay L"),
    ("To decide which number is the absolute value of (N - a number)", "decide on 0 - the absolute value of N", 'say "[absolute value of -5]"'),
    ("To say line break", 'say "|[line break]"', 'say "a[line break]b"'),
    ("To say bold type", 'say "*[bold type]"', 'say "a[bold type]b[roman type]"'),
    ("To say s", 'say "s!"', 'say "sack[s]"'),
    ("To decide which text is substituted form of (T - a text)", 'decide on "<[T]>"', 'say "[substituted form of printed name of the cord]"'),
    ("To end the story saying (T - a text)", 'say "(The end: [T].)"', "end the story saying \"done\""),
    ("To decide which number is the number of entries in (L - a list of numbers)", "decide on 10 times the number of entries in L", "let L be {3, 4};\n\tsay the number of entries in L"),
    ("To decide which room is the location of (X - a sack)", "decide on the Mill", 'say "[location of the big sack], [location of the cord]"'),
    ("To decide whether (S - a scene) has ended", "yes", 'say "[if the Entire Game has ended]yes[otherwise]no[end if]"'),
    ("To increase (N - a number) by (M - a number)", 'say "up"', "let N be 3;\n\tincrease N by 2;\n\tsay N"),
    ("To try silently (X - an action)", 'say "quiet"', "silently try looking"),
    ("To let it be", 'say "let"', "let it be"),
    ("To decide which number is the square root of (N - a number)", "decide on 1", 'say "[square root of 16]"'),
    ("To decide which number is (N - a number) to the power (M - a number)", "decide on 7", 'say "[2 to the power 3]"'),
    ("To decide which number is the remainder after dividing (N - a number) by (M - a number)", "decide on 99", 'say "[remainder after dividing 7 by 4]"'),
    ("To decide which number is (N - a number) minus (M - a number)", "decide on 99", 'say "[7 minus 4]"'),
]


def guard(phrase, body):
    """Stops a phrase that turns out to be recursive from running endlessly."""
    kind = next((k for k in ("text", "number", "object", "room", "whether") if phrase.startswith("To decide which %s" % k) or phrase.startswith("To decide %s" % k)), None)
    return "if it goes too deep, %s;\n\t" % {"text": 'decide on "deep"', "number": "decide on -1", "object": "decide on nothing", "room": "decide on the Mill", "whether": "no", None: "stop"}[kind]


def library(pick):
    phrase, body, use = pick.choice(LIBRARY)
    if pick.often(0.2):
        phrase = phrase.replace("(T - a text)", "(T - text)").replace("(N - a number)", "(N - number)").replace("the ", "the/-- ", 1)
    return Question(use.split("\n\t") and [line + ";" for line in use.replace(";", "").split("\n\t")], ["%s:\n\t%s%s." % (phrase, guard(phrase, body), body)])


def clashing(pick):
    """Two phrases with the same words: with different results, of different sorts, or of overlapping kinds."""
    name = pick.name()
    results = pick.choice([("number", "text"), ("number", "number"), ("text", "object"), ("number", "real number"), ("thing", "container"), ("object", "thing")])
    kinds = pick.choice([("a thing", "a thing"), ("a thing", "a container"), ("a number", "a text"), ("a thing", "a number"), ("a container", "a person")])
    values = {"number": "3", "text": '"t"', "object": "Greta", "real number": "2.5", "thing": "the cord", "container": "the big sack"}
    sorts = pick.choice([0, 0, 1, 2])
    first = "To decide which %s is the %s of (X - %s): decide on %s." % (results[0], name, kinds[0], values[results[0]])
    second = ["To decide which %s is the %s of (X - %s): decide on %s." % (results[1], name, kinds[1], values[results[1]]), 'To say the %s of (X - %s): say "said".' % (name, kinds[1]),
              "To decide whether the %s of (X - %s): yes." % (name, kinds[1])][sorts]
    return Question(['say "[the %s of the big sack].";' % name] + (['say "[the %s of 5].";' % name] if "a number" in kinds else []), [first, second])


def with_names(pick):
    """A phrase whose words are those of a variable, a property, an action or an adjective."""
    name = pick.name()
    world, use = pick.choice([
        (["The %s is a number that varies. The %s is 4." % (name, name), "To decide which number is %s: decide on 9." % name], ["say \"[%s], [the %s]\"" % (name, name), "if %s is 9, say \" nine\"" % name]),
        (["A thing has a number called %s. The %s of the cord is 4." % (name, name), "To decide which number is the %s of (X - a thing):\n\tif it goes too deep, decide on 1;\n\tdecide on 9 + the %s of X." % (name, name)], ["say \"[%s of the cord], [the %s of Greta]\"" % (name, name)]),
        (["A thing can be %s. The cord is %s." % (name, name), "To decide whether (X - a thing) is %s: no." % name], ["say \"[if the cord is %s]yes[otherwise]no[end if]\"" % name]),
        (["Definition: a thing is %s if it is the cord." % name, "To decide whether (X - a thing) is %s: yes." % name], ["say \"[if Greta is %s]yes[otherwise]no[end if], [list of %s things]\"" % (name, name)]),
        (["%sing is an action applying to one thing. Report %sing: say \"Acted.\"" % (name, name), "To try %sing (X - a thing):\n\tsay \"Phrase. \";\n\tunless it goes too deep, try %sing X." % (name, name)], ["try %sing the cord" % name]),
        (["The %s rules are a rulebook. A %s rule: say \"Rule.\"" % (name, name), "To follow the %s rules:\n\tsay \"Wrapped: \";\n\tunless it goes too deep, follow the %s rulebook." % (name, name)], ["follow the %s rules" % name]),
        (["To report (T - a text): say \"Report: [T].\"", "To report the %s: say \"The report.\"" % name], ["report the %s" % name, "report \"it\""]),
        (["To %s (X - a thing) with (Y - a thing): say \"[X] with [Y].\"" % name, "To %s (X - a thing): say \"[X] alone.\"" % name], ["%s the cord" % name, "%s the cord with Greta" % name]),
        (["To decide which number is %s (N - a number) times: decide on N." % name, "To %s (N - a number) times:\n\tunless it goes too deep, say \"[N] times [%s N times].\"" % (name, name)], ["%s 3 times" % name, "say %s 2 times" % name]),
    ])
    return Question([line + ";" for line in use], world)


def begun(template):
    """Each question counts its depth from the start."""
    def ask(pick):
        question = template(pick)
        question.body.insert(0, "now the depth is 0;")
        return question
    ask.__name__ = template.__name__
    return ask


TEMPLATES = [begun(template) for template in (counted, counted, counted, between, between, spoken, spoken, narrower, narrower, narrower_value, asked, asked, library, library, library, library, clashing, clashing, with_names, with_names)]
