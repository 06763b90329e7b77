/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-rename.c: renames something everywhere in the story.
 *
 * The places are the rows of its occurrences. If a place uses another name ("door" for the oak door), the sentence
 * could change its meaning whether it is edited or not. Then nothing is renamed, and the author is told which sentence
 * it is. */
#include "leaf-compile.h"
#include "occurrences/leaf-occurrences.h"
#include "english/leaf-english.h"

#include <stdlib.h>
#include <string.h>

/* The words with one space between them; free with g_free. */
static char *
squeezed (const char *words, gsize length)
{
  GString *out = g_string_new (NULL);

  for (const char *p = words; p < words + length; p++)
    if (!g_ascii_isspace (*p))
      g_string_append_c (out, *p);
    else if (out->len > 0 && out->str[out->len - 1] != ' ')
      g_string_append_c (out, ' ');
  if (out->len > 0 && out->str[out->len - 1] == ' ')
    g_string_truncate (out, out->len - 1);
  return g_string_free (out, FALSE);
}

static char *
words_at (const LeafProgram *program, LeafPlace place)
{
  return squeezed (leaf_program_source_text (program, place.source) + place.start, place.end - place.start);
}

static gboolean
same_but_for_case (const char *first, const char *second)
{
  g_autofree char *a = g_utf8_casefold (first, -1), *b = g_utf8_casefold (second, -1);

  return g_str_equal (a, b);
}

static gboolean
begins_with_capital (const char *words)
{
  return g_unichar_isupper (g_utf8_get_char (words));
}

/* The new name as typed, with a capital where a sentence or a title begins with one. */
static char *
in_case_of (const char *name, const char *there, const char *old)
{
  return begins_with_capital (there) && !begins_with_capital (old) ? leaf_english_capitalise (name) : g_strdup (name);
}

/* Both names, singular and plural. */
typedef struct {
  char *old, *olds, *new, *news;
} Names;

static void
names_clear (Names *names)
{
  g_free (names->old);
  g_free (names->olds);
  g_free (names->new);
  g_free (names->news);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Names, names_clear)

/* The replacement for `there`; NULL if that is not the name. */
static char *
renamed (const Names *names, const char *there)
{
  if (same_but_for_case (there, names->old))
    return in_case_of (names->new, there, names->old);
  return same_but_for_case (there, names->olds) ? in_case_of (names->news, there, names->olds) : NULL;
}

/* The length of the article and the space after it at the start of the words; 0 if there is none. */
static guint32
article_length (const char *words)
{
  static const char *const articles[] = { "the", "a", "an", "some" };

  for (gsize i = 0; i < G_N_ELEMENTS (articles); i++) {
    gsize n = strlen (articles[i]);

    if (g_ascii_strncasecmp (words, articles[i], n) == 0 && g_ascii_isspace (words[n]))
      return (guint32) (n + strspn (words + n, " \t\r\n"));
  }
  return 0;
}

/* "(X - the ball)": an article that is not part of the name is kept. */
static LeafPlace
without_article (const LeafProgram *program, LeafPlace place)
{
  g_autofree char *there = words_at (program, place);

  place.start += article_length (there);
  return place;
}

/* A place that refers to something by a pronoun stays as it is. */
static gboolean
is_pronoun (const char *words)
{
  static const char *const pronouns[] = { "it",  "its",  "itself",  "he",   "him",  "his",   "himself", "she",
                                          "her", "hers", "herself", "they", "them", "their", "theirs",  "themselves" };

  for (gsize i = 0; i < G_N_ELEMENTS (pronouns); i++)
    if (g_ascii_strcasecmp (words, pronouns[i]) == 0)
      return TRUE;
  return FALSE;
}

/* "The greeting rules is a rulebook": the rulebook is called "greeting" too, and its rules begin "A greeting rule". */
static void
cut_sort_word (LeafNamed sort, char *name)
{
  static const char *const endings[] = { " rules", " rulebook" };

  for (gsize i = 0; sort == LEAF_NAMED_RULEBOOK && i < G_N_ELEMENTS (endings); i++)
    if (strlen (name) > strlen (endings[i])
        && g_ascii_strcasecmp (name + strlen (name) - strlen (endings[i]), endings[i]) == 0)
      name[strlen (name) - strlen (endings[i])] = '\0';
}

