/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-headings.c: moves headings with everything below them, and renumbers them, as edits of the text that touch
 * nothing else. */
#include "leaf-compile.h"

#include <string.h>

typedef struct {
  guint32 start, end; /* bytes: the heading and everything below it, up to the next heading that is not below */
  guint32 level;
  guint32 line_end; /* of the heading itself */
} Section;

/* The headings of one source, in the order of its text. */
static GArray *
find_sections (const LeafProgram *program, guint32 source)
{
  const LeafTable *headings = &program->build.sentences->headings;
  const char *text = leaf_program_source_text (program, source);
  guint32 length = text != NULL ? (guint32) strlen (text) : 0;
  GArray *sections = g_array_new (FALSE, FALSE, sizeof (Section));

  LEAF_EACH (headings, i) {
    const LeafHeading *row = LEAF_ROW (headings, LeafHeading, i);
    LeafSpan span = leaf_wording_span (&program->build, row->wording);

    if (span.source == source)
      g_array_append_vals (sections, &(Section) { span.start, length, row->level, span.end }, 1);
  }
  for (guint i = 0; i < sections->len; i++) {
    Section *section = &g_array_index (sections, Section, i);

    for (guint j = i + 1; j < sections->len; j++)
      if (g_array_index (sections, Section, j).level <= section->level) {
        section->end = g_array_index (sections, Section, j).start;
        break;
      }
  }
  return sections;
}

/* The heading that contains `byte`; -1 if there is none. */
static int
section_at (GArray *sections, guint32 byte)
{
  int found = -1;

  for (guint i = 0; i < sections->len && g_array_index (sections, Section, i).start <= byte; i++)
    found = (int) i;
  return found;
}

/* --- moving ------------------------------------------------------------------------------------------------------- */

/* Finds where it goes when it is moved up or down among headings of its level below the same heading. Returns FALSE if
 * it is already the first, or the last. */
static gboolean
find_neighbour (GArray *sections, int number, gboolean down, guint32 *before)
{
  const Section *section = &g_array_index (sections, Section, number);
  int step = down ? 1 : -1;

  for (int i = number + step; i >= 0 && i < (int) sections->len; i += step) {
    const Section *other = &g_array_index (sections, Section, i);

    if (other->level < section->level)
      return FALSE;
    if (other->level > section->level)
      continue;
    *before = down ? other->end : other->start;
    return TRUE;
  }
  return FALSE;
}

/* A range of the text, followed by an empty line unless it is the end. */
static void
append_stretch (GString *out, const char *text, guint32 start, guint32 end)
{
  g_string_append_len (out, text + start, (gssize) (end - start));
  while (!g_str_has_suffix (out->str, "\n\n"))
    g_string_append_c (out, '\n');
}

/* Makes the text end with the same line breaks as before. */
static void
end_as_before (GString *out, const char *text, guint32 end)
{
  guint32 stop = end;

  if (text[end] != '\0')
    return;
  while (out->str[out->len - 1] == '\n')
    g_string_truncate (out, out->len - 1);
  while (text[stop - 1] == '\n')
    stop--;
  g_string_append (out, text + stop);
}

gboolean
leaf_program_move_heading (const LeafProgram *program, guint32 source, guint32 byte, guint32 before, LeafEdit *edit)
{
  g_return_val_if_fail (program != NULL, FALSE);
  const char *text = leaf_program_source_text (program, source);
  g_autoptr (GArray) sections = find_sections (program, source);
  int number = section_at (sections, byte);
  const Section *section;
  GString *out;
  guint32 first, last;

  *edit = (LeafEdit) { 0 };
  if (number < 0 || before > strlen (text))
    return FALSE;
  section = &g_array_index (sections, Section, number);
  if (before >= section->start && before <= section->end)
    return FALSE;
  first = MIN (section->start, before);
  last = MAX (section->end, before);
  out = g_string_new (NULL);
  if (before < section->start) {
    append_stretch (out, text, section->start, section->end);
    append_stretch (out, text, before, section->start);
  } else {
    append_stretch (out, text, section->end, before);
    edit->lead = (guint32) out->len;
    append_stretch (out, text, section->start, section->end);
  }
  end_as_before (out, text, last);
  edit->place = (LeafPlace) { source, first, last };
  edit->length = section->line_end - section->start;
  edit->text = g_string_free (out, FALSE);
  return TRUE;
}

gboolean
leaf_program_step_heading (const LeafProgram *program, guint32 source, guint32 byte, gboolean down, LeafEdit *edit)
{
  g_return_val_if_fail (program != NULL, FALSE);
  g_autoptr (GArray) sections = find_sections (program, source);
  int number = section_at (sections, byte);
  guint32 before = 0;

  *edit = (LeafEdit) { 0 };
  return number >= 0 && find_neighbour (sections, number, down, &before)
         && leaf_program_move_heading (program, source, byte, before, edit);
}

/* --- numbers ------------------------------------------------------------------------------------------------------ */

/* Finds the digits after the first word of the heading, as in "Chapter 12 - The Mill"; returns FALSE if it has none. */
static gboolean
find_number (const char *text, const Section *section, guint32 *start, guint32 *end)
{
  guint32 at = section->start;

  while (at < section->line_end && !g_ascii_isspace (text[at]))
    at++;
  while (at < section->line_end && (text[at] == ' ' || text[at] == '\t'))
    at++;
  for (*start = at; at < section->line_end && g_ascii_isdigit (text[at]); at++)
    continue;
  *end = at;
  return *end > *start && (at == section->line_end || !g_ascii_isalnum (text[at])) && text[at] != '.';
}

LeafEdit *
leaf_program_number_headings (const LeafProgram *program, guint32 source, guint32 *n)
{
  g_return_val_if_fail (program != NULL, NULL);
  enum { MOST_LEVELS = 8 };
  const char *text = leaf_program_source_text (program, source);
  g_autoptr (GArray) sections = find_sections (program, source);
  GArray *edits = g_array_new (FALSE, FALSE, sizeof (LeafEdit));
  guint32 numbers[MOST_LEVELS] = { 0 };

  for (guint i = 0; i < sections->len; i++) {
    const Section *section = &g_array_index (sections, Section, i);
    guint32 start, end;
    g_autofree char *number = NULL;

    /* Below each heading the numbers start again. */
    for (guint below = section->level + 1; below < MOST_LEVELS; below++)
      numbers[below] = 0;
    if (!find_number (text, section, &start, &end))
      continue;
    number = g_strdup_printf ("%u", ++numbers[section->level]);
    if (strlen (number) != end - start || strncmp (number, text + start, end - start) != 0) {
      LeafEdit edit = { .place = { source, start, end }, .length = (guint32) strlen (number) };

      edit.text = g_steal_pointer (&number);
      g_array_append_val (edits, edit);
    }
  }
  *n = edits->len;
  return (LeafEdit *) g_array_free (edits, FALSE);
}
