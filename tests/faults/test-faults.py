#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Each system call on an author's files fails once, and the machine stops once at each.

    test-faults.py failing-calls.so leaf [save-story]

After each, a file has its complete old text or its complete new one; if it has the old one, the program reported that and did not report
success. Errors that can be ignored (a temporary file that is not removed) need no message; a text that was not written does.
"""
import errno
import os
import shutil
import subprocess
import sys
import tempfile

SHIM, LEAF = sys.argv[1:3]
SAVE_STORY = sys.argv[3] if len(sys.argv) > 3 else None
ERRORS = [errno.ENOSPC, errno.EIO]
OLD, NEW = 'The Hall is a room.\n', 'The Hall is a room.\nThe Attic is above the Hall.\n'
HEADER = '* //LOOSELEAF// tides\n'
STORY = '''"Tide" by Ann

The Quay is a room. The File of Tides is called "tides".

Every turn: append "up " to the File of Tides.
'''
LAMPS = 'Version 1 of Lamps by Ann begins here.\n\n[{0}]\n\nLamps ends here.\n'
INSTALLED = 'watched/data/looseleaf/extensions/Ann/Lamps-v1.i7xd'


class Place:
    """A new folder; calls fail only for files in it."""

    def __init__(self):
        self.folder = tempfile.mkdtemp(prefix='leaf-faults-')
        self.report = os.path.join(self.folder, 'report')
        self.watched = os.path.join(self.folder, 'watched')
        os.mkdir(self.watched)
        self.write('commands', 'wait\nsave\nwait\n')
        self.write('tide.ni', STORY)
        self.write('watched/tale.ni', OLD)
        for folder, age in (('Lamps.i7xd', 'new'), (INSTALLED, 'old')):
            self.write(folder + '/Source/Lamps.i7x', LAMPS.format(age))
            self.write(folder + '/Documentation/lamps.txt', age)

    def write(self, name, text):
        path = os.path.join(self.folder, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, 'w') as out:
            out.write(text)

    def read(self, name):
        try:
            with open(os.path.join(self.watched, name)) as file:
                return file.read()
        except FileNotFoundError:
            return None

    def run(self, command, at, number, kills):
        env = dict(os.environ, LD_PRELOAD=SHIM, FAIL_FOLDER=self.watched, FAIL_AT=str(at), FAIL_ERRNO=str(number), FAIL_KILL='1' if kills else '0',
                   FAIL_REPORT=self.report, XDG_STATE_HOME=os.path.join(self.watched, 'state'), XDG_DATA_HOME=os.path.join(self.watched, 'data'), LC_ALL='C.UTF-8', GIO_USE_VFS='local')
        words = [each.replace('WATCHED', self.watched) for each in command]
        try:
            result = subprocess.run(words, cwd=self.folder, env=env, capture_output=True, text=True, timeout=300, stdin=subprocess.DEVNULL)
        except subprocess.TimeoutExpired:
            raise AssertionError(f'it hangs at call {at}')
        with open(self.report) as file:
            count, name = file.read().split()
        return result, int(count), name

    def remove(self):
        shutil.rmtree(self.folder)


def copies(place):
    found = []
    for folder, _, names in os.walk(os.path.join(place.watched, 'state')):
        for name in names:
            if name.endswith('.text'):
                with open(os.path.join(folder, name)) as file:
                    found.append(file.read())
    return found


def check_story(place, result, kills):
    """The window: the text is in the file, or its absence was reported; and then a copy exists, or the absence of that was reported too."""
    text = place.read('tale.ni')
    assert text in (OLD, NEW), f'a file of its own: {text!r}'
    if kills:
        assert all(each in (OLD, NEW) for each in copies(place)), copies(place)
        return
    told = result.stdout.splitlines()
    assert len([line for line in told if line.startswith('not ')]) <= 1, told
    if 'Saved.' in told:
        assert text == NEW and result.returncode == 0, 'it says Saved, and is not'
    elif 'not opened' not in result.stdout:
        assert any(line.startswith('not saved: ') and len(line) > 20 for line in told), f'not a word: {told}'
        assert 'no copy' in told or NEW in copies(place), 'neither saved nor copied'
    assert result.returncode >= 0, f'it crashed: {result.returncode}'


def check_play(place, result, kills):
    saved, tides = place.read('kept'), place.read('files/tides.txt')
    assert saved is None or saved.endswith('end\n'), f'half a play: {saved!r}'
    assert tides is None or tides.startswith(HEADER), f'no header: {tides!r}'
    tides = tides[len(HEADER):] if tides is not None else ''
    assert tides == 'up ' * (len(tides) // 3), f'half a file: {tides!r}'
    if kills:
        return
    assert result.returncode == 0, result.returncode
    if 'Saved.' in result.stdout:
        assert saved is not None, 'it says Saved, and is not'
    else:
        assert 'It could not be saved.' in result.stdout and result.stderr.count('The game could not be saved') == 1, (result.stdout, result.stderr)
    if tides != 'up ' * 2 and tides != 'up ' * 3:
        assert 'could not be saved' in result.stderr, (tides, result.stderr)


def installed_age(place, ending=''):
    """Whether the old or the new extension is installed; None if there is none, or only part of one."""
    folder = INSTALLED[len('watched/'):] + ending
    found = place.read(folder + '/Source/Lamps.i7x'), place.read(folder + '/Documentation/lamps.txt')
    return next((age for age in ('old', 'new') if found == (LAMPS.format(age), age)), None)


def check_install(place, result, kills):
    age = installed_age(place)
    if kills:
        assert age is not None or installed_age(place, '.old') == 'old', 'neither the old extension nor the new one'
    elif result.returncode == 0:
        assert age == 'new', f'it says that it is installed, and it is {age}'
    else:
        assert age is not None, f'neither the old extension nor the new one: {result.stderr}'
        assert len(result.stderr) > 20, 'not a word'


def attack(name, command, check, kills=False):
    """Lets each call fail, one per run; the first run counts the calls."""
    place = Place()
    result, total, _ = place.run(command, 0, 0, False)
    check(place, result, False)
    place.remove()
    assert total > 5, f'{name}: only {total} calls were seen'
    seen = set()
    for number in ERRORS[:1] if kills else ERRORS:
        for at in range(1, total + 4):
            place = Place()
            try:
                result, count, call = place.run(command, at, number, kills)
                check(place, result, kills)
            except AssertionError as error:
                raise AssertionError(f'{name}: call {at} ({call}) with {errno.errorcode[number]}: {error}') from error
            seen.add(call)
            place.remove()
    return total, sorted(seen - {'-'})


def main():
    play = [LEAF, 'play', '--commands=commands', '--saves=WATCHED/kept', '--files=WATCHED/files', 'tide.ni']
    install = [LEAF, 'extensions', 'install', '--replace', 'Lamps.i7xd']
    tests = [('play', play, check_play), ('install', install, check_install)]
    if SAVE_STORY is not None:
        tests.append(('save', [SAVE_STORY, 'WATCHED/tale.ni', NEW], check_story))
    print(f'1..{2 * len(tests)}')
    failed = False
    for name, command, check in tests:
        for kills in (False, True):
            title = name + (' (stopped)' if kills else '')
            try:
                total, calls = attack(title, command, check, kills)
                print(f'# {title}: {total} calls, of {", ".join(calls)}')
                print(f'ok - {title}')
            except AssertionError as error:
                failed = True
                print(f'# {error}')
                print(f'not ok - {title}')
            sys.stdout.flush()
    return failed


sys.exit(main())
