/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-dap-answers.h: the handlers of requests, and what they share. */
#pragma once

#include "leaf-dap-session.h"

G_BEGIN_DECLS

/* Handles a request. Returns TRUE after adding members to `body`, an object; or FALSE, with a message in *why (g_free)
 * or NULL. */
typedef gboolean (*LeafDapAnswer) (LeafDap *dap, JsonObject *arguments, JsonBuilder *body, char **why);

/* Called after the response to a request was sent. */
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
void leaf_dap_begin_if_ready (LeafDap *dap);
void leaf_dap_clear (LeafDap *dap);
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
/* Start running to the next stop, giving commands while there are any; and run one slice, after which `runs` says
 * whether to continue. */
void leaf_dap_run_on (LeafDap *dap);
void leaf_dap_run_slice (LeafDap *dap);

/* --- leaf-dap-breakpoints.c --- */
ANSWER (breakpoints);
ANSWER (function_breakpoints);
ANSWER (data_info);
ANSWER (data_breakpoints);
ANSWER (exception_breakpoints);
ANSWER (exception_info);

/* Finds a source by its number or path; 0: the program does not include it. */
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

/* The range of variables that a client wants: the first one, and their number; 0: all. */
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
}; /* reference of the whole world; plus the number of a row (from 1): that of the row */
/* only what is in this row; 0: all */
void leaf_dap_add_world (LeafDap *dap, guint32 row, LeafDapPage page, JsonBuilder *body);
/* of char *: the names of things, properties and variables */
void leaf_dap_add_names (LeafDap *dap, GPtrArray *names);

/* --- leaf-dap-lists.c --- */
/* The "variablesReference" of a value with this expression: for a list with entries, a reference to them; otherwise
 * 0. */
void leaf_dap_add_reference (LeafDap *dap, JsonBuilder *body, guint32 depth, const char *words, const char *kind);
gboolean leaf_dap_is_list (guint32 reference);
void leaf_dap_add_entries (LeafDap *dap, guint32 reference, LeafDapPage page, JsonBuilder *body);
void leaf_dap_forget_lists (LeafDap *dap);

/* --- leaf-dap-events.c --- */
/* Adds "source": its name and path, or, if it is not a file, a number by which its text can be requested. */
void leaf_dap_add_source (LeafDap *dap, JsonBuilder *builder, guint32 source);
/* Adds these members to an open object. */
void leaf_dap_fill_source (LeafDap *dap, JsonBuilder *builder, guint32 source);
/* Returns the path of its file; NULL if it is not a file. */
char *leaf_dap_dup_path (const LeafDap *dap, guint32 source);
/* The length of a text in UTF-16 units, as the protocol counts. */
guint32 leaf_dap_units (const char *text, gsize length);
/* "source", "line" and "column". */
void leaf_dap_add_place (LeafDap *dap, JsonBuilder *builder, LeafPlace place);
void leaf_dap_send_output (LeafDap *dap, const char *category, const char *text, LeafPlace place);
void leaf_dap_send_events (LeafDap *dap);
void leaf_dap_send_stop (LeafDap *dap, const char *reason, const char *description);
void leaf_dap_send_end (LeafDap *dap);

/* --- leaf-dap.c --- */
/* Sends an event; `body` is an object that was built, or NULL. */
void leaf_dap_event (LeafDap *dap, const char *event, JsonBuilder *body);

G_END_DECLS
