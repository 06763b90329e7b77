#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""compare-plays.py LEAF MODULE NODE: the module for WebAssembly prints, byte for byte, what `leaf play` prints: text and messages.

Plays a fifth of our own stories (data/examples, tests/stories) and of those in ../shared/corpus; LOOSELEAF_WEB_PLAYS=all plays all of them,
LOOSELEAF_WEB_PLAYS=1 to 4 another fifth. `--stories FILE...` plays only these, with the commands in LOOK."""
import json, os, pathlib, re, subprocess, sys, tempfile, zlib

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
CORPUS = ROOT.parent / "shared/corpus"
ALWAYS = {"reals"}  # in every run, because here C libraries differ
LOOK = ["look", "inventory", "wait", "take all", "north", "examine me", "test me", "undo", "score", "again", "rules", "south", "jump", "wave"]


def story_file(path):
    """The source and the commands of a test's .story file; None if it is not played."""
    text = path.read_text()
    parts = dict(part.partition("\n")[::2] for part in re.split(r"(?m)^--- ", text)[1:])
    if "source" not in parts or "play" not in parts:
        return None
    return parts["source"], [line[1:].strip() for line in parts["play"].splitlines() if line.startswith(">")]


def own():
    for path in [*sorted((ROOT / "data/examples").glob("*.ni")), *sorted((ROOT / "tests/web/stories").glob("*.ni"))]:
        yield path.stem, path, LOOK
    for path in sorted((ROOT / "tests/stories").rglob("*.story")):
        if found := story_file(path):
            yield f"{path.parent.name}/{path.stem}", *found


def corpus():
    for path in sorted(CORPUS.glob("*/*/story.ni")):
        commands = path.parent / "commands.txt"
        yield f"{path.parent.parent.name}/{path.parent.name}", path, commands.read_text().splitlines() if commands.is_file() else LOOK


def chosen(stories):
    which = os.environ.get("LOOSELEAF_WEB_PLAYS", "0")
    return [story for story in stories if which == "all" or story[0] in ALWAYS or zlib.crc32(story[0].encode()) % 5 == int(which)]


def messages(text):
    """The messages while the story runs; only leaf reports problems of the source."""
    return [line for line in text.decode(errors="replace").splitlines() if line.startswith(("run-time problem", "notice:"))]


def prepare(folder, number, story):
    """Writes files of the story (bound, if it includes anything) and of the commands."""
    name, source, commands = story
    path = folder / f"{number}.ni"
    path.write_bytes(source.read_bytes() if isinstance(source, pathlib.Path) else source.encode())
    typed = folder / f"{number}.txt"
    typed.write_text("".join(command + "\n" for command in commands))
    return path, typed


def bound(leaf, source, path):
    """The text for the module, which contains everything that the story includes."""
    if not re.search(rb"(?i)\binclude\b|\(see \"", path.read_bytes()):
        return path
    whole = path.with_suffix(".bound")
    where = source if isinstance(source, pathlib.Path) else path
    result = subprocess.run([leaf, "bind", where], capture_output=True, timeout=300)
    whole.write_bytes(result.stdout or path.read_bytes())
    return whole


def compare(leaf, module, node, stories):
    """(name, difference or None) for each."""
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(temporary)
        runner = subprocess.Popen([node, "--no-warnings", pathlib.Path(__file__).with_name("leaf-play.mjs"), module], stdin=subprocess.PIPE,
                                  stdout=subprocess.PIPE, encoding="utf-8")
        for number, story in enumerate(stories):
            path, typed = prepare(folder, number, story)
            where = story[1] if isinstance(story[1], pathlib.Path) else path
            text, told = folder / "text", folder / "told"
            runner.stdin.write(json.dumps([str(bound(leaf, story[1], path)), str(typed), str(text), str(told)]) + "\n")
            runner.stdin.flush()
            native = subprocess.run([leaf, "play", f"--commands={typed}", where], capture_output=True, timeout=600)
            answer = json.loads(runner.stdout.readline())
            yield story[0], difference(native, answer, text.read_bytes(), told.read_bytes())
        runner.stdin.close()
        runner.wait()


def difference(native, answer, text, told):
    if "error" in answer:
        return answer["error"] + "\n" + told.decode(errors="replace")[-400:]
    if text != native.stdout:
        a, b = native.stdout.splitlines(), text.splitlines()
        for number, (one, other) in enumerate(zip(a + [b"(end)"], b + [b"(end)"]), 1):
            if one != other:
                return f"line {number}: leaf prints {one!r}, the module {other!r}"
        return f"leaf prints {len(a)} lines, the module {len(b)}"
    if messages(told) != messages(native.stderr):
        return f"leaf says {messages(native.stderr)[:3]}, the module {messages(told)[:3]}"
    return None


def main():
    leaf, module, node, *rest = sys.argv[1:]
    if rest and rest[0] == "--stories":
        groups = [("stories that were named", [(name, pathlib.Path(name).resolve(), LOOK) for name in rest[1:]])]
    else:
        groups = [("our own stories", chosen(own())), ("the corpus", chosen(corpus()) if CORPUS.is_dir() else None)]
    failed = False
    print(f"1..{len(groups)}")
    for number, (name, stories) in enumerate(groups, 1):
        if stories is None:
            print(f"ok {number} - {name} # SKIP {CORPUS} is not there")
            continue
        faults = [(story, what) for story, what in compare(leaf, module, node, stories) if what]
        failed = failed or bool(faults) or not stories
        print(f"{'not ok' if faults or not stories else 'ok'} {number} - {name}: {len(stories)} played, {len(faults)} part")
        for story, what in faults:
            print("# " + f"{story}: {what}".replace("\n", "\n# "))
    return failed


sys.exit(main())
