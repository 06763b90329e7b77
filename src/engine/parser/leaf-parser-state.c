/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-parser-state.c: making, copying and freeing what the parser remembers, and taking a command apart into words.
 *
 * Words end at blanks; a comma, a full stop and a quotation mark are words by themselves.  What a word is to the parser is
 * looked up once, when it is typed.
 */

#include "leaf-parse-driver.h"

#include <string.h>

#define MOST_IN_WORDS 30

typedef struct {
  const char *word;
  guint8 key;
} Keyword;

static const Keyword keywords[] = {
  { ",", LEAF_KEY_COMMA },
  { ".", LEAF_KEY_THEN },
  { "then", LEAF_KEY_THEN },
  { "and", LEAF_KEY_AND },
  { "but", LEAF_KEY_BUT },
  { "except", LEAF_KEY_BUT },
  { "all", LEAF_KEY_ALL },
  { "each", LEAF_KEY_ALL },
  { "every", LEAF_KEY_ALL },
  { "everything", LEAF_KEY_ALL },
  { "both", LEAF_KEY_ALL },
  { "of", LEAF_KEY_OF },
  { "other", LEAF_KEY_OTHER },
  { "another", LEAF_KEY_OTHER },
  { "me", LEAF_KEY_ME },
  { "myself", LEAF_KEY_ME },
  { "self", LEAF_KEY_ME },
  { "again", LEAF_KEY_AGAIN },
  { "g", LEAF_KEY_AGAIN },
  { "oops", LEAF_KEY_OOPS },
  { "o", LEAF_KEY_OOPS },
  { "undo", LEAF_KEY_UNDO },
  { "long", LEAF_KEY_MAY_BE_NAME },
  { "short", LEAF_KEY_MAY_BE_NAME },
  { "normal", LEAF_KEY_MAY_BE_NAME },
  { "brief", LEAF_KEY_MAY_BE_NAME },
  { "full", LEAF_KEY_MAY_BE_NAME },
  { "verbose", LEAF_KEY_MAY_BE_NAME },
};

const char *const leaf_pronoun_words[LEAF_PRONOUNS + 1] = { NULL, "it", "him", "her", "them" };

/* ORDER: the rows of descriptors in leaf-parse-noun.c. */
static const char *const descriptor_words[] = {
  "my", "this", "these", "that", "those", "his", "her", "their", "its", "the", "a", "an", "some", "lit", "lighted", "unlit",
};

static guint8
place_in (const char *const *list, guint n, const char *text, gsize length)
{
  for (guint i = 0; i < n; i++)
    if (list[i] != NULL && strlen (list[i]) == length && strncmp (list[i], text, length) == 0)
      return (guint8) (i + 1);
  return 0;
}

/* "one" to "thirty" in words, as players type them; 0 for other words. */
static gint32
number_in_words (const char *text, gsize length)
{
  g_autofree char *word = g_strndup (text, length);
  gint32 n = 0;

  return !g_ascii_isdigit (*word) && leaf_english_number_from_words (word, &n) && n <= MOST_IN_WORDS ? MAX (n, 0) : 0;
}

/* At most five digits count; more are simply many. */
static gint32
number_of (const char *text, gsize length)
{
  gint32 n = number_in_words (text, length);

  if (n != 0 || length == 0)
    return n;
  for (gsize i = 0; i < length; i++) {
    if (!g_ascii_isdigit (text[i]))
      return 0;
    if (i < 4)
      n = n * 10 + (text[i] - '0');
  }
  return length >= 5 ? 10000 : n;
}

static guint8
key_of (const char *text, gsize length)
{
  for (guint i = 0; i < G_N_ELEMENTS (keywords); i++)
    if (strlen (keywords[i].word) == length && strncmp (keywords[i].word, text, length) == 0)
      return keywords[i].key;
  return LEAF_KEY_NONE;
}

static void
add_word (const LeafImage *image, LeafCommandText *command, gsize start, gsize length)
{
  g_autofree char *text = g_utf8_strdown (command->text + start, (gssize) length);
  gsize folded_length = strlen (text);
  LeafTypedWord word = { .start = (guint32) start, .length = (guint32) length };
  guint8 pronoun = place_in (leaf_pronoun_words, LEAF_PRONOUNS + 1, text, folded_length);

  word.id = leaf_grammar_find_word (image->vocabulary, text, folded_length).ix;
  word.key = key_of (text, folded_length);
  word.pronoun = pronoun > 0 ? pronoun - 1 : 0;
  word.descriptor = place_in (descriptor_words, G_N_ELEMENTS (descriptor_words), text, folded_length);
  word.number = number_of (text, folded_length);
  g_array_append_val (command->words, word);
}

void
leaf_command_text_init (LeafCommandText *command)
{
  command->text = g_strdup ("");
  command->words = g_array_new (FALSE, TRUE, sizeof (LeafTypedWord));
}

