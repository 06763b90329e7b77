/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-sentence-dialog.h"
#include "loose-rulebooks-testing.h"

#include "loose-list-entry.h"
#include "loose-format.h"
#include "loose-template.h"

#include <glib/gi18n.h>
#include <string.h>

#define LIST_HEIGHT  220
#define LIST_WIDTH   380
#define NOTES_HEIGHT 64

struct _LooseSentenceDialog {
  AdwMessageDialog parent_instance;

  LooseSession *session;
  LeafProgram *program;
  LooseCompiler *compiler;       /* compiles the story with each sentence */
  LeafEditRequest request;       /* what is known of it at first; the words are in the entry */
  GArray *candidates;            /* guint32: the rules or rulebooks to choose from */
  GArray *shown;                 /* guint32: those that match the search */
  GtkStringList *titles;         /* of `shown` */
  GtkSingleSelection *selection; /* NULL: there is nothing to choose */
  GtkWidget *search, *list;
  GtkWidget *entry; /* NULL: no words are needed */
  GtkWidget *preview;
  GtkWidget *warning; /* says which existing sentence it would override, … */
  GtkWidget *change;  /* … and offers to change that sentence instead */
  GtkWidget *stands;  /* says between which rules the rule would be */
  GtkWidget *problem; /* says which problem the sentence would cause */
  gboolean is_stale;  /* the source has changed since it was opened */
};

G_DEFINE_FINAL_TYPE (LooseSentenceDialog, loose_sentence_dialog, ADW_TYPE_MESSAGE_DIALOG)

/* --- heading and question ----------------------------------------------------------------------------------------- */

static gboolean
asks_for_rulebook (const LooseSentenceDialog *self)
{
  return self->request.sort == LEAF_WRITE_LISTED;
}

static gboolean
asks_for_rule (const LooseSentenceDialog *self)
{
  return (self->request.sort >= LEAF_WRITE_LISTED_BEFORE && self->request.sort <= LEAF_WRITE_LISTED_INSTEAD_OF)
         || self->request.sort == LEAF_WRITE_SUBSTITUTES;
}

static void
describe (const LooseSentenceDialog *self, const char **heading, const char **question)
{
  switch (self->request.sort) {
  case LEAF_WRITE_LISTED:
    *heading = _ ("List in a Rulebook");
    *question = _ ("Choose a rulebook for this rule.");
    break;
  case LEAF_WRITE_LISTED_BEFORE:
    *heading = _ ("List Before a Rule");
    *question = _ ("Choose the rule that this rule goes before.");
    break;
  case LEAF_WRITE_LISTED_AFTER:
    *heading = _ ("List After a Rule");
    *question = _ ("Choose the rule that this rule goes after.");
    break;
  case LEAF_WRITE_LISTED_INSTEAD_OF:
    *heading = _ ("List Instead of a Rule");
    *question = _ ("Choose the rule to replace.");
    break;
  case LEAF_WRITE_SUBSTITUTES:
    *heading = _ ("Substitute Another Rule");
    *question = _ ("Choose the rule to run instead.");
    break;
  case LEAF_WRITE_RESPONSE:
    *heading = _ ("Change Response");
    *question = _ ("Enter the new text.");
    break;
  case LEAF_WRITE_NAME:
    *heading = _ ("Name Rule");
    *question = _ ("Enter a name.");
    break;
  case LEAF_WRITE_DOES_NOTHING:
  case LEAF_WRITE_LISTED_FIRST:
  case LEAF_WRITE_LISTED_LAST:
  case LEAF_WRITE_NOT_LISTED:
    *heading = _ ("Does Nothing When…");
    *question = _ ("Enter a condition.");
    break;
  }
}

/* --- the sentence ------------------------------------------------------------------------------------------------- */

