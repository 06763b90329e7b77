/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-spelling.h"
#include "loose-editor-testing.h"

#include "loose-style-schemes.h"
#include "loose-visible-range.h"
#include "loose-text-tags.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <string.h>

/* The number of bytes above and below the visible part that are checked too. */
#define MARGIN_BYTES     2000
#define MOST_SUGGESTIONS 7

typedef struct {
  guint32 start, end;
} Word;

struct _LooseSpelling {
  GObject parent_instance;

  GtkTextView *view;     /* borrowed */
  LooseSession *session; /* borrowed */
  LoosePage *page;       /* borrowed */
  GtkTextBuffer *buffer; /* borrowed, of the session */
  GtkTextTag *tag;       /* the buffer's */

  /* Owned */
  GSettings *settings;
  LooseDictionary *dictionary; /* NULL: no dictionary, or spelling is off */
  GCancellable *opening;
  LeafPlace *verbatim; /* the texts that are not prose; computed together with `names` */
  guint32 n_verbatim;
  /* The words of the story's names, in lower case; NULL: not computed since the last program. */
  GHashTable *names;
  GMenu *menu;
  GObject *scrolling;
  guint idle;
  /* The word that the context menu is about. */
  GtkTextMark *from, *to; /* of the buffer; NULL until the menu is first opened */
};

G_DEFINE_FINAL_TYPE (LooseSpelling, loose_spelling, G_TYPE_OBJECT)

static void queue_look (LooseSpelling *self);

/* --- words -------------------------------------------------------------------------------------------------------- */

static gboolean
is_apostrophe (gunichar c)
{
  return c == '\'' || c == 0x2019;
}

/* Returns FALSE for a word that no dictionary has: with a digit or in capitals, or continued by a substitution, as in
 * "[if lit]un[end if]lit". */
static gboolean
may_be_asked (const char *text, guint32 start, guint32 end)
{
  gboolean any_small = FALSE;
  const char *stop = text + end;

  if ((start > 0 && text[start - 1] == ']') || *stop == '[')
    return FALSE;
  for (const char *at = text + start; at < stop; at = g_utf8_next_char (at)) {
    if (g_unichar_isdigit (g_utf8_get_char (at)) || *at == '_')
      return FALSE;
    any_small |= !g_unichar_isupper (g_utf8_get_char (at)) && !is_apostrophe (g_utf8_get_char (at));
  }
  return any_small;
}

void
loose_spelling_each_word (const char *text, guint32 start, guint32 end, LooseSpellingWord found, gpointer data)
{
  const char *stop = text + end;

  for (const char *at = text + start; at < stop;) {
    const char *first = at, *last = at;

    /* An apostrophe belongs to the word if the word continues after it. */
    for (; at < stop; at = g_utf8_next_char (at)) {
      gunichar c = g_utf8_get_char (at);

      if (g_unichar_isalnum (c) || c == '_' || g_unichar_ismark (c))
        last = g_utf8_next_char (at);
      else if (!is_apostrophe (c) || last != at || at == first)
        break;
    }
    if (last > first && may_be_asked (text, (guint32) (first - text), (guint32) (last - text)))
      found ((guint32) (first - text), (guint32) (last - text), data);
    if (at < stop && at == first)
      at = g_utf8_next_char (at);
  }
}

/* --- words of the story ------------------------------------------------------------------------------------------- */

typedef struct {
  const char *text;
  GHashTable *names;
} Naming;

static void
add_name (guint32 start, guint32 end, gpointer data)
{
  Naming *naming = data;

  g_hash_table_add (naming->names, g_utf8_strdown (naming->text + start, (gssize) (end - start)));
}

static void
add_names (GHashTable *names, LeafProgram *program, guint32 source)
{
  guint32 n;
  g_autofree LeafOccurrenceInfo *all = leaf_program_occurrences (program, source, &n);
  Naming naming = { leaf_program_source_text (program, source), names };

  for (guint32 i = 0; i < n; i++)
    if (all[i].role == LEAF_ROLE_DEFINES)
      loose_spelling_each_word (naming.text, all[i].place.start, all[i].place.end, add_name, &naming);
}

