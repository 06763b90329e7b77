/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-manual-document.c: the documentation of an extension as a page of the manual. Older documentation has lines
 * "Chapter: ...", "Section: ..." and "Example: ** ...", and indents code by a tab. Newer documentation is Markdown, and
 * indents code by four spaces. In both, "*: " or "{*}" before a line of code begins a whole story. The documentation is
 * rewritten in the format of the manual and then read as a page. */
#include "leaf-manual.h"

#include <string.h>

typedef struct {
  GString *page;
  char **lines;
  guint at, n_examples;
  gboolean can_be_tried; /* the code that follows belongs to a story, which can be played */
  gboolean is_first;     /* the code that is read begins a story */
} Reader;

/* --- lines -------------------------------------------------------------------------------------------------------- */

static const char *
after_mark (const char *line, const char *mark)
{
  return g_ascii_strncasecmp (line, mark, strlen (mark)) == 0 ? line + strlen (mark) : NULL;
}

/* "Example: *** The Safe - How to open it" -> "The Safe - How to open it" */
static const char *
without_stars (const char *title)
{
  return title + strspn (title, "* \t");
}

/* The line without the tab or the four spaces that make it code; NULL if it is not code. */
static const char *
code_of (const char *line)
{
  return *line == '\t' ? line + 1 : g_str_has_prefix (line, "    ") ? line + 4 : NULL;
}

static gboolean
is_blank (const char *line)
{
  return line[strspn (line, " \t\r")] == '\0';
}

static void
add_heading (Reader *reader, guint level, const char *title)
{
  g_string_append_printf (reader->page, "\n%s %s\n\n", level == 2 ? "##" : "###", title);
  reader->can_be_tried = FALSE;
}

static gboolean
read_heading (Reader *reader, const char *line)
{
  const char *title;

  if ((title = after_mark (line, "Chapter: ")) != NULL || (title = after_mark (line, "# ")) != NULL)
    add_heading (reader, 2, title);
  else if ((title = after_mark (line, "Section: ")) != NULL || (title = after_mark (line, "## ")) != NULL)
    add_heading (reader, 3, title);
  else if ((title = after_mark (line, "Example: ")) != NULL || (title = after_mark (line, "### Example: ")) != NULL)
    add_heading (reader, 2, without_stars (title));
  return title != NULL;
}

/* --- code --------------------------------------------------------------------------------------------------------- */

/* Takes the lines of a piece of code, including blank lines between them. Returns TRUE if a mark makes it the beginning
 * of a story. */
static gboolean
take_code (Reader *reader, GString *code)
{
  gboolean begins = FALSE;
  guint blank = 0;

  for (; reader->lines[reader->at] != NULL; reader->at++) {
    const char *raw = reader->lines[reader->at], *line = code_of (raw), *paste;

    if (line == NULL && !is_blank (raw))
      break;
    if (line == NULL || is_blank (line)) {
      blank++;
      continue;
    }
    paste = after_mark (line, "*: ");
    if (paste == NULL)
      paste = after_mark (line, "{*}");
    if (paste != NULL && code->len > 0)
      break; /* another story begins */
    begins = begins || paste != NULL;
    for (; code->len > 0 && blank > 0; blank--)
      g_string_append_c (code, '\n');
    blank = 0;
    g_string_append_printf (code, "%s\n", paste != NULL ? paste : line);
  }
  return begins;
}

static void
read_code (Reader *reader)
{
  g_autoptr (GString) code = g_string_new (NULL);
  g_autofree char *name = NULL;

  if (take_code (reader, code)) {
    reader->can_be_tried = reader->is_first = TRUE;
    reader->n_examples++;
  }
  name = g_strdup_printf ("example-%u", reader->n_examples);
  if (reader->can_be_tried)
    g_string_append_printf (reader->page, "\n```%s %s\n%s```\n\n", reader->is_first ? "story" : "adds", name,
                            code->str);
  else
    g_string_append_printf (reader->page, "\n```form\n%s```\n\n", code->str);
  reader->is_first = FALSE;
}

/* The documentation of an extension also writes lists as "(1) ..." and "* ...". */
static void
read_words (Reader *reader, const char *line)
{
  const char *item = after_mark (line, "* "), *close = *line == '(' ? strchr (line, ')') : NULL;
  gboolean is_number
      = close != NULL && close > line + 1 && strspn (line + 1, "0123456789") == (gsize) (close - line) - 1;

  if (item != NULL)
    g_string_append_printf (reader->page, "- %s\n", item);
  else if (is_number)
    g_string_append_printf (reader->page, "%.*s. %s\n", (int) (close - line) - 1, line + 1,
                            close + 1 + strspn (close + 1, " "));
  else
    g_string_append_printf (reader->page, "%s\n", line);
  reader->at++;
}

/* --- the page ----------------------------------------------------------------------------------------------------- */

/* A part of an example cannot be played by itself, so it is played with all of its story. */
static void
complete_stories (const LeafManualPage *page)
{
  for (guint i = 0; i < page->blocks->len; i++) {
    LeafManualBlock *block = g_ptr_array_index (page->blocks, i), *last = block;

    for (guint k = i + 1; k < page->blocks->len && block->source != NULL; k++) {
      LeafManualBlock *later = g_ptr_array_index (page->blocks, k);

      if (later->source != NULL && g_strcmp0 (later->story, block->story) == 0)
        last = later;
    }
    if (last != block) {
      g_free (block->source);
      block->source = g_strdup (last->source);
    }
  }
}

void
leaf_manual_add_document (LeafManual *manual, const char *name, const char *title, const char *text)
{
  Reader reader = { .page = g_string_new (NULL), .lines = g_strsplit (text, "\n", -1) };
  const LeafManualPage *page;

  g_string_append_printf (reader.page, "# %s\n\n", title);
  while (reader.lines[reader.at] != NULL) {
    const char *line = reader.lines[reader.at];

    if (read_heading (&reader, line))
      reader.at++;
    else if (code_of (line) != NULL && !is_blank (line))
      read_code (&reader);
    else
      read_words (&reader, line);
  }
  leaf_manual_add_page (manual, name, reader.page->str, NULL);
  page = leaf_manual_find_page (manual, name);
  complete_stories (page);
  g_string_free (reader.page, TRUE);
  g_strfreev (reader.lines);
}
