import { emailKey } from '../../../platform/text/email-address';
import { foldText } from '../../../platform/text/fold';
import type { ContactMessage } from './contact-message.entity';

/** The columns of a message that are written; the others derive from them. */
export type ContactValues = Pick<
  ContactMessage,
  'name' | 'phonenumber' | 'email' | 'subject' | 'message' | 'created_at'
>;

/** The values with the columns derived from them. */
export function contactColumns(values: ContactValues): Omit<ContactMessage, 'id'> {
  const { name, phonenumber, email, subject, message, created_at } = values;
  return {
    name,
    name_folded: foldText(name),
    phonenumber,
    email,
    email_key: emailKey(email),
    subject,
    message,
    created_at,
    search_text: foldText([name, email, phonenumber, subject, message].join('\n')),
  };
}
