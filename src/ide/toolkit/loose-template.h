/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Widget classes with a layout in a file of ui/: the file, and the members for its children. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef struct {
  const char *name;
  gssize offset;
} LooseChild;

#define LOOSE_CHILD(Type, member)                                                                                      \
  {                                                                                                                    \
#member, G_STRUCT_OFFSET(Type, member)                                                                             \
  }

/* `name`: "loose-window". */
void loose_template_set (GtkWidgetClass *klass, const char *name, const LooseChild *children, guint n);
/* The same for a widget that only shows its single child. */
void loose_template_set_pane (GtkWidgetClass *klass, const char *name, const LooseChild *children, guint n);

/* Builds the layout of an instance, and removes the doubled name of each button for screen readers. */
void loose_template_init (GtkWidget *widget);
/* Does the same for a button with a mnemonic label that is created in code. */
void loose_template_call_button (GtkWidget *button);
/* Makes a button with a mnemonic label and a single accessible name. */
GtkWidget *loose_template_new_button (const char *label);

G_END_DECLS
