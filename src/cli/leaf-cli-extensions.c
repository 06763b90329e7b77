/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-cli-extensions.c: `leaf extensions` lists, installs, removes and copies extensions. For pinned versions see
 * leaf-cli-pins.c. */
#include "leaf-cli-extensions.h"

#include "leaf-json.h"
#include "leaf-release-blorb.h"
#include "leaf-storage-links.h"
#include "leaf-storage-responses.h"

/* --- finding an extension ----------------------------------------------------------------------------------------- */

static gboolean
same_name (const char *one, const char *other)
{
  g_autofree char *a = g_utf8_casefold (one, -1), *b = g_utf8_casefold (other, -1);

  return g_str_equal (a, b);
}

LeafStorageExtension *
leaf_cli_extensions_find (const LeafCliExtensions *asked, const GPtrArray *list, const char *title,
                          gboolean (*accepts) (const LeafStorageExtension *extension))
{
  LeafStorageExtension *best = NULL;

  for (guint i = 0; i < list->len; i++) {
    LeafStorageExtension *each = list->pdata[i];

    if (!same_name (each->title, title) || (asked->author != NULL && !same_name (each->author, asked->author))
        || (asked->version != NULL && leaf_version_compare (each->version, asked->version) != 0)
        || (accepts != NULL && !accepts (each)))
      continue;
    if (best == NULL || leaf_version_compare (each->version, best->version) > 0)
      best = each;
  }
  if (best == NULL)
    g_printerr ("leaf extensions: no extension called '%s'%s%s%s%s is installed in these folders\n", title,
                asked->author != NULL ? " by " : "", asked->author != NULL ? asked->author : "",
                asked->version != NULL ? " of version " : "", asked->version != NULL ? asked->version : "");
  return best;
}

int
leaf_cli_extensions_failed (const GError *error)
{
  g_printerr ("leaf extensions: %s\n", error->message);
  return LEAF_EXIT_USAGE;
}

/* --- list --------------------------------------------------------------------------------------------------------- */

static const char *
name_of_owner (LeafStorageOwner owner)
{
  switch (owner) {
  case LEAF_STORAGE_OF_STORY: return "story";
  case LEAF_STORAGE_OF_USER: return "user";
  case LEAF_STORAGE_BUNDLED: return "bundled";
  }
  return "";
}

static char *
join_unread (const LeafStorageExtension *extension)
{
  g_autoptr (GPtrArray) unread = extension->path != NULL ? leaf_storage_extension_unread (extension->path) : NULL;

  if (unread == NULL)
    return g_strdup ("");
  g_ptr_array_add (unread, NULL);
  return g_strjoinv (", ", (char **) unread->pdata);
}

/* The column "state" is, for example, "used pinned (not read: Inter/GlowKit)". */
static void
print_text (const GPtrArray *list, const GPtrArray *pins, const LeafStorage *storage, const LeafProgram *program)
{
  LeafCliTable *table = leaf_cli_table_new (LEAF_FORMAT_TEXT, "title", "version", "owner", "state", "path", NULL);

  for (guint i = 0; i < list->len; i++) {
    const LeafStorageExtension *each = list->pdata[i];
    gboolean used = program != NULL && leaf_storage_extension_is_used (each, storage, program);
    const LeafStoragePin *pin = pins != NULL ? leaf_storage_pins_find (pins, each->title, each->author) : NULL;
    gboolean pinned = pin != NULL && each->owner != LEAF_STORAGE_OF_USER && g_str_equal (pin->version, each->version);
    g_autofree char *name = g_strdup_printf ("%s by %s", each->title, each->author), *unread = join_unread (each),
                    *state = g_strdup_printf ("%s%s%s%s%s%s", used ? "used " : "", pinned ? "pinned " : "",
                                              each->stands_in ? "replacement " : "",
                                              *unread != '\0' ? "(not read: " : "", unread, *unread != '\0' ? ")" : "");
    const char *fields[] = { name, each->version, name_of_owner (each->owner), g_strchomp (state), each->path };

    leaf_cli_table_add (table, fields);
  }
  leaf_cli_table_print (table);
}

static void
add_json (JsonBuilder *builder, const LeafStorageExtension *each, const LeafStoragePin *pin, gboolean used)
{
  g_autoptr (GPtrArray) unread = each->path != NULL ? leaf_storage_extension_unread (each->path) : g_ptr_array_new ();

  json_builder_begin_object (builder);
  leaf_json_add_string (builder, "title", each->title);
  leaf_json_add_string (builder, "author", each->author);
  leaf_json_add_string (builder, "version", each->version);
  leaf_json_add_string (builder, "owner", name_of_owner (each->owner));
  leaf_json_add_string (builder, "path", each->path);
  leaf_json_add_truth (builder, "replacement", each->stands_in);
  leaf_json_add_truth (builder, "used", used);
  leaf_json_add_string (builder, "pinned_version", pin != NULL ? pin->version : NULL);
  json_builder_set_member_name (builder, "unread");
  json_builder_begin_array (builder);
  for (guint i = 0; i < unread->len; i++)
    json_builder_add_string_value (builder, unread->pdata[i]);
  json_builder_end_array (builder);
  json_builder_end_object (builder);
}

