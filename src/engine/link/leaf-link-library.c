/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-link-library.c: names of the library that C code uses, looked up once; and tables by kind, computed from
 * rows. */

#include "leaf-link.h"

#include "../kinds/leaf-notation.h"

#include <string.h>

/* --- names -------------------------------------------------------------------------------------------------------- */

static guint32
find_RULEBOOK (const LeafBuild *build, const char *name)
{
  return leaf_rules_find_rulebook (build, name).ix;
}

static guint32
find_RULE (const LeafBuild *build, const char *name)
{
  return leaf_rules_find_rule (build, name).ix;
}

static guint32
find_PHRASE (const LeafBuild *build, const char *word)
{
  return leaf_phrases_known (build, word);
}

/* The rest is the world's. */
static guint32
find_in_world (const LeafBuild *build, LeafKnown name, gboolean is_variable)
{
  guint32 id = leaf_known (build, name);

  return is_variable && id != 0 ? LEAF_ROW (&build->world->variables, LeafVariable, id)->cell : id;
}

#define find_known_RULEBOOK(build, member, name)     find_RULEBOOK (build, name)
#define find_known_RULE(build, member, name)         find_RULE (build, name)
#define find_known_PHRASE(build, member, name)       find_PHRASE (build, name)
#define find_known_VARIABLE(build, member, name)     find_in_world (build, LEAF_KNOWN_##member, TRUE)
#define find_known_OWN_VARIABLE(build, member, name) find_in_world (build, LEAF_KNOWN_##member, FALSE)
#define find_known_ACTIVITY(build, member, name)     find_in_world (build, LEAF_KNOWN_##member, FALSE)
#define find_known_ACTION(build, member, name)       find_in_world (build, LEAF_KNOWN_##member, FALSE)
#define find_known_PROPERTY(build, member, name)     find_in_world (build, LEAF_KNOWN_##member, FALSE)
#define find_known_INSTANCE(build, member, name)     find_in_world (build, LEAF_KNOWN_##member, FALSE)
#define find_known_USE_OPTION(build, member, name)   find_in_world (build, LEAF_KNOWN_##member, FALSE)

