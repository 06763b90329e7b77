/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The tree of plays: its file, its knots, differences in answers, and which rule printed them. */
#include "leaf-skein-compare.h"
#include "leaf-skein-undo.h"
#include "leaf-skein-run.h"
#include "leaf-skein-test-steps.h"

#include <string.h>

/* As another application might have written it: with additional elements, and without some of the usual ones. */
static const char sample[]
    = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      "<Skein rootNode=\"n0\" xmlns=\"http://www.logicalshift.org.uk/IF/Skein\">\n"
      "  <generator>Another program</generator>\n"
      "  <activeNode nodeId=\"n2\"/>\n"
      "  <!-- a remark -->\n"
      "  <item nodeId=\"n0\" colour=\"green\">\n"
      "    <command xml:space=\"preserve\">- start -</command>\n"
      "    <result xml:space=\"preserve\">The Pier\n\n&gt;</result>\n"
      "    <children><child nodeId=\"n1\"/><child nodeId=\"n2\"/><child nodeId=\"lost\"/></children>\n"
      "  </item>\n"
      "  <item nodeId=\"n1\">\n"
      "    <command xml:space=\"preserve\">take &quot;rope&quot; &amp; line</command>\n"
      "    <commentary xml:space=\"preserve\">  Taken.\n</commentary>\n"
      "    <temporary score=\"7\">NO</temporary>\n"
      "    <annotation xml:space=\"preserve\">the rope</annotation>\n"
      "    <children><child nodeId=\"n0\"/><child nodeId=\"n3\"/></children>\n"
      "  </item>\n"
      "  <item nodeId=\"n2\"><command>Look</command></item>\n"
      "  <item nodeId=\"n3\"><command>wave</command><extra kept=\"yes\"/></item>\n"
      "</Skein>\n";

static LeafSkein *
parse (const char *text)
{
  g_autoptr (GError) error = NULL;
  LeafSkein *skein = leaf_skein_parse (text, strlen (text), &error);

  g_assert_no_error (error);
  return skein;
}

static void
test_read (void)
{
  g_autoptr (LeafSkein) skein = parse (sample);
  guint32 root = leaf_skein_root (skein), rope = leaf_skein_child (skein, root, 0),
          wave = leaf_skein_child (skein, rope, 0);
  g_autoptr (GArray) thread = leaf_skein_thread (skein, wave);
  g_autofree char *written = NULL;
  gsize length;

  g_assert_cmpstr (leaf_skein_command (skein, root), ==, "- start -");
  g_assert_cmpuint (leaf_skein_n_children (skein, root), ==, 2);
  g_assert_cmpstr (leaf_skein_command (skein, rope), ==, "take \"rope\" & line");
  g_assert_cmpstr (leaf_skein_blessed (skein, rope), ==, "  Taken.\n");
  g_assert_cmpstr (leaf_skein_label (skein, rope), ==, "the rope");
  g_assert_true (leaf_skein_is_locked (skein, rope));
  g_assert_null (leaf_skein_result (skein, rope));
  /* The cycle back to the beginning is dropped. */
  g_assert_cmpuint (leaf_skein_n_children (skein, rope), ==, 1);
  g_assert_cmpuint (leaf_skein_active (skein), ==, leaf_skein_child (skein, root, 1));
  g_assert_cmpuint (leaf_skein_find_child (skein, root, " lOOk "), ==, leaf_skein_child (skein, root, 1));
  g_assert_cmpuint (leaf_skein_find_child (skein, root, "listen"), ==, 0);
  g_assert_cmpuint (thread->len, ==, 2);
  g_assert_cmpuint (g_array_index (thread, guint32, 0), ==, rope);

  /* Without a change the file stays the same. */
  leaf_skein_set_label (skein, rope, "the rope");
  written = leaf_skein_write (skein, &length);
  g_assert_cmpuint (length, ==, strlen (sample));
  g_assert_cmpstr (written, ==, sample);
}

