/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-program.c: the public queries about a program, answered from the tables of its build. It only converts rows into
 * the plain structures of leaf.h. */
#include "leaf-foreign.h"
#include "leaf-program-private.h"
#include "meaning/definitions/leaf-inform6.h"

#include <string.h>

/* --- rows, for the other files of the folder ---------------------------------------------------------------------- */

LeafPlace
leaf_program_place (const LeafProgram *program, LeafWording words)
{
  LeafSpan span = leaf_wording_span (&program->build, words);

  return (LeafPlace) { span.source, span.start, span.end };
}

/* The caller may pass an old id, or a position past the end. */
static gboolean
is_row (const LeafTable *table, guint32 id)
{
  return id > 0 && id < table->n;
}

guint32
leaf_program_n_library_messages (const LeafProgram *program)
{
  return program->build.n_library_messages - 1;
}

const LeafRulebook *
leaf_program_rulebook_row (const LeafProgram *program, guint32 rulebook)
{
  return is_row (&program->build.rules->rulebooks, rulebook)
             ? LEAF_ROW (&program->build.rules->rulebooks, LeafRulebook, rulebook)
             : NULL;
}

LeafPlace
leaf_program_sentence_place (const LeafProgram *program, LeafSentenceId sentence)
{
  return leaf_program_place (program,
                             LEAF_ROW (&program->build.sentences->sentences, LeafSentence, sentence.ix)->wording);
}

const LeafRule *
leaf_program_rule_row (const LeafProgram *program, guint32 rule)
{
  return is_row (&program->build.rules->rules, rule) ? LEAF_ROW (&program->build.rules->rules, LeafRule, rule) : NULL;
}

/* --- sources ------------------------------------------------------------------------------------------------------ */

static const LeafSource *
source_row (const LeafProgram *program, guint32 source)
{
  return is_row (&program->build.words->sources, source) ? LEAF_ROW (&program->build.words->sources, LeafSource, source)
                                                         : NULL;
}

guint32
leaf_program_n_sources (const LeafProgram *program)
{
  g_return_val_if_fail (program != NULL, 0);
  return program->build.words->sources.n - 1;
}

guint32
leaf_program_story_source (const LeafProgram *program)
{
  g_return_val_if_fail (program != NULL, 0);
  return program->story_source;
}

const char *
leaf_program_story_title (const LeafProgram *program)
{
  g_return_val_if_fail (program != NULL, NULL);
  return program->build.world->title;
}

const char *
leaf_program_source_name (const LeafProgram *program, guint32 source)
{
  g_return_val_if_fail (program != NULL, NULL);
  const LeafSource *row = source_row (program, source);
  return row != NULL ? row->name : NULL;
}

const char *
leaf_program_source_credit (const LeafProgram *program, guint32 source, gboolean of_modest)
{
  g_return_val_if_fail (program != NULL, NULL);
  const LeafSource *row = source_row (program, source);
  return row != NULL
                 && (of_modest
                     || !leaf_link_is_modest (&program->build, row, source_row (program, program->story_source)))
             ? row->credit
             : NULL;
}

const char *
leaf_program_source_text (const LeafProgram *program, guint32 source)
{
  g_return_val_if_fail (program != NULL, NULL);
  const LeafSource *row = source_row (program, source);
  return row != NULL ? row->text : NULL;
}

const char *
leaf_program_source_bundled_text (const LeafProgram *program, guint32 source)
{
  g_return_val_if_fail (program != NULL, NULL);
  const LeafSource *row = source_row (program, source);
  return row != NULL ? row->carried : NULL;
}

const char *
leaf_program_source_part (const LeafProgram *program, guint32 source)
{
  g_return_val_if_fail (program != NULL, NULL);
  const LeafSource *row = source_row (program, source);
  return row != NULL ? row->part : NULL;
}

