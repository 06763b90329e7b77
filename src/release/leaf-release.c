/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-release.c: makes a release: the page and the record in any case, and what each sentence "Release along with ..."
 * requests. Private files are for the author alone, so they are in a separate folder, which need not be uploaded. */
#include "leaf-release.h"

#include "leaf-release-page.h"
#include "leaf-release-template.h"
#include "leaf-release-texts.h"
#include "leaf-skein-file.h"
#include "leaf-storage-bundle.h"
#include "leaf-storage-links.h"
#include "leaf-storage-media.h"
#include "leaf-storage-read.h"
#include "leaf-storage-write.h"

#include <errno.h>
#include <string.h>

#define N_(text) text /* marks texts that the window translates */

#define PRIVATE       "Private/"
#define MOST_EFFECTS  LEAF_STORAGE_MOST_MEDIA /* bytes of all figures and sounds in a page */
#define LEAST_COVER   120                     /* pixels of a side of the cover */
#define MOST_COVER    1024
#define MOST_PROBLEMS 20 /* of the program */

struct _LeafRelease {
  GPtrArray *files, *problems;
  GHashTable *names; /* canonical name of a file in lower case -> LeafReleaseFile, borrowed */
  LeafPlace place;   /* of the sentence that is being carried out */
  const char *story; /* borrowed, as are `storage` and `program`: used only by leaf_release_new */
  char *materials, *source;
  const LeafStorage *storage;
  LeafProgram *program;
  LeafReleaseFacts facts;
  LeafReleaseCover cover;
  GArray *effects; /* of LeafReleaseEffect */
};

gboolean
leaf_release_is_possible (void)
{
  return leaf_release_template_length () > 0;
}

char *
leaf_release_folder (const char *story)
{
  g_autofree char *project = leaf_storage_project (story),
                  *materials = project != NULL ? leaf_storage_materials (story) : NULL;

  return materials != NULL ? g_build_filename (materials, "Release", NULL) : NULL;
}

/* --- files and problems ------------------------------------------------------------------------------------------- */

static void
file_free (gpointer data)
{
  LeafReleaseFile *file = data;

  g_free (file->name);
  g_free (file->purpose);
  g_bytes_unref (file->bytes);
  g_free (file);
}

static void
problem_free (gpointer data)
{
  LeafReleaseProblem *problem = data;

  g_free (problem->with[0]);
  g_free (problem->with[1]);
  g_free (problem);
}

char *
leaf_release_problem_dup_words (const LeafReleaseProblem *problem, GTranslateFunc translate, gpointer data)
{
  const char *pattern = translate != NULL ? translate (problem->pattern, data) : problem->pattern;
  GString *words = g_string_new (NULL);

  for (; *pattern != '\0'; pattern++)
    if (*pattern == '%' && (pattern[1] == '1' || pattern[1] == '2'))
      g_string_append (words, problem->with[*++pattern - '1'] != NULL ? problem->with[*pattern - '1'] : "");
    else
      g_string_append_c (words, *pattern);
  return g_string_free (words, FALSE);
}

/* `one` and `two` are inserted for %1 and %2; each may be NULL. */
static void
add_problem (LeafRelease *self, LeafPlace place, const char *pattern, const char *one, const char *two)
{
  LeafReleaseProblem *problem = g_new (LeafReleaseProblem, 1);

  *problem = (LeafReleaseProblem) { pattern, { g_strdup (one), g_strdup (two) }, place };
  g_ptr_array_add (self->problems, problem);
}

static char *
key_of_name (const char *name)
{
  g_autofree char *path = g_canonicalize_filename (name, "/");

  return g_utf8_casefold (path, -1);
}

/* Takes ownership of the bytes. A file that is added twice is released once; two files of one name are a problem. */
static void
add_file (LeafRelease *self, LeafReleaseSort sort, gboolean is_private, const char *name, const char *purpose,
          GBytes *bytes)
{
  g_autofree char *whole = g_strconcat (is_private ? PRIVATE : "", name, NULL), *key = key_of_name (whole);
  g_autoptr (GBytes) owned = bytes;
  const LeafReleaseFile *other = g_hash_table_lookup (self->names, key);
  LeafReleaseFile *file;

  if (other != NULL) {
    if (!g_bytes_equal (other->bytes, bytes))
      add_problem (
          self, self->place,
          N_ ("Two different files of the release are called '%1'. Give the file in the materials another name."),
          whole, NULL);
    return;
  }
  file = g_new (LeafReleaseFile, 1);
  *file
      = (LeafReleaseFile) { g_steal_pointer (&whole), g_strdup (purpose), g_steal_pointer (&owned), sort, is_private };
  g_ptr_array_add (self->files, file);
  g_hash_table_insert (self->names, g_steal_pointer (&key), file);
}

