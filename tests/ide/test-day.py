#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""An author's day in a project that somebody else wrote: searching, renaming, completion, the outline, problems and their fixes, every page of the index,
the skein and its blessed threads, preferences, and the next morning, when everything is where it was.

The story is the given file, which is only read; if it is missing, the test is skipped.

    LOOSELEAF=build/src/ide/looseleaf GSETTINGS_SCHEMA_DIR=build/data tests/ide/test-day.py ../shared/corpus/examples/Pine4/story.ni
"""
import os
import plistlib
import re
import shutil
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import person  # noqa: E402
from person import click, command, find, keys, labels_in, picture, press, put_caret, rows, story_text, text_of, there, type_text, until, walk  # noqa: E402

GIVEN = next((each for each in sys.argv[1:] if '/' in each), '../shared/corpus/examples/Pine4/story.ni')
PROJECT = os.path.join(os.environ['INSIDE'], 'Pine.inform')
STORY = os.path.join(PROJECT, 'Source', 'story.ni')
SKEIN = os.path.join(PROJECT, 'Skein.skein')
TEXT = open(GIVEN, encoding='utf-8').read()
# Files of other applications in the project, which must not be changed.
OTHERS = {'Settings.plist': plistlib.dumps({'IFSettings': {'IFSettingNobble': False, 'OfAnotherProgram': ['kept']}}),
          'Index/Headings.xml': b'<headings/>\n', 'notes.of.mine': b'\x00\xff anything\n'}


def make_project():
    os.makedirs(os.path.dirname(STORY))
    shutil.copy(GIVEN, STORY)
    for name, content in OTHERS.items():
        path = os.path.join(PROJECT, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, 'wb') as out:
            out.write(content)


def source():
    return text_of(there('text', 'Source'))


def put_cursor(words, within=0):
    """Puts the cursor before these words of the source, or a number of letters into them."""
    keys('ctrl+1')
    put_caret(there('text', 'Source'), source().index(words) + within)


def at_line_of(words):
    line = source()[:source().index(words)].count('\n') + 1
    return find(person.FRAME, 'label', f'Line {line}, column 1')


def anywhere(role, name):
    return find(person.APPLICATION, role, name)


def shows(words):
    return next((node for node in walk(person.APPLICATION, 'label') if words in node.get_name()), None)


def undo_to(text):
    keys('ctrl+1')
    for _ in range(60):
        if source() == text:
            return
        keys('ctrl+z')
    raise AssertionError('the text as it was')


# --- the steps ----------------------------------------------------------------------------------------------------------------

def opens():
    until(lambda: len(story_text()) > 40, 'the beginning of the story')
    assert source() == TEXT


def searches_this_file():
    """Finds a text, goes on to the replacement with Tab, and undoes the replacement in one step."""
    keys('ctrl+1', 'ctrl+Home', 'ctrl+h')
    until(lambda: find(person.FRAME, None, 'Find in the story'), 'the line to search in')
    type_text('Woodcutter')
    n = TEXT.count('Woodcutter')
    until(lambda: any(name.endswith(f'of {n}') or name == f'{n} found' for name in labels_in(person.FRAME)), f'that there are {n}')
    keys('Tab')
    type_text('Ropemaker')
    press(there('push button', 'Replace All'))
    until(lambda: source() == TEXT.replace('Woodcutter', 'Ropemaker'), 'each replaced')
    keys('Escape')
    undo_to(TEXT)


def searches_all_files():
    keys('ctrl+alt+f')
    until(lambda: find(person.FRAME, None, 'Find in all files'), 'the line to search all files in')
    keys('ctrl+a')
    type_text('Mother for the first time')
    until(lambda: len(rows('Matches')) == 1 or len(labels_in(there('list', 'Matches'))) > 0, 'the place')
    keys('Return')
    until(lambda: any(name.startswith(f'Line {TEXT[:TEXT.index("Mother for the first time")].count(chr(10)) + 1},') for name in labels_in(person.FRAME)), 'its line')
    picture('day-found')


def renames():
    """Renames a scene everywhere; a name that is taken is refused."""
    put_cursor('Marriage Proposal begins', 3)
    n = TEXT.lower().count('marriage proposal')
    keys('F2')
    until(lambda: shows('Rename Everywhere'), 'the dialog')
    keys('ctrl+a')
    type_text('Wedding Talk')
    picture('day-rename')
    keys('Return')
    until(lambda: source().lower().count('wedding talk') == n and 'marriage proposal' not in source().lower(), f'{n} places')
    until(lambda: shows(f'{n} occurrences renamed'), 'how many, said')
    until(lambda: not any(name.endswith((' problem', ' problems')) for name in labels_in(person.FRAME)), 'no problem by it')
    keys('ctrl+1', 'ctrl+z')
    until(lambda: source() == TEXT, 'all taken back in one')
    # The dialog had the focus, and without a window manager nothing returns it.
    person.subprocess.check_call(['xdotool', 'windowfocus', '--sync', person.WINDOW])


def completes():
    keys('ctrl+1', 'ctrl+End', 'Return', 'Return')
    type_text('Inst')
    until(lambda: find(person.APPLICATION, 'label', 'Instead of'), 'rulebooks, offered by themselves')
    keys('Down', 'Return')
    until(lambda: source().rstrip('\n').endswith('Instead of'), 'the rulebook, put in')
    type_text(' wak')
    until(lambda: shows('waking (thing)') or shows('waking'), 'an action after it')
    keys('Escape')
    type_text('ing the unt')
    until(lambda: shows('untidy bed'), 'a thing of the story, where a thing may stand')
    picture('day-completion')
    keys('Escape')
    undo_to(TEXT)


def completes_a_test():
    """Completes commands in the script of a test; another letter leaves fewer of them."""
    keys('ctrl+1', 'ctrl+End', 'Return', 'Return')
    type_text('Test more with "ex')
    until(lambda: anywhere('label', 'examine jug of water') and anywhere('label', 'exit'), 'commands that begin so')
    type_text('am')
    until(lambda: anywhere('label', 'examine jug of water') and not anywhere('label', 'exit'), 'fewer of them')
    picture('day-completion-test')
    keys('Down', 'Return')
    until(lambda: source().endswith('Test more with "examine me"'), 'the first, put in')
    undo_to(TEXT)


def outline():
    """Headings lead to their places; folding one hides everything under it."""
    keys('ctrl+3')
    until(lambda: any(name.startswith('Instead of waking') for name in labels_in(find(person.FRAME, 'list', 'Outline'))), 'rules under the headings')
    click(there(None, 'Show Rules and Phrases'))
    until(lambda: len(rows('Outline')) == 3, 'the headings alone')
    click(next(node for node in walk(there('list', 'Outline'), 'list item') if node.get_name().startswith('Part 2')))
    until(lambda: at_line_of('Part 2 - Flashbacks'), 'its place')
    picture('day-outline')


def mends():
    """A misspelt name causes one problem, which has a fix to click."""
    keys('ctrl+1', 'ctrl+End', 'Return', 'Return')
    type_text('Instead of kissing the untidy bde: say "No."')
    keys('ctrl+6')
    until(lambda: len(rows('Problems')) == 1 or any('bde' in name for name in labels_in(there('list', 'Problems'))), 'the problem')
    picture('day-problem')
    keys('Home', 'ctrl+alt+m')
    until(lambda: 'kissing the untidy bed:' in source(), 'the name mended')
    until(lambda: not any('bde' in name for name in labels_in(find(person.FRAME, 'list', 'Problems'))), 'no problem any more')
    undo_to(TEXT)


def index_pages():
    """Goes through the pages by keyboard; none is empty, and an entry leads to the source."""
    keys('ctrl+7')
    choice = until(lambda: next((node for node in walk(person.FRAME) if node.get_name() == 'Index Page'), None), 'the pages of the index')
    seen = []
    for step in range(12):
        click(choice)
        keys('Home', *['Down'] * step, 'Return')
        title = until(lambda: [name for name in labels_in(choice) if name], 'the name of the page')
        names = labels_in(find(person.FRAME, 'list', 'Index')) if find(person.FRAME, 'list', 'Index') else ['a drawing, or nothing of the story']
        if seen and title == seen[-1][0]:
            break
        seen.append((title, names))
        picture(f'day-index-{step}')
    assert len(seen) >= 6, f'{len(seen)} pages'
    assert any('Forest Clearing' in names for _, names in seen), 'a room of the story'
    assert any(any('Discovery' in name for name in names) for _, names in seen), 'a scene of the story'


def skein():
    """The skein keeps what is played; after an edit, a blessed answer is shown with the words that differ."""
    for words in ('examine beauty', 'wait'):
        command(words)
    keys('ctrl+8')
    tree = until(lambda: next((node for node in walk(person.FRAME, 'image', 'icon') if node.get_name() == 'Skein'), None), 'the tree')
    keys('End')
    until(lambda: tree.get_description() == 'wait', 'the last knot')
    click(there(None, 'Bless'))
    until(lambda: 'matches the blessed answer' in tree.get_description(), 'that it answers as it should')
    put_cursor('snoring sonorously')
    type_text('loudly and ')
    until(lambda: 'loudly and snoring' in story_text(), 'the story under the new text')
    keys('ctrl+8')
    click(there(None, 'Play All'))
    until(lambda: shows('0 answers correct, 1 different'), 'that a thread answers otherwise')
    picture('day-skein')
    undo_to(TEXT)
    until(lambda: 'loudly and snoring' not in story_text(), 'the story as it was')
    keys('ctrl+8')
    click(there(None, 'Play All'))
    until(lambda: shows('1 answer correct'), 'that it answers as it should again')


def preferences():
    """Enlarges the font by key; choices in the dialog take effect at once."""
    keys('ctrl+comma')
    until(lambda: shows('Tab Width'), 'the preferences')
    picture('day-preferences')
    keys('Escape')
    until(lambda: not shows('Tab Width'), 'the window without them')


def every_panel():
    """On a small screen, each panel and each dialog is no wider than the screen, and its name occurs once."""
    person.subprocess.check_call(['xdotool', 'windowfocus', '--sync', person.WINDOW])
    person.subprocess.check_call(['xdotool', 'windowsize', '--sync', person.WINDOW, '1024', '700'])
    panels = ['ctrl+2', 'ctrl+3', 'ctrl+7', 'ctrl+8', 'ctrl+5', 'ctrl+6', 'ctrl+shift+t', 'ctrl+shift+k', 'ctrl+shift+e', 'ctrl+alt+f', 'shift+F12']
    for number, key in enumerate(panels):
        keys('ctrl+1', key)
        picture(f'day-panel-{number}')
        check_names()
        assert person.box_of(person.FRAME).width <= 1024, f'{person.box_of(person.FRAME)} with {key}'
    for key in ('ctrl+comma', 'ctrl+question', 'ctrl+shift+n', 'ctrl+alt+b'):
        windows = len(person.APPLICATION.get_children())
        keys(key)
        until(lambda: len(person.APPLICATION.get_children()) > windows, f'a window by {key}')
        picture('day-window-' + key)
        check_names()
        keys('Escape')
        until(lambda: len(person.APPLICATION.get_children()) == windows, f'none any more, by Escape after {key}')
        person.subprocess.check_call(['xdotool', 'windowfocus', '--sync', person.WINDOW])
    person.subprocess.check_call(['xdotool', 'windowsize', '--sync', person.WINDOW, '1280', '800'])


CONTROLS = ('push button', 'toggle button', 'check box', 'radio button', 'entry', 'text', 'combo box', 'spin button', 'page tab list', 'tree', 'frame')


def is_nameless(node, name):
    """Whether a visible control has no name. GTK names the parts of its own controls (the button of a drop-down, its list), so they are left out."""
    if node.get_role_name() not in CONTROLS or (name.strip() and not re.match('(Gtk|Adw|Loose)[A-Z]', name)):
        return False
    within, size = node, person.box_of(node)
    for _ in range(5):
        within = within.get_parent()
        if within.get_role_name() in ('combo box', 'spin button', 'entry', 'text') or within.get_name().startswith('AdwViewSwitcher'):
            return False
    return size.width > 0 and size.height > 0


def check_names():
    """Each visible control has one name, without the underline of its mnemonic, except the buttons of GTK's own shortcuts window."""
    for window in person.APPLICATION.get_children():
        assert window.get_name().strip(), 'a window without a name'
        for node in walk(window):
            name = node.get_name()
            assert not re.fullmatch(r'_?(.+) \1', name) and not re.search(r'(^|\s)_\w', name), f'{node.get_role_name()} “{name}”'
            assert window.get_name() == 'Keyboard Shortcuts' or not is_nameless(node, name), \
                f'a {node.get_role_name()} without a name (“{name}”, in “{node.get_parent().get_name()}”), at {person.box_of(node)}'


