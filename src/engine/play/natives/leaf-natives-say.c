/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-natives-say.c: prints values and names: articles, lists, actions, responses, breaks and styles. */

#include "leaf-activities.h"
#include "leaf-events.h"
#include "leaf-faults.h"
#include "leaf-frames.h"
#include "leaf-marks.h"
#include "leaf-turn-record.h"
#include "leaf-paragraph.h"
#include "leaf-print.h"
#include "leaf-properties.h"
#include "leaf-say.h"
#include "leaf-stored-actions.h"
#include "leaf-value-format.h"
#include "leaf-values.h"

#include <string.h>

#define NATIVE(name) LeafNativeStatus leaf_native_##name (LeafMachine *m, const LeafValue *args, LeafValue *result)

/* --- values ------------------------------------------------------------------------------------------------------- */

/* Prints the value as its kind requires, in a frame of its own, so that it can be captured. */
NATIVE (say_value)
{
  if (leaf_native_begins (m)) {
    if (leaf_say_value (m, args[0]))
      return LEAF_NATIVE_CALLED;
  }
  return LEAF_NATIVE_DONE;
}

/* Compares two texts. Each is expanded first, without advancing its alternatives. */
NATIVE (compare_texts)
{
  guint32 phase = leaf_native_phase (m);
  LeafValue text;

  if (phase == 1 || phase == 2) {
    text = m->returned;
    *leaf_native_cell (m, phase - 1) = text;
  }
  leaf_native_set_phase (m, phase + 1);
  if (phase == 0)
    m->comparing++;
  if (phase < 2) {
    leaf_call_text (m, m->stack[leaf_machine_frame (m)->slots + phase]);
    return LEAF_NATIVE_CALLED;
  }
  {
    LeafValue a = *leaf_native_cell (m, 0), b = *leaf_native_cell (m, 1);
    guint32 comparison = (guint32) m->stack[leaf_machine_frame (m)->slots + 2].bits;

    m->comparing--;
    *result = LEAF_VALUE (TRUTH_STATE, leaf_comparison_holds (comparison, leaf_value_compare (m, a, b)));
  }
  return LEAF_NATIVE_DONE;
}

/* --- responses ---------------------------------------------------------------------------------------------------- */

/* Recorded for leaf-diagnose.c. */
static void
note_response (LeafMachine *m, guint32 id)
{
  LeafResponseRecord record = { id, m->event_text->len, G_MAXSIZE, m->captured->len, NULL };

  if (m->record != NULL)
    g_array_append_val (m->record->responses, record);
}

static void
note_response_over (LeafMachine *m, guint32 id)
{
  for (guint i = m->record != NULL ? m->record->responses->len : 0; i > 0; i--) {
    LeafResponseRecord *record = &g_array_index (m->record->responses, LeafResponseRecord, i - 1);

    if (record->response == id && record->to == G_MAXSIZE) {
      record->to = m->event_text->len;
      if (m->capturing > 0 && record->first <= m->captured->len)
        record->captured = g_strdup (m->captured->str + record->first);
      return;
    }
  }
}

/* Cells: the noun named before, and its grammatical number. */
NATIVE (issue_response)
{
  LeafValue response = args[0];

  if (leaf_native_begins (m)) {
    note_response (m, (guint32) response.bits);
    leaf_mark (m, leaf_mark_first_response (m->image) + (guint32) response.bits);
    *leaf_native_cell (m, 0) = leaf_variable (m, m->facts->named_cell);
    *leaf_native_cell (m, 1) = LEAF_VALUE (NUMBER, m->named_count);
    leaf_regard (m, leaf_object (0), 1);
    m->said_number = 1;
    leaf_call_activity (m, m->facts->issuing_the_response_text, response);
    return LEAF_NATIVE_CALLED;
  }
  note_response_over (m, (guint32) response.bits);
  leaf_regard (m, *leaf_native_cell (m, 0), (guint32) leaf_native_cell (m, 1)->bits);
  m->said_number = 1;
  return LEAF_NATIVE_DONE;
}

NATIVE (reply)
{
  guint32 id = (guint32) args[0].bits;

  if (!leaf_table_has_row (&m->image->responses, id))
    return LEAF_NATIVE_DONE;
  if (leaf_native_begins (m)) {
    leaf_paragraph_begin (m);
    leaf_paragraph_content (m);
    leaf_call_response (m, id);
    return LEAF_NATIVE_CALLED;
  }
  if (LEAF_ROW (&m->image->responses, LeafImageResponse, id)->ends_line)
    leaf_print_line (m);
  return LEAF_NATIVE_DONE;
}

