/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-inform6-code.c: the Inform 6 code that a story includes, and the bodies of its phrases. */
#include "leaf-inform6-code.h"

#include "leaf-inform6-lowering.h"
#include "leaf-inform6-tokens.h"
#include "words/leaf-inform6-shape.h"

#include <string.h>

enum {
  MOST_CELLS = 16384,  /* of one array */
  MOST_CONSTANTS = 20, /* depth of constants defined by other constants */
  KEPT_CELLS = 4,      /* reserved by the machine, before the story's data */
  WORD_BYTES = 4,
};

/* From "The score variable translates into I6 as "score"". */
typedef struct {
  const char *name;
  LeafWording subject;
} Translated;

/* Everything that a story includes. It is on the arena of the build, and does not change once it is complete. */
struct _LeafInform6 {
  guint32 memory, n_memory; /* the cells of the story's data, after those that the machine reserves */
  guint32 n_routines, n_data;
  guint32 n_translated;
  Translated *translated;
  LeafInform6RoutineRow *routines;
  LeafInform6DatumRow *data;
};

/* --- inclusions --------------------------------------------------------------------------------------------------- */

/* Searches from the end, because a later definition replaces an earlier one. */
LeafInform6RoutineRow *
leaf_inform6_find_routine (const LeafBuild *build, const char *name)
{
  for (guint32 i = build->inform6 != NULL ? build->inform6->n_routines : 0; i-- > 0;)
    if (g_ascii_strcasecmp (build->inform6->routines[i].routine.name, name) == 0)
      return &build->inform6->routines[i];
  return NULL;
}

LeafInform6DatumRow *
leaf_inform6_find_datum (const LeafBuild *build, const char *name)
{
  for (guint32 i = build->inform6 != NULL ? build->inform6->n_data : 0; i-- > 0;)
    if (g_ascii_strcasecmp (build->inform6->data[i].datum.name, name) == 0)
      return build->inform6->data[i].is_unknown ? NULL : &build->inform6->data[i];
  return NULL;
}

gboolean
leaf_inform6_memory (const LeafBuild *build, guint32 *first, guint32 *n)
{
  if (build->inform6 == NULL)
    return FALSE;
  *first = build->inform6->memory;
  *n = build->inform6->n_memory;
  return TRUE;
}

LeafWording
leaf_inform6_translated (const LeafBuild *build, const char *name)
{
  for (guint32 i = 0; build->inform6 != NULL && i < build->inform6->n_translated; i++)
    if (g_ascii_strcasecmp (build->inform6->translated[i].name, name) == 0)
      return build->inform6->translated[i].subject;
  return LEAF_NO_WORDS;
}

/* Adds a phrase that no words invoke. Its parameters are the routine's locals. */
static LeafPhraseId
add_row (LeafBuild *build, const LeafInform6Routine *routine, guint32 number)
{
  LeafPhrasePart *parts = leaf_new_n (build->arena, LeafPhrasePart, MAX (routine->n_locals, 1));
  LeafPhraseRow row = {
    .sort = LEAF_PHRASE_DECIDE,
    .result = LEAF_KIND (NUMBER),
    .title = leaf_arena_strdup (build->arena, routine->name),
    .n_parts = routine->n_locals,
    .parts = parts,
    .n_parameters = routine->n_locals,
    .is_hidden = TRUE,
    .inform6_routine = number,
  };

  for (guint32 i = 0; i < routine->n_locals; i++)
    parts[i] = (LeafPhrasePart) {
      .sort = LEAF_PARAMETER_VALUE, .kind = LEAF_KIND (NUMBER), .name = routine->locals[i], .slot = i
    };
  return LEAF_ID (LeafPhraseId, leaf_table_push (&build->phrases->phrases, &row));
}

static gboolean constant_number (const LeafBuild *build, const LeafInform6Node *node, guint depth, gint32 *number);

