/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-extensions.c: which text an Include sentence includes, and which parts of it are read. */
#include "../play/test-play.h"

#include <string.h>

static const struct {
  const char *title, *text;
} shelf[] = {
  { "Ponds",
    "Version 2.1 of Ponds by Ann Author begins here.\n\n\"All about ponds.\"\n\n\"after Bob Author\"\n\n"
    "Section 1 - Frogs\n\nA frog is a kind of animal.\n\nSection 2 - Fish\n\nA fish is a kind of animal.\n\n"
    "Ponds ends here.\n\n---- DOCUMENTATION ----\n\nInclude Nothing of the Kind by Nobody. \"It is [not closed" },
  { "Ditches",
    "Version 2/210908 of Ditches by Ann Author begins here.\n\nA ditch is a kind of thing.\n\nDitches ends here.\n" },
  { "Reeds", "Reeds by Ann Author begins here.\n\nA reed is a kind of thing.\n" },
  { "Rills",
    "Rills by Ann Author begins here.\n\nA rill is a kind of thing.\n\nrills ends here\n\n---- Documentation ----\n\nThe Quay is a kind of thing." },
  { "Fens", "Fens by Ann Author begins here.\n\nDefinition: a thing is soggy if it is open.\n\nFens ends here.\n" },
  { "Mires", "Mires by Ann Author begins here.\n\nDefinition: a thing is soggy if it is lit.\n\nMires ends here.\n" },
  { "Springs",
    "Springs by Ann Author begins here.\n\nA spring is a kind of thing.\n\nSprings ends here.\n\nThe Yard is a kind of thing." },
  { "Wells",
    "Wells by Ann Author begins here.\n\nA spring is a kind of thing. [\nThe old channel ends here.\n]\n\n"
    "A well is a kind of thing.\n\nWells ends here.\n\n---- DOCUMENTATION ----\n\nThe Yard is a kind of thing.\n" },
  { "Falls",
    "Falls by Ann Author begins here.\n\nA fall is a kind of thing. [\nThe old channel ends here.\n]\n\n"
    "A weir is a kind of thing.\n\nFals ends here.\n\n---- DOCUMENTATION ----\n\nThe Yard is a kind of thing.\n" },
  { "Locks",
    "Locks by Ann Author begins here.\r\rA sluice is a kind of thing.\r\rLocks ends here.\r\r---- DOCUMENTATION ----\r\rNo sentence.\r" },
  { "Creeks", "Creeks by Ann Author begins here.\n\nA creek is a kind of thing.\n\nThe path ends here\n" },
  { "Sedges",
    "Version 1.2 of Sedges (for Glulx only) by Ann Author begins here.\n\nA sedge is a kind of thing.\n\nSedges ends here.\n" },
  { "Rushes", "Version 3 of Reeds by Ann Author begins here.\n\nA rush is a kind of thing.\n\nRushes ends here.\n" },
  { "Mosses",
    "Version 4 of Mosses by Bob Author begins here.\n\nUse authorial modesty.\n\nA moss is a kind of thing.\n\nMosses ends here.\n" },
  { "Weeds",
    "Weeds by Ann Author begin here.\n\nPart 1 (for release only)\n\nInclude Puddles by Ann Author.\n\nChapter 1\n\n"
    "Include Mud by Ann Author.\n\nPart 2\n\nA weed is a kind of thing.\n\nWeeds end here.\n" },
  { "Bogs",
    "Bogs by Ann Author begins here.\n\nSection 9 - Newts (in place of Section 1 - Frogs in Ponds by Ann Author)\n\n"
    "A newt is a kind of animal.\n\nBogs ends here.\n" },
  { "Caves", "Caves by Ann Author begins here.\n\nThe Cave is a room. The Cave is damp.\n\nCaves ends here.\n" },
  { "Lakes",
    "Lakes by Ann Author begins here.\n\nBefore jumping: say \"lake one.\".\n\nInclude Boats by Ann Author.\n\n"
    "Before jumping: say \"lake two.\".\n\nLakes ends here.\n" },
  { "Tarns",
    "Tarns by Ann Author begins here.\n\nThe tarn rules are a rulebook.\n\nInclude Tarns by Ann Author.\n\nTarns ends here.\n" },
  { "Boats",
    "Boats by Ann Author begins here.\n\nBefore jumping: say \"boat.\".\n\nThe dinghy is a container in the Shed.\n\n"
    "Use oars.\n\nBoats ends here.\n" },
  { "Flexible Windows",
    "Version 15/140922 of Flexible Windows (for Glulx only) by Jon Ingold begins here.\n\n"
    "A g-window is a kind of container. The main window is a g-window.\n\nFlexible Windows ends here.\n" },
  { "Menus", "Version 9 of Menus by Emily Short begins here.\n\nA dish is a kind of thing.\n\nMenus ends here.\n" },
  { "Locksmith", "Locksmith by Emily Short begins here.\n\nA picklock is a kind of thing.\n\nLocksmith ends here.\n" },
};

