/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-names.c: the registry of names.
 *
 * One table has two indexes: one by a hash of all words of a name, and a row for each word of the vocabulary.
 *
 * Whole names are found by the first. The longest name at the beginning or the end of a phrase is found by trying the
 * lengths of names with that edge word, longest first; an abbreviation by the rarest of its words. There is no linear
 * search, so ten thousand rooms called "Cave 1", "Cave 2" ... are no slower than ten. A trie was rejected: names
 * consist of few words, and a trie cannot be copied as blocks. Of several meanings, the one with the fewest words left
 * out is preferred; then the one made under the nearer heading; then, for objects, the one made first, for other things
 * the newest.
 */

#include "leaf-names-private.h"

#include <string.h>

typedef struct {
  guint32 name;
  guint32 next;
  guint32 n; /* links from here to the end of the chain */
} Link;

static const LeafMember members[] = {
  LEAF_MEMBER_TABLE (LeafNames, names, LeafName),
  LEAF_MEMBER_TABLE (LeafNames, chains, Link),
  LEAF_MEMBER_INDEX (LeafNames, by_whole),
  LEAF_MEMBER_TABLE (LeafNames, of_words, LeafNamesOfWord),
};

static const LeafStageTables stage_tables = LEAF_STAGE_TABLES (LeafNames, members);

LeafNames *
leaf_names_new (void)
{
  return leaf_stage_tables_new (&stage_tables);
}

LeafNames *
leaf_names_copy (const LeafNames *names, const LeafNames *like, LeafArena *on)
{
  return leaf_stage_tables_copy (&stage_tables, names, like, on);
}

void
leaf_names_free (LeafNames *names)
{
  leaf_stage_tables_free (&stage_tables, names);
}

/* --- keys --------------------------------------------------------------------------------------------------------- */

/* The key of a phrase with one more word. */
static guint64
key_with (guint64 key, LeafVocabId word)
{
  return leaf_hash (&word, sizeof word, key);
}

static guint64
key_of_words (const LeafVocabId *words, guint32 n)
{
  guint64 key = 0;

  for (guint32 i = 0; i < n; i++)
    key = key_with (key, words[i]);
  return key;
}

static guint64
key_of_wording (const LeafBuild *build, LeafWording w)
{
  guint64 key = 0;

  for (guint32 at = w.first; at < w.end; at++)
    key = key_with (key, leaf_word (build, at)->vocab);
  return key;
}

/* The chain that begins with `name` and continues with `old`. */
static guint32
chain_with (LeafNames *names, guint32 old, guint32 name)
{
  Link link = { .name = name, .next = old };

  link.n = old == 0 ? 1 : LEAF_ROW (&names->chains, Link, old)->n + 1;
  return leaf_table_push (&names->chains, &link);
}

/* The row for a word: the blank row if no name contains the word. */
static inline const LeafNamesOfWord *
of_word (const LeafNames *names, LeafVocabId word)
{
  return LEAF_ROW (&names->of_words, LeafNamesOfWord, word.ix < names->of_words.n ? word.ix : 0);
}

/* The same, for writing. */
static LeafNamesOfWord *
row_of_word (LeafNames *names, LeafVocabId word)
{
  while (names->of_words.n <= word.ix)
    leaf_table_push (&names->of_words, NULL);
  return LEAF_ROW (&names->of_words, LeafNamesOfWord, word.ix);
}

static guint32
bit_of_length (guint32 n)
{
  return 1u << (MIN (n, 32) - 1);
}

/* --- adding ------------------------------------------------------------------------------------------------------- */

static guint32
add (LeafBuild *build, const LeafName *given)
{
  LeafNames *names = build->world->names;
  guint64 key;
  guint32 row;

  if (given->n_words == 0)
    return 0;
  row = leaf_table_push (&names->names, given);
  key = key_of_words (given->words, given->n_words);
  leaf_index_set (&names->by_whole, key, chain_with (names, leaf_index_find (&names->by_whole, key), row));
  row_of_word (names, given->words[0])->begins |= bit_of_length (given->n_words);
  row_of_word (names, given->words[0])->sorts |= 1u << given->sort;
  row_of_word (names, given->words[given->n_words - 1])->ends |= bit_of_length (given->n_words);
  if (given->sort == LEAF_NAME_INSTANCE)
    for (guint32 i = 0; i < given->n_words; i++) {
      LeafNamesOfWord *word = row_of_word (names, given->words[i]);

      word->chain = chain_with (names, word->chain, row);
    }
  return row;
}