static gboolean
constant_sum (const LeafBuild *build, const LeafInform6Node *node, guint depth, gint32 *number)
{
  gint32 left, right;

  if (!constant_number (build, node->first, depth + 1, &left)
      || !constant_number (build, node->second, depth + 1, &right))
    return FALSE;
  if (strcmp (node->text, "+") == 0)
    *number = (gint32) ((guint32) left + (guint32) right);
  else if (strcmp (node->text, "-") == 0)
    *number = (gint32) ((guint32) left - (guint32) right);
  else if (strcmp (node->text, "*") == 0)
    *number = (gint32) ((guint32) left * (guint32) right);
  else if (strcmp (node->text, "|") == 0)
    *number = left | right;
  else
    return FALSE;
  return TRUE;
}

/* Evaluates a constant expression. Returns FALSE if its value is not known at compile time. */
static gboolean
constant_number (const LeafBuild *build, const LeafInform6Node *node, guint depth, gint32 *number)
{
  const LeafInform6DatumRow *row;

  *number = 0;
  if (node == NULL)
    return TRUE;
  if (node->sort == LEAF_INFORM6_NUMBER) {
    *number = node->number;
    return TRUE;
  }
  if (node->sort == LEAF_INFORM6_UNARY && *node->text == '-' && node->first->sort == LEAF_INFORM6_NUMBER) {
    *number = (gint32) (0u - (guint32) node->first->number);
    return TRUE;
  }
  if (node->sort == LEAF_INFORM6_BINARY)
    return constant_sum (build, node, depth, number);
  if (node->sort != LEAF_INFORM6_NAME || depth == MOST_CONSTANTS)
    return FALSE;
  row = leaf_inform6_find_datum (build, node->text);
  if (row == NULL)
    return leaf_inform6_number (node->text, number);
  return row->datum.sort == LEAF_INFORM6_CONSTANT && constant_number (build, row->datum.value, depth + 1, number);
}

/* Reserves the next cell. row->cell is the first cell of an array. */
static void
reserve_cell (LeafBuild *build, LeafInform6DatumRow *row, LeafValue value)
{
  guint32 cell = leaf_world_reserve_cell (build, value);

  if (row->n_cells++ == 0)
    row->cell = cell;
}

/* "(+ the lamp +)" among initial values: what has that name. */
static gboolean
initial_source (LeafBuild *build, const char *words, LeafValue *value)
{
  LeafWording w = leaf_words_read_apart (build, "Inform 6", words);
  LeafScope scope;
  const LeafNode *node;

  leaf_scope_init (&scope, build, (LeafHeadingId) { 0 });
  node = leaf_wording_empty (w) ? NULL : leaf_meaning_value (&scope, w, LEAF_KIND (NONE));
  if (node != NULL && node->op == LEAF_NODE_CONSTANT)
    *value = node->CONSTANT.value;
  leaf_scope_clear (&scope);
  return node != NULL && node->op == LEAF_NODE_CONSTANT;
}

/* Finds the initial value of a global or of an array's word. Returns FALSE if it is not known at compile time. */
static gboolean
initial_value (LeafBuild *build, const LeafInform6Node *node, LeafValue *value)
{
  gint32 number = 0;

  *value = LEAF_VALUE (NUMBER, 0);
  if (node != NULL && node->sort == LEAF_INFORM6_STRING) {
    g_autofree char *text = leaf_inform6_unescaped (node->text);

    *value = leaf_meaning_plain_text (build, text);
    return TRUE;
  }
  if (node != NULL && node->sort == LEAF_INFORM6_SOURCE)
    return initial_source (build, node->text, value);
  if (node != NULL && node->sort == LEAF_INFORM6_NAME && leaf_inform6_find_routine (build, node->text) != NULL) {
    *value = LEAF_VALUE (PHRASE, (gint32) leaf_inform6_find_routine (build, node->text)->phrase.ix);
    return TRUE;
  }
  if (!constant_number (build, node, 0, &number))
    return FALSE;
  value->bits = number;
  return TRUE;
}