static gboolean
find (const char *title, const char *author, const char *version, LeafSourceText *found, gpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (shelf); i++)
    if (g_ascii_strcasecmp (title, shelf[i].title) == 0) {
      *found = (LeafSourceText) { .name = shelf[i].title, .bytes = shelf[i].text, .length = strlen (shelf[i].text) };
      found->unread = g_str_equal (title, "Sedges") ? "Inter/SedgeKit" : NULL;
      return TRUE;
    }
  return FALSE;
}

/* `with_shelf`: the extensions above are available. The problems must be these codes, in order. */
static void
check (const char *text, gboolean with_shelf, const char *codes)
{
  LeafSourceText source = { "story.ni", text, strlen (text) };
  LeafCompileOptions options = { .find_extension = find };
  g_autoptr (LeafProgram) program = leaf_program_compile (&source, with_shelf ? &options : NULL);
  g_autoptr (GString) got = g_string_new (NULL);

  for (guint32 i = 0; i < leaf_program_n_problems (program); i++)
    g_string_append_printf (got, "%s%s", i > 0 ? " " : "", leaf_program_problem (program, i).code);
  g_assert_cmpstr (got->str, ==, codes);
}

static void
test_versions (void)
{
  check ("Include Ponds by Ann Author. The Yard is a room. The newt is a frog. The carp is a fish.", TRUE, "");
  check ("Include version 2 of Ponds by Ann Author. The Yard is a room. The newt is a frog.", TRUE, "");
  check ("Include version 2 of Ponds (for Z-machine only) by Ann Author. The Yard is a room. The newt is a frog.\n\n"
         "Part 2 (for use without Ponds by Ann Author)\n\nThe newt is a carp.",
         TRUE, "");
  check ("Include Sedges (for Glulx only) by Ann Author. The Yard is a room. A rush is a sedge.", TRUE, "");
  check ("Include version 3 of Ponds by Ann Author. The Yard is a room. The newt is a frog.", TRUE, "EXTENSION_OLD");
  check ("Include version 2 of Reeds by Ann Author. The Yard is a room.", TRUE,
         "EXTENSION_UNNUMBERED EXTENSION_WITHOUT_END");
  check ("Include Rills by Ann Author. The Quay is a room. A burn is a rill.", TRUE, "");
  check ("Include Tarns by Ann Author. The Yard is a room. Include tarns by ann author.", TRUE, "");
  check ("Include Ponds by Ann Author. The Yard is a room.\n\nPart 1 (not for use with Ponds by Ann Author)\n\n"
         "The Yard is a blob.",
         TRUE, "");
  check ("The Yard is a room.\n\nPart 1 (not for use with Ponds by Ann Author)\n\nThe Yard is a blob.", TRUE,
         "SAME_AS_ANOTHER");
  check ("Include Creeks by Ann Author. The Yard is a room.", TRUE, "EXTENSION_WITHOUT_END");
  check ("Include Springs by Ann Author. The Yard is a room. A well is a spring.", TRUE, "EXTENSION_WITHOUT_END");
  check ("Include Locks by Ann Author. The Yard is a room. The gate is a sluice.", TRUE, "");
  check ("Include version 1 of Ponds by Ann Author. The Yard is a room. The newt is a frog.", TRUE,
         "EXTENSION_NOT_THERE");
}

