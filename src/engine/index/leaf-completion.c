/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-completion.c: what may be typed at the cursor.
 *
 *   Instead of pu|                 an action
 *   Instead of putting the cup on |    a thing that actions put others on
 *   move the cup to |              an object, since the phrase asks for one
 *   "It is [the n|"                a value, or a substitution
 *
 * leaf-cursor-context.h finds the place of the cursor in the text as it is typed; the names come from the last program.
 * A name of several words may have begun some words ago: every beginning is tried, and the longest match is offered
 * first.
 *
 * Ranking: what fits the place comes first, then what the story uses near the cursor and often (leaf-usage.h), then
 * what the library uses often. The length of a name says nothing about its use, so it does not count. */
#include "leaf-partial-match.h"
#include "leaf-cursor-context.h"
#include "leaf-program-private.h"
#include "leaf-usage.h"
#include "../occurrences/leaf-occurrences.h"

#include <string.h>

enum { MOST_WORDS_OF_NAME = 4 };

/* How well an offer fits the place, the best first. */
typedef enum { RANK_LOCAL, RANK_RIGHT_KIND, RANK_NEXT_WORDS, RANK_OWN_NAME, RANK_NAME, RANK_OTHER } Rank;

/* What an offer refers to, so that its uses can be looked up. */
typedef struct {
  LeafNamed sort;
  guint32 id, scope;
  guint n_pieces; /* for a phrase: the occurrences that one use of it has, such as 2 for "wind" and "up"; else 0 */
  guint32 common; /* above 0 if it is common in stories, whatever the library uses; higher for commoner ones */
} Thing;

typedef struct {
  LeafCompletion row;
  Thing thing;
  Rank rank;
  guint fixed;     /* for a phrase: how many of its words have been typed */
  guint32 used;    /* leaf_usage_in_story */
  guint32 library; /* leaf_usage_in_library */
} Offer;

typedef struct {
  const LeafProgram *program;
  const LeafBuild *build;
  const char *text;
  guint32 source, byte;
  gsize start;  /* of what is replaced */
  char *folded; /* what has been typed already */
  GArray *offers;
  GHashTable *seen; /* texts */
  LeafUsage *usage;
  gboolean begins_sentence; /* from `start` on */
} Completion;

/* --- collecting proposals ----------------------------------------------------------------------------------------- */

/* Returns TRUE if the whole of a phrase or action whose last words these are is already offered. */
static gboolean
is_offered_whole (const Completion *self, const Thing *thing)
{
  if (thing->sort != LEAF_NAMED_PHRASE && thing->sort != LEAF_NAMED_ACTION)
    return FALSE;
  for (guint i = 0; i < self->offers->len; i++) {
    const Offer *made = &g_array_index (self->offers, Offer, i);

    if (made->thing.sort == thing->sort && made->thing.id == thing->id && made->row.start < self->start)
      return TRUE;
  }
  return FALSE;
}

/* Takes both texts. For an offer without an id, which is a word of the language, the uses are counted in the text. */
static void
offer (Completion *self, Rank rank, Thing thing, char *text, char *insert, const char *detail, guint fixed)
{
  Offer made = { { text, insert, detail, thing.sort, (guint32) self->start }, thing, rank, fixed, 0, 0 };
  g_autofree char *folded = g_utf8_strdown (text, -1);

  /* a suffix ("'re") continues a word that is there already */
  if (*text == '\'' || !g_str_has_prefix (folded, self->folded) || g_hash_table_contains (self->seen, folded)
      || is_offered_whole (self, &thing)) {
    g_free (text);
    g_free (insert);
    return;
  }
  if (thing.sort == LEAF_NAMED_NONE) {
    made.used = leaf_usage_of_word (self->text, (guint32) self->start, folded);
    made.library = G_MAXUINT32; /* every story uses them */
  } else {
    made.used = leaf_usage_in_story (self->usage, thing.sort, thing.id, thing.scope);
    made.library = leaf_usage_in_library (self->usage, thing.sort, thing.id);
    made.used /= MAX (thing.n_pieces, 1);
    made.library = MAX (made.library / MAX (thing.n_pieces, 1), thing.common);
  }
  g_hash_table_add (self->seen, g_steal_pointer (&folded));
  g_array_append_val (self->offers, made);
}

/* --- names -------------------------------------------------------------------------------------------------------- */

