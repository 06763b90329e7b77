/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-scope.c: names whose scope is a body or a preamble.
 *
 * Locals are found newest first, so that an inner one hides an outer one. Each has a slot of the frame, and slots are
 * not reused after a block, because frames are small and a debugger can then show the last values of the block. */

#include "leaf-readers.h"

#include <string.h>

typedef struct {
  guint32 block, n_locals;
} OpenBlock;

void
leaf_scope_init (LeafScope *scope, LeafBuild *build, LeafHeadingId near)
{
  memset (scope, 0, sizeof *scope);
  scope->build = build;
  scope->near = near;
  scope->locals = g_array_new (FALSE, TRUE, sizeof (LeafLocal));
  scope->owns_locals = TRUE;
  leaf_keywords_prepare (build);
}

void
leaf_scope_clear (LeafScope *scope)
{
  if (scope->owns_locals)
    g_clear_pointer (&scope->locals, g_array_unref);
  g_clear_pointer (&scope->owned, g_array_unref);
  g_clear_pointer (&scope->blocks, g_array_unref);
  g_clear_pointer (&scope->reading, leaf_reading_free);
}

void
leaf_scope_use_locals (LeafScope *scope, GArray *locals, guint32 n_slots)
{
  if (scope->owns_locals && scope->locals != locals)
    g_clear_pointer (&scope->locals, g_array_unref);
  scope->locals = locals;
  scope->owns_locals = FALSE;
  scope->n_slots = MAX (scope->n_slots, n_slots);
  leaf_reading_changed (scope);
}

static guint32
add_local (LeafScope *scope, LeafLocal *local)
{
  local->slot = scope->n_slots++;
  local->block = scope->block;
  g_array_append_val (scope->locals, *local);
  leaf_reading_changed (scope);
  return local->slot;
}

guint32
leaf_scope_add (LeafScope *scope, LeafWording name, LeafKindId kind)
{
  LeafLocal local = { .kind = kind };
  LeafVocabId *words;
  g_autofree char *spelled = NULL;

  name = leaf_wording_skip_article (scope->build, name);
  local.n_words = leaf_wording_length (name);
  words = leaf_new_n (scope->build->arena, LeafVocabId, MAX (local.n_words, 1));
  for (guint32 i = 0; i < local.n_words; i++)
    words[i] = leaf_word (scope->build, name.first + i)->vocab;
  local.words = words;
  spelled = leaf_wording_dup_spaced (scope->build, name);
  local.name = leaf_arena_strdup (scope->build->arena, spelled);
  return add_local (scope, &local);
}

guint32
leaf_scope_add_text (LeafScope *scope, const char *name, LeafKindId kind)
{
  LeafLocal local = { .kind = kind, .name = leaf_arena_strdup (scope->build->arena, name) };
  g_auto (GStrv) parts = g_strsplit (name, " ", -1);
  guint n = g_strv_length (parts);
  LeafVocabId *words = leaf_new_n (scope->build->arena, LeafVocabId, MAX (n, 1));

  for (guint i = 0; i < n; i++)
    words[i] = leaf_vocabulary_intern (scope->build->vocabulary, parts[i], -1);
  local.words = words;
  local.n_words = n;
  return add_local (scope, &local);
}

void
leaf_scope_set_it (LeafScope *scope, guint32 slot, LeafKindId kind)
{
  scope->it_slot = slot + 1;
  scope->it_kind = kind;
  leaf_reading_changed (scope);
}

/* The array is made for the first variable, since in most scopes no variable of an owner is visible. */
static void
add_owned (LeafScope *scope, guint32 variable)
{
  if (scope->owned == NULL)
    scope->owned = g_array_sized_new (FALSE, FALSE, sizeof (guint32), 8);
  g_array_append_val (scope->owned, variable);
}

static gboolean
has_owned (const LeafScope *scope, guint32 variable)
{
  for (guint i = 0; scope->owned != NULL && i < scope->owned->len; i++)
    if (g_array_index (scope->owned, guint32, i) == variable)
      return TRUE;
  return FALSE;
}

void
leaf_scope_add_every_owner (LeafScope *scope)
{
  const LeafTable *variables = &scope->build->world->variables;

  LEAF_EACH (variables, i)
    if (LEAF_ROW (variables, LeafVariable, i)->owner != LEAF_OWNER_GLOBAL)
      add_owned (scope, i);
  scope->sees_every_owner = TRUE;
  leaf_reading_changed (scope);
}

/* An owner whose first variable is in `owned` was added before. But if every owner was added, this one is added again,
 * because among variables of the same name the one that was added last is found. */
