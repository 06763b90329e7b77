/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-skein-pane.h"
#include "loose-skein-testing.h"

#include "leaf-skein-compare.h"
#include "leaf-storage-links.h"
#include "loose-entry-dialog.h"
#include "loose-skein-view.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <string.h>

struct _LooseSkeinPane {
  LoosePane pane;

  /* Template widgets */
  LooseSkeinView *view;
  GtkTextView *answer;
  GtkLabel *title, *result;
  GtkWidget *play, *bless, *bless_thread, *undo, *lock, *name, *remove, *run_all;

  /* Owned */
  LooseSkein *skein;
};

G_DEFINE_FINAL_TYPE (LooseSkeinPane, loose_skein_pane, LOOSE_TYPE_PANE)

/* --- the answer --------------------------------------------------------------------------------------------------- */

static void
add_words (GtkTextBuffer *buffer, const char *text, guint32 start, guint32 end, const char *tag)
{
  GtkTextIter iter;

  gtk_text_buffer_get_end_iter (buffer, &iter);
  if (tag != NULL)
    gtk_text_buffer_insert_with_tags_by_name (buffer, &iter, text + start, (int) (end - start), tag, NULL);
  else
    gtk_text_buffer_insert (buffer, &iter, text + start, (int) (end - start));
}

static void
show_difference (GtkTextBuffer *buffer, const char *wanted, const char *got)
{
  g_autoptr (GArray) words = leaf_skein_compare (wanted, got);

  for (guint i = 0; i < words->len; i++) {
    const LeafSkeinWords *run = &g_array_index (words, LeafSkeinWords, i);
    gboolean is_missing = run->sort == LEAF_SKEIN_MISSING;

    add_words (buffer, is_missing ? wanted : got, run->start, run->end,
               is_missing                      ? "missing"
               : run->sort == LEAF_SKEIN_ADDED ? "added"
                                               : NULL);
    add_words (buffer, " ", 0, 1, NULL);
  }
}

static void
show_answer (LooseSkeinPane *self)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (self->answer);
  LeafSkein *skein = loose_skein_get (self->skein);
  guint32 knot = loose_skein_view_get_chosen (self->view);
  const char *wanted = leaf_skein_blessed (skein, knot), *got = leaf_skein_result (skein, knot);

  gtk_text_buffer_set_text (buffer, "", 0);
  if (loose_skein_get_state (self->skein, knot) == LOOSE_KNOT_BAD)
    show_difference (buffer, wanted, got);
  else if (got != NULL || wanted != NULL)
    gtk_text_buffer_set_text (buffer, got != NULL ? got : wanted, -1);
}

char *
loose_skein_pane_dup_answer (LooseSkeinPane *self)
{
  g_return_val_if_fail (LOOSE_IS_SKEIN_PANE (self), NULL);
  LeafSkein *skein = loose_skein_get (self->skein);
  guint32 knot = loose_skein_view_get_chosen (self->view);
  const char *wanted = leaf_skein_blessed (skein, knot), *got = leaf_skein_result (skein, knot);
  g_autoptr (GArray) words = leaf_skein_compare (wanted != NULL ? wanted
                                                 : got != NULL  ? got
                                                                : "",
                                                 got != NULL ? got : "");
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < words->len; i++) {
    const LeafSkeinWords *run = &g_array_index (words, LeafSkeinWords, i);
    gboolean is_missing = run->sort == LEAF_SKEIN_MISSING;

    g_string_append_printf (out, "%s%.*s%s",
                            is_missing                      ? "[-"
                            : run->sort == LEAF_SKEIN_ADDED ? "{+"
                                                            : "",
                            (int) (run->end - run->start), (is_missing ? wanted : got) + run->start,
                            is_missing                      ? "-] "
                            : run->sort == LEAF_SKEIN_ADDED ? "+} "
                                                            : " ");
  }
  return g_string_free (out, FALSE);
}

