/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-meaning-occurrences.c: walks accepted trees, and records what their words name.
 *
 * A node has the id of what it means, and the words that it was read from; its own words are those from which no
 * operand was read. So the walk never looks up a name: it knows the entity, and finds its name in the node's own
 * words. Nodes that were read from no words (the subject of a relative clause) record nothing. */
#include "leaf-meaning-occurrences.h"
#include "leaf-node-groups.h"

#include <string.h>

typedef struct {
  LeafWording words;    /* the node's own, except for ... */
  LeafWording taken[8]; /* ... what its operands were read from */
  guint n;
} Own;

static void walk (LeafWalk *frame, const LeafNode *node);
static void walk_clause (LeafWalk *frame, const LeafClause *clause);

/* --- frames ------------------------------------------------------------------------------------------------------- */

void
leaf_walk_init (LeafWalk *frame, LeafBuild *build, guint32 sentence, LeafWording extent)
{
  LeafSpan span = { 0 };

  if (!leaf_wording_empty (extent))
    span = leaf_wording_span (build, extent);
  *frame = (LeafWalk) { .build = build, .sentence = sentence, .span = span };
}

void
leaf_walk_clear (LeafWalk *frame)
{
  g_clear_pointer (&frame->locals, g_array_unref);
}

static void
add (LeafWalk *frame, LeafWording words, LeafNamed sort, guint32 id, LeafRole role, LeafKindId kind)
{
  LeafOccurrence row = { .id = id, .kind = kind.ix, .sort = (guint8) sort, .role = (guint8) role };

  if (sort == LEAF_NAMED_RULEBOOK)
    leaf_world_note_rulebook (frame->build, words, LEAF_ID (LeafRulebookId, id), role, kind);
  else
    leaf_occurrences_add (frame->build, words, row);
}

static void
add_local (LeafWalk *frame, LeafWording words, guint32 slot, LeafRole role, LeafKindId kind)
{
  LeafOccurrence row = { .id = slot, .kind = kind.ix, .sort = LEAF_NAMED_LOCAL, .role = (guint8) role };

  if (frame->scope == 0)
    frame->scope = leaf_occurrences_scope (frame->build, frame->sentence, frame->span);
  row.scope = frame->scope;
  leaf_occurrences_add (frame->build, words, row);
}

void
leaf_walk_define (LeafWalk *frame, LeafWording name, guint32 slot, LeafKindId kind)
{
  LeafWalkLocal local = { slot, leaf_wording_skip_article (frame->build, name), kind };

  if (leaf_wording_empty (local.name))
    return;
  if (frame->locals == NULL)
    frame->locals = g_array_new (FALSE, FALSE, sizeof (LeafWalkLocal));
  g_array_append_val (frame->locals, local);
  add_local (frame, local.name, slot, LEAF_ROLE_DEFINES, kind);
}

static const LeafWalkLocal *
find_local (const LeafWalk *frame, guint32 slot)
{
  for (guint i = frame->locals != NULL ? frame->locals->len : 0; i > 0; i--)
    if (g_array_index (frame->locals, LeafWalkLocal, i - 1).slot == slot)
      return &g_array_index (frame->locals, LeafWalkLocal, i - 1);
  return NULL;
}

/* --- the words of one node ---------------------------------------------------------------------------------------- */

static gboolean
is_named_slot (const LeafWalk *frame, const LeafNode *node)
{
  const LeafWalkLocal *local = find_local (frame, node->SLOT.slot);

  return local != NULL
         && leaf_wording_same (frame->build, local->name, leaf_wording_skip_article (frame->build, node->wording));
}

/* A subject that is not named has the words of its description: of the whole node, or of a part ("everyone" in "now
 * everyone trusts Bob"), which are then not the node's own. */
