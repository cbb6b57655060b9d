import { useSelector } from 'react-redux';
import { selectRole } from '../../features/auth/session.slice';
import { LatestPicks } from '../../features/blogs/components/latest-picks';
import { DailyExample } from '../../features/example/daily-example';
import { TodaysMatches } from '../../features/filters/today/todays-matches';
import { Packages } from '../../features/membership/components/packages';
import { LatestOdds } from '../../features/odds/table/latest-odds';
import { HomePage } from '../../features/pages/home-page';
import { MEMBER_ROLES } from '../../lib/roles';
import { trPackages } from '../../locale/tr-buying';

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
        <section aria-labelledby="paketler">
          <h2 id="paketler" className="mb-4 text-xl font-semibold">
            {trPackages.listTitle}
          </h2>
          <Packages isLoggedIn />
        </section>
      )}
    </HomePage>
  );
}
