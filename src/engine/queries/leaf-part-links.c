/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-part-links.c: the links between the files of a story, for an editor. */
#include "leaf-program-private.h"

/* Reads the link in the heading that begins at word `at`. Returns FALSE if that is not a heading or names no file. */
static gboolean
read_link (const LeafProgram *program, const LeafSource *source, guint32 at, LeafPartLink *link)
{
  const LeafBuild *build = &program->build;
  LeafWording line = leaf_heading_line (build, at, source->end_word), bare;
  guint32 name = leaf_heading_level (build, line) > 0 ? leaf_heading_part (build, line, &bare) : 0;
  LeafSpan words;

  if (name == 0)
    return FALSE;
  words = leaf_wording_span (build, bare);
  *link = (LeafPartLink) { .heading = leaf_program_place (program, line),
                           .name = leaf_program_place (program, (LeafWording) { name, name + 1 }),
                           .file = leaf_words_text_dup (build, name),
                           .words = g_strndup (source->text + words.start, words.end - words.start) };
  return TRUE;
}

gboolean
leaf_program_part_link_at (const LeafProgram *program, LeafPlace place, LeafPartLink *link)
{
  g_return_val_if_fail (program != NULL, FALSE);
  g_return_val_if_fail (place.source <= leaf_program_n_sources (program), FALSE);
  const LeafBuild *build = &program->build;
  const LeafSource *source = LEAF_ROW (&build->words->sources, LeafSource, place.source);

  *link = (LeafPartLink) { 0 };
  for (guint32 at = source->first_word; at < source->end_word; at++)
    if (leaf_word (build, at)->start == place.start && leaf_word (build, at)->sort != LEAF_WORD_PARAGRAPH)
      return read_link (program, source, at, link);
  return FALSE;
}

gboolean
leaf_program_part_link_to (const LeafProgram *program, guint32 source, LeafPartLink *link)
{
  g_return_val_if_fail (program != NULL, FALSE);
  const LeafBuild *build = &program->build;
  const LeafSource *part, *other;

  *link = (LeafPartLink) { 0 };
  if (leaf_program_source_part (program, source) == NULL)
    return FALSE;
  part = LEAF_ROW (&build->words->sources, LeafSource, source);
  other = LEAF_ROW (&build->words->sources, LeafSource, leaf_word (build, part->heading)->source);
  return read_link (program, other, part->heading, link);
}

void
leaf_part_link_clear (LeafPartLink *link)
{
  g_clear_pointer (&link->file, g_free);
  g_clear_pointer (&link->words, g_free);
}
