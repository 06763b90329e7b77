/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-coverage.c: what in a story can run, and what has run. The machine sets bits (LeafMarks) for rules, texts,
 * phrases, actions and scenes. */

#include "leaf-explore-private.h"
#include "leaf-marks.h"

#include <string.h>

/* --- what can be covered ------------------------------------------------------------------------------------------ */

static void
add_row (LeafCoverables *coverables, LeafCoveredSort sort, guint32 id, const char *name, LeafPlace place, guint32 bit)
{
  LeafCoverable row = { sort, id, name, place, bit, LEAF_END_NONE };

  g_array_append_val (coverables->rows, row);
}

static LeafPlace
place_of_words (const LeafImage *image, LeafWording words)
{
  LeafSpan span = leaf_image_span (image, words);

  return (LeafPlace) { span.source, span.start, span.end };
}

/* Returns the rule's instruction with this operation, or 0 if there is none, as in a rule implemented in C. */
static guint32
instruction_of (const LeafImage *image, guint32 rule, LeafOp op)
{
  guint32 id = LEAF_IMAGE_RULE (image, rule)->chunk.ix;
  const LeafImageChunk *chunk = LEAF_ROW (&image->chunks, LeafImageChunk, id);

  LEAF_EACH_OF_CHUNK (chunk, i)
  if (image->code[i].op == op)
    return i;
  return 0;
}

static void
add_rules (const LeafImage *image, LeafCoverables *coverables)
{
  LEAF_EACH (&image->rules, i) {
    const LeafImageRule *rule = LEAF_IMAGE_RULE (image, i);
    guint32 at = !rule->is_library && LEAF_IS (rule->chunk) ? instruction_of (image, i, LEAF_OP_APPLIES) : 0;

    if (at != 0)
      add_row (coverables, LEAF_COVERED_RULE, i, rule->face, place_of_words (image, rule->wording), at);
  }
}

static void
add_actions (const LeafImage *image, LeafCoverables *coverables)
{
  g_autofree guint8 *typed = g_new0 (guint8, image->actions.n);

  LEAF_EACH (&image->grammar->lines, i) {
    const LeafGrammarLine *line = LEAF_GRAMMAR_LINE (image, i);

    if (LEAF_IS (line->action))
      typed[line->action.ix] = TRUE;
  }
  LEAF_EACH (&image->actions, i) {
    const LeafImageAction *action = LEAF_ROW (&image->actions, LeafImageAction, i);

    if (typed[i] && !action->out_of_world)
      add_row (coverables, LEAF_COVERED_ACTION, i, action->name, (LeafPlace) { 0 }, leaf_mark_first_action (image) + i);
  }
}

/* Returns TRUE if the phrase is written in the story. */
static gboolean
is_phrase_of_story (const LeafImage *image, guint32 phrase)
{
  guint32 id = LEAF_ROW (&image->phrases, LeafImagePhrase, phrase)->chunk.ix;
  const LeafImageChunk *chunk = LEAF_ROW (&image->chunks, LeafImageChunk, id);

  LEAF_EACH_OF_CHUNK (chunk, i)
  if (leaf_image_words_are_story (image, image->wordings[i]))
    return TRUE;
  return FALSE;
}

/* Returns TRUE if the story says when the scene ends. */
static gboolean
has_end (const LeafImage *image, guint32 scene)
{
  const LeafImageSceneCondition *row;

  for (guint32 i = image->first_condition[scene]; i != 0; i = row->next) {
    row = LEAF_ROW (&image->scene_conditions, LeafImageSceneCondition, i);
    if (row->end != 0 && (LEAF_IS (row->after) || is_phrase_of_story (image, row->phrase)))
      return TRUE;
  }
  return FALSE;
}

