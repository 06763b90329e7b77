#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""fuzz.py BUILD SECONDS [TARGET...]: runs each fuzz target of a build folder on mutations of its own texts, for SECONDS each.

A text that crashes the target is stored in BUILD/fuzz-found, and the target continues with another seed. Prints executions, crashes, and
hangs (more than half a minute of processor time for one text) by target."""
import os, signal, subprocess, sys, time

HERE = os.path.dirname(os.path.abspath(__file__))
TARGETS = {"words": "corpus", "sentences": "corpus", "literals": "corpus", "compile": "stories", "play": "plays", "saved": "saved",
           "extension": "extensions", "folder": "folders", "lsp": "lsp", "dap": "dap"}


def fuzz(build, target, seconds):
    found = os.path.join(build, "fuzz-found")
    os.makedirs(found, exist_ok=True)
    keep = os.path.join(found, "last-" + target)
    donors = os.path.join(HERE, TARGETS[target] if target in ("saved", "lsp", "dap") else "../stories")
    environment = dict(os.environ, FUZZ_KEEP=keep, FUZZ_DONORS=donors, G_DEBUG="gc-friendly,fatal-warnings", LC_ALL="C.UTF-8")
    end, executions, crashes, hangs = time.time() + seconds, 0, 0, 0
    while end - time.time() > 1:
        seed = int(time.time() * 1000) % 2**31
        run = subprocess.run([os.path.join(build, "tests", "fuzz", "fuzz-" + target), os.path.join(HERE, TARGETS[target]), str(seed), "1",
                              str(int(end - time.time()))], env=environment, capture_output=True)
        executions += sum(int(line.split()[1]) for line in run.stdout.decode(errors="replace").splitlines() if line.endswith(" executions"))
        if run.returncode == 0:
            continue
        hangs += run.returncode == -signal.SIGPROF
        crashes += run.returncode != -signal.SIGPROF
        name = os.path.join(found, "%s-%d" % (target, seed))
        os.rename(keep, name)
        print("# %s: %s\n#   %s" % (name, run.returncode, "\n#   ".join(run.stderr.decode(errors="replace").splitlines()[:6])), flush=True)
    print("%-10s %8d executions %4d crashes %4d hangs  in %d s" % (target, executions, crashes, hangs, seconds), flush=True)


for each in sys.argv[3:] or TARGETS:
    fuzz(os.path.abspath(sys.argv[1]), each, int(sys.argv[2]))
