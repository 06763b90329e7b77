/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A list view of list entries: selecting one shows its place, activating it goes there.
 *
 * It contains what the panes share: the store, the selection, the rows, and the distinction between the author's
 * selection and one that the pane makes because the cursor moved or the entries changed. */
#pragma once

#include "loose-list-entry.h"
#include "loose-session.h"

G_BEGIN_DECLS

typedef enum {
  LOOSE_LIST_ENTRY_VIEW_OF_STORY, /* places are of the session's program */
  LOOSE_LIST_ENTRY_VIEW_OF_PLAY,  /* of the program that is being played */
} LooseListEntryViewProgram;

#define LOOSE_TYPE_LIST_ENTRY_VIEW (loose_list_entry_view_get_type ())
G_DECLARE_FINAL_TYPE (LooseListEntryView, loose_list_entry_view, LOOSE, LIST_ENTRY_VIEW, GObject)

/* Signals: "chosen": the author selected another entry; "moved" (guint from, guint before): one was dragged before
 * another, or to the end. `beside`: see loose_list_entry_factory_new(). The view is not kept alive. */
LooseListEntryView *loose_list_entry_view_new (GtkListView *view, gboolean beside);
/* Makes entries of this tone draggable. */
void loose_list_entry_view_let_move (LooseListEntryView *self, LooseListEntryTone tone);
/* Call once. The session must outlive the object. */
void loose_list_entry_view_set_session (LooseListEntryView *self, LooseSession *session,
                                        LooseListEntryViewProgram whose);
/* Shows `entries` (of LooseListEntry *). The list keeps its position and selection where the entries are the same. */
void loose_list_entry_view_fill (LooseListEntryView *self, GPtrArray *entries);
/* Selects without emitting "chosen"; GTK_INVALID_LIST_POSITION: none. */
void loose_list_entry_view_select (LooseListEntryView *self, guint index);
guint loose_list_entry_view_get_selected (LooseListEntryView *self);
/* Scrolls to the row once the list has been laid out; before that, GTK would lose rows. */
void loose_list_entry_view_reveal (LooseListEntryView *self, guint index);
void loose_list_entry_view_scroll_to (LooseListEntryView *self, guint index);
void loose_list_entry_view_go_to (LooseListEntryView *self, guint index, gboolean focus);
guint loose_list_entry_view_get_n (LooseListEntryView *self);
LeafPlace loose_list_entry_view_get_place (LooseListEntryView *self, guint index);
GListModel *loose_list_entry_view_get_model (LooseListEntryView *self);
void loose_list_entry_view_focus (LooseListEntryView *self);

/* Gives the keyboard focus to a row as soon as its widget exists. */
void loose_list_entry_view_focus_row (LooseListEntryView *self, guint index);

G_END_DECLS
