/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-manual-try.h"

#include "leaf-manual.h"
#include "loose-latest-task.h"
#include "loose-manual.h"

#include <glib/gi18n.h>

typedef struct {
  char *source;
  LeafProgram *program;
  GPtrArray *commands;                  /* of char *: the commands given so far */
  GCancellable *playing;                /* NULL: nothing is being played */
  GtkWidget *box, *label, *entry, *ask; /* box: owns this */
  guint frames;                         /* frames to wait until the entry is allocated */
} Try;

static void
try_free (Try *self)
{
  g_clear_pointer (&self->program, leaf_program_unref);
  g_clear_object (&self->playing);
  g_ptr_array_unref (self->commands);
  g_free (self->source);
  g_free (self);
}

enum { FRAMES_FOR_LAYOUT = 2, MARGIN = 12 /* pixels */ };

/* Scrolls to the entry, which may be below the visible part of the page after the text above it has grown. */
static gboolean
reveal_cb (GtkWidget *entry, GdkFrameClock *clock, gpointer data)
{
  Try *self = data;
  GtkWidget *scrolled = gtk_widget_get_ancestor (entry, GTK_TYPE_SCROLLED_WINDOW), *page;
  graphene_rect_t bounds;

  if (self->frames > 0 && --self->frames > 0)
    return G_SOURCE_CONTINUE;
  page = scrolled != NULL
             ? gtk_viewport_get_child (GTK_VIEWPORT (gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (scrolled))))
             : NULL;
  if (page != NULL && gtk_widget_compute_bounds (entry, page, &bounds))
    gtk_adjustment_clamp_page (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled)),
                               bounds.origin.y - MARGIN, bounds.origin.y + bounds.size.height + MARGIN);
  return G_SOURCE_REMOVE;
}

static void
reveal_later (Try *self)
{
  if (self->frames == 0)
    gtk_widget_add_tick_callback (self->entry, reveal_cb, self, NULL);
  self->frames = FRAMES_FOR_LAYOUT;
}

/* --- playing, in a worker, because a story may loop endlessly until it is stopped --------------------------------- */

typedef struct {
  LeafProgram *program;
  char *commands, *text;
} Play;

static void
play_free (gpointer data)
{
  Play *play = data;

  leaf_program_unref (play->program);
  g_free (play->commands);
  g_free (play->text);
  g_free (play);
}

static void
play_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Play *play = data;

  if (!g_cancellable_is_cancelled (cancellable))
    play->text = g_strchomp (leaf_manual_play (play->program, play->commands));
  g_task_return_boolean (task, TRUE);
}

static void
played_cb (GObject *box, GAsyncResult *result, gpointer data)
{
  Try *self = g_object_get_data (box, "try");
  const Play *play = loose_latest_task_finish (&self->playing, result);

  if (play == NULL)
    return; /* another command was given meanwhile */
  gtk_label_set_text (GTK_LABEL (self->label), play->text);
  reveal_later (self);
}

/* Replays all commands, because only the commands are stored. The stories of the manual are small. */
static void
show_play (Try *self)
{
  GString *commands = g_string_new ("\n");
  Play *play = g_new0 (Play, 1);

  for (guint i = 0; i < self->commands->len; i++)
    g_string_append_printf (commands, "> %s\n", (char *) g_ptr_array_index (self->commands, i));
  play->program = leaf_program_ref (self->program);
  play->commands = g_string_free (commands, FALSE);
  loose_latest_task_start (&self->playing, self->box, played_cb, play, play_free, play_in_thread);
}

/* --- commands ----------------------------------------------------------------------------------------------------- */

static void
activate_cb (GtkEntry *entry, Try *self)
{
  const char *command = gtk_editable_get_text (GTK_EDITABLE (entry));

  if (*command == '\0' || self->program == NULL)
    return;
  g_ptr_array_add (self->commands, g_strdup (command));
  gtk_editable_set_text (GTK_EDITABLE (entry), "");
  show_play (self);
}

static void
ask_cb (GtkButton *button, Try *self)
{
  g_autoptr (GPtrArray) commands = g_ptr_array_new ();

  for (guint i = 0; i < self->commands->len; i++)
    g_ptr_array_add (commands, g_ptr_array_index (self->commands, i));
  g_ptr_array_add (commands, NULL);
  g_signal_emit_by_name (gtk_widget_get_ancestor (GTK_WIDGET (button), LOOSE_TYPE_MANUAL), "open-play", self->source,
                         commands->pdata);
}

/* Makes the button that opens the example in a window, which can show what a page cannot: the order of rules and its
 * reasons, and steps. */
static GtkWidget *
make_ask (Try *self)
{
  GtkWidget *buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->ask = gtk_button_new_with_mnemonic (_ ("Open at This _Turn"));
  gtk_widget_set_tooltip_text (
      self->ask,
      _ ("Opens the story in a window and plays these commands, so that you can see its rules in order, ask why, and step"));
  gtk_widget_set_sensitive (self->ask, FALSE);
  g_signal_connect (self->ask, "clicked", G_CALLBACK (ask_cb), self);
  gtk_widget_add_css_class (buttons, "manual-buttons");
  gtk_box_append (GTK_BOX (buttons), self->ask);
  return buttons;
}

static void
compile_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  g_task_return_pointer (task, leaf_manual_compile (data), (GDestroyNotify) leaf_program_unref);
}

/* Returns TRUE if the reader is still at the block with the button that was pressed, and not elsewhere. */
static gboolean
has_reader (GtkWidget *box)
{
  GtkRoot *root = gtk_widget_get_root (box);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && gtk_widget_is_ancestor (focus, gtk_widget_get_parent (box));
}

static void
compiled_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  Try *self = g_object_get_data (object, "try");

  self->program = g_task_propagate_pointer (G_TASK (result), NULL);
  gtk_widget_set_sensitive (self->entry, self->program != NULL);
  gtk_widget_set_sensitive (self->ask, self->program != NULL);
  if (self->program == NULL)
    return;
  show_play (self);
  if (has_reader (GTK_WIDGET (object)))
    gtk_widget_grab_focus (self->entry);
}

GtkWidget *
loose_manual_try_new (const char *source)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  Try *self = g_new0 (Try, 1);
  g_autoptr (GTask) task = g_task_new (box, NULL, compiled_cb, NULL);

  self->box = box;
  self->source = g_strdup (source);
  self->commands = g_ptr_array_new_with_free_func (g_free);
  self->label = gtk_label_new (_ ("Compiling…"));
  self->entry = gtk_entry_new ();
  gtk_label_set_xalign (GTK_LABEL (self->label), 0);
  gtk_label_set_wrap (GTK_LABEL (self->label), TRUE);
  gtk_label_set_selectable (GTK_LABEL (self->label), TRUE);
  gtk_entry_set_placeholder_text (GTK_ENTRY (self->entry), _ ("Command"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Command"), -1);
  gtk_widget_set_sensitive (self->entry, FALSE);
  gtk_widget_add_css_class (box, "manual-try");
  gtk_box_append (GTK_BOX (box), self->label);
  gtk_box_append (GTK_BOX (box), self->entry);
  gtk_box_append (GTK_BOX (box), make_ask (self));
  g_object_set_data_full (G_OBJECT (box), "try", self, (GDestroyNotify) try_free);
  g_signal_connect (self->entry, "activate", G_CALLBACK (activate_cb), self);
  g_task_set_task_data (task, g_strdup (source), g_free);
  g_task_run_in_thread (task, compile_in_thread);
  return box;
}
