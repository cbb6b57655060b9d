import type { FacetBucket } from '../../api/generated/wire';
import { formatDate, formatOdd } from '../../lib/format';
import { longMonths } from '../../lib/written-days';
import { trFacets } from '../../locale/tr-facets';
import { competitionTitle } from '../table/filter-names';
import { weekdays } from '../table/further-filters';

/** A probability of 0-1 with as many decimals as its end of a range needs: `%57,25`. */
const percent = (value: number): string => `%${String(Math.round(value * 10_000) / 100).replace('.', ',')}`;

/** An end of a range: prices are above 1, probabilities at most 1. */
export const endOf = (value: number): string => (value > 1 ? formatOdd(value) : percent(value));

/** What a bucket is called. @param by what matches are divided by, as the API names it */
export function wordsOfBucket(by: string, bucket: FacetBucket): string {
  const { value, low, high, country_name, competition_name } = bucket;
  if (low !== undefined && high !== undefined) return trFacets.range(endOf(low), endOf(high));
  switch (by) {
    case 'weekday':
      return weekdays()[Number(value) - 1]!;
    case 'month':
      return longMonths()[Number(value) - 1]!;
    case 'match_date':
      return formatDate(String(value));
    case 'competition':
      return competitionTitle({ country_name: country_name!, competition_name: competition_name! });
    default:
      return String(value);
  }
}
