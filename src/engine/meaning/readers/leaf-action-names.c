/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-action-names.c: finds the actions that words may name: "taking", "putting it on", "listening" for "listening
 * to", "taken" in the past.
 *
 * Each word of a preamble is looked up, and hardly any begins the name of an action; so actions are indexed by the
 * first words of their names. */
#include "leaf-readers.h"

#include <string.h>

static LeafActionName
split_name (LeafBuild *build, LeafActionId action)
{
  const char *at = LEAF_ROW (&build->world->actions, LeafAction, action.ix)->name;
  LeafActionName name = { .action = action };

  while (*at != '\0' && name.n < LEAF_MOST_ACTION_WORDS) {
    const char *space = strchr (at, ' ');
    gsize length = space != NULL ? (gsize) (space - at) : strlen (at);
    name.words[name.n++] = leaf_vocabulary_intern (build->vocabulary, at, (gssize) length);
    at += length + (space != NULL ? 1 : 0);
  }
  name.it = name.n;
  for (guint32 i = 1; i < name.n; i++)
    if (strcmp (leaf_vocabulary_text (build->vocabulary, name.words[i]), "it") == 0)
      name.it = i;
  return name;
}

/* Each name is split once, since preambles look up the same few again and again. */
static void
split_new_names (LeafBuild *build)
{
  LeafPhrases *phrases = build->phrases;

  for (guint32 i = MAX (phrases->n_action_words, 1); i < build->world->actions.n; i++) {
    LeafActionLink link = { .name = split_name (build, LEAF_ID (LeafActionId, i)) };
    guint32 first = link.name.words[0].ix;

    link.next = leaf_index_find (&phrases->action_words, first);
    leaf_index_set (&phrases->action_words, first, leaf_table_push (&phrases->action_links, &link));
  }
  phrases->n_action_words = build->world->actions.n;
}

gboolean
leaf_action_words_match (const LeafBuild *build, LeafWording w, guint32 at, const LeafActionName *name, guint32 first,
                         guint32 end)
{
  if (at + (end - first) > w.end)
    return FALSE;
  for (guint32 i = first; i < end; i++)
    if (!LEAF_IS (name->words[i]) || !LEAF_SAME (leaf_word (build, at + i - first)->vocab, name->words[i]))
      return FALSE;
  return TRUE;
}

/* "taking" -> "take": the verb of a gerund. */
static LeafVerbParts
verb_of_gerund (LeafBuild *build, const char *gerund)
{
  g_autofree char *stem = g_strndup (gerund, strlen (gerund) - strlen ("ing"));
  g_autofree char *with_e = g_strconcat (stem, "e", NULL);
  g_autofree char *single = g_strndup (stem, strlen (stem) > 0 ? strlen (stem) - 1 : 0);
  const char *tries[] = { stem, with_e, single };

  for (guint i = 0; i < G_N_ELEMENTS (tries); i++) {
    LeafVerbParts parts = leaf_english_verb (build, tries[i]);
    if (g_strcmp0 (parts.gerund, gerund) == 0)
      return parts;
  }
  return leaf_english_verb (build, stem);
}

/* Returns TRUE if the word is the action's past participle ("taken"), either regular or declared. */
static gboolean
is_participle (LeafBuild *build, guint32 word, const LeafAction *action)
{
  const char *text = leaf_vocabulary_text (build->vocabulary, leaf_word (build, word)->vocab);
  g_autofree char *first = g_strndup (action->name, strcspn (action->name, " "));

  if (!leaf_wording_empty (action->past_participle))
    return LEAF_SAME (leaf_word (build, action->past_participle.first)->vocab, leaf_word (build, word)->vocab);
  /* A participle begins like its verb; and comparing a letter is far cheaper than forming a participle. */
  return first[0] == text[0] && g_str_has_suffix (first, "ing")
         && g_strcmp0 (verb_of_gerund (build, first).participle, text) == 0;
}

