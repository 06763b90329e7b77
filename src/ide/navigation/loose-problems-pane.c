/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-problems-pane.h"
#include "loose-navigation-testing.h"

#include "loose-list-entry-view.h"
#include "leaf-problem-help.h"
#include "loose-quick-fixes.h"
#include "loose-lints.h"
#include "loose-format.h"

#include <glib/gi18n.h>

#define MOST_PROBLEMS 500
/* The delay after the last program before hints are looked for; they may come late. */
#define LINT_MILLISECONDS 400

typedef enum { SHOW_ALL, SHOW_PROBLEMS, SHOW_NOTICES, SHOW_HINTS } Show;

struct _LooseProblemsPane {
  LoosePane pane;

  /* Template widgets */
  GtkListView *list;
  GtkStack *stack;
  GtkDropDown *filter;
  GtkMenuButton *hints, *more;
  GtkLabel *explanation, *more_text, *fix_title;
  GtkWidget *fix;

  /* Owned */
  GSettings *settings;
  LooseListEntryView *entries;
  guint n_problems; /* the number of problems, which are the first entries; notices and hints follow */
  guint first_hint, n_hints;
  GPtrArray *others; /* of LooseListEntry *, shown last; NULL: none */
  GArray *notes;     /* of LeafLintNote, of the last program that was examined; NULL: none */
  GCancellable *looking;
  guint timeout;
  GCancellable *searching; /* the search for fixes of the selected problem; NULL: none */
  LeafFix *found;          /* the fix found; NULL: none */
  LeafPlace missing;       /* the heading of a part that can be created; source 0: none */
  LeafProgram *found_for;  /* the program of `found` and `missing` */
  gboolean make_at_once;   /* apply the fix as soon as it is found */
};

G_DEFINE_FINAL_TYPE (LooseProblemsPane, loose_problems_pane, LOOSE_TYPE_PANE)

static char *
dup_where (LeafProgram *program, LeafPlace place)
{
  return place.source != 0 ? loose_format_where (program, place, place.source == leaf_program_story_source (program))
                           : NULL;
}

static LooseListEntry *
make_entry (LeafProgram *program, LeafProblem problem)
{
  g_autofree char *where = dup_where (program, problem.place), *sentence = loose_format_problem (&problem);

  return loose_list_entry_new (sentence, where, 0, LOOSE_LIST_ENTRY_PROBLEM, problem.place);
}

/* The accessible text says that this is not a problem, because its icon is not read out. */
static LooseListEntry *
make_notice_entry (LeafProgram *program, LeafProblem notice)
{
  g_autofree char *where = dup_where (program, notice.place);
  g_autofree char *detail = where != NULL ? g_strdup_printf (_ ("%s, notice"), where) : g_strdup (_ ("Notice"));
  g_autofree char *sentence = loose_format_problem (&notice);

  return loose_list_entry_new (sentence, detail, 0, LOOSE_LIST_ENTRY_NOTICE, notice.place);
}

static LooseListEntry *
make_hint_entry (LeafProgram *program, const LeafLintNote *hint)
{
  g_autofree char *where = dup_where (program, hint->place);
  g_autofree char *detail = where != NULL ? g_strdup_printf (_ ("%s, hint"), where) : g_strdup (_ ("Hint"));
  g_autofree char *sentence = loose_format_said (&hint->said);

  return loose_list_entry_new (sentence, detail, 0, LOOSE_LIST_ENTRY_HINT, hint->place);
}

/* --- the list ----------------------------------------------------------------------------------------------------- */

