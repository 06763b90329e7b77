/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A list entry: a row that leads to a place, such as a heading, a problem, a stack frame or a step of the trail.
 *
 * Such lists are built again with every program but rarely change, so loose_entries_replace() updates only the rows
 * that differ, and a list keeps its scroll position and selection while the author types. */
#pragma once

#include <gtk/gtk.h>

#include "leaf.h"

G_BEGIN_DECLS

typedef enum {
  LOOSE_LIST_ENTRY_PLAIN,
  LOOSE_LIST_ENTRY_STRONG,
  LOOSE_LIST_ENTRY_DIM,
  LOOSE_LIST_ENTRY_GOOD,
  LOOSE_LIST_ENTRY_BAD,
  LOOSE_LIST_ENTRY_CHANGED,
  LOOSE_LIST_ENTRY_PROSE,   /* never shortened */
  LOOSE_LIST_ENTRY_PROBLEM, /* these three have an icon */
  LOOSE_LIST_ENTRY_NOTICE,
  LOOSE_LIST_ENTRY_HINT,
} LooseListEntryTone;

#define LOOSE_TYPE_LIST_ENTRY (loose_list_entry_get_type ())
G_DECLARE_FINAL_TYPE (LooseListEntry, loose_list_entry, LOOSE, LIST_ENTRY, GObject)

/* `detail` may be NULL. `level` is the indentation, from 0. */
LooseListEntry *loose_list_entry_new (const char *text, const char *detail, guint level, LooseListEntryTone tone,
                                      LeafPlace place);
const char *loose_list_entry_get_text (LooseListEntry *self);
const char *loose_list_entry_get_detail (LooseListEntry *self);
LooseListEntryTone loose_list_entry_get_tone (LooseListEntry *self);
LeafPlace loose_list_entry_get_place (LooseListEntry *self);

/* The row of `list` at a point, borrowed; NULL if there is none. *y becomes relative to the row. *position is the row's
 * index in the model. */
GtkWidget *loose_list_entry_row_at (GtkWidget *list, double x, double *y, guint *position);

/* Makes `store` equal to `entries` (of LooseListEntry *, which the store references). */
void loose_entries_replace (GListStore *store, GPtrArray *entries);
/* A factory for rows with the text and, below it or (`beside`) at the end of the line, the detail. */
GtkListItemFactory *loose_list_entry_factory_new (gboolean beside);

/* Sets the name of the list row that contains `child` for screen readers, because GTK does not set one. */
void loose_list_entry_name_row (GtkWidget *child, const char *name);

G_END_DECLS
