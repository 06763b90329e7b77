/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-extensions.c: "Include T by A": which extensions a source asks for, and their texts read before it.
 *
 * An extension's sentences come before those of the source that includes it, which is where they count when rules are sorted;
 * Include sentences stand at the top of a source, so this is the same as standing in their place.  Its first line ("Version
 * 2 of T by A begins here."), its last ("T ends here.") and the documentation after it are no sentences: they are blanked out,
 * so that every other byte keeps its place. */
#include "leaf-extensions.h"

#include <string.h>

enum { MOST_NESTED = 32 };

typedef struct {
  LeafBuild                *build;
  const LeafCompileOptions *options;
  GHashTable               *included; /* "title by author" */
  guint                     depth;
} Including;

/* --- the text of an extension ------------------------------------------------------------------------------------------------ */

static void
blank (char *from, const char *to)
{
  for (; from < to; from++)
    if (*from != '\n')
      *from = ' ';
}

static char *
body_of_extension (const LeafSourceText *found)
{
  char *text = g_strndup (found->bytes, found->length);
  char *begins = strstr (text, "begins here."), *ends;

  if (begins != NULL)
    blank (text, begins + strlen ("begins here."));
  ends = strstr (begins != NULL ? begins : text, "ends here.");
  if (ends != NULL) {
    char *line = ends;
    while (line > text && line[-1] != '\n')
      line--;
    blank (line, text + strlen (text));
  }
  return text;
}

/* --- finding what is asked for ------------------------------------------------------------------------------------------------- */

static gboolean
begins_sentence (const LeafBuild *build, guint32 word, guint32 first)
{
  const LeafWord *before;

  if (word == first)
    return TRUE;
  before = leaf_word (build, word - 1);
  return before->sort == LEAF_WORD_PARAGRAPH || leaf_word_is (build, word - 1, ".");
}

/* "include [version 2 of] T by A": the words of T and A, up to the end of the sentence. */
static gboolean
read_include (const LeafBuild *build, guint32 word, guint32 end, LeafWording *title, LeafWording *author)
{
  LeafWording w = { word + 1, word + 1 };
  guint32 by;

  while (w.end < end && leaf_word (build, w.end)->sort != LEAF_WORD_PARAGRAPH && !leaf_word_is (build, w.end, "."))
    w.end++;
  if (leaf_wording_begins (build, w, "version") && leaf_wording_length (w) > 3)
    w.first += 3;
  by = leaf_wording_find (build, w, "by");
  if (by >= w.end || by == w.first || by + 1 == w.end)
    return FALSE;
  *title = leaf_wording_up_to (w, by);
  *author = leaf_wording_from (w, by + 1);
  return TRUE;
}

static void include_all (Including *self, guint32 source);

static void
include_one (Including *self, LeafWording title, LeafWording author)
{
  LeafBuild *build = self->build;
  g_autofree char *title_text = leaf_wording_dup (build, title);
  g_autofree char *author_text = leaf_wording_dup (build, author);
  g_autofree char *both = g_strdup_printf ("%s by %s", title_text, author_text);
  g_autofree char *key = g_utf8_strdown (both, -1);
  g_autofree char *body = NULL;
  LeafSourceText found = { 0 };
  guint32 source;

  if (g_hash_table_contains (self->included, key) || self->depth >= MOST_NESTED)
    return;
  g_hash_table_add (self->included, g_steal_pointer (&key));
  if (self->options == NULL || self->options->find_extension == NULL
      || !self->options->find_extension (title_text, author_text, &found, self->options->data)) {
    leaf_problem_at (build, LEAF_PROBLEM_EXTENSION_UNKNOWN, leaf_wording (title.first, author.end), NULL, NULL);
    return;
  }
  body = body_of_extension (&found);
  source = leaf_words_read (build, found.name != NULL ? found.name : both, body, strlen (body), FALSE);
  self->depth++;
  include_all (self, source);
  self->depth--;
  leaf_sentences_read (build, source);
}

static void
include_all (Including *self, guint32 source)
{
  LeafBuild *build = self->build;
  guint32 first = LEAF_ROW (&build->words->sources, LeafSource, source)->first_word;
  guint32 end = LEAF_ROW (&build->words->sources, LeafSource, source)->end_word;

  for (guint32 word = first; word < end; word++) {
    LeafWording title, author;
    if (leaf_word_is (build, word, "include") && begins_sentence (build, word, first)
        && read_include (build, word, end, &title, &author))
      include_one (self, title, author);
  }
}

void
leaf_extensions_include (LeafBuild *build, guint32 source, const LeafCompileOptions *options)
{
  Including self = { build, options, g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL), 0 };

  include_all (&self, source);
  g_hash_table_unref (self.included);
}
