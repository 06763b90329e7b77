#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Asks why in any real game: nothing here depends on its text. Types its walkthrough; then tests the tree of a turn, why a rule did not run, the place of a
rule and of one that is being typed, where the last text came from, the world, how often rules ran, going back to a turn and forwards again with the same
text, a breakpoint, and an edit after which the game is replayed.

    LOOSELEAF=build/src/ide/looseleaf GSETTINGS_SCHEMA_DIR=build/data tests/ide/test-game.py GAME/story.ni GAME/commands.txt
"""
import os
import shutil
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import person  # noqa: E402
from person import click, command, find, go_to_line, keys, labels_in, picture, rows, story_text, text_of, there, until, walk  # noqa: E402

GIVEN, WALK = [each for each in sys.argv[1:] if '/' in each][:2] or sys.exit('1..0 # SKIP no game is named')
STORY = os.path.join(os.environ['INSIDE'], 'Game.inform', 'Source', 'story.ni')
os.makedirs(os.path.dirname(STORY))
shutil.copy(GIVEN, STORY)
COMMANDS = [line for line in open(WALK, encoding='utf-8').read().split('\n') if line.strip()][:6]
ANSWER, TREE = 'Answer', 'Turn Tree'


def is_at_rest():
    before = story_text()
    person.time.sleep(0.3)
    return story_text() == before


def opens():
    until(lambda: len(story_text()) > 20, 'the beginning of the game', 90)
    until(is_at_rest, 'the story at rest')
    for words in COMMANDS:
        command(words)


def turn_tree():
    keys('ctrl+shift+t')
    until(lambda: any(name.startswith(f'>{COMMANDS[-1]}') for name in rows(TREE)), 'the tree of the last turn')
    assert len(rows(TREE)) > 2, rows(TREE)
    picture('game-turn')


def line_of_a_rule():
    return next(number for number, each in enumerate(source_text().split('\n'), 1)
                if each.lower().startswith(('instead of', 'after ', 'before ', 'check ', 'carry out', 'report ', 'every turn', 'when play')))


def why_not():
    """Asks about the first rule in the source of the game."""
    go_to_line(line_of_a_rule())
    keys('F4')
    until(lambda: rows(ANSWER), 'the answer')
    known = ('It ran', 'It was', 'Its action', 'No action', 'Nothing', 'The action', 'The activity', 'It stands', 'It may', 'It did', '\'', '“')
    assert any(name.startswith(known) for name in rows(ANSWER)), rows(ANSWER)
    picture('game-why')


def why_text():
    keys('shift+F4')
    until(lambda: any('Origin of text' in name for name in labels_in(person.FRAME)) and rows(ANSWER), 'the chain')
    picture('game-origin')


def values():
    keys('ctrl+shift+e')
    person.type_text('the turn count')
    keys('Return')
    until(lambda: any(name.startswith('the turn count: ') for name in rows('Values and Watches')), 'the value')
    until(lambda: 'rooms' in labels_in(find(person.FRAME, 'list', 'The World')), 'the world')


def back_and_on():
    whole, n = story_text(), len(COMMANDS)
    before = whole[:whole.rindex(f'>{COMMANDS[-1]}')].rstrip()
    node = next(each for each in walk(there('list', 'Turns'), 'label') if each.get_name() == str(n - 1))
    click(node)
    until(lambda: story_text().rstrip() == before, 'the game as it was')
    keys('ctrl+alt+Page_Down')
    until(lambda: story_text() == whole, 'the same game again')
    picture('game-back')


def source_text():
    return text_of(there('text', 'Source'))


def take_back(text):
    for _ in range(60):
        if source_text() == text:
            return
        keys('ctrl+1', 'ctrl+z')
    until(lambda: source_text() == text, 'the source as it was')


def account_of_place():
    """With the cursor in a rule, the Rules panel says where it is, and why."""
    keys('ctrl+2')
    go_to_line(line_of_a_rule())
    until(lambda: any(name.startswith('Rule ') and ' in the ' in name for name in labels_in(person.FRAME)), 'where the rule stands')
    picture('game-account')


def would_stand():
    """An incomplete rule at the end of the source has a place in the Rules panel before it is a rule."""
    text = source_text()
    keys('ctrl+1', 'ctrl+End', 'Return', 'Return')
    person.type_text('Instead of jumping in a dark room')
    until(lambda: any(name.startswith('would stand here') for name in labels_in(find(person.FRAME, 'list', 'Rules'))), 'the place that it would take')
    take_back(text)


def profile():
    keys('ctrl+alt+c')
    until(lambda: any(name.startswith(('ran ', 'never ')) for name in labels_in(find(person.FRAME, 'list', 'Rules'))), 'how often rules ran')
    keys('ctrl+alt+c')


def stops():
    """A breakpoint on the first event of a turn, whatever it is; the play pauses there, steps back a statement, and continues to the end of the turn."""
    text = source_text()
    keys('ctrl+1', 'ctrl+End', 'Return', 'Return')
    person.type_text('Every turn: say "It is late."')
    until(lambda: 'Playing the last version without problems' not in ' '.join(labels_in(person.FRAME)), 'a game without a mistake')
    keys('F9', 'ctrl+shift+k')
    until(lambda: any(name.startswith(('Line ', 'Rule: ')) for name in rows('Breakpoints')), 'the stop')
    keys('ctrl+4')
    person.type_text('wait')
    keys('Return')
    until(lambda: any(name.startswith('Breakpoint ') for name in labels_in(person.FRAME)), 'the game at the stop')
    keys('ctrl+shift+F7')
    keys('F5')
    until(lambda: any('is waiting for a command' in name for name in labels_in(person.FRAME)), 'the end of the turn')
    until(lambda: 'It is late.' in story_text(), 'what the rule says')
    picture('game-stops')
    keys('ctrl+1', 'F9')
    until(lambda: not rows('Breakpoints'), 'no stops any more')
    take_back(text)


def edits_and_goes_on():
    """After a rule is added, the same commands are replayed, and the first turn that differs is shown."""
    text = source_text()
    keys('ctrl+1', 'ctrl+End', 'Return', 'Return')
    person.type_text('Every turn: say "It is later."')
    until(lambda: any('The story differs from turn' in name for name in labels_in(person.FRAME)), 'which turn reads otherwise')
    until(lambda: 'It is later.' in text_of(find(person.FRAME, 'text', 'Turn After the Edit')), 'the turn as it is now')
    assert 'It is later.' not in text_of(there('text', 'Turn Before the Edit'))
    picture('game-edit-and-go-on')
    take_back(text)
    until(lambda: 'It is later.' not in story_text(), 'the game as it was')


STEPS = [opens, turn_tree, why_not, account_of_place, why_text, values, profile, back_and_on, would_stand, edits_and_goes_on, stops]
person.run(STEPS, os.path.dirname(os.path.dirname(STORY)), 'Game')
