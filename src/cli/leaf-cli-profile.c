/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-cli-profile.c: `leaf profile`: how often each rule was considered and ran in a set of plays, how many statements it cost, and which rules
 * never ran in any of them.
 *
 * What a rule costs is counted in statements, its own and those of the phrases that it uses: a count is the same each time, on every
 * machine, and is what an author can change.  The time is told beside it: the play runs in slices of some hundred instructions, and each
 * slice is put down to the rule, the rulebook and the phrase in which it ended.
 */
#include "leaf-cli.h"
#include "leaf-json.h"

#include <time.h>

enum { SLICE = 400, SLICES = 500000 };

typedef struct {
  guint64 considered, ran, statements;
  gint64 microseconds;
} Count;

typedef struct {
  LeafProgram *program;
  Count *rules;        /* by rule; statements outside all rules at 0 */
  guint64 *books;      /* by rulebook: how often it was gone through */
  gint64 *book_times;  /* by rulebook: microseconds in it, and not in another that it led to */
  GHashTable *phrases; /* title, as in the program: gint64 *, microseconds */
  guint64 n_turns;
  gint64 microseconds;
} Profile;

static void
take_events (Profile *profile, LeafPlay *play)
{
  guint32 n = 0;
  const LeafEvent *events = leaf_play_drain (play, &n);

  for (guint32 i = 0; i < n; i++)
    switch (events[i].sort) {
    case LEAF_EVENT_RULE_CONSIDERED: profile->rules[events[i].rule].considered++; break;
    case LEAF_EVENT_RULE_BEGUN: profile->rules[events[i].rule].ran++; break;
    case LEAF_EVENT_STATEMENT: profile->rules[events[i].rule].statements++; break;
    case LEAF_EVENT_RULEBOOK_BEGUN: profile->books[events[i].rulebook]++; break;
    default: break;
    }
}

static void
add_phrase (Profile *profile, const char *title, gint64 microseconds)
{
  gint64 *time = g_hash_table_lookup (profile->phrases, title);

  if (time == NULL)
    g_hash_table_insert (profile->phrases, g_strdup (title), time = g_new0 (gint64, 1));
  *time += microseconds;
}

/* To the innermost rulebook, and to the phrase that runs, if it is one. */
static void
add_time (Profile *profile, const LeafPlay *play, LeafStop stop, gint64 microseconds)
{
  guint32 n = leaf_play_n_frames (play);

  profile->microseconds += microseconds;
  profile->rules[stop.rule].microseconds += microseconds;
  for (guint32 i = 0; i < n; i++) {
    LeafFrameInfo frame = leaf_play_frame (play, i);

    if (i == 0 && frame.rule == 0 && frame.rulebook == 0 && frame.title != NULL)
      add_phrase (profile, frame.title, microseconds);
    if (frame.rulebook == 0 || frame.rule != 0)
      continue;
    profile->book_times[frame.rulebook] += microseconds;
    break;
  }
}

/* Of the processor, in microseconds: what else the machine does in the meantime is not the story's. */
static gint64
processor_time (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return (gint64) now.tv_sec * G_USEC_PER_SEC + now.tv_nsec / 1000;
}

/* FALSE: no more commands are wanted. */
static gboolean
run_to_command (Profile *profile, LeafPlay *play)
{
  for (guint i = 0; i < SLICES; i++) {
    gint64 begun = processor_time ();
    LeafStop stop = leaf_play_run (play, SLICE);

    add_time (profile, play, stop, processor_time () - begun);
    take_events (profile, play);
    if (stop.cause == LEAF_STOP_WANTS_COMMAND)
      return TRUE;
    if (stop.cause == LEAF_STOP_FINISHED || stop.cause == LEAF_STOP_FAULT || stop.cause == LEAF_STOP_NONE)
      return FALSE;
  }
  return FALSE;
}

static gboolean
run_play (Profile *profile, guint32 seed, const char *commands)
{
  g_autoptr (LeafPlay) play = leaf_play_new (profile->program, seed);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (GError) error = NULL;
  gboolean goes_on;

  if (commands != NULL && !g_file_get_contents (commands, &text, NULL, &error)) {
    g_printerr ("leaf profile: %s\n", error->message);
    return FALSE;
  }
  leaf_play_set_wanted (play, LEAF_WANT_RULES | LEAF_WANT_STATEMENTS);
  lines = g_strsplit (text != NULL ? text : "", "\n", -1);
  goes_on = run_to_command (profile, play);
  for (char **line = lines; goes_on && *line != NULL && (**line != '\0' || line[1] != NULL); line++) {
    goes_on = leaf_play_command (play, g_strchomp (*line)) && run_to_command (profile, play);
    profile->n_turns++;
  }
  return TRUE;
}

/* --- showing --------------------------------------------------------------------------------------------------------------------------- */

static const Profile *compared; /* by the sort below, which is given ids alone */

