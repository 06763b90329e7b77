/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-dialogue.c: makes beats, lines and choices, and links each to its next step.
 *
 * A decision is a run of options at the same depth under the same item. A play that reaches an option other than the
 * first of its decision has just finished the one before it, so it skips the whole decision. That is computed here
 * (`landing`), so that the director need not. */

#include "leaf-library-lookup.h"
#include "leaf-dialogue.h"

#include "leaf-assert.h"
#include "leaf-names-private.h"

#include <string.h>

static const char *const property_names[] = {
#define LEAF_DIALOGUE_PROPERTY(name, words) words,
#include "leaf-dialogue-properties.def"
#undef LEAF_DIALOGUE_PROPERTY
};

LeafPropertyId
leaf_dialogue_property (const LeafBuild *build, LeafDialogueProperty which)
{
  return leaf_world_find_property (build, property_names[which]);
}

void
leaf_dialogue_give (LeafBuild *build, guint32 item, LeafInstanceId instance, LeafDialogueProperty which,
                    LeafValue value)
{
  LeafFact fact = { .property = leaf_dialogue_property (build, which),
                    .certainty = LEAF_CERTAIN,
                    .given = value,
                    .sentence = LEAF_DIALOGUE_ROW (build, item)->sentence };
  const LeafProperty *row = LEAF_ROW (&build->world->properties, LeafProperty, fact.property.ix);

  if (row->is_either_or) {
    fact.is_negated = (value.bits == 0) != row->is_opposite;
    fact.given = (LeafValue) { 0 };
    if (row->is_opposite)
      fact.property = row->opposite;
  } else if (fact.given.kind == 0) {
    fact.given.kind = row->kind.ix;
  }
  leaf_world_add_fact (build, (LeafKindId) { 0 }, instance, &fact);
}

const LeafDialogueClause *
leaf_dialogue_clause (const LeafBuild *build, guint32 item, LeafDialogueForm form, guint32 *at)
{
  const LeafDialogueItem *row = LEAF_DIALOGUE_ITEM (build, item);

  for (guint32 i = MAX (*at + 1, row->first_clause); i < row->first_clause + row->n_clauses; i++)
    if (LEAF_DIALOGUE_CLAUSE_ROW (build, i)->form == form) {
      *at = i;
      return LEAF_DIALOGUE_CLAUSE_ROW (build, i);
    }
  return NULL;
}

gboolean
leaf_dialogue_is_narration (const LeafBuild *build, const LeafDialogueItem *item)
{
  return item->sort == LEAF_DIALOGUE_LINE && leaf_wording_is (build, item->subject, "narration");
}

/* --- instances ---------------------------------------------------------------------------------------------------- */

static LeafKindId
kind_known (const LeafBuild *build, LeafKnown name)
{
  return LEAF_ID (LeafKindId, leaf_known (build, name));
}

/* The kinds of dialogue.i7x. */
typedef struct {
  LeafKindId beat, line, choice, step, move;
} Kinds;

static gboolean
is_flow (LeafDialogueForm move)
{
  return move >= LEAF_DIALOGUE_MOVE_BACK;
}

static gboolean
is_option (const LeafDialogueItem *item)
{
  return item->sort == LEAF_DIALOGUE_CHOICE && !is_flow (item->move);
}

/* The clause that names the item; there is at most one. */
static const LeafDialogueClause *
naming_clause (LeafBuild *build, guint32 item, LeafDialogueForm form, LeafDialogueForm other, LeafProblemCode twice)
{
  const LeafDialogueItem *row = LEAF_DIALOGUE_ITEM (build, item);
  const LeafDialogueClause *found = NULL;

  for (guint32 i = row->first_clause; i < row->first_clause + row->n_clauses; i++) {
    const LeafDialogueClause *clause = LEAF_DIALOGUE_CLAUSE_ROW (build, i);

    if (clause->form != form && clause->form != other)
      continue;
    if (found != NULL)
      leaf_problem_at (build, twice, row->wording, NULL, NULL);
    else
      found = clause;
  }
  return found;
}

