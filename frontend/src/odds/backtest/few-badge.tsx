import { trBacktest as texts } from '../../locale/tr-backtest';
import { SampleBadge } from '../../kit/feedback/sample-badge';

/** Says that too few bets are behind the numbers beside it. */
export function FewBadge() {
  return <SampleBadge text={texts.few} hint={texts.fewHint} />;
}
