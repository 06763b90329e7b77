#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A newcomer follows tests/ide/tutorial.md: types its text, follows its instructions, and sees what it promises.

    LOOSELEAF=build/src/ide/looseleaf GSETTINGS_SCHEMA_DIR=build/data tests/ide/test-tutorial.py
"""
import os
import re
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import person  # noqa: E402
from person import command, find, go_to_line, hover, keys, labels_in, picture, press, put_caret, rows, settle, story_text, text_of, there, tooltips, type_text, until, walk  # noqa: E402

PAGE = open(os.path.join(person.ROOT, 'tests', 'ide', 'tutorial.md'), encoding='utf-8').read()
STORY = os.path.join(os.environ['INSIDE'], 'First.inform')
# The text to type under each heading: blocks of lines; the window indents a line after a colon by itself.
BLOCKS = {title: [line[4:] for line in re.findall(r'^(?:    .*|\s*)$', body, re.M) if line.strip()]
          for title, body in re.findall(r'^## (.+)\n((?:(?!^## ).*\n?)*)', PAGE, re.M)}


def source():
    return text_of(there('text', 'Source'))


def write(title):
    """Types at the end of the text, with a blank line between paragraphs, but not before an indented line."""
    keys('ctrl+1', 'ctrl+End')
    lines = BLOCKS[title]
    assert lines, title
    if source().strip():
        keys('Return', 'Return')
    for number, line in enumerate(lines):
        if number > 0:
            keys('Return')
        if number > 0 and not line.startswith('\t'):
            keys('Return')
        type_text(line.lstrip('\t'))
        keys('Escape')
    settle()


def no_problem():
    until(lambda: not any(re.search(r'\bproblems?$', name) for name in labels_in(person.FRAME)), 'no problem')


def answers(words, wanted):
    before = story_text().count(wanted)
    command(words)
    until(lambda: story_text().count(wanted) > before, f'“{wanted}” after {words}')


def rule_names():
    return [name for name in rows('Rules') if 'nstead of examining' in name]


# --- the steps ----------------------------------------------------------------------------------------------------------------

def opens():
    until(lambda: find(person.FRAME, 'text', 'Source'), 'an empty text')


def a_room_and_a_thing():
    write('A room and a thing')
    no_problem()
    until(lambda: 'A brass telescope' in story_text(), 'the story, by itself')
    answers('look', 'A brass telescope points')
    command('examine telescope')


def the_first_rule():
    write('The first rule')
    assert source().endswith('\n\tsay "The roof is shut. You see rust, magnified."'), repr(source()[-90:])
    no_problem()
    until(lambda: len(rule_names()) == 1, 'the rule in the Rules panel')
    answers('examine telescope', 'You see rust, magnified.')


def a_second_rule():
    write('A second rule, and an order')
    no_problem()
    until(lambda: len(rule_names()) == 2, 'both rules')
    first, second = rule_names()
    assert 'the telescope' in first and 'something' in second, (first, second)
    answers('examine telescope', 'You see rust')
    badge = until(lambda: next((each for each in walk(find(person.FRAME, 'list', 'Rules')) if re.fullmatch(r'[IVX]+(\.\d+)*', each.get_name())), None), 'a badge')
    hover(badge)
    until(lambda: any('Law' in name for name in tooltips()), 'the Law')
    picture('tutorial-law')


def a_condition():
    write('A condition')
    no_problem()
    until(lambda: len(rule_names()) == 3 and 'carries the crank' in rule_names()[0], 'the rule with a condition above')
    answers('examine telescope', 'You see rust')
    command('take crank')
    answers('examine telescope', 'With a groan the roof opens.')


def the_first_why():
    command('drop crank')
    answers('examine telescope', 'You see rust')
    go_to_line(source()[:source().index('when the player carries')].count('\n') + 1)
    keys('F4')
    until(lambda: any('carries the crank' in name for name in rows('Answer')), 'the clause that did not hold')
    picture('tutorial-why')


def walking_through_it():
    line = source()[:source().index('say "The roof is shut')].count('\n') + 1
    go_to_line(line)
    keys('F9')
    keys('ctrl+4')
    type_text('examine telescope')
    keys('Return')
    until(lambda: 'You see rust' not in story_text().split('>')[-1] and 'examine' in story_text().split('>')[-1], 'that it stops')
    until(lambda: any('nstead of examining' in name for name in rows('Stack')), 'the stack')
    picture('tutorial-stop')
    keys('F8')
    until(lambda: 'You see rust' in story_text().split('>')[-1], 'the phrase, stepped over')
    keys('shift+F8', 'F5')
    go_to_line(line)
    keys('F9')


def keeping_a_play():
    keys('ctrl+8')
    tree = until(lambda: next((node for node in walk(person.FRAME, 'image', 'icon') if node.get_name() == 'Skein'), None), 'the tree')
    keys('End')
    until(lambda: tree.get_description() == 'examine telescope', 'the last knot')
    press(there(None, 'Bless'))
    until(lambda: 'matches the blessed answer' in tree.get_description(), 'that it answers as it should')
    keys('ctrl+1')
    put_caret(there('text', 'Source'), source().index('magnified'))
    type_text('much ')
    until(lambda: 'rust, much magnified' in story_text(), 'the story under the new text')
    keys('ctrl+8')
    press(there(None, 'Play All'))
    until(lambda: any('0 answers correct, 1 different' in name for name in labels_in(person.APPLICATION)), 'that it answers otherwise')
    picture('tutorial-skein')


os.makedirs(os.path.join(STORY, 'Source'))
open(os.path.join(STORY, 'Source', 'story.ni'), 'w').close()
STEPS = [opens, a_room_and_a_thing, the_first_rule, a_second_rule, a_condition, the_first_why, walking_through_it, keeping_a_play]
person.run(STEPS, STORY, 'First')
