import { ExternalLink, MessageCircle, MessageCircleOff } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { trAdmin } from '../../../locale/tr-admin';
import { useHistoryAction } from '../panel/history-action';
import type { MenuAction } from '../table/row-menu';
import { TableTab } from '../table/table-tab';
import type { Row } from '../table/table-types';
import { BlockDialog, UnblockDialog } from '../user-actions/block-dialogs';
import { COMMENTS } from './definitions';

/** Comments; whoever wrote one can be kept from writing more. */
export default function CommentsTab() {
  const [asked, setAsked] = useState<Row | null>(null);
  const history = useHistoryAction('comments');
  const navigate = useNavigate();
  const blocking = (row: Row): MenuAction[] => {
    if (row.user_id == null) return [];
    return [
      row.is_blocked === true
        ? { label: trAdmin.users.unblock, icon: MessageCircle, onChoose: () => setAsked(row) }
        : { label: trAdmin.users.block, icon: MessageCircleOff, onChoose: () => setAsked(row) },
    ];
  };
  const menu = (row: Row): MenuAction[] => [
    ...blocking(row),
    {
      label: trAdmin.blogs.open,
      icon: ExternalLink,
      onChoose: () => void navigate(`/blog/${String(row.blog_id)}`),
    },
    history(row),
  ];
  const Dialog = asked?.is_blocked === true ? UnblockDialog : BlockDialog;
  return (
    <>
      <TableTab definition={COMMENTS} menu={menu} />
      {asked && (
        <Dialog userId={Number(asked.user_id)} name={String(asked.author)} onClose={() => setAsked(null)} />
      )}
    </>
  );
}
