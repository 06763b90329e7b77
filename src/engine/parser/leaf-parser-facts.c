/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-parser-facts.c: the names of the library that the parser must know, found once for a program.
 *
 * A name that the library does not have is 0, and the parser does without it.
 */

#include "leaf-parse.h"

#include <string.h>

static guint32
find_variable (const LeafBuild *build, const char *name)
{
  LeafVariableId variable = leaf_world_find_variable (build, LEAF_OWNER_GLOBAL, name);

  return LEAF_IS (variable) ? LEAF_ROW (&build->world->variables, LeafVariable, variable.ix)->cell : 0;
}

static guint32
find_property (const LeafBuild *build, const char *name)
{
  return leaf_world_find_property (build, name).ix;
}

static guint32
find_rule (const LeafBuild *build, const char *name)
{
  g_autofree char *longer = g_strconcat (name, " rule", NULL);
  guint32 rule = leaf_rules_find_rule (build, longer).ix;

  return rule != 0 ? rule : leaf_rules_find_rule (build, name).ix;
}

static void
find_names (LeafParserFacts *f, const LeafBuild *build)
{
  f->reading_a_command = leaf_world_find_activity (build, "reading a command").ix;
  f->deciding_scope = leaf_world_find_activity (build, "deciding the scope").ix;
  f->all_includes = leaf_world_find_activity (build, "deciding whether all includes").ix;
  f->clarifying = leaf_world_find_activity (build, "clarifying the parser's choice").ix;
  f->which_do_you_mean = leaf_world_find_activity (build, "asking which do you mean").ix;
  f->parser_error = leaf_world_find_activity (build, "printing a parser error").ix;
  f->concealed = leaf_world_find_activity (build, "deciding the concealed possessions").ix;
  f->does_the_player_mean = leaf_rules_find_rulebook (build, "does the player mean").ix;
  f->after_reading = leaf_rules_find_rulebook (build, "after reading a command").ix;
  f->taking = leaf_world_find_action (build, "taking").ix;
  f->removing = leaf_world_find_action (build, "removing it from").ix;
  f->asking_about = leaf_world_find_action (build, "asking it about").ix;
  f->telling_about = leaf_world_find_action (build, "telling it about").ix;
  f->answering = leaf_world_find_action (build, "answering it that").ix;
  f->asking_for = leaf_world_find_action (build, "asking it for").ix;
  f->going = leaf_world_find_action (build, "going").ix;
  f->open = find_property (build, "open");
  f->transparent = find_property (build, "transparent");
  f->lit = find_property (build, "lit");
  f->lighted = find_property (build, "lighted");
  f->undescribed = find_property (build, "undescribed");
  f->scenery = find_property (build, "scenery");
  f->female = find_property (build, "female");
  f->male = find_property (build, "male");
  f->neuter = find_property (build, "neuter");
  f->plural_named = find_property (build, "plural-named");
  f->ambiguously_plural = find_property (build, "ambiguously plural");
  f->privately_named = find_property (build, "privately-named");
  f->printed_name = find_property (build, "printed name");
  f->darkness_cell = find_variable (build, "darkness-now");
  f->topic_understood_cell = find_variable (build, "topic understood");
  f->number_understood_cell = find_variable (build, "number understood");
  f->latest_error_cell = find_variable (build, "latest parser error");
  f->command_prompt_cell = find_variable (build, "command prompt");
  f->matched_text_cell = find_variable (build, "matched text");
  f->particular_possession_cell = find_variable (build, "particular possession");
  f->error_responses = find_rule (build, "parser error internal");
  f->nothing_responses = find_rule (build, "parser nothing error internal");
  f->command_responses = find_rule (build, "parser command internal");
  f->clarify_responses = find_rule (build, "parser clarification internal");
  f->undo_responses = find_rule (build, "immediately undo");
  f->restore_responses = find_rule (build, "restore the game");
  f->yes_no_responses = find_rule (build, "yes or no question internal");
  f->number_responses = find_rule (build, "pick a number internal");
}

