/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-assemblies.c: "A handle is part of every door": makes one for each thing of a kind.
 *
 * Pairs of numbers record for which things each assembly was carried out, so that things made by another assembly, or
 * by a later story, get theirs, and no thing gets one twice. Parts are named after their owner ("oak door's handle");
 * other things have no name ("a chair" in every room), unless they are given one ("called its handle"). */

#include "leaf-assert.h"
#include "leaf-names-private.h"

#include <string.h>

/* More things than any world has. Without this limit, a few kinds, each with two of the next, could need more memory
 * than there is. */
#define MOST_MADE 20000

/* Bytes of a name. Without this limit, a name with several "its", of which each stands for a name made so, could need
 * more memory than there is. */
#define LONGEST_NAME 1000

/* Words of a name that refer to the owner: the possessive, and the pronoun. */
static const struct {
  const char *word;
  const char *ending;
} owner_words[] = {
  { "its", "'s" }, { "his", "'s" }, { "her", "'s" }, { "their", "'s" }, { "it", "" },
  { "he", "" },    { "she", "" },   { "him", "" },   { "they", "" },    { "them", "" },
};

/* "his noble nose", "the collar belonging to it": the name written out for the owner named `whose`, at least until it
 * is too long. */
static char *
spelled_out (const LeafBuild *build, LeafWording called, const char *whose)
{
  GString *out = g_string_new (NULL);

  called = leaf_wording_skip_article (build, called);
  for (guint32 at = called.first; at < called.end && out->len <= LONGEST_NAME; at++) {
    g_autofree char *word = leaf_wording_dup (build, leaf_wording (at, at + 1));
    guint32 i = 0;

    while (i < G_N_ELEMENTS (owner_words) && !leaf_word_is (build, at, owner_words[i].word))
      i++;
    if (out->len > 0)
      g_string_append_c (out, ' ');
    if (i < G_N_ELEMENTS (owner_words))
      g_string_append_printf (out, "%s%s", whose, owner_words[i].ending);
    else
      g_string_append (out, word);
  }
  return g_string_free (out, FALSE);
}

static gboolean
is_taken (LeafBuild *build, const char *name)
{
  g_autofree char *folded = g_utf8_strdown (name, -1);
  const LeafVocabId *words;
  guint32 n = leaf_names_intern (build, folded, &words);

  return leaf_names_find_words (build, words, n, LEAF_NAMES_ANY) != 0;
}

/* Names of values must be unique, and those of a nameless owner are numbered: "Daphne's colour", "Daphne's colour 2",
 * "colour 1". A value has no separate printed name, so the form for the player is made here too. */
static char *
value_name (LeafBuild *build, const char *name, gboolean is_counted)
{
  g_autofree char *plain = g_str_has_prefix (name, "yourself's ")
                               ? g_strconcat ("your ", name + strlen ("yourself's "), NULL)
                               : g_strdup (name);
  guint32 number = 1;
  char *unique = is_counted ? g_strdup_printf ("%s 1", plain) : g_strdup (plain);

  while (is_taken (build, unique)) {
    g_free (unique);
    unique = g_strdup_printf ("%s %u", plain, ++number);
  }
  return unique;
}

/* "its handle", "the seat": the name of the instance that belongs to `owner`; NULL if it has none. */
static char *
name_for (const LeafAssertionPass *reading, const LeafAssembly *row, LeafInstanceId owner)
{
  LeafBuild *build = reading->build;
  const char *whose
      = LEAF_IS (owner) && LEAF_SAME (owner, reading->player) ? "yourself" : LEAF_INSTANCE (build, owner)->name;
  gboolean is_owner_nameless = LEAF_INSTANCE (build, owner)->is_nameless;
  gboolean is_called = !leaf_wording_empty (row->made->called);
  gboolean is_kind = row->made->sort == LEAF_NOUN_KIND;
  gboolean is_value = is_kind && !leaf_kind_is_object (build, row->made->kind);
  g_autofree char *name = NULL;

  if (is_called)
    name = spelled_out (build, row->made->called, whose);
  else if (is_kind && !is_owner_nameless && (is_value || LEAF_SAME (row->relation, LEAF_BUILT_IN (INCORPORATION))))
    name = g_strdup_printf ("%s's %s", whose, leaf_kind_name (build, row->made->kind));
  if (is_value)
    return value_name (build, name != NULL ? name : leaf_kind_name (build, row->made->kind), name == NULL);
  return g_steal_pointer (&name);
}

