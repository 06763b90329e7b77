# SPDX-License-Identifier: GPL-3.0-or-later
"""Sessions in worlds with a little of everything, as in games."""
from sessions import session as made

FEATURES = ["action_rule"] * 6 + ["every_turn", "beginning", "own_action", "own_action", "synonym", "mistake", "coins", "understood_property", "backdrop", "region", "activity", "activity",
                                 "scene", "event", "history", "stored", "persuasion", "talking", "talking", "scoring", "the_end", "viewpoint", "option", "protagonist", "lock", "lock",
                                 "adjective"]


def session(pick):
    return made(pick, FEATURES, rooms=pick.randint(3, 6), things=pick.randint(8, 14), people=pick.randint(1, 3))
