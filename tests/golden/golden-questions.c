/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "golden-questions.h"

#include "leaf-fix.h"

gboolean
go_on (Golden *self, LeafPlay *play, guint *next)
{
  guint32 n;

  leaf_play_drain (play, &n);
  if (leaf_play_stop (play).cause != LEAF_STOP_WANTS_COMMAND || *next >= self->commands->len)
    return FALSE;
  return leaf_play_command (play, g_ptr_array_index (self->commands, (*next)++));
}

static void
add_edit (Golden *self, const LeafEdit *edit)
{
  g_autofree char *text = g_strdup (edit->text);

  add_words (self, edit->place);
  add (self, " -> '%s' (%u+%u)\n", g_strdelimit (text, "\n", '|'), edit->lead, edit->length);
}

/* --- an editor ---------------------------------------------------------------------------------------------------- */

static void
say_headings (Golden *self)
{
  guint32 n, n_numbers = 0, last = 0;
  g_autofree LeafOutlineEntry *rows = leaf_program_outline (self->program, FALSE, &n);
  LeafEdit *numbers = leaf_program_number_headings (self->program, self->source, &n_numbers);

  for (guint32 i = 0; i < n_numbers; i++)
    add_edit (self, &numbers[i]);
  leaf_edits_free (numbers, n_numbers);
  for (guint32 i = 0; i < n; i++) {
    for (gboolean down = FALSE; down <= TRUE; down++) {
      g_auto (LeafEdit) edit = { 0 };
      if (leaf_program_step_heading (self->program, self->source, rows[i].place.start, down, &edit))
        add_edit (self, &edit);
    }
    for (guint32 before = last; before <= rows[i].place.end;
         before = before < rows[i].place.start ? rows[i].place.start : rows[i].place.end + 1) {
      g_auto (LeafEdit) edit = { 0 };
      if (leaf_program_move_heading (self->program, self->source, rows[i].place.end, before, &edit))
        add_edit (self, &edit);
    }
    last = rows[i].place.start;
  }
}

static void
say_folds (Golden *self)
{
  guint32 n;
  g_autofree LeafFold *folds = leaf_program_folds (self->program, self->source, &n);

  for (guint32 i = 0; i < n; i++) {
    add (self, "fold %u", folds[i].level);
    add_place (self, folds[i].place);
    end_line (self);
  }
}

static void
say_tests (Golden *self)
{
  for (guint32 i = 1; i <= leaf_program_n_tests (self->program); i++) {
    g_auto (GStrv) commands = leaf_program_test_commands (self->program, i);
    g_autofree char *all = g_strjoinv (" / ", commands);
    add (self, "test %s: %s\n", leaf_program_test_name (self->program, i), all);
  }
}

/* The rules of the story by their names, places and words, and how each compares with the previous one. */
static void
say_found_rules (Golden *self)
{
  guint32 before = 0;

  for (guint32 rule = 1; rule <= leaf_program_n_rules (self->program); rule++) {
    LeafRuleInfo info = leaf_program_rule (self->program, rule);
    if (info.is_library)
      continue;
    add (self, "%s: %d %d %d\n", leaf_program_rule_title (self->program, rule),
         leaf_program_find_rule (self->program, leaf_program_rule_title (self->program, rule)) == rule,
         leaf_program_find_rule (self->program, info.preamble) == rule,
         leaf_program_rule_at (self->program, self->source, info.place.end) == rule);
    for (guint32 i = 0; i < info.n_responses; i++) {
      LeafResponseInfo response = leaf_program_rule_response (self->program, rule, i), found;
      guint32 of = 0;
      gboolean is_there = leaf_program_response_at (self->program, self->source, response.text.start + 1, &of, &found);
      add (self, "  %s", response.name);
      add_words (self, response.text);
      add (self, ", %d %d\n", is_there, of == rule && found.letter == response.letter);
    }
    if (before != 0 && info.home != 0) {
      LeafVerdict verdict = { 0 };
      g_autofree char *account = leaf_program_explain_order (self->program, info.home, rule, before);
      guint32 n;
      LeafReason *reasons = leaf_program_reasons (self->program, info.home, before, rule, &n);
      add (self, "  order %u law %s: %s\n", leaf_program_order (self->program, info.home, before, rule, &verdict),
           verdict.law != LEAF_LAW_NONE ? leaf_law_title (verdict.law) : "-",
           account != NULL ? g_strdelimit (account, "\n", '|') : "-");
      for (guint32 i = 0; i < n; i++) {
        add (self, "  reason %u %d", reasons[i].sort, reasons[i].decides);
        add_words (self, reasons[i].place);
        add_words (self, reasons[i].verdict.first_clause);
        add_words (self, reasons[i].verdict.second_clause);
        end_line (self);
      }
      leaf_reasons_free (reasons);
    }
    before = info.home != 0 ? rule : before;
  }
}

