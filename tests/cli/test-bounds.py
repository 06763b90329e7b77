#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Endless loops are stopped, text that would control the terminal is shown, and messages that are not JSON are refused."""

import json
import os
import pty
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
import bounded

LEAF = os.path.abspath(os.environ['LEAF'])
LOOP = 'The Mill is a room.\n\nInstead of waiting:\n\twhile 1 is 1:\n\t\tfollow the wheel rule.\n\nThis is the wheel rule: do nothing.\n'
MEMORY = 1 << 30  # bytes: far more than a limited command needs, far less than an unlimited one takes


def run(folder, *words, stdin=b'', env=None):
    done = bounded.run([LEAF, *words], MEMORY, env, cwd=folder, input=stdin)
    return done.returncode, done.stdout, done.stderr.decode()


def write(folder, name, text):
    path = os.path.join(folder, name)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, 'wb') as out:
        out.write(text.encode() if isinstance(text, str) else text)


def a_loop_is_bounded_in_every_command(folder):
    write(folder, 'loop.ni', LOOP)
    write(folder, 'wait.txt', 'wait\n')
    for words in (['trace'], ['trace', '--all'], ['trace', '--all', '--format=json'], ['profile'], ['profile', '--format=json'], ['why-not'], ['why-not', '--format=json']):
        asked = ['wheel rule'] if words[0] == 'why-not' else []
        code, out, err = run(folder, *words, '--budget=4000000', '--commands=wait.txt', 'loop.ni', *asked)
        assert code == 1, (words, code, err)
        assert '--budget=' in err and 'stopped' in err, (words, err)
        assert len(out) < 64 << 20, (words, len(out))
        if words[-1] == '--format=json':
            json.loads(out)


def events_are_cut_where_the_option_says(folder):
    write(folder, 'loop.ni', LOOP)
    write(folder, 'wait.txt', 'wait\n')
    code, out, err = run(folder, 'trace', '--all', '--events=300', '--budget=4000000', '--commands=wait.txt', 'loop.ni')
    assert code == 1 and 'first 300 events' in err, err
    assert 200 < len(out.splitlines()) <= 310, len(out.splitlines())


def a_play_without_loops_reports_nothing(folder):
    write(folder, 'calm.ni', 'The Mill is a room.\n')
    write(folder, 'wait.txt', 'wait\nlook\n')
    for words in (['trace'], ['profile'], ['why-not']):
        code, out, err = run(folder, *words, '--commands=wait.txt', 'calm.ni', *(['room description heading rule'] if words[0] == 'why-not' else []))
        assert (code, err) == (0, ''), (words, code, err)


def a_thread_that_prints_without_end_is_bounded(folder):
    """In one command, and in many commands together."""
    for loop, commands in (('while 1 is 1:', 1), ('repeat with N running from 1 to 100000:', 100)):
        knots = ''.join(f'<item nodeId="{number}"><command>{"jump" if number else "- start -"}</command><commentary>Up.</commentary>'
                        f'<children><child nodeId="{number + 1}"/></children></item>' for number in range(commands + 1))
        write(folder, 'Mill.inform/Source/story.ni', 'The Mill is a room.\n\nInstead of jumping:\n\t%s\n\t\tsay "%s".\n' % (loop, 'Round and round. ' * 10))
        write(folder, 'Mill.inform/Skein.skein', f'<Skein rootNode="0">{knots}</Skein>')
        code, out, err = run(folder, 'test', 'Mill.inform')
        assert code == 1 and b'not ok 1' in out, (code, out[:300], err[:300])


def a_story_does_not_steer_the_terminal(folder):
    write(folder, 'escape.ni', 'The Lab is a room. "Over \x1b]0;here\u202e."\n')
    master, slave = pty.openpty()
    child = subprocess.Popen([LEAF, 'check', 'escape.ni'], cwd=folder, stdin=subprocess.DEVNULL, stdout=slave, stderr=slave)
    os.close(slave)
    out = b''
    while True:
        try:
            more = os.read(master, 4096)
        except OSError:  # the other end is closed
            break
        if not more:
            break
        out += more
    child.wait()
    assert b'\x1b' not in out and '\u202e'.encode() not in out, out
    assert b'\\u{1B}' in out and b'\\u{202E}' in out, out


def pipes_are_utf8_in_every_locale(folder):
    write(folder, 'letters.ni', 'The Café is a room. "Naïve — 旅館."\n')
    code, out, _ = run(folder, 'bind', 'letters.ni', env={**os.environ, 'LC_ALL': 'C'})
    assert code == 0 and '"Naïve — 旅館."'.encode() in out, out


def entities_are_refused(folder):
    write(folder, 'Ford.inform/Source/story.ni', 'The Ford is a room.\n')
    write(folder, 'Ford.inform/Skein.skein', '<?xml version="1.0"?>\n<!DOCTYPE Skein [<!ENTITY a "%s">]>\n<Skein rootNode="n"><item nodeId="n"><command>%s</command></item></Skein>\n'
          % ('a' * 50000, '&a;' * 20000))
    code, _, err = run(folder, 'test', 'Ford.inform')
    assert code == 2 and 'entities' in err, (code, err)


