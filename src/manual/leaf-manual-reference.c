/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-manual-reference.c: pages about all that the library has, made from the program itself, so that nothing is
 * left out and nothing is there that is not.
 *
 * What can only be said in words stands in data/manual/reference.txt: a line "NAME = SENTENCE" for each entry, or
 * for many at once, where NAME has a "*" or "?"; of several the first counts.  A line "[SECTION]" begins the entries
 * of a page. */
#include "leaf-manual-reference.h"

#include "leaf-bundled.h"
#include "leaf-index.h"
#include "leaf-problem-help.h"

#include <string.h>

extern const LeafBundledFile leaf_manual_sentences[];

static const char nothing[] = "The Hall is a room.";

typedef struct {
  LeafManual *manual;
  char **lines;       /* of reference.txt */
  GPtrArray *without; /* of char *: entries that have no sentence */
  GHashTable *had;    /* anchors: an entry stands once */
} Maker;

/* --- sentences ---------------------------------------------------------------------------------------------------- */

static gboolean
fits (const char *line, gsize length, const char *name)
{
  g_autofree char *pattern = g_strndup (line, length);

  return strpbrk (pattern, "*?") != NULL ? g_pattern_match_simple (pattern, name) : g_str_equal (pattern, name);
}

static const char *
find_sentence (char **lines, const char *section, const char *name)
{
  g_autofree char *head = g_strdup_printf ("[%s]", section);
  gboolean is_in = FALSE;

  for (char **line = lines; *line != NULL; line++) {
    const char *sign = strstr (*line, " = ");

    if (**line == '[' && sign == NULL)
      is_in = g_str_equal (*line, head);
    else if (is_in && sign != NULL && fits (*line, (gsize) (sign - *line), name))
      return sign + 3;
  }
  return NULL;
}

/* NULL, and the entry is noted: there is none. */
static const char *
sentence_of (Maker *maker, const char *section, const char *name)
{
  const char *sentence = find_sentence (maker->lines, section, name);

  if (sentence == NULL)
    g_ptr_array_add (maker->without, g_strdup_printf ("[%s] %s", section, name));
  return sentence;
}

/* The section of the book that first has the words in a story: an example that the tests play. */
static char *
dup_example (const LeafManual *manual, const char *words)
{
  for (guint i = 0; i < leaf_manual_n_pages (manual) && *words != '\0'; i++) {
    const LeafManualPage *page = leaf_manual_page (manual, i);
    const LeafManualBlock *heading = NULL;

    for (guint k = 0; k < page->blocks->len; k++) {
      const LeafManualBlock *block = g_ptr_array_index (page->blocks, k);

      if (block->sort == LEAF_MANUAL_HEADING)
        heading = block;
      if ((block->sort == LEAF_MANUAL_STORY || block->sort == LEAF_MANUAL_ADDS) && heading != NULL
          && strstr (block->text, words) != NULL) {
        g_autofree char *plain = leaf_manual_plain (heading->text);

        return g_strdup_printf ("Example: [%s](%s.md#%s).\n\n", heading->level > 1 ? plain : page->title, page->name,
                                heading->id);
      }
    }
  }
  return NULL;
}

static void
add_entry (Maker *maker, GString *page, const char *section, const char *name, const char *form, const char *example)
{
  const char *sentence = sentence_of (maker, section, name);
  g_autofree char *link = dup_example (maker->manual, example);

  g_string_append_printf (page, "## %s\n\n", name);
  if (form != NULL)
    g_string_append_printf (page, "```form\n%s```\n\n", form);
  if (sentence != NULL)
    g_string_append_printf (page, "%s\n\n", sentence);
  if (link != NULL)
    g_string_append (page, link);
}

static GString *
begin_page (const char *title, const char *keywords, const char *words)
{
  GString *page = g_string_new (NULL);

  g_string_append_printf (page, "# %s\nKeywords: %s\n\n%s\n\n", title, keywords, words);
  return page;
}

