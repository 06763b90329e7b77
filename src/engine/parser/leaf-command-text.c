/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-command-text.c: splits a command into words. Words end at spaces; a comma, a full stop and a quotation mark
 * are words by themselves. What the parser needs to know about a word is looked up once. */

#include "leaf-parser.h"

#include <string.h>

#define MOST_IN_WORDS 30

typedef struct {
  const char *word;
  guint8 key;
} Keyword;

static const Keyword keywords[] = {
  { ",", LEAF_KEY_COMMA },
  { ".", LEAF_KEY_THEN },
  { "then", LEAF_KEY_THEN },
  { "and", LEAF_KEY_AND },
  { "but", LEAF_KEY_BUT },
  { "except", LEAF_KEY_BUT },
  { "all", LEAF_KEY_ALL },
  { "each", LEAF_KEY_ALL },
  { "every", LEAF_KEY_ALL },
  { "everything", LEAF_KEY_ALL },
  { "both", LEAF_KEY_ALL },
  { "of", LEAF_KEY_OF },
  { "other", LEAF_KEY_OTHER },
  { "another", LEAF_KEY_OTHER },
  { "me", LEAF_KEY_ME },
  { "myself", LEAF_KEY_ME },
  { "self", LEAF_KEY_ME },
  { "again", LEAF_KEY_AGAIN },
  { "g", LEAF_KEY_AGAIN },
  { "oops", LEAF_KEY_OOPS },
  { "o", LEAF_KEY_OOPS },
  { "undo", LEAF_KEY_UNDO },
  { "long", LEAF_KEY_MAY_BE_NAME },
  { "short", LEAF_KEY_MAY_BE_NAME },
  { "normal", LEAF_KEY_MAY_BE_NAME },
  { "brief", LEAF_KEY_MAY_BE_NAME },
  { "full", LEAF_KEY_MAY_BE_NAME },
  { "verbose", LEAF_KEY_MAY_BE_NAME },
};

const char *const leaf_pronoun_words[LEAF_PRONOUNS + 1] = { NULL, "it", "him", "her", "them" };

/* ORDER: the rows of descriptors in leaf-parse-descriptors.c. */
static const char *const descriptor_words[] = {
  "my",  "this", "these", "that", "those", "his", "her",     "their",
  "its", "the",  "a",     "an",   "some",  "lit", "lighted", "unlit",
};

/* Most words already differ in their first letter. */
static inline gboolean
is_same (const char *word, const char *text, gsize length)
{
  return word[0] == text[0] && strncmp (word, text, length) == 0 && word[length] == '\0';
}

static guint8
place_in (const char *const *list, guint n, const char *text, gsize length)
{
  for (guint i = 0; i < n; i++)
    if (list[i] != NULL && is_same (list[i], text, length))
      return (guint8) (i + 1);
  return 0;
}

/* "one" to "thirty" in words, as players type them; 0 for other words. */
static gint32
number_in_words (const char *word)
{
  gint32 n = 0;

  return !g_ascii_isdigit (*word) && leaf_english_number_from_words (word, &n) && n <= MOST_IN_WORDS ? MAX (n, 0) : 0;
}

/* A number of five or more digits only means "many". */
static gint32
number_of (const char *text, gsize length)
{
  gint32 n = number_in_words (text);

  if (n != 0)
    return n;
  for (gsize i = 0; i < length; i++) {
    if (!g_ascii_isdigit (text[i]))
      return 0;
    if (i < 4)
      n = n * 10 + (text[i] - '0');
  }
  return length >= 5 ? 10000 : n;
}

static guint8
key_of (const char *text, gsize length)
{
  for (guint i = 0; i < G_N_ELEMENTS (keywords); i++)
    if (is_same (keywords[i].word, text, length))
      return keywords[i].key;
  return LEAF_KEY_NONE;
}

/* Fast path for English letters, which needs no table of all letters. */
static char *
dup_folded (const char *text, gsize length)
{
  for (gsize i = 0; i < length; i++)
    if ((guint8) text[i] >= 128)
      return g_utf8_strdown (text, (gssize) length);
  return g_ascii_strdown (text, (gssize) length);
}

static void
add_word (const LeafImage *image, LeafCommandText *command, gsize start, gsize length)
{
  g_autofree char *text = dup_folded (command->text + start, length);
  gsize folded_length = strlen (text);
  LeafTypedWord word = { .start = (guint32) start, .length = (guint32) length };
  guint8 pronoun = place_in (leaf_pronoun_words, LEAF_PRONOUNS + 1, text, folded_length);

  word.id = leaf_grammar_find_word (image->vocabulary, text, folded_length).ix;
  word.key = key_of (text, folded_length);
  word.pronoun = pronoun > 0 ? pronoun - 1 : 0;
  word.descriptor = place_in (descriptor_words, G_N_ELEMENTS (descriptor_words), text, folded_length);
  word.number = number_of (text, folded_length);
  g_array_append_val (command->words, word);
}

void
leaf_command_text_init (LeafCommandText *command)
{
  command->text = g_strdup ("");
  command->words = g_array_new (FALSE, TRUE, sizeof (LeafTypedWord));
}

void
leaf_command_text_clear (LeafCommandText *command)
{
  g_clear_pointer (&command->text, g_free);
  g_clear_pointer (&command->words, g_array_unref);
}

/* Words beyond this limit are ignored; no real command has that many. */
enum { MOST_WORDS = 5000 };

static void
add_words (const LeafImage *image, LeafCommandText *command, gsize at)
{
  const char *text = command->text;

  while (text[at] != '\0' && command->words->len < MOST_WORDS) {
    gsize start = at;

    if (g_ascii_isspace (text[at])) {
      at++;
      continue;
    }
    if (strchr (".,\"", text[at]) != NULL)
      at++;
    else
      while (text[at] != '\0' && !g_ascii_isspace (text[at]) && strchr (".,\"", text[at]) == NULL)
        at++;
    add_word (image, command, start, at - start);
  }
}

void
leaf_command_text_set (const LeafImage *image, LeafCommandText *command, const char *text)
{
  g_free (command->text);
  command->text = g_strdup (text);
  g_array_set_size (command->words, 0);
  add_words (image, command, 0);
}

void
leaf_command_text_add (const LeafImage *image, LeafCommandText *command, const char *text)
{
  g_autofree char *before = command->text;
  /* a rule's topic, as if typed: case does not count */
  g_autofree char *folded = g_utf8_strdown (text, -1);

  command->text = g_strconcat (before, " ", folded, NULL);
  add_words (image, command, strlen (before));
}
