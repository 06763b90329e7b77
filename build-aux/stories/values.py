# SPDX-License-Identifier: GPL-3.0-or-later
"""Values of every kind, one made of another: lists of lists, texts by character, word and pattern, phrases with kind variables, equations,
real numbers, descriptions as values, properties and variables that hold them."""

WORLD = '''
The Yard is north of the Hub. Anna is a woman in the Yard. Bob is a man in the Hub. The cup is in the Yard. The box is an open container in the Hub. The pen and the ink are things in the Hub. Some oats are in the box.
A mood is a kind of value. The moods are glad, grim and keen. A person has a mood. Bob is grim. A thing has a number called worth. The worth of the cup is 4. The worth of the ink is 9. A thing has a text called note. The note of the pen is "Nib [worth of the pen]".
A length is a kind of value. 1.0m specifies a length. A thing has a list of numbers called marks. The marks of the box is {2, 1}. A thing can be dusty. The ink is dusty.

To decide which K is the pick of (A - value of kind K) or (B - K): if the player is in the Hub, decide on A; decide on B.

To decide which list of K is the twin of (V - value of kind K): let L be a list of Ks; add V to L; add V to L; decide on L.

To decide which list of K is (L - list of values of kind K) doubled up: let M be L; add L to M; decide on M.

To decide what number is the length of (L - list of values): decide on the number of entries in L.

To decide what number is double (N - number) (this is doubling): decide on N + N.

To decide what text is fenced (T - text) (this is fencing): decide on "<[T]>".

To decide what number is the bigger of (A - number) and (B - number) (this is biggest): if A > B, decide on A; decide on B.

To decide whether (N - number) is fit (this is fitness): decide on whether or not N > 2.

Definition: a number is fit if it > 2.

To decide what number is (F - phrase number -> number) done twice to (N - number): decide on F applied to (F applied to N).
'''

TEXTS = ['"abc"', '"The cat sat"', '"one two  three"', '"A,b;c."', '"It\'s 3 o\'clock"', '""', '"aXbXc"', '"dog-end"', '"x"', '"Caf\u00e9 au lait"', '"[worth of the cup] oars"', '"a b c d"']
PATTERNS = ["\\d", "\\w+", "[bracket]abc[close bracket]", "a|b", "(\\w)\\w", "^a", "t$", "\\s+", "x*", "o.", "(a)(b)?", "\\p", "\\b", "[bracket]^a-c[close bracket]", "\\l", "\\u", "a{2}", "(\\w)\\1", "c??", "(?i)A", "\\D+"]


def number(pick, depth=0):
    if depth > 2 or pick.often(0.35):
        return pick.choice(["3", "0", "7", "-2", "12", "the worth of the cup", "the worth of the ink"])
    lower = lambda: number(pick, depth + 1)
    return pick.choice([lambda: "the number of entries in %s" % numbers(pick, depth + 1), lambda: "the length of %s" % numbers(pick, depth + 1), lambda: "double %s" % lower(), lambda: "the bigger of %s and %s" % (lower(), lower()),
                        lambda: "(%s + %s)" % (lower(), lower()), lambda: "the number of characters in %s" % text(pick, depth + 1), lambda: "the number of words in %s" % text(pick, depth + 1),
                        lambda: "the pick of %s or %s" % (lower(), lower()), lambda: "doubling applied to %s" % lower(), lambda: "the biggest reduction of %s" % numbers(pick, depth + 1),
                        lambda: "the number of things in the Hub", lambda: "entry 1 of %s" % numbers(pick, 3), lambda: "the absolute value of %s" % lower(), lambda: "doubling done twice to %s" % lower(),
                        lambda: "the remainder after dividing %s by 3" % lower(), lambda: "the total worth of things in the Hub", lambda: "the number of moods"])()


def numbers(pick, depth=0):
    if depth > 2 or pick.often(0.4):
        return pick.choice(["{3, 1, 2}", "{5}", "{4, 4}", "the marks of the box", "{1, 2, 3, 4}"])
    return pick.choice([lambda: "%s doubled up" % numbers(pick, depth + 1), lambda: "the twin of %s" % number(pick, depth + 1), lambda: "the filter to fit of %s" % numbers(pick, depth + 1),
                        lambda: "the pick of %s or %s" % (numbers(pick, 3), numbers(pick, 3))])()


