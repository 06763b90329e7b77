/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-sentence-writer.c: writes sentences about rules for the author: the inverse of leaf-listing.c and leaf-
 * responses.c.
 *
 * A request becomes an edit of the story's text, or a reason why no sentence can express it. It uses the same functions
 * as the readers of those sentences to refuse what they would refuse, so that no author gets a sentence that is a
 * problem. (Of a condition only the punctuation is checked: reading it would change the tables, and a program does not
 * change. If it cannot be understood, the problem is at the new sentence.)
 *
 * A new sentence goes to the end of the story, since the later of two sentences about a rule overrides the earlier, but
 * before final headings whose text is not always read. Nothing is written into the library or an extension, which
 * belong to other people. */
#include "leaf-rules-private.h"

#include <string.h>

typedef struct {
  const LeafBuild *build;
  guint32 story;
  const LeafEditRequest *request;
  LeafRuleId rule, other;
  LeafRulebookId book;
  GTranslateFunc translate; /* NULL: English */
  gpointer data;
  char **why_not;
} Writing;

static gboolean refuse (const Writing *writing, const char *pattern, ...) G_GNUC_NULL_TERMINATED;

enum { MOST_WORDS = 3 };

/* Sets *why_not to the pattern, with the texts up to NULL in place of its placeholders. Returns FALSE. */
static gboolean
refuse (const Writing *writing, const char *pattern, ...)
{
  GString *out = g_string_new (NULL);
  char *words[MOST_WORDS];
  guint n = 0;
  va_list list;

  va_start (list, pattern);
  for (char *next = va_arg (list, char *); next != NULL && n < MOST_WORDS; next = va_arg (list, char *))
    words[n++] = next;
  va_end (list);
  leaf_message_fragment_fill (out, writing->translate != NULL ? writing->translate (pattern, writing->data) : pattern,
                              words, n);
  if (writing->why_not != NULL)
    *writing->why_not = g_string_free (out, FALSE);
  else
    g_string_free (out, TRUE);
  return FALSE;
}

/* --- names of rules ----------------------------------------------------------------------------------------------- */

/* The name with the author's capitals, since the rule's row has it in lower case. */
static char *
spelled_name (const Writing *writing, LeafRuleId rule)
{
  const LeafBuild *build = writing->build;

  LEAF_EACH (&build->world->names->names, i) {
    const LeafName *name = LEAF_ROW (&build->world->names->names, LeafName, i);

    if (name->sort == LEAF_NAME_RULE && name->id == rule.ix && !leaf_wording_empty (name->made_at))
      return leaf_wording_dup (build, leaf_wording_skip_article (build, name->made_at));
  }
  return g_strdup (LEAF_RULE (build, rule)->name);
}

/* Can a sentence name it? */
static gboolean
check_named (const Writing *writing, LeafRuleId rule)
{
  const LeafRule *row;

  if (!LEAF_IS (rule) || rule.ix >= writing->build->rules->rules.n)
    return refuse (writing, N_ ("No rule was chosen."), NULL);
  row = LEAF_RULE (writing->build, rule);
  if (row->name == NULL)
    return refuse (writing, N_ ("This rule has no name, so no sentence can refer to it."), NULL);
  if (row->is_faulty)
    return refuse (writing, N_ ("The preamble of the %1 has a problem, so it is in no rulebook."), row->name, NULL);
  return TRUE;
}

/* --- reading the request ------------------------------------------------------------------------------------------ */

/* Returns TRUE if the words can be a part of a sentence: all brackets and quotations are closed, and no mark ends the
 * sentence. */
static gboolean
is_one_piece (const char *words)
{
  gboolean in_text = FALSE;
  int depth = 0;

  for (const char *at = words; *at != '\0'; at++) {
    if (*at == '"')
      in_text = !in_text;
    else if (in_text)
      continue;
    else if (*at == '(' || *at == '[')
      depth++;
    else if ((*at == ')' || *at == ']') && depth-- == 0)
      return FALSE;
    else if (strchr (".;:?!", *at) != NULL && (at[1] == '\0' || g_ascii_isspace (at[1])))
      return FALSE;
  }
  return depth == 0 && !in_text;
}

