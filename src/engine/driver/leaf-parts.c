/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-parts.c: a story in several files.
 *
 *   Chapter 5 - More (see "woods.i7")      in the story: this heading contains the text of that file
 *   Chapter 5 - More                       the file begins with the same heading, and has only lower ones after it
 *
 * A file's words come after the story's, as those of extensions do. Its sentences are read at its heading
 * (leaf-sentence-splitter.c), because the order of sentences matters when rules are sorted. Every word keeps its place
 * in the file where it was typed. Alternative rejected: one text made from all files before anything is read; problems,
 * places and edits would have to be mapped back to the files. */
#include "leaf-parts.h"

enum { MOST_PARTS = 1000, MOST_NESTED = 8 };

typedef struct {
  LeafBuild *build;
  const LeafCompileOptions *options;
  GHashTable *read; /* of char *, by name: each is read once */
  guint depth;
} Parts;

static void read_all (Parts *self, guint32 source);

static void
read_part (Parts *self, guint32 heading, guint32 name_word, LeafWording line)
{
  LeafBuild *build = self->build;
  g_autofree char *name = leaf_words_text_dup (build, name_word);
  LeafSourceText found = { 0 };
  LeafSource *row;
  guint32 source;

  if (self->depth >= MOST_NESTED || g_hash_table_size (self->read) >= MOST_PARTS
      || g_hash_table_contains (self->read, name)) {
    leaf_problem_at (build, LEAF_PROBLEM_PART_AGAIN, line, name, NULL);
    return;
  }
  g_hash_table_add (self->read, g_strdup (name));
  if (self->options == NULL || self->options->find_part == NULL
      || !self->options->find_part (name, &found, self->options->data)) {
    leaf_problem_at (build, LEAF_PROBLEM_PART_UNKNOWN, line, name, NULL);
    return;
  }
  source = leaf_words_read (build, found.name != NULL ? found.name : name, found.bytes, found.length, FALSE);
  row = LEAF_ROW (&build->words->sources, LeafSource, source);
  row->heading = heading;
  row->part = leaf_arena_strdup (build->arena, name);
  self->depth++;
  read_all (self, source);
  self->depth--;
}

static void
read_all (Parts *self, guint32 source)
{
  const LeafSource row = *LEAF_ROW (&self->build->words->sources, LeafSource, source); /* reading a part adds rows */

  for (guint32 at = row.first_word; at < row.end_word; at++) {
    gboolean begins_paragraph = at == row.first_word || leaf_word (self->build, at - 1)->sort == LEAF_WORD_PARAGRAPH;
    LeafWording line, bare;
    guint32 name;

    if (!begins_paragraph
        || leaf_heading_level (self->build, line = leaf_heading_line (self->build, at, row.end_word)) == 0)
      continue;
    name = leaf_heading_part (self->build, line, &bare);
    if (name != 0 && !leaf_heading_is_never_read (self->build, line))
      read_part (self, at, name, line);
  }
}

void
leaf_parts_read (LeafBuild *build, guint32 source, const LeafCompileOptions *options)
{
  Parts self = { build, options, g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL), 0 };

  read_all (&self, source);
  g_hash_table_unref (self.read);
}
