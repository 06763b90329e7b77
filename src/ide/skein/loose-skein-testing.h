/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What only tests ask of this folder. */
#pragma once

#include "loose-skein-pane.h"

G_BEGIN_DECLS

/* loose-skein-pane.c */
void loose_skein_pane_choose (LooseSkeinPane *self, guint32 knot);
/* What is shown of the chosen knot's answer: words that are missing in [-...-], those that were added in {+...+};
 * free. */
char *loose_skein_pane_dup_answer (LooseSkeinPane *self);

G_END_DECLS