def text(pick, depth=0):
    if depth > 2 or pick.often(0.45):
        return pick.choice(["T", "U", "T", "the note of the pen", "the printed name of the cup"])
    return pick.choice([lambda: "fenced %s" % text(pick, depth + 1), lambda: "fencing applied to %s" % text(pick, depth + 1), lambda: "word number %d in %s" % (pick.randint(1, 3), text(pick, depth + 1)), lambda: "character number %d in %s" % (pick.randint(1, 4), text(pick, depth + 1)),
                        lambda: "%s in %s case" % (text(pick, depth + 1), pick.choice(["upper", "lower", "title", "sentence"])), lambda: "the substituted form of %s" % text(pick, depth + 1), lambda: "the pick of %s or %s" % (text(pick, 3), text(pick, 3)),
                        lambda: "punctuated word number %d in %s" % (pick.randint(1, 4), text(pick, depth + 1))])()


def things(pick):
    return pick.choice(["the list of things in the Hub", "{the cup, the pen}", "the list of dusty things", "the list of people", "the list of things in the box", "the twin of the cup", "the list of things which are not dusty", "{Bob, Anna}"])


def lets(pick):
    return ["let T be %s;" % pick.choice(TEXTS), "let U be %s;" % pick.choice(TEXTS)]


def computed(pick):
    return Question(lets(pick) + ['say "[%s]|[%s]";' % (number(pick), number(pick))])


def listed(pick):
    return Question(lets(pick) + ["let L be %s;" % numbers(pick), pick.choice(["sort L", "reverse L", "add %s to L" % number(pick, 1), "add %s to L" % numbers(pick, 1), "truncate L to 2 entries", "remove 4 from L, if present", "rotate L", "remove entry 1 from L"]) + ";",
                                  'say "[L] [L in brace notation] [if L is empty]e[end if][if %s is listed in L]in[end if]";' % number(pick, 2), "let M be L;", "add 99 to M;", 'say " [length of M] [number of entries in L]";', "if M is L, say \"same\";"])


def spoken(pick):
    return Question(lets(pick) + ['say "[%s]|[%s]";' % (text(pick), text(pick)), 'if %s %s %s, say "yes";' % (text(pick, 1), pick.choice(["is", "is not", "matches the text", "exactly matches the text"]), text(pick, 1))])


def patterns(pick):
    pattern = pick.choice(PATTERNS)
    return Question(lets(pick) + ['let R be "%s";' % pattern, "if T %s the regular expression R%s:" % (pick.choice(["matches", "exactly matches", "matches"]), pick.choice(["", "", ", case insensitively"])), '\tsay "yes <[text matching regular expression]> <[text matching subexpression 1]>";', 'say " [number of times T matches the regular expression R]";',
                                  "replace the %s in T with \"%s\";" % (pick.choice(["regular expression R", "regular expression R", "text U", "word U", "punctuated word U", "character number 2", "word number 2"]), pick.choice(["<\\0>", "-", "\\1", "", "\\u0"])), 'say " [T]|";'])


def nested(pick):
    kind, one, two = pick.choice([("list of numbers", "{1, 2}", "{3}"), ("list of texts", '{"a", "b"}', '{"c"}'), ("list of things", "{the cup}", "{the pen, the ink}"), ("list of moods", "{glad, keen}", "{grim}")])
    return Question(["let L be a list of %s;" % kind.replace("list of", "lists of"), "add %s to L;" % one, "add %s to L;" % two, pick.choice(["reverse L;", "sort L;", "add entry 1 of L to L;", "rotate L;", "remove entry 1 from L;"]),
                     'say "[L]; [number of entries in L]; [L in brace notation]; [entry 1 of L]; [number of entries in entry 1 of L]";', "repeat with X running through L:", '\tsay "<[X]>";', 'say " [entry 1 of entry 1 of L]";', "if %s is listed in L, say \" in\";" % one])


def objects(pick):
    return Question(["let L be %s;" % things(pick), pick.choice(["sort L in worth order;", "sort L in reverse worth order;", "reverse L;", "add the ink to L, if absent;", "remove the cup from L, if present;"]).replace("sort L in worth order;", "reverse L;"),
                     'say "[L with definite articles]; [L]; [L with indefinite articles]";', "let N be 0;", "repeat with X running through L:", "\tincrease N by %s;" % pick.choice(["1", "the number of characters in the printed name of X", "2"]), 'say " [N] [is-are L] [if the ink is listed in L]ink[end if]";'])


