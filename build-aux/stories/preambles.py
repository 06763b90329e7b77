# SPDX-License-Identifier: GPL-3.0-or-later
"""Preambles of rules with every clause.  The rules of each question print something only during that question, so that all
rules can be in one story; the same commands are typed for each."""

import re

WORLD = '''
The turn_query is a text that varies.
The Yard is a room. The Barn is north of the Yard. The Loft is above the Barn. The Cellar is below the Barn. The Cellar is dark. The Meadow is east of the Yard.
The Farm is a region. The Barn and the Loft are in the Farm. The Wilds is a region. The Meadow is in the Wilds.
The gate is a door. The gate is west of the Yard and east of the Lane. It is open.
A hat is a kind of thing. A hat is always wearable. A tool is a kind of thing. A thing can be dusty.
The red hat is a hat in the Yard. The spade is a tool in the Yard. The hoe is a dusty tool in the Barn. The box is an open container in the Yard. The coin is in the box. The bench is a supporter in the Yard. The lamp is a device on the bench. The crate is a closed openable container in the Barn.
The cart is a vehicle in the Yard. The stone is in the Yard. It is pushable between rooms. The stone is dusty.
Anna is a woman in the Yard. Carl is a man in the Barn. The handle is part of the spade. The sky is a backdrop. The sky is everywhere.
Persuasion: persuasion succeeds. The cake is an edible thing in the Yard.
Polishing is an action applying to one thing. Understand "polish [something]" as polishing. Report polishing: say "Polished."
Gluing it to is an action applying to two things. Understand "glue [something] to [something]" as gluing it to. Report gluing: say "Glued."
Humming is an action applying to nothing. Understand "hum" as humming. Report an actor humming: say "[The actor]: hum."
Counting is an action applying to one number. Understand "count [number]" as counting. Report counting: say "Counted."
Chanting is an action applying to one topic. Understand "chant [text]" as chanting. Report chanting: say "Chanted."
Waiting is dull behaviour. Humming is dull behaviour. Touching something is fumbling. Rubbing something is fumbling. Examining Anna is rudeness. Looking is dull behaviour.
The interest is a number that varies. Rainfall is a scene. Rainfall begins when the interest is 3. Rainfall ends when the interest is 4. 
A scene can be wet. Rainfall is wet.
'''

RESET = ["now the interest is 1;", "now Anna is in the Yard;", "now Carl is in the Barn;", "now the red hat is in the Yard;", "now the spade is in the Yard;", "now the coin is in the box;", "now the lamp is on the bench;", "now the hoe is in the Barn;", "now the stone is in the Yard;", "now the cart is in the Yard;"]

TIMES = re.compile(r"\b(time|times|turn|turns|once|twice|thrice)\b")
THINGS = ["the red hat", "the spade", "the coin", "the lamp", "Anna", "the box", "the stone", "something", "a tool", "a hat", "a dusty thing", "the hoe", "red hat", "anything", "a container", "someone", "the sky", "the handle", "a thing in the box", "a thing (called the item)", "something dusty", "anything dusty", "the hat", "an open container", "the cart", "a device", "the player", "something which is not dusty", "the noun"]
ONE = ["taking", "examining", "dropping", "touching", "rubbing", "polishing", "opening", "closing", "pushing", "wearing", "eating", "switching on", "entering", "kissing", "attacking", "looking under", "searching"]
NONE = ["waiting", "humming", "looking", "jumping", "taking inventory", "exiting", "going", "listening", "sleeping", "doing something", "doing anything", "examining", "taking", "dull behaviour", "fumbling", "rudeness", "acting", "doing anything to the spade", "doing something to Anna", "doing something with the lamp"]
TWO = [("inserting", "into"), ("putting", "on"), ("giving", "to"), ("showing", "to"), ("gluing", "to"), ("throwing", "at"), ("unlocking", "with")]
ROOMS = ["the Yard", "the Barn", "Barn", "the Loft", "the Farm", "a room", "the Meadow", "somewhere", "a dark room", "a room in the Farm", "the Wilds", "a region", "the location"]

