/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-search.h"

#include "loose-format.h"

#include <string.h>

static GRegex *
make_pattern (const LooseSearchRequest *request, GError **error)
{
  g_autofree char *escaped
      = request->is_pattern ? g_strdup (request->words) : g_regex_escape_string (request->words, -1);
  g_autofree char *whole
      = request->whole_words ? g_strdup_printf ("\\b(?:%s)\\b", escaped) : g_steal_pointer (&escaped);

  return g_regex_new (whole, G_REGEX_MULTILINE | G_REGEX_OPTIMIZE | (request->with_capitals ? 0 : G_REGEX_CASELESS), 0,
                      error);
}

static LooseSearchWhere
where_of (LeafStyle style)
{
  switch (style) {
  case LEAF_STYLE_HEADING: return LOOSE_SEARCH_HEADINGS;
  case LEAF_STYLE_TEXT:
  case LEAF_STYLE_SUBSTITUTION: return LOOSE_SEARCH_TEXTS;
  case LEAF_STYLE_COMMENT: return LOOSE_SEARCH_COMMENTS;
  case LEAF_STYLE_NONE:
  case LEAF_STYLE_PREAMBLE:
  case LEAF_STYLE_RULEBOOK_NAME:
  case LEAF_STYLE_RULE_NAME:
  case LEAF_STYLE_PHRASE_NAME:
  case LEAF_STYLE_KEYWORD:
  case LEAF_STYLE_NAME:
  case LEAF_STYLE_NUMBER:
  case LEAF_STYLE_TABLE:
  case LEAF_STYLE_UNKNOWN:
  case LEAF_STYLE_COUNT: break;
  }
  return LOOSE_SEARCH_CODE;
}

/* The style at a byte; `run` continues from its last position, because queries come in order. */
static LooseSearchWhere
where_at (const LeafStyledRun *runs, guint32 n, guint32 *run, guint32 byte)
{
  while (*run < n && runs[*run].end <= byte)
    ++*run;
  return *run < n && runs[*run].start <= byte ? where_of (runs[*run].style) : LOOSE_SEARCH_CODE;
}

/* The replacement; NULL if there is none, or it refers to groups that the expression lacks. */
static char *
dup_others (const LooseSearchRequest *request, GMatchInfo *match, GError **error)
{
  g_autofree char *words = NULL;

  if (request->is_pattern && request->others != NULL)
    return g_match_info_expand_references (match, request->others, error);
  if (request->with_capitals || request->others == NULL)
    return g_strdup (request->others);
  words = g_match_info_fetch (match, 0);
  return loose_format_like (words, request->others);
}

static gboolean
find_in (const LeafProgram *program, guint32 source, GRegex *pattern, const LooseSearchRequest *request, guint most,
         GArray *found, GError **error)
{
  g_autoptr (GMatchInfo) match = NULL;
  g_autofree LeafStyledRun *runs = NULL;
  guint32 n = 0, run = 0;
  gboolean more;

  if (request->where != LOOSE_SEARCH_ALL)
    runs = leaf_program_styles (program, source, &n);
  more = g_regex_match_full (pattern, leaf_program_source_text (program, source), -1, 0, G_REGEX_MATCH_NOTEMPTY, &match,
                             error);
  for (; more && *error == NULL && found->len < most; more = g_match_info_next (match, error)) {
    int start, end;

    g_match_info_fetch_pos (match, 0, &start, &end);
    if (request->where == LOOSE_SEARCH_ALL || where_at (runs, n, &run, (guint32) start) == request->where) {
      LeafEdit edit
          = { .place = { source, (guint32) start, (guint32) end }, .text = dup_others (request, match, error) };
      g_array_append_val (found, edit);
    }
  }
  return *error == NULL;
}

static void
clear_edit (gpointer edit)
{
  leaf_edit_clear (edit);
}

GArray *
loose_search_find (const LeafProgram *program, const LooseSearchRequest *request, guint most, GError **error)
{
  g_autoptr (GArray) found = g_array_new (FALSE, FALSE, sizeof (LeafEdit));
  g_autoptr (GRegex) pattern = NULL;
  GError *failed = NULL;

  g_array_set_clear_func (found, clear_edit);
  if (*request->words == '\0')
    return g_steal_pointer (&found);
  pattern = make_pattern (request, error);
  if (pattern == NULL)
    return NULL;
  for (guint32 source = 1; source <= leaf_program_n_sources (program) && failed == NULL; source++)
    if (leaf_program_source_is_authored (program, source))
      find_in (program, source, pattern, request, most, found, &failed);
  if (failed != NULL) { /* GRegex gives up a pattern that would take too long */
    g_propagate_error (error, failed);
    return NULL;
  }
  return g_steal_pointer (&found);
}
