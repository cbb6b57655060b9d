import { ExternalLink, MessageCircle, MessageCircleOff } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CommentTableRow } from '../../../api/generated/wire';
import { trAdmin } from '../../../locale/tr-admin';
import { pickFrom } from '../form/field-types';
import type { MenuAction } from '../table/row-menu';
import { TableTab } from '../table/table-tab';
import type { TableDefinition } from '../table/table-types';
import { BlockDialog, UnblockDialog } from '../user-actions/block-dialogs';

const COMMENTS: TableDefinition<'comments'> = {
  name: 'comments',
  title: trAdmin.tabs.comments,
  columns: [
    { key: 'id', kind: 'number' },
    { key: 'content', kind: 'long' },
    { key: 'author', kind: 'name', sortable: true },
    { key: 'date', kind: 'instant', sortable: true },
    { key: 'blog_id', kind: 'number', sortable: true },
    { key: 'parent_id', kind: 'number' },
    { key: 'is_deleted', kind: 'flag' },
    { key: 'user_id', kind: 'number' },
    { key: 'is_blocked', kind: 'flag' },
  ],
  fields: [
    {
      kind: 'pick',
      name: 'blog_id',
      label: trAdmin.comments.post,
      from: pickFrom('blogs', ({ id, blogname }) => `${blogname} (${id})`),
      currentLabel: (row) => String(row.blog_id),
    },
    { kind: 'number', name: 'parent_id', label: trAdmin.comments.answered, optional: true },
    { kind: 'area', name: 'content', max: 2_000 },
    { kind: 'text', name: 'author', max: 60 },
  ],
  history: true,
  rowName: (row) => trAdmin.rowName.comment(row.author),
  deleteText: trAdmin.deleting.commentText,
};

/** Comments; the author of one can be blocked from writing more. */
export default function CommentsTab() {
  const [asked, setAsked] = useState<CommentTableRow | null>(null);
  const navigate = useNavigate();
  const blocking = (row: CommentTableRow): MenuAction[] => {
    if (row.user_id === null) return [];
    return [
      row.is_blocked
        ? { label: trAdmin.users.unblock, icon: MessageCircle, onChoose: () => setAsked(row) }
        : { label: trAdmin.users.block, icon: MessageCircleOff, onChoose: () => setAsked(row) },
    ];
  };
  const menu = (row: CommentTableRow): MenuAction[] => [
    ...blocking(row),
    {
      label: trAdmin.blogs.open,
      icon: ExternalLink,
      onChoose: () => void navigate(`/blog/${row.blog_id}`),
    },
  ];
  const Dialog = asked?.is_blocked ? UnblockDialog : BlockDialog;
  return (
    <>
      <TableTab definition={COMMENTS} menu={menu} />
      {asked && <Dialog userId={Number(asked.user_id)} name={asked.author} onClose={() => setAsked(null)} />}
    </>
  );
}