/* The kind of the value that a name denotes; none if it denotes no value. */
static LeafKindId
kind_of_name (const LeafBuild *build, const LeafName *name)
{
  switch (name->sort) {
  case LEAF_NAME_INSTANCE: return LEAF_INSTANCE (build, LEAF_ID (LeafInstanceId, name->id))->kind;
  case LEAF_NAME_VARIABLE: return LEAF_ROW (&build->world->variables, LeafVariable, name->id)->kind;
  case LEAF_NAME_PROPERTY: return LEAF_ROW (&build->world->properties, LeafProperty, name->id)->kind;
  case LEAF_NAME_RULEBOOK: return LEAF_KIND (RULEBOOK);
  case LEAF_NAME_RULE: return LEAF_KIND (RULE);
  case LEAF_NAME_ACTION: return LEAF_KIND (ACTION_NAME);
  case LEAF_NAME_ACTIVITY: return LEAF_KIND (ACTIVITY);
  case LEAF_NAME_TABLE: return LEAF_KIND (TABLE_NAME);
  case LEAF_NAME_COLUMN: return LEAF_KIND (TABLE_COLUMN);
  case LEAF_NAME_USE_OPTION: return LEAF_KIND (USE_OPTION);
  case LEAF_NAME_RELATION: return LEAF_KIND (RELATION);
  case LEAF_NAME_OUTCOME: return LEAF_KIND (RULEBOOK_OUTCOME);
  case LEAF_NAME_KIND:
  case LEAF_NAME_ADJECTIVE:
  case LEAF_NAME_VERB:
  case LEAF_NAME_KIND_OF_ACTION:
  case LEAF_NAME_EQUATION:
  case LEAF_NAME_PHRASE:
  case LEAF_NAME_SORTS: break;
  }
  return LEAF_KIND (NONE);
}

/* Constructed kinds are compared by their constructors only, so any rule is right where a rule is wanted. */
static LeafKindId
bare_kind (const LeafBuild *build, LeafKindId kind)
{
  LeafKindId constructor = LEAF_IS (kind) ? leaf_kind (build, kind)->constructor : kind;

  return LEAF_IS (constructor) ? constructor : kind;
}

static gboolean
is_right (const LeafBuild *build, LeafKindId kind, LeafKindId wanted)
{
  LeafKindId bare = bare_kind (build, kind), of = bare_kind (build, wanted);

  if (!LEAF_IS (kind) || !LEAF_IS (wanted) || of.ix == LEAF_KIND_VALUE || of.ix == LEAF_KIND_KIND_VARIABLE)
    return FALSE;
  return LEAF_SAME (bare, of) || leaf_kind_conforms (build, kind, wanted)
         || (of.ix == LEAF_KIND_RULE && bare.ix == LEAF_KIND_RULEBOOK);
}

/* What it is, in a word or two. */
static const char *
detail_of (const LeafBuild *build, const LeafName *name)
{
  LeafKindId kind = kind_of_name (build, name);

  if ((name->sort == LEAF_NAME_INSTANCE || name->sort == LEAF_NAME_VARIABLE || name->sort == LEAF_NAME_PROPERTY)
      && LEAF_IS (kind))
    return leaf_kind_name (build, kind);
  return leaf_named_words ((LeafNamed) name->sort + 1);
}

/* The name as it is written where it was created, "Brass key" rather than "brass key"; the folded words if that is
 * unknown. */
static char *
written_name (const LeafBuild *build, guint32 row)
{
  const LeafName *name = LEAF_ROW (&build->world->names->names, LeafName, row);
  g_autofree char *words = leaf_name_dup (build, row);

  if (name->sort == LEAF_NAME_INSTANCE) {
    const char *own = LEAF_INSTANCE (build, LEAF_ID (LeafInstanceId, name->id))->name;
    g_autofree char *folded = g_utf8_strdown (own, -1);

    if (g_str_equal (folded, words))
      return g_strdup (own);
  }
  return g_steal_pointer (&words);
}

/* Among offers whose kind does not fit, the story's own come first, and verbs, which are short and many, last. */
static Rank
rank_of_name (const Completion *self, guint32 row)
{
  const LeafProgram *library = self->program->library;

  if (LEAF_ROW (&self->build->world->names->names, LeafName, row)->sort == LEAF_NAME_VERB)
    return RANK_OTHER;
  return row < library->build.world->names->names.n ? RANK_NAME : RANK_OWN_NAME;
}

