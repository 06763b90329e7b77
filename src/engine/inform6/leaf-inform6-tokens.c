/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-inform6-tokens.c: splits Inform 6 into tokens. */
#include "leaf-inform6-tokens.h"

#include <string.h>

typedef struct {
  LeafArena *arena;
  const char *text;
  gsize end, at;
  gboolean holes;
} Lexer;

/* Longer operators come before their prefixes. */
static const char *const operators[]
    = { "-->", "->", "--", "-",  "++", "+", "~~", "~=", "~", "==", "=", ">=", ">", "<=", "<", "&&", "&", "||",
        "|",   ":",  ".&", ".#", ".",  "*", "/",  "%",  "(", ")",  "{", "}",  "[", "]",  ",", ";",  "?", "#" };

static gboolean
is_name_character (char c)
{
  return g_ascii_isalnum (c) || c == '_';
}

static const char *
copy (const Lexer *self, gsize from, gsize to)
{
  return leaf_arena_strndup (self->arena, self->text + from, to - from);
}

static void
skip_blanks (Lexer *self)
{
  while (self->at < self->end) {
    if (self->text[self->at] == '!')
      while (self->at < self->end && self->text[self->at] != '\n')
        self->at++;
    else if (!g_ascii_isspace (self->text[self->at]))
      return;
    else
      self->at++;
  }
}

/* Takes the text from `from` up to the mark, and moves past the mark; without a mark, to the end of the input. */
static const char *
take_until (Lexer *self, gsize from, const char *mark)
{
  const char *close = g_strstr_len (self->text + from, (gssize) (self->end - from), mark);
  gsize to = close != NULL ? (gsize) (close - self->text) : self->end;

  self->at = MIN (to + strlen (mark), self->end);
  return copy (self, from, to);
}

static gint32
take_digits (Lexer *self, guint base)
{
  guint32 value = 0;

  for (; self->at < self->end; self->at++) {
    int digit = g_ascii_xdigit_value (self->text[self->at]);

    if (digit < 0 || (guint) digit >= base)
      break;
    value = value * base + (guint32) digit;
  }
  return (gint32) value;
}

static LeafInform6Token
take_number (Lexer *self)
{
  guint base = 10;

  while (self->text[self->at] == '$' && base != 2) {
    base = base == 10 ? 16 : 2;
    self->at++;
  }
  return (LeafInform6Token) { LEAF_INFORM6_TOKEN_NUMBER, take_digits (self, base), NULL };
}

/* 'x' is a character; 'lamp' and 'x//' are words of the dictionary. */
static LeafInform6Token
take_quoted (Lexer *self)
{
  const char *text = take_until (self, self->at + 1, "'");

  if (g_utf8_validate (text, -1, NULL) && g_utf8_strlen (text, -1) == 1)
    return (LeafInform6Token) { LEAF_INFORM6_TOKEN_NUMBER, (gint32) g_utf8_get_char (text), NULL };
  return (LeafInform6Token) { LEAF_INFORM6_TOKEN_WORD, 0, text };
}

static LeafInform6Token
take_name (Lexer *self)
{
  gsize from = self->at;

  while (self->at < self->end && is_name_character (self->text[self->at]))
    self->at++;
  return (LeafInform6Token) { LEAF_INFORM6_TOKEN_NAME, 0, copy (self, from, self->at) };
}

static LeafInform6Token
take_action (Lexer *self)
{
  gsize from = self->at;

  self->at += strlen ("##");
  while (self->at < self->end && is_name_character (self->text[self->at]))
    self->at++;
  return (LeafInform6Token) { LEAF_INFORM6_TOKEN_NAME, 0, copy (self, from, self->at) };
}

static LeafInform6Token
take_operator (Lexer *self)
{
  for (gsize i = 0; i < G_N_ELEMENTS (operators); i++) {
    gsize length = strlen (operators[i]);

    if (length <= self->end - self->at && strncmp (self->text + self->at, operators[i], length) == 0) {
      self->at += length;
      return (LeafInform6Token) { LEAF_INFORM6_TOKEN_OPERATOR, 0, operators[i] };
    }
  }
  self->at++;
  return (LeafInform6Token) { LEAF_INFORM6_TOKEN_WRONG, 0, copy (self, self->at - 1, self->at) };
}

static char
peek (const Lexer *self, gsize ahead)
{
  return self->at + ahead < self->end ? self->text[self->at + ahead] : '\0';
}

static LeafInform6Token
take (Lexer *self)
{
  char c;

  skip_blanks (self);
  if (self->at >= self->end)
    return (LeafInform6Token) { LEAF_INFORM6_TOKEN_END, 0, NULL };
  c = peek (self, 0);
  if (g_ascii_isalpha (c) || c == '_')
    return take_name (self);
  if (c == '#' && peek (self, 1) == '#' && g_ascii_isalpha (peek (self, 2))) /* an action */
    return take_action (self);
  if (g_ascii_isdigit (c) || (c == '$' && (g_ascii_isxdigit (peek (self, 1)) || peek (self, 1) == '$')))
    return take_number (self);
  if (c == '"')
    return (LeafInform6Token) { LEAF_INFORM6_TOKEN_STRING, 0, take_until (self, self->at + 1, "\"") };
  if (c == '\'')
    return take_quoted (self);
  if (c == '(' && peek (self, 1) == '+' && peek (self, 2) != '+')
    return (LeafInform6Token) { LEAF_INFORM6_TOKEN_SOURCE, 0, take_until (self, self->at + 2, "+)") };
  if (c == '{' && self->holes && (peek (self, 1) == '-' || g_ascii_isalpha (peek (self, 1))))
    return (LeafInform6Token) { LEAF_INFORM6_TOKEN_HOLE, 0, take_until (self, self->at + 1, "}") };
  return take_operator (self);
}

GArray *
leaf_inform6_tokens (LeafArena *arena, const char *text, gsize length, gboolean holes)
{
  Lexer lexer = { arena, text, length, 0, holes };
  GArray *tokens = g_array_new (FALSE, FALSE, sizeof (LeafInform6Token));
  LeafInform6Token token;

  do {
    token = take (&lexer);
    g_array_append_val (tokens, token);
  } while (token.sort != LEAF_INFORM6_TOKEN_END);
  return tokens;
}
