/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-read-command.c: a command for a choice: its words, which the parser reads once to confirm that they mean the
 * choice, and the parser's result, which the turn reuses. */

#include "leaf-explore-private.h"

#include "../commands/leaf-parse-driver.h"

#include <string.h>

enum { ALLOCATIONS = 64 /* bytes that the allocator adds */ };

static const LeafPronouns no_pronouns
    = { LEAF_PRONOUN_UNSET, LEAF_PRONOUN_UNSET, LEAF_PRONOUN_UNSET, LEAF_PRONOUN_UNSET, LEAF_PRONOUN_UNSET };

typedef struct {
  const LeafExplorer *explorer;
  LeafMachine *m;
  LeafParserView view;
  LeafCommandText text;
  LeafParsed *parsed;
  LeafAssumedAnswers assumed; /* of the story's rules */
  gboolean has_conditions;    /* a line of grammar tested a condition */
  gboolean is_strict;         /* conditions are assumed to be false, except: */
  guint32 condition;          /* the condition of the pattern itself, a phrase row */
} Reading;

static LeafAnswer
assume (gpointer data, LeafQuestion question)
{
  Reading *reading = data;
  LeafAnswer answer = leaf_likely_answer (question);

  if (question.sort == LEAF_ASK_CONDITION) {
    reading->has_conditions = TRUE;
    answer.answer = !reading->is_strict || question.a == reading->condition;
  }
  return answer;
}

static void
reading_begin (Reading *reading, const LeafExplorer *explorer, LeafMachine *m)
{
  *reading = (Reading) {
    .explorer = explorer,
    .m = m,
    .view = leaf_parser_view (m),
    .parsed = g_new0 (LeafParsed, 1),
    .assumed = { .assume = assume, .data = reading },
  };
  reading->view.n_answers = 0;
  reading->view.assumed = &reading->assumed;
  leaf_command_text_init (&reading->text);
  reading->view.command = &reading->text;
  reading->view.has_earlier = FALSE;
  reading->view.pronouns = no_pronouns;
}

static void
reading_end (Reading *reading)
{
  leaf_command_text_clear (&reading->text);
  g_free (reading->parsed);
}

/* Rules are not run. The answer is the one that applies if no rule objects. */
LeafAnswer
leaf_likely_answer (LeafQuestion question)
{
  LeafAnswer answer = { .question = question };

  if (question.sort == LEAF_ASK_MEANT)
    answer.answer = LEAF_MEANT_POSSIBLE;
  else if (question.sort == LEAF_ASK_CONDITION)
    answer.answer = TRUE;
  return answer;
}

static gboolean
parse (Reading *reading, const char *command)
{
  leaf_command_text_set (reading->m->image, &reading->text, command);
  reading->assumed.n = 0;
  leaf_parse (&reading->view, reading->parsed);
  return reading->parsed->sort != LEAF_PARSED_QUESTION;
}

static guint32
object_given (const LeafParsed *parsed, guint which)
{
  const LeafGiven *given = &parsed->given[which];

  if (which >= parsed->n_given)
    return 0;
  if (given->sort == LEAF_GIVEN_SEVERAL)
    return parsed->n_several == 1 ? parsed->several[0] : 0;
  return given->sort == LEAF_GIVEN_OBJECT ? given->object : 0;
}

/* Returns TRUE if the parser reads the command as the choice. The nouns may come in either order. */
static gboolean
comes_to (Reading *reading, const char *command, const LeafExploredChoice *choice)
{
  guint32 wanted[2] = { leaf_filled_is_object (choice->filled[0]) ? choice->filled[0] : 0,
                        leaf_filled_is_object (choice->filled[1]) ? choice->filled[1] : 0 };
  guint32 one, other;

  if (!parse (reading, command))
    return TRUE; /* a rule decides, so it is possible */
  if (choice->action == 0)
    return reading->parsed->sort == LEAF_PARSED_MISTAKE;
  if (reading->parsed->sort != LEAF_PARSED_ACTION || reading->parsed->action != choice->action)
    return FALSE;
  one = object_given (reading->parsed, 0);
  other = object_given (reading->parsed, 1);
  for (guint i = 0; i < 2; i++)
    if (wanted[i] != 0 && leaf_image_is_kind (reading->m->image, wanted[i], LEAF_KIND_OBJECT) && wanted[i] != one
        && wanted[i] != other)
      return FALSE;
  return TRUE;
}