/* The words in names of the library, such as "rulebook" and "openable". They are the same for every program, and never
 * freed. */
static GHashTable *
get_library_names (LeafProgram *program)
{
  static GHashTable *names;

  if (names == NULL) {
    names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
    for (guint32 source = 1; source <= leaf_program_n_sources (program); source++)
      if (leaf_program_source_is_library (program, source))
        add_names (names, program, source);
  }
  return names;
}

static void
find_names (LooseSpelling *self, LeafProgram *program)
{
  self->names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  add_names (self->names, program, loose_page_get_source (self->page, program));
  g_free (self->verbatim);
  self->verbatim
      = leaf_program_non_prose_texts (program, loose_page_get_source (self->page, program), &self->n_verbatim);
}

static gboolean
is_right (LooseSpelling *self, const char *text, guint32 start, guint32 end)
{
  g_autofree char *word = g_strndup (text + start, end - start);
  g_autofree char *small = NULL;

  for (char *at = strstr (word, "\xE2\x80\x99"); at != NULL; at = strstr (at, "\xE2\x80\x99")) {
    *at = '\'';
    memmove (at + 1, at + 3, strlen (at + 3) + 1);
  }
  if (loose_dictionary_knows (self->dictionary, word))
    return TRUE;
  small = g_utf8_strdown (word, -1);
  return g_hash_table_contains (self->names, small)
         || g_hash_table_contains (get_library_names (loose_session_get_program (self->session)), small);
}

/* --- finding misspelt words --------------------------------------------------------------------------------------- */

typedef struct {
  LooseSpelling *self;
  const char *text;
  guint32 start, end; /* of the words to check */
  GArray *wrong;      /* of Word */
} Search;

static void
check_word (guint32 start, guint32 end, gpointer data)
{
  Search *search = data;
  Word word = { start, end };

  if (end > search->start && start < search->end && !is_right (search->self, search->text, start, end))
    g_array_append_val (search->wrong, word);
}

static gboolean
is_read_by_people (LeafStyle style)
{
  return style == LEAF_STYLE_TEXT || style == LEAF_STYLE_COMMENT;
}

/* Returns FALSE for commands, file names and patterns. */
static gboolean
is_prose (LooseSpelling *self, const LeafStyledRun *run)
{
  guint32 low = 0, high = self->n_verbatim;

  while (low < high) {
    guint32 middle = low + (high - low) / 2;

    if (self->verbatim[middle].end <= run->start)
      low = middle + 1;
    else
      high = middle;
  }
  return is_read_by_people (run->style) && (low == self->n_verbatim || self->verbatim[low].start > run->start);
}

/* The lines of the page; NULL if the dictionary or the styles are missing, or the text has changed since the
 * program. */
static LooseLineIndex *
get_lines (LooseSpelling *self)
{
  LeafProgram *program = loose_session_get_program (self->session);

  if (self->dictionary == NULL || loose_page_get_styles (self->page) == NULL
      || !loose_session_is_current (self->session))
    return NULL;
  if (self->names == NULL)
    find_names (self, program);
  return loose_page_get_lines (self->page);
}

static GArray *
find_wrong (LooseSpelling *self, LooseLineIndex *lines, guint32 start, guint32 end, guint most)
{
  GArray *runs = loose_page_get_styles (self->page);
  gsize length;
  Search search
      = { self, loose_line_index_text (lines, &length), start, end, g_array_new (FALSE, FALSE, sizeof (Word)) };

  for (guint i = loose_program_find_style (runs, start); i < runs->len && search.wrong->len < most; i++) {
    const LeafStyledRun *run = &g_array_index (runs, LeafStyledRun, i);

    if (run->start >= end)
      break;
    if (is_prose (self, run) && run->end <= length)
      loose_spelling_each_word (search.text, run->start, run->end, check_word, &search);
  }
  return search.wrong;
}

