/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-extensions.c: "Include T by A": finds the extensions that a source includes, and reads them before it.
 *
 * An extension's sentences take the place of the first sentence that includes it, which matters when rules are sorted.
 * Here only words are read; `included_at` tells the sentence splitter where they belong. Extensions are looked up by
 * the client's function (in the project, then among the user's), then among those embedded in libleaf.
 *
 * An extension begins "Version 2 of T by A begins here." and ends "T ends here.". What follows is documentation, which
 * is blanked out before anything is read: it may contain anything, and every other byte keeps its place. */
#include "leaf-extensions.h"

#include "leaf-bundled.h"

#include <stdio.h>
#include <string.h>

enum { MOST_NESTED = 32 };

typedef struct {
  LeafBuild *build;
  const LeafCompileOptions *options;
  GHashTable *included; /* "title by author" */
  guint depth;
} Including;

/* The parts of an Include sentence. */
typedef struct {
  guint32 at;                         /* its first word */
  LeafWording title, author, version; /* version: empty when none is given */
} Wanted;

/* --- the text of an extension ------------------------------------------------------------------------------------- */

/* What a line is at the end of an extension: "T ends here." */
typedef enum { LINE_OTHER, LINE_ENDS_ANOTHER, LINE_ENDS } LineSort;

static LineSort
line_sort (const char *line, gsize length, const char *title)
{
  static const char *const marks[] = { " ends here", " end here" };
  gboolean has_stop;

  while (length > 0 && g_ascii_isspace (line[length - 1]))
    length--;
  has_stop = length > 0 && line[length - 1] == '.';
  length -= has_stop;
  for (guint i = 0; i < G_N_ELEMENTS (marks); i++) {
    gsize before = length > strlen (marks[i]) ? length - strlen (marks[i]) : 0;

    if (before == 0 || strncmp (line + before, marks[i], strlen (marks[i])) != 0)
      continue;
    if (before == strlen (title) && g_ascii_strncasecmp (line, title, before) == 0)
      return LINE_ENDS;
    if (has_stop && memchr (line, '"', length) == NULL)
      return LINE_ENDS_ANOTHER;
  }
  return LINE_OTHER;
}

/* The line that ends the extension: its title and "ends here.", alone on its line; the full stop may be left out. If no
 * line has its title, it is the last such line with another title: that may be misspelt, and within the extension such
 * a line may be a comment. */
static char *
last_line (char *text, gsize length, const char *title)
{
  char *found = NULL;

  for (char *line = text, *end = text + length; line < end;) {
    char *after = line;

    while (after < end && *after != '\n' && *after != '\r')
      after++;
    switch (line_sort (line, (gsize) (after - line), title)) {
    case LINE_ENDS: return line;
    case LINE_ENDS_ANOTHER: found = line; break;
    case LINE_OTHER: break;
    }
    line = after + 1;
  }
  return found;
}

/* Does anything follow the last line, except "---- DOCUMENTATION ----"? */
static gboolean
continues_after (const char *last)
{
  const char *rest = strpbrk (last, "\r\n");

  if (rest == NULL)
    return FALSE;
  rest += strspn (rest, " \t\r\n");
  return *rest != '\0' && !g_str_has_prefix (rest, "----");
}

/* The text up to its last line, "T ends here.", as long as the whole; `is_ended`: whether there is one; `continues`:
 * whether more follows. */
static char *
body_of_extension (const LeafSourceText *found, const char *title, gboolean *is_ended, gboolean *continues)
{
  char *text = g_malloc (found->length + 1), *end;

  memcpy (text, found->bytes, found->length);
  text[found->length] = '\0';
  end = last_line (text, found->length, title);
  *is_ended = end != NULL;
  *continues = end != NULL && continues_after (end);
  for (; end != NULL && end < text + found->length; end++)
    if (*end != '\n' && *end != '\r')
      *end = ' ';
  return text;
}

/* --- versions ----------------------------------------------------------------------------------------------------- */

enum { VERSION_PARTS = 3 };

