/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-actions.c: sentences that make actions, activities, conditions of scenes, and use options.
 *
 *   "Scraping it with is an action applying to two things."
 *   "The scraping action has a number called the vigour (matched as "with")."
 *   "Weighing up something is an activity on things."
 *   "The Fair ends drenched when the tent comes down."
 *   "Use American dialect and the serial comma."
 */

#include "leaf-assert.h"
#include "leaf-library-lookup.h"
#include "leaf-names-private.h"

#include <string.h>

static LeafWording
sentence_words (const LeafBuild *build, LeafSentenceId sentence)
{
  return LEAF_ROW (&build->sentences->sentences, LeafSentence, sentence.ix)->wording;
}

/* --- variables of actions and activities -------------------------------------------------------------------------- */

/* "a number called the vigour (matched as "with")". */
static gboolean
declare_variable (LeafBuild *build, LeafOwner owner, guint32 owner_id, LeafWording w, LeafSentenceId sentence)
{
  LeafHeadingId near = leaf_sentence_heading (build, sentence);
  LeafWording matched = LEAF_NO_WORDS, kind_words, name;
  LeafKindId kind;
  LeafVariableId id;
  guint32 called;

  if (leaf_word_is (build, w.end - 1, ")")) {
    LeafWording rest = w;
    LeafWording bracket = leaf_wording_take_bracket (build, &rest);

    if (leaf_wording_begins (build, bracket, "matched as")) {
      matched = leaf_wording_from (bracket, bracket.first + 2);
      w = rest;
    } else if (!leaf_wording_begins (build, bracket, "called")) {
      leaf_problem_at (build, LEAF_PROBLEM_MATCHED_AS_FORM, bracket, NULL, NULL);
      return FALSE;
    }
  }
  called = leaf_wording_find (build, w, "called");
  if (called < w.end) {
    kind_words = leaf_wording_up_to (w, called);
    name = leaf_wording_from (w, called + 1);
  } else {
    kind_words = w;
    name = leaf_wording_take_bracket (build, &kind_words);
    if (leaf_wording_begins (build, name, "called"))
      name.first++;
    else
      name = kind_words;
  }
  kind = leaf_kind_read (build, kind_words, near);
  if (!LEAF_IS (kind)) {
    leaf_problem_at (build, LEAF_PROBLEM_KIND_UNKNOWN, kind_words, NULL, NULL);
    return FALSE;
  }
  if (LEAF_SAME (kind, LEAF_KIND (VALUE))) {
    leaf_problem_at (build, LEAF_PROBLEM_KIND_TOO_VAGUE, kind_words, NULL, NULL);
    return FALSE;
  }
  if (leaf_wording_find (build, name, "and") < name.end || called >= w.end) {
    leaf_problem_at (build, LEAF_PROBLEM_VARIABLE_MANY, w, NULL, NULL);
    return FALSE;
  }
  if (owner == LEAF_OWNER_ACTION)
    leaf_kind_check_made (build, kind_words, near);
  id = leaf_world_make_variable (build, owner, owner_id, name, kind, sentence);
  if (!leaf_wording_empty (matched) && leaf_word (build, matched.first)->sort == LEAF_WORD_TEXT) {
    g_autofree char *text = leaf_words_text_dup (build, matched.first);

    if (strchr (text, ' ') != NULL)
      leaf_problem_at (build, LEAF_PROBLEM_MATCHED_AS_FORM, matched, NULL, NULL);
    LEAF_ROW (&build->world->variables, LeafVariable, id.ix)->matched_as = leaf_arena_strdup (build->arena, text);
  }
  return TRUE;
}

/* "The scraping action has a ...": TRUE if the sentence has this form. */
static gboolean
declare_has (LeafBuild *build, LeafSentenceId sentence, const char *noun, LeafNameSort sort, LeafOwner owner)
{
  LeafWording w = sentence_words (build, sentence);
  g_autofree char *has = g_strconcat (noun, " has", NULL);
  guint32 at = leaf_wording_find (build, w, has);
  LeafWording subject;
  LeafNameMatch match;

  if (at >= w.end || at + 2 >= w.end)
    return FALSE;
  subject = leaf_wording_up_to (w, at);
  match = leaf_names_find_whole (build, subject, 1u << sort, leaf_sentence_heading (build, sentence));
  if (match.id == 0) {
    g_autoptr (LeafMessageFragment) near = leaf_names_perhaps (build, subject, 1u << sort);

    leaf_problem_at (build, LEAF_PROBLEM_OWNER_UNKNOWN, subject, LEAF_REMARK (noun), near);
    return TRUE;
  }
  declare_variable (build, owner, match.id, leaf_wording_from (w, at + 2), sentence);
  return TRUE;
}

