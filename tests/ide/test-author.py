#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Completion, pages of the index, the map, the skein, hints and the manual at the real window, by keys, pointer and the accessibility tree. Uses the
functions and the story of test-window.py; run it in the same way."""
import importlib.util
import os

import person
from person import click, find, keys, labels_in, there, type_text, until, walk

HERE = os.path.dirname(os.path.abspath(__file__))
spec = importlib.util.spec_from_file_location('window', os.path.join(HERE, 'test-window.py'))
window = importlib.util.module_from_spec(spec)
spec.loader.exec_module(window)


def source_text():
    return person.text_of(there('text', 'Source'))


def shown(words):
    """Finds a label that contains these words, also in popovers."""
    return next((node for node in walk(person.APPLICATION, 'label') if words in node.get_name()), None)


def named(name):
    return next((node for node in walk(person.APPLICATION) if node.get_name() == name), None)


def completes_what_may_stand_there():
    until(lambda: 'Night' in source_text(), 'the story')
    keys('ctrl+1', 'ctrl+End', 'Return', 'Return')
    type_text('Inst')
    until(lambda: shown('Instead of'), 'rulebooks, offered by themselves')
    keys('Down', 'Return')
    until(lambda: source_text().rstrip('\n').endswith('Instead of'), 'the rulebook, put in')
    type_text(' ex')
    person.time.sleep(0.3)  # two letters open no completion by themselves
    assert not shown('examining (thing)')
    keys('ctrl+space')
    until(lambda: shown('examining (thing)'), 'an action, when it is asked for')
    keys('Escape')
    type_text('am')
    until(lambda: shown('examining (thing)'), 'an action after more letters')
    keys('Escape')
    type_text('ining the honey cake:')
    keys('Return')
    type_text('move the honey cake to ')
    until(lambda: shown('To move'), 'the phrase, while it is typed')
    type_text('the player.')
    keys('Return', 'Return')
    until(lambda: find(person.FRAME, 'list', 'Rules'), 'the rules')
    person.picture('author-writing')


def return_is_a_line_in_prose():
    before = source_text()
    keys('ctrl+1', 'ctrl+End')
    type_text('The honeyc')
    keys('Return')
    until(lambda: source_text().rstrip('\n').endswith('The honeyc') and len(source_text()) > len(before) + 10, 'a line, and not a completion')
    keys(*['BackSpace'] * 11)


def index_leads_to_the_source():
    keys('ctrl+7')
    until(lambda: find(person.FRAME, 'list', 'Index'), 'the list of the index')
    until(lambda: 'eating' in labels_in(find(person.FRAME, 'list', 'Index')), 'an action that rules of the story are about')
    type_text('mind the')
    until(lambda: 'mind the house rule' in labels_in(find(person.FRAME, 'list', 'Index')), 'the rule that has these words')
    row = next(node for node in walk(there('list', 'Index'), 'list item') if node.get_name().startswith('mind the house rule'))
    click(row)
    line = window.line_of('mind the house')
    until(lambda: find(person.FRAME, 'label', f'Line {line}, column 1'), f'line {line}, where it is written')
    person.picture('author-index')


def map_goes_by_keys():
    click(named('Index Page'))
    keys('End', 'Return')
    drawn = until(lambda: next((node for node in walk(person.FRAME, 'image', 'icon') if node.get_name() == 'Map'), None), 'the map')
    click(drawn)
    keys('Page_Down', 'Page_Up')
    until(lambda: drawn.get_description().startswith('Kitchen'), 'the room that is chosen, told')
    keys('Up')
    until(lambda: drawn.get_description().startswith('Stairs'), 'the room to the north')
    person.picture('author-map')


def skein_keeps_what_is_played():
    for words in ('look', 'wait'):
        window.command(words)
    keys('ctrl+8')
    tree = until(lambda: next((node for node in walk(person.FRAME, 'image', 'icon') if node.get_name() == 'Skein'), None), 'the tree')
    keys('End')
    until(lambda: tree.get_description() == 'wait', 'the last knot')
    click(until(lambda: find(person.FRAME, None, 'Bless'), 'a button'))
    until(lambda: 'matches the blessed answer' in tree.get_description(), 'that it answers as it should')
    click(there(None, 'Play All'))
    until(lambda: shown('1 answer correct'), 'that all threads were played')
    click(tree)
    keys('End', 'Left')
    until(lambda: tree.get_description().startswith('look'), 'the knot before')
    person.picture('author-skein')
    skein = os.path.join(os.path.dirname(os.path.dirname(window.STORY)), 'Skein.skein')
    until(lambda: os.path.exists(skein) and '>wait<' in open(skein, encoding='utf-8').read(), 'the file of the project')


def story_is_read_out():
    """A screen reader reads a description that changes at the focus: it contains the output of each command, and nothing else."""
    told = []
    listener = person.Atspi.EventListener.new(lambda event: told.append((event.source.get_name(), event.source.get_description())))
    listener.register('object:property-change:accessible-description')
    try:
        for words in ('inventory', 'jump', 'jump'):
            del told[:]
            window.command(words)
            text = person.story_text()
            answer = text[text.rindex('>' + words) + len(words) + 1:].rstrip('>').strip()

            def heard():
                while person.GLib.MainContext.default().iteration(False):
                    pass
                return any(name == 'Command' and said.strip() == answer for name, said in told)
            until(heard, f'what {words} printed, as the description of the line for commands: {answer!r}, {told}', 10)
    finally:
        listener.deregister('object:property-change:accessible-description')


def no_name_is_doubled():
    """No name contains the underline of its mnemonic, and none is repeated."""
    wrong = [node.get_name() for node in walk(person.APPLICATION) if person.is_showing(node) and node.get_role_name() in ('push button', 'toggle button', 'check box', 'panel')
             and (node.get_name().startswith('_') or (len(node.get_name().split()) > 1 and node.get_name().split()[:len(node.get_name().split()) // 2] * 2 == node.get_name().split()))]
    assert not wrong, f'names: {wrong}'
    told = find(person.FRAME, 'push button', 'Continue').get_description()
    assert told == 'Continue (F5)', f'what it does, and its key: {told}'


def explanation():
    """The label of the open explanation."""
    return next((node for node in walk(person.APPLICATION, 'label') if 'Right:' in node.get_name()), None)


def explains_both_forms():
    """A hint's explanation has an example, wrong and right, and opens with no text selected."""
    row = until(lambda: next((node for node in walk(find(person.FRAME, 'list', 'Problems')) if node.get_role_name() == 'list item'
                              and 'has no description.' in node.get_name()), None), 'its row')
    person.click(row)
    button = until(lambda: next((node for node in walk(person.FRAME) if node.get_name() == 'Explain' and person.is_action(node)), None), 'its explanation')
    person.press(button)
    label = until(explanation, 'the explanation with the right form')
    assert 'Wrong:' in label.get_name(), label.get_name()
    assert label.ask('GetNSelections', of='Text')[0] == 0, 'no text of it is selected'
    person.picture('explanation')
    keys('Escape')


