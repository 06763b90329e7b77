/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-manual.c: reads pages of the manual, line by line. Each block gets the complete story that it is about, which
 * can be compiled and played without the other blocks. */
#include "leaf-manual.h"

#include "leaf-bundled.h"
#include "leaf-manual-private.h"
#include "leaf-manual-reference.h"

#include <string.h>

extern const LeafBundledFile leaf_manual_files[];    /* "03-rooms.md" */
extern const LeafBundledFile leaf_manual_pictures[]; /* "page.png", and "page-dark.png" */

struct _LeafManual {
  GPtrArray *pages;
  GHashTable *stories; /* name -> source with the parts that have been read */
  GPtrArray *sections; /* see leaf_manual_sections */
};

typedef struct {
  LeafManual *manual;
  LeafManualPage *page;
  char **lines;
  guint at;             /* the index of the next line, which is the 1-based number of the current one */
  char *story, *source; /* the story of the last block that has one; borrowed from blocks */
  LeafManualBlock *exercise;
  char *mistake;
} Reader;

static const struct {
  const char *word;
  LeafManualSort sort;
} fences[] = {
  { "story", LEAF_MANUAL_STORY },       { "adds", LEAF_MANUAL_ADDS }, { "mistake", LEAF_MANUAL_MISTAKE },
  { "problem", LEAF_MANUAL_PROBLEM },   { "play", LEAF_MANUAL_PLAY }, { "order", LEAF_MANUAL_ORDER },
  { "exercise", LEAF_MANUAL_EXERCISE }, { "hint", LEAF_MANUAL_HINT }, { "solution", LEAF_MANUAL_SOLUTION },
  { "wrong", LEAF_MANUAL_WRONG },       { "form", LEAF_MANUAL_FORM },
};

static void
block_free (LeafManualBlock *block)
{
  g_free (block->text);
  g_free (block->id);
  g_free (block->story);
  g_free (block->argument);
  g_strfreev (block->keywords);
  g_free (block->source);
  g_free (block);
}

static void
page_free (LeafManualPage *page)
{
  g_free (page->name);
  g_free (page->title);
  g_free (page->part);
  g_strfreev (page->keywords);
  g_ptr_array_unref (page->blocks);
  g_free (page);
}

gboolean
leaf_manual_is_fenced (LeafManualSort sort)
{
  return sort >= LEAF_MANUAL_STORY;
}

/* Keeps only the first mistake, since later ones may follow from it. */
static void
complain (Reader *reader, guint line, const char *sentence)
{
  if (reader->mistake == NULL)
    reader->mistake = g_strdup_printf ("%s.md:%u: %s", reader->page->name, line, sentence);
}

static LeafManualBlock *
add_block (Reader *reader, LeafManualSort sort, guint level, guint line, char *text)
{
  LeafManualBlock *block = g_new0 (LeafManualBlock, 1);

  block->sort = sort;
  block->level = level;
  block->line = line;
  block->text = text;
  g_ptr_array_add (reader->page->blocks, block);
  return block;
}

/* --- stories ------------------------------------------------------------------------------------------------------ */

static char *
join_sources (const char *before, const char *text)
{
  return before == NULL || *before == '\0' ? g_strdup (text) : g_strconcat (before, "\n", text, NULL);
}

static void
keep_story (Reader *reader, LeafManualBlock *block, const char *name)
{
  block->story = g_strdup (name);
  g_hash_table_insert (reader->manual->stories, g_strdup (name), g_strdup (block->source));
  reader->story = block->story;
  reader->source = block->source;
}

static const char *
find_story (Reader *reader, LeafManualBlock *block, const char *name)
{
  const char *source = name != NULL ? g_hash_table_lookup (reader->manual->stories, name) : NULL;

  if (source == NULL)
    complain (reader, block->line, "no story of this name comes before this block");
  return source;
}

