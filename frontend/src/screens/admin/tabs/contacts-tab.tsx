import { Reply } from 'lucide-react';
import type { ContactTableRow } from '../../../api/generated/wire';
import { trAdmin } from '../../../locale/tr-admin';
import { TableTab } from '../table/table-tab';
import type { TableDefinition } from '../table/table-types';

const CONTACTS: TableDefinition<'contacts'> = {
  name: 'contacts',
  title: trAdmin.tabs.contacts,
  columns: [
    { key: 'id', kind: 'number' },
    { key: 'name', kind: 'name', sortable: true },
    { key: 'phonenumber' },
    { key: 'email', sortable: true },
    { key: 'subject' },
    { key: 'metin', kind: 'long' },
    { key: 'created_at', kind: 'instant', sortable: true },
  ],
  fields: [
    { kind: 'text', name: 'name', max: 100 },
    { kind: 'tel', name: 'phonenumber', max: 30 },
    { kind: 'email', name: 'email', max: 254 },
    { kind: 'area', name: 'metin', max: 5_000 },
  ],
  history: true,
  rowName: (row) => trAdmin.rowName.contact(row.name),
};

/** Messages of the contact form. */
export default function ContactsTab() {
  return (
    <TableTab
      definition={CONTACTS}
      menu={(row) => [{ label: trAdmin.contacts.reply, icon: Reply, onChoose: () => reply(row) }]}
    />
  );
}

/** Opens the visitor's mail program. */
function reply({ email, subject }: ContactTableRow): void {
  const query = subject ? `?subject=${encodeURIComponent(`Yanıt: ${subject}`)}` : '';
  window.location.assign(`mailto:${encodeURIComponent(email)}${query}`);
}