static void
fill (LooseProblemsPane *self)
{
  LeafProgram *program = self->pane.session != NULL ? loose_session_get_program (self->pane.session) : NULL;
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func (g_object_unref);
  Show show = (Show) gtk_drop_down_get_selected (self->filter);

  for (guint32 i = 0;
       program != NULL && show <= SHOW_PROBLEMS && i < MIN (leaf_program_n_problems (program), MOST_PROBLEMS); i++)
    g_ptr_array_add (entries, make_entry (program, leaf_program_problem (program, i)));
  self->n_problems = entries->len;
  for (guint32 i = 0; program != NULL && (show == SHOW_ALL || show == SHOW_NOTICES)
                      && i < MIN (leaf_program_n_notices (program), MOST_PROBLEMS);
       i++)
    g_ptr_array_add (entries, make_notice_entry (program, leaf_program_notice (program, i)));
  self->first_hint = entries->len;
  for (guint32 i = 0; program != NULL && self->notes != NULL && (show == SHOW_ALL || show == SHOW_HINTS)
                      && i < MIN (self->notes->len, MOST_PROBLEMS);
       i++)
    g_ptr_array_add (entries, make_hint_entry (program, &g_array_index (self->notes, LeafLintNote, i)));
  self->n_hints = entries->len - self->first_hint;
  for (guint i = 0; self->others != NULL && show <= SHOW_PROBLEMS && i < self->others->len; i++)
    g_ptr_array_add (entries, g_object_ref (self->others->pdata[i]));
  loose_list_entry_view_fill (self->entries, entries);
  gtk_stack_set_visible_child_name (self->stack, entries->len > 0 ? "list" : "empty");
}

void
loose_problems_pane_set_others (LooseProblemsPane *self, GPtrArray *entries)
{
  g_return_if_fail (LOOSE_IS_PROBLEMS_PANE (self));
  g_clear_pointer (&self->others, g_ptr_array_unref);
  self->others = entries->len > 0 ? g_ptr_array_ref (entries) : NULL;
  fill (self);
}

/* --- quick fixes -------------------------------------------------------------------------------------------------- */

static void
forget_fix (LooseProblemsPane *self)
{
  g_cancellable_cancel (self->searching);
  g_clear_object (&self->searching);
  g_clear_pointer (&self->found, loose_fix_free);
  g_clear_pointer (&self->found_for, leaf_program_unref);
  self->missing = (LeafPlace) { 0 };
  gtk_widget_set_visible (self->fix, FALSE);
}

/* Returns TRUE if the fix is in an open page; otherwise it is in another file of the story. */
static gboolean
is_in_text (LooseProblemsPane *self)
{
  return loose_session_find_page (self->pane.session, self->found_for, self->found->edit.place.source) != NULL;
}

/* Creates a missing part, without editing the text. */
static void
make_part (LooseProblemsPane *self)
{
  g_autofree char *why_not = NULL,
                  *path = loose_session_make_part (self->pane.session, self->found_for, self->missing, &why_not);

  if (path != NULL)
    loose_session_ask_for_file (self->pane.session, path, NULL, (LeafPlace) { 0 }, TRUE);
  else
    loose_pane_say (LOOSE_PANE (self), why_not);
  forget_fix (self);
}

/* Offers to create the part if the problem is a missing part. Returns FALSE if it is not. */
static gboolean
offer_part (LooseProblemsPane *self, LeafProgram *program, guint problem)
{
  LeafProblem shown = leaf_program_problem (program, problem);
  g_autofree char *title = NULL;
  g_auto (LeafPartLink) link = { 0 };

  if (!g_str_equal (shown.code, "PART_UNKNOWN")
      || loose_project_get_materials (loose_session_get_project (self->pane.session)) == NULL
      || !leaf_program_part_link_at (program, shown.place, &link))
    return FALSE;
  self->missing = shown.place;
  title = g_strdup_printf (_ ("Create “%s”"), link.file);
  gtk_label_set_text (self->fix_title, title);
  gtk_widget_set_visible (self->fix, TRUE);
  if (self->make_at_once)
    make_part (self);
  return TRUE;
}

