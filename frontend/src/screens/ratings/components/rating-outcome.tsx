import { useMemo, useState } from 'react';
import type { RatingTableAnswer } from '../../../api/generated/wire';
import { Button } from '../../../kit/form/button';
import { formatCount, formatOdd } from '../../../lib/format';
import { formatDecimal } from '../../../lib/format-rate';
import { PHONE, useMediaQuery } from '../../../lib/use-media-query';
import { trRatings } from '../../../locale/tr-ratings';
import { BarLegend } from '../../../odds/summary/bar-legend';
import { MarketBars } from '../../../odds/summary/market-bars';

/** Markets that stand above the table on phones until more are wanted. */
const FIRST_MARKETS = 2;

/** What happened in all matches that agree, market by market. */
export function RatingOutcome({ answer }: { answer: RatingTableAnswer }) {
  const { summary, basis, tolerance, compared } = answer;
  const markets = useMemo(
    () =>
      answer.markets
        .map(({ key, title }) => ({
          title,
          selections: answer.summary.selections.filter(({ group }) => group === key),
        }))
        .filter(({ selections }) => selections.some(({ settled }) => settled > 0)),
    [answer],
  );
  const phone = useMediaQuery(PHONE);
  const [all, setAll] = useState(false);
  const shown = phone && !all ? markets.slice(0, FIRST_MARKETS) : markets;
  return (
    <section aria-label={trRatings.outcome} className="flex flex-col gap-3">
      <h2 className="text-sm font-semibold">{trRatings.outcome}</h2>
      <p className="text-dense text-muted tabular-nums">
        {trRatings.outcomeOf(formatCount(summary.total))}{' '}
        {tolerance === 0
          ? trRatings.exactly[basis]
          : trRatings.within[basis](
              basis === 'price' ? formatOdd(tolerance / 100) : formatDecimal(tolerance / 10),
            )}
      </p>
      <p className="text-dense text-muted">{trRatings.compared(compared.join(', '))}</p>
      {shown.map(({ title, selections }) => (
        <MarketBars key={title} title={title} selections={selections} />
      ))}
      {phone && markets.length > FIRST_MARKETS && (
        <Button look="secondary" size="small" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? trRatings.fewerMarkets : trRatings.allMarkets}
        </Button>
      )}
      <BarLegend />
      <p className="text-xs text-muted">{trRatings.analysisOnly}</p>
    </section>
  );
}
