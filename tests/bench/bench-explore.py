#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""bench-explore LEAF [--seconds=N] STORY...: distinct moments and turns a second, bytes a moment, and how much of two cores was used, by story."""
import os, re, subprocess, sys

PROGRESS = re.compile(r"(\d+) s \((\d+) of a processor\): (\d+) moments .*?, (\d+) turns .*?(\d+) bytes each")


def explore(leaf, story, seconds):
    run = subprocess.run([leaf, "explore", story, f"--seconds={seconds}", "--threads=2", "--verbose"],
                         stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    found = PROGRESS.findall(run.stderr)
    if not found:
        return None
    wall, used, moments, turns, size = (int(part) for part in found[-1])
    return max(wall, 1), used, moments, turns, size


seconds = 20
stories = []
for argument in sys.argv[2:]:
    if argument.startswith("--seconds="):
        seconds = int(argument.split("=")[1])
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
