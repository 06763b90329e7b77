/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-lowered.c: bodies of phrases in Inform 6 that run, and what stops the others. Most are refused for one operand
 * only, beside one that runs. */
#include "leaf.h"

#include <string.h>

static const char preface[]
    = "The Hall is a room. The lamp is a thing in the Hall. The storage count is a number that varies. "
      "A thing has a number called the storage charge. A thing can be dusty. A thing has a number called the storage. "
      "Fondness relates one person to various things. The verb to fancy means the fondness relation. "
      "Rivalry relates various people to various people. The verb to vie with means the rivalry relation. "
      "Mixing is an action applying to two things. Sizing is an action applying to nothing. "
      "The sorting rules are a rulebook. This is the loud rule: do nothing.\n"
      "The ut flag translates into I6 as \"ut_flag\". The ut count property translates into I6 as \"ut_count\". "
      "A thing has a number called the ut count.\n\n"
      "Table of Sizes\nsize\n1\n2\n\n"
      "Include (-\n"
      "Constant gestalt_GarglkText = $1100;\nConstant Odd_Selector = 5;\nConstant Odd_Text = \"x\";\nConstant Odd_None;\n"
      "Constant Round_A = Round_B;\nConstant Round_B = Round_A;\n"
      "Constant Sum_A = 2 + 3 * 4;\nConstant Sum_B = Sum_A / 2;\n"
      "Global Count_Here = 3;\n"
      "Array Fine --> Runs 2;\nArray Stopped --> Strange 2;\nArray One_Of --> Unknown_Name;\n"
      "Array Bytes -> 1 2 3 4 5;\nArray Odd_Bytes -> 1 Unknown_Name;\n"
      "Array Minus --> -5 6-2 3*3 4|1 \"text\" (+ the lamp +);\nArray Lost --> (+ the ghost +);\nArray Varying --> (+ the storage count +);\n"
      "[ Runs x; return x; ];\n[ Strange; nonsense_routine(); ];\n[ Calls_Strange; return Strange(); ];\n"
      "[ Copies a b; b = BlkValueCreate(TEXT_TY); BlkValueCopy(b, a); return b; ];\n"
      "[ Copies_Within a b; if (a) { while (b == 0) { b = BlkValueCreate(TEXT_TY); a = 0; } } BlkValueCopy(b, a); return b; ];\n"
      "[ Copies_Over a b; BlkValueCopy(a, b); ];\n"
      "[ Copies_Other a b; a = BlkValueCreate(TEXT_TY); BlkValueCopy(b, a); ];\n"
      "[ Copies_Made a b; b = Runs(TEXT_TY); BlkValueCopy(b, a); ];\n"
      "[ Copies_Kept a; BlkValueCopy(Count_Here, a); ];\n"
      "[ Copies_To_Entry a; BlkValueCopy(Fine-->1, a); ];\n"
      "-).\n\n";

