/* SPDX-License-Identifier: GPL-3.0-or-later */
/* digest-sums.h: files of sums.  The first line names the sections; of each stand its name and, for each line of its text, three letters
 * that are a sum of the line.  A row of them ends after one sum in sixteen, told by its last letter, and not after so many: then a line that is put in
 * changes one row and leaves the rows after it alone. */
#pragma once

#include <glib.h>

#include <string.h>

enum { SUM = 3 };

typedef struct {
  char **names; /* of the sections */
  char **sums;  /* of each: its lines' sums without blanks; "" where the file has no such section yet */
} DigestFile;

static inline void
digest_file_clear (DigestFile *self)
{
  g_strfreev (self->names);
  g_strfreev (self->sums);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (DigestFile, digest_file_clear)

/* 18 bits of FNV-1a of the line, as letters. */
static inline void
digest_add_sum (GString *to, const char *line, gsize length)
{
  static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  guint64 sum = G_GUINT64_CONSTANT (14695981039346656037);

  for (gsize i = 0; i < length; i++)
    sum = (sum ^ (guchar) line[i]) * G_GUINT64_CONSTANT (1099511628211);
  sum ^= sum >> 32;
  for (guint i = 0; i < SUM; i++)
    g_string_append_c (to, letters[sum >> (6 * i) & 63]);
}

/* The sums of all lines of a text; an unended last one counts too. */
static inline char *
digest_sums (const char *text)
{
  GString *out = g_string_new (NULL);

  for (const char *at = text, *end; *at != '\0'; at = *end != '\0' ? end + 1 : end) {
    end = at + strcspn (at, "\n");
    digest_add_sum (out, at, (gsize) (end - at));
  }
  return g_string_free (out, FALSE);
}

/* In: a file that begins with its line of names; the rest may be missing. */
static inline DigestFile
digest_file_read (const char *path)
{
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  DigestFile self = { 0 };

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", 2);
  self.names = g_strsplit (lines[0], " ", -1);
  self.sums = g_new0 (char *, g_strv_length (self.names) + 1);
  for (guint i = 0; self.names[i] != NULL; i++) {
    g_autofree char *head = g_strconcat ("\n--- ", self.names[i], "\n", NULL);
    const char *start = strstr (text, head);
    GString *sums = g_string_new (NULL);
    for (start = start != NULL ? start + strlen (head) : ""; *start != '\0' && !g_str_has_prefix (start, "--- "); start++)
      if (*start != '\n')
        g_string_append_c (sums, *start);
      else if (g_str_has_prefix (start + 1, "--- "))
        break;
    self.sums[i] = g_string_free (sums, FALSE);
  }
  return self;
}

static inline void
digest_file_write (const char *path, const DigestFile *self, const GPtrArray *texts)
{
  g_autofree char *names = g_strjoinv (" ", self->names);
  g_autoptr (GString) out = g_string_new (names);

  for (guint i = 0; self->names[i] != NULL; i++) {
    g_autofree char *sums = digest_sums (g_ptr_array_index (texts, i));
    g_string_append_printf (out, "\n--- %s\n", self->names[i]);
    for (const char *at = sums; *at != '\0'; at += SUM) {
      g_string_append_len (out, at, SUM);
      if (strchr ("AQgw", at[SUM - 1]) != NULL && at[SUM] != '\0')
        g_string_append_c (out, '\n');
    }
  }
  g_string_append_c (out, '\n');
  g_assert_true (g_file_set_contents (path, out->str, -1, NULL));
}

/* How many sums of each come before the two go together again. */
static inline void
digest_meet (const char *was, const char *is, gsize *gone, gsize *come)
{
  enum { ALIKE = 3 * SUM };
  gsize n_was = strlen (was) / SUM, n_is = strlen (is) / SUM;

  for (gsize both = 1; both < MIN (n_was + n_is, 4000); both++)
    for (gsize a = both > n_is ? both - n_is : 0; a <= MIN (both, n_was); a++)
      if (strncmp (was + a * SUM, is + (both - a) * SUM, ALIKE) == 0) {
        *gone = a;
        *come = both - a;
        return;
      }
  *gone = n_was;
  *come = n_is;
}

/* Writes what stands otherwise than in the file, of each section at most so many lines as they are now.  Gives how many places differ. */
static inline guint
digest_file_tell (const DigestFile *self, const GPtrArray *texts, guint most, GString *out)
{
  guint n = 0;

  for (guint i = 0; self->names[i] != NULL; i++) {
    const char *text = g_ptr_array_index (texts, i), *was = self->sums[i];
    g_autofree char *sums = digest_sums (text);
    g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
    for (const char *is = sums; *is != '\0' || *was != '\0';) {
      gsize gone, come, line = (gsize) (is - sums) / SUM;
      if (*is != '\0' && strncmp (is, was, SUM) == 0) {
        is += SUM;
        was += SUM;
        continue;
      }
      digest_meet (was, is, &gone, &come);
      n++;
      g_string_append_printf (out, "%s, line %u: %u lines are gone, these have come:\n", self->names[i], (guint) line + 1, (guint) gone);
      for (gsize k = 0; k < MIN (come, most); k++)
        g_string_append_printf (out, "+%s\n", lines[line + k]);
      was += gone * SUM;
      is += come * SUM;
    }
  }
  return n;
}
