/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The source: colours, problems, breakpoints, long paragraphs, and going to places. */
#include "helper.h"
#include "loose-window-testing.h"
#include "loose-session-testing.h"
#include "loose-toolkit-testing.h"
#include "loose-navigation-testing.h"
#include "loose-editor-testing.h"

#include "loose-style-schemes.h"
#include "loose-profile-gutter.h"
#include "loose-quote-pairing.h"

static const char story[]
    = "\"A Test\"\n"
      "\n"
      "Chapter 1 - The Place\n"
      "\n"
      "The Hall is a room. \"Bare \xE2\x80\x94 and [if the Hall is dark]dark[otherwise]light[end if].\"\n"
      "\n"
      "[A note.]\n"
      "\n"
      "Instead of jumping:\n"
      "\tsay \"No.\"\n";

static LeafStyle
style_at (LooseWindow *window, const char *words)
{
  LooseHighlighter *highlighter
      = loose_source_view_get_highlighter (loose_source_pane_get_view (loose_window_get_source (window)));
  GtkTextBuffer *buffer = GTK_TEXT_BUFFER (loose_session_get_buffer (loose_window_get_session (window)));
  GtkTextIter iter;

  test_point (window, words);
  gtk_text_buffer_get_iter_at_mark (buffer, &iter, gtk_text_buffer_get_insert (buffer));
  for (guint style = 1; style < LEAF_STYLE_COUNT; style++)
    if (gtk_text_iter_has_tag (&iter, loose_highlighter_get_tag (highlighter, style)))
      return style;
  return LEAF_STYLE_NONE;
}

/* The appearance of tags is that of the style scheme. */
static void
assert_scheme_colours (LooseWindow *window)
{
  LooseHighlighter *highlighter
      = loose_source_view_get_highlighter (loose_source_pane_get_view (loose_window_get_source (window)));
  GdkRGBA colour = { 0 };
  GdkRGBA *shown = NULL;

  g_assert_true (g_str_has_prefix (gtk_source_style_scheme_get_id (loose_style_schemes_get ()), "looseleaf"));
  loose_style_schemes_colour ("keyword", &colour);
  g_object_get (loose_highlighter_get_tag (highlighter, LEAF_STYLE_KEYWORD), "foreground-rgba", &shown, NULL);
  g_assert_nonnull (shown);
  g_assert_true (colour.alpha > 0 && gdk_rgba_equal (&colour, shown));
  gdk_rgba_free (shown);
}

static void
test_colours (void)
{
  LooseWindow *window = test_window (story);

  g_assert_cmpint (style_at (window, "Chapter 1"), ==, LEAF_STYLE_HEADING);
  g_assert_cmpint (style_at (window, "Bare"), ==, LEAF_STYLE_TEXT);
  g_assert_cmpint (style_at (window, "A note"), ==, LEAF_STYLE_COMMENT);
  g_assert_cmpint (style_at (window, "jumping"), !=, LEAF_STYLE_NONE);
  assert_scheme_colours (window);
  test_close (window);
}

/* A letter within a word that keeps its meaning moves tags and sets none. */
static void
test_retags_little (void)
{
  LooseWindow *window = test_window (story);
  LooseHighlighter *highlighter
      = loose_source_view_get_highlighter (loose_source_pane_get_view (loose_window_get_source (window)));
  guint before = loose_highlighter_get_n_retagged (highlighter);

  g_assert_cmpuint (before, >, 0);
  test_edit (window, "A note", "A longer note");
  g_assert_cmpuint (loose_highlighter_get_n_retagged (highlighter), ==, before);
  test_edit (window, "[A longer note.]", "[A longer note.] [Another.]");
  g_assert_cmpuint (loose_highlighter_get_n_retagged (highlighter), >, before);
  test_close (window);
}

static guint
count_toggles (LooseWindow *window)
{
  GtkTextBuffer *buffer = GTK_TEXT_BUFFER (loose_session_get_buffer (loose_window_get_session (window)));
  GtkTextIter iter;
  guint toggles = 0;

  gtk_text_buffer_get_start_iter (buffer, &iter);
  while (gtk_text_iter_forward_to_tag_toggle (&iter, NULL))
    toggles++;
  return toggles;
}

