import type { SelectionSummary } from '../../api/generated/wire';
import { SampleBadge } from '../../kit/feedback/sample-badge';
import { trSummary } from '../../locale/tr-summary';
import { pricedText } from './population-text';

/** Says that too few matches settled for the numbers beside it to mean anything. */
export function SmallSampleBadge() {
  return <SampleBadge text={trSummary.smallSample} hint={trSummary.smallSampleHint} />;
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
  return <SampleBadge text={trSummary.thinPrices} hint={trSummary.thinPricesHint} />;
}
