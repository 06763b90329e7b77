# SPDX-License-Identifier: GPL-3.0-or-later
"""Arithmetic, units, times and rounding."""

WORLD = '''
A weight is a kind of value. 1kg specifies a weight. A length is a kind of value. 1.0m specifies a length. 1.0cm specifies a length scaled down by 100. An area is a kind of value. 1.0 sq m specifies an area. A length times a length specifies an area.
A money is a kind of value. $1.99 specifies a money with parts dollars and cents.
A span is a kind of value. 1:59 specifies a span.
'''

OPERATORS = ["+", "-", "*", "plus", "minus", "times"]


def number(pick):
    return str(pick.choice([0, 1, 2, 3, 4, 5, 7, 10, 12, 25, 60, 99, 100, 250])) if pick.often(0.85) else "-" + str(pick.randint(1, 30))


def sum_of(pick, depth=0, leaves=number):
    """An expression of numbers, with brackets here and there, so that precedence is tested too."""
    if depth > 2 or pick.often(0.3):
        return leaves(pick)
    how = pick.random()
    if how < 0.15:
        return "( %s )" % sum_of(pick, depth + 1, leaves)      # ("(-" begins what is not for the language)
    if how < 0.25:
        return "%s %s %d" % (sum_of(pick, depth + 1, leaves), pick.choice(["/", "divided by"]), pick.randint(1, 9))
    if how < 0.32:
        return "the remainder after dividing ( %s ) by %d" % (sum_of(pick, depth + 1, leaves), pick.randint(2, 9))
    return "%s %s %s" % (sum_of(pick, depth + 1, leaves), pick.choice(OPERATORS), sum_of(pick, depth + 1, leaves))


def sums(pick):
    return Question(['say %s;' % sum_of(pick)])


def sums_of_variables(pick):
    names = [pick.name() for _ in range(3)]
    body = ["let %s be %s;" % (name, number(pick)) for name in names]
    return Question(body + ["say %s;" % sum_of(pick, 0, lambda p: p.choice(names + [number(p)]))])


def sums_in_text(pick):
    return Question(['say "It is [%s], or [%s in words].";' % (sum_of(pick), number(pick))])


def changes(pick):
    name = pick.name()
    return Question(["let %s be %s;" % (name, number(pick)), "%s %s by %s;" % (pick.choice(["increase", "decrease"]), name, sum_of(pick, 1)),
                     pick.choice(["increment", "decrement"]) + " %s;" % name, "say %s;" % name])


def compared(pick):
    sign = pick.choice(["is", "is not", ">", "<", ">=", "<=", "is at least", "is at most", "is greater than", "is less than", "is more than"])
    return Question(['if %s %s %s:' % (sum_of(pick, 1), sign, sum_of(pick, 1)), '\tsay "Yes.";', "otherwise:", '\tsay "No.";'])


def real(pick):
    return pick.choice(["1.5", "0.25", "2.0", "3.14159", "-0.5", "1000000.0", "1.5 x 10^10", "2.5 x 10^-7", "100.125", "0.1", "plus infinity", "pi"])


def reals(pick):
    phrase = pick.choice(["the square root of %s", "%s to the nearest 0.1", "the absolute value of %s", "the floor of %s", "the ceiling of %s",
                          "%s", "%s to the nearest whole number", "the reciprocal of %s", "the exponential of %s", "%s / 3", "%s * %s",
                          "%s + %s", "%s - %s"])
    said = phrase.replace("%s", real(pick), 1).replace("%s", real(pick), 1)
    return Question(['say "%s";' % ("[%s]" % said if pick.often(0.7) or "nearest" in phrase else "[%s to 3 decimal places]" % said)])


def rounding(pick):
    return Question(["say %s to the nearest %d;" % (number(pick), pick.choice([2, 3, 5, 10, 25])),
                     'say ", [the square root of %d], [the cube root of %d]";' % (pick.randint(0, 200), pick.randint(0, 200))])


