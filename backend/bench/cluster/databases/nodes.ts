/** Three real database servers that hold the same rows, numbered from 1. */
export interface Nodes {
  /** `mysql://…` of each */
  readonly urls: readonly string[];
  /** The part of HAProxy's configuration that finds the one node for all writes, in `docker/haproxy`. */
  readonly proxy: string;
  /** Statement after which a connection sees everything that was acknowledged before, on whatever node. */
  readonly upToDate: string;
  kill(node: number): Promise<unknown>;
  freeze(node: number): Promise<unknown>;
  thaw(node: number): Promise<unknown>;
  /** Starts a killed node again; it fetches what it missed, or everything. */
  join(node: number): Promise<unknown>;
  /** Takes everything off the disk of a killed node. */
  empty(node: number): Promise<unknown>;
  /** Starts an emptied node by force as a cluster of its own, which it would never do by itself. */
  foundAlone(node: number): Promise<unknown>;
  /** Whether every node sees all three. */
  complete(): Promise<boolean>;
  stop(): Promise<unknown>;
}

export const NODE_NUMBERS = [1, 2, 3] as const;

/** How long a node may take to fetch everything, on a machine that has other things to do. */
export const MINUTES_TO_JOIN = 5;
