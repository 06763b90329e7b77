/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-cli-manual.c: `leaf manual` prints the page of the manual that explains a word, or the table of contents, or
 * writes the manual as web pages. */
#include "leaf-cli.h"
#include "leaf-manual.h"

#include <errno.h>

enum { MOST_HITS = 8, WIDTH = 78 };

static void
print_contents (const LeafManual *manual)
{
  for (guint i = 0; i < leaf_manual_n_pages (manual); i++) {
    const LeafManualPage *page = leaf_manual_page (manual, i);

    if (page->part != NULL)
      g_print ("%s%s\n", i > 0 ? "\n" : "", page->part);
    g_print ("  %-36s %s\n", page->name, page->title);
  }
}

static void
print_hits (const GPtrArray *hits, guint from)
{
  for (guint i = from; i < hits->len; i++) {
    const LeafManualHit *hit = g_ptr_array_index (hits, i);
    g_autofree char *heading = leaf_manual_plain (hit->heading->text);

    g_print ("  %s%s%s (%s)\n    %s\n", hit->page->title, hit->heading->level > 1 ? ": " : "",
             hit->heading->level > 1 ? heading : "", hit->page->name, hit->snippet);
  }
}

static int
print_best (const LeafManual *manual, const char *words)
{
  const LeafManualPage *named = leaf_manual_find_page (manual, words);
  g_autoptr (GPtrArray) hits = leaf_manual_search (manual, words, MOST_HITS);
  g_autofree char *text = NULL;

  if (named == NULL && hits->len == 0) {
    g_printerr ("leaf manual: no page has '%s'; `leaf manual` lists the pages\n", words);
    return LEAF_EXIT_PROBLEMS;
  }
  text = leaf_manual_page_text (named != NULL ? named : ((LeafManualHit *) g_ptr_array_index (hits, 0))->page, WIDTH);
  g_print ("%s", text);
  if (named == NULL && hits->len > 1) {
    g_print ("See also:\n");
    print_hits (hits, 1);
  }
  return LEAF_EXIT_FINE;
}

static int
write_site (const LeafManual *manual, const char *folder)
{
  g_autoptr (GPtrArray) files = leaf_manual_html (manual);

  if (g_mkdir_with_parents (folder, 0777) != 0) {
    g_printerr ("leaf manual: the folder '%s' cannot be made: %s\n", folder, g_strerror (errno));
    return LEAF_EXIT_USAGE;
  }
  for (guint i = 0; i + 1 < files->len; i += 2) {
    g_autofree char *path = g_build_filename (folder, g_ptr_array_index (files, i), NULL);
    g_autoptr (GError) error = NULL;

    if (!g_file_set_contents (path, g_ptr_array_index (files, i + 1), -1, &error)) {
      g_printerr ("leaf manual: %s\n", error->message);
      return LEAF_EXIT_USAGE;
    }
  }
  return LEAF_EXIT_FINE;
}

int
leaf_command_manual (int argc, char **argv)
{
  g_autofree char *folder = NULL;
  gboolean is_search = FALSE;
  const GOptionEntry entries[] = {
    { "html", 0, 0, G_OPTION_ARG_FILENAME, &folder, "Write the whole manual into FOLDER as web pages", "FOLDER" },
    { "search", 0, 0, G_OPTION_ARG_NONE, &is_search, "List the pages that contain the words, best first", NULL },
    { NULL, 0, 0, 0, NULL, NULL, NULL },
  };
  g_autoptr (LeafManual) manual = NULL;
  g_autofree char *words = NULL;

  if (!leaf_cli_parse ("manual", "[WORD…]",
                       "Prints the page of the manual that explains a word; without a word, the table of contents.",
                       entries, &argc, &argv))
    return LEAF_EXIT_USAGE;
  manual = leaf_manual_new_carried ();
  if (folder != NULL)
    return write_site (manual, folder);
  words = g_strjoinv (" ", argv + 1);
  if (*words == '\0') {
    print_contents (manual);
    return LEAF_EXIT_FINE;
  }
  if (is_search) {
    g_autoptr (GPtrArray) hits = leaf_manual_search (manual, words, MOST_HITS);

    print_hits (hits, 0);
    return hits->len > 0 ? LEAF_EXIT_FINE : LEAF_EXIT_PROBLEMS;
  }
  return print_best (manual, words);
}
