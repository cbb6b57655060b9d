import { PurchasePage } from '../../features/membership/pages/purchase-page';
import { useGetSettingsQuery } from '../../features/site/site.api';

export default function PurchaseRoute() {
  const { data } = useGetSettingsQuery();
  return <PurchasePage supportEmail={data?.support_email ?? null} />;
}
