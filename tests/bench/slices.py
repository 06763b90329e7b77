#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""slices BENCH_SLICES [FOLDER]: the longest slice of a play, over the shapes, the stories of the bounds tests, and all stories in FOLDER."""
import glob, os, subprocess, sys, tempfile

sys.argv[2:] = sys.argv[2:] or [""]
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "bounds"))
import hostile, shapes

bounds = {}
with open(os.path.join(os.path.dirname(shapes.__file__), "test-bounds.py")) as file:
    exec(compile(file.read().replace("\nmain()\n", "\n"), "test-bounds.py", "exec"), bounds)
with tempfile.TemporaryDirectory() as folder:
    stories = {name: (story, None) for name, story in bounds["STORIES"].items()}
    stories.update({"hostile " + name: story for name, story in hostile.STORIES.items()})
    stories.update({name: (make(n), None) for name, (n, make) in shapes.SHAPES.items()})
    paths = []
    for name, (story, commands) in stories.items():
        paths.append(os.path.join(folder, name.replace("/", "-") + ".ni"))
        open(paths[-1], "wb").write(story if isinstance(story, bytes) else story.encode())
        if commands:
            open(paths[-1] + ".commands", "w").write("\n".join(commands + bounds["COMMANDS"]))
    found = sorted(glob.glob(os.path.join(sys.argv[2], "**", "*.ni"), recursive=True)) if sys.argv[2] else []
    out = []
    with subprocess.Popen([sys.argv[1]] + paths + found, stdout=subprocess.PIPE, text=True) as run:
        for line in run.stdout:
            out.append(line.replace(folder + "/", "").rstrip())
            if line.startswith(" ") and float(line.split()[0]) > 5:  # print each at once, because all of them take minutes
                print(out[-1], file=sys.stderr, flush=True)
    print("\n".join(sorted(out[:-1], reverse=True)[:40] + out[-1:]))