void
leaf_command_text_clear (LeafCommandText *command)
{
  g_clear_pointer (&command->text, g_free);
  g_clear_pointer (&command->words, g_array_unref);
}

static void
add_words (const LeafImage *image, LeafCommandText *command, gsize at)
{
  const char *text = command->text;

  while (text[at] != '\0') {
    gsize start = at;

    if (g_ascii_isspace (text[at])) {
      at++;
      continue;
    }
    if (strchr (".,\"", text[at]) != NULL)
      at++;
    else
      while (text[at] != '\0' && !g_ascii_isspace (text[at]) && strchr (".,\"", text[at]) == NULL)
        at++;
    add_word (image, command, start, at - start);
  }
}

void
leaf_command_text_set (const LeafImage *image, LeafCommandText *command, const char *text)
{
  g_free (command->text);
  command->text = g_strdup (text);
  g_array_set_size (command->words, 0);
  add_words (image, command, 0);
}

void
leaf_command_text_add (const LeafImage *image, LeafCommandText *command, const char *text)
{
  g_autofree char *before = command->text;
  g_autofree char *folded = g_utf8_strdown (text, -1); /* a rule's topic, as if typed: where it has capitals says nothing */

  command->text = g_strconcat (before, " ", folded, NULL);
  add_words (image, command, strlen (before));
}

/* --- the tables of fields ---------------------------------------------------------------------------------------------------------------- */

static void
mark_action (LeafHeap *heap, gconstpointer element)
{
  const LeafActionState *action = element;

  leaf_heap_mark (heap, action->noun);
  leaf_heap_mark (heap, action->second);
}

static void
mark_parsed (LeafHeap *heap, gconstpointer element)
{
  const LeafParsed *parsed = element;

  for (guint i = 0; i < G_N_ELEMENTS (parsed->given); i++)
    leaf_heap_mark (heap, parsed->given[i].value);
  for (guint i = 0; i < G_N_ELEMENTS (parsed->understood); i++)
    leaf_heap_mark (heap, parsed->understood[i]);
}

static void clear_answer (gpointer answer);
static void clear_asking (gpointer asking);

#define ROW(Type, f, sort_, size_) .name = #f, .sort = LEAF_FIELD_##sort_, .at = G_STRUCT_OFFSET (Type, f), .size = size_
#define SIZE_OF(Type, f)           sizeof (((Type *) 0)->f)
#define TABLE(rows, clear)                                                                                                         \
  {                                                                                                                                \
    rows, G_N_ELEMENTS (rows), clear                                                                                               \
  }

static const LeafField command_rows[] = {
  { ROW (LeafCommandText, text, TEXT, sizeof (char *)) },
  { ROW (LeafCommandText, words, ARRAY, sizeof (LeafTypedWord)) },
};
static const LeafFields command_fields = TABLE (command_rows, NULL);

static const LeafField answer_rows[] = {
  { ROW (LeafAnswer, question, PLAIN, sizeof (LeafQuestion)) },
  { ROW (LeafAnswer, answer, PLAIN, sizeof (gint32)) },
  { ROW (LeafAnswer, text, TEXT, sizeof (char *)) },
  { ROW (LeafAnswer, placed, ROWS, sizeof (LeafPlaced)), .n_at = G_STRUCT_OFFSET (LeafAnswer, n_placed),
    .room_at = LEAF_FIELD_FULL },
};
static const LeafFields answer_fields = TABLE (answer_rows, clear_answer);

static const LeafField asking_rows[] = {
  { ROW (LeafAsking, answers, RECORDS, sizeof (LeafAnswer)), .fields = &answer_fields },
  { ROW (LeafAsking, placed, ARRAY, sizeof (LeafPlaced)) },
  { ROW (LeafAsking, question, PLAIN, sizeof (LeafQuestion)) },
  { ROW (LeafAsking, question_phase, PLAIN, sizeof (guint32)) },
  { ROW (LeafAsking, say_at, PLAIN, sizeof (guint32)) },
  { ROW (LeafAsking, has_saved_action, PLAIN, sizeof (gboolean)) },
  { ROW (LeafAsking, saved_action, PLAIN, sizeof (LeafActionState)), .mark = mark_action },
  { ROW (LeafAsking, saved_noun, PLAIN, sizeof (LeafValue)), .mark = leaf_mark_value },
  { ROW (LeafAsking, saved_second, PLAIN, sizeof (LeafValue)), .mark = leaf_mark_value },
};
static const LeafFields asking_fields = TABLE (asking_rows, clear_asking);