/* " when the lamp is lit": the user may omit "when" and type a full stop; "" for no condition. */
static gboolean
read_condition (const Writing *writing, char **tail)
{
  g_autofree char *words = g_strstrip (g_strdup (writing->request->words != NULL ? writing->request->words : ""));
  gsize length = strlen (words);
  gboolean begins;

  if (writing->request->words == NULL) {
    *tail = g_strdup ("");
    return TRUE;
  }
  if (length > 0 && words[length - 1] == '.')
    words[length - 1] = '\0';
  if (*words == '\0')
    return refuse (writing, N_ ("Enter a condition."), NULL);
  if (!is_one_piece (words))
    return refuse (writing,
                   N_ ("A condition is one piece of a sentence: its brackets and quotation marks closed, no full stop, "
                       "semicolon or colon."),
                   NULL);
  begins = g_ascii_strncasecmp (words, "when ", 5) == 0 || g_ascii_strncasecmp (words, "if ", 3) == 0
           || g_ascii_strncasecmp (words, "unless ", 7) == 0;
  *tail = g_strconcat (begins ? " " : " when ", words, NULL);
  return TRUE;
}

/* The contents of quotation marks. Quotation marks within become apostrophes at the edges of words, where those print
 * as quotation marks, and elsewhere the substitution. */
static gboolean
read_text (const Writing *writing, char **text)
{
  const char *words = writing->request->words != NULL ? writing->request->words : "";
  g_autoptr (GString) out = g_string_new (NULL);
  gboolean open = FALSE;

  for (const char *at = words; *at != '\0'; at++) {
    if ((*at == '[' && open) || (*at == ']' && !open))
      return refuse (writing, N_ ("The square brackets of a text must match, and cannot be nested."), NULL);
    open = (open && *at != ']') || *at == '[';
    if (*at != '"')
      g_string_append_c (out, *at);
    else if (at > words && g_ascii_isalnum (at[-1]) && g_ascii_isalnum (at[1]))
      g_string_append (out, "[quotation mark]");
    else
      g_string_append_c (out, '\'');
  }
  if (open)
    return refuse (writing, N_ ("A square bracket is not closed."), NULL);
  *text = g_string_free (g_steal_pointer (&out), FALSE);
  return TRUE;
}

static gboolean
ends_in (const GString *text, const char *words)
{
  gsize length = strlen (words);

  return text->len >= length && g_ascii_strcasecmp (text->str + text->len - length, words) == 0;
}

/* A name in the form of the preamble: without "the", with "rule". */
static gboolean
read_name (const Writing *writing, char **name)
{
  g_auto (GStrv) words = g_strsplit_set (writing->request->words != NULL ? writing->request->words : "", " \t\n", -1);
  g_autoptr (GString) out = g_string_new (NULL);

  for (guint i = 0; words[i] != NULL; i++) {
    if (*words[i] == '\0' || (out->len == 0 && g_ascii_strcasecmp (words[i], "the") == 0))
      continue;
    if (strpbrk (words[i], ".,;:?!()[]{}\"") != NULL)
      return refuse (writing, N_ ("A rule's name consists of words, without punctuation."), NULL);
    g_string_append_printf (out, "%s%s", out->len > 0 ? " " : "", words[i]);
  }
  if (out->len == 0 || g_ascii_strcasecmp (out->str, "rule") == 0)
    return refuse (writing, N_ ("Enter a name for the rule."), NULL);
  if (ends_in (out, " rules"))
    return refuse (writing, N_ ("A name that ends in 'rules' is the name of a rulebook."), NULL);
  if (!ends_in (out, " rule"))
    g_string_append (out, " rule");
  if (LEAF_IS (leaf_rules_find_rule (writing->build, out->str)))
    return refuse (writing, N_ ("Another rule is already called the %1."), out->str, NULL);
  *name = g_string_free (g_steal_pointer (&out), FALSE);
  return TRUE;
}

/* --- where to insert ---------------------------------------------------------------------------------------------- */

static LeafPlace
place_of_words (const Writing *writing, LeafWording words)
{
  LeafSpan span = leaf_wording_span (writing->build, words);

  return (LeafPlace) { span.source, span.start, span.end };
}

/* The outermost heading, this one or above it, whose sentences are read only conditionally; 0 if there is none. */
static guint32
limited_from (const LeafBuild *build, guint32 heading)
{
  guint32 found = 0;

  for (; heading != 0; heading = LEAF_ROW (&build->sentences->headings, LeafHeading, heading)->parent.ix)
    if (LEAF_ROW (&build->sentences->headings, LeafHeading, heading)->is_limited)
      found = heading;
  return found;
}

/* The byte after the last word that is always read. The documentation of an extension follows its end. At the end of a
 * story there are often tests that are not for release, and a sentence there would be lost with them. */
