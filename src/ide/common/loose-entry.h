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
  LOOSE_ENTRY_PLAIN,
  LOOSE_ENTRY_STRONG,
  LOOSE_ENTRY_DIM,
  LOOSE_ENTRY_GOOD,
  LOOSE_ENTRY_BAD,
  LOOSE_ENTRY_CHANGED,
  LOOSE_ENTRY_PROBLEM, /* these three have an icon before them */
  LOOSE_ENTRY_NOTICE,
  LOOSE_ENTRY_HINT,
} LooseEntryTone;

#define LOOSE_TYPE_ENTRY (loose_entry_get_type ())
G_DECLARE_FINAL_TYPE (LooseEntry, loose_entry, LOOSE, ENTRY, GObject)

/* `detail` may be NULL.  `level`: how far in, from 0. */
LooseEntry    *loose_entry_new        (const char *text, const char *detail, guint level, LooseEntryTone tone, LeafPlace place);
const char    *loose_entry_get_text   (LooseEntry *self);
const char    *loose_entry_get_detail (LooseEntry *self);
LooseEntryTone loose_entry_get_tone   (LooseEntry *self);
LeafPlace      loose_entry_get_place  (LooseEntry *self);

/* The row of a list at a point of it, which is given to the row's own, and where it stands; NULL: none does; *position as in the model. */
GtkWidget     *loose_entry_row_at     (GtkWidget *list, double x, double *y, guint *position);

/* Makes `store` hold what `entries` (of LooseEntry *) holds. */
void                loose_entries_replace (GListStore *store, GPtrArray *entries);
/* Rows: the text, and the detail below it, or beside it at the end when `beside`. */
GtkListItemFactory *loose_entry_factory_new (gboolean beside);

/* What a screen reader calls the row of a list that `child` was given to: the toolkit leaves it without a name. */
void                loose_entry_name_row    (GtkWidget *child, const char *name);

G_END_DECLS
