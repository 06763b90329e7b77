/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-manual-reference.c: pages about everything in the library. They are made from a compiled story, because a list
 * written by hand would miss what is added to the library. */
#include "leaf-manual-reference.h"

#include "leaf-index.h"
#include "leaf-manual-entries.h"
#include "leaf-problem-help.h"

#include <string.h>

static const char nothing[] = "The Hall is a room.";

/* --- actions, kinds, relations ------------------------------------------------------------------------------------ */

/* Adds the texts of a rule that a story may replace, with their letters. */
static void
add_responses (GString *rules, const LeafProgram *program, guint32 rule)
{
  for (guint32 i = 0; i < leaf_program_rule (program, rule).n_responses; i++) {
    LeafResponseInfo response = leaf_program_rule_response (program, rule, i);
    const char *text = leaf_program_source_text (program, response.text.source);
    g_autofree char *words = g_strndup (text + response.text.start, response.text.end - response.text.start);

    g_strdelimit (words, "\n\t`", ' ');
    g_string_append_printf (rules, "- response (%c): `%s`\n", 'A' + (int) response.letter, words);
  }
}

/* The descriptions of all variables of the library: "variable: door gone through (object), of the action going". */
static GPtrArray *
list_variables (const LeafProgram *program)
{
  GPtrArray *variables = g_ptr_array_new_with_free_func (g_free);

  for (guint32 source = 1; source <= leaf_program_n_sources (program); source++) {
    guint32 n = 0;
    g_autofree LeafOccurrenceInfo *all = leaf_program_occurrences (program, source, &n);

    for (guint32 i = 0; i < n; i++)
      if (all[i].sort == LEAF_NAMED_VARIABLE && all[i].role == LEAF_ROLE_DEFINES)
        g_ptr_array_add (variables, leaf_program_occurrence_description (program, &all[i]));
  }
  return variables;
}

static void
add_variables (GString *page, const GPtrArray *variables, const char *action)
{
  g_autofree char *ending = g_strdup_printf (", of the action %s", action);
  gboolean is_first = TRUE;

  for (guint i = 0; i < variables->len; i++) {
    const char *description = g_ptr_array_index (variables, i);

    if (!g_str_has_suffix (description, ending))
      continue;
    g_string_append_printf (page, "%s- %.*s\n", is_first ? "Its variables:\n\n" : "",
                            (int) (strlen (description) - strlen (ending) - strlen ("variable: ")),
                            description + strlen ("variable: "));
    is_first = FALSE;
  }
  if (!is_first)
    g_string_append_c (page, '\n');
}

/* Adds the entry of the action in the first row. The rows below it are its commands, in quotation marks, and its
 * rules. */
static void
add_action (LeafManualMaker *maker, const LeafProgram *program, const GPtrArray *variables, GString *page,
            const LeafIndexEntry *entries, guint32 n)
{
  g_autoptr (GString) commands = g_string_new (NULL);
  g_autoptr (GString) rules = g_string_new (NULL);

  for (guint32 k = 1; k < n && entries[k].level > 0; k++)
    if (entries[k].text[0] == '"')
      g_string_append_printf (commands, "%s\n", entries[k].text);
    else {
      g_string_append_printf (rules, "- %s (%s)\n", entries[k].text,
                              entries[k].detail != NULL ? entries[k].detail : "");
      add_responses (rules, program, leaf_program_find_rule (program, entries[k].text));
    }
  leaf_manual_begin_entry (maker, page, "actions", entries->text, commands->len > 0 ? commands->str : NULL);
  if (entries->detail != NULL)
    g_string_append_printf (page, "It %s.\n\n", entries->detail);
  leaf_manual_end_entry (maker, page, "actions", entries->text, entries->text);
  add_variables (page, variables, entries->text);
  if (rules->len > 0)
    g_string_append_printf (page, "Its rules, in their order:\n\n%s\n", rules->str);
}

static void
add_actions (LeafManualMaker *maker, const LeafProgram *program)
{
  guint32 n = 0;
  LeafIndexEntry *entries = leaf_program_index (program, LEAF_INDEX_ACTIONS, &n);
  g_autoptr (GPtrArray) variables = list_variables (program);
  GString *page = leaf_manual_begin_page (
      maker, "50-reference-actions", "Reference: actions", "reference, list of actions, all actions",
      "Every action of the library, with the commands that lead to it, its variables, and its rules with their responses. See [actions](10-actions-and-one-turn.md).");

  g_string_prepend (page, "Part: Reference\n");
  for (guint32 i = 0; i < n; i++)
    if (entries[i].level == 0)
      add_action (maker, program, variables, page, entries + i, n - i);
  leaf_index_free (entries, n);
  leaf_manual_end_page (maker, page);
}

