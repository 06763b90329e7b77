/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "leaf-release-blorb.h"

#include "leaf-release-facts.h"
#include "leaf-storage-install.h"
#include "leaf-storage-links.h"
#include "leaf-storage-project.h"
#include "leaf-storage-read.h"
#include "leaf-storage-tree.h"
#include "leaf-storage-write.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <string.h>

enum { MOST_PROBLEMS = 100, LONGEST_PROBLEM = 2000, MOST_LINK = 200 };

/* --- the tools ---------------------------------------------------------------------------------------------------- */

/* The first program, or folder, of this name in the given places below `folder`, which may be NULL. NULL: there is
 * none. Free with g_free. */
static char *
find_below (const char *folder, const char *const *places, const char *name, gboolean is_folder)
{
  for (; folder != NULL && *places != NULL; places++) {
    g_autofree char *path = g_build_filename (folder, *places, name, NULL);

    if (g_file_test (path, G_FILE_TEST_IS_EXECUTABLE) && g_file_test (path, G_FILE_TEST_IS_DIR) == is_folder)
      return g_canonicalize_filename (path, NULL);
  }
  return NULL;
}

static char *
find_program (const char *folder, const char *name)
{
  g_autofree char *tangled = g_build_filename (name, "Tangled", NULL);
  const char *const places[] = { ".", "bin", "libexec", "Compilers", tangled, NULL };
  char *path = find_below (folder, places, name, FALSE);

  return path != NULL ? path : g_find_program_in_path (name);
}

/* Finds the folder Internal below the given folder, or near the program inform7. */
static char *
find_internal (const char *folder, const char *inform7)
{
  static const char *const places[] = { ".",
                                        "inform7",
                                        "share",
                                        "share/inform7",
                                        "share/gnome-inform7",
                                        "..",
                                        "../share/inform7",
                                        "../share/gnome-inform7",
                                        "../../share/inform7",
                                        NULL };
  g_autofree char *near = inform7 != NULL ? g_path_get_dirname (inform7) : NULL;
  char *path = find_below (folder, places, "Internal", TRUE);

  return path != NULL ? path : find_below (near, places, "Internal", TRUE);
}

LeafReleaseTools *
leaf_release_tools_find (const char *folder)
{
  LeafReleaseTools *self = g_new0 (LeafReleaseTools, 1);

  if (folder != NULL && *folder == '\0')
    folder = NULL;
  self->inform7 = find_program (folder, "inform7");
  self->inform6 = find_program (folder, "inform6");
  self->inblorb = find_program (folder, "inblorb");
  self->internal = find_internal (folder, self->inform7);
  return self;
}

void
leaf_release_tools_free (LeafReleaseTools *self)
{
  g_free (self->inform7);
  g_free (self->inform6);
  g_free (self->inblorb);
  g_free (self->internal);
  g_free (self);
}

char *
leaf_release_tools_missing (const LeafReleaseTools *self)
{
  const char *const paths[] = { self->inform7, self->internal, self->inform6, self->inblorb };
  static const char *const names[] = { "inform7", "Internal", "inform6", "inblorb" };
  g_autoptr (GPtrArray) missing = g_ptr_array_new ();

  for (guint i = 0; i < G_N_ELEMENTS (paths); i++)
    if (paths[i] == NULL)
      g_ptr_array_add (missing, (gpointer) names[i]);
  if (missing->len == 0)
    return NULL;
  g_ptr_array_add (missing, NULL);
  return g_strjoinv (", ", (char **) missing->pdata);
}

/* --- the copy ----------------------------------------------------------------------------------------------------- */

static gboolean
fail (GError **error, const char *path, int number)
{
  if (number != 0)
    g_set_error (error, G_IO_ERROR, (int) g_io_error_from_errno (number), "'%s': %s", path,
                 leaf_storage_strerror (number));
  return number == 0;
}

static int
copy_file (const char *from, const char *to)
{
  g_autofree char *bytes = NULL;
  gsize length;

  return leaf_storage_read (from, &bytes, &length) ? leaf_storage_write (to, bytes, length, 0666) : errno;
}

