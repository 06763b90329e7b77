/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-choices.c: the distinct actions that the next command could cause.
 *
 * The patterns of commands (leaf-patterns.c) are filled with what is in scope, so most choices need no parsing. The
 * words of a command are made only on request. The parser, a pure function, then reads them once to confirm that they
 * mean the choice. */

#include "leaf-explore-private.h"
#include "leaf-frames.h"

#include "../commands/leaf-parse-driver.h"

#include <string.h>

enum { MOST_CHOICES = 60000, MOST_SCOPE = 256, MOST_PEOPLE = 4, MOST_ANY = 64, FEW_THINGS = 14 };
enum { EXPECTED_CHOICES = 4096 };

guint32
leaf_machine_waiting_native (const LeafMachine *m)
{
  const LeafFrame *frame = m->n_frames > 0 ? leaf_machine_frame (m) : NULL;

  return frame != NULL && frame->sort == LEAF_FRAME_NATIVE ? frame->of : 0;
}

/* --- filling slots ------------------------------------------------------------------------------------------------ */

typedef struct {
  LeafChoices *choices;
  const LeafExplorer *explorer;
  const LeafImage *image;
  LeafMachine *m;
  guint32 room;  /* of the player */
  guint32 actor; /* 0: the player; else who is ordered */
  LeafParserView view;
  GArray *scope;    /* of guint32, sorted */
  GArray *filled;   /* of guint32, for temporary use */
  GHashTable *seen; /* of actions with several patterns: the choices already made */
} Filling;

static int
by_number (gconstpointer a, gconstpointer b)
{
  guint32 x = *(const guint32 *) a, y = *(const guint32 *) b;

  return x < y ? -1 : x > y;
}

static void
find_scope (Filling *filling)
{
  GArray *scope = filling->scope;
  guint n = 0;

  leaf_scope_query_list (&filling->view, leaf_player (filling->m), NULL, scope);
  g_array_sort (scope, by_number);
  for (guint i = 0; i < scope->len; i++)
    if (n == 0 || g_array_index (scope, guint32, n - 1) != g_array_index (scope, guint32, i))
      g_array_index (scope, guint32, n++) = g_array_index (scope, guint32, i);
  filling->choices->is_cut |= n > MOST_SCOPE;
  g_array_set_size (scope, MIN (n, MOST_SCOPE));
}

static gboolean
passes_test (const Filling *filling, const LeafTokenTest *test, guint32 object)
{
  guint32 cell;
  LeafValue value;
  gboolean holds;

  if (LEAF_IS (test->exactly))
    return test->exactly.ix == object;
  cell = leaf_image_property_cell (filling->image, object, test->property.ix);
  value = cell != 0 ? leaf_cell (filling->m, cell) : (LeafValue) { 0 };
  holds = test->value.kind == 0 ? value.bits != 0 : value.bits == test->value.bits;
  return holds != test->negated;
}

static gboolean
fits (const Filling *filling, const LeafToken *token, guint32 object)
{
  if (token->context == LEAF_NOUN_ANIMATE && !leaf_image_is_kind (filling->image, object, LEAF_KIND_PERSON))
    return FALSE;
  if (!token->is_filtered)
    return TRUE;
  if (LEAF_IS (token->kind) && !leaf_image_is_kind (filling->image, object, token->kind.ix))
    return FALSE;
  for (guint32 i = 0; i < token->n_tests; i++)
    if (!passes_test (filling, &token->tests[i], object))
      return FALSE;
  return TRUE;
}

static void
fill (const Filling *filling, guint32 what, GArray *into)
{
  g_array_append_val (into, what);
}

static void
fill_noun (const Filling *filling, const LeafToken *token, GArray *into)
{
  const LeafInitialState *layout = filling->image->layout;

  if (token->is_any) {
    for (guint32 i = 1; i < filling->image->facts.n_instances; i++)
      if (!fits (filling, token, i))
        continue;
      else if (into->len < MOST_ANY)
        fill (filling, i, into);
      else
        filling->choices->is_cut = TRUE;
    return;
  }
  for (guint i = 0; i < filling->scope->len; i++)
    if (fits (filling, token, g_array_index (filling->scope, guint32, i)))
      fill (filling, g_array_index (filling->scope, guint32, i), into);
  if (token->is_filtered && token->kind.ix == LEAF_KIND_DIRECTION)
    for (guint32 i = 1; i <= layout->n_directions; i++)
      fill (filling, layout->directions[i].ix, into);
}

