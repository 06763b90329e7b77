/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The author's notes: a plain text in the project folder, saved automatically. */
#pragma once

#include "loose-pane.h"

G_BEGIN_DECLS

/* Signal "refused": a word that is too long to be shown was left out. */
#define LOOSE_TYPE_NOTES_PANE (loose_notes_pane_get_type ())
G_DECLARE_FINAL_TYPE (LooseNotesPane, loose_notes_pane, LOOSE, NOTES_PANE, LoosePane)

G_END_DECLS