/* The last action whose name begins with the word; 0: none, as for most words. */
static guint32
actions_beginning (LeafBuild *build, guint32 word)
{
  if (build->phrases->n_action_words < build->world->actions.n)
    split_new_names (build);
  return leaf_index_find (&build->phrases->action_words, leaf_word (build, word)->vocab.ix);
}

/* Returns TRUE if the words can be an action with this split name. */
static gboolean
is_named (LeafBuild *build, LeafWording w, guint32 action, LeafActionName *name)
{
  *name = LEAF_ROW (&build->phrases->action_links, LeafActionLink, action)->name;
  if (leaf_action_words_match (build, w, w.first + 1, name, 1, name->it))
    return TRUE;
  if (!LEAF_ROW (&build->world->actions, LeafAction, action)->abbreviable || name->it < name->n)
    return FALSE;
  name->n = name->it = 1; /* "listening" for "listening to" */
  return TRUE;
}

/* Longest names first; among equals, in the order in which the actions were made. */
static void
add_if_named (LeafBuild *build, LeafWording w, guint32 action, GArray *names)
{
  LeafActionName name;
  guint at;

  if (!is_named (build, w, action, &name))
    return;
  for (at = 0; at < names->len; at++) {
    const LeafActionName *other = &g_array_index (names, LeafActionName, at);

    if (other->n < name.n || (other->n == name.n && other->action.ix > action))
      break;
  }
  g_array_insert_val (names, at, name);
}

GArray *
leaf_action_names_beginning (LeafBuild *build, LeafWording w, gboolean is_past)
{
  GArray *names = g_array_new (FALSE, FALSE, sizeof (LeafActionName));
  LeafTable *actions = &build->world->actions;
  guint32 last = actions_beginning (build, w.first);

  if (is_past) {
    LEAF_EACH (actions, i)
      if (is_participle (build, w.first, LEAF_ROW (actions, LeafAction, i)))
        add_if_named (build, w, i, names);
    return names;
  }
  for (guint32 at = last; at != 0; at = LEAF_ROW (&build->phrases->action_links, LeafActionLink, at)->next)
    add_if_named (build, w, at, names);
  return names;
}

/* An action by the beginning of its name, without nouns: "listening", "putting". Of several, the one with the shortest
 * name, and among equals the one made last: "asking" is asking it for, not asking it about. */
static gboolean
read_nounless_action (LeafBuild *build, LeafWording w, LeafActionItem *item)
{
  g_autoptr (GArray) names = leaf_action_names_beginning (build, w, FALSE);

  for (guint i = names->len; i-- > 0;) {
    const LeafActionName *name = &g_array_index (names, LeafActionName, i);

    if (name->it != leaf_wording_length (w))
      continue;
    *item = (LeafActionItem) { .action = name->action, .wording = w };
    return TRUE;
  }
  return FALSE;
}

gboolean
leaf_read_bare_action (LeafBuild *build, LeafWording w, LeafActionItem *item)
{
  LeafNameMatch match;

  if (leaf_wording_empty (w))
    return FALSE;
  match = leaf_names_find (build, w, LEAF_NAMES (ACTION) | LEAF_NAMES (KIND_OF_ACTION), (LeafHeadingId) { 0 });
  if (match.id == 0)
    return read_nounless_action (build, w, item);
  *item = (LeafActionItem) { .wording = w };
  if (match.sort == LEAF_NAME_ACTION)
    item->action.ix = match.id;
  else
    item->kind_of_action = match.id;
  return TRUE;
}

gboolean
leaf_begins_action (LeafBuild *build, LeafWording w)
{
  LeafKeyword first = leaf_kw_first (build, w);

  if (first == LEAF_KW_DOING || first == LEAF_KW_TRYING)
    return TRUE;
  if (leaf_wording_empty (w))
    return FALSE;
  for (guint32 at = actions_beginning (build, w.first); at != 0;
       at = LEAF_ROW (&build->phrases->action_links, LeafActionLink, at)->next) {
    LeafActionName name;

    if (is_named (build, w, at, &name))
      return TRUE;
  }
  return leaf_names_begin (build, w, LEAF_NAMES (KIND_OF_ACTION), (LeafHeadingId) { 0 }).id != 0;
}