static void
make_fix (LooseProblemsPane *self)
{
  g_autofree char *title = NULL, *why_not = NULL;
  gboolean made;

  if (self->missing.source != 0) {
    make_part (self);
    return;
  }
  if (self->found == NULL)
    return;
  title = loose_fix_dup_title (self->found);
  made = is_in_text (self)
             ? loose_session_write (self->pane.session, self->found_for, &self->found->edit)
             : loose_session_write_all (self->pane.session, self->found_for, &self->found->edit, 1, &why_not);
  if (made || why_not != NULL)
    loose_pane_say (LOOSE_PANE (self), made ? title : why_not);
  forget_fix (self);
}

static void
fix_found_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  g_autoptr (LooseProblemsPane) self = data;
  g_autoptr (LeafFix) found = loose_quick_fixes_find_finish (result);
  g_autofree char *title = found != NULL ? loose_fix_dup_title (found) : NULL;

  /* Another search may have begun, or none is wanted any more. */
  if (self->pane.session == NULL || self->searching == NULL
      || g_task_get_cancellable (G_TASK (result)) != self->searching)
    return;
  g_clear_object (&self->searching);
  if (found == NULL || found->file != NULL) { /* offer_part() creates a file, if there is a folder for it */
    if (self->make_at_once)
      loose_pane_say (LOOSE_PANE (self), _ ("No fix is available for this problem"));
    return;
  }
  self->found = g_steal_pointer (&found);
  gtk_label_set_text (self->fix_title, title);
  gtk_widget_set_visible (self->fix, TRUE);
  if (self->make_at_once)
    make_fix (self);
}

static void
search_fix (LooseProblemsPane *self, guint problem, gboolean make_at_once)
{
  LeafProgram *program = loose_session_get_program (self->pane.session);

  forget_fix (self);
  if (program == NULL || problem >= leaf_program_n_problems (program))
    return;
  self->make_at_once = make_at_once;
  self->found_for = leaf_program_ref (program);
  if (offer_part (self, program, problem))
    return;
  self->searching = g_cancellable_new ();
  loose_quick_fixes_find_async (program, problem,
                                loose_project_get_materials (loose_session_get_project (self->pane.session)),
                                self->searching, fix_found_cb, g_object_ref (self));
}

static guint32
line_of (LeafProgram *program, guint32 source, guint32 byte)
{
  guint32 line = 0;

  leaf_program_line (program, source, byte, &line, NULL);
  return line;
}

/* The first problem in the cursor's sentence or line; otherwise the next one after it, or the first of all. G_MAXUINT
 * if there is none. */
static guint
find_problem_here (LooseProblemsPane *self, LeafProgram *program)
{
  guint32 cursor = loose_session_get_cursor_byte (self->pane.session),
          source = loose_session_get_source (self->pane.session, program);
  guint32 line = line_of (program, source, cursor);
  guint first = G_MAXUINT, after = G_MAXUINT;

  for (guint32 i = 0; i < leaf_program_n_problems (program); i++) {
    LeafPlace place = leaf_program_problem (program, i).place;

    if (place.source != source)
      continue;
    if ((place.start <= cursor && cursor <= place.end) || line_of (program, source, place.start) == line)
      return i;
    first = first == G_MAXUINT ? i : first;
    after = after == G_MAXUINT && place.start > cursor ? i : after;
  }
  return after != G_MAXUINT ? after : first;
}

void
loose_problems_pane_fix (LooseProblemsPane *self)
{
  g_return_if_fail (LOOSE_IS_PROBLEMS_PANE (self));
  LeafProgram *program = loose_session_get_program (self->pane.session);
  guint problem = program != NULL ? find_problem_here (self, program) : G_MAXUINT;

  if (problem != G_MAXUINT)
    search_fix (self, problem, TRUE);
  else
    loose_pane_say (LOOSE_PANE (self), _ ("There is no problem to fix"));
}

/* --- hints -------------------------------------------------------------------------------------------------------- */