static gboolean
is_unsaid (const LeafWalk *frame, const LeafNode *node, LeafWording within)
{
  if (leaf_wording_length (node->wording) < leaf_wording_length (within))
    return FALSE;
  switch (node->op) {
  case LEAF_NODE_SLOT: return !is_named_slot (frame, node);
  case LEAF_NODE_SELF:
  case LEAF_NODE_PARAMETER:
  case LEAF_NODE_ACTION_PART: return TRUE;
  case LEAF_NODE_VARIABLE:
  case LEAF_NODE_PROPERTY:
  case LEAF_NODE_TABLE_ENTRY:
  case LEAF_NODE_TABLE_CORRESPONDING:
  case LEAF_NODE_LIST_ENTRY:
  case LEAF_NODE_RESPONSE:
  case LEAF_NODE_HISTORY:
  case LEAF_NODE_CHANGED:
  case LEAF_NODES_WRITTEN_VALUES:
  case LEAF_NODES_COMPUTED_VALUES:
  case LEAF_NODES_VALUES_OF_DESCRIPTIONS:
  case LEAF_NODES_CALLS:
  case LEAF_NODES_CONDITIONS:
  case LEAF_NODES_STATEMENTS:
  case LEAF_NODES_NO_FORMS: break;
  }
  return FALSE;
}

static void
take (Own *own, LeafWording words)
{
  if (!leaf_wording_empty (words) && own->n < G_N_ELEMENTS (own->taken))
    own->taken[own->n++] = words;
}

static Own
own_words (const LeafWalk *frame, const LeafNode *node)
{
  Own own = { .words = node->wording };

  for (LeafOperands each = leaf_node_operands (node); leaf_operands_next (&each);)
    if (each.operand != NULL && !is_unsaid (frame, each.operand, node->wording))
      take (&own, each.operand->wording);
  if (leaf_node_description (node) != NULL)
    take (&own, leaf_node_description (node)->wording);
  return own;
}

/* The first word from `at` on that is not one of the node's own. */
static guint32
own_until (const Own *own, guint32 at)
{
  guint32 end = own->words.end;

  for (guint i = 0; i < own->n; i++) {
    if (own->taken[i].first <= at && at < own->taken[i].end)
      return at;
    if (own->taken[i].first > at)
      end = MIN (end, own->taken[i].first);
  }
  return MAX (end, at);
}

/* The next run of own words from `at` on; empty if there is none. */
static LeafWording
next_run (const Own *own, guint32 at)
{
  for (at = MAX (at, own->words.first); at < own->words.end; at++) {
    guint32 end = own_until (own, at);

    if (end > at)
      return leaf_wording (at, end);
  }
  return LEAF_NO_WORDS;
}

/* --- finding names in words --------------------------------------------------------------------------------------- */

static gboolean
is_said_with_name (LeafKeyword keyword)
{
  return leaf_kw_is_article (keyword) || keyword == LEAF_KW_OF || keyword == LEAF_KW_IS || keyword == LEAF_KW_ARE
         || keyword == LEAF_KW_AND || keyword == LEAF_KW_ENTRY || keyword == LEAF_KW_OPEN || keyword == LEAF_KW_CLOSE
         || keyword == LEAF_KW_COMMA;
}

static LeafWording
trim (const LeafBuild *build, LeafWording w)
{
  while (!leaf_wording_empty (w) && is_said_with_name (leaf_kw (build, w.first)))
    w.first++;
  while (!leaf_wording_empty (w) && is_said_with_name (leaf_kw (build, w.end - 1)))
    w.end--;
  return w;
}

/* Finds a name of this entity in the node's own words. If there is none, as with an abbreviated or inflected name, and
 * the own words are a single run, takes all of it. */
static LeafWording
find_named (const LeafWalk *frame, const Own *own, LeafNameSort sort, guint32 id)
{
  const LeafBuild *build = frame->build;
  LeafWording only = LEAF_NO_WORDS;
  guint n = 0;

  for (LeafWording run = next_run (own, 0); !leaf_wording_empty (run); run = next_run (own, run.end)) {
    LeafWording rest = trim (build, run);

    if (leaf_wording_empty (rest))
      continue;
    n++;
    only = rest;
    for (; !leaf_wording_empty (rest); rest.first++) {
      LeafNameMatch match = leaf_names_begin (build, rest, 1u << sort, (LeafHeadingId) { 0 });

      if (match.id == id && !leaf_kw_is_article (leaf_kw (build, rest.first)))
        return leaf_wording (rest.first, rest.first + match.n_words);
    }
  }
  return n == 1 ? only : LEAF_NO_WORDS;
}

static void
add_named (LeafWalk *frame, const Own *own, LeafNameSort sort, guint32 id, LeafRole role, LeafKindId kind)
{
  if (id != 0)
    add (frame, find_named (frame, own, sort, id), (LeafNamed) (sort + 1), id, role, kind);
}

