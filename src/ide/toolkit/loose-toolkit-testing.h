/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Functions of this folder for tests only. */
#pragma once

#include "loose-accelerators.h"
#include "loose-toast.h"

G_BEGIN_DECLS

/* loose-accelerators.c */
const LooseActionKeys *loose_accelerators_get_keys (guint *n);

/* loose-toast.c */
/* The visible message, borrowed, or NULL. */
const char *loose_toast_get_text (LooseToast *self);

G_END_DECLS
