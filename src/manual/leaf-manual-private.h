/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-manual-private.h: functions of leaf-manual.c for the other files of this folder. */
#pragma once

#include "leaf-manual.h"

G_BEGIN_DECLS

/* Where leaf-manual-search.c keeps the sections of a manual: NULL until the first search, and again when a page is
 * added or extended. Not thread-safe. */
GPtrArray **leaf_manual_sections (const LeafManual *manual);

/* Adds the blocks of a text at the end of a page of the manual. */
void leaf_manual_extend_page (LeafManual *manual, const LeafManualPage *page, const char *text);

G_END_DECLS
