# SPDX-License-Identifier: GPL-3.0-or-later
"""Sessions about time: scenes, events, what has happened and how often, stored actions, endings."""
from sessions import session as made

FEATURES = ["scene"] * 3 + ["history"] * 4 + ["event"] * 2 + ["every_turn", "stored", "the_end", "scoring", "action_rule"]


def session(pick):
    return made(pick, FEATURES, rooms=3, things=pick.randint(5, 9), people=pick.randint(1, 2))
