/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-skein-text.h: a skein as readable text: the commands and answers of each thread. What threads share appears
 * once. */
#pragma once

#include "leaf-skein.h"

G_BEGIN_DECLS

/* Free with g_free. */
char *leaf_skein_to_text (const LeafSkein *skein);

G_END_DECLS
