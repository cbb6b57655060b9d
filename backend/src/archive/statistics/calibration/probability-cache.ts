import { type Market, marketOf } from '../../catalogue/columns';
import type { OddField } from '../../catalogue/odds-groups';
import type { ProbabilityColumns } from '../../columns/probability-columns';
import type { Segment } from '../../columns/segment';
import type { FilterType } from '../../question/odds-query';
import type { Calibration } from './calibration';
import { blocksOf, MarketQuotes } from './market-quotes';
import { QuoteValues } from './quote-values';
import { tenThousandths } from './shown-probability';

/** Markets whose columns are kept: at 250,000 matches one of three selections takes 1.5 MB. */
const MOST_MARKETS = 24;

/** Columns of one market, by segment. */
type MarketColumns = WeakMap<Segment, readonly Uint16Array[]>;

/** Works out columns of probabilities as they are asked for, and keeps those of the markets that were asked for last. */
export class ProbabilityCache implements ProbabilityColumns {
  private readonly markets = new Map<string, MarketColumns>();

  constructor(private readonly calibration: Calibration) {}

  column(segment: Segment, field: OddField, type: FilterType): Uint16Array | null {
    if (segment.rows === 0) return null;
    const market = marketOf(field);
    const kept = this.keptOf(`${type} ${market.key}`);
    const columns = kept.get(segment) ?? columnsOf(segment, market, type, this.calibration);
    kept.set(segment, columns);
    return columns[market.columns.findIndex((each) => each.field === field)]!;
  }

  private keptOf(key: string): MarketColumns {
    const kept = this.markets.get(key) ?? new WeakMap<Segment, readonly Uint16Array[]>();
    // the one that was asked for last stands last
    this.markets.delete(key);
    this.markets.set(key, kept);
    if (this.markets.size > MOST_MARKETS) this.markets.delete(this.markets.keys().next().value!);
    return kept;
  }
}

function columnsOf(
  segment: Segment,
  market: Market,
  type: FilterType,
  calibration: Calibration,
): readonly Uint16Array[] {
  const quotes = new MarketQuotes(market, type);
  const everyRow = Uint32Array.from({ length: segment.rows }, (_, position) => position);
  const numbers = quotes.numbersIn(segment, blocksOf(everyRow));
  const values = new QuoteValues(quotes, calibration.market(type, market.key));
  values.extend();
  const { selections } = quotes;
  const cells = Uint16Array.from(values.probabilities.subarray(0, quotes.count * selections), (each, at) =>
    values.whole[Math.floor(at / selections)] === 1 ? tenThousandths(each) + 1 : 0,
  );
  return market.columns.map((_, selection) => {
    const column = new Uint16Array(segment.rows);
    for (let row = 0; row < column.length; row++)
      column[row] = cells[numbers[row]! * selections + selection]!;
    return column;
  });
}
