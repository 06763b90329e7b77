#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Asking why, as a person does at the real window, in a story that was not made for it.

The story is the file that is given, which is only read; where it is missing there is nothing to test.  Steps can be named, and are then
done alone:

    LOOSELEAF=build/src/ide/looseleaf GSETTINGS_SCHEMA_DIR=build/data tests/ide/test-debugger.py ../shared/corpus/examples/PatientZero-G/story.ni turn_tree
"""
import os
import shutil
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import person  # noqa: E402
from person import (click, command, find, go_to_line, hover, is_showing, keys, labels_in, picture, place_of, press, rows, soon, story_text, text_of,  # noqa: E402
                    tooltips, type_text, until, walk)

GIVEN = next((each for each in sys.argv[1:] if '/' in each), '../shared/corpus/examples/PatientZero-G/story.ni')
STORY = os.path.join(os.environ['INSIDE'], 'Patient Zero.inform', 'Source', 'story.ni')
os.makedirs(os.path.dirname(STORY))
shutil.copy(GIVEN, STORY)
TEXT = open(STORY, encoding='utf-8').read()


def line_of(words):
    return TEXT[:TEXT.index(words)].count('\n') + 1


def opens():
    until(lambda: len(story_text()) > 100, 'the beginning of the story')


TREE = 'What Happened in the Turn'


def turn_tree():
    """What a wait led to: the every turn rules of the story, unfolded; what did not apply, with its clause."""
    command('wait')
    keys('ctrl+shift+t')
    names = until(lambda: [name for name in rows(TREE) if name.startswith('>wait')] and rows(TREE), 'the tree of the turn')
    assert any(name.startswith('Waiting, succeeded') for name in names), names
    until(lambda: any('Instead of waiting when the destination of the player is not blank, ✗ ' in name for name in rows(TREE)),
          'the clause that did not hold')
    picture('turn')
    title = [name for name in labels_in(person.FRAME) if name.startswith('Turn ')]
    assert 'Turn 1: wait' in title, title


def turn_tree_search():
    """Only what is found, and what it is in; and the library only where it is wanted."""
    keys('ctrl+shift+t')
    entry = until(lambda: find(person.FRAME, None, 'Find in This Turn'), 'the search entry')
    click(entry)
    type_text('every turn')
    names = until(lambda: rows(TREE) and all('very turn' in name or 'stage' in name.lower() or 'rule' in name.lower() for name in rows(TREE)) and rows(TREE), 'what was found')
    assert any(name.startswith('Every turn') for name in names), names
    until(lambda: any(name.endswith(' found') for name in labels_in(person.FRAME)), 'how many were found')
    picture('turn-search')
    keys('ctrl+a', 'BackSpace')
    until(lambda: any(name.startswith('>wait') for name in rows(TREE)), 'the whole tree again')


def turn_tree_leads_to_source():
    keys('ctrl+shift+t')
    click(until(lambda: find(person.FRAME, None, 'Find in This Turn'), 'the search entry'))
    type_text('instead of waiting')
    until(lambda: any(name.startswith('Instead of waiting') for name in rows(TREE)) and len(rows(TREE)) < 12, 'the rule')
    node = next(each for each in walk(find(person.FRAME, 'list', TREE)) if each.get_role_name() == 'label' and each.get_name().startswith('Instead of waiting'))
    click(node)
    until(lambda: find(person.FRAME, 'label', f'Line {line_of("Instead of waiting when the destination")}, column 1'), 'its place in the source')
    click(find(person.FRAME, None, 'Find in This Turn'))
    keys('ctrl+a', 'BackSpace')


def past_turn():
    command('look')
    keys('ctrl+shift+t')
    until(lambda: any(name.startswith('Looking') for name in rows(TREE)), 'the turn of looking')
    press(find(person.FRAME, 'push button', 'The Turn Before'))
    until(lambda: 'Turn 1: wait' in labels_in(person.FRAME), 'the turn before')
    until(lambda: any(name.startswith('>wait') for name in rows(TREE)), 'its tree')
    press(find(person.FRAME, 'push button', 'The Turn After'))
    until(lambda: any(name.startswith('Looking') for name in rows(TREE)), 'the last turn')


ANSWER = 'The Answer'


def why_not():
    """With the cursor in a rule: which clause did not hold, and what was so; then in the turn before."""
    go_to_line(line_of('Instead of waiting when the destination'))
    keys('F4')
    until(lambda: any('was gone through, but for another action' in name for name in rows(ANSWER)), 'the answer')
    assert 'Instead rules' in rows(ANSWER), rows(ANSWER)
    picture('why')
    buttons = [each for each in walk(person.FRAME) if each.get_name() == 'The Turn Before']
    press(buttons[-1])
    until(lambda: any('✗ “the destination of the player is not blank” did not hold' in name for name in rows(ANSWER)), 'the other clause')


def why_text():
    """Where the last thing that was printed came from: its response, its rule, and all that it is in."""
    command('wait')
    keys('shift+F4')
    names = until(lambda: rows(ANSWER) and any('esponse (A)' in name for name in rows(ANSWER)) and rows(ANSWER), 'the response')
    assert any('Waiting' in name for name in names), names
    picture('origin')
    keys('ctrl+F4')
    dialog = until(lambda: [each for i in range(person.APPLICATION.get_child_count())
                            if (each := person.APPLICATION.get_child_at_index(i)) != person.FRAME and 'What is to be said?' in labels_in(each)], 'the question for a text')
    assert dialog
    keys('ctrl+a')
    type_text('Nothing at all happens.')
    keys('Return')
    until(lambda: 'response (A) is "Nothing at all happens.".' in text_of(find(person.FRAME, 'text', 'Source')), 'the sentence')
    until(lambda: 'Nothing at all happens.' in story_text(), 'the story as it is told now')
    keys('ctrl+1', 'ctrl+z')
    until(lambda: text_of(find(person.FRAME, 'text', 'Source')) == TEXT, 'the source as it was')


def now():
    return next((name for name in rows('Turns') if 'the story stands here' in name), '')


def timeline():
    """Back to an earlier turn by a click: the story reads as it did then; and on again, with the same text."""
    for words in ('wait', 'inventory', 'wait', 'look'):
        command(words)
    last = until(lambda: now().startswith('Turn') and now(), 'where the story stands')
    number = int(last.split()[1].rstrip(':'))
    whole = story_text()
    before = whole[:whole.rindex('>look')]
    picture('timeline')
    press_turn(number - 1)
    until(lambda: now().startswith(f'Turn {number - 1}:'), 'the turn before')
    until(lambda: story_text().rstrip() == before.rstrip(), 'the story as it was')
    assert any('still to come again' in name for name in rows('Turns')), rows('Turns')
    keys('ctrl+alt+Page_Down')
    until(lambda: now() == last and story_text() == whole, 'the same story again')
    keys('ctrl+alt+Page_Up')
    until(lambda: now().startswith(f'Turn {number - 1}:'), 'the turn before, by keys')


def press_turn(number):
    node = next(each for each in walk(find(person.FRAME, 'list', 'Turns')) if each.get_role_name() == 'label' and each.get_name() == str(number))
    click(node)


def stops_in_gutter():
    """A click anywhere in the gutter, on the line's number too."""
    line = line_of('Instead of waiting when the destination')
    go_to_line(line)
    source = find(person.FRAME, 'text', 'Source')
    x, y = place_of(source)
    box = person.Atspi.Component.get_extents(source, person.Atspi.CoordType.WINDOW)
    for dx in (4, 14, 26, 38):
        person.subprocess.check_call(['xdotool', 'mousemove', str(x - box.width // 2 - 64 + dx), str(y), 'click', '1'])
        person.time.sleep(0.6)
    picture('gutter')


STEPS = [opens, turn_tree, turn_tree_search, turn_tree_leads_to_source, past_turn, why_not, why_text, timeline]
person.run(STEPS, os.path.dirname(os.path.dirname(STORY)), 'Patient Zero')
