/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-golden.c: the results of the engine for our stories and their plays have not changed.
 *
 * hashes.tsv names the stories (golden-sources.h) and their sections.  Each section is made again, and must have the
 * stored hash; if text/NAME.txt exists, the readable sections must be those lines.  A section is about the story alone:
 * the library may change without it, and so may the prose of problems, of which the code, the place and the words
 * filled in count.
 *
 *   test-golden --write FOLDER [BEGINS]        writes the hashes and texts of FOLDER anew, with new stories; BEGINS:
 *                                              only of stories whose name begins so
 *   test-golden --print SECTION FOLDER NAME    prints a section of a story ("all": each section) */
#include "golden-explored.h"
#include "golden-files.h"
#include "golden-questions.h"
#include "golden-sections.h"
#include "golden-sources.h"

#include "leaf-problem-help.h"

#include <locale.h>

/* The most expensive sections are tested for one story in this many, and for those with a text file. */
static const struct {
  const char *name;
  void (*say) (Golden *self);
  guint one_in;
} sections[] = {
  { "problems", say_problems, 1 },
  { "sentences", say_sentences, 1 },
  { "world", say_world, 1 },
  { "grammar", say_grammar, 1 },
  { "outline", say_outline, 1 },
  { "styles", say_styles, 1 },
  { "order", say_order, 1 },
  { "laws", say_laws, 2 },
  { "index", say_index, 1 },
  { "map", say_map, 1 },
  { "code", say_code, 1 },
  { "occurrences", say_occurrences, 1 },
  { "trace", say_trace, 2 },
  { "completions", say_completions, 1 },
  { "why", say_why, 3 },
  { "stops", say_stops, 1 },
  { "shown", say_shown, 1 },
  { "writes", say_writes, 1 },
  { "renames", say_renames, 1 },
  { "values", say_values, 2 },
  { "breakpoints", say_breakpoints, 3 },
  { "html", say_html, 1 },
  { "slips", say_slips, 3 },
  { "parsed", say_parsed, 1 },
  { "wander", say_wander, 2 },
  { "work", say_work, 1 },
  { "editor", say_editor, 2 },
  { "asked", say_asked, 3 },
  { "steps", say_steps, 1 },
  { "fixes", say_fixes, 1 },
  { "misplaced", say_misplaced, 3 },
  { "explored", say_explored, 2 },
  { "differences", say_differences, 3 },
  { "variants", say_variants, 1 },
  { "effort", say_effort, 1 },
  { "cut", say_cut, 3 },
};

static void
say_row (Golden *self, const GoldenRow *row, GPtrArray *texts)
{
  for (guint i = 0; row->sections[i] != NULL; i++) {
    self->out = g_ptr_array_index (texts, i);
    for (guint k = 0; k < G_N_ELEMENTS (sections); k++)
      if (strcmp (row->sections[i], sections[k].name) == 0)
        sections[k].say (self);
  }
}

/* The present sections of a story, as one text each, in the order of its row. */
static GPtrArray *
say_all (const char *folder, const GoldenRow *row)
{
  g_autoptr (GPtrArray) commands = g_ptr_array_new_with_free_func (g_free),
                        sources = golden_sources (folder, row->name, commands), outs = g_ptr_array_new ();
  GPtrArray *texts = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; row->sections[i] != NULL; i++)
    g_ptr_array_add (outs, g_string_new (NULL));
  for (guint i = 0; i < sources->len; i++) {
    const char *source = g_ptr_array_index (sources, i);
    g_autoptr (LeafProgram) program
        = leaf_program_compile (&(LeafSourceText) { "story.ni", source, strlen (source) }, NULL);
    Golden self = { program, leaf_program_story_source (program), NULL, commands, NULL };
    self.text = leaf_program_source_text (program, self.source);
    say_row (&self, row, outs);
  }
  for (guint i = 0; i < outs->len; i++)
    g_ptr_array_add (texts, g_string_free (g_ptr_array_index (outs, i), FALSE));
  return texts;
}

static char *
text_path (const char *folder, const GoldenRow *row)
{
  g_autofree char *file = g_strconcat (row->name, ".txt", NULL);

  return g_build_filename (folder, "text", file, NULL);
}

/* Sections that are tested only for some stories differ from story to story. */
static gboolean
is_asked (const char *folder, const GoldenRow *row, const char *section)
{
  g_autofree char *path = text_path (folder, row);

  for (guint k = 0; k < G_N_ELEMENTS (sections); k++)
    if (strcmp (section, sections[k].name) == 0)
      return (g_str_hash (row->name) + k) % sections[k].one_in == 0 || g_file_test (path, G_FILE_TEST_EXISTS);
  return FALSE;
}

static const char *
golden_folder (void)
{
  return g_getenv ("LEAF_GOLDEN") != NULL ? g_getenv ("LEAF_GOLDEN") : "tests/golden";
}