static void
looked_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  g_autoptr (LooseProblemsPane) self = data;
  g_autoptr (GArray) notes = loose_lints_look_finish (result);

  if (notes == NULL || self->pane.session == NULL)
    return;
  g_clear_pointer (&self->notes, g_array_unref);
  self->notes = g_steal_pointer (&notes);
  fill (self);
}

static void
stop_looking (LooseProblemsPane *self)
{
  g_clear_handle_id (&self->timeout, g_source_remove);
  g_cancellable_cancel (self->looking);
  g_clear_object (&self->looking);
}

static gboolean
look_cb (gpointer data)
{
  LooseProblemsPane *self = data;
  LeafProgram *program = self->pane.session != NULL ? loose_session_get_program (self->pane.session) : NULL;

  self->timeout = 0;
  self->looking = g_cancellable_new ();
  if (program != NULL)
    loose_lints_look_async (program, loose_lints_wanted (self->settings), self->looking, looked_cb,
                            g_object_ref (self));
  return G_SOURCE_REMOVE;
}

static void
look_soon (LooseProblemsPane *self)
{
  stop_looking (self);
  if (self->settings != NULL)
    self->timeout = g_timeout_add (LINT_MILLISECONDS, look_cb, self);
}

static void explain_cb (LooseProblemsPane *self);

/* Shows the number of problems in the title of the page. */
static void
show_number (LooseProblemsPane *self)
{
  LeafProgram *program = loose_session_get_program (self->pane.session);
  guint32 n = program != NULL ? leaf_program_n_problems (program) : 0;
  g_autofree char *title = n > 0 ? g_strdup_printf (_ ("Problems (%u)"), n) : NULL;

  loose_pane_set_title (&self->pane, title, n > 0);
}

/* Removes the hints, whose places belong to the previous program, until they are found again. */
static void
loose_problems_pane_program_changed (LoosePane *pane)
{
  LooseProblemsPane *self = LOOSE_PROBLEMS_PANE (pane);

  show_number (self);
  g_clear_pointer (&self->notes, g_array_unref);
  g_clear_pointer (&self->others, g_ptr_array_unref);
  forget_fix (self);
  fill (self);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    explain_cb (self);
  look_soon (self);
}

void
loose_problems_pane_set_settings (LooseProblemsPane *self, GSettings *settings)
{
  g_return_if_fail (LOOSE_IS_PROBLEMS_PANE (self));
  g_autoptr (GMenuModel) menu = loose_lints_make_menu ();
  g_autoptr (GObject) actions = G_OBJECT (loose_lints_make_actions (settings));

  g_return_if_fail (self->settings == NULL);
  self->settings = g_object_ref (settings);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "lints", G_ACTION_GROUP (actions));
  gtk_menu_button_set_menu_model (self->hints, menu);
  g_signal_connect_object (settings, "changed::disabled-hints", G_CALLBACK (look_soon), self, G_CONNECT_SWAPPED);
  look_soon (self);
}

/* Gets a problem or notice from the list; returns FALSE if the row is something else. */
static gboolean
find_in_list (LooseProblemsPane *self, guint number, LeafProblem *problem)
{
  LeafProgram *program = self->pane.session != NULL ? loose_session_get_program (self->pane.session) : NULL;
  gboolean is_problem = number < self->n_problems;
  guint n = is_problem ? number : number - self->n_problems;

  if (program == NULL || number >= self->first_hint
      || n >= (is_problem ? leaf_program_n_problems (program) : leaf_program_n_notices (program)))
    return FALSE;
  *problem = is_problem ? leaf_program_problem (program, n) : leaf_program_notice (program, n);
  return TRUE;
}