/* The name of an item, by its clause or its number: "fire drill beat", "line-7". */
static char *
name_of (LeafBuild *build, guint32 i, const LeafDialogueClause **clause)
{
  static const LeafDialogueForm forms[]
      = { 0, LEAF_DIALOGUE_NAMED_BEAT, LEAF_DIALOGUE_NAMED_LINE, LEAF_DIALOGUE_NAMED_CHOICE };
  static const char *const words[] = { "", "beat", "line", "choice" };
  LeafDialogueItem item = *LEAF_DIALOGUE_ITEM (build, i);
  LeafWording name;

  *clause = naming_clause (build, i, forms[item.sort], item.sort == LEAF_DIALOGUE_CUE ? LEAF_DIALOGUE_NAMED_SCENE : 0,
                           LEAF_PROBLEM_DIALOGUE_NAMED_TWICE);
  if (*clause == NULL)
    return g_strdup_printf (
        "%s-%u", is_flow (item.move) && item.sort == LEAF_DIALOGUE_CHOICE ? "flow" : words[item.sort], item.number);
  name = leaf_wording_skip_article (build, (*clause)->rest);
  if (leaf_names_find_whole (build, name, LEAF_NAMES (INSTANCE), item.heading).id != 0) {
    leaf_problem_at (build, LEAF_PROBLEM_NAME_TAKEN, name, words[item.sort], NULL);
    *clause = NULL;
    return g_strdup_printf ("%s-%u", words[item.sort], item.number);
  }
  if ((*clause)->form == LEAF_DIALOGUE_NAMED_SCENE) {
    g_autofree char *bare = leaf_wording_dup (build, leaf_wording_up_to (name, name.end - 1));

    return g_strdup_printf ("%s beat", bare);
  }
  return leaf_wording_dup (build, name);
}

static void
make_scene (LeafBuild *build, guint32 item, const LeafDialogueClause *clause)
{
  LeafSentenceId sentence = LEAF_DIALOGUE_ROW (build, item)->sentence;

  LEAF_DIALOGUE_ROW (build, item)->scene
      = leaf_world_make_instance (build, LEAF_KIND (SCENE), leaf_wording_skip_article (build, clause->rest), sentence);
}

static void
make_item (LeafBuild *build, const Kinds *kinds, guint32 i, LeafSentenceId sentence)
{
  const LeafKindId of_sort[] = { { 0 }, kinds->beat, kinds->line, kinds->choice };
  LeafDialogueItem item = *LEAF_DIALOGUE_ITEM (build, i);
  LeafDialogueRow row = { .sentence = sentence };
  const LeafDialogueClause *clause;
  g_autofree char *name = name_of (build, i, &clause);

  row.instance = leaf_world_make_named (build, of_sort[item.sort], name, sentence);
  if (clause != NULL)
    LEAF_INSTANCE (build, row.instance)->made_at = leaf_wording_skip_article (build, clause->rest);
  row.step = leaf_world_make_nameless (build, kinds->step, sentence);
  leaf_table_push (&build->world->dialogue, &row);
  if (clause != NULL && clause->form == LEAF_DIALOGUE_NAMED_SCENE)
    make_scene (build, i, clause);
}

/* --- decisions ---------------------------------------------------------------------------------------------------- */

/* The item after the last one of this beat. */
static guint32
end_of_beat (const LeafBuild *build, guint32 cue)
{
  const LeafTable *items = &build->sentences->dialogue;
  guint32 i = cue + 1;

  while (i < items->n && LEAF_DIALOGUE_ITEM (build, i)->beat == cue)
    i++;
  return i;
}

/* Finds for each item of a beat the next one that is not below it, and the one that it is below. Each search goes on
 * from what its neighbour found, so that all together take no longer than the beat. */
