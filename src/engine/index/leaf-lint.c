/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-lint.c: hints about correct source that is often a mistake. Each lint is a function over the tables, and reports
 * only what is certain, since false hints make an author ignore them all. */
#include "world/nouns/leaf-library-lookup.h"
#include "leaf-lint.h"

#include "leaf-compile.h"
#include "leaf-index.h"
#include "leaf-cursor-context.h"
#include "leaf-rule-match.h"

#include <string.h>

typedef struct {
  const LeafProgram *program;
  const LeafBuild *build;
  LeafLint lint; /* those wanted */
  GArray *notes; /* of LeafLintNote */
} Linter;

static void
note (Linter *self, LeafPlace place, LeafAnswerMessage form, const char *first, const char *second)
{
  LeafLintNote made = { self->lint, place, leaf_answer_sentence (form, first, second), NULL };

  made.sentence = leaf_answer_sentence_words (&made.said, NULL);
  g_array_append_val (self->notes, made);
}

/* Hints are for the author of the text: the author of an extension opens the extension itself, and then it is the
 * story. */
static gboolean
is_own (const Linter *self, LeafPlace place)
{
  return leaf_program_source_is_story (self->program, place.source);
}

static LeafPlace
place_of (const Linter *self, LeafWording words)
{
  LeafSpan span = leaf_wording_span (self->build, words);

  return (LeafPlace) { span.source, span.start, span.end };
}

/* Returns TRUE if a phrase of a body mentions it. Preambles, definitions and listing sentences do not count. */
static gboolean
is_spoken_of (const Linter *self, LeafNamed sort, guint32 id)
{
  LeafOccurrenceInfo of = { .sort = sort, .id = id };
  guint32 n;
  g_autofree LeafOccurrenceInfo *uses = leaf_program_uses (self->program, &of, &n);

  for (guint32 i = 0; i < n; i++) {
    const char *text = leaf_program_source_text (self->program, uses[i].place.source);
    LeafCursorContextSort stands = leaf_cursor_context_at (text, uses[i].place.start).sort;

    if (uses[i].role != LEAF_ROLE_DEFINES
        && (stands == LEAF_CURSOR_IN_STATEMENT || stands == LEAF_CURSOR_IN_SUBSTITUTION))
      return TRUE;
  }
  return FALSE;
}

/* --- rules and rulebooks ------------------------------------------------------------------------------------------ */

static void
look_for_rules_that_never_run (Linter *self)
{
  for (guint32 book = 1; book <= leaf_program_n_rulebooks (self->program); book++) {
    guint32 n = leaf_program_rulebook (self->program, book).n_rules;
    g_autofree guint32 *rules = g_new0 (guint32, n + 1);
    /* by position: the rule above that stops it; made for the first rule of the author */
    g_autofree guint32 *by = NULL;

    leaf_program_rulebook_rules (self->program, book, rules);
    for (guint32 i = 1; i < n; i++) {
      LeafPlace place = leaf_program_rule (self->program, rules[i]).place;

      if (!is_own (self, place))
        continue;
      if (by == NULL) {
        by = g_new0 (guint32, n + 1);
        leaf_program_rulebook_never_run (self->program, book, by);
      }
      if (by[i] != 0)
        note (self, place, LEAF_ANSWER_MESSAGE_NEVER_RUNS, leaf_program_rule_face (self->program, rules[i]),
              leaf_program_rule_face (self->program, by[i]));
    }
  }
}

static void
look_for_rules_that_nothing_matches (Linter *self)
{
  for (guint32 rule = 1; rule <= leaf_program_n_rules (self->program); rule++) {
    LeafPlace place = leaf_program_rule (self->program, rule).place;
    LeafMismatch found;

    if (!is_own (self, place))
      continue;
    found = leaf_rule_mismatch (self->build, LEAF_ID (LeafRuleId, rule));
    if (found.form != LEAF_ANSWER_MESSAGE_NONE)
      note (self, place, found.form, found.first, found.second);
    leaf_mismatch_clear (&found);
  }
}