static void
relate (LeafAssertionPass *reading, const LeafAssembly *row, LeafInstanceId made, LeafInstanceId owner)
{
  LeafValue a = leaf_instance_value (reading->build, made), b = leaf_instance_value (reading->build, owner);
  LeafWording none = LEAF_NO_WORDS;
  LeafKindId kind = { 0 };

  if (row->is_reversed)
    leaf_assert_relation_words (reading, row->relation, a, b, none, none, kind, LEAF_CERTAIN);
  else
    leaf_assert_relation_words (reading, row->relation, b, a, none, none, kind, LEAF_CERTAIN);
}

/* "Every chair allows seated": relates each one to something that already exists. */
static LeafInstanceId
existing (const LeafAssembly *row)
{
  return row->made->instance;
}

/* Returns FALSE if its name would be too long. */
static gboolean
make_one (LeafAssertionPass *reading, const LeafAssembly *row, LeafInstanceId owner)
{
  LeafBuild *build = reading->build;
  LeafKindId kind = row->made->sort == LEAF_NOUN_KIND ? row->made->kind : LEAF_KIND (THING);
  gboolean is_value = !leaf_kind_is_object (build, kind);
  /* several have no names */
  g_autofree char *name = row->made->count > 1 && !is_value ? NULL : name_for (reading, row, owner);
  LeafNoun noun = *row->made;
  LeafInstanceId made;

  if (name != NULL && strlen (name) > LONGEST_NAME)
    return FALSE;
  if (name != NULL) {
    made = leaf_world_make_named (build, kind, name, row->sentence);
    LEAF_INSTANCE (build, made)->is_proper = LEAF_INSTANCE (build, owner)->is_proper;
    LEAF_INSTANCE (build, made)->takes_the = LEAF_INSTANCE (build, owner)->takes_the;
  } else {
    made = leaf_world_make_nameless (build, kind, row->sentence);
  }
  LEAF_INSTANCE (build, made)->owner = owner;
  LEAF_INSTANCE (build, made)->kind_is_stated = TRUE;
  g_array_append_val (reading->changed, made);
  reading->pass = 2;
  reading->sentence = row->sentence;
  reading->near = leaf_sentence_heading (build, row->sentence);
  leaf_assert_described (reading, &noun, made);
  relate (reading, row, made, owner);
  return TRUE;
}

/* Is the new thing of the same kind as its owner? Then there would be no end. */
static gboolean
is_endless (const LeafBuild *build, const LeafAssembly *row)
{
  LeafKindId made = row->made->sort == LEAF_NOUN_KIND ? row->made->kind : LEAF_KIND (THING);

  return !LEAF_IS (existing (row)) && leaf_kind_conforms (build, made, row->every);
}

/* Was the owner made, directly or not, by this assembly? "A lid is part of every cup. A cup is part of every lid." */
static gboolean
goes_round (const LeafBuild *build, const LeafAssembly *row, LeafInstanceId owner)
{
  while (LEAF_IS (LEAF_INSTANCE (build, owner)->owner)) {
    if (LEAF_SAME (LEAF_INSTANCE (build, owner)->sentence, row->sentence))
      return TRUE;
    owner = LEAF_INSTANCE (build, owner)->owner;
  }
  return FALSE;
}

