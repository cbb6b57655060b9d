import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { Answer } from '../../api/answer';
import { useMembershipWatch } from '../../rooms/membership/use-membership-watch';
import { notify } from '../../kit/feedback/notices';
import { PageLoader } from '../../kit/feedback/page-loader';
import { trReceipts } from '../../locale/tr-buying';
import { trProfile } from '../../locale/tr-profile';
import { loggedOut, selectRole } from '../../session/session.slice';
import { ReceiptList } from '../../rooms/membership/components/receipt-list';
import { useOwnReceipts } from '../../rooms/membership/receipts/use-own-receipts';
import { useReadProfileQuery } from '../../api/generated/screens';
import { AlertSettings } from './alerts/alert-settings';
import { AccountSummary } from './summary/account-summary';
import { MailChoices } from './components/mail-choices';
import { OwnData } from './components/own-data';
import { OwnSessions } from './components/own-sessions';
import { PasswordForm } from './components/password-form';
import { SecondFactor } from './components/second-factor';
import { Section } from './components/section';
import { ProfileForm } from './components/profile-form';
import { useReloadSoon } from './requests/use-reload-soon';

/** One's own account. */
export function ProfilePage() {
  const role = useSelector(selectRole);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  useMembershipWatch();
  // nobody knows what room the receipts take while they are on their way
  const receipts = useOwnReceipts();
  const leave = () => {
    dispatch(loggedOut());
    notify({ kind: 'success', text: trProfile.deleted });
    void navigate('/login', { replace: true });
  };
  const answer = useReadProfileQuery();
  const reloadSoon = useReloadSoon();
  const [now] = useState(() => new Date());
  return (
    <div className="mx-auto w-full max-w-[68.75rem] px-4 py-8 sm:py-12">
      <h1 className="text-xl font-semibold sm:text-3xl">{trProfile.title}</h1>
      <Answer of={answer} failed={trProfile.failed} skeleton={<PageLoader />}>
        {(profile) =>
          receipts.isLoading ? (
            <PageLoader />
          ) : (
            <div className="mt-6 grid items-start gap-5 lg:grid-cols-2">
              <div className="flex flex-col gap-5">
                <AccountSummary profile={profile} role={role} now={now} />
                <Section title={trReceipts.title}>
                  <ReceiptList />
                </Section>
                <MailChoices />
                <AlertSettings profile={profile} />
              </div>
              <div className="flex flex-col gap-5">
                <ProfileForm profile={profile} onSaved={reloadSoon} />
                <PasswordForm username={profile.username} onSaved={reloadSoon} />
                <SecondFactor />
                <OwnSessions />
                <OwnData onDeleted={leave} />
              </div>
            </div>
          )
        }
      </Answer>
    </div>
  );
}
