import { formatInstant } from '../../../lib/format';
import { trAdmin } from '../../../locale/tr-admin';

type Words = Readonly<Record<string, string>>;

/** Fields whose values are codes, by table; `*` is every table. */
const CODES: Readonly<Record<string, Readonly<Record<string, Words>>>> = {
  '*': {
    role: trAdmin.roles,
    duration_type: trAdmin.durations,
    granted_duration_type: trAdmin.durations,
  },
  receipts: { status: trAdmin.receipts.status },
  imports: { status: trAdmin.archive.status, origin: trAdmin.archive.origins },
  mails: { status: trAdmin.mails.status, template: trAdmin.mails.templates },
  newsletters: { status: trAdmin.newsletter.status },
};

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** A value that was recorded of a table's field, in words; empty for none. */
export function recordedValue(table: string, field: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? trAdmin.table.yes : trAdmin.table.no;
  if (typeof value === 'object') return JSON.stringify(value, null, 2);
  const text = String(value);
  if (typeof value === 'string' && INSTANT.test(text)) return formatInstant(text);
  return (CODES[table]?.[field] ?? CODES['*']![field])?.[text] ?? text;
}
