#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every problem code is raised by a test, and by the engine.

usage: problem-codes.py SOURCE_ROOT

A code counts as raised where a story of tests/stories lists it in a "--- problems" or "--- notices" section, or a test in tests/ has it as a string of its own:
each of these compares it with what was told of a source.  Prints TAP.
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


def told_by_programs():
    told = set()
    for ending in ("*.c", "*.py"):
        for program in (root / "tests").rglob(ending):
            text = program.read_text(encoding="utf-8")
            told.update(re.findall(r"LEAF_PROBLEM_(\w+)", text), re.findall(r"\b([A-Z][A-Z0-9_]{3,})\b", text))
    return told


def raised_by_engine():
    raised = set()
    for part in (root / "src").rglob("*.[chd]*"):
        if part != TABLE:
            raised.update(re.findall(r"LEAF_PROBLEM_(\w+)", part.read_text(encoding="utf-8")))
            raised.update(re.findall(r"^LEAF_\w+ \(.*?\b([A-Z][A-Z_]{3,})\b", part.read_text(encoding="utf-8"), re.M))
    return raised


def report(number, name, missing):
    print("%s %d %s" % ("not ok" if missing else "ok", number, name))
    for code in missing:
        print("# " + code)


codes = all_codes()
told = told_by_stories() | told_by_programs()
raised = raised_by_engine()
print("1..2")
report(1, "every problem is raised by a test", [code for code in codes if code not in told])
report(2, "every problem can be raised", [code for code in codes if code not in raised])