/* Packs bytes into words, the highest byte first. */
static void
reserve_bytes (LeafBuild *build, LeafInform6DatumRow *row, gint32 n)
{
  const LeafInform6Datum *datum = &row->datum;

  for (gint32 i = 0; i < n; i += WORD_BYTES) {
    guint32 word = 0;

    for (gint32 b = 0; b < WORD_BYTES; b++) {
      gint32 number = 0;

      if (i + b < n && datum->n > 0)
        row->is_unknown |= !constant_number (build, datum->entries[i + b], 0, &number);
      word = word << 8 | ((guint32) number & 0xff);
    }
    reserve_cell (build, row, LEAF_VALUE (NUMBER, (gint32) word));
  }
}

static void
reserve_array (LeafBuild *build, LeafInform6DatumRow *row)
{
  const LeafInform6Datum *datum = &row->datum;
  gint32 n = (gint32) datum->n;
  LeafValue value;

  if (n == 0)
    row->is_unknown = !constant_number (build, datum->value, 0, &n);
  n = CLAMP (n, 0, MOST_CELLS);
  if (datum->is_bytes) {
    reserve_bytes (build, row, n);
    return;
  }
  if (datum->is_counted)
    reserve_cell (build, row, LEAF_VALUE (NUMBER, n));
  for (gint32 i = 0; i < n; i++) {
    row->is_unknown |= !initial_value (build, datum->n > 0 ? datum->entries[i] : NULL, &value);
    reserve_cell (build, row, value);
  }
}

static void
reserve (LeafBuild *build, LeafInform6DatumRow *row)
{
  LeafValue value;

  switch (row->datum.sort) {
  case LEAF_INFORM6_CONSTANT: break;
  case LEAF_INFORM6_GLOBAL:
    row->is_unknown = !initial_value (build, row->datum.value, &value);
    reserve_cell (build, row, value);
    break;
  case LEAF_INFORM6_ARRAY: reserve_array (build, row); break;
  }
}

/* "after "Definitions.i6t"": Inform has had no files of these names since version 10. */
static gboolean
names_template (const LeafBuild *build, LeafWording tail)
{
  g_autofree char *words = leaf_wording_dup (build, tail);

  return strstr (words, ".i6t") != NULL;
}

/* Finds the code in the sentence "Include (- ... -) ...". Returns FALSE if the sentence inserts the code into another
 * definition or replaces one. */
static gboolean
find_included (LeafBuild *build, const LeafSentence *sentence, const char **text, gsize *length)
{
  LeafWording tail = leaf_wording_from (sentence->wording, sentence->wording.first + 2);
  LeafSpan span = leaf_word (build, sentence->wording.first + 1)->span;
  const char *source = LEAF_ROW (&build->words->sources, LeafSource, span.source)->text + span.start;
  LeafInform6Place inside = leaf_inform_6_inside (source, span.end - span.start);

  *text = source + inside.at;
  *length = inside.length;
  build->world->is_for_earlier |= names_template (build, tail);
  return !leaf_wording_begins (build, tail, "when defining") && !leaf_wording_begins (build, tail, "in")
         && !leaf_wording_begins (build, tail, "replacing") && !leaf_wording_begins (build, tail, "instead of");
}

LeafMessageFragment *
leaf_inform6_reason (const char *obstacle)
{
  return obstacle != NULL ? leaf_message_fragment (N_ (": '%1' is not supported"), obstacle, NULL) : NULL;
}

static void
tell_included (LeafBuild *build, const LeafSentence *sentence, const char *what)
{
  g_autofree char *words = leaf_wording_dup (build, sentence->wording);
  g_autoptr (LeafMessageFragment) because = leaf_inform6_reason (what);

  leaf_build_problem (build, LEAF_PROBLEM_INFORM_6_INCLUDED, leaf_wording_span (build, sentence->wording), words,
                      because, NULL);
}

/* A replacement of the reference's code that reads a command. The only part of it that runs here is one rulebook of the
 * story. */
