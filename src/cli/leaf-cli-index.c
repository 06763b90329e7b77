/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-cli-index.c: `leaf index` prints the contents of a story page by page, with the same rows as the window. */
#include "leaf-cli.h"

#include "leaf-index.h"

static void
print_page (const LeafProgram *program, LeafIndexPage page, gboolean with_library)
{
  guint32 n;
  LeafIndexEntry *rows = leaf_program_index (program, page, &n);

  g_print ("%s\n", leaf_index_page_title (page));
  for (guint32 i = 0; i < n; i++) {
    guint32 line = leaf_cli_story_line (program, rows[i].place);
    g_autofree char *where = line > 0 ? g_strdup_printf ("  [line %u]", line) : g_strdup ("");

    if (with_library || !rows[i].is_library)
      g_print ("%*s%s%s%s%s\n", (int) rows[i].level * 2 + 2, "", rows[i].text, rows[i].detail != NULL ? "  — " : "",
               rows[i].detail != NULL ? rows[i].detail : "", where);
  }
  g_print ("\n");
  leaf_index_free (rows, n);
}

static gboolean
find_page (const char *name, LeafIndexPage *page)
{
  for (*page = 0; *page < LEAF_INDEX_PAGES; ++*page)
    if (strcmp (leaf_index_page_name (*page), name) == 0)
      return TRUE;
  return FALSE;
}

static char *
page_names (void)
{
  GString *names = g_string_new (NULL);

  for (LeafIndexPage page = 0; page < LEAF_INDEX_PAGES; page++)
    g_string_append_printf (names, "%s%s",
                            page == 0                      ? ""
                            : page + 1 == LEAF_INDEX_PAGES ? " and "
                                                           : ", ",
                            leaf_index_page_name (page));
  return g_string_free (names, FALSE);
}

int
leaf_command_index (int argc, char **argv)
{
  g_autofree char *page_name = NULL;
  gboolean with_library = FALSE, as_html = FALSE;
  const GOptionEntry entries[] = {
    { "page", 0, 0, G_OPTION_ARG_STRING, &page_name,
      "Print only this page: contents, actions, kinds, phrases, scenes, relations, files, extensions or world",
      "PAGE" },
    { "all", 0, 0, G_OPTION_ARG_NONE, &with_library, "List the library's contents too", NULL },
    { "html", 0, 0, G_OPTION_ARG_NONE, &as_html, "Print everything, with the rules and the map, as an HTML page",
      NULL },
    { NULL, 0, 0, 0, NULL, NULL, NULL },
  };
  g_autoptr (LeafProgram) program = NULL;
  LeafIndexPage page = 0;

  if (!leaf_cli_parse ("index", "STORY",
                       "Lists the contents of a story, page by page, with the lines that define them.", entries, &argc,
                       &argv))
    return LEAF_EXIT_USAGE;
  if (argc != 2)
    return leaf_cli_usage ("index", "expected one STORY argument");
  if (page_name != NULL && !find_page (page_name, &page)) {
    g_autofree char *names = page_names ();
    return leaf_cli_usage ("index", "there is no page called '%s'. The pages are %s", page_name, names);
  }
  program = leaf_cli_compile (argv[1]);
  if (program == NULL)
    return LEAF_EXIT_USAGE;
  if (as_html) {
    g_autofree char *html = leaf_program_index_html (program, with_library);
    g_print ("%s", html);
  } else if (page_name != NULL) {
    print_page (program, page, with_library);
  } else {
    for (page = 0; page < LEAF_INDEX_PAGES; page++)
      print_page (program, page, with_library);
  }
  return leaf_cli_print_problems (program, stderr) > 0 ? LEAF_EXIT_PROBLEMS : LEAF_EXIT_FINE;
}
