#!/bin/sh
# A command of an installation, run as its service is: with the settings of /etc/taylr/taylr.env, its data folder, and as the user taylr where root asks.
#
#   deploy/run.sh doctor
#   deploy/run.sh backup [folder]
#   deploy/run.sh restore [path | --list]
#   deploy/run.sh move to-postgres | to-embedded [--anew]
#
# DATABASE_URL and DATA_DIR of the environment go before those of the settings: for a drill, or a move to another place.
set -eu

here=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
settings=${TAYLR_SETTINGS:-/etc/taylr/taylr.env}

case "${1:-}" in
  doctor | backup | restore | move) command=$1 ;;
  *)
    echo 'Usage: deploy/run.sh doctor | backup [folder] | restore [path | --list] | move to-postgres | move to-embedded' >&2
    exit 2
    ;;
esac
shift
[ -r "$settings" ] || {
  echo "The settings $settings cannot be read: run it as root, or say where they are in TAYLR_SETTINGS." >&2
  exit 1
}

own_database=${DATABASE_URL:-}
own_data=${DATA_DIR:-}
# Line by line as systemd reads it, not as a shell would: a value may hold spaces and signs such as < and $.
while IFS= read -r line || [ -n "$line" ]; do
  case "$line" in
    [A-Z]*=*) ;;
    *) continue ;;
  esac
  value=${line#*=}
  case "$value" in
    \"*\") value=${value#\"} value=${value%\"} ;;
    \'*\') value=${value#\'} value=${value%\'} ;;
  esac
  export "${line%%=*}=$value"
done <"$settings"
if [ -n "$own_database" ]; then DATABASE_URL=$own_database; fi
DATA_DIR=${own_data:-${DATA_DIR:-/var/lib/taylr}}
export DATA_DIR NODE_ENV=production

set -- node "$here/dist/server/$command.js" "$@"
if [ "$(id -u)" = 0 ] && getent passwd taylr >/dev/null; then set -- setpriv --reuid=taylr --regid=taylr --init-groups "$@"; fi
exec "$@"