static char *
dup_filled (const Reading *reading, guint32 filled, guint which_name)
{
  const LeafExplorer *explorer = reading->explorer;
  const GPtrArray *names;

  if (filled & LEAF_FILLED_TEXT)
    return which_name == 0 ? g_strdup (explorer->patterns.texts->pdata[filled & ~(guint32) LEAF_FILLED_TEXT]) : NULL;
  if (filled & LEAF_FILLED_COMMAND)
    return which_name == 0 ? g_strdup (explorer->patterns.commands->pdata[filled & ~(guint32) LEAF_FILLED_COMMAND])
                           : NULL;
  if (filled & LEAF_FILLED_VALUE)
    return which_name == 0 ? leaf_typed_value_dup (&explorer->patterns, reading->m, filled) : NULL;
  if (filled == leaf_player (reading->m) && which_name == 0)
    return g_strdup ("me");
  names = explorer->names[filled];
  return which_name < names->len ? g_strdup (names->pdata[which_name]) : NULL;
}

/* Returns NULL if an object has too few names. */
static char *
dup_words (const Reading *reading, const LeafPattern *pattern, const LeafExploredChoice *choice, guint first_name,
           guint second_name)
{
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint32 i = pattern->first; i < pattern->first + pattern->n; i++) {
    const LeafPatternPiece *piece = &g_array_index (reading->explorer->patterns.pieces, LeafPatternPiece, i);
    guint slot = pattern->n_slots > 1 && i == pattern->slots[1];
    g_autofree char *name = NULL;

    if (words->len > 0)
      g_string_append_c (words, ' ');
    if (piece->sort == LEAF_PIECE_IS_WORD) {
      g_string_append (words, piece->word);
      continue;
    }
    name = dup_filled (reading, choice->filled[slot], slot == 0 ? first_name : second_name);
    if (name == NULL)
      return NULL;
    g_string_append (words, name);
  }
  return g_string_free (g_steal_pointer (&words), FALSE);
}

static char *
dup_words_of_pattern (Reading *reading, const LeafExploredChoice *choice)
{
  static const guint8 tries[][2]
      = { { 0, 0 }, { 1, 1 }, { 0, 1 }, { 1, 0 }, { 2, 0 }, { 0, 2 }, { 2, 2 }, { 3, 0 }, { 0, 3 } };

  for (guint32 at = choice->pattern; at != LEAF_NO_PATTERN;) {
    const LeafPattern *pattern = &g_array_index (reading->explorer->patterns.patterns, LeafPattern, at);
    guint n = pattern->n_slots == 0 ? 1 : G_N_ELEMENTS (tries);

    reading->condition = pattern->condition;
    for (guint i = 0; i < n; i++) {
      g_autofree char *words = pattern->n_slots == 1 && tries[i][1] != 0 && tries[i][0] == 0
                                   ? NULL
                                   : dup_words (reading, pattern, choice, tries[i][0], tries[i][1]);

      if (words != NULL && comes_to (reading, words, choice))
        return g_steal_pointer (&words);
    }
    at = pattern->next;
  }
  return NULL;
}

/* Words that mean something else under a condition may mean the choice where that condition does not hold. */
static char *
dup_fitting_words (Reading *reading, const LeafExploredChoice *choice)
{
  char *words = dup_words_of_pattern (reading, choice);

  if (words != NULL || !reading->has_conditions)
    return words;
  reading->is_strict = TRUE;
  return dup_words_of_pattern (reading, choice);
}

static char *
dup_direction (Reading *reading, const LeafExploredChoice *choice)
{
  char *words = dup_filled (reading, choice->filled[0], 0);

  if (words != NULL)
    parse (reading, words);
  return words;
}

