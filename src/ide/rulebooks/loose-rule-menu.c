/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-rule-menu.h"

#include "loose-accelerators.h"
#include "loose-format.h"
#include "loose-mnemonic.h"

#include <glib/gi18n.h>

/* The length in characters to which responses are shortened: a menu is read at a glance. */
#define MOST_CHARACTERS 32

static const LooseRuleAction actions[] = {
  { "rule.list-first", LEAF_WRITE_LISTED_FIRST, FALSE, FALSE, TRUE },
  { "rule.list-last", LEAF_WRITE_LISTED_LAST, FALSE, FALSE, TRUE },
  { "rule.list-before", LEAF_WRITE_LISTED_BEFORE, TRUE, FALSE, TRUE },
  { "rule.list-after", LEAF_WRITE_LISTED_AFTER, TRUE, FALSE, TRUE },
  { "rule.list-instead", LEAF_WRITE_LISTED_INSTEAD_OF, TRUE, FALSE, TRUE },
  { "rule.list-in", LEAF_WRITE_LISTED, TRUE, FALSE, FALSE },
  { "rule.unlist", LEAF_WRITE_NOT_LISTED, FALSE, FALSE, TRUE },
  { "rule.does-nothing", LEAF_WRITE_DOES_NOTHING, FALSE, FALSE, FALSE },
  { "rule.does-nothing-when", LEAF_WRITE_DOES_NOTHING, TRUE, TRUE, FALSE },
  { "rule.substitute", LEAF_WRITE_SUBSTITUTES, TRUE, TRUE, FALSE },
  { "rule.name", LEAF_WRITE_NAME, TRUE, TRUE, FALSE },
};

const LooseRuleAction *
loose_rule_actions (guint *n)
{
  *n = G_N_ELEMENTS (actions);
  return actions;
}

const LooseRuleAction *
loose_rule_action_named (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    if (g_str_equal (actions[i].name, name))
      return &actions[i];
  return NULL;
}

LeafEditRequest
loose_rule_action_request (const LooseRuleAction *action, LeafProgram *program, const LooseRow *row)
{
  return (LeafEditRequest) { .sort = action->sort,
                             .rule = row->rule,
                             .rulebook = action->beside ? row->rulebook : 0,
                             .words = action->words ? "" : NULL };
}

/* --- what can be written ------------------------------------------------------------------------------------------ */

static gboolean
can_write (LeafProgram *program, const LeafEditRequest *request)
{
  g_auto (LeafEdit) edit = { 0 };

  return leaf_program_write (program, request, &edit, NULL);
}

/* Returns TRUE if a sentence can name the rule. */
static gboolean
is_known (LeafProgram *program, const LooseRow *row)
{
  return can_write (program, &(LeafEditRequest) { .sort = LEAF_WRITE_DOES_NOTHING, .rule = row->rule });
}

static gboolean
has_a_neighbour (LeafProgram *program, LeafEditRequest request)
{
  guint32 n = leaf_program_rulebook (program, request.rulebook).n_rules;
  g_autofree guint32 *rules = g_new0 (guint32, n + 1);

  leaf_program_rulebook_rules (program, request.rulebook, rules);
  for (guint32 i = 0; i < n; i++) {
    request.other = rules[i];
    if (can_write (program, &request))
      return TRUE;
  }
  return FALSE;
}

gboolean
loose_rule_action_is_possible (const LooseRuleAction *action, LeafProgram *program, const LooseRow *row)
{
  LeafEditRequest request = loose_rule_action_request (action, program, row);

  if (row->sort != LOOSE_ROW_RULE || (action->beside && row->rulebook == 0))
    return FALSE;
  if (!action->asks)
    return can_write (program, &request);
  if (action->beside)
    return has_a_neighbour (program, request);
  if (action->sort == LEAF_WRITE_NAME)
    return leaf_program_rule (program, row->rule).name == NULL
           && leaf_program_rule (program, row->rule).place.source == leaf_program_story_source (program);
  return is_known (program, row);
}

/* The reason why the items that write sentences are insensitive; NULL if they are not. Free with g_free. */
static char *
reason (LeafProgram *program, const LooseRow *row)
{
  LeafEditRequest request = { .sort = LEAF_WRITE_DOES_NOTHING, .rule = row->rule };
  g_auto (LeafEdit) edit = { 0 };
  char *why_not = NULL;

  if (leaf_program_rule (program, row->rule).name == NULL)
    return g_strdup (_ ("Name this rule first: sentences can only mention named rules"));
  leaf_program_write_in (program, &request, &edit, loose_format_translate, NULL, &why_not);
  return why_not;
}

/* --- the menu ----------------------------------------------------------------------------------------------------- */

static void
add_of_rulebook (GMenu *menu, const char *format, LeafProgram *program, const LooseRow *row, const char *action)
{
  g_autofree char *safe = loose_mnemonic_escape (leaf_program_rulebook (program, row->rulebook).name);
  g_autofree char *label = g_strdup_printf (format, safe);

  g_menu_append (menu, label, action);
}

