/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-breakpoints.c: breakpoints with conditions, counts and messages; also running backwards to a breakpoint.
 *
 * Lines, rules and rulebooks are marks on instructions and rows, which cost nothing until they are reached. The others
 * look at events: the machine then runs from event to event, which is slow, and only if such a breakpoint is set. */

#include "leaf-command-input.h"
#include "leaf-condition.h"
#include "leaf-events.h"
#include "leaf-run.h"
#include "leaf-snapshot.h"
#include "leaf-play-private.h"
#include "leaf-state-edits.h"

#include <string.h>

#define BLANKS " \t\r\n"

typedef struct {
  LeafBreakpointSpec spec; /* its strings are owned */
  guint32 n_hits;
  LeafCompiledFragment *value, *condition; /* as last read, for the chunk that was innermost then */
  gboolean is_reported;                    /* it was said that its condition cannot be read */
  /* its event happened at the end of a slice, so it stops at the next event */
  gboolean is_due;
  char *was, *is;     /* CHANGE: the value before, and the current one */
  guint64 since;      /* ... the last event with the old value */
  gboolean is_traced; /* ... the cause of the change was searched for */
  LeafEvent by;       /* ... the statement that changed it; source 0 if none was found */
} Breakpoint;

static void
breakpoint_free (gpointer data)
{
  Breakpoint *breakpoint = data;

  if (breakpoint == NULL)
    return;
  g_free ((char *) breakpoint->spec.words);
  g_free ((char *) breakpoint->spec.condition);
  g_free ((char *) breakpoint->spec.log);
  leaf_compiled_fragment_free (breakpoint->value);
  leaf_compiled_fragment_free (breakpoint->condition);
  g_free (breakpoint->was);
  g_free (breakpoint->is);
  g_free (breakpoint);
}

static Breakpoint *
breakpoint_at (const LeafPlay *play, guint32 number)
{
  return play->breakpoints != NULL && number > 0 && number <= play->breakpoints->len
             ? play->breakpoints->pdata[number - 1]
             : NULL;
}

gboolean
leaf_play_has_breakpoints (const LeafPlay *play)
{
  for (guint i = 0; play->breakpoints != NULL && i < play->breakpoints->len; i++)
    if (play->breakpoints->pdata[i] != NULL)
      return TRUE;
  return FALSE;
}

void
leaf_breakpoints_free (LeafPlay *play)
{
  g_clear_pointer (&play->breakpoints, g_ptr_array_unref);
}

/* --- evaluating conditions and values ----------------------------------------------------------------------------- */

/* Compiles the words again only if another chunk is innermost, since its names differ. */
static LeafEvaluation
ask (LeafCompiledFragment **asked, const LeafMachine *m, const char *words, LeafMessageFragment **problem)
{
  guint32 frame = leaf_innermost_code (m);

  if (*asked == NULL || !leaf_compiled_fragment_fits (*asked, m, frame)) {
    LeafCompiledFragment *other = leaf_compiled_fragment_new (m, frame, words, FALSE, problem);

    if (other == NULL)
      return (LeafEvaluation) { 0 };
    leaf_compiled_fragment_free (*asked);
    *asked = other;
  }
  return leaf_compiled_fragment_run (*asked, m, frame);
}

/* A watched value is global, so it is compiled once, without the names of a frame. */
static char *
watched_value (Breakpoint *breakpoint, const LeafMachine *m, LeafMessageFragment **problem)
{
  g_auto (LeafEvaluation) found = { 0 };

  if (breakpoint->value == NULL)
    breakpoint->value = leaf_compiled_fragment_new (m, G_MAXUINT32, breakpoint->spec.words, FALSE, problem);
  if (breakpoint->value == NULL)
    return NULL;
  found = leaf_compiled_fragment_run (breakpoint->value, m, G_MAXUINT32);
  return g_steal_pointer (&found.value);
}

static gboolean
condition_holds (Breakpoint *breakpoint, const LeafMachine *m, LeafMessageFragment **problem)
{
  g_auto (LeafEvaluation) found = { 0 };

  if (breakpoint->spec.condition == NULL)
    return TRUE;
  found = ask (&breakpoint->condition, m, breakpoint->spec.condition, problem);
  return found.is_true;
}

/* Without this, a breakpoint whose condition can never be read would have no effect, and nobody would learn why. It is
 * reported once, as a condition may be readable at some of the places that the breakpoint stands for. */
