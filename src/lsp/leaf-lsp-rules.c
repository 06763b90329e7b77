/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-lsp-rules.c: the rule at a position: where it stands and why, and the sentences that would change that. */
#include "leaf-lsp-answers.h"
#include "leaf-lsp-json.h"

/* The rule whose preamble stands there; 0: none. */
static guint32
rule_of_preamble (const LeafProgram *program, guint32 byte)
{
  guint32 story = leaf_program_story_source (program), rule = leaf_program_rule_at (program, story, byte);
  LeafPlace place = leaf_program_rule (program, rule).place;

  return rule != 0 && place.source == story && byte >= place.start && byte <= place.end ? rule : 0;
}

static void
describe_neighbour (GString *words, const LeafProgram *program, guint32 book, guint32 position, gboolean above)
{
  guint32 other = leaf_program_rulebook_rule (program, book, above ? position : position + 1);
  g_autofree char *why = leaf_program_explain_neighbours (program, book, position);

  g_string_append_printf (words, "\n\n%s *%s*: %s", above ? "Below" : "Above", leaf_program_rule_title (program, other), why);
}

static void
describe_place (GString *words, const LeafProgram *program, guint32 book, guint32 position)
{
  LeafRulebookInfo info = leaf_program_rulebook (program, book);

  g_string_append_printf (words, "%s**%s**, rule %u of %u", words->len > 0 ? "\n\n" : "", info.name, position + 1, info.n_rules);
  if (position > 0)
    describe_neighbour (words, program, book, position - 1, TRUE);
  if (position + 1 < info.n_rules)
    describe_neighbour (words, program, book, position, FALSE);
}

char *
leaf_lsp_rule_words (const LeafProgram *program, guint32 byte)
{
  guint32 rule = rule_of_preamble (program, byte);
  GString *words;

  if (rule == 0)
    return NULL;
  words = g_string_new (NULL);
  for (guint32 book = 1; book <= leaf_program_n_rulebooks (program); book++)
    for (guint32 i = 0; i < leaf_program_rulebook (program, book).n_rules; i++)
      if (leaf_program_rulebook_rule (program, book, i) == rule)
        describe_place (words, program, book, i);
  if (words->len == 0)
    g_string_append (words, "In no rulebook.");
  return g_string_free (words, FALSE);
}

/* --- what can be done with it --------------------------------------------------------------------------------------------------- */

static const struct {
  LeafWriteSort sort;
  const char *title;
} offers[] = {
  { LEAF_WRITE_LISTED_FIRST, "List this rule first in its rulebook" },
  { LEAF_WRITE_LISTED_LAST, "List this rule last in its rulebook" },
  { LEAF_WRITE_NOT_LISTED, "Take this rule out of its rulebook" },
  { LEAF_WRITE_DOES_NOTHING, "Switch this rule off" },
};

static GVariant *
edit_of (LeafLspDocument *document, const LeafEdit *edit)
{
  LeafLspArray array;

  leaf_lsp_array_begin (&array);
  leaf_lsp_array_add (&array, leaf_lsp_object ("range", leaf_lsp_range (leaf_lsp_document_program (document), edit->place),
                                               "newText", leaf_lsp_text (edit->text), NULL));
  return leaf_lsp_object ("changes", leaf_lsp_object (leaf_lsp_document_uri (document), leaf_lsp_array_end (&array), NULL), NULL);
}

GVariant *
leaf_lsp_code_actions (LeafLspDocument *document, GVariant *params, char **refused)
{
  const LeafProgram *program = leaf_lsp_document_program (document);
  g_autoptr (GVariant) range = leaf_lsp_member (params, "range");
  g_autoptr (GVariant) start = leaf_lsp_member (range, "start");
  guint32 rule = rule_of_preamble (program, (guint32) leaf_lsp_byte (leaf_lsp_document_text (document), start));
  LeafLspArray array;

  leaf_lsp_array_begin (&array);
  for (guint i = 0; rule != 0 && i < G_N_ELEMENTS (offers); i++) {
    LeafWish wish = { .sort = offers[i].sort, .rule = rule, .rulebook = leaf_program_rule (program, rule).home };
    g_auto (LeafEdit) edit = { 0 };

    if (leaf_program_write (program, &wish, &edit, NULL))
      leaf_lsp_array_add (&array, leaf_lsp_object ("title", leaf_lsp_text (offers[i].title), "kind", leaf_lsp_text ("refactor"),
                                                   "edit", edit_of (document, &edit), NULL));
  }
  return leaf_lsp_array_end (&array);
}
