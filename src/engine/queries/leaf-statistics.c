/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-statistics.c: counts the words, rooms and rules of a story. Only what its author wrote is counted. */
#include "leaf-compile.h"
#include "leaf-program-private.h"

static gboolean
is_own (const LeafProgram *program, LeafWording words)
{
  LeafPlace place = leaf_program_place (program, words);

  return leaf_program_source_is_story (program, place.source);
}

/* --- the text ----------------------------------------------------------------------------------------------------- */

/* The state of the scan: comments nest, and a text contains none. */
typedef struct {
  guint comment, substitution; /* brackets that are open outside and inside a text */
  gboolean is_text, is_word;
} Scan;

/* Updates the state for a quotation mark or a bracket. Returns FALSE for any other character, and for a bracket without
 * effect. */
static gboolean
take_mark (Scan *scan, gunichar c)
{
  guint *depth = scan->is_text ? &scan->substitution : &scan->comment;

  if (c == '"' && scan->comment == 0) {
    scan->is_text = !scan->is_text;
    scan->substitution = 0;
  } else if (c == '[') {
    (*depth)++;
  } else if (c == ']' && *depth > 0) {
    (*depth)--;
  } else {
    return FALSE;
  }
  scan->is_word = FALSE;
  return TRUE;
}

static void
count_character (LeafStatistics *self, Scan *scan, gunichar c)
{
  gboolean was_text = scan->is_text, is_word;

  if (take_mark (scan, c)) {
    self->texts += scan->is_text && !was_text;
    return;
  }
  is_word = scan->comment == 0 && (g_unichar_isalnum (c) || (scan->is_word && (c == '\'' || c == 0x2019 || c == '-')));
  if (is_word && !scan->is_word) {
    self->words++;
    self->printed_words += scan->is_text && scan->substitution == 0;
  }
  scan->is_word = is_word;
}

static void
count_source (LeafStatistics *self, const char *text)
{
  Scan scan = { 0 };

  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at)) {
    count_character (self, &scan, leaf_words_mark_length (at) > 0 ? '"' : g_utf8_get_char (at));
    self->lines += *at == '\n';
  }
  self->lines += *text != '\0' && !g_str_has_suffix (text, "\n");
}

static void
count_sources (LeafStatistics *self, const LeafProgram *program)
{
  for (guint32 source = 1; source <= leaf_program_n_sources (program); source++)
    if (leaf_program_source_is_story (program, source))
      count_source (self, leaf_program_source_text (program, source));
    else if (leaf_program_source_credit (program, source, TRUE) != NULL)
      self->extensions++;
}

/* --- the world ---------------------------------------------------------------------------------------------------- */

static void
count_instances (LeafStatistics *self, const LeafProgram *program)
{
  const LeafBuild *build = &program->build;

  LEAF_EACH (&build->world->instances, i) {
    LeafInstanceId id = LEAF_ID (LeafInstanceId, i);
    const LeafInstance *row = LEAF_INSTANCE (build, id);

    if (!is_own (program, row->made_at))
      continue;
    self->rooms += leaf_instance_is (build, id, LEAF_KIND (ROOM));
    self->things += leaf_instance_is (build, id, LEAF_KIND (THING));
    self->scenes += row->kind.ix == LEAF_KIND_SCENE;
  }
}

/* A kind has names in the singular and the plural. */
static guint32
count_named (const LeafProgram *program, LeafNameSort sort)
{
  g_autoptr (GHashTable) ids = g_hash_table_new (NULL, NULL);
  const LeafTable *names = &program->build.world->names->names;

  LEAF_EACH (names, i) {
    const LeafName *name = LEAF_ROW (names, LeafName, i);

    if (name->sort == sort && is_own (program, name->made_at))
      g_hash_table_add (ids, GUINT_TO_POINTER (name->id));
  }
  return g_hash_table_size (ids);
}

static guint32
count_rules (const LeafProgram *program)
{
  guint32 n = 0;

  for (guint32 rule = 1; rule <= leaf_program_n_rules (program); rule++) {
    LeafPlace place = leaf_program_rule (program, rule).place;

    n += leaf_program_source_is_story (program, place.source);
  }
  return n;
}

static guint32
count_phrases (const LeafProgram *program)
{
  const LeafTable *phrases = &program->build.phrases->phrases;
  guint32 n = 0;

  LEAF_EACH (phrases, i) {
    const LeafPhraseRow *row = LEAF_ROW (phrases, LeafPhraseRow, i);

    n += !row->is_definition && !row->is_hidden && is_own (program, row->wording);
  }
  return n;
}

LeafStatistics
leaf_program_statistics (const LeafProgram *program)
{
  LeafStatistics self = { 0 };

  g_return_val_if_fail (program != NULL, self);
  count_sources (&self, program);
  count_instances (&self, program);
  self.kinds = count_named (program, LEAF_NAME_KIND);
  self.actions = count_named (program, LEAF_NAME_ACTION);
  self.rules = count_rules (program);
  self.phrases = count_phrases (program);
  return self;
}
