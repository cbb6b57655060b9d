import { PrivacyPage } from '../../features/account/pages/privacy-page';
import { useGetSettingsQuery } from '../../features/site/site.api';

export default function PrivacyRoute() {
  const { data } = useGetSettingsQuery();
  return <PrivacyPage controller={data?.data_controller} supportEmail={data?.support_email} />;
}
