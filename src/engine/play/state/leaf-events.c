/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-events.c: the events of a play, in a buffer until they are drained.
 *
 * All events except printed text are counted, even if they are not recorded: the count names a moment, and must be the
 * same in a replay with another mask. Printed text is merged as long as it comes from the same instruction in the same
 * style. */

#include "leaf-parser-state.h"
#include "leaf-events.h"
#include "leaf-frames.h"
#include "leaf-rule-changes.h"

#include <string.h>

/* --- places ------------------------------------------------------------------------------------------------------- */

static LeafPlace
place_of_words (const LeafMachine *m, LeafWording words)
{
  LeafSpan span = leaf_image_span (m->image, words);

  return (LeafPlace) { span.source, span.start, span.end };
}

LeafPlace
leaf_place_of_instruction (const LeafMachine *m, guint32 instruction)
{
  if (instruction == 0 || instruction >= m->image->n_code)
    return (LeafPlace) { 0 };
  return place_of_words (m, m->image->wordings[instruction]);
}

LeafPlace
leaf_place_of_rule (const LeafMachine *m, guint32 rule)
{
  if (!leaf_table_has_row (&m->image->rules, rule))
    return (LeafPlace) { 0 };
  return place_of_words (m, LEAF_ROW (&m->image->rules, LeafImageRule, rule)->wording);
}

guint32
leaf_innermost_rule (const LeafMachine *m)
{
  for (guint32 i = m->n_frames; i-- > 0;)
    if (m->frames[i].rule != 0)
      return m->frames[i].rule;
  return 0;
}

/* The instruction that the frame ran last; 0 if it is no frame of code. */
static guint32
instruction_of (const LeafFrame *frame)
{
  return frame->sort == LEAF_FRAME_CODE && frame->at > 0 ? frame->at - 1 : 0;
}

/* The current instruction: that of the innermost frame of code. */
static guint32
current_instruction (const LeafMachine *m)
{
  for (guint32 i = m->n_frames; i-- > 0;)
    if (m->frames[i].sort == LEAF_FRAME_CODE)
      return instruction_of (&m->frames[i]);
  return 0;
}

/* The same in the story's own code, below the library's code that it called; 0 if there is none. */
guint32
leaf_innermost_story_instruction (const LeafMachine *m)
{
  for (guint32 i = m->n_frames; i-- > 0;) {
    guint32 at = instruction_of (&m->frames[i]);
    LeafWording words = m->image->wordings[at]; /* instruction 0 has none */

    if (leaf_image_span (m->image, words).source != 0 && !leaf_image_word_is_library (m->image, words.first))
      return at;
  }
  return 0;
}

LeafPlace
leaf_place_now (const LeafMachine *m)
{
  return leaf_place_of_instruction (m, current_instruction (m));
}

/* --- counting ----------------------------------------------------------------------------------------------------- */

static void
stop_at_target (LeafMachine *m)
{
  if (m->target == 0 || m->n_events < m->target || m->stop.cause != LEAF_STOP_NONE)
    return;
  m->stop.cause = LEAF_STOP_STEP_DONE;
  m->place = leaf_place_now (m); /* not the place where a statement last began */
}

static void
count (LeafMachine *m)
{
  m->n_events++;
  stop_at_target (m);
}

LeafRawEvent *
leaf_event_add (LeafMachine *m, LeafEventSort sort)
{
  LeafRawEvent raw = { .event = { .sort = sort, .depth = m->n_frames, .number = m->n_events } };

  g_array_append_val (m->events, raw);
  return &g_array_index (m->events, LeafRawEvent, m->events->len - 1);
}

static void
put_text (LeafMachine *m, LeafRawEvent *raw, const char *text, gsize length)
{
  if (raw->length == 0)
    raw->text = (guint32) m->event_text->len;
  g_string_append_len (m->event_text, text, (gssize) length);
  raw->length += (guint32) length;
}

static void
stop_at_mark (LeafMachine *m, LeafEventSort sort, guint32 rule, guint32 rulebook)
{
  gboolean is_counted_to
      = m->target != 0 && m->stop.cause == LEAF_STOP_STEP_DONE; /* a stop here for another reason does not count */

  if (m->stop.cause != LEAF_STOP_NONE && !is_counted_to)
    return;
  if (sort == LEAF_EVENT_RULEBOOK_BEGUN && m->book_marks != NULL && m->book_marks[rulebook]) {
    m->stop.cause = LEAF_STOP_BREAKPOINT;
    m->stopped_at_book = rulebook;
  }
  if (sort != LEAF_EVENT_RULE_BEGUN)
    return;
  if (m->rule_marks != NULL && m->rule_marks[rule])
    m->stop.cause = LEAF_STOP_BREAKPOINT;
  else if (m->step == LEAF_STEP_NEXT_RULE) {
    m->step = LEAF_STEP_NONE;
    m->stop.cause = LEAF_STOP_STEP_DONE;
  }
  if (m->stop.cause != LEAF_STOP_NONE)
    m->place = leaf_place_of_rule (m, rule);
}

