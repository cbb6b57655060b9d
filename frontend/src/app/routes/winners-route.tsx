import { WinnersPage } from '../../features/winners/pages/winners-page';
import { tr } from '../../locale/tr';
import { MembersOnly } from '../members-only';

export default function WinnersRoute() {
  return (
    <MembersOnly title={tr.titles.winners} prompt={tr.winners.prompt}>
      <WinnersPage />
    </MembersOnly>
  );
}
