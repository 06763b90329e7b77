/* SPDX-License-Identifier: GPL-3.0-or-later */
/* precompiled-glib.h: the headers that nearly every file of the engine includes, precompiled (unless -Db_pch=false). */
#include <glib.h>
#include <string.h>