/* Gets the edit for what is chosen and typed. Returns FALSE with the reason if no sentence can express it. */
static gboolean
try_to_write (LooseSentenceDialog *self, LeafEdit *edit, char **why_not)
{
  LeafEditRequest request = self->request;
  guint chosen
      = self->selection != NULL ? gtk_single_selection_get_selected (self->selection) : GTK_INVALID_LIST_POSITION;
  guint32 id = chosen < self->shown->len ? g_array_index (self->shown, guint32, chosen) : 0;

  if (self->entry != NULL)
    request.words = gtk_editable_get_text (GTK_EDITABLE (self->entry));
  if (request.sort == LEAF_WRITE_SUBSTITUTES && *request.words == '\0')
    request.words = NULL; /* always */
  if (asks_for_rulebook (self))
    request.rulebook = id;
  else if (asks_for_rule (self))
    request.other = id;
  return leaf_program_write_in (self->program, &request, edit, loose_format_translate, NULL, why_not);
}

/* Makes the edit replace the sentence that would be overridden, keeping that sentence's full stop. */
static void
put_in_its_place (LooseSentenceDialog *self, LeafEdit *edit)
{
  const char *source = leaf_program_source_text (self->program, edit->overtakes.source);
  gsize length = strlen (edit->sentence);

  if (length > 0 && edit->sentence[length - 1] == '.' && source[edit->overtakes.end] == '.')
    length--;
  edit->place = edit->overtakes;
  g_free (edit->text);
  edit->text = g_strndup (edit->sentence, length);
  edit->lead = 0;
  edit->length = (guint32) length;
}

static gboolean
is_changing (LooseSentenceDialog *self)
{
  return gtk_widget_get_visible (self->change) && gtk_check_button_get_active (GTK_CHECK_BUTTON (self->change));
}

/* Gets the edit that will be made: a new sentence, or the change of the existing one. */
static gboolean
find_edit (LooseSentenceDialog *self, LeafEdit *edit, char **why_not)
{
  if (!try_to_write (self, edit, why_not))
    return FALSE;
  if (edit->overtakes.source != 0 && is_changing (self))
    put_in_its_place (self, edit);
  return TRUE;
}

/* Warns about an existing sentence about the same rule, which would no longer count. */
static void
show_overtaken (LooseSentenceDialog *self, LeafPlace place)
{
  g_autofree char *words = NULL, *text = NULL;
  guint32 line = 0;
  gboolean can = place.source != 0 && place.source == loose_session_get_source (self->session, self->program);

  gtk_widget_set_visible (self->warning, can);
  gtk_widget_set_visible (self->change, can);
  if (!can)
    return;
  words = loose_format_place (self->program, place);
  leaf_program_line (self->program, place.source, place.start, &line, NULL);
  /* translators: a sentence of the source, and the number of its line */
  text = g_strdup_printf (_ ("This replaces “%s.” (line %u), which lists the rule elsewhere."), words, line);
  gtk_label_set_text (GTK_LABEL (self->warning), text);
}

static void
show_problem (LooseSentenceDialog *self, const char *sentence)
{
  gtk_label_set_text (GTK_LABEL (self->problem), sentence != NULL ? sentence : "");
  gtk_widget_set_visible (self->problem, sentence != NULL);
}

const char *
loose_sentence_dialog_get_problem (LooseSentenceDialog *self)
{
  g_return_val_if_fail (LOOSE_IS_SENTENCE_DIALOG (self), NULL);
  return gtk_widget_get_visible (self->problem) ? gtk_label_get_text (GTK_LABEL (self->problem)) : NULL;
}

const char *
loose_sentence_dialog_get_sentence (LooseSentenceDialog *self)
{
  g_return_val_if_fail (LOOSE_IS_SENTENCE_DIALOG (self), NULL);
  return gtk_label_get_text (GTK_LABEL (self->preview));
}

const char *
loose_sentence_dialog_get_warning (LooseSentenceDialog *self)
{
  g_return_val_if_fail (LOOSE_IS_SENTENCE_DIALOG (self), NULL);
  return gtk_widget_get_visible (self->warning) ? gtk_label_get_text (GTK_LABEL (self->warning)) : NULL;
}

