#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A project that was made to do harm, with links, pipes and entities: no command hangs on it, reads what lies outside it, or changes that.

usage: test-hostile.py LEAF"""
import hashlib
import os
import subprocess
import sys
import tempfile

LEAF = os.path.abspath(sys.argv[1])
SECRET = 'Version 1 of Secrets by Ann Author begins here.\nThe hidden word is a thing.\nSecrets ends here.\n'
STORY = '''Lab is a room. The File of Notes is called "notes".
When play begins: write "overwritten" to the File of Notes.
'''
n, failed = 0, 0


def check(good, name, detail=''):
    global n, failed
    n += 1
    failed += not good
    print(f"{'' if good else 'not '}ok {n} - {name}", detail if not good else '')


def put(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, 'w', encoding='utf-8') as out:
        out.write(text)


def run(*words, limit=20):
    try:
        done = subprocess.run(['sh', '-c', 'ulimit -v 2000000; exec "$@"', 'sh', LEAF, *words], stdin=subprocess.DEVNULL,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=limit)
        return done.returncode, done.stdout.decode('utf-8', 'replace')
    except subprocess.TimeoutExpired:
        return None, 'it hangs'


def digest(folder):
    total = hashlib.sha256()
    for path, folders, files in os.walk(folder):
        folders.sort()
        for name in sorted(files):
            whole = os.path.join(path, name)
            total.update(whole.encode())
            with open(whole, 'rb') as data:
                total.update(data.read())
    return total.hexdigest()


with tempfile.TemporaryDirectory() as top:
    own, outside = os.path.join(top, 'own'), os.path.join(top, 'outside')
    story, materials = os.path.join(own, 'X.inform'), os.path.join(own, 'X.materials')
    files = os.path.join(materials, 'Files')
    put(outside + '/kept.txt', 'mine')
    put(outside + '/secret.i7x', SECRET)
    put(story + '/Source/story.ni', STORY)
    os.makedirs(files)
    commands = os.path.join(top, 'commands')
    put(commands, 'look\nsave\n')

    os.symlink(outside + '/kept.txt', files + '/notes.txt')
    os.symlink(outside + '/kept.txt', own + '/X.inform.saved')
    before = digest(outside)
    for name in ('check', 'rules', 'index', 'map', 'trace', 'profile', 'bind', 'test'):
        code, said = run(name, story)
        check(code is not None, f'{name} ends', said)
    play = ('play', '--commands', commands, '--files', files, '--saves', own + '/X.inform.saved', story)
    code, said = run(*play)
    check(digest(outside) == before, 'no file outside is replaced through a link to it', said)
    check('mine' not in said, 'nor read')
    os.unlink(files + '/notes.txt')
    os.rmdir(files)
    os.symlink(outside, files)
    code, said = run(*play)
    check(digest(outside) == before, 'nor through a link to its folder', said)

    os.unlink(files)
    put(materials + '/real/notes.txt', '* //X// notes\nold')
    os.symlink('real', files)
    code, said = run(*play)
    with open(materials + '/real/notes.txt', encoding='utf-8') as text:
        check('overwritten' in text.read(), 'a link that stays inside is followed', said)

    put(story + '/Source/story.ni', 'Include Secrets by Ann Author. Lab is a room.\n')
    os.makedirs(materials + '/Extensions/Ann Author')
    os.symlink(outside + '/secret.i7x', materials + '/Extensions/Ann Author/Secrets.i7x')
    code, said = run('bind', story)
    check(code is not None and 'hidden word' not in said, 'an extension that is a link out is not bound', said)

    put(story + '/Source/story.ni', STORY)
    put(story + '/Skein.skein', '<!DOCTYPE a [<!ENTITY l "' + 'x' * 50000 + '">]><Skein rootNode="a"><item nodeId="a"><command>'
        + '&l;' * 20000 + '</command></item></Skein>')
    code, said = run('test', story)
    check(code == 2 and 'no skein' in said, 'a skein with entities is refused', said[:300])
    for place in ('Skein.skein', 'Source/story.ni'):
        path = os.path.join(story, place)
        os.unlink(path)
        os.mkfifo(path)
        for name in ('check', 'test', 'play', 'bind'):
            code, said = run(name, story)
            check(code is not None, f'{name} ends where {place} is a pipe', said)
    os.unlink(story + '/Source/story.ni')
    os.symlink(outside + '/secret.i7x', story + '/Source/story.ni')
    code, said = run('check', story)
    check(code == 2 and 'symbolic link' in said, 'a story that is a link out is refused, and the message says why', said)
    check(digest(outside) == before, 'nothing outside has changed')

    twice = os.path.join(top, 'twice')
    put(twice, '%% Looseleaf binder 1\n%% story.ni\nLab is a room.\n\n%% Source/a.i7\nOne.\n\n%% Source/A.i7\nTwo.\n')
    code, said = run('unbind', twice, os.path.join(top, 'New.inform'))
    check(code == 2 and not os.path.exists(os.path.join(top, 'New.inform')), 'a file with one name twice makes no project', said)
print(f'1..{n}')
sys.exit(failed > 0)
