/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "leaf-manual-entries.h"

#include "leaf-bundled.h"
#include "leaf-manual-private.h"

#include <string.h>

extern const LeafBundledFile leaf_manual_sentences[];

char **
leaf_manual_dup_sentences (void)
{
  return g_strsplit (leaf_manual_sentences[0].bytes, "\n", -1);
}

/* --- sentences ---------------------------------------------------------------------------------------------------- */

static gboolean
fits (const char *line, gsize length, const char *name)
{
  g_autofree char *pattern = g_strndup (line, length);

  return strpbrk (pattern, "*?") != NULL ? g_pattern_match_simple (pattern, name) : g_str_equal (pattern, name);
}

const char *
leaf_manual_find_sentence (char **lines, const char *section, const char *name)
{
  g_autofree char *head = g_strdup_printf ("[%s]", section);
  gboolean is_in = FALSE;

  for (char **line = lines; *line != NULL; line++) {
    const char *sign = strstr (*line, " = ");

    if (**line == '[' && sign == NULL)
      is_in = g_str_equal (*line, head);
    else if (is_in && sign != NULL && fits (*line, (gsize) (sign - *line), name))
      return sign + 3;
  }
  return NULL;
}

/* The sentence of an entry; NULL if it has none, which is recorded. */
static const char *
sentence_of (LeafManualMaker *maker, const char *section, const char *name)
{
  const char *sentence = leaf_manual_find_sentence (maker->lines, section, name);

  if (sentence == NULL)
    g_ptr_array_add (maker->without, g_strdup_printf ("[%s] %s has no sentence", section, name));
  return sentence;
}

/* Returns TRUE if a story contains the words, and not as a part of other words. */
static gboolean
has_words (const char *story, const char *words)
{
  gsize length = strlen (words);

  for (const char *at = story; (at = strstr (at, words)) != NULL; at++)
    if ((at == story || !g_ascii_isalpha (at[-1])) && !g_ascii_isalpha (at[length]))
      return TRUE;
  return FALSE;
}

/* A block of source in the book, with its section. */
typedef struct {
  const LeafManualPage *page;
  const LeafManualBlock *heading, *block;
} Place;

static GArray *
list_places (const LeafManual *manual)
{
  GArray *places = g_array_new (FALSE, FALSE, sizeof (Place));

  for (guint i = 0; i < leaf_manual_n_pages (manual); i++) {
    Place place = { .page = leaf_manual_page (manual, i) };

    for (guint k = 0; k < place.page->blocks->len; k++) {
      place.block = g_ptr_array_index (place.page->blocks, k);
      if (place.block->sort == LEAF_MANUAL_HEADING)
        place.heading = place.block;
      if ((place.block->sort == LEAF_MANUAL_STORY || place.block->sort == LEAF_MANUAL_ADDS) && place.heading != NULL)
        g_array_append_val (places, place);
    }
  }
  return places;
}

/* Adds the number of a place to the list of each word in its text. */
static void
index_words (GHashTable *words, const char *text, guint number)
{
  for (gsize length; *text != '\0'; text += length) {
    g_autofree char *word = NULL;
    GArray *numbers;

    for (length = 0; g_ascii_isalpha (text[length]); length++)
      ;
    if (length == 0) {
      length = 1;
      continue;
    }
    word = g_strndup (text, length);
    numbers = g_hash_table_lookup (words, word);
    if (numbers == NULL) {
      numbers = g_array_new (FALSE, FALSE, sizeof (guint));
      g_hash_table_insert (words, g_steal_pointer (&word), numbers);
    }
    if (numbers->len == 0 || g_array_index (numbers, guint, numbers->len - 1) != number)
      g_array_append_val (numbers, number);
  }
}

static void
index_book (LeafManualMaker *maker)
{
  maker->places = list_places (maker->manual);
  maker->words = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_array_unref);
  for (guint i = 0; i < maker->places->len; i++)
    index_words (maker->words, g_array_index (maker->places, Place, i).block->text, i);
}

/* The numbers of the places that contain the rarest of some words; NULL if none contains them all. */
static const GArray *
find_rarest (LeafManualMaker *maker, const char *words)
{
  const GArray *rarest = NULL;

  for (gsize length; *words != '\0'; words += length) {
    g_autofree char *word = NULL;
    const GArray *numbers;

    length = 0;
    while (g_ascii_isalpha (words[length]))
      length++;
    word = g_strndup (words, length);
    length = MAX (length, 1);
    numbers = *word != '\0' ? g_hash_table_lookup (maker->words, word) : NULL;
    if (*word != '\0' && numbers == NULL)
      return NULL;
    if (numbers != NULL && (rarest == NULL || numbers->len < rarest->len))
      rarest = numbers;
  }
  return rarest;
}

/* The first place of the book whose block of source contains the words; NULL if there is none. */
static const Place *
find_in_book (LeafManualMaker *maker, const char *words)
{
  const GArray *numbers = find_rarest (maker, words);

  for (guint i = 0; numbers != NULL && i < numbers->len; i++) {
    const Place *place = &g_array_index (maker->places, Place, g_array_index (numbers, guint, i));

    if (has_words (place->block->text, words))
      return place;
  }
  return NULL;
}

static void
string_free (gpointer string)
{
  g_string_free (string, TRUE);
}

