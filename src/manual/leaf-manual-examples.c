/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "leaf-manual-examples.h"

#include "leaf-bundled.h"

#include <string.h>

extern const LeafBundledFile leaf_manual_examples[]; /* "phrases-lists.md" */

typedef struct {
  const LeafManualPage *page;
  guint first, end; /* its blocks: from `first`, after the heading and the line "Shows:", to the one before `end` */
  char *title;
  char *place; /* the entry that shows the whole story; NULL until one does */
} Example;

typedef struct {
  Example *example;
  char *words; /* the words to search for in the example; NULL: the entry's name */
  gboolean is_shown;
} Entry;

struct _LeafManualExamples {
  LeafManual *pages;
  GPtrArray *all;      /* of Example */
  GHashTable *entries; /* "phrases\nsort (list of values)" -> Entry */
};

static void
example_free (Example *example)
{
  g_free (example->title);
  g_free (example->place);
  g_free (example);
}

static void
entry_free (Entry *entry)
{
  g_free (entry->words);
  g_free (entry);
}

/* --- reading ------------------------------------------------------------------------------------------------------ */

char **
leaf_manual_example_entries (const LeafManualBlock *block)
{
  return block->sort == LEAF_MANUAL_PARAGRAPH && g_str_has_prefix (block->text, "Shows: ")
             ? g_strsplit (block->text + strlen ("Shows: "), "; ", -1)
             : NULL;
}

static void
read_entries (LeafManualExamples *self, Example *example, char **entries)
{
  g_autofree char *section = g_strndup (example->page->name, strcspn (example->page->name, "-"));

  for (char **each = entries; *each != NULL; each++) {
    char *sign = strstr (*each, " :: ");
    Entry *entry = g_new0 (Entry, 1);

    entry->example = example;
    entry->words = sign != NULL ? g_strdup (sign + 4) : NULL;
    if (sign != NULL)
      *sign = '\0';
    g_hash_table_insert (self->entries, g_strdup_printf ("%s\n%s", section, *each), entry);
  }
}

static void
read_page (LeafManualExamples *self, const LeafManualPage *page)
{
  Example *example = NULL;

  for (guint i = 0; i < page->blocks->len; i++) {
    const LeafManualBlock *block = g_ptr_array_index (page->blocks, i);
    g_auto (GStrv) entries = leaf_manual_example_entries (block);

    if (block->sort == LEAF_MANUAL_HEADING) {
      example = g_new0 (Example, 1);
      *example = (Example) { .page = page, .first = i + 1, .title = leaf_manual_plain (block->text) };
      g_ptr_array_add (self->all, example);
    } else if (entries != NULL && example != NULL) {
      read_entries (self, example, entries);
      example->first = i + 1;
    }
    if (example != NULL)
      example->end = i + 1;
  }
}

LeafManualExamples *
leaf_manual_examples_new (void)
{
  LeafManualExamples *self = g_new0 (LeafManualExamples, 1);

  self->pages = leaf_manual_new ();
  self->all = g_ptr_array_new_with_free_func ((GDestroyNotify) example_free);
  self->entries = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) entry_free);
  for (const LeafBundledFile *file = leaf_manual_examples; file->name != NULL; file++)
    leaf_manual_add_page (self->pages, file->name, file->bytes, NULL);
  for (guint i = 0; i < leaf_manual_n_pages (self->pages); i++)
    read_page (self, leaf_manual_page (self->pages, i));
  return self;
}

void
leaf_manual_examples_free (LeafManualExamples *self)
{
  g_hash_table_unref (self->entries);
  g_ptr_array_unref (self->all);
  leaf_manual_free (self->pages);
  g_free (self);
}

/* --- the line of an entry ----------------------------------------------------------------------------------------- */

/* A pattern for a form with its arguments filled in: "sort (list of values)" -> "\bsort .+". */
static char *
dup_pattern (const char *name)
{
  g_auto (GStrv) parts = g_regex_split_simple ("\\((?:[^()]|\\([^()]*\\))*\\)", name, 0, 0);
  g_autoptr (GString) pattern = g_string_new (g_ascii_isalnum (*name) ? "\\b" : "");

  for (char **part = parts; *part != NULL; part++) {
    g_autofree char *words = g_regex_escape_string (*part, -1);

    g_string_append_printf (pattern, "%s%s", part > parts ? ".+?" : "", words);
  }
  if (g_ascii_isalnum (name[strlen (name) - 1]))
    g_string_append (pattern, "\\b");
  return g_string_free (g_steal_pointer (&pattern), FALSE);
}