/* The story with a few of its things renamed: what is no longer understood, and what each name means then. */
static void
say_renamed (Golden *self)
{
  enum { MOST = 2 };
  guint32 n, done = 0;
  g_autofree LeafOccurrenceInfo *rows = leaf_program_occurrences (self->program, self->source, &n);

  for (guint32 i = 0; i < n && done < MOST; i += 1 + done * 11) {
    guint32 n_edits = 0, n_rows;
    LeafEdit *edits = rows[i].role == LEAF_ROLE_DEFINES
                          ? leaf_program_rename (self->program, &rows[i], "grand folly", &n_edits, NULL)
                          : NULL;
    if (edits != NULL) {
      g_autoptr (LeafProgram) program = leaf_program_compile_edited (self->program, edits, n_edits, NULL);
      guint32 source = leaf_program_story_source (program);
      g_autofree char *applied = leaf_edits_apply (self->text, edits, n_edits);
      g_autofree LeafOccurrenceInfo *now = leaf_program_occurrences (program, source, &n_rows);
      add (self, "renamed %u: problems %u, rows %d, same text %d\n", i, leaf_program_n_problems (program),
           (int) n_rows - (int) n, strcmp (applied, leaf_program_source_text (program, source)) == 0);
      done++;
    }
    leaf_edits_free (edits, n_edits);
  }
}

/* The definitions of phrases, without their numbers, which change with the library. */
static void
say_phrases (Golden *self)
{
  g_autofree char *text = leaf_program_dump (self->program, "phrases", FALSE);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    add (self, "%s\n", strchr (lines[i], '\t') != NULL ? strchr (lines[i], '\t') : "");
}

/* The first occurrences, as `leaf dump occurrences` prints them. */
static void
say_occurrences_told (Golden *self)
{
  enum { MOST = 25 };
  g_autofree char *text = leaf_program_dump (self->program, "occurrences", FALSE);
  g_auto (GStrv) lines = g_strsplit (text, "\n", MOST);

  for (guint i = 0; lines[i] != NULL && i + 1 < MOST; i++)
    add (self, "%s\n", lines[i]);
}

/* The place of a rule of which only the preamble has been written. */
static void
say_what_if (Golden *self)
{
  static const char *const preambles[]
      = { "Instead of taking something which is not the player", "Every turn when nonsense" };

  for (guint i = 0; i < G_N_ELEMENTS (preambles); i++) {
    LeafSourceText source = { "story.ni", self->text, strlen (self->text) };
    guint32 rule = 0;
    g_autoptr (LeafProgram) program = leaf_program_compile_with_rule (&source, NULL, preambles[i], &rule);
    LeafRuleInfo info = leaf_program_rule (program, rule);
    add (self, "%s: %s, %u problems\n", preambles[i], rule != 0 ? leaf_program_rulebook (program, info.home).name : "-",
         leaf_program_n_problems (program));
    for (guint32 k = 0; rule != 0 && k < leaf_program_rulebook (program, info.home).n_rules; k++)
      add (self, "  %s\n", leaf_program_rule_face (program, leaf_program_rulebook_rule (program, info.home, k)));
  }
}

/* Stops as they are typed. */
static void
say_typed_stops (Golden *self)
{
  static const char *const words[] = { "5",
                                       "5x",
                                       "action taking",
                                       "activity printing the name",
                                       "change the score",
                                       "text Ouch",
                                       "success of instead",
                                       "failure of the instead rules",
                                       "success of nonsense",
                                       "To say",
                                       "nonsense",
                                       "every turn",
                                       "" };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++) {
    LeafBreakpointSpec spec = { 0 };
    gboolean is_found = leaf_program_find_breakpoint (self->program, words[i], &spec);
    add (self, "stop at %s: %d %u line %u %u %s\n", words[i], is_found, spec.sort, spec.line, spec.outcome,
         spec.words != NULL ? spec.words : "-");
  }
}

