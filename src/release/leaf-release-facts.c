/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "leaf-release-facts.h"

#include "leaf-storage-project.h"
#include "leaf-storage-read.h"
#include "leaf-storage.h"

#include <errno.h>
#include <string.h>

enum { SLICE = 1000000, MOST_SLICES = 20 };

/* A variable as the story prints it: its text may have substitutions. */
static char *
printed (const LeafPlay *play, const char *variable)
{
  g_autofree char *words = g_strdup_printf ("say \"[%s]\"", variable);
  g_auto (LeafEvaluation) found = leaf_play_evaluate (play, 0, words, TRUE);

  return g_strstrip (g_strdup (found.problem == NULL && found.printed != NULL ? found.printed : ""));
}

/* Finds the code of "the language of play", which is called, for example, "French language". An unknown one counts as
 * English. */
static void
find_language (LeafReleaseFacts *facts, const LeafPlay *play)
{
  static const struct {
    const char *name, *code;
    gboolean is_leftward;
  } languages[] = {
    { "English", "en", FALSE },    { "Arabic", "ar", TRUE },      { "Basque", "eu", FALSE },
    { "Breton", "br", FALSE },     { "Bulgarian", "bg", FALSE },  { "Catalan", "ca", FALSE },
    { "Chinese", "zh", FALSE },    { "Croatian", "hr", FALSE },   { "Czech", "cs", FALSE },
    { "Danish", "da", FALSE },     { "Dutch", "nl", FALSE },      { "Esperanto", "eo", FALSE },
    { "Estonian", "et", FALSE },   { "Finnish", "fi", FALSE },    { "French", "fr", FALSE },
    { "Galician", "gl", FALSE },   { "German", "de", FALSE },     { "Greek", "el", FALSE },
    { "Hebrew", "he", TRUE },      { "Hungarian", "hu", FALSE },  { "Icelandic", "is", FALSE },
    { "Indonesian", "id", FALSE }, { "Irish", "ga", FALSE },      { "Italian", "it", FALSE },
    { "Japanese", "ja", FALSE },   { "Korean", "ko", FALSE },     { "Latin", "la", FALSE },
    { "Latvian", "lv", FALSE },    { "Lithuanian", "lt", FALSE }, { "Norwegian", "no", FALSE },
    { "Persian", "fa", TRUE },     { "Polish", "pl", FALSE },     { "Portuguese", "pt", FALSE },
    { "Romanian", "ro", FALSE },   { "Russian", "ru", FALSE },    { "Serbian", "sr", FALSE },
    { "Slovak", "sk", FALSE },     { "Slovenian", "sl", FALSE },  { "Spanish", "es", FALSE },
    { "Swedish", "sv", FALSE },    { "Turkish", "tr", FALSE },    { "Ukrainian", "uk", FALSE },
    { "Urdu", "ur", TRUE },        { "Vietnamese", "vi", FALSE }, { "Welsh", "cy", FALSE },
    { "Yiddish", "yi", TRUE },
  };
  g_autofree char *said = printed (play, "language of play");
  gsize length = strcspn (said, " "), found = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (languages); i++)
    if (strlen (languages[i].name) == length && g_ascii_strncasecmp (languages[i].name, said, length) == 0)
      found = i;
  facts->language = g_strdup (languages[found].code);
  facts->is_leftward = languages[found].is_leftward;
}

/* A play that has run to its first prompt, or for a bounded time. */
static LeafPlay *
begin (LeafProgram *program)
{
  LeafPlay *play = leaf_play_new (program, 1);
  guint32 n;

  for (guint i = 0; i < MOST_SLICES && leaf_play_run (play, SLICE).cause == LEAF_STOP_OUT_OF_BUDGET; i++)
    leaf_play_drain (play, &n);
  return play;
}

/* --- the IFID ----------------------------------------------------------------------------------------------------- */

static gboolean
is_ifid (const char *text)
{
  gsize length = strlen (text);

  return length >= 8 && length <= 63 && strspn (text, "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-") == length;
}

/* Cuts what other programs write around an IFID: a mark of byte order, braces, or "UUID://" and "//". */
static char *
bare_ifid (const char *text)
{
  static const char *const marks[] = { "\xef\xbb\xbf", "UUID:", "//", "{" };
  g_autofree char *upper = g_ascii_strup (text, -1);
  const char *begin = g_strstrip (upper);

  for (gsize i = 0; i < G_N_ELEMENTS (marks); i++)
    if (g_str_has_prefix (begin, marks[i]))
      begin += strlen (marks[i]);
  return g_strndup (begin, strcspn (begin, "/} \t\r\n"));
}

/* The IFID of a project is in uuid.txt, which is created if it is missing. NULL: it is no project, or there is no file
 * even so; or it cannot be used, and then the path is in *bad. */
