-- SPDX-License-Identifier: GPL-3.0-or-later
-- A session of `leaf lsp` with an editor that was not made here: Neovim opens a story, asks, types and renames, as its own client
-- does it.  LEAF names the program.  Prints TAP.
--   nvim --headless -u NONE -i NONE -n -c 'luafile test-lsp.lua'

local STORY = [[
"The Wharf" by A Tester

Part 1 - Places

The Wharf is a room. The coil of rope is in the Wharf. A crate is a kind of container.
The tea crate is a crate in the Wharf.

Part 2 - Rules

Instead of taking the coil of rope (this is the heavy rope rule):
	let the weight be 7;
	say "Ü𝄞 [The coil of rope] weighs [weight]."

Instead of taking something: say "Leave it."

To weigh crates:
	repeat with C running through crates:
		say "[C]."
]]

local EXTENSION = [[
Bollards by Ann Oarswoman begins here.

A bollard is a kind of supporter.

Bollards ends here.
]]

local count, failed = 0, 0

local function ok (truth, name, more)
  count = count + 1
  if not truth then failed = failed + 1 end
  io.stdout:write (string.format ("%sok %d - %s\n", truth and "" or "not ", count, name))
  if not truth and more ~= nil then io.stdout:write ("# " .. vim.inspect (more):gsub ("\n", "\n# ") .. "\n") end
end

local function write (path, text)
  vim.fn.mkdir (vim.fn.fnamemodify (path, ":h"), "p")
  local file = assert (io.open (path, "w"))
  file:write (text)
  file:close ()
end

local folder = vim.fn.tempname ()
vim.env.XDG_CACHE_HOME = folder .. "/cache"
write (folder .. "/wharf.ni", STORY)
write (folder .. "/Extensions/Ann Oarswoman/Bollards.i7x", EXTENSION)
vim.cmd ("edit " .. folder .. "/wharf.ni")
vim.bo.fileencoding = "utf-8"
local buffer = vim.api.nvim_get_current_buf ()

local published, told = nil, {} -- what came last, and what came last of each file
local client = vim.lsp.start_client {
  cmd = { vim.env.LEAF, "lsp" },
  root_dir = folder,
  flags = { debounce_text_changes = 0 }, -- each change is sent when it is made: what is published last is of the last text
  handlers = { ["textDocument/publishDiagnostics"] = function (_, result) published = result; told[result.uri] = result.diagnostics end },
}
vim.lsp.buf_attach_client (buffer, client)

-- Line and column (in bytes) of the nth time that the words stand in the buffer, from 1.
local function find (words, nth)
  local lines = vim.api.nvim_buf_get_lines (buffer, 0, -1, false)
  for row, line in ipairs (lines) do
    local from = 1
    while true do
      local at = line:find (words, from, true)
      if at == nil then break end
      nth = (nth or 1) - 1
      if nth == 0 then return row - 1, at - 1 end
      from = at + 1
    end
  end
  error ("no " .. words)
end

local function at (words, nth, more)
  local row, column = find (words, nth)
  local line = vim.api.nvim_buf_get_lines (buffer, row, row + 1, false)[1]
  local units = select (2, vim.str_utfindex (line, column + (more or 0)))
  return { textDocument = vim.lsp.util.make_text_document_params (buffer), position = { line = row, character = units } }
end

local function ask (method, params)
  local answers, why = vim.lsp.buf_request_sync (buffer, "textDocument/" .. method, params, 20000)
  if answers == nil then return nil, why end
  local answer = answers[client]
  return answer and answer.result, answer and answer.error
end

local function line_text (location)
  return vim.fn.readfile (vim.uri_to_fname (location.uri))[location.range.start.line + 1]
end

local function client_request (method, params)
  local answers = vim.lsp.buf_request_sync (buffer, method, params, 20000)
  local answer = answers and answers[client]
  return answer and answer.result, answer and answer.error
end