gboolean
leaf_names_an_action (const LeafBuild *build, LeafWording w)
{
  return leaf_names_find_whole (build, w, LEAF_NAMES (ACTION), LEAF_ID (LeafHeadingId, 0)).id != 0;
}

/* --- actions ------------------------------------------------------------------------------------------------------ */

/* "container", "cavern": the parser can only check whether an action's noun is a thing, a room or a value. */
static gboolean
is_narrower_kind (const LeafBuild *build, LeafKindId kind)
{
  return !build->is_library && leaf_kind_is_object (build, kind) && !LEAF_SAME (kind, LEAF_KIND (OBJECT))
         && !LEAF_SAME (leaf_kind (build, kind)->parent, LEAF_KIND (OBJECT));
}

/* "one carried thing", "two things", "a number", "one visible thing": `w` in the clause "applying to ...". */
static gboolean
read_noun (LeafBuild *build, LeafAction *action, LeafWording clause, LeafWording w, LeafHeadingId near)
{
  guint32 n = 1;
  gboolean touch = TRUE, carried = FALSE, is_said = FALSE;
  LeafKindId kind;

  w = leaf_wording_skip_article (build, w);
  if (leaf_wording_is (build, w, "nothing"))
    return TRUE;
  if (leaf_wording_begins (build, w, "nothing or")) {
    action->optional_noun = TRUE;
    w.first += 2;
  }
  if (leaf_wording_begins (build, w, "one")) {
    w.first++;
  } else if (leaf_wording_begins (build, w, "two")) {
    n = 2;
    w.first++;
  }
  if (leaf_wording_begins (build, w, "visible")) {
    touch = FALSE;
    is_said = TRUE;
    w.first++;
  } else if (leaf_wording_begins (build, w, "touchable")) {
    is_said = TRUE;
    w.first++;
  } else if (leaf_wording_begins (build, w, "carried")) {
    carried = TRUE;
    w.first++;
  }
  if (leaf_wording_empty (w)) { /* "one", "two visible" */
    leaf_problem_at (build, LEAF_PROBLEM_ACTION_TAIL, clause, NULL, NULL);
    return FALSE;
  }
  kind = leaf_kind_read (build, w, near);
  if (!LEAF_IS (kind) || action->n_nouns + n > 2) {
    leaf_problem_at (build, LEAF_IS (kind) ? LEAF_PROBLEM_ACTION_TOO_MANY_NOUNS : LEAF_PROBLEM_KIND_UNKNOWN, w, NULL,
                     NULL);
    return FALSE;
  }
  leaf_kind_check_made (build, w, near);
  for (guint32 i = 0; i < n; i++) {
    guint32 at = action->n_nouns++;

    if (!leaf_kind_is_object (build, kind) && at == 1 && !leaf_kind_is_object (build, action->kinds[0])) {
      leaf_problem_at (build, LEAF_PROBLEM_ACTION_TWO_VALUES, w, NULL, NULL);
      return FALSE;
    }
    if (is_narrower_kind (build, kind)) {
      leaf_problem_at (build, LEAF_PROBLEM_ACTION_KIND_OF_THING, w, NULL, NULL);
      return FALSE;
    }
    if ((is_said || carried) && !leaf_kind_conforms (build, kind, LEAF_KIND (THING))
        && !LEAF_SAME (kind, LEAF_KIND (OBJECT))) {
      leaf_problem_at (build, LEAF_PROBLEM_ACTION_ACCESS, w, NULL, NULL);
      return FALSE;
    }
    action->kinds[at] = kind;
    action->needs_carried[at] = carried;
    action->needs_touch[at] = leaf_kind_is_object (build, kind) && touch
                              && (is_said || carried || leaf_kind_conforms (build, kind, LEAF_KIND (THING)));
  }
  return TRUE;
}

/* The word where each clause after "is an action" begins. It ends where the next one begins. */
typedef enum { CLAUSE_APPLYING = 0, CLAUSE_OUT, CLAUSE_PARTICIPLE, CLAUSE_LIGHT, CLAUSE_ABBREVIABLE, N_CLAUSES } Clause;

