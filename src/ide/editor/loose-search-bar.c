/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-search-bar.h"

#include "loose-visible-range.h"
#include "loose-template.h"
#include "loose-format.h"

#include <glib/gi18n.h>

struct _LooseSearchBar {
  GtkWidget parent_instance;

  /* Template widgets */
  GtkRevealer *revealer;
  GtkEntry *entry;
  GtkEditable *replacement;
  GtkWidget *replace_row;
  GtkLabel *count;

  /* Borrowed */
  GtkSourceView *view;

  /* Owned */
  GtkSourceSearchSettings *settings;
  GtkSourceSearchContext *context;
};

G_DEFINE_FINAL_TYPE (LooseSearchBar, loose_search_bar, GTK_TYPE_WIDGET)

enum { SHOWN, N_SIGNALS };
static guint signals[N_SIGNALS];

static GtkTextBuffer *
get_buffer (LooseSearchBar *self)
{
  return gtk_text_view_get_buffer (GTK_TEXT_VIEW (self->view));
}

static void
update_count (LooseSearchBar *self)
{
  GtkTextIter start, end;
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  int total = gtk_source_search_context_get_occurrences_count (self->context);
  int position;

  gtk_text_buffer_get_selection_bounds (get_buffer (self), &start, &end);
  position = gtk_source_search_context_get_occurrence_position (self->context, &start, &end);
  if (gtk_source_search_settings_get_search_text (self->settings) == NULL || total < 0)
    text = g_strdup ("");
  else if ((error = gtk_source_search_context_get_regex_error (self->context)) != NULL)
    text = g_strdup (_ ("Invalid regular expression"));
  else if (position > 0)
    /* translators: which occurrence of how many, in the search bar */
    text = g_strdup_printf (_ ("%d of %d"), position, total);
  else
    text = g_strdup_printf (ngettext ("%d match", "%d matches", total), total);
  gtk_label_set_text (self->count, text);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->count), error != NULL ? error->message : NULL);
}

static void
select_range (LooseSearchBar *self, const GtkTextIter *start, const GtkTextIter *end)
{
  gtk_text_buffer_select_range (get_buffer (self), start, end);
  loose_visible_range_show (GTK_TEXT_VIEW (self->view), start, LOOSE_SCROLL_IF_HIDDEN);
  update_count (self);
}

void
loose_search_bar_next (LooseSearchBar *self)
{
  g_return_if_fail (LOOSE_IS_SEARCH_BAR (self));
  GtkTextIter selected_start, selected_end, start, end;

  gtk_text_buffer_get_selection_bounds (get_buffer (self), &selected_start, &selected_end);
  if (gtk_source_search_context_forward (self->context, &selected_end, &start, &end, NULL))
    select_range (self, &start, &end);
}

void
loose_search_bar_previous (LooseSearchBar *self)
{
  g_return_if_fail (LOOSE_IS_SEARCH_BAR (self));
  GtkTextIter selected_start, selected_end, start, end;

  gtk_text_buffer_get_selection_bounds (get_buffer (self), &selected_start, &selected_end);
  if (gtk_source_search_context_backward (self->context, &selected_start, &start, &end, NULL))
    select_range (self, &start, &end);
}

/* Selects, while the author types, the first match from the cursor on, including one at the cursor. */
static void
entry_changed_cb (LooseSearchBar *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->entry));
  GtkTextIter selected, start, end;

  gtk_source_search_settings_set_search_text (self->settings, *text != '\0' ? text : NULL);
  gtk_text_buffer_get_selection_bounds (get_buffer (self), &selected, NULL);
  if (*text != '\0' && gtk_source_search_context_forward (self->context, &selected, &start, &end, NULL))
    select_range (self, &start, &end);
  update_count (self);
}

/* The replacement gets the capitals of the match when capitals are ignored and no regular expression is used. */
static gboolean
keeps_capitals (LooseSearchBar *self)
{
  return !gtk_source_search_settings_get_regex_enabled (self->settings)
         && !gtk_source_search_settings_get_case_sensitive (self->settings);
}