-- A project in another folder, in two files: the part is compiled with the story around it, each as the editor has it.
local function parts ()
  local first = buffer
  write (folder .. "/elsewhere/Mill.inform/Source/story.ni",
         "\"Mill\"\n\nThe Weir is a room. The lamprey is in the Weir.\n\nChapter 2 - More (see \"more.i7\")\n")
  write (folder .. "/elsewhere/Mill.materials/Source/more.i7",
         "Chapter 2 - More\n\nThe Loft is above the Weir.\n\nInstead of taking the lamprey: say \"It slips.\"\n")
  vim.cmd ("edit " .. folder .. "/elsewhere/Mill.materials/Source/more.i7")
  local part = vim.api.nvim_get_current_buf ()
  vim.lsp.buf_attach_client (part, client)
  buffer = part
  local part_uri = vim.uri_from_bufnr (part)
  ok (vim.wait (20000, function () return told[part_uri] ~= nil end) and #told[part_uri] == 0, "a part has no problem by itself", told)
  local there = ask ("definition", at ("lamprey"))
  ok (there and there.uri:find ("story.ni", 1, true) and there.range.start.line == 2, "what the story names leads to its file", there)
  vim.cmd ("edit " .. folder .. "/elsewhere/Mill.inform/Source/story.ni")
  local whole = vim.api.nvim_get_current_buf ()
  vim.lsp.buf_attach_client (whole, client)
  vim.wait (20000, function () return told[vim.uri_from_bufnr (whole)] ~= nil end)
  vim.api.nvim_buf_set_lines (whole, 0, 0, false, { "[A line that is not saved.]", "" })
  buffer = part
  there = ask ("definition", at ("lamprey"))
  ok (there and there.range.start.line == 4, "as the editor has it", there)
  local edit = ask ("rename", vim.tbl_extend ("force", at ("lamprey"), { newName = "pike" }))
  local n = 0
  for _ in pairs (edit and edit.changes or {}) do n = n + 1 end
  ok (n == 2, "a name is changed in both files", edit)
  if edit then vim.lsp.util.apply_workspace_edit (edit, "utf-16") end
  ok (vim.api.nvim_buf_get_lines (part, -2, -1, false)[1]:find ("taking the pike") and vim.api.nvim_buf_get_lines (whole, 4, 5, false)[1]:find ("The pike is in"),
      "and is the new one in them", vim.api.nvim_buf_get_lines (whole, 0, -1, false))
  told = {}
  vim.api.nvim_buf_set_lines (whole, 4, 5, false, { "The Weir is a room. The trout is in the Weir." })
  ok (vim.wait (20000, function () return told[part_uri] ~= nil and #told[part_uri] == 1 and told[part_uri][1].range.start.line == 4 end),
      "what is changed in one is told in the other", told)
  buffer = whole
  local symbols = ask ("documentSymbol", { textDocument = vim.lsp.util.make_text_document_params (whole) })
  ok (symbols and #symbols == 1, "an outline is of one file", symbols)
  local found = client_request ("workspace/symbol", { query = "taking" })
  ok (found and #found >= 1, "what is looked for is found in both", found)
  local seen = {}
  for _, each in ipairs (found or {}) do
    local key = each.location.uri .. each.location.range.start.line
    ok (not seen[key], "and once", found)
    seen[key] = true
  end
  vim.api.nvim_buf_set_lines (whole, -1, -1, false, { "", "Chapter 3 - Caves (see \"caves.i7\")" })
  local row = vim.api.nvim_buf_line_count (whole) - 1
  local heading = { start = { line = row, character = 0 }, ["end"] = { line = row, character = 9 } }
  local fixes = ask ("codeAction", { textDocument = vim.lsp.util.make_text_document_params (whole), range = heading, context = { diagnostics = {} } })
  ok (fixes and #fixes == 1, "a part whose file is missing has a fix", fixes)
  if fixes and fixes[1] then vim.lsp.util.apply_workspace_edit (fixes[1].edit, "utf-16") end
  vim.cmd ("silent wall")
  local caves = vim.fn.readfile (folder .. "/elsewhere/Mill.materials/Source/caves.i7")
  ok (caves[1] == "Chapter 3 - Caves", "which creates the file", caves)
  buffer = first
  vim.api.nvim_set_current_buf (first)
end

-- A server that explores marks the rules that did not run, until the text changes.
local function explored ()
  write (folder .. "/barge.ni", [[
"Barge"

The Hold is a room. The sack is in the Hold.

Instead of jumping: say "Splash."

Instead of taking the sack when the player is a woman: say "Never."
]])
  vim.cmd ("edit " .. folder .. "/barge.ni")
  local before = vim.api.nvim_get_current_buf ()
  local uri = vim.uri_from_bufnr (before)
  local hints = {}
  local explorer = vim.lsp.start_client {
    cmd = { vim.env.LEAF, "lsp", "--explore-seconds=1" },
    root_dir = folder,
    flags = { debounce_text_changes = 0 },
    handlers = { ["textDocument/publishDiagnostics"] = function (_, result) hints = result.diagnostics end },
  }
  vim.lsp.buf_attach_client (before, explorer)
  ok (vim.wait (20000, function () return #hints == 1 end), "a story is explored, and one rule did not run", hints)
  ok (hints[1] and hints[1].severity == 4 and hints[1].range.start.line == 6 and hints[1].message:find ("has not run"), "which has a hint", hints)
  vim.api.nvim_buf_set_lines (before, 6, 7, false, { "Instead of taking the sack: say \"Heavy.\"" })
  ok (vim.wait (20000, function () return #hints == 0 end), "that goes when the text changes", hints)
  vim.lsp.stop_client (explorer)
  vim.wait (20000, function () return vim.lsp.client_is_stopped (explorer) end)
  vim.api.nvim_set_current_buf (buffer)
end

local function run ()
  ok (vim.wait (20000, function () return published ~= nil end), "problems are published when a story is opened")
  ok (#published.diagnostics == 0, "a story without mistakes has none", published)
  local can = vim.lsp.get_client_by_id (client).server_capabilities
  ok (can.renameProvider ~= nil and can.hoverProvider, "the server says what it can do", can)

  local there = ask ("definition", at ("[weight]", 1, 2))
  ok (there and there.range.start.line == 10, "a local name leads to its let", there)
  there = ask ("definition", at ("[The coil of rope]", 1, 6))
  local row, column = find ("coil of rope is in")
  ok (there and there.range.start.line == row and there.range.start.character == column,
      "a substitution behind characters of two units leads to its thing", there)
  there = ask ("definition", at ("taking the coil"))
  ok (there and vim.fn.filereadable (vim.uri_to_fname (there.uri)) == 1 and line_text (there):lower ():find ("taking"),
      "an action of the library leads to a copy of its text", there)

  local uses = ask ("references", vim.tbl_extend ("force", at ("coil of rope"), { context = { includeDeclaration = true } }))
  ok (uses and #uses == 3, "all uses of a thing", uses)
  local marks = ask ("documentHighlight", at ("weight be"))
  ok (marks and #marks == 2 and marks[1].kind == 3 and marks[2].kind == 2, "a local is written once and read once", marks)

  local hover = ask ("hover", at ("Instead of taking the coil"))
  local words = hover and hover.contents.value or ""
  ok (words:find ("rule 1 of") and words:find ("Law III", 1, true), "a preamble tells its place and the Law", hover)
  hover = ask ("hover", at ("weight]"))
  ok (hover and hover.contents.value:find ("number"), "a local name tells its kind", hover)

  local symbols = ask ("documentSymbol", { textDocument = vim.lsp.util.make_text_document_params (buffer) })
  ok (symbols and #symbols == 2 and symbols[1].name:find ("Places") and #symbols[2].children >= 3, "the outline nests rules in headings", symbols)
  local folds = ask ("foldingRange", { textDocument = vim.lsp.util.make_text_document_params (buffer) })
  ok (folds and #folds >= 3, "headings and rules fold", folds)
  local tokens = ask ("semanticTokens/full", { textDocument = vim.lsp.util.make_text_document_params (buffer) })
  ok (tokens and #tokens.data > 50 and #tokens.data % 5 == 0, "tokens come by five numbers", tokens and #tokens.data)

  vim.api.nvim_buf_set_lines (buffer, -1, -1, false, { "", "Instead of dropping the coil of rop" })
  local items = ask ("completion", at ("coil of rop", 4, 11))
  ok (items and #items == 1 and items[1].textEdit.newText == "coil of rope", "a name of several words is completed", items)
  vim.lsp.util.apply_text_edits ({ items[1].textEdit }, buffer, "utf-16")
  ok (vim.api.nvim_buf_get_lines (buffer, -2, -1, false)[1] == "Instead of dropping the coil of rope", "and put in place of what was typed")
  local script = "The Pier is north of the Wharf. Test me with \"north / so\"."
  vim.api.nvim_buf_set_lines (buffer, -2, -1, false, { script })
  items = ask ("completion", at (script, 1, 56))
  ok (items and items[1].label == "south" and items[1].textEdit.newText == "south" and items[1].textEdit.range.start.character == 54,
      "a test is completed with what can be typed there, the most interesting first", items and items[1])
  items = ask ("completion", at (script, 1, 46))
  ok (items and items[1].label == "north", "which is something else before its other commands", items and items[1])
  vim.api.nvim_buf_set_lines (buffer, -2, -1, false, { "Instead of dropping the coil of hope: say \"No.\"" })
  ok (vim.wait (20000, function () return #published.diagnostics > 0 end), "a mistake is told while one types", published)
  local wrong = published.diagnostics[1]
  ok (wrong.range.start.line == select (1, find ("hope")), "at its line", wrong)
  vim.api.nvim_buf_set_lines (buffer, -2, -1, false, { "Instead of dropping the coil of roppe: say \"No.\"" })
  local slip = at ("roppe")
  local fixes = ask ("codeAction", { textDocument = slip.textDocument, range = { start = slip.position, ["end"] = slip.position },
                                     context = { diagnostics = {} } })
  ok (fixes and #fixes == 1 and fixes[1].kind == "quickfix" and fixes[1].title == "Change ‘roppe’ to ‘rope’", "a slip has its fix", fixes)
  local _, clash = ask ("rename", vim.tbl_extend ("force", at ("coil of rope is"), { newName = "crate" }))
  ok (clash ~= nil and clash.message:find ("'The crate' is used before", 1, true), "a name is refused with the problem that it would cause", clash)
  if fixes and fixes[1] then vim.lsp.util.apply_workspace_edit (fixes[1].edit, "utf-16") end
  ok (vim.api.nvim_buf_get_lines (buffer, -2, -1, false)[1] == "Instead of dropping the coil of rope: say \"No.\"", "which mends it")
  vim.api.nvim_buf_set_lines (buffer, -3, -1, false, {})
  ok (vim.wait (20000, function () return #published.diagnostics == 0 end), "and goes when it is mended", published)

  local edit = ask ("rename", vim.tbl_extend ("force", at ("crate is a kind"), { newName = "sea chest" }))
  ok (edit ~= nil, "a kind gets another name", edit)
  if edit then vim.lsp.util.apply_workspace_edit (edit, "utf-16") end
  local text = table.concat (vim.api.nvim_buf_get_lines (buffer, 0, -1, false), "\n")
  ok (text:find ("A sea chest is a kind of container", 1, true) and text:find ("running through sea chests:", 1, true)
      and text:find ("The tea crate is a sea chest in", 1, true), "wherever it is said, its plural too", text)
  local _, refused = ask ("rename", vim.tbl_extend ("force", at ("container"), { newName = "holder" }))
  ok (refused ~= nil and refused.message:find ("story"), "what the library names cannot be renamed", refused)

  local rule = at ("Instead of taking the coil")
  local actions = ask ("codeAction", { textDocument = rule.textDocument, range = { start = rule.position, ["end"] = rule.position },
                                       context = { diagnostics = {} } })
  ok (actions and #actions > 2, "a rule can be moved", actions)
  for _, action in ipairs (actions or {}) do
    if action.title:find ("last") then vim.lsp.util.apply_workspace_edit (action.edit, "utf-16") end
  end
  hover = ask ("hover", at ("Instead of taking the coil"))
  ok (hover and hover.contents.value:find ("rule 2 of 2"), "and is last then", hover)

  vim.api.nvim_buf_set_lines (buffer, 1, 1, false, { "", "Include Bollards by Ann Oarswoman. The post is a bollard." })
  there = ask ("definition", at ("bollard."))
  ok (there and line_text (there):find ("A bollard is"), "what an extension names leads to its file", there)

  -- What a client asks when one types a name of what is anywhere in the story.
  local found = client_request ("workspace/symbol", { query = "HEAVY ROPE" })
  ok (found and #found == 1 and found[1].location.range.start.line == select (1, find ("Instead of taking the coil")), "a rule is found by its name", found)
  local some = ask ("semanticTokens/range", { textDocument = vim.lsp.util.make_text_document_params (buffer),
                                              range = { start = { line = 0, character = 0 }, ["end"] = { line = 1, character = 0 } } })
  ok (some and #some.data > 0 and #some.data < #tokens.data and #some.data % 5 == 0, "tokens of some lines come alone", some)

  -- Changes as a hand makes them that goes to and fro, through characters of two units: what the server has is what the editor has.
  local dice = 7
  local pieces = { "𝄞", "ü", "", "\n", " ", "[The crate]", "\"", "🂡🂢", "\t" }
  for _ = 1, 200 do
    dice = (dice * 1103515245 + 12345) % 2147483648
    local rows = vim.api.nvim_buf_line_count (buffer)
    local at_row = math.floor (dice / 65536) % rows
    local text_there = vim.api.nvim_buf_get_lines (buffer, at_row, at_row + 1, false)[1]
    local chars = vim.fn.strchars (text_there)
    local from = math.floor (dice / 7) % (chars + 1)
    local to = math.min (chars, from + math.floor (dice / 1000) % 3)
    local piece = pieces[1 + math.floor (dice / 129) % #pieces]
    vim.api.nvim_buf_set_text (buffer, at_row, vim.fn.byteidx (text_there, from), at_row, vim.fn.byteidx (text_there, to), vim.split (piece, "\n", { plain = true }))
  end
  local all = table.concat (vim.api.nvim_buf_get_lines (buffer, 0, -1, false), "\n") .. "\n"
  published = nil
  vim.api.nvim_buf_set_lines (buffer, 0, -1, false, vim.split (all:gsub ("[%[%]\"]", ""), "\n", { plain = true }))
  local lines_now = vim.api.nvim_buf_get_lines (buffer, 0, -1, false)
  vim.api.nvim_buf_set_lines (buffer, -1, -1, false, { "", "Instead of zorbling: say \"No.\"" })
  ok (vim.wait (20000, function ()
        if published == nil then return false end
        for _, each in ipairs (published.diagnostics) do
          if each.message:find ("zorbling") and each.range.start.line == #lines_now + 1 then return true end
        end
        return false
      end), "after two hundred changes to and fro a problem is told at its line", published and #published.diagnostics)

  parts ()

  -- What a client may send, but should not.
  local _, err = ask ("hover", { textDocument = { uri = "file:///nowhere.ni" }, position = { line = 0, character = 0 } })
  ok (err ~= nil, "a document that is not open is refused", err)
  local nothing, why = ask ("hover", { textDocument = vim.lsp.util.make_text_document_params (buffer), position = "there" })
  ok (why == nil, "a position that is none is the beginning", why)
  nothing, why = ask ("hover", { textDocument = vim.lsp.util.make_text_document_params (buffer), position = { line = 9999999, character = 9999999 } })
  ok (why == nil, "a position behind the end is the end", why)
  local _, unknown = vim.lsp.buf_request_sync (buffer, "leaf/unknown", {}, 20000)
  ok (unknown == nil, "a request that is not known is answered")

  vim.lsp.stop_client (client)
  ok (vim.wait (20000, function () return vim.lsp.client_is_stopped (client) end), "it ends when it is told to")
  explored ()
end

local fine, why = pcall (run)
if not fine then ok (false, "the session runs to its end", why) end
io.stdout:write ("1.." .. count .. "\n")
vim.fn.delete (folder, "rf")
vim.cmd (failed > 0 and "cquit 1" or "qall!")
