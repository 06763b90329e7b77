#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Asking why in a real game by somebody else, whatever it is: nothing here knows it.  Its own walk is typed; then the tree of the turn, why a rule did not
run, where the last text came from, the world, and back to a turn and on again, with the same text.

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
ANSWER, TREE = 'The Answer', 'What Happened in the Turn'


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


def why_not():
    """Of the first rule of the game that the text has."""
    text = text_of(there('text', 'Source'))
    line = next(number for number, each in enumerate(text.split('\n'), 1)
                if each.lower().startswith(('instead of', 'after ', 'before ', 'check ', 'carry out', 'report ', 'every turn', 'when play')))
    go_to_line(line)
    keys('F4')
    until(lambda: rows(ANSWER), 'the answer')
    known = ('It ran', 'It was', 'Its action', 'No action', 'Nothing', 'The action', 'The activity', 'It stands', 'It may', 'It did', '\'', '“')
    assert any(name.startswith(known) for name in rows(ANSWER)), rows(ANSWER)
    picture('game-why')


def why_text():
    keys('shift+F4')
    until(lambda: any('Where a text came from' in name for name in labels_in(person.FRAME)) and rows(ANSWER), 'the chain')
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
    node = next(each for each in walk(there('list', 'Turns')) if each.get_role_name() == 'label' and each.get_name() == str(n - 1))
    click(node)
    until(lambda: story_text().rstrip() == before, 'the game as it was')
    keys('ctrl+alt+Page_Down')
    until(lambda: story_text() == whole, 'the same game again')
    picture('game-back')


STEPS = [opens, turn_tree, why_not, why_text, values, back_and_on]
person.run(STEPS, os.path.dirname(os.path.dirname(STORY)), 'Game')
