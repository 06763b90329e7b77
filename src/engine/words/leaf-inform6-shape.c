/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-inform6-shape.c: checks the form of Inform 6 code: its tokens, and which of them cannot be neighbours. It
 * accepts everything that tokens alone do not show to be wrong. */
#include "leaf-inform6-shape.h"

#include <string.h>

typedef enum { NOTHING, OPERAND, OPERATOR, OPENS, CLOSES, ENDS, MARK, HOLE } TokenSort;

typedef struct {
  TokenSort sort;
  gsize at, length;
} Token;

typedef struct {
  const char *text;
  gsize end, at;
  LeafInform6Sort sort;
} Scanner;

/* Operators that need an operand on either side, longest first. */
static const char *const operators[] = { "~==", "==", "~=", ">=", "<=", "&&", "||", "*", "/", "%", "+", "=", "|" };
/* Directives that a line may begin with: those that the reference accepts in included code, and two for settings of the
 * Inform 6 compiler in older stories, which have no effect here. */
static const char *const directives[]
    = { "array", "attribute", "constant", "default",    "endif",    "fake_action", "global", "ifdef",    "ifndef",
        "ifnot", "iftrue",    "object",   "origsource", "property", "replace",     "stub",   "switches", "verb" };

static gboolean
begins_name (char c)
{
  return g_ascii_isalpha (c) || c == '_';
}

static void
skip_blanks (Scanner *s)
{
  while (s->at < s->end && (g_ascii_isspace (s->text[s->at]) || s->text[s->at] == '!')) {
    if (s->text[s->at] == '!')
      while (s->at < s->end && s->text[s->at] != '\n')
        s->at++;
    else
      s->at++;
  }
}

/* The place after the closing mark, or the end of the text. */
static gsize
past (const Scanner *s, gsize from, char mark)
{
  const char *close = from < s->end ? memchr (s->text + from, mark, s->end - from) : NULL;

  return close != NULL ? (gsize) (close - s->text) + 1 : s->end;
}

static gboolean
at_hole (const Scanner *s)
{
  return s->sort == LEAF_INFORM_6_STATEMENTS && s->text[s->at] == '{' && s->at + 1 < s->end
         && !g_ascii_isspace (s->text[s->at + 1]);
}

/* "(+ ... +)": contains words of the language. */
static gboolean
at_expression (const Scanner *s)
{
  return s->text[s->at] == '(' && s->at + 1 < s->end && s->text[s->at + 1] == '+';
}

static gsize
past_expression (const Scanner *s)
{
  const char *close = g_strstr_len (s->text + s->at + 2, (gssize) (s->end - s->at - 2), "+)");

  return close != NULL ? (gsize) (close - s->text) + 2 : s->end;
}

static Token
word_or_mark (const Scanner *s)
{
  char c = s->text[s->at];
  gsize end = s->at + 1;

  if (begins_name (c) || g_ascii_isdigit (c) || c == '$') {
    while (end < s->end && (begins_name (s->text[end]) || g_ascii_isdigit (s->text[end]) || s->text[end] == '$'))
      end++;
    return (Token) { OPERAND, s->at, end - s->at };
  }
  if (strchr ("([{", c) != NULL)
    return (Token) { OPENS, s->at, 1 };
  if (strchr (")]}", c) != NULL)
    return (Token) { CLOSES, s->at, 1 };
  if (end < s->end && (c == '+' || c == '-') && s->text[end] == c)
    return (Token) { MARK, s->at, 2 };
  for (gsize i = 0; i < G_N_ELEMENTS (operators); i++)
    if (strncmp (s->text + s->at, operators[i], MIN (strlen (operators[i]), s->end - s->at)) == 0
        && strlen (operators[i]) <= s->end - s->at)
      return (Token) { OPERATOR, s->at, strlen (operators[i]) };
  return (Token) { c == ';' ? ENDS : MARK, s->at, 1 };
}

static Token
next_token (Scanner *s)
{
  Token token = { NOTHING, 0, 0 };

  skip_blanks (s);
  if (s->at >= s->end)
    return token;
  if (at_hole (s))
    token = (Token) { HOLE, s->at, past (s, s->at, '}') - s->at };
  else if (at_expression (s))
    token = (Token) { OPERAND, s->at, past_expression (s) - s->at };
  else if (s->text[s->at] == '"')
    token = (Token) { OPERAND, s->at, past (s, s->at + 1, '"') - s->at };
  else if (s->text[s->at] == '\'')
    token = (Token) { OPERAND, s->at, past (s, s->at + 2, '\'') - s->at };
  else
    token = word_or_mark (s);
  s->at = token.at + token.length;
  return token;
}

/* --- problems ----------------------------------------------------------------------------------------------------- */

typedef struct {
  Scanner scan;
  GArray *open; /* of Token: brackets */
  Token before;
  gboolean at_line; /* a directive may begin */
} Check;

static gboolean
is_directive (const char *word)
{
  for (gsize i = 0; i < G_N_ELEMENTS (directives); i++)
    if (g_ascii_strcasecmp (word, directives[i]) == 0)
      return TRUE;
  return FALSE;
}

