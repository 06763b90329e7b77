/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Procedural rules: the effect of each phrase on a rule, how long it lasts, the limits of the stack, and what a
 * debugger receives. */
#include "test-play.h"

#define ROOM "The Shed is a room. "
/* four rules, of which the third decides, and one that is in no rulebook */
#define BELLS                                                                                                                          \
  ROOM                                                                                                                                 \
      "Ring rules is a rulebook. A ring rule (this is the oak rule): say \"oak \". A ring rule (this is the elm rule): say \"elm \". " \
      "A ring rule (this is the ash rule): say \"ash \"; rule succeeds. A ring rule (this is the fir rule): say \"fir \". "            \
      "This is the yew rule: say \"yew \".\n"                                                                                          \
      "Instead of jumping: follow the ring rules; if rule succeeded, say \"yes\"; otherwise say \"no\".\n"

static const struct {
  const char *name, *source, *commands, *expected;
} cases[] = {
  { "none", BELLS, "jump", "oak \nelm \nash yes\n>" },
  { "ignore", BELLS "A procedural rule: ignore the elm rule.", "jump", "oak \nash yes\n>" },
  { "ignore/what decides", BELLS "A procedural rule: ignore the ash rule.", "jump", "oak \nelm \nfir no\n>" },
  { "ignore/a rulebook", BELLS "A procedural rule: ignore the ring rules.", "jump", "no\n>" },
  { "reinstate", BELLS "A procedural rule: ignore the elm rule; ignore the oak rule; reinstate the elm rule.", "jump",
    "elm \nash yes\n>" },
  { "reject", BELLS "A procedural rule: reject the result of the ash rule.", "jump", "oak \nelm \nash \nfir no\n>" },
  { "reject/a rulebook", BELLS "A procedural rule: reject the result of the ring rules.", "jump",
    "oak \nelm \nash \nfir no\n>" },
  { "accept", BELLS "A procedural rule: reject the result of the ash rule; accept the result of the ash rule.", "jump",
    "oak \nelm \nash yes\n>" },
  { "substitute", BELLS "A procedural rule: substitute the yew rule for the elm rule.", "jump",
    "oak \nyew \nash yes\n>" },
  { "substitute/by what decides", BELLS "A procedural rule: substitute the ash rule for the oak rule.", "jump",
    "ash yes\n>" },
  { "substitute/each other",
    BELLS "A procedural rule: substitute the elm rule for the oak rule; substitute the oak rule for the elm rule.",
    "jump", "elm \noak \nash yes\n>" },
  { "substitute/not for the stand-in",
    BELLS "A procedural rule: substitute the elm rule for the oak rule; ignore the elm rule.", "jump",
    "elm \nash yes\n>" },
  { "substitute/a rulebook for a rule",
    BELLS
    "Sub rules is a rulebook. A sub rule: say \"sub \"; rule fails.\nA procedural rule: substitute the sub rules for the elm rule.",
    "jump", "oak \nsub no\n>" },
  { "substitute/a rule for a rulebook", BELLS "A procedural rule: substitute the yew rule for the ring rules.", "jump",
    "yew no\n>" },
  { "restore", BELLS "A procedural rule: substitute the yew rule for the elm rule; restore the original elm rule.",
    "jump", "oak \nelm \nash yes\n>" },
  { "before", BELLS "A procedural rule: move the fir rule to before the elm rule.", "jump",
    "oak \nfir \nelm \nash yes\n>" },
  { "before/what was not there", BELLS "A procedural rule: move the yew rule to before the oak rule.", "jump",
    "yew \noak \nelm \nash yes\n>" },
  { "before/decides", BELLS "A procedural rule: move the ash rule to before the oak rule.", "jump", "ash yes\n>" },
  { "before/a rulebook", BELLS "A procedural rule: move the fir rule to before the ring rules.", "jump",
    "fir \noak \nelm \nash yes\n>" },
  { "before/what is ignored", BELLS "A procedural rule: move the fir rule to before the elm rule; ignore the elm rule.",
    "jump", "oak \nfir \nash yes\n>" },
  { "before/itself", BELLS "A procedural rule: move the oak rule to before the oak rule.", "jump", "elm \nash yes\n>" },
  { "before/what is never reached", BELLS "A procedural rule: move the oak rule to before the fir rule.", "jump",
    "elm \nash yes\n>" },
  { "after", BELLS "A procedural rule: move the oak rule to after the elm rule.", "jump", "elm \noak \nash yes\n>" },
  { "after/what decides", BELLS "A procedural rule: move the oak rule to after the ash rule.", "jump",
    "elm \nash yes\n>" },
  { "after/what is ignored", BELLS "A procedural rule: move the oak rule to after the elm rule; ignore the elm rule.",
    "jump", "ash yes\n>" },
  { "after/what is rejected",
    BELLS "A procedural rule: move the oak rule to after the ash rule; reject the result of the ash rule.", "jump",
    "elm \nash \noak \nfir no\n>" },
  { "after/the last asked for comes first",
    BELLS "A procedural rule: move the oak rule to after the elm rule; move the yew rule to after the elm rule.",
    "jump", "elm \nyew \noak \nash yes\n>" },
  { "order of procedural rules",
    BELLS "Procedural rule: ignore the elm rule. A last procedural rule: reinstate the elm rule.", "jump",
    "oak \nelm \nash yes\n>" },
  { "followed by name",
    BELLS "A procedural rule: ignore the elm rule.\nInstead of waiting: follow the procedural rules; say \"after.\".",
    "wait/jump", "after.\n\n>oak \nash yes\n>" },
  { "followed by name, aloud",
    BELLS
    "A procedural rule when waiting: say \"P\".\nInstead of waiting: follow the procedural rules; follow the ring rules; say \"after.\".",
    "wait", "P\nPP\noak \nelm \nash after.\n\nP\nP\nP\nP\n>" },
  { "abided by",
    BELLS
    "A procedural rule: ignore the elm rule.\nInstead of waiting: abide by the ring rules; say \"not here.\".\nInstead of sleeping: abide by the oak rule; say \"on.\".",
    "wait/sleep", "oak \nash \n>oak on.\n\n>" },
  { "a single rule",
    BELLS
    "A procedural rule: substitute the yew rule for the oak rule.\nInstead of waiting: follow the oak rule; say \"on.\".\nInstead of sleeping: follow the yew rule; follow the elm rule.",
    "wait/sleep", "yew on.\n\n>yew \nelm \n>" },
  { "ignore/all",
    BELLS
    "A procedural rule: ignore the fir rule; ignore the oak rule; ignore the elm rule; ignore the ash rule; ignore the yew rule.\nInstead of waiting: follow the yew rule; say \"on.\".",
    "jump/wait", "no\n>on.\n\n>" },
  { "when",
    BELLS
    "The count is a number that varies. A procedural rule when the count is 1: ignore the elm rule.\nEvery turn: increase the count by 1.",
    "jump/jump/jump", "oak \nelm \nash yes\n>oak \nash yes\n>oak \nelm \nash yes\n>" },
  { "while an action",
    BELLS "Procedural rule while jumping: ignore the elm rule.\nInstead of waiting: follow the ring rules.",
    "jump/wait", "oak \nash yes\n>oak \nelm \nash \n>" },
  { "the result before is kept",
    ROOM
    "Ring rules is a rulebook. A ring rule: stop. Bell rules is a rulebook. A bell rule: rule succeeds. A procedural rule: rule fails.\n"
    "Instead of jumping: follow the bell rules; follow the ring rules; if rule succeeded, say \"yes\"; otherwise say \"no\".",
    "jump", "yes\n>" },
  { "innermost frame alone",
    BELLS
    "A procedural rule while waiting: ignore the elm rule.\nInstead of waiting: abide by the song rules.\nSong rules is a rulebook. "
    "A song rule: follow the ring rules; say \"!\"; abide by the elm rule; say \"?\".",
    "wait", "oak \nash !\n\n?\n\n>" },
  { "asked by another rule", BELLS "Instead of waiting: ignore the elm rule; abide by the ring rules; say \"!\".",
    "wait/jump", "oak \nash \n>oak \nelm \nash yes\n>" },
  { "of the library",
    ROOM
    "The pie is an edible thing in the Shed. A procedural rule while eating the pie: ignore the carrying requirements rule.\n"
    "Check eating the pie: say \"[if the player carries the pie]held[otherwise]not held[end if]\" instead.",
    "eat pie", "not held\n>" },
  { "value",
    ROOM
    "Weigh rules is a number based rulebook. Weigh 1 (this is the light rule): say \"light[the weight]\". Weigh a number (this is the any rule): say \"any\". "
    "The weight is a number that varies.\nA procedural rule: move the any rule to before the weigh rules.\nInstead of jumping: follow the weigh rules for 1.",
    "jump", "anylight0\n>" },
  { "each frame has twenty at most",
    ROOM
    "The depth is a number that varies. Ring rules is a rulebook. A ring rule: increase the depth by 1; if the depth is less than 17, follow the ring rules.\n"
    "A procedural rule: do nothing.\nInstead of jumping: follow the ring rules; say \"[depth]\".",
    "jump", "17\n>" },
};