gboolean
leaf_program_source_is_library (const LeafProgram *program, guint32 source)
{
  g_return_val_if_fail (program != NULL, FALSE);
  const LeafSource *row = source_row (program, source);
  return row != NULL && row->is_library;
}

gboolean
leaf_program_source_is_story (const LeafProgram *program, guint32 source)
{
  g_return_val_if_fail (program != NULL, FALSE);
  return source == leaf_program_story_source (program) || leaf_program_source_part (program, source) != NULL;
}

gboolean
leaf_program_source_is_authored (const LeafProgram *program, guint32 source)
{
  g_return_val_if_fail (program != NULL, FALSE);
  const LeafSource *row = source_row (program, source);
  return row != NULL && !row->is_library && !row->is_apart;
}

void
leaf_program_line (const LeafProgram *program, guint32 source, guint32 byte, guint32 *line, guint32 *column)
{
  g_return_if_fail (program != NULL);
  guint32 found_line, found_column;

  leaf_words_line (program->build.words, source, byte, &found_line, &found_column);
  if (line != NULL)
    *line = found_line;
  if (column != NULL)
    *column = found_column;
}

/* Returns TRUE for a source that is embedded in libleaf, whether it was compiled before every story or for this one. */
static gboolean
is_carried (const LeafProgram *program, LeafPlace place)
{
  return leaf_program_source_is_library (program, place.source);
}

/* --- problems ----------------------------------------------------------------------------------------------------- */

/* The story's messages, from 0: first its problems, then its notices. */
static const LeafMessage *
story_message (const LeafProgram *program, guint32 number)
{
  return LEAF_ROW (&program->build.messages, LeafMessage, 1 + leaf_program_n_library_messages (program) + number);
}

guint32
leaf_program_n_notices (const LeafProgram *program)
{
  g_return_val_if_fail (program != NULL, 0);
  return program->build.n_notices;
}

guint32
leaf_program_n_problems (const LeafProgram *program)
{
  g_return_val_if_fail (program != NULL, 0);
  return program->build.messages.n - 1 - leaf_program_n_library_messages (program) - leaf_program_n_notices (program);
}

static LeafProblem
as_problem (const LeafMessage *message)
{
  return (LeafProblem) { leaf_problem_name (message->code),
                         { message->span.source, message->span.start, message->span.end },
                         message->sentence,
                         &message->message };
}

char *
leaf_problem_dup_words (const LeafProblem *problem, GTranslateFunc translate, gpointer data)
{
  g_return_val_if_fail (problem != NULL, NULL);
  return leaf_message_fragment_words (problem->message, translate, data);
}

char *
leaf_message_fragment_dup_words (const LeafMessageFragment *message, GTranslateFunc translate, gpointer data)
{
  return message != NULL ? leaf_message_fragment_words (message, translate, data) : g_strdup ("");
}

LeafProblem
leaf_program_problem (const LeafProgram *program, guint32 number)
{
  g_return_val_if_fail (program != NULL, ((LeafProblem) { 0 }));
  return number < leaf_program_n_problems (program) ? as_problem (story_message (program, number))
                                                    : (LeafProblem) { 0 };
}

LeafProblem
leaf_program_notice (const LeafProgram *program, guint32 number)
{
  g_return_val_if_fail (program != NULL, ((LeafProblem) { 0 }));
  return number < leaf_program_n_notices (program)
             ? as_problem (story_message (program, leaf_program_n_problems (program) + number))
             : (LeafProblem) { 0 };
}

guint32
leaf_program_n_inform6 (const LeafProgram *program, guint32 *n_run)
{
  g_return_val_if_fail (n_run != NULL, 0);
  return leaf_inform6_count (&program->build, n_run);
}

/* --- rulebooks ---------------------------------------------------------------------------------------------------- */

guint32
leaf_program_n_rulebooks (const LeafProgram *program)
{
  g_return_val_if_fail (program != NULL, 0);
  return program->build.rules->rulebooks.n - 1;
}