gboolean
loose_sentence_dialog_is_trying (LooseSentenceDialog *self)
{
  g_return_val_if_fail (LOOSE_IS_SENTENCE_DIALOG (self), FALSE);
  return loose_compiler_is_busy (self->compiler);
}

/* The first problem that only the program with the sentence has, because a sentence may be correct by itself and
 * conflict with another. Problems are compared by their texts, because an edit moves all places after it. Free with
 * g_free. */
static char *
find_new_problem (LeafProgram *before, LeafProgram *after)
{
  g_autoptr (GHashTable) known = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint32 i = 0; i < leaf_program_n_problems (before); i++) {
    const char *sentence = leaf_program_problem (before, i).sentence;
    g_hash_table_insert (known, (gpointer) sentence,
                         GUINT_TO_POINTER (GPOINTER_TO_UINT (g_hash_table_lookup (known, sentence)) + 1));
  }
  for (guint32 i = 0; i < leaf_program_n_problems (after); i++) {
    const char *sentence = leaf_program_problem (after, i).sentence;
    guint n = GPOINTER_TO_UINT (g_hash_table_lookup (known, sentence));

    if (n == 0) {
      LeafProblem problem = leaf_program_problem (after, i);

      return loose_format_problem (&problem);
    }
    g_hash_table_insert (known, (gpointer) sentence, GUINT_TO_POINTER (n - 1));
  }
  return NULL;
}

/* Where the rule would be in the program with the sentence. The Laws decide how near the other rule that is. */
static char *
describe_place (LooseSentenceDialog *self, LeafProgram *after, guint32 other)
{
  const char *name = leaf_program_rule (self->program, self->request.rule).name,
             *other_name = leaf_program_rule (self->program, other).name;
  guint32 rule = name != NULL ? leaf_program_find_rule (after, name) : 0;
  guint32 book = leaf_program_find_rulebook (after, leaf_program_rulebook (self->program, self->request.rulebook).name);
  guint32 n = book != 0 ? leaf_program_rulebook (after, book).n_rules : 0, at = 0, above, below, beside;
  g_autofree char *upper = NULL, *lower = NULL, *text = NULL;

  while (at < n && leaf_program_rulebook_rule (after, book, at) != rule)
    at++;
  if (rule == 0 || at >= n || n < 2)
    return NULL;
  above = at > 0 ? leaf_program_rulebook_rule (after, book, at - 1) : 0;
  below = at + 1 < n ? leaf_program_rulebook_rule (after, book, at + 1) : 0;
  upper = above != 0 ? loose_format_rule (after, above) : NULL;
  lower = below != 0 ? loose_format_rule (after, below) : NULL;
  text = upper == NULL   ? g_strdup_printf (_ ("The rule will be first, above “%s”."), lower)
         : lower == NULL ? g_strdup_printf (_ ("The rule will be last, below “%s”."), upper)
                         : g_strdup_printf (_ ("The rule will be between “%s” and “%s”."), upper, lower);
  beside = self->request.sort == LEAF_WRITE_LISTED_BEFORE ? below : above;
  if (beside != 0 && g_strcmp0 (leaf_program_rule (after, beside).name, other_name) == 0)
    return g_steal_pointer (&text);
  return g_strdup_printf (
      _ ("%s The sentence only says which of the two runs first. The Laws order the rules in between."), text);
}

static void
show_place (LooseSentenceDialog *self, LeafProgram *after)
{
  guint chosen
      = self->selection != NULL ? gtk_single_selection_get_selected (self->selection) : GTK_INVALID_LIST_POSITION;
  gboolean is_beside = self->request.sort == LEAF_WRITE_LISTED_BEFORE || self->request.sort == LEAF_WRITE_LISTED_AFTER;
  g_autofree char *text = after != NULL && is_beside && chosen < self->shown->len
                              ? describe_place (self, after, g_array_index (self->shown, guint32, chosen))
                              : NULL;

  gtk_label_set_text (GTK_LABEL (self->stands), text != NULL ? text : "");
  gtk_widget_set_visible (self->stands, text != NULL);
}