static void
add_scenes (const LeafImage *image, LeafCoverables *coverables)
{
  const guint32 *scenes = image->facts.enumerated[LEAF_KIND_SCENE];

  for (guint32 i = 1; scenes != NULL && i <= scenes[0]; i++) {
    const LeafImageInstance *row = LEAF_IMAGE_INSTANCE (image, scenes[i]);
    guint32 bit = leaf_mark_first_scene (image) + i * 2;

    if (image->first_condition[scenes[i]] == 0)
      continue;
    add_row (coverables, LEAF_COVERED_SCENE, scenes[i], row->name, (LeafPlace) { 0 }, bit);
    if (has_end (image, scenes[i]))
      add_row (coverables, LEAF_COVERED_SCENE_END, scenes[i], row->name, (LeafPlace) { 0 }, bit + 1);
  }
}

/* Returns how the instructions end the story: by the number that they pass to the library's mark of the end. */
static LeafStoryEnd
end_by_mark (const LeafImage *image, guint32 first, guint32 end)
{
  enum { FINALLY = 1, NOT_FINALLY = 2 };

  for (guint32 i = first + 1; i < end; i++) {
    const LeafInstruction *in = &image->code[i], *before = in - 1;

    if (in->op != LEAF_OP_NATIVE || in->b != LEAF_NATIVE_mark_end || before->op != LEAF_OP_PUSH)
      continue;
    if (before->b == FINALLY)
      return LEAF_END_FINAL;
    if (before->b == NOT_FINALLY)
      return LEAF_END_NOT_FINAL;
  }
  return LEAF_END_NONE;
}

/* Returns how a phrase of the story ends it: by a phrase of the library that does. `at` is the first instruction. */
static LeafStoryEnd
end_by_statement (const LeafImage *image, const LeafImageChunk *chunk, guint32 at)
{
  guint32 end = chunk->first + chunk->n;

  for (guint32 i = at; i < end && (i == at || (image->code[i].flags & LEAF_INSTRUCTION_STATEMENT) == 0); i++) {
    guint32 phrase = image->code[i].op == LEAF_OP_CALL ? (guint32) image->code[i].b : 0;
    guint32 id = phrase != 0 ? LEAF_ROW (&image->phrases, LeafImagePhrase, phrase)->chunk.ix : 0;
    const LeafImageChunk *called = LEAF_ROW (&image->chunks, LeafImageChunk, id);
    LeafStoryEnd found;

    if (id == 0 || is_phrase_of_story (image, phrase))
      continue;
    found = end_by_mark (image, called->first, called->first + called->n);
    if (found != LEAF_END_NONE)
      return found;
  }
  return LEAF_END_NONE;
}

static void
add_statement (const LeafImage *image, LeafCoverables *coverables, const LeafImageChunk *chunk, guint32 at)
{
  LeafCoverable row = { LEAF_COVERED_STATEMENT,
                        at,
                        NULL,
                        place_of_words (image, image->wordings[at]),
                        at,
                        end_by_statement (image, chunk, at) };

  g_array_append_val (coverables->rows, row);
}

static void
add_code (const LeafImage *image, LeafCoverables *coverables)
{
  LEAF_EACH (&image->chunks, c) {
    const LeafImageChunk *chunk = LEAF_ROW (&image->chunks, LeafImageChunk, c);

    LEAF_EACH_OF_CHUNK (chunk, i)
    {
      const LeafInstruction *in = &image->code[i];
      gboolean is_text = in->op == LEAF_OP_SAY_LITERAL, is_statement = in->flags & LEAF_INSTRUCTION_STATEMENT;

      if ((!is_text && !is_statement) || !leaf_image_words_are_story (image, image->wordings[i]))
        continue;
      if (is_statement)
        add_statement (image, coverables, chunk, i);
      else
        add_row (coverables, LEAF_COVERED_TEXT, i, *LEAF_ROW (&image->strings, const char *, (guint32) in->b),
                 place_of_words (image, image->wordings[i]), i);
    }
  }
}

static int
by_place (gconstpointer a, gconstpointer b)
{
  const LeafCoverable *one = a, *other = b;

  if (one->sort != other->sort)
    return one->sort < other->sort ? -1 : 1;
  if (one->place.source != other->place.source)
    return one->place.source < other->place.source ? -1 : 1;
  if (one->place.start != other->place.start)
    return one->place.start < other->place.start ? -1 : 1;
  return one->bit < other->bit ? -1 : one->bit > other->bit;
}

