#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Types faster than a long paragraph can be laid out: each key has its effect, in order, and a save contains everything typed before it.

    LOOSELEAF=build/src/ide/looseleaf GSETTINGS_SCHEMA_DIR=build/data tests/ide/test-typing.py
"""
import os
import subprocess
import sys
import time

from display import start_display

PROGRAM = os.environ.get('LOOSELEAF', 'build/src/ide/looseleaf')
PATIENCE = 300  # seconds until the test fails; it measures no times
LETTERS = 20000
HEAD = 'The Hall is a room. The description of the Hall is "'

if 'INSIDE' not in os.environ:
    sys.exit(start_display(screen='1100x700', server_options=['-r'], accessibility=False))

sys.stdout = os.fdopen(int(os.environ['RESULTS']), 'w')
STORY = os.path.join(os.environ['INSIDE'], 'story.ni')
# The keys for xdotool, and their effect on the text at the cursor.
KEYS = [('type', 'quick brown foxes 17 Jump over, and then. '), ('key', 'BackSpace'), ('type', 'lazy Dogs'), ('key', 'Left'), ('type', 'xyz'), ('key', 'End'),
        ('key', 'quotedbl'), ('type', 'said it'), ('key', 'quotedbl'), ('key', 'Return'), ('key', 'BackSpace'), ('type', ' Oh dear'),
        ('key', 'BackSpace BackSpace BackSpace BackSpace BackSpace')]


def xdotool(*words):
    return subprocess.run(['xdotool', *words], capture_output=True, text=True, check=False).stdout


def wait_for(condition):
    end = time.time() + PATIENCE
    while not condition():
        if time.time() > end:
            return False
        time.sleep(0.05)
    return True


def read():
    with open(STORY, encoding='utf-8') as file:
        return file.read()


def press_all():
    """Presses the keys of all rounds without a pause; returns the expected text."""
    written = ''
    for _ in range(6):
        for what, given in KEYS:
            if what == 'type':
                xdotool('type', '--delay', '2', given)
            else:
                xdotool('key', '--delay', '2', *given.split())
        written += KEYS[0][1][:-1] + KEYS[2][1][:-1] + KEYS[4][1] + KEYS[2][1][-1] + '"said it" Oh'
    xdotool('key', 'ctrl+s')
    return written


def main():
    before = HEAD + 'word ' * (LETTERS // 5) + 'end."'
    with open(STORY, 'w', encoding='utf-8') as out:
        out.write(before)
    program = subprocess.Popen([PROGRAM, STORY], stdin=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        found = wait_for(lambda: xdotool('search', '--onlyvisible', '--all', '--pid', str(program.pid), '--name', 'story.ni'))
        print('1..2')
        print('ok 1 - the window opens' if found else 'not ok 1 - the window opens')
        xdotool('mousemove', '500', '300', 'click', '1')
        xdotool('key', 'ctrl+1', 'ctrl+End')
        wanted = before + press_all()
        good = wait_for(lambda: read().rstrip('\n') == wanted)
        print(('' if good else 'not ') + 'ok 2 - what was typed was saved')
        if not good:
            print('# ' + repr(read()[len(before) - 10:]))
            print('# ' + repr(wanted[len(before) - 10:]))
        return not (found and good)
    finally:
        program.kill()
        program.wait()


sys.exit(main())