def a_report_of_empty_lines_is_refused(folder):
    lines = 15 << 20 if bounded.SANITIZE == 'none' else 1 << 16  # the address sanitizer reads the whole rest of the text for each
    write(folder, 'mill.ni', 'The Mill is a room.\n')
    write(folder, 'report.txt', 'Looseleaf report 1\n' + '\n' * lines)
    done = bounded.run([LEAF, 'play', '--report=report.txt', 'mill.ni'], MEMORY // 4, cwd=folder, input=b'')
    assert done.returncode == 2 and b'report' in done.stderr, (done.returncode, done.stderr[:300])


def frame(body):
    return b'Content-Length: %d\r\n\r\n' % len(body) + body


def bodies(out):
    found = []
    while out:
        head, _, out = out.partition(b'\r\n\r\n')
        length = int(head.split(b':')[1])
        found.append(json.loads(out[:length]))
        out = out[length:]
    return found


OPEN = b'{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"file:///x.ni","text":"%s"}}}'


def an_editor_that_sends_no_json_is_told(folder):
    first = b'{"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}'
    last = b'{"jsonrpc":"2.0","id":7,"method":"shutdown"}'
    for bad, is_json in ((b'{nonsense', False), (b'[1,2', False), (b'{"a":"\xff"}', False), (b'3', True), (b'[]', True), (b'null', True),
                         (b'{"id":{},"method":5}', True), (OPEN % b'A \\ud800 b \\udc00\\ud83d\\ude00 \\u0000 \\\\ud800', True),
                         (OPEN % b'ends with half a pair \\ud83d', True)):
        code, out, err = run(folder, 'lsp', stdin=frame(first) + frame(bad) + frame(last))
        answers = bodies(out)
        assert code == 0 and err == '', (bad, code, err)
        assert [each['id'] for each in answers if 'result' in each] == [1, 7], (bad, answers)
        assert any(each.get('error', {}).get('code') == -32700 for each in answers) == (not is_json), (bad, answers)


def request(number, command, **arguments):
    return frame(json.dumps({'seq': number, 'type': 'request', 'command': command, 'arguments': arguments}).encode())


def a_debugger_sends_numbers_out_of_range(folder):
    write(folder, 'loop.ni', LOOP)
    story = os.path.join(folder, 'loop.ni')
    asked = request(1, 'initialize', adapterID='x') + request(2, 'launch', program=story, commands=[1, None, {}, 'look'])
    for number, line in enumerate((2**63 - 1, -2**63, 2**32, -1), 3):
        asked += request(number, 'setBreakpoints', source={'path': story}, breakpoints=[{'line': line}])
        asked += request(number, 'breakpointLocations', source={'path': story}, line=line, endLine=line)
        asked += request(number, 'completions', text='the', column=line, line=line, frameId=line)
    code, out, err = run(folder, 'dap', stdin=asked + request(9, 'disconnect'))
    answers = [each for each in bodies(out) if each['type'] == 'response']
    assert code == 0 and err == '', (code, err)
    assert len(answers) == 15 and answers[-1]['command'] == 'disconnect', answers


def many_requests_do_not_wait_for_a_slice_each(folder):
    """While the story runs, one slice is played between batches of requests: requests that arrive together are answered without an event between."""
    write(folder, 'loop.ni', LOOP)
    story = os.path.join(folder, 'loop.ni')
    asked = request(1, 'initialize', adapterID='x') + request(2, 'launch', program=story, commands=['wait']) + request(3, 'configurationDone')
    asked += b''.join(request(number, 'threads') for number in range(4, 404)) + request(404, 'disconnect')
    code, out, _ = run(folder, 'dap', stdin=asked)
    assert code == 0 and len([each for each in bodies(out) if each.get('command') == 'threads']) == 400, out[-300:]


TESTS = [a_loop_is_bounded_in_every_command, events_are_cut_where_the_option_says, a_play_without_loops_reports_nothing,
         a_thread_that_prints_without_end_is_bounded, a_story_does_not_steer_the_terminal,
         pipes_are_utf8_in_every_locale, entities_are_refused, a_report_of_empty_lines_is_refused, an_editor_that_sends_no_json_is_told, a_debugger_sends_numbers_out_of_range,
         many_requests_do_not_wait_for_a_slice_each]


def main():
    failed = 0
    print(f'1..{len(TESTS)}')
    for number, test in enumerate(TESTS, 1):
        with tempfile.TemporaryDirectory() as folder:
            try:
                test(folder)
                print(f'ok {number} - {test.__name__}')
            except (AssertionError, subprocess.TimeoutExpired, ValueError, KeyError) as why:
                failed += 1
                print(f'not ok {number} - {test.__name__}')
                print('\n'.join('# ' + line for line in repr(why)[:3000].splitlines()))
    sys.exit(1 if failed else 0)


main()