static void
test_case (gconstpointer data)
{
  guint at = GPOINTER_TO_UINT (data);
  g_autofree char *out = play_source (cases[at].source, cases[at].commands);

  g_assert_cmpstr (out, ==, cases[at].expected);
}

/* --- bounds ------------------------------------------------------------------------------------------------------- */

/* Runs to the end of the commands, and returns the run-time problems. */
static char *
faults_of (const char *source, const char *commands, char **out, LeafStop *stop)
{
  g_autoptr (LeafProgram) program = play_compile (source);
  g_autoptr (LeafPlay) play = leaf_play_new (program, 1);
  GString *faults = g_string_new (NULL);

  *out = play_all (play, commands, faults);
  *stop = leaf_play_stop (play);
  return g_string_free (faults, FALSE);
}

static void
test_too_many_frames (void)
{
  LeafStop stop;
  g_autofree char *out = NULL;
  g_autofree char *faults = faults_of (
      ROOM
      "The depth is a number that varies. Ring rules is a rulebook. A ring rule: increase the depth by 1; follow the ring rules.\n"
      "A procedural rule: do nothing.\nInstead of jumping: now the depth is 0; follow the ring rules; say \"[depth]\".\n"
      "Every turn: say \"Not run.\"",
      "jump/jump", &out, &stop);

  /* the turn and the action are two of them; the turn is abandoned, and the next one is as usual */
  g_assert_cmpstr (out, ==, "17\n>17\n>");
  g_assert_nonnull (strstr (faults, "20 rulebooks"));
  g_assert_cmpuint (stop.cause, ==, LEAF_STOP_WANTS_COMMAND);
}

