/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-accelerators.h"
#include "loose-toolkit-testing.h"

static const LooseActionKeys action_keys[] = {
  /* The file. */
  { "app.new-window", { "<Control>n" } },
  { "win.new-project", { "<Control><Shift>n" } },
  { "win.open", { "<Control>o" } },
  { "win.open-project", { "<Control><Shift>o" } },
  { "win.open-example::reading-room", { "<Control><Alt>1" } },
  { "win.open-example::toll-bridge", { "<Control><Alt>2" } },
  { "win.open-example::night-kitchen", { "<Control><Alt>3" } },
  { "win.open-example::weather-house", { "<Control><Alt>4" } },
  { "win.reload", { "<Control><Shift>r" } },
  { "win.unsaved-work", { "<Control><Alt>u" } },
  { "win.reenable", { "<Control><Alt>r" } },
  { "win.save", { "<Control>s" } },
  { "win.save-all", { "<Control><Alt>a" } },
  { "win.save-as", { "<Control><Shift>s" } },
  { "win.rename-project", { "<Shift>F2" } },
  { "win.publish", { "<Control><Alt>g" } },
  { "win.story-settings", { "<Control>i" } },
  { "win.publish-blorb", { "<Control>b" } },
  { "win.print", { "<Control>p" } },
  { "win.export-story", { "<Control><Alt>e" } },
  { "win.export-index", { "<Control><Alt>i" } },
  { "win.export-transcript", { "<Control><Alt>y" } },
  { "win.export-skein", { "<Control><Alt>k" } },
  { "win.close-page", { "<Control>w" } },
  { "window.close", { "<Control><Shift>w" } },
  { "app.quit", { "<Control>q" } },
  /* Writing. */
  { "win.undo", { "<Control>z" } },
  { "win.redo", { "<Control><Shift>z", "<Control>y" } },
  { "win.find", { "<Control>f" } },
  { "win.replace", { "<Control>h" } },
  { "win.find-next", { "<Control>g" } },
  { "win.find-previous", { "<Control><Shift>g" } },
  { "win.find-everywhere", { "<Control><Alt>f" } },
  { "win.replace-everywhere", { "<Control><Shift>h" } },
  { "win.undo-files", { "<Control><Alt>z" } },
  { "win.go-to-line", { "<Control>l" } },
  { "win.go-to-definition", { "F12" } },
  { "win.show-uses", { "<Shift>F12" } },
  { "win.move-up", { "<Alt><Shift>Up" } },
  { "win.move-down", { "<Alt><Shift>Down" } },
  { "win.toggle-comment", { "<Control>slash" } },
  { "win.rename", { "F2" } },
  { "win.complete", { "<Control>space" } },
  { "win.check-spelling", { "<Control><Alt>s" } },
  { "win.next-misspelling", { "<Control><Alt>n" } },
  { "win.heading-up", { "<Alt><Shift>Page_Up" } },
  { "win.heading-down", { "<Alt><Shift>Page_Down" } },
  { "win.number-headings", { "<Control><Alt>x" } },
  { "win.move-to-file", { "<Control><Alt>o" } },
  { "win.fold", { "<Control>period" } },
  { "win.fold-rules", { "<Control><Alt>period" } },
  { "win.fold-headings", { "<Control><Alt>minus" } },
  { "win.unfold-all", { "<Control><Alt>comma" } },
  { "win.count-words", { "<Control><Alt>w" } },
  { "win.edit-part", { "<Shift>F11" } },
  { "win.go-back", { "<Alt>Left" } },
  { "win.next-problem", { "<Alt>Down" } },
  { "win.previous-problem", { "<Alt>Up" } },
  { "win.fix", { "<Control><Alt>m" } },
  { "win.find-rule", { "<Control><Shift>f" } },
  /* The play. */
  { "win.play", { "<Control>r" } },
  { "win.open-report", { "<Control><Alt>q" } },
  { "win.continue", { "F5" } },
  { "win.pause", { "<Control>F6", "Pause" } },
  { "win.stop", { "<Shift>F5" } },
  { "win.step-in", { "F7" } },
  { "win.step-over", { "F8" } },
  { "win.step-out", { "<Shift>F8" } },
  { "win.step-next-rule", { "<Control>F8" } },
  { "win.step-back", { "<Shift>F7" } },
  { "win.back-over", { "<Control><Shift>F8" } },
  { "win.back-out", { "<Control><Alt>Home" } },
  { "win.back-rule", { "<Control>F7" } },
  { "win.back-to-breakpoint", { "<Control>F5" } },
  { "win.back-turn", { "<Control><Alt>Page_Up" } },
  { "win.forward-turn", { "<Control><Alt>Page_Down" } },
  { "win.back-to-rule", { "<Control><Shift>F4" } },
  { "win.back-to-value", { "<Control><Alt>v" } },
  { "win.back-to-text", { "<Control><Shift>F7" } },
  { "win.toggle-breakpoint", { "F9" } },
  { "win.clear-breakpoints", { "<Control><Shift>F9" } },
  { "win.why-not", { "F4" } },
  { "win.how-can-run", { "<Control><Shift>y" } },
  { "win.why-text", { "<Shift>F4" } },
  { "win.change-text", { "<Control>F4" } },
  { "win.auto-replay", { "<Control><Alt>p" } },
  { "win.count-rules", { "<Control><Alt>c" } },
  { "win.grow-skein", { "<Control><Alt>5" } },
  /* What is seen. */
  { "win.next-pane", { "F6" } },
  { "win.previous-pane", { "<Shift>F6" } },
  { "win.show-source", { "<Control>1" } },
#define LOOSE_PANE_ROW(type, name, group, title, menu, key) { "win.show-" name, { key } },
#define LOOSE_PANE_ROW_WITHOUT_ACTION(type, name, group, title)
#include "loose-panes.def"
#undef LOOSE_PANE_ROW
#undef LOOSE_PANE_ROW_WITHOUT_ACTION
  { "win.show-story", { "<Control>4" } },
  { "win.show-choices", { "<Control><Shift>space" } },
  { "win.show-map", { "<Control>9" } },
  { "win.full-screen", { "F11" } },
  { "win.maximize-panel", { "<Control>F11" } },
  { "win.maximize-map", { "<Control><Alt>9" } },
  { "win.command-palette", { "<Control><Shift>p" } },
  { "win.show-sidebar", { "<Control><Shift>b" } },
  { "win.mark-rule-warnings", { "<Control><Alt>h" } },
  { "win.show-library", { "<Control><Shift>l" } },
  { "win.fixed-width", { "<Control><Shift>m" } },
  { "win.larger-text", { "<Control>plus", "<Control>equal" } },
  { "win.smaller-text", { "<Control>minus" } },
  { "win.reset-text-size", { "<Control>0" } },
  /* The application. */
  { "app.preferences", { "<Control>comma" } },
  { "win.show-help-overlay", { "<Control>question" } },
  { "win.help", { "F1" } },
  { "win.tour", { "<Control><Alt>b" } },
  { "app.about", { "<Shift>F1" } },
};

const LooseActionKeys *
loose_accelerators_get_keys (guint *n)
{
  *n = G_N_ELEMENTS (action_keys);
  return action_keys;
}

const char *
loose_accelerators_get_key (const char *action)
{
  for (guint i = 0; i < G_N_ELEMENTS (action_keys); i++)
    if (g_str_equal (action_keys[i].action, action))
      return action_keys[i].keys[0];
  return NULL;
}

void
loose_accelerators_install_keys (GtkApplication *application)
{
  for (guint i = 0; i < G_N_ELEMENTS (action_keys); i++)
    gtk_application_set_accels_for_action (application, action_keys[i].action, action_keys[i].keys);
}
