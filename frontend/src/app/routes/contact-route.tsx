import { ContactPage } from '../../features/contact/pages/contact-page';
import { useGetSettingsQuery } from '../../features/site/site.api';

export default function ContactRoute() {
  const { data, isError } = useGetSettingsQuery();
  return <ContactPage email={data?.support_email ?? (isError ? null : undefined)} />;
}