static void
test_no_bound_without (void)
{
  LeafStop stop;
  g_autofree char *out = NULL;
  g_autofree char *faults = faults_of (
      ROOM
      "The depth is a number that varies. Ring rules is a rulebook. A ring rule: increase the depth by 1; if the depth is less than 500, follow the ring rules.\n"
      "Instead of jumping: follow the ring rules; say \"[depth]\".",
      "jump", &out, &stop);

  g_assert_cmpstr (out, ==, "500\n>");
  g_assert_cmpstr (faults, ==, "");
}

static void
test_asks_itself (void)
{
  LeafStop stop;
  g_autofree char *out = NULL;
  g_autofree char *faults = faults_of (BELLS "A procedural rule: follow the ring rules.", "jump", &out, &stop);

  g_assert_nonnull (strstr (faults, "before any command"));
  g_assert_cmpuint (stop.cause, ==, LEAF_STOP_FAULT);
}

static void
test_full_stack (void)
{
  LeafStop stop;
  g_autofree char *out = NULL;
  g_autofree char *faults = faults_of (
      BELLS
      "Instead of waiting:\n\trepeat with N running from 1 to 200:\n\t\tignore the elm rule;\n\tabide by the ring rules.",
      "wait/jump", &out, &stop);

  /* the entries of the turn and of the action take space too */
  g_assert_nonnull (strstr (faults, "(167)"));
  g_assert_cmpstr (out, ==, "oak \nash \n>oak \nelm \nash yes\n>");
}