def hints_are_listed():
    keys('ctrl+6')
    until(lambda: any('hint' in name for name in labels_in(find(person.FRAME, 'list', 'Problems'))), 'a hint')
    until(lambda: shown('has no description.'), 'what it says')
    explains_both_forms()
    person.picture('hints')


def manual_knows_what_the_cursor_is_on():
    window.go_to_line(window.line_of('The caution rules are'))
    keys('ctrl+1', *['Right'] * 6)
    keys('F1')
    until(lambda: 'Rulebooks of your own' in labels_in(find(person.FRAME, None, 'Manual Page')), 'the page about rulebooks')
    person.picture('manual')
    keys('Escape')


def heading_row(words):
    return next((node for node in walk(find(person.FRAME, 'list', 'Outline'), 'list item') if node.get_name().startswith(words)), None)


def headings_are_dragged():
    """A heading that is dragged above another moves with everything under it, and undo moves it back."""
    before = source_text()
    keys('ctrl+3')
    row = until(lambda: heading_row('Chapter 3'), 'the headings of the story')
    person.drag(row, until(lambda: heading_row('Chapter 1'), 'the first'), -6)
    until(lambda: source_text().index('Chapter 3 - ') < source_text().index('Chapter 1 - '), 'the third chapter before the first')
    assert sorted(source_text().split()) == sorted(before.split()), 'nothing is lost by it'
    keys('ctrl+1', 'ctrl+z')
    until(lambda: source_text() == before, 'the text as it was')


window.STEPS = [completes_what_may_stand_there, return_is_a_line_in_prose, index_leads_to_the_source, map_goes_by_keys, skein_keeps_what_is_played,
                story_is_read_out, no_name_is_doubled,
                hints_are_listed, headings_are_dragged, manual_knows_what_the_cursor_is_on]

if __name__ == '__main__':
    window.main()
