/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A line of a list that leads somewhere: a heading, a problem, a frame of the stack, a step of the trail.
 *
 * Such lists are made anew with every program, and are nearly always as before; loose_entries_replace() changes only
 * the stretch that differs, so that a list keeps its place and its selection while one types. */
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
  LOOSE_LIST_ENTRY_PROBLEM, /* these three have an icon before them */
  LOOSE_LIST_ENTRY_NOTICE,
  LOOSE_LIST_ENTRY_HINT,
} LooseListEntryTone;

#define LOOSE_TYPE_LIST_ENTRY (loose_list_entry_get_type ())
G_DECLARE_FINAL_TYPE (LooseListEntry, loose_list_entry, LOOSE, LIST_ENTRY, GObject)

/* `detail` may be NULL.  `level`: how far in, from 0. */
LooseListEntry    *loose_list_entry_new        (const char *text, const char *detail, guint level,
    LooseListEntryTone tone, LeafPlace place);
const char    *loose_list_entry_get_text   (LooseListEntry *self);
const char    *loose_list_entry_get_detail (LooseListEntry *self);
LooseListEntryTone loose_list_entry_get_tone   (LooseListEntry *self);
LeafPlace      loose_list_entry_get_place  (LooseListEntry *self);

/* The row of a list at a point of it, which is given to the row's own, and where it stands; NULL: none does;
 * *position as in the model. */
GtkWidget     *loose_list_entry_row_at     (GtkWidget *list, double x, double *y, guint *position);

/* Makes `store` hold what `entries` (of LooseListEntry *) holds. */
void                loose_entries_replace (GListStore *store, GPtrArray *entries);
/* Rows: the text, and the detail below it, or beside it at the end when `beside`. */
GtkListItemFactory *loose_list_entry_factory_new (gboolean beside);

/* What a screen reader calls the row of a list that `child` was given to: the toolkit leaves it without a name. */
void                loose_list_entry_name_row    (GtkWidget *child, const char *name);

G_END_DECLS