static gboolean
keep_command_rulebook (LeafBuild *build, const LeafSentence *sentence, const char *text, gsize length)
{
  g_autoptr (GArray) tokens = leaf_inform6_tokens (build->arena, text, length, FALSE);
  LeafWording tail = leaf_wording_from (sentence->wording, sentence->wording.first + 2);
  g_autofree char *place = leaf_wording_dup (build, tail);

  if (strstr (place, "\"Parser Letter A\"") == NULL)
    return FALSE;
  for (guint i = 0; i + 2 < tokens->len; i++) {
    const LeafInform6Token *token = &g_array_index (tokens, LeafInform6Token, i);
    LeafNameMatch match;
    LeafWording w;

    if (token[0].sort != LEAF_INFORM6_TOKEN_NAME || g_ascii_strcasecmp (token[0].text, "FollowRulebook") != 0
        || token[2].sort != LEAF_INFORM6_TOKEN_SOURCE)
      continue;
    w = leaf_words_read_apart (build, "Inform 6", token[2].text);
    match = leaf_names_find (build, w, LEAF_NAMES (RULEBOOK), sentence->heading);
    if (match.id != 0) {
      build->world->command_rulebook = match.id;
      return TRUE;
    }
  }
  return FALSE;
}

/* Finds the names that the story's sentences "... translates into I6 as ..." give. */
static GArray *
find_translated (LeafBuild *build)
{
  static const char *const verbs[] = { "translates into i6 as", "translates into inter as" };
  GArray *found = g_array_new (FALSE, FALSE, sizeof (Translated));

  for (guint32 i = MAX (build->story_sentence, 1); i < build->sentences->sentences.n; i++) {
    LeafSentence sentence = *LEAF_ROW (&build->sentences->sentences, LeafSentence, i);
    LeafWording w = leaf_wording_skip_article (build, sentence.wording);

    for (gsize v = 0; sentence.form == LEAF_FORM_TRANSLATES && v < G_N_ELEMENTS (verbs); v++) {
      guint32 at = leaf_wording_find (build, w, verbs[v]);

      if (at > w.first && at + 4 < w.end && leaf_word (build, at + 4)->sort == LEAF_WORD_TEXT) {
        LeafSpan inside = leaf_words_inside_text (build, at + 4);
        const char *text = LEAF_ROW (&build->words->sources, LeafSource, inside.source)->text;
        Translated one = { leaf_arena_strndup (build->arena, text + inside.start, inside.end - inside.start),
                           leaf_wording_up_to (w, at) };

        g_array_append_val (found, one);
      }
    }
  }
  return found;
}

/* "The addressable property translates into I6 as "talkable"": such things can be spoken to. */
static void
keep_talkable (LeafBuild *build, const GArray *translated)
{
  for (guint i = 0; i < translated->len; i++) {
    const Translated *one = &g_array_index (translated, Translated, i);
    LeafWording w = one->subject;
    g_autofree char *words = NULL;

    if (g_ascii_strcasecmp (one->name, "talkable") != 0)
      continue;
    if (leaf_wording_length (w) > 1 && leaf_word_is (build, w.end - 1, "property"))
      w = leaf_wording_up_to (w, w.end - 1);
    words = leaf_wording_dup_spaced (build, w);
    build->world->talkable = leaf_world_find_property (build, words).ix;
  }
}

static void
keep (LeafBuild *build, const LeafInform6Program *program, const GArray *translated)
{
  struct _LeafInform6 *all = leaf_new (build->arena, struct _LeafInform6);

  all->n_routines = program->routines->len;
  all->routines = leaf_new_n (build->arena, LeafInform6RoutineRow, MAX (all->n_routines, 1));
  all->n_data = program->data->len;
  all->data = leaf_new_n (build->arena, LeafInform6DatumRow, MAX (all->n_data, 1));
  for (guint32 i = 0; i < all->n_data; i++)
    all->data[i] = (LeafInform6DatumRow) { .datum = g_array_index (program->data, LeafInform6Datum, i) };
  build->inform6 = all;
  for (guint32 i = 0; i < all->n_routines; i++) {
    all->routines[i] = (LeafInform6RoutineRow) { .routine = g_array_index (program->routines, LeafInform6Routine, i) };
    all->routines[i].phrase = add_row (build, &all->routines[i].routine, i + 1);
  }
  for (guint32 i = 0; i < KEPT_CELLS; i++) {
    guint32 cell = leaf_world_reserve_cell (build, LEAF_VALUE (NUMBER, 0));

    all->memory = i == 0 ? cell : all->memory;
  }
  all->n_memory = KEPT_CELLS;
  for (guint32 i = 0; i < all->n_data; i++) {
    reserve (build, &all->data[i]);
    all->n_memory += all->data[i].n_cells;
  }
  all->n_translated = translated->len;
  all->translated = translated->len > 0
                        ? leaf_arena_copy (build->arena, translated->data, sizeof (Translated) * translated->len)
                        : NULL;
}

