/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-source-pane.h"
#include "loose-editor-testing.h"

#include "loose-part-links.h"
#include "loose-style-schemes.h"
#include "loose-page-view.h"
#include "loose-recent-list.h"
#include "loose-visible-range.h"
#include "loose-search-bar.h"
#include "loose-signature-help.h"
#include "loose-text-tags.h"
#include "loose-template.h"
#include "loose-format.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#define MOST_REMEMBERED 50
#define TAB_DRAG_MARGIN 12 /* less than the distance at which a tab would leave its bar */

struct _LooseSourcePane {
  GtkWidget parent_instance;

  /* Template widgets */
  GtkWidget *content;
  GtkStack *stack;
  GtkWidget *tab_bar;
  AdwTabView *tabs;     /* a LoosePageView for each page */
  GtkWidget *beginning; /* advice for an author with an empty story */
  GtkListBox *examples; /* in `beginning`, filled by the window */
  GtkSourceView *library_view;
  GtkLabel *library_name;
  GtkWidget *edit_part;
  LooseSearchBar *search_bar;
  GtkLabel *position;
  GtkLabel *rule;
  GtkLabel *signature; /* replaces `rule` while a phrase is typed */
  GtkButton *problems;

  /* Borrowed */
  LooseSession *session;

  /* Owned */
  GSettings *settings;          /* NULL until they are set */
  gboolean removing;            /* a tab is being closed because its page was closed */
  GQueue history;               /* of GtkTextMark *: the places before each jump */
  LeafProgram *library_program; /* the source in the library view */
  guint32 library_source;
  GtkTextTag *library_lit_tag; /* borrowed */
  GArray *lit;                 /* the places highlighted last, in lit_program; NULL: none */
  LeafProgram *lit_program;
  LooseFolding *lifted; /* of the page that is being searched; NULL: the search bar is hidden */
};

G_DEFINE_FINAL_TYPE (LooseSourcePane, loose_source_pane, GTK_TYPE_WIDGET)

