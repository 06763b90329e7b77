/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-lsp-rules.c: the rule at a position: its places in rulebooks, and the reasons for them. */
#include "leaf-lsp-answers.h"
#include "leaf-lsp-json.h"

guint32
leaf_lsp_rule_of_preamble (const LeafProgram *program, guint32 source, guint32 byte)
{
  guint32 rule = leaf_program_rule_at (program, source, byte);
  LeafPlace place = leaf_program_rule (program, rule).place;

  return rule != 0 && place.source == source && byte >= place.start && byte <= place.end ? rule : 0;
}

static void
describe_neighbour (GString *words, const LeafProgram *program, guint32 book, guint32 position, gboolean above)
{
  guint32 other = leaf_program_rulebook_rule (program, book, above ? position : position + 1);
  g_autofree char *why = leaf_program_explain_neighbours (program, book, position);

  g_string_append_printf (words, "\n\n%s *%s*: %s", above ? "Below" : "Above", leaf_program_rule_title (program, other),
                          why);
}

static void
describe_place (GString *words, const LeafProgram *program, guint32 book, guint32 position)
{
  LeafRulebookInfo info = leaf_program_rulebook (program, book);

  g_string_append_printf (words, "%s**%s**, rule %u of %u", words->len > 0 ? "\n\n" : "", info.name, position + 1,
                          info.n_rules);
  if (position > 0)
    describe_neighbour (words, program, book, position - 1, TRUE);
  if (position + 1 < info.n_rules)
    describe_neighbour (words, program, book, position, FALSE);
}

static void
add_nowhere (GString *words, const LeafProgram *program, guint32 rule)
{
  LeafProblem problem;
  gboolean is_faulty = leaf_program_rule_problem (program, rule, &problem);

  g_string_append (words, is_faulty ? "In no rulebook, because its preamble has a problem." : "In no rulebook.");
}

char *
leaf_lsp_rule_words (const LeafProgram *program, guint32 source, guint32 byte)
{
  guint32 rule = leaf_lsp_rule_of_preamble (program, source, byte);
  GString *words;

  if (rule == 0)
    return NULL;
  words = g_string_new (NULL);
  for (guint32 book = 1; book <= leaf_program_n_rulebooks (program); book++)
    for (guint32 i = 0; i < leaf_program_rulebook (program, book).n_rules; i++)
      if (leaf_program_rulebook_rule (program, book, i) == rule)
        describe_place (words, program, book, i);
  if (words->len == 0)
    add_nowhere (words, program, rule);
  return g_string_free (words, FALSE);
}
