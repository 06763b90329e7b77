#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""summary.py UNBUILT NAME=TESTLOG.json ...: counts passed and failed tests within each program. Failed tests are named, with
the end of their output, since a log may be truncated. The last line printed is "N passed, N failed"; the exit status is 1 if
anything failed or nothing ran."""
import json
import re
import sys


def count(test):
    """Passed, failed and skipped tests of one program."""
    good = bad = skipped = 0
    for line in (test.get('stdout') or '').splitlines():
        match = re.match(r'(not )?ok\b(.*)', line)
        if not match:
            continue
        if re.search(r'#\s*skip', match.group(2), re.I):
            skipped += 1
        elif match.group(1):
            bad += 1
        else:
            good += 1
    result = test['result']
    if good + bad + skipped == 0:
        return (int(result in ('OK', 'EXPECTEDFAIL')), int(result not in ('OK', 'EXPECTEDFAIL', 'SKIP')), int(result == 'SKIP'))
    if result not in ('OK', 'SKIP', 'EXPECTEDFAIL') and bad == 0:
        bad = 1  # it broke off
    return good, bad, skipped


def reasons(test, lines=12):
    """The failed tests of one program, each with the comment before it, and the last lines that it printed, indented."""
    told, remark = [], None
    for line in (test.get('stdout') or '').splitlines():
        if line.startswith(('not ok', 'Bail out')):
            told += [each for each in (line, remark) if each]
        remark = line if line.startswith('#') else None
    told += ((test.get('stderr') or '').splitlines() or (test.get('stdout') or '').splitlines())[-lines:]
    return ''.join(f'    {line[:300]}\n' for line in told)


def main():
    passed, failed, skipped = 0, int(sys.argv[1]), 0
    for argument in sys.argv[2:]:
        build, path = argument.split('=', 1)
        try:
            with open(path, encoding='utf-8', errors='replace') as log:
                tests = [json.loads(line) for line in log if line.strip()]
        except OSError:
            failed += 1
            continue
        for test in tests:
            good, bad, left_out = count(test)
            passed, failed, skipped = passed + good, failed + bad, skipped + left_out
            if bad:
                print(f"{build}: {test['name']}: {bad} failed ({test['result']}, {test['duration']:.0f} s)\n{reasons(test)}", end='')
            elif left_out and not good:
                print(f"{build}: {test['name']}: left out")
    if skipped:
        print(f'{skipped} left out')
    print(f'{passed} passed, {failed} failed')
    return 1 if failed or not passed else 0


sys.exit(main())
