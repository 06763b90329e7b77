/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-patterns.c: lines of grammar as patterns of commands with slots, independent of any moment.
 *
 * One of several synonyms is chosen, and the author's own tokens are replaced by their lines. Patterns of one action
 * with equivalent slots are alternatives: the first is used, and the others only if the parser reads its command as
 * something else. */

#include "leaf-explore-private.h"

#include <string.h>

enum { MOST_PIECES = 24, MOST_DEPTH = 3, MOST_SPLICED = 12 };

typedef struct {
  const LeafImage *image;
  LeafPatterns *patterns;
  LeafPatternPiece pieces[MOST_PIECES];
  guint n;
  guint n_made; /* patterns made from the line */
} Maker;

static const char *
word_text (const LeafImage *image, LeafVocabId word)
{
  return leaf_vocabulary_text (image->vocabulary, word);
}

/* --- adding a pattern --------------------------------------------------------------------------------------------- */

static gboolean
tokens_take_the_same (const LeafToken *a, const LeafToken *b)
{
  return a->sort == b->sort && a->kind.ix == b->kind.ix && a->is_any == b->is_any && a->n_tests == b->n_tests
         && a->filter == b->filter
         && (a->n_tests == 0 || memcmp (a->tests, b->tests, sizeof *a->tests * a->n_tests) == 0);
}

static gboolean
are_alternatives (const LeafPatterns *patterns, const LeafPattern *a, const LeafPattern *b)
{
  if (a->action != b->action || a->n_slots != b->n_slots)
    return FALSE;
  for (guint i = 0; i < a->n_slots; i++)
    if (!tokens_take_the_same (g_array_index (patterns->pieces, LeafPatternPiece, a->slots[i]).token,
                               g_array_index (patterns->pieces, LeafPatternPiece, b->slots[i]).token))
      return FALSE;
  return TRUE;
}

/* Appends the pattern to the list of the first pattern that it is an alternative to. */
static void
link_alternative (LeafPatterns *patterns, guint32 number)
{
  LeafPattern *own = &g_array_index (patterns->patterns, LeafPattern, number);

  for (guint32 i = 0; i < number; i++) {
    LeafPattern *other = &g_array_index (patterns->patterns, LeafPattern, i);

    if (other->next == LEAF_NO_PATTERN && are_alternatives (patterns, other, own)) {
      other->next = number;
      own->is_alternative = TRUE;
      return;
    }
  }
}

/* Counts the letters that the verb shares with the action's name: "examine" is a better verb for examining than
 * "look". */
static guint
similarity (const LeafImage *image, const LeafPatterns *patterns, const LeafPattern *pattern)
{
  const LeafPatternPiece *piece = &g_array_index (patterns->pieces, LeafPatternPiece, pattern->first);
  const char *name = LEAF_ROW (&image->actions, LeafImageAction, pattern->action)->name;
  guint n = 0;

  if (pattern->n == 0 || piece->sort != LEAF_PIECE_IS_WORD || name == NULL) /* a mistake has no action */
    return 0;
  while (name[n] != '\0' && piece->word[n] == g_ascii_tolower (name[n]))
    n++;
  return n;
}

/* Moves the pattern with the plainest verb to the front of each list of alternatives. */
static void
order_alternatives (const LeafImage *image, LeafPatterns *patterns)
{
  for (guint32 i = 0; i < patterns->patterns->len; i++) {
    LeafPattern *first = &g_array_index (patterns->patterns, LeafPattern, i), *best = first;

    for (guint32 at = first->next; at != LEAF_NO_PATTERN && !first->is_alternative;
         at = g_array_index (patterns->patterns, LeafPattern, at).next) {
      LeafPattern *other = &g_array_index (patterns->patterns, LeafPattern, at);

      if (similarity (image, patterns, other) > similarity (image, patterns, best))
        best = other;
    }
    if (best != first) {
      LeafPattern kept = *first;

      *first = *best;
      first->next = kept.next;
      first->is_alternative = FALSE;
      kept.next = best->next;
      kept.is_alternative = TRUE;
      *best = kept;
    }
  }
}

