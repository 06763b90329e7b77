/* SPDX-License-Identifier: GPL-3.0-or-later */
/* precompiled-gtk.h: the toolkit, which takes longer to read than a file of the window to compile, compiled once
 * (-Db_pch=false: not at all). */
#include <adwaita.h>
#include <gtksourceview/gtksource.h>