static gboolean
is_coloured_in_part (LooseWindow *window)
{
  guint toggles = count_toggles (window);

  return toggles > 100 && toggles < 8000;
}

/* Only the visible part of a very long paragraph is coloured. It is known when the view and its lines have been laid
 * out, which on a busy machine is some frames after compiling. */
static void
test_long_paragraph (void)
{
  g_autoptr (GString) text = g_string_new ("The Hall is a room. ");
  LooseWindow *window;

  for (guint i = 0; i < 2000; i++)
    g_string_append (text, "[x] \"y\" ");
  window = test_window (text->str);
  test_until (is_coloured_in_part, window);
  test_frames (GTK_WIDGET (window), 3);
  g_assert_true (is_coloured_in_part (window));
  test_close (window);
}

/* For names of the library, the manual's sentence is shown too. */
static void
test_sentence (void)
{
  LooseWindow *window = test_window (story);
  LooseSourceView *view = loose_source_pane_get_view (loose_window_get_source (window));
  g_autofree char *action = NULL;

  test_point (window, "jumping");
  action = loose_source_view_dup_tooltip (view, loose_session_get_cursor_byte (loose_window_get_session (window)));
  test_assert_contains (action, "Jumps on the spot.");
  test_close (window);
}

/* Stepping to a problem that the filter hides shows all rows. */
static void
test_step_to_hidden (void)
{
  LooseWindow *window = test_window (story);
  GtkWidget *pane = GTK_WIDGET (loose_window_get_problems (window));
  GtkDropDown *filter = GTK_DROP_DOWN (test_find_widget (pane, GTK_TYPE_DROP_DOWN));

  loose_problems_pane_step (LOOSE_PROBLEMS_PANE (pane), FALSE);
  g_assert_cmpstr (loose_toast_get_text (window->notice), ==, "No problems");
  test_edit (window, "Instead of jumping", "Instead of zorbling");
  gtk_drop_down_set_selected (filter, g_list_model_get_n_items (gtk_drop_down_get_model (filter)) - 1);
  test_point (window, "\"");
  loose_problems_pane_step (LOOSE_PROBLEMS_PANE (pane), FALSE);
  g_assert_cmpuint (gtk_drop_down_get_selected (filter), ==, 0);
  g_assert_cmpuint (loose_problems_pane_get_selected (LOOSE_PROBLEMS_PANE (pane)), ==, 0);
  g_assert_cmpuint (loose_session_get_cursor_byte (loose_window_get_session (window)), >, 0);
  loose_session_forget_copy (loose_window_get_session (window));
  test_close (window);
}

static void
test_problem (void)
{
  LooseWindow *window = test_window (story);
  LooseSession *session = loose_window_get_session (window);
  LooseSourceView *view = loose_source_pane_get_view (loose_window_get_source (window));
  GListModel *problems = loose_problems_pane_get_model (loose_window_get_problems (window));
  g_autofree char *said = NULL, *list = NULL;

  g_assert_cmpuint (g_list_model_get_n_items (problems), ==, 0);
  test_edit (window, "Instead of jumping", "Instead of zorbling");
  g_assert_cmpuint (g_list_model_get_n_items (problems), ==, 1);
  test_point (window, "Instead of zorbling");
  loose_problems_pane_step (loose_window_get_problems (window), FALSE);
  said = loose_source_view_dup_tooltip (view, loose_session_get_cursor_byte (session));
  g_assert_nonnull (said);
  test_assert_contains (said, "zorbling");
  list = test_list (problems);
  test_assert_contains (list, "Line 9");
  g_assert_cmpuint (loose_problems_pane_get_selected (loose_window_get_problems (window)), ==, 0);
  test_edit (window, "zorbling", "jumping");
  g_assert_cmpuint (g_list_model_get_n_items (problems), ==, 0);
  test_close (window);
}

static gboolean
has_hints (LooseWindow *window)
{
  return g_list_model_get_n_items (loose_problems_pane_get_model (loose_window_get_problems (window))) >= 40;
}

static double
scrolled (GtkWidget *view)
{
  return gtk_adjustment_get_value (gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (view)));
}