/* Keeps the link from a page of the book to an entry; add_links_back writes it at the end of the page. */
static void
keep_link (LeafManualMaker *maker, const LeafManualPage *page, const char *name, const char *place)
{
  GString *links = g_hash_table_lookup (maker->links, page);

  if (links == NULL) {
    links = g_string_new (NULL);
    g_hash_table_insert (maker->links, (gpointer) page, links);
  }
  g_string_append_printf (links, "%s[%s](%s)", links->len > 0 ? ", " : "", name, place);
}

static void
add_book_link (LeafManualMaker *maker, GString *page, const char *words, const char *name, const char *entry)
{
  const Place *place = find_in_book (maker, words);
  g_autofree char *plain = place != NULL ? leaf_manual_plain (place->heading->text) : NULL;

  if (place == NULL)
    return;
  g_string_append_printf (page, "In the book: [%s](%s.md#%s).\n\n",
                          place->heading->level > 1 ? plain : place->page->title, place->page->name,
                          place->heading->id);
  if (*name != '[' && strchr (name, ']') == NULL) /* brackets in a link would end it */
    keep_link (maker, place->page, name, entry);
}

static void
add_links_back (LeafManualMaker *maker)
{
  GHashTableIter iter;
  gpointer page, links;

  g_hash_table_iter_init (&iter, maker->links);
  while (g_hash_table_iter_next (&iter, &page, &links)) {
    g_autofree char *text
        = g_strdup_printf ("## In the reference\n\nUsed here for the first time: %s.\n", ((GString *) links)->str);

    leaf_manual_extend_page (maker->manual, page, text);
  }
}

/* --- entries ------------------------------------------------------------------------------------------------------ */

/* The anchor that a heading gets when the page is read. */
static char *
dup_anchor (LeafManualMaker *maker, const char *name)
{
  g_autofree char *plain = leaf_manual_plain (name), *stem = leaf_manual_anchor (plain);
  char *anchor = g_strdup (stem);

  for (guint i = 2; !g_hash_table_add (maker->anchors, g_strdup (anchor)); i++) {
    g_free (anchor);
    anchor = g_strdup_printf ("%s-%u", stem, i);
  }
  return anchor;
}

void
leaf_manual_begin_entry (LeafManualMaker *maker, GString *page, const char *section, const char *name, const char *form)
{
  const char *sentence = sentence_of (maker, section, name);

  g_string_append_printf (page, "## %s\n\n", name);
  if (form != NULL)
    g_string_append_printf (page, "```form\n%s```\n\n", form);
  if (sentence != NULL)
    g_string_append_printf (page, "%s\n\n", sentence);
}

void
leaf_manual_end_entry (LeafManualMaker *maker, GString *page, const char *section, const char *name, const char *words)
{
  g_autofree char *anchor = dup_anchor (maker, name);
  g_autofree char *place = g_strdup_printf ("%s.md#%s", maker->page_name, anchor);
  g_autofree char *lack = leaf_manual_examples_show (maker->examples, section, name, place, page);

  if (lack != NULL)
    g_ptr_array_add (maker->without, g_strdup_printf ("[%s] %s %s", section, name, lack));
  add_book_link (maker, page, words, name, place);
}

void
leaf_manual_add_entry (LeafManualMaker *maker, GString *page, const char *section, const char *name, const char *form,
                       const char *words)
{
  leaf_manual_begin_entry (maker, page, section, name, form);
  leaf_manual_end_entry (maker, page, section, name, words);
}

GString *
leaf_manual_begin_page (LeafManualMaker *maker, const char *name, const char *title, const char *keywords,
                        const char *words)
{
  GString *page = g_string_new (NULL);

  g_hash_table_remove_all (maker->anchors);
  maker->page_name = name;
  g_free (dup_anchor (maker, title));
  g_string_append_printf (page, "# %s\nKeywords: %s\n\n%s\n\n", title, keywords, words);
  return page;
}

void
leaf_manual_end_page (LeafManualMaker *maker, GString *page)
{
  g_autofree char *text = g_string_free (page, FALSE);

  leaf_manual_add_page (maker->manual, maker->page_name, text, NULL);
}

/* --- the beginning and the end ------------------------------------------------------------------------------------ */

LeafManualMaker *
leaf_manual_maker_new (LeafManual *manual)
{
  LeafManualMaker *maker = g_new0 (LeafManualMaker, 1);

  maker->manual = manual;
  maker->examples = leaf_manual_examples_new ();
  maker->lines = leaf_manual_dup_sentences ();
  maker->without = g_ptr_array_new_with_free_func (g_free);
  maker->had = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  maker->anchors = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  maker->links = g_hash_table_new_full (NULL, NULL, NULL, string_free);
  index_book (maker);
  return maker;
}

GPtrArray *
leaf_manual_maker_finish (LeafManualMaker *maker)
{
  GPtrArray *without = maker->without;
  g_autoptr (GPtrArray) unused = leaf_manual_examples_unused (maker->examples);

  for (guint i = 0; i < unused->len; i++)
    g_ptr_array_add (
        without, g_strdup_printf ("%s is named by an example and is no entry", (char *) g_ptr_array_index (unused, i)));
  add_links_back (maker);
  g_hash_table_unref (maker->links);
  leaf_manual_examples_free (maker->examples);
  g_strfreev (maker->lines);
  g_hash_table_unref (maker->had);
  g_hash_table_unref (maker->anchors);
  g_hash_table_unref (maker->words);
  g_array_unref (maker->places);
  g_free (maker);
  return without;
}