enum { CLOSE_ASKED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void go_to_definition_of (LooseSourcePane *self, guint byte);

static GtkTextBuffer *
get_buffer (LooseSourcePane *self)
{
  return GTK_TEXT_BUFFER (loose_session_get_buffer (self->session));
}

/* --- tabs --------------------------------------------------------------------------------------------------------- */

/* The tab of a page; NULL if it has none. */
static AdwTabPage *
find_tab (LooseSourcePane *self, LoosePage *page)
{
  for (int i = 0; i < adw_tab_view_get_n_pages (self->tabs); i++) {
    AdwTabPage *tab = adw_tab_view_get_nth_page (self->tabs, i);

    if (loose_page_view_get_page (LOOSE_PAGE_VIEW (adw_tab_page_get_child (tab))) == page)
      return tab;
  }
  return NULL;
}

static LoosePageView *
find_page_view (LooseSourcePane *self, LoosePage *page)
{
  AdwTabPage *tab = find_tab (self, page);

  return tab != NULL ? LOOSE_PAGE_VIEW (adw_tab_page_get_child (tab)) : NULL;
}

static void
update_tab (LooseSourcePane *self, LoosePage *page)
{
  AdwTabPage *tab = find_tab (self, page);
  g_autofree char *name = loose_page_dup_name (page), *title = NULL, *path = loose_page_dup_path (page),
                  *tooltip = NULL;

  if (tab == NULL)
    return;
  title = g_strconcat (loose_page_is_modified (page) ? "• " : "", name, NULL);
  tooltip = path != NULL ? g_markup_escape_text (path, -1) : NULL;
  adw_tab_page_set_title (tab, title);
  adw_tab_page_set_tooltip (tab, tooltip);
}

static void
page_changed_cb (LooseSourcePane *self, GParamSpec *pspec, LoosePage *page)
{
  update_tab (self, page);
}

/* Names the buttons of GTK's tabs, which have only icons. */
static void
call_buttons (GtkWidget *widget)
{
  const char *tip = gtk_widget_get_tooltip_text (widget);

  if (GTK_IS_BUTTON (widget) && gtk_button_get_label (GTK_BUTTON (widget)) == NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    tip != NULL ? tip : _ ("Close"), -1);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    call_buttons (child);
}

/* Shows the place where the play is paused in the tab of its file, and removes it from all others. */
static LeafPlace
mark_pause (LooseSourcePane *self)
{
  LoosePlayer *player = loose_session_get_player (self->session);
  LeafProgram *program = loose_player_get_program (player);
  LeafPlace place = { 0 };
  LoosePageView *stopped;

  for (int i = 0; i < adw_tab_view_get_n_pages (self->tabs); i++)
    loose_source_view_mark_stop (
        loose_page_view_get_view (LOOSE_PAGE_VIEW (adw_tab_page_get_child (adw_tab_view_get_nth_page (self->tabs, i)))),
        NULL, place);
  if (program == NULL || loose_player_get_state (player) != LOOSE_PLAY_PAUSED)
    return place;
  place = loose_player_get_place (player);
  stopped = find_page_view (self, loose_session_find_page (self->session, program, place.source));
  if (place.source != 0 && stopped != NULL)
    loose_source_view_mark_stop (loose_page_view_get_view (stopped),
                                 loose_session_get_lines (self->session, program, place.source), place);
  return place;
}

static void
page_added_cb (LooseSourcePane *self, LoosePage *page)
{
  GtkWidget *view = loose_page_view_new (self->session, page);

  adw_tab_view_append (self->tabs, view);
  call_buttons (self->tab_bar);
  if (self->settings != NULL)
    loose_page_view_set_settings (LOOSE_PAGE_VIEW (view), self->settings);
  g_signal_connect_object (loose_page_view_get_view (LOOSE_PAGE_VIEW (view)), "definition-asked",
                           G_CALLBACK (go_to_definition_of), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "notify", G_CALLBACK (page_changed_cb), self, G_CONNECT_SWAPPED);
  update_tab (self, page);
  mark_pause (self); /* the page may have been opened to show the pause */
}

static void
page_removed_cb (LooseSourcePane *self, LoosePage *page)
{
  AdwTabPage *tab = find_tab (self, page);

  g_signal_handlers_disconnect_by_data (page, self);
  if (tab == NULL)
    return;
  loose_page_view_leave (LOOSE_PAGE_VIEW (adw_tab_page_get_child (tab)));
  self->removing = TRUE;
  adw_tab_view_close_page (self->tabs, tab);
  self->removing = FALSE;
}

/* Closes a tab only after its page, which may have to be saved first. The tab of the story stays open. */
static gboolean
close_page_cb (LooseSourcePane *self, AdwTabPage *tab)
{
  LoosePage *page = loose_page_view_get_page (LOOSE_PAGE_VIEW (adw_tab_page_get_child (tab)));

  adw_tab_view_close_page_finish (self->tabs, tab, self->removing);
  if (!self->removing)
    g_signal_emit (self, signals[CLOSE_ASKED], 0, page);
  return GDK_EVENT_STOP;
}

/* Ends the drag of a tab that leaves the bar. Tabs change places within their bar, but a page belongs to its session:
 * in another window it would never be saved. AdwTabView has no setting for that. */
static void
tab_dragged_cb (LooseSourcePane *self, double offset_x, double offset_y, GtkGestureDrag *drag)
{
  double x, y;

  gtk_gesture_drag_get_start_point (drag, &x, &y);
  x += offset_x;
  y += offset_y;
  if (x < -TAB_DRAG_MARGIN || x > gtk_widget_get_width (self->tab_bar) + TAB_DRAG_MARGIN || y < -TAB_DRAG_MARGIN
      || y > gtk_widget_get_height (self->tab_bar) + TAB_DRAG_MARGIN)
    gtk_gesture_set_state (GTK_GESTURE (drag), GTK_EVENT_SEQUENCE_CLAIMED);
}

static void
keep_tabs_in_bar (LooseSourcePane *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (drag), GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (drag, "drag-update", G_CALLBACK (tab_dragged_cb), self);
  gtk_widget_add_controller (self->tab_bar, GTK_EVENT_CONTROLLER (drag));
}

static void
selected_cb (LooseSourcePane *self)
{
  AdwTabPage *tab = adw_tab_view_get_selected_page (self->tabs);
  LoosePage *page = tab != NULL ? loose_page_view_get_page (LOOSE_PAGE_VIEW (adw_tab_page_get_child (tab))) : NULL;

  if (page != NULL && self->session != NULL)
    loose_session_set_page (self->session, page);
}

/* --- going to places, and back ------------------------------------------------------------------------------------ */

static void
forget_mark (LooseSourcePane *self, GtkTextMark *mark)
{
  if (!gtk_text_mark_get_deleted (mark))
    gtk_text_buffer_delete_mark (gtk_text_mark_get_buffer (mark), mark);
  g_object_unref (mark);
}

static void
remember (LooseSourcePane *self)
{
  GtkTextBuffer *buffer = get_buffer (self);
  GtkTextIter iter;

  gtk_text_buffer_get_iter_at_mark (buffer, &iter, gtk_text_buffer_get_insert (buffer));
  g_queue_push_tail (&self->history, g_object_ref (gtk_text_buffer_create_mark (buffer, NULL, &iter, TRUE)));
  if (self->history.length > MOST_REMEMBERED)
    forget_mark (self, g_queue_pop_head (&self->history));
}

/* The page of a mark; NULL if it is no longer open. */
static LoosePage *
page_of_mark (GtkTextMark *mark)
{
  GtkTextBuffer *buffer = gtk_text_mark_get_deleted (mark) ? NULL : gtk_text_mark_get_buffer (mark);

  return buffer != NULL ? loose_page_of_buffer (buffer) : NULL;
}

void
loose_source_pane_go_back (LooseSourcePane *self)
{
  g_return_if_fail (LOOSE_IS_SOURCE_PANE (self));
  GtkTextMark *mark;
  GtkTextIter iter;
  LoosePage *page = NULL;

  if (loose_source_pane_shows_library (self)) {
    gtk_stack_set_visible_child_name (self->stack, "story");
    return;
  }
  while ((mark = g_queue_pop_tail (&self->history)) != NULL && (page = page_of_mark (mark)) == NULL)
    forget_mark (self, mark);
  if (mark == NULL)
    return;
  loose_session_set_page (self->session, page);
  gtk_text_buffer_get_iter_at_mark (get_buffer (self), &iter, mark);
  loose_source_view_show_range (loose_source_pane_get_view (self), &iter, &iter);
  forget_mark (self, mark);
}

/* --- showing a place ---------------------------------------------------------------------------------------------- */

/* Gives the text in the library view the colours of the current scheme. */
static void
paint_library (LooseSourcePane *self)
{
  GtkTextBuffer *buffer;

  if (self->session == NULL)
    return; /* it is being disposed of */
  buffer = gtk_text_view_get_buffer (GTK_TEXT_VIEW (self->library_view));
  gtk_source_buffer_set_style_scheme (GTK_SOURCE_BUFFER (buffer), loose_style_schemes_get ());
  if (self->library_program != NULL)
    loose_highlighter_colour_all (buffer,
                                  loose_session_get_lines (self->session, self->library_program, self->library_source),
                                  self->library_program, self->library_source);
}

static void
fill_library_view (LooseSourcePane *self, LeafProgram *program, guint32 source)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (GTK_TEXT_VIEW (self->library_view));
  g_autofree char *title = NULL, *path = loose_session_dup_path (self->session, program, source);