static void
end_page (Maker *maker, const char *name, GString *page)
{
  g_autofree char *text = g_string_free (page, FALSE);

  leaf_manual_add_page (maker->manual, name, text, NULL);
}

/* --- actions, kinds, relations ------------------------------------------------------------------------------------ */

static void
add_actions (Maker *maker, const LeafProgram *program)
{
  guint32 n = 0;
  LeafIndexEntry *entries = leaf_program_index (program, LEAF_INDEX_ACTIONS, &n);
  GString *page = begin_page (
      "Reference: actions", "reference, list of actions, all actions",
      "Every action of the library, with the commands that lead to it and its rules. See [actions](10-actions-and-one-turn.md).");

  g_string_prepend (page, "Part: Reference\n");
  for (guint32 i = 0; i < n; i++) {
    g_autoptr (GString) commands = g_string_new (NULL);
    g_autoptr (GString) rules = g_string_new (NULL);

    if (entries[i].level != 0)
      continue;
    for (guint32 k = i + 1; k < n && entries[k].level > 0; k++)
      if (entries[k].text[0] == '"')
        g_string_append_printf (commands, "%s\n", entries[k].text);
      else
        g_string_append_printf (rules, "- %s (%s)\n", entries[k].text,
                                entries[k].detail != NULL ? entries[k].detail : "");
    add_entry (maker, page, "actions", entries[i].text, commands->len > 0 ? commands->str : NULL, entries[i].text);
    if (entries[i].detail != NULL)
      g_string_append_printf (page, "It %s.\n\n", entries[i].detail);
    if (rules->len > 0)
      g_string_append_printf (page, "Its rules, in their order:\n\n%s\n", rules->str);
  }
  leaf_index_free (entries, n);
  end_page (maker, "50-reference-actions", page);
}

/* Rows of an index page as entries; those below a row, if any, are listed under it. */
static void
add_rows (Maker *maker, const LeafProgram *program, LeafIndexPage which, const char *section, GString *page,
          gboolean is_flat)
{
  guint32 n = 0;
  LeafIndexEntry *entries = leaf_program_index (program, which, &n);

  for (guint32 i = 0; i < n; i++) {
    if ((entries[i].level != 0 && !is_flat) || g_hash_table_contains (maker->had, entries[i].text)
        || (!is_flat && strstr (entries[i].text, " relation") == NULL))
      continue;
    g_hash_table_add (maker->had, g_strdup (entries[i].text));
    add_entry (maker, page, section, entries[i].text, NULL, entries[i].text);
    if (!is_flat && entries[i].detail != NULL)
      g_string_append_printf (page, "It relates %s.\n\n", entries[i].detail);
    for (guint32 k = i + 1; !is_flat && k < n && entries[k].level > 0; k++)
      g_string_append_printf (page, "- %s%s\n", entries[k].text, k + 1 == n || entries[k + 1].level == 0 ? "\n" : "");
  }
  leaf_index_free (entries, n);
}

/* --- phrases ------------------------------------------------------------------------------------------------------ */

/* "(N - a number)" -> "(number)" */
static const char *
add_gap (GString *form, const char *at)
{
  guint depth = 0;
  const char *end = at, *dash;
  g_autofree char *kind = NULL;
  const char *bare;

  do {
    depth += *end == '(';
    depth -= *end == ')';
    end++;
  } while (depth > 0 && *end != '\0');
  dash = strstr (at, " - ");
  if (dash == NULL || dash > end)
    return end; /* "(this is the abs function)" */
  kind = g_strndup (dash + 3, (gsize) (end - dash) - 4);
  bare = g_str_has_prefix (kind, "a ") ? kind + 2 : g_str_has_prefix (kind, "an ") ? kind + 3 : kind;
  g_string_append_printf (form, "(%s)", bare);
  return end;
}

