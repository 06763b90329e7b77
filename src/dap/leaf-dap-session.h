/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-dap-session.h: one client, the story that it debugs, and its breakpoints. */
#pragma once

#include "leaf-dap.h"
#include "leaf-json.h"

G_BEGIN_DECLS

enum { LEAF_DAP_THREAD = 1 }; /* there is one */

#define LEAF_DAP_PROBLEMS "problems" /* the one filter of exceptions */

typedef struct {
  FILE *in, *out;
  LeafDapOpen open;
  gint64 sequence;      /* of the last message sent */
  LeafProgram *program; /* NULL until launched */
  LeafPlay *play;
  char *story; /* its path, as given */
  guint32 seed;
  GPtrArray *commands; /* of char *: given when the story asks for a command */
  guint given;
  GArray *lines;  /* of LeafDapBreakpoint */
  GArray *others; /* of LeafDapBreakpoint: by name, and on data */
  gboolean stops_at_entry, is_configured, is_over, has_ended;
  gboolean runs;                  /* between two slices; requests are answered meanwhile */
  gboolean pauses;                /* ... and it stops at the next statement */
  gboolean has_no_more;           /* `in` has ended, or cannot be polled */
  guint slices;                   /* since it last continued, or last got a command */
  guint lines_from, columns_from; /* how the client counts: from 0 or 1 */
  gboolean was_reported;          /* a stop was reported since it last ran */
  guint32 problems;               /* the breakpoint for run-time problems; 0: none */
  GArray *lists;                  /* the lists whose entries the client may request (leaf-dap-lists.c); NULL: none */
  char *problem;                  /* the last reported run-time problem; NULL: none */
} LeafDap;

/* A breakpoint that a client has set. */
typedef struct {
  guint32 number; /* the number in the play; 0: the play cannot pause there */
  guint32 owner;  /* the request that lists it: of `lines`, a source */
} LeafDapBreakpoint;

G_END_DECLS
