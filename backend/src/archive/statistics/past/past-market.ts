import type { Market } from '../../catalogue/columns';
import { firstWhere } from '../../columns/first-where';
import { isEarlier, type KickOff } from '../../columns/kick-off';
import type { RowPlace, State } from '../../columns/state';
import type { QuotedMarket, QuotedMarkets } from '../calibration/quoted-markets';
import { tenThousandths } from '../calibration/shown-probability';
import { MarketOutcomes, type Outcome } from '../summary/market-outcomes';
import { pricedRows, risingOrder } from './priced-rows';

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

/** Prices of the matches, for who asks for the same ones. */
interface Prices {
  /** By selection and match, in hundredths. */
  readonly ofSelections: readonly Uint32Array[];
  /** By match: Σ 1/odd ÷ winners. */
  readonly overrounds: Float64Array;
  /** The matches by rising price of the first selection. */
  readonly order: Uint32Array;
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
  private knownPrices: Prices | null = null;
  /** Room for what a search finds: made again for each it would soon have to be collected. */
  private readonly found: Uint32Array;

  /** @param quoted what the archive has learned of the market's quotes */
  constructor(
    state: State,
    readonly market: Market,
    private readonly quoted: QuotedMarket,
  ) {
    const rows = pricedRows(state, quoted);
    const { selections, count: quotes } = quoted.quotes;
    const shown = shownOf(quoted);
    const ofQuotes = market.columns.map((_, selection) => {
      const own = new Uint16Array(quotes);
      for (let quote = 0; quote < quotes; quote++) own[quote] = shown[quote * selections + selection]!;
      return own;
    });
    const order = risingOrder(picked(ofQuotes[0]!, rows.quotes, new Uint16Array(rows.count)));
    const size = order.length;
    this.segments = rows.parts;
    this.quoteOf = picked(rows.quotes, order, new Uint32Array(size));
    this.positions = picked(rows.positions, order, new Uint32Array(size));
    this.segmentOf = picked(rows.segments, order, new Uint8Array(size));
    this.dates = picked(rows.dates, order, new Uint16Array(size));
    this.times = picked(rows.times, order, new Uint16Array(size));
    this.ids = picked(rows.ids, order, new Uint32Array(size));
    this.probabilities = ofQuotes.map((own) => picked(own, this.quoteOf, new Uint16Array(size)));
    const outcomes = new MarketOutcomes(market);
    outcomes.extend(state.vocabulary.results.entries);
    this.outcomes = outcomes.outcomes;
    const results = picked(rows.results, order, new Uint32Array(size));
    this.outcomeOf = picked(outcomes.ofResult, results, new Uint8Array(size));
    this.found = new Uint32Array(size + 1);
  }

  /** How many matches there are. */
  get count(): number {
    return this.ids.length;
  }

  placeOf(match: number): RowPlace {
    return { segment: this.segments[this.segmentOf[match]!]!, position: this.positions[match]! };
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
   * @returns rising
   */
  within(shown: readonly number[], reach: number, kickOff: KickOff): Uint32Array {
    const [from, to] = rangeOf(this.count, (match) => this.probabilities[0]![match]!, shown[0]!, reach);
    const { found } = this;
    for (let match = from; match < to; match++) found[match - from] = match;
    let count = this.keepEarlier(to - from, kickOff);
    for (let at = 1; at < shown.length; at++)
      count = keepBetween(found, count, this.probabilities[at]!, shown[at]! - reach, shown[at]! + reach);
    return found.slice(0, count);
  }

  /**
   * The matches that surely kicked off earlier and had the same prices.
   * @returns rising
   */
  withPrices({ prices, tolerance, marginReach }: PriceWindow, kickOff: KickOff): Uint32Array {
    const { ofSelections, overrounds, order } = (this.knownPrices ??= this.readPrices());
    const { found } = this;
    const firstPrice = (place: number): number => ofSelections[0]![order[place]!]!;
    const [from, to] = rangeOf(this.count, firstPrice, prices[0]!, tolerance);
    found.set(order.subarray(from, to));
    let count = this.keepEarlier(to - from, kickOff);
    for (let at = 1; at < prices.length; at++)
      count = keepBetween(found, count, ofSelections[at]!, prices[at]! - tolerance, prices[at]! + tolerance);
    const overround = prices.reduce((sum, price) => sum + 100 / price, 0) / this.market.winners;
    const reach = marginReach + HAIR;
    count = keepBetween(found, count, overrounds, overround - reach, overround + reach);
    return found.slice(0, count).sort();
  }

  private readPrices(): Prices {
    const { cells, width, selections } = this.quoted.quotes;
    const ofSelections = Array.from({ length: selections }, (_, selection) => {
      const own = new Uint32Array(this.count);
      for (let match = 0; match < own.length; match++)
        own[match] = cells[this.quoteOf[match]! * width + selection]!;
      return own;
    });
    const overrounds = new Float64Array(this.count);
    for (let match = 0; match < overrounds.length; match++) overrounds[match] = this.overroundOf(match);
    return { ofSelections, overrounds, order: risingOrder(ofSelections[0]!) };
  }

  /** Moves those of the first found matches to the front that surely kicked off earlier; how many they are. */
  private keepEarlier(length: number, kickOff: KickOff): number {
    const { dates, times, found } = this;
    let count = 0;
    for (let at = 0; at < length; at++) {
      const match = found[at]!;
      found[count] = match;
      count += Number(isEarlier(dates[match]!, times[match]!, kickOff));
    }
    return count;
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

/** By `quote * selections + selection`: probabilities in ten-thousandths. */
function shownOf({ quotes, values }: QuotedMarket): Uint16Array {
  const shown = new Uint16Array(quotes.count * quotes.selections);
  for (let at = 0; at < shown.length; at++) shown[at] = tenThousandths(values.probabilities[at]!);
  return shown;
}

/** Values in the order of some places. */
function picked<Values extends Uint8Array | Uint16Array | Uint32Array>(
  from: Uint8Array | Uint16Array | Uint32Array,
  places: Uint32Array,
  to: Values,
): Values {
  for (let at = 0; at < to.length; at++) to[at] = from[places[at]!]!;
  return to;
}

/** Where in rising values those begin and end that differ by no more than `reach`. */
function rangeOf(
  count: number,
  valueAt: (place: number) => number,
  wanted: number,
  reach: number,
): [number, number] {
  const from = firstWhere(count, (place) => valueAt(place) >= wanted - reach);
  return [from, firstWhere(count, (place) => valueAt(place) > wanted + reach)];
}

/** Moves those of the first matches to the front whose value is between two others, ends included; how many they are. */
function keepBetween(
  matches: Uint32Array,
  length: number,
  values: ArrayLike<number>,
  low: number,
  high: number,
): number {
  let count = 0;
  for (let at = 0; at < length; at++) {
    const match = matches[at]!;
    const value = values[match]!;
    matches[count] = match;
    count += Number(value >= low && value <= high);
  }
  return count;
}