/* Rows that are inserted above a list of hints are visible, not above the visible part. */
static void
test_problem_on_top (void)
{
  g_autoptr (GString) text = g_string_new ("The Hall is a room. Instead of jumping: say \"No.\"\n\n");
  LooseWindow *window;
  GtkWidget *view;

  for (guint i = 0; i < 40; i++)
    g_string_append_printf (text, "The cup%u is in the Hall.\n\nTo shine cup%u: (- glow(); -).\n\n", i, i);
  window = test_window (text->str);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.show-problems", NULL);
  test_until (has_hints, window);
  view = test_find_widget (GTK_WIDGET (loose_window_get_problems (window)), GTK_TYPE_LIST_VIEW);
  loose_pane_focus (LOOSE_PANE (loose_window_get_problems (window)));
  test_frames (view, 2);
  test_edit (window, "Instead of jumping", "Instead of zorbling");
  test_frames (view, 4);
  g_assert_cmpfloat (scrolled (view), ==, 0);
  test_close (window);
}

static gboolean
has_tag (LooseWindow *window, const char *name)
{
  GtkTextBuffer *buffer = GTK_TEXT_BUFFER (loose_session_get_buffer (loose_window_get_session (window)));
  GtkTextIter iter;

  gtk_text_buffer_get_iter_at_mark (buffer, &iter, gtk_text_buffer_get_insert (buffer));
  return gtk_text_iter_has_tag (&iter, gtk_text_tag_table_lookup (gtk_text_buffer_get_tag_table (buffer), name));
}

/* A notice is listed after the problems and marked as a notice, and is neither counted nor visited as a problem. */
static void
test_notice (void)
{
  LooseWindow *window = test_window ("The Hall is a room.\n"
                                     "\n"
                                     "To shine the lamps: (- glow(); -).\n"
                                     "\n"
                                     "Instead of zorbling: say \"No.\"\n");
  LooseSession *session = loose_window_get_session (window);
  LooseSourceView *view = loose_source_pane_get_view (loose_window_get_source (window));
  GListModel *problems = loose_problems_pane_get_model (loose_window_get_problems (window));
  g_autofree char *list = test_list (problems), *said = NULL;

  g_assert_cmpuint (leaf_program_n_problems (loose_session_get_program (session)), ==, 1);
  g_assert_cmpuint (leaf_program_n_notices (loose_session_get_program (session)), ==, 1);
  g_assert_cmpuint (g_list_model_get_n_items (problems), ==, 2);
  g_assert_true (strstr (list, "|Line 5\n") != NULL && g_str_has_suffix (list, "|Line 3, notice\n"));
  test_point (window, "shine");
  g_assert_true (has_tag (window, "notice") && !has_tag (window, "problem"));
  said = loose_source_view_dup_tooltip (view, loose_session_get_cursor_byte (session));
  g_assert_true (said != NULL && g_str_has_prefix (said, "Notice: "));
  for (guint i = 0; i < 2; i++) {
    loose_problems_pane_step (loose_window_get_problems (window), FALSE);
    g_assert_cmpuint (loose_problems_pane_get_selected (loose_window_get_problems (window)), ==, 0);
  }
  test_point (window, "zorbling");
  g_assert_true (has_tag (window, "problem") && !has_tag (window, "notice"));
  test_close (window);
}

typedef struct {
  const char *tag;
  guint n;      /* how often it was added or removed */
  guint across; /* how many of these crossed the end of a line */
} Touched;

static void
touched_cb (Touched *touched, GtkTextTag *tag, const GtkTextIter *start, const GtkTextIter *end)
{
  g_autofree char *name = NULL;

  g_object_get (tag, "name", &name, NULL);
  if (g_strcmp0 (name, touched->tag) != 0)
    return;
  touched->n++;
  touched->across += gtk_text_iter_get_line (start) != gtk_text_iter_get_line (end);
}

