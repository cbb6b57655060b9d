import { Send } from 'lucide-react';
import { useReadSettingsQuery } from '../api/generated/shell';
import { trShell } from '../locale/tr-shell';

/** The way to the members' messaging group, once the operator has set one. */
export function MessagingLink({ className }: { className: string }) {
  const { data } = useReadSettingsQuery();
  if (!data?.links.messaging_group) return null;
  return (
    <a href={data.links.messaging_group} target="_blank" rel="noopener noreferrer" className={className}>
      <Send aria-hidden className="size-4" />
      {trShell.menu.messagingGroup}
    </a>
  );
}
