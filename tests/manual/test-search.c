/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds pages by words that newcomers search for.  Each line of the file given is a word and the pages that explain it;
 * one of them must be among the first three results. "=06" is a page whose beginning must be the first result.
 *
 *   test-search WORDS */
#include "leaf-manual.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST = 3 };

static gboolean
finds (const LeafManual *manual, const char *word, char **pages, GString *found)
{
  g_autoptr (GPtrArray) hits = leaf_manual_search (manual, word, MOST);
  gboolean is_there = FALSE;

  for (guint i = 0; i < hits->len; i++) {
    const LeafManualHit *hit = g_ptr_array_index (hits, i);

    g_string_append_printf (found, " %s", hit->page->name);
    for (char **page = pages; *page != NULL; page++)
      if (**page == '=')
        is_there = is_there || (i == 0 && hit->heading->level == 1 && g_str_has_prefix (hit->page->name, *page + 1));
      else
        is_there = is_there || (**page != '\0' && g_str_has_prefix (hit->page->name, *page));
  }
  return is_there;
}

int
main (int argc, char **argv)
{
  g_autoptr (LeafManual) manual = leaf_manual_new_bundled ();
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  guint n = 0, n_failed = 0;

  if (argc < 2 || !g_file_get_contents (argv[1], &text, NULL, NULL)) {
    fprintf (stderr, "test-search: a file of words is wanted\n");
    return EXIT_FAILURE;
  }
  lines = g_strsplit (text, "\n", -1);
  for (char **line = lines; *line != NULL; line++) {
    g_auto (GStrv) parts = g_strsplit (*line, ":", 2);
    g_auto (GStrv) pages = **line != '\0' && parts[1] != NULL ? g_strsplit (parts[1], " ", -1) : NULL;
    g_autoptr (GString) found = g_string_new (NULL);
    gboolean is_found;

    if (pages == NULL)
      continue;
    is_found = finds (manual, parts[0], pages, found);
    printf ("%s %u - %s\n", is_found ? "ok" : "not ok", ++n, parts[0]);
    if (!is_found)
      printf ("# wanted:%s, found:%s\n", parts[1], found->str);
    n_failed += !is_found;
  }
  printf ("1..%u\n", n);
  return n_failed > 0 ? EXIT_FAILURE : EXIT_SUCCESS;
}
