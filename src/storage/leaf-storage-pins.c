/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "leaf-storage-pins.h"

#include "leaf-storage-links.h"
#include "leaf-storage-read.h"
#include "leaf-storage-tree.h"
#include "leaf-storage-write.h"

#include <errno.h>
#include <string.h>

enum { MOST_PINS = 1000, N_FIELDS = 5 };

static const char heading[]
    = "# Extensions that this story is pinned to: title, author, version, file, SHA-256, separated by tabs.\n"
      "# Looseleaf writes this list. `leaf extensions check STORY` compares it with the files.\n";

void
leaf_storage_pin_free (gpointer data)
{
  LeafStoragePin *pin = data;

  g_free (pin->title);
  g_free (pin->author);
  g_free (pin->version);
  g_free (pin->file);
  g_free (pin->hash);
  g_free (pin);
}

static void
finding_free (gpointer data)
{
  LeafStoragePinFinding *finding = data;

  g_free (finding->title);
  g_free (finding->author);
  g_free (finding->version);
  g_free (finding);
}

/* --- the list ----------------------------------------------------------------------------------------------------- */

char *
leaf_storage_pins_path (const char *materials)
{
  return g_build_filename (materials, "Pinned Extensions.txt", NULL);
}

/* Returns TRUE for a place in Extensions of the materials, and for no place at all, as for a bundled extension. */
static gboolean
is_sound_file (const char *file)
{
  return *file == '\0' || (g_str_has_prefix (file, "Extensions/") && strstr (file, "..") == NULL);
}

static LeafStoragePin *
read_line (const char *line)
{
  g_auto (GStrv) fields = g_strsplit (line, "\t", N_FIELDS + 1);
  LeafStoragePin *pin;

  if (*line == '#' || g_strv_length (fields) != N_FIELDS || !is_sound_file (fields[3]))
    return NULL;
  pin = g_new0 (LeafStoragePin, 1);
  pin->title = g_strdup (fields[0]);
  pin->author = g_strdup (fields[1]);
  pin->version = g_strdup (fields[2]);
  pin->file = g_strdup (fields[3]);
  pin->hash = g_strdup (g_strchomp (fields[4]));
  return pin;
}

/* Adds the pins of the list, which may be missing. Returns FALSE if the list cannot be read or has lines that are not
 * pins; writing it again would lose them. */
static gboolean
read_list (const char *materials, GPtrArray *pins)
{
  g_autofree char *path = leaf_storage_pins_path (materials), *text = NULL;
  g_auto (GStrv) lines = NULL;
  gboolean is_whole = TRUE;
  gsize length;

  if (!leaf_storage_read_within (path, materials, &text, &length))
    return errno == ENOENT;
  if (!g_utf8_validate (text, (gssize) length, NULL))
    return FALSE;
  lines = g_strsplit (text, "\n", MOST_PINS);
  for (guint i = 0; lines[i] != NULL; i++) {
    LeafStoragePin *pin = read_line (lines[i]);

    if (pin != NULL)
      g_ptr_array_add (pins, pin);
    else if (*lines[i] != '#' && *g_strstrip (lines[i]) != '\0')
      is_whole = FALSE;
  }
  return is_whole;
}

GPtrArray *
leaf_storage_pins (const char *materials)
{
  GPtrArray *pins = g_ptr_array_new_with_free_func (leaf_storage_pin_free);

  read_list (materials, pins);
  return pins;
}

static gboolean
is_called (const LeafStoragePin *pin, const char *title, const char *author)
{
  g_autofree char *a = g_utf8_casefold (pin->title, -1), *b = g_utf8_casefold (title, -1),
                  *c = g_utf8_casefold (pin->author, -1), *d = g_utf8_casefold (author, -1);

  return g_str_equal (a, b) && g_str_equal (c, d);
}

const LeafStoragePin *
leaf_storage_pins_find (const GPtrArray *pins, const char *title, const char *author)
{
  for (guint i = 0; i < pins->len; i++)
    if (is_called (pins->pdata[i], title, author))
      return pins->pdata[i];
  return NULL;
}

