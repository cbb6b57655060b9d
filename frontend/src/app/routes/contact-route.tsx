import { ContactPage } from '../../features/contact/pages/contact-page';
import { useReadSettingsQuery } from '../../api/generated/shell';

export default function ContactRoute() {
  const { data, isError } = useReadSettingsQuery();
  return <ContactPage email={data?.support_email ?? (isError ? null : undefined)} />;
}
