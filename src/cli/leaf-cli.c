/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-cli.c: the program `leaf`: a table of its subcommands, and their options. */
#include "leaf-cli.h"

#include "leaf-cli-output.h"

#include <errno.h>
#include <locale.h>
#include <stdlib.h>

static const LeafCommand commands[] = {
  { "check", "[OPTION…] STORY", "Print the problems of a story", leaf_command_check },
  { "explain", "[CODE]", "Explain a problem, with an example", leaf_command_explain },
  { "manual", "[WORD…]", "Print the section of the manual that explains a word", leaf_command_manual },
  { "index", "[OPTION…] STORY", "List the contents of a story, page by page", leaf_command_index },
  { "map", "[OPTION…] STORY", "List the rooms and their connections, or draw a map", leaf_command_map },
  { "statistics", "[OPTION…] STORY", "Count the words, rooms and rules of a story", leaf_command_statistics },
  { "diff", "[OPTION…] BEFORE NOW", "Compare two versions of a story by sentences and rulebooks", leaf_command_diff },
  { "rules", "[OPTION…] STORY", "List the rulebooks in their final order", leaf_command_rules },
  { "why", "[OPTION…] STORY RULE [RULE]", "Explain the place of a rule in its rulebooks", leaf_command_why },
  { "why-not", "[OPTION…] STORY RULE", "Explain why a rule ran or did not run in each turn", leaf_command_why_not },
  { "play", "[OPTION…] STORY", "Play a story, or trace the rules that it applies", leaf_command_play },
  { "debug", "[OPTION…] STORY", "Play a story step by step", leaf_command_debug },
  { "trace", "[OPTION…] STORY", "Show each turn of a play as a tree", leaf_command_trace },
  { "profile", "[OPTION…] STORY", "Measure the cost of each rule in plays, and list rules that never ran",
    leaf_command_profile },
  { "explore", "[OPTION…] STORY", "Find what can be reached in a story, and by which commands", leaf_command_explore },
  { "test", "[OPTION…] PROJECT", "Replay the blessed threads of a project's skein", leaf_command_test },
  { "release", "[OPTION…] STORY", "Publish a story as a web page", leaf_command_release },
  { "bind", "[OPTION…] STORY", "Pack a story and everything it includes into one file, a bundle", leaf_command_bind },
  { "unbind", "FILE PROJECT", "Turn a bundle into a project", leaf_command_unbind },
  { "extensions", "ACTION [WORD…]", "List, install, remove, pin and try extensions", leaf_command_extensions },
  { "trust", "[OPTION…] STORY", "Allow links that lead out of a story's folder", leaf_command_trust },
  { "lsp", "[OPTION…]", "Serve an editor by the Language Server Protocol", leaf_command_lsp },
  { "dap", "", "Serve an editor's debugger", leaf_command_dap },
  { "dump", "[OPTION…] STAGE STORY", "Print the result of one stage of the compiler", leaf_command_dump },
};

static void
print_help (FILE *out)
{
  g_fprintf (out, "Usage: leaf COMMAND [OPTION…] STORY\n\nCommands:\n");
  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    g_fprintf (out, "  %-10s %s\n", commands[i].name, commands[i].summary);
  g_fprintf (
      out,
      "\nA story is a file, a project folder (NAME.inform), an extension's folder (TITLE.i7xd), a bundle (one file,\nmade by `leaf bind`), or - for the standard input.\n"
      "`leaf COMMAND --help` explains a command.\n"
      "Exit status: 0 for success, 1 if the story has problems, a test fails, versions differ or a limit is reached,\n2 if the command line is wrong, or a file cannot be read or written.\n");
}

/* GLib leaves the "--" that ends the options where an argument begins with "-". */
static void
take_end_of_options (int *argc, char ***argv)
{
  for (int i = 1; i < *argc; i++)
    if (strcmp ((*argv)[i], "--") == 0) {
      memmove (*argv + i, *argv + i + 1, (gsize) (*argc - i) * sizeof (char *)); /* with the NULL at the end */
      --*argc;
      return;
    }
}

