/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-index.c: the pages of the index. Rows come in the order of the tables, the library's first. Since readers want
 * those of the story first, blocks (a row and those below it) are reordered at the end, only here. */
#include "leaf-index-rows.h"

#include <string.h>

static const struct {
  const char *name, *title;
  LeafIndexPageMaker make;
} pages[LEAF_INDEX_PAGES] = {
#define LEAF_INDEX_PAGE(page, name, title, maker) [LEAF_INDEX_##page] = { name, title, maker },
#include "leaf-index-pages.def"
#undef LEAF_INDEX_PAGE
};

const char *
leaf_index_page_name (LeafIndexPage page)
{
  return (guint) page < LEAF_INDEX_PAGES ? pages[page].name : NULL;
}

const char *
leaf_index_page_title (LeafIndexPage page)
{
  return (guint) page < LEAF_INDEX_PAGES ? pages[page].title : NULL;
}

/* --- the story's rows before the library's ------------------------------------------------------------------------ */

/* The row after the block that begins at `row`. */
static guint
block_end (GArray *rows, guint row)
{
  guint32 level = g_array_index (rows, LeafIndexEntry, row).level;

  for (row++; row < rows->len && g_array_index (rows, LeafIndexEntry, row).level > level; row++)
    ;
  return row;
}

/* A row is the story's own if anything below it is. */
static void
settle_block (GArray *rows, guint from, guint end)
{
  LeafIndexEntry *row = &g_array_index (rows, LeafIndexEntry, from);

  for (guint i = from + 1, next; i < end; i = next) {
    next = block_end (rows, i);
    settle_block (rows, i, next);
    row->is_library = row->is_library && g_array_index (rows, LeafIndexEntry, i).is_library;
  }
}

static GArray *
own_first (GArray *rows)
{
  GArray *sorted = g_array_sized_new (FALSE, FALSE, sizeof (LeafIndexEntry), rows->len);

  for (guint pass = 0; pass < 2; pass++)
    for (guint i = 0, end; i < rows->len; i = end) {
      end = block_end (rows, i);
      if (pass == 0)
        settle_block (rows, i, end);
      if (g_array_index (rows, LeafIndexEntry, i).is_library == (pass == 1))
        g_array_append_vals (sorted, &g_array_index (rows, LeafIndexEntry, i), end - i);
    }
  return sorted;
}

LeafIndexEntry *
leaf_program_index (const LeafProgram *program, LeafIndexPage page, guint32 *n)
{
  g_return_val_if_fail (program != NULL, NULL);
  LeafIndexRows self = { program, &program->build, g_array_new (FALSE, FALSE, sizeof (LeafIndexEntry)) };
  GArray *sorted;

  if ((guint) page < LEAF_INDEX_PAGES)
    pages[page].make (&self);
  sorted = own_first (self.rows);
  g_array_unref (self.rows);
  *n = sorted->len;
  return (LeafIndexEntry *) g_array_free (sorted, FALSE);
}

void
leaf_index_free (LeafIndexEntry *entries, guint32 n)
{
  for (guint32 i = 0; entries != NULL && i < n; i++) {
    g_free (entries[i].text);
    g_free (entries[i].detail);
    leaf_answer_sentence_clear (&entries[i].text_said);
    leaf_answer_sentence_clear (&entries[i].detail_said);
  }
  g_free (entries);
}
