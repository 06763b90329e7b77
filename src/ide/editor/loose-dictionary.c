/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-dictionary.h"
#include "loose-editor-testing.h"

#include <string.h>

#if HAVE_ENCHANT
#include <enchant.h>
#else
typedef struct str_enchant_broker EnchantBroker;
typedef struct str_enchant_dict EnchantDict;
#endif

struct _LooseDictionary {
  GObject parent_instance;

  EnchantBroker *broker;
  EnchantDict *dictionary;
  GHashTable *known; /* word -> whether it is correct: authors repeat few words */
};

G_DEFINE_FINAL_TYPE (LooseDictionary, loose_dictionary, G_TYPE_OBJECT)

/* --- languages ---------------------------------------------------------------------------------------------------- */

static int
by_name (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

#if HAVE_ENCHANT
static void
found_cb (const char *const language, const char *const provider, const char *const description, const char *const file,
          void *data)
{
  GPtrArray *found = data;

  for (guint i = 0; i < found->len; i++)
    if (g_str_equal (found->pdata[i], language))
      return;
  g_ptr_array_add (found, g_strdup (language));
}
#endif

char **
loose_dictionary_list (void)
{
  GPtrArray *found = g_ptr_array_new ();

#if HAVE_ENCHANT
  EnchantBroker *broker = enchant_broker_init ();

  enchant_broker_list_dicts (broker, found_cb, found);
  enchant_broker_free (broker);
#endif
  g_ptr_array_sort (found, by_name);
  g_ptr_array_add (found, NULL);
  return (char **) g_ptr_array_free (found, FALSE);
}

const char *
loose_dictionary_choose (const char *const *known, const char *wanted, const char *const *locales)
{
  if (wanted != NULL && *wanted != '\0' && g_strv_contains (known, wanted))
    for (guint i = 0; known[i] != NULL; i++)
      if (g_str_equal (known[i], wanted))
        return known[i];
  for (guint i = 0; locales[i] != NULL; i++)
    for (guint j = 0; known[j] != NULL; j++)
      if (g_str_has_prefix (locales[i], "en_") && g_str_equal (known[j], locales[i]))
        return known[j];
  for (guint i = 0; known[i] != NULL; i++)
    if (g_str_equal (known[i], "en_US"))
      return known[i];
  for (guint i = 0; known[i] != NULL; i++)
    if (g_str_has_prefix (known[i], "en"))
      return known[i];
  return NULL;
}

/* --- one dictionary ----------------------------------------------------------------------------------------------- */

#if HAVE_ENCHANT
static void
open_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  g_auto (GStrv) known = loose_dictionary_list ();
  const char *language
      = loose_dictionary_choose ((const char *const *) known, data, (const char *const *) g_get_language_names ());
  g_autoptr (LooseDictionary) self = NULL;

  if (language == NULL) {
    g_task_return_pointer (task, NULL, NULL);
    return;
  }
  self = g_object_new (LOOSE_TYPE_DICTIONARY, NULL);
  self->broker = enchant_broker_init ();
  self->dictionary = enchant_broker_request_dict (self->broker, language);
  /* The first lookup makes most providers load their words. */
  if (self->dictionary != NULL)
    enchant_dict_check (self->dictionary, "a", 1);
  g_task_return_pointer (task, self->dictionary != NULL ? g_steal_pointer (&self) : NULL, g_object_unref);
}
#else
static void
open_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  g_task_return_pointer (task, NULL, NULL);
}
#endif

void
loose_dictionary_open_async (const char *language, GCancellable *cancellable, GAsyncReadyCallback callback,
                             gpointer data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, data);

  g_task_set_source_tag (task, loose_dictionary_open_async);
  g_task_set_task_data (task, g_strdup (language), g_free);
  g_task_run_in_thread (task, open_in_thread);
}

LooseDictionary *
loose_dictionary_open_finish (GAsyncResult *result)
{
  return g_task_propagate_pointer (G_TASK (result), NULL);
}

gboolean
loose_dictionary_knows (LooseDictionary *self, const char *word)
{
  g_return_val_if_fail (LOOSE_IS_DICTIONARY (self), FALSE);
  gpointer is_known = g_hash_table_lookup (self->known, word);

  if (is_known == NULL) {
    gboolean right = TRUE;
#if HAVE_ENCHANT
    right = enchant_dict_check (self->dictionary, word, (ssize_t) strlen (word))
            <= 0; /* negative: an error, not a misspelt word */
#endif
    is_known = GINT_TO_POINTER (right ? 1 : 2);
    g_hash_table_insert (self->known, g_strdup (word), is_known);
  }
  return GPOINTER_TO_INT (is_known) == 1;
}

char **
loose_dictionary_suggest (LooseDictionary *self, const char *word, guint most)
{
  g_return_val_if_fail (LOOSE_IS_DICTIONARY (self), NULL);
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();

#if HAVE_ENCHANT
  size_t n = 0;
  char **found = enchant_dict_suggest (self->dictionary, word, (ssize_t) strlen (word), &n);

  for (size_t i = 0; i < MIN (n, most); i++)
    g_strv_builder_add (words, found[i]);
  if (found != NULL)
    enchant_dict_free_string_list (self->dictionary, found);
#endif
  return g_strv_builder_end (words);
}

void
loose_dictionary_add (LooseDictionary *self, const char *word)
{
  g_return_if_fail (LOOSE_IS_DICTIONARY (self));
#if HAVE_ENCHANT
  enchant_dict_add (self->dictionary, word, (ssize_t) strlen (word));
#endif
  g_hash_table_insert (self->known, g_strdup (word), GINT_TO_POINTER (1));
}

static void
loose_dictionary_finalize (GObject *object)
{
  LooseDictionary *self = LOOSE_DICTIONARY (object);

#if HAVE_ENCHANT
  if (self->dictionary != NULL)
    enchant_broker_free_dict (self->broker, self->dictionary);
  if (self->broker != NULL)
    enchant_broker_free (self->broker);
#endif
  g_hash_table_unref (self->known);
  G_OBJECT_CLASS (loose_dictionary_parent_class)->finalize (object);
}

static void
loose_dictionary_class_init (LooseDictionaryClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = loose_dictionary_finalize;
}

static void
loose_dictionary_init (LooseDictionary *self)
{
  self->known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}
