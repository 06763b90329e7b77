/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-say.c: prints values.
 *
 * Most kinds are characters at once. A text with substitutions runs its code. An object is printed by the activity
 * printing the name, so that rules may change it; lists and actions contain objects, so natives print them one by
 * one. */

#include "leaf-machine.h"
#include "leaf-machine-private.h"
#include "leaf-snippets.h"

#include <string.h>

/* --- names of unnamed values -------------------------------------------------------------------------------------- */

static const char *
or_blank (const char *text)
{
  return text != NULL ? text : "";
}

/* The value for no rulebook prints as the first one, as in the reference, and so does "the reason the action failed"
 * while there is none. */
static char *
name_of_rulebook (const LeafMachine *m, guint32 id)
{
  const LeafTable *rulebooks = &m->image->rulebooks;

  if (id == 0 || id >= rulebooks->n)
    id = 1;
  return id < rulebooks->n
             ? g_strdup_printf ("%s rulebook", or_blank (LEAF_ROW (rulebooks, LeafImageRulebook, id)->written))
             : g_strdup ("");
}

static char *
name_of_rule (const LeafMachine *m, guint32 id)
{
  if (id == 0 || id >= m->image->rules.n)
    return name_of_rulebook (m, 0);
  return g_strdup (LEAF_IMAGE_RULE (m->image, (guint32) (id))->title);
}

static gboolean
is_of_something_counted (const LeafMachine *m, LeafKindId kind)
{
  return leaf_image_kind_is_object (m->image, kind) || leaf_image_kind_is_enumerated (m->image, kind);
}

/* As in the reference: "likes relation" between things, or decided by a condition, but "pricing" from things to
 * numbers. */