LeafRulebookInfo
leaf_program_rulebook (const LeafProgram *program, guint32 rulebook)
{
  g_return_val_if_fail (program != NULL, ((LeafRulebookInfo) { 0 }));
  const LeafBuild *build = &program->build;
  const LeafRulebook *row = leaf_program_rulebook_row (program, rulebook);
  LeafRulebookInfo info = { 0 };
  guint32 number = 0;

  if (row == NULL)
    return info;
  info.name = row->name;
  info.basis = row->basis.ix == LEAF_KIND_ANY_ACTION ? "action" : leaf_kind_name (build, row->basis);
  info.product
      = LEAF_IS (row->product) && row->product.ix != LEAF_KIND_NOTHING ? leaf_kind_name (build, row->product) : NULL;
  info.default_outcome = row->default_outcome;
  info.n_outcomes = row->n_outcomes;
  info.n_variables = row->n_variables;
  info.n_rules = row->n_rules;
  info.group = row->group;
  info.place = leaf_program_sentence_place (program, row->sentence);
  info.is_library = row->is_library || is_carried (program, info.place);
  for (guint32 i = row->first_outcome; i != 0; i = LEAF_ROW (&build->rules->outcomes, LeafRulebookOutcome, i)->next) {
    number++;
    if (i == row->default_named.ix)
      info.default_named_outcome = number;
  }
  return info;
}

const char *
leaf_program_rulebook_outcome (const LeafProgram *program, guint32 rulebook, guint32 number, LeafDefaultOutcome *sense)
{
  g_return_val_if_fail (program != NULL, NULL);
  const LeafRulebook *row = leaf_program_rulebook_row (program, rulebook);

  for (guint32 i = row != NULL ? row->first_outcome : 0; i != 0;) {
    const LeafRulebookOutcome *outcome = LEAF_ROW (&program->build.rules->outcomes, LeafRulebookOutcome, i);
    if (--number == 0) {
      if (sense != NULL)
        *sense = outcome->sense;
      return outcome->name;
    }
    i = outcome->next;
  }
  return NULL;
}

const char *
leaf_program_rulebook_variable (const LeafProgram *program, guint32 rulebook, guint32 number, const char **kind)
{
  g_return_val_if_fail (program != NULL, NULL);
  const LeafTable *variables = &program->build.world->variables;

  for (guint32 i = leaf_world_first_variable (&program->build, LEAF_OWNER_RULEBOOK, rulebook), next; i != 0; i = next) {
    const LeafVariable *variable = LEAF_ROW (variables, LeafVariable, i);

    next = variable->next;
    if (--number == 0) {
      if (kind != NULL)
        *kind = leaf_kind_name (&program->build, variable->kind);
      return variable->name;
    }
  }
  return NULL;
}

static const LeafRulebookEntry *
booking_row (const LeafProgram *program, guint32 rulebook, guint32 position)
{
  return leaf_program_rulebook_row (program, rulebook) != NULL
             ? leaf_rulebook_entry (&program->build, LEAF_ID (LeafRulebookId, rulebook), position)
             : NULL;
}

guint32
leaf_program_rulebook_rule (const LeafProgram *program, guint32 rulebook, guint32 position)
{
  g_return_val_if_fail (program != NULL, 0);
  const LeafRulebookEntry *rulebook_entry = booking_row (program, rulebook, position);
  return rulebook_entry != NULL ? rulebook_entry->rule.ix : 0;
}

void
leaf_program_rulebook_rules (const LeafProgram *program, guint32 rulebook, guint32 *rules)
{
  g_return_if_fail (program != NULL);
  const LeafRulebookEntry *rulebook_entry = booking_row (program, rulebook, 0);

  for (; rulebook_entry != NULL; rulebook_entry = rulebook_entry->next != 0
                                                      ? LEAF_ROW (&program->build.rules->rulebook_entries,
                                                                  LeafRulebookEntry, rulebook_entry->next)
                                                      : NULL)
    *rules++ = rulebook_entry->rule.ix;
}

