/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-web.h: the engine's interface for a page in a browser.
 *
 * An instance of the module has one story and one play at a time: call leaf_web_open first, and leaf_web_begin before
 * the functions of a play. Arguments and results are numbers and NUL-terminated UTF-8 in the memory of the module. A
 * returned text belongs to the module, and is valid until the next call. Nothing here reads a clock, a file or the
 * network. */
#pragma once

#include "leaf.h"

#define LEAF_WEB_EXPORT(name) __attribute__ ((visibility ("default"), export_name (#name)))

/* Allocate and free memory for an argument; NULL: there is no memory. */
char *leaf_web_room (gsize size);
void leaf_web_give_back (char *room);

/* Compiles a story: its text, or a bundle (leaf-storage-bundle.h). Returns the number of problems. */
guint32 leaf_web_open (const char *bytes, gsize length);
/* A problem, by number from 0, as "file:line:column: sentence"; NULL: there are no more. */
const char *leaf_web_problem (guint32 number);
/* leaf_program_fingerprint, to which saved plays are bound, as 16 hexadecimal digits. */
const char *leaf_web_fingerprint (void);

/* Makes a new play, which stops for each save (LEAF_STOP_SAVES). `megabytes` limits its memory. */
void leaf_web_begin (guint32 seed, guint32 megabytes);
/* Like leaf_web_begin, but the play does not stop for saves, as the command in this folder needs it. The module owns
 * the play. */
LeafPlay *leaf_web_play (guint32 seed, guint32 megabytes);
/* Set what RESTORE restores, and the text of a file of the story, before the play first runs. Return FALSE if the text
 * cannot be used. */
gboolean leaf_web_give_saved (const char *text);
gboolean leaf_web_give_file (guint32 number, const char *text);
/* leaf_play_run; returns a LeafStopCause. */
guint32 leaf_web_run (guint32 budget);
/* The events since the last call, as an array in JSON: {"sort":"text","text":…,"style":…,"letters":…,"background":…,
 * "link":…,"effect":…}. Other sorts are "prompt", "command" (with "input"), "status", "fault" and "notice". Members
 * that are 0 are left out. */
const char *leaf_web_drain (void);
/* The panes beside the story's text (leaf-pane.h), as an array in JSON: {"number":3,"sort":4,"beside":1,"side":2,
 * "proportional":false,"size":4,"width":80,"height":4,"name":"map window","background":"#102030","mouse":true,
 * "pieces":[…]}. A piece has "text", "style", "letters", "background", "link" and "effect" as an event has, or "colour",
 * "x", "y", "width" and "height". */
const char *leaf_web_panes (void);
/* What the play waits for: TRUE: a key; FALSE: a line. And the interval of its timer in milliseconds; 0: none. */
gboolean leaf_web_wants_key (void);
guint32 leaf_web_tick (void);
/* What following a link does: returns a LeafHyperlinkSort; leaf_web_result then returns its text, or NULL. */
guint32 leaf_web_link (guint32 link);
const char *leaf_web_result (void);
/* Passes an input of the player (leaf_play_command). Returns FALSE if the play needs none. */
gboolean leaf_web_command (const char *command);
void leaf_web_give_up (void);
/* The last saved game; NULL: there is none. */
const char *leaf_web_saved (void);
void leaf_web_answer_save (gboolean is_kept);
/* The name and the text of a file of the story, by number from 0. NULL: there are no more names; the file does not
 * exist. */
const char *leaf_web_file_name (guint32 number);
const char *leaf_web_file_text (guint32 number);
