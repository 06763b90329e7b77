/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-web.h: the engine's interface for a page in a browser.
 *
 * There is one story and one play at a time, since each module is an instance of its own. Arguments and results are
 * numbers and zero-terminated UTF-8 in the module's memory. A result is owned by the module, and valid until the next
 * call. Nothing here reads a clock, a file or the network. */
#pragma once

#include "leaf.h"

#define LEAF_WEB_EXPORT(name) __attribute__ ((visibility ("default"), export_name (#name)))

/* Allocates bytes for an argument; NULL if there is no memory. */
char *leaf_web_room (gsize size);
void leaf_web_give_back (char *room);

/* Compiles a story: its text, or a story bound with what it includes (leaf-storage-bundle.h). Returns the number of
 * problems. */
guint32 leaf_web_open (const char *bytes, gsize length);
/* A problem as "file:line:column: sentence"; NULL if there are no more. */
const char *leaf_web_problem (guint32 number);
/* A number that is the same for the same story and library, which a saved play needs. As 16 digits. */
const char *leaf_web_fingerprint (void);

/* A new play, which has not run. */
void leaf_web_begin (guint32 seed, guint32 megabytes);
/* The same, for the command in this folder, which does not ask about saving. Owned by the module. */
LeafPlay *leaf_web_play (guint32 seed, guint32 megabytes);
/* Call before it first runs: set what RESTORE finds, and a file of the story. Return FALSE if the text cannot be
 * used. */
gboolean leaf_web_give_saved (const char *text);
gboolean leaf_web_give_file (guint32 number, const char *text);
/* Runs; a LeafStopCause. */
guint32 leaf_web_run (guint32 budget);
/* The events since the last call, as an array in JSON: {"sort":"text","text":…,"style":…,"letters":…,"background":…,
 * "link":…}, and of other sorts "prompt", "command", "status", "fault" and "notice". */
const char *leaf_web_drain (void);
/* The panes beside the story's text (leaf-pane.h), as an array in JSON: {"number":3,"sort":4,"beside":1,"side":2,
 * "proportional":false,"size":4,"width":80,"height":4,"name":"map window","background":"#102030","mouse":true,
 * "pieces":[…]}. A piece has "text", "style", "letters", "background", "link" and "effect" as an event has, or "colour",
 * "x", "y", "width" and "height". */
const char *leaf_web_panes (void);
/* What it waits for: TRUE for a key, FALSE for a line; and the interval of its timer in milliseconds, 0 if it has
 * none. */
gboolean leaf_web_wants_key (void);
guint32 leaf_web_tick (void);
/* A LeafHyperlinkSort, and then what the link means; NULL if it means nothing. */
guint32 leaf_web_link (guint32 link);
const char *leaf_web_result (void);
/* An input of the player (leaf_play_command); returns FALSE if none is wanted. */
gboolean leaf_web_command (const char *command);
void leaf_web_give_up (void);
/* The last saved game; NULL if there is none. */
const char *leaf_web_saved (void);
void leaf_web_answer_save (gboolean is_kept);
/* Files of the story, from 0: the name (NULL if there are no more), and the text (NULL if there is no such file
 * yet). */
const char *leaf_web_file_name (guint32 number);
const char *leaf_web_file_text (guint32 number);
