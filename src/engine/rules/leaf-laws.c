/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-laws.c: the Laws of sorting: finds which of two rules is more specific, by which Law, and by which of their
 * words.
 *
 * There is a small function for each clause, in the order of leaf-law-clauses.def; the first one that decides ends the
 * comparison.  The Laws are numbered as Writing with Inform 19.16 numbers them; the order applied is that of the
 * current reference, whose own numbers differ (docs/laws.md has the table):
 *
 *   step                       specification   reference
 *   aspects constrained        I               I
 *   two scenes compared        I               I
 *   when/while of the rule     II              III
 *   has a pattern at all       III             IV
 *   parameter                  III.1           III.1
 *   exotic ways of going       III.2.1         III.2.4
 *   rooms                      III.2.2         III.2.2
 *   company, matched variables III.2.3         III.2.3
 *   second noun, noun, actor   III.3.1 - .3    III.3.1 - .3
 *   number of actions          III.4.1         III.4.1
 *   history                    III.5.1         III.5.1
 *   when inside the pattern    III.5.2         III.5.2
 *   scene                      IV              V
 *
 * The relation is not transitive, so rules have no sort key, and the sort compares pairs (leaf-placement.c).
 */
#include "world/nouns/leaf-library-lookup.h"
#include "leaf-rules-private.h"

typedef struct {
  const LeafBuild *build;
  LeafLawsView view;
  const LeafRule *a, *b;
  LeafRuleVerdict verdict;
} Asked;

/* --- reporting a decision ----------------------------------------------------------------------------------------- */

/* Records that the current clause decides, and by which words; returns FALSE if it does not decide. */
static gboolean
decide (Asked *asked, int order, LeafWording first, LeafWording second)
{
  if (order == 0)
    return FALSE;
  asked->verdict.order = order;
  asked->verdict.first_words = first;
  asked->verdict.second_words = second;
  return TRUE;
}

static int
more_wins (gint64 a, gint64 b)
{
  return a > b ? 1 : a < b ? -1 : 0;
}

static int
fewer_wins (gint64 a, gint64 b)
{
  return more_wins (b, a);
}

static LeafWording
words_of (const LeafDescription *description)
{
  return description != NULL ? description->wording : LEAF_NO_WORDS;
}

/* Compares two clauses of the same sort; one that is missing is less specific. */
static int
compare_slot (Asked *asked, const LeafDescription *a, const LeafDescription *b)
{
  LeafLawSpecificity by;
  int order = leaf_specificity_compare (asked->build, asked->view, a, b, &by);

  if (order != 0)
    asked->verdict.specificity = by;
  return order;
}

static gboolean
decide_by_slot (Asked *asked, const LeafDescription *a, const LeafDescription *b)
{
  int order = compare_slot (asked, a, b);

  return order != 0 && decide (asked, order, words_of (a), words_of (b));
}

/* --- clauses of a pattern ----------------------------------------------------------------------------------------- */

/* "going nowhere" goes to the value nothing, "going somewhere" to any room at all. */
static const LeafDescription nowhere = { .kind = { LEAF_KIND_ROOM }, .is_nothing = TRUE };
static const LeafDescription somewhere = { .kind = { LEAF_KIND_ROOM }, .kind_named = TRUE };

static const LeafDescription *
place_gone_to (const LeafActionPattern *pattern)
{
  return pattern->to_nowhere ? &nowhere : pattern->to_somewhere ? &somewhere : pattern->to;
}

/* A clause of the pattern, including the word with which it begins: "from the Yard". */
static LeafWording
words_of_clause (const LeafActionPattern *pattern, const LeafDescription *description)
{
  if (description != NULL && description == pattern->place)
    return pattern->place_wording;
  if (description != NULL && description == pattern->company)
    return pattern->company_wording;
  for (guint32 i = 0; i < pattern->n_clauses; i++)
    if (pattern->clauses[i].description == description)
      return pattern->clauses[i].wording;
  return words_of (description);
}

/* Returns TRUE if the pattern has clauses of going. Clauses of another action match variables of that action. */
static gboolean
has_clauses_of_going (const LeafBuild *build, const LeafActionPattern *pattern)
{
  if (pattern->to_nowhere || pattern->to_somewhere)
    return TRUE;
  for (guint32 i = 0; i < pattern->n_clauses; i++) {
    const LeafVariable *variable = LEAF_ROW (&build->world->variables, LeafVariable, pattern->clauses[i].variable.ix);

    if (variable->owner == LEAF_OWNER_ACTION
        && leaf_action_is_going (build, LEAF_ID (LeafActionId, variable->owner_id)))
      return TRUE;
  }
  return FALSE;
}