/* Adds the rows of a page of the index as entries. If the page is not flat, the rows below a row are listed in its
 * entry. */
static void
add_rows (LeafManualMaker *maker, const LeafProgram *program, LeafIndexPage which, const char *section, GString *page,
          gboolean is_flat)
{
  guint32 n = 0;
  LeafIndexEntry *entries = leaf_program_index (program, which, &n);

  for (guint32 i = 0; i < n; i++) {
    if ((entries[i].level != 0 && !is_flat) || g_hash_table_contains (maker->had, entries[i].text)
        || (!is_flat && strstr (entries[i].text, " relation") == NULL))
      continue;
    g_hash_table_add (maker->had, g_strdup (entries[i].text));
    leaf_manual_begin_entry (maker, page, section, entries[i].text, NULL);
    if (!is_flat && entries[i].detail != NULL)
      g_string_append_printf (page, "It relates %s.\n\n", entries[i].detail);
    for (guint32 k = i + 1; !is_flat && k < n && entries[k].level > 0; k++)
      g_string_append_printf (page, "- %s%s\n", entries[k].text, k + 1 == n || entries[k + 1].level == 0 ? "\n" : "");
    leaf_manual_end_entry (maker, page, section, entries[i].text, entries[i].text);
  }
  leaf_index_free (entries, n);
}

/* --- phrases ------------------------------------------------------------------------------------------------------ */

/* Adds a parameter: "(N - a number)" -> "(number)". Returns what follows it. */
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

/* Adds the first of a word's alternatives: "the/--" -> "the". Returns what follows the word. */
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

/* The longest run of words between parameters, which is searched for in the book; "" if it is too short for that. */
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

/* The phrase as a story uses it, from the title of its definition. */
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

char *
leaf_manual_dup_phrase_name (const char *title, gboolean *is_text)
{
  g_autofree char *form = dup_phrase_form (title);

  *is_text = g_str_has_prefix (title, "To say ");
  return *is_text ? g_strdup_printf ("[%s]", form) : g_steal_pointer (&form);
}

static void
add_phrase (LeafManualMaker *maker, GString *page, const char *title, const char *kind)
{
  gboolean is_text = FALSE;
  g_autofree char *name = leaf_manual_dup_phrase_name (title, &is_text), *shown = NULL, *fixed = NULL;

  if (*name == '\0' || g_hash_table_contains (maker->had, name))
    return;
  g_hash_table_add (maker->had, g_strdup (name));
  fixed = dup_fixed (name);
  shown = is_text                      ? g_strdup_printf ("say \"... %s ...\"\n", name)
          : is_condition_title (title) ? g_strdup_printf ("if %s, ...\n", name)
          : kind != NULL               ? g_strdup_printf ("%s -> %s\n", name, kind)
                                       : g_strdup_printf ("%s;\n", name);
  leaf_manual_add_entry (maker, page, is_text ? "texts" : "phrases", name, shown, fixed);
}

static void
add_phrases (LeafManualMaker *maker, const LeafProgram *program, GString *page, gboolean is_text)
{
  guint32 n = 0;
  LeafIndexEntry *entries = leaf_program_index (program, LEAF_INDEX_PHRASES, &n);

  for (guint32 i = 0; i < n; i++)
    if (g_str_has_prefix (entries[i].text, "To ") && g_str_has_prefix (entries[i].text, "To say ") == is_text)
      add_phrase (maker, page, entries[i].text, entries[i].detail);
  leaf_index_free (entries, n);
  leaf_manual_end_page (maker, page);
}

/* --- rulebooks and activities ------------------------------------------------------------------------------------- */

/* Adds the rules that have a name. */
static void
add_rules (GString *page, const LeafProgram *program, guint32 rulebook)
{
  gboolean is_first = TRUE;

  for (guint32 i = 0; i < leaf_program_rulebook (program, rulebook).n_rules; i++) {
    const char *name = leaf_program_rule (program, leaf_program_rulebook_rule (program, rulebook, i)).name;

    if (name == NULL)
      continue;
    g_string_append_printf (page, "%s- %s\n", is_first ? "Its rules, in their order:\n\n" : "", name);
    is_first = FALSE;
  }
  if (!is_first)
    g_string_append_c (page, '\n');
}

