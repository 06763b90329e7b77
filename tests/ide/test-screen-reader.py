#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A working day by keyboard only, as a screen reader presents it: writing, a problem, playing, a breakpoint, steps, asking why.

usage: test-screen-reader.py [orca]

Without an argument, the test listens to the events of the accessibility bus. With `orca`, the screen reader runs with a silent synthesizer, and the
sentences that the test waits for are compared with screen-reader.txt; what else Orca says (names of keys, the containers of a widget) is ignored.
`REWRITE=1` writes that file."""
import os
import re
import shutil
import subprocess
import sys
import time

import person
from person import find, keys, until, walk

HERE = os.path.dirname(os.path.abspath(__file__))
INSIDE = os.environ['INSIDE']
GOLDEN = os.path.join(HERE, 'screen-reader.txt')
WITH_ORCA = 'orca' in sys.argv[1:]
sys.argv[1:] = [name for name in sys.argv[1:] if name != 'orca']

STORY = '''The Attic is a room.

The trunk is in the Attic.

Instead of taking the trunk: say "Too heavy."; say "You give up."

Before taking the trunk: say "You try."

Instead of pushing the trunk: say "It scrapes."
'''


# --- what is heard ---------------------------------------------------------------------------------------------------------------------

class Events:
    """The events that a screen reader receives: changed descriptions, and the widget that gets the focus."""

    def __init__(self):
        from gi.repository import Atspi
        self.heard = []
        self.listener = Atspi.EventListener.new(self.take)
        for kind in ('object:property-change:accessible-description', 'object:state-changed:focused'):
            self.listener.register(kind)

    def take(self, event):
        if event.type.startswith('object:state-changed'):
            if event.detail1:
                self.heard.append(event.source.get_name() or '')
        elif isinstance(event.any_data, str) and event.source.get_state_set().contains(person.Atspi.StateType.FOCUSED):
            self.heard.append(event.any_data)

    def all(self):
        from gi.repository import GLib
        while GLib.MainContext.default().iteration(False):
            pass
        return self.heard

    def wait(self):
        pass

    def end(self):
        pass


class Orca:
    """What Orca says, from its log."""
    SAID = re.compile(r"SPEECH OUTPUT: '(.*?)' ?\[?\{'established'", re.S)

    def __init__(self):
        self.log = os.path.join(INSIDE, 'orca.log')
        config = os.path.join(os.environ['XDG_CONFIG_HOME'], 'speech-dispatcher')
        os.makedirs(os.path.join(config, 'modules'))
        with open(os.path.join(config, 'speechd.conf'), 'w') as out:
            out.write('AudioOutputMethod "libao"\nAddModule "dummy" "sd_dummy" ""\nDefaultModule dummy\nLogLevel 0\n')
        with open(os.path.join(os.environ['HOME'], '.libao'), 'w') as out:
            out.write('default_driver=null\n')  # a dummy sound card
        socket = os.path.join(INSIDE, 'speech')
        os.environ['SPEECHD_ADDRESS'] = 'unix_socket:' + socket
        quiet = {'stdout': subprocess.DEVNULL, 'stderr': subprocess.DEVNULL}
        self.speech = subprocess.Popen(['speech-dispatcher', '--run-single', '-C', config, '-c', 'unix_socket', '-S', socket,
                                        '-P', os.path.join(INSIDE, 'speech.pid'), '-L', INSIDE], **quiet)
        until(lambda: os.path.exists(socket), 'the socket of the speech dispatcher')
        self.reader = subprocess.Popen(['orca', '--replace', '--debug-file=' + self.log], **quiet)
        until(lambda: 'Screen reader on.' in self.all(), 'Orca', 90)

    def all(self):
        if not os.path.exists(self.log):
            return []
        with open(self.log, encoding='utf-8', errors='replace') as file:
            return [' '.join(said.split()) for said in self.SAID.findall(file.read())]

    def wait(self):
        """Waits until Orca is silent, so that its sentences are assigned to the right step."""
        before = -1
        while len(self.all()) != before:
            before = len(self.all())
            time.sleep(1.5)

    def end(self):
        for process in (self.reader, self.speech):
            process.terminate()
            process.wait()


EAR = None
SPOKEN = []  # for each step: its name, and the sentences that it waited for
HEARD = []  # of the current step


def hears(words, what):
    """Waits until a sentence that contains the words is heard in this step."""
    def new():
        return [said for said in EAR.all()[MARK:] if words in said]
    said = until(new, f'{what}: “{words}” in {EAR.all()[MARK:]}', 90 if WITH_ORCA else 20)
    HEARD.append(said[0])


MARK = 0


def step(function):
    def run():
        global MARK
        MARK = len(EAR.all())
        del HEARD[:]
        function()
        person.settle()
        EAR.wait()
        SPOKEN.append((function.__name__, list(HEARD)))
    run.__name__ = function.__name__
    return run


# --- the day --------------------------------------------------------------------------------------------------------------------

@step
def a_problem_is_announced():
    keys('ctrl+1', 'ctrl+End')
    person.type_text('Instead of jumpping: say nothing.')
    keys('Return')
    hears("Problem in line 10: 'jumpping' is not an action", 'the problem, once its line is left')


@step
def a_mended_problem_is_announced():
    keys('Up', 'Home', 'shift+End', 'BackSpace')
    hears('No problems', 'that it is gone')


@step
def an_answer_is_heard():
    keys('ctrl+4')
    hears('Command', 'where one is')
    person.type_text('push trunk')
    keys('Return')
    hears('It scrapes.', 'the answer of the story')


@step
def a_breakpoint_is_announced():
    keys('ctrl+1', 'ctrl+Home', 'Down', 'Down', 'Down', 'Down', 'F9')
    hears('reakpoint', 'that it is set')
    keys('ctrl+4')
    person.type_text('take trunk')
    keys('Return')
    hears('Breakpoint in “Instead of taking the trunk”.', 'that it is reached')


@step
def each_step_is_announced():
    keys('F8')
    hears('Line 5: "You give up."', 'the next statement')
    keys('F5')
    hears('The story is waiting for a command.', 'the end of the turn')


@step
def why_puts_the_focus_on_the_answer():
    keys('ctrl+1', 'ctrl+Home', *['Down'] * 8, 'F4')
    hears('Its action was not tried', 'the first line of the answer')
    keys('Escape')


@step
def a_row_says_its_place():
    keys('ctrl+2')
    until(lambda: find(person.FRAME, 'list', 'Rules'), 'the Rules panel')
    keys('Home', 'Down', 'Down', 'Down')
    hears('rule 1 of 2', 'the place of a rule in its rulebook')


@step
def expanders_say_what_they_expand():
    names = [node.get_name() for node in walk(find(person.FRAME, 'list', 'Rules'), 'push button')]
    assert any(name in ('Collapse: Instead', 'Expand: Instead') for name in names), names


@step
def nothing_is_called_by_its_class():
    """No widget of these roles is named after its class."""
    spoken = ('push button', 'toggle button', 'check box', 'text', 'list', 'list item', 'tree item', 'combo box', 'menu', 'menu item', 'panel', 'page tab', 'slider')
    wrong = [f'{node.get_role_name()} {node.get_name()}' for node in walk(person.APPLICATION)
             if node.get_role_name() in spoken and re.match('(Gtk|Adw|Loose)[A-Z]', node.get_name()) and person.box_of(node).width > 0]
    assert not wrong, wrong


def is_said_as_in_the_golden_text():
    """The sentences of Orca are those of screen-reader.txt."""
    said = ''.join(f'== {name}\n' + ''.join(line + '\n' for line in lines) for name, lines in SPOKEN)
    if os.environ.get('REWRITE'):
        with open(GOLDEN, 'w', encoding='utf-8') as file:
            file.write(said)
    with open(GOLDEN, encoding='utf-8') as file:
        wanted = file.read()
    assert said == wanted, said


STEPS = [a_problem_is_announced, a_mended_problem_is_announced, an_answer_is_heard, a_breakpoint_is_announced, each_step_is_announced,
         why_puts_the_focus_on_the_answer, a_row_says_its_place, expanders_say_what_they_expand, nothing_is_called_by_its_class]


def main():
    global EAR
    if WITH_ORCA and not (shutil.which('orca') and shutil.which('speech-dispatcher')):
        print('1..0 # SKIP orca or speech-dispatcher is missing')
        return
    path = os.path.join(INSIDE, 'story.ni')
    with open(path, 'w', encoding='utf-8') as file:
        file.write(STORY)
    EAR = Orca() if WITH_ORCA else Events()
    try:
        person.run(STEPS + ([is_said_as_in_the_golden_text] if WITH_ORCA else []), path, 'story')
    finally:
        EAR.end()


main()
