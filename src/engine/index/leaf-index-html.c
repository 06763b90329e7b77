/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-index-html.c: the index as one page for a browser: rulebooks in their order with the Laws between neighbours, then every other page, and the
 * map.  It asks what the window asks, and stands alone: no script, nothing that is fetched. */
#include "../leaf-compile.h"
#include "../leaf-index.h"

#include <string.h>

static const char style[]
    = "body { font: 16px/1.45 sans-serif; max-width: 60em; margin: 2em auto; padding: 0 1em; color: #241f31; background: #fff }\n"
      "h1 { font-size: 1.6em } h2 { font-size: 1.25em; margin-top: 2em; border-bottom: 1px solid #c0bfbc } h3 { font-size: 1em; margin-bottom: .2em }\n"
      "nav a { margin-right: 1em } .detail, .where, .law { color: #5e5c64; font-size: .85em } .library { color: #77767b }\n"
      "ol { margin: 0 } li { margin: .1em 0 } .law { list-style: none; margin-left: 1em } p { margin: .15em 0 } svg { max-width: 100%; height: auto }\n"
      "@media (prefers-color-scheme: dark) { body { color: #eee; background: #1e1e1e } .detail, .where, .law, .library { color: #aaa } "
      "a { color: #78aeed } svg { background: #fafafa } }\n";

static void
add_escaped (GString *out, const char *before, const char *text, const char *after)
{
  g_autofree char *escaped = g_markup_escape_text (text, -1);

  g_string_append_printf (out, "%s%s%s", before, escaped, after);
}

static void
add_where (GString *out, const LeafProgram *program, LeafPlace place)
{
  guint32 line = 0;
  g_autofree char *where = NULL;

  if (place.source == 0 || leaf_program_source_is_library (program, place.source))
    return;
  leaf_program_line (program, place.source, place.start, &line, NULL);
  where = g_strdup_printf ("%s, line %u", leaf_program_source_name (program, place.source), line);
  add_escaped (out, " <span class=\"where\">", where, "</span>");
}

/* --- rulebooks ------------------------------------------------------------------------------------------------------------------ */

static gboolean
has_own_rules (const LeafProgram *program, guint32 rulebook, guint32 n)
{
  for (guint32 i = 0; i < n; i++)
    if (!leaf_program_rule (program, leaf_program_rulebook_rule (program, rulebook, i)).is_library)
      return TRUE;
  return FALSE;
}

static void
add_law (GString *out, const LeafProgram *program, guint32 rulebook, guint32 position)
{
  LeafVerdict verdict = { 0 };

  if (leaf_program_neighbours (program, rulebook, position, &verdict) == LEAF_NEIGHBOURS_MORE_SPECIFIC) {
    g_autofree char *law = g_strdup_printf ("↑ Law %s: %s", leaf_law_number (verdict.law), leaf_law_title (verdict.law));
    add_escaped (out, "<li class=\"law\">", law, "</li>\n");
  }
}

static void
add_rulebook (GString *out, const LeafProgram *program, guint32 rulebook, const LeafRulebookInfo *info)
{
  add_escaped (out, "<h3>", info->name, "</h3>\n<ol>\n");
  for (guint32 i = 0; i < info->n_rules; i++) {
    guint32 rule = leaf_program_rulebook_rule (program, rulebook, i);
    LeafRuleInfo row = leaf_program_rule (program, rule);

    add_escaped (out, row.is_library ? "<li class=\"library\">" : "<li>", leaf_program_rule_face (program, rule), "");
    add_where (out, program, row.place);
    g_string_append (out, "</li>\n");
    if (i + 1 < info->n_rules)
      add_law (out, program, rulebook, i);
  }
  g_string_append (out, "</ol>\n");
}

static void
add_rulebooks (GString *out, const LeafProgram *program, gboolean with_library)
{
  g_string_append (out, "<h2 id=\"rules\">Rules</h2>\n");
  for (guint32 i = 1; i <= leaf_program_n_rulebooks (program); i++) {
    LeafRulebookInfo info = leaf_program_rulebook (program, i);

    if (info.n_rules > 0 && (with_library || has_own_rules (program, i, info.n_rules)))
      add_rulebook (out, program, i, &info);
  }
}

/* --- pages --------------------------------------------------------------------------------------------------------------------- */

static void
add_page (GString *out, const LeafProgram *program, LeafIndexPage page, gboolean with_library)
{
  guint32 n;
  LeafIndexEntry *rows = leaf_program_index (program, page, &n);

  g_string_append_printf (out, "<h2 id=\"%s\">%s</h2>\n", leaf_index_page_name (page), leaf_index_page_title (page));
  for (guint32 i = 0; i < n; i++) {
    if (rows[i].is_library && !with_library)
      continue;
    g_string_append_printf (out, "<p style=\"margin-left: %uem\"%s>", rows[i].level * 2,
                            rows[i].is_library ? " class=\"library\"" : "");
    add_escaped (out, "", rows[i].text, "");
    if (rows[i].detail != NULL)
      add_escaped (out, " <span class=\"detail\">", rows[i].detail, "</span>");
    add_where (out, program, rows[i].place);
    g_string_append (out, "</p>\n");
  }
  leaf_index_free (rows, n);
}

/* The drawing without what makes it a file of its own. */
static void
add_map (GString *out, const LeafProgram *program)
{
  g_autoptr (LeafMap) map = leaf_program_map (program);
  g_autofree char *svg = leaf_map_svg (map);
  const char *drawing = strstr (svg, "<svg");

  g_string_append_printf (out, "<h2 id=\"map\">Map</h2>\n%s", drawing != NULL ? drawing : "");
}

char *
leaf_program_index_html (const LeafProgram *program, gboolean with_library)
{
  GString *out = g_string_new ("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n");
  const char *title = leaf_program_story_title (program);

  if (title == NULL || *title == '\0')
    title = leaf_program_source_name (program, leaf_program_story_source (program));
  add_escaped (out, "<title>", title, ": index</title>\n");
  g_string_append_printf (out, "<style>\n%s</style>\n</head>\n<body>\n", style);
  add_escaped (out, "<h1>", title, "</h1>\n<nav><a href=\"#rules\">Rules</a>");
  for (LeafIndexPage page = 0; page < LEAF_INDEX_PAGES; page++)
    g_string_append_printf (out, "<a href=\"#%s\">%s</a>", leaf_index_page_name (page), leaf_index_page_title (page));
  g_string_append (out, "<a href=\"#map\">Map</a></nav>\n");
  add_rulebooks (out, program, with_library);
  for (LeafIndexPage page = 0; page < LEAF_INDEX_PAGES; page++)
    add_page (out, program, page, with_library);
  add_map (out, program);
  g_string_append (out, "</body>\n</html>\n");
  return g_string_free (out, FALSE);
}