static void
look_for_rulebooks_not_followed (Linter *self)
{
  const LeafTable *books = &self->build->rules->rulebooks;

  LEAF_EACH (books, i) {
    const LeafRulebook *book = LEAF_ROW (books, LeafRulebook, i);
    LeafPlace place = leaf_program_rulebook (self->program, i).place;

    if (book->is_library || LEAF_IS (book->action) || LEAF_IS (book->activity) || LEAF_IS (book->scene)
        || book->group != NULL || !is_own (self, place) || is_spoken_of (self, LEAF_NAMED_RULEBOOK, i))
      continue;
    note (self, place, LEAF_ANSWER_MESSAGE_NOBODY_FOLLOWS, book->name, NULL);
  }
}

/* By rule, whether it is in a rulebook. */
static gboolean *
find_listed (const Linter *self)
{
  gboolean *listed = g_new0 (gboolean, leaf_program_n_rules (self->program) + 1);

  for (guint32 book = 1; book <= leaf_program_n_rulebooks (self->program); book++) {
    guint32 n = leaf_program_rulebook (self->program, book).n_rules;

    for (guint32 i = 0; i < n; i++)
      listed[leaf_program_rulebook_rule (self->program, book, i)] = TRUE;
  }
  return listed;
}

static void
look_for_unlisted_rules (Linter *self)
{
  g_autofree gboolean *listed = find_listed (self);

  for (guint32 rule = 1; rule <= leaf_program_n_rules (self->program); rule++) {
    LeafRuleInfo info = leaf_program_rule (self->program, rule);

    if (listed[rule] || info.name == NULL || info.home != 0 || !is_own (self, info.place)
        || is_spoken_of (self, LEAF_NAMED_RULE, rule))
      continue;
    note (self, info.place, LEAF_ANSWER_MESSAGE_IN_NO_RULEBOOK, info.name, NULL);
  }
}

/* Rules about two different actions never both apply, whichever comes first. */
static gboolean
may_both_apply (const Linter *self, guint32 rule, guint32 next)
{
  LeafActionId one = LEAF_ROW (&self->build->rules->rules, LeafRule, rule)->required_action,
               other = LEAF_ROW (&self->build->rules->rules, LeafRule, next)->required_action;

  return !LEAF_IS (one) || !LEAF_IS (other) || LEAF_SAME (one, other);
}

static void
look_for_source_order (Linter *self)
{
  for (guint32 book = 1; book <= leaf_program_n_rulebooks (self->program); book++) {
    guint32 n = leaf_program_rulebook (self->program, book).n_rules;

    for (guint32 i = 0; i + 1 < n; i++) {
      guint32 rule = leaf_program_rulebook_rule (self->program, book, i),
              next = leaf_program_rulebook_rule (self->program, book, i + 1);
      LeafPlace place = leaf_program_rule (self->program, rule).place;

      if (is_own (self, place) && is_own (self, leaf_program_rule (self->program, next).place)
          && may_both_apply (self, rule, next)
          && leaf_program_neighbours (self->program, book, i, NULL) == LEAF_NEIGHBOURS_EQUAL)
        note (self, place, LEAF_ANSWER_MESSAGE_ONLY_SOURCE_ORDER, leaf_program_rule_face (self->program, rule),
              leaf_program_rule_face (self->program, next));
    }
  }
}

/* --- texts -------------------------------------------------------------------------------------------------------- */

/* The text with which a say phrase ends; none if it is not such a phrase. */
static guint32
last_text (const Linter *self, LeafWording words)
{
  if (leaf_wording_length (words) != 2 || !leaf_word_is (self->build, words.first, "say")
      || leaf_word (self->build, words.first + 1)->sort != LEAF_WORD_TEXT)
    return 0;
  return words.first + 1;
}

static void
look_at_text (Linter *self, guint32 word)
{
  g_autofree char *text = NULL;
  gsize length;

  if (leaf_words_inside_text (self->build, word).source == 0)
    return;
  text = leaf_words_text_dup (self->build, word);
  length = strlen (text);
  if (length > 0 && (g_ascii_isalnum (text[length - 1]) || (text[length - 1] & 0x80) != 0)
      && !g_str_has_suffix (text, "…"))
    note (self, place_of (self, leaf_wording (word, word + 1)), LEAF_ANSWER_MESSAGE_NO_END, NULL, NULL);
}