/* Only the line with its own title ends an extension; if there is none, the last such line of all. */
static void
test_last_line (void)
{
  check ("Include Wells by Ann Author. The Yard is a room. The hole is a well.", TRUE, "");
  check ("Include Falls by Ann Author. The Yard is a room. The dam is a weir.", TRUE, "");
}

static gboolean
find_with_nul (const char *title, const char *author, const char *version, LeafSourceText *found, gpointer data)
{
  static const char text[]
      = "Moats by Ann Author begins here.\n\nA moat is a kind of thing. \0\n\nA dike is a kind of thing.\n\n"
        "Moats ends here.\n";

  *found = (LeafSourceText) { .name = "Moats", .bytes = text, .length = sizeof text - 1 };
  return TRUE;
}

/* A NUL byte does not end an extension. */
static void
test_nul (void)
{
  const char *text = "Include Moats by Ann Author. The Yard is a room. The bank is a dike.";
  LeafSourceText source = { "story.ni", text, strlen (text) };
  LeafCompileOptions options = { .find_extension = find_with_nul };
  g_autoptr (LeafProgram) program = leaf_program_compile (&source, &options);

  g_assert_cmpuint (leaf_program_n_problems (program), ==, 1);
  g_assert_cmpstr (leaf_program_problem (program, 0).code, ==, "NUL_BYTE");
}

static void
test_first_line (void)
{
  check ("Include Sedges by Ann Author. The Yard is a room. The tussock is a sedge.", TRUE, "");
  check ("Include Rushes by Ann Author. The Yard is a room.", TRUE, "EXTENSION_OTHER");
  check ("Include Ponds by Bob Author. The Yard is a room.", TRUE, "EXTENSION_OTHER");
  check ("Include Puddles by Ann Author. The Yard is a room.", TRUE, "EXTENSION_UNKNOWN");
}

/* The story may define again what an extension defines; another extension may not. */
static void
test_definitions (void)
{
  check ("Include Fens by Ann Author. The Yard is a room.\n\nDefinition: a thing is soggy if it is lit.", TRUE, "");
  check ("Include Fens by Ann Author. Include Mires by Ann Author. The Yard is a room.", TRUE, "DEFINITION_TWICE");
}

/* Text that is never read includes nothing. */
static void
test_under_headings (void)
{
  check ("Include Weeds by Ann Author. The Yard is a room. The dock is a weed.", TRUE, "");
  check ("The Yard is a room.\n\nPart 1 (for release only)\n\nInclude Puddles by Ann Author.\n\n"
         "Part 2 (for use with Puddles by Ann Author)\n\nWhat is this.\n",
         TRUE, "");
  check ("Include Reeds by Ann Author.\n\nPart 2 (for use with Weeds by Ann Author)\n\nThe dock is a weed.\n\n"
         "Part 3 (for use with Reeds by Ann Author)\n\nInclude Weeds by Ann Author. The Yard is a room.",
         TRUE, "EXTENSION_WITHOUT_END");
}

static void
test_in_place (void)
{
  check ("Include Ponds by Ann Author.\n\nSection 5 - Toads (in place of Section 1 - Frogs in Ponds by Ann Author)\n\n"
         "A frog is a kind of thing.\n\nSection 6\n\nThe Yard is a room. A frog can be shy. The carp is a fish.",
         TRUE, "");
  check ("Include Ponds by Ann Author.\n\nSection 5 (in place of Section 1 - Frogs in Ponds by Ann Author)\n\n"
         "Section 6\n\nThe Yard is a room. A frog can be shy.",
         TRUE, "SENTENCE_UNKNOWN");
  /* a heading of an extension that the story includes later */
  check ("Include Ponds by Ann Author. Include Bogs by Ann Author.\n\nThe Yard is a room. A frog can be shy.", TRUE,
         "SENTENCE_UNKNOWN");
}