static void
fill_value (const Filling *filling, const LeafToken *token, GArray *into)
{
  const LeafPatterns *patterns = &filling->explorer->patterns;
  const guint32 *enumerated;

  for (guint32 i = 0; i < patterns->values->len; i++)
    if (g_array_index (patterns->values, LeafValue, i).kind == token->kind.ix)
      fill (filling, LEAF_FILLED_VALUE | i, into);
  for (guint32 i = 0; i < patterns->held->len; i++)
    if (leaf_cell (filling->m, g_array_index (patterns->held, guint32, i)).kind == token->kind.ix)
      fill (filling, LEAF_FILLED_HELD | i, into);
  enumerated = filling->image->facts.enumerated[token->kind.ix];
  for (guint32 i = 1; enumerated != NULL && i <= enumerated[0] && into->len < MOST_ANY; i++)
    fill (filling, enumerated[i], into);
}

static void
fill_slot (const Filling *filling, const LeafPattern *pattern, guint slot, GArray *into)
{
  const LeafPatternPiece *piece
      = &g_array_index (filling->explorer->patterns.pieces, LeafPatternPiece, pattern->slots[slot]);

  g_array_set_size (into, 0);
  if (piece->sort == LEAF_PIECE_IS_NOUN)
    fill_noun (filling, piece->token, into);
  else if (piece->sort == LEAF_PIECE_IS_VALUE)
    fill_value (filling, piece->token, into);
  else
    for (guint32 i = 0; i < filling->explorer->patterns.texts->len; i++)
      fill (filling, LEAF_FILLED_TEXT | i, into);
}

/* --- priorities --------------------------------------------------------------------------------------------------- */

/* A value that may fill a slot of a pattern. */
typedef struct {
  guint32 what;
  guint8 is_object, is_mentioned;
  guint8 is_missing; /* it is not held, and the action needs it to be */
} SlotFiller;

static SlotFiller
filler_of (const Filling *filling, guint32 action, guint slot, guint32 what)
{
  SlotFiller filler = { .what = what, .is_object = leaf_filled_is_object (what) };

  if (action == 0)
    return filler;
  if (!filler.is_object) {
    filler.is_mentioned = (what & LEAF_FILLED_TEXT) != 0
                          && (what & ~(guint32) LEAF_FILLED_TEXT) + 1 < filling->explorer->patterns.texts->len;
    return filler;
  }
  filler.is_mentioned = leaf_mentions_has (&filling->explorer->mentions, action, what);
  filler.is_missing = LEAF_ROW (&filling->image->actions, LeafImageAction, action)->needs_carried[slot]
                      && !leaf_is_held (filling->m, what);
  return filler;
}

static LeafInterest
interest_of (const Filling *filling, guint32 action, const SlotFiller *filled, guint n)
{
  const LeafMentions *mentions = &filling->explorer->mentions;
  guint n_mentioned = 0, n_objects = 0;
  gboolean is_here; /* the action's rules mention the room */

  if (action == 0)
    return LEAF_INTEREST_ACTION;
  is_here = leaf_mentions_has (mentions, action, filling->room);
  for (guint i = 0; i < n; i++) {
    if (filled[i].is_missing && n > 1 && filling->actor == 0)
      return LEAF_INTEREST_NONE;
    n_objects += filled[i].is_object;
    n_mentioned += filled[i].is_mentioned;
  }
  if (n == 0 && action != filling->image->facts.going && is_here)
    return LEAF_INTEREST_OBJECT;
  if (n_mentioned > 0)
    return n_mentioned >= n && (n > 1 || is_here) ? LEAF_INTEREST_BOTH : LEAF_INTEREST_OBJECT;
  if (mentions->actions[action] & LEAF_ACTION_OF_STORY)
    return n == 2 && n_objects == 2 ? LEAF_INTEREST_LIBRARY : LEAF_INTEREST_ACTION;
  return mentions->actions[action] & LEAF_ACTION_DOES ? LEAF_INTEREST_LIBRARY : LEAF_INTEREST_NONE;
}

/* --- entry points ------------------------------------------------------------------------------------------------- */

/* Returns TRUE if another pattern has made the choice. */
static gboolean
is_repeated (Filling *filling, const LeafExploredChoice *choice)
{
  gsize key = ((gsize) choice->action << 20 | choice->filled[0]) << 20 | choice->filled[1];

  return choice->action != 0 && filling->explorer->patterns.is_shared[choice->action]
         && !g_hash_table_add (filling->seen, GSIZE_TO_POINTER (key));
}