  if (self->library_program == program && self->library_source == source)
    return;
  g_clear_pointer (&self->library_program, leaf_program_unref);
  self->library_program = leaf_program_ref (program);
  self->library_source = source;
  gtk_text_buffer_set_text (buffer, leaf_program_source_text (program, source), -1);
  paint_library (self);
  if (leaf_program_source_is_library (program, source))
    /* translators: %s is the name of a file of the standard library */
    title = g_strdup_printf (_ ("%s (library, read-only)"), leaf_program_source_name (program, source));
  else
    title = g_strdup (leaf_program_source_name (program, source));
  gtk_widget_set_visible (self->edit_part, path != NULL);
  gtk_label_set_text (self->library_name, title);
}

static void
light_library (LooseSourcePane *self)
{
  if (self->lit != NULL && self->lit_program == self->library_program && self->library_program != NULL)
    loose_source_light (gtk_text_view_get_buffer (GTK_TEXT_VIEW (self->library_view)), self->library_lit_tag,
                        loose_session_get_lines (self->session, self->library_program, self->library_source),
                        self->library_source, self->lit);
}

static void
show_in_library (LooseSourcePane *self, LeafProgram *program, guint32 source, guint start, guint end)
{
  GtkTextBuffer *buffer;
  LooseLineIndex *lines = loose_session_get_lines (self->session, program, source);
  GtkTextIter from, to;

  fill_library_view (self, program, source);
  buffer = gtk_text_view_get_buffer (GTK_TEXT_VIEW (self->library_view));
  light_library (self);
  loose_line_index_get_iter (lines, buffer, start, &from);
  loose_line_index_get_iter (lines, buffer, end, &to);
  gtk_text_buffer_select_range (buffer, &from, &to);
  gtk_stack_set_visible_child_name (self->stack, "library");
  loose_visible_range_show (GTK_TEXT_VIEW (self->library_view), &from, LOOSE_SCROLL_TO_MIDDLE);
}

