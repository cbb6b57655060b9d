import { useReadProfileQuery } from '../../api/generated/screens';
import { MyFiltersPage } from '../../features/filters/pages/my-filters-page';
import { trMyFilters } from '../../locale/tr-my-filters';
import { MembersOnly } from '../members-only';

export default function MyFiltersRoute() {
  return (
    <MembersOnly title={trMyFilters.title} prompt={trMyFilters.prompt}>
      <MembersFilters />
    </MembersOnly>
  );
}

function MembersFilters() {
  const { data } = useReadProfileQuery();
  const alerts = data?.alerts;
  return (
    <MyFiltersPage
      reachable={
        alerts && (alerts.email || (alerts.telegram_available && alerts.telegram && alerts.telegram_linked))
      }
    />
  );
}
