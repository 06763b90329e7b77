/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-inform6-routines.c: the routines of the run-time library that are supported. The names are facts about the
 * public library of Inform 7; a body that calls any other routine does not run.
 *
 * A text or a list is a value here, not a block. So making, freeing or unsharing a block does nothing, and copying a
 * block into a variable is an assignment. There are no sound channels; operations on them do nothing.
 *
 * A window of Glk is a pane of the play, by the same number: 1 is the story's text, 2 the status line. Requests for
 * lines and keys do nothing, since the library waits for them; requests for links do nothing, since links always
 * work. */
#include "leaf-inform6-routines.h"

#include <string.h>

enum { ANY = G_MAXUINT };

#define NATIVE(name, least, native, ...)                                                                               \
  {                                                                                                                    \
    name, least, ANY, FALSE, leaf_inform6_lower_native, LEAF_NATIVE_##native, __VA_ARGS__                              \
  }
#define LOWERED(name, least, most, lower, ...)                                                                         \
  {                                                                                                                    \
    name, least, most, FALSE, leaf_inform6_lower_##lower, LEAF_NATIVE_NONE, NULL,                                      \
    {                                                                                                                  \
      __VA_ARGS__                                                                                                      \
    }                                                                                                                  \
  }
#define STATEMENT(name, least, most, lower)                                                                            \
  {                                                                                                                    \
    name, least, most, TRUE, leaf_inform6_lower_##lower, LEAF_NATIVE_NONE, NULL,                                       \
    {                                                                                                                  \
      0                                                                                                                \
    }                                                                                                                  \
  }
#define NO_EFFECT(name) LOWERED (name, 0, ANY, no_effect, 0)

