import { ExternalLink, Reply } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { trAdmin } from '../../../locale/tr-admin';
import { useHistoryAction } from '../panel/history-action';
import { TableTab } from '../table/table-tab';
import { BLOGS, CONTACTS, SUBSCRIBERS, SUBSCRIPTIONS, WINNERS } from './definitions';

/** Messages of the contact form. */
export function ContactsTab() {
  const history = useHistoryAction('contacts');
  return (
    <TableTab
      definition={CONTACTS}
      menu={(row) => [
        {
          label: trAdmin.contacts.reply,
          icon: Reply,
          onChoose: () => {
            const subject = row.subject
              ? `?subject=${encodeURIComponent(`Yanıt: ${String(row.subject)}`)}`
              : '';
            window.location.assign(`mailto:${encodeURIComponent(String(row.email))}${subject}`);
          },
        },
        history(row),
      ]}
    />
  );
}

/** Newsletter subscriptions. */
export function SubscribersTab() {
  const history = useHistoryAction('subscribers');
  return <TableTab definition={SUBSCRIBERS} menu={(row) => [history(row)]} />;
}

/** Picks. */
export function BlogsTab() {
  const history = useHistoryAction('blogs');
  const navigate = useNavigate();
  return (
    <TableTab
      definition={BLOGS}
      menu={(row) => [
        {
          label: trAdmin.blogs.open,
          icon: ExternalLink,
          onChoose: () => void navigate(`/blog/${row.id}`),
        },
        history(row),
      ]}
    />
  );
}

/** Membership time given to accounts. */
export function SubscriptionsTab() {
  const history = useHistoryAction('subscriptions');
  return <TableTab definition={SUBSCRIPTIONS} menu={(row) => [history(row)]} />;
}

/** The winners club. */
export function WinnersTab() {
  const history = useHistoryAction('winnersclub');
  return <TableTab definition={WINNERS} menu={(row) => [history(row)]} />;
}