/* --- the visible part --------------------------------------------------------------------------------------------- */

/* Removes the word at the cursor, which may be incomplete. */
static void
leave_out_cursor (LooseSpelling *self, GArray *wrong)
{
  guint32 cursor = loose_session_get_cursor_byte (self->session);

  for (guint i = 0; i < wrong->len; i++)
    if (g_array_index (wrong, Word, i).end == cursor && gtk_widget_has_focus (GTK_WIDGET (self->view)))
      g_array_remove_index (wrong, i--);
}

/* The underlined words from `start` to `end`, as bytes. */
static GArray *
find_marked (LooseSpelling *self, LooseLineIndex *lines, const GtkTextIter *start, const GtkTextIter *end)
{
  GArray *marked = g_array_new (FALSE, FALSE, sizeof (Word));
  GtkTextIter at = *start, to;

  for (; loose_text_tags_next (self->tag, &at, &to) && gtk_text_iter_compare (&at, end) < 0; at = to) {
    Word word = { loose_line_index_get_byte (lines, &at), loose_line_index_get_byte (lines, &to) };

    g_array_append_val (marked, word);
  }
  return marked;
}

/* Changes tags only where the errors have changed, because setting a tag lays out its line again. */
static void
mark (LooseSpelling *self, LooseLineIndex *lines, GtkTextIter *start, GtkTextIter *end, GArray *wrong)
{
  g_autoptr (GArray) marked = find_marked (self, lines, start, end);

  if (marked->len == wrong->len
      && (wrong->len == 0 || memcmp (marked->data, wrong->data, wrong->len * sizeof (Word)) == 0))
    return;
  gtk_text_buffer_remove_tag (self->buffer, self->tag, start, end);
  for (guint i = 0; i < wrong->len; i++) {
    GtkTextIter from, to;

    loose_line_index_get_iter (lines, self->buffer, g_array_index (wrong, Word, i).start, &from);
    loose_line_index_get_iter (lines, self->buffer, g_array_index (wrong, Word, i).end, &to);
    gtk_text_buffer_apply_tag (self->buffer, self->tag, &from, &to);
  }
}

/* Checks the visible text now, without waiting until the main loop is idle. */
static void
look (LooseSpelling *self)
{
  LooseLineIndex *lines = get_lines (self);
  GdkRectangle seen;
  GtkTextIter start, end;
  guint32 from, to;
  gsize length;
  g_autoptr (GArray) wrong = NULL;

  if (lines == NULL)
    return;
  gtk_text_view_get_visible_rect (self->view, &seen);
  gtk_text_view_get_iter_at_location (self->view, &start, seen.x, seen.y);
  gtk_text_view_get_iter_at_location (self->view, &end, seen.x + seen.width, seen.y + seen.height);
  loose_line_index_text (lines, &length);
  from = loose_line_index_get_byte (lines, &start);
  from = from > MARGIN_BYTES ? loose_line_index_start (lines, loose_line_index_find (lines, from - MARGIN_BYTES, NULL))
                             : 0;
  to = MIN (loose_line_index_get_byte (lines, &end) + MARGIN_BYTES, (guint32) length);
  wrong = find_wrong (self, lines, from, to, G_MAXUINT);
  leave_out_cursor (self, wrong);
  loose_line_index_get_iter (lines, self->buffer, from, &start);
  loose_line_index_get_iter (lines, self->buffer, to, &end);
  if (wrong->len > 0) { /* the word at the end is checked whole */
    GtkTextIter last;

    loose_line_index_get_iter (lines, self->buffer, g_array_index (wrong, Word, wrong->len - 1).end, &last);
    if (gtk_text_iter_compare (&last, &end) > 0)
      end = last;
  }
  mark (self, lines, &start, &end, wrong);
}

