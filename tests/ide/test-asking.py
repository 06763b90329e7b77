#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Follows docs/asking.md at the real window, in the example that the page is about, and makes its pictures:

    SCREENSHOTS=docs/images LOOSELEAF=build/src/ide/looseleaf GSETTINGS_SCHEMA_DIR=build/data tests/ide/test-asking.py
"""
import os
import shutil
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import person  # noqa: E402
from person import click, command, drag, find, go_to_line, keys, labels_in, press, put_caret, rows, story_text, text_of, there, type_text, until, walk  # noqa: E402

STORY = os.path.join(os.environ['INSIDE'], 'The Weather House.inform', 'Source', 'story.ni')
os.makedirs(os.path.dirname(STORY))
shutil.copy(os.path.join(person.ROOT, 'data', 'examples', 'weather-house.ni'), STORY)
TEXT = open(STORY, encoding='utf-8').read()
TREE, ANSWER, INDEX = 'Turn Tree', 'Answer', 'Rules'
LAMP = 'Instead of taking the lamp in the Weather House'


def picture(name):
    """Takes a screenshot with the pointer out of the way, because the row under it looks selected."""
    person.subprocess.check_call(['xdotool', 'mousemove', '700', '14'])
    person.picture(name)


def line_of(words):
    return TEXT[:TEXT.index(words)].count('\n') + 1


def source():
    return find(person.FRAME, 'text', 'Source')


def says(words, where=ANSWER):
    return until(lambda: any(words in name for name in rows(where)), words)


def has_label(words):
    return any(words in name for name in labels_in(person.FRAME))


def button(name):
    """The last button of that name, which is in the visible panel."""
    return [each for each in walk(person.FRAME) if each.get_name() == name][-1]


def sensitive(node):
    return node.has('SENSITIVE')


def to_turn(name, title):
    def titles():
        return [each for each in labels_in(person.FRAME) if 'turn ' in each.lower()]

    while not has_label(title):
        before = titles()
        assert sensitive(button(name)), f'{title} is not come to by {name}'
        press(button(name))
        until(lambda: titles() != before, 'another turn')


def row_of(words):
    """Scrolls to a rule in the Rules panel, and returns its title."""
    return until(lambda: next(each for each in walk(find(person.FRAME, 'list', INDEX), 'label') if each.get_name().startswith(words)),
                 f'{words} in the Rules panel')


def dialog_says(words):
    return until(lambda: next((name for each in person.APPLICATION.get_children()
                               if each != person.FRAME for name in labels_in(each) if words in name), None), words)


def middle_of_dialog():
    """Moves a dialog to the middle: without a window manager it opens in the corner."""
    found = person.subprocess.check_output(['xdotool', 'search', '--onlyvisible', '--pid', str(person.APP.pid)], text=True).split()
    for each in found:
        if each != person.WINDOW:
            person.subprocess.call(['xdotool', 'windowmove', each, '400', '300'])


def undo_all():
    keys('ctrl+1')
    for _ in range(80):
        if text_of(source()) == TEXT:
            break
        keys('ctrl+z')
    until(lambda: text_of(source()) == TEXT, 'the source as it was')


def opens():
    until(lambda: 'winding the clock' in story_text(), 'the beginning of the story')
    for words in ('log gauge', 'take gauge', 'log lamp'):
        command(words)


def the_window():
    """The first picture: a rulebook with its Laws, the source, the story. Goes to the last of its rules first, so that the list scrolls."""
    keys('ctrl+2')
    for rule in ('After logging', 'Instead of taking an instrument when', 'Instead of taking the lamp'):
        go_to_line(line_of(rule))
        row_of(rule)
    until(lambda: in_sight('Instead of taking the lamp'), 'the rule in the Rules panel')
    picture('window')


def keyboard_is_on_the_rule():
    """Ctrl+2 goes to the row of the rule at the cursor, and keys apply to that row."""
    keys('ctrl+3')
    go_to_line(line_of(LAMP))
    keys('ctrl+2')
    row = until(lambda: next((each for each in walk(there('list', INDEX), 'list item') if each.has('FOCUSED')), None), 'a row with the keyboard')
    assert row.get_name().startswith(LAMP), row.get_name()


def words_that_decide():
    rule, other = 'Instead of taking something in the Weather House', 'Instead of taking an instrument when Hedda is worried'
    keys('ctrl+2')
    go_to_line(line_of(rule))
    row_of(rule)
    go_to_line(line_of(other))
    click(row_of(rule))
    person.subprocess.check_call(['xdotool', 'keydown', 'ctrl'])
    click(row_of(other))
    person.subprocess.check_call(['xdotool', 'keyup', 'ctrl'])

    def links():
        top = next(each for each in walk(person.FRAME) if each.get_name() == 'Deciding Words')
        return [each.get_name() for each in walk(top, 'push button')]

    found = until(lambda: len(links()) == 2 and links(), 'the words of both')
    assert f'Line {line_of(rule)}: “in the Weather House”' in found, found
    picture('deciding-words')


def would_stand():
    go_to_line(line_of('Instead of taking an instrument:'))
    keys('Return', 'Up')
    type_text('Instead of taking the vane during the Storm')
    until(lambda: any(name.startswith('would go here, before “') for name in labels_in(find(person.FRAME, 'list', INDEX))), 'the place that it would take')
    picture('rule-preview')
    undo_all()


def rule_warnings():
    go_to_line(line_of('Instead of listening'))
    row_of('Instead of listening')
    keys('ctrl+alt+h')
    until(lambda: 'by position in the source only' in labels_in(find(person.FRAME, 'list', INDEX)), 'the marks')
    until(lambda: any(name.startswith('never runs') for name in labels_in(find(person.FRAME, 'list', INDEX))), 'the rule that never runs')
    picture('rule-warnings')
    keys('ctrl+alt+h')


def turn_tree():
    command('log barometer')
    keys('ctrl+shift+t')
    until(lambda: any(name.startswith('>log barometer') for name in rows(TREE)), 'the tree of the turn')
    says('Logging', TREE)
    picture('turn')


def why():
    """A clause that was false, the actual value, and the clauses that were not tested."""
    go_to_line(line_of(LAMP))
    keys('F4')
    until(lambda: rows(ANSWER), 'an answer')
    to_turn('Previous Turn', 'in turn 2: take gauge')
    says('✗ “the lamp” did not hold')
    says('– “during the Storm” was not checked')
    picture('why')


def why_stopped():
    go_to_line(line_of('Carry out logging'))
    keys('F4')
    to_turn('Next Turn', 'in turn 3: log lamp')
    says('nothing to read rule')
    picture('why-stopped')


def why_grammar():
    command('write up gauge')
    go_to_line(line_of('Understand "log'))
    put_caret(source(), TEXT.index('write down [something]') + 3)
    keys('F4')
    while sensitive(button('Next Turn')):
        press(button('Next Turn'))
    says("It did not match 'write up gauge'.")
    says("The word 'up' did not match: 'down' was expected.")
    picture('why-grammar')


def origin():
    command('wait')
    until(lambda: 'The first gust' in story_text(), 'the storm')
    command('log vane')
    command('take gauge')
    command('log gauge')
    keys('shift+F4')
    says('First signs rule')
    at = story_text().rindex('It stands in the book already')
    put_caret(there('text', 'Story'), at + 4)
    keys('shift+F4')
    says('Once a day rule')
    keys('Down', 'Up')  # the source shows what is selected in the answer
    until(lambda: has_label(f'Line {line_of("It stands in the book already")}, column'), 'the words that said it, in the source')
    picture('origin')


def why_not_reached():
    """The mistake of the example: the rule above always ends the rulebook."""
    go_to_line(line_of('A weather rule during the Storm'))
    keys('F4')
    while sensitive(button('Next Turn')):
        press(button('Next Turn'))
    says('first signs rule')
    picture('why-not-reached')


def in_sight(words):
    row, view = person.box_of(row_of(words)), person.box_of(there('list', 'Rules'))
    return row.height > 0 and view.y <= row.y and row.y + row.height <= view.y + view.height


def dragged():
    """Corrects it by dragging the rule; the sentence is shown before it is inserted."""
    storm_begins()
    keys('ctrl+2')
    row_of('Gale rule')
    for rule in ('A weather rule when', 'A weather rule (this is the quiet'):  # the first and the last of them, so that all three are visible
        go_to_line(line_of(rule))
    until(lambda: in_sight('Gale rule') and in_sight('First signs rule'), 'both rules, when the list has scrolled after the cursor')
    gale, signs = row_of('Gale rule'), row_of('First signs rule')
    drag(gale, signs, -4)
    dialog_says('The gale rule is listed before the first signs rule in the weather rules.')
    dialog_says('The rule will be first, above “First signs rule”.')
    middle_of_dialog()
    picture('rule-dragged')
    keys('Return')
    until(lambda: 'The gale rule is listed before the first signs rule' in text_of(source()), 'the sentence in the source')
    command('wait')
    until(lambda: 'Rain is thrown' in story_text(), 'the story under it')
    undo_all()
    until(lambda: 'Rain is thrown' not in story_text(), 'the story without it')


def timeline():
    for words in ('inventory', 'wait', 'look'):
        command(words)
    keys('ctrl+alt+Page_Up', 'ctrl+alt+Page_Up')
    until(lambda: any('not yet replayed' in name for name in rows('Turns')), 'what comes after')
    picture('timeline')
    keys('ctrl+alt+Page_Down', 'ctrl+alt+Page_Down')


def storm_begins():
    for _ in range(4):
        if 'The first gust' not in story_text():
            command('wait')


SORTS = ['A rule runs', 'A rulebook begins', 'An action begins', 'An activity begins', 'A phrase runs', 'A scene begins or ends', 'A rulebook fails',
         'A rulebook succeeds', 'A value changes']


def add_stop(sort, words):
    """Adds a breakpoint in the panel, by keyboard only; the drop-down of types is before the name entry in Tab order."""
    keys('ctrl+shift+k', 'shift+Tab', 'space')
    until(lambda: next((each for each in walk(person.APPLICATION) if each.get_name() == sort), None), sort)
    keys('Home', *['Down'] * SORTS.index(sort), 'Return', 'ctrl+shift+k', 'ctrl+a')
    type_text(words)
    keys('Return')


def stops():
    """Breakpoints on a line, on a value and on a rulebook that fails; the story pauses after the statement that changed the value."""
    logged = 'now the noun is logged'
    go_to_line(line_of(logged))
    keys('F9')
    add_stop('A value changes', 'the number of logged instruments')
    add_stop('A rulebook fails', 'instead rules')
    until(lambda: len(rows('Breakpoints')) == 3, 'three stops')
    assert any(name.startswith(f'Line {line_of(logged)}: {logged}') for name in rows('Breakpoints')), rows('Breakpoints')
    command('up')
    command('log vane')
    until(lambda: has_label('Breakpoint in “Standard logging rule”'), 'the play at the line')
    keys('F5')
    until(lambda: has_label('Breakpoint: the number of logged instruments was '), 'the play where the value changed')
    keys('ctrl+shift+k')
    picture('breakpoints')
    keys('F5')
    until(lambda: has_label('is waiting for a command'), 'the end of the turn')
    click(button('Remove All'))
    until(lambda: not rows('Breakpoints'), 'no stops')


def values():
    keys('ctrl+shift+e')
    type_text('the list of worried people')
    keys('Return')
    says('the list of worried people: ', 'Values and Watches')
    for words in ('the reading of the barometer', 'whether or not the Storm is happening'):
        keys('ctrl+a')
        type_text(words)
        press(next(each for each in walk(person.FRAME, 'push button') if each.get_name() == 'Watch'))
        says(f'{words}: ', 'Values and Watches')
    command('wait')
    until(lambda: any('previously' in name for name in labels_in(find(person.FRAME, 'list', 'The World'))), 'what changed in the world')
    says('the reading of the barometer: ', 'Values and Watches')
    until(lambda: any(name.startswith('previously 9') for name in labels_in(find(person.FRAME, 'list', 'Values and Watches'))), 'what a watch was before')
    picture('values')


def profile():
    keys('ctrl+alt+c', 'ctrl+2')
    go_to_line(line_of('A weather rule during the Storm'))
    until(lambda: any(name.startswith('never ') for name in labels_in(find(person.FRAME, 'list', INDEX))), 'how often rules ran')
    row_of('Gale rule')
    picture('profile')
    keys('ctrl+alt+c')


def edit_and_go_on():
    at = TEXT.index('"You write [reading of the noun] in')
    go_to_line(line_of('Report logging'))
    put_caret(source(), at + len('"You write [reading of the noun] in'))
    type_text(' ink in')
    until(lambda: has_label('The story differs from turn'), 'which turn reads otherwise')
    until(lambda: 'in ink in the column' in text_of(find(person.FRAME, 'text', 'Turn After the Edit')), 'the turn as it is now')
    picture('edit-and-continue')
    assert 'Rule that now acts differently:' in labels_in(person.FRAME) and find(person.FRAME, 'push button', 'Standard report logging rule'), 'the rule that made the difference'
    press(there('push button', 'Stay'))
    put_caret(source(), at)
    type_text('"')
    until(lambda: has_label('Playing the last version without problems'), 'that it plays the last good version')
    picture('last-version')
    undo_all()


def stopped():
    """Paused in a rule of the story's own rulebook: the stack down to the turn, the values, and the rules that led there."""
    go_to_line(line_of('The wind has gone round'))
    keys('F9')
    for _ in range(5):
        command('wait')
        if has_label('Breakpoint in “First signs rule”'):
            break
    until(lambda: has_label('Breakpoint in “First signs rule”'), 'the play in the rule')
    until(lambda: not any('Breakpoint set on line' in (each.get_name() or '') and person.is_showing(each) for each in walk(person.FRAME)), 'what was said in passing gone')
    picture('debugger')
    keys('ctrl+shift+F9', 'F5')
    until(lambda: has_label('is waiting for a command'), 'the end of the turn')


