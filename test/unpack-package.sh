#!/usr/bin/env bash
# Unpacks a package of Debian trixie once, with what it needs, beside the project's other caches: no root, no chroot.
#   unpack-package.sh PACKAGE     prints the folder
set -euo pipefail

package=$1
cache=${XDG_CACHE_HOME:-$HOME/.cache}/threadlark
root=$cache/$package-trixie
if [ ! -d "$root" ]; then
  mkdir -p "$cache"
  unpacked=$(mktemp -d "$cache/unpacking.XXXXXX")
  trap 'rm -rf "$unpacked"' EXIT
  mmdebstrap --quiet --variant=extract --include="$package" trixie "$unpacked/root" >&2
  # Another run may have been faster; then its copy is as good as ours.
  mv -T "$unpacked/root" "$root" 2>/dev/null || [ -d "$root" ]
fi
echo "$root"