/* What is to be released, which texts are not prose, and the forms of the sentences. */
static void
say_sentences_in_use (Golden *self)
{
  enum { APART = 60 };
  guint32 n;
  LeafReleaseItem *items = leaf_program_releases (self->program, &n);
  g_autofree LeafPlace *texts = NULL;
  guint32 length = (guint32) strlen (self->text);

  for (guint32 i = 0; i < n; i++) {
    add (self, "release %u, public %d, private %d, %s, %s", items[i].sort, items[i].is_public, items[i].is_private,
         items[i].name != NULL ? items[i].name : "-", items[i].words != NULL ? items[i].words : "-");
    add_words (self, items[i].place);
    end_line (self);
  }
  leaf_releases_free (items);
  texts = leaf_program_non_prose_texts (self->program, self->source, &n);
  for (guint32 i = 0; i < n; i++) {
    add (self, "no prose");
    add_words (self, texts[i]);
    end_line (self);
  }
  for (guint32 at = 0; at < length; at += APART) {
    const char *form = leaf_program_sentence_form (self->program, self->source, at);
    add (self, "%s ", form != NULL ? form : "-");
  }
  end_line (self);
}

void
say_editor (Golden *self)
{
  add (self, "%s\n", leaf_program_story_title (self->program));
  for (guint32 i = 1; i <= leaf_program_n_sources (self->program); i++)
    if (leaf_program_source_is_authored (self->program, i))
      add (self, "%s of %s\n", leaf_program_source_name (self->program, i),
           leaf_program_source_part (self->program, i));
  say_sentences_in_use (self);
  say_headings (self);
  say_folds (self);
  say_tests (self);
  say_found_rules (self);
  say_phrases (self);
  say_occurrences_told (self);
  say_typed_stops (self);
  say_what_if (self);
  say_renamed (self);
}

/* --- why something did not happen --------------------------------------------------------------------------------- */

static void
add_findings (Golden *self, LeafPlay *play, const LeafTrace *trace, const LeafQuery *enquiry)
{
  guint32 n = 0;
  LeafFinding *findings = leaf_play_query (play, trace, enquiry, &n);

  for (guint32 i = 0; i < n; i++) {
    add (self, "  %*s%d %s", (int) findings[i].level * 2, "", findings[i].holds, findings[i].words);
    add_words (self, findings[i].place);
    end_line (self);
  }
  leaf_findings_free (findings, n);
}

void
say_asked (Golden *self)
{
  enum { PLACES = 36, EVERY_RULE = 5 }; /* what happened to rules is in another section */
  g_autoptr (LeafPlay) play = leaf_play_new (self->program, 1);
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (LeafTrace) last = NULL, middle = NULL;
  guint32 length = (guint32) strlen (self->text);
  guint next = 0, n_rules = 0;

  do
    leaf_play_run (play, BUDGET);
  while (go_on (self, play, &next));
  last = leaf_play_trace (play, leaf_play_n_turns (play) - 1);
  middle = leaf_play_trace (play, leaf_play_n_turns (play) / 2);
  for (guint32 at = 0; at < length; at += MAX (9, length / PLACES)) {
    LeafQuery enquiry, found;
    g_autofree char *words = NULL;
    if (!leaf_program_query_at (self->program, self->source, at, &enquiry)
        || (enquiry.sort == LEAF_QUERY_RULE && n_rules++ % EVERY_RULE != 0))
      continue;
    words = leaf_query_words (self->program, &enquiry);
    if (g_hash_table_contains (seen, words))
      continue;
    add (self, "%u %s: %d", enquiry.sort, words,
         leaf_program_find_query (self->program, words, &found) && found.id == enquiry.id
             && found.letter == enquiry.letter);
    add_place (self, leaf_query_place (self->program, &enquiry));
    end_line (self);
    g_hash_table_add (seen, g_steal_pointer (&words));
    add_findings (self, play, last, &enquiry);
    if (g_hash_table_size (seen) % 4 == 0)
      add_findings (self, play, middle, &enquiry);
  }
  for (guint32 i = 0; i <= leaf_program_n_scene_changes (self->program) + 1; i++) {
    LeafSceneChangeInfo change = leaf_program_scene_change (self->program, i);
    if (change.condition.source != self->source)
      continue;
    add (self, "%s", change.is_end ? "ends" : "begins");
    add_words (self, change.condition);
    end_line (self);
  }
}

/* --- a debugger --------------------------------------------------------------------------------------------------- */

static void
add_rule_frames (Golden *self, LeafPlay *play)
{
  for (guint32 f = 0; f < leaf_play_n_rule_frames (play); f++)
    for (guint32 i = 0; i < leaf_play_rule_frame (play, f).n_changes; i++) {
      LeafRuleChangeInfo change = leaf_play_rule_change (play, f, i);
      g_autofree char *words = leaf_rule_change_words (self->program, &change);
      add (self, "    %u: %s%s", f, words, change.is_undone ? ", undone" : "");
      add_place (self, change.place);
      end_line (self);
    }
}

