/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-effects.c: the figures and sounds of a story: their files, and what is told of them to those who cannot see
 * or hear them. */
#include "leaf-compile.h"

/* The library's cover is the first; a story's own begin at 3. */
#define COVER      1
#define BEFORE_OWN 2

/* The texts of "Figure of the Tower is the file "tower.png" ("A lighthouse.").": after "file" or "called" the file's
 * name, in the bracket what is told. */
static void
read_texts (const LeafBuild *build, LeafWording w, LeafEffect *effect)
{
  for (guint32 at = w.first + 1; at < w.end; at++) {
    gboolean is_told = leaf_word_is (build, at - 1, "(");
    char **text = is_told ? &effect->words : &effect->file;

    if (leaf_word (build, at)->sort == LEAF_WORD_TEXT && *text == NULL)
      *text = leaf_words_text_dup (build, at);
  }
}

static LeafEffect
read_effect (const LeafBuild *build, const LeafInstance *row, guint32 number)
{
  LeafEffect effect = { .is_sound = row->kind.ix == LEAF_KIND_SOUND, .number = number, .name = g_strdup (row->name) };

  if (LEAF_IS (row->sentence)) {
    LeafWording w = LEAF_ROW (&build->sentences->sentences, LeafSentence, row->sentence.ix)->wording;
    LeafSpan span = leaf_wording_span (build, w);

    effect.place = (LeafPlace) { span.source, span.start, span.end };
    read_texts (build, w, &effect);
  }
  return effect;
}

LeafEffect *
leaf_program_effects (const LeafProgram *program, guint32 *n)
{
  const LeafBuild *build = &program->build;
  const LeafTable *instances = &build->world->instances;
  GArray *effects = g_array_new (FALSE, FALSE, sizeof (LeafEffect));

  LEAF_EACH (instances, i) {
    const LeafInstance *row = LEAF_ROW (instances, LeafInstance, i);
    LeafEffect effect;

    if (row->kind.ix != LEAF_KIND_FIGURE && row->kind.ix != LEAF_KIND_SOUND)
      continue;
    effect = read_effect (build, row, effects->len == 0 ? COVER : BEFORE_OWN + effects->len);
    g_array_append_val (effects, effect);
  }
  *n = effects->len;
  return (LeafEffect *) (void *) g_array_free (effects, FALSE);
}

void
leaf_effects_free (LeafEffect *effects, guint32 n)
{
  for (guint32 i = 0; i < n; i++) {
    g_free (effects[i].name);
    g_free (effects[i].file);
    g_free (effects[i].words);
  }
  g_free (effects);
}
