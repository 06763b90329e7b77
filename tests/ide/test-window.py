#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests the real window by keys, pointer and the accessibility tree.

Opens a story, asks for the meaning and the uses of names, edits a preamble so that two rules change places, reads the reason, plays, sets breakpoints on
rules and lines, steps into a rulebook and out again, and reads the outcome. LOOSELEAF names the program. The story is one of our examples, or the given
file; if that is missing, the test is skipped. With SCREENSHOTS=folder each chapter saves a picture there:

    XDG_DATA_DIRS=$PWD/data:/usr/share SCREENSHOTS=docs/images LOOSELEAF=build/src/ide/looseleaf GSETTINGS_SCHEMA_DIR=build/data \
      tests/ide/test-window.py

It starts its own display and bus, so it can be run alone: LOOSELEAF=build/src/ide/looseleaf tests/ide/test-window.py
"""
import glob
import os
import re
import subprocess
import sys
import time

import person
from person import (ROOT, box_of, caret_of, click, find, hover, is_showing, keys, labels_in, picture, place_of, press, soon, text_of, there, tooltips, type_text, until, walk)


# --- the story -----------------------------------------------------------------------------------------------------------------

ADDED = '''

The echo rules are a rulebook.

An echo rule (this is the murmur rule):
	say "Murmur."

An echo rule (this is the first echo rule):
	say "Echo.";
	rule succeeds.

Instead of jumping (this is the hop rule):
	say "Hop."

Instead of jumping (this is the skip rule):
	follow the echo rules;
	say "Skip."

Instead of sleeping:
	say "La."

A procedural rule while jumping (this is the hush rule):
	ignore the murmur rule.

Report waiting (this is the shrug rule):
	say "You shrug." (A).

The lamp oil is a thing.

Table of Gleams
gleam	gleam-talk
"low"	"It flickers."

The trimming rules is a rulebook. The trimming rulebook has a number called the oil level.

A trimming rule: now the oil level is 4; say "[oil level]."

To say lamp tale: say "Once there was a lamp."

To trim the lamps:
	let the wick be 7;
	if a person (called the lamplighter) is in the location, say "[The lamplighter] trims [wick] of [the lamp oil]: [lamp tale]";
	choose row 1 in the Table of Gleams;
	say "[gleam-talk entry]".
'''


def make_story():
    """Makes a copy of the story with a few more rules; returns two commands that it understands, too."""
    elsewhere = next((given for given in sys.argv[1:] if '/' in given), None)
    given = elsewhere or os.path.join(ROOT, 'data', 'examples', 'night-kitchen.ni')
    commands = ['look', 'inventory'] if elsewhere else ['eat biscuit', 'eat cake']
    path = os.path.join(os.environ['INSIDE'], 'A Night.inform', 'Source', 'story.ni')
    os.makedirs(os.path.dirname(path))
    with open(given, encoding='utf-8') as source:
        text = source.read().rstrip('\n') + ADDED
    with open(path, 'w', encoding='utf-8') as out:
        out.write(text)
    return path, text, commands


STORY, TEXT, COMMANDS = make_story()
PROJECT, TITLE = os.path.dirname(os.path.dirname(STORY)), 'A Night'
PREAMBLE = 'when the turn count is at least 1'


def line_of(words):
    return TEXT[:TEXT.index(words)].count('\n') + 1


def go_to_line(line):
    keys('ctrl+l')
    until(lambda: find(person.APPLICATION, 'text', 'Line Number') or find(person.APPLICATION, None, 'Line Number'), 'the dialog for a line')
    type_text(str(line))
    keys('Return')
    until(lambda: find(person.FRAME, 'label', f'Line {line}, column 1'), f'the cursor at line {line}')


def cursor(source):
    """The cursor of a text, as a character offset."""
    return caret_of(source)


def point_at(words, within=0):
    """Clicks on a character and returns its screen position.

    GTK does not report positions of characters, so this is a binary search: first by line, then along the line."""
    at, last = TEXT.index(words) + within, (0, 0)
    keys('ctrl+1')
    go_to_line(line_of(words))
    source = there('text', 'Source')
    view = box_of(source)
    x, y = place_of(source)
    left, right, top, bottom = x - view.width // 2 + 76, x + view.width // 2 - 24, y - view.height // 2 + 4, y + view.height // 2 - 4

    def offset_at(x, y):
        nonlocal last
        if abs(x - last[0]) < 10 and abs(y - last[1]) < 10:
            time.sleep(0.4)  # two clicks near each other would be a double click if they came sooner
        last = x, y
        subprocess.check_call(['xdotool', 'mousemove', str(x), str(y), 'click', '1'])
        person.settle()
        return cursor(source)

    while bottom - top > 10:
        middle = (top + bottom) // 2
        if offset_at(left, middle) > at:
            bottom = middle
        elif offset_at(right, middle) < at:
            top = middle
        else:
            top = bottom = middle
    y = (top + bottom) // 2
    while right - left > 3:
        middle = (left + right) // 2
        if offset_at(middle, y) > at:
            right = middle
        else:
            left = middle
    return (left + right) // 2, y


def rules():
    return find(person.FRAME, 'list', 'Rules')


def row_position(name):
    names = labels_in(rules())
    return names.index(name) if name in names else -1


def story_text():
    return text_of(there('text', 'Story'))


def command(words):
    keys('ctrl+4')
    type_text(words)
    keys('Return')


def state_sentence(part):
    return lambda: any(part in name for name in labels_in(person.FRAME))


# --- the steps ---------------------------------------------------------------------------------------------------------------------

def opens():
    until(lambda: 'Hop rule' in labels_in(rules()), 'the hop rule in the Rules panel')
    source = there('text', 'Source')
    assert text_of(source) == TEXT


def names_everything():
    # with the end of the row: why the rule is above the next
    assert any(node.get_role_name() == 'list item' and node.get_name().startswith('Hop rule, ') for node in walk(rules()))
    for node in (*walk(person.FRAME), *walk(rules())):
        # GTK names the list of a drop-down; the drop-down itself is named here.
        if node.get_role_name() in ('push button', 'toggle button') and node.get_parent().get_role_name() != 'combo box':
            assert not (node.get_name() or '').startswith('Gtk'), node.get_name()


def survives_a_screen_reader():
    """GTK 4.8 crashes on this query unless it is guarded."""
    source = there('text', 'Source')
    for offset in range(0, min(len(TEXT), 400), 7):
        source.ask('GetAttributes', '(i)', offset, of='Text')
    assert person.APP.poll() is None


# The tooltip of a name, the words of the line that defines it, and the words of the other lines that use it. Each place is given by words of
# the story and a number of characters from the first of them.
NAMES = {
    'a local name': ('trims [wick]', 8, 'local name: wick (number)', 'let the wick be 7', ['trims [wick]']),
    'a called name': ('[The lamplighter]', 7, 'local name: lamplighter (person)', 'if a person (called the lamplighter)', ['if a person (called the lamplighter)']),
    'a column': ('[gleam-talk entry]', 3, 'column: gleam-talk (text)', 'gleam\tgleam-talk', ['[gleam-talk entry]']),
    'a variable of a rulebook': ('[oil level]', 3, 'variable: oil level (number), of the trimming rulebook', 'The trimming rules is a rulebook',
                                 ['A trimming rule: now', 'A trimming rule: now']),
    'a thing in a text': ('[the lamp oil]', 7, 'thing: lamp oil', 'The lamp oil is a thing', ['trims [wick]']),
    'a phrase in a text': ('[lamp tale]', 3, 'To say lamp tale', 'To say lamp tale', ['trims [wick]']),
}


def whole_line(words):
    return TEXT.splitlines()[line_of(words) - 1].strip()


def wiggle(x, y):
    for step in range(6):
        subprocess.check_call(['xdotool', 'mousemove', str(x - 3 + step // 2), str(y)])
        time.sleep(0.03)


def asks_what_it_is(sort, x, y, sentence):
    """Shows a tooltip by the pointer. The outline may have a label with the same text, so there must be one label more."""
    def told():
        return sum(sentence in name for name in tooltips())

    def tip():
        wiggle(x, y)
        return soon(lambda: told() > before)

    before = told()
    until(tip, f'what {sort} is')
    subprocess.check_call(['xdotool', 'mousemove', '640', '20'])


def goes_to_definition(sort, line):
    source = there('text', 'Source')
    before = cursor(source)
    keys('F12')
    until(lambda: TEXT[:cursor(source)].count('\n') + 1 == line, f'the definition of {sort}')
    keys('alt+Left')
    until(lambda: cursor(source) == before, f'the way back to {sort}')


def lists_uses(sort, title, lines, defined_on):
    """Lists all uses, with the definition first; activating that goes there."""
    def uses():
        return labels_in(find(person.FRAME, 'list', 'References'))

    keys('shift+F12')
    until(lambda: any(title in name for name in labels_in(person.FRAME)), f'the title of the uses of {sort}')
    until(lambda: [name for name in uses() if name in lines] == lines, f'the uses of {sort}')
    # If the name occurs twice on that line, the column is given too.
    assert any(re.fullmatch(fr'Line {defined_on}(, column \d+)?, defined here', each) for each in uses()), uses()
    picture('uses-of-' + sort.replace(' ', '-'))
    keys('Home', 'Return')
    source = there('text', 'Source')
    until(lambda: TEXT[:cursor(source)].count('\n') + 1 == defined_on, f'the first of the uses of {sort}')


def knows_names():
    """Hover, F12 and Shift+F12."""
    for sort, (words, within, sentence, defined, others) in NAMES.items():
        asks_what_it_is(sort, *point_at(words, within), sentence)
        goes_to_definition(sort, line_of(defined))
        lists_uses(sort, sentence, [whole_line(each) for each in (defined, *others)], line_of(defined))
    click(there('push button', 'Close Panel'))
    until(lambda: not is_showing(find(person.FRAME, 'list', 'References')), 'the panel closed')


def reorders():
    until(lambda: 0 <= row_position('Hop rule') < row_position('Skip rule'), 'the hop rule above the skip rule')
    go_to_line(line_of('Instead of jumping (this is the skip rule)'))
    keys('Home', 'ctrl+Right', 'ctrl+Right', 'ctrl+Right')
    type_text(' ' + PREAMBLE)
    until(lambda: 0 <= row_position('Skip rule') < row_position('Hop rule'), 'the skip rule above the hop rule')
    picture('window-index')


def says_why():
    def law_between():
        names = labels_in(rules())
        between = names[names.index('Skip rule') + 1:names.index('Hop rule')] if 'Skip rule' in names and 'Hop rule' in names else []
        return next((name for name in between if re.fullmatch(r'[IV]+[.0-9]*', name)), None)

    def tip_of_law():
        hover(next(each for each in walk(rules(), 'label') if each.get_name() == law))
        return soon(lambda: next((name for name in tooltips() if f'Law {law}' in name and name not in before), None))

    law = until(law_between, 'the Law between the two')
    before = tooltips()
    tip = until(tip_of_law, 'the tooltip with its Law')
    assert 'turn count is at least 1' in tip, tip
    picture('window-law')
    # Without a pointer: the same text is under the list when the rule is selected.
    subprocess.check_call(['xdotool', 'mousemove', '640', '20'])


def source_text():
    return text_of(there('text', 'Source'))


def row_label(name):
    return next((each for each in walk(rules(), 'label') if each.get_name() == name), None)


def wheel(clicks):
    """Turns the wheel over the Rules panel; negative numbers scroll up."""
    x, y = place_of(rules())
    subprocess.check_call(['xdotool', 'mousemove', str(x), str(y), 'click', '--delay', '20', '--repeat', str(abs(clicks)), '4' if clicks < 0 else '5'])
    person.settle()


def bring_into_view(name):
    """Turns the wheel until a row is completely visible, and returns its label.

    Distant rows have no widget, or one without a size; to find them, this scrolls down from the top."""
    if not seen(name):
        wheel(-100)

    def found():
        label = seen(name)
        if label is None:
            wheel(2)
            return None
        box = box_of(label)
        view = box_of(rules())
        if box.y < view.y:
            wheel(-1)
        elif box.y + box.height > view.y + view.height:
            wheel(1)
        else:
            return label
        return None
    return until(found, f'the row “{name}” in the Rules panel')


def seen(name):
    """Whether a row is visible. A row that was scrolled away keeps its old place, so this checks what is there now."""
    label = row_label(name)
    if label is None:
        return None
    box = box_of(label)
    there = person.at_point(box.x + box.width // 2, box.y + box.height // 2)
    return label if box.height > 0 and there is not None and there.get_name() == name else None


def choose_row(name):
    """Clicks a row until it is selected, because the list may have moved under the pointer."""
    def is_chosen():
        return any(each.get_role_name() == 'list item' and f'{each.get_name()}, '.startswith(f'{name}, ') and each.has('SELECTED')
                   for each in walk(rules()))

    def chosen():
        click(bring_into_view(name))
        return soon(is_chosen)  # an earlier second click would make a double click
    until(chosen, f'the row “{name}” selected')
    person.settle()


def is_visible(node):
    return node.has('VISIBLE')


def menu_item(name):
    """An item of the open menu; menus are part of the window."""
    for menu in walk(person.FRAME):
        if menu.get_role_name() == 'menu' and is_visible(menu):
            for each in walk(menu):
                if each.get_role_name() == 'menu item' and each.get_name() == name:
                    return each
    return None


def sensitive(node):
    return node.has('SENSITIVE')


def dialogs():
    return [each for each in person.APPLICATION.get_children() if each != person.FRAME]


def said(sentence):
    return lambda: any(sentence in labels_in(each) for each in dialogs())


def lists_by_keyboard():
    """Opens the menu with Shift+F10 and chooses a rule with the arrow keys; the sentence is shown before it is inserted, and one undo removes it."""
    before = source_text()
    choose_row('Hop rule')
    keys('shift+F10')
    until(lambda: menu_item('List Before…'), 'the menu of the hop rule')
    picture('menu')
    keys('b')
    sentence = 'The hop rule is listed before the skip rule in the instead rules.'
    until(said(sentence), 'the sentence that would be written')
    picture('sentence')
    keys('Return')
    until(lambda: source_text().endswith('\n\n' + sentence + '\n'), 'the sentence at the end of the source')
    until(lambda: 0 <= row_position('Hop rule') < row_position('Skip rule'), 'the hop rule above the skip rule again')
    offset = caret_of(find(person.FRAME, 'text', 'Source'))
    assert source_text()[offset:].startswith('The hop rule is listed'), source_text()[offset:]
    keys('ctrl+z')
    until(lambda: source_text() == before, 'the source as it was, by one undo')
    until(lambda: 0 <= row_position('Skip rule') < row_position('Hop rule'), 'the order as it was')


def lists_by_pointer():
    before = source_text()
    choose_row('Skip rule')
    click(bring_into_view('Skip rule'), button=3)
    press(until(lambda: menu_item('List Last in “instead”'), 'the menu under the pointer'))
    until(lambda: 'The skip rule is listed last in the instead rules.' in source_text(), 'the sentence in the source')
    until(lambda: 0 <= row_position('Hop rule') < row_position('Skip rule'), 'the skip rule last')
    keys('ctrl+z')
    until(lambda: source_text() == before, 'the source as it was')
    until(lambda: 0 <= row_position('Skip rule') < row_position('Hop rule'), 'the order as it was')


def tries_a_condition():
    """A sentence that would cause a problem is reported before it is written, and is not written."""
    def problem_of_moon():
        return any("'moon'" in name for each in dialogs() for name in labels_in(each))

    before = source_text()
    choose_row('Hop rule')
    keys('shift+F10')
    until(lambda: menu_item('Do Nothing When…'), 'the menu of the hop rule')
    keys('w')
    until(lambda: any('Enter a condition.' in labels_in(each) for each in dialogs()), 'the question for a condition')
    type_text('the moon is cheese')
    until(said('The hop rule does nothing when the moon is cheese.'), 'the sentence')
    until(problem_of_moon, 'the problem that it would bring')
    picture('tried')
    keys('Return')
    assert dialogs() and source_text() == before, 'it was written'
    keys('ctrl+a')
    type_text('the turn count is 7')
    until(said('The hop rule does nothing when the turn count is 7.'), 'the other sentence')
    until(lambda: not problem_of_moon(), 'no problem')
    keys('Escape')
    until(lambda: not dialogs(), 'the dialog closed')
    assert source_text() == before


def names_the_nameless():
    """A sentence cannot refer to a rule without a name: the menu says so, and offers to name it."""
    before = source_text()
    choose_row('Instead of sleeping')
    keys('shift+F10')
    item = until(lambda: menu_item('List Before…'), 'the menu of the rule without a name')
    assert not sensitive(item)
    until(lambda: 'Name this rule first: sentences can only mention named rules' in labels_in(person.FRAME), 'the reason')
    keys('n')
    until(lambda: any('Enter a name.' in labels_in(each) for each in dialogs()), 'the question for a name')
    type_text('la')
    until(said('Instead of sleeping (this is the la rule)'), 'the preamble with its name')
    keys('Return')
    until(lambda: row_position('La rule') >= 0, 'the la rule in the Rules panel')
    keys('ctrl+z')
    until(lambda: source_text() == before and row_position('Instead of sleeping') >= 0, 'the rule without its name')


def changes_a_response():
    """Clicks on a response; the sentence that this writes has its effect."""
    choose_row('Shrug rule')
    keys('Right')
    until(lambda: row_position('(A) "You shrug."') >= 0, 'the response under its rule')
    bring_into_view('(A) "You shrug."')
    click(until(lambda: next((each for each in walk(rules()) if each.get_name() == 'Change Response' and is_visible(each)), None), 'the button'))
    until(lambda: any('Enter the new text.' in labels_in(each) for each in dialogs()), 'the question for a text')
    keys('ctrl+a')
    type_text('You wait, and wait.')
    sentence = 'The shrug rule response (A) is "You wait, and wait.".'
    until(said(sentence), 'the sentence that would be written')
    keys('Return')
    until(lambda: sentence in source_text(), 'the sentence in the source')
    until(lambda: row_position('(A) "You wait, and wait."') >= 0 and 'changed by a sentence' in labels_in(rules()), 'the response as it is now')
    subprocess.check_call(['xdotool', 'mousemove', '640', '20'])
    picture('window-response')


def plays():
    for words in COMMANDS:
        before = len(story_text())
        command(words)
        until(lambda: f'>{words}' in story_text() and len(story_text()) > before + len(words) + 2, f'an answer to {words}')
    command('wait')
    until(lambda: 'You wait, and wait.' in story_text(), 'the response that was changed')


def click_story(down, held=None):
    """Clicks near the left edge of the story's text, a distance above its bottom."""
    story = there('text', 'Story')
    box = box_of(story)
    x, y = place_of(story)
    around = (['keydown', held], ['keyup', held]) if held else ([], [])
    subprocess.check_call(['xdotool', 'mousemove', str(x - box.width // 2 + 30), str(y + box.height // 2 - down), *around[0], 'click', '1', *around[1]])
    person.settle()


def clicks_in_the_story():
    """A click in the story does not leave it; with Ctrl it goes to the sentence that printed the text."""
    go_to_line(1)
    before = source_text()
    for down in range(10, 120, 11):
        click_story(down)
        time.sleep(0.45)  # two clicks that came sooner would be a double click
    assert source_text() == before and find(person.FRAME, 'label', 'Line 1, column 1'), 'a plain click moved the source'
    for down in range(10, 120, 11):
        click_story(down, 'ctrl')
        if not find(person.FRAME, 'label', 'Line 1, column 1'):
            break
        time.sleep(0.45)
    until(lambda: not find(person.FRAME, 'label', 'Line 1, column 1'), 'the source of what was clicked')
    go_to_line(1)


def breaks_on_rules():
    """Sets a breakpoint on a rule by key, and on a rulebook by menu; the Rules panel shows both until they are removed."""
    choose_row('Hop rule')
    keys('ctrl+2', 'F9')
    until(lambda: labels_in(rules()).count('breakpoint') == 1, 'the breakpoint of the hop rule')
    choose_row('Echo')
    keys('shift+F10')
    until(lambda: menu_item('Set a Breakpoint'), 'the menu of the echo rules')
    keys('k')
    until(lambda: labels_in(rules()).count('breakpoint') == 2, 'the breakpoint of the echo rules')
    command('jump')
    until(state_sentence('Breakpoint '), 'the play at a breakpoint')
    until(lambda: 'echo' in ' '.join(stack()).lower(), 'the echo rules on the stack')
    picture('breakpoints')
    keys('F5')
    until(state_sentence('is waiting for a command'), 'the end of the turn')
    keys('ctrl+shift+F9')
    until(lambda: 'breakpoint' not in labels_in(rules()), 'the Rules panel without breakpoints')


def breaks():
    keys('ctrl+1')
    go_to_line(line_of('follow the echo rules'))
    keys('F9')
    command('jump')
    until(state_sentence('Breakpoint '), 'the play at the breakpoint')
    until(lambda: 'skip rule' in ' '.join(stack()).lower(), 'the skip rule on the stack')


def stack():
    return labels_in(find(person.FRAME, 'list', 'Stack'))


def steps_in():
    """Steps into a rule. Each step must be complete before the next is requested, or it would go too far."""
    def where():
        return stack(), caret_of(find(person.FRAME, 'text', 'Source'))

    for _ in range(12):
        before = where()
        if 'first echo rule' in ' '.join(stack()).lower():
            break
        keys('F7')
        soon(lambda: where() != before)
    names = until(lambda: 'first echo rule' in ' '.join(stack()).lower() and stack(), 'the first echo rule on the stack')
    assert any('followed' in name for name in names), names


def shows_rule_changes():
    """While a rulebook is being followed: the rule changes in force, who requested them, and their effect on the rule."""
    changes = until(lambda: find(person.FRAME, 'list', 'Active Rule Changes'), 'the list of rule changes')
    until(lambda: {'While following the echo rules', 'in force', 'requested by: Hush rule'} <= set(labels_in(changes)), 'the changes in force')
    until(lambda: any('murmur rule is ignored' in name for name in labels_in(changes)), 'the change')
    until(lambda: any('1 rule change requested' in name for name in stack()), 'the change on the stack')
    until(lambda: any('ignored, as the hush rule asks' in name for name in labels_in(find(person.FRAME, 'list', 'Rule Trail'))), 'what became of the rule')
    until(lambda: any('murmur rule is ignored' in name for name in labels_in(rules())), 'the change in the Rules panel')
    soon(lambda: not any('Breakpoint set on line' in name for name in labels_in(person.FRAME)), 12)  # the toast is gone
    picture('window-debugger')


def steps_out():
    keys('shift+F8')
    until(lambda: 'succeeded' in labels_in(find(person.FRAME, 'list', 'Rule Trail')) or
          any('succeeded' in name for name in stack()), 'the outcome')
    keys('F5')
    until(lambda: 'Skip.' in story_text(), 'the rest of the turn')


def recovers():
    """Kills the window with unsaved text; the next start offers it."""
    until(lambda: any(PREAMBLE in open(path, encoding='utf-8').read() for path in glob.glob(os.path.join(os.environ['XDG_STATE_HOME'], '**', '*.text'), recursive=True)),
          'the copy of what was not saved')
    person.APP.kill()
    person.APP.wait()
    person.start(PROJECT, TITLE)
    until(lambda: next((each for each in walk(person.APPLICATION, 'push button') if 'Recover' in each.get_name()), None),
                  'the offer to bring it back')
    keys('Return')
    until(lambda: PREAMBLE in text_of(find(person.FRAME, 'text', 'Source')), 'the text that was not saved')


def saves():
    keys('ctrl+1', 'ctrl+s')
    until(lambda: PREAMBLE in open(STORY, encoding='utf-8').read(), 'the file saved')


STEPS = [opens, names_everything, survives_a_screen_reader, knows_names, reorders, says_why, lists_by_keyboard, lists_by_pointer, tries_a_condition, names_the_nameless,
         changes_a_response, plays, clicks_in_the_story, breaks_on_rules, breaks, steps_in, shows_rule_changes,
         steps_out, recovers, saves]


def main():
    person.run(STEPS, PROJECT, TITLE)


if __name__ == '__main__':
    main()