def described(pick):
    desc = pick.choice(["things", "dusty things", "people", "things in the Hub", "containers", "women", "things which are not dusty", "open containers", "rooms", "things that are in the box"])
    return Question(["let D be %s;" % pick.choice(["the list of %s" % desc, "a list of objects"]), 'say "[number of %s] [list of %s] [if there are no %s]none[end if] [a list of %s] [The list of %s]";' % ((desc,) * 5).__class__((desc, desc, desc, desc, desc)), "say \"[if at least two %s are %s]two[end if] [D]\";" % (desc, pick.choice(["dusty", "in the Hub", "visible"]) if desc not in ("moods", "rooms") else "glad" if desc == "moods" else "visited"),
                     "let X be a random %s;" % {"things in the Hub": "dusty thing"}.get(desc, "dusty thing"), 'say " [X]";'])


def reals(pick):
    value = lambda: pick.choice(["2.5", "0.1", "3", "-1.75", "10.0", "1.0 x 10^5", "pi", "7"])
    expression = pick.choice(["%s + %s", "%s - %s", "%s * %s", "%s divided by %s", "the square root of %s plus %s", "(%s to the nearest 0.5) + %s", "the floor of %s + %s", "the absolute value of (%s - %s)", "%s * %s * 1.5"]) % (value(), value())
    return Question(["let X be 1.0;", "now X is %s;" % expression, 'say "[X] [X to 2 decimal places] [X to the nearest whole number]";', 'if X > 2, say " more";', 'if X is at most 2.5, say " less";', "now X is X %s %s;" % (pick.choice(["+", "*", "-"]), value()), 'say " [X] [X in decimal notation] [X in scientific notation]";'])


def equations(pick):
    name = pick.name()
    shape, given, wanted = pick.choice([("A = BC + 2", ["B", "C"], "A"), ("A = B^2", ["B"], "A"), ("A = B/C", ["B", "C"], "A"), ("A = (B + C)/2", ["B", "C"], "A"), ("A + B = C", ["A", "C"], "B"), ("A = 3B - C", ["A", "C"], "B"), ("A = root B", ["B"], "A")])
    names = sorted({c for c in shape if c in "ABC"})
    kind = pick.choice(["number", "number", "real number"])
    value = lambda: str(pick.randint(1, 20)) if kind == "number" else "%.1f" % (pick.randint(1, 200) / 10)
    return Question(["let %s be %s;" % (n, value()) for n in given] + ["let %s be given by the %s equation;" % (wanted, name.title()), 'say "[%s]";' % wanted],
                    ["Equation - %s Equation\n\t%s\nwhere %s." % (name.title(), shape, ", ".join("%s is a %s" % (n, kind) for n in names))])


def held(pick):
    name = pick.name()
    kind, one, two = pick.choice([("list of numbers", "{1, 2}", "{}"), ("text", '"a[worth of the cup]"', '"b"'), ("list of texts", '{"x"}', '{"y", "z"}'), ("mood", "glad", "keen"), ("real number", "2.5", "1"), ("list of people", "{Bob}", "{Anna, Bob}"), ("time", "3 PM", "4:30 AM"), ("time period", "10 minutes", "2 hours"), ("length", "2.0m", "3.5m"), ("action", "jumping", "taking the cup"), ("phrase number -> number", "doubling", "doubling"), ("truth state", "true", "false"), ("object", "the cup", "nothing"), ("description of things", "dusty things", "things in the Hub"), ("list of lists of numbers", "{{1}, {2, 3}}", "{}")])
    article = "an" if kind[0] in "aeiou" else "a"
    world = pick.choice(["The %s is %s %s that varies. The %s is %s." % (name, article, kind, name, one), "The %s is initially %s." % (name, one)])
    if kind == "action":
        world, kind = "The %s is an action that varies." % name, "stored action"
        one, two = "the action of " + one, "the action of " + two
    if "phrase" in kind:
        world = "The %s is a %s that varies. The %s is %s." % (name, kind, name, one)
    shown = "the length of {1}" if kind in ("description of things",) else name
    body = ['say "[%s] ";' % shown] if "phrase" not in kind else ['say "[%s applied to 3] ";' % name]
    if kind == "description of things":
        body = ["let L be the list of things;", 'say "[L]";']
        return Question(body)
    body += ["now %s is %s;" % (name, two), 'say "%s";' % ("[%s]" % name if "phrase" not in kind else "[%s applied to 4]" % name), "if %s is %s, say \" so\";" % (name, two) if "phrase" not in kind else "say \"-\";",
             "let Z be %s;" % name, "now %s is %s;" % (name, one), 'say " [Z]";' if "phrase" not in kind else 'say " [Z applied to 5]";']
    return Question(body, [world])


TEMPLATES = [computed, computed, listed, listed, spoken, spoken, patterns, patterns, nested, objects, described, reals, equations, held, held]
