#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Asks why, as a person does at the real window, in a story that was not written for the test.

The story is the given file, which is only read; if it is missing, the test is skipped.  Steps can be named, and are then
run alone:

    LOOSELEAF=build/src/ide/looseleaf GSETTINGS_SCHEMA_DIR=build/data tests/ide/test-debugger.py ../shared/corpus/examples/PatientZero-G/story.ni turn_tree
"""
import os
import shutil
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import person  # noqa: E402
from person import (click, command, find, go_to_line, hover, is_showing, keys, labels_in, picture, place_of, press, rows, soon, story_text, text_of, there,  # noqa: E402
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


TREE = 'Turn Tree'


def turn_tree():
    """The tree of a turn of waiting: the story's every turn rules, expanded, and for rules that did not apply the false clause."""
    command('wait')
    keys('ctrl+shift+t')
    names = until(lambda: [name for name in rows(TREE) if name.startswith('>wait')] and rows(TREE), 'the tree of the turn')
    assert any(name.startswith('Waiting, succeeded') for name in names), names
    until(lambda: any('Instead of waiting when the destination of the player is not blank, ✗ ' in name for name in rows(TREE)),
          'the clause that did not hold')
    picture('elsewhere-turn')
    title = [name for name in labels_in(person.FRAME) if name.startswith('Turn ')]
    assert 'Turn 1: wait' in title, title


def turn_tree_search():
    """A search shows only matches and what they are in, and the library only on request."""
    keys('ctrl+shift+t')
    entry = until(lambda: find(person.FRAME, None, 'Find in This Turn'), 'the search entry')
    click(entry)
    type_text('every turn')
    names = until(lambda: rows(TREE) and all('very turn' in name or 'stage' in name.lower() or 'rule' in name.lower() for name in rows(TREE)) and rows(TREE), 'what was found')
    assert any(name.startswith('Every turn') for name in names), names
    until(lambda: any(name.endswith(' found') for name in labels_in(person.FRAME)), 'how many were found')
    picture('elsewhere-turn-search')
    keys('ctrl+a', 'BackSpace')
    until(lambda: any(name.startswith('>wait') for name in rows(TREE)), 'the whole tree again')


def turn_tree_leads_to_source():
    keys('ctrl+shift+t')
    click(until(lambda: find(person.FRAME, None, 'Find in This Turn'), 'the search entry'))
    type_text('instead of waiting')
    until(lambda: any(name.startswith('Instead of waiting') for name in rows(TREE)) and len(rows(TREE)) < 12, 'the rule')
    node = next(each for each in walk(there('list', TREE), 'label') if each.get_name().startswith('Instead of waiting'))
    click(node)
    until(lambda: find(person.FRAME, 'label', f'Line {line_of("Instead of waiting when the destination")}, column 1'), 'its place in the source')
    click(there(None, 'Find in This Turn'))
    keys('ctrl+a', 'BackSpace')


def past_turn():
    command('look')
    keys('ctrl+shift+t')
    until(lambda: any(name.startswith('Looking') for name in rows(TREE)), 'the turn of looking')
    press(there('push button', 'Previous Turn'))
    until(lambda: 'Turn 1: wait' in labels_in(person.FRAME), 'the turn before')
    until(lambda: any(name.startswith('>wait') for name in rows(TREE)), 'its tree')
    press(there('push button', 'Next Turn'))
    until(lambda: any(name.startswith('Looking') for name in rows(TREE)), 'the last turn')


ANSWER = 'Answer'


def why_not():
    """With the cursor in a rule: the clause that was false and the actual value; then the same for the previous turn."""
    go_to_line(line_of('Instead of waiting when the destination'))
    keys('F4')
    until(lambda: any('Its action was not tried in this turn; only looking' in name for name in rows(ANSWER)), 'the answer')
    assert 'Instead rules, rulebook' in rows(ANSWER), rows(ANSWER)
    buttons = [each for each in walk(person.FRAME) if each.get_name() == 'Previous Turn']
    press(buttons[-1])
    until(lambda: any('✗ “the destination of the player is not blank” did not hold' in name for name in rows(ANSWER)), 'the other clause')
    picture('elsewhere-why')