/* Shows the explanation, then an example of the mistake and its correction. */
static void
show_explanation (LooseProblemsPane *self, const char *explanation, const char *wrong, const char *right)
{
  g_autofree char *words = wrong != NULL
                               ? g_markup_printf_escaped ("%s\n\n%s\n\n<tt>%s</tt>\n\n%s\n\n<tt>%s</tt>", explanation,
                                                          _ ("Wrong:"), wrong, _ ("Right:"), right)
                               : g_markup_escape_text (explanation, -1);

  gtk_label_set_markup (self->more_text, words);
  gtk_widget_set_visible (GTK_WIDGET (self->more), TRUE);
}

static gboolean
explain_problem (LooseProblemsPane *self, guint number)
{
  LeafProblem problem;
  g_autoptr (LeafProblemHelp) help
      = find_in_list (self, number, &problem) ? leaf_problem_help_new (problem.code) : NULL;
  g_autofree char *explanation = NULL;

  if (help == NULL)
    return FALSE;
  explanation = loose_format_help (problem.code, help);
  gtk_label_set_text (self->explanation, "");
  show_explanation (self, explanation, help->mistake, help->corrected);
  return TRUE;
}

/* Explains the selected problem or hint, and looks for a fix. */
static void
explain_cb (LooseProblemsPane *self)
{
  guint selected = loose_list_entry_view_get_selected (self->entries);
  gboolean is_hint = self->notes != NULL && selected != GTK_INVALID_LIST_POSITION && selected >= self->first_hint
                     && selected - self->first_hint < MIN (self->n_hints, self->notes->len);
  LeafLint lint;

  forget_fix (self);
  if (selected != GTK_INVALID_LIST_POSITION && selected < self->n_problems)
    search_fix (self, selected, FALSE);
  if (!is_hint && selected != GTK_INVALID_LIST_POSITION && explain_problem (self, selected))
    return;
  lint = is_hint ? g_array_index (self->notes, LeafLintNote, selected - self->first_hint).lint : 0;

  gtk_label_set_text (self->explanation, is_hint ? _ (leaf_lint_title (lint)) : "");
  gtk_widget_set_visible (GTK_WIDGET (self->more), is_hint);
  if (is_hint)
    show_explanation (self, _ (leaf_lint_explanation (lint)), leaf_lint_example (lint),
                      leaf_lint_corrected_example (lint));
}

/* Orders places by file, then by position. */
static guint64
rank_of (guint32 source, guint32 byte)
{
  return ((guint64) source << 32) | byte;
}

static guint64
rank_of_entry (LooseProblemsPane *self, guint i)
{
  LeafPlace place = loose_list_entry_view_get_place (self->entries, i);

  return rank_of (place.source, place.start);
}

void
loose_problems_pane_step (LooseProblemsPane *self, gboolean backward)
{
  g_return_if_fail (LOOSE_IS_PROBLEMS_PANE (self));
  LeafProgram *program = loose_session_get_program (self->pane.session);
  guint n = self->n_problems;
  guint64 cursor
      = rank_of (loose_session_get_source (self->pane.session, loose_session_get_program (self->pane.session)),
                 loose_session_get_cursor_byte (self->pane.session));
  guint best = G_MAXUINT, wrapped = G_MAXUINT;

  if (n == 0 && program != NULL && leaf_program_n_problems (program) > 0) { /* the filter hides them */
    gtk_drop_down_set_selected (self->filter, SHOW_ALL);
    fill (self);
    n = self->n_problems;
  }
  for (guint i = 0; i < n; i++) {
    guint64 at = rank_of_entry (self, i);
    guint *slot = (backward ? at < cursor : at > cursor) ? &best : &wrapped;

    if (*slot == G_MAXUINT || (backward ? at > rank_of_entry (self, *slot) : at < rank_of_entry (self, *slot)))
      *slot = i;
  }
  if (n == 0) {
    loose_pane_say (&self->pane, _ ("No problems"));
    return;
  }
  best = best != G_MAXUINT ? best : wrapped;
  loose_list_entry_view_select (self->entries, best);
  explain_cb (self);
  loose_list_entry_view_scroll_to (self->entries, best);
  loose_list_entry_view_go_to (self->entries, best, TRUE);
}