LeafSection
leaf_program_rulebook_section (const LeafProgram *program, guint32 rulebook, guint32 position)
{
  g_return_val_if_fail (program != NULL, (LeafSection) 0);
  const LeafRulebookEntry *rulebook_entry = booking_row (program, rulebook, position);
  return rulebook_entry != NULL ? rulebook_entry->section : LEAF_SECTION_MIDDLE;
}

guint32
leaf_program_find_rulebook (const LeafProgram *program, const char *name)
{
  g_return_val_if_fail (program != NULL, 0);
  g_return_val_if_fail (name != NULL, 0);
  return leaf_rules_find_rulebook (&program->build, name).ix;
}

/* --- rules -------------------------------------------------------------------------------------------------------- */

guint32
leaf_program_n_rules (const LeafProgram *program)
{
  g_return_val_if_fail (program != NULL, 0);
  return program->build.rules->rules.n - 1;
}

guint32
leaf_program_last_word (const LeafProgram *program, LeafStatementId statement, guint32 last)
{
  while (LEAF_IS (statement)) {
    const LeafStatement *row = LEAF_ROW (&program->build.sentences->statements, LeafStatement, statement.ix);
    last = MAX (last, row->whole.end);
    if (LEAF_IS (row->inner))
      last = leaf_program_last_word (program, row->inner, last);
    if (LEAF_IS (row->other))
      last = leaf_program_last_word (program, row->other, last);
    statement = row->next;
  }
  return last;
}

static LeafPlace
whole_place (const LeafProgram *program, const LeafRule *row)
{
  const LeafSentence *sentence = LEAF_ROW (&program->build.sentences->sentences, LeafSentence, row->sentence.ix);
  LeafWording words = row->wording;

  words.end = leaf_program_last_word (program, sentence->body, words.end);
  return leaf_program_place (program, words);
}

LeafRuleInfo
leaf_program_rule (const LeafProgram *program, guint32 rule)
{
  g_return_val_if_fail (program != NULL, ((LeafRuleInfo) { 0 }));
  const LeafRule *row = leaf_program_rule_row (program, rule);
  LeafPlace place;

  if (row == NULL)
    return (LeafRuleInfo) { 0 };
  place = leaf_program_place (program, row->wording);
  return (LeafRuleInfo) {
    .name = row->name,
    .preamble = row->preamble,
    .home = row->home.ix,
    .is_library = row->is_library || is_carried (program, place),
    .place = place,
    .whole = whole_place (program, row),
    .n_changes = leaf_rule_n_changes (&program->build, LEAF_ID (LeafRuleId, rule)),
    .n_responses = row->n_responses,
  };
}

static gboolean
has_entry_at (const LeafProgram *program, const LeafTableRow *table, LeafPlace place)
{
  for (gsize i = 0; i < (gsize) table->n_rows * table->n_columns; i++) {
    LeafPlace entry = leaf_program_place (program, table->words[i]);

    if (entry.source == place.source && entry.start <= place.start && place.start < entry.end)
      return TRUE;
  }
  return FALSE;
}

LeafPlace
leaf_program_place_of_table (const LeafProgram *program, LeafPlace place)
{
  g_return_val_if_fail (program != NULL, place);
  const LeafTable *tables = &program->build.world->tables;

  LEAF_EACH (tables, i) {
    const LeafTableRow *row = LEAF_ROW (tables, LeafTableRow, i);

    if (has_entry_at (program, row, place))
      return leaf_program_place (program, leaf_table_headline (&program->build, row->sentence));
  }
  return place;
}

