# Sourced by the other scripts: the project's root, and Homebrew's keg-only ICU where there is one.
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cd "$root"
"$root/Scripts/bootstrap"
if [ "$(uname -s)" = Darwin ] && command -v brew >/dev/null 2>&1; then
    PKG_CONFIG_PATH="$(brew --prefix icu4c)/lib/pkgconfig:${PKG_CONFIG_PATH:-}"
    export PKG_CONFIG_PATH
fi
