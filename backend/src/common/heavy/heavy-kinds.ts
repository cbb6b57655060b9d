import type { Request } from 'express';
import type { HeavyLimits } from './heavy-queue';

/** Kinds of heavy work, each with a queue of its own. */
export const HEAVY_LIMITS = {
  /** Computed over the whole archive on the thread that answers all requests. */
  analysis: { atOnce: 2, atOncePerMember: 1, perMember: 6, inAll: 250, retryAfter: 5 },
  /** Sent for as long as the member takes to receive it. */
  export: { atOnce: 4, atOncePerMember: 2, perMember: 2, inAll: 50, retryAfter: 30 },
} as const satisfies Record<string, HeavyLimits>;

export type HeavyKind = keyof typeof HEAVY_LIMITS;

export const HEAVY_KIND = 'heavy-kind';

/** What the handler of a heavy route may know and say about its work. */
export interface HeavyWork {
  /** Aborted when the client leaves. */
  readonly signal: AbortSignal;
  /** The answer is worked out: what is left is to send it. */
  readonly workedOut: () => void;
  /** Asks the guards of the route again. @throws AppError as they do */
  readonly stillAllowed: () => Promise<void>;
}

export type HeavyRequest = Request & { heavyWork?: HeavyWork };
