import { CalendarClock, KeyRound, LogOut, MessageCircle, MessageCircleOff, ShieldOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { announce } from '../../../api/announce';
import type { DurationType, Role, UserTableRow } from '../../../api/generated/wire';
import { ConfirmDialog } from '../../../kit/dialog/confirm-dialog';
import { Button } from '../../../kit/form/button';
import { PHONE, useMediaQuery } from '../../../lib/use-media-query';
import { trAdmin } from '../../../locale/tr-admin';
import {
  useEndUserSessionsMutation,
  useRemoveUserSecondFactorMutation,
  useSendPasswordMailMutation,
} from '../../../api/generated/panel';
import { MailAddress } from '../mails/mail-address';
import { writeView } from '../../../rooms/panel/panel-url';
import type { MenuAction } from '../table/row-menu';
import { TableTab } from '../table/table-tab';
import type { TableDefinition } from '../table/table-types';
import { BlockDialog, UnblockDialog } from '../user-actions/block-dialogs';
import { usePurchase } from '../user-actions/use-purchase';

const DURATIONS: readonly DurationType[] = ['1_day', '1_month', '3_month', '6_month'];
const texts = trAdmin.users;
const ROLES: readonly Role[] = ['wait', 'user', 'editor', 'admin'];

const USERS: TableDefinition<'users'> = {
  name: 'users',
  title: trAdmin.tabs.users,
  columns: [
    { key: 'id', kind: 'number' },
    { key: 'username', kind: 'name', sortable: true },
    {
      key: 'email',
      sortable: true,
      render: (row) => <MailAddress email={row.email} since={row.undeliverable_since} />,
    },
    { key: 'tg_link' },
    { key: 'role', sortable: true, render: ({ role }) => trAdmin.roles[role] },
    { key: 'subscription_end_date', kind: 'instant', sortable: true },
    { key: 'reference_code' },
    { key: 'is_blocked', kind: 'flag' },
    { key: 'blocked_reason' },
    { key: 'created_at', kind: 'instant', sortable: true },
  ],
  fields: [
    { kind: 'text', name: 'username', max: 30 },
    { kind: 'email', name: 'email', max: 254 },
    { kind: 'url', name: 'tg_link', optional: true, max: 255, hint: 'https://t.me/kullanici_adi' },
    {
      kind: 'choice',
      name: 'role',
      hint: texts.roleHint,
      options: ROLES.map((role) => [role, trAdmin.roles[role] ?? role] as const),
    },
  ],
  history: true,
  rowName: (row) => trAdmin.rowName.user(row.username),
  deleteText: trAdmin.deleting.userText,
};

type Asked = { what: 'block' | 'unblock' | 'sessions' | 'factor' | 'password'; row: UserTableRow };

/** Accounts, with the buttons that give memberships. */
export default function UsersTab() {
  const { purchase, busy, dialog } = usePurchase();
  const [asked, setAsked] = useState<Asked | null>(null);
  const navigate = useNavigate();
  const isPhone = useMediaQuery(PHONE);
  const ask = (what: Asked['what'], row: UserTableRow) => () => setAsked({ what, row });

  const purchases = (row: UserTableRow): MenuAction[] =>
    DURATIONS.map((duration) => ({
      label: `${texts.purchase}: ${trAdmin.durations[duration]}`,
      icon: CalendarClock,
      onChoose: () => purchase(row.id, duration),
    }));
  const menu = (row: UserTableRow): MenuAction[] => [
    ...(isPhone ? purchases(row) : []),
    row.is_blocked
      ? { label: texts.unblock, icon: MessageCircle, onChoose: ask('unblock', row) }
      : { label: texts.block, icon: MessageCircleOff, onChoose: ask('block', row) },
    { label: texts.endSessions, icon: LogOut, onChoose: ask('sessions', row) },
    { label: texts.removeFactor, icon: ShieldOff, onChoose: ask('factor', row) },
    { label: texts.passwordMail, icon: KeyRound, onChoose: ask('password', row) },
    {
      label: texts.subscriptions,
      icon: CalendarClock,
      onChoose: () => void navigate(writeView(trAdmin.slugs.subscriptions, { search: row.username })),
    },
  ];
  const buttons = (row: UserTableRow): ReactNode =>
    isPhone
      ? null
      : DURATIONS.map((duration) => (
          <Button
            key={duration}
            look="secondary"
            size="small"
            busy={busy === `${row.id} ${duration}`}
            aria-label={texts.purchaseOf(row.username, trAdmin.durations[duration] ?? duration)}
            onClick={() => purchase(row.id, duration)}
          >
            {trAdmin.durations[duration]}
          </Button>
        ));

  return (
    <>
      <TableTab definition={USERS} buttons={buttons} menu={menu} />
      {dialog}
      {asked && <UserQuestion {...asked} onClose={() => setAsked(null)} />}
    </>
  );
}

/** Changes that are sent once they are confirmed. */
const CONFIRMED = {
  sessions: {
    useSend: useEndUserSessionsMutation,
    title: texts.endSessionsTitle,
    text: () => texts.endSessionsText,
    confirmLabel: texts.endSessions,
    danger: true,
  },
  factor: {
    useSend: useRemoveUserSecondFactorMutation,
    title: texts.removeFactorTitle,
    text: () => texts.removeFactorText,
    confirmLabel: texts.removeFactor,
    danger: true,
  },
  password: {
    useSend: useSendPasswordMailMutation,
    title: texts.passwordMailTitle,
    text: ({ email }: UserTableRow) => texts.passwordMailText(email),
    confirmLabel: texts.send,
    danger: false,
  },
};

function UserQuestion({ what, row, onClose }: Asked & { onClose: () => void }) {
  const user = { userId: row.id, name: row.username, onClose };
  if (what === 'block') return <BlockDialog {...user} />;
  if (what === 'unblock') return <UnblockDialog {...user} reason={row.blocked_reason ?? undefined} />;
  return <Confirmation what={what} row={row} onClose={onClose} />;
}

function Confirmation({ what, row, onClose }: Asked & { what: keyof typeof CONFIRMED; onClose: () => void }) {
  const { useSend, title, text, ...look } = CONFIRMED[what];
  const [send] = useSend();
  return (
    <ConfirmDialog
      {...look}
      title={title(row.username)}
      text={text(row)}
      onConfirm={async () => {
        await announce(send(row.id));
        onClose();
      }}
      onClose={onClose}
    />
  );
}
