/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-typed-texts.c: words that the story expects beyond names of things: topics, texts that its rules compare or
 * keep, and whole commands that its rules read without grammar. */

#include "leaf-explore-private.h"

#include <string.h>

enum { MOST_TEXTS = 400, MOST_COMMANDS = 64, LONGEST = 24, MOST_DEPTH = 3 };

/* A word that no story understands. */
static const char nonsense[] = "qwxzq";

/* --- words of a line of grammar ----------------------------------------------------------------------------------- */

static gboolean add_line_words (const LeafImage *image, const LeafPatterns *patterns, const LeafGrammarLine *line,
                                guint depth, GString *words);

static gboolean
add_words (GString *words, const char *more)
{
  if (words->len > 0)
    g_string_append_c (words, ' ');
  g_string_append (words, more);
  return TRUE;
}

/* Adds the first value of the kind that is known. */
static gboolean
add_value_words (const LeafImage *image, const LeafPatterns *patterns, guint32 kind, GString *words)
{
  const guint32 *enumerated = kind < image->facts.n_kinds ? image->facts.enumerated[kind] : NULL;

  for (guint i = 0; i < patterns->values->len; i++) {
    LeafValue value = g_array_index (patterns->values, LeafValue, i);
    g_autofree char *literal = value.kind == kind ? leaf_literal_to_string (image->kinds, value) : NULL;

    if (literal != NULL)
      return add_words (words, literal);
  }
  return enumerated != NULL && enumerated[0] > 0 && add_words (words, LEAF_IMAGE_INSTANCE (image, enumerated[1])->name);
}

/* Adds the name of the first object of the token's kind. */
static gboolean
add_noun_words (const LeafImage *image, const LeafToken *token, GString *words)
{
  guint32 kind = LEAF_IS (token->kind) ? token->kind.ix : LEAF_KIND_THING;

  LEAF_EACH (&image->instances, i)
    if (leaf_image_is_kind (image, i, kind))
      return add_words (words, LEAF_IMAGE_INSTANCE (image, i)->name);
  return FALSE;
}

/* Adds the words of the first line of the author's own token that has words. */
static gboolean
add_named_words (const LeafImage *image, const LeafPatterns *patterns, guint32 named, guint depth, GString *words)
{
  for (guint32 at = leaf_grammar_first_line (image->grammar, LEAF_BOOK_NAMED, named); at != 0 && depth < MOST_DEPTH;
       at = LEAF_GRAMMAR_LINE (image, at)->next) {
    gsize length = words->len;

    if (add_line_words (image, patterns, LEAF_GRAMMAR_LINE (image, at), depth + 1, words))
      return TRUE;
    g_string_truncate (words, length);
  }
  return FALSE;
}

static gboolean
add_token_words (const LeafImage *image, const LeafPatterns *patterns, const LeafToken *token, guint depth,
                 GString *words)
{
  switch (token->sort) {
  case LEAF_TOKEN_WORD:
    return token->optional || add_words (words, leaf_vocabulary_text (image->vocabulary, token->words[0]));
  case LEAF_TOKEN_NAMED: return add_named_words (image, patterns, token->named, depth, words);
  case LEAF_TOKEN_VALUE: return add_value_words (image, patterns, token->kind.ix, words);
  case LEAF_TOKEN_NOUN: return add_noun_words (image, token, words);
  case LEAF_TOKEN_TEXT: return add_words (words, "something");
  case LEAF_TOKEN_RELATED: return FALSE;
  }
  g_return_val_if_reached (FALSE);
}

/* Returns FALSE if no words are known that fit the line. */
static gboolean
add_line_words (const LeafImage *image, const LeafPatterns *patterns, const LeafGrammarLine *line, guint depth,
                GString *words)
{
  for (guint32 i = 0; i < line->n_tokens; i++)
    if (!add_token_words (image, patterns, &line->tokens[i], depth, words))
      return FALSE;
  return words->len > 0;
}

static char *
dup_line_words (const LeafImage *image, const LeafPatterns *patterns, const LeafGrammarLine *line)
{
  g_autoptr (GString) words = g_string_new (NULL);

  return add_line_words (image, patterns, line, 0, words) ? g_string_free (g_steal_pointer (&words), FALSE) : NULL;
}

/* --- lists -------------------------------------------------------------------------------------------------------- */

typedef struct {
  const LeafImage *image;
  LeafPatterns *patterns;
  GHashTable *seen_texts, *seen_commands; /* of char *, which the lists own */
} Reading;

/* Takes `words`, which may be NULL. */
static void
add_to (GPtrArray *list, GHashTable *seen, guint most, char *words)
{
  if (words == NULL || list->len >= most || g_hash_table_contains (seen, words)) {
    g_free (words);
    return;
  }
  g_hash_table_add (seen, words);
  g_ptr_array_add (list, words);
}