guint32
leaf_rule_aspects (const LeafBuild *build, const LeafRule *rule)
{
  const LeafActionPattern *pattern = rule->pattern;
  guint32 aspects = (rule->scene != NULL ? LEAF_ASPECT_SCENE : 0) | (rule->context != NULL ? LEAF_ASPECT_CONTEXT : 0)
                    | (rule->parameter != NULL ? LEAF_ASPECT_VALUE : 0);
  gboolean going;

  if (pattern == NULL)
    return aspects;
  going = has_clauses_of_going (build, pattern);
  if (pattern->has_actor_slot || pattern->noun != NULL || pattern->second != NULL)
    aspects |= LEAF_ASPECT_THINGS;
  if (pattern->place != NULL || (going && (pattern->from != NULL || place_gone_to (pattern) != NULL)))
    aspects |= LEAF_ASPECT_PLACE;
  if (pattern->company != NULL)
    aspects |= LEAF_ASPECT_COMPANY;
  if (pattern->when != NULL || pattern->history.sort != LEAF_HISTORY_NONE)
    aspects |= LEAF_ASPECT_TIME;
  if (going && (pattern->through != NULL || pattern->by != NULL || pattern->with != NULL))
    aspects |= LEAF_ASPECT_WAY;
  if (!going && pattern->n_clauses > 0)
    aspects |= LEAF_ASPECT_OWN_VARIABLES;
  return aspects;
}

guint32
leaf_rule_count_aspects (guint32 aspects)
{
  guint32 n = 0;

  for (; aspects != 0; aspects &= aspects - 1)
    n++;
  return n;
}

static guint32
count_aspects (const LeafBuild *build, const LeafRule *rule)
{
  return leaf_rule_count_aspects (leaf_rule_aspects (build, rule));
}

/* --- comparing clauses -------------------------------------------------------------------------------------------- */

static gboolean
law_aspects (Asked *asked)
{
  return decide (asked, more_wins (count_aspects (asked->build, asked->a), count_aspects (asked->build, asked->b)),
                 asked->a->circumstances, asked->b->circumstances);
}

static gboolean
law_two_scenes (Asked *asked)
{
  if (asked->view == LEAF_VIEW_PUBLISHED || asked->a->scene == NULL || asked->b->scene == NULL)
    return FALSE;
  return decide (asked, compare_slot (asked, asked->a->scene, asked->b->scene), asked->a->scene_wording,
                 asked->b->scene_wording);
}

static gboolean
law_context (Asked *asked)
{
  gint32 a = asked->a->context != NULL ? asked->a->context_score : -1;
  gint32 b = asked->b->context != NULL ? asked->b->context_score : -1;

  return decide (asked, more_wins (a, b), asked->a->context_wording, asked->b->context_wording);
}

static gboolean
has_pattern (const LeafRule *rule)
{
  return rule->pattern != NULL || rule->parameter != NULL;
}

static gboolean
law_has_pattern (Asked *asked)
{
  return decide (asked, more_wins (has_pattern (asked->a), has_pattern (asked->b)), asked->a->applies_to,
                 asked->b->applies_to);
}

static gboolean
law_parameter (Asked *asked)
{
  return decide_by_slot (asked, asked->a->parameter, asked->b->parameter);
}

/* Compares two clauses of the patterns. */
static gboolean
decide_by_clause (Asked *asked, const LeafDescription *a, const LeafDescription *b)
{
  int order = compare_slot (asked, a, b);

  return order != 0
         && decide (asked, order, words_of_clause (asked->a->pattern, a), words_of_clause (asked->b->pattern, b));
}

/* exotic ways of going */

static guint32
count_exotic (const LeafActionPattern *pattern)
{
  return (pattern->through != NULL) + (pattern->by != NULL) + (pattern->with != NULL);
}

static gboolean
law_exotic_ways (Asked *asked)
{
  const LeafActionPattern *a = asked->a->pattern, *b = asked->b->pattern;

  return decide (asked, more_wins (count_exotic (a), count_exotic (b)), a->wording, b->wording);
}