/* A phrase's words after "To", its body, and what stops it; NULL: it runs. */
static const struct {
  const char *words, *body, *obstacle;
} rows[] = {
  { "decide what number is A1", "(+ the storage count +)", NULL },
  { "decide what number is A2", "(+ the ghost +)", "(+ the ghost +)" },
  { "decide what number is A3", "Unknown_Name", "Unknown_Name" },
  { "decide what number is A4", "Round_A", "Round_A" },
  { "decide what number is A5", "Sum_B + Count_Here", NULL },
  { "decide what number is A6", "Fine-->1 + Bytes->4 + Minus-->0", NULL },
  { "decide what number is A7", "Stopped-->1", "nonsense_routine" },
  { "decide what number is A8", "One_Of-->0", "One_Of" },
  { "decide what number is A9", "Odd_Bytes->0", "Odd_Bytes" },
  { "decide what number is A10", "Lost-->0", "Lost" },
  { "decide what number is A11", "Varying-->0", "Varying" },
  { "decide what number is A12", "Runs(3) + Runs", NULL },
  { "decide what number is A13", "Strange()", "nonsense_routine" },
  { "decide what number is A14", "Calls_Strange()", "nonsense_routine" },
  { "decide what number is A15", "Calls_Strange", "nonsense_routine" },
  { "decide what number is A16", "1 or 2", "or" },
  { "decide what number is A17", "1 | 2 & 3", NULL },
  { "decide what number is A18", "$$101 + $F", NULL },
  /* capabilities */
  { "decide what number is B1", "glk_gestalt(gestalt_GarglkText, 0)", NULL },
  { "decide what number is B2", "glk_gestalt(gestalt_Unicode, 0)", NULL },
  { "decide what number is B3", "glk_gestalt(Odd_Selector, 0)", "Odd_Selector" },
  { "decide what number is B4", "glk_gestalt(Odd_Text, 0)", "Odd_Text" },
  { "decide what number is B5", "glk_gestalt(Odd_None, 0)", "Odd_None" },
  { "decide what number is B6", "glk_gestalt(Unknown_Name, 0)", "Unknown_Name" },
  { "decide what number is B7", "glk_gestalt(5, 0)", "glk_gestalt" },
  /* classes and properties */
  { "decide whether (X - a thing) C1", "{X} ofclass K5_container", NULL },
  { "decide whether (X - a thing) C2", "{X} ofclass k5_container", NULL },
  { "decide whether (X - a thing) C3", "{X} ofclass K_container", "K_container" },
  { "decide whether (X - a thing) C4", "{X} ofclass K5container", "K5container" },
  { "decide whether (X - a thing) C5", "{X} ofclass C5_container", "C5_container" },
  { "decide whether (X - a thing) C6", "{X} ofclass K5_nonsense", "K5_nonsense" },
  { "decide whether (X - a thing) C7", "{X} ofclass (+ container +)", NULL },
  { "decide whether (X - a thing) C8", "{X} ofclass (+ nonsense +)", " nonsense " },
  { "decide whether (X - a thing) C9", "{X} ofclass 5", "?" },
  { "decide whether (X - a thing) C10", "{X} has ut_flag", "ut_flag" },
  { "decide whether (X - a thing) C11", "{X} has (+ dusty +)", NULL },
  { "decide what number is (X - a thing) C12", "{X}.ut_count", NULL },
  { "decide what number is (X - a thing) C13", "{X}.ut_flag", "ut_flag" },
  { "decide what number is (X - a thing) C14", "{X}.(+ storage charge +)", NULL },
  { "decide what number is (X - a thing) C15", "{X}.(+ storage +)", NULL },
  { "decide what object is (X - a thing) C16", "{X}.(+ fondness relation storage +)", NULL },
  { "decide what object is (X - a thing) C17", "{X}.(+ nonsense relation storage +)",
    "(+ nonsense relation storage +)" },
  { "decide what number is (X - a thing) C18", "{X}.(+ the lamp +)", " the lamp " },
  /* holes */
  { "decide what number is (N - a number) D1", "{N}", NULL },
  { "decide what number is (N - a number) D2", "{n}", NULL },
  { "decide what number is (N - a number) D3", "{M}", "{M}" },
  { "decide what number is (N - a number) D4", "{-my:1} + {N}", NULL },
  { "decide what number is (N - a number) D5", "{-your:1}", "{-your:1}" },
  { "decide what number is (N - a number) D6", "{-strong-kind:number}", NULL },
  { "decide what number is (N - a number) D7", "{-strong-kind:Nonsense}", "{-strong-kind:Nonsense}" },
  { "decide what number is (V - a value of kind K) D8", "{-strong-kind:K}", NULL },
  { "decide what number is (V - a value of kind K) D9", "{-strong-kind:L}", "{-strong-kind:L}" },
  { "decide what number is (V - a list of values of kind K) D10", "{-strong-kind:K}", "{-strong-kind:K}" },
  { "decide what number is (V - name of kind of value of kind K) D11", "{-weak-kind:K}", NULL },
  { "decide what number is (D - a description of objects) D12", "{-matches-description:1:D}", NULL },
  { "decide what number is (D - a number) D13", "{-matches-description:1:D}", "{-matches-description:1:D}" },
  { "decide what number is (D - a description of objects) D14", "{-matches-description:1}",
    "{-matches-description:1}" },
  { "decide what number is (D - a description of objects) D15", "{-matches-description:1:E}",
    "{-matches-description:1:E}" },
  { "decide what number is (D - a description of objects) D16", "{D}(lamp)", "lamp" },
  { "decide what number is (D - a description of objects) D17", "{D}((+ the lamp +), 1, 2)", NULL },
  { "do (N - a number) D18, loudly or very softly", "if ({loudly} || {very softly}) print {phrase options};", NULL },
  { "do (N - a number) D19, loudly", "if ({softly}) print 1;", "{softly}" },
  { "while (C - a condition) D20", "if ({C}) print 1;", NULL },
  { "do (C - a condition) D22", "do print 1; until ({C});", "{C}" },
  { "do (C - a condition) D23", "for (: {C} :) print 1;", "{C}" },
  { "do (C - a condition) D24", "for (:: {C}) print 1;", "{C}" },
  { "do (C - a condition) D25", "for ({C} ::) print 1;", NULL },
  { "do (C - a condition) D26", "objectloop (noun ofclass K2_thing && {C}) print 1;", "{C}" },
  { "do (C - a condition) D27", "while (1) { print {C}; break; }", "{C}" },
  { "while (C - a condition) D21", "while ({C}) print 1;", "{C}" },
  /* tables, relations, rulebooks, actions and activities */
  { "decide what number is (T - a table name) E1", "TableLookUpEntry({T}, 100, 1)", NULL },
  { "decide what number is (T - a table name) E2", "TableLookUpEntry({T}, 100, 1, 1)", "TableLookUpEntry" },
  { "do (T - a table name) E3", "TableLookUpEntry({T}, 100, 1, 1, 5);", NULL },
  { "do (T - a table name) E4", "TableLookUpEntry({T}, 100, 1, 2, 5);", "TableLookUpEntry" },
  { "do (T - a table name) E5", "TableLookUpEntry({T}, 100, 1, true, 5);", "TableLookUpEntry" },
  { "decide whether (R - a relation) E6", "Relation_TestVtoV((+ the lamp +), {R}, (+ the lamp +), false)", NULL },
  { "decide whether (R - a relation) E7", "Relation_TestVtoV((+ the lamp +), {R}, (+ the lamp +), 0)",
    "Relation_TestVtoV" },
  { "decide whether (R - a relation) E8", "Relation_TestVtoV((+ the lamp +), {R}, (+ the lamp +), Odd_None)",
    "Relation_TestVtoV" },
  { "decide whether (N - a number) E9", "Relation_TestVtoV((+ the lamp +), {N}, (+ the lamp +))", "Relation_TestVtoV" },
  { "do (R - a rule) E10", "FollowRulebook({R});", NULL },
  { "do (R - a rulebook) E11", "FollowRulebook({R}, 0, true);", NULL },
  { "do (N - a number) E12", "FollowRulebook({N});", "FollowRulebook" },
  { "do E13", "FollowRulebook((+ the loud rule +)); FollowRulebook((+ the sorting rules +)); LOUD_R();", NULL },
  { "do E14", "TryAction(0, player, ##Mix, (+ the lamp +), (+ the lamp +));", NULL },
  { "do E15", "TryAction(0, player, ##Size, 0, 0); TryAction(0, player, ##Jump, 0, 0);", NULL },
  { "do E16", "TryAction(1, player, ##Jump, 0, 0);", "TryAction" },
  { "do E17", "TryAction(0, player, Jump, 0, 0);", "TryAction" },
  { "do E18", "TryAction(0, player, ##Nonsense, 0, 0);", "TryAction" },
  { "do E19", "TryAction(0, player, ##Jump, 0);", "TryAction" },
  { "decide what number is E20", "TryAction(0, player, ##Jump, 0, 0)", "TryAction" },
  { "do (A - an activity on objects) E21", "CarryOutActivity({A}, (+ the lamp +));", NULL },
  { "do (N - a number) E22", "CarryOutActivity({N}, (+ the lamp +));", "CarryOutActivity" },
  { "do E23", "SetSortDomain(TableSwapRows, TableCompareRows);", NULL },
  { "do E24", "SetSortDomain(TableSwapRows, TableSwapRows);", "SetSortDomain" },
  { "do E25", "SetSortDomain(TableCompareRows, TableCompareRows);", "SetSortDomain" },
  { "do E26", "random(3, 4);", "random" },
  { "do E27", "parent();", "parent" },
  /* blocks and streams */
  { "decide what text is (T - a text) F1", "Copies({-by-reference:T}, 0)", NULL },
  { "decide what text is (T - a text) F2", "Copies_Within({-by-reference:T}, 0)", NULL },
  { "do (T - a text) F3", "Copies_Over({-by-reference:T}, 0);", "BlkValueCopy" },
  { "do (T - a text) F4", "Copies_Other({-by-reference:T}, 0);", "BlkValueCopy" },
  { "do (T - a text) F5", "Copies_Made({-by-reference:T}, 0);", "BlkValueCopy" },
  { "do (T - a text) F6", "Copies_Kept({-by-reference:T});", NULL },
  { "do (T - a text) F7", "Copies_To_Entry({-by-reference:T});", NULL },
  { "decide what number is F8", "glk_stream_close(5, 0)", NULL },
  { "do G1", "STANDARD_REPORT_TAKING_RM('A');", NULL },
  { "do G2", "STANDARD_REPORT_TAKING_RM();", "STANDARD_REPORT_TAKING_RM" },
  { "do G3", "STANDARD_REPORT_TAKING_RM('a');", "STANDARD_REPORT_TAKING_RM" },
  { "do G4", "STANDARD_REPORT_TAKING_RM(Sum_A);", "STANDARD_REPORT_TAKING_RM" },
  { "do G6", "NONSENSE_RM('A');", "NONSENSE_RM" },
  { "do G7", "LOUD_R(1);", "LOUD_R" },
  { "do G8", "NONSENSE_R();", "(+ the nonsense rule +)" },
  { "do G9", "Runs(1)++;", "++" },
  { "do G10", "(Count_Here = 5)++;", "++" },
  { "do G11", "--Count_Here; Count_Here++;", NULL },
  { "do G12", "Sum_A++;", "Sum_A" },
  { "decide what number is G13", "BlkValueCompare", NULL },
  { "decide what number is G14", "parent", "parent" },
  { "decide what number is G15", "DrawStatusLine", NULL },
  { "decide what number is G16", "glk_window_clear(1)", "glk_window_clear" },
  { "do G17", "glk_window_clear(1);", NULL },
  { "decide what number is G18", "ImplicitTake((+ the lamp +))", "ImplicitTake" },
  { "do G19", "ImplicitTake((+ the lamp +));", NULL },
  { "decide what object is G20", "MapConnection((+ the Hall +), (+ north +))", NULL },
  { "decide what object is G21", "MapConnection((+ the Hall +))", "MapConnection" },
  { "decide what object is G22", "MapConnection((+ the Hall +), (+ north +), 1)", "MapConnection" },
  { "do H1", "Count_Here = 5;", NULL },
  { "do H2", "Sum_A = 5;", "Sum_A" },
  { "do H3", "Fine = 5;", "Fine" },
  { "do H4", "Runs = 5;", "Runs" },
  { "do H5", "5 = 6;", "=" },
  { "do (N - a number) H6", "{N} = 5;", NULL },
  { "do H7", "(+ the storage count +) = 5;", NULL },
  { "do H8", "(+ the lamp +) = 5;", "=" },
  { "do H9", "parent((+ the lamp +)) = 5;", "=" },
  { "do H10", "(+ the lamp +).(+ storage charge +) = 5;", NULL },
  { "do H11", "Fine-->1 = 5; Bytes->0 = 6;", NULL },
  { "do H12", "Unknown_Name = 5;", "Unknown_Name" },
  { "decide what number is H13", "Count_Here(3)", NULL },
  { "decide what number is H14", "Sum_A(3)", "Sum_A" },
  { "decide what number is H15", "Fine(3)", "Fine" },
  { "decide what number is H16", "Unknown_Name(3)", "Unknown_Name" },
  { "do I1", "print (char) 65, (number) 5, (the) 0, (name) 0, (Runs) 5;", NULL },
  { "do I2", "print (nonsense) 5;", "nonsense" },
  { "do I3", "print (Strange) 5;", "nonsense_routine" },
  { "do I4", "print (Sum_A) 5;", "Sum_A" },
  { "do I5", "style bold; style roman; font off; font on;", NULL },
  { "do I6", "style odd;", "odd" },
  { "do I7", "font odd;", "font odd" },
  { "do I8", "give (+ the lamp +) (+ dusty +) ~(+ dusty +) light;", NULL },
  { "do I9", "give (+ the lamp +) nonsense;", "nonsense" },
  { "do I10", "give (+ the lamp +) ~nonsense;", "nonsense" },
  { "do I11", "move (+ the lamp +) to (+ the Hall +); remove (+ the lamp +);", NULL },
  { "do I12", "objectloop (noun in (+ the Hall +)) print 1;", NULL },
  { "do I13", "objectloop (5 in (+ the Hall +)) print 1;", "=" },
  { "do I14", "objectloop (Runs(1) > 2) print 1;", "objectloop" },
  { "do J1", "@nop;", NULL },
  { "do J2", "@nonsense 5;", "@nonsense" },
  { "do J3", "@add 1 2 Count_Here; @copy 1 Count_Here; @push 1; @pull Count_Here;", NULL },
  { "do J4", "@push 1;", NULL },
  { "do J7", "if (1) @push 1;", "@push" },
  { "do J8", "if (1) { @push 1; @pull Count_Here; }", NULL },
  { "do J5", "@jz 1 ?out;", "@jz" },
  { "do J6", "@glk 5 0 0;", "@glk" },
  { "do F9", "jump Out;", "jump" },
  { "do F10", "break;", "break" },
  { "do F11", "continue;", "continue" },
  { "do F12", "while (1) { switch (2) { 1: continue; } break; }", NULL },
  { "do F15", "while (1) { switch (2) { 1: if (3) break; continue; } break; }", "continue" },
  { "do F16", "switch (2) { 1: print 1; break; 2: }", NULL },
  { "do F13", "while (1) break;", NULL },
  { "do F14", "return 5 +;", "(-" },
};