/* Orders come after the player's own actions. An order to do what no rule does anything about is left out. */
static void
append (Filling *filling, LeafExploredChoice choice)
{
  if (choice.actor != 0 && (choice.action == 0 || choice.interest < LEAF_INTEREST_LIBRARY))
    return;
  if (choice.actor != 0)
    choice.interest = LEAF_INTEREST_LIBRARY;
  g_array_append_val (filling->choices->choices, choice);
}

static void
add_choice (Filling *filling, guint32 pattern, guint32 action, const SlotFiller *filled, guint n)
{
  LeafExploredChoice choice = { .pattern = pattern, .action = action, .actor = filling->actor };
  /* of two nouns: where there are many pairs, those below it are left out */
  LeafInterest least = filling->actor == 0 ? LEAF_INTEREST_LIBRARY : LEAF_INTEREST_ACTION;

  if (filling->choices->choices->len >= MOST_CHOICES) {
    filling->choices->is_cut = TRUE;
    return;
  }
  for (guint i = 0; i < n; i++)
    choice.filled[i] = filled[i].what;
  if (is_repeated (filling, &choice))
    return;
  choice.interest = interest_of (filling, action, filled, n);
  if (n == 2 && choice.interest < least && filling->scope->len > FEW_THINGS) {
    filling->choices->is_cut = TRUE;
    return;
  }
  append (filling, choice);
}

/* Returns what may fill the slot, as an array of SlotFiller; NULL if there is no such slot. */
static GArray *
fillers_of_slot (Filling *filling, const LeafPattern *pattern, guint slot)
{
  GArray *fillers;

  if (slot >= pattern->n_slots)
    return NULL;
  fill_slot (filling, pattern, slot, filling->filled);
  fillers = g_array_sized_new (FALSE, FALSE, sizeof (SlotFiller), filling->filled->len);
  for (guint i = 0; i < filling->filled->len; i++) {
    SlotFiller filler = filler_of (filling, pattern->action, slot, g_array_index (filling->filled, guint32, i));

    g_array_append_val (fillers, filler);
  }
  return fillers;
}

static void
add_pattern (Filling *filling, guint32 number)
{
  const LeafPattern *pattern = &g_array_index (filling->explorer->patterns.patterns, LeafPattern, number);
  g_autoptr (GArray) first = NULL, second = NULL;
  SlotFiller filled[LEAF_PATTERN_SLOTS] = { 0 };

  if (pattern->is_alternative)
    return;
  if (pattern->n_slots == 0) {
    add_choice (filling, number, pattern->action, filled, 0);
    return;
  }
  first = fillers_of_slot (filling, pattern, 0);
  second = fillers_of_slot (filling, pattern, 1);
  for (guint i = 0; i < first->len; i++) {
    filled[0] = g_array_index (first, SlotFiller, i);
    if (second == NULL)
      add_choice (filling, number, pattern->action, filled, 1);
    for (guint k = 0; second != NULL && k < second->len; k++) {
      filled[1] = g_array_index (second, SlotFiller, k);
      if (filled[0].what != filled[1].what)
        add_choice (filling, number, pattern->action, filled, 2);
    }
  }
}

static void
add_directions (Filling *filling)
{
  const LeafInitialState *layout = filling->image->layout;
  guint32 room = filling->room, going = filling->image->facts.going;
  gboolean is_mentioned, is_room_mentioned = leaf_mentions_has (&filling->explorer->mentions, going, room);

  for (guint32 i = 1; i <= layout->n_directions; i++) {
    guint32 direction = layout->directions[i].ix;
    LeafExploredChoice choice = { .pattern = LEAF_NO_PATTERN, .action = going, .actor = filling->actor };
    gboolean leads
        = room != 0
          && leaf_cell (filling->m, layout->map_cell + (layout->room_number[room] - 1) * layout->n_directions + i - 1)
                     .bits
                 != 0;

    is_mentioned = leaf_mentions_has (&filling->explorer->mentions, going, direction);
    choice.filled[0] = direction;
    choice.interest = leads || (is_mentioned && is_room_mentioned) ? LEAF_INTEREST_OBJECT
                      : is_mentioned                               ? LEAF_INTEREST_ACTION
                                                                   : LEAF_INTEREST_NONE;
    if (!is_repeated (filling, &choice))
      append (filling, choice);
  }
}

/* Adds an answer, or a command that rules of the story take in without grammar. `filled` says which. */
static void
add_typed (LeafChoices *choices, guint32 filled, LeafInterest interest)
{
  LeafExploredChoice choice = { .pattern = LEAF_NO_PATTERN, .filled = { filled }, .interest = interest };

  g_array_append_val (choices->choices, choice);
}