gboolean
leaf_cli_parse (const char *command, const char *arguments, const char *summary, const GOptionEntry *entries, int *argc,
                char ***argv)
{
  g_autoptr (GOptionContext) context = g_option_context_new (arguments);
  g_autoptr (GError) error = NULL;
  g_autofree char *name = g_strconcat ("leaf ", command, NULL);

  g_set_prgname (name);
  g_option_context_set_summary (context, summary);
  g_option_context_add_main_entries (context, entries, NULL);
  if (g_option_context_parse (context, argc, argv, &error)) {
    take_end_of_options (argc, argv);
    return TRUE;
  }
  g_printerr ("leaf %s: %s\nTry `leaf %s --help`.\n", command, error->message, command);
  return FALSE;
}

gboolean
leaf_cli_format (const char *name, LeafFormat *format)
{
  static const char *const names[] = { "text", "tsv", "json" };

  *format = LEAF_FORMAT_TEXT;
  if (name == NULL)
    return TRUE;
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    if (strcmp (name, names[i]) == 0) {
      *format = (LeafFormat) i;
      return TRUE;
    }
  g_printerr ("leaf: unknown format '%s'. The formats are text, tsv and json.\n", name);
  return FALSE;
}

gboolean
leaf_cli_is_in_range (const char *command, const char *option, gint64 number, gint64 least, gint64 most)
{
  if (number >= least && number <= most)
    return TRUE;
  leaf_cli_usage (command, "%s expects a number from %" G_GINT64_FORMAT " to %" G_GINT64_FORMAT, option, least, most);
  return FALSE;
}

gboolean
leaf_cli_is_seed (const char *command, gint64 seed)
{
  return leaf_cli_is_in_range (command, "--seed", seed, 0, G_MAXUINT32);
}

gboolean
leaf_cli_is_turn (const char *command, gint64 turn)
{
  return turn == LEAF_CLI_UNSET || leaf_cli_is_in_range (command, "--turn", turn, 0, G_MAXUINT32);
}

int
leaf_cli_usage (const char *command, const char *format, ...)
{
  g_autofree char *message = NULL;
  va_list args;

  va_start (args, format);
  message = g_strdup_vprintf (format, args);
  va_end (args);
  g_printerr ("leaf %s: %s\nTry `leaf %s --help`.\n", command, message, command);
  return LEAF_EXIT_USAGE;
}

static int
run_command (int argc, char **argv)
{
  if (argc < 2) {
    print_help (stderr);
    return LEAF_EXIT_USAGE;
  }
  if (strcmp (argv[1], "help") == 0 && argc > 2) {
    argv[1] = argv[2];
    argv[2] = (char *) "--help";
    argc = 3;
  }
  if (strcmp (argv[1], "--help") == 0 || strcmp (argv[1], "-h") == 0 || strcmp (argv[1], "help") == 0) {
    print_help (stdout);
    return LEAF_EXIT_FINE;
  }
  if (strcmp (argv[1], "--version") == 0) {
    g_print ("leaf %s\n", leaf_version ());
    return LEAF_EXIT_FINE;
  }
  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    if (strcmp (argv[1], commands[i].name) == 0)
      return commands[i].run (argc - 1, argv + 1);
  g_printerr ("leaf: unknown command '%s'.\n\n", argv[1]);
  print_help (stderr);
  return LEAF_EXIT_USAGE;
}

/* A full disk must not look like success. A reader that has closed a pipe does not want the rest. */
static int
finish (int code)
{
  int number = fflush (stdout) != 0 ? errno : 0;

  if ((number == 0 && !ferror (stdout)) || number == EPIPE)
    return code;
  g_printerr ("leaf: the output could not be written%s%s\n", number != 0 ? ": " : "",
              number != 0 ? g_strerror (number) : "");
  return LEAF_EXIT_USAGE;
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "");
  leaf_cli_output_install ();
  return finish (run_command (argc, argv));
}