static char *
dup_command (Reading *reading, const LeafChoices *choices, const LeafExploredChoice *choice)
{
  g_autofree char *words = NULL;

  if (choice->action == 0 && choice->pattern == LEAF_NO_PATTERN)
    return (choice->filled[0] & (LEAF_FILLED_TEXT | LEAF_FILLED_COMMAND)) != 0
               ? dup_filled (reading, choice->filled[0], 0)
               : g_strdup (choices->answers[choice->filled[0]]);
  words = choice->pattern == LEAF_NO_PATTERN ? dup_direction (reading, choice) : dup_fitting_words (reading, choice);
  if (words != NULL && choice->actor != 0) {
    g_autofree char *name = dup_filled (reading, choice->actor, 0);

    return name != NULL ? g_strconcat (name, ", ", words, NULL) : NULL;
  }
  return g_steal_pointer (&words);
}

/* --- interpretation ----------------------------------------------------------------------------------------------- */

void
leaf_read_command_free (LeafReadCommand *read)
{
  if (read == NULL)
    return;
  g_free (read->words);
  g_free (read->questions);
  g_free (read->parsed);
  g_free (read);
}

const char *
leaf_read_command_words (const LeafReadCommand *read)
{
  return read->words;
}

gsize
leaf_read_command_bytes (const LeafReadCommand *read)
{
  return sizeof *read + (read->words != NULL ? strlen (read->words) : 0) + read->n_questions * sizeof (LeafQuestion)
         + read->n_parsed + ALLOCATIONS;
}

/* Keeps the parser's result if it is for these words and no rule acts before they are parsed. */
static void
keep_parse (const Reading *reading, LeafReadCommand *read)
{
  LeafBytes packed;

  if (read->words == NULL || reading->is_strict || reading->explorer->acts_while_reading
      || reading->parsed->sort != LEAF_PARSED_ACTION || g_strcmp0 (reading->text.text, read->words) != 0)
    return;
  leaf_bytes_init (&packed);
  leaf_put_words (&packed, (const guint8 *) reading->parsed, sizeof *reading->parsed / 4, NULL, 0);
  read->n_parsed = (guint32) packed.n;
  read->parsed = g_memdup2 (packed.data, packed.n);
  leaf_bytes_clear (&packed);
  read->n_questions = reading->assumed.n;
  read->questions = g_new (LeafQuestion, read->n_questions);
  for (guint32 i = 0; i < read->n_questions; i++)
    read->questions[i] = reading->assumed.answers[i].question;
}

LeafReadCommand *
leaf_choices_read (const LeafChoices *choices, const LeafPlay *play, guint32 number)
{
  LeafReadCommand *read = g_new0 (LeafReadCommand, 1);
  Reading reading;

  g_return_val_if_fail (number < choices->choices->len, read);
  reading_begin (&reading, choices->explorer, play->machine);
  read->words = dup_command (&reading, choices, leaf_choice_at (choices, number));
  keep_parse (&reading, read);
  reading_end (&reading);
  return read;
}

char *
leaf_choices_dup_command (const LeafChoices *choices, const LeafPlay *play, guint32 number)
{
  LeafReadCommand *read = leaf_choices_read (choices, play, number);
  char *words = g_steal_pointer (&read->words);

  leaf_read_command_free (read);
  return words;
}

/* A token that accepts things out of scope may choose among them by their places. */
static gboolean
is_anywhere (const LeafPatterns *patterns, guint32 number)
{
  const LeafPattern *pattern = &g_array_index (patterns->patterns, LeafPattern, number);

  for (guint32 i = pattern->first; i < pattern->first + pattern->n; i++) {
    const LeafPatternPiece *piece = &g_array_index (patterns->pieces, LeafPatternPiece, i);

    if (piece->sort == LEAF_PIECE_IS_NOUN && piece->token->is_any)
      return TRUE;
  }
  return FALSE;
}

gboolean
leaf_choices_are_read_alike (const LeafChoices *choices, guint32 number)
{
  const LeafPatterns *patterns = &choices->explorer->patterns;

  if (choices->explorer->reads_elsewhere)
    return FALSE;
  for (guint32 at = leaf_choice_at (choices, number)->pattern; at != LEAF_NO_PATTERN;
       at = g_array_index (patterns->patterns, LeafPattern, at).next)
    if (is_anywhere (patterns, at))
      return FALSE;
  return TRUE;
}
