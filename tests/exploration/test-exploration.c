/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-exploration.c: see README.md. */

#include "alike.h"
#include "leaf-exploration-private.h"

#include <string.h>

enum { BUDGET = 3000000, MOST_TURNS = 400000 };

/* With sanitizers, which are slow, the checks that need many moments do only a part of their work. */
#ifdef __SANITIZE_ADDRESS__
enum { PART = 4 };
#else
enum { PART = 1 };
#endif

static LeafProgram *
compile (const char *text)
{
  LeafSourceText source = { .name = "story.ni", .bytes = text, .length = strlen (text) };
  LeafProgram *program = leaf_program_compile (&source, NULL);

  if (leaf_program_n_problems (program) > 0)
    g_test_fail_printf ("a story of the test has problems: %.60s", text);
  return program;
}

static LeafExploration *
exploration_of (const char *text, guint threads)
{
  LeafExplorationOptions options = { .seed = 1, .threads = threads, .memory = 256 << 20, .budget = BUDGET };
  LeafProgram *program = compile (text);
  LeafExploration *exploration = leaf_exploration_new (program, &options);

  leaf_program_unref (program);
  return exploration;
}

/* --- planted faults ----------------------------------------------------------------------------------------------- */

typedef enum {
  DEAD_END,  /* there is one, after the command */
  NO_ENDING, /* the story never ends finally, and the search proves it */
  MISSED,    /* a rule, room or scene with that name is not reached */
  PROBLEM,   /* a run-time problem, after this many commands */
  BROKEN,    /* a condition that must never hold does */
  NO_GOAL,   /* the goal is not reached */
} Fault;

#define VAULT                                                                                                                    \
  "The Hall is a room. The Vault is a room. The steel door is a door. The steel door is north of the Hall and south of the "     \
  "Vault. The steel door is locked and lockable. The iron key unlocks the steel door. The iron key is in the Hall. After going " \
  "to the Vault: end the story finally. "
#define SHAFT                                                                                                                    \
  "The Loft is a room. The Pit is below the Loft. Above the Pit is nowhere. The rope is in the Loft. Instead of jumping in the " \
  "Pit when the player carries the rope: end the story finally. "
#define DIAL                                                                                                                      \
  "The Booth is a room. The red knob is in the Booth. The red knob is fixed in place. The step is a number that varies. Instead " \
  "of turning the red knob: increase the step by 1; if the step is 9, "
#define BOMB                                                                                                                    \
  "The Cell is a room. The Corridor is north of the Cell. The Stair is north of the Corridor. The Roof is north of the Stair. " \
  "The fuse is a number that varies. After going to the Roof: end the story finally. "
#define LAMP                                                                                                                       \
  "The Attic is a room. The chest is an open openable container in the Attic. The chest is fixed in place. The torch is a device " \
  "in the Attic. "

static const struct {
  const char *name;
  Fault fault;
  const char *what; /* the command, the name, the condition */
  const char *story, *mended;
} planted[] = {
  { "a key that can be destroyed", DEAD_END, "burn iron key",
    VAULT "Instead of burning the iron key: now the iron key is nowhere.",
    VAULT "Instead of burning the iron key: say \"It is iron.\"" },
  { "a rule about the score", MISSED, "Carry out requesting the score",
    "The Lab is a room. Carry out requesting the score when the player is off-stage: say \"None.\"",
    "The Lab is a room. Carry out requesting the score: say \"None.\"" },
  { "a way that leads only down", DEAD_END, "down", SHAFT,
    "The Loft is a room. The Pit is below the Loft. The rope is in the Loft. Instead of jumping in the Pit when the player carries the "
    "rope: end the story finally." },
  { "a rule that another one hides", MISSED, "Instead of rubbing the lamp (the second)",
    "The Den is a room. The lamp is in the Den. Instead of rubbing the lamp: say \"It shines.\" Instead of rubbing the lamp (this is the "
    "hidden rule): say \"Never.\"",
    "The Den is a room. The lamp is in the Den. The urn is in the Den. Instead of rubbing the lamp: say \"It shines.\" Instead of rubbing "
    "the urn (this is the hidden rule): say \"Well.\"" },
  { "an ending behind a contradiction", NO_ENDING, NULL,
    "The Den is a room. The Yard is north of the Den. The lamp is in the Den. Every turn when the lamp is carried and the lamp is in the "
    "Yard: end the story finally.",
    "The Den is a room. The Yard is north of the Den. The lamp is in the Den. Every turn when the lamp is carried and the player is in "
    "the Yard: end the story finally." },
  { "a problem nine commands deep", PROBLEM, "9", DIAL "say \"[entry 7 of {1, 2}].\"",
    DIAL "say \"[entry 2 of {1, 2}].\"" },
  { "a dead end that chance decides", DEAD_END, "pull chain",
    VAULT
    "The chain is in the Hall. Instead of pulling the chain: if a random chance of 1 in 2 succeeds, now the iron key is nowhere.",
    VAULT
    "The chain is in the Hall. Instead of pulling the chain: if a random chance of 1 in 2 succeeds, say \"Clank.\"" },
  { "a timer that is too short", NO_ENDING, NULL,
    BOMB "Every turn: increase the fuse by 1; if the fuse is 2, end the story saying \"Boom\".",
    BOMB "Every turn: increase the fuse by 1; if the fuse is 9, end the story saying \"Boom\"." },
  { "a room that nobody can reach", MISSED, "Tower",
    "The Den is a room. The Yard is north of the Den. The Tower is a room.",
    "The Den is a room. The Yard is north of the Den. The Tower is above the Yard." },
  { "a scene that never begins", MISSED, "Dusk",
    "The Den is a room. The crown is a thing. Dusk is a scene. Dusk begins when the player carries the crown.",
    "The Den is a room. The crown is in the Den. Dusk is a scene. Dusk begins when the player carries the crown." },
  { "a light under a lid", BROKEN, "the torch is switched on and the torch is in the chest and the chest is closed",
    LAMP, LAMP "Instead of inserting the torch into the chest: say \"It would catch fire.\"" },
  { "a thing that cannot be had", NO_GOAL, "the player carries the crown",
    "The Den is a room. The crown is in the Den. The crown is fixed in place.",
    "The Den is a room. The pit is a closed openable container in the Den. The crown is in the pit." },
  { "a rule that asks too much", NO_GOAL, "rule: the greedy rule",
    "The Den is a room. The coin is in the Den. Every turn when the coin is carried and the coin is not enclosed by the player (this is "
    "the greedy rule): say \"Mine.\"",
    "The Den is a room. The coin is in the Den. Every turn when the coin is carried (this is the greedy rule): say \"Mine.\"" },
};

static gboolean
has_found (const LeafExploration *exploration, LeafFoundSort sort)
{
  for (guint32 i = 0; i < leaf_exploration_n_found (exploration); i++)
    if (leaf_exploration_found (exploration, i).sort == sort)
      return TRUE;
  return FALSE;
}

static gboolean
has_final_ending (const LeafExploration *exploration, const char *story)
{
  for (guint32 i = 0; i < leaf_exploration_n_found (exploration); i++) {
    LeafFound found = leaf_exploration_found (exploration, i);

    if (found.sort == LEAF_FOUND_ENDING && found.place.source != 0
        && g_strstr_len (story + found.place.start, found.place.end - found.place.start, "finally") != NULL)
      return TRUE;
  }
  return FALSE;
}

static gboolean
has_room (const LeafExploration *exploration, const char *name)
{
  for (guint32 i = 0; i < leaf_exploration_n_found (exploration); i++) {
    LeafFound found = leaf_exploration_found (exploration, i);

    if (found.sort == LEAF_FOUND_ROOM && strcmp (found.text, name) == 0)
      return TRUE;
  }
  return FALSE;
}

/* Finds a coverable by its name; for rules, any that was not reached. */
static gboolean
misses (const LeafExploration *exploration, const char *name)
{
  guint32 n;
  const LeafCoverable *rows = leaf_explorer_coverables (leaf_exploration_explorer (exploration), &n);
  gboolean is_rule = strstr (name, "Instead") != NULL || strstr (name, "Carry out") != NULL, is_scene = FALSE;

  for (guint32 i = 0; i < n; i++) {
    gboolean has = leaf_coverage_has (leaf_exploration_coverage (exploration), rows[i].bit);

    if (is_rule && rows[i].sort == LEAF_COVERED_RULE && !has)
      return TRUE;
    if (rows[i].sort == LEAF_COVERED_SCENE && strcmp (rows[i].name, name) == 0) {
      is_scene = TRUE;
      if (!has)
        return TRUE;
    }
  }
  return !is_rule && !is_scene && !has_room (exploration, name);
}

static gboolean
has_dead_end (const LeafExploration *exploration, const char *command)
{
  g_autoptr (GArray) ends = leaf_exploration_dead_ends (exploration);

  for (guint i = 0; i < ends->len; i++)
    if (strstr (g_array_index (ends, LeafDeadEnd, i).command, command) != NULL
        && g_array_index (ends, LeafDeadEnd, i).is_proved)
      return TRUE;
  return FALSE;
}

static guint32
commands_to_problem (const LeafExploration *exploration)
{
  for (guint32 i = 0; i < leaf_exploration_n_found (exploration); i++)
    if (leaf_exploration_found (exploration, i).sort == LEAF_FOUND_PROBLEM)
      return leaf_exploration_found (exploration, i).n_commands;
  return 0;
}

