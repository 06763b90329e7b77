/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-storage-release.h: compiles a story as its players get it. */
#pragma once

#include "leaf-storage.h"

G_BEGIN_DECLS

/* When a release is made: now, or what the environment variable SOURCE_DATE_EPOCH gives. Free with
 * g_date_time_unref. */
GDateTime *leaf_storage_release_time (void);
/* The serial number of a release that is made now: the date, as six digits ("261130"). Free with g_free. */
char *leaf_storage_release_serial (void);
/* Compiles the story of a program again, with this storage and as a release (LeafCompileOptions.release); the program
 * need not be one. Free with leaf_program_unref. */
LeafProgram *leaf_storage_compile_release (LeafStorage *storage, const LeafProgram *program, const char *serial);

G_END_DECLS
