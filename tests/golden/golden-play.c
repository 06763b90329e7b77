/* SPDX-License-Identifier: GPL-3.0-or-later */
/* golden-play.c: the results of a play: turns as trees, answers, frames, parsing and descriptions of things. */
#include "golden-questions.h"
#include "golden-sections.h"

#include <string.h>

static void
say_node (Golden *self, const LeafTraceNode *node, guint32 indent)
{
  static const char *const outcomes[] = { "", " -> success", " -> failure", " -> stopped" };
  g_autofree char *words = leaf_trace_words (self->program, node);

  g_strdelimit (words, "\n", '|');
  add (self, "%*s%u %s", (int) indent * 2, "", node->sort, words);
  if (node->sort == LEAF_TRACED_RULE || node->sort == LEAF_TRACED_RULEBOOK || node->sort == LEAF_TRACED_ACTION)
    add (self, " (%u%s%s%s%s)%s", node->entry, node->applied ? " applied" : "", node->is_over ? "" : " not over",
         node->is_passed ? " passed" : "", node->is_hidden ? " hidden" : "", outcomes[node->outcome]);
  if (node->place.source == self->source)
    add_place (self, node->place);
  if (node->sort == LEAF_TRACED_TEXT)
    add (self, " at %u style %u", node->text_at, node->style);
  end_line (self);
}

static gboolean
is_included (Golden *self, const LeafTraceNode *node)
{
  return node->sort == LEAF_TRACED_COMMAND || node->sort == LEAF_TRACED_ACTION || node->sort == LEAF_TRACED_FAULT
         || node->sort == LEAF_TRACED_NOTICE
         || (node->sort == LEAF_TRACED_TEXT ? node->place.source == self->source
                                            : node->sort != LEAF_TRACED_TURN && !node->is_library);
}

/* What happened to each rule of the story in the last turn, with its clauses. */
static void
say_answers (Golden *self, LeafPlay *play, LeafTrace *trace)
{
  for (guint32 rule = 1; rule <= leaf_program_n_rules (self->program); rule++) {
    guint32 n = 0;
    LeafRuleAnswer *answers;
    if (leaf_program_rule (self->program, rule).is_library)
      continue;
    answers = leaf_play_answers (play, trace, rule, &n);
    for (guint32 i = 0; i < n; i++) {
      g_autofree char *words = leaf_answer_words (self->program, &answers[i]);
      add (self, "  %s? %s\n", leaf_program_rule_face (self->program, rule), words);
      for (guint32 k = 0; answers[i].clauses != NULL
                          && (answers[i].clauses[k].place.source != 0 || answers[i].clauses[k].unsaid != NULL);
           k++) {
        const LeafClauseState *clause = &answers[i].clauses[k];
        add (self, "    %d %s", clause->holds, clause->unsaid != NULL ? clause->unsaid : "");
        add_words (self, clause->place);
        add (self, " %s\n", clause->values != NULL ? clause->values : "");
      }
    }
    leaf_answers_free (answers, n);
  }
}

/* The nodes of a turn that are not the library's. */
static void
say_nodes (Golden *self, const LeafTrace *trace)
{
  guint32 n;
  const LeafTraceNode *nodes = leaf_trace_nodes (trace, &n);
  g_autofree guint32 *indents = g_new0 (guint32, n + 1);

  for (guint32 i = 0; i < n; i++) {
    gboolean included = is_included (self, &nodes[i]);
    indents[i] = i == 0 ? 0 : indents[nodes[i].parent] + (included ? 1 : 0);
    if (included)
      say_node (self, &nodes[i], indents[i]);
  }
}

/* A turn is traced when the next one has been played, since to go back to a turn long past takes longer. */
void
say_trace (Golden *self)
{
  g_autoptr (LeafPlay) play = leaf_play_new (self->program, 1);
  guint next = 0;

  leaf_play_run (play, BUDGET);
  for (guint32 turn = 0; turn < leaf_play_n_turns (play); turn++) {
    g_autoptr (LeafTrace) trace = NULL;

    if (go_on (self, play, &next))
      leaf_play_run (play, BUDGET);
    trace = leaf_play_trace (play, turn);
    say_nodes (self, trace);
  }
}