static gboolean
shows (const LeafExploration *exploration, Fault fault, const char *what, const char *story)
{
  switch (fault) {
  case DEAD_END: return has_dead_end (exploration, what);
  case NO_ENDING: return !has_final_ending (exploration, story);
  case MISSED: return misses (exploration, what);
  case PROBLEM: return commands_to_problem (exploration) == g_ascii_strtoull (what, NULL, 10);
  case BROKEN: return has_found (exploration, LEAF_FOUND_BROKEN);
  case NO_GOAL:
  default: return !has_found (exploration, LEAF_FOUND_GOAL);
  }
}

static void
assert_replays (const char *name, LeafExploration *exploration)
{
  leaf_exploration_prove (exploration, 2000);
  for (guint32 i = 0; i < leaf_exploration_n_found (exploration); i++) {
    LeafFound found = leaf_exploration_found (exploration, i);
    g_auto (GStrv) path = leaf_exploration_dup_path (exploration, found.moment, found.command);
    g_autofree char *commands = g_strjoinv (" / ", path);

    if (found.sort != LEAF_FOUND_COVERED) {
      g_auto (GStrv) proof = leaf_exploration_dup_proof (exploration, i);

      if (proof == NULL || g_strv_length (proof) > found.n_commands)
        g_test_fail_printf ("%s: no proof as short as '%s' was found", name, commands);
    }
    if (!leaf_exploration_replays (exploration, &found))
      g_test_fail_printf ("%s: '%s' does not come to what was found: %s", name, commands, found.text);
  }
}

static void
assert_planted (gsize i, const char *story, gboolean is_faulty)
{
  g_autoptr (LeafExploration) exploration = exploration_of (story, 2);
  g_autofree char *problem = NULL;

  if (planted[i].fault == NO_GOAL)
    leaf_exploration_add_goal (exploration, planted[i].what, &problem);
  if (planted[i].fault == BROKEN)
    leaf_exploration_add_never (exploration, planted[i].what, &problem);
  if (problem != NULL)
    g_test_fail_printf ("%s: %s", planted[i].name, problem);
  while (leaf_exploration_state (exploration).turns < MOST_TURNS && leaf_exploration_round (exploration))
    ;
  if (!leaf_exploration_state (exploration).is_closed)
    g_test_fail_printf ("%s: the search does not close", planted[i].name);
  if (shows (exploration, planted[i].fault, planted[i].what, story) != is_faulty)
    g_test_fail_printf ("%s: the fault is %s", planted[i].name, is_faulty ? "not found" : "found where there is none");
  assert_replays (planted[i].name, exploration);
}

static void
test_planted (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);

  assert_planted (i, planted[i].story, TRUE);
  assert_planted (i, planted[i].mended, FALSE);
}

/* --- threads ------------------------------------------------------------------------------------------------------ */

static char *
read_example (const char *name)
{
  g_autofree char *path = g_build_filename (g_getenv ("LEAF_EXAMPLES"), name, NULL);
  char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  return text;
}

/* Everything that was found, with the commands that lead there. */
static char *
dup_report (const LeafExploration *exploration)
{
  GString *report = g_string_new (NULL);
  LeafExplorationState state = leaf_exploration_state (exploration);

  g_string_append_printf (report, "%u moments %" G_GUINT64_FORMAT " turns\n", state.moments, state.turns);
  for (guint32 i = 0; i < leaf_exploration_n_found (exploration); i++) {
    LeafFound found = leaf_exploration_found (exploration, i);
    g_auto (GStrv) path = leaf_exploration_dup_path (exploration, found.moment, found.command);
    g_autofree char *commands = g_strjoinv (" / ", path);

    g_string_append_printf (report, "%d %u %s: %s\n", found.sort, found.id, found.text, commands);
  }
  return g_string_free (report, FALSE);
}

static void
test_threads (void)
{
  g_autofree char *text = read_example ("weather-house.ni");
  g_autofree char *first = NULL;

  for (guint threads = 1; threads <= 4; threads *= 2) {
    g_autoptr (LeafExploration) exploration = exploration_of (text, threads);
    g_autofree char *report = NULL;

    for (guint i = 0; i < 6; i++)
      leaf_exploration_round (exploration);
    report = dup_report (exploration);
    if (first != NULL)
      g_assert_cmpstr (report, ==, first);
    else
      first = g_steal_pointer (&report);
  }
}

/* The number of commands of a finding is the length of its path, also after a shorter way to the middle of the path was
 * found. */
static void
test_lengths (void)
{
  static const char lines[] = "looseleaf-exploration 2 seed 1 story 0\n"
                              "m 0 0 east\nm 1 0 east\nm 2 0 east\nm 3 0 east\nf 4 wake up\nm 0 0 jump\n";
  g_autoptr (LeafExploration) exploration
      = exploration_of ("The Gate is a room. The Path is east of the Gate. The Wood is east of the Path. "
                        "The Hill is east of the Wood. The Peak is east of the Hill.\n\n"
                        "Instead of jumping in the Gate: now the Path is visited; now the Wood is visited; "
                        "now the player is in the Hill.\n\n"
                        "Instead of waking up in the Peak: end the story finally.",
                        1);
  g_autofree char *problem = NULL;
  guint n_endings = 0;

  g_assert_true (leaf_exploration_load (exploration, lines, &problem));
  for (guint32 i = 0; i < leaf_exploration_n_found (exploration); i++) {
    LeafFound found = leaf_exploration_found (exploration, i);
    g_auto (GStrv) path = leaf_exploration_dup_path (exploration, found.moment, found.command);

    g_assert_cmpuint (found.n_commands, ==, g_strv_length (path));
    n_endings += found.sort == LEAF_FOUND_ENDING && found.n_commands == 3;
  }
  g_assert_cmpuint (n_endings, ==, 1);
}

/* Moments that do not fit into memory are replayed, and the findings are the same. */
static void
test_memory (void)
{
  g_autofree char *text = read_example ("toll-bridge.ni");
  char *report[2] = { NULL, NULL };

  for (guint i = 0; i < 2; i++) {
    LeafExplorationOptions options
        = { .seed = 1, .threads = 2, .memory = i == 0 ? 256 << 20 : 40 << 10, .budget = BUDGET };
    LeafProgram *program = compile (text);
    g_autoptr (LeafExploration) exploration = leaf_exploration_new (program, &options);
    GString *rooms = g_string_new (NULL);

    leaf_program_unref (program);
    for (guint k = 0; k < 40 / PART; k++)
      leaf_exploration_round (exploration);
    if (i == 1)
      g_assert_cmpuint (leaf_exploration_state (exploration).kept, <, leaf_exploration_state (exploration).moments);
    g_string_append_printf (rooms, "%u moments, %u found", leaf_exploration_state (exploration).moments,
                            leaf_exploration_n_found (exploration));
    report[i] = g_string_free (rooms, FALSE);
  }
  g_assert_cmpstr (report[0], ==, report[1]);
  g_free (report[0]);
  g_free (report[1]);
}

/* A story with many more moments than can be tried, which needs chains of commands. */
static char *
large_story (void)
{
  static const char *const names[] = { "red", "blue", "green", "white", "black", "grey", "brown", "pink" };
  GString *text = g_string_new ("Use scoring. The Lobby is a room. The red hall is east of the Lobby. ");

  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    if (i > 0)
      g_string_append_printf (text, "The %s hall is east of the %s hall. ", names[i], names[i - 1]);
    g_string_append_printf (text, "The %s coin is in the %s hall. ", names[i], names[i]);
  }
  g_string_append (text, "The case is an open container in the Lobby. Every turn: let S be the number of things in the "
                         "case; if S is greater than the score, now the score is S. ");
  return g_string_free (text, FALSE);
}

static LeafExploration *
explore_large (guint threads, gsize memory, guint32 moments)
{
  LeafExplorationOptions options = { .seed = 1, .threads = threads, .memory = memory, .budget = BUDGET };
  g_autofree char *text = large_story ();
  LeafProgram *program = compile (text);
  LeafExploration *exploration = leaf_exploration_new (program, &options);

  leaf_program_unref (program);
  while (leaf_exploration_state (exploration).moments < moments && leaf_exploration_round (exploration))
    continue;
  return exploration;
}

static void
test_chains (void)
{
  g_autofree char *first = NULL;

  for (guint threads = 1; threads <= 4; threads *= PART > 1 ? 4 : 2) {
    g_autoptr (LeafExploration) exploration = explore_large (threads, 256 << 20, 900 / PART);
    g_autofree char *report = dup_report (exploration);

    if (first != NULL)
      g_assert_cmpstr (report, ==, first);
    else
      first = g_steal_pointer (&report);
    if (threads == 1)
      assert_replays ("chains", exploration);
  }
}

static gboolean
is_news (const LeafExploration *exploration, guint32 node)
{
  for (guint i = 0; i < exploration->news_cells->len; i++) {
    const LeafExploredCell *cell
        = &g_array_index (exploration->cells, LeafExploredCell, g_array_index (exploration->news_cells, guint32, i));

    if (cell->nodes[0] == node)
      return TRUE;
  }
  return FALSE;
}

/* A moment in which a command ran something for the first time is remembered, even if the command changed nothing, and
 * each eighth chain begins in one, except those that begin at high scores. */
