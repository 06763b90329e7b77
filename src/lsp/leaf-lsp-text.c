/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-lsp-text.c: answers about a whole text: outline, folding, semantic tokens, diagnostics. */
#include "leaf-lsp-answers.h"
#include "leaf-lsp-json.h"

#include <string.h>

/* --- the outline -------------------------------------------------------------------------------------------------- */

enum { SYMBOL_NAMESPACE = 3, SYMBOL_FUNCTION = 12 };

typedef struct {
  const LeafProgram *program;
  LeafOutlineEntry *entries; /* owned */
  guint32 n, next;
} Outline;

/* Drops the entries of other sources, which have no range in the document. */
static void
leave_out_others (Outline *outline, guint32 source)
{
  guint32 kept = 0;

  for (guint32 i = 0; i < outline->n; i++)
    if (outline->entries[i].place.source == source)
      outline->entries[kept++] = outline->entries[i];
  outline->n = kept;
}

static Outline
outline_of (LeafLspDocument *document)
{
  Outline outline = { .program = leaf_lsp_document_program (document) };

  outline.entries = leaf_program_outline (outline.program, TRUE, &outline.n);
  leave_out_others (&outline, leaf_lsp_document_source (document));
  return outline;
}

/* The extent of an entry: up to the next one that is not below it. */
static LeafPlace
whole_of (const Outline *outline, guint32 number)
{
  LeafOutlineEntry entry = outline->entries[number];
  guint32 next = number + 1;

  while (next < outline->n && entry.level < LEAF_OUTLINE_BELOW && outline->entries[next].level > entry.level)
    next++;
  return (LeafPlace) { entry.place.source, entry.place.start,
                       next < outline->n
                           ? outline->entries[next].place.start
                           : (guint32) strlen (leaf_program_source_text (outline->program, entry.place.source)) };
}

/* The entries below a heading of `level`, with their children. */
static GVariant *
symbols_under (Outline *outline, guint32 level)
{
  LeafLspArray array;

  leaf_lsp_array_begin (&array);
  while (outline->next < outline->n && outline->entries[outline->next].level > level) {
    LeafOutlineEntry entry = outline->entries[outline->next];
    LeafPlace whole = whole_of (outline, outline->next);

    outline->next++;
    leaf_lsp_array_add (&array, leaf_lsp_object ("name", leaf_lsp_text (*entry.text != '\0' ? entry.text : "?"), "kind",
                                                 leaf_lsp_number (entry.level < LEAF_OUTLINE_BELOW ? SYMBOL_NAMESPACE
                                                                                                   : SYMBOL_FUNCTION),
                                                 "range", leaf_lsp_range (outline->program, whole), "selectionRange",
                                                 leaf_lsp_range (outline->program, entry.place), "children",
                                                 symbols_under (outline, entry.level), NULL));
  }
  return leaf_lsp_array_end (&array);
}

GVariant *
leaf_lsp_symbols (LeafLspDocument *document, GVariant *params, char **refused)
{
  Outline outline = outline_of (document);
  GVariant *symbols = symbols_under (&outline, 0);

  g_free (outline.entries);
  return symbols;
}

static gboolean
has_words (const char *text, const char *words)
{
  g_autofree char *folded = g_utf8_casefold (text, -1), *wanted = g_utf8_casefold (words, -1);

  return strstr (folded, wanted) != NULL;
}

static void
add_symbol (LeafLspDocument *document, const LeafOutlineEntry *entry, GHashTable *seen, GVariantBuilder *array)
{
  g_autofree char *uri = leaf_lsp_document_source_uri (document, entry->place.source);

  if (uri == NULL || !g_hash_table_add (seen, g_strdup_printf ("%u %s", entry->place.start, uri)))
    return;
  leaf_lsp_array_add (
      array, leaf_lsp_object (
                 "name", leaf_lsp_text (entry->text), "kind",
                 leaf_lsp_number (entry->level < LEAF_OUTLINE_BELOW ? SYMBOL_NAMESPACE : SYMBOL_FUNCTION), "location",
                 leaf_lsp_object ("uri", leaf_lsp_text (uri), "range",
                                  leaf_lsp_range (leaf_lsp_document_program (document), entry->place), NULL),
                 NULL));
}