static const LeafUseOption *
find_option (const LeafBuild *build, LeafWording name)
{
  g_autofree char *words = leaf_wording_dup_spaced (build, name);

  LEAF_EACH (&build->world->use_options, i) {
    const LeafUseOption *row = LEAF_ROW (&build->world->use_options, LeafUseOption, i);

    if (g_ascii_strcasecmp (row->name, words) == 0)
      return row;
  }
  return NULL;
}

/* Reads "Use ample room of at least 20 translates as (- Constant ROOM = {N}; -)", and replaces {N} by the option's
 * number. */
static void
read_use_option (LeafBuild *build, LeafWording w, LeafInform6Program *program)
{
  guint32 translates = leaf_wording_find (build, w, "translates as"),
          numbered = leaf_wording_find (build, w, "of at least");
  const LeafUseOption *option;
  g_autofree char *number = NULL;
  g_autoptr (GString) text = NULL;
  LeafInform6Place inside;
  const char *source;
  LeafSpan span;

  if (translates + 2 >= w.end || leaf_word (build, translates + 2)->sort != LEAF_WORD_NATIVE)
    return;
  option = find_option (build, leaf_wording (w.first + 1, MIN (translates, numbered)));
  if (option == NULL || option->is_library || !(option->is_active || option->has_number))
    return;
  span = leaf_word (build, translates + 2)->span;
  source = LEAF_ROW (&build->words->sources, LeafSource, span.source)->text + span.start;
  inside = leaf_inform_6_inside (source, span.end - span.start);
  text = g_string_new_len (source + inside.at, (gssize) inside.length);
  number = g_strdup_printf ("%" G_GINT32_FORMAT, option->exactly != 0 ? option->exactly : option->number);
  g_string_replace (text, "{N}", number, 0);
  leaf_inform6_parse_program (build->arena, text->str, text->len, program);
  program->refused = NULL; /* an option may set more than constants; the rest is ignored */
}

static void
read_use_options (LeafBuild *build, LeafInform6Program *program)
{
  for (guint32 i = MAX (build->story_sentence, 1); i < build->sentences->sentences.n; i++) {
    LeafSentence sentence = *LEAF_ROW (&build->sentences->sentences, LeafSentence, i);

    if (sentence.form == LEAF_FORM_USE)
      read_use_option (build, sentence.wording, program);
  }
}

/* Adds variables of the library that code writes: arrays for temporary values, and what the list writer lists. */
static void
add_library_data (LeafBuild *build, LeafInform6Program *program)
{
  static const char text[] = "Array LocalParking --> 64; Array deferred_calling_list --> 16; "
                             "Global MarkedObjectArray; Global MarkedObjectLength; Global scope_token;";
  LeafInform6Program library = { g_array_new (FALSE, FALSE, sizeof (LeafInform6Routine)),
                                 g_array_new (FALSE, FALSE, sizeof (LeafInform6Datum)), NULL };

  leaf_inform6_parse_program (build->arena, text, strlen (text), &library);
  g_array_insert_vals (program->data, 0, library.data->data, library.data->len);
  g_array_unref (library.routines);
  g_array_unref (library.data);
}

