/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-inform6-check.c: reports mistakes in the Inform 6 of a phrase: braces that name no parameter, and unknown
 * commands.
 *
 *   To greet (X - a person): (- Greet({X}, {-new:text}); -)
 *
 * Unused phrases of an extension may be wrong, so each is reported once, where the phrase is first used. */
#include "leaf-inform6-check.h"

#include "words/leaf-inform6-shape.h"
#include "leaf-phrase-table.h"

#include <string.h>

static const struct {
  const char *name, *operands;
} commands[] = {
#define LEAF_INFORM6_COMMAND(name, operands) { name, operands },
#include "leaf-inform6-commands.def"
#undef LEAF_INFORM6_COMMAND
};

typedef struct {
  LeafBuild *build;
  const LeafPhraseRow *row;
  LeafSpan used; /* where it is reported */
  const char *hole;
} Hole;

static void
tell (const Hole *hole, LeafProblemCode code, const char *what, const LeafMessageFragment *more)
{
  leaf_build_problem (hole->build, code, hole->used, hole->hole, what, more);
}

static gboolean
is_parameter (const Hole *hole, const char *name)
{
  for (guint32 i = 0; i < hole->row->n_parts; i++)
    if (hole->row->parts[i].n_words == 0 && hole->row->parts[i].name != NULL
        && g_ascii_strcasecmp (hole->row->parts[i].name, name) == 0)
      return TRUE;
  return FALSE;
}

/* "phrase options" are all options that were given, as one number. */
static gboolean
is_option (const Hole *hole, const char *name)
{
  if (g_ascii_strcasecmp (name, "phrase options") == 0)
    return TRUE;
  for (guint32 i = 0; i < hole->row->n_options; i++) {
    g_autofree char *option = leaf_wording_dup (hole->build, hole->row->options[i]);

    if (g_ascii_strcasecmp (option, name) == 0)
      return TRUE;
  }
  return FALSE;
}

static void
check_parameter (const Hole *hole)
{
  LeafSuggestion nearest;
  g_autofree char *near = NULL, *phrase = NULL;
  g_autoptr (LeafMessageFragment) perhaps = NULL;

  if (hole->hole[0] == '\0' || is_parameter (hole, hole->hole) || is_option (hole, hole->hole))
    return;
  leaf_suggestion_init (&nearest, hole->hole);
  for (guint32 i = 0; i < hole->row->n_parts; i++)
    if (hole->row->parts[i].n_words == 0 && hole->row->parts[i].name != NULL)
      leaf_suggestion_try (&nearest, hole->row->parts[i].name);
  near = leaf_suggestion_end (&nearest);
  perhaps = leaf_perhaps (near);
  phrase = leaf_wording_dup (hole->build, hole->row->wording);
  tell (hole, LEAF_PROBLEM_INFORM_6_PARAMETER, phrase, perhaps);
}

/* The name of a kind, or a kind variable of the phrase. */
static gboolean
is_kind (const Hole *hole, const char *name)
{
  const LeafPhraseRow *row = hole->row;

  if (g_ascii_isupper (name[0]) && name[1] == '\0') {
    for (guint32 i = row->wording.first; i < row->wording.end; i++) {
      g_autofree char *word = leaf_wording_dup (hole->build, leaf_wording (i, i + 1));

      if (word[0] == name[0] && (word[1] == '\0' || strcmp (word + 1, "s") == 0))
        return TRUE;
    }
    return FALSE;
  }
  return LEAF_IS (leaf_kind_read (hole->build, leaf_words_read_apart (hole->build, "a kind", name), row->heading));
}

static gboolean
operand_fits (const Hole *hole, char sort, const char *operand)
{
  switch (sort) {
  case 'h': return is_parameter (hole, operand) || g_ascii_isdigit (operand[0]);
  case 'k': return is_kind (hole, operand);
  case 'a': return strcmp (operand, "articled") == 0 || strcmp (operand, "unarticled") == 0;
  default: return TRUE;
  }
}

static const char *
name_of_operand (char sort)
{
  return sort == 'h' ? N_ ("the name of a parameter") : sort == 'k' ? N_ ("a kind") : N_ ("'articled' or 'unarticled'");
}

static const char *
operands_of (const char *name)
{
  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    if (strcmp (commands[i].name, name) == 0)
      return commands[i].operands;
  return NULL;
}

static LeafMessageFragment *
nearest_command (const char *name)
{
  LeafSuggestion nearest;
  g_autofree char *near = NULL;

  leaf_suggestion_init (&nearest, name);
  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    if (commands[i].operands[0] != '!')
      leaf_suggestion_try (&nearest, commands[i].name);
  near = leaf_suggestion_end (&nearest);
  return leaf_perhaps (near);
}

static void
check_command (const Hole *hole)
{
  g_auto (GStrv) parts = g_strsplit (hole->hole + 1, ":", -1);
  const char *operands = operands_of (parts[0]);

  if (operands == NULL || operands[0] == '!') {
    g_autoptr (LeafMessageFragment) perhaps = nearest_command (parts[0]);

    tell (hole, LEAF_PROBLEM_INFORM_6_COMMAND, parts[0], perhaps);
    return;
  }
  for (guint i = 1; parts[i] != NULL && operands[i - 1] != '\0'; i++)
    if (!operand_fits (hole, operands[i - 1], parts[i])) {
      tell (hole, LEAF_PROBLEM_INFORM_6_OPERAND, parts[i], LEAF_REMARK (name_of_operand (operands[i - 1])));
      return;
    }
}

static void
check_hole (LeafBuild *build, const LeafPhraseRow *row, LeafSpan span, LeafSpan used)
{
  const char *text = LEAF_ROW (&build->words->sources, LeafSource, span.source)->text;
  g_autofree char *words = g_strndup (text + span.start, span.end - span.start);
  Hole hole = { build, row, used, g_strstrip (words) };

  if (words[0] == '-')
    check_command (&hole);
  else
    check_parameter (&hole);
}

static void
check_body (LeafBuild *build, const LeafPhraseRow *row, LeafSpan body, LeafSpan used)
{
  const char *text = LEAF_ROW (&build->words->sources, LeafSource, body.source)->text + body.start;
  LeafInform6Place inside = leaf_inform_6_inside (text, body.end - body.start), place = { 0, 0 };

  if (!leaf_inform_6_check (build, body, LEAF_INFORM_6_STATEMENTS, used))
    return;
  for (; leaf_inform_6_next_hole (text + inside.at, inside.length, &place); place.at += place.length) {
    guint32 start = body.start + (guint32) (inside.at + place.at);

    check_hole (build, row, (LeafSpan) { body.source, start, start + (guint32) place.length }, used);
    text = LEAF_ROW (&build->words->sources, LeafSource, body.source)->text + body.start;
  }
}

void
leaf_inform6_check (LeafBuild *build, LeafPhraseId phrase, LeafWording use)
{
  LeafPhraseRow row = *LEAF_PHRASE (build, phrase);
  const LeafStatement *body;

  if (row.is_library || row.native != LEAF_NATIVE_NONE || row.is_foreign_checked || !LEAF_IS (row.sentence))
    return;
  LEAF_PHRASE (build, phrase)->is_foreign_checked = TRUE;
  body = leaf_phrase_inform6_statement (build, LEAF_ROW (&build->sentences->sentences, LeafSentence, row.sentence.ix));
  if (body != NULL)
    check_body (build, &row, leaf_wording_span (build, body->wording), leaf_wording_span (build, use));
}