/* Returns TRUE for "check taking". At the start of a sentence such a name is not offered: the stage is, and then the
 * action with its nouns. */
static gboolean
is_stage_of_action (const LeafBuild *build, const LeafName *name)
{
  return name->sort == LEAF_NAME_RULEBOOK
         && LEAF_IS (LEAF_ROW (&build->rules->rulebooks, LeafRulebook, name->id)->action);
}

typedef enum { NAMES_OF_KIND_ALONE, NAMES_ANY } Names;

static void
offer_names (Completion *self, LeafKindId wanted, Names which)
{
  const LeafBuild *build = self->build;

  LEAF_EACH (&build->world->names->names, i) {
    const LeafName *name = LEAF_ROW (&build->world->names->names, LeafName, i);
    gboolean right = is_right (build, kind_of_name (build, name), wanted);

    if (self->begins_sentence && is_stage_of_action (build, name))
      continue;
    if (name->n_words > 0 && (right || which == NAMES_ANY))
      offer (self, right ? RANK_RIGHT_KIND : rank_of_name (self, i),
             (Thing) { (LeafNamed) name->sort + 1, name->id, 0 }, written_name (build, i), NULL,
             detail_of (build, name), 0);
  }
}

/* The names that are in scope only at that place. */
static void
offer_locals (Completion *self, LeafKindId wanted)
{
  const LeafProgram *home = self->program;
  const LeafOccurrences *occurrences = home->build.occurrences;
  const char *text = leaf_program_source_text (self->program, self->source);
  const LeafTable *rows = leaf_occurrences_rows (home->build.occurrences);

  if (text == NULL)
    return;
  LEAF_EACH (rows, i) {
    const LeafOccurrence *row = LEAF_ROW (rows, LeafOccurrence, i);
    LeafKindId kind = { row->kind };
    LeafSpan span;
    Rank rank;

    if (row->sort != LEAF_NAMED_LOCAL || row->role != LEAF_ROLE_DEFINES || row->span.source != self->source)
      continue;
    span = LEAF_ROW (&occurrences->scopes, LeafOccurrenceScope, row->scope)->span;
    if (self->byte < span.start || self->byte > span.end + 1)
      continue;
    rank = !LEAF_IS (kind) || !LEAF_IS (wanted) || leaf_kind_compatible (self->build, kind, wanted) ? RANK_LOCAL
                                                                                                    : RANK_OTHER;
    offer (self, rank, (Thing) { LEAF_NAMED_LOCAL, row->id, row->scope },
           g_strndup (text + row->span.start, row->span.end - row->span.start), NULL,
           LEAF_IS (kind) ? leaf_kind_name (self->build, kind) : leaf_named_words (LEAF_NAMED_LOCAL), 0);
  }
}

/* --- phrases and actions ------------------------------------------------------------------------------------------ */

static void
drop_article (GPtrArray *words)
{
  static const char *const articles[] = { "the", "a", "an", "some", NULL };

  if (words->len > 0 && g_strv_contains (articles, g_ptr_array_index (words, words->len - 1)))
    g_ptr_array_set_size (words, (int) words->len - 1);
}

/* The most certain parameter at the cursor; if there is none, `fixed` is 0. */
typedef struct {
  LeafKindId kind;
  gboolean is_parameter;
  guint fixed;
} Wanted;

static void
offer_steps (Completion *self, GArray *steps, GPtrArray *words, Thing thing, Wanted *wanted)
{
  LeafPartialMatch progress = leaf_steps_progress (self->build, steps, words);

  if (!progress.fits)
    return;
  if (progress.next < steps->len && (progress.next == 0 || progress.parameter != (gint) progress.next))
    offer (self, words->len == 0 ? RANK_NAME : RANK_NEXT_WORDS, thing,
           leaf_steps_words (self->build, steps, progress.next, FALSE),
           leaf_steps_words (self->build, steps, progress.next, TRUE), leaf_named_words (thing.sort), progress.n_fixed);
  if (progress.parameter >= 0 && progress.n_fixed > wanted->fixed)
    *wanted = (Wanted) { g_array_index (steps, LeafPatternStep, progress.parameter).kind, TRUE, progress.n_fixed };
}

