/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-definite-action.c: one action as a value, "try putting the fan on the easel": a pattern in which everything is
 * exact. */
#include "leaf-readers.h"

static gboolean
is_definite (const LeafDescription *description)
{
  return description == NULL
         || (description->exact != NULL && description->n_adjectives == 0 && description->n_clauses == 0);
}

/* A thing that is certainly not a person cannot act; a variable may hold a person. */
static gboolean
may_act (const LeafBuild *build, const LeafDescription *actor)
{
  return actor->exact == NULL || actor->exact->op != LEAF_NODE_CONSTANT
         || leaf_kind_conforms (build, actor->exact->kind, LEAF_KIND (PERSON));
}

/* "putting the fan" is incomplete: "the habit is the action of putting the fan on the easel" would otherwise be
 * something on the easel. */
static gboolean
lacks_second (const LeafBuild *build, const LeafActionPattern *pattern)
{
  const LeafAction *action = LEAF_ROW (&build->world->actions, LeafAction, pattern->items[0].action.ix);

  return action->n_nouns == 2 && pattern->noun != NULL && pattern->second == NULL
         && leaf_kind_is_object (build, action->kinds[1]);
}

/* "actor going" is a description in a rule's preamble; where one action is meant, the actor is the value of the
 * variable. */
static LeafNode *
read_one_action (LeafScope *scope, LeafWording w, gboolean by_things)
{
  LeafActionPattern *pattern = leaf_action_pattern_read (scope, w, NULL);

  if (pattern != NULL && pattern->is_any_actor && leaf_word_is (scope->build, w.first, "actor")) {
    pattern->actor = leaf_meaning_noun (scope, leaf_wording (w.first, w.first + 1), LEAF_KIND (OBJECT));
    pattern->is_any_actor = pattern->actor == NULL;
  }
  if (pattern == NULL || pattern->n_items != 1 || pattern->items[0].kind_of_action != 0 || pattern->is_excluding
      || pattern->place != NULL || pattern->company != NULL || pattern->n_clauses > 0 || pattern->to_nowhere
      || pattern->to_somewhere || pattern->when != NULL || pattern->history.sort != LEAF_HISTORY_NONE
      || pattern->is_any_actor)
    return NULL;
  /* "meter setting" is not setting by the meter */
  if (pattern->actor != NULL && !by_things && !may_act (scope->build, pattern->actor))
    return NULL;
  if (!is_definite (pattern->actor) || !is_definite (pattern->noun) || !is_definite (pattern->second)
      || lacks_second (scope->build, pattern))
    return NULL;
  return leaf_node_make (scope->build->arena, ACTION, LEAF_KIND (STORED_ACTION), w,
                         .actor = pattern->actor != NULL ? (LeafNode *) pattern->actor->exact : NULL,
                         .noun = pattern->noun != NULL ? (LeafNode *) pattern->noun->exact : NULL,
                         .second = pattern->second != NULL ? (LeafNode *) pattern->second->exact : NULL,
                         .action = pattern->items[0].action, .is_request = pattern->is_request);
}

LeafNode *
leaf_meaning_action (LeafScope *scope, LeafWording w)
{
  return read_one_action (scope, w, FALSE);
}

/* Like leaf_meaning_action(), but the actor may be a thing that is not a person: "try the robot going west". */
LeafNode *
leaf_meaning_action_by_thing (LeafScope *scope, LeafWording w)
{
  return read_one_action (scope, w, TRUE);
}
