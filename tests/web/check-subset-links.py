#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""check-subset-links.py BUILD: in a build with -Dglib=subset, finds programs that would pass an array or a table of the subset to GLib.

The private fields of the subset's structs differ from GLib's. A program with the subset links to GLib for functions that the subset lacks; of
the functions on these structs, only those that read public fields alone are allowed."""
import pathlib, re, subprocess, sys

OWN = re.compile(r"g_(hash_table|array|ptr_array|queue|strv_builder|string|ref_string|atomic_rc_box|once_init|mutex)_")
PUBLIC_FIELDS_ALONE = {"g_ptr_array_find_with_equal_func"}


def is_program(path):
    return path.is_file() and path.suffix == "" and path.open("rb").read(4) == b"\x7fELF"


def left_to_glib(path):
    text = subprocess.run(["nm", "-D", "--undefined-only", path], check=True, capture_output=True, encoding="utf-8").stdout
    return {line.split()[-1].split("@")[0] for line in text.splitlines()}


def main():
    programs = faults = 0
    for path in sorted(pathlib.Path(sys.argv[1]).rglob("*")):
        if not is_program(path):
            continue
        names = left_to_glib(path)
        if names & {"g_malloc", "g_array_new"}:
            continue # linked with GLib only
        programs += 1
        for name in sorted(name for name in names - PUBLIC_FIELDS_ALONE if OWN.match(name)):
            faults += 1
            print(f"# {path.name} calls {name} of GLib with what the subset made: write it in src/glib-subset")
    print("1..1")
    print(f"{'ok' if programs and not faults else 'not ok'} 1 - {programs} programs leave nothing of the subset's structs to GLib")
    return not programs or faults > 0


sys.exit(main())