static void
find_neighbours (LeafBuild *build, guint32 cue, guint32 end)
{
  for (guint32 i = cue + 1; i < end; i++) {
    guint32 at = i - 1;

    while (at > cue && LEAF_DIALOGUE_ITEM (build, at)->depth >= LEAF_DIALOGUE_ITEM (build, i)->depth)
      at = LEAF_DIALOGUE_ROW (build, at)->above;
    LEAF_DIALOGUE_ROW (build, i)->above = at > cue ? at : 0;
  }
  for (guint32 i = end - 1; i > cue; i--) {
    guint32 at = i + 1 < end ? i + 1 : cue;

    while (at != cue && LEAF_DIALOGUE_ITEM (build, at)->depth > LEAF_DIALOGUE_ITEM (build, i)->depth)
      at = LEAF_DIALOGUE_ROW (build, at)->past;
    LEAF_DIALOGUE_ROW (build, i)->past = at;
  }
}

/* The sort of a choice. All choices of a decision are of one sort. */
static LeafDialogueForm
family (LeafDialogueForm move)
{
  switch (move) {
  case LEAF_DIALOGUE_MOVE_OFFER: return LEAF_DIALOGUE_MOVE_OFFER;
  case LEAF_DIALOGUE_MOVE_BEFORE:
  case LEAF_DIALOGUE_MOVE_INSTEAD:
  case LEAF_DIALOGUE_MOVE_AFTER:
  case LEAF_DIALOGUE_MOVE_OTHERWISE: return LEAF_DIALOGUE_MOVE_BEFORE;
  case LEAF_DIALOGUE_NONE:
  case LEAF_DIALOGUE_NAMED_BEAT:
  case LEAF_DIALOGUE_NAMED_SCENE:
  case LEAF_DIALOGUE_NAMED_LINE:
  case LEAF_DIALOGUE_NAMED_CHOICE:
  case LEAF_DIALOGUE_ABOUT:
  case LEAF_DIALOGUE_REQUIRING:
  case LEAF_DIALOGUE_IMMEDIATELY_AFTER:
  case LEAF_DIALOGUE_AFTER_BEAT:
  case LEAF_DIALOGUE_BEFORE_BEAT:
  case LEAF_DIALOGUE_LATER:
  case LEAF_DIALOGUE_NEXT:
  case LEAF_DIALOGUE_FULLY_RECURRING:
  case LEAF_DIALOGUE_TO:
  case LEAF_DIALOGUE_MENTIONING:
  case LEAF_DIALOGUE_AFTER_ACTION:
  case LEAF_DIALOGUE_BEFORE_ACTION:
  case LEAF_DIALOGUE_NOW:
  case LEAF_DIALOGUE_WITHOUT_SPEAKING:
  case LEAF_DIALOGUE_IF:
  case LEAF_DIALOGUE_UNLESS:
  case LEAF_DIALOGUE_DURING:
  case LEAF_DIALOGUE_PROPERTY:
  case LEAF_DIALOGUE_MOVE_SPEECH:
  case LEAF_DIALOGUE_MOVE_STEP_STOP:
  case LEAF_DIALOGUE_MOVE_STEP:
  case LEAF_DIALOGUE_MOVE_CYCLE:
  case LEAF_DIALOGUE_MOVE_SHUFFLE:
  case LEAF_DIALOGUE_MOVE_RANDOM:
  case LEAF_DIALOGUE_MOVE_OR:
  case LEAF_DIALOGUE_MOVE_BACK:
  case LEAF_DIALOGUE_MOVE_ANOTHER:
  case LEAF_DIALOGUE_MOVE_STOP:
  case LEAF_DIALOGUE_MOVE_PERFORM:
  case LEAF_DIALOGUE_MOVE_END_FINALLY_SAYING:
  case LEAF_DIALOGUE_MOVE_END_SAYING:
  case LEAF_DIALOGUE_MOVE_END_FINALLY:
  case LEAF_DIALOGUE_MOVE_END_STORY:
  case LEAF_DIALOGUE_MOVE_END:
  case LEAF_DIALOGUE_FORMS: break;
  }
  return LEAF_DIALOGUE_MOVE_OR;
}

