/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-image.c: accessors of an image. */

#include "leaf-image.h"

#include "leaf-program.h"

#include <string.h>

const char *
leaf_version (void)
{
  return "0.1.0";
}

/* --- places ------------------------------------------------------------------------------------------------------- */

static const LeafSpan *
place_of_word (const LeafImage *image, guint32 word)
{
  return (const LeafSpan *) (gconstpointer) (image->words.rows + image->words.size * word);
}

LeafSpan
leaf_image_span (const LeafImage *image, LeafWording w)
{
  const LeafSpan *first, *last;

  if (w.end <= w.first || w.first == 0 || w.end > image->words.n)
    return (LeafSpan) { 0, 0, 0 };
  first = place_of_word (image, w.first);
  last = place_of_word (image, w.end - 1);
  if (last->source != first->source || last->end < first->start)
    last = first;
  return (LeafSpan) { first->source, first->start, last->end };
}

static const LeafImageSource *
source_of (const LeafImage *image, LeafSpan span)
{
  return LEAF_ROW (&image->sources, LeafImageSource, span.source);
}

char *
leaf_image_words (const LeafImage *image, LeafWording w)
{
  LeafSpan span = leaf_image_span (image, w);
  GString *words = g_string_new (NULL);
  const char *text;

  if (span.source == 0)
    return g_string_free (words, FALSE);
  text = source_of (image, span)->text;
  for (guint32 at = span.start; at < span.end; at++)
    if (!g_ascii_isspace (text[at]))
      g_string_append_c (words, text[at]);
    else if (words->len > 0 && words->str[words->len - 1] != ' ')
      g_string_append_c (words, ' ');
  return g_string_free (words, FALSE);
}

char *
leaf_image_quoted (const LeafImage *image, guint32 word)
{
  LeafSpan span = leaf_image_span (image, (LeafWording) { word, word + 1 });
  const char *text = span.source != 0 ? source_of (image, span)->text : NULL;
  guint32 start = span.start + 1, end = span.end;

  if (text == NULL)
    return g_strdup ("");
  if (end > start && text[end - 1] == text[span.start]) /* a text that is not closed has no mark at its end */
    end--;
  return g_strndup (text + start, end > start ? end - start : 0);
}

gboolean
leaf_image_word_is_library (const LeafImage *image, guint32 word)
{
  LeafSpan span = leaf_image_span (image, (LeafWording) { word, word + 1 });

  return span.source != 0 && source_of (image, span)->is_library;
}

/* The sentence that defines it ends with the name: "The File of Ghosts is called "ghosts"." */
char *
leaf_image_file_name (const LeafImage *image, guint32 number)
{
  const guint32 *files = image->facts.enumerated[LEAF_KIND_EXTERNAL_FILE];
  guint32 word;

  if (files == NULL || number == 0 || number > files[0])
    return NULL;
  word = LEAF_IMAGE_INSTANCE (image, files[number])->file_name;
  return word != 0 ? leaf_image_quoted (image, word) : NULL;
}

/* --- the world ---------------------------------------------------------------------------------------------------- */

gboolean
leaf_image_property_linked (const LeafImage *image, LeafPropertyId property, LeafKindId kind)
{
  return leaf_index_find (image->property_links, leaf_property_link_key (property, kind, LEAF_ID (LeafInstanceId, 0)))
         != 0;
}

gboolean
leaf_image_property_is_own (const LeafImage *image, LeafPropertyId property, LeafInstanceId instance)
{
  return leaf_index_find (image->property_links, leaf_property_link_key (property, LEAF_KIND (NONE), instance)) != 0;
}

guint32
leaf_image_instance_of (const LeafImage *image, LeafValue value)
{
  const LeafFacts *facts = &image->facts;

  return facts->enumerated[value.kind] != NULL && value.bits > 0 ? facts->enumerated[value.kind][value.bits] : 0;
}

/* --- rules -------------------------------------------------------------------------------------------------------- */

guint32
leaf_image_response (const LeafImage *image, guint32 rule, char letter)
{
  guint32 wanted = (guint32) (letter - 'A');

  for (guint32 at = LEAF_IMAGE_RULE (image, rule)->first_response; at != 0;
       at = LEAF_ROW (&image->responses, LeafImageResponse, at)->next)
    if (LEAF_ROW (&image->responses, LeafImageResponse, at)->letter == wanted)
      return at;
  return 0;
}

static gboolean
is_empty (const LeafImage *image, LeafRulebookId rulebook)
{
  return !LEAF_IS (rulebook) || LEAF_IMAGE_RULEBOOK (image, rulebook.ix)->n_rules == 0;
}

gboolean
leaf_image_activity_is_empty (const LeafImage *image, guint32 activity)
{
  const LeafImageActivity *row;

  if (activity == 0 || activity >= image->activities.n)
    return TRUE;
  row = LEAF_ROW (&image->activities, LeafImageActivity, activity);
  return is_empty (image, row->before) && is_empty (image, row->during) && is_empty (image, row->after);
}

guint32
leaf_image_first_variable (const LeafImage *image, LeafOwner owner, guint32 id)
{
  switch (owner) {
  case LEAF_OWNER_RULEBOOK: return LEAF_IMAGE_RULEBOOK (image, id)->first_variable;
  case LEAF_OWNER_ACTION: return LEAF_ROW (&image->actions, LeafImageAction, id)->first_variable;
  case LEAF_OWNER_ACTIVITY: return LEAF_ROW (&image->activities, LeafImageActivity, id)->first_variable;
  case LEAF_OWNER_GLOBAL: break;
  }
  return 0;
}

guint32
leaf_image_find_variable (const LeafImage *image, const char *name)
{
  LEAF_EACH (&image->variables, i) {
    const LeafImageVariable *row = LEAF_ROW (&image->variables, LeafImageVariable, i);

    if (row->owner == LEAF_OWNER_GLOBAL && row->name != NULL && g_ascii_strcasecmp (row->name, name) == 0)
      return i;
  }
  return 0;
}

/* --- the beginning of plays --------------------------------------------------------------------------------------- */

static LeafCells *
new_cells (const LeafInitialState *layout)
{
  LeafCells *cells = g_new (LeafCells, 1);

  leaf_cells_init (cells, layout->cells, layout->n_cells);
  leaf_cells_hash (cells, 0);
  return cells;
}

const LeafCells *
leaf_image_cells (const LeafImage *image)
{
  LeafCells **begins = &((LeafImage *) image)->begins;

  if (g_once_init_enter (begins))
    g_once_init_leave (begins, new_cells (image->layout));
  return *begins;
}

guint32
leaf_effect_number (guint32 nth)
{
  return nth == 0 ? LEAF_EFFECT_COVER : nth + 2;
}