/* Every own run, since a verb may be split into two. */
static void
add_runs (LeafWalk *frame, const Own *own, LeafNamed sort, guint32 id, LeafRole role)
{
  for (LeafWording run = next_run (own, 0); !leaf_wording_empty (run); run = next_run (own, run.end))
    add (frame, trim (frame->build, run), sort, id, role, LEAF_KIND (NONE));
}

/* Records the runs of own words that `is_of` accepts. */
static void
add_words (LeafWalk *frame, const Own *own, LeafNamed sort, guint32 id, LeafRole role,
           gboolean (*is_of) (const LeafBuild *build, guint32 word, gconstpointer data), gconstpointer data)
{
  for (LeafWording run = next_run (own, 0); !leaf_wording_empty (run); run = next_run (own, run.end))
    for (guint32 at = run.first; at < run.end; at++) {
      guint32 end = at;

      while (end < run.end && is_of (frame->build, end, data))
        end++;
      if (end > at) {
        add (frame, leaf_wording (at, end), sort, id, role, LEAF_KIND (NONE));
        at = end;
      }
    }
}

static gboolean
is_fixed_word (const LeafBuild *build, guint32 word, gconstpointer data)
{
  const LeafPhraseRow *phrase = data;
  LeafVocabId vocab = leaf_word (build, word)->vocab;

  for (guint32 i = 0; i < phrase->n_parts; i++)
    for (guint32 j = 0; j < phrase->parts[i].n_words; j++)
      if (LEAF_SAME (phrase->parts[i].words[j], vocab))
        return leaf_word (build, word)->sort != LEAF_WORD_TEXT;
  return FALSE;
}

/* "putting" and "on" of "putting it on": a word of a spelling with single spaces. */
static gboolean
is_word_of (const LeafBuild *build, guint32 word, gconstpointer data)
{
  const char *at = data;
  const char *spelled = leaf_vocabulary_text (build->vocabulary, leaf_word (build, word)->vocab);
  gsize n = strlen (spelled);

  while (at != NULL && n > 0) {
    if (strncmp (at, spelled, n) == 0 && (at[n] == ' ' || at[n] == '\0'))
      return leaf_word (build, word)->sort == LEAF_WORD_PLAIN;
    at = strchr (at, ' ');
    at = at != NULL ? at + 1 : NULL;
  }
  return FALSE;
}

static void
add_action (LeafWalk *frame, const Own *own, LeafActionId action, LeafRole role)
{
  g_autofree char *name = NULL;

  name = g_ascii_strdown (LEAF_ROW (&frame->build->world->actions, LeafAction, action.ix)->name, -1);
  add_words (frame, own, LEAF_NAMED_ACTION, action.ix, role, is_word_of, name);
}

/* --- constants ---------------------------------------------------------------------------------------------------- */

static LeafNamed
sort_of_constant (const LeafBuild *build, const LeafNode *node, guint32 *id)
{
  LeafKindId kind = { node->CONSTANT.value.kind != 0 ? node->CONSTANT.value.kind : node->kind.ix };
  LeafKindId constructor = leaf_kind (build, kind)->constructor;
  LeafInstanceId instance = leaf_instance_of_value (build, node->CONSTANT.value);

  *id = (guint32) node->CONSTANT.value.bits;
  switch (LEAF_IS (constructor) ? constructor.ix : kind.ix) {
  case LEAF_KIND_TABLE_NAME: return LEAF_NAMED_TABLE;
  case LEAF_KIND_EQUATION_NAME: return LEAF_NAMED_EQUATION;
  case LEAF_KIND_USE_OPTION: return LEAF_NAMED_USE_OPTION;
  case LEAF_KIND_RULEBOOK_OUTCOME: return LEAF_NAMED_OUTCOME;
  case LEAF_KIND_ACTION_NAME: return LEAF_NAMED_ACTION;
  case LEAF_KIND_VERB: return LEAF_NAMED_VERB;
  case LEAF_KIND_RULE: return LEAF_NAMED_RULE;
  case LEAF_KIND_RULEBOOK: return LEAF_NAMED_RULEBOOK;
  case LEAF_KIND_ACTIVITY: return LEAF_NAMED_ACTIVITY;
  case LEAF_KIND_RELATION: return LEAF_NAMED_RELATION;
  case LEAF_KIND_PROPERTY: return LEAF_NAMED_PROPERTY;
  case LEAF_KIND_TABLE_COLUMN: return LEAF_NAMED_COLUMN;
  case LEAF_KIND_PHRASE: return LEAF_NAMED_PHRASE;
  case LEAF_KIND_TEXT:
  case LEAF_KIND_TOPIC:
  case LEAF_KIND_RESPONSE: return LEAF_NAMED_NONE;
  default: break;
  }
  if (LEAF_IS (instance)) {
    *id = instance.ix;
    return LEAF_NAMED_INSTANCE;
  }
  *id = 0;
  return leaf_kind_is_object (build, kind) ? LEAF_NAMED_NONE : LEAF_NAMED_LITERAL;
}