/* 'Definition: a thing is marked if I6 routine "Mark" makes it so': the routine is also called by "now". */
static void
find_makers (LeafBuild *build)
{
  LEAF_EACH (&build->world->adjective_meanings, i) {
    LeafAdjectiveMeaning *meaning = LEAF_ROW (&build->world->adjective_meanings, LeafAdjectiveMeaning, i);
    LeafWording w = meaning->sort == LEAF_ADJECTIVE_DEFINED && meaning->phrase != 0
                        ? LEAF_ROW (&build->phrases->phrases, LeafPhraseRow, meaning->phrase)->condition
                        : LEAF_NO_WORDS;

    if (leaf_wording_find (build, w, "makes it so") >= w.end)
      continue;
    for (guint32 at = w.first; at < w.end; at++)
      if (leaf_word (build, at)->sort == LEAF_WORD_TEXT) {
        g_autofree char *name = leaf_words_text_dup (build, at);
        const LeafInform6RoutineRow *row = leaf_inform6_find_routine (build, name);

        meaning->maker = row != NULL ? row->phrase.ix : 0;
        break;
      }
  }
}

void
leaf_inform6_read_inclusions (LeafBuild *build)
{
  g_autoptr (GArray) routines = g_array_new (FALSE, FALSE, sizeof (LeafInform6Routine)),
                     data = g_array_new (FALSE, FALSE, sizeof (LeafInform6Datum)), translated = NULL;
  LeafInform6Program program = { routines, data, NULL };

  if (build->is_library)
    return;
  read_use_options (build, &program);
  for (guint32 i = MAX (build->story_sentence, 1); i < build->sentences->sentences.n; i++) {
    LeafSentence sentence = *LEAF_ROW (&build->sentences->sentences, LeafSentence, i);
    const char *text;
    gsize length;

    if (sentence.form != LEAF_FORM_NATIVE)
      continue;
    program.refused = NULL;
    if (!find_included (build, &sentence, &text, &length)) {
      if (!keep_command_rulebook (build, &sentence, text, length))
        tell_included (build, &sentence, NULL);
    } else {
      leaf_inform6_parse_program (build->arena, text, length, &program);
      if (program.refused != NULL)
        tell_included (build, &sentence, program.refused);
    }
  }
  translated = find_translated (build);
  keep_talkable (build, translated);
  if (routines->len + data->len + translated->len > 0) {
    add_library_data (build, &program);
    keep (build, &program, translated);
    find_makers (build);
  }
}

/* --- routines ----------------------------------------------------------------------------------------------------- */

/* The locals are the scope's first slots: the row's parameters. */
static LeafNode *
lower_routine (LeafScope *scope, const LeafInform6RoutineRow *row, const char **obstacle)
{
  LeafInform6Lowering lowering = { .scope = scope, .build = scope->build, .routine = &row->routine };
  g_autoptr (GPtrArray) all = g_ptr_array_new ();

  g_ptr_array_add (all, leaf_inform6_lower_statement (&lowering, row->routine.body));
  g_clear_pointer (&lowering.pushed, g_array_unref);
  g_ptr_array_add (all, leaf_node_with (scope, LEAF_NODE_RETURN, LEAF_KIND (NONE), lowering.w,
                                        leaf_inform6_number_node (&lowering, 1)));
  *obstacle = lowering.obstacle;
  return leaf_node_from_array (scope, LEAF_NODE_BLOCK, LEAF_KIND (NONE), lowering.w, all);
}

static void
examine_routine (LeafBuild *build, LeafInform6RoutineRow *row)
{
  LeafScope scope;

  leaf_scope_init (&scope, build, (LeafHeadingId) { 0 });
  for (guint32 i = 0; i < row->routine.n_locals; i++)
    leaf_scope_add_text (&scope, row->routine.locals[i], LEAF_KIND (NUMBER));
  lower_routine (&scope, row, &row->obstacle);
  leaf_scope_clear (&scope);
}

/* A routine that is being examined counts as runnable, so that of two that call each other both run if nothing else
 * stops them. */
gboolean
leaf_inform6_routine_runs (LeafBuild *build, LeafInform6RoutineRow *row)
{
  if (row->state != LEAF_INFORM6_UNSEEN)
    return row->state != LEAF_INFORM6_STOPPED;
  row->state = LEAF_INFORM6_BEING_SEEN;
  row->obstacle = row->routine.refused;
  if (row->obstacle == NULL) /* of one that was refused, parts of the tree are missing */
    examine_routine (build, row);
  row->state = row->obstacle == NULL ? LEAF_INFORM6_RUNS : LEAF_INFORM6_STOPPED;
  return row->obstacle == NULL;
}