static gboolean
write_pins (const char *materials, const GPtrArray *pins, GError **error)
{
  g_autofree char *path = leaf_storage_pins_path (materials);
  g_autoptr (GString) text = g_string_new (heading);
  g_autoptr (GPtrArray) there = g_ptr_array_new_with_free_func (leaf_storage_pin_free);
  int number;

  if (!read_list (materials, there)) {
    g_set_error (error, LEAF_STORAGE_INSTALL_ERROR, LEAF_STORAGE_INSTALL_FAILED,
                 "'%s' has lines that are not pins, which would be lost. Correct or remove it.", path);
    return FALSE;
  }
  number = leaf_storage_make_folder (materials, materials);
  for (guint i = 0; i < pins->len; i++) {
    const LeafStoragePin *pin = pins->pdata[i];

    g_string_append_printf (text, "%s\t%s\t%s\t%s\t%s\n", pin->title, pin->author, pin->version, pin->file, pin->hash);
  }
  if (number == 0)
    number = leaf_storage_write_within (path, materials, text->str, text->len, 0666);
  if (number != 0)
    g_set_error (error, LEAF_STORAGE_INSTALL_ERROR, LEAF_STORAGE_INSTALL_FAILED, "'%s': %s", path,
                 leaf_storage_strerror (number));
  return number == 0;
}

/* --- pinning ------------------------------------------------------------------------------------------------------ */

/* Copies an extension into the materials unless it is there. Returns its place in them; NULL, with an error, on
 * failure. */
static char *
copy_into (const char *materials, const LeafStorageExtension *extension, GError **error)
{
  g_autofree char *folder = leaf_storage_install_folder (materials),
                  *whole = g_canonicalize_filename (extension->path, NULL),
                  *start = g_strconcat (folder, G_DIR_SEPARATOR_S, NULL);
  g_autoptr (GPtrArray) paths = NULL;
  const char *path = whole;

  if (!g_str_has_prefix (whole, start)) {
    paths = leaf_storage_install (whole, folder, FALSE, error);
    path = paths != NULL ? paths->pdata[0] : NULL;
  }
  return path != NULL ? g_strconcat ("Extensions/", path + strlen (start), NULL) : NULL;
}

static gboolean
add_pin (GPtrArray *pins, const char *materials, const LeafStorageExtension *extension, GError **error)
{
  g_autofree char *file = extension->path != NULL ? copy_into (materials, extension, error) : g_strdup ("");
  g_autofree char *path = file != NULL && *file != '\0' ? g_build_filename (materials, file, NULL) : NULL;
  LeafStoragePin *pin;

  if (file == NULL)
    return FALSE;
  for (guint i = pins->len; i-- > 0;)
    if (is_called (pins->pdata[i], extension->title, extension->author))
      g_ptr_array_remove_index (pins, i);
  pin = g_new0 (LeafStoragePin, 1);
  pin->title = g_strdup (extension->title);
  pin->author = g_strdup (extension->author);
  pin->version = g_strdup (extension->version);
  pin->file = g_steal_pointer (&file);
  pin->hash = path != NULL ? leaf_storage_hash (path) : leaf_storage_extension_hash (extension);
  g_ptr_array_add (pins, pin);
  if (pin->hash == NULL)
    g_set_error (error, LEAF_STORAGE_INSTALL_ERROR, LEAF_STORAGE_INSTALL_FAILED, "'%s': %s", path,
                 leaf_storage_strerror (errno));
  return pin->hash != NULL;
}

gboolean
leaf_storage_pin (const char *materials, const LeafStorageExtension *extension, GError **error)
{
  g_autofree char *whole = g_canonicalize_filename (materials, NULL);
  g_autoptr (GPtrArray) pins = leaf_storage_pins (whole);

  return add_pin (pins, whole, extension, error) && write_pins (whole, pins, error);
}

