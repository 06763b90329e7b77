#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""`leaf explore` at a terminal: its memory limit, what remains when it is killed, and small stories that it explores completely.

LEAF names the program, LEAF_EXAMPLES the folder of examples. With LEAF_CHECKOUTS, a folder like that of tools/games, larger stories are
explored completely too, which takes longer. Prints TAP."""

import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time

LEAF = os.environ['LEAF']
PLAIN = os.environ.get('LEAF_SANITIZE', 'none') == 'none'  # with sanitizers it takes ten times as long
NICE = ['nice', '-n', '5'] if os.path.exists('/usr/bin/nice') else []

ARMS = 9
MEGABYTES = 40
GROWTH = 21  # of these: what the program leaves to a search, and the turns of a round
# More moments than fit into this memory.
LARGE = 'The Hub is a room. A lever is a kind of device. ' + ' '.join(
    f'The arm{n} is a lever in the Hub. The ball{n} is in the Hub. The box{n} is an open container in the Hub.' for n in range(ARMS))


def explore(*words, **settings):
    return subprocess.run([*NICE, LEAF, 'explore', *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, **settings)


def resident_at_most(words):
    """The peak memory of the process, in megabytes."""
    plain = {name: value for name, value in os.environ.items() if name != 'MALLOC_PERTURB_'}  # it writes to unused memory
    child = subprocess.Popen([*NICE, LEAF, 'explore', *words], env=plain, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    told = child.stderr.read()
    _, status, usage = os.wait4(child.pid, 0)
    child.returncode = os.waitstatus_to_exitcode(status)
    assert child.returncode == 0, told
    return usage.ru_maxrss / 1024, told


def memory_is_bounded(folder):
    story = os.path.join(folder, 'large.ni')
    with open(story, 'w', encoding='utf-8') as file:
        file.write(LARGE)
    first, _ = resident_at_most([story, f'--memory={MEGABYTES}', '--turns=1'])
    most, told = resident_at_most([story, f'--memory={MEGABYTES}', '--turns=60000', '--threads=2', '--verbose'])
    progress = re.findall(r'(\d+) moments .* (\d+) open, (\d+) kept', told)[-1]
    assert int(progress[0]) > int(progress[2]), f'the story is too small for the test: {progress}'
    assert most <= MEGABYTES, f'{most:.1f} MB were held'
    assert most - first <= GROWTH, f'{most - first:.1f} MB more were held than at the beginning'


def cruelty_is_judged(folder):
    """Only of a search without chance, and of a story that can be won if it says how."""
    hall = 'The Hall is a room. '
    for text, told in ((hall + 'Instead of jumping: end the story. Instead of waving in the Pit: end the story finally. The Pit is a room.',
                        'No final ending was reached.'),
                       (hall + 'Instead of jumping: end the story.', 'Cruelty: merciful'),
                       (hall + 'Instead of jumping: if a random chance of 1 in 2 succeeds, end the story.', 'closed but for chance'),
                       (hall + 'Instead of jumping: if a random chance of 1 in 2 succeeds, end the story.', 'the random number generator')):
        story = os.path.join(folder, 'cruelty.ni')
        with open(story, 'w', encoding='utf-8') as file:
            file.write(text)
        done = explore(story, '--turns=3000')
        assert told in done.stdout, (told, done.stdout, done.stderr)
        assert told.startswith('Cruelty') == ('Cruelty' in done.stdout), done.stdout


def a_killed_search_goes_on(folder):
    story = os.path.join(folder, 'large.ni')
    with open(story, 'w', encoding='utf-8') as file:
        file.write(LARGE)
    kept = os.path.join(folder, 'kept.txt')
    child = subprocess.Popen([*NICE, LEAF, 'explore', story, '--seconds=120', '--keep=' + kept, '--verbose'], stdout=subprocess.DEVNULL,
                             stderr=subprocess.PIPE, text=True)
    try:
        deadline = time.monotonic() + 100
        while not os.path.exists(kept) and time.monotonic() < deadline:
            time.sleep(0.2)
        assert os.path.exists(kept), 'nothing was kept'
        time.sleep(0.5)
    finally:
        child.kill()
    told = child.communicate()[1]
    before = [int(n) for n in re.findall(r'(\d+) moments', told)]
    with open(kept, encoding='utf-8') as file:
        lines = file.read().splitlines()
    assert lines[0].startswith('looseleaf-exploration 2 seed 1 story ') and all(line[:2] in ('m ', 't ', 'f ', 'c ', 'e ') for line in lines[1:]), lines[:2]
    written = sum(line.startswith('m ') for line in lines) + 1
    # what was reported before the file was written is in it
    assert written >= max([n for n in before if n <= written] or [1]) and written > 100, (before, written)
    taken = explore(story, '--seconds=0', '--keep=' + kept, '--verbose')
    assert taken.returncode == 0, taken.stderr
    moments = int(re.findall(r'(\d+) moments', taken.stderr)[-1])
    assert moments == written, f'{moments} moments of {written} are there again'


def another_story_is_told_of(folder):
    story, other, kept = (os.path.join(folder, name) for name in ('one.ni', 'other.ni', 'other.txt'))
    with open(story, 'w', encoding='utf-8') as file:
        file.write('The Lab is a room. A lamp is in the Lab.')
    with open(other, 'w', encoding='utf-8') as file:
        file.write('The Cellar is a room. A box is in the Cellar.')
    for made, joined, is_told in ((other, story, True), (story, story, False)):
        assert explore(made, '--turns=200', '--keep=' + kept).returncode == 0
        told = explore(joined, '--seconds=0', '--join=' + kept)
        assert told.returncode == 0, told.stderr
        assert (f"'{kept}' was kept from another story" in told.stderr) == is_told, told.stderr
        assert ('left out' in told.stderr) == is_told, told.stderr
        os.remove(kept)


def an_interrupted_search_reports(folder):
    story = os.path.join(folder, 'large.ni')
    with open(story, 'w', encoding='utf-8') as file:
        file.write(LARGE)
    for number in (signal.SIGINT, signal.SIGTERM):
        kept = os.path.join(folder, f'interrupted-{number}.txt')
        child = subprocess.Popen([LEAF, 'explore', story, '--seconds=300', '--keep=' + kept, '--verbose'], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                                 text=True)
        child.stderr.readline()  # of the progress: the search has begun
        child.send_signal(number)
        told = child.communicate(timeout=200)[0]
        assert child.returncode == -number, child.returncode
        assert 'The search is not complete' in told and '\nRooms:' in told, told
        assert os.path.getsize(kept) > 0 and os.listdir(folder).count(os.path.basename(kept) + '.lock') == 0


def what_cannot_be_kept_is_told_of(folder):
    story, kept, link = (os.path.join(folder, name) for name in ('kept.ni', 'kept.txt', 'link.txt'))
    with open(story, 'w', encoding='utf-8') as file:
        file.write('The Lab is a room. A lamp is in the Lab.')
    told = explore(story, '--seconds=300', '--keep=' + os.path.join(folder, 'nowhere/kept.txt'))  # without a search before that
    assert told.returncode == 2 and 'nowhere/kept.txt' in told.stderr and told.stdout == '', told
    os.symlink('kept.txt', link)
    assert explore(story, '--turns=100', '--keep=' + link).returncode == 0
    assert os.path.islink(link) and os.path.getsize(kept) > 0


def one_search_at_a_time_saves_to_a_file(folder):
    story, kept = (os.path.join(folder, name) for name in ('large.ni', 'kept.txt'))
    with open(story, 'w', encoding='utf-8') as file:
        file.write(LARGE)
    with subprocess.Popen([LEAF, 'explore', story, '--seconds=300', '--keep=' + kept, '--verbose'], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
                          text=True) as child:
        child.stderr.readline()
        told = explore(story, '--turns=10', '--keep=' + kept)
        child.terminate()
    assert told.returncode == 2 and 'another search' in told.stderr, told
    assert explore(story, '--turns=10', '--keep=' + kept).returncode == 0


def no_archive_is_lost(folder):
    """A story with a mistake in it, or another story, does not replace what was found."""
    story, kept = (os.path.join(folder, name) for name in ('edited.ni', 'edited.txt'))
    rooms = 'The Lab is a room. A lamp is in the Lab. The Cellar is below the Lab. A box is in the Cellar.'

    def explored(source, turns=300):
        with open(story, 'w', encoding='utf-8') as file:
            file.write(source)
        return explore(story, f'--turns={turns}', '--keep=' + kept)

    def archive(name=kept):
        with open(name, encoding='utf-8') as file:
            return file.read()

    assert explored(rooms).returncode == 0
    assert 'left out' not in explored(rooms).stderr
    first = archive()
    told = explored('The Hut is a room.')
    left_out = re.search(r'Of its (\d+) moments, (\d+) were left out', told.stderr)
    assert told.returncode == 2 and left_out is not None and 0 < int(left_out[2]) <= int(left_out[1]), told
    assert '--join' in told.stderr and archive() == first
    os.remove(kept)
    for number in ('', '2'):  # a part of it does not fit
        assert explored(rooms + 'A coin is in the Lab. The Attic is above the Lab.', 800).returncode == 0
        with_attic = archive()
        told = explored(rooms + 'A coin is in the Lab.')
        assert told.returncode == 0 and f"is now '{kept}~{number}'" in told.stderr, told
        assert archive(kept + '~' + number) == with_attic


def what_was_not_reached_is_listed(folder):
    story = os.path.join(folder, 'missed.ni')
    with open(story, 'w', encoding='utf-8') as file:
        file.write('The Lab is a room. The Vault is a room. The lamp is in the Lab.\n'
                   'Instead of jumping when the lamp is in the Vault:\n\tend the story saying "Rich".\n'
                   'This is the lonely rule: say "Hm."\n'
                   'Storm is a scene. Storm begins when the lamp is in the Vault. Storm ends when the lamp is in the Lab.\n'
                   'Calm is a scene. Calm begins when play begins.\n'
                   'Dusk is a scene. Dusk begins when play begins. Dusk ends when the lamp is in the Vault.\n')
    told = explore(story, '--turns=2000', '--all').stdout
    assert 'No ending was reached.' in told, told
    for title, row in (('Endings that were not reached', 'end the story saying "Rich" (line 3)'), ('Rooms that were not reached', 'Vault (line 1)'),
                       ('Scenes that did not begin', 'Storm'), ('Scenes that did not end', 'Dusk'),
                       ('Phrases that did not run', 'end the story saying "Rich" (line 3)\n  "Hm." (line 4)')):
        assert f'\n\n{title}:\n  {row}\n\n' in told, (title, told)
    assert "'the lamp is in the Vault' was false each time it was tested" in told, told
    assert 'lonely rule (line 4): it is in no rulebook, and nothing followed it' in told, told
    told = json.loads(explore(story, '--turns=2000', '--format=json').stdout)
    missed = [(row['type'], row['name']) for row in told['missed'] if row['type'] in ('ending', 'room', 'scene', 'scene end')]
    assert missed == [('ending', 'end the story saying "Rich"'), ('room', 'Vault'), ('scene', 'Storm'), ('scene end', 'Dusk')], missed
    assert (told['rules'], told['rules_run'], told['unconfirmed']) == (2, 0, 0), told


def endings_are_told_by_what_they_do(folder):
    """Not by their words: a phrase of the author may be called alike, and the library's may be written otherwise."""
    story = os.path.join(folder, 'ends.ni')
    with open(story, 'w', encoding='utf-8') as file:
        file.write('The Hall is a room. The Pit is a room.\nTo end the story badly: say "No."\n'
                   'Instead of jumping in the Pit:\n\tend the story badly.\n'
                   'Instead of waving in the Pit:\n\tif the player is in the Pit, end story finally saying "Rich".\n'
                   'Instead of smelling: end the story.\n')
    told = explore(story, '--turns=2000').stdout
    assert '\n\nEndings that were not reached:\n  end story finally saying "Rich" (line 6)\n\n' in told, told
    assert 'No final ending was reached.' in told, told


