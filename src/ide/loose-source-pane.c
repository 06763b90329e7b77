/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-source-pane.h"

#include "loose-looks.h"
#include "loose-recent-list.h"
#include "loose-search-bar.h"
#include "loose-signature.h"
#include "loose-tags.h"
#include "loose-template.h"
#include "loose-words.h"

#include <glib/gi18n.h>

#define MOST_REMEMBERED 50
/* Until a pane that opened or closed has been given its place. */
#define REVEAL_MILLISECONDS 40

struct _LooseSourcePane {
  GtkWidget parent_instance;

  /* Template widgets */
  GtkWidget *content;
  GtkStack *stack;
  LooseSourceView *view;
  GtkWidget *beginning; /* a word for who has nothing yet */
  GtkSourceView *library_view;
  GtkLabel *library_name;
  GtkWidget *edit_part;
  LooseSearchBar *search_bar;
  GtkLabel *position;
  GtkLabel *rule;
  GtkLabel *signature; /* shown in the place of `rule` while a phrase is typed */
  GtkButton *problems;

  /* Borrowed */
  LooseSession *session;

  /* Owned */
  GQueue history;               /* of GtkTextMark *: where one was before each jump */
  LeafProgram *library_program; /* what the library view shows */
  guint32 library_source;
  GtkTextTag *library_lit_tag; /* borrowed */
  GArray *lit;                 /* the places lit last, of lit_program; NULL */
  LeafProgram *lit_program;    /* its address alone is looked at */
};

G_DEFINE_FINAL_TYPE (LooseSourcePane, loose_source_pane, GTK_TYPE_WIDGET)

static GtkTextBuffer *
get_buffer (LooseSourcePane *self)
{
  return GTK_TEXT_BUFFER (loose_session_get_buffer (self->session));
}

/* --- remembering where one was ------------------------------------------------------------------------------------------------ */

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

void
loose_source_pane_go_back (LooseSourcePane *self)
{
  GtkTextMark *mark;
  GtkTextIter iter;

  if (loose_source_pane_shows_library (self)) {
    gtk_stack_set_visible_child_name (self->stack, "story");
    return;
  }
  mark = g_queue_pop_tail (&self->history);
  if (mark == NULL)
    return;
  gtk_text_buffer_get_iter_at_mark (get_buffer (self), &iter, mark);
  loose_source_view_show_range (self->view, &iter, &iter);
  forget_mark (self, mark);
}

/* --- showing a place ----------------------------------------------------------------------------------------------------------- */

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
  gtk_source_buffer_set_style_scheme (GTK_SOURCE_BUFFER (buffer),
                                      gtk_source_buffer_get_style_scheme (loose_session_get_buffer (self->session)));
  loose_highlighter_colour_all (buffer, loose_session_get_lines (self->session, program, source), program, source);
  if (leaf_program_source_is_library (program, source)) /* translators: %s is the name of a file of the standard library */
    title = g_strdup_printf (_ ("%s, of the library: to read, not to change"), leaf_program_source_name (program, source));
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
                        loose_session_get_lines (self->session, self->library_program, self->library_source), self->library_source,
                        self->lit);
}

static void
show_in_library (LooseSourcePane *self, LeafProgram *program, guint32 source, guint start, guint end)
{
  GtkTextBuffer *buffer;
  LooseLines *lines = loose_session_get_lines (self->session, program, source);
  GtkTextIter from, to;

  fill_library_view (self, program, source);
  buffer = gtk_text_view_get_buffer (GTK_TEXT_VIEW (self->library_view));
  light_library (self);
  loose_lines_get_iter (lines, buffer, start, &from);
  loose_lines_get_iter (lines, buffer, end, &to);
  gtk_text_buffer_select_range (buffer, &from, &to);
  gtk_stack_set_visible_child_name (self->stack, "library");
  gtk_text_view_scroll_to_mark (GTK_TEXT_VIEW (self->library_view), gtk_text_buffer_get_insert (buffer), 0, TRUE, 0, 0.35);
}

static void
show_in_story (LooseSourcePane *self, LooseLines *lines, guint start, guint end)
{
  GtkTextIter from, to;

  remember (self);
  loose_lines_get_iter (lines, get_buffer (self), start, &from);
  loose_lines_get_iter (lines, get_buffer (self), end, &to);
  gtk_stack_set_visible_child_name (self->stack, "story");
  loose_source_view_show_range (self->view, &from, &to);
}

static void
show_place_cb (LooseSourcePane *self, LeafProgram *program, guint source, guint start, guint end, gboolean focus)
{
  if (source == loose_session_get_source (self->session, program))
    show_in_story (self, loose_session_get_lines (self->session, program, source), start, end);
  else if (source <= leaf_program_n_sources (program))
    show_in_library (self, program, source, start, end);
  if (focus)
    loose_source_pane_focus (self);
}