static char *
name_of_relation (const LeafMachine *m, guint32 id)
{
  const LeafImageRelation *relation;

  if (id == 0 || id >= m->image->relations.n)
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
  if (id == 0 || id >= table->n)
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

/* A phrase used as a value has a name; the default one has not. */
static char *
name_of_phrase (const LeafMachine *m, LeafValue value)
{
  const LeafTable *phrases = &m->image->phrases;
  guint32 id = (guint32) value.bits;

  if (id == 0 || id >= phrases->n)
    return g_strdup_printf ("default value of %s", leaf_image_kind_name (m->image, LEAF_ID (LeafKindId, value.kind)));
  return g_strdup (or_blank (LEAF_ROW (phrases, LeafImagePhrase, id)->name));
}

static char *
name_of_response (const LeafMachine *m, guint32 id)
{
  const LeafImageResponse *response;
  g_autofree char *rule = NULL;

  if (id == 0 || id >= m->image->responses.n)
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

/* One that must be expanded is shown as written: "It is [if open]open[otherwise]shut[end if]". */
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
  case LEAF_KIND_ACTION_NAME: return name_in (&world->actions, sizeof (LeafImageAction), id, action_name);
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
    return id > 0 && id < world->verbs.n ? name_of_verb (LEAF_ROW (&world->verbs, LeafImageVerb, id)) : g_strdup ("");
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
  const LeafValue *values = leaf_block_values (&m->heap, (guint32) MAX (list.bits, 0), &n);

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

/* "putting the hat on the box": the first noun replaces "it" in the name, the second follows the last word. An action
 * whose name has no "it" is printed without its second noun. */
static void
add_action_words (const LeafMachine *m, GString *all, const char *name, LeafValue noun, LeafValue second)
{
  g_auto (GStrv) words = g_strsplit (name, " ", -1);
  g_autofree char *first = noun_to_string (m, noun);
  g_autofree char *other = noun_to_string (m, second);
  gboolean has_it = FALSE, was_named = FALSE;

  for (guint i = 0; words[i] != NULL; i++) {
    const char *word = words[i];

    has_it |= strcmp (word, "it") == 0;
    if (strcmp (word, "it") == 0 && first != NULL) {
      was_named = TRUE;
      word = first;
    }
    g_string_append_printf (all, "%s%s", i > 0 ? " " : "", word);
  }
  if (first != NULL && !was_named)
    g_string_append_printf (all, " %s", first);
  if (other != NULL && has_it)
    g_string_append_printf (all, " %s", other);
}

/* An action in words; makes nothing on the heap, so that telling it leaves no trace. */
char *
leaf_action_to_string (const LeafMachine *m, const LeafActionState *action)
{
  GString *all = g_string_new (NULL);
  const LeafImageAction *row = LEAF_ROW (&m->image->actions, LeafImageAction, action->action);
  const LeafValue none = { 0, 0 };

  if (action->actor.bits != (gint32) leaf_player (m) && action->actor.bits != 0) {
    g_autofree char *actor = leaf_value_to_string (m, action->actor);

    g_string_append_printf (all, action->requester.bits != 0 ? "asking %s to try " : "%s ", actor);
  }
  /* looking after going up still has its noun */
  add_action_words (m, all, or_blank (row->name), row->n_nouns > 0 ? action->noun : none,
                    row->n_nouns > 1 ? action->second : none);
  return g_string_free (all, FALSE);
}

static char *
action_to_string (const LeafMachine *m, LeafValue stored)
{
  LeafActionState action;

  return leaf_stored_action (m, stored, &action) ? leaf_action_to_string (m, &action) : g_strdup ("");
}

/* --- saying ------------------------------------------------------------------------------------------------------- */

void
leaf_regard (LeafMachine *m, LeafValue object, guint32 number)
{
  leaf_set_variable (m, m->facts->named_cell, leaf_object ((guint32) object.bits));
  m->named_count = number;
}

enum { LONG_TEXT = 8192, PIECE_OF_TEXT = 4096 };

/* A piece at a time, of whole characters. The phase is how far it is. */
LeafNativeStatus
leaf_native_say_long_text (LeafMachine *m, const LeafValue *args, LeafValue *result)
{
  const char *text = leaf_text_characters (m, args[0]), *at = text + leaf_native_phase (m);
  gsize end = leaf_block_length (&m->heap, (guint32) -args[0].bits);

  while (*at != '\0' && !m->is_turn_over) {
    g_autofree char *piece = NULL;
    gsize length = end - (gsize) (at - text), n = MIN (length, PIECE_OF_TEXT);

    if (leaf_is_spent (m))
      return LEAF_NATIVE_SPENT;
    while (n < length && (at[n] & 0xC0) == 0x80)
      n++;
    piece = g_strndup (at, n);
    leaf_print (m, piece);
    leaf_charge (m, n / (m->capturing > 0 ? 64 : 8));
    at += n;
    leaf_native_set_phase (m, (guint32) (at - text));
  }
  return LEAF_NATIVE_DONE;
}

static gboolean
say_text (LeafMachine *m, LeafValue text)
{
  const char *characters = leaf_text_characters (m, text);

  if (text.bits < 0 && leaf_block_length (&m->heap, (guint32) -text.bits) > LONG_TEXT) {
    leaf_push_value (m, text);
    leaf_enter_native (m, LEAF_NATIVE_say_long_text, 1, 0);
    return TRUE;
  }
  if (characters != NULL) {
    leaf_print (m, characters);
    return FALSE;
  }
  leaf_paragraph_content (m); /* even if its substitutions print nothing */
  leaf_enter_chunk (m, LEAF_ROW (&m->image->texts, LeafImageText, (guint32) text.bits)->chunk.ix, 0, 0,
                    LEAF_ENTRY_SAID);
  return TRUE;
}

static gboolean
say_object (LeafMachine *m, LeafValue object)
{
  m->said_number = 1;
  if (object.bits == 0) { /* has no rules, but like any name leaves no outcome of an earlier rulebook */
    m->latest = (LeafLatestResult) { 0 };
    leaf_print (m, "nothing");
    return FALSE;
  }
  leaf_regard (m, object, 1);
  leaf_call_activity (m, m->facts->printing_the_name, leaf_object ((guint32) object.bits));
  return TRUE;
}

static gboolean
say_with_native (LeafMachine *m, LeafValue value, guint32 native)
{
  leaf_push_value (m, value);
  leaf_enter_native (m, native, 1, 0);
  return TRUE;
}

gboolean
leaf_say_value (LeafMachine *m, LeafValue value)
{
  g_autofree char *characters = NULL;

  switch (value.kind) {
  case LEAF_KIND_NUMBER:
    m->said_number = value.bits;
    leaf_print_number (m, value.bits);
    return FALSE;
  case LEAF_KIND_TEXT: return say_text (m, value);
  case LEAF_KIND_STORED_ACTION: return say_with_native (m, value, LEAF_NATIVE_say_action);
  default: break;
  }
  if (leaf_is_object_kind (m, value.kind))
    return say_object (m, value);
  if (leaf_constructor_of (m, value.kind) == LEAF_KIND_LIST)
    return say_with_native (m, value, LEAF_NATIVE_say_list);
  if (value.kind == LEAF_KIND_SNIPPET)
    return say_with_native (m, value, LEAF_NATIVE_say_snippet);
  characters = leaf_value_to_string (m, value);
  leaf_print (m, characters);
  return FALSE;
}

/* --- verbs -------------------------------------------------------------------------------------------------------- */

LeafTense
leaf_tense_now (const LeafMachine *m)
{
  gint32 tense = leaf_variable (m, m->facts->tense_cell).bits;

  return tense >= LEAF_TENSE_PRESENT && tense <= LEAF_TENSE_FUTURE ? (LeafTense) tense : LEAF_TENSE_PRESENT;
}

static LeafPerson
viewpoint (const LeafMachine *m)
{
  gint32 person = leaf_variable (m, m->facts->viewpoint_cell).bits;

  return person >= LEAF_PERSON_1S && person <= LEAF_PERSON_3P ? (LeafPerson) person : LEAF_PERSON_2S;
}

LeafPerson
leaf_person_named (const LeafMachine *m)
{
  guint32 object = (guint32) leaf_variable (m, m->facts->named_cell).bits;

  if (object != 0 && object == leaf_player (m))
    return viewpoint (m);
  if (m->named_count >= 2 || (object != 0 && leaf_has ((LeafMachine *) m, object, m->facts->plural_named)))
    return LEAF_PERSON_3P;
  return LEAF_PERSON_3S;
}

void
leaf_say_conjugated (LeafMachine *m, guint32 verb, guint32 governed, LeafTense tense, LeafPerson person,
                     gboolean negated)
{
  const LeafTable *verbs = &m->image->verbs;
  g_autofree char *words = NULL;

  if (verb == 0 || verb >= verbs->n)
    return;
  if (governed != 0 && governed < verbs->n)
    words = leaf_english_conjugate_modal (&LEAF_ROW (verbs, LeafImageVerb, verb)->parts,
                                          &LEAF_ROW (verbs, LeafImageVerb, governed)->parts, tense, person, negated);
  else
    words = leaf_english_conjugate (&LEAF_ROW (verbs, LeafImageVerb, verb)->parts, tense, person, negated);
  leaf_print (m, words);
}

void
leaf_say_verb (LeafMachine *m, guint32 verb, guint32 flags)
{
  leaf_say_conjugated (m, verb, flags >> 1, leaf_tense_now (m), leaf_person_named (m), (flags & 1) != 0);
}

/* --- captured output ---------------------------------------------------------------------------------------------- */

/* A response goes through its activity, if the library has one. */
void
leaf_call_response (LeafMachine *m, guint32 response)
{
  leaf_push_value (m, LEAF_VALUE (RESPONSE, response));
  leaf_enter_native (m, LEAF_NATIVE_issue_response, 1, 0);
}

void
leaf_call_captured_say (LeafMachine *m, LeafValue value)
{
  leaf_push_value (m, value);
  leaf_enter_native (m, LEAF_NATIVE_say_value, 1, LEAF_FLAG_CAPTURES | LEAF_FLAG_GIVES);
}