static char *
ifid_of_project (const char *story, char **bad)
{
  g_autofree char *project = leaf_storage_project (story), *path = NULL, *bytes = NULL, *ifid = NULL;
  gsize length;

  if (project == NULL)
    return NULL;
  leaf_storage_project_complete (project);
  path = g_build_filename (project, "uuid.txt", NULL);
  if (leaf_storage_read (path, &bytes, &length))
    ifid = bare_ifid (bytes);
  else if (errno == ENOENT)
    return NULL;
  if (ifid != NULL && is_ifid (ifid))
    return g_steal_pointer (&ifid);
  *bad = g_steal_pointer (&path);
  return NULL;
}

/* A story that is a single file has no place for a random IFID. Its IFID is made from author and title, so that it
 * stays the same. */
static char *
ifid_of_names (const LeafReleaseFacts *facts)
{
  g_autofree char *names = g_strdup_printf ("%s\n%s", facts->title, facts->author);
  g_autofree char *sum = g_compute_checksum_for_string (G_CHECKSUM_SHA1, names, -1);
  g_autofree char *uuid = g_strdup_printf ("%.8s-%.4s-5%.3s-a%.3s-%.12s", sum, sum + 8, sum + 13, sum + 17, sum + 20);

  return g_ascii_strup (uuid, -1);
}

void
leaf_release_facts_init (LeafReleaseFacts *facts, const char *story, LeafProgram *program)
{
  g_autoptr (LeafPlay) play = begin (program);
  g_autofree char *name = g_path_get_basename (story);

  *facts = (LeafReleaseFacts) {
    .title = printed (play, "story title"),
    .author = printed (play, "story author"),
    .headline = printed (play, "story headline"),
    .genre = printed (play, "story genre"),
    .description = printed (play, "story description"),
    .release = printed (play, "release number"),
    .year = printed (play, "story creation year"),
    .serial = g_strdup (leaf_program_release (program) != NULL ? leaf_program_release (program) : ""),
    .fingerprint = g_strdup_printf ("%016" G_GINT64_MODIFIER "x", leaf_program_fingerprint (program)),
  };
  if (*facts->title == '\0') {
    g_free (facts->title);
    facts->title = g_strdup (leaf_program_story_title (program) != NULL ? leaf_program_story_title (program) : name);
  }
  if (g_str_equal (facts->year, "0"))
    *facts->year = '\0';
  find_language (facts, play);
  facts->ifid = ifid_of_project (story, &facts->bad_ifid_file);
  if (facts->ifid == NULL)
    facts->ifid = ifid_of_names (facts);
}

void
leaf_release_facts_clear (LeafReleaseFacts *facts)
{
  g_free (facts->title);
  g_free (facts->author);
  g_free (facts->headline);
  g_free (facts->genre);
  g_free (facts->description);
  g_free (facts->release);
  g_free (facts->year);
  g_free (facts->ifid);
  g_free (facts->bad_ifid_file);
  g_free (facts->serial);
  g_free (facts->fingerprint);
  g_free (facts->language);
}

char *
leaf_release_facts_byline (const LeafReleaseFacts *facts)
{
  if (*facts->author == '\0')
    return g_strdup (facts->headline);
  return *facts->headline != '\0' ? g_strdup_printf ("%s by %s", facts->headline, facts->author)
                                  : g_strdup_printf ("By %s", facts->author);
}

char **
leaf_release_facts_paragraphs (const LeafReleaseFacts *facts)
{
  g_autoptr (GPtrArray) paragraphs = g_ptr_array_new ();
  g_autoptr (GRegex) gap = g_regex_new ("\\n\\s*\\n", 0, 0, NULL);
  g_auto (GStrv) pieces = g_regex_split (gap, facts->description, 0);

  for (char **piece = pieces; *piece != NULL; piece++)
    if (*g_strstrip (*piece) != '\0')
      g_ptr_array_add (paragraphs, g_strdelimit (g_strdup (*piece), "\n", ' '));
  g_ptr_array_add (paragraphs, NULL);
  return (char **) g_ptr_array_free (g_steal_pointer (&paragraphs), FALSE);
}

char *
leaf_release_facts_html (const LeafReleaseFacts *facts)
{
  g_auto (GStrv) paragraphs = leaf_release_facts_paragraphs (facts);
  GString *html = g_string_new (NULL);

  for (char **paragraph = paragraphs; *paragraph != NULL; paragraph++) {
    g_autofree char *escaped = g_markup_escape_text (*paragraph, -1);

    g_string_append_printf (html, "<p dir=\"auto\">%s</p>\n", escaped);
  }
  return g_string_free (html, FALSE);
}