static void
print_json (const GPtrArray *list, const GPtrArray *pins, const LeafStorage *storage, const LeafProgram *program)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_array (builder);
  for (guint i = 0; i < list->len; i++) {
    const LeafStorageExtension *each = list->pdata[i];

    add_json (builder, each, pins != NULL ? leaf_storage_pins_find (pins, each->title, each->author) : NULL,
              program != NULL && leaf_storage_extension_is_used (each, storage, program));
  }
  json_builder_end_array (builder);
  leaf_json_print (builder);
}

static int
list_extensions (const LeafCliExtensions *asked)
{
  const char *story = asked->n_words > 0 ? asked->words[0] : asked->story;
  g_autofree char *materials = story != NULL ? leaf_storage_materials (story) : NULL;
  g_autoptr (LeafStorage) storage = story != NULL ? leaf_cli_storage (story) : NULL;
  g_autoptr (LeafProgram) program = story != NULL ? leaf_cli_compile_with_storage (story, storage, NULL, NULL) : NULL;
  g_autoptr (GPtrArray) list = leaf_storage_extensions (materials);
  g_autoptr (GPtrArray) pins = materials != NULL ? leaf_storage_pins (materials) : NULL;

  if (story != NULL && program == NULL)
    return LEAF_EXIT_USAGE;
  (asked->format == LEAF_FORMAT_JSON ? print_json : print_text) (list, pins, storage, program);
  return LEAF_EXIT_FINE;
}

/* --- install, copy, remove ---------------------------------------------------------------------------------------- */

static int
print_paths (const GPtrArray *paths, const GError *error)
{
  if (paths == NULL)
    return leaf_cli_extensions_failed (error);
  for (guint i = 0; i < paths->len; i++) {
    g_autofree char *unread_list = NULL;
    g_autoptr (GPtrArray) unread = leaf_storage_extension_unread (paths->pdata[i]);

    g_print ("%s\n", (const char *) paths->pdata[i]);
    if (unread->len == 0)
      continue;
    g_ptr_array_add (unread, NULL);
    unread_list = g_strjoinv (", ", (char **) unread->pdata);
    g_printerr ("leaf extensions: notice: not read of it: %s\n", unread_list);
  }
  return LEAF_EXIT_FINE;
}

static char *
folder_of (const char *story)
{
  g_autofree char *materials = story != NULL ? leaf_storage_materials (story) : NULL;

  return materials != NULL ? leaf_storage_install_folder (materials) : leaf_storage_extensions_folder ();
}

static int
install_extensions (const LeafCliExtensions *asked)
{
  g_autofree char *folder = folder_of (asked->story);
  int code = LEAF_EXIT_FINE;

  if (asked->n_words == 0)
    return leaf_cli_usage ("extensions", "expected an extension's FILE, or a folder of them");
  for (guint i = 0; i < asked->n_words && code == LEAF_EXIT_FINE; i++) {
    g_autoptr (GError) error = NULL;
    g_autoptr (GPtrArray) paths = leaf_storage_install (asked->words[i], folder, asked->replaces, &error);

    code = print_paths (paths, error);
  }
  return code;
}

static gboolean
is_of_user (const LeafStorageExtension *extension)
{
  return extension->owner == LEAF_STORAGE_OF_USER;
}

static gboolean
is_of_story (const LeafStorageExtension *extension)
{
  return extension->owner == LEAF_STORAGE_OF_STORY;
}

static int
copy_extension (const LeafCliExtensions *asked)
{
  g_autoptr (GPtrArray) list = leaf_storage_extensions (NULL), paths = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = NULL;
  LeafStorageExtension *found;

  if (asked->n_words != 2)
    return leaf_cli_usage ("extensions", "expected a STORY and a TITLE");
  folder = folder_of (asked->words[0]);
  found = leaf_cli_extensions_find (asked, list, asked->words[1], is_of_user);
  if (found == NULL)
    return LEAF_EXIT_USAGE;
  paths = leaf_storage_install (found->path, folder, asked->replaces, &error);
  return print_paths (paths, error);
}

static int
remove_extension (const LeafCliExtensions *asked)
{
  g_autofree char *materials = asked->story != NULL ? leaf_storage_materials (asked->story) : NULL;
  g_autoptr (GPtrArray) list = leaf_storage_extensions (materials);
  g_autoptr (GError) error = NULL;
  LeafStorageExtension *found;

  if (asked->n_words != 1)
    return leaf_cli_usage ("extensions", "expected a TITLE");
  found = leaf_cli_extensions_find (asked, list, asked->words[0], materials != NULL ? is_of_story : is_of_user);
  if (found == NULL)
    return LEAF_EXIT_USAGE;
  if (!leaf_storage_uninstall (found, &error))
    return leaf_cli_extensions_failed (error);
  g_print ("removed %s\n", found->path);
  return LEAF_EXIT_FINE;
}

