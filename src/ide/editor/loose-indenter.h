/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Indents a new line: as many tabs as the previous line, and one more after a colon, where a block begins. A line with
 * tabs alone is emptied, so a second Return ends the rule. */
#pragma once

#include <gtksourceview/gtksource.h>

G_BEGIN_DECLS

#define LOOSE_TYPE_INDENTER (loose_indenter_get_type ())
G_DECLARE_FINAL_TYPE (LooseIndenter, loose_indenter, LOOSE, INDENTER, GObject)

GtkSourceIndenter *loose_indenter_new (void);

G_END_DECLS