/* Is an activity running whose rules are too many to be of interest (names, responses, details of lists), or is a
 * text being made that nobody has printed yet? */
static gboolean
is_hidden (const LeafMachine *m)
{
  if (m->capturing > 0)
    return TRUE;
  for (guint32 i = 0; i < m->n_owners; i++)
    if (m->owners[i].owner == LEAF_OWNER_ACTIVITY
        && LEAF_ROW (&m->image->activities, LeafImageActivity, m->owners[i].id)->is_hidden)
      return TRUE;
  return FALSE;
}

/* The number of rules and rulebooks around one that has a frame of its own. */
static guint32
level_of (const LeafMachine *m, guint32 rule, guint32 rulebook)
{
  guint32 n = m->n_frames, level = 0;
  const LeafFrame *own = n > 0 ? &m->frames[n - 1] : NULL;

  if (own != NULL && (rule != 0 ? own->rule == rule : own->sort == LEAF_FRAME_RULEBOOK && own->of == rulebook))
    n--;
  for (guint32 i = 0; i < n; i++)
    level += m->frames[i].sort == LEAF_FRAME_RULEBOOK
             || (m->frames[i].rule != 0 && m->frames[i].after != LEAF_AFTER_STAND_IN);
  return level;
}

/* The effect of a sentence on the rule of the innermost frame, which ends. */
static LeafChanged
changed_how (const LeafMachine *m)
{
  const LeafFrame *frame = leaf_machine_frame ((LeafMachine *) m);

  if (!(frame->flags & LEAF_FLAG_CHANGED))
    return LEAF_CHANGED_NOT;
  /* LEAF_OP_CHANGED */
  return m->image->code[frame->at - 1].a != 0 ? LEAF_CHANGED_SUBSTITUTED : LEAF_CHANGED_DOES_NOTHING;
}

static gboolean
is_silent_alone (const LeafMachine *m, guint32 rule, guint32 rulebook)
{
  return rule != 0 && rulebook == 0 && LEAF_IMAGE_RULE (m->image, rule)->is_silent_alone;
}

static LeafEvent
describe (const LeafMachine *m, LeafEventSort sort, guint32 rule, guint32 rulebook, LeafEntry entry,
          LeafOutcome outcome)
{
  gboolean is_book = sort == LEAF_EVENT_RULEBOOK_BEGUN || sort == LEAF_EVENT_RULEBOOK_ENDED;
  LeafChanged changed = sort == LEAF_EVENT_RULE_ENDED ? changed_how (m) : LEAF_CHANGED_NOT;

  return (LeafEvent) {
    .number = m->n_events,
    .changed = changed,
    .change = changed != LEAF_CHANGED_NOT ? leaf_place_now (m) : (LeafPlace) { 0 },
    .action = sort == LEAF_EVENT_RULEBOOK_BEGUN ? m->action.action : 0,
    .sort = sort,
    .rule = rule,
    .rulebook = rulebook,
    .entry = entry,
    .outcome = outcome,
    .style = (guint32) is_hidden (m) | (is_silent_alone (m, rule, rulebook) ? 2 : 0),
    .depth = m->n_frames,
    .applied = sort == LEAF_EVENT_RULE_ENDED && (leaf_machine_frame (m)->flags & LEAF_FLAG_APPLIES) != 0,
    .level = level_of (m, is_book ? 0 : rule, rulebook),
    .place = leaf_place_of_rule (m, rule),
  };
}

/* Adds the event for the client of the play, and prints it for the player after the command RULES. */
static void
tell (LeafMachine *m, LeafEvent event, LeafOverrideInfo treated)
{
  event.treated = treated.treated;
  event.other_rule = treated.other_rule;
  event.other_rulebook = treated.other_rulebook;
  event.treated_by = treated.by;
  if (m->wanted & LEAF_WANT_RULES)
    leaf_event_add (m, event.sort)->event = event;
  if (m->capturing == 0 && leaf_parser_reports (m, LEAF_REPORTED_RULES))
    m->host->print_rule_event (m, &event);
}

void
leaf_machine_update_listeners (LeafMachine *m)
{
  m->has_listeners = m->target != 0 || m->rule_marks != NULL || m->book_marks != NULL || m->step == LEAF_STEP_NEXT_RULE
                     || (m->wanted & LEAF_WANT_RULES) != 0 || leaf_parser_reports (m, LEAF_REPORTED_RULES);
}

static gboolean
is_reported (const LeafMachine *m)
{
  return (m->wanted & LEAF_WANT_RULES) != 0 || (m->capturing == 0 && leaf_parser_reports (m, LEAF_REPORTED_RULES));
}

void
leaf_event_to_listeners (LeafMachine *m, LeafEventSort sort, guint32 rule, guint32 rulebook, LeafEntry entry,
                         LeafOutcome outcome)
{
  stop_at_target (m);
  if (m->rule_marks != NULL || m->book_marks != NULL || m->step == LEAF_STEP_NEXT_RULE)
    stop_at_mark (m, sort, rule, rulebook);
  if (is_reported (m))
    tell (m, describe (m, sort, rule, rulebook, entry, outcome),
          m->n_changes > 0 ? leaf_rule_override (m, sort, rule, rulebook) : (LeafOverrideInfo) { 0 });
}

