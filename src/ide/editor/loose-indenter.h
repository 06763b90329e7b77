/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a new line begins with: as many tabs as the one before, and one more after a colon, where a block begins.  A
 * line that held tabs alone is emptied: a second Return ends the rule. */
#pragma once

#include <gtksourceview/gtksource.h>

G_BEGIN_DECLS

#define LOOSE_TYPE_INDENTER (loose_indenter_get_type ())
G_DECLARE_FINAL_TYPE (LooseIndenter, loose_indenter, LOOSE, INDENTER, GObject)

GtkSourceIndenter *loose_indenter_new (void);

G_END_DECLS
