import type { Market } from '../../catalogue/columns';
import { firstWhere } from '../../columns/first-where';
import { isEarlier, type KickOff } from '../../columns/kick-off';
import type { RowPlace, State } from '../../columns/state';
import { blocksOf } from '../calibration/market-quotes';
import type { QuotedMarket, QuotedMarkets } from '../calibration/quoted-markets';
import { tenThousandths } from '../calibration/shown-probability';
import { pastOf, playedColumns, playedResults } from '../similarity/past';
import { MarketOutcomes, type Outcome } from '../summary/market-outcomes';

/** Sums of inverse prices that differ by this much lie within it too, whatever their last bits say. */
const HAIR = 1e-9;

/** Prices and how they may differ. */
export interface PriceWindow {
  /** Of all selections in order, in hundredths. */
  readonly prices: readonly number[];
  /** In hundredths, for each selection, ends included. */
  readonly tolerance: number;
  /** How far Σ 1/odd ÷ winners may be from that of `prices`. */
  readonly marginReach: number;
}

/**
 * The played matches of a state in which one market is wholly priced, in the order of what their prices say of its first
 * selection: those that say nearly the same stand side by side. Matches are named by their place in this order.
 */
export class PastMarket {
  /** By selection and match: calibrated probability in ten-thousandths, as it is shown. */
  readonly probabilities: readonly Uint16Array[];
  /** By match: the day, and the time of kick-off (0 = not known), as columns hold them. */
  readonly dates: Uint16Array;
  readonly times: Uint16Array;
  readonly ids: Uint32Array;
  /** By match: which of {@link outcomes} it had. */
  readonly outcomeOf: Uint8Array;
  /** The ways in which matches can end. */
  readonly outcomes: readonly Outcome[];
  private readonly positions: Uint32Array;
  /** By match: in which of {@link segments} it stands. */
  private readonly segmentOf: Uint8Array;
  private readonly segments: readonly RowPlace['segment'][];
  /** By match: number of its quote. */
  private readonly quoteOf: Uint32Array;
  private priceOrder: Uint32Array | null = null;

  /** @param quoted what the archive has learned of the market's quotes */
  constructor(
    state: State,
    readonly market: Market,
    private readonly quoted: QuotedMarket,
  ) {
    const outcomes = new MarketOutcomes(market);
    outcomes.extend(state.vocabulary.results.entries);
    this.outcomes = outcomes.outcomes;
    const rows = pricedRows(state, quoted);
    const shown = shownOf(quoted);
    const selections = market.columns.length;
    const first = rows.quotes.map((quote) => shown[quote * selections]!);
    const order = risingOrder(first, rows.places.length);
    this.quoteOf = inOrder(rows.quotes, order);
    this.positions = inOrder(rows.places, order);
    this.segmentOf = Uint8Array.from(order, (row) => Number(row >= rows.ofFirstSegment));
    this.segments = rows.segments;
    this.probabilities = market.columns.map((_, at) =>
      Uint16Array.from(this.quoteOf, (quote) => shown[quote * selections + at]!),
    );
    this.dates = Uint16Array.from(inOrder(rows.dates, order));
    this.times = Uint16Array.from(inOrder(rows.times, order));
    this.ids = Uint32Array.from(order, (_, at) => this.segment(at).ids[this.positions[at]!]!);
    const results = inOrder(rows.results, order);
    this.outcomeOf = Uint8Array.from(results, (result) => outcomes.ofResult[result]!);
  }

  /** How many matches there are. */
  get count(): number {
    return this.ids.length;
  }

  placeOf(match: number): RowPlace {
    return { segment: this.segment(match), position: this.positions[match]! };
  }

  /** Σ 1/odd ÷ winners. */
  overroundOf(match: number): number {
    return this.quoted.values.overrounds[this.quoteOf[match]!]!;
  }

  /**
   * What prices of the market say, in ten-thousandths as it is shown.
   * @param prices of all selections in order, in hundredths
   */
  shown(prices: readonly number[]): number[] {
    return this.quoted.calibrated.probabilities(prices).map(tenThousandths);
  }

  /**
   * The matches that surely kicked off earlier and whose probabilities differ by no more than `reach` in any selection.
   * @param shown of all selections in order, in ten-thousandths
   * @param reach in ten-thousandths, ends included
   */
  within(shown: readonly number[], reach: number, kickOff: KickOff): Uint32Array {
    const [first, ...others] = this.probabilities;
    const from = firstWhere(this.count, (match) => first![match]! >= shown[0]! - reach);
    const to = firstWhere(this.count, (match) => first![match]! > shown[0]! + reach);
    const { dates, times } = this;
    const found = new Uint32Array(to - from);
    let count = 0;
    for (let match = from; match < to; match++) {
      let isWithin = isEarlier(dates[match]!, times[match]!, kickOff);
      for (let at = 0; isWithin && at < others.length; at++) {
        const difference = others[at]![match]! - shown[at + 1]!;
        isWithin = difference <= reach && difference >= -reach;
      }
      if (isWithin) found[count++] = match;
    }
    return found.subarray(0, count);
  }

