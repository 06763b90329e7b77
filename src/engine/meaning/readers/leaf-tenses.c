/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-tenses.c: "for the third time", "at most twice", "for two turns", "for the first to fourth time".
 *
 * "For" may be left out ("going to the den the first time"). In a condition the final words may also belong to what
 * precedes them, so there this form is tried only if nothing else can be read.
 *
 * The last word is "time", "turn", "once" or the like, and is only taken as that, so there is a word wherever a number
 * or an ordinal is looked for. */

#include "leaf-readers.h"

#include <string.h>

#define LONGEST 9

typedef struct {
  const LeafBuild *build;
  guint32 at, end;
  gboolean may_lack_for;
} Cursor;

static gboolean
take (Cursor *self, const char *words)
{
  LeafWording rest = { self->at, self->end };

  if (!leaf_wording_begins (self->build, rest, words))
    return FALSE;
  self->at += leaf_n_words (words);
  return TRUE;
}

static gboolean
take_number (Cursor *self, gint32 *number)
{
  guint32 count;

  if (!leaf_read_count (self->build, self->at, &count))
    return FALSE;
  *number = (gint32) count;
  self->at++;
  return TRUE;
}

static gboolean
take_ordinal (Cursor *self, gint32 *number)
{
  if (!leaf_word_ordinal (self->build, self->at, number))
    return FALSE;
  self->at++;
  return TRUE;
}

static gboolean
take_unit (Cursor *self, gboolean *is_turns)
{
  *is_turns = FALSE;
  if (take (self, "times") || take (self, "time"))
    return TRUE;
  *is_turns = TRUE;
  return take (self, "turns") || take (self, "turn");
}

/* "once", "twice", "thrice", "three times", "two to five turns" */
static gboolean
take_amount (Cursor *self, LeafHistory *history)
{
  history->is_turns = FALSE;
  if (take (self, "once"))
    history->n = 1;
  else if (take (self, "twice"))
    history->n = 2;
  else if (take (self, "thrice"))
    history->n = 3;
  else if (take_number (self, &history->n)) {
    if (take (self, "to")) {
      if (!take_number (self, &history->m))
        return FALSE;
      history->sort = LEAF_HISTORY_FROM_TO;
    }
    return take_unit (self, &history->is_turns);
  } else {
    return FALSE;
  }
  return TRUE;
}

/* "less than", "at most", "exactly": TRUE if there are such words. Otherwise the sort remains EXACTLY. */
static gboolean
take_comparison (Cursor *self, LeafHistory *history)
{
  if (take (self, "less than") || take (self, "fewer than") || take (self, "under"))
    history->sort = LEAF_HISTORY_LESS;
  else if (take (self, "more than") || take (self, "over"))
    history->sort = LEAF_HISTORY_MORE;
  else if (take (self, "at most"))
    history->sort = LEAF_HISTORY_AT_MOST;
  else if (take (self, "at least"))
    history->sort = LEAF_HISTORY_AT_LEAST;
  else
    history->is_exact = take (self, "exactly") || take (self, "only");
  return history->is_exact || history->sort != LEAF_HISTORY_EXACTLY;
}

/* "for the third time", "for the only time", "for the first to the fourth turn": what follows "the" */
static gboolean
take_occasions (Cursor *self, LeafHistory *history)
{
  if (take (self, "only")) {
    history->n = 1;
    return TRUE;
  }
  take_comparison (self, history);
  if (!take_ordinal (self, &history->n))
    return FALSE;
  if (!take (self, "to"))
    return TRUE;
  take (self, "the");
  history->sort = LEAF_HISTORY_FROM_TO;
  return take_ordinal (self, &history->m);
}

/* "looking first time" */
static gboolean
begins_ordinal (const Cursor *self)
{
  gint32 number;

  return self->may_lack_for && leaf_word_ordinal (self->build, self->at, &number);
}

static gboolean
read_all (Cursor *self, LeafHistory *history)
{
  gboolean with_for = take (self, "for"), compares;

  history->sort = LEAF_HISTORY_EXACTLY;
  if ((with_for || self->may_lack_for) && (take (self, "the") || begins_ordinal (self))) {
    history->is_ordinal = TRUE;
    return take_occasions (self, history) && take_unit (self, &history->is_turns) && self->at == self->end;
  }
  compares = take_comparison (self, history);
  if (compares && take (self, "the")) { /* "for at most the tenth time" */
    history->is_ordinal = TRUE;
    return take_ordinal (self, &history->n) && take_unit (self, &history->is_turns) && self->at == self->end;
  }
  /* "three times" without "for" may be the end of anything: a product, a name. */
  if (!compares && !with_for && !self->may_lack_for && !leaf_word_is (self->build, self->at, "once")
      && !leaf_word_is (self->build, self->at, "twice") && !leaf_word_is (self->build, self->at, "thrice"))
    return FALSE;
  return take_amount (self, history) && self->at == self->end;
}

static gboolean
ends_so (const LeafBuild *build, LeafWording w)
{
  static const char *const last[] = { "time", "times", "turn", "turns", "once", "twice", "thrice" };

  for (guint i = 0; i < G_N_ELEMENTS (last); i++)
    if (leaf_word_is (build, w.end - 1, last[i]))
      return TRUE;
  return FALSE;
}

gboolean
leaf_read_history (LeafScope *scope, LeafWording w, gboolean may_lack_for, guint32 *begins, LeafHistory *history)
{
  guint32 n = leaf_wording_length (w);

  if (n < 2 || !ends_so (scope->build, w))
    return FALSE;
  for (guint32 length = MIN (LONGEST, n - 1); length > 0; length--) {
    Cursor cursor = { scope->build, w.end - length, w.end, may_lack_for };

    memset (history, 0, sizeof *history);
    if (!read_all (&cursor, history))
      continue;
    *begins = w.end - length;
    history->wording = leaf_wording_from (w, *begins);
    return TRUE;
  }
  return FALSE;
}
