/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-symbol-queries.c: an editor's queries about the names in a source, answered from the rows of its occurrences.
 * A story's rows are in its own program, the library's in the library's; ids are the same in both. */
#include "leaf-compile.h"
#include "occurrences/leaf-occurrences.h"

#include <string.h>

#define N_(text) text /* an application translates them */

static const struct {
  const char *words;
} sorts[LEAF_NAMED_COUNT] = {
  [LEAF_NAMED_NONE] = { "" },
  [LEAF_NAMED_KIND] = { N_ ("kind") },
  [LEAF_NAMED_INSTANCE] = { N_ ("thing") },
  [LEAF_NAMED_PROPERTY] = { N_ ("property") },
  [LEAF_NAMED_ADJECTIVE] = { N_ ("adjective") },
  [LEAF_NAMED_VARIABLE] = { N_ ("variable") },
  [LEAF_NAMED_RELATION] = { N_ ("relation") },
  [LEAF_NAMED_VERB] = { N_ ("verb") },
  [LEAF_NAMED_RULEBOOK] = { N_ ("rulebook") },
  [LEAF_NAMED_RULE] = { N_ ("rule") },
  [LEAF_NAMED_OUTCOME] = { N_ ("outcome") },
  [LEAF_NAMED_ACTION] = { N_ ("action") },
  [LEAF_NAMED_KIND_OF_ACTION] = { N_ ("kind of action") },
  [LEAF_NAMED_ACTIVITY] = { N_ ("activity") },
  [LEAF_NAMED_TABLE] = { N_ ("table") },
  [LEAF_NAMED_COLUMN] = { N_ ("column") },
  [LEAF_NAMED_USE_OPTION] = { N_ ("use option") },
  [LEAF_NAMED_EQUATION] = { N_ ("equation") },
  [LEAF_NAMED_PHRASE] = { N_ ("phrase") },
  [LEAF_NAMED_LOCAL] = { N_ ("local name") },
  [LEAF_NAMED_LITERAL] = { N_ ("value") },
};

G_STATIC_ASSERT (LEAF_NAMED_PHRASE == (LeafNamed) LEAF_NAME_PHRASE + 1
                 && LEAF_NAMED_TABLE == (LeafNamed) LEAF_NAME_TABLE + 1);

static const char *const roles[] = { "", "defines", "uses", "sets", "calls" };

const char *
leaf_named_words (LeafNamed sort)
{
  return (guint) sort < LEAF_NAMED_COUNT ? sorts[sort].words : "";
}

/* --- rows --------------------------------------------------------------------------------------------------------- */

/* The program whose rows are about that source. */
static const LeafProgram *
home_of (const LeafProgram *program, guint32 source)
{
  return source < program->build.first_source ? program->library : program;
}

static LeafOccurrenceInfo
info_of (const LeafProgram *program, const LeafOccurrence *row)
{
  return (LeafOccurrenceInfo) {
    .place = { row->span.source, row->span.start, row->span.end },
    .sort = row->sort,
    .id = row->id,
    .scope = row->scope,
    .role = row->role,
    .kind = row->kind != 0 ? leaf_kind_name (&program->build, LEAF_ID (LeafKindId, row->kind)) : NULL,
  };
}

gboolean
leaf_program_occurrence (const LeafProgram *program, guint32 source, guint32 byte, LeafOccurrenceInfo *info)
{
  g_return_val_if_fail (program != NULL, FALSE);
  const LeafOccurrence *row = leaf_occurrences_at (home_of (program, source)->build.occurrences, source, byte);

  if (info != NULL)
    *info = row != NULL ? info_of (program, row) : (LeafOccurrenceInfo) { 0 };
  return row != NULL;
}

static LeafOccurrenceInfo *
take (GArray *found, guint32 *n)
{
  *n = found->len;
  return (LeafOccurrenceInfo *) g_array_free (found, FALSE);
}

static void
add_rows (GArray *found, const LeafProgram *shown, const LeafProgram *program,
          gboolean (*is_wanted) (const LeafOccurrence *row, gconstpointer data), gconstpointer data)
{
  const LeafTable *rows = leaf_occurrences_rows (program->build.occurrences);

  LEAF_EACH (rows, i) {
    const LeafOccurrence *row = LEAF_ROW (rows, LeafOccurrence, i);

    if (is_wanted (row, data)) {
      LeafOccurrenceInfo info = info_of (shown, row);
      g_array_append_val (found, info);
    }
  }
}

