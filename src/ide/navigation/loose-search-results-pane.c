/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-search-results-pane.h"
#include "loose-navigation-testing.h"

#include "loose-list-entry-view.h"
#include "loose-search.h"
#include "loose-format.h"

#include <glib/gi18n.h>
#include <string.h>

#define MOST_FOUND 2000
/* The delay after the last key or the last program. */
#define PAUSE_MILLISECONDS 150

struct _LooseSearchResultsPane {
  LoosePane pane;

  /* Template widgets */
  GtkEditable *entry, *others;
  GtkWidget *replace_row;
  GtkDropDown *where;
  GtkToggleButton *pattern, *whole_words, *capitals;
  GtkLabel *count;
  GtkListView *list;
  GtkStack *stack;

  /* Owned */
  LooseListEntryView *entries;
  guint timeout;
  LeafPlace after; /* when the search has run again, the first match from here on is selected; source 0: none */
};

G_DEFINE_FINAL_TYPE (LooseSearchResultsPane, loose_search_results_pane, LOOSE_TYPE_PANE)

static void
show_count (LooseSearchResultsPane *self, guint n, guint files)
{
  g_autofree char *places = g_strdup_printf (ngettext ("%u match", "%u matches", n), n);
  g_autofree char *in = g_strdup_printf (ngettext ("in %u file", "in %u files", files), files);
  /* translators: "3 matches in 2 files": first the matches, then the files */
  g_autofree char *text = g_strdup_printf (n >= MOST_FOUND ? _ ("First %s %s") : _ ("%s %s"), places, in);

  gtk_label_set_text (self->count, files > 1 || n >= MOST_FOUND ? text : places);
}

static LooseSearchRequest
get_request (LooseSearchResultsPane *self)
{
  return (LooseSearchRequest) {
    .words = gtk_editable_get_text (self->entry),
    .where = (LooseSearchWhere) gtk_drop_down_get_selected (self->where),
    .is_pattern = gtk_toggle_button_get_active (self->pattern),
    .whole_words = gtk_toggle_button_get_active (self->whole_words),
    .with_capitals = gtk_toggle_button_get_active (self->capitals),
  };
}

static LeafPlace
place_at (GArray *found, int i)
{
  return i >= 0 && i < (int) found->len ? g_array_index (found, LeafEdit, i).place : (LeafPlace) { 0 };
}

/* Selects the first match after the one that was replaced, even if the new text matches as well. */
static void
select_after (LooseSearchResultsPane *self, GPtrArray *entries)
{
  if (self->after.source == 0)
    return;
  loose_list_entry_view_select (self->entries, GTK_INVALID_LIST_POSITION);
  for (guint i = 0; i < entries->len; i++) {
    LeafPlace place = loose_list_entry_get_place (entries->pdata[i]);

    if (place.source < self->after.source || (place.source == self->after.source && place.start < self->after.start))
      continue;
    loose_list_entry_view_select (self->entries, i);
    loose_list_entry_view_go_to (self->entries, i, FALSE);
    break;
  }
  self->after = (LeafPlace) { 0 };
}

static void
look (LooseSearchResultsPane *self)
{
  LeafProgram *program = self->pane.session != NULL ? loose_session_get_program (self->pane.session) : NULL;
  LooseSearchRequest request = get_request (self);
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GArray) found = NULL;
  g_autoptr (GError) error = NULL;
  guint32 own, last = 0;
  guint files = 0;

  g_clear_handle_id (&self->timeout, g_source_remove);
  if (program == NULL)
    return;
  own = loose_session_get_source (self->pane.session, program);
  found = loose_search_find (program, &request, MOST_FOUND, &error);
  for (guint i = 0; found != NULL && i < found->len; i++) {
    LeafPlace place = g_array_index (found, LeafEdit, i).place;
    g_autofree char *line = loose_format_line (program, place),
                    *where = loose_format_where_among (program, place, place.source == own,
                                                       place_at (found, (int) i - 1), place_at (found, (int) i + 1));

    files += place.source != last;
    last = place.source;
    g_ptr_array_add (entries,
                     loose_list_entry_new (line, where, 0,
                                           place.source == own ? LOOSE_LIST_ENTRY_PLAIN : LOOSE_LIST_ENTRY_DIM, place));
  }
  loose_list_entry_view_fill (self->entries, entries);
  gtk_stack_set_visible_child_name (self->stack, entries->len > 0 ? "list" : "empty");
  select_after (self, entries);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->count), error != NULL ? error->message : NULL);
  if (error != NULL)
    gtk_label_set_text (self->count, _ ("Invalid regular expression"));
  else if (*request.words == '\0')
    gtk_label_set_text (self->count, "");
  else
    show_count (self, entries->len, files);
}

