# SPDX-License-Identifier: GPL-3.0-or-later
"""Whole sessions: a world, what its author made it do, and what a player types in it."""
import dataclasses

from sessions import commands, features, world as worlds


@dataclasses.dataclass
class Session:
    """Sentences, a paragraph each, and what is typed."""
    sentences: list
    commands: list

    def source(self):
        return '"Session" by "Tester"\n\n' + "\n\n".join(self.sentences) + "\n"

    def typed(self):
        return "".join(c + "\n" for c in self.commands)


def session(pick, wanted, **size):
    """A session with features drawn from `wanted`, which has a name as often as it should be drawn."""
    world = worlds.World(pick, **size)
    for _ in range(pick.randint(4, 9)):
        getattr(features, pick.choice(wanted))(world)
    typist = commands.Typist(world)
    return Session([s for s in world.sentences if s], [typist.command() for _ in range(pick.randint(20, 60))])
