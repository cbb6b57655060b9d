import { PurchasePage } from '../../features/membership/pages/purchase-page';
import { useGetSettingsQuery } from '../../features/site/site.api';

export default function PurchaseRoute() {
  const { data, error, refetch } = useGetSettingsQuery();
  return <PurchasePage settings={data} error={error} onRetry={() => void refetch()} />;
}