const char *
loose_sentence_dialog_get_place (LooseSentenceDialog *self)
{
  g_return_val_if_fail (LOOSE_IS_SENTENCE_DIALOG (self), NULL);
  return gtk_widget_get_visible (self->stands) ? gtk_label_get_text (GTK_LABEL (self->stands)) : NULL;
}

static void
tried_cb (LooseSentenceDialog *self, LeafProgram *program)
{
  g_autofree char *problem = find_new_problem (self->program, program);

  show_problem (self, problem);
  show_place (self, problem == NULL ? program : NULL);
  adw_message_dialog_set_response_enabled (ADW_MESSAGE_DIALOG (self), "write", problem == NULL);
}

/* Shows the sentence and tries it. It may be written before it has been tried, so that a fast typist does not wait; one
 * Undo removes it. */
static void
show_sentence (LooseSentenceDialog *self)
{
  g_auto (LeafEdit) edit = { 0 };
  g_autofree char *why_not = NULL;
  gboolean can;

  if (self->is_stale)
    return;
  can = try_to_write (self, &edit, &why_not);
  show_overtaken (self, can ? edit.overtakes : (LeafPlace) { 0 });
  if (can && edit.overtakes.source != 0 && is_changing (self))
    put_in_its_place (self, &edit);
  loose_compiler_cancel (self->compiler);
  show_problem (self, NULL);
  if (!can)
    show_place (self, NULL);
  if (can)
    loose_session_compile_with_edit (self->session, self->compiler, self->program, &edit);
  gtk_label_set_text (GTK_LABEL (self->preview), can ? edit.sentence : why_not);
  if (can)
    gtk_widget_remove_css_class (self->preview, "refused");
  else
    gtk_widget_add_css_class (self->preview, "refused");
  adw_message_dialog_set_response_enabled (ADW_MESSAGE_DIALOG (self), "write", can);
}

/* Nothing can be written into a source that has changed, perhaps because another program changed its file. What was
 * typed stays, until the author closes the dialog: a response would close it before it is known to fail. */
static void
source_changed_cb (LooseSentenceDialog *self)
{
  self->is_stale = TRUE;
  loose_compiler_cancel (self->compiler);
  show_problem (self, NULL);
  gtk_label_set_text (GTK_LABEL (self->preview),
                      _ ("The source has changed meanwhile. Copy what you typed, close this dialog, and try again."));
  gtk_widget_add_css_class (self->preview, "refused");
  adw_message_dialog_set_response_enabled (ADW_MESSAGE_DIALOG (self), "write", FALSE);
}

static void
follow_source (LooseSentenceDialog *self)
{
  GPtrArray *pages = loose_session_get_pages (self->session);

  for (guint i = 0; i < pages->len; i++)
    g_signal_connect_object (loose_page_get_buffer (g_ptr_array_index (pages, i)), "changed",
                             G_CALLBACK (source_changed_cb), self, G_CONNECT_SWAPPED);
}

static void
loose_sentence_dialog_response (AdwMessageDialog *dialog, const char *response)
{
  LooseSentenceDialog *self = LOOSE_SENTENCE_DIALOG (dialog);
  g_auto (LeafEdit) edit = { 0 };

  if (g_str_equal (response, "write") && find_edit (self, &edit, NULL)
      && !loose_session_write (self->session, self->program, &edit))
    gtk_widget_error_bell (GTK_WIDGET (self));
}

/* --- choosing ----------------------------------------------------------------------------------------------------- */

static char *
candidate_title (LooseSentenceDialog *self, guint32 id)
{
  return asks_for_rulebook (self) ? loose_format_with_capital (leaf_program_rulebook (self->program, id).name)
                                  : loose_format_rule (self->program, id);
}

static gboolean
can_be_chosen (LooseSentenceDialog *self, guint32 id)
{
  LeafEditRequest request = self->request;
  g_auto (LeafEdit) edit = { 0 };

  request.words = NULL;
  if (asks_for_rulebook (self))
    request.rulebook = id;
  else
    request.other = id;
  return leaf_program_write (self->program, &request, &edit, NULL);
}

