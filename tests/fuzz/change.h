/* SPDX-License-Identifier: GPL-3.0-or-later */
/* change.h: small random changes of texts, which may break readers of bytes and readers of sentences. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Sentences of other texts, to be put into the one that is changed. */
typedef struct {
  GPtrArray *sentences; /* of char * */
} FuzzDonors;

void fuzz_donors_init (FuzzDonors *donors);
void fuzz_donors_add (FuzzDonors *donors, const char *bytes, gsize length);
void fuzz_donors_clear (FuzzDonors *donors);

/* One to six changes. */
void fuzz_change (GString *text, const FuzzDonors *donors, GRand *random);

G_END_DECLS