gboolean
leaf_storage_pin_used (const char *materials, const LeafStorage *storage, const LeafProgram *program, GError **error)
{
  g_autofree char *whole = g_canonicalize_filename (materials, NULL);
  g_autoptr (GPtrArray) all = leaf_storage_extensions (whole);
  g_autoptr (GPtrArray) pins = g_ptr_array_new_with_free_func (leaf_storage_pin_free);

  for (guint i = 0; i < all->len; i++)
    if (leaf_storage_extension_is_used (all->pdata[i], storage, program)
        && !add_pin (pins, whole, all->pdata[i], error))
      return FALSE;
  return write_pins (whole, pins, error);
}

gboolean
leaf_storage_unpin (const char *materials, const char *title, const char *author, GError **error)
{
  g_autoptr (GPtrArray) pins = leaf_storage_pins (materials);

  for (guint i = pins->len; i-- > 0;)
    if (title == NULL || is_called (pins->pdata[i], title, author))
      g_ptr_array_remove_index (pins, i);
  return write_pins (materials, pins, error);
}

/* --- checking ----------------------------------------------------------------------------------------------------- */

static void
tell (GPtrArray *findings, LeafStoragePinFault fault, const char *title, const char *author, const char *version)
{
  LeafStoragePinFinding *finding = g_new0 (LeafStoragePinFinding, 1);

  finding->fault = fault;
  finding->title = g_strdup (title);
  finding->author = g_strdup (author);
  finding->version = g_strdup (version);
  g_ptr_array_add (findings, finding);
}

static const LeafStorageExtension *
find_bundled (const GPtrArray *all, const LeafStoragePin *pin)
{
  for (guint i = 0; i < all->len; i++) {
    const LeafStorageExtension *extension = all->pdata[i];

    if (extension->owner == LEAF_STORAGE_BUNDLED && is_called (pin, extension->title, extension->author))
      return extension;
  }
  return NULL;
}

static void
check_file (GPtrArray *findings, const char *materials, const GPtrArray *all, const LeafStoragePin *pin)
{
  const LeafStorageExtension *bundled = *pin->file == '\0' ? find_bundled (all, pin) : NULL;
  g_autofree char *path = g_build_filename (materials, pin->file, NULL);
  g_autofree char *hash = *pin->file != '\0' ? leaf_storage_hash (path)
                          : bundled != NULL  ? leaf_storage_extension_hash (bundled)
                                             : NULL;

  if (hash == NULL)
    tell (findings, LEAF_STORAGE_PIN_MISSING, pin->title, pin->author, pin->version);
  else if (!g_str_equal (hash, pin->hash) && (*pin->file == '\0' || !leaf_storage_has_hash (path, pin->hash)))
    tell (findings, LEAF_STORAGE_PIN_CHANGED, pin->title, pin->author, pin->version);
}

static gboolean
is_pinned (const LeafStoragePin *pin, const char *materials, const LeafStorageExtension *used)
{
  g_autofree char *path = g_build_filename (materials, pin->file, NULL),
                  *whole = used->path != NULL ? g_canonicalize_filename (used->path, NULL) : NULL;

  return used->path == NULL ? *pin->file == '\0' : g_strcmp0 (path, whole) == 0;
}

GPtrArray *
leaf_storage_pins_check (const char *materials, const LeafStorage *storage, const LeafProgram *program)
{
  g_autofree char *whole = g_canonicalize_filename (materials, NULL);
  GPtrArray *findings = g_ptr_array_new_with_free_func (finding_free);
  g_autoptr (GPtrArray) pins = leaf_storage_pins (whole), all = NULL;

  if (pins->len == 0)
    return findings;
  all = leaf_storage_extensions (whole);
  for (guint i = 0; i < pins->len; i++)
    check_file (findings, whole, all, pins->pdata[i]);
  for (guint i = 0; program != NULL && i < all->len; i++) {
    const LeafStorageExtension *used = all->pdata[i];
    const LeafStoragePin *pin = leaf_storage_pins_find (pins, used->title, used->author);

    if (leaf_storage_extension_is_used (used, storage, program) && (pin == NULL || !is_pinned (pin, whole, used)))
      tell (findings, pin == NULL ? LEAF_STORAGE_PIN_ABSENT : LEAF_STORAGE_PIN_OTHER, used->title, used->author,
            used->version);
  }
  return findings;
}