static void
walk_constant (LeafWalk *frame, const LeafNode *node, LeafRole role)
{
  LeafWording words = leaf_wording_skip_article (frame->build, node->wording);
  guint32 id;
  LeafNamed sort = sort_of_constant (frame->build, node, &id);

  if (sort == LEAF_NAMED_NONE || (id == 0 && sort != LEAF_NAMED_LITERAL) || leaf_wording_empty (words)
      || leaf_word (frame->build, words.first)->sort == LEAF_WORD_TEXT)
    return;
  add (frame, words, sort, id, role, node->kind);
}

/* --- descriptions ------------------------------------------------------------------------------------------------- */

static void
walk_adjective (LeafWalk *frame, const LeafAdjectiveUse *use, LeafRole role)
{
  const LeafBuild *build = frame->build;
  LeafWording words = use->wording;

  while (!leaf_wording_empty (words)
         && (leaf_kw (build, words.first) == LEAF_KW_NOT || leaf_kw (build, words.first) == LEAF_KW_AND))
    words.first++;
  words = trim (build, words);
  if (LEAF_IS (use->value))
    add (frame, words, LEAF_NAMED_INSTANCE, use->value.ix, role, LEAF_INSTANCE (build, use->value)->kind);
  else
    add (frame, words, LEAF_NAMED_ADJECTIVE, use->adjective.ix, role, LEAF_KIND (NONE));
}

/* "(called the target)" at the end of the own words: records the name, and removes it from them. */
static LeafWording
take_called (const LeafBuild *build, Own *own)
{
  for (guint32 at = own->words.first + 1; at + 1 < own->words.end; at++)
    if (leaf_kw (build, at) == LEAF_KW_CALLED && leaf_kw (build, at - 1) == LEAF_KW_OPEN && own_until (own, at) > at) {
      guint32 close = leaf_kw_find (build, leaf_wording_from (own->words, at), at, LEAF_KW_CLOSE);

      take (own, leaf_wording (at - 1, close));
      return leaf_wording (at + 1, close);
    }
  return LEAF_NO_WORDS;
}

void
leaf_walk_description (LeafWalk *frame, const LeafDescription *description)
{
  const LeafBuild *build = frame->build;
  Own own;
  LeafWording called = LEAF_NO_WORDS;

  if (description == NULL)
    return;
  own = (Own) { .words = description->wording };
  if (description->exact != NULL)
    take (&own, description->exact->wording);
  for (guint32 i = 0; i < description->n_adjectives; i++)
    take (&own, description->adjectives[i].wording);
  for (guint32 i = 0; i < description->n_clauses; i++)
    take (&own, description->clauses[i]->wording);
  if (description->called != 0)
    called = take_called (build, &own);
  if (description->exact != NULL)
    walk (frame, description->exact);
  for (guint32 i = 0; i < description->n_adjectives; i++)
    walk_adjective (frame, &description->adjectives[i], LEAF_ROLE_USES);
  if (description->exact == NULL && description->kind_named && LEAF_IS (description->kind))
    add_named (frame, &own, LEAF_NAME_KIND, description->kind.ix, LEAF_ROLE_USES, description->kind);
  if (!leaf_wording_empty (called))
    leaf_walk_define (frame, called, description->called - 1, description->kind);
  for (guint32 i = 0; i < description->n_clauses; i++)
    walk_clause (frame, description->clauses[i]);
}

static void
walk_clause (LeafWalk *frame, const LeafClause *clause)
{
  Own own;

  if (clause == NULL)
    return;
  own = (Own) { .words = clause->wording };
  if (clause->object != NULL)
    take (&own, clause->object->wording);
  if (clause->sort == LEAF_CLAUSE_RELATION)
    add_runs (frame, &own, LEAF_NAMED_RELATION, clause->relation.ix, LEAF_ROLE_USES);
  leaf_walk_description (frame, clause->object);
  walk (frame, clause->condition);
}