static const LeafInform6LibraryRoutine routines[] = {
  /* objects */
  NATIVE ("parent", 1, parent_of, "o"),
  NATIVE ("child", 1, first_held, "o"),
  NATIVE ("sibling", 1, next_held, "o"),
  NATIVE ("children", 1, inform6_children, "o"),
  NATIVE ("HolderOf", 1, holder_of, "o"),
  NATIVE ("LocationOf", 1, location_of, "o"),
  NATIVE ("CoreOf", 1, core_of, "o"),
  NATIVE ("CoreOfParentOfCoreOf", 1, core_holder_of, "o"),
  NATIVE ("CommonAncestor", 2, common_ancestor, "oo"),
  NATIVE ("VisibilityParent", 1, visibility_holder, "o"),
  NATIVE ("FindVisibilityLevels", 1, visibility_levels, "o"),
  NATIVE ("OffersLight", 1, inform6_offers_light, "o"),
  LOWERED ("GProperty", 3, ANY, property, 0),
  LOWERED ("WriteGProperty", 3, ANY, property, 0),
  LOWERED ("GetEitherOrProperty", 2, 2, either_or, 0),
  LOWERED ("MapConnection", 2, 2, map_connection, 0),
  LOWERED ("Relation_TestVtoV", 3, ANY, test_relation, 0),
  LOWERED ("TestConcealment", 0, ANY, test_concealment, 0),
  LOWERED ("Identical", 2, 2, are_alike, 0),
  STATEMENT ("LoopOverScope", 1, ANY, loop_over_scope),
  /* rulebooks, actions, activities */
  LOWERED ("FollowRulebook", 1, ANY, follow, 0),
  LOWERED ("ProcessRulebook", 1, ANY, follow, 0),
  LOWERED ("RulebookSucceeded", 0, ANY, result, LEAF_RESULT_SUCCEEDED),
  LOWERED ("RulebookFailed", 0, ANY, result, LEAF_RESULT_FAILED),
  LOWERED ("ResultOfRule", 0, 0, outcome, 0),
  STATEMENT ("CarryOutActivity", 1, ANY, carry_out),
  STATEMENT ("TryAction", 5, 5, try),
  STATEMENT ("ImplicitTake", 0, ANY, take_first),
  LOWERED ("FindAction", 0, ANY, itself, 0),
  NATIVE ("STORED_ACTION_TY_Part", 0, inform6_read_block, "01"),
  /* what the testing commands do */
  NATIVE ("RulesOnSub", 0, inform6_set_parser, "..", { LEAF_INFORM6_TRACE_RULES, 1 }),
  NATIVE ("RulesAllSub", 0, inform6_set_parser, "..", { LEAF_INFORM6_TRACE_RULES, 2 }),
  NATIVE ("RulesOffSub", 0, inform6_set_parser, "..", { LEAF_INFORM6_TRACE_RULES, 0 }),
  NATIVE ("ActionsOnSub", 0, inform6_set_parser, "..", { LEAF_INFORM6_TRACE_ACTIONS, 1 }),
  NATIVE ("ActionsOffSub", 0, inform6_set_parser, "..", { LEAF_INFORM6_TRACE_ACTIONS, 0 }),
  NATIVE ("ScenesOnSub", 0, inform6_set_parser, "..", { LEAF_INFORM6_TRACE_SCENES, 1 }),
  NATIVE ("ScenesOffSub", 0, inform6_set_parser, "..", { LEAF_INFORM6_TRACE_SCENES, 0 }),
  NATIVE ("ShowExtensionVersions", 0, say_extensions, ""),
  NATIVE ("ShowFullExtensionVersions", 0, say_all_extensions, ""),
  /* blocks, lists, texts */
  NATIVE ("BlkValueCreate", 0, inform6_new, "0"),
  LOWERED ("BlkValueCopy", 2, 2, copy, 0),
  NO_EFFECT ("BlkValueFree"),
  NO_EFFECT ("BlkFree"),
  NO_EFFECT ("BlkMakeMutable"),
  NATIVE ("BlkValueRead", 0, inform6_read_block, "01"),
  NATIVE ("BlkValueWrite", 0, inform6_write_block, "012"),
  LOWERED ("BlkValueLBCapacity", 0, ANY, capacity, 0),
  NATIVE ("BlkValueCompare", 2, inform6_compare, "vv"),
  /* entries are counted from 1, and two words come before them: their kind and the length */
  NATIVE ("LIST_OF_TY_GetLength", 1, list_length, "l"),
  NATIVE ("LIST_OF_TY_SetLength", 0, inform6_write_block, "0.1", { 0, 1, 0 }),
  NATIVE ("LIST_OF_TY_GetItem", 0, inform6_read_block, "01", { 0, 1 }),
  NATIVE ("LIST_OF_TY_PutItem", 0, inform6_write_block, "012", { 0, 1, 0 }),
  STATEMENT ("LIST_OF_TY_InsertItem", 2, 2, append),
  STATEMENT ("LIST_OF_TY_Say", 0, ANY, print_value),
  STATEMENT ("TEXT_TY_Say", 0, ANY, print_value),
  NO_EFFECT ("TEXT_TY_Transmute"),
  NO_EFFECT ("TEXT_TY_Temporarily_Transmute"),
  NO_EFFECT ("TEXT_TY_Untransmute"),
  LOWERED ("TEXT_TY_SubstitutedForm", 0, ANY, substituted, 0),
  LOWERED ("TEXT_TY_ExpandIfPerishable", 2, 2, expand, 0),
  LOWERED ("TEXT_TY_Replace_RE", 3, ANY, match, 0),
  NATIVE ("TEXT_TY_RE_GetMatchVar", 0, regexp_subexpression, "0"),
  NATIVE ("TEXT_TY_CharacterLength", 1, text_count_characters, "t"),
  NATIVE ("TEXT_TY_Compare", 2, inform6_compare, "tt"),
  LOWERED ("KOVComparisonFunction", 0, ANY, comparison, 0),
  STATEMENT ("PrintKindValuePair", 0, ANY, print_as),
  LOWERED ("random", 1, 1, random, 0),
  NATIVE ("VM_Seed_RNG", 1, seed_random, "v"),
  NO_EFFECT ("HeapNetFreeSpace"),
  LOWERED ("RequisitionStack", 0, ANY, take_words, 0),
  STATEMENT ("FreeStack", 0, ANY, free_words),
  /* tables */
  LOWERED ("TableLookUpEntry", 0, 5, table_entry, 0),
  LOWERED ("TableRows", 1, 1, table_rows, 0),
  NATIVE ("TableRowIsBlank", 2, inform6_row_is_blank, "vv"),
  NATIVE ("TableFindCol", 0, inform6_find_column, "01"),
  NATIVE ("TableMoveBlanksToBack", 0, inform6_blank_rows_last, "012"),
  LOWERED ("SetSortDomain", 2, ANY, sort_domain, 0),
  /* sorting otherwise than by rows of a table was refused as SetSortDomain */
  NATIVE ("SortArray", 0, inform6_sort_rows, "0123"),
  NO_EFFECT ("TableColumnDebug"),
  /* the command */
  LOWERED ("SnippetMatches", 0, ANY, snippet_matches, 0),
  LOWERED ("SnippetIncludes", 0, ANY, snippet_includes, 0),
  NATIVE ("WordCount", 0, inform6_parser, ".", { LEAF_INFORM6_WORD_COUNT }),
  NATIVE ("WordLength", 0, inform6_word, "0.", { 0, 1 }),
  NATIVE ("WordAddress", 0, inform6_word, "0.", { 0, 2 }),
  NATIVE ("TryNumber", 0, inform6_word, "0.", { 0, 3 }),
  NATIVE ("NextWord", 0, inform6_next_word, ".", { FALSE }),
  NATIVE ("NextWordStopped", 0, inform6_next_word, ".", { TRUE }),
  NATIVE ("SetPronoun", 1, set_pronouns, "o"),
  NATIVE ("PronounNotice", 1, set_pronouns, "o"),
  /* paragraphs, lists of objects, problems */
  NATIVE ("DivideParagraphPoint", 0, divide_paragraph, ""),
  NATIVE ("ClearParagraphing", 1, run_paragraph_on, ""),
  NATIVE ("RunParagraphOn", 0, run_paragraph_on, ""),
  NATIVE ("ParaContent", 0, do_nothing, ""),
  STATEMENT ("WriteListFrom", 2, ANY, write_list),
  STATEMENT ("WriteListOfMarkedObjects", 0, ANY, write_marked),
  STATEMENT ("ObjectTreeCoalesce", 0, ANY, no_effect), /* objects of one group are adjacent in lists */
  { "RunTimeProblem", 0, ANY, FALSE, leaf_inform6_lower_problem, LEAF_NATIVE_inform6_problem, "" },
  { "RTP_Process", 0, ANY, FALSE, leaf_inform6_lower_problem, LEAF_NATIVE_inform6_problem, "" },
  /* the screen */
  NATIVE ("DrawStatusLine", 0, draw_status_line, ""),
  NATIVE ("VM_ClearScreen", 0, clear_screen, ""),
  NATIVE ("ClearScreen", 0, clear_screen, ""),
  NATIVE ("VM_KeyChar", 0, next_key_number, ""),
  NATIVE ("YesOrNo", 0, player_consents, ""),
  NATIVE ("VM_ScreenWidth", 0, screen_width, ""),
  NATIVE ("VM_ScreenHeight", 0, screen_height, ""),
  NATIVE ("VM_MoveCursorInStatusLine", 0, set_pane_cursor, ".01", { 2, 0, 0 }),
  NATIVE ("VM_StatusLineHeight", 0, do_nothing, ""),
  NATIVE ("StatusLineHeight", 0, do_nothing, ""),
  NATIVE ("ClearBoxedText", 0, show_quotation, ""),
  NATIVE ("VM_PreInitialise", 0, do_nothing, ""),
  LOWERED ("VM_Save_Undo", 0, ANY, cannot_undo, 0),
  NO_EFFECT ("VM_Undo"),
  /* Glk */
  LOWERED ("glk_gestalt", 1, ANY, gestalt, 0),
  NATIVE ("glk_window_open", 0, inform6_open_window, "01234"),
  NATIVE ("glk_window_close", 0, close_pane, "0"),
  NATIVE ("glk_window_clear", 0, clear_pane, "0"),
  NATIVE ("glk_set_window", 0, focus_pane, "0"),
  NATIVE ("glk_window_move_cursor", 0, set_pane_cursor, "021", { 0, 1, 1 }),
  NATIVE ("glk_window_set_background_color", 0, set_pane_background, "01"),
  NATIVE ("glk_window_fill_rect", 0, fill_pane, "012345"),
  NATIVE ("glk_image_draw", 0, inform6_draw_figure, "0123.."),
  NATIVE ("glk_image_draw_scaled", 0, inform6_draw_figure, "012345"),
  NATIVE ("glk_request_mouse_event", 0, want_mouse, "0.", { 0, TRUE }),
  NATIVE ("glk_cancel_mouse_event", 0, want_mouse, "0.", { 0, FALSE }),
  NATIVE ("glk_request_timer_events", 0, request_ticks, "0"),
  NATIVE ("glk_set_hyperlink", 0, inform6_link, "0"),
  NATIVE ("glk_request_hyperlink_event", 0, do_nothing, ""),
  NATIVE ("glk_cancel_hyperlink_event", 0, do_nothing, ""),
  NATIVE ("glk_request_char_event", 0, do_nothing, ""),
  NATIVE ("glk_request_char_event_uni", 0, do_nothing, ""),
  NATIVE ("glk_cancel_char_event", 0, do_nothing, ""),
  NATIVE ("glk_cancel_line_event", 0, do_nothing, ""),
  NATIVE ("glk_set_style", 1, inform6_style, "v"),
  NATIVE ("glk_stylehint_set", 0, do_nothing, ""),
  NATIVE ("glk_stylehint_clear", 0, do_nothing, ""),
  NATIVE ("garglk_set_zcolors", 2, inform6_colours, "vv"),
  NATIVE ("garglk_set_reversevideo", 1, inform6_reverse, "v"),
  NATIVE ("glk_stream_get_current", 0, inform6_stream, ""),
  NATIVE ("glk_stream_set_current", 1, inform6_set_stream, "v"),
  LOWERED ("glk_stream_open_memory", 0, ANY, open_stream, 1),
  LOWERED ("glk_stream_open_memory_uni", 0, ANY, open_stream, 4),
  LOWERED ("glk_stream_close", 0, ANY, close_stream, 0),
  STATEMENT ("glk_put_char", 0, ANY, print_character),
  STATEMENT ("glk_put_char_uni", 0, ANY, print_character),
  NO_EFFECT ("glk_schannel_create"),
  NO_EFFECT ("glk_schannel_destroy"),
  NO_EFFECT ("glk_schannel_play"),
  NO_EFFECT ("glk_schannel_play_ext"),
  NO_EFFECT ("glk_schannel_stop"),
  NO_EFFECT ("glk_schannel_set_volume"),
  NO_EFFECT ("glk_schannel_pause"),
  NO_EFFECT ("glk_schannel_unpause"),
};

