/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The Edit menu's commands on the text: lines, headings, comments, folds, spelling, renaming, counting words,
 * printing. */
#include "config.h"

#include "loose-completion.h"
#include "loose-window-testing.h"
#include "loose-window-private.h"

#include "loose-edit-commands.h"
#include "loose-print.h"
#include "loose-format.h"

#include "leaf-storage-write.h"
#include "loose-entry-dialog.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <string.h>

static GtkTextBuffer *
get_buffer (LooseWindow *self)
{
  return GTK_TEXT_BUFFER (loose_session_get_buffer (self->session));
}

/* --- lines and comments ------------------------------------------------------------------------------------------- */

static void
move_lines_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LooseWindow *self = LOOSE_WINDOW (widget);

  g_signal_emit_by_name (loose_source_pane_get_view (self->source), "move-lines", g_str_equal (name, "win.move-down"));
}

static void
comment_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  loose_edit_commands_toggle_comment (get_buffer (LOOSE_WINDOW (widget)));
}

static void
count_words_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LooseWindow *self = LOOSE_WINDOW (widget);
  gboolean selected = gtk_text_buffer_get_has_selection (get_buffer (self));
  guint n = loose_edit_commands_count_words (get_buffer (self));
  g_autofree char *text = g_strdup_printf (
      selected ? ngettext ("%u word selected, without comments", "%u words selected, without comments", n)
               : ngettext ("This file has %u word, without comments", "This file has %u words, without comments", n),
      n);

  loose_window_say (self, text);
}

/* --- headings ----------------------------------------------------------------------------------------------------- */

/* The program of the text as it is; NULL if the text has changed since the program was compiled. */
static LeafProgram *
get_current_program (LooseWindow *self)
{
  return loose_session_is_current (self->session) ? loose_session_get_program (self->session) : NULL;
}

static void
move_heading_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LooseWindow *self = LOOSE_WINDOW (widget);
  LeafProgram *program = get_current_program (self);
  g_auto (LeafEdit) edit = { 0 };

  if (program == NULL
      || !leaf_program_step_heading (program, loose_session_get_source (self->session, program),
                                     loose_session_get_cursor_byte (self->session),
                                     g_str_equal (name, "win.heading-down"), &edit)
      || !loose_session_write (self->session, program, &edit))
    loose_window_say (self, _ ("Headings cannot be moved there"));
  else
    loose_session_compile (self->session); /* so that it can be moved again */
}

static void
number_headings_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LooseWindow *self = LOOSE_WINDOW (widget);
  LeafProgram *program = get_current_program (self);
  guint32 n = 0;
  LeafEdit *edits = program != NULL
                        ? leaf_program_number_headings (program, loose_session_get_source (self->session, program), &n)
                        : NULL;
  g_autofree char *text = NULL;

  if (program == NULL)
    text = g_strdup (_ ("The story is being compiled. Try again in a moment."));
  else if (n == 0)
    text = g_strdup (_ ("Headings are already numbered correctly"));
  else if (loose_session_write_all (self->session, program, edits, n, &text))
    text = g_strdup_printf (ngettext ("%u heading renumbered", "%u headings renumbered", n), n);
  loose_window_say (self, text);
  leaf_edits_free (edits, n);
}

/* --- moving a heading to a file of its own ------------------------------------------------------------------------ */

/* The innermost heading around the cursor, with everything below it; FALSE if there is none with contents. */
static gboolean
find_section (LooseWindow *self, LeafProgram *program, LeafPlace *section)
{
  guint32 cursor = loose_session_get_cursor_byte (self->session), n = 0;
  g_autofree LeafFold *folds
      = program != NULL ? leaf_program_folds (program, loose_session_get_source (self->session, program), &n) : NULL;
  gboolean found = FALSE;

  for (guint32 i = 0; i < n; i++)
    if (folds[i].level < LEAF_OUTLINE_BELOW && folds[i].place.start <= cursor && cursor <= folds[i].place.end) {
      *section = folds[i].place;
      found = TRUE;
    }
  return found;
}

static char *
dup_heading (LeafProgram *program, LeafPlace section)
{
  const char *text = leaf_program_source_text (program, section.source) + section.start;

  return g_strstrip (g_strndup (text, strcspn (text, "\n")));
}

static char *
dup_section (LeafProgram *program, LeafPlace section)
{
  g_autofree char *text
      = g_strndup (leaf_program_source_text (program, section.source) + section.start, section.end - section.start);

  return g_strconcat (g_strchomp (text), "\n", NULL);
}

/* Creates Materials/Source/NAME with this text. Returns 0, or an errno. */
static int
write_part (LooseWindow *self, const char *name, const char *text)
{
  g_autoptr (LeafStorage) storage
      = leaf_storage_new (loose_project_get_materials (loose_session_get_project (self->session)));

  return leaf_storage_make_part (storage, name, text);
}

static void divide_cb (LooseWindow *self, const char *response, AdwMessageDialog *dialog);

