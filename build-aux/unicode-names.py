#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the names of characters as a C source, from Python's character data.

usage: unicode-names.py OUTPUT.c

The output defines the tables of leaf-character-names.h.  Every word of a name is stored once, and a name is a sequence of word
numbers, which takes about a third of the space.  Names that are a code point written out again (CJK UNIFIED IDEOGRAPH-4E00), or
the spelling of a syllable, are omitted; such a character is written by its number. """
import sys
import unicodedata

BY_RULE = ('CJK UNIFIED IDEOGRAPH-', 'CJK COMPATIBILITY IDEOGRAPH-', 'HANGUL SYLLABLE ', 'TANGUT IDEOGRAPH-', 'NUSHU CHARACTER-',
           'KHITAN SMALL SCRIPT CHARACTER-')


def all_names():
    for code in range(sys.maxunicode + 1):
        name = unicodedata.name(chr(code), '')
        if name and not name.startswith(BY_RULE):
            yield name.lower(), code


def array(kind, name, items, per_line=16):
    lines = ['const %s %s[] = {' % (kind, name)]
    for start in range(0, len(items), per_line):
        lines.append('  ' + ','.join(items[start:start + per_line]) + ',')
    return lines + ['};', '']


def main():
    names = sorted(all_names())
    words = sorted({word for name, _ in names for word in name.split(' ')})
    number_of = {word: number for number, word in enumerate(words)}
    runs, rows = [], []
    for name, code in names:
        rows.append('{%d,%d}' % (len(runs), code))
        runs += [str(number_of[word]) for word in name.split(' ')]
    lines = ['#include "image/leaf-character-names.h"', '']
    lines += array('char *const', 'leaf_character_words', ['"%s"' % word for word in words])
    lines += array('guint16', 'leaf_character_runs', runs)
    lines += array('LeafCharacterName', 'leaf_character_names', rows + ['{%d,0}' % len(runs)])
    lines += ['const guint32 leaf_n_character_words = %d;' % len(words), 'const guint32 leaf_n_character_names = %d;' % len(names), '']
    with open(sys.argv[1], 'w', encoding='ascii') as target:
        target.write('\n'.join(lines))


if __name__ == '__main__':
    main()
