#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes text files into a C source as arrays of bytes.

usage: embed-text.py TABLE ROOT OUTPUT.c FILE...

The output defines TABLE (leaf-bundled.h): {name, bytes, length} for each file in the order given, ended by a NULL name.
A name is the path of its file below ROOT.
"""
import os
import sys


def main():
    table_name, root, output, inputs = sys.argv[1], sys.argv[2], sys.argv[3], sys.argv[4:]
    lines = ['#include "leaf-bundled.h"', '']
    table = []
    for number, path in enumerate(inputs):
        with open(path, 'rb') as source:
            data = source.read()
        lines.append('static const unsigned char text_%d[] = {' % number)
        for start in range(0, len(data), 24):
            lines.append('  ' + ','.join(str(byte) for byte in data[start:start + 24]) + ',')
        lines.append('  0 };')
        table.append('  { "%s", (const char *) text_%d, %d },' % (os.path.relpath(path, root).replace(os.sep, '/'), number, len(data)))
    lines += ['', 'const LeafBundledFile %s[] = {' % table_name]
    lines += table + ['  { NULL, NULL, 0 },', '};', '']
    with open(output, 'w', encoding='utf-8') as target:
        target.write('\n'.join(lines))


if __name__ == '__main__':
    main()