/* A word, of several that may stand there the first that is one: "the/--" -> "the". */
static const char *
add_word (GString *form, const char *at)
{
  gsize length = strcspn (at, " ("), first = 0;

  while (first < length && at[first] != '/')
    first++;
  if (first == length || first == 0)
    first = length;
  g_string_append_len (form, at, (gssize) first);
  return at + length;
}

static char *
dup_form (const char *title)
{
  g_autoptr (GString) form = g_string_new (NULL);
  g_autofree char *end = NULL;

  while (*title != '\0') {
    if (*title == '(')
      title = add_gap (form, title);
    else if (*title == ' ')
      g_string_append_c (form, *title++);
    else
      title = add_word (form, title);
  }
  end = g_strdup (form->str);
  if (strstr (end, " -- running on") != NULL)
    *strstr (end, " -- running on") = '\0';
  return g_strdup (g_strstrip (end));
}

/* The longest run of words between gaps: what an example has. */
static char *
dup_fixed (const char *form)
{
  g_auto (GStrv) parts = g_regex_split_simple ("\\([^()]*(?:\\([^()]*\\)[^()]*)*\\)|,.*", form, 0, 0);
  const char *best = "";

  for (char **part = parts; *part != NULL; part++)
    if (strlen (g_strstrip (*part)) > strlen (best))
      best = *part;
  return g_strdup (strlen (best) > 3 ? best : "");
}

static gboolean
is_condition_title (const char *title)
{
  return g_str_has_prefix (title, "To decide if ") || g_str_has_prefix (title, "To decide whether ");
}

/* The title of a definition as the phrase is used. */
static char *
dup_phrase_form (const char *title)
{
  const char *after = g_str_has_prefix (title, "To say ") ? title + strlen ("To say ")
                      : is_condition_title (title)        ? strchr (title + strlen ("To decide "), ' ') + 1
                                                          : title + strlen ("To ");

  if (g_str_has_prefix (title, "To decide w") && !is_condition_title (title))
    after = strstr (title, " is ") != NULL ? strstr (title, " is ") + 4 : after;
  return dup_form (after);
}

static void
add_phrase (Maker *maker, GString *pages[2], const char *title, const char *kind)
{
  gboolean is_text = g_str_has_prefix (title, "To say "), is_condition = is_condition_title (title);
  g_autofree char *form = dup_phrase_form (title), *name = NULL, *shown = NULL, *fixed = NULL;

  name = is_text ? g_strdup_printf ("[%s]", form) : g_strdup (form);
  if (*form == '\0' || g_hash_table_contains (maker->had, name))
    return;
  g_hash_table_add (maker->had, g_strdup (name));
  fixed = dup_fixed (form);
  shown = is_text        ? g_strdup_printf ("say \"... %s ...\"\n", name)
          : is_condition ? g_strdup_printf ("if %s, ...\n", form)
          : kind != NULL ? g_strdup_printf ("%s -> %s\n", form, kind)
                         : g_strdup_printf ("%s;\n", form);
  add_entry (maker, pages[is_text], is_text ? "texts" : "phrases", name, shown, fixed);
}

static void
add_phrases (Maker *maker, const LeafProgram *program)
{
  guint32 n = 0;
  LeafIndexEntry *entries = leaf_program_index (program, LEAF_INDEX_PHRASES, &n);
  GString *pages[2] = {
    begin_page (
        "Reference: phrases", "reference, list of phrases, all phrases",
        "Every phrase of the library: what can be done, asked and worked out. In brackets stands the kind of what fills the gap. See "
        "[phrases](14-phrases-variables-loops.md)."),
    begin_page (
        "Reference: texts", "reference, text substitutions, all substitutions",
        "Everything of the library that can stand in square brackets in a text. See [texts](15-texts-that-vary.md)."),
  };

  for (guint32 i = 0; i < n; i++)
    if (g_str_has_prefix (entries[i].text, "To "))
      add_phrase (maker, pages, entries[i].text, entries[i].detail);
  leaf_index_free (entries, n);
  end_page (maker, "54-reference-phrases", pages[0]);
  end_page (maker, "55-reference-texts", pages[1]);
}

