/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The manual, opened at what one is at: in the source what the cursor is on, elsewhere the panel that has the keyboard. */
#include "config.h"

#include "leaf-storage-documents.h"
#include "loose-manual.h"
#include "loose-welcome.h"
#include "loose-window-private.h"

static const char *
page_of_source (LooseWindow *self)
{
  LeafProgram *program = loose_session_get_program (self->session);
  LeafOccurrenceInfo info = { 0 };

  if (program != NULL && loose_session_is_current (self->session))
    leaf_program_occurrence (program, loose_session_get_source (self->session, program),
                             loose_session_get_cursor_byte (self->session), &info);
  if (info.sort == LEAF_NAMED_NONE && loose_session_get_cursor_rule (self->session) != 0)
    info.sort = LEAF_NAMED_RULE;
  return loose_manual_page_about (info.sort);
}

static GPtrArray *
documents_of (LooseWindow *self, LeafProgram *program, guint32 source)
{
  const char *carried = leaf_program_source_is_bundled (program, source);
  g_autofree char *path = NULL;

  if (carried != NULL)
    return leaf_storage_documents_in (leaf_program_source_name (program, source), carried);
  path = loose_session_dup_path (self->session, program, source);
  return path != NULL ? leaf_storage_documents (path) : NULL;
}

/* What the extensions say of themselves that the story includes, or that one is writing. */
static GPtrArray *
find_documents (LooseWindow *self)
{
  LeafProgram *program = loose_session_get_program (self->session);
  GPtrArray *all = NULL;

  for (guint32 i = 1; program != NULL && i <= leaf_program_n_sources (program); i++) {
    GPtrArray *documents = documents_of (self, program, i);

    if (all == NULL)
      all = documents;
    else if (documents != NULL)
      g_ptr_array_extend_and_steal (all, documents);
  }
  return all != NULL ? all : g_ptr_array_new ();
}

static void
show_manual (LooseWindow *self, const char *page)
{
  loose_manual_set_documents (loose_manual_show (GTK_WINDOW (self), page), find_documents (self));
}

static void
help_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LooseWindow *self = LOOSE_WINDOW (widget);
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));
  const struct {
    GType type;
    const char *page;
  } panes[] = {
    { LOOSE_TYPE_SKEIN_PANE, "skein" }, { LOOSE_TYPE_DEBUG_PANE, "debugging" }, { LOOSE_TYPE_PROBLEMS_PANE, "debugging" },
    { LOOSE_TYPE_RULES_PANE, "rules" }, { LOOSE_TYPE_INDEX_PANE, "things" },    { LOOSE_TYPE_STORY_PANE, "debugging" },
  };

  for (guint i = 0; focus != NULL && i < G_N_ELEMENTS (panes); i++)
    if (gtk_widget_get_ancestor (focus, panes[i].type) != NULL) {
      show_manual (self, panes[i].page);
      return;
    }
  show_manual (self, page_of_source (self));
}

static void
tour_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gtk_window_present (GTK_WINDOW (loose_welcome_new (GTK_WINDOW (widget))));
}

/* Made when it is first opened: few sessions need it, and it has a row for each command. */
static void
palette_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LooseWindow *self = LOOSE_WINDOW (widget);

  if (self->palette == NULL)
    self->palette = GTK_WIDGET (loose_palette_new (self->content_box, gtk_menu_button_get_menu_model (self->menu_button)));
  loose_palette_open (LOOSE_PALETTE (self->palette));
}

void
loose_window_install_help_actions (GtkWidgetClass *klass)
{
  gtk_widget_class_install_action (klass, "win.help", NULL, help_action);
  gtk_widget_class_install_action (klass, "win.tour", NULL, tour_action);
  gtk_widget_class_install_action (klass, "win.command-palette", NULL, palette_action);
}