  /** The matches that surely kicked off earlier and had the same prices. */
  withPrices({ prices, tolerance, marginReach }: PriceWindow, kickOff: KickOff): Uint32Array {
    const { cells, width } = this.quoted.quotes;
    const { dates, times, quoteOf } = this;
    const order = (this.priceOrder ??= risingOrder(
      quoteOf.map((quote) => cells[quote * width]!),
      this.count,
    ));
    const overround = prices.reduce((sum, price) => sum + 100 / price, 0) / this.market.winners;
    const firstPrice = (place: number): number => cells[quoteOf[order[place]!]! * width]!;
    const found: number[] = [];
    const from = firstWhere(this.count, (place) => firstPrice(place) >= prices[0]! - tolerance);
    for (let place = from; place < this.count && firstPrice(place) <= prices[0]! + tolerance; place++) {
      const match = order[place]!;
      const quote = quoteOf[match]! * width;
      if (!isEarlier(dates[match]!, times[match]!, kickOff)) continue;
      if (prices.some((price, at) => Math.abs(cells[quote + at]! - price) > tolerance)) continue;
      if (Math.abs(this.overroundOf(match) - overround) <= marginReach + HAIR) found.push(match);
    }
    return Uint32Array.from(found).sort();
  }

  private segment(match: number): RowPlace['segment'] {
    return this.segments[this.segmentOf[match]!]!;
  }
}

/** Markets whose past is kept: at 250,000 matches one of three selections takes 7 MB. */
const MOST_MARKETS = 12;

/** The past of all markets under one learning of the archive, made as it is needed and kept while its state is. */
export class PastMarkets {
  private readonly ofStates = new WeakMap<State, Map<string, PastMarket>>();

  of(state: State, market: Market, quoted: QuotedMarkets): PastMarket {
    const kept = this.ofStates.get(state) ?? new Map<string, PastMarket>();
    this.ofStates.set(state, kept);
    const key = `${quoted.type} ${market.key}`;
    const past = kept.get(key) ?? new PastMarket(state, market, quoted.of(market));
    // the one that was asked for last stands last
    kept.delete(key);
    kept.set(key, past);
    if (kept.size > MOST_MARKETS) kept.delete(kept.keys().next().value!);
    return past;
  }
}

/** Played matches with a price of every selection, one segment after the other. */
interface PricedRows {
  readonly segments: readonly RowPlace['segment'][];
  /** How many of the matches stand in the first segment. */
  readonly ofFirstSegment: number;
  readonly places: Uint32Array;
  readonly quotes: Uint32Array;
  readonly dates: Uint32Array;
  readonly times: Uint32Array;
  readonly results: Uint32Array;
}

function pricedRows(state: State, { quotes, values }: QuotedMarket): PricedRows {
  const slices = pastOf(state);
  const played = playedResults(state.vocabulary);
  const capacity = slices.reduce((sum, { positions }) => sum + positions.length, 0);
  const column = (): Uint32Array => new Uint32Array(capacity);
  const rows = { places: column(), quotes: column(), dates: column(), times: column(), results: column() };
  let count = 0;
  let ofFirstSegment = 0;
  for (const [at, slice] of slices.entries()) {
    const { segment, positions } = slice;
    const { dates, times, results } = playedColumns(slice);
    const numbers = quotes.numbersIn(segment, blocksOf(positions));
    values.extend();
    for (let row = 0; row < positions.length; row++) {
      const position = positions[row]!;
      const quote = numbers[position]!;
      if (values.whole[quote] !== 1 || played[results[position]!] !== 1) continue;
      rows.places[count] = position;
      rows.quotes[count] = quote;
      rows.dates[count] = dates[position]!;
      rows.times[count] = times?.[position] ?? 0;
      rows.results[count] = results[position]!;
      count += 1;
    }
    if (at === 0) ofFirstSegment = count;
  }
  const whole = Object.fromEntries(
    Object.entries(rows).map(([name, cells]) => [name, cells.subarray(0, count)]),
  ) as typeof rows;
  return { segments: slices.map(({ segment }) => segment), ofFirstSegment, ...whole };
}

/** By `quote * selections + selection`: probabilities in ten-thousandths. */
function shownOf({ quotes, values }: QuotedMarket): Uint16Array {
  values.extend();
  return Uint16Array.from(values.probabilities.subarray(0, quotes.count * quotes.selections), tenThousandths);
}

/** Places by rising value; equal ones keep their order (counting sort). */
function risingOrder(values: ArrayLike<number>, count: number): Uint32Array {
  let most = 0;
  for (let at = 0; at < count; at++) most = Math.max(most, values[at]!);
  const next = new Uint32Array(most + 2);
  for (let at = 0; at < count; at++) next[values[at]! + 1]! += 1;
  for (let value = 1; value < next.length; value++) next[value]! += next[value - 1]!;
  const order = new Uint32Array(count);
  for (let at = 0; at < count; at++) order[next[values[at]!]!++] = at;
  return order;
}

const inOrder = (values: Uint32Array, order: Uint32Array): Uint32Array => order.map((row) => values[row]!);
