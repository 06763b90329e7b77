/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-release-record.c: the iFiction record of the Treaty of Babel, which describes a story and its cover art to
 * archives. */
#include "leaf-release-page.h"

#include "leaf-storage-release.h"
#include "leaf-xml.h"

#include <string.h>

static void
append_element (GString *xml, const char *indent, const char *name, const char *text)
{
  g_autofree char *escaped = leaf_xml_escape (text);

  if (*text != '\0')
    g_string_append_printf (xml, "%s<%s>%s</%s>\n", indent, name, escaped, name);
}

/* The paragraphs of the description are divided by the one element that the treaty allows in it. */
static void
append_description (GString *xml, const LeafReleaseFacts *facts)
{
  g_auto (GStrv) paragraphs = leaf_release_facts_paragraphs (facts);

  for (guint i = 0; paragraphs[i] != NULL; i++) {
    g_autofree char *escaped = leaf_xml_escape (paragraphs[i]);

    g_string_append_printf (xml, "%s%s", i == 0 ? "      <description>" : "<br/>", escaped);
  }
  if (paragraphs[0] != NULL)
    g_string_append (xml, "</description>\n");
}

/* The treaty prescribes the order of the elements. */
static void
append_bibliographic (GString *xml, const LeafReleaseFacts *facts)
{
  g_string_append (xml, "    <bibliographic>\n");
  append_element (xml, "      ", "title", facts->title);
  append_element (xml, "      ", "author", *facts->author != '\0' ? facts->author : "Anonymous");
  append_element (xml, "      ", "language", facts->language);
  append_element (xml, "      ", "headline", facts->headline);
  append_element (xml, "      ", "firstpublished", facts->year);
  append_element (xml, "      ", "genre", facts->genre);
  append_description (xml, facts);
  g_string_append (xml, "    </bibliographic>\n");
}

static void
append_cover (GString *xml, const LeafReleaseCover *cover)
{
  g_autofree char *measures = NULL;

  if (cover->bytes == NULL)
    return;
  measures = g_strdup_printf ("      <height>%u</height>\n      <width>%u</width>\n", cover->height, cover->width);
  g_string_append_printf (xml, "    <cover>\n      <format>%s</format>\n%s",
                          g_str_equal (cover->type, "image/png") ? "png" : "jpg", measures);
  append_element (xml, "      ", "description", cover->words);
  g_string_append (xml, "    </cover>\n");
}

char *
leaf_release_record (const LeafReleaseFacts *facts, const LeafReleaseCover *cover)
{
  GString *xml
      = g_string_new ("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                      "<ifindex version=\"1.0\" xmlns=\"http://babel.ifarchive.org/protocol/iFiction/\">\n  <story>\n"
                      "    <identification>\n");
  g_autoptr (GDateTime) now = leaf_storage_release_time ();
  g_autofree char *today = g_date_time_format (now, "%Y-%m-%d");

  append_element (xml, "      ", "ifid", facts->ifid);
  append_element (xml, "      ", "format", "html");
  g_string_append (xml, "    </identification>\n");
  append_bibliographic (xml, facts);
  append_cover (xml, cover);
  g_string_append (xml, "    <releases>\n      <attached>\n        <release>\n");
  append_element (xml, "          ", "version", facts->release);
  append_element (xml, "          ", "releasedate", today);
  append_element (xml, "          ", "compiler", "Looseleaf");
  append_element (xml, "          ", "compilerversion", leaf_version ());
  g_string_append (xml, "        </release>\n      </attached>\n    </releases>\n    <colophon>\n");
  append_element (xml, "      ", "generator", "Looseleaf");
  append_element (xml, "      ", "generatorversion", leaf_version ());
  append_element (xml, "      ", "originated", today);
  g_string_append (xml, "    </colophon>\n  </story>\n</ifindex>\n");
  return g_string_free (xml, FALSE);
}
