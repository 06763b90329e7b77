/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-suggestions.c: finds the known spelling nearest to an unknown one, for "perhaps X was meant".
 *
 * Two spellings are near if at most a quarter of the letters, but at least one and at most four, have to be added,
 * dropped, changed or swapped (the Damerau-Levenshtein distance, in bytes of UTF-8). Of equally near ones the first
 * tried wins. Nearly every word of three letters is near to others, so there only two letters may be swapped or one
 * be doubled. If the asked spelling itself is tried, it is known, and nothing is suggested.
 */
#include "leaf-world.h"

#include <string.h>

#define FARTHEST 4
#define SHORTEST 3 /* minimum length: nearly everything is near to "D" */

/* The letters that occur, as bits; some letters share a bit. */
static guint32
letters_of (const char *spelling)
{
  guint32 letters = 0;

  for (; *spelling != '\0'; spelling++)
    letters |= 1u << (*spelling & 31);
  return letters;
}

/* Are the two certainly too far apart? Each letter that only one of them has must be dropped, added or changed. */
static gboolean
is_far (const LeafSuggestion *nearest, const char *known)
{
  gsize m = nearest->length, n = strlen (known);
  guint32 letters;

  if ((m > n ? m - n : n - m) > nearest->limit)
    return TRUE;
  letters = letters_of (known);
  return (guint) __builtin_popcount (nearest->letters & ~letters) > nearest->limit
         || (guint) __builtin_popcount (letters & ~nearest->letters) > nearest->limit;
}

/* The number of letters to add, drop, change or swap to get from `a` to `b`, at most `limit` + 1. */
static guint
distance (const char *a, const char *b, guint limit)
{
  gsize m = strlen (a), n = strlen (b);
  g_autofree guint *rows = g_new (guint, 3 * (n + 1));
  guint *before, *last, *now;

  before = rows;
  last = rows + n + 1;
  now = last + n + 1;
  for (gsize j = 0; j <= n; j++)
    last[j] = (guint) j;
  for (gsize i = 1; i <= m; i++) {
    guint least = now[0] = (guint) i;
    guint *spare;

    for (gsize j = 1; j <= n; j++) {
      guint change = last[j - 1] + (a[i - 1] != b[j - 1]);

      now[j] = MIN (MIN (last[j] + 1, now[j - 1] + 1), change);
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
        now[j] = MIN (now[j], before[j - 2] + 1);
      least = MIN (least, now[j]);
    }
    if (least > limit)
      return limit + 1;
    spare = before;
    before = last;
    last = now;
    now = spare;
  }
  return last[n];
}

void
leaf_suggestion_init (LeafSuggestion *nearest, const char *asked)
{
  *nearest = (LeafSuggestion) { .asked = g_utf8_strdown (asked, -1) };
  nearest->length = strlen (nearest->asked);
  nearest->letters = letters_of (nearest->asked);
  if (nearest->length >= SHORTEST)
    nearest->limit = CLAMP ((guint) nearest->length / 4, 1, FARTHEST);
}

static gboolean
has_double_letter (const char *spelling)
{
  for (; *spelling != '\0'; spelling++)
    if (spelling[0] == spelling[1])
      return TRUE;
  return FALSE;
}

/* "hta" for "hat", "inn" for "in", "bal" for "ball", which are one letter apart */
static gboolean
is_slip_of_short (const char *asked, const char *known)
{
  gsize length = strlen (known);

  if (length != SHORTEST)
    return has_double_letter (length < SHORTEST ? asked : known);
  return (asked[0] == known[1] && asked[1] == known[0]) || (asked[1] == known[2] && asked[2] == known[1]);
}

void
leaf_suggestion_try (LeafSuggestion *nearest, const char *known)
{
  guint apart;

  if (strcmp (nearest->asked, known) == 0) {
    nearest->limit = 0;
    g_clear_pointer (&nearest->best, g_free);
    return;
  }
  if (nearest->limit == 0 || is_far (nearest, known))
    return;
  apart = distance (nearest->asked, known, nearest->limit);
  if (apart > nearest->limit || (nearest->length == SHORTEST && !is_slip_of_short (nearest->asked, known)))
    return;
  nearest->limit = apart - 1;
  g_free (nearest->best);
  nearest->best = g_strdup (known);
}

char *
leaf_suggestion_end (LeafSuggestion *nearest)
{
  g_clear_pointer (&nearest->asked, g_free);
  return g_steal_pointer (&nearest->best);
}

/* If the lengths differ by more than the allowed distance, the name need not be spelled out. */
gboolean
leaf_suggestion_could_be (const LeafSuggestion *nearest, const LeafBuild *build, guint32 row)
{
  const LeafName *name = LEAF_ROW (&build->world->names->names, LeafName, row);
  gsize length = name->n_words - 1, asked = nearest->length;

  for (guint32 i = 0; i < name->n_words && length <= asked + nearest->limit; i++)
    length += strlen (leaf_vocabulary_text (build->vocabulary, name->words[i]));
  return length <= asked + nearest->limit && length + nearest->limit >= asked;
}

char *
leaf_names_suggest (const LeafBuild *build, LeafWording w, guint32 sorts)
{
  const LeafTable *names = &build->world->names->names;
  g_autofree char *asked = NULL;
  LeafSuggestion nearest;

  w = leaf_wording_skip_article (build, w);
  if (leaf_wording_empty (w) || build->messages.n > LEAF_MOST_SUGGESTIONS)
    return NULL;
  asked = leaf_wording_dup_spaced (build, w);
  leaf_suggestion_init (&nearest, asked);
  LEAF_EACH (names, i) {
    g_autofree char *name = NULL;

    if ((sorts & (1u << LEAF_ROW (names, LeafName, i)->sort)) == 0 || !leaf_suggestion_could_be (&nearest, build, i))
      continue;
    name = leaf_name_dup (build, i);
    leaf_suggestion_try (&nearest, name);
  }
  return leaf_suggestion_end (&nearest);
}

LeafMessageFragment *
leaf_perhaps (const char *name)
{
  return name != NULL ? leaf_message_fragment (N_ (" Did you mean '%1'?"), name, NULL) : NULL;
}

LeafMessageFragment *
leaf_names_perhaps (const LeafBuild *build, LeafWording w, guint32 sorts)
{
  g_autofree char *name = leaf_names_suggest (build, w, sorts);

  return leaf_perhaps (name);
}

LeafMessageFragment *
leaf_names_perhaps_begin (const LeafBuild *build, LeafWording w, guint32 sorts)
{
  LeafMessageFragment *perhaps = NULL;

  w = leaf_wording_skip_article (build, w);
  for (guint32 n = MIN (3, leaf_wording_length (w)); n > 0 && perhaps == NULL; n--)
    perhaps = leaf_names_perhaps (build, leaf_wording (w.first, w.first + n), sorts);
  return perhaps;
}
