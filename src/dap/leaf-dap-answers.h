/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-dap-answers.h: what answers each request, and what they share. */
#pragma once

#include "leaf-dap-session.h"

G_BEGIN_DECLS

/* What a request is answered with: TRUE, with members of a body added to `body`, which is an object; FALSE, with
 * *why in a sentence, for g_free, or NULL. */
typedef gboolean (*LeafDapAnswer) (LeafDap *dap, JsonObject *arguments, JsonBuilder *body, char **why);

/* `afterwards` of a request: what is told, or run, once its answer is sent. */
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
void leaf_dap_begin_if_ready   (LeafDap *dap);
void leaf_dap_clear            (LeafDap *dap);
/* Whether a story was launched; *why says so if not. */
gboolean leaf_dap_has_play (const LeafDap *dap, char **why);

/* --- leaf-dap-execution.c --- */
ANSWER (continue);
ANSWER (next);
ANSWER (step_in);
ANSWER (step_out);
ANSWER (step_back);
ANSWER (reverse);
void leaf_dap_after_step_back (LeafDap *dap);
void leaf_dap_after_reverse   (LeafDap *dap);
ANSWER (pause);
/* Begins to run on to the next stop, giving commands while there are any; and does a slice of that, after which
 * `runs` says whether it goes on. */
void leaf_dap_run_on    (LeafDap *dap);
void leaf_dap_run_slice (LeafDap *dap);

/* --- leaf-dap-breakpoints.c --- */
ANSWER (breakpoints);
ANSWER (function_breakpoints);
ANSWER (data_info);
ANSWER (data_breakpoints);
ANSWER (exception_breakpoints);
ANSWER (exception_info);

/* By its number, or by its path; 0: the file has no part in the story. */
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

/* Which of the variables a client wants: so many from the first on; 0: all. */
typedef struct {
  guint32 first, n;
} LeafDapPage;

static inline gboolean
leaf_dap_is_in_page (LeafDapPage page, guint32 number)
{
  return number >= page.first && (page.n == 0 || number - page.first < page.n);
}

/* --- leaf-dap-world.c --- */
enum { LEAF_DAP_WORLD = 1 << 28 }; /* reference of all of it; behind it a row's, from 1 */
/* what is in the row; 0: all */
void leaf_dap_add_world (LeafDap *dap, guint32 row, LeafDapPage page, JsonBuilder *body);
/* of char *: what things, properties and variables are called */
void leaf_dap_add_names (LeafDap *dap, GPtrArray *names);

/* --- leaf-dap-lists.c --- */
/* "variablesReference" of a value that is told by those words: of a list with entries one to ask for them by, else
 * 0. */
void     leaf_dap_add_reference (LeafDap *dap, JsonBuilder *body, guint32 depth, const char *words, const char *kind);
gboolean leaf_dap_is_list       (guint32 reference);
void     leaf_dap_add_entries   (LeafDap *dap, guint32 reference, LeafDapPage page, JsonBuilder *body);
void     leaf_dap_forget_lists  (LeafDap *dap);

/* --- leaf-dap-events.c --- */
/* "source": its name and path, or a number to ask for its text by, where it is no file. */
void leaf_dap_add_source  (LeafDap *dap, JsonBuilder *builder, guint32 source);
/* Its members, in an object that is open. */
void leaf_dap_fill_source (LeafDap *dap, JsonBuilder *builder, guint32 source);
/* The file that it is; NULL: it is none, and its text is to be asked for. */
char *leaf_dap_dup_path   (const LeafDap *dap, guint32 source);
/* How long a text is, as the protocol counts: in units of UTF-16. */
guint32 leaf_dap_units    (const char *text, gsize length);
/* "source", "line" and "column". */
void leaf_dap_add_place   (LeafDap *dap, JsonBuilder *builder, LeafPlace place);
void leaf_dap_tell_output (LeafDap *dap, const char *category, const char *text, LeafPlace place);
void leaf_dap_tell_events (LeafDap *dap);
void leaf_dap_tell_stop   (LeafDap *dap, const char *reason, const char *description);
void leaf_dap_tell_end    (LeafDap *dap);

/* --- leaf-dap.c --- */
/* Sends an event; `body` is an object that was built, or NULL. */
void leaf_dap_event (LeafDap *dap, const char *event, JsonBuilder *body);

G_END_DECLS
