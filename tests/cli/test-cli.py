#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The output and the exit status of the command `leaf`, at a terminal and in scripts.

LEAF names the program. Prints TAP."""
import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
import tempfile
import termios
import time
import traceback
import xml.dom.minidom

LEAF = os.environ['LEAF']
ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

STORY = '''"The Ferry" by A Tester

The Quay is a room. The rope is in the Quay. The bell is in the Quay.

The tide rules are a rulebook.
Tide rule (this is the ebb rule): let depth be 3; say "The water falls."

Instead of taking something (this is the hands off rule): say "Leave it."
Instead of taking the rope: say "It is wet."
Instead of pulling the rope: follow the tide rules.
'''
MISTAKEN = STORY + 'Instead of taking the rpoe: say "No."\n'
ASKING = STORY + 'When play begins: say "Ready? "; if the player consents, say "Good."\n'
ENDLESS = STORY + 'Instead of jumping (this is the treadmill rule):\n\twhile 1 is 1:\n\t\tnow the rope is lit.\n'
REFUSING = STORY + 'After reading a command: say "Hush."; reject the player\'s command.\n'
TIMED = STORY + 'Instead of jumping: the bell rings in 2 turns from now. At the time when the bell rings: say "Ding."\n'
HUMMING = STORY + 'The chest is in the Quay. "A chest[hum]." To say hum: follow the tide rules.\n'
KEYS = '''
Instead of jumping:
	say "Key?";
	let C be the next pressed key;
	say "Got [C]."

The count is a number that varies.
Glk event handling rule for a timer event:
	increment the count;
	say "Tick [the count].";
	if the count is 2, cancel timer events.
Instead of waiting: request timer events every 20 milliseconds; say "On."
'''
FAULTY = STORY + 'Instead of jumping (this is the leap rule): let L be {1, 2}; add 3 at entry 9 in L; say "Up."\n'


class Place:
    """A folder with the stories, in which leaf runs."""

    def __init__(self, folder):
        self.folder = folder
        self.write('ferry.ni', STORY)
        self.write('mistaken.ni', MISTAKEN)
        self.write('asking.ni', ASKING)
        self.write('endless.ni', ENDLESS)
        self.write('faulty.ni', FAULTY)
        self.write('refusing.ni', REFUSING)
        self.write('timed.ni', TIMED)
        self.write('humming.ni', HUMMING)
        self.write('Ferry.inform/Source/story.ni', STORY)
        self.write('Crossing.inform/Source/story.ni', 'Include Piers by Ann Oarswoman.\n\nThe Bank is a room.\n')
        self.write('Crossing.materials/Extensions/Ann Oarswoman/Piers.i7x', 'Piers by Ann Oarswoman begins here.\n\nA pier is a kind of thing.\n\nPiers ends here.\n')

    def write(self, name, text):
        path = os.path.join(self.folder, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, 'w') as out:
            out.write(text)

    def read(self, name):
        with open(os.path.join(self.folder, name), encoding='utf-8') as file:
            return file.read()

    def leaf(self, *words, stdin=''):
        done = subprocess.run([LEAF, *words], cwd=self.folder, input=stdin, capture_output=True, text=True, timeout=60)
        return done.returncode, done.stdout, done.stderr


def rows(text):
    return [line.split('\t') for line in text.splitlines()]


def check_says_all_is_well(place):
    for story in ('ferry.ni', 'Ferry.inform'):
        assert place.leaf('check', story) == (0, '', ''), story
    assert place.leaf('check', '-', stdin=STORY) == (0, '', '')


def check_finds_extensions_of_the_project(place):
    for story in ('Crossing.inform', 'Crossing.inform/Source/story.ni'):
        assert place.leaf('check', story) == (0, '', ''), story


def check_names_the_place(place):
    code, out, _ = place.leaf('check', 'mistaken.ni')
    assert code == 1
    assert out.startswith('mistaken.ni:11:19: problem: ') and out.rstrip().endswith('[RULE_ACTION_UNKNOWN]'), out
    assert "Did you mean 'rope'?" in out, out


def check_has_tables(place):
    code, out, _ = place.leaf('check', '--format=tsv', 'mistaken.ni')
    assert code == 1 and rows(out)[0][:2] == ['11', 'RULE_ACTION_UNKNOWN'], out
    code, out, _ = place.leaf('check', '--format=json', 'mistaken.ni')
    assert code == 1 and json.loads(out)[0]['code'] == 'RULE_ACTION_UNKNOWN', out


def check_names_the_entry_of_a_table(place):
    place.write('table.ni', 'The Den is a room.\n\nTable of Coins\nname\tworth\n"penny"\t1\n"crown"\t"five"\n')
    code, out, _ = place.leaf('check', 'table.ni')
    assert code == 1 and out.startswith('table.ni:6:9: problem: ') and out.count('\n') == 1, out
    code, out, _ = place.leaf('check', '--format=tsv', 'table.ni')
    assert code == 1 and rows(out)[0][:2] == ['3', 'VALUE_WRONG_KIND'], out


def check_counts_inform_6(place):
    place.write('foreign.ni', 'The Den is a room.\n\nTo hop: (- print "Hop."; -).\n\nTo skip: (- Nobody_Knows_This(); -).\n')
    code, out, _ = place.leaf('check', 'foreign.ni')
    assert code == 0 and out.endswith('\n1 of 2 phrases in Inform 6 run.\n'), out
    code, out, _ = place.leaf('check', '--format=json', 'foreign.ni')
    last = json.loads(out)[-1]
    assert last == {'line': '', 'code': 'INFORM_6', 'message': '1 of 2 phrases in Inform 6 run.', 'severity': 'count'}, out
    _, out, _ = place.leaf('check', 'mistaken.ni')
    assert 'Inform 6' not in out, out


def check_has_json(place):
    code, out, _ = place.leaf('check', '--format', 'json', '-', stdin=MISTAKEN)
    assert code == 1 and json.loads(out)[0]['code'] == 'RULE_ACTION_UNKNOWN', out


def rules_come_in_order(place):
    code, out, _ = place.leaf('rules', '--format=tsv', '--rulebook=instead', 'ferry.ni')
    assert code == 0
    assert rows(out)[0] == ['rulebook', 'instead']
    assert [row[1] for row in rows(out)[1:]] == ['9', '10', '8'], out
    assert rows(out)[2][4:] == ['>', 'III.3.2'], out
    code, out, _ = place.leaf('rules', '--format=json', 'ferry.ni')
    books = {book['rulebook']: book['rules'] for book in json.loads(out)}
    assert books['tide'][0]['name'] == 'ebb rule'
    assert books['instead'][1]['reason'] == 'law' and books['instead'][1]['law'] == 'III.3.2', out
    assert len(books) > 50  # including the library's


def rules_as_text_are_the_storys(place):
    code, out, _ = place.leaf('rules', 'ferry.ni')
    assert code == 0
    assert [line for line in out.splitlines() if line and line[0] not in ' ('] == ['instead', 'tide'], out
    assert '--all' in out
    code, every, _ = place.leaf('rules', '--all', 'ferry.ni')
    assert code == 0 and '\nturn sequence\n' in every


def why_quotes_the_words(place):
    code, out, _ = place.leaf('why', 'ferry.ni', '9', 'hands off rule')
    assert code == 0
    assert 'III.3.2' in out and "'the rope'" in out and "'something'" in out, out
    place.write('within.ni', 'The Yard is a room.\n\nInstead of jumping:\n\tsay "No.";\n\tsay "Never."\n')
    assert place.leaf('why', 'within.ni', '5')[1] == place.leaf('why', 'within.ni', '3')[1] != ''
    assert place.leaf('why', 'within.ni', '1')[0] == place.leaf('why', 'within.ni', '60')[0] == 2
    code, _, err = place.leaf('why', 'ferry.ni', '9', 'no such rule')
    assert code == 2 and 'no such rule' in err, err


def why_of_one_rule_is_its_account(place):
    place.write('clock.ni', '''"Clock"

The Hall is a room.

Every turn (this is the hum rule): say "Hum."

Every turn (this is the tick rule): say "Tick."

Every turn: say "A creak."

Every turn: say "A sigh."

The tick rule is listed first in the every turn rules.
''')
    code, out, _ = place.leaf('why', 'clock.ni', 'tick rule')
    assert code == 0 and "listed by a sentence in line 13: 'The tick rule is listed first in the every turn rules'" in out, out
    assert 'A sentence in line 13 overrides that' in out, out
    code, out, _ = place.leaf('why', '--format=json', 'clock.ni', 'hum rule', '9')
    book, = json.loads(out)['rulebooks']
    assert (book['above'], book['below']) == ('hum rule', 'Every turn: say "A creak."'), out
    assert [(reason['reason'], reason['decides']) for reason in book['reasons']] == [('source', True)], out
    code, out, _ = place.leaf('rules', 'clock.ni')
    assert re.search(r'first +7 +tick rule +listed in line 13\n', out), out
    assert 'Every turn: say "A sigh."' in out, out


def why_if_and_rule_warnings(place):
    place.write('bells.ni', '''"Bells"

The Hall is a room. The gong is in the Hall. The bell is in the Hall.

Instead of taking something: say "No."

Instead of taking the gong: say "Too heavy."

Instead of taking the gong: say "Far too heavy."

Before taking the bell: if a random chance of 1 in 2 succeeds, say "Hm."

Before taking the bell: say "Well."
''')
    code, out, _ = place.leaf('why', '--if=Instead of taking the bell', 'bells.ni')
    assert code == 0 and 'Instead of taking the bell\n  is above Instead of taking something' in out, out
    assert 'III.3.2' in out and 'first in the source' in out, out
    code, out, err = place.leaf('why', '--if=Instead of flurbling', 'bells.ni')
    assert code == 2 and 'flurbling' in err and 'bells.ni:' not in err, err
    code, out, _ = place.leaf('rules', '--warnings', 'bells.ni')
    never = [line for line in out.splitlines() if 'never runs' in line]
    assert len(never) == 1 and '(line 9)' in never[0], out
    assert len([line for line in out.splitlines() if 'only because' in line]) == 2, out
    assert place.leaf('rules', '--warnings', '--format=json', 'bells.ni')[0] == 2
    assert place.leaf('explore', '--shorten=commands.txt', '--format=json', 'bells.ni')[0] == 2


def a_preamble_that_is_not_understood_has_no_place(place):
    """A rule whose preamble has a problem gets no explanation of its place: the problem is quoted with its line."""
    place.write('odd.ni', '''The Yard is a room. The coin is in the Yard.

Instead of taking the flurble (this is the odd rule): say "No."

Instead of taking the coin when the moon is purple: say "Never."

Instead of jumping (this is the hop rule): say "Hop."

This is the quiet rule: say "Quiet."
''')
    place.write('commands', 'jump\n')
    code, out, _ = place.leaf('why', 'odd.ni', 'odd rule')
    assert code == 1 and 'its preamble has a problem. In line 3: ' in out and "'the flurble'" in out, out
    problem = json.loads(place.leaf('why', '--format=json', 'odd.ni', '5')[1])['problem']
    assert problem['place']['line'] == 5 and problem['code'] == 'RULE_CONDITION_UNKNOWN', problem
    out = place.leaf('why', 'odd.ni', 'odd rule', 'hop rule')[1]
    assert 'preamble of the odd rule has a problem' in out and 'Law' not in out, out
    assert json.loads(place.leaf('why', '--format=json', 'odd.ni', 'hop rule', 'odd rule')[1])['relation'] == '?'
    assert place.leaf('why', 'odd.ni', 'quiet rule')[1] == 'quiet rule\n  It is in no rulebook.\n'
    for rule, quoted in (('odd rule', "'the flurble'"), ('5', "'the moon is purple'")):
        out = place.leaf('why-not', '--commands=commands', 'odd.ni', rule)[1]
        assert 'its preamble has a problem' in out and quoted in out and 'nothing followed it' not in out, out
    answers = json.loads(place.leaf('why-not', '--format=json', '--turn=1', '--commands=commands', 'odd.ni', '3')[1])['turns'][0]['answers']
    assert [one['answer'] for one in answers] == ['faulty'], answers


def why_not_is_of_the_moment(place):
    place.write('commands', 'pull rope\ntake rope\n')
    code, out, _ = place.leaf('why-not', '--commands=commands', 'ferry.ni', 'hands off rule')
    assert code == 0, out
    code, out, _ = place.leaf('why-not', '--format=json', '--commands=commands', '--turn=1', 'ferry.ni', '9')
    turn, = json.loads(out)['turns']
    assert code == 0 and turn['turn'] == 1 and turn['answers'], out
    assert [(answer['answer'], answer['tried']) for answer in turn['answers']] == [('no-action', 'pulling rope')], out
    assert place.leaf('why-not', '--turn=9', 'ferry.ni', '9')[0] == 2


def why_not_has_the_values(place):
    """For a clause that was false, the values of its phrases and variables."""
    place.write('dice.ni', '''The Hall is a room. The tally is a number that varies. The tally is 3.

To decide which number is twice (N - number): decide on N + N.

Instead of waiting when twice the tally is 8 (this is the even rule): say "Even."
''')
    place.write('commands', 'wait\n')
    out = place.leaf('why-not', '--commands=commands', '--turn=1', 'dice.ni', 'even rule')[1]
    assert re.search(r'does not hold +twice the tally is 8 +-- twice the tally was 6$', out, re.M), out


def ends_of_scenes_are_their_own(place):
    """Two scenes can have endings of the same name."""
    place.write('scenes.ni', '''The Hall is a room.

Dawn is a scene. Dawn begins when play begins. Dawn ends badly when the turn count is 90. Dawn ends well when the turn count is 91.

Dusk is a scene. Dusk begins when play begins. Dusk ends badly when the turn count is 2. Dusk ends well when the turn count is 92.

Instead of jumping: say "[if Dusk ended badly]Dusk[otherwise]none[end if], [if Dawn ended badly]Dawn[otherwise]none[end if].".
''')
    place.write('commands', 'wait\nwait\njump\n')
    out = place.leaf('play', '--commands=commands', 'scenes.ni')[1]
    assert 'Dusk, none.' in out, out


def inclusions_move_things(place):
    place.write('moves.ni', '''The Hall is a room. The Attic is above the Hall. The cup and the plate are in the Hall.

To hide (T - a thing): (- remove {T}; -).

To shift (T - a thing) to (R - an object): (- move {T} to {R}; -).

Instead of jumping:
	shift the cup to the Attic;
	hide the plate;
	say "[location of the cup], [if the plate is off-stage]gone[otherwise]here[end if].".
''')
    place.write('commands', 'jump\n')
    out = place.leaf('play', '--commands=commands', 'moves.ni')[1]
    assert 'Attic, gone.' in out, out


def trace_is_a_tree(place):
    place.write('commands', 'pull rope\n')
    code, out, _ = place.leaf('trace', '--commands=commands', '--turn=1', 'ferry.ni')
    assert code == 0 and re.search(r'\n +instead rules: failure\n', out), out
    assert out.count('\n') < place.leaf('trace', '--all', '--commands=commands', '--turn=1', 'ferry.ni')[1].count('\n'), out
    code, out, _ = place.leaf('trace', '--format=json', '--commands=commands', 'ferry.ni')
    turns = json.loads(out)
    assert [turn['turn'] for turn in turns] == [0, 1], out

    def nodes(within):
        for node in within.get('children', []):
            yield node
            yield from nodes(node)
    every = list(nodes(turns[1]))
    texts = [node['text'] for node in every if node['type'] == 'text']
    assert 'The water falls.' in ''.join(texts), texts
    assert [node['rule'] for node in every if node['type'] == 'rule' and node['applied'] and not node['library']].count('ebb rule') == 1, out


def profile_counts_what_ran(place):
    place.write('commands', 'pull rope\nwait\n')
    place.write('others', 'wait\n')
    code, out, _ = place.leaf('profile', '--format=json', '--commands=commands', '--commands=others', 'ferry.ni')
    profile = json.loads(out)
    rules = {rule['rule']: rule for rule in profile['rules']}
    assert code == 0 and profile['turns'] == 3, out
    assert rules['ebb rule']['ran'] == 1 and rules['ebb rule']['statements'] >= 1, rules['ebb rule']
    assert rules['hands off rule']['ran'] == 0, rules['hands off rule']
    assert {book['rulebook']: book['times'] for book in profile['rulebooks']}['turn sequence'] == 5, out
    assert profile['phrases'] and all(phrase['times'] > 0 for phrase in profile['phrases']), out
    code, out, _ = place.leaf('profile', '--commands=commands', 'ferry.ni')
    assert code == 0 and 'never ran' in out and 'hands off rule' in out.split('never ran')[1], out
    few = place.leaf('profile', '--top=1', '--commands=commands', 'ferry.ni')[1]
    assert few.count('\n') < out.count('\n'), few


def play_prints_the_transcript(place):
    place.write('commands', 'take rope\npull rope\n')
    code, out, err = place.leaf('play', '--commands=commands', 'ferry.ni')
    assert (code, err) == (0, '')
    assert 'The Ferry\n' in out and '>It is wet.' in out and '>The water falls.' in out, out


def until(terminal, words):
    """Reads the output of the terminal until it contains the words."""
    shown = b''
    while words.encode() not in shown:
        assert select.select([terminal], [], [], 60)[0], shown
        shown += os.read(terminal, 4096)


def a_terminal_gives_keys_and_ticks(place):
    place.write('keys.ni', STORY + KEYS)
    process, terminal = pty.fork()
    if process == 0:
        os.execv(LEAF, [LEAF, 'play', os.path.join(place.folder, 'keys.ni')])
    until(terminal, '>')
    os.write(terminal, b'jump\n')
    until(terminal, 'Key?')
    os.write(terminal, b'\x1b[D')  # what a terminal sends for the left arrow key
    until(terminal, 'Got \u2190.')
    os.write(terminal, b'wait\n')
    until(terminal, 'Tick 2.')
    os.write(terminal, b'\x04')
    status = os.waitpid(process, 0)[1]
    os.close(terminal)
    assert status == 0, status


def a_project_is_saved_beside_itself(place):
    process, terminal = pty.fork()
    if process == 0:
        os.execv(LEAF, [LEAF, 'play', os.path.join(place.folder, 'Ferry.inform/')])
    until(terminal, '>')
    os.write(terminal, b'save\n')
    until(terminal, 'aved.')
    os.write(terminal, b'\x04')
    os.waitpid(process, 0)
    os.close(terminal)
    assert os.path.exists(os.path.join(place.folder, 'Ferry.inform.saved'))
    assert os.listdir(os.path.join(place.folder, 'Ferry.inform')) == ['Source']


def a_terminal_is_restored_by_an_interrupt(place):
    place.write('keys.ni', STORY + KEYS)
    process, terminal = pty.fork()
    if process == 0:
        os.execv(LEAF, [LEAF, 'play', os.path.join(place.folder, 'keys.ni')])
    until(terminal, '>')
    before = termios.tcgetattr(terminal)
    os.write(terminal, b'jump\n')
    until(terminal, 'Key?')
    time.sleep(0.2)  # until it waits for the key
    os.write(terminal, b'\x03')
    status = os.waitpid(process, 0)[1]
    after = termios.tcgetattr(terminal)
    os.close(terminal)
    assert os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGINT, status
    assert after == before, (before, after)


def trace_has_rules_alone(place):
    place.write('commands', 'pull rope\n')
    code, out, _ = place.leaf('play', '--trace', '--commands=commands', 'ferry.ni')
    lines = [line.strip() for line in out.splitlines()]
    assert code == 0
    assert lines.index('Instead of pulling the rope') < lines.index('ebb rule') < lines.index('advance time rule'), out
    assert 'The water falls.' not in out


def trace_begins_with_a_command(place):
    place.write('commands', 'yes\npull rope\n')
    code, out, err = place.leaf('play', '--trace', '--commands=commands', 'asking.ni')
    assert out.strip() == '' and '--trace-all' in err, (out, err)
    code, out, err = place.leaf('play', '--trace-all', '--commands=commands', 'asking.ni')
    assert 'ebb rule' in out and err == '', (out, err)


def trace_is_empty_where_rules_is_not_read(place):
    place.write('commands', 'jump\n')
    code, out, err = place.leaf('play', '--trace', '--commands=commands', 'refusing.ni')
    assert out.strip() == '' and '--trace-all' in err, (out, err)


def trace_knows_events_by_their_names(place):
    place.write('commands', 'jump\nwait\nwait\n')
    code, out, _ = place.leaf('play', '--trace', '--commands=commands', 'timed.ni')
    lines = [line.strip() for line in out.splitlines()]
    assert 'bell rings' in lines and lines.count('standard report waiting rule') == 2, out
    assert lines.index('bell rings') > len(lines) - 1 - lines[::-1].index('standard report waiting rule'), out


def trace_leaves_out_what_only_makes_a_text(place):
    place.write('commands', 'look\n')
    code, out, _ = place.leaf('play', '--trace', '--commands=commands', 'humming.ni')
    assert [line.strip() for line in out.splitlines()].count('ebb rule') == 1, out


def endless_play_is_ended(place):
    place.write('commands', 'jump\n')
    code, _, err = place.leaf('play', '--budget=100000', '--commands=commands', 'endless.ni')
    assert 'endless loop' in err and 'treadmill rule' in err, err


def the_memory_bound_outlives_a_restart(place):
    place.write('filling.ni', 'The Mill is a room. The sacks is a list of numbers that varies. Instead of jumping: repeat with N running from 1 to 200000: add N to the sacks; say "[number of entries in the sacks] sacks."\n')
    place.write('commands', 'jump\nrestart\ny\njump\n')
    _, out, err = place.leaf('play', '--memory=1', '--commands=commands', 'filling.ni')
    assert '200000 sacks' not in out and err.count('run-time problem') == 2, (out, err)


def an_archive_is_a_file(place):
    code, _, err = place.leaf('explore', '--turns=10', '--keep=/dev/full', 'endless.ni')
    assert code == 2 and '/dev/full' in err and 'regular file' in err, (code, err)


def endless_saving_is_ended(place):
    place.write('saving.ni', 'The Mill is a room. When play begins: while 1 is 1: try saving the game.\n')
    _, _, err = place.leaf('play', '--saves=kept', '--commands=/dev/null', 'saving.ni')
    assert 'endless loop' in err, err


SKEIN = '''<?xml version="1.0" encoding="UTF-8"?>
<Skein rootNode="a" xmlns="http://www.logicalshift.org.uk/IF/Skein">
  <item nodeId="a"><command>- start -</command><children><child nodeId="b"/><child nodeId="d"/><child nodeId="e"/></children></item>
  <item nodeId="b"><command>take bell</command><commentary>Leave it.</commentary><children><child nodeId="c"/></children></item>
  <item nodeId="c"><command>take rope</command><commentary>It is wet.
</commentary></item>
  <item nodeId="d"><command>pull rope</command><commentary>The tide falls.</commentary><annotation>the ebb</annotation></item>
  <item nodeId="e"><command>look</command></item>
</Skein>
'''


def blessed_threads_are_played_again(place):
    place.write('Ferry.inform/Skein.skein', SKEIN)
    code, out, err = place.leaf('test', 'Ferry.inform')
    assert code == 1 and err == '', err
    assert out.splitlines() == ['ok 1 - take bell, then take rope', 'not ok 2 - the ebb', "# after 'pull rope'", '#   - tide',
                                '#   + water', '# printed by: ebb rule', '1..2'], out
    place.write('good.skein', SKEIN.replace('tide', 'water'))
    code, out, _ = place.leaf('test', '--skein=good.skein', 'ferry.ni')
    assert code == 0 and out.splitlines()[-1] == '1..2', out
    assert place.leaf('test', 'ferry.ni')[0] == 2  # no project, no skein
    place.write('bad.skein', '<Skein')
    code, _, err = place.leaf('test', '--skein=bad.skein', 'ferry.ni')
    assert code == 2 and 'XML' in err, err


def answers_are_blessed_anew(place):
    place.write('Ferry.inform/Skein.skein', SKEIN)
    code, out, err = place.leaf('test', '--bless', 'Ferry.inform')
    assert code == 0 and err == '', (out, err)
    assert out.splitlines() == ['ok 1 - take bell, then take rope', "# after 'pull rope'", '#   - tide', '#   + water', '# printed by: ebb rule',
                                'ok 2 - the ebb', '1..2', '# 1 answer is blessed again'], out
    with open(os.path.join(place.folder, 'Ferry.inform/Skein.skein'), encoding='utf-8') as file:
        written = file.read()
    assert '<commentary>The water falls.' in written and 'tide' not in written, written
    for line in SKEIN.splitlines():
        assert 'tide' in line or 'xmlns' in line or line in written, line
    code, out, _ = place.leaf('test', '--bless', 'Ferry.inform')
    assert code == 0 and out.endswith('1..2\n# 0 answers are blessed again\n'), out
    code, out, _ = place.leaf('test', '--bless-all', 'Ferry.inform')
    assert code == 0 and "# after 'look': blessed for the first time\n" in out and "ok 3 - look\n1..3\n# 2 answers are" in out, out
    assert place.leaf('test', 'Ferry.inform')[1].endswith('1..3\n')
    # An answer is saved and compared even if it has no text, or characters that XML does not allow.
    place.write('Odd.inform/Source/story.ni', 'The Quay is a room. Instead of looking: do nothing. Instead of taking inventory: say "[unicode 65535]end[unicode 1]."')
    place.write('Odd.inform/Skein.skein', SKEIN.replace('take bell', 'look').replace('take rope', 'inventory').replace('pull rope', 'look'))
    code, out, err = place.leaf('test', '--bless', 'Odd.inform')
    assert code == 0 and out.endswith('1..2\n# 3 answers are blessed again\n') and err == '', (out, err)
    code, out, err = place.leaf('test', 'Odd.inform')
    assert (code, out.splitlines()[-1], err) == (0, '1..2', ''), (out, err)


COVERED = '''The Quay is a room. The bell is in the Quay. The attic is a room.

Instead of taking the bell (this is the fixed bell rule): say "It is fixed."

Instead of pulling the bell (this is the ringing rule): say "Ding."

Instead of waiting in the attic (this is the attic rule): say "Dusty."
'''


def rules_that_do_not_run_fail_when_asked(place):
    place.write('covered.ni', COVERED)
    place.write('covered.skein', SKEIN.replace('>The tide falls.<', '>Ding.<').replace('pull rope', 'pull bell').replace('Leave it.', 'It is fixed.')
                .replace('take rope', 'wait').replace('It is wet.', 'Time passes.'))
    code, out, _ = place.leaf('test', '--skein=covered.skein', '--explore-seconds=0', 'covered.ni')
    lines = out.splitlines()
    assert code == 1 and lines[-2:] == ['not ok 3 - every rule runs', '1..3'], out
    assert [line for line in lines if line.startswith('# not run')] == ["# not run: attic rule (line 7): 'in the attic' was false each time it was tested"], out
    code, out, _ = place.leaf('test', '--skein=covered.skein', '--explore-seconds=60', 'covered.ni')
    assert code == 1 and '# 2 of 3 rules ran; everything that can be typed was tried\n' in out, out
    place.write('covered.ni', COVERED.replace('The attic is a room.', 'The attic is above the Quay.'))
    code, out, _ = place.leaf('test', '--skein=covered.skein', '--explore-seconds=60', 'covered.ni')
    assert 'ok 3 - every rule runs' in out.splitlines(), out
    assert 'every rule' not in place.leaf('test', '--skein=covered.skein', 'covered.ni')[1]
    code, out, err = place.leaf('test', '--explore-seconds=60', 'covered.ni')
    assert (code, out.splitlines()[-2:], err) == (0, ['ok 1 - every rule runs', '1..1'], ''), (code, out, err)
    assert place.leaf('test', 'covered.ni')[0] == 2


LAMPS = 'Version {0} of Lamps by Ann Author begins here.\n\nA lamp is a kind of thing. The description of a lamp is "Number {0}."\n\nLamps ends here.\n'
LIT = 'Include Lamps by Ann Author.\n\nThe Hall is a room. The torch is a lamp in the Hall.\n'
LIT_SKEIN = SKEIN.replace('take bell', 'look').replace('take rope', 'examine torch')


def extensions_are_installed_pinned_and_tried(place):
    os.environ['XDG_DATA_HOME'] = os.path.join(place.folder, 'data')
    os.environ['HOME'] = place.folder
    for number in ('1', '2'):
        place.write(f'lamps{number}.i7x', LAMPS.format(number))
    place.write('Lit.inform/Source/story.ni', LIT)
    place.write('Lit.inform/Skein.skein', re.sub(r'<commentary>[^<]*', '<commentary>Number 1.', LIT_SKEIN))
    assert place.leaf('extensions', 'install', 'lamps1.i7x')[1].endswith('data/looseleaf/extensions/Ann Author/Lamps-v1.i7x\n')
    assert place.leaf('extensions', 'install', 'Lit.inform')[0] == 2  # holds none
    code, out, err = place.leaf('extensions', 'pin', 'Lit.inform')
    assert (code, err) == (0, '') and out == 'Lamps by Ann Author, version 1: Extensions/Ann Author/Lamps-v1.i7x\n', (out, err)
    assert place.leaf('extensions', 'install', 'lamps2.i7x')[0] == 0
    lamps = [each for each in json.loads(place.leaf('extensions', 'list', '--format=json', 'Lit.inform')[1]) if each['title'] == 'Lamps']
    assert [(each['owner'], each['version'], each['used'], each['pinned_version']) for each in lamps] == \
        [('story', '1', True, '1'), ('user', '2', False, '1'), ('user', '1', False, '1')], lamps
    assert place.leaf('extensions', 'check', 'Lit.inform') == (0, '', '')
    code, out, err = place.leaf('extensions', 'try', '--format=json', 'Lit.inform', 'Lamps')
    tried = json.loads(out)
    differs = [each for each in tried['threads'] if not each['same']]
    assert code == 1 and tried['new_problems'] == 0 and differs, out
    assert 'Number 1.' in differs[0]['before'] and 'Number 2.' in differs[0]['after'], out
    place.write('Bad.inform/Source/story.ni', LIT)
    place.write('Bad.inform/Skein.skein', '<Skein')
    code, out, err = place.leaf('extensions', 'try', 'Bad.inform', 'Lamps')
    assert code == 2 and out == '' and 'Skein.skein' in err and 'XML' in err, (code, out, err)
    place.write('Lit.materials/Extensions/Ann Author/Lamps-v1.i7x', LAMPS.format('1') + 'More.')
    assert place.leaf('extensions', 'check', 'Lit.inform') == (1, 'Lamps  Ann Author  1  changed\n', '')
    assert place.leaf('extensions', 'unpin', 'Lit.inform', 'Doors')[0] == 2
    assert place.leaf('extensions', 'remove', 'Lamps', '--version=2')[1].startswith('removed ')
    assert place.leaf('extensions', 'remove', 'Lamps', '--version=2')[0] == 2
    assert place.leaf('extensions', 'fetch')[0] == 2


# Stand-ins for the tools of an installed Inform.
INFORM7 = """#!/bin/sh
for last; do :; done
grep -n rom "$last/Source/story.ni" >/dev/null && { printf '\\033[1m%s/Source/story.ni:3: \\033[31mproblem: \\033[0m The rom is odd.\\n' "$last"; exit 1; }
case $* in *-format=Inform6/32\ *-release*) ;; *) echo "error: this makes no release"; exit 1 ;; esac
mkdir -p Build && cp Source/story.ni Build/auto.inf && cp uuid.txt Release.blurb
"""
INFORM6 = '#!/bin/sh\ncp "$2" "$3"\n'
INBLORB = """#!/bin/sh
case $1 in -*) echo "inblorb: fatal error: unknown command line switch: $1" >&2; exit 2 ;; esac
echo '! inblorb 4.1'
grep -q pier Build/output.ulx && { echo "You asked to release along with a file called 'pier.pdf'." >&2; echo '! Completed: 1 error(s)'; exit 1; }
cat "$1" Build/output.ulx > "$2"
echo "Copy blorb to: [[$2]]"
"""


def an_installed_inform_makes_a_story_file(place):
    for name, text in (('inform7', INFORM7), ('inform6', INFORM6)):
        place.write('inform/' + name, text)
        os.chmod(os.path.join(place.folder, 'inform', name), 0o755)
    place.write('Ferry.inform/uuid.txt', '1234')
    code, _, err = place.leaf('release', '--blorb', '--inform=inform', 'Ferry.inform')
    assert code == 2 and 'not found: Internal, inblorb.' in err, err
    place.write('inform/inblorb', INBLORB)
    os.chmod(os.path.join(place.folder, 'inform/inblorb'), 0o755)
    os.mkdir(os.path.join(place.folder, 'inform/Internal'))
    code, out, err = place.leaf('release', '--blorb', '--inform=inform', 'Ferry.inform')
    path = os.path.join(place.folder, 'Ferry.materials/Release/Ferry.gblorb')
    assert (code, err) == (0, '') and os.path.samefile(out.strip(), path), (out, err)
    with open(path, encoding='utf-8') as file:
        assert file.read() == '1234' + STORY  # with the project's own IFID
    assert sorted(os.listdir(os.path.join(place.folder, 'Ferry.inform'))) == ['Source', 'uuid.txt']
    os.symlink('/tmp', os.path.join(place.folder, 'Ferry.inform/Linked'))
    code, _, err = place.leaf('release', '--blorb', '--inform=inform', 'Ferry.inform')
    assert code == 0 and err == "leaf release: 'Ferry.inform/Linked' was left out, because it is a link to a folder\n", err
    os.unlink(os.path.join(place.folder, 'Ferry.inform/Linked'))
    place.write('odd.ni', '"Odd"\n\nThe Hall is a rom.\n')
    code, out, err = place.leaf('release', '--blorb', '--inform=inform', '--to=new', 'odd.ni')
    assert (code, out, err) == (1, '', 'story.ni:3: problem: The rom is odd.\n'), (code, out, err)
    place.write('odd.ni', '"Odd"\n\nThe Hall is a room.\n')
    code, _, err = place.leaf('release', '--to=page', 'odd.ni')
    if 'without the engine for WebAssembly' not in err:  # a build with -Dweb=disabled writes neither the page nor its record
        assert code == place.leaf('release', '--blorb', '--inform=inform', '--to=page', 'odd.ni')[0] == 0, err
        with open(os.path.join(place.folder, 'page/odd.gblorb'), encoding='utf-8') as file, open(os.path.join(place.folder, 'page/iFiction.xml'), encoding='utf-8') as record:
            assert f'<ifid>{file.read(36)}</ifid>' in record.read()
    place.write('odd.ni', '"Odd"\n\nThe pier is a room.\n')
    code, out, err = place.leaf('release', '--blorb', '--inform=inform', '--to=new', 'odd.ni')
    assert (code, out, err) == (1, '', "problem: You asked to release along with a file called 'pier.pdf'.\n"), (code, out, err)
    assert not os.path.exists(os.path.join(place.folder, 'new'))
    # A tool that fails without a message has failed.
    os.environ['TMPDIR'] = os.path.join(place.folder, 'scratch')
    os.mkdir(os.environ['TMPDIR'])
    for name in ('inblorb', 'inform6', 'inform7'):
        place.write('inform/' + name, '#!/bin/sh\nexit 1\n')
        code, out, err = place.leaf('release', '--blorb', '--inform=inform', '--to=new', 'odd.ni')
        assert (code, out, err) == (1, '', f'problem: {name} failed\n'), (code, out, err)
    place.write('inform/inform7', INFORM7)
    place.write('inform/inform6', INFORM6)
    place.write('inform/inblorb', '#!/bin/sh\nexit 0\n')
    code, out, err = place.leaf('release', '--blorb', '--inform=inform', '--to=new', 'odd.ni')
    assert code == 2 and 'output.gblorb' in err and out == '', (code, out, err)
    assert os.listdir(os.environ.pop('TMPDIR')) == []
    assert not os.path.exists(os.path.join(place.folder, 'new'))


def responses_of_an_installed_inform_are_read(place):
    place.write('inform/Internal/Extensions/Ann Author/Rules.i7xd/Source/Rules.i7x',
                "Check an actor taking (this is the can't take yourself rule):\n\tsay \"Hands off, [noun].\" (A);\n"
                'This is the unheard-of rule:\n\tsay "Never." (A);\n'
                'The parser error internal rule is defined by Inter as\n\t"R" with\n\t"What?" (A), [ a remark ]\n\t"No verb\n    of mine." (N).\n')
    code, out, err = place.leaf('extensions', 'responses', '--inform=inform', 'Ferry.inform')
    assert (code, err) == (0, '') and ': responses taken: 3, left out: 1 ' in out, (out, err)
    place.write('Ferry.inform/Source/story.ni', 'Include Inform Responses by This Installation.\n' + STORY.replace('"The Ferry" by A Tester\n', '').replace('Instead of taking', 'Instead of pushing'))
    place.write('commands', 'take me\nxyzzy\n')
    out = place.leaf('play', '--commands=commands', 'Ferry.inform')[1]
    assert 'Hands off, yourself.' in out and 'No verb of mine.' in out, out


def saved_plays_are_kept_in_a_file(place):
    place.write('save', 'pull rope\nsave\n')
    place.write('restore', 'restore\n')
    code, out, err = place.leaf('play', '--commands=restore', '--saves=kept', 'ferry.ni')
    assert 'could not be restored' in out and err == '', (out, err)
    place.leaf('play', '--commands=save', '--saves=kept', 'ferry.ni')
    code, out, err = place.leaf('play', '--commands=restore', '--saves=kept', 'ferry.ni')
    assert 'Restored.' in out and err == '', (out, err)
    code, out, err = place.leaf('play', '--commands=restore', '--saves=kept', 'faulty.ni')
    assert 'kept cannot be restored: it was saved by another story' in err and 'could not be restored' in out, (out, err)


def files_of_the_story_are_kept_in_a_folder(place):
    place.write('log.ni', '''The Quay is a room. The File of Tides is called "tides". The File of Rocks is called "../rocks".
When play begins: if the File of Tides exists, say "Before: [text of the File of Tides]."
Instead of jumping: append "up " to the File of Tides; write "wet" to the File of Rocks.''')
    place.write('jumps', 'jump\njump\n')
    place.write('files/other.txt', '')
    for before in ('', 'Before: up up .', 'Before: up up up up .'):
        code, out, err = place.leaf('play', '--commands=jumps', '--files=files', 'log.ni')
        assert before in out, (out, err)
    rocks, *others = sorted(os.listdir(os.path.join(place.folder, 'files')))
    assert rocks.startswith('---rocks-') and others == ['other.txt', 'tides.txt'], (rocks, others)


def a_file_that_no_story_wrote_is_kept(place):
    place.write('log.ni', '''The Quay is a room. The File of Tides is called "tides".
When play begins: say "[text of the File of Tides]."
Instead of jumping: write "wet" to the File of Tides.''')
    place.write('jumps', 'jump\n')
    place.write('files/tides.txt', 'The author wrote this.\n')
    code, out, err = place.leaf('play', '--commands=jumps', '--files=files', 'log.ni')
    assert 'The author wrote this.' in out and 'was not written by a story' in err, (out, err)
    path = os.path.join(place.folder, 'files', 'tides.txt')
    assert open(path).read() == 'The author wrote this.\n'
    os.unlink(path)
    code, out, err = place.leaf('play', '--commands=jumps', '--files=files', 'log.ni')
    written = open(path).read()
    assert re.fullmatch(r'\* //[^/]+// tides\nwet', written), written
    code, out, err = place.leaf('play', '--commands=jumps', '--files=files', 'log.ni')
    assert 'wet.' in out and '//' not in out and err == '', (out, err)


def a_play_that_cannot_be_saved_says_so(place):
    place.write('save', 'pull rope\nsave\nrestore\n')
    code, out, err = place.leaf('play', '--commands=save', '--saves=gone/kept', 'ferry.ni')
    assert 'It could not be saved.' in out and 'Saved.' not in out and 'could not be restored' in out, out
    assert err.count('\n') == 1 and 'gone/kept' in err and 'No such file' in err, err


def run_time_problems_name_the_rule(place):
    place.write('commands', 'jump\n')
    code, out, err = place.leaf('play', '--commands=commands', 'faulty.ni')
    assert err == 'run-time problem: In the rule "leap rule", nothing can be added at entry 9 of a list of 2 entries.\n', err
    assert 'Up.' in out, out


def debug_steps(place):
    code, out, _ = place.leaf('debug', '--break=ebb rule', 'ferry.ni', stdin='run\npull rope\nwhere\nprint the depth\nstep\nstep\nprint depth\nprint height\nquit\n')
    assert code == 0 and 'ebb rule' in out and 'Instead of pulling the rope' in out, out
    assert ' tide rules\n' in out, 'on the stack a rulebook is told from a rule'
    assert 'depth, number: (not set yet)\n' in out and 'depth, number: 3\n' in out, out
    assert 'height' in out[out.index('depth, number: 3\n'):], out


def debug_asks_and_stops(place):
    orders = ['run', '.choices pull', '.choices flurble', '.break action pulling /if the noun is the rope', '.break text tide /log now at {the turn count}', '.break failure of instead',
              '.break flurbling', '.break action flurbling', '.break activity flurbling', '.break 1', '.break 9 /hits x', '.breakpoints', 'pull rope', 'why-not hands off rule', 'run', 'back turn', '.delete 2', '.delete 4', '.breakpoints', 'take rope', '.print 2 + 3',
              '.why-not pull [something]', '.quit']
    code, out, _ = place.leaf('debug', '--break=9', 'ferry.ni', stdin='\n'.join(orders) + '\n')
    assert code == 0 and "Nothing called 'flurbling' can have a breakpoint" in out and '/hits needs a number' in out, out
    assert "no action called 'flurbling'" in out and "no activity called 'flurbling'" in out and 'Line 1 has no rule' in out, out
    assert '[Paused: action pulling /if the noun is the rope; reached 1 time.]' in out, out
    assert 'It may still run' in out or 'Nothing followed' in out or 'was not tried' in out, out
    assert '[Paused: failure of instead; reached 1 time.]' in out and 'Back at command number 2' in out, out
    assert '\n 1  9\n 3  text tide /log' in out, out
    assert 'number: 5\n' in out and "It did not match 'take rope'." in out, out
    assert '  pull rope\n' in out and '[No such command is known.]' in out, out


def debug_pauses_an_endless_loop(place):
    place.write('counting.ni', 'The Mill is a room. The tally is a number that varies.\n\n'
                'Instead of jumping:\n\twhile 1 is 1:\n\t\tincrease the tally by 1.\n\nInstead of waiting:\n\twhile 1 is 1:\n\t\tsay "[the tally] and so on. ".\n')
    code, out, err = place.leaf('debug', '--budget=3000000', 'counting.ni', stdin='run\njump\nwhere\nrun\nprint the tally\nquit\n')
    assert code == 0 and out.count('so it is paused.]') == 2 and err == '', (out[-2000:], err)
    assert out.count('counting.ni:5') + out.count('counting.ni:4') == 3 and 'tally, number: ' in out and 'not set' not in out, out[-2000:]
    code, out, _ = place.leaf('debug', 'counting.ni', stdin='run\nwait\nquit\n')
    assert 'so it is paused.]' in out and 'counting.ni:9' in out and len(out) < 20 << 20, out[-2000:]


def dump_shows_stages(place):
    code, out, _ = place.leaf('dump', 'sentences', 'ferry.ni')
    assert code == 0 and 'rule: Tide rule (this is the ebb rule)' in out, out
    code, _, err = place.leaf('dump', 'nonsense', 'ferry.ni')
    assert code == 2 and 'nonsense' in err, err


def lints_are_asked_for(place):
    code, out, _ = place.leaf('check', 'ferry.ni')
    assert code == 0 and 'lint:' not in out, out
    code, out, _ = place.leaf('check', '--lint', 'ferry.ni')
    assert code == 0 and '[thing-without-description]' in out, out
    code, out, _ = place.leaf('check', '--lints=-thing-without-description', 'ferry.ni')
    assert code == 0 and '[thing-without-description]' not in out, out
    code, out, _ = place.leaf('check', '--lint', '--format=json', 'ferry.ni')
    assert any(row['severity'] == 'lint' and row['code'] and row['message'] for row in json.loads(out)), out
    code, _, err = place.leaf('check', '--lints=nonsense', 'ferry.ni')
    assert code == 2 and 'nonsense' in err and 'room-unreachable' in err, err


def problems_are_explained(place):
    code, out, _ = place.leaf('explain', 'NAME_TAKEN')
    assert code == 0 and 'Wrong:' in out and 'Right:' in out and out.index('Wrong:') < out.index('Right:'), out
    assert place.leaf('explain', 'name_taken')[1] == out
    out = place.leaf('explain', 'EXTENSION_STAND_IN')[1]
    assert 'Example:' in out and 'Wrong:' not in out, 'a notice is no mistake'
    code, out, _ = place.leaf('explain', 'room-unreachable')
    assert code == 0 and 'The Cellar is a room.' in out, out
    code, out, _ = place.leaf('explain')
    assert code == 0 and 'NAME_TAKEN' in out.splitlines() and 'room-unreachable' in out.splitlines(), out
    code, _, err = place.leaf('explain', 'nonsense')
    assert code == 2 and 'nonsense' in err, err


def index_and_map(place):
    code, out, _ = place.leaf('index', 'ferry.ni')
    assert code == 0 and out.startswith('Contents\n') and 'hands off rule' in out and 'examining' not in out, out
    code, out, _ = place.leaf('index', '--page=actions', '--all', 'ferry.ni')
    assert code == 0 and out.startswith('Actions\n') and 'examining' in out and 'World' not in out, out
    code, _, err = place.leaf('index', '--page=nonsense', 'ferry.ni')
    assert code == 2 and 'nonsense' in err and 'actions' in err, err
    code, out, _ = place.leaf('index', '--html', 'ferry.ni')
    assert code == 0 and out.startswith('<!DOCTYPE html>') and 'ebb rule' in out and '<svg' in out, out[:300]
    code, out, _ = place.leaf('map', 'ferry.ni')
    assert code == 0 and '(the story begins here)' in out, out
    code, out, _ = place.leaf('map', '--svg', 'ferry.ni')
    xml.dom.minidom.parseString(out)
    assert code == 0 and out.count('<rect') >= 2, out


def the_story_is_counted(place):
    code, out, _ = place.leaf('statistics', 'ferry.ni')
    assert code == 0 and re.search(r'^Rooms +1$', out, re.M) and re.search(r'^Rules +4$', out, re.M), out
    code, out, _ = place.leaf('statistics', '--format=json', 'ferry.ni')
    assert code == 0 and json.loads(out)['things'] == 2 and json.loads(out)['texts'] == 4, out
    code, out, err = place.leaf('statistics', '--format=tsv', 'mistaken.ni')
    assert code == 1 and 'rules\t' in out and 'rpoe' in err, (out, err)
    code, out, err = place.leaf('statistics')
    assert code == 2 and 'STORY' in err, err


def diff_tells_sentences_and_rules(place):
    with open(os.path.join(place.folder, 'ferry.ni'), encoding='utf-8') as file:
        story = file.read()
    place.write('later.ni', story + '\nInstead of jumping: say "No." [New.]\n')
    code, out, _ = place.leaf('diff', 'ferry.ni', 'later.ni')
    assert code == 1 and '+ Instead of jumping\n' in out and "\ninstead\n  'Instead of jumping' is new" in out and 'New.' not in out, out
    code, out, _ = place.leaf('diff', '--format=json', 'later.ni', 'ferry.ni')
    assert code == 1 and [row['change'] for row in json.loads(out)] == ['removed', 'removed', 'rule-removed'], out
    code, out, _ = place.leaf('diff', 'ferry.ni', 'ferry.ni')
    assert code == 0 and out == '', out
    code, out, err = place.leaf('diff', 'ferry.ni')
    assert code == 2 and 'BEFORE and NOW' in err, err
    code, out, err = place.leaf('diff', 'ferry.ni', 'none.ni')
    assert code == 2 and 'none.ni' in err, err


def a_story_in_several_files_is_bound(place):
    place.write('Woods.inform/Source/story.ni', 'Include Version 2 of Piers by Ann Oarswoman.\n\nThe Bank is a room. The jetty is a pier in the Bank.\n\nChapter 2 - Woods (see "woods.i7")\n\n[\n%% no mark\n]\n')
    place.write('Woods.materials/Source/woods.i7', 'Chapter 2 - Woods\n\nThe Glade is north of the Bank. The description of the Glade is "[carved]". Include Locks by Bea.\n')
    place.write('Woods.materials/Extensions/Ann Oarswoman/Piers-v2.i7x',
                'Version 2 of Piers by Ann Oarswoman begins here.\n\nA pier is a kind of thing. Instead of taking a pier: say "Of stone.".\n\nPiers ends here.\n\n---- DOCUMENTATION ----\n\nPiers.\n')
    place.write('Woods.materials/Extensions/Bea/Locks.i7x', 'Locks by Bea begins here.\n\nTo say carved: say "Carved letters."\n\nLocks ends here.\n')
    _, before, _ = place.leaf('play', 'Woods.inform', stdin='take jetty\nnorth\n')
    _, notes, problems = place.leaf('bind', '--output=elsewhere.binder', 'Woods.inform')
    os.rename(os.path.join(place.folder, 'Woods.inform'), os.path.join(place.folder, 'gone'))
    os.rename(os.path.join(place.folder, 'Woods.materials'), os.path.join(place.folder, 'gone.materials'))
    with open(os.path.join(place.folder, 'elsewhere.binder')) as file:
        text = file.read()
    assert text.startswith('%%% Looseleaf binder 1\n%%% story.ni\n'), text[:80]
    assert "Of stone." in before and 'Carved letters.' in before, (before, problems)
    assert place.leaf('play', 'elsewhere.binder', stdin='take jetty\nnorth\n')[1] == before
    place.write('letter.binder', text.replace('\n', '\r\n'))
    assert place.leaf('play', 'letter.binder', stdin='take jetty\nnorth\n')[1] == before
    assert place.leaf('play', '-', stdin=text + '\n')[0] == 0
    assert place.leaf('unbind', 'elsewhere.binder', 'Again.inform') == (0, '', '')
    assert place.leaf('play', 'Again.inform', stdin='take jetty\nnorth\n')[1] == before
    for name in ('Source/woods.i7', 'Extensions/Bea/Locks.i7x'):
        with open(os.path.join(place.folder, 'Again.materials', name)) as one, open(os.path.join(place.folder, 'gone.materials', name)) as other:
            assert one.read() == other.read(), name
    assert place.leaf('unbind', 'elsewhere.binder', 'Again.inform')[0] == 2
    assert place.leaf('unbind', 'ferry.ni', 'New.inform')[0] == 2
    for name in ('../evil.i7', 'Source/../../evil.i7', '/tmp/evil.i7', 'Source/', 'Extensions/A/B/C.i7x', ''):
        place.write('evil.binder', f'%% Looseleaf binder 1\n%% story.ni\n\n%% {name}\nThe Bank is a room.\n')
        assert place.leaf('unbind', 'evil.binder', 'Evil.inform')[0] == 2, name
        assert not os.path.exists(os.path.join(place.folder, 'Evil.inform'))


def wrong_use_is_2(place):
    for words in ([], ['frobnicate'], ['check'], ['check', 'missing.ni'], ['check', '--format=xml', 'ferry.ni'],
                  ['rules', '--rulebook=no such', 'ferry.ni'], ['why', 'ferry.ni'], ['why', '--format=tsv', 'ferry.ni', '9'], ['play', '--commands=missing', 'ferry.ni']):
        code, out, err = place.leaf(*words)
        assert code == 2 and err != '', (words, code, err)
    os.makedirs(os.path.join(place.folder, 'Empty.inform'))
    code, _, err = place.leaf('check', 'Empty.inform')
    assert code == 2 and err == "leaf: the folder 'Empty.inform' contains no story. In a project it is the file Source/story.ni\n", err


def commands(place):
    """The names in the list that `leaf --help` prints."""
    listed = place.leaf('--help')[1].split('Commands:\n')[1].split('\n\n')[0]
    return [line.split()[0] for line in listed.splitlines()]


def each_command_has_help(place):
    for command in commands(place):
        code, out, _ = place.leaf(command, '--help')
        assert code == 0 and 'Usage:' in out, command
        assert place.leaf('help', command) == (0, out, ''), command


def each_command_is_described(place):
    with open(os.path.join(ROOT, 'data/man/leaf.1'), encoding='utf-8') as file:
        page = file.read()
    with open(os.path.join(ROOT, 'src/cli/README.md'), encoding='utf-8') as file:
        readme = file.read()
    for command in commands(place):
        assert re.search(rf'^\\fB{command}\b', page.replace('\\-', '-'), re.M), f'data/man/leaf.1 has no entry \\fB{command}\\fR'
        assert f'`{command}`' in readme, f'the table of src/cli/README.md does not name `{command}`'


def bytes_that_are_no_text_are_problems(place):
    with open(os.path.join(place.folder, 'binary.ni'), 'wb') as out:
        out.write(bytes(range(256)) * 64)
    code, out, _ = place.leaf('check', 'binary.ni')
    assert code == 1 and 'BAD_UTF8' in out, out[:200]


def deep_messages_are_not_read(place):
    """Very deep nesting would overflow the stack of the JSON reader."""
    for protocol, code in (('lsp', 1), ('dap', 0)):
        for body in (b'[' * 100000, b'{"a":' * 100000, b'{"id":1,"method":"initialize","params":' + b'[' * 100000 + b']' * 100000 + b'}'):
            run = subprocess.run([LEAF, protocol], input=(b'Content-Length: %d\r\n\r\n' % len(body) + body) * 2, capture_output=True, timeout=60)
            assert run.returncode == code, (protocol, run.returncode)
    text = b'{"jsonrpc":"2.0","id":1,"method":"initialize","x":"' + b'[\\"' * 1000 + b'"}'
    run = subprocess.run([LEAF, 'lsp'], input=b'Content-Length: %d\r\n\r\n' % len(text) + text, capture_output=True, timeout=60)
    assert b'capabilities' in run.stdout, run.stdout


def the_manual_prints_one_section(place):
    code, out, err = place.leaf('manual', 'taking')
    assert code == 0 and out.startswith('taking\n') and 'examining' not in out[:out.index('See also')], out[:400]
    assert '`leaf manual 50-reference-actions` prints the whole page' in out, out
    code, page, err = place.leaf('manual', '50-reference-actions')
    assert code == 0 and '\ntaking\n' in page and '\nexamining\n' in page, page[:400]
    assert place.leaf('manual', 'flurbling')[0] == 1


def a_full_disk_is_no_success(place):
    if not os.path.exists('/dev/full'):
        return
    for words in (['check', 'mistaken.ni'], ['rules', 'ferry.ni'], ['--help'], ['manual']):
        with open('/dev/full', 'w') as full:
            done = subprocess.run([LEAF, *words], cwd=place.folder, stdout=full, stderr=subprocess.PIPE, stdin=subprocess.DEVNULL, encoding='utf-8', timeout=100)
        assert done.returncode == 2 and 'could not be written' in done.stderr, (words, done.returncode, done.stderr)
    # A reader that closes the pipe early is not an error, even if the signal is ignored.
    for restore in (True, False):
        done = subprocess.Popen([LEAF, 'index', 'ferry.ni'], cwd=place.folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, restore_signals=restore)
        done.stdout.close()
        err = done.stderr.read()
        assert done.wait() != 2 and err == b'', (restore, done.returncode, err)


def a_play_that_is_given_up_ends_with_1(place):
    place.write('jump', 'jump\nlook\n')
    code, out, err = place.leaf('play', '--budget=3000000', '--commands=jump', 'endless.ni')
    assert code == 1, (code, err)
    place.write('look', 'look\n')
    assert place.leaf('play', '--budget=3000000', '--commands=look', 'endless.ni')[0] == 0


def saved_games_replace_nothing_else(place):
    place.write('save', 'save\n')
    for text in ('My novel.\n', '"Ferry"\n'):
        place.write('kept', text)
        code, out, err = place.leaf('play', '--commands=save', '--saves=kept', 'ferry.ni')
        assert 'was not written by a story' in err and place.read('kept') == text, (out, err)
    place.write('kept', '')
    place.leaf('play', '--commands=save', '--saves=kept', 'ferry.ni')
    assert place.read('kept').startswith('Looseleaf saved play')
    place.write('more', 'look\nsave\n')
    place.leaf('play', '--commands=more', '--saves=kept', 'ferry.ni')
    assert 'look' in place.read('kept')


def numbers_are_in_their_range(place):
    place.write('look', 'look\n')
    for command in ('play', 'trace'):
        assert place.leaf(command, '--seed=4294967295', '--commands=look', 'ferry.ni')[0] == 0
    for words in (['play', '--seed=4294967296'], ['play', '--seed=-1'], ['play', '--memory=-4'], ['play', '--memory=0'], ['trace', '--seed=-1'], ['profile', '--seed=-1'],
                  ['debug', '--seed=-1'], ['explore', '--seed=-1'], ['explore', '--seconds=-1'], ['explore', '--memory=-4'], ['explore', '--turns=-5'], ['explore', '--threads=0'],
                  ['explore', '--threads=9999'], ['explore', '--shard=-1'], ['explore', '--chance=-1'], ['test', '--explore-seconds=-2'], ['trace', '--turn=-1'], ['profile', '--top=-4']):
        code, out, err = place.leaf(*words, 'ferry.ni')
        assert code == 2 and out == '' and 'expects a number from' in err, (words, code, err)


def contradictory_options_are_refused(place):
    place.write('look', 'look\n')
    for words in (['--turns=5', '--seconds=3'], ['--answers', '--cover'], ['--answers', '--shorten=look'], ['--shorten=look', '--shorten=look'],
                  ['--shorten=look', '--keep=kept'], ['--keep='], ['--format=tsv']):
        code, out, err = place.leaf('explore', *words, 'ferry.ni')
        assert code == 2 and out == '' and 'Try `leaf explore --help`' in err, (words, code, err)


def empty_and_missing_names_are_refused(place):
    for words, told in ((['check', ''], 'the name of the story is empty'), (['release', '--to=', 'ferry.ni'], '--to expects the name of a folder'),
                        (['trust', 'nowhere.ni'], "there is no story 'nowhere.ni'")):
        code, out, err = place.leaf(*words)
        assert code == 2 and out == '' and told in err, (words, code, err)


def analysing_commands_print_problems(place):
    place.write('look', 'look\n')
    for words in (['explore', '--turns=20', 'mistaken.ni'], ['explore', '--shorten=look', 'mistaken.ni'], ['trace', '--commands=look', 'mistaken.ni'],
                  ['profile', '--commands=look', 'mistaken.ni'], ['why-not', '--commands=look', 'mistaken.ni', 'ebb rule']):
        code, out, err = place.leaf(*words)
        assert code == 1 and (out != '' or '--shorten=look' in words) and err.startswith('mistaken.ni:11:') and ': problem: ' in err, (words, code, err)


def binding_replaces_only_what_it_made(place):
    place.write('novel', 'My novel.\n')
    for output, words in (('ferry.ni', 'is the story itself'), ('./ferry.ni', 'is the story itself'), ('novel', 'was not made by leaf bind')):
        code, _, err = place.leaf('bind', '--output=' + output, 'ferry.ni')
        assert code == 2 and words in err, (output, code, err)
    assert place.read('ferry.ni') == STORY and place.read('novel') == 'My novel.\n'
    for _ in range(2):
        assert place.leaf('bind', '--output=bound.leaf', 'ferry.ni')[0] == 0
    assert place.leaf('bind', '--output=bound.leaf', 'bound.leaf')[0] == 2


def a_name_may_begin_with_a_dash(place):
    place.write('-x.ni', STORY)
    assert place.leaf('check', '--', '-x.ni') == (0, '', '')
    assert place.leaf('check', '--lint', '--', '-x.ni')[0] in (0, 1)


def a_long_line_is_one_command(place):
    for text in ('x' * 5000, '\u4e2d' * 3000):
        place.write('long', 'look\n' + text + '\nlook\n')
        out = place.leaf('play', '--commands=long', 'ferry.ni')[1]
        assert out.count('\n>') == 4, out


TESTS = [deep_messages_are_not_read, a_file_that_no_story_wrote_is_kept, check_says_all_is_well, check_finds_extensions_of_the_project, check_names_the_place, check_has_tables, check_names_the_entry_of_a_table, check_counts_inform_6, check_has_json, rules_come_in_order, rules_as_text_are_the_storys,
         why_quotes_the_words, why_of_one_rule_is_its_account, why_if_and_rule_warnings, a_preamble_that_is_not_understood_has_no_place, why_not_is_of_the_moment, why_not_has_the_values, ends_of_scenes_are_their_own, inclusions_move_things, trace_is_a_tree, profile_counts_what_ran, play_prints_the_transcript, a_terminal_gives_keys_and_ticks, a_project_is_saved_beside_itself, a_terminal_is_restored_by_an_interrupt, trace_has_rules_alone, trace_begins_with_a_command,
         trace_is_empty_where_rules_is_not_read, trace_knows_events_by_their_names, endless_play_is_ended, the_memory_bound_outlives_a_restart, an_archive_is_a_file, endless_saving_is_ended, blessed_threads_are_played_again, answers_are_blessed_anew, rules_that_do_not_run_fail_when_asked,
         saved_plays_are_kept_in_a_file, files_of_the_story_are_kept_in_a_folder, run_time_problems_name_the_rule,
         debug_steps, debug_pauses_an_endless_loop, dump_shows_stages, lints_are_asked_for, problems_are_explained, index_and_map, the_story_is_counted, diff_tells_sentences_and_rules, a_story_in_several_files_is_bound, a_play_that_cannot_be_saved_says_so, debug_asks_and_stops, wrong_use_is_2, each_command_has_help, each_command_is_described, bytes_that_are_no_text_are_problems,
         trace_leaves_out_what_only_makes_a_text,
         extensions_are_installed_pinned_and_tried,
         a_full_disk_is_no_success, a_play_that_is_given_up_ends_with_1, saved_games_replace_nothing_else, numbers_are_in_their_range, contradictory_options_are_refused, empty_and_missing_names_are_refused, analysing_commands_print_problems, binding_replaces_only_what_it_made, a_name_may_begin_with_a_dash,
         a_long_line_is_one_command,
         an_installed_inform_makes_a_story_file, responses_of_an_installed_inform_are_read]


def main():
    failed = 0
    print(f'1..{len(TESTS)}')
    for number, test in enumerate(TESTS, 1):
        with tempfile.TemporaryDirectory() as folder:
            try:
                test(Place(folder))
                print(f'ok {number} - {test.__name__}')
            except (AssertionError, subprocess.TimeoutExpired, ValueError, IndexError, KeyError) as why:
                failed += 1
                print(f'not ok {number} - {test.__name__}')
                at = [frame for frame in traceback.extract_tb(why.__traceback__) if frame.filename == __file__][-1]
                print(f'# {os.path.basename(__file__)}:{at.lineno}: {at.line}')
                print('\n'.join('# ' + line for line in str(why).splitlines()))
    return 1 if failed else 0


sys.exit(main())
