/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-cli-report.h: a player's report, played again. */
#pragma once

#include "leaf-storage-report.h"
#include "leaf.h"

G_BEGIN_DECLS

typedef struct {
  LeafStorageReport *report; /* NULL: there is none */
  guint32 turn;            /* commands given so far */
  guint32 digest;          /* of what was printed since */
  gboolean has_parted;
} LeafCliReport;

/* FALSE, with a word on stderr: the file is none. */
gboolean leaf_cli_report_open (LeafCliReport *self, const char *file);
void leaf_cli_report_clear (LeafCliReport *self);
/* Before the play first runs: what it found; and on stderr what the player says. */
void leaf_cli_report_begin (LeafCliReport *self, LeafPlay *play);
void leaf_cli_report_note (LeafCliReport *self, const char *printed);
/* Where a command is wanted: says, once, that the answer is another one than the player's. The next command; NULL:
 * there are no more. */
const char *leaf_cli_report_next (LeafCliReport *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LeafCliReport, leaf_cli_report_clear)

G_END_DECLS
