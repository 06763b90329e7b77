/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Functions of this folder for tests only. */
#pragma once

#include "loose-draft-writer.h"
#include "loose-line-index.h"

G_BEGIN_DECLS

/* loose-draft-writer.c */
/* Waits until everything requested is on the disk; returns FALSE if the copy could not be written. */
gboolean loose_draft_writer_flush (LooseDraftWriter *self);

/* loose-line-index.c */
guint32 loose_line_index_count (const LooseLineIndex *self);

G_END_DECLS
