/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-why-pane.h"
#include "loose-trace-testing.h"

#include "loose-list-entry-view.h"
#include "loose-sentence-dialog.h"
#include "loose-format.h"

#include <glib/gi18n.h>

struct _LooseWhyPane {
  LoosePane pane;

  /* Template widgets */
  GtkLabel *title;
  GtkWidget *previous, *next;
  GtkWidget *change;
  GtkListView *list;
  GtkStack *stack;

  /* Borrowed */
  LooseTurnQuery *turn_query;

  /* Owned */
  LooseListEntryView *entries;
  gboolean wants_focus; /* the first line of the next answer gets the focus */
};

G_DEFINE_FINAL_TYPE (LooseWhyPane, loose_why_pane, LOOSE_TYPE_PANE)

static void
add (GPtrArray *entries, const char *text, const char *detail, guint level, LooseListEntryTone tone, LeafPlace place)
{
  g_ptr_array_add (entries, loose_list_entry_new (text, detail, level, tone, place));
}

/* --- what happened to a rule -------------------------------------------------------------------------------------- */

static void
add_clauses (GPtrArray *entries, LeafProgram *program, const LeafClauseState *clauses)
{
  for (; clauses != NULL && clauses->place.source != 0; clauses++) {
    g_autofree char *quoted = loose_format_place (program, clauses->place);
    /* A clause that the source implies is in parentheses. */
    g_autofree char *words = clauses->unsaid != NULL ? g_strdup_printf ("(%s)", _ (clauses->unsaid))
                                                     : g_strdup_printf (_ ("“%s”"), quoted);
    const char *form = clauses->holds > 0    ? _ ("✓ %s held")
                       : clauses->holds == 0 ? _ ("✗ %s did not hold")
                                             : _ ("– %s was not checked");
    g_autofree char *text = g_strdup_printf (form, words);
    LooseListEntryTone tone = clauses->holds > 0    ? LOOSE_LIST_ENTRY_GOOD
                              : clauses->holds == 0 ? LOOSE_LIST_ENTRY_BAD
                                                    : LOOSE_LIST_ENTRY_DIM;

    add (entries, text, clauses->values, 1, tone, clauses->place);
  }
}

static void
add_rule (GPtrArray *entries, LeafProgram *program, guint32 rule, const char *detail)
{
  g_autofree char *words = rule != 0 ? loose_format_rule (program, rule) : NULL;

  if (words != NULL)
    add (entries, words, detail, 1, LOOSE_LIST_ENTRY_PLAIN, leaf_program_rule (program, rule).place);
}

/* The targets of an answer's links, besides the rule itself. */
static void
add_links (GPtrArray *entries, LeafProgram *program, const LeafRuleAnswer *answer)
{
  g_autofree char *sentence = answer->place.source != 0 ? loose_format_place (program, answer->place) : NULL;

  add_clauses (entries, program, answer->clauses);
  add_rule (entries, program, answer->by, _ ("deciding rule"));
  if (sentence != NULL && *sentence != '\0')
    add (entries, sentence, _ ("deciding sentence"), 1, LOOSE_LIST_ENTRY_PLAIN, answer->place);
  if (answer->rulebook != 0 && answer->sort != LEAF_ANSWER_RAN) {
    LeafRulebookInfo book = leaf_program_rulebook (program, answer->rulebook);
    g_autofree char *name = loose_format_with_capital (book.name), *words = g_strdup_printf (_ ("%s rules"), name);

    add (entries, words, _ ("rulebook"), 1, LOOSE_LIST_ENTRY_PLAIN, book.place);
  }
}

static char *
dup_answer (LeafProgram *program, const LeafRuleAnswer *answer)
{
  g_auto (LeafAnswerSentence) said = leaf_answer_to_sentence (program, answer);
  g_autofree char *words = loose_format_said (&said);

  return loose_format_with_capital (words);
}

