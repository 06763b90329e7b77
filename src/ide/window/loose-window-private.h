/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files of the window share. loose-window.c lays out the panes and follows the session, loose-window-panels.c
 * shows their pages, loose-window-open.c opens stories, loose-window-save.c saves and closes them, and
 * loose-window-actions.c has the other actions of the menus.
 *
 * The functions _install_ add actions to the class. The functions _join_ connect a new window, and the functions
 * _leave_ release what a window holds when it is disposed. */
#pragma once

#include "loose-announcer.h"
#include "loose-manual.h"
#include "loose-toast.h"
#include "loose-palette.h"
#include "loose-debug-pane.h"
#include "loose-search-results-pane.h"
#include "loose-index-pane.h"
#include "loose-outline-pane.h"
#include "loose-problems-pane.h"
#include "loose-turn-pane.h"
#include "loose-references-pane.h"
#include "loose-rules-pane.h"
#include "loose-skein-pane.h"
#include "loose-explore-pane.h"
#include "loose-extensions-pane.h"
#include "loose-source-pane.h"
#include "loose-breakpoints-pane.h"
#include "loose-story-pane.h"
#include "loose-values-pane.h"
#include "loose-why-pane.h"
#include "loose-spelling.h"
#include "loose-window.h"

G_BEGIN_DECLS

/* The panel that replaces the source. */
typedef enum { LOOSE_MAXIMIZED_NOTHING, LOOSE_MAXIMIZED_PANEL, LOOSE_MAXIMIZED_MAP } LooseMaximized;

struct _LooseWindow {
  AdwApplicationWindow parent_instance;

  /* Template widgets */
  AdwWindowTitle *title;
  LooseToast *notice;
  GtkWidget *sidebar;
  GtkStack *sidebar_stack;
  GtkWidget *bottom;
  GtkWidget *bottom_tabs;
  GtkStackSwitcher *inner_tabs; /* the pages of a group */
  GtkWidget *content_box;
  GtkMenuButton *menu_button;
  GtkStack *bottom_stack;
  GtkPaned *side_paned, *story_paned, *bottom_paned;
  GtkSpinner *spinner;
  GtkRevealer *suspect_bar;
  GtkLabel *suspect_label;
  GtkPaned *manual_paned;
  LooseManual *manual;
  LooseSourcePane *source;
  LooseStoryPane *story;
  GMenu *side_menu, *bottom_menu, *project_menu; /* items of View > Panels, made from the table */

  /* Owned */
  LooseSession *session;
  LooseAnnouncer *announcer;
  GSettings *settings;
  GtkCssProvider *size_css;
  GPtrArray *closing;        /* of LoosePage: to save before the window closes; NULL: it is not closing */
  LoosePage *closing_page;   /* to close after saving; NULL: none */
  gboolean may_close;        /* the author has discarded the changes */
  char *message;             /* the text of the open dialog; NULL: none */
  GCancellable *cancellable; /* cancelled when the window closes */

  /* loose-window-open.c */
  /* of PageRequest: files to open beside the story, one after another */
  GQueue page_requests;
  gboolean reading; /* one of them is being read */
  GFile *loading;   /* the story that is being read, for which they wait; NULL: none */

  GPtrArray *panes; /* of LoosePane; used in loose-window-panes.c */

  /* loose-window-panels.c */
  LooseMaximized maximized;
  gboolean hides_bottom; /* the bottom panel was visible before the map was maximized */

  /* loose-window-help.c */
  GtkWidget *palette; /* NULL until it is first opened; owned by the content */

  /* loose-window-focus.c */
  guint focus_idle; /* idle source that moves the focus out of a hidden widget; 0: none */

  /* loose-window-recovery.c */
  guint look_timeout, reread_timeout; /* sources; 0: none */
  GHashTable *watched;                /* char * -> GFileMonitor: sources of the program that are not open */
};

