/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "leaf-lsp-document.h"
#include "leaf-lsp-json.h"
#include "leaf-storage-media.h"
#include "leaf-storage-read.h"

#include <gio/gio.h>
#include <string.h>

struct _LeafLspDocument {
  char *uri;
  char *path;           /* NULL: the URI is not that of a file */
  char *name;           /* the base name, shown in problems */
  char *story;          /* if this may be a part, the path of its story; else NULL */
  GHashTable *open;     /* borrowed: uri -> LeafLspDocument */
  LeafStorage *storage; /* finds extensions and parts */
  gboolean creates_files;
  GString *text;
  LeafProgram *program; /* NULL: not compiled since the last change */
  guint32 source;       /* the source of `program` that is `text` */
};

LeafLspDocument *
leaf_lsp_document_new (const char *uri, const char *text, GHashTable *open, gboolean creates_files)
{
  LeafLspDocument *self = g_new0 (LeafLspDocument, 1);
  g_autofree char *materials = NULL;

  self->uri = g_strdup (uri);
  self->path = g_filename_from_uri (uri, NULL, NULL);
  self->name = self->path != NULL ? g_filename_display_basename (self->path) : g_strdup (uri);
  self->story = self->path != NULL ? leaf_storage_story_of_part (self->path) : NULL;
  self->open = open;
  self->creates_files = creates_files;
  materials = self->path != NULL ? leaf_storage_materials (self->story != NULL ? self->story : self->path) : NULL;
  self->storage = leaf_storage_new (materials);
  self->text = g_string_new (text);
  return self;
}

void
leaf_lsp_document_free (LeafLspDocument *self)
{
  g_clear_pointer (&self->program, leaf_program_unref);
  leaf_storage_unref (self->storage);
  g_string_free (self->text, TRUE);
  g_free (self->story);
  g_free (self->name);
  g_free (self->path);
  g_free (self->uri);
  g_free (self);
}

const char *
leaf_lsp_document_uri (const LeafLspDocument *self)
{
  return self->uri;
}

const char *
leaf_lsp_document_text (const LeafLspDocument *self)
{
  return self->text->str;
}

void
leaf_lsp_document_change (LeafLspDocument *self, GVariant *change)
{
  g_autofree char *text = leaf_lsp_member_text (change, "text");
  g_autoptr (GVariant) range = leaf_lsp_member (change, "range");
  g_autoptr (GVariant) from = leaf_lsp_member (range, "start");
  g_autoptr (GVariant) to = leaf_lsp_member (range, "end");
  gsize start, end;

  if (text == NULL)
    return;
  start = range != NULL ? leaf_lsp_byte (self->text->str, from) : 0;
  end = range != NULL ? leaf_lsp_byte (self->text->str, to) : self->text->len;
  if (end < start)
    end = start;
  g_string_erase (self->text, (gssize) start, (gssize) (end - start));
  g_string_insert (self->text, (gssize) start, text);
  g_clear_pointer (&self->program, leaf_program_unref);
}

/* --- the program -------------------------------------------------------------------------------------------------- */

/* The open document of a file; NULL: it is not open. */
static LeafLspDocument *
find_open (const LeafLspDocument *self, const char *path)
{
  GHashTableIter each;
  gpointer document;

  g_hash_table_iter_init (&each, self->open);
  while (g_hash_table_iter_next (&each, NULL, &document))
    if (g_strcmp0 (((LeafLspDocument *) document)->path, path) == 0)
      return document;
  return NULL;
}

static gboolean
find_extension (const char *title, const char *author, const char *version, LeafSourceText *found, gpointer data)
{
  LeafLspDocument *self = data, *other;

  if (!leaf_storage_find (title, author, version, found, self->storage))
    return FALSE;
  other = find_open (self, leaf_storage_path (self->storage, found->name));
  if (other != NULL && other != self) {
    found->bytes = other->text->str;
    found->length = other->text->len;
  }
  return TRUE;
}

