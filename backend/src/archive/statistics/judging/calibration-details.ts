import type { Integer } from '../../../platform/wire-types';
import { SourceNames, sourceNames } from '../../catalogue/price-sources';
import { oddsColumn, sourcesColumn } from '../../columns/layout';
import type { Slice } from '../../columns/segment';
import type { Vocabulary } from '../../columns/vocabulary';
import { otherSet } from '../../question/odds-query';
import { Judged, type JudgedMarket, type JudgedMatch, JudgedMatches } from './judged-matches';
import { meanOf, Reliability, ReliabilityCount } from './reliability';

/** Judged matches of one season whose prices come from the same sources. */
export class SeasonOverround extends SourceNames {
  /** @example 2023-2024 */
  season: string;
  matches: Integer;
  /** Mean sum of 1/odd. */
  overround: number;
}

/** Selections whose price lies in one band. */
export class PriceBand extends Reliability {
  /** Least price of the band, included. */
  low: number;
  /** Where the next band begins; null = none does. */
  high: number | null;
  /** Mean of 1/odd divided by the market's sum, beside `stated`. */
  proportional: number | null;
}

/** Selections whose price moved as far as one band says. */
export class MovementBand extends Reliability {
  /** Least closing ÷ opening − 1 of the band, included; null = no lower end. */
  low: number | null;
  /** Where the next band begins; null = none does. */
  high: number | null;
}

/** Where the prices of a market are reliable and where less so, over the judged matches. */
export class CalibrationDetails extends Judged {
  /** The season of the latest match first, then most matches first. */
  overrounds: SeasonOverround[];
  price_bands: PriceBand[];
  /** Over the selections that have an opening and a closing price. */
  movements: MovementBand[];
}

/** Lower ends of the bands of prices, in hundredths. */
const PRICES = [101, 130, 160, 200, 260, 350, 500, 1_000];

/** Ends between the bands of movements, in hundredths of the opening price. */
const MOVEMENTS = [-10, -5, -2, 2, 5, 10];

/** The band of a price in hundredths. */
export function priceBandOf(price: number): number {
  let band = PRICES.length - 1;
  while (band > 0 && price < PRICES[band]!) band -= 1;
  return band;
}

/** The band of a movement between two prices, in whole numbers: shares of prices miss the ends by a hair. */
export function movementBandOf(opening: number, closing: number): number {
  let band = MOVEMENTS.length;
  while (band > 0 && closing * 100 < opening * (100 + MOVEMENTS[band - 1]!)) band -= 1;
  return band;
}

interface Overrounds {
  readonly season: string;
  readonly names: SourceNames;
  matches: number;
  sum: number;
}

/** Works out where the prices of a market with one winner are reliable. */
export class CalibrationDetailsBuilder {
  private readonly judgedMatches: JudgedMatches;
  private readonly otherColumns: readonly number[];
  private readonly overrounds = new Map<string, Overrounds>();
  /** Day of the last judged match by season. */
  private readonly lastDays = new Map<string, number>();
  private readonly bands = PRICES.map(() => ({ proportional: 0, count: new ReliabilityCount() }));
  private readonly movements = Array.from({ length: MOVEMENTS.length + 1 }, () => new ReliabilityCount());

  constructor(
    private readonly judged: JudgedMarket,
    vocabulary: Vocabulary,
  ) {
    this.judgedMatches = new JudgedMatches(judged, vocabulary);
    const other = otherSet(judged.type);
    this.otherColumns = judged.market.columns.map(({ field }) => oddsColumn(field, other));
  }

  add(slice: Slice): void {
    this.judgedMatches.each(slice, (match) => {
      this.takeOverround(match);
      for (let selection = 0; selection < match.prices.length; selection++)
        this.takeSelection(match, selection);
    });
  }

  result(): CalibrationDetails {
    return {
      ...this.judgedMatches.soFar,
      overrounds: this.overroundsByName().map(({ season, names, matches, sum }) => ({
        season,
        ...names,
        matches,
        overround: meanOf(sum, matches)!,
      })),
      price_bands: this.bands.map(({ proportional, count }, at) => ({
        low: PRICES[at]! / 100,
        high: at + 1 < PRICES.length ? PRICES[at + 1]! / 100 : null,
        proportional: meanOf(proportional, count.n),
        ...count.figures(),
      })),
      movements: this.movements.map((count, at) => ({
        low: at === 0 ? null : MOVEMENTS[at - 1]! / 100,
        high: at < MOVEMENTS.length ? MOVEMENTS[at]! / 100 : null,
        ...count.figures(),
      })),
    };
  }

  private takeOverround({ season, day, segment, position, overround }: JudgedMatch): void {
    this.lastDays.set(season, Math.max(day, this.lastDays.get(season) ?? 0));
    const known = this.overroundsOf(season, segment.cell(sourcesColumn(this.judged.type), position));
    known.matches += 1;
    known.sum += overround;
  }

  private takeSelection(match: JudgedMatch, selection: number): void {
    const { segment, position, winner, prices, overround, probabilities } = match;
    const price = prices[selection]!;
    const probability = probabilities[selection]!;
    const won = Number(winner === selection);
    const band = this.bands[priceBandOf(price)]!;
    band.proportional += 100 / price / overround;
    band.count.add(probability, won);
    const other = segment.cell(this.otherColumns[selection]!, position);
    if (other === 0) return;
    const moved = this.judged.type === 1 ? movementBandOf(price, other) : movementBandOf(other, price);
    this.movements[moved]!.add(probability, won);
  }

  /** Some masks have the same names: bookmakers that have none stand behind a bit too. */
  private overroundsByName(): Overrounds[] {
    const byName = new Map<string, Overrounds>();
    for (const { season, names, matches, sum } of this.overrounds.values()) {
      const key = `${season} ${names.sources.join()} ${names.bookmakers.join()}`;
      const { matches: others, sum: otherSum } = byName.get(key) ?? { matches: 0, sum: 0 };
      byName.set(key, { season, names, matches: others + matches, sum: otherSum + sum });
    }
    return [...byName]
      .sort(([keyA, a], [keyB, b]) => {
        const later = this.lastDays.get(b.season)! - this.lastDays.get(a.season)!;
        if (later !== 0) return later;
        if (a.season !== b.season) return a.season < b.season ? 1 : -1;
        return b.matches - a.matches || (keyA < keyB ? -1 : 1);
      })
      .map(([, each]) => each);
  }

  private overroundsOf(season: string, mask: number): Overrounds {
    const key = `${season} ${mask}`;
    const known = this.overrounds.get(key);
    if (known !== undefined) return known;
    const fresh = { season, names: sourceNames(mask), matches: 0, sum: 0 };
    this.overrounds.set(key, fresh);
    return fresh;
  }
}
