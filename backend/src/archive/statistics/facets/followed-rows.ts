import { marketOf, oddColumn } from '../../catalogue/columns';
import type { OddField } from '../../catalogue/odds-groups';
import { MATCH_COLUMN } from '../../columns/layout';
import type { Slice } from '../../columns/segment';
import type { Vocabulary } from '../../columns/vocabulary';
import { blocksOf } from '../calibration/market-quotes';
import type { QuotedMarkets } from '../calibration/quoted-markets';

/** Bits of {@link FollowedRows.flags}. */
export const SETTLED = 1;
export const WON = 2;
/** Settled and wholly priced. */
export const COMPARED = 4;

/** What a selection came to in the rows of a slice, by their place in it. */
export interface FollowedRows {
  readonly flags: Uint8Array;
  /** Calibrated probability of the selection where it is compared, else 0. */
  readonly probabilities: Float64Array;
}

/** Follows a selection through rows. */
export function followIn(
  { segment, positions }: Slice,
  selection: OddField,
  { results: { entries } }: Vocabulary,
  quoted: QuotedMarkets,
): FollowedRows {
  const market = marketOf(selection);
  const { quotes, values } = quoted.of(market);
  const flags = new Uint8Array(positions.length);
  const probabilities = new Float64Array(positions.length);
  const results = segment.column(MATCH_COLUMN.result);
  if (results === null) return { flags, probabilities };
  const numbers = quotes.numbersIn(segment, blocksOf(positions));
  values.extend();
  const { settle } = oddColumn(selection);
  const verdicts = Uint8Array.from(entries, ({ settling }) => {
    const won = settle(settling);
    return won === null ? 0 : SETTLED + (won ? WON : 0);
  });
  const at = market.columns.findIndex(({ field }) => field === selection);
  for (let row = 0; row < positions.length; row++) {
    const verdict = verdicts[results[positions[row]!]!]!;
    if (verdict === 0) continue;
    const quote = numbers[positions[row]!]!;
    flags[row] = verdict | (COMPARED * values.whole[quote]!);
    probabilities[row] = values.probabilities[quote * quotes.selections + at]!;
  }
  return { flags, probabilities };
}
