/* SPDX-License-Identifier: GPL-3.0-or-later */
/* golden-author.c: what an author may request: written sentences, renaming, values, breakpoints, the index as a
 * page. */
#include "golden-questions.h"
#include "golden-sections.h"

#include "leaf-index.h"

#include <string.h>

static void
say_edit (Golden *self, const LeafEdit *edit)
{
  g_autofree char *text = g_strdup (edit->text);

  add_words (self, edit->place);
  add (self, " -> '%s' (%u+%u)", g_strdelimit (text, "\n", '|'), edit->lead, edit->length);
  if (edit->sentence != NULL)
    add (self, " %s", edit->sentence);
  if (edit->overtakes.source != 0)
    add_words (self, edit->overtakes);
  end_line (self);
}

/* Every sentence about each rule of the story, with the next rule where another rule is needed. */
void
say_writes (Golden *self)
{
  guint32 other = 0;

  for (guint32 rule = leaf_program_n_rules (self->program); rule > 0; rule--) {
    LeafRuleInfo info = leaf_program_rule (self->program, rule);
    if (info.is_library)
      continue;
    add (self, "%s\n", leaf_program_rule_face (self->program, rule));
    for (LeafWriteSort sort = LEAF_WRITE_LISTED; sort <= LEAF_WRITE_NAME; sort++) {
      g_auto (LeafEdit) edit = { 0 };
      g_autofree char *why_not = NULL;
      LeafEditRequest spec = { sort, rule, other, info.home, 0, NULL };
      spec.words = sort == LEAF_WRITE_NAME          ? "fresh rule"
                   : sort == LEAF_WRITE_RESPONSE    ? "New."
                   : sort == LEAF_WRITE_SUBSTITUTES ? "the player is here"
                                                    : NULL;
      add (self, "  %u", sort);
      if (leaf_program_write (self->program, &spec, &edit, &why_not))
        say_edit (self, &edit);
      else
        add (self, " %s\n", why_not);
    }
    other = rule;
  }
}

/* Renames everything that the story defines. */
void
say_renames (Golden *self)
{
  guint32 n;
  g_autofree LeafOccurrenceInfo *rows = leaf_program_occurrences (self->program, self->source, &n);

  for (guint32 i = 0; i < n; i++) {
    guint32 n_edits = 0;
    g_autofree char *why_not = NULL;
    LeafEdit *edits;
    if (rows[i].role != LEAF_ROLE_DEFINES)
      continue;
    edits = leaf_program_rename (self->program, &rows[i], "grand folly", &n_edits, &why_not);
    add_words (self, rows[i].place);
    add (self, " %s\n", edits == NULL ? why_not : "");
    for (guint32 k = 0; k < n_edits; k++)
      say_edit (self, &edits[k]);
    leaf_edits_free (edits, n_edits);
  }
}

/* The value of each word of the source at the end of the play. */
void
say_values (Golden *self)
{
  g_autoptr (LeafPlay) play = leaf_play_new (self->program, 1);
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  guint32 n;
  guint next = 0;
  g_autofree LeafOccurrenceInfo *rows = leaf_program_occurrences (self->program, self->source, &n);

  do
    leaf_play_run (play, BUDGET);
  while (go_on (self, play, &next));
  for (guint32 i = 0; i < n; i++) {
    char *words = g_strndup (self->text + rows[i].place.start, rows[i].place.end - rows[i].place.start);
    if (rows[i].kind != NULL && !g_hash_table_contains (seen, words)) {
      g_auto (LeafEvaluation) found = leaf_play_evaluate (play, 0, words, FALSE);
      add (self, "%s = %s (%s) '%s' %s%s\n", words, found.value != NULL ? found.value : "-",
           found.kind != NULL ? found.kind : "-", found.printed != NULL ? found.printed : "-",
           found.is_true ? "true " : "", found.problem != NULL ? found.problem : "");
    }
    g_hash_table_add (seen, words);
  }
}

static void
add_breakpoint (Golden *self, LeafPlay *play, LeafBreakpointSpec spec)
{
  g_autofree char *problem = NULL;
  guint32 number = leaf_play_add_breakpoint (play, &spec, &problem);

  add (self, "breakpoint %u: %u %s %s\n", number, spec.sort, spec.words != NULL ? spec.words : "-",
       problem != NULL ? problem : "");
}

