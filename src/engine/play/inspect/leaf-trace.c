/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-trace.c: makes a tree of a turn: replays the turn with all events recorded, and puts each event in its place.
 *
 * An event has the number of frames, and a node the number of its frame. So the open nodes are a stack that is cut to
 * the depth of each event. No event is needed at the end of a frame, which matters because undo, restore and the end of
 * the story leave frames without one. */

#include "leaf-command-input.h"
#include "leaf-events.h"
#include "leaf-snapshot.h"
#include "leaf-play-private.h"

enum { MOST_NODES = 500000, MOST_TEXT = 16 << 20 };

typedef struct {
  guint32 node;
  guint32 depth; /* the number of frames, including its own */
} Open;

struct _LeafTrace {
  LeafProgram *program;
  guint32 turn;
  guint32 most_nodes;
  GArray *nodes;  /* of LeafTraceNode; texts are offsets in `texts` until it is finished */
  GArray *starts; /* guint32: the text of each node */
  GString *texts;
  GPtrArray *messages; /* LeafMessageFragment: those of nodes */
  GArray *open;        /* of Open, innermost last */
  guint32 printed;
};

static LeafTraceNode *
node_at (LeafTrace *trace, guint32 number)
{
  return &g_array_index (trace->nodes, LeafTraceNode, number);
}

static Open *
innermost (LeafTrace *trace)
{
  return &g_array_index (trace->open, Open, trace->open->len - 1);
}

static void
close_innermost (LeafTrace *trace, guint64 event)
{
  LeafTraceNode *node = node_at (trace, innermost (trace)->node);

  node->end = trace->nodes->len;
  node->event_end = event;
  g_array_set_size (trace->open, trace->open->len - 1);
}

/* Closes the nodes with more frames. */
static void
cut_back (LeafTrace *trace, guint32 depth, guint64 event)
{
  while (trace->open->len > 1 && innermost (trace)->depth > depth)
    close_innermost (trace, event);
}

static guint32
keep_text (LeafTrace *trace, const char *text, gsize length)
{
  guint32 start = (guint32) trace->texts->len;

  g_string_append_len (trace->texts, text, (gssize) length);
  g_string_append_c (trace->texts, '\0');
  return start;
}

/* Adds a leaf, or (with a depth) a node that may contain others. */
static LeafTraceNode *
add_node (LeafTrace *trace, LeafTracedSort sort, const LeafEvent *event, const char *text, gsize length)
{
  LeafTraceNode node = { .sort = sort,
                         .parent = trace->open->len > 0 ? innermost (trace)->node : 0,
                         .end = trace->nodes->len + 1,
                         .rule = event->rule,
                         .rulebook = event->rulebook,
                         .action = event->action,
                         .entry = event->entry,
                         .outcome = event->outcome,
                         .is_hidden = (event->style & 1) != 0,
                         .is_library = event->place.source != 0
                                       && leaf_program_source_is_library (trace->program, event->place.source),
                         .treated = event->treated,
                         .other_rule = event->other_rule,
                         .other_rulebook = event->other_rulebook,
                         .treated_by = event->treated_by,
                         .place = event->place,
                         .text_at = trace->printed,
                         .event = event->number,
                         .event_end = event->number };
  guint32 start = keep_text (trace, text, length);

  g_array_append_val (trace->starts, start);
  g_array_append_val (trace->nodes, node);
  return node_at (trace, trace->nodes->len - 1);
}

static LeafTraceNode *
open_node (LeafTrace *trace, LeafTracedSort sort, const LeafEvent *event, guint32 depth, const char *text, gsize length)
{
  Open open = { .depth = depth };

  cut_back (trace, depth - 1, event->number);
  open.node = trace->nodes->len;
  add_node (trace, sort, event, text, length);
  g_array_append_val (trace->open, open);
  return node_at (trace, open.node);
}

/* The rule of the innermost frame: the rule being considered, or a replacement that has no event of its own yet. */
static LeafTraceNode *
rule_node (LeafTrace *trace, const LeafEvent *event)
{
  LeafTraceNode *node;

  cut_back (trace, event->depth, event->number);
  node = node_at (trace, innermost (trace)->node);
  if (innermost (trace)->depth == event->depth && node->sort == LEAF_TRACED_RULE && node->rule == event->rule)
    return node;
  return open_node (trace, LEAF_TRACED_RULE, event, event->depth, "", 0);
}

