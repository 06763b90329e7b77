/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-object-name-conflicts.c: "The storm lantern is in the Hut. Storm is a scene.": "storm" already refers to the
 * lantern.
 *
 * Every word of an object's name can refer to the object. So a later sentence cannot give a value, a scene, an
 * either/or property or a variable a name that consists of such words, nor an activity the name itself. */
#include "leaf-assert.h"

#include <string.h>

typedef struct {
  LeafBuild *build;
  GHashTable *named_with; /* a word in lower case -> GArray of LeafInstanceId: objects with the word in their names */
} Clashes;

static char **
words_of (const char *name)
{
  g_autofree char *folded = g_utf8_strdown (name, -1);

  return g_strsplit (folded, " ", -1);
}

static void
add_object (const Clashes *clashes, LeafInstanceId id)
{
  g_auto (GStrv) words = words_of (LEAF_INSTANCE (clashes->build, id)->name);

  for (guint i = 0; words[i] != NULL; i++) {
    GArray *objects = g_hash_table_lookup (clashes->named_with, words[i]);

    if (objects == NULL) {
      objects = g_array_new (FALSE, FALSE, sizeof (LeafInstanceId));
      g_hash_table_insert (clashes->named_with, g_strdup (words[i]), objects);
    }
    g_array_append_val (objects, id);
  }
}

/* Of the library's objects only directions count, since a story does not use the names of the others. */
static gboolean
is_object (const LeafBuild *build, LeafInstanceId id)
{
  const LeafInstance *instance = LEAF_INSTANCE (build, id);

  return leaf_kind_is_object (build, instance->kind) && !instance->is_nameless && !LEAF_IS (instance->owner)
         && (instance->sentence.ix >= build->story_sentence || leaf_instance_is (build, id, LEAF_KIND (DIRECTION)));
}

static void
collect_objects (const Clashes *clashes)
{
  LEAF_EACH (&clashes->build->world->instances, i) {
    LeafInstanceId id = LEAF_ID (LeafInstanceId, i);

    if (is_object (clashes->build, id))
      add_object (clashes, id);
  }
}

static gboolean
has_words (const LeafInstance *instance, char *const *wanted)
{
  g_auto (GStrv) words = words_of (instance->name);

  for (guint i = 0; wanted[i] != NULL; i++)
    if (!g_strv_contains ((const char *const *) words, wanted[i]))
      return FALSE;
  return TRUE;
}

/* Reports the first object made before `sentence` that `name` can refer to; `as_whole`: only objects with exactly that
 * name. */
static void
check_name (const Clashes *clashes, const char *name, gboolean as_whole, LeafSentenceId sentence, LeafWording at)
{
  const LeafBuild *build = clashes->build;
  g_auto (GStrv) wanted = words_of (name);
  const GArray *objects = g_hash_table_lookup (clashes->named_with, wanted[0]);

  if (sentence.ix < build->story_sentence)
    return;
  for (guint i = 0; objects != NULL && i < objects->len; i++) {
    const LeafInstance *object = LEAF_INSTANCE (build, g_array_index (objects, LeafInstanceId, i));

    if (object->sentence.ix < sentence.ix
        && (as_whole ? g_ascii_strcasecmp (object->name, name) == 0 : has_words (object, wanted))) {
      leaf_problem_at (clashes->build, LEAF_PROBLEM_NAME_OF_ONE, at, name, object->name);
      return;
    }
  }
}

/* "There is a language called French": "called" gives the name even if something else has it. */
static gboolean
is_called (const LeafBuild *build, const LeafInstance *value)
{
  guint32 at = value->made_at.first;

  if (at > 0 && leaf_wording_is_article (build, leaf_wording (at - 1, at)))
    at--;
  return at > 0 && leaf_word_is (build, at - 1, "called");
}

static void
check_values (const Clashes *clashes)
{
  const LeafBuild *build = clashes->build;

  LEAF_EACH (&build->world->instances, i) {
    const LeafInstance *value = LEAF_INSTANCE (build, LEAF_ID (LeafInstanceId, i));

    if (!value->is_nameless && !is_called (build, value)
        && (leaf_kind_is_enumerated (build, value->kind) || value->kind.ix == LEAF_KIND_SCENE))
      check_name (clashes, value->name, FALSE, value->sentence, value->made_at);
  }
}

static LeafWording
wording_of (const LeafBuild *build, LeafSentenceId sentence)
{
  return LEAF_ROW (&build->sentences->sentences, LeafSentence, sentence.ix)->wording;
}

static void
check_properties (const Clashes *clashes)
{
  const LeafBuild *build = clashes->build;

  LEAF_EACH (&build->world->properties, i) {
    const LeafProperty *property = LEAF_ROW (&build->world->properties, LeafProperty, i);

    if (property->is_either_or)
      check_name (clashes, property->name, FALSE, property->sentence, wording_of (build, property->sentence));
  }
}

/* "There is a number that varies called the red." */
static gboolean
is_said_called (const LeafBuild *build, LeafSentenceId sentence)
{
  LeafWording w = wording_of (build, sentence);

  return leaf_wording_find (build, w, "called") < w.end;
}

static void
check_variables (const Clashes *clashes)
{
  const LeafBuild *build = clashes->build;

  LEAF_EACH (&build->world->variables, i) {
    const LeafVariable *variable = LEAF_ROW (&build->world->variables, LeafVariable, i);

    if (variable->owner == LEAF_OWNER_GLOBAL && !variable->is_library && !variable->is_clash && variable->name != NULL
        && !is_said_called (build, variable->sentence))
      check_name (clashes, variable->name, FALSE, variable->sentence, wording_of (build, variable->sentence));
  }
}

static void
check_activities (const Clashes *clashes)
{
  const LeafBuild *build = clashes->build;

  LEAF_EACH (&build->world->activities, i) {
    const LeafActivity *activity = LEAF_ROW (&build->world->activities, LeafActivity, i);

    check_name (clashes, activity->name, TRUE, activity->sentence, wording_of (build, activity->sentence));
  }
}

void
leaf_object_name_conflicts_check (LeafBuild *build)
{
  g_autoptr (GHashTable) named_with
      = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_array_unref);
  Clashes clashes = { build, named_with };

  collect_objects (&clashes);
  check_values (&clashes);
  check_properties (&clashes);
  check_variables (&clashes);
  check_activities (&clashes);
}
