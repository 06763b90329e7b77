/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-understood-as.c: the meaning of an Understand sentence: an action, an object, a kind, a value, a mistake, or a
 * named token. */

#include "leaf-grammar-private.h"
#include "meaning/tree/leaf-action-pattern.h"
#include "leaf-hints.h"

#include <string.h>

/* "the painting": with an article, the name of an action means a thing. */
static gboolean
is_named_thing (LeafUnderstanding *u, LeafWording w)
{
  LeafWording bare = leaf_wording_skip_article (u->build, w);

  LeafNameMatch match = leaf_names_find (u->build, bare, LEAF_NAMES (INSTANCE), u->near);

  return bare.first != w.first && match.id != 0 && !match.is_abbreviated;
}

static gboolean
begins_with_ing (const LeafUnderstanding *u, LeafWording w)
{
  g_autofree char *first = leaf_wording_dup (u->build, leaf_wording_up_to (w, w.first + 1));

  return g_str_has_suffix (first, "ing");
}

/* "as listening", "as setting the mode": the actions "listening to" and "setting the mode to", whose names end in a
 * word that joins them to a noun. */
static LeafNameMatch
find_without_preposition (LeafUnderstanding *u, LeafWording w)
{
  g_autofree char *words = leaf_wording_dup (u->build, w), *name = g_strconcat (words, " to", NULL);

  if (!begins_with_ing (u, w))
    return (LeafNameMatch) { 0 };
  return leaf_names_find (u->build, leaf_words_read_apart (u->build, "an action", name), LEAF_NAMES (ACTION), u->near);
}

static gboolean
read_action (LeafUnderstanding *u, LeafWording w, LeafUnderstoodAs *meaning)
{
  LeafNameMatch match = leaf_names_find (u->build, w, LEAF_NAMES (ACTION), u->near);

  if (match.id != 0 && is_named_thing (u, w))
    return FALSE;
  if (match.id == 0 && leaf_names_find (u->build, w, LEAF_NAMES (INSTANCE), u->near).id == 0)
    match = find_without_preposition (u, w);
  if (match.id == 0 && leaf_wording_ends (u->build, w, "action")) {
    LeafWording shorter = leaf_wording_up_to (w, w.end - 1);

    if (leaf_word_is (u->build, shorter.first, "the"))
      shorter.first++;
    match = leaf_names_find (u->build, shorter, LEAF_NAMES (ACTION), u->near);
  }
  if (match.id == 0)
    return FALSE;
  meaning->book = LEAF_BOOK_COMMAND;
  meaning->line.sort = LEAF_LINE_ACTION;
  meaning->line.action = LEAF_ID (LeafActionId, match.id);
  return TRUE;
}

static void
as_value (LeafUnderstoodAs *meaning, LeafValue value)
{
  meaning->book = LEAF_BOOK_VALUE;
  meaning->key = value.kind;
  meaning->line.sort = LEAF_LINE_VALUE;
  meaning->line.value = value;
}

static void
as_kind (LeafUnderstoodAs *meaning, LeafKindId kind)
{
  meaning->book = LEAF_BOOK_KIND;
  meaning->key = kind.ix;
  meaning->line.sort = LEAF_LINE_NAME;
}

static void
as_instance (LeafUnderstanding *u, LeafUnderstoodAs *meaning, LeafInstanceId instance)
{
  if (!leaf_kind_is_object (u->build, LEAF_INSTANCE (u->build, instance)->kind)) {
    as_value (meaning, leaf_instance_value (u->build, instance));
    return;
  }
  meaning->book = LEAF_BOOK_INSTANCE;
  meaning->key = instance.ix;
  meaning->line.sort = LEAF_LINE_NAME;
  meaning->line.instance = instance;
}

/* If a thing has the name of a kind, in the singular or plural, the kind is meant. */
static gboolean
read_name (LeafUnderstanding *u, LeafWording w, LeafUnderstoodAs *meaning)
{
  LeafNameMatch match = leaf_names_find (u->build, w, LEAF_NAMES (KIND), u->near);

  if (match.id == 0 || !leaf_kind_is_object (u->build, LEAF_ID (LeafKindId, match.id)))
    match = leaf_names_find (u->build, w, LEAF_NAMES (INSTANCE) | LEAF_NAMES (KIND), u->near);
  if (match.id == 0)
    return FALSE;
  if (match.sort == LEAF_NAME_INSTANCE)
    as_instance (u, meaning, LEAF_ID (LeafInstanceId, match.id));
  else if (leaf_kind_is_object (u->build, LEAF_ID (LeafKindId, match.id)))
    as_kind (meaning, LEAF_ID (LeafKindId, match.id));
  else
    return FALSE;
  return TRUE;
}

