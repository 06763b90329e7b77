/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-found-pane.h"

#include "loose-entry-list.h"
#include "loose-search.h"
#include "loose-template.h"
#include "loose-words.h"

#include <glib/gi18n.h>

#define MOST_FOUND 2000
/* After the last key, and after the last program. */
#define PAUSE_MILLISECONDS 150

struct _LooseFoundPane {
  GtkWidget parent_instance;

  /* Template widgets */
  GtkWidget *content;
  GtkEditable *entry;
  GtkDropDown *where;
  GtkToggleButton *pattern, *whole_words, *capitals;
  GtkLabel *count;
  GtkListView *list;
  GtkStack *stack;

  /* Borrowed */
  LooseSession *session;

  /* Owned */
  LooseEntryList *entries;
  guint timeout;
};

G_DEFINE_FINAL_TYPE (LooseFoundPane, loose_found_pane, GTK_TYPE_WIDGET)

static void
tell_count (LooseFoundPane *self, guint n, guint files)
{
  g_autofree char *places = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u place", "%u places", n), n);
  g_autofree char *in = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "in %u file", "in %u files", files), files);
  /* translators: "3 places in 2 files": the first is the places, the second the files */
  g_autofree char *text = g_strdup_printf (n >= MOST_FOUND ? _ ("The first %s %s") : _ ("%s %s"), places, in);

  gtk_label_set_text (self->count, files > 1 || n >= MOST_FOUND ? text : places);
}

static void
look (LooseFoundPane *self)
{
  LeafProgram *program = self->session != NULL ? loose_session_get_program (self->session) : NULL;
  LooseSearchWish wish = {
    .words = gtk_editable_get_text (self->entry),
    .where = (LooseSearchWhere) gtk_drop_down_get_selected (self->where),
    .is_pattern = gtk_toggle_button_get_active (self->pattern),
    .whole_words = gtk_toggle_button_get_active (self->whole_words),
    .with_capitals = gtk_toggle_button_get_active (self->capitals),
  };
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GArray) found = NULL;
  g_autoptr (GError) error = NULL;
  guint32 own, last = 0;
  guint files = 0;

  g_clear_handle_id (&self->timeout, g_source_remove);
  if (program == NULL)
    return;
  own = loose_session_get_source (self->session, program);
  found = loose_search_find (program, &wish, MOST_FOUND, &error);
  for (guint i = 0; found != NULL && i < found->len; i++) {
    LeafPlace place = g_array_index (found, LeafPlace, i);
    g_autofree char *line = loose_words_of_line (program, place),
                    *where = loose_words_of_where (program, place, place.source == own);

    files += place.source != last;
    last = place.source;
    g_ptr_array_add (entries, loose_entry_new (line, where, 0, place.source == own ? LOOSE_ENTRY_PLAIN : LOOSE_ENTRY_DIM, place));
  }
  loose_entry_list_fill (self->entries, entries);
  gtk_stack_set_visible_child_name (self->stack, entries->len > 0 ? "list" : "empty");
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->count), error != NULL ? error->message : NULL);
  if (error != NULL)
    gtk_label_set_text (self->count, _ ("no regular expression"));
  else if (*wish.words == '\0')
    gtk_label_set_text (self->count, "");
  else
    tell_count (self, entries->len, files);
}

static gboolean
look_cb (gpointer data)
{
  LooseFoundPane *self = data;

  self->timeout = 0;
  look (self);
  return G_SOURCE_REMOVE;
}

static void
look_soon (LooseFoundPane *self)
{
  g_clear_handle_id (&self->timeout, g_source_remove);
  self->timeout = g_timeout_add (PAUSE_MILLISECONDS, look_cb, self);
}

/* Places are of a program; who looks for nothing pays nothing for a new one. */
static void
program_cb (LooseFoundPane *self)
{
  if (*gtk_editable_get_text (self->entry) != '\0' || loose_entry_list_get_n (self->entries) > 0)
    look_soon (self);
}

static void
go_to_first (LooseFoundPane *self)
{
  look (self);
  loose_entry_list_go_to (self->entries, 0, FALSE);
  loose_entry_list_select (self->entries, 0);
  loose_entry_list_focus (self->entries);
}

void
loose_found_pane_open (LooseFoundPane *self)
{
  GtkTextBuffer *buffer = GTK_TEXT_BUFFER (loose_session_get_buffer (self->session));
  GtkTextIter start, end;

  if (gtk_text_buffer_get_selection_bounds (buffer, &start, &end)
      && gtk_text_iter_get_line (&start) == gtk_text_iter_get_line (&end)) {
    g_autofree char *selected = gtk_text_iter_get_slice (&start, &end);

    gtk_editable_set_text (self->entry, selected);
  }
  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
  gtk_editable_select_region (self->entry, 0, -1);
}

void
loose_found_pane_look_for (LooseFoundPane *self, const char *words, guint where)
{
  gtk_editable_set_text (self->entry, words);
  gtk_drop_down_set_selected (self->where, where);
  look (self);
}

GListModel *
loose_found_pane_get_model (LooseFoundPane *self)
{
  return loose_entry_list_get_model (self->entries);
}

const char *
loose_found_pane_get_count (LooseFoundPane *self)
{
  return gtk_label_get_text (self->count);
}

void
loose_found_pane_set_session (LooseFoundPane *self, LooseSession *session)
{
  g_return_if_fail (self->session == NULL);
  self->session = session;
  loose_entry_list_set_session (self->entries, session, LOOSE_ENTRY_LIST_OF_STORY);
  g_signal_connect_object (session, "notify::program", G_CALLBACK (program_cb), self, G_CONNECT_SWAPPED);
}

static void
loose_found_pane_dispose (GObject *object)
{
  LooseFoundPane *self = LOOSE_FOUND_PANE (object);

  g_clear_handle_id (&self->timeout, g_source_remove);
  g_clear_pointer (&self->content, gtk_widget_unparent);
  g_clear_object (&self->entries);
  self->session = NULL;
  G_OBJECT_CLASS (loose_found_pane_parent_class)->dispose (object);
}

static const LooseChild children[] = {
  LOOSE_CHILD (LooseFoundPane, content),     LOOSE_CHILD (LooseFoundPane, entry),    LOOSE_CHILD (LooseFoundPane, where),
  LOOSE_CHILD (LooseFoundPane, pattern),     LOOSE_CHILD (LooseFoundPane, count),    LOOSE_CHILD (LooseFoundPane, list),
  LOOSE_CHILD (LooseFoundPane, whole_words), LOOSE_CHILD (LooseFoundPane, capitals), LOOSE_CHILD (LooseFoundPane, stack),
};

static void
loose_found_pane_class_init (LooseFoundPaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = loose_found_pane_dispose;
  loose_template_set_pane (widget_class, "loose-found-pane", children, G_N_ELEMENTS (children));
  gtk_widget_class_bind_template_callback (widget_class, look_soon);
  gtk_widget_class_bind_template_callback (widget_class, go_to_first);
}

static void
loose_found_pane_init (LooseFoundPane *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->entries = loose_entry_list_new (self->list, FALSE);
}