static void
check_option (LeafBuild *build, guint32 i, guint32 before)
{
  const LeafDialogueItem *item = LEAF_DIALOGUE_ITEM (build, i);
  LeafDialogueForm above = before != 0 ? LEAF_DIALOGUE_ITEM (build, before)->move : LEAF_DIALOGUE_NONE;

  if (item->move == LEAF_DIALOGUE_MOVE_OTHERWISE ? before == 0 || family (above) != LEAF_DIALOGUE_MOVE_BEFORE
                                                 : above == LEAF_DIALOGUE_MOVE_OTHERWISE)
    leaf_problem_at (build, LEAF_PROBLEM_DIALOGUE_OTHERWISE, item->wording, NULL, NULL);
  else if (before != 0
           && (family (above) != family (item->move)
               || (family (item->move) == LEAF_DIALOGUE_MOVE_OR && item->move != LEAF_DIALOGUE_MOVE_OR)))
    leaf_problem_at (build, LEAF_PROBLEM_DIALOGUE_CHOICES_MIXED, item->wording, NULL, NULL);
  else if (before == 0 && item->move == LEAF_DIALOGUE_MOVE_OR)
    leaf_problem_at (build, LEAF_PROBLEM_DIALOGUE_CHOICES_MIXED, item->wording, NULL, NULL);
}

/* A divider must be between two options, and nothing may be below a marker, since it leads elsewhere. */
static void
check_marker (LeafBuild *build, guint32 i, guint32 end, gboolean follows_option)
{
  LeafDialogueItem item = *LEAF_DIALOGUE_ITEM (build, i);
  guint32 next = LEAF_DIALOGUE_ROW (build, i)->past;

  if (i + 1 < end && LEAF_DIALOGUE_ITEM (build, i + 1)->depth > item.depth)
    leaf_problem_at (build, LEAF_PROBLEM_DIALOGUE_MARKER_DEPENDENT, item.wording, NULL, NULL);
  else if (item.move == LEAF_DIALOGUE_MOVE_ANOTHER
           && (!follows_option || next == item.beat || LEAF_DIALOGUE_ITEM (build, next)->depth < item.depth
               || !is_option (LEAF_DIALOGUE_ITEM (build, next))))
    leaf_problem_at (build, LEAF_PROBLEM_DIALOGUE_DIVIDER_REDUNDANT, item.wording, NULL, NULL);
}

enum { MOST_DEPTH = 256 };

/* Joins the options of a beat into decisions. */
static void
find_decisions (LeafBuild *build, guint32 cue, guint32 end)
{
  guint32 latest[MOST_DEPTH] = { 0 }; /* by depth: the last item at that depth under the same parent; 0: none */

  for (guint32 i = cue + 1; i < end; i++) {
    LeafDialogueItem item = *LEAF_DIALOGUE_ITEM (build, i);
    guint32 before = latest[item.depth], option = 0;

    if (before != 0 && is_option (LEAF_DIALOGUE_ITEM (build, before)))
      option = before;
    if (is_option (&item)) {
      check_option (build, i, option);
      LEAF_DIALOGUE_ROW (build, i)->decision = option != 0 ? LEAF_DIALOGUE_ROW (build, option)->decision : i;
      LEAF_DIALOGUE_ROW (build, LEAF_DIALOGUE_ROW (build, i)->decision)->last = i;
      if (option != 0)
        LEAF_DIALOGUE_ROW (build, option)->alternative = i;
    } else if (item.sort == LEAF_DIALOGUE_CHOICE) {
      check_marker (build, i, end, option != 0);
    }
    latest[item.depth] = i;
    if (item.depth + 1 < MOST_DEPTH)
      latest[item.depth + 1] = 0;
  }
}

/* --- steps -------------------------------------------------------------------------------------------------------- */

/* The first item after the decision of this option. */
static guint32
past_decision (const LeafBuild *build, guint32 i)
{
  guint32 last = LEAF_DIALOGUE_ROW (build, LEAF_DIALOGUE_ROW (build, i)->decision)->last;

  return LEAF_DIALOGUE_ROW (build, last)->past;
}