static int
by_cost (gconstpointer a, gconstpointer b)
{
  const Count *one = &compared->rules[*(const guint32 *) a], *other = &compared->rules[*(const guint32 *) b];

  if (one->statements != other->statements)
    return one->statements < other->statements ? 1 : -1;
  return one->considered != other->considered ? (one->considered < other->considered ? 1 : -1) : 0;
}

/* The rules that were considered, or are the story's, the costliest first. */
static GArray *
order_rules (const Profile *profile)
{
  GArray *rules = g_array_new (FALSE, FALSE, sizeof (guint32));

  for (guint32 i = 1; i <= leaf_program_n_rules (profile->program); i++)
    if (profile->rules[i].considered > 0 || profile->rules[i].ran > 0 || !leaf_program_rule (profile->program, i).is_library)
      g_array_append_val (rules, i);
  compared = profile;
  g_array_sort (rules, by_cost);
  return rules;
}

static int
by_time (gconstpointer a, gconstpointer b, gpointer times)
{
  const gint64 *one = g_hash_table_lookup (times, *(const char *const *) a),
               *other = g_hash_table_lookup (times, *(const char *const *) b);

  return *one < *other ? 1 : *one > *other ? -1 : g_strcmp0 (*(const char *const *) a, *(const char *const *) b);
}

/* Titles of the phrases that time was spent in, the costliest first; free the array alone. */
static GPtrArray *
order_phrases (const Profile *profile)
{
  g_autofree gpointer *keys = g_hash_table_get_keys_as_array (profile->phrases, NULL);
  GPtrArray *titles = g_ptr_array_new ();

  for (guint i = 0; keys[i] != NULL; i++)
    g_ptr_array_add (titles, keys[i]);
  g_ptr_array_sort_with_data (titles, by_time, profile->phrases);
  return titles;
}

static void
build_phrases (JsonBuilder *builder, const Profile *profile)
{
  g_autoptr (GPtrArray) titles = order_phrases (profile);

  json_builder_set_member_name (builder, "phrases");
  json_builder_begin_array (builder);
  for (guint i = 0; i < titles->len; i++) {
    json_builder_begin_object (builder);
    leaf_json_add_string (builder, "phrase", titles->pdata[i]);
    leaf_json_add_number (builder, "microseconds", *(gint64 *) g_hash_table_lookup (profile->phrases, titles->pdata[i]));
    json_builder_end_object (builder);
  }
  json_builder_end_array (builder);
}

/* Rulebooks and phrases in which more than a hundredth of the time went. */
typedef struct {
  gint64 microseconds;
  const char *name;
  gboolean is_rulebook;
} Spent;

static int
by_time_spent (gconstpointer a, gconstpointer b)
{
  const Spent *one = a, *other = b;

  return one->microseconds < other->microseconds   ? 1
         : one->microseconds > other->microseconds ? -1
                                                   : g_strcmp0 (one->name, other->name);
}

/* Those that took more than a hundredth of it all, the costliest first. */
static void
print_times (const Profile *profile)
{
  g_autoptr (GPtrArray) titles = order_phrases (profile);
  g_autoptr (GArray) all = g_array_new (FALSE, FALSE, sizeof (Spent));

  for (guint32 book = 1; book <= leaf_program_n_rulebooks (profile->program); book++)
    g_array_append_val (all, ((Spent) { profile->book_times[book], leaf_program_rulebook (profile->program, book).name, TRUE }));
  for (guint i = 0; i < titles->len; i++)
    g_array_append_val (
        all, ((Spent) { *(gint64 *) g_hash_table_lookup (profile->phrases, titles->pdata[i]), titles->pdata[i], FALSE }));
  g_array_sort (all, by_time_spent);
  g_print ("\n%9s  rulebook or phrase\n", "ms");
  for (guint i = 0; i < all->len; i++) {
    const Spent *spent = &g_array_index (all, Spent, i);

    if (spent->microseconds * 100 > profile->microseconds)
      g_print ("%9.2f  %s%s\n", (double) spent->microseconds / 1000, spent->name, spent->is_rulebook ? " rules" : "");
  }
}

static void
print_text (const Profile *profile, guint most)
{
  g_autoptr (GArray) rules = order_rules (profile);
  guint n_never = 0;

  g_print ("%" G_GUINT64_FORMAT " turn%s, %.1f ms\n\n%11s %8s %11s %9s  rule\n", profile->n_turns, profile->n_turns == 1 ? "" : "s",
           (double) profile->microseconds / 1000, "considered", "ran", "statements", "ms");
  for (guint i = 0; i < MIN (rules->len, most); i++) {
    guint32 rule = g_array_index (rules, guint32, i);
    const Count *count = &profile->rules[rule];

    if (count->considered > 0 || count->ran > 0)
      g_print ("%11" G_GUINT64_FORMAT " %8" G_GUINT64_FORMAT " %11" G_GUINT64_FORMAT " %9.2f  %s\n", count->considered, count->ran,
               count->statements, (double) count->microseconds / 1000, leaf_program_rule_face (profile->program, rule));
  }
  print_times (profile);
  for (guint i = 0; i < rules->len; i++) {
    guint32 rule = g_array_index (rules, guint32, i);

    if (profile->rules[rule].ran > 0 || leaf_program_rule (profile->program, rule).is_library)
      continue;
    g_print ("%s  %s  (line %u%s)\n", n_never++ == 0 ? "\nThe story's rules that never ran:\n" : "",
             leaf_program_rule_face (profile->program, rule),
             leaf_cli_story_line (profile->program, leaf_program_rule (profile->program, rule).place),
             profile->rules[rule].considered > 0 ? ", considered" : "");
  }
}