/* --- buttons ------------------------------------------------------------------------------------------------------ */

static void
show_title (LooseSkeinPane *self, const char *command, const char *rule)
{
  /* translators: a command, and the name of a rule: "eat cake: the first difference was printed by the dog has its say
   * rule" */
  g_autofree char *words = rule != NULL
                               ? g_strdup_printf (_ ("%s: the first difference was printed by the %s"), command, rule)
                               : g_strdup (command);

  gtk_label_set_text (self->title, words);
}

static void
update (LooseSkeinPane *self)
{
  LeafSkein *skein = loose_skein_get (self->skein);
  guint32 knot = loose_skein_view_get_chosen (self->view);
  gboolean is_root = knot == leaf_skein_root (skein), is_locked = leaf_skein_is_locked (skein, knot);
  const char *result = leaf_skein_result (skein, knot), *blessed = leaf_skein_blessed (skein, knot);
  const char *command = knot == 0 ? "" : is_root ? _ ("Beginning") : leaf_skein_command (skein, knot);

  show_title (self, command, loose_skein_get_differing_rule (self->skein, knot));
  gtk_widget_set_sensitive (self->play, knot != 0);
  gtk_widget_set_sensitive (self->bless, blessed != NULL || result != NULL);
  gtk_button_set_label (GTK_BUTTON (self->bless),
                        blessed != NULL && (result == NULL || leaf_skein_same (blessed, result)) ? _ ("Un_bless")
                                                                                                 : _ ("_Bless"));
  gtk_widget_set_sensitive (self->bless_thread, knot != 0);
  gtk_widget_set_sensitive (self->undo, loose_skein_can_undo (self->skein));
  gtk_widget_set_sensitive (self->lock, knot != 0 && !is_root);
  gtk_button_set_label (GTK_BUTTON (self->lock), is_locked ? _ ("Un_lock") : _ ("_Lock"));
  gtk_widget_set_sensitive (self->name, knot != 0 && !is_root);
  gtk_widget_set_sensitive (self->remove, knot != 0 && !is_root && !is_locked);
  gtk_widget_set_sensitive (self->run_all, !loose_skein_is_running (self->skein));
  show_answer (self);
}

