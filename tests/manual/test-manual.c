/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the manual. Each page of the given folder is a test: its stories compile without a problem, its mistakes have
 * the named problems and no others, the output of its plays is correct, its links lead somewhere, and its exercises
 * accept their solution and reject their wrong answer. FOLDER/examples contains the examples of the reference: these
 * use the entries that they name, and each entry has one. With --fill the pages are written again with the current
 * output, for their author to review.
 *
 *   test-manual [--fill] FOLDER [PAGE ...] */
#include "leaf-manual-examples.h"
#include "leaf-manual-reference.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
  LeafManual *manual;
  const LeafManualPage *page;
  char *source; /* of `program` */
  LeafProgram *program;
  guint n_failed, n_blocks;
} Check;

static void G_GNUC_PRINTF (3, 4) fail (Check *check, guint line, const char *format, ...)
{
  g_autofree char *words = NULL;
  va_list arguments;

  va_start (arguments, format);
  words = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_strdelimit (words, "\n", '|');
  printf ("# %s.md:%u: %s\n", check->page->name, line, words);
  check->n_failed++;
}

static LeafProgram *
program_of (Check *check, const LeafManualBlock *block)
{
  if (check->source == NULL || strcmp (check->source, block->source) != 0) {
    g_clear_pointer (&check->program, leaf_program_unref);
    g_free (check->source);
    check->source = g_strdup (block->source);
    check->program = leaf_manual_compile (block->source);
  }
  return check->program;
}

static void
check_story (Check *check, const LeafManualBlock *block)
{
  g_autofree char *problems = leaf_manual_problems (program_of (check, block));

  if (*problems != '\0')
    fail (check, block->line, "this has problems: %s", problems);
}

static char *
codes_of (const LeafProgram *program)
{
  g_autoptr (GString) codes = g_string_new (NULL);

  for (guint32 i = 0; i < leaf_program_n_problems (program); i++)
    g_string_append_printf (codes, "%s%s", i > 0 ? " " : "", leaf_program_problem (program, i).code);
  return g_string_free (g_steal_pointer (&codes), FALSE);
}

static void
check_mistake (Check *check, const LeafManualBlock *block)
{
  g_autofree char *codes = codes_of (program_of (check, block));

  if (strcmp (codes, block->argument) != 0 || *codes == '\0')
    fail (check, block->line, "this gets the problems '%s', and not '%s'", codes, block->argument);
}

static char *
text_now (Check *check, const LeafManualBlock *block)
{
  LeafProgram *program = program_of (check, block);
  char *text = block->sort == LEAF_MANUAL_PLAY    ? leaf_manual_play (program, block->text)
               : block->sort == LEAF_MANUAL_ORDER ? leaf_manual_order (program, block->argument)
                                                  : leaf_manual_problems (program);

  return text != NULL ? text : g_strdup ("there is no such rulebook\n");
}

static void
check_text (Check *check, const LeafManualBlock *block)
{
  g_autofree char *now = text_now (check, block);

  if (strcmp (now, block->text) != 0)
    fail (check, block->line, "printed is: %s", now);
}

static void
check_answer (Check *check, const LeafManualBlock *exercise, const LeafManualBlock *block)
{
  g_autofree char *mistake = NULL;
  g_autoptr (GPtrArray) missing = leaf_manual_missing (exercise, program_of (check, block), &mistake);

  if (mistake != NULL)
    fail (check, exercise->line, "%s", mistake);
  if (block->sort == LEAF_MANUAL_SOLUTION && missing->len > 0)
    fail (check, block->line, "the solution is refused: %s", (char *) g_ptr_array_index (missing, 0));
  if (block->sort == LEAF_MANUAL_WRONG && missing->len == 0)
    fail (check, block->line, "the wrong answer is taken");
}