static void
add_breakpoints (Golden *self, LeafPlay *play)
{
  for (guint32 rule = 1; rule <= leaf_program_n_rules (self->program); rule++) {
    LeafRuleInfo info = leaf_program_rule (self->program, rule);
    if (!info.is_library)
      add_breakpoint (
          self, play,
          (LeafBreakpointSpec) { .sort = LEAF_BREAKPOINT_RULE, .id = rule, .log = "{location} in turn {turn count}" });
    if (!info.is_library && info.home != 0) {
      add_breakpoint (
          self, play,
          (LeafBreakpointSpec) { .sort = LEAF_BREAKPOINT_OUTCOME, .id = info.home, .outcome = LEAF_OUTCOME_FAILURE });
      add_breakpoint (self, play,
                      (LeafBreakpointSpec) { .sort = LEAF_BREAKPOINT_RULEBOOK, .id = info.home, .hits = 2 });
    }
  }
  add_breakpoint (
      self, play,
      (LeafBreakpointSpec) { .sort = LEAF_BREAKPOINT_ACTION, .words = "taking", .condition = "the turn count > 1" });
  add_breakpoint (self, play, (LeafBreakpointSpec) { .sort = LEAF_BREAKPOINT_ACTION });
  add_breakpoint (self, play, (LeafBreakpointSpec) { .sort = LEAF_BREAKPOINT_ACTIVITY, .words = "looking" });
  add_breakpoint (self, play,
                  (LeafBreakpointSpec) { .sort = LEAF_BREAKPOINT_ACTIVITY, .words = "printing the locale" });
  add_breakpoint (self, play, (LeafBreakpointSpec) { .sort = LEAF_BREAKPOINT_CHANGE, .words = "the location" });
  add_breakpoint (
      self, play,
      (LeafBreakpointSpec) { .sort = LEAF_BREAKPOINT_CHANGE, .words = "the number of things held by the player" });
  add_breakpoint (self, play, (LeafBreakpointSpec) { .sort = LEAF_BREAKPOINT_TEXT, .words = "the " });
  add_breakpoint (self, play, (LeafBreakpointSpec) { .sort = LEAF_BREAKPOINT_PHRASE, .words = "To " });
  add_breakpoint (self, play, (LeafBreakpointSpec) { .sort = LEAF_BREAKPOINT_LINE, .source = self->source, .line = 1 });
  add_breakpoint (self, play, (LeafBreakpointSpec) { .sort = LEAF_BREAKPOINT_CHANGE, .words = "the nonsense" });
}

static void
say_stop (Golden *self, LeafPlay *play)
{
  LeafStop stop = leaf_play_stop (play);
  guint32 hits = 0, number = leaf_play_breakpoint_hit (play, &hits);
  g_autofree char *words = number != 0 ? leaf_play_breakpoint_words (play, number) : NULL;

  add (self, "  %u breakpoint %u, %u times: %s;", stop.cause, number, hits, words != NULL ? words : "-");
  add_words (self, stop.place);
  end_line (self);
}

/* Breakpoints of every sort, and going back from the end. */
void
say_breakpoints (Golden *self)
{
  enum { MOST = 150 };
  static const LeafBack ways[]
      = { LEAF_BACK_STATEMENT | LEAF_BACK_OWN, LEAF_BACK_OVER | LEAF_BACK_OWN, LEAF_BACK_RULE | LEAF_BACK_OWN,
          LEAF_BACK_OUT | LEAF_BACK_OWN,       LEAF_BACK_BREAKPOINT,           LEAF_BACK_TURN };
  g_autoptr (LeafPlay) play = leaf_play_new (self->program, 1);
  guint next = 0, n_stops = 0;

  leaf_play_set_wanted (play, LEAF_WANT_TEXT);
  add_breakpoints (self, play);
  for (;;) {
    LeafStop stop = leaf_play_run (play, BUDGET);
    guint32 n;
    const LeafEvent *events = leaf_play_drain (play, &n);
    for (guint32 i = 0; i < n; i++)
      if (events[i].sort == LEAF_EVENT_LOG)
        add (self, "  log %s\n", events[i].text);
    if (stop.cause == LEAF_STOP_BREAKPOINT && ++n_stops < MOST) {
      say_stop (self, play);
      continue;
    }
    if (!go_on (self, play, &next))
      break;
  }
  for (guint i = 0; i < 2 * G_N_ELEMENTS (ways); i++) {
    gboolean went = leaf_play_step_back (play, ways[i / 2]);
    add (self, "back %u: %d", ways[i / 2], went);
    say_stop (self, play);
    say_frames (self, play);
  }
}

void
say_html (Golden *self)
{
  g_autofree char *html = leaf_program_index_html (self->program, FALSE);
  const char *body = strstr (html, "<body");

  add (self, "%s\n", body != NULL ? body : html);
}