static gboolean
reports_condition (Breakpoint *breakpoint, LeafMachine *m, const LeafMessageFragment *problem)
{
  g_autoptr (LeafMessageFragment) message = NULL;

  if (problem == NULL || breakpoint->condition != NULL || breakpoint->is_reported)
    return FALSE;
  breakpoint->is_reported = TRUE;
  message = leaf_message_fragment (N_ ("The condition '%1' of a breakpoint cannot be read here: %2"),
                                   breakpoint->spec.condition, problem, NULL);
  leaf_event_message (m, LEAF_EVENT_NOTICE, message);
  return TRUE;
}

/* "{the score} now": replaces expressions in braces by their values. */
static char *
log_words (const LeafPlay *play, const char *log)
{
  GString *out = g_string_new (NULL);

  while (*log != '\0') {
    const char *end = *log == '{' ? strchr (log, '}') : NULL;

    if (end == NULL) {
      g_string_append_c (out, *log++);
      continue;
    }
    {
      g_autofree char *words = g_strndup (log + 1, (gsize) (end - log - 1));
      g_auto (LeafEvaluation) found = leaf_play_evaluate (play, 0, words, FALSE);

      g_string_append (out, found.value != NULL ? found.value : "?");
    }
    log = end + 1;
  }
  return g_string_free (out, FALSE);
}

/* --- adding and removing ------------------------------------------------------------------------------------------ */

/* Sets or clears the mark of a breakpoint that has one. */
static gboolean
mark (LeafPlay *play, const LeafBreakpointSpec *spec, gboolean on)
{
  switch (spec->sort) {
  case LEAF_BREAKPOINT_LINE: return leaf_play_set_breakpoint_on_line (play, spec->source, spec->line, on);
  case LEAF_BREAKPOINT_RULE: return leaf_play_set_breakpoint_on_rule (play, spec->id, on);
  case LEAF_BREAKPOINT_RULEBOOK: return leaf_play_set_breakpoint_on_rulebook (play, spec->id, on);
  case LEAF_BREAKPOINT_OUTCOME:
  case LEAF_BREAKPOINT_ACTION:
  case LEAF_BREAKPOINT_ACTIVITY:
  case LEAF_BREAKPOINT_PHRASE:
  case LEAF_BREAKPOINT_CHANGE:
  case LEAF_BREAKPOINT_TEXT:
  case LEAF_BREAKPOINT_PROBLEM: break;
  }
  return TRUE;
}

/* An event's text can continue after the name, so the words may, too. */
static gboolean
begins_either (const char *name, const char *words)
{
  return g_ascii_strncasecmp (name, words, MIN (strlen (name), strlen (words))) == 0;
}

/* Is the first word of the name ("asking" of "asking it about") among the words? */
static gboolean
has_first_word (const char *name, const char *words)
{
  g_auto (GStrv) each = g_strsplit (words, " ", -1);
  g_autofree char *first = g_strndup (name, strcspn (name, " "));

  for (char **word = each; *word != NULL; word++)
    if (g_ascii_strcasecmp (*word, first) == 0)
      return TRUE;
  return FALSE;
}

/* An event's text names the actor and the nouns, too: "Ana asking the clock about "time"". */
static gboolean
has_action (const LeafImage *image, const char *words)
{
  for (guint32 i = 1; i < image->actions.n; i++) {
    const char *name = LEAF_ROW (&image->actions, LeafImageAction, i)->name;

    if (begins_either (name, words) || has_first_word (name, words))
      return TRUE;
  }
  return FALSE;
}

static gboolean
has_activity (const LeafImage *image, const char *words)
{
  for (guint32 i = 1; i < image->activities.n; i++)
    if (begins_either (LEAF_ROW (&image->activities, LeafImageActivity, i)->name, words))
      return TRUE;
  return FALSE;
}

/* What the breakpoint names does not exist, so it could never be reached. */
static LeafMessageFragment *
name_problem (const LeafPlay *play, const LeafBreakpointSpec *spec)
{
  const LeafImage *image = play->machine->image;

  if (spec->words == NULL)
    return NULL;
  if (spec->sort == LEAF_BREAKPOINT_ACTION && !has_action (image, spec->words))
    return leaf_message_fragment (N_ ("There is no action called '%1'."), spec->words, NULL);
  if (spec->sort == LEAF_BREAKPOINT_ACTIVITY && !has_activity (image, spec->words))
    return leaf_message_fragment (N_ ("There is no activity called '%1'."), spec->words, NULL);
  return NULL;
}