/* "2/210908" is 2.0.210908; missing parts are 0. */
static void
read_version (const char *text, guint64 parts[VERSION_PARTS])
{
  memset (parts, 0, VERSION_PARTS * sizeof *parts);
  for (guint i = 0; i < VERSION_PARTS && g_ascii_isdigit (*text); i++) {
    char *end;

    parts[i] = g_ascii_strtoull (text, &end, 10);
    if (*end == '/')
      i = VERSION_PARTS - 2;
    if (*end == '\0' || strchr ("._/", *end) == NULL)
      return;
    text = end + 1;
  }
}

int
leaf_version_compare (const char *a, const char *b)
{
  guint64 x[VERSION_PARTS], y[VERSION_PARTS];

  read_version (a, x);
  read_version (b, y);
  for (guint i = 0; i < VERSION_PARTS; i++)
    if (x[i] != y[i])
      return x[i] < y[i] ? -1 : 1;
  return 0;
}

gboolean
leaf_version_serves (const char *has, const char *asked)
{
  return *has != '\0' && g_ascii_strtoull (has, NULL, 10) == g_ascii_strtoull (asked, NULL, 10)
         && leaf_version_compare (has, asked) >= 0;
}

/* The version with its date as the third part: "2.0.210908" for "2/210908". */
static char *
with_dots (const char *version)
{
  const char *slash = strchr (version, '/');
  gsize length = slash != NULL ? (gsize) (slash - version) : 0;

  if (slash == NULL)
    return g_strdup (version);
  return g_strdup_printf ("%.*s%s%s", (int) length, version, memchr (version, '.', length) != NULL ? "." : ".0.",
                          slash + 1);
}

/* The extension's entry in the list of a story's extensions; `version` may be NULL. */
static void
credit (LeafBuild *build, guint32 source, const Wanted *wanted, const char *version)
{
  g_autofree char *title = leaf_wording_dup (build, wanted->title), *author = leaf_wording_dup (build, wanted->author);
  g_autofree char *others = NULL, *dotted = version != NULL ? with_dots (version) : g_strdup ("");
  guint32 extra = leaf_extension_extra_credit (build, source);

  if (extra != 0)
    others = leaf_words_text_dup (build, extra);
  LEAF_ROW (&build->words->sources, LeafSource, source)->credit
      = leaf_arena_printf (build->arena, "%s%s%s by %s%s%s%s", title, version != NULL ? " version " : "", dotted,
                           author, others != NULL ? " (" : "", others != NULL ? others : "", others != NULL ? ")" : "");
}

/* The version in the first line: "Version 2/210908 of T by A begins here."; "" if there is none. */
static void
version_of_text (const LeafSourceText *text, char version[32])
{
  g_autofree char *head = g_strndup (text->bytes, MIN (text->length, 64));
  const char *start = g_str_has_prefix (head, "\xef\xbb\xbf") ? head + 3 : head;

  if (sscanf (start, "%*1[Vv]ersion%*[ \t]%31[0-9./]", version) != 1)
    version[0] = '\0';
}

/* Does the embedded extension replace this copy too? Its first line names the last version that was written for an
 * Inform with another library: "T by A, in place of T by B up to version 15/220801, begins here." */
static gboolean
is_superseded (const LeafSourceText *copy, const LeafSourceText *carried)
{
  g_autofree char *head = g_strndup (carried->bytes, MIN (carried->length, 256));
  char *end = strchr (head, '\n'), *limit;
  char version[32];

  if (end != NULL)
    *end = '\0';
  limit = strstr (head, " up to version ");
  version_of_text (copy, version);
  return *version != '\0' && limit != NULL && leaf_version_compare (version, limit + strlen (" up to version ")) <= 0;
}

/* Reports a version other than the requested one. A replacement is for all versions up to the one that it names. */
static void
tell_version (LeafBuild *build, const Wanted *wanted, const char *has, gboolean replaces_another, const char *versions)
{
  LeafWording both = leaf_wording (wanted->title.first, wanted->author.end);
  g_autofree char *asked = leaf_wording_dup (build, wanted->version);

  if (leaf_wording_empty (wanted->version) || leaf_version_serves (has, asked)
      || (replaces_another && leaf_version_compare (has, asked) >= 0))
    return;
  if (*has == '\0')
    leaf_problem_at (build, LEAF_PROBLEM_EXTENSION_UNNUMBERED, both, asked, NULL);
  else if (leaf_version_compare (has, asked) < 0 && (versions == NULL || g_str_equal (versions, has)))
    leaf_problem_at (build, LEAF_PROBLEM_EXTENSION_OLD, both, asked, has);
  else
    leaf_problem_at (build, LEAF_PROBLEM_EXTENSION_NOT_THERE, both, asked, versions != NULL ? versions : has);
}