/* Writes the IFID that a published page of the story has, for a story without uuid.txt. */
static int
write_ifid (const char *story, LeafProgram *program, const char *copy)
{
  g_autofree char *path = g_build_filename (copy, "uuid.txt", NULL);
  LeafReleaseFacts facts;
  int number;

  leaf_release_facts_init (&facts, story, program);
  number = leaf_storage_write (path, facts.ifid, strlen (facts.ifid), 0666);
  leaf_release_facts_clear (&facts);
  return number;
}

/* Copies a project. The copy keeps the IFID of the story, which is created if it is missing. */
static int
copy_project (const char *project, LeafProgram *program, const char *to)
{
  g_autofree char *from_uuid = g_build_filename (project, "uuid.txt", NULL),
                  *to_uuid = g_build_filename (to, "uuid.txt", NULL);
  int number = leaf_storage_project_copy (project, to);

  if (number != 0)
    return number;
  leaf_storage_project_complete (project);
  return g_file_test (from_uuid, G_FILE_TEST_EXISTS) ? copy_file (from_uuid, to_uuid)
                                                     : write_ifid (project, program, to);
}

static int
make_project (const char *file, LeafProgram *program, const char *to)
{
  g_autofree char *text = NULL;
  int number = leaf_storage_read (file, &text, NULL) ? leaf_storage_project_create (to, text) : errno;

  return number == 0 ? write_ifid (file, program, to) : number;
}

/* Copies the extensions that the program uses from the user's folders to where inform7 searches. */
static gboolean
copy_extensions (const LeafStorage *storage, const LeafProgram *program, const char *project, GError **error)
{
  g_autofree char *materials = leaf_storage_materials (project), *folder = leaf_storage_install_folder (materials);
  g_autoptr (GPtrArray) all = leaf_storage_extensions (NULL);

  for (guint i = 0; i < all->len; i++) {
    const LeafStorageExtension *each = all->pdata[i];
    g_autoptr (GPtrArray) paths = NULL;

    if (each->path == NULL || !leaf_storage_extension_is_used (each, storage, program))
      continue;
    paths = leaf_storage_install (each->path, folder, TRUE, error);
    if (paths == NULL)
      return FALSE;
  }
  return TRUE;
}

/* --- running ------------------------------------------------------------------------------------------------------ */

typedef struct {
  const LeafReleaseTools *tools;
  const char *project;       /* the copy */
  GCancellable *cancellable; /* may be NULL */
  LeafReleaseBlorb *result;
} Making;

static void
complain (LeafReleaseBlorb *result, const char *text, guint32 line)
{
  LeafBlorbProblem *problem;

  if (result->problems->len >= MOST_PROBLEMS)
    return;
  problem = g_new0 (LeafBlorbProblem, 1);
  problem->text = g_utf8_make_valid (text, (gssize) MIN (strlen (text), LONGEST_PROBLEM));
  problem->line = line;
  g_ptr_array_add (result->problems, problem);
}

/* Runs a tool to its end. Returns TRUE if it ran: *fine is whether it succeeded, and *output (free with g_free) what it
 * printed. FALSE, with an error, if it could not be started or was stopped. */
static gboolean
run (const Making *making, const char *const *words, gboolean *fine, char **output, GError **error)
{
  g_autoptr (GSubprocessLauncher) launcher
      = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE | G_SUBPROCESS_FLAGS_STDERR_MERGE);
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GBytes) bytes = NULL;
  const char *text;
  gsize length;
  gboolean done;

  g_subprocess_launcher_set_cwd (launcher, making->project);
  process = g_subprocess_launcher_spawnv (launcher, words, error);
  if (process == NULL)
    return FALSE;
  done = g_subprocess_communicate (process, NULL, making->cancellable, &bytes, NULL, error);
  if (!done) {
    g_subprocess_force_exit (process);
    g_subprocess_wait (process, NULL, NULL);
    return FALSE;
  }
  *fine = g_subprocess_get_successful (process);
  text = g_bytes_get_data (bytes, &length); /* NULL if it printed nothing */
  *output = g_strndup (text != NULL ? text : "", length);
  return TRUE;
}

