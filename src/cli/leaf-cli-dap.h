/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-cli-dap.h: between the frames of the Debug Adapter Protocol and what is asked in them. */
#pragma once

#include "leaf-cli-json.h"

G_BEGIN_DECLS

typedef struct {
  FILE        *in, *out;
  gint64       sequence;    /* of the last message that was sent */
  LeafProgram *program;     /* NULL until launched */
  LeafPlay    *play;
  char        *story;       /* its path, as it was given */
  guint32      seed;
  GPtrArray   *commands;    /* of char *: to be given as they are wanted */
  guint        given;
  GArray      *lines;       /* of LeafDapHalt */
  GArray      *others;      /* of LeafDapHalt: by name, and on data */
  gboolean     stops_at_entry, is_configured, is_over, has_ended;
  gboolean     was_told;    /* a stop has been told of since it last ran */
} LeafDap;

/* A breakpoint that a client has set. */
typedef struct {
  guint32 number;           /* of the play's stop; 0: nothing can stop there */
  guint32 source;           /* LINE: its source */
} LeafDapHalt;

/* What a request is answered with: TRUE, with members of a body added to `body`, which is an object; FALSE, with *why in a sentence. */
typedef gboolean (*LeafDapAnswer) (LeafDap *dap, JsonObject *arguments, JsonBuilder *body, char **why);

typedef struct {
  const char   *command;
  LeafDapAnswer answer;
  void        (*afterwards) (LeafDap *dap); /* once the answer is sent; NULL */
} LeafDapRequest;

extern const LeafDapRequest leaf_dap_requests[]; /* ended by one without a name */

/* Sends an event; `body` is an object that was built, or NULL. */
void leaf_dap_event (LeafDap *dap, const char *event, JsonBuilder *body);

/* Members of a client's object: nothing is known of what it sends. */
const char *leaf_dap_text   (JsonObject *object, const char *name); /* NULL: none, or no text */
gint64      leaf_dap_number (JsonObject *object, const char *name); /* 0 */
JsonObject *leaf_dap_object (JsonObject *object, const char *name);
JsonArray  *leaf_dap_array  (JsonObject *object, const char *name);

void leaf_dap_clear (LeafDap *dap);

G_END_DECLS