static gboolean
look_cb (gpointer data)
{
  LooseSpelling *self = data;

  self->idle = 0;
  look (self);
  return G_SOURCE_REMOVE;
}

static void
queue_look (LooseSpelling *self)
{
  if (self->idle == 0 && self->dictionary != NULL)
    self->idle = g_idle_add_full (G_PRIORITY_LOW, look_cb, self, NULL);
}

/* --- going to a wrong word ---------------------------------------------------------------------------------------- */

gboolean
loose_spelling_go_next (LooseSpelling *self)
{
  g_return_val_if_fail (LOOSE_IS_SPELLING (self), FALSE);
  LooseLineIndex *lines = get_lines (self);
  guint32 cursor;
  gsize length;
  g_autoptr (GArray) wrong = NULL;
  GtkTextIter start, end;

  if (lines == NULL)
    return FALSE;
  loose_line_index_text (lines, &length);
  gtk_text_buffer_get_selection_bounds (self->buffer, NULL, &end);
  cursor = loose_line_index_get_byte (lines, &end);
  wrong = find_wrong (self, lines, cursor, (guint32) length, 2); /* the first may be the word around the cursor */
  if (wrong->len > 0 && g_array_index (wrong, Word, 0).start < cursor)
    g_array_remove_index (wrong, 0);
  if (wrong->len == 0) {
    g_array_unref (wrong);
    wrong = find_wrong (self, lines, 0, (guint32) length, 1);
  }
  if (wrong->len == 0)
    return FALSE;
  loose_line_index_get_iter (lines, self->buffer, g_array_index (wrong, Word, 0).start, &start);
  loose_line_index_get_iter (lines, self->buffer, g_array_index (wrong, Word, 0).end, &end);
  gtk_text_buffer_select_range (self->buffer, &end, &start);
  loose_visible_range_show (self->view, &start, LOOSE_SCROLL_IF_HIDDEN);
  gtk_widget_grab_focus (GTK_WIDGET (self->view));
  return TRUE;
}

gboolean
loose_spelling_find_at (LooseSpelling *self, const GtkTextIter *at, GtkTextIter *start, GtkTextIter *end)
{
  g_return_val_if_fail (LOOSE_IS_SPELLING (self), FALSE);
  LooseLineIndex *lines = get_lines (self);
  guint32 byte;
  g_autoptr (GArray) wrong = NULL;

  if (lines == NULL)
    return FALSE;
  byte = loose_line_index_get_byte (lines, at);
  wrong = find_wrong (self, lines, byte > 0 ? byte - 1 : 0, byte + 1, G_MAXUINT);
  for (guint i = 0; i < wrong->len; i++) {
    const Word *word = &g_array_index (wrong, Word, i);

    if (word->start > byte || word->end < byte)
      continue;
    loose_line_index_get_iter (lines, self->buffer, word->start, start);
    loose_line_index_get_iter (lines, self->buffer, word->end, end);
    return TRUE;
  }
  return FALSE;
}

/* --- the menu ----------------------------------------------------------------------------------------------------- */

static void
replace_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  LooseSpelling *self = data;
  GtkTextIter start, end;

  if (self->from == NULL)
    return;
  gtk_text_buffer_get_iter_at_mark (self->buffer, &start, self->from);
  gtk_text_buffer_get_iter_at_mark (self->buffer, &end, self->to);
  gtk_text_buffer_begin_user_action (self->buffer);
  gtk_text_buffer_delete (self->buffer, &start, &end);
  gtk_text_buffer_insert (self->buffer, &start, g_variant_get_string (parameter, NULL), -1);
  gtk_text_buffer_end_user_action (self->buffer);
}

static void
add_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  LooseSpelling *self = data;

  if (self->dictionary != NULL)
    loose_dictionary_add (self->dictionary, g_variant_get_string (parameter, NULL));
  queue_look (self);
}

