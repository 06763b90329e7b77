/* SPDX-License-Identifier: GPL-3.0-or-later */
/* precompiled-glib.h: what nearly every file of the engine includes, compiled once (-Db_pch=false: not at all). */
#include <glib.h>
#include <string.h>
