import { formatInstant } from '../../../lib/format';
import { trAdmin } from '../../../locale/tr-admin';
import { Badge } from '../../../kit/feedback/badge';

interface Props {
  email: string;
  /** Since when its mailbox refuses mails; null: it doesn't. */
  since: string | null;
  isName?: boolean;
}

/** An address, with a mark where its mailbox refuses mails. */
export function MailAddress({ email, since, isName = false }: Props) {
  return (
    <span className="flex flex-wrap items-center gap-2">
      <span className={`max-w-72 truncate ${isName ? 'font-medium' : ''}`} title={email}>
        {email}
      </span>
      {since && (
        <span title={formatInstant(since)}>
          <Badge tone="bad">{trAdmin.mails.unreachable}</Badge>
        </span>
      )}
    </span>
  );
}
