import { AppError } from '../../../platform/errors/app-error';
import { tr } from '../../../platform/locale/tr';
import { emailKey } from '../../../platform/text/email-address';
import { pick } from '../../../platform/pick';
import { adminTable } from '../../audit/table/admin-table';
import { UndeliverableAddresses } from '../mail/undeliverable/undeliverable-addresses';
import { SubscriberFormDto, SubscriberListRow, SubscriberTableRow } from './dto/newsletter.dto';
import { NO_CONSENT, Subscriber } from './entities/subscriber.entity';

/** The newsletter's list, as admins keep it. */
export const SubscribersTable = adminTable({
  name: 'subscribers',
  tag: 'newsletter',
  operations: {
    list: 'listSubscribers',
    add: 'addSubscriber',
    change: 'changeSubscriber',
    remove: 'removeSubscriber',
  },
  errors: { write: ['EMAIL_TAKEN'] },
  entity: Subscriber,
  columns: {
    id: 'subscriber.id',
    sortable: { email: 'subscriber.email_key', created_at: 'subscriber.created_at' },
    // folding leaves digits alone, and addresses hold few letters that it would change
    searchable: ['subscriber.email_key', 'subscriber.phonenumber'],
  },
  form: SubscriberFormDto,
  row: SubscriberTableRow,
  listRow: SubscriberListRow,
  values: ({ email, phonenumber }, before, now) => ({
    email,
    email_key: emailKey(email),
    phonenumber,
    created_at: before?.created_at ?? now,
    // the proof of consent belongs to the address
    ...(before && emailKey(before.email) === emailKey(email) ? {} : NO_CONSENT),
  }),
  toRow,
  service: UndeliverableAddresses,
  toListRows: async (rows, undeliverable): Promise<SubscriberListRow[]> => {
    const since = await undeliverable.sinceOf(rows.map((row) => row.email_key));
    return rows.map((row) => ({
      ...toRow(row),
      undeliverable_since: since.get(row.email_key)?.toISOString() ?? null,
    }));
  },
  duplicate: () => AppError.ofField('EMAIL_TAKEN', 'email', tr.newsletter.alreadyThere),
});

function toRow(row: Subscriber): SubscriberTableRow {
  return {
    ...pick(row, 'id', 'email', 'phonenumber', 'consent_text_version', 'consent_ip'),
    created_at: row.created_at.toISOString(),
    unsubscribed_at: row.unsubscribed_at?.toISOString() ?? null,
    consent_at: row.consent_at?.toISOString() ?? null,
  };
}