/* The item that a play reaches when it continues at this one. */
static guint32
landing (const LeafBuild *build, guint32 i)
{
  while (LEAF_DIALOGUE_ROW (build, i)->decision != 0 && LEAF_DIALOGUE_ROW (build, i)->decision != i)
    i = past_decision (build, i);
  return i;
}

/* Where "<-" leads: to the decision of the nearest enclosing option, or to the beginning. */
static guint32
returning (const LeafBuild *build, guint32 i)
{
  for (guint32 at = LEAF_DIALOGUE_ROW (build, i)->above; at != 0; at = LEAF_DIALOGUE_ROW (build, at)->above)
    if (LEAF_DIALOGUE_ROW (build, at)->decision != 0)
      return LEAF_DIALOGUE_ROW (build, at)->decision;
  return LEAF_DIALOGUE_ITEM (build, i)->beat + 1;
}

static guint32
margin (const LeafBuild *build, guint32 i)
{
  guint32 n = LEAF_DIALOGUE_ITEM (build, i)->depth;

  for (guint32 at = LEAF_DIALOGUE_ROW (build, i)->above; at != 0; at = LEAF_DIALOGUE_ROW (build, at)->above)
    n += is_option (LEAF_DIALOGUE_ITEM (build, at));
  return n;
}

static void
lead (LeafBuild *build, guint32 from, LeafDialogueProperty how, guint32 to)
{
  leaf_dialogue_give (build, from, LEAF_DIALOGUE_ROW (build, from)->step, how,
                      leaf_instance_value (build, LEAF_DIALOGUE_ROW (build, to)->step));
}

static LeafValue
move_value (const LeafBuild *build, const Kinds *kinds, LeafDialogueForm form)
{
  const char *name = leaf_dialogue_move_name (form);

  LEAF_EACH (&build->world->instances, i) {
    const LeafInstance *row = LEAF_ROW (&build->world->instances, LeafInstance, i);

    if (LEAF_SAME (row->kind, kinds->move) && g_strcmp0 (row->name, name) == 0)
      return leaf_instance_value (build, LEAF_ID (LeafInstanceId, i));
  }
  return (LeafValue) { 0 };
}

static void
join_item (LeafBuild *build, guint32 i, guint32 end, const LeafValue *moves)
{
  LeafDialogueItem item = *LEAF_DIALOGUE_ITEM (build, i);
  const LeafDialogueRow row = *LEAF_DIALOGUE_ROW (build, i);
  guint32 next = i + 1 < end ? i + 1 : item.beat;
  LeafValue beat = leaf_instance_value (build, LEAF_DIALOGUE_ROW (build, item.beat)->instance);

  leaf_dialogue_give (build, i, row.step, LEAF_OF_DIALOGUE_MOVE, moves[item.move]);
  leaf_dialogue_give (build, i, row.step, LEAF_OF_DIALOGUE_SCRIPT, beat);
  leaf_dialogue_give (build, i, row.step, LEAF_OF_DIALOGUE_MARGIN, LEAF_VALUE (NUMBER, margin (build, i)));
  if (item.sort == LEAF_DIALOGUE_CHOICE && (row.decision == 0 || row.decision == i))
    leaf_dialogue_give (build, i, row.step, LEAF_OF_DIALOGUE_HEADS, LEAF_VALUE (TRUTH_STATE, 1));
  leaf_dialogue_give (build, i, row.step,
                      item.sort == LEAF_DIALOGUE_LINE ? LEAF_OF_DIALOGUE_SPEECH : LEAF_OF_DIALOGUE_OPTION,
                      leaf_instance_value (build, row.instance));
  leaf_dialogue_give (build, i, row.instance, LEAF_OF_DIALOGUE_PART_OF, beat);
  lead (build, i, LEAF_OF_DIALOGUE_ENTRY, landing (build, next));
  lead (build, i, LEAF_OF_DIALOGUE_BYPASS, landing (build, row.decision != 0 ? past_decision (build, i) : row.past));
  lead (build, i, LEAF_OF_DIALOGUE_SUCCESSION, next);
  lead (build, i, LEAF_OF_DIALOGUE_ALTERNATIVE, row.alternative != 0 ? row.alternative : i);
  lead (build, i, LEAF_OF_DIALOGUE_RETURN, returning (build, i));
  if (item.sort == LEAF_DIALOGUE_CHOICE)
    leaf_dialogue_give (build, i, row.instance, LEAF_OF_DIALOGUE_CHOICE_MOVE, moves[item.move]);
}

