/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "leaf-storage-release.h"

#include "leaf-storage-media.h"

#include <string.h>

GDateTime *
leaf_storage_release_time (void)
{
  const char *given = g_getenv ("SOURCE_DATE_EPOCH");
  gint64 seconds;
  GDateTime *time = NULL;

  if (given != NULL && g_ascii_string_to_signed (given, 10, 0, G_MAXINT64, &seconds, NULL))
    time = g_date_time_new_from_unix_utc (seconds);
  return time != NULL ? time : g_date_time_new_now_utc ();
}

char *
leaf_storage_release_serial (void)
{
  g_autoptr (GDateTime) time = leaf_storage_release_time ();

  return g_date_time_format (time, "%y%m%d");
}

LeafProgram *
leaf_storage_compile_release (LeafStorage *storage, const LeafProgram *program, const char *serial)
{
  guint32 story = leaf_program_story_source (program);
  const char *text = leaf_program_source_text (program, story);
  const LeafSourceText source
      = { .name = leaf_program_source_name (program, story), .bytes = text, .length = strlen (text) };
  const LeafCompileOptions options = { .find_extension = leaf_storage_find,
                                       .find_part = leaf_storage_find_part,
                                       .data = storage,
                                       .check_effect = leaf_storage_check_effect,
                                       .release = serial };

  return leaf_program_compile (&source, &options);
}
