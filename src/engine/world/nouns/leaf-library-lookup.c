/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-library-lookup.c: finds the parts of the library that leaf-library.def names.
 *
 * While the library is compiled a name is looked up until it is found. Afterwards, and in every story, whose world is a
 * copy, the answer is in a table. */
#include "leaf-library-lookup.h"

#include <string.h>

typedef guint32 (*Finder) (const LeafBuild *build, const char *name);

static guint32
find_ACTION (const LeafBuild *build, const char *name)
{
  return leaf_world_find_action (build, name).ix;
}

static guint32
find_ACTIVITY (const LeafBuild *build, const char *name)
{
  return leaf_world_find_activity (build, name).ix;
}

static guint32
find_PROPERTY (const LeafBuild *build, const char *name)
{
  return leaf_world_find_property (build, name).ix;
}

static guint32
find_VARIABLE (const LeafBuild *build, const char *name)
{
  return leaf_world_find_variable (build, LEAF_OWNER_GLOBAL, name).ix;
}

static guint32
find_OWN_VARIABLE (const LeafBuild *build, const char *name)
{
  return leaf_world_find_variable (build, LEAF_OWNER_RULEBOOK, name).ix;
}

static guint32
find_INSTANCE (const LeafBuild *build, const char *name)
{
  LEAF_EACH (&build->world->instances, i)
    if (g_strcmp0 (LEAF_ROW (&build->world->instances, LeafInstance, i)->name, name) == 0)
      return i;
  return 0;
}

static guint32
find_USE_OPTION (const LeafBuild *build, const char *name)
{
  LEAF_EACH (&build->world->use_options, i)
    if (g_strcmp0 (LEAF_ROW (&build->world->use_options, LeafUseOption, i)->name, name) == 0)
      return i;
  return 0;
}

/* Returns the newest one: a derived kind may have the same name. */
static guint32
find_KIND (const LeafBuild *build, const char *name)
{
  for (guint32 i = build->kinds->kinds.n; i > 1; i--)
    if (g_strcmp0 (LEAF_ROW (&build->kinds->kinds, LeafKind, i - 1)->name, name) == 0)
      return i - 1;
  return 0;
}

/* For these see leaf_rules_known_rulebook and leaf_phrases_known. */
#define find_RULEBOOK NULL
#define find_RULE     NULL
#define find_PHRASE   NULL

static const struct {
  const char *name;
  Finder find;
} rows[] = {
  { "", NULL },
#define LEAF_LIBRARY(sort, member, name)          { name, find_##sort },
#define LEAF_LIBRARY_DIALOGUE(sort, member, name) { name, find_##sort },
#include "image/leaf-library.def"
};

const char *
leaf_known_name (LeafKnown name)
{
  return rows[name].name;
}

guint32
leaf_known (const LeafBuild *build, LeafKnown name)
{
  LeafTable *known = &build->world->known;

  g_return_val_if_fail (name < LEAF_KNOWN_COUNT && rows[name].find != NULL, 0);
  while (known->n < LEAF_KNOWN_COUNT) /* looks up all of them, so that a finished program is never written to */
    leaf_table_push (known, NULL);
  if (*LEAF_ROW (known, guint32, name) == 0)
    *LEAF_ROW (known, guint32, name) = rows[name].find (build, rows[name].name);
  return *LEAF_ROW (known, guint32, name);
}

gboolean
leaf_action_is_going (const LeafBuild *build, LeafActionId action)
{
  return LEAF_IS (action) && action.ix == leaf_known (build, LEAF_KNOWN_going);
}
