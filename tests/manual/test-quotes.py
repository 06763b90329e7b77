#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The manual quotes messages of the program exactly. Tests, in the TAP form:

  quotes   each quote '- **"... WORDS"' in a section "If it went wrong" is in a message of the program
  files    there are such quotes, and messages to compare them with

usage: test-quotes.py MANUAL_FOLDER PO_FILE"""
import pathlib, re, sys

manual, po = map(pathlib.Path, sys.argv[1:])


def messages():
    """All message ids of a po file, each as one text."""
    found = re.findall(r'^msgid ((?:".*"\n)+)', po.read_text(encoding="utf-8"), re.M)
    return [re.sub(r'"\n"?|^"', "", text).replace('\\"', '"') for text in found]


def quotes():
    """(page, quote) for each quoted message, without the dots for omitted words."""
    for page in sorted(manual.glob("*.md")):
        for section in re.findall(r"^## If it went wrong\n(.*?)(?=^## |\Z)", page.read_text(encoding="utf-8"), re.M | re.S):
            for quote in re.findall(r'^- \*\*"\.\.\. (.*?)"', section, re.M):
                yield page.name, quote.removesuffix(" ...")


known, quoted = messages(), list(quotes())
faults = [f"{page}: no message has the words '{quote}'" for page, quote in quoted if not any(quote in text for text in known)]
print("1..2")
print(f"{'not ' if faults else ''}ok 1 - quotes")
print("".join(f"# {fault}\n" for fault in faults), end="")
print(f"{'ok' if len(quoted) > 3 and len(known) > 1000 else 'not ok'} 2 - files")
sys.exit(1 if faults else 0)