static gboolean
is_out_of_world (const LeafImage *image, const LeafGrammarLine *line)
{
  return line->sort == LEAF_LINE_ACTION && line->is_library
         && LEAF_ROW (&image->actions, LeafImageAction, line->action.ix)->out_of_world;
}

static void
put_down (Maker *maker, const LeafGrammarLine *line)
{
  LeafPatterns *patterns = maker->patterns;
  LeafPattern pattern = { .action = line->action.ix,
                          .condition = line->condition,
                          .is_out_of_world = is_out_of_world (maker->image, line),
                          .first = patterns->pieces->len,
                          .n = maker->n,
                          .next = LEAF_NO_PATTERN };

  for (guint i = 0; i < maker->n; i++) {
    if (maker->pieces[i].sort == LEAF_PIECE_IS_WORD)
      continue;
    if (pattern.n_slots == LEAF_PATTERN_SLOTS)
      return;
    pattern.slots[pattern.n_slots++] = pattern.first + i;
  }
  g_array_append_vals (patterns->pieces, maker->pieces, maker->n);
  g_array_append_val (patterns->patterns, pattern);
  link_alternative (patterns, patterns->patterns->len - 1);
  maker->n_made++;
}

/* --- expanding a line --------------------------------------------------------------------------------------------- */

typedef struct _Rest Rest;
struct _Rest {
  const LeafToken *tokens;
  guint32 n;
  const Rest *then; /* the rest of the enclosing line */
};

static void expand (Maker *maker, const LeafGrammarLine *line, const Rest *rest, guint depth);

static void
expand_piece (Maker *maker, const LeafGrammarLine *line, LeafPatternPiece piece, const Rest *rest, guint depth)
{
  if (maker->n == MOST_PIECES)
    return;
  maker->pieces[maker->n++] = piece;
  expand (maker, line, rest, depth);
  maker->n--;
}

static void
expand_named (Maker *maker, const LeafGrammarLine *line, const LeafToken *token, const Rest *rest, guint depth)
{
  guint32 first = leaf_grammar_first_line (maker->image->grammar, LEAF_BOOK_NAMED, token->named);

  if (depth == MOST_DEPTH)
    return;
  for (guint32 at = first; at != 0 && maker->n_made < MOST_SPLICED; at = LEAF_GRAMMAR_LINE (maker->image, at)->next) {
    const LeafGrammarLine *row = LEAF_GRAMMAR_LINE (maker->image, at);
    Rest own = { row->tokens, row->n_tokens, rest };

    expand (maker, line, &own, depth + 1);
  }
}

static void
expand (Maker *maker, const LeafGrammarLine *line, const Rest *rest, guint depth)
{
  const LeafToken *token;
  Rest after;

  while (rest != NULL && rest->n == 0)
    rest = rest->then;
  if (rest == NULL) {
    put_down (maker, line);
    return;
  }
  token = rest->tokens;
  after = (Rest) { rest->tokens + 1, rest->n - 1, rest->then };
  switch (token->sort) {
  case LEAF_TOKEN_WORD:
    if (token->optional)
      expand (maker, line, &after, depth);
    else
      expand_piece (maker, line,
                    (LeafPatternPiece) { LEAF_PIECE_IS_WORD, word_text (maker->image, token->words[0]), NULL }, &after,
                    depth);
    break;
  case LEAF_TOKEN_NOUN:
  case LEAF_TOKEN_RELATED:
    expand_piece (maker, line, (LeafPatternPiece) { LEAF_PIECE_IS_NOUN, NULL, token }, &after, depth);
    break;
  case LEAF_TOKEN_TEXT:
    expand_piece (maker, line, (LeafPatternPiece) { LEAF_PIECE_IS_TEXT, NULL, token }, &after, depth);
    break;
  case LEAF_TOKEN_VALUE:
    expand_piece (maker, line, (LeafPatternPiece) { LEAF_PIECE_IS_VALUE, NULL, token }, &after, depth);
    break;
  case LEAF_TOKEN_NAMED: expand_named (maker, line, token, &after, depth); break;
  }
}

static gboolean
has_line_of_story (const LeafImage *image, guint32 action)
{
  LEAF_EACH (&image->grammar->lines, i)
    if (LEAF_GRAMMAR_LINE (image, i)->action.ix == action && !LEAF_GRAMMAR_LINE (image, i)->is_library)
      return TRUE;
  return FALSE;
}