void
leaf_scope_add_owner (LeafScope *scope, LeafOwner owner, guint32 id)
{
  const LeafTable *variables = &scope->build->world->variables;
  guint32 first = leaf_world_first_variable (scope->build, owner, id);

  if (first == 0 || (!scope->sees_every_owner && has_owned (scope, first)))
    return;
  for (guint32 i = first; i != 0; i = LEAF_ROW (variables, LeafVariable, i)->next)
    add_owned (scope, i);
  leaf_reading_changed (scope);
}

void
leaf_scope_open_block (LeafScope *scope)
{
  OpenBlock block = { scope->block, scope->locals->len };

  if (scope->blocks == NULL)
    scope->blocks = g_array_new (FALSE, TRUE, sizeof (OpenBlock));
  g_array_append_val (scope->blocks, block);
  scope->block = ++scope->n_blocks;
}

void
leaf_scope_close_block (LeafScope *scope)
{
  const OpenBlock *block;

  g_return_if_fail (scope->blocks != NULL && scope->blocks->len > 0);
  block = &g_array_index (scope->blocks, OpenBlock, scope->blocks->len - 1);
  if (scope->locals->len > block->n_locals) {
    /* Kept for the debugger, but no longer found by name. */
    for (guint i = block->n_locals; i < scope->locals->len; i++)
      g_array_index (scope->locals, LeafLocal, i).n_words = 0;
    leaf_reading_changed (scope);
  }
  scope->block = block->block;
  g_array_set_size (scope->blocks, scope->blocks->len - 1);
}

/* --- refused names ------------------------------------------------------------------------------------------------ */

void
leaf_scope_refuse_name (LeafScope *scope, LeafWording name)
{
  name = leaf_wording_skip_article (scope->build, name);
  if (leaf_wording_empty (name) || leaf_word (scope->build, name.first)->sort == LEAF_WORD_TEXT
      || leaf_scope_find (scope, name) != NULL)
    return;
  leaf_scope_add (scope, name, LEAF_KIND (VALUE));
  g_array_index (scope->locals, LeafLocal, scope->locals->len - 1).is_refused = TRUE;
}

/* The name in "let NAME be ..." or an equivalent form. */
static LeafWording
name_let (const LeafBuild *build, LeafWording w)
{
  guint32 be;

  if (leaf_kw_first (build, w) != LEAF_KW_LET)
    return LEAF_NO_WORDS;
  be = MIN (leaf_wording_find (build, w, "be"), leaf_wording_find (build, w, "="));
  if (be == w.end)
    be = leaf_wording_find (build, w, "is");
  return be < w.end ? leaf_wording_skip_article (build, leaf_wording (w.first + 1, be)) : LEAF_NO_WORDS;
}

void
leaf_scope_refuse_names (LeafScope *scope, LeafWording w)
{
  const LeafBuild *build = scope->build;

  leaf_scope_refuse_name (scope, name_let (build, w));
  for (guint32 at = w.first; at + 2 < w.end; at++)
    if (leaf_kw (build, at) == LEAF_KW_OPEN && leaf_kw (build, at + 1) == LEAF_KW_CALLED)
      leaf_scope_refuse_name (scope, leaf_wording (at + 2, leaf_wording_past_bracket (build, w, at) - 1));
}

static gboolean
is_called_at (const LeafBuild *build, const LeafLocal *local, LeafWording w, guint32 at)
{
  guint32 j = 0;

  while (j < local->n_words && at + j < w.end && leaf_word (build, at + j)->sort != LEAF_WORD_TEXT
         && LEAF_SAME (local->words[j], leaf_word (build, at + j)->vocab))
    j++;
  return j == local->n_words;
}

void
leaf_scope_restore_name (LeafScope *scope, LeafWording name)
{
  for (guint i = 0; i < scope->locals->len; i++) {
    LeafLocal *local = &g_array_index (scope->locals, LeafLocal, i);

    if (local->is_refused && local->n_words == leaf_wording_length (name)
        && is_called_at (scope->build, local, name, name.first))
      local->n_words = 0;
  }
}

/* Returns TRUE if the words themselves define the name: "let NAME be ...", "(called NAME)", "where NAME is ...". */
static gboolean
is_named_anew (const LeafScope *scope, const LeafLocal *local, LeafWording w)
{
  LeafWording own = name_let (scope->build, w);

  if (local->n_words == leaf_wording_length (own) && is_called_at (scope->build, local, own, own.first))
    return TRUE;
  for (guint32 at = w.first + 1; at < w.end; at++)
    if ((leaf_kw (scope->build, at - 1) == LEAF_KW_CALLED || leaf_word_is (scope->build, at - 1, "where"))
        && is_called_at (scope->build, local, w, at))
      return TRUE;
  return FALSE;
}