/* Asks again, with the name that was typed. */
static void
refuse_to_divide (LooseWindow *self, const char *why_not, const char *name)
{
  AdwMessageDialog *dialog = loose_window_ask_for_name (self, _ ("Could Not Move"), why_not, name, _ ("_Move"));

  g_signal_connect_object (dialog, "response", G_CALLBACK (divide_cb), self, G_CONNECT_SWAPPED);
}

void
loose_window_divide (LooseWindow *self, const char *name)
{
  g_return_if_fail (LOOSE_IS_WINDOW (self));
  LeafProgram *program = get_current_program (self);
  LeafPlace section;
  g_autofree char *file = g_str_has_suffix (name, ".i7") ? g_strdup (name) : g_strconcat (name, ".i7", NULL),
                  *heading = NULL, *stays = NULL, *text = NULL, *said = NULL;
  int number;

  if (!find_section (self, program, &section))
    return;
  if (*name == '\0' || *name == '.' || strpbrk (name, "/\\\"") != NULL) {
    refuse_to_divide (self, _ ("A file name cannot be empty or contain slashes or quotation marks."), name);
    return;
  }
  heading = dup_heading (program, section);
  stays = g_strdup_printf ("%s (see \"%s\")", heading, file);
  text = dup_section (program, section);
  number = write_part (self, file, text);
  if (number != 0) {
    said = g_strdup_printf (_ ("“%s” could not be created: %s."), file, g_strerror (number));
    refuse_to_divide (self, said, name);
    return;
  }
  loose_session_write (self->session, program, &(LeafEdit) { .place = section, .text = stays });
  said = g_strdup_printf (_ ("“%s” moved to a separate file"), heading);
  loose_window_say (self, said);
}

static void
divide_cb (LooseWindow *self, const char *response, AdwMessageDialog *dialog)
{
  g_autofree char *name = g_strstrip (g_strdup (loose_entry_dialog_get_text (dialog)));

  if (g_str_equal (response, "name"))
    loose_window_divide (self, name);
}

/* The file that is proposed for a heading: "More.i7" for "Chapter 2 - More". */
static char *
propose_file (const char *heading)
{
  const char *dash = strstr (heading, " - ");
  g_autofree char *words = g_strdup (dash != NULL ? dash + strlen (" - ") : heading);

  words[strcspn (words, "([")] = '\0';
  return g_strconcat (g_strdelimit (g_strstrip (words), "/\\:\"", '-'), ".i7", NULL);
}

static void
divide_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LooseWindow *self = LOOSE_WINDOW (widget);
  LeafProgram *program = get_current_program (self);
  LeafPlace section;
  g_autofree char *heading = NULL, *body = NULL, *words = NULL;
  AdwMessageDialog *dialog;

  if (!find_section (self, program, &section)) {
    loose_window_say (self, _ ("There is no heading with text here"));
    return;
  }
  heading = dup_heading (program, section);
  words = propose_file (heading);
  body = g_strdup_printf (
      _ ("“%s” and the text under it will be moved to a separate file. The heading stays here and names that file."),
      heading);
  dialog = loose_window_ask_for_name (self, _ ("Move to Separate File"), body, words, _ ("_Move"));
  g_signal_connect_object (dialog, "response", G_CALLBACK (divide_cb), self, G_CONNECT_SWAPPED);
}

/* --- folding ------------------------------------------------------------------------------------------------------ */

static LooseFolding *
get_folding (GtkWidget *widget)
{
  return loose_source_view_get_folding (loose_source_pane_get_view (LOOSE_WINDOW (widget)->source));
}

static void
fold_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  if (!loose_folding_toggle_at_cursor (get_folding (widget)))
    loose_window_say (LOOSE_WINDOW (widget), _ ("Nothing to fold here"));
}

static void
fold_all_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  loose_folding_fold_all (get_folding (widget), g_str_equal (name, "win.fold-headings") ? 1 : LEAF_OUTLINE_BELOW);
}

static void
unfold_all_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  loose_folding_unfold_all (get_folding (widget));
}

/* --- spelling and completion -------------------------------------------------------------------------------------- */

static void
next_misspelling_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LooseWindow *self = LOOSE_WINDOW (widget);

  if (loose_spelling_get_dictionary (loose_window_get_spelling (self)) == NULL)
    loose_window_say (self, g_settings_get_boolean (self->settings, "check-spelling") ? _ ("No dictionary installed")
                                                                                      : _ ("Spell checking is off"));
  else if (!loose_spelling_go_next (loose_window_get_spelling (self)))
    loose_window_say (self, _ ("No misspelt words in text and comments"));
}

static void
complete_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  loose_completion_ask (GTK_SOURCE_VIEW (loose_source_pane_get_view (LOOSE_WINDOW (widget)->source)));
}

/* --- names -------------------------------------------------------------------------------------------------------- */

/* Gets the name at the cursor. Returns FALSE if there is none. */
static gboolean
find_name (LooseWindow *self, LeafOccurrenceInfo *info)
{
  LeafProgram *program = loose_session_get_program (self->session);

  return program != NULL && loose_session_is_current (self->session)
         && leaf_program_occurrence (program, loose_session_get_source (self->session, program),
                                     loose_session_get_cursor_byte (self->session), info)
         && info->id != 0;
}

