/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-index-actions.c: each action with its grammar, and the rules about it in the order in which they run. */
#include "leaf-index-rows.h"

static LeafAnswerSentence
applies_to (const LeafIndexRows *self, const LeafAction *action)
{
  static const LeafAnswerMessage forms[][3] = {
    { LEAF_ANSWER_MESSAGE_NO_NOUN, LEAF_ANSWER_MESSAGE_NO_NOUN_LIGHT, LEAF_ANSWER_MESSAGE_NO_NOUN_OUTSIDE },
    { LEAF_ANSWER_MESSAGE_ONE_NOUN, LEAF_ANSWER_MESSAGE_ONE_NOUN_LIGHT, LEAF_ANSWER_MESSAGE_ONE_NOUN_OUTSIDE },
    { LEAF_ANSWER_MESSAGE_TWO_NOUNS, LEAF_ANSWER_MESSAGE_TWO_NOUNS_LIGHT, LEAF_ANSWER_MESSAGE_TWO_NOUNS_OUTSIDE },
  };
  guint n = action->n_nouns;

  /* an out of world action ignores darkness */
  return leaf_answer_sentence (forms[n][action->out_of_world  ? 2
                                        : action->needs_light ? 1
                                                              : 0],
                               n > 0 ? leaf_kind_name (self->build, action->kinds[0]) : NULL,
                               n > 1 ? leaf_kind_name (self->build, action->kinds[1]) : NULL);
}

/* Lines of each action, as chains through `next`, so that each line is visited once. */
typedef struct {
  guint32 *first, *next;
} Lines;

static Lines
chain_lines (const LeafIndexRows *self)
{
  const LeafTable *lines = &self->build->grammar->lines;
  Lines chains = { g_new0 (guint32, self->build->world->actions.n), g_new0 (guint32, lines->n) };

  for (guint32 i = lines->n; i-- > 1;) {
    const LeafGrammarLine *line = LEAF_ROW (lines, LeafGrammarLine, i);

    if (line->sort == LEAF_LINE_ACTION) {
      chains.next[i] = chains.first[line->action.ix];
      chains.first[line->action.ix] = i;
    }
  }
  return chains;
}

static void
add_lines (LeafIndexRows *self, const Lines *chains, guint32 action)
{
  for (guint32 i = chains->first[action]; i != 0; i = chains->next[i]) {
    const LeafGrammarLine *line = LEAF_ROW (&self->build->grammar->lines, LeafGrammarLine, i);

    leaf_index_add_said (
        self, 1, leaf_wording_dup (self->build, line->text),
        leaf_answer_sentence (line->reversed ? LEAF_ANSWER_MESSAGE_COMMAND_REVERSED : LEAF_ANSWER_MESSAGE_COMMAND, NULL,
                              NULL),
        leaf_index_place (self, line->text));
  }
}

/* Rules of general rulebooks that are about this action only. */
static void
add_general_rules (LeafIndexRows *self, guint32 action)
{
  const LeafTable *rules = &self->build->rules->rules;

  for (guint32 i = self->program->library->build.rules->rules.n; i < rules->n; i++) {
    const LeafRule *rule = LEAF_ROW (rules, LeafRule, i);

    if (rule->required_action.ix == action && LEAF_IS (rule->home)
        && !LEAF_IS (LEAF_RULEBOOK (self->build, rule->home)->action))
      leaf_index_add (self, 1, g_strdup (leaf_program_rule_face (self->program, i)),
                      g_strdup (LEAF_RULEBOOK (self->build, rule->home)->name),
                      leaf_program_rule (self->program, i).place);
  }
}

void
leaf_index_make_actions (LeafIndexRows *self)
{
  const LeafTable *actions = &self->build->world->actions;
  Lines chains = chain_lines (self);

  LEAF_EACH (actions, i) {
    const LeafAction *action = LEAF_ROW (actions, LeafAction, i);

    leaf_index_add_said (self, 0, g_strdup (action->name), applies_to (self, action),
                         leaf_index_sentence (self, action->sentence));
    add_lines (self, &chains, i);
    add_general_rules (self, i);
    leaf_index_add_rules (self, 1, action->check);
    leaf_index_add_rules (self, 1, action->carry_out);
    leaf_index_add_rules (self, 1, action->report);
  }
  g_free (chains.first);
  g_free (chains.next);
}
