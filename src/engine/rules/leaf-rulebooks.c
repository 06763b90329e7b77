/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-rulebooks.c: creates rulebooks: those of sentences, and those that every action, activity and scene has. */
#include "leaf-rules-private.h"

/* --- "X is a rulebook" -------------------------------------------------------------------------------------------- */

/* "the humming rules": humming. */
static LeafWording
bare_name (const LeafBuild *build, LeafWording w)
{
  if (leaf_wording_begins (build, w, "the"))
    w.first++;
  while (leaf_wording_length (w) > 1
         && (leaf_word_is (build, w.end - 1, "rules") || leaf_word_is (build, w.end - 1, "rulebook")))
    w.end--;
  return w;
}

/* Returns TRUE for names that would make other sentences unreadable. */
static gboolean
name_is_allowed (LeafBuild *build, LeafWording name, LeafWording sentence)
{
  if (leaf_word_is (build, name.first, "at") || leaf_word_is (build, name.first, "to")
      || leaf_word_is (build, name.first, "definition")) {
    leaf_problem_at (build, LEAF_PROBLEM_RULEBOOK_NAME_BEGINS, sentence,
                     leaf_vocabulary_text (build->vocabulary, leaf_word (build, name.first)->vocab), NULL);
    return FALSE;
  }
  return TRUE;
}

/* "number based", "number-based", "action based", "nothing based", "a list of texts based" before the word rulebook. */
static gboolean
read_basis (LeafBuild *build, LeafWording w, LeafHeadingId near, LeafKindId *basis)
{
  if (leaf_wording_empty (w))
    return TRUE;
  if (leaf_word_is (build, w.end - 1, "based"))
    w = leaf_wording_unbracket (build, leaf_wording_up_to (w, w.end - 1));
  else {
    const char *last = leaf_vocabulary_text (build->vocabulary, leaf_word (build, w.end - 1)->vocab);
    g_autofree char *kind = g_str_has_suffix (last, "-based") ? g_strndup (last, strlen (last) - 6) : NULL;
    LeafWording aside;

    if (kind == NULL)
      return FALSE;
    aside = leaf_words_read_apart (build, "a basis", kind);
    /* "physics object-based": only a single word can be joined to "based". */
    if (leaf_wording_length (w) > 1)
      return FALSE;
    w = aside;
  }
  if (leaf_wording_is (build, w, "action") || leaf_wording_is (build, w, "an action"))
    *basis = LEAF_KIND (ANY_ACTION);
  else if (leaf_wording_is (build, w, "nothing"))
    *basis = LEAF_KIND (NOTHING);
  else
    *basis = leaf_kind_read (build, w, near);
  return LEAF_IS (*basis);
}

/* The place of "is" or "are" with "a rulebook" or "rulebooks" somewhere after it. */
static guint32
find_verb (const LeafBuild *build, LeafWording w)
{
  guint32 is = leaf_wording_find (build, w, "is");
  guint32 are = leaf_wording_find (build, w, "are");

  return MIN (is, are);
}

/* "There is a nothing based rulebook called humming": the kind and the name, in the other order. */
static gboolean
read_there_is (const LeafBuild *build, LeafWording w, LeafWording *name, LeafWording *what)
{
  guint32 called = leaf_wording_find (build, w, "called");

  if ((!leaf_wording_begins (build, w, "there is") && !leaf_wording_begins (build, w, "there are")) || called >= w.end)
    return FALSE;
  *what = leaf_wording_skip_article (build, leaf_wording (w.first + 2, called));
  *name = bare_name (build, leaf_wording (called + 1, w.end));
  return !leaf_wording_empty (*name) && !leaf_wording_empty (*what);
}

/* Returns TRUE if the full name of a rulebook means something else already. "The door rules" is not about a door. */
static gboolean
means_else (const LeafBuild *build, LeafWording name, LeafHeadingId near)
{
  return leaf_clash_is_known (build, name,
                              LEAF_NAMES (KIND) | LEAF_NAMES (INSTANCE) | LEAF_NAMES (ADJECTIVE) | LEAF_NAMES (PROPERTY)
                                  | LEAF_NAMES (VARIABLE),
                              near);
}