/* "Understand "shut" as closed": more words for an either/or property. */
static gboolean
read_property_name (LeafUnderstanding *u, LeafWording w, LeafUnderstoodAs *meaning)
{
  g_autofree char *name = NULL;

  LEAF_EACH (&u->build->world->properties, i) {
    const LeafProperty *property = LEAF_ROW (&u->build->world->properties, LeafProperty, i);

    if (!property->is_either_or || !leaf_wording_is (u->build, w, property->name))
      continue;
    meaning->book = LEAF_BOOK_PROPERTY;
    meaning->key = i;
    meaning->line.sort = LEAF_LINE_PROPERTY;
    return TRUE;
  }
  return FALSE;
}

static gboolean
read_described (LeafUnderstanding *u, LeafWording w, LeafUnderstoodAs *meaning)
{
  LeafDescription *description;
  LeafScope scope;
  gboolean found = FALSE;

  leaf_scope_init (&scope, u->build, u->near);
  description = leaf_meaning_description (&scope, w);
  if (description != NULL && description->exact == NULL && leaf_kind_is_object (u->build, description->kind)) {
    LeafKindId kind;

    found = leaf_grammar_describe (u->build, w, description, &kind, &meaning->line.n_tests, &meaning->line.tests,
                                   &meaning->line.filter);
    as_kind (meaning, kind);
  }
  leaf_scope_clear (&scope);
  return found;
}

static gboolean
read_constant (LeafUnderstanding *u, LeafWording w, LeafUnderstoodAs *meaning)
{
  LeafValue value = leaf_meaning_constant (u->build, w, (LeafKindId) { 0 }, u->near);

  if (value.kind == 0 || value.kind == LEAF_KIND_OBJECT || value.kind == LEAF_KIND_TEXT)
    return FALSE;
  as_value (meaning, value);
  return TRUE;
}

/* A value of a kind that cannot be typed. */
static gboolean
is_bad_value (const LeafBuild *build, const LeafUnderstoodAs *meaning)
{
  LeafKindRepresentation representation;

  if (meaning->book != LEAF_BOOK_VALUE)
    return FALSE;
  representation = leaf_kind (build, LEAF_ID (LeafKindId, meaning->key))->representation;
  return representation != LEAF_REPRESENTATION_ENUMERATED && representation != LEAF_REPRESENTATION_UNIT
         && meaning->key != LEAF_KIND_NUMBER && meaning->key != LEAF_KIND_REAL && meaning->key != LEAF_KIND_TIME
         && meaning->key != LEAF_KIND_TIME_PERIOD && meaning->key != LEAF_KIND_TRUTH_STATE;
}

/* An action, an object, a kind, a value. Actions have no article, so "the opening" is a thing if there is one of this
 * name. */
static gboolean
read_reference (LeafUnderstanding *u, LeafWording w, LeafUnderstoodAs *meaning)
{
  if (leaf_word_is (u->build, w.first, "the") && read_name (u, w, meaning))
    return TRUE;
  return read_action (u, w, meaning) || read_name (u, w, meaning) || read_property_name (u, w, meaning)
         || read_constant (u, w, meaning) || read_described (u, w, meaning);
}

static gboolean
read_mistake (LeafUnderstanding *u, LeafWording w, LeafUnderstoodAs *meaning)
{
  LeafWording rest = leaf_wording_from (w, w.first + 2);

  meaning->book = LEAF_BOOK_COMMAND;
  meaning->line.sort = LEAF_LINE_MISTAKE;
  if (leaf_wording_empty (rest))
    return TRUE;
  if (leaf_wording_length (rest) == 3 && leaf_word_is (u->build, rest.first, "(")
      && leaf_understanding_is_text (u->build, rest.first + 1)) {
    LeafScope scope;
    LeafNode *node;

    leaf_scope_init (&scope, u->build, u->near);
    node = leaf_meaning_text (&scope, rest.first + 1, FALSE);
    if (node->op == LEAF_NODE_TEXT)
      meaning->line.reply_value = LEAF_VALUE (TEXT, (gint32) node->TEXT.text.ix);
    else if (node->op == LEAF_NODE_CONSTANT)
      meaning->line.reply_value = node->CONSTANT.value;
    leaf_scope_clear (&scope);
    return TRUE;
  }
  leaf_understanding_complain (u, LEAF_PROBLEM_UNDERSTAND_MISTAKE, w);
  return FALSE;
}