static void
end_rule (LeafTrace *trace, const LeafEvent *event)
{
  LeafTraceNode *node = rule_node (trace, event);

  node->outcome = event->outcome;
  node->applied |= event->applied;
  node->changed = event->changed;
  node->change = event->change;
  node->treated |= event->treated;
  node->is_over = TRUE;
  close_innermost (trace, event->number);
}

/* Closes the node of an action or a rulebook that has ended. */
static void
end_frame (LeafTrace *trace, const LeafEvent *event, LeafTracedSort sort)
{
  LeafTraceNode *node;

  cut_back (trace, event->depth, event->number);
  node = node_at (trace, innermost (trace)->node);
  if (innermost (trace)->depth != event->depth || node->sort != sort)
    return;
  node->outcome = event->outcome;
  node->is_over = TRUE;
  if (sort == LEAF_TRACED_RULEBOOK)
    node->rule = event->rule;
  close_innermost (trace, event->number);
}

static gboolean
is_library_rule (const LeafTrace *trace, guint32 rule)
{
  return leaf_program_rule (trace->program, rule).is_library;
}

static void
note_leaf (LeafTrace *trace, LeafTracedSort sort, const LeafEvent *event, const char *text, gsize length)
{
  LeafTraceNode *node;

  cut_back (trace, event->depth, event->number);
  node = add_node (trace, sort, event, text, length);
  node->is_over = TRUE;
  node->is_hidden = FALSE;
  node->style = sort == LEAF_TRACED_TEXT ? event->style : 0;
  if (sort == LEAF_TRACED_TEXT)
    trace->printed += (guint32) length;
}

static void
note_message (LeafTrace *trace, LeafTracedSort sort, const LeafEvent *event, const char *text, gsize length)
{
  LeafMessageFragment *message = leaf_message_fragment_ref (event->message);

  g_ptr_array_add (trace->messages, message);
  note_leaf (trace, sort, event, text, length);
  node_at (trace, trace->nodes->len - 1)->message = message;
}

static void
note_passed (LeafTrace *trace, const LeafEvent *event)
{
  LeafTraceNode *node;

  cut_back (trace, event->depth, event->number);
  node = add_node (trace, event->rule != 0 ? LEAF_TRACED_RULE : LEAF_TRACED_RULEBOOK, event, "", 0);
  node->is_passed = node->is_over = TRUE;
}

static void
note_event (LeafTrace *trace, const LeafEvent *event, const char *text, gsize length)
{
  switch (event->sort) {
  case LEAF_EVENT_TEXT: note_leaf (trace, LEAF_TRACED_TEXT, event, text, length); break;
  case LEAF_EVENT_COMMAND: note_leaf (trace, LEAF_TRACED_COMMAND, event, text, length); break;
  case LEAF_EVENT_FAULT: note_message (trace, LEAF_TRACED_FAULT, event, text, length); break;
  case LEAF_EVENT_NOTICE: note_message (trace, LEAF_TRACED_NOTICE, event, text, length); break;
  case LEAF_EVENT_RULE_CONSIDERED:
    open_node (trace, LEAF_TRACED_RULE, event, event->depth + 1, "", 0)->is_library
        = is_library_rule (trace, event->rule);
    break;
  case LEAF_EVENT_RULE_BEGUN: {
    LeafTraceNode *node = rule_node (trace, event);

    node->applied = TRUE;
    node->treated |= event->treated;
    node->is_library = is_library_rule (trace, event->rule);
    break;
  }
  case LEAF_EVENT_RULE_ENDED: end_rule (trace, event); break;
  case LEAF_EVENT_RULE_PASSED: note_passed (trace, event); break;
  case LEAF_EVENT_RULEBOOK_BEGUN:
    open_node (trace, LEAF_TRACED_RULEBOOK, event, event->depth, "", 0)->is_library
        = leaf_program_rulebook (trace->program, event->rulebook).is_library;
    break;
  case LEAF_EVENT_RULEBOOK_ENDED: end_frame (trace, event, LEAF_TRACED_RULEBOOK); break;
  case LEAF_EVENT_ACTION_BEGUN: open_node (trace, LEAF_TRACED_ACTION, event, event->depth, text, length); break;
  case LEAF_EVENT_ACTION_ENDED: end_frame (trace, event, LEAF_TRACED_ACTION); break;
  case LEAF_EVENT_ACTIVITY_BEGUN:
    open_node (trace, LEAF_TRACED_ACTIVITY, event, event->depth, text, length)->is_over = TRUE;
    break;
  case LEAF_EVENT_PHRASE_BEGUN:
    open_node (trace, LEAF_TRACED_PHRASE, event, event->depth, text, length)->is_over = TRUE;
    break;
  case LEAF_EVENT_PROMPT:
  case LEAF_EVENT_STATUS:
  case LEAF_EVENT_STATEMENT:
  case LEAF_EVENT_LOG: break;
  }
}