/* The length of a name without the options of a phrase, which follow the first comma outside parentheses. */
static gsize
length_without_options (const char *name)
{
  guint depth = 0;

  for (const char *at = name; *at != '\0'; at++) {
    depth += *at == '(';
    depth -= *at == ')';
    if (depth == 0 && g_str_has_prefix (at, ", "))
      return (gsize) (at - name);
  }
  return strlen (name);
}

static GRegex *
make_pattern (const Entry *entry, const char *name)
{
  g_autofree char *stem = g_strndup (name, *name == '[' ? strlen (name) : length_without_options (name));
  g_autofree char *pattern = entry->words != NULL ? g_regex_escape_string (entry->words, -1) : dup_pattern (stem);

  return g_regex_new (pattern, *name == '[' ? 0 : G_REGEX_CASELESS, 0, NULL);
}

static char *
find_line (const LeafManualBlock *block, GRegex *pattern)
{
  g_auto (GStrv) lines
      = g_strsplit (block->source != NULL && block->sort != LEAF_MANUAL_PLAY ? block->source : block->text, "\n", -1);

  for (char **line = lines; *line != NULL; line++)
    if (g_regex_match (pattern, *line, 0, NULL))
      return g_strdup (g_strstrip (*line));
  return NULL;
}

/* The line of the example that shows the entry; NULL if there is none. */
static char *
dup_line (const Entry *entry, const char *name)
{
  g_autoptr (GRegex) pattern = make_pattern (entry, name);
  char *line = NULL;

  for (guint i = entry->example->first; i < entry->example->end && line == NULL && pattern != NULL; i++) {
    const LeafManualBlock *block = g_ptr_array_index (entry->example->page->blocks, i);

    if (leaf_manual_is_fenced (block->sort))
      line = find_line (block, pattern);
  }
  return line;
}

/* --- an example in its entry -------------------------------------------------------------------------------------- */

/* Copies only the types of blocks that pages of examples contain. A part added to a story is shown with all of that
 * story, so that it can be played. */
static void
add_block (GString *page, const LeafManualBlock *block)
{
  switch (block->sort) {
  case LEAF_MANUAL_STORY:
  case LEAF_MANUAL_ADDS: g_string_append_printf (page, "```story\n%s```\n\n", block->source); break;
  case LEAF_MANUAL_PLAY: g_string_append_printf (page, "```play\n%s```\n\n", block->text); break;
  case LEAF_MANUAL_PARAGRAPH: g_string_append_printf (page, "%s\n\n", block->text); break;
  case LEAF_MANUAL_HEADING:
  case LEAF_MANUAL_PICTURE:
  case LEAF_MANUAL_ITEM:
  case LEAF_MANUAL_ROW:
  case LEAF_MANUAL_MISTAKE:
  case LEAF_MANUAL_PROBLEM:
  case LEAF_MANUAL_ORDER:
  case LEAF_MANUAL_EXERCISE:
  case LEAF_MANUAL_HINT:
  case LEAF_MANUAL_SOLUTION:
  case LEAF_MANUAL_WRONG:
  case LEAF_MANUAL_FORM: break;
  }
}

static void
show_story (Example *example, const char *place, GString *page)
{
  g_string_append_printf (page, "Example: *%s*.\n\n", example->title);
  for (guint i = example->first; i < example->end; i++)
    add_block (page, g_ptr_array_index (example->page->blocks, i));
  example->place = g_strdup (place);
}

char *
leaf_manual_examples_show (LeafManualExamples *self, const char *section, const char *name, const char *place,
                           GString *page)
{
  g_autofree char *key = g_strdup_printf ("%s\n%s", section, name), *line = NULL;
  Entry *entry = g_hash_table_lookup (self->entries, key);

  if (entry == NULL)
    return g_strdup ("has no example");
  entry->is_shown = TRUE;
  line = dup_line (entry, name);
  if (line == NULL)
    return g_strdup_printf ("is in no line of its example, %s", entry->example->title);
  if (entry->example->place != NULL)
    g_string_append_printf (page, "Example: `%s`, in [%s](%s).\n\n", line, entry->example->title,
                            entry->example->place);
  else
    show_story (entry->example, place, page);
  return NULL;
}

GPtrArray *
leaf_manual_examples_unused (LeafManualExamples *self)
{
  GPtrArray *unused = g_ptr_array_new_with_free_func (g_free);
  GHashTableIter iter;
  gpointer key, entry;

  g_hash_table_iter_init (&iter, self->entries);
  while (g_hash_table_iter_next (&iter, &key, &entry))
    if (!((Entry *) entry)->is_shown)
      g_ptr_array_add (unused, g_strdelimit (g_strdup (key), "\n", ' '));
  return unused;
}
