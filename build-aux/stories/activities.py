# SPDX-License-Identifier: GPL-3.0-or-later
"""Sessions in which rules for the standard activities step in."""
from sessions import session as made

FEATURES = ["activity"] * 8 + ["coins", "action_rule", "own_action", "backdrop", "option", "adjective"]


def session(pick):
    return made(pick, FEATURES, rooms=3, things=pick.randint(6, 12), people=pick.randint(1, 2))
