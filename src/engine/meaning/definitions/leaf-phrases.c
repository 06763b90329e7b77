/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-phrases.c: the tables of phrases and texts, and the bodies of phrases as trees. */
#include "world/nouns/leaf-library-lookup.h"
#include "leaf-dialogue-meaning.h"
#include "inform6/leaf-inform6-code.h"
#include "leaf-inform6.h"
#include "leaf-meaning-occurrences.h"
#include "leaf-phrase-table.h"

static const LeafMember members[] = {
  LEAF_MEMBER_TABLE (LeafPhrases, phrases, LeafPhraseRow),
  LEAF_MEMBER_TABLE (LeafPhrases, texts, LeafTextRow),
  LEAF_MEMBER_TABLE (LeafPhrases, chains, LeafPhraseChain),
  LEAF_MEMBER_TABLE (LeafPhrases, rulebook_kinds, LeafKindId),
  LEAF_MEMBER_TABLE (LeafPhrases, rule_kinds, LeafKindId),
  LEAF_MEMBER_TABLE (LeafPhrases, grades, LeafGrade),
  LEAF_MEMBER_TABLE (LeafPhrases, blocks, LeafConstantBlock),
  LEAF_MEMBER_TABLE (LeafPhrases, one_of_ends, LeafWording),
  LEAF_MEMBER_TABLE (LeafPhrases, event_calls, LeafEventCall),
  LEAF_MEMBER_INDEX (LeafPhrases, by_first),
  LEAF_MEMBER_INDEX (LeafPhrases, possessives),
  LEAF_MEMBER_INDEX (LeafPhrases, text_of_word),
  LEAF_MEMBER_TABLE (LeafPhrases, action_links, LeafActionLink),
  LEAF_MEMBER_INDEX (LeafPhrases, action_words),
};

static const LeafStageTables stage_tables = LEAF_STAGE_TABLES (LeafPhrases, members);

LeafPhrases *
leaf_phrases_new (void)
{
  return leaf_stage_tables_new (&stage_tables);
}

LeafPhrases *
leaf_phrases_copy (const LeafPhrases *phrases, const LeafPhrases *like, LeafArena *on)
{
  return leaf_stage_tables_copy (&stage_tables, phrases, like, on); /* the keywords are shared, and stay in the arena */
}

void
leaf_phrases_free (LeafPhrases *phrases)
{
  leaf_stage_tables_free (&stage_tables, phrases);
}

/* --- bodies ------------------------------------------------------------------------------------------------------- */

/* A kind variable is a parameter, named as its values are: "repeat with X running through Ks". */
static const char *
kind_name (LeafScope *scope, const LeafPhrasePart *part)
{
  return part->kind_variable == 0 ? ""
                                  : leaf_arena_printf (scope->build->arena, "%cs", 'a' + (int) part->kind_variable - 1);
}

static void
add_parameters (LeafScope *scope, const LeafPhraseRow *row)
{
  for (guint32 i = 0; i < row->n_parts; i++) {
    const LeafPhrasePart *part = &row->parts[i];
    guint32 slot;
    if (part->n_words > 0)
      continue;
    if (part->name == NULL && part->sort == LEAF_PARAMETER_KIND)
      slot = leaf_scope_add_text (
          scope, kind_name (scope, part),
          leaf_kind_built (scope->build, LEAF_KIND (DESCRIPTION), LEAF_KIND (VALUE), LEAF_KIND (NONE)));
    else
      slot = leaf_scope_add_text (scope, part->name != NULL ? part->name : "", part->kind);
    if (row->is_definition && slot == 0)
      leaf_scope_set_it (scope, slot, part->kind);
  }
}

