/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-typing.h"

#include <string.h>

#define MOST_WAIT_MICROSECONDS (60 * 1000)
/* When no event is pending, and just before the frame is drawn. */
#define FLUSH_PRIORITY (GDK_PRIORITY_REDRAW - 1)

typedef struct {
  GtkTextView *view;          /* borrowed: its owner */
  GtkEventController *events; /* of the view's window; NULL: it is in none */
  GdkFrameClock *clock;       /* owned; NULL */
  gulong painted;
  GString *letters; /* typed, and not in the text yet */
  guint flush;
  gint64 waiting; /* the time of the oldest letter that no frame shows; 0: all are shown */
  gboolean is_composing;
  gboolean goes_by_keys; /* no input method consumes letters */
} Typing;

/* --- the letters -------------------------------------------------------------------------------------------------- */

static void
flush (Typing *self)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (self->view);
  g_autofree char *letters = NULL;

  g_clear_handle_id (&self->flush, g_source_remove);
  if (self->letters->len == 0)
    return;
  letters = g_strndup (self->letters->str, self->letters->len);
  g_string_truncate (self->letters, 0);
  gtk_text_buffer_begin_user_action (buffer);
  gtk_text_buffer_delete_selection (buffer, TRUE, TRUE);
  gtk_text_buffer_insert_interactive_at_cursor (buffer, letters, -1, TRUE);
  gtk_text_buffer_end_user_action (buffer);
  gtk_text_view_scroll_mark_onscreen (self->view, gtk_text_buffer_get_insert (buffer));
}

static gboolean
flush_cb (gpointer data)
{
  Typing *self = data;

  self->flush = 0;
  flush (self);
  return G_SOURCE_REMOVE;
}

/* A key that inserts its character and does nothing else. */
static gboolean
is_letter (GdkEvent *event)
{
  guint key = gdk_key_event_get_keyval (event);
  GdkModifierType held = gdk_event_get_modifier_state (event);

  if ((held & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK | GDK_HYPER_MASK | GDK_META_MASK)) != 0)
    return FALSE;
  return key >= 0x20 && key < 0x80 && (g_ascii_isalnum ((char) key) || strchr (" .,;:!?-'/()", (int) key) != NULL);
}

static gboolean
is_plain (const Typing *self)
{
  return self->goes_by_keys && !self->is_composing && gtk_text_view_get_editable (self->view)
         && !gtk_text_view_get_overwrite (self->view);
}

/* TRUE: the letter was gathered. */
static gboolean
take_letter (Typing *self, GdkEvent *event)
{
  gint64 now = g_get_monotonic_time ();

  if (self->waiting == 0)
    self->waiting = now;
  if (self->letters->len == 0 && now - self->waiting < MOST_WAIT_MICROSECONDS)
    return FALSE;
  g_string_append_c (self->letters, (char) gdk_key_event_get_keyval (event));
  if (self->flush == 0)
    self->flush = g_idle_add_full (FLUSH_PRIORITY, flush_cb, self, NULL);
  return TRUE;
}

static gboolean
event_cb (Typing *self, GdkEvent *event)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self->view));

  switch (gdk_event_get_event_type (event)) {
  case GDK_KEY_PRESS:
    if (root != NULL && gtk_root_get_focus (root) == GTK_WIDGET (self->view) && is_letter (event) && is_plain (self)
        && take_letter (self, event))
      return GDK_EVENT_STOP;
    break;
  case GDK_KEY_RELEASE: /* perhaps of a letter that is still waiting */
  case GDK_MOTION_NOTIFY: return GDK_EVENT_PROPAGATE;
  default: break;
  }
  flush (self);
  return GDK_EVENT_PROPAGATE;
}

static void
painted_cb (Typing *self)
{
  if (self->letters->len == 0)
    self->waiting = 0;
}

/* "preedit-changed": what an input method composes is not text yet. */
static void
preedit_cb (Typing *self, const char *preedit)
{
  self->is_composing = preedit != NULL && *preedit != '\0';
}

/* --- the window --------------------------------------------------------------------------------------------------- */

/* An input method in a program of its own consumes keys; the toolkit's own, and Wayland's, which gets texts rather
 * than keys, leave letters alone. */
static gboolean
leaves_letters (GtkWidget *widget)
{
  g_autoptr (GtkIMContext) context = gtk_im_multicontext_new ();
  const char *id;

  gtk_im_context_set_client_widget (context, widget);
  id = gtk_im_multicontext_get_context_id (GTK_IM_MULTICONTEXT (context));
  return id != NULL && (strcmp (id, "gtk-im-context-simple") == 0 || strcmp (id, "wayland") == 0);
}

static void
unroot (Typing *self)
{
  flush (self);
  if (self->events != NULL && gtk_event_controller_get_widget (self->events) != NULL)
    gtk_widget_remove_controller (gtk_event_controller_get_widget (self->events), self->events);
  g_clear_object (&self->events);
  if (self->clock != NULL)
    g_signal_handler_disconnect (self->clock, self->painted);
  g_clear_object (&self->clock);
  self->waiting = 0;
}

static void
realize_cb (Typing *self)
{
  GtkWidget *widget = GTK_WIDGET (self->view);
  GtkRoot *root = gtk_widget_get_root (widget);

  unroot (self);
  self->goes_by_keys = leaves_letters (widget);
  self->clock = g_object_ref (gtk_widget_get_frame_clock (widget));
  self->painted = g_signal_connect_swapped (self->clock, "after-paint", G_CALLBACK (painted_cb), self);
  self->events = gtk_event_controller_legacy_new ();
  gtk_event_controller_set_propagation_phase (self->events, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (self->events, "event", G_CALLBACK (event_cb), self);
  /* The controller added last sees an event first, before the window's shortcuts. */
  gtk_widget_add_controller (GTK_WIDGET (root), g_object_ref (self->events));
}

static void
typing_free (gpointer data)
{
  Typing *self = data;

  g_clear_handle_id (&self->flush, g_source_remove);
  g_clear_object (&self->events);
  g_clear_object (&self->clock);
  g_string_free (self->letters, TRUE);
  g_free (self);
}

void
loose_typing_install (GtkTextView *view)
{
  Typing *self = g_new0 (Typing, 1);

  self->view = view;
  self->letters = g_string_new (NULL);
  g_object_set_data_full (G_OBJECT (view), "loose-typing", self, typing_free);
  g_signal_connect_swapped (view, "realize", G_CALLBACK (realize_cb), self);
  g_signal_connect_swapped (view, "unrealize", G_CALLBACK (unroot), self);
  g_signal_connect_swapped (view, "preedit-changed", G_CALLBACK (preedit_cb), self);
}