/* A paragraph of HTML as plain text. */
static char *
plain_words (const char *html, gsize length)
{
  g_autoptr (GString) text = g_string_new (NULL);
  static const char *const marks[][2]
      = { { "&quot;", "\"" }, { "&lt;", "<" }, { "&gt;", ">" }, { "&nbsp;", " " }, { "&amp;", "&" } };
  gboolean in_tag = FALSE, gap = FALSE;

  for (gsize i = 0; i < length; i++)
    if (html[i] == '<')
      in_tag = TRUE;
    else if (html[i] == '>')
      in_tag = FALSE;
    else if (!in_tag && g_ascii_isspace (html[i]))
      gap = text->len > 0;
    else if (!in_tag) {
      if (gap)
        g_string_append_c (text, ' ');
      gap = FALSE;
      g_string_append_c (text, html[i]);
    }
  for (guint i = 0; i < G_N_ELEMENTS (marks); i++)
    g_string_replace (text, marks[i][0], marks[i][1], 0);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Adds the problems in Problems.html: the paragraphs with a link such as "source:story.ni#line12". */
static void
read_problems (LeafReleaseBlorb *result, const char *html)
{
  const char *link = strstr (html, "source:");

  for (const char *at = strstr (html, "<p"); at != NULL && link != NULL;) {
    const char *next = strstr (at + 2, "<p"), *line;
    g_autofree char *words = NULL;

    if (link < at)
      link = strstr (at, "source:");
    if (link != NULL && (next == NULL || link < next)) {
      line = g_strstr_len (link, MOST_LINK, "#line");
      words = plain_words (at, next != NULL ? (gsize) (next - at) : strlen (at));
      complain (result, words, line != NULL ? (guint32) g_ascii_strtoull (line + strlen ("#line"), NULL, 10) : 0);
    }
    at = next;
  }
}

/* Removes escape sequences for terminals, such as colours. */
static char *
strip_escapes (const char *text)
{
  GString *out = g_string_new (NULL);

  for (; *text != '\0'; text++) {
    if (text[0] == '\033' && text[1] == '[')
      text += 2 + strcspn (text + 2, "mKJH");
    else
      g_string_append_c (out, *text);
    if (*text == '\0')
      break;
  }
  return g_string_free (out, FALSE);
}

/* Adds a problem from a line such as "…/Source/story.ni:3: problem: The sentence …", or another line about an error. */
static void
complain_of_line (LeafReleaseBlorb *result, const char *tool, const char *line)
{
  const char *problem = strstr (line, "problem: "), *story = strstr (line, "story.ni:");
  g_autofree char *text = NULL;

  if (problem != NULL) {
    text = g_strstrip (g_strdup (problem + strlen ("problem: ")));
    complain (result, text,
              story != NULL && story < problem ? (guint32) g_ascii_strtoull (story + strlen ("story.ni:"), NULL, 10)
                                               : 0);
  } else if (strstr (line, "rror") != NULL) {
    text = g_strdup_printf ("%s: %s", tool, line);
    complain (result, g_strstrip (text), 0);
  }
}

static void
complain_of_output (LeafReleaseBlorb *result, const char *tool, const char *output)
{
  g_autofree char *plain = strip_escapes (output);
  g_auto (GStrv) lines = g_strsplit (plain, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    complain_of_line (result, tool, lines[i]);
  if (result->problems->len == 0) {
    g_autofree char *text = g_strdup_printf (*plain != '\0' ? "%s failed: %s" : "%s failed", tool, plain);

    complain (result, text, 0);
  }
}

/* inblorb prints progress in lines that begin with "!", and the path of the package; all other lines are errors. */
static void
complain_of_package (LeafReleaseBlorb *result, const char *output)
{
  g_autofree char *plain = strip_escapes (output);
  g_auto (GStrv) lines = g_strsplit (plain, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    if (*g_strstrip (lines[i]) != '\0' && *lines[i] != '!' && !g_str_has_prefix (lines[i], "Copy blorb to:"))
      complain (result, lines[i], 0);
  if (result->problems->len == 0)
    complain_of_output (result, "inblorb", output);
}

static gboolean
run_inform7 (const Making *making, GError **error)
{
  const char *const words[] = { making->tools->inform7,
                                "-silence",
                                "-internal",
                                making->tools->internal,
                                "-format=Inform6/32",
                                "-release",
                                "-project",
                                making->project,
                                NULL };
  g_autofree char *output = NULL, *report = g_build_filename (making->project, "Build", "Problems.html", NULL),
                  *html = NULL;
  gboolean fine;

  if (!run (making, words, &fine, &output, error))
    return FALSE;
  if (!fine && leaf_storage_read (report, &html, NULL))
    read_problems (making->result, html);
  if (!fine && making->result->problems->len == 0)
    complain_of_output (making->result, "inform7", output);
  return TRUE;
}

static gboolean
run_others (const Making *making, GError **error)
{
  const char *const inform6[] = { making->tools->inform6, "-wE2~S~DG", "Build/auto.inf", "Build/output.ulx", NULL };
  const char *const inblorb[] = { making->tools->inblorb, "Release.blurb", "Build/output.gblorb", NULL };
  g_autofree char *compiling = NULL, *packaging = NULL;
  gboolean fine;

  if (!run (making, inform6, &fine, &compiling, error))
    return FALSE;
  if (!fine) {
    complain_of_output (making->result, "inform6", compiling);
    return TRUE;
  }
  if (!run (making, inblorb, &fine, &packaging, error))
    return FALSE;
  if (!fine)
    complain_of_package (making->result, packaging);
  return TRUE;
}

/* --- making the package ------------------------------------------------------------------------------------------- */

static void
problem_free (gpointer data)
{
  g_free (((LeafBlorbProblem *) data)->text);
  g_free (data);
}

void
leaf_release_blorb_free (LeafReleaseBlorb *self)
{
  g_ptr_array_unref (self->problems);
  g_free (self->written);
  g_free (self);
}

static gboolean
keep_package (const Making *making, const char *name, const char *folder, GError **error)
{
  g_autofree char *made = g_build_filename (making->project, "Build", "output.gblorb", NULL),
                  *file = g_strconcat (name, ".gblorb", NULL), *to = g_build_filename (folder, file, NULL);
  g_autofree char *bytes = NULL;
  gsize length;
  int number;

  if (!leaf_storage_read (made, &bytes, &length))
    return fail (error, made, errno);
  number = leaf_storage_make_folder (folder, NULL);
  if (number == 0)
    number = leaf_storage_write (to, bytes, length, 0666);
  if (number == 0)
    making->result->written = g_strdup (to);
  return fail (error, to, number);
}

static gboolean
make_package (const Making *making, const char *name, const char *folder, GError **error)
{
  if (!run_inform7 (making, error))
    return FALSE;
  if (making->result->problems->len == 0 && !run_others (making, error))
    return FALSE;
  return making->result->problems->len > 0 || keep_package (making, name, folder, error);
}

/* "Tale" for Tale.inform or Tale.ni. */
static char *
name_of (const char *story)
{
  char *name = g_path_get_basename (story), *ending = strrchr (name, '.');

  if (ending != NULL && ending != name)
    *ending = '\0';
  return name;
}

LeafReleaseBlorb *
leaf_release_blorb (const char *story, const LeafStorage *storage, LeafProgram *program, const LeafReleaseTools *tools,
                    const char *folder, GCancellable *cancellable, GError **error)
{
  g_autofree char *missing = leaf_release_tools_missing (tools), *project = leaf_storage_project (story), *name = NULL,
                  *scratch = NULL, *inner = NULL, *copy = NULL;
  g_autoptr (LeafReleaseBlorb) result = g_new0 (LeafReleaseBlorb, 1);
  Making making = { tools, NULL, cancellable, result };
  gboolean done;

  result->problems = g_ptr_array_new_with_free_func (problem_free);
  if (missing != NULL) {
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, "not found: %s", missing);
    return NULL;
  }
  scratch = g_dir_make_tmp ("looseleaf-blorb-XXXXXX", error);
  if (scratch == NULL)
    return NULL;
  name = name_of (project != NULL ? project : story);
  inner = g_strconcat (name, ".inform", NULL);
  copy = g_build_filename (scratch, inner, NULL);
  making.project = copy;
  done = fail (error, copy,
               project != NULL ? copy_project (project, program, copy) : make_project (story, program, copy))
         && copy_extensions (storage, program, copy, error) && make_package (&making, name, folder, error);
  leaf_storage_remove_tree (scratch);
  return done ? g_steal_pointer (&result) : NULL;
}