static void
read_story (Reader *reader, LeafManualBlock *block, char **words)
{
  g_autofree char *own = g_strdup_printf ("%s-%u", reader->page->name, block->line);
  const char *name = words[1] != NULL ? words[1] : own;

  if (g_hash_table_contains (reader->manual->stories, name))
    complain (reader, block->line, "another story has this name");
  block->source = g_strdup (block->text);
  keep_story (reader, block, name);
}

/* adds NAME, adds NAME as NAME */
static void
read_adds (Reader *reader, LeafManualBlock *block, char **words)
{
  guint n = g_strv_length (words);
  gboolean is_fork = n == 4 && g_str_equal (words[2], "as");

  if (n != 2 && !is_fork)
    complain (reader, block->line, "write `adds NAME` or `adds NAME as NAME`");
  block->source = join_sources (find_story (reader, block, words[1]), block->text);
  keep_story (reader, block, words[is_fork ? 3 : n > 1 ? 1 : 0]);
}

/* mistake CODE ... [in NAME] */
static void
read_mistake (Reader *reader, LeafManualBlock *block, char **words)
{
  g_autoptr (GString) codes = g_string_new (NULL);
  const char *before = NULL;
  guint i = 1;

  for (; words[i] != NULL && !g_str_equal (words[i], "in"); i++)
    g_string_append_printf (codes, "%s%s", codes->len > 0 ? " " : "", words[i]);
  if (words[i] != NULL)
    before = find_story (reader, block, words[i + 1]);
  block->story = words[i] != NULL ? g_strdup (words[i + 1]) : NULL;
  block->argument = g_strdup (codes->str);
  block->source = join_sources (before, block->text);
}

static void
read_exercise (Reader *reader, LeafManualBlock *block, char **words)
{
  guint n = g_strv_length (words);

  if (n != 2 && !(n == 4 && g_str_equal (words[2], "in")))
    complain (reader, block->line, "write `exercise NAME` or `exercise NAME in STORY`");
  block->id = g_strdup (words[n > 1 ? 1 : 0]);
  block->source = g_strdup (n == 4 ? find_story (reader, block, words[3]) : "");
  block->story = n == 4 ? g_strdup (words[3]) : NULL;
  reader->exercise = block;
}

static void
read_answer (Reader *reader, LeafManualBlock *block)
{
  if (reader->exercise == NULL) {
    complain (reader, block->line, "no exercise comes before this block");
    return;
  }
  block->id = g_strdup (reader->exercise->id);
  if (block->sort == LEAF_MANUAL_HINT)
    return;
  block->source = join_sources (reader->exercise->source, block->text);
  if (block->sort == LEAF_MANUAL_SOLUTION)
    reader->source = block->source;
}

/* "play" and "order" are about the last story before them, or the one that is named: play NAME. */
static void
read_of_story (Reader *reader, LeafManualBlock *block, char **words)
{
  const char *named = block->sort == LEAF_MANUAL_PLAY && words[1] != NULL ? find_story (reader, block, words[1]) : NULL;

  if (named == NULL && reader->source == NULL) {
    complain (reader, block->line, "no story comes before this block");
    return;
  }
  block->story = g_strdup (named != NULL ? words[1] : reader->story);
  block->source = g_strdup (named != NULL ? named : reader->source);
  if (block->sort == LEAF_MANUAL_ORDER)
    block->argument = g_strjoinv (" ", words + 1);
}

