-- A session of Neovim 0.7, headless: TOOL names the command, PROJECT a folder with the files of conftest.py.
-- Neovim 0.7 knows no inlay hints; they are asked for as a request.
local tool, project = vim.env.TOOL, vim.env.PROJECT
local count = 0

local function check(value, what)
  count = count + 1
  if not value then
    io.stderr:write("neovim.lua: failed: " .. what .. "\n")
    vim.cmd("cquit 1")
  end
end

-- The configuration that is handed out starts the server.
vim.g.spokentext_command = tool
vim.cmd("source Editors/neovim/spokentext.lua")
local client

local function open(name)
  vim.cmd("edit! " .. project .. "/" .. name)
  check(vim.wait(10000, function()
    for id in pairs(vim.lsp.buf_get_clients(0)) do client = id end
    return client ~= nil and vim.lsp.buf_is_attached(0, client)
  end, 5), "a client is attached to " .. name)
end

local function findings() return vim.diagnostic.get(0) end

local function rules()
  local result = {}
  for _, finding in ipairs(findings()) do result[finding.code or finding.user_data.lsp.code] = finding end
  return result
end

local function within(what, condition) check(vim.wait(10000, condition, 5), what) end

local function ask(method, params)
  local answers, problem = vim.lsp.buf_request_sync(0, method, params, 10000)
  check(answers and answers[client], method .. ": " .. tostring(problem))
  check(not answers[client].error, method .. ": " .. vim.inspect(answers[client].error))
  return answers[client].result
end

local function at(text)
  for number, line in ipairs(vim.api.nvim_buf_get_lines(0, 0, -1, false)) do
    local column = line:find(text, 1, true)
    if column then
      vim.api.nvim_win_set_cursor(0, { number, column - 1 })
      return vim.lsp.util.make_position_params(0, "utf-16")
    end
  end
  check(false, text .. " is in the buffer")
end

open("ru.lproj/Shop.strings")
within("findings are shown", function() return rules()["mixed-script"] end)
local mixed = rules()["mixed-script"]
local line = vim.api.nvim_buf_get_lines(0, mixed.lnum, mixed.lnum + 1, false)[1]
check(line:sub(mixed.col + 1):sub(1, 5) == "Cыр", "the finding stands on its word: " .. line:sub(mixed.col + 1))

local hover = ask("textDocument/hover", at("Вес 5"))
check(hover.contents.value:find("Вес пять килограммов", 1, true), "hover says the words")

-- As one types: the word gets an emoji before it, and becomes Cyrillic by the offered fix.
vim.api.nvim_buf_set_text(0, mixed.lnum, mixed.col, mixed.lnum, mixed.col, { "🍕" })
within("findings move with the text", function()
  local now = rules()["mixed-script"]
  return now and now.col == mixed.col + 4
end)
local params = vim.lsp.util.make_given_range_params({ mixed.lnum + 1, mixed.col + 4 }, { mixed.lnum + 1, mixed.col + 5 }, 0, "utf-16")
params.context = { diagnostics = {} }
local fix
for _, action in ipairs(ask("textDocument/codeAction", params)) do
  if action.isPreferred and action.diagnostics[1].code == "mixed-script" then fix = action end
end
check(fix, "a fix is offered")
vim.lsp.util.apply_workspace_edit(fix.edit, "utf-16")
within("the fix mends it", function() return not rules()["mixed-script"] end)
check(table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), "\n"):find("🍕Сыр", 1, true), "the fix is in the text")

local source = ask("textDocument/definition", at("В корзину"))
check(source.uri:match("en.lproj/Shop.strings$"), "the source is found")
check(#ask("textDocument/completion", at("С %1$@")).items == 2, "placeholders are offered")
check(#ask("workspace/symbol", { query = "cart" }) > 0, "keys are found")
check(#ask("textDocument/inlayHint", { textDocument = at("Вес 5").textDocument,
  range = { start = { line = 0, character = 0 }, ["end"] = { line = 9, character = 0 } } }) > 0, "hints are told")

params = at("cart.title")
params.newName = "basket.title"
vim.lsp.util.apply_workspace_edit(ask("textDocument/rename", params), "utf-16")
for _, name in ipairs({ "ru.lproj/Shop.strings", "en.lproj/Shop.strings" }) do
  local buffer = vim.fn.bufnr(project .. "/" .. name)
  local text = table.concat(vim.api.nvim_buf_get_lines(buffer, 0, -1, false), "\n")
  check(text:find('"basket.title"', 1, true) and not text:find("cart.title", 1, true), "the key is renamed in " .. name)
end

local first = client
open("ru.lproj/Shop.stringsdict")
check(client == first, "one server serves both files")
check(#ask("textDocument/foldingRange", { textDocument = vim.lsp.util.make_text_document_params() }) > 2, "entries are folded")
vim.lsp.stop_client(client)
within("the server ends", function() return not vim.lsp.get_client_by_id(client) end)

-- The status at the end.
local exited
local other = vim.lsp.start_client({ cmd = { tool, "lsp" }, root_dir = project, on_exit = function(code) exited = code end })
check(other, "another server starts")
within("it is ready", function() return vim.lsp.get_client_by_id(other).initialized end)
vim.lsp.stop_client(other)
within("it ends", function() return exited ~= nil end)
check(exited == 0, "its status is " .. tostring(exited))
print("neovim: " .. count .. " checks passed\n")
vim.cmd("qall!")
