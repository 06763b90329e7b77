/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Labels in which an underscore marks the mnemonic, the letter after it; two are one that is shown. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* "_Find" is "Find". Free with g_free. */
char *loose_mnemonic_remove (const char *label);
/* A label that shows this text and has no mnemonic. Free with g_free. */
char *loose_mnemonic_escape (const char *text);

G_END_DECLS
