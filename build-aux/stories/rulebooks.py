# SPDX-License-Identifier: GPL-3.0-or-later
"""Rulebooks of every basis and outcome, their variables, listing sentences, and activities of the author."""

WORLD = '''
The Yard is north of the Hub. Anna is a woman in the Yard. Bob is a man in the Hub. The cup is in the Yard. The box is an open container in the Hub. The pen and the ink are things in the Hub. The Barn is a room. The Loft is above the Barn.
A hat is a kind of thing. The cap and the fez are hats in the Barn. A thing can be dusty. The fez is dusty. A thing has a number called worth. The worth of the cup is 4.
A mood is a kind of value. The moods are glad, grim and keen.
'''

# basis: (what a rule may be for, what the rulebook is followed for)
BASES = {
    "": ([""], [""]),
    "number": ([" for 3", " for 7", " for a number (called N)", "", " for a number", " for an even number"], ["3", "7", "12", "-1"]),
    "thing": ([" for the cup", " for a hat", " for something dusty", " for a dusty hat", " for a thing (called T)", " for something", "", " for a thing in the Hub", " for a container", " for the cap", " for a thing of worth 4"],
              ["the cup", "the cap", "the fez", "the box", "Bob"]),
    "mood": ([" for glad", " for keen", " for a mood", "", " for a mood (called M)"], ["glad", "grim", "keen"]),
    "room": ([" for the Yard", " for a room", " for a room (called R)", "", " for a room adjacent to the Hub", " for the Barn", " for a dark room"], ["the Yard", "the Hub", "the Loft"]),
    "person": ([" for Anna", " for a woman", " for a man (called M)", "", " for someone", " for the player"], ["Anna", "Bob", "the player"]),
    "text": (["", " for a text (called T)", " for a text"], ['"abc"', '"x"']),
    "list of numbers": (["", " for a list of numbers (called L)"], ["{1, 2}", "{}"]),
    "object": ([" for the cup", "", " for an object", " for a room", " for a thing"], ["the cup", "the Yard"]),
}
RESULTS = {"number": ["5", "the turn count", "the worth of the cup"], "text": ['"five"', '"[the cup]"'], "thing": ["the cup", "Bob"], "mood": ["grim", "a mood"], "room": ["the Yard", "the location of Anna"], "list of numbers": ["{}"]}
WHENS = ["", "", "", " when the cup is in the Yard", " when the worth of the cup is 3", " when Bob is not in the Hub", " when the fez is dusty", " unless the cup is dusty"]


def rulebook(pick):
    name, basis, result = pick.name(), pick.choice(sorted(BASES)), pick.choice([None, None] + sorted(RESULTS))
    world = "%s is a%s rulebook%s." % (pick.choice(["The %s rules" % name, "%s rules" % name.title(), "The %s rulebook" % name]), " " + basis + " based" if basis else "", " producing a " + result if result else "")
    if basis == "object":
        world = world.replace(" a object", " an object")
    world += pick.choice(["", "", " The %s rules have default success." % name, " The %s rules have default failure." % name, " The %s rules have default no outcome." % name])
    outcomes = []
    if not result and pick.often(0.35):
        outcomes = [name + end for end in ("yes", "no", "meh")]
        world += " The %s rules have outcomes %s (success%s), %s (failure) and %s (no outcome%s)." % (
            name, outcomes[0], "", outcomes[1], outcomes[2], pick.choice(["", " - default"]) if "default" not in world else "")
    counted = pick.often(0.3)
    if counted:
        world += " The %s rulebook has a number called the %stally." % (name, name)
    rules, names = [], []
    fors, values = BASES[basis]
    for mark in "ABCD"[:pick.randint(2, 4)]:
        place = pick.choice(["", "", "", "", "first ", "last "])
        called = " (this is the %s%s rule)" % (name, mark.lower()) if pick.often(0.6) else ""
        if called:
            names.append("%s%s rule" % (name, mark.lower()))
        when = pick.choice(WHENS)
        if "unless" in when:
            when = ""
        for_ = pick.choice(fors)
        body = ['say "%s%s."' % (mark, pick.choice(["", "", "[%s]" % for_.split("called ")[1].rstrip(")")]) if "called" in for_ else mark)]
        if counted:
            body.append(pick.choice(["increase the %stally by 2" % name, 'say "[%stally] "' % name, "now the %stally is 5" % name]))
        body.append(pick.choice(["", "", "", "", "make no decision", "rule succeeds", "rule fails"] + (outcomes * 2) + (["rule succeeds with result %s" % pick.choice(RESULTS[result])] * 4 if result else []))
                    .replace("result a mood", "result keen"))
        rules.append("%s %s%s rule%s%s%s:\n\t%s." % (pick.choice(["A", "A", "The"]) if place == "" else "The", place, name, for_, when, called, ";\n\t".join(b for b in body if b)))
    listed = []
    for _ in range(pick.randint(0, 2)):
        if len(names) >= 2:
            one, other = pick.sample(names, 2)
            listed.append(pick.choice(["The %s is listed before the %s in the %s rules.", "The %s is listed after the %s in the %s rules.", "The %s is not listed in the {2}{0}{1}rules.", "The %s is listed first in the {2}rules.", "The %s is listed last in the {2}rules.",
                                       "The %s does nothing.", "The %s does nothing if the cup is in the Yard.", "The %s does nothing unless Bob is dusty.", "The x%s is listed instead of the %s in the %s rules.", "The x%s substitutes for the %s.", "The x%s substitutes for the %s when the cup is in the Yard."]))
            text = listed[-1]
            if text.count("%s") == 3:
                text = text % (one, other, name)
            elif text.count("%s") == 2:
                text = text % (one, other)
            else:
                text = text.replace("{2}{0}{1}", name + " ").replace("{2}", name + " ") % one
            listed[-1] = text
            if text.startswith("The x") and not ("substitutes" in text and (basis or result)) and "This is the x%s:" % one not in " ".join(listed):
                listed.append('This is the x%s: say "X."' % one)
            if "substitutes" in text and (basis or result):    # (which the language has for rules of actions alone)
                listed[-1:] = []
                break
            if "not listed" in text and result:
                listed.pop()
                break
            if "substitutes" in text or "instead" in text or "not listed" in text:
                break
    query = []
    for _ in range(2):
        value = pick.choice(values)
        said = "the %s rules%s" % (name, " for " + value if value else "")
        if result and (not basis or pick.often(0.6)):      # (what is based on nothing is only asked for what it produces)
            query.append("let %sx%d be the %s produced by %s;" % (name, len(query), result, said))
            query.append('say "([%sx%d])";' % (name, len(query) - 1))
        else:
            query.append("%s %s;" % (pick.choice(["follow", "follow"]), said))
        query.append('say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";')
        if outcomes:
            query.append('say "[outcome of the rulebook] ";')
    return Question(query, [world] + rules + ["\n\n".join(listed)] if listed else [world] + rules)


