/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Functions of this folder for tests only. */
#pragma once

#include "loose-skein-pane.h"

G_BEGIN_DECLS

/* loose-skein-pane.c */
void loose_skein_pane_choose (LooseSkeinPane *self, guint32 knot);
/* The answer shown for the selected knot: missing words in [-...-], added words in {+...+}. Free with g_free. */
char *loose_skein_pane_dup_answer (LooseSkeinPane *self);

G_END_DECLS