/* Prints where a text first differs from the expected one, with a few lines of each. */
static void
tell_difference (const char *was, const char *now)
{
  enum { MOST = 8 };
  g_auto (GStrv) old = g_strsplit (was, "\n", -1);
  g_auto (GStrv) new = g_strsplit (now, "\n", -1);
  guint at = 0;

  while (old[at] != NULL && new[at] != NULL && strcmp (old[at], new[at]) == 0)
    at++;
  g_test_message ("the text differs from line %u on", at + 1);
  for (guint i = at; i < at + MOST && i < g_strv_length (old); i++)
    g_test_message ("-%s", old[i]);
  for (guint i = at; i < at + MOST && i < g_strv_length (new); i++)
    g_test_message ("+%s", new[i]);
}

static void
test_golden (gconstpointer data)
{
  const GoldenRow *row = data;
  g_autoptr (GPtrArray) texts = say_all (golden_folder (), row);
  g_autofree char *path = text_path (golden_folder (), row), *was = NULL;

  if (g_file_get_contents (path, &was, NULL, NULL)) {
    g_autofree char *now = golden_text (row, texts);
    if (strcmp (was, now) != 0) {
      tell_difference (was, now);
      g_test_fail ();
    }
  }
  for (guint i = 0; row->sections[i] != NULL; i++) {
    g_autofree char *hash = golden_hash (g_ptr_array_index (texts, i));
    if (strcmp (hash, row->hashes[i]) != 0) {
      g_test_message ("the section '%s' of %s changed; build-aux/golden-diff prints how", row->sections[i], row->name);
      g_test_fail ();
    }
  }
}

/* Leaves out all but about every Nth story, by its name: LEAF_GOLDEN_EVERY=N for sanitizers, which are slow, or
 * LEAF_QUICK=N in a quick run. */
static gboolean
is_wanted (const char *name)
{
  const char *every = g_getenv ("LEAF_QUICK") != NULL ? g_getenv ("LEAF_QUICK") : g_getenv ("LEAF_GOLDEN_EVERY");
  guint n = every != NULL ? (guint) g_ascii_strtoull (every, NULL, 10) : 1;

  return n < 2 || g_str_hash (name) % n == 0;
}

static int
compare_names (gconstpointer one, gconstpointer two)
{
  return strcmp (*(char *const *) one, *(char *const *) two);
}

/* A row of that name with these sections, if there is none of that name; NULL: all but the slow ones. */
static void
add_row (GPtrArray *rows, GHashTable *known, const char *name, const char *const *wanted)
{
  GoldenRow *row;

  if (g_hash_table_contains (known, name))
    return;
  row = g_new0 (GoldenRow, 1);
  row->name = g_strdup (name);
  row->sections = g_new0 (char *, G_N_ELEMENTS (sections) + 1);
  row->hashes = g_new0 (char *, G_N_ELEMENTS (sections) + 1);
  for (guint k = 0, n = 0; k < G_N_ELEMENTS (sections); k++)
    if (wanted != NULL ? g_strv_contains (wanted, sections[k].name) : strcmp (sections[k].name, "completions") != 0)
      row->sections[n++] = g_strdup (sections[k].name);
  g_ptr_array_add (rows, row);
}

/* The files of a folder with this suffix, without the suffix, sorted by name. */
static GPtrArray *
names_of_files (const char *path, const char *suffix)
{
  g_autoptr (GDir) files = g_dir_open (path, 0, NULL);
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);

  for (const char *file; files != NULL && (file = g_dir_read_name (files)) != NULL;)
    if (g_str_has_suffix (file, suffix))
      g_ptr_array_add (names, g_strndup (file, strlen (file) - strlen (suffix)));
  g_ptr_array_sort (names, compare_names);
  return names;
}

/* Adds a row for each story without one: those of the tests, of the manual, and of the explanations of problems. */
static void
add_rows (const char *folder, GPtrArray *rows)
{
  static const char *const groups[] = { "machine", "play", "problems", "rules" }, *const pages[] = { "", "examples" };
  static const char *const of_manual[]
      = { "problems",    "world", "grammar",  "order",    "laws",   "index",  "map",    "code",
          "occurrences", "trace", "stops",    "writes",   "values", "parsed", "wander", "work",
          "misplaced",   "steps", "explored", "variants", "effort", "cut",    NULL };
  static const char *const of_help[]
      = { "problems", "world", "grammar", "order", "code", "occurrences", "misplaced", "effort", NULL };
  g_autoptr (GHashTable) known = g_hash_table_new (g_str_hash, g_str_equal);
  const char *code;

  for (guint i = 0; i < rows->len; i++)
    g_hash_table_add (known, ((GoldenRow *) g_ptr_array_index (rows, i))->name);
  for (guint i = 0; i < G_N_ELEMENTS (groups); i++) {
    g_autofree char *path = g_build_filename (folder, "..", "stories", groups[i], NULL);
    g_autoptr (GPtrArray) names = names_of_files (path, ".story");
    for (guint k = 0; k < names->len; k++) {
      g_autofree char *name = g_strconcat (groups[i], "/", g_ptr_array_index (names, k), NULL);
      add_row (rows, known, name, NULL);
    }
  }
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++) {
    g_autofree char *path = g_build_filename (folder, "..", "..", "data", "manual", pages[i], NULL);
    g_autoptr (GPtrArray) names = names_of_files (path, ".md");
    for (guint k = 0; k < names->len; k++)
      for (guint n = 1;; n++) {
        g_autofree char *name = g_strdup_printf ("manual/%s%s%s/%u", pages[i], *pages[i] != '\0' ? "/" : "",
                                                 (char *) g_ptr_array_index (names, k), n);
        g_autoptr (GPtrArray) sources = golden_sources (folder, name, NULL);
        if (sources->len == 0)
          break;
        add_row (rows, known, name, of_manual);
      }
  }
  for (guint32 i = 0; (code = leaf_problem_code (i)) != NULL; i++) {
    g_autofree char *name = g_strconcat ("help/", code, NULL);
    g_autoptr (GPtrArray) sources = golden_sources (folder, name, NULL);
    if (sources->len > 0)
      add_row (rows, known, name, of_help);
  }
}

