import { Suspense } from 'react';
import { useSelector } from 'react-redux';
import { selectRole } from '../../session/session.slice';
import { LatestPicks } from '../../features/blogs/components/latest-picks';
import { DailyExample } from '../../features/example/daily-example';
import { TodaysMatches } from '../../features/filters/today/todays-matches';
import { LatestOdds } from '../../features/odds/table/latest-odds';
import { HomePage } from '../../features/pages/home-page';
import { MEMBER_ROLES } from '../../session/roles';
import { lazyPart } from '../../components/feedback/lazy-part';

const HomePackages = lazyPart(() => import('./home-packages'));

export default function HomeRoute() {
  const role = useSelector(selectRole);
  const isMember = role !== null && MEMBER_ROLES.includes(role);
  return (
    <HomePage isMember={isMember} figure={<DailyExample compact isMember={isMember} />}>
      {isMember ? (
        <>
          <TodaysMatches />
          <LatestPicks />
          <LatestOdds />
        </>
      ) : (
        <Suspense>
          <HomePackages />
        </Suspense>
      )}
    </HomePage>
  );
}
