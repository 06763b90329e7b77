/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-explorer.c: the explorer: everything that is found out about a program before it is explored, and the names that
 * a player may use for its objects. */

#include "leaf-explore-private.h"

#include <string.h>

enum { MOST_NAMES = 6 };

/* --- names -------------------------------------------------------------------------------------------------------- */

static void
add_name (GPtrArray *names, char *name)
{
  for (guint i = 0; i < names->len; i++)
    if (strcmp (names->pdata[i], name) == 0) {
      g_free (name);
      return;
    }
  if (*name == '\0' || names->len == MOST_NAMES)
    g_free (name);
  else
    g_ptr_array_add (names, name);
}

/* Joins all words that may name the object: the more words, the fewer other objects match. */
static char *
dup_all_words (const LeafImage *image, guint32 first, guint32 n)
{
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint32 i = first; i < first + n; i++) {
    const LeafObjectWord *row = LEAF_ROW (&image->grammar->words, LeafObjectWord, i);

    if (row->is_plural)
      continue;
    if (words->len > 0)
      g_string_append_c (words, ' ');
    g_string_append (words, leaf_vocabulary_text (image->vocabulary, row->word));
  }
  return g_string_free (g_steal_pointer (&words), FALSE);
}

/* Returns the words of a line that has nothing else, such as "the big red button"; otherwise NULL. */
static char *
dup_line (const LeafImage *image, const LeafGrammarLine *line)
{
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint32 i = 0; i < line->n_tokens; i++) {
    if (line->tokens[i].sort != LEAF_TOKEN_WORD)
      return NULL;
    if (words->len > 0)
      g_string_append_c (words, ' ');
    g_string_append (words, leaf_vocabulary_text (image->vocabulary, line->tokens[i].words[0]));
  }
  return g_string_free (g_steal_pointer (&words), FALSE);
}

static void
add_lines (const LeafImage *image, GPtrArray *names, LeafBookSort sort, guint32 key)
{
  for (guint32 at = leaf_grammar_first_line (image->grammar, sort, key); at != 0;
       at = LEAF_GRAMMAR_LINE (image, at)->next) {
    const LeafGrammarLine *line = LEAF_GRAMMAR_LINE (image, at);
    char *words = line->is_plural || line->is_word ? NULL : dup_line (image, line);

    if (words != NULL)
      add_name (names, words);
  }
}

static GPtrArray *
names_of (const LeafImage *image, guint32 instance)
{
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);
  const LeafImageInstance *row = LEAF_IMAGE_INSTANCE (image, instance);
  const LeafObjectWords *words = LEAF_ROW (&image->grammar->object_words, LeafObjectWords, instance);
  guint32 cell = leaf_image_property_cell (image, instance, image->facts.privately_named);
  gboolean is_private = cell != 0 && image->layout->cells[cell].bits != 0;

  if (!is_private)
    add_name (names, g_utf8_strdown (row->name, -1));
  if (words->n > words->n_named)
    add_name (names, g_strdup (leaf_vocabulary_text (
                         image->vocabulary,
                         LEAF_ROW (&image->grammar->words, LeafObjectWord, words->first + words->n_named)->word)));
  if (is_private)
    add_name (names, dup_all_words (image, words->first + words->n_named, words->n - words->n_named));
  else
    add_name (names, dup_all_words (image, words->first, words->n));
  add_lines (image, names, LEAF_BOOK_INSTANCE, instance);
  add_lines (image, names, LEAF_BOOK_KIND, row->kind.ix);
  return names;
}

static void
find_names (LeafExplorer *explorer)
{
  guint32 n = explorer->image->instances.n;

  explorer->names = g_new0 (GPtrArray *, n);
  for (guint32 i = 1; i < n; i++)
    explorer->names[i] = names_of (explorer->image, i);
}

/* --- entry points ------------------------------------------------------------------------------------------------- */

/* Cells that only record where the player is or was. New values in them would make every combination with another fact
 * look new. */
static void
find_histories (LeafExplorer *explorer)
{
  static const char *const names[] = { "visited", "handled" };
  const LeafImage *image = explorer->image;

  explorer->is_history = g_new0 (guint8, image->layout->n_cells + 1);
  explorer->is_history[image->facts.location_cell] = TRUE;
  LEAF_EACH (&image->properties, p)
    for (guint k = 0; k < G_N_ELEMENTS (names); k++)
      if (g_strcmp0 (LEAF_IMAGE_PROPERTY (image, p)->name, names[k]) == 0)
        LEAF_EACH (&image->instances, i)
          explorer->is_history[leaf_image_property_cell (image, i, p)] = TRUE;
}