void
leaf_rulebooks_read_sentence (LeafBuild *build, LeafSentenceId id)
{
  LeafSentence sentence = *leaf_rules_sentence (build, id);
  LeafWording w = sentence.wording;
  guint32 verb = find_verb (build, w), word, producing;
  LeafWording name = LEAF_NO_WORDS, what = LEAF_NO_WORDS;
  LeafKindId basis = LEAF_KIND (ANY_ACTION), product = LEAF_KIND (NONE);
  LeafWording outcomes = LEAF_NO_WORDS;
  LeafRulebookId book;
  g_autofree char *spaced = NULL;

  if (!read_there_is (build, w, &name, &what)) {
    if (verb >= w.end) {
      leaf_problem_at (build, LEAF_PROBLEM_SENTENCE_UNKNOWN, w, NULL, NULL);
      return;
    }
    name = bare_name (build, leaf_wording_up_to (w, verb));
    if (means_else (build, leaf_wording_up_to (w, verb), sentence.heading)) {
      leaf_problem_at (build, LEAF_PROBLEM_NAME_TAKEN, name, LEAF_REMARK (N_ ("rulebook")), NULL);
      return;
    }
    what = leaf_wording_skip_article (build, leaf_wording_from (w, verb + 1));
  }
  word = leaf_wording_find (build, what, "rulebook");
  if (word >= what.end)
    word = leaf_wording_find (build, what, "rulebooks");
  if (word >= what.end) {
    leaf_problem_at (build, LEAF_PROBLEM_SENTENCE_UNKNOWN, w, NULL, NULL);
    return;
  }
  if (!name_is_allowed (build, name, w))
    return;
  if (!read_basis (build, leaf_wording_up_to (what, word), sentence.heading, &basis) || basis.ix == LEAF_KIND_VALUE) {
    LeafWording words = leaf_wording_up_to (what, word);
    g_autoptr (LeafMessageFragment) perhaps = leaf_names_perhaps_begin (build, words, LEAF_NAMES (KIND));

    leaf_problem_at (build, LEAF_PROBLEM_RULEBOOK_BASIS, words, perhaps, NULL);
    basis = LEAF_KIND (ANY_ACTION);
  }
  if (word > what.first)
    leaf_kind_check_made (build, leaf_wording (what.first, word - 1), sentence.heading);
  producing = word + 1;
  word = leaf_wording_find (build, leaf_wording_from (what, producing), "with default");
  if (word < what.end) { /* "... with default success" */
    outcomes = leaf_wording_from (what, word + 1);
    what.end = word;
  }
  if (producing < what.end) {
    if (leaf_wording_is (build, leaf_wording_from (what, producing), "producing nothing"))
      product = LEAF_KIND (NOTHING);
    else if (leaf_word_is (build, producing, "producing")) {
      product = leaf_kind_read (build, leaf_wording_from (what, producing + 1), sentence.heading);
      leaf_kind_check_made (build, leaf_wording_from (what, producing + 1), sentence.heading);
    }
    if (!LEAF_IS (product))
      leaf_problem_at (build, LEAF_PROBLEM_RULEBOOK_TAIL, leaf_wording_from (what, producing), NULL, NULL);
  }
  if (LEAF_IS (leaf_rulebook_named (build, name, sentence.heading))) {
    leaf_problem_at (build, LEAF_PROBLEM_RULEBOOK_TWICE, name, NULL, NULL);
    return;
  }
  spaced = leaf_wording_dup_spaced (build, name);
  book = leaf_rulebook_make (build, spaced, basis, product, id);
  if (!leaf_wording_empty (outcomes))
    leaf_rulebook_give_outcomes (build, book, outcomes, id);
}

/* --- rulebooks of actions, activities and scenes ------------------------------------------------------------------ */

/* One for each stage of an action or an activity: "check taking", "before taking stock". */
static void
make_three (LeafBuild *build, const char *const *prefixes, const char *name, LeafKindId basis, LeafSentenceId sentence,
            LeafRulebookId *books)
{
  for (guint stage = 0; stage < 3; stage++) {
    g_autofree char *called = g_strconcat (prefixes[stage], name, NULL);

    books[stage] = leaf_rulebook_make (build, called, basis, LEAF_KIND (NONE), sentence);
  }
}

/* A rule of instead, after and unsuccessful attempt by decides even if it just ends. Sentences of the library declare
 * these defaults, so they are not set here. An activity's own rulebook succeeds by default. */
