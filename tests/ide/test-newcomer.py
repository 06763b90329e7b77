#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A newcomer who uses only the keyboard: from the page of an empty window to the first chapter of the manual; plays and inserts its story,
solves its exercise, presses F1 on a word, reads the explanation of a problem, and opens an example.

    LOOSELEAF=build/src/ide/looseleaf GSETTINGS_SCHEMA_DIR=build/data tests/ide/test-newcomer.py
"""
import os
import re
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import person  # noqa: E402
from person import find, keys, labels_in, picture, there, text_of, type_text, until, walk  # noqa: E402

STORY = os.path.join(os.environ['INSIDE'], 'First.inform')


def shown(words):
    """Whether the page of the manual shows these words."""
    return any(words in name for name in labels_in(there(None, 'Manual Page')))


def title():
    """The first heading of the page, which may be long."""
    return there(None, 'Manual Page').get_children()[0].get_name()


def source():
    return text_of(there('text', 'Source'))


def named(name):
    """Finds a widget by name, in the page of the manual only."""
    return [node for node in walk(there(None, 'Manual Page')) if node.get_name() == name]


def has_focus(name):
    return any(node.has('FOCUSED') for node in named(name))


def tab_to(name, key='Tab', most=60):
    """Presses Tab until a widget of this name has the focus. Walks through the page once, and then queries only the widgets of this name."""
    nodes = named(name)
    for _ in range(most):
        keys(key)
        if any(node.has('FOCUSED') for node in nodes):
            return
    raise AssertionError(f'{most} times {key} do not lead to “{name}”')


# --- the steps ----------------------------------------------------------------------------------------------------------------

def an_empty_window_offers_to_learn():
    until(lambda: find(person.FRAME, None, 'Learn'), 'three ways to begin')
    picture('newcomer-welcome')
    keys('alt+l')
    until(lambda: title() == 'A first quarter of an hour', 'the first chapter')


def a_story_is_tried():
    tab_to('Try')
    keys('Return')
    until(lambda: has_focus('Command'), 'the line for a command, in the page')
    type_text('look')
    keys('Return')
    until(lambda: shown('> look') or shown('>look'), 'the answer in the page')
    picture('newcomer-try')


def it_is_inserted():
    tab_to('Try', 'shift+Tab')
    keys('Right')  # Tab stops once at a row of buttons
    until(lambda: has_focus('Insert'), 'the next button')
    keys('Return')
    until(lambda: 'The Quay is a room.' in source(), 'the story in the source')


def check():
    """Finds the exercise of the chapter as a reader does: from the source to the manual, and on to its button."""
    keys('F6')
    tab_to('Check My Story')
    keys('Return')


def an_exercise_is_solved():
    keys('ctrl+1', 'ctrl+End', 'Return', 'Return')
    type_text('The Boathouse is west of the Quay. The oar is in the Boathouse.')
    keys('Escape')
    until(lambda: not any(re.fullmatch(r'\d+ problems?', name) for name in labels_in(person.FRAME)), 'no problem')
    check()
    until(lambda: shown('Solved.'), 'that it is solved')
    picture('newcomer-solved')


def a_word_is_explained():
    keys('ctrl+1', 'ctrl+End', 'Return', 'Return')
    type_text('Instead of jumping: say "Splash."')
    keys('ctrl+Home', 'ctrl+End', *['Left'] * 18)
    person.settle()
    keys('F1')
    until(lambda: title() == 'Reference: actions', 'the page about the word')
    picture('newcomer-word')


def a_problem_is_explained():
    keys('ctrl+1', 'ctrl+End', 'Return', 'Return')
    type_text('The oar is a banana.')
    until(lambda: any('1 problem' in name for name in labels_in(person.FRAME)), 'the problem')
    keys('ctrl+6', 'F1')
    until(lambda: shown('SAME_AS_ANOTHER') or shown('two different things'), 'what is behind it')
    picture('newcomer-problem')


def an_example_is_opened():
    keys('ctrl+1')
    keys('ctrl+a', 'Delete')
    until(lambda: find(person.FRAME, None, 'Look at Examples'), 'an empty page')
    keys('alt+x')
    until(lambda: title() == 'A gallery of examples', 'the gallery')
    tab_to('Try')
    keys('Right', 'Right')
    until(lambda: has_focus('New Story from This'), 'the last button of the row')
    picture('newcomer-gallery')
    keys('Return')
    until(lambda: person.main_window('The Lost Mitten'), 'a window with the story of the example')


STEPS = [an_empty_window_offers_to_learn, a_story_is_tried, it_is_inserted, an_exercise_is_solved, a_word_is_explained, a_problem_is_explained,
         an_example_is_opened]

os.makedirs(os.path.join(STORY, 'Source'))
open(os.path.join(STORY, 'Source', 'story.ni'), 'w').close()
person.run(STEPS, STORY, 'First')
