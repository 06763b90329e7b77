/* SPDX-License-Identifier: GPL-3.0-or-later */
/* patterns.c: a small matcher of regular expressions, which backtracks. The patterns are those in the source of the
 * engine: a pattern from a story could take too long, or read past its end if it is malformed. */
#include <glib.h>

#include <string.h>

/* What is to be matched next: the rest of a pattern, or, if `least` is not negative, a group again. */
typedef struct _Rest Rest;
struct _Rest {
  const char *at, *end;
  gint least, most;
  const char *began; /* where the last match of the group began; a match of an empty text must not be repeated */
  const Rest *then;
};

static gboolean match (const char *at, const char *end, const char *text, const Rest *rest);

/* Skips an element of a pattern: a character, a set or a group. */
static const char *
past_element (const char *at, const char *end)
{
  if (*at == '\\' && at + 1 < end)
    return at + 2;
  if (*at == '[') {
    at += at[1] == '^' ? 2 : 1;
    for (at++; at < end && *at != ']'; at++) /* a ] at the beginning is an element of the set */
      ;
    return at + 1;
  }
  if (*at == '(') {
    for (at++; at < end && *at != ')'; at = past_element (at, end))
      ;
    return at + 1;
  }
  return at + 1;
}

static gboolean
is_in_set (const char *at, const char *end, char c)
{
  gboolean is_not = at[1] == '^', is_in = FALSE;

  for (at += is_not ? 2 : 1; at < end - 1; at++)
    if (at[1] == '-' && at + 2 < end - 1) {
      is_in |= (guchar) c >= (guchar) at[0] && (guchar) c <= (guchar) at[2];
      at += 2;
    } else {
      is_in |= c == *at;
    }
  return is_in != is_not;
}

static gboolean
is_one (const char *at, const char *end, char c)
{
  if (c == '\0')
    return FALSE;
  return *at == '[' ? is_in_set (at, end, c) : *at == '.' ? c != '\n' : *at == '\\' ? c == at[1] : c == *at;
}

static const char *
read_number (const char *at, gint *number)
{
  for (*number = 0; g_ascii_isdigit (*at); at++)
    *number = *number * 10 + (*at - '0');
  return at;
}

/* Reads a quantifier, which may be missing. Returns what follows it. */
static const char *
read_times (const char *at, const char *end, gint *least, gint *most)
{
  *least = *most = 1;
  if (at == end)
    return at;
  switch (*at) {
  case '?': *least = 0; return at + 1;
  case '*':
    *least = 0;
    *most = G_MAXINT;
    return at + 1;
  case '+': *most = G_MAXINT; return at + 1;
  case '{':
    at = read_number (at + 1, least);
    *most = *least;
    if (*at == ',') {
      at = read_number (at + 1, most);
      if (at[-1] == ',')
        *most = G_MAXINT;
    }
    return at + 1;
  default: return at;
  }
}

static gboolean
match_group (const char *at, const char *end, gint least, gint most, const char *began, const char *text,
             const Rest *then)
{
  const Rest again = { at, end, least > 0 ? least - 1 : 0, most == G_MAXINT ? most : most - 1, text, then };

  if (most > 0 && text != began && match (at, end, text, &again))
    return TRUE;
  return least <= 0 && match (then->at, then->end, text, then->then);
}

static gboolean
match_rest (const char *text, const Rest *rest)
{
  if (rest == NULL)
    return TRUE;
  if (rest->least >= 0)
    return match_group (rest->at, rest->end, rest->least, rest->most, rest->began, text, rest->then);
  return match (rest->at, rest->end, text, rest->then);
}

/* Matches the elements from `at` on, which contain no | outside groups, and then the rest. `begin` is the beginning of
 * the whole text, or NULL if no ^ can match here. */
static gboolean
match_branch (const char *at, const char *end, const char *begin, const char *text, const Rest *rest)
{
  const char *past, *next;
  gint least, most, n = 0;

  if (at == end)
    return match_rest (text, rest);
  if (*at == '^')
    return text == begin && match_branch (at + 1, end, begin, text, rest);
  if (*at == '$')
    return (*text == '\0' || (*text == '\n' && text[1] == '\0')) && match_branch (at + 1, end, begin, text, rest);
  past = past_element (at, end);
  next = read_times (past, end, &least, &most);
  if (*at == '(') {
    const Rest then = { next, end, -1, 0, NULL, rest };

    return match_group (at + 1, past - 1, least, most, NULL, text, &then);
  }
  while (n < most && is_one (at, past, text[n]))
    n++;
  for (; n >= least; n--)
    if (match_branch (next, end, NULL, text + n, rest))
      return TRUE;
  return FALSE;
}

static const char *
end_of_branch (const char *at, const char *end)
{
  while (at < end && *at != '|')
    at = past_element (at, end);
  return MIN (at, end);
}

/* Matches one of the branches between `at` and `end`, and then the rest. */
static gboolean
match_at (const char *at, const char *end, const char *begin, const char *text, const Rest *rest)
{
  for (;;) {
    const char *branch = end_of_branch (at, end);

    if (match_branch (at, branch, begin, text, rest))
      return TRUE;
    if (branch == end)
      return FALSE;
    at = branch + 1;
  }
}

static gboolean
match (const char *at, const char *end, const char *text, const Rest *rest)
{
  return match_at (at, end, NULL, text, rest);
}

gboolean
g_regex_match_simple (const char *pattern, const char *text, GRegexCompileFlags options, GRegexMatchFlags match_options)
{
  const char *end = pattern + strlen (pattern);

  for (const char *at = text;; at++) {
    if (match_at (pattern, end, text, at, NULL))
      return TRUE;
    if (*at == '\0')
      return FALSE;
  }
}