static LeafMessageFragment *
place_problem (const LeafBreakpointSpec *spec)
{
  g_autofree char *line = NULL;

  if (spec->sort != LEAF_BREAKPOINT_LINE)
    return leaf_message_fragment (N_ ("Nothing of this name can have a breakpoint."), NULL);
  line = g_strdup_printf ("%u", spec->line);
  return leaf_message_fragment (N_ ("Line %1 has no rule or statement that can have a breakpoint."), line, NULL);
}

/* Returns FALSE, with an explanation in *problem, if the breakpoint is not possible. */
static gboolean
check_place (LeafPlay *play, Breakpoint *breakpoint, LeafMessageFragment **problem)
{
  *problem = name_problem (play, &breakpoint->spec);
  if (*problem != NULL)
    return FALSE;
  if (!mark (play, &breakpoint->spec, TRUE)) {
    *problem = place_problem (&breakpoint->spec);
    return FALSE;
  }
  if (breakpoint->spec.sort == LEAF_BREAKPOINT_CHANGE) {
    breakpoint->was = breakpoint->spec.words != NULL ? watched_value (breakpoint, play->machine, problem) : NULL;
    return breakpoint->was != NULL;
  }
  return TRUE; /* a condition may use names that are known only there, so it need not compile yet */
}

/* A watched value changes only while the play runs, so going to another moment sets its old value. */
void
leaf_breakpoints_moved (LeafPlay *play)
{
  for (guint i = 0; play->breakpoints != NULL && i < play->breakpoints->len; i++) {
    Breakpoint *breakpoint = play->breakpoints->pdata[i];

    if (breakpoint != NULL)
      breakpoint->is_due = FALSE;
    if (breakpoint == NULL || breakpoint->spec.sort != LEAF_BREAKPOINT_CHANGE)
      continue;
    g_free (breakpoint->was);
    g_clear_pointer (&breakpoint->is, g_free);
    breakpoint->is_traced = FALSE;
    breakpoint->was = watched_value (breakpoint, play->machine, NULL);
  }
  play->paused_at = 0;
}

const char *
leaf_breakpoint_condition (const char *words)
{
  static const char *const before[] = { "when", "if" };

  if (words == NULL)
    return NULL;
  words += strspn (words, BLANKS);
  for (gsize i = 0; i < G_N_ELEMENTS (before); i++) {
    gsize length = strlen (before[i]);

    if (g_ascii_strncasecmp (words, before[i], length) == 0 && strspn (words + length, BLANKS) > 0)
      return words + length + strspn (words + length, BLANKS);
  }
  return words;
}

guint32
leaf_play_add_breakpoint (LeafPlay *play, const LeafBreakpointSpec *spec, char **problem)
{
  g_return_val_if_fail (play != NULL, 0);
  return leaf_play_add_breakpoint_in (play, spec, NULL, NULL, problem);
}

guint32
leaf_play_add_breakpoint_in (LeafPlay *play, const LeafBreakpointSpec *spec, GTranslateFunc translate, gpointer data,
                             char **problem)
{
  g_autoptr (LeafMessageFragment) message = NULL;
  Breakpoint *breakpoint;

  g_return_val_if_fail (play != NULL && spec != NULL, 0);
  if (problem != NULL)
    *problem = NULL;
  breakpoint = g_new0 (Breakpoint, 1);
  breakpoint->spec = *spec;
  breakpoint->spec.words = g_strdup (spec->words);
  breakpoint->spec.condition = g_strdup (leaf_breakpoint_condition (spec->condition));
  breakpoint->spec.log = g_strdup (spec->log);
  if (!check_place (play, breakpoint, &message)) {
    if (problem != NULL && message != NULL)
      *problem = leaf_message_fragment_words (message, translate, data);
    breakpoint_free (breakpoint);
    return 0;
  }
  if (play->breakpoints == NULL)
    play->breakpoints = g_ptr_array_new_with_free_func (breakpoint_free);
  g_ptr_array_add (play->breakpoints, breakpoint);
  return play->breakpoints->len;
}

