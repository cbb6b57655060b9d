import { expectSummary } from '../../../../test/support/brute-summary';
import { stateOf, TestArchive } from '../../../../test/support/test-archive';
import { naiveSearch } from '../../../../test/support/naive-search';
import {
  type ArchivedMatch,
  Random,
  randomMatch,
  randomParams,
} from '../../../../test/support/random-archive';
import { randomLearned } from '../../../../test/support/learned-archive';
import { Calibration } from '../calibration/calibration';
import { ODD_MARKETS } from '../../catalogue/columns';
import type { OddField } from '../../catalogue/odds-groups';
import type { OddsQuery } from '../../question/odds-query';
import { parseOddsQuery } from '../../../../test/support/parse-odds-query';
import { answerSummary } from '../../answers/summary';
import { type AnswerContext, Quotes } from '../../answers/context';
import type { State } from '../../columns/state';
import type { FilterType } from '../../question/odds-query';
import { returnInterval } from '../return-interval';
import type { SelectionSummary } from './odds-summary';
import { TODAY } from '../../../../test/support/today';

const SEED = 20260518;

function queryOf(params: Record<string, string>): OddsQuery {
  const parsed = parseOddsQuery(params, TODAY);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  return parsed.query;
}

const NONE = new Quotes(new Calibration());

const inState = (state: State, quotes = NONE): AnswerContext => ({
  state,
  quotes,
  throwIfAborted: () => undefined,
});

const ofAll = (type: FilterType) => ({ type, predicates: [], groups: null });