static LeafValue
text_of_response (LeafMachine *m, guint32 id)
{
  const LeafImageResponse *response;

  if (!leaf_table_has_row (&m->image->responses, id))
    return LEAF_VALUE (TEXT, 0);
  response = LEAF_ROW (&m->image->responses, LeafImageResponse, id);
  {
    LeafValue now = leaf_variable (m, leaf_cell_of_extra (m, response->cell));

    if (now.kind == LEAF_KIND_TEXT)
      return now;
  }
  return LEAF_VALUE (TEXT, response->text);
}

/* The response text of a rule may use the rule's locals: it gets those of the rule's innermost frame. If it is printed
 * from elsewhere while the rule is not running, they have their default values. */
static void
enter_with_locals (LeafMachine *m, LeafValue text, guint32 rule)
{
  const LeafFrame *of_rule = NULL;
  guint32 chunk = LEAF_ROW (&m->image->texts, LeafImageText, (guint32) text.bits)->chunk.ix, n;

  for (guint32 i = m->n_frames; i > 0 && of_rule == NULL; i--)
    if (m->frames[i - 1].sort == LEAF_FRAME_CODE && m->frames[i - 1].rule == rule)
      of_rule = &m->frames[i - 1];
  if (of_rule == NULL) {
    leaf_enter_chunk (m, chunk, 0, 0, LEAF_ENTRY_SAID);
    return;
  }
  n = MIN (LEAF_ROW (&m->image->chunks, LeafImageChunk, of_rule->of)->n_slots,
           LEAF_ROW (&m->image->chunks, LeafImageChunk, chunk)->n_slots);
  {
    guint32 from = of_rule->slots, to;

    leaf_enter_chunk (m, chunk, 0, 0, LEAF_ENTRY_SAID);
    to = leaf_machine_frame (m)->slots;
    for (guint32 i = 0; i < n; i++)
      m->stack[to + i] = m->stack[from + i];
  }
}

/* A plain text has no code, and so no place of its own. Its place is that of the response's words, even if a sentence
 * replaced them. */
static void
place_response (LeafMachine *m, const LeafImageResponse *response, LeafValue text, guint from)
{
  if (response != NULL && response->word != 0 && (guint32) text.bits == response->text)
    leaf_events_place_texts (m, from, (LeafWording) { response->word, response->word + 1 });
}

static gboolean
has_locals (const LeafMachine *m, LeafValue text)
{
  const LeafImageText *row = LEAF_ROW (&m->image->texts, LeafImageText, text.bits > 0 ? (guint32) text.bits : 0);

  return row->has_locals && LEAF_IS (row->chunk);
}

/* The body of the standard issuing rule, whose parameter is the response. */
NATIVE (say_response)
{
  guint32 id = (guint32) m->parameter.bits;
  guint first = m->events->len;
  LeafValue text;

  if (!leaf_native_begins (m))
    return LEAF_NATIVE_DONE;
  leaf_regard (m, leaf_object (0), 1);
  text = text_of_response (m, id);
  if (!has_locals (m, text)) {
    gboolean called = leaf_say_value (m, text);

    place_response (
        m, id != 0 && id < m->image->responses.n ? LEAF_ROW (&m->image->responses, LeafImageResponse, id) : NULL, text,
        first);
    return called ? LEAF_NATIVE_CALLED : LEAF_NATIVE_DONE;
  }
  enter_with_locals (m, text, LEAF_ROW (&m->image->responses, LeafImageResponse, id)->rule.ix);
  return LEAF_NATIVE_CALLED;
}

/* --- articles ----------------------------------------------------------------------------------------------------- */

/* Prints an object with "the", in the name of an action. The name is captured first, because a proper name has no
 * article. */
NATIVE (say_the)
{
  guint32 instance = leaf_instance_in (m, args[0]);
  const char *name;

  if (leaf_native_begins (m)) {
    if (m->capturing == 0) /* text printed by rules is recorded, whatever it is used for */
      leaf_paragraph_begin (m);
    leaf_call_captured_say (m, args[0]);
    return LEAF_NATIVE_CALLED;
  }
  name = leaf_text_characters (m, m->returned);
  if (!leaf_has (m, instance, m->facts->proper_named))
    leaf_print (m, "the ");
  leaf_print (m, name != NULL ? name : "");
  return LEAF_NATIVE_DONE;
}

