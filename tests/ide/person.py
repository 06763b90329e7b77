# SPDX-License-Identifier: GPL-3.0-or-later
"""A person at the real window: a display, a bus, keys, a pointer, and what a screen reader hears.  For the tests beside this; importing it
starts the test again under a display of its own."""
import collections
import functools
import os
import re
import subprocess
import sys
import time

from display import skip, start_display

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.environ.get('SOURCE_ROOT', os.path.dirname(os.path.dirname(HERE)))
PROGRAM = os.environ.get('LOOSELEAF', os.path.join(ROOT, 'build/src/ide/looseleaf'))

if 'INSIDE' not in os.environ:
    for given in sys.argv[1:]:
        if '/' in given and not os.path.exists(given):
            skip(f'{given} is not here')
    try:
        import gi
        gi.require_version('Atspi', '2.0')
    except (ImportError, ValueError):
        skip('python3-gi or gir1.2-atspi-2.0 is missing')
    sys.exit(start_display(screen=os.environ.get('SCREEN', '1280x800'), settings=os.environ.get('PERSON_SETTINGS', ''),
                           locale=os.environ.get('PERSON_LOCALE', 'C.UTF-8')))

sys.stdout = os.fdopen(int(os.environ['RESULTS']), 'w')

import gi  # noqa: E402
gi.require_version('Atspi', '2.0')
from gi.repository import Atspi, Gio, GLib  # noqa: E402


# --- what a screen reader is told ---------------------------------------------------------------------------------------------

# Spoken to over the bus itself, and not by libatspi, which asks for one thing of one node after the other and waits for each: a walk over the
# window asks all nodes of a level at once.
ACCESSIBLE, ROOT_PATH = 'org.a11y.atspi.Accessible', '/org/a11y/atspi/accessible/root'


def open_bus():
    session = Gio.bus_get_sync(Gio.BusType.SESSION)
    address = session.call_sync('org.a11y.Bus', '/org/a11y/bus', 'org.a11y.Bus', 'GetAddress', None, None, 0, -1).unpack()[0]
    flags = Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION
    return Gio.DBusConnection.new_for_address_sync(address, flags, None, None)


BUS = open_bus()


@functools.cache
def role_name(role):
    return Atspi.role_get_name(Atspi.Role(role))


