/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-release-page.c: makes the page from its template: names in @CAPITALS@ are replaced, each by text that is safe in
 * its place.
 *
 * The template (build-aux/make-page) contains the engine, and the script and the style of the page. Its content
 * security policy has the hashes of the script and the style, so nothing else in the page can run, whatever a story
 * contains. */
#include "leaf-release-page.h"

#include "leaf-release-template.h"

#include <gio/gio.h>
#include <string.h>

/* --- encoding ----------------------------------------------------------------------------------------------------- */

static GBytes *
compressed (const char *bytes, gsize length, GError **error)
{
  g_autoptr (GZlibCompressor) compressor = g_zlib_compressor_new (G_ZLIB_COMPRESSOR_FORMAT_GZIP, 9);
  g_autoptr (GOutputStream) memory = g_memory_output_stream_new_resizable ();
  g_autoptr (GOutputStream) stream = g_converter_output_stream_new (memory, G_CONVERTER (compressor));

  if (!g_output_stream_write_all (stream, bytes, length, NULL, NULL, error)
      || !g_output_stream_close (stream, NULL, error))
    return NULL;
  return g_memory_output_stream_steal_as_bytes (G_MEMORY_OUTPUT_STREAM (memory));
}

static char *
base64 (GBytes *bytes)
{
  gsize length;
  const guchar *data = g_bytes_get_data (bytes, &length);

  return g_base64_encode (data, length);
}

/* Adds a member with a string that is safe in an element of a page: no character of it can end the element. */
static void
append_json (GString *json, const char *name, const char *text)
{
  g_string_append_printf (json, "%s\"%s\":\"", json->len > 1 ? "," : "", name);
  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at)) {
    gunichar c = g_utf8_get_char (at);

    if (c < ' ' || strchr ("\"\\<>&'", (int) (c < 128 ? c : 'a')) != NULL || c == 0x2028 || c == 0x2029)
      g_string_append_printf (json, "\\u%04x", c);
    else
      g_string_append_unichar (json, c);
  }
  g_string_append_c (json, '"');
}

static char *
about_json (const LeafReleaseFacts *facts, const char *source)
{
  GString *json = g_string_new ("{");
  /* Without the first line, which has the date: a page that was only made again continues its players' plays. */
  const char *rest = strchr (source, '\n');
  g_autofree char *digest = g_compute_checksum_for_string (G_CHECKSUM_SHA256, rest != NULL ? rest : source, -1);

  append_json (json, "title", facts->title);
  append_json (json, "author", facts->author);
  append_json (json, "ifid", facts->ifid);
  append_json (json, "release", facts->release);
  append_json (json, "fingerprint", facts->fingerprint);
  append_json (json, "version", leaf_version ());
  append_json (json, "serial", facts->serial);
  append_json (json, "digest", digest);
  g_string_append_c (json, '}');
  return g_string_free (json, FALSE);
}

/* --- figures and sounds ------------------------------------------------------------------------------------------- */

void
leaf_release_effect_clear (LeafReleaseEffect *effect)
{
  g_free (effect->file);
  g_free (effect->words);
  g_clear_pointer (&effect->bytes, g_bytes_unref);
}

/* {"3":{"type":"image/png","words":"A lighthouse.","width":40,"height":30,"data":"iVBORw..."}}. Without data, it is the
 * cover at the beginning of the page, which is in it once. */
static char *
effects_json (const GArray *effects, const LeafReleaseCover *cover)
{
  GString *json = g_string_new ("{");

  for (guint i = 0; i < effects->len; i++) {
    const LeafReleaseEffect *effect = &g_array_index (effects, LeafReleaseEffect, i);
    gboolean is_cover = effect->number == LEAF_EFFECT_COVER && cover->bytes != NULL;
    g_autofree char *data = is_cover ? g_strdup ("") : base64 (effect->bytes);
    g_autoptr (GString) fields = g_string_new ("{");

    append_json (fields, "type", effect->type);
    append_json (fields, "words", effect->words);
    g_string_append_printf (json, "%s\"%u\":%s,\"width\":%u,\"height\":%u,\"data\":\"%s\"}", i > 0 ? "," : "",
                            effect->number, fields->str, effect->width, effect->height, data);
  }
  g_string_append_c (json, '}');
  return g_string_free (json, FALSE);
}

