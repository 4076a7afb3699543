-- String files as users see and hear them: `spokentext lsp` in Neovim 0.7 and later.
-- Copy it to ~/.config/nvim/plugin, or `:source` it. vim.g.spokentext_command names another command than the one on the PATH,
-- vim.g.spokentext_numbers = "words" has inlay hints say numbers in words.
local patterns = {
  "*.strings", "*.stringsdict", "*.xcstrings", "*.po", "*.pot", "*.xliff", "*.xlf", "*.arb", "*.resx", "*.resw", "*.properties",
  "*/values*/*.xml", "*/locales/*.json", "*/locales/*.yml", "*.ftl", "*.golden.txt", "*.screen.json", "*.element.json",
}

-- The nearest folder above a file with a configuration or a repository; else that of the file.
local function root(file)
  local folder = vim.fn.fnamemodify(file, ":p:h")
  for _, name in ipairs({ ".spokentext.yml", "Package.swift" }) do
    local found = vim.fn.findfile(name, folder .. ";")
    if found ~= "" then return vim.fn.fnamemodify(found, ":p:h") end
  end
  local git = vim.fn.finddir(".git", folder .. ";")
  return git ~= "" and vim.fn.fnamemodify(git, ":p:h:h") or folder
end

-- One server for each folder.
local clients = {}

local function attach(buffer)
  local file = vim.api.nvim_buf_get_name(buffer)
  if file == "" or vim.bo[buffer].buftype ~= "" then return end
  local folder = root(file)
  local config = {
    name = "spokentext",
    cmd = { vim.g.spokentext_command or "spokentext", "lsp" },
    root_dir = folder,
    init_options = { numbers = vim.g.spokentext_numbers or "digits" },
  }
  if vim.fn.executable(config.cmd[1]) == 0 then
    vim.notify_once("spokentext: '" .. config.cmd[1] .. "' is not installed", vim.log.levels.WARN)
    return
  end
  if vim.lsp.start then
    vim.lsp.start(config, { bufnr = buffer })
    return
  end
  local known = clients[folder]
  if not known or not vim.lsp.get_client_by_id(known) then
    clients[folder] = vim.lsp.start_client(config)
  end
  if clients[folder] then vim.lsp.buf_attach_client(buffer, clients[folder]) end
end

vim.api.nvim_create_autocmd({ "BufReadPost", "BufNewFile" }, {
  pattern = patterns,
  callback = function(event) attach(event.buf) end,
})

-- Neovim 0.10 and later shows the readings behind the texts.
if vim.lsp.inlay_hint then
  vim.api.nvim_create_autocmd("LspAttach", {
    callback = function(event)
      local client = vim.lsp.get_client_by_id(event.data.client_id)
      if client and client.name == "spokentext" then vim.lsp.inlay_hint.enable(true, { bufnr = event.buf }) end
    end,
  })
end
