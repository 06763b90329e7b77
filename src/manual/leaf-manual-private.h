/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-manual-private.h: what the files of this folder share. */
#pragma once

#include "leaf-manual.h"

G_BEGIN_DECLS

/* The sections cached by leaf-manual-search.c. Its content is NULL if nothing is cached. Cleared when a page is
 * added. */
GPtrArray **leaf_manual_sections (const LeafManual *manual);

/* Adds blocks at the end of a page. */
void leaf_manual_extend_page (LeafManual *manual, const LeafManualPage *page, const char *text);

G_END_DECLS
