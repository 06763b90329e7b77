/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-order-evidence.h"

#include "loose-format.h"

#include <glib/gi18n.h>
#include <string.h>

/* The length of a link in characters: it has to be read at a glance. */
#define MOST_CHARACTERS 40

static void
add_place (GArray *places, LeafPlace place)
{
  if (place.source == 0 || place.start >= place.end)
    return;
  for (guint i = 0; i < places->len; i++)
    if (memcmp (&g_array_index (places, LeafPlace, i), &place, sizeof place) == 0)
      return;
  g_array_append_val (places, place);
}

/* Adds the words that a Law compared; the whole preamble if there are none. */
static void
add_verdict (GArray *places, LeafProgram *program, const LeafVerdict *verdict, guint32 one, guint32 another)
{
  add_place (places,
             verdict->first_clause.source != 0 ? verdict->first_clause : leaf_program_rule (program, one).place);
  add_place (places,
             verdict->second_clause.source != 0 ? verdict->second_clause : leaf_program_rule (program, another).place);
}

static void
add_reason (GArray *places, LeafProgram *program, const LeafReason *reason)
{
  switch (reason->sort) {
  case LEAF_REASON_LAW:
  case LEAF_REASON_BETWEEN: add_verdict (places, program, &reason->verdict, reason->rule, reason->other); break;
  case LEAF_REASON_SECTION:
  case LEAF_REASON_LISTING: add_place (places, reason->place); break;
  case LEAF_REASON_SOURCE:
  case LEAF_REASON_LIBRARY:
    add_place (places, leaf_program_rule (program, reason->rule).place);
    add_place (places, leaf_program_rule (program, reason->other).place);
    break;
  case LEAF_REASON_NONE: break;
  }
}

GArray *
loose_order_evidence_places (LeafProgram *program, guint32 rulebook, guint32 one, guint32 another)
{
  GArray *places = g_array_new (FALSE, TRUE, sizeof (LeafPlace));
  guint32 n = 0;
  LeafReason *reasons = rulebook != 0 ? leaf_program_reasons (program, rulebook, one, another, &n) : NULL;

  for (guint32 i = 0; i < n; i++)
    if (reasons[i].decides)
      add_reason (places, program, &reasons[i]);
  if (n == 0) {
    LeafVerdict verdict = leaf_program_compare (program, one, another);
    add_verdict (places, program, &verdict, one, another);
  }
  if (reasons != NULL)
    leaf_reasons_free (reasons);
  return places;
}

char *
loose_order_evidence_dup_words (LooseSession *session, LeafProgram *program, LeafPlace place)
{
  g_return_val_if_fail (LOOSE_IS_SESSION (session), NULL);
  g_autofree char *words = loose_format_place (program, place);
  guint32 line = 0;

  if (g_utf8_strlen (words, -1) > MOST_CHARACTERS) {
    g_autofree char *start = g_utf8_substring (words, 0, MOST_CHARACTERS - 1);
    g_free (words);
    words = g_strconcat (start, "…", NULL);
  }
  leaf_program_line (program, place.source, place.start, &line, NULL);
  /* translators: the number of a line, and the words on it */
  if (place.source == loose_session_get_source (session, program))
    return g_strdup_printf (_ ("Line %u: “%s”"), line, words);
  /* translators: the name of a source file, the number of a line in it, and the words on it */
  return g_strdup_printf (_ ("%s, line %u: “%s”"), leaf_program_source_name (program, place.source), line, words);
}
