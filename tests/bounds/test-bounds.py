#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-bounds LEAF [FOLDER]: stories that need too much time or memory; each is checked, and played with ten commands, within 20 s and 1 GiB.

Each must end by itself with status 0 or 1 (problems), whatever it prints. FOLDER has more such stories, if it exists. Prints TAP.
A loop has only a fortieth of the usual budget, unless BOUNDS_IN_FULL is set, so that the tests of a build do not take minutes."""
import os, resource, subprocess, sys, tempfile

import hostile
import shapes

SECONDS, BYTES = 20, 1 << 30
ROOM = shapes.ROOM
COMMANDS = ["z", "z", "undo", "look", "z", "undo", "undo", "i", "z", "z"]


def turn(body, before=""):
    return ROOM + before + "Every turn:\n" + "".join("\t" + line + "\n" for line in body.split("\n"))


def grow(n):
    """Phrases that make a text of 16 times 2 to the power n characters."""
    return 'let T be "0123456789abcdef";\nrepeat with I running from 1 to %d:\n\tlet T be the substituted form of "[T][T]";\n' % n


NUMBERS = "L is a list of numbers that varies. M is a list of numbers that varies.\n\n"
FILL = "repeat with I running from 1 to 300000:\n\tadd the remainder after dividing I * 7919 by 100003 to L;\n"

STORIES = {
    # endless
    "loop": turn("while 1 is 1:\n\tdo nothing;"),
    "loop that prints": turn('while 1 is 1:\n\tsay "on and on ";'),
    "loop that fails": turn("while 1 is 1:\n\tshowme 1 divided by 0;"),
    "phrase that calls itself": ROOM + "To dig: dig.\n\nEvery turn: dig.\n",
    "phrase that says its own name": ROOM + 'To say hole: say "hole [hole]".\n\nEvery turn: say "[hole]".\n',
    "name that says itself": ROOM + 'The ball is in the Lab. Rule for printing the name of the ball: say "[the ball]".\n',
    "description that says itself": ROOM + 'The description of the Lab is "[description of the Lab]".\n',
    "rule that follows itself": ROOM + "Every turn (this is the round rule): follow the round rule.\n",
    "action that tries itself": ROOM + "Instead of waiting: try waiting.\n",
    "startup without end": ROOM + "When play begins: while 1 is 1: do nothing.\n",
    "before the first command": ROOM + "Rule for reading a command: do nothing.\n",
    "text that holds itself": ROOM + 'Note is a text that varies. Note is "[Note]". Every turn: say Note.\n',
    # lists
    "list added to itself": turn("repeat with I running from 1 to 40:\n\tadd L to L;", "L is a list of numbers that varies. L is {1}.\n\n"),
    "list without end": turn("while 1 is 1:\n\tadd 1 to L;", NUMBERS),
    "list made longer": turn("change L to have 2000000000 entries;", NUMBERS),
    "list sorted": turn(FILL + "while 1 is 1:\n\tsort L;\n\treverse L;", NUMBERS),
    "list shuffled": turn(FILL + "while 1 is 1:\n\tsort L in random order;", NUMBERS),
    "list compared": turn(FILL + "now M is L;\nadd 1 to M;\nadd 1 to L;\nwhile 1 is 1:\n\tif L is M:\n\t\tdo nothing;", NUMBERS),
    "list copied": turn(FILL + "while 1 is 1:\n\tnow M is L;\n\tadd 1 to L;", NUMBERS),
    "list searched": turn(FILL + "while 1 is 1:\n\tif -1 is listed in L:\n\t\tdo nothing;", NUMBERS),
    "list added if absent": turn(FILL + "add L to M, if absent;", NUMBERS),
    "list taken out of itself": turn(FILL + "now M is L;\nremove M from L;", NUMBERS),
    "list inserted at its head": turn("while 1 is 1:\n\tadd 1 at entry 1 in L;", NUMBERS),
    "list turned": turn(FILL + "while 1 is 1:\n\trotate L;\n\treverse L;", NUMBERS),
    "list said": turn(FILL + 'say "[L]";\nlet T be "[L]";', NUMBERS),
    "list of lists": turn("while 1 is 1:\n\tadd K to K2;\n\tnow K3 is K2;\n\tif K3 is K2:\n\t\tsort K3;", "K is a list of numbers that varies. K is {1, 2, 3}. K2 is a list of lists of numbers that varies. K3 is a list of lists of numbers that varies.\n\n"),
    "list of long texts": turn(grow(14) + 'while 1 is 1:\n\tlet U be the substituted form of "[T]z";\n\tadd U to H;', "H is a list of texts that varies.\n\n"),
    "list of objects": shapes.SHAPES["names"][1](3000) + 'Every turn: while 1 is 1: let L be the list of things in the Lab; sort L in random order.\n',
    # texts
    "text without end": turn('let T be "ab";\nwhile 1 is 1:\n\tlet T be the substituted form of "[T][T]";'),
    "text in upper case": turn(grow(15) + "while 1 is 1:\n\tif T in upper case is T in lower case:\n\t\tdo nothing;"),
    "text replaced": turn(grow(15) + 'while 1 is 1:\n\treplace the text "a" in T with "b";\n\treplace the text "b" in T with "a";'),
    "text replaced by longer": turn(grow(12) + 'while 1 is 1:\n\treplace the regular expression "." in T with "\\0\\0";'),
    "words counted": turn(grow(15) + "while 1 is 1:\n\tlet N be the number of words in T;\n\tlet M be the number of characters in T;"),
    "character by character": turn(grow(12) + "repeat with I running from 1 to the number of characters in T:\n\treplace character number I in T with \"x\";"),
    "pattern with many ways": turn('while 1 is 1:\n\tif "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!" matches the regular expression "(a|aa)+$":\n\t\tdo nothing;'),
    "pattern of stars": turn(grow(8) + 'while 1 is 1:\n\tif T matches the regular expression "(.*)(.*)(.*)(.*)(.*)(.*)x":\n\t\tdo nothing;'),
    "pattern within itself": turn('if "aaaa" matches the regular expression "' + "(" * 5000 + "a" + ")" * 5000 + '":\n\tsay "y";'),
    "pattern counted": turn('if "aaaa" matches the regular expression "((((a{1000}){1000}){1000}){1000})":\n\tsay "y";'),
    "long text said": turn(grow(15) + 'while 1 is 1:\n\tsay "[T]";'),
    # relations, routes, tables
    "steps via a relation": shapes.SHAPES["steps via a relation"][1](1500),
    "relation of everything": shapes.SHAPES["names"][1](600) + "Linking relates various things to various things. The verb to join means the linking relation. Every turn: repeat with X running through things: repeat with Y running through things: now X joins Y.\n",
    "best route": shapes.SHAPES["rooms in a row"][1](1500) + 'Every turn: while 1 is 1: if the best route from the Lab to Cell1499 is north, do nothing.\n',
    "blank rows": ROOM + "Table of T\nnum\n1\nwith 2000000000 blank rows\n",
    "table sorted": shapes.SHAPES["a table sorted"][1](3000) + "Every turn: while 1 is 1: sort the Table of Stuff in name order; sort the Table of Stuff in random order.\n",
    # the source
    "everything has something": ROOM + "Everything has a substance.\n",
    "parts of parts": ROOM + "A cup and a lid are kinds of thing. A lid is part of every cup. A cup is part of every lid. The mug is a cup.\n",
    "door beside itself": ROOM + "The old gate is a door. It is north.\n",
    "door in what is in it": ROOM + "A box is in the old gate. The old gate is a door. It is in the box. The coin is in the gate.\n",
    "file of no name": ROOM + "The File of Logs is called logs (.\n",
    "nested clauses": ROOM + "The lamp is in a container which is " * 200 + "in the box.\n",
}
for name, n in (("scenes", 4000), ("understand lines, one thing", 10000), ("misspelt names", 1000), ("colons", 10000), ("nested blocks", 3000),
                ("when-clauses", 80000), ("variables", 5000), ("assemblies", 3000), ("open brackets", 20000), ("problems", 5000),
                ("relative clauses", 2000), ("commas", 10000), ("nested containers", 2000), ("properties of a few things", 80000),
                ("columns of a table", 200000), ("doors", 30000), ("kinds of value", 20000), ("rows with topics", 50000),
                ("responses", 20000), ("backdrops in many rooms", 8000)):
    STORIES["many: " + name] = shapes.SHAPES[name][1](n)


def bound():
    resource.setrlimit(resource.RLIMIT_AS, (BYTES, BYTES))
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS + 1))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def fault(leaf, path, orders):
    """What failed, or None."""
    budget = [] if "BOUNDS_IN_FULL" in os.environ else ["--budget=5000000"]
    for command in ([leaf, "check", path], [leaf, "play", "--commands", orders] + budget + [path]):
        run = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, preexec_fn=bound)
        if run.returncode not in (0, 1):
            return "%s: exit %d" % (command[1], run.returncode)
    return None


def main():
    leaf, stories = sys.argv[1], {name: (story, None) for name, story in STORIES.items()}
    stories.update({"hostile: " + name: story for name, story in hostile.STORIES.items()})
    if len(sys.argv) > 2 and os.path.isdir(sys.argv[2]):
        for name in sorted(os.listdir(sys.argv[2])):
            if name.endswith(".ni"):
                stories["found: " + name] = open(os.path.join(sys.argv[2], name), "rb").read(), None
    print("1..%d" % len(stories))
    with tempfile.TemporaryDirectory() as folder:
        path, orders = os.path.join(folder, "story.ni"), os.path.join(folder, "commands.txt")
        for number, (name, (story, commands)) in enumerate(stories.items(), 1):
            open(orders, "w").write("\n".join(((commands or []) + COMMANDS)[:max(len(COMMANDS), len(commands or []))]) + "\n")
            open(path, "wb").write(story if isinstance(story, bytes) else story.encode())
            problem = fault(leaf, path, orders)
            print("%s %d %s%s" % ("ok" if problem is None else "not ok", number, name, "" if problem is None else " # " + problem), flush=True)


main()
