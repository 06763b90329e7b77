/* SPDX-License-Identifier: GPL-3.0-or-later */
#define _XOPEN_SOURCE 700 /* pread */
#include "leaf-storage-media.h"

#include "leaf-storage-read.h"
#include "leaf-storage.h"

#include <string.h>
#include <unistd.h>

/* bytes at the end of a picture in which its end mark is searched for, since some programs append data */
#define TAIL 4096
/* segments and fill bytes of a JPEG; real pictures have a few dozen */
#define MOST_SEGMENTS 100000

/* Bytes in memory, or of an open file. */
typedef struct {
  const guint8 *bytes; /* NULL: they are read from `handle` */
  int handle;
  gsize length;
} Content;

static gboolean
get (const Content *content, gsize at, guint8 *to, gsize n)
{
  if (at > content->length || content->length - at < n)
    return FALSE;
  if (content->bytes == NULL)
    return pread (content->handle, to, n, (off_t) at) == (gssize) n;
  memcpy (to, content->bytes + at, n);
  return TRUE;
}

static guint32
big_endian (const guint8 *bytes, guint n)
{
  guint32 number = 0;

  for (guint i = 0; i < n; i++)
    number = number << 8 | bytes[i];
  return number;
}

/* --- pictures ----------------------------------------------------------------------------------------------------- */

/* Walks the segments up to the one that begins a frame. Fill bytes may precede a marker. */
static gboolean
measure_jpeg (LeafStorageMedia *media, const Content *content)
{
  guint8 segment[9];
  gsize at = 2;

  for (guint i = 0; i < MOST_SEGMENTS && get (content, at, segment, sizeof segment) && segment[0] == 0xff; i++) {
    guint8 mark = segment[1];

    if (mark == 0xff) {
      at++;
      continue;
    }
    if (mark >= 0xc0 && mark <= 0xcf && mark != 0xc4 && mark != 0xc8 && mark != 0xcc) {
      media->height = big_endian (segment + 5, 2);
      media->width = big_endian (segment + 7, 2);
      return media->width > 0 && media->height > 0;
    }
    at += 2 + MAX (big_endian (segment + 2, 2), 1);
  }
  return FALSE;
}

static gboolean
measure_png (LeafStorageMedia *media, const Content *content)
{
  guint8 head[24];

  if (!get (content, 0, head, sizeof head))
    return FALSE;
  media->width = big_endian (head + 16, 4);
  media->height = big_endian (head + 20, 4);
  return media->width > 0 && media->height > 0;
}

/* Returns TRUE if the mark is near the end. A truncated file does not have it. */
static gboolean
ends_with (const Content *content, const void *mark, gsize n)
{
  gsize room = MIN (content->length, TAIL);
  guint8 tail[TAIL];

  if (!get (content, content->length - room, tail, room))
    return FALSE;
  for (gsize at = room; at >= n; at--)
    if (memcmp (tail + at - n, mark, n) == 0)
      return TRUE;
  return FALSE;
}

/* --- types of files ----------------------------------------------------------------------------------------------- */

static gboolean
read_type (LeafStorageMedia *media, const Content *content)
{
  static const guint8 png[] = { 0x89, 'P', 'N', 'G', 0x0d, 0x0a, 0x1a, 0x0a };
  guint8 head[12];

  *media = (LeafStorageMedia) { 0 };
  if (!get (content, 0, head, sizeof head))
    return FALSE;
  if (memcmp (head, png, sizeof png) == 0) {
    media->type = "image/png";
    return measure_png (media, content);
  }
  if (head[0] == 0xff && head[1] == 0xd8) {
    media->type = "image/jpeg";
    return measure_jpeg (media, content);
  }
  media->is_sound = TRUE;
  if (memcmp (head, "OggS", 4) == 0)
    media->type = "audio/ogg";
  else if (memcmp (head, "RIFF", 4) == 0 && memcmp (head + 8, "WAVE", 4) == 0)
    media->type = "audio/wav";
  else if (memcmp (head, "FORM", 4) == 0 && memcmp (head + 8, "AIF", 3) == 0)
    media->type = "audio/aiff";
  else if (memcmp (head, "ID3", 3) == 0 || (head[0] == 0xff && (head[1] & 0xe6) == 0xe2))
    media->type = "audio/mpeg";
  return media->type != NULL;
}

