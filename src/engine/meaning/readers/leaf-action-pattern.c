/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-action-pattern.c: "Bob taking or dropping something in the Yard when the lamp is lit for the third time" -> slots.
 *
 * Read from the outside in: the number of times at the end, then the when-clause, then the actor before the first
 * participle, then the list of actions. The remaining words belong to the last action: its nouns, and the clauses after
 * them. Certain words may begin a clause ("in", "in the presence of", the action's own "from", "with" ...). Which of
 * them do is found by trying, starting with the reading that has the most clauses. */
#include "world/nouns/leaf-library-lookup.h"
#include "leaf-readers.h"

#include <string.h>

enum { MOST_ITEMS = 32, MOST_BREAKS = 6 };

/* A place where a clause may begin. */
typedef enum { BREAK_IN = 1, BREAK_PRESENCE, BREAK_VARIABLE } BreakSort;

typedef struct {
  guint32 at;   /* the word */
  guint32 from; /* the first word of its contents */
  BreakSort sort;
  LeafVariableId variable;
} Break;

typedef struct {
  LeafScope *scope;
  LeafBuild *build;
  LeafActionPattern *pattern;
  LeafWording bad;     /* the words at which the best attempt stopped */
  LeafWording it;      /* what "doing it" refers to, if anything */
  gboolean is_past;    /* "taken", not "taking" */
  gboolean is_partial; /* "putting something" may mean "putting it on": tried if no complete name matches */
  gboolean may_say_it; /* "putting it on", the declared name, may refer to the action */
} PatternReader;

/* --- clauses of the last action ----------------------------------------------------------------------------------- */

static LeafVariableId
variable_matched_as (LeafBuild *build, LeafActionId action, LeafWording w, guint32 at, guint32 *n_words)
{
  LeafTable *variables = &build->world->variables;

  if (!LEAF_IS (action))
    return (LeafVariableId) { 0 };
  for (guint32 i = leaf_world_first_variable (build, LEAF_OWNER_ACTION, action.ix); i != 0;
       i = LEAF_ROW (variables, LeafVariable, i)->next) {
    const LeafVariable *variable = LEAF_ROW (variables, LeafVariable, i);
    if (variable->matched_as != NULL && leaf_wording_begins (build, leaf_wording_from (w, at), variable->matched_as)) {
      const char *spaces = variable->matched_as;
      for (*n_words = 1; (spaces = strchr (spaces, ' ')) != NULL; spaces++)
        (*n_words)++;
      return LEAF_ID (LeafVariableId, i);
    }
  }
  return (LeafVariableId) { 0 };
}

static gboolean
break_at (PatternReader *self, LeafWording w, guint32 at, LeafActionId action, Break *found)
{
  LeafBuild *build = self->build;
  guint32 n_words = 0;
  LeafKeyword before = at > w.first ? leaf_kw (build, at - 1) : 0;
  LeafVariableId variable;

  if (leaf_wording_begins (build, leaf_wording_from (w, at), "in the presence of") && at + 4 < w.end) {
    *found = (Break) { at, at + 4, BREAK_PRESENCE, { 0 } };
    return TRUE;
  }
  variable = variable_matched_as (build, action, w, at, &n_words);
  if (LEAF_IS (variable) && at + n_words < w.end) {
    *found = (Break) { at, at + n_words, BREAK_VARIABLE, variable };
    return TRUE;
  }
  if (leaf_kw (build, at) == LEAF_KW_IN && before != LEAF_KW_IS && before != LEAF_KW_NOT && before != LEAF_KW_ARE
      && at + 1 < w.end) {
    *found = (Break) { at, at + 1, BREAK_IN, { 0 } };
    return TRUE;
  }
  return FALSE;
}

static guint32
find_breaks (PatternReader *self, LeafWording w, LeafActionId action, Break *breaks)
{
  guint32 n = 0;

  for (guint32 at = w.first; at < w.end && n < MOST_BREAKS; at++) {
    if (leaf_kw (self->build, at) == LEAF_KW_OPEN) {
      at = leaf_wording_past_bracket (self->build, w, at) - 1;
      continue;
    }
    if (break_at (self, w, at, action, &breaks[n]))
      n++;
  }
  return n;
}

/* Records the words that could not be read, of the reading that got farthest. */
static gboolean
not_understood (PatternReader *self, LeafWording w)
{
  const LeafActionPattern *pattern = self->pattern;

  if (leaf_wording_empty (self->bad) || w.first > self->bad.first)
    self->bad = w;
  leaf_reading_stopped (self->scope, w, LEAF_EXPECTED_DESCRIPTION, LEAF_KIND (NONE),
                        pattern->n_items > 0 ? pattern->items_wording : LEAF_NO_WORDS,
                        pattern->n_items > 0 ? N_ ("an action") : NULL);
  return FALSE;
}

static const LeafDescription *
read_noun (PatternReader *self, LeafWording w, LeafKindId wanted)
{
  const LeafDescription *noun = leaf_meaning_one_of (self->scope, w, wanted);

  if (noun == NULL)
    not_understood (self, w);
  return noun;
}

static void
keep_going_clause (LeafActionPattern *pattern, const char *matched_as, const LeafDescription *description)
{
  if (strcmp (matched_as, "from") == 0)
    pattern->from = description;
  else if (strcmp (matched_as, "to") == 0)
    pattern->to = description;
  else if (strcmp (matched_as, "through") == 0)
    pattern->through = description;
  else if (strcmp (matched_as, "by") == 0)
    pattern->by = description;
  else
    pattern->with = description;
}

static gboolean
is_own_variable_of_going (LeafBuild *build, const LeafVariable *variable)
{
  return leaf_action_is_going (build, LEAF_ID (LeafActionId, variable->owner_id))
         || variable->owner_id == leaf_known (build, LEAF_KNOWN_exiting);
}

static gboolean
read_clause (PatternReader *self, const Break *begin, guint32 end, GArray *clauses)
{
  LeafWording words = leaf_wording (begin->from, end);
  LeafActionPattern *pattern = self->pattern;
  const LeafDescription *description;
  LeafActionClause clause;

  switch (begin->sort) {
  case BREAK_IN:
    if (pattern->place != NULL)
      return FALSE;
    pattern->place = leaf_meaning_noun (self->scope, words, LEAF_KIND (NONE));
    if (pattern->place == NULL)
      not_understood (self, words);
    pattern->place_wording = leaf_wording (begin->at, end);
    return pattern->place != NULL;
  case BREAK_PRESENCE:
    pattern->company = read_noun (self, words, LEAF_KIND (OBJECT));
    pattern->company_wording = leaf_wording (begin->at, end);
    return pattern->company != NULL;
  case BREAK_VARIABLE: {
    LeafVariable variable = *LEAF_ROW (&self->build->world->variables, LeafVariable, begin->variable.ix);
    description = read_noun (self, words, variable.kind);
    if (description == NULL && leaf_kind_is_object (self->build, variable.kind))
      description = read_noun (self, words, LEAF_KIND (OBJECT));
    if (description == NULL)
      return FALSE;
    for (guint i = 0; i < clauses->len; i++) /* "going from the Yard from the Hall" */
      if (LEAF_SAME (g_array_index (clauses, LeafActionClause, i).variable, begin->variable))
        return FALSE;
    clause = (LeafActionClause) { begin->variable, description, leaf_wording (begin->at, end) };
    g_array_append_val (clauses, clause);
    if (is_own_variable_of_going (self->build, &variable))
      keep_going_clause (pattern, variable.matched_as, description);
    return TRUE;
  }
  }
  return FALSE;
}

/* --- nouns of the last action ------------------------------------------------------------------------------------- */

/* A topic: quoted texts joined by "or". A second noun may also be "something", "anything" or "it", for any topic. A first
 * noun that may be any topic is omitted, as in the reference. */
static const LeafDescription *
read_topic (PatternReader *self, LeafWording w, gboolean is_second)
{
  LeafKeyword keyword = leaf_wording_length (w) == 1 ? leaf_kw (self->build, w.first) : 0;
  LeafNode *topic;

  if (leaf_word (self->build, w.first)->sort == LEAF_WORD_TEXT) {
    for (guint32 at = w.first + 1; at < w.end; at++)
      if (leaf_word (self->build, at)->sort != LEAF_WORD_TEXT && leaf_kw (self->build, at) != LEAF_KW_OR
          && leaf_kw (self->build, at) != LEAF_KW_COMMA)
        return NULL;
    topic = leaf_node_constant (self->scope, w, LEAF_KIND (TOPIC), (gint32) w.first);
    return leaf_description_exact (self->scope, topic);
  }
  if (keyword == LEAF_KW_SOMETHING || keyword == LEAF_KW_ANYTHING || keyword == LEAF_KW_IT) {
    if (is_second)
      return leaf_description_exact (self->scope, leaf_node_constant (self->scope, w, LEAF_KIND (TOPIC), 0));
    leaf_reading_refused (self->scope, LEAF_PROBLEM_TOPIC_ANY, w, NULL, NULL, NULL);
    not_understood (self, w);
    return NULL;
  }
  if (leaf_meaning_noun (self->scope, w, LEAF_KIND (TOPIC)) == NULL)
    return read_noun (self, w, LEAF_KIND (SNIPPET)); /* "the topic understood" */
  return read_noun (self, w, LEAF_KIND (TOPIC));
}

static gboolean
is_topic (LeafKindId kind)
{
  return kind.ix == LEAF_KIND_TOPIC || kind.ix == LEAF_KIND_SNIPPET;
}

static const LeafDescription *
read_action_noun (PatternReader *self, LeafWording w, LeafKindId kind, gboolean is_second)
{
  if (is_topic (kind))
    return read_topic (self, w, is_second);
  if (leaf_kind_is_object (self->build, kind))
    kind = LEAF_KIND (OBJECT);
  return read_noun (self, w, kind);
}

/* "going nowhere", "going somewhere" */
static gboolean
read_going_noun (PatternReader *self, LeafWording w)
{
  LeafKeyword keyword = leaf_wording_length (w) == 1 ? leaf_kw (self->build, w.first) : 0;

  self->pattern->to_nowhere = keyword == LEAF_KW_NOWHERE;
  self->pattern->to_somewhere = keyword == LEAF_KW_SOMEWHERE || keyword == LEAF_KW_ANYWHERE;
  return self->pattern->to_nowhere || self->pattern->to_somewhere;
}

/* "asking Bob about the pearl", but not "pushing the button" if nothing has this name. */
static gboolean
may_be_noun (PatternReader *self, LeafWording w)
{
  return leaf_pattern_fits (self->build, w, "... about ...") || read_noun (self, w, LEAF_KIND (OBJECT)) != NULL;
}

/* "putting the ball in", for "the ball" in "putting the ball in the box": with the words before and the one after. */
static LeafWording
with_clause (const LeafBuild *build, const LeafActionName *name, LeafWording w)
{
  return leaf_wording (w.first - name->it, MIN (w.end + 1, build->words->words.n));
}

/* The words between the name's first part and the clauses. */
static gboolean
read_nouns (PatternReader *self, const LeafActionName *name, LeafWording w)
{
  const LeafAction action = *LEAF_ROW (&self->build->world->actions, LeafAction, name->action.ix);
  guint32 n_after = name->n > name->it ? name->n - name->it - 1 : 0;
  gboolean has_words = FALSE;

  if (name->it == name->n) {
    if (leaf_wording_empty (w))
      return TRUE;
    if (action.n_nouns == 0 && !action.optional_noun)
      return not_understood (self, w);
    if (leaf_action_is_going (self->build, name->action) && read_going_noun (self, w))
      return TRUE;
    self->pattern->noun = read_action_noun (self, w, action.kinds[0], FALSE);
    return self->pattern->noun != NULL;
  }
  /* "rubbing it": no words follow the noun, so it cannot be given: "rubbing the stick" is another action */
  if (n_after == 0)
    return leaf_wording_empty (w);
  for (guint32 at = w.first; at + n_after <= w.end; at++) { /* noun, "on", second noun */
    LeafWording first = leaf_wording_up_to (w, at), second = leaf_wording_from (w, at + n_after);
    if (!leaf_action_words_match (self->build, w, at, name, name->it + 1, name->n))
      continue;
    has_words = TRUE;
    self->pattern->noun = self->pattern->second = NULL;
    if (leaf_wording_empty (first) && !self->is_partial)
      continue; /* "pointing at the moon" is not "pointing it at" if there is a "pointing at" */
    if (!leaf_wording_empty (first)) {
      self->pattern->noun = read_action_noun (self, first, action.kinds[0], FALSE);
      if (self->pattern->noun == NULL)
        continue;
    }
    if (leaf_wording_empty (second))
      return TRUE;
    self->pattern->second = read_action_noun (self, second, action.kinds[1], TRUE);
    if (self->pattern->second != NULL)
      return TRUE;
  }
  self->pattern->noun = self->pattern->second = NULL;
  if (!self->is_partial)
    return FALSE;
  if (leaf_wording_empty (w))
    return TRUE;
  if (!has_words && may_be_noun (self, w)) {
    g_autoptr (LeafMessageFragment) hint
        = leaf_pattern_fits (self->build, w, "... about ...") /* for "asking it about", with a thing as the topic */
              ? leaf_message_fragment (
                  N_ (" Write the topic as a text in quotation marks: 'asking Bob about \"weather\"'."), NULL)
              : leaf_hint_for_foreign_syntax (self->build, LEAF_FOREIGN_ACTION, with_clause (self->build, name, w));

    leaf_reading_refused (self->scope, LEAF_PROBLEM_ACTION_IN_PART, w, NULL, action.name, hint);
  }
  return not_understood (self, w); /* "giving", but not "giving the cup" */
}

static void
forget_slots (LeafActionPattern *pattern)
{
  pattern->noun = pattern->second = pattern->place = pattern->company = NULL;
  pattern->from = pattern->to = pattern->through = pattern->by = pattern->with = NULL;
  pattern->to_nowhere = pattern->to_somewhere = FALSE;
  pattern->n_clauses = 0;
}

typedef gboolean (*ReadMiddle) (PatternReader *self, gconstpointer data, LeafWording w);

/* Where the next chosen clause begins, from break `i` on. */
static guint32
next_chosen (LeafWording w, const Break *breaks, guint32 n_breaks, guint32 chosen, guint32 i)
{
  for (; i < n_breaks; i++)
    if (chosen & (1u << i))
      return breaks[i].at;
  return w.end;
}

/* Reads the clauses that `chosen` selects, in order, since a clause may use a name that an earlier one gives. */
static gboolean
read_chosen (PatternReader *self, LeafWording w, const Break *breaks, guint32 n_breaks, guint32 chosen)
{
  g_autoptr (GArray) clauses = g_array_new (FALSE, FALSE, sizeof (LeafActionClause));

  for (guint32 i = 0; i < n_breaks; i++) {
    guint32 end = next_chosen (w, breaks, n_breaks, chosen, i + 1);

    if ((chosen & (1u << i)) && (breaks[i].from >= end || !read_clause (self, &breaks[i], end, clauses)))
      return FALSE;
  }
  self->pattern->n_clauses = clauses->len;
  if (clauses->len > 0)
    self->pattern->clauses
        = leaf_arena_copy (self->build->arena, clauses->data, sizeof (LeafActionClause) * clauses->len);
  return TRUE;
}

/* Reads w as a middle part and clauses. Clauses may use a name that the middle gives: "dropping a stone (called S) in
 * the home of S". Otherwise they are read first, since their failure is more informative than that of the middle. */
static gboolean
read_split (PatternReader *self, LeafWording w, const Break *breaks, guint32 n_breaks, guint32 chosen,
            ReadMiddle middle, gconstpointer data)
{
  LeafWording words = leaf_wording_up_to (w, next_chosen (w, breaks, n_breaks, chosen, 0));
  gboolean calls = FALSE;

  for (guint32 at = words.first; at < words.end && !calls; at++)
    calls = leaf_kw (self->build, at) == LEAF_KW_CALLED;
  forget_slots (self->pattern);
  if (calls)
    return middle (self, data, words) && read_chosen (self, w, breaks, n_breaks, chosen);
  return read_chosen (self, w, breaks, n_breaks, chosen) && middle (self, data, words);
}

static int
count_bits (guint32 bits)
{
  int n = 0;
  for (; bits != 0; bits &= bits - 1)
    n++;
  return n;
}

/* Tries all subsets of the breaks in `offered`, those with the most clauses first. */
static gboolean
read_with_clauses_at (PatternReader *self, LeafWording w, const Break *breaks, guint32 n, guint32 offered,
                      ReadMiddle middle, gconstpointer data)
{
  for (int size = (int) n; size >= 0; size--)
    for (guint32 chosen = 0; chosen < (1u << n); chosen++)
      if (count_bits (chosen) == size && (chosen & ~offered) == 0
          && read_split (self, w, breaks, n, chosen, middle, data))
        return TRUE;
  forget_slots (self->pattern);
  return FALSE;
}

static gboolean
read_with_clauses (PatternReader *self, LeafWording w, LeafActionId action, ReadMiddle middle, gconstpointer data)
{
  Break breaks[MOST_BREAKS];
  guint32 n = find_breaks (self, w, action, breaks);

  return read_with_clauses_at (self, w, breaks, n, G_MAXUINT32, middle, data);
}

static gboolean
nouns_middle (PatternReader *self, gconstpointer data, LeafWording w)
{
  return read_nouns (self, data, w);
}

/* "writing in the logbook" for "writing it in": the omitted part is the first noun, so "in" belongs to the name if
 * possible. */
static gboolean
read_nouns_with_clauses (PatternReader *self, LeafWording w, const LeafActionName *name)
{
  Break breaks[MOST_BREAKS];
  guint32 n = find_breaks (self, w, name->action, breaks);
  gboolean is_own = self->is_partial && n > 0 && breaks[0].at == w.first && name->it < name->n
                    && leaf_action_words_match (self->build, w, w.first, name, name->it + 1, name->n);

  if (is_own && read_with_clauses_at (self, w, breaks, n, G_MAXUINT32 - 1, nouns_middle, name))
    return TRUE;
  return read_with_clauses_at (self, w, breaks, n, G_MAXUINT32, nouns_middle, name);
}

/* --- doing something, kinds of action ----------------------------------------------------------------------------- */

/* What may follow "doing something" or a named kind of action: "to X", "with X". */
static gboolean
object_middle (PatternReader *self, gconstpointer data, LeafWording w)
{
  if (leaf_wording_empty (w))
    return TRUE;
  if (leaf_kw_first (self->build, w) != LEAF_KW_TO && leaf_kw_first (self->build, w) != LEAF_KW_WITH)
    return not_understood (self, w);
  self->pattern->noun = read_noun (self, leaf_wording_from (w, w.first + 1), LEAF_KIND (OBJECT));
  return self->pattern->noun != NULL;
}

/* As in the reference, a list names at most one kind of action: of several, the one declared last, with the highest
 * number. The others neither match nor count. */
static guint32
kind_that_stays (const LeafActionItem *items, guint32 n)
{
  guint32 kind = 0;

  for (guint32 i = 0; i < n; i++)
    kind = MAX (kind, items[i].kind_of_action);
  return kind;
}

static void
keep_items (PatternReader *self, const LeafActionItem *items, guint32 n)
{
  LeafActionPattern *pattern = self->pattern;
  LeafActionItem *kept = n > 0 ? leaf_arena_copy (self->build->arena, items, sizeof (LeafActionItem) * n) : NULL;
  guint32 kind = kind_that_stays (items, n);

  pattern->items = kept;
  pattern->n_items = 0;
  pattern->items_wording = n > 0 ? leaf_wording (items[0].wording.first, items[n - 1].wording.end) : LEAF_NO_WORDS;
  for (guint32 i = 0; i < n; i++)
    if (items[i].kind_of_action == 0 || items[i].kind_of_action == kind)
      kept[pattern->n_items++] = items[i];
  pattern->drops_kinds = pattern->n_items < n;
}

/* The next separator ("or", a comma, ", or") from `at`; sets *after to the word after it. */
static guint32
find_separator (const LeafBuild *build, LeafWording w, guint32 at, guint32 *after)
{
  for (; at < w.end; at++) {
    LeafKeyword keyword = leaf_kw (build, at);
    if (keyword == LEAF_KW_OPEN) {
      at = leaf_wording_past_bracket (build, w, at) - 1;
      continue;
    }
    if (keyword == LEAF_KW_OR || keyword == LEAF_KW_COMMA) {
      *after = at + 1;
      if (keyword == LEAF_KW_COMMA && *after < w.end && leaf_kw (build, *after) == LEAF_KW_OR)
        (*after)++;
      return at;
    }
  }
  *after = w.end;
  return w.end;
}

/* "Check putting it on when ..." names a rulebook by the action's name. Elsewhere "it" is not a noun, as in the
 * reference. */
static gboolean
says_it (const PatternReader *self, LeafWording w)
{
  for (guint32 at = w.first; at < w.end; at++)
    if (leaf_kw (self->build, at) == LEAF_KW_IT)
      return !self->may_say_it || self->pattern->has_actor_slot;
  return FALSE;
}

/* The longest run of complete names of actions from w.first; returns where the rest begins. */
static guint32
read_item_list (PatternReader *self, LeafWording w, LeafActionItem *items, guint32 *n_items)
{
  guint32 at = w.first;

  *n_items = 0;
  while (at < w.end && *n_items < MOST_ITEMS) {
    guint32 after, separator = find_separator (self->build, w, at, &after);
    if (!leaf_read_bare_action (self->build, leaf_wording (at, separator), &items[*n_items])
        || (items[*n_items].kind_of_action == 0 && says_it (self, leaf_wording (at, separator))))
      break;
    (*n_items)++;
    at = after;
  }
  return at;
}

static gboolean read_last_action (PatternReader *self, LeafWording w, LeafActionItem *items, guint32 n);

/* "doing something", "doing anything other than A or B to X in Y" */
static gboolean
read_doing (PatternReader *self, LeafWording w)
{
  LeafBuild *build = self->build;
  LeafActionItem items[MOST_ITEMS];
  guint32 n = 0;
  LeafWording rest;

  if (leaf_wording_length (w) < 2 || leaf_kw (build, w.first) != LEAF_KW_DOING
      || (leaf_kw (build, w.first + 1) != LEAF_KW_SOMETHING && leaf_kw (build, w.first + 1) != LEAF_KW_ANYTHING))
    return FALSE;
  rest = leaf_wording_from (w, w.first + 2);
  if (leaf_wording_begins (build, rest, "other than"))
    rest.first += 2;
  else if (leaf_wording_begins (build, rest, "except"))
    rest.first += 1;
  else {
    keep_items (self, NULL, 0);
    return read_with_clauses (self, rest, (LeafActionId) { 0 }, object_middle, NULL);
  }
  self->pattern->is_excluding = TRUE;
  /* the clauses may belong to the last item */
  for (guint32 end = rest.end; end > rest.first; end--) {
    guint32 stop = read_item_list (self, leaf_wording_up_to (rest, end), items, &n);
    if (stop == end && n > 0) {
      keep_items (self, items, n);
      self->pattern->items_wording.first = w.first;
      if (read_with_clauses (self, leaf_wording_from (rest, end), (LeafActionId) { 0 }, object_middle, NULL))
        return TRUE;
    }
  }
  /* or the last may be an action on something: "other than touching the pear" */
  {
    guint32 stop = read_item_list (self, rest, items, &n);
    if (stop < rest.end && read_last_action (self, leaf_wording_from (rest, stop), items, n)) {
      self->pattern->items_wording.first = w.first;
      return TRUE;
    }
  }
  self->pattern->is_excluding = FALSE;
  return not_understood (self, rest);
}

/* The last item is a named kind of action, followed by clauses. */
static gboolean
read_last_kind (PatternReader *self, LeafWording w, LeafActionItem *items, guint32 n)
{
  LeafNameMatch match = leaf_names_begin (self->build, w, LEAF_NAMES (KIND_OF_ACTION), self->scope->near);

  if (match.id == 0 || n >= MOST_ITEMS)
    return FALSE;
  items[n]
      = (LeafActionItem) { .kind_of_action = match.id, .wording = leaf_wording_up_to (w, w.first + match.n_words) };
  keep_items (self, items, n + 1);
  return read_with_clauses (self, leaf_wording_from (w, w.first + match.n_words), (LeafActionId) { 0 }, object_middle,
                            NULL);
}

static gboolean
read_last_action (PatternReader *self, LeafWording w, LeafActionItem *items, guint32 n)
{
  g_autoptr (GArray) names = leaf_action_names_beginning (self->build, w, self->is_past);

  for (guint i = 0; i < 2 * names->len && n < MOST_ITEMS; i++) {
    const LeafActionName *name = &g_array_index (names, LeafActionName, i % names->len);
    LeafWording rest = leaf_wording_from (w, w.first + name->it);
    items[n] = (LeafActionItem) { .action = name->action, .wording = leaf_wording_up_to (w, w.first + name->it) };
    keep_items (self, items, n + 1);
    self->is_partial = i >= names->len;
    if (read_nouns_with_clauses (self, rest, name))
      return TRUE;
  }
  return read_last_kind (self, w, items, n);
}

/* "taking or dropping the coin": complete names, then the last action with its nouns and clauses. */
static gboolean
read_actions (PatternReader *self, LeafWording w)
{
  LeafActionItem items[MOST_ITEMS];
  guint32 n = 0, rest;

  if (leaf_wording_empty (w))
    return FALSE;
  if (read_doing (self, w))
    return TRUE;
  rest = read_item_list (self, w, items, &n);
  if (rest == w.end && n > 0) {
    keep_items (self, items, n);
    forget_slots (self->pattern);
    return TRUE;
  }
  return read_last_action (self, leaf_wording_from (w, rest), items, n);
}

/* --- the actor ---------------------------------------------------------------------------------------------------- */

static gboolean
is_bare_kind (const LeafBuild *build, const LeafDescription *description, LeafWording w)
{
  LeafKeyword keyword = leaf_wording_length (w) == 1 ? leaf_kw (build, w.first) : 0;

  if (keyword == LEAF_KW_SOMEONE || keyword == LEAF_KW_SOMEBODY || keyword == LEAF_KW_ANYONE
      || keyword == LEAF_KW_ANYBODY || keyword == LEAF_KW_SOMETHING || keyword == LEAF_KW_ANYTHING)
    return FALSE;
  return description->exact == NULL && description->n_adjectives == 0 && description->n_clauses == 0
         && description->called == 0;
}

/* "an actor who is not Bob": any actor, with a clause; NULL if the words are something else. */
static LeafDescription *
read_actor_with_clause (PatternReader *self, LeafWording w)
{
  LeafScope *scope = self->scope;
  LeafWording rest = leaf_wording_skip_article (self->build, w);
  LeafKeyword relative = leaf_kw (self->build, rest.first + 1);
  LeafDescription *actor;
  LeafClause *clause;
  const LeafClause **clauses;

  if ((relative != LEAF_KW_WHO && relative != LEAF_KW_WHICH && relative != LEAF_KW_THAT)
      || !leaf_word_is (self->build, rest.first, "actor"))
    return NULL;
  clause = leaf_read_relative (scope, leaf_wording_from (rest, rest.first + 1), LEAF_KIND (OBJECT));
  if (clause == NULL)
    return NULL;
  clauses = leaf_new (self->build->arena, const LeafClause *);
  clauses[0] = clause;
  actor = leaf_description_of_kind (scope, w, LEAF_KIND (OBJECT));
  actor->clauses = clauses;
  actor->n_clauses = 1;
  return actor;
}

/* The words before the action give the actor. */
static gboolean
read_actor (PatternReader *self, LeafWording w, gboolean trying)
{
  LeafActionPattern *pattern = self->pattern;

  if (leaf_wording_empty (w))
    return TRUE;
  if (leaf_kw (self->build, w.first) == LEAF_KW_NOT)
    return not_understood (self, w); /* it negates the action, even if a thing has this name */
  pattern->has_actor_slot = TRUE;
  if (leaf_wording_is (self->build, w, "an actor") || leaf_wording_is (self->build, w, "actor")) {
    pattern->is_any_actor = TRUE;
    return TRUE;
  }
  pattern->actor = leaf_meaning_one_of (self->scope, w, LEAF_KIND (OBJECT));
  if (pattern->actor == NULL)
    pattern->actor = read_actor_with_clause (self, w);
  if (pattern->actor == NULL)
    return not_understood (self, w);
  if (!trying && is_bare_kind (self->build, pattern->actor, w))
    return not_understood (self, w);
  return TRUE;
}

/* "asking Bob to try taking something" */
static gboolean
read_request (PatternReader *self, LeafWording w)
{
  guint32 to;

  if (leaf_kw_first (self->build, w) != LEAF_KW_ASKING)
    return FALSE;
  to = leaf_wording_find (self->build, w, "to try");
  if (to >= w.end)
    return FALSE;
  self->pattern->is_request = TRUE;
  if (read_actor (self, leaf_wording (w.first + 1, to), TRUE) && read_actions (self, leaf_wording_from (w, to + 2)))
    return TRUE;
  self->pattern->is_request = self->pattern->has_actor_slot = FALSE;
  self->pattern->actor = NULL;
  return FALSE;
}

static gboolean
read_by_someone (PatternReader *self, LeafWording w)
{
  LeafBuild *build = self->build;

  if (read_request (self, w))
    return TRUE;
  for (guint32 at = w.first; at < w.end; at++) {
    LeafWording rest = leaf_wording_from (w, at);
    gboolean trying = leaf_kw (build, at) == LEAF_KW_TRYING;
    if (leaf_kw (build, at) == LEAF_KW_OPEN) {
      at = leaf_wording_past_bracket (build, w, at) - 1;
      continue;
    }
    if (!leaf_begins_action (build, rest))
      continue;
    if (trying)
      rest.first++;
    self->pattern->actor = NULL;
    self->pattern->has_actor_slot = self->pattern->is_any_actor = FALSE;
    if (read_actor (self, leaf_wording_up_to (w, at), trying) && read_actions (self, rest))
      return TRUE;
  }
  return FALSE;
}

/* --- "when" clauses and whole patterns ---------------------------------------------------------------------------- */

/* "Instead of doing something when asleep": the actor is asleep. */
static LeafNode *
read_when_acting (LeafScope *scope, LeafWording w)
{
  gboolean before = scope->self_acts;
  LeafNode *condition;

  scope->self_acts = TRUE;
  leaf_reading_changed (scope);
  condition = leaf_meaning_condition (scope, w);
  scope->self_acts = before;
  leaf_reading_changed (scope);
  return condition;
}

static gboolean
read_timeless (PatternReader *self, LeafWording w)
{
  LeafBuild *build = self->build;

  if (!leaf_wording_empty (self->it) && leaf_wording_is (build, w, "doing it"))
    w = self->it;
  for (guint32 at = w.first + 1; at + 1 < w.end; at++) {
    LeafKeyword keyword = leaf_kw (build, at);
    if (keyword == LEAF_KW_OPEN) {
      at = leaf_wording_past_bracket (build, w, at) - 1;
      continue;
    }
    if (keyword != LEAF_KW_WHEN && keyword != LEAF_KW_WHILE)
      continue;
    /* the when-clause may use a name that the pattern gives, so the pattern is read first */
    if (!read_by_someone (self, leaf_wording_up_to (w, at)))
      continue;
    if (self->pattern->n_items == 1 && self->pattern->items[0].kind_of_action == 0 && !self->pattern->is_excluding)
      /* its variables may be used */
      leaf_scope_add_owner (self->scope, LEAF_OWNER_ACTION, self->pattern->items[0].action.ix);
    self->pattern->when_wording = leaf_wording_from (w, at + 1);
    self->pattern->when = read_when_acting (self->scope, self->pattern->when_wording);
    if (self->pattern->when != NULL)
      return TRUE;
    not_understood (self, self->pattern->when_wording);
    self->pattern->when_wording = LEAF_NO_WORDS;
    return FALSE;
  }
  return read_by_someone (self, w);
}

/* Reads the words, which end with a number of times. */
static gboolean
read_repeated (PatternReader *self, LeafWording w, gboolean may_lack_for)
{
  guint32 begins = w.end;
  LeafHistory history = { 0 };

  if (!leaf_read_history (self->scope, w, may_lack_for, &begins, &history) || begins <= w.first
      || !read_timeless (self, leaf_wording_up_to (w, begins)))
    return FALSE;
  self->pattern->history = history;
  self->pattern->history.cell = leaf_reserve_cells (self->build, LEAF_PAST_CELLS);
  return TRUE;
}

LeafActionPattern *
leaf_action_pattern_read_after (LeafScope *scope, LeafWording w, LeafWording it, gboolean may_say_it,
                                LeafWording *reason)
{
  PatternReader self = { .scope = scope, .build = scope->build, .it = it, .may_say_it = may_say_it };
  gboolean good;

  if (reason != NULL)
    *reason = w;
  if (leaf_wording_empty (w))
    return NULL;
  self.pattern = leaf_new (scope->build->arena, LeafActionPattern);
  good = read_repeated (&self, w, FALSE) || read_repeated (&self, w, TRUE) || read_timeless (&self, w);
  self.pattern->wording = w;
  if (!good && reason != NULL && !leaf_wording_empty (self.bad))
    *reason = self.bad;
  return good ? self.pattern : NULL;
}

LeafActionPattern *
leaf_action_pattern_read (LeafScope *scope, LeafWording w, LeafWording *reason)
{
  return leaf_action_pattern_read_after (scope, w, LEAF_NO_WORDS, FALSE, reason);
}

/* "taken the box", after "we have": the words of an action in the past. */
LeafActionPattern *
leaf_action_pattern_read_participle (LeafScope *scope, LeafWording w)
{
  PatternReader self = { .scope = scope, .build = scope->build, .is_past = TRUE };
  LeafActionItem items[MOST_ITEMS];

  if (leaf_wording_empty (w))
    return NULL;
  self.pattern = leaf_new (scope->build->arena, LeafActionPattern);
  self.pattern->wording = w;
  return read_last_action (&self, w, items, 0) ? self.pattern : NULL;
}
