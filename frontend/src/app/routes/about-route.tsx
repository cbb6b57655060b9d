import { AboutPage } from '../../features/pages/about-page';
import { useReadSettingsQuery } from '../../api/generated/shell';
import { useSiteName } from '../../features/site/use-site-name';

export default function AboutRoute() {
  const { data, error, refetch } = useReadSettingsQuery();
  return <AboutPage settings={data} siteName={useSiteName()} error={error} onRetry={() => void refetch()} />;
}
