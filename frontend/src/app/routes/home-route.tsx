import { useSelector } from 'react-redux';
import { selectRole } from '../../features/auth/session.slice';
import { LatestPicks } from '../../features/blogs/components/latest-picks';
import { TodaysMatches } from '../../features/filters/today/todays-matches';
import { LatestOdds } from '../../features/odds/table/latest-odds';
import { HomePage } from '../../features/pages/home-page';
import { MEMBER_ROLES } from '../../lib/roles';

export default function HomeRoute() {
  const role = useSelector(selectRole);
  return (
    <HomePage>
      {role !== null && MEMBER_ROLES.includes(role) && (
        <>
          <TodaysMatches />
          <LatestPicks />
          <LatestOdds />
        </>
      )}
    </HomePage>
  );
}