guint32
leaf_names_add_near (LeafBuild *build, LeafNameSort sort, guint32 id, LeafWording w, LeafHeadingId heading,
                     gboolean is_plural)
{
  LeafName name = { .sort = sort, .id = id, .made_at = w, .heading = heading, .is_plural = is_plural };
  LeafVocabId *words;

  w = leaf_wording_skip_article (build, w);
  if (leaf_wording_empty (w))
    return 0;
  name.n_words = leaf_wording_length (w);
  words = leaf_new_n (build->arena, LeafVocabId, name.n_words);
  for (guint32 i = 0; i < name.n_words; i++)
    words[i] = leaf_word (build, w.first + i)->vocab;
  name.words = words;
  return add (build, &name);
}

guint32
leaf_names_add (LeafBuild *build, LeafNameSort sort, guint32 id, LeafWording w)
{
  return leaf_names_add_near (build, sort, id, w, LEAF_ID (LeafHeadingId, 0), FALSE);
}

guint32
leaf_names_intern (LeafBuild *build, const char *text, const LeafVocabId **words)
{
  guint32 n = 0;
  LeafVocabId *interned = leaf_new_n (build->arena, LeafVocabId, leaf_n_words (text) + 1);

  while (*(text += strspn (text, " ")) != '\0') {
    gsize length = strcspn (text, " ");

    interned[n++] = leaf_vocabulary_intern (build->vocabulary, text, (gssize) length);
    text += length;
  }
  *words = interned;
  return n;
}

guint32
leaf_names_add_text (LeafBuild *build, LeafNameSort sort, guint32 id, const char *text, gboolean is_plural)
{
  LeafName name = { .sort = sort, .id = id, .is_plural = is_plural };

  name.n_words = leaf_names_intern (build, text, &name.words);
  return add (build, &name);
}

/* --- ambiguous names ---------------------------------------------------------------------------------------------- */

static guint32
heading_depth (const LeafBuild *build, LeafHeadingId heading)
{
  guint32 depth = 0;

  for (; LEAF_IS (heading); heading = LEAF_ROW (&build->sentences->headings, LeafHeading, heading.ix)->parent)
    depth++;
  return depth;
}

/* The level of the deepest heading that contains both. Deeper means nearer. */
static guint32
nearness (const LeafBuild *build, LeafHeadingId a, LeafHeadingId b)
{
  const LeafTable *headings = &build->sentences->headings;
  guint32 depth_a = heading_depth (build, a), depth_b = heading_depth (build, b);

  for (; depth_a > depth_b; depth_a--)
    a = LEAF_ROW (headings, LeafHeading, a.ix)->parent;
  for (; depth_b > depth_a; depth_b--)
    b = LEAF_ROW (headings, LeafHeading, b.ix)->parent;
  for (; !LEAF_SAME (a, b); depth_a--) {
    a = LEAF_ROW (headings, LeafHeading, a.ix)->parent;
    b = LEAF_ROW (headings, LeafHeading, b.ix)->parent;
  }
  return depth_a;
}

static LeafNameMatch
match_of (const LeafName *name, guint32 row)
{
  return (LeafNameMatch) { .sort = name->sort, .id = name->id, .name = row, .n_words = name->n_words };
}

static gboolean
spells (const LeafBuild *build, const LeafName *name, LeafWording w)
{
  if (name->n_words != leaf_wording_length (w))
    return FALSE;
  for (guint32 i = 0; i < name->n_words; i++)
    if (!LEAF_SAME (name->words[i], leaf_word (build, w.first + i)->vocab))
      return FALSE;
  return TRUE;
}

/* All quoted texts have one spelling, so a phrase with a quoted text never names anything. */
static gboolean
has_text (const LeafBuild *build, LeafWording w)
{
  for (guint32 at = w.first; at < w.end; at++)
    if (leaf_word (build, at)->sort == LEAF_WORD_TEXT)
      return TRUE;
  return FALSE;
}

/* Does any name of these sorts have this length and begin with this word? Usually not, which saves all other
 * lookups. */
static inline gboolean
may_be_named (const LeafBuild *build, LeafWording w, guint32 sorts)
{
  const LeafNamesOfWord *first = of_word (build->world->names, leaf_word (build, w.first)->vocab);

  return (first->begins & bit_of_length (leaf_wording_length (w))) != 0 && (first->sorts & sorts) != 0;
}

