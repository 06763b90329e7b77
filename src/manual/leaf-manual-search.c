/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-manual-search.c: finds sections by words. A section is a heading with what follows it up to the next heading.
 *
 * A section gets the most points if the typed words together are one of its keywords, then a keyword of its page, its
 * heading, the title of its page or a word that it defines (**bold**), in this order. It gets fewer points if only some
 * of them are in such a name, and points for each of them in its text, more for a word that few sections contain. The
 * beginning of a page gets points for a keyword of the page, so that a section about a special case does not come
 * first. */
#include "leaf-manual-private.h"

#include <math.h>
#include <string.h>

typedef struct {
  const LeafManualPage *page;
  const LeafManualBlock *heading;
  GString *text; /* plain, with the blocks' sources */
  /* Each of the following contains a GPtrArray of stems for each name. */
  GPtrArray *bold;     /* defined words */
  GPtrArray *headings; /* the heading */
  GPtrArray *keywords; /* of the section itself */
  GPtrArray *of_page;  /* keywords of the page; shared by its sections */
  GPtrArray *title;    /* of the page; shared by its sections */
  GHashTable *words;   /* stem -> how often it occurs, with GUINT_TO_POINTER */
  guint n_words;
} Section;

static void
section_free (Section *section)
{
  g_string_free (section->text, TRUE);
  g_ptr_array_unref (section->bold);
  g_ptr_array_unref (section->headings);
  g_ptr_array_unref (section->keywords);
  g_ptr_array_unref (section->of_page);
  g_ptr_array_unref (section->title);
  g_hash_table_unref (section->words);
  g_free (section);
}

static void
hit_free (LeafManualHit *hit)
{
  g_free (hit->snippet);
  g_free (hit);
}

/* Removes the commonest endings, so that "doors" and "door", "printing" and "prints" match. */
static char *
stem (const char *word, gsize length)
{
  static const char *const endings[] = { "ings", "ing", "ies", "ied", "es", "ed", "s", "e", "y" };
  char *folded = g_utf8_casefold (word, (gssize) length);

  for (guint i = 0; i < G_N_ELEMENTS (endings); i++) {
    gsize n = strlen (folded), end = strlen (endings[i]);

    if (n >= end + 3 && g_str_has_suffix (folded, endings[i])) {
      folded[n - end] = '\0';
      break;
    }
  }
  return folded;
}

/* The stems (char *) of the words in a text, in order. */
static GPtrArray *
stems_of (const char *text)
{
  GPtrArray *stems = g_ptr_array_new_with_free_func (g_free);
  const char *from = NULL, *at = text;

  for (;; at = g_utf8_next_char (at)) {
    gboolean is_word
        = *at != '\0'
          && (g_unichar_isalnum (g_utf8_get_char (at)) || (*at == '\'' && from != NULL && g_ascii_isalpha (at[1])));

    if (is_word && from == NULL)
      from = at;
    if (!is_word && from != NULL) {
      g_ptr_array_add (stems, stem (from, (gsize) (at - from)));
      from = NULL;
    }
    if (*at == '\0')
      return stems;
  }
}

static void
count_words (Section *section)
{
  g_autoptr (GPtrArray) stems = stems_of (section->text->str);

  section->n_words = stems->len;
  for (guint i = 0; i < stems->len; i++) {
    gpointer n = g_hash_table_lookup (section->words, g_ptr_array_index (stems, i));

    g_hash_table_insert (section->words, g_strdup (g_ptr_array_index (stems, i)),
                         GUINT_TO_POINTER (GPOINTER_TO_UINT (n) + 1));
  }
}