/* Closes the bottom panel, and moves the focus to the source. */
void loose_window_close_bottom (LooseWindow *self);
/* The name of the story in the title and in questions. Free with g_free. */
char *loose_window_dup_story_name (LooseWindow *self);
/* Shows a toast. It disappears by itself. */
void loose_window_say (LooseWindow *self, const char *text);
/* Makes a dialog that is not shown yet. `body` may be NULL. */
AdwMessageDialog *loose_window_make_dialog (LooseWindow *self, const char *heading, const char *body);
void loose_window_show_message (LooseWindow *self, const char *heading, const char *body);
/* Shows a dialog with an entry that contains `words`. `action` is the label of the button with the response "name". The
 * text is loose_entry_dialog_get_text(). */
AdwMessageDialog *loose_window_ask_for_name (LooseWindow *self, const char *heading, const char *body,
                                             const char *words, const char *action);
LoosePlayer *loose_window_get_player (LooseWindow *self);

/* loose-window-blorb.c */
/* The linked folders of a project, which its copies do not have: “Tale.materials/Figures”. NULL: none. Free with
 * g_free. */
char *loose_window_dup_linked_folders (const char *project);

/* loose-window-open.c */
void loose_window_install_open_actions (GtkWidgetClass *klass);
/* Reads the file of a page again. `is_automatic`: the author did not ask for it, and loses no changes. */
void loose_window_reload_page (LooseWindow *self, LoosePage *page, gboolean is_automatic);
/* Call when the story was moved with its parts. Opens the same parts at their new place. */
void loose_window_move_pages (LooseWindow *self, const char *old_materials, const char *new_materials);
/* Stores the view state of a page, or of all pages. */
void loose_window_keep_place (LooseWindow *self, LoosePage *page);
void loose_window_keep_all_places (LooseWindow *self);
void loose_window_connect_pages (LooseWindow *self);
void loose_window_disconnect_pages (LooseWindow *self);
/* This window if it is unused, otherwise a new one. */
LooseWindow *loose_window_get_empty (LooseWindow *self);
/* The file filters of the dialogs for opening and saving. */
void loose_window_add_filters (GtkFileChooser *chooser);

/* loose-window-recovery.c */
void loose_window_install_safety_actions (GtkWidgetClass *klass);
void loose_window_connect_safety (LooseWindow *self);
void loose_window_disconnect_safety (LooseWindow *self);
/* Call when a file has been read. Offers its recovered drafts. */
/* Offers these drafts, of LooseRecoveredDraft, in a dialog; none is shown if there are none. */
void loose_window_offer_drafts (LooseWindow *self, GPtrArray *drafts, LoosePage *page);
void loose_window_offer_text_of_page (LooseWindow *self, LoosePage *page);
/* Looks whether other programs changed the files of all pages, or the file of one. Shows a changed file at once if no
 * changes of the author are lost, and offers to read it otherwise. */
void loose_window_look_at_file (LooseWindow *self);
void loose_window_look_at_page (LooseWindow *self, LoosePage *page);
/* Offers to read the file of the page again, if the page is in front. */
void loose_window_offer_reload (LooseWindow *self, LoosePage *page);

/* loose-window-save.c */
void loose_window_install_save_actions (GtkWidgetClass *klass);
/* Closes the tab of a page. Asks first if it has unsaved changes. */
void loose_window_close_page (LooseWindow *self, LoosePage *page);
/* Returns TRUE if the window may close. Otherwise asks the author, whose answer may close it. */
gboolean loose_window_may_close (LooseWindow *self);

/* loose-window-export.c */
void loose_window_install_export_actions (GtkWidgetClass *klass);

/* loose-window-blorb.c */
void loose_window_install_blorb_actions (GtkWidgetClass *klass);

/* loose-window-templates.c */
void loose_window_install_template_actions (GtkWidgetClass *klass);

/* loose-window-report.c */
void loose_window_install_report_actions (GtkWidgetClass *klass);
/* Handles a dropped file: plays a report, copies a picture or sound to the materials, and opens anything else. */
void loose_window_take_dropped (LooseWindow *self, GFile *file);

/* loose-window-import.c */
gboolean loose_window_is_bundle (GFile *file);
/* Asks where to make a project from a story that was exported as one file. */
void loose_window_open_bundle (LooseWindow *self, GFile *bundle);

/* loose-window-help.c */
void loose_window_install_help_actions (GtkWidgetClass *klass);
void loose_window_connect_manual (LooseWindow *self);

