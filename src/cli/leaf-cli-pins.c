/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-cli-pins.c: `leaf extensions pin`, `unpin`, `check` and `try`: the versions to which a story is pinned, and what
 * another version would change. */
#include "leaf-cli-extensions.h"

#include "leaf-json.h"
#include "leaf-skein-file.h"
#include "leaf-skein-trial.h"
#include "leaf-storage-links.h"

#include <errno.h>

/* --- pin, unpin --------------------------------------------------------------------------------------------------- */

static int
print_pins (const char *materials)
{
  g_autoptr (GPtrArray) pins = leaf_storage_pins (materials);

  for (guint i = 0; i < pins->len; i++) {
    const LeafStoragePin *pin = pins->pdata[i];

    g_print ("%s by %s, version %s: %s\n", pin->title, pin->author, *pin->version != '\0' ? pin->version : "unknown",
             *pin->file != '\0' ? pin->file : "comes with Looseleaf");
  }
  return LEAF_EXIT_FINE;
}

static int
pin_used (const char *story, const char *materials)
{
  g_autoptr (LeafStorage) storage = leaf_cli_storage (story);
  g_autoptr (LeafProgram) program = leaf_cli_compile_with_storage (story, storage, NULL, NULL);
  g_autoptr (GError) error = NULL;

  if (program == NULL)
    return LEAF_EXIT_USAGE;
  if (!leaf_storage_pin_used (materials, storage, program, &error))
    return leaf_cli_extensions_failed (error);
  return print_pins (materials);
}

int
leaf_cli_extensions_pin (const LeafCliExtensions *asked)
{
  g_autofree char *materials = NULL;
  g_autoptr (GPtrArray) list = NULL;
  g_autoptr (GError) error = NULL;
  LeafStorageExtension *found;

  if (asked->n_words < 1 || asked->n_words > 2)
    return leaf_cli_usage ("extensions", "expected a STORY and optionally a TITLE");
  materials = leaf_storage_materials (asked->words[0]);
  if (asked->n_words == 1)
    return pin_used (asked->words[0], materials);
  list = leaf_storage_extensions (materials);
  found = leaf_cli_extensions_find (asked, list, asked->words[1], NULL);
  if (found == NULL)
    return LEAF_EXIT_USAGE;
  if (!leaf_storage_pin (materials, found, &error))
    return leaf_cli_extensions_failed (error);
  return print_pins (materials);
}

int
leaf_cli_extensions_unpin (const LeafCliExtensions *asked)
{
  g_autofree char *materials = NULL;
  g_autoptr (GPtrArray) pins = NULL;
  g_autoptr (GError) error = NULL;
  const char *title = asked->n_words == 2 ? asked->words[1] : NULL, *author = asked->author;

  if (asked->n_words < 1 || asked->n_words > 2)
    return leaf_cli_usage ("extensions", "expected a STORY and optionally a TITLE");
  materials = leaf_storage_materials (asked->words[0]);
  pins = leaf_storage_pins (materials);
  for (guint i = 0; title != NULL && author == NULL && i < pins->len; i++) {
    const LeafStoragePin *pin = pins->pdata[i];

    if (g_ascii_strcasecmp (pin->title, title) == 0)
      author = pin->author;
  }
  if (title != NULL && (author == NULL || leaf_storage_pins_find (pins, title, author) == NULL))
    return leaf_cli_usage ("extensions", "'%s' is not pinned", title);
  return leaf_storage_unpin (materials, title, author, &error) ? print_pins (materials)
                                                               : leaf_cli_extensions_failed (error);
}

/* --- check -------------------------------------------------------------------------------------------------------- */

static const char *
name_of_fault (LeafStoragePinFault fault)
{
  switch (fault) {
  case LEAF_STORAGE_PIN_CHANGED: return "changed";
  case LEAF_STORAGE_PIN_MISSING: return "missing";
  case LEAF_STORAGE_PIN_OTHER: return "other-used";
  case LEAF_STORAGE_PIN_ABSENT: return "not-pinned";
  }
  return "";
}

int
leaf_cli_extensions_check (const LeafCliExtensions *asked)
{
  g_autofree char *materials = NULL;
  g_autoptr (LeafStorage) storage = NULL;
  g_autoptr (LeafProgram) program = NULL;
  g_autoptr (GPtrArray) findings = NULL;
  LeafCliTable *table;

  if (asked->n_words != 1)
    return leaf_cli_usage ("extensions", "expected one STORY");
  materials = leaf_storage_materials (asked->words[0]);
  storage = leaf_cli_storage (asked->words[0]);
  program = leaf_cli_compile_with_storage (asked->words[0], storage, NULL, NULL);
  if (program == NULL)
    return LEAF_EXIT_USAGE;
  findings = leaf_storage_pins_check (materials, storage, program);
  table = leaf_cli_table_new (asked->format, "title", "author", "version", "fault", NULL);
  for (guint i = 0; i < findings->len; i++) {
    const LeafStoragePinFinding *each = findings->pdata[i];
    const char *fields[] = { each->title, each->author, each->version, name_of_fault (each->fault) };

    leaf_cli_table_add (table, fields);
  }
  leaf_cli_table_print (table);
  return findings->len > 0 ? LEAF_EXIT_PROBLEMS : LEAF_EXIT_FINE;
}

/* --- try ---------------------------------------------------------------------------------------------------------- */

