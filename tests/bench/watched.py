#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""watched.py BUILD WITH WITHOUT STORY...: the cost of events and breakpoints while none are requested.

Builds the second program, which contains a separate engine and has no other use. Alternates between the two, so that other work of the
machine affects both, and prints the minimum of each and their ratio. If valgrind is installed, also prints the number of instructions of
fewer turns, which is the same in every run.
"""
import os
import re
import shutil
import subprocess
import sys

RUNS, TURNS, TURNS_COUNTED = 40, 400, 60


def run(program, story):
    milliseconds, turns = subprocess.check_output([program, story, str(TURNS)], text=True).split()
    return float(milliseconds), int(turns)


def instructions(program, story):
    """Counts the instructions of the turns only, without the compilation."""
    command = ['valgrind', '--tool=callgrind', '--callgrind-out-file=/dev/null', '--toggle-collect=leaf_play_run', program, story, str(TURNS_COUNTED)]
    return int(re.search(r'Collected : (\d+)', subprocess.run(command, check=True, text=True, capture_output=True).stderr)[1])


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
        if shutil.which('valgrind'):
            counts = [instructions(program, story) for program in programs]
            print(f'  instructions of {TURNS_COUNTED} turns {counts[1]:11,} and {counts[0]:11,}  ({counts[0] / counts[1]:.3f})')


main()
