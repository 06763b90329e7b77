/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-link.c: makes from a build the image that plays use, with a row of the same id for each row of the build. Each
 * function below makes the rows of one table; fields that are the same on both sides are copied by name (SAME). What a
 * stage searches for, or writes in words, is stored here as an id. */

#include "leaf-link.h"

#include "../kinds/leaf-notation.h"

#include <string.h>

/* A table with as many blank rows as the build's has rows. */
static LeafTable
rows_like (LeafArena *arena, const LeafTable *table, gsize size)
{
  return (LeafTable) {
    .rows = leaf_arena_alloc (arena, size * MAX (table->n, 1)), .n = table->n, .room = table->n, .size = (guint32) size
  };
}

/* for each row `from` of the build's table and its row `to` of the image's */
#define EACH_ROW(table_from, From, table_to, To)                                                                       \
  *(table_to) = rows_like (image->arena, (table_from), sizeof (To));                                                   \
  LEAF_EACH ((table_from), i)                                                                                          \
    for (const From *from = LEAF_ROW ((table_from), From, i); from != NULL; from = NULL)                               \
      for (To *to = LEAF_ROW ((table_to), To, i); to != NULL; to = NULL)
#define SAME(member) (to->member = from->member)

/* --- the world ---------------------------------------------------------------------------------------------------- */

/* For a file: the sentence that defines it ends with the name. */
static guint32
name_of_file (const LeafBuild *build, const LeafInstance *file)
{
  LeafWording w;

  if (file->kind.ix != LEAF_KIND_EXTERNAL_FILE || !LEAF_IS (file->sentence))
    return 0;
  w = LEAF_ROW (&build->sentences->sentences, LeafSentence, file->sentence.ix)->wording;
  for (guint32 at = w.end; at > w.first; at--)
    if (leaf_word (build, at - 1)->sort == LEAF_WORD_TEXT)
      return at - 1;
  return 0;
}

static void
link_objects (LeafImage *image, const LeafBuild *build)
{
  const LeafWorld *world = build->world;

  EACH_ROW (&world->instances, LeafInstance, &image->instances, LeafImageInstance)
  {
    SAME (name);
    SAME (kind);
    SAME (number);
    SAME (layout);
    SAME (base);
    SAME (is_everywhere);
    SAME (is_proper);
    SAME (prints_its_name);
    SAME (owner);
    to->is_said = LEAF_IS (from->sentence);
    to->file_name = name_of_file (build, from);
  }
  EACH_ROW (&world->properties, LeafProperty, &image->properties, LeafImageProperty)
  {
    SAME (name);
    SAME (kind);
    SAME (is_either_or);
    SAME (is_opposite);
    SAME (opposite);
    SAME (condition_of);
    SAME (relation);
  }
  EACH_ROW (&world->variables, LeafVariable, &image->variables, LeafImageVariable)
  {
    SAME (name);
    SAME (kind);
    SAME (owner);
    SAME (owner_id);
    SAME (index);
    SAME (next);
    SAME (cell);
    SAME (given);
    SAME (is_constant);
  }
  image->player = world->player;
  image->start = world->start;
  image->is_player_placed = world->is_player_placed;
  image->backdrop_places = world->backdrop_places;
  image->property_links = &world->links;
}

static void
link_relations (LeafImage *image, const LeafBuild *build)
{
  const LeafWorld *world = build->world;

  EACH_ROW (&world->relations, LeafRelation, &image->relations, LeafImageRelation)
  {
    SAME (name);
    SAME (sort);
    SAME (left);
    SAME (right);
    SAME (left_unique);
    SAME (right_unique);
    SAME (is_symmetric);
    SAME (property_on_left);
    SAME (property);
    SAME (phrase);
    SAME (first_pair);
    SAME (direction);
    to->is_story = from->sentence.ix >= build->story_sentence;
    to->said_in = LEAF_ROW (&build->sentences->sentences, LeafSentence, from->sentence.ix)->wording;
  }
  EACH_ROW (&world->pairs, LeafPair, &image->pairs, LeafImagePair)
  {
    SAME (left);
    SAME (right);
    SAME (next);
  }
  EACH_ROW (&world->verbs, LeafVerb, &image->verbs, LeafImageVerb)
  {
    SAME (parts);
    SAME (preposition);
    SAME (relation);
  }
}