SCRIPTS = [["hum", "z", "look", "take hat", "drop hat", "x anna", "touch spade", "rub stone", "n", "hum", "s"], ["take spade", "put spade in box", "put coin on bench", "give spade to anna", "glue coin to box", "n", "take hoe", "d", "u", "s"], ["n", "u", "d", "s", "e", "w", "w", "e", "go nowhere", "ne"],
           ["enter cart", "n", "s", "exit", "push stone north", "s", "n", "push stone up", "s"], ["anna, hum", "anna, take hat", "anna, n", "hum", "hum", "hum", "n", "anna, hum", "carl, z"], ["take hat", "wear hat", "take hat off", "drop hat", "take hat", "drop hat", "x hat", "x sky", "i"], ["count 3", "count 12", "chant foo", "chant bar baz", "switch on lamp", "push lamp", "kiss anna", "hit anna", "eat cake", "z", "z"], ["ask anna about weather", "tell anna about spade", "show hat to anna", "take coin", "show coin to anna", "take all", "drop all", "listen", "x coin", "look under box"]]


def noun(pick):
    return pick.choice(THINGS)


def one_action(pick):
    how = pick.random()
    if how < 0.2:
        return pick.choice(NONE)
    if how < 0.6:
        return pick.choice(ONE) + " " + noun(pick)
    if how < 0.75:
        verb, word = pick.choice(TWO)
        return pick.choice(["%s %s %s %s" % (verb, noun(pick), word, noun(pick)), "%s %s %s %s" % (verb, noun(pick), word, noun(pick)), "%s something %s something" % (verb, word), "%s %s" % (verb, noun(pick))])
    if how < 0.8:
        return pick.choice(["counting 3", "counting", "counting a number", "chanting \"foo\"", "chanting something", "asking Anna about \"weather\"", "asking someone about something", "telling Anna about \"spade/hoe\"", "counting the interest", "asking Anna about it", "answering Anna that", "asking Anna about", "chanting a topic", "asking"])
    return going(pick)


def going(pick):
    clauses = []
    words = "going" + pick.choice(["", " ", " north", " somewhere", " nowhere", " up", " a direction", ""]).rstrip()
    for word, objects in (("from", ROOMS), ("to", ROOMS), ("through", ["the gate", "a door", "something", "an open door"]), ("by", ["the cart", "a vehicle", "something"]), ("with", ["the stone", "something", "a thing"])):
        if pick.often(0.25) and not (word == "to" and "where" in words):
            clauses.append(word + " " + pick.choice([o for o in objects if o != "the location"]))    # (which only "in" takes)
    return " ".join([words] + clauses)


def actions(pick):
    how = pick.random()
    if how < 0.6:
        return one_action(pick)
    if how < 0.75:
        several = pick.sample(ONE, pick.randint(2, 3))
        return pick.choice([", ", ", "]).join(several[:-1]) + pick.choice([" or ", ", or "]) + several[-1] + pick.choice(["", " " + noun(pick), " " + noun(pick)])
    if how < 0.85:
        return "%s or %s" % (pick.choice(["waiting", "humming", "jumping", "looking", "taking inventory", "dull behaviour", "fumbling"]), one_action(pick))
    if how < 0.95:
        return "doing %s %s %s" % (pick.choice(["something", "anything"]), pick.choice(["other than", "except", "other than"]), pick.choice(["waiting", "waiting or humming", "looking, waiting or humming", "examining", "examining or taking the spade", "taking", "going", "dull behaviour", "looking or going", "examining the red hat", "waiting, looking, listening or examining", "fumbling or waiting", "putting or inserting", "examining to Anna", "taking or dropping to the red hat", "examining Anna", "going north", "touching something"]))
    return pick.choice(["inserting or putting something into the box", "putting or inserting something into the box", "taking or dropping something", "giving or showing something to Anna", "giving something to or kissing Anna", "taking off or wearing something", "exiting or going", "entering, exiting or going", "taking something or dropping something", "examining or touching or rubbing the stone", "taking, dropping, or examining a hat in the Yard", "asking or telling Anna about something", "asking Anna about something or telling Anna about something", "waiting or waiting", "going north or going south", "looking, or examining something", "taking the coin or the spade", "taking something from the box", "removing something from something", "taking a tool or hat"])


