/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-inform6-check.h: mistakes in a phrase's body in Inform 6. */
#pragma once

#include "leaf-phrases.h"

G_BEGIN_DECLS

/* Reports the mistakes at the words that use the phrase, at its first use only. */
void leaf_inform6_check (LeafBuild *build, LeafPhraseId phrase, LeafWording use);

G_END_DECLS