/* A change affects only its own lines. */
static void
test_change (void)
{
  g_autoptr (LeafSkein) skein = parse (sample), again = NULL;
  g_autofree char *after = NULL;
  guint32 root = leaf_skein_root (skein), look = leaf_skein_child (skein, root, 1), jump, rope;
  g_auto (GStrv) lines = NULL;

  jump = leaf_skein_add (skein, look, "jump <high>");
  leaf_skein_set_result (skein, jump, "You \"jump\" & land.\x01\n");
  leaf_skein_set_label (skein, jump, "***");
  leaf_skein_set_active (skein, jump);
  after = leaf_skein_write (skein, NULL);
  lines = g_strsplit (sample, "\n", -1);
  for (char **line = lines; *line != NULL; line++)
    if (strstr (*line, "n2") == NULL && strstr (*line, "&quot;") == NULL && strstr (*line, "xmlns") == NULL)
      g_assert_nonnull (strstr (after, *line));

  again = parse (after);
  look = leaf_skein_child (again, leaf_skein_root (again), 1);
  jump = leaf_skein_find_child (again, look, "jump <HIGH>");
  g_assert_cmpuint (leaf_skein_active (again), ==, jump);
  g_assert_cmpstr (leaf_skein_command (again, jump), ==, "jump <high>");
  g_assert_cmpstr (leaf_skein_result (again, jump), ==, "You \"jump\" & land.\n");
  g_assert_false (leaf_skein_is_locked (again, jump));

  /* A locked knot stays, and so do those that lead to it. */
  leaf_skein_set_locked (again, jump, TRUE);
  g_assert_true (leaf_skein_is_locked (again, look));
  g_assert_false (leaf_skein_remove (again, look));
  leaf_skein_set_locked (again, look, FALSE);
  g_assert_false (leaf_skein_is_locked (again, jump));
  g_assert_true (leaf_skein_remove (again, look));
  g_assert_cmpuint (leaf_skein_active (again), ==, leaf_skein_root (again));
  g_assert_cmpstr (leaf_skein_command (again, jump), ==, "");
  g_assert_false (leaf_skein_remove (again, leaf_skein_root (again)));
  rope = leaf_skein_child (again, leaf_skein_root (again), 0);
  leaf_skein_set_blessed (again, rope, NULL);
  g_assert_null (leaf_skein_blessed (again, rope));
}

static LeafSkein *
written_and_read (const LeafSkein *skein)
{
  g_autofree char *text = leaf_skein_write (skein, NULL);

  return parse (text);
}

/* Whatever a story prints and a player types, the file can be read again, with the characters that XML can hold. */
static void
test_not_xml (void)
{
  static const char text[] = "a\x01\x1f\r\xef\xbf\xbd \xef\xbf\xbe\xef\xbf\xbf\n\tb<&>\xf0\x9f\xa6\x8a";
  static const char clean[] = "a\xef\xbf\xbd \n\tb<&>\xf0\x9f\xa6\x8a";
  g_autoptr (LeafSkein) skein = leaf_skein_new (), again = NULL;
  guint32 knot = leaf_skein_add (skein, leaf_skein_root (skein), text);

  leaf_skein_set_label (skein, knot, text);
  leaf_skein_set_blessed (skein, knot, text);
  g_assert_true (leaf_skein_set_result (skein, knot, text));
  g_assert_false (leaf_skein_set_result (skein, knot, text));
  again = written_and_read (skein);
  knot = leaf_skein_find_child (again, leaf_skein_root (again), text);
  g_assert_cmpstr (leaf_skein_command (again, knot), ==, clean);
  g_assert_cmpstr (leaf_skein_label (again, knot), ==, clean);
  g_assert_cmpstr (leaf_skein_blessed (again, knot), ==, clean);
  g_assert_false (leaf_skein_set_result (again, knot, text));
}

/* An answer without text is an answer; only an element without text is none. */
static void
test_empty_answer (void)
{
  g_autoptr (LeafSkein) skein = leaf_skein_new (), again = NULL;
  guint32 wait = leaf_skein_add (skein, leaf_skein_root (skein), "wait");

  g_assert_true (leaf_skein_set_result (skein, wait, ""));
  leaf_skein_set_blessed (skein, wait, "");
  again = written_and_read (skein);
  wait = leaf_skein_find_child (again, leaf_skein_root (again), "wait");
  g_assert_true (leaf_skein_same (leaf_skein_blessed (again, wait), ""));
  g_assert_false (leaf_skein_set_result (again, wait, ""));
}

/* Takes over `text`. */
static char *
replaced (char *text, const char *words, const char *others)
{
  g_auto (GStrv) pieces = g_strsplit (text, words, -1);

  g_assert_cmpuint (g_strv_length (pieces), ==, 2);
  g_free (text);
  return g_strjoinv (others, pieces);
}

static char *
without_ids (const char *text)
{
  g_autoptr (GRegex) id = g_regex_new ("nodeId=\"[^\"]*\"", 0, 0, NULL);

  return g_regex_replace_literal (id, text, -1, 0, "nodeId=\"\"", 0, NULL);
}