/* --- action patterns ---------------------------------------------------------------------------------------------- */

static void
walk_action_items (LeafWalk *frame, const LeafActionPattern *pattern)
{
  const LeafDescription *const said[]
      = { pattern->actor, pattern->noun, pattern->second, pattern->place, pattern->company };

  for (guint32 i = 0; i < pattern->n_items; i++) {
    const LeafActionItem *item = &pattern->items[i];
    Own own = { .words = item->wording };

    for (guint j = 0; j < G_N_ELEMENTS (said); j++)
      if (said[j] != NULL)
        take (&own, said[j]->wording);
    if (item->kind_of_action != 0)
      add_runs (frame, &own, LEAF_NAMED_KIND_OF_ACTION, item->kind_of_action, LEAF_ROLE_USES);
    else
      add_runs (frame, &own, LEAF_NAMED_ACTION, item->action.ix, LEAF_ROLE_USES);
  }
}

/* "inserting" and "into" of "inserting something into the well": the second comes after the first noun. */
static void
walk_action_rest (LeafWalk *frame, const LeafActionPattern *pattern)
{
  const LeafDescription *const said[] = { pattern->noun, pattern->second, pattern->place, pattern->company };
  Own own = { .words = pattern->wording };
  LeafActionId action;

  if (pattern->n_items != 1 || pattern->second == NULL || pattern->items[0].kind_of_action != 0
      || pattern->noun == NULL)
    return;
  action = pattern->items[0].action;
  own.words = leaf_wording (pattern->noun->wording.end, pattern->second->wording.first);
  for (guint j = 0; j < G_N_ELEMENTS (said); j++)
    if (said[j] != NULL)
      take (&own, said[j]->wording);
  add_action (frame, &own, action, LEAF_ROLE_USES);
}

void
leaf_walk_pattern (LeafWalk *frame, const LeafActionPattern *pattern)
{
  if (pattern == NULL)
    return;
  walk_action_items (frame, pattern);
  walk_action_rest (frame, pattern);
  leaf_walk_description (frame, pattern->actor);
  leaf_walk_description (frame, pattern->noun);
  leaf_walk_description (frame, pattern->second);
  leaf_walk_description (frame, pattern->place);
  leaf_walk_description (frame, pattern->company);
  for (guint32 i = 0; i < pattern->n_clauses; i++) {
    const LeafActionClause *clause = &pattern->clauses[i];
    Own own = { .words = clause->wording };

    take (&own, clause->description->wording);
    add_runs (frame, &own, LEAF_NAMED_VARIABLE, clause->variable.ix, LEAF_ROLE_USES);
    leaf_walk_description (frame, clause->description);
  }
  leaf_walk_description (frame, pattern->from);
  leaf_walk_description (frame, pattern->to);
  leaf_walk_description (frame, pattern->through);
  leaf_walk_description (frame, pattern->by);
  leaf_walk_description (frame, pattern->with);
  walk (frame, pattern->when);
}

/* --- nodes -------------------------------------------------------------------------------------------------------- */

/* What is between the statement's first word and the one after the name: "let X be", "repeat with X running". */
static LeafWording
name_between (const LeafBuild *build, LeafWording w, const char *before, const char *after, const char *or_after)
{
  guint32 from = leaf_wording_find (build, w, before), to, other;

  if (from >= w.end)
    return LEAF_NO_WORDS;
  from += leaf_n_words (before);
  to = leaf_wording_find_from (build, w, from, after);
  other = or_after != NULL ? leaf_wording_find_from (build, w, from, or_after) : w.end;
  return leaf_wording (from, MIN (to, other));
}

/* "let X be a list of numbers": a kind instead of a value. */
static void
walk_let (LeafWalk *frame, const LeafNode *node)
{
  LeafBuild *build = frame->build;
  LeafWording name = name_between (build, node->wording, "let", "be", "=");
  LeafWording rest = leaf_wording_from (node->wording, MIN (name.end + 1, node->wording.end));

  if (node->LET.value != NULL)
    walk (frame, node->LET.value);
  else if (!leaf_wording_empty (rest) && LEAF_IS (node->kind))
    add (frame, leaf_wording_skip_article (build, rest), LEAF_NAMED_KIND, node->kind.ix, LEAF_ROLE_USES, node->kind);
  leaf_walk_define (frame, name, node->LET.slot, node->kind);
}

