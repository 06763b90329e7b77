/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-typing.h"
#include "loose-editor-testing.h"
#include "loose-quote-pairing.h"

#include <string.h>

#define MOST_WAIT_MICROSECONDS (60 * 1000)
/* Runs when no event is pending, just before the frame is drawn. */
#define FLUSH_PRIORITY (GDK_PRIORITY_REDRAW - 1)

typedef struct {
  GtkSourceView *view;        /* borrowed: it owns this */
  GtkEventController *events; /* of the view's window; NULL: it is in none */
  GdkFrameClock *clock;       /* owned; NULL */
  gulong painted;
  GString *keys; /* collected keys, in the form that loose_typing_press() takes */
  guint flush;
  gint64 waiting; /* when the oldest key that no frame shows was pressed; 0: all are shown */
  gboolean is_composing;
  gboolean goes_by_keys; /* no input method consumes letters */
} Typing;

/* --- the effect of keys ------------------------------------------------------------------------------------------- */

static void
insert_letters (GtkTextBuffer *buffer, const char *letters, gsize n)
{
  gtk_text_buffer_begin_user_action (buffer);
  gtk_text_buffer_delete_selection (buffer, TRUE, TRUE);
  gtk_text_buffer_insert_interactive_at_cursor (buffer, letters, (int) n, TRUE);
  gtk_text_buffer_end_user_action (buffer);
}

/* GTK searches the whole paragraph for what Backspace erases. After a plain letter it is that letter. */
static void
erase (GtkTextBuffer *buffer)
{
  GtkTextIter cursor, before;

  if (gtk_text_buffer_delete_selection (buffer, TRUE, TRUE))
    return;
  gtk_text_buffer_get_iter_at_mark (buffer, &cursor, gtk_text_buffer_get_insert (buffer));
  before = cursor;
  if (gtk_text_iter_backward_char (&before) && gtk_text_iter_get_char (&before) < 0x80
      && gtk_text_iter_get_char (&before) >= ' ') {
    gtk_text_buffer_begin_user_action (buffer);
    gtk_text_buffer_delete_interactive (buffer, &before, &cursor, TRUE);
    gtk_text_buffer_end_user_action (buffer);
  } else {
    gtk_text_buffer_backspace (buffer, &cursor, TRUE, TRUE);
  }
}

/* As in GtkSourceView, the indentation is undone together with the line break. */
static void
begin_line (GtkSourceView *view, GtkTextBuffer *buffer)
{
  GtkSourceIndenter *indenter = gtk_source_view_get_indenter (view);
  GtkTextIter cursor;

  gtk_text_buffer_begin_user_action (buffer);
  gtk_text_buffer_delete_selection (buffer, TRUE, TRUE);
  gtk_text_buffer_get_iter_at_mark (buffer, &cursor, gtk_text_buffer_get_insert (buffer));
  gtk_text_buffer_insert (buffer, &cursor, "\n", 1);
  if (gtk_source_view_get_auto_indent (view) && indenter != NULL)
    gtk_source_indenter_indent (indenter, view, &cursor);
  gtk_text_buffer_place_cursor (buffer, &cursor);
  gtk_text_buffer_end_user_action (buffer);
}

static void
press (GtkSourceView *view, GtkTextBuffer *buffer, const char *keys)
{
  while (*keys != '\0') {
    gsize n = strcspn (keys, "\b\n\"");

    if (n > 0)
      insert_letters (buffer, keys, n);
    else if (*keys == '\n')
      begin_line (view, buffer);
    else if (*keys == '\b' && !loose_quote_pairing_press (GTK_TEXT_VIEW (view), GDK_KEY_BackSpace))
      erase (buffer);
    else if (*keys == '"' && !loose_quote_pairing_press (GTK_TEXT_VIEW (view), GDK_KEY_quotedbl))
      insert_letters (buffer, "\"", 1);
    keys += MAX (n, 1);
  }
}

/* The view lays out the paragraph whenever the cursor is placed, so it is placed only once, at the end. */
static void
press_quietly (GtkSourceView *view, GtkTextBuffer *buffer, const char *keys)
{
  const GSignalMatchType of_view = G_SIGNAL_MATCH_ID | G_SIGNAL_MATCH_DATA;
  guint placed = g_signal_lookup ("mark-set", GTK_TYPE_TEXT_BUFFER);
  GtkTextIter cursor;

  g_signal_handlers_block_matched (buffer, of_view, placed, 0, NULL, NULL, view);
  press (view, buffer, keys);
  g_signal_handlers_unblock_matched (buffer, of_view, placed, 0, NULL, NULL, view);
  gtk_text_buffer_get_iter_at_mark (buffer, &cursor, gtk_text_buffer_get_insert (buffer));
  gtk_text_buffer_place_cursor (buffer, &cursor);
}

/* Completion opens after a single letter, and closes when several are inserted at once or the cursor is placed. So the
 * last letter is inserted alone, after everything else. */