/* --- lists and actions -------------------------------------------------------------------------------------------- */

static void
say_entry (LeafMachine *m, LeafValue entry)
{
  if (leaf_constructor_of (m, entry.kind) == LEAF_KIND_LIST)
    leaf_call_native (m, LEAF_NATIVE_say_list_braces, 1, &entry);
  else
    leaf_say_value (m, entry);
}

static void
say_between (LeafMachine *m, guint32 at, guint32 n, gboolean serial)
{
  if (at == 0)
    return;
  if (at + 1 < n)
    leaf_print (m, ", ");
  else
    leaf_print (m, serial && n > 2 ? ", and " : " and ");
}

/* Phase: the next entry to print. */
static LeafNativeStatus
say_list (LeafMachine *m, LeafValue list, gboolean in_braces)
{
  guint32 at = leaf_native_phase (m), n;
  const LeafValue *values = leaf_block_values (&m->heap, (guint32) list.bits, &n);

  if (n == 0 && !in_braces) { /* only a description that nothing matches prints "nothing" */
    m->named_count = 0;
    return LEAF_NATIVE_DONE;
  }
  if (in_braces) {
    if (at == 0)
      leaf_print (m, "{");
    if (at > 0 && at <= n && values[at - 1].kind == LEAF_KIND_TEXT)
      leaf_print (m, "\"");
    if (at >= n) {
      leaf_print (m, "}");
      m->named_count = n;
      return LEAF_NATIVE_DONE;
    }
    if (at > 0)
      leaf_print (m, ", ");
    if (values[at].kind == LEAF_KIND_TEXT)
      leaf_print (m, "\"");
  } else {
    if (at >= n) {
      m->said_number = 1; /* as the number of objects, whatever numbers the list contained */
      m->named_count = n;
      return LEAF_NATIVE_DONE;
    }
    say_between (m, at, n, m->facts->serial_comma);
  }
  leaf_native_set_phase (m, at + 1);
  say_entry (m, values[at]);
  return LEAF_NATIVE_CALLED;
}

NATIVE (say_list)
{
  return say_list (m, args[0], FALSE);
}
NATIVE (say_list_braces)
{
  return say_list (m, args[0], TRUE);
}

/* A stored action, "Bob putting the hat on the box". Phases: 0 the actor, if it is not the player; 1 the action's name
 * up to "it", or all of it, and the noun; 2 the rest of the name, and the second noun. */
NATIVE (say_action)
{
  LeafActionState action;
  guint32 phase = leaf_native_phase (m);
  LeafValue noun = LEAF_NO_VALUE;

  if (!leaf_stored_action (m, args[0], &action))
    return LEAF_NATIVE_DONE;
  {
    const char *name = LEAF_ROW (&m->image->actions, LeafImageAction, action.action)->name;
    const char *it = leaf_action_name_find_it (name);

    leaf_native_set_phase (m, phase + 1);
    switch (phase) {
    case 0:
      if (!leaf_action_is_of_another (m, &action))
        return LEAF_NATIVE_CALLED;
      if (action.requester.bits != 0)
        leaf_print (m, "asking ");
      leaf_paragraph_begin (m);
      leaf_call_native (m, LEAF_NATIVE_say_the, 1, &action.actor);
      return LEAF_NATIVE_CALLED;
    case 1: {
      g_autofree char *begin = it != NULL ? g_strndup (name, (gsize) (it - name)) : g_strdup (name);

      if (leaf_action_is_of_another (m, &action))
        leaf_print (m, action.requester.bits != 0 ? " to try " : " ");
      leaf_print (m, begin);
      noun = action.noun;
      break;
    }
    case 2:
      if (it == NULL)
        return LEAF_NATIVE_CALLED;
      leaf_print (m, it + 3);
      noun = action.second;
      break;
    default: return LEAF_NATIVE_DONE;
    }
  }
  if (noun.kind == 0
      /* remaining from what it was tried in */
      || LEAF_ROW (&m->image->actions, LeafImageAction, action.action)->n_nouns < phase)
    return LEAF_NATIVE_CALLED;
  leaf_print (m, " ");
  if (noun.kind == LEAF_KIND_OBJECT && noun.bits == 0) {
    leaf_print (m, "nothing");
    return LEAF_NATIVE_CALLED;
  }
  if (noun.kind == LEAF_KIND_OBJECT) /* names are printed as text, even for showme */
    leaf_paragraph_begin (m);
  if (noun.kind == LEAF_KIND_OBJECT && !leaf_is_kind (m, (guint32) noun.bits, LEAF_KIND_DIRECTION)) {
    leaf_call_native (m, LEAF_NATIVE_say_the, 1, &noun);
  } else if (noun.kind == LEAF_KIND_SNIPPET || noun.kind == LEAF_KIND_TOPIC || noun.kind == LEAF_KIND_TEXT) {
    g_autofree char *words = leaf_value_to_string (m, noun);
    g_autofree char *quoted = g_strdup_printf ("\"%s\"", words);

    leaf_print (m, quoted);
  } else
    leaf_say_value (m, noun);
  return LEAF_NATIVE_CALLED;
}