def reasons_name_what_stops(folder):
    """A rule that never ran because of an earlier rulebook, or because its action is not tried; only if that is certain."""
    story = os.path.join(folder, 'stops.ni')
    with open(story, 'w', encoding='utf-8') as file:
        file.write('The Hall is a room. The bell, the gong and the drum are things in the Hall.\n'
                   'Before pushing the bell: say "No."; stop the action.\n'
                   'Before pulling the gong when the drum is on the gong: say "No."; stop the action.\n'
                   'Before touching the gong: say "Perhaps."\n'
                   'Before rubbing the drum: say "No."; stop the action.\n'
                   'Instead of pushing the bell when the gong is carried: say "Click."\n'
                   'Instead of pulling the gong when the drum is on the bell: say "Clang."\n'
                   'Instead of touching the gong when the drum is on the bell: say "Boom."\n'
                   'After rubbing the drum: say "Rub."\n'
                   'Waxing is an action applying to one thing. Understand "wax [something]" as waxing.\n'
                   'Check waxing: say "No wax." instead.\nCarry out waxing: say "Waxed."\n'
                   'Polishing is an action applying to one thing. Carry out polishing: say "Polished."\n')
    told = explore(story, '--turns=6000').stdout
    for rule, reason in (('Instead of pushing the bell when the gong is carried', 'an earlier rule always stops the action: Before pushing the bell (line 2)'),
                         ('Instead of pulling the gong when the drum is on the bell', "'the drum is on the bell' was false each time it was tested"),
                         ('Instead of touching the gong when the drum is on the bell', "'the drum is on the bell' was false each time it was tested"),
                         ('After rubbing the drum', 'an earlier rule always stops the action: Before rubbing the drum (line 5)'),
                         ('Carry out waxing', 'an earlier rule always stops the action: Check waxing (line 11)'),
                         ('Carry out polishing', "no command means 'polishing'")):
        assert re.search(rf'^  {rule} \(line \d+\): {re.escape(reason)}$', told, re.M), (rule, told)


