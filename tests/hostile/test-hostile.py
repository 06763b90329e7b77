#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A malicious project with links, pipes and entities: no command hangs, or reads or changes anything outside the project.

usage: test-hostile.py LEAF"""
import hashlib
import json
import os
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
import bounded

bounded.SECONDS = 300
LEAF = os.path.abspath(sys.argv[1])
MEMORY = 1 << 30
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


def run(*words, text=b'', folder=None):
    """Returns (exit status, output), with a status of None if it does not end."""
    try:
        done = bounded.run([LEAF, *words], MEMORY, dict(os.environ, XDG_CONFIG_HOME=os.path.join(top, 'config')), input=text, cwd=folder)
        return done.returncode, (done.stdout + done.stderr).decode('utf-8', 'replace')
    except subprocess.TimeoutExpired:
        return None, 'it hangs'


def digest(folder):
    """Returns a hash of the names, types and contents of everything in a folder, including empty folders and links."""
    total = hashlib.sha256()
    for path, folders, files in os.walk(folder):
        folders.sort()
        for name in sorted(folders + files):
            whole = os.path.join(path, name)
            total.update(whole.encode() + str(os.lstat(whole).st_mode).encode())
            if os.path.islink(whole):
                total.update(os.readlink(whole).encode())
            elif os.path.isfile(whole):
                with open(whole, 'rb') as data:
                    total.update(data.read())
    return total.hexdigest()


def frame(body):
    body = json.dumps(body).encode()
    return b'Content-Length: %d\r\n\r\n' % len(body) + body


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
    before = digest(outside)
    for name in ('check', 'rules', 'index', 'map', 'trace', 'profile', 'bind', 'test'):
        code, said = run(name, story)
        check(code is not None, f'{name} ends', said)
    play = ('play', '--commands', commands, '--files', files, '--saves', own + '/X.inform.saved', story)
    code, said = run(*play)
    check('Saved.' in said and os.path.exists(own + '/X.inform.saved'), 'SAVE saves beside the project', said)
    os.unlink(own + '/X.inform.saved')
    os.symlink(outside + '/kept.txt', own + '/X.inform.saved')
    code, said = run(*play)
    check("points outside the story's folder" in said and 'could not be saved' in said, 'but not through a link', said)
    check(digest(outside) == before, 'no file outside is replaced through a link to it', said)
    check('mine' not in said, 'nor read')
    os.unlink(files + '/notes.txt')
    os.rmdir(files)
    os.symlink(outside, files)
    code, said = run(*play)
    check(digest(outside) == before, 'nor through a link to its folder', said)
    os.rename(materials, materials + '.own')
    os.symlink(outside, materials)
    code, said = run(*play)
    check(digest(outside) == before, 'and no folder is made there', said)
    os.unlink(materials)
    os.symlink(outside + '/new', materials)
    code, said = run(*play)
    check(digest(outside) == before, 'nor where a link leads to nothing', said)
    os.unlink(materials)
    os.rename(materials + '.own', materials)

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
    check(code == 2 and 'XML entities' in said, 'a skein with entities is refused', said[:300])
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
    code, said = run('check', twice)
    check(code == 2 and 'same name' in said, 'nor is it a story', said)

    # A bundle whose second file needs a folder where the first one made a file.
    put(twice, '%% Looseleaf binder 1\n%% story.ni\nLab is a room.\n\n%% Source/a.i7\nOne.\n\n%% Extensions/Ann/' + 'b' * 300 + '.i7x\nTwo.\n')
    code, said = run('unbind', twice, os.path.join(top, 'New.inform'))
    check(code == 2 and not [name for name in os.listdir(top) if name.startswith('New')], 'what fails in the middle leaves nothing', said)

    # A story that is a single file, in a folder that contains links.
    alone = os.path.join(top, 'alone')
    single = os.path.join(alone, 'tale.ni')
    put(single, STORY)
    put(alone + '/notes.txt', 'mine')
    os.makedirs(alone + '/tale.ni.files')
    os.symlink(outside + '/kept.txt', alone + '/tale.ni.files/notes.txt')
    play = ('play', '--commands', commands, '--files', single + '.files', '--saves', single + '.saved', single)
    code, said = run(*play)
    check("points outside the story's folder" in said and digest(outside) == before, 'a story in a file writes through no link', said)
    os.unlink(alone + '/tale.ni.files/notes.txt')
    os.rmdir(alone + '/tale.ni.files')
    os.symlink(outside, alone + '/tale.ni.files')
    os.unlink(single + '.saved')
    os.symlink(outside + '/kept.txt', single + '.saved')
    code, said = run(*play)
    check(digest(outside) == before, 'nor through its folder, nor does SAVE', said)
    os.unlink(alone + '/tale.ni.files')
    code, said = run(*play)
    with open(alone + '/notes.txt', encoding='utf-8') as own_text, open(alone + '/tale.ni.files/notes.txt', encoding='utf-8') as text:
        check(own_text.read() == 'mine' and text.read() == '* //LOOSELEAF// notes\noverwritten', 'it writes into its own folder, with a header', said)
    put(alone + '/tale.ni.files/notes.txt', 'a letter that somebody wrote')
    code, said = run(*play)
    with open(alone + '/tale.ni.files/notes.txt', encoding='utf-8') as text:
        check(text.read() == 'a letter that somebody wrote' and 'not written by a story' in said, 'a file without the header is never replaced', said)
    put(single, 'Include Secrets by Ann Author. Lab is a room.\n')
    os.makedirs(alone + '/Extensions/Ann Author')
    os.symlink(outside + '/secret.i7x', alone + '/Extensions/Ann Author/Secrets.i7x')
    code, said = run('bind', single)
    check('hidden word' not in said, 'an extension beside it that is a link out is not bound', said)

    # `leaf trust` allows links that point outside the folder, until `--undo`.
    code, said = run('trust', single)
    check(code == 0 and 'hidden word' in run('bind', single)[1], 'a story that is trusted is bound with what its links lead to', said)
    check('hidden word' not in run('bind', story)[1] and digest(outside) == before, 'another is not')
    code, said = run('trust', '--undo', single)
    check(code == 0 and 'hidden word' not in run('bind', single)[1], 'until it is trusted no longer', said)

    # A relative folder whose file is a link.
    near = os.path.join(top, 'near')
    put(near + '/tale.ni', STORY)
    put(near + '/kept/real.txt', '* //X// notes\nold')
    os.symlink('real.txt', near + '/kept/notes.txt')
    code, said = run('play', '--commands', commands, '--files', 'kept', '--saves', 'kept/save', 'tale.ni', folder=near)
    with open(near + '/kept/real.txt', encoding='utf-8') as text:
        check(code == 0 and 'overwritten' in text.read() and 'Saved.' in said and 'CRITICAL' not in said, 'relative folders with links', said)

    # An editor opens a part, and the story is a pipe.
    piped = os.path.join(top, 'P.inform')
    os.makedirs(piped + '/Source')
    os.mkfifo(piped + '/Source/story.ni')
    put(top + '/P.materials/Source/a.i7', 'The Den is a room.\n')
    asked = [{'jsonrpc': '2.0', 'id': 1, 'method': 'initialize', 'params': {}},
             {'jsonrpc': '2.0', 'method': 'textDocument/didOpen', 'params': {'textDocument': {'uri': 'file://' + top + '/P.materials/Source/a.i7', 'text': 'The Den is a room.'}}},
             {'jsonrpc': '2.0', 'id': 2, 'method': 'shutdown'}]
    code, said = run('lsp', text=b''.join(map(frame, asked)))
    check(code == 0 and '"id":2' in said.replace(' ', ''), 'an editor is answered where the story is a pipe', said)
    opened = [{'seq': 1, 'type': 'request', 'command': 'initialize', 'arguments': {'adapterID': 'x'}},
              {'seq': 2, 'type': 'request', 'command': 'launch', 'arguments': {'program': piped}},
              {'seq': 3, 'type': 'request', 'command': 'disconnect'}]
    code, said = run('dap', text=b''.join(map(frame, opened)))
    check(code == 0 and 'disconnect' in said, 'so is a debugger', said)
    check(digest(outside) == before, 'nothing outside has changed at the end')
print(f'1..{n}')
sys.exit(failed > 0)