static void
remember_word (LooseSpelling *self, const GtkTextIter *start, const GtkTextIter *end)
{
  if (self->from == NULL) {
    self->from = gtk_text_buffer_create_mark (self->buffer, NULL, start, TRUE);
    self->to = gtk_text_buffer_create_mark (self->buffer, NULL, end, FALSE);
  }
  gtk_text_buffer_move_mark (self->buffer, self->from, start);
  gtk_text_buffer_move_mark (self->buffer, self->to, end);
}

static void
fill_menu (LooseSpelling *self, const GtkTextIter *at)
{
  GtkTextIter start, end;
  g_autofree char *word = NULL;
  g_auto (GStrv) words = NULL;
  g_autoptr (GMenu) section = g_menu_new ();
  g_autoptr (GMenuItem) item = NULL;

  g_menu_remove_all (self->menu);
  if (!loose_spelling_find_at (self, at, &start, &end))
    return;
  remember_word (self, &start, &end);
  word = gtk_text_iter_get_slice (&start, &end);
  words = loose_dictionary_suggest (self->dictionary, word, MOST_SUGGESTIONS);
  for (guint i = 0; words[i] != NULL; i++) {
    g_autoptr (GMenuItem) proposal = g_menu_item_new (words[i], NULL);

    g_menu_item_set_action_and_target (proposal, "spelling.replace", "s", words[i]);
    g_menu_append_item (section, proposal);
  }
  item = g_menu_item_new (_ ("_Add to Dictionary"), NULL);
  g_menu_item_set_action_and_target (item, "spelling.add", "s", word);
  g_menu_append_item (section, item);
  g_menu_append_section (self->menu, _ ("Spelling"), G_MENU_MODEL (section));
}

/* Runs before GTK opens the menu. */
static void
pressed_cb (LooseSpelling *self, int n_presses, double x, double y, GtkGesture *gesture)
{
  GtkTextIter iter;
  int buffer_x, buffer_y;

  gtk_text_view_window_to_buffer_coords (self->view, GTK_TEXT_WINDOW_WIDGET, (int) x, (int) y, &buffer_x, &buffer_y);
  gtk_text_view_get_iter_at_location (self->view, &iter, buffer_x, buffer_y);
  fill_menu (self, &iter);
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_DENIED);
}

/* Fills the menu when it is opened by keyboard. */
static gboolean
key_cb (LooseSpelling *self, guint key, guint code, GdkModifierType state)
{
  GtkTextIter cursor;

  if (key != GDK_KEY_Menu && !(key == GDK_KEY_F10 && (state & GDK_SHIFT_MASK) != 0))
    return GDK_EVENT_PROPAGATE;
  gtk_text_buffer_get_iter_at_mark (self->buffer, &cursor, gtk_text_buffer_get_insert (self->buffer));
  fill_menu (self, &cursor);
  return GDK_EVENT_PROPAGATE;
}

static void
add_menu (LooseSpelling *self)
{
  static const GActionEntry entries[] = {
    { .name = "replace", .activate = replace_cb, .parameter_type = "s" },
    { .name = "add", .activate = add_cb, .parameter_type = "s" },
  };
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  g_autoptr (GMenu) whole = g_menu_new ();
  GtkGesture *click = gtk_gesture_click_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_action_map_add_action_entries (G_ACTION_MAP (group), entries, G_N_ELEMENTS (entries), self);
  gtk_widget_insert_action_group (GTK_WIDGET (self->view), "spelling", G_ACTION_GROUP (group));
  if (gtk_text_view_get_extra_menu (self->view) != NULL)
    g_menu_append_section (whole, NULL, gtk_text_view_get_extra_menu (self->view));
  g_menu_prepend_section (whole, NULL, G_MENU_MODEL (self->menu));
  gtk_text_view_set_extra_menu (self->view, G_MENU_MODEL (whole));
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_SECONDARY);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (click, "pressed", G_CALLBACK (pressed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self->view), GTK_EVENT_CONTROLLER (click));
  gtk_widget_add_controller (GTK_WIDGET (self->view), keys);
}