/* --- rulebooks and activities ------------------------------------------------------------------------------------- */

static void
add_rulebooks (Maker *maker, const LeafProgram *program)
{
  GString *page = begin_page (
      "Reference: rulebooks", "reference, list of rulebooks, all rulebooks",
      "The rulebooks of the library, but for those of single actions and activities. See [outcomes](12-outcomes.md).");
  GString *activities = begin_page (
      "Reference: activities", "reference, list of activities, all activities",
      "What the story does by itself, in three rulebooks each: before, for, after. See [activities](23-activities.md).");

  for (guint32 i = 1; i <= leaf_program_n_rulebooks (program); i++) {
    LeafRulebookInfo info = leaf_program_rulebook (program, i);
    gboolean is_activity = info.group != NULL && g_str_has_prefix (info.group, "activity ");
    const char *name = is_activity ? info.group + strlen ("activity ") : info.name;

    if (!info.is_library || (info.group != NULL && !is_activity) || g_hash_table_contains (maker->had, name))
      continue;
    g_hash_table_add (maker->had, g_strdup (name));
    add_entry (maker, is_activity ? activities : page, is_activity ? "activities" : "rulebooks", name, NULL, name);
  }
  end_page (maker, "52-reference-rulebooks", page);
  end_page (maker, "53-reference-activities", activities);
}

/* --- what has no rows in the program ------------------------------------------------------------------------------ */

/* An option stands in a story with "Use" before it, a token as it is called, and a testing command nowhere. */
static void
add_listed_entry (Maker *maker, const char *section, const char *name, const char *sentence, GString *page)
{
  g_autofree char *words = g_str_equal (section, "options") ? g_strdup_printf ("Use %s", name) : g_strdup (name);
  g_autofree char *link = dup_example (maker->manual, g_str_equal (section, "testing") ? "" : words);

  g_string_append_printf (page, "## %s\n\n%s\n\n%s", name, sentence, link != NULL ? link : "");
}

static void
add_listed (Maker *maker, const char *section, const char *name, GString *page)
{
  g_autofree char *head = g_strdup_printf ("[%s]", section);
  gboolean is_in = FALSE;

  for (char **line = maker->lines; *line != NULL; line++) {
    const char *sign = strstr (*line, " = ");

    if (**line == '[' && sign == NULL)
      is_in = g_str_equal (*line, head);
    else if (is_in && sign != NULL) {
      g_autofree char *entry = g_strndup (*line, (gsize) (sign - *line));

      add_listed_entry (maker, section, entry, sign + 3, page);
    }
  }
  end_page (maker, name, page);
}

/* --- problems ----------------------------------------------------------------------------------------------------- */

static void
add_problem (GString *page, const char *code, const LeafProblemHelp *help)
{
  g_string_append_printf (page, "## %s\n\n%s\n\n", code, help->explanation);
  if (help->mistake != NULL)
    g_string_append_printf (page, "Wrong:\n\n```form\n%s\n```\n\nRight:\n\n```form\n%s\n```\n\n", help->mistake,
                            help->mended);
}

/* A page for each first letter: all of them on one would be long to scroll. */
static void
add_problems (Maker *maker)
{
  for (char letter = 'A'; letter <= 'Z'; letter++) {
    GString *page = NULL;
    const char *code;

    for (guint32 i = 0; (code = leaf_problem_code (i)) != NULL; i++) {
      g_autoptr (LeafProblemHelp) help = *code == letter ? leaf_problem_help_new (code) : NULL;
      g_autofree char *title = g_strdup_printf ("Reference: problems, %c", letter);

      if (help == NULL)
        continue;
      if (page == NULL)
        page = begin_page (
            title, "reference, list of problems, problem codes",
            "What is behind a problem, with a wrong and a right form. See [reading a problem](02-how-sentences-are-read.md#reading-a-problem).");
      add_problem (page, code, help);
    }
    if (page != NULL) {
      g_autofree char *name = g_strdup_printf ("60-reference-problems-%c", g_ascii_tolower (letter));

      end_page (maker, name, page);
    }
  }
}

