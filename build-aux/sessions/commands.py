# SPDX-License-Identifier: GPL-3.0-or-later
"""The commands of a player in a world: every verb of the library with the names of the world, and the abbreviations that
players use."""

ALONE = ["look", "l", "i", "inventory", "inventory tall", "inventory wide", "wait", "z", "jump", "sing", "sleep", "think", "wave", "sorry", "yes", "no", "listen",
         "smell", "exit", "out", "get off", "get up", "stand up", "wake up", "pronouns", "score", "verbose", "brief", "superbrief", "notify on", "notify off",
         "in", "go", "stand", "touch", "take", "x", "drop", "put", "eat", "enter"]
ON_ONE = ["x", "x", "x", "examine", "take", "take", "take", "get", "pick up", "drop", "drop", "put down", "open", "open", "close", "shut", "enter", "get in", "get on", "sit on",
          "stand on", "lie on", "get off", "exit", "wear", "put on", "take off", "remove", "eat", "drink", "push", "pull", "turn", "touch", "rub", "wave", "squeeze", "search",
          "look in", "look under", "look at", "look through", "read", "switch on", "switch off", "turn on", "turn off", "burn", "kiss", "attack", "hit", "wake", "buy", "taste", "smell",
          "listen to", "swing", "tie", "cut", "climb", "jump over", "empty", "throw", "lock", "unlock", "look up", "discard", "swing on", "go to", "think about", "hold", "go in",
          "feel", "hug", "break", "disrobe", "doff", "go through", "get out of", "leave", "find", "pull on", "set", "clear", "shift", "move", "drag", "fondle", "purchase", "swallow", "sniff"]
ON_TWO = ["put %s in %s", "put %s on %s", "insert %s into %s", "drop %s in %s", "drop %s on %s", "take %s from %s", "remove %s from %s", "get %s off %s", "give %s to %s",
          "show %s to %s", "throw %s at %s", "unlock %s with %s", "lock %s with %s", "open %s with %s", "tie %s to %s", "offer %s to %s", "attach %s to %s", "throw %s in %s",
          "take %s off %s", "hide %s under %s", "get %s out of %s", "place %s on %s", "feed %s to %s", "put %s inside %s"]
TALK = ["ask %s about %s", "tell %s about %s", "answer %s to %s", "say %s to %s", "ask %s for %s", "consult %s about %s", "look up %s in %s", "%s, %s", "shout %s to %s"]


class Typist:
    def __init__(self, world):
        self.world, self.pick = world, world.pick

    def name(self, noun=None):
        """A thing as a player names it: by its whole name or its last word, with or without an article, and now and then by a
        pronoun."""
        pick = self.pick
        noun = noun or self.world.anything()
        how = pick.random()
        if how < 0.10:
            return pick.choice(["it", "them", "him", "her", "me", "myself", "it", "that", "those"])
        words = list(noun.words) or [noun.name.lower()]
        if how < 0.45:
            return noun.name.lower()
        if how < 0.60:
            return "the " + noun.name.lower()
        if how < 0.65:
            return pick.choice(["a ", "my ", "that ", "some ", "any ", "another "]) + words[-1]
        return words[-1] if how < 0.85 else pick.choice(words)

    def several(self):
        pick, how = self.pick, self.pick.random()
        if how < 0.25:
            return pick.choice(["all", "all", "everything", "all things", "both", "each"])
        if how < 0.45:
            return "all %s %s" % (pick.choice(["but", "except"]), self.name())
        if how < 0.55:
            return "all " + self.name()
        if how < 0.62:
            return "%s %s" % (pick.choice(["two", "3", "all the", "all of the", "all my"]), self.name())
        if how < 0.70:
            return "%s except %s and %s" % (pick.choice(["all", "everything"]), self.name(), self.name())
        return pick.choice(["%s and %s", "%s, %s", "%s, and %s"]) % (self.name(), self.name())

    def nouns(self):
        return self.several() if self.pick.often(0.15) else self.name()

    def way(self):
        return self.pick.choice(["n", "s", "e", "w", "u", "d", "ne", "sw", "in", "out", "north", "go south", "walk east", "go west", "go up", "down", "up", "nw"])

    def plain(self):
        """A command of one action."""
        pick, how = self.pick, self.pick.random()
        world = self.world
        if how < 0.20:
            return self.way()
        if how < 0.30:
            return pick.choice(ALONE)
        if world.verbs and how < 0.42:
            return self.filled(pick.choice(world.verbs))
        if how < 0.72:
            return "%s %s" % (pick.choice(ON_ONE), self.nouns())
        if how < 0.90:
            return pick.choice(ON_TWO) % (self.nouns(), self.name())
        if how < 0.93:
            return "push %s %s" % (self.name(), self.way().replace("go ", "").replace("walk ", ""))
        talk = pick.choice(TALK)
        return talk % (self.name(world.person()), pick.choice([self.name(), "weather", "the old war", "hello", "yes"]))

    def filled(self, form):
        """A form of a verb of the story with its placeholders filled in: <noun>, <text>, <number>, <person>, <way>, <time>."""
        pick = self.pick
        for slot, fill in (("<noun>", self.name), ("<nouns>", self.nouns), ("<person>", lambda: self.name(self.world.person())), ("<way>", lambda: self.way().split()[-1]),
                           ("<text>", lambda: pick.choice(["hello", "the end of it", self.name(), "xyzzy 12"])), ("<room>", lambda: self.world.room().name.lower()),
                           ("<number>", lambda: pick.choice(["3", "ten", "-2", "0", "1000", "two", "x"])),
                           ("<time>", lambda: pick.choice(["9:30", "half past ten", "quarter to six pm", "noon", "3 pm"]))):
            while slot in form:
                form = form.replace(slot, fill(), 1)
        return form

    def command(self):
        pick, how = self.pick, self.pick.random()
        if how < 0.74:
            return self.plain()
        if how < 0.80 and self.world.people:
            person = self.name(self.world.person())
            return pick.choice(["%s, %s" % (person, self.plain()), "ask %s to %s" % (person, self.plain()), "tell %s to %s" % (person, self.plain())])
        if how < 0.85:
            return "%s%s%s" % (self.plain(), pick.choice([". ", " then ", ", then ", ". then ", "; "]), self.plain())
        if how < 0.90:
            return pick.choice(["g", "again", "undo", "oops " + self.name(), "oops", "g. g", "o " + self.name()])
        if how < 0.96:      # what answers a question of the parser, or is nothing
            return self.name()
        return pick.choice(["frob " + self.name(), "x xyzzy", "take " + self.name() + " quickly", ".", "x 7", "look at the", "please take " + self.name(), "what is it",
                            "take " + self.name() + " from", "put in " + self.name(), "\"look\"", "x " + self.name() + " and", "and", "go north quickly", "LOOK", "Take  " + self.name()])