static void
check_exercise (Check *check, guint number)
{
  const LeafManualBlock *exercise = g_ptr_array_index (check->page->blocks, number);
  gboolean has[LEAF_MANUAL_FORM + 1] = { FALSE };

  for (guint i = number + 1; i < check->page->blocks->len; i++) {
    const LeafManualBlock *block = g_ptr_array_index (check->page->blocks, i);

    if (block->sort < LEAF_MANUAL_HINT || block->sort > LEAF_MANUAL_WRONG || g_strcmp0 (block->id, exercise->id) != 0)
      continue;
    has[block->sort] = TRUE;
    if (block->sort != LEAF_MANUAL_HINT)
      check_answer (check, exercise, block);
  }
  if (!has[LEAF_MANUAL_HINT] || !has[LEAF_MANUAL_SOLUTION] || !has[LEAF_MANUAL_WRONG])
    fail (check, exercise->line, "an exercise has a hint, a solution and a wrong answer");
}

static void
check_links (Check *check, const LeafManualBlock *block)
{
  g_autoptr (GPtrArray) spans = leaf_manual_spans (block->text);

  for (guint i = 0; i < spans->len; i++) {
    const LeafManualSpan *span = g_ptr_array_index (spans, i);
    g_auto (GStrv) parts = span->target != NULL ? g_strsplit (span->target, "#", 2) : NULL;
    const LeafManualPage *page;

    if (parts == NULL || strstr (span->target, "://") != NULL)
      continue;
    page = *parts[0] != '\0' ? leaf_manual_find_page (check->manual, parts[0]) : check->page;
    if (page == NULL || (parts[1] != NULL && leaf_manual_find_heading (page, parts[1]) == NULL))
      fail (check, block->line, "nothing is at %s", span->target);
  }
}

static void
check_block (Check *check, guint number)
{
  const LeafManualBlock *block = g_ptr_array_index (check->page->blocks, number);

  if (leaf_manual_is_fenced (block->sort))
    check->n_blocks++;
  else
    check_links (check, block);
  switch (block->sort) {
  case LEAF_MANUAL_STORY:
  case LEAF_MANUAL_ADDS: check_story (check, block); break;
  case LEAF_MANUAL_MISTAKE: check_mistake (check, block); break;
  case LEAF_MANUAL_PROBLEM:
  case LEAF_MANUAL_PLAY:
  case LEAF_MANUAL_ORDER: check_text (check, block); break;
  case LEAF_MANUAL_EXERCISE: check_exercise (check, number); break;
  default: break;
  }
}

/* --- fill --------------------------------------------------------------------------------------------------------- */

static gboolean
is_filled (const LeafManualBlock *block)
{
  return block->sort == LEAF_MANUAL_PROBLEM || block->sort == LEAF_MANUAL_PLAY || block->sort == LEAF_MANUAL_ORDER;
}

static void
fill_page (Check *check, const char *path, const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_autoptr (GString) all = g_string_new (NULL);
  guint at = 0;

  for (guint i = 0; i < check->page->blocks->len; i++) {
    const LeafManualBlock *block = g_ptr_array_index (check->page->blocks, i);
    g_autofree char *now = is_filled (block) ? text_now (check, block) : NULL;

    if (block->sort == LEAF_MANUAL_MISTAKE) {
      g_autofree char *codes = codes_of (program_of (check, block));

      for (; at + 1 < block->line; at++)
        g_string_append_printf (all, "%s\n", lines[at]);
      g_string_append_printf (all, "```mistake %s%s%s\n", codes, block->story != NULL ? " in " : "",
                              block->story != NULL ? block->story : "");
      at++;
    }
    if (now == NULL)
      continue;
    for (; at < block->line; at++)
      g_string_append_printf (all, "%s\n", lines[at]);
    g_string_append (all, now);
    while (lines[at] != NULL && strcmp (lines[at], "```") != 0)
      at++;
  }
  for (; lines[at] != NULL; at++)
    g_string_append_printf (all, "%s%s", lines[at], lines[at + 1] != NULL ? "\n" : "");
  if (!g_file_set_contents (path, all->str, -1, NULL))
    fprintf (stderr, "%s cannot be written\n", path);
}

/* --- all pages ---------------------------------------------------------------------------------------------------- */

static gint
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(char *const *) a, *(char *const *) b);
}