static gboolean
is_in_source (const LeafOccurrence *row, gconstpointer data)
{
  return row->span.source == *(const guint32 *) data;
}

LeafOccurrenceInfo *
leaf_program_occurrences (const LeafProgram *program, guint32 source, guint32 *n)
{
  g_return_val_if_fail (program != NULL, NULL);
  GArray *found = g_array_new (FALSE, FALSE, sizeof (LeafOccurrenceInfo));

  add_rows (found, program, home_of (program, source), is_in_source, &source);
  return take (found, n);
}

static gboolean
is_of (const LeafOccurrence *row, gconstpointer data)
{
  const LeafOccurrenceInfo *of = data;

  return row->sort == of->sort && row->id == of->id && row->scope == of->scope;
}

static gboolean
has_definition (const LeafOccurrenceInfo *of)
{
  return of->sort != LEAF_NAMED_NONE && of->sort != LEAF_NAMED_LITERAL;
}

/* Scopes of the story and the library have separate numbers: a local is looked up in the program of its source. */
LeafOccurrenceInfo *
leaf_program_uses (const LeafProgram *program, const LeafOccurrenceInfo *of, guint32 *n)
{
  g_return_val_if_fail (program != NULL, NULL);
  GArray *found = g_array_new (FALSE, FALSE, sizeof (LeafOccurrenceInfo));

  if (!has_definition (of))
    return take (found, n);
  if (of->scope != 0)
    add_rows (found, program, home_of (program, of->place.source), is_of, of);
  else {
    add_rows (found, program, program->library, is_of, of);
    add_rows (found, program, program, is_of, of);
  }
  return take (found, n);
}

/* --- definitions -------------------------------------------------------------------------------------------------- */

static const LeafOccurrence *
find_definition (const LeafProgram *program, const LeafOccurrenceInfo *of)
{
  const LeafTable *rows = leaf_occurrences_rows (program->build.occurrences);

  LEAF_EACH (rows, i) {
    const LeafOccurrence *row = LEAF_ROW (rows, LeafOccurrence, i);

    if (row->role == LEAF_ROLE_DEFINES && is_of (row, of))
      return row;
  }
  return NULL;
}

LeafPlace
leaf_program_occurrence_definition (const LeafProgram *program, const LeafOccurrenceInfo *of)
{
  g_return_val_if_fail (program != NULL, ((LeafPlace) { 0 }));
  const LeafOccurrence *row;

  if (!has_definition (of))
    return (LeafPlace) { 0 };
  row = find_definition (of->scope != 0 ? home_of (program, of->place.source) : program, of);
  if (row == NULL && of->scope == 0)
    row = find_definition (program->library, of);
  if (row == NULL && of->sort == LEAF_NAMED_PHRASE)
    return leaf_program_phrase (program, of->id).place;
  return row != NULL ? (LeafPlace) { row->span.source, row->span.start, row->span.end } : (LeafPlace) { 0 };
}

/* --- text for people ---------------------------------------------------------------------------------------------- */

#define NAME_OF(table, Row) (LEAF_ROW (&(table), Row, (id))->name)

