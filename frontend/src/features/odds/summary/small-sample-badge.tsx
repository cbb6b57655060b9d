import { tr } from '../../../locale/tr';
import { SummaryBadge } from './summary-badge';

/** Says that too few matches settled for the numbers beside it to mean anything. */
export function SmallSampleBadge() {
  return <SummaryBadge text={tr.summary.smallSample} hint={tr.summary.smallSampleHint} />;
}
