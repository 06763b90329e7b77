/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-cli-explore-kept.c: loads and saves the archives of `leaf explore`. */
#include "leaf-cli-explore-kept.h"

#include "leaf-storage-write.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <stdio.h>
#include <sys/file.h>
#include <unistd.h>

enum {
  MOST_SET_ASIDE = 1000,
  SET_ASIDE_FROM = 10 /* of the same story: a file is set aside if more than one in this many moments does not fit */
};

/* --- opening ------------------------------------------------------------------------------------------------------ */

gboolean
leaf_cli_kept_open (LeafCliKept *kept, LeafExploration *exploration, const char *path)
{
  *kept = (LeafCliKept) { .exploration = exploration, .path = path, .handle = -1 };
  if (path == NULL)
    return TRUE;
  kept->file = leaf_storage_resolve (path);
  kept->lock = g_strconcat (kept->file, ".lock", NULL);
  kept->handle = g_open (kept->lock, O_RDWR | O_CREAT | O_CLOEXEC, 0666);
  if (kept->handle < 0) {
    g_printerr ("leaf explore: cannot save to '%s': %s\n", path, g_strerror (errno));
    return FALSE;
  }
  if (flock (kept->handle, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK)
    return TRUE;
  g_printerr ("leaf explore: cannot save to '%s': another search saves to it\n", path);
  close (kept->handle);
  kept->handle = -1;
  return FALSE;
}

void
leaf_cli_kept_clear (LeafCliKept *kept)
{
  if (kept->handle >= 0) {
    g_remove (kept->lock);
    close (kept->handle);
  }
  g_clear_pointer (&kept->file, g_free);
  g_clear_pointer (&kept->lock, g_free);
  kept->handle = -1;
}

/* --- loading ------------------------------------------------------------------------------------------------------ */

static gboolean
load (LeafExploration *exploration, const char *file, gboolean *is_of_story)
{
  g_autofree char *text = NULL;
  g_autofree char *problem = NULL;
  g_autoptr (GError) error = NULL;

  if (g_file_test (file, G_FILE_TEST_EXISTS) && !g_file_test (file, G_FILE_TEST_IS_REGULAR)) {
    g_printerr ("leaf explore: '%s' is not an archive: it is not a regular file\n", file); /* it could have no end */
    return FALSE;
  }
  if (!g_file_get_contents (file, &text, NULL, &error)) {
    g_printerr ("leaf explore: %s\n", error->message);
    return FALSE;
  }
  if (!leaf_exploration_load (exploration, text, &problem)) {
    g_printerr ("leaf explore: '%s' cannot be loaded: %s\n", file, problem);
    return FALSE;
  }
  *is_of_story = leaf_exploration_is_of_story (exploration, text);
  return TRUE;
}

static void
print_left_out (const LeafExploration *exploration, const char *file, gboolean is_of_story)
{
  guint32 n, n_left_out = leaf_exploration_left_out (exploration, &n);

  if (!is_of_story)
    g_printerr ("leaf explore: '%s' was kept from another story, or from another version of this one. Of its %u "
                "moments, %u were left out, because this story does not have them.\n",
                file, n, n_left_out);
  else if (n_left_out > 0)
    g_printerr ("leaf explore: of the %u moments of '%s', %u were left out, because they do not fit in the memory.\n",
                n, file, n_left_out);
}

/* Loads the archive that is to be continued. */
static gboolean
load_own (LeafCliKept *kept)
{
  gboolean is_of_story;
  guint32 n, n_left_out;

  if (kept->path == NULL || !g_file_test (kept->path, G_FILE_TEST_EXISTS))
    return TRUE;
  if (!load (kept->exploration, kept->path, &is_of_story))
    return FALSE;
  n_left_out = leaf_exploration_left_out (kept->exploration, &n);
  if (n_left_out > 0)
    print_left_out (kept->exploration, kept->path, is_of_story);
  if (!is_of_story && n_left_out > n / 2) {
    g_printerr ("The file was not changed. To start from what fits, use --join='%s' and save to another file.\n",
                kept->path);
    return FALSE;
  }
  kept->sets_aside = n_left_out > (is_of_story ? n / SET_ASIDE_FROM : 0);
  return TRUE;
}

gboolean
leaf_cli_kept_load (LeafCliKept *kept, char **joined)
{
  if (!load_own (kept))
    return FALSE;
  for (guint i = 0; joined != NULL && joined[i] != NULL; i++) {
    gboolean is_of_story;

    if (!load (kept->exploration, joined[i], &is_of_story))
      return FALSE;
    print_left_out (kept->exploration, joined[i], is_of_story);
  }
  return TRUE;
}

/* --- saving ------------------------------------------------------------------------------------------------------- */

static gboolean
write_piece (const char *text, gsize length, gpointer file)
{
  return fwrite (text, 1, length, file) == length;
}

/* Gives the former file the first of the names FILE~, FILE~2, … that is not in use. */
static gboolean
set_aside (LeafCliKept *kept)
{
  g_autofree char *name = g_strconcat (kept->file, "~", NULL);

  for (guint number = 2; g_file_test (name, G_FILE_TEST_EXISTS) && number < MOST_SET_ASIDE; number++) {
    g_free (name);
    name = g_strdup_printf ("%s~%u", kept->file, number);
  }
  if (g_file_test (name, G_FILE_TEST_EXISTS) || g_rename (kept->file, name) != 0)
    return FALSE;
  kept->sets_aside = FALSE;
  g_printerr ("leaf explore: the former archive is now '%s'.\n", name);
  return TRUE;
}

/* Writes in pieces, since the archive can be large. A new file replaces the old one, so that the archive is complete
 * whenever the process ends. */
gboolean
leaf_cli_kept_save (LeafCliKept *kept)
{
  g_autofree char *other = kept->path != NULL ? g_strconcat (kept->file, ".new", NULL) : NULL;
  FILE *file;
  gboolean is_written;

  if (other == NULL)
    return TRUE;
  file = g_fopen (other, "wb");
  is_written = file != NULL && leaf_exploration_save_to (kept->exploration, write_piece, file) && fflush (file) == 0
               && g_fsync (fileno (file)) == 0;
  is_written = file != NULL && fclose (file) == 0 && is_written && (!kept->sets_aside || set_aside (kept))
               && g_rename (other, kept->file) == 0;
  if (is_written)
    return TRUE;
  g_printerr ("leaf explore: cannot save to '%s': %s\n", kept->path, g_strerror (errno));
  if (file != NULL)
    g_remove (other);
  return FALSE;
}