static void
print_json (const Profile *profile)
{
  g_autoptr (GArray) rules = order_rules (profile);
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  leaf_json_add_number (builder, "turns", (gint64) profile->n_turns);
  leaf_json_add_number (builder, "microseconds", profile->microseconds);
  json_builder_set_member_name (builder, "rules");
  json_builder_begin_array (builder);
  for (guint i = 0; i < rules->len; i++) {
    guint32 rule = g_array_index (rules, guint32, i);

    json_builder_begin_object (builder);
    leaf_json_add_string (builder, "rule", leaf_program_rule_face (profile->program, rule));
    leaf_json_add_truth (builder, "library", leaf_program_rule (profile->program, rule).is_library);
    leaf_json_add_place (builder, "place", profile->program, leaf_program_rule (profile->program, rule).place);
    leaf_json_add_number (builder, "considered", (gint64) profile->rules[rule].considered);
    leaf_json_add_number (builder, "ran", (gint64) profile->rules[rule].ran);
    leaf_json_add_number (builder, "statements", (gint64) profile->rules[rule].statements);
    leaf_json_add_number (builder, "microseconds", profile->rules[rule].microseconds);
    json_builder_end_object (builder);
  }
  json_builder_end_array (builder);
  json_builder_set_member_name (builder, "rulebooks");
  json_builder_begin_array (builder);
  for (guint32 book = 1; book <= leaf_program_n_rulebooks (profile->program); book++)
    if (profile->books[book] > 0) {
      json_builder_begin_object (builder);
      leaf_json_add_string (builder, "rulebook", leaf_program_rulebook (profile->program, book).name);
      leaf_json_add_number (builder, "times", (gint64) profile->books[book]);
      leaf_json_add_number (builder, "microseconds", profile->book_times[book]);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  build_phrases (builder, profile);
  json_builder_end_object (builder);
  leaf_json_print (builder);
}

int
leaf_command_profile (int argc, char **argv)
{
  g_autofree char *format_name = NULL;
  g_auto (GStrv) commands = NULL;
  int seed = 1, most = 40;
  const GOptionEntry entries[] = {
    { "commands", 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &commands, "Play with the commands of FILE; given again: another play",
      "FILE" },
    { "most", 0, 0, G_OPTION_ARG_INT, &most, "As text: this many rules, the costliest first", "NUMBER" },
    { "seed", 0, 0, G_OPTION_ARG_INT, &seed, "Begin the generator of chance with NUMBER", "NUMBER" },
    { "format", 0, 0, G_OPTION_ARG_STRING, &format_name, "text or json", "FORMAT" },
    { NULL, 0, 0, 0, NULL, NULL, NULL },
  };
  g_autoptr (LeafProgram) program = NULL;
  g_autofree Count *rules = NULL;
  g_autofree guint64 *books = NULL;
  g_autofree gint64 *book_times = NULL;
  g_autoptr (GHashTable) phrases = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  Profile profile = { 0 };
  LeafFormat format;
  gboolean is_fine = TRUE;

  if (!leaf_cli_parse ("profile", "STORY",
                       "Plays a story and counts how often each rule was considered and ran, and the statements that it cost.",
                       entries, &argc, &argv)
      || !leaf_cli_format (format_name, &format))
    return LEAF_EXIT_USAGE;
  if (argc != 2 || format == LEAF_FORMAT_TSV)
    return leaf_cli_usage ("profile", argc != 2 ? "one story is wanted" : "a profile is given as text or json");
  program = leaf_cli_compile (argv[1]);
  if (program == NULL)
    return LEAF_EXIT_USAGE;
  rules = g_new0 (Count, leaf_program_n_rules (program) + 1);
  books = g_new0 (guint64, leaf_program_n_rulebooks (program) + 1);
  book_times = g_new0 (gint64, leaf_program_n_rulebooks (program) + 1);
  profile = (Profile) { .program = program, .rules = rules, .books = books, .book_times = book_times, .phrases = phrases };
  if (commands == NULL)
    is_fine = run_play (&profile, (guint32) seed, NULL);
  for (char **path = commands; path != NULL && *path != NULL && is_fine; path++)
    is_fine = run_play (&profile, (guint32) seed, *path);
  if (!is_fine)
    return LEAF_EXIT_USAGE;
  if (format == LEAF_FORMAT_JSON)
    print_json (&profile);
  else
    print_text (&profile, (guint) MAX (most, 0));
  return LEAF_EXIT_FINE;
}