/* loose-window-edit.c */
void loose_window_install_write_actions (GtkWidgetClass *klass);

/* loose-window-actions.c */
void loose_window_install_work_actions (GtkWidgetClass *klass);
void loose_window_update_actions (LooseWindow *self);

/* loose-window-panes.c */
void loose_window_install_page_actions (GtkWidgetClass *klass);
/* Call before anything is connected to the pages of the window. */
void loose_window_make_panes (LooseWindow *self);
void loose_window_connect_panes (LooseWindow *self);
void loose_window_make_shortcuts (LooseWindow *self);
/* Shows a page of the side panel. */
void loose_window_show_side_page (LooseWindow *self, const char *page);
/* Shows the page of this type in its panel, and gives it the focus. */
void loose_window_show_pane (LooseWindow *self, GType type);
/* The pane of this type, made from the table in loose-panes.def; borrowed. */
LoosePane *loose_window_get_pane (LooseWindow *self, GType type);

#define LOOSE_WINDOW_PANE(window, TYPE)     LOOSE_##TYPE##_PANE (loose_window_get_pane ((window), LOOSE_TYPE_##TYPE##_PANE))
#define loose_window_get_rules(window)      LOOSE_WINDOW_PANE (window, RULES)
#define loose_window_get_index(window)      LOOSE_WINDOW_PANE (window, INDEX)
#define loose_window_get_skein(window)      LOOSE_WINDOW_PANE (window, SKEIN)
#define loose_window_get_explore(window)    LOOSE_WINDOW_PANE (window, EXPLORE)
#define loose_window_get_extensions(window) LOOSE_WINDOW_PANE (window, EXTENSIONS)
#define loose_window_get_outline(window)    LOOSE_WINDOW_PANE (window, OUTLINE)
#define loose_window_get_debugger(window)   LOOSE_WINDOW_PANE (window, DEBUG)
#define loose_window_get_problems(window)   LOOSE_WINDOW_PANE (window, PROBLEMS)
#define loose_window_get_turn(window)       LOOSE_WINDOW_PANE (window, TURN)
#define loose_window_get_values(window)     LOOSE_WINDOW_PANE (window, VALUES)
#define loose_window_get_why(window)        LOOSE_WINDOW_PANE (window, WHY)
#define loose_window_get_found(window)      LOOSE_WINDOW_PANE (window, SEARCH_RESULTS)
#define loose_window_get_uses(window)       LOOSE_WINDOW_PANE (window, REFERENCES)

/* loose-window-panels.c */
void loose_window_connect_panels (LooseWindow *self);
void loose_window_bind_side_width (LooseWindow *self);
/* Call when there is a session. The source is shown again when a place in it is. */
void loose_window_follow_places (LooseWindow *self);
void loose_window_maximize (LooseWindow *self, LooseMaximized what);
/* The visible page of a stack, or of the stack that is visible in it, and its name. Borrowed. */
GtkWidget *loose_window_get_leaf (GtkStack *stack);
const char *loose_window_get_leaf_name (GtkStack *stack);
/* Opens the bottom panel with this page. */
void loose_window_show_bottom_page (LooseWindow *self, const char *page);

/* loose-window-focus.c */
void loose_window_install_pane_actions (GtkWidgetClass *klass);
void loose_window_connect_focus (LooseWindow *self);
void loose_window_disconnect_focus (LooseWindow *self);
/* For the class: makes Tab leave a list at once. */
void loose_window_move_focus (GtkWidget *widget, GtkDirectionType direction);
/* Moves the focus back to the source. Returns FALSE if it is there already. */
gboolean loose_window_focus_source (LooseWindow *self);

/* loose-window-time-travel.c */
void loose_window_install_time_actions (GtkWidgetClass *klass);
void loose_window_connect_time (LooseWindow *self);
void loose_window_update_time_actions (LooseWindow *self);

/* loose-window-grow.c */
void loose_window_install_grow_action (GtkWidgetClass *klass);
void loose_window_connect_grow (LooseWindow *self);

/* loose-window-queries.c */
void loose_window_install_why_actions (GtkWidgetClass *klass);

G_END_DECLS
