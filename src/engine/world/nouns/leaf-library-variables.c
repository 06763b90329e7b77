/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-library-variables.c: restrictions on some variables of the library. */
#include "leaf-library-variables.h"

typedef enum { PLAY = 1, FIXED } Bound;

static const struct {
  const char *name;
  Bound bound;
} rows[] = {
#define LEAF_LIBRARY_VARIABLE(name, bound) { name, bound },
#include "leaf-library-variables.def"
#undef LEAF_LIBRARY_VARIABLE
};

static gboolean
is_bound (const LeafBuild *build, LeafVariableId id, Bound bound)
{
  const LeafVariable *variable = LEAF_ROW (&build->world->variables, LeafVariable, id.ix);

  if (!variable->is_library || variable->owner != LEAF_OWNER_GLOBAL)
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    if (rows[i].bound == bound && g_ascii_strcasecmp (variable->name, rows[i].name) == 0)
      return TRUE;
  return FALSE;
}

gboolean
leaf_variable_is_of_play (const LeafBuild *build, LeafVariableId id)
{
  return is_bound (build, id, PLAY);
}

gboolean
leaf_variable_is_fixed (const LeafBuild *build, LeafVariableId id)
{
  return is_bound (build, id, FIXED);
}
