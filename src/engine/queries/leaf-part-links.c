/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-part-links.c: the links between the files of a story, for an editor. */
#include "leaf-compile.h"

static LeafPlace
place_of (const LeafBuild *build, LeafWording w)
{
  LeafSpan span = leaf_wording_span (build, w);

  return (LeafPlace) { span.source, span.start, span.end };
}

/* Reads the link in the heading that begins at word `at`. Returns FALSE if that is not a heading or names no file. */
static gboolean
read_link (const LeafBuild *build, const LeafSource *source, guint32 at, LeafPartLink *link)
{
  LeafWording line = leaf_heading_line (build, at, source->end_word), bare;
  guint32 name = leaf_heading_level (build, line) > 0 ? leaf_heading_part (build, line, &bare) : 0;
  LeafSpan words;

  if (name == 0)
    return FALSE;
  words = leaf_wording_span (build, bare);
  *link = (LeafPartLink) { .heading = place_of (build, line),
                           .name = place_of (build, (LeafWording) { name, name + 1 }),
                           .file = leaf_words_text_dup (build, name),
                           .words = g_strndup (source->text + words.start, words.end - words.start) };
  return TRUE;
}

gboolean
leaf_program_part_link_at (const LeafProgram *program, LeafPlace place, LeafPartLink *link)
{
  g_return_val_if_fail (program != NULL, FALSE);
  const LeafBuild *build = &program->build;
  const LeafSource *source;

  *link = (LeafPartLink) { 0 };
  if (place.source == 0 || place.source > leaf_program_n_sources (program))
    return FALSE;
  source = LEAF_ROW (&build->words->sources, LeafSource, place.source);
  for (guint32 at = source->first_word; at < source->end_word && leaf_word (build, at)->start <= place.start; at++)
    if (leaf_word (build, at)->start == place.start && leaf_word (build, at)->sort != LEAF_WORD_PARAGRAPH)
      return read_link (build, source, at, link);
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
  return read_link (build, other, part->heading, link);
}

void
leaf_part_link_clear (LeafPartLink *link)
{
  g_clear_pointer (&link->file, g_free);
  g_clear_pointer (&link->words, g_free);
}
