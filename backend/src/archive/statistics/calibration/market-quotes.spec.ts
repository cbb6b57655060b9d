import { stateOf, TestArchive } from '../../../../test/support/test-archive';
import { type ArchivedMatch, Random, randomMatch } from '../../../../test/support/random-archive';
import { ODD_MARKETS } from '../../catalogue/columns';
import type { State } from '../../columns/state';
import { pastOf } from '../similarity/past';
import { MarketQuotes, ROWS_PER_BLOCK } from './market-quotes';

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

  /** Prices of a row by its quote. */
  const pricesAt = (quotes: MarketQuotes, numbers: Uint32Array, position: number) =>
    FIELDS.map((_, at) => {
      const cell = quotes.cells[numbers[position]! * quotes.width + at]!;
      return cell === 0 ? null : cell;
    });

  const expectQuotes = (quotes: MarketQuotes, state: State, matches: Map<number, ArchivedMatch>) => {
    let rows = 0;
    for (const { segment, positions } of pastOf(state)) {
      const blocks = Array.from(
        { length: Math.ceil(segment.rows / ROWS_PER_BLOCK) },
        (_, block) => block,
      ).reverse();
      const numbers = quotes.numbersIn(segment, blocks);
      const got = Array.from(positions, (position) => pricesAt(quotes, numbers, position).join());
      const expected = Array.from(positions, (position) => {
        const { closing } = matches.get(segment.ids[position]!)!;
        return FIELDS.map((field) => closing[field]).join();
      });
      expect(got).toEqual(expected);
      rows += positions.length;
    }
    expect(rows).toBe(matches.size);
  };

  it('are numbered once each, whatever the order in which rows are asked for, and follow changes', () => {
    const matches = new Map(Array.from({ length: 2_500 }, (_, n) => [n + 1, match(n + 1)]));
    const archive = new TestArchive([...matches.values()]);
    const quotes = new MarketQuotes(FT, 2);
    expectQuotes(quotes, archive.state, matches);
    // five values each from each source, and the quote without any price
    expect(quotes.count).toBeLessThanOrEqual(2 * 5 ** 3 + 1);
    const changed = [3, 1_200, 2_400].map(match);
    for (const each of changed) matches.set(each.id, each);
    expectQuotes(quotes, archive.change(changed), matches);
    const more = Array.from({ length: 3_800 }, (_, n) => match(n + 3_000));
    for (const each of more) matches.set(each.id, each);
    expectQuotes(quotes, archive.change(more), matches);
  });

  it('remember thousands of different ones', () => {
    const matches = new Map(
      Array.from({ length: 6_000 }, (_, n) => {
        const each = randomMatch(random, n + 1);
        const closing = { ...each.closing, ft_1_odd: 101 + n, ft_x_odd: 300, ft_2_odd: 400 };
        return [n + 1, { ...each, closing }];
      }),
    );
    const quotes = new MarketQuotes(FT, 2);
    expectQuotes(quotes, stateOf([...matches.values()]), matches);
    expect(quotes.count).toBe(6_001);
  });
});
