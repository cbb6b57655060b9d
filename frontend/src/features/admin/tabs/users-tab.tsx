import { CalendarClock, KeyRound, LogOut, MessageCircle, MessageCircleOff, ShieldOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { readApiError } from '../../../api/api-error';
import type { DurationType } from '../../../api/generated/wire';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog';
import { notify } from '../../../components/feedback/notices';
import { Button } from '../../../components/form/button';
import { PHONE, useMediaQuery } from '../../../lib/use-media-query';
import { trAdmin } from '../../../locale/tr-admin';
import {
  useEndUserSessionsMutation,
  useRemoveUserSecondFactorMutation,
  useSendPasswordMailMutation,
} from '../admin.api';
import { useHistoryAction } from '../panel/history-action';
import { writeView } from '../panel/panel-url';
import { TAB_SLUGS } from '../panel/tab-slugs';
import type { MenuAction } from '../table/row-menu';
import { TableTab } from '../table/table-tab';
import type { Row } from '../table/table-types';
import { BlockDialog, UnblockDialog } from '../user-actions/block-dialogs';
import { usePurchase } from '../user-actions/use-purchase';
import { USERS } from './definitions';

const DURATIONS: readonly DurationType[] = ['1_day', '1_month', '3_month', '6_month'];
const said = trAdmin.users;
const nameOf = (row: Row) => String(row.username);

type Asked = { what: 'block' | 'unblock' | 'sessions' | 'factor' | 'password'; row: Row };

/** Accounts, with the buttons that give memberships. */
export default function UsersTab() {
  const { purchase, busy, dialog } = usePurchase();
  const [asked, setAsked] = useState<Asked | null>(null);
  const history = useHistoryAction('users');
  const navigate = useNavigate();
  const isPhone = useMediaQuery(PHONE);
  const ask = (what: Asked['what'], row: Row) => () => setAsked({ what, row });

  const purchases = (row: Row): MenuAction[] =>
    DURATIONS.map((duration) => ({
      label: `${said.purchase}: ${trAdmin.durations[duration]}`,
      icon: CalendarClock,
      onChoose: () => purchase(row.id, duration),
    }));
  const menu = (row: Row): MenuAction[] => [
    ...(isPhone ? purchases(row) : []),
    row.is_blocked === true
      ? { label: said.unblock, icon: MessageCircle, onChoose: ask('unblock', row) }
      : { label: said.block, icon: MessageCircleOff, onChoose: ask('block', row) },
    { label: said.endSessions, icon: LogOut, onChoose: ask('sessions', row) },
    { label: said.removeFactor, icon: ShieldOff, onChoose: ask('factor', row) },
    { label: said.passwordMail, icon: KeyRound, onChoose: ask('password', row) },
    {
      label: said.subscriptions,
      icon: CalendarClock,
      onChoose: () => void navigate(writeView(TAB_SLUGS.subscriptions, { search: nameOf(row) })),
    },
    history(row),
  ];
  const buttons = (row: Row): ReactNode =>
    isPhone
      ? null
      : DURATIONS.map((duration) => (
          <Button
            key={duration}
            look="secondary"
            size="small"
            busy={busy === `${row.id} ${duration}`}
            aria-label={said.purchaseOf(nameOf(row), trAdmin.durations[duration] ?? duration)}
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

function UserQuestion({ what, row, onClose }: Asked & { onClose: () => void }) {
  const [endSessions] = useEndUserSessionsMutation();
  const [removeFactor] = useRemoveUserSecondFactorMutation();
  const [sendPasswordMail] = useSendPasswordMailMutation();
  const name = nameOf(row);
  const run =
    (send: (id: number) => Promise<{ data?: { message: string }; error?: unknown }>) => async () => {
      const { data, error } = await send(row.id);
      if (data) notify({ kind: 'success', text: data.message });
      else notify({ kind: 'error', text: readApiError(error).message });
      onClose();
    };
  switch (what) {
    case 'block':
      return <BlockDialog userId={row.id} name={name} onClose={onClose} />;
    case 'unblock':
      return (
        <UnblockDialog
          userId={row.id}
          name={name}
          reason={row.blocked_reason == null ? undefined : String(row.blocked_reason)}
          onClose={onClose}
        />
      );
    case 'sessions':
      return (
        <ConfirmDialog
          title={said.endSessionsTitle(name)}
          text={said.endSessionsText}
          confirmLabel={said.endSessions}
          danger
          onConfirm={run(endSessions)}
          onClose={onClose}
        />
      );
    case 'factor':
      return (
        <ConfirmDialog
          title={said.removeFactorTitle(name)}
          text={said.removeFactorText}
          confirmLabel={said.removeFactor}
          danger
          onConfirm={run(removeFactor)}
          onClose={onClose}
        />
      );
    case 'password':
      return (
        <ConfirmDialog
          title={said.passwordMailTitle(name)}
          text={said.passwordMailText(String(row.email))}
          confirmLabel={said.send}
          onConfirm={run(sendPasswordMail)}
          onClose={onClose}
        />
      );
  }
}
