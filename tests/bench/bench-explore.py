#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""bench-explore LEAF [--seconds=N] [--games=DIR] STORY...: for each story, distinct moments and turns per second, bytes per
moment, and the use of two cores.

With --games, a folder like ../shared/games, and LEAF_CHECKOUTS, the folder of the checkouts that it names, some of these games are
explored too."""
import json, os, re, subprocess, sys, tempfile

GAMES = ('zork1-v3', 'DP-WoW-Inform7', 'SilentCargo', 'feverdream')

PROGRESS = re.compile(r"(\d+) s \((\d+) of a processor\): (\d+) moments .*?, (\d+) turns .*?(\d+) bytes each")


def explore(leaf, story, seconds):
    run = subprocess.run([leaf, "explore", story, f"--seconds={seconds}", "--threads=2", "--verbose"],
                         stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    found = PROGRESS.findall(run.stderr)
    if not found:
        return None
    wall, used, moments, turns, size = (int(part) for part in found[-1])
    return max(wall, 1), used, moments, turns, size


def extract(games, name, folder):
    """The story of a game as a file in the folder, or its name if it is not there."""
    checkouts = os.environ.get("LEAF_CHECKOUTS", "")
    try:
        with open(os.path.join(games, name, "source.json"), encoding="utf-8") as file:
            source = json.load(file)
    except OSError:
        return name
    root = os.path.join(checkouts, source["repo"].replace("/", "+"))
    for git in (os.path.join(root, *more) for more in (("repo", ".git"), ("repo",), (".git",), ())):
        if os.path.exists(os.path.join(git, "HEAD")):
            shown = subprocess.run(["git", "--git-dir", git, "show", f"{source['commit']}:{source['path']}"], stdout=subprocess.PIPE)
            path = os.path.join(folder, name + ".ni")
            with open(path, "wb") as file:
                file.write(shown.stdout)
            return path if shown.returncode == 0 else name
    return name


seconds = 20
stories = []
folder = tempfile.TemporaryDirectory()
for argument in sys.argv[2:]:
    if argument.startswith("--seconds="):
        seconds = int(argument.split("=")[1])
    elif argument.startswith("--games="):
        stories += [extract(argument.split("=", 1)[1], name, folder.name) for name in GAMES]
    else:
        stories.append(argument)
print("moments/s   turns/s  moments/CPU s  turns/CPU s  bytes/moment  of two cores  story")
for story in stories:
    if not os.path.exists(story):
        print(f"{'(not here)':>78}  {story}")
        continue
    result = explore(sys.argv[1], story, seconds)
    if result is None:
        print(f"{'(no exploration)':>78}  {story}")
        continue
    wall, used, moments, turns, size = result
    print(f"{moments / wall:9.0f} {turns / wall:9.0f} {moments / max(used, 1):14.0f} {turns / max(used, 1):12.0f} {size:13} "
          f"{100 * used / wall / 2:12.0f}%  {story}", flush=True)