static void
link_actions (LeafImage *image, const LeafBuild *build)
{
  EACH_ROW (&build->world->actions, LeafAction, &image->actions, LeafImageAction)
  {
    SAME (name);
    SAME (out_of_world);
    SAME (n_variables);
    SAME (check);
    SAME (carry_out);
    SAME (report);
    SAME (n_nouns);
    SAME (needs_light);
    memcpy (to->needs_touch, from->needs_touch, sizeof to->needs_touch);
    memcpy (to->needs_carried, from->needs_carried, sizeof to->needs_carried);
    memcpy (to->kinds, from->kinds, sizeof to->kinds);
    to->first_variable = leaf_world_first_variable (build, LEAF_OWNER_ACTION, i);
  }
  EACH_ROW (&build->world->activities, LeafActivity, &image->activities, LeafImageActivity)
  {
    SAME (name);
    SAME (basis);
    SAME (before);
    SAME (during);
    SAME (after);
    SAME (n_variables);
    to->first_variable = leaf_world_first_variable (build, LEAF_OWNER_ACTIVITY, i);
  }
}

static void
link_tables (LeafImage *image, const LeafBuild *build)
{
  EACH_ROW (&build->world->columns, LeafColumn, &image->columns, LeafImageColumn)
  {
    SAME (name);
    SAME (kind);
  }
  EACH_ROW (&build->world->tables, LeafTableRow, &image->tables, LeafImageTable)
  {
    SAME (name);
    SAME (n_columns);
    SAME (n_rows);
    SAME (columns);
    SAME (first_cell);
    to->is_fixed = LEAF_IS (from->defines);
  }
  EACH_ROW (&build->world->use_options, LeafUseOption, &image->use_options, LeafImageUseOption)
  {
    SAME (name);
    SAME (number);
    SAME (is_active);
  }
  EACH_ROW (&build->world->equations, LeafEquation, &image->equations, LeafImageEquation)
  {
    SAME (name);
  }
}

/* --- scenes ------------------------------------------------------------------------------------------------------- */

/* The number of the scene's end that the condition is for: that of an earlier condition for the same end, or the next
 * number. */
static guint32
end_of_condition (const LeafImage *image, const LeafBuild *build, guint32 at)
{
  const LeafTable *conditions = &build->world->scene_conditions;
  const LeafSceneCondition *wanted = LEAF_ROW (conditions, LeafSceneCondition, at);
  guint32 highest = 1;

  if (!wanted->is_end)
    return 0;
  if (leaf_wording_empty (wanted->how))
    return 1;
  for (guint32 i = 1; i < at; i++) {
    const LeafSceneCondition *row = LEAF_ROW (conditions, LeafSceneCondition, i);
    guint32 end = LEAF_ROW (&image->scene_conditions, LeafImageSceneCondition, i)->end;

    if (!LEAF_SAME (row->scene, wanted->scene) || end < 2)
      continue;
    if (leaf_wording_same (build, row->how, wanted->how))
      return end;
    highest = MAX (highest, end);
  }
  return highest + 1;
}

/* "when the storm ends badly" */
static LeafRulebookId
rulebook_of_end (const LeafBuild *build, const LeafSceneCondition *condition, guint32 end)
{
  const char *name = LEAF_INSTANCE (build, condition->scene)->name;
  g_autofree char *how = end >= 2 ? leaf_wording_dup_spaced (build, condition->how) : NULL;
  g_autofree char *title = g_strdup_printf (end == 0   ? "when %s begins"
                                            : end == 1 ? "when %s ends"
                                                       : "when %s ends %s",
                                            name, how);

  return leaf_rules_find_rulebook (build, title);
}

/* The end of a scene with that name; 0: none. */
static guint32
end_called (const LeafImage *image, const LeafBuild *build, LeafInstanceId scene, LeafWording how)
{
  LEAF_EACH (&build->world->scene_conditions, i) {
    const LeafSceneCondition *row = LEAF_ROW (&build->world->scene_conditions, LeafSceneCondition, i);

    if (row->is_end && LEAF_SAME (row->scene, scene) && leaf_wording_same (build, row->how, how))
      return LEAF_ROW (&image->scene_conditions, LeafImageSceneCondition, i)->end;
  }
  return 0;
}

/* The conditions of each scene, in order. */
static void
chain_conditions (LeafImage *image)
{
  guint32 *first = leaf_new_n (image->arena, guint32, image->instances.n);

  for (guint32 i = image->scene_conditions.n; i-- > 1;) {
    LeafImageSceneCondition *row = LEAF_ROW (&image->scene_conditions, LeafImageSceneCondition, i);

    row->next = first[row->scene.ix];
    first[row->scene.ix] = i;
  }
  image->first_condition = first;
}

