# SPDX-License-Identifier: GPL-3.0-or-later
"""A session is run on both sides and compared turn by turn, and reduced as far as possible while the turns still differ."""
import re


def turns(text):
    """What was printed from each prompt to the next; the first is the text before the first prompt.

    >>> turns("Hall\\n\\n>Taken.\\n\\n>")
    ['Hall', 'Taken.', '']
    """
    out = [[]]
    for line in text.split("\n"):
        while line.startswith(">"):
            out.append([])
            line = line[1:]
        out[-1].append(re.sub(r"\s*<end of input>", "", line).rstrip())
    return ["\n".join(t).strip("\n") for t in out]


def banner_less(first):
    return re.sub(r"Welcome to the Cheap Glk[^\n]*\n|^Release 1 / Serial.*$", "", first, flags=re.M).strip("\n")


def compared(want, got):
    """[(number of the turn, reference's, leaf's)] of the turns that differ, as far as either goes."""
    want, got = turns(want), turns(got)
    want[0], got[0] = banner_less(want[0]), banner_less(got[0])
    problems = [n for n, w in enumerate(want) if is_run_time_problem(w)]
    if problems:    # its wording is nobody's question, nor what comes after
        want, got = want[:problems[0]], got[:problems[0]]
    length = max(len(want), len(got))
    want, got = want + [""] * (length - len(want)), got + [""] * (length - len(got))
    return length, [(n, w, g) for n, (w, g) in enumerate(zip(want, got)) if w != g]


def is_run_time_problem(text):
    return re.search(r"\*\*\* Run-time problem|scene change machinery is stuck|\[\*\* Programming error|^\*\* ", text, re.M)


def blamed(answer, session):
    """Positions, in the session's list, of the sentences whose lines have a problem."""
    starts, at = [], 3
    for sentence in session.sentences:
        starts.append(at)
        at += sentence.count("\n") + 2
    lines = [int(n) for n in re.findall(r"(?:story\.ni:|source text, line )(\d+)", answer.problems)]
    return {max(i for i, s in enumerate(starts) if s <= line) for line in lines if line >= 3 and starts}


class Asker:
    """Both sides, with one set of options; a source that the reference compiled is not compiled again for other commands."""
    def __init__(self, theirs, ours, tagging):
        self.theirs, self.ours, self.tagging = theirs, ours, tagging

    def both(self, session):
        source, typed = session.source() + self.tagging, session.typed()
        want = self.theirs(source, typed)
        return (want, self.ours(source, typed)) if not want.problems else (want, None)

    def ask(self, session):
        """(session without what was refused, its turns, those that differ, [(sentence, problem) refused here])."""
        refused = []
        for _ in range(30):
            want, got = self.both(session)
            answer = want if want.problems else got
            if not answer.problems:
                count, different = compared(want.text, got.text)
                return session, count, different, refused
            culprits = blamed(answer, session)
            if not culprits:
                return session, 0, [], [("the whole story", answer.problems[:300])] if got else []
            if got:
                refused += [(session.sentences[i], answer.problems.strip()[:300]) for i in culprits]
            session = type(session)([s for i, s in enumerate(session.sentences) if i not in culprits], session.commands)
        return session, 0, [], refused

    def first_difference(self, session):
        want, got = self.both(session)
        if want.problems or got.problems:
            return None
        different = compared(want.text, got.text)[1]
        return different[0] if different else None

    def small(self, session):
        """The smallest session that still differs: what follows the first difference is removed first, then halves, quarters …
        of the rest."""
        found = self.first_difference(session)
        if not found:
            return session
        session = type(session)(session.sentences, session.commands[:max(1, found[0])])
        for field in ("commands", "sentences", "commands"):
            session = self.less(session, field)
        return session

    def less(self, session, field):
        size = max(1, len(getattr(session, field)) // 2)
        while size:
            at = len(getattr(session, field)) - size
            while at > -size:
                rows = getattr(session, field)
                smaller = type(session)(session.sentences, session.commands)
                setattr(smaller, field, rows[:max(0, at)] + rows[at + size:])
                if len(getattr(smaller, field)) < len(rows) and smaller.sentences and smaller.commands and self.first_difference(smaller):
                    session = smaller
                at -= size
            size //= 2
        return session
