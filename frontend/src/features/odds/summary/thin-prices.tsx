import type { SelectionSummaryDto } from '../../../api/generated/wire';
import { tr } from '../../../locale/tr';
import { pricedText } from './population-text';
import { SummaryBadge } from './summary-badge';

/** Stands in the place of return and expectation where too few matches have the price. */
export function ThinPrices({ selection: { priced, settled } }: { selection: SelectionSummaryDto }) {
  return (
    <>
      <span className="text-xs text-muted">{pricedText(priced, settled)}</span> <ThinPricesBadge />
    </>
  );
}

/** Says that too few matches have the prices for a return or an expectation. */
export function ThinPricesBadge() {
  return <SummaryBadge text={tr.summary.thinPrices} hint={tr.summary.thinPricesHint} />;
}
