import { useSelector } from 'react-redux';
import { selectSession } from '../../features/auth/session.slice';
import { useGetProfileQuery } from '../../features/account/account.api';
import { PurchasePage } from '../../features/membership/pages/purchase-page';
import { useGetSettingsQuery } from '../../features/site/site.api';
import { useMembershipWatch } from '../use-membership-watch';

export default function PurchaseRoute() {
  const { username, role } = useSelector(selectSession);
  const { data: settings, error, refetch } = useGetSettingsQuery();
  const { data: profile, isLoading } = useGetProfileQuery();
  useMembershipWatch();
  return (
    <PurchasePage
      settings={settings}
      settingsError={error}
      onRetrySettings={() => void refetch()}
      buyer={{ username: username ?? '', role, subscriptionEnd: profile?.subscription_end_date }}
      isLoadingBuyer={isLoading}
    />
  );
}
