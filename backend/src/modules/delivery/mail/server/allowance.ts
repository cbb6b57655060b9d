/** Mails that may be tried now: those that somebody waits for, and those of many. */
export interface Allowance {
  first: number;
  ofMany: number;
}

/** Mails of all processes so far, those of this minute among them. */
export interface TriedMails {
  lastHour: number;
  thisMinute: number;
}

const MINUTES = 60;

/**
 * The part of an hour's mails that newsletters and alerts may have: a tenth stays free for what somebody waits for.
 * @param perHour greater than 0
 */
export const shareOfMany = (perHour: number): number => Math.max(1, Math.floor(perHour * 0.9));

/** What may go out now, so that no hour has more than `perHour` mails; 0 = as many as there are. Many go evenly. */
export function allowance(perHour: number, { lastHour, thisMinute }: TriedMails): Allowance {
  if (perHour === 0) return { first: Infinity, ofMany: Infinity };
  const share = shareOfMany(perHour);
  return {
    first: Math.max(0, perHour - lastHour),
    ofMany: Math.max(0, Math.min(share - lastHour, Math.ceil(share / MINUTES) - thisMinute)),
  };
}

/**
 * Newsletter mails that go out in an hour as things stand; null when nobody knows.
 * @param measured mails an hour, of the last minutes; null when none went out
 */
export function hourlyRate(perHour: number, measured: number | null): number | null {
  if (perHour === 0) return measured;
  const share = shareOfMany(perHour);
  return measured === null ? share : Math.min(share, measured);
}
