#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes text files into a C source as arrays of bytes.

usage: embed-text.py OUTPUT.c FILE...

The output defines leaf_library_files: {name, bytes, length} for each file in the order given, ended by a NULL name.
"""
import os
import sys


def main():
    output, inputs = sys.argv[1], sys.argv[2:]
    lines = ['#include <stddef.h>', '']
    table = []
    for number, path in enumerate(inputs):
        with open(path, 'rb') as source:
            data = source.read()
        lines.append('static const unsigned char text_%d[] = {' % number)
        for start in range(0, len(data), 24):
            lines.append('  ' + ','.join(str(byte) for byte in data[start:start + 24]) + ',')
        lines.append('  0 };')
        table.append('  { "%s", (const char *) text_%d, %d },' % (os.path.basename(path), number, len(data)))
    lines += ['', 'const struct { const char *name; const char *bytes; size_t length; } leaf_library_files[] = {']
    lines += table + ['  { NULL, NULL, 0 },', '};', '']
    with open(output, 'w', encoding='utf-8') as target:
        target.write('\n'.join(lines))


if __name__ == '__main__':
    main()