static const struct {
  const char *words;
  guint32 length;
} clauses[N_CLAUSES] = {
  { "applying to", 2 },     { "out of world", 3 }, { "with past participle", 3 },
  { "requiring light", 2 }, { "abbreviable", 1 },
};

/* The words of a clause, without the comma or "and" before the next one. */
static LeafWording
without_conjunction (const LeafBuild *build, LeafWording w)
{
  while (!leaf_wording_empty (w) && (leaf_word_is (build, w.end - 1, ",") || leaf_word_is (build, w.end - 1, "and")))
    w.end--;
  return w;
}

static void
read_applying (LeafBuild *build, LeafAction *action, LeafWording w, LeafHeadingId near)
{
  LeafWording clause = leaf_wording (w.first - clauses[CLAUSE_APPLYING].length, w.end), *parts;
  guint32 n;

  n = leaf_wording_split_list (build, w, "and", &parts);
  for (guint32 i = 0; i < n; i++)
    if (!read_noun (build, action, clause, parts[i], near))
      break;
}

/* Only a remark in brackets may come between "is an action" and its clauses. */
static void
check_tail (LeafBuild *build, LeafWording w)
{
  LeafWording whole = w;

  leaf_wording_take_bracket (build, &w);
  while (!leaf_wording_empty (w) && (leaf_word_is (build, w.first, ",") || leaf_word_is (build, w.first, "and")))
    w.first++;
  if (!leaf_wording_empty (w))
    leaf_problem_at (build, LEAF_PROBLEM_ACTION_TAIL, whole, NULL, NULL);
}

static void
read_clauses (LeafBuild *build, LeafAction *action, LeafWording w, LeafHeadingId near)
{
  guint32 places[N_CLAUSES], first = w.end;

  for (guint32 i = 0; i < N_CLAUSES; i++) {
    places[i] = leaf_wording_find (build, w, clauses[i].words);
    first = MIN (first, places[i]);
  }
  check_tail (build, leaf_wording_up_to (w, first));
  for (guint32 i = 0; i < N_CLAUSES; i++) {
    LeafWording clause;
    guint32 end = w.end;

    if (places[i] >= w.end)
      continue;
    for (guint32 other = 0; other < N_CLAUSES; other++)
      if (places[other] > places[i] && places[other] < end)
        end = places[other];
    clause = without_conjunction (build, leaf_wording (places[i] + clauses[i].length, end));
    if (leaf_wording_find (build, leaf_wording_from (w, clause.first), clauses[i].words) < w.end)
      leaf_problem_at (build, LEAF_PROBLEM_ACTION_CLAUSE_TWICE, w, NULL, NULL);
    else if (i != CLAUSE_PARTICIPLE && leaf_wording_empty (clause) == (i == CLAUSE_APPLYING))
      leaf_problem_at (build, LEAF_PROBLEM_ACTION_TAIL, w, NULL, NULL);
    if (i == CLAUSE_APPLYING)
      read_applying (build, action, clause, near);
    else if (i == CLAUSE_OUT)
      action->out_of_world = TRUE;
    else if (i == CLAUSE_PARTICIPLE) {
      if (leaf_wording_length (clause) != 1)
        leaf_problem_at (build, LEAF_PROBLEM_ACTION_PARTICIPLE_LONG, w, NULL, NULL);
      action->past_participle = clause;
    } else if (i == CLAUSE_LIGHT)
      action->needs_light = TRUE;
    else
      action->abbreviable = TRUE;
  }
}

static gboolean
says_what_is_done (const LeafBuild *build, LeafWording name)
{
  for (guint32 at = name.first; at < name.end; at++)
    if (g_str_has_suffix (leaf_vocabulary_text (build->vocabulary, leaf_word (build, at)->vocab), "ing"))
      return TRUE;
  return FALSE;
}

