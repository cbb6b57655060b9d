import { firstWhere } from '../../columns/first-where';
import { isEarlier, type KickOff } from '../../columns/kick-off';
import { MATCH_COLUMN } from '../../columns/layout';
import type { RowPlace, State } from '../../columns/state';
import type { PricedMarket } from '../../rows/priced-markets';
import { blocksOf } from '../calibration/market-quotes';
import type { QuotedMarket, QuotedMarkets } from '../calibration/quoted-markets';
import { tenThousandths } from '../calibration/shown-probability';
import type { PastMarket } from '../past/past-market';
import { type Closeness, NearestList } from './nearest-list';
import { pastOf } from './past';

const CERTAIN = 10_000;
const LEAGUE = MATCH_COLUMN.league;

/** Matches looked at between two looks at whether the client has gone. */
const LOOKED_AT_ONCE = 8_192;

/** A past match and how far its prices are from another's. */
export interface Neighbour {
  readonly place: RowPlace;
  /** Root mean square difference of the shown probabilities, 0-1. */
  readonly distance: number;
}

/** What is looked for. */
export interface Sought {
  readonly closeness: Closeness;
  readonly kickOff: KickOff;
  /** At least one; with the match's own prices. */
  readonly markets: readonly PricedMarket[];
  /** By number of a competition 1 where its matches count; null = all do. */
  readonly leagues: Uint8Array | null;
}

/** What it is looked for in. */
export interface Compared {
  readonly state: State;
  /** The past of the first market that is looked for. */
  readonly past: PastMarket;
  readonly quoted: QuotedMarkets;
}

/**
 * The played matches with an earlier kick-off whose prices say most nearly the same: by the root mean square
 * difference of the shown probabilities over the selections of all markets, which must be priced in full. As
 * probabilities are whole ten-thousandths, sums of squares are exact.
 */
export function nearestMatches(
  { state, past, quoted }: Compared,
  { closeness, kickOff, markets, leagues }: Sought,
  throwIfAborted: () => void,
): Neighbour[] {
  const [first, ...others] = markets;
  const own = past.shown(first!.prices);
  const comparisons = others.map((priced) => new Comparison(state, quoted.of(priced.market), priced.prices));
  const selections = markets.reduce((sum, { prices }) => sum + prices.length, 0);
  const nearest = new NearestList(closeness, selections);
  const { probabilities, dates, times, ids } = past;
  const [rising] = probabilities;
  /** The next match that says less of the first selection, and the next one that says as much or more. */
  let above = firstWhere(past.count, (match) => rising![match]! >= own[0]!);
  let below = above - 1;
  for (let looks = 0; ; looks++) {
    if (looks % LOOKED_AT_ONCE === 0) throwIfAborted();
    const gapBelow = below < 0 ? Infinity : own[0]! - rising![below]!;
    const gapAbove = above === past.count ? Infinity : rising![above]! - own[0]!;
    const gap = Math.min(gapBelow, gapAbove);
    // what comes further out differs at least as much in the first selection alone
    if (gap === Infinity || gap ** 2 > nearest.reach) break;
    const match = gapBelow < gapAbove ? below-- : above++;
    if (!isEarlier(dates[match]!, times[match]!, kickOff)) continue;
    let squares = 0;
    for (let at = 0; at < own.length; at++) squares += (probabilities[at]![match]! - own[at]!) ** 2;
    if (squares > nearest.reach) continue;
    const place = past.placeOf(match);
    if (leagues !== null && leagues[place.segment.cell(LEAGUE, place.position)] !== 1) continue;
    for (const comparison of comparisons) squares += comparison.squaresAt(place);
    if (!(squares <= nearest.reach)) continue;
    const when = { date: dates[match]!, time: times[match]! };
    nearest.offer({ id: ids[match]!, place, kickOff: when, squares });
  }
  return nearest.list().map(({ place, squares }) => ({
    place,
    distance: Math.sqrt(squares / selections) / CERTAIN,
  }));
}

/** How far the prices of one more market are from those of a match. */
class Comparison {
  private readonly own: readonly number[];
  /** By segment and position: number of the row's quote. */
  private readonly numbers: ReadonlyMap<RowPlace['segment'], Uint32Array>;

  constructor(
    state: State,
    private readonly quoted: QuotedMarket,
    prices: readonly number[],
  ) {
    const { quotes, values, calibrated } = quoted;
    this.own = calibrated.probabilities(prices).map(tenThousandths);
    this.numbers = new Map(
      pastOf(state).map(({ segment, positions }) => [
        segment,
        quotes.numbersIn(segment, blocksOf(positions)),
      ]),
    );
    values.extend();
  }

  /** The sum of squared differences over its selections; not a number where a price is missing. */
  squaresAt({ segment, position }: RowPlace): number {
    const { whole, probabilities } = this.quoted.values;
    const quote = this.numbers.get(segment)![position]!;
    if (whole[quote] !== 1) return NaN;
    const from = quote * this.own.length;
    let squares = 0;
    for (let at = 0; at < this.own.length; at++)
      squares += (tenThousandths(probabilities[from + at]!) - this.own[at]!) ** 2;
    return squares;
  }
}
