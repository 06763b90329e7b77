/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-manual-topics.c: where the manual is about what stands in a source or in a list.  A name of the library has an
 * entry in the reference; words that are no name have a section of the book, and so has each form of sentence. */
#include "leaf-manual-reference.h"

#include <string.h>

/* --- names -------------------------------------------------------------------------------------------------------- */

static char *
make_place (const LeafManualPage *page, const LeafManualBlock *heading)
{
  return g_strdup_printf ("%s#%s", page->name, heading->id);
}

/* The entry with this name on a page of the reference, or that lists it among its rules: "can't take scenery rule
 * (check taking)". */
static char *
find_on_page (const LeafManualPage *page, const char *name)
{
  const LeafManualBlock *heading = NULL;
  gsize length = strlen (name);

  for (guint i = 0; i < page->blocks->len; i++) {
    const LeafManualBlock *block = g_ptr_array_index (page->blocks, i);

    if (block->sort == LEAF_MANUAL_HEADING)
      heading = block;
    if (heading == NULL || heading->level != 2)
      continue;
    if ((block == heading && strcmp (block->text, name) == 0)
        || (block->sort == LEAF_MANUAL_ITEM && g_str_has_suffix (name, " rule")
            && strncmp (block->text, name, length) == 0 && (block->text[length] == '\0' || block->text[length] == ' ')))
      return make_place (page, heading);
  }
  return NULL;
}

/* Only those pages of the reference whose names begin so; NULL: all. */
static char *
find_entry (const LeafManual *manual, const char *name, const char *prefix)
{
  for (guint i = 0; i < leaf_manual_n_pages (manual); i++) {
    const LeafManualPage *page = leaf_manual_page (manual, i);
    char *place = strstr (page->name, "-reference-") != NULL && (prefix == NULL || strstr (page->name, prefix) != NULL)
                      ? find_on_page (page, name)
                      : NULL;

    if (place != NULL)
      return place;
  }
  return NULL;
}

char *
leaf_manual_place_of (const LeafManual *manual, const char *name)
{
  gboolean is_text;
  g_autofree char *phrase = g_str_has_prefix (name, "To ") ? leaf_manual_dup_phrase_name (name, &is_text) : NULL;

  return find_entry (manual, phrase != NULL ? phrase : name, NULL);
}

/* --- what stands in a source -------------------------------------------------------------------------------------- */

static char *
place_of_name (const LeafManual *manual, const LeafProgram *program, const LeafOccurrenceInfo *info)
{
  static const char *const pages[LEAF_NAMED_COUNT] = {
    [LEAF_NAMED_KIND] = "reference-kinds",           [LEAF_NAMED_PROPERTY] = "reference-properties",
    [LEAF_NAMED_ADJECTIVE] = "reference-adjectives", [LEAF_NAMED_VARIABLE] = "reference-variables",
    [LEAF_NAMED_RELATION] = "reference-relations",   [LEAF_NAMED_VERB] = "reference-verbs",
    [LEAF_NAMED_RULEBOOK] = "reference-rulebooks",   [LEAF_NAMED_RULE] = "reference-",
    [LEAF_NAMED_ACTION] = "reference-actions",       [LEAF_NAMED_ACTIVITY] = "reference-activities",
    [LEAF_NAMED_USE_OPTION] = "reference-use",       [LEAF_NAMED_PHRASE] = "reference-",
  };
  const char *name = leaf_program_occurrence_name (program, info);
  LeafPlace made = leaf_program_occurrence_definition (program, info);
  gboolean is_text = FALSE;
  g_autofree char *entry = NULL;

  if (name == NULL || pages[info->sort] == NULL
      || (made.source != 0 && !leaf_program_source_is_library (program, made.source)))
    return NULL;
  entry = info->sort == LEAF_NAMED_PHRASE     ? leaf_manual_dup_phrase_name (name, &is_text)
          : info->sort == LEAF_NAMED_VERB     ? g_strdup_printf ("to %s", name)
          : info->sort == LEAF_NAMED_RELATION ? g_strdup_printf ("%s relation", name)
                                              : g_strdup (name);
  return find_entry (manual, entry, pages[info->sort]);
}

static gboolean
is_letter (char c)
{
  return g_ascii_isalnum (c) || c == '\'' || (c & 0x80) != 0;
}

/* Do the words stand in a text so that a byte of it is in them? */
static gboolean
stand_at (const char *text, guint32 byte, const char *words)
{
  gsize length = strlen (words), from = byte > length ? byte - length : 0;

  for (gsize at = from; at <= byte && text[at] != '\0'; at++)
    if (g_ascii_strncasecmp (text + at, words, length) == 0 && (at == 0 || !is_letter (text[at - 1]))
        && !is_letter (text[at + length]))
      return TRUE;
  return FALSE;
}

static const char *
place_of_words (const char *text, guint32 byte)
{
  static const struct {
    const char *words, *place;
  } forms[] = {
#define LEAF_MANUAL_WORDS(words, place) { words, place },
#include "leaf-manual-words.def"
#undef LEAF_MANUAL_WORDS
  };
  guint best = G_N_ELEMENTS (forms);

  for (guint i = 0; i < G_N_ELEMENTS (forms); i++)
    if (stand_at (text, byte, forms[i].words)
        && (best == G_N_ELEMENTS (forms) || strlen (forms[i].words) > strlen (forms[best].words)))
      best = i;
  return best < G_N_ELEMENTS (forms) ? forms[best].place : NULL;
}

static const char *
place_of_form (const char *form)
{
  static const struct {
    const char *form, *place;
  } forms[] = {
#define LEAF_MANUAL_FORM(form, place) { form, place },
#include "leaf-manual-forms.def"
#undef LEAF_MANUAL_FORM
  };

  for (guint i = 0; i < G_N_ELEMENTS (forms) && form != NULL; i++)
    if (g_str_equal (forms[i].form, form))
      return forms[i].place;
  return NULL;
}

static const char *
place_of_sort (LeafNamed sort)
{
  static const char *const topics[LEAF_NAMED_COUNT] = {
#define LEAF_MANUAL_TOPIC(sort, page) [LEAF_NAMED_##sort] = page,
#include "leaf-manual-topics.def"
#undef LEAF_MANUAL_TOPIC
  };

  return (guint) sort < LEAF_NAMED_COUNT ? topics[sort] : NULL;
}

char *
leaf_manual_place_at (const LeafManual *manual, const LeafProgram *program, guint32 source, guint32 byte)
{
  const char *text = leaf_program_source_text (program, source), *place;
  LeafOccurrenceInfo info = { 0 };
  char *entry = NULL;

  if (text == NULL || byte > strlen (text))
    return NULL;
  if (leaf_program_occurrence (program, source, byte, &info))
    entry = place_of_name (manual, program, &info);
  if (entry != NULL)
    return entry;
  place = info.sort != LEAF_NAMED_NONE ? place_of_sort (info.sort) : place_of_words (text, byte);
  if (place == NULL)
    place = place_of_form (leaf_program_sentence_form (program, source, byte));
  return g_strdup (place);
}
