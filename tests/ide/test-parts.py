#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A story in three files, in one window: goes to a part and back by each command that leads there, edits two of them before saving, plays, pauses at a
breakpoint, saves, closes, and reopens.

    LOOSELEAF=build/src/ide/looseleaf GSETTINGS_SCHEMA_DIR=build/data SCREENSHOTS=/tmp/parts tests/ide/test-parts.py
"""
import os
import subprocess
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import person  # noqa: E402
from person import click, command, find, keys, picture, place_of, put_caret, story_text, text_of, there, type_text, until, walk  # noqa: E402

FILES = {
    'Tale.inform/Source/story.ni': '"Tale" by Ann\n\nThe Hall is a room. "A door leads north."\n\nChapter 2 - The Woods (see "woods.i7")\n\n'
                                   'Chapter 3 - The Shore (see "shore.i7")\n\nChapter 4 - Rules\n\nEvery turn: say "The clock ticks."\n',
    'Tale.materials/Source/woods.i7': 'Chapter 2 - The Woods\n\nThe Glade is north of the Hall. "Ferns."\n\nInstead of jumping in the Glade: say "Up."\n',
    'Tale.materials/Source/shore.i7': 'Chapter 3 - The Shore\n\nThe Beach is north of the Glade. "Sand."\n\nA shell is in the Beach.\n',
}


def path_of(name):
    return os.path.join(os.environ['INSIDE'], next(each for each in FILES if each.endswith(name)))


def make_project():
    for name, text in FILES.items():
        path = os.path.join(os.environ['INSIDE'], name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, 'w', encoding='utf-8') as out:
            out.write(text)


def put_cursor(file, words):
    put_caret(in_front(file), text_of(there('text', file)).index(words))


def in_front(file):
    """The view of that file ("Source": the story), if it has the focus."""
    keys('ctrl+1')
    return until(lambda: (lambda node: node if node is not None and node.has('FOCUSED') else None)(find(person.FRAME, 'text', file)), f'{file} in front')


# --- the steps ----------------------------------------------------------------------------------------------------------------

def opens():
    until(lambda: 'A door leads north' in story_text(), 'the beginning of the story')


def heading_leads_to_its_file():
    put_cursor('Source', 'woods.i7')
    picture('joint')
    keys('F12')
    in_front('woods.i7')
    click(until(lambda: next((node for node in walk(person.FRAME, 'label') if node.get_name().startswith('↑ story.ni')), None),
                'the way back'))
    in_front('Source')
    put_cursor('Source', 'shore.i7')
    keys('shift+F11')
    in_front('shore.i7')
    picture('tabs')


def a_tab_stays_in_its_bar():
    """In the bar of another window nobody would save what is typed."""
    def tabs():
        return [node for node in walk(person.FRAME, 'label') if node.get_name().endswith('.i7')]
    until(lambda: len(tabs()) == 2, 'the tabs of the parts')
    x, y = place_of(tabs()[1])
    for step in range(30):
        subprocess.check_call(['xdotool', 'mousemove', str(x), str(y + 10 * step), *(['mousedown', '1'] if step == 0 else [])])
        time.sleep(0.03)
    picture('dragged-tab')
    person.settle()
    time.sleep(0.5)
    there = len(tabs())
    subprocess.check_call(['xdotool', 'mouseup', '1'])
    person.settle()
    assert there == 2, 'a tab that is dragged down left its bar'
    until(lambda: len(tabs()) == 2, 'the tabs of the parts')


def two_files_are_written_and_compiled_together():
    put_cursor('shore.i7', 'A shell')
    type_text('A pearl is a kind of thing. ')
    keys('ctrl+Tab')
    in_front('Source')
    put_cursor('Source', 'Every turn')
    type_text('A black pearl is a pearl in the Hall. ')
    keys('Return', 'Return')
    command('take black pearl')
    until(lambda: 'You take the black pearl' in story_text(), 'that it is there')
    assert open(path_of('shore.i7'), encoding='utf-8').read() == FILES['Tale.materials/Source/shore.i7'], 'nothing is saved'
    picture('unsaved')


def stops_in_a_part():
    keys('ctrl+Tab')
    in_front('woods.i7')
    put_cursor('woods.i7', 'Instead of jumping')
    keys('F9')
    keys('ctrl+Tab', 'ctrl+Tab')
    in_front('Source')
    command('n')
    command('jump')
    in_front('woods.i7')
    picture('stopped')
    keys('F5')
    until(lambda: 'Up.' in story_text(), 'what the rule says')


def all_is_saved():
    keys('ctrl+alt+a')
    until(lambda: 'A pearl is a kind' in open(path_of('shore.i7'), encoding='utf-8').read(), 'the part, saved')
    until(lambda: 'A black pearl is' in open(path_of('story.ni'), encoding='utf-8').read(), 'the story, saved')


def tabs_are_there_the_next_morning():
    person.end()
    person.start(path_of('story.ni'), 'Tale')
    in_front('woods.i7')
    until(lambda: 'A door leads north' in story_text(), 'the beginning of the story')
    picture('next-morning')


def windows_have_the_roles_of_windows():
    """By which a screen reader finds the window around what has the focus."""
    def roles():
        return [node.get_role_name() for node in person.APPLICATION.get_children()]
    keys('ctrl+shift+n')
    until(lambda: find(person.APPLICATION, None, 'First room'), 'the dialog for a new project')
    assert len(roles()) == 2 and set(roles()) <= {'frame', 'dialog'}, roles()
    keys('Escape')
    until(lambda: len(roles()) == 1, 'that it is closed')
    keys('ctrl+n')
    until(lambda: len(roles()) == 2, 'another window')
    assert roles() == ['frame', 'frame'], roles()


STEPS = [opens, heading_leads_to_its_file, a_tab_stays_in_its_bar, two_files_are_written_and_compiled_together, stops_in_a_part, all_is_saved, tabs_are_there_the_next_morning,
         windows_have_the_roles_of_windows]
make_project()
person.run(STEPS, path_of('story.ni'), 'Tale')