static gboolean
look_cb (gpointer data)
{
  LooseSearchResultsPane *self = data;

  self->timeout = 0;
  look (self);
  return G_SOURCE_REMOVE;
}

static void
look_soon (LooseSearchResultsPane *self)
{
  g_clear_handle_id (&self->timeout, g_source_remove);
  self->timeout = g_timeout_add (PAUSE_MILLISECONDS, look_cb, self);
}

/* Searches again, because places belong to a program. Does nothing if nothing was searched. */
static void
loose_search_results_pane_program_changed (LoosePane *pane)
{
  LooseSearchResultsPane *self = LOOSE_SEARCH_RESULTS_PANE (pane);

  if (*gtk_editable_get_text (self->entry) != '\0' || loose_list_entry_view_get_n (self->entries) > 0)
    look_soon (self);
}

static void
go_to_first (LooseSearchResultsPane *self)
{
  look (self);
  loose_list_entry_view_go_to (self->entries, 0, FALSE);
  loose_list_entry_view_select (self->entries, 0);
  loose_list_entry_view_focus (self->entries);
}

/* --- replacing ---------------------------------------------------------------------------------------------------- */

static gboolean
write_found (LooseSearchResultsPane *self, LeafProgram *program, const LeafEdit *edits, guint n)
{
  g_autofree char *why_not = NULL, *text = NULL;

  if (!loose_session_write_all (self->pane.session, program, edits, n, &why_not)) {
    loose_pane_say (LOOSE_PANE (self), why_not);
    return FALSE;
  }
  text = g_strdup_printf (ngettext ("%u match replaced", "%u matches replaced", n), n);
  loose_pane_say (LOOSE_PANE (self), text);
  return TRUE;
}

/* Replaces the match in that row, or all (GTK_INVALID_LIST_POSITION). Searches again; for all, without the limit of the
 * list. */
static gboolean
replace (LooseSearchResultsPane *self, guint row)
{
  LeafProgram *program = loose_session_get_program (self->pane.session);
  LooseSearchRequest request = get_request (self);
  g_autoptr (GArray) found = NULL;
  g_autoptr (GError) error = NULL;
  const LeafEdit *edits;

  if (program == NULL)
    return FALSE;
  request.others = gtk_editable_get_text (self->others);
  found = loose_search_find (program, &request, row != GTK_INVALID_LIST_POSITION ? row + 1 : G_MAXUINT, &error);
  if (error != NULL)
    loose_pane_say (LOOSE_PANE (self), error->message);
  if (found == NULL || found->len == 0 || (row != GTK_INVALID_LIST_POSITION && row >= found->len))
    return FALSE;
  edits = (const LeafEdit *) found->data;
  if (row == GTK_INVALID_LIST_POSITION)
    return write_found (self, program, edits, found->len);
  if (!write_found (self, program, edits + row, 1))
    return FALSE;
  self->after = edits[row].place;
  self->after.start += (guint32) strlen (edits[row].text);
  return TRUE;
}

/* Replaces the selected match; the next is selected when the search has run again. */
static void
replace_cb (LooseSearchResultsPane *self)
{
  guint row = loose_list_entry_view_get_selected (self->entries);

  if (row == GTK_INVALID_LIST_POSITION)
    loose_list_entry_view_go_to (self->entries, 0, FALSE);
  loose_list_entry_view_select (self->entries, row == GTK_INVALID_LIST_POSITION ? 0 : row);
  if (row != GTK_INVALID_LIST_POSITION)
    replace (self, row);
}

static void
replace_all_cb (LooseSearchResultsPane *self)
{
  replace (self, GTK_INVALID_LIST_POSITION);
}

gboolean
loose_search_results_pane_replace_all (LooseSearchResultsPane *self, const char *others)
{
  g_return_val_if_fail (LOOSE_IS_SEARCH_RESULTS_PANE (self), FALSE);
  gtk_editable_set_text (self->others, others);
  return replace (self, GTK_INVALID_LIST_POSITION);
}

void
loose_search_results_pane_replace_one (LooseSearchResultsPane *self, const char *others)
{
  g_return_if_fail (LOOSE_IS_SEARCH_RESULTS_PANE (self));
  gtk_editable_set_text (self->others, others);
  replace_cb (self);
}

