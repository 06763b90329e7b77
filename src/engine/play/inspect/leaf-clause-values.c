/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-clause-values.c: the values that explain why a clause of a rule did not hold.
 *
 * The words of the clause are read again as a condition, and each value in it (leaf_program_values_in) is computed at
 * that moment, on a copy: "the number of people in the Yard was 1". A random value is left out, since it would be drawn
 * again. The action, the variables that the clause names, and the places of its things are added. */

#include "leaf-action-exec.h"
#include "leaf-natives-time.h"
#include "leaf-value-format.h"
#include "leaf-values.h"
#include "leaf-play-private.h"

#include <string.h>

enum { MOST_VALUES = 4, MOST_LETTERS = 200 };

/* "in the box", "carried by Bob", "nowhere"; NULL if it is not a thing. */
static char *
dup_whereabouts (const LeafMachine *m, guint32 object)
{
  static const char *const forms[] = { [LEAF_HELD_IN] = "in %s",
                                       [LEAF_HELD_ON] = "on %s",
                                       [LEAF_HELD_CARRIED] = "carried by %s",
                                       [LEAF_HELD_WORN] = "worn by %s",
                                       [LEAF_HELD_PART] = "part of %s" };
  guint32 holder;
  g_autofree char *name = NULL;

  if (!leaf_table_has_row (&m->image->instances, object) || !leaf_is_kind (m, object, LEAF_KIND_THING))
    return NULL;
  holder = m->tree[object].parent;
  if (holder == 0 || (guint) m->tree[object].held >= G_N_ELEMENTS (forms) || forms[m->tree[object].held] == NULL)
    return g_strdup ("nowhere");
  name = leaf_value_to_string (m, leaf_object (holder));
  return g_strdup_printf (forms[m->tree[object].held], name);
}

/* Each name is listed once. */
static void
add_statement (GString *out, const char *statement)
{
  if (strstr (out->str, statement) == NULL)
    g_string_append_printf (out, "%s%s", out->len > 0 ? "; " : "", statement);
}

static void
add_value (GString *out, const char *name, const char *value, const char *whereabouts)
{
  g_autofree char *statement
      = g_strdup_printf ("%s was %s%s%s", name, value != NULL ? value : "",
                         value != NULL && whereabouts != NULL ? ", " : "", whereabouts != NULL ? whereabouts : "");

  add_statement (out, statement);
}

static gboolean
is_object (const LeafMachine *m, LeafValue value)
{
  return leaf_is_object_kind (m, value.kind);
}

static void
add_variable (GString *out, const LeafMachine *m, guint32 id)
{
  const LeafImageVariable *variable = LEAF_ROW (&m->image->variables, LeafImageVariable, id);
  LeafValue value;
  g_autofree char *words = NULL, *whereabouts = NULL;

  if (variable->owner != LEAF_OWNER_GLOBAL)
    return;
  value = leaf_value_of_variable (m, id);
  whereabouts = is_object (m, value) ? dup_whereabouts (m, (guint32) value.bits) : NULL;
  if (value.bits != (gint32) leaf_player (m) || !is_object (m, value) || whereabouts == NULL)
    words = leaf_value_to_string (m, value);
  add_value (out, variable->name, words, whereabouts);
}

/* Adds the state of a scene. TRUE if the value is one. */
static gboolean
add_scene (GString *out, const LeafMachine *m, guint32 instance)
{
  const LeafImageInstance *row = LEAF_IMAGE_INSTANCE (m->image, instance);
  gint32 began;

  if (row->kind.ix != LEAF_KIND_SCENE)
    return FALSE;
  add_value (out, row->name,
             leaf_scene_runs (m, row->number, &began)    ? "running"
             : leaf_scene_ended (m, row->number) != NULL ? "over"
                                                         : "still to begin",
             NULL);
  return TRUE;
}

/* A thing that the clause describes. (If the clause only names it, it is the noun of the action.) */
static void
add_thing (GString *out, const LeafMachine *m, const LeafOccurrenceInfo *named, LeafPlace clause)
{
  enum { AN_ARTICLE = 5 };
  g_autofree char *name = NULL, *whereabouts = dup_whereabouts (m, named->id);

  if (add_scene (out, m, named->id))
    return;
  if (whereabouts == NULL || clause.end - clause.start <= named->place.end - named->place.start + AN_ARTICLE)
    return;
  name = leaf_value_to_string (m, leaf_object (named->id));
  add_value (out, name, NULL, whereabouts);
}

/* --- values that the clause compares ------------------------------------------------------------------------------ */

typedef struct {
  char *words;
  char *statement, *of; /* as of a LeafValueIn */
  LeafCompiledFragment *asked;
} Value;

static void
value_free (gpointer data)
{
  Value *value = data;

  g_free (value->words);
  g_free (value->statement);
  g_free (value->of);
  leaf_compiled_fragment_free (value->asked);
  g_free (value);
}