def goals_of_one_clause_have_a_reason(folder):
    story = os.path.join(folder, 'gate.ni')
    with open(story, 'w', encoding='utf-8') as file:
        file.write('The Yard is a room. The iron gate is a door. It is east of the Yard and west of the Garden. It is lockable and locked. '
                   'The Garden is a room.\nInstead of jumping: increase the score by 3.\n')
    told = explore(story, '--turns=3000', '--goal=the player is in the Garden').stdout
    assert re.search(r'\n  the player is in the Garden\n      it held in none of the \d+ moments\n'
                     r'      Garden was not reached: it is east from Yard, through iron gate\n', told), told
    assert '\nThe highest score is ' in told, told
    data = json.loads(explore(story, '--turns=3000', '--format=json').stdout)
    assert data['highest_score'] > 0 and data['cruelty'] is None, data


def endings_answer(folder):
    """What ends the story prints after the action, but it is an answer."""
    story = os.path.join(folder, 'cruel.ni')
    with open(story, 'w', encoding='utf-8') as file:
        file.write('The Hall is a room. The cat is an animal in the Hall. Instead of attacking the cat: end the story saying "Cruel".')
    rows = json.loads(explore(story, '--turns=500', '--answers', '--format=json').stdout)['answers']
    assert [row['by'] for row in rows if row['action'] == 'attacking' and row['thing'] == 'cat'] == ['story'], rows