static void
add_actions (Filling *filling)
{
  g_hash_table_remove_all (filling->seen);
  add_directions (filling);
  for (guint32 i = 0; i < filling->explorer->patterns.patterns->len; i++)
    add_pattern (filling, i);
}

/* Adds orders to a few people. */
static void
add_orders (Filling *filling)
{
  guint n_people = 0;

  for (guint i = 0; i < filling->scope->len; i++) {
    guint32 person = g_array_index (filling->scope, guint32, i);

    if (person == leaf_player (filling->m) || !leaf_image_is_kind (filling->image, person, LEAF_KIND_PERSON))
      continue;
    if (n_people++ == MOST_PEOPLE) {
      filling->choices->is_cut = TRUE;
      return;
    }
    filling->actor = person;
    add_actions (filling);
  }
}

/* Sorts by interest, highest first; choices of equal interest keep their order. */
static void
put_in_order (LeafChoices *choices)
{
  GArray *old = choices->choices, *ordered = g_array_sized_new (FALSE, FALSE, sizeof (LeafExploredChoice), old->len);
  guint32 next[LEAF_INTEREST_BOTH + 2] = { 0 };

  for (guint i = 0; i < old->len; i++)
    next[LEAF_INTEREST_BOTH - g_array_index (old, LeafExploredChoice, i).interest + 1]++;
  for (guint i = 1; i < G_N_ELEMENTS (next); i++)
    next[i] += next[i - 1];
  g_array_set_size (ordered, old->len);
  for (guint i = 0; i < old->len; i++) {
    const LeafExploredChoice *choice = &g_array_index (old, LeafExploredChoice, i);

    g_array_index (ordered, LeafExploredChoice, next[LEAF_INTEREST_BOTH - choice->interest]++) = *choice;
  }
  g_array_unref (old);
  choices->choices = ordered;
}

static void
add_commands (LeafChoices *choices, LeafMachine *m)
{
  Filling filling = {
    .choices = choices,
    .explorer = choices->explorer,
    .image = m->image,
    .m = m,
    .room = leaf_room_of_player (m),
    .view = leaf_parser_view (m),
    .scope = g_array_new (FALSE, FALSE, sizeof (guint32)),
    .filled = g_array_new (FALSE, FALSE, sizeof (guint32)),
    .seen = g_hash_table_new (NULL, NULL),
  };

  find_scope (&filling);
  add_actions (&filling);
  for (guint32 i = 0; i < choices->explorer->patterns.commands->len; i++)
    add_typed (choices, LEAF_FILLED_COMMAND | i, LEAF_INTEREST_ACTION);
  if (choices->explorer->takes_orders)
    add_orders (&filling);
  put_in_order (choices);
  g_array_unref (filling.scope);
  g_array_unref (filling.filled);
  g_hash_table_unref (filling.seen);
}

static void
add_answer (LeafChoices *choices, const char *answer)
{
  add_typed (choices, choices->n_answers, LEAF_INTEREST_BOTH);
  choices->answers[choices->n_answers++] = answer;
}

static void
add_numbers (LeafChoices *choices, gint32 most)
{
  for (gint32 i = 0; i < MIN (most, (gint32) G_N_ELEMENTS (choices->numbers)); i++) {
    choices->numbers[i] = g_strdup_printf ("%d", i + 1);
    add_answer (choices, choices->numbers[i]);
  }
}

LeafChoices *
leaf_choices_new (const LeafExplorer *explorer, const LeafPlay *play)
{
  LeafChoices *choices = g_new0 (LeafChoices, 1);
  LeafMachine *m;

  g_return_val_if_fail (explorer != NULL && play != NULL, NULL);
  m = play->machine;
  choices->explorer = explorer;
  choices->choices = g_array_sized_new (FALSE, FALSE, sizeof (LeafExploredChoice), EXPECTED_CHOICES);
  if (m->is_over || m->stop.cause != LEAF_STOP_WANTS_COMMAND)
    return choices;
  switch (leaf_machine_waiting_native (m)) {
  case LEAF_NATIVE_read_final_answer: break;
  case LEAF_NATIVE_player_consents:
    add_answer (choices, "yes");
    add_answer (choices, "no");
    break;
  case LEAF_NATIVE_player_chooses: add_numbers (choices, m->stack[leaf_machine_frame (m)->slots].bits); break;
  case LEAF_NATIVE_wait_for_key:
  case LEAF_NATIVE_wait_for_space: add_answer (choices, " "); break;
  case LEAF_NATIVE_next_key:
  case LEAF_NATIVE_next_key_number:
    add_answer (choices, " ");
    add_answer (choices, "y");
    add_answer (choices, "n");
    add_numbers (choices, 9);
    break;
  case LEAF_NATIVE_next_line:
    add_answer (choices, " ");
    for (guint i = 0; i < explorer->patterns.texts->len; i++)
      add_typed (choices, LEAF_FILLED_TEXT | i, LEAF_INTEREST_BOTH);
    break;
  default: add_commands (choices, m); break;
  }
  return choices;
}