void
leaf_actions_declare (LeafBuild *build, LeafSentenceId sentence)
{
  LeafWording w = sentence_words (build, sentence), name;
  LeafHeadingId near = leaf_sentence_heading (build, sentence);
  LeafAction action = { .sentence = sentence };
  guint32 length, at, id;

  if (declare_has (build, sentence, "action", LEAF_NAME_ACTION, LEAF_OWNER_ACTION))
    return;
  at = leaf_find_is_made (build, LEAF_FORM_ACTION, w, &length);
  name = leaf_wording_skip_article (build, leaf_wording_up_to (w, at));
  if (at >= w.end) {
    leaf_problem_at (build, LEAF_PROBLEM_SENTENCE_UNKNOWN, w, NULL, NULL);
    return;
  }
  if (leaf_wording_is_article (build, name)) {
    leaf_problem_at (build, LEAF_PROBLEM_NAME_UNUSABLE, name, LEAF_REMARK (N_ ("only an article")), NULL);
    return;
  }
  if (leaf_names_find_whole (build, name, LEAF_NAMES (ACTION), near).id != 0) {
    leaf_problem_at (build, LEAF_PROBLEM_NAME_TAKEN, name, LEAF_REMARK (N_ ("action")), NULL);
    return;
  }
  if (at + length == w.end && !says_what_is_done (build, name)) {
    leaf_problem_at (build, LEAF_PROBLEM_ACTION_NAME, name, NULL, NULL);
    return;
  }
  if (at + length == w.end) {
    g_autofree char *spelling = leaf_wording_dup (build, name);

    leaf_problem_at (build, LEAF_PROBLEM_ACTION_INCOMPLETE, w, spelling, NULL);
  }
  read_clauses (build, &action, leaf_wording_from (w, at + length), near);
  action.name = leaf_world_spelling (build, name);
  id = leaf_table_push (&build->world->actions, &action);
  leaf_names_add_near (build, LEAF_NAME_ACTION, id, name, near, FALSE);
}

/* --- activities --------------------------------------------------------------------------------------------------- */

/* "weighing up something", "printing the name of something": the name without "something" and "of". */
static LeafWording
activity_name (const LeafBuild *build, LeafWording w, gboolean *has_something)
{
  *has_something = FALSE;
  w = leaf_wording_skip_article (build, w);
  leaf_wording_take_bracket (build, &w); /* "(hidden in RULES command)", "(future action)" */
  if (leaf_wording_length (w) > 1
      && (leaf_wording_ends (build, w, "something") || leaf_wording_ends (build, w, "anything"))) {
    *has_something = TRUE;
    w.end--;
  }
  return w;
}

static void
check_remark (LeafBuild *build, LeafWording w)
{
  static const char *const remarks[] = { "hide", "hidden", "future", "documented", "empty" };
  LeafWording remark = leaf_wording_take_bracket (build, &w);

  for (gsize i = 0; i < G_N_ELEMENTS (remarks); i++)
    if (leaf_wording_begins (build, remark, remarks[i]))
      return;
  if (!leaf_wording_empty (remark))
    leaf_problem_at (build, LEAF_PROBLEM_ACTIVITY_REMARK, remark, NULL, NULL);
}

/* Is it a number, the name of a thing, or an existing action? */
static gboolean
names_something_else (const LeafBuild *build, LeafWording name, LeafSentenceId sentence)
{
  LeafHeadingId near = leaf_sentence_heading (build, sentence);
  guint32 action = leaf_names_find_whole (build, name, LEAF_NAMES (ACTION), near).id;
  gint32 number;

  return (leaf_wording_length (name) == 1 && leaf_word_number (build, name.first, &number))
         || (action != 0 && LEAF_ROW (&build->world->actions, LeafAction, action)->sentence.ix < sentence.ix)
         || leaf_names_find_whole (build, name, LEAF_NAMES (INSTANCE) | LEAF_NAMES (KIND), near).id != 0
         || leaf_clash_is_known (
             build, name,
             LEAF_NAMES (ADJECTIVE) | LEAF_NAMES (VARIABLE) | LEAF_NAMES (PROPERTY) | LEAF_NAMES (RULEBOOK), near);
}

/* "Mixing is an activity on colours" does not say where the colour is in the name; in "mixing with something" and
 * "mixing something with something" more words of the name would follow it. */
static gboolean
is_misnamed (const LeafBuild *build, const LeafActivity *activity, LeafWording name, LeafWording rest,
             gboolean has_something)
{
  if (LEAF_SAME (activity->basis, LEAF_KIND (NOTHING)) || !leaf_wording_begins (build, rest, "on"))
    return FALSE;
  return !has_something || leaf_wording_ends (build, name, "with")
         || leaf_wording_find (build, name, "something") < name.end;
}