/* Forms that other applications use or could use: an empty element in two tags, unnecessary escapes, single quotes
 * around attributes, unknown elements and attributes, apparent tags in comments and CDATA sections, DOS line ends, a
 * byte order mark, no final line end. {1} marks the place where an item is changed. */
static const char *const odd[] = {
  "\xef\xbb\xbf<?xml version='1.0' encoding='UTF-8' standalone=\"yes\" ?>\r\n<!-- <item> of nobody -->\r\n"
  "<Skein rootNode='a' xmlns=\"http://www.logicalshift.org.uk/IF/Skein\" >\r\n"
  "  <generator>Another > Program</generator>\r\n  <activeNode nodeId=\"b\"></activeNode>\r\n"
  "  <item nodeId=\"a\"><command xml:space=\"preserve\">- start -</command><result xml:space=\"preserve\"></result>"
  "<children><child nodeId='b'/><child nodeId=\"c\" /></children><theirs at=\"1 > 0\"><![CDATA[</item><x>]]></theirs></item>\r\n"
  "  <!-- </item> -->\r\n{1}\r\n"
  "  <item nodeId='c' of:them='yes' xmlns:of='urn:x'><command>say &quot;hi&quot; &amp;&#32;&apos;ho&apos;</command>"
  "<played >NO</played><temporary score='-1'/></item>\r\n\r\n</Skein >",
  "<!DOCTYPE Skein [<!-- > -->]>\n<Skein rootNode=\"a\"><activeNode nodeId=\"a\"/><item nodeId=\"a\"><command>Ann&gt;</command>"
  "<children><child nodeId=\"b\"/></children></item>{1}<?them <item?></Skein>\n\n<!-- end -->\n",
};

static void
test_odd (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (odd); i++) {
    const char *item
        = "<item nodeId=\"b\"><command xml:space=\"preserve\">wait</command><changed>NO</changed><played>NO</played></item>";
    g_auto (GStrv) pieces = g_strsplit (odd[i], "{1}", 2);
    g_autofree char *text = g_strconcat (pieces[0], item, pieces[1], NULL), *written = NULL, *changed = NULL;
    g_autoptr (LeafSkein) skein = parse (text);
    guint32 wait = leaf_skein_find_child (skein, leaf_skein_root (skein), "wait");

    written = leaf_skein_write (skein, NULL);
    g_assert_cmpstr (written, ==, text);
    leaf_skein_set_active (skein, leaf_skein_active (skein));
    leaf_skein_set_result (skein, wait, NULL);
    g_clear_pointer (&written, g_free);
    written = leaf_skein_write (skein, NULL);
    g_assert_cmpstr (written, ==, text); /* values that are set to what they were */
    leaf_skein_set_result (skein, leaf_skein_root (skein), leaf_skein_result (skein, leaf_skein_root (skein)));
    g_clear_pointer (&written, g_free);
    written = leaf_skein_write (skein, NULL);
    g_assert_cmpstr (written, ==, text); /* nor is anything added that this application does not write */

    leaf_skein_set_blessed (skein, wait, "Time <passes>.\n\"Tick.\"");
    changed = leaf_skein_write (skein, NULL);
    g_assert_true (g_str_has_prefix (changed, pieces[0]));
    g_assert_true (g_str_has_suffix (changed, pieces[1]));
    g_assert_nonnull (
        strstr (changed, i == 0 ? "Time &lt;passes&gt;.\r\n\"Tick.\"" : "Time &lt;passes&gt;.\n\"Tick.\""));
    g_clear_pointer (&skein, leaf_skein_free);
    skein = parse (changed);
    wait = leaf_skein_find_child (skein, leaf_skein_root (skein), "wait");
    g_assert_cmpstr (leaf_skein_blessed (skein, wait), ==, "Time <passes>.\n\"Tick.\"");
  }
}

/* Two items as another application writes them, with unset elements omitted and line ends in another form. */
#define WINDOWS_TOP                                                                                                    \
  "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<Skein rootNode=\"node-1\">\n  <generator>Another</generator>\n"
