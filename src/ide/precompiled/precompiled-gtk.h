/* SPDX-License-Identifier: GPL-3.0-or-later */
/* precompiled-gtk.h: the headers of GTK, which take longer to parse than a file of the window takes to compile,
 * precompiled (unless -Db_pch=false). */
#include <adwaita.h>
#include <gtksourceview/gtksource.h>
