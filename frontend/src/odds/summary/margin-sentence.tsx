import { formatCount } from '../../lib/format';
import { formatRate } from '../../lib/format-rate';
import { trMargins } from '../../locale/tr-summary';
import type { MatchTable } from '../table/match-table';
import { writtenPriceFilter } from '../table/probability-text';
import type { MarginGap } from './margins';

interface Props {
  gap: MarginGap;
  table: Pick<MatchTable<never>, 'filters'>;
  /** Of how many matches the answer's margin is the mean, where that is known. */
  compared?: number;
}

/** That prices say something else in fixtures, with both margins and what the first of them means there. */
export function MarginSentence({ gap, table, compared }: Props) {
  const { answer, coming, column, prices, probability } = gap;
  const title = table.filters.get(column)?.shortTitle ?? column;
  const ofAnswer =
    compared === undefined
      ? trMargins.ofMatches(formatRate(answer))
      : trMargins.ofCounted(formatCount(compared), formatRate(answer));
  return (
    <>
      {trMargins.differ(formatRate(coming), ofAnswer)}{' '}
      {trMargins.means(
        writtenPriceFilter(prices).replace(/\s*-\s*/, '–'),
        title,
        writtenPriceFilter(probability),
      )}
    </>
  );
}