static void
join_beat (LeafBuild *build, guint32 cue, guint32 end, const LeafValue *moves)
{
  const LeafDialogueRow row = *LEAF_DIALOGUE_ROW (build, cue);
  gboolean has_line = FALSE;

  leaf_dialogue_give (build, cue, row.step, LEAF_OF_DIALOGUE_MOVE, moves[LEAF_DIALOGUE_MOVE_END]);
  leaf_dialogue_give (build, cue, row.step, LEAF_OF_DIALOGUE_SCRIPT, leaf_instance_value (build, row.instance));
  leaf_dialogue_give (build, cue, row.instance, LEAF_OF_DIALOGUE_OPENING,
                      leaf_instance_value (build, LEAF_DIALOGUE_ROW (build, cue + 1 < end ? cue + 1 : cue)->step));
  if (LEAF_IS (row.scene)) {
    leaf_dialogue_give (build, cue, row.instance, LEAF_OF_DIALOGUE_IS_SCENE, LEAF_VALUE (TRUTH_STATE, 1));
    leaf_dialogue_give (build, cue, row.instance, LEAF_OF_DIALOGUE_BEAT_SCENE, leaf_instance_value (build, row.scene));
  }
  for (guint32 i = cue + 1; i < end; i++) {
    join_item (build, i, end, moves);
    if (LEAF_DIALOGUE_ITEM (build, i)->sort != LEAF_DIALOGUE_LINE || has_line)
      continue;
    has_line = TRUE;
    if (LEAF_DIALOGUE_ITEM (build, i)->number == 0)
      continue;
    leaf_dialogue_give (build, cue, row.instance, LEAF_OF_DIALOGUE_HAS_LINE, LEAF_VALUE (TRUTH_STATE, 1));
    leaf_dialogue_give (build, cue, row.instance, LEAF_OF_DIALOGUE_FIRST_LINE,
                        leaf_instance_value (build, LEAF_DIALOGUE_ROW (build, i)->instance));
  }
}

/* --- properties --------------------------------------------------------------------------------------------------- */

/* Are there at least two quotation marks at the edges of words? Then the line is more than plain speech. */
static gboolean
is_elaborated (const LeafBuild *build, guint32 text)
{
  g_autofree char *words = leaf_words_text_dup (build, text);
  guint n = 0;

  for (const char *at = words; *at != '\0'; at++)
    n += *at == '\'' && (at == words || g_ascii_isspace (at[-1]) || at[1] == '\0' || g_ascii_isspace (at[1]));
  return n >= 2;
}

static LeafInstanceId
style_named (const LeafBuild *build, LeafWording w)
{
  g_autofree char *bare = leaf_wording_dup (build, w);
  g_autofree char *style = g_str_has_prefix (bare, "spoken ") ? g_strdup (bare) : g_strconcat ("spoken ", bare, NULL);
  LeafKindId kind = kind_known (build, LEAF_KNOWN_performance_style);

  LEAF_EACH (&build->world->instances, i) {
    const LeafInstance *row = LEAF_ROW (&build->world->instances, LeafInstance, i);

    if (LEAF_SAME (row->kind, kind) && g_ascii_strcasecmp (row->name, style) == 0)
      return LEAF_ID (LeafInstanceId, i);
  }
  return (LeafInstanceId) { 0 };
}