void
leaf_rulebooks_of_activities (LeafBuild *build)
{
  static const char *const prefixes[] = { "before ", "for ", "after " };

  LEAF_EACH (&build->world->activities, i) {
    LeafActivity *activity = LEAF_ROW (&build->world->activities, LeafActivity, i);
    const char *group;
    LeafRulebookId books[3];

    if (LEAF_IS (activity->before))
      continue;
    group = leaf_arena_printf (build->arena, "activity %s", activity->name);
    make_three (build, prefixes, activity->name, LEAF_IS (activity->basis) ? activity->basis : LEAF_KIND (OBJECT),
                activity->sentence, books);
    for (guint stage = 0; stage < 3; stage++) {
      LeafRulebook *book = LEAF_RULEBOOK (build, books[stage]);

      book->activity = LEAF_ID (LeafActivityId, i);
      leaf_world_set_rulebook_owner (build, books[stage], (LeafRulebookOwner) { LEAF_NAMED_ACTIVITY, i });
      book->group = group;
      book->default_outcome = stage == 1 ? LEAF_DEFAULT_SUCCESS : LEAF_DEFAULT_NONE;
    }
    activity->before = books[0];
    activity->during = books[1];
    activity->after = books[2];
  }
}

void
leaf_rulebooks_of_actions (LeafBuild *build)
{
  static const char *const prefixes[] = { "check ", "carry out ", "report " };

  LEAF_EACH (&build->world->actions, i) {
    LeafAction *action = LEAF_ROW (&build->world->actions, LeafAction, i);
    const char *group;
    LeafRulebookId books[3];

    if (LEAF_IS (action->check))
      continue;
    group = leaf_arena_printf (build->arena, "action %s", action->name);
    make_three (build, prefixes, action->name, LEAF_KIND (ANY_ACTION), action->sentence, books);
    for (guint stage = 0; stage < 3; stage++) {
      LeafRulebook *book = LEAF_RULEBOOK (build, books[stage]);

      book->action = LEAF_ID (LeafActionId, i);
      leaf_world_set_rulebook_owner (build, books[stage], (LeafRulebookOwner) { LEAF_NAMED_ACTION, i });
      book->group = group;
      book->action_stage = stage + 1;
    }
    action->check = books[0];
    action->carry_out = books[1];
    action->report = books[2];
  }
}

/* Programs that group rulebooks compare the pointers: all of a scene share one string. By the scene's row. */
static GHashTable *
groups_of_scenes (const LeafBuild *build)
{
  GHashTable *groups = g_hash_table_new (NULL, NULL);

  LEAF_EACH (&build->rules->rulebooks, i) {
    const LeafRulebook *book = LEAF_ROW (&build->rules->rulebooks, LeafRulebook, i);

    if (LEAF_IS (book->scene))
      g_hash_table_insert (groups, GUINT_TO_POINTER (book->scene.ix), (gpointer) book->group);
  }
  return groups;
}

static const char *
group_of_scene (LeafBuild *build, GHashTable *groups, LeafInstanceId scene)
{
  const char *group = g_hash_table_lookup (groups, GUINT_TO_POINTER (scene.ix));

  if (group == NULL) {
    group = leaf_arena_printf (build->arena, "scene %s", LEAF_INSTANCE (build, scene)->name);
    g_hash_table_insert (groups, GUINT_TO_POINTER (scene.ix), (gpointer) group);
  }
  return group;
}

static void
make_scene_book (LeafBuild *build, GHashTable *groups, LeafInstanceId scene, const char *name, LeafSentenceId sentence)
{
  g_autofree char *lower = g_utf8_strdown (name, -1);
  LeafRulebookId book;

  if (LEAF_IS (leaf_rules_find_rulebook (build, lower)))
    return;
  book = leaf_rulebook_make (build, name, LEAF_KIND (ANY_ACTION), LEAF_KIND (NONE), sentence);
  LEAF_RULEBOOK (build, book)->scene = scene;
  leaf_world_set_rulebook_owner (build, book, (LeafRulebookOwner) { LEAF_NAMED_INSTANCE, scene.ix });
  LEAF_RULEBOOK (build, book)->group = group_of_scene (build, groups, scene);
}