static gboolean
find_part (const char *name, LeafSourceText *found, gpointer data)
{
  LeafLspDocument *self = data;
  g_autofree char *path = leaf_storage_part_path (self->storage, name);
  LeafLspDocument *other = path != NULL ? find_open (self, path) : NULL;

  if (other == NULL)
    return leaf_storage_find_part (name, found, self->storage);
  *found = (LeafSourceText) { other->name, other->text->str, other->text->len };
  return TRUE;
}

static LeafEffectFault
check_effect (const LeafEffect *effect, gpointer data)
{
  LeafLspDocument *self = data;

  return leaf_storage_check_effect (effect, self->storage);
}

static LeafCompileOptions
options_of (LeafLspDocument *self)
{
  return (LeafCompileOptions) {
    .find_extension = find_extension, .find_part = find_part, .check_effect = check_effect, .data = self
  };
}

/* The source that a heading of the program includes by this name; 0: none. */
static guint32
find_source_of_part (const LeafProgram *program, const char *name)
{
  for (guint32 i = 1; i <= leaf_program_n_sources (program); i++)
    if (g_strcmp0 (leaf_program_source_part (program, i), name) == 0)
      return i;
  return 0;
}

/* Compiles the story of which the document is a part. NULL if it is not one, or the story cannot be read. */
static LeafProgram *
compile_story (LeafLspDocument *self, const LeafCompileOptions *options)
{
  LeafLspDocument *story = self->story != NULL ? find_open (self, self->story) : NULL;
  g_autofree char *bytes = story != NULL ? g_strdup (story->text->str) : NULL;
  g_autoptr (LeafProgram) program = NULL;
  LeafSourceText text = { 0 };

  if (self->story == NULL || (bytes == NULL && !leaf_storage_read (self->story, &bytes, NULL)))
    return NULL;
  text = (LeafSourceText) { "story.ni", bytes, strlen (bytes) };
  program = leaf_program_compile (&text, options);
  self->source = find_source_of_part (program, self->name);
  return self->source != 0 ? g_steal_pointer (&program) : NULL;
}

LeafProgram *
leaf_lsp_document_program (LeafLspDocument *self)
{
  LeafCompileOptions options = options_of (self);

  if (self->program == NULL)
    self->program = compile_story (self, &options);
  if (self->program == NULL) {
    LeafSourceText source = { .name = self->name, .bytes = self->text->str, .length = self->text->len };

    self->program = leaf_program_compile (&source, &options);
    self->source = leaf_program_story_source (self->program);
  }
  return self->program;
}

guint32
leaf_lsp_document_source (LeafLspDocument *self)
{
  leaf_lsp_document_program (self);
  return self->source;
}

/* The path of a source; NULL if it is embedded in libleaf. */
static char *
source_path (const LeafLspDocument *self, guint32 source)
{
  if (source == leaf_program_story_source (self->program))
    return g_strdup (self->source == source ? self->path : self->story);
  return leaf_storage_source_path (self->storage, self->program, source);
}

gboolean
leaf_lsp_document_forget (LeafLspDocument *self, const LeafLspDocument *changed)
{
  if (self->program == NULL || self == changed || changed->path == NULL)
    return FALSE;
  for (guint32 i = 1; i <= leaf_program_n_sources (self->program); i++) {
    g_autofree char *path = leaf_program_source_is_library (self->program, i) ? NULL : source_path (self, i);

    if (g_strcmp0 (path, changed->path) == 0) {
      g_clear_pointer (&self->program, leaf_program_unref);
      return TRUE;
    }
  }
  return FALSE;
}

LeafProgram *
leaf_lsp_document_try (LeafLspDocument *self, const LeafEdit *edits, guint32 n)
{
  LeafCompileOptions options = options_of (self);

  return leaf_program_compile_edited (leaf_lsp_document_program (self), edits, n, &options);
}

gboolean
leaf_lsp_document_find_fix (LeafLspDocument *self, guint32 problem, LeafFix *fix)
{
  LeafCompileOptions options = options_of (self);

  return leaf_program_find_fix (leaf_lsp_document_program (self), problem, &options, fix);
}

/* --- sources that an editor can open ------------------------------------------------------------------------------ */

