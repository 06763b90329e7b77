/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-generate.c: decides which chunks are generated, and in which order.
 *
 * Phrases and definitions come first, then rules, then the texts and conditions that these need, until none is left:
 * the body of a phrase may contain a text that contains a text. One chunk is made at a time, so that its instructions
 * are contiguous; another chunk that it needs gets its id at once (leaf_generate_later), and is made afterwards. */
#include "leaf-emit.h"

#include <string.h>

typedef struct {
  LeafPendingSort sort;
  gconstpointer what;
  LeafChunkId chunk;
} Pending;

LeafChunkId
leaf_generate_later (LeafBuild *build, LeafPendingSort sort, gconstpointer what)
{
  LeafChunk chunk = { .sort = LEAF_CHUNK_CONDITION };
  Pending pending = { sort, what, LEAF_ID (LeafChunkId, leaf_table_push (&build->code->chunks, &chunk)) };

  g_array_append_val (build->code->pending, pending);
  return pending.chunk;
}

/* --- one chunk ---------------------------------------------------------------------------------------------------- */

static LeafEmit
begin_chunk (LeafBuild *build, LeafChunkSort sort, guint32 owner, LeafChunkId promised, LeafWording wording)
{
  LeafChunk chunk = { .sort = sort, .owner = owner };

  if (!LEAF_IS (promised))
    promised = LEAF_ID (LeafChunkId, leaf_table_push (&build->code->chunks, &chunk));
  return (LeafEmit) {
    .build = build, .sort = sort, .first = build->code->instructions.n, .wording = wording, .chunk = promised
  };
}

static LeafChunkId
end_chunk (LeafEmit *emit, guint32 owner, guint32 n_parameters, GArray *locals)
{
  LeafBuild *build = emit->build;
  LeafChunk *chunk = LEAF_CHUNK (build, emit->chunk);

  chunk->sort = emit->sort;
  chunk->owner = owner;
  chunk->first = emit->first;
  chunk->n = build->code->instructions.n - emit->first;
  chunk->n_slots = MAX (emit->n_slots, n_parameters);
  chunk->n_parameters = n_parameters;
  if (locals != NULL && locals->len > 0) {
    chunk->n_locals = locals->len;
    chunk->locals = leaf_arena_copy (build->arena, locals->data, sizeof (LeafLocal) * locals->len);
  }
  return emit->chunk;
}

/* A relation that is defined by a condition is false for values whose kinds it does not relate, even if the condition
 * is true. */
static void
emit_relation (LeafEmit *emit, const LeafPhraseRow *phrase, const LeafNode *condition)
{
  LeafLabel fail = LEAF_LABEL_INIT, end = LEAF_LABEL_INIT;

  for (guint32 i = 0; i < phrase->n_parts; i++) {
    const LeafPhrasePart *part = &phrase->parts[i];

    if (!leaf_kind_is_object (emit->build, part->kind) || part->kind.ix == LEAF_KIND_OBJECT)
      continue;
    leaf_emit_op (emit, LEAF_OP_PUSH_SLOT, part->slot, 0);
    leaf_emit_op (emit, LEAF_OP_IS_KIND, 0, (gint32) part->kind.ix);
    leaf_emit_jump (emit, LEAF_OP_JUMP_FALSE, &fail);
  }
  leaf_emit_condition (emit, condition);
  leaf_emit_jump (emit, LEAF_OP_JUMP, &end);
  leaf_emit_label (emit, &fail);
  leaf_emit_truth (emit, FALSE);
  leaf_emit_label (emit, &end);
}

/* A hidden phrase with two parameters defines a relation; definitions have one parameter, conditions of scenes have
 * none. */
static gboolean
decides_relation (const LeafPhraseRow *phrase)
{
  return phrase->is_hidden && phrase->n_parameters == 2;
}