void
loose_typing_press (GtkSourceView *view, const char *keys)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (GTK_TEXT_VIEW (view));
  gsize n = strlen (keys);
  g_autofree char *before = NULL;

  if (n == 0)
    return;
  if (strchr ("\b\n\"", keys[n - 1]) != NULL) {
    press_quietly (view, buffer, keys);
    return;
  }
  before = g_strndup (keys, n - 1);
  gtk_text_buffer_begin_user_action (buffer);
  if (strpbrk (before, "\b\n\"") != NULL)
    press_quietly (view, buffer, before);
  else if (n > 1)
    insert_letters (buffer, before, n - 1);
  insert_letters (buffer, keys + n - 1, 1);
  gtk_text_buffer_end_user_action (buffer);
}

/* --- collecting keys ---------------------------------------------------------------------------------------------- */

static void
flush (Typing *self)
{
  GtkTextView *view = GTK_TEXT_VIEW (self->view);
  g_autofree char *keys = NULL;

  g_clear_handle_id (&self->flush, g_source_remove);
  if (self->keys->len == 0)
    return;
  keys = g_strndup (self->keys->str, self->keys->len);
  g_string_truncate (self->keys, 0);
  loose_typing_press (self->view, keys);
  gtk_text_view_scroll_mark_onscreen (view, gtk_text_buffer_get_insert (gtk_text_view_get_buffer (view)));
}

static gboolean
flush_cb (gpointer data)
{
  Typing *self = data;

  self->flush = 0;
  flush (self);
  return G_SOURCE_REMOVE;
}

/* Returns TRUE if the view shows a popup in which Return would complete a word, or that Backspace would close. */
static gboolean
has_popup (GtkWidget *view)
{
  for (GtkWidget *child = gtk_widget_get_first_child (view); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_POPOVER (child) && gtk_widget_get_mapped (child))
      return TRUE;
  return FALSE;
}

/* The key in the form that loose_typing_press() takes; '\0' if it is not collected. */
static char
collected (const Typing *self, GdkEvent *event)
{
  guint key = gdk_key_event_get_keyval (event);
  GdkModifierType held = gdk_event_get_modifier_state (event);

  if ((held & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK | GDK_HYPER_MASK | GDK_META_MASK)) != 0)
    return '\0';
  if (key == GDK_KEY_Return || key == GDK_KEY_BackSpace)
    return (held & GDK_SHIFT_MASK) != 0 || has_popup (GTK_WIDGET (self->view)) ? '\0'
           : key == GDK_KEY_Return                                             ? '\n'
                                                                               : '\b';
  if (key < 0x20 || key >= 0x80)
    return '\0';
  return g_ascii_isalnum ((char) key) || strchr (" .,;:!?-'/()\"", (int) key) != NULL ? (char) key : '\0';
}

static gboolean
is_plain (const Typing *self)
{
  GtkTextView *view = GTK_TEXT_VIEW (self->view);

  return self->goes_by_keys && !self->is_composing && gtk_text_view_get_editable (view)
         && !gtk_text_view_get_overwrite (view);
}

/* Returns TRUE if the key was collected. */
static gboolean
take_key (Typing *self, char key)
{
  gint64 now = g_get_monotonic_time ();

  if (key == '\0')
    return FALSE;
  if (self->waiting == 0)
    self->waiting = now;
  if (self->keys->len == 0 && now - self->waiting < MOST_WAIT_MICROSECONDS)
    return FALSE;
  g_string_append_c (self->keys, key);
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
    if (root != NULL && gtk_root_get_focus (root) == GTK_WIDGET (self->view) && is_plain (self)
        && take_key (self, collected (self, event)))
      return GDK_EVENT_STOP;
    if (gdk_key_event_is_modifier (event)) /* such as the Shift key of a quotation mark */
      return GDK_EVENT_PROPAGATE;
    break;
  case GDK_KEY_RELEASE: /* it may be the release of a key that is still waiting */
  case GDK_MOTION_NOTIFY: return GDK_EVENT_PROPAGATE;
  default: break;
  }
  flush (self);
  return GDK_EVENT_PROPAGATE;
}

static void
painted_cb (Typing *self)
{
  if (self->keys->len == 0)
    self->waiting = 0;
}

/* The handler of "preedit-changed": what an input method composes is not text yet. */
static void
preedit_cb (Typing *self, const char *preedit)
{
  self->is_composing = preedit != NULL && *preedit != '\0';
}

/* --- the window --------------------------------------------------------------------------------------------------- */

/* Returns TRUE if no input method consumes letters. Those in a process of their own do. GTK's own does not, nor does
 * Wayland's, which receives text rather than keys. */
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
  g_string_free (self->keys, TRUE);
  g_free (self);
}

void
loose_typing_install (GtkSourceView *view)
{
  Typing *self = g_new0 (Typing, 1);

  self->view = view;
  self->keys = g_string_new (NULL);
  g_object_set_data_full (G_OBJECT (view), "loose-typing", self, typing_free);
  g_signal_connect_swapped (view, "realize", G_CALLBACK (realize_cb), self);
  g_signal_connect_swapped (view, "unrealize", G_CALLBACK (unroot), self);
  g_signal_connect_swapped (view, "preedit-changed", G_CALLBACK (preedit_cb), self);
}
