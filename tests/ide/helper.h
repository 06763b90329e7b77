/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A window in this process, and functions that wait. */
#pragma once

#include <adwaita.h>

#include "loose-window.h"

/* Call first.  Files of the application go to a folder of the test. */
void test_start (int *argc, char ***argv);
/* Opens a window with this story, compiled, and played if possible. */
LooseWindow *test_window (const char *story);
/* Creates a file in a folder, including its parent folders. */
void test_write_file (const char *folder, const char *name, const char *text);
/* Makes stories open as they do for the first time, without the tabs that were open. */
void test_forget_places (void);
/* Opens a window that shows it, compiled. */
LooseWindow *test_open_file (const char *folder, const char *name);
void test_assert_no_problems (LooseWindow *window);
/* Destroys it, and fails if anything still has a reference to it or its session. */
void test_close (LooseWindow *window);
/* Closes it as a user does, if no question is necessary, and waits until it is gone. */
void test_leave (LooseWindow *window);
/* Returns TRUE if a recovery copy on the disk contains these words. */
gboolean test_is_kept (const char *words);
/* Runs the main loop until nothing is being compiled or played. */
void test_settle (LooseWindow *window);
/* Runs it until `asked` returns TRUE; fails if that takes too long. */
void test_until (gboolean (*asked) (LooseWindow *window), LooseWindow *window);
/* Runs it until the condition holds; fails with the text of the condition if that takes too long. */
#define TEST_EVENTUALLY(condition)                                                                                     \
  for (gint64 test_end = test_patience (); !(condition); test_poll ())                                                 \
  test_be_patient (test_end, #condition, G_STRLOC)
/* The time limit, in the time of g_get_monotonic_time(). */
gint64 test_patience (void);
void test_be_patient (gint64 end, const char *condition, const char *where);
/* Runs it for a moment, before a condition is checked again. */
void test_poll (void);
/* Runs it until everything that is queued has been done, including low priorities. Do not call it while a story runs
 * endlessly. */
void test_idle (void);
/* Runs it until this many frames of the widget's window have been drawn, so that the layout has settled. */
void test_frames (GtkWidget *widget, guint n);
/* Puts the cursor before `words`, which must be in the source. */
void test_point (LooseWindow *window, const char *words);
/* Replaces the first `words` of the source, as one edit, and settles. */
void test_edit (LooseWindow *window, const char *words, const char *others);
/* The first descendant of a type in a widget, except in popovers. */
GtkWidget *test_find_widget (GtkWidget *widget, GType type);
/* The button that contains this label. */
GtkWidget *test_find_button (GtkWidget *widget, const char *label);
/* The open window with this title; NULL if there is none. */
GtkWindow *test_find_titled (const char *title);
/* The open message dialog; NULL if there is none. */
AdwMessageDialog *test_open_dialog (void);
/* The transcript of the story. Free with g_free. */
char *test_story_text (LooseWindow *window);
/* Texts of a list of LooseListEntry, one a line. Free with g_free. */
char *test_list (GListModel *model);
void test_assert_contains (const char *text, const char *part);