/* Text whose tags change is laid out again, so a key affects only lines whose problems have changed. */
static void
test_underlines_little (void)
{
  LooseWindow *window
      = test_window ("The Hall is a room.\n\nInstead of zorbling: say \"No.\"\n\nInstead of jumping: say \"No.\"\n\n"
                     "Instead of frobbing: say \"No.\"\n");
  GtkTextBuffer *buffer = GTK_TEXT_BUFFER (loose_session_get_buffer (loose_window_get_session (window)));
  Touched touched = { "problem" };

  g_signal_connect_swapped (buffer, "apply-tag", G_CALLBACK (touched_cb), &touched);
  g_signal_connect_swapped (buffer, "remove-tag", G_CALLBACK (touched_cb), &touched);
  test_edit (window, "a room", "a dark room");
  g_assert_cmpuint (touched.n, ==, 0);
  test_edit (window, "jumping", "jumbling");
  test_point (window, "jumbling");
  g_assert_true (has_tag (window, "problem"));
  g_assert_cmpuint (touched.n, ==, 1);
  test_edit (window, "zorbling", "waiting");
  test_point (window, "waiting");
  g_assert_false (has_tag (window, "problem"));
  test_point (window, "jumbling");
  g_assert_true (has_tag (window, "problem"));
  test_point (window, "frobbing");
  g_assert_true (has_tag (window, "problem"));
  g_assert_cmpuint (touched.across, ==, 0);
  g_signal_handlers_disconnect_by_data (buffer, &touched);
  test_close (window);
}

static const char names_story[]
    = "\"Names\"\n"
      "\n"
      "The Hall is a room. The box is a container in the Hall. \"It is [the box].\"\n"
      "\n"
      "Table of Moods\n"
      "mood\treply\n"
      "\"glum\"\t\"Go away.\"\n"
      "\n"
      "The weighing rules is a rulebook. The weighing rulebook has a number called the bias.\n"
      "\n"
      "A weighing rule: now the bias is 4; say \"[bias].\".\n"
      "\n"
      "Every turn when a container (called the bin) is in the location:\n"
      "\tlet the sum be 7;\n"
      "\tsay \"Here are [sum] in [the bin].\";\n"
      "\tchoose row 1 in the Table of Moods;\n"
      "\tsay \"[reply entry]\".\n"
      "\n"
      "Every turn:\n"
      "\tlet the sum be 8;\n"
      "\tsay \"Or [sum].\".\n";

/* One name of each sort: its tooltip, the line that F12 goes to, and the lines of all its references. */
static const struct {
  const char *words;
  guint within; /* characters from their first */
  const char *said;
  guint defined_on;
  const char *uses;
} names[] = {
  { "[sum] in", 1, "local name: sum (number)", 14,
    "let the sum be 7;|Line 14, defined here\nsay \"Here are [sum] in [the bin].\";|Line 15\n" },
  { "[sum].", 1, "local name: sum (number)", 20,
    "let the sum be 8;|Line 20, defined here\nsay \"Or [sum].\".|Line 21\n" },
  { "[the bin]", 5, "local name: bin (container)", 13,
    "Every turn when a container (called the bin) is in the location:|Line 13, defined here\nsay \"Here are [sum] in [the bin].\";|Line 15\n" },
  { "[reply entry]", 1, "column: reply (text)", 6,
    "mood\treply|Line 6, defined here\nsay \"[reply entry]\".|Line 17\n" },
  { "[bias]", 1, "variable: bias (number), of the weighing rulebook", 9,
    "The weighing rules is a rulebook. The weighing rulebook has a number called the bias.|Line 9, defined here\n"
    "A weighing rule: now the bias is 4; say \"[bias].\".|Line 11, column 26, set here\n"
    "A weighing rule: now the bias is 4; say \"[bias].\".|Line 11, column 43\n" },
  { "[the box]", 5, "container: box", 3, NULL },
};

