#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Uses the window for a long time, at random by a seed: types, undoes, plays, gives commands, steps back, continues, saves.

    LOOSELEAF=build/src/ide/looseleaf GSETTINGS_SCHEMA_DIR=build/data tests/ide/soak.py [SECONDS [SEED]]

Prints the window's memory (mebibytes, in twenty samples), its memory after a third of the time and at the end, and its output on the console.
"""
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time

PROGRAM = os.environ.get('LOOSELEAF', 'build/src/ide/looseleaf')
SECONDS = int(sys.argv[1]) if len(sys.argv) > 1 else 7200
SEED = int(sys.argv[2]) if len(sys.argv) > 2 else 1
STORY = '''"Soak" by Nobody

The Hall is a room. The Yard is north of the Hall. The lamp, the rope and the bell are in the Hall. The box is an open container in the Yard.
The tally is a number that varies. Every turn: increase the tally by 1.
Instead of taking the bell (this is the loud rule): say "It rings [tally] times."
Instead of jumping: repeat with I running from 1 to 200: say "Hop [I]. ".
Every turn when the tally is the remainder after dividing the tally by 7: say "Seven."

'''
SENTENCES = ['The coin is in the Yard. ', 'Instead of pulling the rope: say "It holds." ', 'The chest is a container in the Hall. ', 'Every turn: say "Tick." ',
             'A gem is a kind of thing. ', 'Instead of taking a gem: say "No." ', 'if otherwise begin. ', '"open ']
COMMANDS = ['look', 'take lamp', 'drop lamp', 'take bell', 'n', 's', 'jump', 'undo', 'i', 'x rope', 'take all', 'drop all', 'z', 'put rope in box']

if 'INSIDE' not in os.environ:
    for tool in ('Xvfb', 'xdotool', 'dbus-run-session'):
        if shutil.which(tool) is None:
            sys.exit(f'{tool} is missing')
    reader, writer = os.pipe()
    # A screen that the window fits on: if the window is larger than every monitor, GTK 4.8 finds no monitor for popups and prints a warning.
    server = subprocess.Popen(['Xvfb', '-displayfd', str(writer), '-screen', '0', '1400x900x24', '-nolisten', 'tcp', '-noreset'], pass_fds=[writer],
                              stderr=subprocess.DEVNULL)
    os.close(writer)
    number = os.read(reader, 16).decode().strip()
    scratch = tempfile.mkdtemp(prefix='looseleaf-soak-')
    env = dict(os.environ, INSIDE=scratch, HOME=scratch, DISPLAY=':' + number, GDK_BACKEND='x11', GSK_RENDERER='cairo', GDK_DEBUG='gl-disable', GSETTINGS_BACKEND='memory',
               GTK_USE_PORTAL='0', GTK_A11Y='none', LC_ALL='C.UTF-8', XDG_CONFIG_HOME=scratch + '/config', XDG_STATE_HOME=scratch + '/state',
               XDG_DATA_HOME=scratch + '/data', XDG_RUNTIME_DIR=scratch)
    env.pop('WAYLAND_DISPLAY', None)
    try:
        sys.exit(subprocess.call(['dbus-run-session', '--', sys.executable, os.path.abspath(__file__), *sys.argv[1:]], env=env))
    finally:
        server.terminate()
        server.wait()
        shutil.rmtree(scratch, ignore_errors=True)


def xdotool(*words):
    subprocess.run(['xdotool', *words], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def keys(*names):
    xdotool('key', '--clearmodifiers', *names)


def write(text):
    xdotool('type', '--clearmodifiers', '--delay', '15', text)


def memory(process):
    with open(f'/proc/{process.pid}/status') as file:
        return next(int(line.split()[1]) // 1024 for line in file if line.startswith('VmRSS'))


def edit(dice):
    keys('ctrl+1', 'ctrl+End')
    for _ in range(dice.randrange(1, 4)):
        write(dice.choice(SENTENCES))
    time.sleep(dice.uniform(0, 1))


def take_back(dice):
    keys('ctrl+1', *['ctrl+z'] * dice.randrange(1, 9))


def clear(dice):
    """Restores the story, so that the text does not grow."""
    keys('ctrl+1', 'ctrl+a')
    write(STORY.replace('\n\n', '\n'))


def command(dice):
    keys('ctrl+4')
    for _ in range(dice.randrange(1, 4)):
        write(dice.choice(COMMANDS) + '\n')


def step(dice):
    keys(dice.choice(['F7', 'F8', 'shift+F8', 'ctrl+F8', 'shift+F7', 'shift+F7', 'F5', 'F6', 'ctrl+F6']))


def look_around(dice):
    keys(dice.choice(['ctrl+2', 'ctrl+3', 'ctrl+5', 'ctrl+6', 'ctrl+7', 'ctrl+8', 'F9', 'F12']))


DEEDS = [(edit, 6), (take_back, 4), (clear, 1), (command, 8), (step, 6), (look_around, 3), (lambda dice: keys('ctrl+r'), 3), (lambda dice: keys('F5'), 3),
         (lambda dice: keys('ctrl+s'), 3), (lambda dice: keys('Escape'), 3)]


def main():
    dice = random.Random(SEED)
    folder = tempfile.mkdtemp(prefix='looseleaf-soak-')
    story, console = os.path.join(folder, 'story.ni'), os.path.join(folder, 'console.txt')
    with open(story, 'w') as out:
        out.write(STORY)
    with open(console, 'w') as out:
        process = subprocess.Popen([PROGRAM, story], stdin=subprocess.DEVNULL, stdout=out, stderr=out)
    time.sleep(5)
    start, samples, done = time.time(), [], 0
    xdotool('mousemove', '600', '300', 'click', '1')
    while time.time() - start < SECONDS and process.poll() is None:
        deed = dice.choices([each for each, _ in DEEDS], [weight for _, weight in DEEDS])[0]
        deed(dice)
        done += 1
        if time.time() - start >= len(samples) * SECONDS / 20 and process.poll() is None:
            samples.append(memory(process))
            print(f'{time.time() - start:6.0f} s  {samples[-1]:5d} MiB  {done} deeds', flush=True)
    alive = process.poll() is None
    last = memory(process) if alive else 0
    if alive:
        process.kill()
    process.wait()
    with open(console) as file:
        told = file.read()
    print(f'{"alive" if alive else f"ended: {process.returncode}"} after {time.time() - start:.0f} s and {done} deeds; {samples[len(samples) // 3]} MiB at a third, {last} at the end; '
          f'{len(told.splitlines())} lines on the console')
    print(told[:2000])
    shutil.rmtree(folder)
    return 0 if alive and not told else 1


sys.exit(main())
