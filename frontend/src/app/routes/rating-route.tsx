import type { SelectionSummaryDto } from '../../api/generated/wire';
import { BarLegend } from '../../features/odds/summary/bar-legend';
import { MarketBars } from '../../features/odds/summary/market-bars';
import { RatingPage } from '../../features/ratings/pages/rating-page';
import { trRatings } from '../../locale/tr-ratings';
import { MembersOnly } from '../members-only';

/** A rating screen, drawing its outcome as the odds screens draw theirs. */
export function RatingRoute({ opening }: { opening: boolean }) {
  return (
    <MembersOnly title={opening ? trRatings.openingTitle : trRatings.closingTitle}>
      <RatingPage opening={opening} renderMarket={renderMarket} legend={<BarLegend />} />
    </MembersOnly>
  );
}

function renderMarket(title: string, selections: readonly SelectionSummaryDto[]) {
  return <MarketBars title={title} selections={selections} />;
}