/* Returns TRUE if two answers read alike. A run of such answers is shown once, with its length. */
static gboolean
is_same (LeafProgram *program, const LeafRuleAnswer *one, const LeafRuleAnswer *other)
{
  g_autofree char *words = dup_answer (program, one), *others = dup_answer (program, other);
  const LeafClauseState *a = one->clauses, *b = other->clauses;

  if (!g_str_equal (words, others) || (a == NULL) != (b == NULL))
    return FALSE;
  for (; a != NULL && a->place.source != 0 && b->place.source != 0; a++, b++)
    if (a->holds != b->holds || g_strcmp0 (a->values, b->values) != 0)
      return FALSE;
  return TRUE;
}

static void
show_rule (LooseWhyPane *self, GPtrArray *entries, LooseTurn *turn)
{
  LeafProgram *program = loose_turn_get_program (turn);
  guint32 n, rule = loose_turn_query_get_rule (self->turn_query);
  const LeafRuleAnswer *answers = loose_turn_query_get_answers (self->turn_query, &n);

  for (guint32 i = 0; i < n; i++) {
    g_autofree char *words = NULL, *often = NULL;
    guint32 times = 1;

    while (i + 1 < n && is_same (program, &answers[i], &answers[i + 1]))
      times++, i++;
    words = dup_answer (program, &answers[i]);
    often = times > 1 ? g_strdup_printf (_ ("%u times"), times) : NULL;
    add (entries, words, often, 0, answers[i].sort == LEAF_ANSWER_RAN ? LOOSE_LIST_ENTRY_GOOD : LOOSE_LIST_ENTRY_STRONG,
         leaf_program_rule (program, rule).place);
    add_links (entries, program, &answers[i]);
  }
}

/* --- what happened to something other than a rule ----------------------------------------------------------------- */

static void
show_findings (LooseWhyPane *self, GPtrArray *entries)
{
  guint32 n;
  const LeafFinding *findings = loose_turn_query_get_findings (self->turn_query, &n);

  for (guint32 i = 0; i < n; i++) {
    LooseListEntryTone tone = findings[i].holds > 0    ? LOOSE_LIST_ENTRY_GOOD
                              : findings[i].level == 0 ? LOOSE_LIST_ENTRY_STRONG
                              : findings[i].holds == 0 ? LOOSE_LIST_ENTRY_BAD
                                                       : LOOSE_LIST_ENTRY_PLAIN;
    g_autofree char *words = loose_format_said (&findings[i].said);

    add (entries, words, NULL, findings[i].level, tone, findings[i].place);
    if (findings[i].rule != 0)
      add_rule (entries, loose_turn_get_program (loose_turn_query_get_turn (self->turn_query)), findings[i].rule,
                _ ("deciding rule"));
  }
}

/* --- where a text came from --------------------------------------------------------------------------------------- */

static gboolean
find_response (LooseWhyPane *self, guint32 *rule, LeafResponseInfo *response)
{
  LooseTurn *turn = loose_turn_query_get_turn (self->turn_query);
  guint node = loose_turn_query_get_text_node (self->turn_query);
  LeafPlace place = node != 0 ? loose_turn_get_node (turn, node)->place : (LeafPlace) { 0 };

  return place.source != 0
         && leaf_program_response_at (loose_turn_get_program (turn), place.source, place.start, rule, response);
}

static void
show_text (LooseWhyPane *self, GPtrArray *entries, LooseTurn *turn)
{
  guint node = loose_turn_query_get_text_node (self->turn_query);
  guint32 rule;
  LeafResponseInfo response;

  for (guint i = node; i != 0; i = loose_turn_get_node (turn, i)->parent) {
    g_autofree char *title = loose_turn_dup_title (turn, i), *outcome = loose_turn_dup_outcome (turn, i);
    LooseListEntryTone tone = i == node                                   ? LOOSE_LIST_ENTRY_STRONG
                              : loose_turn_get_node (turn, i)->is_library ? LOOSE_LIST_ENTRY_DIM
                                                                          : LOOSE_LIST_ENTRY_PLAIN;

    add (entries, title, i == node ? _ ("printed here") : outcome, i != node, tone, loose_turn_get_place (turn, i));
    if (i == node && find_response (self, &rule, &response)) {
      g_autofree char *words = loose_format_with_capital (response.name);

      add (entries, words, _ ("can be changed by a sentence"), 1, LOOSE_LIST_ENTRY_PLAIN, response.text);
    }
  }
}

