/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A page of the side panel or the lower panel: what each of them repeats.  The window makes them by the table in
 * loose-panes.def, and knows nothing else of most. */
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

/* Properties: "session" (set once), "title" (of its page; NULL: as the table says), "needs-attention" (its page is
 * marked).
 *
 * Signal "said" (const char *text): shown for a moment at the foot of the window. */
typedef struct {
  GtkWidget parent_instance;

  /*< protected >*/
  LooseSession *session; /* weak: NULL before it is set, and once the window goes */

  /*< private >*/
  gboolean is_stale; /* what it shows */
  char *title;
  gboolean needs_attention;
} LoosePane;

/* Each may be NULL. */
typedef struct {
  GtkWidgetClass parent_class;

  /* It has its session: shows it, and connects to what it follows besides the program. */
  void (*connected) (LoosePane *self);
  /* Another program was made; it may be NULL, and the page may be hidden. */
  void (*program_changed) (LoosePane *self);
  /* Makes up to date what it shows, once it is seen: a list that nobody sees costs nothing while one types. */
  void (*refresh) (LoosePane *self);
  /* Gives the keyboard to what is best begun with; without it, the first control has it. */
  void (*focus) (LoosePane *self);
} LoosePaneClass;

GType loose_pane_get_type (void);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LoosePane, g_object_unref)

/* For subclasses: lays each out as the file `name` of ui/ says ("loose-values-pane"); its init calls
 * loose_template_init(). */
void loose_pane_class_set_template (LoosePaneClass *klass, const char *name, const LooseChild *children, guint n);
/* For a subclass that has to let its widgets go before other things; dispose does it for all. */
void loose_pane_remove_children (LoosePane *self);
/* What it shows is not up to date: refreshed at once, or when it is seen. */
void loose_pane_queue_refresh (LoosePane *self);
void loose_pane_say (LoosePane *self, const char *text);
void loose_pane_set_title (LoosePane *self, const char *title, gboolean needs_attention);

/* Once; the session outlives the pane, or the pane is told nothing more. */
void loose_pane_set_session (LoosePane *self, LooseSession *session);
void loose_pane_focus (LoosePane *self);

G_END_DECLS