class Node:
    """What stands for a widget.  The name that a walk brought is good until something is done, or looked for again."""
    epoch = 0

    def __init__(self, reference):
        self.bus, self.path = reference
        self.seen = -1
        self.name = None

    def __eq__(self, other):
        return isinstance(other, Node) and (self.bus, self.path) == (other.bus, other.path)

    def __hash__(self):
        return hash((self.bus, self.path))

    def ask(self, method, form='()', *values, of='Accessible'):
        return BUS.call_sync(self.bus, self.path, 'org.a11y.atspi.' + of, method, GLib.Variant(form, values), None, 0, 20000).unpack()

    def value(self, name, of='Accessible'):
        wish = GLib.Variant('(ss)', ('org.a11y.atspi.' + of, name))
        return BUS.call_sync(self.bus, self.path, 'org.freedesktop.DBus.Properties', 'Get', wish, None, 0, 20000).unpack()[0]

    def get_name(self):
        return self.name if self.seen == Node.epoch else self.value('Name')

    def get_description(self):
        return self.value('Description')

    def get_role_name(self):
        if self.path not in ROLES:
            ROLES[self.path] = self.ask('GetRole')[0]
        return role_name(ROLES[self.path])

    def get_children(self):
        return [Node(each) for each in self.ask('GetChildren')[0]]

    def get_parent(self):
        return Node(self.value('Parent'))

    def has(self, state):
        """A state by its name, 'SENSITIVE'."""
        number = int(getattr(Atspi.StateType, state))
        return bool(self.ask('GetState')[0][number // 32] >> number % 32 & 1)


ROLES = {}  # of each that was seen: that does not change
LEAVES = ('label', 'image', 'icon', 'separator', 'scroll bar')  # there is nothing in them
BUTTONS = ('push button', 'toggle button', 'check box', 'radio button')  # there are only leaves in them
LARGE = ('Outline', 'Rules', 'Turn Tree', 'Turns', 'Rule Trail', 'The World')  # lists of hundreds of rows


def look_at(nodes, roles):
    """The children of each, in lists, once all have said what is in them; None of one that went meanwhile.  Of the `roles` alone, if any are
    given, it is asked what they are called, and buttons, in which there is none of them, are not looked into."""
    closed = LEAVES + BUTTONS if roles and not set(LEAVES).intersection(roles) else LEAVES
    named = {*roles, 'list', 'filler'}
    waiting = [0]
    children = [[] for _ in nodes]

    def answered(bus, result, at):
        number, what = at
        waiting[0] -= 1
        try:
            answer = bus.call_finish(result).unpack()[0]
        except GLib.Error:
            children[number] = None
            return
        if what == 'name':
            nodes[number].name, nodes[number].seen = answer, Node.epoch
        elif what == 'role':
            ROLES[nodes[number].path] = answer
        elif children[number] is not None:
            children[number] = [Node(each) for each in answer]

    def ask(number, what, interface, method, arguments=None):
        waiting[0] += 1
        BUS.call(nodes[number].bus, nodes[number].path, interface, method, arguments, None, 0, 20000, None, answered, (number, what))

    name = GLib.Variant('(ss)', (ACCESSIBLE, 'Name'))
    for number, node in enumerate(nodes):
        role = ROLES.get(node.path)
        if role is None:
            ask(number, 'role', ACCESSIBLE, 'GetRole')
        if role is None or not roles or role_name(role) in named:
            ask(number, 'name', 'org.freedesktop.DBus.Properties', 'Get', name)
        if role is None or role_name(role) not in closed:
            ask(number, 'children', ACCESSIBLE, 'GetChildren')
    while waiting[0] > 0:
        GLib.MainContext.default().iteration(True)
    return children


Box = collections.namedtuple('Box', 'x y width height')


def box_of(node):
    """Where it is within the window."""
    return Box(*node.ask('GetExtents', '(u)', 1, of='Component')[0])


def at_point(x, y):
    """The innermost at a point of the window; None: nothing is."""
    reference = FRAME.ask('GetAccessibleAtPoint', '(iiu)', x, y, 1, of='Component')[0]
    return None if reference[1].endswith('/null') else Node(reference)


def caret_of(node):
    return node.value('CaretOffset', of='Text')


def put_caret(node, at):
    Node.epoch += 1
    node.ask('SetCaretOffset', '(i)', at, of='Text')


# --- eyes and hands -----------------------------------------------------------------------------------------------------------

class NotThere(Exception):
    """What was to be read is not in the window, or went while one looked: its pane is being built anew."""


PASSING = (GLib.Error, AttributeError, StopIteration, NotThere)


def until(question, what, seconds=40):
    """The first true answer to `question`; nodes that vanish while one looks are looked for again."""
    end = time.time() + seconds
    while True:
        Node.epoch += 1
        asked = time.time()
        try:
            answer = question()
            if answer:
                return answer
        except PASSING:
            pass
        if time.time() > end:
            raise AssertionError(f'never seen: {what}')
        time.sleep(max(0.05, time.time() - asked))  # it is not to be kept from what one waits for by being asked


def is_large(node):
    """A list of many rows, or a page of the manual."""
    role = node.get_role_name()
    return (role == 'list' and node.get_name() in LARGE) or (role == 'filler' and node.get_name() == 'Manual Page')


def walk(top, *roles):
    """A node and all in it, or those of these roles, but for what is large: that is nine tenths of the window, and who wants it begins there."""
    within, level = {}, [top]
    while level:
        children = look_at(level, roles)
        for node, found in zip(level, children):
            within[node] = [] if found and node is not top and is_large(node) else found
        level = [each for node in level for each in within[node] or []]
    for node in in_order(top, within):
        if not roles or node.get_role_name() in roles:
            yield node


def in_order(node, within):
    if within[node] is None:
        return
    yield node
    for each in within[node]:
        yield from in_order(each, within)


FOUND = {}  # by role and name: where it was found in the window, since a walk through all of it is what takes the time


def is_still(node, role, name):
    try:
        return node.value('Name') == name and (role is None or node.get_role_name() == role)
    except GLib.Error:  # it went
        return False


def find(root, role, name):
    if root == FRAME and (role, name) in FOUND and is_still(FOUND[role, name], role, name):
        return FOUND[role, name]
    for node in walk(root, role) if role is not None else walk(root):
        if node.get_name() == name:
            if root == FRAME:
                FOUND[role, name] = node
            return node
    return None


def there(role, name, seconds=20):
    """What is to be in the window already: waited for, since a pane that is being built anew is out of the tree for a moment."""
    return until(lambda: find(FRAME, role, name), f'{role or "something"} “{name}”', seconds)


def text_of(node):
    if node is None:
        raise NotThere
    return node.ask('GetText', '(ii)', 0, -1, of='Text')[0]


def labels_in(node):
    return [each.get_name() for each in walk(node, 'label') if each.get_name()]


def tooltips():
    """Labels outside the main window: what has popped up."""
    return [name for each in APPLICATION.get_children() for name in labels_in(each)] if APPLICATION else []


def settle():
    """Until the application has read what was done so far: it answers a question between two rounds of its own, and before it answers the second
    it has dealt with what came before the first."""
    time.sleep(0.02)
    for _ in range(3):
        try:
            FRAME.ask('GetRole')
        except (AttributeError, GLib.Error):  # there is no window yet, or not any more
            return


def keep_focus():
    """Gives the keys to the main window if no window has them: without a window manager nobody does so when a dialog has gone."""
    if WINDOW is not None and subprocess.run(['xdotool', 'getwindowfocus'], capture_output=True).returncode != 0:
        subprocess.call(['timeout', '5', 'xdotool', 'windowfocus', '--sync', WINDOW])


def keys(*names):
    Node.epoch += 1
    keep_focus()
    subprocess.check_call(['xdotool', 'key', '--clearmodifiers', '--delay', '25', *names])
    settle()


def type_text(text):
    Node.epoch += 1
    keep_focus()
    subprocess.check_call(['xdotool', 'type', '--clearmodifiers', '--delay', '8', text])
    settle()


def place_of(node):
    """Middle of a node on the screen.  Without a window manager the window is at the corner, within a narrow border."""
    if node is None:
        raise NotThere
    (x, y, width, height), frame = box_of(node), box_of(FRAME)
    shell = subprocess.check_output(['xdotool', 'getwindowgeometry', '--shell', WINDOW], text=True)
    geometry = dict(line.split('=') for line in shell.split())
    border = (int(geometry['WIDTH']) - frame.width) // 2
    return int(geometry['X']) + border + x + width // 2, int(geometry['Y']) + border + y + height // 2


def steady_place_of(node, seconds=3):
    """Where it is when it is there twice in a row: a pane that is still being laid out moves what is in it."""
    end = time.time() + seconds
    before = place_of(node)
    while time.time() < end:
        time.sleep(0.02)
        now = place_of(node)
        if now == before:
            break
        before = now
    return before


def click(node, button=1):
    x, y = steady_place_of(node)
    Node.epoch += 1
    subprocess.check_call(['xdotool', 'mousemove', str(x), str(y), 'click', str(button)])
    settle()


def press(node):
    """As a screen reader does: where a menu stands on the screen is told wrongly by the toolkit when it had to move for want of room."""
    Node.epoch += 1
    node.ask('DoAction', '(i)', 0, of='Action')
    settle()


def is_action(node):
    """Can it be pressed?"""
    try:
        return node.value('NActions', of='Action') > 0
    except GLib.Error:  # it has no such interface
        return False


def soon(question, seconds=3):
    """Whether it comes true; where it does not, something else is to be tried."""
    try:
        return until(question, '', seconds)
    except AssertionError:
        return None


def hover(node):
    x, y = steady_place_of(node)
    Node.epoch += 1
    for step in range(8):
        subprocess.check_call(['xdotool', 'mousemove', str(x - 8 + step), str(y)])
        time.sleep(0.03)


def drag(node, onto, below=0):
    """Takes it by the pointer to the middle of another, or so many pixels below that."""
    x, y = steady_place_of(node)
    u, v = steady_place_of(onto)
    Node.epoch += 1
    subprocess.check_call(['xdotool', 'mousemove', str(x), str(y), 'mousedown', '1'])
    for step in range(1, 13):
        subprocess.check_call(['xdotool', 'mousemove', str(x + (u - x) * step // 12), str(y + (v + below - y) * step // 12)])
        time.sleep(0.05)
    settle()  # whoever is to take it has been asked by then
    time.sleep(0.2)
    subprocess.check_call(['xdotool', 'mouseup', '1'])
    settle()


def picture(name):
    folder = os.environ.get('SCREENSHOTS')
    if folder:
        os.makedirs(folder, exist_ok=True)
        time.sleep(0.3)
        path = os.path.join(folder, name + '.png')
        subprocess.call(['import', '-window', 'root', path])
        subprocess.call(['mogrify', '-shave', '5x5', '+repage', path])  # the frame that the toolkit draws where there is no window manager


def is_showing(node):
    return node is not None and node.has('SHOWING')


def main_window(title):
    """The one with the story's title: the toolkit shows others for a moment while it starts."""
    found = subprocess.run(['xdotool', 'search', '--onlyvisible', '--all', '--pid', str(APP.pid), '--name', title], capture_output=True, text=True).stdout.split()
    return found[-1] if found else None


APP = APPLICATION = FRAME = WINDOW = None
CONSOLE = os.path.join(os.environ['INSIDE'], 'console')
# What the toolkit says of itself: its own view of source with its scroll bar, and nothing else, says this when a line is added at the end of a text.
# And where a screen reader asks it where something is on the screen, it says that it does not know.
OF_THE_TOOLKIT = re.compile(r'Trying to snapshot GtkGizmo \S+ without a current allocation|Screen coordinates not supported')


def said_on_console():
    """The warnings of all processes so far."""
    with open(CONSOLE, encoding='utf-8', errors='replace') as file:
        said = file.read()
    sys.stderr.write(said)
    return [line for line in said.splitlines() if re.match(r'\(looseleaf:\d+\):', line) and not OF_THE_TOOLKIT.search(line)]


def start(story, title):
    """Opens the story in a new process; `title` is in its window's title."""
    global APP, APPLICATION, FRAME, WINDOW
    with open(CONSOLE, 'ab') as console:
        APP = subprocess.Popen([PROGRAM, story], stdin=subprocess.DEVNULL, stderr=console)

    def on_the_bus():
        for each in Node(('org.a11y.atspi.Registry', ROOT_PATH)).get_children():
            number = BUS.call_sync('org.freedesktop.DBus', '/org/freedesktop/DBus', 'org.freedesktop.DBus', 'GetConnectionUnixProcessID',
                                   GLib.Variant('(s)', (each.bus,)), None, 0, 20000).unpack()[0]
            if number == APP.pid:
                return each
        return None

    APPLICATION = until(on_the_bus, 'the application on the accessibility bus', 60)
    FRAME = until(lambda: next(walk(APPLICATION, 'frame'), None), 'its window')
    WINDOW = until(lambda: main_window(title), 'its window on the display')
    until(lambda: find(FRAME, 'text', 'Source'), 'the source')
    settle()


def end():
    """Closes the window as its person does, so that it keeps what it keeps."""
    keys('ctrl+shift+w')
    try:
        APP.wait(10)
    except subprocess.TimeoutExpired:
        APP.kill()
        APP.wait()


def go_to_line(line):
    keys('ctrl+1', 'ctrl+l')
    until(lambda: find(APPLICATION, None, 'Line Number'), 'the dialog for a line')
    type_text(str(line))
    keys('Return')
    until(lambda: find(FRAME, 'label', f'Line {line}, column 1'), f'the cursor at line {line}')
    soon(lambda: not find(APPLICATION, None, 'Line Number'))  # while it closes it still takes keys


def story_text():
    return text_of(there('text', 'Story'))


def command(words):
    """Types a command and waits until the story wants the next, or pauses."""
    # counted, and not looked for at the end: after an edit the story may be told anew meanwhile, and be shorter
    before = until(story_text, 'the story').count(f'>{words}')
    keys('ctrl+4')
    type_text(words)
    keys('Return')
    until(lambda: story_text().count(f'>{words}') > before, f'the command {words}')


def rows(name):
    """What a screen reader calls the rows of a list."""
    top = find(FRAME, 'list', name)
    return [each.get_name() for each in walk(top, 'list item', 'tree item') if each.get_name()] if top else []


def restore_after(restore):
    """It may fail as the step did: the steps after it tell."""
    try:
        if restore is not None:
            restore()
    except Exception as error:
        print('# not restored:', type(error).__name__)


def run(steps, story, title, restore=None):
    """The steps that are named on the command line, or all.  `restore` undoes what a failed step left, for the steps after it."""
    wanted = [each for each in sys.argv[1:] if '/' not in each]
    chosen = [step for step in steps if not wanted or step.__name__ in wanted or step in steps[:1]]
    failed = 0
    print(f'1..{len(chosen) + 1}')
    start(story, title)
    try:
        for number, step in enumerate(chosen, 1):
            try:
                step()
                print(f'ok {number} {step.__name__}', flush=True)
            except Exception as error:  # whatever it was: the other steps are still to be done, and the plan to be kept
                failed += 1
                picture('failed-' + step.__name__)
                for line in f'{type(error).__name__}: {error}'.splitlines():
                    print('#', line)
                print(f'not ok {number} {step.__name__}', flush=True)
                restore_after(restore)
    finally:
        if APP.poll() is None:
            APP.kill()
        APP.wait()
    said = said_on_console()
    for line in said:
        print('#', line)
    print(f'{"not ok" if said else "ok"} {len(chosen) + 1} says_nothing_on_the_console', flush=True)
    sys.exit(1 if failed or said else 0)