static void
add_rulebooks (LeafManualMaker *maker, const LeafProgram *program, GString *page, gboolean are_activities)
{
  for (guint32 i = 1; i <= leaf_program_n_rulebooks (program); i++) {
    LeafRulebookInfo info = leaf_program_rulebook (program, i);
    gboolean is_activity = info.group != NULL && g_str_has_prefix (info.group, "activity ");
    const char *name = is_activity ? info.group + strlen ("activity ") : info.name;

    if (!info.is_library || is_activity != are_activities || (info.group != NULL && !is_activity)
        || g_hash_table_contains (maker->had, name))
      continue;
    g_hash_table_add (maker->had, g_strdup (name));
    leaf_manual_add_entry (maker, page, is_activity ? "activities" : "rulebooks", name, NULL, name);
    if (!is_activity)
      add_rules (page, program, i);
  }
  leaf_manual_end_page (maker, page);
}

/* --- pages listed in reference.txt alone -------------------------------------------------------------------------- */

/* Chooses the words to search for in the book: a story names an option after "Use" and a token by its name, and never
 * names a testing command. */
static void
add_listed_entry (LeafManualMaker *maker, const char *section, const char *name, GString *page)
{
  g_autofree char *words = g_str_equal (section, "options")   ? g_strdup_printf ("Use %s", name)
                           : g_str_equal (section, "testing") ? g_strdup ("")
                                                              : g_strdup (name);

  /* no story can show a preference, so that its entry has no example */
  if (g_str_equal (section, "preferences"))
    leaf_manual_begin_entry (maker, page, section, name, NULL);
  else
    leaf_manual_add_entry (maker, page, section, name, NULL, words);
}

static void
add_listed (LeafManualMaker *maker, const char *section, GString *page)
{
  g_autofree char *head = g_strdup_printf ("[%s]", section);
  gboolean is_in = FALSE;

  for (char **line = maker->lines; *line != NULL; line++) {
    const char *sign = strstr (*line, " = ");

    if (**line == '[' && sign == NULL)
      is_in = g_str_equal (*line, head);
    else if (is_in && sign != NULL) {
      g_autofree char *entry = g_strndup (*line, (gsize) (sign - *line));

      add_listed_entry (maker, section, entry, page);
    }
  }
  leaf_manual_end_page (maker, page);
}

/* --- problems ----------------------------------------------------------------------------------------------------- */

static void
add_problem (LeafManualMaker *maker, GString *page, const char *code, const LeafProblemHelp *help)
{
  /* a problem with a file cannot be shown in a source, so that it has a sentence instead */
  const char *told = leaf_manual_find_sentence (maker->lines, "problems", code);

  g_string_append_printf (page, "## %s\n\n%s\n\n", code, help->explanation);
  if (help->mistake != NULL)
    g_string_append_printf (page, "Wrong:\n\n```form\n%s\n```\n\nRight:\n\n```form\n%s\n```\n\n", help->mistake,
                            help->corrected);
  else if (told != NULL)
    g_string_append_printf (page, "%s\n\n", told);
  else
    g_ptr_array_add (maker->without, g_strdup_printf ("[problems] %s has no example", code));
}

/* Adds a page for each first letter, since a single page would be too long. */
static void
add_problems (LeafManualMaker *maker)
{
  for (char letter = 'A'; letter <= 'Z'; letter++) {
    GString *page = NULL;
    const char *code;
    g_autofree char *title = g_strdup_printf ("Reference: problems, %c", letter);
    g_autofree char *name = g_strdup_printf ("60-reference-problems-%c", g_ascii_tolower (letter));

    for (guint32 i = 0; (code = leaf_problem_code (i)) != NULL; i++) {
      g_autoptr (LeafProblemHelp) help = *code == letter ? leaf_problem_help_new (code) : NULL;

      if (help == NULL)
        continue;
      if (page == NULL)
        page = leaf_manual_begin_page (
            maker, name, title, "reference, list of problems, problem codes",
            "What is behind a problem, with a wrong and a right form. See [reading a problem](02-how-sentences-are-read.md#reading-a-problem).");
      add_problem (maker, page, code, help);
    }
    if (page != NULL)
      leaf_manual_end_page (maker, page);
  }
}

/* --- the reference ------------------------------------------------------------------------------------------------ */

static void
add_phrase_pages (LeafManualMaker *maker, const LeafProgram *program)
{
  add_phrases (
      maker, program,
      leaf_manual_begin_page (
          maker, "54-reference-phrases", "Reference: phrases", "reference, list of phrases, all phrases",
          "Every phrase of the library: what can be done, asked and worked out. In brackets stands the kind of what fills the gap. See "
          "[phrases](14-phrases-variables-loops.md)."),
      FALSE);
  add_phrases (
      maker, program,
      leaf_manual_begin_page (
          maker, "55-reference-texts", "Reference: texts", "reference, text substitutions, all substitutions",
          "Everything of the library that can stand in square brackets in a text. See [texts](15-texts-that-vary.md)."),
      TRUE);
}

