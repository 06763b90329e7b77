/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The words of a language, as the system's dictionaries have them (by enchant).  Where Looseleaf was built without
 * them, or there is none for any language that could be meant, there is no dictionary, and nothing is said of
 * spelling. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define LOOSE_TYPE_DICTIONARY (loose_dictionary_get_type ())
G_DECLARE_FINAL_TYPE (LooseDictionary, loose_dictionary, LOOSE, DICTIONARY, GObject)

/* Languages that there are dictionaries for, sorted: "de_DE", "en_US"; empty where there are none; free with
 * g_strfreev. */
char           **loose_dictionary_list     (void);

/* Reads the dictionary of a language in a thread: it takes a tenth of a second. */
void             loose_dictionary_open_async  (const char *language, GCancellable *cancellable,
    GAsyncReadyCallback callback, gpointer data);
LooseDictionary *loose_dictionary_open_finish (GAsyncResult *result); /* NULL: there is none; owned */

gboolean         loose_dictionary_knows    (LooseDictionary *self, const char *word); /* UTF-8 */
/* What may have been meant, the likeliest first, at most `most`; free with g_strfreev. */
char           **loose_dictionary_suggest  (LooseDictionary *self, const char *word, guint most);
/* From now on the word is right, in every story. */
void             loose_dictionary_add      (LooseDictionary *self, const char *word);

G_END_DECLS
