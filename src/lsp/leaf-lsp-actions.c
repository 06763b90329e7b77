/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-lsp-actions.c: code actions for a range: fixes of problems, and sentences that move or disable a rule. */
#include "leaf-lsp-answers.h"
#include "leaf-lsp-json.h"

static const struct {
  LeafWriteSort sort;
  const char *title;
} offers[] = {
  { LEAF_WRITE_LISTED_FIRST, "List this rule first in its rulebook" },
  { LEAF_WRITE_LISTED_LAST, "List this rule last in its rulebook" },
  { LEAF_WRITE_NOT_LISTED, "Unlist this rule from its rulebook" },
  { LEAF_WRITE_DOES_NOTHING, "Disable this rule" },
};

static GVariant *
edit_of (LeafLspDocument *document, const LeafEdit *edit)
{
  g_autofree char *uri = leaf_lsp_document_source_uri (document, edit->place.source);
  LeafLspArray array;

  leaf_lsp_array_begin (&array);
  leaf_lsp_array_add (&array,
                      leaf_lsp_object ("range", leaf_lsp_range (leaf_lsp_document_program (document), edit->place),
                                       "newText", leaf_lsp_text (edit->text), NULL));
  return leaf_lsp_object (
      "changes",
      leaf_lsp_object (uri != NULL ? uri : leaf_lsp_document_uri (document), leaf_lsp_array_end (&array), NULL), NULL);
}

static GVariant *
action_of (GVariant *edit, const char *title, const char *kind)
{
  return leaf_lsp_object ("title", leaf_lsp_text (title), "kind", leaf_lsp_text (kind), "edit", edit, NULL);
}

/* A WorkspaceEdit that creates the file of a missing part with its text. NULL if it cannot be created. */
static GVariant *
file_of (LeafLspDocument *document, const LeafFix *fix)
{
  g_autofree char *uri = leaf_lsp_document_new_part_uri (document, fix->words);
  GVariant *beginning;
  LeafLspArray changes, edits;

  if (uri == NULL)
    return NULL;
  beginning = leaf_lsp_object ("start", leaf_lsp_position ("", 0), "end", leaf_lsp_position ("", 0), NULL);
  leaf_lsp_array_begin (&edits);
  leaf_lsp_array_add (&edits, leaf_lsp_object ("range", beginning, "newText", leaf_lsp_text (fix->file), NULL));
  leaf_lsp_array_begin (&changes);
  leaf_lsp_array_add (&changes, leaf_lsp_object ("kind", leaf_lsp_text ("create"), "uri", leaf_lsp_text (uri), NULL));
  leaf_lsp_array_add (&changes,
                      leaf_lsp_object ("textDocument",
                                       leaf_lsp_object ("uri", leaf_lsp_text (uri), "version", leaf_lsp_null (), NULL),
                                       "edits", leaf_lsp_array_end (&edits), NULL));
  return leaf_lsp_object ("documentChanges", leaf_lsp_array_end (&changes), NULL);
}

/* Adds the certain fixes of the problems that overlap the range. */
static void
add_fixes (LeafLspArray *array, LeafLspDocument *document, guint32 from, guint32 to)
{
  const LeafProgram *program = leaf_lsp_document_program (document);

  for (guint32 i = 0; i < leaf_program_n_problems (program); i++) {
    LeafPlace place = leaf_program_problem (program, i).place;
    g_auto (LeafFix) fix = { 0 };
    g_autofree char *title = NULL;
    GVariant *edit;

    if (place.source != leaf_lsp_document_source (document) || place.start > to || place.end < from
        || !leaf_lsp_document_find_fix (document, i, &fix))
      continue;
    title = leaf_fix_dup_title (&fix, leaf_fix_title (fix.sort));
    edit = fix.file != NULL ? file_of (document, &fix) : edit_of (document, &fix.edit);
    if (edit != NULL)
      leaf_lsp_array_add (array, action_of (edit, title, "quickfix"));
  }
}

static void
add_sentences (LeafLspArray *array, LeafLspDocument *document, guint32 rule)
{
  const LeafProgram *program = leaf_lsp_document_program (document);

  for (guint i = 0; rule != 0 && i < G_N_ELEMENTS (offers); i++) {
    LeafEditRequest request
        = { .sort = offers[i].sort, .rule = rule, .rulebook = leaf_program_rule (program, rule).home };
    g_auto (LeafEdit) edit = { 0 };

    if (leaf_program_write (program, &request, &edit, NULL))
      leaf_lsp_array_add (array, action_of (edit_of (document, &edit), offers[i].title, "refactor"));
  }
}

GVariant *
leaf_lsp_code_actions (LeafLspDocument *document, GVariant *params, char **refused)
{
  const char *text = leaf_lsp_document_text (document);
  g_autoptr (GVariant) range = leaf_lsp_member (params, "range");
  g_autoptr (GVariant) start = leaf_lsp_member (range, "start");
  g_autoptr (GVariant) end = leaf_lsp_member (range, "end");
  guint32 from = (guint32) leaf_lsp_byte (text, start), to = end != NULL ? (guint32) leaf_lsp_byte (text, end) : from;
  LeafLspArray array;

  leaf_lsp_array_begin (&array);
  add_fixes (&array, document, from, to);
  add_sentences (
      &array, document,
      leaf_lsp_rule_of_preamble (leaf_lsp_document_program (document), leaf_lsp_document_source (document), from));
  return leaf_lsp_array_end (&array);
}
