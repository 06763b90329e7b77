/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-manual-names.c: the pages of the reference about names that the library defines in its text: properties,
 * adjectives, variables and verbs. */
#include "leaf-manual-entries.h"

#include "leaf-index.h"

#include <string.h>

/* Returns FALSE for the variables of an action or a rulebook, which are described in its entry. The description of such
 * a variable is like "variable: actor (person), of the action-processing rulebook". */
static gboolean
is_of_all (const char *description)
{
  return strstr (description, ", of the ") == NULL;
}

static void
add_name (LeafManualMaker *maker, GString *page, const char *section, const LeafProgram *program,
          const LeafOccurrenceInfo *info)
{
  const char *name = leaf_program_occurrence_name (program, info);
  g_autofree char *description = leaf_program_occurrence_description (program, info), *form = NULL, *key = NULL;
  const char *sentence = name != NULL ? leaf_manual_find_sentence (maker->lines, section, name) : NULL;
  const char *kind = strrchr (description, '(');

  if (name == NULL || !is_of_all (description) || g_strcmp0 (sentence, "(internal)") == 0)
    return;
  key = g_strdup_printf ("%s\n%s", section, name);
  if (!g_hash_table_add (maker->had, g_steal_pointer (&key)))
    return;
  form = kind != NULL ? g_strdup_printf ("%s %s\n", name, kind) : NULL;
  leaf_manual_add_entry (maker, page, section, name, form, name);
}

static void
add_names_of (LeafManualMaker *maker, const LeafProgram *program, LeafNamed sort, const char *section, GString *page)
{
  for (guint32 source = 1; source <= leaf_program_n_sources (program); source++) {
    guint32 n = 0;
    g_autofree LeafOccurrenceInfo *all = leaf_program_occurrences (program, source, &n);

    for (guint32 i = 0; i < n && leaf_program_source_is_library (program, source); i++)
      if (all[i].sort == sort && all[i].role == LEAF_ROLE_DEFINES)
        add_name (maker, page, section, program, &all[i]);
  }
}

/* --- verbs -------------------------------------------------------------------------------------------------------- */

static void
add_verb (LeafManualMaker *maker, GString *page, const char *relation, const LeafIndexEntry *row)
{
  gboolean is_reversed = row->detail != NULL && strstr (row->detail, "reversed") != NULL;
  g_autofree char *anchor = leaf_manual_anchor (relation), *key = g_strdup_printf ("verbs\n%s", row->text);

  if (!g_hash_table_add (maker->had, g_steal_pointer (&key)))
    return;
  g_string_append_printf (page, "## %s\n\nMeans the [%s](56-reference-relations.md#%s)%s.\n\n", row->text, relation,
                          anchor, is_reversed ? ", told from its other side" : "");
  leaf_manual_end_entry (maker, page, "verbs", row->text, row->text + strlen ("to "));
}

/* Adds an entry for each verb that means a relation, and then one entry for all verbs that do not. */
static void
add_verbs (LeafManualMaker *maker, const LeafProgram *program, GString *page)
{
  static const char others[] = "verbs without a meaning";
  guint32 n = 0;
  LeafIndexEntry *entries = leaf_program_index (program, LEAF_INDEX_RELATIONS, &n);
  const char *relation = "";
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint32 i = 0; i < n; i++)
    if (entries[i].level == 0)
      relation = entries[i].text;
    else if (strstr (relation, " relation") != NULL)
      add_verb (maker, page, relation, &entries[i]);
    else
      g_string_append_printf (list, "%s%s", list->len > 0 ? ", " : "", entries[i].text + strlen ("to "));
  leaf_manual_begin_entry (maker, page, "verbs", others, NULL);
  g_string_append_printf (page, "They are: %s.\n\n", list->str);
  leaf_manual_end_entry (maker, page, "verbs", others, "");
  leaf_index_free (entries, n);
}

void
leaf_manual_add_names (LeafManualMaker *maker, const LeafProgram *program)
{
  GString *page = leaf_manual_begin_page (
      maker, "51-reference-properties", "Reference: properties", "reference, list of properties, all properties",
      "Every property of the library that has a value, with the kind of the value in brackets. See [properties](09-kinds-and-properties.md).");

  add_names_of (maker, program, LEAF_NAMED_PROPERTY, "properties", page);
  leaf_manual_end_page (maker, page);
  page = leaf_manual_begin_page (
      maker, "51-reference-adjectives", "Reference: adjectives",
      "reference, list of adjectives, either-or properties, all adjectives",
      "Every adjective of the library: properties that something has or has not, and what is worked out when it is asked. See [conditions](13-conditions-and-descriptions.md).");
  add_names_of (maker, program, LEAF_NAMED_ADJECTIVE, "adjectives", page);
  leaf_manual_end_page (maker, page);
  page = leaf_manual_begin_page (
      maker, "51-reference-variables", "Reference: variables", "reference, list of variables, all variables",
      "Every value of the library that varies and belongs to no single action, with its kind in brackets. See [variables](14-phrases-variables-loops.md).");
  add_names_of (maker, program, LEAF_NAMED_VARIABLE, "variables", page);
  leaf_manual_end_page (maker, page);
  page = leaf_manual_begin_page (
      maker, "56-reference-verbs", "Reference: verbs", "reference, list of verbs, verb list",
      "Every verb of the library that means a relation, and those that only texts use. See [verbs](22-relations-and-verbs.md).");
  add_verbs (maker, program, page);
  leaf_manual_end_page (maker, page);
}
