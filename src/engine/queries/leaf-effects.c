/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-effects.c: the figures and sounds of a story: their files, their alternative texts, and the sentence that
 * declares one. */
#include "leaf-compile.h"
#include "leaf-program-private.h"
#include "leaf-effect-files.h"

#include <string.h>

LeafEffect *
leaf_program_effects (const LeafProgram *program, guint32 *n)
{
  g_return_val_if_fail (program != NULL, NULL);
  GArray *effects = leaf_build_effects (&program->build);

  *n = effects->len;
  return (LeafEffect *) (void *) g_array_free (effects, FALSE);
}

/* --- adding a declaration ----------------------------------------------------------------------------------------- */

/* A name that contains one of these would not be read as a name. */
static gboolean
can_be_in_name (const char *word)
{
  static const char *const others[]
      = { "and",    "or",  "is", "are", "was",  "were", "has",  "have", "of",   "in",   "on",
          "called", "the", "a",  "an",  "with", "to",   "from", "not",  "file", "which" };

  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    if (g_ascii_strcasecmp (word, others[i]) == 0)
      return FALSE;
  return TRUE;
}

static void
add_word (GString *out, GString *word)
{
  if (word->len > 0 && can_be_in_name (word->str)) {
    g_autofree char *first = g_utf8_substring (word->str, 0, 1);
    g_autofree char *capital = g_utf8_strup (first, -1);

    g_string_append_printf (out, "%s%s%s", out->len > 0 ? " " : "", capital, word->str + strlen (first));
  }
  g_string_truncate (word, 0);
}

/* "tall-tower.png": "Tall Tower". */
static char *
dup_words (const char *file)
{
  const char *dot = strrchr (file, '.'), *end = dot != NULL ? dot : file + strlen (file);
  GString *out = g_string_new (NULL);
  g_autoptr (GString) word = g_string_new (NULL);

  for (const char *at = file; at < end; at = g_utf8_next_char (at)) {
    gunichar c = g_utf8_get_char (at);

    if (g_unichar_isalnum (c))
      g_string_append_unichar (word, c);
    else
      add_word (out, word);
  }
  add_word (out, word);
  if (out->len == 0)
    g_string_append (out, "Untitled");
  return g_string_free (out, FALSE);
}

static gboolean
is_taken (const LeafProgram *program, const char *name)
{
  const LeafTable *instances = &program->build.world->instances;

  LEAF_EACH (instances, i)
    if (g_ascii_strcasecmp (LEAF_ROW (instances, LeafInstance, i)->name, name) == 0)
      return TRUE;
  return FALSE;
}

static char *
dup_name (const LeafProgram *program, gboolean is_sound, const char *file)
{
  g_autofree char *words = dup_words (file);
  char *name = g_strdup_printf ("%s of %s", is_sound ? "Sound" : "Figure", words);

  for (guint number = 2; is_taken (program, name); number++) {
    g_free (name);
    name = g_strdup_printf ("%s of %s %u", is_sound ? "Sound" : "Figure", words, number);
  }
  return name;
}

/* The line of the last one that the story itself declares; source 0 if there is none. */
static LeafPlace
find_last (const LeafProgram *program)
{
  g_autoptr (GArray) effects = leaf_build_effects (&program->build);
  LeafPlace last = { 0 };

  for (guint i = 0; i < effects->len; i++) {
    const LeafEffect *effect = &g_array_index (effects, LeafEffect, i);

    if (effect->place.source == program->story_source && effect->place.end > last.end)
      last = effect->place;
    g_free (effect->name);
    g_free (effect->file);
    g_free (effect->words);
  }
  return last;
}

void
leaf_program_declare_effect (const LeafProgram *program, gboolean is_sound, const char *file, LeafEdit *edit)
{
  g_autofree char *name = NULL;
  char *sentence;
  LeafPlace last;

  g_return_if_fail (program != NULL && file != NULL && edit != NULL);
  name = dup_name (program, is_sound, file);
  sentence = g_strdup_printf ("%s is the file \"%s\".", name, file);
  last = find_last (program);
  if (last.source == 0) {
    leaf_rules_write_paragraph (&program->build, program->story_source, sentence, edit);
    return;
  }
  last.end += (guint32) strcspn (leaf_program_source_text (program, last.source) + last.end, "\n");
  *edit = (LeafEdit) { .place = { last.source, last.end, last.end },
                       .text = g_strconcat ("\n", sentence, NULL),
                       .lead = 1,
                       .length = (guint32) strlen (sentence),
                       .sentence = sentence };
}
