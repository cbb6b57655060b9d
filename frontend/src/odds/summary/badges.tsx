import type { SelectionSummary } from '../../api/generated/wire';
import { Badge } from '../../kit/feedback/badge';
import { trSummary } from '../../locale/tr-summary';
import { pricedText } from './population-text';

/** Says that too few matches settled for the numbers beside it to mean anything. */
export function SmallSampleBadge() {
  return (
    <Badge tone="wait" size="small" title={trSummary.smallSampleHint}>
      {trSummary.smallSample}
    </Badge>
  );
}

/** Stands in the place of return and expectation where too few matches have the price. */
export function ThinPrices({ selection: { priced, settled } }: { selection: SelectionSummary }) {
  return (
    <>
      <span className="text-xs text-muted">{pricedText(priced, settled)}</span> <ThinPricesBadge />
    </>
  );
}

/** Says that too few matches have the prices for a return or an expectation. */
export function ThinPricesBadge() {
  return (
    <Badge tone="wait" size="small" title={trSummary.thinPricesHint}>
      {trSummary.thinPrices}
    </Badge>
  );
}
