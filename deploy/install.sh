#!/bin/sh
# The steps of an installation, the same for an image and for a machine.
#
#   deploy/install.sh build <folder>   in the sources, with Node 24 and npm: builds, and lays out what a server needs in <folder>
#   deploy/install.sh user             as root: makes the user taylr and its data folder
#   deploy/install.sh service          as root, from the folder that was laid out (/opt/taylr): the above, the settings and the systemd unit
set -eu

here=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
data=${TAYLR_DATA:-/var/lib/taylr}
# A number, since orchestrators check that it is not root without reading the image's /etc/passwd.
id=10001

say_and_end() {
  echo "$1" >&2
  exit 1
}

build() {
  [ -n "${1:-}" ] || say_and_end 'Usage: deploy/install.sh build <folder>'
  major=$(node -p 'process.versions.node.split(".")[0]' 2>/dev/null) || say_and_end 'Node 24 is needed: https://nodejs.org'
  [ "$major" -ge 24 ] || say_and_end "Node 24 is needed, and this is Node $major: https://nodejs.org"
  # Installs the libraries too, where they are not there yet.
  (cd "$here" && npm run --silent build)
  (cd "$here" && node scripts/release/lay-out.ts "$1")
}

user() {
  if ! getent group taylr >/dev/null; then groupadd --gid "$id" taylr; fi
  if ! getent passwd taylr >/dev/null; then
    useradd --uid "$id" --gid taylr --home-dir "$data" --no-create-home --shell /usr/sbin/nologin taylr
  fi
  install -d -m 0700 -o taylr -g taylr "$data"
}

service() {
  [ "$here" = /opt/taylr ] || say_and_end "The unit expects the program in /opt/taylr, and this is $here."
  user
  install -d -m 0750 -o root -g taylr /etc/taylr
  # An upgrade leaves the settings alone.
  [ -e /etc/taylr/taylr.env ] || install -m 0640 -o root -g taylr "$here/.env.example" /etc/taylr/taylr.env
  install -D -m 0644 "$here/deploy/taylr.service" /etc/systemd/system/taylr.service
  echo 'Write the settings into /etc/taylr/taylr.env, then: systemctl enable --now taylr'
}

case "${1:-}" in
  build) build "${2:-}" ;;
  user) user ;;
  service) service ;;
  *) say_and_end 'Usage: deploy/install.sh build <folder> | user | service' ;;
esac
