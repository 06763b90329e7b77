#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""compare-glib.py REAL SUBSET: compares, section by section, what test-glib prints when built with GLib and with the subset for WebAssembly."""
import subprocess, sys


def sections(program):
    text = subprocess.run([program], check=True, capture_output=True, encoding="utf-8").stdout
    parts = text.split("== ")[1:]
    return dict(part.split("\n", 1) for part in parts)


def main():
    real, subset = sections(sys.argv[1]), sections(sys.argv[2])
    failed = False
    print(f"1..{len(real)}")
    for number, (name, text) in enumerate(real.items(), 1):
        lines = list(zip(text.splitlines(), subset.get(name, "").splitlines()))
        same = subset.get(name) == text
        failed = failed or not same
        print(f"{'ok' if same else 'not ok'} {number} - {name}")
        for a, b in [pair for pair in lines if pair[0] != pair[1]][:5] if not same else []:
            print(f"# GLib:   {a}\n# subset: {b}")
    return failed


sys.exit(main())