/* "the festooning activity": the word for the sort may follow a name, and is kept. */
static LeafPlace
without_sort_word (const LeafProgram *program, LeafPlace place, const char *old)
{
  static const char *const sort_words[]
      = { "activity", "action", "rulebook", "rules", "rule", "relation", "scene", "outcome" };
  const char *text = leaf_program_source_text (program, place.source);
  guint32 end = place.end;

  while (end > place.start && !g_ascii_isspace (text[end - 1]))
    end--;
  for (gsize i = 0; i < G_N_ELEMENTS (sort_words); i++)
    if (g_ascii_strncasecmp (text + end, sort_words[i], strlen (sort_words[i])) == 0
        && strlen (sort_words[i]) == place.end - end) {
      LeafPlace without = { place.source, place.start, end };
      g_autofree char *there = NULL;

      while (without.end > without.start && g_ascii_isspace (text[without.end - 1]))
        without.end--;
      there = words_at (program, without);
      return same_but_for_case (there, old) ? without : place;
    }
  return place;
}

/* Is each of the words one of the name's? Then the whole name could be written there. Only things and values may be
 * abbreviated: elsewhere these are parts of a name that has others between. */
static gboolean
is_abbreviation (LeafNamed sort, const char *words, const Names *names)
{
  g_autofree char *all = g_strdup_printf (" %s %s ", names->old, names->olds), *folded = g_utf8_casefold (all, -1);
  g_auto (GStrv) each = g_strsplit (words, " ", -1);

  if (sort != LEAF_NAMED_INSTANCE)
    return FALSE;
  for (guint i = 0; each[i] != NULL; i++) {
    g_autofree char *word = g_utf8_casefold (each[i], -1), *spaced = g_strdup_printf (" %s ", word);

    if (strstr (folded, spaced) == NULL)
      return FALSE;
  }
  return TRUE;
}

static LeafMessageFragment *
refusal (const LeafProgram *program, LeafNamed sort, LeafPlace place, const char *words, const Names *names)
{
  const char *old = names->old;
  g_autofree char *number = NULL;
  guint32 line = 0;

  leaf_program_line (program, place.source, place.start, &line, NULL);
  number = g_strdup_printf ("%u", line);
  if (!leaf_program_source_is_story (program, place.source))
    return leaf_message_fragment (
        N_ ("'%1' is also used in %2, which is not part of the story, so it cannot be renamed."), old,
        leaf_program_source_name (program, place.source), NULL);
  if (!is_abbreviation (sort, words, names))
    return leaf_message_fragment (N_ ("This cannot be renamed automatically: line %1 calls it '%2', not '%3'."), number,
                                  words, old, NULL);
  return leaf_message_fragment (N_ ("Line %1 calls it '%2', not '%3'. Change that first."), number, words, old, NULL);
}

/* NULL: it can be a name. */
static LeafMessageFragment *
reason_against (const char *name)
{
  if (*name == '\0')
    return leaf_message_fragment (N_ ("A name needs at least one word."), NULL);
  if (strpbrk (name, "\"[](){}.;:,") != NULL)
    return leaf_message_fragment (N_ ("A name cannot contain quotation marks, brackets, commas or full stops."), NULL);
  return NULL;
}

static gboolean
is_called (const LeafProgram *program, LeafPlace place, LeafNamed sort, const Names *names)
{
  LeafPlace bare = without_article (program, place);
  g_autofree char *there = words_at (program, bare);

  cut_sort_word (sort, there);
  return same_but_for_case (there, names->new) || same_but_for_case (there, names->news);
}

/* Would the two become one if they had one name? Things and variables are used in the same places, and a local name
 * hides one that is known everywhere. */
static gboolean
are_mixed_up (LeafNamed sort, LeafNamed other)
{
  gboolean is_value = sort == LEAF_NAMED_INSTANCE || sort == LEAF_NAMED_VARIABLE || sort == LEAF_NAMED_LOCAL;

  return sort == other || (is_value && (other == LEAF_NAMED_INSTANCE || other == LEAF_NAMED_VARIABLE));
}

/* Has something else the new name, so that the two would become one? Local names matter in their own scope. */
static gboolean
is_taken_in (const LeafProgram *program, const LeafProgram *owner, const LeafOccurrenceInfo *of, const Names *names)
{
  const LeafTable *rows = leaf_occurrences_rows (owner->build.occurrences);

  LEAF_EACH (rows, i) {
    const LeafOccurrence *row = LEAF_ROW (rows, LeafOccurrence, i);
    gboolean is_same = row->sort == of->sort && row->id == of->id && row->scope == of->scope;
    LeafPlace place = { row->span.source, row->span.start, row->span.end };

    if (row->role != LEAF_ROLE_DEFINES || is_same || (row->scope != 0 && (row->scope != of->scope || owner != program))
        || !are_mixed_up (of->sort, row->sort))
      continue;
    if (is_called (program, place, row->sort, names))
      return TRUE;
  }
  return FALSE;
}