static void
add_rulebook_pages (LeafManualMaker *maker, const LeafProgram *program)
{
  add_rulebooks (
      maker, program,
      leaf_manual_begin_page (
          maker, "52-reference-rulebooks", "Reference: rulebooks", "reference, list of rulebooks, all rulebooks",
          "The rulebooks of the library, but for those of single actions and activities. See [outcomes](12-outcomes.md)."),
      FALSE);
  add_rulebooks (
      maker, program,
      leaf_manual_begin_page (
          maker, "53-reference-activities", "Reference: activities", "reference, list of activities, all activities",
          "What the story does by itself, in three rulebooks each: before, for, after. See [activities](23-activities.md)."),
      TRUE);
}

static void
add_listed_pages (LeafManualMaker *maker)
{
  add_listed (maker, "options",
              leaf_manual_begin_page (maker, "57-reference-use-options", "Reference: use options",
                                      "reference, use options, Use",
                                      "Sentences of the form *Use scoring.* Each stands at the top of a source."));
  add_listed (
      maker, "tokens",
      leaf_manual_begin_page (
          maker, "58-reference-tokens", "Reference: tokens", "reference, grammar tokens",
          "What can stand in brackets in the grammar of a command. See [commands](16-understanding-commands.md)."));
  add_listed (
      maker, "testing",
      leaf_manual_begin_page (
          maker, "59-reference-testing", "Reference: testing commands", "reference, testing commands",
          "Commands that work in a story that is being written. See [finding out why](28-finding-out-why.md)."));
  add_listed (maker, "preferences",
              leaf_manual_begin_page (
                  maker, "59-reference-preferences", "Reference: preferences",
                  "reference, preferences, settings, options of the program",
                  "Every preference of the window. Choose *Preferences* in the menu, or press Ctrl+comma."));
}

GPtrArray *
leaf_manual_add_reference (LeafManual *manual)
{
  g_autoptr (LeafProgram) program = leaf_manual_compile (nothing);
  LeafManualMaker *maker = leaf_manual_maker_new (manual);
  GString *page;

  add_actions (maker, program);
  page = leaf_manual_begin_page (maker, "51-reference-kinds", "Reference: kinds", "reference, list of kinds, all kinds",
                                 "Every kind of the library. See [kinds](09-kinds-and-properties.md).");
  add_rows (maker, program, LEAF_INDEX_KINDS, "kinds", page, TRUE);
  leaf_manual_end_page (maker, page);
  leaf_manual_add_names (maker, program);
  add_rulebook_pages (maker, program);
  add_phrase_pages (maker, program);
  page = leaf_manual_begin_page (
      maker, "56-reference-relations", "Reference: relations", "reference, list of relations, all verbs",
      "Every relation of the library, with the verbs that mean it. See [relations](22-relations-and-verbs.md).");
  add_rows (maker, program, LEAF_INDEX_RELATIONS, "relations", page, FALSE);
  leaf_manual_end_page (maker, page);
  add_listed_pages (maker);
  add_problems (maker);
  return leaf_manual_maker_finish (maker);
}

/* --- the sentence of a name --------------------------------------------------------------------------------------- */

char *
leaf_manual_dup_sentence (LeafNamed sort, const char *name)
{
  static const char *const sections[LEAF_NAMED_COUNT] = {
    [LEAF_NAMED_ACTION] = "actions",      [LEAF_NAMED_KIND] = "kinds",           [LEAF_NAMED_RULEBOOK] = "rulebooks",
    [LEAF_NAMED_ACTIVITY] = "activities", [LEAF_NAMED_RELATION] = "relations",   [LEAF_NAMED_USE_OPTION] = "options",
    [LEAF_NAMED_PROPERTY] = "properties", [LEAF_NAMED_ADJECTIVE] = "adjectives", [LEAF_NAMED_VARIABLE] = "variables",
  };
  g_auto (GStrv) lines = leaf_manual_dup_sentences ();
  gboolean is_phrase = sort == LEAF_NAMED_PHRASE && g_str_has_prefix (name, "To "), is_text = FALSE;
  g_autofree char *form = is_phrase ? leaf_manual_dup_phrase_name (name, &is_text) : g_strdup (name);
  const char *section = is_phrase                         ? (is_text ? "texts" : "phrases")
                        : (guint) sort < LEAF_NAMED_COUNT ? sections[sort]
                                                          : NULL;
  const char *sentence = section != NULL ? leaf_manual_find_sentence (lines, section, form) : NULL;

  return sentence != NULL && !g_str_equal (sentence, "(internal)") ? leaf_manual_plain (sentence) : NULL;
}