/* In the story, and in a file of the library or a part where that is what stands there. */
static void
light_cb (LooseSourcePane *self, LeafProgram *program, GArray *places)
{
  guint32 own = loose_session_get_source (self->session, program);
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (GTK_TEXT_VIEW (self->library_view));

  loose_source_view_light (self->view, loose_session_get_lines (self->session, program, own), own, places);
  loose_tags_clear (buffer, self->library_lit_tag);
  loose_looks_paint ("deciding", self->library_lit_tag);
  self->lit_program = program; /* only looked at, never followed */
  g_clear_pointer (&self->lit, g_array_unref);
  self->lit = places != NULL ? g_array_ref (places) : NULL;
  light_library (self);
}

/* A sentence was written for the author: there it is, and the next key may undo it. */
static void
written_cb (LooseSourcePane *self, const GtkTextIter *start, const GtkTextIter *end)
{
  remember (self);
  gtk_stack_set_visible_child_name (self->stack, "story");
  loose_source_view_show_range (self->view, start, end);
  loose_source_pane_focus (self);
}

static void
state_changed_cb (LooseSourcePane *self)
{
  LoosePlayer *player = loose_session_get_player (self->session);
  LeafProgram *program = loose_player_get_program (player);
  LeafPlace place = { 0 };

  loose_source_view_mark_stop (self->view, NULL, place);
  if (loose_player_get_state (player) == LOOSE_PLAY_PAUSED)
    place = loose_player_get_place (player);
  if (program == NULL || place.source == 0)
    return;
  if (place.source == loose_session_get_source (self->session, program))
    loose_source_view_mark_stop (self->view, loose_session_get_lines (self->session, program, place.source), place);
  /* Who types while the play is paused must not have the cursor taken away. */
  if (!loose_player_has_paused_again (player))
    loose_session_show_place (self->session, program, place, FALSE);
}

void
loose_source_pane_go_to_line (LooseSourcePane *self, int line)
{
  GtkTextIter start, end;

  remember (self);
  gtk_text_buffer_get_iter_at_line (get_buffer (self), &start, MAX (line, 1) - 1);
  end = start;
  if (!gtk_text_iter_ends_line (&end))
    gtk_text_iter_forward_to_line_end (&end);
  gtk_stack_set_visible_child_name (self->stack, "story");
  loose_source_view_show_range (self->view, &start, &end);
  loose_source_pane_focus (self);
}

static void
go_to_definition_of (LooseSourcePane *self, guint byte)
{
  LeafProgram *program = loose_session_get_program (self->session);
  LeafPlace place;

  if (program == NULL)
    return;
  place = leaf_program_definition (program, loose_session_get_source (self->session, program), byte, NULL);
  if (place.source != 0)
    loose_session_show_place (self->session, program, place, TRUE);
  else
    gtk_widget_error_bell (GTK_WIDGET (self));
}

void
loose_source_pane_go_to_definition (LooseSourcePane *self)
{
  go_to_definition_of (self, loose_session_get_cursor_byte (self->session));
}

/* One searches in what is folded too. */
static void
search_shown_cb (LooseSourcePane *self, gboolean shown)
{
  loose_folding_lift (loose_source_view_get_folding (self->view), shown);
}

/* --- the strip under the text ------------------------------------------------------------------------------------------------ */

static void
update_position (LooseSourcePane *self)
{
  GtkTextIter iter;
  g_autofree char *text = NULL;

  gtk_text_buffer_get_iter_at_mark (get_buffer (self), &iter, gtk_text_buffer_get_insert (get_buffer (self)));
  text = g_strdup_printf (_ ("Line %d, column %d"), gtk_text_iter_get_line (&iter) + 1, gtk_text_iter_get_line_offset (&iter) + 1);
  gtk_label_set_text (self->position, text);
}

static void
update_beginning (LooseSourcePane *self)
{
  gtk_widget_set_visible (self->beginning, gtk_text_buffer_get_char_count (get_buffer (self)) == 0);
}

static void
update_rule (LooseSourcePane *self)
{
  LeafProgram *program = loose_session_get_program (self->session);
  guint32 rule = loose_session_get_cursor_rule (self->session);
  g_autofree char *title
      = program != NULL && rule != 0 && rule <= leaf_program_n_rules (program) ? loose_words_of_rule (program, rule) : NULL;

  gtk_label_set_text (self->rule, title != NULL ? title : "");
}

static void
update_problems (LooseSourcePane *self)
{
  LeafProgram *program = loose_session_get_program (self->session);
  guint32 n = program != NULL ? leaf_program_n_problems (program) : 0;
  g_autofree char *text = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u problem", "%u problems", n), n);

  gtk_button_set_label (self->problems, text);
  gtk_widget_set_visible (GTK_WIDGET (self->problems), n > 0);
}

/* --- the object -------------------------------------------------------------------------------------------------------------- */

void
loose_source_pane_focus (LooseSourcePane *self)
{
  if (loose_source_pane_shows_library (self))
    gtk_widget_grab_focus (GTK_WIDGET (self->library_view));
  else
    gtk_widget_grab_focus (GTK_WIDGET (self->view));
}