static void
test_names (void)
{
  LooseWindow *window = test_window (names_story);
  LooseSession *session = loose_window_get_session (window);
  LooseSourcePane *source = loose_window_get_source (window);
  GtkTextBuffer *buffer = GTK_TEXT_BUFFER (loose_session_get_buffer (session));

  g_assert_cmpuint (leaf_program_n_problems (loose_session_get_program (session)), ==, 0);
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++) {
    GtkTextIter iter;
    g_autofree char *said = NULL, *uses = NULL;

    test_point (window, names[i].words);
    gtk_text_buffer_get_iter_at_mark (buffer, &iter, gtk_text_buffer_get_insert (buffer));
    gtk_text_iter_forward_chars (&iter, (int) names[i].within);
    gtk_text_buffer_place_cursor (buffer, &iter);
    said = loose_source_view_dup_tooltip (loose_source_pane_get_view (source), loose_session_get_cursor_byte (session));
    g_assert_nonnull (said);
    test_assert_contains (said, names[i].said);
    gtk_widget_activate_action (GTK_WIDGET (window), "win.show-uses", NULL);
    test_assert_contains (loose_references_pane_get_title (loose_window_get_uses (window)), names[i].said);
    uses = test_list (loose_references_pane_get_model (loose_window_get_uses (window)));
    if (names[i].uses != NULL)
      g_assert_cmpstr (uses, ==, names[i].uses);
    loose_source_pane_go_to_definition (source);
    gtk_text_buffer_get_iter_at_mark (buffer, &iter, gtk_text_buffer_get_insert (buffer));
    g_assert_cmpuint ((guint) gtk_text_iter_get_line (&iter) + 1, ==, names[i].defined_on);
  }
  test_close (window);
}

/* A request for references stays active while the source changes. */
static void
test_uses_follow (void)
{
  LooseWindow *window = test_window (names_story);
  GListModel *uses = loose_references_pane_get_model (loose_window_get_uses (window));

  test_point (window, "sum] in");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.show-uses", NULL);
  g_assert_cmpuint (g_list_model_get_n_items (uses), ==, 2);
  test_edit (window, "[reply entry]", "[reply entry] and [sum]");
  g_assert_cmpuint (g_list_model_get_n_items (uses), ==, 3);
  test_close (window);
}

static void
type_marks (LooseWindow *window, const char *text)
{
  GtkTextBuffer *buffer = GTK_TEXT_BUFFER (loose_session_get_buffer (loose_window_get_session (window)));

  for (; *text != '\0'; text++)
    if (!loose_quote_pairing_key (buffer, *text == '<' ? GDK_KEY_BackSpace : (guint) *text) && *text != '<')
      gtk_text_buffer_insert_at_cursor (buffer, text, 1);
}

static void
assert_source (LooseWindow *window, const char *text)
{
  g_autofree char *now = loose_session_dup_text (loose_window_get_session (window));

  g_assert_cmpstr (now, ==, text);
}

/* The closing mark is inserted with the opening one, and skipped when it is typed; not inside texts and comments. */
static void
test_quotes (void)
{
  LooseWindow *window = test_window ("");

  type_marks (window, "say \"");
  assert_source (window, "say \"\"");
  type_marks (window, "Oh.");
  assert_source (window, "say \"Oh.\"");
  type_marks (window, "\".");
  assert_source (window, "say \"Oh.\".");
  type_marks (window, " \"<");
  assert_source (window, "say \"Oh.\". ");
  type_marks (window, "[five\"]");
  assert_source (window, "say \"Oh.\". [five\"]");
  test_close (window);
}

static void
press_one_by_one (LooseWindow *window, const char *keys)
{
  GtkSourceView *view = GTK_SOURCE_VIEW (loose_source_pane_get_view (loose_window_get_source (window)));
  char key[2] = "";

  for (; *keys != '\0'; keys++) {
    key[0] = *keys;
    loose_typing_press (view, key);
  }
}