/* The play begins in the story's own first room, and an extension may use the story's adjectives. */
static void
test_first_room (void)
{
  static const char text[] = "Include Caves by Ann Author. A room can be damp. The Yard is a room. The Barn is a room.";
  LeafSourceText source = { "story.ni", text, strlen (text) };
  LeafCompileOptions options = { .find_extension = find };
  g_autoptr (LeafProgram) program = leaf_program_compile (&source, &options);
  g_autoptr (LeafPlay) play = leaf_play_new (program, 1);
  g_autofree char *printed = play_all (play, "look", NULL);

  g_assert_cmpuint (leaf_program_n_problems (program), ==, 0);
  g_assert_nonnull (strstr (printed, "Yard"));
}

/* The sentences of an extension are inserted where it is first included: rules follow that order, and a room created
 * above exists. An option may be used before it is declared. */
static void
test_order (void)
{
  static const char text[] = "The Yard is a room. The Shed is north of the Yard.\n\n"
                             "Before jumping: say \"first.\".\n\nInclude Lakes by Ann Author.\n\n"
                             "Before jumping: say \"last.\".\n\nInclude Boats by Ann Author.\n\n"
                             "Use oars translates as (- Constant OARS; -).\n";
  LeafSourceText source = { "story.ni", text, strlen (text) };
  LeafCompileOptions options = { .find_extension = find };
  g_autoptr (LeafProgram) program = leaf_program_compile (&source, &options);
  g_autoptr (LeafPlay) play = leaf_play_new (program, 1);
  g_autofree char *printed = play_all (play, "jump", NULL);
  static const char *const in_order[] = { "first.", "lake one.", "boat.", "lake two.", "last." };
  const char *at = printed;

  g_assert_cmpuint (leaf_program_n_problems (program), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (in_order); i++) {
    at = strstr (at, in_order[i]);
    g_assert_nonnull (at);
  }
}

static gboolean
has_notice (const char *text, gboolean with_shelf, const char *code)
{
  LeafSourceText source = { "story.ni", text, strlen (text) };
  LeafCompileOptions options = { .find_extension = find };
  g_autoptr (LeafProgram) program = leaf_program_compile (&source, with_shelf ? &options : NULL);

  for (guint32 i = 0; i < leaf_program_n_notices (program); i++)
    if (strcmp (leaf_program_notice (program, i).code, code) == 0)
      return TRUE;
  return FALSE;
}

/* The sentences of an extension are used, and the other parts of it are reported. */
static void
test_unread (void)
{
  g_assert_true (has_notice ("Include Sedges by Ann Author. The Yard is a room.", TRUE, "EXTENSION_UNREAD"));
  g_assert_false (has_notice ("Include Ponds by Ann Author. The Yard is a room.", TRUE, "EXTENSION_UNREAD"));
}

static gboolean
has_carried_rule (const char *text, gboolean with_shelf)
{
  LeafSourceText source = { "story.ni", text, strlen (text) };
  LeafCompileOptions options = { .find_extension = find };
  g_autoptr (LeafProgram) program = leaf_program_compile (&source, with_shelf ? &options : NULL);
  guint32 rule = leaf_program_find_rule (program, "right second rule");

  g_assert_cmpuint (leaf_program_n_problems (program), ==, 0);
  return rule != 0 && leaf_program_rule (program, rule).is_library;
}

/* An extension that comes with Looseleaf is used if there is none of that name in the story's or the user's folders. */
static void
test_carried (void)
{
  g_assert_true (has_notice ("Include Locksmith by Emily Short.", FALSE, "EXTENSION_STAND_IN"));
  g_assert_false (has_notice ("Include Locksmith by Emily Short.", TRUE, "EXTENSION_STAND_IN"));
  g_assert_true (
      has_carried_rule ("Include Locksmith by Emily Short. The Yard is a room. The pin is a passkey.", FALSE));
  g_assert_false (
      has_carried_rule ("Include locksmith by emily short. The Yard is a room. The pin is a picklock.", TRUE));
}

