# SPDX-License-Identifier: GPL-3.0-or-later
"""Sessions about commands: tokens, shared names, orders, verbs of the story."""
from sessions import session as made

FEATURES = ["own_action"] * 4 + ["synonym"] * 2 + ["mistake", "understood_property", "understood_property", "coins", "persuasion", "persuasion", "talking", "lock"]


def session(pick):
    return made(pick, FEATURES, rooms=pick.randint(2, 4), things=pick.randint(8, 14), people=pick.randint(1, 3))