static gboolean
law_gone_with (Asked *asked)
{
  return decide_by_clause (asked, asked->a->pattern->with, asked->b->pattern->with);
}

static gboolean
law_gone_by (Asked *asked)
{
  return decide_by_clause (asked, asked->a->pattern->by, asked->b->pattern->by);
}

static gboolean
law_gone_through (Asked *asked)
{
  return decide_by_clause (asked, asked->a->pattern->through, asked->b->pattern->through);
}

/* rooms */

static const LeafDescription *
place_gone_from (const LeafBuild *build, const LeafActionPattern *pattern)
{
  return has_clauses_of_going (build, pattern) ? pattern->from : NULL;
}

/* The words from the first to the last clause that names a room; "going nowhere" has none. */
static LeafWording
words_of_rooms (const LeafActionPattern *pattern, const LeafDescription *from, const LeafDescription *to)
{
  const LeafDescription *const rooms[] = { pattern->place, from, to };
  LeafWording all = LEAF_NO_WORDS;

  for (guint32 i = 0; i < G_N_ELEMENTS (rooms); i++) {
    LeafWording w = words_of_clause (pattern, rooms[i]);

    if (rooms[i] != NULL && leaf_wording_empty (w))
      return pattern->wording;
    if (!leaf_wording_empty (w))
      all = leaf_wording_empty (all) ? w : leaf_wording (MIN (all.first, w.first), MAX (all.end, w.end));
  }
  return all;
}

static gboolean
law_rooms (Asked *asked)
{
  const LeafActionPattern *a = asked->a->pattern, *b = asked->b->pattern;
  const LeafDescription *a_from = place_gone_from (asked->build, a), *b_from = place_gone_from (asked->build, b);
  const LeafDescription *a_to = place_gone_to (a), *b_to = place_gone_to (b);
  guint32 n_a = (a->place != NULL) + (a_from != NULL) + (a_to != NULL);
  guint32 n_b = (b->place != NULL) + (b_from != NULL) + (b_to != NULL);

  return n_a != n_b
         && decide (asked, more_wins (n_a, n_b), words_of_rooms (a, a_from, a_to), words_of_rooms (b, b_from, b_to));
}

/* The room in or from which its action begins, if the rule gives only one; NULL if it gives both or neither. */
static const LeafDescription *
only_beginning (const LeafBuild *build, const LeafActionPattern *pattern)
{
  const LeafDescription *from = place_gone_from (build, pattern);

  return from == NULL ? pattern->place : pattern->place == NULL ? from : NULL;
}

static gboolean
is_from_against_in (const Asked *asked)
{
  const LeafActionPattern *a = asked->a->pattern, *b = asked->b->pattern;

  return only_beginning (asked->build, a) != NULL && only_beginning (asked->build, b) != NULL
         && (a->place == NULL) != (b->place == NULL);
}

static gboolean
law_from_against_in (Asked *asked)
{
  return is_from_against_in (asked)
         && decide_by_clause (asked, only_beginning (asked->build, asked->a->pattern),
                              only_beginning (asked->build, asked->b->pattern));
}

static gboolean
law_gone_from (Asked *asked)
{
  return !is_from_against_in (asked)
         && decide_by_clause (asked, place_gone_from (asked->build, asked->a->pattern),
                              place_gone_from (asked->build, asked->b->pattern));
}

static gboolean
law_place (Asked *asked)
{
  return !is_from_against_in (asked) && decide_by_clause (asked, asked->a->pattern->place, asked->b->pattern->place);
}

static gboolean
law_gone_to (Asked *asked)
{
  return decide_by_clause (asked, place_gone_to (asked->a->pattern), place_gone_to (asked->b->pattern));
}

/* company, and the other variables that the action matches */

static gboolean
law_company (Asked *asked)
{
  return decide_by_clause (asked, asked->a->pattern->company, asked->b->pattern->company);
}

static gboolean
law_variables (Asked *asked)
{
  const LeafActionPattern *a = asked->a->pattern, *b = asked->b->pattern;

  return decide (asked, more_wins (a->n_clauses, b->n_clauses), a->wording, b->wording);
}

static guint32
clause_index (const LeafBuild *build, const LeafActionClause *clause)
{
  return LEAF_ROW (&build->world->variables, LeafVariable, clause->variable.ix)->index;
}

