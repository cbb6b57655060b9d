import { useSelector } from 'react-redux';
import { Navigate, useParams } from 'react-router-dom';
import { selectRole } from '../../session/session.slice';
import { useReadMatchQuery } from '../../api/generated/screens';
import { MatchPage } from '../../features/odds/match/match-page';
import { PriceHistoryPanel } from '../../features/price-history/price-history-panel';
import { matchPath } from '../../lib/match-path';
import { MEMBER_ROLES } from '../../session/roles';
import { trShell } from '../../locale/tr-shell';
import { MembersOnly } from '../members-only';
import { useDocumentTitle } from '../use-document-title';

export default function MatchRoute() {
  const { id: text = '' } = useParams();
  const role = useSelector(selectRole);
  const id = /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
  const isMember = role !== null && MEMBER_ROLES.includes(role);
  const { currentData } = useReadMatchQuery(id ?? 0, { skip: id === null || !isMember });
  useDocumentTitle(currentData?.match_name ?? trShell.titles.match);
  // it is another match by now, or was played as another one
  if (currentData !== undefined && currentData.id !== id)
    return <Navigate to={matchPath(currentData.id)} replace />;
  return (
    <MembersOnly title={trShell.titles.match}>
      <MatchPage key={id} id={id} priceHistory={id !== null && <PriceHistoryPanel matchId={id} />} />
    </MembersOnly>
  );
}