/* Asserts one property that a clause names, or the style of a line. */
static void
assert_part (LeafAssertionPass *reading, guint32 i, LeafWording w)
{
  LeafBuild *build = reading->build;
  gboolean is_line = LEAF_DIALOGUE_ITEM (build, i)->sort == LEAF_DIALOGUE_LINE;
  LeafInstanceId instance = LEAF_DIALOGUE_ROW (build, i)->instance,
                 style = is_line ? style_named (build, w) : (LeafInstanceId) { 0 };
  LeafNounAdjective adjective = { .wording = w };
  LeafNameMatch match;

  if (LEAF_IS (style)) {
    leaf_dialogue_give (build, i, instance, LEAF_OF_DIALOGUE_STYLE, leaf_instance_value (build, style));
    return;
  }
  match = leaf_names_find_whole (build, w, LEAF_NAMES (ADJECTIVE) | LEAF_NAMES (INSTANCE), reading->near);
  if (match.id == 0
      || (match.sort == LEAF_NAME_INSTANCE
          && leaf_kind_is_object (build, LEAF_INSTANCE (build, LEAF_ID (LeafInstanceId, match.id))->kind))) {
    leaf_problem_at (build, is_line ? LEAF_PROBLEM_DIALOGUE_STYLE_UNKNOWN : LEAF_PROBLEM_DIALOGUE_CLAUSE_UNKNOWN, w,
                     NULL, NULL);
    return;
  }
  if (match.sort == LEAF_NAME_INSTANCE)
    adjective.value = LEAF_ID (LeafInstanceId, match.id);
  else
    adjective.adjective = LEAF_ID (LeafAdjectiveId, match.id);
  leaf_assert_adjective (reading, (LeafKindId) { 0 }, instance, &adjective, FALSE, LEAF_CERTAIN);
}

static void
assert_property (LeafAssertionPass *reading, guint32 i, const LeafDialogueClause *clause)
{
  LeafWording w = clause->wording, *parts;
  guint32 n = leaf_wording_split_list (reading->build, w, "and", &parts);

  for (guint32 at = 0; at < n; at++)
    assert_part (reading, i, parts[at]);
}

static gboolean
states (const LeafBuild *build, guint32 i, const char *either, const char * or)
{
  guint32 at = 0;
  const LeafDialogueClause *clause;

  while ((clause = leaf_dialogue_clause (build, i, LEAF_DIALOGUE_PROPERTY, &at)) != NULL)
    if (leaf_wording_find (build, clause->wording, either) < clause->wording.end
        || leaf_wording_find (build, clause->wording, or) < clause->wording.end)
      return TRUE;
  return FALSE;
}

/* Sets properties that follow from the form of the item, unless a clause says otherwise. */
static void
assert_nature (LeafBuild *build, guint32 i)
{
  LeafDialogueItem item = *LEAF_DIALOGUE_ITEM (build, i);
  LeafInstanceId instance = LEAF_DIALOGUE_ROW (build, i)->instance;
  LeafValue truth = LEAF_VALUE (TRUTH_STATE, 1);
  guint32 at = 0;
  gboolean recurs = leaf_dialogue_clause (build, item.beat, LEAF_DIALOGUE_FULLY_RECURRING, &at) != NULL;

  if (item.sort == LEAF_DIALOGUE_CHOICE)
    recurs |= is_flow (item.move) || item.move == LEAF_DIALOGUE_MOVE_OTHERWISE
              || family (item.move) == LEAF_DIALOGUE_MOVE_OR;
  if (recurs && !states (build, i, "recurring", "non-recurring"))
    leaf_dialogue_give (build, i, instance, LEAF_OF_DIALOGUE_RECURRING, truth);
  if (item.sort != LEAF_DIALOGUE_LINE)
    return;
  if (leaf_dialogue_is_narration (build, &item))
    leaf_dialogue_give (build, i, instance, LEAF_OF_DIALOGUE_NARRATED, truth);
  if (is_elaborated (build, item.text) && !states (build, i, "elaborated", "unelaborated"))
    leaf_dialogue_give (build, i, instance, LEAF_OF_DIALOGUE_ELABORATED, truth);
  at = 0;
  if (leaf_dialogue_clause (build, i, LEAF_DIALOGUE_WITHOUT_SPEAKING, &at) != NULL)
    leaf_dialogue_give (build, i, instance, LEAF_OF_DIALOGUE_SILENT, truth);
}

