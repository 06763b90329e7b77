# SPDX-License-Identifier: GPL-3.0-or-later
"""Whole sessions: a world, its author's rules, and the commands of a player."""
import dataclasses

from sessions import commands, features, world as worlds


@dataclasses.dataclass
class Session:
    """Sentences, one in each paragraph, and the commands."""
    sentences: list
    commands: list

    def source(self):
        return '"Session" by "Tester"\n\n' + "\n\n".join(self.sentences) + "\n"

    def typed(self):
        return "".join(c + "\n" for c in self.commands)


def session(pick, wanted, **size):
    """A session with features drawn from `wanted`, where a name is repeated in proportion to its probability."""
    world = worlds.World(pick, **size)
    for _ in range(pick.randint(4, 9)):
        getattr(features, pick.choice(wanted))(world)
    typist = commands.Typist(world)
    return Session([s for s in world.sentences if s], [typist.command() for _ in range(pick.randint(20, 60))])