static void
show_in_page (LooseSourcePane *self, LoosePage *page, LooseLineIndex *lines, guint start, guint end)
{
  GtkTextIter from, to;

  remember (self);
  loose_session_set_page (self->session, page);
  loose_line_index_get_iter (lines, get_buffer (self), start, &from);
  loose_line_index_get_iter (lines, get_buffer (self), end, &to);
  gtk_stack_set_visible_child_name (self->stack, "story");
  loose_source_view_show_range (loose_source_pane_get_view (self), &from, &to);
}

/* Shows the place in a page or in the library view; a part that is not open is opened first, asynchronously. */
static void
show_place_cb (LooseSourcePane *self, LeafProgram *program, guint source, guint start, guint end, gboolean focus)
{
  LoosePage *page = loose_session_find_page (self->session, program, source);
  g_autofree char *path
      = page == NULL && source <= leaf_program_n_sources (program) && leaf_program_source_part (program, source) != NULL
            ? loose_session_dup_path (self->session, program, source)
            : NULL;

  if (page != NULL)
    show_in_page (self, page, loose_session_get_lines (self->session, program, source), start, end);
  else if (path != NULL)
    loose_session_ask_for_file (self->session, path, program, (LeafPlace) { source, start, end }, focus);
  else if (source <= leaf_program_n_sources (program))
    show_in_library (self, program, source, start, end);
  if (focus && path == NULL)
    loose_source_pane_focus (self);
}

/* Highlights the places in each page, and in the library view if it shows that file. */
static void
light_cb (LooseSourcePane *self, LeafProgram *program, GArray *places)
{
  GPtrArray *pages = loose_session_get_pages (self->session);
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (GTK_TEXT_VIEW (self->library_view));

  for (guint i = 0; i < pages->len; i++) {
    LoosePageView *each = find_page_view (self, g_ptr_array_index (pages, i));
    guint32 own = loose_page_get_source (g_ptr_array_index (pages, i), program);

    if (each != NULL)
      loose_source_view_light (loose_page_view_get_view (each), loose_session_get_lines (self->session, program, own),
                               own, own != 0 ? places : NULL);
  }
  loose_text_tags_clear (buffer, self->library_lit_tag);
  loose_style_schemes_paint ("deciding", self->library_lit_tag);
  g_clear_pointer (&self->lit_program, leaf_program_unref);
  self->lit_program = program != NULL ? leaf_program_ref (program) : NULL;
  g_clear_pointer (&self->lit, g_array_unref);
  self->lit = places != NULL ? g_array_ref (places) : NULL;
  light_library (self);
}

/* Shows a sentence that was written for the author, who can undo it there. */
static void
written_cb (LooseSourcePane *self, const GtkTextIter *start, const GtkTextIter *end)
{
  remember (self);
  gtk_stack_set_visible_child_name (self->stack, "story");
  loose_source_view_show_range (loose_source_pane_get_view (self), start, end);
  loose_source_pane_focus (self);
}

static void
state_changed_cb (LooseSourcePane *self)
{
  LoosePlayer *player = loose_session_get_player (self->session);
  LeafPlace place = mark_pause (self);

  /* The cursor does not move while the author types, even when the play pauses again. */
  if (place.source != 0 && !loose_player_has_paused_again (player))
    loose_session_show_place (self->session, loose_player_get_program (player), place, FALSE);
}

