/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-outline-pane.h"
#include "loose-navigation-testing.h"

#include "loose-list-entry-view.h"

#include <glib/gi18n.h>
#include <string.h>

struct _LooseOutlinePane {
  LoosePane pane;

  /* Template widgets */
  GtkToggleButton *long_outline;
  GtkListView *list;
  GtkStack *stack;

  /* Owned */
  LooseListEntryView *entries;
  gboolean is_behind; /* a program was set while the list was not visible */
};

G_DEFINE_FINAL_TYPE (LooseOutlinePane, loose_outline_pane, LOOSE_TYPE_PANE)

static void
follow_cursor (LooseOutlinePane *self)
{
  guint32 byte, source;
  guint found = GTK_INVALID_LIST_POSITION;

  if (self->is_behind || !loose_session_is_current (self->pane.session))
    return;
  byte = loose_session_get_cursor_byte (self->pane.session);
  source = loose_session_get_source (self->pane.session, loose_session_get_program (self->pane.session));
  for (guint i = 0; i < loose_list_entry_view_get_n (self->entries); i++) {
    LeafPlace place = loose_list_entry_view_get_place (self->entries, i);

    if (place.source == source && place.start <= byte)
      found = i;
  }
  if (found == loose_list_entry_view_get_selected (self->entries))
    return;
  loose_list_entry_view_select (self->entries, found);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)) && gtk_widget_get_focus_child (GTK_WIDGET (self)) == NULL)
    loose_list_entry_view_reveal (self->entries, found);
}

static void
refill (LooseOutlinePane *self)
{
  LeafProgram *program = loose_session_get_program (self->pane.session);
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func (g_object_unref);
  g_autofree LeafOutlineEntry *outline = NULL;
  guint32 n = 0, least = LEAF_OUTLINE_BELOW, above = 0;

  self->is_behind = FALSE;
  if (program != NULL)
    outline = leaf_program_outline (program, gtk_toggle_button_get_active (self->long_outline), &n);
  for (guint32 i = 0; i < n; i++)
    least = MIN (least, outline[i].level);
  above = least;
  for (guint32 i = 0; i < n; i++) {
    gboolean is_heading = outline[i].level < LEAF_OUTLINE_BELOW;

    above = is_heading ? outline[i].level : above;
    g_ptr_array_add (entries, loose_list_entry_new (
                                  outline[i].text, NULL, is_heading ? above - least : above - least + 1,
                                  is_heading ? LOOSE_LIST_ENTRY_STRONG : LOOSE_LIST_ENTRY_PLAIN, outline[i].place));
  }
  loose_list_entry_view_fill (self->entries, entries);
  gtk_stack_set_visible_child_name (self->stack, entries->len > 0 ? "list" : "empty");
  follow_cursor (self);
}

static void
catch_up (LooseOutlinePane *self)
{
  if (self->is_behind)
    refill (self);
}

static void
mapped_cb (LooseOutlinePane *self)
{
  catch_up (self);
  loose_list_entry_view_reveal (self->entries, loose_list_entry_view_get_selected (self->entries));
}

/* Fills the list only while it is visible, because making a row for each rule of a long story can take longer than a
 * key press. */
static void
loose_outline_pane_program_changed (LoosePane *pane)
{
  LooseOutlinePane *self = LOOSE_OUTLINE_PANE (pane);

  self->is_behind = TRUE;
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    catch_up (self);
}

/* The byte of the first heading of the source from this row on; the end of the source if there is none. */
static guint32
find_byte_before (LooseOutlinePane *self, LeafProgram *program, guint32 source, guint row)
{
  for (; row < loose_list_entry_view_get_n (self->entries); row++) {
    g_autoptr (LooseListEntry) entry = g_list_model_get_item (loose_list_entry_view_get_model (self->entries), row);

    if (loose_list_entry_get_tone (entry) == LOOSE_LIST_ENTRY_STRONG
        && loose_list_entry_get_place (entry).source == source)
      return loose_list_entry_get_place (entry).start;
  }
  return (guint32) strlen (leaf_program_source_text (program, source));
}

static void
moved_cb (LooseOutlinePane *self, guint from, guint before)
{
  LeafProgram *program = loose_session_get_program (self->pane.session);
  LeafPlace place = loose_list_entry_view_get_place (self->entries, from);
  g_auto (LeafEdit) edit = { 0 };
  gboolean is_moved;

  is_moved = loose_session_is_current (self->pane.session)
             && leaf_program_move_heading (program, place.source, place.start,
                                           find_byte_before (self, program, place.source, before), &edit)
             && (loose_session_find_page (self->pane.session, program, place.source) != NULL
                     ? loose_session_write (self->pane.session, program, &edit)
                     : loose_session_write_all (self->pane.session, program, &edit, 1, NULL));
  if (is_moved)
    loose_session_compile (self->pane.session); /* so that it can be moved again */
  else
    loose_pane_say (LOOSE_PANE (self), _ ("Headings cannot be moved there"));
}

static void
loose_outline_pane_focus (LoosePane *pane)
{
  LooseOutlinePane *self = LOOSE_OUTLINE_PANE (pane);
  guint selected = loose_list_entry_view_get_selected (self->entries);

  if (selected != GTK_INVALID_LIST_POSITION)
    loose_list_entry_view_focus_row (self->entries, selected);
  else
    loose_list_entry_view_focus (self->entries);
}

GListModel *
loose_outline_pane_get_model (LooseOutlinePane *self)
{
  g_return_val_if_fail (LOOSE_IS_OUTLINE_PANE (self), NULL);
  catch_up (self);
  return loose_list_entry_view_get_model (self->entries);
}

static void
loose_outline_pane_connected (LoosePane *pane)
{
  LooseOutlinePane *self = LOOSE_OUTLINE_PANE (pane);
  LooseSession *session = pane->session;

  loose_list_entry_view_set_session (self->entries, session, LOOSE_LIST_ENTRY_VIEW_OF_STORY);
  g_signal_connect_object (session, "cursor-moved", G_CALLBACK (follow_cursor), self, G_CONNECT_SWAPPED);
}

static void
loose_outline_pane_dispose (GObject *object)
{
  LooseOutlinePane *self = LOOSE_OUTLINE_PANE (object);

  g_clear_object (&self->entries);
  G_OBJECT_CLASS (loose_outline_pane_parent_class)->dispose (object);
}

static const LooseChild children[] = {

  LOOSE_CHILD (LooseOutlinePane, long_outline),
  LOOSE_CHILD (LooseOutlinePane, list),
  LOOSE_CHILD (LooseOutlinePane, stack),
};

static void
loose_outline_pane_class_init (LooseOutlinePaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  LoosePaneClass *pane_class = LOOSE_PANE_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = loose_outline_pane_dispose;
  pane_class->connected = loose_outline_pane_connected;
  pane_class->program_changed = loose_outline_pane_program_changed;
  pane_class->focus = loose_outline_pane_focus;
  loose_pane_class_set_template (pane_class, "loose-outline-pane", children, G_N_ELEMENTS (children));
  gtk_widget_class_bind_template_callback (widget_class, refill);
}

static void
loose_outline_pane_init (LooseOutlinePane *self)
{
  loose_template_init (GTK_WIDGET (self));
  self->entries = loose_list_entry_view_new (self->list, FALSE);
  g_signal_connect (self, "map", G_CALLBACK (mapped_cb), NULL);
  loose_list_entry_view_let_move (self->entries, LOOSE_LIST_ENTRY_STRONG);
  g_signal_connect_object (self->entries, "moved", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
}
