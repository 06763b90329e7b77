/* SPDX-License-Identifier: GPL-3.0-or-later */
/* driver.c: runs a fuzz target as a test, without a fuzzing engine.
 *
 *   fuzz-words FOLDER [SEED [CHANGES [SECONDS]]]   each file as it is, truncated, and with CHANGES
 *                                                  random changes; then any of them changed, until
 *                                                  SECONDS have passed
 *   fuzz-words FILE                                only that file, to examine a finding
 *
 * The same seed makes the same changes; it is printed.  With FUZZ_KEEP=PATH each text is written there before it is
 * run, so that the one that crashed is available. FUZZ_DONORS=FOLDER contains texts whose sentences are put into
 * others. If a text takes more than half a minute of processor time, the program is ended by SIGPROF. */

#include "change.h"
#include "fuzz.h"

#include <stdlib.h>
#include <sys/time.h>
#include <unistd.h>

enum { CHANGES_A_FILE = 300, LONGEST_SECONDS = 30 };

static guint executions;

static void
run (const GString *text)
{
  const char *keep = g_getenv ("FUZZ_KEEP");

  if (keep != NULL)
    g_file_set_contents (keep, text->str, (gssize) text->len, NULL);
  if (++executions % 100 == 0)
    g_print ("# 100 executions\n");
  setitimer (ITIMER_PROF, &(struct itimerval) { .it_value.tv_sec = LONGEST_SECONDS }, NULL);
  LLVMFuzzerTestOneInput ((const uint8_t *) text->str, text->len);
  setitimer (ITIMER_PROF, &(struct itimerval) { 0 }, NULL);
}

static void
run_file (const char *path, const FuzzDonors *donors, guint32 seed, guint changes)
{
  g_autofree char *bytes = NULL;
  g_autoptr (GRand) random = g_rand_new_with_seed (seed);
  g_autoptr (GString) text = NULL;
  gsize length;

  if (!g_file_get_contents (path, &bytes, &length, NULL))
    g_error ("cannot read %s", path);
  text = g_string_new_len (bytes, (gssize) length);
  run (text);
  if (seed == 0)
    return;
  for (gsize end = 0; end < length; end += MAX (1, length * 3 / changes)) {
    g_string_truncate (text, 0);
    g_string_append_len (text, bytes, (gssize) end);
    run (text);
  }
  for (guint i = 0; i < changes; i++) {
    g_string_truncate (text, 0);
    g_string_append_len (text, bytes, (gssize) length);
    fuzz_change (text, donors, random);
    run (text);
  }
}

static gint
compare_names (gconstpointer a, gconstpointer b)
{
  return g_strcmp0 (*(const char *const *) a, *(const char *const *) b);
}

/* The files of a folder and of those in it, sorted. */
static void
find_files (const char *path, GPtrArray *found)
{
  GDir *folder = g_dir_open (path, 0, NULL);
  const char *name;

  if (folder == NULL) {
    g_ptr_array_add (found, g_strdup (path));
    return;
  }
  while ((name = g_dir_read_name (folder)) != NULL) {
    g_autofree char *inner = g_build_filename (path, name, NULL);

    find_files (inner, found);
  }
  g_dir_close (folder);
  g_ptr_array_sort (found, compare_names);
}

static void
add_donors (FuzzDonors *donors, const GPtrArray *paths)
{
  for (guint i = 0; i < paths->len; i++) {
    g_autofree char *bytes = NULL;
    gsize length;

    if (g_file_get_contents (paths->pdata[i], &bytes, &length, NULL))
      fuzz_donors_add (donors, bytes, length);
  }
}

static void
run_for (guint seconds, const GPtrArray *paths, const FuzzDonors *donors, guint32 seed)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (seed);
  gint64 end = g_get_monotonic_time () + (gint64) seconds * G_USEC_PER_SEC;

  while (g_get_monotonic_time () < end) {
    g_autoptr (GString) text = g_string_new (NULL);
    g_autofree char *bytes = NULL;
    gsize length;

    if (!g_file_get_contents (paths->pdata[g_rand_int_range (random, 0, (gint32) paths->len)], &bytes, &length, NULL))
      continue;
    g_string_append_len (text, bytes, (gssize) length);
    fuzz_change (text, donors, random);
    run (text);
  }
}

int
main (int argc, char **argv)
{
  guint32 seed = argc > 2 ? (guint32) strtoul (argv[2], NULL, 10) : 1;
  guint changes = argc > 3 ? (guint) MAX (1, strtoul (argv[3], NULL, 10)) : CHANGES_A_FILE;
  g_autoptr (GPtrArray) paths = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) others = g_ptr_array_new_with_free_func (g_free);
  FuzzDonors donors;

  if (argc < 2)
    return EXIT_FAILURE;
  fuzz_donors_init (&donors);
  if (!g_file_test (argv[1], G_FILE_TEST_IS_DIR)) {
    run_file (argv[1], &donors, 0, 0);
    fuzz_donors_clear (&donors);
    return EXIT_SUCCESS;
  }
  find_files (argv[1], paths);
  if (g_getenv ("FUZZ_DONORS") != NULL)
    find_files (g_getenv ("FUZZ_DONORS"), others);
  add_donors (&donors, paths);
  add_donors (&donors, others);
  g_print ("# seed %u\n1..%u\n", seed, paths->len);
  for (guint i = 0; i < paths->len; i++) {
    g_autofree char *name = g_path_get_basename (paths->pdata[i]);

    run_file (paths->pdata[i], &donors, seed, changes);
    g_print ("ok %u %s\n", i + 1, name);
  }
  if (argc > 4)
    run_for ((guint) strtoul (argv[4], NULL, 10), paths, &donors, seed);
  g_print ("# %u executions\n", executions % 100);
  fuzz_donors_clear (&donors);
  return EXIT_SUCCESS;
}