/* Collected keys together have the same effect as one by one, and Undo reverts all of it. */
static void
test_keys_together (void)
{
  static const char *const typed[]
      = { "Every turn:\nif the", "Every turn:\nif the player is cold:\nsay \"Brr.\"\n\b\bx",
          "a\b\b\bb\"\b\"c\"\"\b\"" };

  for (guint i = 0; i < G_N_ELEMENTS (typed); i++) {
    LooseWindow *window = test_window ("");
    GtkTextBuffer *buffer = GTK_TEXT_BUFFER (loose_session_get_buffer (loose_window_get_session (window)));
    g_autofree char *alone = NULL;

    press_one_by_one (window, typed[i]);
    alone = loose_session_dup_text (loose_window_get_session (window));
    while (gtk_text_buffer_get_can_undo (buffer))
      gtk_text_buffer_undo (buffer);
    assert_source (window, "");
    loose_typing_press (GTK_SOURCE_VIEW (loose_source_pane_get_view (loose_window_get_source (window))), typed[i]);
    assert_source (window, alone);
    while (gtk_text_buffer_get_can_undo (buffer))
      gtk_text_buffer_undo (buffer);
    assert_source (window, "");
    while (gtk_text_buffer_get_can_redo (buffer))
      gtk_text_buffer_redo (buffer);
    assert_source (window, alone);
    if (i == 0)
      g_assert_cmpstr (alone, ==, "Every turn:\n\tif the");
    test_close (window);
  }
}

static void
note_insert_cb (GtkTextBuffer *buffer, GtkTextIter *at, const char *text, int length, GString *log)
{
  g_string_append_printf (log, "insert %s;", text);
}

static void
note_cursor_cb (GtkTextBuffer *buffer, const GtkTextIter *at, GtkTextMark *mark, GString *log)
{
  if (mark == gtk_text_buffer_get_insert (buffer))
    g_string_append (log, "cursor;");
}

/* GtkSourceView opens completion after a single letter, and closes it when the cursor is placed. */
static void
test_last_key_completes (void)
{
  static const char *const typed[] = { "Ins", "\nInstead", "x\b\"a" };

  for (guint i = 0; i < G_N_ELEMENTS (typed); i++) {
    LooseWindow *window = test_window ("");
    GtkTextBuffer *buffer = GTK_TEXT_BUFFER (loose_session_get_buffer (loose_window_get_session (window)));
    g_autoptr (GString) log = g_string_new (NULL);
    g_autofree char *last = g_strdup_printf ("insert %c;", typed[i][strlen (typed[i]) - 1]);

    g_signal_connect (buffer, "insert-text", G_CALLBACK (note_insert_cb), log);
    g_signal_connect (buffer, "mark-set", G_CALLBACK (note_cursor_cb), log);
    loose_typing_press (GTK_SOURCE_VIEW (loose_source_pane_get_view (loose_window_get_source (window))), typed[i]);
    g_assert_true (g_str_has_suffix (log->str, last));
    g_signal_handlers_disconnect_by_data (buffer, log);
    test_close (window);
  }
}

/* A recovered draft is restored with the cursor where it first differs from the file. */
static void
test_recovered (void)
{
  LooseWindow *window = test_window ("The Hall is a room.\n\nThe ball is in the Hall.\n");
  LooseSession *session = loose_window_get_session (window);

  loose_session_replace (session, "The Hall is a room.\n\nThe bat is in the Hall.\n");
  test_settle (window);
  g_assert_cmpuint (loose_session_get_cursor_byte (session), ==, strlen ("The Hall is a room.\n\nThe ba"));
  test_close (window);
}

/* A breakpoint follows its line through edits. */
static void
test_breakpoints (void)
{
  LooseWindow *window = test_window (story);
  LooseSession *session = loose_window_get_session (window);

  test_point (window, "say \"No.\"");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.toggle-breakpoint", NULL);
  g_assert_true (loose_session_has_breakpoint (session, 9));
  test_edit (window, "[A note.]", "[A note.]\n\n[Another.]");
  g_assert_false (loose_session_has_breakpoint (session, 9));
  g_assert_true (loose_session_has_breakpoint (session, 11));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.clear-breakpoints", NULL);
  g_assert_false (loose_session_has_breakpoint (session, 11));
  test_close (window);
}

static void
test_outline (void)
{
  LooseWindow *window = test_window (story);
  g_autofree char *list = test_list (loose_outline_pane_get_model (loose_window_get_outline (window)));

  test_assert_contains (list, "The Place");
  test_close (window);
}

static int
cursor_line (LooseWindow *window)
{
  GtkTextBuffer *buffer = GTK_TEXT_BUFFER (loose_session_get_buffer (loose_window_get_session (window)));
  GtkTextIter iter;

  gtk_text_buffer_get_iter_at_mark (buffer, &iter, gtk_text_buffer_get_insert (buffer));
  return gtk_text_iter_get_line (&iter);
}