static void
find_words (LeafParserFacts *f, const LeafBuild *build)
{
  LEAF_EACH (&build->grammar->books, b) {
    const LeafGrammarBook *book = LEAF_GRAMMAR_BOOK (build, b);

    if (book->sort != LEAF_BOOK_COMMAND)
      continue;
    for (guint32 at = book->first_line; at != 0; at = LEAF_GRAMMAR_LINE (build, at)->next) {
      const LeafGrammarLine *line = LEAF_GRAMMAR_LINE (build, at);

      for (guint32 t = book->key != 0 ? 1 : 0; t < line->n_tokens; t++)
        for (guint32 w = 0; line->tokens[t].sort == LEAF_TOKEN_WORD && w < line->tokens[t].n_words; w++)
          g_hash_table_add (f->prepositions, GUINT_TO_POINTER (line->tokens[t].words[w].ix));
    }
  }
  LEAF_EACH (&build->grammar->words, i) {
    const LeafObjectWord *word = LEAF_ROW (&build->grammar->words, LeafObjectWord, i);

    if (word->is_plural)
      g_hash_table_add (f->plurals, GUINT_TO_POINTER (word->word.ix));
  }
}

static void
find_understood (LeafParserFacts *f, const LeafBuild *build)
{
  f->understood_cell = g_new0 (guint32, build->kinds->kinds.n);
  LEAF_EACH (&build->kinds->kinds, i) {
    const LeafKind *kind = LEAF_ROW (&build->kinds->kinds, LeafKind, i);
    g_autofree char *name = NULL;

    if (kind->name == NULL || kind->make == LEAF_MAKE_OBJECT)
      continue;
    name = g_strconcat (kind->name, " understood", NULL);
    f->understood_cell[i] = find_variable (build, name);
  }
}

/* Their names: leaf-grammar-names.c. */
static void
find_errors (LeafParserFacts *f, const LeafBuild *build)
{
  f->error_value = g_new0 (guint32, LEAF_ERROR_COUNT);
  LEAF_EACH (&build->world->instances, i) {
    const LeafInstance *instance = LEAF_ROW (&build->world->instances, LeafInstance, i);

    if (!LEAF_SAME (instance->kind, LEAF_KIND (PARSER_ERROR)) || instance->name == NULL)
      continue;
    for (guint e = 0; e < LEAF_ERROR_COUNT; e++)
      if (leaf_parser_error_name (e) != NULL && g_ascii_strcasecmp (instance->name, leaf_parser_error_name (e)) == 0)
        f->error_value[e] = (guint32) instance->number;
  }
}

LeafParserFacts *
leaf_parser_facts_new (const LeafBuild *build)
{
  LeafParserFacts *f = g_new0 (LeafParserFacts, 1);

  g_atomic_ref_count_init (&f->references);
  f->build = build;
  f->prepositions = g_hash_table_new (NULL, NULL);
  f->plurals = g_hash_table_new (NULL, NULL);
  find_names (f, build);
  find_words (f, build);
  find_understood (f, build);
  find_errors (f, build);
  return f;
}

LeafParserFacts *
leaf_parser_facts_ref (LeafParserFacts *facts)
{
  g_atomic_ref_count_inc (&facts->references);
  return facts;
}

void
leaf_parser_facts_unref (LeafParserFacts *facts)
{
  if (facts == NULL || !g_atomic_ref_count_dec (&facts->references))
    return;
  g_hash_table_unref (facts->prepositions);
  g_hash_table_unref (facts->plurals);
  g_free (facts->understood_cell);
  g_free (facts->error_value);
  g_free (facts);
}

guint32
leaf_parser_response (const LeafBuild *build, guint32 rule, char letter)
{
  guint32 wanted = (guint32) (letter - 'A');

  if (rule == 0)
    return 0;
  for (guint32 at = LEAF_RULE (build, LEAF_ID (LeafRuleId, rule))->first_response; at != 0;
       at = LEAF_ROW (&build->rules->responses, LeafResponse, at)->next)
    if (LEAF_ROW (&build->rules->responses, LeafResponse, at)->letter == wanted)
      return at;
  return 0;
}