char *
leaf_link_missing (const LeafImage *image)
{
  GString *missing = g_string_new (NULL);

#define LEAF_LIBRARY(sort, member, name)                                                                               \
  if (image->facts.member == 0)                                                                                        \
    g_string_append (missing, #sort " " name "\n");
#include "../image/leaf-library.def"
  return g_string_free (missing, FALSE);
}

static void
hide_activities (LeafImage *image)
{
  const LeafFacts *facts = &image->facts;
  const guint32 hidden[] = { facts->printing_the_name,          facts->printing_the_plural_name,
                             facts->issuing_the_response_text,  facts->printing_room_description_details,
                             facts->printing_inventory_details, facts->listing_contents,
                             facts->grouping_together,          facts->constructing_the_status_line };

  for (gsize i = 0; i < G_N_ELEMENTS (hidden); i++)
    LEAF_ROW (&image->activities, LeafImageActivity, hidden[i])->is_hidden = hidden[i] != 0;
}

/* "The colour understood": an argument of an action that is not an object. A topic has another name. */
static void
find_understood (LeafImage *image, const LeafBuild *build)
{
  LeafFacts *facts = &image->facts;

  facts->understood_cell = leaf_new_n (image->arena, guint32, facts->n_kinds);
  LEAF_EACH (&build->world->variables, i) {
    const LeafVariable *variable = LEAF_ROW (&build->world->variables, LeafVariable, i);
    g_autofree char *name = g_strconcat (leaf_kind (build, variable->kind)->name, " understood", NULL);

    if (variable->owner == LEAF_OWNER_GLOBAL && variable->name != NULL
        && g_ascii_strcasecmp (variable->name, name) == 0)
      facts->understood_cell[variable->kind.ix] = variable->cell;
  }
  facts->understood_cell[LEAF_KIND_SNIPPET] = facts->topic_understood_cell;
}

static void
find_errors (LeafImage *image)
{
  const guint32 *errors = image->facts.enumerated[LEAF_KIND_PARSER_ERROR];

  image->facts.error_value = leaf_new_n (image->arena, guint32, LEAF_ERROR_COUNT);
  for (guint32 i = 1; i <= errors[0]; i++) {
    const char *name = LEAF_IMAGE_INSTANCE (image, errors[i])->name;

    for (guint e = 0; e < LEAF_ERROR_COUNT; e++)
      if (leaf_parser_error_name (e) != NULL && g_ascii_strcasecmp (name, leaf_parser_error_name (e)) == 0)
        image->facts.error_value[e] = i;
  }
}

/* --- instances by kind -------------------------------------------------------------------------------------------- */

static void
place_kinds (LeafImage *image)
{
  const LeafTable *kinds = &image->kinds->kinds;
  LeafKindSpan *spans = leaf_new_n (image->arena, LeafKindSpan, kinds->n);
  g_autofree guint32 *first = g_new0 (guint32, kinds->n), *next = g_new0 (guint32, kinds->n);
  guint32 at = 0, place = 0;

  for (guint32 i = kinds->n; i-- > 1;) {
    guint32 parent = LEAF_ROW (kinds, LeafKind, i)->parent.ix; /* 0: of none */

    next[i] = first[parent];
    first[parent] = i;
  }
  for (;;) { /* down to the first child, or on to the next sibling, of the kind or its nearest ancestor with one */
    spans[at].place = place++;
    if (first[at] != 0) {
      at = first[at];
      continue;
    }
    for (spans[at].end = place; at != 0 && next[at] == 0; spans[at].end = place)
      at = LEAF_ROW (kinds, LeafKind, at)->parent.ix;
    if (at == 0)
      break;
    at = next[at];
  }
  image->facts.kind_spans = spans;
}

static void
read_kinds (LeafImage *image)
{
  LeafFacts *facts = &image->facts;
  const LeafTable *kinds = &image->kinds->kinds;

  facts->n_kinds = kinds->n;
  facts->constructor = leaf_new_n (image->arena, guint8, kinds->n);
  facts->kind_is_object = leaf_new_n (image->arena, guint8, kinds->n);
  facts->kind_is_real = leaf_new_n (image->arena, guint8, kinds->n);
  LEAF_EACH (kinds, i) {
    const LeafKind *kind = LEAF_ROW (kinds, LeafKind, i);

    facts->constructor[i] = (guint8) kind->constructor.ix;
    facts->kind_is_object[i] = kind->representation == LEAF_REPRESENTATION_OBJECT;
    facts->kind_is_real[i] = i == LEAF_KIND_REAL || leaf_unit_is_real (image->kinds, LEAF_ID (LeafKindId, i));
  }
  place_kinds (image);
  facts->constructor[LEAF_KIND_LIST] = LEAF_KIND_LIST; /* a list created by the machine, of an unknown kind */
}

static gboolean
is_object_kind (const LeafFacts *facts, guint32 kind)
{
  return facts->kind_is_object[kind];
}

typedef void (*Visit) (gpointer data, guint32 kind, guint32 instance);

/* Lists each instance under its kind, and objects also under the ancestors of their kind. */
static void
visit_members (const LeafImage *image, gboolean objects, Visit visit, gpointer data)
{
  const LeafFacts *facts = &image->facts;

  LEAF_EACH (&image->instances, i) {
    LeafKindId kind = LEAF_IMAGE_INSTANCE (image, i)->kind;

    if (is_object_kind (facts, kind.ix) != objects)
      continue;
    if (!objects) {
      visit (data, kind.ix, i);
      continue;
    }
    for (; is_object_kind (facts, kind.ix); kind = leaf_image_kind (image, kind)->parent)
      visit (data, kind.ix, i);
  }
}

static void
count_member (gpointer counts, guint32 kind, guint32 instance)
{
  ((guint32 *) counts)[kind]++;
}

static void
add_member (gpointer lists, guint32 kind, guint32 instance)
{
  guint32 *list = ((guint32 **) lists)[kind];

  list[++list[0]] = instance;
}

/* [0] the count, then the instances; NULL if there are none. */
static guint32 **
list_members (LeafImage *image, gboolean objects)
{
  guint32 n_kinds = image->facts.n_kinds;
  g_autofree guint32 *counts = g_new0 (guint32, n_kinds);
  guint32 **lists = leaf_new_n (image->arena, guint32 *, n_kinds);

  visit_members (image, objects, count_member, counts);
  for (guint32 kind = 0; kind < n_kinds; kind++)
    if (counts[kind] != 0)
      lists[kind] = leaf_new_n (image->arena, guint32, counts[kind] + 1);
  visit_members (image, objects, add_member, lists);
  return lists;
}

static int
by_order (gconstpointer a, gconstpointer b, gpointer order)
{
  guint32 x = ((const guint32 *) order)[*(const guint32 *) a], y = ((const guint32 *) order)[*(const guint32 *) b];

  return x < y ? -1 : x > y;
}

enum { A_LARGE_PART = 8 };

/* For kinds with many members, so that a loop finds an instance's place without a search. */
static void
list_places (LeafImage *image, guint32 *const *members)
{
  image->facts.places = leaf_new_n (image->arena, guint32 *, image->facts.n_kinds);
  for (guint32 kind = 0; kind < image->facts.n_kinds; kind++) {
    guint32 n = members[kind] != NULL ? members[kind][0] : 0;

    if (n * A_LARGE_PART < image->instances.n)
      continue;
    image->facts.places[kind] = leaf_new_n (image->arena, guint32, image->instances.n);
    for (guint32 at = 1; at <= n; at++)
      image->facts.places[kind][members[kind][at]] = at;
  }
}

/* Objects are in world order, which may differ from the order in which they were created. */
static void
read_instances (LeafImage *image, const LeafBuild *build)
{
  guint32 **members = list_members (image, TRUE);

  image->facts.n_instances = image->instances.n;
  image->facts.order = leaf_new_n (image->arena, guint32, image->instances.n);
  LEAF_EACH (&image->instances, i)
    image->facts.order[i] = LEAF_ROW (&build->world->instances, LeafInstance, i)->order;
  for (guint32 kind = 0; kind < image->facts.n_kinds; kind++)
    if (members[kind] != NULL)
      g_qsort_with_data (members[kind] + 1, (gint) members[kind][0], sizeof (guint32), by_order, image->facts.order);
  image->facts.members = (const guint32 **) members;
  list_places (image, members);
  image->facts.enumerated = (const guint32 **) list_members (image, FALSE);
}

static void
list_effects (LeafImage *image)
{
  image->facts.effects = leaf_new_n (image->arena, guint32, image->instances.n);
  LEAF_EACH (&image->instances, i) {
    guint32 kind = LEAF_IMAGE_INSTANCE (image, i)->kind.ix;

    if (kind == LEAF_KIND_FIGURE || kind == LEAF_KIND_SOUND)
      image->facts.effects[image->facts.n_effects++] = i;
  }
}

/* The first column contains the scores, the second the ranks. */
static guint32
find_rankings (const LeafBuild *build)
{
  guint32 found = 0;

  LEAF_EACH (&build->world->tables, i) {
    const LeafTableRow *table = LEAF_ROW (&build->world->tables, LeafTableRow, i);

    if (table->is_rankings && table->n_columns >= 2)
      found = i;
  }
  return found;
}

/* TRUE if there are procedural rules, or phrases that change rules are used. */
static gboolean
changes_rules (const LeafBuild *build)
{
  const LeafTable *instructions = &build->code->instructions;
  LeafRulebookId procedural = leaf_rules_find_rulebook (build, "procedural");

  if (LEAF_IS (procedural) && LEAF_RULEBOOK (build, procedural)->first_rulebook_entry != 0)
    return TRUE;
  LEAF_EACH (instructions, i) {
    const LeafInstruction *in = LEAF_ROW (instructions, LeafInstruction, i);

    if (in->op == LEAF_OP_NATIVE && in->b >= LEAF_NATIVE_ignore_rule && in->b <= LEAF_NATIVE_restore_rule)
      return TRUE;
  }
  return FALSE;
}

/* --- entry points ------------------------------------------------------------------------------------------------- */

void
leaf_link_library (LeafImage *image, const LeafBuild *build)
{
  LeafFacts *facts = &image->facts;

#define LEAF_LIBRARY(sort, member, name) facts->member = find_known_##sort (build, member, name);
#include "../image/leaf-library.def"
  facts->rankings = find_rankings (build);
  facts->moves_freely = build->world->is_for_earlier;
  facts->command_rulebook = build->world->command_rulebook;
  facts->talkable = build->world->talkable;
  facts->serial_comma = leaf_world_uses (build, facts->option_serial_comma);
  facts->undo_prevention = leaf_world_uses (build, facts->option_undo_prevention);
  facts->predictable = leaf_world_uses (build, facts->option_predictable);
  facts->echoes_commands = leaf_world_uses (build, facts->option_echoing);
  facts->changes_rules = changes_rules (build);
  facts->is_release = build->release != NULL;
  read_kinds (image);
  read_instances (image, build);
  list_effects (image);
  hide_activities (image);
  find_understood (image, build);
  find_errors (image);
}