/* A copy that was written for an Inform with another library is also replaced, up to the version that the embedded one
 * names. */
static void
test_superseded (void)
{
  static const char text[] = "Include Flexible Windows by Jon Ingold. The Yard is a room. "
                             "The side window is a text buffer g-window spawned by the main window.";

  check (text, TRUE, "");
  g_assert_true (has_notice (text, TRUE, "EXTENSION_STAND_IN"));
  g_assert_true (has_notice (text, FALSE, "EXTENSION_STAND_IN"));
  check ("Include Menus by Emily Short. The Yard is a room. The plate is a dish.", TRUE, "");
  g_assert_false (has_notice ("Include Menus by Emily Short. The Yard is a room.", TRUE, "EXTENSION_STAND_IN"));
}

static char *
credits (const LeafProgram *program, gboolean of_modest)
{
  GString *all = g_string_new (NULL);

  for (guint32 i = 1; i <= leaf_program_n_sources (program); i++) {
    const char *credit = leaf_program_source_credit (program, i, of_modest);

    if (credit != NULL)
      g_string_append_printf (all, "%s. ", credit);
  }
  return g_string_free (all, FALSE);
}

/* Which extensions are named when a story lists what it includes. */
static void
test_credits (void)
{
  const char *text = "Include Mosses by Bob Author. Include Ponds by Ann Author. Include Weeds by Ann Author. "
                     "Include Ditches by Ann Author. The Yard is a room.";
  LeafSourceText source = { "story.ni", text, strlen (text) };
  LeafCompileOptions options = { .find_extension = find };
  g_autoptr (LeafProgram) program = leaf_program_compile (&source, &options);
  g_autofree char *most = credits (program, FALSE), *all = credits (program, TRUE);

  g_assert_cmpuint (leaf_program_n_problems (program), ==, 0);
  g_assert_cmpstr (most, ==,
                   "Ponds version 2.1 by Ann Author (after Bob Author). Weeds by Ann Author. "
                   "Ditches version 2.0.210908 by Ann Author. ");
  g_assert_cmpstr (all, ==,
                   "Mosses version 4 by Bob Author. Ponds version 2.1 by Ann Author (after Bob Author). Weeds by Ann "
                   "Author. Ditches version 2.0.210908 by Ann Author. ");
}

/* --- one extension, of any text ----------------------------------------------------------------------------------- */

typedef struct {
  const char *title, *text, *versions;
} Only;

static gboolean
find_only (const char *title, const char *author, const char *version, LeafSourceText *found, gpointer data)
{
  const Only *only = data;

  *found = (LeafSourceText) { .bytes = only->text, .length = strlen (only->text), .versions = only->versions };
  return g_str_equal (title, only->title);
}

static LeafProgram *
compile_with (const char *story, Only *only)
{
  LeafSourceText source = { "story.ni", story, strlen (story) };
  LeafCompileOptions options = { .find_extension = find_only, .data = only };

  return leaf_program_compile (&source, &options);
}

static char *
dup_codes (const LeafProgram *program)
{
  GString *codes = g_string_new (NULL);

  for (guint32 i = 0; i < leaf_program_n_problems (program); i++)
    g_string_append_printf (codes, "%s ", leaf_program_problem (program, i).code);
  return g_string_free (codes, FALSE);
}

/* The end of an extension, below the first lines, and the problems of a story in which a pool is a mere. */
static const struct {
  const char *end, *codes;
} ends[] = {
  { "Tarn ends here.", "" },
  { "Tarn ends here", "" },
  { "tarn Ends here.", "EXTENSION_WITHOUT_END " },
  { "TARN ends here. \t\r\n", "" },
  { "Tarn end here.\n", "" },
  { "Turn ends here.\n\nTarn ends here.\n", "" },
  { "[\nTurn ends here.\n]\n\nTarn ends here.\n", "" },
  { "[\nTurn ends here.\nTarns end here.\n]\n\nTarn ends here.\n", "" },
  { "Turn ends here.\n", "" },
  { "[The \"tarn\" that ends here.\n]\n", "EXTENSION_WITHOUT_END " },
  { "[\n ends here.\n]\n", "EXTENSION_WITHOUT_END " },
  { "[\nx ends here!\n]\n", "EXTENSION_WITHOUT_END " },
  { "Tarn ends here.\n \t\r\n", "" },
  { "Tarn ends here.\n\n---- DOCUMENTATION ----\n\nWhat is this.", "" },
  { "Tarn ends here.\n\n--- DOCUMENTATION ---\n", "EXTENSION_WITHOUT_END " },
  { "Tarn ends here.\n\nMore.\n", "EXTENSION_WITHOUT_END " },
  { "", "EXTENSION_WITHOUT_END " },
};