gboolean
leaf_program_rule_problem (const LeafProgram *program, guint32 rule, LeafProblem *problem)
{
  g_return_val_if_fail (program != NULL, FALSE);
  const LeafRule *row = leaf_program_rule_row (program, rule);
  LeafPlace preamble;

  *problem = (LeafProblem) { 0 };
  if (row == NULL || !row->is_faulty)
    return FALSE;
  preamble = leaf_program_place (program, row->wording);
  problem->place = preamble;
  for (guint32 i = 0; i < leaf_program_n_problems (program); i++) {
    LeafProblem each = leaf_program_problem (program, i);

    if (each.place.source == preamble.source && each.place.start >= preamble.start && each.place.start < preamble.end) {
      *problem = each;
      break;
    }
  }
  return TRUE;
}

guint32
leaf_program_n_phrases (const LeafProgram *program)
{
  g_return_val_if_fail (program != NULL, 0);
  return program->build.phrases->phrases.n - 1;
}

LeafPhraseInfo
leaf_program_phrase (const LeafProgram *program, guint32 phrase)
{
  g_return_val_if_fail (program != NULL, ((LeafPhraseInfo) { 0 }));
  const LeafTable *phrases = &program->build.phrases->phrases;
  const LeafPhraseRow *row = LEAF_ROW (phrases, LeafPhraseRow, is_row (phrases, phrase) ? phrase : 0);
  LeafPlace place = leaf_program_place (program, row->wording);

  return (LeafPhraseInfo) { row->title, row->is_library || is_carried (program, place), place };
}

const char *
leaf_program_rule_title (const LeafProgram *program, guint32 rule)
{
  g_return_val_if_fail (program != NULL, NULL);
  return leaf_program_rule_row (program, rule) != NULL ? leaf_rule_title (&program->build, LEAF_ID (LeafRuleId, rule))
                                                       : "";
}

const char *
leaf_program_rule_face (const LeafProgram *program, guint32 rule)
{
  g_return_val_if_fail (program != NULL, NULL);
  return leaf_program_rule_row (program, rule) != NULL ? leaf_rule_face (&program->build, LEAF_ID (LeafRuleId, rule))
                                                       : "";
}

guint32
leaf_program_rule_at (const LeafProgram *program, guint32 source, guint32 byte)
{
  g_return_val_if_fail (program != NULL, 0);
  const LeafTable *rules = &program->build.rules->rules;

  LEAF_EACH (rules, i) {
    const LeafRule *row = LEAF_ROW (rules, LeafRule, i);
    LeafPlace whole = whole_place (program, row);

    if (whole.source == source && whole.start <= byte && byte <= whole.end)
      return i;
  }
  return 0;
}

static guint32
rule_on_line (const LeafProgram *program, guint32 line)
{
  const LeafTable *rules = &program->build.rules->rules;

  LEAF_EACH (rules, i) {
    const LeafRule *row = LEAF_ROW (rules, LeafRule, i);
    guint32 its_line, column;
    LeafPlace place = leaf_program_place (program, row->wording);
    if (place.source != program->story_source)
      continue;
    leaf_program_line (program, place.source, place.start, &its_line, &column);
    if (its_line == line)
      return i;
  }
  return 0;
}

static gboolean
same_words (const char *a, const char *b)
{
  while (*a != '\0' || *b != '\0') {
    if (g_ascii_isspace (*a) && g_ascii_isspace (*b)) {
      while (g_ascii_isspace (*a))
        a++;
      while (g_ascii_isspace (*b))
        b++;
    } else if (g_ascii_tolower (*a) != g_ascii_tolower (*b)) {
      return FALSE;
    } else {
      a++;
      b++;
    }
  }
  return TRUE;
}

