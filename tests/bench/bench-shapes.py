#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""bench-shapes LEAF [--only WORD] [--runs N] [--scale N]: for each shape of tests/bounds/shapes.py, the seconds of
processor time at n, 2n and 4n, and the ratio of the last to the first.

The time of a process for an empty story is subtracted from each. Asserts nothing."""
import argparse, os, resource, subprocess, sys, tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "bounds"))
import shapes


def seconds(leaf, source, commands, runs):
    best = None
    with tempfile.TemporaryDirectory() as folder:
        story, orders = os.path.join(folder, "story.ni"), os.path.join(folder, "commands.txt")
        open(story, "w").write(source)
        open(orders, "w").write("\n".join(commands or [""]) + "\n")
        command = [leaf, "check", story] if commands is None else [leaf, "play", "--commands", orders, story]
        for _ in range(runs):
            start = resource.getrusage(resource.RUSAGE_CHILDREN)
            try:
                subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=120)
            except subprocess.TimeoutExpired:
                return 120.0
            end = resource.getrusage(resource.RUSAGE_CHILDREN)
            taken = end.ru_utime + end.ru_stime - start.ru_utime - start.ru_stime
            best = taken if best is None else min(best, taken)
    return best


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("leaf")
    parser.add_argument("--only", default="")
    parser.add_argument("--runs", type=int, default=2)
    parser.add_argument("--scale", type=int, default=4, help="times the n of each shape: small ones tell nothing on a busy machine")
    options = parser.parse_args()
    empty = {False: seconds(options.leaf, shapes.ROOM, None, 5), True: seconds(options.leaf, shapes.ROOM, [""], 5)}
    rows = [(name, n, make, None) for name, (n, make) in shapes.SHAPES.items()]
    rows += [("play: " + name, n, make, orders) for name, (n, make, orders) in shapes.PLAYS.items()]
    print("%-34s %6s %8s %8s %8s %7s" % ("shape", "n", "n", "2n", "4n", "4n:n"))
    for name, n, make, orders in rows:
        if options.only not in name:
            continue
        n *= options.scale
        played = orders is not None or "via" in name or "sorted" in name or "groups" in name
        taken = []
        for size in (n, 2 * n, 4 * n):
            commands = orders(size) if orders is not None else [""] if played else None
            taken.append(max(seconds(options.leaf, make(size), commands, options.runs) - empty[played], 0.0005))
        print("%-34s %6d %8.3f %8.3f %8.3f %7.1f" % (name, n, *taken, taken[2] / taken[0]), flush=True)


main()
