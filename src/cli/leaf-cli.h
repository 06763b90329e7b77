/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-cli.h: what the commands of `leaf` share.  They see leaf.h and leaf-index.h alone. */
#pragma once

#include "leaf-cli-budget.h"
#include "leaf.h"

#include <glib/gprintf.h>
#include <stdio.h>
#include <string.h>

G_BEGIN_DECLS

enum { LEAF_EXIT_FINE = 0, LEAF_EXIT_PROBLEMS = 1, LEAF_EXIT_USAGE = 2 };

typedef enum { LEAF_FORMAT_TEXT = 0, LEAF_FORMAT_TSV, LEAF_FORMAT_JSON } LeafFormat;

/* One command of leaf: `argv[0]` is its name; returns the exit code. */
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
int leaf_command_explore (int argc, char **argv);
int leaf_command_extensions (int argc, char **argv);
int leaf_command_explain (int argc, char **argv);
int leaf_command_manual (int argc, char **argv);

/* --- options and usage: leaf-cli.c -------------------------------------------------------------------------------- */

/* Parses options; prints what is wrong and returns FALSE when they make no sense.  --help prints and exits 0. */
gboolean leaf_cli_parse (const char *command, const char *arguments, const char *summary, const GOptionEntry *entries,
    int *argc,
                         char ***argv);
/* "text", "tsv", "json"; NULL: text.  FALSE, with a word on stderr, for another.  Asked before anything is read or
 * printed. */
gboolean leaf_cli_format (const char *name, LeafFormat *format);
int leaf_cli_usage (const char *command, const char *format, ...) G_GNUC_PRINTF (2, 3);

/* --- stories: leaf-cli-story.c ------------------------------------------------------------------------------------ */

/* Compiles a story: a file, a project folder NAME.inform, or "-" for the standard input.  NULL, with a word on
 * stderr, when it cannot be read.  The program is the caller's. */
LeafProgram *leaf_cli_compile (const char *story);
/* The same with one more rule at its end: leaf_program_compile_with_rule. */
LeafProgram *leaf_cli_compile_with_rule (const char *story, const char *preamble, guint32 *rule);
/* The storage of its extensions and parts; and the same from such a storage, which then knows what was found.
 * `preamble` may be NULL. */
typedef struct _LeafStorage LeafStorage;
LeafStorage *leaf_cli_storage (const char *story);
LeafProgram *leaf_cli_compile_with_storage (const char *story, LeafStorage *storage, const char *preamble,
    guint32 *rule);
/* Prints the problems as `file:line:column: problem: sentence [code]`; returns how many there are. */
guint32 leaf_cli_print_problems (const LeafProgram *program, FILE *out);
/* The notices, likewise. */
void leaf_cli_print_notices (const LeafProgram *program, FILE *out);
/* A play of the program that was given the commands of a file, one a line (NULL: none), within the budget; NULL,
 * with a word on stderr, when the file cannot be read. */
LeafPlay *leaf_cli_replay (LeafProgram *program, guint32 seed, const char *commands, LeafCliBudget *budget);
/* The 1-based line of a place, 0 where it is not in the story. */
guint32 leaf_cli_story_line (const LeafProgram *program, LeafPlace place);
/* The words at a place, white space squeezed; NULL for none; free with g_free. */
char *leaf_cli_words_at (const LeafProgram *program, LeafPlace place);

/* --- tables: leaf-cli-table.c ------------------------------------------------------------------------------------- */

typedef struct _LeafCliTable LeafCliTable;

/* Columns by name, ended by NULL.  Rows are given as strings, NULL for an empty field, and printed when the table is
 * freed. */
LeafCliTable *leaf_cli_table_new (LeafFormat format, const char *first_column, ...) G_GNUC_NULL_TERMINATED;
void leaf_cli_table_add (LeafCliTable *table, const char *const *fields);
void leaf_cli_table_print (LeafCliTable *table); /* prints and frees */

G_END_DECLS
