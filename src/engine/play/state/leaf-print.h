/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-print.h: printing characters. */
#pragma once

#include "leaf-machine.h"

G_BEGIN_DECLS

void leaf_print (LeafMachine *machine, const char *characters);
/* in place of a figure or sound */
void leaf_print_effect (LeafMachine *machine, const char *characters, guint32 effect);
void leaf_print_format (LeafMachine *machine, const char *format, ...) G_GNUC_PRINTF (2, 3);
void leaf_print_number (LeafMachine *machine, gint32 number);
void leaf_print_line (LeafMachine *machine); /* a new line */
void leaf_style (LeafMachine *machine, guint32 style);

G_END_DECLS
