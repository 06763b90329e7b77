/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-rules-format.c: the titles of rules, and rulebooks in machine-readable form. */
#include "leaf-rules-private.h"

char *
leaf_rules_dup_quoted (const LeafBuild *build, LeafWording words)
{
  char *text = leaf_wording_dup (build, words), *to = text;

  for (const char *at = text; *at != '\0'; at++)
    if (!g_ascii_isspace (*at))
      *to++ = *at;
    else if (to[-1] != ' ') /* the first one is no space */
      *to++ = ' ';
  *to = '\0';
  return text;
}

/* --- operands as text --------------------------------------------------------------------------------------------- */

enum { MOST_BODY = 40 }; /* bytes of a body in a title */

const char *
leaf_rule_face (const LeafBuild *build, LeafRuleId rule)
{
  const char *face = LEAF_RULE (build, rule)->face;

  return face != NULL ? face : leaf_rule_title (build, rule);
}

/* The first words of the first statement, cut at a space; NULL: it has no body. */
static char *
first_words (const LeafBuild *build, const LeafRule *rule)
{
  const LeafSentence *sentence = leaf_rules_sentence (build, rule->sentence);
  LeafWording words;
  char *text, *cut;

  if (!LEAF_IS (sentence->body))
    return NULL;
  words = LEAF_ROW (&build->sentences->statements, LeafStatement, sentence->body.ix)->wording;
  text = leaf_rules_dup_quoted (build, words);
  if (strlen (text) <= MOST_BODY)
    return text;
  for (cut = text + MOST_BODY; cut > text && *cut != ' '; cut--)
    ;
  if (cut == text)
    for (cut = text + MOST_BODY; ((guchar) *cut & 0xC0) == 0x80; cut++)
      ;
  *cut = '\0';
  cut = g_strconcat (text, "…", NULL);
  g_free (text);
  return cut;
}

/* Like the title, but with brackets and punctuation spaced as in normal writing, since a title has spaces between all
 * words. */
static char *
set_title (const LeafBuild *build, LeafRuleId rule)
{
  const LeafRule *row = LEAF_RULE (build, rule);
  const char *title = leaf_rule_title (build, rule);
  char *set, *to;

  if (title != row->preamble && title != row->preamble + 4)
    return g_strdup (title);
  set = to = g_strdup (title);
  for (const char *at = title; *at != '\0'; at++)
    if (*at != ' ' || !(at[-1] == '(' || strchr (",)", at[1]) != NULL)) /* it neither begins nor ends with a space */
      *to++ = *at;
  *to = '\0';
  return set;
}

static char *
with_body (const LeafBuild *build, LeafRuleId rule)
{
  g_autofree char *words = first_words (build, LEAF_RULE (build, rule));
  char *title = set_title (build, rule);
  char *whole;

  if (words == NULL)
    return title;
  whole = g_strdup_printf ("%s: %s", title, words);
  g_free (title);
  return whole;
}

static char *
with_line (const LeafBuild *build, LeafRuleId rule)
{
  LeafSpan span = leaf_wording_span (build, LEAF_RULE (build, rule)->wording);
  g_autofree char *face = with_body (build, rule);
  guint32 line = 0, column = 0;

  leaf_words_line (build->words, span.source, span.start, &line, &column);
  return g_strdup_printf ("%s (line %u)", face, line);
}

/* Counts the rules with each title, before anything is appended; `keys` are hashes of the titles. Two equal hashes by
 * chance only make a title longer than necessary. */
static void
count_faces (const GPtrArray *faces, LeafIndex *counts, guint64 *keys)
{
  for (guint i = 1; i < faces->len; i++)
    if (faces->pdata[i] != NULL) {
      keys[i] = leaf_hash (faces->pdata[i], strlen (faces->pdata[i]), 0);
      leaf_index_set (counts, keys[i], leaf_index_find (counts, keys[i]) + 1);
    }
}

/* Makes the titles of all that share one longer; returns FALSE if there are none. */
static gboolean
lengthen (const LeafBuild *build, GPtrArray *faces, char *(*make) (const LeafBuild *build, LeafRuleId rule))
{
  g_autofree guint64 *keys = g_new (guint64, faces->len + 1);
  g_autoptr (GPtrArray) made = g_ptr_array_new ();
  LeafIndex counts;
  gboolean any = FALSE;

  leaf_index_init (&counts);
  count_faces (faces, &counts, keys);
  g_ptr_array_set_size (made, (gint) faces->len);
  for (guint i = 1; i < faces->len; i++)
    if (faces->pdata[i] != NULL && leaf_index_find (&counts, keys[i]) > 1)
      made->pdata[i] = make (build, LEAF_ID (LeafRuleId, i)), any = TRUE;
  for (guint i = 1; i < faces->len; i++)
    if (made->pdata[i] != NULL) {
      g_free (faces->pdata[i]);
      faces->pdata[i] = made->pdata[i];
    }
  leaf_index_clear (&counts);
  return any;
}