/* The text that is printed last: by the last phrase or, if it has branches, by the last phrase of each. */
static void
look_at_statements (Linter *self, LeafStatementId first)
{
  const LeafTable *statements = &self->build->sentences->statements;

  while (LEAF_IS (first)) {
    const LeafStatement *row = LEAF_ROW (statements, LeafStatement, first.ix);

    if (!LEAF_IS (row->next)) {
      guint32 word = row->sort == LEAF_STATEMENT_PHRASE ? last_text (self, row->wording) : 0;

      if (word != 0)
        look_at_text (self, word);
      look_at_statements (self, row->inner);
      look_at_statements (self, row->other);
    }
    first = row->next;
  }
}

static void
look_for_texts_without_end (Linter *self)
{
  const LeafTable *sentences = &self->build->sentences->sentences;

  for (guint32 i = MAX (self->build->story_sentence, 1); i < sentences->n; i++) {
    const LeafSentence *row = LEAF_ROW (sentences, LeafSentence, i);

    if (row->form == LEAF_FORM_RULE && is_own (self, place_of (self, row->wording)))
      look_at_statements (self, row->body);
  }
}

/* --- the world ---------------------------------------------------------------------------------------------------- */

static void
look_for_unreachable_rooms (Linter *self)
{
  g_autoptr (LeafMap) map = leaf_program_map (self->program);
  g_autofree gboolean *reached = g_new0 (gboolean, map->n_rooms + 1);
  gboolean goes_on = map->n_rooms > 0;

  for (guint32 i = 0; i < map->n_rooms; i++)
    reached[i] = map->rooms[i].is_start;
  while (goes_on) {
    goes_on = FALSE;
    for (guint32 i = 0; i < map->n_links; i++) {
      const LeafMapLink *link = &map->links[i];

      if (reached[link->from] != reached[link->to] && (reached[link->from] || !link->is_one_way))
        reached[link->from] = reached[link->to] = goes_on = TRUE;
    }
  }
  for (guint32 i = 0; i < map->n_rooms; i++) {
    LeafOccurrenceInfo info = { 0 };

    if (reached[i] || !is_own (self, map->rooms[i].place))
      continue;
    leaf_program_occurrence (self->program, map->rooms[i].place.source, map->rooms[i].place.start, &info);
    if (!is_spoken_of (self, info.sort, info.id))
      note (self, map->rooms[i].place, LEAF_ANSWER_MESSAGE_NO_WAY, map->rooms[i].name, NULL);
  }
}

static void
look_for_things_without_description (Linter *self)
{
  LeafPropertyId description = LEAF_ID (LeafPropertyId, leaf_known (self->build, LEAF_KNOWN_description));
  const LeafTable *instances = &self->build->world->instances;

  LEAF_EACH (instances, i) {
    LeafInstanceId id = LEAF_ID (LeafInstanceId, i);
    const LeafInstance *row = LEAF_INSTANCE (self->build, id);
    LeafPlace place = place_of (self, row->made_at);

    if (!row->is_nameless && is_own (self, place) && !LEAF_IS (row->owner)
        && (leaf_instance_is (self->build, id, LEAF_KIND (THING))
            || leaf_instance_is (self->build, id, LEAF_KIND (ROOM)))
        && leaf_world_deciding_fact (self->build, id, description) == NULL)
      note (self, place, LEAF_ANSWER_MESSAGE_NO_DESCRIPTION, row->name, NULL);
  }
}

static gboolean
is_property (const LeafBuild *build, const char *name)
{
  LEAF_EACH (&build->world->properties, i) {
    const LeafProperty *row = LEAF_ROW (&build->world->properties, LeafProperty, i);

    if (g_ascii_strcasecmp (row->name, name) == 0)
      return TRUE;
  }
  return FALSE;
}

