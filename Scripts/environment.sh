# Sourced by the other scripts: the project's root, Homebrew's keg-only ICU where there is one, and how tools are installed.
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cd "$root"
"$root/Scripts/bootstrap"
if [ "$(uname -s)" = Darwin ] && command -v brew >/dev/null 2>&1; then
    PKG_CONFIG_PATH="$(brew --prefix icu4c)/lib/pkgconfig:${PKG_CONFIG_PATH:-}"
    export PKG_CONFIG_PATH
fi

# Installs packages by their names in Debian: through apt-get (with sudo where not root), else through Homebrew.
install_packages() {
    if command -v apt-get >/dev/null 2>&1; then
        local as_root=()
        if [ "$(id -u)" -ne 0 ]; then as_root=(sudo); fi
        local get=(env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@")
        # The package lists may be missing or old: fetch them once when the first try finds nothing.
        "${as_root[@]}" "${get[@]}" >/dev/null 2>&1 || {
            "${as_root[@]}" apt-get update -qq
            "${as_root[@]}" "${get[@]}" >/dev/null
        }
    elif command -v brew >/dev/null 2>&1; then
        local names=("${@/nodejs/node}")
        brew install --quiet "${names[@]/node-typescript/typescript}"
    else
        printf '%s: install %s with your package manager, then run this again\n' "${0##*/}" "$*" >&2
        exit 2
    fi
}
