import { AboutPage } from '../../features/pages/about-page';
import { useGetSettingsQuery } from '../../features/site/site.api';
import { useSiteName } from '../../features/site/use-site-name';

export default function AboutRoute() {
  const { data, error, refetch } = useGetSettingsQuery();
  return <AboutPage settings={data} siteName={useSiteName()} error={error} onRetry={() => void refetch()} />;
}