static void
replace_range (LooseSearchBar *self, GtkTextIter *start, GtkTextIter *end)
{
  const char *others = gtk_editable_get_text (self->replacement);
  g_autofree char *found = gtk_text_iter_get_slice (start, end);
  g_autofree char *text = keeps_capitals (self) ? loose_format_like (found, others) : g_strdup (others);

  gtk_source_search_context_replace (self->context, start, end, text, -1, NULL);
}

static void
replace_cb (LooseSearchBar *self)
{
  GtkTextIter start, end;

  gtk_text_buffer_get_selection_bounds (get_buffer (self), &start, &end);
  replace_range (self, &start, &end);
  loose_search_bar_next (self);
}

/* The offsets at which each match begins and ends, in order. */
static GArray *
find_all (LooseSearchBar *self)
{
  GArray *places = g_array_new (FALSE, FALSE, sizeof (int));
  GtkTextIter at, start, end;
  gboolean wrapped = FALSE;

  gtk_text_buffer_get_start_iter (get_buffer (self), &at);
  while (gtk_source_search_context_forward (self->context, &at, &start, &end, &wrapped) && !wrapped) {
    int place[] = { gtk_text_iter_get_offset (&start), gtk_text_iter_get_offset (&end) };

    g_array_append_vals (places, place, 2);
    at = end;
  }
  return places;
}

/* Replaces from the last match to the first, so that earlier places stay valid. */
static void
replace_each (LooseSearchBar *self)
{
  GtkTextBuffer *buffer = get_buffer (self);
  g_autoptr (GArray) places = find_all (self);
  const char *others = gtk_editable_get_text (self->replacement);

  gtk_text_buffer_begin_user_action (buffer);
  for (guint i = places->len; i >= 2; i -= 2) {
    g_autofree char *found = NULL, *text = NULL;
    GtkTextIter start, end;

    gtk_text_buffer_get_iter_at_offset (buffer, &start, g_array_index (places, int, i - 2));
    gtk_text_buffer_get_iter_at_offset (buffer, &end, g_array_index (places, int, i - 1));
    found = gtk_text_iter_get_slice (&start, &end);
    text = loose_format_like (found, others);
    gtk_text_buffer_delete (buffer, &start, &end);
    gtk_text_buffer_insert (buffer, &start, text, -1);
  }
  gtk_text_buffer_end_user_action (buffer);
}

static void
replace_all_cb (LooseSearchBar *self)
{
  if (keeps_capitals (self))
    replace_each (self);
  else
    gtk_source_search_context_replace_all (self->context, gtk_editable_get_text (self->replacement), -1, NULL);
  update_count (self);
}

/* Moves the focus from the search entry directly to the replacement, past the buttons. */
static gboolean
tab_cb (LooseSearchBar *self, guint key, guint code, GdkModifierType state)
{
  if (key != GDK_KEY_Tab || (state & gtk_accelerator_get_default_mod_mask ()) != 0
      || !gtk_widget_get_visible (self->replace_row))
    return GDK_EVENT_PROPAGATE;
  gtk_widget_grab_focus (GTK_WIDGET (self->replacement));
  return GDK_EVENT_STOP;
}

void
loose_search_bar_open (LooseSearchBar *self, gboolean replace)
{
  g_return_if_fail (LOOSE_IS_SEARCH_BAR (self));
  GtkTextIter start, end;

  g_signal_emit (self, signals[SHOWN], 0, TRUE);
  gtk_revealer_set_reveal_child (self->revealer, TRUE);
  gtk_widget_set_visible (GTK_WIDGET (self->revealer), TRUE);
  gtk_widget_set_visible (self->replace_row, replace);
  gtk_source_search_context_set_highlight (self->context, TRUE);
  if (gtk_text_buffer_get_selection_bounds (get_buffer (self), &start, &end)
      && gtk_text_iter_get_line (&start) == gtk_text_iter_get_line (&end)) {
    g_autofree char *selected = gtk_text_iter_get_slice (&start, &end);
    gtk_editable_set_text (GTK_EDITABLE (self->entry), selected);
  }
  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
  gtk_editable_select_region (GTK_EDITABLE (self->entry), 0, -1);
}