static void
test_ends (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (ends); i++) {
    g_autofree char *text
        = g_strdup_printf ("Tarn by Ann Author begins here.\n\nA mere is a kind of thing.\n\n%s", ends[i].end);
    Only only = { "Tarn", text, NULL };
    g_autoptr (LeafProgram) program
        = compile_with ("Include Tarn by Ann Author. The Yard is a room. The pool is a mere.", &only);
    g_autofree char *codes = dup_codes (program);

    if (!g_str_equal (codes, ends[i].codes))
      g_test_fail_printf ("'%s': %s", ends[i].end, codes);
  }
}

/* A first line, what the shelf says it has (NULL: nothing), the sentence that includes it, and the problems. */
static const struct {
  const char *head, *versions, *include, *codes;
} requests[] = {
  { "Version 2 of Tarn", NULL, "Include version 2 of Tarn by Ann Author.", "" },
  { "Version 2.3 of Tarn", NULL, "Include version 2.3 of Tarn by Ann Author.", "" },
  { "Version 2.3 of Tarn", NULL, "Include version 2.4 of Tarn by Ann Author.", "EXTENSION_OLD " },
  { "Version 2.3 of Tarn", NULL, "Include version 2.2.9 of Tarn by Ann Author.", "" },
  { "Version 2/210908 of Tarn", NULL, "Include version 2/210908 of Tarn by Ann Author.", "" },
  { "Version 2/210908 of Tarn", NULL, "Include version 2/210909 of Tarn by Ann Author.", "EXTENSION_OLD " },
  { "Version 2 of Tarn", "2", "Include version 3 of Tarn by Ann Author.", "EXTENSION_OLD " },
  { "Version 2 of Tarn", "1, 2", "Include version 3 of Tarn by Ann Author.", "EXTENSION_NOT_THERE " },
  { "Version 2 of Tarn", NULL, "Include version 1 of Tarn by Ann Author.", "EXTENSION_NOT_THERE " },
  { "Version 2 of Tarn", "2", "Include version 1 of Tarn by Ann Author.", "EXTENSION_NOT_THERE " },
  { "Tarn", NULL, "Include version 1 of Tarn by Ann Author.", "EXTENSION_UNNUMBERED " },
  { "Tarn", NULL, "Include Tarn by Ann Author.", "" },
  { "Tarn", NULL, "Include Tarn by Ann Author;\n\n", "" },
  { "Tarn", NULL, "Include Tarn by Ann Author\n\n", "" },
  { "Tarn", NULL, "Include tarn by ann author. Include Tarn by Ann Author.", "" },
  { "Tarn", NULL, "Include version 0 of Tarn by Ann Author.", "EXTENSION_VERSION " },
  { "Tarn", NULL, "Include version 1234 of Tarn by Ann Author.", "EXTENSION_VERSION " },
  { "Tarn", NULL, "Include version 2/2109 of Tarn by Ann Author.", "EXTENSION_VERSION " },
  { "Tarn", NULL, "Include version two of Tarn by Ann Author.", "EXTENSION_VERSION " },
  { "Tarn", NULL, "Include Pond by Ann Author.", "EXTENSION_UNKNOWN " },
  { "Tarn", NULL, "Include version of Tarn by Ann Author.", "EXTENSION_UNKNOWN " },
  { "Tarn", NULL, "Include Tarn by Bob Author.", "EXTENSION_OTHER " },
  { "Pond", NULL, "Include Tarn by Ann Author.", "EXTENSION_OTHER " },
};