static void
add_to_section (Section *section, const LeafManualBlock *block)
{
  g_autoptr (GPtrArray) spans = NULL;

  if (block->sort == LEAF_MANUAL_EXERCISE)
    return;
  if (leaf_manual_is_fenced (block->sort)) {
    g_string_append_printf (section->text, "%s\n", block->text);
    return;
  }
  spans = leaf_manual_spans (block->text);
  for (guint i = 0; i < spans->len; i++) {
    const LeafManualSpan *span = g_ptr_array_index (spans, i);

    g_string_append (section->text, span->text);
    if (span->sort == LEAF_MANUAL_STRONG)
      g_ptr_array_add (section->bold, stems_of (span->text));
  }
  g_string_append_c (section->text, '\n');
}

static GPtrArray *
new_names (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
}

/* The stems of each name, as one GPtrArray for each; NULL for no names. */
static GPtrArray *
stems_of_each (char **names)
{
  GPtrArray *all = new_names ();

  for (; names != NULL && *names != NULL; names++)
    g_ptr_array_add (all, stems_of (*names));
  return all;
}

static Section *
section_new (const LeafManualPage *page, const LeafManualBlock *heading, GPtrArray *title, GPtrArray *of_page)
{
  Section *section = g_new0 (Section, 1);
  g_autofree char *words = leaf_manual_plain (heading->text);

  section->page = page;
  section->heading = heading;
  section->text = g_string_new (NULL);
  section->bold = new_names ();
  section->headings = stems_of_each ((char *[]) { words, NULL });
  section->keywords = stems_of_each (heading->keywords);
  section->of_page = g_ptr_array_ref (of_page);
  section->title = g_ptr_array_ref (title);
  section->words = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  return section;
}

static GPtrArray *
cut_sections (const LeafManual *manual)
{
  GPtrArray *sections = g_ptr_array_new_with_free_func ((GDestroyNotify) section_free);

  for (guint i = 0; i < leaf_manual_n_pages (manual); i++) {
    const LeafManualPage *page = leaf_manual_page (manual, i);
    g_autoptr (GPtrArray) title = stems_of_each ((char *[]) { page->title, NULL }),
                          of_page = stems_of_each (page->keywords);
    Section *section = NULL;

    for (guint k = 0; k < page->blocks->len; k++) {
      const LeafManualBlock *block = g_ptr_array_index (page->blocks, k);

      if (block->sort == LEAF_MANUAL_HEADING) {
        section = section_new (page, block, title, of_page);
        g_ptr_array_add (sections, section);
      } else if (section != NULL)
        add_to_section (section, block);
    }
  }
  for (guint i = 0; i < sections->len; i++)
    count_words (g_ptr_array_index (sections, i));
  return sections;
}

/* Returns 1 if the stems of a name are those searched for, less if the name has others too, and much less if it lacks
 * some. */
static double
likeness (const GPtrArray *stems, const GPtrArray *wanted)
{
  guint found = 0;

  if (stems->len == 0)
    return 0;
  for (guint i = 0; i < wanted->len; i++)
    for (guint k = 0; k < stems->len; k++)
      if (g_str_equal (g_ptr_array_index (wanted, i), g_ptr_array_index (stems, k))) {
        found++;
        break;
      }
  if (found < wanted->len)
    return 0.2 * found / wanted->len / stems->len;
  return (double) wanted->len / MAX (stems->len, wanted->len);
}

static double
best_likeness (const GPtrArray *names, const GPtrArray *wanted)
{
  double best = 0;

  for (guint i = 0; i < names->len; i++)
    best = MAX (best, likeness (g_ptr_array_index (names, i), wanted));
  return best;
}

/* The stems that are searched for, and their weights, which are higher if fewer sections contain the stem. */
typedef struct {
  GPtrArray *stems;
  double *worth; /* of each */
} Wanted;

static void
weigh_words (Wanted *wanted, const GPtrArray *sections)
{
  wanted->worth = g_new (double, wanted->stems->len);
  for (guint i = 0; i < wanted->stems->len; i++) {
    guint have = 0;

    for (guint k = 0; k < sections->len; k++)
      have += g_hash_table_contains (((Section *) g_ptr_array_index (sections, k))->words,
                                     g_ptr_array_index (wanted->stems, i));
    wanted->worth[i] = have > 0 ? log ((sections->len + 1.0) / have) : 0;
  }
}

