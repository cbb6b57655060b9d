import { ReliabilityPage } from '../../features/odds/reliability/reliability-page';
import { trReliability } from '../../locale/tr-reliability';
import { MembersOnly } from '../members-only';

export default function ReliabilityRoute() {
  return (
    <MembersOnly title={trReliability.title}>
      <ReliabilityPage />
    </MembersOnly>
  );
}
