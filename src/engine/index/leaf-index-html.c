/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-index-html.c: the index as one page for a browser: rulebooks in their order with the Laws between neighbours,
 * then every other page, and the map. It uses the same queries as the window, and is self-contained: it has no scripts
 * and fetches nothing. */
#include "leaf-compile.h"
#include "leaf-index.h"

#include <string.h>

static const char style[]
    = "body { font: 16px/1.45 sans-serif; max-width: 60em; margin: 2em auto; padding: 0 1em; color: #241f31; background: #fff }\n"
      "h1 { font-size: 1.6em } h2 { font-size: 1.25em; margin-top: 2em; border-bottom: 1px solid #c0bfbc } h3 { font-size: 1em; margin-bottom: .2em }\n"
      "nav a { margin-right: 1em } .detail, .where, .law { color: #5e5c64; font-size: .85em } .library { color: #77767b }\n"
      "ol { margin: 0 } li { margin: .1em 0 } .law { list-style: none; margin-left: 1em } p { margin: .15em 0 } svg { max-width: 100%; height: auto }\n"
      "@media (prefers-color-scheme: dark) { body { color: #eee; background: #1e1e1e } .detail, .where, .law, .library { color: #aaa } "
      "a { color: #78aeed } svg { background: #fafafa } }\n";

static const char *
as_it_is (const char *words, gpointer unused)
{
  return words;
}

static char *
say_in_english (const LeafAnswerSentence *said)
{
  return leaf_answer_sentence_words (said, NULL);
}

static const LeafIndexLanguage english = { "en", as_it_is, say_in_english };

static const char *
in (const LeafIndexLanguage *language, const char *words)
{
  return language->translate (words, NULL);
}

static void
add_escaped (GString *out, const char *before, const char *text, const char *after)
{
  g_autofree char *escaped = g_markup_escape_text (text, -1);

  g_string_append_printf (out, "%s%s%s", before, escaped, after);
}

static char *
dup_filled (const char *pattern, const char *first, const char *second)
{
  GString *out = g_string_new (NULL);
  char *const words[] = { (char *) first, (char *) second };

  leaf_message_fragment_fill (out, pattern, words, G_N_ELEMENTS (words));
  return g_string_free (out, FALSE);
}

static void
add_where (GString *out, const LeafProgram *program, LeafPlace place, const LeafIndexLanguage *language)
{
  g_autofree char *where = NULL, *number = NULL;
  guint32 line = 0;

  if (place.source == 0 || leaf_program_source_is_library (program, place.source))
    return;
  leaf_program_line (program, place.source, place.start, &line, NULL);
  number = g_strdup_printf ("%u", line);
  where = dup_filled (in (language, N_ ("%1, line %2")), leaf_program_source_name (program, place.source), number);
  add_escaped (out, " <span class=\"where\">", where, "</span>");
}

/* --- rulebooks ---------------------------------------------------------------------------------------------------- */

static gboolean
has_own_rules (const LeafProgram *program, guint32 rulebook, guint32 n)
{
  for (guint32 i = 0; i < n; i++)
    if (!leaf_program_rule (program, leaf_program_rulebook_rule (program, rulebook, i)).is_library)
      return TRUE;
  return FALSE;
}

static void
add_law (GString *out, const LeafProgram *program, guint32 rulebook, guint32 position,
         const LeafIndexLanguage *language)
{
  LeafVerdict verdict = { 0 };

  if (leaf_program_neighbours (program, rulebook, position, &verdict) == LEAF_NEIGHBOURS_MORE_SPECIFIC) {
    g_autofree char *law = dup_filled (in (language, N_ ("↑ Law %1: %2")), leaf_law_number (verdict.law),
                                       in (language, leaf_law_title (verdict.law)));
    add_escaped (out, "<li class=\"law\">", law, "</li>\n");
  }
}

static void
add_rulebook (GString *out, const LeafProgram *program, guint32 rulebook, const LeafRulebookInfo *info,
              const LeafIndexLanguage *language)
{
  add_escaped (out, "<h3>", info->name, "</h3>\n<ol>\n");
  for (guint32 i = 0; i < info->n_rules; i++) {
    guint32 rule = leaf_program_rulebook_rule (program, rulebook, i);
    LeafRuleInfo row = leaf_program_rule (program, rule);

    add_escaped (out, row.is_library ? "<li class=\"library\">" : "<li>", leaf_program_rule_face (program, rule), "");
    add_where (out, program, row.place, language);
    g_string_append (out, "</li>\n");
    if (i + 1 < info->n_rules)
      add_law (out, program, rulebook, i, language);
  }
  g_string_append (out, "</ol>\n");
}

