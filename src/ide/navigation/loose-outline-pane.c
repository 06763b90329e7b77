/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-outline-pane.h"

#include "loose-list-entry-view.h"
#include "loose-template.h"

#include <glib/gi18n.h>
#include <string.h>

struct _LooseOutlinePane {
  GtkWidget parent_instance;

  /* Template widgets */
  GtkWidget *content;
  GtkToggleButton *long_outline;
  GtkListView *list;
  GtkStack *stack;

  /* Borrowed */
  LooseSession *session;

  /* Owned */
  LooseListEntryView *entries;
  gboolean is_behind; /* a program has come while nobody saw the list */
};

G_DEFINE_FINAL_TYPE (LooseOutlinePane, loose_outline_pane, GTK_TYPE_WIDGET)

enum { SAID, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
follow_cursor (LooseOutlinePane *self)
{
  guint32 byte, source;
  guint found = GTK_INVALID_LIST_POSITION;

  if (self->is_behind || !loose_session_is_current (self->session))
    return;
  byte = loose_session_get_cursor_byte (self->session);
  source = loose_session_get_source (self->session, loose_session_get_program (self->session));
  for (guint i = 0; i < loose_list_entry_view_get_n (self->entries); i++) {
    LeafPlace place = loose_list_entry_view_get_place (self->entries, i);

    if (place.source == source && place.start <= byte)
      found = i;
  }
  loose_list_entry_view_select (self->entries, found);
}

static void
refill (LooseOutlinePane *self)
{
  LeafProgram *program = loose_session_get_program (self->session);
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

/* A row for each rule of a long story takes longer than a key may. */
static void
program_cb (LooseOutlinePane *self)
{
  self->is_behind = TRUE;
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    catch_up (self);
}

/* The first heading of that file from a row on; without one its end. */
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
  LeafProgram *program = loose_session_get_program (self->session);
  LeafPlace place = loose_list_entry_view_get_place (self->entries, from);
  g_auto (LeafEdit) edit = { 0 };
  gboolean is_moved;

  is_moved = loose_session_is_current (self->session)
             && leaf_program_move_heading (program, place.source, place.start,
                                           find_byte_before (self, program, place.source, before), &edit)
             && (loose_session_find_page (self->session, program, place.source) != NULL
                     ? loose_session_write (self->session, program, &edit)
                     : loose_session_write_all (self->session, program, &edit, 1, NULL));
  if (is_moved)
    loose_session_compile (self->session); /* so that it can be moved on at once */
  else
    g_signal_emit (self, signals[SAID], 0, _ ("Headings cannot be moved there"));
}

void
loose_outline_pane_focus (LooseOutlinePane *self)
{
  loose_list_entry_view_focus (self->entries);
}

GListModel *
loose_outline_pane_get_model (LooseOutlinePane *self)
{
  catch_up (self);
  return loose_list_entry_view_get_model (self->entries);
}

void
loose_outline_pane_set_session (LooseOutlinePane *self, LooseSession *session)
{
  g_return_if_fail (self->session == NULL);
  self->session = session;
  loose_list_entry_view_set_session (self->entries, session, LOOSE_LIST_ENTRY_VIEW_OF_STORY);
  g_signal_connect_object (session, "notify::program", G_CALLBACK (program_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "cursor-moved", G_CALLBACK (follow_cursor), self, G_CONNECT_SWAPPED);
}

static void
loose_outline_pane_dispose (GObject *object)
{
  LooseOutlinePane *self = LOOSE_OUTLINE_PANE (object);

  g_clear_pointer (&self->content, gtk_widget_unparent);
  g_clear_object (&self->entries);
  self->session = NULL;
  G_OBJECT_CLASS (loose_outline_pane_parent_class)->dispose (object);
}

static const LooseChild children[] = {
  LOOSE_CHILD (LooseOutlinePane, content),
  LOOSE_CHILD (LooseOutlinePane, long_outline),
  LOOSE_CHILD (LooseOutlinePane, list),
  LOOSE_CHILD (LooseOutlinePane, stack),
};

static void
loose_outline_pane_class_init (LooseOutlinePaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = loose_outline_pane_dispose;
  signals[SAID] = g_signal_new ("said", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                1, G_TYPE_STRING);
  loose_template_set_pane (widget_class, "loose-outline-pane", children, G_N_ELEMENTS (children));
  gtk_widget_class_bind_template_callback (widget_class, refill);
}

static void
loose_outline_pane_init (LooseOutlinePane *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->entries = loose_list_entry_view_new (self->list, FALSE);
  g_signal_connect (self, "map", G_CALLBACK (catch_up), NULL);
  loose_list_entry_view_let_move (self->entries, LOOSE_LIST_ENTRY_STRONG);
  g_signal_connect_object (self->entries, "moved", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
}
