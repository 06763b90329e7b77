/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-cli.h: declarations that the subcommands of `leaf` share. They use only the public headers of the engine. */
#pragma once

#include "leaf-cli-budget.h"
#include "leaf.h"

#include <glib/gprintf.h>
#include <stdio.h>
#include <string.h>

G_BEGIN_DECLS

/* Exit codes. PROBLEMS: the story has problems, a test fails, versions differ, or a limit is reached. USAGE: the
 * command line is wrong, or a file cannot be read or written. */
enum { LEAF_EXIT_FINE = 0, LEAF_EXIT_PROBLEMS = 1, LEAF_EXIT_USAGE = 2 };

typedef enum { LEAF_FORMAT_TEXT = 0, LEAF_FORMAT_TSV, LEAF_FORMAT_JSON } LeafFormat;

/* The value of a number if its option was not given. */
#define LEAF_CLI_UNSET G_MININT

/* Runs a subcommand. `argv[0]` is its name. Returns the exit code. */
typedef int (*LeafCommandRun) (int argc, char **argv);

typedef struct {
  const char *name;
  const char *arguments; /* "[OPTION…] STORY" */
  const char *summary;   /* one line */
  LeafCommandRun run;
} LeafCommand;

int leaf_command_bind (int argc, char **argv);
int leaf_command_trust (int argc, char **argv);
int leaf_command_unbind (int argc, char **argv);
int leaf_command_check (int argc, char **argv);
int leaf_command_rules (int argc, char **argv);
int leaf_command_why (int argc, char **argv);
int leaf_command_why_not (int argc, char **argv);
int leaf_command_trace (int argc, char **argv);
int leaf_command_profile (int argc, char **argv);
int leaf_command_dap (int argc, char **argv);
int leaf_command_play (int argc, char **argv);
int leaf_command_debug (int argc, char **argv);
int leaf_command_diff (int argc, char **argv);
int leaf_command_dump (int argc, char **argv);
int leaf_command_lsp (int argc, char **argv);
int leaf_command_release (int argc, char **argv);
int leaf_command_test (int argc, char **argv);
int leaf_command_index (int argc, char **argv);
int leaf_command_map (int argc, char **argv);
int leaf_command_statistics (int argc, char **argv);
int leaf_command_explore (int argc, char **argv);
int leaf_command_extensions (int argc, char **argv);
int leaf_command_explain (int argc, char **argv);
int leaf_command_manual (int argc, char **argv);

/* --- options and usage: leaf-cli.c -------------------------------------------------------------------------------- */

/* Parses options, and leaves the arguments in *argc and *argv. Returns FALSE, with a message on standard error, if they
 * are wrong. --help prints the help and exits with 0. */
gboolean leaf_cli_parse (const char *command, const char *arguments, const char *summary, const GOptionEntry *entries,
                         int *argc, char ***argv);
/* Reads "text", "tsv" or "json"; NULL means text. Returns FALSE, with a message on standard error, for another name.
 * Call it before anything is read or printed. */
gboolean leaf_cli_format (const char *name, LeafFormat *format);
/* Checks the number that an option gave, or the seed that --seed gave. Returns FALSE, with a message on standard error,
 * if it is out of range. */
gboolean leaf_cli_is_in_range (const char *command, const char *option, gint64 number, gint64 least, gint64 most);
gboolean leaf_cli_is_seed (const char *command, gint64 seed);
/* Like leaf_cli_is_seed, for --turn, which may be LEAF_CLI_UNSET. */
gboolean leaf_cli_is_turn (const char *command, gint64 turn);
/* Prints a message about the command line to standard error. Returns LEAF_EXIT_USAGE. */
int leaf_cli_usage (const char *command, const char *format, ...) G_GNUC_PRINTF (2, 3);

/* --- stories: leaf-cli-story.c ------------------------------------------------------------------------------------ */

/* Compiles a story: a file, a bundle, a project folder NAME.inform, an extension's folder NAME.i7xd, or "-" for
 * standard input. Returns a new program; NULL, with a message on standard error, if the story cannot be read. */
LeafProgram *leaf_cli_compile (const char *story);
/* Like leaf_cli_compile, as the players of a release get the story (LeafCompileOptions.release). */
LeafProgram *leaf_cli_compile_release (const char *story, const char *serial);
/* Like leaf_cli_compile, with one more rule at the end of the story; see leaf_program_compile_with_rule. */
LeafProgram *leaf_cli_compile_with_rule (const char *story, const char *preamble, guint32 *rule);
typedef struct _LeafStorage LeafStorage;
/* The storage for the extensions and parts of a story. Free with leaf_storage_unref. */
LeafStorage *leaf_cli_storage (const char *story);
/* Like leaf_cli_compile_with_rule, with such a storage, which then knows the files that were used. `preamble` may be
 * NULL: no rule is added. */
LeafProgram *leaf_cli_compile_with_storage (const char *story, LeafStorage *storage, const char *preamble,
                                            guint32 *rule);
/* Prints problems as `file:line:column: problem: sentence [code]` to stdout or stderr, not more than a maximum. Returns
 * the number of all problems. */
guint32 leaf_cli_print_problems (const LeafProgram *program, FILE *out);
/* Prints all notices in the same form. */
void leaf_cli_print_notices (const LeafProgram *program, FILE *out);
/* Plays the program with the commands in a file, one in each line (NULL: none), within the budget. Returns the play,
 * for leaf_play_free; NULL, with a message on standard error, if the file cannot be read. */
LeafPlay *leaf_cli_replay (LeafProgram *program, guint32 seed, const char *commands, LeafCliBudget *budget);
/* Returns the line of a place, from 1; 0 if the place is in the library or in no source. */
guint32 leaf_cli_story_line (const LeafProgram *program, LeafPlace place);
/* Returns the words at a place with single spaces between them; NULL: there are none. Free with g_free. */
char *leaf_cli_words_at (const LeafProgram *program, LeafPlace place);

/* --- tables: leaf-cli-table.c ------------------------------------------------------------------------------------- */

typedef struct _LeafCliTable LeafCliTable;

/* Makes a table with the named columns; the list ends with NULL. The names are borrowed. */
LeafCliTable *leaf_cli_table_new (LeafFormat format, const char *first_column, ...) G_GNUC_NULL_TERMINATED;
/* Adds a row with a field for each column; NULL: an empty field. The fields are copied. */
void leaf_cli_table_add (LeafCliTable *table, const char *const *fields);
void leaf_cli_table_print (LeafCliTable *table); /* prints and frees the table */

G_END_DECLS