static void
find_states (LeafExplorer *explorer)
{
  const LeafImage *image = explorer->image;

  explorer->state_first = g_new0 (guint32, image->instances.n + 1);
  explorer->state_cells = g_array_new (FALSE, FALSE, sizeof (guint32));
  LEAF_EACH (&image->instances, i) {
    explorer->state_first[i] = explorer->state_cells->len;
    LEAF_EACH (&image->properties, p) {
      guint32 cell = leaf_image_property_cell (image, i, p);

      if (cell != 0 && !explorer->is_history[cell] && explorer->projection.cells[cell] == LEAF_CELL_COUNTS
          && !LEAF_IMAGE_PROPERTY (image, p)->is_opposite)
        g_array_append_val (explorer->state_cells, cell);
    }
    explorer->state_first[i + 1] = explorer->state_cells->len;
  }
}

static void
add_tested (LeafExplorer *explorer, guint32 property)
{
  for (guint i = 0; i < explorer->tested->len; i++)
    if (g_array_index (explorer->tested, guint32, i) == property)
      return;
  if (property != 0)
    g_array_append_val (explorer->tested, property);
}

/* Finds properties by which things may be named. */
static void
find_visible (LeafExplorer *explorer)
{
  LEAF_EACH (&explorer->image->grammar->visible, i) {
    guint32 property = LEAF_ROW (&explorer->image->grammar->visible, LeafVisibleProperty, i)->property.ix;

    add_tested (explorer, property);
    explorer->reads_elsewhere |= LEAF_SAME (LEAF_IMAGE_PROPERTY (explorer->image, property)->kind, LEAF_KIND (TEXT));
    explorer->names_by_properties = TRUE;
  }
}

/* Finds whether things may be named by what they are related to. */
static void
find_related (LeafExplorer *explorer)
{
  LEAF_EACH (&explorer->image->grammar->lines, i) {
    const LeafGrammarLine *line = LEAF_GRAMMAR_LINE (explorer->image, i);

    for (guint32 k = 0; k < line->n_tokens; k++)
      explorer->reads_elsewhere |= line->tokens[k].sort == LEAF_TOKEN_RELATED;
  }
}

static gboolean
is_asked (const LeafExplorer *explorer, guint32 cell)
{
  static const LeafKindNumber unsuitable[] = { LEAF_KIND_TIME, LEAF_KIND_SNIPPET };
  guint8 projected = explorer->projection.cells[cell];
  guint32 kind = explorer->image->layout->cells[cell].kind;

  for (guint i = 0; i < G_N_ELEMENTS (unsuitable); i++)
    if (kind == (guint32) unsuitable[i])
      return FALSE;
  return projected != LEAF_CELL_LEFT_OUT && !explorer->is_history[cell];
}

static void
keep_asked (LeafExplorer *explorer, guint32 action)
{
  GArray *cells = explorer->mentions.asked[action];
  guint n = 0;

  for (guint i = 0; cells != NULL && i < cells->len; i++) {
    guint32 cell = g_array_index (cells, guint32, i);

    if (!is_asked (explorer, cell))
      continue;
    g_array_index (cells, guint32, n++) = cell;
  }
  if (cells != NULL)
    g_array_set_size (cells, n);
}

/* Of the variables that may affect an action without a noun, going, and commands that rules read themselves, keeps
 * those that are to be compared (is_asked). */
static void
find_asked (LeafExplorer *explorer)
{
  g_autofree guint8 *is_done = g_new0 (guint8, explorer->image->actions.n);

  for (guint i = 0; i < explorer->patterns.patterns->len; i++) {
    const LeafPattern *pattern = &g_array_index (explorer->patterns.patterns, LeafPattern, i);

    if (pattern->n_slots == 0 && !is_done[pattern->action])
      keep_asked (explorer, pattern->action);
    is_done[pattern->action] |= pattern->n_slots == 0;
  }
  if (!is_done[explorer->image->facts.going])
    keep_asked (explorer, explorer->image->facts.going);
  if (!is_done[0] && explorer->patterns.commands->len > 0)
    keep_asked (explorer, 0);
}