void
loose_search_bar_close (LooseSearchBar *self)
{
  g_return_if_fail (LOOSE_IS_SEARCH_BAR (self));
  gtk_revealer_set_reveal_child (self->revealer, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->revealer), FALSE);
  if (self->context != NULL)
    gtk_source_search_context_set_highlight (self->context, FALSE);
  g_signal_emit (self, signals[SHOWN], 0, FALSE);
  if (self->view != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self->view));
}

static gboolean
escape_cb (GtkWidget *widget, GVariant *args, gpointer data)
{
  loose_search_bar_close (LOOSE_SEARCH_BAR (widget));
  return TRUE;
}

void
loose_search_bar_set_view (LooseSearchBar *self, GtkSourceView *view)
{
  g_return_if_fail (LOOSE_IS_SEARCH_BAR (self));
  if (self->view == view)
    return;
  if (self->context != NULL)
    gtk_source_search_context_set_highlight (self->context, FALSE);
  g_clear_object (&self->context);
  self->view = view;
  if (view == NULL)
    return;
  self->context = gtk_source_search_context_new (GTK_SOURCE_BUFFER (get_buffer (self)), self->settings);
  gtk_source_search_context_set_highlight (self->context, gtk_revealer_get_reveal_child (self->revealer));
  g_signal_connect_object (self->context, "notify::occurrences-count", G_CALLBACK (update_count), self,
                           G_CONNECT_SWAPPED);
}

static void
loose_search_bar_dispose (GObject *object)
{
  LooseSearchBar *self = LOOSE_SEARCH_BAR (object);
  GtkWidget *child;

  self->view = NULL;
  g_clear_object (&self->context);
  g_clear_object (&self->settings);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (loose_search_bar_parent_class)->dispose (object);
}

static const LooseChild children[] = {
  LOOSE_CHILD (LooseSearchBar, revealer),    LOOSE_CHILD (LooseSearchBar, entry),
  LOOSE_CHILD (LooseSearchBar, replacement), LOOSE_CHILD (LooseSearchBar, replace_row),
  LOOSE_CHILD (LooseSearchBar, count),
};

static void
loose_search_bar_class_init (LooseSearchBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = loose_search_bar_dispose;
  signals[SHOWN] = g_signal_new ("shown", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 1, G_TYPE_BOOLEAN);
  loose_template_set_pane (widget_class, "loose-search-bar", children, G_N_ELEMENTS (children));
  gtk_widget_class_bind_template_callback (widget_class, entry_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, loose_search_bar_next);
  gtk_widget_class_bind_template_callback (widget_class, loose_search_bar_previous);
  gtk_widget_class_bind_template_callback (widget_class, loose_search_bar_close);
  gtk_widget_class_bind_template_callback (widget_class, replace_cb);
  gtk_widget_class_bind_template_callback (widget_class, replace_all_cb);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_cb, NULL);
}

/* The options of the search: properties of the settings, which the menu changes through actions. */
static void
add_choices (LooseSearchBar *self)
{
  static const struct {
    const char *action, *property;
  } choices[] = { { "regular-expression", "regex-enabled" },
                  { "whole-words", "at-word-boundaries" },
                  { "capitals", "case-sensitive" } };
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();

  for (guint i = 0; i < G_N_ELEMENTS (choices); i++) {
    g_autoptr (GPropertyAction) action = g_property_action_new (choices[i].action, self->settings, choices[i].property);

    g_action_map_add_action (G_ACTION_MAP (group), G_ACTION (action));
  }
  gtk_widget_insert_action_group (GTK_WIDGET (self), "search", G_ACTION_GROUP (group));
}

static void
loose_search_bar_init (LooseSearchBar *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  self->settings = gtk_source_search_settings_new ();
  gtk_source_search_settings_set_wrap_around (self->settings, TRUE);
  add_choices (self);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (tab_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self->entry), keys);
}
