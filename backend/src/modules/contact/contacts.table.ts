import { AppError } from '../../platform/errors/app-error';
import { pick } from '../../platform/pick';
import { tr } from '../../platform/locale/tr';
import { adminTable } from '../audit/table/admin-table';
import { ContactFormDto, ContactTableRow } from './dto/contact.dto';
import { contactColumns } from './entities/contact-columns';
import { ContactMessage } from './entities/contact-message.entity';

/** The messages of the contact form, as admins keep them. */
export const ContactsTable = adminTable({
  name: 'contacts',
  tag: 'contact',
  operations: { list: 'listContacts', add: 'addContact', change: 'changeContact', remove: 'removeContact' },
  entity: ContactMessage,
  columns: {
    id: 'contact.id',
    sortable: { name: 'contact.name_folded', email: 'contact.email_key', created_at: 'contact.created_at' },
    searchable: ['contact.search_text'],
  },
  form: ContactFormDto,
  row: ContactTableRow,
  values: ({ name, phonenumber, email, subject, metin, message }, before, now) =>
    contactColumns({
      name,
      phonenumber,
      email,
      subject: subject ?? before?.subject ?? '',
      message: required(metin ?? message),
      created_at: before?.created_at ?? now,
    }),
  toRow: ({ message, created_at, ...row }) => ({
    ...pick(row, 'id', 'name', 'phonenumber', 'email', 'subject'),
    metin: message,
    created_at: created_at.toISOString(),
  }),
});

function required(message: string | undefined): string {
  if (message !== undefined) return message;
  throw new AppError('VALIDATION_FAILED', { fields: { metin: tr.contact.messageRequired } });
}
