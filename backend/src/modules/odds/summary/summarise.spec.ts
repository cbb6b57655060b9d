import { expectSummary } from '../../../../test/support/brute-summary';
import { buildIndex, toIndexRow } from '../../../../test/support/index-rows';
import { naiveSearch } from '../../../../test/support/naive-search';
import {
  type ArchivedMatch,
  Random,
  randomMatch,
  randomParams,
} from '../../../../test/support/random-archive';
import { ODD_MARKETS } from '../catalogue/columns';
import type { OddField } from '../catalogue/odds-groups';
import type { OddsQuery } from '../query/odds-query';
import { parseOddsQuery } from '../query/parse-odds-query';
import type { OddsIndex } from '../index/odds-index';
import { SettlementTable } from './settlement-table';
import type { SelectionSummary } from './odds-summary';
import { summarise, summariseWithPauses } from './summarise';

const SEED = 20260518;

function queryOf(params: Record<string, string>): OddsQuery {
  const parsed = parseOddsQuery(params);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  return parsed.query;
}

describe('the summary', () => {
  const random = new Random(SEED);
  const archive = Array.from({ length: 900 }, (_, n) => randomMatch(random, n + 1));
  const index: OddsIndex = buildIndex(archive.slice(0, 800));
  index.apply({ rows: archive.slice(800).map(toIndexRow), deletedIds: [] });
  const table = new SettlementTable();
  const summaryOf = (query: OddsQuery) => summarise(index.search(query), query.type, index.scores, table);

  it('of all matches agrees with the definitions, for both sets of odds', () => {
    expectSummary(summaryOf(queryOf({ filter_type: '1' })), archive, 1);
    expectSummary(summaryOf(queryOf({ filter_type: '2' })), archive, 2);
  });

  it('of searches agrees with the definitions', () => {
    for (let round = 0; round < 40; round++) {
      const query = queryOf(randomParams(random, random.pick(archive)));
      const { total } = naiveSearch(archive, query);
      const all = naiveSearch(archive, { ...query, page: 1, perPage: Math.max(1, total) });
      const passing = archive.filter((match) => all.ids.includes(match.id));
      expectSummary(summaryOf(query), passing, query.type);
    }
  });

  it('of many matches is the same when other searches run during its pauses', async () => {
    const large = Array.from({ length: 2_500 }, (_, n) => randomMatch(random, n + 1));
    const wide = buildIndex(large.slice(0, 2_400));
    wide.apply({ rows: large.slice(2_400).map(toIndexRow), deletedIds: [] });
    let pauses = 0;
    const summary = await summariseWithPauses(
      wide.search({ type: 2, predicates: [] }),
      2,
      wide.scores,
      new SettlementTable(),
      () => {
        pauses += 1;
        wide.search(queryOf(randomParams(random, random.pick(large))));
        return Promise.resolve();
      },
    );
    expect(pauses).toBeGreaterThan(2);
    expectSummary(summary, large, 2);
  });

  it('names the 124 selections in the order of the table, with market and label', () => {
    const { selections } = summaryOf(queryOf({}));
    expect(selections).toHaveLength(124);
    expect(selections[2]).toMatchObject({ column: 'ft_2_odd', group: 'ft', label: '2' });
    expect(selections.map((selection) => selection.column)).toEqual(
      ODD_MARKETS.flatMap((market) => market.columns.map((column) => column.field)),
    );
  });

  it('takes account of results that come later', () => {
    const small = buildIndex([]);
    const own = new SettlementTable();
    const all = () => summarise(small.search({ type: 1, predicates: [] }), 1, small.scores, own);
    expectSummary(all(), [], 1);
    for (const match of archive.slice(0, 5)) small.apply({ rows: [toIndexRow(match)], deletedIds: [] });
    expectSummary(all(), archive.slice(0, 5), 1);
    small.apply({ rows: archive.slice(5, 60).map(toIndexRow), deletedIds: [] });
    expectSummary(all(), archive.slice(0, 60), 1);
  });

  const selectionOf = (matches: ArchivedMatch[], field: OddField): SelectionSummary => {
    const each = buildIndex(matches);
    const summary = summarise(
      each.search({ type: 2, predicates: [] }),
      2,
      each.scores,
      new SettlementTable(),
    );
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
    return { ...base, ...scores, first_goal: null, opening: none, closing: { ...none, ...closing } };
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
    expect(selection.implied).toBeNull();
  });

  it('takes the margin out of a whole market only', () => {
    const full = { ft_1_odd: 200, ft_x_odd: 400, ft_2_odd: 400 };
    const matches = [played(1, [1, 0], full), played(2, [1, 0], { ft_1_odd: 150 })];
    expect(selectionOf(matches, 'ft_1_odd')).toMatchObject({ priced: 2, implied: 0.5 });
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
      priced: 0,
      mean_odd: null,
      implied: null,
      return_rate: null,
      small_sample: true,
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

  it('calls a sample small under thirty settled matches', () => {
    const matches = Array.from({ length: 30 }, (_, n) => played(n + 1, [1, 0], {}));
    expect(selectionOf(matches, 'ft_1_odd').small_sample).toBe(false);
    expect(selectionOf(matches.slice(1), 'ft_1_odd').small_sample).toBe(true);
  });
});