/* --- settings and programs ---------------------------------------------------------------------------------------- */

void
loose_spelling_set_dictionary (LooseSpelling *self, LooseDictionary *dictionary)
{
  g_return_if_fail (LOOSE_IS_SPELLING (self));
  g_set_object (&self->dictionary, dictionary);
  loose_text_tags_clear (self->buffer, self->tag);
  queue_look (self);
}

LooseDictionary *
loose_spelling_get_dictionary (LooseSpelling *self)
{
  g_return_val_if_fail (LOOSE_IS_SPELLING (self), NULL);
  return self->dictionary;
}

static void
opened_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  g_autoptr (LooseSpelling) self = data;
  g_autoptr (LooseDictionary) dictionary = loose_dictionary_open_finish (result);

  if (!g_cancellable_is_cancelled (g_task_get_cancellable (G_TASK (result))) && self->buffer != NULL)
    loose_spelling_set_dictionary (self, dictionary);
}

static void
settings_cb (LooseSpelling *self)
{
  g_autofree char *language = g_settings_get_string (self->settings, "spelling-language");

  g_cancellable_cancel (self->opening);
  g_clear_object (&self->opening);
  if (!g_settings_get_boolean (self->settings, "check-spelling")) {
    loose_spelling_set_dictionary (self, NULL);
    return;
  }
  self->opening = g_cancellable_new ();
  loose_dictionary_open_async (language, self->opening, opened_cb, g_object_ref (self));
}

static void
program_cb (LooseSpelling *self)
{
  g_clear_pointer (&self->names, g_hash_table_unref);
  queue_look (self);
}

static void
paint (LooseSpelling *self)
{
  loose_style_schemes_paint ("misspelled", self->tag);
}

LooseSpelling *
loose_spelling_new (GtkTextView *view, LooseSession *session, LoosePage *page, GSettings *settings)
{
  LooseSpelling *self = g_object_new (LOOSE_TYPE_SPELLING, NULL);

  self->view = view;
  self->session = session;
  self->page = page;
  self->settings = g_object_ref (settings);
  self->buffer = GTK_TEXT_BUFFER (loose_page_get_buffer (page));
  self->tag = gtk_text_buffer_create_tag (self->buffer, "misspelled", NULL);
  gtk_text_tag_set_priority (self->tag, 0); /* where there is a problem too, its underline is the visible one */
  paint (self);
  add_menu (self);
  g_signal_connect_object (session, "notify::styles", G_CALLBACK (program_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->buffer, "notify::cursor-position", G_CALLBACK (queue_look), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::check-spelling", G_CALLBACK (settings_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::spelling-language", G_CALLBACK (settings_cb), self, G_CONNECT_SWAPPED);
  loose_style_schemes_follow (G_CALLBACK (paint), self);
  self->scrolling = loose_visible_range_watch (view, G_CALLBACK (queue_look), self);
  settings_cb (self);
  return self;
}

static void
loose_spelling_dispose (GObject *object)
{
  LooseSpelling *self = LOOSE_SPELLING (object);

  g_cancellable_cancel (self->opening);
  g_clear_object (&self->opening);
  g_clear_handle_id (&self->idle, g_source_remove);
  g_clear_object (&self->scrolling);
  g_clear_object (&self->dictionary);
  g_clear_object (&self->settings);
  g_clear_object (&self->menu);
  g_clear_pointer (&self->verbatim, g_free);
  g_clear_pointer (&self->names, g_hash_table_unref);
  self->buffer = NULL;
  G_OBJECT_CLASS (loose_spelling_parent_class)->dispose (object);
}

static void
loose_spelling_class_init (LooseSpellingClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = loose_spelling_dispose;
}

static void
loose_spelling_init (LooseSpelling *self)
{
  self->menu = g_menu_new ();
}
