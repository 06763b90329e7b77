/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-manual-text.c: a page for a terminal: paragraphs are wrapped, blocks are indented. */
#include "leaf-manual.h"

#include <string.h>

static void
add_wrapped (GString *all, const char *text, const char *first, const char *rest, guint width)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  glong column = g_utf8_strlen (first, -1);
  gboolean is_fresh = TRUE;

  g_string_append (all, first);
  for (char **word = words; *word != NULL; word++) {
    glong length = g_utf8_strlen (*word, -1);

    if (!is_fresh && column + 1 + length > (glong) width) {
      g_string_append_printf (all, "\n%s", rest);
      column = g_utf8_strlen (rest, -1);
      is_fresh = TRUE;
    }
    g_string_append_printf (all, "%s%s", is_fresh ? "" : " ", *word);
    column += length + (is_fresh ? 0 : 1);
    is_fresh = FALSE;
  }
  g_string_append_c (all, '\n');
}

static void
add_indented (GString *all, const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (char **line = lines; *line != NULL; line++)
    if (line[1] != NULL || **line != '\0')
      g_string_append_printf (all, "%s%s\n", **line != '\0' ? "    " : "", *line);
}

static void
add_row (GString *all, const char *row)
{
  g_autofree char *plain = leaf_manual_plain (row);
  g_auto (GStrv) cells = g_strsplit (plain, "|", -1);

  for (guint i = 1; cells[i] != NULL && cells[i + 1] != NULL; i++) {
    glong length = g_utf8_strlen (g_strstrip (cells[i]), -1);

    g_string_append_printf (all, "%s%s", i > 1 ? "  " : "    ", cells[i]);
    for (; cells[i + 2] != NULL && length < 22; length++)
      g_string_append_c (all, ' ');
  }
  g_string_append_c (all, '\n');
}

/* A heading for blocks that do not explain themselves. */
static const char *
caption (LeafManualSort sort)
{
  switch (sort) {
  case LEAF_MANUAL_MISTAKE: return "A mistake:";
  case LEAF_MANUAL_PROBLEM: return "The answer to it:";
  case LEAF_MANUAL_HINT: return "A hint:";
  case LEAF_MANUAL_SOLUTION: return "A solution:";
  case LEAF_MANUAL_HEADING:
  case LEAF_MANUAL_PARAGRAPH:
  case LEAF_MANUAL_PICTURE:
  case LEAF_MANUAL_ITEM:
  case LEAF_MANUAL_ROW:
  case LEAF_MANUAL_STORY:
  case LEAF_MANUAL_ADDS:
  case LEAF_MANUAL_PLAY:
  case LEAF_MANUAL_ORDER:
  case LEAF_MANUAL_EXERCISE:
  case LEAF_MANUAL_WRONG:
  case LEAF_MANUAL_FORM: break;
  }
  return NULL;
}

static void
add_block (GString *all, const LeafManualBlock *block, guint width)
{
  g_autofree char *plain = leaf_manual_is_fenced (block->sort) ? NULL : leaf_manual_plain (block->text);
  g_autofree char *number = block->level > 0 ? g_strdup_printf ("%2u. ", block->level) : g_strdup ("  - ");

  switch (block->sort) {
  case LEAF_MANUAL_HEADING:
    g_string_append_printf (all, "%s\n", plain);
    for (glong i = g_utf8_strlen (plain, -1); i > 0; i--)
      g_string_append_c (all, block->level == 1 ? '=' : '-');
    g_string_append_c (all, '\n');
    if (block->argument != NULL)
      g_string_append_printf (all, "(%s)\n", block->argument);
    break;
  case LEAF_MANUAL_PARAGRAPH: add_wrapped (all, plain, "", "", width); break;
  case LEAF_MANUAL_PICTURE: add_wrapped (all, plain, "[Picture] ", "", width); break;
  case LEAF_MANUAL_ITEM: add_wrapped (all, plain, number, "    ", width); break;
  case LEAF_MANUAL_ROW: add_row (all, block->text); break;
  case LEAF_MANUAL_STORY:
  case LEAF_MANUAL_ADDS:
  case LEAF_MANUAL_MISTAKE:
  case LEAF_MANUAL_PROBLEM:
  case LEAF_MANUAL_PLAY:
  case LEAF_MANUAL_ORDER:
  case LEAF_MANUAL_HINT:
  case LEAF_MANUAL_SOLUTION:
  case LEAF_MANUAL_FORM:
    if (caption (block->sort) != NULL)
      g_string_append_printf (all, "%s\n\n", caption (block->sort));
    add_indented (all, block->text);
    break;
  case LEAF_MANUAL_EXERCISE:
  case LEAF_MANUAL_WRONG: break;
  }
}

/* The number of the block after the section. */
static guint
section_end (const LeafManualPage *page, guint first)
{
  const LeafManualBlock *heading = g_ptr_array_index (page->blocks, first);
  guint level = MAX (heading->level, 2), end = first + 1;

  for (; end < page->blocks->len; end++) {
    const LeafManualBlock *block = g_ptr_array_index (page->blocks, end);

    if (block->sort == LEAF_MANUAL_HEADING && block->level <= level)
      break;
  }
  return end;
}

static char *
blocks_text (const LeafManualPage *page, guint first, guint end, guint width)
{
  g_autoptr (GString) all = g_string_new (NULL);

  for (guint i = first; i < end; i++) {
    const LeafManualBlock *block = g_ptr_array_index (page->blocks, i);
    const LeafManualBlock *next = i + 1 < end ? g_ptr_array_index (page->blocks, i + 1) : NULL;
    gsize before = all->len;

    add_block (all, block, width);
    if (all->len > before && (block->sort != LEAF_MANUAL_ROW || next == NULL || next->sort != LEAF_MANUAL_ROW))
      g_string_append_c (all, '\n');
  }
  return g_string_free (g_steal_pointer (&all), FALSE);
}

char *
leaf_manual_page_text (const LeafManualPage *page, guint width)
{
  return blocks_text (page, 0, page->blocks->len, width);
}

char *
leaf_manual_section_text (const LeafManualPage *page, const LeafManualBlock *heading, guint width)
{
  guint first = 0;

  if (!g_ptr_array_find (page->blocks, heading, &first))
    return leaf_manual_page_text (page, width);
  return blocks_text (page, first, section_end (page, first), width);
}
