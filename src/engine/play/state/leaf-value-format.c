/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-value-format.c: values and actions as text, without running code. */

#include "leaf-stored-actions.h"
#include "leaf-value-format.h"
#include "leaf-values.h"
#include "leaf-snippets.h"

#include <string.h>

static const char *
or_blank (const char *text)
{
  return text != NULL ? text : "";
}

/* The value for no rulebook is printed like the first one, as in the reference, and so is "the reason the action
 * failed" while there is none. */
static char *
name_of_rulebook (const LeafMachine *m, guint32 id)
{
  const LeafTable *rulebooks = &m->image->rulebooks;

  if (!leaf_table_has_row (rulebooks, id))
    id = 1;
  return id < rulebooks->n
             ? g_strdup_printf ("%s rulebook", or_blank (LEAF_ROW (rulebooks, LeafImageRulebook, id)->written))
             : g_strdup ("");
}

static char *
name_of_rule (const LeafMachine *m, guint32 id)
{
  if (!leaf_table_has_row (&m->image->rules, id))
    return name_of_rulebook (m, 0);
  return g_strdup (LEAF_IMAGE_RULE (m->image, (guint32) (id))->title);
}

static gboolean
is_of_something_counted (const LeafMachine *m, LeafKindId kind)
{
  return leaf_image_kind_is_object (m->image, kind) || leaf_image_kind_is_enumerated (m->image, kind);
}

/* As in the reference: "likes relation" if it relates things, or is decided by a condition; "pricing" if it relates
 * things to numbers. */
static char *
name_of_relation (const LeafMachine *m, guint32 id)
{
  const LeafImageRelation *relation;

  if (!leaf_table_has_row (&m->image->relations, id))
    return g_strdup ("no relation");
  relation = LEAF_ROW (&m->image->relations, LeafImageRelation, id);
  if (relation->is_story && relation->sort != LEAF_RELATION_COMPUTED
      && !(is_of_something_counted (m, relation->left) && is_of_something_counted (m, relation->right)))
    return g_strdup (or_blank (relation->name));
  return g_strdup_printf ("%s relation", or_blank (relation->name));
}

static char *
name_in (const LeafTable *table, gsize size, guint32 id, const char *(*name) (gconstpointer))
{
  if (!leaf_table_has_row (table, id))
    return g_strdup ("nothing");
  return g_strdup (or_blank (name (leaf_table_at (table, size, id))));
}

#define NAMED_BY(Type, function)                                                                                       \
  static const char *function (gconstpointer row)                                                                      \
  {                                                                                                                    \
    return ((const Type *) row)->name;                                                                                 \
  }
NAMED_BY (LeafImageOutcome, outcome_name)
NAMED_BY (LeafImageTable, table_name)
NAMED_BY (LeafImageColumn, column_name)
NAMED_BY (LeafImageActivity, activity_name)
NAMED_BY (LeafImageProperty, property_name)
NAMED_BY (LeafImageAction, action_name)
NAMED_BY (LeafImageUseOption, option_name)

static char *
unicode_to_string (gint32 character)
{
  char bytes[8] = { 0 };

  if (character > 0 && g_unichar_validate ((gunichar) character))
    g_unichar_to_utf8 ((gunichar) character, bytes);
  return g_strdup (bytes);
}

/* A phrase used as a value has a name, but the default one has none. */
static char *
name_of_phrase (const LeafMachine *m, LeafValue value)
{
  const LeafTable *phrases = &m->image->phrases;
  guint32 id = (guint32) value.bits;

  if (!leaf_table_has_row (phrases, id))
    return g_strdup_printf ("default value of %s", leaf_image_kind_name (m->image, LEAF_ID (LeafKindId, value.kind)));
  return g_strdup (or_blank (LEAF_ROW (phrases, LeafImagePhrase, id)->name));
}

static char *
name_of_response (const LeafMachine *m, guint32 id)
{
  const LeafImageResponse *response;
  g_autofree char *rule = NULL;

  if (!leaf_table_has_row (&m->image->responses, id))
    return g_strdup ("");
  response = LEAF_ROW (&m->image->responses, LeafImageResponse, id);
  rule = name_of_rule (m, response->rule.ix);
  return g_strdup_printf ("%s response (%c)", rule, 'A' + (int) response->letter);
}

