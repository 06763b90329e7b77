/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pages of the manual about places in a source or a list: each line of the table is a source with a "^" before the
 * place, and where the manual opens. */
#include "leaf-bundled.h"
#include "leaf-manual-examples.h"
#include "leaf-manual-reference.h"
#include "leaf-problem-help.h"

#include <string.h>

/* Reports each failure, not just the last one. */
#define FAIL(...) (g_test_message (__VA_ARGS__), g_test_fail ())

static const struct {
  const char *source, *place;
} cases[] = {
  { "The box is a ^container in the Hall.", "51-reference-kinds#container" },
  { "The box is ^openable.", "51-reference-adjectives#openable" },
  { "The ^description of the Hall is \"Big.\"", "51-reference-properties#description" },
  { "Instead of ^taking the Hall: stop.", "50-reference-actions#taking" },
  { "Every turn: if the ^turn count is 3, stop.", "51-reference-variables#turn-count" },
  { "Every turn: ^end the story.", "54-reference-phrases#end-the-story" },
  { "Every turn: if the player ^carries the box, stop. The box is in the Hall.",
    "56-reference-relations#carrying-relation" },
  { "Every turn: say \"[^line break]\".", "55-reference-texts#line-break" },
  { "^Use scoring.", "57-reference-use-options" },
  { "Use ^scoring.", "57-reference-use-options#scoring" },
  { "Rule for ^printing the banner text: stop.", "53-reference-activities#printing-the-banner-text" },
  { "The ^can't take scenery rule is not listed in any rulebook.", "50-reference-actions#taking" },
  { "^Every turn: stop.", "52-reference-rulebooks#every-turn" },
  { "A cat ^is a kind of animal.", "09-kinds-and-properties#a-kind-of-your-own" },
  { "A thing ^can be wet.", "09-kinds-and-properties#properties-that-are-so-or-not-so" },
  { "Instead of jumping ^when the turn count is 3: stop.", "11-which-rule-wins#what-counts-in-order" },
  { "Every turn: ^if the turn count is 3, stop.", "13-conditions-and-descriptions#if" },
  { "Every turn: ^now the maximum score is 3.", "14-phrases-variables-loops#now" },
  { "Every turn: ^repeat with X running through things: stop.", "14-phrases-variables-loops#loops" },
  { "Every turn: repeat with X ^running through things: stop.", "14-phrases-variables-loops#loops" },
  { "Every turn: ^say \"No.\"", "15-texts-that-vary" },
  { "^Understand \"hop\" as jumping.", "16-understanding-commands" },
  { "Test me ^with \"look\".", "29-testing#test-scripts" },
  { "To ^greet: stop.", "14-phrases-variables-loops" },
  { "The bell ^is in the Hall.", "02-how-sentences-are-read#two-kinds-of-writing" },
};

/* Names in the form of lists of the index. */
static const struct {
  const char *name, *place;
} rows[] = {
  { "taking", "50-reference-actions#taking" },
  { "container", "51-reference-kinds#container" },
  { "containment relation", "56-reference-relations#containment-relation" },
  { "to carry", "56-reference-verbs#to-carry" },
  { "To end the story", "54-reference-phrases#end-the-story" },
  { "can't take scenery rule", "50-reference-actions#taking" },
  { "every turn stage rule", "52-reference-rulebooks#turn-sequence" },
  { "frobnicate", NULL },
};

static gboolean
is_there (const LeafManual *manual, const char *place)
{
  g_auto (GStrv) parts = g_strsplit (place, "#", 2);
  const LeafManualPage *page = leaf_manual_find_page (manual, parts[0]);

  return page != NULL && (parts[1] == NULL || leaf_manual_find_heading (page, parts[1]) != NULL);
}

static void
check_source (const LeafManual *manual, const char *marked, const char *expected)
{
  const char *mark = strchr (marked, '^');
  g_autofree char *source = g_strdup_printf ("The Hall is a room. %.*s%s\n", (int) (mark - marked), marked, mark + 1);
  g_autoptr (LeafProgram) program = leaf_manual_compile (source);
  g_autofree char *place
      = leaf_manual_place_at (manual, program, leaf_program_story_source (program),
                              (guint32) (strlen ("The Hall is a room. ") + (gsize) (mark - marked)) + 1);

  if (g_strcmp0 (place, expected) != 0)
    FAIL ("%s: %s", marked, place);
}

static void
test_sources (gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    check_source (data, cases[i].source, cases[i].place);
}

static const char *forms_file;