/* "the storm begins", "the storm ends", "the storm ends merrily": the whole condition is another scene's beginning
 * or end. */
static void
link_after (const LeafImage *image, const LeafBuild *build, LeafWording condition, LeafImageSceneCondition *to)
{
  LeafWording w = leaf_wording_skip_article (build, condition);

  for (guint32 at = w.first + 1; at < w.end; at++) {
    gboolean ends = leaf_word_is (build, at, "ends");
    LeafWording how = leaf_wording_from (w, at + 1);
    LeafNameMatch match;

    if (!ends && !(leaf_word_is (build, at, "begins") && leaf_wording_empty (how)))
      continue;
    match = leaf_names_find (build, leaf_wording_up_to (w, at), LEAF_NAMES (INSTANCE), (LeafHeadingId) { 0 });
    if (match.id == 0 || LEAF_INSTANCE (build, LEAF_ID (LeafInstanceId, match.id))->kind.ix != LEAF_KIND_SCENE)
      continue;
    to->after_end = !ends                      ? 0
                    : leaf_wording_empty (how) ? 1
                                               : end_called (image, build, LEAF_ID (LeafInstanceId, match.id), how);
    if (!ends || to->after_end != 0)
      to->after = LEAF_ID (LeafInstanceId, match.id);
  }
}

static void
link_scenes (LeafImage *image, const LeafBuild *build)
{
  EACH_ROW (&build->world->scene_conditions, LeafSceneCondition, &image->scene_conditions, LeafImageSceneCondition)
  {
    SAME (scene);
    SAME (phrase);
    to->end = end_of_condition (image, build, i);
    to->is_at_start = leaf_wording_ends (build, from->condition, "play begins");
    to->rulebook = rulebook_of_end (build, from, to->end);
    to->plain = rulebook_of_end (build, from, 1);
    to->how = NULL;
    if (to->end >= 2) {
      g_autofree char *how = leaf_wording_dup (build, from->how);

      to->how = leaf_arena_strdup (image->arena, how);
    }
  }
  chain_conditions (image);
  LEAF_EACH (&build->world->scene_conditions, i)
    link_after (image, build, LEAF_ROW (&build->world->scene_conditions, LeafSceneCondition, i)->condition,
                LEAF_ROW (&image->scene_conditions, LeafImageSceneCondition, i));
}

/* --- rules -------------------------------------------------------------------------------------------------------- */

static void
link_rulebooks (LeafImage *image, const LeafBuild *build)
{
  EACH_ROW (&build->rules->rulebooks, LeafRulebook, &image->rulebooks, LeafImageRulebook)
  {
    SAME (name);
    SAME (written);
    SAME (basis);
    SAME (product);
    SAME (action);
    SAME (action_stage);
    SAME (default_outcome);
    SAME (default_named);
    SAME (first_outcome);
    SAME (first_rulebook_entry);
    SAME (n_rules);
    SAME (n_variables);
    to->first_variable = leaf_world_first_variable (build, LEAF_OWNER_RULEBOOK, i);
  }
  EACH_ROW (&build->rules->outcomes, LeafRulebookOutcome, &image->outcomes, LeafImageOutcome)
  {
    SAME (name);
    SAME (rulebook);
    SAME (sense);
    SAME (value);
    SAME (next);
  }
  EACH_ROW (&build->rules->rulebook_entries, LeafRulebookEntry, &image->rulebook_entries, LeafImageRulebookEntry)
  {
    SAME (rule);
    SAME (next);
    SAME (run_last);
    SAME (shape);
    to->required_action = LEAF_RULE (build, from->rule)->required_action;
  }
}

/* The command RULES of the reference lists rules of its run-time system only where a rulebook runs them. Here
 * these are the rules of the library that no preamble puts into a rulebook, except for the following. */