def why_not_matched():
    """With the cursor in an Understand sentence: the word of the command at which it did not match."""
    command('sneeze at lewis')
    at = TEXT.index('sneeze on [something]') + 3
    go_to_line(line_of('Understand "sneeze on'))
    person.put_caret(there('text', 'Source'), at)
    keys('F4')
    while (after := [each for each in walk(person.FRAME) if each.get_name() == 'Next Turn'][-1]).has('SENSITIVE'):
        press(after)  # an earlier turn may still be shown
    until(lambda: "It did not match 'sneeze at lewis'." in rows(ANSWER), 'that it did not match')
    assert any(name.startswith("The word 'at' did not match: 'on' was expected") for name in rows(ANSWER)), rows(ANSWER)
    picture('elsewhere-why-grammar')


def why_text():
    """Where the last text came from: its response, its rule, and everything around it."""
    command('wait')
    keys('shift+F4')
    names = until(lambda: rows(ANSWER) and any('esponse (A)' in name for name in rows(ANSWER)) and rows(ANSWER), 'the response')
    assert any('Waiting' in name for name in names), names
    picture('elsewhere-origin')
    keys('ctrl+F4')
    dialog = until(lambda: [each for each in person.APPLICATION.get_children()
                            if each != person.FRAME and 'Enter the new text.' in labels_in(each)], 'the question for a text')
    assert dialog
    keys('ctrl+a')
    type_text('Nothing at all happens.')
    keys('Return')
    until(lambda: 'response (A) is "Nothing at all happens.".' in text_of(find(person.FRAME, 'text', 'Source')), 'the sentence')
    until(lambda: 'Nothing at all happens.' in story_text(), 'the story as it is told now')
    keys('ctrl+1', 'ctrl+z')
    until(lambda: text_of(find(person.FRAME, 'text', 'Source')) == TEXT, 'the source as it was')
    until(lambda: 'Nothing at all happens.' not in story_text(), 'the story as it was')


def now():
    return next((name for name in rows('Turns') if 'current turn' in name), '')


def timeline():
    """A click leads back to an earlier turn, and the story has its text of then; replaying forwards gives the same text."""
    for words in ('wait', 'inventory', 'wait', 'look'):
        command(words)
    last = until(lambda: now().startswith('Turn') and now(), 'where the story stands')
    number = int(last.split()[1].rstrip(':'))
    whole = story_text()
    before = whole[:whole.rindex('>look')]
    picture('elsewhere-timeline')
    press_turn(number - 1)
    until(lambda: now().startswith(f'Turn {number - 1}:'), 'the turn before')
    until(lambda: story_text().rstrip() == before.rstrip(), 'the story as it was')
    assert any('not yet replayed' in name for name in rows('Turns')), rows('Turns')
    keys('ctrl+alt+Page_Down')
    until(lambda: now() == last and story_text() == whole, 'the same story again')
    keys('ctrl+alt+Page_Up')
    until(lambda: now().startswith(f'Turn {number - 1}:'), 'the turn before, by keys')


def press_turn(number):
    node = next(each for each in walk(there('list', 'Turns'), 'label') if each.get_name() == str(number))
    click(node)


def stops_in_gutter():
    """A click anywhere in the gutter, even on the line number, sets or removes a breakpoint."""
    line = line_of('Instead of waiting when the destination')
    keys('ctrl+shift+k')
    go_to_line(line)
    source = there('text', 'Source')
    x, y = place_of(source)
    box = person.box_of(source)
    left = x - box.width // 2
    for number, dx in enumerate((8, 24, 40, 52)):
        person.subprocess.check_call(['xdotool', 'mousemove', str(left + dx), str(y), 'click', '1'])
        wanted = number % 2 == 0
        until(lambda: any(name.startswith('Line ') for name in rows('Breakpoints')) == wanted, f'the stop after a click {dx} pixels from the edge')
        person.time.sleep(0.5)  # an earlier second click would make a double click
    picture('elsewhere-gutter')