/* Ends the play, goes back to its beginning, or uses files. */
static gboolean
leaves_play (const LeafFacts *facts, guint32 action)
{
  return action == facts->quitting || action == facts->saving || action == facts->restoring
         || action == facts->restarting || action == facts->verifying || action == facts->transcript_on
         || action == facts->transcript_off;
}

static gboolean
has_rules_of_story (const LeafImage *image, guint32 number)
{
  const LeafImageAction *action = LEAF_ROW (&image->actions, LeafImageAction, number);

  return leaf_rulebook_has_story_rules (image, action->check.ix)
         || leaf_rulebook_has_story_rules (image, action->carry_out.ix)
         || leaf_rulebook_has_story_rules (image, action->report.ix);
}

/* Commands about the story itself (saving, the score) are not typed, unless the author made them or has rules about
 * them. */
static gboolean
is_typed (const LeafImage *image, const LeafGrammarLine *line)
{
  if (line->sort == LEAF_LINE_MISTAKE)
    return TRUE;
  if (line->sort != LEAF_LINE_ACTION || !LEAF_IS (line->action))
    return FALSE;
  return !is_out_of_world (image, line)
         || (!leaves_play (&image->facts, line->action.ix) && has_rules_of_story (image, line->action.ix)
             && !has_line_of_story (image, line->action.ix));
}

static void
read_book (const LeafImage *image, LeafPatterns *patterns, const LeafGrammarBook *book)
{
  const char *verb = book->key != 0 ? word_text (image, (LeafVocabId) { book->key }) : NULL;

  for (guint32 at = book->first_line; at != 0; at = LEAF_GRAMMAR_LINE (image, at)->next) {
    const LeafGrammarLine *line = LEAF_GRAMMAR_LINE (image, at);
    Maker maker = { .image = image, .patterns = patterns };
    Rest rest = { line->tokens, line->n_tokens, NULL };

    if (!is_typed (image, line))
      continue;
    if (verb != NULL && line->n_tokens > 0 && line->tokens[0].sort == LEAF_TOKEN_WORD) /* the line begins with a verb */
      rest = (Rest) { line->tokens + 1, line->n_tokens - 1, NULL };
    if (verb != NULL)
      maker.pieces[maker.n++] = (LeafPatternPiece) { LEAF_PIECE_IS_WORD, verb, NULL };
    expand (&maker, line, &rest, 0);
  }
}

/* --- entry points ------------------------------------------------------------------------------------------------- */

void
leaf_patterns_init (const LeafImage *image, LeafPatterns *patterns)
{
  patterns->patterns = g_array_new (FALSE, FALSE, sizeof (LeafPattern));
  patterns->pieces = g_array_new (FALSE, FALSE, sizeof (LeafPatternPiece));
  LEAF_EACH (&image->grammar->books, i) {
    const LeafGrammarBook *book = LEAF_GRAMMAR_BOOK (image, i);

    if (book->sort == LEAF_BOOK_COMMAND)
      read_book (image, patterns, book);
  }
  order_alternatives (image, patterns);
  patterns->is_shared = g_new0 (guint8, image->actions.n);
  patterns->is_shared[image->facts.going] = TRUE;
  for (guint i = 0; i < patterns->patterns->len; i++) {
    const LeafPattern *one = &g_array_index (patterns->patterns, LeafPattern, i);

    for (guint k = 0; k < i && !one->is_alternative; k++)
      if (g_array_index (patterns->patterns, LeafPattern, k).action == one->action
          && !g_array_index (patterns->patterns, LeafPattern, k).is_alternative)
        patterns->is_shared[one->action] = TRUE;
  }
  leaf_typed_values_init (image, patterns);
  leaf_typed_texts_init (image, patterns);
}

void
leaf_patterns_clear (LeafPatterns *patterns)
{
  g_array_unref (patterns->patterns);
  g_array_unref (patterns->pieces);
  g_free (patterns->is_shared);
  g_ptr_array_unref (patterns->texts);
  g_ptr_array_unref (patterns->commands);
  g_array_unref (patterns->values);
  g_array_unref (patterns->held);
}
