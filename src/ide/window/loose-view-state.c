/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-view-state.h"

#include "leaf-storage-write.h"

#include <string.h>

#define MOST_STORIES 200
#define LINE         "Line"
#define COLUMN       "Column"
#define STOPS        "Breakpoints"
#define FOLDED       "Folded"
#define OPEN         "Open"
#define FRONT        "Front"

static char *
dup_path (void)
{
  return g_build_filename (g_get_user_state_dir (), "looseleaf", "places.ini", NULL);
}

GKeyFile *
loose_view_state_read (void)
{
  g_autofree char *path = dup_path ();
  GKeyFile *places = g_key_file_new ();

  g_key_file_load_from_file (places, path, G_KEY_FILE_NONE, NULL); /* a damaged file counts as empty */
  return places;
}

/* The name of the group for the page's file: a hash, because a path may contain characters that are not allowed there.
 * NULL: the page has no file. */
static char *
dup_group (LoosePage *page)
{
  GFile *file = loose_project_get_file (loose_page_get_project (page));
  g_autofree char *uri = file != NULL ? g_file_get_uri (file) : NULL;

  return uri != NULL ? g_compute_checksum_for_string (G_CHECKSUM_SHA256, uri, -1) : NULL;
}

/* Groups are in the order of time, so the first ones are the oldest. */
static void
forget_oldest (GKeyFile *places)
{
  gsize n;
  g_auto (GStrv) groups = g_key_file_get_groups (places, &n);

  for (gsize i = 0; i + MOST_STORIES < n; i++)
    g_key_file_remove_group (places, groups[i], NULL);
}

void
loose_view_state_write (GKeyFile *places)
{
  g_autofree char *path = dup_path (), *folder = g_path_get_dirname (path), *text = NULL;
  gsize length;
  int number;

  forget_oldest (places);
  text = g_key_file_to_data (places, &length, NULL);
  g_mkdir_with_parents (folder, 0700);
  number = leaf_storage_write (path, text, length, 0600);
  if (number != 0)
    g_message ("Where one was in the story is not kept: %s", g_strerror (number));
}

static char **
list_open_pages (LooseSession *session, int *front)
{
  GPtrArray *pages = loose_session_get_pages (session);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  guint number = 0;

  g_ptr_array_find (pages, loose_session_get_page (session), &number);
  *front = (int) number;
  for (guint i = 1; i < pages->len; i++) {
    g_autofree char *uri
        = g_file_get_uri (loose_project_get_file (loose_page_get_project (g_ptr_array_index (pages, i))));

    g_strv_builder_add (builder, uri);
  }
  return g_strv_builder_end (builder);
}

static char **
list_stored_pages (GKeyFile *places, const char *group, int *front)
{
  *front = g_key_file_get_integer (places, group, FRONT, NULL);
  return g_key_file_get_string_list (places, group, OPEN, NULL, NULL);
}

void
loose_view_state_take (GKeyFile *places, LooseSession *session, LoosePage *page, LooseFolding *folding,
                       gboolean with_pages)
{
  g_return_if_fail (LOOSE_IS_SESSION (session));
  g_autofree char *group = dup_group (page);
  g_autoptr (GArray) closed = loose_folding_get_closed (folding);
  g_auto (GStrv) stops = loose_breakpoints_to_strv (loose_session_get_breakpoints (session), page);
  GtkTextBuffer *buffer = GTK_TEXT_BUFFER (loose_page_get_buffer (page));
  GtkTextIter cursor;
  int front;
  g_auto (GStrv) uris = with_pages ? list_open_pages (session, &front) : list_stored_pages (places, group, &front);

  gtk_text_buffer_get_iter_at_mark (buffer, &cursor, gtk_text_buffer_get_insert (buffer));
  g_key_file_remove_group (places, group, NULL);
  g_key_file_set_integer (places, group, LINE, gtk_text_iter_get_line (&cursor));
  g_key_file_set_integer (places, group, COLUMN, gtk_text_iter_get_line_offset (&cursor));
  if (stops[0] != NULL)
    g_key_file_set_string_list (places, group, STOPS, (const char *const *) stops, g_strv_length (stops));
  if (closed->len > 0)
    g_key_file_set_integer_list (places, group, FOLDED, (int *) (void *) closed->data, closed->len);
  if (!loose_page_is_story (page) || uris == NULL || uris[0] == NULL)
    return;
  g_key_file_set_string_list (places, group, OPEN, (const char *const *) uris, g_strv_length (uris));
  g_key_file_set_integer (places, group, FRONT, front);
}

char **
loose_view_state_list_pages (LoosePage *story, int *front)
{
  g_return_val_if_fail (LOOSE_IS_PAGE (story), NULL);
  g_autofree char *group = dup_group (story);
  g_autoptr (GKeyFile) places = group != NULL ? loose_view_state_read () : NULL;

  *front = 0;
  return places != NULL ? list_stored_pages (places, group, front) : NULL;
}

static void
place_cursor (GtkTextBuffer *buffer, int line, int column)
{
  GtkTextIter iter;

  gtk_text_buffer_get_iter_at_line (buffer, &iter, line);
  gtk_text_iter_set_line_offset (&iter, CLAMP (column, 0, MAX (gtk_text_iter_get_chars_in_line (&iter) - 1, 0)));
  gtk_text_buffer_place_cursor (buffer, &iter);
}

void
loose_view_state_restore (LooseSession *session, LoosePage *page, LooseFolding *folding)
{
  g_return_if_fail (LOOSE_IS_SESSION (session));
  g_autofree char *group = dup_group (page);
  g_autoptr (GKeyFile) places = group != NULL ? loose_view_state_read () : NULL;
  GtkTextBuffer *buffer = GTK_TEXT_BUFFER (loose_page_get_buffer (page));
  g_auto (GStrv) stops = NULL;
  g_autofree int *lines = NULL;
  g_autoptr (GArray) closed = g_array_new (FALSE, FALSE, sizeof (int));
  gsize n = 0;

  if (places == NULL || !g_key_file_has_group (places, group))
    return;
  place_cursor (buffer, g_key_file_get_integer (places, group, LINE, NULL),
                g_key_file_get_integer (places, group, COLUMN, NULL));
  stops = g_key_file_get_string_list (places, group, STOPS, NULL, NULL);
  loose_breakpoints_add_strv (loose_session_get_breakpoints (session), page, (const char *const *) stops);
  loose_session_restore_breakpoints (session);
  lines = g_key_file_get_integer_list (places, group, FOLDED, &n, NULL);
  g_array_append_vals (closed, lines, (guint) n);
  loose_folding_close (folding, closed);
}
