#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures the processor time (user and system) of a `leaf check` process for a small story: median and minimum of 50 runs each, alternating
between the prebuilt library, no prebuilt library, and a process that does nothing.

usage: bench-start.py BUILD LEAF LEAF-THAT-COMPILES-THE-LIBRARY"""
import os, resource, statistics, subprocess, sys, tempfile

STORY = '"One Room" by Nobody\n\nThe Hall is a room. "Draughty."\n'
DIALOGUE = STORY + '\nBook 2 (dialogue)\n\n(This is the greeting beat.)\n\nYourself: "Hello."\n'
TIMES = 50


def milliseconds(command):
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return 1000 * (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)


def main():
    build, ready, compiling = sys.argv[1:4]
    subprocess.run(["ninja", "-C", build, os.path.relpath(compiling, build)], check=True, stdout=subprocess.DEVNULL)
    with tempfile.TemporaryDirectory() as folder:
        paths = {}
        for name, text in (("one room", STORY), ("with dialogue", DIALOGUE)):
            paths[name] = os.path.join(folder, name.replace(" ", "-") + ".ni")
            with open(paths[name], "w", encoding="utf-8") as file:
                file.write(text)
        rows = {"nothing at all": ["true"], "leaf --version": [ready, "--version"]}
        for name, path in paths.items():
            rows["leaf check, %s" % name] = [ready, "check", path]
            rows["leaf check, %s, library compiled" % name] = [compiling, "check", path]
        taken = {name: [] for name in rows}
        for _ in range(TIMES):
            for name, command in rows.items():
                taken[name].append(milliseconds(command))
    print("%-48s %8s %8s" % ("user and system", "middle", "least"))
    for name, row in taken.items():
        print("%-48s %5.1f ms %5.1f ms" % (name, statistics.median(row), min(row)))


if __name__ == "__main__":
    main()
