import type { MailTemplate } from '../../delivery/mail/write/templates';

const DAY = 24 * 60 * 60_000;

/** Reminders by the time before the end of a membership at which they are due, the last one first. */
const MARKS = [
  { template: 'membership-ended', before: 0 },
  { template: 'membership-ends-in-1-day', before: DAY },
  { template: 'membership-ends-in-3-days', before: 3 * DAY },
] as const satisfies readonly { template: MailTemplate; before: number }[];

export type ReminderTemplate = (typeof MARKS)[number]['template'];
export const REMINDER_TEMPLATES: readonly ReminderTemplate[] = MARKS.map((mark) => mark.template);

/** No reminder is due for ends further away than this, in either direction. */
export const REMINDER_WINDOW = 3 * DAY;

/**
 * The reminder that is due for a membership ending at `end`, or null. One that came due while the site was down is
 * made up for, unless the next one has come due since; one whose time was over when the last grant was made (a day of
 * membership has no third-last day) never is.
 */
export function dueReminder(end: Date, lastGrant: Date | null, now: Date): ReminderTemplate | null {
  const left = end.getTime() - now.getTime();
  if (left <= -REMINDER_WINDOW) return null;
  const mark = MARKS.find(({ before }) => left <= before);
  if (!mark) return null;
  const due = end.getTime() - mark.before;
  return lastGrant !== null && lastGrant.getTime() >= due ? null : mark.template;
}
