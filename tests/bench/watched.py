#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""watched.py BUILD WITH WITHOUT STORY...: what events and stops cost while nobody asks for them.

Has the build folder make the second program, which is an engine of its own and wanted for nothing else. Runs the two in turn, so that
what the machine does meanwhile falls on both, and prints the least of each and their ratio.
"""
import os
import subprocess
import sys

RUNS, TURNS = 40, 400


def run(program, story):
    milliseconds, turns = subprocess.check_output([program, story, str(TURNS)], text=True).split()
    return float(milliseconds), int(turns)


def main():
    build, *programs = sys.argv[1:4]
    subprocess.run(['ninja', '-C', build, os.path.relpath(programs[1], build)], check=True, stdout=subprocess.DEVNULL)
    for story in sys.argv[4:]:
        if not os.path.exists(story):
            print(f'{story} is not here')
            continue
        least = [1e9, 1e9]
        for _ in range(RUNS):
            for number, program in enumerate(programs):
                milliseconds, turns = run(program, story)
                least[number] = min(least[number], milliseconds)
        print(f'{story}: {turns} turns, milliseconds:\n  without events and stops {least[1]:8.2f}\n  as it is                 {least[0]:8.2f}  '
              f'({least[0] / least[1]:.3f} of that)')


main()
