#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""bench-web.py LEAF MODULE STORY COMMANDS [RUNS]: the time for compiling and playing in `leaf` and in the module for WebAssembly under node, alternating, and
the time that Chromium needs from opening the page to the first prompt: minimum wall time of the runs, in milliseconds. `leaf` starts with a prebuilt library,
and its figures include the start of a process."""
import gzip, pathlib, re, subprocess, sys, tempfile, time

HERE = pathlib.Path(__file__).resolve().parent


TINY = '"Nothing" by "Nobody"\n\nThe Hall is a room.\n'


def took(*command):
    begun = time.monotonic()
    subprocess.run(command, capture_output=True)
    return (time.monotonic() - begun) * 1000


def native(leaf, story, commands):
    """Wall time of processes that check a story of one line, check the story, and play the story."""
    with tempfile.NamedTemporaryFile("w", suffix=".ni") as tiny:
        tiny.write(TINY)
        tiny.flush()
        return took(leaf, "check", tiny.name), took(leaf, "check", story), took(leaf, "play", f"--commands={commands}", story)


def web(module, story, commands):
    with tempfile.TemporaryDirectory() as folder:
        job = f'["{story}", "{commands}", "{folder}/text", "{folder}/told", "--time"]\n'
        subprocess.run(["node", "--no-warnings", HERE / "leaf-play.mjs", module], input=job, encoding="utf-8", capture_output=True, check=True)
        told = pathlib.Path(folder, "told").read_text()
    return [float(number) for number in re.search(r"first ([\d.]+) ms, compile ([\d.]+) ms, warm ([\d.]+) ms, play ([\d.]+) ms", told).groups()]


def page(leaf, story):
    sys.path.insert(0, str(HERE))
    from page import Browser, release
    with tempfile.TemporaryDirectory() as folder, Browser() as browser:
        where = release(leaf, story, folder)
        browser.driver.get("about:blank")
        browser.run("0")
        browser.driver.get(where.resolve().as_uri() + "#seed=1")
        browser.until("the story waits", lambda: browser.state() == "waiting")
        return browser.run("return performance.now()")


def main():
    leaf, module, story = (str(pathlib.Path(name).resolve()) for name in sys.argv[1:4])
    runs = int(sys.argv[5]) if len(sys.argv) > 5 else 5
    natives, webs = [], []
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as commands:
        commands.write(pathlib.Path(sys.argv[4]).read_text().rstrip("\n").join(["", "\n"]) * 8)
        commands.flush()
        for _ in range(runs):
            natives.append(native(leaf, story, commands.name))
            webs.append(web(module, story, commands.name))
    start, check, play = (min(column) for column in zip(*natives))
    first, again, warm, played = (min(column) for column in zip(*webs))
    rows = [("open the story, with the library", check, first), ("compile the story alone", check - start, again), ("compile it for the twelfth time", check - start, warm),
            ("play the commands eight times", play - check, played)]
    size = len(gzip.compress(pathlib.Path(module).read_bytes(), 9))
    print(f"{'':33} {'leaf':>10} {'module':>10} {'ratio':>7}")
    for name, one, other in rows:
        print(f"{name:33} {one:7.0f} ms {other:7.0f} ms {other / one:7.1f}")
    print(f"module, compressed: {size} bytes")
    try:
        print(f"first prompt in Chromium: {min(page(leaf, story) for _ in range(runs)):.0f} ms")
    except ImportError as missing:
        print(f"first prompt in Chromium: not measured, {missing}")


main()