/* Makes the button as wide as the longer of its labels, so that the buttons after it stay where they are. */
static void
keep_width_of_bless (LooseSkeinPane *self)
{
  static const char *const labels[] = { N_ ("_Bless"), N_ ("Un_bless") };
  g_autofree char *shown = g_strdup (gtk_button_get_label (GTK_BUTTON (self->bless)));
  int widest = 0, width;

  gtk_widget_set_size_request (self->bless, -1, -1);
  for (guint i = 0; i < G_N_ELEMENTS (labels); i++) {
    gtk_button_set_label (GTK_BUTTON (self->bless), _ (labels[i]));
    gtk_widget_measure (self->bless, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
    widest = MAX (widest, width);
  }
  gtk_button_set_label (GTK_BUTTON (self->bless), shown);
  gtk_widget_set_size_request (self->bless, widest, -1);
}

static void
play_cb (LooseSkeinPane *self)
{
  loose_skein_play_to (self->skein, loose_skein_view_get_chosen (self->view));
}

/* Blesses the answer, or removes the blessing if the answer is the blessed one. */
static void
bless_cb (LooseSkeinPane *self)
{
  LeafSkein *skein = loose_skein_get (self->skein);
  guint32 knot = loose_skein_view_get_chosen (self->view);
  const char *result = leaf_skein_result (skein, knot), *blessed = leaf_skein_blessed (skein, knot);
  gboolean is_good = blessed != NULL && (result == NULL || leaf_skein_same (blessed, result));

  g_autoptr (GArray) knots = g_array_new (FALSE, FALSE, sizeof (guint32));

  g_array_append_val (knots, knot);
  loose_skein_bless (self->skein, knots, !is_good);
}

static void
bless_knots (LooseSkeinPane *self, const GArray *knots)
{
  guint n = loose_skein_bless (self->skein, knots, TRUE);
  g_autofree char *words = g_strdup_printf (ngettext ("%u answer blessed", "%u answers blessed", n), n);

  gtk_label_set_text (self->result, words);
}

/* Blesses the last answer of every knot. */
static void
bless_all_cb (LooseSkeinPane *self)
{
  LeafSkein *skein = loose_skein_get (self->skein);
  g_autoptr (GArray) knots = leaf_skein_knots (skein, leaf_skein_root (skein));

  bless_knots (self, knots);
}

/* Blesses the answers of all commands that lead to this knot, including its own. */
static void
bless_thread_cb (LooseSkeinPane *self)
{
  LeafSkein *skein = loose_skein_get (self->skein);
  g_autoptr (GArray) knots = leaf_skein_thread (skein, loose_skein_view_get_chosen (self->view));
  guint32 root = leaf_skein_root (skein);

  g_array_prepend_val (knots, root);
  bless_knots (self, knots);
}

void
loose_skein_pane_undo (LooseSkeinPane *self)
{
  g_return_if_fail (LOOSE_IS_SKEIN_PANE (self));
  guint32 knot = loose_skein_undo (self->skein);

  if (knot == 0) {
    gtk_widget_error_bell (GTK_WIDGET (self));
    return;
  }
  gtk_label_set_text (self->result, "");
  loose_skein_view_choose (self->view, knot);
}

static void
lock_cb (LooseSkeinPane *self)
{
  LeafSkein *skein = loose_skein_get (self->skein);
  guint32 knot = loose_skein_view_get_chosen (self->view);

  leaf_skein_set_locked (skein, knot, !leaf_skein_is_locked (skein, knot));
  loose_skein_touch (self->skein);
}

static void
remove_cb (LooseSkeinPane *self)
{
  LeafSkein *skein = loose_skein_get (self->skein);
  guint32 knot = loose_skein_view_get_chosen (self->view), parent = leaf_skein_parent (skein, knot);

  if (!loose_skein_remove (self->skein, knot)) {
    gtk_widget_error_bell (GTK_WIDGET (self));
    return;
  }
  loose_skein_view_choose (self->view, parent);
}

static void
named_cb (LooseSkeinPane *self, const char *response, AdwMessageDialog *dialog)
{
  const char *name = loose_entry_dialog_get_text (dialog);
  guint32 knot = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (dialog), "loose-knot"));

  if (!g_str_equal (response, "name"))
    return;
  leaf_skein_set_label (loose_skein_get (self->skein), knot, *name != '\0' ? name : NULL);
  loose_skein_touch (self->skein);
}

static void
name_cb (LooseSkeinPane *self)
{
  guint32 knot = loose_skein_view_get_chosen (self->view);
  const char *label = leaf_skein_label (loose_skein_get (self->skein), knot);
  GtkWidget *dialog
      = adw_message_dialog_new (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), _ ("Name Thread"), NULL);

  /* The selection may change meanwhile, because it follows the play. */
  g_object_set_data (G_OBJECT (dialog), "loose-knot", GUINT_TO_POINTER (knot));
  g_signal_connect_object (dialog, "response", G_CALLBACK (named_cb), self, G_CONNECT_SWAPPED);
  loose_entry_dialog_present (ADW_MESSAGE_DIALOG (dialog), _ ("Thread Name"), label, "name", _ ("_Name"));
}

static void
run_from (LooseSkeinPane *self, guint32 knot)
{
  gtk_label_set_text (self->result, _ ("Playing…"));
  loose_skein_run (self->skein, knot);
  update (self);
}

static void
add_tests_cb (LooseSkeinPane *self)
{
  guint32 knot = loose_skein_add_tests (self->skein);

  gtk_label_set_text (self->result, knot != 0 ? "" : _ ("The story has no “Test me with …” sentence"));
  if (knot != 0)
    loose_skein_view_choose (self->view, knot);
}