static void
test_news (void)
{
  enum { NEWS_TURN = 5, TIMES = 16 };
  g_autoptr (LeafExploration) refused
      = exploration_of ("The Lab is a room. The pin is in the Lab. Instead of taking the pin: say \"No.\"", 1);
  g_autoptr (LeafExploration) large = explore_large (1, 256 << 20, 900);
  guint n_others = 0;

  g_assert_true (leaf_exploration_round (refused));
  g_assert_true (is_news (refused, 0));
  g_assert_cmpuint (large->news_cells->len, >, 4);
  g_assert_cmpuint (large->news_cells->len, <, large->nodes->len / 8);
  for (guint i = 0; i < TIMES; i++) {
    guint32 node;

    large->cell_turn = NEWS_TURN;
    g_assert_true (leaf_exploration_take_from_cells (large, FALSE, &node));
    g_assert_true (is_news (large, node));
    g_assert_cmpuint (large->cell_turn, ==, NEWS_TURN + 1);
    large->cell_turn = NEWS_TURN;
    g_assert_true (leaf_exploration_take_from_cells (large, TRUE, &node));
    n_others += !is_news (large, node);
  }
  g_assert_cmpuint (n_others, >, TIMES / 4);
}

/* An exit that is barred until several things are put away. Putting them away is refused more often than not, and has
 * nothing new to print, but the rule about the exit requires it. */
static void
test_barred_exit (void)
{
  enum { TURNS = 20000 };
  g_autoptr (LeafExploration) exploration = exploration_of (
      "The Lab is a room. The Yard is north of the Lab. The wardrobe is an open container in the Lab. The wardrobe is fixed "
      "in place. The desk is a supporter in the Lab. The player carries the bag. The bag is a player's holdall. The carrying "
      "capacity of the player is 4.\nThe coat is on the desk. The shirt is on the desk. The scarf is on the desk. The phone is "
      "on the desk.\nInstead of taking the phone when the coat is on the desk: say \"The coat is in the way.\".\n"
      "Before inserting something into the wardrobe: if the noun is not carried by the player, say \"Take it first.\" "
      "instead.\nBefore going to the Yard:\n\tif the phone is not carried by the player, say \"Without the phone?\" instead;\n"
      "\tif the coat is not in the wardrobe, say \"The coat is not put away.\" instead;\n"
      "\tif the shirt is not in the wardrobe, say \"The shirt is not put away.\" instead;\n"
      "\tif the scarf is not in the wardrobe, say \"The scarf is not put away.\" instead.\n",
      1);

  while (leaf_exploration_state (exploration).turns < TURNS && exploration->rooms->len < 2)
    g_assert_true (leaf_exploration_round (exploration));
  g_assert_cmpuint (exploration->rooms->len, ==, 2);
}

static void
test_bound (void)
{
  g_autoptr (LeafExploration) exploration = explore_large (2, 400 << 10, 1000);

  g_assert_cmpuint (leaf_exploration_state (exploration).kept, <, leaf_exploration_state (exploration).moments);
  g_assert_cmpuint (leaf_exploration_state (exploration).bytes, <=, 400 << 10);
}

/* Growing tables take memory from the moments that are kept. */
static void
test_held (void)
{
  enum { MEMORY = 3 << 20, MOMENTS = 6000 };
  g_autoptr (LeafExploration) exploration = explore_large (2, MEMORY, 1);
  gsize most = 0, tables = leaf_exploration_state (exploration).table_bytes;
  guint32 most_kept = 0;

  while (leaf_exploration_state (exploration).moments < MOMENTS && leaf_exploration_round (exploration)) {
    most = MAX (most, leaf_exploration_state (exploration).held_bytes);
    most_kept = MAX (most_kept, leaf_exploration_state (exploration).kept);
  }
  g_test_message ("%u kept at most, %u at the end, %u of %u KB held", most_kept,
                  leaf_exploration_state (exploration).kept, (guint) (most >> 10), MEMORY >> 10);
  g_assert_cmpuint (leaf_exploration_state (exploration).table_bytes, >, tables * 2);
  g_assert_cmpuint (leaf_exploration_state (exploration).kept, <, most_kept);
  g_assert_cmpuint (most, <=, MEMORY);
}

/* Most of many pieces of different sizes are freed; the others are moved together and keep their contents. */
static void
test_store (void)
{
  enum { PIECES = 30000, LARGEST = 700 };
  LeafExplorationStore store;
  g_autofree guint32 *numbers = g_new0 (guint32, PIECES);
  guint8 bytes[LARGEST];
  gsize before, used = 0;

  leaf_exploration_store_init (&store);
  for (guint i = 0; i < PIECES; i++) {
    memset (bytes, (gint) (i & 255), sizeof bytes);
    numbers[i] = leaf_exploration_store_put (&store, bytes, i % LARGEST + 1);
  }
  before = leaf_exploration_store_held (&store);
  for (guint i = 0; i < PIECES; i++) {
    if (i % 7 == 0) {
      used += leaf_exploration_store_bytes (i % LARGEST + 1);
      continue;
    }
    leaf_exploration_store_drop (&store, numbers[i]);
    numbers[i] = 0;
  }
  g_assert_true (leaf_exploration_store_is_sparse (&store));
  leaf_exploration_store_begin_packing (&store);
  for (guint i = 0; i < PIECES; i++)
    if (numbers[i] != 0)
      numbers[i] = leaf_exploration_store_move (&store, numbers[i]);
  leaf_exploration_store_end_packing (&store);
  g_assert_cmpuint (leaf_exploration_store_held (&store), <, before / 6);
  g_assert_cmpuint (leaf_exploration_store_held (&store), >=, used);
  g_assert_false (leaf_exploration_store_is_sparse (&store));
  for (guint i = 0; i < PIECES; i += 7) {
    gsize n = i % LARGEST + 1;
    g_autofree guint8 *piece = leaf_exploration_store_dup (&store, numbers[i], n);

    memset (bytes, (gint) (i & 255), n);
    g_assert_cmpmem (piece, n, bytes, n);
    leaf_exploration_store_drop (&store, numbers[i]);
  }
  leaf_exploration_store_put (&store, bytes, sizeof bytes);
  leaf_exploration_store_clear (&store);
}

/* Keys that differ in few bits, like the names of choices; the table grows in small steps. */
static void
test_table (void)
{
  enum { ACTIONS = 60, NOUNS = 50, STEP = 64 << 10 };
  LeafExplorationTable table;
  guint32 value, n = ACTIONS * NOUNS * NOUNS;

  leaf_exploration_table_init (&table, TRUE);
  leaf_exploration_table_filter (&table);
  for (guint32 i = 0; i < n; i++) {
    guint64 key = (guint64) (i / NOUNS / NOUNS) << 40 | (guint64) (i / NOUNS % NOUNS) << 20 | i % NOUNS;
    gsize before = leaf_exploration_table_bytes (&table);

    g_assert_true (leaf_exploration_table_add (&table, key + 1, i));
    g_assert_cmpuint (leaf_exploration_table_bytes (&table), <, before + STEP);
  }
  for (guint32 i = 0; i < n; i++) {
    guint64 key = (guint64) (i / NOUNS / NOUNS) << 40 | (guint64) (i / NOUNS % NOUNS) << 20 | i % NOUNS;

    g_assert_true (leaf_exploration_table_find (&table, key + 1, &value));
    g_assert_cmpuint (value, ==, i);
    g_assert_false (leaf_exploration_table_find (&table, key + ((guint64) 1 << 60), NULL));
    g_assert_false (leaf_exploration_table_add (&table, key + 1, 0));
  }
  leaf_exploration_table_set (&table, 1, 77);
  g_assert_true (leaf_exploration_table_find (&table, 1, &value));
  g_assert_cmpuint (value, ==, 77);
  g_assert_cmpuint (leaf_exploration_table_bytes (&table), <, n * (gsize) 40);
  leaf_exploration_table_clear (&table);
}

/* Each coin raises the score by itself. What raised the score in one play is repeated in others until all coins are
 * found. */
static void
test_rises (void)
{
  enum { COINS = 8, TURNS = 20000 };
  LeafExplorationOptions options = { .seed = 1, .threads = 1, .memory = 256 << 20, .budget = BUDGET };
  g_autofree char *text = large_story ();
  LeafProgram *program = compile (text);
  g_autoptr (LeafExploration) exploration = leaf_exploration_new (program, &options);

  leaf_program_unref (program);
  while (leaf_exploration_state (exploration).best_score < COINS && leaf_exploration_state (exploration).turns < TURNS
         && leaf_exploration_round (exploration))
    continue;
  g_test_message ("%" G_GUINT64_FORMAT " turns", leaf_exploration_state (exploration).turns);
  g_assert_cmpint (leaf_exploration_state (exploration).best_score, ==, COINS);
}

/* A rule bars the way for each of six things that are not where they belong, among many that do not matter. Each text
 * of the rule says which one is next, and its things are moved about. */
static void
test_refusals (void)
{
  enum { TURNS = 40000 };
  static const char *const things[] = { "shirt", "sock", "scarf", "glove", "coat", "boot" };
  LeafExplorationOptions options = { .seed = 1, .threads = 1, .memory = 256 << 20, .budget = BUDGET };
  GString *text
      = g_string_new ("The Den is a room. The Yard is north of the Den. The chest is an open openable container "
                      "in the Den. The bag is an open openable portable container in the Den. ");
  g_autofree char *story = NULL;
  gboolean is_found = FALSE;
  LeafProgram *program;
  g_autoptr (LeafExploration) exploration = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (things); i++)
    g_string_append_printf (text, "The %s is in the Den. Pin %u is in the Den. ", things[i], i + 1);
  g_string_append (text, "Before going to the Yard:");
  for (guint i = 0; i < G_N_ELEMENTS (things); i++)
    g_string_append_printf (text,
                            "\n\tif the %s is not in the %s:\n\t\tsay \"Not without the %s there.\";\n\t\tstop the "
                            "action;",
                            things[i], i % 2 == 0 ? "chest" : "bag", things[i]);
  g_string_truncate (text, text->len - 1);
  g_string_append (text, ".\n");
  story = g_string_free (text, FALSE);
  program = compile (story);
  exploration = leaf_exploration_new (program, &options);
  leaf_program_unref (program);
  while (!is_found && leaf_exploration_state (exploration).turns < TURNS && leaf_exploration_round (exploration))
    for (guint32 i = 0; i < leaf_exploration_n_found (exploration); i++) {
      LeafFound found = leaf_exploration_found (exploration, i);

      is_found |= found.sort == LEAF_FOUND_ROOM && strcmp (found.text, "Yard") == 0;
    }
  g_test_message ("%" G_GUINT64_FORMAT " turns", leaf_exploration_state (exploration).turns);
  g_assert_true (is_found);
}

