/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-stories.c: a file contains a story, what is tested, and the expected results.
 *
 *   Why this story is here, in a line or two.
 *   --- source
 *   The Yard is a room. ...
 *   --- problems
 *   RULE_UNKNOWN at "the words"
 *   --- notices
 *   INFORM_6_BODY at "the words"        (what is right, but will not be as its author may expect)
 *   --- sentences
 *   There is no rule called 'the words'.   (the problems as an author reads them)
 *   --- rules instead
 *   instead of taking the box          (the order of that rulebook's own rules, by name or by preamble)
 *   --- why "instead of taking the box" "instead of taking something"
 *   > III.3.2
 *   --- play
 *   > look                             (the transcript, commands after the prompt)
 *   Yard
 *   --- trace
 *   > look
 *   first look rule                    (the story's own rules that applied, by name or by preamble)
 *
 * Each file below this folder is one test, /stories/<folder>/<name>.  Run with a file, the program prints the file
 * as it would have to be for the test to pass, so that a person can read it and accept it. */
#include "leaf.h"

#include <locale.h>
#include <string.h>

typedef struct {
  char *title; /* "source", "rules instead" */
  char *body;
} Section;

static void
section_free (gpointer data)
{
  Section *section = data;
  g_free (section->title);
  g_free (section->body);
  g_free (section);
}

/* --- reading a story file ----------------------------------------------------------------------------------------- */

static GPtrArray *
read_sections (const char *text, char **preface)
{
  GPtrArray *sections = g_ptr_array_new_with_free_func (section_free);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  GString *body = g_string_new (NULL);
  Section *open = NULL;

  for (guint i = 0; lines[i] != NULL; i++) {
    if (!g_str_has_prefix (lines[i], "--- ")) {
      g_string_append (body, lines[i]);
      if (lines[i + 1] != NULL)
        g_string_append_c (body, '\n');
      continue;
    }
    if (open != NULL)
      open->body = g_string_free (body, FALSE);
    else
      *preface = g_string_free (body, FALSE);
    body = g_string_new (NULL);
    open = g_new0 (Section, 1);
    open->title = g_strstrip (g_strdup (lines[i] + 4));
    g_ptr_array_add (sections, open);
  }
  if (open != NULL)
    open->body = g_string_free (body, FALSE);
  else
    *preface = g_string_free (body, FALSE);
  return sections;
}

static LeafProgram *
compile (GPtrArray *sections)
{
  for (guint i = 0; i < sections->len; i++) {
    const Section *section = g_ptr_array_index (sections, i);
    if (strcmp (section->title, "source") == 0) {
      LeafSourceText source = { "story.ni", section->body, strlen (section->body) };
      return leaf_program_compile (&source, NULL);
    }
  }
  return NULL;
}

/* --- what is asked ------------------------------------------------------------------------------------------------ */

static void
add_message (GString *out, LeafProgram *program, LeafProblem problem)
{
  const char *text = leaf_program_source_text (program, MAX (problem.place.source, 1));
  g_autofree char *words = g_strndup (text + problem.place.start, problem.place.end - problem.place.start);

  g_strdelimit (words, "\n\t", ' ');
  g_string_append_printf (out, "%s at \"%s\"\n", problem.code, words);
}

static char *
fresh_problems (LeafProgram *program)
{
  GString *out = g_string_new (NULL);

  for (guint32 i = 0; i < leaf_program_n_problems (program); i++)
    add_message (out, program, leaf_program_problem (program, i));
  return g_string_free (out, FALSE);
}

static char *
fresh_notices (LeafProgram *program)
{
  GString *out = g_string_new (NULL);

  for (guint32 i = 0; i < leaf_program_n_notices (program); i++)
    add_message (out, program, leaf_program_notice (program, i));
  return g_string_free (out, FALSE);
}

static char *
fresh_sentences (LeafProgram *program)
{
  GString *out = g_string_new (NULL);

  for (guint32 i = 0; i < leaf_program_n_problems (program); i++)
    g_string_append_printf (out, "%s\n", leaf_program_problem (program, i).sentence);
  return g_string_free (out, FALSE);
}

static char *
fresh_rules (LeafProgram *program, const char *name)
{
  guint32 rulebook = leaf_program_find_rulebook (program, name);
  GString *out = g_string_new (NULL);

  if (rulebook == 0)
    g_string_append (out, "(no such rulebook)\n");
  for (guint32 i = 0; rulebook != 0 && i < leaf_program_rulebook (program, rulebook).n_rules; i++) {
    guint32 rule = leaf_program_rulebook_rule (program, rulebook, i);
    if (!leaf_program_rule (program, rule).is_library)
      g_string_append_printf (out, "%s\n", leaf_program_rule_title (program, rule));
  }
  return g_string_free (out, FALSE);
}

static char *
fresh_why (LeafProgram *program, const char *arguments)
{
  g_auto (GStrv) words = NULL;
  guint32 first, second;
  LeafVerdict verdict;

  if (!g_shell_parse_argv (arguments, NULL, &words, NULL) || g_strv_length (words) != 2)
    return g_strdup ("(two rules are wanted, quoted)\n");
  first = leaf_program_find_rule (program, words[0]);
  second = leaf_program_find_rule (program, words[1]);
  if (first == 0 || second == 0)
    return g_strdup ("(no such rule)\n");
  verdict = leaf_program_compare (program, first, second);
  return g_strdup_printf ("%s%s%s\n",
                          verdict.order > 0   ? ">"
                          : verdict.order < 0 ? "<"
                                              : "=",
                          verdict.order != 0 ? " " : "", leaf_law_number (verdict.law));
}

/* --- playing ------------------------------------------------------------------------------------------------------ */

/* The commands of a transcript or a trace: its lines that begin with '>', or with "> >" after the story's last
 * question; but not those that a script types, which have a number: ">[2] look". */
static GPtrArray *
commands_in (const char *body)
{
  GPtrArray *commands = g_ptr_array_new_with_free_func (g_free);
  g_auto (GStrv) lines = g_strsplit (body, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    if (lines[i][0] == '>' && lines[i][1] != '\0' && !(lines[i][1] == '[' && g_ascii_isdigit (lines[i][2]))) {
      gsize prompt = g_str_has_prefix (lines[i], "> >") ? 3 : 1;

      if (lines[i][prompt] != '\0')
        g_ptr_array_add (commands, g_strstrip (g_strdup (lines[i] + prompt)));
    }
  return commands;
}

static void
drain (LeafPlay *play, gboolean trace, GString *out)
{
  guint32 n;
  const LeafEvent *events = leaf_play_drain (play, &n);

  for (guint32 i = 0; i < n; i++) {
    const LeafEvent *event = &events[i];
    if (!trace && event->sort == LEAF_EVENT_TEXT)
      g_string_append (out, event->text);
    else if (!trace && event->sort == LEAF_EVENT_PROMPT)
      g_string_append (out, event->text != NULL && *event->text != '\0' ? event->text : ">");
    else if (!trace && event->sort == LEAF_EVENT_FAULT)
      g_string_append_printf (out, "*** %s\n", event->text);
    else if (!trace && event->sort == LEAF_EVENT_NOTICE)
      g_string_append_printf (out, "(notice) %s\n", event->text);
    else if (trace && event->sort == LEAF_EVENT_RULE_BEGUN
             && !leaf_program_rule (leaf_play_program (play), event->rule).is_library)
      g_string_append_printf (out, "%s\n", leaf_program_rule_title (leaf_play_program (play), event->rule));
  }
}

static char *
fresh_play (LeafProgram *program, const char *body, gboolean trace)
{
  enum { BUDGET = 20000000 };
  g_autoptr (GPtrArray) commands = commands_in (body);
  g_autoptr (LeafPlay) play = leaf_play_new (program, 1);
  GString *out = g_string_new (NULL);
  guint next = 0;

  leaf_play_set_wanted (play, trace ? LEAF_WANT_RULES : LEAF_WANT_TEXT);
  for (;;) {
    LeafStop stop = leaf_play_run (play, BUDGET);
    drain (play, trace, out);
    if (stop.cause != LEAF_STOP_WANTS_COMMAND || next == commands->len)
      break;
    if (trace && out->len > 0 && out->str[out->len - 1] != '\n')
      g_string_append_c (out, '\n');
    if (trace)
      g_string_append (out, "> ");
    g_string_append_printf (out, "%s\n", (const char *) g_ptr_array_index (commands, next));
    leaf_play_command (play, g_ptr_array_index (commands, next++));
  }
  return g_string_free (out, FALSE);
}

static char *
fresh (LeafProgram *program, const Section *section)
{
  if (strcmp (section->title, "source") == 0)
    return g_strdup (section->body);
  if (strcmp (section->title, "problems") == 0)
    return fresh_problems (program);
  if (strcmp (section->title, "notices") == 0)
    return fresh_notices (program);
  if (strcmp (section->title, "sentences") == 0)
    return fresh_sentences (program);
  if (strcmp (section->title, "play") == 0)
    return fresh_play (program, section->body, FALSE);
  if (strcmp (section->title, "trace") == 0)
    return fresh_play (program, section->body, TRUE);
  if (g_str_has_prefix (section->title, "rules "))
    return fresh_rules (program, section->title + 6);
  if (g_str_has_prefix (section->title, "why "))
    return fresh_why (program, section->title + 4);
  return g_strdup ("(no such section)\n");
}

/* --- comparing ---------------------------------------------------------------------------------------------------- */

/* Ignores blanks at line ends, blank lines at the beginning and end, a final prompt and the banner's line of
 * versions. */
static char *
tidy (const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_autofree char *joined = NULL;

  for (guint i = 0; lines[i] != NULL; i++) {
    g_strchomp (lines[i]);
    if (g_str_has_prefix (lines[i], "Release ") && strstr (lines[i], "/ Serial number") != NULL)
      lines[i][strlen ("Release")] = '\0';
  }
  joined = g_strjoinv ("\n", lines);
  g_strstrip (joined);
  while (g_str_has_suffix (joined, "\n>") || strcmp (joined, ">") == 0) {
    joined[strlen (joined) - 1] = '\0';
    g_strchomp (joined);
  }
  return g_steal_pointer (&joined);
}

static gboolean
only_own_words (const char *title)
{
  return strcmp (title, "source") == 0;
}

static void
test_story (gconstpointer data)
{
  const char *path = data;
  g_autofree char *text = NULL, *preface = NULL;
  g_autoptr (GPtrArray) sections = NULL;
  g_autoptr (LeafProgram) program = NULL;
  gboolean asks_problems = FALSE;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  sections = read_sections (text, &preface);
  g_strdelimit (g_strstrip (preface), "\n", ' ');
  g_test_summary (preface);
  program = compile (sections);
  g_assert_nonnull (program);
  for (guint i = 0; i < sections->len; i++) {
    const Section *section = g_ptr_array_index (sections, i);
    g_autofree char *got = only_own_words (section->title) ? NULL : fresh (program, section);
    g_autofree char *want_tidy = tidy (section->body);
    g_autofree char *got_tidy = got != NULL ? tidy (got) : NULL;
    asks_problems |= strcmp (section->title, "problems") == 0 || strcmp (section->title, "sentences") == 0;
    if (got != NULL)
      g_assert_cmpstr (got_tidy, ==, want_tidy);
  }
  if (!asks_problems) { /* a story without a section about problems must have none */
    g_autofree char *problems = fresh_problems (program);
    g_assert_cmpstr (problems, ==, "");
  }
}

/* --- finding them ------------------------------------------------------------------------------------------------- */

static void
add_folder (const char *folder, const char *name)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func (g_free);
  const char *entry;

  while (dir != NULL && (entry = g_dir_read_name (dir)) != NULL)
    g_ptr_array_add (entries, g_strdup (entry));
  g_ptr_array_sort (entries, (GCompareFunc) (void (*) (void)) g_strcmp0);
  for (guint i = 0; i < entries->len; i++) {
    char *path;
    entry = *(char **) &g_ptr_array_index (entries, i);
    path = g_build_filename (folder, entry, NULL);
    if (g_file_test (path, G_FILE_TEST_IS_DIR)) {
      g_autofree char *below = g_strconcat (name, "/", entry, NULL);
      add_folder (path, below);
    } else if (g_str_has_suffix (entry, ".story")) {
      g_autofree char *test = g_strdup_printf ("%s/%.*s", name, (int) (strlen (entry) - strlen (".story")), entry);
      g_test_add_data_func_full (test, g_steal_pointer (&path), test_story, g_free);
    }
    g_free (path);
  }
}

static int
print_fresh (const char *path)
{
  g_autofree char *text = NULL, *preface = NULL;
  g_autoptr (GPtrArray) sections = NULL;
  g_autoptr (LeafProgram) program = NULL;

  if (!g_file_get_contents (path, &text, NULL, NULL)) {
    g_printerr ("%s: cannot be read\n", path);
    return 2;
  }
  sections = read_sections (text, &preface);
  program = compile (sections);
  if (program == NULL) {
    g_printerr ("%s: has no source\n", path);
    return 2;
  }
  g_print ("%s", preface);
  for (guint i = 0; i < sections->len; i++) {
    const Section *section = g_ptr_array_index (sections, i);
    g_autofree char *got = fresh (program, section);
    g_print ("--- %s\n%s%s", section->title, got, g_str_has_suffix (got, "\n") ? "" : "\n");
  }
  return 0;
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  if (argc == 2 && argv[1][0] != '-')
    return print_fresh (argv[1]);
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions (); /* all stories that fail are reported */
  add_folder (g_getenv ("LEAF_STORIES") != NULL ? g_getenv ("LEAF_STORIES") : "tests/stories", "/stories");
  return g_test_run ();
}
