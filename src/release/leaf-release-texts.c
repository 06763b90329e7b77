/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "leaf-release-texts.h"

#include "leaf-release.h"

#include <string.h>

/* --- the solution ------------------------------------------------------------------------------------------------- */

static void
append_thread (GString *text, const LeafSkein *skein, guint32 knot)
{
  g_autoptr (GArray) thread = leaf_skein_thread (skein, knot);

  if (leaf_skein_label (skein, knot) != NULL)
    g_string_append_printf (text, "%s\n\n", leaf_skein_label (skein, knot));
  for (guint i = 0; i < thread->len; i++)
    g_string_append_printf (text, "> %s\n", leaf_skein_command (skein, g_array_index (thread, guint32, i)));
  g_string_append_c (text, '\n');
}

/* Returns TRUE if the knot is blessed and no knot below it is. */
static gboolean
ends_thread (const LeafSkein *skein, guint32 knot)
{
  g_autoptr (GArray) below = leaf_skein_knots (skein, knot);

  if (leaf_skein_blessed (skein, knot) == NULL || knot == leaf_skein_root (skein))
    return FALSE;
  for (guint i = 1; i < below->len; i++)
    if (leaf_skein_blessed (skein, g_array_index (below, guint32, i)) != NULL)
      return FALSE;
  return TRUE;
}

char *
leaf_release_solution (const LeafSkein *skein, const LeafReleaseFacts *facts)
{
  g_autoptr (GArray) knots = leaf_skein_knots (skein, leaf_skein_root (skein));
  GString *text = g_string_new (NULL);
  guint n = 0;

  g_string_append_printf (text, "How to solve \"%s\"\n\n", facts->title);
  for (guint i = 0; i < knots->len; i++)
    if (ends_thread (skein, g_array_index (knots, guint32, i))) {
      append_thread (text, skein, g_array_index (knots, guint32, i));
      n++;
    }
  return g_string_free (text, n == 0);
}

/* --- the card ----------------------------------------------------------------------------------------------------- */

static void
append_line (GString *text, const char *name, const char *value)
{
  if (*value != '\0')
    g_string_append_printf (text, "%-12s %s\n", name, value);
}

char *
leaf_release_card (const LeafReleaseFacts *facts)
{
  GString *text = g_string_new (NULL);

  append_line (text, "Title", facts->title);
  append_line (text, "Author", facts->author);
  append_line (text, "Headline", facts->headline);
  append_line (text, "Genre", facts->genre);
  append_line (text, "Year", facts->year);
  append_line (text, "Release", facts->release);
  append_line (text, "IFID", facts->ifid);
  append_line (text, "Made with", "Looseleaf");
  if (*facts->description != '\0')
    g_string_append_printf (text, "\n%s\n", facts->description);
  return g_string_free (text, FALSE);
}

/* --- simple pages ------------------------------------------------------------------------------------------------- */

#define HEAD                                                                                                                   \
  "<!DOCTYPE html>\n<html lang=\"%s\" dir=\"%s\">\n<head>\n<meta charset=\"utf-8\">\n"                                         \
  "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"                                                 \
  "<meta name=\"color-scheme\" content=\"light dark\">\n<title>%s</title>\n%s"                                                 \
  "<style>body { max-width: 34em; margin: 3em auto; padding: 0 1em; font: 1.15em/1.55 \"Palatino Linotype\", Palatino, P052, " \
  "Georgia, serif; color-scheme: light dark } h1, h2 { font-weight: normal } img { max-width: 100%%; height: auto } "          \
  "code { font-size: .9em }</style>\n</head>\n<body>\n<main>\n"
#define FOOT "</main>\n</body>\n</html>\n"

static GString *
page_begin (const LeafReleaseFacts *facts, const char *what, const char *more)
{
  gboolean is_english = what != NULL; /* the texts below are */
  g_autofree char *whole = what != NULL ? g_strdup_printf ("%s: %s", facts->title, what) : g_strdup (facts->title);
  g_autofree char *escaped = g_markup_escape_text (whole, -1);
  GString *page = g_string_new (NULL);

  g_string_append_printf (page, HEAD, is_english ? "en" : facts->language,
                          !is_english && facts->is_leftward ? "rtl" : "ltr", escaped, more);
  g_string_append_printf (page, "<h1 dir=\"auto\">%s</h1>\n", escaped);
  return page;
}

static char *
page_end (GString *page)
{
  g_string_append (page, FOOT);
  return g_string_free (page, FALSE);
}