/* Is this the requested extension? `versions`: as in LeafSourceText. `supersedes`: it replaces a copy that was
 * found. */
static void
check_first_line (LeafBuild *build, guint32 source, const Wanted *wanted, const char *versions, gboolean supersedes)
{
  LeafWording both = leaf_wording (wanted->title.first, wanted->author.end), version;
  LeafWording name = leaf_extension_name (build, source, &version), replaced;
  g_autofree char *has = NULL;

  if (!leaf_extension_same (build, name, both)) {
    leaf_problem_at (build, LEAF_PROBLEM_EXTENSION_OTHER, both, NULL, NULL);
    return;
  }
  replaced = leaf_extension_replaced (build, source);
  if (!leaf_wording_empty (replaced)) {
    g_autofree char *own = leaf_wording_dup (build, replaced);

    leaf_problem_at (build, LEAF_PROBLEM_EXTENSION_STAND_IN, both, own,
                     supersedes
                         ? LEAF_REMARK (N_ (" Your copy is not used, because it was written for an earlier Inform."))
                         : LEAF_REMARK (N_ (" To use the original, put a copy of it in your extensions folder.")));
  }
  has = leaf_wording_empty (version) ? g_strdup ("") : leaf_wording_dup (build, version);
  credit (build, source, wanted, leaf_wording_empty (version) ? NULL : has);
  tell_version (build, wanted, has, !leaf_wording_empty (replaced), versions);
}

/* --- finding extensions ------------------------------------------------------------------------------------------- */

/* "include [version 2 of] T [(for Glulx only)] by A": the words of T and A, up to the end of the sentence, or to a
 * semicolon before a paragraph break. */
static gboolean
read_include (const LeafBuild *build, guint32 word, guint32 end, Wanted *wanted)
{
  LeafWording w = { word + 1, word + 1 }, remark;
  guint32 by, of;

  while (w.end < end && leaf_word (build, w.end)->sort != LEAF_WORD_PARAGRAPH && !leaf_word_is (build, w.end, ".")
         && !leaf_word_is (build, w.end, ";"))
    w.end++;
  *wanted = (Wanted) { .at = word };
  of = leaf_wording_find (build, w, "of");
  if (leaf_wording_begins (build, w, "version") && of > w.first + 1 && of < w.end) {
    wanted->version = leaf_wording (w.first + 1, of);
    w.first = of + 1;
  }
  by = leaf_wording_find (build, w, "by");
  if (by >= w.end || by == w.first || by + 1 == w.end)
    return FALSE;
  remark = leaf_extension_remark (build, leaf_wording_up_to (w, by));
  wanted->title = leaf_wording_up_to (w, remark.first);
  wanted->author = leaf_wording_from (w, by + 1);
  return TRUE;
}

static gboolean
find_carried (const char *title, const char *author, LeafSourceText *found)
{
  g_autofree char *path = g_strdup_printf ("%s/%s.i7x", author, title);
  g_autofree char *folded = g_utf8_casefold (path, -1);

  for (const LeafBundledFile *file = leaf_extension_files; file->name != NULL; file++) {
    g_autofree char *name = g_utf8_casefold (file->name, -1);

    if (strcmp (name, folded) != 0)
      continue;
    *found = (LeafSourceText) { .name = strrchr (file->name, '/') + 1, .bytes = file->bytes, .length = file->length };
    return TRUE;
  }
  return FALSE;
}