const LeafInform6LibraryRoutine *
leaf_inform6_find_library_routine (const char *name)
{
  for (gsize i = 0; i < G_N_ELEMENTS (routines); i++)
    if (g_ascii_strcasecmp (routines[i].name, name) == 0)
      return &routines[i];
  return NULL;
}

LeafNode *
leaf_inform6_refuse_call (LeafInform6Lowering *self, const LeafInform6Call *call)
{
  return leaf_inform6_refuse_name (self, call->node->first->text);
}

LeafNode *
leaf_inform6_call_argument (LeafInform6Lowering *self, const LeafInform6Call *call, guint32 which)
{
  return which < call->node->n ? leaf_inform6_lower_value (self, call->node->list[which])
                               : leaf_inform6_number_node (self, 0);
}

LeafNode *
leaf_inform6_lower_library_call (LeafInform6Lowering *self, const LeafInform6LibraryRoutine *routine,
                                 const LeafInform6Node *node, gboolean is_statement)
{
  const LeafInform6Call call = { routine, node, is_statement };

  if (node->n < routine->least || node->n > routine->most || (routine->is_only_statement && !is_statement))
    return leaf_inform6_refuse_call (self, &call);
  return routine->lower (self, &call);
}

/* Only natives for which any values are valid qualify, because the arguments of a routine that is a value are not
 * converted. */