void
leaf_activities_declare (LeafBuild *build, LeafSentenceId sentence)
{
  LeafWording w = sentence_words (build, sentence), name, rest;
  LeafHeadingId near = leaf_sentence_heading (build, sentence);
  LeafActivity activity = { .sentence = sentence, .basis = LEAF_KIND (OBJECT) };
  gboolean has_something;
  guint32 length, at, id;

  if (declare_has (build, sentence, "activity", LEAF_NAME_ACTIVITY, LEAF_OWNER_ACTIVITY))
    return;
  at = leaf_find_is_made (build, LEAF_FORM_ACTIVITY, w, &length);
  check_remark (build, leaf_wording_up_to (w, MIN (at, w.end)));
  name = activity_name (build, leaf_wording_up_to (w, at), &has_something);
  if (at >= w.end || leaf_wording_empty (name)) {
    leaf_problem_at (build, LEAF_PROBLEM_SENTENCE_UNKNOWN, w, NULL, NULL);
    return;
  }
  rest = leaf_wording_from (w, at + length);
  leaf_wording_take_bracket (build, &rest); /* "(hide in RULES command)" */
  if (leaf_wording_begins (build, rest, "on") && leaf_wording_length (rest) > 1) {
    LeafWording basis = leaf_wording_from (rest, rest.first + 1);

    activity.basis
        = leaf_wording_is (build, basis, "nothing") ? LEAF_KIND (NOTHING) : leaf_kind_read (build, basis, near);
    if (!LEAF_IS (activity.basis)) {
      leaf_problem_at (build, LEAF_PROBLEM_KIND_UNKNOWN, basis, NULL, NULL);
      activity.basis = LEAF_KIND (OBJECT);
    }
    leaf_kind_check_made (build, basis, near);
  }
  if (!leaf_wording_empty (rest) && !leaf_wording_begins (build, rest, "on")) {
    leaf_problem_at (build, LEAF_PROBLEM_SENTENCE_UNKNOWN, w, NULL, NULL);
  } else if (!build->is_library && is_misnamed (build, &activity, name, rest, has_something)) {
    leaf_problem_at (build, LEAF_PROBLEM_ACTIVITY_NAME, name, NULL, NULL);
  } /* make it anyway, so that its rules are not reported too */
  if (names_something_else (build, name, sentence)) {
    leaf_problem_at (build, LEAF_PROBLEM_ACTIVITY_NAME, name, NULL, NULL);
    return;
  }
  if (leaf_names_find_whole (build, name, LEAF_NAMES (ACTIVITY), near).id != 0) {
    leaf_problem_at (build, LEAF_PROBLEM_NAME_TAKEN, name, LEAF_REMARK (N_ ("activity")), NULL);
    return;
  }
  {
    LeafWording bare = name;

    if (has_something && leaf_wording_length (bare) > 1 && leaf_wording_ends (build, bare, "of"))
      bare.end--;
    activity.name = leaf_world_spelling (build, bare);
    id = leaf_table_push (&build->world->activities, &activity);
    leaf_names_add_near (build, LEAF_NAME_ACTIVITY, id, name, near, FALSE);
    if (bare.end != name.end)
      leaf_names_add_near (build, LEAF_NAME_ACTIVITY, id, bare, near, FALSE);
  }
}

/* --- scenes ------------------------------------------------------------------------------------------------------- */

/* A scene may have the same name as something else that is found first: "There is a scene called the Lab." */
static LeafInstanceId
find_scene (const LeafBuild *build, LeafWording w, LeafHeadingId near)
{
  LeafInstanceId id = { leaf_names_find (build, w, LEAF_NAMES (INSTANCE), near).id };
  g_autofree char *name = NULL;

  if (!LEAF_IS (id) || leaf_instance_is (build, id, LEAF_KIND (SCENE)))
    return id;
  name = leaf_wording_dup (build, leaf_wording_skip_article (build, w));
  LEAF_EACH (&build->world->instances, i) {
    const LeafInstance *row = LEAF_ROW (&build->world->instances, LeafInstance, i);

    if (row->kind.ix == LEAF_KIND_SCENE && row->name != NULL && g_ascii_strcasecmp (row->name, name) == 0)
      return LEAF_ID (LeafInstanceId, i);
  }
  return LEAF_ID (LeafInstanceId, 0);
}

/* "The Flood is a scene", if another sentence makes floods a kind: only that clash is reported, not its
 * consequences. */
