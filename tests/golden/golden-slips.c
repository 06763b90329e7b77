/* SPDX-License-Identifier: GPL-3.0-or-later */
/* golden-slips.c: sources with typos, or with words in the wrong place. */
#include "golden-sections.h"

#include <string.h>

typedef enum { SLIP_LEFT_OUT, SLIP_DOUBLED, SLIP_SWAPPED, SLIP_OTHER } SlipSort;

/* What happens to a word, if it is the first after `from` in each group of this many. */
typedef struct {
  SlipSort sort;
  guint every, from;
  const char *said;
} Slip;

/* The beginning and length of the run of letters at or after `at`; length 0 at the end. */
static gsize
next_word (const char **at)
{
  const char *end;

  while (**at != '\0' && !g_ascii_isalpha (**at) && (**at & 0x80) == 0)
    (*at)++;
  for (end = *at; *end != '\0' && (g_ascii_isalpha (*end) || (*end & 0x80) != 0);)
    end++;
  return (gsize) (end - *at);
}

/* The source with the typo. SLIP_OTHER: the word is replaced by the one seven words earlier. */
static char *
with_slips (const char *text, const Slip *slip)
{
  enum { BACK = 7 };
  GString *out = g_string_new (NULL);
  const char *before[BACK] = { 0 }, *copied = text, *at = text;
  gsize lengths[BACK] = { 0 }, length;

  for (guint word = 0; (length = next_word (&at)) > 0; word++) {
    const char *next = at + length;
    gsize next_length = next_word (&next);
    gboolean is_hit = word % slip->every == slip->from % slip->every;
    g_string_append_len (out, copied, at - copied);
    copied = at + length;
    if (is_hit && slip->sort == SLIP_OTHER && word >= BACK) {
      g_string_append_len (out, before[word % BACK], (gssize) lengths[word % BACK]);
    } else if (is_hit && slip->sort == SLIP_SWAPPED && next_length > 0) {
      g_string_append_len (out, next, (gssize) next_length);
      g_string_append_len (out, at + length, next - at - (gssize) length);
      g_string_append_len (out, at, (gssize) length);
      copied = next + next_length;
    } else if (!is_hit || slip->sort != SLIP_LEFT_OUT) {
      g_string_append_len (out, at, (gssize) length);
    }
    if (is_hit && slip->sort == SLIP_DOUBLED)
      g_string_append_printf (out, " %.*s", (int) length, at);
    before[word % BACK] = at;
    lengths[word % BACK] = length;
    at = copied;
  }
  g_string_append (out, copied);
  return g_string_free (out, FALSE);
}

/* Joins all lines of a section. */
static void
add_folded (Golden *self, void (*say) (Golden *self))
{
  g_autoptr (GString) text = g_string_new (NULL);
  Golden other = *self;

  other.out = text;
  say (&other);
  g_strdelimit (text->str, "\n", '|');
  add (self, "%s\n", text->str);
}

void
say_made (Golden *self, const char *title, const char *text)
{
  g_autoptr (LeafProgram) program = leaf_program_compile (&(LeafSourceText) { "story.ni", text, strlen (text) }, NULL);
  Golden other = { program, leaf_program_story_source (program), NULL, self->commands, self->out };

  other.text = leaf_program_source_text (program, other.source);
  add (self, "%s\n", title);
  for (guint32 k = 0; k < leaf_program_n_problems (program); k++)
    add_problem (&other, leaf_program_problem (program, k));
  add_folded (&other, say_world);
  add_folded (&other, say_grammar);
  add_folded (&other, say_order);
  add_folded (&other, say_code);
}

/* Each story is tested with two of the ways to corrupt a source; together the stories cover all of them. */
static gboolean
is_chosen (const Golden *self, guint way, guint n_ways)
{
  guint first = g_str_hash (self->text) % n_ways;

  return way == first || way == (first + 1) % n_ways;
}

/* The problems and results for the source with a typo at regular intervals, which tests readings that fail. */
void
say_slips (Golden *self)
{
  static const Slip slips[] = {
    { SLIP_LEFT_OUT, 13, 12, "without every 13th word" },
    { SLIP_LEFT_OUT, 29, 28, "without every 29th word" },
    { SLIP_LEFT_OUT, 23, 9, "without every 23rd word" },
    { SLIP_DOUBLED, 37, 4, "every 37th word doubled" },
    { SLIP_SWAPPED, 41, 6, "every 41st word and the next for each other" },
    { SLIP_OTHER, 31, 20, "every 31st word another" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (slips); i++) {
    if (is_chosen (self, i, G_N_ELEMENTS (slips))) {
      g_autofree char *text = with_slips (self->text, &slips[i]);
      say_made (self, slips[i].said, text);
    }
  }
}

/* The source with words at regular intervals replaced by those with which sentences are built. */
static char *
with_others (const char *text, guint every, guint from)
{
  static const char *const others[]
      = { "not",  "every",   "the",       "no",          "two",         "which", "when",      "a kind of",
          "is",   "has",     "called",    "and",         "or",          "with",  "of",        "nothing",
          "in",   "it",      "usually",   "that varies", "a number",    "are",   "something", "who",
          "a",    "than",    "carrying",  "if",          "opposite of", "to",    "listed in", "-5",
          "12.5", "9:30 AM", "an action", "one of",      "player",      "says",  "can be",    "all" };
  g_autoptr (GString) out = g_string_new (NULL);
  const char *copied = text, *at = text;
  gsize length;
  guint next = from;

  for (guint word = 0; (length = next_word (&at)) > 0; word++) {
    g_string_append_len (out, copied, at - copied);
    if (word % every == from)
      g_string_append (out, others[next++ % G_N_ELEMENTS (others)]);
    else
      g_string_append_len (out, at, (gssize) length);
    copied = at += length;
  }
  g_string_append (out, copied);
  return g_string_free (g_steal_pointer (&out), FALSE);
}

/* The source with punctuation marks removed at regular intervals, and the marks halfway between them replaced. */
static char *
with_marks (const char *text, guint every)
{
  static const char marks[] = ".,;:\"[]()-";
  g_autoptr (GString) out = g_string_new (NULL);
  guint n = 0;

  for (const char *at = text; *at != '\0'; at++) {
    gboolean is_mark = strchr (marks, *at) != NULL;
    n += is_mark;
    if (is_mark && n % every == every / 2)
      g_string_append_c (out, marks[n % (sizeof marks - 1)]);
    else if (!is_mark || n % every != 0)
      g_string_append_c (out, *at);
  }
  return g_string_free (g_steal_pointer (&out), FALSE);
}

/* The problems and results for the source with meaningful words and marks in the wrong places. */
void
say_misplaced (Golden *self)
{
  g_autofree char *one = with_others (self->text, 11, 3), *two = with_others (self->text, 17, 7),
                  *three = with_marks (self->text, 14);

  if (is_chosen (self, 0, 3))
    say_made (self, "every 11th word another", one);
  if (is_chosen (self, 1, 3))
    say_made (self, "every 17th word another", two);
  if (is_chosen (self, 2, 3))
    say_made (self, "every 7th mark another, or none", three);
}