/* Why nothing at the cursor can be renamed. */
static void
say_no_name (LooseWindow *self)
{
  if (loose_session_get_suspect (self->session) != 0)
    loose_window_say (self, _ ("Compiling is off, because Looseleaf crashed with this story. Re-enable it first."));
  else if (get_current_program (self) == NULL)
    loose_window_say (self, _ ("The story is being compiled. Try again in a moment."));
  else
    loose_window_say (self, _ ("There is no name at the cursor"));
}

static void rename_cb (LooseWindow *self, const char *response, AdwMessageDialog *dialog);

static void
ask_to_rename (LooseWindow *self, const char *heading, const char *body, const char *words)
{
  AdwMessageDialog *dialog = loose_window_ask_for_name (self, heading, body, words, _ ("_Rename"));

  g_signal_connect_object (dialog, "response", G_CALLBACK (rename_cb), self, G_CONNECT_SWAPPED);
}

/* If the name cannot be used, asks again, with the name that was typed. */
static void
rename_cb (LooseWindow *self, const char *response, AdwMessageDialog *dialog)
{
  LeafProgram *program = loose_session_get_program (self->session);
  LeafOccurrenceInfo info;
  LeafEdit *edits;
  guint32 n = 0;
  g_autofree char *why_not = NULL, *said = NULL;

  if (!g_str_equal (response, "name"))
    return;
  edits = find_name (self, &info) ? leaf_program_rename_in (program, &info, loose_entry_dialog_get_text (dialog), &n,
                                                            loose_format_translate, NULL, &why_not)
                                  : NULL;
  if (edits == NULL || !loose_session_write_all (self->session, program, edits, n, &why_not)) {
    ask_to_rename (self, _ ("Could Not Rename"), why_not != NULL ? why_not : _ ("The source has changed since."),
                   loose_entry_dialog_get_text (dialog));
  } else {
    said = g_strdup_printf (ngettext ("%u occurrence renamed", "%u occurrences renamed", n), n);
    loose_window_say (self, said);
  }
  leaf_edits_free (edits, n);
}

static void
rename_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LooseWindow *self = LOOSE_WINDOW (widget);
  LeafProgram *program = loose_session_get_program (self->session);
  LeafOccurrenceInfo info;
  g_autofree char *description = NULL, *words = NULL;

  if (!find_name (self, &info)) {
    say_no_name (self);
    return;
  }
  description = loose_format_occurrence (program, &info);
  words = g_strndup (leaf_program_source_text (program, info.place.source) + info.place.start,
                     info.place.end - info.place.start);
  ask_to_rename (self, _ ("Rename Everywhere"), description, words);
}

/* --- printing ----------------------------------------------------------------------------------------------------- */

static void
print_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LooseWindow *self = LOOSE_WINDOW (widget);
  GtkSourceView *view = GTK_SOURCE_VIEW (loose_source_pane_get_view (self->source));
  LoosePage *page = loose_session_get_page (self->session);
  g_autofree char *title = loose_page_is_story (page) ? loose_window_dup_story_name (self) : loose_page_dup_name (page);
  g_autoptr (GtkPrintOperation) operation = loose_print_new (self->session, view, title);
  g_autoptr (GError) error = NULL;

  if (gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, GTK_WINDOW (self), &error)
      == GTK_PRINT_OPERATION_RESULT_ERROR)
    loose_window_show_message (self, _ ("Could Not Print"), error->message);
}

void
loose_window_install_write_actions (GtkWidgetClass *klass)
{
  gtk_widget_class_install_action (klass, "win.move-up", NULL, move_lines_action);
  gtk_widget_class_install_action (klass, "win.move-down", NULL, move_lines_action);
  gtk_widget_class_install_action (klass, "win.toggle-comment", NULL, comment_action);
  gtk_widget_class_install_action (klass, "win.count-words", NULL, count_words_action);
  gtk_widget_class_install_action (klass, "win.next-misspelling", NULL, next_misspelling_action);
  gtk_widget_class_install_action (klass, "win.complete", NULL, complete_action);
  gtk_widget_class_install_action (klass, "win.heading-up", NULL, move_heading_action);
  gtk_widget_class_install_action (klass, "win.heading-down", NULL, move_heading_action);
  gtk_widget_class_install_action (klass, "win.number-headings", NULL, number_headings_action);
  gtk_widget_class_install_action (klass, "win.move-to-file", NULL, divide_action);
  gtk_widget_class_install_action (klass, "win.fold", NULL, fold_action);
  gtk_widget_class_install_action (klass, "win.fold-rules", NULL, fold_all_action);
  gtk_widget_class_install_action (klass, "win.fold-headings", NULL, fold_all_action);
  gtk_widget_class_install_action (klass, "win.unfold-all", NULL, unfold_all_action);
  gtk_widget_class_install_action (klass, "win.rename", NULL, rename_action);
  gtk_widget_class_install_action (klass, "win.print", NULL, print_action);
}
