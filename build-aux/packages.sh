# SPDX-License-Identifier: GPL-3.0-or-later
# Installs the packages that Looseleaf needs; sourced by build-aux/run and build-aux/test.

build_packages="gcc libc6-dev pkg-config meson ninja-build gettext python3 libglib2.0-dev libglib2.0-dev-bin libjson-glib-dev
  libjsonrpc-glib-1.0-dev libxml2-dev clang-14 lld-14 wasi-libc libclang-rt-14-dev-wasm32
  libgtk-4-dev libgtk-4-bin libgtksourceview-5-dev libadwaita-1-dev libenchant-2-dev desktop-file-utils librsvg2-common
  libgtk-4-media-gstreamer gstreamer1.0-plugins-good"
test_packages="xvfb xauth python3-debugpy dbus dbus-daemon at-spi2-core xdotool x11-utils imagemagick python3-gi gir1.2-atspi-2.0
  fonts-cantarell fonts-dejavu-core appstream libxml2-utils neovim hunspell-en-us
  nodejs chromium chromium-driver python3-selenium firefox-esr"

# ensure_packages NAME...: installs what is missing, without questions. Does not use the network if nothing is missing.
ensure_packages () {
  local missing="" package as_root=""
  if ! command -v dpkg-query >/dev/null; then
    echo "This is not Debian. Install the equivalents of these Debian packages: $*" >&2
    return 0
  fi
  for package in "$@"; do
    dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || missing="$missing $package"
  done
  [ -n "$missing" ] || return 0
  if [ "$(id -u)" != 0 ]; then
    if ! sudo -n true 2>/dev/null; then
      echo "Please install first:  sudo apt-get install --no-install-recommends$missing" >&2
      return 1
    fi
    as_root="sudo -n"
  fi
  echo "Installing:$missing" >&2
  export DEBIAN_FRONTEND=noninteractive
  $as_root apt-get update -qq </dev/null >&2 &&
    $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing </dev/null >&2
}

# configure DIRECTORY OPTION...: makes a build directory with these options. The options are stored in a file in the
# directory, so that it is configured again only if they differ.
configure () {
  local directory=$1 wanted=""
  shift
  wanted="$*"
  if [ ! -f "$directory/build.ninja" ]; then
    rm -rf "$directory"
    meson setup "$directory" "$@" </dev/null || return
  elif [ "$(cat "$directory/looseleaf-options" 2>/dev/null)" != "$wanted" ]; then
    meson setup --reconfigure "$directory" "$@" </dev/null || return
  fi
  printf '%s' "$wanted" >"$directory/looseleaf-options"
}
