/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-index-kinds.c: the tree of kinds, each under its parent, with its instances. */
#include "leaf-index-rows.h"

enum { MOST_NAMED = 8 };

typedef struct {
  LeafIndexRows *rows;
  guint32 *first_child, *next_child; /* by kind */
  GString **named;                   /* by kind: names of its own instances; NULL: none */
  guint *n_named;
  gboolean *has_own; /* by kind: some of its own instances are the story's */
} Lattice;

static gboolean
is_shown (const LeafKind *kind)
{
  return kind->representation != LEAF_REPRESENTATION_BUILT && kind->name != NULL;
}

static void
chain_children (Lattice *self)
{
  const LeafTable *kinds = &self->rows->build->kinds->kinds;

  for (guint32 i = kinds->n; i-- > 1;) {
    const LeafKind *kind = LEAF_ROW (kinds, LeafKind, i);

    if (is_shown (kind) && kind->parent.ix != 0) {
      self->next_child[i] = self->first_child[kind->parent.ix];
      self->first_child[kind->parent.ix] = i;
    }
  }
}

static void
name_instances (Lattice *self)
{
  const LeafTable *instances = &self->rows->build->world->instances;
  const LeafProgram *library = self->rows->program->library;

  LEAF_EACH (instances, i) {
    const LeafInstance *row = LEAF_ROW (instances, LeafInstance, i);
    GString **named = &self->named[row->kind.ix];

    if (row->is_nameless)
      continue;
    self->has_own[row->kind.ix] |= i >= library->build.world->instances.n;
    if (self->n_named[row->kind.ix]++ >= MOST_NAMED)
      continue;
    if (*named == NULL)
      *named = g_string_new (row->name);
    else
      g_string_append_printf (*named, ", %s", row->name);
  }
}

static char *
detail_of (Lattice *self, guint32 kind)
{
  if (self->named[kind] == NULL)
    return NULL;
  return g_strdup_printf (self->n_named[kind] > MOST_NAMED ? "%u: %s …" : "%u: %s", self->n_named[kind],
                          self->named[kind]->str);
}

static void
add_kind (Lattice *self, guint32 kind, guint32 level)
{
  leaf_index_add (self->rows, level, g_strdup (leaf_kind_name (self->rows->build, LEAF_ID (LeafKindId, kind))),
                  detail_of (self, kind),
                  leaf_index_place (self->rows, leaf_index_named_at (self->rows, LEAF_NAME_KIND, kind)));
  if (self->has_own[kind]) /* a search for a man of the story finds him, though the library has "man" */
    g_array_index (self->rows->rows, LeafIndexEntry, self->rows->rows->len - 1).is_library = FALSE;
  for (guint32 child = self->first_child[kind]; child != 0; child = self->next_child[child])
    add_kind (self, child, level + 1);
}

void
leaf_index_make_kinds (LeafIndexRows *self)
{
  guint32 n = self->build->kinds->kinds.n;
  Lattice lattice = {
    self, g_new0 (guint32, n), g_new0 (guint32, n), g_new0 (GString *, n), g_new0 (guint, n), g_new0 (gboolean, n)
  };

  chain_children (&lattice);
  name_instances (&lattice);
  for (guint32 child = lattice.first_child[LEAF_KIND_VALUE]; child != 0; child = lattice.next_child[child])
    add_kind (&lattice, child, 0);
  for (guint32 i = 0; i < n; i++)
    if (lattice.named[i] != NULL)
      g_string_free (lattice.named[i], TRUE);
  g_free (lattice.first_child);
  g_free (lattice.next_child);
  g_free (lattice.named);
  g_free (lattice.n_named);
  g_free (lattice.has_own);
}