gboolean
leaf_scope_names_refused (const LeafScope *scope, LeafWording w)
{
  if (leaf_clash_is_named (scope->build, w))
    return TRUE;
  for (guint i = 0; i < scope->locals->len; i++) {
    const LeafLocal *local = &g_array_index (scope->locals, LeafLocal, i);

    if (!local->is_refused || local->n_words == 0 || is_named_anew (scope, local, w))
      continue;
    for (guint32 at = w.first; at < w.end; at++)
      if (is_called_at (scope->build, local, w, at)
          && !(local->n_words == 1 && leaf_kw_is_article (leaf_kw (scope->build, at))))
        return TRUE; /* "let a be ...", and then "a mass": not the local */
  }
  return FALSE;
}

/* --- finding ------------------------------------------------------------------------------------------------------ */

static const LeafLocal *
find_local (const LeafScope *scope, LeafWording w)
{
  guint32 n = leaf_wording_length (w);

  for (guint i = scope->locals->len; i > 0; i--) {
    const LeafLocal *local = &g_array_index (scope->locals, LeafLocal, i - 1);
    guint32 j = 0;

    if (local->n_words != n || n == 0)
      continue;
    while (j < n && LEAF_SAME (local->words[j], leaf_word (scope->build, w.first + j)->vocab)
           && leaf_word (scope->build, w.first + j)->sort != LEAF_WORD_TEXT)
      j++;
    if (j == n)
      return local;
  }
  return NULL;
}

static LeafKindId
variable_kind (const LeafBuild *build, LeafVariableId variable)
{
  LeafKindId kind = LEAF_ROW (&build->world->variables, LeafVariable, variable.ix)->kind;

  return LEAF_IS (kind) ? kind : LEAF_KIND (VALUE);
}

static LeafNode *
variable_node (LeafScope *scope, LeafWording w, guint32 variable)
{
  LeafNode *node
      = leaf_node_new (scope, LEAF_NODE_VARIABLE, variable_kind (scope->build, LEAF_ID (LeafVariableId, variable)), w);

  node->VARIABLE.variable.ix = variable;
  return node;
}

static gboolean
it_is_meant (LeafKeyword keyword)
{
  switch (keyword) {
  case LEAF_KW_IT:
  case LEAF_KW_THEY:
  case LEAF_KW_THEM:
  case LEAF_KW_HE:
  case LEAF_KW_SHE:
  case LEAF_KW_HIM: return TRUE;
  default: return FALSE;
  }
}

/* A global variable or, where any action may be in progress, a variable of an action. */
static gboolean
is_seen (const LeafScope *scope, const LeafVariable *variable)
{
  return variable->owner == LEAF_OWNER_GLOBAL || (scope->sees_actions && variable->owner == LEAF_OWNER_ACTION);
}

/* "a man" is any man, even if "(called the man)" named one of them. */
static gboolean
says_any_of_kind (const LeafScope *scope, LeafWording w)
{
  return leaf_kw (scope->build, w.first) != LEAF_KW_THE
         && leaf_names_find (scope->build, leaf_wording_from (w, w.first + 1), LEAF_NAMES (KIND), scope->near).id != 0;
}

LeafNode *
leaf_scope_find (LeafScope *scope, LeafWording w)
{
  const LeafLocal *local;
  LeafNameMatch match;

  if (leaf_wording_empty (w))
    return NULL;
  local = find_local (scope, w);
  if (local == NULL && leaf_kw_is_article (leaf_kw (scope->build, w.first)) && !says_any_of_kind (scope, w))
    local = find_local (scope, leaf_wording_from (w, w.first + 1));
  if (local != NULL)
    return leaf_node_slot (scope, w, local->kind, local->slot);
  if (scope->it_slot != 0 && leaf_wording_length (w) == 1 && it_is_meant (leaf_kw (scope->build, w.first)))
    return leaf_node_slot (scope, w, scope->it_kind, scope->it_slot - 1);

  w = leaf_kw (scope->build, w.first) == LEAF_KW_THE ? leaf_wording_from (w, w.first + 1) : w;
  for (guint i = scope->owned != NULL ? scope->owned->len : 0; i > 0; i--) {
    guint32 id = g_array_index (scope->owned, guint32, i - 1);

    if (leaf_wording_is (scope->build, w, LEAF_ROW (&scope->build->world->variables, LeafVariable, id)->name))
      return variable_node (scope, w, id);
  }
  match = leaf_names_find (scope->build, w, LEAF_NAMES (VARIABLE), scope->near);
  if (match.id != 0 && is_seen (scope, LEAF_ROW (&scope->build->world->variables, LeafVariable, match.id)))
    return variable_node (scope, w, match.id);
  return NULL;
}
