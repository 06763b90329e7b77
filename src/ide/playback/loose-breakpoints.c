/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-breakpoints.h"

struct _LooseBreakpoints {
  GObject parent_instance;

  GListStore *list;
};

G_DEFINE_FINAL_TYPE (LooseBreakpoints, loose_breakpoints, G_TYPE_OBJECT)

enum { CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

GListModel *
loose_breakpoints_get_list (LooseBreakpoints *self)
{
  g_return_val_if_fail (LOOSE_IS_BREAKPOINTS (self), NULL);
  return G_LIST_MODEL (self->list);
}

static void
changed (LooseBreakpoints *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
notify_cb (LooseBreakpoints *self, GParamSpec *pspec)
{
  if (!g_str_equal (pspec->name, "problem")) /* a play sets this one */
    changed (self);
}

/* --- adding and removing ------------------------------------------------------------------------------------------ */

static guint
position_of (LooseBreakpoints *self, LooseBreakpoint *stop)
{
  guint position;

  return g_list_store_find (self->list, stop, &position) ? position : GTK_INVALID_LIST_POSITION;
}

void
loose_breakpoints_add (LooseBreakpoints *self, LooseBreakpoint *stop)
{
  g_return_if_fail (LOOSE_IS_BREAKPOINTS (self));
  g_signal_connect_object (stop, "notify", G_CALLBACK (notify_cb), self, G_CONNECT_SWAPPED);
  g_list_store_append (self->list, stop);
  changed (self);
}

static void
drop_mark (LooseBreakpoint *stop)
{
  GtkSourceMark *mark = loose_breakpoint_get_mark (stop);

  if (mark != NULL && !gtk_text_mark_get_deleted (GTK_TEXT_MARK (mark)))
    gtk_text_buffer_delete_mark (gtk_text_mark_get_buffer (GTK_TEXT_MARK (mark)), GTK_TEXT_MARK (mark));
}

void
loose_breakpoints_remove (LooseBreakpoints *self, LooseBreakpoint *stop)
{
  g_return_if_fail (LOOSE_IS_BREAKPOINTS (self));
  guint position = position_of (self, stop);

  if (position == GTK_INVALID_LIST_POSITION)
    return;
  drop_mark (stop);
  g_signal_handlers_disconnect_by_func (stop, notify_cb, self);
  g_list_store_remove (self->list, position);
  changed (self);
}

void
loose_breakpoints_clear (LooseBreakpoints *self)
{
  g_return_if_fail (LOOSE_IS_BREAKPOINTS (self));
  for (guint i = g_list_model_get_n_items (G_LIST_MODEL (self->list)); i-- > 0;) {
    g_autoptr (LooseBreakpoint) stop = g_list_model_get_item (G_LIST_MODEL (self->list), i);

    drop_mark (stop);
    g_signal_handlers_disconnect_by_func (stop, notify_cb, self);
  }
  g_list_store_remove_all (self->list);
  changed (self);
}

/* Returns TRUE if it is stored with that page. All are stored with the story, except those on lines of a file that is
 * not a source, which are stored with their own file. */
static gboolean
is_kept_with (LooseBreakpoint *stop, LoosePage *page)
{
  GtkSourceBuffer *buffer = loose_breakpoint_get_buffer (stop);
  LoosePage *own = buffer != NULL ? loose_page_of_buffer (GTK_TEXT_BUFFER (buffer)) : NULL;

  if (own == NULL || loose_page_get_name (own) != NULL)
    return loose_page_is_story (page);
  return own == page;
}

void
loose_breakpoints_clear_page (LooseBreakpoints *self, LoosePage *page)
{
  g_return_if_fail (LOOSE_IS_BREAKPOINTS (self));
  for (guint i = g_list_model_get_n_items (G_LIST_MODEL (self->list)); i-- > 0;) {
    g_autoptr (LooseBreakpoint) stop = g_list_model_get_item (G_LIST_MODEL (self->list), i);

    if (is_kept_with (stop, page))
      loose_breakpoints_remove (self, stop);
  }
}

LooseBreakpoint *
loose_breakpoints_find_line (LooseBreakpoints *self, GtkSourceBuffer *buffer, guint line)
{
  g_return_val_if_fail (LOOSE_IS_BREAKPOINTS (self), NULL);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->list)); i++) {
    g_autoptr (LooseBreakpoint) stop = g_list_model_get_item (G_LIST_MODEL (self->list), i);

    if (loose_breakpoint_get_buffer (stop) == buffer && loose_breakpoint_get_line (stop) == (int) line)
      return stop; /* the list owns it */
  }
  return NULL;
}

static GtkSourceMark *
mark_line (GtkSourceBuffer *buffer, guint line)
{
  GtkTextIter start;

  gtk_text_buffer_get_iter_at_line (GTK_TEXT_BUFFER (buffer), &start, line);
  return gtk_source_buffer_create_source_mark (buffer, NULL, LOOSE_BREAKPOINT_CATEGORY, &start);
}

gboolean
loose_breakpoints_toggle_line (LooseBreakpoints *self, GtkSourceBuffer *buffer, guint line)
{
  g_return_val_if_fail (LOOSE_IS_BREAKPOINTS (self), FALSE);
  LooseBreakpoint *had = loose_breakpoints_find_line (self, buffer, line);
  g_autoptr (LooseBreakpoint) stop = NULL;

  if (had != NULL) {
    loose_breakpoints_remove (self, had);
    return FALSE;
  }
  stop = loose_breakpoint_new_on_line (mark_line (buffer, line));
  loose_breakpoints_add (self, stop);
  return TRUE;
}