/* --- the head ----------------------------------------------------------------------------------------------------- */

static void
append_meta (GString *html, const char *attribute, const char *name, const char *content)
{
  g_autofree char *escaped = g_markup_escape_text (content, -1);

  if (*content != '\0')
    g_string_append_printf (html, "<meta %s=\"%s\" content=\"%s\">\n", attribute, name, escaped);
}

static char *
metadata (const LeafReleaseFacts *facts)
{
  GString *html = g_string_new (NULL);
  g_autofree char *generator = g_strconcat ("Looseleaf ", leaf_version (), NULL), *description = NULL;
  g_auto (GStrv) paragraphs = leaf_release_facts_paragraphs (facts);

  append_meta (html, "property", "ifiction:ifid", facts->ifid);
  append_meta (html, "name", "author", facts->author);
  description = g_strjoinv (" ", paragraphs);
  append_meta (html, "name", "description", description);
  append_meta (html, "name", "generator", generator);
  return g_string_free (html, FALSE);
}

static char *
cover_image (const LeafReleaseCover *cover)
{
  g_autofree char *words = NULL, *data = NULL;

  if (cover->bytes == NULL)
    return g_strdup ("");
  words = g_markup_escape_text (cover->words, -1);
  data = base64 (cover->bytes);
  return g_strdup_printf ("<img alt=\"%s\" width=\"%u\" height=\"%u\" src=\"data:%s;base64,%s\">", words, cover->width,
                          cover->height, cover->type, data);
}

/* --- the template ------------------------------------------------------------------------------------------------- */

typedef struct {
  const char *name;
  char *text;
} Slot;

/* The slot that the template names at `at`; NULL: none. */
static const Slot *
slot_at (const Slot *slots, const char *at, const char *end)
{
  for (; slots->name != NULL; slots++) {
    gsize length = strlen (slots->name);

    if ((gsize) (end - at) > length + 1 && strncmp (at + 1, slots->name, length) == 0 && at[length + 1] == '@')
      return slots;
  }
  return NULL;
}

static GBytes *
filled (const char *template, gsize length, const Slot *slots)
{
  GString *page = g_string_sized_new (length * 2);
  const char *at = template, *end = template + length;

  while (at < end) {
    const char *mark = memchr (at, '@', (gsize) (end - at));
    const Slot *slot = mark != NULL ? slot_at (slots, mark, end) : NULL;

    if (mark == NULL)
      mark = end;
    g_string_append_len (page, at, mark - at);
    at = mark;
    if (slot != NULL) {
      g_string_append (page, slot->text);
      at += strlen (slot->name) + 2;
    } else if (at < end) {
      g_string_append_c (page, *at++);
    }
  }
  length = page->len;
  return g_bytes_new_take (g_string_free (page, FALSE), length);
}

GBytes *
leaf_release_page (const LeafReleaseFacts *facts, const LeafReleaseCover *cover, const GArray *effects,
                   const char *source, GError **error)
{
  g_autoptr (GBytes) packed = compressed (source, strlen (source), error);
  g_autofree char *byline = leaf_release_facts_byline (facts);
  GBytes *page;

  if (packed == NULL)
    return NULL;
  {
    const Slot slots[] = {
      { "LANGUAGE", g_strdup (facts->language) },
      { "DIRECTION", g_strdup (facts->is_leftward ? "rtl" : "ltr") },
      { "TITLE", g_markup_escape_text (facts->title, -1) },
      { "BYLINE", g_markup_escape_text (byline, -1) },
      { "DESCRIPTION", leaf_release_facts_html (facts) },
      { "RELEASE", g_markup_escape_text (facts->release, -1) },
      { "IFID", g_markup_escape_text (facts->ifid, -1) },
      { "VERSION", g_strdup (leaf_version ()) },
      { "METADATA", metadata (facts) },
      { "COVER", cover_image (cover) },
      { "STORY", base64 (packed) },
      { "EFFECTS", effects_json (effects, cover) },
      { "ABOUT", about_json (facts, source) },
      { NULL, NULL },
    };

    page = filled (leaf_release_template, leaf_release_template_length (), slots);
    for (const Slot *slot = slots; slot->name != NULL; slot++)
      g_free (slot->text);
  }
  return page;
}
