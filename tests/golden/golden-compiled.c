/* SPDX-License-Identifier: GPL-3.0-or-later */
/* golden-compiled.c: the results of the compiler for a story: its problems and each stage. */
#include "golden-sections.h"

#include "leaf-lint.h"

#include <string.h>

/* The arguments in the sentence of a problem; the whole sentence if it does not match its pattern. */
static void
add_fillings (Golden *self, const char *code, const char *sentence)
{
  static const char *const templates[][2] = {
#define LEAF_PROBLEM(name, sentence) { #name, sentence },
#define LEAF_NOTICE(name, sentence)  { #name, sentence },
#define N_(text)                     text
#include "base/leaf-problems.def"
#undef N_
#undef LEAF_NOTICE
#undef LEAF_PROBLEM
  };
  const char *at = sentence;

  for (guint i = 0; i < G_N_ELEMENTS (templates); i++) {
    g_auto (GStrv) pieces = NULL;
    if (strcmp (templates[i][0], code) != 0)
      continue;
    pieces = g_regex_split_simple ("%[0-9]", templates[i][1], 0, 0);
    for (guint k = 0; pieces[k] != NULL; k++) {
      const char *found = pieces[k + 1] == NULL && k > 0 && g_str_has_suffix (at, pieces[k])
                              ? at + strlen (at) - strlen (pieces[k])
                              : strstr (at, pieces[k]);
      if (found == NULL)
        break;
      if (k > 0)
        add (self, "  %.*s\n", (int) (found - at), at);
      at = found + strlen (pieces[k]);
    }
  }
  if (*at != '\0')
    add (self, "  %s\n", at);
}

void
add_problem (Golden *self, LeafProblem problem)
{
  add (self, "%s", problem.code);
  add_words (self, problem.place);
  end_line (self);
  add_fillings (self, problem.code, problem.sentence);
}

void
say_problems (Golden *self)
{
  g_autofree LeafLintNote *notes = NULL;
  guint32 n;

  for (guint32 i = 0; i < leaf_program_n_problems (self->program); i++)
    add_problem (self, leaf_program_problem (self->program, i));
  for (guint32 i = 0; i < leaf_program_n_notices (self->program); i++)
    add_problem (self, leaf_program_notice (self->program, i));
  notes = leaf_program_lint (self->program, LEAF_LINTS_ALL, &n);
  for (guint32 i = 0; i < n; i++)
    add_problem (self, (LeafProblem) { leaf_lint_code (notes[i].lint), notes[i].place, notes[i].sentence });
  leaf_lint_notes_free (g_steal_pointer (&notes), n);
}

static void
say_dump (Golden *self, const char *stage)
{
  g_autofree char *text = leaf_program_dump (self->program, stage, FALSE);
  g_string_append (self->out, text);
}

void
say_world (Golden *self)
{
  say_dump (self, "world");
}

void
say_sentences (Golden *self)
{
  say_dump (self, "sentences");
}

void
say_grammar (Golden *self)
{
  say_dump (self, "grammar");
}

/* Returns TRUE for the number of a row, which changes with the library: numbers before a name, but not before the kind
 * of a plain value; and large numbers, except the targets of jumps. */
static gboolean
is_row (char *const *parts, guint k)
{
  static const char *const plain[] = { "number", "truth", "time", "real", NULL };

  if (k < 2 || !g_ascii_isdigit (parts[k][0]) || g_str_has_prefix (parts[1], "JUMP")
      || g_str_has_prefix (parts[2], "JUMP"))
    return FALSE;
  return g_ascii_strtoll (parts[k], NULL, 10) > 60
         || (k >= 3 && parts[k + 1] != NULL && !g_strv_contains (plain, parts[k + 1]));
}

/* The words of a line; a blank line has a single, empty word. */
static GStrv
split_words (char *line)
{
  GStrv parts = g_strsplit_set (g_strstrip (line), " \t", -1);
  guint n = 1;

  for (guint k = 1; parts[0] != NULL && parts[k] != NULL; k++)
    if (parts[k][0] != '\0')
      parts[n++] = parts[k];
    else
      g_free (parts[k]);
  if (parts[0] != NULL)
    parts[n] = NULL;
  return parts;
}

void
say_code (Golden *self)
{
  g_autofree char *text = leaf_program_dump (self->program, "code", FALSE);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++) {
    g_auto (GStrv) parts = NULL;
    char *code = lines[i];
    if (g_str_has_prefix (code, "chunk ")) {
      const char *comma = strchr (code, ',');
      add (self, "chunk%s\n", comma != NULL ? comma : "");
      continue;
    }
    if (strstr (code, "; ") != NULL && g_str_has_prefix (g_strchug (g_strdelimit (code, "\t", ' ')), "; ")) {
      add (self, "  %s\n", code);
      continue;
    }
    parts = split_words (code);
    for (guint k = 0; parts[k] != NULL; k++)
      add (self, "%s%s", k == 0 ? "    " : " ", is_row (parts, k) ? "#" : parts[k]);
    end_line (self);
  }
}

void
say_outline (Golden *self)
{
  guint32 n;
  g_autofree LeafOutlineEntry *entries = leaf_program_outline (self->program, TRUE, &n);

  for (guint32 i = 0; i < n; i++) {
    add (self, "%*s%s", (int) entries[i].level * 2, "", entries[i].text);
    add_place (self, entries[i].place);
    end_line (self);
  }
}

void
say_styles (Golden *self)
{
  static const char *const names[] = { "none", "heading", "comment", "text", "substitution", "preamble", "rulebook",
                                       "rule", "phrase",  "keyword", "name", "number",       "table",    "unknown" };
  guint32 n, last = 0;
  g_autofree LeafStyledRun *runs = leaf_program_styles (self->program, self->source, &n);

  for (guint32 i = 0; i < n; i++) {
    guint32 line, column;
    g_autofree char *words = g_strndup (self->text + runs[i].start, runs[i].end - runs[i].start);
    leaf_program_line (self->program, self->source, runs[i].start, &line, &column);
    if (line != last)
      add (self, "%s%u", last != 0 ? "\n" : "", line);
    last = line;
    add (self, " %s{%s}", names[runs[i].style], g_strdelimit (words, "\n\t", ' '));
  }
  end_line (self);
}

void
say_occurrences (Golden *self)
{
  static const char *const roles[] = { "-", "defines", "uses", "sets", "calls" };
  guint32 n;
  g_autofree LeafOccurrenceInfo *rows = leaf_program_occurrences (self->program, self->source, &n);

  for (guint32 i = 0; i < n; i++) {
    g_autofree char *description = leaf_program_occurrence_description (self->program, &rows[i]);
    guint32 n_uses, n_own = 0;
    g_autofree LeafOccurrenceInfo *uses = leaf_program_uses (self->program, &rows[i], &n_uses);
    for (guint32 k = 0; k < n_uses; k++)
      n_own += uses[k].place.source == self->source;
    add_words (self, rows[i].place);
    add (self, " %s %s", roles[rows[i].role], leaf_named_words (rows[i].sort));
    if (rows[i].kind != NULL)
      add (self, " (%s)", rows[i].kind);
    add (self, ", %u here; defined", n_own);
    add_place (self, leaf_program_occurrence_definition (self->program, &rows[i]));
    add (self, "; %s\n", description != NULL ? description : "-");
  }
}