static void
test_turns_go_on (void)
{
  LeafStop stop;
  g_autofree char *out = NULL;
  g_autofree char *faults
      = faults_of (BELLS "A procedural rule: ignore the turn sequence rules.", "jump/jump", &out, &stop);
  const char *first = strstr (faults, "turn sequence");

  g_assert_nonnull (first);
  g_assert_null (strstr (first + 1, "turn sequence"));
  g_assert_cmpstr (out, ==, "oak \nelm \nash yes\n>oak \nelm \nash yes\n>");
}

/* --- what is told ------------------------------------------------------------------------------------------------- */

static LeafPlay *
stop_at (LeafProgram *program, const char *rule)
{
  LeafPlay *play = leaf_play_new (program, 1);

  play_on (play);
  leaf_play_command (play, "jump");
  g_assert_true (leaf_play_set_breakpoint_on_rule (play, leaf_program_find_rule (program, rule), TRUE));
  g_assert_cmpuint (play_on (play).cause, ==, LEAF_STOP_BREAKPOINT);
  return play;
}

static void
test_in_force (void)
{
  g_autoptr (LeafProgram) program = play_compile (
      BELLS
      "A procedural rule (this is the quiet rule): ignore the oak rule; move the fir rule to before the elm rule; reinstate the oak rule.");
  g_autoptr (LeafPlay) play = stop_at (program, "fir rule");
  LeafRuleFrameInfo frame = leaf_play_rule_frame (play, 0);
  LeafRuleChangeInfo change;
  g_autofree char *words = NULL;

  g_assert_true (leaf_program_changes_rules (program));
  g_assert_cmpuint (leaf_play_n_rule_frames (play), ==, 3); /* the turn, the action, the ring rules */
  g_assert_cmpuint (frame.rulebook, ==, leaf_program_find_rulebook (program, "ring"));
  g_assert_cmpuint (frame.n_changes, ==, 3);
  g_assert_cmpstr (leaf_play_frame (play, frame.frame).title, ==, "ring rules");
  change = leaf_play_rule_change (play, 0, 0);
  g_assert_cmpuint (change.sort, ==, LEAF_CHANGE_IGNORE);
  g_assert_true (change.is_undone);
  change = leaf_play_rule_change (play, 0, 1);
  g_assert_cmpuint (change.sort, ==, LEAF_CHANGE_MOVE_BEFORE);
  g_assert_cmpuint (change.by, ==, leaf_program_find_rule (program, "quiet rule"));
  g_assert_cmpuint (change.place.source, ==, leaf_program_story_source (program));
  words = leaf_rule_change_words (program, &change);
  g_assert_cmpstr (words, ==, "the fir rule runs just before the elm rule");
  g_assert_cmpuint (leaf_play_rule_frame (play, 2).rulebook, ==, leaf_program_find_rulebook (program, "turn sequence"));
  g_assert_cmpuint (leaf_play_rule_frame (play, 3).n_changes, ==, 0);
}