/* The events of the story's own rules, and the printed text with its style and colour. */
static void
add_events (Golden *self, LeafPlay *play)
{
  guint32 n, style = 0;
  const LeafEvent *events = leaf_play_drain (play, &n);

  for (guint32 i = 0; i < n; i++) {
    const LeafEvent *event = &events[i];
    if (event->sort == LEAF_EVENT_TEXT && (event->style != style || event->letters != 0 || event->background != 0)) {
      g_autofree char *text = g_strdelimit (g_strdup (event->text), "\n", '|');
      add (self, "    style %u %x %x '%s'\n", event->style, event->letters, event->background, text);
      style = event->style;
    }
    if (event->sort == LEAF_EVENT_NOTICE || event->sort == LEAF_EVENT_FAULT || event->place.source == self->source)
      add (self, "    %u %s %u %d\n", event->sort,
           event->sort != LEAF_EVENT_TEXT && event->text != NULL ? event->text : "", event->outcome, event->applied);
    if (event->treated != 0) {
      g_autofree char *words = leaf_event_override_words (self->program, event);
      add (self, "    %u %u %s\n", event->sort, event->treated, words);
    }
  }
}

/* Steps in all ways in turn; the stack is in other sections. */
void
say_steps (Golden *self)
{
  enum { MOST = 120, MOST_ELSEWHERE = 2000, KEPT_AT = 20 };
  static const LeafStep steps[]
      = { LEAF_STEP_OVER, LEAF_STEP_IN, LEAF_STEP_OVER, LEAF_STEP_OUT, LEAF_STEP_IN, LEAF_STEP_NEXT_RULE };
  g_autoptr (LeafPlay) play = leaf_play_new (self->program, 1), copy = NULL;
  guint next = 0, n_steps = 0, n_elsewhere = 0;
  guint64 kept = 0, hash = 0;
  gboolean is_own = FALSE;

  leaf_play_set_wanted (play, LEAF_WANT_TEXT | LEAF_WANT_RULES | LEAF_WANT_ACTIONS | LEAF_WANT_PHRASES);
  for (;;) {
    LeafStop stop;
    if (n_steps < MOST && n_elsewhere < MOST_ELSEWHERE)
      leaf_play_step (play, is_own ? steps[n_steps % G_N_ELEMENTS (steps)] : LEAF_STEP_NEXT_RULE);
    stop = leaf_play_run (play, BUDGET);
    add_events (self, play);
    if (stop.cause == LEAF_STOP_STEP_DONE) {
      is_own = stop.place.source == self->source;
      if (!is_own) {
        n_elsewhere++;
        continue;
      }
      add (self, "  step");
      add_words (self, stop.place);
      add (self, " %s\n", stop.rule != 0 ? leaf_program_rule_title (self->program, stop.rule) : "-");
      add_rule_frames (self, play);
      if (++n_steps == KEPT_AT) {
        copy = leaf_play_copy (play);
        kept = stop.event;
        hash = leaf_play_hash (play);
      }
      continue;
    }
    if (!go_on (self, play, &next))
      break;
  }
  if (copy != NULL) {
    gboolean comes_back = leaf_play_seek (play, kept);

    add (self, "copy %d, come back %d %d\n", leaf_play_hash (copy) == hash, comes_back, leaf_play_hash (play) == hash);
    for (guint32 rule = 1; rule <= leaf_program_n_rules (self->program); rule++) {
      g_autofree LeafClauseState *clauses
          = leaf_program_rule (self->program, rule).is_library ? NULL : leaf_play_why_not (play, rule);
      for (guint32 i = 0; clauses != NULL && clauses[i].place.source != 0; i++) {
        add (self, "  %d %s", clauses[i].holds, clauses[i].unsaid != NULL ? clauses[i].unsaid : "");
        add_words (self, clauses[i].place);
        end_line (self);
      }
    }
  }
  for (guint32 i = 0;; i++) {
    g_autofree char *name = leaf_program_file_name (self->program, i);
    if (name == NULL)
      break;
    add (self, "file %s:\n%s\n", name, leaf_play_file (play, i));
  }
}

/* --- what mends a problem ----------------------------------------------------------------------------------------- */

void
say_fixes (Golden *self)
{
  enum { MOST = 3 };
  guint32 n = MIN (leaf_program_n_problems (self->program), MOST);

  for (guint32 i = 0; i < n; i++) {
    g_auto (LeafFix) fix = { 0 };
    add (self, "%s", leaf_program_problem (self->program, i).code);
    if (leaf_program_find_fix (self->program, i, NULL, &fix)) {
      g_autofree char *title = leaf_fix_dup_title (&fix, leaf_fix_title (fix.sort));
      add (self, " %s '%s'", title, fix.words);
      add_edit (self, &fix.edit);
    } else {
      end_line (self);
    }
  }
}