/* --- responses ---------------------------------------------------------------------------------------------------- */

static int
read_responses (const LeafCliExtensions *asked)
{
  g_autoptr (LeafReleaseTools) tools = leaf_release_tools_find (asked->inform);
  g_autoptr (LeafStorageResponses) responses = NULL;
  g_autofree char *materials = NULL, *path = NULL;
  int number;

  if (asked->n_words != 1)
    return leaf_cli_usage ("extensions", "expected one STORY");
  if (tools->internal == NULL)
    return leaf_cli_usage ("extensions", "no installed Inform was found. Name its folder with --inform=FOLDER");
  responses = leaf_storage_responses_read (tools->internal);
  if (responses == NULL)
    return leaf_cli_usage ("extensions", "'%s' contains no responses", tools->internal);
  materials = leaf_storage_materials (asked->words[0]);
  number = leaf_storage_responses_write (responses, materials, &path);
  if (number != 0) {
    g_printerr ("leaf extensions: '%s': %s\n", path, leaf_storage_strerror (number));
    return LEAF_EXIT_USAGE;
  }
  g_print ("%s: responses taken: %u, left out: %u (the library here does not have them).\n"
           "To use them, write in the story: Include %s by %s.\n",
           path, responses->n_taken, responses->n_left_out, LEAF_STORAGE_RESPONSES_TITLE,
           LEAF_STORAGE_RESPONSES_AUTHOR);
  return LEAF_EXIT_FINE;
}

/* --- the command -------------------------------------------------------------------------------------------------- */

static const struct {
  const char *name;
  int (*run) (const LeafCliExtensions *asked);
} actions[] = {
  { "list", list_extensions },
  { "install", install_extensions },
  { "remove", remove_extension },
  { "copy", copy_extension },
  { "pin", leaf_cli_extensions_pin },
  { "unpin", leaf_cli_extensions_unpin },
  { "check", leaf_cli_extensions_check },
  { "try", leaf_cli_extensions_try },
  { "responses", read_responses },
};

static int
run_action (LeafCliExtensions *asked, int argc, char **argv)
{
  asked->action = argc > 1 ? argv[1] : "list";
  asked->words = argv + MIN (argc, 2);
  asked->n_words = (guint) MAX (argc - 2, 0);
  for (gsize i = 0; i < G_N_ELEMENTS (actions); i++)
    if (g_str_equal (actions[i].name, asked->action))
      return actions[i].run (asked);
  return leaf_cli_usage ("extensions", "unknown action '%s'", asked->action);
}

int
leaf_command_extensions (int argc, char **argv)
{
  LeafCliExtensions asked = { .seed = 1 };
  g_autofree char *format = NULL, *story = NULL, *author = NULL, *version = NULL, *inform = NULL;
  const GOptionEntry entries[] = {
    { "story", 0, 0, G_OPTION_ARG_FILENAME, &story, "Install in, or remove from, the materials of STORY", "STORY" },
    { "author", 0, 0, G_OPTION_ARG_STRING, &author, "If several have the title, use the one by AUTHOR", "AUTHOR" },
    { "version", 0, 0, G_OPTION_ARG_STRING, &version, "Use VERSION if several are installed (default: the highest)",
      "VERSION" },
    { "inform", 0, 0, G_OPTION_ARG_FILENAME, &inform, "The folder of an installed Inform, for responses", "FOLDER" },
    { "replace", 0, 0, G_OPTION_ARG_NONE, &asked.replaces, "Replace an extension of the same version", NULL },
    { "seed", 0, 0, G_OPTION_ARG_INT64, &asked.seed, "Seed the random number generator of try (1)", "NUMBER" },
    { "format", 0, 0, G_OPTION_ARG_STRING, &format, "text or json", "FORMAT" },
    { NULL, 0, 0, 0, NULL, NULL, NULL },
  };

  if (!leaf_cli_parse (
          "extensions", "ACTION [WORD…]",
          "Lists, installs and removes extensions, and pins a story to versions of them.\n\n"
          "  list [STORY]             list what is installed, and mark what STORY uses\n"
          "  install FILE…            install extensions (TITLE.i7x, TITLE.i7xd, or a folder of them)\n"
          "  remove TITLE             delete an installed extension\n"
          "  copy STORY TITLE         copy an installed extension into the story's materials\n"
          "  pin STORY [TITLE]        copy what the story uses (or TITLE), and list versions and hashes\n"
          "  unpin STORY [TITLE]      take all (or TITLE) off that list\n"
          "  check STORY              compare the story's extensions with the list\n"
          "  try STORY TITLE|FILE     play the blessed threads with another version of an extension\n"
          "  responses STORY          read the responses of an installed Inform into the story's materials",
          entries, &argc, &argv)
      || !leaf_cli_is_seed ("extensions", asked.seed))
    return LEAF_EXIT_USAGE;
  if (!leaf_cli_format (format, &asked.format))
    return LEAF_EXIT_USAGE;
  asked.story = story;
  asked.author = author;
  asked.version = version;
  asked.inform = inform;
  return run_action (&asked, argc, argv);
}
