/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "leaf-effect-files.h"

#include "leaf-compile.h"

/* The texts of "Figure of the Tower is the file "tower.png" ("A lighthouse.").": the file's name after "file" or
 * "called", the alternative text in brackets. */
static void
read_texts (const LeafBuild *build, LeafWording w, LeafEffect *effect)
{
  for (guint32 at = w.first + 1; at < w.end; at++) {
    gboolean is_description = leaf_word_is (build, at - 1, "(");
    char **text = is_description ? &effect->words : &effect->file;

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

GArray *
leaf_build_effects (const LeafBuild *build)
{
  const LeafTable *instances = &build->world->instances;
  GArray *effects = g_array_new (FALSE, FALSE, sizeof (LeafEffect));

  LEAF_EACH (instances, i) {
    const LeafInstance *row = LEAF_ROW (instances, LeafInstance, i);
    LeafEffect effect;

    if (row->kind.ix != LEAF_KIND_FIGURE && row->kind.ix != LEAF_KIND_SOUND)
      continue;
    effect = read_effect (build, row, leaf_effect_number (effects->len));
    g_array_append_val (effects, effect);
  }
  return effects;
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

/* --- files -------------------------------------------------------------------------------------------------------- */

static void
tell_fault (LeafBuild *build, const LeafEffect *effect, LeafEffectFault fault)
{
  const LeafSpan span = { effect->place.source, effect->place.start, effect->place.end };
  const char *folder = effect->is_sound ? "Sounds" : "Figures";

  switch (fault) {
  case LEAF_EFFECT_FINE: break;
  case LEAF_EFFECT_MISSING:
    leaf_build_problem (build, LEAF_PROBLEM_EFFECT_MISSING, span, effect->file, folder, NULL);
    break;
  case LEAF_EFFECT_DAMAGED:
    leaf_build_problem (build, effect->is_sound ? LEAF_PROBLEM_SOUND_DAMAGED : LEAF_PROBLEM_FIGURE_DAMAGED, span,
                        effect->file, NULL, NULL);
    break;
  case LEAF_EFFECT_HUGE: leaf_build_problem (build, LEAF_PROBLEM_EFFECT_HUGE, span, effect->file, NULL, NULL); break;
  }
}

void
leaf_build_check_effects (LeafBuild *build, const LeafCompileOptions *options)
{
  GArray *effects;
  guint32 n;

  if (options == NULL || options->check_effect == NULL)
    return;
  effects = leaf_build_effects (build);
  n = effects->len;
  for (guint32 i = 0; i < n; i++) {
    const LeafEffect *effect = &g_array_index (effects, LeafEffect, i);

    if (effect->number != LEAF_EFFECT_COVER && effect->file != NULL)
      tell_fault (build, effect, options->check_effect (effect, options->data));
  }
  leaf_effects_free ((LeafEffect *) (void *) g_array_free (effects, FALSE), n);
}
