/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-dap-answers.h: the handlers of requests, and functions that they share. Arguments come from the client: members
 * may be missing or of the wrong type, and `arguments` may be NULL. */
#pragma once

#include "leaf-dap-session.h"

G_BEGIN_DECLS

/* Handles a request. Returns TRUE after adding members to `body`, an open object; or FALSE, with a message for the user
 * in *why (owned by the caller), or NULL for a general one. */
typedef gboolean (*LeafDapAnswer) (LeafDap *dap, JsonObject *arguments, JsonBuilder *body, char **why);

/* Called after the response to a successful request was sent. */
typedef void (*LeafDapAfterwards) (LeafDap *dap);

#define ANSWER(name) gboolean leaf_dap_##name (LeafDap *dap, JsonObject *arguments, JsonBuilder *body, char **why)

/* --- leaf-dap-launch.c --- */
ANSWER (initialize);
ANSWER (launch);
ANSWER (configured);
ANSWER (restart);
ANSWER (leave);
ANSWER (terminate);
ANSWER (threads);
void leaf_dap_after_initialize (LeafDap *dap);
/* Starts the story if it was launched and the client has set its breakpoints. */
void leaf_dap_begin_if_ready (LeafDap *dap);
void leaf_dap_clear (LeafDap *dap); /* frees what the session holds */
/* Returns FALSE, with a message in *why, if no story was launched. */
gboolean leaf_dap_has_play (const LeafDap *dap, char **why);

/* --- leaf-dap-execution.c --- */
ANSWER (continue);
ANSWER (next);
ANSWER (step_in);
ANSWER (step_out);
ANSWER (step_back);
ANSWER (reverse);
void leaf_dap_after_step_back (LeafDap *dap);
void leaf_dap_after_reverse (LeafDap *dap);
ANSWER (pause);
/* Lets the story run to the next stop: leaf_dap_run_slice must be called while `runs` is set. */
void leaf_dap_run_on (LeafDap *dap);
/* Runs the story for one slice, gives it a command if it needs one and there is one, and reports events and stops. */
void leaf_dap_run_slice (LeafDap *dap);

/* --- leaf-dap-breakpoints.c --- */
ANSWER (breakpoints);
ANSWER (function_breakpoints);
ANSWER (data_info);
ANSWER (data_breakpoints);
ANSWER (exception_breakpoints);
ANSWER (exception_info);

/* The source that a client means by a reference or a path; the story if it gives neither; 0: it is not part of the
 * program. */
guint32 leaf_dap_find_source (const LeafDap *dap, JsonObject *source);

/* --- leaf-dap-completions.c --- */
ANSWER (locations);
ANSWER (completions);

/* --- leaf-dap-values.c --- */
ANSWER (stack);
ANSWER (scopes);
ANSWER (variables);
ANSWER (evaluate);
ANSWER (set_variable);
ANSWER (set_expression);
ANSWER (source);
ANSWER (sources);
void leaf_dap_after_evaluate (LeafDap *dap);

#undef ANSWER

/* The range of variables that a client requests: the first one, from 0, and their number; 0: all. */
typedef struct {
  guint32 first, n;
} LeafDapPage;

static inline gboolean
leaf_dap_is_in_page (LeafDapPage page, guint32 number)
{
  return number >= page.first && (page.n == 0 || number - page.first < page.n);
}

/* --- leaf-dap-world.c --- */
enum {
  LEAF_DAP_WORLD = 1 << 28
}; /* the "variablesReference" of the world; for a row of it, the row's number from 1 is added */
/* Adds the variables in a row of the world; row 0: the world itself. */
void leaf_dap_add_world (LeafDap *dap, guint32 row, LeafDapPage page, JsonBuilder *body);
/* Adds the names of things, properties and variables to an array of char * that owns them. */
void leaf_dap_add_names (LeafDap *dap, GPtrArray *names);

/* --- leaf-dap-lists.c --- */
/* Adds the "variablesReference" of the value of an expression: for a list with entries, a reference to them; otherwise
 * 0. `words` and `kind` may be NULL. */
void leaf_dap_add_reference (LeafDap *dap, JsonBuilder *body, guint32 depth, const char *words, const char *kind);
gboolean leaf_dap_is_list (guint32 reference);
void leaf_dap_add_entries (LeafDap *dap, guint32 reference, LeafDapPage page, JsonBuilder *body);
void leaf_dap_forget_lists (LeafDap *dap); /* makes the references invalid, as each stop does */

/* --- leaf-dap-events.c --- */
/* Adds the member "source". */
void leaf_dap_add_source (LeafDap *dap, JsonBuilder *builder, guint32 source);
/* Adds the members of a source: its name and its path or, if it is not a file, a reference by which a client can
 * request the text. */
void leaf_dap_fill_source (LeafDap *dap, JsonBuilder *builder, guint32 source);
/* Returns the path of its file; NULL if it is not a file. Borrowed from the session. */
const char *leaf_dap_path (const LeafDap *dap, guint32 source);
/* The length of a text in UTF-16 units, as the protocol counts. */
guint32 leaf_dap_units (const char *text, gsize length);
/* Adds the members "source", "line" and "column". */
void leaf_dap_add_place (LeafDap *dap, JsonBuilder *builder, LeafPlace place);
void leaf_dap_send_output (LeafDap *dap, const char *category, const char *text, LeafPlace place);
void leaf_dap_send_events (LeafDap *dap); /* sends the output since the last call */
void leaf_dap_send_stop (LeafDap *dap, const char *reason, const char *description); /* `description` may be NULL */
void leaf_dap_send_end (LeafDap *dap);                                               /* once; later calls do nothing */

/* --- leaf-dap.c --- */
/* Sends an event. `body` is a builder with a complete object, or NULL. */
void leaf_dap_event (LeafDap *dap, const char *event, JsonBuilder *body);

G_END_DECLS
