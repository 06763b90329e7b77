/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-storage-report.h: the report that a player sends to an author: a play, and what the player says about it.
 *
 *   Looseleaf report 1
 *   title The Night Kitchen
 *   ifid CC2513BE-A8B7-5DD0-AA2B-B741AA60E049
 *   release 1
 *   story c56f89037aef6ca9       what leaf_program_fingerprint gave
 *   engine 0.1.0
 *   serial 261130                that of the release; without it, the page had the author's program
 *   seed 1234
 *   saved TEXT                   what RESTORE would have found; \n and \\ as in saved plays
 *   file NAME<tab>TEXT           a file of the story, as it was at the beginning
 *   =cf8dd082                    a hash of what the story printed
 *   >take the lamp               a command
 *   =41bb7681
 *   says It is too dark.         what the player says, a line each
 *   end
 *
 * A published page makes it (src/web/page). It is untrusted: it is checked, and all that it can do is to give files, a
 * saved game and commands to a play. It contains no state of the machine, so a report about another release can be
 * played too, and the hashes show where the output differs. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct {
  char *name, *text;
} LeafStorageReportFile;

typedef struct {
  char *title, *ifid, *release, *fingerprint, *engine, *serial; /* "" if not given */
  guint32 seed;
  char *saved;         /* NULL: nothing */
  GArray *files;       /* of LeafStorageReportFile */
  GPtrArray *commands; /* of char * */
  /* of guint64: hashes of what was printed before the first command, after it, and so on; G_MAXUINT64: not given */
  GArray *digests;
  char *words; /* what the player says, with a line end after each line; "": nothing */
} LeafStorageReport;

/* Reads a report; free with leaf_storage_report_free. NULL if it is not a sound report, with the reason in *reason, a
 * constant clause ("its end is missing"). */
LeafStorageReport *leaf_storage_report_read (const char *bytes, gsize length, const char **reason);
void leaf_storage_report_free (LeafStorageReport *report);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafStorageReport, leaf_storage_report_free)

/* Adds a text to a hash, FNV-1a of its bytes. Start with LEAF_STORAGE_REPORT_DIGEST. */
#define LEAF_STORAGE_REPORT_DIGEST 0x811c9dc5u
guint32 leaf_storage_report_digest (guint32 digest, const char *text);

G_END_DECLS