gboolean
loose_why_pane_change_text (LooseWhyPane *self)
{
  g_return_val_if_fail (LOOSE_IS_WHY_PANE (self), FALSE);
  LooseTurn *turn = loose_turn_query_get_turn (self->turn_query);
  guint node = loose_turn_query_get_text_node (self->turn_query);
  guint32 rule = 0;
  LeafResponseInfo response;
  LeafProgram *program;

  if (turn == NULL || node == 0)
    return FALSE;
  program = loose_turn_get_program (turn);
  if (!loose_turn_get_node (turn, node)->is_library || !find_response (self, &rule, &response)) {
    loose_session_show_place (self->pane.session, program, loose_turn_get_node (turn, node)->place, TRUE);
    return loose_turn_get_node (turn, node)->place.source != 0;
  }
  if (program != loose_session_get_program (self->pane.session)) {
    gtk_widget_error_bell (GTK_WIDGET (self));
    return FALSE;
  }
  loose_sentence_dialog_ask_response (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), self->pane.session, program,
                                      rule, &response);
  return TRUE;
}

static void
change_cb (LooseWhyPane *self)
{
  loose_why_pane_change_text (self);
}

/* --- showing ------------------------------------------------------------------------------------------------------ */

static char *
dup_title (LooseWhyPane *self)
{
  LeafProgram *program = loose_player_get_program (loose_session_get_player (self->pane.session));
  guint number = loose_turn_query_get_number (self->turn_query);
  LooseTurn *turn = loose_turn_query_get_turn (self->turn_query);
  const char *command = turn != NULL ? loose_turn_get_command (turn) : "";
  g_autofree char *when
      = number == 0 ? g_strdup (_ ("before the first command"))
                    : g_strdup_printf (*command != '\0' ? _ ("in turn %u: %s") : _ ("in turn %u"), number, command);
  g_autofree char *rule = NULL;

  if (number == G_MAXUINT)
    return g_strdup (_ ("Play the story first. The answer depends on the turn."));
  if (loose_turn_query_get_asked (self->turn_query) == LOOSE_ASKED_TEXT)
    return g_strdup_printf (_ ("Origin of text, %s"), when);
  if (loose_turn_query_get_asked (self->turn_query) == LOOSE_ASKED_OTHER)
    /* the words of an Understand sentence have quotation marks */
    return *loose_turn_query_get_other (self->turn_query) == '"'
               ? g_strjoin (" ", loose_turn_query_get_other (self->turn_query), when, NULL)
               : g_strdup_printf (_ ("“%s” %s"), loose_turn_query_get_other (self->turn_query), when);
  if (loose_turn_query_get_rule (self->turn_query) == 0)
    return g_strdup (_ ("The running story has no such rule."));
  rule = loose_format_rule (program, loose_turn_query_get_rule (self->turn_query));
  return g_strdup_printf (_ ("“%s” %s"), rule, when);
}

static void
update (LooseWhyPane *self)
{
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func (g_object_unref);
  LooseAsked asked = loose_turn_query_get_asked (self->turn_query);
  LooseTurn *turn = loose_turn_query_get_turn (self->turn_query);
  guint number = loose_turn_query_get_number (self->turn_query);
  g_autofree char *title = asked != LOOSE_ASKED_NOTHING ? dup_title (self) : g_strdup ("");

  gtk_stack_set_visible_child_name (self->stack, asked != LOOSE_ASKED_NOTHING ? "answer" : "empty");
  gtk_label_set_text (self->title, title);
  gtk_widget_set_sensitive (self->previous, number != G_MAXUINT && number > 0);
  gtk_widget_set_sensitive (self->next,
                            number != G_MAXUINT && number + 1 < loose_turn_query_get_n_turns (self->turn_query));
  if (turn != NULL && asked == LOOSE_ASKED_RULE)
    show_rule (self, entries, turn);
  else if (turn != NULL && asked == LOOSE_ASKED_OTHER)
    show_findings (self, entries);
  else if (turn != NULL && asked == LOOSE_ASKED_TEXT)
    show_text (self, entries, turn);
  gtk_widget_set_visible (self->change, asked == LOOSE_ASKED_TEXT && entries->len > 0);
  loose_list_entry_view_fill (self->entries, entries);
  loose_list_entry_view_select (self->entries, GTK_INVALID_LIST_POSITION);
  if (entries->len > 0 && self->wants_focus) {
    self->wants_focus = FALSE;
    loose_list_entry_view_focus_row (self->entries, 0);
  }
}

