# SPDX-License-Identifier: GPL-3.0-or-later
"""A person at the real window: a display, a bus, keys, a pointer, and what a screen reader hears.  For the tests beside this; importing it
starts the test again under a display of its own."""
import os
import shutil
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.environ.get('SOURCE_ROOT', os.path.dirname(os.path.dirname(HERE)))
PROGRAM = os.environ.get('LOOSELEAF', os.path.join(ROOT, 'build/src/ide/looseleaf'))


def skip(reason):
    print(f'1..0 # SKIP {reason}')
    sys.exit(0)


# --- a display and a bus ---------------------------------------------------------------------------------------------------

def start_display():
    """Runs this script again under a virtual display whose number the server picks, and a private bus."""
    for tool in ('Xvfb', 'xdotool', 'dbus-run-session'):
        if shutil.which(tool) is None:
            skip(f'{tool} is missing')
    reader, writer = os.pipe()
    server = subprocess.Popen(['Xvfb', '-displayfd', str(writer), '-screen', '0', '1280x800x24', '-nolisten', 'tcp', '-noreset'],
                              pass_fds=[writer], stderr=subprocess.DEVNULL)
    os.close(writer)
    number = os.read(reader, 16).decode().strip()
    scratch = tempfile.mkdtemp(prefix='looseleaf-')
    config = os.path.join(scratch, 'config', 'gtk-4.0')
    os.makedirs(config)
    with open(os.path.join(config, 'settings.ini'), 'w') as out:
        out.write('[Settings]\ngtk-font-name=Cantarell 11\ngtk-cursor-blink=0\ngtk-enable-animations=0\n')
    # What the bus starts may talk on its standard output; ours is for the tests' results alone.
    results = os.dup(1)
    env = dict(os.environ, INSIDE=scratch, HOME=scratch, RESULTS=str(results), DISPLAY=':' + number, GDK_BACKEND='x11', GSK_RENDERER='cairo', GDK_DEBUG='gl-disable',
               GSETTINGS_BACKEND='memory', GTK_USE_PORTAL='0', LC_ALL=os.environ.get('PERSON_LOCALE', 'C.UTF-8'), NO_AT_BRIDGE='0',
               XDG_CONFIG_HOME=os.path.join(scratch, 'config'), XDG_STATE_HOME=os.path.join(scratch, 'state'),
               XDG_DATA_HOME=os.path.join(scratch, 'data'), XDG_RUNTIME_DIR=scratch)
    env.pop('WAYLAND_DISPLAY', None)
    env.pop('GTK_A11Y', None)
    try:
        return subprocess.call(['dbus-run-session', '--', sys.executable, os.path.abspath(sys.argv[0]), *sys.argv[1:]], env=env, stdin=subprocess.DEVNULL,
                               stdout=sys.stderr, pass_fds=[results])
    finally:
        server.terminate()
        server.wait()
        shutil.rmtree(scratch, ignore_errors=True)


if 'INSIDE' not in os.environ:
    for given in sys.argv[1:]:
        if '/' in given and not os.path.exists(given):
            skip(f'{given} is not here')
    try:
        import gi
        gi.require_version('Atspi', '2.0')
    except (ImportError, ValueError):
        skip('python3-gi or gir1.2-atspi-2.0 is missing')
    sys.exit(start_display())

sys.stdout = os.fdopen(int(os.environ['RESULTS']), 'w')

import gi  # noqa: E402
gi.require_version('Atspi', '2.0')
from gi.repository import Atspi, GLib  # noqa: E402


# --- eyes and hands -----------------------------------------------------------------------------------------------------------

class NotThere(Exception):
    """What was to be read is not in the window, or went while one looked: its pane is being built anew."""


PASSING = (GLib.Error, AttributeError, StopIteration, NotThere)


def until(question, what, seconds=40):
    """The first true answer to `question`; nodes that vanish while one looks are looked for again."""
    end = time.time() + seconds
    while True:
        try:
            answer = question()
            if answer:
                return answer
        except PASSING:
            pass
        if time.time() > end:
            raise AssertionError(f'never seen: {what}')
        time.sleep(0.05)


def walk(node, within=True):
    """A node and all in it, but for the rows of the index: they are nine tenths of the window, and who wants them asks rules()."""
    yield node
    if not within and node.get_name() == 'Rules' and node.get_role_name() == 'list':
        return
    for i in range(node.get_child_count()):
        child = node.get_child_at_index(i)
        if child is not None:
            yield from walk(child, False)


def find(root, role, name):
    for node in walk(root):
        if (role is None or node.get_role_name() == role) and node.get_name() == name:
            return node
    return None


def there(role, name, seconds=20):
    """What is to be in the window already: waited for, since a pane that is being built anew is out of the tree for a moment."""
    return until(lambda: find(FRAME, role, name), f'{role or "something"} “{name}”', seconds)


def text_of(node):
    if node is None:
        raise NotThere
    return Atspi.Text.get_text(node, 0, Atspi.Text.get_character_count(node))


def labels_in(node):
    return [each.get_name() for each in walk(node) if each.get_role_name() == 'label' and each.get_name()]