static void
add_candidate (LooseSentenceDialog *self, guint32 id)
{
  if (can_be_chosen (self, id))
    g_array_append_val (self->candidates, id);
}

/* Finds what can be chosen. The rules of one rulebook come in their order in it; in all other cases the author's own
 * come before the library's. */
static void
find_candidates (LooseSentenceDialog *self)
{
  guint32 n
      = asks_for_rulebook (self) ? leaf_program_n_rulebooks (self->program) : leaf_program_n_rules (self->program);

  if (asks_for_rule (self) && self->request.rulebook != 0) {
    guint32 n_there = leaf_program_rulebook (self->program, self->request.rulebook).n_rules;
    g_autofree guint32 *there = g_new0 (guint32, n_there + 1);

    leaf_program_rulebook_rules (self->program, self->request.rulebook, there);
    for (guint32 i = 0; i < n_there; i++)
      add_candidate (self, there[i]);
    return;
  }
  for (int library = 0; library < 2; library++)
    for (guint32 i = 1; i <= n; i++)
      if ((asks_for_rulebook (self) ? leaf_program_rulebook (self->program, i).is_library
                                    : leaf_program_rule (self->program, i).is_library)
          == library)
        add_candidate (self, i);
}

static void
fill_list (LooseSentenceDialog *self)
{
  g_autofree char *wanted = g_utf8_casefold (gtk_editable_get_text (GTK_EDITABLE (self->search)), -1);

  g_array_set_size (self->shown, 0);
  gtk_string_list_splice (self->titles, 0, g_list_model_get_n_items (G_LIST_MODEL (self->titles)), NULL);
  for (guint i = 0; i < self->candidates->len; i++) {
    guint32 id = g_array_index (self->candidates, guint32, i);
    g_autofree char *title = candidate_title (self, id);
    g_autofree char *folded = g_utf8_casefold (title, -1);

    if (strstr (folded, wanted) == NULL)
      continue;
    g_array_append_val (self->shown, id); /* set before its title, because a screen reader may read either */
    gtk_string_list_append (self->titles, title);
  }
  show_sentence (self);
}

/* Selects what the request names already. */
static void
choose (LooseSentenceDialog *self, guint32 id)
{
  for (guint i = 0; id != 0 && i < self->shown->len; i++)
    if (g_array_index (self->shown, guint32, i) == id)
      gtk_single_selection_set_selected (self->selection, i);
}

static void
activate_cb (LooseSentenceDialog *self)
{
  g_auto (LeafEdit) edit = { 0 };

  if (loose_sentence_dialog_get_problem (self) != NULL || !try_to_write (self, &edit, NULL))
    return;
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (self), "write");
  gtk_window_destroy (GTK_WINDOW (self));
}

static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_list_item_set_child (item, label);
}

static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *label = gtk_list_item_get_child (item);
  const char *title = gtk_string_object_get_string (gtk_list_item_get_item (item));

  gtk_label_set_text (GTK_LABEL (label), title);
  loose_list_entry_name_row (label, title);
}

static void
name_widget (GtkWidget *widget, const char *name)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
add_list (LooseSentenceDialog *self, GtkBox *box)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), NULL);
  self->titles = gtk_string_list_new (NULL);
  self->selection = gtk_single_selection_new (g_object_ref (G_LIST_MODEL (self->titles)));
  self->list = gtk_list_view_new (NULL, factory);
  gtk_list_view_set_model (GTK_LIST_VIEW (self->list), GTK_SELECTION_MODEL (self->selection));
  gtk_widget_add_css_class (self->list, "navigation-sidebar");
  name_widget (self->list, asks_for_rulebook (self) ? _ ("Rulebooks") : _ ("Rules"));
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), self->list);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scrolled), LIST_HEIGHT);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scrolled), TRUE);
  gtk_widget_add_css_class (scrolled, "card");
  gtk_widget_set_size_request (scrolled, LIST_WIDTH, -1);
  self->search = gtk_search_entry_new ();
  name_widget (self->search, _ ("Search"));
  gtk_search_entry_set_key_capture_widget (GTK_SEARCH_ENTRY (self->search), self->list);
  gtk_box_append (box, self->search);
  gtk_box_append (box, scrolled);
  g_signal_connect_object (self->search, "search-changed", G_CALLBACK (fill_list), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->search, "activate", G_CALLBACK (activate_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->list, "activate", G_CALLBACK (activate_cb), self, G_CONNECT_SWAPPED);
}

