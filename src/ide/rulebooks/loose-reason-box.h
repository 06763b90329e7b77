/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What stands under the index of rules: why a rule stands where it does, and links to the words that decided it, which are lit in the source
 * while it is shown. */
#pragma once

#include "loose-session.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_REASON_BOX (loose_reason_box_get_type ())
G_DECLARE_FINAL_TYPE (LooseReasonBox, loose_reason_box, LOOSE, REASON_BOX, GtkBox)

void loose_reason_box_set_session (LooseReasonBox *self, LooseSession *session); /* once */
/* NULL, or an empty text: nothing is shown.  Nothing is lit until loose_reason_box_light(). */
void loose_reason_box_show (LooseReasonBox *self, const char *text);
const char *loose_reason_box_get_text (LooseReasonBox *self);
/* The words that decide between two rules (see loose_deciding_places()), each a link; lit where that was asked for. */
void loose_reason_box_light (LooseReasonBox *self, LeafProgram *program, guint32 rulebook, guint32 one, guint32 another,
                             gboolean lights);

G_END_DECLS