/* Runs of fixed words, separated by parameters. */
static guint
count_pieces (const GArray *steps)
{
  guint n = 0;

  for (guint i = 0; i < steps->len; i++)
    n += g_array_index (steps, LeafPatternStep, i).n_words > 0
         && (i == 0 || g_array_index (steps, LeafPatternStep, i - 1).n_words == 0);
  return n;
}

/* `sorts`: bits of 1 << LeafPhraseSort. */
static void
offer_phrases (Completion *self, GPtrArray *words, guint sorts, Wanted *wanted)
{
  const LeafTable *phrases = &self->build->phrases->phrases;

  LEAF_EACH (phrases, i) {
    const LeafPhraseRow *row = LEAF_ROW (phrases, LeafPhraseRow, i);
    g_autoptr (GArray) steps = NULL;

    if (!leaf_phrase_is_offered (row) || (1u << row->sort & sorts) == 0)
      continue;
    steps = leaf_steps_of_phrase (self->build, row);
    offer_steps (self, steps, words, (Thing) { LEAF_NAMED_PHRASE, i, 0, count_pieces (steps) }, wanted);
  }
}

static void
offer_actions (Completion *self, GPtrArray *words, Wanted *wanted)
{
  const LeafTable *names = &self->build->world->names->names;

  LEAF_EACH (names, i) {
    const LeafName *name = LEAF_ROW (names, LeafName, i);
    g_autoptr (GArray) steps = NULL;

    if (name->sort != LEAF_NAME_ACTION)
      continue;
    steps = leaf_steps_of_action (self->build, name);
    offer_steps (self, steps, words, (Thing) { LEAF_NAMED_ACTION, name->id, 0 }, wanted);
  }
}

static void
offer_words (Completion *self, Rank rank, const char *const *all)
{
  for (guint i = 0; all[i] != NULL; i++)
    offer (self, rank, (Thing) { LEAF_NAMED_NONE }, g_strdup (all[i]), NULL, NULL, 0);
}

static void
offer_snippets (Completion *self, LeafCursorContextSort where)
{
  static const struct {
    LeafCursorContextSort where;
    const char *trigger, *detail, *text;
  } snippets[] = {
#define N_(text)                                   text
#define LEAF_SNIPPET(where, trigger, detail, text) { LEAF_CURSOR_IN_##where, trigger, detail, text },
#include "leaf-snippets.def"
#undef LEAF_SNIPPET
#undef N_
  };

  for (guint i = 0; i < G_N_ELEMENTS (snippets); i++)
    if (snippets[i].where == where)
      offer (self, RANK_OTHER, (Thing) { LEAF_NAMED_NONE }, g_strdup (snippets[i].trigger), g_strdup (snippets[i].text),
             snippets[i].detail, 0);
}

static void
offer_values (Completion *self, const Wanted *wanted)
{
  offer_locals (self, wanted->kind);
  offer_names (self, wanted->kind, wanted->is_parameter && LEAF_IS (wanted->kind) ? NAMES_OF_KIND_ALONE : NAMES_ANY);
}

/* --- preambles ---------------------------------------------------------------------------------------------------- */

/* The words with which a rule may begin, besides the names of rulebooks: stages of activities. */
static const char *const rule_openings[] = { "before ", "rule for ", "after " };

static char *
capitalised (const char *words)
{
  gunichar first = g_unichar_toupper (g_utf8_get_char (words));
  char bytes[7] = { 0 };

  g_unichar_to_utf8 (first, bytes);
  return g_strconcat (bytes, g_utf8_next_char (words), NULL);
}

/* The words between the name of a rulebook and the subject of its rules. */
static const char *
link_word (const LeafBuild *build, const LeafRulebook *book)
{
  if (g_str_equal (book->name, "instead"))
    return " of";
  if (book->is_library || book->basis.ix == LEAF_KIND_NOTHING)
    return "";
  return book->basis.ix == LEAF_KIND_ANY_ACTION ? " rule" : " rule for";
}

/* The rulebooks in which authors write most rules, regardless of how the library uses them. */
static guint32
commonness_of (const char *rulebook)
{
  static const char *const common[]
      = { "when play begins", "every turn", "report", "carry out", "check", "after", "before", "instead" };

  for (guint i = 0; i < G_N_ELEMENTS (common); i++)
    if (g_str_equal (rulebook, common[i]))
      return G_MAXUINT16 + i;
  return 0;
}