gboolean
leaf_understood_token (LeafUnderstanding *u, LeafWording w, LeafUnderstoodAs *meaning, gboolean report)
{
  g_autofree char *text = leaf_words_text_dup (u->build, w.first);
  gsize length = strlen (text);
  gboolean is_bracketed = text[0] == '[' && strcspn (text + 1, "[]") + 2 == length && text[length - 1] == ']';
  g_autofree char *inside = is_bracketed ? g_strndup (text + 1, length - 2) : g_strdup ("");
  g_auto (GStrv) words = g_strsplit_set (inside, " \t\n", -1);
  g_autoptr (GString) name = g_string_new (NULL);
  const char *kept;

  for (guint i = 0; words[i] != NULL; i++)
    if (words[i][0] != '\0') {
      g_autofree char *folded = g_utf8_strdown (words[i], -1);

      g_string_append_printf (name, "%s%s", name->len > 0 ? " " : "", folded);
    }
  if (name->len == 0) {
    if (report)
      leaf_understanding_complain (u, LEAF_PROBLEM_UNDERSTAND_AS_TEXT, w);
    return FALSE;
  }
  meaning->book = LEAF_BOOK_NAMED;
  meaning->line.sort = LEAF_LINE_NAMED_TOKEN;
  LEAF_EACH (&u->build->grammar->named, i) {
    if (strcmp (*LEAF_ROW (&u->build->grammar->named, const char *, i), name->str) == 0)
      meaning->key = i;
  }
  if (meaning->key == 0) {
    kept = leaf_arena_strdup (u->build->arena, name->str);
    meaning->key = leaf_table_push (&u->build->grammar->named, &kept);
  }
  meaning->line.named = meaning->key;
  return TRUE;
}

/* Without an article, a name such as "cutting board" means an action with its noun, as it does everywhere. */
static gboolean
is_action_with_noun (LeafUnderstanding *u, LeafWording w)
{
  LeafActionPattern *pattern;
  LeafWording reason;
  LeafScope scope;

  if (leaf_wording_length (w) < 2 || !begins_with_ing (u, w))
    return FALSE;
  leaf_scope_init (&scope, u->build, u->near);
  pattern = leaf_action_pattern_read (&scope, w, &reason);
  leaf_scope_clear (&scope);
  return pattern != NULL;
}

static const char nouns_reversed[] = "( with nouns reversed )";

static void
complain_of_meaning (LeafUnderstanding *u, LeafWording w)
{
  LeafWording reason;
  LeafActionPattern *pattern;
  LeafScope scope;
  LeafProblemCode code = LEAF_PROBLEM_UNDERSTAND_VAGUE;

  leaf_scope_init (&scope, u->build, u->near);
  pattern = leaf_action_pattern_read (&scope, w, &reason);
  if (pattern != NULL)
    code = LEAF_PROBLEM_UNDERSTAND_ACTION_PATTERN;
  else if (leaf_names_find (u->build, w, LEAF_NAMES (VARIABLE), u->near).id != 0)
    code = LEAF_PROBLEM_UNDERSTAND_VARIABLE;
  leaf_scope_clear (&scope);
  if (code == LEAF_PROBLEM_UNDERSTAND_VAGUE) {
    g_autoptr (LeafMessageFragment) of_action = leaf_hint_for_action (u->build, w, FALSE);
    g_autoptr (LeafMessageFragment) of_new = of_action == NULL ? leaf_hint_for_new_action (u->build, w) : NULL;

    leaf_problem_at (u->build, code, w, of_action != NULL ? of_action : of_new, NULL);
    return;
  }
  leaf_understanding_complain (u, code, w);
}

gboolean
leaf_understood_read (LeafUnderstanding *u, LeafWording w, LeafUnderstoodAs *meaning, gboolean quietly)
{
  LeafWording whole = w;
  gboolean found;

  *meaning = (LeafUnderstoodAs) { 0 };
  if (leaf_wording_begins (u->build, w, "a mistake"))
    return quietly ? leaf_wording_length (w) == 2 || leaf_wording_length (w) == 5 : read_mistake (u, w, meaning);
  if (leaf_wording_length (w) == 1 && leaf_understanding_is_text (u->build, w.first))
    return quietly || leaf_understood_token (u, w, meaning, TRUE);
  if (leaf_wording_ends (u->build, w, nouns_reversed)) {
    w.end -= 5;
    meaning->line.reversed = TRUE;
  }
  if (leaf_wording_begins (u->build, w, "the plural of") || leaf_wording_begins (u->build, w, "plural of")) {
    w.first += leaf_word_is (u->build, w.first, "the") ? 3 : 2;
    meaning->line.is_plural = TRUE;
  }
  found = !leaf_wording_empty (w) && !leaf_wording_is (u->build, w, "nothing") && read_reference (u, w, meaning);
  if (!found && !quietly)
    complain_of_meaning (u, leaf_wording_empty (w) ? whole : w);
  if (found && meaning->line.sort == LEAF_LINE_NAME && is_action_with_noun (u, w)) {
    if (!quietly)
      leaf_understanding_complain (u, LEAF_PROBLEM_UNDERSTAND_NAME_OF_ACTION, w);
    return quietly;
  }
  if (found && is_bad_value (u->build, meaning)) {
    if (!quietly)
      leaf_understanding_complain (u, LEAF_PROBLEM_UNDERSTAND_BAD_VALUE, w);
    return quietly;
  }
  if (found && meaning->line.is_plural && meaning->line.sort != LEAF_LINE_NAME) {
    if (!quietly)
      leaf_understanding_complain (u, LEAF_PROBLEM_UNDERSTAND_PLURAL, w);
    return FALSE;
  }
  return found;
}
