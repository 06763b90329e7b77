/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The phrase in one of whose gaps one is typing, in a label: its preamble, the gap set off.  Nothing where no phrase
 * is being typed. */
#pragma once

#include "loose-session.h"

G_BEGIN_DECLS

/* As long as the label lives; `instead` is not seen meanwhile. */
void loose_signature_help_install (GtkLabel *label, GtkWidget *instead, LooseSession *session);

G_END_DECLS