/* Takes ownership of the text. */
static void
add_text (LeafRelease *self, LeafReleaseSort sort, gboolean is_private, const char *name, const char *purpose,
          char *text)
{
  add_file (self, sort, is_private, name, purpose, g_bytes_new_take (text, strlen (text)));
}

static gboolean
leads_outside (const char *name)
{
  g_auto (GStrv) components = g_strsplit_set (name, "/\\", -1);

  return g_path_is_absolute (name) || g_strv_contains ((const char *const *) components, "..");
}

/* Reads a file, which must be in the materials. NULL, with errno, on failure. */
static GBytes *
read_material (const LeafRelease *self, const char *name)
{
  g_autofree char *path = g_build_filename (self->materials, name, NULL);
  char *bytes;
  gsize length;

  if (leads_outside (name)) {
    errno = ELOOP;
    return NULL;
  }
  return leaf_storage_read_within (path, self->materials, &bytes, &length) ? g_bytes_new_take (bytes, length) : NULL;
}

/* --- figures and sounds ------------------------------------------------------------------------------------------- */

static gboolean
is_for_browsers (const LeafStorageMedia *media)
{
  return !g_str_equal (media->type, "audio/aiff");
}

/* Finds the type and size of a figure or sound. Returns FALSE, and adds a problem, if it cannot be in a page. */
static gboolean
check_effect (LeafRelease *self, const LeafEffect *row, const char *path, LeafReleaseEffect *effect)
{
  LeafStorageMedia media = { 0 };
  gboolean is_known
      = leaf_storage_media_fault (path, self->materials, &media) == LEAF_EFFECT_FINE && media.is_sound == row->is_sound;

  effect->type = media.type;
  effect->width = media.width;
  effect->height = media.height;
  if (is_known && is_for_browsers (&media))
    return TRUE;
  add_problem (
      self, row->place,
      row->is_sound ? N_ (
          "The sound '%1' is damaged, or in a format that browsers do not play. Save it as Ogg Vorbis, MP3 or WAV.")
                    : N_ ("The figure '%1' is neither a PNG nor a JPEG image, or is damaged. Save it as one of these."),
      row->file, NULL);
  return FALSE;
}

/* Reads the file of a figure or sound. If it cannot be read, returns NULL and adds a problem, except for the cover,
 * which the library declares and which may be missing. */
static GBytes *
read_effect (LeafRelease *self, const LeafEffect *row, const char *path)
{
  char *bytes;
  gsize length;

  if (leaf_storage_read_within (path, self->materials, &bytes, &length))
    return g_bytes_new_take (bytes, length);
  if (row->number != LEAF_EFFECT_COVER)
    add_problem (self, row->place, N_ ("The file '%1' cannot be read: %2."), path, leaf_storage_strerror (errno));
  return NULL;
}

static void
find_effect (LeafRelease *self, const LeafEffect *row, gsize *total)
{
  g_autofree char *path = leaf_storage_effect_path (self->materials, row);
  LeafReleaseEffect effect = { .is_sound = row->is_sound, .number = row->number };

  effect.bytes = path != NULL ? read_effect (self, row, path) : NULL;
  if (effect.bytes == NULL)
    return;
  effect.file = g_path_get_basename (path);
  effect.words = g_strdup (row->words != NULL ? row->words : row->name);
  *total += g_bytes_get_size (effect.bytes);
  if (*total > MOST_EFFECTS)
    add_problem (self, row->place,
                 N_ ("With '%1' the figures and sounds of the page are larger than 64 megabytes. Make them smaller."),
                 row->file, NULL);
  else if (check_effect (self, row, path, &effect)) {
    g_array_append_val (self->effects, effect);
    return;
  }
  leaf_release_effect_clear (&effect);
}

static void
find_effects (LeafRelease *self)
{
  guint32 n;
  LeafEffect *rows = leaf_program_effects (self->program, &n);
  gsize total = 0;

  for (guint32 i = 0; i < n && total <= MOST_EFFECTS; i++)
    find_effect (self, &rows[i], &total);
  leaf_effects_free (rows, n);
}