static void
test_go_and_back (void)
{
  LooseWindow *window = test_window (story);
  LooseSourcePane *source = loose_window_get_source (window);

  loose_source_pane_go_to_line (source, 9);
  g_assert_cmpint (cursor_line (window), ==, 8);
  loose_source_pane_go_back (source);
  g_assert_cmpint (cursor_line (window), ==, 0);
  loose_source_pane_go_to_line (source, 1000);
  g_assert_cmpint (cursor_line (window), ==, 10);
  test_close (window);
}

/* Typing while everything else is working: only the last text counts, and nothing of the earlier ones remains. */
static void
test_fast_typing (void)
{
  LooseWindow *window = test_window (story);
  LooseSession *session = loose_window_get_session (window);
  GtkTextView *view = GTK_TEXT_VIEW (loose_source_pane_get_view (loose_window_get_source (window)));
  g_autofree char *text = NULL;

  test_point (window, "A note");
  for (guint i = 0; i < 200; i++) {
    g_signal_emit_by_name (view, "insert-at-cursor", "a ");
    g_main_context_iteration (NULL, FALSE);
  }
  test_settle (window);
  text = loose_session_dup_text (session);
  g_assert_cmpstr (leaf_program_source_text (loose_session_get_program (session),
                                             leaf_program_story_source (loose_session_get_program (session))),
                   ==, text);
  test_close (window);
}

static const char *const counted
    = "The Lab is a room.\n\nTo greet: say \"Hello.\"\n\nTo frown: say \"Hm.\"\n\nEvery turn: greet; greet.\n\n"
      "Instead of waiting when the turn count is 99: frown.";

static GtkWidget *
profile_gutter (LooseWindow *window)
{
  GtkSourceView *view = GTK_SOURCE_VIEW (loose_source_pane_get_view (loose_window_get_source (window)));

  return test_find_widget (GTK_WIDGET (gtk_source_view_get_gutter (view, GTK_TEXT_WINDOW_LEFT)),
                           LOOSE_TYPE_PROFILE_GUTTER);
}

static gboolean
has_counts (LooseWindow *window)
{
  g_autofree char *text = loose_profile_gutter_dup_text (LOOSE_PROFILE_GUTTER (profile_gutter (window)), 6);

  return g_strcmp0 (text, "2×") == 0;
}

static void
assert_count (LooseWindow *window, guint line, const char *count)
{
  g_autofree char *text = loose_profile_gutter_dup_text (LOOSE_PROFILE_GUTTER (profile_gutter (window)), line);

  g_assert_cmpstr (text, ==, count);
}

/* Beside the line on which a rule or a phrase begins is how often it ran. */
static void
test_counts (void)
{
  LooseWindow *window = test_window (counted);
  LooseSession *session = loose_window_get_session (window);

  assert_count (window, 6, NULL);
  loose_profile_set_on (loose_session_get_profile (session), TRUE);
  for (guint i = 0; i < 2; i++) {
    g_assert_true (loose_player_command (loose_session_get_player (session), "wait"));
    test_settle (window);
  }
  test_until (has_counts, window);
  assert_count (window, 0, NULL);
  assert_count (window, 2, "4×");
  assert_count (window, 4, "–");
  assert_count (window, 8, "0×");
  loose_profile_set_on (loose_session_get_profile (session), FALSE);
  assert_count (window, 6, NULL);
  test_close (window);
}

static gboolean
was_considered_once (LooseWindow *window)
{
  LooseSession *session = loose_window_get_session (window);
  LeafProgram *program = loose_session_get_program (session);
  g_autofree char *words
      = loose_profile_dup_rule_words (loose_session_get_profile (session), program,
                                      leaf_program_find_rule (program, "instead of waiting when the turn count is 99"));

  return g_strcmp0 (words, "never ran, considered 1 time") == 0;
}

/* A rule that was considered once. */
static void
test_counts_of_rule (void)
{
  LooseWindow *window = test_window (counted);
  LooseSession *session = loose_window_get_session (window);
  LooseProfile *profile = loose_session_get_profile (session);

  loose_profile_set_on (profile, TRUE);
  g_assert_true (loose_player_command (loose_session_get_player (session), "wait"));
  test_settle (window);
  test_until (was_considered_once, window);
  loose_profile_set_on (profile, FALSE);
  test_close (window);
}