/* The rulebooks that exist once for each action. */
static const char *const action_stages[] = { "check", "carry out", "report" };

static void
offer_rulebooks (Completion *self)
{
  const LeafBuild *build = self->build;

  LEAF_EACH (&build->rules->rulebooks, i) {
    const LeafRulebook *book = LEAF_ROW (&build->rules->rulebooks, LeafRulebook, i);
    g_autofree char *opening = NULL;

    if (LEAF_IS (book->activity) || LEAF_IS (book->action))
      continue;
    opening = g_strconcat (book->name, link_word (build, book), NULL);
    offer (self, RANK_RIGHT_KIND, (Thing) { LEAF_NAMED_RULEBOOK, i, .common = commonness_of (book->name) },
           capitalised (opening), NULL, leaf_named_words (LEAF_NAMED_RULEBOOK), 0);
  }
  for (guint i = 0; i < G_N_ELEMENTS (action_stages); i++)
    offer (self, RANK_RIGHT_KIND,
           (Thing) { LEAF_NAMED_RULEBOOK, G_MAXUINT16 + i, .common = commonness_of (action_stages[i]) },
           capitalised (action_stages[i]), NULL, leaf_named_words (LEAF_NAMED_RULEBOOK), 0);
  LEAF_EACH (&build->world->activities, i) {
    const LeafActivity *activity = LEAF_ROW (&build->world->activities, LeafActivity, i);

    for (guint k = 0; k < G_N_ELEMENTS (rule_openings); k++) {
      g_autofree char *opening = g_strconcat (rule_openings[k], activity->name, NULL);
      offer (self, RANK_NAME, (Thing) { LEAF_NAMED_ACTIVITY, i, 0 }, capitalised (opening), NULL,
             leaf_named_words (LEAF_NAMED_ACTIVITY), 0);
    }
  }
}

/* The number of words of `name` if the words begin with it; else 0. */
static guint
begins_with (GPtrArray *words, guint from, const char *name)
{
  g_auto (GStrv) wanted = g_strsplit (name, " ", -1);
  guint n = 0;

  for (; wanted[n] != NULL; n++) {
    g_autofree char *folded = g_utf8_strdown (wanted[n], -1);

    if (from + n >= words->len || !g_str_equal (g_ptr_array_index (words, from + n), folded))
      return 0;
  }
  return n;
}

/* The kind of value that a rule with such a preamble applies to. */
typedef struct {
  guint n_words; /* the number of words of the preamble that name the rulebook; 0: it is not a preamble */
  LeafKindId basis;
} Preamble;

static void
take_longer (Preamble *preamble, guint n, LeafKindId basis)
{
  if (n > preamble->n_words)
    *preamble = (Preamble) { n, basis };
}

static Preamble
read_preamble (const LeafBuild *build, GPtrArray *words)
{
  static const char *const placements[] = { "very first", "very last", "first", "last" };
  static const char *const links[] = { "rule for", "rule about", "rule", "of", "for" };
  Preamble found = { 0 };
  guint from
      = words->len > 0
                && g_strv_contains ((const char *const[]) { "the", "a", "an", NULL }, g_ptr_array_index (words, 0))
            ? 1
            : 0;

  for (guint i = 0; i < G_N_ELEMENTS (placements); i++) {
    guint n = begins_with (words, from, placements[i]);

    if (n > 0) {
      from += n;
      break;
    }
  }
  LEAF_EACH (&build->rules->rulebooks, i) {
    const LeafRulebook *book = LEAF_ROW (&build->rules->rulebooks, LeafRulebook, i);
    guint n = !LEAF_IS (book->action) ? begins_with (words, from, book->name) : 0, more = 0;

    for (guint k = 0; n > 0 && more == 0 && k < G_N_ELEMENTS (links); k++)
      more = begins_with (words, from + n, links[k]);
    if (n > 0)
      take_longer (&found, from + n + more, book->basis);
  }
  for (guint i = 0; i < G_N_ELEMENTS (action_stages); i++)
    if (begins_with (words, from, action_stages[i]) > 0)
      take_longer (&found, from + begins_with (words, from, action_stages[i]), LEAF_KIND (ANY_ACTION));
  LEAF_EACH (&build->world->activities, i) {
    const LeafActivity *activity = LEAF_ROW (&build->world->activities, LeafActivity, i);

    for (guint k = 0; k < G_N_ELEMENTS (rule_openings); k++) {
      g_autofree char *opening = g_strconcat (rule_openings[k], activity->name, NULL);
      take_longer (&found, begins_with (words, from, opening),
                   LEAF_IS (activity->basis) ? activity->basis : LEAF_KIND (OBJECT));
    }
  }
  return found;
}