/* Returns TRUE if the file is as complete as its format requires. */
static gboolean
is_whole (const LeafStorageMedia *media, const Content *content)
{
  guint8 head[8];

  if (!get (content, 0, head, sizeof head))
    return FALSE;
  if (g_str_equal (media->type, "image/png"))
    return ends_with (content, "IEND", 4);
  if (g_str_equal (media->type, "image/jpeg"))
    return ends_with (content, "\xff\xd9", 2);
  if (g_str_equal (media->type, "audio/aiff"))
    return content->length >= 8 && content->length - 8 >= big_endian (head + 4, 4);
  if (g_str_equal (media->type, "audio/wav")) {
    guint32 size = (guint32) head[4] | (guint32) head[5] << 8 | (guint32) head[6] << 16 | (guint32) head[7] << 24;

    return size == G_MAXUINT32 || (content->length >= 8 && content->length - 8 >= size);
  }
  return TRUE;
}

gboolean
leaf_storage_media_read (LeafStorageMedia *media, const guint8 *bytes, gsize length)
{
  const Content content = { bytes, -1, length };

  return bytes != NULL && read_type (media, &content);
}

LeafEffectFault
leaf_storage_media_fault (const char *path, const char *root, LeafStorageMedia *media)
{
  Content content = { 0 };
  LeafEffectFault fault = LEAF_EFFECT_FINE;

  *media = (LeafStorageMedia) { 0 };
  content.handle = leaf_storage_open (path, root, &content.length);
  if (content.handle < 0)
    return LEAF_EFFECT_MISSING;
  if (content.length > LEAF_STORAGE_MOST_MEDIA)
    fault = LEAF_EFFECT_HUGE;
  else if (!read_type (media, &content) || !is_whole (media, &content))
    fault = LEAF_EFFECT_DAMAGED;
  else if ((guint64) media->width * media->height > LEAF_STORAGE_MOST_PIXELS)
    fault = LEAF_EFFECT_HUGE;
  close (content.handle);
  return fault;
}

/* --- figures and sounds of a story -------------------------------------------------------------------------------- */

char *
leaf_storage_cover_path (const char *materials)
{
  static const char *const names[]
      = { "Cover.png",        "Cover.jpg",       "Cover.jpeg",      "Large Cover.png", "Large Cover.jpg",
          "Large Cover.jpeg", "Small Cover.png", "Small Cover.jpg", "Small Cover.jpeg" };

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++) {
    g_autofree char *path = g_build_filename (materials, names[i], NULL);

    if (g_file_test (path, G_FILE_TEST_IS_REGULAR))
      return g_steal_pointer (&path);
  }
  return NULL;
}

char *
leaf_storage_effect_path (const char *materials, const LeafEffect *effect)
{
  char *cover;

  if (effect->number != LEAF_EFFECT_COVER)
    return effect->file != NULL
               ? g_build_filename (materials, effect->is_sound ? "Sounds" : "Figures", effect->file, NULL)
               : NULL;
  cover = leaf_storage_cover_path (materials);
  return cover != NULL ? cover : g_build_filename (materials, "Cover.jpg", NULL);
}

LeafEffectFault
leaf_storage_check_effect (const LeafEffect *effect, gpointer data)
{
  const char *materials = leaf_storage_get_materials (data);
  g_autofree char *path = materials != NULL ? leaf_storage_effect_path (materials, effect) : NULL;
  LeafStorageMedia media;
  LeafEffectFault fault;

  if (path == NULL)
    return LEAF_EFFECT_FINE;
  fault = leaf_storage_media_fault (path, materials, &media);
  return fault == LEAF_EFFECT_FINE && media.is_sound != effect->is_sound ? LEAF_EFFECT_DAMAGED : fault;
}
