/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Opens the manual at the relevant page: in the source, about what is at the cursor; elsewhere, about the focused
 * panel. */
#include "config.h"

#include "leaf-storage-documents.h"
#include "loose-welcome.h"
#include "loose-window-private.h"

#include <glib/gi18n.h>

static void
explain_source (LooseWindow *self)
{
  LeafProgram *program = loose_session_get_program (self->session);

  if (program == NULL || !loose_session_is_current (self->session))
    loose_manual_show (self->manual, "", NULL);
  else
    loose_manual_explain_source (self->manual, program, loose_session_get_source (self->session, program),
                                 loose_session_get_cursor_byte (self->session));
}

static GPtrArray *
documents_of (LooseWindow *self, LeafProgram *program, guint32 source)
{
  const char *carried = leaf_program_source_bundled_text (program, source);
  g_autofree char *path = NULL;

  if (carried != NULL)
    return leaf_storage_documents_in (leaf_program_source_name (program, source), carried);
  path = loose_session_dup_path (self->session, program, source);
  return path != NULL ? leaf_storage_documents (path) : NULL;
}

/* The documentation of the extensions that the story includes, or of the one being written. */
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

enum { LEAST_BESIDE = 620 }; /* the least width in pixels for source and manual side by side */

/* Shows the manual beside the source, or below it if there is not enough width. */
static void
open_manual (LooseWindow *self)
{
  GtkWidget *paned = GTK_WIDGET (self->manual_paned);
  gboolean is_wide = gtk_widget_get_width (paned) >= LEAST_BESIDE;

  loose_manual_set_documents (self->manual, find_documents (self));
  if (gtk_widget_get_visible (GTK_WIDGET (self->manual)))
    return;
  gtk_orientable_set_orientation (GTK_ORIENTABLE (paned),
                                  is_wide ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_paned_set_position (self->manual_paned,
                          (is_wide ? gtk_widget_get_width (paned) : gtk_widget_get_height (paned)) / 2);
  gtk_widget_set_visible (GTK_WIDGET (self->manual), TRUE);
}

static void
manual_closed_cb (LooseWindow *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->manual), FALSE);
  loose_source_pane_focus (self->source);
}

/* Inserts a block at the cursor; into an empty page, with what it needs from its own story. */
static void
insert_cb (LooseWindow *self, const LeafManualBlock *block)
{
  GtkTextBuffer *buffer = GTK_TEXT_BUFFER (loose_session_get_buffer (self->session));
  const char *text = gtk_text_buffer_get_char_count (buffer) == 0 ? block->source : block->text;
  GtkTextIter start;

  gtk_text_buffer_begin_user_action (buffer);
  gtk_text_buffer_get_iter_at_mark (buffer, &start, gtk_text_buffer_get_insert (buffer));
  gtk_text_buffer_insert_at_cursor (buffer, gtk_text_iter_starts_line (&start) ? "" : "\n\n", -1);
  gtk_text_buffer_insert_at_cursor (buffer, text, -1);
  gtk_text_buffer_end_user_action (buffer);
  loose_source_pane_focus (self->source);
}

static void
new_story_cb (LooseWindow *self, const char *source)
{
  g_autoptr (LooseProject) project = loose_project_new (NULL);
  LooseWindow *window = loose_window_get_empty (self);

  loose_session_set_text (window->session, project, source);
  loose_source_pane_focus (window->source);
}

/* Gives the commands as soon as the story is compiled. */
static void
compiled_cb (LooseSession *session, GParamSpec *pspec, char **commands)
{
  LeafProgram *program = loose_session_get_program (session);

  if (program == NULL || !loose_session_is_current (session))
    return;
  loose_session_play_commands (session, (const char *const *) commands);
  g_signal_handlers_disconnect_by_func (session, compiled_cb, commands);
}

static void
free_commands (gpointer commands, GClosure *closure)
{
  g_strfreev (commands);
}

static void
open_play_cb (LooseWindow *self, const char *source, char **commands)
{
  g_autoptr (LooseProject) project = loose_project_new (NULL);
  LooseWindow *window = loose_window_get_empty (self);

  g_signal_connect_data (window->session, "notify::program", G_CALLBACK (compiled_cb), g_strdupv (commands),
                         free_commands, 0);
  loose_session_set_text (window->session, project, source);
  loose_source_pane_focus (window->source);
}