/* A line of code: a directive, with or without #, or a routine. "+..." and "@..." are for other programs. */
static LeafInform6Mistake
check_line (Check *check, Token token)
{
  g_autofree char *word = g_strndup (check->scan.text + token.at, token.length);

  check->at_line = token.sort == MARK && word[0] == '#';
  return token.sort == OPERAND && !is_directive (word) ? LEAF_INFORM_6_NO_DIRECTIVE : LEAF_INFORM_6_FINE;
}

static LeafInform6Mistake
check_bracket (Check *check, Token token)
{
  static const char pairs[] = "()[]{}";
  char c = check->scan.text[token.at];

  if (token.sort == OPENS) {
    if (c == '{' && check->scan.sort == LEAF_INFORM_6_PROGRAM && token.at + 1 < check->scan.end
        && check->scan.text[token.at + 1] == '-')
      return LEAF_INFORM_6_COMMAND;
    g_array_append_val (check->open, token);
    return LEAF_INFORM_6_FINE;
  }
  if (check->open->len == 0
      || strchr (pairs, c)[-1] != check->scan.text[g_array_index (check->open, Token, check->open->len - 1).at])
    return LEAF_INFORM_6_NOT_OPENED;
  g_array_set_size (check->open, check->open->len - 1);
  return LEAF_INFORM_6_FINE;
}

static gboolean
is_minus (const Check *check, Token token)
{
  return token.sort == MARK && check->scan.text[token.at] == '-';
}

/* "x = ;", "(* 3)". Checked only in the code of a phrase, since directives use operators differently. */
static LeafInform6Mistake
check_operands (const Check *check, Token token)
{
  if (check->scan.sort != LEAF_INFORM_6_STATEMENTS)
    return LEAF_INFORM_6_FINE;
  if (token.sort == OPERATOR
      && (check->before.sort == OPERATOR || check->before.sort == ENDS || check->before.sort == OPENS
          || is_minus (check, check->before)))
    return LEAF_INFORM_6_NO_OPERAND;
  if (check->before.sort == OPERATOR && (token.sort == ENDS || token.sort == CLOSES || token.sort == NOTHING))
    return LEAF_INFORM_6_NO_OPERAND;
  return LEAF_INFORM_6_FINE;
}

static LeafInform6Mistake
check_token (Check *check, Token token)
{
  LeafInform6Mistake mistake = check_operands (check, token);

  if (mistake == LEAF_INFORM_6_FINE && check->at_line && check->scan.sort == LEAF_INFORM_6_PROGRAM
      && check->open->len == 0)
    mistake = check_line (check, token);
  if (mistake == LEAF_INFORM_6_FINE && (token.sort == OPENS || token.sort == CLOSES))
    mistake = check_bracket (check, token);
  check->at_line
      |= (token.sort == ENDS || (token.sort == CLOSES && check->scan.text[token.at] == ']')) && check->open->len == 0;
  check->before = token;
  return mistake;
}

LeafInform6Mistake
leaf_inform_6_mistake (const char *text, gsize length, LeafInform6Sort sort, LeafInform6Place *place)
{
  g_autoptr (GArray) open = g_array_new (FALSE, FALSE, sizeof (Token));
  Check check = { .scan = { text, length, 0, sort }, .open = open, .at_line = TRUE };
  LeafInform6Mistake mistake = LEAF_INFORM_6_FINE;
  Token token;

  do {
    token = next_token (&check.scan);
    if (token.sort != NOTHING)
      *place = (LeafInform6Place) { token.at, token.length };
    mistake = token.sort != NOTHING ? check_token (&check, token) : check_operands (&check, token);
  } while (token.sort != NOTHING && mistake == LEAF_INFORM_6_FINE);
  if (mistake == LEAF_INFORM_6_FINE && open->len > 0) {
    Token first = g_array_index (open, Token, 0);

    *place = (LeafInform6Place) { first.at, first.length };
    mistake = LEAF_INFORM_6_NOT_CLOSED;
  }
  return mistake;
}

/* --- holes -------------------------------------------------------------------------------------------------------- */

gboolean
leaf_inform_6_next_hole (const char *text, gsize length, LeafInform6Place *place)
{
  Scanner scan = { text, length, place->at, LEAF_INFORM_6_STATEMENTS };
  Token token;

  while ((token = next_token (&scan)).sort != NOTHING)
    if (token.sort == HOLE) {
      gboolean closed = text[token.at + token.length - 1] == '}';

      *place = (LeafInform6Place) { token.at + 1, token.length - (closed ? 2 : 1) };
      return TRUE;
    }
  return FALSE;
}

LeafInform6Place
leaf_inform_6_inside (const char *text, gsize length)
{
  gsize first = length >= 2 && text[0] == '(' && text[1] == '-' ? 2 : 0;
  gsize end = length >= first + 2 && text[length - 2] == '-' && text[length - 1] == ')' ? length - 2 : length;

  return (LeafInform6Place) { first, end - first };
}