static GPtrArray *
list_pages (const char *folder)
{
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".md") && !g_str_equal (name, "README.md"))
      g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort (names, compare_names);
  return names;
}

static gboolean
is_wanted (const char *name, char **wanted)
{
  gboolean is_any = *wanted == NULL;

  for (; *wanted != NULL; wanted++)
    is_any = is_any || g_str_has_prefix (name, *wanted);
  return is_any;
}

/* Each entry of the reference has a sentence and an example, and its links lead somewhere. */
static gboolean
check_reference (Check *check, guint number)
{
  g_autoptr (GPtrArray) without = leaf_manual_add_reference (check->manual);

  check->n_failed = 0;
  for (guint i = 0; i < without->len; i++)
    printf ("# reference: %s\n", (char *) g_ptr_array_index (without, i));
  for (guint i = 0; i < leaf_manual_n_pages (check->manual); i++) {
    check->page = leaf_manual_page (check->manual, i);
    for (guint k = 0; k < check->page->blocks->len && strstr (check->page->name, "reference") != NULL; k++)
      if (!leaf_manual_is_fenced (((LeafManualBlock *) g_ptr_array_index (check->page->blocks, k))->sort))
        check_links (check, g_ptr_array_index (check->page->blocks, k));
  }
  printf ("%s %u - reference\n", without->len + check->n_failed > 0 ? "not ok" : "ok", number);
  return without->len + check->n_failed == 0;
}

/* --- examples of the reference ------------------------------------------------------------------------------------ */

/* The reference names of everything that a story uses. */
static GHashTable *
names_in (LeafProgram *program)
{
  GHashTable *names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint32 source = 1; source <= leaf_program_n_sources (program); source++) {
    guint32 n = 0;
    g_autofree LeafOccurrenceInfo *all
        = leaf_program_source_is_library (program, source) ? NULL : leaf_program_occurrences (program, source, &n);

    for (guint32 i = 0; i < n; i++) {
      const char *name = leaf_program_occurrence_name (program, &all[i]);
      gboolean is_text;

      if (name != NULL && all[i].sort == LEAF_NAMED_PHRASE && g_str_has_prefix (name, "To "))
        g_hash_table_add (names, leaf_manual_dup_phrase_name (name, &is_text));
      else if (name != NULL)
        g_hash_table_add (names, g_strdup (name));
    }
  }
  return names;
}

/* Returns TRUE if the names in a story show that it uses an entry. Entries about commands or grammar are only found in
 * the text. */
static gboolean
is_read_as_name (const char *page)
{
  static const char *const sections[]
      = { "phrases", "texts", "kinds", "rulebooks", "properties", "adjectives", "variables" };
  gboolean is_one = FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (sections); i++)
    is_one = is_one || (g_str_has_prefix (page, sections[i]) && !g_ascii_isalpha (page[strlen (sections[i])]));
  return is_one;
}

static void
check_entries (Check *check, const LeafManualBlock *shows, char **entries, const LeafManualBlock *story)
{
  g_autoptr (GHashTable) names = names_in (program_of (check, story));

  for (char **each = entries; *each != NULL; each++)
    if (strstr (*each, " :: ") == NULL && !g_hash_table_contains (names, *each))
      fail (check, shows->line, "the story does not use '%s'", *each);
}

/* Each example names the entries that it shows, and its story uses them; for entries with words to search for, the text
 * is enough. */
static void
check_examples (Check *check)
{
  const LeafManualBlock *shows = NULL;

  for (guint i = 0; i < check->page->blocks->len; i++) {
    const LeafManualBlock *block = g_ptr_array_index (check->page->blocks, i);
    g_auto (GStrv) entries = shows != NULL ? leaf_manual_example_entries (shows) : NULL;

    if (block->sort == LEAF_MANUAL_HEADING && block->level > 1 && shows != NULL)
      fail (check, block->line, "the example above has no story");
    if (block->sort == LEAF_MANUAL_PARAGRAPH && g_str_has_prefix (block->text, "Shows: "))
      shows = block;
    if (entries == NULL || (block->sort != LEAF_MANUAL_STORY && block->sort != LEAF_MANUAL_ADDS))
      continue;
    if (is_read_as_name (check->page->name))
      check_entries (check, shows, entries, block);
    shows = NULL;
  }
}