describe('the summary', () => {
  const random = new Random(SEED);
  const learned = randomLearned(random);
  const quotes = new Quotes(new Calibration(learned));
  const archive = Array.from({ length: 900 }, (_, n) => randomMatch(random, n + 1));
  const context = inState(stateOf(archive, 100), quotes);
  const summaryOf = (query: OddsQuery) => answerSummary(query, context);

  it('of all matches agrees with the definitions, for both sets of odds', () => {
    expectSummary(summaryOf(queryOf({ filter_type: '1' })), archive, 1, learned);
    expectSummary(summaryOf(queryOf({ filter_type: '2' })), archive, 2, learned);
  });

  it('of searches agrees with the definitions', () => {
    for (let round = 0; round < 40; round++) {
      const query = queryOf(randomParams(random, random.pick(archive)));
      const { total } = naiveSearch(archive, query);
      const all = naiveSearch(archive, { ...query, page: 1, perPage: Math.max(1, total) });
      const passing = archive.filter((match) => all.ids.includes(match.id));
      expectSummary(summaryOf(query), passing, query.type, learned);
    }
  });

  it('of some groups has their selections alone, in the order of the table', () => {
    const query = queryOf({ groups: 'bts,ft,uo_25' });
    expectSummary(summaryOf(query), archive, 2, learned, ['ft', 'uo_25', 'bts']);
  });

  it(`agrees with the definitions while matches change, move and go (seed ${SEED})`, () => {
    const matches = new Map(
      Array.from({ length: 1_400 }, (_, n) => randomMatch(random, n + 1)).map((match) => [match.id, match]),
    );
    const wide = new TestArchive([...matches.values()]);
    // all, nearly all, a stretch of days, half of them, few
    const searches = [
      {},
      { filter_type: '1' },
      { ft_1_odd: '>0' },
      { filter_type: '1', ft_x_odd: '>0', cs_33_odd: '>1' },
      { match_date: '2024-01' },
      { total_goals: '<=3' },
      { total_goals: '<=3', groups: 'htft,ft' },
    ].map((params) => queryOf(params as Record<string, string>));
    const change = () => {
      const known = [...matches.keys()];
      const deletedIds = Array.from({ length: 4 }, () => random.pick(known));
      for (const id of deletedIds) matches.delete(id);
      const rows = Array.from({ length: 4 }, () => {
        const { id, match_date, match_time } = matches.get(random.pick([...matches.keys()]))!;
        const fresh = randomMatch(random, id);
        // most stay where they are
        const row = random.chance(0.8) ? { ...fresh, match_date, match_time } : fresh;
        matches.set(id, row);
        return row;
      });
      wide.change(rows, deletedIds);
    };
    for (let round = 0; round < 3; round++) {
      for (const query of searches) {
        const ids = new Set(naiveSearch([...matches.values()], { ...query, page: 1, perPage: 1_400 }).ids);
        const passing = [...matches.values()].filter(({ id }) => ids.has(id));
        const groups = query.groups ? ['ft', 'htft'] : undefined;
        expectSummary(
          answerSummary(query, inState(wide.state, quotes)),
          passing,
          query.type,
          learned,
          groups,
        );
      }
      change();
    }
  });

  it('of a state stays what it was, whatever comes after it', () => {
    const before = Array.from({ length: 1_300 }, (_, n) => randomMatch(random, n + 1));
    const wide = new TestArchive(before);
    const held = wide.state;
    const whole = ofAll(2);
    const first = answerSummary(whole, inState(held));
    wide.change(before.slice(0, 900).map(({ id }) => randomMatch(random, id)));
    // enough for all rows to be brought into one segment again
    wide.change(
      Array.from({ length: 3_000 }, (_, n) => randomMatch(random, 2_000 + n)),
      [1_000, 1_001],
    );
    expect(answerSummary(whole, inState(held))).toEqual(first);
    expectSummary(first, before, 2);
  });

  it('names every selection in the order of the table, with market and label', () => {
    const { selections } = summaryOf(queryOf({}));
    expect(selections[2]).toMatchObject({ column: 'ft_2_odd', group: 'ft', label: '2' });
    expect(selections.map((selection) => selection.column)).toEqual(
      ODD_MARKETS.flatMap((market) => market.columns.map((column) => column.field)),
    );
  });

  it('takes account of results that come later', () => {
    const small = new TestArchive([]);
    const all = () => answerSummary(ofAll(1), inState(small.state));
    expectSummary(all(), [], 1);
    for (const match of archive.slice(0, 5)) small.change([match]);
    expectSummary(all(), archive.slice(0, 5), 1);
    small.change(archive.slice(5, 60));
    expectSummary(all(), archive.slice(0, 60), 1);
  });

  const selectionOf = (matches: ArchivedMatch[], field: OddField): SelectionSummary => {
    const summary = answerSummary(ofAll(2), inState(stateOf(matches)));
    return summary.selections.find((selection) => selection.column === field)!;
  };
  const played = (
    id: number,
    full: [number, number] | null,
    closing: Partial<ArchivedMatch['closing']>,
  ): ArchivedMatch => {
    const base = randomMatch(new Random(SEED), id);
    const none = Object.fromEntries(
      Object.keys(base.closing).map((field) => [field, null]),
    ) as ArchivedMatch['closing'];
    const scores = {
      home_ht_score: null,
      away_ht_score: null,
      home_ft_score: full?.[0] ?? null,
      away_ft_score: full?.[1] ?? null,
    };
    return {
      ...base,
      ...scores,
      first_goal: null,
      awarded: false,
      opening: none,
      closing: { ...none, ...closing },
    };
  };

  it('of two home wins and a loss at 2.00, 3.00 and 4.00 says what a stake on each would have brought', () => {
    const selection = selectionOf(
      [
        played(1, [1, 0], { ft_1_odd: 200 }),
        played(2, [2, 1], { ft_1_odd: 300 }),
        played(3, [0, 1], { ft_1_odd: 400 }),
        played(4, null, { ft_1_odd: 500 }),
        played(5, [3, 0], {}),
      ],
      'ft_1_odd',
    );
    expect(selection).toMatchObject({
      settled: 4,
      hits: 3,
      rate: 0.75,
      priced: 3,
      mean_odd: 3,
      small_sample: true,
    });
    expect(selection.return_rate).toBeCloseTo(5 / 3 - 1, 12);
    const { low, high } = returnInterval({ bets: 3, odds: 9, wonOdds: 5 })!;
    expect([selection.return_low, selection.return_high]).toEqual([low, high]);
    expect(selection).toMatchObject({ compared: 0, compared_rate: null, implied: null, thin_prices: true });
  });

  it('takes the margin out of a whole market only', () => {
    const full = { ft_1_odd: 200, ft_x_odd: 400, ft_2_odd: 400 };
    const matches = [played(1, [1, 0], full), played(2, [1, 0], { ft_1_odd: 150 })];
    expect(selectionOf(matches, 'ft_1_odd')).toMatchObject({
      priced: 2,
      compared: 1,
      compared_hits: 1,
      implied: 0.5,
      expected_return: 0,
    });
    const chances = played(3, [1, 1], { ft_1x_odd: 150, ft_12_odd: 150, ft_x2_odd: 150 });
    expect(selectionOf([chances], 'ft_1x_odd').implied).toBeCloseTo(2 / 3, 12);
  });

  it('says nothing where nothing is settled', () => {
    expect(selectionOf([played(1, null, { ft_1_odd: 200 })], 'ft_1_odd')).toEqual({
      column: 'ft_1_odd',
      group: 'ft',
      label: '1',
      settled: 0,
      hits: 0,
      rate: null,
      ci_low: null,
      ci_high: null,
      small_sample: true,
      priced: 0,
      mean_odd: null,
      return_rate: null,
      return_low: null,
      return_high: null,
      thin_prices: true,
      compared: 0,
      compared_hits: 0,
      compared_rate: null,
      compared_low: null,
      compared_high: null,
      implied: null,
      expected_return: null,
    });
  });

  it('settles the first goal only where it is recorded', () => {
    const matches = [
      played(1, [1, 0], { fg_1_odd: 150 }),
      { ...played(2, [1, 0], { fg_1_odd: 150 }), first_goal: 'H' as const },
    ];
    expect(selectionOf(matches, 'fg_1_odd')).toMatchObject({ settled: 1, hits: 1, priced: 1 });
    expect(selectionOf(matches, 'fg_no')).toMatchObject({ settled: 2, hits: 0 });
  });

  it('settles nothing from an awarded result, which counts as a match all the same', () => {
    const matches = [
      played(1, [3, 0], { ft_1_odd: 150, over_25_odd: 180 }),
      { ...played(2, [3, 0], { ft_1_odd: 150, over_25_odd: 180 }), awarded: true },
      {
        ...played(3, [3, 0], {}),
        home_ht_score: 1,
        away_ht_score: 0,
        first_goal: 'H' as const,
        awarded: true,
      },
    ];
    const state = stateOf(matches);
    const { total, settled, selections } = answerSummary(queryOf({}), inState(state));
    expect([total, settled]).toEqual([3, 1]);
    expect(Math.max(...selections.map((each) => each.settled))).toBe(1);
    expect(selections.find(({ column }) => column === 'ht_1_odd')!.settled).toBe(0);
    expect(state.search(queryOf({ home_ft_score: '3' })).total).toBe(3);
  });

  it('calls a sample small under thirty settled matches', () => {
    const matches = Array.from({ length: 30 }, (_, n) => played(n + 1, [1, 0], {}));
    expect(selectionOf(matches, 'ft_1_odd').small_sample).toBe(false);
    expect(selectionOf(matches.slice(1), 'ft_1_odd').small_sample).toBe(true);
  });

  it('calls prices thin under thirty priced matches, however many are settled', () => {
    const priced = Array.from({ length: 30 }, (_, n) => played(n + 1, [1, 0], { ft_1_odd: 200 }));
    const others = Array.from({ length: 40 }, (_, n) => played(n + 31, [1, 0], {}));
    expect(selectionOf([...priced, ...others], 'ft_1_odd').thin_prices).toBe(false);
    const fewer = [...priced.slice(1), ...others];
    expect(selectionOf(fewer, 'ft_1_odd')).toMatchObject({ thin_prices: true, small_sample: false });
  });

  it('has no interval of the return of a single price', () => {
    const one = [played(1, [1, 0], { ft_1_odd: 200 }), played(2, [1, 0], {})];
    expect(selectionOf(one, 'ft_1_odd')).toMatchObject({
      return_rate: 1,
      return_low: null,
      return_high: null,
    });
  });
});