/* --- chance ------------------------------------------------------------------------------------------------------- */

#define LEVER                                                                                                           \
  "The Lab is a room. A lever is in the Lab. The lever is fixed in place. The Vault is a room. Instead of pulling the " \
  "lever: if a random chance of 1 in 500 succeeds, move the player to the Vault. The lamp is in the Vault. Instead of " \
  "rubbing the lamp: let N be a random number from 1 to 5; if N is 3, end the story."

static void
test_chance (void)
{
  for (guint chance = 0; chance <= 8; chance += 8) {
    LeafExplorationOptions options = { .seed = 1, .memory = 64 << 20, .budget = BUDGET, .chance = chance };
    LeafProgram *program = compile (LEVER);
    g_autoptr (LeafExploration) exploration = leaf_exploration_new (program, &options);
    double vault = 0, ending = 0;

    leaf_program_unref (program);
    while (leaf_exploration_round (exploration))
      continue;
    for (guint32 i = 0; i < leaf_exploration_n_found (exploration); i++) {
      LeafFound found = leaf_exploration_found (exploration, i);

      if (found.sort == LEAF_FOUND_ROOM && strcmp (found.text, "Vault") == 0)
        vault = found.probability;
      else if (found.sort == LEAF_FOUND_ENDING)
        ending = found.probability;
      else if (found.sort == LEAF_FOUND_ROOM)
        g_assert_cmpfloat (found.probability, ==, 1);
    }
    g_assert_cmpfloat_with_epsilon (vault, chance > 0 ? 1.0 / 500 : 0, 1e-9);
    g_assert_cmpfloat_with_epsilon (ending, chance > 0 ? 1.0 / 2500 : 0, 1e-9);
    assert_replays ("chance", exploration);
  }
}

/* Two ways into a trap by the same command are two dead ends, and so are the losses of two goals. */
static void
test_different_dead_ends (void)
{
  static const char rooms[]
      = "The Hall is a room. The Pit is below the Hall. The Loft is above the Hall. The Attic is north of the Loft. The Chute is below the "
        "Attic. The cup is in the Hall. The bun is in the Hall. The bun is edible. Instead of going up in the Pit: say \"No.\" Instead of "
        "going up in the Chute: say \"No.\" Instead of touching the cup: remove the cup from play. Instead of jumping in the Hall: end "
        "the story finally.";
  g_autoptr (LeafExploration) ended = exploration_of (rooms, 1), sought = exploration_of (rooms, 1);
  g_autoptr (GArray) ways = NULL, losses = NULL;
  g_autofree char *problem = NULL, *words = leaf_exploration_dup_command_words ("wave\t1 of 2\nwave");
  guint n_down = 0, n_goals[2] = { 0 };

  while (leaf_exploration_round (ended))
    continue;
  ways = leaf_exploration_dead_ends (ended);
  for (guint i = 0; i < ways->len; i++) {
    n_down += strcmp (g_array_index (ways, LeafDeadEnd, i).command, "down") == 0;
    g_assert_cmpuint (g_array_index (ways, LeafDeadEnd, i).goal, ==, LEAF_NO_GOAL);
  }
  g_assert_cmpuint (n_down, ==, 2);
  g_assert_true (leaf_exploration_add_goal (sought, "the player carries the cup", &problem));
  g_assert_true (leaf_exploration_add_goal (sought, "the player carries the bun", &problem));
  while (leaf_exploration_round (sought))
    continue;
  losses = leaf_exploration_dead_ends (sought);
  for (guint i = 0; i < losses->len; i++) {
    const LeafDeadEnd *end = &g_array_index (losses, LeafDeadEnd, i);

    g_assert_cmpuint (end->goal, <, 2);
    if (strcmp (end->command, end->goal == 0 ? "touch cup" : "eat bun") == 0)
      n_goals[end->goal]++;
    g_assert_cmpstr (end->command, !=, end->goal == 0 ? "eat bun" : "touch cup");
  }
  g_assert_cmpuint (n_goals[0], >, 0);
  g_assert_cmpuint (n_goals[1], >, 0);
  g_assert_cmpstr (words, ==, "wave / wave");
}

/* A command is suspected if much was tried after it, but not if it only passes time, and once if others do the same. */
static void
test_suspicions (void)
{
  static const char *const idle[]
      = { "wait", "look", "take inventory", "examine coin", "take coin", "drop coin", NULL },
      *const same[] = { "touch statue", "rub statue", "push statue", "pull statue", NULL };
  g_autoptr (LeafExploration) exploration = exploration_of (
      "The Hall is a room. The coin is in the Hall. The statue is in the Hall. The statue is fixed in place. The Pit is a room. The Cave is "
      "west of the Pit. The clock is a number that varies. Every turn: increase the clock by 1. Every turn when the clock is 90: say "
      "\"Tick.\" Instead of touching or rubbing or pushing or pulling the statue: now the player is in the Pit. Instead of waving in the "
      "Hall when the clock is less than 4: end the story finally.",
      1);
  g_autoptr (GArray) ends = NULL;
  guint n_same = 0, last = G_MAXUINT;

  while (leaf_exploration_state (exploration).turns < 250 && leaf_exploration_round (exploration))
    continue;
  ends = leaf_exploration_dead_ends (exploration);
  g_assert_cmpuint (ends->len, ==, 0);
  g_array_unref (ends);
  while (leaf_exploration_state (exploration).turns < 6000 && leaf_exploration_round (exploration))
    continue;
  ends = leaf_exploration_dead_ends (exploration);
  for (guint i = 0; i < ends->len; i++) {
    const LeafDeadEnd *end = &g_array_index (ends, LeafDeadEnd, i);

    g_assert_false (end->is_proved);
    g_assert_cmpuint (end->n_tried, >=, 200);
    g_assert_cmpuint (end->n_tried, <=, last);
    g_assert_false (g_strv_contains (idle, end->command));
    n_same += g_strv_contains (same, end->command) != FALSE;
    last = end->n_tried;
  }
  g_assert_cmpuint (n_same, ==, 1);
}

/* Of commands that do the same, the proof has those that a person would type. */
static void
test_simple_commands (void)
{
  g_autoptr (LeafExploration) exploration = exploration_of (
      "The Hall is a room. The ring is in the Hall. The clock is a number that varies. Every turn: increase the clock by 1; if "
      "the clock is 9 and the player carries the ring, end the story finally.",
      1);
  guint n_takes = 0, n_waits = 0, n_all = 0;

  while (leaf_exploration_round (exploration))
    continue;
  leaf_exploration_prove (exploration, 20000);
  for (guint32 i = 0; i < leaf_exploration_n_found (exploration); i++) {
    g_auto (GStrv) proof = leaf_exploration_dup_proof (exploration, i);

    if (leaf_exploration_found (exploration, i).sort != LEAF_FOUND_ENDING)
      continue;
    n_all = g_strv_length (proof);
    for (char **line = proof; *line != NULL; line++) {
      n_takes += strcmp (*line, "take ring") == 0;
      n_waits += strcmp (*line, "wait") == 0;
    }
  }
  g_assert_cmpuint (n_all, ==, 9);
  g_assert_cmpuint (n_takes, ==, 1);
  g_assert_cmpuint (n_waits, ==, 8);
}

/* If only another random draw leads to an ending, it is a dead end with that probability. */
static void
test_dead_end_by_chance (void)
{
  LeafExplorationOptions options = { .seed = 1, .memory = 64 << 20, .budget = BUDGET, .chance = 4 };
  LeafProgram *program = compile (
      "The Hall is a room. The Vault is a room. The cup is in the Hall. Instead of rubbing the cup: end the "
      "story finally. Instead of touching the cup: if a random chance of 1 in 50 succeeds, now the player is "
      "in the Vault.");
  g_autoptr (LeafExploration) exploration = leaf_exploration_new (program, &options);
  g_autoptr (GArray) ends = NULL;

  leaf_program_unref (program);
  while (leaf_exploration_round (exploration))
    continue;
  ends = leaf_exploration_dead_ends (exploration);
  g_assert_cmpuint (ends->len, ==, 1);
  g_assert_cmpfloat_with_epsilon (g_array_index (ends, LeafDeadEnd, 0).probability, 1.0 / 50, 1e-9);
}

/* --- moments with one hash ---------------------------------------------------------------------------------------- */

static char *
dup_some_choice (const LeafExplorer *explorer, const LeafMoment *moment, GRand *random)
{
  g_autoptr (LeafChoices) choices = leaf_choices_new (explorer, leaf_moment_play (moment));
  guint32 n = leaf_choices_n (choices);

  for (guint i = 0; i < 20 && n > 0; i++) {
    /* the more interesting half of the time */
    guint32 at = (guint32) g_rand_int_range (random, 0, (gint32) (g_rand_boolean (random) ? MIN (n, 12) : n));
    char *command = leaf_choices_dup_command (choices, leaf_moment_play (moment), at);

    if (command != NULL)
      return command;
  }
  return NULL;
}