static LeafNode *
condition_body (LeafScope *scope, const LeafPhraseRow *row)
{
  LeafNode *condition;

  leaf_reading_renew (scope);
  condition = leaf_inform6_condition (scope, row->condition);
  if (condition == NULL)
    condition = leaf_meaning_condition (scope, row->condition);
  if (condition == NULL) {
    leaf_meaning_explain (scope, row->condition, LEAF_PROBLEM_CONDITION_UNKNOWN, LEAF_EXPECTED_CONDITION);
    return leaf_node_constant (scope, row->condition, LEAF_KIND (TRUTH_STATE), 0);
  }
  return row->is_unless ? leaf_node_not (scope, condition) : condition;
}

LeafNode *
leaf_phrase_body (LeafBuild *build, LeafPhraseId phrase, guint32 *n_slots, GArray **locals)
{
  LeafPhraseRow row = *LEAF_PHRASE (build, phrase);
  LeafSentence sentence = { 0 };
  LeafScope scope;
  LeafNode *body = NULL;

  if (LEAF_IS (row.sentence))
    sentence = *LEAF_ROW (&build->sentences->sentences, LeafSentence, row.sentence.ix);
  leaf_scope_init (&scope, build, row.heading);
  scope.phrase = phrase;
  scope.result = row.sort == LEAF_PHRASE_DECIDE_IF ? LEAF_KIND (TRUTH_STATE)
                 : row.sort == LEAF_PHRASE_DECIDE  ? row.result
                                                   : LEAF_KIND (NONE);
  add_parameters (&scope, &row);
  if (row.dialogue_item != 0) {
    leaf_scope_add_owner (&scope, LEAF_OWNER_ACTIVITY, leaf_known (build, LEAF_KNOWN_performing));
    body = leaf_dialogue_body (&scope, row.dialogue_item, row.dialogue_part);
  } else if (row.inform6_routine != 0)
    body = leaf_inform6_lower_routine (&scope, row.inform6_routine);
  else if (!leaf_wording_empty (row.condition))
    body = condition_body (&scope, &row);
  else if (LEAF_IS (sentence.body))
    body = leaf_meaning_body (&scope, sentence.body);
  /* code in Inform 6 has no kinds: inform6/ tests values during the play */
  if (row.sentence.ix >= build->story_sentence && !build->is_library && row.inform6_routine == 0
      && (!LEAF_IS (row.sentence) || leaf_phrase_inform6_statement (build, &sentence) == NULL)) {
    leaf_meaning_check (build, body);
    leaf_meaning_check_phrase (build, body,
                               row.is_hidden || row.is_definition
                                   || !(row.sort == LEAF_PHRASE_DO || row.sort == LEAF_PHRASE_SAY));
    leaf_meaning_check_rows (build, body);
  }
  leaf_phrase_note (build, phrase, body);
  *n_slots = scope.n_slots;
  *locals = g_array_new (FALSE, FALSE, sizeof (LeafLocal));
  g_array_append_vals (*locals, scope.locals->data, scope.locals->len);
  leaf_scope_clear (&scope);
  return body;
}

/* --- as text ------------------------------------------------------------------------------------------------------ */

char *
leaf_phrases_to_string (const LeafBuild *build, gboolean with_library)
{
  static const char *const sorts[] = { "?", "do", "decide if", "decide", "say" };
  GString *out = g_string_new (NULL);

  LEAF_EACH (&build->phrases->phrases, i) {
    const LeafPhraseRow *row = LEAF_PHRASE (build, LEAF_ID (LeafPhraseId, i));
    g_autofree char *words = NULL;
    if (row->is_library && !with_library)
      continue;
    words = leaf_wording_dup (build, row->wording);
    g_string_append_printf (out, "%u\t%s\t%s", i, sorts[row->sort], words);
    if (row->sort == LEAF_PHRASE_DECIDE && LEAF_IS (row->result))
      g_string_append_printf (out, "\t-> %s", leaf_kind_name (build, row->result));
    if (row->native != LEAF_NATIVE_NONE)
      g_string_append_printf (out, "\t(- %s -)", leaf_native_name (row->native));
    g_string_append_c (out, '\n');
  }
  return g_string_free (out, FALSE);
}