static const char *const listed_alone[] = {
  "announce items from multiple object lists rule",
  "basic tangibility rule",
  "before stage rule",
  "declare everything initially unmentioned rule",
  "end action-processing in success rule",
  "instead stage rule",
  "look around once light available rule",
  "notify score changes rule",
  "print player's obituary rule",
  "print the final prompt rule",
  "print the final question rule",
  "set pronouns from items from multiple object lists rule",
  "standard pause the game rule",
  "standard report preferring abbreviated room descriptions rule",
  "standard report preferring sometimes abbreviated room descriptions rule",
  "standard report preferring unabbreviated room descriptions rule",
  "standard report switching score notification off rule",
  "standard report switching score notification on rule",
  "standard respond to final question rule",
  "start in the correct scenes rule",
  "when play ends stage rule",
  NULL,
};

static gboolean
is_silent_alone (const LeafImageRule *rule)
{
  return rule->is_library && !LEAF_IS (rule->home) && rule->name != NULL && !g_strv_contains (listed_alone, rule->name);
}

static void
link_rules (LeafImage *image, const LeafBuild *build)
{
  EACH_ROW (&build->rules->rules, LeafRule, &image->rules, LeafImageRule)
  {
    SAME (name);
    SAME (preamble);
    SAME (wording);
    SAME (home);
    SAME (chunk);
    SAME (at_minutes);
    SAME (required_action);
    SAME (first_response);
    SAME (is_library);
    to->title = leaf_rule_title (build, LEAF_ID (LeafRuleId, i));
    to->face = leaf_rule_face (build, LEAF_ID (LeafRuleId, i));
    to->native = from->native;
    to->is_said = LEAF_IS (from->sentence);
    to->is_silent_alone = is_silent_alone (to);
  }
  EACH_ROW (&build->rules->responses, LeafResponse, &image->responses, LeafImageResponse)
  {
    SAME (rule);
    SAME (letter);
    SAME (name);
    SAME (ends_line);
    SAME (word);
    SAME (cell);
    SAME (next);
    to->text = from->text.ix;
    to->is_library = leaf_word_is_library (build, from->word);
  }
}

/* --- code --------------------------------------------------------------------------------------------------------- */

static const char *
name_of_phrase (LeafImage *image, const LeafBuild *build, guint32 name)
{
  g_autofree char *words = name != 0 ? leaf_name_dup (build, name) : NULL;

  return words != NULL ? leaf_arena_strdup (image->arena, words) : NULL;
}

static void
link_phrases (LeafImage *image, const LeafBuild *build)
{
  EACH_ROW (&build->phrases->phrases, LeafPhraseRow, &image->phrases, LeafImagePhrase)
  {
    SAME (title);
    SAME (result);
    SAME (chunk);
    SAME (n_parameters);
    SAME (n_options);
    to->native = from->native;
    to->gives = from->sort == LEAF_PHRASE_DECIDE || from->sort == LEAF_PHRASE_DECIDE_IF;
    to->is_say = from->sort == LEAF_PHRASE_SAY;
    to->name = name_of_phrase (image, build, from->value_name);
  }
  EACH_ROW (&build->phrases->texts, LeafTextRow, &image->texts, LeafImageText)
  {
    SAME (word);
    SAME (chunk);
    SAME (plain);
    to->has_locals = from->has_locals || from->chosen_table != 0; /* the chosen row is in a local variable too */
    SAME (has_entries);
  }
  EACH_ROW (&build->phrases->blocks, LeafConstantBlock, &image->blocks, LeafImageBlock)
  {
    SAME (kind);
    SAME (n);
    SAME (values);
  }
}

static void
link_locals (LeafImage *image, const LeafChunk *from, LeafImageChunk *to)
{
  LeafImageLocal *locals = leaf_new_n (image->arena, LeafImageLocal, from->n_locals);

  for (guint32 i = 0; i < from->n_locals; i++)
    locals[i] = (LeafImageLocal) { from->locals[i].name, from->locals[i].kind, from->locals[i].slot };
  to->locals = locals;
}

static void
link_code (LeafImage *image, const LeafBuild *build)
{
  const LeafCode *code = build->code;

  EACH_ROW (&code->chunks, LeafChunk, &image->chunks, LeafImageChunk)
  {
    SAME (sort);
    SAME (owner);
    SAME (first);
    SAME (n);
    SAME (n_slots);
    SAME (n_parameters);
    SAME (max_stack);
    SAME (n_clauses);
    SAME (n_locals);
    link_locals (image, from, to);
  }
  image->code = (const LeafInstruction *) code->instructions.rows;
  image->n_code = code->instructions.n;
  image->wordings = (const LeafWording *) code->wordings.rows;
  image->strings = code->strings;
  image->histories = code->histories;
  image->clauses = code->clauses;
  image->chunk_clauses = &code->chunk_clauses;
}