static void
walk_text (LeafWalk *frame, LeafTextId id)
{
  const LeafNode *tree;

  if (!LEAF_IS (id) || frame->depth > 64)
    return;
  tree = LEAF_TEXT (frame->build, id)->tree;
  if (tree == NULL)
    return;
  frame->depth++;
  walk (frame, tree);
  frame->depth--;
}

static void
walk_call (LeafWalk *frame, const LeafNode *node)
{
  LeafPhraseRow phrase = *LEAF_PHRASE (frame->build, node->CALL.phrase);
  Own own = { .words = node->wording };
  guint32 parameter = 0;

  for (guint32 i = 0; i < phrase.n_parts && parameter < node->CALL.n_args; i++) {
    const LeafNode *arg;

    if (phrase.parts[i].n_words > 0)
      continue;
    arg = node->CALL.args[parameter++];
    take (&own, arg->wording);
    if (phrase.parts[i].sort == LEAF_PARAMETER_NEW_LOCAL)
      leaf_walk_define (frame, arg->wording, arg->SLOT.slot, arg->kind);
    else
      walk (frame, arg);
  }
  add_words (frame, &own, LEAF_NAMED_PHRASE, node->CALL.phrase.ix, LEAF_ROLE_CALLS, is_fixed_word, &phrase);
}

/* A variable, property or entry, which is read or set. */
static gboolean
walk_place (LeafWalk *frame, const LeafNode *node, LeafRole role)
{
  Own own;

  switch (node->op) {
  case LEAF_NODE_SLOT:
    if (is_named_slot (frame, node))
      add_local (frame, leaf_wording_skip_article (frame->build, node->wording), node->SLOT.slot, role, node->kind);
    return TRUE;
  case LEAF_NODE_VARIABLE:
    add (frame, leaf_wording_skip_article (frame->build, node->wording), LEAF_NAMED_VARIABLE,
         node->VARIABLE.variable.ix, role, node->kind);
    return TRUE;
  case LEAF_NODE_PROPERTY:
    own = own_words (frame, node);
    add_named (frame, &own, LEAF_NAME_PROPERTY, node->PROPERTY.property.ix, role, node->kind);
    return FALSE;
  case LEAF_NODE_TABLE_ENTRY:
    own = own_words (frame, node);
    add_named (frame, &own, LEAF_NAME_COLUMN, node->TABLE_ENTRY.column.ix, role, node->kind);
    return FALSE;
  case LEAF_NODE_TABLE_CORRESPONDING:
    own = own_words (frame, node);
    add_named (frame, &own, LEAF_NAME_COLUMN, node->TABLE_CORRESPONDING.column.ix, role, node->kind);
    add_named (frame, &own, LEAF_NAME_COLUMN, node->TABLE_CORRESPONDING.looked_up.ix, LEAF_ROLE_USES, LEAF_KIND (NONE));
    return FALSE;
  case LEAF_NODE_LIST_ENTRY:
  case LEAF_NODE_RESPONSE:
  case LEAF_NODES_WITHOUT_PLACE: break;
  }
  return FALSE;
}

static void
walk_operands (LeafWalk *frame, const LeafNode *node, guint32 from)
{
  for (LeafOperands each = leaf_node_operands (node); leaf_operands_next (&each);)
    if (from > 0)
      from--;
    else
      walk (frame, each.operand);
  leaf_walk_description (frame, leaf_node_description (node));
  walk_clause (frame, leaf_node_predicate (node));
  leaf_walk_pattern (frame, leaf_node_pattern (node));
}

static void
walk_set (LeafWalk *frame, const LeafNode *place)
{
  if (!walk_place (frame, place, LEAF_ROLE_SETS))
    walk_operands (frame, place, 0);
}

static void
walk_now_adjective (LeafWalk *frame, const LeafNode *node)
{
  const LeafDescription *described = node->NOW_ADJECTIVE.described;

  walk (frame, node->NOW_ADJECTIVE.object);
  for (guint32 i = 0; i < described->n_adjectives; i++)
    walk_adjective (frame, &described->adjectives[i], LEAF_ROLE_SETS);
}