#define WINDOWS_ITEM(result, blessed)                                                                                        \
  "  <item nodeId=\"node-1\">\n    <command xml:space=\"preserve\">Tides</command>\n    <result xml:space=\"preserve\">The " \
  "Pier&#x000A;&#x000A;&gt;</result>\n    <commentary xml:space=\"preserve\"></commentary>\n    <children>\n      <child "   \
  "nodeId=\"node-2\"></child>\n    </children>\n  </item>\n  <item nodeId=\"node-2\">\n    <command "                        \
  "xml:space=\"preserve\">look &quot;up&quot;</command>\n    " result "\n    " blessed                                       \
  "\n    <changed>NO</changed>\n    <annotation xml:space=\"preserve\">a&#x000A;b</annotation>\n"
#define WINDOWS_END "  </item>\n</Skein>\n"

/* Only the relevant element changes, and nothing beside it; new elements are on separate lines. */
static void
test_beside (void)
{
  static const char text[] = WINDOWS_TOP WINDOWS_ITEM ("<result xml:space=\"preserve\">Sky.&#x000A;&gt;</result>",
                                                       "<commentary xml:space=\"preserve\"></commentary>") WINDOWS_END;
  g_autoptr (LeafSkein) skein = parse (text);
  guint32 root = leaf_skein_root (skein), look = leaf_skein_child (skein, root, 0), jump;
  g_autofree char *written = NULL, *shown = NULL;
  g_autofree char *wanted
      = g_strconcat (WINDOWS_TOP WINDOWS_ITEM ("<result xml:space=\"preserve\">Clouds.\n</result>",
                                               "<commentary xml:space=\"preserve\">Sky.</commentary>") WINDOWS_END,
                     NULL);

  leaf_skein_set_result (skein, look, "Clouds.\n");
  leaf_skein_set_blessed (skein, look, "Sky.");
  leaf_skein_set_active (skein, root);
  written = leaf_skein_write (skein, NULL);
  wanted = replaced (g_steal_pointer (&wanted), "</item>\n</Skein>",
                     "</item>\n  <activeNode nodeId=\"node-1\"/>\n</Skein>");
  wanted = replaced (g_steal_pointer (&wanted), "<changed>NO", "<changed>YES");
  g_assert_cmpstr (written, ==, wanted);

  jump = leaf_skein_add (skein, look, "jump");
  g_clear_pointer (&written, g_free);
  written = leaf_skein_write (skein, NULL);
  shown = without_ids (written);
  g_assert_true (g_str_has_suffix (
      shown, "    <annotation xml:space=\"preserve\">a&#x000A;b</annotation>\n"
             "    <children>\n      <child nodeId=\"\"/>\n    </children>\n  </item>\n"
             "  <activeNode nodeId=\"\"/>\n  <item nodeId=\"\">\n"
             "    <command xml:space=\"preserve\">jump</command>\n    <played>NO</played>\n"
             "    <changed>NO</changed>\n    <temporary score=\"0\">YES</temporary>\n  </item>\n</Skein>\n"));
  g_assert_true (leaf_skein_remove (skein, jump));
  g_clear_pointer (&written, g_free);
  written = leaf_skein_write (skein, NULL);
  wanted = replaced (g_steal_pointer (&wanted), "</annotation>\n", "</annotation>\n    <children>\n    </children>\n");
  g_assert_cmpstr (written, ==, wanted);
}

static void
test_new (void)
{
  g_autoptr (LeafSkein) skein = leaf_skein_new (), again = NULL;
  g_autofree char *written = NULL;

  leaf_skein_add (skein, leaf_skein_add (skein, leaf_skein_root (skein), "north"), "south");
  g_assert_cmpuint (leaf_skein_add (skein, 99, "east"), ==, 0);
  written = leaf_skein_write (skein, NULL);
  again = parse (written);
  g_assert_cmpstr (
      leaf_skein_command (again, leaf_skein_child (again, leaf_skein_child (again, leaf_skein_root (again), 0), 0)), ==,
      "south");
  /* Elements that other applications require. */
  g_assert_nonnull (strstr (written, "<activeNode nodeId="));
  g_assert_nonnull (strstr (written, "<temporary score=\"0\">YES</temporary>"));
}

static void
test_refused (void)
{
  static const struct {
    const char *text;
    LeafSkeinError error;
  } bad[] = {
    { "", LEAF_SKEIN_ERROR_XML },
    { "<Skein rootNode=\"a\"><item nodeId=\"a\">", LEAF_SKEIN_ERROR_XML },
    { "\xff\xfe\x00 binary", LEAF_SKEIN_ERROR_XML },
    { "<plist/>", LEAF_SKEIN_ERROR_NO_SKEIN },
    { "<Skein/>", LEAF_SKEIN_ERROR_NO_SKEIN },
    { "<Skein rootNode=\"a\"><item nodeId=\"b\"/></Skein>", LEAF_SKEIN_ERROR_NO_SKEIN },
  };

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++) {
    g_autoptr (GError) error = NULL;

    g_assert_null (leaf_skein_parse (bad[i].text, strlen (bad[i].text), &error));
    g_assert_error (error, LEAF_SKEIN_ERROR, (gint) bad[i].error);
  }
}