/* --- all of it ---------------------------------------------------------------------------------------------------- */

GPtrArray *
leaf_manual_add_reference (LeafManual *manual)
{
  g_autoptr (LeafProgram) program = leaf_manual_compile (nothing);
  Maker maker = { .manual = manual,
                  .lines = g_strsplit (leaf_manual_sentences[0].bytes, "\n", -1),
                  .without = g_ptr_array_new_with_free_func (g_free),
                  .had = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL) };
  GString *page;

  add_actions (&maker, program);
  page = begin_page ("Reference: kinds", "reference, list of kinds, all kinds",
                     "Every kind of the library. See [kinds](09-kinds-and-properties.md).");
  add_rows (&maker, program, LEAF_INDEX_KINDS, "kinds", page, TRUE);
  end_page (&maker, "51-reference-kinds", page);
  add_rulebooks (&maker, program);
  add_phrases (&maker, program);
  page = begin_page (
      "Reference: relations", "reference, list of relations, all verbs",
      "Every relation of the library, with the verbs that mean it. See [relations](22-relations-and-verbs.md).");
  add_rows (&maker, program, LEAF_INDEX_RELATIONS, "relations", page, FALSE);
  end_page (&maker, "56-reference-relations", page);
  add_listed (&maker, "options", "57-reference-use-options",
              begin_page ("Reference: use options", "reference, use options, Use",
                          "Sentences of the form *Use scoring.* Each stands at the top of a source."));
  add_listed (
      &maker, "tokens", "58-reference-tokens",
      begin_page (
          "Reference: tokens", "reference, grammar tokens",
          "What can stand in brackets in the grammar of a command. See [commands](16-understanding-commands.md)."));
  add_listed (
      &maker, "testing", "59-reference-testing",
      begin_page (
          "Reference: testing commands", "reference, testing commands",
          "Commands that work in a story that is being written. See [finding out why](28-finding-out-why.md)."));
  add_problems (&maker);
  g_strfreev (maker.lines);
  g_hash_table_unref (maker.had);
  return maker.without;
}

/* --- a sentence by itself ----------------------------------------------------------------------------------------- */

static char *
dup_phrase_sentence (char **lines, const char *title)
{
  gboolean is_text = g_str_has_prefix (title, "To say ");
  g_autofree char *form = g_str_has_prefix (title, "To ") ? dup_phrase_form (title) : NULL;
  g_autofree char *name = is_text ? g_strdup_printf ("[%s]", form) : g_strdup (form);
  const char *sentence = name != NULL ? find_sentence (lines, is_text ? "texts" : "phrases", name) : NULL;

  return sentence != NULL ? leaf_manual_plain (sentence) : NULL;
}

char *
leaf_manual_dup_sentence (LeafNamed sort, const char *name)
{
  static const char *const sections[LEAF_NAMED_COUNT] = {
    [LEAF_NAMED_ACTION] = "actions",      [LEAF_NAMED_KIND] = "kinds",         [LEAF_NAMED_RULEBOOK] = "rulebooks",
    [LEAF_NAMED_ACTIVITY] = "activities", [LEAF_NAMED_RELATION] = "relations", [LEAF_NAMED_USE_OPTION] = "options",
  };
  g_auto (GStrv) lines = g_strsplit (leaf_manual_sentences[0].bytes, "\n", -1);
  const char *sentence
      = (guint) sort < LEAF_NAMED_COUNT && sections[sort] != NULL ? find_sentence (lines, sections[sort], name) : NULL;

  if (sort == LEAF_NAMED_PHRASE)
    return dup_phrase_sentence (lines, name);
  return sentence != NULL ? leaf_manual_plain (sentence) : NULL;
}