/* --- numbers ------------------------------------------------------------------------------------------------------ */

NATIVE (say_in_words)
{
  g_autofree char *words = leaf_english_number_in_words (args[0].bits);

  m->said_number = args[0].bits;
  leaf_print (m, words);
  return LEAF_NATIVE_DONE;
}

NATIVE (say_plural_s)
{
  if (m->said_number != 1)
    leaf_print (m, "s");
  return LEAF_NATIVE_DONE;
}

/* Prints at least `least` digits. Base 10 without a minimum is signed; all others are unsigned. */
static void
print_in_base (LeafMachine *m, gint32 number, gint32 base, gint32 least)
{
  char digits[160];
  guint32 rest = (guint32) number;
  gsize at = sizeof digits;

  if (base < 2 || base > 36) { /* there are no digits for it */
    leaf_print_format (m, "(%d in base %d)", number, base);
    return;
  }
  least = CLAMP (least, 0, 100);
  if (base == 10 && least == 0) {
    leaf_print_number (m, number);
    return;
  }
  digits[--at] = '\0';
  do {
    guint32 digit = rest % (guint32) base;

    digits[--at] = (char) (digit < 10 ? '0' + digit : 'A' + digit - 10);
    rest /= (guint32) base;
    least--;
  } while (rest != 0);
  while (least-- > 0)
    digits[--at] = '0';
  leaf_print (m, digits + at);
}

/* clang-format off */
NATIVE (say_hexadecimal) { print_in_base (m, args[0].bits, 16, 0); return LEAF_NATIVE_DONE; }
NATIVE (say_decimal) { print_in_base (m, args[0].bits, 10, 0); return LEAF_NATIVE_DONE; }
NATIVE (say_octal) { print_in_base (m, args[0].bits, 8, 0); return LEAF_NATIVE_DONE; }
NATIVE (say_binary) { print_in_base (m, args[0].bits, 2, 0); return LEAF_NATIVE_DONE; }
NATIVE (say_unsigned) { print_in_base (m, args[0].bits, 10, 1); return LEAF_NATIVE_DONE; }
NATIVE (say_in_base) { print_in_base (m, args[0].bits, args[1].bits, 0); return LEAF_NATIVE_DONE; }
NATIVE (say_decimal_digits) { print_in_base (m, args[0].bits, 10, MAX (args[1].bits, 1)); return LEAF_NATIVE_DONE; }
NATIVE (say_hexadecimal_digits) { print_in_base (m, args[0].bits, 16, args[1].bits); return LEAF_NATIVE_DONE; }
NATIVE (say_octal_digits) { print_in_base (m, args[0].bits, 8, args[1].bits); return LEAF_NATIVE_DONE; }
NATIVE (say_binary_digits) { print_in_base (m, args[0].bits, 2, args[1].bits); return LEAF_NATIVE_DONE; }
NATIVE (say_base_digits) { print_in_base (m, args[0].bits, args[2].bits, args[1].bits); return LEAF_NATIVE_DONE; }
/* clang-format on */

/* --- characters, line breaks, type styles ------------------------------------------------------------------------- */