static guint32
end_of_story (const Writing *writing)
{
  const LeafBuild *build = writing->build;
  const LeafSource *source = LEAF_ROW (&build->words->sources, LeafSource, writing->story);
  guint32 end = leaf_extension_end (build, writing->story), last = build->sentences->headings.n - 1, limited;

  for (; (limited = limited_from (build, last)) != 0; last = limited - 1)
    end = LEAF_ROW (&build->sentences->headings, LeafHeading, limited)->wording.first;
  return end < source->end_word ? leaf_word (build, end)->start : source->length;
}

/* Makes the sentence a separate paragraph, whatever is before and after it. */
static void
add_paragraph (const Writing *writing, char *sentence, LeafEdit *edit)
{
  const LeafSource *source = LEAF_ROW (&writing->build->words->sources, LeafSource, writing->story);
  guint32 at = end_of_story (writing), breaks = 0;
  gboolean is_last = at == source->length;

  while (breaks < MIN (at, 2) && source->text[at - 1 - breaks] == '\n')
    breaks++;
  if (at == 0)
    breaks = 2;
  edit->place = (LeafPlace) { writing->story, at, at };
  edit->lead = 2 - breaks;
  edit->length = (guint32) strlen (sentence);
  edit->text = g_strconcat (&"\n\n"[breaks], sentence, &"\n\n"[is_last ? 1 : 0], NULL);
  edit->sentence = sentence;
}

static void
replace_words (LeafPlace place, char *text, char *sentence, LeafEdit *edit)
{
  edit->place = place;
  edit->lead = 0;
  edit->length = (guint32) strlen (text);
  edit->text = text;
  edit->sentence = sentence;
}

/* --- listing ------------------------------------------------------------------------------------------------------ */

static const char *const listing_words[] = {
  [LEAF_WRITE_LISTED] = "listed in",           [LEAF_WRITE_LISTED_FIRST] = "listed first in",
  [LEAF_WRITE_LISTED_LAST] = "listed last in", [LEAF_WRITE_LISTED_BEFORE] = "listed before",
  [LEAF_WRITE_LISTED_AFTER] = "listed after",  [LEAF_WRITE_LISTED_INSTEAD_OF] = "listed instead of",
  [LEAF_WRITE_NOT_LISTED] = "not listed in",
};

/* The section of the rule there; 0 if it is not there. */
static guint32
section_there (const Writing *writing, LeafRuleId rule)
{
  guint32 at = leaf_rulebook_find (writing->build, writing->book, rule);

  return at != 0 ? LEAF_ROW (&writing->build->rules->rulebook_entries, LeafRulebookEntry, at)->section : 0;
}

/* Next to a very first or very last rule only one side is possible. */
static gboolean
check_beside (const Writing *writing)
{
  const char *name;
  guint32 section;

  if (!check_named (writing, writing->other))
    return FALSE;
  name = LEAF_RULE (writing->build, writing->other)->name;
  section = section_there (writing, writing->other);
  if (LEAF_SAME (writing->other, writing->rule))
    return refuse (writing, N_ ("A rule cannot be listed before or after itself."), NULL);
  if (section == 0)
    return refuse (writing, N_ ("The %1 is not in the %2 rules."), name,
                   LEAF_RULEBOOK (writing->build, writing->book)->name, NULL);
  if ((section == LEAF_SECTION_VERY_FIRST && writing->request->sort != LEAF_WRITE_LISTED_AFTER)
      || (section == LEAF_SECTION_VERY_LAST && writing->request->sort != LEAF_WRITE_LISTED_BEFORE))
    return refuse (writing, N_ ("The %1 is declared 'very %2', so it cannot be moved."), name,
                   section == LEAF_SECTION_VERY_FIRST ? "first" : "last", NULL);
  return TRUE;
}