/* "2", "2/210908", "2.1.3": the number of a release from 1 on, with its date or its parts. */
static gboolean
is_version (const LeafBuild *build, LeafWording w)
{
  g_autofree char *text = leaf_wording_dup (build, w);

  return g_regex_match_simple (
      "^[1-9][0-9]{0,2}(/[0-9]{6})?$|^[0-9]+([.][0-9]+){1,2}(-[0-9A-Za-z.-]+)?([+][0-9A-Za-z.-]+)?$", text, 0, 0);
}

static void include_all (Including *self, guint32 source);

static void
include_one (Including *self, const Wanted *wanted)
{
  LeafBuild *build = self->build;
  LeafWording both = leaf_wording (wanted->title.first, wanted->author.end);
  g_autofree char *title = leaf_wording_dup (build, wanted->title);
  g_autofree char *author = leaf_wording_dup (build, wanted->author);
  g_autofree char *name = g_strdup_printf ("%s by %s", title, author);
  g_autofree char *key = g_utf8_strdown (name, -1);
  g_autofree char *body = NULL,
                  *version = leaf_wording_empty (wanted->version) ? NULL : leaf_wording_dup (build, wanted->version);
  LeafSourceText found = { 0 }, carried = { 0 };
  gboolean is_asked, is_carried, is_ended, continues, supersedes;
  guint32 source;

  if (leaf_extension_is_in_library (build, both) || g_hash_table_contains (self->included, key)
      || self->depth >= MOST_NESTED)
    return;
  g_hash_table_add (self->included, g_steal_pointer (&key));
  is_asked = self->options != NULL && self->options->find_extension != NULL;
  is_carried = !is_asked || !self->options->find_extension (title, author, version, &found, self->options->data);
  if (is_carried && !find_carried (title, author, &found)) {
    leaf_problem_at (build, LEAF_PROBLEM_EXTENSION_UNKNOWN, both, NULL, NULL);
    return;
  }
  supersedes = !is_carried && find_carried (title, author, &carried) && is_superseded (&found, &carried);
  if (supersedes) {
    is_carried = TRUE;
    found = carried;
  }
  body = body_of_extension (&found, title, &is_ended, &continues);
  source = leaf_words_read (build, found.name != NULL ? found.name : name, body, found.length, is_carried);
  LEAF_ROW (&build->words->sources, LeafSource, source)->included_at = wanted->at;
  if (is_carried)
    LEAF_ROW (&build->words->sources, LeafSource, source)->carried = found.bytes;
  check_first_line (build, source, wanted, found.versions, supersedes);
  if (found.unread != NULL)
    leaf_problem_at (build, LEAF_PROBLEM_EXTENSION_UNREAD, both, NULL, found.unread);
  if (!is_ended)
    leaf_problem_at (build, LEAF_PROBLEM_EXTENSION_WITHOUT_END, both, title,
                     LEAF_REMARK (N_ ("Part of it may be missing.")));
  else if (continues)
    leaf_problem_at (
        build, LEAF_PROBLEM_EXTENSION_WITHOUT_END, both, title,
        LEAF_REMARK (
            N_ ("Nothing may follow that line except documentation, below a line '---- DOCUMENTATION ----'.")));
  self->depth++;
  include_all (self, source);
  self->depth--;
}

static void
include_all (Including *self, guint32 source)
{
  g_autoptr (GArray) includes = g_array_new (FALSE, FALSE, sizeof (guint32));
  guint32 end = LEAF_ROW (&self->build->words->sources, LeafSource, source)->end_word;

  leaf_find_includes (self->build, source, includes);
  for (guint i = 0; i < includes->len; i++) {
    Wanted wanted;

    if (!read_include (self->build, g_array_index (includes, guint32, i), end, &wanted))
      continue;
    if (!leaf_wording_empty (wanted.version) && !is_version (self->build, wanted.version))
      leaf_problem_at (self->build, LEAF_PROBLEM_EXTENSION_VERSION, wanted.version, NULL, NULL);
    else
      include_one (self, &wanted);
  }
}

void
leaf_extensions_include (LeafBuild *build, guint32 source, const LeafCompileOptions *options)
{
  g_autoptr (GHashTable) included = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  Including self = { .build = build, .options = options, .included = included };

  for (guint32 i = source, n = build->words->sources.n; i < n; i++)
    include_all (&self, i);
}
