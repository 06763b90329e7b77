/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-manual-try.c: compiles and plays the blocks of the manual, and checks answers to exercises. Each play has the
 * same seed. Each command has a budget, because a reader's story may contain an endless loop. */
#include "leaf-manual.h"

#include <string.h>

enum {
  SEED = 1,
  SLICE = 1000000,
  MOST_SLICES = 100,   /* for a command */
  MOST_BYTES = 1 << 20 /* of text for a command */
};

LeafProgram *
leaf_manual_compile (const char *source)
{
  const LeafSourceText text = { .name = "story.ni", .bytes = source, .length = strlen (source) };

  return leaf_program_compile (&text, NULL);
}

LeafMap *
leaf_manual_map (const LeafManualPage *page, const LeafManualBlock *block, LeafProgram **program)
{
  *program = page->has_maps && block->sort == LEAF_MANUAL_STORY ? leaf_manual_compile (block->source) : NULL;
  return *program != NULL ? leaf_program_map (*program) : NULL;
}

/* --- plays -------------------------------------------------------------------------------------------------------- */

/* The text without spaces at the ends of lines, and without blank lines and prompts at its beginning and end. */
static char *
tidy (const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_autoptr (GString) all = g_string_new (NULL);

  for (char **line = lines; *line != NULL; line++)
    if (*g_strchomp (*line) != '\0' || all->len > 0)
      g_string_append_printf (all, "%s\n", *line);
  /* a prompt that a story sets is printed as text */
  while (all->len > 0 && (all->str[all->len - 1] == '\n' || g_str_has_suffix (all->str, "\n>")))
    g_string_truncate (all, all->len - 1);
  return g_string_free (g_steal_pointer (&all), FALSE);
}

static void
take_text (LeafPlay *play, GString *text)
{
  guint32 n;
  const LeafEvent *events = leaf_play_drain (play, &n);

  for (guint32 i = 0; i < n; i++) {
    if (events[i].sort == LEAF_EVENT_TEXT)
      g_string_append (text, events[i].text);
    else if (events[i].sort == LEAF_EVENT_FAULT)
      g_string_append_printf (text, "\nRun-time problem: %s\n", events[i].text);
  }
}

/* Runs until the story waits for a command or ends; one that uses up the budget is ended. Returns the printed text. */
static char *
run_on (LeafPlay *play)
{
  g_autoptr (GString) text = g_string_new (NULL);
  LeafStop stop = { 0 };
  guint slices = 0;

  do {
    stop = leaf_play_run (play, SLICE);
    take_text (play, text);
  } while (stop.cause == LEAF_STOP_OUT_OF_BUDGET && ++slices < MOST_SLICES && text->len < MOST_BYTES);
  if (stop.cause == LEAF_STOP_OUT_OF_BUDGET) {
    leaf_play_give_up (play);
    take_text (play, text);
  }
  return tidy (text->str);
}

static char *
give (LeafPlay *play, const char *command)
{
  if (!leaf_play_command (play, command))
    return g_strdup ("(The story is over.)");
  return run_on (play);
}

char *
leaf_manual_play (LeafProgram *program, const char *text)
{
  g_autoptr (LeafPlay) play = leaf_play_new (program, SEED);
  g_autofree char *opening = run_on (play);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_autoptr (GString) all = g_string_new (NULL);

  if (lines[0] != NULL && !g_str_has_prefix (lines[0], "> "))
    g_string_append_printf (all, "%s\n", opening);
  for (char **line = lines; *line != NULL; line++) {
    g_autofree char *printed = g_str_has_prefix (*line, "> ") ? give (play, *line + 2) : NULL;

    if (printed != NULL)
      g_string_append_printf (all, "%s%s\n%s%s", all->len > 0 ? "\n" : "", *line, printed,
                              *printed != '\0' ? "\n" : "");
  }
  return g_string_free (g_steal_pointer (&all), FALSE);
}

/* --- orders and problems ------------------------------------------------------------------------------------------ */

static void
add_between (GString *all, const LeafProgram *program, guint32 rulebook, guint32 one, guint32 other)
{
  LeafVerdict verdict = { 0 };

  switch (leaf_program_order (program, rulebook, one, other, &verdict)) {
  case LEAF_NEIGHBOURS_MORE_SPECIFIC:
    g_string_append_printf (all, "   Law %s: %s\n", leaf_law_number (verdict.law), leaf_law_title (verdict.law));
    break;
  case LEAF_NEIGHBOURS_EQUAL: g_string_append (all, "   as they stand in the source\n"); break;
  case LEAF_NEIGHBOURS_PLACED: g_string_append (all, "   the preamble says first or last\n"); break;
  case LEAF_NEIGHBOURS_LISTED: g_string_append (all, "   a listing sentence\n"); break;
  case LEAF_NEIGHBOURS_BETWEEN: g_string_append (all, "   another rule stood between them\n"); break;
  }
}