/* Its name, if its row has one; NULL means the words of the occurrence. */
static const char *
name_of (const LeafProgram *program, LeafNamed sort, guint32 id)
{
  const LeafBuild *build = &program->build;
  const LeafWorld *world = build->world;

  switch (sort) {
  case LEAF_NAMED_KIND: return leaf_kind_name (build, LEAF_ID (LeafKindId, id));
  case LEAF_NAMED_INSTANCE: return NAME_OF (world->instances, LeafInstance);
  case LEAF_NAMED_PROPERTY: return NAME_OF (world->properties, LeafProperty);
  case LEAF_NAMED_ADJECTIVE: return NAME_OF (world->adjectives, LeafAdjective);
  case LEAF_NAMED_VARIABLE: return NAME_OF (world->variables, LeafVariable);
  case LEAF_NAMED_RELATION: return NAME_OF (world->relations, LeafRelation);
  case LEAF_NAMED_RULEBOOK: return NAME_OF (build->rules->rulebooks, LeafRulebook);
  case LEAF_NAMED_RULE: return leaf_program_rule_title (program, id);
  case LEAF_NAMED_OUTCOME: return NAME_OF (build->rules->outcomes, LeafRulebookOutcome);
  case LEAF_NAMED_ACTION: return NAME_OF (world->actions, LeafAction);
  case LEAF_NAMED_KIND_OF_ACTION: return NAME_OF (build->rules->kinds_of_action, LeafKindOfAction);
  case LEAF_NAMED_ACTIVITY: return NAME_OF (world->activities, LeafActivity);
  case LEAF_NAMED_TABLE: return NAME_OF (world->tables, LeafTableRow);
  case LEAF_NAMED_COLUMN: return NAME_OF (world->columns, LeafColumn);
  case LEAF_NAMED_USE_OPTION: return NAME_OF (world->use_options, LeafUseOption);
  case LEAF_NAMED_PHRASE: return LEAF_PHRASE (build, LEAF_ID (LeafPhraseId, id))->title;
  case LEAF_NAMED_NONE:
  case LEAF_NAMED_VERB:
  case LEAF_NAMED_EQUATION:
  case LEAF_NAMED_LOCAL:
  case LEAF_NAMED_LITERAL:
  case LEAF_NAMED_COUNT: break;
  }
  return NULL;
}

static char *
words_at (const LeafProgram *program, LeafPlace place)
{
  return g_strndup (leaf_program_source_text (program, place.source) + place.start, place.end - place.start);
}

static const char *
kind_of (const LeafProgram *program, const LeafOccurrenceInfo *of)
{
  const LeafBuild *build = &program->build;
  LeafKindId kind = { 0 };

  switch (of->sort) {
  case LEAF_NAMED_INSTANCE: kind = LEAF_INSTANCE (build, LEAF_ID (LeafInstanceId, of->id))->kind; break;
  case LEAF_NAMED_PROPERTY: kind = LEAF_ROW (&build->world->properties, LeafProperty, of->id)->kind; break;
  case LEAF_NAMED_VARIABLE: kind = LEAF_ROW (&build->world->variables, LeafVariable, of->id)->kind; break;
  case LEAF_NAMED_COLUMN: kind = LEAF_ROW (&build->world->columns, LeafColumn, of->id)->kind; break;
  case LEAF_NAMED_LOCAL:
  case LEAF_NAMED_LITERAL: return of->kind;
  case LEAF_NAMED_NONE:
  case LEAF_NAMED_KIND:
  case LEAF_NAMED_ADJECTIVE:
  case LEAF_NAMED_RELATION:
  case LEAF_NAMED_VERB:
  case LEAF_NAMED_RULEBOOK:
  case LEAF_NAMED_RULE:
  case LEAF_NAMED_OUTCOME:
  case LEAF_NAMED_ACTION:
  case LEAF_NAMED_KIND_OF_ACTION:
  case LEAF_NAMED_ACTIVITY:
  case LEAF_NAMED_TABLE:
  case LEAF_NAMED_USE_OPTION:
  case LEAF_NAMED_EQUATION:
  case LEAF_NAMED_PHRASE:
  case LEAF_NAMED_COUNT: break;
  }
  return LEAF_IS (kind) ? leaf_kind_name (build, kind) : NULL;
}