void
loose_source_pane_find (LooseSourcePane *self, gboolean replace)
{
  gtk_stack_set_visible_child_name (self->stack, "story");
  loose_search_bar_open (self->search_bar, replace);
}

void
loose_source_pane_find_next (LooseSourcePane *self, gboolean backward)
{
  if (backward)
    loose_search_bar_previous (self->search_bar);
  else
    loose_search_bar_next (self->search_bar);
}

char *
loose_source_pane_dup_path (LooseSourcePane *self)
{
  return loose_source_pane_shows_library (self)
             ? loose_session_dup_path (self->session, self->library_program, self->library_source)
             : NULL;
}

gboolean
loose_source_pane_shows_library (LooseSourcePane *self)
{
  return g_str_equal (gtk_stack_get_visible_child_name (self->stack), "library");
}

static gboolean
reveal_cb (gpointer data)
{
  GtkTextView *view = GTK_TEXT_VIEW (data);

  gtk_text_view_scroll_mark_onscreen (view, gtk_text_buffer_get_insert (gtk_text_view_get_buffer (view)));
  return G_SOURCE_REMOVE;
}

void
loose_source_pane_reveal_cursor (LooseSourcePane *self)
{
  g_timeout_add_full (G_PRIORITY_DEFAULT_IDLE, REVEAL_MILLISECONDS, reveal_cb, g_object_ref (self->view), g_object_unref);
}

LooseSourceView *
loose_source_pane_get_view (LooseSourcePane *self)
{
  return self->view;
}

void
loose_source_pane_set_session (LooseSourcePane *self, LooseSession *session)
{
  g_return_if_fail (self->session == NULL);
  self->session = session;
  loose_source_view_set_session (self->view, session);
  loose_signature_install (self->signature, GTK_WIDGET (self->rule), session);
  loose_search_bar_set_view (self->search_bar, GTK_SOURCE_VIEW (self->view));
  g_signal_connect_object (self->search_bar, "shown", G_CALLBACK (search_shown_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "show-place", G_CALLBACK (show_place_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "light", G_CALLBACK (light_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "written", G_CALLBACK (written_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (loose_session_get_player (session), "state-changed", G_CALLBACK (state_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (get_buffer (self), "notify::cursor-position", G_CALLBACK (update_position), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (get_buffer (self), "changed", G_CALLBACK (update_beginning), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::cursor-rule", G_CALLBACK (update_rule), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::program", G_CALLBACK (update_rule), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::program", G_CALLBACK (update_problems), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->view, "definition-asked", G_CALLBACK (go_to_definition_of), self, G_CONNECT_SWAPPED);
  update_position (self);
}

static void
loose_source_pane_dispose (GObject *object)
{
  LooseSourcePane *self = LOOSE_SOURCE_PANE (object);
  GtkTextMark *mark;

  while ((mark = g_queue_pop_tail (&self->history)) != NULL)
    g_object_unref (mark);
  if (self->content != NULL)
    loose_source_view_leave (self->view);
  g_clear_pointer (&self->content, gtk_widget_unparent);
  g_clear_pointer (&self->library_program, leaf_program_unref);
  g_clear_pointer (&self->lit, g_array_unref);
  self->session = NULL;
  G_OBJECT_CLASS (loose_source_pane_parent_class)->dispose (object);
}

static const LooseChild children[] = {
  LOOSE_CHILD (LooseSourcePane, content),    LOOSE_CHILD (LooseSourcePane, stack),
  LOOSE_CHILD (LooseSourcePane, view),       LOOSE_CHILD (LooseSourcePane, library_view),
  LOOSE_CHILD (LooseSourcePane, edit_part),  LOOSE_CHILD (LooseSourcePane, library_name),
  LOOSE_CHILD (LooseSourcePane, search_bar), LOOSE_CHILD (LooseSourcePane, position),
  LOOSE_CHILD (LooseSourcePane, rule),       LOOSE_CHILD (LooseSourcePane, problems),
  LOOSE_CHILD (LooseSourcePane, beginning),  LOOSE_CHILD (LooseSourcePane, signature),
};

static void
loose_source_pane_class_init (LooseSourcePaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = loose_source_pane_dispose;
  g_type_ensure (LOOSE_TYPE_RECENT_LIST);
  g_type_ensure (LOOSE_TYPE_SOURCE_VIEW);
  g_type_ensure (LOOSE_TYPE_SEARCH_BAR);
  loose_template_set_pane (widget_class, "loose-source-pane", children, G_N_ELEMENTS (children));
  gtk_widget_class_bind_template_callback (widget_class, loose_source_pane_go_back);
}

static void
loose_source_pane_init (LooseSourcePane *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->library_lit_tag
      = gtk_text_buffer_create_tag (gtk_text_view_get_buffer (GTK_TEXT_VIEW (self->library_view)), "deciding", NULL);
}