/* If two things have this name, is `other` meant rather than the one found before it? */
static gboolean
is_meant (const LeafBuild *build, const LeafName *found, const LeafName *other, LeafHeadingId near)
{
  guint32 one = nearness (build, near, found->heading), two = nearness (build, near, other->heading);

  return two > one || (two == one && other->sort == LEAF_NAME_INSTANCE && found->sort == LEAF_NAME_INSTANCE);
}

static LeafNameMatch
find_whole (const LeafBuild *build, LeafWording w, guint32 sorts, LeafHeadingId near)
{
  const LeafNames *names = build->world->names;
  const LeafName *best = NULL;
  guint32 row = 0;

  for (guint32 at = leaf_index_find (&names->by_whole, key_of_wording (build, w)); at != 0;) {
    const Link *link = LEAF_ROW (&names->chains, Link, at);
    const LeafName *name = LEAF_ROW (&names->names, LeafName, link->name);

    if ((sorts & (1u << name->sort)) != 0 && !name->is_withdrawn && spells (build, name, w)
        && (best == NULL || is_meant (build, best, name, near))) {
      best = name;
      row = link->name;
    }
    at = link->next;
  }
  return best != NULL ? match_of (best, row) : (LeafNameMatch) { 0 };
}

guint32
leaf_names_find_words (const LeafBuild *build, const LeafVocabId *words, guint32 n, guint32 sorts)
{
  const LeafNames *names = build->world->names;

  for (guint32 at = leaf_index_find (&names->by_whole, key_of_words (words, n)); at != 0;) {
    const Link *link = LEAF_ROW (&names->chains, Link, at);
    const LeafName *name = LEAF_ROW (&names->names, LeafName, link->name);

    if ((sorts & (1u << name->sort)) != 0 && name->n_words == n && memcmp (name->words, words, sizeof *words * n) == 0)
      return name->id;
    at = link->next;
  }
  return 0;
}

/* --- abbreviations ------------------------------------------------------------------------------------------------ */

/* Does the name contain all words of `w`? */
static gboolean
abbreviates (const LeafBuild *build, LeafWording w, const LeafName *name)
{
  if (leaf_wording_length (w) > name->n_words)
    return FALSE;
  for (guint32 at = w.first; at < w.end; at++) {
    LeafVocabId word = leaf_word (build, at)->vocab;
    gboolean found = FALSE;

    for (guint32 i = 0; i < name->n_words && !found; i++)
      found = LEAF_SAME (name->words[i], word);
    if (!found)
      return FALSE;
  }
  return TRUE;
}

/* The shortest of the chains of the words. It contains every name that the words abbreviate. 0 if no name contains one
 * of them. */
static guint32
rarest_chain (const LeafBuild *build, LeafWording w)
{
  const LeafNames *names = build->world->names;
  guint32 best = 0;

  for (guint32 at = w.first; at < w.end; at++) {
    guint32 chain = of_word (names, leaf_word (build, at)->vocab)->chain;

    if (chain == 0)
      return 0;
    if (best == 0 || LEAF_ROW (&names->chains, Link, chain)->n < LEAF_ROW (&names->chains, Link, best)->n)
      best = chain;
  }
  return best;
}

/* Only names of objects may be abbreviated, so "marriage" is not "Marriage Proposal", a scene; and not those of the
 * library, so an author's "window" is not the main window. */
static gboolean
may_abbreviate (const LeafBuild *build, guint32 row, const LeafName *name)
{
  const LeafWorld *world = build->world;

  if (name->is_private || name->id >= world->instances.n)
    return FALSE;
  if (row < world->names->first_of_story && name->n_words > 1)
    return FALSE;
  return leaf_kind_is_object (build, LEAF_INSTANCE (build, LEAF_ID (LeafInstanceId, name->id))->kind);
}

