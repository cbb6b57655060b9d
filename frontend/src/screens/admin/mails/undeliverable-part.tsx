import { trAdmin } from '../../../locale/tr-admin';
import { TableTab } from '../table/table-tab';
import type { TableDefinition } from '../table/table-types';

const texts = trAdmin.mails;

const ADDRESSES: TableDefinition<'undeliverable-addresses'> = {
  name: 'undeliverable-addresses',
  title: texts.undeliverable,
  columns: [
    { key: 'email', kind: 'name', sortable: true },
    { key: 'username' },
    { key: 'is_subscriber', kind: 'flag' },
    { key: 'since', kind: 'instant', sortable: true },
    { key: 'reason', kind: 'long' },
  ],
  rowName: (row) => trAdmin.rowName.undeliverable(row.email),
  deleteText: texts.unmarkText,
};

/** Addresses that refuse mails; deleting one lets mails go there again. */
export function UndeliverablePart() {
  return (
    <>
      <p className="max-w-3xl pb-3 text-sm text-muted">{texts.undeliverableHint}</p>
      <TableTab definition={ADDRESSES} emptyText={texts.noUndeliverable} />
    </>
  );
}