def saves():
    """Saves the text, and leaves the files of other applications untouched."""
    keys('ctrl+1', 'ctrl+End')
    type_text(' ')
    keys('ctrl+s')
    until(lambda: open(STORY, encoding='utf-8').read() == TEXT + ' ', 'the text on the disk')
    for name, content in OTHERS.items():
        with open(os.path.join(PROJECT, name), 'rb') as file:
            assert file.read() == content, f'{name} as it was'
    until(lambda: os.path.exists(SKEIN) and '>wait<' in open(SKEIN, encoding='utf-8').read(), 'the skein of the project')


def next_morning():
    """Closes and reopens the project: the cursor and the threads are where they were."""
    put_cursor('Part 3 - The Other Secret')
    until(lambda: at_line_of('Part 3 - The Other Secret'), 'the line')
    person.end()
    person.start(PROJECT, 'Pine')
    until(lambda: source() == TEXT + ' ', 'the text')
    until(lambda: at_line_of('Part 3 - The Other Secret'), 'the line where one was')
    keys('ctrl+8')
    until(lambda: next((node for node in walk(person.FRAME) if node.get_name() == 'Skein'), None), 'the skein')
    click(there(None, 'Play All'))
    until(lambda: shows('1 answer correct'), 'the promise of yesterday kept')


make_project()
STEPS = [opens, searches_this_file, searches_all_files, renames, completes, completes_a_test, outline, mends, index_pages, skein, preferences, every_panel, saves, next_morning]
person.run(STEPS, PROJECT, 'Pine', restore=lambda: undo_to(TEXT))
