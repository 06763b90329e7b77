/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-inform6-routines.h: private to inform6/: the routines of the run-time library, and how a call of each is
 * lowered. */
#pragma once

#include "leaf-inform6-lowering.h"

G_BEGIN_DECLS

typedef struct _LeafInform6LibraryRoutine LeafInform6LibraryRoutine;

/* A call of a library routine. The table allows the number of its arguments and its use. */
typedef struct {
  const LeafInform6LibraryRoutine *routine;
  const LeafInform6Node *node;
  gboolean is_statement;
} LeafInform6Call;

typedef LeafNode *LeafInform6LowerRoutine (LeafInform6Lowering *self, const LeafInform6Call *call);

struct _LeafInform6LibraryRoutine {
  const char *name;
  guint least, most;          /* how many arguments it takes; a call with another number is refused */
  gboolean is_only_statement; /* its value cannot be used */
  LeafInform6LowerRoutine *lower;
  LeafNative native; /* the last three are for leaf_inform6_lower_native */
  const char *values;
  gint32 more[6]; /* or a number that distinguishes the routines that one function lowers */
};

/* Returns NULL if the library has no routine of this name. */
const LeafInform6LibraryRoutine *leaf_inform6_find_library_routine (const char *name);
/* Lowers a call, or refuses it. */
LeafNode *leaf_inform6_lower_library_call (LeafInform6Lowering *self, const LeafInform6LibraryRoutine *routine,
                                           const LeafInform6Node *node, gboolean is_statement);
/* Returns the native that is called if the routine is a value; NONE if it cannot be one. */
LeafNative leaf_inform6_routine_value (const char *name);
/* Refuses the call. */
LeafNode *leaf_inform6_refuse_call (LeafInform6Lowering *self, const LeafInform6Call *call);
LeafNode *leaf_inform6_call_argument (LeafInform6Lowering *self, const LeafInform6Call *call, guint32 which);

/* The call becomes a native. `values` has a character for each value of the native. A letter means the argument in the
 * same place, and its kind: o an object, l a list, t a text, v any. A digit stands for the argument with that number,
 * or 0 if it was not given; the number in `more` is added to it. A '.' stands for that number alone. */
LeafInform6LowerRoutine leaf_inform6_lower_native;
/* As a value it is 0. */
LeafInform6LowerRoutine leaf_inform6_lower_no_effect;

/* leaf-inform6-library.c */
LeafInform6LowerRoutine leaf_inform6_lower_random, leaf_inform6_lower_copy, leaf_inform6_lower_append,
    leaf_inform6_lower_capacity, leaf_inform6_lower_substituted, leaf_inform6_lower_match,
    leaf_inform6_lower_comparison, leaf_inform6_lower_expand, leaf_inform6_lower_print_as,
    leaf_inform6_lower_print_character, leaf_inform6_lower_print_value, leaf_inform6_lower_itself,
    leaf_inform6_lower_snippet_matches, leaf_inform6_lower_snippet_includes, leaf_inform6_lower_loop_over_scope,
    leaf_inform6_lower_cannot_undo, leaf_inform6_lower_problem;
/* leaf-inform6-collections.c; `more` of result: the LeafResultQuestion */
LeafInform6LowerRoutine leaf_inform6_lower_table_rows, leaf_inform6_lower_table_entry, leaf_inform6_lower_sort_domain,
    leaf_inform6_lower_test_relation, leaf_inform6_lower_property, leaf_inform6_lower_either_or,
    leaf_inform6_lower_map_connection, leaf_inform6_lower_result, leaf_inform6_lower_outcome, leaf_inform6_lower_follow,
    leaf_inform6_lower_try, leaf_inform6_lower_carry_out, leaf_inform6_lower_are_alike;
/* leaf-inform6-glk.c; `more` of open_stream: the bytes of a character */
LeafInform6LowerRoutine leaf_inform6_lower_gestalt, leaf_inform6_lower_open_stream, leaf_inform6_lower_close_stream;
/* leaf-inform6-listing.c */
LeafInform6LowerRoutine leaf_inform6_lower_write_list, leaf_inform6_lower_write_marked, leaf_inform6_lower_take_words,
    leaf_inform6_lower_free_words, leaf_inform6_lower_test_concealment, leaf_inform6_lower_take_first;

G_END_DECLS