static void
generate_phrase (LeafBuild *build, LeafPhraseId id)
{
  guint32 n_slots = 0;
  GArray *locals = NULL;
  LeafPhraseRow phrase = *LEAF_PHRASE (build, id);
  LeafNode *body;
  LeafEmit emit;

  if (phrase.native != LEAF_NATIVE_NONE)
    return;
  body = leaf_phrase_body (build, id, &n_slots, &locals);
  leaf_node_assert_sound (body);
  emit = begin_chunk (build, LEAF_CHUNK_PHRASE, id.ix, (LeafChunkId) { 0 }, phrase.wording);
  emit.phrase_sort = phrase.sort;
  emit.result = phrase.sort == LEAF_PHRASE_DECIDE_IF ? LEAF_KIND (TRUTH_STATE) : phrase.result;
  emit.n_slots = MAX (n_slots, phrase.n_parameters);
  /* a definition on one line */
  if (body != NULL && body->kind.ix == LEAF_KIND_TRUTH_STATE) {
    if (decides_relation (&phrase))
      emit_relation (&emit, &phrase, body);
    else
      leaf_emit_condition (&emit, body);
    leaf_emit_op (&emit, LEAF_OP_RETURN_VALUE, 0, 0);
  } else {
    leaf_emit_statement (&emit, body);
    emit.wording = phrase.wording;
    if (phrase.sort == LEAF_PHRASE_DECIDE || phrase.sort == LEAF_PHRASE_DECIDE_IF) {
      leaf_emit_op (&emit, LEAF_OP_PUSH_FRESH, 0, (gint32) emit.result.ix);
      leaf_emit_op (&emit, LEAF_OP_RETURN_VALUE, 0, 0);
    } else {
      leaf_emit_op (&emit, LEAF_OP_RETURN, 0, 0);
    }
  }
  LEAF_PHRASE (build, id)->chunk = end_chunk (&emit, id.ix, phrase.n_parameters, locals);
  g_clear_pointer (&locals, g_array_unref);
}

static void
generate_rule (LeafBuild *build, LeafRuleId id)
{
  LeafRule rule = *LEAF_RULE (build, id);
  LeafEmit emit = begin_chunk (build, LEAF_CHUNK_RULE, id.ix, (LeafChunkId) { 0 }, rule.wording);
  g_autoptr (GArray) locals = NULL;

  emit.is_rule = TRUE;
  leaf_emit_rule (&emit, id, &locals);
  LEAF_RULE (build, id)->chunk = end_chunk (&emit, id.ix, 0, locals);
}

static void
generate_text (LeafBuild *build, LeafTextId id)
{
  LeafTextRow text = *LEAF_TEXT (build, id);
  LeafEmit emit
      = begin_chunk (build, LEAF_CHUNK_TEXT, id.ix, (LeafChunkId) { 0 }, leaf_wording (text.word, text.word + 1));

  emit.n_slots = MAX (text.n_slots, MAX (text.chosen_table, text.chosen_row));
  emit.chosen_table = text.chosen_table;
  emit.chosen_row = text.chosen_row;
  leaf_node_assert_sound (text.tree);
  leaf_emit_say_pieces (&emit, text.tree);
  leaf_emit_op (&emit, LEAF_OP_RETURN, 0, 0);
  LEAF_TEXT (build, id)->chunk = end_chunk (&emit, id.ix, 0, NULL);
}

/* Does the parameter, slot 0, match the description? */
static void
emit_description_body (LeafEmit *emit, const LeafDescription *description)
{
  LeafLabel fail = LEAF_LABEL_INIT;

  leaf_emit_unless_described (emit, description, 0, &fail);
  leaf_emit_truth (emit, TRUE);
  leaf_emit_op (emit, LEAF_OP_RETURN_VALUE, 0, 0);
  leaf_emit_label (emit, &fail);
  leaf_emit_truth (emit, FALSE);
  emit->wording = description->wording; /* the words of the last instruction are displayed */
  leaf_emit_op (emit, LEAF_OP_RETURN_VALUE, 0, 0);
}

/* The tree may use slots of the place where it was written, so these are kept free. */
enum { SLOTS_KEPT_FREE = 32 };

static void
generate_pending (LeafBuild *build, Pending pending)
{
  guint32 n_parameters = pending.sort == LEAF_PENDING_DESCRIPTION ? 1 : 0;
  const LeafNode *holder = n_parameters > 0 ? leaf_emit_holder (build, pending.what) : NULL;
  guint32 owner = holder != NULL ? leaf_generate_later (build, LEAF_PENDING_HOLDER, holder).ix : 0;
  LeafEmit emit;

  emit = begin_chunk (build, LEAF_CHUNK_CONDITION, 0, pending.chunk, LEAF_NO_WORDS);
  emit.phrase_sort = LEAF_PHRASE_DECIDE_IF;
  emit.result = LEAF_KIND (TRUTH_STATE);
  emit.n_slots = SLOTS_KEPT_FREE;
  emit.is_apart = pending.sort == LEAF_PENDING_CONDITION;
  switch (pending.sort) {
  case LEAF_PENDING_DESCRIPTION: emit_description_body (&emit, pending.what); break;
  case LEAF_PENDING_CONDITION:
    leaf_emit_condition (&emit, pending.what);
    leaf_emit_op (&emit, LEAF_OP_RETURN_VALUE, 0, 0);
    break;
  case LEAF_PENDING_HOLDER:
    emit.result = ((const LeafNode *) pending.what)->kind;
    leaf_emit_value (&emit, pending.what);
    leaf_emit_op (&emit, LEAF_OP_RETURN_VALUE, 0, 0);
    break;
  }
  end_chunk (&emit, owner, n_parameters, NULL);
}