/* Each change in words, about a rule and about a rulebook, and which of them a later one cancels. */
static void
test_change_words (void)
{
  static const struct {
    const char *phrase, *words;
    gboolean is_undone;
  } changes[] = {
    { "ignore the elm rule", "the elm rule is ignored", FALSE },
    { "ignore the sub rules", "the sub rules are ignored", TRUE },
    { "reinstate the sub rules", "the sub rules are no longer ignored", FALSE },
    { "reinstate the fir rule", "the fir rule is no longer ignored", FALSE },
    { "move the yew rule to before the fir rule", "the yew rule runs just before the fir rule", FALSE },
    { "move the sub rules to before the fir rule", "the sub rules are run just before the fir rule", FALSE },
    { "move the yew rule to after the sub rules", "the yew rule runs just after the sub rules", FALSE },
    { "move the sub rules to after the fir rule", "the sub rules are run just after the fir rule", FALSE },
    { "reject the result of the ash rule", "the result of the ash rule is ignored", TRUE },
    { "accept the result of the ash rule", "the result of the ash rule is taken again", FALSE },
    { "reject the result of the sub rules", "the result of the sub rules is ignored", FALSE },
    { "accept the result of the elm rule", "the result of the elm rule is taken again", FALSE },
    { "substitute the yew rule for the fir rule", "the yew rule runs in place of the fir rule", TRUE },
    { "substitute the sub rules for the fir rule", "the sub rules are run in place of the fir rule", TRUE },
    { "restore the original fir rule", "the fir rule runs in its own place again", FALSE },
    { "substitute the yew rule for the sub rules", "the yew rule runs in place of the sub rules", TRUE },
    { "restore the original sub rules", "the sub rules are run in their own place again", FALSE },
    { "ignore the ash rule", "the ash rule is ignored", FALSE },
  };
  g_autoptr (GString) source
      = g_string_new (BELLS "Sub rules is a rulebook. A sub rule: say \"sub \".\nA procedural rule: ");
  g_autoptr (LeafProgram) program = NULL;
  g_autoptr (LeafPlay) play = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (changes); i++)
    g_string_append_printf (source, "%s%s", changes[i].phrase, i + 1 < G_N_ELEMENTS (changes) ? "; " : ".");
  program = play_compile (source->str);
  g_assert_cmpuint (leaf_program_n_problems (program), ==, 0);
  play = stop_at (program, "oak rule");
  g_assert_cmpuint (leaf_play_rule_frame (play, 0).n_changes, ==, G_N_ELEMENTS (changes));
  for (guint32 i = 0; i < G_N_ELEMENTS (changes); i++) {
    LeafRuleChangeInfo change = leaf_play_rule_change (play, 0, i);
    g_autofree char *words = leaf_rule_change_words (program, &change);

    g_assert_cmpstr (words, ==, changes[i].words);
    g_assert_cmpint (change.is_undone, ==, changes[i].is_undone);
  }
  {
    LeafRuleChangeInfo none = leaf_play_rule_change (play, 0, G_N_ELEMENTS (changes));
    g_autofree char *words = leaf_rule_change_words (program, &none);

    g_assert_cmpuint (none.sort, ==, LEAF_CHANGE_NONE);
    g_assert_cmpstr (words, ==, "nothing is changed");
    none = leaf_play_rule_change (play, 99, 0);
    g_assert_cmpuint (none.sort, ==, LEAF_CHANGE_NONE);
  }
}

/* "title: what was done to it", one a line, for events of one sort that mention an override. */
static char *
treatments (const char *source, LeafEventSort sort)
{
  g_autoptr (LeafProgram) program = play_compile (source);
  g_autoptr (LeafPlay) play = leaf_play_new (program, 1);
  GString *all = g_string_new (NULL);
  const LeafEvent *events;
  guint32 n;

  play_on (play);
  leaf_play_set_wanted (play, LEAF_WANT_RULES);
  leaf_play_command (play, "jump");
  play_on (play);
  events = leaf_play_drain (play, &n);
  for (guint32 i = 0; i < n; i++) {
    g_autofree char *words = leaf_event_override_words (program, &events[i]);

    if (events[i].sort == sort && words != NULL)
      g_string_append_printf (all, "%s: %s\n",
                              events[i].rule != 0 ? leaf_program_rule_title (program, events[i].rule)
                                                  : leaf_program_rulebook (program, events[i].rulebook).name,
                              words);
  }
  return g_string_free (all, FALSE);
}