static gboolean
is_taken (const LeafProgram *program, const LeafOccurrenceInfo *of, const Names *names)
{
  return is_taken_in (program, program, of, names) || is_taken_in (program, program->library, of, names);
}

static void
clear_edit (gpointer edit)
{
  leaf_edit_clear (edit);
}

/* The edits for all places, in order; NULL, with the reason, if a place uses another name. */
static GArray *
edit_all (const LeafProgram *program, const Names *names, LeafOccurrenceInfo *uses, guint32 n,
          LeafMessageFragment **why_not)
{
  g_autoptr (GArray) edits = g_array_new (FALSE, TRUE, sizeof (LeafEdit));
  LeafPlace last = { 0 };

  g_array_set_clear_func (edits, clear_edit);
  for (guint32 i = 0; i < n; i++) {
    LeafPlace bare = without_article (program, uses[i].place);
    LeafPlace place = without_sort_word (program, bare, names->old);
    g_autofree char *there = words_at (program, place);
    LeafEdit edit = { .place = place };

    if (place.source == last.source && place.start < last.end)
      continue; /* two rows for one place */
    if (is_pronoun (there) && !same_but_for_case (there, names->old))
      continue;
    edit.text = leaf_program_source_is_story (program, place.source) ? renamed (names, there) : NULL;
    if (edit.text == NULL) {
      *why_not = refusal (program, uses[i].sort, place, there, names);
      return NULL;
    }
    edit.length = (guint32) strlen (edit.text);
    edit.sentence = g_strdup (edit.text);
    g_array_append_val (edits, edit);
    last = place;
  }
  return g_steal_pointer (&edits);
}

LeafEdit *
leaf_program_rename (const LeafProgram *program, const LeafOccurrenceInfo *of, const char *name, guint32 *n,
                     char **why_not)
{
  g_return_val_if_fail (program != NULL, NULL);
  return leaf_program_rename_in (program, of, name, n, NULL, NULL, why_not);
}

LeafEdit *
leaf_program_rename_in (const LeafProgram *program, const LeafOccurrenceInfo *of, const char *name, guint32 *n,
                        GTranslateFunc translate, gpointer data, char **why_not)
{
  g_return_val_if_fail (program != NULL, NULL);
  LeafPlace home = leaf_program_occurrence_definition (program, of);
  g_autoptr (LeafMessageFragment) reason = NULL;
  g_autofree LeafOccurrenceInfo *uses = NULL;
  g_auto (Names) names = { 0 };
  guint32 n_uses = 0;
  GArray *edits = NULL;

  *n = 0;
  names.new = squeezed (name, strlen (name));
  reason = reason_against (names.new);
  if (home.source == 0 || leaf_program_source_is_library (program, home.source)) {
    leaf_message_fragment_unref (reason);
    reason = leaf_message_fragment (N_ ("Only names that the story defines can be changed."), NULL);
  }
  if (reason == NULL) {
    names.old = words_at (program, without_article (program, home));
    cut_sort_word (of->sort, names.old);
    cut_sort_word (of->sort, names.new);
    memmove (names.new, names.new + article_length (names.new), strlen (names.new + article_length (names.new)) + 1);
    names.olds = leaf_english_plural_of (program->build.english, names.old);
    names.news = leaf_english_plural_of (program->build.english, names.new);
    if (is_taken (program, of, &names))
      reason = leaf_message_fragment (N_ ("Something else is called '%1'. Choose another name."), names.new, NULL);
  }
  if (reason == NULL) {
    uses = leaf_program_uses (program, of, &n_uses);
    edits = edit_all (program, &names, uses, n_uses, &reason);
  }
  if (why_not != NULL)
    *why_not = reason != NULL ? leaf_message_fragment_words (reason, translate, data) : NULL;
  if (edits == NULL)
    return NULL;
  *n = edits->len;
  return (LeafEdit *) g_array_free (edits, FALSE);
}

void
leaf_edits_free (LeafEdit *edits, guint32 n)
{
  for (guint32 i = 0; i < n; i++)
    leaf_edit_clear (&edits[i]);
  g_free (edits);
}

char *
leaf_edits_apply (const char *text, const LeafEdit *edits, guint32 n)
{
  GString *out = g_string_new (NULL);
  gsize done = 0;

  for (guint32 i = 0; i < n; i++) {
    g_string_append_len (out, text + done, (gssize) (edits[i].place.start - done));
    g_string_append (out, edits[i].text);
    done = edits[i].place.end;
  }
  g_string_append (out, text + done);
  return g_string_free (out, FALSE);
}