static void
add_entry (LooseSentenceDialog *self, GtkBox *box, const char *question)
{
  self->entry = gtk_entry_new ();
  gtk_entry_set_activates_default (GTK_ENTRY (self->entry), TRUE);
  gtk_editable_set_text (GTK_EDITABLE (self->entry), self->request.words);
  if (self->request.sort == LEAF_WRITE_SUBSTITUTES)
    gtk_entry_set_placeholder_text (GTK_ENTRY (self->entry), _ ("Always, or a condition"));
  gtk_editable_set_width_chars (GTK_EDITABLE (self->entry), 40);
  name_widget (self->entry, question);
  gtk_box_append (box, self->entry);
  g_signal_connect_object (self->entry, "changed", G_CALLBACK (show_sentence), self, G_CONNECT_SWAPPED);
}

/* --- the object --------------------------------------------------------------------------------------------------- */

static void
loose_sentence_dialog_dispose (GObject *object)
{
  LooseSentenceDialog *self = LOOSE_SENTENCE_DIALOG (object);

  g_clear_object (&self->selection);
  g_clear_object (&self->titles);
  if (self->compiler != NULL)
    loose_compiler_cancel (self->compiler);
  g_clear_object (&self->compiler);
  g_clear_object (&self->session);
  g_clear_pointer (&self->program, leaf_program_unref);
  G_OBJECT_CLASS (loose_sentence_dialog_parent_class)->dispose (object);
}

static void
loose_sentence_dialog_finalize (GObject *object)
{
  LooseSentenceDialog *self = LOOSE_SENTENCE_DIALOG (object);

  g_array_unref (self->candidates);
  g_array_unref (self->shown);
  G_OBJECT_CLASS (loose_sentence_dialog_parent_class)->finalize (object);
}

static void
loose_sentence_dialog_class_init (LooseSentenceDialogClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = loose_sentence_dialog_dispose;
  G_OBJECT_CLASS (klass)->finalize = loose_sentence_dialog_finalize;
  ADW_MESSAGE_DIALOG_CLASS (klass)->response = loose_sentence_dialog_response;
}

static void
loose_sentence_dialog_init (LooseSentenceDialog *self)
{
  self->candidates = g_array_new (FALSE, FALSE, sizeof (guint32));
  self->shown = g_array_new (FALSE, FALSE, sizeof (guint32));
}

static GtkWidget *
make_label (const char *style)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 48);
  gtk_widget_add_css_class (label, style);
  return label;
}

/* Reserves space for the result of trying the sentence, so that typing does not resize the dialog, and a long problem
 * does not push its buttons out of it. */
static GtkWidget *
make_notes (LooseSentenceDialog *self)
{
  GtkWidget *notes = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6), *scrolled = gtk_scrolled_window_new ();

  self->stands = make_label ("dim-label");
  self->problem = make_label ("error");
  gtk_box_append (GTK_BOX (notes), self->stands);
  gtk_box_append (GTK_BOX (notes), self->problem);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), notes);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (scrolled), NOTES_HEIGHT);
  return scrolled;
}