void
loose_source_pane_go_to_line (LooseSourcePane *self, int line)
{
  g_return_if_fail (LOOSE_IS_SOURCE_PANE (self));
  GtkTextIter start, end;

  remember (self);
  gtk_text_buffer_get_iter_at_line (get_buffer (self), &start, MAX (line, 1) - 1);
  end = start;
  if (!gtk_text_iter_ends_line (&end))
    gtk_text_iter_forward_to_line_end (&end);
  gtk_stack_set_visible_child_name (self->stack, "story");
  loose_source_view_show_range (loose_source_pane_get_view (self), &start, &end);
  loose_source_pane_focus (self);
}

static void
go_to_definition_of (LooseSourcePane *self, guint byte)
{
  LeafProgram *program = loose_session_get_program (self->session);
  guint32 own = loose_session_get_source (self->session, program),
          part = loose_part_links_find_part (program, own, byte, FALSE);
  LeafPlace place = { part, 0, 0 };

  if (own == 0)
    return;
  if (part == 0)
    place = leaf_program_definition (program, own, byte, NULL);
  if (place.source != 0)
    loose_session_show_place (self->session, program, place, TRUE);
  else
    gtk_widget_error_bell (GTK_WIDGET (self));
}

void
loose_source_pane_go_to_definition (LooseSourcePane *self)
{
  g_return_if_fail (LOOSE_IS_SOURCE_PANE (self));
  go_to_definition_of (self, loose_session_get_cursor_byte (self->session));
}

/* Unfolds the text that is searched (NULL: none), and restores the folds of the one searched before. */
static void
lift_folding (LooseSourcePane *self, LooseFolding *folding)
{
  if (folding == self->lifted)
    return;
  if (self->lifted != NULL)
    loose_folding_lift (self->lifted, FALSE);
  g_set_object (&self->lifted, folding);
  if (folding != NULL)
    loose_folding_lift (folding, TRUE);
}

static void
search_shown_cb (LooseSourcePane *self, gboolean shown)
{
  lift_folding (self, shown ? loose_source_view_get_folding (loose_source_pane_get_view (self)) : NULL);
}

/* --- the bar below the text --------------------------------------------------------------------------------------- */

static void
update_position (LooseSourcePane *self)
{
  GtkTextIter iter;
  g_autofree char *text = NULL;

  gtk_text_buffer_get_iter_at_mark (get_buffer (self), &iter, gtk_text_buffer_get_insert (get_buffer (self)));
  text = g_strdup_printf (_ ("Line %d, column %d"), gtk_text_iter_get_line (&iter) + 1,
                          gtk_text_iter_get_line_offset (&iter) + 1);
  gtk_label_set_text (self->position, text);
}

static void
update_beginning (LooseSourcePane *self)
{
  gtk_widget_set_visible (self->beginning, loose_page_is_story (loose_session_get_page (self->session))
                                               && gtk_text_buffer_get_char_count (get_buffer (self)) == 0);
}

static void
update_rule (LooseSourcePane *self)
{
  LeafProgram *program = loose_session_get_program (self->session);
  guint32 rule = loose_session_get_cursor_rule (self->session);
  g_autofree char *title = program != NULL && rule != 0 && rule <= leaf_program_n_rules (program)
                               ? loose_format_rule (program, rule)
                               : NULL;

  gtk_label_set_text (self->rule, title != NULL ? title : "");
}

static void
update_problems (LooseSourcePane *self)
{
  LeafProgram *program = loose_session_get_program (self->session);
  guint32 n = program != NULL ? leaf_program_n_problems (program) : 0;
  g_autofree char *text = g_strdup_printf (ngettext ("%u problem", "%u problems", n), n);

  gtk_button_set_label (self->problems, text);
  gtk_widget_set_visible (GTK_WIDGET (self->problems), n > 0);
}

/* --- the object --------------------------------------------------------------------------------------------------- */

void
loose_source_pane_focus (LooseSourcePane *self)
{
  g_return_if_fail (LOOSE_IS_SOURCE_PANE (self));
  if (loose_source_pane_shows_library (self))
    gtk_widget_grab_focus (GTK_WIDGET (self->library_view));
  else
    gtk_widget_grab_focus (GTK_WIDGET (loose_source_pane_get_view (self)));
}

void
loose_source_pane_find (LooseSourcePane *self, gboolean replace)
{
  g_return_if_fail (LOOSE_IS_SOURCE_PANE (self));
  gtk_stack_set_visible_child_name (self->stack, "story");
  loose_search_bar_open (self->search_bar, replace);
}

