import { trBacktest as texts } from '../../locale/tr-backtest';
import { Badge } from '../../kit/feedback/badge';

/** Says that too few bets are behind the numbers beside it. */
export function FewBadge() {
  return (
    <Badge tone="wait" size="small" title={texts.fewHint}>
      {texts.few}
    </Badge>
  );
}