/* Each form of a sentence, clause, condition, value, phrase and substitution. */
static void
test_forms (gconstpointer data)
{
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  g_assert_true (g_file_get_contents (forms_file, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 1; lines[i] != NULL && *lines[i] != '\0'; i++) {
    g_auto (GStrv) cells = g_strsplit (lines[i], "\t", 2);
    g_autofree char *source = g_strcompress (cells[1]);

    g_assert_true (is_there (data, cells[0]));
    check_source (data, source, cells[0]);
  }
}

/* --- examples of the reference ------------------------------------------------------------------------------------ */

extern const LeafBundledFile leaf_manual_examples[];

static gboolean
is_named (const LeafProgram *program, const LeafOccurrenceInfo *info, const char *entry)
{
  const char *name = leaf_program_occurrence_name (program, info);
  gboolean is_text;
  g_autofree char *form = name != NULL && info->sort == LEAF_NAMED_PHRASE && g_str_has_prefix (name, "To ")
                              ? leaf_manual_dup_phrase_name (name, &is_text)
                              : g_strdup (name);

  return g_strcmp0 (form, entry) == 0;
}

/* At the words of an entry's example that use the entry, F1 leads to it, or to another of the same name. */
static void
check_entry (const LeafManual *manual, const LeafProgram *program, const char *section, const char *entry)
{
  guint32 n = 0, source = leaf_program_story_source (program);
  g_autofree LeafOccurrenceInfo *all = leaf_program_occurrences (program, source, &n);
  g_autofree char *expected = g_strdup_printf ("-reference-%s", section), *last = NULL;

  for (guint32 i = 0; i < n; i++) {
    g_autofree char *place = NULL;

    if (!is_named (program, &all[i], entry))
      continue;
    place = leaf_manual_place_at (manual, program, source, all[i].place.start + 1);
    if (place != NULL && strstr (place, expected) != NULL)
      return;
    g_free (last);
    last = g_steal_pointer (&place);
  }
  FAIL ("%s %s: %s", section, entry, last);
}

static void
check_page (const LeafManual *manual, const LeafManualPage *page)
{
  g_autofree char *section = g_strndup (page->name, strcspn (page->name, "-"));
  g_auto (GStrv) entries = NULL;

  for (guint i = 0; i < page->blocks->len; i++) {
    const LeafManualBlock *block = g_ptr_array_index (page->blocks, i);
    char **named = leaf_manual_example_entries (block);
    g_autoptr (LeafProgram) program = NULL;

    if (named != NULL) {
      g_strfreev (entries);
      entries = named;
    }
    if (entries == NULL || (block->sort != LEAF_MANUAL_STORY && block->sort != LEAF_MANUAL_ADDS))
      continue;
    program = leaf_manual_compile (block->source);
    for (char **each = entries; *each != NULL; each++)
      if (strstr (*each, " :: ") == NULL)
        check_entry (manual, program, section, *each);
    g_clear_pointer (&entries, g_strfreev);
  }
}

/* Entries about commands or grammar have no names to check. */
static void
test_examples (gconstpointer data)
{
  static const char *const sections[]
      = { "phrases", "texts", "kinds", "rulebooks", "properties", "adjectives", "variables" };
  g_autoptr (LeafManual) pages = leaf_manual_new ();

  for (const LeafBundledFile *file = leaf_manual_examples; file->name != NULL; file++)
    leaf_manual_add_page (pages, file->name, file->bytes, NULL);
  for (guint i = 0; i < leaf_manual_n_pages (pages); i++) {
    const LeafManualPage *page = leaf_manual_page (pages, i);

    for (guint k = 0; k < G_N_ELEMENTS (sections); k++)
      if (g_str_has_prefix (page->name, sections[k]))
        check_page (data, page);
  }
}

static void
test_rows (gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autofree char *place = leaf_manual_place_of (data, rows[i].name);

    if (g_strcmp0 (place, rows[i].place) != 0)
      FAIL ("%s: %s", rows[i].name, place);
  }
}

/* Each place that the tables name exists. */
static void
test_places (gconstpointer data)
{
  static const char *const places[] = {
#define LEAF_MANUAL_FORM(form, place)  place,
#define LEAF_MANUAL_TOPIC(sort, place) place,
#include "leaf-manual-forms.def"
#include "leaf-manual-topics.def"
  };

  for (guint i = 0; i < G_N_ELEMENTS (places); i++) {
    if (!is_there (data, places[i]))
      FAIL ("%s is not there", places[i]);
  }
}