/* Moves the focus from the search entry directly to the replacement. */
static gboolean
tab_cb (LooseSearchResultsPane *self, guint key, guint code, GdkModifierType state)
{
  if (key != GDK_KEY_Tab || (state & gtk_accelerator_get_default_mod_mask ()) != 0
      || !gtk_widget_get_visible (self->replace_row))
    return GDK_EVENT_PROPAGATE;
  gtk_widget_grab_focus (GTK_WIDGET (self->others));
  return GDK_EVENT_STOP;
}

/* --- opening ------------------------------------------------------------------------------------------------------ */

void
loose_search_results_pane_open (LooseSearchResultsPane *self, gboolean with_others)
{
  g_return_if_fail (LOOSE_IS_SEARCH_RESULTS_PANE (self));
  gtk_widget_set_visible (self->replace_row, with_others);
  GtkTextBuffer *buffer = GTK_TEXT_BUFFER (loose_session_get_buffer (self->pane.session));
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
loose_search_results_pane_look_for (LooseSearchResultsPane *self, const char *words, guint where)
{
  g_return_if_fail (LOOSE_IS_SEARCH_RESULTS_PANE (self));
  gtk_editable_set_text (self->entry, words);
  gtk_drop_down_set_selected (self->where, where);
  look (self);
}

GListModel *
loose_search_results_pane_get_model (LooseSearchResultsPane *self)
{
  g_return_val_if_fail (LOOSE_IS_SEARCH_RESULTS_PANE (self), NULL);
  return loose_list_entry_view_get_model (self->entries);
}

guint
loose_search_results_pane_get_selected (LooseSearchResultsPane *self)
{
  g_return_val_if_fail (LOOSE_IS_SEARCH_RESULTS_PANE (self), GTK_INVALID_LIST_POSITION);
  return loose_list_entry_view_get_selected (self->entries);
}

const char *
loose_search_results_pane_get_count (LooseSearchResultsPane *self)
{
  g_return_val_if_fail (LOOSE_IS_SEARCH_RESULTS_PANE (self), NULL);
  return gtk_label_get_text (self->count);
}

static void
loose_search_results_pane_connected (LoosePane *pane)
{
  LooseSearchResultsPane *self = LOOSE_SEARCH_RESULTS_PANE (pane);
  LooseSession *session = pane->session;

  loose_list_entry_view_set_session (self->entries, session, LOOSE_LIST_ENTRY_VIEW_OF_STORY);
}

static void
loose_search_results_pane_dispose (GObject *object)
{
  LooseSearchResultsPane *self = LOOSE_SEARCH_RESULTS_PANE (object);

  g_clear_handle_id (&self->timeout, g_source_remove);
  g_clear_object (&self->entries);
  G_OBJECT_CLASS (loose_search_results_pane_parent_class)->dispose (object);
}

static const LooseChild children[] = {
  LOOSE_CHILD (LooseSearchResultsPane, entry),    LOOSE_CHILD (LooseSearchResultsPane, where),
  LOOSE_CHILD (LooseSearchResultsPane, pattern),  LOOSE_CHILD (LooseSearchResultsPane, count),
  LOOSE_CHILD (LooseSearchResultsPane, list),     LOOSE_CHILD (LooseSearchResultsPane, whole_words),
  LOOSE_CHILD (LooseSearchResultsPane, capitals), LOOSE_CHILD (LooseSearchResultsPane, stack),
  LOOSE_CHILD (LooseSearchResultsPane, others),   LOOSE_CHILD (LooseSearchResultsPane, replace_row),
};

static void
loose_search_results_pane_class_init (LooseSearchResultsPaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  LoosePaneClass *pane_class = LOOSE_PANE_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = loose_search_results_pane_dispose;
  pane_class->connected = loose_search_results_pane_connected;
  pane_class->program_changed = loose_search_results_pane_program_changed;
  loose_pane_class_set_template (pane_class, "loose-search-results-pane", children, G_N_ELEMENTS (children));
  gtk_widget_class_bind_template_callback (widget_class, look_soon);
  gtk_widget_class_bind_template_callback (widget_class, go_to_first);
  gtk_widget_class_bind_template_callback (widget_class, replace_cb);
  gtk_widget_class_bind_template_callback (widget_class, tab_cb);
  gtk_widget_class_bind_template_callback (widget_class, replace_all_cb);
}

static void
loose_search_results_pane_init (LooseSearchResultsPane *self)
{
  loose_template_init (GTK_WIDGET (self));
  self->entries = loose_list_entry_view_new (self->list, FALSE);
}