def tooltips():
    """Labels outside the main window: what has popped up."""
    return [name for i in range(APPLICATION.get_child_count()) for name in labels_in(APPLICATION.get_child_at_index(i))] if APPLICATION else []


def keys(*names):
    subprocess.check_call(['xdotool', 'key', '--clearmodifiers', '--delay', '25', *names])
    time.sleep(0.1)


def type_text(text):
    subprocess.check_call(['xdotool', 'type', '--clearmodifiers', '--delay', '8', text])
    time.sleep(0.1)


def place_of(node):
    """Middle of a node on the screen.  Without a window manager the window is at the corner, within a narrow border."""
    if node is None:
        raise NotThere
    box = Atspi.Component.get_extents(node, Atspi.CoordType.WINDOW)
    frame = Atspi.Component.get_extents(FRAME, Atspi.CoordType.WINDOW)
    shell = subprocess.check_output(['xdotool', 'getwindowgeometry', '--shell', WINDOW], text=True)
    geometry = dict(line.split('=') for line in shell.split())
    border = (int(geometry['WIDTH']) - frame.width) // 2
    return int(geometry['X']) + border + box.x + box.width // 2, int(geometry['Y']) + border + box.y + box.height // 2


def click(node, button=1):
    x, y = place_of(node)
    subprocess.check_call(['xdotool', 'mousemove', str(x), str(y), 'click', str(button)])
    time.sleep(0.15)


def press(node):
    """As a screen reader does: where a menu stands on the screen is told wrongly by the toolkit when it had to move for want of room."""
    Atspi.Action.do_action(node, 0)
    time.sleep(0.15)


def soon(question, seconds=3):
    """Whether it comes true; where it does not, something else is to be tried."""
    try:
        return until(question, '', seconds)
    except AssertionError:
        return None


def hover(node):
    x, y = place_of(node)
    for step in range(8):
        subprocess.check_call(['xdotool', 'mousemove', str(x - 8 + step), str(y)])
        time.sleep(0.03)


def drag(node, onto, below=0):
    """Takes it by the pointer to the middle of another, or so many pixels below that."""
    x, y = place_of(node)
    u, v = place_of(onto)
    subprocess.check_call(['xdotool', 'mousemove', str(x), str(y), 'mousedown', '1'])
    for step in range(1, 13):
        subprocess.check_call(['xdotool', 'mousemove', str(x + (u - x) * step // 12), str(y + (v + below - y) * step // 12)])
        time.sleep(0.05)
    time.sleep(0.3)  # whoever is to take it has been asked by then
    subprocess.check_call(['xdotool', 'mouseup', '1'])
    time.sleep(0.15)


def picture(name):
    folder = os.environ.get('SCREENSHOTS')
    if folder:
        os.makedirs(folder, exist_ok=True)
        time.sleep(0.3)
        subprocess.call(['import', '-window', 'root', os.path.join(folder, name + '.png')])


def is_showing(node):
    return node is not None and node.get_state_set().contains(Atspi.StateType.SHOWING)


def main_window(title):
    """The one with the story's title: the toolkit shows others for a moment while it starts."""
    found = subprocess.run(['xdotool', 'search', '--onlyvisible', '--all', '--pid', str(APP.pid), '--name', title], capture_output=True, text=True).stdout.split()
    return found[-1] if found else None


APP = APPLICATION = FRAME = WINDOW = None


def start(story, title):
    """Opens the story in a new process; `title` is in its window's title."""
    global APP, APPLICATION, FRAME, WINDOW
    APP = subprocess.Popen([PROGRAM, story], stdin=subprocess.DEVNULL)

    def on_the_bus():
        desktop = Atspi.get_desktop(0)
        for i in range(desktop.get_child_count()):
            each = desktop.get_child_at_index(i)
            if each is not None and each.get_name() == 'looseleaf' and each.get_process_id() == APP.pid:
                return each
        return None

    APPLICATION = until(on_the_bus, 'the application on the accessibility bus', 60)
    FRAME = until(lambda: next((each for each in walk(APPLICATION) if each.get_role_name() == 'frame'), None), 'its window')
    WINDOW = until(lambda: main_window(title), 'its window on the display')
    until(lambda: find(FRAME, 'text', 'Source'), 'the source')
    time.sleep(0.3)


def end():
    """Closes the window as its person does, so that it keeps what it keeps."""
    keys('ctrl+w')
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
    before = until(story_text, 'the story')
    keys('ctrl+4')
    type_text(words)
    keys('Return')
    until(lambda: f'>{words}' in story_text()[len(before) - 2:], f'the command {words}')


def rows(name):
    """What a screen reader calls the rows of a list."""
    top = find(FRAME, 'list', name)
    return [each.get_name() for each in walk(top) if each.get_role_name() in ('list item', 'tree item') and each.get_name()] if top else []


def run(steps, story, title):
    """The steps that are named on the command line, or all."""
    wanted = [each for each in sys.argv[1:] if '/' not in each]
    chosen = [step for step in steps if not wanted or step.__name__ in wanted or step in steps[:1]]
    failed = 0
    print(f'1..{len(chosen)}')
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
    finally:
        if APP.poll() is None:
            APP.kill()
        APP.wait()
    sys.exit(1 if failed else 0)
