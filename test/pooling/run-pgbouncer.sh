#!/usr/bin/env bash
# PgBouncer as Debian trixie ships it: Debian 12's is too old to follow prepared statements.
#   run-pgbouncer.sh CONFIGURATION     stays in the foreground
set -euo pipefail

root=$("$(dirname "$0")/../unpack-package.sh" pgbouncer)
loader=$(find "$root/usr/lib" -name 'ld-linux-*' | head -1)
# It refuses to run as root.
user=()
[ "$(id -u)" = 0 ] && user=(--user=nobody)
exec "$loader" --library-path "$(dirname "$loader")" "$root/usr/sbin/pgbouncer" "${user[@]}" "$1"