guint
loose_problems_pane_get_selected (LooseProblemsPane *self)
{
  g_return_val_if_fail (LOOSE_IS_PROBLEMS_PANE (self), 0);
  return loose_list_entry_view_get_selected (self->entries);
}

gboolean
loose_problems_pane_get_problem (LooseProblemsPane *self, LeafProblem *problem)
{
  g_return_val_if_fail (LOOSE_IS_PROBLEMS_PANE (self), FALSE);
  LeafProgram *program = self->pane.session != NULL ? loose_session_get_program (self->pane.session) : NULL;
  guint selected = loose_list_entry_view_get_selected (self->entries);
  guint here = program != NULL ? find_problem_here (self, program) : G_MAXUINT;

  if (selected != GTK_INVALID_LIST_POSITION)
    return find_in_list (self, selected, problem);
  if (here == G_MAXUINT)
    return FALSE;
  *problem = leaf_program_problem (program, here);
  return TRUE;
}

static void
loose_problems_pane_focus (LoosePane *pane)
{
  LooseProblemsPane *self = LOOSE_PROBLEMS_PANE (pane);

  loose_list_entry_view_focus (self->entries);
}

GListModel *
loose_problems_pane_get_model (LooseProblemsPane *self)
{
  g_return_val_if_fail (LOOSE_IS_PROBLEMS_PANE (self), NULL);
  return loose_list_entry_view_get_model (self->entries);
}

static void
loose_problems_pane_connected (LoosePane *pane)
{
  LooseProblemsPane *self = LOOSE_PROBLEMS_PANE (pane);
  LooseSession *session = pane->session;

  loose_list_entry_view_set_session (self->entries, session, LOOSE_LIST_ENTRY_VIEW_OF_STORY);
}

static void
loose_problems_pane_dispose (GObject *object)
{
  LooseProblemsPane *self = LOOSE_PROBLEMS_PANE (object);

  stop_looking (self);
  if (self->list != NULL) /* only the first time: later its widgets are gone */
    forget_fix (self);
  g_clear_pointer (&self->notes, g_array_unref);
  g_clear_pointer (&self->others, g_ptr_array_unref);
  g_clear_object (&self->settings);
  g_clear_object (&self->entries);
  G_OBJECT_CLASS (loose_problems_pane_parent_class)->dispose (object);
}

static const LooseChild children[] = {
  LOOSE_CHILD (LooseProblemsPane, list),      LOOSE_CHILD (LooseProblemsPane, stack),
  LOOSE_CHILD (LooseProblemsPane, filter),    LOOSE_CHILD (LooseProblemsPane, hints),
  LOOSE_CHILD (LooseProblemsPane, more),      LOOSE_CHILD (LooseProblemsPane, explanation),
  LOOSE_CHILD (LooseProblemsPane, more_text), LOOSE_CHILD (LooseProblemsPane, fix),
  LOOSE_CHILD (LooseProblemsPane, fix_title),
};

static void
loose_problems_pane_class_init (LooseProblemsPaneClass *klass)
{
  LoosePaneClass *pane_class = LOOSE_PANE_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = loose_problems_pane_dispose;
  pane_class->connected = loose_problems_pane_connected;
  pane_class->program_changed = loose_problems_pane_program_changed;
  pane_class->focus = loose_problems_pane_focus;
  loose_pane_class_set_template (pane_class, "loose-problems-pane", children, G_N_ELEMENTS (children));
}

static void
loose_problems_pane_init (LooseProblemsPane *self)
{
  loose_template_init (GTK_WIDGET (self));
  self->entries = loose_list_entry_view_new (self->list, FALSE);
  g_signal_connect_object (self->fix, "clicked", G_CALLBACK (make_fix), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->entries, "chosen", G_CALLBACK (explain_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->filter, "notify::selected", G_CALLBACK (fill), self, G_CONNECT_SWAPPED);
}