/* Its owner: "the check taking rules" or, for a local, its scope. */
static char *
owner_of (const LeafProgram *program, const LeafOccurrenceInfo *of)
{
  const LeafBuild *build = &program->build;

  if (of->sort == LEAF_NAMED_VARIABLE) {
    const LeafVariable *row = LEAF_ROW (&build->world->variables, LeafVariable, of->id);
    switch (row->owner) {
    case LEAF_OWNER_RULEBOOK:
      return g_strdup_printf ("of the %s rulebook", name_of (program, LEAF_NAMED_RULEBOOK, row->owner_id));
    case LEAF_OWNER_ACTION:
      return g_strdup_printf ("of the action %s", name_of (program, LEAF_NAMED_ACTION, row->owner_id));
    case LEAF_OWNER_ACTIVITY:
      return g_strdup_printf ("of the activity %s", name_of (program, LEAF_NAMED_ACTIVITY, row->owner_id));
    case LEAF_OWNER_GLOBAL: return NULL;
    }
  }
  if (of->scope != 0) {
    const LeafProgram *home = home_of (program, of->place.source);
    const LeafOccurrenceScope *scope = LEAF_ROW (&home->build.occurrences->scopes, LeafOccurrenceScope, of->scope);
    const LeafSentence *sentence = LEAF_ROW (&home->build.sentences->sentences, LeafSentence, scope->sentence);
    g_autofree char *words = leaf_wording_dup (&home->build, sentence->wording);

    return g_strdup_printf ("in \"%s\"", words);
  }
  return NULL;
}

const char *
leaf_program_occurrence_name (const LeafProgram *program, const LeafOccurrenceInfo *of)
{
  g_return_val_if_fail (program != NULL, NULL);
  return name_of (program, of->sort, of->id);
}

char *
leaf_program_occurrence_description (const LeafProgram *program, const LeafOccurrenceInfo *of)
{
  g_return_val_if_fail (program != NULL, NULL);
  const char *name = name_of (program, of->sort, of->id), *kind;
  g_autofree char *words = NULL, *owner = NULL;

  if (of->sort == LEAF_NAMED_NONE)
    return g_strdup ("");
  if (name == NULL) {
    words = words_at (program, of->place);
    name = words;
  }
  kind = kind_of (program, of);
  owner = owner_of (program, of);
  if (of->sort == LEAF_NAMED_INSTANCE) /* "container: box" */
    return g_strdup_printf ("%s: %s", kind, name);
  return g_strdup_printf ("%s: %s%s%s%s%s%s", sorts[of->sort].words, name, kind != NULL ? " (" : "",
                          kind != NULL ? kind : "", kind != NULL ? ")" : "", owner != NULL ? ", " : "",
                          owner != NULL ? owner : "");
}

LeafPlace
leaf_program_definition (const LeafProgram *program, guint32 source, guint32 byte, char **description)
{
  g_return_val_if_fail (program != NULL, ((LeafPlace) { 0 }));
  LeafOccurrenceInfo info;

  if (description != NULL)
    *description = NULL;
  if (!leaf_program_occurrence (program, source, byte, &info))
    return (LeafPlace) { 0 };
  if (description != NULL)
    *description = leaf_program_occurrence_description (program, &info);
  return leaf_program_occurrence_definition (program, &info);
}

/* --- dump --------------------------------------------------------------------------------------------------------- */

static void
append_row (const LeafProgram *program, const LeafOccurrence *row, GString *out)
{
  LeafOccurrenceInfo info = info_of (program, row);
  g_autofree char *words = words_at (program, info.place);
  const char *name = name_of (program, info.sort, info.id);
  guint32 line, column;

  leaf_program_line (program, info.place.source, info.place.start, &line, &column);
  for (char *at = words; *at != '\0'; at++)
    if (*at == '\n' || *at == '\t')
      *at = ' ';
  g_string_append_printf (out, "%s:%u:%u\t%s\t%s\t%s\t%s", leaf_program_source_name (program, info.place.source), line,
                          column, words, roles[info.role], sorts[info.sort].words, name != NULL ? name : "-");
  if (info.scope != 0)
    g_string_append_printf (out, "\t%u in scope %u", info.id, info.scope);
  if (info.kind != NULL)
    g_string_append_printf (out, "\t(%s)", info.kind);
  g_string_append_c (out, '\n');
}

char *
leaf_program_occurrences_to_string (const LeafProgram *program, gboolean with_library)
{
  GString *out = g_string_new (NULL);
  const LeafProgram *programs[] = { with_library ? program->library : NULL, program };

  for (guint i = 0; i < G_N_ELEMENTS (programs); i++)
    if (programs[i] != NULL) {
      const LeafTable *rows = leaf_occurrences_rows (programs[i]->build.occurrences);

      LEAF_EACH (rows, j)
        append_row (program, LEAF_ROW (rows, LeafOccurrence, j), out);
    }
  return g_string_free (out, FALSE);
}