static void
add_text (Reading *reading, char *words)
{
  add_to (reading->patterns->texts, reading->seen_texts, MOST_TEXTS, words);
}

static void
add_command (Reading *reading, char *words)
{
  add_to (reading->patterns->commands, reading->seen_commands, MOST_COMMANDS, words);
}

/* Returns the text if a player could type it; otherwise NULL. */
static char *
dup_typable (const LeafImage *image, LeafValue value)
{
  const char *text = value.kind == LEAF_KIND_TEXT && value.bits > 0
                         ? LEAF_ROW (&image->texts, LeafImageText, (guint32) value.bits)->plain
                         : NULL;
  gsize n = text != NULL ? strlen (text) : 0;

  if (n == 0 || n > LONGEST || *text == ' ' || text[n - 1] == ' ')
    return NULL;
  for (gsize i = 0; i < n; i++)
    if (g_ascii_ispunct (text[i]) && text[i] != '-')
      return NULL;
  return g_utf8_validate (text, -1, NULL) ? g_strdup (text) : NULL;
}

/* --- code --------------------------------------------------------------------------------------------------------- */

static gboolean
reads_variable (const LeafImage *image, const LeafImageChunk *chunk, guint32 cell)
{
  LEAF_EACH_OF_CHUNK (chunk, i)
  if (image->code[i].op == LEAF_OP_PUSH_CELL
      && LEAF_ROW (&image->variables, LeafImageVariable, (guint32) image->code[i].b)->cell == cell)
    return TRUE;
  return FALSE;
}

/* Returns TRUE if a text before this instruction is compared with another, by "is", or by a phrase, which is also given
 * its options. */
static gboolean
compares_text (const LeafInstruction *in)
{
  static const guint32 natives[] = { LEAF_NATIVE_text_matches, LEAF_NATIVE_text_matches_exactly,
                                     LEAF_NATIVE_regexp_matches, LEAF_NATIVE_regexp_matches_exactly };

  if (in->op == LEAF_OP_PUSH && in[1].op == LEAF_OP_NATIVE)
    for (guint i = 0; i < G_N_ELEMENTS (natives); i++)
      if ((guint32) in[1].b == natives[i])
        return TRUE;
  return in->op == LEAF_OP_COMPARE;
}

/* Collects the texts that a rule compares with something, which may be what was typed. `keeps_typed`: the story stores
 * what was typed as a text, so all short texts in its rules may matter. */
static void
read_compared_texts (Reading *reading, const LeafImageChunk *chunk, gboolean keeps_typed)
{
  const LeafImage *image = reading->image;

  for (guint32 i = chunk->first; i + 1 < chunk->first + chunk->n; i++) {
    const LeafInstruction *in = &image->code[i];

    if (in->op == LEAF_OP_PUSH && in->a == LEAF_KIND_TEXT && (keeps_typed || compares_text (&in[1])))
      add_text (reading, dup_typable (image, (LeafValue) { in->a, in->b }));
  }
}

/* Adds the initial text of a cell, if it is one of the story. */
static void
add_first_text (Reading *reading, guint32 cell)
{
  const LeafImage *image = reading->image;
  LeafValue value = image->layout->cells[cell];
  guint32 word;

  if (value.kind != LEAF_KIND_TEXT || value.bits <= 0)
    return;
  word = LEAF_ROW (&image->texts, LeafImageText, (guint32) value.bits)->word;
  if (leaf_image_words_are_story (image, (LeafWording) { word, word + 1 }))
    add_text (reading, dup_typable (image, value));
}

/* The texts of a property that rules of the story read. */
static void
read_property_texts (Reading *reading, const LeafImageChunk *chunk)
{
  const LeafImage *image = reading->image;

  LEAF_EACH_OF_CHUNK (chunk, i)
  {
    guint32 property = image->code[i].op == LEAF_OP_PUSH_PROPERTY ? (guint32) image->code[i].b : 0;

    if (property == 0 || !LEAF_SAME (LEAF_IMAGE_PROPERTY (image, property)->kind, LEAF_KIND (TEXT)))
      continue;
    LEAF_EACH (&image->instances, owner)
      add_first_text (reading, leaf_image_property_cell (image, owner, property));
  }
}

/* The initial texts of variables of the story, and of properties that it reads. */
static void
read_first_texts (Reading *reading)
{
  const LeafImage *image = reading->image;

  LEAF_EACH (&image->variables, v)
    add_first_text (reading, LEAF_ROW (&image->variables, LeafImageVariable, v)->cell);
  LEAF_EACH (&image->chunks, c)
    if (leaf_chunk_is_of_story (image, LEAF_ROW (&image->chunks, LeafImageChunk, c)))
      read_property_texts (reading, LEAF_ROW (&image->chunks, LeafImageChunk, c));
}

