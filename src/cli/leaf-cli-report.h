/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-cli-report.h: replays a player's report (leaf-storage-report.h) in `leaf play`. */
#pragma once

#include "leaf-storage-report.h"
#include "leaf.h"

G_BEGIN_DECLS

typedef struct {
  LeafStorageReport *report; /* NULL: no report is replayed */
  guint32 turn;              /* the number of commands that were given */
  guint32 digest;            /* the hash of the text printed since the last command */
  gboolean has_parted;       /* an answer differed from the player's, which was reported */
} LeafCliReport;

/* Reads a report. Returns FALSE, with a message on standard error, if the file cannot be read or is not a report. */
gboolean leaf_cli_report_open (LeafCliReport *self, const char *file);
void leaf_cli_report_clear (LeafCliReport *self);
/* These do nothing, and return NULL, if there is no report. */

/* Call before the play first runs. Gives it the files and the saved game of the report, and prints what the player says
 * to standard error. */
void leaf_cli_report_begin (LeafCliReport *self, LeafPlay *play);
/* Call with each text that the play prints. */
void leaf_cli_report_note (LeafCliReport *self, const char *printed);
/* Call when the play needs a command, or has ended. Reports the first answer that differs from the player's. Returns
 * the next command, borrowed; NULL: there are no more. */
const char *leaf_cli_report_next (LeafCliReport *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LeafCliReport, leaf_cli_report_clear)

G_END_DECLS