/* clang-format off */
NATIVE (say_bracket) { leaf_print (m, "["); return LEAF_NATIVE_DONE; }
NATIVE (say_close_bracket) { leaf_print (m, "]"); return LEAF_NATIVE_DONE; }
NATIVE (say_apostrophe) { leaf_print (m, "'"); return LEAF_NATIVE_DONE; }
NATIVE (say_quotation_mark) { leaf_print (m, "\""); return LEAF_NATIVE_DONE; }
NATIVE (say_line_break) { leaf_print_line (m); return LEAF_NATIVE_DONE; }
NATIVE (divide_paragraph) { leaf_paragraph_divide (m); return LEAF_NATIVE_DONE; }
/* clang-format on */

NATIVE (character_of_number)
{
  gint32 number = args[0].bits;

  if (number < 1 || !g_unichar_validate ((gunichar) number)) {
    leaf_fault (m, N_ ("no character has the number %1"), LEAF_DIGITS (number), NULL);
    number = ' ';
  }
  *result = LEAF_VALUE (UNICODE, number);
  return LEAF_NATIVE_DONE;
}

NATIVE (say_paragraph_break)
{
  leaf_paragraph_divide (m);
  leaf_print_line (m);
  return LEAF_NATIVE_DONE;
}

/* clang-format off */
NATIVE (run_paragraph_on) { leaf_paragraph_run_on (m); return LEAF_NATIVE_DONE; }
NATIVE (look_spacing) { leaf_paragraph_look_spacing (m); return LEAF_NATIVE_DONE; }
NATIVE (clarification_break) { leaf_paragraph_clarify (m); return LEAF_NATIVE_DONE; }
NATIVE (going_break) { leaf_paragraph_going_look (m); return LEAF_NATIVE_DONE; }
NATIVE (paragraph_is_pending) { *result = LEAF_VALUE (TRUTH_STATE, m->paragraph.pending); return LEAF_NATIVE_DONE; }
NATIVE (paragraph_state) { *result = LEAF_VALUE (NUMBER, leaf_paragraph_keep (m)); return LEAF_NATIVE_DONE; }
NATIVE (set_paragraph_state) { leaf_paragraph_restore (m, (guint32) args[0].bits); return LEAF_NATIVE_DONE; }
/* clang-format on */

NATIVE (print_description)
{
  if (leaf_native_begins (m)) {
    const LeafValue *cell = leaf_property_cell (m, leaf_instance_in (m, args[0]), m->facts->description);
    const char *characters = cell != NULL && cell->kind == LEAF_KIND_TEXT ? leaf_text_characters (m, *cell) : "";

    if (characters != NULL && *characters == '\0')
      return LEAF_NATIVE_DONE;
    m->self = args[0];
    leaf_paragraph_begin (m); /* so that a break at the beginning of the text ends the heading */
    if (leaf_say_value (m, *cell))
      return LEAF_NATIVE_CALLED;
  }
  leaf_paragraph_begin (m);
  leaf_print_line (m);
  leaf_paragraph_divide (m);
  return LEAF_NATIVE_DONE;
}

/* clang-format off */
NATIVE (allow_paragraphs) { m->paragraph.bits &= (guint8) ~LEAF_PARAGRAPH_NO_BOOK_BREAKS; return LEAF_NATIVE_DONE; }
NATIVE (hold_paragraphs) { m->paragraph.bits |= LEAF_PARAGRAPH_NO_BOOK_BREAKS; return LEAF_NATIVE_DONE; }
NATIVE (forget_paragraph) { m->paragraph.pending = 0; return LEAF_NATIVE_DONE; }
NATIVE (say_bold) { leaf_style (m, m->style | LEAF_TEXT_BOLD); return LEAF_NATIVE_DONE; }
NATIVE (say_italic) { leaf_style (m, m->style | LEAF_TEXT_ITALIC); return LEAF_NATIVE_DONE; }
NATIVE (say_roman) { leaf_style (m, m->style & (LEAF_TEXT_FIXED | LEAF_TEXT_REVERSE)); return LEAF_NATIVE_DONE; }
NATIVE (say_fixed) { leaf_style (m, m->style | LEAF_TEXT_FIXED); return LEAF_NATIVE_DONE; }
NATIVE (say_variable) { leaf_style (m, m->style & ~(guint32) LEAF_TEXT_FIXED); return LEAF_NATIVE_DONE; }
NATIVE (say_reverse) { leaf_style (m, m->style | LEAF_TEXT_REVERSE); return LEAF_NATIVE_DONE; }
NATIVE (say_reverse_off) { leaf_style (m, m->style & ~(guint32) LEAF_TEXT_REVERSE); return LEAF_NATIVE_DONE; }
NATIVE (say_default_colours) { m->letters = m->background = 0; return LEAF_NATIVE_DONE; }
/* clang-format on */