static void
count_cb (guint *n)
{
  (*n)++;
}

/* The number of frames that are drawn without a cause until a condition holds, or until there are `most`. */
static guint
count_frames (LooseWindow *window, gboolean (*is_over) (LooseWindow *window), guint most)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (window));
  guint n = 0;
  gulong handler = g_signal_connect_swapped (clock, "update", G_CALLBACK (count_cb), &n);

  TEST_EVENTUALLY (n >= most || is_over (window));
  g_signal_handler_disconnect (clock, handler);
  return n;
}

static gboolean
never (LooseWindow *window)
{
  return FALSE;
}

static gboolean
cursors_blink (LooseWindow *window)
{
  gboolean blink;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (window)), "gtk-cursor-blink", &blink, NULL);
  return blink;
}

/* The cursor does not blink while the author types, so nothing is drawn between two keys without a change. */
static void
test_rests_between_keys (void)
{
  LooseWindow *window = test_window (story);
  GtkTextView *view = GTK_TEXT_VIEW (loose_source_pane_get_view (loose_window_get_source (window)));

  gtk_widget_grab_focus (GTK_WIDGET (view));
  test_until (cursors_blink, window); /* setting a text counts as typing */
  g_assert_true (gtk_widget_has_focus (GTK_WIDGET (view)));
  count_frames (window, never, 10); /* it goes in and out */
  test_point (window, "A note");
  for (guint i = 0; i < 2; i++) {
    g_signal_emit_by_name (view, "insert-at-cursor", "a");
    g_assert_false (cursors_blink (window));
    test_settle (window);
    g_signal_emit_by_name (view, "insert-at-cursor", "a");
    test_settle (window);
    g_assert_cmpuint (count_frames (window, cursors_blink, 60), <, 40); /* of ninety frames in a second and a half */
    g_assert_true (gtk_text_view_get_cursor_visible (view));
  }
  count_frames (window, never, 10); /* it goes in and out */

  g_signal_emit_by_name (view, "insert-at-cursor", "a");
  test_settle (window);
  gtk_widget_grab_focus (GTK_WIDGET (loose_window_get_story (window)));
  test_until (cursors_blink, window);
  test_close (window);
}

int
main (int argc, char **argv)
{
  test_start (&argc, &argv);
  g_test_add_func ("/ide/source/colours", test_colours);
  g_test_add_func ("/ide/source/retags-little", test_retags_little);
  g_test_add_func ("/ide/source/long-paragraph", test_long_paragraph);
  g_test_add_func ("/ide/source/sentence", test_sentence);
  g_test_add_func ("/ide/source/problem", test_problem);
  g_test_add_func ("/ide/source/step-to-hidden", test_step_to_hidden);
  g_test_add_func ("/ide/source/problem-on-top", test_problem_on_top);
  g_test_add_func ("/ide/source/notice", test_notice);
  g_test_add_func ("/ide/source/underlines-little", test_underlines_little);
  g_test_add_func ("/ide/source/quotes", test_quotes);
  g_test_add_func ("/ide/source/recovered", test_recovered);
  g_test_add_func ("/ide/source/breakpoints", test_breakpoints);
  g_test_add_func ("/ide/source/outline", test_outline);
  g_test_add_func ("/ide/source/go-and-back", test_go_and_back);
  g_test_add_func ("/ide/source/fast-typing", test_fast_typing);
  g_test_add_func ("/ide/source/keys-together", test_keys_together);
  g_test_add_func ("/ide/source/last-key-completes", test_last_key_completes);
  g_test_add_func ("/ide/source/rests-between-keys", test_rests_between_keys);
  g_test_add_func ("/ide/source/names", test_names);
  g_test_add_func ("/ide/source/counts", test_counts);
  g_test_add_func ("/ide/source/counts-of-rule", test_counts_of_rule);
  g_test_add_func ("/ide/source/uses-follow", test_uses_follow);
  return g_test_run ();
}