static void
check_cb (LooseWindow *self, const LeafManualBlock *exercise, GtkLabel *answer)
{
  LeafProgram *program = loose_session_get_program (self->session);
  g_autoptr (GPtrArray) missing = NULL;
  g_autoptr (GString) text = g_string_new (NULL);

  if (program == NULL || !loose_session_is_current (self->session)) {
    gtk_label_set_text (answer, _ ("Your story is still being compiled. Check again in a moment."));
    return;
  }
  missing = leaf_manual_missing (exercise, program, NULL);
  for (guint i = 0; i < missing->len; i++)
    g_string_append_printf (text, "%s• %s", i > 0 ? "\n" : "", (char *) g_ptr_array_index (missing, i));
  gtk_label_set_text (answer, missing->len == 0 ? _ ("Solved.") : text->str);
  gtk_widget_grab_focus (GTK_WIDGET (answer)); /* so that the page scrolls to it, and it is read out */
}

static void
print_failed_cb (LooseWindow *self, const char *why)
{
  loose_window_show_message (self, _ ("Could Not Print"), why);
}

void
loose_window_connect_manual (LooseWindow *self)
{
  g_signal_connect_object (self->manual, "closed", G_CALLBACK (manual_closed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->manual, "insert", G_CALLBACK (insert_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->manual, "new-story", G_CALLBACK (new_story_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->manual, "open-play", G_CALLBACK (open_play_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->manual, "print-failed", G_CALLBACK (print_failed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->manual, "check", G_CALLBACK (check_cb), self, G_CONNECT_SWAPPED);
}

/* Shows the section about the problem that is selected in the list, or at the cursor. Returns FALSE if there is
 * none. */
static gboolean
explain_problem (LooseWindow *self)
{
  LeafProblem problem;

  return loose_problems_pane_get_problem (loose_window_get_problems (self), &problem)
         && loose_manual_show_problem (self->manual, &problem);
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
    { LOOSE_TYPE_SKEIN_PANE, "29-testing" },         { LOOSE_TYPE_EXPLORE_PANE, "29-testing" },
    { LOOSE_TYPE_DEBUG_PANE, "28-finding-out-why" }, { LOOSE_TYPE_PROBLEMS_PANE, "35-fifty-first-mistakes" },
    { LOOSE_TYPE_RULES_PANE, "11-which-rule-wins" }, { LOOSE_TYPE_INDEX_PANE, "" },
    { LOOSE_TYPE_STORY_PANE, "28-finding-out-why" }, { LOOSE_TYPE_MANUAL, "" },
  };

  open_manual (self);
  for (guint i = 0; focus != NULL && i < G_N_ELEMENTS (panes); i++)
    if (gtk_widget_get_ancestor (focus, panes[i].type) != NULL) {
      g_autofree char *row = panes[i].type == LOOSE_TYPE_INDEX_PANE
                                 ? loose_index_pane_dup_selected (loose_window_get_index (self))
                                 : NULL;

      if (row != NULL)
        loose_manual_explain (self->manual, row, panes[i].page);
      else if (panes[i].type != LOOSE_TYPE_PROBLEMS_PANE || !explain_problem (self))
        loose_manual_show (self->manual, panes[i].page, NULL);
      return;
    }
  explain_source (self);
}

/* Explains the object that a row of a list shows. */
static void
explain_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LooseWindow *self = LOOSE_WINDOW (widget);

  open_manual (self);
  loose_manual_explain (self->manual, g_variant_get_string (parameter, NULL), NULL);
}

/* Opens the page that a button of the empty window names, such as "01-a-first-quarter-of-an-hour". */
static void
manual_page_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LooseWindow *self = LOOSE_WINDOW (widget);

  open_manual (self);
  loose_manual_show (self->manual, g_variant_get_string (parameter, NULL), NULL);
  loose_manual_focus (self->manual); /* otherwise Tab would stay in the source and never reach the page */
}

static void
tour_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gtk_window_present (GTK_WINDOW (loose_welcome_new (GTK_WINDOW (widget))));
}

/* Opens the palette, which is made when it is first needed, because it has a row for each command. */
static void
palette_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LooseWindow *self = LOOSE_WINDOW (widget);

  if (self->palette == NULL)
    self->palette
        = GTK_WIDGET (loose_palette_new (self->content_box, gtk_menu_button_get_menu_model (self->menu_button)));
  loose_palette_open (LOOSE_PALETTE (self->palette));
}

void
loose_window_install_help_actions (GtkWidgetClass *klass)
{
  gtk_widget_class_install_action (klass, "win.help", NULL, help_action);
  gtk_widget_class_install_action (klass, "win.explain", "s", explain_action);
  gtk_widget_class_install_action (klass, "win.manual-page", "s", manual_page_action);
  gtk_widget_class_install_action (klass, "win.tour", NULL, tour_action);
  gtk_widget_class_install_action (klass, "win.command-palette", NULL, palette_action);
}