void
leaf_dialogue_assert (LeafAssertionPass *reading)
{
  LeafBuild *build = reading->build;

  LEAF_EACH (&build->sentences->dialogue, i) {
    guint32 at = 0;
    const LeafDialogueClause *clause;

    reading->sentence = LEAF_DIALOGUE_ROW (build, i)->sentence;
    reading->near = LEAF_DIALOGUE_ITEM (build, i)->heading;
    assert_nature (build, i);
    while ((clause = leaf_dialogue_clause (build, i, LEAF_DIALOGUE_PROPERTY, &at)) != NULL)
      assert_property (reading, i, clause);
  }
}

/* --- entry points ------------------------------------------------------------------------------------------------- */

/* Styles are matched without their first word, so checks that it is there, and that the rest begins no other clause. */
static void
check_styles (LeafBuild *build)
{
  static const char *const reserved[]
      = { "and", "or", "if", "unless", "before", "after", "now", "to", "this", "without" };
  LeafKindId kind = kind_known (build, LEAF_KNOWN_performance_style);

  LEAF_EACH (&build->world->instances, i) {
    LeafInstance row = *LEAF_ROW (&build->world->instances, LeafInstance, i);

    if (!LEAF_SAME (row.kind, kind) || leaf_wording_empty (row.made_at)
        || leaf_word_is_library (build, row.made_at.first))
      continue;
    if (!leaf_wording_begins (build, row.made_at, "spoken") || leaf_wording_length (row.made_at) < 2)
      leaf_problem_at (build, LEAF_PROBLEM_DIALOGUE_STYLE_UNSPOKEN, row.made_at, NULL, NULL);
    for (guint at = 0; at < G_N_ELEMENTS (reserved); at++)
      if (leaf_wording_length (row.made_at) > 1 && leaf_word_is (build, row.made_at.first + 1, reserved[at]))
        leaf_problem_at (build, LEAF_PROBLEM_DIALOGUE_STYLE_AMBIGUOUS, row.made_at, reserved[at], NULL);
  }
}

void
leaf_dialogue_declare (LeafBuild *build)
{
  const LeafTable *items = &build->sentences->dialogue, *sentences = &build->sentences->sentences;
  Kinds kinds;

  if (items->n <= 1)
    return;
  kinds = (Kinds) { kind_known (build, LEAF_KNOWN_dialogue_beat), kind_known (build, LEAF_KNOWN_dialogue_line),
                    kind_known (build, LEAF_KNOWN_dialogue_choice), kind_known (build, LEAF_KNOWN_dialogue_step),
                    kind_known (build, LEAF_KNOWN_dialogue_move) };
  g_return_if_fail (LEAF_IS (kinds.beat) && LEAF_IS (kinds.line) && LEAF_IS (kinds.choice) && LEAF_IS (kinds.step)
                    && LEAF_IS (kinds.move));
  LEAF_EACH (sentences, i)
    if (LEAF_ROW (sentences, LeafSentence, i)->form == LEAF_FORM_DIALOGUE)
      make_item (build, &kinds, LEAF_ROW (sentences, LeafSentence, i)->table, LEAF_ID (LeafSentenceId, i));
  check_styles (build);
}

/* Call when the properties exist. */
void
leaf_dialogue_join (LeafBuild *build)
{
  const LeafTable *items = &build->sentences->dialogue;
  LeafValue moves[LEAF_DIALOGUE_FORMS] = { 0 };
  Kinds kinds = { .move = kind_known (build, LEAF_KNOWN_dialogue_move) };

  if (items->n <= 1)
    return;
  for (LeafDialogueForm form = LEAF_DIALOGUE_NONE + 1; form < LEAF_DIALOGUE_FORMS; form++)
    if (leaf_dialogue_move_name (form) != NULL)
      moves[form] = move_value (build, &kinds, form);
  for (guint32 cue = 1; cue < items->n;) {
    guint32 end = end_of_beat (build, cue);

    find_neighbours (build, cue, end);
    find_decisions (build, cue, end);
    join_beat (build, cue, end, moves);
    cue = end;
  }
}