static void
read_fence (Reader *reader, const char *head)
{
  guint line = reader->at;
  g_auto (GStrv) words = g_strsplit (head, " ", -1);
  g_autoptr (GString) text = g_string_new (NULL);
  LeafManualSort sort = LEAF_MANUAL_PARAGRAPH;
  LeafManualBlock *block, *before = reader->page->blocks->len > 0
                                        ? g_ptr_array_index (reader->page->blocks, reader->page->blocks->len - 1)
                                        : NULL;

  for (; reader->lines[reader->at] != NULL && !g_str_equal (reader->lines[reader->at], "```"); reader->at++)
    g_string_append_printf (text, "%s\n", reader->lines[reader->at]);
  if (reader->lines[reader->at] != NULL)
    reader->at++;
  for (guint i = 0; i < G_N_ELEMENTS (fences); i++)
    if (g_str_equal (fences[i].word, words[0]))
      sort = fences[i].sort;
  block = add_block (reader, sort, 0, line, g_strdup (text->str));
  switch (sort) {
  case LEAF_MANUAL_STORY: read_story (reader, block, words); break;
  case LEAF_MANUAL_ADDS: read_adds (reader, block, words); break;
  case LEAF_MANUAL_MISTAKE: read_mistake (reader, block, words); break;
  case LEAF_MANUAL_EXERCISE: read_exercise (reader, block, words); break;
  case LEAF_MANUAL_HINT:
  case LEAF_MANUAL_SOLUTION:
  case LEAF_MANUAL_WRONG: read_answer (reader, block); break;
  case LEAF_MANUAL_PLAY:
  case LEAF_MANUAL_ORDER: read_of_story (reader, block, words); break;
  case LEAF_MANUAL_PROBLEM:
    if (before == NULL || before->sort != LEAF_MANUAL_MISTAKE)
      complain (reader, line, "a problem follows a mistake");
    else
      block->source = g_strdup (before->source);
    break;
  case LEAF_MANUAL_FORM: break;
  case LEAF_MANUAL_HEADING:
  case LEAF_MANUAL_PARAGRAPH:
  case LEAF_MANUAL_PICTURE:
  case LEAF_MANUAL_ITEM:
  case LEAF_MANUAL_ROW: complain (reader, line, "this is no sort of block"); break;
  }
}

/* --- pictures ----------------------------------------------------------------------------------------------------- */

static const LeafBundledFile *
find_picture (const char *name)
{
  for (const LeafBundledFile *file = leaf_manual_pictures; file->name != NULL; file++)
    if (g_str_equal (file->name, name))
      return file;
  return NULL;
}

const char *
leaf_manual_picture (const char *name, gboolean is_dark, gsize *length)
{
  const char *ending = strrchr (name, '.');
  g_autofree char *dark = NULL;
  const LeafBundledFile *file = NULL;

  if (is_dark && ending != NULL) {
    dark = g_strdup_printf ("%.*s-dark%s", (int) (ending - name), name, ending);
    file = find_picture (dark);
  }
  if (file == NULL)
    file = find_picture (name);
  if (length != NULL)
    *length = file != NULL ? file->length : 0;
  return file != NULL ? file->bytes : NULL;
}

/* --- headings, lists, tables and paragraphs ----------------------------------------------------------------------- */

static gboolean
has_anchor (const LeafManualPage *page, const char *id)
{
  return leaf_manual_find_heading (page, id) != NULL;
}

static void
read_heading (Reader *reader, const char *line, guint level)
{
  LeafManualBlock *block = add_block (reader, LEAF_MANUAL_HEADING, level, reader->at, g_strdup (line + level + 1));
  g_autofree char *plain = leaf_manual_plain (block->text);
  char *id = leaf_manual_anchor (plain);

  for (guint i = 2; has_anchor (reader->page, id); i++) {
    g_autofree char *taken = id;
    g_autofree char *stem = leaf_manual_anchor (plain);

    id = g_strdup_printf ("%s-%u", stem, i);
    (void) taken;
  }
  block->id = id;
  if (level == 1 && reader->page->title == NULL)
    reader->page->title = g_steal_pointer (&plain);
}