/* Adds all figures, or all sounds, as separate files. */
static void
add_effects (LeafRelease *self, const LeafReleaseItem *item, gboolean are_sounds)
{
  for (guint i = 0; i < self->effects->len; i++) {
    const LeafReleaseEffect *effect = &g_array_index (self->effects, LeafReleaseEffect, i);
    g_autofree char *name = g_build_filename (are_sounds ? "Sounds" : "Figures", effect->file, NULL);

    if (effect->is_sound == are_sounds && effect->number != LEAF_EFFECT_COVER)
      add_file (self, item->sort, item->is_private, name, effect->words, g_bytes_ref (effect->bytes));
  }
}

/* --- what sentences request --------------------------------------------------------------------------------------- */

static const char *
size_of (const LeafStorageMedia *media, char *buffer, gsize n)
{
  g_snprintf (buffer, n, "%u × %u", media->width, media->height);
  return buffer;
}

static void
find_cover (LeafRelease *self, const LeafReleaseItem *item)
{
  g_autofree char *path = leaf_storage_cover_path (self->materials),
                  *name = path != NULL ? g_path_get_basename (path) : NULL;
  g_autoptr (GBytes) bytes = name != NULL ? read_material (self, name) : NULL;
  LeafStorageMedia media;
  char size[32];

  if (bytes == NULL) {
    add_problem (self, item->place,
                 N_ ("There is no cover art: put an image named Cover.png or Cover.jpg into the folder '%1'."),
                 self->materials, NULL);
    return;
  }
  if (leaf_storage_media_fault (path, self->materials, &media) != LEAF_EFFECT_FINE || media.is_sound) {
    add_problem (
        self, item->place,
        N_ ("The cover art in '%1' is neither a PNG nor a JPEG image, or is damaged. Save it as one of these."), name,
        NULL);
    return;
  }
  if (MIN (media.width, media.height) < LEAST_COVER || MAX (media.width, media.height) > MOST_COVER)
    add_problem (
        self, item->place,
        N_ ("The cover art in '%1' is %2 pixels in size. Archives accept covers of 120 to 1024 pixels in each direction."),
        name, size_of (&media, size, sizeof size));
  self->cover = (LeafReleaseCover) { g_bytes_ref (bytes), media.type, media.width, media.height, NULL };
  self->cover.words = item->words != NULL ? g_strdup (item->words) : g_strdup_printf ("Cover of %s", self->facts.title);
  add_file (self, item->sort, FALSE, g_str_equal (self->cover.type, "image/png") ? "Cover.png" : "Cover.jpg",
            N_ ("The cover art"), g_steal_pointer (&bytes));
}

static void
add_solution (LeafRelease *self, const LeafReleaseItem *item)
{
  g_autofree char *path = leaf_skein_path (self->story);
  g_autoptr (GError) error = NULL;
  g_autoptr (LeafSkein) skein = leaf_skein_read (path, &error);
  char *text = skein != NULL ? leaf_release_solution (skein, &self->facts) : NULL;

  if (skein == NULL)
    add_problem (self, item->place, N_ ("The file '%1' cannot be read: %2."), path, error->message);
  else if (text != NULL)
    add_text (self, item->sort, item->is_private, "solution.txt",
              N_ ("The solution, from the blessed threads of the skein"), text);
  else
    add_problem (self, item->place,
                 N_ ("There is no solution: bless a thread of the skein that solves the story, and save the project."),
                 NULL, NULL);
}

static void
add_source (LeafRelease *self, const LeafReleaseItem *item)
{
  const char *text = leaf_program_source_text (self->program, leaf_program_story_source (self->program));

  add_text (self, item->sort, item->is_private, "source.txt", N_ ("The source text"), g_strdup (text));
  for (guint32 i = 1; i <= leaf_program_n_sources (self->program); i++) {
    const char *part = leaf_program_source_part (self->program, i);
    g_autofree char *name = part != NULL ? g_strconcat ("source-", part, ".txt", NULL) : NULL;

    if (part != NULL)
      add_text (self, item->sort, item->is_private, g_strdelimit (name, "/\\", '-'), N_ ("A part of the source text"),
                g_strdup (leaf_program_source_text (self->program, i)));
  }
}

