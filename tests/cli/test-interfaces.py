# SPDX-License-Identifier: GPL-3.0-or-later
"""docs/interfaces.md against the program: every member that a command prints is in the table of its section, and every member of a table that is not
optional is printed by one of the section's examples. The lines after an example of tsv are printed by it in that order, and every line that it prints
has as many fields as one of them."""
import json
import os
import re
import shlex
import subprocess
import sys
import tempfile

LEAF = os.environ['LEAF']
PAGE = sys.argv[1]


def collect(value, path, found):
    """Collects the paths of all members, such as `a.b[].c`. A place counts as one member, and a node inside a node has the path of a node."""
    if isinstance(value, dict):
        if set(value) == {'source', 'line', 'column'}:
            return
        for name, member in value.items():
            inner = f'{path}.{name}' if path else name
            while 'children[].children[]' in inner:
                inner = inner.replace('children[].children[]', 'children[]')
            found.add(inner)
            collect(member, inner, found)
    elif isinstance(value, list):
        for entry in value:
            collect(entry, path + '[]', found)


def run(command, folder):
    return subprocess.run([LEAF, *shlex.split(command)], cwd=folder, capture_output=True, text=True, timeout=60).stdout


def check_tsv(text, folder):
    faults = []
    for command, expected in re.findall(r'^    leaf ([^\n]*--format=tsv[^\n]*)\n(?:\n```\n(.*?)```\n)?', text, re.M | re.S):
        printed = run(command, folder)
        widths = {line.count('\t') for line in expected.splitlines()}
        if expected == '' or '\n' + expected not in '\n' + printed:
            faults.append(f'leaf {command}: the lines that follow are not printed')
        faults += [f'leaf {command}: another number of fields: {line}' for line in printed.splitlines() if line.count('\t') not in widths][:3]
    return faults


def check_section(text, folder):
    rows = re.findall(r'^\| `([^`]+)` \| (.*) \|$', text, re.M)
    documented = {path for path, _ in rows}
    required = {path for path, words in rows if not words.endswith('(optional)')}
    printed = set()
    for command in re.findall(r'^    leaf (.*--format=json.*)$', text, re.M):
        collect(json.loads(run(command, folder)), '', printed)
    return check_tsv(text, folder) + \
           [f'{path} is printed and not documented' for path in sorted(printed - documented)] + \
           [f'{path} is documented and not printed' for path in sorted(required - printed)]


def main():
    with open(PAGE, encoding='utf-8') as file:
        text = file.read()
    stories = re.findall(r'`([a-z]+\.ni)`:\n\n```\n(.*?)```', text, re.S)
    sections = re.split(r'^## ', text, flags=re.M)[1:]
    sections = [section for section in sections if section.startswith('leaf ')]
    failed = len(stories) != 3 or len(sections) < 8 or text.count(' --format=tsv ') < 4
    print(f'1..{len(sections) + 1}')
    print(f"{'not ' if failed else ''}ok 1 - the page has three stories, eight commands and four examples of tsv")
    with tempfile.TemporaryDirectory() as folder:
        for name, source in [*stories, ('commands.txt', 'take lamp\ndown\n'), ('pairs.tsv', '5\t8\n')]:
            with open(os.path.join(folder, name), 'w', encoding='utf-8') as file:
                file.write(source)
        for number, section in enumerate(sections, 2):
            faults = check_section(section, folder)
            failed = failed or bool(faults)
            print(f"{'not ' if faults else ''}ok {number} - {section.splitlines()[0]}")
            print(''.join(f'# {fault}\n' for fault in faults), end='')
    return 1 if failed else 0


sys.exit(main())