/* A paragraph or item continues on the following lines. */
static char *
read_lines (Reader *reader, const char *first)
{
  g_autoptr (GString) text = g_string_new (first);

  for (; reader->lines[reader->at] != NULL; reader->at++) {
    const char *line = reader->lines[reader->at];

    if (*line == '\0' || *line == '#' || *line == '|' || g_str_has_prefix (line, "- ") || g_str_has_prefix (line, "```")
        || (g_ascii_isdigit (*line) && strstr (line, ". ") == line + strspn (line, "0123456789")))
      break;
    g_string_append_printf (text, " %s", g_strchug ((char *) line));
  }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
read_row (Reader *reader, const char *line)
{
  const LeafManualBlock *before = g_ptr_array_index (reader->page->blocks, reader->page->blocks->len - 1);

  if (g_str_has_prefix (line, "|-"))
    return;
  add_block (reader, LEAF_MANUAL_ROW, before->sort == LEAF_MANUAL_ROW ? before->level + 1 : 0, reader->at,
             g_strdup (line));
}

/* Reads the keywords of the section whose heading is above or, after the title, of the page. */
static void
read_keywords (Reader *reader, const char *words)
{
  LeafManualBlock *block
      = reader->page->blocks->len > 0 ? g_ptr_array_index (reader->page->blocks, reader->page->blocks->len - 1) : NULL;
  gboolean is_section = block != NULL && block->sort == LEAF_MANUAL_HEADING && block->level > 1;
  char ***place = is_section ? &block->keywords : &reader->page->keywords;

  g_strfreev (*place);
  *place = g_strsplit (words, ", ", -1);
}

/* Reads the level of the example that begins with the heading above. */
static void
read_level (Reader *reader, const char *words, guint line)
{
  LeafManualBlock *block
      = reader->page->blocks->len > 0 ? g_ptr_array_index (reader->page->blocks, reader->page->blocks->len - 1) : NULL;

  if (block == NULL || block->sort != LEAF_MANUAL_HEADING || block->argument != NULL)
    complain (reader, line, "a level follows its heading");
  else
    block->argument = g_strdup (words);
}

/* "![What is in it](page.png)" */
static void
read_picture (Reader *reader, const char *line)
{
  const char *end = strstr (line, "](");
  gsize length = strlen (line);
  LeafManualBlock *block;

  if (end == NULL || line[length - 1] != ')') {
    complain (reader, reader->at, "a picture is ![words](name.png)");
    return;
  }
  block = add_block (reader, LEAF_MANUAL_PICTURE, 0, reader->at, g_strndup (line + 2, (gsize) (end - line) - 2));
  block->argument = g_strndup (end + 2, length - 1 - (gsize) (end + 2 - line));
  if (leaf_manual_picture (block->argument, FALSE, NULL) == NULL)
    complain (reader, reader->at, "there is no such picture");
}

static void
read_line (Reader *reader, const char *line)
{
  guint hashes = (guint) strspn (line, "#"), digits = (guint) strspn (line, "0123456789"), at = reader->at;

  if (*line == '\0')
    return;
  if (g_str_has_prefix (line, "!["))
    read_picture (reader, line);
  else if (g_str_has_prefix (line, "```"))
    read_fence (reader, line + 3);
  else if (hashes > 0 && line[hashes] == ' ')
    read_heading (reader, line, hashes);
  else if (g_str_has_prefix (line, "Keywords: "))
    read_keywords (reader, line + strlen ("Keywords: "));
  else if (g_str_equal (line, "Pictures: maps"))
    reader->page->has_maps = TRUE;
  else if (g_str_has_prefix (line, "Level: "))
    read_level (reader, line + strlen ("Level: "), at);
  else if (g_str_has_prefix (line, "Part: ")) {
    g_free (reader->page->part);
    reader->page->part = g_strdup (line + strlen ("Part: "));
  } else if (*line == '|' && reader->page->blocks->len > 0)
    read_row (reader, line);
  else if (g_str_has_prefix (line, "- "))
    add_block (reader, LEAF_MANUAL_ITEM, 0, at, read_lines (reader, line + 2));
  else if (digits > 0 && g_str_has_prefix (line + digits, ". "))
    add_block (reader, LEAF_MANUAL_ITEM, (guint) g_ascii_strtoull (line, NULL, 10), at,
               read_lines (reader, line + digits + 2));
  else
    add_block (reader, LEAF_MANUAL_PARAGRAPH, 0, at, read_lines (reader, line));
}

static void
read_lines_of_page (Reader *reader)
{
  while (reader->lines[reader->at] != NULL) {
    const char *line = reader->lines[reader->at++];

    read_line (reader, line);
  }
}

void
leaf_manual_extend_page (LeafManual *manual, const LeafManualPage *page, const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  Reader reader = { .manual = manual, .page = (LeafManualPage *) page, .lines = lines };

  read_lines_of_page (&reader);
  g_free (reader.mistake);
  g_clear_pointer (&manual->sections, g_ptr_array_unref);
}

gboolean
leaf_manual_add_page (LeafManual *manual, const char *name, const char *text, char **mistake)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  Reader reader = { .manual = manual, .page = g_new0 (LeafManualPage, 1), .lines = lines };

  reader.page->name = g_str_has_suffix (name, ".md") ? g_strndup (name, strlen (name) - 3) : g_strdup (name);
  reader.page->blocks = g_ptr_array_new_with_free_func ((GDestroyNotify) block_free);
  read_lines_of_page (&reader);
  if (reader.page->title == NULL) {
    complain (&reader, 1, "a page begins with its title, after one #");
    reader.page->title = g_strdup (reader.page->name);
  }
  if (reader.page->keywords == NULL)
    reader.page->keywords = g_new0 (char *, 1);
  g_ptr_array_add (manual->pages, reader.page);
  g_clear_pointer (&manual->sections, g_ptr_array_unref);
  if (mistake != NULL)
    *mistake = reader.mistake;
  else
    g_free (reader.mistake);
  return reader.mistake == NULL;
}