void
leaf_event_passed (LeafMachine *m, LeafValue what, guint32 rulebook, LeafEntry entry, LeafOverrideInfo treated)
{
  guint32 rule = what.kind == LEAF_KIND_RULE ? (guint32) what.bits : 0;

  count (m);
  if (is_reported (m))
    tell (m,
          describe (m, LEAF_EVENT_RULE_PASSED, rule, rule != 0 ? rulebook : (guint32) what.bits, entry,
                    LEAF_OUTCOME_NONE),
          treated);
}

void
leaf_event_text (LeafMachine *m, LeafEventSort sort, guint32 want, const char *text, LeafOutcome outcome)
{
  LeafRawEvent *raw;

  count (m);
  if (want != 0 && !(m->wanted & want))
    return;
  raw = leaf_event_add (m, sort);
  raw->event.rule = leaf_innermost_rule (m);
  raw->event.outcome = outcome;
  raw->event.action = sort == LEAF_EVENT_ACTION_BEGUN ? m->action.action : 0;
  raw->event.place = leaf_place_of_instruction (m, current_instruction (m));
  if (text != NULL)
    put_text (m, raw, text, strlen (text));
}

void
leaf_event_message (LeafMachine *m, LeafEventSort sort, const LeafMessageFragment *message)
{
  g_autofree char *words = leaf_message_fragment_words (message, NULL, NULL);
  LeafMessageFragment *kept = leaf_message_fragment_ref (message);

  leaf_event_text (m, sort, 0, words, LEAF_OUTCOME_NONE);
  g_array_index (m->events, LeafRawEvent, m->events->len - 1).event.message = kept;
  if (m->event_messages == NULL)
    m->event_messages = g_ptr_array_new_with_free_func ((GDestroyNotify) leaf_message_fragment_unref);
  g_ptr_array_add (m->event_messages, kept);
}

void
leaf_events_init (LeafMachine *m)
{
  m->events = g_array_new (FALSE, TRUE, sizeof (LeafRawEvent));
  m->event_text = g_string_new (NULL);
  m->event_messages = NULL;
}

void
leaf_events_clear (LeafMachine *m)
{
  g_array_set_size (m->events, 0);
  g_string_truncate (m->event_text, 0);
  if (m->event_messages != NULL)
    g_ptr_array_set_size (m->event_messages, 0);
}

void
leaf_event_input (LeafMachine *m, LeafInputSort sort, const char *text)
{
  leaf_event_text (m, LEAF_EVENT_COMMAND, 0, text, LEAF_OUTCOME_NONE);
  g_array_index (m->events, LeafRawEvent, m->events->len - 1).event.input = sort;
}

void
leaf_event_frame (LeafMachine *m, LeafEventSort sort, guint32 phrase, const char *title, LeafPlace place)
{
  LeafRawEvent *raw = leaf_event_add (m, sort);

  raw->event.rule = leaf_innermost_rule (m);
  raw->event.phrase = phrase;
  raw->event.style = is_hidden (m);
  raw->event.place = place;
  put_text (m, raw, title, strlen (title));
}

/* --- printed text ------------------------------------------------------------------------------------------------- */

void
leaf_event_printed (LeafMachine *m, const char *characters, gsize length, guint32 effect)
{
  guint32 instruction = current_instruction (m);
  LeafRawEvent *raw;

  if (!(m->wanted & LEAF_WANT_TEXT))
    return;
  if (m->events->len > 0) {
    raw = &g_array_index (m->events, LeafRawEvent, m->events->len - 1);
    if (raw->event.sort == LEAF_EVENT_TEXT && effect == 0 && raw->event.effect == 0 && raw->event.style == m->style
        && raw->event.letters == m->letters && raw->event.background == m->background && raw->event.link == m->link
        && raw->instruction == instruction && raw->text + raw->length == m->event_text->len) {
      put_text (m, raw, characters, length);
      return;
    }
  }
  raw = leaf_event_add (m, LEAF_EVENT_TEXT);
  raw->instruction = instruction;
  raw->event.style = m->style;
  raw->event.letters = m->letters;
  raw->event.background = m->background;
  raw->event.link = m->link;
  raw->event.effect = effect;
  raw->event.rule = leaf_innermost_rule (m);
  raw->event.place = leaf_place_of_instruction (m, instruction);
  put_text (m, raw, characters, length);
}

void
leaf_events_place_texts (LeafMachine *m, guint from, LeafWording words)
{
  for (guint i = from; i < m->events->len; i++) {
    LeafRawEvent *raw = &g_array_index (m->events, LeafRawEvent, i);

    if (raw->event.sort == LEAF_EVENT_TEXT)
      raw->event.place = place_of_words (m, words);
  }
}
