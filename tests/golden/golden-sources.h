/* SPDX-License-Identifier: GPL-3.0-or-later */
/* golden-sources.h: the stories for which results are stored.
 *
 *   GROUP/NAME       tests/stories/GROUP/NAME.story
 *   manual/PAGE/N    the Nth story of data/manual/PAGE.md, from 1, with the commands of the plays that follow it
 *   help/CODE        the source with a problem in its explanation, and the same source corrected */
#pragma once

#include <glib.h>

/* The texts of the sources; free with g_ptr_array_unref(). Empty if there is no such story. The commands that a player
 * types are added to `commands`, which may be NULL. */
GPtrArray *golden_sources (const char *folder, const char *name, GPtrArray *commands);
