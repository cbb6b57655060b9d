import { WinnersPage } from '../../features/winners/pages/winners-page';
import { trWinners } from '../../locale/tr-content';
import { trShell } from '../../locale/tr-shell';
import { MembersOnly } from '../members-only';

export default function WinnersRoute() {
  return (
    <MembersOnly title={trShell.titles.winners} prompt={trWinners.prompt}>
      <WinnersPage />
    </MembersOnly>
  );
}