static char *
built_to_string (const LeafMachine *m, LeafValue value, guint32 constructor)
{
  const LeafImage *world = m->image;
  guint32 id = (guint32) value.bits;

  switch (constructor) {
  case LEAF_KIND_RULE: return name_of_rule (m, id);
  case LEAF_KIND_RULEBOOK: return name_of_rulebook (m, id);
  case LEAF_KIND_ACTIVITY: return name_in (&world->activities, sizeof (LeafImageActivity), id, activity_name);
  case LEAF_KIND_RELATION: return name_of_relation (m, id);
  case LEAF_KIND_PROPERTY: return name_in (&world->properties, sizeof (LeafImageProperty), id, property_name);
  case LEAF_KIND_TABLE_COLUMN: return name_in (&world->columns, sizeof (LeafImageColumn), id, column_name);
  case LEAF_KIND_PHRASE: return name_of_phrase (m, value);
  default: return g_strdup_printf ("%d", value.bits);
  }
}

static char *
name_of_verb (const LeafImageVerb *verb)
{
  const char *space = verb->preposition != NULL ? " " : "";

  return g_strdup_printf ("verb %s%s%s", or_blank (verb->parts.infinitive), space,
                          verb->preposition != NULL ? verb->preposition : "");
}

static char *list_to_string (const LeafMachine *m, LeafValue list);
static char *action_to_string (const LeafMachine *m, LeafValue action);

/* A text that must be expanded is shown as written: "It is [if open]open[otherwise]shut[end if]". */
static char *
text_to_string (const LeafMachine *m, LeafValue text)
{
  const char *characters = leaf_text_characters (m, text);
  const LeafImageText *row;
  g_autofree char *quoted = NULL;
  gsize length;

  if (characters != NULL)
    return g_strdup (characters);
  row = LEAF_ROW (&m->image->texts, LeafImageText, (guint32) text.bits);
  quoted = leaf_image_words (m->image, (LeafWording) { row->word, row->word + 1 });
  length = strlen (quoted);
  return length >= 2 && *quoted == '"' ? g_strndup (quoted + 1, length - 2) : g_strdup (or_blank (row->plain));
}

char *
leaf_value_to_string (const LeafMachine *m, LeafValue value)
{
  if (value.kind == 0 || value.kind >= m->facts->n_kinds)
    return g_strdup ("");
  const LeafImage *world = m->image;
  guint32 instance = leaf_instance_in (m, value), id = (guint32) value.bits;
  guint32 constructor = leaf_constructor_of (m, value.kind);

  if (instance != 0)
    return g_strdup (or_blank (LEAF_ROW (&world->instances, LeafImageInstance, instance)->name));
  if (leaf_is_object_kind (m, value.kind))
    return g_strdup ("nothing");
  if (constructor == LEAF_KIND_LIST)
    return list_to_string (m, value);
  if (constructor != 0)
    return built_to_string (m, value, constructor);
  switch (value.kind) {
  case LEAF_KIND_TEXT: return text_to_string (m, value);
  case LEAF_KIND_SNIPPET: return leaf_snippet_dup (m, value);
  case LEAF_KIND_TOPIC: {
    char *words = leaf_topic_dup (m, value);

    return words != NULL ? words : g_strdup ("");
  }
  case LEAF_KIND_TRUTH_STATE: return g_strdup (value.bits ? "true" : "false");
  case LEAF_KIND_TIME: return leaf_english_time (value.bits);
  case LEAF_KIND_UNICODE: return unicode_to_string (value.bits);
  case LEAF_KIND_STORED_ACTION: return action_to_string (m, value);
  case LEAF_KIND_ACTION_NAME: /* a variable without a value has the waiting action */
    return name_in (&world->actions, sizeof (LeafImageAction), id != 0 ? id : m->facts->waiting, action_name);
  case LEAF_KIND_RULEBOOK_OUTCOME:
    return id == 0 ? g_strdup ("(no outcome)")
                   : name_in (&m->image->outcomes, sizeof (LeafImageOutcome), id, outcome_name);
  case LEAF_KIND_TABLE_NAME:
    return id == 0 ? g_strdup ("(the empty table)") : name_in (&world->tables, sizeof (LeafImageTable), id, table_name);
  case LEAF_KIND_RESPONSE: return name_of_response (m, id);
  case LEAF_KIND_USE_OPTION: return name_in (&world->use_options, sizeof (LeafImageUseOption), id, option_name);
  case LEAF_KIND_RULE:
  case LEAF_KIND_RULEBOOK:
  case LEAF_KIND_ACTIVITY:
  case LEAF_KIND_RELATION:
  case LEAF_KIND_PROPERTY:
  case LEAF_KIND_TABLE_COLUMN: return built_to_string (m, value, value.kind);
  case LEAF_KIND_VERB:
    return leaf_table_has_row (&world->verbs, id) ? name_of_verb (LEAF_ROW (&world->verbs, LeafImageVerb, id))
                                                  : g_strdup ("");
  default: {
    char *written = leaf_literal_to_string (m->image->kinds, value);

    return written != NULL ? written : g_strdup_printf ("%d", value.bits);
  }
  }
}

