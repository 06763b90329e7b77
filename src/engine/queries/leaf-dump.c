/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-dump.c: the result of a stage as text, for its tests and for `leaf dump`. */
#include "leaf-program-private.h"
#include "meaning/definitions/leaf-inform6.h"

#include <string.h>

static char *
words_to_string (const LeafProgram *program, gboolean with_library)
{
  const LeafBuild *build = &program->build;
  GString *out = g_string_new (NULL);

  LEAF_EACH (&build->words->words, i) {
    const LeafWord *word = leaf_word (build, i);
    if (with_library || !LEAF_ROW (&build->words->sources, LeafSource, MAX (word->source, 1))->is_library) {
      g_autofree char *text = leaf_wording_dup (build, leaf_wording (i, i + 1));
      g_string_append_printf (out, "%u\t%u\t%s\n", i, word->line, word->sort == LEAF_WORD_PARAGRAPH ? "|" : text);
    }
  }
  return g_string_free (out, FALSE);
}

/* Every message with its place, including the library's, which are internal errors. */
static char *
problems_to_string (const LeafProgram *program, gboolean with_library)
{
  const LeafBuild *build = &program->build;
  GString *out = g_string_new (NULL);

  for (guint32 i = with_library ? 1 : 1 + leaf_program_n_library_messages (program); i < build->messages.n; i++) {
    const LeafMessage *message = LEAF_ROW (&build->messages, LeafMessage, i);
    guint32 line = 0, column = 0;
    if (message->span.source != 0)
      leaf_words_line (build->words, message->span.source, message->span.start, &line, &column);
    g_string_append_printf (
        out, "%s:%u:%u: %s [%s]\n",
        message->span.source != 0 ? LEAF_ROW (&build->words->sources, LeafSource, message->span.source)->name : "-",
        line, column, message->sentence, leaf_problem_name (message->code));
  }
  return g_string_free (out, FALSE);
}

char *
leaf_program_dump (const LeafProgram *program, const char *stage, gboolean with_library)
{
  g_return_val_if_fail (program != NULL, NULL);
  static const struct {
    const char *name;
    char *(*to_string) (const LeafBuild *build, gboolean with_library);
  } stages[] = {
    { "sentences", leaf_sentences_to_string }, { "world", leaf_world_to_string },
    { "phrases", leaf_phrases_to_string },     { "rules", leaf_rules_to_string },
    { "rulebooks", leaf_rules_exchange },      { "grammar", leaf_grammar_to_string },
    { "code", leaf_code_to_string },           { "inform6", leaf_inform6_to_string },
  };

  g_return_val_if_fail (stage != NULL, NULL);
  if (strcmp (stage, "words") == 0)
    return words_to_string (program, with_library);
  if (strcmp (stage, "occurrences") == 0)
    return leaf_program_occurrences_to_string (program, with_library);
  if (strcmp (stage, "problems") == 0)
    return problems_to_string (program, with_library);
  for (guint i = 0; i < G_N_ELEMENTS (stages); i++)
    if (strcmp (stage, stages[i].name) == 0)
      return stages[i].to_string (&program->build, with_library);
  return NULL;
}