/* --- the manual --------------------------------------------------------------------------------------------------- */

LeafManual *
leaf_manual_new (void)
{
  LeafManual *manual = g_new0 (LeafManual, 1);

  manual->pages = g_ptr_array_new_with_free_func ((GDestroyNotify) page_free);
  manual->stories = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  return manual;
}

LeafManual *
leaf_manual_new_bundled (void)
{
  LeafManual *manual = leaf_manual_new ();

  for (const LeafBundledFile *file = leaf_manual_files; file->name != NULL; file++)
    leaf_manual_add_page (manual, file->name, file->bytes, NULL);
  g_ptr_array_unref (leaf_manual_add_reference (manual));
  return manual;
}

void
leaf_manual_free (LeafManual *manual)
{
  if (manual == NULL)
    return;
  g_ptr_array_unref (manual->pages);
  g_hash_table_unref (manual->stories);
  g_clear_pointer (&manual->sections, g_ptr_array_unref);
  g_free (manual);
}

GPtrArray **
leaf_manual_sections (const LeafManual *manual)
{
  return &((LeafManual *) manual)->sections;
}

guint
leaf_manual_n_pages (const LeafManual *manual)
{
  return manual->pages->len;
}

const LeafManualPage *
leaf_manual_page (const LeafManual *manual, guint number)
{
  return number < manual->pages->len ? g_ptr_array_index (manual->pages, number) : NULL;
}

const LeafManualPage *
leaf_manual_find_page (const LeafManual *manual, const char *name)
{
  gsize length = strlen (name) - (g_str_has_suffix (name, ".md") ? 3 : 0);

  for (guint i = 0; i < manual->pages->len; i++) {
    const LeafManualPage *page = g_ptr_array_index (manual->pages, i);

    if (strlen (page->name) == length && strncmp (page->name, name, length) == 0)
      return page;
  }
  return NULL;
}

const LeafManualBlock *
leaf_manual_find_heading (const LeafManualPage *page, const char *id)
{
  for (guint i = 0; i < page->blocks->len; i++) {
    const LeafManualBlock *block = g_ptr_array_index (page->blocks, i);

    if (block->sort == LEAF_MANUAL_HEADING && block->id != NULL && g_str_equal (block->id, id))
      return block;
  }
  return NULL;
}
