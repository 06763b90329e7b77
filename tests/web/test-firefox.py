#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-firefox.py LEAF: a published story, opened from its file in headless Firefox, prints what `leaf play` prints. TAP. Uses the protocol of Firefox
(Marionette: JSON messages, each preceded by its length), because Debian has no driver for it."""
import json, os, pathlib, shutil, socket, subprocess, sys, tempfile, time

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
LEAF = pathlib.Path(sys.argv[1]).resolve()
PATIENCE = 120  # seconds
COMMANDS = ["look", "open larder", "take honey cake", "eat honey cake", "north", "inventory"]


class Firefox:
    """A Firefox with its own profile."""

    def __init__(self, program, folder):
        self.port_file = pathlib.Path(folder) / "MarionetteActivePort"
        (pathlib.Path(folder) / "user.js").write_text('user_pref("marionette.port", 0);\n')
        self.process = subprocess.Popen([program, "--headless", "--no-remote", "--marionette", "--profile", folder], stdout=subprocess.DEVNULL,
                                        stderr=subprocess.DEVNULL, env=dict(os.environ, HOME=folder, MOZ_DISABLE_CONTENT_SANDBOX="1"))
        self.until("Firefox listens", lambda: self.port_file.is_file() and self.port_file.read_text().strip())
        self.stream = socket.create_connection(("127.0.0.1", int(self.port_file.read_text())), timeout=PATIENCE).makefile("rwb")
        self.number = 0
        self.read()  # its greeting
        self.ask("WebDriver:NewSession", {"capabilities": {"alwaysMatch": {}}})

    def until(self, what, condition):
        end = time.monotonic() + PATIENCE
        while not condition():
            if time.monotonic() > end or self.process.poll() is not None:
                raise AssertionError(f"waited in vain until {what}")
            time.sleep(0.05)

    def read(self):
        length = b""
        while (byte := self.stream.read(1)) != b":":
            if byte == b"":
                raise AssertionError("Firefox has gone")
            length += byte
        return json.loads(self.stream.read(int(length)))

    def ask(self, name, parameters):
        self.number += 1
        message = json.dumps([0, self.number, name, parameters]).encode()
        self.stream.write(b"%d:%s" % (len(message), message))
        self.stream.flush()
        _, _, error, result = self.read()
        if error:
            raise AssertionError(f"{name}: {error.get('message')}")
        return result

    def run(self, script):
        return self.ask("WebDriver:ExecuteScript", {"script": script, "args": []})["value"]

    def close(self):
        self.process.terminate()
        self.process.wait(20)


def play(firefox, page):
    firefox.ask("WebDriver:Navigate", {"url": page.as_uri() + "#seed=1"})
    rests = lambda: firefox.run("return document.documentElement.dataset.state") in ("waiting", "over", "failed")
    firefox.until("the story waits for a command", rests)
    for command in COMMANDS:
        before = firefox.run("return document.documentElement.dataset.turns")
        field = firefox.ask("WebDriver:FindElement", {"using": "css selector", "value": "#command"})["value"]
        firefox.ask("WebDriver:ElementSendKeys", {"id": next(iter(field.values())), "text": command + "\ue007"})
        firefox.until(f"'{command}' is answered", lambda: firefox.run("return document.documentElement.dataset.turns") != before and rests())
    return firefox.run("return window.looseleaf.transcript({ commands: false })")


def main():
    program = shutil.which("firefox-esr") or shutil.which("firefox")
    if program is None:
        print("1..0 # SKIP the package firefox-esr is not installed")
        return 0
    story = ROOT / "data/examples/night-kitchen.ni"
    with tempfile.TemporaryDirectory() as folder:
        place = pathlib.Path(folder)
        (place / "profile").mkdir()
        (place / "typed").write_text("".join(command + "\n" for command in COMMANDS))
        subprocess.run([LEAF, "release", story, f"--to={folder}"], check=True, stdout=subprocess.DEVNULL)
        printed = subprocess.run([LEAF, "play", "--release", f"--commands={place / 'typed'}", "--seed=1", story], capture_output=True, encoding="utf-8").stdout
        firefox = Firefox(program, str(place / "profile"))
        try:
            shown = play(firefox, place / "play.html") + "\n"
        finally:
            firefox.close()
    print("1..1")
    print(("ok" if shown == printed else "not ok") + " 1 - firefox: a page from a file plays, and its transcript is what leaf play prints")
    if shown != printed:
        print("# " + f"{shown!r} is not {printed!r}")
    return shown != printed


sys.exit(main())
