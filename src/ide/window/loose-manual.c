/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-manual.h"

#include "leaf-storage-documents.h"
#include "loose-format.h"

#include <glib/gi18n.h>
#include <string.h>

struct _LooseManual {
  AdwWindow parent_instance;

  /* Borrowed, of its content */
  GtkListBox *pages;
  GtkTextView *text;

  const char *page;

  /* Owned */
  GPtrArray *documents; /* of LeafStorageDocument *, listed after the pages */
};

G_DEFINE_FINAL_TYPE (LooseManual, loose_manual, ADW_TYPE_WINDOW)

static const struct {
  const char *name, *title;
} pages[] = {
#define LOOSE_MANUAL_PAGE(name, title) { name, title },
#include "loose-manual-pages.def"
#undef LOOSE_MANUAL_PAGE
};

const char *
loose_manual_page_about (LeafNamed sort)
{
  static const char *const topics[LEAF_NAMED_COUNT] = {
#define LOOSE_MANUAL_TOPIC(sort, page) [LEAF_NAMED_##sort] = page,
#include "loose-manual-topics.def"
#undef LOOSE_MANUAL_TOPIC
  };

  return (guint) sort < LEAF_NAMED_COUNT && topics[sort] != NULL ? topics[sort] : pages[0].name;
}

/* --- a page -------------------------------------------------------------------------------------------------------------------- */

/* How a line begins says what it is. */
static const struct {
  const char *mark, *tag, *shown;
} forms[] = {
  { "## ", "subheading", "" },    { "# ", "heading", "" },           { "    ", "source", "" },          { "\t", "source", "" },
  { "Chapter: ", "heading", "" }, { "Section: ", "subheading", "" }, { "Example: ", "subheading", "" }, { "- ", "item", "•\t" },
};

static void
make_tags (GtkTextBuffer *buffer)
{
  if (gtk_text_tag_table_lookup (gtk_text_buffer_get_tag_table (buffer), "heading") != NULL)
    return;
  gtk_text_buffer_create_tag (buffer, "heading", "weight", PANGO_WEIGHT_BOLD, "scale", 1.5, "pixels-below-lines", 8, NULL);
  gtk_text_buffer_create_tag (buffer, "subheading", "weight", PANGO_WEIGHT_BOLD, "scale", 1.15, "pixels-above-lines", 10,
                              "pixels-below-lines", 2, NULL);
  gtk_text_buffer_create_tag (buffer, "source", "family", "monospace", "left-margin", 36, NULL);
  gtk_text_buffer_create_tag (buffer, "item", "left-margin", 28, "indent", -16, NULL);
}

static void
add_line (GtkTextBuffer *buffer, const char *line)
{
  GtkTextIter end;

  gtk_text_buffer_get_end_iter (buffer, &end);
  for (guint i = 0; i < G_N_ELEMENTS (forms); i++)
    if (g_str_has_prefix (line, forms[i].mark)) {
      g_autofree char *shown = g_strconcat (forms[i].shown, line + strlen (forms[i].mark), "\n", NULL);

      gtk_text_buffer_insert_with_tags_by_name (buffer, &end, shown, -1, forms[i].tag, NULL);
      return;
    }
  gtk_text_buffer_insert (buffer, &end, line, -1);
  gtk_text_buffer_insert (buffer, &end, "\n", 1);
}

static void
fill_with (GtkTextBuffer *buffer, const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  make_tags (buffer);
  gtk_text_buffer_set_text (buffer, "", 0);
  for (char **line = lines; *line != NULL; line++)
    add_line (buffer, *line);
}

gboolean
loose_manual_fill (GtkTextBuffer *buffer, const char *page)
{
  g_autofree char *own = g_strdup_printf ("/org/looseleaf/Looseleaf/manual/%s/%s.md", loose_format_language (), page);
  g_autofree char *english = g_strdup_printf ("/org/looseleaf/Looseleaf/manual/%s.md", page);
  g_autoptr (GBytes) bytes = g_resources_lookup_data (own, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_autofree char *text = NULL;

  if (bytes == NULL)
    bytes = g_resources_lookup_data (english, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  if (bytes == NULL)
    return FALSE;
  text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  fill_with (buffer, text);
  return TRUE;
}

static void
show_page (LooseManual *self, guint number)
{
  GtkTextIter start;
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (self->text);
  const LeafStorageDocument *document
      = number >= G_N_ELEMENTS (pages) ? g_ptr_array_index (self->documents, number - G_N_ELEMENTS (pages)) : NULL;
  const char *page = document != NULL ? document->title : pages[number].name;

  if (self->page == page)
    return;
  self->page = page;
  if (document != NULL)
    fill_with (buffer, document->text);
  else
    loose_manual_fill (buffer, page);
  gtk_text_buffer_get_start_iter (buffer, &start);
  gtk_text_buffer_place_cursor (buffer, &start);
  gtk_text_view_scroll_to_iter (self->text, &start, 0, TRUE, 0, 0);
  gtk_list_box_select_row (self->pages, gtk_list_box_get_row_at_index (self->pages, (int) number));
}

/* --- the window ----------------------------------------------------------------------------------------------------------------- */

static void
selected_cb (LooseManual *self, GtkListBoxRow *row)
{
  if (row != NULL)
    show_page (self, (guint) gtk_list_box_row_get_index (row));
}

static gboolean
escape_cb (GtkWidget *widget, GVariant *args, gpointer data)
{
  gtk_window_close (GTK_WINDOW (widget));
  return TRUE;
}

static void
add_row (LooseManual *self, const char *title)
{
  GtkWidget *label = gtk_label_new (title);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_set_margin_top (label, 6); /* a title of two lines fills the row */
  gtk_widget_set_margin_bottom (label, 6);
  gtk_list_box_append (self->pages, label);
}

static GtkWidget *
make_list (LooseManual *self)
{
  GtkWidget *list = gtk_list_box_new (), *scrolled = gtk_scrolled_window_new ();

  self->pages = GTK_LIST_BOX (list);
  gtk_widget_add_css_class (list, "navigation-sidebar");
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Manual Pages"), -1);
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    add_row (self, _ (pages[i].title));
  g_signal_connect_object (list, "row-selected", G_CALLBACK (selected_cb), self, G_CONNECT_SWAPPED);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), list);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_widget_set_size_request (scrolled, 210, -1);
  return scrolled;
}