static gboolean
is_object (const LeafBuild *build, const char *name)
{
  LEAF_EACH (&build->world->instances, i) {
    const LeafInstance *row = LEAF_INSTANCE (build, LEAF_ID (LeafInstanceId, i));

    if (g_ascii_strcasecmp (row->name, name) == 0 && leaf_kind_is_object (build, row->kind))
      return TRUE;
  }
  return FALSE;
}

/* "The lamp's colour is red", in the wording of rules. */
static void
look_for_things_like_properties (Linter *self)
{
  LEAF_EACH (&self->build->world->instances, i) {
    const LeafInstance *row = LEAF_INSTANCE (self->build, LEAF_ID (LeafInstanceId, i));
    const char *has = strstr (row->name, "'s ");
    LeafPlace place = place_of (self, row->made_at);
    g_autofree char *owner = has != NULL ? g_strndup (row->name, (gsize) (has - row->name)) : NULL;

    if (has != NULL && is_own (self, place) && is_property (self->build, has + strlen ("'s "))
        && is_object (self->build, owner))
      note (self, place, LEAF_ANSWER_MESSAGE_LIKE_PROPERTY, row->name, owner);
  }
}

static LeafPlace
place_of_action (const Linter *self, guint32 action)
{
  LeafSentenceId sentence = LEAF_ROW (&self->build->world->actions, LeafAction, action)->sentence;

  return place_of (self, LEAF_ROW (&self->build->sentences->sentences, LeafSentence, sentence.ix)->wording);
}

static gboolean
is_answered (const Linter *self, guint32 action)
{
  const LeafAction *row = LEAF_ROW (&self->build->world->actions, LeafAction, action);
  const LeafTable *rules = &self->build->rules->rules;

  if (leaf_program_rulebook (self->program, row->check.ix).n_rules > 0
      || leaf_program_rulebook (self->program, row->carry_out.ix).n_rules > 0
      || leaf_program_rulebook (self->program, row->report.ix).n_rules > 0)
    return TRUE;
  LEAF_EACH (rules, i)
    if (LEAF_ROW (rules, LeafRule, i)->required_action.ix == action)
      return TRUE;
  return is_spoken_of (self, LEAF_NAMED_ACTION, action);
}

static void
look_for_unanswered_actions (Linter *self)
{
  const LeafTable *actions = &self->build->world->actions;

  LEAF_EACH (actions, i) {
    LeafPlace place = place_of_action (self, i);

    if (is_own (self, place) && !is_answered (self, i))
      note (self, place, LEAF_ANSWER_MESSAGE_NO_ANSWER, LEAF_ROW (actions, LeafAction, i)->name, NULL);
  }
}

static gboolean *
find_commanded (const Linter *self)
{
  const LeafTable *lines = &self->build->grammar->lines;
  gboolean *commanded = g_new0 (gboolean, self->build->world->actions.n);

  LEAF_EACH (lines, i) {
    const LeafGrammarLine *line = LEAF_ROW (lines, LeafGrammarLine, i);

    if (line->sort == LEAF_LINE_ACTION)
      commanded[line->action.ix] = TRUE;
  }
  return commanded;
}

/* "The plan is the action of humming": a phrase may try it. */
static void
find_stored (const Linter *self, gboolean *stored)
{
  const LeafTable *blocks = &self->build->phrases->blocks;

  LEAF_EACH (blocks, i) {
    const LeafConstantBlock *block = LEAF_ROW (blocks, LeafConstantBlock, i);

    if (LEAF_SAME (block->kind, LEAF_KIND (STORED_ACTION)) && block->n > 0 && block->values[0].bits >= 0
        && (guint32) block->values[0].bits < self->build->world->actions.n)
      stored[block->values[0].bits] = TRUE;
  }
}

/* Returns TRUE if the action is tried, or used as a value ("the humming action"). */
static gboolean
is_tried (const Linter *self, guint32 action)
{
  LeafOccurrenceInfo of = { .sort = LEAF_NAMED_ACTION, .id = action };
  guint32 n;
  g_autofree LeafOccurrenceInfo *uses = leaf_program_uses (self->program, &of, &n);

  for (guint32 i = 0; i < n; i++)
    if (uses[i].role == LEAF_ROLE_CALLS || uses[i].kind != NULL)
      return TRUE;
  return is_spoken_of (self, LEAF_NAMED_ACTION, action);
}

