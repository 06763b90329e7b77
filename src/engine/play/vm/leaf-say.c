/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-say.c: prints values.
 *
 * Values of most kinds are printed at once as characters. A text with substitutions runs its code. An object is printed
 * by the activity printing the name, so that rules may change it; lists and actions contain objects, so natives print
 * them one by one. */

#include "leaf-activities.h"
#include "leaf-frames.h"
#include "leaf-paragraph.h"
#include "leaf-print.h"
#include "leaf-properties.h"
#include "leaf-say.h"
#include "leaf-value-format.h"
#include "leaf-values.h"

#include <string.h>

/* --- saying ------------------------------------------------------------------------------------------------------- */

void
leaf_regard (LeafMachine *m, LeafValue object, guint32 number)
{
  leaf_set_variable (m, m->facts->named_cell, leaf_object ((guint32) object.bits));
  m->named_count = number;
}

enum { LONG_TEXT = 8192, PIECE_OF_TEXT = 4096 };

/* Prints a piece at a time, of whole characters. The phase is the position. */
LeafNativeStatus
leaf_native_say_long_text (LeafMachine *m, const LeafValue *args, LeafValue *result)
{
  const char *text = leaf_text_characters (m, args[0]), *at = text + leaf_native_phase (m);
  gsize end = leaf_block_length (&m->heap, (guint32) -args[0].bits);

  while (*at != '\0' && !m->is_turn_over) {
    g_autofree char *piece = NULL;
    gsize length = end - (gsize) (at - text), n = MIN (length, PIECE_OF_TEXT);

    if (leaf_is_spent (m))
      return LEAF_NATIVE_SPENT;
    while (n < length && (at[n] & 0xC0) == 0x80)
      n++;
    piece = g_strndup (at, n);
    leaf_print (m, piece);
    leaf_charge (m, n / (m->capturing > 0 ? 64 : 8));
    at += n;
    leaf_native_set_phase (m, (guint32) (at - text));
  }
  return LEAF_NATIVE_DONE;
}

static gboolean
say_text (LeafMachine *m, LeafValue text)
{
  const char *characters = leaf_text_characters (m, text);

  if (text.bits < 0 && leaf_block_length (&m->heap, (guint32) -text.bits) > LONG_TEXT) {
    leaf_push_value (m, text);
    leaf_enter_native (m, LEAF_NATIVE_say_long_text, 1, 0);
    return TRUE;
  }
  if (characters != NULL) {
    leaf_print (m, characters);
    return FALSE;
  }
  leaf_paragraph_content (m); /* even if its substitutions print nothing */
  leaf_enter_chunk (m, LEAF_ROW (&m->image->texts, LeafImageText, (guint32) text.bits)->chunk.ix, 0, 0,
                    LEAF_ENTRY_SAID);
  return TRUE;
}

static gboolean
say_object (LeafMachine *m, LeafValue object)
{
  m->said_number = 1;
  if (object.bits == 0) { /* there are no rules, but as with any name, no outcome of an earlier rulebook remains */
    m->latest = (LeafLatestResult) { 0 };
    leaf_print (m, "nothing");
    return FALSE;
  }
  leaf_regard (m, object, 1);
  leaf_call_activity (m, m->facts->printing_the_name, leaf_object ((guint32) object.bits));
  return TRUE;
}

static gboolean
say_with_native (LeafMachine *m, LeafValue value, guint32 native)
{
  leaf_push_value (m, value);
  leaf_enter_native (m, native, 1, 0);
  return TRUE;
}

gboolean
leaf_say_value (LeafMachine *m, LeafValue value)
{
  g_autofree char *characters = NULL;

  switch (value.kind) {
  case LEAF_KIND_NUMBER:
    m->said_number = value.bits;
    leaf_print_number (m, value.bits);
    return FALSE;
  case LEAF_KIND_TEXT: return say_text (m, value);
  case LEAF_KIND_STORED_ACTION: return say_with_native (m, value, LEAF_NATIVE_say_action);
  default: break;
  }
  if (leaf_is_object_kind (m, value.kind))
    return say_object (m, value);
  if (leaf_constructor_of (m, value.kind) == LEAF_KIND_LIST)
    return say_with_native (m, value, LEAF_NATIVE_say_list);
  if (value.kind == LEAF_KIND_SNIPPET)
    return say_with_native (m, value, LEAF_NATIVE_say_snippet);
  characters = leaf_value_to_string (m, value);
  leaf_print (m, characters);
  return FALSE;
}

/* Prints `value` as its kind requires. Pushes a frame only if that needs one; the caller is visited again in either
 * case. */
void
leaf_call_say (LeafMachine *m, LeafValue value)
{
  leaf_say_value (m, value);
}

/* --- verbs -------------------------------------------------------------------------------------------------------- */

LeafTense
leaf_tense_now (const LeafMachine *m)
{
  gint32 tense = leaf_variable (m, m->facts->tense_cell).bits;

  return tense >= LEAF_TENSE_PRESENT && tense <= LEAF_TENSE_FUTURE ? (LeafTense) tense : LEAF_TENSE_PRESENT;
}

static LeafPerson
viewpoint (const LeafMachine *m)
{
  gint32 person = leaf_variable (m, m->facts->viewpoint_cell).bits;

  return person >= LEAF_PERSON_1S && person <= LEAF_PERSON_3P ? (LeafPerson) person : LEAF_PERSON_2S;
}

LeafPerson
leaf_person_named (const LeafMachine *m)
{
  guint32 object = (guint32) leaf_variable (m, m->facts->named_cell).bits;

  if (object != 0 && object == leaf_player (m))
    return viewpoint (m);
  if (m->named_count >= 2 || (object != 0 && leaf_has ((LeafMachine *) m, object, m->facts->plural_named)))
    return LEAF_PERSON_3P;
  return LEAF_PERSON_3S;
}

void
leaf_say_conjugated (LeafMachine *m, guint32 verb, guint32 governed, LeafTense tense, LeafPerson person,
                     gboolean negated)
{
  const LeafTable *verbs = &m->image->verbs;
  g_autofree char *words = NULL;

  if (!leaf_table_has_row (verbs, verb))
    return;
  if (governed != 0 && governed < verbs->n)
    words = leaf_english_conjugate_modal (&LEAF_ROW (verbs, LeafImageVerb, verb)->parts,
                                          &LEAF_ROW (verbs, LeafImageVerb, governed)->parts, tense, person, negated);
  else
    words = leaf_english_conjugate (&LEAF_ROW (verbs, LeafImageVerb, verb)->parts, tense, person, negated);
  leaf_print (m, words);
}

void
leaf_say_verb (LeafMachine *m, guint32 verb, guint32 flags)
{
  leaf_say_conjugated (m, verb, flags >> 1, leaf_tense_now (m), leaf_person_named (m), (flags & 1) != 0);
}

/* --- responses and captured output -------------------------------------------------------------------------------- */

/* A response goes through its activity, if the library has one. */
void
leaf_call_response (LeafMachine *m, guint32 response)
{
  leaf_push_value (m, LEAF_VALUE (RESPONSE, response));
  leaf_enter_native (m, LEAF_NATIVE_issue_response, 1, 0);
}

void
leaf_call_captured_say (LeafMachine *m, LeafValue value)
{
  leaf_push_value (m, value);
  leaf_enter_native (m, LEAF_NATIVE_say_value, 1, LEAF_FLAG_CAPTURES | LEAF_FLAG_GIVES);
}
