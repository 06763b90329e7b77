/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a widget that is laid out in a file of ui/ tells its class: the file, and which members its children go to. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef struct {
  const char *name;
  gssize      offset;
} LooseChild;

#define LOOSE_CHILD(Type, member) { #member, G_STRUCT_OFFSET (Type, member) }

/* `name`: "loose-window". */
void loose_template_set      (GtkWidgetClass *klass, const char *name, const LooseChild *children, guint n);
/* The same for a widget that does nothing with its one child but show it. */
void loose_template_set_pane (GtkWidgetClass *klass, const char *name, const LooseChild *children, guint n);

/* In a window's instance: makes what the file says.  A screen reader is told the name of each button in it once. */
void loose_template_init        (GtkWidget *widget);
/* The same for a button with an underlined letter that is made elsewhere. */
void loose_template_call_button (GtkWidget *button);
/* Such a button. */
GtkWidget *loose_template_new_button (const char *label);

G_END_DECLS