def a_terminal_shows_that_it_goes_on(folder):
    story = os.path.join(folder, 'large.ni')
    with open(story, 'w', encoding='utf-8') as file:
        file.write(LARGE)
    leader, terminal = os.openpty()
    done = subprocess.run([*NICE, LEAF, 'explore', story, '--seconds=3'], stdout=subprocess.PIPE, stderr=terminal, text=True)
    os.close(terminal)
    shown = os.read(leader, 100000).decode()
    os.close(leader)
    assert re.search(r'\r\d+ moments in \d+ turns, \d+ found…', shown), shown
    assert shown.endswith('\r') and '\n' not in shown, shown
    assert done.returncode == 0 and 'found…' not in done.stdout, done.stdout


def stories_to_their_end(folder):
    names = ('reading-room', 'toll-bridge', 'weather-house') if PLAIN else ('reading-room',)
    yield from (os.path.join(os.environ['LEAF_EXAMPLES'], name + '.ni') for name in names)
    checkouts = os.environ.get('LEAF_CHECKOUTS')
    if checkouts is None:
        return
    yield os.path.join(os.environ['LEAF_EXAMPLES'], 'night-kitchen.ni')
    for git in (os.path.join(checkouts, 'Johnesco+cloak-inform7', *more) for more in (('repo', '.git'), ('repo',), ('.git',), ())):
        if os.path.exists(os.path.join(git, 'HEAD')):
            story = os.path.join(folder, 'cloak.ni')
            with open(story, 'wb') as file:
                file.write(subprocess.run(['git', '--git-dir', git, 'show', 'HEAD:story.ni'], stdout=subprocess.PIPE, check=True).stdout)
            yield story
            return


def small_stories_close(folder):
    for story in stories_to_their_end(folder):
        told = explore(story, '--turns=1000000', '--threads=2').stdout
        assert 'The search is closed' in told, story + ': ' + told.split('\n')[0]


# A sanitizer uses memory itself.
CHECKS = [*([memory_is_bounded] if PLAIN else []), a_killed_search_goes_on, another_story_is_told_of,
          an_interrupted_search_reports, what_cannot_be_kept_is_told_of, one_search_at_a_time_saves_to_a_file, no_archive_is_lost, what_was_not_reached_is_listed,
          cruelty_is_judged, endings_are_told_by_what_they_do, reasons_name_what_stops,
          goals_of_one_clause_have_a_reason, endings_answer, a_terminal_shows_that_it_goes_on,
          small_stories_close]


def main():
    print(f'1..{len(CHECKS)}')
    failed = 0
    for number, check in enumerate(CHECKS, 1):
        with tempfile.TemporaryDirectory() as folder:
            try:
                check(folder)
                print(f'ok {number} - {check.__name__}', flush=True)
            except AssertionError as fault:
                failed += 1
                print(f'not ok {number} - {check.__name__}\n# ' + str(fault).replace('\n', '\n# '), flush=True)
    return failed > 0


sys.exit(main())