static void
build (LooseSentenceDialog *self)
{
  AdwMessageDialog *dialog = ADW_MESSAGE_DIALOG (self);
  GtkBox *box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 9));
  const char *heading = "", *question = "";

  describe (self, &heading, &question);
  adw_message_dialog_set_heading (dialog, heading);
  adw_message_dialog_set_body (dialog, question);
  adw_message_dialog_add_responses (dialog, "cancel", _ ("_Cancel"), "write", _ ("_Write Sentence"), NULL);
  adw_message_dialog_set_response_appearance (dialog, "write", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (dialog, "write");
  self->preview = make_label ("sentence-preview");
  self->warning = make_label ("warning");
  self->change = gtk_check_button_new_with_mnemonic (_ ("Change _Existing Sentence"));
  loose_template_call_button (self->change);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (self->change), TRUE);
  gtk_widget_set_visible (self->warning, FALSE);
  gtk_widget_set_visible (self->change, FALSE);
  g_signal_connect_object (self->change, "toggled", G_CALLBACK (show_sentence), self, G_CONNECT_SWAPPED);
  self->compiler = loose_compiler_new ();
  g_signal_connect_object (self->compiler, "compiled", G_CALLBACK (tried_cb), self, G_CONNECT_SWAPPED);
  if (asks_for_rule (self) || asks_for_rulebook (self))
    add_list (self, box);
  if (self->request.words != NULL)
    add_entry (self, box, self->list != NULL ? _ ("Condition") : question);
  gtk_box_append (box, self->preview);
  gtk_box_append (box, self->warning);
  gtk_box_append (box, self->change);
  gtk_box_append (box, make_notes (self));
  adw_message_dialog_set_extra_child (dialog, GTK_WIDGET (box));
  if (self->list != NULL) {
    find_candidates (self);
    fill_list (self);
    choose (self, asks_for_rulebook (self) ? self->request.rulebook : self->request.other);
    g_signal_connect_object (self->selection, "notify::selected", G_CALLBACK (show_sentence), self, G_CONNECT_SWAPPED);
  }
  show_sentence (self);
}

LooseSentenceDialog *
loose_sentence_dialog_new (GtkWindow *parent, LooseSession *session, LeafProgram *program,
                           const LeafEditRequest *request)
{
  LooseSentenceDialog *self = g_object_new (LOOSE_TYPE_SENTENCE_DIALOG, "transient-for", parent, "modal", TRUE, NULL);

  self->session = g_object_ref (session);
  self->program = leaf_program_ref (program);
  self->request = *request;
  build (self);
  follow_source (self);
  self->request.words = NULL; /* they are in the entry */
  /* Not before it is shown: its role for screen readers would be wrong. */
  g_signal_connect_object (self, "map", G_CALLBACK (gtk_widget_grab_focus),
                           self->list != NULL ? self->list : self->entry, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  return self;
}

void
loose_sentence_dialog_ask (GtkWindow *parent, LooseSession *session, LeafProgram *program,
                           const LeafEditRequest *request)
{
  gtk_window_present (GTK_WINDOW (loose_sentence_dialog_new (parent, session, program, request)));
}

/* A quoted text without its quotation marks, on one line: Inform prints the end of a line as a space, and an empty line
 * as a paragraph break. */
static char *
dup_quoted (LeafProgram *program, LeafPlace place)
{
  const char *text
      = place.source != 0 && place.end >= place.start + 2 ? leaf_program_source_text (program, place.source) : NULL;
  GString *out = g_string_new (NULL);

  for (guint32 at = place.start + 1; text != NULL && at < place.end - 1;) {
    gsize space = strspn (text + at, " \t\r\n"), n_lines = 0;

    for (gsize i = 0; i < space; i++)
      n_lines += text[at + i] == '\n';
    if (n_lines > 1)
      g_string_append (out, "[paragraph break]");
    else if (n_lines == 1)
      g_string_append_c (out, ' ');
    else
      g_string_append_len (out, text + at, space > 0 ? space : 1);
    at += MAX (space, 1);
  }
  return g_string_free (out, FALSE);
}

void
loose_sentence_dialog_ask_response (GtkWindow *parent, LooseSession *session, LeafProgram *program, guint32 rule,
                                    const LeafResponseInfo *response)
{
  g_autofree char *text = dup_quoted (program, response->text);

  loose_sentence_dialog_ask (
      parent, session, program,
      &(LeafEditRequest) { .sort = LEAF_WRITE_RESPONSE, .rule = rule, .letter = response->letter, .words = text });
}