static gboolean
check_listing (const Writing *writing)
{
  const LeafBuild *build = writing->build;
  const char *name = LEAF_RULE (build, writing->rule)->name, *book;
  guint32 section;

  if (!LEAF_IS (writing->book) || writing->book.ix >= build->rules->rulebooks.n)
    return refuse (writing, N_ ("No rulebook was chosen."), NULL);
  book = LEAF_RULEBOOK (build, writing->book)->name;
  section = section_there (writing, writing->rule);
  if (writing->request->sort == LEAF_WRITE_NOT_LISTED) {
    if (section == 0)
      return refuse (writing, N_ ("The %1 is not in the %2 rules."), name, book, NULL);
    if (section == LEAF_SECTION_VERY_FIRST || section == LEAF_SECTION_VERY_LAST)
      return refuse (writing, N_ ("The %1 is declared 'very %2', so it cannot be unlisted."), name,
                     section == LEAF_SECTION_VERY_FIRST ? "first" : "last", NULL);
    return TRUE;
  }
  if (leaf_rulebook_general_stage (LEAF_RULEBOOK (build, writing->book)) != 0)
    return refuse (writing, N_ ("The %1 rules are never followed as a whole, only those of one action."), book, NULL);
  if (!leaf_rule_fits_rulebook (build, writing->rule, writing->book))
    return refuse (writing, N_ ("The %1 and the %2 rules have different bases."), name, book, NULL);
  if (writing->request->sort == LEAF_WRITE_LISTED && section != 0)
    return refuse (writing, N_ ("The %1 is already in the %2 rules."), name, book, NULL);
  return writing->request->sort < LEAF_WRITE_LISTED_BEFORE || check_beside (writing);
}

static gboolean
write_listing (const Writing *writing, LeafEdit *edit)
{
  const char *how = listing_words[writing->request->sort];
  g_autofree char *name = NULL;
  g_autofree char *beside = NULL;
  const char *book;

  if (!check_listing (writing))
    return FALSE;
  name = spelled_name (writing, writing->rule);
  book = LEAF_RULEBOOK (writing->build, writing->book)->name;
  if (writing->request->sort >= LEAF_WRITE_LISTED_BEFORE && writing->request->sort <= LEAF_WRITE_LISTED_INSTEAD_OF)
    beside = spelled_name (writing, writing->other);
  add_paragraph (writing,
                 beside != NULL ? g_strdup_printf ("The %s is %s the %s in the %s rules.", name, how, beside, book)
                                : g_strdup_printf ("The %s is %s the %s rules.", name, how, book),
                 edit);
  return TRUE;
}

/* --- does nothing, substitutes for -------------------------------------------------------------------------------- */

static gboolean
write_does_nothing (const Writing *writing, LeafEdit *edit)
{
  g_autofree char *name = spelled_name (writing, writing->rule);
  g_autofree char *tail = NULL;

  if (!read_condition (writing, &tail))
    return FALSE;
  add_paragraph (writing, g_strdup_printf ("The %s does nothing%s.", name, tail), edit);
  return TRUE;
}

static gboolean
write_substitutes (const Writing *writing, LeafEdit *edit)
{
  g_autofree char *name = NULL, *substitute = NULL, *tail = NULL;

  if (!check_named (writing, writing->other))
    return FALSE;
  name = spelled_name (writing, writing->rule);
  substitute = spelled_name (writing, writing->other);
  if (LEAF_SAME (writing->other, writing->rule))
    return refuse (writing, N_ ("A rule cannot replace itself."), NULL);
  if (!leaf_rule_may_substitute (writing->build, writing->other, writing->rule))
    return refuse (writing, N_ ("The %1 and the %2 have different bases."), substitute, name, NULL);
  if (!read_condition (writing, &tail))
    return FALSE;
  add_paragraph (writing, g_strdup_printf ("The %s substitutes for the %s%s.", substitute, name, tail), edit);
  return TRUE;
}

/* --- responses and names ------------------------------------------------------------------------------------------ */

/* If the story has already changed a response, that sentence is edited, since a second one would be misleading. */
static gboolean
write_response (const Writing *writing, LeafEdit *edit)
{
  const LeafBuild *build = writing->build;
  guint32 row = leaf_rules_find_response (build, writing->rule, writing->request->letter);
  g_autofree char *text = NULL, *now = NULL, *name = NULL;
  const LeafResponse *response;
  LeafPlace place;
  char *sentence;

  if (row == 0)
    return refuse (writing, N_ ("The %1 has no such response."), LEAF_RULE (build, writing->rule)->name, NULL);
  if (!read_text (writing, &text))
    return FALSE;
  response = LEAF_ROW (&build->rules->responses, LeafResponse, row);
  now = leaf_words_text_dup (build, response->word);
  if (strcmp (now, text) == 0)
    return refuse (writing, N_ ("This is already its text."), NULL);
  name = spelled_name (writing, writing->rule);
  sentence = g_strdup_printf ("The %s response (%c) is \"%s\".", name, 'A' + (int) response->letter, text);
  place = place_of_words (writing, leaf_wording (response->word, response->word + 1));
  if (response->is_replaced && place.source == writing->story)
    replace_words (place, g_strdup_printf ("\"%s\"", text), sentence, edit);
  else
    add_paragraph (writing, sentence, edit);
  return TRUE;
}