def clauses(pick):
    text = ""
    if pick.often(0.25):
        text += " in " + pick.choice(ROOMS + ["the box", "a container", "the cart"])
    if pick.often(0.15):
        text += " in the presence of " + pick.choice(["Anna", "someone", "a woman", "Carl", "the stone", "a dusty thing", "something", "a hat", "the lamp"])
    if pick.often(0.12):
        text += " during " + pick.choice(["Rainfall", "a scene", "a wet scene", "the Entire Game"])
    if pick.often(0.25):
        text += pick.choice([" when ", " while "]) + condition(pick)
    if pick.often(0.2):
        text += " " + pick.choice(["for the first time", "for the second time", "for the third time", "at least twice", "twice", "more than once", "once", "for the first to third time", "for at most two times", "less than three times", "for two turns", "for the first turn", "for the second turn", "for at least two turns", "the first time", "the second time", "only once", "exactly twice", "for less than three turns", "for more than one turn", "for the 2nd time", "for exactly two turns", "two times", "for three times", "for the third or fourth time", "thrice", "for only the first time", "not for the first time", "at most twice"])
    return text


def condition(pick):
    return pick.choice(["the player is in the Yard", "the player carries the spade", "Anna is in the location", "the box is open", "the noun is dusty", "the interest is 1", "Anna is visible", "the player carries something", "not carrying the spade", "carrying the spade", "in the Barn", "in darkness", "the player is not in the Yard", "the actor is the player", "we have taken the red hat", "the player has been in the Barn", "the spade is carried", "the red hat is worn", "the second noun is nothing",
                        "the current action is waiting", "we are humming", "waiting", "not waiting", "taking the red hat", "a hat is carried", "the player is wearing a hat", "someone is in the Barn", "the player was in the Barn", "the red hat has been carried", "the turn count is greater than 3", "the spade is carried or the red hat is worn", "the noun is a hat", "the noun is a hat or the noun is a tool", "going north", "Rainfall is happening", "the noun is not nothing"])


def actor(pick):
    return pick.choice(["", "", "", "", "", "", "", "Anna ", "an actor ", "someone ", "a woman ", "the player ", "somebody trying ", "Anna trying ", "a person ", "Carl or ", "asking Anna to try ", "a person trying ", "an actor trying ", "someone trying "])


def rule(pick, mark, who=True):
    book = pick.choice(["Before", "Before", "Before", "Instead of", "After", "Check", "Carry out", "Report", "Every turn when"])
    body = "\n\tif the turn_query is NUMBER:\n\t\t" + 'say "{%s}";' % mark + ("\n\tcontinue the action." if book not in ("Every turn when",) else "")
    if book == "Every turn when":
        return "Every turn %s:%s" % (pick.choice(["when " + condition(pick), "when in " + pick.choice(ROOMS[:4]), "in the Barn" , "while " + condition(pick), "during Rainfall", "when " + condition(pick) + pick.choice([" for the first time", " for the second time", " for three turns", ""]), "in the presence of Anna", "", "when the location is " + pick.choice(ROOMS[:5])]), body)
    done = one_action(pick) if book in ("Check", "Carry out", "Report") else actions(pick)     # (of one action alone, each of which has its own)
    where = clauses(pick)
    if "(called" in done and TIMES.search(where):
        done = done.replace(" (called the item)", "")    # (the past knows no names)
    return "%s %s%s%s:%s" % (book, actor(pick) if who else "", done, where, body)


def question(pick, text):
    name = pick.name()
    return Question(['now the turn_query is "%s";' % name] + RESET, [text.replace("NUMBER", '"%s"' % name)], list(pick.choice(SCRIPTS)))


def one(pick):
    return question(pick, rule(pick, "A"))


def two(pick):
    return question(pick, rule(pick, "A") + "\n\n" + rule(pick, "B"))


TEMPLATES = [one, two]