#define QUIET "A procedural rule (this is the quiet rule): "

static void
test_treatments (void)
{
  static const struct {
    const char *source;
    LeafEventSort sort;
    const char *expected;
  } cases[] = {
    { BELLS, LEAF_EVENT_RULE_PASSED, "" },
    { BELLS QUIET "ignore the oak rule.", LEAF_EVENT_RULE_PASSED, "oak rule: ignored, as the quiet rule asks\n" },
    { BELLS QUIET "ignore the ring rules.", LEAF_EVENT_RULE_PASSED, "ring: ignored, as the quiet rule asks\n" },
    { BELLS QUIET "move the oak rule to after the elm rule.", LEAF_EVENT_RULE_PASSED,
      "oak rule: moved from here to after the elm rule, as the quiet rule asks\n" },
    { BELLS QUIET "move the oak rule to after the elm rule.", LEAF_EVENT_RULE_BEGUN,
      "oak rule: moved to after the elm rule, as the quiet rule asks\n" },
    { BELLS QUIET "substitute the yew rule for the elm rule.", LEAF_EVENT_RULE_PASSED,
      "elm rule: replaced by the yew rule, as the quiet rule asks\n" },
    { BELLS QUIET "substitute the yew rule for the elm rule.", LEAF_EVENT_RULE_BEGUN,
      "yew rule: in place of the elm rule, as the quiet rule asks\n" },
    { BELLS QUIET "reject the result of the ash rule.", LEAF_EVENT_RULE_ENDED,
      "ash rule: its result rejected, as the quiet rule asks\n" },
    { BELLS QUIET "move the ash rule to before the oak rule; reject the result of the ash rule.", LEAF_EVENT_RULE_ENDED,
      "ash rule: moved to before the oak rule; its result rejected, as the quiet rule asks\n" },
    { BELLS QUIET "move the oak rule to before the elm rule.", LEAF_EVENT_RULE_PASSED,
      "oak rule: moved from here to before the elm rule, as the quiet rule asks\n" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *all = treatments (cases[i].source, cases[i].sort);

    g_assert_cmpstr (all, ==, cases[i].expected);
  }
}

/* --- a play is data ----------------------------------------------------------------------------------------------- */

static void
test_copies (void)
{
  g_autoptr (LeafProgram) program = play_compile (BELLS QUIET "ignore the elm rule.");
  g_autoptr (LeafPlay) play = stop_at (program, "oak rule");
  g_autoptr (LeafPlay) copy = leaf_play_copy (play);
  g_autoptr (GString) out = g_string_new (NULL), copied = g_string_new (NULL);
  guint64 moment = leaf_play_stop (play).event, hash = leaf_play_hash (play);

  g_assert_cmpuint (leaf_play_hash (copy), ==, hash);
  g_assert_cmpuint (leaf_play_rule_frame (copy, 0).n_changes, ==, 1);
  play_collect (play, out, NULL);
  g_string_truncate (out, 0);
  play_on (play);
  play_on (copy);
  play_collect (play, out, NULL);
  play_collect (copy, copied, NULL);
  g_assert_cmpstr (out->str, ==, "oak \nash yes\n>");
  g_assert_cmpstr (copied->str, ==, out->str);
  g_assert_true (leaf_play_seek (play, moment));
  g_assert_cmpuint (leaf_play_hash (play), ==, hash);
  g_assert_cmpuint (leaf_play_rule_frame (play, 0).n_changes, ==, 1);
}

/* --- comparison with the specification, read literally ------------------------------------------------------------ */

/* Five rules of one rulebook, two of another, two of none, and the two rulebooks; every third rule decides. */
enum { N_THINGS = 11, RING = 9, SONG = 10, N_CHANGES = 6, DEEPEST = 40 };

static const char *const things[N_THINGS]
    = { "oak rule",  "elm rule", "ash rule", "fir rule",   "bay rule",  "lark rule",
        "wren rule", "yew rule", "box rule", "ring rules", "song rules" };
static const char *const phrases[] = { [LEAF_CHANGE_IGNORE] = "ignore",
                                       [LEAF_CHANGE_REINSTATE] = "reinstate",
                                       [LEAF_CHANGE_REJECT_RESULT] = "reject the result of",
                                       [LEAF_CHANGE_ACCEPT_RESULT] = "accept the result of" };

typedef struct {
  struct {
    guint sort, what, other;
  } changes[N_CHANGES];
  guint n;
  GString *log;
  guint depth;
  gboolean is_endless;
} Model;

static gboolean model_process (Model *model, guint what, gboolean is_moved);

static gboolean
model_run (Model *model, guint what, gboolean uses_results)
{
  if (what < RING) {
    g_string_append_printf (model->log, "%s ", things[what]);
    return what % 3 == 2 && uses_results;
  }
  for (guint i = what == RING ? 0 : 5; i < (what == RING ? 5 : 7); i++)
    if (model_process (model, i, FALSE) && uses_results)
      return TRUE;
  return FALSE;
}

static gboolean
model_in_depth (Model *model, guint what, gboolean is_moved)
{
  gboolean is_active = TRUE, uses_results = TRUE;
  guint runs = what;

  for (guint i = 0; i < model->n; i++)
    if (!is_moved && model->changes[i].what == what
        && (model->changes[i].sort == LEAF_CHANGE_MOVE_BEFORE || model->changes[i].sort == LEAF_CHANGE_MOVE_AFTER))
      return FALSE;
  for (guint i = 0; i < model->n; i++) {
    guint sort = model->changes[i].sort, other = model->changes[i].other;

    if (sort == LEAF_CHANGE_MOVE_BEFORE && other == what && model_process (model, model->changes[i].what, TRUE))
      return TRUE;
    if (model->changes[i].what != what)
      continue;
    is_active = sort == LEAF_CHANGE_IGNORE ? FALSE : sort == LEAF_CHANGE_REINSTATE ? TRUE : is_active;
    uses_results = sort == LEAF_CHANGE_REJECT_RESULT ? FALSE : sort == LEAF_CHANGE_ACCEPT_RESULT ? TRUE : uses_results;
    runs = sort == LEAF_CHANGE_SUBSTITUTE ? other : runs;
  }
  if (!is_active)
    return FALSE;
  if (model_run (model, runs, uses_results))
    return TRUE;
  for (guint i = model->n; i-- > 0;)
    if (model->changes[i].sort == LEAF_CHANGE_MOVE_AFTER && model->changes[i].other == what
        && model_process (model, model->changes[i].what, TRUE))
      return TRUE;
  return FALSE;
}

static gboolean
model_process (Model *model, guint what, gboolean is_moved)
{
  gboolean decided = FALSE;

  model->is_endless |= ++model->depth > DEEPEST || model->log->len > 2000;
  if (!model->is_endless)
    decided = model_in_depth (model, what, is_moved);
  model->depth--;
  return decided;
}

static char *
model_source (const Model *model)
{
  GString *source = g_string_new (ROOM "Ring rules is a rulebook. Song rules is a rulebook.\n");

  for (guint i = 0; i < RING; i++)
    g_string_append_printf (source, "%s %s%s: say \"%s \"%s.\n",
                            i < 5   ? "A ring rule (this is the"
                            : i < 7 ? "A song rule (this is the"
                                    : "This is the",
                            things[i], i < 7 ? ")" : "", things[i], i % 3 == 2 ? "; rule succeeds" : "");
  g_string_append (source, "A procedural rule: do nothing");
  for (guint i = 0; i < model->n; i++) {
    const char *what = things[model->changes[i].what], *other = things[model->changes[i].other];

    g_string_append (source, "; ");
    switch (model->changes[i].sort) {
    case LEAF_CHANGE_MOVE_BEFORE: g_string_append_printf (source, "move the %s to before the %s", what, other); break;
    case LEAF_CHANGE_MOVE_AFTER: g_string_append_printf (source, "move the %s to after the %s", what, other); break;
    case LEAF_CHANGE_SUBSTITUTE: g_string_append_printf (source, "substitute the %s for the %s", other, what); break;
    default: g_string_append_printf (source, "%s the %s", phrases[model->changes[i].sort], what); break;
    }
  }
  g_string_append (
      source, ".\nInstead of jumping: follow the ring rules; say \" [if rule succeeded]yes[otherwise]no[end if]\".\n");
  return g_string_free (source, FALSE);
}

/* Only the words, since line breaks are tested elsewhere. */
static char *
words_of (const char *text)
{
  g_auto (GStrv) words = g_strsplit_set (text, " \n>", -1);
  GString *all = g_string_new (NULL);

  for (guint i = 0; words[i] != NULL; i++)
    if (words[i][0] != '\0')
      g_string_append_printf (all, "%s ", words[i]);
  return g_string_free (all, FALSE);
}

static void
test_model (void)
{
  g_autoptr (GRand) chance = g_rand_new_with_seed (19);
  guint n_compared = 0;

  for (guint i = 0; i < 150; i++) {
    Model model = { .n = (guint) g_rand_int_range (chance, 1, N_CHANGES + 1), .log = g_string_new (NULL) };
    g_autofree char *source = NULL, *expected = NULL, *out = NULL, *got = NULL;
    gboolean decided;

    for (guint j = 0; j < model.n; j++) {
      model.changes[j].sort = (guint) g_rand_int_range (chance, LEAF_CHANGE_IGNORE, LEAF_CHANGE_SUBSTITUTE + 1);
      model.changes[j].what = (guint) g_rand_int_range (chance, 0, N_THINGS);
      model.changes[j].other = (guint) g_rand_int_range (chance, 0, N_THINGS);
    }
    decided = model_process (&model, RING, FALSE);
    g_string_append (model.log, decided ? "yes" : "no");
    if (!model.is_endless) {
      source = model_source (&model);
      expected = words_of (model.log->str);
      out = play_source (source, "jump");
      got = words_of (out);
      g_test_message ("%s", source);
      g_assert_cmpstr (got, ==, expected);
      n_compared++;
    }
    g_string_free (model.log, TRUE);
  }
  g_assert_cmpuint (n_compared, >, 100);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strconcat ("/procedural/", cases[i].name, NULL);

    g_test_add_data_func (path, GUINT_TO_POINTER (i), test_case);
  }
  g_test_add_func ("/procedural/bounds/too many frames", test_too_many_frames);
  g_test_add_func ("/procedural/bounds/none without procedural rules", test_no_bound_without);
  g_test_add_func ("/procedural/bounds/asks itself", test_asks_itself);
  g_test_add_func ("/procedural/bounds/a full stack", test_full_stack);
  g_test_add_func ("/procedural/bounds/turns go on", test_turns_go_on);
  g_test_add_func ("/procedural/told/in force", test_in_force);
  g_test_add_func ("/procedural/told/treatments", test_treatments);
  g_test_add_func ("/procedural/told/changes", test_change_words);
  g_test_add_func ("/procedural/copies", test_copies);
  g_test_add_func ("/procedural/model", test_model);
  return g_test_run ();
}
