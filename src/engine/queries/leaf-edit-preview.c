/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-edit-preview.c: the program that a story would be after edits in any of its files. */
#include "leaf-compile.h"

#include <string.h>

typedef struct {
  const LeafProgram *program;
  const LeafEdit *edits;
  guint32 n;
  const LeafCompileOptions *options;
  GPtrArray *texts; /* of char *: what the compiler reads */
} Edited;

gboolean
leaf_program_source_is_of (const LeafProgram *program, guint32 source, const char *bytes, gsize length)
{
  g_return_val_if_fail (program != NULL, FALSE);
  const char *text = leaf_program_source_text (program, source);
  gsize same = text != NULL ? strlen (text) : 0;

  if (text == NULL || same != length)
    return FALSE;
  while (same > 0 && g_ascii_isspace (text[same - 1])) /* an extension's last line is blanked */
    same--;
  return memcmp (text, bytes, same) == 0;
}

/* Sets *found to the text `bytes`, from which the source was read, with the edits of that source. */
static void
edit_text (Edited *self, guint32 source, const char *bytes, LeafSourceText *found)
{
  g_autoptr (GArray) own = g_array_new (FALSE, FALSE, sizeof (LeafEdit));
  char *text;

  for (guint32 i = 0; i < self->n; i++)
    if (self->edits[i].place.source == source)
      g_array_append_val (own, self->edits[i]);
  text = leaf_edits_apply (bytes, (const LeafEdit *) own->data, own->len);
  g_ptr_array_add (self->texts, text);
  *found = (LeafSourceText) { leaf_program_source_name (self->program, source), text, strlen (text) };
}

static void
take_text_of (Edited *self, guint32 source, LeafSourceText *found)
{
  edit_text (self, source, leaf_program_source_text (self->program, source), found);
}

static gboolean
find_extension (const char *title, const char *author, const char *version, LeafSourceText *found, gpointer data)
{
  Edited *self = data;

  if (self->options->find_extension == NULL
      || !self->options->find_extension (title, author, version, found, self->options->data))
    return FALSE;
  for (guint32 i = 1; i <= leaf_program_n_sources (self->program); i++)
    if (leaf_program_source_is_authored (self->program, i) && leaf_program_source_part (self->program, i) == NULL
        && g_strcmp0 (leaf_program_source_name (self->program, i), found->name) == 0
        && leaf_program_source_is_of (self->program, i, found->bytes, found->length)) {
      g_autofree char *bytes = g_strndup (found->bytes, found->length);

      edit_text (self, i, bytes, found);
      break;
    }
  return TRUE;
}

/* A part that an edit writes replaces the one on the disk. */
static gboolean
find_part (const char *name, LeafSourceText *found, gpointer data)
{
  Edited *self = data;

  for (guint32 i = 1; i <= leaf_program_n_sources (self->program); i++)
    if (g_strcmp0 (leaf_program_source_part (self->program, i), name) == 0) {
      take_text_of (self, i, found);
      return TRUE;
    }
  return self->options->find_part != NULL && self->options->find_part (name, found, self->options->data);
}

static LeafEffectFault
check_effect (const LeafEffect *effect, gpointer data)
{
  Edited *self = data;

  return self->options->check_effect (effect, self->options->data);
}

LeafProgram *
leaf_program_compile_edited (const LeafProgram *program, const LeafEdit *edits, guint32 n,
                             const LeafCompileOptions *options)
{
  g_return_val_if_fail (program != NULL, NULL);
  static const LeafCompileOptions none = { 0 };
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  Edited self = { program, edits, n, options != NULL ? options : &none, texts };
  LeafCompileOptions own = { .find_extension = find_extension,
                             .find_part = find_part,
                             .data = &self,
                             .should_stop = self.options->should_stop,
                             .stop_data = self.options->stop_data,
                             .before = program,
                             .check_effect = self.options->check_effect != NULL ? check_effect : NULL };
  LeafSourceText story;

  take_text_of (&self, leaf_program_story_source (program), &story);
  return leaf_program_compile (&story, &own);
}