static gboolean
names_by_fields (LeafNodeOp op)
{
  switch (op) {
  case LEAF_NODE_TOTAL:
  case LEAF_NODE_EXTREME:
  case LEAF_NODE_PROVIDES:
  case LEAF_NODE_LISTED_IN:
  case LEAF_NODE_CHOOSE_ROW:
  case LEAF_NODE_REPEAT_TABLE:
  case LEAF_NODE_NOW_RELATION:
  case LEAF_NODE_RELATED:
  case LEAF_NODE_ACTION:
  case LEAF_NODE_SAY_VERB:
  case LEAF_NODE_PRODUCED:
  case LEAF_NODE_DECIDE: return TRUE;
  case LEAF_NODES_NAMING_IN_OPERANDS:
  case LEAF_NODES_NO_FORMS: break;
  }
  return FALSE;
}

/* What the fields of a node name, in the node's own words. */
static void
note_fields (LeafWalk *frame, const LeafNode *node)
{
  const LeafKindId any = { 0 };
  Own own;

  if (!names_by_fields (node->op))
    return;
  own = own_words (frame, node);

  switch (node->op) {
  case LEAF_NODE_TOTAL:
    add_named (frame, &own, LEAF_NAME_PROPERTY, node->TOTAL.property.ix, LEAF_ROLE_USES, node->kind);
    break;
  case LEAF_NODE_EXTREME:
    add_named (frame, &own, LEAF_NAME_PROPERTY, node->EXTREME.property.ix, LEAF_ROLE_USES, node->kind);
    break;
  case LEAF_NODE_PROVIDES:
    add_named (frame, &own, LEAF_NAME_PROPERTY, node->PROVIDES.property.ix, LEAF_ROLE_USES, node->kind);
    break;
  case LEAF_NODE_LISTED_IN:
    add_named (frame, &own, LEAF_NAME_COLUMN, node->LISTED_IN.column.ix, LEAF_ROLE_USES, any);
    break;
  case LEAF_NODE_REPEAT_TABLE:
    add_named (frame, &own, LEAF_NAME_COLUMN, node->REPEAT_TABLE.column.ix, LEAF_ROLE_USES, any);
    break;
  case LEAF_NODE_CHOOSE_ROW:
    add_named (frame, &own, LEAF_NAME_COLUMN, node->CHOOSE_ROW.column.ix, LEAF_ROLE_USES, any);
    break;
  case LEAF_NODE_NOW_RELATION:
    add_runs (frame, &own, LEAF_NAMED_RELATION, node->NOW_RELATION.relation.ix, LEAF_ROLE_SETS);
    break;
  case LEAF_NODE_RELATED: add_runs (frame, &own, LEAF_NAMED_RELATION, node->RELATED.relation.ix, LEAF_ROLE_USES); break;
  case LEAF_NODE_ACTION: add_action (frame, &own, node->ACTION.action, LEAF_ROLE_CALLS); break;
  case LEAF_NODE_PRODUCED: add_named (frame, &own, LEAF_NAME_KIND, node->PRODUCED.asked.ix, LEAF_ROLE_USES, any); break;
  case LEAF_NODE_SAY_VERB:
    add (frame, node->wording, LEAF_NAMED_VERB, node->SAY_VERB.verb.ix, LEAF_ROLE_USES, any);
    break;
  case LEAF_NODE_DECIDE:
    if (node->DECIDE.named != 0)
      add (frame, node->wording, LEAF_NAMED_OUTCOME, node->DECIDE.named, LEAF_ROLE_USES, any);
    break;
  case LEAF_NODES_NAMING_IN_OPERANDS:
  case LEAF_NODES_NO_FORMS: break;
  }
}

