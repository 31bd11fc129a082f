# Read by the scripts beside this folder: finds Swift and the system's libraries, or says how to get them.
# Everything it writes goes to standard error, so that a script's own output stays clean.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)

# Finds the Swift toolchain: $SWIFT, the search path, then the places where installers put it.
find_swift() {
    local candidate
    for candidate in "${SWIFT:-}" "$(command -v swift || true)" "${HOME:-/root}/.local/share/swiftly/bin/swift" \
        "${HOME:-/root}/.swiftly/bin/swift" /opt/swift/usr/bin/swift /usr/local/swift/usr/bin/swift \
        /usr/share/swift/usr/bin/swift; do
        if [[ -n $candidate && -x $candidate ]]; then
            swift=$candidate
            return
        fi
    done
    echo "Swift was not found. Install a toolchain of version 6.2 or later (https://www.swift.org/install/linux/)," >&2
    echo "or name it: SWIFT=/path/to/usr/bin/swift $0" >&2
    exit 1
}

# Installs the Debian packages that the C shims link, where they are missing.
install_packages() {
    command -v dpkg-query > /dev/null || return 0
    local package missing=()
    for package in libicu-dev libsqlite3-dev; do
        if [[ $(dpkg-query --show --showformat '${Status}' "$package" 2> /dev/null) != "install ok installed" ]]; then
            missing+=("$package")
        fi
    done
    if ((${#missing[@]} == 0)); then return; fi
    if ((EUID != 0)); then
        echo "Missing Debian packages. Install them, then call this again:" >&2
        echo "  sudo apt-get update && sudo apt-get install --yes --no-install-recommends ${missing[*]}" >&2
        exit 1
    fi
    echo "Installing ${missing[*]} …" >&2
    apt-get update >&2
    DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends "${missing[@]}" >&2
}

find_swift
install_packages