/* The name with the fewest words left out is preferred; then the nearest heading; then the one made first. */
static LeafNameMatch
find_abbreviated (const LeafBuild *build, LeafWording w, LeafHeadingId near)
{
  const LeafNames *names = build->world->names;
  LeafNameMatch best = { 0 };
  guint32 best_nearness = 0;
  gint32 number;

  if (names->in_full || (leaf_wording_length (w) == 1 && leaf_word_number (build, w.first, &number)))
    return best;
  for (guint32 at = rarest_chain (build, w); at != 0;) {
    const Link *link = LEAF_ROW (&names->chains, Link, at);
    const LeafName *name = LEAF_ROW (&names->names, LeafName, link->name);
    guint32 near_by;

    at = link->next;
    if ((best.id != 0 && name->n_words > best.n_words) || !abbreviates (build, w, name)
        || !may_abbreviate (build, link->name, name))
      continue;
    near_by = nearness (build, near, name->heading);
    if (name->n_words < best.n_words || near_by >= best_nearness) {
      /* The chain runs from the newest to the oldest; of equals, the last one is kept. */
      best = match_of (name, link->name);
      best.is_abbreviated = TRUE;
      best_nearness = near_by;
    }
  }
  best.n_words = best.id == 0 ? 0 : leaf_wording_length (w);
  return best;
}

/* More words than any author would use in a name. This limit makes the lookup of a whole paragraph fast. */
enum { LONGEST_NAME = 64 };

/* --- finding ------------------------------------------------------------------------------------------------------ */

LeafNameMatch
leaf_names_find (const LeafBuild *build, LeafWording w, guint32 sorts, LeafHeadingId near)
{
  LeafNameMatch match = { 0 };
  LeafWording bare = leaf_wording_skip_article (build, w);

  if (leaf_wording_empty (bare) || leaf_wording_length (bare) > LONGEST_NAME || has_text (build, w))
    return match;
  if (may_be_named (build, bare, sorts))
    match = find_whole (build, bare, sorts, near);
  if (match.id == 0 && (sorts & LEAF_NAMES (INSTANCE)) != 0)
    match = find_abbreviated (build, bare, near);
  return match;
}

LeafNameMatch
leaf_names_find_whole (const LeafBuild *build, LeafWording w, guint32 sorts, LeafHeadingId near)
{
  LeafWording bare = leaf_wording_skip_article (build, w);

  if (leaf_wording_empty (bare) || !may_be_named (build, bare, sorts) || has_text (build, bare))
    return (LeafNameMatch) { 0 };
  return find_whole (build, bare, sorts, near);
}

/* Tries the lengths in `lengths`, a bit set, longest first, at the beginning or the end of w. */
static LeafNameMatch
find_longest (const LeafBuild *build, LeafWording w, guint32 lengths, gboolean at_end, guint32 sorts,
              LeafHeadingId near)
{
  guint32 most = leaf_wording_length (w);

  for (guint32 n = MIN (most, 32); n > 0; n--) {
    LeafWording part = at_end ? leaf_wording_from (w, w.end - n) : leaf_wording_up_to (w, w.first + n);
    LeafNameMatch match;

    if ((lengths & (1u << (n - 1))) == 0)
      continue;
    match = find_whole (build, part, sorts, near);
    if (match.id != 0)
      return match;
  }
  return (LeafNameMatch) { 0 };
}

LeafNameMatch
leaf_names_begin (const LeafBuild *build, LeafWording w, guint32 sorts, LeafHeadingId near)
{
  LeafWording bare = leaf_wording_skip_article (build, w);
  const LeafNamesOfWord *first;
  LeafNameMatch match;

  if (leaf_wording_empty (bare))
    return (LeafNameMatch) { 0 };
  first = of_word (build->world->names, leaf_word (build, bare.first)->vocab);
  if ((first->sorts & sorts) == 0)
    return (LeafNameMatch) { 0 };
  match = find_longest (build, bare, first->begins, FALSE, sorts, near);
  if (match.id != 0)
    match.n_words += bare.first - w.first;
  return match;
}

LeafNameMatch
leaf_names_end (const LeafBuild *build, LeafWording w, guint32 sorts, LeafHeadingId near)
{
  if (leaf_wording_empty (w))
    return (LeafNameMatch) { 0 };
  return find_longest (build, w, of_word (build->world->names, leaf_word (build, w.end - 1)->vocab)->ends, TRUE, sorts,
                       near);
}

char *
leaf_name_dup (const LeafBuild *build, guint32 row)
{
  const LeafName *name = LEAF_ROW (&build->world->names->names, LeafName, row);
  GString *text = g_string_new (NULL);

  for (guint32 i = 0; i < name->n_words; i++) {
    if (i > 0)
      g_string_append_c (text, ' ');
    g_string_append (text, leaf_vocabulary_text (build->vocabulary, name->words[i]));
  }
  return g_string_free (text, FALSE);
}
