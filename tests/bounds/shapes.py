# SPDX-License-Identifier: GPL-3.0-or-later
"""Generators of stories of any size, for bench-shapes.py and the bounds tests.

A shape is a function of n that returns the source; `SHAPES` has each with the n at which it is measured, and with commands if its turns
are measured."""

ROOM = '"Shape" by Nobody\n\nThe Lab is a room.\n\n'


def lines(n, line):
    return "".join(line.format(i=i, j=i + 1) for i in range(n))


def chain(n, first, each, last=""):
    return first + lines(n, each) + last


def rules(each):
    return lambda n: ROOM + lines(n, "The thing{i} is in the Lab.\n") + lines(n, each)


def nested(n):
    body = "".join("\t" * 0 + "if 1 is %d begin; " % i for i in range(n)) + 'say "x"; ' + "end if; " * n
    return ROOM + "Instead of jumping: " + body.rstrip("; ") + ".\n"


def table(n):
    return ROOM + "Table of Stuff\nname\tnumber\n" + lines(n, '"row {i}"\t{i}\n') + "\n"


def table_sorted(n):
    rows = "".join('"row %d"\t%d\n' % (i, i * 7919 % n) for i in range(n))
    return ROOM + "Table of Stuff\nname\tnumber\n" + rows + "\nWhen play begins: sort the Table of Stuff in number order.\n"


def turns(n):
    return ROOM + "The ball is in the Lab. Every turn: do nothing.\n"


