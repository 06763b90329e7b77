/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The base class of the panels. The window makes them from the table loose-panes.def,
 * and uses most of them through this class only. */
#pragma once

#include <gtk/gtk.h>

#include "loose-session.h"
#include "loose-template.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_PANE           (loose_pane_get_type ())
#define LOOSE_PANE(pane)          (G_TYPE_CHECK_INSTANCE_CAST ((pane), LOOSE_TYPE_PANE, LoosePane))
#define LOOSE_IS_PANE(pane)       (G_TYPE_CHECK_INSTANCE_TYPE ((pane), LOOSE_TYPE_PANE))
#define LOOSE_PANE_CLASS(klass)   (G_TYPE_CHECK_CLASS_CAST ((klass), LOOSE_TYPE_PANE, LoosePaneClass))
#define LOOSE_PANE_GET_CLASS(obj) (G_TYPE_INSTANCE_GET_CLASS ((obj), LOOSE_TYPE_PANE, LoosePaneClass))

/* Properties: "session" (set once), "title" (of its page; NULL: the table's), "needs-attention" (its page is marked).
 *
 * Signals: "said" (const char *text): shown as a toast. "warned" (const char *about, const char *text): shown until it
 * is dismissed; text NULL: the warning about this no longer applies. */
typedef struct {
  GtkWidget parent_instance;

  /*< protected >*/
  LooseSession *session; /* weak: NULL before it is set, and when the window closes */

  /*< private >*/
  gboolean is_stale; /* its content is out of date */
  char *title;
  gboolean needs_attention;
} LoosePane;

/* Each function may be NULL. */
typedef struct {
  GtkWidgetClass parent_class;

  /* Called when the session has been set: shows its content and connects to signals other than those about the
   * program. */
  void (*connected) (LoosePane *self);
  /* Called when there is another program, which may be NULL. The page may be hidden. */
  void (*program_changed) (LoosePane *self);
  /* Updates the content. Called when the page is visible, so a hidden list costs nothing while the author types. */
  void (*refresh) (LoosePane *self);
  /* Moves the keyboard focus to the most suitable control; NULL: to the first one. */
  void (*focus) (LoosePane *self);
} LoosePaneClass;

GType loose_pane_get_type (void);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LoosePane, g_object_unref)

/* For class initialization of subclasses: lays out each instance as in the file `name` of ui/ ("loose-values-pane").
 * Instance initialization must call loose_template_init(). */
void loose_pane_class_set_template (LoosePaneClass *klass, const char *name, const LooseChild *children, guint n);
/* For the dispose function of a subclass that must release its widgets before its other fields; LoosePane's own does it
 * otherwise. */
void loose_pane_remove_children (LoosePane *self);
/* Marks the content as out of date: it is refreshed at once, or when the page becomes visible. */
void loose_pane_queue_refresh (LoosePane *self);
void loose_pane_say (LoosePane *self, const char *text);
/* For messages about work that could not be saved, or is in another file: shown until dismissed. NULL: dismisses it. */
void loose_pane_warn (LoosePane *self, const char *about, const char *text);
void loose_pane_set_title (LoosePane *self, const char *title, gboolean needs_attention);

/* Call once. The pane does not keep the session alive. */
void loose_pane_set_session (LoosePane *self, LooseSession *session);
void loose_pane_focus (LoosePane *self);

G_END_DECLS