def stops_list():
    """A breakpoint on a value, added in the panel; when disabled, it does not pause."""
    keys('ctrl+shift+k')
    drop = until(lambda: find(person.FRAME, None, 'Breakpoint Name or Value'), 'the line for a stop')
    click(drop)
    choose_type_by_keyboard('An action begins')
    click(drop)
    keys('ctrl+a')
    type_text('waiting')
    keys('Return')
    until(lambda: 'Action: waiting, on' in rows('Breakpoints'), 'the stop in the list')
    keys('ctrl+4')
    type_text('wait')
    keys('Return')
    until(lambda: any('Breakpoint (Action: waiting)' in name for name in labels_in(person.FRAME)), 'the play at the stop')
    keys('ctrl+shift+k')
    picture('elsewhere-stops')
    keys('F5')
    until(lambda: any('is waiting for a command' in name for name in labels_in(person.FRAME)), 'the end of the turn')
    until(lambda: any('reaches a breakpoint' in name for name in rows('Turns')), 'the mark in the strip of turns')
    click(next(each for each in walk(there('list', 'Breakpoints'), 'check box')))
    until(lambda: 'Action: waiting, off' in rows('Breakpoints'), 'the stop switched off')
    command('wait')
    until(lambda: any('is waiting for a command' in name for name in labels_in(person.FRAME)), 'a turn without a stop')


STOP = 'Action: waiting'


def breakpoint_on_waiting():
    """Enables and selects the breakpoint in the list, so that the entries beside it apply to it."""
    if not find(person.FRAME, None, 'Breakpoint Name or Value'):
        keys('ctrl+shift+k')
    line = until(lambda: find(person.FRAME, None, 'Breakpoint Name or Value'), 'the line for a stop')
    if not any(name.startswith(STOP) for name in rows('Breakpoints')):
        click(line)
        choose_type_by_keyboard('An action begins')
        click(line)
        keys('ctrl+a')
        type_text('waiting')
        keys('Return')
    row = until(lambda: next((each for each in walk(there('list', 'Breakpoints')) if each.get_name().startswith(STOP + ',')), None), 'the stop')
    if f'{STOP}, off' in row.get_name():
        click(next(each for each in walk(row, 'check box')))
        until(lambda: any(name.startswith(f'{STOP}, on') for name in rows('Breakpoints')), 'the stop switched on')
    click(next(each for each in walk(row, 'label') if each.get_name() == STOP))
    until(lambda: there(None, 'Breakpoint Condition').has('SENSITIVE'), 'the details of the stop')


def fill(entry, words):
    click(there(None, entry))
    keys('ctrl+a', 'BackSpace')
    if words:
        type_text(words)


def waits():
    """Plays a turn of waiting to its end; returns how many times the story paused."""
    pauses = 0
    command('wait')
    while True:
        state = until(lambda: next((name for name in labels_in(person.FRAME) if 'waiting for a command' in name or name.startswith('Breakpoint ')), None), 'a story that stands still')
        if 'is waiting for a command' in state:
            return pauses
        pauses += 1
        keys('F5')
        until(lambda: any('is waiting for a command' in name for name in labels_in(person.FRAME)), 'the end of the turn')


def breakpoint_with_condition():
    """A breakpoint with a condition pauses only where the condition is true, and the list shows the condition."""
    breakpoint_on_waiting()
    fill('Breakpoint Condition', 'the turn count is 100000')
    until(lambda: f'{STOP}, on, if the turn count is 100000' in rows('Breakpoints'), 'the condition in the list')
    assert waits() == 0
    keys('ctrl+shift+k')
    fill('Breakpoint Condition', 'the turn count is at least 1')
    until(lambda: f'{STOP}, on, if the turn count is at least 1' in rows('Breakpoints'), 'the other condition')
    picture('elsewhere-stop-condition')
    assert waits() == 1
    keys('ctrl+shift+k')
    fill('Breakpoint Condition', '')
    until(lambda: f'{STOP}, on' in rows('Breakpoints'), 'the stop without a condition')


def count(number):
    """Types a hit count; reached with Tab from the condition."""
    click(there(None, 'Breakpoint Condition'))
    keys('Tab', 'ctrl+a')
    type_text(number)
    keys('Tab')


def breakpoint_with_hit_count():
    """A breakpoint with a hit count of two does not pause the first time."""
    breakpoint_on_waiting()
    count('2')
    until(lambda: f'{STOP}, on, after 2 hits' in rows('Breakpoints'), 'the count in the list')
    assert [waits(), waits(), waits()] == [0, 1, 1]
    keys('ctrl+shift+k')
    count('1')
    until(lambda: f'{STOP}, on' in rows('Breakpoints'), 'the stop without a count')