/* Compares action variables with the same index, in the order of declaration. */
static gboolean
law_each_variable (Asked *asked)
{
  const LeafActionPattern *a = asked->a->pattern, *b = asked->b->pattern;
  guint32 highest = 0;

  for (guint32 i = 0; i < a->n_clauses; i++)
    highest = MAX (highest, clause_index (asked->build, &a->clauses[i]));
  for (guint32 index = 0; a->n_clauses > 0 && index <= highest; index++)
    for (guint32 i = 0; i < a->n_clauses; i++)
      for (guint32 k = 0; k < b->n_clauses; k++)
        if (clause_index (asked->build, &a->clauses[i]) == index && clause_index (asked->build, &b->clauses[k]) == index
            && decide_by_clause (asked, a->clauses[i].description, b->clauses[k].description))
          return TRUE;
  return FALSE;
}

/* nouns and actor */

static gboolean
law_second_noun (Asked *asked)
{
  return decide_by_slot (asked, asked->a->pattern->second, asked->b->pattern->second);
}

static gboolean
law_noun (Asked *asked)
{
  return decide_by_slot (asked, asked->a->pattern->noun, asked->b->pattern->noun);
}

static gboolean
law_actor (Asked *asked)
{
  return decide_by_slot (asked, asked->a->pattern->actor, asked->b->pattern->actor);
}

/* the action itself */

/* The number of actions that the pattern covers; a named kind of action counts as none, as in the reference. */
static gint64
count_actions (const LeafBuild *build, const LeafActionPattern *pattern)
{
  gint64 all = (gint64) build->world->actions.n - 1, named = 0;

  for (guint32 i = 0; i < pattern->n_items; i++)
    named += pattern->items[i].kind_of_action == 0;
  return pattern->n_items == 0 ? all : pattern->is_excluding ? all - named : named;
}

static LeafWording
words_of_actions (const LeafActionPattern *pattern)
{
  return pattern->n_items == 0 ? pattern->wording : pattern->items_wording;
}

static gboolean
law_actions (Asked *asked)
{
  const LeafActionPattern *a = asked->a->pattern, *b = asked->b->pattern;

  return decide (asked, fewer_wins (count_actions (asked->build, a), count_actions (asked->build, b)),
                 words_of_actions (a), words_of_actions (b));
}

/* The number of occasions that a history covers; open ends count down from a million, so that a later start is more
 * specific. */
#define OCCASIONS_WITHOUT_END 1000000

static gint64
count_occasions (const LeafHistory *history)
{
  switch (history->sort) {
  case LEAF_HISTORY_EXACTLY: return 1;
  case LEAF_HISTORY_FROM_TO: return (gint64) history->m - history->n + 1;
  case LEAF_HISTORY_LESS: return (gint64) history->n - 1;
  case LEAF_HISTORY_AT_MOST: return history->n;
  case LEAF_HISTORY_AT_LEAST: return OCCASIONS_WITHOUT_END - history->n;
  case LEAF_HISTORY_MORE: return OCCASIONS_WITHOUT_END - ((gint64) history->n - 1);
  case LEAF_HISTORY_NONE: break;
  }
  return G_MAXINT64;
}

static gboolean
law_history (Asked *asked)
{
  const LeafHistory *a = &asked->a->pattern->history, *b = &asked->b->pattern->history;

  return decide (asked, fewer_wins (count_occasions (a), count_occasions (b)), a->wording, b->wording);
}

static gboolean
law_circumstances (Asked *asked)
{
  const LeafActionPattern *a = asked->a->pattern, *b = asked->b->pattern;
  gint n_a = a->when != NULL ? leaf_condition_count (asked->build, a->when) : 0;
  gint n_b = b->when != NULL ? leaf_condition_count (asked->build, b->when) : 0;

  return decide (asked, more_wins (n_a, n_b), a->when_wording, b->when_wording);
}

static gboolean
law_scene (Asked *asked)
{
  return decide (asked, more_wins (asked->a->scene != NULL, asked->b->scene != NULL), asked->a->scene_wording,
                 asked->b->scene_wording);
}

/* --- entry points ------------------------------------------------------------------------------------------------- */

/* What a clause belongs to. */
enum { RULES = FALSE, PATTERNS = TRUE };