/* Keeps only the sections that are tested for the story. */
static void
keep_asked (const char *folder, GoldenRow *row)
{
  guint n = 0;

  for (guint k = 0; row->sections[k] != NULL; k++) {
    char *section = g_steal_pointer (&row->sections[k]), *hash = g_steal_pointer (&row->hashes[k]);
    if (is_asked (folder, row, section)) {
      row->sections[n] = section;
      row->hashes[n++] = hash;
    } else {
      g_free (section);
      g_free (hash);
    }
  }
}

/* The hashes of the texts; a section that is new and empty is removed. */
static void
set_hashes (GoldenRow *row, const GPtrArray *texts)
{
  guint n = 0;

  for (guint k = 0; row->sections[k] != NULL; k++) {
    const char *text = g_ptr_array_index (texts, k);
    char *section = g_steal_pointer (&row->sections[k]), *was = g_steal_pointer (&row->hashes[k]);
    if (*text == '\0' && (was == NULL || *was == '\0')) {
      g_free (section);
    } else {
      row->sections[n] = section;
      row->hashes[n++] = golden_hash (text);
    }
    g_free (was);
  }
}

static gboolean
is_new (const GoldenRow *row)
{
  return row->hashes[0] == NULL;
}

static int
write_anew (const char *folder, const char *begins)
{
  g_autoptr (GPtrArray) rows = golden_read (folder);

  add_rows (folder, rows);
  for (guint i = rows->len; i-- > 0;)
    if (!g_str_has_prefix (((GoldenRow *) g_ptr_array_index (rows, i))->name, begins)
        && is_new (g_ptr_array_index (rows, i)))
      g_ptr_array_remove_index (rows, i);
  for (guint i = 0; i < rows->len; i++) {
    GoldenRow *row = g_ptr_array_index (rows, i);
    g_autoptr (GPtrArray) texts = NULL;
    g_autofree char *path = text_path (folder, row);

    if (!g_str_has_prefix (row->name, begins))
      continue;
    keep_asked (folder, row);
    texts = say_all (folder, row);
    if (g_file_test (path, G_FILE_TEST_EXISTS)) {
      g_autofree char *text = golden_text (row, texts);
      g_assert_true (g_file_set_contents (path, text, -1, NULL));
    }
    set_hashes (row, texts);
  }
  golden_write (folder, rows);
  return 0;
}

static int
print_section (const char *section, const char *folder, const char *name)
{
  g_autoptr (GPtrArray) rows = golden_read (folder);

  for (guint i = 0; i < rows->len; i++) {
    const GoldenRow *row = g_ptr_array_index (rows, i);
    g_autoptr (GPtrArray) texts = strcmp (row->name, name) == 0 ? say_all (folder, row) : NULL;

    for (guint k = 0; texts != NULL && row->sections[k] != NULL; k++)
      if (strcmp (section, "all") == 0 || strcmp (section, row->sections[k]) == 0)
        g_print ("--- %s\n%s", row->sections[k], (const char *) g_ptr_array_index (texts, k));
  }
  return 0;
}

int
main (int argc, char **argv)
{
  g_autoptr (GPtrArray) rows = NULL;

  setlocale (LC_ALL, "C.UTF-8");
  if ((argc == 3 || argc == 4) && strcmp (argv[1], "--write") == 0)
    return write_anew (argv[2], argc == 4 ? argv[3] : "");
  if (argc == 5 && strcmp (argv[1], "--print") == 0)
    return print_section (argv[2], argv[3], argv[4]);
  g_test_init (&argc, &argv, NULL);
  rows = golden_read (golden_folder ());
  for (guint i = 0; i < rows->len; i++) {
    const GoldenRow *row = g_ptr_array_index (rows, i);
    g_autofree char *path = g_strconcat ("/golden/", row->name, NULL);
    if (is_wanted (row->name))
      g_test_add_data_func (path, row, test_golden);
  }
  return g_test_run ();
}