/* The chunk in whose scope the condition is read. FALSE if it is not known before the breakpoint is hit. */
static gboolean
find_scope (const LeafPlay *play, const LeafBreakpointSpec *spec, guint32 *chunk)
{
  const LeafImage *image = play->machine->image;

  *chunk = 0;
  switch (spec->sort) {
  case LEAF_BREAKPOINT_LINE: *chunk = leaf_play_chunk_on_line (play, spec->source, spec->line); return *chunk != 0;
  case LEAF_BREAKPOINT_RULE: *chunk = LEAF_ROW (&image->rules, LeafImageRule, spec->id)->chunk.ix; return TRUE;
  case LEAF_BREAKPOINT_RULEBOOK:
  case LEAF_BREAKPOINT_OUTCOME:
  case LEAF_BREAKPOINT_ACTION:
  case LEAF_BREAKPOINT_ACTIVITY: return TRUE;
  case LEAF_BREAKPOINT_PHRASE:
  case LEAF_BREAKPOINT_CHANGE:
  case LEAF_BREAKPOINT_TEXT:
  case LEAF_BREAKPOINT_PROBLEM: break;
  }
  return FALSE;
}

char *
leaf_play_condition_problem_in (const LeafPlay *play, guint32 number, GTranslateFunc translate, gpointer data)
{
  g_autoptr (LeafMessageFragment) message = NULL;
  const Breakpoint *breakpoint;
  guint32 chunk;

  g_return_val_if_fail (play != NULL, NULL);
  breakpoint = breakpoint_at (play, number);
  if (breakpoint == NULL || breakpoint->spec.condition == NULL || !find_scope (play, &breakpoint->spec, &chunk))
    return NULL;
  message = leaf_words_problem (play->machine, chunk, breakpoint->spec.condition);
  return message != NULL ? g_strstrip (leaf_message_fragment_words (message, translate, data)) : NULL;
}

void
leaf_play_remove_breakpoint (LeafPlay *play, guint32 number)
{
  Breakpoint *breakpoint;

  g_return_if_fail (play != NULL);
  breakpoint = breakpoint_at (play, number);
  if (breakpoint == NULL)
    return;
  mark (play, &breakpoint->spec, FALSE);
  play->breakpoints->pdata[number - 1] = NULL;
  for (guint i = 0; i < play->breakpoints->len; i++) /* two may share a mark */
    if (play->breakpoints->pdata[i] != NULL)
      mark (play, &((Breakpoint *) play->breakpoints->pdata[i])->spec, TRUE);
  breakpoint_free (breakpoint);
}

guint32
leaf_play_breakpoint_hit (const LeafPlay *play, guint32 *hits)
{
  const Breakpoint *breakpoint;

  g_return_val_if_fail (play != NULL, 0);
  breakpoint = breakpoint_at (play, play->paused_at);
  if (hits != NULL)
    *hits = breakpoint != NULL ? breakpoint->n_hits : 0;
  return breakpoint != NULL ? play->paused_at : 0;
}

/* The breakpoint whose value has changed. Searches for the cause once, and only while the play is still at that
 * moment. */
static Breakpoint *
traced_change (const LeafPlay *play, guint32 number)
{
  Breakpoint *breakpoint = breakpoint_at (play, number);

  if (breakpoint == NULL || breakpoint->spec.sort != LEAF_BREAKPOINT_CHANGE || breakpoint->is == NULL)
    return NULL;
  if (!breakpoint->is_traced && number == play->paused_at) {
    breakpoint->is_traced = TRUE;
    breakpoint->by = (LeafEvent) { 0 };
    if (!leaf_play_find_change (play, breakpoint->value, breakpoint->since, &breakpoint->by))
      breakpoint->by = (LeafEvent) { 0 };
  }
  return breakpoint;
}

/* ", by 'now the score is 5' in the bell rule"; NULL if the cause is unknown. */
static LeafMessageFragment *
changed_by (const LeafPlay *play, const Breakpoint *breakpoint)
{
  g_autofree char *words = NULL;

  if (!breakpoint->is_traced || breakpoint->by.place.source == 0)
    return NULL;
  words = g_strndup (leaf_program_source_text (play->program, breakpoint->by.place.source) + breakpoint->by.place.start,
                     breakpoint->by.place.end - breakpoint->by.place.start);
  for (char *at = words; *at != '\0'; at++)
    if (g_ascii_isspace (*at))
      *at = ' ';
  return breakpoint->by.rule != 0 ? leaf_message_fragment (
             N_ (", by '%1' in %2"), words, leaf_program_rule_face (play->program, breakpoint->by.rule), NULL)
                                  : leaf_message_fragment (N_ (", by '%1'"), words, NULL);
}