LeafNative
leaf_inform6_routine_value (const char *name)
{
  const LeafInform6LibraryRoutine *routine = leaf_inform6_find_library_routine (name);

  return routine != NULL && routine->values != NULL && strspn (routine->values, "v") == strlen (routine->values)
             ? routine->native
             : LEAF_NATIVE_NONE;
}

LeafNode *
leaf_inform6_lower_no_effect (LeafInform6Lowering *self, const LeafInform6Call *call)
{
  return call->is_statement ? leaf_inform6_native_node (self, LEAF_KIND (NONE), LEAF_NATIVE_do_nothing, 0, NULL)
                            : leaf_inform6_number_node (self, 0);
}

/* An argument by its number, with more added to it; 0 if it was not given. */
static LeafNode *
numbered_argument (LeafInform6Lowering *self, const LeafInform6Call *call, guint32 which, gint32 more)
{
  LeafNode *sum;

  if (which >= call->node->n)
    return leaf_inform6_number_node (self, more);
  if (more == 0)
    return leaf_inform6_lower_value (self, call->node->list[which]);
  sum = leaf_node_with (self->scope, LEAF_NODE_ARITHMETIC, LEAF_KIND (NUMBER), self->w,
                        leaf_inform6_lower_value (self, call->node->list[which]),
                        leaf_inform6_number_node (self, more));
  sum->ARITHMETIC.operation = LEAF_ARITHMETIC_PLUS;
  return sum;
}