void
loose_source_pane_find_next (LooseSourcePane *self, gboolean backward)
{
  g_return_if_fail (LOOSE_IS_SOURCE_PANE (self));
  if (backward)
    loose_search_bar_previous (self->search_bar);
  else
    loose_search_bar_next (self->search_bar);
}

char *
loose_source_pane_dup_path (LooseSourcePane *self)
{
  g_return_val_if_fail (LOOSE_IS_SOURCE_PANE (self), NULL);
  return loose_source_pane_shows_library (self)
             ? loose_session_dup_path (self->session, self->library_program, self->library_source)
             : NULL;
}

gboolean
loose_source_pane_shows_library (LooseSourcePane *self)
{
  g_return_val_if_fail (LOOSE_IS_SOURCE_PANE (self), FALSE);
  return g_str_equal (gtk_stack_get_visible_child_name (self->stack), "library");
}

void
loose_source_pane_reveal_cursor (LooseSourcePane *self)
{
  g_return_if_fail (LOOSE_IS_SOURCE_PANE (self));
  GtkTextIter cursor;

  gtk_text_buffer_get_iter_at_mark (get_buffer (self), &cursor, gtk_text_buffer_get_insert (get_buffer (self)));
  loose_visible_range_show (GTK_TEXT_VIEW (loose_source_pane_get_view (self)), &cursor, LOOSE_SCROLL_IF_HIDDEN);
}

LooseSourceView *
loose_source_pane_get_view (LooseSourcePane *self)
{
  g_return_val_if_fail (LOOSE_IS_SOURCE_PANE (self), NULL);
  return loose_page_view_get_view (find_page_view (self, loose_session_get_page (self->session)));
}

LoosePageView *
loose_source_pane_get_page_view (LooseSourcePane *self, LoosePage *page)
{
  g_return_val_if_fail (LOOSE_IS_SOURCE_PANE (self), NULL);
  return find_page_view (self, page);
}

void
loose_source_pane_set_settings (LooseSourcePane *self, GSettings *settings)
{
  g_return_if_fail (LOOSE_IS_SOURCE_PANE (self));
  g_return_if_fail (self->settings == NULL);
  self->settings = g_object_ref (settings);
  for (int i = 0; i < adw_tab_view_get_n_pages (self->tabs); i++)
    loose_page_view_set_settings (LOOSE_PAGE_VIEW (adw_tab_page_get_child (adw_tab_view_get_nth_page (self->tabs, i))),
                                  settings);
}

/* Called when another page is selected. */
static void
page_cb (LooseSourcePane *self)
{
  AdwTabPage *tab = find_tab (self, loose_session_get_page (self->session));

  if (tab == NULL)
    return;
  adw_tab_view_set_selected_page (self->tabs, tab);
  gtk_stack_set_visible_child_name (self->stack, "story");
  loose_search_bar_set_view (self->search_bar, GTK_SOURCE_VIEW (loose_source_pane_get_view (self)));
  if (self->lifted != NULL)
    lift_folding (self, loose_source_view_get_folding (loose_source_pane_get_view (self)));
  update_position (self);
  update_beginning (self);
}

/* A click beside the buttons of the widget, which covers the empty source, goes to the source. */
static void
focus_on_click (LooseSourcePane *self, GtkWidget *widget)
{
  GtkGesture *click = gtk_gesture_click_new ();

  g_signal_connect_object (click, "pressed", G_CALLBACK (loose_source_pane_focus), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (click));
}

