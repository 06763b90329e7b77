/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-lsp-names.c: queries about the name at a position. */
#include "leaf-lsp-answers.h"
#include "leaf-lsp-json.h"
#include "leaf-problem-help.h"

#include <string.h>

enum { HIGHLIGHT_READ = 2, HIGHLIGHT_WRITE = 3, COMPLETION_MOST = 200 };

guint32
leaf_lsp_asked_byte (LeafLspDocument *document, GVariant *params)
{
  g_autoptr (GVariant) position = leaf_lsp_member (params, "position");

  return (guint32) leaf_lsp_byte (leaf_lsp_document_text (document), position);
}

static gboolean
asked_occurrence (LeafLspDocument *document, GVariant *params, LeafOccurrenceInfo *info)
{
  const LeafProgram *program = leaf_lsp_document_program (document);

  return leaf_program_occurrence (program, leaf_lsp_document_source (document), leaf_lsp_asked_byte (document, params),
                                  info);
}

/* {uri, range} of a place; NULL if it is in no file. */
static GVariant *
location (LeafLspDocument *document, LeafPlace place)
{
  g_autofree char *uri = leaf_lsp_document_source_uri (document, place.source);

  if (uri == NULL)
    return NULL;
  return leaf_lsp_object ("uri", leaf_lsp_text (uri), "range",
                          leaf_lsp_range (leaf_lsp_document_program (document), place), NULL);
}

GVariant *
leaf_lsp_definition (LeafLspDocument *document, GVariant *params, char **refused)
{
  LeafOccurrenceInfo info;

  if (!asked_occurrence (document, params, &info))
    return NULL;
  return location (document, leaf_program_occurrence_definition (leaf_lsp_document_program (document), &info));
}

/* All occurrences of what is at the position of a request; NULL if no name is there. Free with g_free. */
static LeafOccurrenceInfo *
asked_uses (LeafLspDocument *document, GVariant *params, guint32 *n)
{
  LeafOccurrenceInfo info;

  *n = 0;
  return asked_occurrence (document, params, &info) ? leaf_program_uses (leaf_lsp_document_program (document), &info, n)
                                                    : NULL;
}

GVariant *
leaf_lsp_references (LeafLspDocument *document, GVariant *params, char **refused)
{
  const LeafProgram *program = leaf_lsp_document_program (document);
  guint32 n;
  g_autofree LeafOccurrenceInfo *uses = asked_uses (document, params, &n);
  LeafLspArray array;

  leaf_lsp_array_begin (&array);
  for (guint32 i = 0; i < n; i++) {
    GVariant *where
        = leaf_program_source_is_library (program, uses[i].place.source) ? NULL : location (document, uses[i].place);

    if (where != NULL)
      leaf_lsp_array_add (&array, where);
  }
  return leaf_lsp_array_end (&array);
}

GVariant *
leaf_lsp_highlight (LeafLspDocument *document, GVariant *params, char **refused)
{
  const LeafProgram *program = leaf_lsp_document_program (document);
  guint32 n;
  g_autofree LeafOccurrenceInfo *uses = asked_uses (document, params, &n);
  LeafLspArray array;

  leaf_lsp_array_begin (&array);
  for (guint32 i = 0; i < n; i++) {
    gboolean writes = uses[i].role == LEAF_ROLE_DEFINES || uses[i].role == LEAF_ROLE_SETS;

    if (uses[i].place.source == leaf_lsp_document_source (document))
      leaf_lsp_array_add (&array, leaf_lsp_object ("range", leaf_lsp_range (program, uses[i].place), "kind",
                                                   leaf_lsp_number (writes ? HIGHLIGHT_WRITE : HIGHLIGHT_READ), NULL));
  }
  return leaf_lsp_array_end (&array);
}

/* Adds the explanation of the problem at a byte. */
static void
add_explanation (LeafLspDocument *document, guint32 byte, GString *words)
{
  const LeafProgram *program = leaf_lsp_document_program (document);

  for (guint32 i = 0; i < leaf_program_n_problems (program); i++) {
    LeafProblem problem = leaf_program_problem (program, i);
    g_autoptr (LeafProblemHelp) help = NULL;

    if (problem.place.source != leaf_lsp_document_source (document) || byte < problem.place.start
        || byte >= problem.place.end)
      continue;
    help = leaf_problem_help_new (problem.code);
    if (help != NULL)
      g_string_append_printf (words, "%s%s", words->len > 0 ? "\n\n" : "", help->explanation);
    if (help != NULL && help->mistake != NULL)
      g_string_append_printf (words, "\n\n```inform7\n%s\n```\n\n```inform7\n%s\n```", help->mistake, help->corrected);
    return;
  }
}