guint32
leaf_program_find_rule (const LeafProgram *program, const char *words)
{
  g_return_val_if_fail (program != NULL, 0);
  const LeafTable *rules = &program->build.rules->rules;
  const char *digits;
  LeafRuleId named;

  g_return_val_if_fail (words != NULL, 0);
  digits = g_str_has_prefix (words, "line:") ? words + 5 : words;
  if (*digits != '\0' && strspn (digits, "0123456789") == strlen (digits))
    return rule_on_line (program, (guint32) g_ascii_strtoull (digits, NULL, 10));
  named = leaf_rules_find_rule (&program->build, words);
  if (LEAF_IS (named))
    return named.ix;
  LEAF_EACH (rules, i) {
    const LeafRule *row = LEAF_ROW (rules, LeafRule, i);
    g_autofree char *written = leaf_wording_dup (&program->build, row->wording);

    if (same_words (row->preamble, words) || same_words (written, words))
      return i;
  }
  LEAF_EACH (rules, i)
    if (same_words (leaf_program_rule_face (program, i), words))
      return i;
  return 0;
}

const char *
leaf_program_rule_change (const LeafProgram *program, guint32 rule, guint32 number, LeafPlace *place)
{
  g_return_val_if_fail (program != NULL, NULL);
  LeafWording words = LEAF_NO_WORDS;
  const char *text = NULL;

  if (leaf_program_rule_row (program, rule) != NULL)
    text = leaf_rule_change_text (&program->build, LEAF_ID (LeafRuleId, rule), number, &words);
  if (place != NULL)
    *place = leaf_program_place (program, words);
  return text;
}

LeafResponseInfo
leaf_program_rule_response (const LeafProgram *program, guint32 rule, guint32 number)
{
  g_return_val_if_fail (program != NULL, ((LeafResponseInfo) { 0 }));
  const LeafBuild *build = &program->build;
  const LeafRule *row = leaf_program_rule_row (program, rule);

  /* Letters may be left out ("(A)" and "(C)"), so the number is not the letter. */
  for (guint32 letter = 0; row != NULL && number < row->n_responses && letter < 26; letter++) {
    guint32 at = leaf_rules_find_response (build, LEAF_ID (LeafRuleId, rule), letter);
    const LeafResponse *response = LEAF_ROW (&build->rules->responses, LeafResponse, at);
    if (at != 0 && number-- == 0)
      return (LeafResponseInfo) { letter, response->name,
                                  leaf_program_place (program, leaf_wording (response->word, response->word + 1)),
                                  response->is_replaced };
  }
  return (LeafResponseInfo) { 0 };
}

gboolean
leaf_program_response_at (const LeafProgram *program, guint32 source, guint32 byte, guint32 *rule,
                          LeafResponseInfo *response)
{
  g_return_val_if_fail (program != NULL, FALSE);
  const LeafTable *responses = &program->build.rules->responses;

  LEAF_EACH (responses, i) {
    const LeafResponse *row = LEAF_ROW (responses, LeafResponse, i);
    LeafPlace place = leaf_program_place (program, leaf_wording (row->word, row->word + 1));

    if (place.source != source || byte < place.start || byte >= place.end)
      continue;
    if (rule != NULL)
      *rule = row->rule.ix;
    if (response != NULL)
      *response = (LeafResponseInfo) { row->letter, row->name, place, row->is_replaced };
    return TRUE;
  }
  return FALSE;
}

gboolean
leaf_program_write (const LeafProgram *program, const LeafEditRequest *request, LeafEdit *edit, char **why_not)
{
  g_return_val_if_fail (program != NULL, FALSE);
  return leaf_program_write_in (program, request, edit, NULL, NULL, why_not);
}

gboolean
leaf_program_write_in (const LeafProgram *program, const LeafEditRequest *request, LeafEdit *edit,
                       GTranslateFunc translate, gpointer data, char **why_not)
{
  g_return_val_if_fail (program != NULL, FALSE);
  g_return_val_if_fail (request != NULL && edit != NULL, FALSE);
  return leaf_rules_write (&program->build, program->story_source, request, edit, translate, data, why_not);
}

void
leaf_edit_clear (LeafEdit *edit)
{
  g_clear_pointer (&edit->text, g_free);
  g_clear_pointer (&edit->sentence, g_free);
}