static void
complain (LeafAssertionPass *reading, guint32 assembly, LeafProblemCode code)
{
  LeafBuild *build = reading->build;
  LeafAssembly *row = LEAF_ROW (&build->world->assemblies, LeafAssembly, assembly);

  if (!row->is_stopped)
    leaf_problem_at (build, code, LEAF_ROW (&build->sentences->sentences, LeafSentence, row->sentence.ix)->wording,
                     NULL, NULL);
  row->is_stopped = TRUE;
}

/* Carries out the assembly for one thing, once. */
static gboolean
make_for (LeafAssertionPass *reading, guint32 assembly, guint32 id)
{
  LeafBuild *build = reading->build;
  LeafAssembly row = *LEAF_ROW (&build->world->assemblies, LeafAssembly, assembly);
  LeafInstanceId owner = { id };
  guint64 key = (guint64) assembly << 32 | id;

  if (row.is_stopped || !leaf_instance_is (build, owner, row.every)
      || leaf_index_find (&build->world->assembled, key) != 0)
    return FALSE;
  leaf_index_set (&build->world->assembled, key, 1);
  if (LEAF_IS (existing (&row))) {
    reading->sentence = row.sentence;
    relate (reading, &row, existing (&row), owner);
    return FALSE;
  }
  if (is_endless (build, &row) || goes_round (build, &row, owner)) {
    complain (reading, assembly, LEAF_PROBLEM_ASSEMBLY_ENDLESS);
    return FALSE;
  }
  for (gint32 each = 0; each < MAX (row.made->count, 1); each++) {
    if (build->world->instances.n > MOST_MADE || !make_one (reading, &row, owner)) {
      complain (reading, assembly, LEAF_PROBLEM_ASSEMBLY_TOO_LARGE);
      return FALSE;
    }
  }
  return TRUE;
}

static gboolean
make_for_all (LeafAssertionPass *reading, guint32 assembly)
{
  LeafBuild *build = reading->build;
  guint32 n = build->world->instances.n;
  gboolean made_any = FALSE;

  for (guint32 id = 1; id < n; id++)
    made_any |= make_for (reading, assembly, id);
  return made_any;
}

/* Carries out the assemblies for one thing: those of its narrowest kind first, then those of broader ones. */
static gboolean
make_all_for (LeafAssertionPass *reading, LeafInstanceId owner)
{
  LeafBuild *build = reading->build;
  guint32 n = build->world->assemblies.n;
  gboolean made_any = FALSE;

  for (LeafKindId kind = LEAF_INSTANCE (build, owner)->kind; n > 1 && LEAF_IS (kind);
       kind = leaf_kind (build, kind)->parent)
    for (guint32 i = 1; i < n; i++)
      if (LEAF_SAME (LEAF_ROW (&build->world->assemblies, LeafAssembly, i)->every, kind))
        made_any |= make_for (reading, i, owner.ix);
  return made_any;
}

/* The next sentence may use the names of parts, so they are made as soon as their owner is known. At the end all
 * things are visited again, for kinds that were only inferred. */
gboolean
leaf_assemblies_make (LeafAssertionPass *reading, gboolean all)
{
  LeafBuild *build = reading->build;
  LeafAssertionPass before = *reading;
  guint32 n = build->world->assemblies.n;
  gboolean made_any = FALSE;

  for (guint32 i = all ? 1 : MAX (reading->assemblies_seen, 1); i < n; i++) {
    if (i >= reading->assemblies_seen && is_endless (build, LEAF_ROW (&build->world->assemblies, LeafAssembly, i)))
      complain (reading, i, LEAF_PROBLEM_ASSEMBLY_ENDLESS);
    made_any |= make_for_all (reading, i);
  }
  for (guint changed = 0; changed < reading->changed->len; changed++)
    made_any |= make_all_for (reading, g_array_index (reading->changed, LeafInstanceId, changed));
  g_array_set_size (reading->changed, 0);
  before.assemblies_seen = n;
  before.is_staged = reading->is_staged;
  *reading = before;
  return made_any;
}