char *
leaf_manual_order (const LeafProgram *program, const char *name)
{
  guint32 rulebook = leaf_program_find_rulebook (program, name), before = 0, number = 0;
  g_autoptr (GString) all = g_string_new (NULL);

  if (rulebook == 0)
    return NULL;
  for (guint32 i = 0; i < leaf_program_rulebook (program, rulebook).n_rules; i++) {
    guint32 rule = leaf_program_rulebook_rule (program, rulebook, i);

    if (leaf_program_rule (program, rule).is_library)
      continue;
    if (before != 0)
      add_between (all, program, rulebook, before, rule);
    g_string_append_printf (all, "%u. %s\n", ++number, leaf_program_rule_face (program, rule));
    before = rule;
  }
  return g_string_free (g_steal_pointer (&all), FALSE);
}

char *
leaf_manual_problems (const LeafProgram *program)
{
  g_autoptr (GString) all = g_string_new (NULL);

  for (guint32 i = 0; i < leaf_program_n_problems (program); i++)
    g_string_append_printf (all, "%s\n", leaf_program_problem (program, i).sentence);
  return g_string_free (g_steal_pointer (&all), FALSE);
}

/* --- exercises ---------------------------------------------------------------------------------------------------- */

/* The lines of an exercise are carried out in order:
 *   check CONDITION         holds at this moment of the play
 *   play COMMAND / COMMAND  begins again, and gives these commands
 *   prints WORDS            the text printed since `play` contains them, ignoring case; `never WORDS`: it does not
 *   ends WORDS              the answer to the last command contains them
 *   else SENTENCE           the message if the preceding check does not hold */
typedef struct {
  LeafProgram *program;
  LeafPlay *play;
  char *printed, *last;
  gboolean holds;
} Answer;

/* Begins again. Without commands, what the story prints first is its answer. */
static void
play_again (Answer *answer, const char *commands)
{
  g_auto (GStrv) each = g_strsplit (commands, " / ", -1);
  g_autoptr (GString) printed = g_string_new (NULL);

  leaf_play_free (answer->play);
  answer->play = leaf_play_new (answer->program, SEED);
  g_free (answer->last);
  answer->last = run_on (answer->play);
  if (*each == NULL)
    g_string_append (printed, answer->last);
  for (char **command = each; *command != NULL; command++) {
    g_free (answer->last);
    answer->last = give (answer->play, *command);
    g_string_append_printf (printed, "%s\n", answer->last);
  }
  g_free (answer->printed);
  answer->printed = g_string_free (g_steal_pointer (&printed), FALSE);
}

static gboolean
condition_holds (Answer *answer, const char *condition)
{
  g_auto (LeafEvaluation) value = leaf_play_evaluate (answer->play, 0, condition, FALSE);

  return value.problem == NULL && value.is_true;
}

static gboolean
has_words (const char *text, const char *words)
{
  g_autofree char *folded = g_utf8_casefold (text, -1), *wanted = g_utf8_casefold (words, -1);

  return strstr (folded, wanted) != NULL;
}

static gboolean
do_line (Answer *answer, const char *line, GPtrArray *missing)
{
  if (g_str_has_prefix (line, "check "))
    answer->holds = condition_holds (answer, line + 6);
  else if (g_str_has_prefix (line, "play "))
    play_again (answer, line + 5);
  else if (g_str_has_prefix (line, "prints "))
    answer->holds = has_words (answer->printed, line + 7);
  else if (g_str_has_prefix (line, "never "))
    answer->holds = !has_words (answer->printed, line + 6);
  else if (g_str_has_prefix (line, "ends "))
    answer->holds = has_words (answer->last, line + 5);
  else if (!g_str_has_prefix (line, "else "))
    return FALSE;
  else if (!answer->holds)
    g_ptr_array_add (missing, g_strdup (line + 5));
  return TRUE;
}

GPtrArray *
leaf_manual_missing (const LeafManualBlock *exercise, LeafProgram *program, char **mistake)
{
  g_auto (GStrv) lines = g_strsplit (exercise->text, "\n", -1);
  Answer answer = { .program = program, .holds = TRUE };
  GPtrArray *missing = g_ptr_array_new_with_free_func (g_free);

  if (leaf_program_n_problems (program) > 0) {
    g_ptr_array_add (missing,
                     g_strdup_printf ("Mend this problem first: %s", leaf_program_problem (program, 0).sentence));
    return missing;
  }
  play_again (&answer, "");
  for (char **line = lines; *line != NULL; line++)
    if (**line != '\0' && !do_line (&answer, *line, missing) && mistake != NULL && *mistake == NULL)
      *mistake = g_strdup_printf ("%s: this is no check", *line);
  leaf_play_free (answer.play);
  g_free (answer.printed);
  g_free (answer.last);
  return missing;
}
