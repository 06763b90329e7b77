/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "leaf-storage-responses.h"

#include "leaf-storage-links.h"
#include "leaf-storage-read.h"
#include "leaf-storage-tree.h"
#include "leaf-storage-write.h"
#include "leaf.h"

#include <string.h>

enum { DEEPEST = 8, MOST_ROUNDS = 8, MOST_RESPONSES = 5000 };

static const char story[] = "\"Responses\"\n\nThe Hall is a room.\n\n";

typedef struct {
  GRegex *pattern;
  GPtrArray *sentences; /* of char *, without a newline */
  GHashTable *known;    /* "rule (A)": the responses that were found; the first text of each is used */
} Reading;

/* --- the texts of an installation --------------------------------------------------------------------------------- */

/* A rule is named by its preamble, or by the sentence that says which function of a kit defines it; its responses
 * follow. Groups 1 and 2: the name of a rule; 3 and 4: the text and the letter of a response. */
static const char pattern[] = "(?i:\\bthis\\s+is\\s+the\\s+([^:()\"]+?\\s+rule)[):])"
                              "|^(?i:The\\s+([^:()\".]+?\\s+rule)\\s+(?:is\\s+defined\\s+by|translates\\s+into)\\s)"
                              "|\"([^\"]*)\"\\s+\\(([A-Z])\\)";

/* The text of a group, with each line break and the spaces around it replaced by one space. */
static char *
fetch_words (const GMatchInfo *match, int group)
{
  g_autoptr (GRegex) breaks = g_regex_new ("[ \\t]*\\n\\s*", 0, 0, NULL);
  g_autofree char *words = g_match_info_fetch (match, group);

  return g_regex_replace_literal (breaks, words, -1, 0, " ", 0, NULL);
}

/* Adds the responses of a file. Each belongs to the rule that was named last: "(this is the can't take yourself rule)",
 * then `say "..." (A)`. */
static void
read_text (Reading *reading, const char *text)
{
  g_autoptr (GMatchInfo) match = NULL;
  g_autofree char *rule = NULL;

  for (g_regex_match (reading->pattern, text, 0, &match);
       g_match_info_matches (match) && reading->sentences->len < MOST_RESPONSES; g_match_info_next (match, NULL)) {
    g_autofree char *letter = g_match_info_fetch (match, 4), *words = NULL, *key = NULL;

    if (letter == NULL || *letter == '\0') { /* a rule */
      g_autofree char *own = fetch_words (match, 1);

      g_free (rule);
      rule = *own != '\0' ? g_steal_pointer (&own) : fetch_words (match, 2);
      continue;
    }
    if (rule == NULL)
      continue;
    words = fetch_words (match, 3);
    key = g_strdup_printf ("%s (%s)", rule, letter);
    if (g_hash_table_add (reading->known, g_strdup (key)))
      g_ptr_array_add (reading->sentences, g_strdup_printf ("The %s response (%s) is \"%s\".", rule, letter, words));
  }
}

static void
read_file (Reading *reading, const char *path)
{
  g_autofree char *bytes = NULL, *text = NULL;
  gsize length;

  if (!leaf_storage_read (path, &bytes, &length))
    return;
  text = g_utf8_make_valid (bytes, (gssize) length);
  read_text (reading, text);
}

/* Reads the sources of extensions: Inform 7 source (.i7x), or a literate program that contains it (.w). */
static void
read_folder (Reading *reading, const char *folder, guint depth)
{
  g_autoptr (GPtrArray) names = depth < DEEPEST ? leaf_storage_names (folder) : NULL;

  for (guint i = 0; names != NULL && i < names->len; i++) {
    const char *name = names->pdata[i];
    g_autofree char *path = g_build_filename (folder, name, NULL);

    if (g_file_test (path, G_FILE_TEST_IS_DIR) && !g_file_test (path, G_FILE_TEST_IS_SYMLINK))
      read_folder (reading, path, depth + 1);
    else if (g_str_has_suffix (name, ".i7x") || g_str_has_suffix (name, ".w"))
      read_file (reading, path);
  }
}

/* --- the sentences that Looseleaf understands --------------------------------------------------------------------- */

static char *
join (const GPtrArray *sentences)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < sentences->len; i++)
    g_string_append_printf (text, "%s\n\n", (const char *) sentences->pdata[i]);
  return g_string_free (text, FALSE);
}

/* Compiles the sentences, and removes each one that has a problem. Returns TRUE if it removed any; others may have
 * problems then. */
static gboolean
drop_wrong (GPtrArray *sentences)
{
  g_autofree char *body = join (sentences), *text = g_strconcat (story, body, NULL);
  LeafSourceText source = { .name = "story.ni", .bytes = text, .length = strlen (text) };
  g_autoptr (LeafProgram) program = leaf_program_compile (&source, NULL);
  g_autoptr (GHashTable) wrong = g_hash_table_new (NULL, NULL);
  guint n = sentences->len;

  for (guint32 i = 0; i < leaf_program_n_problems (program); i++) {
    LeafPlace place = leaf_program_problem (program, i).place;
    guint at = (guint) strlen (story), number = 0;

    while (place.source == leaf_program_story_source (program) && number < n && at <= place.start)
      at += (guint) strlen (sentences->pdata[number++]) + 2;
    if (number > 0)
      g_hash_table_add (wrong, GUINT_TO_POINTER (number));
  }
  for (guint i = n; i > 0; i--)
    if (g_hash_table_contains (wrong, GUINT_TO_POINTER (i)))
      g_ptr_array_remove_index (sentences, i - 1);
  return sentences->len < n;
}

LeafStorageResponses *
leaf_storage_responses_read (const char *internal)
{
  g_autofree char *folder = g_build_filename (internal, "Extensions", NULL), *body = NULL;
  g_autoptr (GRegex) regex = g_regex_new (pattern, G_REGEX_MULTILINE, 0, NULL);
  g_autoptr (GPtrArray) sentences = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GHashTable) known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  Reading reading = { regex, sentences, known };
  LeafStorageResponses *self;
  guint n;

  read_folder (&reading, folder, 0);
  n = sentences->len;
  for (guint i = 0; i < MOST_ROUNDS && sentences->len > 0 && drop_wrong (sentences); i++)
    ;
  if (sentences->len == 0)
    return NULL;
  body = join (sentences);
  self = g_new0 (LeafStorageResponses, 1);
  self->n_taken = sentences->len;
  self->n_left_out = n - sentences->len;
  self->text = g_strdup_printf (
      "Version 1 of %s by %s begins here.\n\n\"The responses of an installed Inform.\"\n\n%s%s ends here.\n",
      LEAF_STORAGE_RESPONSES_TITLE, LEAF_STORAGE_RESPONSES_AUTHOR, body, LEAF_STORAGE_RESPONSES_TITLE);
  return self;
}

void
leaf_storage_responses_free (LeafStorageResponses *self)
{
  g_free (self->text);
  g_free (self);
}

int
leaf_storage_responses_write (const LeafStorageResponses *self, const char *materials, char **path)
{
  g_autofree char *folder = g_build_filename (materials, "Extensions", LEAF_STORAGE_RESPONSES_AUTHOR, NULL);
  int number = leaf_storage_make_folder (folder, materials);

  *path = g_build_filename (folder, LEAF_STORAGE_RESPONSES_TITLE ".i7x", NULL);
  return number != 0 ? number : leaf_storage_write_within (*path, materials, self->text, strlen (self->text), 0666);
}