/* The turns are traced when all have been played. */
void
say_why (Golden *self)
{
  g_autoptr (LeafPlay) play = leaf_play_new (self->program, 1);
  guint next = 0;

  do
    leaf_play_run (play, BUDGET);
  while (go_on (self, play, &next));
  for (guint32 turn = 0; turn < leaf_play_n_turns (play); turn++) {
    g_autoptr (LeafTrace) trace = leaf_play_trace (play, turn);

    add (self, "turn %u\n", turn);
    say_answers (self, play, trace);
  }
}

void
say_frames (Golden *self, LeafPlay *play)
{
  for (guint32 depth = 0; depth < leaf_play_n_frames (play); depth++) {
    LeafFrameInfo frame = leaf_play_frame (play, depth);
    if (frame.place.source != self->source)
      continue;
    add (self, "  %s (%u)", frame.title, frame.entry);
    add_words (self, frame.place);
    end_line (self);
    for (guint32 i = 0; i < frame.n_values; i++) {
      LeafValueInfo value = leaf_play_frame_value (play, depth, i);
      add (self, "    %s (%s)%s: %s\n", value.name, value.kind, value.is_rulebook_variable ? " of the rulebook" : "",
           value.value);
      g_free (value.value);
    }
  }
}

/* The stack, with the values, when each statement of the story is first reached. */
void
say_stops (Golden *self)
{
  g_autoptr (LeafPlay) play = leaf_play_new (self->program, 1);
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);
  guint32 last = 0, column;
  guint next = 0;

  leaf_program_line (self->program, self->source, (guint32) strlen (self->text), &last, &column);
  for (guint32 line = 1; line <= last; line++)
    leaf_play_set_breakpoint_on_line (play, self->source, line, TRUE);
  for (;;) {
    LeafStop stop = leaf_play_run (play, BUDGET);
    if (stop.cause == LEAF_STOP_BREAKPOINT) {
      if (g_hash_table_add (seen, GUINT_TO_POINTER (stop.place.start))) {
        add_words (self, stop.place);
        end_line (self);
        say_frames (self, play);
      }
      continue;
    }
    if (!go_on (self, play, &next))
      break;
  }
}

/* How each command was parsed: the output of TRACE, after the command itself. */
void
say_parsed (Golden *self)
{
  g_autoptr (LeafPlay) play = leaf_play_new (self->program, 1);
  guint next = 0;

  leaf_play_run (play, BUDGET);
  if (leaf_play_stop (play).cause == LEAF_STOP_WANTS_COMMAND)
    leaf_play_command (play, "trace 4");
  leaf_play_set_wanted (play, LEAF_WANT_TEXT);
  for (;;) {
    g_autoptr (GString) text = g_string_new (NULL);
    g_auto (GStrv) lines = NULL;
    const LeafEvent *events;
    guint32 n;
    leaf_play_run (play, BUDGET);
    events = leaf_play_drain (play, &n);
    for (guint32 i = 0; i < n; i++)
      if (events[i].sort == LEAF_EVENT_TEXT)
        g_string_append (text, events[i].text);
    lines = g_strsplit (text->str, "\n", -1);
    for (guint i = 0; lines[i] != NULL; i++) {
      gsize blanks = strspn (lines[i], " ");
      if (lines[i][blanks] == '[' && strstr (lines[i], ": a name of 0 words]") == NULL)
        add (self, "  %s\n", lines[i]);
    }
    if (leaf_play_stop (play).cause == LEAF_STOP_WANTS_COMMAND && next < self->commands->len)
      add (self, "> %s\n", (const char *) g_ptr_array_index (self->commands, next));
    if (!go_on (self, play, &next))
      break;
  }
}

void
say_all_shown (Golden *self, LeafPlay *play)
{
  g_autoptr (LeafWorldRows) world = leaf_play_world (play);
  guint32 n;
  const LeafWorldRow *rows = leaf_world_rows_rows (world, &n);

  for (guint32 i = 0; i < n; i++)
    add (self, "%*s%s%s%s\n", (int) rows[i].level * 2, "", rows[i].name, rows[i].value != NULL ? ": " : "",
         rows[i].value != NULL ? rows[i].value : "");
}

/* The state of the world at the end. */
void
say_shown (Golden *self)
{
  g_autoptr (LeafPlay) play = leaf_play_new (self->program, 1);
  guint next = 0;

  do
    leaf_play_run (play, BUDGET);
  while (go_on (self, play, &next));
  say_all_shown (self, play);
}
