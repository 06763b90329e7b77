/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-texts-pane.h"

#include "loose-list-entry-view.h"

#include <glib/gi18n.h>

struct _LooseTextsPane {
  LoosePane pane;

  /* Template widgets */
  GtkListView *list;
  GtkStack *stack;

  /* Owned */
  LooseListEntryView *entries;
};

G_DEFINE_FINAL_TYPE (LooseTextsPane, loose_texts_pane, LOOSE_TYPE_PANE)

/* The text without its quotation marks, in the paragraphs that the story prints: a line break of the source is a space,
 * and an empty line ends a paragraph. */
static char *
dup_words (LeafProgram *program, LeafPlace place)
{
  const char *text = leaf_program_source_text (program, place.source);
  guint32 end = text[place.end - 1] == '"' ? place.end - 1 : place.end;
  g_autofree char *inside = g_strndup (text + place.start + 1, end - place.start - 1);
  g_auto (GStrv) lines = g_strsplit (inside, "\n", -1);
  GString *words = g_string_new (NULL);
  const char *between = "";

  for (char **line = lines; *line != NULL; line++) {
    g_strstrip (*line);
    if (**line == '\0' && words->len > 0)
      between = "\n";
    if (**line == '\0')
      continue;
    g_string_append (words, between);
    g_string_append (words, *line);
    between = " ";
  }
  return g_string_free (words, FALSE);
}

/* The last heading before a place; `n` if there is none. */
static guint32
find_heading (const LeafOutlineEntry *outline, guint32 n, LeafPlace place)
{
  guint32 found = n;

  for (guint32 i = 0; i < n; i++)
    if (outline[i].place.source == place.source && outline[i].place.start < place.start)
      found = i;
  return found;
}

static void
loose_texts_pane_refresh (LoosePane *pane)
{
  LooseTextsPane *self = LOOSE_TEXTS_PANE (pane);
  LeafProgram *program = loose_session_get_program (pane->session);
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func (g_object_unref);
  g_autofree LeafOutlineEntry *outline = NULL;
  g_autofree LeafPlace *texts = NULL;
  guint32 n_headings = 0, n_texts = 0, last = G_MAXUINT32;

  if (program != NULL) {
    outline = leaf_program_outline (program, FALSE, &n_headings);
    texts = leaf_program_prose_texts (program, &n_texts);
  }
  for (guint32 i = 0; i < n_texts; i++) {
    g_autofree char *words = dup_words (program, texts[i]);
    guint32 heading = find_heading (outline, n_headings, texts[i]);

    if (heading != last && heading < n_headings)
      g_ptr_array_add (entries, loose_list_entry_new (outline[heading].text, NULL, 0, LOOSE_LIST_ENTRY_STRONG,
                                                      outline[heading].place));
    last = heading;
    g_ptr_array_add (entries, loose_list_entry_new (words, NULL, 1, LOOSE_LIST_ENTRY_PROSE, texts[i]));
  }
  loose_list_entry_view_fill (self->entries, entries);
  gtk_stack_set_visible_child_name (self->stack, n_texts > 0 ? "list" : "empty");
}

static void
loose_texts_pane_connected (LoosePane *pane)
{
  loose_list_entry_view_set_session (LOOSE_TEXTS_PANE (pane)->entries, pane->session, LOOSE_LIST_ENTRY_VIEW_OF_STORY);
}

static void
loose_texts_pane_focus (LoosePane *pane)
{
  loose_list_entry_view_focus (LOOSE_TEXTS_PANE (pane)->entries);
}

static void
loose_texts_pane_dispose (GObject *object)
{
  g_clear_object (&LOOSE_TEXTS_PANE (object)->entries);
  G_OBJECT_CLASS (loose_texts_pane_parent_class)->dispose (object);
}

static const LooseChild children[] = { LOOSE_CHILD (LooseTextsPane, list), LOOSE_CHILD (LooseTextsPane, stack) };

static void
loose_texts_pane_class_init (LooseTextsPaneClass *klass)
{
  LoosePaneClass *pane_class = LOOSE_PANE_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = loose_texts_pane_dispose;
  pane_class->connected = loose_texts_pane_connected;
  pane_class->refresh = loose_texts_pane_refresh;
  pane_class->focus = loose_texts_pane_focus;
  loose_pane_class_set_template (pane_class, "loose-texts-pane", children, G_N_ELEMENTS (children));
}

static void
loose_texts_pane_init (LooseTextsPane *self)
{
  loose_template_init (GTK_WIDGET (self));
  self->entries = loose_list_entry_view_new (self->list, FALSE);
}