static void
add_rulebooks (GString *out, const LeafProgram *program, gboolean with_library, const LeafIndexLanguage *language)
{
  g_string_append_printf (out, "<h2 id=\"rules\">%s</h2>\n", in (language, N_ ("Rules")));
  for (guint32 i = 1; i <= leaf_program_n_rulebooks (program); i++) {
    LeafRulebookInfo info = leaf_program_rulebook (program, i);

    if (info.n_rules > 0 && (with_library || has_own_rules (program, i, info.n_rules)))
      add_rulebook (out, program, i, &info, language);
  }
}

/* --- pages -------------------------------------------------------------------------------------------------------- */

/* Texts of the application are translated, those of the story are not. */
static char *
dup_said (const LeafAnswerSentence *said, const char *text, const LeafIndexLanguage *language)
{
  return said->form != LEAF_ANSWER_MESSAGE_NONE ? language->say (said) : g_strdup (text);
}

static void
add_page (GString *out, const LeafProgram *program, LeafIndexPage page, gboolean with_library,
          const LeafIndexLanguage *language)
{
  guint32 n;
  LeafIndexEntry *rows = leaf_program_index (program, page, &n);

  g_string_append_printf (out, "<h2 id=\"%s\">%s</h2>\n", leaf_index_page_name (page),
                          in (language, leaf_index_page_title (page)));
  for (guint32 i = 0; i < n; i++) {
    g_autofree char *text = dup_said (&rows[i].text_said, rows[i].text, language);
    g_autofree char *detail = dup_said (&rows[i].detail_said, rows[i].detail, language);

    if (rows[i].is_library && !with_library)
      continue;
    g_string_append_printf (out, "<p style=\"margin-left: %uem\"%s>", rows[i].level * 2,
                            rows[i].is_library ? " class=\"library\"" : "");
    add_escaped (out, "", text, "");
    if (detail != NULL)
      add_escaped (out, " <span class=\"detail\">", detail, "</span>");
    add_where (out, program, rows[i].place, language);
    g_string_append (out, "</p>\n");
  }
  leaf_index_free (rows, n);
}

/* The drawing without its XML declaration. */
static void
add_map (GString *out, const LeafProgram *program, const LeafIndexLanguage *language)
{
  g_autoptr (LeafMap) map = leaf_program_map (program);
  g_autofree char *svg = leaf_map_svg_in (map, language);

  g_string_append_printf (out, "<h2 id=\"map\">%s</h2>\n%s", in (language, N_ ("Map")), strstr (svg, "<svg"));
}

static void
add_links (GString *out, const LeafIndexLanguage *language)
{
  g_string_append_printf (out, "<nav><a href=\"#rules\">%s</a>", in (language, N_ ("Rules")));
  for (LeafIndexPage page = 0; page < LEAF_INDEX_PAGES; page++)
    g_string_append_printf (out, "<a href=\"#%s\">%s</a>", leaf_index_page_name (page),
                            in (language, leaf_index_page_title (page)));
  g_string_append_printf (out, "<a href=\"#map\">%s</a></nav>\n", in (language, N_ ("Map")));
}

char *
leaf_program_index_html (const LeafProgram *program, gboolean with_library)
{
  g_return_val_if_fail (program != NULL, NULL);
  return leaf_program_index_html_in (program, with_library, &english);
}

char *
leaf_program_index_html_in (const LeafProgram *program, gboolean with_library, const LeafIndexLanguage *language)
{
  g_return_val_if_fail (program != NULL, NULL);
  GString *out = g_string_new ("<!DOCTYPE html>\n");
  const char *title = leaf_program_story_title (program);
  g_autofree char *head = NULL;

  if (title == NULL || *title == '\0')
    title = leaf_program_source_name (program, leaf_program_story_source (program));
  head = dup_filled (in (language, N_ ("%1: index")), title, NULL);
  g_string_append_printf (out, "<html lang=\"%s\">\n<head>\n<meta charset=\"utf-8\">\n", language->language);
  add_escaped (out, "<title>", head, "</title>\n");
  g_string_append_printf (out, "<style>\n%s</style>\n</head>\n<body>\n", style);
  add_escaped (out, "<h1>", title, "</h1>\n");
  add_links (out, language);
  add_rulebooks (out, program, with_library, language);
  for (LeafIndexPage page = 0; page < LEAF_INDEX_PAGES; page++)
    add_page (out, program, page, with_library, language);
  add_map (out, program, language);
  g_string_append (out, "</body>\n</html>\n");
  return g_string_free (out, FALSE);
}