/* The number, from 1, of the last word that begins a condition in the words from `from` on; 0 if there is none. */
static guint
find_condition (GPtrArray *words, guint from)
{
  static const char *const asking[] = { "when", "while", "if", "unless", NULL };

  for (guint i = words->len; i > from; i--)
    if (g_strv_contains (asking, g_ptr_array_index (words, i - 1)))
      return i;
  return 0;
}

static GPtrArray *
words_from (GPtrArray *words, guint from)
{
  GPtrArray *rest = g_ptr_array_new_with_free_func (g_free);

  for (guint i = from; i < words->len; i++)
    g_ptr_array_add (rest, g_strdup (g_ptr_array_index (words, i)));
  return rest;
}

static gboolean
is_word (const GPtrArray *words, guint at, const char *word)
{
  return at < words->len && g_str_equal (words->pdata[at], word);
}

static gboolean
is_name_at (const LeafBuild *build, const LeafName *name, const GPtrArray *words, guint at)
{
  for (guint32 i = 0; i < name->n_words; i++)
    if (!is_word (words, at + i, leaf_vocabulary_text (build->vocabulary, name->words[i])))
      return FALSE;
  return name->n_words > 0;
}

/* "the colour of the ball is", "the count is": the kind of value that follows; none if that is not known. */
static LeafKindId
kind_of_subject (const Completion *self, const GPtrArray *words)
{
  guint end = words->len, first = is_word (words, 0, "the") ? 1 : 0;

  if (is_word (words, end - 1, "not"))
    end--;
  if (!is_word (words, end - 1, "is") && !is_word (words, end - 1, "are"))
    return LEAF_KIND (NONE);
  LEAF_EACH (&self->build->world->names->names, i) {
    const LeafName *name = LEAF_ROW (&self->build->world->names->names, LeafName, i);
    guint after = first + name->n_words;

    if (((name->sort == LEAF_NAME_PROPERTY && is_word (words, after, "of"))
         || (name->sort == LEAF_NAME_VARIABLE && after == end - 1))
        && is_name_at (self->build, name, words, first))
      return kind_of_name (self->build, name);
  }
  return LEAF_KIND (NONE);
}

/* What the clauses of going want: "going north", "going from the Hall to the Yard", "going through the gate". The
 * action's noun is an object, as that of any action that has a noun. */
static void
want_for_going (const GPtrArray *words, Wanted *wanted)
{
  guint last = words->len - 1;

  if (!is_word (words, 0, "going"))
    return;
  if (last == 0)
    wanted->kind = LEAF_KIND (DIRECTION);
  else if (is_word (words, last, "from") || is_word (words, last, "to"))
    wanted->kind = LEAF_KIND (ROOM);
  else if (is_word (words, last, "through"))
    wanted->kind = LEAF_KIND (DOOR);
  else
    return;
  wanted->is_parameter = FALSE;
  wanted->fixed = MAX (wanted->fixed, 1);
}

static void
complete_condition (Completion *self, GPtrArray *words)
{
  Wanted wanted = { .kind = kind_of_subject (self, words) };

  offer_phrases (self, words, 1u << LEAF_PHRASE_DECIDE_IF | 1u << LEAF_PHRASE_DECIDE, &wanted);
  offer_values (self, &wanted);
}

static void
complete_preamble (Completion *self, GPtrArray *words, const Preamble *preamble)
{
  static const char *const clauses[] = { "when", "during", "in the presence of", "for the first time", NULL };
  g_autoptr (GPtrArray) rest = NULL;
  guint condition = find_condition (words, preamble->n_words);
  Wanted wanted = { .kind = preamble->basis, .is_parameter = TRUE };

  rest = words_from (words, condition != 0 ? condition : preamble->n_words);
  if (condition != 0) {
    complete_condition (self, rest);
    return;
  }
  drop_article (rest);
  if (preamble->basis.ix == LEAF_KIND_ANY_ACTION) {
    offer_actions (self, rest, &wanted);
    want_for_going (rest, &wanted);
  }
  if (preamble->basis.ix != LEAF_KIND_ANY_ACTION || wanted.fixed > 0)
    offer_values (self, &wanted);
  if (words->len > preamble->n_words)
    offer_words (self, RANK_OTHER, clauses);
}