static double
text_score (const Section *section, const Wanted *wanted)
{
  double score = 0;

  for (guint i = 0; i < wanted->stems->len; i++) {
    guint n = GPOINTER_TO_UINT (g_hash_table_lookup (section->words, g_ptr_array_index (wanted->stems, i)));

    score += wanted->worth[i] * n / (n + 0.5 + 0.004 * section->n_words);
  }
  return score / wanted->stems->len;
}

static double
score_section (const Section *section, const Wanted *looked_for)
{
  const GPtrArray *wanted = looked_for->stems;
  double of_page = best_likeness (section->of_page, wanted), own = best_likeness (section->keywords, wanted);

  return 10 * own * own + (section->heading->level == 1 ? 16 : 8) * of_page * of_page
         + 5 * best_likeness (section->title, wanted) + 7 * best_likeness (section->headings, wanted)
         + 4 * best_likeness (section->bold, wanted) + text_score (section, looked_for);
}

static gboolean
is_one_of (const char *word, const char *const *words, gsize n)
{
  for (gsize i = 0; i < n; i++)
    if (g_str_equal (word, words[i]))
      return TRUE;
  return FALSE;
}

/* Removes the stems of the words with which a question begins: "how do I end the game" asks for "end the game". */
static void
drop_question (GPtrArray *wanted)
{
  static const char *const first[] = { "how", "what", "where", "why" }, *const later[] = {
    "do", "doe", "can", "could", "should", "to", "is", "are", "i", "you", "we", "one", "a", "an", "the"
  };
  guint n = 1;

  if (wanted->len == 0 || !is_one_of (g_ptr_array_index (wanted, 0), first, G_N_ELEMENTS (first)))
    return;
  while (n < wanted->len && is_one_of (g_ptr_array_index (wanted, n), later, G_N_ELEMENTS (later)))
    n++;
  if (n < wanted->len)
    g_ptr_array_remove_range (wanted, 0, n);
}

/* Some words around the first match. */
static char *
snippet_of (const Section *section, const GPtrArray *wanted)
{
  g_autofree char *text = g_strdup (section->text->str);
  g_auto (GStrv) words = g_strsplit_set (g_strdelimit (text, "\n\t", ' '), " ", -1);
  g_autoptr (GString) snippet = g_string_new (NULL);
  guint n = 0, first = 0;

  for (guint i = 0; words[i] != NULL && first == 0; i++) {
    g_autoptr (GPtrArray) stems = stems_of (words[i]);

    if (stems->len > 0
        && g_ptr_array_find_with_equal_func ((GPtrArray *) wanted, g_ptr_array_index (stems, 0), g_str_equal, NULL))
      first = i + 1;
  }
  first = first > 8 ? first - 8 : 0;
  if (first > 0)
    g_string_append (snippet, "… ");
  for (guint i = first; words[i] != NULL && n < 26; i++)
    if (*words[i] != '\0') {
      g_string_append_printf (snippet, "%s%s", n > 0 ? " " : "", words[i]);
      n++;
    }
  return g_string_free (g_steal_pointer (&snippet), FALSE);
}

static gint
compare_hits (gconstpointer a, gconstpointer b)
{
  const LeafManualHit *one = *(LeafManualHit *const *) a, *other = *(LeafManualHit *const *) b;

  return one->score > other->score ? -1 : one->score < other->score;
}

