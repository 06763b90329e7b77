/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-references-pane.h"
#include "loose-navigation-testing.h"

#include "loose-list-entry-view.h"
#include "loose-format.h"

#include <glib/gi18n.h>
#include <string.h>

#define MOST_USES 500

struct _LooseReferencesPane {
  LoosePane pane;

  /* Template widgets */
  GtkLabel *title;
  GtkListView *list;
  GtkStack *stack;

  /* Owned */
  GtkTextMark *asked; /* where references were requested, in a page; NULL: not yet */
  LooseListEntryView *entries;
};

G_DEFINE_FINAL_TYPE (LooseReferencesPane, loose_references_pane, LOOSE_TYPE_PANE)

static const char *
words_of_role (LeafRole role)
{
  switch (role) {
  case LEAF_ROLE_DEFINES: return _ ("defined here");
  case LEAF_ROLE_SETS: return _ ("set here");
  case LEAF_ROLE_NONE:
  case LEAF_ROLE_USES:
  case LEAF_ROLE_CALLS: break;
  }
  return NULL;
}

static LeafPlace
place_at (const LeafOccurrenceInfo *uses, guint32 n, guint32 i)
{
  return i < n ? uses[i].place : (LeafPlace) { 0 };
}

static LooseListEntry *
make_entry (LeafProgram *program, const LeafOccurrenceInfo *uses, guint32 n, guint32 i, gboolean is_own)
{
  const LeafOccurrenceInfo *use = &uses[i];
  const char *role = words_of_role (use->role);
  g_autofree char *line = loose_format_line (program, use->place), *detail = NULL;
  g_autofree char *where
      = loose_format_where_among (program, use->place, is_own, place_at (uses, n, i - 1), place_at (uses, n, i + 1));

  if (role != NULL)
    detail = g_strdup_printf ("%s, %s", where, role);
  return loose_list_entry_new (line, detail != NULL ? detail : where, 0,
                               !is_own                          ? LOOSE_LIST_ENTRY_DIM
                               : use->role == LEAF_ROLE_DEFINES ? LOOSE_LIST_ENTRY_STRONG
                                                                : LOOSE_LIST_ENTRY_PLAIN,
                               use->place);
}

/* The page where references were requested; NULL if it is no longer open. */
static LoosePage *
page_asked (LooseReferencesPane *self)
{
  GtkTextBuffer *buffer = gtk_text_mark_get_deleted (self->asked) ? NULL : gtk_text_mark_get_buffer (self->asked);

  return buffer != NULL ? loose_page_of_buffer (buffer) : NULL;
}

/* Adds the references in the file where the request was made, or all others. The others come later, because the library
 * has many. */
static void
add_entries (LooseReferencesPane *self, GPtrArray *entries, const LeafOccurrenceInfo *uses, guint32 n,
             gboolean of_story)
{
  LeafProgram *program = loose_session_get_program (self->pane.session);
  LoosePage *page = page_asked (self);
  guint32 own = page != NULL ? loose_page_get_source (page, program) : 0;

  for (guint32 i = 0; i < n && entries->len < MOST_USES; i++)
    if ((uses[i].place.source == own) == of_story)
      g_ptr_array_add (entries, make_entry (program, uses, n, i, of_story));
}

static gboolean
fill (LooseReferencesPane *self)
{
  LeafProgram *program = loose_session_get_program (self->pane.session);
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func (g_object_unref);
  g_autofree char *description = NULL;
  LeafOccurrenceInfo info = { 0 };

  if (program != NULL && self->asked != NULL) {
    GtkTextIter iter;
    guint32 n;

    LoosePage *page = page_asked (self);

    if (page != NULL)
      gtk_text_buffer_get_iter_at_mark (gtk_text_mark_get_buffer (self->asked), &iter, self->asked);
    if (page != NULL
        && leaf_program_occurrence (program, loose_page_get_source (page, program), loose_page_get_byte (page, &iter),
                                    &info)) {
      g_autofree LeafOccurrenceInfo *uses = leaf_program_uses (program, &info, &n);

      description = loose_format_occurrence (program, &info);
      add_entries (self, entries, uses, n, TRUE);
      add_entries (self, entries, uses, n, FALSE);
    }
  }
  gtk_label_set_text (self->title, description != NULL ? description : "");
  loose_list_entry_view_fill (self->entries, entries);
  gtk_stack_set_visible_child_name (self->stack, entries->len > 0 ? "list" : "empty");
  return entries->len > 0;
}