/* A thread of thousands of commands does not overflow the stack. */
static void
test_long (void)
{
  g_autoptr (LeafSkein) skein = leaf_skein_new (), again = NULL;
  g_autofree char *written = NULL;
  g_autoptr (GArray) thread = NULL;
  guint32 knot = leaf_skein_root (skein);

  for (guint i = 0; i < 5000; i++)
    knot = leaf_skein_add (skein, knot, "wait");
  written = leaf_skein_write (skein, NULL);
  again = parse (written);
  thread = leaf_skein_thread (again, 5001);
  g_assert_cmpuint (thread->len, ==, 5000);
}

/* --- words -------------------------------------------------------------------------------------------------------- */

static char *
shown (const char *wanted, const char *got)
{
  g_autoptr (GArray) words = leaf_skein_compare (wanted, got);
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < words->len; i++) {
    const LeafSkeinWords *run = &g_array_index (words, LeafSkeinWords, i);
    const char *text = run->sort == LEAF_SKEIN_MISSING ? wanted : got;

    g_string_append_c (out, "?=-+"[run->sort]);
    g_string_append_len (out, text + run->start, run->end - run->start);
  }
  return g_string_free (out, FALSE);
}

static void
test_compare (void)
{
  static const struct {
    const char *wanted, *got, *shown;
  } pairs[] = {
    { "", "", "" },
    { "Taken.\n\n>", "Taken.", "=Taken." },
    { "  Taken. \n", "Taken.", "=Taken." },
    { "A red box.", "A blue box.", "=A-red+blue=box." },
    { "One two three.", "One three.", "=One-two=three." },
    { "One three.", "One two three.", "=One+two=three." },
    { "Up.\nDown.", "Up.\n\nDown.", "=Up.-\n+\n\n=Down." },
    { "Gone.", "", "-Gone." },
    { "", "New words.", "+New words." },
    { "a b c d e", "x b y d z", "-a+x=b-c+y=d-e+z" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (pairs); i++) {
    g_autofree char *words = shown (pairs[i].wanted, pairs[i].got);
    gboolean same = strspn (words, "+-") == 0 && strpbrk (words, "+-") == NULL;

    g_assert_cmpstr (words, ==, pairs[i].shown);
    g_assert_cmpint (leaf_skein_same (pairs[i].wanted, pairs[i].got), ==, same);
  }
}

/* --- playing a thread --------------------------------------------------------------------------------------------- */

static void
test_run (void)
{
  static const char story[]
      = "The Pier is a room. The rope is in the Pier. Instead of pulling the rope (this is the slack rule): say \"It gives.\".\n\n"
        "Instead of jumping:\n\twhile 1 is 1:\n\t\tnow the rope is lit.";
  LeafSourceText source = { .name = "pier.ni", .bytes = story, .length = sizeof story - 1 };
  g_autoptr (LeafProgram) program = leaf_program_compile (&source, NULL);
  g_autoptr (LeafSkein) skein = leaf_skein_new ();
  guint32 pull = leaf_skein_add (skein, leaf_skein_root (skein), "pull rope"), last;
  const LeafSkeinAnswer *answer;

  last = leaf_skein_add (skein, leaf_skein_add (skein, pull, "jump"), "look");
  {
    g_autoptr (LeafSkeinRun) run = leaf_skein_run_new (skein, program, 1, last);

    while (!leaf_skein_run_go (run, 5000000))
      ;
    g_assert_cmpuint (leaf_skein_run_n_answers (run), ==, 4);
    g_assert_nonnull (strstr (leaf_skein_run_answer (run, 0)->text, "Pier"));
    answer = leaf_skein_run_answer (run, 1);
    g_assert_true (leaf_skein_same ("It gives.", answer->text));
    g_assert_cmpuint (leaf_skein_answer_rule (answer, (gsize) (strstr (answer->text, "gives") - answer->text)), ==,
                      leaf_program_find_rule (program, "slack rule"));
    /* A command that never ends is abandoned, and those after it get no answers. */
    g_assert_null (leaf_skein_run_answer (run, 3)->text);
    g_assert_null (leaf_skein_run_answer (run, 4));
  }
}

/* Answers that were blessed in one step are unblessed in one step, and removed knots are restored, also for earlier
 * steps. */
static void
test_deeds (void)
{
  g_autoptr (LeafSkein) skein = parse (sample);
  g_autoptr (LeafSkeinUndo) deeds = leaf_skein_undo_new (skein);
  guint32 root = leaf_skein_root (skein), look = leaf_skein_child (skein, root, 1),
          rope = leaf_skein_child (skein, root, 0);
  g_autoptr (GArray) all = leaf_skein_knots (skein, root);
  g_autofree char *written = NULL;

  g_assert_cmpuint (all->len, ==, 4);
  leaf_skein_set_result (skein, look, "Sky.");
  /* the beginning too; the others were never played */
  g_assert_cmpuint (leaf_skein_undo_bless (deeds, all, TRUE), ==, 2);
  g_assert_cmpstr (leaf_skein_blessed (skein, look), ==, "Sky.");
  g_assert_cmpstr (leaf_skein_blessed (skein, rope), ==, "  Taken.\n");
  g_assert_cmpuint (leaf_skein_undo_bless (deeds, all, TRUE), ==, 0);
  g_assert_cmpuint (leaf_skein_undo_bless (deeds, all, FALSE), ==, 3);
  g_assert_null (leaf_skein_blessed (skein, rope));
  g_assert_true (leaf_skein_undo_remove (deeds, look));
  g_assert_false (leaf_skein_undo_remove (deeds, rope)); /* it is locked */

  look = leaf_skein_undo_last (deeds);
  g_assert_cmpuint (look, ==, leaf_skein_find_child (skein, root, "look"));
  g_assert_cmpstr (leaf_skein_result (skein, look), ==, "Sky.");
  g_assert_null (leaf_skein_blessed (skein, look));
  g_assert_cmpuint (leaf_skein_undo_last (deeds), !=, 0);
  g_assert_cmpstr (leaf_skein_blessed (skein, look), ==, "Sky.");
  g_assert_cmpstr (leaf_skein_blessed (skein, rope), ==, "  Taken.\n");
  g_assert_cmpuint (leaf_skein_undo_last (deeds), !=, 0);
  g_assert_null (leaf_skein_blessed (skein, look));
  g_assert_true (leaf_skein_undo_is_empty (deeds));
  g_assert_cmpuint (leaf_skein_undo_last (deeds), ==, 0);
  written = leaf_skein_write (skein, NULL);
  g_assert_nonnull (strstr (written, "<item nodeId=\"n3\"><command>wave</command><extra kept=\"yes\"/></item>"));
}

/* The steps that other applications store in the answer of "test me". */
static void
test_steps (void)
{
  static const char text[] = "(Testing.)\n\n>[1] look\nThe Pier\nA sign [2] [sic].\n\n>[2] take rope\nTaken.\n\n>";
  g_autoptr (GArray) steps = leaf_skein_steps ("Test me", text), none = leaf_skein_steps ("look", text);
  const LeafSkeinStep *second = &g_array_index (steps, LeafSkeinStep, 1);
  g_autofree char *command = NULL, *at = leaf_skein_step_at ("test me", text, (gsize) (strstr (text, "Pier") - text)),
                  *before = leaf_skein_step_at ("test me", text, 2);

  g_assert_cmpuint (steps->len, ==, 2);
  g_assert_cmpuint (none->len, ==, 0);
  command = g_strndup (text + second->command, second->command_end - second->command);
  g_assert_cmpstr (command, ==, "take rope");
  g_assert_cmpuint (second->end, ==, strlen (text));
  g_assert_cmpstr (at, ==, "[1] look");
  g_assert_null (before);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/skein/deeds", test_deeds);
  g_test_add_func ("/skein/steps", test_steps);
  g_test_add_func ("/skein/read", test_read);
  g_test_add_func ("/skein/change", test_change);
  g_test_add_func ("/skein/not-xml", test_not_xml);
  g_test_add_func ("/skein/empty-answer", test_empty_answer);
  g_test_add_func ("/skein/odd", test_odd);
  g_test_add_func ("/skein/beside", test_beside);
  g_test_add_func ("/skein/new", test_new);
  g_test_add_func ("/skein/refused", test_refused);
  g_test_add_func ("/skein/long", test_long);
  g_test_add_func ("/skein/compare", test_compare);
  g_test_add_func ("/skein/run", test_run);
  return g_test_run ();
}
