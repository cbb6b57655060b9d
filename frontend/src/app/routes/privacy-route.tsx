import { PrivacyPage } from '../../features/account/pages/privacy-page';
import { useReadSettingsQuery } from '../../api/generated/shell';

export default function PrivacyRoute() {
  const { data } = useReadSettingsQuery();
  return <PrivacyPage controller={data?.data_controller} supportEmail={data?.support_email} />;
}
