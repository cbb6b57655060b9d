import { trShell } from '../../locale/tr-shell';
import { useGetSettingsQuery } from './site.api';

/** The site's name from the settings; the default while they are on their way. */
export function useSiteName(): string {
  const { data } = useGetSettingsQuery();
  return data?.site_name ?? trShell.site.name;
}