def activity(pick):
    name = pick.name()
    on = pick.choice([("", ""), (" on things", "the cup"), (" on numbers", "3"), (" on people", "Bob"), (" on rooms", "the Yard"), (" on things", "the fez"), (" on nothing", "")])
    something = " something" if on[1] else ""
    world = ["%sing%s is an activity%s." % (name.title(), something, on[0])]
    if pick.often(0.5):
        world[0] += " The %sing activity has a number called the %sdepth." % (name, name)
    fors = {"the cup": [" the cup", "", " something", " a thing (called T)", " something dusty"], "the fez": [" the fez", " a hat", " a dusty hat", "", " something"], "3": [" 3", "", " a number (called N)", " 4"], "Bob": [" Bob", " a man", "", " someone"], "the Yard": [" the Yard", "", " a room"], "": [""]}[on[1]]
    for mark in "ABCDE"[:pick.randint(2, 5)]:
        how = pick.choice(["Before", "Rule for", "Rule for", "After", "For", "First rule for", "Last rule for", "First before", "Last after"])
        when = pick.choice(["", "", "", " when the cup is in the Yard", " while the fez is dusty", " when Bob is in the Yard"])
        body = ['say "%s."' % mark]
        if "depth" in world[0]:
            body.append(pick.choice(["now the %sdepth is 3" % name, 'say "[%sdepth]"' % name, "increase the %sdepth by 1" % name]))
        if "for" in how.lower() and pick.often(0.4):
            body.append(pick.choice(["continue the activity", "make no decision", "rule succeeds", "rule fails"]))
        world.append("%s %sing%s%s:\n\t%s." % (how, name, pick.choice(fors), when, ";\n\t".join(body)))
    if pick.often(0.3):
        world.append('Rule for printing the name of the cup while %sing%s: say "CUP".' % (name, something))
        world.append('Last after %sing%s: say "[the cup]".' % (name, something))
    with_ = " with " + on[1] if on[1] else ""
    query = ["carry out the %sing activity%s;" % (name, with_)]
    if pick.often(0.5):
        query += ["begin the %sing activity%s;" % (name, with_), 'say "[if handling the %sing activity%s]h[end if][if the %sing activity is going on]g[end if][the cup]";' % (name, "", name),
                  "if handling the %sing activity%s, say \"w\";" % (name, with_), pick.choice(["end the %sing activity%s;", "abandon the %sing activity%s;"]) % (name, with_)]
    return Question(query + ['say " [the cup]";'], world)


TEMPLATES = [rulebook, rulebook, rulebook, activity]
