import { type ReactNode, useState } from 'react';
import { Answer } from '../../../api/answer';
import { PageLoader } from '../../../components/feedback/page-loader';
import type { Role } from '../../../lib/roles';
import { trReceipts } from '../../../locale/tr-buying';
import { trProfile } from '../../../locale/tr-profile';
import { useReadProfileQuery } from '../account.api';
import { AlertSettings } from '../alerts/alert-settings';
import { AccountSummary } from '../summary/account-summary';
import { MailChoices } from '../components/mail-choices';
import { OwnData } from '../components/own-data';
import { OwnSessions } from '../components/own-sessions';
import { PasswordForm } from '../components/password-form';
import { SecondFactor } from '../components/second-factor';
import { Section } from '../components/section';
import { ProfileForm } from '../components/profile-form';
import { useReloadSoon } from '../requests/use-reload-soon';

interface Props {
  role: Role | null;
  /** The member's receipts; undefined while they are on their way, as nobody knows what room they will take. */
  receipts: ReactNode | undefined;
  onDeleted: () => void;
  /** Loads the page again; by default the browser's way. */
  reload?: () => void;
}

/** One's own account. */
export function ProfilePage({ role, receipts, onDeleted, reload }: Props) {
  const answer = useReadProfileQuery();
  const reloadSoon = useReloadSoon(reload);
  const [now] = useState(() => new Date());
  return (
    <div className="mx-auto w-full max-w-[68.75rem] px-4 py-8 sm:py-12">
      <h1 className="text-xl font-semibold sm:text-3xl">{trProfile.title}</h1>
      <Answer of={answer} failed={trProfile.failed} skeleton={<PageLoader />}>
        {(profile) =>
          receipts === undefined ? (
            <PageLoader />
          ) : (
            <div className="mt-6 grid items-start gap-5 lg:grid-cols-2">
              <div className="flex flex-col gap-5">
                <AccountSummary profile={profile} role={role} now={now} />
                <Section title={trReceipts.title}>{receipts}</Section>
                <MailChoices />
                <AlertSettings profile={profile} />
              </div>
              <div className="flex flex-col gap-5">
                <ProfileForm profile={profile} onSaved={reloadSoon} />
                <PasswordForm username={profile.username} onSaved={reloadSoon} />
                <SecondFactor />
                <OwnSessions />
                <OwnData onDeleted={onDeleted} />
              </div>
            </div>
          )
        }
      </Answer>
    </div>
  );
}