/* --- entry points ------------------------------------------------------------------------------------------------- */

/* The library's phrases for changing and moving the player do the rest of what is needed then. */
static void
find_player (LeafBuild *build)
{
  build->code->player = leaf_known (build, LEAF_KNOWN_player_cell);
  if (!build->is_library)
    return;
  build->code->changes_player = leaf_phrases_known (build, leaf_known_name (LEAF_KNOWN_recast_player));
  build->code->moves_player = leaf_phrases_known (build, leaf_known_name (LEAF_KNOWN_transplant_player));
}

static void
generate_texts (LeafBuild *build, guint32 *from)
{
  while (*from < build->phrases->texts.n) {
    LeafTextId id = LEAF_ID (LeafTextId, (*from)++);
    const LeafTextRow *text;

    if (LEAF_IS (LEAF_TEXT (build, id)->of_rule))
      leaf_rules_read_text (build, id);
    text = LEAF_TEXT (build, id);
    if (text->plain == NULL && (!text->has_locals || text->is_lettered) && !LEAF_IS (text->chunk))
      generate_text (build, id);
  }
}

static void
generate_all_pending (LeafBuild *build)
{
  while (build->code->pending->len > 0) {
    Pending pending = g_array_index (build->code->pending, Pending, build->code->pending->len - 1);
    g_array_set_size (build->code->pending, build->code->pending->len - 1);
    generate_pending (build, pending);
  }
}

LeafChunkId
leaf_code_generate_apart (LeafBuild *build, LeafNode *node, LeafAside sort, guint32 n_slots, LeafWording wording)
{
  LeafEmit emit = begin_chunk (build, LEAF_CHUNK_CONDITION, 0, (LeafChunkId) { 0 }, wording);
  LeafChunkId chunk;
  guint32 texts = 1;

  build->code->first_story_chunk = emit.chunk.ix; /* the library's chunks were verified already */
  build->code->pending = g_array_new (FALSE, FALSE, sizeof (Pending));
  leaf_node_assert_sound (node);
  emit.phrase_sort = sort == LEAF_ASIDE_STATEMENT ? LEAF_PHRASE_DO : LEAF_PHRASE_DECIDE;
  emit.result = node->kind;
  emit.n_slots = n_slots;
  if (sort == LEAF_ASIDE_VALUE)
    leaf_emit_value (&emit, node);
  else if (sort == LEAF_ASIDE_CONDITION)
    leaf_emit_condition (&emit, node);
  else
    leaf_emit_statement (&emit, node);
  leaf_emit_op (&emit, sort == LEAF_ASIDE_STATEMENT ? LEAF_OP_RETURN : LEAF_OP_RETURN_VALUE, 0, 0);
  chunk = end_chunk (&emit, 0, 0, NULL);
  do {
    generate_texts (build, &texts);
    generate_all_pending (build);
  } while (texts < build->phrases->texts.n);
  g_clear_pointer (&build->code->pending, g_array_unref);
  return chunk;
}

static void
generate_phrases (LeafBuild *build, guint32 *from)
{
  for (; *from < build->phrases->phrases.n; (*from)++)
    if (!LEAF_IS (LEAF_PHRASE (build, LEAF_ID (LeafPhraseId, *from))->chunk))
      generate_phrase (build, LEAF_ID (LeafPhraseId, *from));
}

/* The code of texts, descriptions and phrases may itself need more chunks. For example, a topic in the body of a rule
 * ("includes "[a friendly person]"") needs a phrase. */
void
leaf_code_generate (LeafBuild *build)
{
  guint32 texts = 1, phrases = 1;

  build->code->pending = g_array_new (FALSE, FALSE, sizeof (Pending));
  build->code->first_story_chunk = build->code->chunks.n;
  find_player (build);
  generate_phrases (build, &phrases);
  LEAF_EACH (&build->rules->rules, i) {
    LeafRule *rule = LEAF_RULE (build, LEAF_ID (LeafRuleId, i));
    if (rule->native == LEAF_NATIVE_NONE && (!LEAF_IS (rule->chunk) || rule->is_stale))
      generate_rule (build, LEAF_ID (LeafRuleId, i));
  }
  do {
    generate_phrases (build, &phrases);
    generate_texts (build, &texts);
    generate_all_pending (build);
  } while (texts < build->phrases->texts.n || phrases < build->phrases->phrases.n);
  g_clear_pointer (&build->code->pending, g_array_unref);
}
