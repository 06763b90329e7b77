# SPDX-License-Identifier: GPL-3.0-or-later
"""Lists of thousands of rows, by keys and pointer: a key that is held down, End, a filter that hides the focused row and shows it again, a
click, the wheel, the scroll bar. After each, the window answers, and uses no processor time when idle."""
import os
import subprocess
import time

from person import (FRAME, box_of, click, find, keys, place_of, run, settle, soon, there, type_text, until)  # noqa: F401
import person

ROWS = 5000
STORY = os.path.join(os.environ['INSIDE'], 'story.ni')
with open(STORY, 'w', encoding='utf-8') as out:
    out.write('"Long"\n\nThe Hall is a room.\n\n')
    for number in range(ROWS):
        out.write(f'Section {number + 1}\n\nInstead of jumping when the turn count is {number + 7}: say "Hop.".\n\nThis is not read {number}.\n\n')


def processor_seconds():
    with open(f'/proc/{person.APP.pid}/stat', encoding='ascii') as stat:
        fields = stat.read().rsplit(')', 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf('SC_CLK_TCK')


def answers():
    """The window answers a query for its role and becomes idle: an endless loop of focus changes would use all of a processor."""
    settle()
    person.FRAME.ask('GetRole')

    def rests():
        before = processor_seconds()
        time.sleep(0.1)
        return processor_seconds() - before < 0.05

    until(rests, 'the window at rest', 60)


def hold(key, times=30):
    subprocess.check_call(['xdotool', 'key', '--clearmodifiers', '--repeat', str(times), '--delay', '4', key])
    answers()


def list_of(name):
    return there('list', name)


def by_keys():
    for key in ('Down', 'Page_Down', 'End', 'Up', 'Home', 'Down', 'End', 'Page_Up'):
        hold(key, 1 if key in ('End', 'Home') else 30)


def by_pointer(name):
    node = list_of(name)
    x, y, width, height = box_of(node)
    middle_x, middle_y = place_of(node)
    left, top = middle_x - width // 2, middle_y - height // 2
    height = min(height, 600)
    for offset in (0.2, 0.5, 0.8):
        subprocess.check_call(['xdotool', 'mousemove', str(left + 40), str(top + int(height * offset)), 'click', '1'])
        answers()
        hold('Down')
    subprocess.check_call(['xdotool', 'mousemove', str(left + 40), str(top + height // 2), 'click', '--repeat', '40', '--delay', '4', '5'])
    answers()
    subprocess.check_call(['xdotool', 'click', '1'])
    answers()
    hold('Up')
    hold('End', 1)
    subprocess.check_call(['xdotool', 'click', '--repeat', '40', '--delay', '4', '4'])
    answers()


def filtered(entry):
    """Filters out the focused row and clears the filter: with the focus in the list, and in the entry."""
    click(there(None, entry))
    keys('ctrl+a')
    type_text('49')
    answers()
    keys('Tab')
    by_keys()
    click(there(None, entry))
    keys('ctrl+a', 'BackSpace')
    answers()
    keys('Tab')
    hold('Down')


def rules():
    keys('ctrl+2')
    keys('Down')
    by_keys()
    by_pointer('Rules')
    keys('ctrl+shift+f')
    type_text('49')
    answers()
    keys('Down')
    by_keys()
    keys('ctrl+shift+f', 'ctrl+a', 'BackSpace')
    answers()


def outline():
    keys('ctrl+3', 'Tab')
    by_keys()
    by_pointer('Outline')


def index():
    keys('ctrl+7')
    keys('Tab')
    by_keys()


def problems():
    keys('ctrl+6')
    by_keys()
    by_pointer('Problems')


def found():
    keys('ctrl+alt+f')
    type_text('jumping')
    answers()
    keys('Return', 'Tab', 'Tab', 'Tab', 'Tab')
    by_keys()


def uses():
    person.go_to_line(9)
    keys('End', 'shift+F12')
    answers()
    by_keys()


def a_minute_of_down():
    """Holds Down in the list of rules for a while, several times, each after another filter."""
    keys('ctrl+2')
    for digit in '13':
        keys('ctrl+shift+f', 'ctrl+a')
        type_text(digit)
        answers()
        keys('Down')
        hold('Down', 200)
        keys('ctrl+shift+f', 'ctrl+a', 'BackSpace')
        answers()
        keys('Down')
        hold('Down', 200)
        hold('End', 1)


if __name__ == '__main__':
    run([rules, outline, index, problems, found, uses, a_minute_of_down], STORY, 'story')