/* --- folders ------------------------------------------------------------------------------------------------------ */

typedef struct {
  char *folder;
  GPtrArray *names, *mistakes;
} Folder;

static Folder
read_folder (LeafManual *manual, char *path)
{
  Folder folder = { .folder = path, .names = list_pages (path), .mistakes = g_ptr_array_new_with_free_func (g_free) };

  g_ptr_array_set_size (folder.mistakes, (int) folder.names->len);
  for (guint i = 0; i < folder.names->len; i++) {
    g_autofree char *file = g_build_filename (path, g_ptr_array_index (folder.names, i), NULL);
    g_autofree char *text = NULL;

    if (g_file_get_contents (file, &text, NULL, NULL))
      leaf_manual_add_page (manual, g_ptr_array_index (folder.names, i), text,
                            (char **) &g_ptr_array_index (folder.mistakes, i));
  }
  return folder;
}

static void
folder_clear (Folder *folder)
{
  g_free (folder->folder);
  g_ptr_array_unref (folder->names);
  g_ptr_array_unref (folder->mistakes);
}

/* Writes a page again, or checks each of its blocks. */
static void
do_page (Check *check, const Folder *folder, guint number, gboolean fills, gboolean are_examples)
{
  g_autofree char *path = g_build_filename (folder->folder, g_ptr_array_index (folder->names, number), NULL);
  g_autofree char *text = NULL;

  check->page = leaf_manual_page (check->manual, number);
  check->n_failed = 0;
  check->n_blocks = 0;
  if (fills && g_file_get_contents (path, &text, NULL, NULL))
    fill_page (check, path, text);
  if (g_ptr_array_index (folder->mistakes, number) != NULL)
    fail (check, 1, "%s", (char *) g_ptr_array_index (folder->mistakes, number));
  for (guint k = 0; k < check->page->blocks->len && !fills; k++)
    check_block (check, k);
  if (are_examples && !fills)
    check_examples (check);
}

/* How many pages failed. */
static guint
do_folder (Check *check, char *path, char **wanted, gboolean fills, gboolean are_examples, guint *n, guint *n_blocks)
{
  Folder folder = read_folder (check->manual, path);
  guint n_failed = 0;

  for (guint i = 0; i < folder.names->len; i++) {
    if (!is_wanted (g_ptr_array_index (folder.names, i), wanted))
      continue;
    do_page (check, &folder, i, fills, are_examples);
    printf ("%s %u - %s, %u blocks\n", check->n_failed > 0 ? "not ok" : "ok", ++*n, check->page->title,
            check->n_blocks);
    n_failed += check->n_failed > 0;
    *n_blocks += check->n_blocks;
  }
  folder_clear (&folder);
  return n_failed;
}

int
main (int argc, char **argv)
{
  gboolean fills = argc > 1 && strcmp (argv[1], "--fill") == 0;
  const char *folder = argv[fills ? 2 : 1];
  char **wanted = argv + (fills ? 3 : 2);
  Check check = { .manual = leaf_manual_new () }, examples = { .manual = leaf_manual_new () };
  guint n_blocks = 0, n_failed = 0, n = 0;

  n_failed += do_folder (&check, g_strdup (folder), wanted, fills, FALSE, &n, &n_blocks);
  n_failed += do_folder (&examples, g_build_filename (folder, "examples", NULL), wanted, fills, TRUE, &n, &n_blocks);
  if (!fills && argc == 2)
    n_failed += !check_reference (&check, ++n);
  printf ("1..%u\n# %u blocks\n", n, n_blocks);
  g_clear_pointer (&check.program, leaf_program_unref);
  g_free (check.source);
  leaf_manual_free (check.manual);
  g_clear_pointer (&examples.program, leaf_program_unref);
  g_free (examples.source);
  leaf_manual_free (examples.manual);
  return n_failed > 0 ? EXIT_FAILURE : EXIT_SUCCESS;
}