static char *
list_to_string (const LeafMachine *m, LeafValue list)
{
  GString *all = g_string_new ("{");
  guint32 n;
  const LeafValue *values = leaf_block_values (&m->heap, (guint32) list.bits, &n);

  for (guint32 i = 0; i < n && all->len < 4096; i++) {
    g_autofree char *entry = leaf_value_to_string (m, values[i]);

    g_string_append_printf (all, values[i].kind == LEAF_KIND_TEXT ? "%s\"%s\"" : "%s%s", i > 0 ? ", " : "", entry);
  }
  g_string_append_c (all, '}');
  return g_string_free (all, FALSE);
}

/* A topic is in quotation marks. */
static char *
noun_to_string (const LeafMachine *m, LeafValue noun)
{
  g_autofree char *words = noun.bits != 0 || noun.kind == LEAF_KIND_NUMBER ? leaf_value_to_string (m, noun) : NULL;

  if (words != NULL && (noun.kind == LEAF_KIND_SNIPPET || noun.kind == LEAF_KIND_TOPIC || noun.kind == LEAF_KIND_TEXT))
    return g_strdup_printf ("\"%s\"", words);
  return g_steal_pointer (&words);
}

const char *
leaf_action_name_find_it (const char *name)
{
  const char *it = strstr (name, " it");

  while (it != NULL && it[3] != ' ' && it[3] != '\0')
    it = strstr (it + 1, " it");
  return it;
}

/* "putting the hat on the box": the first noun replaces "it" in the name, the second follows the last word. An action
 * whose name has no "it" is printed without its second noun. */
static void
add_action_words (const LeafMachine *m, GString *all, const char *name, LeafValue noun, LeafValue second)
{
  const char *it = leaf_action_name_find_it (name);
  g_autofree char *first = noun_to_string (m, noun);
  g_autofree char *other = noun_to_string (m, second);

  if (it != NULL && first != NULL)
    g_string_append_printf (all, "%.*s %s%s", (int) (it - name), name, first, it + strlen (" it"));
  else
    g_string_append (all, name);
  if (it == NULL && first != NULL)
    g_string_append_printf (all, " %s", first);
  if (it != NULL && other != NULL)
    g_string_append_printf (all, " %s", other);
}

/* An action in words. Makes nothing on the heap, so that describing it does not change the state. */
char *
leaf_action_to_string (const LeafMachine *m, const LeafActionState *action)
{
  GString *all = g_string_new (NULL);
  const LeafImageAction *row = LEAF_ROW (&m->image->actions, LeafImageAction, action->action);

  if (leaf_action_is_of_another (m, action)) {
    g_autofree char *actor = leaf_value_to_string (m, action->actor);

    g_string_append_printf (all, action->requester.bits != 0 ? "asking %s to try " : "%s ", actor);
  }
  /* while looking after going up, the action still has the noun of going */
  add_action_words (m, all, or_blank (row->name), row->n_nouns > 0 ? action->noun : LEAF_NO_VALUE,
                    row->n_nouns > 1 ? action->second : LEAF_NO_VALUE);
  return g_string_free (all, FALSE);
}

static char *
action_to_string (const LeafMachine *m, LeafValue stored)
{
  LeafActionState action;

  return leaf_stored_action (m, stored, &action) ? leaf_action_to_string (m, &action) : g_strdup ("");
}
