import { marketOf, oddColumn } from '../../catalogue/columns';
import type { OddField } from '../../catalogue/odds-groups';
import { MATCH_COLUMN } from '../../columns/layout';
import type { Slice } from '../../columns/segment';
import type { Vocabulary } from '../../columns/vocabulary';
import { blocksOf } from '../calibration/market-quotes';
import type { QuotedMarkets } from '../calibration/quoted-markets';
import { Bets, UNKNOWN } from './bets';

const RESULT = MATCH_COLUMN.result;
const LEAGUE = MATCH_COLUMN.league;

/**
 * The bets on a selection in all rows that settle it and have its price, in no order.
 * @param quoted of the set of odds that is bet on
 */
export function collectBets(
  selection: OddField,
  slices: readonly Slice[],
  quoted: QuotedMarkets,
  { results }: Vocabulary,
): Bets {
  const bets = new Bets();
  const { settle } = oddColumn(selection);
  // 1 won, 0 lost, -1 open
  const verdicts = results.entries.map(({ settling }) => Number(settle(settling) ?? -1));
  const market = marketOf(selection);
  const place = market.columns.findIndex(({ field }) => field === selection);
  const { quotes, values } = quoted.of(market);
  for (const { segment, positions } of slices) {
    const resultOf = segment.column(RESULT)!;
    const leagues = segment.column(LEAGUE)!;
    const numbers = quotes.numbersIn(segment, blocksOf(positions));
    values.extend();
    const { cells, width, selections } = quotes;
    const { whole, probabilities } = values;
    bets.expect(positions.length);
    for (let at = 0; at < positions.length; at++) {
      const position = positions[at]!;
      const verdict = verdicts[resultOf[position]!]!;
      const quote = numbers[position]!;
      const price = cells[quote * width + place]!;
      if (verdict < 0 || price === 0) continue;
      bets.add({
        id: segment.ids[position]!,
        moment: segment.momentOf(position),
        price,
        won: verdict === 1,
        probability: whole[quote] === 1 ? probabilities[quote * selections + place]! : UNKNOWN,
        league: leagues[position]!,
      });
    }
  }
  return bets;
}
