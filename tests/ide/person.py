# SPDX-License-Identifier: GPL-3.0-or-later
"""Operates the real window as a person does: a display, a bus, keys, a pointer, and the accessibility tree. For the tests in this folder;
importing it restarts the test under its own display."""
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


# --- the accessibility tree ---------------------------------------------------------------------------------------------------

# Uses D-Bus directly: libatspi queries one property of one node at a time and waits for each reply, while a walk here queries all nodes of a
# level at once.
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
    """An accessible object, such as a widget. The name that a walk read is valid until the next action or the next search."""
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
        """Whether it has a state, given by name, such as 'SENSITIVE'."""
        number = int(getattr(Atspi.StateType, state))
        return bool(self.ask('GetState')[0][number // 32] >> number % 32 & 1)


ROLES = {}  # by path, of every node seen so far: a role does not change
LEAVES = ('label', 'image', 'icon', 'separator', 'scroll bar')  # they have no children
BUTTONS = ('push button', 'toggle button', 'check box', 'radio button')  # they have only leaves as children
LARGE = ('Outline', 'Rules', 'Turn Tree', 'Turns', 'Rule Trail', 'The World')  # lists of hundreds of rows


def look_at(nodes, roles):
    """Returns a list of children for each node, or None for a node that has disappeared. All nodes are queried at once. If `roles` is given,
    names are queried for these roles only, and buttons are not searched."""
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
    """Its rectangle, relative to the window."""
    return Box(*node.ask('GetExtents', '(u)', 1, of='Component')[0])


def at_point(x, y):
    """The innermost node at a point of the window, or None."""
    reference = FRAME.ask('GetAccessibleAtPoint', '(iiu)', x, y, 1, of='Component')[0]
    return None if reference[1].endswith('/null') else Node(reference)


def caret_of(node):
    return node.value('CaretOffset', of='Text')


def put_caret(node, at):
    Node.epoch += 1
    node.ask('SetCaretOffset', '(i)', at, of='Text')


# --- eyes and hands -----------------------------------------------------------------------------------------------------------

class NotThere(Exception):
    """The widget is not in the window, or disappeared during the search because its pane was rebuilt."""


PASSING = (GLib.Error, AttributeError, StopIteration, NotThere)


def until(question, what, seconds=40):
    """Calls `question` until its answer is true, and returns the answer. Ignores nodes that disappear meanwhile."""
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
        time.sleep(max(0.05, time.time() - asked))  # do not poll so often that the application cannot make progress


def is_large(node):
    """A list of many rows, or a page of the manual."""
    role = node.get_role_name()
    return (role == 'list' and node.get_name() in LARGE) or (role == 'filler' and node.get_name() == 'Manual Page')


def walk(top, *roles):
    """Yields a node and its descendants (only those with one of `roles`, if given). Does not enter large lists or pages; to search one, pass
    it as `top`."""
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


FOUND = {}  # by role and name: the node in the window that was found last, because a walk through the whole window is slow


def is_still(node, role, name):
    try:
        return node.value('Name') == name and (role is None or node.get_role_name() == role)
    except GLib.Error:  # it has disappeared
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
    """Finds a node that should be in the window. Waits for it, because a pane is out of the tree for a moment while it is rebuilt."""
    return until(lambda: find(FRAME, role, name), f'{role or "something"} “{name}”', seconds)


def text_of(node):
    if node is None:
        raise NotThere
    return node.ask('GetText', '(ii)', 0, -1, of='Text')[0]


def labels_in(node):
    return [each.get_name() for each in walk(node, 'label') if each.get_name()]


def tooltips():
    """Labels outside the main window, as in tooltips and other popups."""
    return [name for each in APPLICATION.get_children() for name in labels_in(each)] if APPLICATION else []


def settle():
    """Waits until the application has processed all input so far. It answers a query between two iterations of its main loop, so the second
    answer follows everything sent before the first query."""
    time.sleep(0.02)
    for _ in range(3):
        try:
            FRAME.ask('GetRole')
        except (AttributeError, GLib.Error):  # there is no window
            return


def keep_focus():
    """Focuses the main window if no window has the focus: without a window manager nothing does so when a dialog closes."""
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
    """The middle of a node on the screen. Without a window manager, the window is in the corner, inside a narrow border."""
    if node is None:
        raise NotThere
    (x, y, width, height), frame = box_of(node), box_of(FRAME)
    shell = subprocess.check_output(['xdotool', 'getwindowgeometry', '--shell', WINDOW], text=True)
    geometry = dict(line.split('=') for line in shell.split())
    border = (int(geometry['WIDTH']) - frame.width) // 2
    return int(geometry['X']) + border + x + width // 2, int(geometry['Y']) + border + y + height // 2


def steady_place_of(node, seconds=3):
    """The place of a node when it is the same twice in a row: a pane moves its children until its layout is complete."""
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
    """Activates through the accessibility API, because GTK reports a wrong position for a menu that it had to move."""
    Node.epoch += 1
    node.ask('DoAction', '(i)', 0, of='Action')
    settle()


def is_action(node):
    """Whether it can be activated."""
    try:
        return node.value('NActions', of='Action') > 0
    except GLib.Error:  # it has no such interface
        return False


def soon(question, seconds=3):
    """Like until(), but returns None after a short time, so that the caller can try something else."""
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
    """Drags a node with the pointer to the middle of another one, or to a number of pixels below it."""
    x, y = steady_place_of(node)
    u, v = steady_place_of(onto)
    Node.epoch += 1
    subprocess.check_call(['xdotool', 'mousemove', str(x), str(y), 'mousedown', '1'])
    for step in range(1, 13):
        subprocess.check_call(['xdotool', 'mousemove', str(x + (u - x) * step // 12), str(y + (v + below - y) * step // 12)])
        time.sleep(0.05)
    settle()  # by then, the drop target has been asked whether it accepts
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
        subprocess.call(['mogrify', '-shave', '5x5', '+repage', path])  # the frame that GTK draws without a window manager


def is_showing(node):
    return node is not None and node.has('SHOWING')


def main_window(title):
    """The window with the story's title: GTK shows others for a moment while it starts."""
    found = subprocess.run(['xdotool', 'search', '--onlyvisible', '--all', '--pid', str(APP.pid), '--name', title], capture_output=True, text=True).stdout.split()
    return found[-1] if found else None


APP = APPLICATION = FRAME = WINDOW = None
CONSOLE = os.path.join(os.environ['INSIDE'], 'console')
# Warnings of GTK about itself: GtkSourceView with a scroll bar, and nothing else, causes the first one when a line is added at the end of the text.
# A text view also measures lines while the window is painted, and then queues its own resize: each container around it lacks an allocation until
# the next frame. The second one is the answer to a screen reader that asks for a position on the screen.
OF_THE_TOOLKIT = re.compile(r'Trying to snapshot Gtk(Gizmo|Stack|Paned) \S+ without a current allocation|Screen coordinates not supported')


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
    """Closes the window as a person does, so that it saves its state."""
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
    soon(lambda: not find(APPLICATION, None, 'Line Number'))  # it still receives keys while it closes


def story_text():
    return text_of(there('text', 'Story'))


def command(words):
    """Types a command and waits until the story wants the next, or pauses."""
    # count all of them, instead of looking at the end: after an edit, the story may be replayed meanwhile and be shorter
    before = until(story_text, 'the story').count(f'>{words}')
    keys('ctrl+4')
    type_text(words)
    keys('Return')
    until(lambda: story_text().count(f'>{words}') > before, f'the command {words}')


def rows(name):
    """The accessible names of the rows of a list."""
    top = find(FRAME, 'list', name)
    return [each.get_name() for each in walk(top, 'list item', 'tree item') if each.get_name()] if top else []


def restore_after(restore):
    """Restoring may fail too; then the following steps fail and show it."""
    try:
        if restore is not None:
            restore()
    except Exception as error:
        print('# not restored:', type(error).__name__)


def run(steps, story, title, restore=None):
    """Runs the steps named on the command line, or all. `restore` resets what a failed step left, for the following steps."""
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
            except Exception as error:  # any exception: the other steps must still run, as the plan says
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