static gboolean
is_full (const LeafTrace *trace)
{
  return trace->nodes->len >= trace->most_nodes || trace->texts->len > MOST_TEXT;
}

/* Adds the machine's new events, and drops them from the machine. */
static void
take_events (LeafTrace *trace, LeafMachine *m)
{
  for (guint i = 0; i < m->events->len && !is_full (trace); i++) {
    const LeafRawEvent *raw = &g_array_index (m->events, LeafRawEvent, i);

    note_event (trace, &raw->event, m->event_text->str + raw->text, raw->length);
  }
  leaf_events_clear (m);
}

guint32
leaf_play_n_turns (const LeafPlay *play)
{
  g_return_val_if_fail (play != NULL, 0);
  return play->commands->len; /* NULL-terminated, for the turn before the first command */
}

/* The turn itself, from the moment when its command is given; for the current turn, up to the present moment. */
static void
record (LeafTrace *trace, const LeafPlay *play, LeafMachine *m, guint given)
{
  gboolean is_last = trace->turn + 1 == leaf_play_n_turns (play);

  m->wanted |= LEAF_WANT_TEXT | LEAF_WANT_RULES | LEAF_WANT_ACTIONS | LEAF_WANT_PHRASES;
  m->target = is_last ? play->machine->n_events : 0;
  leaf_machine_refresh_watch (m);
  while (!is_full (trace) && (m->target == 0 || m->n_events < m->target)) {
    gboolean goes_on = leaf_play_go_on_again (play, m, &given, trace->turn);

    take_events (trace, m);
    if (!goes_on)
      break;
  }
}

LeafTrace *
leaf_play_trace (const LeafPlay *play, guint32 turn)
{
  g_return_val_if_fail (play != NULL, NULL);
  return leaf_play_trace_up_to (play, turn, MOST_NODES);
}

LeafTrace *
leaf_play_trace_up_to (const LeafPlay *play, guint32 turn, guint32 most_nodes)
{
  const LeafEvent root = { 0 };
  LeafTrace *trace;
  LeafMachine *m;
  guint given = 0;

  g_return_val_if_fail (play != NULL, NULL);
  if (turn >= leaf_play_n_turns (play))
    return NULL;
  trace = g_new0 (LeafTrace, 1);
  trace->program = leaf_program_ref (play->program);
  trace->turn = turn;
  trace->most_nodes = CLAMP (most_nodes, 1, MOST_NODES);
  trace->nodes = g_array_new (FALSE, TRUE, sizeof (LeafTraceNode));
  trace->starts = g_array_new (FALSE, TRUE, sizeof (guint32));
  trace->open = g_array_new (FALSE, TRUE, sizeof (Open));
  trace->texts = g_string_new (NULL);
  trace->messages = g_ptr_array_new_with_free_func ((GDestroyNotify) leaf_message_fragment_unref);
  m = leaf_play_begin_again (play);
  if (turn > 0)
    given = leaf_play_run_again (play, m, turn - 1, 0);
  leaf_events_clear (m);
  open_node (trace, LEAF_TRACED_TURN, &root, 1, "", 0)->is_over = TRUE;
  node_at (trace, 0)->event = m->n_events;
  record (trace, play, m, given);
  while (trace->open->len > 0)
    close_innermost (trace, m->n_events);
  for (guint i = 0; i < trace->nodes->len; i++)
    node_at (trace, i)->text = trace->texts->str + g_array_index (trace->starts, guint32, i);
  leaf_machine_free (m);
  return trace;
}

const LeafTraceNode *
leaf_trace_nodes (const LeafTrace *trace, guint32 *n)
{
  g_return_val_if_fail (trace != NULL && n != NULL, NULL);
  *n = trace->nodes->len;
  return (const LeafTraceNode *) trace->nodes->data;
}

LeafProgram *
leaf_trace_program (const LeafTrace *trace)
{
  g_return_val_if_fail (trace != NULL, NULL);
  return trace->program;
}

