import { trAdmin } from '../../../locale/tr-admin';
import { MailAddress } from '../mails/mail-address';
import { tableTab } from '../table/table-tab';

/** Newsletter subscriptions. */
export default tableTab({
  name: 'subscribers',
  title: trAdmin.tabs.subscribers,
  columns: [
    { key: 'id', kind: 'number' },
    {
      key: 'email',
      kind: 'name',
      sortable: true,
      render: (row) => <MailAddress email={row.email} since={row.undeliverable_since} isName />,
    },
    { key: 'phonenumber' },
    { key: 'created_at', kind: 'instant', sortable: true },
    { key: 'unsubscribed_at', kind: 'instant' },
    { key: 'consent_at', kind: 'instant' },
    { key: 'consent_text_version' },
    { key: 'consent_ip' },
  ],
  fields: [
    { kind: 'tel', name: 'phonenumber', max: 30, hint: '0555 111 22 33' },
    { kind: 'email', name: 'email', max: 254 },
  ],
  formHint: trAdmin.subscribers.consentHint,
  history: true,
  rowName: (row) => trAdmin.rowName.subscriber(row.email),
});