/* Collects what a rule compares the player's whole command with. */
static void
read_compared_commands (Reading *reading, const LeafImageChunk *chunk)
{
  const LeafImage *image = reading->image;

  if (!reads_variable (image, chunk, image->facts.command_cell))
    return;
  for (guint32 i = chunk->first; i + 1 < chunk->first + chunk->n; i++) {
    const LeafInstruction *in = &image->code[i];

    if (in->op != LEAF_OP_PUSH)
      continue;
    if (in->a == LEAF_KIND_TOPIC)
      for (guint32 at = LEAF_GRAMMAR_BOOK (image, (guint32) in->b)->first_line; at != 0;
           at = LEAF_GRAMMAR_LINE (image, at)->next)
        add_command (reading, dup_line_words (image, reading->patterns, LEAF_GRAMMAR_LINE (image, at)));
    else if (compares_text (&in[1]))
      add_command (reading, dup_typable (image, (LeafValue) { in->a, in->b }));
  }
}

/* --- errors and "all" --------------------------------------------------------------------------------------------- */

/* Commands with "all", and commands that the parser does not understand, where rules of the story answer them. */
static void
read_unusual_commands (Reading *reading)
{
  static const char *const several[] = { "take all", "drop all" };
  static const char *const wrong[] = { "%s", "examine %s", "take %s", "look %s", "jump %s" };
  const LeafFacts *facts = &reading->image->facts;
  gboolean has_errors = leaf_activity_has_story_rules (reading->image, facts->parser_error);

  for (guint i = 0; i < G_N_ELEMENTS (several)
                    && (has_errors || leaf_activity_has_story_rules (reading->image, facts->all_includes));
       i++)
    add_command (reading, g_strdup (several[i]));
  for (guint i = 0; i < G_N_ELEMENTS (wrong) && has_errors; i++) {
    g_auto (GStrv) parts = g_strsplit (wrong[i], "%s", 2);

    add_command (reading, g_strconcat (parts[0], nonsense, parts[1], NULL));
  }
}

/* --- entry points ------------------------------------------------------------------------------------------------- */

static gboolean
takes_text (const LeafPatterns *patterns)
{
  for (guint i = 0; i < patterns->pieces->len; i++)
    if (g_array_index (patterns->pieces, LeafPatternPiece, i).sort == LEAF_PIECE_IS_TEXT)
      return TRUE;
  return FALSE;
}

static gboolean
keeps_what_was_typed (const LeafImage *image)
{
  LEAF_EACH (&image->chunks, c) {
    const LeafImageChunk *chunk = LEAF_ROW (&image->chunks, LeafImageChunk, c);

    if (leaf_chunk_is_of_story (image, chunk) && reads_variable (image, chunk, image->facts.topic_understood_cell))
      return TRUE;
  }
  return FALSE;
}

static void
read_topics (Reading *reading)
{
  const LeafImage *image = reading->image;

  LEAF_EACH (&image->grammar->lines, i) {
    const LeafGrammarLine *line = LEAF_GRAMMAR_LINE (image, i);

    if (line->sort == LEAF_LINE_TOPIC && !line->is_library)
      add_text (reading, dup_line_words (image, reading->patterns, line));
  }
}

void
leaf_typed_texts_init (const LeafImage *image, LeafPatterns *patterns)
{
  Reading reading = { .image = image,
                      .patterns = patterns,
                      .seen_texts = g_hash_table_new (g_str_hash, g_str_equal),
                      .seen_commands = g_hash_table_new (g_str_hash, g_str_equal) };
  gboolean has_slots = takes_text (patterns), keeps_typed = has_slots && keeps_what_was_typed (image);

  patterns->texts = g_ptr_array_new_with_free_func (g_free);
  patterns->commands = g_ptr_array_new_with_free_func (g_free);
  read_topics (&reading);
  LEAF_EACH (&image->chunks, c) {
    const LeafImageChunk *chunk = LEAF_ROW (&image->chunks, LeafImageChunk, c);

    if (!leaf_chunk_is_of_story (image, chunk))
      continue;
    if (has_slots)
      read_compared_texts (&reading, chunk, keeps_typed);
    read_compared_commands (&reading, chunk);
  }
  if (keeps_typed)
    read_first_texts (&reading);
  read_unusual_commands (&reading);
  g_ptr_array_add (patterns->texts, g_strdup ("something else"));
  g_hash_table_unref (reading.seen_texts);
  g_hash_table_unref (reading.seen_commands);
}