static gboolean
is_clashing_scene (const LeafBuild *build, LeafWording w, LeafHeadingId near)
{
  w = leaf_wording_skip_article (build, w);
  if (leaf_names_find_whole (build, w, LEAF_NAMES (KIND), near).id == 0)
    return FALSE;
  LEAF_EACH (&build->sentences->sentences, i) {
    LeafWording own
        = leaf_wording_skip_article (build, LEAF_ROW (&build->sentences->sentences, LeafSentence, i)->wording);
    guint32 end = own.first + leaf_wording_length (w);

    if (end < own.end && leaf_wording_same (build, leaf_wording_up_to (own, end), w)
        && leaf_wording_is (build, leaf_wording_from (own, end), "is a scene"))
      return TRUE;
  }
  return FALSE;
}

static void
complain_of_no_scene (LeafBuild *build, LeafWording w, guint32 verb, LeafHeadingId heading)
{
  LeafWording name = leaf_wording_up_to (w, verb);
  g_autoptr (LeafMessageFragment) hint = NULL;

  if (is_clashing_scene (build, name, heading))
    return;
  hint = leaf_hint_for_foreign_syntax (build, LEAF_FOREIGN_SENTENCE, w);
  if (hint == NULL)
    hint = leaf_names_perhaps (build, name, LEAF_NAMES (INSTANCE));
  leaf_problem_at (build, LEAF_PROBLEM_SCENE_UNKNOWN, name, hint, NULL);
}

/* "S begins when C", "S ends happily when C". */
void
leaf_scenes_declare (LeafBuild *build, LeafSentenceId sentence)
{
  LeafWording w = sentence_words (build, sentence);
  guint32 when = leaf_wording_find (build, w, "when"), verb;
  LeafSceneCondition row = { .sentence = sentence };

  verb = leaf_wording_find (build, leaf_wording_up_to (w, when), "begins");
  if (verb >= when) {
    verb = leaf_wording_find (build, leaf_wording_up_to (w, when), "ends");
    row.is_end = TRUE;
  }
  if (when >= w.end || verb >= when || verb == w.first) {
    leaf_problem_at (build, LEAF_PROBLEM_SENTENCE_UNKNOWN, w, NULL, NULL);
    return;
  }
  row.how = leaf_wording (verb + 1, when);
  row.condition = leaf_wording_from (w, when + 1);
  row.scene = find_scene (build, leaf_wording_up_to (w, verb), leaf_sentence_heading (build, sentence));
  if (LEAF_IS (row.scene))
    leaf_table_push (&build->world->scene_conditions, &row);
  else
    complain_of_no_scene (build, w, verb, leaf_sentence_heading (build, sentence));
}

/* --- use options -------------------------------------------------------------------------------------------------- */

static LeafUseOption *
option (LeafBuild *build, LeafWording name, LeafSentenceId sentence, gboolean make)
{
  LeafNameMatch match
      = leaf_names_find_whole (build, name, LEAF_NAMES (USE_OPTION), leaf_sentence_heading (build, sentence));
  LeafUseOption row = { 0 };
  guint32 id = match.id;

  if (id == 0 && make) {
    row.name = leaf_world_spelling (build, name);
    row.is_library = build->is_library;
    id = leaf_table_push (&build->world->use_options, &row);
    leaf_names_add_near (build, LEAF_NAME_USE_OPTION, id, name, leaf_sentence_heading (build, sentence), FALSE);
  }
  return id == 0 ? NULL : LEAF_ROW (&build->world->use_options, LeafUseOption, id);
}

/* Removes "of at least 5" from the end (or "of 5", and sets *exactly). FALSE if it is not there. */
static gboolean
take_number (const LeafBuild *build, LeafWording *w, gint32 *number, gboolean *exactly)
{
  guint32 at = leaf_wording_find (build, *w, "of at least"), length = 3;

  if (at >= w->end) {
    at = leaf_wording_find (build, *w, "of");
    length = 1;
  }
  if (at >= w->end || at + length + 1 != w->end || !leaf_word_number (build, w->end - 1, number))
    return FALSE;
  *w = leaf_wording_up_to (*w, at);
  *exactly = length == 1;
  return TRUE;
}

