/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-fragment.c: a typed value, condition or phrase, compiled on top of a program.
 *
 * A story is compiled on a copy of the library's build, and likewise a fragment on a copy of the story's. Its rows come
 * after all others, so every id of the story keeps its meaning, and a machine that plays the story can run the
 * fragment. */
#include "leaf-compile.h"
#include "leaf-node-groups.h"

#include "meaning/readers/leaf-readers.h"
#include "world/nouns/leaf-assert.h"

typedef struct {
  LeafNode *node;
  LeafAside sort;
} Fragment;

static void
add_locals (LeafScope *scope, const LeafFragmentRequest *request)
{
  for (guint32 i = 0; i < request->n_locals; i++) {
    leaf_scope_add_text (scope, request->locals[i].name, request->locals[i].kind);
    g_array_index (scope->locals, LeafLocal, scope->locals->len - 1).slot = request->locals[i].slot;
  }
  scope->n_slots = MAX (scope->n_slots, request->n_slots);
  for (guint32 i = 0; i < request->n_owners; i++)
    leaf_scope_add_owner (scope, (LeafOwner) request->owners[i].owner, request->owners[i].id);
}

/* Prefers a value to a condition, and either to a phrase. */
static Fragment
read_fragment (LeafScope *scope, LeafWording w, const LeafFragmentRequest *request)
{
  Fragment fragment = { leaf_meaning_value (scope, w, LEAF_KIND (NONE)), LEAF_ASIDE_VALUE };

  if (fragment.node == NULL) {
    leaf_reading_renew (scope);
    fragment = (Fragment) { leaf_meaning_condition (scope, w), LEAF_ASIDE_CONDITION };
  }
  if (fragment.node == NULL && request->may_do) {
    leaf_reading_renew (scope);
    fragment = (Fragment) { leaf_read_statement (scope, w), LEAF_ASIDE_STATEMENT };
  }
  return fragment;
}

static LeafProgram *
refuse (LeafBuild *build, LeafMessageFragment **problem, LeafMessageFragment *why)
{
  if (problem != NULL)
    *problem = why;
  else
    leaf_message_fragment_unref (why);
  leaf_build_clear (build);
  return NULL;
}

static LeafMessageFragment *
why_not_read (LeafScope *scope, LeafWording w, const char *words)
{
  g_autoptr (LeafMessageFragment) explanation = leaf_meaning_explanation (scope, w, LEAF_EXPECTED_CONDITION);

  return leaf_message_fragment (N_ ("'%1' is not understood.%2"), words, explanation, NULL);
}

LeafProgram *
leaf_program_fragment (LeafProgram *program, const LeafFragmentRequest *request, LeafFragmentMade *made,
                       LeafMessageFragment **problem)
{
  LeafBuild build;
  LeafScope scope;
  LeafWording w;
  Fragment fragment;
  LeafProgram *result;
  LeafInitialState *state;
  g_autoptr (LeafMessageFragment) why = NULL;
  g_autofree char *flaw = NULL;

  if (problem != NULL)
    *problem = NULL;
  leaf_build_init (&build, &program->build, NULL);
  build.first_source = build.words->sources.n;
  build.story_sentence = build.sentences->sentences.n;
  w = leaf_words_read_apart (&build, "typed", request->words);
  if (leaf_wording_empty (w))
    return refuse (&build, problem, leaf_message_fragment (N_ ("Enter an expression."), NULL));
  leaf_scope_init (&scope, &build, (LeafHeadingId) { 0 });
  add_locals (&scope, request);
  fragment = read_fragment (&scope, w, request);
  if (fragment.node == NULL)
    why = why_not_read (&scope, w, request->words);
  if (fragment.node != NULL)
    made->chunk = leaf_code_generate_apart (&build, fragment.node, fragment.sort, scope.n_slots, w).ix;
  leaf_scope_clear (&scope);
  if (fragment.node == NULL)
    return refuse (&build, problem, g_steal_pointer (&why));
  if (!leaf_code_verify (&build, &flaw))
    return refuse (&build, problem,
                   leaf_message_fragment (N_ ("'%1' cannot be evaluated here."), request->words, NULL));
  state = leaf_state_lay_out (&build);
  if (state->n_cells != program->state->n_cells)
    return refuse (
        &build, problem,
        leaf_message_fragment (N_ ("'%1' asks about the past, which was not recorded."), request->words, NULL));
  made->gives = fragment.sort != LEAF_ASIDE_STATEMENT;
  made->is_action = fragment.node->op == LEAF_NODE_IS_ACTION && fragment.node->IS_ACTION.action == NULL;
  made->kind = fragment.sort == LEAF_ASIDE_CONDITION ? LEAF_KIND (TRUTH_STATE) : fragment.node->kind;
  result = g_new0 (LeafProgram, 1);
  g_atomic_ref_count_init (&result->references);
  result->state = state;
  result->build = build;
  result->library = leaf_program_ref (program);
  result->story_source = program->story_source;
  return result;
}

/* --- the values in a condition ------------------------------------------------------------------------------------ */

