/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-check-names.c: checks the names that "let" and "repeat" give.
 *
 * A name may hide the name of a thing, a variable, a property or a column. It cannot hide words that are a value but
 * not a name: a literal, an action, the number of things, a phrase that decides a value. So the words are read as a
 * value, in a scope without the local name itself, and the result is checked. */
#include "leaf-readers.h"
#include "leaf-node-groups.h"

/* Returns TRUE for a literal, whatever else has the same name. */
static gboolean
is_fixed (LeafBuild *build, const LeafNode *value)
{
  switch (leaf_kind (build, value->kind)->constructor.ix != 0 ? leaf_kind (build, value->kind)->constructor.ix
                                                              : value->kind.ix) {
  case LEAF_KIND_NUMBER:
  case LEAF_KIND_REAL:
  case LEAF_KIND_TEXT:
  case LEAF_KIND_TRUTH_STATE:
  case LEAF_KIND_ACTION_NAME:
  case LEAF_KIND_TABLE_NAME:
  case LEAF_KIND_RELATION:
  case LEAF_KIND_RULE:
  case LEAF_KIND_TIME:
  case LEAF_KIND_ACTIVITY: return TRUE;
  default: return FALSE;
  }
}

static gboolean
is_value_said (LeafBuild *build, const LeafNode *value)
{
  switch (value->op) {
  case LEAF_NODE_CALL:
  case LEAF_NODE_CALL_FIRST:
  case LEAF_NODE_ARITHMETIC:
  case LEAF_NODE_ACTION:
  case LEAF_NODE_COUNT:
  case LEAF_NODE_LIST_OF:
  case LEAF_NODE_RANDOM:
  case LEAF_NODE_TOTAL:
  case LEAF_NODE_TABLE_ENTRY:
  case LEAF_NODE_TABLE_CORRESPONDING:
  case LEAF_NODE_TABLE_ROWS:
  case LEAF_NODE_LIST_ENTRY:
  case LEAF_NODE_PRODUCED:
  case LEAF_NODE_RESPONSE: return TRUE;
  case LEAF_NODE_CONSTANT: return is_fixed (build, value);
  case LEAF_NODE_TEXT:
  case LEAF_NODE_SLOT:
  case LEAF_NODE_VARIABLE:
  case LEAF_NODE_PROPERTY:
  case LEAF_NODE_DESCRIBED_BY:
  case LEAF_NODE_CONVERT:
  case LEAF_NODE_LIST:
  case LEAF_NODE_DESCRIPTION:
  case LEAF_NODE_EXTREME:
  case LEAF_NODE_RELATED:
  case LEAF_NODE_OUTCOME_OF_RULEBOOK:
  case LEAF_NODE_HISTORY:
  case LEAF_NODE_CHANGED:
  case LEAF_NODE_NATIVE:
  case LEAF_NODES_RULE_VALUES:
  case LEAF_NODES_CONDITIONS:
  case LEAF_NODES_STATEMENTS:
  case LEAF_NODES_NO_FORMS: break;
  }
  return FALSE;
}

/* "let the be 6", "let X, Y be 0", "let X (old) be 0", "let X plus Y be 0" */
static gboolean
is_no_name (const LeafBuild *build, LeafWording name)
{
  static const char *const words[] = { ",", "(", "+", "plus", "minus", "times" };

  for (guint32 at = name.first; at < name.end; at++)
    for (guint i = 0; i < G_N_ELEMENTS (words); i++)
      if (leaf_word_is (build, at, words[i]) && (i < 2 || (at > name.first && at + 1 < name.end)))
        return TRUE;
  return leaf_wording_is (build, name, "the");
}

/* Returns TRUE if the name is a property of something, such as "printed name of the box" or "printed name of things".
 * "count of exits" may be a name if nothing is called exits. */
static gboolean
is_property_of (LeafBuild *build, LeafWording name)
{
  LeafNameMatch property = leaf_names_begin (build, name, LEAF_NAMES (PROPERTY), (LeafHeadingId) { 0 });
  guint32 of = name.first + property.n_words;
  LeafScope scope;
  gboolean is;

  if (property.id == 0 || of + 1 >= name.end || !leaf_word_is (build, of, "of"))
    return FALSE;
  leaf_scope_init (&scope, build, (LeafHeadingId) { 0 });
  is = leaf_meaning_description (&scope, leaf_wording_from (name, of + 1)) != NULL;
  leaf_scope_clear (&scope);
  return is;
}

/* "colour", "real number": the name of a kind of value would be read as all its values. The kinds of external files
 * are "figure name" in full; a property that has the name of its kind is hidden, and the kind with it. */
static gboolean
is_kind_of_value (LeafBuild *build, LeafWording name)
{
  LeafKindId kind = LEAF_ID (LeafKindId, leaf_names_find (build, name, LEAF_NAMES (KIND), (LeafHeadingId) { 0 }).id);

  return LEAF_IS (kind) && !leaf_kind_is_object (build, kind) && kind.ix != LEAF_KIND_FIGURE
         && kind.ix != LEAF_KIND_SOUND
         && leaf_names_find (build, name, LEAF_NAMES (PROPERTY), (LeafHeadingId) { 0 }).id == 0;
}

static gboolean
says_value (LeafBuild *build, LeafWording name)
{
  LeafScope scope;
  LeafWording reason = LEAF_NO_WORDS;
  const LeafNode *value;
  gboolean says;

  leaf_scope_init (&scope, build, (LeafHeadingId) { 0 });
  value = leaf_read_value (&scope, name, LEAF_KIND (NONE));
  says = (value != NULL && is_value_said (build, value))
         || (leaf_names_begin (build, name, LEAF_NAMES (ACTION), (LeafHeadingId) { 0 }).id != 0
             && leaf_action_pattern_read (&scope, name, &reason) != NULL);
  leaf_scope_clear (&scope);
  return says;
}

void
leaf_meaning_check_name (LeafBuild *build, LeafWording w)
{
  LeafWording name = leaf_wording_skip_article (build, w);

  if (leaf_names_find (build, name, LEAF_NAMES (VARIABLE), (LeafHeadingId) { 0 }).id != 0)
    return; /* a local name may hide a variable */
  if (is_no_name (build, name) || is_property_of (build, name) || is_kind_of_value (build, name)
      || leaf_names_find (build, name, LEAF_NAMES (ACTIVITY), (LeafHeadingId) { 0 }).id != 0
      || says_value (build, name))
    leaf_problem_at (build, LEAF_PROBLEM_LET_NAME, w, NULL, NULL);
}
