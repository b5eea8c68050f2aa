#!/bin/sh
# Writes a backup of a PostgreSQL database into a folder at once and then daily, and keeps the newest seven. Where the database is, the usual
# PG… variables say. With --once it ends after the first.
#
#   deploy/backup-postgres.sh /var/backups/taylr --once
set -eu
umask 077

folder=${1:?Usage: backup-postgres.sh <folder> [--once]}
keep=7
mkdir -p "$folder"

backup() {
  file=$folder/taylr-$(date -u +%Y-%m-%dT%H-%M-%SZ).dump
  # Under another name until it is whole: what ends in .dump can be restored.
  if pg_dump --format=custom --no-owner --file="$file.part"; then
    mv "$file.part" "$file"
    echo "Wrote $file."
  else
    rm -f "$file.part"
    echo 'The backup failed; the older ones are kept.' >&2
    return 1
  fi
  # Their names sort by time.
  set -- "$folder"/taylr-*.dump
  while [ "$#" -gt "$keep" ]; do
    rm -f "$1"
    shift
  done
}

if [ "${2:-}" = --once ]; then
  backup
  exit
fi
# Ends at once when it is told to: a shell waits for what stands in front.
trap 'exit 0' TERM INT
while :; do
  if backup; then pause=86400; else pause=600; fi
  sleep "$pause" &
  wait "$!"
done
