/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-sentence-form.c: the form of the sentence at a place. */
#include "leaf-compile.h"

static const char *
name_of (LeafForm form)
{
  static const char *const names[LEAF_FORM_COUNT] = {
#define LEAF_FORM(name, comment) [LEAF_FORM_##name] = #name,
#include "sentences/leaf-forms.def"
#undef LEAF_FORM
  };

  return names[form];
}

/* A definition with a body extends to the beginning of the next sentence. */
const char *
leaf_program_sentence_form (const LeafProgram *program, guint32 source, guint32 byte)
{
  const LeafTable *sentences = &program->build.sentences->sentences;
  guint32 best = 0;
  LeafForm form = LEAF_FORM_NONE;

  g_return_val_if_fail (program != NULL, NULL);
  LEAF_EACH (sentences, i) {
    const LeafSentence *row = LEAF_ROW (sentences, LeafSentence, i);
    LeafSpan span = leaf_wording_span (&program->build, row->wording);

    if (span.source == source && span.start <= byte && span.start >= best) {
      best = span.start;
      form = row->form;
    }
  }
  return name_of (form);
}