/* --- words -------------------------------------------------------------------------------------------------------- */

/* "Ponds version 2.1 by Ann Author (after Bob Author)" is by Ann Author. */
static gboolean
is_credited_to (const char *credit, const char *author)
{
  const char *by = strstr (credit, " by "), *after = by != NULL ? by + strlen (" by ") : NULL;

  return after != NULL && g_str_has_prefix (after, author)
         && (after[strlen (author)] == '\0' || g_str_has_prefix (after + strlen (author), " ("));
}

gboolean
leaf_link_is_modest (const LeafBuild *build, const LeafSource *source, const LeafSource *story)
{
  return source->is_modest
         || (story != NULL && story->is_modest && build->world->author != NULL && source->credit != NULL
             && is_credited_to (source->credit, build->world->author));
}

static void
link_words (LeafImage *image, const LeafBuild *build, guint32 story_source)
{
  const LeafTable *words = &build->words->words, *sources = &build->words->sources;
  const LeafSource *story
      = story_source > 0 && story_source < sources->n ? LEAF_ROW (sources, LeafSource, story_source) : NULL;

  G_STATIC_ASSERT (G_STRUCT_OFFSET (LeafWord, span) == 0);
  image->words = (LeafWordPlaces) { words->rows, sizeof (LeafWord), words->n };
  EACH_ROW (sources, LeafSource, &image->sources, LeafImageSource)
  {
    SAME (name);
    SAME (text);
    SAME (is_library);
    SAME (credit);
    to->is_modest = leaf_link_is_modest (build, from, story);
  }
}

/* Words of commands with a fixed meaning, including "all" in testing commands, and words that request several of a
 * kind. */
static void
link_grammar_words (LeafImage *image)
{
  const LeafGrammar *grammar = image->grammar;
  guint32 all = leaf_grammar_find_word (image->vocabulary, "all", strlen ("all")).ix;

  image->prepositions = g_hash_table_new (NULL, NULL);
  g_hash_table_add (image->prepositions, GUINT_TO_POINTER (all));
  image->plurals = g_hash_table_new (NULL, NULL);
  LEAF_EACH (&grammar->books, b) {
    const LeafGrammarBook *book = LEAF_GRAMMAR_BOOK (image, b);

    for (guint32 at = book->sort == LEAF_BOOK_COMMAND ? book->first_line : 0; at != 0;
         at = LEAF_GRAMMAR_LINE (image, at)->next) {
      const LeafGrammarLine *line = LEAF_GRAMMAR_LINE (image, at);

      for (guint32 t = book->key != 0 ? 1 : 0; t < line->n_tokens; t++)
        for (guint32 w = 0; line->tokens[t].sort == LEAF_TOKEN_WORD && w < line->tokens[t].n_words; w++)
          g_hash_table_add (image->prepositions, GUINT_TO_POINTER (line->tokens[t].words[w].ix));
    }
  }
  LEAF_EACH (&grammar->words, i) {
    const LeafObjectWord *word = LEAF_ROW (&grammar->words, LeafObjectWord, i);

    if (word->is_plural)
      g_hash_table_add (image->plurals, GUINT_TO_POINTER (word->word.ix));
  }
}

/* --- entry points ------------------------------------------------------------------------------------------------- */

LeafImage *
leaf_link (const LeafBuild *build, const LeafInitialState *layout, guint32 story_source)
{
  LeafArena *arena = leaf_arena_new ("image");
  LeafImage *image = leaf_new (arena, LeafImage);

  image->arena = arena;
  image->layout = layout;
  image->vocabulary = build->vocabulary;
  image->kinds = build->kinds;
  image->grammar = build->grammar;
  link_objects (image, build);
  link_relations (image, build);
  link_actions (image, build);
  link_tables (image, build);
  link_scenes (image, build);
  link_rulebooks (image, build);
  link_rules (image, build);
  link_phrases (image, build);
  link_code (image, build);
  link_words (image, build, story_source);
  link_grammar_words (image);
  leaf_link_library (image, build);
  return image;
}

void
leaf_image_free (LeafImage *image)
{
  g_autoptr (LeafArena) arena = image->arena;

  if (image->begins != NULL)
    leaf_cells_clear (image->begins);
  g_free (image->begins);
  g_hash_table_unref (image->prepositions);
  g_hash_table_unref (image->plurals);
}
