/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-toast.h"
#include "loose-toolkit-testing.h"

#include "loose-a11y.h"
#include "loose-template.h"

/* Looks like a toast, but is not an AdwToast. Up to libadwaita 1.2 the overlay frees its data of a toast when the toast
 * has disappeared, although the animation that showed it may still run (if one toast replaces another, or frames are
 * late) and then reads freed memory. Here there is a single label, whose text changes, so nothing is freed during an
 * animation. */

#define WORD_SECONDS 2

/* A message that stays until it is dismissed. */
typedef struct {
  char *about, *text, *button, *action;
} Kept;

struct _LooseToast {
  GtkWidget parent_instance;

  /* Template widgets */
  GtkRevealer *revealer;
  GtkLabel *label;
  GtkButton *button;
  GtkEventControllerMotion *pointer;

  /* Owned */
  char *word; /* a passing message, shown before the kept ones; NULL: none */
  guint word_timeout;
  GPtrArray *kept; /* of Kept; the first is shown */
  char *announced; /* the shown text, to screen readers; NULL: none is shown */
};

G_DEFINE_FINAL_TYPE (LooseToast, loose_toast, GTK_TYPE_WIDGET)

static void
kept_free (Kept *kept)
{
  g_free (kept->about);
  g_free (kept->text);
  g_free (kept->button);
  g_free (kept->action);
  g_free (kept);
}

static const Kept *
shown_kept (LooseToast *self)
{
  return self->word == NULL && self->kept->len > 0 ? g_ptr_array_index (self->kept, 0) : NULL;
}

const char *
loose_toast_get_text (LooseToast *self)
{
  g_return_val_if_fail (LOOSE_IS_TOAST (self), NULL);
  const Kept *kept = shown_kept (self);

  return kept != NULL ? kept->text : self->word;
}

/* Sets no text when there is none, so that a disappearing toast keeps its text. */
static void
show (LooseToast *self)
{
  const Kept *kept = shown_kept (self);
  const char *text = loose_toast_get_text (self);

  gtk_revealer_set_reveal_child (self->revealer, text != NULL);
  if (g_strcmp0 (text, self->announced) != 0) {
    g_free (self->announced);
    self->announced = g_strdup (text);
    if (text != NULL)
      loose_a11y_announce_at_focus (GTK_WIDGET (self), text);
  }
  if (text == NULL)
    return;
  gtk_label_set_text (self->label, text);
  gtk_widget_set_visible (GTK_WIDGET (self->button), kept != NULL && kept->button != NULL);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->button), kept != NULL ? kept->action : NULL);
  if (kept != NULL && kept->button != NULL)
    gtk_button_set_label (self->button, kept->button);
}

static void
forget_word (LooseToast *self)
{
  g_clear_handle_id (&self->word_timeout, g_source_remove);
  g_clear_pointer (&self->word, g_free);
}

/* The timeout waits while the pointer is on the toast. */
static gboolean
word_over_cb (gpointer data)
{
  LooseToast *self = data;

  if (gtk_event_controller_motion_contains_pointer (self->pointer))
    return G_SOURCE_CONTINUE;
  self->word_timeout = 0;
  forget_word (self);
  show (self);
  return G_SOURCE_REMOVE;
}

void
loose_toast_show (LooseToast *self, const char *text)
{
  g_return_if_fail (LOOSE_IS_TOAST (self));
  forget_word (self);
  g_clear_pointer (&self->announced, g_free); /* a repeated message is announced again */
  self->word = g_strdup (text);
  self->word_timeout = g_timeout_add_seconds (WORD_SECONDS, word_over_cb, self);
  show (self);
}

static Kept *
find_kept (LooseToast *self, const char *about, guint *at)
{
  for (*at = 0; *at < self->kept->len; ++*at) {
    Kept *kept = g_ptr_array_index (self->kept, *at);

    if (g_str_equal (kept->about, about))
      return kept;
  }
  return NULL;
}

void
loose_toast_keep (LooseToast *self, const char *about, const char *text, const char *button, const char *action)
{
  g_return_if_fail (LOOSE_IS_TOAST (self));
  guint at;
  Kept *kept = find_kept (self, about, &at);

  if (kept != NULL && g_str_equal (kept->text, text))
    return;
  if (kept != NULL)
    g_ptr_array_remove_index (self->kept, at);
  kept = g_new0 (Kept, 1);
  kept->about = g_strdup (about);
  kept->text = g_strdup (text);
  kept->button = g_strdup (button);
  kept->action = g_strdup (action);
  g_ptr_array_add (self->kept, kept);
  show (self);
}

static void
forget_kept (LooseToast *self)
{
  if (self->kept->len > 0)
    g_ptr_array_remove_index (self->kept, 0);
  show (self);
}

void
loose_toast_dismiss_about (LooseToast *self, const char *about)
{
  g_return_if_fail (LOOSE_IS_TOAST (self));
  guint at;

  if (find_kept (self, about, &at) == NULL)
    return;
  g_ptr_array_remove_index (self->kept, at);
  show (self);
}

gboolean
loose_toast_dismiss (LooseToast *self)
{
  g_return_val_if_fail (LOOSE_IS_TOAST (self), FALSE);
  if (loose_toast_get_text (self) == NULL)
    return FALSE;
  if (self->word != NULL) {
    forget_word (self);
    show (self);
  } else {
    forget_kept (self);
  }
  return TRUE;
}

static void
loose_toast_dispose (GObject *object)
{
  LooseToast *self = LOOSE_TOAST (object);

  forget_word (self);
  g_ptr_array_set_size (self->kept, 0);
  if (self->revealer != NULL)
    gtk_widget_unparent (GTK_WIDGET (g_steal_pointer (&self->revealer)));
  G_OBJECT_CLASS (loose_toast_parent_class)->dispose (object);
}

static void
loose_toast_finalize (GObject *object)
{
  g_ptr_array_unref (LOOSE_TOAST (object)->kept);
  g_free (LOOSE_TOAST (object)->announced);
  G_OBJECT_CLASS (loose_toast_parent_class)->finalize (object);
}

static const LooseChild children[] = {
  LOOSE_CHILD (LooseToast, revealer),
  LOOSE_CHILD (LooseToast, label),
  LOOSE_CHILD (LooseToast, button),
  LOOSE_CHILD (LooseToast, pointer),
};

static void
loose_toast_class_init (LooseToastClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = loose_toast_dispose;
  G_OBJECT_CLASS (klass)->finalize = loose_toast_finalize;
  loose_template_set_pane (widget_class, "loose-toast", children, G_N_ELEMENTS (children));
  gtk_widget_class_bind_template_callback (widget_class, loose_toast_dismiss);
  gtk_widget_class_bind_template_callback (widget_class, forget_kept);
}

static void
loose_toast_init (LooseToast *self)
{
  self->kept = g_ptr_array_new_with_free_func ((GDestroyNotify) kept_free);
  gtk_widget_init_template (GTK_WIDGET (self));
}