/* Only an option that was defined with a number may be given one, and all sentences that use it must agree. */
static gboolean
number_fits (LeafBuild *build, LeafUseOption *row, LeafWording whole, gboolean has_number, gint32 number,
             gboolean exactly)
{
  g_autofree char *earlier = g_strdup_printf ("%d", row->exactly != 0 ? row->exactly : row->number);
  LeafProblemCode code = LEAF_PROBLEM_NONE;

  if (has_number && !row->has_number)
    code = LEAF_PROBLEM_USE_OPTION_NOT_NUMBER;
  else if (!has_number && row->has_number)
    code = LEAF_PROBLEM_USE_OPTION_NEEDS_NUMBER;
  else if (row->exactly != 0 && (exactly ? number != row->exactly : number > row->exactly))
    code = LEAF_PROBLEM_USE_OPTION_TWO_NUMBERS;
  else if (exactly && row->is_active && number < row->number)
    code = LEAF_PROBLEM_USE_OPTION_TWO_NUMBERS;
  if (code != LEAF_PROBLEM_NONE)
    leaf_problem_at (build, code, whole, row->name, earlier);
  return code == LEAF_PROBLEM_NONE;
}

static gboolean
is_setting (const LeafBuild *build, guint32 word, gboolean has_number)
{
  g_autofree char *spelled = leaf_wording_dup (build, leaf_wording (word, word + 1));

  return (leaf_word (build, word)->flags & LEAF_WORD_CAPITAL) != 0 || (has_number && *spelled == '$');
}

static void
use_one (LeafBuild *build, LeafWording w, LeafSentenceId sentence)
{
  LeafWording whole = w;
  gint32 number = 0;
  gboolean exactly = FALSE, is_text = FALSE, has_number = take_number (build, &w, &number, &exactly);
  LeafUseOption *row = option (build, w, sentence, FALSE);
  guint32 of = leaf_wording_find (build, w, "of");

  if (row == NULL && of < w.end) /* a text in place of a number: "Use project IFID of "..."" */
  {
    row = option (build, leaf_wording_up_to (w, of), sentence, FALSE);
    is_text = row != NULL && leaf_word (build, w.end - 1)->sort == LEAF_WORD_TEXT;
    row = is_text ? row : NULL;
  }
  if (row == NULL) {
    g_autoptr (LeafMessageFragment) habit = leaf_hint_for_foreign_syntax (build, LEAF_FOREIGN_OPTION, w);
    g_autoptr (LeafMessageFragment) near
        = habit == NULL ? leaf_names_perhaps (build, w, LEAF_NAMES (USE_OPTION)) : NULL;

    /* Memory settings ("Use MAX_SYMBOLS of 5000", "Use $MAX_SYMBOLS of 5000") have no effect here. */
    if (leaf_wording_length (w) > 1 || !is_setting (build, w.first, has_number && exactly))
      leaf_problem_at (build, LEAF_PROBLEM_USE_OPTION_UNKNOWN, whole, habit != NULL ? habit : near, NULL);
    return;
  }
  if (!is_text && !number_fits (build, row, whole, has_number, number, exactly))
    return;
  row->is_active = TRUE;
  if (!build->is_library
      && row == LEAF_ROW (&build->world->use_options, LeafUseOption, leaf_known (build, LEAF_KNOWN_option_modesty)))
    LEAF_ROW (&build->words->sources, LeafSource, leaf_word (build, w.first)->source)->is_modest = TRUE;
  if (g_ascii_strcasecmp (row->name, "unabbreviated object names") == 0)
    build->world->names->in_full = TRUE;
  if (has_number)
    row->number = exactly ? number : MAX (row->number, number);
  if (exactly)
    row->exactly = number;
}

/* At most 20 capital letters, digits and '_'. */
static gboolean
is_symbol (const char *text)
{
  if (!g_ascii_isupper (text[0]) || strlen (text) > 20)
    return FALSE;
  for (const char *c = text; *c != '\0'; c++)
    if (!g_ascii_isupper (*c) && !g_ascii_isdigit (*c) && *c != '_')
      return FALSE;
  return TRUE;
}

static gboolean
is_kit (const char *text)
{
  if (!g_ascii_isupper (text[0]) || !g_str_has_suffix (text, "Kit"))
    return FALSE;
  for (const char *c = text; *c != '\0'; c++)
    if (!g_ascii_isalnum (*c))
      return FALSE;
  return TRUE;
}