static void
run_all_cb (LooseSkeinPane *self)
{
  run_from (self, leaf_skein_root (loose_skein_get (self->skein)));
}

static void
run_here_cb (LooseSkeinPane *self)
{
  guint32 knot = loose_skein_view_get_chosen (self->view);

  if (knot != 0)
    run_from (self, knot);
}

static void
ran_cb (LooseSkeinPane *self, guint n_good, guint n_bad)
{
  g_autofree char *good = g_strdup_printf (ngettext ("%u answer correct", "%u answers correct", n_good), n_good);
  g_autofree char *bad = g_strdup_printf (ngettext ("%u different", "%u different", n_bad), n_bad);
  g_autofree char *words = NULL;

  if (n_good + n_bad == 0)
    words = g_strdup (_ ("No blessed answers yet"));
  else /* translators: "3 answers correct, 1 different" */
    words = n_bad > 0 ? g_strdup_printf (_ ("%s, %s"), good, bad) : g_strdup (good);
  gtk_label_set_text (self->result, words);
  if (n_bad > 0 && loose_skein_get_state (self->skein, loose_skein_view_get_chosen (self->view)) != LOOSE_KNOT_BAD)
    loose_skein_view_choose (self->view, loose_skein_find_bad (self->skein));
  update (self);
}

static void
conflict_cb (LooseSkeinPane *self, const char *name)
{
  g_autofree char *text = g_strdup_printf (_ ("Another program changed the skein. Your plays are in “%s”"), name);

  loose_pane_warn (&self->pane, "skein-beside", text);
}

static void
failed_cb (LooseSkeinPane *self, int number)
{
  g_autofree char *text
      = number != 0 ? g_strdup_printf (_ ("The skein could not be saved: %s"), _ (leaf_storage_strerror (number)))
                    : NULL;

  loose_pane_warn (&self->pane, "skein", text);
}

static void
unreadable_cb (LooseSkeinPane *self, const char *path)
{
  g_autofree char *name = path != NULL ? g_filename_display_basename (path) : NULL;
  g_autofree char *text
      = name != NULL ? g_strdup_printf (
            _ ("“%s” cannot be read as a skein. It stays as it is, and plays are not saved in it"), name)
                     : NULL;

  loose_pane_warn (&self->pane, "skein-unreadable", text);
}

static void
kept_cb (LooseSkeinPane *self, const char *path)
{
  g_autofree char *text = g_strdup_printf (_ ("The skein could not be saved in its project. It is in “%s”"), path);

  loose_pane_warn (&self->pane, "skein-kept", text);
  g_message ("%s", text);
}

/* --- the object --------------------------------------------------------------------------------------------------- */

LooseSkein *
loose_skein_pane_get_skein (LooseSkeinPane *self)
{
  g_return_val_if_fail (LOOSE_IS_SKEIN_PANE (self), NULL);
  return self->skein;
}

void
loose_skein_pane_choose (LooseSkeinPane *self, guint32 knot)
{
  g_return_if_fail (LOOSE_IS_SKEIN_PANE (self));
  loose_skein_view_choose (self->view, knot);
}

static void
loose_skein_pane_focus (LoosePane *pane)
{
  LooseSkeinPane *self = LOOSE_SKEIN_PANE (pane);

  if (loose_skein_view_get_chosen (self->view) == 0)
    loose_skein_view_choose (self->view, leaf_skein_active (loose_skein_get (self->skein)));
  gtk_widget_grab_focus (GTK_WIDGET (self->view));
}