SHAPES = {
    # names and kinds
    "names": (1000, lambda n: ROOM + lines(n, "The gadget{i} is in the Lab.\n")),
    "names of three words": (1000, lambda n: ROOM + lines(n, "The small green gadget{i} is a thing in the Lab.\n")),
    "kinds": (500, lambda n: ROOM + lines(n, "A sort{i} is a kind of thing.\n")),
    "kinds, each of the one before": (200, lambda n: ROOM + "A sort0 is a kind of thing.\n" + lines(n, "A sort{j} is a kind of sort{i}.\n")),
    "values of a kind": (1000, lambda n: ROOM + "Colour is a kind of value. The colours are " + ", ".join("hue%d" % i for i in range(n)) + ".\n"),
    "rooms in a row": (500, lambda n: ROOM + "Cell0 is north of the Lab.\n" + lines(n, "Cell{j} is north of Cell{i}.\n")),
    "people": (500, lambda n: ROOM + lines(n, "Fellow{i} is a man in the Lab.\n")),
    "nested containers": (200, lambda n: ROOM + "The box0 is a container in the Lab.\n" + lines(n, "The box{j} is a container in the box{i}.\n")),
    "properties": (500, lambda n: ROOM + lines(n, "A thing has a number called measure{i}.\n")),
    "either/or properties": (500, lambda n: ROOM + lines(n, "A thing can be quality{i}.\n")),
    "variables": (500, lambda n: ROOM + lines(n, "The counter{i} is a number that varies.\n")),
    "descriptions": (500, lambda n: ROOM + lines(n, 'The gadget{i} is in the Lab. "It is number {i}." The description of the gadget{i} is "Small."\n')),
    # rules
    "rules in one rulebook": (500, rules('Instead of taking the thing{i}: say "No."\n')),
    "rules in many": (300, lambda n: ROOM + lines(n, 'The book{i} rules is a rulebook. A book{i} rule: say "x".\n')),
    "rules alike": (500, lambda n: ROOM + lines(n, 'Every turn: say "x".\n')),
    "named rules and listing": (300, lambda n: ROOM + lines(n, 'Every turn (this is the n{i} rule): say "x".\n') + lines(n - 1, "The n{j} rule is listed before the n{i} rule in the every turn rules.\n")),
    "conditions": (500, lambda n: ROOM + "Every turn: \n" + lines(n, '\tif the number of things is {i}, say "x";\n') + "\tdo nothing.\n"),
    "when-clauses": (500, lambda n: ROOM + lines(n, 'The c{i} is a number that varies. Instead of jumping when the c{i} is {j}: say "x".\n')),
    "one long preamble": (300, lambda n: ROOM + lines(n, "The c{i} is a number that varies.\n") + "Instead of jumping when " + " and ".join("the c%d is %d" % (i, i) for i in range(n)) + ': say "x".\n'),
    "actions in one preamble": (200, lambda n: ROOM + lines(n, "The thing{i} is in the Lab.\n") + "Instead of " + " or ".join("taking the thing%d" % i for i in range(n)) + ': say "x".\n'),
    "things in one preamble": (200, lambda n: ROOM + lines(n, "The thing{i} is in the Lab.\n") + "Instead of taking " + " or ".join("the thing%d" % i for i in range(n)) + ': say "x".\n'),
    "one long list": (300, lambda n: ROOM + "L is a list of numbers that varies. L is {" + ", ".join("%d" % i for i in range(n)) + "}.\n"),
    "blocks in blocks": (12, lambda n: ROOM + "Every turn:\n" + "".join("\t" * (1 + i % 40) + "if 1 is %d:\n" % i for i in range(n)) + "\t" * (1 + n % 40) + 'say "x".\n'),
    "one long say": (300, lambda n: ROOM + "Every turn: say \"" + "[the player] " * n + '".\n'),
    "one sum": (300, lambda n: ROOM + "Every turn: let N be " + " + ".join("%d" % i for i in range(n)) + ".\n"),
    "one long assertion": (300, lambda n: ROOM + ", ".join("the thing%d" % i for i in range(n)).capitalize() + " and the last are in the Lab.\n"),
    "one long condition": (300, lambda n: ROOM + "Every turn: if " + " and ".join("1 is %d" % i for i in range(n)) + ', say "x".\n'),
    "phrases": (300, lambda n: ROOM + lines(n, "To job{i} it: do nothing.\n") + "Every turn:\n" + lines(n, "\tjob{i} it;\n") + "\tdo nothing.\n"),
    "phrases alike": (300, lambda n: ROOM + lines(n, "A k{i} is a kind of thing. To mend (X - a k{i}): do nothing.\n")),
    "definitions": (300, lambda n: ROOM + lines(n, "Definition: a thing is odd{i} if it is in the Lab.\n")),
    "actions": (200, lambda n: ROOM + lines(n, 'Acting{i} is an action applying to one thing. Understand "act{i} [something]" as acting{i}.\n')),
    "activities": (200, lambda n: ROOM + lines(n, "Doing{i} something is an activity on objects.\n")),
    # relations, tables, scenes
    "relations": (200, lambda n: ROOM + lines(n, "Link{i} relates various things to various things.\n")),
    "related pairs": (500, lambda n: ROOM + "Linking relates various things to various things. The verb to join means the linking relation.\n" + lines(n + 1, "The gem{i} is in the Lab.\n") + lines(n, "The gem{i} joins the gem{j}.\n")),
    "steps via a relation": (100, lambda n: ROOM + "Linking relates various things to various things. The verb to join means the linking relation.\n" + lines(n + 1, "The gem{i} is in the Lab.\n") + lines(n, "The gem{i} joins the gem{j}.\n") + 'When play begins: say "[number of steps via the linking relation from gem0 to gem%d]".\n' % n),
    "members of groups": (500, lambda n: ROOM + "Kinship relates things to each other in groups. The verb to match means the kinship relation.\n" + lines(n + 1, "The gem{i} is in the Lab.\n") + lines(n, "The gem{i} matches the gem{j}.\n") + 'When play begins: say "[number of things which match gem0]".\n'),
    "steps via what is kept in a property": (100, lambda n: ROOM + "Heeding relates various things to one thing. The verb to heed means the heeding relation.\n" + lines(n + 1, "The gem{i} is in the Lab.\n") + lines(n, "The gem{i} has_listeners the gem{j}.\n") + 'When play begins: say "[number of steps via the heeding relation from gem0 to gem%d]".\n' % n),
    "rows of a table": (1000, table),
    "a table sorted": (1000, table_sorted),
    "columns of a table": (100, lambda n: ROOM + "Table of Stuff\n" + "\t".join("col%d" % i for i in range(n)) + "\n" + "\t".join(str(i) for i in range(n)) + "\n"),
    "tables": (200, lambda n: ROOM + lines(n, "Table of Things{i}\ncol{i}\n{i}\n\n")),
    "scenes": (500, lambda n: ROOM + lines(n, "Act{i} is a scene. Act{i} begins when the player is in the Lab.\n")),
    # grammar
    "understand lines, one thing": (1000, lambda n: ROOM + "The box is in the Lab.\n" + lines(n, 'Understand "carton{i}" as the box.\n')),
    "understand lines, many things": (500, lambda n: ROOM + lines(n, 'The box{i} is in the Lab. Understand "carton{i}" as the box{i}.\n')),
    "understand lines, one action": (500, lambda n: ROOM + lines(n, 'Understand "hop{i}" as jumping.\n')),
    # assemblies, blocks, texts
    "assemblies": (300, lambda n: ROOM + "A knob is a kind of thing. A door-thing is a kind of thing. A knob is part of every door-thing.\n" + lines(n, "The gate{i} is a door-thing in the Lab.\n")),
    "nested blocks": (100, nested),
    "blocks one after the other": (500, lambda n: ROOM + "Every turn:\n" + lines(n, '\tif 1 is {i}:\n\t\tsay "x";\n') + "\tdo nothing.\n"),
    "a long text": (2000, lambda n: ROOM + 'The description of the Lab is "' + "word and word. " * n + '".\n'),
    "a long text with substitutions": (300, lambda n: ROOM + 'Every turn: say "' + lines(n, "[if {i} is 1]a[otherwise]b[end if]") + '".\n'),
    "headings": (500, lambda n: ROOM + lines(n, "Section {i} - Part {i}\n\nThe gadget{i} is in the Lab.\n\n")),
    "comments": (1000, lambda n: ROOM + lines(n, "[A remark, number {i}, [inside] of it.]\n")),
    # long texts, and things that depend on the number of others
    "names joined over many lines": (25, lambda n: ROOM + "The stone, the stick, the leaf, the branch, the feather, the shell, the acorn, the nut and the thorn are\n" * n + "in the Lab.\n"),
    "names known before, joined over many lines": (25, lambda n: ROOM + lines(9, "Fellow{i} is a man in the Lab.\n") + "\n" + (", ".join("Fellow%d" % i for i in range(8)) + " and Fellow8 are\n") * n + "in the Lab.\n"),
    "names in a condition, joined over many lines": (25, lambda n: ROOM + lines(9, "Fellow{i} is a man in the Lab.\n") + "Every turn: if " + (", ".join("Fellow%d" % i for i in range(8)) + " and Fellow8 are\n") * n + "in the Lab, do nothing.\n"),
    "one sentence that says much wrong": (25, lambda n: ROOM + lines(9, "Fellow{i} is a man in the Lab.\n") + "\n" + (", ".join("Fellow%d" % i for i in range(8)) + " and Fellow8 are in the Lab and\n") * n + ".\n"),
    "texts that ask what was taken": (500, lambda n: ROOM + lines(n, 'The gadget{i} is in the Lab. The description of the gadget{i} is "It is [if we have taken the gadget{i}]known[otherwise]new[end if]."\n')),
    "texts that ask what was taken, by no name": (100, lambda n: ROOM + lines(n, 'The gadget{i} is in the Lab. "It is [if we have taken it]known[otherwise]new[end if]."\n')),
    "a header of many lines": (100, lambda n: ROOM + lines(n, "The thing{i} is in the Lab.\n") + "\nInstead of taking\n" + ",\n".join("the thing%d" % i for i in range(n)) + ':\n\tsay "x".\n'),
    "a header of many lines that is none": (100, lambda n: ROOM + "Instead of taking the hat" + lines(n, ",\nthe thing{i}") + ':\n\tsay "x".\n'),
    "a header of many conditions": (100, lambda n: ROOM + "The counter is a number that varies.\n\nInstead of jumping when the counter is 1" + lines(n, ",\nor the counter is {i}") + ':\n\tsay "x".\n'),
    "backdrops in many rooms": (50, lambda n: ROOM + lines(n, "Cell{i} is a room.\n") + lines(n, "The haze{i} is a backdrop. The haze{i} is in Cell{i}.\n") + "The sky is a backdrop. The sky is in " + ", ".join("Cell%d" % i for i in range(n)) + ".\n"),
    "doors": (200, lambda n: ROOM + "Cell0 is a room.\n" + lines(n, "The gate{i} is a door. The gate{i} is north of Cell{i} and south of Cell{j}.\n")),
    "kinds of value": (200, lambda n: ROOM + lines(n, "A tint{i} is a kind of value. The tint{i}s are red{i} and green{i}.\n")),
    "kinds of value as properties": (100, lambda n: ROOM + lines(n, "A tint{i} is a kind of value. The tint{i}s are red{i} and green{i}. A thing has a tint{i}.\n")),
    "rows with topics": (300, lambda n: ROOM + "Table of Talk\ntopic\treply\n" + lines(n, '"word{i}/other{i} of [something]"\t"It is {i}."\n') + "\n"),
    "properties of a few things": (100, lambda n: ROOM + lines(n, "A thing has a number called measure{i}.\n") + lines(9, "The gem{i} is in the Lab.\n") + lines(n, "The measure{i} of the gem1 is {i}.\n")),
    "properties of one thing": (200, lambda n: ROOM + "The gem is in the Lab.\n" + lines(n, "The gem has a number called measure{i}.\n")),
    "responses": (200, lambda n: ROOM + lines(n, 'Every turn (this is the told{i} rule): say "One {i}." (A); say "Two {i}." (B).\n')),
    "responses changed": (100, lambda n: ROOM + lines(n, 'Every turn (this is the told{i} rule): say "One {i}." (A).\n') + lines(n, 'The told{i} rule response (A) is "Other {i}."\n')),
    # mistakes
    "problems": (300, lambda n: ROOM + lines(n, "The blargh of {i} frobs the quux.\n")),
    "misspelt names": (200, lambda n: ROOM + lines(n, "The lantern{i} is in the Lab.\n") + lines(n, "Instead of taking the lanterm{i}: do nothing.\n")),
    "colons": (500, lambda n: ROOM + "a: " * n + "\n"),
    "commas": (500, lambda n: ROOM + "The box, " * n + "is in the Lab.\n"),
    "open brackets": (1000, lambda n: ROOM + "Every turn: say " + "(" * n + "1" + ")" * n + ".\n"),
    "relative clauses": (50, lambda n: ROOM + "Every turn: if a thing which is in a container " * 1 + "which is in a container " * n + "is in the Lab, do nothing.\n"),
    "one sentence without end": (2000, lambda n: ROOM + "the box and " * n + "the box is in the Lab.\n"),
}

PLAYS = {
    "turns": (2000, turns, lambda n: ["take ball", "drop ball"] * (n // 2)),
    "turns and undo": (2000, turns, lambda n: ["take ball", "undo"] * (n // 2)),
    "a crowd": (200, lambda n: ROOM + lines(n, "The gadget{i} is in the Lab.\n"), lambda n: ["look", "take all", "drop all", "x gadget1"]),
    "a play saved and restored": (1000, turns, lambda n: ["take ball", "drop ball"] * (n // 2) + ["save", "restore", "look"]),
}