void
leaf_lsp_add_symbols (LeafLspDocument *document, const char *words, GHashTable *seen, GVariantBuilder *array)
{
  guint32 n;
  g_autofree LeafOutlineEntry *entries = leaf_program_outline (leaf_lsp_document_program (document), TRUE, &n);

  for (guint32 i = 0; i < n; i++)
    if (*entries[i].text != '\0' && has_words (entries[i].text, words))
      add_symbol (document, &entries[i], seen, array);
}

GVariant *
leaf_lsp_folding (LeafLspDocument *document, GVariant *params, char **refused)
{
  const LeafProgram *program = leaf_lsp_document_program (document);
  guint32 source = leaf_lsp_document_source (document), n;
  g_autofree LeafFold *folds = leaf_program_folds (program, source, &n);
  LeafLspArray array;

  leaf_lsp_array_begin (&array);
  for (guint32 i = 0; i < n; i++) {
    guint32 first = 0, last = 0;

    leaf_program_line (program, source, folds[i].place.start, &first, NULL);
    leaf_program_line (program, source, folds[i].place.end, &last, NULL);
    leaf_lsp_array_add (&array, leaf_lsp_object ("startLine", leaf_lsp_number (first - 1), "endLine",
                                                 leaf_lsp_number (last - 1), NULL));
  }
  return leaf_lsp_array_end (&array);
}

/* --- semantic tokens ---------------------------------------------------------------------------------------------- */

/* names that the protocol defines, so that the themes of editors have colours for them */
static const char *const token_names[LEAF_STYLE_COUNT] = {
  [LEAF_STYLE_NONE] = "operator",       [LEAF_STYLE_HEADING] = "namespace",  [LEAF_STYLE_COMMENT] = "comment",
  [LEAF_STYLE_TEXT] = "string",         [LEAF_STYLE_SUBSTITUTION] = "macro", [LEAF_STYLE_PREAMBLE] = "event",
  [LEAF_STYLE_RULEBOOK_NAME] = "class", [LEAF_STYLE_RULE_NAME] = "function", [LEAF_STYLE_PHRASE_NAME] = "method",
  [LEAF_STYLE_KEYWORD] = "keyword",     [LEAF_STYLE_NAME] = "variable",      [LEAF_STYLE_NUMBER] = "number",
  [LEAF_STYLE_TABLE] = "struct",        [LEAF_STYLE_UNKNOWN] = "modifier",
};

GVariant *
leaf_lsp_token_legend (void)
{
  LeafLspArray array;

  leaf_lsp_array_begin (&array);
  for (guint i = 0; i < LEAF_STYLE_COUNT; i++)
    leaf_lsp_array_add (&array, leaf_lsp_text (token_names[i]));
  return leaf_lsp_array_end (&array);
}

/* Encodes tokens, each relative to the start of the previous one (last_line, last_units). Lines and UTF-16 units of
 * `text` are counted up to `at`. */
typedef struct {
  LeafLspArray array;
  const char *text, *at;
  gint64 line, units, last_line, last_units;
} Tokens;

static void
go_to (Tokens *tokens, const char *there)
{
  for (; tokens->at < there; tokens->at = g_utf8_next_char (tokens->at)) {
    gunichar c = g_utf8_get_char (tokens->at);

    tokens->units = c == '\n' ? 0 : tokens->units + (c >= 0x10000 ? 2 : 1);
    tokens->line += c == '\n';
  }
}

static void
add_token (Tokens *tokens, const char *start, const char *end, LeafStyle style)
{
  gint64 line, units;

  go_to (tokens, start);
  line = tokens->line;
  units = tokens->units;
  go_to (tokens, end);
  if (tokens->units <= units)
    return;
  leaf_lsp_array_add (&tokens->array, leaf_lsp_number (line - tokens->last_line));
  leaf_lsp_array_add (&tokens->array, leaf_lsp_number (line > tokens->last_line ? units : units - tokens->last_units));
  leaf_lsp_array_add (&tokens->array, leaf_lsp_number (tokens->units - units));
  leaf_lsp_array_add (&tokens->array, leaf_lsp_number (style));
  leaf_lsp_array_add (&tokens->array, leaf_lsp_number (0));
  tokens->last_line = line;
  tokens->last_units = units;
}