static void
loose_skein_pane_connected (LoosePane *pane)
{
  LooseSkeinPane *self = LOOSE_SKEIN_PANE (pane);
  LooseSession *session = pane->session;

  self->skein = loose_skein_new (session);
  loose_skein_view_set_skein (self->view, self->skein);
  g_signal_connect_object (self->skein, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->skein, "ran", G_CALLBACK (ran_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->skein, "conflict", G_CALLBACK (conflict_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->skein, "failed", G_CALLBACK (failed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->skein, "unreadable", G_CALLBACK (unreadable_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->skein, "kept", G_CALLBACK (kept_cb), self, G_CONNECT_SWAPPED);
  update (self);
}

static void
loose_skein_pane_dispose (GObject *object)
{
  LooseSkeinPane *self = LOOSE_SKEIN_PANE (object);

  if (self->skein != NULL)
    loose_skein_keep (self->skein);
  loose_pane_remove_children (LOOSE_PANE (self));
  g_clear_object (&self->skein);
  G_OBJECT_CLASS (loose_skein_pane_parent_class)->dispose (object);
}

static const LooseChild children[] = {
  LOOSE_CHILD (LooseSkeinPane, view),         LOOSE_CHILD (LooseSkeinPane, answer),
  LOOSE_CHILD (LooseSkeinPane, title),        LOOSE_CHILD (LooseSkeinPane, result),
  LOOSE_CHILD (LooseSkeinPane, play),         LOOSE_CHILD (LooseSkeinPane, bless),
  LOOSE_CHILD (LooseSkeinPane, bless_thread), LOOSE_CHILD (LooseSkeinPane, undo),
  LOOSE_CHILD (LooseSkeinPane, lock),         LOOSE_CHILD (LooseSkeinPane, name),
  LOOSE_CHILD (LooseSkeinPane, remove),       LOOSE_CHILD (LooseSkeinPane, run_all),
};

static void
loose_skein_pane_class_init (LooseSkeinPaneClass *klass)
{
  static const struct {
    const char *name;
    GCallback callback;
  } callbacks[] = {
    { "play_cb", G_CALLBACK (play_cb) },
    { "bless_cb", G_CALLBACK (bless_cb) },
    { "lock_cb", G_CALLBACK (lock_cb) },
    { "remove_cb", G_CALLBACK (remove_cb) },
    { "name_cb", G_CALLBACK (name_cb) },
    { "run_all_cb", G_CALLBACK (run_all_cb) },
    { "run_here_cb", G_CALLBACK (run_here_cb) },
    { "add_tests_cb", G_CALLBACK (add_tests_cb) },
    { "bless_all_cb", G_CALLBACK (bless_all_cb) },
    { "bless_thread_cb", G_CALLBACK (bless_thread_cb) },
    { "undo_cb", G_CALLBACK (loose_skein_pane_undo) },
    { "chosen_cb", G_CALLBACK (update) },
    { "gtk_popover_popdown", G_CALLBACK (gtk_popover_popdown) },
  };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  LoosePaneClass *pane_class = LOOSE_PANE_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = loose_skein_pane_dispose;
  pane_class->connected = loose_skein_pane_connected;
  pane_class->focus = loose_skein_pane_focus;
  g_type_ensure (LOOSE_TYPE_SKEIN_VIEW);
  loose_pane_class_set_template (pane_class, "loose-skein-pane", children, G_N_ELEMENTS (children));
  for (guint i = 0; i < G_N_ELEMENTS (callbacks); i++)
    gtk_widget_class_bind_template_callback_full (widget_class, callbacks[i].name, callbacks[i].callback);
}

static void
loose_skein_pane_init (LooseSkeinPane *self)
{
  GtkTextBuffer *buffer;

  loose_template_init (GTK_WIDGET (self));
  g_signal_connect_object (self->bless, "map", G_CALLBACK (keep_width_of_bless), self, G_CONNECT_SWAPPED);
  buffer = gtk_text_view_get_buffer (self->answer);
  gtk_text_buffer_create_tag (buffer, "missing", "strikethrough", TRUE, "background", "rgba(224,60,50,0.28)", NULL);
  gtk_text_buffer_create_tag (buffer, "added", "underline", PANGO_UNDERLINE_SINGLE, "background",
                              "rgba(50,190,100,0.28)", NULL);
}
