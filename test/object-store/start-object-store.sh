#!/usr/bin/env bash
# A real S3 server for tests: Ceph's radosgw on its SQLite back end, as Debian trixie ships it. It checks signatures.
# The first run unpacks it (half a minute, 300 MB).
#   start-object-store.sh DATA PORT ACCESS_KEY SECRET_KEY     stays in the foreground
set -euo pipefail

root=$("$(dirname "$0")/../unpack-package.sh" radosgw)

data=$1 port=$2 access_key=$3 secret_key=$4
libraries=$(dirname "$(find "$root/usr/lib" -name libceph-common.so.2 -printf '%h\n' | head -1)")
loader=$(find "$libraries" -maxdepth 1 -name 'ld-linux-*' | head -1)
mkdir -p "$data"
cat >"$data/ceph.conf" <<CONF
[global]
log to file = false
log to stderr = true
plugin dir = $libraries/ceph
erasure code dir = $libraries/ceph/erasure-code

[client.rgw]
rgw backend store = dbstore
rgw config store = dbstore
dbstore db dir = $data
dbstore config uri = file:$data/config.db
rgw frontends = beast endpoint=127.0.0.1:$port
rgw data = $data
run dir = $data
admin socket =
CONF

run() {
  local program=$1
  shift
  exec "$loader" --library-path "$libraries:$libraries/ceph" "$root/usr/bin/$program" \
    -c "$data/ceph.conf" -n client.rgw --no-mon-config "$@"
}
(run radosgw-admin user create --uid test --display-name test --access-key "$access_key" --secret "$secret_key") \
  >/dev/null 2>"$data/user.log" || grep -q exists "$data/user.log" || { cat "$data/user.log" >&2; exit 1; }
run radosgw -f
