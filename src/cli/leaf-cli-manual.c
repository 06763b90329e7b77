/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-cli-manual.c: `leaf manual` prints the section of the manual that explains a word, a page, or the table of
 * contents, or writes the manual as web pages. */
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
print_hits (const GPtrArray *hits)
{
  for (guint i = 0; i < hits->len; i++) {
    const LeafManualHit *hit = g_ptr_array_index (hits, i);
    g_autofree char *heading = leaf_manual_plain (hit->heading->text);

    g_print ("  %s%s%s (%s)\n    %s\n", hit->page->title, hit->heading->level > 1 ? ": " : "",
             hit->heading->level > 1 ? heading : "", hit->page->name, hit->snippet);
  }
}

static void
print_section (const LeafManualPage *page, const LeafManualBlock *heading)
{
  g_autofree char *text = leaf_manual_section_text (page, heading, WIDTH);

  g_print ("%s(A section of \"%s\"; `leaf manual %s` prints the whole page.)\n", text, page->title, page->name);
}

/* The entry of the reference with exactly this name. */
static gboolean
print_entry (const LeafManual *manual, const char *words, const LeafManualPage **page)
{
  g_autofree char *place = leaf_manual_place_of (manual, words);
  g_auto (GStrv) parts = place != NULL ? g_strsplit (place, "#", 2) : NULL;
  const LeafManualBlock *heading = NULL;

  *page = place != NULL ? leaf_manual_find_page (manual, parts[0]) : NULL;
  if (*page != NULL && parts[1] != NULL)
    heading = leaf_manual_find_heading (*page, parts[1]);
  if (heading == NULL)
    return FALSE;
  print_section (*page, heading);
  return TRUE;
}

/* Other pages than the one that was printed. */
static void
print_others (GPtrArray *hits, const LeafManualPage *printed)
{
  for (guint i = 0; i < hits->len; i++)
    if (((LeafManualHit *) g_ptr_array_index (hits, i))->page == printed)
      g_ptr_array_remove_index (hits, i--);
  if (hits->len == 0)
    return;
  g_print ("\nSee also:\n");
  print_hits (hits);
}

static int
print_best (const LeafManual *manual, const char *words)
{
  const LeafManualPage *page = leaf_manual_find_page (manual, words);
  g_autoptr (GPtrArray) hits = leaf_manual_search (manual, words, MOST_HITS);

  if (page != NULL) {
    g_autofree char *text = leaf_manual_page_text (page, WIDTH);

    g_print ("%s", text);
    return LEAF_EXIT_FINE;
  }
  if (!print_entry (manual, words, &page)) {
    const LeafManualHit *best = hits->len > 0 ? g_ptr_array_index (hits, 0) : NULL;

    if (best == NULL) {
      g_printerr ("leaf manual: no page has '%s'; `leaf manual` lists the pages\n", words);
      return LEAF_EXIT_PROBLEMS;
    }
    page = best->page;
    print_section (page, best->heading);
  }
  print_others (hits, page);
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

  if (!leaf_cli_parse (
          "manual", "[WORD…]",
          "Prints the section of the manual that explains a word, or a whole page by its name; without a word, the "
          "table of contents.",
          entries, &argc, &argv))
    return LEAF_EXIT_USAGE;
  manual = leaf_manual_new_bundled ();
  if (folder != NULL)
    return write_site (manual, folder);
  words = g_strjoinv (" ", argv + 1);
  if (*words == '\0') {
    print_contents (manual);
    return LEAF_EXIT_FINE;
  }
  if (is_search) {
    g_autoptr (GPtrArray) hits = leaf_manual_search (manual, words, MOST_HITS);

    print_hits (hits);
    return hits->len > 0 ? LEAF_EXIT_FINE : LEAF_EXIT_PROBLEMS;
  }
  return print_best (manual, words);
}