static const char *
obstacle_of_entry (LeafBuild *build, const LeafInform6Node *entry)
{
  LeafInform6RoutineRow *row
      = entry != NULL && entry->sort == LEAF_INFORM6_NAME ? leaf_inform6_find_routine (build, entry->text) : NULL;

  return row != NULL && !leaf_inform6_routine_runs (build, row) ? row->obstacle : NULL;
}

const char *
leaf_inform6_datum_obstacle (LeafBuild *build, const LeafInform6DatumRow *row)
{
  const char *obstacle = obstacle_of_entry (build, row->datum.value);

  for (guint32 i = 0; i < row->datum.n && obstacle == NULL; i++)
    obstacle = obstacle_of_entry (build, row->datum.entries[i]);
  return obstacle;
}

LeafNode *
leaf_inform6_lower_routine (LeafScope *scope, guint32 routine)
{
  LeafInform6RoutineRow *row = &scope->build->inform6->routines[routine - 1];
  const char *obstacle = NULL;
  LeafNode *body;

  if (!leaf_inform6_routine_runs (scope->build, row))
    return leaf_node_new (scope, LEAF_NODE_FAULT, LEAF_KIND (NONE), LEAF_NO_WORDS);
  body = lower_routine (scope, row, &obstacle);
  return body;
}

/* --- bodies of phrases -------------------------------------------------------------------------------------------- */

static LeafNode *
lower_expression (LeafInform6Lowering *self, const LeafInform6Node *node)
{
  const LeafPhraseRow *row = LEAF_PHRASE (self->build, self->phrase);
  LeafInform6Node decide = { .sort = LEAF_INFORM6_RETURN, .first = node },
                  evaluate = { .sort = LEAF_INFORM6_EVALUATE, .first = node };

  return leaf_inform6_lower_statement (
      self, row->sort == LEAF_PHRASE_DECIDE || row->sort == LEAF_PHRASE_DECIDE_IF ? &decide : &evaluate);
}

LeafNode *
leaf_inform6_lower_body (LeafScope *scope, const char *text, LeafWording w, const char **obstacle)
{
  LeafInform6Place inside = leaf_inform_6_inside (text, strlen (text));
  LeafInform6Lowering lowering = { .scope = scope, .build = scope->build, .w = w, .phrase = scope->phrase };
  gboolean is_expression;
  const LeafInform6Node *node
      = leaf_inform6_parse_body (scope->build->arena, text + inside.at, inside.length, &is_expression);
  g_autoptr (GHashTable) temporaries = g_hash_table_new (g_str_hash, g_str_equal);
  LeafNode *body;

  lowering.temporaries = temporaries;
  *obstacle = NULL;
  if (node == NULL) {
    *obstacle = "(-";
    return NULL;
  }
  body = is_expression ? lower_expression (&lowering, node) : leaf_inform6_lower_statement (&lowering, node);
  g_clear_pointer (&lowering.pushed, g_array_unref);
  *obstacle = lowering.obstacle;
  return lowering.obstacle == NULL ? body : NULL;
}

LeafNode *
leaf_inform6_lower_definition (LeafScope *scope, const char *routine, gboolean is_asked, LeafWording w,
                               const char **obstacle)
{
  LeafInform6Lowering lowering = { .scope = scope, .build = scope->build, .w = w };
  LeafInform6Node name = { .sort = LEAF_INFORM6_NAME, .text = leaf_arena_strdup (scope->build->arena, routine) },
                  what = { .sort = LEAF_INFORM6_KEPT }, asks = { .sort = LEAF_INFORM6_NUMBER, .number = -1 };
  const LeafInform6Node *values[] = { &what, &asks };
  LeafInform6Node call = { .sort = LEAF_INFORM6_CALL, .first = &name, .n = is_asked ? 2 : 1, .list = values };
  LeafNode *condition = leaf_inform6_lower_condition (&lowering, &call);

  *obstacle = lowering.obstacle;
  return lowering.obstacle == NULL ? condition : NULL;
}