static guint
compare_walks (const char *name, const char *text)
{
  static const AlikeEffort effort = { .walks = 30, .steps = 14, .pairs = 40 / PART, .commands = 100 / PART };
  LeafProgram *program = compile (text);
  g_autoptr (GPtrArray) differences = g_ptr_array_new_with_free_func (g_free);
  guint n = alike_compare (program, &effort, differences);

  for (guint i = 0; i < differences->len; i++)
    g_test_fail_printf ("%s: two moments with one hash answer differently: %s", name, (char *) differences->pdata[i]);
  leaf_program_unref (program);
  return n;
}

static void
test_alike (void)
{
  static const char *const examples[] = { "night-kitchen.ni", "reading-room.ni", "toll-bridge.ni", "weather-house.ni" };
  guint n = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (examples); i++) {
    g_autofree char *text = read_example (examples[i]);

    n += compare_walks (examples[i], text);
  }
  for (gsize i = 0; i < G_N_ELEMENTS (planted); i++)
    n += compare_walks (planted[i].name, planted[i].story);
  g_assert_cmpuint (n, >, 100 / PART);
}

/* --- typed texts -------------------------------------------------------------------------------------------------- */

/* The way is open after typing a text that is mentioned only in a comparison in a rule. */
static void
test_compared (void)
{
  g_autoptr (LeafExploration) exploration = exploration_of (
      "The Cell is a room. The Yard is west of the Cell. The bar is a number that varies. The bar is 1. "
      "Dialing is an action applying to one topic. Understand \"dial [text]\" as dialing. "
      "Carry out dialing: let the word be \"[topic understood]\"; if the word is \"omega\", now the bar is 0. "
      "Instead of going to the Yard when the bar is 1: say \"Barred.\" After going to the Yard: end the story finally.",
      1);

  for (guint round = 0; round < 20 && leaf_exploration_state (exploration).n_endings == 0; round++)
    leaf_exploration_round (exploration);
  g_assert_cmpuint (leaf_exploration_state (exploration).n_endings, ==, 1);
}

/* --- packed ------------------------------------------------------------------------------------------------------- */

/* The unpacked moment is equal to the original, and so are the results of a command in it. */
static void
assert_packed (const char *name, const LeafExplorer *explorer, LeafMoment *moment, const LeafMoment *base,
               GRand *random)
{
  LeafPackedMoment *packed = leaf_moment_pack (moment, base), *again;
  g_autoptr (LeafMoment) unpacked = leaf_packed_moment_unpack (packed, base);
  g_autoptr (LeafMoment) one = NULL, other = NULL;
  g_autofree char *command = leaf_moment_is_over (moment) ? NULL : dup_some_choice (explorer, moment, random);
  LeafStepResult result = { 0 };

  g_assert_cmpuint (leaf_moment_hash (unpacked), ==, leaf_moment_hash (moment));
  g_assert_cmpuint (leaf_moment_chance (unpacked), ==, leaf_moment_chance (moment));
  g_assert_cmpuint (leaf_play_hash (leaf_moment_play (unpacked)), ==, leaf_play_hash (leaf_moment_play (moment)));
  again = leaf_moment_pack (unpacked, base);
  g_assert_cmpuint (leaf_packed_moment_bytes (again), ==, leaf_packed_moment_bytes (packed));
  leaf_packed_moment_free (again);
  leaf_packed_moment_free (packed);
  if (command == NULL)
    return;
  one = leaf_moment_after (moment, command, BUDGET, NULL, &result);
  leaf_step_result_clear (&result);
  other = leaf_moment_after (unpacked, command, BUDGET, NULL, &result);
  leaf_step_result_clear (&result);
  if (leaf_play_hash (leaf_moment_play (one)) != leaf_play_hash (leaf_moment_play (other)))
    g_test_fail_printf ("%s: a packed moment answers '%s' otherwise", name, command);
}

#define MANY_STATES                                                                                                      \
  "The Den is a room. The urn is in the Den. The log is a list of texts that varies. The note is a text that "           \
  "varies. The deed is a stored action that varies. Liking relates various people to various things. The verb to "       \
  "like means the liking relation. Fame is a scene. Fame begins when the urn is carried. "                               \
  "Every turn: add \"[the player's command]\" to the log; now the note is \"[note][the turn count].\"; now the deed is " \
  "the current action. Instead of rubbing the urn: now the player likes the urn; the bell tolls in two turns from "      \
  "now. At the time when the bell tolls: say \"Dong\". Instead of jumping: if the player consents, say \"Yes\". "        \
  "Instead of waiting: say \"[one of]A[or]B[at random]\"."

static void
test_packed (void)
{
  static const char *const examples[] = { "night-kitchen.ni", "reading-room.ni", "toll-bridge.ni", "weather-house.ni" };
  g_autoptr (GRand) random = g_rand_new_with_seed (3);

  for (gsize i = 0; i <= G_N_ELEMENTS (examples); i++) {
    const char *name = i < G_N_ELEMENTS (examples) ? examples[i] : "many states";
    g_autofree char *text = i < G_N_ELEMENTS (examples) ? read_example (name) : g_strdup (MANY_STATES);
    LeafProgram *program = compile (text);
    g_autoptr (LeafExplorer) explorer = leaf_explorer_new (program);
    LeafStepResult result = { 0 };
    g_autoptr (LeafMoment) base = leaf_moment_begin (explorer, 1, BUDGET, NULL, &result);

    leaf_step_result_clear (&result);
    for (guint walk = 0; walk < 6; walk++) {
      LeafMoment *now = leaf_moment_ref (base);

      for (guint k = 0; k < 25 && !leaf_moment_is_over (now); k++) {
        g_autofree char *command = dup_some_choice (explorer, now, random);
        LeafMoment *next = command != NULL ? leaf_moment_after (now, command, BUDGET, NULL, &result) : NULL;

        if (next == NULL)
          break;
        leaf_step_result_clear (&result);
        leaf_moment_unref (now);
        now = next;
        assert_packed (name, explorer, now, base, random);
      }
      leaf_moment_unref (now);
    }
    leaf_program_unref (program);
  }
}

/* --- kept --------------------------------------------------------------------------------------------------------- */

static void
test_kept (void)
{
  g_autofree char *text = read_example ("toll-bridge.ni");
  g_autoptr (LeafExploration) first = exploration_of (text, 1);
  g_autoptr (LeafExploration) again = exploration_of (text, 1);
  g_autofree char *saved = NULL;
  g_autofree char *problem = NULL;

  for (guint i = 0; i < 20; i++)
    leaf_exploration_round (first);
  saved = leaf_exploration_save (first);
  g_assert_true (leaf_exploration_load (again, saved, &problem));
  g_assert_cmpuint (leaf_exploration_state (again).moments, ==, leaf_exploration_state (first).moments);
  g_assert_cmpuint (leaf_exploration_n_found (again), ==, leaf_exploration_n_found (first));
  g_assert_cmpuint (leaf_exploration_state (again).open, ==, leaf_exploration_state (first).open);
}

/* An archive that counts other choices than the moment has is not believed. */
static void
test_kept_false_choices (void)
{
  g_autoptr (LeafExploration) first = exploration_of (VAULT, 1);
  g_autoptr (LeafExploration) again = exploration_of (VAULT, 1);
  g_autofree char *saved = NULL, *header = NULL, *text = NULL, *problem = NULL;

  saved = leaf_exploration_save (first);
  header = g_strndup (saved, strcspn (saved, "\n"));
  text = g_strconcat (header, "\nm 0 0 take iron key\nt 1 2 0 1\n", NULL);
  g_assert_true (leaf_exploration_load (again, text, &problem));
  while (leaf_exploration_round (again))
    ;
  while (leaf_exploration_round (first))
    ;
  g_assert_true (leaf_exploration_state (again).is_closed);
  g_assert_cmpuint (leaf_exploration_state (again).moments, ==, leaf_exploration_state (first).moments);
}

/* The lines of an archive that say what was tried. */
static char *
dup_tried (const LeafExploration *exploration)
{
  g_autofree char *saved = leaf_exploration_save (exploration);
  g_auto (GStrv) lines = g_strsplit (saved, "\n", -1);
  g_autoptr (GString) tried = g_string_new (NULL);

  for (char **line = lines; *line != NULL; line++)
    if (g_str_has_prefix (*line, "t "))
      g_string_append_printf (tried, "%s\n", *line);
  return g_string_free (g_steal_pointer (&tried), FALSE);
}

/* A search that is continued tries the rest, and not again what was tried. */
static void
test_kept_tried (void)
{
  g_autofree char *text = read_example ("toll-bridge.ni");
  g_autoptr (LeafExploration) first = exploration_of (text, 1);
  g_autoptr (LeafExploration) again = exploration_of (text, 1);
  g_autofree char *saved = NULL, *tried = NULL, *tried_again = NULL, *problem = NULL;

  for (guint i = 0; i < 20; i++)
    leaf_exploration_round (first);
  saved = leaf_exploration_save (first);
  g_assert_true (leaf_exploration_load (again, saved, &problem));
  tried = dup_tried (first);
  tried_again = dup_tried (again);
  g_assert_cmpstr (tried_again, ==, tried);
  g_assert_cmpstr (tried, !=, "");
}

#define HUNGER                                                                                                         \
  "The Hall is a room. The cake is in the Hall. The cake is edible. The bread is in the Hall. The bread is edible. "   \
  "The bell is fixed in place in the Hall. The count is a number that varies. "                                        \
  "Instead of touching the bell when the count is less than 3: increase the count by 1."