/* Reads the skein of a story, an empty one if there is none. NULL, with a message, if it cannot be read. */
static LeafSkein *
read_skein (const char *story)
{
  g_autofree char *file = leaf_skein_path (story);
  g_autoptr (GError) error = NULL;
  LeafSkein *skein = leaf_skein_read (file, &error);

  if (skein == NULL)
    g_printerr ("leaf extensions: cannot read the skein '%s': %s\n", file, error->message);
  return skein;
}

static gboolean
is_file (const LeafStorageExtension *extension)
{
  return extension->path != NULL;
}

static void
print_text (const GPtrArray *trials, const LeafSkein *skein)
{
  for (guint i = 0; i < trials->len; i++) {
    const LeafSkeinTrial *each = trials->pdata[i];

    g_print ("%s: %s\n", each->differs != 0 ? "differs" : "same", each->name);
    if (each->differs != 0)
      g_print ("after '%s'\n- %s\n+ %s\n", leaf_skein_command (skein, each->differs),
               each->before != NULL ? each->before : "(the story had ended)",
               each->after != NULL ? each->after : "(the story had ended)");
  }
  if (trials->len == 0)
    g_print ("No thread of the skein is blessed, so no play was compared.\n");
}

static void
print_json (const GPtrArray *trials, const LeafSkein *skein, guint n_problems)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  leaf_json_add_number (builder, "new_problems", n_problems);
  json_builder_set_member_name (builder, "threads");
  json_builder_begin_array (builder);
  for (guint i = 0; i < trials->len; i++) {
    const LeafSkeinTrial *each = trials->pdata[i];

    json_builder_begin_object (builder);
    leaf_json_add_string (builder, "thread", each->name);
    leaf_json_add_truth (builder, "same", each->differs == 0);
    if (each->differs != 0) {
      leaf_json_add_string (builder, "command", leaf_skein_command (skein, each->differs));
      leaf_json_add_string (builder, "before", each->before);
      leaf_json_add_string (builder, "after", each->after);
    }
    json_builder_end_object (builder);
  }
  json_builder_end_array (builder);
  json_builder_end_object (builder);
  leaf_json_print (builder);
}

static gboolean
any_differs (const GPtrArray *trials)
{
  for (guint i = 0; i < trials->len; i++)
    if (((const LeafSkeinTrial *) trials->pdata[i])->differs != 0)
      return TRUE;
  return FALSE;
}

/* Prints the problems of `after` that `before` does not have, and returns their number. */
static guint
print_new_problems (const LeafProgram *before, const LeafProgram *after)
{
  g_autoptr (GHashTable) known = g_hash_table_new (g_str_hash, g_str_equal);
  guint n = 0;

  for (guint32 i = 0; i < leaf_program_n_problems (before); i++)
    g_hash_table_add (known, (gpointer) leaf_program_problem (before, i).sentence);
  for (guint32 i = 0; i < leaf_program_n_problems (after); i++) {
    LeafProblem problem = leaf_program_problem (after, i);

    if (g_hash_table_contains (known, problem.sentence))
      continue;
    g_printerr ("new problem: %s [%s]\n", problem.sentence, problem.code);
    n++;
  }
  return n;
}

static int
try_extension (const LeafCliExtensions *asked, const LeafStorageExtension *extension)
{
  const char *story = asked->words[0];
  g_autoptr (LeafStorage) old_storage = leaf_cli_storage (story), new_storage = leaf_cli_storage (story);
  g_autoptr (LeafProgram) before = leaf_cli_compile_with_storage (story, old_storage, NULL, NULL), after = NULL;
  g_autoptr (LeafSkein) skein = before != NULL ? read_skein (story) : NULL;
  g_autoptr (GPtrArray) trials = NULL;
  guint n_problems;

  leaf_storage_prefer (new_storage, extension->title, extension->author, extension->version, extension->path);
  after = skein != NULL ? leaf_cli_compile_with_storage (story, new_storage, NULL, NULL) : NULL;
  if (after == NULL)
    return LEAF_EXIT_USAGE;
  if (!leaf_storage_extension_is_used (extension, new_storage, after))
    g_printerr ("leaf extensions: the story does not include '%s' by '%s'\n", extension->title, extension->author);
  trials = leaf_skein_try (skein, before, after, (guint32) asked->seed, NULL, NULL);
  n_problems = print_new_problems (before, after);
  if (asked->format == LEAF_FORMAT_JSON)
    print_json (trials, skein, n_problems);
  else
    print_text (trials, skein);
  return n_problems > 0 || any_differs (trials) ? LEAF_EXIT_PROBLEMS : LEAF_EXIT_FINE;
}

int
leaf_cli_extensions_try (const LeafCliExtensions *asked)
{
  g_autoptr (LeafStorageExtension) read = NULL;
  g_autofree char *materials = NULL;
  g_autoptr (GPtrArray) list = NULL;
  LeafStorageExtension *found;

  if (asked->n_words != 2)
    return leaf_cli_usage ("extensions", "expected a STORY, and the TITLE or FILE of an extension");
  read = leaf_storage_extension_read (asked->words[1]);
  if (read != NULL)
    return try_extension (asked, read);
  materials = leaf_storage_materials (asked->words[0]);
  list = leaf_storage_extensions (materials);
  found = leaf_cli_extensions_find (asked, list, asked->words[1], is_file);
  return found != NULL ? try_extension (asked, found) : LEAF_EXIT_USAGE;
}