def unit(pick):
    return pick.choice([["%dkg" % pick.randint(0, 90)], ["%.1fm" % (pick.randint(0, 90) / 10), "%.1fcm" % (pick.randint(1, 900) / 10)],
                        ["$%d.%02d" % (pick.randint(0, 20), pick.randint(0, 99))], ["%d:%02d" % (pick.randint(0, 20), pick.randint(0, 59))]])


def units(pick):
    forms = unit(pick)
    one, other = pick.choice(forms), pick.choice(unit_like(pick, forms))
    shape = pick.choice(["%s + %s" % (one, other), "%s - %s" % (other, one), "%s * %d" % (one, pick.randint(1, 9)), "%s / %d" % (one, pick.randint(1, 9)),
                         "%d times %s" % (pick.randint(2, 5), one), "%s divided by %s" % (other, one) if not re_zero(one) else one,
                         "%s to the nearest %s" % (other, one) if not re_zero(one) else one,
                         "the remainder after dividing %s by %s" % (other, one) if not re_zero(one) else one])
    return Question(["say %s;" % shape])


def re_zero(text):
    return not any(c in "123456789" for c in text)


def unit_like(pick, forms):
    while True:
        other = unit(pick)
        if other[0][0] == "$" and forms[0][0] == "$" or other[0][-2:] == forms[0][-2:] or ":" in other[0] and ":" in forms[0]:
            return other


def multiplied(pick):
    one, two = "%.1fm" % (pick.randint(1, 90) / 10), "%.1fm" % (pick.randint(1, 90) / 10)
    return Question(["say %s;" % pick.choice(["%s * %s" % (one, two), "%s times %s / %s" % (one, two, one), "the square root of (%s * %s)" % (one, one)])])


def clock(pick):
    hour, minute = pick.randint(1, 12), pick.choice([0, 5, 15, 20, 30, 45, 59])
    return "%d:%02d %s" % (hour, minute, pick.choice(["AM", "PM"])) if pick.often(0.8) else pick.choice(["half past three", "quarter to six PM", "ten past one"])


def period(pick):
    return pick.choice(["%d minutes" % pick.randint(2, 90), "%d hours" % pick.randint(2, 5), "1 hour", "2 hours 5 minutes", "1 minute", "three hours"])


def times(pick):
    shape = pick.choice(["%s + %s", "%s - %s", "%s plus %s", "%s minus %s", "C-C", "%s before %s", "%s after %s", "minutes", "hours", "round", "words", "P", "N"])
    if shape == "C-C":
        said = "%s - %s" % (clock(pick), clock(pick))
    elif shape in ("%s before %s", "%s after %s"):
        said = shape % (period(pick), clock(pick))
    elif shape in ("minutes", "hours"):
        said = "the %s part of %s" % (shape, clock(pick))
    elif shape == "round":
        said = "%s to the nearest %s" % (clock(pick), pick.choice(["15 minutes", "hour", "1 hour", "5 minutes"]))
    elif shape == "words":
        said = "%s in words" % clock(pick)
        return Question(['say "[%s]";' % said])
    elif shape == "P":
        said = period(pick)
    elif shape == "N":
        said = "%s * %d" % (period(pick), pick.randint(2, 4))
    else:
        said = shape % (clock(pick), period(pick))
    return Question(['say "[%s].";' % said])


def times_compared(pick):
    return Question(["let T be %s;" % clock(pick), 'if T is %s %s:' % (pick.choice(["before", "after", "at least", "at most"]), clock(pick)),
                     '\tsay "Yes.";', 'say T;', 'now the time of day is T;', 'say " [time of day]";', "increase T by %s;" % period(pick), "say T;"])


TEMPLATES = [sums, sums, sums_of_variables, sums_in_text, changes, compared, reals, rounding, units, units, multiplied, times, times, times_compared]
