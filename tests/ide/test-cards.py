#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Asks why in a card game whose rules have names, draw at random and follow their own rulebook: why rules are where they are, why one did not run, where a
text came from, the turn as a tree, values, counts, an edit, and stepping back to a rule or a value. Like test-debugger.py, in another story; if it is
missing, the test is skipped.

    LOOSELEAF=build/src/ide/looseleaf GSETTINGS_SCHEMA_DIR=build/data tests/ide/test-cards.py ../shared/corpus/examples/Tilt2/story.ni
"""
import os
import shutil
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import person  # noqa: E402
from person import command, find, go_to_line, keys, labels_in, picture, press, rows, story_text, text_of, there, type_text, until, walk  # noqa: E402

GIVEN = next((each for each in sys.argv[1:] if '/' in each), '../shared/corpus/examples/Tilt2/story.ni')
STORY = os.path.join(os.environ['INSIDE'], 'Cards.inform', 'Source', 'story.ni')
os.makedirs(os.path.dirname(STORY))
shutil.copy(GIVEN, STORY)
TEXT = open(STORY, encoding='utf-8').read()
ANSWER = 'Answer'
CARRY_OUT = range(TEXT[:TEXT.index('Carry out drawing')].count('\n') + 1, TEXT[:TEXT.index('Report drawing')].count('\n') + 1)


def line_of(words):
    return TEXT[:TEXT.index(words)].count('\n') + 1


def has_label(words):
    return any(words in name for name in labels_in(person.FRAME))


def opens():
    until(lambda: 'Empty Room' in story_text(), 'the beginning of the story')
    for _ in range(5):
        command('draw')
    command('inventory')


def ask(words):
    go_to_line(line_of(words))
    keys('F4')


def says(words, what):
    until(lambda: any(words in name for name in rows(ANSWER)), what)


def why_of_named_rules():
    """Asks why of a rule that ran, one whose action was not tried, and one in an activity that was not carried out."""
    ask('A hand-ranking rule (this is the straights rule)')
    says('It ran in the hand-ranking rules.', 'that it ran')
    picture('cards-ran')
    ask('Report drawing')
    says('Its action was not tried in this turn; only taking inventory.', 'what was done instead')
    press([each for each in walk(person.FRAME) if each.get_name() == 'Previous Turn'][-1])
    says('It ran in the report drawing rules.', 'the turn before')
    ask('Before grouping together cards')
    says("The activity 'grouping together' was not carried out in this turn.", 'that no cards were listed')
    press([each for each in walk(person.FRAME) if each.get_name() == 'Next Turn'][-1])
    says('It ran in the before grouping together rules.', 'that they were')


def why_stopped():
    """A sixth card is refused: the answer links to the rule that did it; a turn later it says that nothing was discarded."""
    command('draw')
    ask('Carry out drawing')
    says("stopped the action in the check drawing rules", 'what stopped it')
    assert any('heck drawing' in name for name in rows(ANSWER)), rows(ANSWER)
    picture('cards-stopped')


def why_not_matched():
    command('discard lamp')
    at = TEXT.index('discard [card]') + 3
    go_to_line(line_of('Understand "discard [card]"'))
    person.put_caret(there('text', 'Source'), at)
    keys('F4')
    says("The word 'lamp' did not match: [card] was expected", 'the word that did not fit')


def account_of_place():
    """For two selected rules, the reason is given once, and both places are links."""
    keys('ctrl+2')
    one, other = 'A hand-ranking rule (this is the royal-flush rule)', 'A hand-ranking rule (this is the straights rule)'
    go_to_line(line_of(one))
    until(lambda: any(name.startswith('Rule ') and 'hand-ranking rules' in name for name in labels_in(person.FRAME)), 'where the rule stands')
    until(lambda: has_label('are equally specific: no Law prefers either. The former is above because it comes first in the source'), 'what decided')
    top = next(each for each in walk(person.FRAME) if each.get_name() == 'Deciding Words')
    links = [each.get_name() for each in walk(top, 'push button')]
    assert any(name.startswith(f'Line {line_of(one)}:') for name in links), links
    go_to_line(line_of(other))
    keys('ctrl+alt+h')
    until(lambda: 'by position in the source only' in labels_in(there('list', 'Rules')), 'the rule warnings')
    keys('ctrl+alt+h')


def would_stand():
    line = line_of('Report drawing')
    go_to_line(line)
    keys('Return', 'Up')
    type_text('Report drawing when the player carries the noun')
    until(lambda: any(name.startswith('would go here, before “Report drawing') for name in labels_in(there('list', 'Rules'))), 'the place that it would take')
    while text_of(there('text', 'Source')) != TEXT:
        keys('ctrl+z')


TREE = 'Turn Tree'


def turn_tree():
    keys('ctrl+shift+t')
    until(lambda: any(name.startswith('>draw') for name in rows(TREE)) or press(there('push button', 'Previous Turn')), 'a turn of drawing')
    until(lambda: any(name.startswith('Drawing') for name in rows(TREE)) and any('drawing' in name and '✗' in name or 'rawing' in name for name in rows(TREE)), 'its action')
    picture('cards-turn')


def why_text():
    """The hand is printed by a phrase, for an activity of the story."""
    command('inventory')
    keys('shift+F4')
    until(lambda: rows(ANSWER) and has_label('Origin of text') and any('aking inventory' in name for name in rows(ANSWER)), 'the chain up to the command')
    picture('cards-origin')


def values():
    keys('ctrl+shift+e')
    type_text('the number of cards carried by the player')
    keys('Return')
    until(lambda: any(name.startswith('the number of cards carried by the player: 5') for name in rows('Values and Watches')), 'the value')
    until(lambda: 'rooms' in labels_in(there('list', 'The World')), 'the world')


def profile():
    keys('ctrl+alt+c')
    until(lambda: any(name.startswith('ran ') and ' times, ' in name for name in labels_in(find(person.FRAME, 'list', 'Rules'))), 'how often rules ran')
    keys('ctrl+alt+c')


def edits_and_goes_on():
    at = TEXT.index('say "You draw [a card drawn]."') + len('say "You draw')
    go_to_line(line_of('say "You draw [a card drawn]."'))
    person.put_caret(there('text', 'Source'), at)
    type_text(' now')
    until(lambda: has_label('The story differs from turn') and 'You draw now' in text_of(find(person.FRAME, 'text', 'Turn After the Edit')), 'the turn as it is now')
    until(lambda: find(person.FRAME, 'push button', 'Report drawing'), 'the rule that made the difference')
    picture('cards-edit-and-go-on')
    press(there('push button', 'Stay'))
    while text_of(there('text', 'Source')) != TEXT:
        keys('ctrl+1', 'ctrl+z')
    until(lambda: 'You draw now' not in story_text(), 'the story as it was')


def back_to_rule():
    """Steps back to where the rule ran last: the fifth card is being drawn."""
    go_to_line(line_of('Report drawing'))
    keys('ctrl+shift+F4')
    until(lambda: any(name.startswith('Turn 5:') and 'current turn' in name for name in rows('Turns')), 'the turn in which it ran')
    until(lambda: has_label('Paused') or has_label('Stopped') or has_label('paused'), 'the story where it ran')
    picture('cards-back-to-rule')


def ask_back(shortcut, words):
    keys(shortcut)
    until(lambda: any(each.get_role_name() in ('dialog', 'frame', 'alert') for each in person.APPLICATION.get_children()
                      if each != person.FRAME), 'the question')
    keys('ctrl+a')
    type_text(words)
    keys('Return')


def now():
    return next((name for name in rows('Turns') if 'current turn' in name), '')


def back_to_value():
    """Steps back to the statement that moved the fifth card into the hand: inside the turn, before the text about it."""
    ask_back('ctrl+alt+v', 'the number of cards carried by the player')
    until(lambda: now().startswith('Turn 5:') and has_label('Paused in “Carry out drawing”'), 'the statement that changed it')
    assert 'Carry out drawing rules' in labels_in(person.FRAME), labels_in(person.FRAME)
    picture('cards-back-to-value')
    until(lambda: any(f'Line {line},' in name for name in labels_in(person.FRAME) for line in CARRY_OUT), 'its statement in the story, whatever the library does for it')
    keys('F7')
    person.time.sleep(0.5)
    assert not has_label('Breakpoint in'), 'what was looked for is no stop'


def back_to_text():
    ask_back('ctrl+shift+F7', 'deck of cards')
    until(lambda: story_text().rstrip().endswith('You can see a deck of cards') and has_label('Paused in “'), 'where it was printed')
    picture('cards-back-to-text')


def stops_survive():
    """A breakpoint is kept when the window restarts, and belongs to the text of its line: lines that are inserted before it move it."""
    line = line_of('Report drawing')
    go_to_line(line)
    keys('F9', 'ctrl+shift+k')
    until(lambda: any(name.startswith(f'Line {line}:') for name in rows('Breakpoints')), 'the stop')
    person.end()
    with open(STORY, 'w', encoding='utf-8') as out:
        out.write(TEXT.replace('\n', '\n[A new line.]\n[Another.]\n', 1))
    person.start(os.path.dirname(os.path.dirname(STORY)), 'Cards')
    until(lambda: find(person.FRAME, 'text', 'Story') and 'Empty Room' in story_text(), 'the beginning of the story')
    keys('ctrl+shift+k')
    until(lambda: any(name.startswith(f'Line {line + 2}: Report drawing') for name in rows('Breakpoints')), 'the stop on the same rule')
    command('draw')
    until(lambda: has_label('Paused in “Report drawing”') or has_label('Breakpoint in'), 'the story at the stop')
    picture('cards-stops-kept')


STEPS = [opens, account_of_place, would_stand, why_of_named_rules, why_stopped, turn_tree, why_text, values, profile, edits_and_goes_on, why_not_matched, back_to_rule, back_to_value, back_to_text, stops_survive]
person.run(STEPS, os.path.dirname(os.path.dirname(STORY)), 'Cards')