/* Value number i of the native. Natives do not check the kinds of their values, so they are converted here. */
static LeafNode *
value_of (LeafInform6Lowering *self, const LeafInform6Call *call, guint32 i)
{
  char letter = call->routine->values[i];

  switch (letter) {
  case 'o': return leaf_inform6_lower_object (self, call->node->list[i]);
  case 't': return leaf_inform6_as_kind (self, leaf_inform6_call_argument (self, call, i), LEAF_KIND (TEXT));
  case 'l':
    return leaf_inform6_as_kind (self, leaf_inform6_call_argument (self, call, i),
                                 leaf_kind_built (self->build, LEAF_KIND (LIST), LEAF_KIND (VALUE), LEAF_KIND (NONE)));
  case 'v': return leaf_inform6_call_argument (self, call, i);
  case '.': return leaf_inform6_number_node (self, call->routine->more[i]);
  default: return numbered_argument (self, call, (guint32) (letter - '0'), call->routine->more[i]);
  }
}

LeafNode *
leaf_inform6_lower_native (LeafInform6Lowering *self, const LeafInform6Call *call)
{
  LeafNative native = call->routine->native;
  guint32 n = (guint32) strlen (call->routine->values);
  gboolean gives = leaf_native_gives (native) != '-';
  LeafNode *values[G_N_ELEMENTS (call->routine->more)];

  if (!gives && !call->is_statement)
    return leaf_inform6_refuse_call (self, call);
  for (guint32 i = 0; i < n; i++)
    values[i] = value_of (self, call, i);
  return leaf_inform6_native_node (self, gives ? LEAF_KIND (NUMBER) : LEAF_KIND (NONE), native, n, values);
}