GVariant *
leaf_lsp_hover (LeafLspDocument *document, GVariant *params, char **refused)
{
  const LeafProgram *program = leaf_lsp_document_program (document);
  guint32 byte = leaf_lsp_asked_byte (document, params);
  g_autofree char *rule = leaf_lsp_rule_words (program, leaf_lsp_document_source (document), byte);
  g_autofree char *name = NULL;
  g_autoptr (GString) words = g_string_new (NULL);
  LeafOccurrenceInfo info;
  GVariant *range = NULL;

  if (leaf_program_occurrence (program, leaf_lsp_document_source (document), byte, &info)) {
    name = leaf_program_occurrence_description (program, &info);
    g_string_append (words, name);
    range = leaf_lsp_range (program, info.place);
  }
  if (rule != NULL)
    g_string_append_printf (words, "%s%s", words->len > 0 ? "\n\n" : "", rule);
  add_explanation (document, byte, words);
  if (words->len == 0)
    return NULL;
  return leaf_lsp_object (
      "contents", leaf_lsp_object ("kind", leaf_lsp_text ("markdown"), "value", leaf_lsp_text (words->str), NULL),
      "range", range, NULL);
}

/* --- completion --------------------------------------------------------------------------------------------------- */

/* The protocol's numbers for sorts of completion. */
enum {
  ITEM_FUNCTION = 3,
  ITEM_VARIABLE = 6,
  ITEM_CLASS = 7,
  ITEM_PROPERTY = 10,
  ITEM_VALUE = 12,
  ITEM_KEYWORD = 14,
  ITEM_SNIPPET = 15
};
enum { INSERT_SNIPPET = 2 };

static const guint8 item_kinds[LEAF_NAMED_COUNT] = {
  [LEAF_NAMED_NONE] = ITEM_KEYWORD,      [LEAF_NAMED_KIND] = ITEM_CLASS,     [LEAF_NAMED_PROPERTY] = ITEM_PROPERTY,
  [LEAF_NAMED_VARIABLE] = ITEM_VARIABLE, [LEAF_NAMED_LOCAL] = ITEM_VARIABLE, [LEAF_NAMED_PHRASE] = ITEM_FUNCTION,
  [LEAF_NAMED_ACTION] = ITEM_FUNCTION,
};

static int
item_kind (const LeafCompletion *row)
{
  if (row->sort == LEAF_NAMED_NONE && row->insert != NULL)
    return ITEM_SNIPPET;
  return item_kinds[row->sort] != 0 ? item_kinds[row->sort] : ITEM_VALUE;
}

static GVariant *
completion_item (const LeafCompletion *row, guint32 place, GVariant *range)
{
  g_autofree char *order = g_strdup_printf ("%05u", place);
  const char *words = row->insert != NULL ? row->insert : row->text;

  return leaf_lsp_object ("label", leaf_lsp_text (row->text), "filterText", leaf_lsp_text (row->text), "sortText",
                          leaf_lsp_text (order), "kind", leaf_lsp_number (item_kind (row)), "detail",
                          row->detail != NULL ? leaf_lsp_text (row->detail) : NULL, "insertTextFormat",
                          leaf_lsp_number (row->insert != NULL ? INSERT_SNIPPET : 1), "textEdit",
                          leaf_lsp_object ("range", range, "newText", leaf_lsp_text (words), NULL), NULL);
}

GVariant *
leaf_lsp_completion (LeafLspDocument *document, GVariant *params, char **refused)
{
  const LeafProgram *program = leaf_lsp_document_program (document);
  const char *text = leaf_lsp_document_text (document);
  guint32 byte = leaf_lsp_asked_byte (document, params), n;
  LeafCompletion *rows
      = leaf_program_completions (program, leaf_lsp_document_source (document), text, byte, COMPLETION_MOST, &n);
  g_autoptr (GVariant) range = NULL;
  LeafLspArray array;

  leaf_lsp_array_begin (&array);
  for (guint32 i = 0; i < n; i++) {
    /* most items replace the same words; finding the position of these takes a walk through the text */
    if (i == 0 || rows[i].start != rows[i - 1].start) {
      g_clear_pointer (&range, g_variant_unref);
      range = g_variant_ref_sink (leaf_lsp_text_range (text, rows[i].start, byte));
    }
    leaf_lsp_array_add (&array, completion_item (&rows[i], i, range));
  }
  leaf_completions_free (rows, n);
  return leaf_lsp_array_end (&array);
}