gboolean
loose_breakpoints_toggle (LooseBreakpoints *self, LooseBreakpointSort sort, const char *words)
{
  g_return_val_if_fail (LOOSE_IS_BREAKPOINTS (self), FALSE);
  g_autoptr (LooseBreakpoint) stop = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->list)); i++) {
    g_autoptr (LooseBreakpoint) each = g_list_model_get_item (G_LIST_MODEL (self->list), i);

    if (loose_breakpoint_get_sort (each) == sort && g_str_equal (loose_breakpoint_get_words (each), words)) {
      loose_breakpoints_remove (self, each);
      return FALSE;
    }
  }
  stop = loose_breakpoint_new (sort, words);
  loose_breakpoints_add (self, stop);
  return TRUE;
}

/* --- storing and resting ------------------------------------------------------------------------------------------ */

char **
loose_breakpoints_to_strv (LooseBreakpoints *self, LoosePage *page)
{
  g_return_val_if_fail (LOOSE_IS_BREAKPOINTS (self), NULL);
  g_autoptr (GStrvBuilder) strings = g_strv_builder_new ();

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->list)); i++) {
    g_autoptr (LooseBreakpoint) stop = g_list_model_get_item (G_LIST_MODEL (self->list), i);
    g_autofree char *string = loose_breakpoint_to_string (stop);

    if (is_kept_with (stop, page))
      g_strv_builder_add (strings, string);
  }
  return g_strv_builder_end (strings);
}

/* Returns FALSE if its line no longer exists, or has a breakpoint already. */
static gboolean
wake (LooseBreakpoints *self, LooseBreakpoint *stop, LoosePage *page)
{
  g_autofree char *text = loose_page_dup_text (page);
  int line = loose_breakpoint_find_line (stop, text);
  GtkSourceBuffer *buffer = loose_page_get_buffer (page);

  if (line < 0 || loose_breakpoints_find_line (self, buffer, (guint) line) != NULL)
    return FALSE;
  loose_breakpoint_set_mark (stop, mark_line (buffer, (guint) line));
  return TRUE;
}

void
loose_breakpoints_attach (LooseBreakpoints *self, LoosePage *page)
{
  g_return_if_fail (LOOSE_IS_BREAKPOINTS (self));
  gboolean any = FALSE;

  if (loose_page_get_name (page) == NULL)
    return;
  for (guint i = g_list_model_get_n_items (G_LIST_MODEL (self->list)); i-- > 0;) {
    g_autoptr (LooseBreakpoint) stop = g_list_model_get_item (G_LIST_MODEL (self->list), i);

    if (!loose_breakpoint_is_detached (stop)
        || g_strcmp0 (loose_breakpoint_get_source (stop), loose_page_get_name (page)) != 0)
      continue;
    if (wake (self, stop, page))
      any = TRUE;
    else
      loose_breakpoints_remove (self, stop);
  }
  if (any)
    changed (self);
}

void
loose_breakpoints_detach (LooseBreakpoints *self, LoosePage *page)
{
  g_return_if_fail (LOOSE_IS_BREAKPOINTS (self));
  gboolean any = FALSE;

  loose_breakpoints_clear_page (self, page); /* those stored with their own file */
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->list)); i++) {
    g_autoptr (LooseBreakpoint) stop = g_list_model_get_item (G_LIST_MODEL (self->list), i);
    g_autoptr (GtkSourceMark) mark = NULL;

    if (loose_breakpoint_get_buffer (stop) != loose_page_get_buffer (page))
      continue;
    mark = g_object_ref (loose_breakpoint_get_mark (stop));
    loose_breakpoint_detach (stop, loose_page_get_name (page));
    gtk_text_buffer_delete_mark (gtk_text_mark_get_buffer (GTK_TEXT_MARK (mark)), GTK_TEXT_MARK (mark));
    any = TRUE;
  }
  if (any)
    changed (self);
}

void
loose_breakpoints_add_strv (LooseBreakpoints *self, LoosePage *page, const char *const *strings)
{
  g_return_if_fail (LOOSE_IS_BREAKPOINTS (self));
  for (guint i = 0; strings != NULL && strings[i] != NULL; i++) {
    g_autoptr (LooseBreakpoint) stop = loose_breakpoint_from_string (strings[i]);

    if (stop == NULL)
      continue;
    if (!loose_breakpoint_is_detached (stop) || loose_breakpoint_get_source (stop) != NULL || wake (self, stop, page))
      loose_breakpoints_add (self, stop);
  }
}

/* --- the object --------------------------------------------------------------------------------------------------- */

static void
loose_breakpoints_dispose (GObject *object)
{
  g_clear_object (&LOOSE_BREAKPOINTS (object)->list);
  G_OBJECT_CLASS (loose_breakpoints_parent_class)->dispose (object);
}

static void
loose_breakpoints_class_init (LooseBreakpointsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = loose_breakpoints_dispose;
  signals[CHANGED]
      = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
loose_breakpoints_init (LooseBreakpoints *self)
{
  self->list = g_list_store_new (LOOSE_TYPE_BREAKPOINT);
}

LooseBreakpoints *
loose_breakpoints_new (void)
{
  return g_object_new (LOOSE_TYPE_BREAKPOINTS, NULL);
}