void
leaf_coverables_init (const LeafImage *image, LeafCoverables *coverables)
{
  guint32 n_scenes = image->facts.enumerated[LEAF_KIND_SCENE] != NULL ? image->facts.enumerated[LEAF_KIND_SCENE][0] : 0;

  coverables->rows = g_array_new (FALSE, FALSE, sizeof (LeafCoverable));
  coverables->n_bits = leaf_mark_first_scene (image) + n_scenes * 2 + 2;
  add_rules (image, coverables);
  add_actions (image, coverables);
  add_scenes (image, coverables);
  add_code (image, coverables);
  g_array_sort (coverables->rows, by_place);
}

void
leaf_coverables_clear (LeafCoverables *coverables)
{
  g_array_unref (coverables->rows);
}

const LeafCoverable *
leaf_explorer_coverables (const LeafExplorer *explorer, guint32 *n)
{
  *n = explorer->coverables.rows->len;
  return (const LeafCoverable *) (gconstpointer) explorer->coverables.rows->data;
}

/* --- recording what ran ------------------------------------------------------------------------------------------- */

static gsize
n_words (const LeafCoverage *coverage)
{
  return (coverage->n + 63) / 64;
}

void
leaf_coverage_init (const LeafExplorer *explorer, LeafCoverage *coverage)
{
  coverage->n = explorer->coverables.n_bits;
  coverage->bits = g_malloc0 (n_words (coverage) * 8);
}

void
leaf_coverage_clear (LeafCoverage *coverage)
{
  g_clear_pointer (&coverage->bits, g_free);
}

gboolean
leaf_coverage_add (LeafCoverage *coverage, const LeafCoverage *other)
{
  guint64 *to = (guint64 *) (gpointer) coverage->bits;
  const guint64 *from = (const guint64 *) (gconstpointer) other->bits;
  guint64 more = 0;

  for (gsize i = 0; i < n_words (coverage); i++) {
    more |= from[i] & ~to[i];
    to[i] |= from[i];
  }
  return more != 0;
}

gboolean
leaf_coverage_has_more (const LeafCoverage *coverage, const LeafCoverage *than)
{
  const guint64 *one = (const guint64 *) (gconstpointer) coverage->bits,
                *other = (const guint64 *) (gconstpointer) than->bits;

  for (gsize i = 0; i < n_words (coverage); i++)
    if (one[i] & ~other[i])
      return TRUE;
  return FALSE;
}

gboolean
leaf_coverage_has (const LeafCoverage *coverage, guint32 bit)
{
  return bit < coverage->n && (coverage->bits[bit / 8] >> bit % 8 & 1) != 0;
}

/* Takes the last clause that failed: when it was tested, those before it held. */
char *
leaf_coverage_dup_false_clause (const LeafExplorer *explorer, const LeafCoverage *coverage, guint32 rule)
{
  const LeafImage *image = explorer->image;
  guint32 id = LEAF_IMAGE_RULE (image, rule)->chunk.ix, found = 0;
  const LeafImageChunk *chunk = LEAF_ROW (&image->chunks, LeafImageChunk, id);
  const LeafChunkClause *clause;

  LEAF_EACH_OF_CHUNK (chunk, i)
  {
    if (image->code[i].op == LEAF_OP_APPLIES && leaf_coverage_has (coverage, i))
      return NULL;
    if (image->code[i].op == LEAF_OP_CLAUSE && leaf_coverage_has (coverage, i))
      found = (guint32) image->code[i].a + 1;
  }
  if (found == 0)
    return NULL;
  found = leaf_index_find (image->chunk_clauses, (guint64) id << 16 | found);
  if (found == 0)
    return NULL;
  clause = LEAF_ROW (&image->clauses, LeafChunkClause, found);
  return clause->unsaid != NULL ? g_strdup (clause->unsaid) : leaf_image_words (image, clause->wording);
}