/* The answer has one parameter: the argument at the cursor. */
GVariant *
leaf_lsp_signature (LeafLspDocument *document, GVariant *params, char **refused)
{
  const LeafProgram *program = leaf_lsp_document_program (document);
  guint32 start, end;
  g_autofree char *words = leaf_program_signature (program, leaf_lsp_document_text (document),
                                                   leaf_lsp_asked_byte (document, params), &start, &end);
  g_autofree char *gap = words != NULL ? g_strndup (words + start, end - start) : NULL;
  LeafLspArray signatures, parameters;

  if (words == NULL)
    return NULL;
  leaf_lsp_array_begin (&parameters);
  leaf_lsp_array_add (&parameters, leaf_lsp_object ("label", leaf_lsp_text (gap), NULL));
  leaf_lsp_array_begin (&signatures);
  leaf_lsp_array_add (&signatures, leaf_lsp_object ("label", leaf_lsp_text (words), "parameters",
                                                    leaf_lsp_array_end (&parameters), NULL));
  return leaf_lsp_object ("signatures", leaf_lsp_array_end (&signatures), "activeSignature", leaf_lsp_number (0),
                          "activeParameter", leaf_lsp_number (0), NULL);
}

/* --- renaming ----------------------------------------------------------------------------------------------------- */

GVariant *
leaf_lsp_prepare_rename (LeafLspDocument *document, GVariant *params, char **refused)
{
  const LeafProgram *program = leaf_lsp_document_program (document);
  LeafPlace home;
  LeafOccurrenceInfo info;

  if (!asked_occurrence (document, params, &info))
    return NULL;
  home = leaf_program_occurrence_definition (program, &info);
  return leaf_program_source_is_story (program, home.source) ? leaf_lsp_range (program, info.place) : NULL;
}

/* A table of how many problems of a program have each code and each sentence. Its keys are borrowed from the
 * program. */
static GHashTable *
count_problems (const LeafProgram *program)
{
  GHashTable *counts = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint32 i = 0; i < leaf_program_n_problems (program); i++) {
    LeafProblem problem = leaf_program_problem (program, i);
    const char *const keys[] = { problem.code, problem.sentence };

    for (guint k = 0; k < G_N_ELEMENTS (keys); k++) {
      guint n = GPOINTER_TO_UINT (g_hash_table_lookup (counts, keys[k]));

      g_hash_table_insert (counts, (gpointer) keys[k], GUINT_TO_POINTER (n + 1));
    }
  }
  return counts;
}

static gboolean
is_more_often (GHashTable *is, GHashTable *was, const char *key)
{
  return GPOINTER_TO_UINT (g_hash_table_lookup (is, key)) > GPOINTER_TO_UINT (g_hash_table_lookup (was, key));
}

/* A sentence about the first problem that the edits would cause; NULL: they cause none. A problem counts as new if both
 * its code and its sentence occur more often than before: a sentence alone may be that of an old problem, quoting the
 * new name. */
static char *
new_problem (LeafLspDocument *document, const LeafEdit *edits, guint32 n)
{
  g_autoptr (LeafProgram) then = leaf_lsp_document_try (document, edits, n);
  g_autoptr (GHashTable) was = count_problems (leaf_lsp_document_program (document)), is = count_problems (then);

  for (guint32 i = 0; i < leaf_program_n_problems (then); i++) {
    LeafProblem problem = leaf_program_problem (then, i);

    if (is_more_often (is, was, problem.code) && is_more_often (is, was, problem.sentence))
      return g_strdup_printf ("This name would cause a problem: %s", problem.sentence);
  }
  return NULL;
}

/* The changes of a WorkspaceEdit: {uri: [edit, ...]}. */
static GVariant *
changes_of (LeafLspDocument *document, const LeafEdit *edits, guint32 n)
{
  const LeafProgram *program = leaf_lsp_document_program (document);
  GVariantBuilder changes;

  g_variant_builder_init (&changes, G_VARIANT_TYPE_VARDICT);
  for (guint32 i = 0; i < n;) {
    guint32 source = edits[i].place.source;
    g_autofree char *uri = leaf_lsp_document_source_uri (document, source);
    LeafLspArray array;

    leaf_lsp_array_begin (&array);
    for (; i < n && edits[i].place.source == source; i++)
      leaf_lsp_array_add (&array, leaf_lsp_object ("range", leaf_lsp_range (program, edits[i].place), "newText",
                                                   leaf_lsp_text (edits[i].text), NULL));
    g_variant_builder_add (&changes, "{sv}", uri != NULL ? uri : leaf_lsp_document_uri (document),
                           leaf_lsp_array_end (&array));
  }
  return g_variant_builder_end (&changes);
}

GVariant *
leaf_lsp_rename (LeafLspDocument *document, GVariant *params, char **refused)
{
  g_autofree char *name = leaf_lsp_member_text (params, "newName");
  LeafOccurrenceInfo info;
  LeafEdit *edits;
  GVariant *changes;
  guint32 n = 0;

  if (name == NULL || !asked_occurrence (document, params, &info)) {
    *refused = g_strdup ("There is no name here.");
    return NULL;
  }
  edits = leaf_program_rename (leaf_lsp_document_program (document), &info, name, &n, refused);
  if (edits != NULL)
    *refused = new_problem (document, edits, n);
  changes = changes_of (document, edits, n);
  leaf_edits_free (edits, n);
  return leaf_lsp_object ("changes", changes, NULL);
}