/* A goal that is added to a loaded search has the same dead ends as if it had been there from the start. */
static void
test_kept_edges (void)
{
  static const char goal[] = "the player carries the cake and the bread is nowhere and the count is 2";
  g_autofree char *saved = NULL, *problem = NULL;
  g_autoptr (LeafExploration) first = exploration_of (HUNGER, 1);
  g_autoptr (LeafExploration) again = exploration_of (HUNGER, 1);
  g_autoptr (GArray) from_the_first = NULL, kept = NULL;

  g_assert_true (leaf_exploration_add_goal (first, goal, &problem));
  g_assert_true (leaf_exploration_add_goal (again, goal, &problem));
  while (!leaf_exploration_state (first).is_closed)
    leaf_exploration_round (first);
  saved = leaf_exploration_save (first);
  g_assert_true (leaf_exploration_load (again, saved, &problem));
  from_the_first = leaf_exploration_dead_ends (first);
  kept = leaf_exploration_dead_ends (again);
  g_assert_cmpuint (from_the_first->len, >, 0);
  g_assert_cmpuint (kept->len, ==, from_the_first->len);
  for (guint i = 0; i < kept->len; i++) {
    const LeafDeadEnd *one = &g_array_index (from_the_first, LeafDeadEnd, i),
                      *other = &g_array_index (kept, LeafDeadEnd, i);

    g_assert_cmpstr (one->command, ==, other->command);
    g_assert_true (one->is_proved && other->is_proved);
  }
}

/* Commands that were tried in another version of the story are tried again. */
static void
test_kept_before_an_edit (void)
{
  g_autofree char *saved = NULL, *problem = NULL;
  g_autoptr (LeafExploration) first = exploration_of (HUNGER, 1);
  g_autoptr (LeafExploration) again = exploration_of (HUNGER " Instead of touching the bread: end the story.", 1);

  while (!leaf_exploration_state (first).is_closed)
    leaf_exploration_round (first);
  saved = leaf_exploration_save (first);
  g_assert_true (leaf_exploration_load (again, saved, &problem));
  g_assert_false (leaf_exploration_state (again).is_closed);
  while (!leaf_exploration_state (again).is_closed)
    leaf_exploration_round (again);
  g_assert_cmpuint (leaf_exploration_state (again).moments, >, leaf_exploration_state (first).moments);
}

/* Commands that were tried with the seed's draws alone are tried again with others. */
static void
test_kept_without_chance (void)
{
  static const char story[] = "The Hall is a room. The Garden is a room.\n\n"
                              "Instead of jumping: if a random chance of 1 in 1000 succeeds, "
                              "now the player is in the Garden; otherwise say \"No.\"";
  LeafExplorationOptions options = { .seed = 1, .threads = 1, .memory = 256 << 20, .budget = BUDGET, .chance = 4 };
  LeafProgram *program = compile (story);
  g_autofree char *saved = NULL, *problem = NULL;
  g_autoptr (LeafExploration) first = exploration_of (story, 1);
  g_autoptr (LeafExploration) more = leaf_exploration_new (program, &options);
  g_autoptr (LeafExploration) again = leaf_exploration_new (program, &options);
  guint32 moments;

  leaf_program_unref (program);
  while (!leaf_exploration_state (first).is_closed)
    leaf_exploration_round (first);
  saved = leaf_exploration_save (first);
  g_assert_true (leaf_exploration_load (more, saved, &problem));
  g_assert_true (leaf_exploration_is_of_story (more, saved));
  while (!leaf_exploration_state (more).is_closed)
    leaf_exploration_round (more);
  moments = leaf_exploration_state (more).moments;
  g_assert_cmpuint (moments, >, leaf_exploration_state (first).moments);
  g_free (saved);
  saved = leaf_exploration_save (more);
  g_assert_true (leaf_exploration_load (again, saved, &problem));
  while (!leaf_exploration_state (again).is_closed)
    leaf_exploration_round (again);
  g_assert_cmpuint (leaf_exploration_state (again).moments, ==, moments);
  g_assert_cmpuint (leaf_exploration_state (again).turns, <, leaf_exploration_state (more).turns);
}

static void
test_damaged (void)
{
  static const char *const texts[] = { "",
                                       "nonsense",
                                       "looseleaf-exploration 2 seed 2 story 0\n",
                                       "looseleaf-exploration 1 seed 1 story 0\n",
                                       "looseleaf-exploration 2 seed 1 story 0\nm x 0 wait\n",
                                       "looseleaf-exploration 2 seed 1 story 0\nq 0 wait\n",
                                       "looseleaf-exploration 2 seed 1 story 0\nm 0 7 wait\n",
                                       "looseleaf-exploration 2 seed 1 story 0\nm 4294967296 1 wait\n",
                                       "looseleaf-exploration 2 seed 1 story 0\nm -1 1 wait\n",
                                       "looseleaf-exploration 2 seed 1 story 0\nc wait\ne 0 0 1\n",
                                       "looseleaf-exploration 2 seed 1 story 0\nt 1 2 0\n",
                                       "looseleaf-exploration 2 seed 1 story 0\nm 0 0 wait\nt 1 2 2\n",
                                       "looseleaf-exploration 2 seed 1 story 0\nm 0 0 wait\nt 1 100000 2\n" };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++) {
    g_autoptr (LeafExploration) exploration = exploration_of (VAULT, 1);
    g_autofree char *problem = NULL;

    g_assert_false (leaf_exploration_load (exploration, texts[i], &problem));
    g_assert_nonnull (problem);
  }
}

/* --- shorter ------------------------------------------------------------------------------------------------------ */

static void
test_shorten (void)
{
  static const char *const commands[] = { "look",
                                          "take iron key",
                                          "drop iron key",
                                          "jump",
                                          "take iron key",
                                          "unlock steel door with iron key",
                                          "wait",
                                          "open steel door",
                                          "close steel door",
                                          "open steel door",
                                          "north",
                                          NULL };
  LeafExplorationOptions options = { .seed = 1, .budget = BUDGET };
  LeafProgram *program = compile (VAULT);
  g_autofree char *problem = NULL;
  g_auto (GStrv) found = leaf_exploration_shorten (program, &options, commands, NULL, NULL, NULL, &problem);
  g_autofree char *report = found != NULL ? g_strjoinv (" / ", found) : NULL;

  leaf_program_unref (program);
  /* the key is taken and the door opened on the way */
  g_assert_cmpstr (report, ==, "unlock steel door with iron key / north");
}

/* Another ending is not the same end, although the player is in the same room with the same score. */
static void
test_shorten_to_an_ending (void)
{
  static const char *const commands[] = { "look", "wave", "jump", NULL };
  LeafExplorationOptions options = { .seed = 1, .budget = BUDGET };
  LeafProgram *program = compile ("The Hall is a room. A person can be wise.\n\n"
                                  "Instead of waving hands: now the player is wise.\n\n"
                                  "Instead of jumping:\n\tif the player is wise, end the story finally;\n"
                                  "\totherwise end the story.\n");
  g_autofree char *problem = NULL;
  g_auto (GStrv) found = leaf_exploration_shorten (program, &options, commands, NULL, NULL, NULL, &problem);
  g_autofree char *report = found != NULL ? g_strjoinv (" / ", found) : NULL;

  leaf_program_unref (program);
  g_assert_cmpstr (report, ==, "wave / jump");
}

/* A play is shortened to what the player has at its end and to the goals, which have to hold there. */
static void
test_shorten_to_goals (void)
{
  static const char *const commands[]
      = { "look", "take iron key", "unlock steel door with iron key", "open steel door", "wait", NULL };
  static const char *const goals[] = { "the steel door is open", NULL },
                           *const wrong[] = { "the steel door is closed", NULL }, *const none[] = { "5", NULL };
  LeafExplorationOptions options = { .seed = 1, .budget = BUDGET };
  LeafProgram *program = compile (VAULT);
  g_autofree char *no_problem = NULL, *problem = NULL, *other = NULL;
  g_auto (GStrv) possessions = leaf_exploration_shorten (program, &options, commands, NULL, NULL, NULL, &no_problem);
  g_auto (GStrv) found = leaf_exploration_shorten (program, &options, commands, goals, NULL, NULL, &no_problem);
  g_autofree char *report = g_strjoinv (" / ", found), *first = g_strjoinv (" / ", possessions);

  g_assert_cmpstr (first, ==, "take iron key");
  g_assert_cmpstr (report, ==, "unlock steel door with iron key / open steel door");
  g_assert_null (leaf_exploration_shorten (program, &options, commands, wrong, NULL, NULL, &problem));
  g_assert_nonnull (strstr (problem, "does not hold"));
  g_assert_null (leaf_exploration_shorten (program, &options, commands, none, NULL, NULL, &other));
  g_assert_nonnull (strstr (other, "a value (number)"));
  leaf_program_unref (program);
}

/* The commands of the first finding of a sort, with this many turns to shorten the proofs. */
static char *
dup_proof_after (guint64 turns, LeafFoundSort sort, const char *text)
{
  static const char *const commands[] = { "look",
                                          "jump",
                                          "take iron key",
                                          "drop iron key",
                                          "wait",
                                          "take iron key",
                                          "unlock steel door with iron key",
                                          "x me",
                                          "open steel door",
                                          "close steel door",
                                          "north",
                                          NULL };
  g_autoptr (LeafExploration) exploration = exploration_of (VAULT, 1);
  g_autofree char *problem = NULL;

  g_assert_true (leaf_exploration_add_goal (exploration, "the steel door is unlocked", &problem));
  leaf_exploration_add_path (exploration, commands);
  leaf_exploration_prove (exploration, turns);
  for (guint32 i = 0; i < leaf_exploration_n_found (exploration); i++) {
    LeafFound found = leaf_exploration_found (exploration, i);
    g_auto (GStrv) proof = leaf_exploration_dup_proof (exploration, i);

    if (found.sort == sort && (text == NULL || g_strcmp0 (found.text, text) == 0))
      return proof != NULL ? g_strjoinv (" / ", proof) : NULL;
  }
  return NULL;
}