/* "configuration flag FROG_COUNT in AmphibianKit": names for code in kits; they have no effect here. */
static void
check_configuration (LeafBuild *build, LeafWording rest)
{
  static const char *const own[]
      = { "BasicInformKit",     "BasicInformExtrasKit", "WorldModelKit",     "CommandParserKit",
          "EnglishLanguageKit", "DialogueKit",          "Architecture16Kit", "Architecture32Kit" };
  guint32 at = leaf_wording_find (build, rest, "configuration"), in = leaf_wording_find (build, rest, "in");
  g_autofree char *symbol = NULL, *kit = NULL;
  gint32 number;

  if (at >= rest.end && leaf_wording_find (build, rest, "compiler feature") >= rest.end
      && leaf_wording_length (rest) > 2 && leaf_word (build, rest.first + 2)->sort == LEAF_WORD_PLAIN
      && leaf_word_is (build, rest.first, "translates"))
    leaf_problem_at (build, LEAF_PROBLEM_USE_OPTION_SYMBOL, leaf_wording_from (rest, rest.first + 2), NULL, NULL);
  if (at + 2 >= rest.end || !(leaf_word_is (build, at + 1, "flag") || leaf_word_is (build, at + 1, "value")))
    return;
  if (in - at == 5 && leaf_word_is (build, at + 1, "value") && leaf_word_is (build, at + 3, "=")
      && leaf_word_number (build, at + 4, &number)) /* one of several values of the symbol */
    symbol = leaf_wording_dup (build, leaf_wording (at + 2, at + 3));
  else
    symbol = leaf_wording_dup (build, leaf_wording (at + 2, MAX (in, at + 3)));
  if (!is_symbol (symbol))
    leaf_problem_at (build, LEAF_PROBLEM_USE_OPTION_SYMBOL, leaf_wording (at + 2, MAX (in, at + 3)), NULL, NULL);
  if (in + 1 >= rest.end)
    return;
  kit = leaf_wording_dup (build, leaf_wording_from (rest, in + 1));
  if (!is_kit (kit))
    leaf_problem_at (build, LEAF_PROBLEM_USE_OPTION_KIT, leaf_wording_from (rest, in + 1), NULL, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (own); i++)
    if (strcmp (kit, own[i]) == 0)
      leaf_problem_at (build, LEAF_PROBLEM_USE_OPTION_KIT_OWN, leaf_wording_from (rest, in + 1), NULL, NULL);
}

/* "Use frog count of at least 20 translates as ...": the number is a minimum, until a story uses a larger one. */
static void
declare_option (LeafBuild *build, LeafWording name, LeafWording rest, LeafSentenceId sentence)
{
  LeafWording whole = name;
  gint32 number = 0;
  gboolean exactly = FALSE, has_number = take_number (build, &name, &number, &exactly);
  LeafUseOption *row = option (build, name, sentence, FALSE);

  if (has_number && leaf_wording_length (name) == 1)
    leaf_problem_at (build, LEAF_PROBLEM_USE_OPTION_ONE_WORD, whole, NULL, NULL);
  if (row != NULL && !row->is_library)
    leaf_problem_at (build, LEAF_PROBLEM_USE_OPTION_TWICE, whole, NULL, NULL);
  row = option (build, name, sentence, TRUE);
  if (row == NULL)
    return;
  check_configuration (build, rest);
  if (has_number && number < 0)
    leaf_problem_at (build, LEAF_PROBLEM_USE_OPTION_NEGATIVE, whole, NULL, NULL);
  if (has_number && leaf_wording_find (build, rest, "configuration flag") < rest.end)
    leaf_problem_at (build, LEAF_PROBLEM_USE_OPTION_NOT_NUMBER, whole, row->name, NULL);
  row->number = number;
  row->has_number = has_number;
}

/* The word after the name that a USE sentence declares; w.end if it only uses options. `w` is without "use". */
static guint32
end_of_declared (const LeafBuild *build, LeafWording w)
{
  guint32 translates = leaf_wording_find (build, w, "translates as");

  return translates < w.end ? translates : leaf_wording_find (build, w, "means");
}

void
leaf_options_declare (LeafBuild *build, LeafSentenceId sentence)
{
  LeafWording all = sentence_words (build, sentence), w = leaf_wording_from (all, all.first + 1);
  guint32 end = end_of_declared (build, w);

  if (end < w.end)
    declare_option (build, leaf_wording_up_to (w, end), leaf_wording_from (w, end), sentence);
}

void
leaf_options_use (LeafBuild *build, LeafSentenceId sentence)
{
  LeafWording all = sentence_words (build, sentence), w = leaf_wording_from (all, all.first + 1);
  LeafWording *parts;
  guint32 n;

  if (end_of_declared (build, w) < w.end)
    return;
  n = leaf_wording_split_list (build, w, "and", &parts);
  for (guint32 i = 0; i < n; i++)
    use_one (build, parts[i], sentence);
}