static LeafProgram *
compile_all (void)
{
  g_autoptr (GString) text = g_string_new (preface);
  LeafSourceText source = { "story.ni", NULL, 0 };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    g_string_append_printf (text, "To %s: (- %s -).\n", rows[i].words, rows[i].body);
  source.bytes = text->str;
  source.length = text->len;
  return leaf_program_compile (&source, NULL);
}

static void
test_lowered (void)
{
  g_autoptr (LeafProgram) program = compile_all ();
  g_autofree char *dump = leaf_program_dump (program, "inform6", FALSE);
  g_auto (GStrv) lines = g_strsplit (dump, "\n", -1);

  for (guint32 i = 0; i < leaf_program_n_problems (program); i++)
    g_error ("%s", leaf_program_problem (program, i).sentence);
  g_assert_cmpuint (g_strv_length (lines), >, G_N_ELEMENTS (rows));
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autofree char *wanted = rows[i].obstacle != NULL
                                  ? g_strdup_printf ("does not run\t%s\tTo %s", rows[i].obstacle, rows[i].words)
                                  : g_strdup_printf ("runs\t\tTo %s", rows[i].words);

    if (!g_str_equal (lines[i], wanted))
      g_test_fail_printf ("'%s', not '%s'", lines[i], wanted);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lowered/lowered", test_lowered);
  return g_test_run ();
}