/* Without turns to shorten it, a proof consists of the commands that were found. */
static void
test_proofs (void)
{
  g_autofree char *whole = dup_proof_after (0, LEAF_FOUND_GOAL, NULL),
                  *unlocked = dup_proof_after (500, LEAF_FOUND_GOAL, NULL),
                  *vault = dup_proof_after (500, LEAF_FOUND_ENDING, NULL),
                  *at_once = dup_proof_after (500, LEAF_FOUND_ROOM, "Hall");

  g_assert_cmpstr (whole, ==, "take iron key / unlock steel door with iron key");
  g_assert_cmpstr (unlocked, ==, "unlock steel door with iron key"); /* the key is taken on the way */
  g_assert_cmpstr (vault, ==, "unlock steel door with iron key / north");
  g_assert_cmpstr (at_once, ==, "");
}

/* --- goals that were not reached ---------------------------------------------------------------------------------- */

#define DEN                                                                                                                           \
  "The Den is a room. The urn is in the Den. The description of the urn is \"Old and grey.\" The mat is in the Den. The crown is in " \
  "the Den. The crown is fixed in place. Instead of rubbing the mat: do nothing. Instead of smelling the mat: say \"[entry 7 of {1, " \
  "2}].\" Every turn when the mat is carried (this is the mat rule): say \"Tick.\" Every turn when the crown is carried (this is "    \
  "the crown rule): say \"Ah.\" "

/* Tests which clauses held together and which never did, and rules: one that ran, one that was considered. */
static void
test_near (void)
{
  static const char *const goals[]
      = { "the player carries the urn and the player carries the crown and the mat is carried", "rule: the mat rule",
          "rule: the crown rule", "the urn is in the Den or the mat is in the Den" };
  g_autoptr (LeafExploration) exploration = exploration_of (DEN, 1);
  g_autofree char *clause = NULL, *none = NULL;
  LeafGoalNear near;

  for (guint i = 0; i < G_N_ELEMENTS (goals); i++) {
    g_autofree char *problem = NULL;

    g_assert_true (leaf_exploration_add_goal (exploration, goals[i], &problem));
  }
  while (leaf_exploration_round (exploration))
    ;
  near = leaf_exploration_goal_near (exploration, 0);
  g_assert_cmpuint (near.n_clauses, ==, 3);
  g_assert_cmpuint (near.held, ==, 5);
  g_assert_cmpuint (near.ever, ==, 5);
  g_assert_cmpuint (near.n_commands, ==, 2);
  g_assert_cmpstr (leaf_exploration_goal_clause (exploration, 0, 1), ==, "the player carries the crown");
  g_assert_null (leaf_exploration_goal_clause (exploration, 0, 3));
  clause = leaf_exploration_goal_dup_false_clause (exploration, 2);
  g_assert_cmpstr (clause, ==, "the crown is carried");
  none = leaf_exploration_goal_dup_false_clause (exploration, 1);
  g_assert_null (none);
  g_assert_cmpuint (leaf_exploration_goal_near (exploration, 3).n_clauses, ==, 1);
  assert_replays ("near", exploration);
}

/* Only what can be true or false between two commands is taken as a goal. */
static void
test_no_conditions (void)
{
  static const struct {
    const char *words, *problem;
  } refused[]
      = { { "jumping", "rule: NAME" },     { "taking the urn", "rule: NAME" }, { "taking something", "rule: NAME" },
          { "5", "a value (number)" },     { "\"hello\"", "a value (text)" },  { "the Den", "a value (room)" },
          { "the urn", "a value (thing)" } };
  g_autoptr (LeafExploration) exploration = exploration_of (DEN, 1);
  g_autofree char *none = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (refused); i++) {
    g_autofree char *problem = NULL, *also = NULL;

    g_assert_false (leaf_exploration_add_goal (exploration, refused[i].words, &problem));
    g_assert_nonnull (strstr (problem, refused[i].problem));
    g_assert_false (leaf_exploration_add_never (exploration, refused[i].words, &also));
    g_assert_cmpstr (problem, ==, also);
  }
  g_assert_true (leaf_exploration_add_goal (exploration, "the urn is carried", &none));
  g_assert_true (
      leaf_exploration_add_goal (exploration, "the crown is fixed in place and the player carries the urn", &none));
}

/* A finding is dropped if its commands do not lead to it. */
static void
test_false_findings (void)
{
  g_autoptr (LeafExploration) exploration = exploration_of (DEN, 1);
  g_autofree char *problem = NULL;
  guint32 n, n_false = 0;
  const LeafCoverable *rows = leaf_explorer_coverables (leaf_exploration_explorer (exploration), &n);

  g_assert_true (leaf_exploration_add_goal (exploration, "rule: the mat rule", &problem));
  while (leaf_exploration_round (exploration))
    ;
  for (guint32 i = 0; i < n; i++) {
    LeafFound found = { .sort = LEAF_FOUND_COVERED, .id = i, .command = "jump" };

    if (rows[i].sort != LEAF_COVERED_RULE)
      continue;
    n_false++;
    g_assert_false (leaf_exploration_replays (exploration, &found));
  }
  g_assert_cmpuint (n_false, >=, 3);
  g_assert_false (leaf_exploration_replays (exploration, &(LeafFound) { .sort = LEAF_FOUND_GOAL, .command = "jump" }));
  g_assert_true (
      leaf_exploration_replays (exploration, &(LeafFound) { .sort = LEAF_FOUND_GOAL, .command = "take mat" }));
}

/* The place of the first finding of a sort that has a proof, and the proof. */
static LeafPlace
proved_place (const LeafExploration *exploration, LeafFoundSort sort, char **commands)
{
  *commands = NULL;
  for (guint32 i = 0; i < leaf_exploration_n_found (exploration); i++) {
    LeafFound found = leaf_exploration_found (exploration, i);
    g_auto (GStrv) proof = found.sort == sort ? leaf_exploration_dup_proof (exploration, i) : NULL;

    if (proof == NULL)
      continue;
    *commands = g_strjoinv (" / ", proof);
    return found.place;
  }
  return (LeafPlace) { 0 };
}

/* A turn without end is a run-time problem of its rule. The text that the rule prints in the meantime is none. */
static void
test_endless (void)
{
  static const char source[]
      = "The Hall is a room. The bell is in the Hall. The gong is fixed in place in the Hall.\n\n"
        "Instead of touching the gong:\n\tsay \"[entry 7 of {1, 2}].\";\n\twhile 1 is 1:\n\t\tsay "
        "\"Gong! \";\n\t\tnow the bell is in the Hall.\n";
  g_autoptr (LeafExploration) exploration = exploration_of (source, 1);
  g_autofree char *commands = NULL;
  LeafPlace place;

  while (leaf_exploration_round (exploration))
    ;
  leaf_exploration_prove (exploration, 1000);
  place = proved_place (exploration, LEAF_FOUND_PROBLEM, &commands);
  g_assert_cmpstr (commands, ==, "touch gong");
  g_assert_cmpuint (place.start, ==, strstr (source, "Instead of touching") - source);
  g_assert_true (leaf_exploration_state (exploration).is_closed);
}

/* Nothing is explored if the story never asks for a command. */
static void
test_endless_at_once (void)
{
  g_autoptr (LeafExploration) exploration
      = exploration_of ("The Hall is a room.\n\nWhen play begins:\n\twhile 1 is 1:\n\t\tdo nothing.\n", 1);
  g_autofree char *commands = NULL;

  g_assert_false (leaf_exploration_round (exploration));
  leaf_exploration_prove (exploration, 1000);
  proved_place (exploration, LEAF_FOUND_PROBLEM, &commands);
  g_assert_cmpstr (commands, ==, "");
  g_assert_true (leaf_exploration_state (exploration).is_stuck);
  g_assert_false (leaf_exploration_state (exploration).is_closed);
}

/* A rule may end the story while a command is read. If that is not understood, the story ends after the next one. */
static void
test_ending_while_reading (void)
{
  static const char source[]
      = "The Hall is a room.\n\nAfter reading a command: if the player's command matches \"open sesame\", end the story.\n\n"
        "Instead of jumping: end the story finally.\n";
  g_autoptr (LeafExploration) exploration = exploration_of (source, 1);
  g_autoptr (GArray) ends = NULL;
  gboolean has_ending = FALSE;

  while (leaf_exploration_round (exploration))
    ;
  leaf_exploration_prove (exploration, 1000);
  for (guint32 i = 0; i < leaf_exploration_n_found (exploration); i++) {
    LeafFound found = leaf_exploration_found (exploration, i);
    g_auto (GStrv) proof = found.sort == LEAF_FOUND_ENDING ? leaf_exploration_dup_proof (exploration, i) : NULL;

    if (proof == NULL || g_strv_length (proof) != 2)
      continue;
    g_assert_cmpstr (proof[0], ==, "open sesame");
    g_assert_cmpuint (found.place.start, ==, strstr (source, "end the story.") - source);
    has_ending = TRUE;
  }
  g_assert_true (has_ending);
  ends = leaf_exploration_dead_ends (exploration);
  g_assert_cmpuint (ends->len, ==, 0);
}