/* "when S begins", "when S ends", and one "when S ends how" for each named ending. */
void
leaf_rulebooks_of_scenes (LeafBuild *build)
{
  g_autoptr (GHashTable) groups = groups_of_scenes (build);

  LEAF_EACH (&build->world->instances, i) {
    const LeafInstance *scene = LEAF_ROW (&build->world->instances, LeafInstance, i);
    LeafSentenceId sentence = scene->sentence;
    g_autofree char *begins = NULL, *ends = NULL;

    if (scene->kind.ix != LEAF_KIND_SCENE)
      continue;
    begins = g_strdup_printf ("when %s begins", scene->name);
    ends = g_strdup_printf ("when %s ends", scene->name);
    make_scene_book (build, groups, LEAF_ID (LeafInstanceId, i), begins, sentence);
    make_scene_book (build, groups, LEAF_ID (LeafInstanceId, i), ends, sentence);
  }
  LEAF_EACH (&build->world->scene_conditions, i) {
    const LeafSceneCondition *condition = LEAF_ROW (&build->world->scene_conditions, LeafSceneCondition, i);
    g_autofree char *how = NULL, *name = NULL;

    if (!condition->is_end || leaf_wording_empty (condition->how) || !LEAF_IS (condition->scene))
      continue;
    how = leaf_wording_dup_spaced (build, condition->how);
    name = g_strdup_printf ("when %s ends %s", LEAF_INSTANCE (build, condition->scene)->name, how);
    make_scene_book (build, groups, condition->scene, name, condition->sentence);
  }
}

/* --- "The X rulebook has a K called N" ---------------------------------------------------------------------------- */

/* Only sentences about rulebooks are read here: those about kinds, actions and activities are read in world/. */
void
leaf_rulebooks_read_variable (LeafBuild *build, LeafSentenceId id)
{
  LeafSentence sentence = *leaf_rules_sentence (build, id);
  LeafWording w = sentence.wording, subject, kind_words, name;
  guint32 has = leaf_wording_find (build, w, "has"), called;
  LeafRulebookId book;
  LeafKindId kind;
  LeafVariableId variable;

  if (has >= w.end)
    has = leaf_wording_find (build, w, "have");
  if (has >= w.end)
    return;
  subject = leaf_wording_up_to (w, has);
  if (leaf_wording_empty (subject))
    return;
  book = leaf_rulebook_named (build, subject, sentence.heading);
  if (!LEAF_IS (book))
    return;
  if (!leaf_word_is (build, has - 1, "rulebook")) {
    leaf_problem_at (build, LEAF_PROBLEM_RULEBOOK_VARIABLE_OWNER, subject, NULL, NULL);
    return;
  }
  called = leaf_wording_find_from (build, w, has, "called");
  if (called >= w.end) { /* "a K (called N)" */
    for (guint32 i = has; i + 1 < w.end; i++)
      if (leaf_word_is (build, i, "(") && leaf_word_is (build, i + 1, "called"))
        called = i + 1;
  }
  if ((called >= w.end || called + 1 >= w.end)
      && leaf_wording_skip_article (build, leaf_wording_from (w, has + 1)).first == has + 1) {
    leaf_problem_at (build, LEAF_PROBLEM_OUTCOME_ONLY, w, NULL, NULL);
    return;
  }
  if (called >= w.end || called + 1 >= w.end) {
    leaf_problem_at (build, LEAF_PROBLEM_RULEBOOK_VARIABLE_UNCALLED, w, NULL, NULL);
    return;
  }
  kind_words = leaf_wording_skip_article (build, leaf_wording (has + 1, called));
  name = leaf_wording (called + 1, w.end);
  if (!leaf_wording_empty (kind_words) && leaf_word_is (build, kind_words.end - 1, "(")) {
    kind_words.end--;
    name.end = leaf_word_is (build, name.end - 1, ")") ? name.end - 1 : name.end;
  }
  if (leaf_wording_find (build, name, "called") < name.end) {
    leaf_problem_at (build, LEAF_PROBLEM_RULEBOOK_VARIABLE_AND, name, NULL, NULL);
    return;
  }
  kind = leaf_kind_read (build, kind_words, sentence.heading);
  if (!LEAF_IS (kind) || kind.ix == LEAF_KIND_VALUE) {
    leaf_problem_at (build, LEAF_PROBLEM_RULEBOOK_VARIABLE_KIND, kind_words, NULL, NULL);
    return;
  }
  variable = leaf_world_make_variable (build, LEAF_OWNER_RULEBOOK, book.ix, leaf_wording_skip_article (build, name),
                                       kind, id);
  LEAF_ROW (&build->world->variables, LeafVariable, variable.ix)->index = LEAF_RULEBOOK (build, book)->n_variables++;
}