def breakpoint_with_log_message():
    """A breakpoint with a log message prints it, with the current value, and does not pause."""
    breakpoint_on_waiting()
    fill('Log Message Without Pausing', 'waiting at turn {the turn count}')
    until(lambda: f'{STOP}, on, logs “waiting at turn {{the turn count}}”' in rows('Breakpoints'), 'the text in the list')
    assert waits() == 0
    until(lambda: 'waiting at turn ' in story_text(), 'what is told')
    told = story_text()[story_text().rindex('waiting at turn '):].split()[3].rstrip(']')
    assert told.isdigit(), told
    picture('elsewhere-stop-tells')
    keys('ctrl+shift+k')
    fill('Log Message Without Pausing', '')
    until(lambda: f'{STOP}, on' in rows('Breakpoints'), 'the stop without a text')
    click(next(each for each in walk(there('list', 'Breakpoints'), 'check box')))
    until(lambda: f'{STOP}, off' in rows('Breakpoints'), 'the stop switched off')


def choose_type_by_keyboard(words):
    """Chooses a breakpoint type in the drop-down, which is before the name entry in Tab order."""
    keys('shift+Tab', 'space')
    item = until(lambda: next((each for each in walk(person.APPLICATION) if each.get_role_name() in ('list item', 'label') and each.get_name() == words), None), words)
    assert item
    keys('Home', 'Down', 'Down', 'Return')
    until(lambda: words in labels_in(there('combo box', 'Breakpoint Type')), 'the sort that was chosen')


def values():
    """Evaluates a value, watches one, and shows what changed in the world."""
    keys('ctrl+shift+e')
    type_text('the number of people in the location')
    keys('Return')
    until(lambda: any(name.startswith('the number of people in the location: ') for name in rows('Values and Watches')), 'the value')
    keys('ctrl+a')
    type_text('the turn count')
    press(next(each for each in walk(person.FRAME, 'push button') if each.get_name() == 'Watch'))
    first = until(lambda: [name for name in rows('Values and Watches') if name.startswith('the turn count: ')], 'the watch')
    command('wait')
    until(lambda: [name for name in rows('Values and Watches') if name.startswith('the turn count: ')] not in ([], first), 'the watch as it is now')
    until(lambda: any('previously' in name for name in labels_in(find(person.FRAME, 'list', 'The World'))), 'what changed in the world')
    picture('elsewhere-values')
    keys('ctrl+shift+e', 'ctrl+a')
    type_text('blorb the grue')
    keys('Return')
    until(lambda: any(name.startswith('blorb the grue: ') for name in rows('Values and Watches')), 'why it is not understood')


def profile():
    keys('ctrl+alt+c')
    until(lambda: any(name.startswith('ran ') and ' times, ' in name for name in labels_in(find(person.FRAME, 'list', 'Rules'))), 'how often rules ran')
    assert any(name.startswith('never ') for name in labels_in(there('list', 'Rules')))
    go_to_line(line_of('Instead of waiting when the destination'))
    picture('elsewhere-profile')
    keys('ctrl+alt+c')
    until(lambda: not any(' times' in name for name in labels_in(find(person.FRAME, 'list', 'Rules'))), 'the Rules panel without counts')


def edits_and_goes_on():
    """After a rule is changed, the same commands are replayed and the first turn that differs is shown; after a mistake, the last good version
    keeps running."""
    command('stop')
    until(lambda: 'You stop in your tracks.' in story_text(), 'the stop')
    command('wait')
    at = TEXT.index('You stop in your tracks.')
    go_to_line(line_of('You stop in your tracks.'))
    source = there('text', 'Source')
    person.put_caret(source, at + len('You stop'))
    type_text(' dead')
    until(lambda: 'You stop dead in your tracks.' in story_text(), 'the story under the rule as it is now')
    until(lambda: any('The story differs from turn' in name for name in labels_in(person.FRAME)), 'which turn reads otherwise')
    until(lambda: 'You stop dead in your tracks.' in text_of(find(person.FRAME, 'text', 'Turn After the Edit')), 'the turn as it is now')
    assert 'You stop in your tracks.' in text_of(there('text', 'Turn Before the Edit')), 'the turn before the first letter of the edit'
    rule = until(lambda: find(person.FRAME, 'push button', 'Report stopping'), 'the rule that made the difference')
    assert 'Rule that now acts differently:' in labels_in(person.FRAME)
    picture('elsewhere-edit-and-go-on')
    press(rule)
    until(lambda: find(person.FRAME, 'label', f'Line {line_of("Report stopping")}, column {TEXT.index("Report stopping") - TEXT.rindex(chr(10), 0, TEXT.index("Report stopping"))}'), 'the rule in the source')
    press(there('push button', 'Go Back to Turn'))
    until(lambda: 'You stop dead' not in story_text() and '>stop' not in story_text(), 'the story before that turn')
    until(lambda: not find(person.FRAME, 'push button', 'Go Back to Turn') or not is_showing(find(person.FRAME, 'push button', 'Go Back to Turn')), 'that what was told is gone')
    keys('ctrl+alt+Page_Down', 'ctrl+alt+Page_Down')
    until(lambda: 'You stop dead' in story_text(), 'the turns again')
    person.put_caret(source, TEXT.index('say "You stop in your'))
    type_text('blorb; ')
    until(lambda: any(name.startswith('Playing the last version without problems') for name in labels_in(person.FRAME)), 'that it plays the last good version')
    picture('elsewhere-last-good')
    keys('ctrl+z', 'ctrl+z', 'ctrl+z', 'ctrl+z')
    until(lambda: not any(name.startswith('Playing the last version without problems') for name in labels_in(person.FRAME)), 'the text without the mistake')