static void
look_for_actions_without_command (Linter *self)
{
  const LeafTable *actions = &self->build->world->actions;
  g_autofree gboolean *possible = find_commanded (self);

  find_stored (self, possible);
  LEAF_EACH (actions, i) {
    LeafPlace place = place_of_action (self, i);

    if (!possible[i] && is_own (self, place) && !is_tried (self, i))
      note (self, place, LEAF_ANSWER_MESSAGE_NO_COMMAND_MEANS, LEAF_ROW (actions, LeafAction, i)->name, NULL);
  }
}

/* --- entry points ------------------------------------------------------------------------------------------------- */

static const struct {
  const char *code, *name, *title, *explanation, *example, *corrected_example;
} lints[LEAF_LINT_COUNT] = {
#define LEAF_LINT(code, name, title, explanation, example, corrected_example)                                          \
  [LEAF_LINT_##code] = { #code, name, title, explanation, example, corrected_example },
#include "leaf-lints.def"
#undef LEAF_LINT
};

static void
look (Linter *self)
{
  switch (self->lint) {
  case LEAF_LINT_RULE_NEVER_RUNS: look_for_rules_that_never_run (self); break;
  case LEAF_LINT_RULE_MATCHES_NOTHING: look_for_rules_that_nothing_matches (self); break;
  case LEAF_LINT_RULEBOOK_NOT_FOLLOWED: look_for_rulebooks_not_followed (self); break;
  case LEAF_LINT_RULE_UNLISTED: look_for_unlisted_rules (self); break;
  case LEAF_LINT_SOURCE_ORDER: look_for_source_order (self); break;
  case LEAF_LINT_TEXT_WITHOUT_END: look_for_texts_without_end (self); break;
  case LEAF_LINT_ROOM_UNREACHABLE: look_for_unreachable_rooms (self); break;
  case LEAF_LINT_THING_WITHOUT_DESCRIPTION: look_for_things_without_description (self); break;
  case LEAF_LINT_THING_LIKE_PROPERTY: look_for_things_like_properties (self); break;
  case LEAF_LINT_ACTION_UNANSWERED: look_for_unanswered_actions (self); break;
  case LEAF_LINT_ACTION_WITHOUT_COMMAND: look_for_actions_without_command (self); break;
  case LEAF_LINT_COUNT: break;
  }
}

#define LINT_TEXT(member)                                                                                              \
  const char *leaf_lint_##member (LeafLint lint)                                                                       \
  {                                                                                                                    \
    return (guint) lint < LEAF_LINT_COUNT ? lints[lint].member : NULL;                                                 \
  }
LINT_TEXT (code)
LINT_TEXT (name)
LINT_TEXT (title)
LINT_TEXT (explanation)
LINT_TEXT (example)
LINT_TEXT (corrected_example)

LeafLintNote *
leaf_program_lint (const LeafProgram *program, guint32 wanted, guint32 *n)
{
  g_return_val_if_fail (program != NULL, NULL);
  Linter self
      = { .program = program, .build = &program->build, .notes = g_array_new (FALSE, FALSE, sizeof (LeafLintNote)) };

  for (guint i = 0; i < LEAF_LINT_COUNT; i++)
    if ((wanted & 1u << i) != 0) {
      self.lint = (LeafLint) i;
      look (&self);
    }
  *n = self.notes->len;
  return (LeafLintNote *) g_array_free (self.notes, FALSE);
}

void
leaf_lint_note_clear (LeafLintNote *note)
{
  leaf_answer_sentence_clear (&note->said);
  g_clear_pointer (&note->sentence, g_free);
}

void
leaf_lint_notes_free (LeafLintNote *notes, guint32 n)
{
  for (guint32 i = 0; notes != NULL && i < n; i++)
    leaf_lint_note_clear (&notes[i]);
  g_free (notes);
}