/* A value that is not a literal, and that is the same when evaluated again. */
static gboolean
is_telling (const LeafNode *node)
{
  switch (node->op) {
  case LEAF_NODE_PROPERTY:
  case LEAF_NODE_CALL:
  case LEAF_NODE_CALL_FIRST:
  case LEAF_NODE_ARITHMETIC:
  case LEAF_NODE_COUNT:
  case LEAF_NODE_LIST_OF:
  case LEAF_NODE_TOTAL:
  case LEAF_NODE_EXTREME:
  case LEAF_NODE_RELATED:
  case LEAF_NODE_TABLE_ENTRY:
  case LEAF_NODE_TABLE_CORRESPONDING:
  case LEAF_NODE_TABLE_ROWS:
  case LEAF_NODE_LIST_ENTRY:
  case LEAF_NODE_PRODUCED: return node->kind.ix != LEAF_KIND_TRUTH_STATE && !leaf_wording_empty (node->wording);
  case LEAF_NODE_SLOT:
  case LEAF_NODE_VARIABLE:
  case LEAF_NODE_DESCRIBED_BY:
  case LEAF_NODE_CONVERT:
  case LEAF_NODE_DESCRIPTION:
  case LEAF_NODE_RANDOM:
  case LEAF_NODE_OUTCOME_OF_RULEBOOK:
  case LEAF_NODE_RESPONSE:
  case LEAF_NODE_HISTORY:
  case LEAF_NODE_CHANGED:
  case LEAF_NODE_NATIVE:
  case LEAF_NODES_WRITTEN_VALUES:
  case LEAF_NODES_RULE_VALUES:
  case LEAF_NODES_CONDITIONS:
  case LEAF_NODES_STATEMENTS:
  case LEAF_NODES_NO_FORMS: break;
  }
  return FALSE;
}

static void
value_in_free (gpointer data)
{
  LeafValueIn *value = data;

  g_free (value->words);
  g_free (value->statement);
  g_free (value->of);
  g_free (value);
}

/* Takes ownership of the three texts. */
static void
add_value (GPtrArray *out, char *words, char *statement, char *of)
{
  LeafValueIn *value = g_new (LeafValueIn, 1);

  *value = (LeafValueIn) { words, statement, of };
  g_ptr_array_add (out, value);
}

/* What was typed; NULL if the fragment was made by a program. */
static char *
dup_typed (const LeafBuild *build, LeafWording w, const char *words)
{
  LeafSpan span = leaf_wording_span (build, w);

  return leaf_wording_empty (w) || span.source < build->first_source
             ? NULL
             : g_strndup (words + span.start, span.end - span.start);
}

/* The opposite of an either/or adjective; NULL if it has no name. */
static const char *
contrary (const LeafBuild *build, const LeafAdjectiveUse *use, const LeafNode *subject)
{
  gboolean negated = FALSE;
  LeafInstanceId instance
      = { subject->op == LEAF_NODE_CONSTANT && subject->CONSTANT.value.bits > 0 ? (guint32) subject->CONSTANT.value.bits
                                                                                : 0 };
  LeafPropertyId property = leaf_property_of_adjective (build, use->adjective, subject->kind, instance, &negated);
  LeafPropertyId other
      = LEAF_IS (property) ? LEAF_ROW (&build->world->properties, LeafProperty, property.ix)->opposite : property;

  if (!LEAF_IS (other))
    return NULL;
  return LEAF_ROW (&build->world->properties, LeafProperty, (negated != use->negated ? property : other).ix)->name;
}

/* Describes the value before a change: "the box is closed" if it was open, "the lamp is red" with its former colour. */
static void
collect_state (const LeafBuild *build, const LeafNode *subject, const LeafDescription *described, const char *words,
               GPtrArray *out)
{
  const LeafAdjectiveUse *use = described->adjectives;
  g_autofree char *of = NULL;
  const char *other;

  if (described->n_adjectives != 1 || described->n_clauses > 0 || described->exact != NULL || described->kind_named)
    return;
  of = dup_typed (build, subject->wording, words);
  if (of == NULL)
    return;
  if (LEAF_IS (use->value) && LEAF_IS (use->property)) {
    const char *name = LEAF_ROW (&build->world->properties, LeafProperty, use->property.ix)->name;

    add_value (out, g_strdup_printf ("the %s of %s", name, of), NULL, g_strdup (of));
  } else if (LEAF_IS (use->adjective) && (other = contrary (build, use, subject)) != NULL)
    add_value (out, g_strdup_printf ("%s is %s", of, other), g_strdup_printf ("%s was %s", of, other), g_strdup (of));
}

static void
collect_values (const LeafBuild *build, const LeafNode *node, const char *words, GPtrArray *out)
{
  if (is_telling (node)) {
    g_autofree char *typed = dup_typed (build, node->wording, words);

    if (typed != NULL)
      add_value (out, g_strdup (typed), NULL, g_strdup (typed));
    return;
  }
  if (node->op == LEAF_NODE_MATCHES)
    collect_state (build, node->MATCHES.subject, node->MATCHES.described, words, out);
  for (LeafOperands each = leaf_node_operands (node); leaf_operands_next (&each);)
    if (each.operand != NULL)
      collect_values (build, each.operand, words, out);
}

GPtrArray *
leaf_program_values_in (LeafProgram *program, const LeafFragmentRequest *request)
{
  GPtrArray *values = g_ptr_array_new_with_free_func (value_in_free);
  LeafBuild build;
  LeafScope scope;
  LeafWording w;
  const LeafNode *node = NULL;

  leaf_build_init (&build, &program->build, NULL);
  build.first_source = build.words->sources.n;
  build.story_sentence = build.sentences->sentences.n;
  w = leaf_words_read_apart (&build, "typed", request->words);
  leaf_scope_init (&scope, &build, (LeafHeadingId) { 0 });
  add_locals (&scope, request);
  if (!leaf_wording_empty (w))
    node = leaf_meaning_condition (&scope, w);
  if (node != NULL)
    collect_values (&build, node, request->words, values);
  leaf_scope_clear (&scope);
  leaf_build_clear (&build);
  return values;
}