/* The bits of an RGB colour are 0xRRGGBB: three parts of 256 levels. */
NATIVE (say_letter_colour)
{
  m->letters = LEAF_COLOUR_GIVEN | (guint32) (args[0].bits & 0xFFFFFF);
  return LEAF_NATIVE_DONE;
}

NATIVE (say_background_colour)
{
  m->background = LEAF_COLOUR_GIVEN | (guint32) (args[0].bits & 0xFFFFFF);
  return LEAF_NATIVE_DONE;
}

/* --- verbs as values ---------------------------------------------------------------------------------------------- */

static const LeafImageVerb *
verb_row (const LeafMachine *m, LeafValue verb)
{
  guint32 id = leaf_table_has_row (&m->image->verbs, verb.bits) ? (guint32) verb.bits : 0;

  return LEAF_ROW (&m->image->verbs, LeafImageVerb, id);
}

static const LeafVerbParts *
parts_of (const LeafMachine *m, LeafValue verb)
{
  return &verb_row (m, verb)->parts;
}

static void
print_preposition (LeafMachine *m, LeafValue verb)
{
  const char *preposition = verb_row (m, verb)->preposition;

  if (preposition == NULL)
    return;
  leaf_print (m, " ");
  leaf_print (m, preposition);
}

/* "carried off", "carrying off": a part of the verb, with its preposition. */
static LeafNativeStatus
say_part (LeafMachine *m, LeafValue verb, const char *part)
{
  leaf_print (m, part);
  if (*part != '\0')
    print_preposition (m, verb);
  return LEAF_NATIVE_DONE;
}

static LeafNativeStatus
adapt (LeafMachine *m, LeafValue verb, gint32 tense, gint32 person, gboolean negated)
{
  leaf_say_conjugated (m, (guint32) verb.bits, 0, tense != 0 ? (LeafTense) tense : leaf_tense_now (m),
                       person != 0 ? (LeafPerson) person : leaf_person_named (m), negated);
  print_preposition (m, verb);
  return LEAF_NATIVE_DONE;
}

/* clang-format off */
NATIVE (say_adapted) { return adapt (m, args[0], 0, 0, FALSE); }
NATIVE (say_adapted_tense) { return adapt (m, args[0], args[1].bits, 0, FALSE); }
NATIVE (say_adapted_viewpoint) { return adapt (m, args[0], 0, args[1].bits, FALSE); }
NATIVE (say_adapted_both) { return adapt (m, args[0], args[1].bits, args[2].bits, FALSE); }
NATIVE (say_negated) { return adapt (m, args[0], 0, 0, TRUE); }
NATIVE (say_negated_tense) { return adapt (m, args[0], args[1].bits, 0, TRUE); }
NATIVE (say_negated_viewpoint) { return adapt (m, args[0], 0, args[1].bits, TRUE); }
NATIVE (say_negated_both) { return adapt (m, args[0], args[1].bits, args[2].bits, TRUE); }
NATIVE (say_infinitive) { return say_part (m, args[0], parts_of (m, args[0])->infinitive); }
NATIVE (say_past_participle) { return say_part (m, args[0], parts_of (m, args[0])->participle); }
NATIVE (say_present_participle) { return say_part (m, args[0], parts_of (m, args[0])->gerund); }
NATIVE (verb_is_modal) { *result = LEAF_VALUE (TRUTH_STATE, parts_of (m, args[0])->is_modal); return LEAF_NATIVE_DONE; }
/* clang-format on */

NATIVE (verb_is_meaningful)
{
  *result = LEAF_VALUE (TRUTH_STATE,
                        LEAF_IS (LEAF_ROW (&m->image->verbs, LeafImageVerb, (guint32) args[0].bits)->relation));
  return LEAF_NATIVE_DONE;
}

NATIVE (verb_meaning)
{
  *result = LEAF_VALUE (RELATION, LEAF_ROW (&m->image->verbs, LeafImageVerb, (guint32) args[0].bits)->relation.ix);
  return LEAF_NATIVE_DONE;
}