static GtkWidget *
make_text (LooseManual *self)
{
  GtkWidget *text = gtk_text_view_new (), *scrolled = gtk_scrolled_window_new ();

  self->text = GTK_TEXT_VIEW (text);
  gtk_text_view_set_editable (self->text, FALSE);
  gtk_text_view_set_cursor_visible (self->text, FALSE);
  gtk_text_view_set_accepts_tab (self->text, FALSE);
  gtk_text_view_set_wrap_mode (self->text, GTK_WRAP_WORD_CHAR);
  gtk_text_view_set_left_margin (self->text, 24);
  gtk_text_view_set_right_margin (self->text, 24);
  gtk_text_view_set_top_margin (self->text, 18);
  gtk_text_view_set_pixels_inside_wrap (self->text, 2);
  gtk_accessible_update_property (GTK_ACCESSIBLE (text), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Manual Page"), -1);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), text);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_widget_set_hexpand (scrolled, TRUE);
  return scrolled;
}

static void
loose_manual_finalize (GObject *object)
{
  g_clear_pointer (&LOOSE_MANUAL (object)->documents, g_ptr_array_unref);
  G_OBJECT_CLASS (loose_manual_parent_class)->finalize (object);
}

static void
loose_manual_class_init (LooseManualClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = loose_manual_finalize;
  gtk_widget_class_add_binding (GTK_WIDGET_CLASS (klass), GDK_KEY_Escape, 0, escape_cb, NULL);
}

static void
loose_manual_init (LooseManual *self)
{
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *panes = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_box_append (GTK_BOX (content), adw_header_bar_new ());
  gtk_box_append (GTK_BOX (content), panes);
  gtk_widget_set_vexpand (panes, TRUE);
  gtk_box_append (GTK_BOX (panes), make_list (self));
  gtk_box_append (GTK_BOX (panes), gtk_separator_new (GTK_ORIENTATION_VERTICAL));
  gtk_box_append (GTK_BOX (panes), make_text (self));
  adw_window_set_content (ADW_WINDOW (self), content);
  gtk_window_set_title (GTK_WINDOW (self), _ ("Manual"));
  gtk_window_set_default_size (GTK_WINDOW (self), 860, 640);
}

void
loose_manual_set_documents (LooseManual *self, GPtrArray *documents)
{
  GtkListBoxRow *row;
  guint shown = (guint) gtk_list_box_row_get_index (gtk_list_box_get_selected_row (self->pages));

  if (shown >= G_N_ELEMENTS (pages)) /* it goes */
    show_page (self, 0);
  while ((row = gtk_list_box_get_row_at_index (self->pages, G_N_ELEMENTS (pages))) != NULL)
    gtk_list_box_remove (self->pages, GTK_WIDGET (row));
  g_clear_pointer (&self->documents, g_ptr_array_unref);
  self->documents = documents;
  for (guint i = 0; i < documents->len; i++)
    add_row (self, ((const LeafStorageDocument *) g_ptr_array_index (documents, i))->title);
}

const char *
loose_manual_get_page (LooseManual *self)
{
  return self->page;
}

static void
gone_cb (GObject *parent)
{
  g_object_set_data (parent, "loose-manual", NULL);
}

LooseManual *
loose_manual_show (GtkWindow *parent, const char *page)
{
  LooseManual *self = g_object_get_data (G_OBJECT (parent), "loose-manual");

  if (self == NULL) {
    self = g_object_new (LOOSE_TYPE_MANUAL, "transient-for", parent, "destroy-with-parent", TRUE, NULL);
    g_object_set_data (G_OBJECT (parent), "loose-manual", self);
    g_signal_connect_object (self, "destroy", G_CALLBACK (gone_cb), parent, G_CONNECT_SWAPPED);
  }
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    if (g_str_equal (pages[i].name, page))
      show_page (self, i);
  gtk_window_present (GTK_WINDOW (self));
  return self;
}