/* --- places ------------------------------------------------------------------------------------------------------- */

static void
complete_sentence (Completion *self, GPtrArray *words)
{
  Preamble preamble = read_preamble (self->build, words);
  Wanted any = { 0 };

  if (preamble.n_words > 0) {
    complete_preamble (self, words, &preamble);
    return;
  }
  if (words->len == 0 || (words->len == 1 && g_str_equal (g_ptr_array_index (words, 0), "the"))) {
    offer_rulebooks (self);
    offer_snippets (self, LEAF_CURSOR_IN_SENTENCE);
  }
  offer_values (self, &any);
}

/* What statements of the language expect, by their first words. */
static void
complete_statement (Completion *self, GPtrArray *words)
{
  static const char *const keywords[] = { "if",    "unless", "otherwise", "let",    "now",  "say", "repeat",
                                          "while", "try",    "follow",    "decide", "stop", NULL };
  static const char *const conditions[] = { "if", "unless", "now", "while", NULL };
  const char *first = words->len > 0 ? g_ptr_array_index (words, 0) : "";
  Wanted wanted = { 0 };

  if (g_strv_contains (conditions, first)) {
    g_autoptr (GPtrArray) rest = words_from (words, 1);
    drop_article (rest);
    complete_condition (self, rest);
    return;
  }
  if (words->len > 0 && g_str_equal (first, "try")) {
    g_autoptr (GPtrArray) rest
        = words_from (words, words->len > 1 && g_str_equal (g_ptr_array_index (words, 1), "silently") ? 2 : 1);
    drop_article (rest);
    offer_actions (self, rest, &wanted);
    want_for_going (rest, &wanted);
    if (wanted.fixed == 0)
      return;
  } else {
    drop_article (words);
    offer_phrases (self, words, 1u << LEAF_PHRASE_DO, &wanted);
  }
  if (words->len == 0) {
    offer_words (self, RANK_NAME, keywords);
    offer_snippets (self, LEAF_CURSOR_IN_STATEMENT);
  } else {
    offer_values (self, &wanted);
  }
}

static void
complete_substitution (Completion *self, GPtrArray *words)
{
  Wanted wanted = { 0 };

  if (words->len == 0)
    offer_snippets (self, LEAF_CURSOR_IN_SUBSTITUTION);
  if (words->len > 0
      && (g_str_equal (g_ptr_array_index (words, 0), "if") || g_str_equal (g_ptr_array_index (words, 0), "unless"))) {
    g_autoptr (GPtrArray) rest = words_from (words, 1);
    drop_article (rest);
    complete_condition (self, rest);
    return;
  }
  drop_article (words);
  offer_phrases (self, words, 1u << LEAF_PHRASE_SAY | 1u << LEAF_PHRASE_DECIDE, &wanted);
  offer_values (self, &wanted);
}

/* What may be typed from byte `start` on. */
static void
complete_from (Completion *self, gsize start)
{
  LeafCursorContext standing = leaf_cursor_context_at (self->text, start);
  g_autoptr (GPtrArray) words = NULL;

  if (standing.sort == LEAF_CURSOR_NOWHERE)
    return;
  g_free (self->folded);
  self->start = start;
  self->begins_sentence = standing.sort == LEAF_CURSOR_IN_SENTENCE && standing.start == start;
  self->folded = g_utf8_strdown (self->text + start, (gssize) (self->byte - start));
  words = leaf_cursor_context_words (self->text, standing.start, start);
  if (standing.sort == LEAF_CURSOR_IN_SENTENCE)
    complete_sentence (self, words);
  else if (standing.sort == LEAF_CURSOR_IN_STATEMENT)
    complete_statement (self, words);
  else
    complete_substitution (self, words);
}

static int
by_rank (gconstpointer a, gconstpointer b)
{
  const Offer *first = a, *second = b;

  if (first->row.start != second->row.start)
    return first->row.start < second->row.start ? -1 : 1;
  if (first->rank != second->rank)
    return first->rank < second->rank ? -1 : 1;
  if (first->fixed != second->fixed)
    return first->fixed > second->fixed ? -1 : 1;
  if (first->used != second->used)
    return first->used > second->used ? -1 : 1;
  if (first->library != second->library)
    return first->library > second->library ? -1 : 1;
  return strcmp (first->row.text, second->row.text);
}