static void
previous_cb (LooseWhyPane *self)
{
  loose_turn_query_set_turn (self->turn_query, loose_turn_query_get_number (self->turn_query) - 1);
}

static void
next_cb (LooseWhyPane *self)
{
  loose_turn_query_set_turn (self->turn_query, loose_turn_query_get_number (self->turn_query) + 1);
}

static void
loose_why_pane_focus (LoosePane *pane)
{
  LooseWhyPane *self = LOOSE_WHY_PANE (pane);

  loose_list_entry_view_focus (self->entries);
  self->wants_focus = TRUE; /* the list may still have the previous answer */
  loose_list_entry_view_focus_row (self->entries, 0);
}

GListModel *
loose_why_pane_get_answer (LooseWhyPane *self)
{
  g_return_val_if_fail (LOOSE_IS_WHY_PANE (self), NULL);
  return loose_list_entry_view_get_model (self->entries);
}

/* --- the object --------------------------------------------------------------------------------------------------- */

static void
loose_why_pane_connected (LoosePane *pane)
{
  LooseWhyPane *self = LOOSE_WHY_PANE (pane);
  LooseSession *session = pane->session;

  self->turn_query = loose_session_get_turn_query (session);
  loose_list_entry_view_set_session (self->entries, session, LOOSE_LIST_ENTRY_VIEW_OF_PLAY);
  g_signal_connect_object (self->turn_query, "answered", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->turn_query, "turn-changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}

static void
loose_why_pane_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (loose_why_pane_parent_class)->map (widget);
  loose_turn_query_look (LOOSE_WHY_PANE (widget)->turn_query, TRUE);
}

static void
loose_why_pane_unmap (GtkWidget *widget)
{
  loose_turn_query_look (LOOSE_WHY_PANE (widget)->turn_query, FALSE);
  GTK_WIDGET_CLASS (loose_why_pane_parent_class)->unmap (widget);
}

static void
loose_why_pane_dispose (GObject *object)
{
  LooseWhyPane *self = LOOSE_WHY_PANE (object);

  g_clear_object (&self->entries);
  G_OBJECT_CLASS (loose_why_pane_parent_class)->dispose (object);
}

static const LooseChild children[] = {
  LOOSE_CHILD (LooseWhyPane, title),  LOOSE_CHILD (LooseWhyPane, previous), LOOSE_CHILD (LooseWhyPane, next),
  LOOSE_CHILD (LooseWhyPane, change), LOOSE_CHILD (LooseWhyPane, list),     LOOSE_CHILD (LooseWhyPane, stack),
};

static void
loose_why_pane_class_init (LooseWhyPaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  LoosePaneClass *pane_class = LOOSE_PANE_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = loose_why_pane_dispose;
  pane_class->connected = loose_why_pane_connected;
  pane_class->focus = loose_why_pane_focus;
  widget_class->map = loose_why_pane_map;
  widget_class->unmap = loose_why_pane_unmap;
  loose_pane_class_set_template (pane_class, "loose-why-pane", children, G_N_ELEMENTS (children));
  gtk_widget_class_bind_template_callback (widget_class, previous_cb);
  gtk_widget_class_bind_template_callback (widget_class, next_cb);
  gtk_widget_class_bind_template_callback (widget_class, change_cb);
}

static void
loose_why_pane_init (LooseWhyPane *self)
{
  loose_template_init (GTK_WIDGET (self));
  self->entries = loose_list_entry_view_new (self->list, TRUE);
}
