import { buildIndex, toIndexRow } from '../../../../test/support/index-rows';
import { type ArchivedMatch, Random, randomMatch } from '../../../../test/support/random-archive';
import { ODD_MARKETS } from '../../catalogue/columns';
import { ROWS_PER_BLOCK, type Segment } from '../../columns/segment';
import { MarketQuotes } from './market-quotes';

const FT = ODD_MARKETS.find(({ key }) => key === 'ft')!;
const FIELDS = FT.columns.map(({ field }) => field);

describe('the quotes of a market', () => {
  const random = new Random(20261122);
  const few = () => (random.chance(0.2) ? null : 150 + random.below(4));
  const match = (id: number): ArchivedMatch => {
    const base = randomMatch(random, id);
    // of two sources
    const closing_sources = 1 << random.below(2);
    return {
      ...base,
      closing_sources,
      closing: { ...base.closing, ft_1_odd: few(), ft_x_odd: few(), ft_2_odd: few() },
    };
  };

  /** Prices of a row by its quote; a quote has the cells of the index, one more than the price. */
  const pricesAt = (quotes: MarketQuotes, numbers: Uint32Array, position: number) =>
    FIELDS.map((_, at) => {
      const cell = quotes.cells[numbers[position]! * quotes.width + at]!;
      return cell === 0 ? null : cell - 1;
    });

  const expectQuotes = (quotes: MarketQuotes, segment: Segment, matches: Map<number, ArchivedMatch>) => {
    const positions = Array.from({ length: segment.rows }, (_, position) => position);
    const blocks = positions.map((position) => Math.floor(position / ROWS_PER_BLOCK)).reverse();
    const numbers = quotes.numbersIn(segment, blocks);
    const got = positions.map((position) => pricesAt(quotes, numbers, position).join());
    const expected = positions.map((position) => {
      const { closing } = matches.get(segment.ids[position]!)!;
      return FIELDS.map((field) => closing[field]).join();
    });
    expect(got).toEqual(expected);
  };

  it('are numbered once each, whatever the order in which rows are asked for, and follow changes', () => {
    const matches = new Map(Array.from({ length: 2_500 }, (_, n) => [n + 1, match(n + 1)]));
    const index = buildIndex([]);
    index.apply({ rows: [...matches.values()].map(toIndexRow), deletedIds: [] });
    const recent = index.segments[1]!;
    const quotes = new MarketQuotes(FT, 2);
    expectQuotes(quotes, recent, matches);
    // five values each from each source, and the quote without any price
    expect(quotes.count).toBeLessThanOrEqual(2 * 5 ** 3 + 1);
    for (const id of [3, 1_200, 2_400]) matches.set(id, { ...match(id), ...momentOf(matches.get(id)!) });
    index.apply({ rows: [3, 1_200, 2_400].map((id) => toIndexRow(matches.get(id)!)), deletedIds: [] });
    expectQuotes(quotes, recent, matches);
    const more = new Map(Array.from({ length: 1_800 }, (_, n) => [n + 3_000, match(n + 3_000)]));
    for (const [id, each] of more) matches.set(id, each);
    index.apply({ rows: [...more.values()].map(toIndexRow), deletedIds: [] });
    expectQuotes(quotes, recent, matches);
  });

  it('remember thousands of different ones', () => {
    const matches = new Map(
      Array.from({ length: 6_000 }, (_, n) => {
        const each = randomMatch(random, n + 1);
        const closing = { ...each.closing, ft_1_odd: 101 + n, ft_x_odd: 300, ft_2_odd: 400 };
        return [n + 1, { ...each, closing }];
      }),
    );
    const index = buildIndex([...matches.values()]);
    const quotes = new MarketQuotes(FT, 2);
    expectQuotes(quotes, index.segments[0]!, matches);
    expect(quotes.count).toBe(6_001);
  });
});

const momentOf = ({ match_date, match_time }: ArchivedMatch) => ({ match_date, match_time });