/* Adds a file of the author, unchanged. */
static void
add_material (LeafRelease *self, const LeafReleaseItem *item, const char *purpose)
{
  g_autoptr (GBytes) bytes = item->name != NULL ? read_material (self, item->name) : NULL;
  g_autofree char *path = item->name != NULL ? g_build_filename (self->materials, item->name, NULL) : NULL;

  if (item->name == NULL)
    add_problem (
        self, item->place,
        N_ ("The sentence does not say which file: write, for example, 'a file of \"A map\" called \"map.pdf\"'."),
        NULL, NULL);
  else if (leads_outside (item->name))
    add_problem (self, item->place,
                 N_ ("The file '%1' is not in the materials, where the files of a release have to be."), item->name,
                 NULL);
  else if (bytes == NULL)
    add_problem (self, item->place, N_ ("The file '%1' cannot be read: %2."), path, leaf_storage_strerror (errno));
  else
    add_file (self, item->sort, item->is_private, item->name, item->words != NULL ? item->words : purpose,
              g_steal_pointer (&bytes));
}

static void
obey (LeafRelease *self, const LeafReleaseItem *item)
{
  self->place = item->place;
  switch (item->sort) {
  case LEAF_RELEASE_COVER: break; /* was added first, since the page shows it */
  case LEAF_RELEASE_SOLUTION: add_solution (self, item); break;
  case LEAF_RELEASE_SOURCE: add_source (self, item); break;
  case LEAF_RELEASE_CARD:
    add_text (self, item->sort, item->is_private, "library-card.txt",
              N_ ("The library card: what archives record of the story"), leaf_release_card (&self->facts));
    break;
  case LEAF_RELEASE_BOOKLET:
    add_text (self, item->sort, FALSE, "booklet.html", N_ ("A booklet for people who have never played"),
              leaf_release_booklet (&self->facts));
    break;
  case LEAF_RELEASE_POSTCARD:
    add_text (self, item->sort, FALSE, "postcard.html", N_ ("A postcard with the commonest commands"),
              leaf_release_postcard (&self->facts));
    break;
  case LEAF_RELEASE_FILE: add_material (self, item, N_ ("A file that comes with the story")); break;
  case LEAF_RELEASE_STYLE_SHEET: add_material (self, item, N_ ("The style sheet of the website")); break;
  case LEAF_RELEASE_WEBSITE: /* is made last, since it lists all public files */
  case LEAF_RELEASE_INTERPRETER:
    if (item->words != NULL)
      add_problem (self, item->place,
                   N_ ("Looseleaf has no template called '%1'. Leave the name out to publish its own page."),
                   item->words, NULL);
    break;
  case LEAF_RELEASE_STORY_FILE:
    add_problem (
        self, item->place,
        N_ ("An existing story file cannot be released here, because Looseleaf does not run story files. Leave it out."),
        NULL, NULL);
    break;
  case LEAF_RELEASE_JAVASCRIPT:
    add_problem (self, item->place,
                 N_ ("The page runs only its own program, so that it is safe to open: leave the JavaScript out."), NULL,
                 NULL);
    break;
  case LEAF_RELEASE_FIGURES: add_effects (self, item, FALSE); break;
  case LEAF_RELEASE_SOUNDS: add_effects (self, item, TRUE); break;
  }
}

static void
add_website (LeafRelease *self, const LeafReleaseItem *item)
{
  self->place = item->place;
  add_text (self, item->sort, FALSE, "index.html", N_ ("The website, with links to everything public"),
            leaf_release_website (&self->facts, &self->cover, self->files));
}

/* The first item of this sort; NULL: there is none. */
static const LeafReleaseItem *
find_item (const LeafReleaseItem *items, guint32 n, LeafReleaseSort sort)
{
  for (guint32 i = 0; i < n; i++)
    if (items[i].sort == sort)
      return &items[i];
  return NULL;
}