char *
leaf_play_breakpoint_words (const LeafPlay *play, guint32 number)
{
  g_return_val_if_fail (play != NULL, NULL);
  return leaf_play_breakpoint_words_in (play, number, NULL, NULL);
}

char *
leaf_play_breakpoint_words_in (const LeafPlay *play, guint32 number, GTranslateFunc translate, gpointer data)
{
  const Breakpoint *breakpoint;
  g_autoptr (LeafMessageFragment) by = NULL;
  g_autoptr (LeafMessageFragment) change = NULL;

  g_return_val_if_fail (play != NULL, NULL);
  breakpoint = traced_change (play, number);
  if (breakpoint == NULL)
    return g_strdup ("");
  by = changed_by (play, breakpoint);
  change = leaf_message_fragment (N_ ("%1 was %2 and is %3%4"), breakpoint->spec.words, breakpoint->was, breakpoint->is,
                                  by, NULL);
  return leaf_message_fragment_words (change, translate, data);
}

LeafPlace
leaf_play_breakpoint_place (const LeafPlay *play, guint32 number)
{
  const Breakpoint *breakpoint;

  g_return_val_if_fail (play != NULL, (LeafPlace) { 0 });
  breakpoint = traced_change (play, number);
  return breakpoint != NULL && breakpoint->is_traced ? breakpoint->by.place : (LeafPlace) { 0 };
}

/* --- running ------------------------------------------------------------------------------------------------------ */

/* The events that the breakpoint needs; 0 if it uses a mark. */
static guint32
events_needed_by (const Breakpoint *breakpoint)
{
  switch (breakpoint->spec.sort) {
  case LEAF_BREAKPOINT_OUTCOME: return LEAF_WANT_RULES;
  case LEAF_BREAKPOINT_ACTION: return LEAF_WANT_ACTIONS;
  case LEAF_BREAKPOINT_ACTIVITY:
  case LEAF_BREAKPOINT_PHRASE: return LEAF_WANT_PHRASES;
  case LEAF_BREAKPOINT_PROBLEM: /* faults are always events; this makes the play run from event to event */
  case LEAF_BREAKPOINT_CHANGE: return LEAF_WANT_RULES;
  case LEAF_BREAKPOINT_TEXT: return LEAF_WANT_TEXT;
  case LEAF_BREAKPOINT_LINE:
  case LEAF_BREAKPOINT_RULE:
  case LEAF_BREAKPOINT_RULEBOOK: break;
  }
  return 0;
}

static guint32
all_events_needed (const LeafPlay *play)
{
  guint32 wanted = 0;

  for (guint i = 0; i < play->breakpoints->len; i++)
    if (play->breakpoints->pdata[i] != NULL)
      wanted |= events_needed_by (play->breakpoints->pdata[i]);
  return wanted;
}

static gboolean
begins (const char *text, gsize length, const char *words)
{
  return words == NULL || (length >= strlen (words) && g_ascii_strncasecmp (text, words, strlen (words)) == 0);
}

/* Is this event what the breakpoint waits for? */
static gboolean
is_met_by (const Breakpoint *breakpoint, const LeafEvent *event, const char *text, gsize length)
{
  const LeafBreakpointSpec *spec = &breakpoint->spec;

  switch (spec->sort) {
  case LEAF_BREAKPOINT_OUTCOME:
    return event->sort == LEAF_EVENT_RULEBOOK_ENDED && (spec->id == 0 || spec->id == event->rulebook)
           && event->outcome == spec->outcome;
  case LEAF_BREAKPOINT_PROBLEM: return event->sort == LEAF_EVENT_FAULT;
  case LEAF_BREAKPOINT_ACTION: return event->sort == LEAF_EVENT_ACTION_BEGUN && begins (text, length, spec->words);
  case LEAF_BREAKPOINT_ACTIVITY: return event->sort == LEAF_EVENT_ACTIVITY_BEGUN && begins (text, length, spec->words);
  case LEAF_BREAKPOINT_PHRASE: return event->sort == LEAF_EVENT_PHRASE_BEGUN && begins (text, length, spec->words);
  case LEAF_BREAKPOINT_TEXT:
    return event->sort == LEAF_EVENT_TEXT && spec->words != NULL
           && g_strstr_len (text, (gssize) length, spec->words) != NULL;
  case LEAF_BREAKPOINT_LINE:
  case LEAF_BREAKPOINT_RULE:
  case LEAF_BREAKPOINT_RULEBOOK:
  case LEAF_BREAKPOINT_CHANGE: break;
  }
  g_return_val_if_reached (FALSE); /* they are not found by events */
}