/* The whole text of a section, with its blocks; without an anchor, that of the page. */
static char *
dup_section (const LeafManual *manual, const char *place)
{
  g_auto (GStrv) parts = g_strsplit (place, "#", 2);
  const LeafManualPage *page = leaf_manual_find_page (manual, parts[0]);
  const LeafManualBlock *heading = parts[1] != NULL ? leaf_manual_find_heading (page, parts[1]) : NULL;
  g_autoptr (GString) text = g_string_new (NULL);
  gboolean is_in = heading == NULL;

  for (guint i = 0; i < page->blocks->len; i++) {
    const LeafManualBlock *block = g_ptr_array_index (page->blocks, i);

    if (block->sort == LEAF_MANUAL_HEADING && heading != NULL)
      is_in = block == heading || (is_in && block->level > heading->level);
    if (is_in)
      g_string_append_printf (text, "%s\n", block->text);
  }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* The place of each form exists, and explains or uses its words. */
static void
test_words (gconstpointer data)
{
  static const struct {
    const char *words, *place;
  } rows[] = {
#define LEAF_MANUAL_WORDS(where, words, place) { words, place },
#include "leaf-manual-words.def"
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autofree char *section = is_there (data, rows[i].place) ? dup_section (data, rows[i].place) : NULL;
    g_autofree char *text = section != NULL ? g_ascii_strdown (section, -1) : NULL;

    if (text == NULL)
      FAIL ("%s is not there", rows[i].place);
    else if (strstr (text, rows[i].words) == NULL)
      FAIL ("%s does not have '%s'", rows[i].place, rows[i].words);
  }
}

/* Each problem has its own entry. */
static void
test_problems (gconstpointer data)
{
  const char *code;

  for (guint32 i = 0; (code = leaf_problem_code (i)) != NULL; i++) {
    g_autofree char *anchor = leaf_manual_anchor (code);
    g_autofree char *place = g_strdup_printf ("60-reference-problems-%c#%s", g_ascii_tolower (*code), anchor);

    if (!is_there (data, place))
      FAIL ("%s is not there", place);
  }
}

static void
check_mistake (const LeafManual *manual, const LeafManualPage *page, const LeafManualBlock *heading,
               const LeafManualBlock *mistake, const LeafManualBlock *problem)
{
  g_auto (GStrv) codes = g_strsplit (mistake->argument, " ", -1), lines = g_strsplit (problem->text, "\n", -1);
  g_autofree char *own = g_strdup_printf ("%s#%s", page->name, heading->id),
                  *place = leaf_manual_place_of_problem (manual, codes[0], lines[0]);

  if (g_strcmp0 (place, own) != 0)
    FAIL ("%s leads to %s", own, place);
}

/* The first problem of each mistake leads to its section; another sentence with a code of many sections leads to the
 * code. */
static void
test_mistakes (gconstpointer data)
{
  const LeafManualPage *page = leaf_manual_find_page (data, "35-fifty-first-mistakes");
  g_autofree char *other
      = leaf_manual_place_of_problem (data, "SENTENCE_UNKNOWN", "The sentence 'Hm' could not be understood.");
  const LeafManualBlock *heading = NULL;
  guint n = 0;

  for (guint i = 0; i + 1 < page->blocks->len; i++) {
    const LeafManualBlock *block = g_ptr_array_index (page->blocks, i), *next = g_ptr_array_index (page->blocks, i + 1);

    if (block->sort == LEAF_MANUAL_HEADING)
      heading = block;
    if (block->sort != LEAF_MANUAL_MISTAKE || next->sort != LEAF_MANUAL_PROBLEM)
      continue;
    check_mistake (data, page, heading, block, next);
    n++;
  }
  g_assert_cmpuint (n, >=, 50);
  g_assert_cmpstr (other, ==, "60-reference-problems-s#sentence-unknown");
}

int
main (int argc, char **argv)
{
  g_autoptr (LeafManual) manual = leaf_manual_new_bundled ();

  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/manual/topics/sources", manual, test_sources);
  forms_file = argv[1];
  g_test_add_data_func ("/manual/topics/forms", manual, test_forms);
  g_test_add_data_func ("/manual/topics/examples", manual, test_examples);
  g_test_add_data_func ("/manual/topics/rows", manual, test_rows);
  g_test_add_data_func ("/manual/topics/places", manual, test_places);
  g_test_add_data_func ("/manual/topics/words", manual, test_words);
  g_test_add_data_func ("/manual/topics/problems", manual, test_problems);
  g_test_add_data_func ("/manual/topics/mistakes", manual, test_mistakes);
  return g_test_run ();
}