static void
add_listing (GMenu *menu, LeafProgram *program, const LooseRow *row)
{
  g_autoptr (GMenu) section = g_menu_new ();
  g_autofree char *why_not = reason (program, row);

  if (row->rulebook != 0) {
    /* translators: %s is a rulebook's name */
    add_of_rulebook (section, _ ("List _First in “%s”"), program, row, "rule.list-first");
    /* translators: %s is a rulebook's name */
    add_of_rulebook (section, _ ("List _Last in “%s”"), program, row, "rule.list-last");
    g_menu_append (section, _ ("List _Before…"), "rule.list-before");
    g_menu_append (section, _ ("List _After…"), "rule.list-after");
    g_menu_append (section, _ ("List _Instead of…"), "rule.list-instead");
  }
  g_menu_append (section, row->rulebook != 0 ? _ ("List in Another _Rulebook…") : _ ("List in a _Rulebook…"),
                 "rule.list-in");
  if (row->rulebook != 0)
    /* translators: %s is a rulebook's name */
    add_of_rulebook (section, _ ("_Unlist from “%s”"), program, row, "rule.unlist");
  g_menu_append_section (menu, why_not, G_MENU_MODEL (section));
}

static void
add_changing (GMenu *menu)
{
  g_autoptr (GMenu) section = g_menu_new ();

  g_menu_append (section, _ ("Make It _Do Nothing"), "rule.does-nothing");
  g_menu_append (section, _ ("Do Nothing _When…"), "rule.does-nothing-when");
  g_menu_append (section, _ ("_Substitute…"), "rule.substitute");
  g_menu_append_section (menu, NULL, G_MENU_MODEL (section));
}

static void
add_response (GMenu *menu, LeafProgram *program, guint32 rule, guint32 number)
{
  LeafResponseInfo info = leaf_program_rule_response (program, rule, number);
  g_autofree char *text = loose_format_place (program, info.text);
  g_autofree char *start = g_utf8_substring (text, 0, MIN (g_utf8_strlen (text, -1), MOST_CHARACTERS));
  g_autofree char *safe = loose_mnemonic_escape (start);
  /* translators: a response's letter, and the text that it has */
  g_autofree char *label = g_strdup_printf (_ ("Change (%c) %s…"), 'A' + (int) info.letter, safe);
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, "rule.change-response", "u", number);
  g_menu_append_item (menu, item);
}

static void
add_responses (GMenu *menu, LeafProgram *program, const LooseRow *row)
{
  g_autoptr (GMenu) section = g_menu_new ();
  guint32 n = leaf_program_rule (program, row->rule).n_responses;

  for (guint32 i = 0; i < n; i++)
    if (row->sort == LOOSE_ROW_RULE || i == row->response)
      add_response (section, program, row->rule, i);
  if (n > 0)
    g_menu_append_section (menu, NULL, G_MENU_MODEL (section));
}

/* Adds the item for a breakpoint with the window's key for breakpoints, which acts on the row while the list has the
 * focus. */
static void
add_break (GMenu *section, const LooseRow *row)
{
  g_autoptr (GMenuItem) item
      = g_menu_item_new (row->breaks ? _ ("Remove the Brea_kpoint") : _ ("Set a Brea_kpoint"), "rule.break");

  g_menu_item_set_attribute (item, "accel", "s", loose_accelerators_get_key ("win.toggle-breakpoint"));
  g_menu_append_item (section, item);
}

static void
add_looking (GMenu *menu, const LooseRow *row)
{
  g_autoptr (GMenu) section = g_menu_new ();

  g_menu_append (section, _ ("_Go to Source"), "rule.go");
  if (row->sort == LOOSE_ROW_RULE || row->sort == LOOSE_ROW_RULEBOOK)
    add_break (section, row);
  if (row->sort == LOOSE_ROW_RULE) {
    g_menu_append (section, _ ("Wh_y Did It Not Run?"), "win.why-not");
    g_menu_append (section, _ ("How _Can It Run?"), "win.how-can-run");
  }
  g_menu_append_section (menu, NULL, G_MENU_MODEL (section));
}

GMenuModel *
loose_rule_menu_new (LeafProgram *program, const LooseRow *row)
{
  GMenu *menu;

  if (row->sort == LOOSE_ROW_LIBRARY || row->sort == LOOSE_ROW_GROUP || row->sort == LOOSE_ROW_HIDDEN
      || row->sort == LOOSE_ROW_WOULD_BE)
    return NULL;
  menu = g_menu_new ();
  add_looking (menu, row);
  if (row->sort == LOOSE_ROW_RULE) {
    if (leaf_program_rule (program, row->rule).name == NULL) {
      g_autoptr (GMenu) section = g_menu_new ();
      g_menu_append (section, _ ("_Name This Rule…"), "rule.name");
      g_menu_append_section (menu, NULL, G_MENU_MODEL (section));
    }
    add_listing (menu, program, row);
    add_changing (menu);
  }
  if (row->sort != LOOSE_ROW_RULEBOOK)
    add_responses (menu, program, row);
  return G_MENU_MODEL (menu);
}
