import { formatDate } from '../../../lib/format';
import { trAdmin } from '../../../locale/tr-admin';
import { pickFrom } from '../form/field-types';
import { tableTab } from '../table/table-tab';

/** Membership time given to accounts. */
export default tableTab({
  name: 'subscriptions',
  title: trAdmin.tabs.subscriptions,
  columns: [
    { key: 'id', kind: 'number' },
    { key: 'user_id', kind: 'number', sortable: true },
    { key: 'username', kind: 'name', sortable: true },
    { key: 'duration_minutes', kind: 'number', sortable: true },
    {
      key: 'duration_type',
      render: ({ duration_type }) => trAdmin.durations[duration_type ?? ''] ?? trAdmin.table.none,
    },
    { key: 'created_at', kind: 'instant', sortable: true },
  ],
  fields: [
    {
      kind: 'pick',
      name: 'user_id',
      label: trAdmin.subscriptions.user,
      from: pickFrom('users', ({ username, email }) => `${username} (${email})`),
      currentLabel: ({ username }) => username ?? '',
    },
    { kind: 'number', name: 'duration_minutes', hint: trAdmin.subscriptions.minutesHint },
  ],
  history: true,
  rowName: (row) => trAdmin.rowName.subscription(row.username ?? '', formatDate(row.created_at)),
  deleteText: trAdmin.deleting.subscriptionText,
});