void
leaf_rules_give_faces (LeafBuild *build)
{
  g_autoptr (GPtrArray) faces = g_ptr_array_new_with_free_func (g_free);

  g_ptr_array_set_size (faces, (gint) build->rules->rules.n);
  LEAF_EACH (&build->rules->rules, i) {
    const LeafRule *rule = LEAF_ROW (&build->rules->rules, LeafRule, i);

    if (rule->name == NULL && rule->is_library == build->is_library && !leaf_wording_empty (rule->wording))
      faces->pdata[i] = set_title (build, LEAF_ID (LeafRuleId, i));
  }
  if (lengthen (build, faces, with_body))
    lengthen (build, faces, with_line);
  for (guint i = 1; i < faces->len; i++)
    if (faces->pdata[i] != NULL && strcmp (faces->pdata[i], leaf_rule_title (build, LEAF_ID (LeafRuleId, i))) != 0)
      LEAF_ROW (&build->rules->rules, LeafRule, i)->face = leaf_arena_strdup (build->arena, faces->pdata[i]);
}

/* --- the exchange format ------------------------------------------------------------------------------------------ */

static const char *const sections[] = { "", "very first", "first", "middle", "last", "very last" };

/* A line of the story; 0 if the place is in the library, or in no source. */
static guint32
story_line (const LeafBuild *build, const LeafRule *rule)
{
  guint32 line = 0, column = 0;
  LeafSpan span;

  if (rule->is_library || leaf_wording_empty (rule->wording))
    return 0;
  span = leaf_wording_span (build, rule->wording);
  if (!LEAF_ROW (&build->words->sources, LeafSource, span.source)->is_library)
    leaf_words_line (build->words, span.source, span.start, &line, &column);
  return line;
}

static void
append_relation (const LeafBuild *build, GString *out, const LeafRulebookEntry *upper)
{
  const LeafRulebookEntry *lower
      = upper->next != 0 ? LEAF_ROW (&build->rules->rulebook_entries, LeafRulebookEntry, upper->next) : NULL;
  LeafRuleVerdict verdict = { 0 };
  const char *relation = "=";

  if (lower != NULL && upper->section == LEAF_SECTION_MIDDLE && lower->section == LEAF_SECTION_MIDDLE) {
    verdict = leaf_rule_compare_seen (build, LEAF_VIEW_PUBLISHED, upper->rule, lower->rule);
    relation = verdict.order > 0 ? ">" : verdict.order < 0 ? "<" : "=";
  } else if (lower != NULL && upper->section != lower->section)
    relation = ">";
  g_string_append_printf (out, "\t%s\t%s\n", relation, verdict.order != 0 ? leaf_law_number (verdict.law) : "");
}

static void
append_rule (const LeafBuild *build, GString *out, const LeafRulebookEntry *rulebook_entry)
{
  const LeafRule *rule = LEAF_RULE (build, rulebook_entry->rule);
  guint32 line = story_line (build, rule);
  g_autofree char *where = line > 0 ? g_strdup_printf ("%u", line) : g_strdup ("library");

  g_string_append_printf (out, "%s\t%s\t%s\t%s", sections[rulebook_entry->section], where,
                          rule->name != NULL ? rule->name : "", line > 0 ? rule->preamble : "");
  append_relation (build, out, rulebook_entry);
}

char *
leaf_rules_exchange (const LeafBuild *build, gboolean with_library)
{
  GString *out = g_string_new (NULL);

  LEAF_EACH (&build->rules->rulebooks, i) {
    const LeafRulebook *book = LEAF_ROW (&build->rules->rulebooks, LeafRulebook, i);

    if (book->first_rulebook_entry == 0 || (book->is_library && !with_library))
      continue;
    g_string_append_printf (out, "rulebook\t%s\n", book->name);
    for (guint32 at = book->first_rulebook_entry; at != 0;
         at = LEAF_ROW (&build->rules->rulebook_entries, LeafRulebookEntry, at)->next)
      append_rule (build, out, LEAF_ROW (&build->rules->rulebook_entries, LeafRulebookEntry, at));
  }
  return g_string_free (out, FALSE);
}