static void
add_asked (GPtrArray *values, const LeafMachine *m, const LeafValueIn *in)
{
  LeafCompiledFragment *asked = leaf_compiled_fragment_new (m, G_MAXUINT32, in->words, FALSE, NULL);
  Value *value = asked != NULL ? g_new (Value, 1) : NULL;

  if (value == NULL)
    return;
  *value = (Value) { g_strdup (in->words), g_strdup (in->statement), g_strdup (in->of), asked };
  g_ptr_array_add (values, value);
}

GHashTable *
leaf_clause_values_new (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_ptr_array_unref);
}

/* A clause, and the values named in it. */
typedef struct {
  const LeafChunkClause *row;
  LeafPlace place;
  char *words;
  LeafOccurrenceInfo *named;
  guint32 n;
} Clause;

static void
clause_clear (Clause *clause)
{
  g_free (clause->words);
  g_free (clause->named);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Clause, clause_clear)

static Clause
clause_at (const LeafMachine *m, LeafPlace place, const LeafChunkClause *row)
{
  Clause clause = { .row = row, .place = place };
  guint32 n = 0;

  clause.words = g_strndup (leaf_program_source_text (m->program, place.source) + place.start, place.end - place.start);
  clause.named = leaf_program_occurrences (m->program, place.source, &n);
  /* an implied value has no words of its own, and the words around it name something else */
  for (guint32 i = 0; i < n && row->unsaid == NULL; i++)
    if (clause.named[i].place.start >= place.start && clause.named[i].place.end <= place.end)
      clause.named[clause.n++] = clause.named[i];
  return clause;
}

/* "poisonous", if it is the name of a value: as an adjective it tests the property with values of that kind. */
static gboolean
is_value (const LeafMachine *m, const LeafOccurrenceInfo *named)
{
  return named->sort == LEAF_NAMED_INSTANCE
         && !leaf_is_object_kind (m, LEAF_IMAGE_INSTANCE (m->image, named->id)->kind.ix);
}

/* "a closed container": what each adjective tests about the noun, up to the word where another part begins. */
static void
add_adjectives (GPtrArray *values, const LeafMachine *m, const Clause *clause)
{
  guint kinds = 0;

  for (guint32 i = 0; clause->row->noun != 0 && i < clause->n && values->len < MOST_VALUES; i++) {
    const LeafOccurrenceInfo *named = &clause->named[i];
    g_autofree char *words = NULL;
    g_autoptr (GPtrArray) found = NULL;

    if ((named->sort == LEAF_NAMED_INSTANCE && !is_value (m, named)) || named->sort == LEAF_NAMED_RELATION
        || named->sort == LEAF_NAMED_VERB || (named->sort == LEAF_NAMED_KIND && ++kinds > 1))
      return;
    if (named->sort != LEAF_NAMED_PROPERTY && named->sort != LEAF_NAMED_ADJECTIVE && !is_value (m, named))
      continue;
    words = g_strdup_printf ("the %s is %.*s", clause->row->noun == 1 ? "noun" : "second noun",
                             (int) (named->place.end - named->place.start),
                             clause->words + (named->place.start - clause->place.start));
    found = leaf_compiled_fragment_values_in (m, words);
    for (guint k = 0; k < found->len; k++)
      add_asked (values, m, found->pdata[k]);
  }
}

/* The values of the clause, read once for all moments in which the same variables of rulebooks are known. */
static const GPtrArray *
values_at (GHashTable *asked, const LeafMachine *m, const Clause *clause)
{
  g_autoptr (GString) key = g_string_new (NULL);
  g_autoptr (GPtrArray) found = NULL;
  GPtrArray *values;

  g_string_printf (key, "%u %u", clause->place.source, clause->place.start);
  for (guint32 i = 0; i < m->n_owners; i++)
    g_string_append_printf (key, " %u:%u", (guint) m->owners[i].owner, m->owners[i].id);
  values = g_hash_table_lookup (asked, key->str);
  if (values != NULL)
    return values;
  values = g_ptr_array_new_with_free_func (value_free);
  if (clause->row->variable != 0) {
    LeafValueIn in
        = { .words = (char *) LEAF_ROW (&m->image->variables, LeafImageVariable, clause->row->variable)->name,
            .of = clause->words };

    add_asked (values, m, &in);
  }
  found = leaf_compiled_fragment_values_in (m, clause->words);
  for (guint i = 0; i < found->len && values->len < MOST_VALUES; i++)
    add_asked (values, m, found->pdata[i]);
  add_adjectives (values, m, clause);
  g_hash_table_insert (asked, g_strdup (key->str), values);
  return values;
}

