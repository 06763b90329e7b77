/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The spelling dictionaries of the system (by enchant). If Looseleaf was built without enchant, or there is no
 * dictionary for a suitable language, spelling is not checked. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define LOOSE_TYPE_DICTIONARY (loose_dictionary_get_type ())
G_DECLARE_FINAL_TYPE (LooseDictionary, loose_dictionary, LOOSE, DICTIONARY, GObject)

/* The languages with dictionaries, sorted: "de_DE", "en_US". Free with g_strfreev. */
char **loose_dictionary_list (void);

/* Opens the dictionary of a language in a worker, because reading one can take long. `language` is "" for the English
 * of the locale. The dictionary is then used by one thread only. */
void loose_dictionary_open_async (const char *language, GCancellable *cancellable, GAsyncReadyCallback callback,
                                  gpointer data);
LooseDictionary *loose_dictionary_open_finish (GAsyncResult *result); /* NULL if there is none; owned by the caller */

gboolean loose_dictionary_knows (LooseDictionary *self, const char *word); /* UTF-8 */
/* Suggestions, the best first, at most `most`. Free with g_strfreev. */
char **loose_dictionary_suggest (LooseDictionary *self, const char *word, guint most);
/* Adds the word for every story. */
void loose_dictionary_add (LooseDictionary *self, const char *word);

G_END_DECLS
