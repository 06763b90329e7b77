/* SPDX-License-Identifier: GPL-3.0-or-later */
/* driver.c: runs a fuzz target as a test, where no fuzzing engine does.
 *
 *   fuzz-words FOLDER [SEED [CHANGES]]   each file as it is, cut short, and changed so many times in ways that break text
 *   fuzz-words FILE                      that file alone: to look at a finding
 *
 * The same seed makes the same changes; it is printed.  With FUZZ_KEEP=PATH each text is written there before it is run, so that
 * the one that crashed is at hand. */

#include "fuzz.h"

#include <glib.h>
#include <stdlib.h>

enum { CHANGES_A_FILE = 300 };

/* What breaks readers of text: marks without their fellows, odd bytes, words that open something. */
static const char *const breakers[] = {
  "\"",
  "[",
  "]",
  "(",
  ")",
  "(-",
  "-)",
  "{",
  ".",
  ";",
  ":",
  ",",
  "\n\n",
  "\n\t\t",
  "\xff",
  "\xe2\x80",
  "`",
  "--",
  "if ",
  "otherwise",
  "otherwise:",
  "end if",
  " begin;",
  "Table of ",
  "Section 1 ",
  "Instead of ",
  "Definition: ",
  " is a kind of ",
  "with 99 blank rows",
  "-- 1:",
  " or ",
  "\t",
  "\r",
  "2147483648",
  "specifies a weight",
  "Every turn:",
};

static void
run (const GString *text)
{
  const char *keep = g_getenv ("FUZZ_KEEP");

  if (keep != NULL)
    g_file_set_contents (keep, text->str, (gssize) text->len, NULL);
  LLVMFuzzerTestOneInput ((const uint8_t *) text->str, text->len);
}

/* One to four small changes. */
static void
change (GString *text, GRand *random)
{
  gint n = g_rand_int_range (random, 1, 5);

  while (n-- > 0) {
    gsize at = text->len == 0 ? 0 : (gsize) g_rand_int_range (random, 0, (gint32) text->len);
    gsize wanted = (gsize) g_rand_int_range (random, 1, 40);
    gsize length = MIN (text->len - at, wanted);

    switch (g_rand_int_range (random, 0, 4)) {
    case 0: g_string_erase (text, (gssize) at, (gssize) length); break;
    case 1: {
      g_autofree char *piece = g_strndup (text->str + at, length);

      g_string_insert (text, text->len == 0 ? 0 : g_rand_int_range (random, 0, (gint32) text->len), piece);
      break;
    }
    case 2:
      if (at < text->len)
        text->str[at] = (char) g_rand_int_range (random, 0, 256);
      break;
    default: g_string_insert (text, (gssize) at, breakers[g_rand_int_range (random, 0, G_N_ELEMENTS (breakers))]); break;
    }
  }
}

static void
run_file (const char *path, guint32 seed, guint changes)
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
    change (text, random);
    run (text);
  }
}

static gint
compare_names (gconstpointer a, gconstpointer b)
{
  return g_strcmp0 (*(const char *const *) a, *(const char *const *) b);
}

int
main (int argc, char **argv)
{
  guint32 seed = argc > 2 ? (guint32) strtoul (argv[2], NULL, 10) : 1;
  guint changes = argc > 3 ? (guint) MAX (1, strtoul (argv[3], NULL, 10)) : CHANGES_A_FILE;
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  const char *name;
  GDir *folder;

  if (argc < 2)
    return EXIT_FAILURE;
  folder = g_dir_open (argv[1], 0, NULL);
  if (folder == NULL) {
    run_file (argv[1], 0, 0);
    return EXIT_SUCCESS;
  }
  while ((name = g_dir_read_name (folder)) != NULL)
    g_ptr_array_add (names, g_strdup (name));
  g_dir_close (folder);
  g_ptr_array_sort (names, compare_names);
  g_print ("# seed %u\n1..%u\n", seed, names->len);
  for (guint i = 0; i < names->len; i++) {
    g_autofree char *path = g_build_filename (argv[1], names->pdata[i], NULL);

    run_file (path, seed, changes);
    g_print ("ok %u %s\n", i + 1, (const char *) names->pdata[i]);
  }
  return EXIT_SUCCESS;
}
