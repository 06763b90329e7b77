# SPDX-License-Identifier: GPL-3.0-or-later
"""Restarts a test under its own virtual display, whose number the server picks, and its own bus."""
import os
import shutil
import subprocess
import sys
import tempfile


def skip(reason):
    print(f'1..0 # SKIP {reason}')
    sys.exit(0)


def start_display(screen='1280x800', server_options=(), settings='', locale='C.UTF-8', accessibility=True):
    """Runs this script again and returns its exit status. INSIDE is the folder for its home, RESULTS the file descriptor of its output.

    Programs that the bus starts may write to standard output, so the results have a file descriptor of their own."""
    for tool in ('Xvfb', 'xdotool', 'dbus-run-session'):
        if shutil.which(tool) is None:
            skip(f'{tool} is missing')
    reader, writer = os.pipe()
    server = subprocess.Popen(['Xvfb', '-displayfd', str(writer), '-screen', '0', screen + 'x24', '-nolisten', 'tcp', '-noreset', *server_options],
                              pass_fds=[writer], stderr=subprocess.DEVNULL)
    os.close(writer)
    number = os.read(reader, 16).decode().strip()
    scratch = tempfile.mkdtemp(prefix='looseleaf-')
    config = os.path.join(scratch, 'config', 'gtk-4.0')
    os.makedirs(config)
    with open(os.path.join(config, 'settings.ini'), 'w') as out:
        out.write('[Settings]\ngtk-font-name=Cantarell 11\ngtk-cursor-blink=0\ngtk-enable-animations=0\n' + settings)
    results = os.dup(1)
    env = dict(os.environ, INSIDE=scratch, HOME=scratch, RESULTS=str(results), DISPLAY=':' + number, GDK_BACKEND='x11', GSK_RENDERER='cairo',
               GDK_DEBUG='gl-disable', GSETTINGS_BACKEND='memory', GTK_USE_PORTAL='0', LC_ALL=locale, NO_AT_BRIDGE='0',
               XDG_CONFIG_HOME=os.path.join(scratch, 'config'), XDG_STATE_HOME=os.path.join(scratch, 'state'),
               XDG_DATA_HOME=os.path.join(scratch, 'data'), XDG_RUNTIME_DIR=scratch)
    env.pop('WAYLAND_DISPLAY', None)
    env.pop('GTK_A11Y', None)
    if not accessibility:
        env['GTK_A11Y'] = 'none'
    try:
        return subprocess.call(['dbus-run-session', '--', sys.executable, os.path.abspath(sys.argv[0]), *sys.argv[1:]], env=env, stdin=subprocess.DEVNULL,
                               stdout=sys.stderr, pass_fds=[results])
    finally:
        server.terminate()
        server.wait()
        shutil.rmtree(scratch, ignore_errors=True)