char *
leaf_release_booklet (const LeafReleaseFacts *facts)
{
  GString *page = page_begin (facts, "how to play", "");

  g_string_append (
      page,
      "<p>This is a story in which you decide what the hero does. The story describes a place; you type, in a few words, what you "
      "want to do there; the story tells you what comes of it, and so on.</p>\n"
      "<h2>What to type</h2>\n<p>Begin with a verb, then name what you mean: <code>take the lamp</code>, <code>open the box with the "
      "key</code>, <code>put the coin in the slot</code>. Small words may be left out: <code>take lamp</code>. Several commands "
      "go on one line with <code>then</code> between them.</p>\n"
      "<h2>Looking</h2>\n<p><code>look</code> describes the place again. <code>examine</code> with a name looks closer at one "
      "thing, and most things deserve it. <code>inventory</code>, or <code>i</code>, lists what you carry.</p>\n"
      "<h2>Walking</h2>\n<p>Directions are those of the compass: <code>north</code>, <code>southeast</code>, or <code>n</code>, "
      "<code>se</code>; also <code>up</code>, <code>down</code>, <code>in</code> and <code>out</code>.</p>\n"
      "<h2>People</h2>\n<p><code>ask the guard about the gate</code>, <code>give the letter to Ann</code>, <code>Ann, follow "
      "me</code>.</p>\n"
      "<h2>When you are stuck</h2>\n<p>Look at everything that is mentioned. Try the obvious. <code>undo</code> takes back a turn, "
      "so that nothing is lost by trying. If the story does not know a word, another one may do.</p>\n");
  return page_end (page);
}

char *
leaf_release_postcard (const LeafReleaseFacts *facts)
{
  GString *page = page_begin (facts, "the commonest commands", "");

  g_string_append (
      page,
      "<ul>\n<li><code>look</code> (<code>l</code>): where am I?</li>\n<li><code>examine lamp</code> (<code>x</code>): what is it like?</li>\n"
      "<li><code>inventory</code> (<code>i</code>): what do I have?</li>\n<li><code>take lamp</code>, <code>drop lamp</code></li>\n"
      "<li><code>open box</code>, <code>close box</code>, <code>unlock box with key</code></li>\n"
      "<li><code>north</code> (<code>n</code>), <code>up</code> (<code>u</code>), <code>in</code>, <code>out</code></li>\n"
      "<li><code>ask Ann about letter</code>, <code>show letter to Ann</code></li>\n"
      "<li><code>wait</code> (<code>z</code>): let time pass</li>\n<li><code>undo</code>, <code>save</code>, <code>restore</code>, "
      "<code>restart</code></li>\n</ul>\n<p>Most things that are mentioned can be examined, and many can be used.</p>\n");
  return page_end (page);
}

static void
append_link (GString *page, const LeafReleaseFile *file)
{
  g_autofree char *address = g_uri_escape_string (file->name, "/", FALSE),
                  *purpose = g_markup_escape_text (file->purpose, -1);

  if (!file->is_private && file->sort != LEAF_RELEASE_INTERPRETER && file->sort != LEAF_RELEASE_STYLE_SHEET
      && file->sort != LEAF_RELEASE_COVER)
    g_string_append_printf (page, "<li><a href=\"%s\">%s</a></li>\n", address, purpose);
}

/* Links to the style sheets of the author, which follow the style of the page. */
static char *
style_links (const GPtrArray *files)
{
  GString *links = g_string_new (NULL);

  for (guint i = 0; i < files->len; i++) {
    const LeafReleaseFile *file = files->pdata[i];
    g_autofree char *address = g_uri_escape_string (file->name, "/", FALSE);

    if (file->sort == LEAF_RELEASE_STYLE_SHEET && !file->is_private)
      g_string_append_printf (links, "<link rel=\"stylesheet\" href=\"%s\">\n", address);
  }
  return g_string_free (links, FALSE);
}

char *
leaf_release_website (const LeafReleaseFacts *facts, const LeafReleaseCover *cover, const GPtrArray *files)
{
  g_autofree char *links = style_links (files), *byline = leaf_release_facts_byline (facts);
  g_autofree char *author = g_markup_escape_text (byline, -1), *blurb = leaf_release_facts_html (facts);
  GString *page = page_begin (facts, NULL, links);

  g_string_append_printf (page, "<p dir=\"auto\"><i>%s</i></p>\n", author);
  if (cover->bytes != NULL) {
    g_autofree char *words = g_markup_escape_text (cover->words, -1);

    g_string_append_printf (page, "<p><img src=\"Cover.%s\" alt=\"%s\"></p>\n",
                            g_str_equal (cover->type, "image/png") ? "png" : "jpg", words);
  }
  g_string_append_printf (page, "%s<p lang=\"en\"><a href=\"play.html\">Play the story in this browser</a></p>\n<ul>\n",
                          blurb);
  for (guint i = 0; i < files->len; i++)
    append_link (page, files->pdata[i]);
  g_string_append (page, "</ul>\n");
  return page_end (page);
}