INDEX = 'Rules'


def row_of(words):
    """Scrolls to a rule in the Rules panel, and returns its title."""
    top = there('list', INDEX)
    return next(each for each in walk(top, 'label') if each.get_name().startswith(words))


def deciding():
    """The names of the links to the deciding words, as a screen reader hears them."""
    top = next(each for each in walk(person.FRAME) if each.get_name() == 'Deciding Words')
    return [each.get_name() for each in walk(top, 'push button')]


def words_that_decide():
    """With two rules selected in the Rules panel, the deciding words of each are highlighted in both places, and each is a link."""
    keys('ctrl+2')
    rule, other = 'Instead of someone eating a fresh ice cream cone', 'Instead of listening to an air-conditioned room'
    go_to_line(line_of(other))
    until(lambda: row_of(rule), 'the rule in the Rules panel')
    click(row_of(rule))
    person.subprocess.check_call(['xdotool', 'keydown', 'ctrl'])
    click(row_of(other))
    person.subprocess.check_call(['xdotool', 'keyup', 'ctrl'])
    found = until(lambda: len(deciding()) == 2 and deciding(), 'the words of both')
    assert any(f'Line {line_of(rule)}: “' in each for each in found) and any(f'Line {line_of(other)}: “' in each for each in found), found
    picture('elsewhere-deciding')
    press(next(each for each in walk(person.FRAME, 'push button') if each.get_name() == found[1]))
    until(lambda: any(name.startswith(f'Line {line_of(other)},') for name in labels_in(person.FRAME)), 'the place of the other')


def would_stand():
    """While a preamble is being typed, the Rules panel shows its place and the rule below it, before it is a rule."""
    line = line_of('Instead of waiting when the destination')
    go_to_line(line)
    keys('Return', 'Up')
    type_text('Instead of waiting in an indoors room')
    until(lambda: any(name.startswith('would go here, before “') for name in labels_in(find(person.FRAME, 'list', INDEX))), 'the place that it would take')
    picture('elsewhere-would-stand')
    for _ in range(60):
        keys('ctrl+z')
        if text_of(there('text', 'Source')) == TEXT:
            break
    until(lambda: text_of(find(person.FRAME, 'text', 'Source')) == TEXT, 'the source as it was')
    until(lambda: not any(name.startswith('would stand here') for name in labels_in(find(person.FRAME, 'list', INDEX))), 'no place any more')


def rule_warnings():
    """On request, the list shows pairs of rules whose order depends on the source alone, and rules that never run."""
    top = there('list', INDEX)
    assert 'by position in the source only' not in labels_in(top)
    keys('ctrl+alt+h')
    until(lambda: 'by position in the source only' in labels_in(top), 'the marks')
    picture('elsewhere-rule-warnings')
    keys('ctrl+alt+h')
    until(lambda: 'by position in the source only' not in labels_in(top), 'the Rules panel without them')


STEPS = [opens, words_that_decide, would_stand, rule_warnings, turn_tree, turn_tree_search, turn_tree_leads_to_source, past_turn, why_not, why_not_matched, why_text, timeline, stops_in_gutter, stops_list, breakpoint_with_condition, breakpoint_with_hit_count, breakpoint_with_log_message, values, profile,
         edits_and_goes_on]
person.run(STEPS, os.path.dirname(os.path.dirname(STORY)), 'Patient Zero')