static void
find_tested (LeafExplorer *explorer)
{
  const GArray *pieces = explorer->patterns.pieces;
  const LeafFacts *facts = &explorer->image->facts;
  const guint32 parsed[] = { facts->undescribed, facts->scenery, facts->lit, facts->lighted, facts->plural_named };

  explorer->tested = g_array_new (FALSE, FALSE, sizeof (guint32));
  for (guint i = 0; i < pieces->len; i++) {
    const LeafPatternPiece *piece = &g_array_index (pieces, LeafPatternPiece, i);

    if (piece->sort != LEAF_PIECE_IS_NOUN)
      continue;
    for (guint32 k = 0; k < piece->token->n_tests; k++) {
      explorer->tests_any |= piece->token->is_any;
      add_tested (explorer, piece->token->tests[k].property.ix);
    }
  }
  explorer->n_tested_by_tokens = explorer->tested->len;
  for (guint i = 0; i < G_N_ELEMENTS (parsed); i++)
    add_tested (explorer, parsed[i]);
}

LeafExplorer *
leaf_explorer_new (LeafProgram *program)
{
  LeafExplorer *explorer = g_new0 (LeafExplorer, 1);

  g_return_val_if_fail (program != NULL, NULL);
  explorer->program = leaf_program_ref (program);
  explorer->image = leaf_program_image (program);
  leaf_patterns_init (explorer->image, &explorer->patterns);
  leaf_mentions_init (explorer->image, &explorer->mentions);
  leaf_projection_init (explorer->image, &explorer->projection);
  leaf_coverables_init (explorer->image, &explorer->coverables);
  find_names (explorer);
  find_histories (explorer);
  find_states (explorer);
  find_tested (explorer);
  find_asked (explorer);
  find_visible (explorer);
  find_related (explorer);
  explorer->acts_while_reading
      = leaf_activity_has_story_rules (explorer->image, explorer->image->facts.reading_a_command)
        || leaf_activity_has_story_rules (explorer->image, explorer->image->facts.constructing_the_status_line);
  explorer->takes_orders = leaf_rulebook_has_story_rules (explorer->image, explorer->image->facts.persuasion);
  return explorer;
}

void
leaf_explorer_free (LeafExplorer *explorer)
{
  if (explorer == NULL)
    return;
  leaf_patterns_clear (&explorer->patterns);
  leaf_mentions_clear (&explorer->mentions);
  leaf_projection_clear (&explorer->projection);
  leaf_coverables_clear (&explorer->coverables);
  for (guint32 i = 0; i < explorer->image->instances.n; i++)
    g_clear_pointer (&explorer->names[i], g_ptr_array_unref);
  g_free (explorer->names);
  g_free (explorer->is_history);
  g_array_unref (explorer->tested);
  g_free (explorer->state_first);
  g_array_unref (explorer->state_cells);
  leaf_program_unref (explorer->program);
  g_free (explorer);
}

LeafProgram *
leaf_explorer_program (const LeafExplorer *explorer)
{
  return explorer->program;
}

gboolean
leaf_explorer_left_out (const LeafExplorer *explorer, guint32 number, const char **what, const char **why)
{
  const LeafLeftOut *row;

  if (number >= explorer->projection.left_out->len)
    return FALSE;
  row = &g_array_index (explorer->projection.left_out, LeafLeftOut, number);
  *what = row->what;
  *why = row->why;
  return TRUE;
}

const char *
leaf_explorer_action_name (const LeafExplorer *explorer, guint32 action)
{
  return action < explorer->image->actions.n ? LEAF_ROW (&explorer->image->actions, LeafImageAction, action)->name
                                             : NULL;
}

const char *
leaf_explorer_object_name (const LeafExplorer *explorer, guint32 instance)
{
  const GPtrArray *names = instance < explorer->image->instances.n ? explorer->names[instance] : NULL;

  return names != NULL && names->len > 0 ? names->pdata[0] : NULL;
}

const char *
leaf_explorer_room_name (const LeafExplorer *explorer, guint32 instance)
{
  if (instance >= explorer->image->instances.n || !leaf_image_is_kind (explorer->image, instance, LEAF_KIND_ROOM))
    return NULL;
  return LEAF_IMAGE_INSTANCE (explorer->image, instance)->name;
}

guint32
leaf_explorer_n_instances (const LeafExplorer *explorer)
{
  return explorer->image->instances.n;
}