static void
forget_asked (LooseReferencesPane *self)
{
  if (self->asked != NULL && !gtk_text_mark_get_deleted (self->asked))
    gtk_text_buffer_delete_mark (gtk_text_mark_get_buffer (self->asked), self->asked);
  g_clear_object (&self->asked);
}

gboolean
loose_references_pane_ask (LooseReferencesPane *self)
{
  g_return_val_if_fail (LOOSE_IS_REFERENCES_PANE (self), FALSE);
  GtkTextBuffer *buffer = GTK_TEXT_BUFFER (loose_session_get_buffer (self->pane.session));
  GtkTextIter iter;

  gtk_text_buffer_get_iter_at_mark (buffer, &iter, gtk_text_buffer_get_insert (buffer));
  forget_asked (self);
  self->asked = g_object_ref (gtk_text_buffer_create_mark (buffer, NULL, &iter, TRUE));
  return fill (self);
}

static void
loose_references_pane_focus (LoosePane *pane)
{
  LooseReferencesPane *self = LOOSE_REFERENCES_PANE (pane);

  loose_list_entry_view_focus (self->entries);
}

GListModel *
loose_references_pane_get_model (LooseReferencesPane *self)
{
  g_return_val_if_fail (LOOSE_IS_REFERENCES_PANE (self), NULL);
  return loose_list_entry_view_get_model (self->entries);
}

const char *
loose_references_pane_get_title (LooseReferencesPane *self)
{
  g_return_val_if_fail (LOOSE_IS_REFERENCES_PANE (self), NULL);
  return gtk_label_get_text (self->title);
}

static void
loose_references_pane_program_changed (LoosePane *pane)
{
  LooseReferencesPane *self = LOOSE_REFERENCES_PANE (pane);

  if (self->asked != NULL)
    fill (self);
}

static void
loose_references_pane_connected (LoosePane *pane)
{
  LooseReferencesPane *self = LOOSE_REFERENCES_PANE (pane);
  LooseSession *session = pane->session;

  loose_list_entry_view_set_session (self->entries, session, LOOSE_LIST_ENTRY_VIEW_OF_STORY);
}

static void
loose_references_pane_dispose (GObject *object)
{
  LooseReferencesPane *self = LOOSE_REFERENCES_PANE (object);

  g_clear_object (&self->entries);
  forget_asked (self);
  G_OBJECT_CLASS (loose_references_pane_parent_class)->dispose (object);
}

static const LooseChild children[] = {

  LOOSE_CHILD (LooseReferencesPane, title),
  LOOSE_CHILD (LooseReferencesPane, list),
  LOOSE_CHILD (LooseReferencesPane, stack),
};

static void
loose_references_pane_class_init (LooseReferencesPaneClass *klass)
{
  LoosePaneClass *pane_class = LOOSE_PANE_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = loose_references_pane_dispose;
  pane_class->connected = loose_references_pane_connected;
  pane_class->program_changed = loose_references_pane_program_changed;
  pane_class->focus = loose_references_pane_focus;
  loose_pane_class_set_template (pane_class, "loose-references-pane", children, G_N_ELEMENTS (children));
}

static void
loose_references_pane_init (LooseReferencesPane *self)
{
  loose_template_init (GTK_WIDGET (self));
  self->entries = loose_list_entry_view_new (self->list, FALSE);
}
