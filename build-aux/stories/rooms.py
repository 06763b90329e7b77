# SPDX-License-Identifier: GPL-3.0-or-later
"""Sessions about rooms: what is listed and how, light, doors, backdrops, containers, the effects of activities and initial
appearances."""
from sessions import session as made

FEATURES = ["activity"] * 2 + ["coins", "coins", "backdrop", "region", "viewpoint", "option", "lock", "protagonist", "understood_property", "beginning"]


def session(pick):
    return made(pick, FEATURES, rooms=pick.randint(2, 4), things=pick.randint(8, 14), people=pick.randint(1, 3))