/* Writes a copy of an embedded text into the user's cache, where an editor can read it. Returns its URI; NULL on
 * failure. */
static char *
carried_uri (const LeafProgram *program, guint32 source)
{
  const char *text = leaf_program_source_text (program, source);
  g_autofree char *name = g_path_get_basename (leaf_program_source_name (program, source));
  g_autofree char *folder = g_build_filename (g_get_user_cache_dir (), "looseleaf", "library", NULL);
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autofree char *there = NULL;

  if (g_mkdir_with_parents (folder, 0700) != 0)
    return NULL;
  if ((!g_file_get_contents (path, &there, NULL, NULL) || !g_str_equal (there, text))
      && !g_file_set_contents_full (path, text, -1, G_FILE_SET_CONTENTS_CONSISTENT, 0444, NULL))
    return NULL;
  return g_filename_to_uri (path, NULL, NULL);
}

char *
leaf_lsp_document_source_uri (LeafLspDocument *self, guint32 source)
{
  const LeafProgram *program = leaf_lsp_document_program (self);
  g_autofree char *path = NULL;
  LeafLspDocument *other;

  if (source == 0 || source > leaf_program_n_sources (program))
    return NULL;
  if (source == self->source)
    return g_strdup (self->uri);
  if (leaf_program_source_is_library (program, source))
    return carried_uri (program, source);
  path = source_path (self, source);
  other = path != NULL ? find_open (self, path) : NULL; /* its URI is in the editor's spelling */
  return other != NULL ? g_strdup (other->uri) : path != NULL ? g_filename_to_uri (path, NULL, NULL) : NULL;
}

char *
leaf_lsp_document_new_part_uri (LeafLspDocument *self, const char *name)
{
  g_autofree char *path = self->creates_files ? leaf_storage_part_path (self->storage, name) : NULL;

  return path != NULL ? g_filename_to_uri (path, NULL, NULL) : NULL;
}

/* --- positions ---------------------------------------------------------------------------------------------------- */

static guint
units_of (gunichar c)
{
  return c >= 0x10000 ? 2 : 1;
}

static GVariant *
position_on_line (const char *text, gint64 line, gsize byte)
{
  const char *at = text + byte, *p = at;
  gint64 units = 0;

  while (p > text && p[-1] != '\n')
    p--;
  for (; p < at; p = g_utf8_next_char (p))
    units += units_of (g_utf8_get_char (p));
  return leaf_lsp_object ("line", leaf_lsp_number (line), "character", leaf_lsp_number (units), NULL);
}

GVariant *
leaf_lsp_position (const char *text, gsize byte)
{
  gint64 line = 0;

  for (const char *p = text; p < text + byte; p++)
    line += *p == '\n';
  return position_on_line (text, line, byte);
}

GVariant *
leaf_lsp_text_range (const char *text, gsize start, gsize end)
{
  return leaf_lsp_object ("start", leaf_lsp_position (text, start), "end", leaf_lsp_position (text, end), NULL);
}

gsize
leaf_lsp_byte (const char *text, GVariant *position)
{
  gint64 line = 0, units = 0;
  const char *p = text;

  leaf_lsp_member_number (position, "line", &line);
  leaf_lsp_member_number (position, "character", &units);
  for (; line > 0 && *p != '\0'; p++)
    line -= *p == '\n';
  for (; units > 0 && *p != '\0' && *p != '\n' && !(p[0] == '\r' && p[1] == '\n'); p = g_utf8_next_char (p))
    units -= units_of (g_utf8_get_char (p));
  return (gsize) (p - text);
}

static GVariant *
position_in (const LeafProgram *program, guint32 source, guint32 byte)
{
  guint32 line = 1;

  leaf_program_line (program, source, byte, &line, NULL);
  return position_on_line (leaf_program_source_text (program, source), line > 0 ? line - 1 : 0, byte);
}

GVariant *
leaf_lsp_range (const LeafProgram *program, LeafPlace place)
{
  return leaf_lsp_object ("start", position_in (program, place.source, place.start), "end",
                          position_in (program, place.source, place.end), NULL);
}