void
loose_source_pane_set_session (LooseSourcePane *self, LooseSession *session)
{
  g_return_if_fail (LOOSE_IS_SOURCE_PANE (self));
  g_return_if_fail (self->session == NULL);
  self->session = session;
  keep_tabs_in_bar (self);
  page_added_cb (self, loose_session_get_story (session));
  loose_signature_help_install (self->signature, GTK_WIDGET (self->rule), session);
  loose_search_bar_set_view (self->search_bar, GTK_SOURCE_VIEW (loose_source_pane_get_view (self)));
  g_signal_connect_object (session, "page-added", G_CALLBACK (page_added_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "page-removed", G_CALLBACK (page_removed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::page", G_CALLBACK (page_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->tabs, "notify::selected-page", G_CALLBACK (selected_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->tabs, "close-page", G_CALLBACK (close_page_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->search_bar, "shown", G_CALLBACK (search_shown_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "show-place", G_CALLBACK (show_place_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "light", G_CALLBACK (light_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "written", G_CALLBACK (written_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (loose_session_get_player (session), "state-changed", G_CALLBACK (state_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "cursor-moved", G_CALLBACK (update_position), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (get_buffer (self), "changed", G_CALLBACK (update_beginning), self, G_CONNECT_SWAPPED);
  focus_on_click (self, self->beginning);
  g_signal_connect_object (session, "notify::cursor-rule", G_CALLBACK (update_rule), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::program", G_CALLBACK (update_rule), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::program", G_CALLBACK (update_problems), self, G_CONNECT_SWAPPED);
  loose_style_schemes_follow (G_CALLBACK (paint_library), self);
  update_position (self);
}

static void
loose_source_pane_dispose (GObject *object)
{
  LooseSourcePane *self = LOOSE_SOURCE_PANE (object);
  GtkTextMark *mark;

  while ((mark = g_queue_pop_tail (&self->history)) != NULL)
    g_object_unref (mark);
  for (int i = 0; self->content != NULL && i < adw_tab_view_get_n_pages (self->tabs); i++)
    loose_page_view_leave (LOOSE_PAGE_VIEW (adw_tab_page_get_child (adw_tab_view_get_nth_page (self->tabs, i))));
  g_clear_object (&self->settings);
  g_clear_pointer (&self->content, gtk_widget_unparent);
  g_clear_pointer (&self->library_program, leaf_program_unref);
  g_clear_pointer (&self->lit_program, leaf_program_unref);
  g_clear_pointer (&self->lit, g_array_unref);
  g_clear_object (&self->lifted);
  self->session = NULL;
  G_OBJECT_CLASS (loose_source_pane_parent_class)->dispose (object);
}

GtkListBox *
loose_source_pane_get_examples (LooseSourcePane *self)
{
  g_return_val_if_fail (LOOSE_IS_SOURCE_PANE (self), NULL);
  return self->examples;
}

static const LooseChild children[] = {
  LOOSE_CHILD (LooseSourcePane, content),      LOOSE_CHILD (LooseSourcePane, stack),
  LOOSE_CHILD (LooseSourcePane, tabs),         LOOSE_CHILD (LooseSourcePane, tab_bar),
  LOOSE_CHILD (LooseSourcePane, library_view), LOOSE_CHILD (LooseSourcePane, edit_part),
  LOOSE_CHILD (LooseSourcePane, library_name), LOOSE_CHILD (LooseSourcePane, search_bar),
  LOOSE_CHILD (LooseSourcePane, position),     LOOSE_CHILD (LooseSourcePane, rule),
  LOOSE_CHILD (LooseSourcePane, problems),     LOOSE_CHILD (LooseSourcePane, beginning),
  LOOSE_CHILD (LooseSourcePane, signature),    LOOSE_CHILD (LooseSourcePane, examples),
};

static void
loose_source_pane_class_init (LooseSourcePaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = loose_source_pane_dispose;
  g_type_ensure (LOOSE_TYPE_RECENT_LIST);
  g_type_ensure (LOOSE_TYPE_SEARCH_BAR);
  signals[CLOSE_ASKED] = g_signal_new ("close-asked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                       G_TYPE_NONE, 1, LOOSE_TYPE_PAGE);
  loose_template_set_pane (widget_class, "loose-source-pane", children, G_N_ELEMENTS (children));
  gtk_widget_class_bind_template_callback (widget_class, loose_source_pane_go_back);
}

static void
loose_source_pane_init (LooseSourcePane *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  /* All other keys of the tab view belong to the text. */
  adw_tab_view_set_shortcuts (self->tabs, ADW_TAB_VIEW_SHORTCUT_CONTROL_TAB | ADW_TAB_VIEW_SHORTCUT_CONTROL_SHIFT_TAB
                                              | ADW_TAB_VIEW_SHORTCUT_CONTROL_PAGE_UP
                                              | ADW_TAB_VIEW_SHORTCUT_CONTROL_PAGE_DOWN);
  self->library_lit_tag
      = gtk_text_buffer_create_tag (gtk_text_view_get_buffer (GTK_TEXT_VIEW (self->library_view)), "deciding", NULL);
}
