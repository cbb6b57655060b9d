const MINUTE = 60_000;

/** Minutes until the next attempt after the first, second, … failed one; about 32 hours in all. */
const PAUSES = [1, 2, 5, 15, 30, 60, 120, 240, 480, 960];

/** When a mail is tried again after `attempts` failures, or null when it is given up. */
export function nextAttempt(attempts: number, now: Date): Date | null {
  const pause = PAUSES[attempts - 1];
  return pause === undefined ? null : new Date(now.getTime() + pause * MINUTE);
}

/** The server has refused this recipient or message for good: trying again would only be refused again. */
export function isRefusedForGood(error: unknown): boolean {
  const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown };
  return (
    (code === 'EENVELOPE' || code === 'EMESSAGE') && typeof responseCode === 'number' && responseCode >= 500
  );
}