/* The tokens that overlap the bytes from .. to - 1. */
static GVariant *
tokens_between (LeafLspDocument *document, gsize from, gsize to)
{
  const LeafProgram *program = leaf_lsp_document_program (document);
  guint32 source = leaf_lsp_document_source (document), n = 0;
  g_autofree LeafStyledRun *runs = leaf_program_styles (program, source, &n);
  Tokens tokens = { .text = leaf_program_source_text (program, source) };

  tokens.at = tokens.text;
  leaf_lsp_array_begin (&tokens.array);
  for (guint32 i = 0; i < n; i++) {
    const char *p = tokens.text + runs[i].start, *end = tokens.text + runs[i].end;

    /* a token stays within its line */
    while (p < end && runs[i].end > from && runs[i].start < to) {
      const char *stop = memchr (p, '\n', (gsize) (end - p));

      add_token (&tokens, p, stop != NULL ? stop : end, runs[i].style);
      p = stop != NULL ? stop + 1 : end;
    }
  }
  return leaf_lsp_object ("data", leaf_lsp_array_end (&tokens.array), NULL);
}

GVariant *
leaf_lsp_tokens (LeafLspDocument *document, GVariant *params, char **refused)
{
  return tokens_between (document, 0, G_MAXSIZE);
}

GVariant *
leaf_lsp_tokens_in_range (LeafLspDocument *document, GVariant *params, char **refused)
{
  const char *text = leaf_lsp_document_text (document);
  g_autoptr (GVariant) range = leaf_lsp_member (params, "range"), start = leaf_lsp_member (range, "start"),
                       end = leaf_lsp_member (range, "end");

  return tokens_between (document, leaf_lsp_byte (text, start), end != NULL ? leaf_lsp_byte (text, end) : G_MAXSIZE);
}

/* --- problems ----------------------------------------------------------------------------------------------------- */

enum { SEVERITY_ERROR = 1, SEVERITY_INFORMATION = 3 };

/* A story shows the problems of its other files at its beginning; a part shows only its own. */
static void
add_diagnostic (LeafLspArray *array, LeafLspDocument *document, LeafProblem problem, int severity)
{
  const LeafProgram *program = leaf_lsp_document_program (document);
  guint32 own = leaf_lsp_document_source (document);
  gboolean is_own = problem.place.source == own;
  g_autofree char *elsewhere = NULL;

  if (!is_own && own != leaf_program_story_source (program))
    return;
  if (problem.place.source != 0 && !is_own) {
    guint32 line = 0;

    leaf_program_line (program, problem.place.source, problem.place.start, &line, NULL);
    elsewhere = g_strdup_printf ("%s, line %u: %s", leaf_program_source_name (program, problem.place.source), line,
                                 problem.sentence);
  }
  leaf_lsp_array_add (
      array, leaf_lsp_object ("range", leaf_lsp_range (program, is_own ? problem.place : (LeafPlace) { own, 0, 0 }),
                              "severity", leaf_lsp_number (severity), "code", leaf_lsp_text (problem.code), "source",
                              leaf_lsp_text ("looseleaf"), "message",
                              leaf_lsp_text (elsewhere != NULL ? elsewhere : problem.sentence), NULL));
}

GVariant *
leaf_lsp_diagnostics (LeafLspDocument *document, const LeafLspExplored *explored)
{
  const LeafProgram *program = leaf_lsp_document_program (document);
  LeafLspArray array;

  leaf_lsp_array_begin (&array);
  for (guint32 i = 0; i < leaf_program_n_problems (program); i++)
    add_diagnostic (&array, document, leaf_program_problem (program, i), SEVERITY_ERROR);
  for (guint32 i = 0; i < leaf_program_n_notices (program); i++)
    add_diagnostic (&array, document, leaf_program_notice (program, i), SEVERITY_INFORMATION);
  leaf_lsp_explored_add_hints (explored, &array);
  return leaf_lsp_array_end (&array);
}