static LeafCompletion *
take_offers (GArray *offers, guint32 most, guint32 *n)
{
  LeafCompletion *rows;

  g_array_sort (offers, by_rank);
  *n = MIN (offers->len, most);
  rows = g_new0 (LeafCompletion, *n + 1);
  for (guint i = 0; i < offers->len; i++) {
    LeafCompletion *row = &g_array_index (offers, Offer, i).row;

    if (i < *n) {
      rows[i] = *row;
    } else {
      g_free (row->text);
      g_free (row->insert);
    }
  }
  return rows;
}

LeafCompletion *
leaf_program_completions (const LeafProgram *program, guint32 source, const char *text, guint32 byte, guint32 most,
                          guint32 *n)
{
  g_return_val_if_fail (program != NULL, NULL);
  g_autoptr (GArray) offers = g_array_new (FALSE, FALSE, sizeof (Offer));
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  gsize starts[MOST_WORDS_OF_NAME], length = strlen (text);
  g_autoptr (LeafUsage) usage = leaf_usage_new (program, source, (guint32) MIN (byte, length));
  Completion self
      = { program, &program->build, text, source, (guint32) MIN (byte, length), 0, NULL, offers, seen, usage };
  guint n_starts = leaf_cursor_context_starts (text, self.byte, starts, MOST_WORDS_OF_NAME);

  if (n_starts == 0)
    complete_from (&self, self.byte);
  for (guint i = n_starts; i > 0; i--)
    complete_from (&self, starts[i - 1]);
  g_free (self.folded);
  return take_offers (offers, most, n);
}

void
leaf_completions_free (LeafCompletion *completions, guint32 n)
{
  for (guint32 i = 0; i < n; i++) {
    g_free (completions[i].text);
    g_free (completions[i].insert);
  }
  g_free (completions);
}

/* --- the phrase that is being typed ------------------------------------------------------------------------------- */

/* The brackets of the `number`th parameter (from 0) in a phrase's preamble. */
static void
find_parameter (const char *title, guint number, guint32 *start, guint32 *end)
{
  const char *open = strchr (title, '(');

  for (; number > 0; number--)
    open = strchr (open + 1, '(');
  *start = (guint32) (open - title);
  *end = (guint32) (strchr (open, ')') - title) + 1;
}

char *
leaf_program_signature (const LeafProgram *program, const char *text, guint32 byte, guint32 *start, guint32 *end)
{
  g_return_val_if_fail (program != NULL, NULL);
  const LeafBuild *build = &program->build;
  const LeafTable *phrases = &build->phrases->phrases;
  LeafCursorContext standing = leaf_cursor_context_at (text, MIN (byte, strlen (text)));
  g_autoptr (GPtrArray) words = NULL;
  const LeafPhraseRow *best = NULL;
  guint fixed = 0, parameter = 0;
  char *title;

  *start = *end = 0;
  if (standing.sort != LEAF_CURSOR_IN_STATEMENT && standing.sort != LEAF_CURSOR_IN_SUBSTITUTION)
    return NULL;
  words = leaf_cursor_context_words (text, standing.start, MIN (byte, strlen (text)));
  LEAF_EACH (phrases, i) {
    const LeafPhraseRow *row = LEAF_ROW (phrases, LeafPhraseRow, i);
    g_autoptr (GArray) steps = NULL;
    LeafPartialMatch progress;

    if (!leaf_phrase_is_offered (row) || row->n_parameters == 0
        || row->sort != (standing.sort == LEAF_CURSOR_IN_STATEMENT ? LEAF_PHRASE_DO : LEAF_PHRASE_SAY))
      continue;
    steps = leaf_steps_of_phrase (build, row);
    progress = leaf_steps_progress (build, steps, words);
    if (!progress.fits || progress.parameter < 0 || progress.n_fixed <= fixed)
      continue;
    best = row;
    fixed = progress.n_fixed;
    parameter = 0;
    for (gint k = 0; k < progress.parameter; k++)
      parameter += g_array_index (steps, LeafPatternStep, k).n_words == 0;
  }
  if (best == NULL)
    return NULL;
  title = leaf_wording_dup (build, best->wording);
  find_parameter (title, parameter, start, end);
  return title;
}