/* Returns TRUE if the rule's beginning, or one of its phrases or texts, has not run. */
static gboolean
has_unrun_code (const LeafExplorer *explorer, const LeafCoverage *coverage, guint32 rule)
{
  const LeafImage *image = explorer->image;
  const LeafImageChunk *chunk = LEAF_ROW (&image->chunks, LeafImageChunk, LEAF_IMAGE_RULE (image, rule)->chunk.ix);

  LEAF_EACH_OF_CHUNK (chunk, i)
  {
    const LeafInstruction *in = &image->code[i];

    if ((in->op == LEAF_OP_APPLIES || in->op == LEAF_OP_SAY_LITERAL || (in->flags & LEAF_INSTRUCTION_STATEMENT) != 0)
        && !leaf_coverage_has (coverage, i))
      return TRUE;
  }
  return FALSE;
}

struct _LeafRemaining {
  guint32 n_instances, going;
  guint8 *pairs;       /* by action and object: a rule that mentions both */
  GHashTable *triples; /* key_of_triple: a rule that mentions all three */
};

static gpointer
key_of_triple (guint32 action, guint32 one, guint32 other)
{
  return GSIZE_TO_POINTER (((gsize) action << 20 | MIN (one, other)) << 20 | MAX (one, other));
}

/* Adds what one rule mentions; of a rule about going also what it tests. */
static void
add_remaining (LeafRemaining *remaining, const LeafRuleMention *rows, guint n)
{
  gboolean is_going = FALSE;

  for (guint i = 0; i < n; i++)
    is_going |= rows[i].action == remaining->going;
  for (guint i = 0; i < n; i++) {
    remaining->pairs[(gsize) rows[i].action * remaining->n_instances + rows[i].object] = TRUE;
    for (guint k = 0; k < i; k++)
      if (rows[i].action == rows[k].action) {
        g_hash_table_add (remaining->triples, key_of_triple (rows[i].action, rows[i].object, rows[k].object));
        if (is_going && rows[i].action == 0)
          g_hash_table_add (remaining->triples, key_of_triple (remaining->going, rows[i].object, rows[k].object));
      }
  }
}

LeafRemaining *
leaf_remaining_new (const LeafExplorer *explorer, const LeafCoverage *coverage)
{
  const LeafMentions *mentions = &explorer->mentions;
  const LeafRuleMention *rows = (const LeafRuleMention *) (gconstpointer) mentions->rule_mentions->data;
  LeafRemaining *remaining = g_new0 (LeafRemaining, 1);

  remaining->n_instances = mentions->n_instances;
  remaining->going = explorer->image->facts.going;
  remaining->pairs = g_new0 (guint8, (gsize) mentions->n_actions * mentions->n_instances);
  remaining->triples = g_hash_table_new (NULL, NULL);
  for (guint i = 0, end; i < mentions->rule_mentions->len; i = end) {
    for (end = i + 1; end < mentions->rule_mentions->len && rows[end].rule == rows[i].rule; end++)
      continue;
    if (has_unrun_code (explorer, coverage, rows[i].rule))
      add_remaining (remaining, rows + i, end - i);
  }
  return remaining;
}

void
leaf_remaining_free (LeafRemaining *remaining)
{
  if (remaining == NULL)
    return;
  g_free (remaining->pairs);
  g_hash_table_unref (remaining->triples);
  g_free (remaining);
}

gboolean
leaf_remaining_has (const LeafRemaining *remaining, guint32 action, guint32 object)
{
  return remaining->pairs[(gsize) action * remaining->n_instances + object] != 0;
}

gboolean
leaf_remaining_bars (const LeafRemaining *remaining, guint32 one, guint32 other)
{
  return g_hash_table_contains (remaining->triples, key_of_triple (remaining->going, one, other));
}

gboolean
leaf_remaining_has_both (const LeafRemaining *remaining, guint32 action, guint32 one, guint32 other)
{
  return g_hash_table_contains (remaining->triples, key_of_triple (action, one, other));
}