/* Another ending than the one that was found does not confirm it, nor does the same problem elsewhere. */
static void
test_other_endings (void)
{
  static const char source[]
      = "The Den is a room. The mat is in the Den. The cup is in the Den.\n\n"
        "Instead of waiting: end the story finally.\n\nInstead of jumping: end the story finally.\n\n"
        "Instead of taking the mat: say \"[1 divided by the turn count minus 1].\"\n\n"
        "Instead of taking the cup: say \"[1 divided by the turn count minus 1].\"";
  g_autoptr (LeafExploration) exploration = exploration_of (source, 1);
  guint n_endings = 0;

  for (guint i = 0; i < 40 && leaf_exploration_round (exploration); i++)
    ;
  for (guint32 i = 0; i < leaf_exploration_n_found (exploration); i++) {
    LeafFound found = leaf_exploration_found (exploration, i);

    if (found.sort != LEAF_FOUND_ENDING && found.sort != LEAF_FOUND_PROBLEM)
      continue;
    n_endings += found.sort == LEAF_FOUND_ENDING;
    g_assert_true (leaf_exploration_replays (exploration, &found));
    found.place.start++;
    g_assert_false (leaf_exploration_replays (exploration, &found));
  }
  g_assert_cmpuint (n_endings, ==, 2);
}

/* Each rule that was reached runs in one of the threads; no thread is superfluous; rules that are already covered need
 * no thread. */
static void
test_cover (void)
{
  g_autoptr (LeafExploration) exploration = exploration_of (DEN, 1);
  const LeafExplorer *explorer = leaf_exploration_explorer (exploration);
  g_autoptr (GArray) threads = NULL, none = NULL;
  LeafCoverage all, once;
  guint32 n, n_rules = 0;
  const LeafCoverable *rows = leaf_explorer_coverables (explorer, &n);

  while (leaf_exploration_round (exploration))
    ;
  threads = leaf_exploration_cover (exploration, NULL);
  leaf_coverage_init (explorer, &all);
  for (guint i = 0; i < threads->len; i++) {
    const LeafCoverThread *thread = &g_array_index (threads, LeafCoverThread, i);

    g_assert_cmpuint (thread->n_rules, >, 0);
    n_rules += thread->n_rules;
    leaf_coverage_init (explorer, &once);
    leaf_exploration_play_covering (exploration, (const char *const *) thread->commands, &once);
    g_assert_true (leaf_coverage_add (&all, &once));
    leaf_coverage_clear (&once);
  }
  for (guint32 i = 0; i < n; i++)
    if (rows[i].sort == LEAF_COVERED_RULE) {
      n_rules -= leaf_coverage_has (&all, rows[i].bit);
      g_assert_cmpint (leaf_coverage_has (&all, rows[i].bit), ==,
                       leaf_coverage_has (leaf_exploration_coverage (exploration), rows[i].bit));
    }
  g_assert_cmpuint (n_rules, ==, 0);
  none = leaf_exploration_cover (exploration, &all);
  g_assert_cmpuint (none->len, ==, 0);
  leaf_coverage_clear (&all);
}

/* A rule that cannot run because of another one is reported with that rule. */
static void
test_shadow (void)
{
  g_autoptr (LeafExploration) exploration
      = exploration_of ("The Den is a room. "
                        "Instead of waiting (this is the still rule): say \"Still.\" "
                        "The late rule is listed last in the instead rules. "
                        "Instead of waiting (this is the late rule): say \"Never.\"",
                        1);
  LeafProgram *program = leaf_explorer_program (leaf_exploration_explorer (exploration));
  guint32 n, late = 0;
  const LeafCoverable *rows = leaf_explorer_coverables (leaf_exploration_explorer (exploration), &n);

  while (leaf_exploration_round (exploration))
    ;
  for (guint32 i = 0; i < n; i++)
    if (rows[i].sort == LEAF_COVERED_RULE
        && !leaf_coverage_has (leaf_exploration_coverage (exploration), rows[i].bit)) {
      late = rows[i].id;
      g_assert_cmpstr (rows[i].name, ==, "late rule");
    }
  g_assert_cmpuint (late, !=, 0);
  g_assert_cmpstr (leaf_program_rule_title (program, leaf_exploration_shadowing_rule (exploration, late)), ==,
                   "still rule");
}

/* --- who answers -------------------------------------------------------------------------------------------------- */

static const LeafExplorationAnswer *
answer_to (const LeafExploration *exploration, const GArray *answers, const char *action, const char *thing)
{
  const LeafExplorer *explorer = leaf_exploration_explorer (exploration);

  for (guint i = 0; i < answers->len; i++) {
    const LeafExplorationAnswer *row = &g_array_index (answers, LeafExplorationAnswer, i);

    if (strcmp (leaf_explorer_action_name (explorer, row->action), action) == 0
        && strcmp (leaf_explorer_object_name (explorer, row->thing), thing) == 0)
      return row;
  }
  g_test_fail_printf ("%s %s was not tried", action, thing);
  return &g_array_index (answers, LeafExplorationAnswer, 0);
}

static void
test_answers (void)
{
  static const struct {
    const char *action, *thing;
    LeafAnsweredBy by;
    gboolean succeeded;
  } cells[] = {
    { "examining", "urn", LEAF_ANSWERED_BY_STORY, TRUE },  { "examining", "crown", LEAF_ANSWERED_BY_LIBRARY, TRUE },
    { "taking", "urn", LEAF_ANSWERED_BY_LIBRARY, TRUE },   { "taking", "crown", LEAF_ANSWERED_BY_LIBRARY, FALSE },
    { "rubbing", "mat", LEAF_ANSWERED_NOTHING, FALSE },    { "smelling", "mat", LEAF_ANSWERED_PROBLEM, FALSE },
    { "dropping", "urn", LEAF_ANSWERED_BY_LIBRARY, TRUE }, { "dropping", "crown", LEAF_ANSWERED_BY_LIBRARY, FALSE },
  };
  g_autoptr (LeafExploration) exploration = exploration_of (DEN, 1);
  g_autoptr (GArray) answers = NULL;

  while (leaf_exploration_round (exploration))
    ;
  answers = leaf_exploration_answers (exploration, 20000);
  for (guint i = 0; i < G_N_ELEMENTS (cells); i++) {
    const LeafExplorationAnswer *row = answer_to (exploration, answers, cells[i].action, cells[i].thing);

    if (row->by != cells[i].by || (row->succeeded != FALSE) != cells[i].succeeded)
      g_test_fail_printf ("%s %s: answered by %d, succeeded %d (%s)", cells[i].action, cells[i].thing, row->by,
                          row->succeeded, row->command);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (planted); i++) {
    g_autofree char *path = g_strdup_printf ("/exploration/planted/%s", planted[i].name);

    g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_planted);
  }
  g_test_add_func ("/exploration/threads", test_threads);
  g_test_add_func ("/exploration/memory", test_memory);
  g_test_add_func ("/exploration/lengths", test_lengths);
  g_test_add_func ("/exploration/chains", test_chains);
  g_test_add_func ("/exploration/news", test_news);
  g_test_add_func ("/exploration/barred exit", test_barred_exit);
  g_test_add_func ("/exploration/bound", test_bound);
  g_test_add_func ("/exploration/held", test_held);
  g_test_add_func ("/exploration/store", test_store);
  g_test_add_func ("/exploration/table", test_table);
  g_test_add_func ("/exploration/rises", test_rises);
  g_test_add_func ("/exploration/refusals", test_refusals);
  g_test_add_func ("/exploration/chance", test_chance);
  g_test_add_func ("/exploration/dead end by chance", test_dead_end_by_chance);
  g_test_add_func ("/exploration/different dead ends", test_different_dead_ends);
  g_test_add_func ("/exploration/suspicions", test_suspicions);
  g_test_add_func ("/exploration/simple commands", test_simple_commands);
  g_test_add_func ("/exploration/what is no condition", test_no_conditions);
  g_test_add_func ("/exploration/alike", test_alike);
  g_test_add_func ("/exploration/compared", test_compared);
  g_test_add_func ("/exploration/packed", test_packed);
  g_test_add_func ("/exploration/kept", test_kept);
  g_test_add_func ("/exploration/kept tried", test_kept_tried);
  g_test_add_func ("/exploration/kept false choices", test_kept_false_choices);
  g_test_add_func ("/exploration/kept edges", test_kept_edges);
  g_test_add_func ("/exploration/kept before an edit", test_kept_before_an_edit);
  g_test_add_func ("/exploration/kept-without-chance", test_kept_without_chance);
  g_test_add_func ("/exploration/damaged", test_damaged);
  g_test_add_func ("/exploration/shorten", test_shorten);
  g_test_add_func ("/exploration/shorten-to-an-ending", test_shorten_to_an_ending);
  g_test_add_func ("/exploration/shorten-to-goals", test_shorten_to_goals);
  g_test_add_func ("/exploration/proofs", test_proofs);
  g_test_add_func ("/exploration/near", test_near);
  g_test_add_func ("/exploration/false findings", test_false_findings);
  g_test_add_func ("/exploration/endless", test_endless);
  g_test_add_func ("/exploration/endless-at-once", test_endless_at_once);
  g_test_add_func ("/exploration/ending-while-reading", test_ending_while_reading);
  g_test_add_func ("/exploration/other-endings", test_other_endings);
  g_test_add_func ("/exploration/cover", test_cover);
  g_test_add_func ("/exploration/shadow", test_shadow);
  g_test_add_func ("/exploration/answers", test_answers);
  return g_test_run ();
}
