/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-cli-report.h: replays a bug report that a player sent. */
#pragma once

#include "leaf-storage-report.h"
#include "leaf.h"

G_BEGIN_DECLS

typedef struct {
  LeafStorageReport *report; /* NULL: no report is replayed */
  guint32 turn;              /* number of commands given */
  guint32 digest;            /* of the text printed since the last command */
  gboolean has_parted;
} LeafCliReport;

/* Reads the report. Returns FALSE, with a message on standard error, if the file is not a report. */
gboolean leaf_cli_report_open (LeafCliReport *self, const char *file);
void leaf_cli_report_clear (LeafCliReport *self);
/* Call before the play first runs. Gives it the files of the report, and prints the player's words on standard
 * error. */
void leaf_cli_report_begin (LeafCliReport *self, LeafPlay *play);
void leaf_cli_report_note (LeafCliReport *self, const char *printed);
/* Call when the play wants a command. Reports the first answer that differs from the player's, and returns the next
 * command, or NULL if there are no more. The command is borrowed. */
const char *leaf_cli_report_next (LeafCliReport *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LeafCliReport, leaf_cli_report_clear)

G_END_DECLS