/* Is the machine at the mark of this breakpoint? */
static gboolean
is_at_mark (const LeafPlay *play, const Breakpoint *breakpoint)
{
  const LeafMachine *m = play->machine;
  guint32 line = 0, column = 0;

  switch (breakpoint->spec.sort) {
  case LEAF_BREAKPOINT_LINE:
    leaf_program_line (play->program, m->stop.place.source, m->stop.place.start, &line, &column);
    return m->stop.place.source == breakpoint->spec.source && line == breakpoint->spec.line;
  case LEAF_BREAKPOINT_RULE: /* at its beginning, not somewhere in it */
    return m->stop.rule == breakpoint->spec.id
           && m->stop.place.source == leaf_place_of_rule (m, breakpoint->spec.id).source
           && m->stop.place.start == leaf_place_of_rule (m, breakpoint->spec.id).start;
  case LEAF_BREAKPOINT_RULEBOOK: return m->stopped_at_book == breakpoint->spec.id;
  case LEAF_BREAKPOINT_OUTCOME:
  case LEAF_BREAKPOINT_ACTION:
  case LEAF_BREAKPOINT_ACTIVITY:
  case LEAF_BREAKPOINT_PHRASE:
  case LEAF_BREAKPOINT_CHANGE:
  case LEAF_BREAKPOINT_TEXT:
  case LEAF_BREAKPOINT_PROBLEM: break;
  }
  return FALSE;
}

/* The breakpoint was reached: decides whether it stops, prints its message, or does neither. */
static gboolean
takes_effect (LeafPlay *play, Breakpoint *breakpoint)
{
  g_autofree char *log = NULL;
  g_autoptr (LeafMessageFragment) problem = NULL;

  if (!condition_holds (breakpoint, play->machine, &problem))
    return reports_condition (breakpoint, play->machine, problem);
  if (++breakpoint->n_hits < breakpoint->spec.hits)
    return FALSE;
  if (breakpoint->spec.log == NULL)
    return TRUE;
  log = log_words (play, breakpoint->spec.log);
  leaf_event_frame (play->machine, LEAF_EVENT_LOG, 0, log, play->machine->stop.place);
  return FALSE;
}

static gboolean
has_changed (Breakpoint *breakpoint, const LeafMachine *m)
{
  char *now = watched_value (breakpoint, m, NULL);

  if (now == NULL || g_strcmp0 (now, breakpoint->is != NULL ? breakpoint->is : breakpoint->was) == 0) {
    g_free (now);
    return FALSE;
  }
  if (breakpoint->is != NULL) {
    g_free (breakpoint->was);
    breakpoint->was = breakpoint->is;
  }
  breakpoint->is = now;
  breakpoint->is_traced = FALSE;
  return TRUE;
}

/* How far events were examined: a number of events and of bytes of text, since text that continues is merged into one
 * event. */
typedef struct {
  guint events;
  gsize text;
} Seen;

static gboolean
is_met (LeafPlay *play, Breakpoint *breakpoint, Seen seen)
{
  const LeafMachine *m = play->machine;
  gsize most_before = breakpoint->spec.sort == LEAF_BREAKPOINT_TEXT && breakpoint->spec.words != NULL
                          ? strlen (breakpoint->spec.words)
                          : 0;

  if (breakpoint->spec.sort == LEAF_BREAKPOINT_CHANGE)
    return has_changed (breakpoint, m);
  for (guint i = seen.events - (seen.events > 0 && most_before > 0); i < m->events->len; i++) {
    const LeafRawEvent *raw = &g_array_index (m->events, LeafRawEvent, i);
    gsize start = i < seen.events && seen.text > raw->text + most_before ? seen.text + 1 - most_before : raw->text;
    gsize end = raw->text + raw->length;

    if (end > start && i < seen.events && end <= seen.text)
      continue; /* it did not continue */
    if (is_met_by (breakpoint, &raw->event, m->event_text->str + start, end > start ? end - start : 0))
      return TRUE;
  }
  return FALSE;
}