static void
obey_all (LeafRelease *self)
{
  guint32 n;
  LeafReleaseItem *items = leaf_program_releases (self->program, &n);
  const LeafReleaseItem *website = find_item (items, n, LEAF_RELEASE_WEBSITE);
  g_autoptr (GError) error = NULL;
  GBytes *page;

  for (guint32 i = 0; i < n; i++)
    if (items[i].sort == LEAF_RELEASE_COVER && self->cover.bytes == NULL)
      find_cover (self, &items[i]);
  find_effects (self);
  page = leaf_release_page (&self->facts, &self->cover, self->effects, self->source, &error);
  if (page != NULL)
    add_file (self, LEAF_RELEASE_INTERPRETER, FALSE, "play.html", N_ ("The story, to be played in a browser"), page);
  else
    add_problem (self, (LeafPlace) { 0 }, N_ ("The web page could not be created: %1."), error->message, NULL);
  add_text (self, LEAF_RELEASE_CARD, FALSE, "iFiction.xml",
            N_ ("The iFiction record, which describes the story to archives"),
            leaf_release_record (&self->facts, &self->cover));
  for (guint32 i = 0; i < n; i++)
    obey (self, &items[i]);
  if (website != NULL)
    add_website (self, website);
  leaf_releases_free (items);
}

/* Problems that only the release has: what is not for release may be what other sentences refer to. */
static void
add_program_problems (LeafRelease *self)
{
  guint32 n = leaf_program_n_problems (self->program);

  for (guint32 i = 0; i < MIN (n, MOST_PROBLEMS); i++) {
    LeafProblem problem = leaf_program_problem (self->program, i);

    add_problem (self, problem.place,
                 N_ ("In the released story, without the parts that are not for release, this is a problem: %1"),
                 problem.sentence, NULL);
  }
}

LeafRelease *
leaf_release_new (const char *story, const LeafStorage *storage, LeafProgram *program)
{
  LeafRelease *self = g_new0 (LeafRelease, 1);

  self->files = g_ptr_array_new_with_free_func (file_free);
  self->problems = g_ptr_array_new_with_free_func (problem_free);
  self->names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->effects = g_array_new (FALSE, FALSE, sizeof (LeafReleaseEffect));
  g_array_set_clear_func (self->effects, (GDestroyNotify) leaf_release_effect_clear);
  self->story = story;
  self->storage = storage;
  self->program = program;
  self->materials = leaf_storage_materials (story);
  self->source = leaf_storage_bind (storage, program);
  leaf_release_facts_init (&self->facts, story, program);
  if (self->facts.bad_ifid_file != NULL)
    add_problem (self, (LeafPlace) { 0 },
                 N_ ("The file '%1' should have the IFID of the story, such as 4A1C8BF0-7D2E-4C53-9E0B-6F1D2A3B4C5D. "
                     "Correct it, or delete it for a new one."),
                 self->facts.bad_ifid_file, NULL);
  add_program_problems (self);
  obey_all (self);
  return self;
}

void
leaf_release_free (LeafRelease *self)
{
  if (self == NULL)
    return;
  g_hash_table_unref (self->names);
  g_ptr_array_unref (self->files);
  g_ptr_array_unref (self->problems);
  g_array_unref (self->effects);
  g_free (self->materials);
  g_free (self->source);
  g_free (self->cover.words);
  g_clear_pointer (&self->cover.bytes, g_bytes_unref);
  leaf_release_facts_clear (&self->facts);
  g_free (self);
}

const GPtrArray *
leaf_release_files (const LeafRelease *self)
{
  return self->files;
}

const GPtrArray *
leaf_release_problems (const LeafRelease *self)
{
  return self->problems;
}

int
leaf_release_write (const LeafRelease *self, const char *folder, char **failed)
{
  for (guint i = 0; i < self->files->len; i++) {
    const LeafReleaseFile *file = self->files->pdata[i];
    g_autofree char *path = g_build_filename (folder, file->name, NULL), *parent = g_path_get_dirname (path);
    gsize length;
    const char *bytes = g_bytes_get_data (file->bytes, &length);
    int number = leaf_storage_make_folder (parent, NULL);

    if (number == 0)
      number = leaf_storage_write (path, bytes, length, 0666);
    if (number != 0) {
      *failed = g_steal_pointer (&path);
      return number;
    }
  }
  return 0;
}

GPtrArray *
leaf_release_find_leftovers (const LeafRelease *self, const char *folder)
{
  GPtrArray *found = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < self->files->len; i++) {
    const LeafReleaseFile *file = self->files->pdata[i];
    const char *name = file->name + (file->is_private ? strlen (PRIVATE) : 0);
    g_autofree char *path = g_build_filename (folder, name, NULL), *key = key_of_name (name);

    if (file->is_private && g_hash_table_lookup (self->names, key) == NULL && g_file_test (path, G_FILE_TEST_EXISTS))
      g_ptr_array_add (found, g_steal_pointer (&path));
  }
  return found;
}