guint32
leaf_trace_turn (const LeafTrace *trace)
{
  g_return_val_if_fail (trace != NULL, 0);
  return trace->turn;
}

guint32
leaf_trace_text (const LeafTrace *trace, guint32 byte)
{
  g_return_val_if_fail (trace != NULL, 0);
  for (guint32 i = 0; i < trace->nodes->len; i++) {
    const LeafTraceNode *node = &g_array_index (trace->nodes, LeafTraceNode, i);

    if (node->sort == LEAF_TRACED_TEXT && byte >= node->text_at && byte - node->text_at < strlen (node->text))
      return i;
  }
  return 0;
}

void
leaf_trace_free (LeafTrace *trace)
{
  if (trace == NULL)
    return;
  g_array_unref (trace->nodes);
  g_array_unref (trace->starts);
  g_array_unref (trace->open);
  g_string_free (trace->texts, TRUE);
  g_ptr_array_unref (trace->messages);
  leaf_program_unref (trace->program);
  g_free (trace);
}

/* --- text for people ---------------------------------------------------------------------------------------------- */

static const char *
outcome_words (LeafOutcome outcome)
{
  return outcome == LEAF_OUTCOME_SUCCESS   ? ": success"
         : outcome == LEAF_OUTCOME_FAILURE ? ": failure"
         : outcome == LEAF_OUTCOME_STOPPED ? ": stopped"
                                           : "";
}

char *
leaf_trace_override_words (const LeafProgram *program, const LeafTraceNode *node)
{
  g_return_val_if_fail (program != NULL, NULL);
  return leaf_trace_override_words_in (program, node, NULL, NULL);
}

char *
leaf_trace_override_words_in (const LeafProgram *program, const LeafTraceNode *node, GTranslateFunc translate,
                              gpointer data)
{
  const LeafEvent event = { .sort = node->is_passed ? LEAF_EVENT_RULE_PASSED : LEAF_EVENT_RULE_BEGUN,
                            .rule = node->rule,
                            .rulebook = node->rulebook,
                            .treated = node->treated,
                            .other_rule = node->other_rule,
                            .other_rulebook = node->other_rulebook,
                            .treated_by = node->treated_by };

  g_return_val_if_fail (program != NULL && node != NULL, NULL);
  return node->treated != 0 ? leaf_event_override_words_in (program, &event, translate, data) : NULL;
}

static char *
rule_words (const LeafProgram *program, const LeafTraceNode *node)
{
  g_autofree char *treatment = leaf_trace_override_words (program, node);
  const char *how = node->is_passed                              ? ""
                    : node->changed == LEAF_CHANGED_DOES_NOTHING ? ": does nothing"
                    : node->changed == LEAF_CHANGED_SUBSTITUTED  ? ": another rule in its place"
                    : !node->applied && node->is_over            ? ": does not apply"
                                                                 : outcome_words (node->outcome);

  return g_strdup_printf ("%s%s%s%s", leaf_program_rule_face (program, node->rule), how, treatment != NULL ? ", " : "",
                          treatment != NULL ? treatment : "");
}

char *
leaf_trace_words (const LeafProgram *program, const LeafTraceNode *node)
{
  g_autofree char *quoted = NULL;

  g_return_val_if_fail (program != NULL && node != NULL, NULL);
  switch (node->sort) {
  case LEAF_TRACED_TURN: return g_strdup ("turn");
  case LEAF_TRACED_COMMAND: return g_strdup_printf (">%s", node->text);
  case LEAF_TRACED_ACTION: return g_strdup_printf ("%s%s", node->text, outcome_words (node->outcome));
  case LEAF_TRACED_RULEBOOK:
    if (node->is_passed)
      return rule_words (program, node);
    return g_strdup_printf ("%s rules%s", leaf_program_rulebook (program, node->rulebook).name,
                            outcome_words (node->outcome));
  case LEAF_TRACED_RULE: return rule_words (program, node);
  case LEAF_TRACED_ACTIVITY: return g_strdup_printf ("%s activity", node->text);
  case LEAF_TRACED_PHRASE: return g_strdup (node->text);
  case LEAF_TRACED_TEXT: quoted = g_strescape (node->text, NULL); return g_strdup_printf ("\"%s\"", quoted);
  case LEAF_TRACED_FAULT: return g_strdup_printf ("run-time problem: %s", node->text);
  case LEAF_TRACED_NOTICE: return g_strdup_printf ("notice: %s", node->text);
  }
  return g_strdup ("");
}