/* Drops events that were recorded only for breakpoints. */
static void
forget_unwanted (LeafMachine *m, guint from, guint32 wanted)
{
  for (guint i = m->events->len; i-- > from;) {
    LeafEventSort sort = g_array_index (m->events, LeafRawEvent, i).event.sort;
    gboolean is_rule
        = (sort >= LEAF_EVENT_RULE_CONSIDERED && sort <= LEAF_EVENT_RULEBOOK_ENDED) || sort == LEAF_EVENT_RULE_PASSED;
    gboolean is_action = sort == LEAF_EVENT_ACTION_BEGUN || sort == LEAF_EVENT_ACTION_ENDED;
    gboolean is_phrase = sort == LEAF_EVENT_PHRASE_BEGUN || sort == LEAF_EVENT_ACTIVITY_BEGUN;
    gboolean is_text = sort == LEAF_EVENT_TEXT || sort == LEAF_EVENT_STATUS;

    if ((is_rule && !(wanted & LEAF_WANT_RULES)) || (is_action && !(wanted & LEAF_WANT_ACTIONS))
        || (is_phrase && !(wanted & LEAF_WANT_PHRASES)) || (is_text && !(wanted & LEAF_WANT_TEXT)))
      g_array_remove_index (m->events, i);
  }
}

/* The slice ended between two events, or a command was given. The play cannot stop here: this moment has no name, so it
 * could not be returned to, and where a play stops must not depend on where slices end. Records which events were
 * examined, since the owner of the play may drain them. */
static void
remember_met (LeafPlay *play, Seen seen)
{
  for (guint i = 0; i < play->breakpoints->len; i++) {
    Breakpoint *breakpoint = play->breakpoints->pdata[i];

    if (breakpoint != NULL && events_needed_by (breakpoint) != 0 && breakpoint->spec.sort != LEAF_BREAKPOINT_CHANGE
        && is_met (play, breakpoint, seen))
      breakpoint->is_due = TRUE;
  }
}

/* Counts every breakpoint that was reached since, even if another one stops here. The first one to stop determines the
 * stop. FALSE if none does. */
static gboolean
look_at_events (LeafPlay *play, Seen seen, guint64 before)
{
  guint32 paused_at = 0;

  for (guint i = 0; i < play->breakpoints->len; i++) {
    Breakpoint *breakpoint = play->breakpoints->pdata[i];

    if (breakpoint == NULL || events_needed_by (breakpoint) == 0
        || (!is_met (play, breakpoint, seen) && !breakpoint->is_due))
      continue;
    breakpoint->is_due = FALSE;
    breakpoint->since = before;
    if (takes_effect (play, breakpoint) && paused_at == 0)
      paused_at = i + 1;
  }
  if (paused_at != 0)
    play->paused_at = paused_at;
  return paused_at != 0;
}

/* It stopped at a mark. A plain breakpoint stops there; one with a condition may not. */
static gboolean
mark_counts (LeafPlay *play)
{
  gboolean any = FALSE, stops = FALSE;

  for (guint i = 0; i < play->breakpoints->len; i++) {
    Breakpoint *breakpoint = play->breakpoints->pdata[i];

    if (breakpoint == NULL || !is_at_mark (play, breakpoint))
      continue;
    any = TRUE;
    if (!takes_effect (play, breakpoint))
      continue;
    stops = TRUE;
    if (play->paused_at == 0)
      play->paused_at = i + 1;
  }
  return stops || !any;
}

