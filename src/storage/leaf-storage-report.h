/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-storage-report.h: what a player sends to an author: a play, and what was wrong with it.
 *
 *   Looseleaf report 1
 *   title The Night Kitchen
 *   ifid CC2513BE-A8B7-5DD0-AA2B-B741AA60E049
 *   release 1
 *   story c56f89037aef6ca9       what leaf_program_fingerprint gave
 *   engine 0.1.0
 *   seed 1234
 *   saved TEXT                   what RESTORE would have found; \n and \\ as in saved plays
 *   file NAME<tab>TEXT           a file of the story, as it was at the beginning
 *   =cf8dd082                    a hash of what the story printed
 *   >take the lamp               a command
 *   =41bb7681
 *   says It is too dark.         what the player says, a line each
 *   end
 *
 * The page in which stories are published makes it (src/web/page). It is untrusted, so it is checked, and it can only
 * give commands to a play. It contains no state of the machine, so a report about another release is played as far as
 * possible, and the hashes show where the answers differ. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct {
  char *name, *text;
} LeafStorageReportFile;

typedef struct {
  char *title, *ifid, *release, *fingerprint, *engine; /* "" if not given */
  guint32 seed;
  char *saved;         /* NULL: nothing */
  GArray *files;       /* of LeafStorageReportFile */
  GPtrArray *commands; /* of char * */
  /* of guint64: hashes of what was printed before the first command, after it, and so on; G_MAXUINT64: not given */
  GArray *digests;
  char *words; /* lines; "" */
} LeafStorageReport;

/* Returns NULL if it is not a report, with the reason, as the end of a sentence, in *reason. */
LeafStorageReport *leaf_storage_report_read (const char *bytes, gsize length, const char **reason);
void leaf_storage_report_free (LeafStorageReport *report);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafStorageReport, leaf_storage_report_free)

/* The hash of texts, one after another, starting with LEAF_STORAGE_REPORT_DIGEST: FNV-1a of their bytes. */
#define LEAF_STORAGE_REPORT_DIGEST 0x811c9dc5u
guint32 leaf_storage_report_digest (guint32 digest, const char *text);

G_END_DECLS