def play_from_the_beginning(*commands):
    keys('ctrl+r')
    until(lambda: '>' not in story_text().strip('>\n '), 'the story from its beginning')
    for words in commands:
        command(words)


def the_skein():
    """Threads through the story; the answers of one are blessed."""
    play_from_the_beginning('log gauge', 'log lamp', 'take lamp')
    play_from_the_beginning('log gauge', 'take barometer', 'up')
    play_from_the_beginning('listen', 'wait')
    keys('ctrl+8')
    click(there(None, 'Bless'))
    click(there(None, 'Play All'))
    until(lambda: has_label('1 answer correct'), 'the answers compared')
    picture('skein')


def the_map():
    keys('ctrl+7')
    click(there(None, 'Index Page'))
    keys('End', 'Return')
    drawn = until(lambda: next((node for node in walk(person.FRAME, 'image', 'icon') if node.get_name() == 'Map'), None), 'the map')
    keys('ctrl+7', 'Page_Down')
    until(lambda: drawn.get_description() != '', 'a room that is chosen')
    picture('map')


STEPS = [opens, the_window, keyboard_is_on_the_rule, words_that_decide, would_stand, rule_warnings, turn_tree, why, why_stopped, why_grammar, origin, why_not_reached, dragged, timeline, stops, values,
         profile, edit_and_go_on, the_map, the_skein, stopped]
person.run(STEPS, os.path.dirname(os.path.dirname(STORY)), 'The Weather House')
