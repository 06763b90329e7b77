#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every problem code is raised by a test, with the source that raises it.

usage: problem-codes.py SOURCE_ROOT

A code is raised where a story of tests/stories lists it in a "--- problems" or "--- notices" section (that test compares all messages with the list), or by its
example in data/problems (engine/problem-help compiles each). If a code can have no example (an entry with "--- none:", because it needs a file, or a very long
source), a C test compares the problems with a string that names it. So each code can be raised. Prints TAP.
"""
import pathlib, re, sys

root = pathlib.Path(sys.argv[1])
TABLE = root / "src/engine/base/leaf-problems.def"


def all_codes():
    return [code for code in re.findall(r"^LEAF_(?:PROBLEM|NOTICE) \((\w+),", TABLE.read_text(), re.M) if code != "NONE"]


def told_by_stories():
    told = set()
    for story in (root / "tests/stories").rglob("*.story"):
        for section in re.split(r"^--- ", story.read_text(encoding="utf-8"), flags=re.M):
            if section.startswith(("problems\n", "notices\n")):
                told.update(re.findall(r"^(\w+) at ", section, re.M))
    return told


def entries():
    """code -> the entry of data/problems."""
    found = {}
    for explained in (root / "data/problems").glob("*.txt"):
        for code, entry in re.findall(r"^=== (\w+)\n(.*?)(?=^=== |\Z)", explained.read_text(encoding="utf-8"), re.M | re.S):
            found[code] = entry
    return found


def told_by_programs():
    """Codes in string literals that contain only codes, as C tests write expected problems: "EXTENSION_OLD EXTENSION_WITHOUT_END"."""
    told = set()
    programs = [program for folder in ("engine", "storage") for program in (root / "tests" / folder).rglob("*.c")]
    for program in programs:
        for literal in re.findall(r'"([A-Z][A-Z0-9_]{3,}(?: [A-Z][A-Z0-9_]{3,})*)(?: in [\w.]+(?:\\n)?)?"', program.read_text(encoding="utf-8")):
            told.update(literal.split())
    return told


def report(number, name, missing):
    print("%s %d %s" % ("not ok" if missing else "ok", number, name))
    for code in missing:
        print("# " + code)


codes, entry, by_stories, by_programs = all_codes(), entries(), told_by_stories(), told_by_programs()
examples = {code for code in entry if "\n+++\n" in entry[code]}
without = {code for code in entry if "\n--- none: " in entry[code]}
raised = by_stories | examples | (without & by_programs)
print("1..2")
report(1, "every problem is raised by a test", [code for code in codes if code not in raised])
report(2, "every entry is of a problem", sorted(set(entry) - set(codes)))