/* Returns TRUE if the clause distinguishes the two, and so decides. */
static inline gboolean
ask (Asked *asked, LeafLawClause clause, LeafLaw law, gboolean (*function) (Asked *asked))
{
  if (!function (asked))
    return FALSE;
  asked->verdict.clause = clause;
  asked->verdict.law = law;
  return TRUE;
}

static void
ask_all (Asked *asked)
{
  gboolean have_patterns = asked->a->pattern != NULL && asked->b->pattern != NULL;

#define LEAF_LAW_CLAUSE(name, law, of)                                                                                 \
  if ((have_patterns || of != PATTERNS) && ask (asked, LEAF_LAW_CLAUSE_##name, LEAF_LAW_##law, law_##name))            \
    return;
#include "leaf-law-clauses.def"
}

/* Compares two rules of any rulebooks. The order is 1 if the first is more specific, -1 if the second is, and 0 if
 * neither is; with it come the Law, and the deciding words of each (empty if a rule has none). */
LeafRuleVerdict
leaf_rule_compare_seen (const LeafBuild *build, LeafLawsView view, LeafRuleId first, LeafRuleId second)
{
  Asked asked = { .build = build, .view = view, .a = LEAF_RULE (build, first), .b = LEAF_RULE (build, second) };

  if (!LEAF_SAME (first, second))
    ask_all (&asked);
  return asked.verdict;
}

LeafRuleVerdict
leaf_rule_compare (const LeafBuild *build, LeafRuleId first, LeafRuleId second)
{
  return leaf_rule_compare_seen (build, LEAF_VIEW_SORT, first, second);
}

/* --- shapes ------------------------------------------------------------------------------------------------------- */

static void
append_pattern (const LeafBuild *build, LeafKey *key, const LeafActionPattern *pattern)
{
  gint64 occasions = count_occasions (&pattern->history);
  guint32 named = 0;

  /* the clauses include with, by and through */
  leaf_specificity_key (build, pattern->place, key);
  leaf_specificity_key (build, place_gone_from (build, pattern), key);
  leaf_specificity_key (build, place_gone_to (pattern), key);
  leaf_specificity_key (build, pattern->company, key);
  leaf_specificity_key (build, pattern->second, key);
  leaf_specificity_key (build, pattern->noun, key);
  leaf_specificity_key (build, pattern->actor, key);
  leaf_key_append (key, pattern->n_clauses);
  for (guint32 i = 0; i < pattern->n_clauses; i++) {
    leaf_key_append (key, clause_index (build, &pattern->clauses[i]));
    leaf_specificity_key (build, pattern->clauses[i].description, key);
  }
  for (guint32 i = 0; i < pattern->n_items; i++)
    named += pattern->items[i].kind_of_action == 0;
  leaf_key_append (key, pattern->n_items == 0);
  leaf_key_append (key, named);
  leaf_key_append (key, pattern->is_excluding);
  leaf_key_append (key, (guint32) occasions);
  leaf_key_append (key, (guint32) (occasions >> 32));
  leaf_key_append (key, pattern->when != NULL ? (guint32) leaf_condition_count (build, pattern->when) : 0);
}

/* Rules of one shape compare in the same way with any other rule, so the sort need not compare each. The number of all
 * actions is not part of the shape, since it is the same for every rule. */
guint32
leaf_rule_shape (LeafBuild *build, LeafRuleId id)
{
  LeafRule *rule = LEAF_RULE (build, id);
  LeafKey key;
  guint64 sum;

  if (rule->shape != 0)
    return rule->shape;
  key.n = 0;
  key.sum = 0;
  leaf_key_append (&key, count_aspects (build, rule));
  leaf_key_append (&key, (guint32) (rule->context != NULL ? rule->context_score : -1));
  leaf_key_append (&key, has_pattern (rule));
  leaf_specificity_key (build, rule->scene, &key);
  leaf_specificity_key (build, rule->parameter, &key);
  if (rule->pattern != NULL)
    append_pattern (build, &key, rule->pattern);
  sum = leaf_key_sum (&key);
  rule->shape = leaf_index_find (&build->rules->shapes, sum);
  if (rule->shape == 0) {
    rule->shape = build->rules->shapes.n + 1;
    leaf_index_set (&build->rules->shapes, sum, rule->shape);
  }
  return rule->shape;
}