static void
add_hit (GPtrArray *hits, const Section *section, double score, const GPtrArray *wanted)
{
  LeafManualHit *hit = NULL;

  for (guint i = 0; i < hits->len; i++)
    if (((LeafManualHit *) g_ptr_array_index (hits, i))->page == section->page)
      hit = g_ptr_array_index (hits, i);
  if (hit != NULL && hit->score >= score)
    return;
  if (hit == NULL) {
    hit = g_new0 (LeafManualHit, 1);
    g_ptr_array_add (hits, hit);
  }
  g_free (hit->snippet);
  hit->page = section->page;
  hit->heading = section->heading;
  hit->score = score;
  hit->snippet = snippet_of (section, wanted);
}

static void
count_completions (GHashTable *counts, const char *word, const char *stem, guint n)
{
  if (g_str_has_prefix (word, stem))
    g_hash_table_insert (counts, g_strdup (word),
                         GUINT_TO_POINTER (GPOINTER_TO_UINT (g_hash_table_lookup (counts, word)) + n));
}

static void
count_names (GHashTable *counts, const GPtrArray *names, const char *stem)
{
  for (guint i = 0; i < names->len; i++) {
    const GPtrArray *stems = g_ptr_array_index (names, i);

    for (guint k = 0; k < stems->len; k++)
      count_completions (counts, g_ptr_array_index (stems, k), stem, 1);
  }
}

/* The commonest word of the manual that begins with a stem: the stem itself, if it is one; NULL if there is none. */
static char *
complete (const GPtrArray *sections, const char *stem)
{
  g_autoptr (GHashTable) counts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  const char *best = NULL;
  GHashTableIter words;
  gpointer word, n;
  guint most = 0;

  for (guint i = 0; i < sections->len; i++)
    if (g_hash_table_contains (((Section *) g_ptr_array_index (sections, i))->words, stem))
      return g_strdup (stem);
  for (guint i = 0; i < sections->len; i++) {
    const Section *section = g_ptr_array_index (sections, i);

    g_hash_table_iter_init (&words, section->words);
    while (g_hash_table_iter_next (&words, &word, &n))
      count_completions (counts, word, stem, GPOINTER_TO_UINT (n));
    count_names (counts, section->keywords, stem);
    count_names (counts, section->of_page, stem);
  }
  if (g_hash_table_contains (counts, stem))
    return g_strdup (stem);
  g_hash_table_iter_init (&words, counts);
  while (g_hash_table_iter_next (&words, &word, &n))
    if (GPOINTER_TO_UINT (n) > most || (GPOINTER_TO_UINT (n) == most && strcmp (word, best) < 0)) {
      most = GPOINTER_TO_UINT (n);
      best = word;
    }
  return g_strdup (best);
}

/* Completes the last word, which the reader may still be typing. */
static void
complete_last (GPtrArray *wanted, const GPtrArray *sections)
{
  char *whole = complete (sections, g_ptr_array_index (wanted, wanted->len - 1));

  if (whole == NULL)
    return;
  g_free (g_ptr_array_index (wanted, wanted->len - 1));
  g_ptr_array_index (wanted, wanted->len - 1) = whole;
}

GPtrArray *
leaf_manual_search (const LeafManual *manual, const char *words, guint most)
{
  GPtrArray *hits = g_ptr_array_new_with_free_func ((GDestroyNotify) hit_free);
  g_autoptr (GPtrArray) stems = stems_of (words);
  Wanted wanted = { .stems = stems };
  GPtrArray **kept = leaf_manual_sections (manual), *sections;

  if (stems->len == 0)
    return hits;
  drop_question (stems);
  if (*kept == NULL)
    *kept = cut_sections (manual);
  sections = *kept;
  complete_last (stems, sections);
  weigh_words (&wanted, sections);
  for (guint i = 0; i < sections->len; i++) {
    const Section *section = g_ptr_array_index (sections, i);
    double score = score_section (section, &wanted);

    if (score > 0.01)
      add_hit (hits, section, score, stems);
  }
  g_free (wanted.worth);
  g_ptr_array_sort (hits, compare_hits);
  if (hits->len > most)
    g_ptr_array_set_size (hits, (int) most);
  return hits;
}