/* Adds each value in the words of the clause; long ones are left out. */
static void
add_compared (GString *out, const GPtrArray *values, const LeafMachine *m)
{
  for (guint i = 0; i < values->len; i++) {
    const Value *value = values->pdata[i];
    g_autofree char *now = leaf_compiled_fragment_sure_value (value->asked, m);

    if (value->statement != NULL)
      add_statement (out, g_strcmp0 (now, "true") == 0 ? value->statement : "");
    else if (now != NULL && *now != '\0' && strlen (now) <= MOST_LETTERS)
      add_value (out, value->words, now, NULL);
  }
}

/* Does the name only say which value is meant, as "the box" in "the weight of the box"? */
static gboolean
is_within_value (const GPtrArray *values, const Clause *clause, LeafPlace named)
{
  for (guint i = 0; i < values->len; i++) {
    const char *of = ((Value *) values->pdata[i])->of, *found = strstr (clause->words, of);
    guint32 start = found != NULL ? clause->place.start + (guint32) (found - clause->words) : 0;

    if (found != NULL && named.start >= start && named.end <= start + strlen (of))
      return TRUE;
  }
  return FALSE;
}

/* The current action, or the one being considered: the parser tests actions that the player may mean. */
static void
add_action (GString *out, const LeafMachine *m, const LeafImageRule *rule)
{
  g_autofree char *words
      = m->n_owners > 0 || rule->home.ix == m->facts->does_the_player_mean ? leaf_action_words (m) : NULL;

  if (words != NULL && *words != '\0')
    add_value (out, "the action", words, NULL);
}

/* The subject of the clause: the action, or the parameter of the rulebook. */
static void
add_basis (GString *out, const LeafMachine *m, const LeafImageRule *rule, const Clause *clause)
{
  const LeafImageRulebook *rulebook = LEAF_ROW (&m->image->rulebooks, LeafImageRulebook, rule->home.ix);
  gboolean is_of_action = rulebook->basis.ix == LEAF_KIND_ANY_ACTION;
  g_autofree char *words = NULL;

  for (guint32 i = 0; i < clause->n; i++)
    is_of_action |= clause->named[i].sort == LEAF_NAMED_ACTION || clause->named[i].sort == LEAF_NAMED_KIND_OF_ACTION;
  if (is_of_action) {
    add_action (out, m, rule);
    return;
  }
  if (LEAF_IS (rulebook->basis) && m->parameter.kind != 0)
    words = leaf_value_to_string (m, m->parameter);
  if (words != NULL && *words != '\0')
    add_value (out, "it", words, NULL);
}

/* The current action is included in the count. */
static void
add_count (GString *out, const LeafMachine *m, const LeafChunkClause *clause)
{
  g_autofree char *statement = g_strdup_printf (clause->counts_turns ? "this was turn %d on end" : "this was time %d",
                                                leaf_cell (m, leaf_cell_of_extra (m, clause->counter - 1)).bits);

  add_statement (out, statement);
}

/* "the action was taking cup; score was 3; box was in Yard": the values at that moment. */
static char *
values_of_clause (GHashTable *asked, const LeafMachine *m, const LeafImageRule *rule, LeafPlace place,
                  const LeafChunkClause *row)
{
  GString *out = g_string_new (NULL);
  g_auto (Clause) clause = clause_at (m, place, row);
  const GPtrArray *values = values_at (asked, m, &clause);

  if (row->noun != 0)
    add_basis (out, m, rule, &clause);
  add_compared (out, values, m);
  if (row->counter != 0)
    add_count (out, m, row);
  if (out->len == 0 && LEAF_IS (rule->home))
    add_basis (out, m, rule, &clause);
  for (guint32 i = 0; i < clause.n; i++)
    if (is_within_value (values, &clause, clause.named[i].place))
      continue;
    else if (clause.named[i].sort == LEAF_NAMED_VARIABLE)
      add_variable (out, m, clause.named[i].id);
    else if (clause.named[i].sort == LEAF_NAMED_INSTANCE)
      add_thing (out, m, &clause.named[i], place);
  return g_string_free (out, FALSE);
}

/* Stores the values after the array, in the same block. */
LeafClauseState *
leaf_clause_values_add (GHashTable *asked, LeafClauseState *states, const LeafMachine *m, guint32 rule)
{
  const LeafImageRule *row = LEAF_ROW (&m->image->rules, LeafImageRule, rule);
  g_autofree char *values = NULL;
  guint n = 0, at = G_MAXUINT;
  guint32 clause;

  for (; states[n].place.source != 0; n++)
    if (states[n].holds == 0) /* the clauses after it are not asked */
      at = n;
  if (at == G_MAXUINT)
    return states;
  clause = leaf_index_find (m->image->chunk_clauses, (guint64) row->chunk.ix << 16 | (at + 1));
  values = values_of_clause (asked, m, row, states[at].place, LEAF_ROW (&m->image->clauses, LeafChunkClause, clause));
  if (*values == '\0')
    return states;
  states = g_realloc (states, sizeof (LeafClauseState) * (n + 1) + strlen (values) + 1);
  states[at].values = strcpy ((char *) (states + n + 1), values);
  return states;
}