/* --- queries ------------------------------------------------------------------------------------------------------ */

void
leaf_choices_free (LeafChoices *choices)
{
  if (choices == NULL)
    return;
  g_array_unref (choices->choices);
  for (guint i = 0; i < G_N_ELEMENTS (choices->numbers); i++)
    g_free (choices->numbers[i]);
  g_free (choices);
}

guint32
leaf_choices_n (const LeafChoices *choices)
{
  return choices->choices->len;
}

gboolean
leaf_choices_is_cut (const LeafChoices *choices)
{
  return choices->is_cut;
}

guint64
leaf_choices_name (const LeafChoices *choices, guint32 number)
{
  const LeafExploredChoice *choice = leaf_choice_at (choices, number);
  guint64 name
      = choice->action != 0 || choice->pattern == LEAF_NO_PATTERN ? choice->action : choice->pattern | 1u << 15;

  name = name << 20 | choice->filled[0];
  name = name << 20 | choice->filled[1];
  return name ^ (guint64) choice->actor * G_GUINT64_CONSTANT (0x9E3779B97F4A7C15);
}

gboolean
leaf_choices_is_exit (const LeafChoices *choices, guint32 number)
{
  const LeafExploredChoice *choice = leaf_choice_at (choices, number);

  return choice->action == choices->explorer->image->facts.going && choice->actor == 0
         && choice->interest == LEAF_INTEREST_OBJECT;
}

gboolean
leaf_choices_is_out_of_world (const LeafChoices *choices, guint32 number)
{
  guint32 pattern = leaf_choice_at (choices, number)->pattern;

  return pattern != LEAF_NO_PATTERN
         && g_array_index (choices->explorer->patterns.patterns, LeafPattern, pattern).is_out_of_world;
}

LeafInterest
leaf_choices_interest (const LeafChoices *choices, guint32 number)
{
  return (LeafInterest) leaf_choice_at (choices, number)->interest;
}

void
leaf_choices_action (const LeafChoices *choices, guint32 number, guint32 *action, guint32 *noun, guint32 *second)
{
  const LeafExploredChoice *choice = leaf_choice_at (choices, number);
  gboolean has_objects = choice->action != 0 && choice->actor == 0;

  *action = choice->action;
  *noun = has_objects && leaf_filled_is_object (choice->filled[0]) ? choice->filled[0] : 0;
  *second = has_objects && leaf_filled_is_object (choice->filled[1]) ? choice->filled[1] : 0;
}

static void
clear_play_choice (gpointer choice)
{
  g_free (((LeafPlayChoice *) choice)->command);
}

GArray *
leaf_play_choices (LeafPlay *play, guint32 most)
{
  GArray *list = g_array_new (FALSE, TRUE, sizeof (LeafPlayChoice));
  g_autoptr (LeafExplorer) explorer = NULL;
  g_autoptr (LeafChoices) choices = NULL;
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  g_return_val_if_fail (play != NULL, list);
  g_array_set_clear_func (list, clear_play_choice);
  explorer = leaf_explorer_new (play->program);
  choices = leaf_choices_new (explorer, play);
  for (guint32 i = 0; i < choices->choices->len && (most == 0 || list->len < most); i++) {
    const LeafExploredChoice *choice = leaf_choice_at (choices, i);
    LeafPlayChoice row = { .command = leaf_choices_dup_command (choices, play, i),
                           .action = choice->action,
                           .interest = (LeafInterest) choice->interest };

    if (choice->action != 0 && leaf_filled_is_object (choice->filled[0]))
      row.noun = choice->filled[0];
    if (choice->action != 0 && leaf_filled_is_object (choice->filled[1]))
      row.second = choice->filled[1];
    if (row.command != NULL && g_hash_table_add (seen, row.command))
      g_array_append_val (list, row);
    else
      g_free (row.command);
  }
  return list;
}