static gboolean
write_name (const Writing *writing, LeafEdit *edit)
{
  const LeafRule *row = LEAF_RULE (writing->build, writing->rule);
  LeafPlace place = place_of_words (writing, row->wording);
  g_autofree char *name = NULL, *preamble = NULL;

  if (row->name != NULL)
    return refuse (writing, N_ ("It is already called the %1."), row->name, NULL);
  if (place.source != writing->story)
    return refuse (writing, N_ ("It is in a file outside this story."), NULL);
  if (!read_name (writing, &name))
    return FALSE;
  preamble = leaf_wording_dup (writing->build, row->wording);
  place.start = place.end;
  replace_words (place, g_strdup_printf (" (this is the %s)", name),
                 g_strdup_printf ("%s (this is the %s)", preamble, name), edit);
  edit->lead = 1;
  edit->length--;
  return TRUE;
}

/* --- entry points ------------------------------------------------------------------------------------------------- */

/* The story's latest sentence that lists the rule in that rulebook, or removes it. None if a later sentence lists the
 * other rule, since the edited sentence would name a rule that is not there yet. */
static LeafPlace
overtaken_by_it (const Writing *writing)
{
  const LeafBuild *build = writing->build;
  gboolean is_guest = LEAF_IS (writing->other) && !LEAF_SAME (LEAF_RULE (build, writing->other)->home, writing->book),
           comes_later = FALSE;
  LeafSpan span = { 0 };

  LEAF_EACH (&build->rules->obeyed, i) {
    const LeafListing *listing = LEAF_ROW (&build->rules->obeyed, LeafListing, i);
    LeafWording words = leaf_rules_sentence (build, listing->sentence)->wording;

    if (LEAF_SAME (listing->rule, writing->rule)
        && (!LEAF_IS (listing->rulebook) || LEAF_SAME (listing->rulebook, writing->book))
        && leaf_wording_span (build, words).source == writing->story) {
      span = leaf_wording_span (build, words);
      comes_later = FALSE;
    } else if (is_guest && LEAF_SAME (listing->rule, writing->other) && LEAF_SAME (listing->rulebook, writing->book))
      comes_later = TRUE;
  }
  if (comes_later)
    return (LeafPlace) { 0 };
  return (LeafPlace) { span.source, span.start, span.end };
}

void
leaf_rules_write_paragraph (const LeafBuild *build, guint32 story, char *sentence, LeafEdit *edit)
{
  const Writing writing = { .build = build, .story = story };

  *edit = (LeafEdit) { 0 };
  add_paragraph (&writing, sentence, edit);
}

gboolean
leaf_rules_write (const LeafBuild *build, guint32 story, const LeafEditRequest *request, LeafEdit *edit,
                  GTranslateFunc translate, gpointer data, char **why_not)
{
  Writing writing = { .build = build,
                      .story = story,
                      .request = request,
                      .translate = translate,
                      .data = data,
                      .why_not = why_not,
                      .rule = LEAF_ID (LeafRuleId, request->rule),
                      .other = LEAF_ID (LeafRuleId, request->other),
                      .book = LEAF_ID (LeafRulebookId, request->rulebook) };

  *edit = (LeafEdit) { 0 };
  if (request->sort == LEAF_WRITE_NAME && LEAF_IS (writing.rule) && request->rule < build->rules->rules.n)
    return write_name (&writing, edit);
  if (!check_named (&writing, writing.rule))
    return FALSE;
  switch (request->sort) {
  case LEAF_WRITE_DOES_NOTHING: return write_does_nothing (&writing, edit);
  case LEAF_WRITE_SUBSTITUTES: return write_substitutes (&writing, edit);
  case LEAF_WRITE_RESPONSE: return write_response (&writing, edit);
  case LEAF_WRITE_LISTED:
  case LEAF_WRITE_LISTED_FIRST:
  case LEAF_WRITE_LISTED_LAST:
  case LEAF_WRITE_LISTED_BEFORE:
  case LEAF_WRITE_LISTED_AFTER:
  case LEAF_WRITE_LISTED_INSTEAD_OF:
  case LEAF_WRITE_NOT_LISTED:
  case LEAF_WRITE_NAME: break;
  }
  if (!write_listing (&writing, edit))
    return FALSE;
  edit->overtakes = overtaken_by_it (&writing);
  return TRUE;
}