static void
walk_repeat (LeafWalk *frame, const LeafNode *node)
{
  LeafWording name = name_between (frame->build, node->wording, "with", "running", "in");
  LeafKindId kind;

  switch (node->op) {
  case LEAF_NODE_REPEAT_COUNT:
    leaf_walk_define (frame, name, node->REPEAT_COUNT.slot, node->REPEAT_COUNT.from->kind);
    break;
  case LEAF_NODE_REPEAT_THROUGH:
    leaf_walk_define (frame, name, node->REPEAT_THROUGH.slot, leaf_description_kind (node->REPEAT_THROUGH.described));
    break;
  case LEAF_NODE_REPEAT_LIST:
    kind = node->REPEAT_LIST.list->kind;
    leaf_walk_define (frame, name, node->REPEAT_LIST.slot, leaf_kind (frame->build, kind)->args[0]);
    break;
  /* the column by which the rows are ordered */
  case LEAF_NODE_REPEAT_TABLE: note_fields (frame, node); break;
  case LEAF_NODE_HISTORY:
  case LEAF_NODE_CHANGED:
  case LEAF_NODE_WHILE:
  case LEAF_NODES_VALUES:
  case LEAF_NODES_RULE_VALUES:
  case LEAF_NODES_CALLS:
  case LEAF_NODES_CONDITIONS:
  case LEAF_NODES_CHANGES:
  case LEAF_NODES_BRANCHES:
  case LEAF_NODES_ROW_STATEMENTS:
  case LEAF_NODES_SAYING:
  case LEAF_NODES_RULE_STATEMENTS:
  case LEAF_NODES_NO_FORMS: break;
  }
  leaf_walk_description (frame, leaf_node_description (node));
  walk_operands (frame, node, 0);
}

static void
walk (LeafWalk *frame, const LeafNode *node)
{
  if (node == NULL)
    return;
  switch (node->op) {
  case LEAF_NODE_FAULT: return;
  case LEAF_NODE_CONSTANT:
    if (node->kind.ix == LEAF_KIND_TEXT)
      walk_text (frame, LEAF_ID (LeafTextId, node->CONSTANT.value.bits));
    else
      walk_constant (frame, node, LEAF_ROLE_USES);
    return;
  case LEAF_NODE_TEXT: walk_text (frame, node->TEXT.text); return;
  case LEAF_NODE_CALL: walk_call (frame, node); return;
  case LEAF_NODE_CALL_FIRST: walk (frame, node->CALL_FIRST.calls[0]); return;
  case LEAF_NODE_LET: walk_let (frame, node); return;
  case LEAF_NODE_ASSIGN:
  case LEAF_NODE_CHANGE:
    walk_set (frame, leaf_node_operand (node, 0));
    walk_operands (frame, node, 1);
    return;
  case LEAF_NODE_NOW_ADJECTIVE: walk_now_adjective (frame, node); return;
  case LEAF_NODE_REPEAT_COUNT:
  case LEAF_NODE_REPEAT_THROUGH:
  case LEAF_NODE_REPEAT_LIST:
  case LEAF_NODE_REPEAT_TABLE: walk_repeat (frame, node); return;
  case LEAF_NODE_BLOCK:
  case LEAF_NODE_IF:
  case LEAF_NODE_SAY: break; /* no words of their own */
  case LEAF_NODE_LIST:
  case LEAF_NODE_ACTION:
  case LEAF_NODE_HISTORY:
  case LEAF_NODE_CHANGED:
  case LEAF_NODE_NOW_RELATION:
  case LEAF_NODE_NOW_EVERY:
  case LEAF_NODE_SWITCH:
  case LEAF_NODE_WHILE:
  case LEAF_NODE_BREAK:
  case LEAF_NODE_NEXT:
  case LEAF_NODE_RETURN:
  case LEAF_NODE_SAY_LITERAL:
  case LEAF_NODE_SAY_VALUE:
  case LEAF_NODE_SAY_VERB:
  case LEAF_NODE_SAY_ONE_OF:
  case LEAF_NODE_SAY_FIRST_TIME:
  case LEAF_NODE_TRY:
  case LEAF_NODE_FOLLOW:
  case LEAF_NODE_ACTIVITY:
  case LEAF_NODE_DECIDE:
  case LEAF_NODE_NATIVE:
  case LEAF_NODES_PLACES:
  case LEAF_NODES_COMPUTED_VALUES:
  case LEAF_NODES_VALUES_OF_DESCRIPTIONS:
  case LEAF_NODES_RULE_VALUES:
  case LEAF_NODES_CONDITIONS:
  case LEAF_NODES_ROW_STATEMENTS:
  case LEAF_NODES_NO_FORMS:
    if (walk_place (frame, node, LEAF_ROLE_USES))
      return;
    note_fields (frame, node);
  }
  walk_operands (frame, node, 0);
}

void
leaf_walk_node (LeafWalk *frame, const LeafNode *node)
{
  walk (frame, node);
}
