/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-table-layout.h"
#include "loose-editor-testing.h"

#include "loose-text-tags.h"

#include <string.h>

#define MOST_TABLES  500
#define MOST_COLUMNS 40
#define MOST_WIDE    60 /* characters; a wider entry reaches into the next column */
#define GAP          2  /* characters between two columns */

/* A table and its tag. */
typedef struct {
  GtkTextTag *tag;  /* the buffer's */
  guint hash;       /* of the text for which the tag was set */
  double character; /* the width of a character then */
} Table;

typedef struct {
  GtkTextView *view;
  LooseSession *session;
  GArray *tables; /* of Table, in the order of the text */
} Tables;

/* --- widths ------------------------------------------------------------------------------------------------------- */

static void
measure_line (GArray *widths, const char *line, gsize length)
{
  const char *end = line + length;

  for (guint column = 0; column < MOST_COLUMNS; column++) {
    const char *tab = memchr (line, '\t', (gsize) (end - line));
    guint width;

    if (tab == NULL)
      return;
    width = MIN ((guint) g_utf8_strlen (line, tab - line), MOST_WIDE);
    if (column == widths->len)
      g_array_append_val (widths, width);
    else
      g_array_index (widths, guint, column) = MAX (g_array_index (widths, guint, column), width);
    line = tab + 1;
  }
}

GArray *
loose_table_layout_measure (const char *text)
{
  GArray *widths = g_array_new (FALSE, FALSE, sizeof (guint));

  while (*text != '\0') {
    gsize length = strcspn (text, "\n");

    measure_line (widths, text, length);
    text += length + (text[length] == '\n');
  }
  return widths;
}

/* The width of a character in the font of tables, in pixels. */
static double
width_of_character (GtkTextView *view)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (view), "mmmmmmmmmmmmmmmmmmmm");
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();
  int width;

  pango_attr_list_insert (attributes, pango_attr_family_new ("monospace"));
  pango_layout_set_attributes (layout, attributes);
  pango_layout_get_pixel_size (layout, &width, NULL);
  return width / 20.0;
}

static PangoTabArray *
make_stops (const GArray *widths, double character)
{
  PangoTabArray *stops = pango_tab_array_new ((int) widths->len, TRUE);
  double at = 0;

  for (guint i = 0; i < widths->len; i++) {
    at += (g_array_index (widths, guint, i) + GAP) * character;
    pango_tab_array_set_tab (stops, (int) i, PANGO_TAB_LEFT, (int) at);
  }
  return stops;
}

/* --- tables in the text ------------------------------------------------------------------------------------------- */

/* Sets `end` after the last line from `start` before an empty one. */
static void
find_end (const GtkTextIter *start, GtkTextIter *end)
{
  *end = *start;
  while (gtk_text_iter_forward_line (end) && !gtk_text_iter_ends_line (end))
    continue;
}

static void
lay_out (Tables *self, guint number, GtkTextIter *start, double character)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (self->view);
  GtkTextIter end;
  g_autofree char *text = NULL;
  g_autoptr (GArray) widths = NULL;
  g_autoptr (PangoTabArray) stops = NULL;
  Table *table;

  find_end (start, &end);
  text = gtk_text_iter_get_slice (start, &end);
  if (number == self->tables->len) {
    Table fresh = { .tag = gtk_text_buffer_create_tag (buffer, NULL, "family", "monospace", NULL) };
    g_array_append_val (self->tables, fresh);
  }
  table = &g_array_index (self->tables, Table, number);
  if (table->hash == g_str_hash (text) && table->character == character && gtk_text_iter_starts_tag (start, table->tag))
    return;
  table->hash = g_str_hash (text);
  table->character = character;
  widths = loose_table_layout_measure (text);
  stops = make_stops (widths, character);
  g_object_set (table->tag, "tabs", stops, NULL);
  loose_text_tags_clear (buffer, table->tag);
  gtk_text_buffer_apply_tag (buffer, table->tag, start, &end);
}

static void
drop_from (Tables *self, guint number)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (self->view);

  while (self->tables->len > number) {
    gtk_text_tag_table_remove (gtk_text_buffer_get_tag_table (buffer),
                               g_array_index (self->tables, Table, self->tables->len - 1).tag);
    g_array_set_size (self->tables, self->tables->len - 1);
  }
}

/* A table begins with the line of its name; its header is another run of the same style. */
static gboolean
begins_table (const GtkTextIter *iter)
{
  GtkTextIter before = *iter, end = *iter;
  g_autofree char *word = NULL;

  if (!gtk_text_iter_starts_line (iter))
    return FALSE;
  gtk_text_iter_forward_chars (&end, 6);
  word = gtk_text_iter_get_slice (iter, &end);
  return g_ascii_strcasecmp (word, "table ") == 0
         && (!gtk_text_iter_backward_line (&before) || gtk_text_iter_ends_line (&before));
}

static void
styles_cb (Tables *self)
{
  /* NULL if the page was closed and the view is about to be destroyed. */
  LoosePage *page = loose_page_of_buffer (gtk_text_view_get_buffer (self->view));
  GArray *styles = page != NULL ? loose_page_get_styles (page) : NULL;
  LooseLineIndex *lines = page != NULL ? loose_page_get_lines (page) : NULL;
  double character = width_of_character (self->view);
  guint n = 0;

  if (lines == NULL || styles == NULL || !loose_session_is_current (self->session))
    return;
  for (guint i = 0; i < styles->len && n < MOST_TABLES; i++) {
    const LeafStyledRun *run = &g_array_index (styles, LeafStyledRun, i);
    GtkTextIter start;

    if (run->style != LEAF_STYLE_TABLE)
      continue;
    loose_line_index_get_iter (lines, gtk_text_view_get_buffer (self->view), run->start, &start);
    if (begins_table (&start))
      lay_out (self, n++, &start, character);
  }
  drop_from (self, n);
}

static void
tables_free (gpointer data, GClosure *closure)
{
  Tables *self = data;

  g_array_unref (self->tables);
  g_free (self);
}

void
loose_table_layout_install (GtkTextView *view, LooseSession *session)
{
  Tables *self = g_new0 (Tables, 1);
  GClosure *closure = g_cclosure_new_swap (G_CALLBACK (styles_cb), self, tables_free);

  self->view = view;
  self->session = session;
  self->tables = g_array_new (FALSE, FALSE, sizeof (Table));
  g_object_watch_closure (G_OBJECT (view), closure);
  g_signal_connect_closure (session, "notify::styles", closure, FALSE);
}