/* Runs to the next event, or to a stop before it. */
static gboolean
run_to_next_event (LeafPlay *play, guint64 budget, guint32 more)
{
  LeafMachine *m = play->machine;
  guint32 wanted = m->wanted;
  LeafStep step = m->step;
  const Seen seen = { m->events->len, m->event_text->len };
  guint64 before = m->n_events;
  gboolean is_met_one = FALSE;

  if (m->stopped_in == m->n_frames && leaf_machine_apply_state_edits (m))
    leaf_breakpoints_moved (play); /* a change by a person is not watched */
  m->wanted |= more;
  m->target = m->n_events + 1;
  leaf_machine_refresh_watch (m);
  leaf_machine_run (m, budget);
  m->target = 0;
  if (m->stop.cause == LEAF_STOP_OUT_OF_BUDGET)
    remember_met (play, seen);
  else
    is_met_one = look_at_events (play, seen, before);
  if (m->stop.cause == LEAF_STOP_BREAKPOINT) { /* at a mark */
    is_met_one = mark_counts (play) || is_met_one;
    m->stop.cause = LEAF_STOP_NONE;
  }
  if (is_met_one) {
    m->stop.cause = LEAF_STOP_BREAKPOINT;
    m->step = LEAF_STEP_NONE;
  }
  m->wanted = wanted;
  forget_unwanted (m, seen.events, wanted);
  /* the step was set only to reach the next event, so the play does not stop here */
  if (!is_met_one && m->stop.cause == LEAF_STOP_STEP_DONE && m->step == step)
    m->stop.cause = LEAF_STOP_NONE;
  leaf_machine_refresh_watch (m);
  return m->stop.cause == LEAF_STOP_NONE;
}

gboolean
leaf_breakpoints_give_command (LeafPlay *play, const char *command)
{
  LeafMachine *m = play->machine;
  guint32 wanted = m->wanted, more = play->breakpoints != NULL ? all_events_needed (play) : 0;
  const Seen seen = { m->events->len, m->event_text->len };
  gboolean is_given;

  m->wanted |= more;
  is_given = leaf_machine_give_command (m, command);
  m->wanted = wanted;
  if (is_given && more != 0) {
    remember_met (play, seen);
    forget_unwanted (m, seen.events, wanted);
  }
  return is_given;
}

LeafStop
leaf_breakpoints_run (LeafPlay *play, guint64 budget)
{
  LeafMachine *m = play->machine;
  guint32 more = all_events_needed (play);
  gboolean goes_on = TRUE;
  guint64 slices = more != 0 ? budget / 16 + 1 : budget;

  play->paused_at = 0;
  for (guint64 i = 0; i < slices && goes_on; i++) {
    if (more != 0)
      goes_on = run_to_next_event (play, budget, more);
    else {
      leaf_machine_run (m, budget);
      goes_on = FALSE;
    }
    if (more == 0 && m->stop.cause == LEAF_STOP_BREAKPOINT && !mark_counts (play))
      goes_on = TRUE;
  }
  if (goes_on && !m->is_over)
    m->stop.cause = LEAF_STOP_OUT_OF_BUDGET;
  m->stop.rule = leaf_innermost_rule (m);
  m->stop.event = m->n_events;
  return m->stop;
}

gboolean
leaf_breakpoints_saw_change (const LeafPlay *play, const LeafCompiledFragment **value, guint64 *since)
{
  const Breakpoint *breakpoint = breakpoint_at (play, play->paused_at);

  if (breakpoint == NULL || breakpoint->spec.sort != LEAF_BREAKPOINT_CHANGE)
    return FALSE;
  *value = breakpoint->value;
  *since = breakpoint->since;
  return TRUE;
}

LeafPlay *
leaf_play_again_with_breakpoints (LeafPlay *play)
{
  LeafPlay *again = leaf_play_copy (play);

  leaf_machine_free (again->machine);
  again->machine = leaf_play_begin_again (play);
  again->machine->marks
      = play->machine->marks != NULL ? g_memdup2 (play->machine->marks, play->machine->image->n_code / 8 + 1) : NULL;
  again->machine->rule_marks
      = play->machine->rule_marks != NULL ? g_memdup2 (play->machine->rule_marks, play->machine->image->rules.n) : NULL;
  again->machine->book_marks = play->machine->book_marks != NULL
                                   ? g_memdup2 (play->machine->book_marks, play->machine->image->rulebooks.n)
                                   : NULL;
  for (guint i = 0; play->breakpoints != NULL && i < play->breakpoints->len; i++)
    if (play->breakpoints->pdata[i] != NULL)
      leaf_play_add_breakpoint (again, &((Breakpoint *) play->breakpoints->pdata[i])->spec, NULL);
  while (again->commands->len > 1)
    g_ptr_array_remove_index (again->commands, 0);
  leaf_machine_refresh_watch (again->machine);
  return again;
}
