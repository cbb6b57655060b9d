/** Three real database servers that hold the same rows, numbered from 1. */
export interface Nodes {
  /** `mysql://…` of each */
  readonly urls: readonly string[];
  /** The part of HAProxy's configuration that finds the one node for all writes, in `docker/haproxy`. */
  readonly proxy: string;
  kill(node: number): Promise<unknown>;
  freeze(node: number): Promise<unknown>;
  thaw(node: number): Promise<unknown>;
  /** Starts a killed node again; it fetches what it missed. */
  join(node: number): Promise<unknown>;
  /** Whether every node sees all three. */
  complete(): Promise<boolean>;
  stop(): Promise<unknown>;
}

export const NODE_NUMBERS = [1, 2, 3] as const;
