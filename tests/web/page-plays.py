#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""page-plays.py LEAF STORY COMMANDS [STORY COMMANDS]...: publishes each story, types the commands of its file in headless Chromium, and compares the page's
transcript with what `leaf play --release` prints. For stories outside this repository; test-page.py has those in it. The exit status is 1 if one differs."""
import pathlib, subprocess, sys, tempfile

from page import Browser, release


def play(leaf, story, commands):
    """Returns the page's transcript after the commands, and how many it accepted: a story may end earlier."""
    typed = pathlib.Path(commands).read_text().splitlines()
    with tempfile.TemporaryDirectory() as folder, Browser() as browser:
        browser.open(release(leaf, story, folder), 1)
        for number, command in enumerate(typed):
            if browser.state() != "waiting":
                return browser.transcript(), number
            browser.type(command)
        return browser.transcript(), len(typed)


def main():
    leaf, *rest = sys.argv[1:]
    leaf = pathlib.Path(leaf).resolve()
    differs = False
    for story, commands in zip(rest[::2], rest[1::2]):
        expected = subprocess.run([leaf, "play", "--release", f"--commands={commands}", "--seed=1", story], capture_output=True, encoding="utf-8").stdout
        try:
            printed, taken = play(leaf, story, commands)
        except Exception as failure:
            printed, taken = str(failure), 0
        same = printed.strip() == expected.strip()
        differs |= not same
        print(f"{story}: {taken} commands, {'the same' if same else 'differs'}", flush=True)
        if not same:
            at = next((i for i, (one, other) in enumerate(zip(printed, expected)) if one != other), min(len(printed), len(expected)))
            print(f"  page: {printed[max(0, at - 40):at + 80]!r}\n  leaf: {expected[max(0, at - 40):at + 80]!r}")
    return differs


sys.exit(main())
