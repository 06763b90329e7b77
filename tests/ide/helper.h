/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A window in this process, and patience. */
#pragma once

#include <adwaita.h>

#include "loose-window.h"

/* Call first.  Files that the application keeps go to a folder of the test's own. */
void         test_start  (int *argc, char ***argv);
/* A window with this story, compiled, and played if it can be. */
LooseWindow *test_window (const char *story);
/* A file of a folder, with the folders that lead to it. */
void         test_write_file (const char *folder, const char *name, const char *text);
/* A window of its own that shows it, compiled. */
LooseWindow *test_open_file (const char *folder, const char *name);
void         test_assert_no_problems (LooseWindow *window);
/* Destroys it, and fails if anything still holds it, or its session. */
void         test_close  (LooseWindow *window);
/* Closes it as a person does, where nothing is to be asked, and waits until it is gone. */
void         test_leave  (LooseWindow *window);
/* Whether a copy of what is not saved has these words in it, on the disk. */
gboolean     test_is_kept (const char *words);
/* Runs the main loop until nothing is being compiled or played. */
void         test_settle (LooseWindow *window);
/* Runs it until `asked` says yes; fails when that takes too long. */
void         test_until  (gboolean (*asked) (LooseWindow *window), LooseWindow *window);
/* Runs it until the condition holds, whatever it is about; fails, and says what it waited for, when that takes too
 * long. */
#define TEST_EVENTUALLY(condition)                                                                                                 \
  for (gint64 test_end = test_patience (); !(condition); test_poll ())                                                              \
  test_be_patient (test_end, #condition, G_STRLOC)
/* When patience ends, in the time of g_get_monotonic_time(). */
gint64       test_patience (void);
void         test_be_patient (gint64 end, const char *condition, const char *where);
/* Runs it a little, until a condition is looked at again. */
void         test_poll    (void);
/* Runs it until all that is queued has been done, low priorities too; not while a story is playing without end. */
void         test_idle   (void);
/* Runs it until so many frames of the widget's window have been drawn: what a layout moves has moved then. */
void         test_frames (GtkWidget *widget, guint n);
/* Puts the cursor before `words`, which must be in the source. */
void         test_point  (LooseWindow *window, const char *words);
/* Replaces the first `words` of the source, as one edit, and settles. */
void         test_edit   (LooseWindow *window, const char *words, const char *others);
/* The first of a type in a widget, but for what pops up. */
GtkWidget   *test_find_widget (GtkWidget *widget, GType type);
/* The button that has this label in it. */
GtkWidget   *test_find_button (GtkWidget *widget, const char *label);
/* The message that is open; NULL: none is. */
AdwMessageDialog *test_open_dialog (void);
/* Texts of a list of LooseListEntry, a line each; free. */
char        *test_list   (GListModel *model);
void         test_assert_contains (const char *text, const char *part);
