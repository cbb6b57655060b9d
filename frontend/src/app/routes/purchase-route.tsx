import { useSelector } from 'react-redux';
import { selectSession } from '../../session/session.slice';
import { PurchasePage } from '../../features/membership/pages/purchase-page';
import { useReadProfileQuery } from '../../api/generated/screens';
import { useReadSettingsQuery } from '../../api/generated/shell';
import { useMembershipWatch } from '../use-membership-watch';

export default function PurchaseRoute() {
  const { username, role } = useSelector(selectSession);
  const { data: settings, error, refetch } = useReadSettingsQuery();
  const { data: profile, isLoading } = useReadProfileQuery();
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