static const LeafField state_rows[] = {
#define LEAF_STATE_PLAIN(type, f, mark_)   { ROW (LeafParserState, f, PLAIN, SIZE_OF (LeafParserState, f)), .mark = mark_ },
#define LEAF_STATE_TEXT(f)                 { ROW (LeafParserState, f, TEXT, sizeof (char *)) },
#define LEAF_STATE_ARRAY(type, f, mark_)   { ROW (LeafParserState, f, ARRAY, sizeof (type)), .mark = mark_ },
#define LEAF_STATE_RECORDS(type, f, table) { ROW (LeafParserState, f, RECORDS, sizeof (type)), .fields = &table },
#define LEAF_STATE_PART(type, f, table)    { ROW (LeafParserState, f, PART, sizeof (type)), .fields = &table },
#include "leaf-parser-state.def"
};
const LeafFields leaf_parser_fields = TABLE (state_rows, NULL);

static void
clear_answer (gpointer answer)
{
  leaf_fields_clear (&answer_fields, answer);
}

static void
clear_asking (gpointer asking)
{
  leaf_fields_clear (&asking_fields, asking);
}

static GArray *
new_records (const LeafFields *fields, gsize size)
{
  GArray *records = g_array_new (FALSE, TRUE, (guint) size);

  g_array_set_clear_func (records, fields->clear);
  return records;
}

/* --- questions set aside ------------------------------------------------------------------------------------------------------------------ */

/* What is being asked waits until leaf_parser_take_up; a log of its own is kept meanwhile. */
void
leaf_parser_set_aside (LeafParserState *state)
{
  LeafAsking asking = {
    .answers = state->answers,
    .placed = state->placed,
    .question = state->parsed.question,
    .question_phase = state->question_phase,
    .say_at = state->say_at,
    .has_saved_action = state->has_saved_action,
    .saved_action = state->saved_action,
    .saved_noun = state->saved_noun,
    .saved_second = state->saved_second,
  };

  g_array_append_val (state->set_aside, asking);
  state->answers = new_records (&answer_fields, sizeof (LeafAnswer));
  state->placed = g_array_new (FALSE, TRUE, sizeof (LeafPlaced));
  state->question_phase = 0;
  state->has_saved_action = FALSE;
}

void
leaf_parser_take_up (LeafParserState *state)
{
  LeafAsking *asking;

  if (state->set_aside->len == 0)
    return;
  asking = &g_array_index (state->set_aside, LeafAsking, state->set_aside->len - 1);
  g_array_unref (state->answers);
  g_array_unref (state->placed);
  state->answers = g_steal_pointer (&asking->answers);
  state->placed = g_steal_pointer (&asking->placed);
  state->parsed.question = asking->question;
  state->question_phase = asking->question_phase;
  state->say_at = asking->say_at;
  state->has_saved_action = asking->has_saved_action;
  state->saved_action = asking->saved_action;
  state->saved_noun = asking->saved_noun;
  state->saved_second = asking->saved_second;
  g_array_set_size (state->set_aside, state->set_aside->len - 1);
}

LeafParserState *
leaf_parser_state_new (const LeafImage *image)
{
  LeafParserState *state = g_new0 (LeafParserState, 1);

  state->facts = &image->facts;
  leaf_command_text_init (&state->command);
  state->answers = new_records (&answer_fields, sizeof (LeafAnswer));
  state->placed = g_array_new (FALSE, TRUE, sizeof (LeafPlaced));
  state->set_aside = new_records (&asking_fields, sizeof (LeafAsking));
  state->scripts = g_array_new (FALSE, TRUE, sizeof (LeafScriptPlace));
  for (guint i = 0; i <= LEAF_PRONOUNS; i++)
    state->pronouns[i] = LEAF_PRONOUN_UNSET;
  state->script_count = 1;
  return state;
}

/* --- as a field of a machine -------------------------------------------------------------------------------------------------------------- */

static void
copy_field (gpointer to, gconstpointer from)
{
  const LeafParserState *state = *(LeafParserState *const *) from;
  LeafParserState *copy = g_new (LeafParserState, 1);

  copy->facts = state->facts;
  leaf_fields_copy (&leaf_parser_fields, copy, state);
  *(LeafParserState **) to = copy;
}

static void
clear_field (gpointer field)
{
  LeafParserState *state = *(LeafParserState **) field;

  if (state == NULL)
    return;
  leaf_fields_clear (&leaf_parser_fields, state);
  g_clear_pointer ((LeafParserState **) field, g_free);
}

static guint64
hash_field (gconstpointer field, guint64 h)
{
  return leaf_fields_hash (&leaf_parser_fields, *(LeafParserState *const *) field, h);
}

static gboolean
equal_field (gconstpointer a, gconstpointer b)
{
  return leaf_fields_equal (&leaf_parser_fields, *(LeafParserState *const *) a, *(LeafParserState *const *) b);
}

static void
mark_field (LeafHeap *heap, gconstpointer field)
{
  leaf_fields_mark (&leaf_parser_fields, heap, *(LeafParserState *const *) field);
}

const LeafFieldFunctions leaf_parser_functions = { copy_field, clear_field, hash_field, equal_field, mark_field };