static void
test_requests (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (requests); i++) {
    g_autofree char *text
        = g_strdup_printf ("%s by Ann Author begins here.\n\nA mere is a kind of thing.\n\nTarn ends here.\n",
                           requests[i].head),
        *story = g_strdup_printf ("%s The Yard is a room.", requests[i].include);
    Only only = { "Tarn", text, requests[i].versions };
    g_autoptr (LeafProgram) program = NULL;
    g_autofree char *codes = NULL;

    if (strstr (requests[i].include, "tarn by") != NULL)
      only.title = "tarn";
    program = compile_with (story, &only);
    codes = dup_codes (program);
    if (!g_str_equal (codes, requests[i].codes))
      g_test_fail_printf ("'%s', '%s': %s", requests[i].head, requests[i].include, codes);
  }
}

static void
test_compared_versions (void)
{
  static const struct {
    const char *a, *b;
    int order;
  } rows[] = {
    { "1", "1", 0 },
    { "1", "2", -1 },
    { "2", "1", 1 },
    { "1.2", "1.10", -1 },
    { "1.2.3", "1.2.4", -1 },
    { "1.2.3.4", "1.2.3.5", 0 },
    { "2", "2.0.0", 0 },
    { "2/210908", "2.0.210908", 0 },
    { "2/210908", "2/210909", -1 },
    { "2/210908", "2.1", -1 },
    { "1.2/345", "1.2.345", 0 },
    { "2_1", "2.1", 0 },
    { "", "0", 0 },
    { "x", "0", 0 },
    { "2.x", "2", 0 },
    { "2-9", "2", 0 },
    { "10", "9", 1 },
    { "2.", "2", 0 },
    { "2.1-9", "2.1", 0 },
  };
  static const struct {
    const char *has, *asked;
    gboolean serves;
  } served[] = {
    { "", "0", FALSE },
    { "2", "2", TRUE },
    { "2", "3", FALSE },
    { "3", "2", FALSE },
    { "2.1", "2.2", FALSE },
    { "2.2", "2.1", TRUE },
    { "2.1", "2.1", TRUE },
    { "2/210908", "2/210907", TRUE },
    { "2/210908", "2/210909", FALSE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_test_message ("%s, %s", rows[i].a, rows[i].b);
    g_assert_cmpint (leaf_version_compare (rows[i].a, rows[i].b), ==, rows[i].order);
    g_assert_cmpint (leaf_version_compare (rows[i].b, rows[i].a), ==, -rows[i].order);
  }
  for (gsize i = 0; i < G_N_ELEMENTS (served); i++) {
    g_test_message ("%s, %s", served[i].has, served[i].asked);
    g_assert_cmpint (leaf_version_serves (served[i].has, served[i].asked), ==, served[i].serves);
  }
}

/* The first lines of copies of an extension whose replacement is for versions up to 15/220801. */
static void
test_replaced_versions (void)
{
  static const struct {
    const char *head;
    gboolean is_replaced;
  } rows[] = {
    { "Version 15/220801 of Flexible Windows by Jon Ingold begins here.", TRUE },
    { "version\t15/220801 of Flexible Windows by Jon Ingold begins here.", TRUE },
    { "\357\273\277Version 15/220801 of Flexible Windows by Jon Ingold begins here.", TRUE },
    { "Version 15/220802 of Flexible Windows by Jon Ingold begins here.", FALSE },
    { "Version 9 of Flexible Windows by Jon Ingold begins here.", TRUE },
    { "Version 16 of Flexible Windows by Jon Ingold begins here.", FALSE },
    { "Flexible Windows by Jon Ingold begins here.", FALSE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autofree char *text
        = g_strdup_printf ("%s\n\nA pane is a kind of thing.\n\nFlexible Windows ends here.\n", rows[i].head);
    Only only = { "Flexible Windows", text, NULL };
    g_autoptr (LeafProgram) program
        = compile_with ("Include Flexible Windows by Jon Ingold. The Yard is a room.", &only);
    gboolean is_replaced = FALSE;

    g_test_message ("%s", rows[i].head);
    g_assert_cmpuint (leaf_program_n_problems (program), ==, 0);
    for (guint32 k = 0; k < leaf_program_n_notices (program); k++)
      is_replaced |= g_str_equal (leaf_program_notice (program, k).code, "EXTENSION_STAND_IN");
    g_assert_cmpint (is_replaced, ==, rows[i].is_replaced);
  }
}

/* Options without a function to find extensions; a source without a name; a date behind a version with a stop. */
static void
test_without_names (void)
{
  const char *story = "Include Tarn by Ann Author. The Yard is a room.",
             *text = "Include Locksmith by Emily Short. The Yard is a room.";
  Only only
      = { "Tarn",
          "Version 2.1/210908 of Tarn by Ann Author begins here.\n\nA mere is a kind of thing.\n\nTarn ends here.\n",
          NULL };
  LeafSourceText source = { "story.ni", text, strlen (text) };
  const LeafCompileOptions none = { 0 };
  g_autoptr (LeafProgram) program = compile_with (story, &only), bundled = leaf_program_compile (&source, &none);
  g_autofree char *all = credits (program, TRUE);
  guint n_named = 0;

  for (guint32 i = 1; i <= leaf_program_n_sources (program); i++)
    n_named += g_str_equal (leaf_program_source_name (program, i), "Tarn by Ann Author");
  g_assert_cmpuint (n_named, ==, 1);
  g_assert_cmpstr (all, ==, "Tarn version 2.1.210908 by Ann Author. ");
  g_assert_cmpuint (leaf_program_n_problems (bundled), ==, 0);
}

/* Each extension includes the next one. */
static gboolean
find_chained (const char *title, const char *author, const char *version, LeafSourceText *found, gpointer data)
{
  guint64 number = g_ascii_strtoull (title + strlen ("Link"), NULL, 10);
  char *text = g_strdup_printf ("%s by Ann Author begins here.\n\nInclude Link%u by Ann Author.\n\n%s ends here.\n",
                                title, (guint) number + 1, title);

  g_ptr_array_add (data, text);
  *found = (LeafSourceText) { .name = text, .bytes = text, .length = strlen (text) };
  return TRUE;
}

static void
test_chain (void)
{
  static const char story[] = "Include Link1 by Ann Author. The Yard is a room.";
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  LeafSourceText source = { "story.ni", story, strlen (story) };
  LeafCompileOptions options = { .find_extension = find_chained, .data = texts };
  g_autoptr (LeafProgram) program = leaf_program_compile (&source, &options);

  g_assert_cmpuint (texts->len, ==, 32);
  g_assert_cmpuint (leaf_program_n_sources (program), >, 32);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/extensions/versions", test_versions);
  g_test_add_func ("/extensions/first-line", test_first_line);
  g_test_add_func ("/extensions/definitions", test_definitions);
  g_test_add_func ("/extensions/last-line", test_last_line);
  g_test_add_func ("/extensions/nul", test_nul);
  g_test_add_func ("/extensions/under-headings", test_under_headings);
  g_test_add_func ("/extensions/in-place", test_in_place);
  g_test_add_func ("/extensions/first-room", test_first_room);
  g_test_add_func ("/extensions/order", test_order);
  g_test_add_func ("/extensions/carried", test_carried);
  g_test_add_func ("/extensions/superseded", test_superseded);
  g_test_add_func ("/extensions/unread", test_unread);
  g_test_add_func ("/extensions/credits", test_credits);
  g_test_add_func ("/extensions/ends", test_ends);
  g_test_add_func ("/extensions/requests", test_requests);
  g_test_add_func ("/extensions/compared-versions", test_compared_versions);
  g_test_add_func ("/extensions/replaced-versions", test_replaced_versions);
  g_test_add_func ("/extensions/without-names", test_without_names);
  g_test_add_func ("/extensions/chain", test_chain);
  return g_test_run ();
}
