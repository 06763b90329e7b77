/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows the preamble of the phrase whose argument is being typed in a label, with the argument highlighted; nothing if
 * no phrase is being typed. */
#pragma once

#include "loose-session.h"

G_BEGIN_DECLS

/* Active while the label lives. `instead` is hidden while the label shows a phrase. The session outlives the label. */
void loose_signature_help_install (GtkLabel *label, GtkWidget *instead, LooseSession *session);

G_END_DECLS
