/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A list view of entries that lead into the text: selecting one shows its place, activating it goes there.
 *
 * The view is the pane's own; this is all that its panes would each write again: the store, the selection, the rows, and
 * telling a choice of the author's from one that the pane made because the cursor moved or the entries changed. */
#pragma once

#include "loose-entry.h"
#include "loose-session.h"

G_BEGIN_DECLS

typedef enum {
  LOOSE_ENTRY_LIST_OF_STORY, /* places are of the session's program */
  LOOSE_ENTRY_LIST_OF_PLAY,  /* of the program that is being played */
} LooseEntryListProgram;

#define LOOSE_TYPE_ENTRY_LIST (loose_entry_list_get_type ())
G_DECLARE_FINAL_TYPE (LooseEntryList, loose_entry_list, LOOSE, ENTRY_LIST, GObject)

/* Signals: "chosen": the author selected another entry; "moved" (guint from, guint before): one was dragged to before another, or to the end.  `beside`: as loose_entry_factory_new has it. */
LooseEntryList *loose_entry_list_new          (GtkListView *view, gboolean beside);
/* Entries of this tone can be dragged. */
void            loose_entry_list_let_move     (LooseEntryList *self, LooseEntryTone tone);
void            loose_entry_list_set_session  (LooseEntryList *self, LooseSession *session, LooseEntryListProgram whose); /* once */
/* Shows what `entries` (of LooseEntry *) holds; the list keeps its place and its selection as far as they are the same. */
void            loose_entry_list_fill         (LooseEntryList *self, GPtrArray *entries);
/* Nobody is told; GTK_INVALID_LIST_POSITION: none. */
void            loose_entry_list_select       (LooseEntryList *self, guint index);
guint           loose_entry_list_get_selected (LooseEntryList *self);
void            loose_entry_list_scroll_to    (LooseEntryList *self, guint index);
void            loose_entry_list_go_to        (LooseEntryList *self, guint index, gboolean focus);
guint           loose_entry_list_get_n        (LooseEntryList *self);
LeafPlace       loose_entry_list_get_place    (LooseEntryList *self, guint index);
GListModel     *loose_entry_list_get_model    (LooseEntryList *self);
void            loose_entry_list_focus        (LooseEntryList *self);

G_END_DECLS
