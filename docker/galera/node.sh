#!/bin/sh
# Starts a node of a Galera cluster. It joins the others or waits for them; a cluster it founds only when it was told to, once,
# so that a node whose disk was lost never begins an empty one. docs/scaling.md says when to use what:
#   node.sh start            joins the cluster of NODES, or waits until there is one
#   node.sh position         how far this node's data goes: `empty`, or the data's name and the number of its last write
#   node.sh found POSITION   lets the next start found a cluster with this node's data, which has to be at that position
#   node.sh check            whether the site may use this node: it has all data, and more than half of the nodes are with it
# From the environment: DATADIR; SERVER, the command that starts the server; NODES, host:port of all; PORT of this one.
set -eu
data=${DATADIR:-/var/lib/mysql}
server=${SERVER:-docker-entrypoint.sh mariadbd}
nodes=${NODES:-node1:3306 node2:3306 node3:3306}
mark=$data/found-cluster

# the same as in docker/haproxy/galera.cfg; 2 is more than half of 3
usable="SELECT 'majority' AS node FROM information_schema.GLOBAL_STATUS WHERE VARIABLE_NAME = 'wsrep_cluster_status' AND VARIABLE_VALUE = 'Primary' OR VARIABLE_NAME = 'wsrep_local_state' AND VARIABLE_VALUE = '4' OR VARIABLE_NAME = 'wsrep_cluster_size' AND VARIABLE_VALUE >= 2 HAVING COUNT(*) = 3"

ask() { # host:port, statement
  mariadb --no-defaults --connect-timeout=2 --host="${1%:*}" --port="${1##*:}" --user=haproxy_check -BN --execute="$2" 2>/dev/null
}

cluster_of() {
  for node in $nodes; do
    case "$(ask "$node" "SHOW STATUS LIKE 'wsrep_cluster_status'" || true)" in *Primary) echo "$node" && return ;; esac
  done
}

position() {
  at=
  if [ -f "$data/grastate.dat" ]; then
    at=$(sed -n 's/^uuid: *//p' "$data/grastate.dat"):$(sed -n 's/^seqno: *//p' "$data/grastate.dat")
  fi
  case "$at" in
    # the node didn't stop by itself: its tables know
    *:-1 | *: | '') [ ! -d "$data/mysql" ] || at=$($server --wsrep-recover 2>&1 | sed -n 's/.*WSREP: Recovered position: *//p') ;;
  esac
  case "$at" in '' | 00000000-0000-0000-0000-000000000000:*) echo empty ;; *) echo "$at" ;; esac
}

case "${1:-}" in
  start)
    [ -e "$mark" ] || exec $server
    rm "$mark"
    running=$(cluster_of)
    if [ -n "$running" ]; then
      echo "$running is part of a cluster: this node joins it instead of founding another." >&2
      exec $server
    fi
    if [ -f "$data/grastate.dat" ]; then
      allowed=$(sed 's/^safe_to_bootstrap:.*/safe_to_bootstrap: 1/' "$data/grastate.dat")
      echo "$allowed" >"$data/grastate.dat"
    fi
    exec $server --wsrep-new-cluster
    ;;
  position) position ;;
  found)
    running=$(cluster_of)
    if [ -n "$running" ]; then
      echo "$running is part of a cluster: start this node, and it joins." >&2
      exit 1
    fi
    at=$(position)
    if [ "${2:-}" != "$at" ]; then
      echo "This node is at ${at:-no position that can be read}, not at ${2:-a position that was named}." >&2
      exit 1
    fi
    touch "$mark"
    echo "The next start of this node founds a cluster with what it has ($at)."
    ;;
  check) [ "$(ask "127.0.0.1:${PORT:-3306}" "$usable")" = majority ] ;;
  *)
    sed -n '/^#   /p' "$0" >&2
    exit 2
    ;;
esac
